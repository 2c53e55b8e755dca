<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl_PL">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Ready Room</source>
        <translation>O programie Ready Room</translation>
    </message>
    <message>
        <source>Four tabletop war games on one table, with the rules kept.</source>
        <translation>Cztery planszowe gry wojenne przy jednym stole, ściśle według zasad.</translation>
    </message>
    <message>
        <source>Version {program} with Python {python}, PySide {pyside} and Qt {qt}</source>
        <translation>Wersja {program}; Python {python}, PySide {pyside}, Qt {qt}</translation>
    </message>
    <message>
        <source>Ready Room</source>
        <translation>Ready Room</translation>
    </message>
    <message>
        <source>Qt</source>
        <translation>Qt</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Czcionki</translation>
    </message>
    <message>
        <source>Ready Room uses Qt and Qt for Python (PySide6), copyright The Qt Company Ltd. and other contributors, under the GNU Lesser General Public License, version 3.

You may exchange them for versions of your own: in an installation from source they are ordinary Python packages, in a packaged program they are separate libraries in its folder.

The text of the licence: https://www.gnu.org/licenses/lgpl-3.0.html
Their source code: https://download.qt.io and https://code.qt.io

Also used: Python (Python Software Foundation License), msgspec (BSD 3-Clause), platformdirs (MIT) and SQLite (public domain).</source>
        <translation>Ready Room korzysta z Qt i Qt for Python (PySide6), copyright The Qt Company Ltd. i inni współtwórcy, na licencji GNU Lesser General Public License w wersji 3.

Można je zastąpić własnymi wersjami: w instalacji ze źródeł są to zwykłe pakiety Pythona, w programie spakowanym – osobne biblioteki w jego folderze.

Tekst licencji: https://www.gnu.org/licenses/lgpl-3.0.html
Kod źródłowy: https://download.qt.io i https://code.qt.io

Użyto także: Python (Python Software Foundation License), msgspec (BSD 3-Clause), platformdirs (MIT) i SQLite (domena publiczna).</translation>
    </message>
</context>
<context>
    <name>ActionList</name>
    <message>
        <source>Find an action</source>
        <translation>Znajdź akcję</translation>
    </message>
    <message>
        <source>What can be done</source>
        <translation>Co można zrobić</translation>
    </message>
    <message>
        <source>No action has these words.</source>
        <translation>Żadna akcja nie zawiera tych słów.</translation>
    </message>
    <message>
        <source>There is nothing for you to decide now.</source>
        <translation>Nie masz teraz nic do rozstrzygnięcia.</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>Appearance</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>Dark for the evening, light for a bright room</source>
        <translation>Ciemne na wieczór, jasne do widnego pokoju</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Systemowe</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemne</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasne</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Wielkość tekstu</translation>
    </message>
    <message>
        <source>Also of buttons and rows</source>
        <translation>Także przycisków i wierszy</translation>
    </message>
    <message>
        <source>Speed of motion</source>
        <translation>Szybkość ruchu</translation>
    </message>
    <message>
        <source>Counters, cards and dice; a key or a click skips</source>
        <translation>Żetony, karty i kości; klawisz lub kliknięcie pomija</translation>
    </message>
    <message>
        <source>off</source>
        <translation>wył.</translation>
    </message>
</context>
<context>
    <name>BoardTools</name>
    <message>
        <source>Turn the board</source>
        <translation>Obróć planszę</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Obróć</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
</context>
<context>
    <name>CampaignCard</name>
    <message>
        <source>Campaigns</source>
        <translation>Kampanie</translation>
    </message>
    <message>
        <source>Campaigns come with Hornet Leader, in a later version: played here, or logged from your own table.</source>
        <translation>Kampanie pojawią się wraz z Hornet Leader w późniejszej wersji: do gry tutaj lub do zapisu z własnego stołu.</translation>
    </message>
</context>
<context>
    <name>ChangePlayerDialog</name>
    <message>
        <source>Change player</source>
        <translation>Zmiana gracza</translation>
    </message>
    <message>
        <source>Who plays {side} from now on?</source>
        <translation>Kto odtąd gra ({side})?</translation>
    </message>
    <message>
        <source>PIN of {side}</source>
        <translation>PIN: {side}</translation>
    </message>
</context>
<context>
    <name>CombatPanel</name>
    <message>
        <source>Attack</source>
        <translation>Atak</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Kontratak</translation>
    </message>
    <message>
        <source>Offer a tie</source>
        <translation>Proponuj remis</translation>
    </message>
    <message>
        <source>Accept the tie</source>
        <translation>Przyjmij remis</translation>
    </message>
    <message>
        <source>Airlift</source>
        <translation>Most powietrzny</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Odwrót</translation>
    </message>
    <message>
        <source>Forced Retreat</source>
        <translation>Wymuś odwrót</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Poddaj się</translation>
    </message>
    <message>
        <source>Cancel it</source>
        <translation>Unieważnij</translation>
    </message>
    <message>
        <source>Let it pass</source>
        <translation>Przepuść</translation>
    </message>
    <message>
        <source>There is no combat now.</source>
        <translation>Teraz nie toczy się walka.</translation>
    </message>
    <message>
        <source>{side} is ahead</source>
        <translation>{side} prowadzą</translation>
    </message>
    <message>
        <source>{side} is behind</source>
        <translation>{side} przegrywają</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>po równo</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Atakujący</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Obrońca</translation>
    </message>
    <message>
        <source>{points} points from the unit, {total} in all</source>
        <translation>{points} pkt jednostki, razem {total}</translation>
    </message>
    <message>
        <source>{total} so far</source>
        <translation>dotąd {total}</translation>
    </message>
    <message>
        <source>unit {points}</source>
        <translation>jednostka {points}</translation>
    </message>
    <message>
        <source>{card} cancelled</source>
        <translation>{card}: unieważniono</translation>
    </message>
    <message>
        <source>{card} chosen</source>
        <translation>{card}: wybrano</translation>
    </message>
    <message>
        <source>{card} +{points}</source>
        <translation>{card} +{points}</translation>
    </message>
    <message>
        <source>{cards}: {own} + {points} = {sum} against {other}</source>
        <translation>{cards}: {own} + {points} = {sum} do {other}</translation>
    </message>
    <message>
        <source>No card chosen: {points} points behind</source>
        <translation>Nie wybrano kart: brakuje {points} pkt</translation>
    </message>
    <message>
        <source>No card chosen: {own} against {other}</source>
        <translation>Nie wybrano kart: {own} do {other}</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Coś poszło nie tak</translation>
    </message>
    <message>
        <source>Something went wrong in the program</source>
        <translation>W programie wystąpił błąd</translation>
    </message>
    <message>
        <source>Every move was saved as it was made, so you can go on playing.</source>
        <translation>Każdy ruch został od razu zapisany, więc możesz grać dalej.</translation>
    </message>
    <message>
        <source>A copy of the open game is in {path}.</source>
        <translation>Kopia otwartej gry: {path}.</translation>
    </message>
    <message>
        <source>If it happens again, please send the report below. The log is {path}.</source>
        <translation>Jeśli to się powtórzy, prześlij poniższy raport. Dziennik: {path}.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Raport</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Kopiuj raport</translation>
    </message>
    <message>
        <source>Save report …</source>
        <translation>Zapisz raport…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Skopiowano</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Zapisz raport</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Tekst (*.txt)</translation>
    </message>
    <message>
        <source>{path} could not be written: {reason}. Choose another folder.</source>
        <translation>Nie udało się zapisać {path}: {reason}. Wybierz inny folder.</translation>
    </message>
</context>
<context>
    <name>DataPage</name>
    <message>
        <source>Saved games</source>
        <translation>Zapisane gry</translation>
    </message>
    <message>
        <source>Where everything is kept</source>
        <translation>Tu wszystko jest przechowywane</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>Examine the library</source>
        <translation>Sprawdzenie biblioteki</translation>
    </message>
    <message>
        <source>Looks at every page of the file</source>
        <translation>Przegląda każdą stronę pliku</translation>
    </message>
    <message>
        <source>Examine</source>
        <translation>Sprawdź</translation>
    </message>
    <message>
        <source>Copy of every game</source>
        <translation>Kopia każdej gry</translation>
    </message>
    <message>
        <source>One file for each, readable without the program</source>
        <translation>Osobne pliki, czytelne bez programu</translation>
    </message>
    <message>
        <source>Export all …</source>
        <translation>Eksportuj wszystkie…</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Kopie zapasowe</translation>
    </message>
    <message>
        <source>Made at each start; the last ten are kept</source>
        <translation>Tworzone przy każdym starcie; zostaje ostatnich dziesięć</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Utwórz kopię</translation>
    </message>
    <message>
        <source>Restore this one …</source>
        <translation>Przywróć tę kopię…</translation>
    </message>
    <message>
        <source>No backup yet.</source>
        <translation>Nie ma jeszcze kopii zapasowej.</translation>
    </message>
    <message>
        <source>Choose a backup first</source>
        <translation>Najpierw wybierz kopię</translation>
    </message>
    <message>
        <source>No file manager answered. The folder is {path}.</source>
        <translation>Żaden menedżer plików nie odpowiedział. Folder: {path}.</translation>
    </message>
    <message>
        <source>The library is damaged: {problem}. Restore a backup below.</source>
        <translation>Biblioteka jest uszkodzona: {problem}. Przywróć kopię zapasową poniżej.</translation>
    </message>
    <message>
        <source>The library is whole.</source>
        <translation>Biblioteka jest nienaruszona.</translation>
    </message>
    <message>
        <source>There is a backup from less than a minute ago.</source>
        <translation>Jest już kopia sprzed niecałej minuty.</translation>
    </message>
    <message>
        <source>Backed up.</source>
        <translation>Utworzono kopię.</translation>
    </message>
    <message>
        <source>Export all games to</source>
        <translation>Eksportuj wszystkie gry do</translation>
    </message>
    <message>
        <source>{title} is of a game that this version does not have.</source>
        <translation>{title}: tej gry nie ma w tej wersji programu.</translation>
    </message>
    <message>
        <source>Games exported: {count}.</source>
        <translation>Wyeksportowane gry: {count}.</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Przywracanie kopii</translation>
    </message>
    <message>
        <source>Put this backup in the place of all present games?</source>
        <translation>Zastąpić wszystkie obecne gry tą kopią?</translation>
    </message>
    <message>
        <source>The present games are backed up first, so you can come back to them.</source>
        <translation>Najpierw powstanie kopia obecnych gier, więc można będzie do nich wrócić.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Restored.</source>
        <translation>Przywrócono.</translation>
    </message>
</context>
<context>
    <name>DeckByHand</name>
    <message>
        <source>Draw for me</source>
        <translation>Losuj za mnie</translation>
    </message>
    <message>
        <source>Enter card</source>
        <translation>Zatwierdź</translation>
    </message>
    <message>
        <source>left: {count}</source>
        <translation>zostało: {count}</translation>
    </message>
    <message>
        <source>Only {name} should look at the screen now.</source>
        <translation>Teraz na ekran patrzy wyłącznie: {name}.</translation>
    </message>
    <message>
        <source>Type a part of the name</source>
        <translation>Wpisz część nazwy</translation>
    </message>
    <message>
        <source>Find a card</source>
        <translation>Znajdź kartę</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>DeployPanel</name>
    <message>
        <source>Drag units into your home zone, or choose a kind with D or B and then a square. Drop a unit on another to change places.</source>
        <translation>Przeciągnij jednostki do strefy startowej albo wybierz rodzaj (D lub B), a potem pole. Upuść jednostkę na inną, aby zamienić je miejscami.</translation>
    </message>
    <message>
        <source>Take a unit back</source>
        <translation>Cofnij jednostkę</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>{unit}: {count} to place</source>
        <translation>{unit}: zostało {count}</translation>
    </message>
    <message>
        <source>Units to place: {units}</source>
        <translation>Do ustawienia: {units}</translation>
    </message>
    <message>
        <source>All units stand. Press Done.</source>
        <translation>Wszystkie jednostki stoją. Naciśnij Gotowe.</translation>
    </message>
