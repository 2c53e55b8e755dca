; The installer of Ready Room for Windows: packaging/installers/windows.py compiles it.
;
; It installs for the person who runs it, and needs no administrator. Games and settings are in
; %LOCALAPPDATA%\ReadyRoom: neither the installer nor the uninstaller touches that folder.

Unicode true
ManifestDPIAware true
ManifestSupportedOS all
RequestExecutionLevel user
SetCompressor /SOLID lzma

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "x64.nsh"

!define NAME "Ready Room"
!define KEY "ReadyRoom"
!define GAME "ReadyRoom.Game"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${KEY}"

Name "${NAME}"
OutFile "${SETUP}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "Software\${KEY}" "Folder"
BrandingText "${NAME} ${VERSION}"

VIProductVersion "${FOUR}"
VIFileVersion "${FOUR}"
VIAddVersionKey /LANG=0 "ProductName" "${NAME}"
VIAddVersionKey /LANG=0 "FileDescription" "${NAME}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "LegalCopyright" "Copyright (c) 2026 Ready Room contributors, MIT licence"

!define MUI_ICON "${ICONS}/readyroom.ico"
!define MUI_UNICON "${ICONS}/readyroom.ico"
!define MUI_ABORTWARNING
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "Software\${KEY}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"
!define MUI_FINISHPAGE_RUN "$INSTDIR\readyroom.exe"
!define MUI_FINISHPAGE_NOREBOOTSUPPORT

!insertmacro MUI_PAGE_LICENSE "${TERMS}"
!define MUI_PAGE_CUSTOMFUNCTION_LEAVE CheckFolder
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH

!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; The first is that of a system in any other language.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_RESERVEFILE_LANGDLL

LangString GameFile ${LANG_ENGLISH} "Ready Room game"
LangString GameFile ${LANG_POLISH} "Gra programu Ready Room"
LangString Comment ${LANG_ENGLISH} "Tabletop war games, with the rules kept by the program"
LangString Comment ${LANG_POLISH} "Planszowe gry wojenne, w których zasad pilnuje program"
LangString Running ${LANG_ENGLISH} "Ready Room is running. Close it, then go on."
LangString Running ${LANG_POLISH} "Ready Room działa. Zamknij go, a potem kontynuuj."
LangString TooOld ${LANG_ENGLISH} "Ready Room needs a 64-bit Windows 10 or newer."
LangString TooOld ${LANG_POLISH} "Ready Room wymaga 64-bitowego systemu Windows 10 lub nowszego."
LangString DataFolder ${LANG_ENGLISH} "Your games are kept in this folder. Choose another one for the program."
LangString DataFolder ${LANG_POLISH} "W tym folderze są Twoje gry. Wybierz inny dla programu."
LangString GamesStay ${LANG_ENGLISH} "Your games and settings stay where they are:"
LangString GamesStay ${LANG_POLISH} "Twoje gry i ustawienia pozostają na swoim miejscu:"

; A program that runs keeps its file from being opened for writing.
!macro RefuseRunning
  retry:
  IfFileExists "$INSTDIR\readyroom.exe" 0 free
  ClearErrors
  FileOpen $0 "$INSTDIR\readyroom.exe" a
  IfErrors 0 closed
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Running)" /SD IDCANCEL IDRETRY retry
  Abort
  closed:
  FileClose $0
  free:
!macroend

Function .onInit
  SetShellVarContext current
  !insertmacro MUI_LANGDLL_DISPLAY
  ${IfNot} ${RunningX64}
    MessageBox MB_OK|MB_ICONSTOP "$(TooOld)" /SD IDOK
    Abort
  ${EndIf}
FunctionEnd

; The folder of the games must not become the program's: files of ours would lie among them.
Function CheckFolder
  ${If} "$INSTDIR" == "$LOCALAPPDATA\ReadyRoom"
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(DataFolder)"
    Abort
  ${EndIf}
FunctionEnd

Section "${NAME}"
  SetShellVarContext current
  !insertmacro RefuseRunning

  ; An older version's own uninstaller knows which files were its, wherever it was installed.
  ReadRegStr $1 HKCU "${UNINSTALL}" "QuietUninstallString"
  ReadRegStr $2 HKCU "${UNINSTALL}" "InstallLocation"
  ${If} $1 != ""
    ExecWait '$1 _?=$2'
  ${EndIf}

  SetOutPath "$INSTDIR"
  File /r "${PROGRAM}/*"
  File "${ICONS}/document.ico"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  CreateShortCut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\readyroom.exe" "" "$INSTDIR\readyroom.exe" 0 SW_SHOWNORMAL "" "$(Comment)"

  WriteRegStr HKCU "Software\Classes\.readyroom" "" "${GAME}"
  WriteRegStr HKCU "Software\Classes\.readyroom" "Content Type" "${MIME}"
  WriteRegStr HKCU "Software\Classes\.readyroom" "PerceivedType" "text"
  WriteRegStr HKCU "Software\Classes\.readyroom\OpenWithProgids" "${GAME}" ""
  WriteRegStr HKCU "Software\Classes\${GAME}" "" "$(GameFile)"
  WriteRegStr HKCU "Software\Classes\${GAME}\DefaultIcon" "" "$INSTDIR\document.ico"
  WriteRegStr HKCU "Software\Classes\${GAME}\shell\open\command" "" '"$INSTDIR\readyroom.exe" "%1"'

  WriteRegStr HKCU "Software\${KEY}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\readyroom.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "Ready Room contributors"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Function un.onInit
  SetShellVarContext current
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

; Only what was installed is removed, file by file: a folder goes only when it is empty, and the
; folder of the games is not even looked into.
Section "Uninstall"
  SetShellVarContext current
  !insertmacro RefuseRunning
  DetailPrint "$(GamesStay) $LOCALAPPDATA\ReadyRoom"
  !include "${REMOVAL}"
  Delete "$INSTDIR\document.ico"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"

  ReadRegStr $0 HKCU "Software\Classes\.readyroom" ""
  ${If} $0 == "${GAME}"
    DeleteRegValue HKCU "Software\Classes\.readyroom" ""
  ${EndIf}
  DeleteRegValue HKCU "Software\Classes\.readyroom\OpenWithProgids" "${GAME}"
  DeleteRegKey /ifempty HKCU "Software\Classes\.readyroom\OpenWithProgids"
  DeleteRegKey HKCU "Software\Classes\${GAME}"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\${KEY}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