</context>
<context>
    <name>DiceByHand</name>
    <message>
        <source>Enter your dice</source>
        <translation>Podaj wynik kości</translation>
    </message>
    <message>
        <source>Roll for me</source>
        <translation>Rzuć za mnie</translation>
    </message>
    <message>
        <source>Enter dice</source>
        <translation>Zatwierdź</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Rolled {face}</source>
        <translation>Wynik {face}</translation>
    </message>
    <message>
        <source>1 to {sides}</source>
        <translation>od 1 do {sides}</translation>
    </message>
    <message>
        <source>Die {number}: {face}</source>
        <translation>Kość {number}: {face}</translation>
    </message>
    <message>
        <source>0 means 10. Backspace goes back. This roll is marked “by hand” in the log.</source>
        <translation>0 oznacza 10. Backspace cofa. Rzut będzie w dzienniku oznaczony „ręcznie”.</translation>
    </message>
    <message>
        <source>Total {total}.</source>
        <translation>Suma {total}.</translation>
    </message>
    <message>
        <source>success</source>
        <translation>sukces</translation>
    </message>
    <message>
        <source>no success</source>
        <translation>porażka</translation>
    </message>
    <message>
        <source>Total {total}: {verdict}.</source>
        <translation>Suma {total}: {verdict}.</translation>
    </message>
    <message>
        <source>Success with: {faces}</source>
        <translation>Sukces przy: {faces}</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>Dice and cards</source>
        <translation>Kości i karty</translation>
    </message>
    <message>
        <source>Wait for me after a roll</source>
        <translation>Czekaj po rzucie</translation>
    </message>
    <message>
        <source>Who rolls and draws, you or the program, is chosen for each game</source>
        <translation>Czy rzucasz i ciągniesz karty ty, czy program, wybiera się dla każdej gry</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Zawsze</translation>
    </message>
    <message>
        <source>If it matters</source>
        <translation>Gdy ważne</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nigdy</translation>
    </message>
</context>
<context>
    <name>DiceTray</name>
    <message>
        <source>Needs</source>
        <translation>Próg</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Rzut</translation>
    </message>
    <message>
        <source>{least} or more</source>
        <translation>co najmniej {least}</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n}%</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>Dock</name>
    <message>
        <source>Panel</source>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>Przenieś w lewo</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>Przenieś w prawo</translation>
    </message>
    <message>
        <source>Move to the bottom</source>
        <translation>Przenieś na dół</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Odepnij</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ukryj</translation>
    </message>
    <message>
        <source>Reset all panels</source>
        <translation>Przywróć wszystkie panele</translation>
    </message>
</context>
<context>
    <name>EndBar</name>
    <message>
        <source>Play once more?</source>
        <translation>Zagrać jeszcze raz?</translation>
    </message>
    <message>
        <source>Same again</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>The players move on by one seat</source>
        <translation>Gracze przesuwają się o jedno miejsce</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
</context>
<context>
    <name>FailureLine</name>
    <message>
        <source>Try again</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Save elsewhere</source>
        <translation>Zapisz gdzie indziej</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <source>How to play {game}</source>
        <translation>Jak grać w {game}</translation>
    </message>
    <message>
        <source>Continue {game}</source>
        <translation>Kontynuuj: {game}</translation>
    </message>
    <message>
        <source>New game of {game}</source>
        <translation>Nowa gra: {game}</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Jeszcze nie grano</translation>
    </message>
    <message>
        <source>Coming next</source>
        <translation>Wkrótce</translation>
    </message>
    <message>
        <source>{game} is not in this version yet.</source>
        <translation>{game}: jeszcze nie w tej wersji.</translation>
    </message>
</context>
<context>
    <name>GuideBar</name>
    <message>
        <source>Close the guide</source>
        <translation>Zamknij przewodnik</translation>
    </message>
</context>
<context>
    <name>GuideStrip</name>
    <message>
        <source>New here? A guided first turn takes two minutes, and you can leave at any step.</source>
        <translation>Pierwszy raz? Tura z przewodnikiem trwa dwie minuty i można ją przerwać w każdej chwili.</translation>
    </message>
    <message>
        <source>Start with Daring Eagle</source>
        <translation>Zacznij od Daring Eagle</translation>
    </message>
    <message>
        <source>Do not offer this again</source>
        <translation>Nie proponuj więcej</translation>
    </message>
</context>
<context>
    <name>HandFan</name>
    <message>
        <source>Cards in hand: {cards}</source>
        <translation>Karty na ręce: {cards}</translation>
    </message>
    <message>
        <source>No cards</source>
        <translation>Brak kart</translation>
    </message>
</context>
<context>
    <name>HandOverPage</name>
    <message>
        <source>Save and quit</source>
        <translation>Zapisz i zakończ</translation>
    </message>
    <message>
        <source>Change player</source>
        <translation>Zmień gracza</translation>
    </message>
    <message>
        <source>Hold to show the board</source>
        <translation>Przytrzymaj, by odsłonić planszę</translation>
    </message>
    <message>
        <source>Pass the screen to {side}</source>
        <translation>Przekaż ekran: {side}</translation>
    </message>
    <message>
        <source>{name} plays {side}. The board stays hidden until then.</source>
        <translation>Gra {name} ({side}). Do tego czasu plansza jest ukryta.</translation>
    </message>
    <message>
        <source>PIN of {side}</source>
        <translation>PIN: {side}</translation>
    </message>
    <message>
        <source>Type the PIN, then Enter.</source>
        <translation>Wpisz PIN i naciśnij Enter.</translation>
    </message>
    <message>
        <source>Hold Space or the button; Enter does the same.</source>
        <translation>Przytrzymaj spację lub przycisk; Enter działa tak samo.</translation>
    </message>
    <message>
        <source>That is not the PIN.</source>
        <translation>To nie ten PIN.</translation>
    </message>
    <message>
        <source>That is not the PIN. Try again in ten seconds.</source>
        <translation>To nie ten PIN. Spróbuj za dziesięć sekund.</translation>
    </message>
</context>
<context>
    <name>HoldButton</name>
    <message>
        <source>Hold to show the board</source>
        <translation>Przytrzymaj, by odsłonić planszę</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Find a save, a rule …   Ctrl+K</source>
        <translation>Znajdź zapis, zasadę…   Ctrl+K</translation>
    </message>
    <message>
        <source>Find a save or a rule</source>
        <translation>Znajdź zapis lub zasadę</translation>
    </message>
    <message>
        <source>Open file …</source>
        <translation>Otwórz plik…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Inspector</source>
        <translation>Szczegóły</translation>
    </message>
    <message>
        <source>Point at a counter, a place or a card.</source>
        <translation>Wskaż żeton, pole lub kartę.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Some commands have the same key</source>
        <translation>Niektóre polecenia mają ten sam klawisz</translation>
    </message>
    <message>
        <source>Only one of them will work: {commands}.</source>
        <translation>Zadziała tylko jedno z nich: {commands}.</translation>
    </message>
</context>
<context>
    <name>KindsDialog</name>
    <message>
        <source>Where the cards are</source>
        <translation>Gdzie są karty</translation>
    </message>
    <message>
        <source>Known to you are your own hand and cards that you have seen in other hands.</source>
        <translation>Znane są karty z twojej ręki oraz te, które udało ci się zobaczyć na cudzych rękach.</translation>
    </message>
</context>
<context>
    <name>KindsModel</name>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Odrzucone</translation>
    </message>
    <message>
        <source>Known to me</source>
        <translation>Znane mi</translation>
    </message>
    <message>
        <source>Not seen</source>
        <translation>Nieznane</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Razem</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Changes at once, also in an open game</source>
        <translation>Zmienia się od razu, także w trakcie gry</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Systemowy</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Set-up</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>Refused: {reason}</source>
        <translation>Odmowa: {reason}</translation>
    </message>
    <message>
        <source>{line} (by hand)</source>
        <translation>{line} (ręcznie)</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Search the log</source>
        <translation>Szukaj wpisu</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Walki</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Kości</translation>
    </message>
    <message>
        <source>Refusals</source>
        <translation>Odmowy</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Nic się jeszcze nie wydarzyło.</translation>
    </message>
    <message>
        <source>No line matches.</source>
        <translation>Brak pasujących wpisów.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Saved games (*{extension})</source>
        <translation>Zapisane gry (*{extension})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Otwórz zapisaną grę</translation>
    </message>
    <message>
        <source>Export this game</source>
        <translation>Eksportuj tę grę</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Seats that need a player: {count}</source>
        <translation>Brakuje graczy: {count}</translation>
    </message>
    <message>
        <source>At most {count} can play.</source>
        <translation>Liczba graczy: najwyżej {count}.</translation>
    </message>
    <message>
        <source>Players: {count}</source>
        <translation>Gracze: {count}</translation>
    </message>
    <message>
        <source>About {time}</source>
        <translation>Około {time}</translation>
    </message>
    <message>
        <source>– {captures} captures would take half as long</source>
        <translation>– przy celu {captures} o połowę krócej</translation>
    </message>
    <message>
        <source>{minutes} minutes</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{hours} h</source>
        <translation>{hours} godz.</translation>
    </message>
    <message>
        <source>New game: {game}</source>
        <translation>Nowa gra: {game}</translation>
    </message>
    <message>
        <source>{low} to {high} players on one screen, each a person or the computer</source>
        <translation>Liczba graczy przy jednym ekranie: {low}–{high}; ludzie lub komputer</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>At this screen</source>
        <translation>Przy tym ekranie</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Losowość</translation>
    </message>
    <message>
        <source>Rules and options</source>
        <translation>Zasady i opcje</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Rozpocznij</translation>
    </message>
    <message>
        <source>A picture of the board at the start</source>
        <translation>Obraz planszy na początku gry</translation>
    </message>
    <message>
        <source>Passing the screen</source>
        <translation>Przekazanie ekranu</translation>
    </message>
    <message>
        <source>Hides the board and the hands until the next player is there</source>
        <translation>Zakrywa planszę i karty, aż przyjdzie następny gracz</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Zakryte</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Odkryte</translation>
    </message>
    <message>
        <source>Tell what happened</source>
        <translation>Podsumowanie zdarzeń</translation>
    </message>
    <message>
        <source>A recap before each turn of a person</source>
        <translation>Przed każdą turą osoby</translation>
    </message>
    <message>
        <source>{what}: by hand</source>
        <translation>{what}: ręcznie</translation>
    </message>
    <message>
        <source>You tell the program what your own deck or lots gave</source>
        <translation>Podajesz programowi wynik z własnej talii lub losów</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Ziarno</translation>
    </message>
    <message>
        <source>The same number gives the same cards; empty for a new one</source>
        <translation>Ta sama liczba daje te same karty; puste: nowe</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>losowe</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>Your notes on this game. They are saved with it.</source>
        <translation>Twoje notatki do tej gry. Zapisują się razem z nią.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notatki</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>Usual {number}</source>
        <translation>Zwykle {number}</translation>
    </message>
    <message>
        <source>Quick {number}</source>
        <translation>Szybka {number}</translation>
    </message>
    <message>
        <source>Long {number}</source>
        <translation>Długa {number}</translation>
    </message>
</context>
<context>
    <name>OutcomeByHand</name>
    <message>
        <source>Find an outcome</source>
        <translation>Znajdź wynik</translation>
    </message>
    <message>
        <source>What came up</source>
        <translation>Co wypadło</translation>
    </message>
    <message>
        <source>Draw for me</source>
        <translation>Losuj za mnie</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Zatwierdź</translation>
    </message>
    <message>
        <source>What came up?</source>
        <translation>Co wypadło?</translation>
    </message>
</context>
<context>
    <name>PageWords</name>
    <message>
        <source>Looking back: {turn}, after move {ply}</source>
        <translation>Spojrzenie wstecz: {turn}, po ruchu {ply}</translation>
    </message>
</context>
<context>
    <name>PhaseTrail</name>
    <message>
        <source>Phase: {phase}</source>
        <translation>Faza: {phase}</translation>
    </message>
</context>
<context>
    <name>PilesPanel</name>
    <message>
        <source>Count</source>
        <translation>Policz</translation>
    </message>
    <message>
        <source>Show where all cards are</source>
        <translation>Pokaż, gdzie są wszystkie karty</translation>
    </message>
    <message>
        <source>Draw {cards}</source>
        <translation>Talia {cards}</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <translation>Odrzucone {cards}</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Zapas</translation>
    </message>
    <message>
        <source>Emplacement pieces in the supply: {pieces}</source>
        <translation>Żetony umocnień w zapasie: {pieces}</translation>
    </message>
</context>
<context>
    <name>PinDialog</name>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Four to eight digits for {side}:</source>
        <translation>Od czterech do ośmiu cyfr ({side}):</translation>
    </message>
    <message>
        <source>The same again:</source>
        <translation>Jeszcze raz to samo:</translation>
    </message>
    <message>
        <source>Digits still missing: {count}</source>
        <translation>Brakujące cyfry: {count}</translation>
    </message>
    <message>
        <source>Type it once more, in case a finger slipped.</source>
        <translation>Wpisz go jeszcze raz, na wypadek pomyłki.</translation>
    </message>
    <message>
        <source>The two are not the same.</source>
        <translation>Te dwa PIN-y się różnią.</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Play</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Ask before acting</source>
        <translation>Pytaj przed akcją</translation>
    </message>
    <message>
        <source>“Lasting”: only what cannot be taken back</source>
        <translation>„Trwałe”: tylko to, czego nie da się cofnąć</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Zawsze</translation>
    </message>
    <message>
        <source>Lasting</source>
        <translation>Trwałe</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nigdy</translation>
    </message>
    <message>
        <source>Hides the board and the hands until the next player is there</source>
        <translation>Zakrywa planszę i karty, aż przyjdzie następny gracz</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Zakryte</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Odkryte</translation>
    </message>
    <message>
        <source>End finished turns</source>
        <translation>Kończ gotowe tury</translation>
    </message>
    <message>
        <source>A turn in which nothing is left to do ends after a second</source>
        <translation>Tura, w której nie ma już nic do zrobienia, kończy się po sekundzie</translation>
    </message>
    <message>
        <source>Turn the board to each player</source>
        <translation>Obracaj planszę do gracza</translation>
    </message>
    <message>
        <source>The side of whoever looks lies at the bottom</source>
        <translation>Strona patrzącego jest na dole</translation>
    </message>
    <message>
        <source>Passing the screen</source>
        <translation>Przekazanie ekranu</translation>
    </message>
    <message>
        <source>Tell what happened</source>
        <translation>Podsumowanie zdarzeń</translation>
    </message>
    <message>
        <source>A recap before each turn of a person</source>
        <translation>Przed każdą turą osoby</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Ask a computer player what it would do</source>
        <translation>Zapytaj gracza komputerowego, co by zrobił</translation>
    </message>
    <message>
        <source>End finished turns</source>
        <translation>Kończ gotowe tury</translation>
    </message>
    <message>
        <source>A turn in which nothing is left to do ends by itself after a second.</source>
        <translation>Tura, w której nie ma już nic do zrobienia, kończy się sama po sekundzie.</translation>
    </message>
    <message>
        <source>{divisions} XX · {brigades} X</source>
        <translation>{divisions} XX · {brigades} X</translation>
    </message>
    <message>
        <source>{captures} of {goal} captures</source>
        <translation>zdobycze: {captures} z {goal}</translation>
    </message>
    <message>
        <source>Cards in hand: {cards}</source>
        <translation>Karty na ręce: {cards}</translation>
    </message>
    <message>
        <source>Computer · {level}</source>
        <translation>Komp. · {level}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Osoba</translation>
    </message>
    <message>
        <source>out</source>
        <translation>odpada</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>in combat</source>
        <translation>walka</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>ruch</translation>
    </message>
    <message>
        <source>to decide</source>
        <translation>wybór</translation>
    </message>
    <message>
        <source>to answer</source>
        <translation>odzew</translation>
    </message>
    <message>
        <source>No capture for {rounds} of {limit} rounds</source>
        <translation>Bez zdobyczy: {rounds} z {limit} rund</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Cofnij (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Ekran główny</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Y)</source>
        <translation>Ponów (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Timeline (T)</source>
        <translation>Oś czasu (T)</translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <translation>Zasady (F1)</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Rusz teraz</translation>
    </message>
    <message>
        <source>Take the best move found so far</source>
        <translation>Wykonaj najlepszy z dotąd znalezionych ruchów</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Jeden krok</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
</context>
<context>
    <name>RecapPanel</name>
    <message>
        <source>Since your last decision</source>
        <translation>Od twojej ostatniej decyzji</translation>
    </message>
    <message>
        <source>Events: {count}. What is hidden from you stays hidden.</source>
        <translation>Zdarzenia: {count}. Co ukryte przed tobą, pozostaje ukryte.</translation>
    </message>
    <message>
        <source>To the first step</source>
        <translation>Do pierwszego kroku</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Odtwórz (spacja)</translation>
    </message>
    <message>
        <source>To the last step</source>
        <translation>Do ostatniego kroku</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Do stołu</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} z {all}</translation>
    </message>
</context>
<context>
    <name>RecentGames</name>
    <message>
        <source>Rename</source>
        <translation>Zmiana nazwy</translation>
    </message>
    <message>
        <source>Name of the game:</source>
        <translation>Nazwa gry:</translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <translation>{title} (kopia)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksport</translation>
    </message>
    <message>
        <source>Saved games (*{extension})</source>
        <translation>Zapisane gry (*{extension})</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Ostatnie gry</translation>
    </message>
    <message>
        <source>Saved after every move</source>
        <translation>Zapis po każdym ruchu</translation>
    </message>
    <message>
        <source>All saves</source>
        <translation>Wszystkie zapisy</translation>
    </message>
    <message>
        <source>Take back from the trash</source>
        <translation>Przywróć z kosza</translation>
    </message>
    <message>
        <source>No saved game is called that.</source>
        <translation>Żadna zapisana gra tak się nie nazywa.</translation>
    </message>
    <message>
        <source>Your games appear here. They are saved by themselves after every move.</source>
        <translation>Tu pojawią się twoje gry. Zapisują się same po każdym ruchu.</translation>
    </message>
</context>
<context>
    <name>RecentRow</name>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Mend …</source>
        <translation>Napraw…</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Obejrzyj</translation>
    </message>
    <message>
        <source>More about {title}</source>
        <translation>Więcej: {title}</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Zmień nazwę…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Export to a file …</source>
        <translation>Eksportuj do pliku…</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>Przenieś do kosza</translation>
    </message>
</context>
<context>
    <name>RefusalNote</name>
    <message>
        <source>F1 opens the rule</source>
        <translation>F1 otwiera zasadę</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Nobody wins</source>
        <translation>Nikt nie wygrywa</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side} wygrywają</translation>
    </message>
    <message>
        <source>{sides} share the victory</source>
        <translation>{sides} dzielą zwycięstwo</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>Zdobycze</translation>
    </message>
    <message>
        <source>Divisions captured</source>
        <translation>Zdobyte dywizje</translation>
    </message>
    <message>
        <source>Brigades captured</source>
        <translation>Zdobyte brygady</translation>
    </message>
    <message>
        <source>Attacks made</source>
        <translation>Wykonane ataki</translation>
    </message>
    <message>
        <source>Attacks won</source>
        <translation>Wygrane ataki</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Zagrane karty</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tury</translation>
    </message>
</context>
<context>
    <name>RulesBrowser</name>
    <message>
        <source>Search with Ctrl+F. N and Shift+N go from hit to hit.</source>
        <translation>Szukanie: Ctrl+F. N i Shift+N: kolejne trafienia.</translation>
    </message>
    <message>
        <source>Places with “{text}”: {count}</source>
        <translation>Miejsca z „{text}”: {count}</translation>
    </message>
    <message>
        <source>“{text}” is not in these rules.</source>
        <translation>W tych zasadach nie ma „{text}”.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Wstecz (Alt+Lewo)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Dalej (Alt+Prawo)</translation>
    </message>
    <message>
        <source>Search the rules …</source>
        <translation>Szukaj w zasadach…</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Szukaj w zasadach</translation>
    </message>
    <message>
        <source>Previous hit (Shift+N)</source>
        <translation>Poprzednie trafienie (Shift+N)</translation>
    </message>
    <message>
        <source>Next hit (N)</source>
        <translation>Następne trafienie (N)</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Do stołu</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Trafienia</translation>
    </message>
    <message>
        <source>At the table now</source>
        <translation>Teraz przy stole</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Our ruling</source>
        <translation>Nasza wykładnia</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
</context>
<context>
    <name>SavesDialog</name>
    <message>
        <source>All saves</source>
        <translation>Wszystkie zapisy</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Kosz</translation>
    </message>
    <message>
        <source>Search …</source>
        <translation>Szukaj…</translation>
    </message>
    <message>
        <source>Search the saves</source>
        <translation>Szukaj w zapisach</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Zapisane gry</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Grano</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>Do kosza</translation>
    </message>
    <message>
        <source>Take out of the trash</source>
        <translation>Wyjmij z kosza</translation>
    </message>
    <message>
        <source>Delete for good …</source>
        <translation>Usuń na dobre…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Obejrzyj</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksport</translation>
    </message>
    <message>
        <source>Saved games (*{extension})</source>
        <translation>Zapisane gry (*{extension})</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Usuwanie na dobre</translation>
    </message>
    <message>
        <source>Delete {title} for good?</source>
        <translation>Usunąć na dobre: {title}?</translation>
    </message>
    <message>
        <source>Only the backups made until now still have it.</source>
        <translation>Gra zostanie już tylko w dotychczasowych kopiach zapasowych.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Person</source>
        <translation>Osoba</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Puste</translation>
    </message>
    <message>
        <source>Who plays {side}</source>
        <translation>Kto gra: {side}</translation>
    </message>
    <message>
        <source>Strength of {side}</source>
        <translation>Poziom: {side}</translation>
    </message>
    <message>
        <source>Name of who plays {side}</source>
        <translation>Imię gracza: {side}</translation>
    </message>
    <message>
        <source>A PIN is set: only this player can show the board. Press to take it away.</source>
        <translation>PIN ustawiony: tylko ten gracz odsłoni planszę. Naciśnij, aby go usunąć.</translation>
    </message>
    <message>
        <source>Set a PIN, so that only this player can show the board</source>
        <translation>Ustaw PIN, aby tylko ten gracz mógł odsłonić planszę</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Did you mean “{word}”?</source>
        <translation>Chodziło o „{word}”?</translation>
    </message>
    <message>
        <source>Settings found: {count}</source>
        <translation>Znalezione ustawienia: {count}</translation>
    </message>
    <message>
        <source>Nothing is called that.</source>
        <translation>Nic się tak nie nazywa.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Changes apply at once</source>
        <translation>Zmiany działają od razu</translation>
    </message>
    <message>
        <source>Search the settings …</source>
        <translation>Szukaj w ustawieniach…</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Szukaj w ustawieniach</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Strony</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Reset this page</source>
        <translation>Przywróć tę stronę</translation>
    </message>
</context>
<context>
    <name>SideDocks</name>
    <message>
        <source>Inspector</source>
        <translation>Szczegóły</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Akcje</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notatki</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Oś czasu</translation>
    </message>
    <message>
        <source>Recap</source>
        <translation>Podsumowanie</translation>
    </message>
</context>
<context>
    <name>TableHost</name>
    <message>
        <source>{title} (branch at {ply})</source>
        <translation>{title} (odgałęzienie od {ply})</translation>
    </message>
    <message>
        <source>Make a copy</source>
        <translation>Utwórz kopię</translation>
    </message>
    <message>
        <source>{title} (mended)</source>
        <translation>{title} (naprawiona)</translation>
    </message>
    <message>
        <source>Save this game elsewhere</source>
        <translation>Zapisz tę grę gdzie indziej</translation>
    </message>
    <message>
        <source>Saved games (*{extension})</source>
        <translation>Zapisane gry (*{extension})</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>Oś czasu</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Do początku (Home)</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Odtwórz odtąd</translation>
    </message>
    <message>
        <source>To the present (End)</source>
        <translation>Do chwili obecnej (End)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tura</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Walka</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Zakładka</translation>
    </message>
    <message>
        <source>What one step is</source>
        <translation>Czym jest jeden krok</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Zakładka</translation>
    </message>
    <message>
        <source>Branch from here</source>
        <translation>Odgałęź stąd</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Do teraz</translation>
    </message>
    <message>
        <source>The timeline starts with the first move.</source>
        <translation>Oś czasu zaczyna się od pierwszego ruchu.</translation>
    </message>
    <message>
        <source>Move {last}: now.</source>
        <translation>Ruch {last}: teraz.</translation>
    </message>
    <message>
        <source>Move {ply} of {last}: looking back. Nothing is lost.</source>
        <translation>Ruch {ply} z {last}: spojrzenie wstecz. Nic nie ginie.</translation>
    </message>
    <message>
        <source>What to remember here (empty takes the bookmark away):</source>
        <translation>Co zapamiętać (puste usuwa zakładkę):</translation>
    </message>
</context>
<context>
    <name>TimelineStrip</name>
    <message>
        <source>T{turn}</source>
        <translation>T{turn}</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Przygotowanie</translation>
    </message>
</context>
<context>
    <name>TrackModel</name>
    <message>
        <source>{name}: {value} of {high}</source>
        <translation>{name}: {value} z {high}</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>ZoomView</name>
    <message>
        <source>Show the whole board (0)</source>
        <translation>Pokaż całą planszę (0)</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Pokaż całą planszę</translation>
    </message>
    <message>
        <source>{percent} %   Fit</source>
        <translation>{percent}%   Całość</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>The library was gone, so a new one was made.</source>
        <translation>Biblioteki nie było, więc powstała nowa.</translation>
    </message>
    <message>
        <source>Backups are there: Settings, Saved games brings one back.</source>
        <translation>Są kopie zapasowe: przywrócisz je w Ustawieniach, na stronie Zapisane gry.</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>Rolled {dice}</source>
        <translation>Wyrzucono: {dice}</translation>
    </message>
    <message>
        <source>That is not among the possible actions.</source>
        <translation>Tego nie ma wśród możliwych akcji.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra się skończyła.</translation>
    </message>
    <message>
        <source>That is not a possible result.</source>
        <translation>Taki wynik nie jest możliwy.</translation>
    </message>
</context>
<context>
    <name>daring_eagle</name>
    <message>
        <source>{side} goes first</source>
        <translation>{side} zaczynają</translation>
    </message>
    <message>
        <source>The card drawn is {card}</source>
        <translation>Dobrana karta: {card}</translation>
    </message>
    <message>
        <source>The card taken is {card}</source>
        <translation>Zabrana karta: {card}</translation>
    </message>
    <message>
        <source>Take the {quadrant} quadrant</source>
        <translation>Wybierz: ćwiartka {quadrant}</translation>
    </message>
    <message>
        <source>Emplacement on {square}</source>
        <translation>Umocnienie na {square}</translation>
    </message>
    <message>
        <source>Deploy: {template}</source>
        <translation>Rozstaw: {template}</translation>
    </message>
    <message>
        <source>Deploy: own arrangement</source>
        <translation>Rozstaw: własny układ</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <translation>Odrzuć: {cards}</translation>
    </message>
    <message>
        <source>Move {start} to {to}</source>
        <translation>Ruch z {start} na {to}</translation>
    </message>
    <message>
        <source>{card}: build on {square}</source>
        <translation>{card}: buduj na {square}</translation>
    </message>
    <message>
        <source>{card}: clear {square}</source>
        <translation>{card}: usuń z {square}</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Zagraj: {card}</translation>
    </message>
    <message>
        <source>{card} against {side}</source>
        <translation>{card}, cel: {side}</translation>
    </message>
    <message>
        <source>{card} for the unit on {square}</source>
        <translation>{card}: jednostka na {square}</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message>
        <source>Attack without cards</source>
        <translation>Atak bez kart</translation>
    </message>
    <message>
        <source>Attack with {cards}</source>
        <translation>Atak: {cards}</translation>
    </message>
    <message>
        <source>Counter with {cards}</source>
        <translation>Kontratak: {cards}</translation>
    </message>
    <message>
        <source>Offer a tie with {cards}</source>
        <translation>Zaproponuj remis: {cards}</translation>
    </message>
    <message>
        <source>Accept the tie</source>
        <translation>Przyjmij remis</translation>
    </message>
    <message>
        <source>Leave by {card}</source>
        <translation>Wyjdź z walki: {card}</translation>
    </message>
    <message>
        <source>Retreat to {square}</source>
        <translation>Odwrót na {square}</translation>
    </message>
    <message>
        <source>Drive the other unit out</source>
        <translation>Wyprzyj jednostkę wroga</translation>
    </message>
    <message>
        <source>Surrender the unit</source>
        <translation>Poddaj jednostkę</translation>
    </message>
    <message>
        <source>Cancel it with {card}</source>
        <translation>Unieważnij: {card}</translation>
    </message>
    <message>
        <source>Let it pass</source>
        <translation>Przepuść</translation>
    </message>
    <message>
        <source>To {square}</source>
        <translation>Na {square}</translation>
    </message>
    <message>
        <source>There is no other choice.</source>
        <translation>Nie ma innego wyboru.</translation>
    </message>
    <message>
        <source>A good place beside the others.</source>
        <translation>Dobre miejsce obok pozostałych.</translation>
    </message>
    <message>
        <source>It shields the own home zone.</source>
        <translation>Osłania własną strefę startową.</translation>
    </message>
    <message>
        <source>A sound order of battle.</source>
        <translation>Solidny szyk bojowy.</translation>
    </message>
    <message>
        <source>These cards are worth least.</source>
        <translation>Te karty są najmniej warte.</translation>
    </message>
    <message>
        <source>The unit is safest there.</source>
        <translation>Tam jednostka jest najbezpieczniejsza.</translation>
    </message>
    <message>
        <source>The card would do too much harm.</source>
        <translation>Ta karta wyrządziłaby za dużo szkód.</translation>
    </message>
    <message>
        <source>Anti-Aircraft is better kept for a combat.</source>
        <translation>Obronę przeciwlotniczą lepiej zachować do walki.</translation>
    </message>
    <message>
        <source>Two cards for one are always welcome.</source>
        <translation>Dwie karty za jedną zawsze się przydadzą.</translation>
    </message>
    <message>
        <source>A card taken from the strongest opponent counts twice.</source>
        <translation>Karta zabrana najsilniejszemu liczy się podwójnie.</translation>
    </message>
    <message>
        <source>There is a second move worth making.</source>
        <translation>Warto wykonać drugi ruch.</translation>
    </message>
    <message>
        <source>The emplacement covers a unit in danger.</source>
        <translation>Umocnienie osłania zagrożoną jednostkę.</translation>
    </message>
    <message>
        <source>Nothing more is worth doing this turn.</source>
        <translation>W tej turze nie warto robić nic więcej.</translation>
    </message>
    <message>
        <source>Better to leave than to lose.</source>
        <translation>Lepiej wyjść z walki niż przegrać.</translation>
    </message>
    <message>
        <source>Attacks {square}: wins {percent} % of the time.</source>
        <translation>Atak na {square}: wygrana w {percent}% przypadków.</translation>
    </message>
    <message>
        <source>Goes to {square}, out of danger.</source>
        <translation>Idzie na {square}, z dala od zagrożenia.</translation>
    </message>
    <message>
        <source>Goes to {square} to attack from there.</source>
        <translation>Idzie na {square}, by stamtąd atakować.</translation>
    </message>
    <message>
        <source>Goes to {square}, nearer to the enemy.</source>
        <translation>Idzie na {square}, bliżej wroga.</translation>
    </message>
    <message>
        <source>Goes to {square}, the best place for now.</source>
        <translation>Idzie na {square}: teraz to najlepsze miejsce.</translation>
    </message>
    <message>
        <source>Cards enough to prevail {percent} % of the time.</source>
        <translation>Te karty wystarczą w {percent}% przypadków.</translation>
    </message>
    <message>
        <source>A tie is better than losing the unit for nothing.</source>
        <translation>Remis jest lepszy niż oddanie jednostki za nic.</translation>
    </message>
    <message>
        <source>The trade is worth taking.</source>
        <translation>Ta wymiana się opłaca.</translation>
    </message>
    <message>
        <source>The unit is worth less than the cards to save it.</source>
        <translation>Jednostka jest warta mniej niż karty na jej ratunek.</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Dobierz kartę</translation>
    </message>
    <message>
        <source>Take a card at random</source>
        <translation>Zabierz losową kartę</translation>
    </message>
    <message>
        <source>Commit cards until your attack is ahead</source>
        <translation>Dołóż karty, aż atak przewyższy obronę</translation>
    </message>
    <message>
        <source>Answer the Air Strike?</source>
        <translation>Unieważnić Nalot?</translation>
    </message>
    <message>
        <source>Answer the Airlift?</source>
        <translation>Unieważnić Most powietrzny?</translation>
    </message>
    <message>
        <source>Choose where the unit lands</source>
        <translation>Wybierz miejsce lądowania</translation>
    </message>
    <message>
        <source>Choose where your unit is driven</source>
        <translation>Wybierz, dokąd cofa się jednostka</translation>
    </message>
    <message>
        <source>A tie at {own} is on offer: take it, go above it, or leave</source>
        <translation>Remis po {own}: przyjmij, przebij lub wyjdź z walki</translation>
    </message>
    <message>
        <source>Behind {own} : {other}: counter, match, leave or surrender</source>
        <translation>Przegrywasz {own} : {other}: kontratak, wyrównanie, wyjście lub poddanie</translation>
    </message>
    <message>
        <source>{square} is not next to the combat.</source>
        <translation>{square} nie sąsiaduje z polem walki.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Teraz to niemożliwe.</translation>
    </message>
    <message>
        <source>{card} only answers an Air Strike or an Airlift.</source>
        <translation>{card}: tylko w odpowiedzi na Nalot lub Most powietrzny.</translation>
    </message>
    <message>
        <source>{card} brings no combat points.</source>
        <translation>{card}: ta karta nie daje punktów walki.</translation>
    </message>
    <message>
        <source>The attack comes first: commit cards for it.</source>
        <translation>Najpierw atak: dołóż do niego karty.</translation>
    </message>
    <message>
        <source>The attack must be above the defender: {own} equals {other}.</source>
        <translation>Atak musi przewyższyć obrońcę: jest {own} do {other}.</translation>
    </message>
    <message>
        <source>The attack needs {needed} more combat points: {own} against {other}.</source>
        <translation>Atakowi brakuje {needed} pkt walki: jest {own} do {other}.</translation>
    </message>
    <message>
        <source>A tie is on offer: accepting it is better.</source>
        <translation>Zaproponowano remis: lepiej go przyjąć.</translation>
    </message>
    <message>
        <source>No tie is on offer.</source>
        <translation>Nikt nie zaproponował remisu.</translation>
    </message>
    <message>
        <source>You hold no {card}.</source>
        <translation>Nie masz karty {card}.</translation>
    </message>
    <message>
        <source>{card} is played alone, to leave the combat: press its button.</source>
        <translation>{card}: gra się ją samą, by wyjść z walki. Naciśnij jej przycisk.</translation>
    </message>
    <message>
        <source>There is nowhere to retreat: every way is blocked.</source>
        <translation>Nie ma dokąd się wycofać: każda droga jest zablokowana.</translation>
    </message>
    <message>
        <source>An attacker retreats to where it came from, {square}.</source>
        <translation>Atakujący wycofuje się tam, skąd przyszedł: {square}.</translation>
    </message>
    <message>
        <source>Choose where the unit retreats to.</source>
        <translation>Wybierz, dokąd wycofuje się jednostka.</translation>
    </message>
    <message>
        <source>{square} is not within an ordinary move without cards.</source>
        <translation>{square} jest poza zasięgiem zwykłego ruchu bez kart.</translation>
    </message>
    <message>
        <source>Not enough to counter: {own} against {other}.</source>
        <translation>Za mało na kontratak: {own} do {other}.</translation>
    </message>
    <message>
        <source>A tie at {other} is on offer: go above it, or accept it.</source>
        <translation>Zaproponowano remis po {other}: przebij go lub przyjmij.</translation>
    </message>
    <message>
        <source>{own} against {other} is no tie but a counter-attack.</source>
        <translation>{own} do {other} to nie remis, lecz kontratak.</translation>
    </message>
    <message>
        <source>{own} against {other} is no counter-attack but a tie.</source>
        <translation>{own} do {other} to nie kontratak, lecz remis.</translation>
    </message>
    <message>
        <source>Counter, match, leave, accept or surrender.</source>
        <translation>Kontratakuj, wyrównaj, wyjdź, przyjmij remis lub poddaj się.</translation>
    </message>
    <message>
        <source>Answer first: cancel the card or let it pass.</source>
        <translation>Najpierw odpowiedz: unieważnij kartę lub ją przepuść.</translation>
    </message>
    <message>
        <source>A unit is on {square}.</source>
        <translation>Na {square} stoi jednostka.</translation>
    </message>
    <message>
        <source>An emplacement is on {square}.</source>
        <translation>Na {square} jest umocnienie.</translation>
    </message>
    <message>
        <source>Choose a square for the unit first.</source>
        <translation>Najpierw wybierz pole dla jednostki.</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>0 kart</translation>
    </message>
    <message>
        <source>{count} × {card}</source>
        <translation>{count} × {card}</translation>
    </message>
    <message>
        <source>{first}, {next}</source>
        <translation>{first}, {next}</translation>
    </message>
    <message>
        <source>{side} {unit}</source>
        <translation>{unit} ({side})</translation>
    </message>
    <message>
        <source>{side} goes first.</source>
        <translation>{side} zaczynają.</translation>
    </message>
    <message>
        <source>{side} takes the {quadrant} quadrant.</source>
        <translation>{side}: ćwiartka {quadrant}.</translation>
    </message>
    <message>
        <source>Order of turns: {sides}.</source>
        <translation>Kolejność tur: {sides}.</translation>
    </message>
    <message>
        <source>{side} builds an emplacement on {square}.</source>
        <translation>{side} budują umocnienie na {square}.</translation>
    </message>
    <message>
        <source>{side} clears the emplacement on {square}.</source>
        <translation>{side} usuwają umocnienie z {square}.</translation>
    </message>
    <message>
        <source>{side} deploys {units} units.</source>
        <translation>{side} rozstawiają jednostki: {units}.</translation>
    </message>
    <message>
        <source>Turn {turn}: {side}.</source>
        <translation>Tura {turn}: {side}.</translation>
    </message>
    <message>
        <source>{side} passes: no unit can move freely.</source>
        <translation>{side} pasują: żadna jednostka nie ma zwykłego ruchu.</translation>
    </message>
    <message>
        <source>{side} ends turn {turn}.</source>
        <translation>{side} kończą turę {turn}.</translation>
    </message>
    <message>
        <source>{side} discards {cards}.</source>
        <translation>{side} odrzucają: {cards}.</translation>
    </message>
    <message>
        <source>{side} pays {cards} for the move.</source>
        <translation>{side} płacą za ruch: {cards}.</translation>
    </message>
    <message>
        <source>{side} plays {card}.</source>
        <translation>{side} zagrywają kartę {card}.</translation>
    </message>
    <message>
        <source>{side} draws a card.</source>
        <translation>{side} dobierają kartę.</translation>
    </message>
    <message>
        <source>{side} draws {card}.</source>
        <translation>{side} dobierają kartę {card}.</translation>
    </message>
    <message>
        <source>The {cards} discards are shuffled into a new draw pile.</source>
        <translation>Karty odrzucone ({cards}) przetasowano w nową talię.</translation>
    </message>
    <message>
        <source>{side} draws nothing: both piles are empty.</source>
        <translation>{side} nic nie dobierają: oba stosy są puste.</translation>
    </message>
    <message>
        <source>{side} takes a card of {victim}.</source>
        <translation>{victim} tracą kartę; zabierają ją {side}.</translation>
    </message>
    <message>
        <source>{side} takes {card} of {victim}.</source>
        <translation>{victim} tracą kartę {card}; zabierają ją {side}.</translation>
    </message>
    <message>
        <source>{side} may make one more move.</source>
        <translation>{side} mogą wykonać jeszcze jeden ruch.</translation>
    </message>
    <message>
        <source>{unit} moves from {start} to {to}.</source>
        <translation>{unit} rusza z {start} na {to}.</translation>
    </message>
    <message>
        <source>{unit} is flown from {start} to {to}.</source>
        <translation>{unit} przelatuje z {start} na {to}.</translation>
    </message>
    <message>
        <source>{unit} retreats from {start} to {to}.</source>
        <translation>{unit} wycofuje się z {start} na {to}.</translation>
    </message>
    <message>
        <source>{unit} is driven from {start} to {to}.</source>
        <translation>{unit} wyparta z {start} na {to}.</translation>
    </message>
    <message>
        <source>{unit} attacks {enemy} on {square}.</source>
        <translation>{square}: {unit} atakuje, broni się {enemy}.</translation>
    </message>
    <message>
        <source>{side} commits {cards}: {total} against {other}.</source>
        <translation>{side} dokładają: {cards}. Jest {total} do {other}.</translation>
    </message>
    <message>
        <source>{side} cancels the {card} of {owner}.</source>
        <translation>{side} unieważniają kartę {card} ({owner}).</translation>
    </message>
    <message>
        <source>{side} offers a tie at {total}.</source>
        <translation>{side} proponują remis po {total}.</translation>
    </message>
    <message>
        <source>{side} can do nothing but accept the tie.</source>
        <translation>{side} muszą przyjąć remis.</translation>
    </message>
    <message>
        <source>{side} accepts the tie.</source>
        <translation>{side} przyjmują remis.</translation>
    </message>
    <message>
        <source>{side} can do nothing but surrender.</source>
        <translation>{side} muszą się poddać.</translation>
    </message>
    <message>
        <source>{side} surrenders.</source>
        <translation>{side} poddają się.</translation>
    </message>
    <message>
        <source>{captor} captures {unit} on {square} and has {captures}.</source>
        <translation>{captor} zdobywają na {square}: {unit}. Razem zdobyczy: {captures}.</translation>
    </message>
    <message>
        <source>The combat ends in a tie; {square} is empty.</source>
        <translation>Walka kończy się remisem; pole {square} jest puste.</translation>
    </message>
    <message>
        <source>The combat is over; {side} holds {square}.</source>
        <translation>Koniec walki; {side} utrzymują {square}.</translation>
    </message>
    <message>
        <source>{side} has no unit left and is out; discarded: {cards}.</source>
        <translation>{side} nie mają jednostek i odpadają; odrzucone: {cards}.</translation>
    </message>
    <message>
        <source>Stalemate: {turns} turns in a row without a capture.</source>
        <translation>Pat: liczba tur z rzędu bez zdobyczy: {turns}.</translation>
    </message>
    <message>
        <source>The limit of {rounds} rounds is reached.</source>
        <translation>Osiągnięto limit {rounds} rund.</translation>
    </message>
    <message>
        <source>{side} wins. Captures: {captures}.</source>
        <translation>{side} wygrywają. Zdobycze: {captures}.</translation>
    </message>
    <message>
        <source>{sides} share the victory with {captures} captures each.</source>
        <translation>{sides} dzielą zwycięstwo. Zdobycze po {captures}.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odrzucanie</translation>
    </message>
    <message>
        <source>Move and play cards</source>
        <translation>Ruch i karty</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Dobieranie</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>Daring Eagle</source>
        <translation>Daring Eagle</translation>
    </message>
    <message>
        <source>Cadet</source>
        <translation>Kadet</translation>
    </message>
    <message>
        <source>Colonel</source>
        <translation>Pułkownik</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Generał</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Tura {turn}</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>The unit is on {to} already.</source>
        <translation>Jednostka już stoi na {to}.</translation>
    </message>
    <message>
        <source>From {start} to {to} is not a straight line.</source>
        <translation>Z {start} na {to} nie ma linii prostej.</translation>
    </message>
    <message>
        <source>A unit on {square} is in the way.</source>
        <translation>Drogę zagradza jednostka na {square}.</translation>
    </message>
    <message>
        <source>One of your own units is on {square}.</source>
        <translation>Na {square} stoi twoja jednostka.</translation>
    </message>
    <message>
        <source>Too far: {distance} squares, a {unit} moves {allowance}.</source>
        <translation>Za daleko: odległość {distance}, {unit} ma zasięg {allowance}.</translation>
    </message>
    <message>
        <source>Too far: {distance} squares; a {unit} moves {allowance}, with your {card} {reach}.</source>
        <translation>Za daleko: odległość {distance}; {unit} ma zasięg {allowance}, a z kartą {card}: {reach}.</translation>
    </message>
    <message>
        <source>An emplacement is on {square}: passing it takes an Engineering Resource.</source>
        <translation>Na {square} jest umocnienie: przejście wymaga karty Wsparcie inżynieryjne.</translation>
    </message>
    <message>
        <source>An attack must begin above the defender: your cards only reach {total} too.</source>
        <translation>Atak musi od razu przewyższyć obrońcę: twoje karty też dają tylko {total}.</translation>
    </message>
    <message>
        <source>This attack needs {needed} more combat points; your cards bring {offered}.</source>
        <translation>Do ataku brakuje {needed} pkt walki; twoje karty dają {offered}.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Wył.</translation>
    </message>
    <message>
        <source>{rounds} rounds</source>
        <translation>{rounds} rund</translation>
    </message>
    <message>
        <source>Board side</source>
        <translation>Strona planszy</translation>
    </message>
    <message>
        <source>The gold side has its emplacements printed; on the green side the players place their own before they deploy.</source>
        <translation>Strona złota ma nadrukowane umocnienia; na zielonej gracze układają własne przed rozstawieniem.</translation>
    </message>
    <message>
        <source>Stalemate</source>
        <translation>Pat</translation>
    </message>
    <message>
        <source>The game ends after this long without a capture.</source>
        <translation>Gra kończy się po tylu rundach bez zdobyczy.</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>Limit rund</translation>
    </message>
    <message>
        <source>The game ends after this many rounds.</source>
        <translation>Gra kończy się po tylu rundach.</translation>
    </message>
    <message>
        <source>Captures to win</source>
        <translation>Zdobycze</translation>
    </message>
    <message>
        <source>Standard {standard}, quick {quick}, long {long}. Each unit counts 1.</source>
        <translation>Do wygranej: zwykle {standard}, szybka gra {quick}, długa {long}. Każda jednostka to 1.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Pierwszy gracz</translation>
    </message>
    <message>
        <source>Who goes first: drawn by lot, or agreed on.</source>
        <translation>Kto zaczyna: losowo albo według umowy.</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Rozstawienie</translation>
    </message>
    <message>
        <source>What is proposed when units are deployed; any arrangement remains possible.</source>
        <translation>Układ proponowany przy rozstawianiu; każdy inny też jest możliwy.</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Dowolne</translation>
    </message>
    <message>
        <source>Line of battle</source>
        <translation>Linia bojowa</translation>
    </message>
    <message>
        <source>Divisions in reserve</source>
        <translation>Dywizje w odwodzie</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Losowe</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Odkryte karty</translation>
    </message>
    <message>
        <source>Everybody sees all hands: for learning the game.</source>
        <translation>Wszyscy widzą wszystkie karty: do nauki gry.</translation>
    </message>
    <message>
        <source>Concealed answers</source>
        <translation>Skryte odpowiedzi</translation>
    </message>
    <message>
        <source>Ask everybody who might hold Anti-Aircraft whether to answer, not only those who do: slower, but it tells nobody who holds the card.</source>
        <translation>Pytaj o odpowiedź każdego, kto mógłby mieć Obronę przeciwlotniczą, a nie tylko tych, którzy ją mają: wolniej, ale nie zdradza, kto ma tę kartę.</translation>
    </message>
    <message>
        <source>There is no option {key}.</source>
        <translation>Nie ma opcji {key}.</translation>
    </message>
    <message>
        <source>{side} cannot go first: it is not in play.</source>
        <translation>{side} nie mogą zacząć: nie biorą udziału.</translation>
    </message>
    <message>
        <source>{least} to {most} players take part, not {players}.</source>
        <translation>Liczba graczy: od {least} do {most}, nie {players}.</translation>
    </message>
    <message>
        <source>There is no colour {side}.</source>
        <translation>Nie ma koloru {side}.</translation>
    </message>
    <message>
        <source>Only one player can have {side}.</source>
        <translation>Tylko jeden gracz może mieć kolor: {side}.</translation>
    </message>
    <message>
        <source>{option}: {low} to {high} are possible, not {value}.</source>
        <translation>{option}: możliwe od {low} do {high}, nie {value}.</translation>
    </message>
    <message>
        <source>{option}: {value} is not among the choices.</source>
        <translation>{option}: nie ma takiej możliwości: {value}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra się skończyła.</translation>
    </message>
    <message>
        <source>Chance decides first.</source>
        <translation>Najpierw decyduje los.</translation>
    </message>
    <message>
        <source>It is for {side} to decide now.</source>
        <translation>Teraz decydują {side}.</translation>
    </message>
    <message>
        <source>{card}: you hold {held}, not {wanted}.</source>
        <translation>{card}: masz {held}, nie {wanted}.</translation>
    </message>
    <message>
        <source>The {quadrant} quadrant is taken by {side}.</source>
        <translation>Ćwiartka {quadrant} jest zajęta ({side}).</translation>
    </message>
    <message>
        <source>Choose a free quadrant first.</source>
        <translation>Najpierw wybierz wolną ćwiartkę.</translation>
    </message>
    <message>
        <source>Place an emplacement on a square first.</source>
        <translation>Najpierw połóż umocnienie na polu.</translation>
    </message>
    <message>
        <source>{square} is not in your home zone.</source>
        <translation>{square} nie leży w twojej strefie startowej.</translation>
    </message>
    <message>
        <source>All your units must be deployed first.</source>
        <translation>Najpierw rozstaw wszystkie swoje jednostki.</translation>
    </message>
    <message>
        <source>Discard exactly {surplus} first: a turn begins with at most {limit} cards.</source>
        <translation>Najpierw odrzuć nadmiar: {surplus}. Limit kart na początku tury: {limit}.</translation>
    </message>
    <message>
        <source>A unit must be moved first.</source>
        <translation>Najpierw trzeba ruszyć jednostkę.</translation>
    </message>
    <message>
        <source>That is possible in a combat only.</source>
        <translation>To możliwe tylko w walce.</translation>
    </message>
    <message>
        <source>Move a unit, play a card or end the turn.</source>
        <translation>Rusz jednostkę, zagraj kartę lub zakończ turę.</translation>
    </message>
    <message>
        <source>There is no unit on {square}.</source>
        <translation>Na {square} nie ma jednostki.</translation>
    </message>
    <message>
        <source>The unit on {square} belongs to {side}.</source>
        <translation>Na {square} stoi cudza jednostka ({side}).</translation>
    </message>
    <message>
        <source>The unit on {square} has nowhere to go.</source>
        <translation>Jednostka na {square} nie ma dokąd iść.</translation>
    </message>
    <message>
        <source>The move of this turn has been made already.</source>
        <translation>Ruch w tej turze już wykonano.</translation>
    </message>
    <message>
        <source>{card} can be played in a combat only.</source>
        <translation>{card}: tylko w walce.</translation>
    </message>
    <message>
        <source>No card is left to be drawn.</source>
        <translation>Nie ma już kart do dobrania.</translation>
    </message>
    <message>
        <source>{card} is played by itself.</source>
        <translation>{card}: gra się ją samą.</translation>
    </message>
    <message>
        <source>{card} is paid with a move that goes farther.</source>
        <translation>{card}: płaci się nią za dalszy ruch.</translation>
    </message>
    <message>
        <source>No emplacement piece is left in the supply.</source>
        <translation>W zapasie nie ma już żetonów umocnień.</translation>
    </message>
    <message>
        <source>{square} has an emplacement already.</source>
        <translation>Na {square} już jest umocnienie.</translation>
    </message>
    <message>
        <source>{square} is not next to one of your units.</source>
        <translation>{square} nie sąsiaduje z żadną twoją jednostką.</translation>
    </message>
    <message>
        <source>There is no empty square next to one of your units.</source>
        <translation>Obok twoich jednostek nie ma wolnego pola.</translation>
    </message>
    <message>
        <source>There is no emplacement on {square}.</source>
        <translation>Na {square} nie ma umocnienia.</translation>
    </message>
    <message>
        <source>The emplacement on {square} is printed on the board and stays.</source>
        <translation>Umocnienie na {square} jest nadrukowane na planszy i zostaje.</translation>
    </message>
    <message>
        <source>No emplacement piece is next to one of your units; printed ones stay.</source>
        <translation>Obok twoich jednostek nie ma żetonu umocnienia; nadrukowane zostają.</translation>
    </message>
    <message>
        <source>None of your units is on {square}.</source>
        <translation>Na {square} nie stoi twoja jednostka.</translation>
    </message>
    <message>
        <source>Choose the unit that is to be flown.</source>
        <translation>Wybierz jednostkę do przelotu.</translation>
    </message>
    <message>
        <source>{side} is no opponent who holds a card.</source>
        <translation>{side}: to nie przeciwnik z kartami na ręce.</translation>
    </message>
    <message>
        <source>No opponent holds a card.</source>
        <translation>Żaden przeciwnik nie ma kart.</translation>
    </message>
    <message>
        <source>Move a unit</source>
        <translation>Rusz jednostkę</translation>
    </message>
    <message>
        <source>One more move is free: make it, play cards or end the turn</source>
        <translation>Masz dodatkowy ruch: wykonaj go, zagraj karty lub zakończ turę</translation>
    </message>
    <message>
        <source>Move made: play cards or end the turn</source>
        <translation>Ruch wykonany: zagraj karty lub zakończ turę</translation>
    </message>
    <message>
        <source>No unit can move freely: attack, play cards or pass</source>
        <translation>Brak zwykłego ruchu: atakuj, zagraj karty lub spasuj</translation>
    </message>
    <message>
        <source>Cards to discard: {cards}</source>
        <translation>Karty do odrzucenia: {cards}</translation>
    </message>
    <message>
        <source>Draw lots for the first player</source>
        <translation>Losowanie pierwszego gracza</translation>
    </message>
    <message>
        <source>Choose your quadrant</source>
        <translation>Wybierz swoją ćwiartkę</translation>
    </message>
    <message>
        <source>Place an emplacement ({left} left)</source>
        <translation>Połóż umocnienie (zostało {left})</translation>
    </message>
    <message>
        <source>Deploy {divisions} Divisions and {brigades} Brigades</source>
        <translation>Rozstaw dywizje ({divisions}) i brygady ({brigades})</translation>
    </message>
    <message>
        <source>{square} lies in a home zone, which stays free.</source>
        <translation>{square} leży w strefie startowej, która zostaje wolna.</translation>
    </message>
    <message>
        <source>An emplacement on {square} would close the last way between two home zones.</source>
        <translation>Umocnienie na {square} zamknęłoby ostatnią drogę między dwiema strefami startowymi.</translation>
    </message>
    <message>
        <source>Your units must be deployed now.</source>
        <translation>Teraz trzeba rozstawić twoje jednostki.</translation>
    </message>
    <message>
        <source>All {divisions} Divisions and {brigades} Brigades must be deployed.</source>
        <translation>Trzeba rozstawić wszystkie dywizje ({divisions}) i brygady ({brigades}).</translation>
    </message>
    <message>
        <source>Only one unit can stand on {square}.</source>
        <translation>Na {square} może stać tylko jedna jednostka.</translation>
    </message>
    <message>
        <source>This is not the arrangement of the template it is named after.</source>
        <translation>To nie jest układ, od którego wzięto nazwę.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Gra trwa.</translation>
    </message>
    <message>
        <source>{winners} alone has units left, and wins.</source>
        <translation>Jednostki mają już tylko {winners} i wygrywają.</translation>
    </message>
    <message>
        <source>Nobody has units left; most captures, {captures}: {winners}.</source>
        <translation>Nikt nie ma jednostek; najwięcej zdobyczy ({captures}): {winners}.</translation>
    </message>
    <message>
        <source>Nothing was captured for too long; most captures, {captures}: {winners}.</source>
        <translation>Za długo nic nie zdobyto; najwięcej zdobyczy ({captures}): {winners}.</translation>
    </message>
    <message>
        <source>The agreed rounds are played; most captures, {captures}: {winners}.</source>
        <translation>Umówione rundy rozegrano; najwięcej zdobyczy ({captures}): {winners}.</translation>
    </message>
    <message>
        <source>Shared victory with {captures} captures each: {winners}.</source>
        <translation>Wspólne zwycięstwo (zdobycze po {captures}): {winners}.</translation>
    </message>
    <message>
        <source>{winners} wins. Captures: {captures}.</source>
        <translation>{winners} wygrywają. Zdobycze: {captures}.</translation>
    </message>
</context>
<context>
    <name>daring_eagle.data</name>
    <message>
        <source>south-west</source>
        <translation>południowo-zachodnia</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>północno-zachodnia</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>północno-wschodnia</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>południowo-wschodnia</translation>
    </message>
    <message>
        <source>Gold side</source>
        <translation>Złota</translation>
    </message>
    <message>
        <source>Green side</source>
        <translation>Zielona</translation>
    </message>
    <message>
        <source>Division</source>
        <translation>Dywizja</translation>
    </message>
    <message>
        <source>Brigade</source>
        <translation>Brygada</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Złoci</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zieloni</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Niebiescy</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Czerwoni</translation>
    </message>
    <message>
        <source>Line of battle</source>
        <translation>Linia bojowa</translation>
    </message>
    <message>
        <source>Divisions in reserve</source>
        <translation>Dywizje w odwodzie</translation>
    </message>
    <message>
        <source>Air Strike</source>
        <translation>Nalot</translation>
    </message>
    <message>
        <source>15 combat points. An opponent&apos;s Anti-Aircraft can cancel them.</source>
        <translation>15 punktów walki. Obrona przeciwlotnicza przeciwnika może je unieważnić.</translation>
    </message>
    <message>
        <source>Armored</source>
        <translation>Wojska pancerne</translation>
    </message>
    <message>
        <source>15 combat points.</source>
        <translation>15 punktów walki.</translation>
    </message>
    <message>
        <source>10 combat points.</source>
        <translation>10 punktów walki.</translation>
    </message>
    <message>
        <source>5 combat points.</source>
        <translation>5 punktów walki.</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Zasoby</translation>
    </message>
    <message>
        <source>3 combat points.</source>
        <translation>3 punkty walki.</translation>
    </message>
    <message>
        <source>Defensive Emplacement</source>
        <translation>Umocnienie obronne</translation>
    </message>
    <message>
        <source>On your turn: put an emplacement piece on an empty square next to one of your units.</source>
        <translation>W swojej turze: połóż żeton umocnienia na pustym polu obok swojej jednostki.</translation>
    </message>
    <message>
        <source>Engineering Resource</source>
        <translation>Wsparcie inżynieryjne</translation>
    </message>
    <message>
        <source>With a move: cross or enter emplacements. Or on your turn: remove an emplacement piece next to one of your units.</source>
        <translation>Przy ruchu: przejdź przez umocnienia lub wejdź na nie. Albo w swojej turze: usuń żeton obok swojej jednostki.</translation>
    </message>
    <message>
        <source>Anti-Aircraft</source>
        <translation>Obrona przeciwlotnicza</translation>
    </message>
    <message>
        <source>Cancel an Air Strike or an Airlift that an opponent has just played.</source>
        <translation>Unieważnij Nalot lub Most powietrzny właśnie zagrany przez przeciwnika.</translation>
    </message>
    <message>
        <source>Airlift</source>
        <translation>Most powietrzny</translation>
    </message>
    <message>
        <source>As your move, or to leave a combat: put the unit on any empty square without an emplacement.</source>
        <translation>Jako ruch albo by wyjść z walki: postaw jednostkę na dowolnym pustym polu bez umocnienia.</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Odwrót</translation>
    </message>
    <message>
        <source>Leave a combat: an attacker goes back where it came from, a defender makes an ordinary move.</source>
        <translation>Wyjdź z walki: atakujący wraca, skąd przyszedł, obrońca robi zwykły ruch.</translation>
    </message>
    <message>
        <source>Forced Retreat</source>
        <translation>Wymuszony odwrót</translation>
    </message>
    <message>
        <source>Drive the enemy unit out of the combat. A defender with no free square next to it is captured.</source>
        <translation>Wyprzyj wrogą jednostkę z walki. Obrońca bez wolnego pola obok zostaje zdobyty.</translation>
    </message>
    <message>
        <source>Draw Two</source>
        <translation>Dobierz dwie</translation>
    </message>
    <message>
        <source>On your turn: draw two cards.</source>
        <translation>W swojej turze: dobierz dwie karty.</translation>
    </message>
    <message>
        <source>Free Move</source>
        <translation>Dodatkowy ruch</translation>
    </message>
    <message>
        <source>On your turn: you may make one more move, with any of your units.</source>
        <translation>W swojej turze: możesz wykonać jeszcze jeden ruch dowolną swoją jednostką.</translation>
    </message>
    <message>
        <source>Move +One</source>
        <translation>Ruch +1</translation>
    </message>
    <message>
        <source>With a move: the unit may go one square farther.</source>
        <translation>Przy ruchu: jednostka może iść o jedno pole dalej.</translation>
    </message>
    <message>
        <source>Special Forces</source>
        <translation>Siły specjalne</translation>
    </message>
    <message>
        <source>On your turn: take one card at random from an opponent&apos;s hand.</source>
        <translation>W swojej turze: zabierz losową kartę z ręki przeciwnika.</translation>
    </message>
</context>
<context>
    <name>daring_eagle.table</name>
    <message>
        <source>Combat</source>
        <translation>Walka</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Engineer</source>
        <translation>Saperzy</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Odpowiedź</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Sztab</translation>
    </message>
    <message>
        <source>{side} {unit}</source>
        <translation>{unit} ({side})</translation>
    </message>
    <message>
        <source>Emplacement piece on {square}</source>
        <translation>Żeton umocnienia na {square}</translation>
    </message>
    <message>
        <source>{unit} on {square}</source>
        <translation>{unit} na {square}</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Choose a quadrant first.</source>
        <translation>Najpierw wybierz ćwiartkę.</translation>
    </message>
    <message>
        <source>The {quadrant} quadrant is taken.</source>
        <translation>Ćwiartka {quadrant} jest zajęta.</translation>
    </message>
    <message>
        <source>No unit of yours stands there.</source>
        <translation>Nie stoi tam żadna twoja jednostka.</translation>
    </message>
    <message>
        <source>{square} is not in your home zone.</source>
        <translation>{square} nie leży w twojej strefie startowej.</translation>
    </message>
    <message>
        <source>All units of this kind stand already.</source>
        <translation>Wszystkie jednostki tego rodzaju już stoją.</translation>
    </message>
    <message>
        <source>Counted as if every unseen card were equally likely; hands rarely are.</source>
        <translation>Liczone tak, jakby każda nieznana karta była równie prawdopodobna; na rękach rzadko tak jest.</translation>
    </message>
    <message>
        <source>Combat {points} · moves up to {allowance} · {side}</source>
        <translation>Walka {points} · zasięg {allowance} · {side}</translation>
    </message>
    <message>
        <source>Free squares</source>
        <translation>Wolne pola</translation>
    </message>
    <message>
        <source>Squares for a card</source>
        <translation>Pola za kartę</translation>
    </message>
    <message>
        <source>Lines closed at once</source>
        <translation>Zamknięte kierunki</translation>
    </message>
    <message>
        <source>Enemies that reach it</source>
        <translation>Wrogowie w zasięgu ataku</translation>
    </message>
    <message>
        <source>Can attack {square} without cards</source>
        <translation>Może atakować {square} bez kart</translation>
    </message>
    <message>
        <source>Can attack {square}: {points} more needed</source>
        <translation>Atak na {square}: brakuje {points}</translation>
    </message>
    <message>
        <source>If you attack {side} on {square}</source>
        <translation>Atak na {square} ({side})</translation>
    </message>
    <message>
        <source>{total} against {other}: {side} is {lead} behind. {hands}</source>
        <translation>{total} do {other}: przewaga {lead}, odpowiadają {side}. {hands}</translation>
    </message>
    <message>
        <source>{base} + {cards} = {total} against {other}: {side} is {lead} behind. {hands}</source>
        <translation>{base} + {cards} = {total} do {other}: przewaga {lead}, odpowiadają {side}. {hands}</translation>
    </message>
    <message>
        <source>{side} can beat it now</source>
        <translation>{side} mogą przebić</translation>
    </message>
    <message>
        <source>can match it</source>
        <translation>mogą wyrównać</translation>
    </message>
    <message>
        <source>has a way out</source>
        <translation>mogą wyjść z walki</translation>
    </message>
    <message>
        <source>holds Anti-Aircraft</source>
        <translation>mają Obronę przeciwlotniczą</translation>
    </message>
    <message>
        <source>Enemies that could attack here without cards</source>
        <translation>Wrogowie, którzy mogą tu atakować bez kart</translation>
    </message>
    <message>
        <source>{square}</source>
        <translation>{square}</translation>
    </message>
    <message>
        <source>The unit can go here</source>
        <translation>Jednostka może tu wejść</translation>
    </message>
    <message>
        <source>The unit can go here for {cards}</source>
        <translation>Jednostka może tu wejść za: {cards}</translation>
    </message>
    <message>
        <source>In your hand</source>
        <translation>Na twojej ręce</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Odrzucone</translation>
    </message>
    <message>
        <source>Not seen yet</source>
        <translation>Jeszcze nieznane</translation>
    </message>
    <message>
        <source>In the whole deck</source>
        <translation>W całej talii</translation>
    </message>
    <message>
        <source>Give the unit up? It is captured at once.</source>
        <translation>Oddać jednostkę? Od razu zostanie zdobyta.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Koniec tury</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Zagrożenia</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Deploy</source>
        <translation>Rozstawienie</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Piles</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>{card}. {text}</source>
        <translation>{card}. {text}</translation>
    </message>
    <message>
        <source>{side}’s hand</source>
        <translation>Ręka: {side}</translation>
    </message>
    <message>
        <source>Cards: {cards}. Your next turn starts with {limit} at most.</source>
        <translation>Karty: {cards}. Limit na początku następnej tury: {limit}.</translation>
    </message>
    <message>
        <source>Combat on {square}: {attacker} {a}, {defender} {d}</source>
        <translation>Walka na {square}: {attacker} {a}, {defender} {d}</translation>
    </message>
    <message>
        <source>The {card} card cannot be played now</source>
        <translation>Teraz nie można zagrać karty {card}</translation>
    </message>
    <message>
        <source>{card} cannot be played against {side}</source>
        <translation>{card}: nie można zagrać, cel: {side}</translation>
    </message>
    <message>
        <source>{card} cannot be played on {square}</source>
        <translation>{card}: nie można zagrać na {square}</translation>
    </message>
    <message>
        <source>The {unit} cannot attack {square}</source>
        <translation>{unit} nie może atakować {square}</translation>
    </message>
    <message>
        <source>The {unit} cannot enter {square}</source>
        <translation>{unit} nie może wejść na {square}</translation>
    </message>
    <message>
        <source>{unit} on {square} cannot be chosen</source>
        <translation>{unit} na {square}: nie można wybrać</translation>
    </message>
    <message>
        <source>{square} cannot be chosen</source>
        <translation>{square}: nie można wybrać</translation>
    </message>
    <message>
        <source>{square}: {attacker} attacks {defender}</source>
        <translation>{square}: {attacker} atakuje, broni się {defender}</translation>
    </message>
    <message>
        <source>{square}: free</source>
        <translation>{square}: wolne</translation>
    </message>
    <message>
        <source>{square}: {ground}</source>
        <translation>{square}: {ground}</translation>
    </message>
    <message>
        <source>{square}: {unit}, {points} points, moves {allowance}</source>
        <translation>{square}: {unit}, {points} pkt, zasięg {allowance}</translation>
    </message>
    <message>
        <source>{unit}; {ground}</source>
        <translation>{unit}; {ground}</translation>
    </message>
    <message>
        <source>emplacement of the board</source>
        <translation>umocnienie na planszy</translation>
    </message>
    <message>
        <source>emplacement piece</source>
        <translation>żeton umocnienia</translation>
    </message>
    <message>
        <source>home zone of {side}</source>
        <translation>strefa startowa: {side}</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Atak</translation>
    </message>
    <message>
        <source>Offer a tie</source>
        <translation>Proponuj remis</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Kontratak</translation>
    </message>
    <message>
        <source>Let it pass</source>
        <translation>Przepuść</translation>
    </message>
    <message>
        <source>Cancel it</source>
        <translation>Unieważnij</translation>
    </message>
    <message>
        <source>{name} draws a card for {side}. Which card is it?</source>
        <translation>{name} dobiera kartę ({side}). Która to karta?</translation>
    </message>
    <message>
        <source>{side} draws a card. Which card is it?</source>
        <translation>{side} dobierają kartę. Która to karta?</translation>
    </message>
    <message>
        <source>{name}: enter the card drawn</source>
        <translation>{name}: podaj dobraną kartę</translation>
    </message>
    <message>
        <source>{name} takes a card for {side}. Which card is it?</source>
        <translation>{name} zabiera kartę ({side}). Która to karta?</translation>
    </message>
    <message>
        <source>{side} takes a card. Which card is it?</source>
        <translation>{side} zabierają kartę. Która to karta?</translation>
    </message>
    <message>
        <source>{name}: enter the card taken</source>
        <translation>{name}: podaj zabraną kartę</translation>
    </message>
</context>
<context>
    <name>guide</name>
    <message>
        <source>The computer&apos;s turn</source>
        <translation>Tura komputera</translation>
    </message>
    <message>
        <source>Watch what it does; the log at the right tells it in words.</source>
        <translation>Patrz, co robi; dziennik po prawej opisuje to słowami.</translation>
    </message>
    <message>
        <source>You have moved</source>
        <translation>Ruch wykonany</translation>
    </message>
    <message>
        <source>Cards that can be played now are bright. There is nothing you have to do: press End turn, or E. You then draw a card.</source>
        <translation>Karty, które można teraz zagrać, są jasne. Nic nie musisz robić: naciśnij Koniec tury lub E. Potem dobierasz kartę.</translation>
    </message>
    <message>
        <source>Nothing more can be done in this turn, so it ends by itself in a moment. You then draw a card.</source>
        <translation>W tej turze nic już nie można zrobić, więc za chwilę skończy się sama. Potem dobierasz kartę.</translation>
    </message>
    <message>
        <source>Now choose where it goes</source>
        <translation>Teraz wybierz cel</translation>
    </message>
    <message>
        <source>Green squares are free, blue ones cost the cards shown, red ones hold an enemy you can attack. Esc puts the unit back.</source>
        <translation>Zielone pola są wolne, niebieskie kosztują pokazane karty, na czerwonych stoi wróg, którego możesz zaatakować. Esc odstawia jednostkę.</translation>
    </message>
    <message>
        <source>That is the whole turn</source>
        <translation>To cała tura</translation>
    </message>
    <message>
        <source>Discard down to three, move one unit, play cards, draw. Play on as long as you like: this game ends with three captures. F1 explains the rule of any prompt.</source>
        <translation>Odrzuć karty do trzech, rusz jedną jednostkę, zagraj karty, dobierz. Graj dalej, ile chcesz: ta gra kończy się po trzech zdobyczach. F1 wyjaśnia zasadę każdego polecenia.</translation>
    </message>
    <message>
        <source>Choose where your army starts</source>
        <translation>Wybierz miejsce startu armii</translation>
    </message>
    <message>
        <source>Click one of the lit quarters of the board. None is better than another.</source>
        <translation>Kliknij jedną z podświetlonych ćwiartek planszy. Żadna nie jest lepsza od innych.</translation>
    </message>
    <message>
        <source>Deploy your army</source>
        <translation>Rozstaw armię</translation>
    </message>
    <message>
        <source>Take a ready arrangement with its button, or drag the counters where you like; then press Done. XX are slow, strong Divisions, X are quick Brigades.</source>
        <translation>Wybierz gotowy układ przyciskiem albo przeciągnij żetony, gdzie chcesz; potem naciśnij Gotowe. XX to powolne, silne dywizje, X to szybkie brygady.</translation>
    </message>
    <message>
        <source>More than three cards</source>
        <translation>Więcej niż trzy karty</translation>
    </message>
    <message>
        <source>Click the cards that should go. Combat cards carry their points.</source>
        <translation>Kliknij karty do odrzucenia. Na kartach walki są ich punkty.</translation>
    </message>
    <message>
        <source>Move one unit</source>
        <translation>Rusz jedną jednostkę</translation>
    </message>
    <message>
        <source>Units that can move are lit. Press one, then one of the lit squares: always in a straight line, a Division up to two squares, a Brigade up to three.</source>
        <translation>Jednostki, które mogą się ruszyć, są podświetlone. Naciśnij jedną, a potem podświetlone pole: zawsze w linii prostej, dywizja do dwóch pól, brygada do trzech.</translation>
    </message>
    <message>
        <source>You attack</source>
        <translation>Atakujesz</translation>
    </message>
    <message>
        <source>Add combat cards until your total is above the enemy&apos;s, then press Attack. The cheapest choice is made for you already.</source>
        <translation>Dołóż karty walki, aż twoja suma przewyższy sumę wroga, i naciśnij Atak. Najtańszy wybór jest już zaznaczony.</translation>
    </message>
    <message>
        <source>Your answer in the fight</source>
        <translation>Twoja odpowiedź w walce</translation>
    </message>
    <message>
        <source>Go above the enemy with combat cards, make it equal to offer a tie, leave with a card, or surrender the unit.</source>
        <translation>Przebij wroga kartami walki, wyrównaj, by zaproponować remis, wyjdź z walki za pomocą karty albo poddaj jednostkę.</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Everywhere</source>
        <translation>Wszędzie</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Ekran główny</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Open a saved-game file</source>
        <translation>Otwórz plik z zapisaną grą</translation>
    </message>
    <message>
        <source>Export this game to a file</source>
        <translation>Eksportuj tę grę do pliku</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Rules, at the rule in question</source>
        <translation>Zasady, przy danej zasadzie</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pełny ekran</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Find a game or a save</source>
        <translation>Znajdź grę lub zapis</translation>
    </message>
    <message>
        <source>New game of a tile</source>
        <translation>Nowa gra z kafelka</translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation>Kontynuuj ostatnią grę</translation>
    </message>
    <message>
        <source>The obvious button</source>
        <translation>Główny przycisk</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Do again</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Walk what can act</source>
        <translation>Kolejne jednostki do akcji</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Przesuń kursor</translation>
    </message>
    <message>
        <source>Next part of the screen</source>
        <translation>Następna część ekranu</translation>
    </message>
    <message>
        <source>Hide and show the docks</source>
        <translation>Ukryj i pokaż panele</translation>
    </message>
    <message>
        <source>Zoom; 0 fits</source>
        <translation>Powiększenie; 0 całość</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Szukaj w dzienniku</translation>
    </message>
    <message>
        <source>Preview a card, or skip motion</source>
        <translation>Podejrzyj kartę lub pomiń ruch</translation>
    </message>
    <message>
        <source>All saves</source>
        <translation>Wszystkie zapisy</translation>
    </message>
    <message>
        <source>Guided first turn</source>
        <translation>Pierwsza tura z przewodnikiem</translation>
    </message>
    <message>
        <source>About Ready Room</source>
        <translation>O programie Ready Room</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>en</source>
        <translation>pl</translation>
    </message>
</context>
<context>
    <name>new_game</name>
    <message>
        <source>Who goes first</source>
        <translation>Kto zaczyna</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>Dobierane karty</translation>
    </message>
    <message>
        <source>Cards taken by Special Forces</source>
        <translation>Karty zabrane przez Siły specjalne</translation>
    </message>
</context>
<context>
    <name>play</name>
    <message>
        <source>The computer player&apos;s process ended unexpectedly. Let it try again.</source>
        <translation>Proces gracza komputerowego niespodziewanie się zakończył. Pozwól mu spróbować ponownie.</translation>
    </message>
    <message>
        <source>What was rolled or drawn stands.</source>
        <translation>Rzut lub dobrana karta są już ostateczne.</translation>
    </message>
    <message>
        <source>Something hidden has been shown since.</source>
        <translation>Od tego czasu ujawniono coś ukrytego.</translation>
    </message>
    <message>
        <source>The table has passed to {name}.</source>
        <translation>Przy stole jest już {name}.</translation>
    </message>
    <message>
        <source>Taken back, although more was known by then: {count}</source>
        <translation>Cofnięto mimo wiedzy zdobytej później: {count}</translation>
    </message>
    <message>
        <source>Action {ply} is not possible by rule {rule}: {reason} The game ends there.</source>
        <translation>Akcja {ply} nie jest możliwa według zasady {rule}: {reason} Gra kończy się w tym miejscu.</translation>
    </message>
    <message>
        <source>There is nothing to roll or draw now.</source>
        <translation>Nie ma teraz nic do rzucenia ani dobrania.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Nie ma czego cofnąć.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Nie ma czego ponowić.</translation>
    </message>
    <message>
        <source>Chosen at random.</source>
        <translation>Wybrano losowo.</translation>
    </message>
    <message>
        <source>The computer player broke down. Let it try again, or play for it.</source>
        <translation>Gracz komputerowy zawiódł. Pozwól mu spróbować ponownie albo zagraj za niego.</translation>
    </message>
    <message>
        <source>The computer player chose something that is not possible. Let it try again.</source>
        <translation>Gracz komputerowy wybrał coś niemożliwego. Pozwól mu spróbować ponownie.</translation>
    </message>
</context>
<context>
    <name>saved_games</name>
    <message>
        <source>Saved by a newer Ready Room</source>
        <translation>Zapis z nowszego Ready Room</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Nierozpoczęta</translation>
    </message>
    <message>
        <source>{turn} · {side} to decide</source>
        <translation>{turn} · {side}</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>komputer</translation>
    </message>
    <message>
        <source>computers: {count}</source>
        <translation>komputery: {count}</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>dziś, {time}</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>wczoraj</translation>
    </message>
</context>
<context>
    <name>store</name>
    <message>
        <source>Ready Room cannot write to its folder {path} ({reason}).</source>
        <translation>Ready Room nie może zapisywać w swoim folderze {path} ({reason}).</translation>
    </message>
    <message>
        <source>Allow writing there, or start with --data-dir and another folder.</source>
        <translation>Zezwól tam na zapis albo uruchom program z opcją --data-dir i innym folderem.</translation>
    </message>
    <message>
        <source>Ready Room is already running with the folder {path}.</source>
        <translation>Ready Room już działa z folderem {path}.</translation>
    </message>
    <message>
        <source>Use its window. If there is none, end the other program and start again.</source>
        <translation>Użyj jego okna. Jeśli go nie ma, zakończ tamten program i uruchom ponownie.</translation>
    </message>
    <message>
        <source>The disk that holds {path} is full: nothing was saved just now.</source>
        <translation>Dysk z {path} jest pełny: przed chwilą nic nie zapisano.</translation>
    </message>
    <message>
        <source>Free some space and try again. What was saved before is still there.</source>
        <translation>Zwolnij miejsce i spróbuj ponownie. Wcześniejsze zapisy nadal istnieją.</translation>
    </message>
    <message>
        <source>{path} could not be read or written ({reason}).</source>
        <translation>Nie udało się odczytać lub zapisać {path} ({reason}).</translation>
    </message>
    <message>
        <source>Check the disk or the network drive, then try again.</source>
        <translation>Sprawdź dysk lub dysk sieciowy i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>Another program is using {path}: nothing was saved just now.</source>
        <translation>Inny program używa {path}: przed chwilą nic nie zapisano.</translation>
    </message>
    <message>
        <source>Close backup, sync or database programs that hold the file and try again.</source>
        <translation>Zamknij programy do kopii, synchronizacji lub baz danych, które trzymają ten plik, i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>{path} was exchanged for another file while Ready Room was running.</source>
        <translation>{path}: plik zamieniono na inny, gdy Ready Room działał.</translation>
    </message>
    <message>
        <source>Save the open game to a file of its own, then start Ready Room again.</source>
        <translation>Zapisz otwartą grę do osobnego pliku i uruchom Ready Room ponownie.</translation>
    </message>
    <message>
        <source>{path} was written by a newer Ready Room (format {found}; this one knows {known}). It was not changed.</source>
        <translation>{path}: zapisany przez nowszy Ready Room (format {found}; ten zna {known}). Plik nie został zmieniony.</translation>
    </message>
    <message>
        <source>Install the newer version, or start with --data-dir and another folder.</source>
        <translation>Zainstaluj nowszą wersję albo uruchom program z opcją --data-dir i innym folderem.</translation>
    </message>
    <message>
        <source>{path} belongs to another program. It was not changed.</source>
        <translation>{path} należy do innego programu. Plik nie został zmieniony.</translation>
    </message>
    <message>
        <source>Move the file away, or start with --data-dir and another folder.</source>
        <translation>Przenieś plik albo uruchom program z opcją --data-dir i innym folderem.</translation>
    </message>
    <message>
        <source>The library {path} is damaged ({reason}).</source>
        <translation>Biblioteka {path} jest uszkodzona ({reason}).</translation>
    </message>
    <message>
        <source>Ready Room can set the file aside and restore the newest backup together with everything that can still be read.</source>
        <translation>Ready Room może odłożyć ten plik i przywrócić najnowszą kopię zapasową razem ze wszystkim, co da się jeszcze odczytać.</translation>
    </message>
    <message>
        <source>The backup {path} is missing or damaged. The library is unchanged.</source>
        <translation>Kopii zapasowej {path} brakuje lub jest uszkodzona. Biblioteka pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>Choose another backup.</source>
        <translation>Wybierz inną kopię.</translation>
    </message>
    <message>
        <source>The library has no game with the number {id}.</source>
        <translation>W bibliotece nie ma gry o numerze {id}.</translation>
    </message>
    <message>
        <source>It may have been removed; look into the list of games.</source>
        <translation>Być może ją usunięto; sprawdź listę gier.</translation>
    </message>
    <message>
        <source>The game {title} can be read only up to its action {ply}.</source>
        <translation>Grę {title} da się odczytać tylko do akcji {ply}.</translation>
    </message>
    <message>
        <source>Open a copy that ends there, or restore a backup.</source>
        <translation>Otwórz kopię, która się tam kończy, albo przywróć kopię zapasową.</translation>
    </message>
    <message>
        <source>The game {title} was saved by a newer Ready Room.</source>
        <translation>Grę {title} zapisał nowszy Ready Room.</translation>
    </message>
    <message>
        <source>Install the newer version to play on; nothing is lost.</source>
        <translation>Zainstaluj nowszą wersję, by grać dalej; nic nie przepadło.</translation>
    </message>
    <message>
        <source>The file {path} cannot be read ({reason}).</source>
        <translation>Nie można odczytać pliku {path} ({reason}).</translation>
    </message>
    <message>
        <source>Check that the file exists and that you may read it.</source>
        <translation>Sprawdź, czy plik istnieje i czy masz prawo go czytać.</translation>
    </message>
    <message>
        <source>The file {path} cannot be written ({reason}).</source>
        <translation>Nie można zapisać pliku {path} ({reason}).</translation>
    </message>
    <message>
        <source>Choose another folder or another name.</source>
        <translation>Wybierz inny folder lub inną nazwę.</translation>
    </message>
    <message>
        <source>{name} cannot be opened as a saved game: {reason}</source>
        <translation>{name}: nie można otworzyć jako zapisanej gry: {reason}</translation>
    </message>
    <message>
        <source>Choose another file; the library is unchanged.</source>
        <translation>Wybierz inny plik; biblioteka pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>it is nested too deeply.</source>
        <translation>plik jest zbyt głęboko zagnieżdżony.</translation>
    </message>
    <message>
        <source>it is no ordinary file.</source>
        <translation>to nie jest zwykły plik.</translation>
    </message>
    <message>
        <source>it is larger than {limit} MB.</source>
        <translation>plik jest większy niż {limit} MB.</translation>
    </message>
    <message>
        <source>it is UTF-16 text.</source>
        <translation>to tekst UTF-16.</translation>
    </message>
    <message>
        <source>Save it again as UTF-8 in your editor.</source>
        <translation>Zapisz go w edytorze ponownie jako UTF-8.</translation>
    </message>
    <message>
        <source>it is empty.</source>
        <translation>plik jest pusty.</translation>
    </message>
    <message>
        <source>line {line} is not UTF-8 text.</source>
        <translation>wiersz {line} nie jest tekstem UTF-8.</translation>
    </message>
    <message>
        <source>this program has no game called {game}</source>
        <translation>program nie ma gry o nazwie {game}</translation>
    </message>
    <message>
        <source>another kind of value is needed here</source>
        <translation>tu potrzebna jest wartość innego rodzaju</translation>
    </message>
    <message>
        <source>a PIN must be empty or stand as its hash</source>
        <translation>PIN musi być pusty lub podany jako skrót</translation>
    </message>
    <message>
        <source>there are only {length} actions</source>
        <translation>liczba akcji to tylko {length}</translation>
    </message>
    <message>
        <source>it has no format that was ever in use.</source>
        <translation>takiego formatu nigdy nie używano.</translation>
    </message>
    <message>
        <source>it was written by a newer Ready Room (format {found}; known: {known}).</source>
        <translation>plik zapisał nowszy Ready Room (format {found}; znany: {known}).</translation>
    </message>
    <message>
        <source>Install the newer version to open it.</source>
        <translation>Zainstaluj nowszą wersję, aby go otworzyć.</translation>
    </message>
    <message>
        <source>line {line} is no proper JSON ({detail}).</source>
        <translation>wiersz {line} nie jest poprawnym JSON ({detail}).</translation>
    </message>
    <message>
        <source>{where}: {reason}.</source>
        <translation>{where}: {reason}.</translation>
    </message>
    <message>
        <source>line {line}, {where}: {reason}.</source>
        <translation>wiersz {line}, {where}: {reason}.</translation>
    </message>
    <message>
        <source>{detail}</source>
        <translation>{detail}</translation>
    </message>
    <message>
        <source>Games saved: {count}.</source>
        <translation>Uratowane gry: {count}.</translation>
    </message>
    <message>
        <source>{title}: {kept} of {length} actions could be saved.</source>
        <translation>{title}: uratowano {kept} z {length} akcji.</translation>
    </message>
    <message>
        <source>There was no backup to fill the gaps from.</source>
        <translation>Nie było kopii zapasowej, by uzupełnić luki.</translation>
    </message>
    <message>
        <source>Gaps were filled from the backup {name}.</source>
        <translation>Luki uzupełniono z kopii zapasowej {name}.</translation>
    </message>
    <message>
        <source>The damaged files were kept in {path}.</source>
        <translation>Uszkodzone pliki zachowano w {path}.</translation>
    </message>
    <message>
        <source>The setting {name} had no usable value and is as at first.</source>
        <translation>Ustawienie {name} miało nieprawidłową wartość i wróciło do domyślnej.</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Looking back. Moves are locked until you return.</source>
        <translation>Spojrzenie wstecz. Ruchy są zablokowane do powrotu.</translation>
    </message>
    <message>
        <source>The dice decide.</source>
        <translation>Decyduje los.</translation>
    </message>
    <message>
        <source>{name} is paused.</source>
        <translation>{name}: pauza.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name}: namysł.</translation>
    </message>
    <message>
        <source>Waiting for {name}.</source>
        <translation>Oczekiwanie: {name}.</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Tura {turn}</translation>
    </message>
    <message>
        <source>Turn {turn} · {side}</source>
        <translation>Tura {turn} · {side}</translation>
    </message>
    <message>
        <source>Branch from here</source>
        <translation>Odgałęź stąd</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Do teraz</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>oczekiwanie</translation>
    </message>
    <message>
        <source>to decide</source>
        <translation>decyzja</translation>
    </message>
    <message>
        <source>looking back</source>
        <translation>spojrzenie wstecz</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>namysł</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>koniec gry</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>{side} to move – {game}, {turn}</source>
        <translation>Ruch: {side} – {game}, {turn}</translation>
    </message>
</context>
<context>
    <name>titles</name>
    <message>
        <source>Daring Eagle</source>
        <translation>Daring Eagle</translation>
    </message>
    <message>
        <source>2–4 players · desert battle</source>
        <translation>2–4 graczy · bitwa na pustyni</translation>
    </message>
    <message>
        <source>Eagles &amp; Missiles</source>
        <translation>Eagles &amp; Missiles</translation>
    </message>
    <message>
        <source>1–4 players · Poland, near future</source>
        <translation>1–4 graczy · Polska, bliska przyszłość</translation>
    </message>
    <message>
        <source>Red Menace</source>
        <translation>Red Menace</translation>
    </message>
    <message>
        <source>Solitaire · North Pole, 1962</source>
        <translation>Solo · biegun północny, 1962</translation>
    </message>
    <message>
        <source>Hornet Leader</source>
        <translation>Hornet Leader</translation>
    </message>
    <message>
        <source>Solitaire or two · carrier air wing</source>
        <translation>Solo lub we dwoje · lotnictwo pokładowe</translation>
    </message>
</context>
</TS>
