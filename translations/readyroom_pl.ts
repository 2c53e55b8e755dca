<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl_PL">
<context>
    <name>AaMovePanel</name>
    <message>
        <source>AA units</source>
        <translation>Jednostki przeciwlotnicze</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>The unit in hand, or the last one</source>
        <translation>Jednostka w ręku albo ostatnia</translation>
    </message>
    <message>
        <source>Where to?</source>
        <translation>Dokąd?</translation>
    </message>
    <message>
        <source>Blue AA unit {number} of {all}</source>
        <translation>Niebieska jednostka {number} z {all}</translation>
    </message>
    <message>
        <source>Moved: {moved}, can still move: {able}</source>
        <translation>Ruszone: {moved}, mogą się ruszyć: {able}</translation>
    </message>
    <message>
        <source>Drag it onto a territory of Poland, click one, or press its letter.</source>
        <translation>Przeciągnij ją na polskie terytorium, kliknij je albo naciśnij jego literę.</translation>
    </message>
    <message>
        <source>A letter or a territory: it goes there. Esc: it stays.</source>
        <translation>Litera lub terytorium: idzie tam. Esc: zostaje.</translation>
    </message>
    <message>
        <source>Drag units to a neighbour, or choose one by its digit. Enter: no more.</source>
        <translation>Przeciągaj jednostki na sąsiednie terytoria albo wybierz cyfrą. Enter: koniec.</translation>
    </message>
</context>
<context>
    <name>AaPanel</name>
    <message>
        <source>AA fire</source>
        <translation>Ogień przeciwlotniczy</translation>
    </message>
    <message>
        <source>A hit drives it back to its pool for today; a miss changes nothing.</source>
        <translation>Trafiona eskadra wraca na dziś do puli; pudło nic nie zmienia.</translation>
    </message>
    <message>
        <source>At whom?</source>
        <translation>Do kogo?</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Strzelaj</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Cease fire</source>
        <translation>Przerwij ogień</translation>
    </message>
</context>
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
        <source>Terms of use</source>
        <translation>Warunki użytkowania</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencje</translation>
    </message>
    <message>
        <source>Ready Room is free software: the MIT licence lets you use, copy, change and pass it on. Copyright 2026 Ready Room contributors.

Ready Room uses Qt and Qt for Python (PySide6), copyright The Qt Company Ltd. and other contributors, under the GNU Lesser General Public License, version 3.

You may exchange them for versions of your own: in an installation from source they are ordinary Python packages, in a packaged program they are separate libraries in its folder.

Their source code: https://download.qt.io and https://code.qt.io

Also used: Python (Python Software Foundation License), msgspec (BSD 3-Clause), platformdirs and tomli-w (MIT), SQLite (public domain) and the fonts Barlow and Barlow Condensed (SIL Open Font License).

The texts of all these licences are on the next page.</source>
        <translation>Ready Room jest wolnym oprogramowaniem: licencja MIT pozwala go używać, kopiować, zmieniać i przekazywać dalej. Copyright 2026 Ready Room contributors.

Ready Room korzysta z Qt i Qt for Python (PySide6), copyright The Qt Company Ltd. i inni współtwórcy, na licencji GNU Lesser General Public License w wersji 3.

Można je zastąpić własnymi wersjami: w instalacji ze źródeł są to zwykłe pakiety Pythona, w programie spakowanym – osobne biblioteki w jego folderze.

Ich kod źródłowy: https://download.qt.io i https://code.qt.io

Użyto także: Python (Python Software Foundation License), msgspec (BSD 3-Clause), platformdirs i tomli-w (MIT), SQLite (domena publiczna) oraz czcionek Barlow i Barlow Condensed (SIL Open Font License).

Teksty wszystkich tych licencji są na następnej karcie.</translation>
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
    <name>AdjustBar</name>
    <message>
        <source>Take back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Punkty zwycięstwa</translation>
    </message>
    <message>
        <source>SO Points</source>
        <translation>Punkty SO</translation>
    </message>
    <message>
        <source>Recon, spaces</source>
        <translation>Rozpoznanie, pola</translation>
    </message>
    <message>
        <source>Intel, spaces</source>
        <translation>Wywiad, pola</translation>
    </message>
    <message>
        <source>Infra, spaces</source>
        <translation>Infrastruktura, pola</translation>
    </message>
    <message>
        <source>Stress</source>
        <translation>Stres</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Doświadczenie</translation>
    </message>
    <message>
        <source>Levels ±</source>
        <translation>Poziomy ±</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Zaginiony</translation>
    </message>
    <message>
        <source>Left the squadron</source>
        <translation>Odszedł z eskadry</translation>
    </message>
</context>
<context>
    <name>AdviceLine</name>
    <message>
        <source>The autopilot thinks about it</source>
        <translation>Autopilot się zastanawia</translation>
    </message>
    <message>
        <source>As it is armed now: {forecast}.</source>
        <translation>Z obecnym uzbrojeniem: {forecast}.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Play this phase</source>
        <translation>Rozegraj tę fazę</translation>
    </message>
    <message>
        <source>The next decision is yours again</source>
        <translation>Następna decyzja znów należy do ciebie</translation>
    </message>
    <message>
        <source>The autopilot decides for you until the phase ends</source>
        <translation>Autopilot decyduje za ciebie do końca fazy</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Zrób to</translation>
    </message>
    <message>
        <source>Do what the autopilot would do</source>
        <translation>Zrób to, co zrobiłby autopilot</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Put the hint away</source>
        <translation>Schowaj podpowiedź</translation>
    </message>
</context>
<context>
    <name>AirPanel</name>
    <message>
        <source>Russian squadrons</source>
        <translation>Eskadry rosyjskie</translation>
    </message>
    <message>
        <source>Only support</source>
        <translation>Tylko wsparcie</translation>
    </message>
    <message>
        <source>Only assault cards are offered: the squadron supports</source>
        <translation>Do wyboru są tylko karty natarcia: eskadra wspiera</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>The squadron in hand, or the last step</source>
        <translation>Eskadra w ręku albo ostatni krok</translation>
    </message>
    <message>
        <source>May fly: fighters {fighters}, bombers {bombers}</source>
        <translation>Mogą lecieć: myśliwce {fighters}, bombowce {bombers}</translation>
    </message>
    <message>
        <source>Taken: {fighters} and {bombers}.</source>
        <translation>Wzięte: {fighters} i {bombers}.</translation>
    </message>
    <message>
        <source>Placed; chance that AA fire drives it off</source>
        <translation>Rozmieszczone; szansa odpędzenia ogniem OPL</translation>
    </message>
    <message>
        <source>Where to? Chance that AA fire drives it off</source>
        <translation>Dokąd? Szansa odpędzenia ogniem OPL</translation>
    </message>
    <message>
        <source>A letter or a place on the map: it flies there. Esc: it stays.</source>
        <translation>Litera lub miejsce na mapie: leci tam. Esc: zostaje.</translation>
    </message>
    <message>
        <source>Drag squadrons onto the map, or choose a type by its digit.</source>
        <translation>Przeciągaj eskadry na mapę albo wybierz typ cyfrą.</translation>
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
    <name>ArmingPage</name>
    <message>
        <source>{target} takes {most} Aircraft. Take back to assign more Pilots.</source>
        <translation>{target}: limit samolotów {most}. Cofnij się, by przydzielić więcej pilotów.</translation>
    </message>
    <message>
        <source>Seats free: {count}</source>
        <translation>Wolne miejsca: {count}</translation>
    </message>
</context>
<context>
    <name>AssignPage</name>
    <message>
        <source>Primary</source>
        <translation>Główny cel</translation>
    </message>
    <message>
        <source>Secondary</source>
        <translation>Drugi cel</translation>
    </message>
    <message>
        <source>A digit or a click assigns a Pilot, with Shift or Ctrl to the Secondary.</source>
        <translation>Cyfra lub kliknięcie przydziela pilota, z Shift lub Ctrl na drugi cel.</translation>
    </message>
    <message>
        <source>A digit or a click assigns a Pilot.</source>
        <translation>Cyfra lub kliknięcie przydziela pilota.</translation>
    </message>
    <message>
        <source>These Pilots fly</source>
        <translation>Ci piloci lecą</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>AttackPanel</name>
    <message>
        <source>Fire</source>
        <translation>Strzelaj</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Powtórz</translation>
    </message>
    <message>
        <source>The same enemy with the same weapons as last time</source>
        <translation>Ten sam wróg i to samo uzbrojenie co ostatnio</translation>
    </message>
    <message>
        <source>End attacks</source>
        <translation>Zakończ ataki</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>High Stress, +1 (V)</source>
        <translation>Wysoki stres, +1 (V)</translation>
    </message>
    <message>
        <source>Which Aircraft attacks?</source>
        <translation>Który samolot atakuje?</translation>
    </message>
    <message>
        <source>Which enemy?</source>
        <translation>Którego wroga?</translation>
    </message>
    <message>
        <source>With what?</source>
        <translation>Czym?</translation>
    </message>
    <message>
        <source>{pilot} attacks {enemy}</source>
        <translation>{pilot} atakuje: {enemy}</translation>
    </message>
    <message>
        <source>range {n}</source>
        <translation>odległość {n}</translation>
    </message>
</context>
<context>
    <name>BasingPanel</name>
    <message>
        <source>Drag the bomber to a base or its city, click the city, or type its letter.</source>
        <translation>Przeciągnij bombowiec do bazy lub jej miasta, kliknij miasto albo wpisz jego literę.</translation>
    </message>
    <message>
        <source>Click the city, or type its letter.</source>
        <translation>Kliknij miasto albo wpisz jego literę.</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Niemożliwe</translation>
    </message>
</context>
<context>
    <name>Batch</name>
    <message>
        <source>{n} %</source>
        <translation>{n}%</translation>
    </message>
    <message>
        <source>{strength} + die</source>
        <translation>{strength} + kość</translation>
    </message>
</context>
<context>
    <name>BenchCard</name>
    <message>
        <source>Load for the next role (R)</source>
        <translation>Uzbrój do następnego zadania (R)</translation>
    </message>
    <message>
        <source>nothing loaded</source>
        <translation>bez ładunku</translation>
    </message>
    <message>
        <source>{kind}, {skill}, {carried} of {limit} Weight Points: {loads}</source>
        <translation>{kind}, {skill}, punkty masy {carried} z {limit}: {loads}</translation>
    </message>
    <message>
        <source>Press to take it off, or drag it away</source>
        <translation>Naciśnij, by zdjąć, albo odciągnij</translation>
    </message>
</context>
<context>
    <name>BenchTools</name>
    <message>
        <source>Strike</source>
        <translation>Uderzenie</translation>
    </message>
    <message>
        <source>SEAD</source>
        <translation>SEAD</translation>
    </message>
    <message>
        <source>Escort</source>
        <translation>Eskorta</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Puste</translation>
    </message>
    <message>
        <source>Tanker {so} SO</source>
        <translation>Tankowiec {so} SO</translation>
    </message>
    <message>
        <source>The range band takes no Weight Points</source>
        <translation>Pas nie zabiera punktów masy</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Noc</translation>
    </message>
    <message>
        <source>Fly the mission at night</source>
        <translation>Wykonaj misję nocą</translation>
    </message>
    <message>
        <source>Leader: {pilot}</source>
        <translation>Dowódca: {pilot}</translation>
    </message>
    <message>
        <source>The next of the most skilled Pilots leads the flight</source>
        <translation>Kluczem dowodzi następny z najlepszych pilotów</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Wzory</translation>
    </message>
    <message>
        <source>Give the chosen Aircraft the usual load of a role</source>
        <translation>Daj wybranemu samolotowi zwykłe uzbrojenie roli</translation>
    </message>
    <message>
        <source>Copy load</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Copy the load of the chosen Aircraft (Ctrl+C)</source>
        <translation>Skopiuj uzbrojenie wybranego samolotu (Ctrl+C)</translation>
    </message>
    <message>
        <source>Same again</source>
        <translation>Wklej</translation>
    </message>
    <message>
        <source>Give the chosen Aircraft the copied load (Ctrl+V)</source>
        <translation>Daj wybranemu samolotowi skopiowane uzbrojenie (Ctrl+V)</translation>
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
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Black-and-white map</source>
        <translation>Mapa czarno-biała</translation>
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
        <source>Campaign log</source>
        <translation>Dziennik kampanii</translation>
    </message>
    <message>
        <source>Keep the log of a campaign of Hornet Leader here, whether you play it on the screen or at your own table.</source>
        <translation>Tu prowadzisz dziennik kampanii Hornet Leadera, granej na ekranie albo przy własnym stole.</translation>
    </message>
</context>
<context>
    <name>CampaignList</name>
    <message>
        <source>Open in a window of its own</source>
        <translation>Otwórz w osobnym oknie</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Zmień nazwę…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Powiel</translation>
    </message>
    <message>
        <source>Put into the archive</source>
        <translation>Przenieś do archiwum</translation>
    </message>
    <message>
        <source>Take out of the archive</source>
        <translation>Wyjmij z archiwum</translation>
    </message>
    <message>
        <source>Move to the trash …</source>
        <translation>Przenieś do kosza…</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Delete for good …</source>
        <translation>Usuń na dobre…</translation>
    </message>
    <message>
        <source>No campaign yet</source>
        <translation>Jeszcze żadnej kampanii</translation>
    </message>
    <message>
        <source>The archive is empty</source>
        <translation>Archiwum jest puste</translation>
    </message>
    <message>
        <source>The trash is empty</source>
        <translation>Kosz jest pusty</translation>
    </message>
    <message>
        <source>No campaign is called that.</source>
        <translation>Żadna kampania tak się nie nazywa.</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Kampanie</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nowa</translation>
    </message>
    <message>
        <source>Begin a campaign, or join one that started on paper</source>
        <translation>Zacznij kampanię albo przejmij zaczętą na papierze</translation>
    </message>
    <message>
        <source>Home (Ctrl+H)</source>
        <translation>Strona główna (Ctrl+H)</translation>
    </message>
    <message>
        <source>Search   Ctrl+F</source>
        <translation>Szukaj   Ctrl+F</translation>
    </message>
    <message>
        <source>Search the campaigns</source>
        <translation>Szukaj w kampaniach</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Bieżące</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiwum</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Kosz</translation>
    </message>
    <message>
        <source>Which campaigns</source>
        <translation>Które kampanie</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Pakiety</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Campaigns, data packs and tables from files</source>
        <translation>Kampanie, pakiety danych i tabele z plików</translation>
    </message>
    <message>
        <source>Own Pilots, Targets, Events and Campaigns</source>
        <translation>Własni piloci, cele, zdarzenia i kampanie</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>What can be done to this campaign</source>
        <translation>Co można zrobić z tą kampanią</translation>
    </message>
</context>
<context>
    <name>CampaignOptions</name>
    <message>
        <source>{so} SO Points before Pilots join</source>
        <translation>{so} SO przed wyborem pilotów</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Trudność</translation>
    </message>
    <message>
        <source>No difficulty has so many of these, or both kinds at once.</source>
        <translation>Żaden stopień trudności nie ma ich tyle ani obu rodzajów naraz.</translation>
    </message>
    <message>
        <source>Difficulty: {level}</source>
        <translation>Trudność: {level}</translation>
    </message>
    <message>
        <source>{disadvantages} disadvantages, {advantages} advantages</source>
        <translation>utrudnienia: {disadvantages}, ułatwienia: {advantages}</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampania</translation>
    </message>
    <message>
        <source>SO fund</source>
        <translation>Fundusz SO</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Długość</translation>
    </message>
    <message>
        <source>Optional rules</source>
        <translation>Zasady dodatkowe</translation>
    </message>
</context>
<context>
    <name>CampaignView</name>
    <message>
        <source>To the table</source>
        <translation>Do stołu</translation>
    </message>
    <message>
        <source>A Day of this campaign is being played at the table.</source>
        <translation>Dzień tej kampanii trwa właśnie przy stole.</translation>
    </message>
</context>
<context>
    <name>CardsPanel</name>
    <message>
        <source>Russian cards</source>
        <translation>Karty rosyjskie</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>The card in hand, or the one laid last</source>
        <translation>Karta w ręku albo położona jako ostatnia</translation>
    </message>
    <message>
        <source>Additional cards: up to {count}</source>
        <translation>Karty dodatkowe: najwyżej {count}</translation>
    </message>
    <message>
        <source>NATO draws a card more for each of them. All lie open.</source>
        <translation>Za każdą NATO dobiera o kartę więcej. Wszystkie leżą odkryte.</translation>
    </message>
    <message>
        <source>Cards for your partner: {count}</source>
        <translation>Karty dla partnera: {count}</translation>
    </message>
    <message>
        <source>His lines need them. Choose one by its digit.</source>
        <translation>Potrzebują ich jego linie. Wybierz cyfrą.</translation>
    </message>
    <message>
        <source>Drawn so far: {count}</source>
        <translation>Dotąd dobrane: {count}</translation>
    </message>
    <message>
        <source>Draw one more</source>
        <translation>Dobierz jeszcze jedną</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Dość</translation>
    </message>
    <message>
        <source>Cards to lay: {count}</source>
        <translation>Karty do położenia: {count}</translation>
    </message>
    <message>
        <source>All cards are laid</source>
        <translation>Wszystkie karty położone</translation>
    </message>
    <message>
        <source>Lines; may fly: fighters {fighters}, bombers {bombers}</source>
        <translation>Linie; mogą lecieć: myśliwce {fighters}, bombowce {bombers}</translation>
    </message>
    <message>
        <source>Where to? Chance of a hit at least</source>
        <translation>Dokąd? Szansa na choć jedno trafienie</translation>
    </message>
    <message>
        <source>Drag cards to lines, missiles to territories; or choose by digit.</source>
        <translation>Przeciągaj karty na linie, rakietowe na terytoria albo wybierz cyfrą.</translation>
    </message>
    <message>
        <source>A letter or a territory: it lies there. Esc: it stays.</source>
        <translation>Litera lub terytorium: tam leży. Esc: zostaje.</translation>
    </message>
    <message>
        <source>1 to 4 or a line: it lies there. Esc: it stays.</source>
        <translation>Od 1 do 4 lub linia: tam leży. Esc: zostaje.</translation>
    </message>
    <message>
        <source>Without a place, out of the game:</source>
        <translation>Bez miejsca, wypada z gry:</translation>
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
    <name>ChartCard</name>
    <message>
        <source>Copied</source>
        <translation>Skopiowano</translation>
    </message>
    <message>
        <source>Copy as a picture</source>
        <translation>Kopiuj jako obraz</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Kopiuj jako tekst</translation>
    </message>
    <message>
        <source>Show the chart</source>
        <translation>Pokaż wykres</translation>
    </message>
    <message>
        <source>Show the table</source>
        <translation>Pokaż tabelę</translation>
    </message>
    <message>
        <source>{chart}: as a table</source>
        <translation>{chart}: jako tabela</translation>
    </message>
    <message>
        <source>{chart}: copy</source>
        <translation>{chart}: kopiuj</translation>
    </message>
</context>
<context>
    <name>ChartsPage</name>
    <message>
        <source>Charts</source>
        <translation>Wykresy</translation>
    </message>
    <message>
        <source>Pilot whose bands are shown</source>
        <translation>Pilot, którego pasma są pokazane</translation>
    </message>
</context>
<context>
    <name>ChoicePanel</name>
    <message>
        <source>Whoever goes home is out of this mission. A digit and A, or a press.</source>
        <translation>Kto wraca do domu, nie bierze już udziału w tej misji. Cyfra i A albo naciśnięcie.</translation>
    </message>
    <message>
        <source>Press a chip to drop it. G drops everything Air to Ground.</source>
        <translation>Naciśnij żeton, by go zrzucić. G zrzuca całą broń powietrze-ziemia.</translation>
    </message>
    <message>
        <source>Press a counter here or on the board; N takes none away.</source>
        <translation>Naciśnij żeton tutaj lub na planszy; N nie zabiera żadnego.</translation>
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
    <name>CorrectionsPage</name>
    <message>
        <source>Problems: {open} open of {all}</source>
        <translation>Problemy: otwarte {open} z {all}</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Kiedy</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Czyje</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>Old</source>
        <translation>Było</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Jest</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Powód</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>the Day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>Primary</source>
        <translation>Główny cel</translation>
    </message>
    <message>
        <source>Secondary</source>
        <translation>Drugi cel</translation>
    </message>
    <message>
        <source>Problems and corrections</source>
        <translation>Problemy i poprawki</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>No entry breaks a rule.</source>
        <translation>Żaden wpis nie łamie reguł.</translation>
    </message>
    <message>
        <source>Changes, the latest first</source>
        <translation>Zmiany, od najnowszej</translation>
    </message>
</context>
<context>
    <name>CorrectionsReview</name>
    <message>
        <source>Day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Czyje</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Old</source>
        <translation>Było</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Jest</translation>
    </message>
    <message>
        <source>the campaign</source>
        <translation>kampania</translation>
    </message>
    <message>
        <source>No figure changes: only what was written down</source>
        <translation>Żadna wartość się nie zmienia, tylko zapiski</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Misja</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>the Day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>Primary</source>
        <translation>Główny cel</translation>
    </message>
    <message>
        <source>Secondary</source>
        <translation>Drugi cel</translation>
    </message>
    <message>
        <source>New on Day {day}</source>
        <translation>Nowy w Dniu {day}</translation>
    </message>
    <message>
        <source>Solved on Day {day}</source>
        <translation>Rozwiązany w Dniu {day}</translation>
    </message>
    <message>
        <source>It can be accepted all the same; problems stay marked until solved.</source>
        <translation>Mimo to można to przyjąć; problemy zostają oznaczone, aż znikną.</translation>
    </message>
    <message>
        <source>Nothing is changed before you accept.</source>
        <translation>Nic się nie zmieni, zanim tego nie przyjmiesz.</translation>
    </message>
    <message>
        <source>What the correction of Day {day} changes</source>
        <translation>Co zmienia poprawka Dnia {day}</translation>
    </message>
    <message>
        <source>Entered otherwise</source>
        <translation>Wpisane inaczej</translation>
    </message>
    <message>
        <source>What follows, Day by Day</source>
        <translation>Co z tego wynika, Dzień po Dniu</translation>
    </message>
    <message>
        <source>Reason (optional)</source>
        <translation>Powód (nieobowiązkowo)</translation>
    </message>
    <message>
        <source>Accept the correction</source>
        <translation>Przyjmij poprawkę</translation>
    </message>
    <message>
        <source>Back to the form</source>
        <translation>Wróć do formularza</translation>
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
    <name>Dashboard</name>
    <message>
        <source>Close the campaign? It is evaluated, and nothing is entered any more.</source>
        <translation>Zamknąć kampanię? Zostanie oceniona i nic się już nie wpisze.</translation>
    </message>
    <message>
        <source>At the start of Day {day}</source>
        <translation>Na początku dnia {day}</translation>
    </message>
    <message>
        <source>Pilot</source>
        <translation>Pilot</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Stress by Day</source>
        <translation>Stres dzień po dniu</translation>
    </message>
    <message>
        <source>Stress now</source>
        <translation>Stres teraz</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Doświadczenie</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Zestrz.</translation>
    </message>
    <message>
        <source>Squadron</source>
        <translation>Eskadra</translation>
    </message>
    <message>
        <source>corner mark: not Okay</source>
        <translation>znak w rogu: nie w formie</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Kronika</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Poprawki</translation>
    </message>
    <message>
        <source>How the campaign stands has not been entered yet.</source>
        <translation>Nie wpisano jeszcze, jak stoi kampania.</translation>
    </message>
    <message>
        <source>The log begins once the squadron has been put together at the table.</source>
        <translation>Dziennik zacznie się, gdy przy stole powstanie eskadra.</translation>
    </message>
</context>
<context>
    <name>DashboardHead</name>
    <message>
        <source>Put the squadron together</source>
        <translation>Złóż eskadrę</translation>
    </message>
    <message>
        <source>Go on with Day {day}</source>
        <translation>Graj dalej dzień {day}</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Wykresy</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Down Time</source>
        <translation>Przerwa</translation>
    </message>
    <message>
        <source>New mission</source>
        <translation>Nowa misja</translation>
    </message>
    <message>
        <source>Companion</source>
        <translation>Pomocnik</translation>
    </message>
    <message>
        <source>Play Day {day}</source>
        <translation>Graj dzień {day}</translation>
    </message>
    <message>
        <source>Close the campaign</source>
        <translation>Zamknij kampanię</translation>
    </message>
    <message>
        <source>Enter how it stands</source>
        <translation>Wpisz, jak stoi</translation>
    </message>
    <message>
        <source>Enters Day {day} as Down Time</source>
        <translation>Wpisuje dzień {day} jako przerwę</translation>
    </message>
    <message>
        <source>Enter the results of Day {day}</source>
        <translation>Wpisz wyniki dnia {day}</translation>
    </message>
    <message>
        <source>Day {day} with your own dice, cards and counters</source>
        <translation>Dzień {day} z własnymi kostkami, kartami i żetonami</translation>
    </message>
    <message>
        <source>The campaign is evaluated; nothing is entered any more</source>
        <translation>Kampania zostanie oceniona; nic się już nie wpisze</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Do again</source>
        <translation>Ponów</translation>
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
    <name>DayBar</name>
    <message>
        <source>Day {day} is over and stands in the log.</source>
        <translation>Dzień {day} minął i jest w dzienniku.</translation>
    </message>
    <message>
        <source>The squadron stands. Each Day is begun in the campaign log.</source>
        <translation>Eskadra gotowa. Każdy dzień zaczyna się w dzienniku kampanii.</translation>
    </message>
    <message>
        <source>The campaign is over.</source>
        <translation>Kampania skończona.</translation>
    </message>
    <message>
        <source>Campaign log</source>
        <translation>Dziennik kampanii</translation>
    </message>
</context>
<context>
    <name>DayChoice</name>
    <message>
        <source>Campaign sheet</source>
        <translation>Arkusz kampanii</translation>
    </message>
    <message>
        <source>Fly</source>
        <translation>Leć</translation>
    </message>
    <message>
        <source>{fit} Pilots are fit. Up to {cards} Target cards are drawn.</source>
        <translation>Zdolni piloci: {fit}. Karty celów do dobrania: najwyżej {cards}.</translation>
    </message>
    <message>
        <source>Down Time</source>
        <translation>Przerwa</translation>
    </message>
    <message>
        <source>Nobody flies and everybody rests; each track goes one space to the left.</source>
        <translation>Nikt nie leci i wszyscy odpoczywają; każdy tor przesuwa się o jedno pole w lewo.</translation>
    </message>
</context>
<context>
    <name>DayColumn</name>
    <message>
        <source>{left} left, {discards} discarded</source>
        <translation>zostało {left}, odrzucone {discards}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Następna ocena</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Punkty zwycięstwa</translation>
    </message>
    <message>
        <source>SO Points</source>
        <translation>Punkty SO</translation>
    </message>
    <message>
        <source>Target deck</source>
        <translation>Talia celów</translation>
    </message>
    <message>
        <source>Event deck</source>
        <translation>Talia zdarzeń</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Squadron</source>
        <translation>Eskadra</translation>
    </message>
    <message>
        <source>Improvements that count</source>
        <translation>Działające ulepszenia</translation>
    </message>
    <message>
        <source>Campaign sheet: M</source>
        <translation>Arkusz kampanii: M</translation>
    </message>
    <message>
        <source>Campaign sheet</source>
        <translation>Arkusz kampanii</translation>
    </message>
</context>
<context>
    <name>DayNote</name>
    <message>
        <source>Your note on Day {day}</source>
        <translation>Twoja notatka o dniu {day}</translation>
    </message>
    <message>
        <source>Day {day}</source>
        <translation>Dzień {day}</translation>
    </message>
    <message>
        <source>It is kept with the notes on this game.</source>
        <translation>Zapisuje się razem z notatkami do tej gry.</translation>
    </message>
    <message>
        <source>Note on this Day</source>
        <translation>Notatka o tym dniu</translation>
    </message>
</context>
<context>
    <name>DayPage</name>
    <message>
        <source>In play</source>
        <translation>W grze</translation>
    </message>
    <message>
        <source>Drawn today</source>
        <translation>Dobrane dziś</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>Primary: {primary}   Secondary: {secondary}</source>
        <translation>Główny cel: {primary}   Drugi cel: {secondary}</translation>
    </message>
    <message>
        <source>A click or digit chooses the Primary, right click or Shift the Secondary.</source>
        <translation>Kliknięcie lub cyfra wybiera główny cel, prawy przycisk lub Shift drugi.</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Atakuj</translation>
    </message>
    <message>
        <source>Attack these Targets</source>
        <translation>Atakuj te cele</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>DebriefPage</name>
    <message>
        <source>Pilots after Day {day}</source>
        <translation>Piloci po dniu {day}</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Przed</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Misja</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>SAR</source>
        <translation>Ratunek</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Odprężenie</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Po</translation>
    </message>
    <message>
        <source>This Day&apos;s story</source>
        <translation>Przebieg dnia</translation>
    </message>
    <message>
        <source>The squadron at the end</source>
        <translation>Eskadra na koniec</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Misje</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Stanowiska</translation>
    </message>
    <message>
        <source>Air</source>
        <translation>W powietrzu</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Trafienia</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Utracone</translation>
    </message>
    <message>
        <source>Stress</source>
        <translation>Stres</translation>
    </message>
    <message>
        <source>The campaign, Day by Day</source>
        <translation>Kampania dzień po dniu</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Doświadczenie</translation>
    </message>
    <message>
        <source>Pilot</source>
        <translation>Pilot</translation>
    </message>
    <message>
        <source>Point at a number for its parts</source>
        <translation>Wskaż liczbę, by zobaczyć jej części</translation>
    </message>
    <message>
        <source>Promotions</source>
        <translation>Awanse</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Przebieg</translation>
    </message>
    <message>
        <source>R&amp;R</source>
        <translation>R&amp;R</translation>
    </message>
</context>
<context>
    <name>DebriefSummary</name>
    <message>
        <source>SO fund</source>
        <translation>Fundusz SO</translation>
    </message>
    <message>
        <source>{days} Days flown</source>
        <translation>Rozegrane dni: {days}</translation>
    </message>
    <message>
        <source>Targets Destroyed</source>
        <translation>Zniszczone cele</translation>
    </message>
    <message>
        <source>Aircraft lost</source>
        <translation>Utracone samoloty</translation>
    </message>
    <message>
        <source>SO Points left</source>
        <translation>Pozostałe SO</translation>
    </message>
    <message>
        <source>DESTROYED</source>
        <translation>ZNISZCZONY</translation>
    </message>
    <message>
        <source>DAMAGED</source>
        <translation>USZKODZONY</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>OCALAŁ</translation>
    </message>
    <message>
        <source>Target {number}, band {band}</source>
        <translation>Cel {number}, pas {band}</translation>
    </message>
    <message>
        <source>{hits} of {needed} Hits</source>
        <translation>Trafienia: {hits} z {needed}</translation>
    </message>
    <message>
        <source>Down Time</source>
        <translation>Przerwa</translation>
    </message>
    <message>
        <source>Day {day} of {days}</source>
        <translation>Dzień {day} z {days}</translation>
    </message>
    <message>
        <source>Every track goes back one reading, everybody rests.</source>
        <translation>Każdy tor cofa się o jeden odczyt, wszyscy odpoczywają.</translation>
    </message>
    <message>
        <source>Victory Points {figure}</source>
        <translation>Punkty zwycięstwa {figure}</translation>
    </message>
    <message>
        <source>{missing} more for {grade}</source>
        <translation>Do następnej oceny ({grade}) brakuje {missing}</translation>
    </message>
    <message>
        <source>The best evaluation there is</source>
        <translation>Najlepsza możliwa ocena</translation>
    </message>
    <message>
        <source>Die and sum: {sum}</source>
        <translation>Kość i suma: {sum}</translation>
    </message>
    <message>
        <source>Search and Rescue</source>
        <translation>Poszukiwanie i ratunek</translation>
    </message>
    <message>
        <source>Cards after this Day</source>
        <translation>Karty po tym dniu</translation>
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
    <name>DeckTile</name>
    <message>
        <source>{drawn} of up to {limit} drawn, {left} in the deck</source>
        <translation>Dobrano {drawn} z {limit}, w talii {left}</translation>
    </message>
    <message>
        <source>Recon, {price} SO</source>
        <translation>Rozpoznanie, {price} SO</translation>
    </message>
    <message>
        <source>Recon Priority: {cards} more cards for {price} SO Points</source>
        <translation>Pierwszeństwo rozpoznania: kolejne karty ({cards}) za {price} SO</translation>
    </message>
    <message>
        <source>Target deck</source>
        <translation>Talia celów</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Dobierz</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Dość</translation>
    </message>
</context>
<context>
    <name>DeployCard</name>
    <message>
        <source>On what?</source>
        <translation>Na co?</translation>
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
    <message>
        <source>Take back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>The bomber in hand, or the one placed last</source>
        <translation>Bombowiec w ręku albo postawiony jako ostatni</translation>
    </message>
    <message>
        <source>Bases</source>
        <translation>Bazy</translation>
    </message>
    <message>
        <source>Bombers to place: {count}</source>
        <translation>Bombowce do rozmieszczenia: {count}</translation>
    </message>
    <message>
        <source>All bombers stand</source>
        <translation>Wszystkie bombowce stoją</translation>
    </message>
    <message>
        <source>A letter or a base: it goes there. Del takes it back.</source>
        <translation>Litera lub baza: stanie tam. Del go cofa.</translation>
    </message>
    <message>
        <source>Drag bombers to bases or cities, or choose a type by digit and bases by letter. Enter or a second click: the base that is suggested.</source>
        <translation>Przeciągaj bombowce do baz lub miast albo wybierz typ cyfrą, a bazy literą. Enter lub drugie kliknięcie: proponowana baza.</translation>
    </message>
    <message>
        <source>Click a bomber at its base to move it or to take it back.</source>
        <translation>Kliknij bombowiec w bazie, aby go przestawić lub cofnąć.</translation>
    </message>
    <message>
        <source>Squadrons</source>
        <translation>Eskadry</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Odwołaj</translation>
    </message>
    <message>
        <source>The squadrons in hand, or the last step</source>
        <translation>Eskadry w ręku albo ostatni krok</translation>
    </message>
    <message>
        <source>Recall all</source>
        <translation>Odwołaj wszystkie</translation>
    </message>
    <message>
        <source>Let the partner deploy again</source>
        <translation>Niech partner wyśle ponownie</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Inna karta</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Play the card</source>
        <translation>Zagraj kartę</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Squadrons sent: {sent}, ready: {ready}</source>
        <translation>Eskadry wysłane: {sent}, gotowe: {ready}</translation>
    </message>
    <message>
        <source>Enter plays the card. Esc: it stays in the hand.</source>
        <translation>Enter zagrywa kartę. Esc: zostaje na ręce.</translation>
    </message>
    <message>
        <source>Choose what the card is played on. Esc: it stays in the hand.</source>
        <translation>Wybierz, na co zagrać kartę. Esc: zostaje na ręce.</translation>
    </message>
    <message>
        <source>{squadrons}: a letter or a target on the map. Esc: they stay.</source>
        <translation>{squadrons}: litera lub cel na mapie. Esc: bez lotu.</translation>
    </message>
    <message>
        <source>Drag squadrons onto targets, or choose them by digit, with Ctrl several.</source>
        <translation>Przeciągaj eskadry na cele albo wybierz cyfrą, z Ctrl kilka.</translation>
    </message>
    <message>
        <source>Not engaged yet: {squadrons}</source>
        <translation>Jeszcze niezwiązane walką: {squadrons}</translation>
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
        <source>Backspace goes back. This roll is marked “by hand” in the log.</source>
        <translation>Backspace cofa. W dzienniku ten rzut ma dopisek „ręcznie”.</translation>
    </message>
    <message>
        <source>0 means 10.</source>
        <translation>0 oznacza 10.</translation>
    </message>
    <message>
        <source>What was rolled</source>
        <translation>Co wypadło</translation>
    </message>
    <message>
        <source>If the die is</source>
        <translation>Jeśli na kości wypadnie</translation>
    </message>
    <message>
        <source>If die {number} is</source>
        <translation>Jeśli na kości {number} wypadnie</translation>
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
        <source>Roll</source>
        <translation>Rzut</translation>
    </message>
    <message>
        <source>{n} dice, the lowest counts</source>
        <translation>Kości: {n}, liczy się najniższa</translation>
    </message>
    <message>
        <source>One die for each side; the higher sum wins</source>
        <translation>Po jednej kości na stronę; wygrywa wyższa suma</translation>
    </message>
    <message>
        <source>{n} dice in one throw</source>
        <translation>Kości w jednym rzucie: {n}</translation>
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
    <name>EntryForm</name>
    <message>
        <source>Mistakes: {count}</source>
        <translation>Błędy: {count}</translation>
    </message>
    <message>
        <source>It can be written, but look at the warnings.</source>
        <translation>Można zapisać, ale spójrz na ostrzeżenia.</translation>
    </message>
    <message>
        <source>It can be written.</source>
        <translation>Można zapisać.</translation>
    </message>
    <message>
        <source>Nothing is typed yet</source>
        <translation>Nic jeszcze nie wpisano</translation>
    </message>
    <message>
        <source>It is quickest to copy an entry that is there, and change it.</source>
        <translation>Najszybciej skopiować istniejący wpis i go zmienić.</translation>
    </message>
    <message>
        <source>It takes the place of {entry} in campaigns that have this pack.</source>
        <translation>Zajmuje miejsce wpisu {entry} w kampaniach z tym pakietem.</translation>
    </message>
    <message>
        <source>An own Pilot</source>
        <translation>Własny pilot</translation>
    </message>
    <message>
        <source>An own Target</source>
        <translation>Własny cel</translation>
    </message>
    <message>
        <source>An own Event</source>
        <translation>Własne zdarzenie</translation>
    </message>
    <message>
        <source>An own Campaign</source>
        <translation>Własna kampania</translation>
    </message>
    <message>
        <source>Write it</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Into the pack (its id)</source>
        <translation>Do pakietu (identyfikator)</translation>
    </message>
    <message>
        <source>Copy from</source>
        <translation>Skopiuj z</translation>
    </message>
    <message>
        <source>Everything else, as TOML</source>
        <translation>Cała reszta, jako TOML</translation>
    </message>
    <message>
        <source>What is wrong with it</source>
        <translation>Co jest nie tak</translation>
    </message>
</context>
<context>
    <name>EventNote</name>
    <message>
        <source>Show no more</source>
        <translation>Nie pokazuj więcej</translation>
    </message>
    <message>
        <source>Cards of NATO and Poland; the settings bring it back</source>
        <translation>Karty NATO i Polski; przywrócisz je w ustawieniach</translation>
    </message>
    <message>
        <source>Events that ask for nothing; the settings bring them back</source>
        <translation>Zdarzenia, które o nic nie pytają; przywrócisz je w ustawieniach</translation>
    </message>
    <message>
        <source>The event of the turn; the settings bring it back</source>
        <translation>Zdarzenie tury; przywrócisz je w ustawieniach</translation>
    </message>
</context>
<context>
    <name>EventPanel</name>
    <message>
        <source>A Hawkeye has the Event ignored with {least} or more.</source>
        <translation>Przy {least} lub więcej Hawkeye pozwala zignorować zdarzenie.</translation>
    </message>
    <message>
        <source>{left} attacks come. One less for each {cost}: {spent} given up, {missing} more for the next.</source>
        <translation>Nadchodzące ataki: {left}. O jeden mniej za każde {cost}: oddano {spent}, do następnego brakuje {missing}.</translation>
    </message>
    <message>
        <source>Still to come: {count}</source>
        <translation>Jeszcze czeka: {count}</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Eksport</translation>
    </message>
    <message>
        <source>Export into</source>
        <translation>Eksportuj do</translation>
    </message>
    <message>
        <source>{names} are there already. Replace them?</source>
        <translation>Już tam są: {names}. Zastąpić je?</translation>
    </message>
    <message>
        <source>{count} files are in {path}.</source>
        <translation>Zapisane pliki: {count}, w {path}.</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>Zapisano: {path}</translation>
    </message>
    <message>
        <source>Left out, because they cannot be read:</source>
        <translation>Pominięto, bo nie można ich odczytać:</translation>
    </message>
    <message>
        <source>The whole campaign, its recorded moves too. It can be imported again without loss.</source>
        <translation>Cała kampania, także zapisane ruchy. Można ją bez strat zaimportować z powrotem.</translation>
    </message>
    <message>
        <source>Five tables for a spreadsheet: squadron, missions, flights and both accounts.</source>
        <translation>Pięć tabel do arkusza: eskadra, misje, loty i oba rachunki.</translation>
    </message>
    <message>
        <source>A sheet to print, landscape, in black on white.</source>
        <translation>Karta do druku, w poziomie, czarno na białym.</translation>
    </message>
    <message>
        <source>The story of the campaign: squadron, Day by Day, result.</source>
        <translation>Historia kampanii: eskadra, dzień po dniu, wynik.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>Campaign file</source>
        <translation>Plik kampanii</translation>
    </message>
    <message>
        <source>Tables (CSV)</source>
        <translation>Tabele (CSV)</translation>
    </message>
    <message>
        <source>Sheet (PDF)</source>
        <translation>Karta (PDF)</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Raport</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Z czego</translation>
    </message>
    <message>
        <source>All campaigns</source>
        <translation>Wszystkie kampanie</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Separator</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Przecinek</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Średnik</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Kodowanie</translation>
    </message>
    <message>
        <source>UTF-8 with mark</source>
        <translation>UTF-8 ze znacznikiem</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>Dokąd</translation>
    </message>
    <message>
        <source>A folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>One zip file</source>
        <translation>Jeden plik zip</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Player Log</source>
        <translation>Dziennik gracza</translation>
    </message>
    <message>
        <source>Squadron</source>
        <translation>Eskadra</translation>
    </message>
    <message>
        <source>Blank Player Log</source>
        <translation>Pusty dziennik gracza</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Jako</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Zwykły tekst</translation>
    </message>
    <message>
        <source>Forum (BBCode)</source>
        <translation>Forum (BBCode)</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>This campaign</source>
        <translation>Ta kampania</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Eksportuj …</translation>
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
    <name>FightPanel</name>
    <message>
        <source>Fights</source>
        <translation>Walki</translation>
    </message>
    <message>
        <source>As suggested</source>
        <translation>Jak w propozycji</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>All in this order</source>
        <translation>Wszystkie po kolei</translation>
    </message>
    <message>
        <source>Go home</source>
        <translation>Wróć do bazy</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Walcz</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Fly on</source>
        <translation>Leć dalej</translation>
    </message>
    <message>
        <source>Only cards and Su-22 that may fly on are asked for</source>
        <translation>Pytania tylko o karty i o Su-22, które mogą lecieć dalej</translation>
    </message>
    <message>
        <source>Suggested: most at stake comes last, when you know what cards are left</source>
        <translation>Propozycja: najważniejsze na koniec, gdy wiadomo, jakie karty zostały</translation>
    </message>
    <message>
        <source>Your own order</source>
        <translation>Twoja kolejność</translation>
    </message>
    <message>
        <source>{order}. Drag rows, or Alt+↑ and Alt+↓, to change it.</source>
        <translation>{order}. Zmiana: przeciągnij wiersz albo Alt+↑, Alt+↓.</translation>
    </message>
    <message>
        <source>Fights in {place}, by stages</source>
        <translation>Walki, etapami: {place}</translation>
    </message>
    <message>
        <source>Suggested: the surest duel first</source>
        <translation>Propozycja: najpierw najpewniejszy pojedynek</translation>
    </message>
</context>
<context>
    <name>FlightGrid</name>
    <message>
        <source>Pilot</source>
        <translation>Pilot</translation>
    </message>
    <message>
        <source>Stress</source>
        <translation>Stres</translation>
    </message>
    <message>
        <source>Flew</source>
        <translation>Leciał</translation>
    </message>
    <message>
        <source>Stress +</source>
        <translation>Stres +</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Uszk.</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Utracony</translation>
    </message>
    <message>
        <source>Aborted</source>
        <translation>Zawrócił</translation>
    </message>
    <message>
        <source>XP ±</source>
        <translation>Dośw. ±</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Zestrz.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notatka</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Stanowiska</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Trafienia</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Dowódca</translation>
    </message>
    <message>
        <source>Way in</source>
        <translation>Dolot</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>Way out</source>
        <translation>Powrót</translation>
    </message>
    <message>
        <source>Who flew</source>
        <translation>Kto leciał</translation>
    </message>
    <message>
        <source>Space: flew; digits: Stress; D, L, A: Damaged, Lost, Aborted; X, K: columns</source>
        <translation>Spacja: leciał; cyfry: Stres; D, L, A: uszkodzony, utracony, zawrócił; X, K: kolumny</translation>
    </message>
</context>
<context>
    <name>FloatingNote</name>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
</context>
<context>
    <name>FoldButton</name>
    <message>
        <source>Less</source>
        <translation>Mniej</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ukryj</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
</context>
<context>
    <name>FundTotal</name>
    <message>
        <source>SO fund: {so}</source>
        <translation>Fundusz SO: {so}</translation>
    </message>
    <message>
        <source>SO fund</source>
        <translation>Fundusz SO</translation>
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
        <source>New here? A guided first turn takes a few minutes, and you can leave at any step:</source>
        <translation>Pierwszy raz tutaj? Pierwsza tura z przewodnikiem trwa kilka minut, a wyjść możesz na każdym kroku:</translation>
    </message>
    <message>
        <source>Guided first turn of {game}</source>
        <translation>{game}: pierwsza tura z przewodnikiem</translation>
    </message>
    <message>
        <source>Do not offer this again</source>
        <translation>Nie proponuj więcej</translation>
    </message>
</context>
<context>
    <name>HallPage</name>
    <message>
        <source>Campaigns read: {count}</source>
        <translation>Wczytane kampanie: {count}</translation>
    </message>
    <message>
        <source>These campaigns cannot be read: {titles}</source>
        <translation>Tych kampanii nie można wczytać: {titles}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Pilot</source>
        <translation>Pilot</translation>
    </message>
    <message>
        <source>Aircraft</source>
        <translation>Samolot</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Misje</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Zestrzelenia</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Stanowiska</translation>
    </message>
    <message>
        <source>Highest level</source>
        <translation>Najwyższy poziom</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Kampanie</translation>
    </message>
    <message>
        <source>Survived</source>
        <translation>Przetrwane</translation>
    </message>
    <message>
        <source>Hall of fame</source>
        <translation>Galeria sław</translation>
    </message>
    <message>
        <source>Call sign or Aircraft</source>
        <translation>Kryptonim lub samolot</translation>
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
        <source>Too many wrong PINs. Try again in a few seconds.</source>
        <translation>Za dużo błędnych PIN-ów. Spróbuj za kilka sekund.</translation>
    </message>
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
        <translation>{name} gra: {side}. Do tego czasu plansza jest ukryta.</translation>
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
    <name>HistoryPage</name>
    <message>
        <source>All Pilots</source>
        <translation>Wszyscy piloci</translation>
    </message>
    <message>
        <source>All Targets</source>
        <translation>Wszystkie cele</translation>
    </message>
    <message>
        <source>Down Time</source>
        <translation>Przerwa</translation>
    </message>
    <message>
        <source>Every outcome</source>
        <translation>Każdy wynik</translation>
    </message>
    <message>
        <source>{shown} of {all}</source>
        <translation>{shown} z {all}</translation>
    </message>
    <message>
        <source>{target} (Secondary)</source>
        <translation>{target} (drugi cel)</translation>
    </message>
    <message>
        <source>{band}, night</source>
        <translation>{band}, noc</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Flight</source>
        <translation>Formacja</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>VP</translation>
    </message>
    <message>
        <source>SO spent</source>
        <translation>Wydane SO</translation>
    </message>
    <message>
        <source>SO left</source>
        <translation>Zostało SO</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Straty</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notatki</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Search the notes</source>
        <translation>Szukaj w notatkach</translation>
    </message>
    <message>
        <source>Pilot</source>
        <translation>Pilot</translation>
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
    <name>ImportDialog</name>
    <message>
        <source>Files ({pattern})</source>
        <translation>Pliki ({pattern})</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nic nie zmieniono.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Zastąp</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Zachowaj obie</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Zostaw, jak jest</translation>
    </message>
    <message>
        <source>A campaign file, a data pack, tables of a spreadsheet (missions.csv and flights.csv), or a reference file or campaign log of the community.</source>
        <translation>Plik kampanii, pakiet danych, tabele z arkusza (missions.csv i flights.csv) albo plik danych lub dziennik kampanii społeczności.</translation>
    </message>
    <message>
        <source>Choose a file …</source>
        <translation>Wybierz plik …</translation>
    </message>
    <message>
        <source>What the file holds</source>
        <translation>Co jest w pliku</translation>
    </message>
    <message>
        <source>What becomes of what is here already</source>
        <translation>Co zrobić z tym, co już jest</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampania</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>InsistButton</name>
    <message>
        <source>My table says so</source>
        <translation>Tak jest przy moim stole</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
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
    <name>InterceptionPanel</name>
    <message>
        <source>Interception</source>
        <translation>Przechwytywanie</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Strzelaj</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Assign interceptors</source>
        <translation>Przydziel myśliwce</translation>
    </message>
    <message>
        <source>Cannot fly here</source>
        <translation>Nie mogą tu walczyć</translation>
    </message>
    <message>
        <source>Bombers shot down, exact</source>
        <translation>Zestrzelone bombowce, dokładnie</translation>
    </message>
    <message>
        <source>Let it pass</source>
        <translation>Przepuść</translation>
    </message>
    <message>
        <source>Done with phase</source>
        <translation>Koniec fazy</translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Begin the log</source>
        <translation>Zacznij dziennik</translation>
    </message>
    <message>
        <source>How the campaign stands</source>
        <translation>Jak stoi kampania</translation>
    </message>
</context>
<context>
    <name>JoinForm</name>
    <message>
        <source>{target}: {hits} Hits</source>
        <translation>{target}: trafienia {hits}</translation>
    </message>
    <message>
        <source>not known: {words}</source>
        <translation>nieznane: {words}</translation>
    </message>
    <message>
        <source>Days over</source>
        <translation>Minione dni</translation>
    </message>
    <message>
        <source>SO Points</source>
        <translation>Punkty SO</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Punkty zwycięstwa</translation>
    </message>
    <message>
        <source>Aircraft lost</source>
        <translation>Utracone samoloty</translation>
    </message>
    <message>
        <source>Recon</source>
        <translation>Rozpoznanie</translation>
    </message>
    <message>
        <source>Intel</source>
        <translation>Wywiad</translation>
    </message>
    <message>
        <source>Infra</source>
        <translation>Infrastruktura</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Zniszczony</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>W grze</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Uszkodzony</translation>
    </message>
    <message>
        <source>12:4 57:2, number and Hits</source>
        <translation>12:4 57:2, numer i trafienia</translation>
    </message>
    <message>
        <source>As of now</source>
        <translation>Stan na teraz</translation>
    </message>
    <message>
        <source>SO fund</source>
        <translation>Fundusz SO</translation>
    </message>
    <message>
        <source>Squadron</source>
        <translation>Eskadra</translation>
    </message>
    <message>
        <source>Target cards, by number</source>
        <translation>Karty celów, według numerów</translation>
    </message>
    <message>
        <source>As the rules say</source>
        <translation>Jak mówią zasady</translation>
    </message>
    <message>
        <source>Another Pilot</source>
        <translation>Jeszcze jeden pilot</translation>
    </message>
</context>
<context>
    <name>JournalList</name>
    <message>
        <source>Day {day}: {words}</source>
        <translation>Dzień {day}: {words}</translation>
    </message>
    <message>
        <source>D{day}</source>
        <translation>D{day}</translation>
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
    <name>KindChips</name>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Air</source>
        <translation>AtA</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>AtG</translation>
    </message>
    <message>
        <source>Radar</source>
        <translation>Radar</translation>
    </message>
    <message>
        <source>Pods</source>
        <translation>Zasobniki</translation>
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
    <name>LandingPanel</name>
    <message>
        <source>Landing</source>
        <translation>Lądowanie</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>The last squadron that was put elsewhere</source>
        <translation>Ostatnia eskadra z nowym lotniskiem</translation>
    </message>
    <message>
        <source>Squadrons</source>
        <translation>Eskadry</translation>
    </message>
    <message>
        <source>Squadrons: {count}, in danger: {worried}</source>
        <translation>Eskadry: {count}, zagrożone: {worried}</translation>
    </message>
    <message>
        <source>All stand where they came from. Drag them, or choose by digit.</source>
        <translation>Wszystkie stoją tam, skąd przyleciały. Przeciągaj je albo wybierz cyfrą.</translation>
    </message>
    <message>
        <source>{squadron}: a letter or an airfield on the map. Esc: it stays.</source>
        <translation>{squadron}: litera lub lotnisko na mapie. Esc: zostaje.</translation>
    </message>
    <message>
        <source>In danger at:</source>
        <translation>Zagrożone lotniska:</translation>
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
    <name>LaunchPanel</name>
    <message>
        <source>Take off</source>
        <translation>Startuj</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Drag bombers onto their city, click them, or draw a frame round several. A letter names a base and chooses its bombers, a digit one of them; so does Space where Tab has come to.</source>
        <translation>Przeciągnij bombowce na ich miasto, kliknij je albo zaznacz kilka ramką. Litera wskazuje bazę i wybiera jej bombowce, cyfra jeden z nich; tak samo spacja tam, dokąd doszedł Tab.</translation>
    </message>
    <message>
        <source>Bombers to take off: {count} of {left}</source>
        <translation>Bombowce do startu: {count} z {left}</translation>
    </message>
</context>
<context>
    <name>LicencesPage</name>
    <message>
        <source>Ready Room: the MIT licence</source>
        <translation>Ready Room: licencja MIT</translation>
    </message>
    <message>
        <source>Qt: how it is used, and how to exchange it</source>
        <translation>Qt: jak jest używane i jak je wymienić</translation>
    </message>
    <message>
        <source>Parts of others inside Qt</source>
        <translation>Cudze składniki w Qt</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>The fonts: SIL Open Font License, 1.1</source>
        <translation>Czcionki: SIL Open Font License, 1.1</translation>
    </message>
    <message>
        <source>Other software</source>
        <translation>Inne oprogramowanie</translation>
    </message>
    <message>
        <source>What this program was built from</source>
        <translation>Z czego zbudowano ten program</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencja</translation>
    </message>
</context>
<context>
    <name>LoadPanel</name>
    <message>
        <source>The autopilot tries it in thought.</source>
        <translation>Autopilot próbuje tego w myśli.</translation>
    </message>
    <message>
        <source>SO fund: {before}, {after} after this load</source>
        <translation>Fundusz SO: {before}, po uzbrojeniu {after}</translation>
    </message>
    <message>
        <source>Nothing on it costs SO Points</source>
        <translation>Nic z tego nie kosztuje SO</translation>
    </message>
    <message>
        <source>This Target has no Hits: only its Objective counts.</source>
        <translation>Ten cel nie ma trafień: liczy się tylko zadanie.</translation>
    </message>
    <message>
        <source>{bombs} counters, each used once. {needed} Hits are needed.</source>
        <translation>Żetony: {bombs}, każdy do użycia raz. Potrzebne trafienia: {needed}.</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Zniszczony</translation>
    </message>
    <message>
        <source>Damaged only</source>
        <translation>Tylko uszkodzony</translation>
    </message>
    <message>
        <source>{mean} Hits to be expected, {needed} needed, Destroyed {chance}</source>
        <translation>Oczekiwane trafienia {mean}, potrzebne {needed}, zniszczony {chance}</translation>
    </message>
    <message>
        <source>Against radar Sites</source>
        <translation>Przeciw stanowiskom z radarem</translation>
    </message>
    <message>
        <source>Against Bandits</source>
        <translation>Przeciw bandytom</translation>
    </message>
    <message>
        <source>From Low Altitude</source>
        <translation>Z niska</translation>
    </message>
    <message>
        <source>Weight Points unused: {count}</source>
        <translation>Niewykorzystane punkty masy: {count}</translation>
    </message>
    <message>
        <source>SO fund</source>
        <translation>Fundusz SO</translation>
    </message>
    <message>
        <source>Hits if everything reaches the Target</source>
        <translation>Trafienia, jeśli wszystko dotrze do celu</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Osłona</translation>
    </message>
    <message>
        <source>If the autopilot flies it</source>
        <translation>Gdy poleci autopilot</translation>
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
    <name>LookingBackPage</name>
    <message>
        <source>Back to the campaign</source>
        <translation>Wróć do kampanii</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Wykresy</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyka</translation>
    </message>
    <message>
        <source>Hall of fame</source>
        <translation>Galeria sław</translation>
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
</context>
<context>
    <name>MissilePanel</name>
    <message>
        <source>Missiles</source>
        <translation>Rakiety</translation>
    </message>
    <message>
        <source>Targets destroyed</source>
        <translation>Zniszczone cele</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>MissionFormSheet</name>
    <message>
        <source>{campaign} {year} · results only</source>
        <translation>{campaign} {year} · tylko wyniki</translation>
    </message>
    <message>
        <source>Correct Day {day}</source>
        <translation>Popraw Dzień {day}</translation>
    </message>
    <message>
        <source>Log a mission</source>
        <translation>Wpisz misję</translation>
    </message>
    <message>
        <source>Tab moves on · Space ticks · digits fill · grey is a default</source>
        <translation>Tab idzie dalej · Spacja zaznacza · cyfry wpisują · szare to wartości domyślne</translation>
    </message>
    <message>
        <source>Leave the form</source>
        <translation>Opuść formularz</translation>
    </message>
    <message>
        <source>Primary</source>
        <translation>Główny cel</translation>
    </message>
    <message>
        <source>Secondary</source>
        <translation>Drugi cel</translation>
    </message>
    <message>
        <source>Remove the second</source>
        <translation>Usuń drugą</translation>
    </message>
    <message>
        <source>Second mission</source>
        <translation>Druga misja</translation>
    </message>
    <message>
        <source>Who flew</source>
        <translation>Kto leciał</translation>
    </message>
    <message>
        <source>Sites, Hits and the flight leader</source>
        <translation>Stanowiska, trafienia i dowódca klucza</translation>
    </message>
    <message>
        <source>This Day was played here</source>
        <translation>Ten Dzień rozegrano tutaj</translation>
    </message>
    <message>
        <source>Saved, it becomes an entry of results; its moves stay readable.</source>
        <translation>Po zapisaniu staje się wpisem wyników; jego ruchy można dalej czytać.</translation>
    </message>
    <message>
        <source>Recorded moves</source>
        <translation>Zapisane ruchy</translation>
    </message>
</context>
<context>
    <name>MissionPanel</name>
    <message>
        <source>Hits</source>
        <translation>Trafienia</translation>
    </message>
    <message>
        <source>SO left</source>
        <translation>Pozostałe SO</translation>
    </message>
    <message>
        <source>VP now</source>
        <translation>VP teraz</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Następna ocena</translation>
    </message>
    <message>
        <source>Target {number}, night</source>
        <translation>Cel {number}, noc</translation>
    </message>
    <message>
        <source>Target {number}</source>
        <translation>Cel {number}</translation>
    </message>
    <message>
        <source>Day {day} of {days}</source>
        <translation>Dzień {day} z {days}</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>{grade}: from {vp} VP</source>
        <translation>{grade}: od {vp} VP</translation>
    </message>
    <message>
        <source>In play: {cards}</source>
        <translation>W grze: {cards}</translation>
    </message>
    <message>
        <source>Left in the cup: {count}</source>
        <translation>W kubku zostało: {count}</translation>
    </message>
    <message>
        <source>Fold the list</source>
        <translation>Zwiń listę</translation>
    </message>
    <message>
        <source>Open the list</source>
        <translation>Rozwiń listę</translation>
    </message>
</context>
<context>
    <name>MoreSection</name>
    <message>
        <source>R&amp;&amp;R for {cost} SO (fund {so})</source>
        <translation>R&amp;&amp;R za {cost} SO (fundusz {so})</translation>
    </message>
    <message>
        <source>The fund has too few SO Points</source>
        <translation>W funduszu jest za mało Punktów SO</translation>
    </message>
    <message>
        <source>Events, notes, R&amp;R</source>
        <translation>Zdarzenia, notatki, R&amp;R</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>nieobowiązkowe</translation>
    </message>
    <message>
        <source>Target-Bound Event</source>
        <translation>Zdarzenie w locie do celu</translation>
    </message>
    <message>
        <source>Over Target Event</source>
        <translation>Zdarzenie nad celem</translation>
    </message>
    <message>
        <source>Home-Bound Event</source>
        <translation>Zdarzenie w drodze powrotnej</translation>
    </message>
    <message>
        <source>Date played</source>
        <translation>Data rozgrywki</translation>
    </message>
    <message>
        <source>Target cards drawn</source>
        <translation>Dobrane karty celów</translation>
    </message>
    <message>
        <source>not noted</source>
        <translation>nie zapisano</translation>
    </message>
    <message>
        <source>Notes on the mission</source>
        <translation>Notatki o misji</translation>
    </message>
    <message>
        <source>Notes on the Day</source>
        <translation>Notatki o Dniu</translation>
    </message>
</context>
<context>
    <name>MovesDialog</name>
    <message>
        <source>Day {day} as it was played</source>
        <translation>Dzień {day} tak, jak był rozegrany</translation>
    </message>
</context>
<context>
    <name>MovingPanel</name>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Wysoko</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Nisko</translation>
    </message>
    <message>
        <source>The others too</source>
        <translation>Pozostałe też</translation>
    </message>
    <message>
        <source>The last move for all that have not moved</source>
        <translation>Ostatni ruch dla wszystkich, które się nie ruszyły</translation>
    </message>
    <message>
        <source>An arrow is a side, again its other half. Digits choose, with Shift several.</source>
        <translation>Strzałka to strona, ponownie: jej druga połowa. Cyfry wybierają, z Shiftem kilka.</translation>
    </message>
    <message>
        <source>Digits choose, with Shift several; arrows move, up is toward the Center.</source>
        <translation>Cyfry wybierają, z Shift kilka; strzałki ruszają, w górę to w stronę centrum.</translation>
    </message>
    <message>
        <source>So does a frame on the map; Alt and the wheel change the Altitude.</source>
        <translation>Wybiera też ramka narysowana na mapie; kółko z Alt zmienia pułap.</translation>
    </message>
    <message>
        <source>Where to? Chance of harm there</source>
        <translation>Dokąd? Ryzyko szkody na miejscu</translation>
    </message>
    <message>
        <source>Fly as planned</source>
        <translation>Leć według planu</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Follow plans</source>
        <translation>Według planu</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>Suggest goals</source>
        <translation>Zaproponuj cele</translation>
    </message>
    <message>
        <source>Goals for all bombers that have none</source>
        <translation>Cele dla wszystkich bombowców, które ich nie mają</translation>
    </message>
    <message>
        <source>Squadrons; chance that the goal falls</source>
        <translation>Eskadry; szansa, że cel padnie</translation>
    </message>
    <message>
        <source>Bombers still to move: {count} of {all}</source>
        <translation>Bombowce przed ruchem: {count} z {all}</translation>
    </message>
    <message>
        <source>Type the number of the city, or click it. Esc: as before.</source>
        <translation>Wpisz numer miasta albo kliknij je. Esc: jak przedtem.</translation>
    </message>
    <message>
        <source>Fly on, or stop here with H or Enter. U takes the last step back.</source>
        <translation>Leć dalej albo stań tu: H lub Enter. U cofa ostatni krok.</translation>
    </message>
    <message>
        <source>A hex or a letter: they fly there. A bomber: it alone. Ctrl+drag: goal.</source>
        <translation>Heks lub litera: lecą tam. Bombowiec: tylko on. Ctrl i przeciągnięcie: cel.</translation>
    </message>
    <message>
        <source>F shows all moves towards the goals; a squadron can still be dragged.</source>
        <translation>F pokazuje wszystkie ruchy ku celom; eskadrę można nadal przeciągnąć.</translation>
    </message>
    <message>
        <source>Drag squadrons, with Alt one bomber alone. Enter goes to the next one.</source>
        <translation>Przeciągaj eskadry, z Alt jeden bombowiec. Enter przechodzi do następnej.</translation>
    </message>
    <message>
        <source>As planned, {count} bombers fly</source>
        <translation>Według planu lecą bombowce: {count}</translation>
    </message>
    <message>
        <source>Enter has them fly, Esc does not.</source>
        <translation>Enter: lecą, Esc: nie lecą.</translation>
    </message>
    <message>
        <source>Without a goal: {count}</source>
        <translation>Bez celu: {count}</translation>
    </message>
    <message>
        <source>Where to? Chance of losses there</source>
        <translation>Dokąd? Ryzyko strat na miejscu</translation>
    </message>
    <message>
        <source>Which goal? Chance that it falls</source>
        <translation>Jaki cel? Szansa, że padnie</translation>
    </message>
</context>
<context>
    <name>NatoPanel</name>
    <message>
        <source>NATO card</source>
        <translation>Karta NATO</translation>
    </message>
    <message>
        <source>Choose again</source>
        <translation>Wybierz ponownie</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Leave all where they are</source>
        <translation>Zostaw na miejscu</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>From the top of the Russian deck. Only Poland sees them.</source>
        <translation>Z wierzchu talii rosyjskiej. Widzi je tylko Polska.</translation>
    </message>
</context>
<context>
    <name>NewCampaignDialog</name>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Begin the log</source>
        <translation>Zacznij dziennik</translation>
    </message>
    <message>
        <source>To the squadron</source>
        <translation>Do eskadry</translation>
    </message>
    <message>
        <source>How it is played, where, and by which rules</source>
        <translation>Jak, gdzie i według jakich zasad</translation>
    </message>
    <message>
        <source>How it stands on paper; Enter goes one row down, Tab to the right</source>
        <translation>Jak stoi na papierze; Enter przechodzi w dół, Tab w prawo</translation>
    </message>
    <message>
        <source>The first letters of a call sign are enough; Enter goes one row down</source>
        <translation>Wystarczą pierwsze litery znaku wywoławczego; Enter przechodzi wiersz niżej</translation>
    </message>
    <message>
        <source>New campaign</source>
        <translation>Nowa kampania</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
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
        <source>One player against the rules of the game</source>
        <translation>Jedna osoba przeciw zasadom gry</translation>
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
        <source>You tell the program what your own dice, cards or counters gave</source>
        <translation>Podajesz programowi wynik z własnych kości, kart lub żetonów</translation>
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
    <name>NewerPacks</name>
    <message>
        <source>Take over the new version</source>
        <translation>Przejmij nową wersję</translation>
    </message>
    <message>
        <source>{pack} has changed since {campaign} took it in.</source>
        <translation>{pack}: pakiet zmienił się, odkąd przyjęła go kampania {campaign}.</translation>
    </message>
    <message>
        <source>The campaign goes on with the old values until you take over the new ones.</source>
        <translation>Kampania używa starych wartości, dopóki nie przejmiesz nowych.</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Wpis</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>Old</source>
        <translation>Było</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Jest</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Różnice</translation>
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
        <source>None</source>
        <translation>Brak</translation>
    </message>
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
    <message>
        <source>Changed by hand; press to take it back</source>
        <translation>Zmienione ręcznie; naciśnij, aby cofnąć</translation>
    </message>
</context>
<context>
    <name>OutcomeByHand</name>
    <message>
        <source>Find an outcome</source>
        <translation>Znajdź wynik</translation>
    </message>
    <message>
        <source>Left in the cup</source>
        <translation>Zostało w kubku</translation>
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
    <message>
        <source>Number, first letters or part of the title</source>
        <translation>Numer, pierwsze litery lub część tytułu</translation>
    </message>
    <message>
        <source>What you own besides can be added with a data pack. For this Day, go back and enter its results in the campaign log.</source>
        <translation>To, co masz ponadto, można dodać pakietem danych. Dla tego Dnia cofnij się i wpisz jego wyniki w dzienniku kampanii.</translation>
    </message>
    <message>
        <source>Nothing here is called that.</source>
        <translation>Nic tu się tak nie nazywa.</translation>
    </message>
    <message>
        <source>By the program’s count there is none of these left.</source>
        <translation>Według rachunku programu nie został już żaden z tych.</translation>
    </message>
    <message>
        <source>Enter once more: yours has it, and the count is corrected.</source>
        <translation>Jeszcze raz Enter: u ciebie jest, a rachunek zostanie poprawiony.</translation>
    </message>
</context>
<context>
    <name>OutcomeModel</name>
    <message>
        <source>{name}, left: {count}</source>
        <translation>{name}, zostało: {count}</translation>
    </message>
</context>
<context>
    <name>OutcomeSection</name>
    <message>
        <source>Outcome</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Bonus, Overkill, Events, further Experience and spaces</source>
        <translation>Premia, Overkill, zdarzenia, dalsze Doświadczenie i pola</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>X Destroyed</source>
        <translation>X Zniszczony</translation>
    </message>
    <message>
        <source>D Damaged</source>
        <translation>D Uszkodzony</translation>
    </message>
    <message>
        <source>O Failed</source>
        <translation>O Nieudany</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Trafienia</translation>
    </message>
    <message>
        <source>VP, Bonus</source>
        <translation>VP, premia</translation>
    </message>
    <message>
        <source>VP, Overkill</source>
        <translation>VP, Overkill</translation>
    </message>
    <message>
        <source>VP, Event</source>
        <translation>VP, zdarzenie</translation>
    </message>
    <message>
        <source>XP for all</source>
        <translation>Dośw. dla wszystkich</translation>
    </message>
    <message>
        <source>Recon ±</source>
        <translation>Rozpoznanie ±</translation>
    </message>
    <message>
        <source>Intel ±</source>
        <translation>Wywiad ±</translation>
    </message>
    <message>
        <source>Infra ±</source>
        <translation>Infrastruktura ±</translation>
    </message>
</context>
<context>
    <name>PackChoice</name>
    <message>
        <source>These packs do not go together.</source>
        <translation>Te pakiety do siebie nie pasują.</translation>
    </message>
    <message>
        <source>Packs of your own</source>
        <translation>Własne pakiety</translation>
    </message>
    <message>
        <source>Packs, the later over the earlier</source>
        <translation>Pakiety, późniejszy przed wcześniejszym</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Wcześniej</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Później</translation>
    </message>
</context>
<context>
    <name>PacksPage</name>
    <message>
        <source>Mistakes: {count}</source>
        <translation>Błędy: {count}</translation>
    </message>
    <message>
        <source>Warnings: {count}</source>
        <translation>Ostrzeżenia: {count}</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>gotowy</translation>
    </message>
    <message>
        <source>It cannot be enabled until they are mended.</source>
        <translation>Nie można go włączyć, dopóki nie zostaną poprawione.</translation>
    </message>
    <message>
        <source>It is enabled for a campaign when that begins.</source>
        <translation>Włącza się go na początku kampanii.</translation>
    </message>
    <message>
        <source>Take in a pack</source>
        <translation>Przyjmij pakiet</translation>
    </message>
    <message>
        <source>Packs (*.zip)</source>
        <translation>Pakiety (*.zip)</translation>
    </message>
    <message>
        <source>There is a pack {id} already. Replace it?</source>
        <translation>Pakiet {id} już jest. Zastąpić go?</translation>
    </message>
    <message>
        <source>Write a pack as a zip</source>
        <translation>Zapisz pakiet jako zip</translation>
    </message>
    <message>
        <source>The file cannot be used.</source>
        <translation>Nie można użyć tego pliku.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Packs of your own</source>
        <translation>Twoje pakiety</translation>
    </message>
    <message>
        <source>Take in a zip</source>
        <translation>Przyjmij zip</translation>
    </message>
    <message>
        <source>Write as a zip</source>
        <translation>Zapisz jako zip</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Otwórz folder</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Odczytaj ponownie</translation>
    </message>
    <message>
        <source>New entry</source>
        <translation>Nowy wpis</translation>
    </message>
    <message>
        <source>Pilot</source>
        <translation>Pilot</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Zdarzenie</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampania</translation>
    </message>
    <message>
        <source>No pack yet. Write an entry, take in a zip, or put files into the folder: they add Pilots, Targets, Events and Campaigns of your own.</source>
        <translation>Nie ma jeszcze pakietu. Napisz wpis, przyjmij zip albo włóż pliki do folderu: dodają one twoich pilotów, cele, zdarzenia i kampanie.</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Pakiety</translation>
    </message>
    <message>
        <source>What is to be said about the pack</source>
        <translation>Uwagi o pakiecie</translation>
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
    <name>PhoenixPanel</name>
    <message>
        <source>Phoenix attacks</source>
        <translation>Ataki Phoenix</translation>
    </message>
    <message>
        <source>A digit sends a missile to the next Bandit; + and − work on the one lit.</source>
        <translation>Cyfra wysyła pocisk do następnego bandyty; + i − działają na podświetlonego.</translation>
    </message>
    <message>
        <source>Bandits</source>
        <translation>Bandyci</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Jeden więcej</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>Jeden mniej</translation>
    </message>
    <message>
        <source>Fire none</source>
        <translation>Nie odpalaj</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Fire {count}</source>
        <translation>Odpal: {count}</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Odpal</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>not fired</source>
        <translation>nieodpalony</translation>
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
    <name>PilotLine</name>
    <message>
        <source>not known</source>
        <translation>nieznany</translation>
    </message>
</context>
<context>
    <name>PilotSheetPage</name>
    <message>
        <source>Figure</source>
        <translation>Wielkość</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Day {day}: {note}</source>
        <translation>Dzień {day}: {note}</translation>
    </message>
    <message>
        <source>{skill} (Day {day})</source>
        <translation>{skill} (dzień {day})</translation>
    </message>
    <message>
        <source>{skill} (bought)</source>
        <translation>{skill} (kupiony)</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Missions flown</source>
        <translation>Odbyte misje</translation>
    </message>
    <message>
        <source>Aborted</source>
        <translation>Przerwane loty</translation>
    </message>
    <message>
        <source>Aircraft Damaged</source>
        <translation>Uszkodzenia samolotu</translation>
    </message>
    <message>
        <source>Shot down</source>
        <translation>Zestrzelony</translation>
    </message>
    <message>
        <source>Days missing</source>
        <translation>Dni zaginięcia</translation>
    </message>
    <message>
        <source>Kills: Bandits and Bombers</source>
        <translation>Zestrzelenia: bandyci i bombowce</translation>
    </message>
    <message>
        <source>Bombers of these</source>
        <translation>W tym bombowce</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Stanowiska</translation>
    </message>
    <message>
        <source>Hits on Targets</source>
        <translation>Trafienia w cele</translation>
    </message>
    <message>
        <source>Experience altogether</source>
        <translation>Doświadczenie razem</translation>
    </message>
    <message>
        <source>flew</source>
        <translation>leciał</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Misja</translation>
    </message>
    <message>
        <source>Stress</source>
        <translation>Stres</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Doświadczenie</translation>
    </message>
    <message>
        <source>Pilot sheet</source>
        <translation>Karta pilota</translation>
    </message>
    <message>
        <source>Career</source>
        <translation>Kariera</translation>
    </message>
    <message>
        <source>Day by Day</source>
        <translation>Dzień po dniu</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notatki</translation>
    </message>
    <message>
        <source>Pilot</source>
        <translation>Pilot</translation>
    </message>
</context>
<context>
    <name>PilotShortForm</name>
    <message>
        <source>Enter a call sign</source>
        <translation>Wpisz pseudonim</translation>
    </message>
    <message>
        <source>Okay to</source>
        <translation>W formie do</translation>
    </message>
    <message>
        <source>Shaken to</source>
        <translation>Wstrząśnięty do</translation>
    </message>
    <message>
        <source>Promotion at</source>
        <translation>Awans przy</translation>
    </message>
    <message>
        <source>Cool</source>
        <translation>Opanowanie</translation>
    </message>
    <message>
        <source>A Pilot who is not in the data</source>
        <translation>Pilot, którego nie ma w danych</translation>
    </message>
    <message>
        <source>Call sign</source>
        <translation>Pseudonim</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Use this Pilot</source>
        <translation>Użyj tego pilota</translation>
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
        <source>Maps of their time</source>
        <translation>Mapy z epoki</translation>
    </message>
    <message>
        <source>Red Menace: the map in black and white, its symbols in colour</source>
        <translation>Red Menace: mapa czarno-biała, symbole w kolorze</translation>
    </message>
    <message>
        <source>Enemies attack in order</source>
        <translation>Wrogowie atakują po kolei</translation>
    </message>
    <message>
        <source>Hornet Leader: Sites and Bandits attack in the standard order without asking</source>
        <translation>Hornet Leader: stanowiska i bandyci atakują w zwykłej kolejności, bez pytania</translation>
    </message>
    <message>
        <source>Always ask for jettison</source>
        <translation>Zawsze pytaj o zrzut</translation>
    </message>
    <message>
        <source>Hornet Leader: also when no laden Aircraft is near a Bandit</source>
        <translation>Hornet Leader: także gdy żaden obciążony samolot nie jest blisko bandyty</translation>
    </message>
    <message>
        <source>Forecasts of missions</source>
        <translation>Prognozy misji</translation>
    </message>
    <message>
        <source>Hornet Leader: the computer flies each Target in thought while you choose</source>
        <translation>Hornet Leader: komputer oblatuje w myśli każdy cel, gdy wybierasz</translation>
    </message>
    <message>
        <source>Show every Event</source>
        <translation>Pokazuj każde zdarzenie</translation>
    </message>
    <message>
        <source>Hornet Leader: the card is shown even where it asks for nothing</source>
        <translation>Hornet Leader: karta pojawia się także wtedy, gdy o nic nie pyta</translation>
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
    <name>PreviewPanel</name>
    <message>
        <source>{figure}: as your table has it</source>
        <translation>{figure}: tak jak na Twoim stole</translation>
    </message>
    <message>
        <source>{pilot}: as your table has it</source>
        <translation>{pilot}: tak jak na Twoim stole</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>Wyjść bez zapisywania?</translation>
    </message>
    <message>
        <source>What was typed is lost. Esc stays in the form.</source>
        <translation>To, co wpisano, przepadnie. Esc wraca do formularza.</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Wyjdź bez zapisywania</translation>
    </message>
    <message>
        <source>After Day {day}</source>
        <translation>Po Dniu {day}</translation>
    </message>
    <message>
        <source>live preview</source>
        <translation>podgląd na żywo</translation>
    </message>
    <message>
        <source>Save Day {day}</source>
        <translation>Zapisz Dzień {day}</translation>
    </message>
    <message>
        <source>See what changes</source>
        <translation>Zobacz, co się zmieni</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Wyjdź</translation>
    </message>
</context>
<context>
    <name>ProblemNote</name>
    <message>
        <source>Accepted as it is</source>
        <translation>Przyjęte bez zmian</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Otwórz ponownie</translation>
    </message>
    <message>
        <source>My table says so</source>
        <translation>U mnie tak było</translation>
    </message>
</context>
<context>
    <name>ProblemRow</name>
    <message>
        <source>accepted as it is</source>
        <translation>przyjęte bez zmian</translation>
    </message>
    <message>
        <source>open</source>
        <translation>otwarte</translation>
    </message>
    <message>
        <source>Day {day}: {state}</source>
        <translation>Dzień {day}: {state}</translation>
    </message>
    <message>
        <source>Correct Day {day}</source>
        <translation>Popraw Dzień {day}</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Otwórz ponownie</translation>
    </message>
    <message>
        <source>My table says so</source>
        <translation>U mnie tak było</translation>
    </message>
</context>
<context>
    <name>ProblemStrip</name>
    <message>
        <source>1 entry breaks a rule</source>
        <translation>1 wpis łamie zasadę</translation>
    </message>
    <message>
        <source>{count} entries break a rule</source>
        <translation>Wpisy, które łamią zasady: {count}</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
</context>
<context>
    <name>PromotionCard</name>
    <message>
        <source>No promotion</source>
        <translation>Bez awansu</translation>
    </message>
    <message>
        <source>{pilot} needs {count} more Experience.</source>
        <translation>{pilot}: do awansu brakuje {count} doświadczenia.</translation>
    </message>
    <message>
        <source>Promotion: {pilot} becomes {level}</source>
        <translation>Awans: {pilot}, nowy poziom {level}</translation>
    </message>
    <message>
        <source>{xp} of {needed} Experience; what is left over is kept.</source>
        <translation>Doświadczenie {xp} z {needed}; nadwyżka zostaje.</translation>
    </message>
</context>
<context>
    <name>PromotionPane</name>
    <message>
        <source>Promote for {price} SO</source>
        <translation>Awansuj za {price} SO</translation>
    </message>
    <message>
        <source>Promotion: {pilot}</source>
        <translation>Awans: {pilot}</translation>
    </message>
    <message>
        <source>Before the campaign a Pilot can rise one level at a time.</source>
        <translation>Przed kampanią można awansować po jednym poziomie.</translation>
    </message>
    <message>
        <source>{pilot} is an Ace; there is no higher level.</source>
        <translation>{pilot} jest asem; wyższego poziomu nie ma.</translation>
    </message>
    <message>
        <source>Begin the campaign</source>
        <translation>Rozpocznij kampanię</translation>
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
        <source>Timeline ({key})</source>
        <translation>Oś czasu ({key})</translation>
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
    <name>RaidPanel</name>
    <message>
        <source>Raids</source>
        <translation>Naloty</translation>
    </message>
    <message>
        <source>What is named is destroyed without a die.</source>
        <translation>Wskazany cel jest zniszczony bez rzutu.</translation>
    </message>
    <message>
        <source>What does it bomb?</source>
        <translation>Co bombarduje?</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>Bombarduj</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>ReactionPanel</name>
    <message>
        <source>Outcome</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Przyjmij</translation>
    </message>
    <message>
        <source>Evade ({key})</source>
        <translation>Unik ({key})</translation>
    </message>
    <message>
        <source>Evade</source>
        <translation>Unik</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>Nie pytaj więcej</translation>
    </message>
    <message>
        <source>This turn, attacks below {percent} % Damage are taken without asking.</source>
        <translation>W tej turze ataki z szansą uszkodzenia poniżej {percent}% przyjmuje się bez pytania.</translation>
    </message>
    <message>
        <source>High Stress, +1 (V)</source>
        <translation>Wysoki stres, +1 (V)</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Zdarzenie</translation>
    </message>
    <message>
        <source>{enemy} attacks {pilot}</source>
        <translation>{enemy} atakuje: {pilot}</translation>
    </message>
    <message>
        <source>the attacker</source>
        <translation>napastnik</translation>
    </message>
    <message>
        <source>Suppress {enemy} instead</source>
        <translation>Zamiast tego obezwładnij: {enemy}</translation>
    </message>
    <message>
        <source>One Hit cancels the attack; chips can be combined.</source>
        <translation>Jedno trafienie unieważnia atak; żetony można łączyć.</translation>
    </message>
    <message>
        <source>Nobody can suppress {enemy}</source>
        <translation>Nikt nie może obezwładnić: {enemy}</translation>
    </message>
    <message>
        <source>Evade, or take it</source>
        <translation>Unik albo przyjęcie</translation>
    </message>
    <message>
        <source>No (further) Suppression.</source>
        <translation>Bez (dalszego) obezwładniania.</translation>
    </message>
    <message>
        <source>Press again</source>
        <translation>Naciśnij znów</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Suppress {n} %</source>
        <translation>Obezwładnij {n}%</translation>
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
    <name>RecruitCard</name>
    <message>
        <source>costs {so} SO Points</source>
        <translation>kosztuje {so} SO</translation>
    </message>
    <message>
        <source>gains {so} SO Points</source>
        <translation>daje {so} SO</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>bez opłaty</translation>
    </message>
    <message>
        <source>{aircraft}, {role}: {weight} Weight Points, {cost}.</source>
        <translation>{aircraft}, {role}: punkty masy {weight}, {cost}.</translation>
    </message>
    <message>
        <source>Numbers as {skill}</source>
        <translation>Liczby: {skill}</translation>
    </message>
    <message>
        <source>Level that is shown</source>
        <translation>Pokazywany poziom</translation>
    </message>
</context>
<context>
    <name>RecruitList</name>
    <message>
        <source>Find a Pilot</source>
        <translation>Znajdź pilota</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>Wszystkie typy</translation>
    </message>
    <message>
        <source>Type of Aircraft</source>
        <translation>Typ samolotu</translation>
    </message>
    <message>
        <source>All services</source>
        <translation>Wszystkie siły</translation>
    </message>
    <message>
        <source>Navy</source>
        <translation>Marynarka</translation>
    </message>
    <message>
        <source>Marine Corps</source>
        <translation>Piechota morska</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Rodzaj sił</translation>
    </message>
    <message>
        <source>Any cost</source>
        <translation>Dowolny koszt</translation>
    </message>
    <message>
        <source>Gains SO</source>
        <translation>Daje SO</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Bez kosztów</translation>
    </message>
    <message>
        <source>Costs SO</source>
        <translation>Kosztuje SO</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Koszt</translation>
    </message>
    <message>
        <source>Only those of {year}</source>
        <translation>Tylko z roku {year}</translation>
    </message>
    <message>
        <source>Hide the Pilots who cannot take part: another service, not in service yet</source>
        <translation>Ukryj pilotów, którzy nie mogą wziąć udziału: inne siły, jeszcze nie w służbie</translation>
    </message>
    <message>
        <source>Pilots</source>
        <translation>Piloci</translation>
    </message>
    <message>
        <source>{shown} of {all}</source>
        <translation>{shown} z {all}</translation>
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
    <name>ReplacementBox</name>
    <message>
        <source>{pilot} could come for {missing}</source>
        <translation>{missing}: zastępcą może być {pilot}</translation>
    </message>
    <message>
        <source>{skill}, {price} SO Points; there are {so}.</source>
        <translation>{skill}, {price} SO; w funduszu jest {so}.</translation>
    </message>
    <message>
        <source>The die shows {die}: {rest}</source>
        <translation>Na kości {die}: {rest}</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Przyjmij</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Odmów</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Rzut</translation>
    </message>
    <message>
        <source>Ask for the replacement of a missing Pilot?</source>
        <translation>Poprosić o zastępcę zaginionego pilota?</translation>
    </message>
    <message>
        <source>A Pilot of the same Aircraft is drawn; a die decides his level and price.</source>
        <translation>Losuje się pilota tego samego typu samolotu; kość ustala poziom i cenę.</translation>
    </message>
    <message>
        <source>Go on without</source>
        <translation>Dalej bez zastępcy</translation>
    </message>
    <message>
        <source>Replace {pilot} ({aircraft})</source>
        <translation>Zastąp: {pilot} ({aircraft})</translation>
    </message>
</context>
<context>
    <name>RescuePanel</name>
    <message>
        <source>Air to Ground weapons of those who still fly help, +1 for each WP.</source>
        <translation>Pomaga broń powietrze-ziemia samolotów, które jeszcze lecą, +1 za każdy punkt masy.</translation>
    </message>
    <message>
        <source>Each Pilot is searched for once, in the order you like.</source>
        <translation>Każdego pilota szuka się raz, w dowolnej kolejności.</translation>
    </message>
    <message>
        <source>All weapons</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Expend every Air to Ground weapon that still helps</source>
        <translation>Zużyj całe uzbrojenie AtG, które jeszcze pomaga</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Rzut</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Search for {pilot}</source>
        <translation>Szukaj: {pilot}</translation>
    </message>
</context>
<context>
    <name>RestCard</name>
    <message>
        <source>Priority R&amp;R</source>
        <translation>Odpoczynek (R&amp;R)</translation>
    </message>
    <message>
        <source>Everybody loses {stress} Stress and his Cool again. SO {so} {arrow} {left}</source>
        <translation>Każdy traci jeszcze raz {stress} stresu i tyle, ile wynosi opanowanie. SO {so} {arrow} {left}</translation>
    </message>
    <message>
        <source>Buy R&amp;R for {so} SO</source>
        <translation>Kup R&amp;R za {so} SO</translation>
    </message>
    <message>
        <source>Nobody has any Stress.</source>
        <translation>Nikt nie ma stresu.</translation>
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
    <message>
        <source>Day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>Show on the table</source>
        <translation>Pokaż na stole</translation>
    </message>
    <message>
        <source>The board as it was in the evening of this day</source>
        <translation>Plansza wieczorem tego dnia</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwórz</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>d10 {total} in all</source>
        <translation>k10 {total} razem</translation>
    </message>
</context>
<context>
    <name>ReturnRow</name>
    <message>
        <source>still missing</source>
        <translation>nadal zaginiony</translation>
    </message>
    <message>
        <source>rescued</source>
        <translation>uratowany</translation>
    </message>
    <message>
        <source>replacement asked for</source>
        <translation>prośba o zastępstwo</translation>
    </message>
    <message>
        <source>nobody came</source>
        <translation>nikt nie przybył</translation>
    </message>
    <message>
        <source>somebody else...</source>
        <translation>ktoś inny...</translation>
    </message>
    <message>
        <source>Came</source>
        <translation>Przybył</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>SO</source>
        <translation>SO</translation>
    </message>
</context>
<context>
    <name>ReturnRows</name>
    <message>
        <source>Missing Pilots</source>
        <translation>Zaginieni piloci</translation>
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
    <name>SamPanel</name>
    <message>
        <source>Missile fire</source>
        <translation>Ogień rakiet</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Strzelaj</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Nuclear missile</source>
        <translation>Pocisk nuklearny</translation>
    </message>
    <message>
        <source>Bombers shot down, exact</source>
        <translation>Zestrzelone bombowce, dokładnie</translation>
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
    <name>ScenarioOptions</name>
    <message>
        <source>Scenario</source>
        <translation>Scenariusz</translation>
    </message>
    <message>
        <source>Optional rules</source>
        <translation>Zasady dodatkowe</translation>
    </message>
    <message>
        <source>Companion rules</source>
        <translation>Zasady modułu S</translation>
    </message>
    <message>
        <source>Soviet moves</source>
        <translation>Ruchy radzieckie</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Wg numeru</translation>
    </message>
    <message>
        <source>Ask me</source>
        <translation>Pytaj</translation>
    </message>
</context>
<context>
    <name>ScoreParts</name>
    <message>
        <source>If all open assaults succeed</source>
        <translation>Jeśli udadzą się wszystkie natarcia</translation>
    </message>
</context>
<context>
    <name>SearchRow</name>
    <message>
        <source>Neither roll nor result: he is missing</source>
        <translation>Ani rzutu, ani wyniku: zaginiony</translation>
    </message>
    <message>
        <source>{result}, Stress {stress}</source>
        <translation>{result}, Stres {stress}</translation>
    </message>
    <message>
        <source>SAR {pilot}</source>
        <translation>SAR {pilot}</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Rzut</translation>
    </message>
    <message>
        <source>AtG spent</source>
        <translation>Zużyte AtG</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Zdarzenie</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>by the roll</source>
        <translation>według rzutu</translation>
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
    <name>SheetOverlay</name>
    <message>
        <source>{campaign} {year}</source>
        <translation>{campaign} {year}</translation>
    </message>
    <message>
        <source>{theater} · {destroyed} of {targets} Targets Destroyed</source>
        <translation>{theater} · zniszczone cele: {destroyed} z {targets}</translation>
    </message>
    <message>
        <source>Campaign sheet</source>
        <translation>Arkusz kampanii</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Do stołu</translation>
    </message>
    <message>
        <source>Crossed out: Destroyed. D: Damaged. !: in play. Gold ring: today&apos;s cards. A tick: the range band is Secured.</source>
        <translation>Przekreślony: zniszczony. D: uszkodzony. !: w grze. Złoty pierścień: dzisiejsze karty. Ptaszek: pas jest zabezpieczony.</translation>
    </message>
</context>
<context>
    <name>ShortForm</name>
    <message>
        <source>Enter its numbers: they stay with this campaign.</source>
        <translation>Wpisz wartości: zostaną w tej kampanii.</translation>
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
    <name>SquadronPage</name>
    <message>
        <source>Random</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>Fill the free places at random</source>
        <translation>Zapełnij wolne miejsca losowo</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>This is the squadron</source>
        <translation>Eskadra gotowa</translation>
    </message>
</context>
<context>
    <name>SquadronRows</name>
    <message>
        <source>{field}, row {row}</source>
        <translation>{field}, wiersz {row}</translation>
    </message>
    <message>
        <source>Pilot</source>
        <translation>Pilot</translation>
    </message>
    <message>
        <source>Aircraft</source>
        <translation>Samolot</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Doświadczenie</translation>
    </message>
    <message>
        <source>Stress</source>
        <translation>Stres</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Gdzie jest</translation>
    </message>
</context>
<context>
    <name>SquadronSlots</name>
    <message>
        <source>{price} SO</source>
        <translation>{price} SO</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Wolne</translation>
    </message>
    <message>
        <source>A free place: {level}. Drop a Pilot here.</source>
        <translation>Wolne miejsce: {level}. Upuść tu pilota.</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Campaigns read: {count}</source>
        <translation>Wczytane kampanie: {count}</translation>
    </message>
    <message>
        <source>These campaigns cannot be read:</source>
        <translation>Tych kampanii nie można wczytać:</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Skopiowano</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyka</translation>
    </message>
    <message>
        <source>This campaign</source>
        <translation>Ta kampania</translation>
    </message>
    <message>
        <source>All campaigns</source>
        <translation>Wszystkie kampanie</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Kopiuj jako tekst</translation>
    </message>
</context>
<context>
    <name>StoryCard</name>
    <message>
        <source>Nothing happened.</source>
        <translation>Nic się nie wydarzyło.</translation>
    </message>
</context>
<context>
    <name>StrikePanel</name>
    <message>
        <source>Attack</source>
        <translation>Atak</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Leave alone</source>
        <translation>Nie atakuj</translation>
    </message>
    <message>
        <source>Bombers lost to the city&apos;s own defences</source>
        <translation>Straty od obrony samego miasta</translation>
    </message>
    <message>
        <source>Soviet radar aircraft</source>
        <translation>Radziecki latający radar</translation>
    </message>
    <message>
        <source>The first bomber of the turn attacks alone, at -1. You choose which.</source>
        <translation>Pierwszy bombowiec tury atakuje sam, z −1. Ty wybierasz który.</translation>
    </message>
</context>
<context>
    <name>SubmarinePanel</name>
    <message>
        <source>Fire a missile: on average {points} points</source>
        <translation>Odpal pocisk: średnio {points} pkt</translation>
    </message>
    <message>
        <source>Or sail to</source>
        <translation>Albo płyń do</translation>
    </message>
    <message>
        <source>Sail to</source>
        <translation>Płyń do</translation>
    </message>
</context>
<context>
    <name>Sums</name>
    <message>
        <source>Hits on the Target: {mean} on average, {missing} missing</source>
        <translation>Trafienia w cel: średnio {mean}, brakuje {missing}</translation>
    </message>
    <message>
        <source>Target Destroyed now</source>
        <translation>Cel od razu zniszczony</translation>
    </message>
</context>
<context>
    <name>SupplySection</name>
    <message>
        <source>Total {change}, fund {before} {arrow} {after}</source>
        <translation>Razem {change}, fundusz {before} {arrow} {after}</translation>
    </message>
    <message>
        <source>SO spent and gained</source>
        <translation>SO wydane i zyskane</translation>
    </message>
    <message>
        <source>JDAM, other expenses, Events and other gains</source>
        <translation>JDAM, inne wydatki, zdarzenia i inne zyski</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Uzbrojenie</translation>
    </message>
    <message>
        <source>Tanker</source>
        <translation>Tankowiec</translation>
    </message>
    <message>
        <source>Recon, times</source>
        <translation>Rozpoznanie, razy</translation>
    </message>
    <message>
        <source>Gained</source>
        <translation>Zysk</translation>
    </message>
    <message>
        <source>JDAM</source>
        <translation>JDAM</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Inne</translation>
    </message>
    <message>
        <source>Event +</source>
        <translation>Zdarzenie +</translation>
    </message>
    <message>
        <source>Other +</source>
        <translation>Inne +</translation>
    </message>
    <message>
        <source>How often Recon Priority was bought</source>
        <translation>Ile razy kupiono priorytet rozpoznania</translation>
    </message>
</context>
<context>
    <name>TableHost</name>
    <message>
        <source>The notes could not be saved. A copy of the game has them: {path}</source>
        <translation>Nie udało się zapisać notatek. Zawiera je kopia gry: {path}</translation>
    </message>
    <message>
        <source>The notes on this game cannot be saved.</source>
        <translation>Notatek do tej gry nie można zapisać.</translation>
    </message>
    <message>
        <source>Make room on the disk and leave again, or copy them to another place.</source>
        <translation>Zwolnij miejsce na dysku i wyjdź ponownie albo skopiuj je gdzie indziej.</translation>
    </message>
    <message>
        <source>Leave without them</source>
        <translation>Wyjdź bez nich</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Zostań</translation>
    </message>
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
        <source>Export this game</source>
        <translation>Eksportuj tę grę</translation>
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
    <name>TargetDetails</name>
    <message>
        <source>{target}: {state}</source>
        <translation>{target}: {state}</translation>
    </message>
</context>
<context>
    <name>TargetSection</name>
    <message>
        <source>{day} of {days}</source>
        <translation>{day} z {days}</translation>
    </message>
    <message>
        <source>Day and Target</source>
        <translation>Dzień i cel</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>{aircraft} Aircraft · {hits} Hits · {vp} VP · band {band}, SAR {penalty}</source>
        <translation>Samoloty: {aircraft} · trafienia: {hits} · {vp} VP · pas {band}, SAR {penalty}</translation>
    </message>
    <message>
        <source>{target} is not a Target of this campaign · {facts}</source>
        <translation>{target} nie jest celem tej kampanii · {facts}</translation>
    </message>
    <message>
        <source>{target} · band {band} · {vp} VP</source>
        <translation>{target} · pas {band} · {vp} VP</translation>
    </message>
    <message>
        <source>{target} · Destroyed</source>
        <translation>{target} · zniszczony</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Pora</translation>
    </message>
    <message>
        <source>Tanker</source>
        <translation>Tankowiec</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Misja</translation>
    </message>
    <message>
        <source>Down Time</source>
        <translation>Przerwa</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Noc</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>opłacony</translation>
    </message>
    <message>
        <source>free</source>
        <translation>darmowy</translation>
    </message>
    <message>
        <source>Numbers of the card and its band</source>
        <translation>Wartości karty i jej pasa</translation>
    </message>
</context>
<context>
    <name>TargetShortForm</name>
    <message>
        <source>There is no Target {number} in the data of this campaign</source>
        <translation>W danych tej kampanii nie ma celu {number}</translation>
    </message>
    <message>
        <source>Title (optional)</source>
        <translation>Tytuł (nieobowiązkowo)</translation>
    </message>
    <message>
        <source>Use this card</source>
        <translation>Użyj tej karty</translation>
    </message>
</context>
<context>
    <name>TargetTile</name>
    <message>
        <source>Primary</source>
        <translation>Główny</translation>
    </message>
    <message>
        <source>Secondary</source>
        <translation>Drugi</translation>
    </message>
    <message>
        <source>Hint: {role}</source>
        <translation>Podpowiedź: {role}</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>Needs</source>
        <translation>Próg</translation>
    </message>
    <message>
        <source>{least} or more</source>
        <translation>co najmniej {least}</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Rzut</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n}%</translation>
    </message>
</context>
<context>
    <name>TermsPage</name>
    <message>
        <source>Everything on the screen. It may change before any Day.</source>
        <translation>Wszystko na ekranie. Można to zmienić przed każdym dniem.</translation>
    </message>
    <message>
        <source>Your own dice, cards and counters; the program runs the game with them.</source>
        <translation>Własne kostki, karty i żetony; program prowadzi z nimi grę.</translation>
    </message>
    <message>
        <source>You play at your table and enter the results of each Day.</source>
        <translation>Gracie przy swoim stole i wpisujecie wyniki każdego dnia.</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Tryb</translation>
    </message>
    <message>
        <source>It began on paper: enter how it stands</source>
        <translation>Zaczęta na papierze: wpisz, jak stoi</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Jak się gra</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampania</translation>
    </message>
</context>
<context>
    <name>ThisGamePage</name>
    <message>
        <source>This game</source>
        <translation>Ta gra</translation>
    </message>
    <message>
        <source>By hand: you tell what your own dice, cards and counters bring</source>
        <translation>Ręcznie: podajesz, co wyszło na twoich kościach, kartach i żetonach</translation>
    </message>
    <message>
        <source>By hand: this Day is run beside a table</source>
        <translation>Ręcznie: ten Dzień toczy się obok stołu</translation>
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
    <name>TrackerPage</name>
    <message>
        <source>Rename</source>
        <translation>Zmiana nazwy</translation>
    </message>
    <message>
        <source>Name of the campaign:</source>
        <translation>Nazwa kampanii:</translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <translation>{title} (kopia)</translation>
    </message>
    <message>
        <source>Move “{title}” to the trash? It can be restored from there.</source>
        <translation>Przenieść „{title}” do kosza? Stamtąd można ją przywrócić.</translation>
    </message>
    <message>
        <source>Delete “{title}” for good? Only the backups still have it then.</source>
        <translation>Usunąć „{title}” na dobre? Zostanie tylko w kopiach zapasowych.</translation>
    </message>
</context>
<context>
    <name>WeaponRack</name>
    <message>
        <source>Weapon rack</source>
        <translation>Stojak z uzbrojeniem</translation>
    </message>
    <message>
        <source>SO · left</source>
        <translation>SO · zapas</translation>
    </message>
    <message>
        <source>Find a weapon</source>
        <translation>Znajdź broń</translation>
    </message>
    <message>
        <source>No weapon is called that.</source>
        <translation>Nie ma broni o takiej nazwie.</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Begin another campaign</source>
        <translation>Zacznij kolejną kampanię</translation>
    </message>
    <message>
        <source>No campaign yet</source>
        <translation>Jeszcze żadnej kampanii</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Everything on the screen; the log keeps itself.</source>
        <translation>Wszystko na ekranie; dziennik prowadzi się sam.</translation>
    </message>
    <message>
        <source>Companion</source>
        <translation>Pomocnik</translation>
    </message>
    <message>
        <source>Your own dice, cards and counters; the program runs the game with them.</source>
        <translation>Własne kostki, karty i żetony; program prowadzi z nimi grę.</translation>
    </message>
    <message>
        <source>Log only</source>
        <translation>Tylko dziennik</translation>
    </message>
    <message>
        <source>You play at your table and enter the results of each Day.</source>
        <translation>Gracie przy swoim stole i wpisujecie wyniki każdego dnia.</translation>
    </message>
    <message>
        <source>Join one that started on paper</source>
        <translation>Przejmij zaczętą na papierze</translation>
    </message>
    <message>
        <source>Enter how it stands after any Day, and go on from there.</source>
        <translation>Wpisz, jak stoi po dowolnym dniu, i graj dalej.</translation>
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
    <name>WindowPanel</name>
    <message>
        <source>Polish cards</source>
        <translation>Polskie karty</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Inna karta</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Bez karty</translation>
    </message>
    <message>
        <source>None of your cards can be played now.</source>
        <translation>Teraz nie możesz zagrać żadnej karty.</translation>
    </message>
    <message>
        <source>On what?</source>
        <translation>Na co?</translation>
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
    <message>
        <source>There is no option {key}.</source>
        <translation>Nie ma opcji {key}.</translation>
    </message>
    <message>
        <source>{option}: {low} to {high} are possible, not {value}.</source>
        <translation>{option}: możliwe od {low} do {high}, nie {value}.</translation>
    </message>
    <message>
        <source>{option}: {value} is not among the choices.</source>
        <translation>{option}: nie ma takiej możliwości: {value}.</translation>
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
        <source>Turn {turn}</source>
        <translation>Tura {turn}</translation>
    </message>
    <message>
        <source>T{turn}</source>
        <translation>T{turn}</translation>
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
    <name>eagles_missiles</name>
    <message>
        <source>{squadron} is destroyed.</source>
        <translation>Zniszczono: {squadron}.</translation>
    </message>
    <message>
        <source>{squadron} returns to the Russian pool.</source>
        <translation>{squadron} wraca do puli rosyjskiej.</translation>
    </message>
    <message>
        <source>{squadrons} return to the Russian pool.</source>
        <translation>Do puli rosyjskiej wracają: {squadrons}.</translation>
    </message>
    <message>
        <source>{squadrons} returns to the Russian pool.</source>
        <translation>Do puli rosyjskiej wraca: {squadrons}.</translation>
    </message>
    <message>
        <source>{squadron} lands at {airfield}.</source>
        <translation>{squadron} ląduje na lotnisku {airfield}.</translation>
    </message>
    <message>
        <source>The airfield of {field} is in ruins.</source>
        <translation>Lotnisko {field} leży w ruinach.</translation>
    </message>
    <message>
        <source>{field} is in ruins: 1 point for Russia.</source>
        <translation>Miasto {field} leży w ruinach: 1 punkt dla Rosji.</translation>
    </message>
    <message>
        <source>The airfield of {field} is intact again.</source>
        <translation>Lotnisko {field} jest znów całe.</translation>
    </message>
    <message>
        <source>{unit} in {place} is destroyed.</source>
        <translation>Zniszczono: {unit} ({place}).</translation>
    </message>
    <message>
        <source>{unit}: from {origin} to {place}.</source>
        <translation>{unit}: {origin} → {place}.</translation>
    </message>
    <message>
        <source>The Baltic Fleet loses {amount}: strength {left}.</source>
        <translation>Flota Bałtycka traci {amount}: siła {left}.</translation>
    </message>
    <message>
        <source>The Baltic Fleet is destroyed; no more landings.</source>
        <translation>Flota Bałtycka jest zniszczona; desantów już nie będzie.</translation>
    </message>
    <message>
        <source>{place} is conquered.</source>
        <translation>{place}: terytorium zdobyte.</translation>
    </message>
    <message>
        <source>Green AA unit no. {number}</source>
        <translation>Zielona jednostka przeciwlotnicza nr {number}</translation>
    </message>
    <message>
        <source>Blue AA unit no. {number}</source>
        <translation>Niebieska jednostka przeciwlotnicza nr {number}</translation>
    </message>
    <message>
        <source>Patriot</source>
        <translation>Patriot</translation>
    </message>
    <message>
        <source>Russia (lines III and IV)</source>
        <translation>Rosja (linie III i IV)</translation>
    </message>
    <message>
        <source>Poland (F-16C and NATO)</source>
        <translation>Polska (F-16C i NATO)</translation>
    </message>
    <message>
        <source>Assault cards</source>
        <translation>Karty natarcia</translation>
    </message>
    <message>
        <source>Baltic Fleet</source>
        <translation>Flota Bałtycka</translation>
    </message>
    <message>
        <source>Poland and NATO</source>
        <translation>Polska i NATO</translation>
    </message>
    <message>
        <source>Russia</source>
        <translation>Rosja</translation>
    </message>
    <message>
        <source>the Baltic Fleet</source>
        <translation>Flota Bałtycka</translation>
    </message>
    <message>
        <source>the assault on {place}</source>
        <translation>natarcie ({place})</translation>
    </message>
    <message>
        <source>{allies} against {target}</source>
        <translation>{allies} kontra {target}</translation>
    </message>
    <message>
        <source>Poland</source>
        <translation>Polska</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Zagraj: {card}</translation>
    </message>
    <message>
        <source>Play {card}: {target}</source>
        <translation>Zagraj: {card} → {target}</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Bez karty</translation>
    </message>
    <message>
        <source>{card}: {target}</source>
        <translation>{card}: {target}</translation>
    </message>
    <message>
        <source>Leave all cards where they are</source>
        <translation>Zostaw wszystkie karty na miejscu</translation>
    </message>
    <message>
        <source>Put {card} at the bottom</source>
        <translation>Na spód: {card}</translation>
    </message>
    <message>
        <source>{unit} fires at {target}</source>
        <translation>{unit} strzela, cel: {target}</translation>
    </message>
    <message>
        <source>Cease fire</source>
        <translation>Przerwij ogień</translation>
    </message>
    <message>
        <source>{card} on {place}</source>
        <translation>{card} → {place}</translation>
    </message>
    <message>
        <source>The Patriot fires at the missiles</source>
        <translation>Patriot strzela do rakiet</translation>
    </message>
    <message>
        <source>The Patriot holds its fire</source>
        <translation>Patriot nie strzela</translation>
    </message>
    <message>
        <source>Destroy {target}</source>
        <translation>Zniszcz: {target}</translation>
    </message>
    <message>
        <source>{squadron} scrambles next</source>
        <translation>Następna ucieka: {squadron}</translation>
    </message>
    <message>
        <source>{squadron} gets away to {airfield}</source>
        <translation>{squadron} ucieka: {airfield}</translation>
    </message>
    <message>
        <source>{squadron} against {target}</source>
        <translation>{squadron} kontra {target}</translation>
    </message>
    <message>
        <source>{squadron} against the {target}</source>
        <translation>{squadron} kontra {target}</translation>
    </message>
    <message>
        <source>{squadron} stays</source>
        <translation>{squadron} zostaje</translation>
    </message>
    <message>
        <source>Deployment is complete</source>
        <translation>Zatwierdź rozkazy</translation>
    </message>
    <message>
        <source>Let the partner deploy again</source>
        <translation>Niech partner wyśle eskadry jeszcze raz</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} i {second}</translation>
    </message>
    <message>
        <source>Which AA unit fires at whom?</source>
        <translation>Która jednostka przeciwlotnicza strzela i do kogo?</translation>
    </message>
    <message>
        <source>{unit} in {place} fires at {target}</source>
        <translation>{unit} ({place}) strzela, cel: {target}</translation>
    </message>
    <message>
        <source>The {unit} is not in play</source>
        <translation>{unit} nie jest w grze</translation>
    </message>
    <message>
        <source>The {unit} is destroyed</source>
        <translation>{unit}: zniszczono</translation>
    </message>
    <message>
        <source>The {unit} in {place} has fired already</source>
        <translation>{unit} ({place}): strzał już oddany</translation>
    </message>
    <message>
        <source>No Russian squadron is in {place}</source>
        <translation>{place}: nie ma tu eskadry rosyjskiej</translation>
    </message>
    <message>
        <source>{squadron} is not Russian</source>
        <translation>{squadron} to nie eskadra rosyjska</translation>
    </message>
    <message>
        <source>{squadron} is not on the board</source>
        <translation>{squadron} nie jest na planszy</translation>
    </message>
    <message>
        <source>{squadron} is over {place}, the {unit} is in {other}</source>
        <translation>{squadron} i {unit} są na różnych terytoriach: {place}, {other}</translation>
    </message>
    <message>
        <source>Move AA units by one territory.</source>
        <translation>Rusz jednostki przeciwlotnicze o jedno terytorium.</translation>
    </message>
    <message>
        <source>The {unit} has not moved</source>
        <translation>{unit}: jeszcze bez ruchu</translation>
    </message>
    <message>
        <source>A green AA unit moves only to withdraw</source>
        <translation>Zielona jednostka przeciwlotnicza rusza się tylko, gdy się wycofuje</translation>
    </message>
    <message>
        <source>The {unit} has moved already</source>
        <translation>{unit}: ruch już wykonany</translation>
    </message>
    <message>
        <source>{place} is conquered</source>
        <translation>{place} to zdobyte terytorium</translation>
    </message>
    <message>
        <source>{place} is not in Poland</source>
        <translation>{place} nie leży w Polsce</translation>
    </message>
    <message>
        <source>{place} does not touch {origin}</source>
        <translation>{place} i {origin} nie sąsiadują ze sobą</translation>
    </message>
    <message>
        <source>Fight next: {place}</source>
        <translation>Teraz walka: {place}</translation>
    </message>
    <message>
        <source>Fight the duel with {squadron}</source>
        <translation>Pojedynek: {squadron}</translation>
    </message>
    <message>
        <source>{squadron} flies on against {target}</source>
        <translation>{squadron} leci dalej, cel: {target}</translation>
    </message>
    <message>
        <source>{squadron} goes home</source>
        <translation>{squadron} wraca do bazy</translation>
    </message>
    <message>
        <source>{squadron} lands at {airfield}</source>
        <translation>{squadron} ląduje: {airfield}</translation>
    </message>
    <message>
        <source>{squadron} leaves its airfield</source>
        <translation>{squadron} opuszcza lotnisko</translation>
    </message>
    <message>
        <source>All squadrons have landed</source>
        <translation>Wszystkie eskadry wylądowały</translation>
    </message>
    <message>
        <source>{unit} withdraws to {place}</source>
        <translation>{unit} wycofuje się: {place}</translation>
    </message>
    <message>
        <source>{squadron} bombs {target}</source>
        <translation>{squadron} bombarduje: {target}</translation>
    </message>
    <message>
        <source>{unit} moves to {place}</source>
        <translation>{unit} → {place}</translation>
    </message>
    <message>
        <source>{unit} moves back</source>
        <translation>{unit} wraca</translation>
    </message>
    <message>
        <source>No more moves</source>
        <translation>Koniec ruchów</translation>
    </message>
    <message>
        <source>Draw {card}</source>
        <translation>Dobrana karta: {card}</translation>
    </message>
    <message>
        <source>Draw one more card</source>
        <translation>Dobierz jeszcze jedną kartę</translation>
    </message>
    <message>
        <source>Enough cards</source>
        <translation>Dość kart</translation>
    </message>
    <message>
        <source>Hand over {card}</source>
        <translation>Przekaż: {card}</translation>
    </message>
    <message>
        <source>{card} to line {line}</source>
        <translation>{card} → linia {line}</translation>
    </message>
    <message>
        <source>Take {card} back</source>
        <translation>Cofnij: {card}</translation>
    </message>
    <message>
        <source>All cards are placed</source>
        <translation>Wszystkie karty położone</translation>
    </message>
    <message>
        <source>{type} escorts the Baltic Fleet</source>
        <translation>{type}, eskorta Floty Bałtyckiej</translation>
    </message>
    <message>
        <source>All squadrons are placed</source>
        <translation>Wszystkie eskadry rozmieszczone</translation>
    </message>
    <message>
        <source>{type} escorts in {place}</source>
        <translation>{type}, eskorta: {place}</translation>
    </message>
    <message>
        <source>{type} raids {place}</source>
        <translation>{type}, nalot: {place}</translation>
    </message>
    <message>
        <source>{type} supports {card}</source>
        <translation>{type}, wsparcie: {card}</translation>
    </message>
    <message>
        <source>Take {squadron} back</source>
        <translation>Cofnij: {squadron}</translation>
    </message>
    <message>
        <source>no fight of its kind is going on</source>
        <translation>nie trwa walka, której dotyczy</translation>
    </message>
    <message>
        <source>no dice lie</source>
        <translation>nie leżą żadne kości</translation>
    </message>
    <message>
        <source>no inland assault has strength to lose</source>
        <translation>żadne natarcie lądowe nie ma siły do stracenia</translation>
    </message>
    <message>
        <source>no reserve is left, or no Polish airfield has room</source>
        <translation>nie ma już eskadry zapasowej albo miejsca na polskich lotniskach</translation>
    </message>
    <message>
        <source>no missile card is being carried out</source>
        <translation>żadna karta rakietowa właśnie nie działa</translation>
    </message>
    <message>
        <source>no raid has named a target</source>
        <translation>żaden nalot nie wskazał celu</translation>
    </message>
    <message>
        <source>no airfield outside conquered territory is in ruins</source>
        <translation>poza zdobytymi terytoriami żadne lotnisko nie leży w ruinach</translation>
    </message>
    <message>
        <source>no AA unit that has fired has a target</source>
        <translation>żadna jednostka, która strzelała, nie ma celu</translation>
    </message>
    <message>
        <source>no squadron of yours is about to be destroyed</source>
        <translation>żadnej twojej eskadrze nie grozi zniszczenie</translation>
    </message>
    <message>
        <source>no escort protects anything</source>
        <translation>żadna eskorta niczego nie osłania</translation>
    </message>
    <message>
        <source>no bomber icon is in force</source>
        <translation>nie liczy się żaden symbol bombowca</translation>
    </message>
    <message>
        <source>no AA unit can move</source>
        <translation>żadna jednostka przeciwlotnicza nie może się ruszyć</translation>
    </message>
    <message>
        <source>{card} cannot be played: {reason}</source>
        <translation>{card}: nie można zagrać, bo {reason}</translation>
    </message>
    <message>
        <source>{card} cannot be used on {target}: {reason}</source>
        <translation>{card}: {target} nie może być celem, bo {reason}</translation>
    </message>
    <message>
        <source>the Baltic Fleet is destroyed</source>
        <translation>Flota Bałtycka jest zniszczona</translation>
    </message>
    <message>
        <source>Central and Gdańsk Pomerania are conquered</source>
        <translation>Pomorze Środkowe i Gdańskie są zdobyte</translation>
    </message>
    <message>
        <source>it is not one of its targets now</source>
        <translation>ta karta nie ma teraz takiego celu</translation>
    </message>
    <message>
        <source>a landing has no strength of its own</source>
        <translation>desant nie ma własnej siły</translation>
    </message>
    <message>
        <source>it is no destroyed Polish F-16C or MiG-29</source>
        <translation>to nie jest zniszczona polska eskadra F-16C ani MiG-29</translation>
    </message>
    <message>
        <source>it is intact</source>
        <translation>to lotnisko jest całe</translation>
    </message>
    <message>
        <source>it is no airfield</source>
        <translation>to nie lotnisko</translation>
    </message>
    <message>
        <source>it is in ruins</source>
        <translation>to lotnisko leży w ruinach</translation>
    </message>
    <message>
        <source>its only place is taken</source>
        <translation>jedyne miejsce jest zajęte</translation>
    </message>
    <message>
        <source>all {count} places are taken</source>
        <translation>wszystkie miejsca są zajęte ({count})</translation>
    </message>
    <message>
        <source>only Polish F-16Cs may stand there</source>
        <translation>mogą tam stać tylko polskie F-16C</translation>
    </message>
    <message>
        <source>it is conquered</source>
        <translation>to zdobyte terytorium</translation>
    </message>
    <message>
        <source>it is not Polish</source>
        <translation>to nie polskie terytorium</translation>
    </message>
    <message>
        <source>it is not within {count} moves through free territory</source>
        <translation>nie ma tam drogi przez niezdobyte terytoria (najwyżej {count})</translation>
    </message>
    <message>
        <source>it is no AA unit</source>
        <translation>to nie jednostka przeciwlotnicza</translation>
    </message>
    <message>
        <source>it has not fired yet</source>
        <translation>ta jednostka jeszcze nie strzelała</translation>
    </message>
    <message>
        <source>it may fire once more as it is</source>
        <translation>ta jednostka i tak może jeszcze raz strzelić</translation>
    </message>
    <message>
        <source>it has no target</source>
        <translation>ta jednostka nie ma celu</translation>
    </message>
    <message>
        <source>Where does {unit} in {place} withdraw to?</source>
        <translation>{unit} ({place}): dokąd się wycofuje?</translation>
    </message>
    <message>
        <source>{place} is no Polish neighbour of {origin}</source>
        <translation>{place}: to nie polskie terytorium, z którym sąsiaduje {origin}</translation>
    </message>
    <message>
        <source>Send squadrons.</source>
        <translation>Wyślij eskadry.</translation>
    </message>
    <message>
        <source>Send squadrons. {escort} over {place} is not engaged yet.</source>
        <translation>Wyślij eskadry. Eskorta jeszcze niezwiązana walką: {escort} ({place}).</translation>
    </message>
    <message>
        <source>There is no such squadron</source>
        <translation>Nie ma takiej eskadry</translation>
    </message>
    <message>
        <source>That is no target</source>
        <translation>To nie jest cel</translation>
    </message>
    <message>
        <source>There is no order to take back</source>
        <translation>Nie ma rozkazu do cofnięcia</translation>
    </message>
    <message>
        <source>There is no partner who has deployed before you</source>
        <translation>Przed tobą żaden partner nie wysyłał eskadr</translation>
    </message>
    <message>
        <source>{squadron} is Russian</source>
        <translation>{squadron} to eskadra rosyjska</translation>
    </message>
    <message>
        <source>{squadron} is destroyed</source>
        <translation>{squadron} jest wśród strat</translation>
    </message>
    <message>
        <source>{squadron} is not in play</source>
        <translation>{squadron} nie jest w grze</translation>
    </message>
    <message>
        <source>{squadron} has flown today</source>
        <translation>{squadron} ma już dzisiejszy lot za sobą</translation>
    </message>
    <message>
        <source>{squadron} is sent against {target} already</source>
        <translation>{squadron} ma już cel: {target}</translation>
    </message>
    <message>
        <source>{squadron} is commanded by {side}</source>
        <translation>{squadron}: dowodzi {side}</translation>
    </message>
    <message>
        <source>The Baltic Fleet is destroyed</source>
        <translation>Flota Bałtycka jest zniszczona</translation>
    </message>
    <message>
        <source>Squadrons fly against Russian squadrons, assaults, the fleet</source>
        <translation>Eskadry lecą przeciw eskadrom rosyjskim, natarciom albo flocie</translation>
    </message>
    <message>
        <source>{count} squadrons are sent against {squadron} already</source>
        <translation>{squadron}: na ten cel lecą już wszystkie dozwolone eskadry ({count})</translation>
    </message>
    <message>
        <source>No assault comes on line {line} today</source>
        <translation>Na linii {line} nie ma dziś natarcia</translation>
    </message>
    <message>
        <source>A landing is stopped by beating the fleet, not on the ground</source>
        <translation>Desant zatrzymuje się przez pokonanie floty, nie na lądzie</translation>
    </message>
    <message>
        <source>{escort} over {place} is not engaged</source>
        <translation>Eskorta niezwiązana walką: {escort} ({place})</translation>
    </message>
    <message>
        <source>{squadron} has won. Does it attack {target}?</source>
        <translation>{squadron} wygrywa. Czy atakuje cel: {target}?</translation>
    </message>
    <message>
        <source>{squadron} attacks in {place} or goes home</source>
        <translation>{squadron} atakuje na miejscu ({place}) albo wraca do bazy</translation>
    </message>
    <message>
        <source>{side} draws a card.</source>
        <translation>{side} dobiera kartę.</translation>
    </message>
    <message>
        <source>{side} draws {card}.</source>
        <translation>{side} dobiera kartę {card}.</translation>
    </message>
    <message>
        <source>{side} plays {card}.</source>
        <translation>{side} zagrywa kartę {card}.</translation>
    </message>
    <message>
        <source>{side} plays {card}: {target}.</source>
        <translation>{side} zagrywa kartę {card}: {target}.</translation>
    </message>
    <message>
        <source>NATO card: {card}.</source>
        <translation>Karta NATO: {card}.</translation>
    </message>
    <message>
        <source>{card} has no effect.</source>
        <translation>{card}: bez skutku.</translation>
    </message>
    <message>
        <source>{card} is in force. {text}</source>
        <translation>Obowiązuje karta {card}. {text}</translation>
    </message>
    <message>
        <source>{squadron} joins the NATO pool.</source>
        <translation>{squadron} wchodzi do puli NATO.</translation>
    </message>
    <message>
        <source>The assault on {place} loses {amount} today.</source>
        <translation>Natarcie ({place}) traci dziś {amount}.</translation>
    </message>
    <message>
        <source>{squadron} protects nothing today.</source>
        <translation>{squadron} niczego dziś nie osłania.</translation>
    </message>
    <message>
        <source>Bombers that Russia may take less today: {count}.</source>
        <translation>Bombowce, które może dziś wziąć Rosja: mniej o {count}.</translation>
    </message>
    <message>
        <source>{squadron} makes a crash landing and is not destroyed.</source>
        <translation>{squadron} ląduje awaryjnie i nie ginie.</translation>
    </message>
    <message>
        <source>The Russian die is rolled again: {after} instead of {before}.</source>
        <translation>Ponowny rzut kością rosyjską: {after} zamiast {before}.</translation>
    </message>
    <message>
        <source>The allied die is rolled again: {after} instead of {before}.</source>
        <translation>Ponowny rzut kością sojuszniczą: {after} zamiast {before}.</translation>
    </message>
    <message>
        <source>Poland looks at Russian cards: {count}.</source>
        <translation>Polska ogląda karty rosyjskie: {count}.</translation>
    </message>
    <message>
        <source>Poland looks at Russian cards: {count}; one goes to the bottom.</source>
        <translation>Polska ogląda karty rosyjskie: {count}; jedna idzie na spód.</translation>
    </message>
    <message>
        <source>The next Russian cards: {cards}.</source>
        <translation>Następne karty rosyjskie: {cards}.</translation>
    </message>
    <message>
        <source>The next Russian cards were {cards}; {below} goes below.</source>
        <translation>Następne karty rosyjskie: {cards}; na spód idzie {below}.</translation>
    </message>
    <message>
        <source>{allies} against {target}: {own} + {die} = {sum} to {their} + {other} = {total}.</source>
        <translation>{allies} kontra {target}: {own} + {die} = {sum} do {their} + {other} = {total}.</translation>
    </message>
    <message>
        <source>A draw against {target}.</source>
        <translation>Remis: {target}.</translation>
    </message>
    <message>
        <source>Poland wins by {result} against {target}.</source>
        <translation>Polska wygrywa o {result}, cel: {target}.</translation>
    </message>
    <message>
        <source>Poland loses by {result} against {target}.</source>
        <translation>Polska przegrywa o {result}, cel: {target}.</translation>
    </message>
    <message>
        <source>The assault on {place} is stopped.</source>
        <translation>Natarcie zatrzymane: {place}.</translation>
    </message>
    <message>
        <source>{squadron} goes home: its target is gone.</source>
        <translation>{squadron} wraca do bazy: celu już nie ma.</translation>
    </message>
    <message>
        <source>{squadron} flies on against {target}.</source>
        <translation>{squadron} leci dalej, cel: {target}.</translation>
    </message>
    <message>
        <source>{squadron} breaks through, its raid goes on; home unharmed: {allies}.</source>
        <translation>{squadron} przedziera się, nalot trwa; do bazy bez strat: {allies}.</translation>
    </message>
    <message>
        <source>{squadron} breaks through, its support goes on; home unharmed: {allies}.</source>
        <translation>{squadron} przedziera się, wsparcie trwa; do bazy bez strat: {allies}.</translation>
    </message>
    <message>
        <source>{unit} in {place}</source>
        <translation>{unit} ({place})</translation>
    </message>
    <message>
        <source>{squadron} bombs {target}.</source>
        <translation>{squadron} bombarduje: {target}.</translation>
    </message>
    <message>
        <source>{squadron} misses {target}: the raid is over.</source>
        <translation>{squadron} chybia, cel: {target}; nalot się kończy.</translation>
    </message>
    <message>
        <source>{squadron} finds no target.</source>
        <translation>{squadron} nie znajduje celu.</translation>
    </message>
    <message>
        <source>The war is over; points for Russia: {total}. Poland wins.</source>
        <translation>Koniec wojny, punkty Rosji: {total}. Wygrywa Polska.</translation>
    </message>
    <message>
        <source>The war is over; points for Russia: {total}. Russia wins.</source>
        <translation>Koniec wojny, punkty Rosji: {total}. Wygrywa Rosja.</translation>
    </message>
    <message>
        <source>{unit} stands in {place}.</source>
        <translation>{unit}: {place}.</translation>
    </message>
    <message>
        <source>Day {day} begins.</source>
        <translation>Zaczyna się dzień {day}.</translation>
    </message>
    <message>
        <source>NATO is attacked: all its squadrons fly already.</source>
        <translation>NATO zaatakowane: wszystkie jego eskadry są już w grze.</translation>
    </message>
    <message>
        <source>NATO is attacked, and sends {squadrons}.</source>
        <translation>NATO zaatakowane, wysyła: {squadrons}.</translation>
    </message>
    <message>
        <source>{unit} fires at {target}: {die}, a miss ({needs}+).</source>
        <translation>{unit} strzela, cel {target}: {die}, pudło (od {needs}).</translation>
    </message>
    <message>
        <source>{unit} fires at {target}: {die}, a hit ({needs}+).</source>
        <translation>{unit} strzela, cel {target}: {die}, trafienie (od {needs}).</translation>
    </message>
    <message>
        <source>{unit} may fire once more.</source>
        <translation>{unit} może strzelić jeszcze raz.</translation>
    </message>
    <message>
        <source>{unit} fires at {card}: {die}, a miss ({needs}+).</source>
        <translation>{unit} strzela, cel {card}: {die}, pudło (od {needs}).</translation>
    </message>
    <message>
        <source>{unit} fires at {card}: {die}, shot down ({needs}+).</source>
        <translation>{unit} strzela, cel {card}: {die}, zestrzelenie (od {needs}).</translation>
    </message>
    <message>
        <source>{card} on {place} has no effect.</source>
        <translation>{card} → {place}: bez skutku.</translation>
    </message>
    <message>
        <source>{card} strikes {place}.</source>
        <translation>{card}, uderzenie: {place}.</translation>
    </message>
    <message>
        <source>{card}: dice {dice}; hits: {hits}.</source>
        <translation>{card}, kości: {dice}; trafienia: {hits}.</translation>
    </message>
    <message>
        <source>{card} finds no target in {place}; hits lost: {count}.</source>
        <translation>{card} → {place}: brak celu; stracone trafienia: {count}.</translation>
    </message>
    <message>
        <source>{squadron} does not get away from {airfield}: {die}.</source>
        <translation>{squadron} nie ucieka z lotniska {airfield}: {die}.</translation>
    </message>
    <message>
        <source>{squadron} gets away from {airfield}: {die}.</source>
        <translation>{squadron} ucieka z lotniska {airfield}: {die}.</translation>
    </message>
    <message>
        <source>No airfield has room for {squadron}.</source>
        <translation>{squadron}: na żadnym lotnisku nie ma miejsca.</translation>
    </message>
    <message>
        <source>{squadron} flies against {target}.</source>
        <translation>{squadron} leci, cel: {target}.</translation>
    </message>
    <message>
        <source>{squadron} flies against {target} in {place}.</source>
        <translation>{squadron} leci, cel: {target} ({place}).</translation>
    </message>
    <message>
        <source>{side} stops drawing; additional cards: {count}.</source>
        <translation>{side} kończy dobieranie; karty dodatkowe: {count}.</translation>
    </message>
    <message>
        <source>{card} is handed to {side}.</source>
        <translation>{card}: kartę dostaje {side}.</translation>
    </message>
    <message>
        <source>{card} on line {line} attacks {place}.</source>
        <translation>{card}, linia {line}, cel: {place}.</translation>
    </message>
    <message>
        <source>{card} is aimed at {place}.</source>
        <translation>{card}, cel: {place}.</translation>
    </message>
    <message>
        <source>{card} is taken back.</source>
        <translation>Cofnięto: {card}.</translation>
    </message>
    <message>
        <source>There is no place for {card}: it leaves the game.</source>
        <translation>{card}: nie ma miejsca, karta wypada z gry.</translation>
    </message>
    <message>
        <source>{squadron} supports {card}.</source>
        <translation>{squadron}, wsparcie: {card}.</translation>
    </message>
    <message>
        <source>{squadron} escorts in {place}.</source>
        <translation>{squadron}, eskorta: {place}.</translation>
    </message>
    <message>
        <source>{squadron} escorts the Baltic Fleet.</source>
        <translation>{squadron}, eskorta Floty Bałtyckiej.</translation>
    </message>
    <message>
        <source>{squadron} raids {place}.</source>
        <translation>{squadron}, nalot: {place}.</translation>
    </message>
    <message>
        <source>{side} sends no squadron.</source>
        <translation>{side} nie wysyła eskadr.</translation>
    </message>
    <message>
        <source>{side} has sent squadrons: {count}.</source>
        <translation>{side} wysyła eskadry: {count}.</translation>
    </message>
    <message>
        <source>No invasion line is active any more.</source>
        <translation>Żadna linia inwazji nie jest już aktywna.</translation>
    </message>
    <message>
        <source>The Russian deck is empty.</source>
        <translation>Talia rosyjska jest pusta.</translation>
    </message>
    <message>
        <source>The last day is over.</source>
        <translation>Ostatni dzień minął.</translation>
    </message>
    <message>
        <source>Russia wins with {score} points. {why}</source>
        <translation>Wygrywa Rosja, punkty: {score}. {why}</translation>
    </message>
    <message>
        <source>Poland holds out; points for Russia: {score}. {why}</source>
        <translation>Polska się obroniła, punkty Rosji: {score}. {why}</translation>
    </message>
    <message>
        <source>Eagles &amp; Missiles</source>
        <translation>Eagles &amp; Missiles</translation>
    </message>
    <message>
        <source>Where do the squadrons land?</source>
        <translation>Gdzie lądują eskadry?</translation>
    </message>
    <message>
        <source>Squadrons land on airfields</source>
        <translation>Eskadry lądują na lotniskach</translation>
    </message>
    <message>
        <source>Only Polish F-16C may use {place}, {squadron} may not</source>
        <translation>{place}: to lotnisko tylko dla polskich F-16C, {squadron} nie może tu stać</translation>
    </message>
    <message>
        <source>The airfield of {place} is in ruins</source>
        <translation>Lotnisko {place} leży w ruinach</translation>
    </message>
    <message>
        <source>{squadron} stands at {place} already</source>
        <translation>{squadron} już tu stoi: {place}</translation>
    </message>
    <message>
        <source>{place} is full: it takes {limit}</source>
        <translation>{place}: lotnisko pełne, mieści {limit}</translation>
    </message>
    <message>
        <source>{squadron} has no base yet: {place} has room</source>
        <translation>{squadron} nie ma jeszcze lotniska, a jest miejsce: {place}</translation>
    </message>
    <message>
        <source>{squadron} belongs to NATO: it returns to the NATO pool</source>
        <translation>{squadron} należy do NATO: wraca do puli NATO</translation>
    </message>
    <message>
        <source>{squadron} is commanded by your partner</source>
        <translation>{squadron}: dowodzi twój partner</translation>
    </message>
    <message>
        <source>Which missile card is carried out next?</source>
        <translation>Która karta rakietowa działa teraz?</translation>
    </message>
    <message>
        <source>{card} on {place}: does the Patriot fire at it?</source>
        <translation>{card} → {place}: czy Patriot strzela?</translation>
    </message>
    <message>
        <source>Only the Patriot here stops missiles</source>
        <translation>Rakiety zatrzymuje tylko tutejszy Patriot</translation>
    </message>
    <message>
        <source>{unit} fires at {card}</source>
        <translation>{unit} strzela, cel: {card}</translation>
    </message>
    <message>
        <source>{card} on {place}; hits: {hits}. What is destroyed?</source>
        <translation>{card} → {place}; trafienia: {hits}. Co zostaje zniszczone?</translation>
    </message>
    <message>
        <source>{field} is in ruins already</source>
        <translation>{field}: tu są już ruiny</translation>
    </message>
    <message>
        <source>{card} does not hit targets such as {field}</source>
        <translation>{card}: ta karta nie niszczy takich celów jak {field}</translation>
    </message>
    <message>
        <source>{card} lies on {place}</source>
        <translation>{card}: ta karta leży gdzie indziej ({place})</translation>
    </message>
    <message>
        <source>{card} does not hit AA units</source>
        <translation>{card}: ta karta nie niszczy jednostek przeciwlotniczych</translation>
    </message>
    <message>
        <source>Draw a NATO card</source>
        <translation>Dobierz kartę NATO</translation>
    </message>
    <message>
        <source>{card}: {text}</source>
        <translation>{card}: {text}</translation>
    </message>
    <message>
        <source>Satellite Pictures: the next Russian card</source>
        <translation>Zdjęcia satelitarne: następna karta rosyjska</translation>
    </message>
    <message>
        <source>Satellite Pictures: put one of the cards at the bottom?</source>
        <translation>Zdjęcia satelitarne: przełożyć jedną z kart na spód?</translation>
    </message>
    <message>
        <source>assault of line {line}</source>
        <translation>natarcie linii {line}</translation>
    </message>
    <message>
        <source>Draw a Polish card</source>
        <translation>Dobierz polską kartę</translation>
    </message>
    <message>
        <source>Russian phase</source>
        <translation>Faza rosyjska</translation>
    </message>
    <message>
        <source>Polish phase</source>
        <translation>Faza polska</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Rozstrzygnięcie</translation>
    </message>
    <message>
        <source>AA movement</source>
        <translation>Ruch jednostek</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>Day {day}</source>
        <translation>Dzień {day}</translation>
    </message>
    <message>
        <source>Which raid bombs what?</source>
        <translation>Który nalot co bombarduje?</translation>
    </message>
    <message>
        <source>{squadron} has no raid to fly</source>
        <translation>{squadron} nie ma nalotu do wykonania</translation>
    </message>
    <message>
        <source>{squadron} was sent by your partner</source>
        <translation>{squadron}: rozkaz wydał twój partner</translation>
    </message>
    <message>
        <source>{squadron} bombs intact fields and AA units in {place}</source>
        <translation>{squadron} bombarduje tylko całe obiekty i jednostki przeciwlotnicze na miejscu ({place})</translation>
    </message>
    <message>
        <source>Something else is picked first, then this</source>
        <translation>Najpierw wskazuje się coś innego, potem to</translation>
    </message>
    <message>
        <source>First pick a squadron, then this</source>
        <translation>Najpierw wskaż eskadrę, potem to</translation>
    </message>
    <message>
        <source>First pick an AA unit, then this</source>
        <translation>Najpierw wskaż jednostkę przeciwlotniczą, potem to</translation>
    </message>
    <message>
        <source>First pick a type of squadron, then this</source>
        <translation>Najpierw wskaż typ eskadry, potem to</translation>
    </message>
    <message>
        <source>First pick a card, then this</source>
        <translation>Najpierw wskaż kartę, potem to</translation>
    </message>
    <message>
        <source>The war is over</source>
        <translation>Wojna się skończyła</translation>
    </message>
    <message>
        <source>You only watch this game</source>
        <translation>Tę grę tylko oglądasz</translation>
    </message>
    <message>
        <source>First comes the die or the draw: nothing else</source>
        <translation>Najpierw kość albo dobranie, nic innego</translation>
    </message>
    <message>
        <source>Your partner decides now</source>
        <translation>Teraz decyduje partner</translation>
    </message>
    <message>
        <source>That is not possible in this phase</source>
        <translation>W tej fazie to niemożliwe</translation>
    </message>
    <message>
        <source>The Russian phase is over: nothing is placed or taken back</source>
        <translation>Faza rosyjska się skończyła: niczego już się nie rozmieszcza ani nie cofa</translation>
    </message>
    <message>
        <source>The allied die is rolled again.</source>
        <translation>Ponowny rzut kością sojuszniczą.</translation>
    </message>
    <message>
        <source>The Russian die is rolled again.</source>
        <translation>Ponowny rzut kością rosyjską.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrana</translation>
    </message>
    <message>
        <source>Where do we fight next?</source>
        <translation>Gdzie teraz walczymy?</translation>
    </message>
    <message>
        <source>Which duel comes next?</source>
        <translation>Który pojedynek teraz?</translation>
    </message>
    <message>
        <source>Nothing is left to fight in {place}</source>
        <translation>{place}: nie została tu żadna walka</translation>
    </message>
    <message>
        <source>Now comes a duel over {place}, such as the one with {target}</source>
        <translation>{place}: teraz kolej na pojedynek, na przykład: {target}</translation>
    </message>
    <message>
        <source>May still fly: fighters {fighters}, bombers {bombers}</source>
        <translation>Mogą jeszcze lecieć: myśliwce {fighters}, bombowce {bombers}</translation>
    </message>
    <message>
        <source>That squadron is not on the board</source>
        <translation>Tej eskadry nie ma na planszy</translation>
    </message>
    <message>
        <source>{squadron} was placed by your partner</source>
        <translation>{squadron}: miejsce wybrał twój partner</translation>
    </message>
    <message>
        <source>No {type} is left in the pool</source>
        <translation>{type}: w puli nie ma już takiej eskadry</translation>
    </message>
    <message>
        <source>{type}: your cards let no further fighter fly</source>
        <translation>{type}: twoje karty nie pozwalają na kolejny myśliwiec</translation>
    </message>
    <message>
        <source>{type}: your cards let no further bomber fly</source>
        <translation>{type}: twoje karty nie pozwalają na kolejny bombowiec</translation>
    </message>
    <message>
        <source>{type} cannot raid: it only supports assaults</source>
        <translation>{type} nie wykonuje nalotów, tylko wspiera natarcia</translation>
    </message>
    <message>
        <source>{place}: only escorts of the fleet go there</source>
        <translation>{place}: tu mogą stać tylko eskorty floty</translation>
    </message>
    <message>
        <source>{place}: the fleet is destroyed</source>
        <translation>{place}: flota jest zniszczona</translation>
    </message>
    <message>
        <source>Only assaults on a line are supported</source>
        <translation>Wspiera się tylko natarcia na liniach</translation>
    </message>
    <message>
        <source>A landing takes no support</source>
        <translation>Desant nie przyjmuje wsparcia</translation>
    </message>
    <message>
        <source>{card} has its support: one squadron on each card</source>
        <translation>{card}: karta ma już wsparcie, na każdej leży najwyżej jedno</translation>
    </message>
    <message>
        <source>Lay your cards; left: {count}</source>
        <translation>Połóż swoje karty, zostało: {count}</translation>
    </message>
    <message>
        <source>All cards are laid.</source>
        <translation>Wszystkie karty położone.</translation>
    </message>
    <message>
        <source>All laid; cards without a place: {count}</source>
        <translation>Położone wszystkie, które mają miejsce; karty bez miejsca: {count}</translation>
    </message>
    <message>
        <source>No more cards are drawn today</source>
        <translation>Dziś już się nie dobiera</translation>
    </message>
    <message>
        <source>{card} is none of your cards on the board</source>
        <translation>{card}: to nie twoja karta na planszy</translation>
    </message>
    <message>
        <source>{card} is not before you: only drawn cards are laid</source>
        <translation>{card}: nie masz przed sobą tej karty, a kładzie się tylko dobrane</translation>
    </message>
    <message>
        <source>{card} is an assault card: it goes to a line</source>
        <translation>{card} to karta natarcia: kładzie się ją na linii</translation>
    </message>
    <message>
        <source>{card} is a missile card: it lies on a territory in Poland, Germany or the Czech Republic</source>
        <translation>{card} to karta rakietowa: kładzie się ją na terytorium w Polsce, w Niemczech lub w Czechach</translation>
    </message>
    <message>
        <source>{place} has no target for {card}</source>
        <translation>{place}: nie ma tu celu dla karty {card}</translation>
    </message>
    <message>
        <source>{card} still needs a place</source>
        <translation>{card}: karta potrzebuje jeszcze miejsca</translation>
    </message>
    <message>
        <source>Line {line} still needs a card</source>
        <translation>Linia {line} potrzebuje jeszcze karty</translation>
    </message>
    <message>
        <source>{card} still has a place: line {line}</source>
        <translation>{card}: jest jeszcze miejsce, linia {line}</translation>
    </message>
    <message>
        <source>Line {line} is your partner&apos;s: you lay cards on your own</source>
        <translation>Linia {line} należy do partnera: kładziesz karty na swoich</translation>
    </message>
    <message>
        <source>Line {line} is not active</source>
        <translation>Linia {line} nie jest aktywna</translation>
    </message>
    <message>
        <source>The landing in {place} takes one card only</source>
        <translation>Desant ({place}) przyjmuje tylko jedną kartę</translation>
    </message>
    <message>
        <source>Line {line} is full; its cards: {count}</source>
        <translation>Linia {line} ma już swoje karty ({count})</translation>
    </message>
    <message>
        <source>There are not more cards than lines: no line gets two</source>
        <translation>Kart nie jest więcej niż linii: żadna linia nie dostaje dwóch</translation>
    </message>
    <message>
        <source>Line {line} needs this card: it has none yet</source>
        <translation>Linia {line} potrzebuje tej karty: nie ma jeszcze żadnej</translation>
    </message>
    <message>
        <source>{side} draws a card</source>
        <translation>{side} dobiera kartę</translation>
    </message>
    <message>
        <source>Additional cards: up to {count}. NATO draws {nato} as it stands</source>
        <translation>Karty dodatkowe: najwyżej {count}. Karty NATO na razie: {nato}</translation>
    </message>
    <message>
        <source>Hand cards to your partner: {count}. Which one?</source>
        <translation>Karty do przekazania partnerowi: {count}. Którą przekazujesz?</translation>
    </message>
    <message>
        <source>{card} is a missile card: only assault cards go over</source>
        <translation>{card} to karta rakietowa: przekazuje się tylko karty natarcia</translation>
    </message>
    <message>
        <source>{card} is not one of your cards</source>
        <translation>{card}: to nie twoja karta</translation>
    </message>
    <message>
        <source>Cities destroyed</source>
        <translation>Zniszczone miasta</translation>
    </message>
    <message>
        <source>Allied units destroyed</source>
        <translation>Straty Polski, NATO i OPL</translation>
    </message>
    <message>
        <source>Whole sea coast conquered</source>
        <translation>Zdobyte całe wybrzeże</translation>
    </message>
    <message>
        <source>Whole German border conquered</source>
        <translation>Zdobyta granica z Niemcami</translation>
    </message>
    <message>
        <source>Invasion lines completed</source>
        <translation>Ukończone linie inwazji</translation>
    </message>
    <message>
        <source>Baltic Fleet destroyed</source>
        <translation>Zniszczona Flota Bałtycka</translation>
    </message>
    <message>
        <source>Russian squadrons destroyed</source>
        <translation>Zniszczone eskadry Rosji</translation>
    </message>
    <message>
        <source>{airfield} is hit. Which squadron tries to get away next?</source>
        <translation>Lotnisko {airfield} trafione. Która eskadra próbuje teraz uciec?</translation>
    </message>
    <message>
        <source>{squadron} tries to get away from {airfield}</source>
        <translation>{squadron} próbuje uciec z lotniska {airfield}</translation>
    </message>
    <message>
        <source>{squadron} gets away. To which airfield?</source>
        <translation>{squadron} ucieka. Na które lotnisko?</translation>
    </message>
    <message>
        <source>{squadron} cannot go to {field}: {reason}</source>
        <translation>{squadron} nie może tu uciec ({field}), bo {reason}</translation>
    </message>
    <message>
        <source>Where does blue AA unit {number} of {total} stand?</source>
        <translation>Gdzie staje niebieska jednostka przeciwlotnicza {number} z {total}?</translation>
    </message>
    <message>
        <source>{place}: AA units stand in Polish territories only</source>
        <translation>{place}: jednostki przeciwlotnicze stoją tylko na polskich terytoriach</translation>
    </message>
    <message>
        <source>The war also ends after this day, if the Russian deck lasts longer; {recommended} is a good limit, 0 is none.</source>
        <translation>Wojna kończy się też po tym dniu, jeśli talia rosyjska starcza na dłużej; dobrą granicą jest {recommended}, a 0 to brak granicy.</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Ostatni dzień</translation>
    </message>
    <message>
        <source>Poland is asked in every window</source>
        <translation>Polska pytana w każdym oknie</translation>
    </message>
    <message>
        <source>As long as Poland holds a card, play stops for it wherever a card might be played; otherwise only where one can be, which tells Russia something of the hand.</source>
        <translation>Dopóki Polska ma kartę na ręce, gra zatrzymuje się dla niej wszędzie, gdzie jakaś karta mogłaby być zagrana; w przeciwnym razie tylko tam, gdzie naprawdę można zagrać, a to zdradza Rosji coś o kartach.</translation>
    </message>
    <message>
        <source>Russia and Poland take part, each with its first commander before a second one.</source>
        <translation>Biorą udział Rosja i Polska, a drugi dowódca strony tylko obok pierwszego.</translation>
    </message>
    <message>
        <source>{days} days</source>
        <translation>Dni: {days}</translation>
    </message>
    <message>
        <source>Before the dice: {allies} against {target}. Play a card?</source>
        <translation>Przed rzutem: {allies} kontra {target}. Zagrać kartę?</translation>
    </message>
    <message>
        <source>Before the AA units fire. Play a card?</source>
        <translation>Przed ogniem przeciwlotniczym. Zagrać kartę?</translation>
    </message>
    <message>
        <source>An AA unit has fired. Play a card?</source>
        <translation>Jednostka przeciwlotnicza wystrzeliła. Zagrać kartę?</translation>
    </message>
    <message>
        <source>{card} on {place}, before the dice. Play a card?</source>
        <translation>{card} → {place}, przed rzutem. Zagrać kartę?</translation>
    </message>
    <message>
        <source>While squadrons are sent. Play a card?</source>
        <translation>Podczas wysyłania eskadr. Zagrać kartę?</translation>
    </message>
    <message>
        <source>{allies} lost to {target}. Play a card?</source>
        <translation>Przegrana: {allies} kontra {target}. Zagrać kartę?</translation>
    </message>
    <message>
        <source>{squadron} has named its target: {target}. Play a card?</source>
        <translation>{squadron} wskazuje cel: {target}. Zagrać kartę?</translation>
    </message>
    <message>
        <source>after the Russian cards are placed</source>
        <translation>po położeniu kart rosyjskich</translation>
    </message>
    <message>
        <source>before AA fire</source>
        <translation>przed ogniem przeciwlotniczym</translation>
    </message>
    <message>
        <source>{allies} against {target}, dice {own} to {other}. Play a card?</source>
        <translation>{allies} kontra {target}, kości {own} do {other}. Zagrać kartę?</translation>
    </message>
    <message>
        <source>The Russian cards are laid. Play a card?</source>
        <translation>Karty rosyjskie położone. Zagrać kartę?</translation>
    </message>
    <message>
        <source>Phase D begins. Play a card?</source>
        <translation>Zaczyna się faza D. Zagrać kartę?</translation>
    </message>
    <message>
        <source>right after a shot of an AA unit</source>
        <translation>zaraz po strzale jednostki przeciwlotniczej</translation>
    </message>
    <message>
        <source>before the dice of a missile card</source>
        <translation>przed rzutem za kartę rakietową</translation>
    </message>
    <message>
        <source>while squadrons are sent</source>
        <translation>podczas wysyłania eskadr</translation>
    </message>
    <message>
        <source>before the dice of a duel</source>
        <translation>przed rzutem w pojedynku</translation>
    </message>
    <message>
        <source>after the dice of a duel</source>
        <translation>po rzucie w pojedynku</translation>
    </message>
    <message>
        <source>when a duel is lost</source>
        <translation>po przegranym pojedynku</translation>
    </message>
    <message>
        <source>before the dice of an attack on an assault</source>
        <translation>przed rzutem w walce z natarciem</translation>
    </message>
    <message>
        <source>after the dice of an attack on an assault</source>
        <translation>po rzucie w walce z natarciem</translation>
    </message>
    <message>
        <source>before the dice of an attack on the fleet</source>
        <translation>przed rzutem w walce z flotą</translation>
    </message>
    <message>
        <source>after the dice of an attack on the fleet</source>
        <translation>po rzucie w walce z flotą</translation>
    </message>
    <message>
        <source>when a raid has named its target</source>
        <translation>gdy nalot wskazał cel</translation>
    </message>
    <message>
        <source>when phase D begins</source>
        <translation>na początku fazy D</translation>
    </message>
    <message>
        <source>You do not hold {card}</source>
        <translation>Nie masz karty {card}</translation>
    </message>
    <message>
        <source>{card} cannot be played now, only {moments}</source>
        <translation>{card}: teraz nie można zagrać, tylko {moments}</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Łatwy</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Zwykły</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Trudny</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Nic innego nie jest możliwe.</translation>
    </message>
    <message>
        <source>Many cities lie there, and an assault will come.</source>
        <translation>Leży tam wiele miast, a nadejdzie natarcie.</translation>
    </message>
    <message>
        <source>That squadron would do most harm.</source>
        <translation>Ta eskadra wyrządziłaby najwięcej szkód.</translation>
    </message>
    <message>
        <source>It waits for the missiles.</source>
        <translation>Czeka na rakiety.</translation>
    </message>
    <message>
        <source>There is nothing else left for it to do today.</source>
        <translation>Nic innego nie ma już dziś do zrobienia.</translation>
    </message>
    <message>
        <source>There is more to protect.</source>
        <translation>Tam jest więcej do ochrony.</translation>
    </message>
    <message>
        <source>They stand where they should.</source>
        <translation>Stoją tam, gdzie powinny.</translation>
    </message>
    <message>
        <source>It is safer there.</source>
        <translation>Tam jest bezpieczniej.</translation>
    </message>
    <message>
        <source>All others are safe where they are.</source>
        <translation>Pozostałe są bezpieczne na swoich miejscach.</translation>
    </message>
    <message>
        <source>The best one first, while there is room elsewhere.</source>
        <translation>Najpierw najlepsza, póki gdzie indziej jest miejsce.</translation>
    </message>
    <message>
        <source>The sooner, the more it brings.</source>
        <translation>Im wcześniej, tym więcej daje.</translation>
    </message>
    <message>
        <source>It can turn a close fight.</source>
        <translation>Może odwrócić wyrównaną walkę.</translation>
    </message>
    <message>
        <source>The die can hardly get worse.</source>
        <translation>Gorzej raczej nie wypadnie.</translation>
    </message>
    <message>
        <source>The squadron is worth the card.</source>
        <translation>Eskadra jest warta tej karty.</translation>
    </message>
    <message>
        <source>The harm would be great.</source>
        <translation>Szkoda byłaby duża.</translation>
    </message>
    <message>
        <source>There it has something to fire at.</source>
        <translation>Tam ma do czego strzelać.</translation>
    </message>
    <message>
        <source>The cards are kept for better use.</source>
        <translation>Karty zostają na lepszą okazję.</translation>
    </message>
    <message>
        <source>That is where it brings most.</source>
        <translation>Tam daje najwięcej.</translation>
    </message>
    <message>
        <source>The strongest card comes last, or never.</source>
        <translation>Najsilniejsza karta przyjdzie ostatnia albo wcale.</translation>
    </message>
    <message>
        <source>One way is as good as the other.</source>
        <translation>Wszystko jedno, jak.</translation>
    </message>
    <message>
        <source>More cards would help NATO more.</source>
        <translation>Więcej kart bardziej pomogłoby NATO.</translation>
    </message>
    <message>
        <source>There is room for one more assault.</source>
        <translation>Jest miejsce na jeszcze jedno natarcie.</translation>
    </message>
    <message>
        <source>A line would be without a card.</source>
        <translation>Jakaś linia zostałaby bez karty.</translation>
    </message>
    <message>
        <source>The strength of a landing does not count.</source>
        <translation>Siła desantu się nie liczy.</translation>
    </message>
    <message>
        <source>A strong card where most is to be won.</source>
        <translation>Silna karta tam, gdzie najwięcej można zyskać.</translation>
    </message>
    <message>
        <source>That is where missiles do most harm.</source>
        <translation>Tam rakiety wyrządzą najwięcej szkód.</translation>
    </message>
    <message>
        <source>All cards are laid as planned.</source>
        <translation>Wszystkie karty położone zgodnie z planem.</translation>
    </message>
    <message>
        <source>Nothing more would help.</source>
        <translation>Nic więcej by nie pomogło.</translation>
    </message>
    <message>
        <source>It keeps interceptors from what flies and marches there.</source>
        <translation>Osłania to, co tam leci i maszeruje.</translation>
    </message>
    <message>
        <source>A city is in reach of its bombs.</source>
        <translation>Jej bomby sięgną miasta.</translation>
    </message>
    <message>
        <source>It makes the assault harder to stop.</source>
        <translation>Natarcie trudniej będzie zatrzymać.</translation>
    </message>
    <message>
        <source>Nothing there is worth more.</source>
        <translation>Nic tam nie jest warte więcej.</translation>
    </message>
    <message>
        <source>The weakest card can be spared.</source>
        <translation>Bez najsłabszej karty można się obejść.</translation>
    </message>
    <message>
        <source>Its escort has to be engaged before anything else.</source>
        <translation>Najpierw trzeba związać walką eskortę.</translation>
    </message>
    <message>
        <source>The raid should not get through.</source>
        <translation>Ten nalot nie powinien się przedrzeć.</translation>
    </message>
    <message>
        <source>The assault is weaker without this support.</source>
        <translation>Bez tego wsparcia natarcie jest słabsze.</translation>
    </message>
    <message>
        <source>The assault can be stopped.</source>
        <translation>To natarcie można zatrzymać.</translation>
    </message>
    <message>
        <source>Every point that the fleet loses is lost for good.</source>
        <translation>Każdy punkt, który straci flota, jest stracony na zawsze.</translation>
    </message>
    <message>
        <source>The others would gain too little.</source>
        <translation>Pozostałe zyskałyby za mało.</translation>
    </message>
    <message>
        <source>It opens the way to what the escort protects.</source>
        <translation>Otwiera drogę do tego, co osłania eskorta.</translation>
    </message>
    <message>
        <source>The cards are kept for the fights that matter most.</source>
        <translation>Karty zostają na najważniejsze walki.</translation>
    </message>
    <message>
        <source>The surest fight first.</source>
        <translation>Najpierw najpewniejsza walka.</translation>
    </message>
    <message>
        <source>It has bombs left for those on the ground.</source>
        <translation>Ma jeszcze bomby do zrzucenia.</translation>
    </message>
    <message>
        <source>Place the AA unit in {place}</source>
        <translation>Jednostka przeciwlotnicza: {place}</translation>
    </message>
    <message>
        <source>{why} Tried out, it wins {wins} %, another way {other} %.</source>
        <translation>{why} Po wypróbowaniu: {wins} % szans na wygraną, inaczej {other} %.</translation>
    </message>
    <message>
        <source>It brings more than it seems to.</source>
        <translation>Daje więcej, niż się wydaje.</translation>
    </message>
</context>
<context>
    <name>eagles_missiles.data</name>
    <message>
        <source>Central Pomerania</source>
        <translation>Pomorze Środkowe</translation>
    </message>
    <message>
        <source>Western Pomerania</source>
        <translation>Pomorze Zachodnie</translation>
    </message>
    <message>
        <source>Gdańsk Pomerania</source>
        <translation>Pomorze Gdańskie</translation>
    </message>
    <message>
        <source>Warmia</source>
        <translation>Warmia i Mazury</translation>
    </message>
    <message>
        <source>Podlasie</source>
        <translation>Podlasie</translation>
    </message>
    <message>
        <source>Mazovia</source>
        <translation>Mazowsze</translation>
    </message>
    <message>
        <source>Lublin Province</source>
        <translation>Lubelszczyzna</translation>
    </message>
    <message>
        <source>Kielce Land</source>
        <translation>Ziemia Kielecka</translation>
    </message>
    <message>
        <source>Łódź Province</source>
        <translation>Ziemia Łódzka</translation>
    </message>
    <message>
        <source>Greater Poland</source>
        <translation>Wielkopolska</translation>
    </message>
    <message>
        <source>Kuyavia</source>
        <translation>Kujawy</translation>
    </message>
    <message>
        <source>Lubusz Land</source>
        <translation>Ziemia Lubuska</translation>
    </message>
    <message>
        <source>Lower Silesia</source>
        <translation>Dolny Śląsk</translation>
    </message>
    <message>
        <source>Upper Silesia</source>
        <translation>Górny Śląsk</translation>
    </message>
    <message>
        <source>Lesser Poland</source>
        <translation>Małopolska</translation>
    </message>
    <message>
        <source>Subcarpathia</source>
        <translation>Podkarpacie</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Niemcy</translation>
    </message>
    <message>
        <source>Czech Republic</source>
        <translation>Czechy</translation>
    </message>
    <message>
        <source>Baltic Sea</source>
        <translation>Bałtyk</translation>
    </message>
    <message>
        <source>Koszalin</source>
        <translation>Koszalin</translation>
    </message>
    <message>
        <source>machine works</source>
        <translation>zakłady maszynowe</translation>
    </message>
    <message>
        <source>Szczecin</source>
        <translation>Szczecin</translation>
    </message>
    <message>
        <source>shipyard and chemicals</source>
        <translation>stocznia i chemia</translation>
    </message>
    <message>
        <source>Gorzów</source>
        <translation>Gorzów</translation>
    </message>
    <message>
        <source>chemicals and vehicles</source>
        <translation>chemia i pojazdy</translation>
    </message>
    <message>
        <source>Olsztyn</source>
        <translation>Olsztyn</translation>
    </message>
    <message>
        <source>tyre works</source>
        <translation>fabryka opon</translation>
    </message>
    <message>
        <source>Gdynia</source>
        <translation>Gdynia</translation>
    </message>
    <message>
        <source>naval shipyard</source>
        <translation>stocznia wojenna</translation>
    </message>
    <message>
        <source>Gdańsk</source>
        <translation>Gdańsk</translation>
    </message>
    <message>
        <source>refinery and shipyards</source>
        <translation>rafineria i stocznie</translation>
    </message>
    <message>
        <source>Bydgoszcz</source>
        <translation>Bydgoszcz</translation>
    </message>
    <message>
        <source>explosives and aircraft repair</source>
        <translation>materiały wybuchowe i remonty samolotów</translation>
    </message>
    <message>
        <source>Białystok</source>
        <translation>Białystok</translation>
    </message>
    <message>
        <source>Warszawa</source>
        <translation>Warszawa</translation>
    </message>
    <message>
        <source>defence industry and rail hub</source>
        <translation>przemysł zbrojeniowy i węzeł kolejowy</translation>
    </message>
    <message>
        <source>Płock</source>
        <translation>Płock</translation>
    </message>
    <message>
        <source>refinery</source>
        <translation>rafineria</translation>
    </message>
    <message>
        <source>Łódź</source>
        <translation>Łódź</translation>
    </message>
    <message>
        <source>industry and rail hub</source>
        <translation>przemysł i węzeł kolejowy</translation>
    </message>
    <message>
        <source>Bełchatów</source>
        <translation>Bełchatów</translation>
    </message>
    <message>
        <source>power station</source>
        <translation>elektrownia</translation>
    </message>
    <message>
        <source>Poznań</source>
        <translation>Poznań</translation>
    </message>
    <message>
        <source>engine works</source>
        <translation>fabryka silników</translation>
    </message>
    <message>
        <source>Świdnik</source>
        <translation>Świdnik</translation>
    </message>
    <message>
        <source>helicopter works</source>
        <translation>fabryka śmigłowców</translation>
    </message>
    <message>
        <source>Skarżysko</source>
        <translation>Skarżysko</translation>
    </message>
    <message>
        <source>ammunition and missile works</source>
        <translation>fabryka amunicji i rakiet</translation>
    </message>
    <message>
        <source>Katowice</source>
        <translation>Katowice</translation>
    </message>
    <message>
        <source>steel and coal</source>
        <translation>stal i węgiel</translation>
    </message>
    <message>
        <source>Gliwice</source>
        <translation>Gliwice</translation>
    </message>
    <message>
        <source>tank works</source>
        <translation>fabryka czołgów</translation>
    </message>
    <message>
        <source>Wrocław</source>
        <translation>Wrocław</translation>
    </message>
    <message>
        <source>vehicles and electronics</source>
        <translation>pojazdy i elektronika</translation>
    </message>
    <message>
        <source>Legnica</source>
        <translation>Legnica</translation>
    </message>
    <message>
        <source>copper works</source>
        <translation>huta miedzi</translation>
    </message>
    <message>
        <source>Kraków</source>
        <translation>Kraków</translation>
    </message>
    <message>
        <source>steel works</source>
        <translation>huta stali</translation>
    </message>
    <message>
        <source>Tarnów</source>
        <translation>Tarnów</translation>
    </message>
    <message>
        <source>chemicals and ordnance</source>
        <translation>chemia i uzbrojenie</translation>
    </message>
    <message>
        <source>Rzeszów</source>
        <translation>Rzeszów</translation>
    </message>
    <message>
        <source>jet engine works</source>
        <translation>fabryka silników odrzutowych</translation>
    </message>
    <message>
        <source>Stalowa Wola</source>
        <translation>Stalowa Wola</translation>
    </message>
    <message>
        <source>artillery works</source>
        <translation>fabryka dział</translation>
    </message>
    <message>
        <source>Świdwin</source>
        <translation>Świdwin</translation>
    </message>
    <message>
        <source>Mirosławiec</source>
        <translation>Mirosławiec</translation>
    </message>
    <message>
        <source>Malbork</source>
        <translation>Malbork</translation>
    </message>
    <message>
        <source>Mińsk Mazowiecki</source>
        <translation>Mińsk Mazowiecki</translation>
    </message>
    <message>
        <source>Radom</source>
        <translation>Radom</translation>
    </message>
    <message>
        <source>Dęblin</source>
        <translation>Dęblin</translation>
    </message>
    <message>
        <source>Łask</source>
        <translation>Łask</translation>
    </message>
    <message>
        <source>Krzesiny</source>
        <translation>Krzesiny</translation>
    </message>
    <message>
        <source>Powidz</source>
        <translation>Powidz</translation>
    </message>
    <message>
        <source>Strachowice</source>
        <translation>Strachowice</translation>
    </message>
    <message>
        <source>Balice</source>
        <translation>Balice</translation>
    </message>
    <message>
        <source>Neubrandenburg</source>
        <translation>Neubrandenburg</translation>
    </message>
    <message>
        <source>Holzdorf</source>
        <translation>Holzdorf</translation>
    </message>
    <message>
        <source>Čáslav</source>
        <translation>Čáslav</translation>
    </message>
    <message>
        <source>Baltic Fleet</source>
        <translation>Flota Bałtycka</translation>
    </message>
    <message>
        <source>Kaliningrad</source>
        <translation>Kaliningrad</translation>
    </message>
    <message>
        <source>Belarus</source>
        <translation>Białoruś</translation>
    </message>
    <message>
        <source>Belarus and Ukraine</source>
        <translation>Białoruś i Ukraina</translation>
    </message>
    <message>
        <source>Su-27</source>
        <translation>Su-27</translation>
    </message>
    <message>
        <source>Air-superiority fighter</source>
        <translation>Myśliwiec przewagi powietrznej</translation>
    </message>
    <message>
        <source>MiG-29</source>
        <translation>MiG-29</translation>
    </message>
    <message>
        <source>Front-line fighter flown on both sides</source>
        <translation>Myśliwiec frontowy po obu stronach</translation>
    </message>
    <message>
        <source>In Polish service since 1989, first at Mińsk Mazowiecki; more airframes came from the Czechs and, for a token price, from Germany. Bases: Malbork and Mińsk Mazowiecki.</source>
        <translation>W polskiej służbie od 1989 roku, najpierw w Mińsku Mazowieckim; kolejne płatowce przyszły z Czech i, za symboliczną cenę, z Niemiec. Bazy: Malbork i Mińsk Mazowiecki.</translation>
    </message>
    <message>
        <source>Su-24</source>
        <translation>Su-24</translation>
    </message>
    <message>
        <source>Variable-wing strike bomber</source>
        <translation>Bombowiec uderzeniowy o zmiennej geometrii skrzydeł</translation>
    </message>
    <message>
        <source>Su-25</source>
        <translation>Su-25</translation>
    </message>
    <message>
        <source>Armoured close-support aircraft</source>
        <translation>Opancerzony samolot szturmowy</translation>
    </message>
    <message>
        <source>Tu-22M</source>
        <translation>Tu-22M</translation>
    </message>
    <message>
        <source>Long-range supersonic bomber</source>
        <translation>Naddźwiękowy bombowiec dalekiego zasięgu</translation>
    </message>
    <message>
        <source>Su-22</source>
        <translation>Su-22</translation>
    </message>
    <message>
        <source>Ageing fighter-bomber with a heavy load</source>
        <translation>Wiekowy myśliwiec bombardujący o dużym udźwigu</translation>
    </message>
    <message>
        <source>In Polish service since the mid-1980s and never modernised; carries about five tonnes. Two squadrons at Świdwin; further airframes are said to stand in storage.</source>
        <translation>W polskiej służbie od połowy lat osiemdziesiątych, nigdy niezmodernizowany; zabiera około pięciu ton. Dwie eskadry w Świdwinie; dalsze płatowce stoją podobno w magazynach.</translation>
    </message>
    <message>
        <source>F-16C</source>
        <translation>F-16C</translation>
    </message>
    <message>
        <source>Multirole fighter</source>
        <translation>Myśliwiec wielozadaniowy</translation>
    </message>
    <message>
        <source>Block 52+ with modern radar and Link 16; chosen in a tender against the Gripen, which carries less.</source>
        <translation>Block 52+ z nowoczesnym radarem i łączem Link 16; wygrał przetarg z Gripenem, który zabiera mniej.</translation>
    </message>
    <message>
        <source>JAS-39 Gripen</source>
        <translation>JAS-39 Gripen</translation>
    </message>
    <message>
        <source>Light multirole fighter</source>
        <translation>Lekki myśliwiec wielozadaniowy</translation>
    </message>
    <message>
        <source>Eurofighter</source>
        <translation>Eurofighter</translation>
    </message>
    <message>
        <source>European multirole fighter</source>
        <translation>Europejski myśliwiec wielozadaniowy</translation>
    </message>
    <message>
        <source>L-159 Alca</source>
        <translation>L-159 Alca</translation>
    </message>
    <message>
        <source>Light attack aircraft</source>
        <translation>Lekki samolot szturmowy</translation>
    </message>
    <message>
        <source>F-15E</source>
        <translation>F-15E</translation>
    </message>
    <message>
        <source>Heavy strike fighter</source>
        <translation>Ciężki myśliwiec uderzeniowy</translation>
    </message>
    <message>
        <source>F-22</source>
        <translation>F-22</translation>
    </message>
    <message>
        <source>Stealth fighter</source>
        <translation>Myśliwiec stealth</translation>
    </message>
    <message>
        <source>Su-27 no. 1</source>
        <translation>Su-27 nr 1</translation>
    </message>
    <message>
        <source>Su-27 no. 2</source>
        <translation>Su-27 nr 2</translation>
    </message>
    <message>
        <source>Su-27 no. 3</source>
        <translation>Su-27 nr 3</translation>
    </message>
    <message>
        <source>Su-27 no. 4</source>
        <translation>Su-27 nr 4</translation>
    </message>
    <message>
        <source>Su-27 no. 5</source>
        <translation>Su-27 nr 5</translation>
    </message>
    <message>
        <source>MiG-29 no. 1</source>
        <translation>MiG-29 nr 1</translation>
    </message>
    <message>
        <source>MiG-29 no. 2</source>
        <translation>MiG-29 nr 2</translation>
    </message>
    <message>
        <source>MiG-29 no. 3</source>
        <translation>MiG-29 nr 3</translation>
    </message>
    <message>
        <source>MiG-29 no. 4</source>
        <translation>MiG-29 nr 4</translation>
    </message>
    <message>
        <source>MiG-29 no. 5</source>
        <translation>MiG-29 nr 5</translation>
    </message>
    <message>
        <source>MiG-29 no. 6</source>
        <translation>MiG-29 nr 6</translation>
    </message>
    <message>
        <source>Su-24 no. 1</source>
        <translation>Su-24 nr 1</translation>
    </message>
    <message>
        <source>Su-24 no. 2</source>
        <translation>Su-24 nr 2</translation>
    </message>
    <message>
        <source>Su-24 no. 3</source>
        <translation>Su-24 nr 3</translation>
    </message>
    <message>
        <source>Su-24 no. 4</source>
        <translation>Su-24 nr 4</translation>
    </message>
    <message>
        <source>Su-24 no. 5</source>
        <translation>Su-24 nr 5</translation>
    </message>
    <message>
        <source>Su-25 no. 1</source>
        <translation>Su-25 nr 1</translation>
    </message>
    <message>
        <source>Su-25 no. 2</source>
        <translation>Su-25 nr 2</translation>
    </message>
    <message>
        <source>Su-25 no. 3</source>
        <translation>Su-25 nr 3</translation>
    </message>
    <message>
        <source>Su-25 no. 4</source>
        <translation>Su-25 nr 4</translation>
    </message>
    <message>
        <source>Tu-22M no. 1</source>
        <translation>Tu-22M nr 1</translation>
    </message>
    <message>
        <source>Tu-22M no. 2</source>
        <translation>Tu-22M nr 2</translation>
    </message>
    <message>
        <source>8th Tactical Squadron</source>
        <translation>8. Eskadra Taktyczna</translation>
    </message>
    <message>
        <source>40th Tactical Squadron</source>
        <translation>40. Eskadra Taktyczna</translation>
    </message>
    <message>
        <source>41st Tactical Squadron</source>
        <translation>41. Eskadra Taktyczna</translation>
    </message>
    <message>
        <source>1st Tactical Squadron</source>
        <translation>1. Eskadra Taktyczna</translation>
    </message>
    <message>
        <source>10th Tactical Squadron</source>
        <translation>10. Eskadra Taktyczna</translation>
    </message>
    <message>
        <source>3rd Tactical Squadron</source>
        <translation>3. Eskadra Taktyczna</translation>
    </message>
    <message>
        <source>6th Tactical Squadron</source>
        <translation>6. Eskadra Taktyczna</translation>
    </message>
    <message>
        <source>Reserve Squadron A</source>
        <translation>Zapasowa eskadra A</translation>
    </message>
    <message>
        <source>Reserve Squadron B</source>
        <translation>Zapasowa eskadra B</translation>
    </message>
    <message>
        <source>US Raptor Squadron</source>
        <translation>Amerykańska eskadra Raptorów</translation>
    </message>
    <message>
        <source>German Eurofighter Squadron</source>
        <translation>Niemiecka eskadra Eurofighterów</translation>
    </message>
    <message>
        <source>British Eurofighter Squadron</source>
        <translation>Brytyjska eskadra Eurofighterów</translation>
    </message>
    <message>
        <source>Czech Gripen Squadron</source>
        <translation>Czeska eskadra Gripenów</translation>
    </message>
    <message>
        <source>Hungarian Gripen Squadron</source>
        <translation>Węgierska eskadra Gripenów</translation>
    </message>
    <message>
        <source>Czech Alca Squadron</source>
        <translation>Czeska eskadra Alca</translation>
    </message>
    <message>
        <source>US Strike Eagle Squadron</source>
        <translation>Amerykańska eskadra Strike Eagle</translation>
    </message>
    <message>
        <source>US Viper Squadron</source>
        <translation>Amerykańska eskadra Viperów</translation>
    </message>
    <message>
        <source>Guards Tank Army</source>
        <translation>Gwardyjska armia pancerna</translation>
    </message>
    <message>
        <source>Armoured Spearhead</source>
        <translation>Pancerna szpica</translation>
    </message>
    <message>
        <source>Breakthrough Division</source>
        <translation>Dywizja przełamania</translation>
    </message>
    <message>
        <source>Tank Brigade</source>
        <translation>Brygada pancerna</translation>
    </message>
    <message>
        <source>Forward Detachment</source>
        <translation>Oddział wydzielony</translation>
    </message>
    <message>
        <source>Heavy Artillery Group</source>
        <translation>Grupa ciężkiej artylerii</translation>
    </message>
    <message>
        <source>Motor Rifle Brigade</source>
        <translation>Brygada zmechanizowana</translation>
    </message>
    <message>
        <source>Night River Crossing</source>
        <translation>Nocne forsowanie rzeki</translation>
    </message>
    <message>
        <source>Combined Arms Column</source>
        <translation>Kolumna ogólnowojskowa</translation>
    </message>
    <message>
        <source>Rocket Artillery Regiment</source>
        <translation>Pułk artylerii rakietowej</translation>
    </message>
    <message>
        <source>Motor Rifle Regiment</source>
        <translation>Pułk zmechanizowany</translation>
    </message>
    <message>
        <source>Highway Thrust</source>
        <translation>Natarcie wzdłuż szosy</translation>
    </message>
    <message>
        <source>Reserve Regiment</source>
        <translation>Pułk odwodowy</translation>
    </message>
    <message>
        <source>Covered Advance</source>
        <translation>Marsz pod osłoną</translation>
    </message>
    <message>
        <source>Airborne Regiment</source>
        <translation>Pułk powietrznodesantowy</translation>
    </message>
    <message>
        <source>Bridgehead Force</source>
        <translation>Siły z przyczółka</translation>
    </message>
    <message>
        <source>Air Superiority Day</source>
        <translation>Dzień przewagi w powietrzu</translation>
    </message>
    <message>
        <source>Joint Air-Land Drive</source>
        <translation>Natarcie lądowo-powietrzne</translation>
    </message>
    <message>
        <source>Flanking March</source>
        <translation>Manewr oskrzydlający</translation>
    </message>
    <message>
        <source>Escorted Strike</source>
        <translation>Uderzenie z eskortą</translation>
    </message>
    <message>
        <source>Fighter Umbrella</source>
        <translation>Parasol myśliwski</translation>
    </message>
    <message>
        <source>Ground Attack Wave</source>
        <translation>Fala szturmowców</translation>
    </message>
    <message>
        <source>Reconnaissance in Force</source>
        <translation>Rozpoznanie walką</translation>
    </message>
    <message>
        <source>Probing Attack</source>
        <translation>Natarcie próbne</translation>
    </message>
    <message>
        <source>Bomber Stream</source>
        <translation>Strumień bombowców</translation>
    </message>
    <message>
        <source>Fighter Sweep</source>
        <translation>Wymiatanie myśliwskie</translation>
    </message>
    <message>
        <source>Deep Strike Package</source>
        <translation>Głębokie uderzenie</translation>
    </message>
    <message>
        <source>Maximum Air Effort</source>
        <translation>Wszystko w powietrze</translation>
    </message>
    <message>
        <source>Long-Range Aviation Day</source>
        <translation>Dzień lotnictwa dalekiego zasięgu</translation>
    </message>
    <message>
        <source>Ballistic Salvo A</source>
        <translation>Salwa balistyczna A</translation>
    </message>
    <message>
        <source>Roll 1 d6; each 3+ destroys one airfield or AA unit on the chosen territory.</source>
        <translation>Rzuć 1 kością; od 3 niszczy ona jedno lotnisko albo jedną jednostkę przeciwlotniczą na wybranym terytorium.</translation>
    </message>
    <message>
        <source>Ballistic Salvo B</source>
        <translation>Salwa balistyczna B</translation>
    </message>
    <message>
        <source>Ballistic Salvo C</source>
        <translation>Salwa balistyczna C</translation>
    </message>
    <message>
        <source>Roll 1 d6; each 4+ destroys one airfield or AA unit or city on the chosen territory.</source>
        <translation>Rzuć 1 kością; od 4 niszczy ona jedno lotnisko, jedną jednostkę przeciwlotniczą albo jedno miasto na wybranym terytorium.</translation>
    </message>
    <message>
        <source>Cruise Missile Raid A</source>
        <translation>Pociski manewrujące A</translation>
    </message>
    <message>
        <source>Roll 1 d6; each 4+ destroys one city or airfield on the chosen territory.</source>
        <translation>Rzuć 1 kością; od 4 niszczy ona jedno miasto albo lotnisko na wybranym terytorium.</translation>
    </message>
    <message>
        <source>Cruise Missile Raid B</source>
        <translation>Pociski manewrujące B</translation>
    </message>
    <message>
        <source>Cruise Missile Raid C</source>
        <translation>Pociski manewrujące C</translation>
    </message>
    <message>
        <source>Mass Missile Strike</source>
        <translation>Zmasowane uderzenie rakietowe</translation>
    </message>
    <message>
        <source>Roll 2 d6; each 4+ destroys one city or airfield or AA unit on the chosen territory.</source>
        <translation>Rzuć 2 kośćmi; każda od 4 niszczy jedno miasto, jedno lotnisko albo jedną jednostkę przeciwlotniczą na wybranym terytorium.</translation>
    </message>
    <message>
        <source>The squadron joins the NATO pool and may fly this turn.</source>
        <translation>Eskadra wchodzi do puli NATO i może lecieć w tej turze.</translation>
    </message>
    <message>
        <source>Patriot Battery</source>
        <translation>Bateria Patriot</translation>
    </message>
    <message>
        <source>Place the Patriot unit on any unconquered Polish territory. It may fire this turn.</source>
        <translation>Postaw Patriota na dowolnym niezdobytym polskim terytorium. Może strzelać w tej turze.</translation>
    </message>
    <message>
        <source>AWACS on Station</source>
        <translation>AWACS w powietrzu</translation>
    </message>
    <message>
        <source>This turn the allied side gets +1 in every duel.</source>
        <translation>W tej turze strona sojusznicza ma +1 w każdym pojedynku.</translation>
    </message>
    <message>
        <source>This turn the allied side gets +2 in every attack on an assault, but not against the fleet.</source>
        <translation>W tej turze strona sojusznicza ma +2 w każdej walce z natarciem, ale nie z flotą.</translation>
    </message>
    <message>
        <source>Either the Baltic Fleet loses 2 strength for good, or one assault that is not a landing has 4 less strength this turn (not below 0).</source>
        <translation>Siła Floty Bałtyckiej na zawsze maleje o 2 albo jedno natarcie lądowe ma w tej turze siłę o 4 mniejszą (nie poniżej 0).</translation>
    </message>
    <message>
        <source>Precision Munitions</source>
        <translation>Amunicja precyzyjna</translation>
    </message>
    <message>
        <source>Submarine Salvo</source>
        <translation>Salwa okrętu podwodnego</translation>
    </message>
    <message>
        <source>Jamming Aircraft</source>
        <translation>Samolot zakłócający</translation>
    </message>
    <message>
        <source>One Russian squadron of your choice returns to the Russian pool.</source>
        <translation>Wybrana przez ciebie eskadra rosyjska wraca do puli rosyjskiej.</translation>
    </message>
    <message>
        <source>Satellite Pictures</source>
        <translation>Zdjęcia satelitarne</translation>
    </message>
    <message>
        <source>You alone look at the top 3 cards of the Russian deck; you may put one of them at the bottom.</source>
        <translation>Tylko ty oglądasz 3 następne karty talii rosyjskiej; możesz jedną z nich przełożyć na spód.</translation>
    </message>
    <message>
        <source>Sanctions Bite</source>
        <translation>Sankcje działają</translation>
    </message>
    <message>
        <source>Next turn the Russian player may draw at most 1 additional card.</source>
        <translation>W następnej turze Rosja może dobrać najwyżej 1 kartę dodatkową.</translation>
    </message>
    <message>
        <source>Spare Airframes</source>
        <translation>Zapasowe płatowce</translation>
    </message>
    <message>
        <source>One destroyed Polish F-16C or MiG-29 squadron leaves the pile of losses and returns to an airfield with room that it may use. It may fly this turn.</source>
        <translation>Jedna zniszczona polska eskadra F-16C lub MiG-29 znika ze strat i wraca na lotnisko z wolnym miejscem, z którego może korzystać. Może lecieć w tej turze.</translation>
    </message>
    <message>
        <source>Field Engineers</source>
        <translation>Wojska inżynieryjne</translation>
    </message>
    <message>
        <source>Remove the ruins from one airfield that is not in a conquered territory.</source>
        <translation>Usuń ruiny z jednego lotniska, które nie leży na zdobytym terytorium.</translation>
    </message>
    <message>
        <source>Stinger Teams</source>
        <translation>Drużyny Stinger</translation>
    </message>
    <message>
        <source>This turn every AA unit needs 1 less on its die (never below 2).</source>
        <translation>W tej turze każda jednostka przeciwlotnicza potrzebuje na kości o 1 mniej (nigdy poniżej 2).</translation>
    </message>
    <message>
        <source>Council Divided</source>
        <translation>Podzielona Rada</translation>
    </message>
    <message>
        <source>No effect.</source>
        <translation>Bez skutku.</translation>
    </message>
    <message>
        <source>Afterburners</source>
        <translation>Dopalacze</translation>
    </message>
    <message>
        <source>Before the dice of one duel: your side gets +2.</source>
        <translation>Przed rzutem w pojedynku: twoja strona ma +2.</translation>
    </message>
    <message>
        <source>Second Pass</source>
        <translation>Drugie podejście</translation>
    </message>
    <message>
        <source>After the dice of one fight: roll your own die again and keep the new result.</source>
        <translation>Po rzucie w jednej walce: rzuć własną kością ponownie. Obowiązuje nowy wynik.</translation>
    </message>
    <message>
        <source>Jammed Radios</source>
        <translation>Zagłuszona łączność</translation>
    </message>
    <message>
        <source>After the dice of one fight: the Russian die is rolled again; the new result stands.</source>
        <translation>Po rzucie w jednej walce: kość rosyjską rzuca się ponownie. Obowiązuje nowy wynik.</translation>
    </message>
    <message>
        <source>Bridge Demolition</source>
        <translation>Wysadzone mosty</translation>
    </message>
    <message>
        <source>One assault that is not a landing has 3 less strength this turn (not below 0). Just before the dice of a ground fight: only the assault being fought.</source>
        <translation>Jedno natarcie lądowe ma w tej turze siłę o 3 mniejszą (nie poniżej 0). Tuż przed rzutem w walce z natarciem: tylko to, z którym się walczy.</translation>
    </message>
    <message>
        <source>Coastal Missile Battery</source>
        <translation>Nadbrzeżna bateria rakietowa</translation>
    </message>
    <message>
        <source>The Baltic Fleet loses 2 strength for good. Needs Central or Gdańsk Pomerania in Polish hands.</source>
        <translation>Siła Floty Bałtyckiej na zawsze maleje o 2. Tylko dopóki Pomorze Środkowe lub Gdańskie nie jest zdobyte.</translation>
    </message>
    <message>
        <source>Mothballed Su-22</source>
        <translation>Su-22 z magazynu</translation>
    </message>
    <message>
        <source>A reserve Su-22 squadron enters on a Polish airfield with room. It may fly this turn.</source>
        <translation>Zapasowa eskadra Su-22 przybywa na polskie lotnisko z wolnym miejscem. Może lecieć w tej turze.</translation>
    </message>
    <message>
        <source>Decoy Launchers</source>
        <translation>Pozorowane wyrzutnie</translation>
    </message>
    <message>
        <source>Before a missile card&apos;s dice are rolled: the card has no effect.</source>
        <translation>Przed rzutem za kartę rakietową: karta nie ma skutku.</translation>
    </message>
    <message>
        <source>Smoke and Shelters</source>
        <translation>Dym i schrony</translation>
    </message>
    <message>
        <source>A bomber has named its target: the target is not destroyed and the raid is over.</source>
        <translation>Gdy nalot wskazał cel: cel nie zostaje zniszczony i nalot się kończy.</translation>
    </message>
    <message>
        <source>Runway Repair Crew</source>
        <translation>Naprawa pasa startowego</translation>
    </message>
    <message>
        <source>Full Magazines</source>
        <translation>Pełne magazyny</translation>
    </message>
    <message>
        <source>One AA unit that has fired may fire once more in this step.</source>
        <translation>Jedna jednostka przeciwlotnicza, która strzelała, może w tym kroku strzelić jeszcze raz.</translation>
    </message>
    <message>
        <source>Crash Landing</source>
        <translation>Awaryjne lądowanie</translation>
    </message>
    <message>
        <source>One of your squadrons that lost a duel is not destroyed; it goes home, spent.</source>
        <translation>Jedna twoja eskadra, która przegrała pojedynek, nie jest zniszczona; wraca wyczerpana do bazy.</translation>
    </message>
    <message>
        <source>Lured Away</source>
        <translation>Przynęta</translation>
    </message>
    <message>
        <source>One escorting Russian fighter squadron protects nothing this turn and need not be engaged.</source>
        <translation>Jedna rosyjska eskorta niczego w tej turze nie osłania i nie trzeba jej wiązać walką.</translation>
    </message>
    <message>
        <source>Saboteurs at the Airbase</source>
        <translation>Dywersanci w bazie lotniczej</translation>
    </message>
    <message>
        <source>The Russian player may take one bomber squadron fewer this turn.</source>
        <translation>Rosja może w tej turze wziąć o jedną eskadrę bombowców mniej.</translation>
    </message>
    <message>
        <source>Forced March</source>
        <translation>Forsowny marsz</translation>
    </message>
    <message>
        <source>Move one AA unit of any colour up to two territories, through unconquered Polish territory only.</source>
        <translation>Rusz jedną jednostkę przeciwlotniczą dowolnego koloru najwyżej o dwa terytoria, tylko przez niezdobyte polskie terytoria.</translation>
    </message>
</context>
<context>
    <name>eagles_missiles.table</name>
    <message>
        <source>en</source>
        <translation>pl</translation>
    </message>
    <message>
        <source>Kaliningrad</source>
        <translation>Kaliningrad</translation>
    </message>
    <message>
        <source>Lithuania</source>
        <translation>Litwa</translation>
    </message>
    <message>
        <source>Belarus</source>
        <translation>Białoruś</translation>
    </message>
    <message>
        <source>Ukraine</source>
        <translation>Ukraina</translation>
    </message>
    <message>
        <source>Slovakia</source>
        <translation>Słowacja</translation>
    </message>
    <message>
        <source>Austria</source>
        <translation>Austria</translation>
    </message>
    <message>
        <source>Sweden</source>
        <translation>Szwecja</translation>
    </message>
    <message>
        <source>Baltic Fleet</source>
        <translation>Flota Bałtycka</translation>
    </message>
    <message>
        <source>in {place}; hits on {needs} or more</source>
        <translation>{place}; trafia od {needs}</translation>
    </message>
    <message>
        <source>{origin} to {place}; hits on {needs} or more</source>
        <translation>{origin} → {place}; trafia od {needs}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>linia {line}</translation>
    </message>
    <message>
        <source>front of line {line}</source>
        <translation>czoło linii {line}</translation>
    </message>
    <message>
        <source>on no line</source>
        <translation>poza liniami</translation>
    </message>
    <message>
        <source>cities and airfields: {count}</source>
        <translation>obiekty: {count}</translation>
    </message>
    <message>
        <source>AA units there: {count}</source>
        <translation>OPL: {count}</translation>
    </message>
    <message>
        <source>AA units</source>
        <translation>OPL</translation>
    </message>
    <message>
        <source>{unit} leaves {place}</source>
        <translation>{unit} opuszcza terytorium: {place}</translation>
    </message>
    <message>
        <source>escort</source>
        <translation>eskorta</translation>
    </message>
    <message>
        <source>raid</source>
        <translation>nalot</translation>
    </message>
    <message>
        <source>support</source>
        <translation>wsparcie</translation>
    </message>
    <message>
        <source>air combat {air}, bombs {bombs}; {roles}</source>
        <translation>powietrze {air}, bomby {bombs}; {roles}</translation>
    </message>
    <message>
        <source>escorts in {place}</source>
        <translation>eskorta: {place}</translation>
    </message>
    <message>
        <source>raids {place}</source>
        <translation>nalot: {place}</translation>
    </message>
    <message>
        <source>supports the assault on {place}</source>
        <translation>wsparcie natarcia: {place}</translation>
    </message>
    <message>
        <source>Support {card}</source>
        <translation>Wsparcie: {card}</translation>
    </message>
    <message>
        <source>{place}: strength {before}, then {after}</source>
        <translation>{place}: siła {before}, potem {after}</translation>
    </message>
    <message>
        <source>Escort in {place}</source>
        <translation>Eskorta: {place}</translation>
    </message>
    <message>
        <source>Raid {place}</source>
        <translation>Nalot: {place}</translation>
    </message>
    <message>
        <source>protects the fleet</source>
        <translation>osłania flotę</translation>
    </message>
    <message>
        <source>protects the assault of strength {sum}</source>
        <translation>osłania natarcie o sile {sum}</translation>
    </message>
    <message>
        <source>nobody attacks a landing on the ground</source>
        <translation>desantu nikt nie atakuje na lądzie</translation>
    </message>
    <message>
        <source>protects raids: {raids}</source>
        <translation>osłania naloty: {raids}</translation>
    </message>
    <message>
        <source>nothing to protect yet</source>
        <translation>nie ma jeszcze czego osłaniać</translation>
    </message>
    <message>
        <source>escorts there: {count}</source>
        <translation>eskorty na miejscu: {count}</translation>
    </message>
    <message>
        <source>nothing to bomb</source>
        <translation>nie ma czego bombardować</translation>
    </message>
    <message>
        <source>raids there: {count}</source>
        <translation>naloty na miejscu: {count}</translation>
    </message>
    <message>
        <source>Fighters</source>
        <translation>Myśliwce</translation>
    </message>
    <message>
        <source>Bombers</source>
        <translation>Bombowce</translation>
    </message>
    <message>
        <source>Assault</source>
        <translation>Natarcie</translation>
    </message>
    <message>
        <source>Missile</source>
        <translation>Rakiety</translation>
    </message>
    <message>
        <source>NATO, at once</source>
        <translation>NATO, od razu</translation>
    </message>
    <message>
        <source>Poland, once</source>
        <translation>Polska, raz</translation>
    </message>
    <message>
        <source>Hits on {number}+</source>
        <translation>Trafia od {number}</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Miasto</translation>
    </message>
    <message>
        <source>Airfield</source>
        <translation>Lotnisko</translation>
    </message>
    <message>
        <source>AA unit</source>
        <translation>OPL</translation>
    </message>
    <message>
        <source>assaults placed</source>
        <translation>natarcia położone</translation>
    </message>
    <message>
        <source>before AA fire</source>
        <translation>przed ogniem OPL</translation>
    </message>
    <message>
        <source>AA fire</source>
        <translation>Ogień OPL</translation>
    </message>
    <message>
        <source>Needs {needs} or more; shots left: {shots}</source>
        <translation>Trafia od {needs}; pozostałe strzały: {shots}</translation>
    </message>
    <message>
        <source>Needs {needs} or more ({base}, less {help} by {cards}); shots left: {shots}</source>
        <translation>Trafia od {needs} ({base}, mniej o {help}: {cards}); pozostałe strzały: {shots}</translation>
    </message>
    <message>
        <source>hit: it protects nothing</source>
        <translation>trafiona: niczego nie osłania</translation>
    </message>
    <message>
        <source>hit: it flies no raid</source>
        <translation>trafiona: nie ma nalotu</translation>
    </message>
    <message>
        <source>hit: assault strength {before} → {after}</source>
        <translation>trafiona: siła natarcia {before} → {after}</translation>
    </message>
    <message>
        <source>{place}</source>
        <translation>{place}</translation>
    </message>
    <message>
        <source>{place}; if all fire that can: {percent} %</source>
        <translation>{place}; gdy strzelą wszystkie, które mogą: {percent}%</translation>
    </message>
    <message>
        <source>missile</source>
        <translation>rakieta</translation>
    </message>
    <message>
        <source>sending</source>
        <translation>wysyłanie</translation>
    </message>
    <message>
        <source>duel, before dice</source>
        <translation>pojedynek, przed rzutem</translation>
    </message>
    <message>
        <source>duel, after dice</source>
        <translation>pojedynek, po rzucie</translation>
    </message>
    <message>
        <source>duel lost</source>
        <translation>przegrany pojedynek</translation>
    </message>
    <message>
        <source>assault, before dice</source>
        <translation>natarcie, przed rzutem</translation>
    </message>
    <message>
        <source>assault, after dice</source>
        <translation>natarcie, po rzucie</translation>
    </message>
    <message>
        <source>fleet, before dice</source>
        <translation>flota, przed rzutem</translation>
    </message>
    <message>
        <source>fleet, after dice</source>
        <translation>flota, po rzucie</translation>
    </message>
    <message>
        <source>AA moves</source>
        <translation>ruch OPL</translation>
    </message>
    <message>
        <source>after any dice</source>
        <translation>po każdym rzucie</translation>
    </message>
    <message>
        <source>Assault of line {line}, strength {strength}</source>
        <translation>Natarcie linii {line}, siła {strength}</translation>
    </message>
    <message>
        <source>Russian deck: {count}</source>
        <translation>Talia rosyjska: {count}</translation>
    </message>
    <message>
        <source>NATO deck: {count}</source>
        <translation>Talia NATO: {count}</translation>
    </message>
    <message>
        <source>Polish deck: {count}</source>
        <translation>Talia polska: {count}</translation>
    </message>
    <message>
        <source>Card in the hand of {side}</source>
        <translation>Karta na ręce: {side}</translation>
    </message>
    <message>
        <source>Card that Poland looks at</source>
        <translation>Karta, którą ogląda Polska</translation>
    </message>
    <message>
        <source>Invasion line {line}</source>
        <translation>Linia inwazji {line}</translation>
    </message>
    <message>
        <source>Baltic Fleet, strength {strength}</source>
        <translation>Flota Bałtycka, siła {strength}</translation>
    </message>
    <message>
        <source>{name} draws for {side}. Which card is it?</source>
        <translation>{name} dobiera kartę ({side}). Która to karta?</translation>
    </message>
    <message>
        <source>{name} draws a NATO card. Which one is it?</source>
        <translation>{name} dobiera kartę NATO. Która to karta?</translation>
    </message>
    <message>
        <source>{name} draws a card for {side}. Which one is it?</source>
        <translation>{name} dobiera kartę ({side}). Która to karta?</translation>
    </message>
    <message>
        <source>{name} looks at a Russian card. Which one is it?</source>
        <translation>{name} ogląda kartę rosyjską. Która to karta?</translation>
    </message>
    <message>
        <source>{name}: enter the card drawn</source>
        <translation>{name}: podaj dobraną kartę</translation>
    </message>
    <message>
        <source>Gripen</source>
        <translation>Gripen</translation>
    </message>
    <message>
        <source>EF2000</source>
        <translation>EF2000</translation>
    </message>
    <message>
        <source>L-159</source>
        <translation>L-159</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flota</translation>
    </message>
    <message>
        <source>Ruins</source>
        <translation>Ruiny</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>{cases} of 36</source>
        <translation>{cases} z 36</translation>
    </message>
    <message>
        <source>{strength} + die</source>
        <translation>{strength} + kość</translation>
    </message>
    <message>
        <source>Poland and NATO</source>
        <translation>Polska i NATO</translation>
    </message>
    <message>
        <source>Russia</source>
        <translation>Rosja</translation>
    </message>
    <message>
        <source>Duel over {place}</source>
        <translation>Pojedynek: {place}</translation>
    </message>
    <message>
        <source>Duel over the Baltic Sea</source>
        <translation>Pojedynek nad Bałtykiem</translation>
    </message>
    <message>
        <source>Attack on the assault in {place}</source>
        <translation>Walka z natarciem: {place}</translation>
    </message>
    <message>
        <source>Attack on the Baltic Fleet</source>
        <translation>Walka z Flotą Bałtycką</translation>
    </message>
    <message>
        <source>{card} (printed {strength}; {cards})</source>
        <translation>{card} (na karcie {strength}; {cards})</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>Walki</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Przegrana</translation>
    </message>
    <message>
        <source>Destroyed: {target}; home: {allies}</source>
        <translation>Zniszczono: {target}; do bazy: {allies}</translation>
    </message>
    <message>
        <source>{target} is driven off: Su-22 destroy nothing</source>
        <translation>{target} wraca do puli: Su-22 nic nie niszczą</translation>
    </message>
    <message>
        <source>{squadrons} may fly on against {goal}</source>
        <translation>{squadrons}: można lecieć dalej, cel: {goal}</translation>
    </message>
    <message>
        <source>All go home, nobody is destroyed</source>
        <translation>Wszyscy wracają do baz, nikt nie ginie</translation>
    </message>
    <message>
        <source>All go home; there is no raid</source>
        <translation>Wszyscy wracają do baz; nalotu nie ma</translation>
    </message>
    <message>
        <source>All go home; the support is gone</source>
        <translation>Wszyscy wracają do baz; wsparcie przepada</translation>
    </message>
    <message>
        <source>Destroyed: {allies}; {target} goes to its pool</source>
        <translation>Zniszczono: {allies}; {target} wraca do puli</translation>
    </message>
    <message>
        <source>Home: {allies}; {target} flies its raid</source>
        <translation>Do bazy: {allies}; {target} kontynuuje nalot</translation>
    </message>
    <message>
        <source>Home: {allies}; {target} goes on supporting</source>
        <translation>Do bazy: {allies}; {target} wspiera dalej</translation>
    </message>
    <message>
        <source>The assault is stopped</source>
        <translation>Natarcie zatrzymane</translation>
    </message>
    <message>
        <source>The assault is stopped, too</source>
        <translation>Natarcie też zatrzymane</translation>
    </message>
    <message>
        <source>{place} falls</source>
        <translation>{place} pada</translation>
    </message>
    <message>
        <source>{place} falls; points for Russia: {points}</source>
        <translation>{place} pada; punkty Rosji: {points}</translation>
    </message>
    <message>
        <source>The fleet loses as much strength, {mean} on average</source>
        <translation>Flota traci tyle siły, ile wynosi różnica, średnio {mean}</translation>
    </message>
    <message>
        <source>{words}; sunk with {cases} of 36</source>
        <translation>{words}; zatonie w {cases} z 36</translation>
    </message>
    <message>
        <source>{words}; no landing in {place}</source>
        <translation>{words}; bez desantu: {place}</translation>
    </message>
    <message>
        <source>The fleet keeps its strength</source>
        <translation>Flota zachowuje siłę</translation>
    </message>
    <message>
        <source>The fleet keeps its strength; {place} falls</source>
        <translation>Flota zachowuje siłę; {place} pada</translation>
    </message>
    <message>
        <source>{a}; {b}</source>
        <translation>{a}; {b}</translation>
    </message>
    <message>
        <source>Cards of {side}</source>
        <translation>Karty: {side}</translation>
    </message>
    <message>
        <source>Cards: {count}. Each can be played once, at its moment.</source>
        <translation>Karty: {count}. Każdą zagrasz raz, w podanej chwili.</translation>
    </message>
    <message>
        <source>{note} Your partner holds: {cards}.</source>
        <translation>{note} Na ręce partnera: {cards}.</translation>
    </message>
    <message>
        <source>To be laid today: {count}. Poland holds: {polish}.</source>
        <translation>Dziś do położenia: {count}. Na ręce Polski: {polish}.</translation>
    </message>
    <message>
        <source>Hands are hidden</source>
        <translation>Karty zakryte</translation>
    </message>
    <message>
        <source>Cards that Poland holds: {polish}.</source>
        <translation>Karty na ręce Polski: {polish}.</translation>
    </message>
    <message>
        <source>{text} Can be played {moments}.</source>
        <translation>{text} Można zagrać {moments}.</translation>
    </message>
    <message>
        <source>Day {turn}</source>
        <translation>Dzień {turn}</translation>
    </message>
    <message>
        <source>D{turn}</source>
        <translation>D{turn}</translation>
    </message>
    <message>
        <source>Duels: {count}</source>
        <translation>Pojedynki: {count}</translation>
    </message>
    <message>
        <source>{duels}; then the assault ({strength}), chance to stop it</source>
        <translation>{duels}; potem natarcie ({strength}), szansa zatrzymania</translation>
    </message>
    <message>
        <source>{duels}; then the fleet ({strength}), chance to draw or win</source>
        <translation>{duels}; potem flota ({strength}), szansa remisu lub wygranej</translation>
    </message>
    <message>
        <source>The assault ({strength}), chance to stop it</source>
        <translation>Natarcie ({strength}), szansa zatrzymania</translation>
    </message>
    <message>
        <source>The fleet ({strength}), chance to draw or win</source>
        <translation>Flota ({strength}), szansa remisu lub wygranej</translation>
    </message>
    <message>
        <source>Fly on</source>
        <translation>Leć dalej</translation>
    </message>
    <message>
        <source>Go home</source>
        <translation>Wróć do bazy</translation>
    </message>
    <message>
        <source>Against {target}: {strength} to {other}, with it</source>
        <translation>Cel: {target}; {strength} do {other}, z tą eskadrą</translation>
    </message>
    <message>
        <source>Without it: {strength} to {other}</source>
        <translation>Bez niej: {strength} do {other}</translation>
    </message>
    <message>
        <source>Nobody else attacks {target}</source>
        <translation>Nikt inny nie atakuje, cel: {target}</translation>
    </message>
    <message>
        <source>{target}, {role}</source>
        <translation>{target}, {role}</translation>
    </message>
    <message>
        <source>{allies}: {strength} to {other}</source>
        <translation>{allies}: {strength} do {other}</translation>
    </message>
    <message>
        <source>Poland has +{bonus} in duels</source>
        <translation>Polska: +{bonus} w pojedynkach</translation>
    </message>
    <message>
        <source>Poland has +{bonus} against assaults</source>
        <translation>Polska: +{bonus} przeciw natarciom</translation>
    </message>
    <message>
        <source>AA units need {bonus} less</source>
        <translation>OPL potrzebuje o {bonus} mniej</translation>
    </message>
    <message>
        <source>Additional Russian cards: at most {count}</source>
        <translation>Dodatkowe karty Rosji: do {count}</translation>
    </message>
    <message>
        <source>Tomorrow additional cards: at most {count}</source>
        <translation>Jutro dodatkowe karty Rosji: do {count}</translation>
    </message>
    <message>
        <source>The fleet was beaten: no landing</source>
        <translation>Flota pokonana: bez desantu</translation>
    </message>
    <message>
        <source>NATO has sent everything</source>
        <translation>NATO wysłało wszystko</translation>
    </message>
    <message>
        <source>NATO in play</source>
        <translation>NATO w grze</translation>
    </message>
    <message>
        <source>NATO, not in play yet</source>
        <translation>NATO jeszcze poza grą</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Zapas</translation>
    </message>
    <message>
        <source>AA off the map</source>
        <translation>OPL poza mapą</translation>
    </message>
    <message>
        <source>In the air without an airfield</source>
        <translation>W powietrzu bez lotniska</translation>
    </message>
    <message>
        <source>NATO</source>
        <translation>NATO</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dziś</translation>
    </message>
    <message>
        <source>Poland</source>
        <translation>Polska</translation>
    </message>
    <message>
        <source>Polish hand</source>
        <translation>Ręka Polski</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Zagrane</translation>
    </message>
    <message>
        <source>Polish and NATO losses</source>
        <translation>Straty Polski i NATO</translation>
    </message>
    <message>
        <source>Until the evening</source>
        <translation>Do wieczora</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Znaki</translation>
    </message>
    <message>
        <source>Russian pool</source>
        <translation>Pula rosyjska</translation>
    </message>
    <message>
        <source>Russian sorties</source>
        <translation>Loty rosyjskie</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Talia</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Znane</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>Zużyte</translation>
    </message>
    <message>
        <source>Cards to place</source>
        <translation>Karty do położenia</translation>
    </message>
    <message>
        <source>Russian losses</source>
        <translation>Straty Rosji</translation>
    </message>
    <message>
        <source>Russia&apos;s score</source>
        <translation>Punkty Rosji</translation>
    </message>
    <message>
        <source>{taken} of {allowed}</source>
        <translation>{taken} z {allowed}</translation>
    </message>
    <message>
        <source>Nothing special</source>
        <translation>Nic szczególnego</translation>
    </message>
    <message>
        <source>{points} of {limit}</source>
        <translation>{points} z {limit}</translation>
    </message>
    <message>
        <source>Russia wins with more than {limit}</source>
        <translation>Rosja wygrywa powyżej {limit}</translation>
    </message>
    <message>
        <source>If all open assaults succeed: {points}</source>
        <translation>Jeśli natarcia się udadzą: {points}</translation>
    </message>
    <message>
        <source>Escort</source>
        <translation>Eskorta</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Nalot</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Wsparcie</translation>
    </message>
    <message>
        <source>Its win destroys nothing</source>
        <translation>Wygrana nic nie niszczy</translation>
    </message>
    <message>
        <source>Hint (?), play this phase (Ctrl+P)</source>
        <translation>Podpowiedź (?), rozegranie fazy (Ctrl+P)</translation>
    </message>
    <message>
        <source>strength {strength}; fighters {fighters}, bombers {bombers}</source>
        <translation>siła {strength}; myśliwce {fighters}, bombowce {bombers}</translation>
    </message>
    <message>
        <source>missiles {dice}, hit on {needs} or more: {targets}</source>
        <translation>rakiety {dice}, trafiają od {needs}: {targets}</translation>
    </message>
    <message>
        <source>Line {line}: {place}</source>
        <translation>Linia {line}: {place}</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>ukończona</translation>
    </message>
    <message>
        <source>with {card}: strength {sum}</source>
        <translation>z kartą {card}: siła {sum}</translation>
    </message>
    <message>
        <source>not active</source>
        <translation>nieaktywna</translation>
    </message>
    <message>
        <source>no card yet</source>
        <translation>jeszcze bez karty</translation>
    </message>
    <message>
        <source>a landing: the fleet decides</source>
        <translation>desant: rozstrzyga flota</translation>
    </message>
    <message>
        <source>cities there: {count}</source>
        <translation>miasta: {count}</translation>
    </message>
    <message>
        <source>Russian cards</source>
        <translation>Karty rosyjskie</translation>
    </message>
    <message>
        <source>NATO will draw {count}</source>
        <translation>NATO dobierze: {count}</translation>
    </message>
    <message>
        <source>cards in the deck: {count}</source>
        <translation>karty w talii: {count}</translation>
    </message>
    <message>
        <source>All sent? Nobody flies against {targets}. Squadrons ready: {count}.</source>
        <translation>Wszystkie wysłane? Nikt nie atakuje celów: {targets}. Gotowe eskadry: {count}.</translation>
    </message>
    <message>
        <source>the assault on {place} (strength {strength})</source>
        <translation>natarcie: {place} (siła {strength})</translation>
    </message>
    <message>
        <source>the fleet (strength {strength}), which lands in {place}</source>
        <translation>flota (siła {strength}), desant: {place}</translation>
    </message>
    <message>
        <source>Place no more squadrons? Some could still fly: {types}.</source>
        <translation>Nie rozmieszczać więcej eskadr? Mogą jeszcze lecieć: {types}.</translation>
    </message>
    <message>
        <source>Cease fire? AA units that could still fire: {count}.</source>
        <translation>Przerwać ogień? Jednostki, które mogą jeszcze strzelać: {count}.</translation>
    </message>
    <message>
        <source>Leave them where they stand? In danger: {squadrons}.</source>
        <translation>Zostawić je na miejscu? Zagrożone: {squadrons}.</translation>
    </message>
    <message>
        <source>Let the partner deploy</source>
        <translation>Oddaj partnerowi</translation>
    </message>
    <message>
        <source>Draw one more</source>
        <translation>Dobierz jeszcze jedną</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Dość</translation>
    </message>
    <message>
        <source>Cards are placed</source>
        <translation>Karty położone</translation>
    </message>
    <message>
        <source>Squadrons are placed</source>
        <translation>Eskadry rozmieszczone</translation>
    </message>
    <message>
        <source>All sent</source>
        <translation>Wysłane</translation>
    </message>
    <message>
        <source>All landed</source>
        <translation>Wylądowały</translation>
    </message>
    <message>
        <source>Cease fire</source>
        <translation>Przerwij ogień</translation>
    </message>
    <message>
        <source>No more moves</source>
        <translation>Koniec ruchów</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Bez karty</translation>
    </message>
    <message>
        <source>Leave all where they are</source>
        <translation>Zostaw na miejscu</translation>
    </message>
    <message>
        <source>Fly home</source>
        <translation>Wróć do bazy</translation>
    </message>
    <message>
        <source>{card} on {place}</source>
        <translation>{card} → {place}</translation>
    </message>
    <message>
        <source>Dice: {dice}, each hits on {needs} or more: {targets}</source>
        <translation>Kości: {dice}, każda trafia od {needs}: {targets}</translation>
    </message>
    <message>
        <source>Dice: {dice}, hit on {needs} or more; targets there: {count}</source>
        <translation>Kości: {dice}, trafiają od {needs}; cele na miejscu: {count}</translation>
    </message>
    <message>
        <source>The Patriot fires</source>
        <translation>Patriot strzela</translation>
    </message>
    <message>
        <source>Hold fire</source>
        <translation>Nie strzelaj</translation>
    </message>
    <message>
        <source>On {needs} or more the card does nothing, else its dice roll; at least one hit {chance} %</source>
        <translation>Od {needs} karta nie ma skutku, inaczej rzut jej kostkami; choć jedno trafienie: {chance}%</translation>
    </message>
    <message>
        <source>At least one hit {chance} %. {words}</source>
        <translation>Choć jedno trafienie: {chance}%. {words}</translation>
    </message>
    <message>
        <source>It stays ready for another missile card of today: {count}</source>
        <translation>Czeka na inne dzisiejsze karty rakietowe: {count}</translation>
    </message>
    <message>
        <source>No other missile card lies there today</source>
        <translation>Dziś nie leży tu inna karta rakietowa</translation>
    </message>
    <message>
        <source>Gets away on {needs} or more; airfields with room: {count}</source>
        <translation>Ucieka od {needs}; lotniska z wolnym miejscem: {count}</translation>
    </message>
    <message>
        <source>No airfield has room for it: it is lost either way</source>
        <translation>Na żadnym lotnisku nie ma miejsca: i tak ginie</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>Destroyed: {count}, {chance} %</source>
        <translation>Zniszczone: {count}, {chance}%</translation>
    </message>
    <message>
        <source>Win {win} → {new_win} %, draw {draw} → {new_draw} %, loss {loss} → {new_loss} %</source>
        <translation>Wygrana {win} → {new_win}%, remis {draw} → {new_draw}%, przegrana {loss} → {new_loss}%</translation>
    </message>
    <message>
        <source>It changes nothing: the fight is won already</source>
        <translation>Nic nie zmienia: walka jest już wygrana</translation>
    </message>
    <message>
        <source>It changes nothing: the fight is lost even so</source>
        <translation>Nic nie zmienia: walka i tak jest przegrana</translation>
    </message>
    <message>
        <source>Rolled again: win {win} %, draw {draw} %, loss {loss} %</source>
        <translation>Po nowym rzucie: wygrana {win}%, remis {draw}%, przegrana {loss}%</translation>
    </message>
    <message>
        <source>Strength {before} → {after}</source>
        <translation>Siła {before} → {after}</translation>
    </message>
    <message>
        <source>Strength {before} → {after}, stopped with {old} → {new} %</source>
        <translation>Siła {before} → {after}, zatrzymanie {old} → {new}%</translation>
    </message>
    <message>
        <source>The fleet: strength {before} → {after}</source>
        <translation>Flota: siła {before} → {after}</translation>
    </message>
    <message>
        <source>The fleet is sunk: 2 points less for Russia</source>
        <translation>Flota zatopiona: 2 punkty mniej dla Rosji</translation>
    </message>
    <message>
        <source>Stands at {field}, and may fly today</source>
        <translation>Staje na lotnisku {field} i może dziś lecieć</translation>
    </message>
    <message>
        <source>Without it at least one hit with {chance} %</source>
        <translation>Bez tej karty choć jedno trafienie: {chance}%</translation>
    </message>
    <message>
        <source>Without it at least one hit with {chance} %, if the Patriot fires first</source>
        <translation>Bez tej karty choć jedno trafienie: {chance}%, gdy najpierw strzeli Patriot</translation>
    </message>
    <message>
        <source>Saves {city}: a point</source>
        <translation>Ratuje miasto {city}: to punkt</translation>
    </message>
    <message>
        <source>Saves {field}; squadrons on it: {count}</source>
        <translation>Ratuje lotnisko {field}; eskadry na nim: {count}</translation>
    </message>
    <message>
        <source>Saves an AA unit</source>
        <translation>Ratuje jednostkę przeciwlotniczą</translation>
    </message>
    <message>
        <source>Intact again, places: {room}</source>
        <translation>Znów całe, miejsca: {room}</translation>
    </message>
    <message>
        <source>Fires once more, in {place}, needs {needs} or more</source>
        <translation>Strzela jeszcze raz ({place}), trafia od {needs}</translation>
    </message>
    <message>
        <source>Goes home, and is not destroyed</source>
        <translation>Wraca do bazy i nie ginie</translation>
    </message>
    <message>
        <source>Protects nothing today, in {place}</source>
        <translation>Dziś niczego nie osłania ({place})</translation>
    </message>
    <message>
        <source>Bombers that may fly: {before} → {after}</source>
        <translation>Bombowce, które mogą lecieć: {before} → {after}</translation>
    </message>
    <message>
        <source>Raids {place}</source>
        <translation>Nalot: {place}</translation>
    </message>
    <message>
        <source>Supports the assault on {place}</source>
        <translation>Wsparcie natarcia: {place}</translation>
    </message>
    <message>
        <source>Air combat {air}, bombs {bombs}; may fly today</source>
        <translation>W powietrzu {air}, bombardowania {bombs}; może dziś lecieć</translation>
    </message>
    <message>
        <source>Now: {what}</source>
        <translation>Teraz: {what}</translation>
    </message>
    <message>
        <source>can fire at {squadrons}; a shot hits on {needs} or more</source>
        <translation>cele: {squadrons}; trafia od {needs}</translation>
    </message>
    <message>
        <source>missile cards: {count}, each stopped on {needs} or more ({percent} %)</source>
        <translation>karty rakietowe: {count}, każda powstrzymana od {needs} ({percent}%)</translation>
    </message>
    <message>
        <source>nothing to fire at</source>
        <translation>brak celów</translation>
    </message>
    <message>
        <source>hits on {needs} or more; AA units there: {units}</source>
        <translation>trafia od {needs}; inne OPL na miejscu: {units}</translation>
    </message>
    <message>
        <source>Line {line}, place {place}</source>
        <translation>Linia {line}, miejsce {place}</translation>
    </message>
    <message>
        <source>Front of line {line}: attacked next</source>
        <translation>Czoło linii {line}: następny cel</translation>
    </message>
    <message>
        <source>Line {line} cannot attack any more</source>
        <translation>Linia {line} nie może już atakować</translation>
    </message>
    <message>
        <source>On no invasion line: bombed, never conquered</source>
        <translation>Poza liniami inwazji: można bombardować, nie zdobyć</translation>
    </message>
    <message>
        <source>NATO territory: an attack on it brings all of NATO</source>
        <translation>Terytorium NATO: atak na nie sprowadza całe NATO</translation>
    </message>
    <message>
        <source>Conquered on day {day}</source>
        <translation>Zdobyte w dniu {day}</translation>
    </message>
    <message>
        <source>Points for Russia if it falls</source>
        <translation>Punkty dla Rosji, gdy padnie</translation>
    </message>
    <message>
        <source>Intact cities</source>
        <translation>Całe miasta</translation>
    </message>
    <message>
        <source>Intact airfields</source>
        <translation>Całe lotniska</translation>
    </message>
    <message>
        <source>On the sea coast: 2 points for all three</source>
        <translation>Na wybrzeżu: 2 punkty za wszystkie trzy</translation>
    </message>
    <message>
        <source>On the German border: 2 points for all three</source>
        <translation>Na granicy z Niemcami: 2 punkty za wszystkie trzy</translation>
    </message>
    <message>
        <source>AA units withdraw to {places}</source>
        <translation>OPL wycofuje się: {places}</translation>
    </message>
    <message>
        <source>AA units cannot withdraw: they are lost</source>
        <translation>OPL nie może się wycofać: jest stracona</translation>
    </message>
    <message>
        <source>Falls today</source>
        <translation>Padnie dziś</translation>
    </message>
    <message>
        <source>Destroyed today</source>
        <translation>Zniszczenie dziś</translation>
    </message>
    <message>
        <source>As things stand</source>
        <translation>Przy obecnym stanie</translation>
    </message>
    <message>
        <source>In ruins since day {day}: conquered</source>
        <translation>W ruinach od dnia {day}: terytorium zdobyte</translation>
    </message>
    <message>
        <source>In ruins since day {day}: bombed</source>
        <translation>W ruinach od dnia {day}: nalot</translation>
    </message>
    <message>
        <source>In ruins since day {day}: hit by a missile</source>
        <translation>W ruinach od dnia {day}: trafienie rakietą</translation>
    </message>
    <message>
        <source>City in {place}: {industry}</source>
        <translation>Miasto ({place}): {industry}</translation>
    </message>
    <message>
        <source>Points for Russia if it is destroyed</source>
        <translation>Punkty dla Rosji za zniszczenie</translation>
    </message>
    <message>
        <source>Airfield in {place}</source>
        <translation>Lotnisko ({place})</translation>
    </message>
    <message>
        <source>Places for squadrons</source>
        <translation>Miejsca dla eskadr</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Wolne</translation>
    </message>
    <message>
        <source>For Polish F-16Cs only</source>
        <translation>Tylko dla polskich F-16C</translation>
    </message>
    <message>
        <source>Stands here: {squadron}</source>
        <translation>Stoi tutaj: {squadron}</translation>
    </message>
    <message>
        <source>{number}. {place}</source>
        <translation>{number}. {place}</translation>
    </message>
    <message>
        <source>Completed: 1 point for Russia</source>
        <translation>Ukończona: 1 punkt dla Rosji</translation>
    </message>
    <message>
        <source>From {origin}</source>
        <translation>Skąd: {origin}</translation>
    </message>
    <message>
        <source>{unit} in {place}</source>
        <translation>{unit} ({place})</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Siła</translation>
    </message>
    <message>
        <source>Sunk on day {day}: 2 points less for Russia</source>
        <translation>Zatopiona w dniu {day}: 2 punkty mniej dla Rosji</translation>
    </message>
    <message>
        <source>Lands in {place} today unless it is beaten or drawn</source>
        <translation>Dziś desant ({place}), chyba że wygrana lub remis</translation>
    </message>
    <message>
        <source>Beaten today: it does not land</source>
        <translation>Dziś pokonana: bez desantu</translation>
    </message>
    <message>
        <source>Sent: {squadron}</source>
        <translation>Wysłana: {squadron}</translation>
    </message>
    <message>
        <source>Escorts at sea</source>
        <translation>Eskorty na morzu</translation>
    </message>
    <message>
        <source>A win or a draw</source>
        <translation>Wygrana lub remis</translation>
    </message>
    <message>
        <source>It is sunk</source>
        <translation>Zatopienie</translation>
    </message>
    <message>
        <source>Strength lost, on average</source>
        <translation>Strata siły, średnio</translation>
    </message>
    <message>
        <source>The attack of those who were sent</source>
        <translation>Atak wysłanych eskadr</translation>
    </message>
    <message>
        <source>Assault on {place}</source>
        <translation>Natarcie ({place})</translation>
    </message>
    <message>
        <source>Landing in {place}</source>
        <translation>Desant ({place})</translation>
    </message>
    <message>
        <source>Its card only gives sorties: the fleet decides</source>
        <translation>Karta daje tylko loty: rozstrzyga flota</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Zatrzymane</translation>
    </message>
    <message>
        <source>It is stopped</source>
        <translation>Zatrzymanie</translation>
    </message>
    <message>
        <source>With all supports driven off</source>
        <translation>Po odpędzeniu wszystkich wsparć</translation>
    </message>
    <message>
        <source>If not: {words}</source>
        <translation>Inaczej: {words}</translation>
    </message>
    <message>
        <source>Nobody is sent against it</source>
        <translation>Nikt przeciw niemu nie leci</translation>
    </message>
    <message>
        <source>Needs on its die</source>
        <translation>Potrzebuje na kości</translation>
    </message>
    <message>
        <source>Shots left today</source>
        <translation>Pozostałe dziś strzały</translation>
    </message>
    <message>
        <source>In {place}</source>
        <translation>Miejsce: {place}</translation>
    </message>
    <message>
        <source>Moves one territory in the evening</source>
        <translation>Wieczorem rusza się o jedno terytorium</translation>
    </message>
    <message>
        <source>Never moves but to withdraw</source>
        <translation>Rusza się tylko, gdy się wycofuje</translation>
    </message>
    <message>
        <source>Or stops a missile card there on {needs} or more</source>
        <translation>Albo zatrzymuje tam kartę rakietową od {needs}</translation>
    </message>
    <message>
        <source>Not on the map</source>
        <translation>Poza mapą</translation>
    </message>
    <message>
        <source>A shot hits</source>
        <translation>Trafienie strzałem</translation>
    </message>
    <message>
        <source>Lies on {place}</source>
        <translation>Leży tutaj: {place}</translation>
    </message>
    <message>
        <source>At least one target destroyed</source>
        <translation>Zniszczony choć jeden cel</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Kości</translation>
    </message>
    <message>
        <source>Each hits on</source>
        <translation>Każda trafia od</translation>
    </message>
    <message>
        <source>Destroys {targets}</source>
        <translation>Niszczy: {targets}</translation>
    </message>
    <message>
        <source>Lets fly: fighters {fighters}, bombers {bombers}</source>
        <translation>Mogą lecieć: myśliwce {fighters}, bombowce {bombers}</translation>
    </message>
    <message>
        <source>Russia draws</source>
        <translation>Rosja dobiera</translation>
    </message>
    <message>
        <source>Additional cards</source>
        <translation>Karty dodatkowe</translation>
    </message>
    <message>
        <source>NATO cards</source>
        <translation>Karty NATO</translation>
    </message>
    <message>
        <source>Polish cards</source>
        <translation>Polskie karty</translation>
    </message>
    <message>
        <source>Squadrons are sent</source>
        <translation>Wysyłanie eskadr</translation>
    </message>
    <message>
        <source>Fights and landing</source>
        <translation>Walki i lądowanie</translation>
    </message>
    <message>
        <source>Conquest</source>
        <translation>Zdobyte terytoria</translation>
    </message>
    <message>
        <source>AA movement</source>
        <translation>Ruch jednostek</translation>
    </message>
    <message>
        <source>{a}: {b}</source>
        <translation>{a}: {b}</translation>
    </message>
    <message>
        <source>{a}. {b}</source>
        <translation>{a}. {b}</translation>
    </message>
    <message>
        <source>{count} {unit}</source>
        <translation>{count} × {unit}</translation>
    </message>
    <message>
        <source>{place}: conquered on day {day}</source>
        <translation>{place}: terytorium zdobyte w dniu {day}</translation>
    </message>
    <message>
        <source>{place}: on no invasion line</source>
        <translation>{place}: poza liniami inwazji</translation>
    </message>
    <message>
        <source>{place}: line {line}</source>
        <translation>{place}: linia {line}</translation>
    </message>
    <message>
        <source>{place}: front of line {line}</source>
        <translation>{place}: czoło linii {line}</translation>
    </message>
    <message>
        <source>{place}: line {line}, which cannot attack any more</source>
        <translation>{place}: linia {line}, która nie może już atakować</translation>
    </message>
    <message>
        <source>{place}: in ruins since day {day}</source>
        <translation>{place}: w ruinach od dnia {day}</translation>
    </message>
    <message>
        <source>{city}, a city of {land}</source>
        <translation>{city}, miasto ({land})</translation>
    </message>
    <message>
        <source>Day {day}. Points for Russia: {points}; strength of the Baltic Fleet: {fleet}.</source>
        <translation>Dzień {day}. Punkty Rosji: {points}; siła Floty Bałtyckiej: {fleet}.</translation>
    </message>
    <message>
        <source>Airfield of {place} in {land}: places taken {count} of {limit}</source>
        <translation>Lotnisko {place} ({land}): zajęte miejsca {count} z {limit}</translation>
    </message>
    <message>
        <source>Airfield of {place} in {land}, for F-16Cs of Poland: places taken {count} of {limit}</source>
        <translation>Lotnisko {place} ({land}), tylko dla polskich F-16C: zajęte miejsca {count} z {limit}</translation>
    </message>
    <message>
        <source>Invasion line {line}: {path}</source>
        <translation>Linia inwazji {line}: {path}</translation>
    </message>
    <message>
        <source>stopped for good</source>
        <translation>zatrzymana na zawsze</translation>
    </message>
    <message>
        <source>attacks {place}</source>
        <translation>atakuje, cel: {place}</translation>
    </message>
    <message>
        <source>{card} cannot be played now</source>
        <translation>{card}: teraz nie można zagrać</translation>
    </message>
    <message>
        <source>{place} cannot be chosen</source>
        <translation>{place}: nie można wybrać</translation>
    </message>
    <message>
        <source>{piece} cannot be laid here: {place}</source>
        <translation>{piece}: tu nie można położyć ({place})</translation>
    </message>
    <message>
        <source>{piece} cannot be played on {place}</source>
        <translation>{piece}: nie można zagrać, cel: {place}</translation>
    </message>
    <message>
        <source>{piece} cannot fire at {place}</source>
        <translation>{piece} nie może strzelać, cel: {place}</translation>
    </message>
    <message>
        <source>{piece} cannot go to {place}</source>
        <translation>{piece}: ruch niemożliwy, cel: {place}</translation>
    </message>
    <message>
        <source>{piece} cannot be placed here: {place}</source>
        <translation>{piece}: tu nie można rozmieścić ({place})</translation>
    </message>
    <message>
        <source>{piece} cannot be sent there: {place}</source>
        <translation>{piece}: nie można wysłać, cel: {place}</translation>
    </message>
    <message>
        <source>{piece} cannot land at {place}</source>
        <translation>{piece} nie może tu lądować: {place}</translation>
    </message>
    <message>
        <source>{unit}: air combat {air}, bombs {bombs}</source>
        <translation>{unit}: w powietrzu {air}, bombardowania {bombs}</translation>
    </message>
    <message>
        <source>{unit}: air combat {air} (its win destroys nothing), bombs {bombs}</source>
        <translation>{unit}: w powietrzu {air} (wygrana nic nie niszczy), bombardowania {bombs}</translation>
    </message>
    <message>
        <source>{unit}, {type}</source>
        <translation>{unit}, {type}</translation>
    </message>
    <message>
        <source>in its pool</source>
        <translation>w puli</translation>
    </message>
    <message>
        <source>in reserve</source>
        <translation>w zapasie</translation>
    </message>
    <message>
        <source>not in play yet</source>
        <translation>jeszcze poza grą</translation>
    </message>
    <message>
        <source>without an airfield</source>
        <translation>bez lotniska</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>wśród strat</translation>
    </message>
    <message>
        <source>cities</source>
        <translation>miasta</translation>
    </message>
    <message>
        <source>airfields</source>
        <translation>lotniska</translation>
    </message>
    <message>
        <source>sent against {target}</source>
        <translation>wysłana, cel: {target}</translation>
    </message>
    <message>
        <source>lured away: protects nothing</source>
        <translation>zwabiona: niczego nie osłania</translation>
    </message>
    <message>
        <source>has flown today</source>
        <translation>dziś już po locie</translation>
    </message>
    <message>
        <source>stands at {field}</source>
        <translation>stoi na lotnisku {field}</translation>
    </message>
    <message>
        <source>escorts the Baltic Fleet</source>
        <translation>eskorta Floty Bałtyckiej</translation>
    </message>
    <message>
        <source>{pool} in the pool, {board} on the board, {lost} destroyed</source>
        <translation>w puli {pool}, na planszy {board}, wśród strat {lost}</translation>
    </message>
    <message>
        <source>Assault on {place}: cards {cards} + supports {air} = {sum}</source>
        <translation>Natarcie ({place}): karty {cards} + wsparcia {air} = {sum}</translation>
    </message>
    <message>
        <source>{unit}: destroyed</source>
        <translation>{unit}: wśród strat</translation>
    </message>
    <message>
        <source>{unit}: not on the map</source>
        <translation>{unit}: poza mapą</translation>
    </message>
    <message>
        <source>{unit} in {place}: hits on {needs} or more</source>
        <translation>{unit} ({place}): trafia od {needs}</translation>
    </message>
    <message>
        <source>has fired today</source>
        <translation>dziś już po strzale</translation>
    </message>
    <message>
        <source>The Baltic Fleet was destroyed on day {day}</source>
        <translation>Flota Bałtycka: zniszczona w dniu {day}</translation>
    </message>
    <message>
        <source>Baltic Fleet: strength {strength}</source>
        <translation>Flota Bałtycka: siła {strength}</translation>
    </message>
    <message>
        <source>against it: {squadrons}</source>
        <translation>przeciw niej: {squadrons}</translation>
    </message>
    <message>
        <source>Landing in {place}: the fleet decides, strength {sum}</source>
        <translation>Desant ({place}): rozstrzyga flota, siła {sum}</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>zatrzymane</translation>
    </message>
    <message>
        <source>aimed at {place}</source>
        <translation>cel: {place}</translation>
    </message>
    <message>
        <source>{card}: strength {strength}; lets fly: fighters {fighters}, bombers {bombers}</source>
        <translation>{card}: siła {strength}; mogą lecieć: myśliwce {fighters}, bombowce {bombers}</translation>
    </message>
    <message>
        <source>{card}: dice {dice}, each hits {targets} on {needs} or more</source>
        <translation>{card}: kości {dice}, każda trafia od {needs}: {targets}</translation>
    </message>
    <message>
        <source>cards left {count}</source>
        <translation>pozostałe karty: {count}</translation>
    </message>
    <message>
        <source>days that it lasts with one card for each active line: {days}</source>
        <translation>starczy na dni: {days}, po karcie na aktywną linię</translation>
    </message>
    <message>
        <source>the next ones: {cards}</source>
        <translation>następne: {cards}</translation>
    </message>
    <message>
        <source>{unit} {strength}</source>
        <translation>{unit} {strength}</translation>
    </message>
    <message>
        <source>{a} + {b}</source>
        <translation>{a} + {b}</translation>
    </message>
    <message>
        <source>{allies} against {strength}</source>
        <translation>{allies} kontra {strength}</translation>
    </message>
    <message>
        <source>{allies} = {sum} against {strength}</source>
        <translation>{allies} = {sum} kontra {strength}</translation>
    </message>
    <message>
        <source>protected until every escort is engaged</source>
        <translation>pod osłoną, dopóki nie zwiążesz każdej eskorty</translation>
    </message>
    <message>
        <source>in hand: {count}</source>
        <translation>w ręku: {count}</translation>
    </message>
    <message>
        <source>{place}, line {line}</source>
        <translation>{place}, linia {line}</translation>
    </message>
    <message>
        <source>{squadron}, {role}</source>
        <translation>{squadron}, {role}</translation>
    </message>
    <message>
        <source>lured away</source>
        <translation>zwabiona</translation>
    </message>
    <message>
        <source>nobody is sent; strength {strength}</source>
        <translation>nikt nie leci; siła {strength}</translation>
    </message>
    <message>
        <source>Assault of strength {sum}</source>
        <translation>Natarcie, siła {sum}</translation>
    </message>
    <message>
        <source>with all supports {all} %, without them {none} %</source>
        <translation>ze wszystkimi wsparciami {all}%, bez nich {none}%</translation>
    </message>
    <message>
        <source>a draw or a win stops the landing in {place}</source>
        <translation>remis lub wygrana zatrzymuje desant: {place}</translation>
    </message>
    <message>
        <source>loses {loss} on average, sunk {sunk} %</source>
        <translation>traci średnio {loss}, zatopienie {sunk}%</translation>
    </message>
    <message>
        <source>win {win} %, draw {draw} %, loss {loss} %</source>
        <translation>wygrana {win}%, remis {draw}%, przegrana {loss}%</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>NATO, day {day}</source>
        <translation>NATO, dzień {day}</translation>
    </message>
    <message>
        <source>{side} plays a card</source>
        <translation>{side} zagrywa kartę</translation>
    </message>
    <message>
        <source>Cards of day {day}</source>
        <translation>Karty dnia {day}</translation>
    </message>
    <message>
        <source>{card}: {words}</source>
        <translation>{card}: {words}</translation>
    </message>
    <message>
        <source>A city: a point for Russia</source>
        <translation>Miasto: punkt dla Rosji</translation>
    </message>
    <message>
        <source>An airfield with nobody on it; places: {room}</source>
        <translation>Puste lotnisko; miejsca: {room}</translation>
    </message>
    <message>
        <source>An airfield; destroyed with it: {squadrons}</source>
        <translation>Lotnisko; giną z nim: {squadrons}</translation>
    </message>
    <message>
        <source>An airfield; each gets away with {percent} %: {squadrons}</source>
        <translation>Lotnisko; szansa ucieczki {percent}%, każda osobno: {squadrons}</translation>
    </message>
    <message>
        <source>{name} ({type})</source>
        <translation>{name} ({type})</translation>
    </message>
    <message>
        <source>Free places: {room}</source>
        <translation>Wolne miejsca: {room}</translation>
    </message>
    <message>
        <source>Free places: {room}; {place} is attacked today</source>
        <translation>Wolne miejsca: {room}; dziś atakowane: {place}</translation>
    </message>
    <message>
        <source>One unit lost; {more} more make a point</source>
        <translation>Strata jednostki; do punktu brakuje: {more}</translation>
    </message>
    <message>
        <source>One unit lost: it makes a point</source>
        <translation>Strata jednostki: daje punkt</translation>
    </message>
    <message>
        <source>Missiles</source>
        <translation>Rakiety</translation>
    </message>
    <message>
        <source>NATO card</source>
        <translation>Karta NATO</translation>
    </message>
    <message>
        <source>{card}: to the bottom</source>
        <translation>{card}: na spód</translation>
    </message>
    <message>
        <source>Raids</source>
        <translation>Naloty</translation>
    </message>
    <message>
        <source>{place}; targets: {count}</source>
        <translation>{place}; cele: {count}</translation>
    </message>
    <message>
        <source>Squadrons</source>
        <translation>Eskadry</translation>
    </message>
    <message>
        <source>{escort} over {place}</source>
        <translation>{escort} ({place})</translation>
    </message>
    <message>
        <source>{place} falls: whoever stands there is destroyed</source>
        <translation>{place} pada: kto tam stoi, ginie</translation>
    </message>
    <message>
        <source>raids over {place}: {raids}; targets there: {targets}</source>
        <translation>{place}: naloty {raids}, cele {targets}</translation>
    </message>
    <message>
        <source>no airfield: destroyed unless it lands</source>
        <translation>bez lotniska: zginie, jeśli nie wyląduje</translation>
    </message>
    <message>
        <source>at {field}</source>
        <translation>lotnisko {field}</translation>
    </message>
    <message>
        <source>{type}, {squadron}</source>
        <translation>{type}, {squadron}</translation>
    </message>
    <message>
        <source>room for {count} of {limit}</source>
        <translation>wolne miejsca {count} z {limit}</translation>
    </message>
    <message>
        <source>Landing</source>
        <translation>Lądowanie</translation>
    </message>
    <message>
        <source>What threatens today</source>
        <translation>Dzisiejsze zagrożenia</translation>
    </message>
    <message>
        <source>Airfields in danger</source>
        <translation>Zagrożone lotniska</translation>
    </message>
    <message>
        <source>Fronts</source>
        <translation>Czoła linii</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>{count}: {names}</source>
        <translation>{count}: {names}</translation>
    </message>
    <message>
        <source>{count} make points: {points}; missing for the next: {more}</source>
        <translation>{count} = punkty: {points}; do następnego brakuje: {more}</translation>
    </message>
    <message>
        <source>{count} of {all}; missing: {names}</source>
        <translation>{count} z {all}; jeszcze nie: {names}</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Strength {strength} of 10</source>
        <translation>Siła {strength} z 10</translation>
    </message>
    <message>
        <source>Sunk on day {day}</source>
        <translation>Zatopiona w dniu {day}</translation>
    </message>
    <message>
        <source>{type} {count}</source>
        <translation>{type} {count}</translation>
    </message>
    <message>
        <source>{type} {count} (each counts as {value})</source>
        <translation>{type} {count} (każdy liczy się jako {value})</translation>
    </message>
    <message>
        <source>AA units {count}</source>
        <translation>jednostki OPL {count}</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Russia: {points} of {limit}</source>
        <translation>Rosja: {points} z {limit}</translation>
    </message>
    <message>
        <source>More than {limit} win the war for Russia.</source>
        <translation>Powyżej {limit} wojnę wygrywa Rosja.</translation>
    </message>
    <message>
        <source>No open assault would add anything.</source>
        <translation>Żadne natarcie nic już nie doda.</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Straty</translation>
    </message>
    <message>
        <source>Poland and NATO: {losses}</source>
        <translation>Polska i NATO: {losses}</translation>
    </message>
    <message>
        <source>Russia: {losses}</source>
        <translation>Rosja: {losses}</translation>
    </message>
    <message>
        <source>Status strip</source>
        <translation>Pasek stanu</translation>
    </message>
    <message>
        <source>Day {day}</source>
        <translation>Dzień {day}</translation>
    </message>
    <message>
        <source>Day {day} of {last}</source>
        <translation>Dzień {day} z {last}</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>Decides</source>
        <translation>Decyduje</translation>
    </message>
    <message>
        <source>the dice</source>
        <translation>kości</translation>
    </message>
    <message>
        <source>fighters {fighters} of {most}, bombers {bombers} of {most_bombers}</source>
        <translation>myśliwce {fighters} z {most}, bombowce {bombers} z {most_bombers}</translation>
    </message>
    <message>
        <source>{points} if all assaults succeed</source>
        <translation>{points}, gdy natarcia się udadzą</translation>
    </message>
    <message>
        <source>sunk</source>
        <translation>zatopiona</translation>
    </message>
    <message>
        <source>Russian deck</source>
        <translation>Talia rosyjska</translation>
    </message>
    <message>
        <source>Squadrons placed, and allowed by the icons of the cards.</source>
        <translation>Eskadry rozmieszczone i dozwolone przez symbole na kartach.</translation>
    </message>
    <message>
        <source>More than {limit} points win the war for Russia.</source>
        <translation>Powyżej {limit} punktów wojnę wygrywa Rosja.</translation>
    </message>
    <message>
        <source>Air combat: its strength in duels</source>
        <translation>W powietrzu: siła w pojedynkach</translation>
    </message>
    <message>
        <source>Bombardment: against assaults and the fleet, or as support</source>
        <translation>Bombardowania: przeciw natarciom i flocie albo jako wsparcie</translation>
    </message>
    <message>
        <source>Star: a duel that it wins destroys nothing</source>
        <translation>Gwiazdka: wygrany pojedynek nic nie niszczy</translation>
    </message>
    <message>
        <source>A bomber: alone it drives off, and may fly on</source>
        <translation>Bombowiec: sam tylko odpędza i może lecieć dalej</translation>
    </message>
    <message>
        <source>Among the losses it counts as {value}</source>
        <translation>Wśród strat liczy się jako {value}</translation>
    </message>
    <message>
        <source>May raid: destroys a target without a die</source>
        <translation>Może wykonać nalot: niszczy cel bez rzutu</translation>
    </message>
    <message>
        <source>Supports assaults only</source>
        <translation>Tylko wspiera natarcia</translation>
    </message>
    <message>
        <source>Wins a duel alone against</source>
        <translation>Wygrana sam na sam, przeciwnik</translation>
    </message>
    <message>
        <source>Beaten in a duel, alone, by</source>
        <translation>Przegrana sam na sam, przeciwnik</translation>
    </message>
    <message>
        <source>AA fire drives it off</source>
        <translation>Odpędzi ją ogień OPL</translation>
    </message>
    <message>
        <source>The raid gets through</source>
        <translation>Nalot się przedrze</translation>
    </message>
    <message>
        <source>Protects everything Russian in {place}</source>
        <translation>Osłania tu wszystko, co rosyjskie: {place}</translation>
    </message>
    <message>
        <source>Escorts the Baltic Fleet</source>
        <translation>Eskorta Floty Bałtyckiej</translation>
    </message>
    <message>
        <source>Protects the Baltic Fleet</source>
        <translation>Osłania Flotę Bałtycką</translation>
    </message>
    <message>
        <source>Sent against it: {squadrons}</source>
        <translation>Przeciw niej lecą: {squadrons}</translation>
    </message>
    <message>
        <source>Sent against {target}</source>
        <translation>Wysłana, cel: {target}</translation>
    </message>
    <message>
        <source>Stands at {field}</source>
        <translation>Stoi na lotnisku {field}</translation>
    </message>
    <message>
        <source>Has flown today</source>
        <translation>Dziś już po locie</translation>
    </message>
    <message>
        <source>Lured away: protects nothing today</source>
        <translation>Zwabiona: niczego dziś nie osłania</translation>
    </message>
    <message>
        <source>In its pool</source>
        <translation>W puli</translation>
    </message>
    <message>
        <source>In reserve, until a card brings it</source>
        <translation>W zapasie, dopóki nie sprowadzi jej karta</translation>
    </message>
    <message>
        <source>Not in play yet</source>
        <translation>Jeszcze poza grą</translation>
    </message>
    <message>
        <source>Without an airfield</source>
        <translation>Bez lotniska</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Wśród strat</translation>
    </message>
    <message>
        <source>Russian squadron</source>
        <translation>Eskadra rosyjska</translation>
    </message>
    <message>
        <source>Polish squadron</source>
        <translation>Polska eskadra</translation>
    </message>
    <message>
        <source>NATO squadron</source>
        <translation>Eskadra NATO</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Wygrywasz</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Przegrywasz</translation>
    </message>
    <message>
        <source>Russia wins</source>
        <translation>Wygrywa Rosja</translation>
    </message>
    <message>
        <source>Poland wins</source>
        <translation>Wygrywa Polska</translation>
    </message>
    <message>
        <source>{city}: day {day}, conquered</source>
        <translation>{city}: dzień {day}, terytorium zdobyte</translation>
    </message>
    <message>
        <source>{city}: day {day}, bombed</source>
        <translation>{city}: dzień {day}, nalot</translation>
    </message>
    <message>
        <source>{city}: day {day}, hit by a missile</source>
        <translation>{city}: dzień {day}, trafienie rakietą</translation>
    </message>
    <message>
        <source>{part} ({words})</source>
        <translation>{part} ({words})</translation>
    </message>
    <message>
        <source>Russia has no points at all</source>
        <translation>Rosja nie ma żadnych punktów</translation>
    </message>
    <message>
        <source>Day {day}: {places}</source>
        <translation>Dzień {day}: {places}</translation>
    </message>
    <message>
        <source>No territory was conquered</source>
        <translation>Nie zdobyto żadnego terytorium</translation>
    </message>
    <message>
        <source>Day {day}: nothing falls</source>
        <translation>Dzień {day}: żadnych zdobyczy</translation>
    </message>
    <message>
        <source>Day {day}: {places} conquered</source>
        <translation>Dzień {day}: zdobyte {places}</translation>
    </message>
    <message>
        <source>Day {day}: in ruins {fields}</source>
        <translation>Dzień {day}: w ruinach {fields}</translation>
    </message>
    <message>
        <source>{a}; in ruins {fields}</source>
        <translation>{a}; w ruinach {fields}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Points by source</source>
        <translation>Punkty według źródeł</translation>
    </message>
    <message>
        <source>Territories by day</source>
        <translation>Terytoria dzień po dniu</translation>
    </message>
    <message>
        <source>The front day by day</source>
        <translation>Front dzień po dniu</translation>
    </message>
    <message>
        <source>{what}: where to?</source>
        <translation>{what}: dokąd?</translation>
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
    <message>
        <source>The war goes on by itself</source>
        <translation>Wojna toczy się sama</translation>
    </message>
    <message>
        <source>Cards, Soviet moves and attacks need nothing from you. The log tells them; click a line of it to see where it happened.</source>
        <translation>Karty, ruchy i ataki radzieckie niczego od ciebie nie wymagają. Opisuje je dziennik; kliknij jego wiersz, aby zobaczyć, gdzie to było.</translation>
    </message>
    <message>
        <source>Every bomber has a base</source>
        <translation>Każdy bombowiec ma bazę</translation>
    </message>
    <message>
        <source>Bombers on the ground point down. You can still take one to another base; then press Begin the war.</source>
        <translation>Bombowce na ziemi są zwrócone w dół. Możesz jeszcze przenieść któryś do innej bazy; potem naciśnij Rozpocznij wojnę.</translation>
    </message>
    <message>
        <source>How good are the chances?</source>
        <translation>Jak dobre są szanse?</translation>
    </message>
    <message>
        <source>The panel shows them exactly; add interceptors until you like them, then fire. At normal range they are back next turn, at long range one turn later.</source>
        <translation>Panel podaje je dokładnie; dodawaj myśliwce, aż będą cię zadowalać, potem strzelaj. Ze zwykłego zasięgu wracają w następnej turze, z dalekiego o turę później.</translation>
    </message>
    <message>
        <source>Now its city on the map</source>
        <translation>Teraz jego miasto na mapie</translation>
    </message>
    <message>
        <source>Drop the bomber there, or click the city. It moves in the next phase of this turn. The prompt counts how many more may take off.</source>
        <translation>Upuść tam bombowiec albo kliknij miasto. Ruszy się w następnej fazie tej tury. Polecenie podaje, ile jeszcze może wystartować.</translation>
    </message>
    <message>
        <source>Where does it go?</source>
        <translation>Dokąd leci?</translation>
    </message>
    <message>
        <source>Lit hexes can be entered. A die in a hex warns you: missiles may appear there. Esc puts the bomber down again.</source>
        <translation>Wejść można do podświetlonych heksów. Kość w heksie ostrzega: mogą się tam pojawić rakiety. Esc odstawia bombowiec.</translation>
    </message>
    <message>
        <source>That is a whole turn</source>
        <translation>To cała tura</translation>
    </message>
    <message>
        <source>Event, Soviet moves, interception, take-off, your moves and attacks, the submarine: so it goes on until somebody has 45 points. F1 explains the rule of any prompt.</source>
        <translation>Zdarzenie, ruchy radzieckie, przechwytywanie, start, twoje ruchy i ataki, okręt podwodny: i tak dalej, aż ktoś ma 45 punktów. F1 wyjaśnia zasadę każdego polecenia.</translation>
    </message>
    <message>
        <source>It lays assault and missile cards, then squadrons: escorts, raids, support for assaults. The log tells what happens; click a line of it to see where.</source>
        <translation>Kładzie karty natarcia i rakietowe, potem eskadry: eskorty, naloty, wsparcia natarć. Dziennik opisuje, co się dzieje; kliknij jego wiersz, aby zobaczyć, gdzie to jest.</translation>
    </message>
    <message>
        <source>Against whom?</source>
        <translation>Przeciw komu?</translation>
    </message>
    <message>
        <source>What is lit can be attacked; the panel shows the exact chances. Two squadrons can go against one; any number against an assault, which an equal sum stops too.</source>
        <translation>Zaatakować możesz to, co podświetlone; panel podaje dokładne szanse. Przeciw jednej eskadrze mogą lecieć dwie, przeciw natarciu dowolnie wiele, a zatrzymuje je także równa suma.</translation>
    </message>
    <message>
        <source>At whom?</source>
        <translation>Do kogo?</translation>
    </message>
    <message>
        <source>Bombers on a raid destroy a city, an airfield or an AA unit each; escorts keep your squadrons from everything else in their territory.</source>
        <translation>Każdy nalot niszczy miasto, lotnisko albo jednostkę przeciwlotniczą; eskorta osłania przed twoimi eskadrami wszystko inne na swoim terytorium.</translation>
    </message>
    <message>
        <source>NATO helps</source>
        <translation>NATO pomaga</translation>
    </message>
    <message>
        <source>Each Day brings a NATO card, and one more for each additional card that Russia drew. What you can choose is lit on the table.</source>
        <translation>Każdy dzień przynosi kartę NATO i po jednej za każdą dodatkową kartę, którą dobrała Rosja. To, co możesz wybrać, jest na stole podświetlone.</translation>
    </message>
    <message>
        <source>That is a whole Day</source>
        <translation>To cały dzień</translation>
    </message>
    <message>
        <source>Cards, Russian squadrons, AA fire, your squadrons, fights, landing: so it goes on until the Russian deck is empty. With 10 points or fewer for Russia you have won.</source>
        <translation>Karty, eskadry rosyjskie, ogień przeciwlotniczy, twoje eskadry, walki, lądowanie: i tak dalej, aż skończy się talia rosyjska. Jeśli Rosja ma najwyżej 10 punktów, wygrywasz.</translation>
    </message>
    <message>
        <source>A question</source>
        <translation>Pytanie</translation>
    </message>
    <message>
        <source>What you can choose is lit on the table. F1 explains the rule of the prompt.</source>
        <translation>To, co możesz wybrać, jest na stole podświetlone. F1 wyjaśnia zasadę polecenia.</translation>
    </message>
    <message>
        <source>Russia moves</source>
        <translation>Ruch Rosji</translation>
    </message>
    <message>
        <source>You defend Poland</source>
        <translation>Bronisz Polski</translation>
    </message>
    <message>
        <source>Russia comes along the yellow arrows and wins with more than 10 points. Click a territory for each blue anti-aircraft (AA) unit; it fires at squadrons there.</source>
        <translation>Rosja naciera wzdłuż żółtych strzałek i wygrywa, jeśli ma więcej niż 10 punktów. Dla każdej niebieskiej jednostki przeciwlotniczej kliknij terytorium; strzela ona do eskadr, które się tam znajdą.</translation>
    </message>
    <message>
        <source>Play a card?</source>
        <translation>Zagrać kartę?</translation>
    </message>
    <message>
        <source>Cards of your hand that fit this moment are lit; others say when they can be played. Russia does not see them. No card keeps them all for later.</source>
        <translation>Karty z ręki, które teraz pasują, są podświetlone; na pozostałych jest podane, kiedy można je zagrać. Rosja ich nie widzi. Bez karty zachowuje wszystkie na później.</translation>
    </message>
    <message>
        <source>AA units fire</source>
        <translation>Strzelają jednostki przeciwlotnicze</translation>
    </message>
    <message>
        <source>Click an AA unit, then a squadron in its territory. A hit drives the squadron off for this Day; it is not destroyed. Cease fire ends it.</source>
        <translation>Kliknij jednostkę przeciwlotniczą, potem eskadrę na jej terytorium. Trafiona eskadra wraca na ten dzień do puli, ale nie ginie. Przerwij ogień kończy strzelanie.</translation>
    </message>
    <message>
        <source>The Patriot</source>
        <translation>Patriot</translation>
    </message>
    <message>
        <source>It stands where a missile card lies and can shoot the missiles down: on 2 or more.</source>
        <translation>Stoi tam, gdzie leży karta rakietowa, i może zestrzelić rakiety: od 2.</translation>
    </message>
    <message>
        <source>The airfield is hit</source>
        <translation>Lotnisko trafione</translation>
    </message>
    <message>
        <source>Each squadron there gets away on 4 or more. You choose who tries next, and where those go that got away.</source>
        <translation>Każda stojąca tam eskadra ucieka od 4. Wybierasz, która próbuje teraz i dokąd lecą te, które uciekły.</translation>
    </message>
    <message>
        <source>Send your squadrons</source>
        <translation>Wyślij eskadry</translation>
    </message>
    <message>
        <source>Drag each to a Russian squadron, an assault or the fleet. Every escort over a territory has to be met before anything else there can be attacked.</source>
        <translation>Przeciągnij każdą na eskadrę rosyjską, natarcie albo flotę. Każdą eskortę nad terytorium trzeba związać walką, zanim zaatakuje się tam cokolwiek innego.</translation>
    </message>
    <message>
        <source>Where do you fight first?</source>
        <translation>Gdzie najpierw walczysz?</translation>
    </message>
    <message>
        <source>Click a territory; all its fights are fought before the next. The order is yours, and it matters if one card could help in several.</source>
        <translation>Kliknij terytorium; wszystkie jego walki rozgrywa się przed następnym. Kolejność wybierasz ty, a ma ona znaczenie, gdy jedna karta mogłaby pomóc w kilku walkach.</translation>
    </message>
    <message>
        <source>Which duel comes next?</source>
        <translation>Który pojedynek teraz?</translation>
    </message>
    <message>
        <source>Escorts are fought first, then raids and supports, then the assault or the fleet. Of those that are lit you choose one.</source>
        <translation>Najpierw walczy się z eskortami, potem z nalotami i wsparciami, na końcu z natarciem albo flotą. Wybierz jeden z podświetlonych pojedynków.</translation>
    </message>
    <message>
        <source>The Su-22 can go on</source>
        <translation>Su-22 może lecieć dalej</translation>
    </message>
    <message>
        <source>It won its duel. Now it may join the attack on the assault or the fleet in the same territory.</source>
        <translation>Pojedynek wygrany. Teraz może dołączyć do walki z natarciem albo flotą na tym samym terytorium.</translation>
    </message>
    <message>
        <source>Landing</source>
        <translation>Lądowanie</translation>
    </message>
    <message>
        <source>All are offered a base already; drag one to another airfield if you like. Whoever lands where an assault succeeds or bombs fall may be lost.</source>
        <translation>Wszystkie mają już proponowane lotnisko; możesz którąś przeciągnąć na inne. Kto ląduje tam, gdzie udaje się natarcie albo spadają bomby, może zginąć.</translation>
    </message>
    <message>
        <source>An AA unit withdraws</source>
        <translation>Jednostka się wycofuje</translation>
    </message>
    <message>
        <source>Its territory is lost. Click a lit territory that it goes to.</source>
        <translation>Jej terytorium jest stracone. Kliknij podświetlone terytorium, na które się wycofa.</translation>
    </message>
    <message>
        <source>AA units move</source>
        <translation>Ruch jednostek</translation>
    </message>
    <message>
        <source>Blue units and the Patriot may go to a neighbouring territory. No more moves ends the Day.</source>
        <translation>Niebieskie jednostki i Patriot mogą przejść na sąsiednie terytorium. Koniec ruchów kończy dzień.</translation>
    </message>
    <message>
        <source>Your best fighter</source>
        <translation>Twój najlepszy myśliwiec</translation>
    </message>
    <message>
        <source>The F-106 fights over its own city and one hex around it. Click the lit American city that it is to guard; Omaha, your headquarters, is a good one.</source>
        <translation>F-106 walczy nad własnym miastem i o jeden heks od niego. Kliknij podświetlone miasto amerykańskie, którego ma bronić; dobrym wyborem jest Omaha, twoja kwatera główna.</translation>
    </message>
    <message>
        <source>Missiles in the field</source>
        <translation>Rakiety w polu</translation>
    </message>
    <message>
        <source>The Nike fires once a turn at a bomber that enters its hex. Click a lit hex on the way of the formations to your cities.</source>
        <translation>Bateria Nike strzela raz na turę do bombowca, który wchodzi do jej heksu. Kliknij podświetlony heks na drodze formacji do twoich miast.</translation>
    </message>
    <message>
        <source>Where your bombers wait</source>
        <translation>Gdzie czekają twoje bombowce</translation>
    </message>
    <message>
        <source>Drag bombers from the lit box to bases, three at most and two types in each. For the first time press Default deployment: it is a good one.</source>
        <translation>Przeciągaj bombowce z podświetlonego pola do baz, do każdej najwyżej trzy i dwa typy. Za pierwszym razem naciśnij Domyślne rozmieszczenie: jest dobre.</translation>
    </message>
    <message>
        <source>A base for support</source>
        <translation>Baza dla wsparcia</translation>
    </message>
    <message>
        <source>The event brings an aircraft that needs a base. It works everywhere; it is lost with the city, so choose one that is far from the Soviets.</source>
        <translation>Zdarzenie przynosi samolot, który potrzebuje bazy. Działa wszędzie; przepada razem z miastem, więc wybierz takie, które leży daleko od strony radzieckiej.</translation>
    </message>
    <message>
        <source>It flies on</source>
        <translation>Leci dalej</translation>
    </message>
    <message>
        <source>A fast bomber crosses a city of yours and does not stop. This is the only time to send interceptors against it here.</source>
        <translation>Szybki bombowiec przelatuje nad twoim miastem i się nie zatrzymuje. Tylko teraz możesz wysłać tu przeciw niemu myśliwce.</translation>
    </message>
    <message>
        <source>Phase 5: intercept</source>
        <translation>Faza 5: przechwytuj</translation>
    </message>
    <message>
        <source>Lit formations are in range; those over their targets attack in this very turn. Choose one, then click Ready counters. No more interceptors ends the phase.</source>
        <translation>Podświetlone formacje są w zasięgu; te nad celami atakują jeszcze w tej turze. Wybierz jedną, potem klikaj gotowe żetony. Koniec przechwytywania zamyka fazę.</translation>
    </message>
    <message>
        <source>Phase 6: missiles</source>
        <translation>Faza 6: rakiety</translation>
    </message>
    <message>
        <source>A nuclear warhead destroys every formation in the hex if it hits, and then costs you points: it explodes over your own land.</source>
        <translation>Głowica nuklearna, jeśli trafi, niszczy wszystkie formacje w heksie, a wtedy kosztuje cię punkty: wybucha nad twoim własnym krajem.</translation>
    </message>
    <message>
        <source>Phase 8: take-off</source>
        <translation>Faza 8: start</translation>
    </message>
    <message>
        <source>Drag bombers from a base to its city on the map. What stays on the ground is lost with its city, so begin where formations come near.</source>
        <translation>Przeciągnij bombowce z bazy na jej miasto na mapie. Co zostaje na ziemi, ginie razem z miastem, więc zacznij tam, gdzie zbliżają się formacje.</translation>
    </message>
    <message>
        <source>Phase 9: your bombers fly</source>
        <translation>Faza 9: lecą twoje bombowce</translation>
    </message>
    <message>
        <source>Every bomber in the air has to move: drag it, alone or as a stack, towards a Soviet city. B-52 and B-47 fly one hex a turn, the B-58 two.</source>
        <translation>Każdy bombowiec w locie musi się ruszyć: przeciągnij go, pojedynczo lub całym stosem, w stronę miasta radzieckiego. B-52 i B-47 lecą jeden heks na turę, B-58 dwa.</translation>
    </message>
    <message>
        <source>Phase 12: attack</source>
        <translation>Faza 12: atak</translation>
    </message>
    <message>
        <source>Your bombers are over a city. The panel says how likely they destroy it and what that is worth. Those that hit land at a base; those that miss are shot down.</source>
        <translation>Twoje bombowce są nad miastem. Panel mówi, jakie mają szanse je zniszczyć i ile to jest warte. Które trafią, te lądują w bazie; które chybią, te zostają zestrzelone.</translation>
    </message>
    <message>
        <source>Back to a base</source>
        <translation>Powrót do bazy</translation>
    </message>
    <message>
        <source>Click a lit base that has room; the bomber can take off again from there.</source>
        <translation>Kliknij podświetloną bazę z wolnym miejscem; bombowiec może z niej znów wystartować.</translation>
    </message>
    <message>
        <source>Phase 13: the submarine</source>
        <translation>Faza 13: okręt podwodny</translation>
    </message>
    <message>
        <source>It moves a hex, or fires, or holds. It can fire at cities near a hex with a missile sign, never from under the ice. It has two missiles for the whole war.</source>
        <translation>Rusza się o heks, strzela albo czeka. Z heksu ze znakiem pocisku może strzelać do pobliskich miast, nigdy spod lodu. Na całą wojnę ma dwa pociski.</translation>
    </message>
    <message>
        <source>Phase 14: the F-106 again</source>
        <translation>Faza 14: znów F-106</translation>
    </message>
    <message>
        <source>It is Ready for the next turn: click the city that it guards from now on.</source>
        <translation>Jest gotowy na następną turę: kliknij miasto, którego odtąd broni.</translation>
    </message>
</context>
<context>
    <name>hornet_leader</name>
    <message>
        <source>Enlist {pilot} ({aircraft}) as {skill}</source>
        <translation>Weź do eskadry: {pilot} ({aircraft}), {skill}</translation>
    </message>
    <message>
        <source>Take {pilot} out of the squadron</source>
        <translation>Usuń z eskadry: {pilot}</translation>
    </message>
    <message>
        <source>This is the squadron</source>
        <translation>Eskadra gotowa</translation>
    </message>
    <message>
        <source>Promote {pilot}</source>
        <translation>Awansuj: {pilot}</translation>
    </message>
    <message>
        <source>Begin the campaign</source>
        <translation>Rozpocznij kampanię</translation>
    </message>
    <message>
        <source>Fly a mission</source>
        <translation>Leć na misję</translation>
    </message>
    <message>
        <source>Take Down Time</source>
        <translation>Zrób przerwę</translation>
    </message>
    <message>
        <source>Draw a Target card</source>
        <translation>Dobierz kartę celu</translation>
    </message>
    <message>
        <source>Buy Recon Priority</source>
        <translation>Kup pierwszeństwo rozpoznania</translation>
    </message>
    <message>
        <source>Draw no more cards</source>
        <translation>Nie dobieraj więcej kart</translation>
    </message>
    <message>
        <source>Attack {target}</source>
        <translation>Atakuj: {target}</translation>
    </message>
    <message>
        <source>Attack {target}, then {second}</source>
        <translation>Atakuj: {target}, potem {second}</translation>
    </message>
    <message>
        <source>Ask for a replacement of {pilot}</source>
        <translation>Poproś o zastępcę: {pilot}</translation>
    </message>
    <message>
        <source>Take the replacement</source>
        <translation>Przyjmij zastępcę</translation>
    </message>
    <message>
        <source>Decline the replacement</source>
        <translation>Odmów zastępcy</translation>
    </message>
    <message>
        <source>{pilot} flies the Secondary</source>
        <translation>{pilot} leci na drugi cel</translation>
    </message>
    <message>
        <source>{pilot} flies</source>
        <translation>{pilot} leci</translation>
    </message>
    <message>
        <source>{pilot} stays</source>
        <translation>{pilot} zostaje</translation>
    </message>
    <message>
        <source>These Pilots fly</source>
        <translation>Ci piloci lecą</translation>
    </message>
    <message>
        <source>{pilot}: load {item}</source>
        <translation>{pilot}: załaduj {item}</translation>
    </message>
    <message>
        <source>{pilot}: unload {item}</source>
        <translation>{pilot}: zdejmij {item}</translation>
    </message>
    <message>
        <source>Take Tanker Priority</source>
        <translation>Weź pierwszeństwo tankowania</translation>
    </message>
    <message>
        <source>Give Tanker Priority back</source>
        <translation>Zrezygnuj z pierwszeństwa tankowania</translation>
    </message>
    <message>
        <source>Fly at night</source>
        <translation>Leć nocą</translation>
    </message>
    <message>
        <source>Fly by day</source>
        <translation>Leć za dnia</translation>
    </message>
    <message>
        <source>{pilot} leads the flight</source>
        <translation>{pilot} dowodzi kluczem</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Startuj</translation>
    </message>
    <message>
        <source>Choose {target}</source>
        <translation>Wybierz: {target}</translation>
    </message>
    <message>
        <source>Choose {pilot}</source>
        <translation>Wybierz: {pilot}</translation>
    </message>
    <message>
        <source>Buy Priority R&amp;R</source>
        <translation>Kup odpoczynek (R&amp;R)</translation>
    </message>
    <message>
        <source>Go on without R&amp;R</source>
        <translation>Dalej bez R&amp;R</translation>
    </message>
    <message>
        <source>The card is {target}</source>
        <translation>Karta to {target}</translation>
    </message>
    <message>
        <source>The Event is card {number}: {bound}, {over}, {home}</source>
        <translation>Zdarzenie to karta {number}: {bound}, {over}, {home}</translation>
    </message>
    <message>
        <source>The counter is {counter}</source>
        <translation>Żeton to {counter}</translation>
    </message>
    <message>
        <source>The Bomber is {counter}</source>
        <translation>Bombowiec to {counter}</translation>
    </message>
    <message>
        <source>It is {pilot}</source>
        <translation>Wypada: {pilot}</translation>
    </message>
    <message>
        <source>It is {area}</source>
        <translation>Wypada: {area}</translation>
    </message>
    <message>
        <source>It is {enemy}</source>
        <translation>Wypada: {enemy}</translation>
    </message>
    <message>
        <source>Next: {marker}</source>
        <translation>Następny znacznik: {marker}</translation>
    </message>
    <message>
        <source>{pilot} tries to ignore the Event</source>
        <translation>{pilot} próbuje zignorować zdarzenie</translation>
    </message>
    <message>
        <source>Meet the Event</source>
        <translation>Przyjmij zdarzenie</translation>
    </message>
    <message>
        <source>Choose the {side}</source>
        <translation>Wybierz stronę: {side}</translation>
    </message>
    <message>
        <source>{pilot}: give up {item}</source>
        <translation>{pilot}: oddaj {item}</translation>
    </message>
    <message>
        <source>Drop all Air to Ground weapons</source>
        <translation>Zrzuć całą broń powietrze-ziemia</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>{pilot} aborts the mission</source>
        <translation>{pilot} zawraca</translation>
    </message>
    <message>
        <source>{pilot}: {area}, High</source>
        <translation>{pilot}: {area}, wysoko</translation>
    </message>
    <message>
        <source>{pilot}: {area}, Low</source>
        <translation>{pilot}: {area}, nisko</translation>
    </message>
    <message>
        <source>Begin here</source>
        <translation>Zacznij tutaj</translation>
    </message>
    <message>
        <source>End the movement</source>
        <translation>Zakończ ruch</translation>
    </message>
    <message>
        <source>Leave the display</source>
        <translation>Opuść planszę</translation>
    </message>
    <message>
        <source>Choose {enemy}</source>
        <translation>Wybierz: {enemy}</translation>
    </message>
    <message>
        <source>A Site</source>
        <translation>Stanowisko</translation>
    </message>
    <message>
        <source>A Bandit</source>
        <translation>Bandyta</translation>
    </message>
    <message>
        <source>Fire {count} AIM-54</source>
        <translation>Odpal AIM-54: {count}</translation>
    </message>
    <message>
        <source>{pilot} fires Guns at {enemy}</source>
        <translation>{pilot} atakuje z działek: {enemy}</translation>
    </message>
    <message>
        <source>{pilot} attacks {enemy} with {weapons}</source>
        <translation>{pilot} atakuje: {enemy}; {weapons}</translation>
    </message>
    <message>
        <source>End the attacks</source>
        <translation>Zakończ ataki</translation>
    </message>
    <message>
        <source>{enemy} attacks next</source>
        <translation>Następny atakuje {enemy}</translation>
    </message>
    <message>
        <source>Enemies attack in order</source>
        <translation>Wrogowie atakują po kolei</translation>
    </message>
    <message>
        <source>{pilot} suppresses with Guns</source>
        <translation>{pilot} obezwładnia z działek</translation>
    </message>
    <message>
        <source>{pilot} suppresses with {weapons}</source>
        <translation>{pilot} obezwładnia: {weapons}</translation>
    </message>
    <message>
        <source>Do not Suppress</source>
        <translation>Nie obezwładniaj</translation>
    </message>
    <message>
        <source>Evade</source>
        <translation>Unik</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Przyjmij atak</translation>
    </message>
    <message>
        <source>Do not ask again this turn below {percent} % chance of Damage</source>
        <translation>W tej turze nie pytaj poniżej {percent}% szansy na uszkodzenie</translation>
    </message>
    <message>
        <source>Search for {pilot}</source>
        <translation>Szukaj: {pilot}</translation>
    </message>
    <message>
        <source>Arm the Aircraft; {price} of {so} SO Points</source>
        <translation>Uzbrój samoloty; {price} z {so} SO</translation>
    </message>
    <message>
        <source>The most skilled Pilot leads the flight</source>
        <translation>Kluczem dowodzi pilot o najwyższej umiejętności</translation>
    </message>
    <message>
        <source>This Pilot leads the flight already</source>
        <translation>Ten pilot już dowodzi kluczem</translation>
    </message>
    <message>
        <source>Only Aircraft of this flight are armed</source>
        <translation>Uzbraja się tylko samoloty tego klucza</translation>
    </message>
    <message>
        <source>{pilot} does not carry {item}</source>
        <translation>{item}: tego {pilot} nie niesie</translation>
    </message>
    <message>
        <source>{item} weighs {weight}, {pilot} has {left} Weight Points left</source>
        <translation>{item}: masa {weight}, a {pilot} ma jeszcze {left} pkt masy</translation>
    </message>
    <message>
        <source>The {aircraft} does not carry {item}</source>
        <translation>{item}: {aircraft} tego nie zabiera</translation>
    </message>
    <message>
        <source>{item} is not available in this campaign</source>
        <translation>{item}: niedostępne w tej kampanii</translation>
    </message>
    <message>
        <source>No {item} counter is left</source>
        <translation>{item}: nie ma już żetonów</translation>
    </message>
    <message>
        <source>The {aircraft} always carries the same and nothing else</source>
        <translation>{aircraft} zawsze niesie to samo i nic innego</translation>
    </message>
    <message>
        <source>The {aircraft} carries nothing</source>
        <translation>{aircraft} niczego nie niesie</translation>
    </message>
    <message>
        <source>An Aircraft carries at most {count} {item}</source>
        <translation>{item}: na samolocie najwyżej {count}</translation>
    </message>
    <message>
        <source>The {aircraft} carries at most {count} {item}</source>
        <translation>{item}: {aircraft} zabiera najwyżej {count}</translation>
    </message>
    <message>
        <source>The {aircraft} carries at most {count} Air to Ground Weight</source>
        <translation>{aircraft}: najwyżej {count} pkt masy powietrze-ziemia</translation>
    </message>
    <message>
        <source>{pilot} is too heavy without the tanker</source>
        <translation>Bez tankowca {pilot} ma za dużą masę</translation>
    </message>
    <message>
        <source>There is no tanker to give up</source>
        <translation>Nie ma tankowca, z którego można zrezygnować</translation>
    </message>
    <message>
        <source>The tanker is taken already</source>
        <translation>Tankowiec jest już wzięty</translation>
    </message>
    <message>
        <source>This Target cannot be flown at night</source>
        <translation>Na ten cel nie można lecieć nocą</translation>
    </message>
    <message>
        <source>Night missions are not among the options of this campaign</source>
        <translation>Misji nocnych nie ma wśród opcji tej kampanii</translation>
    </message>
    <message>
        <source>{missing} SO Points are missing</source>
        <translation>Brakuje SO: {missing}</translation>
    </message>
    <message>
        <source>Ask for the replacement of a missing Pilot?</source>
        <translation>Poprosić o zastępcę zaginionego pilota?</translation>
    </message>
    <message>
        <source>{pilot} is not missing</source>
        <translation>{pilot} nie jest wśród zaginionych</translation>
    </message>
    <message>
        <source>A replacement of {pilot} was asked for before</source>
        <translation>O zastępcę już proszono: {pilot}</translation>
    </message>
    <message>
        <source>No other {aircraft} Pilot is left</source>
        <translation>Nie ma już innego pilota typu {aircraft}</translation>
    </message>
    <message>
        <source>Who comes for {pilot}?</source>
        <translation>{pilot}: kto przyjdzie w zastępstwie?</translation>
    </message>
    <message>
        <source>Skill of {pilot}</source>
        <translation>Umiejętność: {pilot}</translation>
    </message>
    <message>
        <source>Roll for the skill of {pilot}</source>
        <translation>Rzut na umiejętność: {pilot}</translation>
    </message>
    <message>
        <source>{skill}, {so} SO</source>
        <translation>{skill}, {so} SO</translation>
    </message>
    <message>
        <source>Take {pilot} ({skill}) for {price} SO Points?</source>
        <translation>Przyjąć za {price} SO: {pilot} ({skill})?</translation>
    </message>
    <message>
        <source>{pilot} costs {price} SO Points; there are {so}</source>
        <translation>{pilot} kosztuje {price} SO, a w funduszu jest {so}</translation>
    </message>
    <message>
        <source>Assign up to {limit} Aircraft</source>
        <translation>Przydziel samoloty, najwyżej {limit}</translation>
    </message>
    <message>
        <source>{pilot} is not assigned</source>
        <translation>{pilot} nie ma przydziału</translation>
    </message>
    <message>
        <source>An E-2C needs another Aircraft that flies with it</source>
        <translation>E-2C potrzebuje innego samolotu, który z nim poleci</translation>
    </message>
    <message>
        <source>Nobody is assigned to the Secondary</source>
        <translation>Nikogo nie przydzielono na drugi cel</translation>
    </message>
    <message>
        <source>Nobody is assigned to the mission</source>
        <translation>Nikogo nie przydzielono do misji</translation>
    </message>
    <message>
        <source>{pilot} is not in the squadron</source>
        <translation>{pilot} nie należy do eskadry</translation>
    </message>
    <message>
        <source>{pilot} is Missing in Action</source>
        <translation>{pilot} jest wśród zaginionych</translation>
    </message>
    <message>
        <source>{pilot} is Unfit and stays at home</source>
        <translation>{pilot} jest niezdolny i zostaje w domu</translation>
    </message>
    <message>
        <source>{pilot} is assigned; nobody flies twice on a Day</source>
        <translation>{pilot} ma już przydział; nikt nie leci dwa razy dziennie</translation>
    </message>
    <message>
        <source>There is no Secondary today</source>
        <translation>Dziś nie ma drugiego celu</translation>
    </message>
    <message>
        <source>Only {limit} Aircraft may attack {target}</source>
        <translation>{target}: najwyżej tyle samolotów: {limit}</translation>
    </message>
    <message>
        <source>Fast attacks: choose an Aircraft, an enemy and weapons</source>
        <translation>Ataki szybkich: wybierz samolot, wroga i uzbrojenie</translation>
    </message>
    <message>
        <source>Slow attacks: choose an Aircraft, an enemy and weapons</source>
        <translation>Ataki wolnych: wybierz samolot, wroga i uzbrojenie</translation>
    </message>
    <message>
        <source>No Aircraft can attack in the Fast step.</source>
        <translation>W kroku szybkich żaden samolot nie może atakować.</translation>
    </message>
    <message>
        <source>No Aircraft can attack in the Slow step.</source>
        <translation>W kroku wolnych żaden samolot nie może atakować.</translation>
    </message>
    <message>
        <source>Roll for the attack</source>
        <translation>Rzut na atak</translation>
    </message>
    <message>
        <source>This Pilot is not on the mission</source>
        <translation>Tego pilota nie ma na misji</translation>
    </message>
    <message>
        <source>This enemy is not on the display</source>
        <translation>Tego wroga nie ma na planszy</translation>
    </message>
    <message>
        <source>This attack of {pilot} is free; no SA counter is spent</source>
        <translation>Ten atak jest bez opłaty ({pilot}); żetonu SA się nie wydaje</translation>
    </message>
    <message>
        <source>{pilot} attacks in this step only for an SA counter</source>
        <translation>{pilot} atakuje w tym kroku tylko za żeton SA</translation>
    </message>
    <message>
        <source>Only {pilot}, the Flight Leader or an E-2C can pay, with SA left</source>
        <translation>Zapłacić może tylko {pilot}, dowódca klucza lub E-2C, jeśli ma SA</translation>
    </message>
    <message>
        <source>At least one counter must go to the declared enemy</source>
        <translation>Co najmniej jeden żeton musi lecieć na zadeklarowanego wroga</translation>
    </message>
    <message>
        <source>{weapon} is not Independent: only at the declared enemy</source>
        <translation>{weapon}: bez znaku niezależności, tylko na zadeklarowanego wroga</translation>
    </message>
    <message>
        <source>{pilot} has no more than {count} {weapon}</source>
        <translation>{weapon}: {pilot} ma najwyżej {count}</translation>
    </message>
    <message>
        <source>Guns and weapon counters are not used in one attack</source>
        <translation>W jednym ataku nie używa się i działek, i żetonów uzbrojenia</translation>
    </message>
    <message>
        <source>The {aircraft} of {pilot} has no Gun</source>
        <translation>{aircraft} nie ma działka ({pilot})</translation>
    </message>
    <message>
        <source>Guns reach only enemies in the area of {pilot}</source>
        <translation>Działka sięgają tylko wrogów we własnym obszarze ({pilot})</translation>
    </message>
    <message>
        <source>Guns attack the ground only from Low Altitude; {pilot} is High</source>
        <translation>Działka atakują ziemię tylko z niska; {pilot} jest wysoko</translation>
    </message>
    <message>
        <source>{pilot} is not on the display</source>
        <translation>{pilot} nie jest na planszy</translation>
    </message>
    <message>
        <source>{pilot} is Unfit and can neither attack nor Suppress</source>
        <translation>{pilot} jest niezdolny: nie atakuje i nie obezwładnia</translation>
    </message>
    <message>
        <source>{weapon} is a Pod, not a weapon</source>
        <translation>{weapon}: to zasobnik, nie broń</translation>
    </message>
    <message>
        <source>{pilot} carries no {weapon}</source>
        <translation>{weapon}: {pilot} tego nie niesie</translation>
    </message>
    <message>
        <source>Only Sites and Bandits that attack can be Suppressed</source>
        <translation>Obezwładnić można tylko stanowiska i bandytów, które atakują</translation>
    </message>
    <message>
        <source>{target} has no Hits; only its Objectives count</source>
        <translation>{target} nie ma trafień; liczą się tylko zadania</translation>
    </message>
    <message>
        <source>{weapon} is Air to Air: only Bandits and Bombers</source>
        <translation>{weapon}: broń powietrze-powietrze, tylko na bandytów i bombowce</translation>
    </message>
    <message>
        <source>{weapon} is Air to Ground: only Sites and the Target</source>
        <translation>{weapon}: broń powietrze-ziemia, tylko na stanowiska i cel</translation>
    </message>
    <message>
        <source>{weapon} attacks only Sites with radar (R), never the Target</source>
        <translation>{weapon}: tylko na stanowiska z radarem (R), nigdy na cel</translation>
    </message>
    <message>
        <source>{weapon} attacks only Fixed Targets and their Sites so far</source>
        <translation>{weapon}: na razie tylko na cele stałe i ich stanowiska</translation>
    </message>
    <message>
        <source>This Campaign does not let {weapon} attack such a Target</source>
        <translation>{weapon}: w tej kampanii nie na taki cel</translation>
    </message>
    <message>
        <source>An Event does not let {weapon} attack now</source>
        <translation>{weapon}: zdarzenie nie pozwala teraz użyć tej broni</translation>
    </message>
    <message>
        <source>{weapon} is not fired before the turns begin</source>
        <translation>{weapon}: nie odpala się przed turami</translation>
    </message>
    <message>
        <source>{weapon} cannot be used from {altitude} Altitude</source>
        <translation>{weapon}: nie działa na tym pułapie ({altitude})</translation>
    </message>
    <message>
        <source>{weapon} reaches range {most} from {altitude}; this is {distance}</source>
        <translation>{weapon}: na tym pułapie ({altitude}) zasięg {most}, a odległość to {distance}</translation>
    </message>
    <message>
        <source>{weapon} cannot be fired at range {distance}</source>
        <translation>{weapon}: nie można odpalić w odległości {distance}</translation>
    </message>
    <message>
        <source>At range {distance}, {weapon} can go only to the declared enemy</source>
        <translation>{weapon}: w odległości {distance} tylko na zadeklarowanego wroga</translation>
    </message>
    <message>
        <source>{pilot} has attacked in this step</source>
        <translation>{pilot} wykonał już atak w tym kroku</translation>
    </message>
    <message>
        <source>An Event lets nobody spend SA counters now, as {pilot} must</source>
        <translation>Zdarzenie nie pozwala teraz wydawać SA, a {pilot} by musiał</translation>
    </message>
    <message>
        <source>{pilot} has had his free attack, and there is no SA counter</source>
        <translation>{pilot} wykorzystał już atak bez opłaty, a żetonu SA nie ma</translation>
    </message>
    <message>
        <source>{pilot} is {speed}, and there is no SA counter for him</source>
        <translation>{pilot} ({speed}): w tym kroku potrzebny żeton SA, a żadnego nie ma</translation>
    </message>
    <message>
        <source>High Stress is an optional rule that was not chosen</source>
        <translation>Wysoki stres to zasada dodatkowa, której nie wybrano</translation>
    </message>
    <message>
        <source>High Stress comes before the first roll of {pilot} in a turn</source>
        <translation>Wysoki stres przyjmuje się przed pierwszym rzutem w turze ({pilot})</translation>
    </message>
    <message>
        <source>High Stress would make {pilot} Unfit</source>
        <translation>Z wysokim stresem {pilot} byłby niezdolny</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>nisko</translation>
    </message>
    <message>
        <source>High</source>
        <translation>wysoko</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Wolny</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Szybki</translation>
    </message>
    <message>
        <source>Guns</source>
        <translation>Działka</translation>
    </message>
    <message>
        <source>Air to Air skill</source>
        <translation>umiejętność AtA</translation>
    </message>
    <message>
        <source>Air to Ground skill</source>
        <translation>umiejętność AtG</translation>
    </message>
    <message>
        <source>defense of {enemy}</source>
        <translation>obrona: {enemy}</translation>
    </message>
    <message>
        <source>Dogfight</source>
        <translation>walka manewrowa</translation>
    </message>
    <message>
        <source>Hawkeye</source>
        <translation>Hawkeye</translation>
    </message>
    <message>
        <source>High Stress</source>
        <translation>wysoki stres</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>mały</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>miękki</translation>
    </message>
    <message>
        <source>Suppression</source>
        <translation>obezwładnianie</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>pojazdy</translation>
    </message>
    <message>
        <source>{weapon} at {enemy}</source>
        <translation>{weapon}, cel: {enemy}</translation>
    </message>
    <message>
        <source>No attack is worth its weapons in this step</source>
        <translation>Żaden atak w tym kroku nie jest wart swojego uzbrojenia</translation>
    </message>
    <message>
        <source>worth {value}, the best there is</source>
        <translation>wartość {value}, najwyższa</translation>
    </message>
    <message>
        <source>{percent} % to Destroy {enemy}</source>
        <translation>{percent}% szans na zniszczenie: {enemy}</translation>
    </message>
    <message>
        <source>{hits} Hits expected, {missing} are missing</source>
        <translation>Oczekiwane trafienia: {hits}, brakuje {missing}</translation>
    </message>
    <message>
        <source>{percent} % to Destroy the Target at once</source>
        <translation>{percent}% szans na zniszczenie celu od razu</translation>
    </message>
    <message>
        <source>All {count} that are left are equally dangerous</source>
        <translation>Wszyscy pozostali ({count}) są równie groźni</translation>
    </message>
    <message>
        <source>Of {count} enemies {enemy} comes first: its threat is {threat}</source>
        <translation>Wrogów jest {count}, pierwszy {enemy}: zagrożenie {threat}</translation>
    </message>
    <message>
        <source>{percent} % to be Damaged</source>
        <translation>{percent}% ryzyka uszkodzenia</translation>
    </message>
    <message>
        <source>no weapon is worth trying against it</source>
        <translation>żadnej broni nie warto na to zużyć</translation>
    </message>
    <message>
        <source>{percent} % to Suppress it</source>
        <translation>{percent}% szans na obezwładnienie</translation>
    </message>
    <message>
        <source>{percent} % to be Damaged, {evading} % when Evading</source>
        <translation>{percent}% ryzyka uszkodzenia, z unikiem {evading}%</translation>
    </message>
    <message>
        <source>Evading costs {stress} Stress</source>
        <translation>Koszt uniku, stres: {stress}</translation>
    </message>
    <message>
        <source>{count} Pilots, {so} SO Points are left</source>
        <translation>Piloci: {count}, pozostałe SO: {so}</translation>
    </message>
    <message>
        <source>{so} SO Points are missing</source>
        <translation>Brakuje SO: {so}</translation>
    </message>
    <message>
        <source>{pilot} is worth {value} as {skill}</source>
        <translation>{pilot} jako {skill}: wartość {value}</translation>
    </message>
    <message>
        <source>{worn} of {count} Pilots are Shaken or Unfit</source>
        <translation>Wstrząśnięci lub niezdolni: {worn} z {count} pilotów</translation>
    </message>
    <message>
        <source>{needed} Victory Points are needed each Day</source>
        <translation>Potrzebne VP na dzień: {needed}</translation>
    </message>
    <message>
        <source>{stress} Stress for each Pilot</source>
        <translation>Stres na pilota: {stress}</translation>
    </message>
    <message>
        <source>{days} Days are left, {so} SO Points</source>
        <translation>Pozostałe dni: {days}, SO: {so}</translation>
    </message>
    <message>
        <source>{count} Pilots are missing</source>
        <translation>Zaginieni piloci: {count}</translation>
    </message>
    <message>
        <source>He costs {price} of {so} SO Points</source>
        <translation>Kosztuje {price} z {so} SO</translation>
    </message>
    <message>
        <source>Skill {skill}, Stress {stress} on the average</source>
        <translation>Średnia umiejętność {skill}, średni stres {stress}</translation>
    </message>
    <message>
        <source>{okay} of {count} are Okay</source>
        <translation>W formie: {okay} z {count}</translation>
    </message>
    <message>
        <source>Worth {value}, the next best {other}</source>
        <translation>Wartość {value}, następna {other}</translation>
    </message>
    <message>
        <source>For {pilot} it is worth {value}, for others as little as {least}</source>
        <translation>{pilot}: wartość {value}, u innych nawet tylko {least}</translation>
    </message>
    <message>
        <source>The Event is worth {value}</source>
        <translation>Wartość zdarzenia: {value}</translation>
    </message>
    <message>
        <source>An attack is worth {harm}, the counters for it {price}</source>
        <translation>Szkoda z ataku: {harm}, cena żetonów przeciw niemu: {price}</translation>
    </message>
    <message>
        <source>{item} is worth least: {value}</source>
        <translation>{item}: najmniejsza wartość, {value}</translation>
    </message>
    <message>
        <source>{enemy} threatens most: {threat}</source>
        <translation>{enemy} zagraża najbardziej: {threat}</translation>
    </message>
    <message>
        <source>It is worth {value}</source>
        <translation>Wartość: {value}</translation>
    </message>
    <message>
        <source>{target} troubles every mission most</source>
        <translation>{target} najbardziej utrudnia każdą misję</translation>
    </message>
    <message>
        <source>{pilot} is {skill} with {stress} Stress</source>
        <translation>{pilot}: {skill}, stres {stress}</translation>
    </message>
    <message>
        <source>The lowest roll comes to {lowest}; {least} brings {pilot} back</source>
        <translation>Najniższy rzut daje {lowest}; przy {least} {pilot} wraca</translation>
    </message>
    <message>
        <source>a balanced load</source>
        <translation>uzbrojenie zrównoważone</translation>
    </message>
    <message>
        <source>more bombs</source>
        <translation>więcej bomb</translation>
    </message>
    <message>
        <source>more cover</source>
        <translation>więcej osłony</translation>
    </message>
    <message>
        <source>{hits} Hits expected of {needed} needed</source>
        <translation>Oczekiwane trafienia: {hits}, potrzebne: {needed}</translation>
    </message>
    <message>
        <source>{missiles} missiles and {harms} weapons against radar</source>
        <translation>pociski: {missiles}, broń przeciwradarowa: {harms}</translation>
    </message>
    <message>
        <source>it costs {so} SO Points</source>
        <translation>koszt w SO: {so}</translation>
    </message>
    <message>
        <source>{days} of {all} Days are over</source>
        <translation>Minęło dni: {days} z {all}</translation>
    </message>
    <message>
        <source>{so} SO Points are worth more on missions</source>
        <translation>Te {so} SO więcej dadzą na misjach</translation>
    </message>
    <message>
        <source>There is nothing to fire at</source>
        <translation>Nie ma do czego strzelać</translation>
    </message>
    <message>
        <source>{count} missiles Destroy {kills} enemies on the average</source>
        <translation>Pociski: {count}, średnio zniszczą wrogów: {kills}</translation>
    </message>
    <message>
        <source>{destroyed} % Destroyed, {lost} Aircraft lost, {stress} Stress per Pilot, {trials} trials</source>
        <translation>zniszczony w {destroyed}%, utracone samoloty {lost}, stres na pilota {stress}, prób {trials}</translation>
    </message>
    <message>
        <source>{pilot} is {status} and of no use</source>
        <translation>{pilot} ({status}) do niczego się nie przyda</translation>
    </message>
    <message>
        <source>All {count} Aircraft are fit to go on</source>
        <translation>Wszystkie samoloty ({count}) mogą lecieć dalej</translation>
    </message>
    <message>
        <source>The {side} is worth {danger} in danger</source>
        <translation>Zagrożenie, {side}: {danger}</translation>
    </message>
    <message>
        <source>the worst side {danger}</source>
        <translation>najgorsza strona {danger}</translation>
    </message>
    <message>
        <source>Exposure {there} at {area}, {other} at the other Altitude</source>
        <translation>{area}: zagrożenie {there}, na drugim pułapie {other}</translation>
    </message>
    <message>
        <source>Everybody stands where he should; turn {turn} of {limit}</source>
        <translation>Wszyscy stoją, gdzie powinni; tura {turn} z {limit}</translation>
    </message>
    <message>
        <source>The Target is Destroyed</source>
        <translation>Cel jest zniszczony</translation>
    </message>
    <message>
        <source>At most {able} of {needed} more Hits can still be made</source>
        <translation>Można jeszcze zadać najwyżej {able} z {needed} trafień</translation>
    </message>
    <message>
        <source>Nothing aboard is only a burden</source>
        <translation>Nic na pokładzie nie jest tylko ciężarem</translation>
    </message>
    <message>
        <source>{count} counters cannot reach the Target in {turns} more turns</source>
        <translation>Żetony, które przez pozostałe tury ({turns}) celu nie dosięgną: {count}</translation>
    </message>
    <message>
        <source>a Bandit is near</source>
        <translation>blisko jest bandyta</translation>
    </message>
    <message>
        <source>No card can be drawn</source>
        <translation>Nie można dobrać karty</translation>
    </message>
    <message>
        <source>{count} Improvements are in play</source>
        <translation>Ulepszenia w grze: {count}</translation>
    </message>
    <message>
        <source>{target} will do: {forecast}</source>
        <translation>{target} wystarczy: {forecast}</translation>
    </message>
    <message>
        <source>No card that is worth {vp} VP is certain enough</source>
        <translation>Żadna karta warta {vp} VP nie jest dość pewna</translation>
    </message>
    <message>
        <source>{target}: {forecast}</source>
        <translation>{target}: {forecast}</translation>
    </message>
    <message>
        <source>worth {score}</source>
        <translation>wartość {score}</translation>
    </message>
    <message>
        <source>there are SO Points to look further</source>
        <translation>są SO, by szukać dalej</translation>
    </message>
    <message>
        <source>then {target}, worth {score}</source>
        <translation>potem {target}, wartość {score}</translation>
    </message>
    <message>
        <source>There is no other choice</source>
        <translation>Nie ma innego wyboru</translation>
    </message>
    <message>
        <source>{first}.</source>
        <translation>{first}.</translation>
    </message>
    <message>
        <source>{first}; {second}.</source>
        <translation>{first}; {second}.</translation>
    </message>
    <message>
        <source>{first}; {second}; {third}.</source>
        <translation>{first}; {second}; {third}.</translation>
    </message>
    <message>
        <source>The Recon reading of {limit} is used up</source>
        <translation>Odczyt rozpoznania ({limit}) jest wykorzystany</translation>
    </message>
    <message>
        <source>Recon Priority comes when you have seen a card</source>
        <translation>Pierwszeństwo rozpoznania kupuje się, gdy widać już kartę</translation>
    </message>
    <message>
        <source>Recon Priority costs {price} SO Points; there are {so}</source>
        <translation>Pierwszeństwo rozpoznania kosztuje {price} SO, a w funduszu jest {so}</translation>
    </message>
    <message>
        <source>{target} is a Scramble: nothing more is drawn</source>
        <translation>{target} to alarm: nic więcej się nie dobiera</translation>
    </message>
    <message>
        <source>No Target card is left to draw</source>
        <translation>Nie ma już kart celów do dobrania</translation>
    </message>
    <message>
        <source>Draw a Target card: {drawn} of up to {limit} drawn</source>
        <translation>Dobierz kartę celu: dobrano {drawn} z {limit}</translation>
    </message>
    <message>
        <source>The Target is selected when drawing is over</source>
        <translation>Cel wybiera się po zakończeniu dobierania</translation>
    </message>
    <message>
        <source>Select the Target</source>
        <translation>Wybierz cel</translation>
    </message>
    <message>
        <source>{target} is a Scramble and must be the Primary</source>
        <translation>{target} to alarm i musi być głównym celem</translation>
    </message>
    <message>
        <source>{target} is neither drawn nor in play</source>
        <translation>{target}: karty nie dobrano ani nie jest w grze</translation>
    </message>
    <message>
        <source>On a Day of Down Time nothing is flown</source>
        <translation>W dniu wolnym nikt nie lata</translation>
    </message>
    <message>
        <source>A Day has one mission or two</source>
        <translation>W dniu jest jedna misja albo dwie</translation>
    </message>
    <message>
        <source>The Secondary is another card than the Primary</source>
        <translation>Drugi cel to inna karta niż główny</translation>
    </message>
    <message>
        <source>There is no Event {event}</source>
        <translation>Nie ma karty zdarzenia {event}</translation>
    </message>
    <message>
        <source>Nothing known has the effect {source}</source>
        <translation>Nic znanego nie ma efektu {source}</translation>
    </message>
    <message>
        <source>There is no Target {target}</source>
        <translation>Nie ma celu {target}</translation>
    </message>
    <message>
        <source>Say who flew the mission</source>
        <translation>Podaj, kto poleciał na misję</translation>
    </message>
    <message>
        <source>A Pilot flies a mission once</source>
        <translation>Pilot leci na misję tylko raz</translation>
    </message>
    <message>
        <source>There is no Pilot {pilot}</source>
        <translation>Nie ma pilota {pilot}</translation>
    </message>
    <message>
        <source>{key} is not a number of a card; those are {keys}</source>
        <translation>{key} nie jest liczbą z karty; liczby to {keys}</translation>
    </message>
    <message>
        <source>{number} is not possible: 0 to {most}</source>
        <translation>{number} jest niemożliwe: od 0 do {most}</translation>
    </message>
    <message>
        <source>Day {day} has no entry</source>
        <translation>Dzień {day} nie ma wpisu</translation>
    </message>
    <message>
        <source>The campaign began here: there is no start to correct</source>
        <translation>Kampania zaczęła się tutaj: nie ma początku do poprawienia</translation>
    </message>
    <message>
        <source>{days} Days are over; the campaign has {all}</source>
        <translation>Minęło dni: {days}; kampania ma ich {all}</translation>
    </message>
    <message>
        <source>The squadron has no Pilots</source>
        <translation>Eskadra nie ma pilotów</translation>
    </message>
    <message>
        <source>{track} has no reading {reading}</source>
        <translation>{track} nie ma odczytu {reading}</translation>
    </message>
    <message>
        <source>{target} is not a Secondary</source>
        <translation>{target} nie może być drugim celem</translation>
    </message>
    <message>
        <source>Two missions need two fit Pilots besides E-2C crews</source>
        <translation>Dwie misje wymagają dwóch zdolnych pilotów oprócz załóg E-2C</translation>
    </message>
    <message>
        <source>Debriefing. Buy Priority R&amp;R for {cost} SO Points?</source>
        <translation>Omówienie. Kupić odpoczynek (R&amp;R) za {cost} SO?</translation>
    </message>
    <message>
        <source>Priority R&amp;R costs {cost} SO Points; there are {so}</source>
        <translation>R&amp;R kosztuje {cost} SO, a w funduszu jest {so}</translation>
    </message>
    <message>
        <source>Debriefing. Close it when you have read it</source>
        <translation>Omówienie. Zamknij je po przeczytaniu</translation>
    </message>
    <message>
        <source>range band</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>Target card</source>
        <translation>karta celu</translation>
    </message>
    <message>
        <source>at least 0</source>
        <translation>co najmniej 0</translation>
    </message>
    <message>
        <source>flew</source>
        <translation>udział w locie</translation>
    </message>
    <message>
        <source>Destroyed without loss</source>
        <translation>zniszczony bez strat</translation>
    </message>
    <message>
        <source>long range</source>
        <translation>daleki cel</translation>
    </message>
    <message>
        <source>Draw a Site for {area}</source>
        <translation>Dobierz stanowisko: {area}</translation>
    </message>
    <message>
        <source>Draw a Bandit for {area}</source>
        <translation>Dobierz bandytę: {area}</translation>
    </message>
    <message>
        <source>Which Approach Area?</source>
        <translation>Który obszar podejścia?</translation>
    </message>
    <message>
        <source>Take the counter of an Objective: {face}</source>
        <translation>Weź żeton zadania: {face}</translation>
    </message>
    <message>
        <source>Draw a Bomber</source>
        <translation>Dobierz bombowiec</translation>
    </message>
    <message>
        <source>{source}: carry out by hand: {operation}.</source>
        <translation>{source}: wykonaj ręcznie: {operation}.</translation>
    </message>
    <message>
        <source>{source}: whom does it befall?</source>
        <translation>{source}: kogo to spotyka?</translation>
    </message>
    <message>
        <source>{source}: choose a Pilot</source>
        <translation>{source}: wybierz pilota</translation>
    </message>
    <message>
        <source>{pilot} is not among those whom this card lets you choose</source>
        <translation>{pilot} nie jest wśród tych, których ta karta pozwala wybrać</translation>
    </message>
    <message>
        <source>{source}, {pilot}</source>
        <translation>{source}, {pilot}</translation>
    </message>
    <message>
        <source>{source}: which?</source>
        <translation>{source}: co wybierasz?</translation>
    </message>
    <message>
        <source>The fund holds {so} SO Points; this option asks for more</source>
        <translation>W funduszu jest {so} SO; ta możliwość kosztuje więcej</translation>
    </message>
    <message>
        <source>{source}: {pilot}</source>
        <translation>{source}: {pilot}</translation>
    </message>
    <message>
        <source>Attacks to come: {attacks}. Expend counters against them?</source>
        <translation>Nadchodzące ataki: {attacks}. Wydać żetony przeciw nim?</translation>
    </message>
    <message>
        <source>Whom does the Event attack?</source>
        <translation>Kogo atakuje zdarzenie?</translation>
    </message>
    <message>
        <source>No attack is left.</source>
        <translation>Nie ma już ataków.</translation>
    </message>
    <message>
        <source>{weapon} does not help against this Event</source>
        <translation>{weapon}: nie pomaga przeciw temu zdarzeniu</translation>
    </message>
    <message>
        <source>{total} Weight Points would buy no more than fewer do</source>
        <translation>Tyle punktów masy ({total}) nie da więcej niż mniejsza liczba</translation>
    </message>
    <message>
        <source>{total} counters would buy no more than fewer do</source>
        <translation>Tyle żetonów ({total}) nie da więcej niż mniejsza liczba</translation>
    </message>
    <message>
        <source>The mission has {turns} turns Over Target.</source>
        <translation>Tury nad celem w tej misji: {turns}.</translation>
    </message>
    <message>
        <source>{track} {spaces} at the end of the Day.</source>
        <translation>{track} {spaces} na koniec dnia.</translation>
    </message>
    <message>
        <source>Tanker Priority costs nothing on {missions} missions to come.</source>
        <translation>Misje z bezpłatnym pierwszeństwem tankowania: {missions}.</translation>
    </message>
    <message>
        <source>{amount} Weight Points of Special Weapons cost nothing next time.</source>
        <translation>Następnym razem bez opłaty: {amount} pkt masy broni specjalnej.</translation>
    </message>
    <message>
        <source>Which Improvement card is discarded?</source>
        <translation>Którą kartę ulepszenia odrzucić?</translation>
    </message>
    <message>
        <source>Which missing Pilot is rescued?</source>
        <translation>Którego zaginionego pilota uratować?</translation>
    </message>
    <message>
        <source>Is {pilot} found?</source>
        <translation>Czy zostanie odnaleziony: {pilot}?</translation>
    </message>
    <message>
        <source>{pilot} is not found.</source>
        <translation>Nie odnaleziono: {pilot}.</translation>
    </message>
    <message>
        <source>Only an Improvement card in play can be discarded</source>
        <translation>Odrzucić można tylko kartę ulepszenia, która jest w grze</translation>
    </message>
    <message>
        <source>{pilot} is not Missing in Action</source>
        <translation>{pilot} nie jest wśród zaginionych</translation>
    </message>
    <message>
        <source>Which counter leaves?</source>
        <translation>Który żeton znika?</translation>
    </message>
    <message>
        <source>{source} counts to the end of turn 1.</source>
        <translation>{source}: działa do końca tury 1.</translation>
    </message>
    <message>
        <source>{source} counts to the end of turn 2.</source>
        <translation>{source}: działa do końca tury 2.</translation>
    </message>
    <message>
        <source>{source} counts for this mission.</source>
        <translation>{source}: działa w tej misji.</translation>
    </message>
    <message>
        <source>{source} counts for the next mission.</source>
        <translation>{source}: działa w następnej misji.</translation>
    </message>
    <message>
        <source>{source} counts for the rest of the Campaign.</source>
        <translation>{source}: działa do końca kampanii.</translation>
    </message>
    <message>
        <source>{pilot} loses weapons: {dropped} of {amount}</source>
        <translation>{pilot} traci uzbrojenie: {dropped} z {amount}</translation>
    </message>
    <message>
        <source>It is {pilot} who loses weapons</source>
        <translation>Uzbrojenie traci {pilot}</translation>
    </message>
    <message>
        <source>{weapon} is not among the weapons that can be lost</source>
        <translation>{weapon}: nie jest wśród broni, którą można stracić</translation>
    </message>
    <message>
        <source>{source}: there is nothing to act on.</source>
        <translation>{source}: nie ma na co działać.</translation>
    </message>
    <message>
        <source>No enemy can attack.</source>
        <translation>Żaden wróg nie może atakować.</translation>
    </message>
    <message>
        <source>Which enemy attacks next?</source>
        <translation>Który wróg atakuje następny?</translation>
    </message>
    <message>
        <source>The Target does not attack</source>
        <translation>Cel nie atakuje</translation>
    </message>
    <message>
        <source>Bombers never attack</source>
        <translation>Bombowce nigdy nie atakują</translation>
    </message>
    <message>
        <source>{enemy} does not attack in this step</source>
        <translation>{enemy} nie atakuje w tym kroku</translation>
    </message>
    <message>
        <source>{enemy} has attacked in this step</source>
        <translation>{enemy} ma już atak w tym kroku za sobą</translation>
    </message>
    <message>
        <source>{enemy} can attack none of your Aircraft where they are</source>
        <translation>{enemy} nie może stąd zaatakować żadnego z twoich samolotów</translation>
    </message>
    <message>
        <source>{enemy}: whom does it attack?</source>
        <translation>{enemy}: kogo atakuje?</translation>
    </message>
    <message>
        <source>Jammer of {pilot}</source>
        <translation>zakłócacz: {pilot}</translation>
    </message>
    <message>
        <source>Draw an Event card</source>
        <translation>Dobierz kartę zdarzenia</translation>
    </message>
    <message>
        <source>{title}: does a Hawkeye try to ignore it?</source>
        <translation>{title}: czy Hawkeye próbuje to zignorować?</translation>
    </message>
    <message>
        <source>{pilot} tries to ignore {title}</source>
        <translation>{pilot} próbuje zignorować: {title}</translation>
    </message>
    <message>
        <source>{pilot} has the Event ignored.</source>
        <translation>{pilot}: zdarzenie zostaje zignorowane.</translation>
    </message>
    <message>
        <source>{pilot} does not get the Event ignored.</source>
        <translation>{pilot}: nie udaje się zignorować zdarzenia.</translation>
    </message>
    <message>
        <source>{pilot} has tried to ignore this Event already</source>
        <translation>{pilot} ma już próbę zignorowania tego zdarzenia za sobą</translation>
    </message>
    <message>
        <source>{pilot} is no Hawkeye on the mission who can ignore Events</source>
        <translation>{pilot} to nie Hawkeye na misji, który może ignorować zdarzenia</translation>
    </message>
    <message>
        <source>{pilot}, {shot}: {face}, modified {modified}: no Hit.</source>
        <translation>{pilot}, {shot}: {face}, po modyfikacji {modified}: bez trafienia.</translation>
    </message>
    <message>
        <source>{pilot}, {shot}: {face}, modified {modified}: a Hit.</source>
        <translation>{pilot}, {shot}: {face}, po modyfikacji {modified}: trafienie.</translation>
    </message>
    <message>
        <source>{pilot}, {shot}: {face}, modified {modified}: {hits} Hits.</source>
        <translation>{pilot}, {shot}: {face}, po modyfikacji {modified}: trafienia {hits}.</translation>
    </message>
    <message>
        <source>Day {day} of {days}.</source>
        <translation>Dzień {day} z {days}.</translation>
    </message>
    <message>
        <source>Nothing can be flown: Down Time.</source>
        <translation>Nie ma czym lecieć: przerwa.</translation>
    </message>
    <message>
        <source>Down Time.</source>
        <translation>Przerwa.</translation>
    </message>
    <message>
        <source>{amount} SO Points for {what}, {so} left.</source>
        <translation>Wydano {amount} SO ({what}), zostało {so}.</translation>
    </message>
    <message>
        <source>{amount} SO Points gained: {what}. The fund holds {so}.</source>
        <translation>Zyskano {amount} SO ({what}), w funduszu jest {so}.</translation>
    </message>
    <message>
        <source>{amount} VP: {what}. Now {vp}.</source>
        <translation>{amount} VP: {what}. Razem {vp}.</translation>
    </message>
    <message>
        <source>{track} {spaces} to the right.</source>
        <translation>{track}: {spaces} w prawo.</translation>
    </message>
    <message>
        <source>{track} {spaces} to the left.</source>
        <translation>{track}: {spaces} w lewo.</translation>
    </message>
    <message>
        <source>Target card: {target}.</source>
        <translation>Karta celu: {target}.</translation>
    </message>
    <message>
        <source>Secondary: {target}.</source>
        <translation>Drugi cel: {target}.</translation>
    </message>
    <message>
        <source>Primary: {target}.</source>
        <translation>Główny cel: {target}.</translation>
    </message>
    <message>
        <source>{target} is in play.</source>
        <translation>{target} jest w grze.</translation>
    </message>
    <message>
        <source>{target} is discarded.</source>
        <translation>Odrzucono: {target}.</translation>
    </message>
    <message>
        <source>{target} is out of the campaign.</source>
        <translation>{target} wypada z kampanii.</translation>
    </message>
    <message>
        <source>Debriefing: {target} was Destroyed.</source>
        <translation>Omówienie: {target}, cel zniszczony.</translation>
    </message>
    <message>
        <source>Debriefing: {target} was Damaged.</source>
        <translation>Omówienie: {target}, cel uszkodzony.</translation>
    </message>
    <message>
        <source>Debriefing: {target} was not Destroyed.</source>
        <translation>Omówienie: {target}, celu nie zniszczono.</translation>
    </message>
    <message>
        <source>The Event discards are shuffled.</source>
        <translation>Odrzucone zdarzenia są tasowane.</translation>
    </message>
    <message>
        <source>The Target discards are shuffled.</source>
        <translation>Odrzucone cele są tasowane.</translation>
    </message>
    <message>
        <source>Event: {title}. {effect}</source>
        <translation>Zdarzenie: {title}. {effect}</translation>
    </message>
    <message>
        <source>Band {band} is Secured; the next band opens.</source>
        <translation>Pas {band} jest zabezpieczony; otwiera się następny.</translation>
    </message>
    <message>
        <source>The campaign is over: {evaluation}, {vp} VP.</source>
        <translation>Koniec kampanii: {evaluation}, {vp} VP.</translation>
    </message>
    <message>
        <source>{counter} in {area}.</source>
        <translation>{counter}: {area}.</translation>
    </message>
    <message>
        <source>No Bandit in {area}.</source>
        <translation>Brak bandyty: {area}.</translation>
    </message>
    <message>
        <source>No counter is left in the cup.</source>
        <translation>W kubku nie ma już żetonów.</translation>
    </message>
    <message>
        <source>{counter} leaves {area}.</source>
        <translation>{counter} znika: {area}.</translation>
    </message>
    <message>
        <source>{pilot} destroys {counter}.</source>
        <translation>{pilot} niszczy: {counter}.</translation>
    </message>
    <message>
        <source>{pilot} destroys one {counter}; one is left.</source>
        <translation>{pilot} niszczy jeden: {counter}; został jeden.</translation>
    </message>
    <message>
        <source>{counter} moves to {area}.</source>
        <translation>{counter} przechodzi: {area}.</translation>
    </message>
    <message>
        <source>{pilot} at the Target: Hits +{hits}, now {total}.</source>
        <translation>{pilot} w cel: trafienia +{hits}, razem {total}.</translation>
    </message>
    <message>
        <source>{target} is Destroyed.</source>
        <translation>{target}: cel zniszczony.</translation>
    </message>
    <message>
        <source>Turn {turn} of {limit}.</source>
        <translation>Tura {turn} z {limit}.</translation>
    </message>
    <message>
        <source>Night order: {marker}.</source>
        <translation>Kolejność nocna, znacznik: {marker}.</translation>
    </message>
    <message>
        <source>{pilot} is attacked.</source>
        <translation>Atakowany jest {pilot}.</translation>
    </message>
    <message>
        <source>{enemy} attacks {pilot}.</source>
        <translation>{enemy} atakuje: {pilot}.</translation>
    </message>
    <message>
        <source>{pilot} is not seen: the attack is cancelled.</source>
        <translation>{pilot} jest niewidoczny: atak unieważniony.</translation>
    </message>
    <message>
        <source>The ECM Pod of {pilot} negates the attack.</source>
        <translation>Zasobnik ECM unieważnia atak ({pilot}).</translation>
    </message>
    <message>
        <source>{enemy} is Suppressed: {pilot} is not attacked.</source>
        <translation>Obezwładniono: {enemy}. {pilot} nie jest atakowany.</translation>
    </message>
    <message>
        <source>{pilot} is seen in spite of Stealth ({face}).</source>
        <translation>{pilot} zostaje wykryty mimo Stealth ({face}).</translation>
    </message>
    <message>
        <source>The ECM Pod of {pilot} does not help ({face}).</source>
        <translation>Zasobnik ECM nie pomaga ({pilot}, {face}).</translation>
    </message>
    <message>
        <source>{pilot} tries to Suppress {enemy}.</source>
        <translation>{pilot} próbuje obezwładnić: {enemy}.</translation>
    </message>
    <message>
        <source>{pilot} does not Suppress {enemy}.</source>
        <translation>{pilot} nie obezwładnia: {enemy}.</translation>
    </message>
    <message>
        <source>{pilot} Evades.</source>
        <translation>{pilot} robi unik.</translation>
    </message>
    <message>
        <source>{attack}: {faces}, modified {total}: {outcome}.</source>
        <translation>{attack}: {faces}, po modyfikacji {total}: {outcome}.</translation>
    </message>
    <message>
        <source>{pilot} stays at home.</source>
        <translation>{pilot} zostaje w domu.</translation>
    </message>
    <message>
        <source>{pilot} flies the Secondary.</source>
        <translation>{pilot} leci na drugi cel.</translation>
    </message>
    <message>
        <source>{pilot} flies.</source>
        <translation>{pilot} leci.</translation>
    </message>
    <message>
        <source>{pilot} takes {items}.</source>
        <translation>{pilot} zabiera: {items}.</translation>
    </message>
    <message>
        <source>{pilot} puts {items} back.</source>
        <translation>{pilot} odkłada: {items}.</translation>
    </message>
    <message>
        <source>{pilot} leads the flight.</source>
        <translation>{pilot} dowodzi kluczem.</translation>
    </message>
    <message>
        <source>No tanker after all.</source>
        <translation>Jednak bez tankowca.</translation>
    </message>
    <message>
        <source>A tanker refuels the flight for nothing.</source>
        <translation>Tankowiec zaopatruje klucz bez opłaty.</translation>
    </message>
    <message>
        <source>A tanker refuels the flight.</source>
        <translation>Tankowiec zaopatruje klucz.</translation>
    </message>
    <message>
        <source>The mission is flown at night.</source>
        <translation>Misja odbywa się nocą.</translation>
    </message>
    <message>
        <source>The mission is flown by day.</source>
        <translation>Misja odbywa się za dnia.</translation>
    </message>
    <message>
        <source>{pilot}: SA counters now {sa}.</source>
        <translation>{pilot}: żetony SA: {sa}.</translation>
    </message>
    <message>
        <source>{pilot} spends an SA counter.</source>
        <translation>{pilot} wydaje żeton SA.</translation>
    </message>
    <message>
        <source>{pilot} spends an SA counter for {receiver}.</source>
        <translation>{pilot} wydaje żeton SA na innego pilota: {receiver}.</translation>
    </message>
    <message>
        <source>{pilot} expends {items}.</source>
        <translation>{pilot} wydaje: {items}.</translation>
    </message>
    <message>
        <source>{pilot} aborts and goes home.</source>
        <translation>{pilot} zawraca do domu.</translation>
    </message>
    <message>
        <source>{pilot}: {area}, High.</source>
        <translation>{pilot}: {area}, wysoko.</translation>
    </message>
    <message>
        <source>{pilot}: {area}, Low.</source>
        <translation>{pilot}: {area}, nisko.</translation>
    </message>
    <message>
        <source>{pilot} leaves the display.</source>
        <translation>{pilot} opuszcza planszę.</translation>
    </message>
    <message>
        <source>{pilot} is Damaged.</source>
        <translation>{pilot}: samolot uszkodzony.</translation>
    </message>
    <message>
        <source>{pilot} is shot down.</source>
        <translation>{pilot}: samolot zestrzelony.</translation>
    </message>
    <message>
        <source>{pilot} ({aircraft}) joins as {skill}.</source>
        <translation>{pilot} ({aircraft}) dołącza, {skill}.</translation>
    </message>
    <message>
        <source>{pilot} does not join after all.</source>
        <translation>{pilot} jednak nie dołącza.</translation>
    </message>
    <message>
        <source>{pilot} suffers {amount} Stress and has {stress}.</source>
        <translation>{pilot} otrzymuje {amount} stresu i ma {stress}.</translation>
    </message>
    <message>
        <source>{pilot} loses {amount} Stress and has {stress}.</source>
        <translation>{pilot} traci {amount} stresu i ma {stress}.</translation>
    </message>
    <message>
        <source>Friendly Fire</source>
        <translation>Własne wojska</translation>
    </message>
    <message>
        <source>Evading</source>
        <translation>unik</translation>
    </message>
    <message>
        <source>Cool</source>
        <translation>opanowanie</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>odpoczynek</translation>
    </message>
    <message>
        <source>{pilot} loses {amount} Stress ({reason}) and has {stress}.</source>
        <translation>{pilot} traci {amount} stresu ({reason}) i ma {stress}.</translation>
    </message>
    <message>
        <source>{pilot} suffers {amount} Stress ({reason}) and has {stress}.</source>
        <translation>{pilot} otrzymuje {amount} stresu ({reason}) i ma {stress}.</translation>
    </message>
    <message>
        <source>{pilot} is {status}.</source>
        <translation>{pilot}: {status}.</translation>
    </message>
    <message>
        <source>{pilot} gains {amount} Experience and has {xp}.</source>
        <translation>{pilot} zyskuje {amount} doświadczenia i ma {xp}.</translation>
    </message>
    <message>
        <source>{pilot} is promoted: {skill}.</source>
        <translation>{pilot} awansuje: {skill}.</translation>
    </message>
    <message>
        <source>{pilot} is Missing in Action.</source>
        <translation>{pilot}: pilot zaginiony.</translation>
    </message>
    <message>
        <source>{pilot} is rescued and can fly from the next Day.</source>
        <translation>{pilot} jest uratowany i może latać od następnego dnia.</translation>
    </message>
    <message>
        <source>For {pilot}, {other} could come: {skill}, {so} SO Points.</source>
        <translation>{pilot}: zastępcą może być {other} ({skill}, {so} SO).</translation>
    </message>
    <message>
        <source>Nobody replaces {pilot}.</source>
        <translation>{pilot}: nikt nie przychodzi na zastępstwo.</translation>
    </message>
    <message>
        <source>{pilot} leaves the squadron.</source>
        <translation>{pilot} odchodzi z eskadry.</translation>
    </message>
    <message>
        <source>{pilot} loses {items}.</source>
        <translation>{pilot} traci: {items}.</translation>
    </message>
    <message>
        <source>{pilot} is recovered under fire.</source>
        <translation>{pilot}: ratunek pod ogniem.</translation>
    </message>
    <message>
        <source>{pilot} is quickly recovered.</source>
        <translation>{pilot}: szybki ratunek.</translation>
    </message>
    <message>
        <source>Day {day} of {days}. Play it, or enter its results?</source>
        <translation>Dzień {day} z {days}. Rozegrać czy wpisać wyniki?</translation>
    </message>
    <message>
        <source>All Days are over. Close the campaign when its log is right</source>
        <translation>Minęły wszystkie dni. Zamknij kampanię, gdy dziennik się zgadza</translation>
    </message>
    <message>
        <source>Day {day} of {days}. Fly or take Down Time?</source>
        <translation>Dzień {day} z {days}. Misja czy przerwa?</translation>
    </message>
    <message>
        <source>Hornet Leader</source>
        <translation>Hornet Leader</translation>
    </message>
    <message>
        <source>Autopilot</source>
        <translation>Autopilot</translation>
    </message>
    <message>
        <source>Autopilot that compares loads</source>
        <translation>Autopilot, który porównuje ładunki</translation>
    </message>
    <message>
        <source>Squadron leader</source>
        <translation>Dowódca eskadry</translation>
    </message>
    <message>
        <source>{evaluation}: {vp} Victory Points in {days} Days.</source>
        <translation>{evaluation}: {vp} VP, dni: {days}.</translation>
    </message>
    <message>
        <source>{evaluation}: {vp} Victory Point in {days} Days.</source>
        <translation>{evaluation}: {vp} VP, dni: {days}.</translation>
    </message>
    <message>
        <source>Search and Rescue: for whom first?</source>
        <translation>Poszukiwanie i ratunek: kto pierwszy?</translation>
    </message>
    <message>
        <source>Only Air to Ground weapons of Aircraft that still fly count</source>
        <translation>Liczy się tylko broń powietrze-ziemia samolotów, które jeszcze lecą</translation>
    </message>
    <message>
        <source>Search and Rescue for {pilot}</source>
        <translation>Poszukiwanie i ratunek: {pilot}</translation>
    </message>
    <message>
        <source>Which counter is taken away?</source>
        <translation>Który żeton zabrać?</translation>
    </message>
    <message>
        <source>Intel: which counter is taken away?</source>
        <translation>Wywiad: który żeton zabrać?</translation>
    </message>
    <message>
        <source>Intel: {reading}.</source>
        <translation>Wywiad: {reading}.</translation>
    </message>
    <message>
        <source>An Objective cannot be taken away</source>
        <translation>Zadania nie można zabrać</translation>
    </message>
    <message>
        <source>This counter is not of the kind, or not where one is taken away</source>
        <translation>Ten żeton jest innego rodzaju albo nie leży tam, skąd się zabiera</translation>
    </message>
    <message>
        <source>A Site or a Bandit?</source>
        <translation>Stanowisko czy bandyta?</translation>
    </message>
    <message>
        <source>No Bandit moves.</source>
        <translation>Żaden bandyta się nie rusza.</translation>
    </message>
    <message>
        <source>Move your Aircraft</source>
        <translation>Rusz swoje samoloty</translation>
    </message>
    <message>
        <source>Only Aircraft that are on the display can move</source>
        <translation>Ruszać się mogą tylko samoloty, które są na planszy</translation>
    </message>
    <message>
        <source>{pilot} can move one area at most, from {area}</source>
        <translation>{pilot} może przejść najwyżej o jeden obszar, skąd: {area}</translation>
    </message>
    <message>
        <source>An Event holds {pilot} at the other Altitude</source>
        <translation>Zdarzenie trzyma samolot na drugim pułapie ({pilot})</translation>
    </message>
    <message>
        <source>{pilot} stands there already</source>
        <translation>{pilot} już tam stoi</translation>
    </message>
    <message>
        <source>{enemy}: from whom does it move away?</source>
        <translation>{enemy}: od kogo się oddala?</translation>
    </message>
    <message>
        <source>{enemy}: to whom does it move?</source>
        <translation>{enemy}: do kogo się zbliża?</translation>
    </message>
    <message>
        <source>{enemy}: where does it move?</source>
        <translation>{enemy}: dokąd idzie?</translation>
    </message>
    <message>
        <source>Newbie</source>
        <translation>Nowicjusz</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zielony</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Przeciętny</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Wyszkolony</translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation>Weteran</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>As</translation>
    </message>
    <message>
        <source>Okay</source>
        <translation>W formie</translation>
    </message>
    <message>
        <source>Shaken</source>
        <translation>Wstrząśnięty</translation>
    </message>
    <message>
        <source>Unfit</source>
        <translation>Niezdolny</translation>
    </message>
    <message>
        <source>Recon</source>
        <translation>Rozpoznanie</translation>
    </message>
    <message>
        <source>Intel</source>
        <translation>Wywiad</translation>
    </message>
    <message>
        <source>Infra</source>
        <translation>Infrastruktura</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Północ</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Wschód</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Południe</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Zachód</translation>
    </message>
    <message>
        <source>Bandits</source>
        <translation>Bandyci</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Stanowiska</translation>
    </message>
    <message>
        <source>the campaign</source>
        <translation>kampania</translation>
    </message>
    <message>
        <source>Aircraft</source>
        <translation>samolot</translation>
    </message>
    <message>
        <source>optional rules</source>
        <translation>zasady dodatkowe</translation>
    </message>
    <message>
        <source>difficulty</source>
        <translation>trudność</translation>
    </message>
    <message>
        <source>promotion</source>
        <translation>awans</translation>
    </message>
    <message>
        <source>Special Weapons</source>
        <translation>broń specjalna</translation>
    </message>
    <message>
        <source>JDAM</source>
        <translation>JDAM</translation>
    </message>
    <message>
        <source>Tanker Priority</source>
        <translation>pierwszeństwo tankowania</translation>
    </message>
    <message>
        <source>Recon Priority</source>
        <translation>pierwszeństwo rozpoznania</translation>
    </message>
    <message>
        <source>Priority R&amp;R</source>
        <translation>odpoczynek (R&amp;R)</translation>
    </message>
    <message>
        <source>replacement</source>
        <translation>zastępca</translation>
    </message>
    <message>
        <source>card</source>
        <translation>karta</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>cel</translation>
    </message>
    <message>
        <source>night</source>
        <translation>noc</translation>
    </message>
    <message>
        <source>one Aircraft more</source>
        <translation>jeden samolot więcej</translation>
    </message>
    <message>
        <source>one Aircraft less</source>
        <translation>jeden samolot mniej</translation>
    </message>
    <message>
        <source>Aircraft lost</source>
        <translation>utracony samolot</translation>
    </message>
    <message>
        <source>Pilot missing</source>
        <translation>zaginiony pilot</translation>
    </message>
    <message>
        <source>taken over</source>
        <translation>przejęte</translation>
    </message>
    <message>
        <source>changed by hand</source>
        <translation>zmienione ręcznie</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>premia</translation>
    </message>
    <message>
        <source>Overkill</source>
        <translation>overkill</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Zdarzenie</translation>
    </message>
    <message>
        <source>other</source>
        <translation>inne</translation>
    </message>
    <message>
        <source>{what} ({detail})</source>
        <translation>{what} ({detail})</translation>
    </message>
    <message>
        <source>{number} {title}</source>
        <translation>{number} {title}</translation>
    </message>
    <message>
        <source>the Target</source>
        <translation>cel</translation>
    </message>
    <message>
        <source>{site} / No Bandit</source>
        <translation>{site} / brak bandyty</translation>
    </message>
    <message>
        <source>{site} / {bandit}</source>
        <translation>{site} / {bandit}</translation>
    </message>
    <message>
        <source>{count} {weapon}</source>
        <translation>{count} {weapon}</translation>
    </message>
    <message>
        <source>{a}, {b}</source>
        <translation>{a}, {b}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>Phoenix attacks: declare all missiles, or go on</source>
        <translation>Ataki Phoenix: wskaż wszystkie pociski albo idź dalej</translation>
    </message>
    <message>
        <source>Roll for the Phoenix missiles</source>
        <translation>Rzut za pociski Phoenix</translation>
    </message>
    <message>
        <source>An Event does not let AIM-54s be fired now</source>
        <translation>Zdarzenie nie pozwala teraz odpalać AIM-54</translation>
    </message>
    <message>
        <source>{pilot} carries no AIM-54</source>
        <translation>{pilot} nie ma AIM-54</translation>
    </message>
    <message>
        <source>Anybody going home?</source>
        <translation>Czy ktoś zawraca?</translation>
    </message>
    <message>
        <source>Place the Aircraft: {placed} of {all}</source>
        <translation>Rozstaw samoloty: {placed} z {all}</translation>
    </message>
    <message>
        <source>From which side of the display?</source>
        <translation>Z której strony planszy?</translation>
    </message>
    <message>
        <source>Jettison anything before the turn?</source>
        <translation>Zrzucić coś przed turą?</translation>
    </message>
    <message>
        <source>Aircraft begin in a Stand-Off Area</source>
        <translation>Samoloty zaczynają w obszarze oddalonym</translation>
    </message>
    <message>
        <source>All Aircraft begin on one side of the display</source>
        <translation>Wszystkie samoloty zaczynają po jednej stronie planszy</translation>
    </message>
    <message>
        <source>Every Aircraft needs a place before the flight begins</source>
        <translation>Zanim zacznie się lot, każdy samolot musi mieć miejsce</translation>
    </message>
    <message>
        <source>{pilot} is not on the mission any more</source>
        <translation>{pilot} nie jest już na misji</translation>
    </message>
    <message>
        <source>{pilot} does not carry that</source>
        <translation>{pilot} tego nie niesie</translation>
    </message>
    <message>
        <source>Squadron</source>
        <translation>Eskadra</translation>
    </message>
    <message>
        <source>Promotions</source>
        <translation>Awanse</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Dobieranie</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Wybór celu</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>Przydział</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>Uzbrajanie</translation>
    </message>
    <message>
        <source>Target-Bound</source>
        <translation>Lot do celu</translation>
    </message>
    <message>
        <source>Home-Bound</source>
        <translation>Powrót</translation>
    </message>
    <message>
        <source>Debriefing</source>
        <translation>Omówienie</translation>
    </message>
    <message>
        <source>Jettison</source>
        <translation>Zrzut</translation>
    </message>
    <message>
        <source>Fast attacks</source>
        <translation>Ataki szybkich</translation>
    </message>
    <message>
        <source>Enemy attacks</source>
        <translation>Ataki wroga</translation>
    </message>
    <message>
        <source>Slow attacks</source>
        <translation>Ataki wolnych</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Site attacks</source>
        <translation>Ataki stanowisk</translation>
    </message>
    <message>
        <source>Bandit attacks</source>
        <translation>Ataki bandytów</translation>
    </message>
    <message>
        <source>Night {number}</source>
        <translation>Noc {number}</translation>
    </message>
    <message>
        <source>{number}: {attacks}</source>
        <translation>{number}: {attacks}</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>Day {day} of {days}, turn {turn} of {limit}</source>
        <translation>Dzień {day} z {days}, tura {turn} z {limit}</translation>
    </message>
    <message>
        <source>Day {day} of {days}</source>
        <translation>Dzień {day} z {days}</translation>
    </message>
    <message>
        <source>No effect</source>
        <translation>Bez skutku</translation>
    </message>
    <message>
        <source>Stress</source>
        <translation>Stres</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Uszkodzony</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Zniszczony</translation>
    </message>
    <message>
        <source>This attack</source>
        <translation>Ten atak</translation>
    </message>
    <message>
        <source>The attack on {pilot}</source>
        <translation>Atak na samolot: {pilot}</translation>
    </message>
    <message>
        <source>{enemy} at {pilot}</source>
        <translation>{enemy} → {pilot}</translation>
    </message>
    <message>
        <source>{pilot}: Stealth</source>
        <translation>{pilot}: stealth</translation>
    </message>
    <message>
        <source>{pilot}: ECM Pod</source>
        <translation>{pilot}: zasobnik ECM</translation>
    </message>
    <message>
        <source>{attack}: Suppress it?</source>
        <translation>{attack}: obezwładnić?</translation>
    </message>
    <message>
        <source>Suppress the attacker, or do not</source>
        <translation>Obezwładnij napastnika albo nie</translation>
    </message>
    <message>
        <source>Only the attacking {enemy} can be Suppressed now</source>
        <translation>Teraz można obezwładnić tylko napastnika: {enemy}</translation>
    </message>
    <message>
        <source>{pilot} suppresses {enemy}</source>
        <translation>{pilot} obezwładnia: {enemy}</translation>
    </message>
    <message>
        <source>{attack}: Evade?</source>
        <translation>{attack}: unik?</translation>
    </message>
    <message>
        <source>An Event cannot be Suppressed</source>
        <translation>Zdarzenia nie można obezwładnić</translation>
    </message>
    <message>
        <source>There is one try to Suppress an attack, and it is over</source>
        <translation>Próba obezwładnienia ataku jest jedna i już była</translation>
    </message>
    <message>
        <source>Only Aircraft on the display can Suppress</source>
        <translation>Obezwładniać mogą tylko samoloty na planszy</translation>
    </message>
    <message>
        <source>{pilot} carries only {count} {weapon}</source>
        <translation>{weapon}: {pilot} ma tylko {count}</translation>
    </message>
    <message>
        <source>The defenses of {target} are not known: this campaign can only be kept in the log</source>
        <translation>Obrona celu {target} nie jest znana: tę kampanię można tylko prowadzić w dzienniku</translation>
    </message>
    <message>
        <source>The speed and skills of {pilot} are not known: he flies at your table only</source>
        <translation>Szybkość i umiejętności pilota {pilot} nie są znane: lata tylko przy twoim stole</translation>
    </message>
    <message>
        <source>The {aircraft} is not in service in {year}</source>
        <translation>{aircraft}: nie służy w roku {year}</translation>
    </message>
    <message>
        <source>The {aircraft} does not fly from a large deck</source>
        <translation>{aircraft}: nie lata z dużego lotniskowca</translation>
    </message>
    <message>
        <source>The {aircraft} does not fly for the Marine Corps</source>
        <translation>{aircraft}: nie lata w piechocie morskiej</translation>
    </message>
    <message>
        <source>The {aircraft} does not fly for the Navy</source>
        <translation>{aircraft}: nie lata w marynarce</translation>
    </message>
    <message>
        <source>The campaign is over</source>
        <translation>Kampania się skończyła</translation>
    </message>
    <message>
        <source>You only watch this campaign</source>
        <translation>Tę kampanię tylko oglądasz</translation>
    </message>
    <message>
        <source>First comes the die or the draw: nothing else</source>
        <translation>Najpierw kość albo dobranie, nic innego</translation>
    </message>
    <message>
        <source>That is not possible in this step</source>
        <translation>W tym kroku to niemożliwe</translation>
    </message>
    <message>
        <source>Which of the two stays?</source>
        <translation>Który z dwóch zostaje?</translation>
    </message>
    <message>
        <source>Quick Recovery</source>
        <translation>Szybki ratunek</translation>
    </message>
    <message>
        <source>Recovered Under Fire</source>
        <translation>Ratunek pod ogniem</translation>
    </message>
    <message>
        <source>Missing in Action</source>
        <translation>Zaginiony</translation>
    </message>
    <message>
        <source>shot down on the way to the Target</source>
        <translation>zestrzelony w drodze do celu</translation>
    </message>
    <message>
        <source>shot down Over Target</source>
        <translation>zestrzelony nad celem</translation>
    </message>
    <message>
        <source>shot down on the way home</source>
        <translation>zestrzelony w drodze powrotnej</translation>
    </message>
    <message>
        <source>weapons expended</source>
        <translation>wydane uzbrojenie</translation>
    </message>
    <message>
        <source>Expend Air to Ground weapons for {pilot}? {bonus} so far</source>
        <translation>Wydać broń powietrze-ziemia na ratunek: {pilot}? Dotąd {bonus}</translation>
    </message>
    <message>
        <source>Choose the Pilots of your squadron</source>
        <translation>Wybierz pilotów swojej eskadry</translation>
    </message>
    <message>
        <source>{pilot} is in the squadron already</source>
        <translation>{pilot} już jest w eskadrze</translation>
    </message>
    <message>
        <source>The squadron is complete</source>
        <translation>Eskadra jest kompletna</translation>
    </message>
    <message>
        <source>The squadron has all its Pilots of the level {skill}</source>
        <translation>Eskadra ma już wszystkich pilotów na poziomie {skill}</translation>
    </message>
    <message>
        <source>{left} Pilots are still to be chosen</source>
        <translation>Piloci do wybrania: {left}</translation>
    </message>
    <message>
        <source>The squadron costs {so} SO Points more than there are</source>
        <translation>Eskadra kosztuje więcej, niż jest w funduszu; brakuje SO: {so}</translation>
    </message>
    <message>
        <source>Draw a Pilot: {skill}</source>
        <translation>Wylosuj pilota: {skill}</translation>
    </message>
    <message>
        <source>Promote Pilots for {price} SO Points each, or begin</source>
        <translation>Awansuj pilotów za {price} SO każdego albo zacznij</translation>
    </message>
    <message>
        <source>{pilot} is an Ace; there is no higher level</source>
        <translation>{pilot} jest asem; wyższego poziomu nie ma</translation>
    </message>
    <message>
        <source>on the card</source>
        <translation>na karcie</translation>
    </message>
    <message>
        <source>at least 1</source>
        <translation>co najmniej 1</translation>
    </message>
    <message>
        <source>Navy</source>
        <translation>Marynarka</translation>
    </message>
    <message>
        <source>Marine Corps</source>
        <translation>Piechota morska</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Krótka</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Średnia</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Długa</translation>
    </message>
    <message>
        <source>Tracked</source>
        <translation>Prowadzona</translation>
    </message>
    <message>
        <source>Whether the campaign is kept in the log, and how it begins.</source>
        <translation>Czy kampania jest prowadzona w dzienniku i jak się zaczyna.</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>played here</source>
        <translation>rozgrywana tutaj</translation>
    </message>
    <message>
        <source>played at the table, run here</source>
        <translation>rozgrywana na stole, prowadzona tutaj</translation>
    </message>
    <message>
        <source>played at the table, results entered here</source>
        <translation>rozgrywana na stole, wyniki wpisywane tutaj</translation>
    </message>
    <message>
        <source>Taken over</source>
        <translation>Przejęto</translation>
    </message>
    <message>
        <source>Whether a campaign that began on paper is taken over.</source>
        <translation>Czy przejmuje się kampanię zaczętą na papierze.</translation>
    </message>
    <message>
        <source>{title} {year}</source>
        <translation>{title} {year}</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampania</translation>
    </message>
    <message>
        <source>Where and when you fly: Targets, Aircraft and enemies.</source>
        <translation>Gdzie i kiedy latasz: cele, samoloty i wrogowie.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Długość</translation>
    </message>
    <message>
        <source>The number of Days, of Pilots and of SO Points, and the Victory Points you need.</source>
        <translation>Liczba dni, pilotów i punktów SO oraz potrzebne punkty zwycięstwa.</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Rodzaj sił</translation>
    </message>
    <message>
        <source>The Navy may attack every Target; Marines begin with the closest range band.</source>
        <translation>Marynarka może atakować każdy cel; piechota morska zaczyna od najbliższego pasa.</translation>
    </message>
    <message>
        <source>{text} SO Points: {prices}.</source>
        <translation>{text} SO: {prices}.</translation>
    </message>
    <message>
        <source>Advantage: {effect}.</source>
        <translation>Ułatwienie: {effect}.</translation>
    </message>
    <message>
        <source>Disadvantage: {effect}.</source>
        <translation>Utrudnienie: {effect}.</translation>
    </message>
    <message>
        <source>{amount} Stress for each mission flown</source>
        <translation>{amount} stresu za każdą misję</translation>
    </message>
    <message>
        <source>{amount} to the dice of Sites and Bandits</source>
        <translation>{amount} do rzutów stanowisk i bandytów</translation>
    </message>
    <message>
        <source>{amount} SO Points</source>
        <translation>{amount} SO</translation>
    </message>
    <message>
        <source>{amount} Site and {bandits} Bandit counter in the Center</source>
        <translation>żetony w centrum: stanowiska {amount}, bandyci {bandits}</translation>
    </message>
    <message>
        <source>There is one side, the player.</source>
        <translation>Jest jedna strona: gracz.</translation>
    </message>
    <message>
        <source>Choose up to {disadvantages} disadvantages, or up to {advantages} advantages, not both.</source>
        <translation>Wybierz utrudnienia (najwyżej {disadvantages}) albo ułatwienia (najwyżej {advantages}), nie jedne i drugie.</translation>
    </message>
    <message>
        <source>{title} {year}, {length}, {service}</source>
        <translation>{title} {year}, {length}, {service}</translation>
    </message>
    <message>
        <source>{campaign} is not flown for the {service}.</source>
        <translation>{campaign}: te siły tu nie latają ({service}).</translation>
    </message>
    <message>
        <source>Only Marines can fly from a large deck.</source>
        <translation>Z dużego lotniskowca może latać tylko piechota morska.</translation>
    </message>
    <message>
        <source>Only {found} Pilots can take part; {needed} are needed.</source>
        <translation>Udział może wziąć tylko tylu pilotów: {found}; potrzeba {needed}.</translation>
    </message>
    <message>
        <source>The campaign would begin with {so} SO Points.</source>
        <translation>Kampania zaczęłaby się z funduszem {so} SO.</translation>
    </message>
    <message>
        <source>{so} SO Points cannot pay for any squadron.</source>
        <translation>{so} SO nie wystarczy na żadną eskadrę.</translation>
    </message>
    <message>
        <source>Night: who acts next?</source>
        <translation>Noc: kto działa teraz?</translation>
    </message>
    <message>
        <source>{style}: {forecast}</source>
        <translation>{style}: {forecast}</translation>
    </message>
    <message>
        <source>Play the Day</source>
        <translation>Rozegraj dzień</translation>
    </message>
    <message>
        <source>Play the Day with your own dice and cards</source>
        <translation>Rozegraj dzień własnymi kośćmi i kartami</translation>
    </message>
    <message>
        <source>Down Time, entered</source>
        <translation>Dzień wolny, wpisany</translation>
    </message>
    <message>
        <source>{target} and {second}, entered</source>
        <translation>{target} i {second}, wpisane</translation>
    </message>
    <message>
        <source>{target}, entered</source>
        <translation>{target}, wpis</translation>
    </message>
    <message>
        <source>Day {day} corrected</source>
        <translation>Dzień {day} poprawiony</translation>
    </message>
    <message>
        <source>Taken over after {days} Days</source>
        <translation>Przejęta po dniach: {days}</translation>
    </message>
    <message>
        <source>The start corrected</source>
        <translation>Poprawiono stan początkowy</translation>
    </message>
    <message>
        <source>Close the campaign</source>
        <translation>Zamknij kampanię</translation>
    </message>
    <message>
        <source>The campaign has {days} Days only</source>
        <translation>Kampania ma tylko tyle dni: {days}</translation>
    </message>
    <message>
        <source>{pilot} flew although Unfit</source>
        <translation>{pilot} leciał, choć niezdolny</translation>
    </message>
    <message>
        <source>{pilot} flew although missing</source>
        <translation>{pilot} leciał, choć zaginiony</translation>
    </message>
    <message>
        <source>{pilot} flew although he has left the squadron</source>
        <translation>{pilot} leciał, choć odszedł z eskadry</translation>
    </message>
    <message>
        <source>{pilot} flew although not in the squadron</source>
        <translation>{pilot} leciał, choć nie jest w eskadrze</translation>
    </message>
    <message>
        <source>{pilot} flew both missions of the Day</source>
        <translation>{pilot} leciał na obie misje dnia</translation>
    </message>
    <message>
        <source>{count} Aircraft flew; {target} takes {limit}</source>
        <translation>Leciało samolotów: {count}; {target} dopuszcza {limit}</translation>
    </message>
    <message>
        <source>{target} was Destroyed before</source>
        <translation>{target}: zniszczony już wcześniej</translation>
    </message>
    <message>
        <source>{target} lies behind the bands that are open</source>
        <translation>{target} leży za otwartymi pasami</translation>
    </message>
    <message>
        <source>Targets are not Damaged without the option</source>
        <translation>Bez tej opcji celów się nie uszkadza</translation>
    </message>
    <message>
        <source>{target} has no Hits to be Damaged by</source>
        <translation>{target} nie ma trafień, więc nie można go uszkodzić</translation>
    </message>
    <message>
        <source>Priority R&amp;R costs {cost} SO Points; there were {so}</source>
        <translation>Priorytetowy R&amp;R kosztuje {cost} punktów SO; było {so}</translation>
    </message>
    <message>
        <source>The fund fell to {so} SO Points</source>
        <translation>Fundusz spadł do {so} punktów SO</translation>
    </message>
    <message>
        <source>{pilot} was replaced although not missing</source>
        <translation>{pilot} został zastąpiony, choć nie zaginął</translation>
    </message>
    <message>
        <source>{pilot} was rescued although not missing</source>
        <translation>{pilot} został uratowany, choć nie zaginął</translation>
    </message>
    <message>
        <source>{pilot} came although in the squadron already</source>
        <translation>{pilot} przyszedł, choć jest już w eskadrze</translation>
    </message>
    <message>
        <source>{pilot} is back and {other} stays: one of the two has to leave</source>
        <translation>{pilot} wrócił, a {other} zostaje: jeden z dwóch musi odejść</translation>
    </message>
    <message>
        <source>The Experience that {pilot} needs for a promotion is not known</source>
        <translation>Nie wiadomo, ile doświadczenia potrzebuje {pilot} do awansu</translation>
    </message>
    <message>
        <source>Enter how the campaign stands</source>
        <translation>Wpisz, jak stoi kampania</translation>
    </message>
    <message>
        <source>Day {day} entered; problems: {count}.</source>
        <translation>Dzień {day} wpisany; problemy: {count}.</translation>
    </message>
    <message>
        <source>Day {day} entered.</source>
        <translation>Dzień {day} wpisany.</translation>
    </message>
    <message>
        <source>The start was corrected. {reason}</source>
        <translation>Początek został poprawiony. {reason}</translation>
    </message>
    <message>
        <source>Day {day} was corrected. {reason}</source>
        <translation>Dzień {day} został poprawiony. {reason}</translation>
    </message>
    <message>
        <source>Taken over after {day} Days.</source>
        <translation>Przejęta po dniach: {day}.</translation>
    </message>
</context>
<context>
    <name>hornet_leader.data</name>
    <message>
        <source>AIM-7</source>
        <translation>AIM-7</translation>
    </message>
    <message>
        <source>AIM-7 Sparrow</source>
        <translation>AIM-7 Sparrow</translation>
    </message>
    <message>
        <source>AIM-9</source>
        <translation>AIM-9</translation>
    </message>
    <message>
        <source>AIM-9 Sidewinder</source>
        <translation>AIM-9 Sidewinder</translation>
    </message>
    <message>
        <source>AIM-54</source>
        <translation>AIM-54</translation>
    </message>
    <message>
        <source>AIM-54 Phoenix</source>
        <translation>AIM-54 Phoenix</translation>
    </message>
    <message>
        <source>AIM-120</source>
        <translation>AIM-120</translation>
    </message>
    <message>
        <source>AIM-120 AMRAAM</source>
        <translation>AIM-120 AMRAAM</translation>
    </message>
    <message>
        <source>Mk. 20</source>
        <translation>Mk. 20</translation>
    </message>
    <message>
        <source>Mk. 20 Rockeye</source>
        <translation>Mk. 20 Rockeye</translation>
    </message>
    <message>
        <source>Mk. 82</source>
        <translation>Mk. 82</translation>
    </message>
    <message>
        <source>Mk. 82 500 lb bomb</source>
        <translation>Mk. 82, bomba 500 lb</translation>
    </message>
    <message>
        <source>Mk. 83</source>
        <translation>Mk. 83</translation>
    </message>
    <message>
        <source>Mk. 83 1000 lb bomb</source>
        <translation>Mk. 83, bomba 1000 lb</translation>
    </message>
    <message>
        <source>Mk. 84</source>
        <translation>Mk. 84</translation>
    </message>
    <message>
        <source>Mk. 84 2000 lb bomb</source>
        <translation>Mk. 84, bomba 2000 lb</translation>
    </message>
    <message>
        <source>AGM-62</source>
        <translation>AGM-62</translation>
    </message>
    <message>
        <source>AGM-62 Walleye</source>
        <translation>AGM-62 Walleye</translation>
    </message>
    <message>
        <source>AGM-65</source>
        <translation>AGM-65</translation>
    </message>
    <message>
        <source>AGM-65 Maverick</source>
        <translation>AGM-65 Maverick</translation>
    </message>
    <message>
        <source>AGM-84</source>
        <translation>AGM-84</translation>
    </message>
    <message>
        <source>AGM-84 Harpoon / SLAM</source>
        <translation>AGM-84 Harpoon / SLAM</translation>
    </message>
    <message>
        <source>AGM-88</source>
        <translation>AGM-88</translation>
    </message>
    <message>
        <source>AGM-88 HARM</source>
        <translation>AGM-88 HARM</translation>
    </message>
    <message>
        <source>AGM-130</source>
        <translation>AGM-130</translation>
    </message>
    <message>
        <source>AGM-130 rocket-boosted bomb</source>
        <translation>AGM-130, bomba z silnikiem rakietowym</translation>
    </message>
    <message>
        <source>AGM-154</source>
        <translation>AGM-154</translation>
    </message>
    <message>
        <source>AGM-154 JSOW</source>
        <translation>AGM-154 JSOW</translation>
    </message>
    <message>
        <source>GBU-10</source>
        <translation>GBU-10</translation>
    </message>
    <message>
        <source>GBU-10 laser-guided 2000 lb bomb</source>
        <translation>GBU-10, bomba 2000 lb kierowana laserowo</translation>
    </message>
    <message>
        <source>GBU-16</source>
        <translation>GBU-16</translation>
    </message>
    <message>
        <source>GBU-16 laser-guided 1000 lb bomb</source>
        <translation>GBU-16, bomba 1000 lb kierowana laserowo</translation>
    </message>
    <message>
        <source>GBU-12</source>
        <translation>GBU-12</translation>
    </message>
    <message>
        <source>GBU-12 laser-guided 500 lb bomb</source>
        <translation>GBU-12, bomba 500 lb kierowana laserowo</translation>
    </message>
    <message>
        <source>GBU-31</source>
        <translation>GBU-31</translation>
    </message>
    <message>
        <source>GBU-31 JDAM 2000 lb</source>
        <translation>GBU-31 JDAM 2000 lb</translation>
    </message>
    <message>
        <source>GBU-32</source>
        <translation>GBU-32</translation>
    </message>
    <message>
        <source>GBU-32 JDAM 1000 lb</source>
        <translation>GBU-32 JDAM 1000 lb</translation>
    </message>
    <message>
        <source>GBU-38</source>
        <translation>GBU-38</translation>
    </message>
    <message>
        <source>GBU-38 JDAM 500 lb</source>
        <translation>GBU-38 JDAM 500 lb</translation>
    </message>
    <message>
        <source>Rockets</source>
        <translation>Rakiety</translation>
    </message>
    <message>
        <source>Rocket pods</source>
        <translation>Wyrzutnie rakiet</translation>
    </message>
    <message>
        <source>ECM Pod</source>
        <translation>Zasobnik ECM</translation>
    </message>
    <message>
        <source>A-6 Intruder</source>
        <translation>A-6 Intruder</translation>
    </message>
    <message>
        <source>all-weather attack</source>
        <translation>szturmowiec na każdą pogodę</translation>
    </message>
    <message>
        <source>A-7 Corsair II</source>
        <translation>A-7 Corsair II</translation>
    </message>
    <message>
        <source>light attack</source>
        <translation>lekki szturmowiec</translation>
    </message>
    <message>
        <source>AV-8B Harrier II</source>
        <translation>AV-8B Harrier II</translation>
    </message>
    <message>
        <source>jump-jet attack</source>
        <translation>szturmowiec pionowego startu</translation>
    </message>
    <message>
        <source>E-2C Hawkeye</source>
        <translation>E-2C Hawkeye</translation>
    </message>
    <message>
        <source>airborne warning</source>
        <translation>wczesne ostrzeganie</translation>
    </message>
    <message>
        <source>EA-6B Prowler</source>
        <translation>EA-6B Prowler</translation>
    </message>
    <message>
        <source>radar jammer</source>
        <translation>zakłócacz radarów</translation>
    </message>
    <message>
        <source>F-14 Tomcat</source>
        <translation>F-14 Tomcat</translation>
    </message>
    <message>
        <source>fleet interceptor</source>
        <translation>myśliwiec przechwytujący</translation>
    </message>
    <message>
        <source>F/A-18C Hornet</source>
        <translation>F/A-18C Hornet</translation>
    </message>
    <message>
        <source>multi-role fighter</source>
        <translation>myśliwiec wielozadaniowy</translation>
    </message>
    <message>
        <source>F/A-18E Super Hornet</source>
        <translation>F/A-18E Super Hornet</translation>
    </message>
    <message>
        <source>F/A-18F Super Hornet</source>
        <translation>F/A-18F Super Hornet</translation>
    </message>
    <message>
        <source>two-seat multi-role fighter</source>
        <translation>dwumiejscowy myśliwiec wielozadaniowy</translation>
    </message>
    <message>
        <source>EA-18G Growler</source>
        <translation>EA-18G Growler</translation>
    </message>
    <message>
        <source>F-35B/C Lightning II</source>
        <translation>F-35B/C Lightning II</translation>
    </message>
    <message>
        <source>stealth strike fighter</source>
        <translation>myśliwiec uderzeniowy stealth</translation>
    </message>
    <message>
        <source>Waits longer than anybody else, then is first.</source>
        <translation>Czeka dłużej niż wszyscy, a potem jest pierwszy.</translation>
    </message>
    <message>
        <source>Dives at everything on the ground and at nothing in the air.</source>
        <translation>Nurkuje na wszystko, co na ziemi, i na nic, co w powietrzu.</translation>
    </message>
    <message>
        <source>Speaks once per mission. It is always the right sentence.</source>
        <translation>Odzywa się raz na misję. Zawsze właściwym zdaniem.</translation>
    </message>
    <message>
        <source>Does everything well and nothing loudly.</source>
        <translation>Wszystko robi dobrze i nic głośno.</translation>
    </message>
    <message>
        <source>Fast hands, short sleep, long stories.</source>
        <translation>Szybkie ręce, krótki sen, długie opowieści.</translation>
    </message>
    <message>
        <source>Would put a bomb through a letter box and apologise for the door.</source>
        <translation>Trafiłby bombą w szparę na listy i przeprosił za drzwi.</translation>
    </message>
    <message>
        <source>Looks over his shoulder even in the mess.</source>
        <translation>Ogląda się za siebie nawet w mesie.</translation>
    </message>
    <message>
        <source>Sees what you did, what you will do, and what is behind you.</source>
        <translation>Widzi, co zrobiłeś, co zrobisz i co masz za plecami.</translation>
    </message>
    <message>
        <source>eyes everywhere</source>
        <translation>oczy dookoła głowy</translation>
    </message>
    <message>
        <source>Nothing has hurried him since school.</source>
        <translation>Nic go nie popędziło od czasów szkoły.</translation>
    </message>
    <message>
        <source>Needs calm and gets results.</source>
        <translation>Potrzebuje spokoju, daje wyniki.</translation>
    </message>
    <message>
        <source>Was better than his teachers before he was allowed to fly alone.</source>
        <translation>Był lepszy od swoich nauczycieli, zanim pozwolili mu latać samemu.</translation>
    </message>
    <message>
        <source>natural</source>
        <translation>wrodzony talent</translation>
    </message>
    <message>
        <source>Keeps the formation together by being where it should be.</source>
        <translation>Trzyma szyk w całości, bo sam jest tam, gdzie trzeba.</translation>
    </message>
    <message>
        <source>Shaking hands, steady bomb sight.</source>
        <translation>Ręce drżą, celownik ani drgnie.</translation>
    </message>
    <message>
        <source>stubborn</source>
        <translation>uparty</translation>
    </message>
    <message>
        <source>Flew through a hailstorm once and complained about the coffee.</source>
        <translation>Przeleciał kiedyś przez gradobicie i narzekał na kawę.</translation>
    </message>
    <message>
        <source>hard to rattle</source>
        <translation>niewzruszony</translation>
    </message>
    <message>
        <source>Reads the manual twice and never needs it a third time.</source>
        <translation>Czyta instrukcję dwa razy i trzeciego nigdy nie potrzebuje.</translation>
    </message>
    <message>
        <source>quick learner</source>
        <translation>szybko się uczy</translation>
    </message>
    <message>
        <source>Asked for the back seat, got the front one.</source>
        <translation>Prosił o tylny fotel, dostał przedni.</translation>
    </message>
    <message>
        <source>Whatever goes wrong, it does not stick to him.</source>
        <translation>Cokolwiek pójdzie źle, do niego nie przywiera.</translation>
    </message>
    <message>
        <source>You never know where he is until the enemy does.</source>
        <translation>Nie wiadomo, gdzie jest, dopóki nie dowie się wróg.</translation>
    </message>
    <message>
        <source>Polite on the ground, merciless above ten thousand feet.</source>
        <translation>Uprzejmy na ziemi, bezlitosny powyżej dziesięciu tysięcy stóp.</translation>
    </message>
    <message>
        <source>Hates waiting, hates dirt, hates losing.</source>
        <translation>Nie znosi czekać, brudu i przegrywania.</translation>
    </message>
    <message>
        <source>Runs the ready room like a small country.</source>
        <translation>Rządzi salą odpraw jak małym państwem.</translation>
    </message>
    <message>
        <source>sleeps anywhere</source>
        <translation>zaśnie wszędzie</translation>
    </message>
    <message>
        <source>Hangs bombs on a fighter and means it.</source>
        <translation>Wiesza bomby pod myśliwcem i nie żartuje.</translation>
    </message>
    <message>
        <source>Four radar contacts, one pencil, no mistakes.</source>
        <translation>Cztery echa na radarze, jeden ołówek, żadnych błędów.</translation>
    </message>
    <message>
        <source>Small, patient, and hard to get rid of.</source>
        <translation>Mały, cierpliwy i trudno się go pozbyć.</translation>
    </message>
    <message>
        <source>Two tours in the same seat cushion.</source>
        <translation>Dwa rejsy na tej samej poduszce fotela.</translation>
    </message>
    <message>
        <source>Heavy on the stick, exact on the pickle button.</source>
        <translation>Ciężka ręka na drążku, dokładny palec na spuście bomb.</translation>
    </message>
    <message>
        <source>likes the ground</source>
        <translation>lubi cele naziemne</translation>
    </message>
    <message>
        <source>Knows every valley on the map by its bad weather.</source>
        <translation>Każdą dolinę na mapie zna z jej złej pogody.</translation>
    </message>
    <message>
        <source>Takes half a career to warm up.</source>
        <translation>Rozgrzewa się przez pół kariery.</translation>
    </message>
    <message>
        <source>sharp in time</source>
        <translation>z czasem ostrzejszy</translation>
    </message>
    <message>
        <source>Always asks for one more pass.</source>
        <translation>Zawsze prosi o jeszcze jedno podejście.</translation>
    </message>
    <message>
        <source>Teaches the young ones to land at night and counts them in.</source>
        <translation>Uczy młodych lądować nocą i liczy ich, gdy wracają.</translation>
    </message>
    <message>
        <source>Slow, far out, and always comes back round.</source>
        <translation>Powolny, daleki i zawsze wraca po swojej orbicie.</translation>
    </message>
    <message>
        <source>Learned to fly between rows of maize.</source>
        <translation>Uczył się latać między rzędami kukurydzy.</translation>
    </message>
    <message>
        <source>Wanted to study medicine; now he removes bridges.</source>
        <translation>Chciał studiować medycynę; teraz usuwa mosty.</translation>
    </message>
    <message>
        <source>Never lost, sometimes late.</source>
        <translation>Nigdy się nie zgubił, czasem się spóźnił.</translation>
    </message>
    <message>
        <source>Mends his own gunsight with a hairpin.</source>
        <translation>Sam naprawia celownik spinką do włosów.</translation>
    </message>
    <message>
        <source>Goes in first and does not see why others wait.</source>
        <translation>Wchodzi pierwszy i nie rozumie, na co inni czekają.</translation>
    </message>
    <message>
        <source>Talks to his horse, and the horse is an aeroplane.</source>
        <translation>Rozmawia ze swoim koniem, a koń jest samolotem.</translation>
    </message>
    <message>
        <source>Up, down, sideways: he thinks runways are for other people.</source>
        <translation>W górę, w dół, w bok: uważa, że pasy startowe są dla innych.</translation>
    </message>
    <message>
        <source>Cannot stand still on a deck or anywhere else.</source>
        <translation>Nie ustoi w miejscu ani na pokładzie, ani gdzie indziej.</translation>
    </message>
    <message>
        <source>Was a platoon leader first and still counts heads.</source>
        <translation>Był najpierw dowódcą plutonu i wciąż liczy głowy.</translation>
    </message>
    <message>
        <source>Quiet evenings, quiet pulse, quiet aim.</source>
        <translation>Spokojne wieczory, spokojny puls, spokojny strzał.</translation>
    </message>
    <message>
        <source>Low over the water with only the eyes showing.</source>
        <translation>Nisko nad wodą, widać tylko oczy.</translation>
    </message>
    <message>
        <source>Bites whatever flies past.</source>
        <translation>Gryzie wszystko, co przelatuje.</translation>
    </message>
    <message>
        <source>likes a fight</source>
        <translation>lubi walkę</translation>
    </message>
    <message>
        <source>Built engines before he flew them.</source>
        <translation>Budował silniki, zanim zaczął na nich latać.</translation>
    </message>
    <message>
        <source>Hangs in the wind and waits for something small to move.</source>
        <translation>Wisi na wietrze i czeka, aż ruszy się coś małego.</translation>
    </message>
    <message>
        <source>Straight back, straight line, straight through.</source>
        <translation>Proste plecy, prosta linia, prosto do celu.</translation>
    </message>
    <message>
        <source>The instructors had given up on him twice.</source>
        <translation>Instruktorzy dwa razy postawili na nim krzyżyk.</translation>
    </message>
    <message>
        <source>late bloomer</source>
        <translation>późny talent</translation>
    </message>
    <message>
        <source>Twelve hours on the march, twelve in the seat, no difference.</source>
        <translation>Dwanaście godzin marszu, dwanaście w siodle: bez różnicy.</translation>
    </message>
    <message>
        <source>Strike him and he gets brighter.</source>
        <translation>Uderz go, a sypnie iskrami.</translation>
    </message>
    <message>
        <source>Notices the one thing that is not in the photograph.</source>
        <translation>Zauważa tę jedną rzecz, której nie ma na zdjęciu.</translation>
    </message>
    <message>
        <source>Fills every frequency with nothing.</source>
        <translation>Każdą częstotliwość wypełnia niczym.</translation>
    </message>
    <message>
        <source>Has not used the radio since March.</source>
        <translation>Nie użył radia od marca.</translation>
    </message>
    <message>
        <source>Conducts a whole coast of radars like an orchestra.</source>
        <translation>Dyryguje radarami całego wybrzeża jak orkiestrą.</translation>
    </message>
    <message>
        <source>Counts fighters in his sleep.</source>
        <translation>Liczy myśliwce przez sen.</translation>
    </message>
    <message>
        <source>Knows where the lorries will be when you get there.</source>
        <translation>Wie, gdzie będą ciężarówki, gdy tam dolecisz.</translation>
    </message>
    <message>
        <source>Barks early, never twice, never wrongly.</source>
        <translation>Szczeka wcześnie, nigdy dwa razy, nigdy na darmo.</translation>
    </message>
    <message>
        <source>First over the hill, first to learn from it.</source>
        <translation>Pierwszy za wzgórzem, pierwszy z wnioskami.</translation>
    </message>
    <message>
        <source>Leaves marks on everything and will not say sorry.</source>
        <translation>Na wszystkim zostawia ślad i nie przeprasza.</translation>
    </message>
    <message>
        <source>Flies his own war, politely, a mile to the left.</source>
        <translation>Toczy własną wojnę, grzecznie, o milę w lewo.</translation>
    </message>
    <message>
        <source>Hears it once and keeps it.</source>
        <translation>Słyszy raz i zapamiętuje.</translation>
    </message>
    <message>
        <source>Breaks rocks for a living.</source>
        <translation>Zarabia na życie rozbijaniem skał.</translation>
    </message>
    <message>
        <source>Came top of every class and is tired of hearing it.</source>
        <translation>Był najlepszy na każdym kursie i ma dość słuchania o tym.</translation>
    </message>
    <message>
        <source>Seven squadrons in nine years, all of them sorry to see him go.</source>
        <translation>Siedem eskadr w dziewięć lat i wszystkie żałowały, że odchodzi.</translation>
    </message>
    <message>
        <source>Nobody&apos;s first choice, everybody&apos;s second, and improving.</source>
        <translation>Niczyj pierwszy wybór, drugi wybór wszystkich, coraz lepszy.</translation>
    </message>
    <message>
        <source>Two crew, one opinion.</source>
        <translation>Dwóch w załodze, jedno zdanie.</translation>
    </message>
    <message>
        <source>The man behind does the thinking, the man in front admits it.</source>
        <translation>Ten z tyłu myśli, ten z przodu to przyznaje.</translation>
    </message>
    <message>
        <source>Brings more bombs than the plan asked for.</source>
        <translation>Przywozi więcej bomb, niż żądał plan.</translation>
    </message>
    <message>
        <source>Writes down every pound of fuel and every favour.</source>
        <translation>Zapisuje każdy funt paliwa i każdą przysługę.</translation>
    </message>
    <message>
        <source>Goes over the field once, properly.</source>
        <translation>Przechodzi po polu raz, za to porządnie.</translation>
    </message>
    <message>
        <source>Fixes his position by other people&apos;s mistakes.</source>
        <translation>Ustala swoją pozycję po cudzych błędach.</translation>
    </message>
    <message>
        <source>Where he goes the screens go quiet, then dark.</source>
        <translation>Gdzie się zjawi, ekrany cichną, a potem gasną.</translation>
    </message>
    <message>
        <source>Things break near him. Theirs, mostly.</source>
        <translation>Przy nim wszystko się psuje. Przeważnie wrogom.</translation>
    </message>
    <message>
        <source>Sleeps through alerts, wakes for targets.</source>
        <translation>Przesypia alarmy, budzi się na cele.</translation>
    </message>
    <message>
        <source>Is in the photograph if you know where to look.</source>
        <translation>Jest na zdjęciu, jeśli wiesz, gdzie patrzeć.</translation>
    </message>
    <message>
        <source>Unhurried, unseen, untroubled.</source>
        <translation>Niespieszny, niewidoczny, niewzruszony.</translation>
    </message>
    <message>
        <source>Plans in layers and explains one of them.</source>
        <translation>Planuje warstwami i objaśnia jedną z nich.</translation>
    </message>
    <message>
        <source>One bomb, one word, no echo.</source>
        <translation>Jedna bomba, jedno słowo, żadnego echa.</translation>
    </message>
    <message>
        <source>Dark jet, heavy load, light mood.</source>
        <translation>Ciemna maszyna, ciężki ładunek, lekki nastrój.</translation>
    </message>
    <message>
        <source>There, then not there, then talking about it.</source>
        <translation>Jest, potem go nie ma, potem o tym opowiada.</translation>
    </message>
    <message>
        <source>You notice the light going out.</source>
        <translation>Zauważasz, że gaśnie światło.</translation>
    </message>
    <message>
        <source>M1939</source>
        <translation>M1939</translation>
    </message>
    <message>
        <source>M1939 37 mm gun</source>
        <translation>M1939, działo 37 mm</translation>
    </message>
    <message>
        <source>S-60</source>
        <translation>S-60</translation>
    </message>
    <message>
        <source>S-60 57 mm gun</source>
        <translation>S-60, działo 57 mm</translation>
    </message>
    <message>
        <source>Zu-23-4</source>
        <translation>Zu-23-4</translation>
    </message>
    <message>
        <source>Zu-23-4 Shilka</source>
        <translation>Zu-23-4 Shilka</translation>
    </message>
    <message>
        <source>KS-19</source>
        <translation>KS-19</translation>
    </message>
    <message>
        <source>KS-19 100 mm gun</source>
        <translation>KS-19, działo 100 mm</translation>
    </message>
    <message>
        <source>SA-2</source>
        <translation>SA-2</translation>
    </message>
    <message>
        <source>SA-2 Guideline</source>
        <translation>SA-2 Guideline</translation>
    </message>
    <message>
        <source>SA-3</source>
        <translation>SA-3</translation>
    </message>
    <message>
        <source>SA-3 Goa</source>
        <translation>SA-3 Goa</translation>
    </message>
    <message>
        <source>SA-6</source>
        <translation>SA-6</translation>
    </message>
    <message>
        <source>SA-6 Gainful</source>
        <translation>SA-6 Gainful</translation>
    </message>
    <message>
        <source>SA-7</source>
        <translation>SA-7</translation>
    </message>
    <message>
        <source>SA-7 Grail</source>
        <translation>SA-7 Grail</translation>
    </message>
    <message>
        <source>SA-8A</source>
        <translation>SA-8A</translation>
    </message>
    <message>
        <source>SA-8A Gecko</source>
        <translation>SA-8A Gecko</translation>
    </message>
    <message>
        <source>SA-8B</source>
        <translation>SA-8B</translation>
    </message>
    <message>
        <source>SA-8B Gecko</source>
        <translation>SA-8B Gecko</translation>
    </message>
    <message>
        <source>SA-9</source>
        <translation>SA-9</translation>
    </message>
    <message>
        <source>SA-9 Gaskin</source>
        <translation>SA-9 Gaskin</translation>
    </message>
    <message>
        <source>SA-10</source>
        <translation>SA-10</translation>
    </message>
    <message>
        <source>SA-10 Grumble</source>
        <translation>SA-10 Grumble</translation>
    </message>
    <message>
        <source>SA-11</source>
        <translation>SA-11</translation>
    </message>
    <message>
        <source>SA-11 Gadfly</source>
        <translation>SA-11 Gadfly</translation>
    </message>
    <message>
        <source>SA-13</source>
        <translation>SA-13</translation>
    </message>
    <message>
        <source>SA-13 Gopher</source>
        <translation>SA-13 Gopher</translation>
    </message>
    <message>
        <source>SA-15</source>
        <translation>SA-15</translation>
    </message>
    <message>
        <source>SA-15 Gauntlet</source>
        <translation>SA-15 Gauntlet</translation>
    </message>
    <message>
        <source>SA-16</source>
        <translation>SA-16</translation>
    </message>
    <message>
        <source>SA-16 Gimlet</source>
        <translation>SA-16 Gimlet</translation>
    </message>
    <message>
        <source>SA-17</source>
        <translation>SA-17</translation>
    </message>
    <message>
        <source>SA-17 Grizzly</source>
        <translation>SA-17 Grizzly</translation>
    </message>
    <message>
        <source>MiG-21</source>
        <translation>MiG-21</translation>
    </message>
    <message>
        <source>Su-22</source>
        <translation>Su-22</translation>
    </message>
    <message>
        <source>MiG-23</source>
        <translation>MiG-23</translation>
    </message>
    <message>
        <source>MiG-25</source>
        <translation>MiG-25</translation>
    </message>
    <message>
        <source>MiG-29</source>
        <translation>MiG-29</translation>
    </message>
    <message>
        <source>MiG-31</source>
        <translation>MiG-31</translation>
    </message>
    <message>
        <source>Su-27</source>
        <translation>Su-27</translation>
    </message>
    <message>
        <source>Mirage III</source>
        <translation>Mirage III</translation>
    </message>
    <message>
        <source>Mirage F1</source>
        <translation>Mirage F1</translation>
    </message>
    <message>
        <source>F-4</source>
        <translation>F-4</translation>
    </message>
    <message>
        <source>Tu-16</source>
        <translation>Tu-16</translation>
    </message>
    <message>
        <source>Tu-16 Badger</source>
        <translation>Tu-16 Badger</translation>
    </message>
    <message>
        <source>Tu-22M</source>
        <translation>Tu-22M</translation>
    </message>
    <message>
        <source>Tu-22M Backfire</source>
        <translation>Tu-22M Backfire</translation>
    </message>
    <message>
        <source>JDAM of 1999-2008 may attack it.</source>
        <translation>Mogą go atakować JDAM z lat 1999–2008.</translation>
    </message>
    <message>
        <source>Weapons with a Soft bonus add it.</source>
        <translation>Broń z premią przeciw miękkim ją dodaje.</translation>
    </message>
    <message>
        <source>Weapons with a Vehicle bonus add it.</source>
        <translation>Broń z premią przeciw pojazdom ją dodaje.</translation>
    </message>
    <message>
        <source>1 Hit at most per Air to Ground counter, unless the weapon has D.</source>
        <translation>Najwyżej 1 trafienie za każdy żeton AtG, chyba że broń ma D.</translation>
    </message>
    <message>
        <source>-1 to all Air to Ground rolls against it.</source>
        <translation>−1 do wszystkich rzutów AtG przeciw niemu.</translation>
    </message>
    <message>
        <source>Each Air to Ground counter inflicts 1 Hit less.</source>
        <translation>Każdy żeton AtG zadaje o 1 trafienie mniej.</translation>
    </message>
    <message>
        <source>1 Stress to the Pilot per Air to Ground counter that achieves nothing.</source>
        <translation>Pilot otrzymuje 1 stresu za każdy żeton AtG, który nic nie zdziałał.</translation>
    </message>
    <message>
        <source>May be flown as a second mission of the Day.</source>
        <translation>Może być drugą misją dnia.</translation>
    </message>
    <message>
        <source>Stop drawing; it is the Primary mission.</source>
        <translation>Koniec dobierania; to główny cel dnia.</translation>
    </message>
    <message>
        <source>Draw this many Bandits into the Center at the start of each turn.</source>
        <translation>Na początku każdej tury dobierz tylu bandytów do centrum.</translation>
    </message>
    <message>
        <source>Each Pilot who flew suffers this Stress.</source>
        <translation>Każdy pilot, który leciał, otrzymuje tyle stresu.</translation>
    </message>
    <message>
        <source>Counts from the moment it is drawn until Destroyed or discarded; the card stays available.</source>
        <translation>Liczy się od dobrania, aż zostanie zniszczone lub odrzucone; karta pozostaje dostępna.</translation>
    </message>
    <message>
        <source>Gained when Destroyed.</source>
        <translation>Dostajesz ją, gdy cel zniszczono.</translation>
    </message>
    <message>
        <source>Suffered when selected and not Destroyed.</source>
        <translation>Spada, gdy kartę wybrano, a celu nie zniszczono.</translation>
    </message>
    <message>
        <source>Gained when this many Hits are inflicted.</source>
        <translation>Dostajesz go, gdy zadano tyle trafień.</translation>
    </message>
    <message>
        <source>Place these counters in the Center; all must be Destroyed.</source>
        <translation>Połóż te żetony w centrum; wszystkie trzeba zniszczyć.</translation>
    </message>
    <message>
        <source>Minor Airfield</source>
        <translation>Małe lotnisko</translation>
    </message>
    <message>
        <source>A short strip, two shelters, and fighters that come and go as they please.</source>
        <translation>Krótki pas, dwa schrony i myśliwce, które przylatują i odlatują, jak chcą.</translation>
    </message>
    <message>
        <source>Bandit 1. While in play every Target has 1 Center Bandit more.</source>
        <translation>Bandyta 1. Dopóki w grze, każdy cel ma o 1 bandytę w centrum więcej.</translation>
    </message>
    <message>
        <source>Early Warning Radar</source>
        <translation>Radar wczesnego ostrzegania</translation>
    </message>
    <message>
        <source>One slow antenna on a bare hill sees every take-off of yours.</source>
        <translation>Jedna powolna antena na gołym wzgórzu widzi każdy twój start.</translation>
    </message>
    <message>
        <source>While in play add 1 to all Bandit attack rolls.</source>
        <translation>Dopóki w grze, dodaj 1 do wszystkich rzutów ataku bandytów.</translation>
    </message>
    <message>
        <source>Missile Launcher Convoy</source>
        <translation>Konwój wyrzutni rakiet</translation>
    </message>
    <message>
        <source>Six long lorries, never in the same wadi for two nights.</source>
        <translation>Sześć długich ciężarówek, nigdy dwie noce w tym samym wadi.</translation>
    </message>
    <message>
        <source>Penalty: lose 1 VP.</source>
        <translation>Kara: tracisz 1 VP.</translation>
    </message>
    <message>
        <source>Patrol Boat Fleet</source>
        <translation>Flota łodzi patrolowych</translation>
    </message>
    <message>
        <source>Fast, small, and each with a missile that can reach your carrier.</source>
        <translation>Szybkie, małe i każda z pociskiem, który dosięgnie twojego lotniskowca.</translation>
    </message>
    <message>
        <source>Rail Yard</source>
        <translation>Stacja rozrządowa</translation>
    </message>
    <message>
        <source>Forty tracks side by side; you need only the right four.</source>
        <translation>Czterdzieści torów obok siebie; wystarczą cztery, byle te właściwe.</translation>
    </message>
    <message>
        <source>Overkill 16: Infra 1 more.</source>
        <translation>Nadmiar 16: infrastruktura o 1 więcej.</translation>
    </message>
    <message>
        <source>Highway Bridge</source>
        <translation>Most drogowy</translation>
    </message>
    <message>
        <source>Two lanes, four piers, and the only way over the river.</source>
        <translation>Dwa pasy, cztery filary i jedyna droga przez rzekę.</translation>
    </message>
    <message>
        <source>Bonus: for the rest of the Campaign every &quot;Convoy&quot; needs 1 Hit less.</source>
        <translation>Premia: do końca kampanii każdy „Konwój” potrzebuje o 1 trafienie mniej.</translation>
    </message>
    <message>
        <source>Coastal Gun Battery</source>
        <translation>Nadbrzeżna bateria dział</translation>
    </message>
    <message>
        <source>Old naval guns under three metres of concrete.</source>
        <translation>Stare działa okrętowe pod trzema metrami betonu.</translation>
    </message>
    <message>
        <source>Fuel Tank Farm</source>
        <translation>Zbiorniki paliwa</translation>
    </message>
    <message>
        <source>Forty thousand tons in thin steel. It burns for a week.</source>
        <translation>Czterdzieści tysięcy ton w cienkiej stali. Pali się przez tydzień.</translation>
    </message>
    <message>
        <source>Overkill 12: 1 VP.</source>
        <translation>Nadmiar 12: 1 VP.</translation>
    </message>
    <message>
        <source>Tank Column</source>
        <translation>Kolumna czołgów</translation>
    </message>
    <message>
        <source>A hundred vehicles nose to tail, and one road.</source>
        <translation>Sto pojazdów zderzak w zderzak i jedna droga.</translation>
    </message>
    <message>
        <source>Penalty: Recon 1 to the left.</source>
        <translation>Kara: rozpoznanie o 1 w lewo.</translation>
    </message>
    <message>
        <source>Border Strongpoint</source>
        <translation>Umocniony punkt graniczny</translation>
    </message>
    <message>
        <source>Sandbags, wire, and friends two streets away.</source>
        <translation>Worki z piaskiem, druty, a swoi dwie ulice dalej.</translation>
    </message>
    <message>
        <source>Objective: Zu-23-4, besides the Hits.</source>
        <translation>Zadanie: Zu-23-4, oprócz trafień.</translation>
    </message>
    <message>
        <source>Naval Base</source>
        <translation>Baza morska</translation>
    </message>
    <message>
        <source>Piers, cranes, workshops, and the guns of everything that is moored there.</source>
        <translation>Nabrzeża, dźwigi, warsztaty i działa wszystkiego, co tam cumuje.</translation>
    </message>
    <message>
        <source>Bonus: discard 1 Improvement card in play.</source>
        <translation>Premia: odrzuć 1 kartę ulepszenia, która jest w grze.</translation>
    </message>
    <message>
        <source>Supply Convoy</source>
        <translation>Konwój zaopatrzenia</translation>
    </message>
    <message>
        <source>Lorries without lights, spread out over ten kilometres.</source>
        <translation>Ciężarówki bez świateł, rozciągnięte na dziesięć kilometrów.</translation>
    </message>
    <message>
        <source>Field Headquarters</source>
        <translation>Sztab polowy</translation>
    </message>
    <message>
        <source>Antennas on every second lorry: somebody important eats here.</source>
        <translation>Anteny na co drugiej ciężarówce: jada tu ktoś ważny.</translation>
    </message>
    <message>
        <source>Command Bunker</source>
        <translation>Bunkier dowodzenia</translation>
    </message>
    <message>
        <source>A steel door, a long stair, and a table with the whole war on it.</source>
        <translation>Stalowe drzwi, długie schody i stół, na którym leży cała wojna.</translation>
    </message>
    <message>
        <source>Power Station</source>
        <translation>Elektrownia</translation>
    </message>
    <message>
        <source>Cooling towers make it hard to miss and hard to stop.</source>
        <translation>Przez chłodnie kominowe trudno ją przeoczyć i trudno zatrzymać.</translation>
    </message>
    <message>
        <source>Bonus: subtract 1 from all Site attack rolls on your next mission.</source>
        <translation>Premia: odejmij 1 od wszystkich rzutów ataku stanowisk w twojej następnej misji.</translation>
    </message>
    <message>
        <source>Main Airfield</source>
        <translation>Główne lotnisko</translation>
    </message>
    <message>
        <source>Two runways, hardened shelters, patrols in the air from dawn to dusk.</source>
        <translation>Dwa pasy, utwardzone schrony, patrole w powietrzu od świtu do zmroku.</translation>
    </message>
    <message>
        <source>Bandit 1. While in play you may draw 1 Target card less each Day (at least 1).</source>
        <translation>Bandyta 1. Dopóki w grze, każdego dnia możesz dobrać o 1 kartę celu mniej (co najmniej 1).</translation>
    </message>
    <message>
        <source>Carrier Defense: Day Raid</source>
        <translation>Obrona lotniskowca: nalot dzienny</translation>
    </message>
    <message>
        <source>They come for the ship, high and in daylight. Stop them.</source>
        <translation>Lecą po okręt, wysoko i w biały dzień. Zatrzymaj ich.</translation>
    </message>
    <message>
        <source>Objective: 8 Bombers. Penalty: lose 3 VP.</source>
        <translation>Zadanie: 8 bombowców. Kara: tracisz 3 VP.</translation>
    </message>
    <message>
        <source>Surface Action Fleet</source>
        <translation>Flota nawodna</translation>
    </message>
    <message>
        <source>Three gray ships in line, all of them awake.</source>
        <translation>Trzy szare okręty w szyku i wszystkie czuwają.</translation>
    </message>
    <message>
        <source>Telephone Exchange</source>
        <translation>Centrala telefoniczna</translation>
    </message>
    <message>
        <source>Every order of the district passes through this one ugly block.</source>
        <translation>Każdy rozkaz okręgu przechodzi przez ten jeden brzydki blok.</translation>
    </message>
    <message>
        <source>Bonus: you may draw 1 Target card more on your next Day.</source>
        <translation>Premia: następnego dnia możesz dobrać o 1 kartę celu więcej.</translation>
    </message>
    <message>
        <source>Forward Supply Dump</source>
        <translation>Wysunięty skład zaopatrzenia</translation>
    </message>
    <message>
        <source>Pallets under nets, stacked up behind the front.</source>
        <translation>Palety pod siatkami, ułożone w stosy za frontem.</translation>
    </message>
    <message>
        <source>Overkill 12: Recon 1 more.</source>
        <translation>Nadmiar 12: rozpoznanie o 1 więcej.</translation>
    </message>
    <message>
        <source>Landing Ship Fleet</source>
        <translation>Flota desantowa</translation>
    </message>
    <message>
        <source>Flat hulls full of tanks, with a shore to reach before night.</source>
        <translation>Płaskie kadłuby pełne czołgów, które przed nocą mają dotrzeć do brzegu.</translation>
    </message>
    <message>
        <source>Penalty: lose 2 VP.</source>
        <translation>Kara: tracisz 2 VP.</translation>
    </message>
    <message>
        <source>Submarine Pens</source>
        <translation>Schrony okrętów podwodnych</translation>
    </message>
    <message>
        <source>The roof was made for worse than you can carry. Bring more.</source>
        <translation>Dach zbudowano na gorsze rzeczy, niż możesz unieść. Weź więcej.</translation>
    </message>
    <message>
        <source>Anti-Ship Missile Battery</source>
        <translation>Bateria pocisków przeciwokrętowych</translation>
    </message>
    <message>
        <source>It needs one look at the sea to make your life shorter.</source>
        <translation>Wystarczy jej jedno spojrzenie na morze, by skrócić ci życie.</translation>
    </message>
    <message>
        <source>While in play every Pilot who flies suffers 1 more Stress.</source>
        <translation>Dopóki w grze, każdy pilot, który leci, otrzymuje o 1 stresu więcej.</translation>
    </message>
    <message>
        <source>Reactor Complex</source>
        <translation>Kompleks reaktora</translation>
    </message>
    <message>
        <source>The dome is empty, says the briefing. The guns are not.</source>
        <translation>Kopuła jest pusta, mówi odprawa. Działa nie są.</translation>
    </message>
    <message>
        <source>Presidential Compound</source>
        <translation>Kompleks prezydencki</translation>
    </message>
    <message>
        <source>Gardens, fountains, and streets of people who are not your enemy.</source>
        <translation>Ogrody, fontanny i ulice pełne ludzi, którzy nie są twoim wrogiem.</translation>
    </message>
    <message>
        <source>Overkill 12: 1 VP and Intel 1 more.</source>
        <translation>Nadmiar 12: 1 VP i wywiad o 1 więcej.</translation>
    </message>
    <message>
        <source>Chemical Works</source>
        <translation>Zakłady chemiczne</translation>
    </message>
    <message>
        <source>Nobody wants to be downwind when it goes.</source>
        <translation>Nikt nie chce stać po zawietrznej, gdy to wyleci w powietrze.</translation>
    </message>
    <message>
        <source>Stress 1.</source>
        <translation>Stres 1.</translation>
    </message>
    <message>
        <source>Satellite Uplink</source>
        <translation>Stacja łączności satelitarnej</translation>
    </message>
    <message>
        <source>Three dishes, a small roof, a long way in.</source>
        <translation>Trzy czasze, mały dach, długa droga w głąb.</translation>
    </message>
    <message>
        <source>Oil Refinery</source>
        <translation>Rafineria</translation>
    </message>
    <message>
        <source>Pipes, flames, columns: cut the right one and it all stops.</source>
        <translation>Rury, płomienie, kolumny: przetnij tę właściwą i wszystko staje.</translation>
    </message>
    <message>
        <source>Overkill 16: 1 VP.</source>
        <translation>Nadmiar 16: 1 VP.</translation>
    </message>
    <message>
        <source>Shipyard</source>
        <translation>Stocznia</translation>
    </message>
    <message>
        <source>Half-built hulls that should stay that way.</source>
        <translation>Kadłuby w połowie budowy, które powinny takie zostać.</translation>
    </message>
    <message>
        <source>Bonus: for the rest of the Campaign every &quot;Fleet&quot; has 1 Center Site less.</source>
        <translation>Premia: do końca kampanii każda „Flota” ma o 1 stanowisko w centrum mniej.</translation>
    </message>
    <message>
        <source>Bomber Base</source>
        <translation>Baza bombowców</translation>
    </message>
    <message>
        <source>Long runway, long bombers, long reach towards your carrier.</source>
        <translation>Długie pasy, długie bombowce, długie ramię ku twojemu lotniskowcowi.</translation>
    </message>
    <message>
        <source>While in play every &quot;Defense&quot; with Bombers has 1 Bomber more. Bonus: discard 1 Improvement card in play.</source>
        <translation>Dopóki w grze, każda „Obrona” z bombowcami ma o 1 bombowiec więcej. Premia: odrzuć 1 kartę ulepszenia, która jest w grze.</translation>
    </message>
    <message>
        <source>Weapon Factory</source>
        <translation>Fabryka broni</translation>
    </message>
    <message>
        <source>The biggest roof in the country, and what comes out of it repairs everything else.</source>
        <translation>Największy dach w kraju, a to, co spod niego wyjeżdża, naprawia całą resztę.</translation>
    </message>
    <message>
        <source>While in play: whenever your Target is not Destroyed, Infra 1 to the left.</source>
        <translation>Dopóki w grze: ilekroć twój cel nie zostanie zniszczony, infrastruktura o 1 w lewo.</translation>
    </message>
    <message>
        <source>Armored Brigade</source>
        <translation>Brygada pancerna</translation>
    </message>
    <message>
        <source>A whole brigade on the move and nobody else to stop it.</source>
        <translation>Cała brygada w marszu i nikogo więcej, kto by ją zatrzymał.</translation>
    </message>
    <message>
        <source>Penalty: Recon and Intel 1 to the left.</source>
        <translation>Kara: rozpoznanie i wywiad o 1 w lewo.</translation>
    </message>
    <message>
        <source>Artillery Park</source>
        <translation>Park artylerii</translation>
    </message>
    <message>
        <source>Guns in a forest, wheel to wheel, firing on people you were sent to help.</source>
        <translation>Działa w lesie, koło przy kole, strzelają do ludzi, którym masz pomóc.</translation>
    </message>
    <message>
        <source>Overkill 16: Recon 1 more.</source>
        <translation>Nadmiar 16: rozpoznanie o 1 więcej.</translation>
    </message>
    <message>
        <source>Replenishment Fleet</source>
        <translation>Flota zaopatrzeniowa</translation>
    </message>
    <message>
        <source>Without these tankers the others go home.</source>
        <translation>Bez tych zbiornikowców pozostali wracają do domu.</translation>
    </message>
    <message>
        <source>Bonus: for the rest of the Campaign every &quot;Fleet&quot; needs 1 Hit less.</source>
        <translation>Premia: do końca kampanii każda „Flota” potrzebuje o 1 trafienie mniej.</translation>
    </message>
    <message>
        <source>Missile Belt</source>
        <translation>Pas rakietowy</translation>
    </message>
    <message>
        <source>Four batteries that cover one another. Take the belt apart.</source>
        <translation>Cztery baterie, które osłaniają się nawzajem. Rozbierz ten pas.</translation>
    </message>
    <message>
        <source>Objective: SA-2, SA-3, SA-6, SA-11. Bonus: discard 1 Improvement card in play.</source>
        <translation>Zadanie: SA-2, SA-3, SA-6, SA-11. Premia: odrzuć 1 kartę ulepszenia, która jest w grze.</translation>
    </message>
    <message>
        <source>Listening Post</source>
        <translation>Posterunek nasłuchowy</translation>
    </message>
    <message>
        <source>A hut, a mast, and a man who writes down your call signs.</source>
        <translation>Budka, maszt i człowiek, który spisuje wasze znaki wywoławcze.</translation>
    </message>
    <message>
        <source>Railway Tunnel</source>
        <translation>Tunel kolejowy</translation>
    </message>
    <message>
        <source>A hole in a mountain with a train in it, twice a day.</source>
        <translation>Dziura w górze, a w niej pociąg, dwa razy na dobę.</translation>
    </message>
    <message>
        <source>Intelligence Center</source>
        <translation>Ośrodek wywiadu</translation>
    </message>
    <message>
        <source>Filing cabinets that know where you will fly tomorrow.</source>
        <translation>Szafy z aktami, które wiedzą, dokąd jutro polecisz.</translation>
    </message>
    <message>
        <source>Broadcast Tower</source>
        <translation>Maszt nadawczy</translation>
    </message>
    <message>
        <source>It says on every channel that you have been shot down.</source>
        <translation>Na każdym kanale ogłasza, że cię zestrzelono.</translation>
    </message>
    <message>
        <source>Air Defense Center</source>
        <translation>Ośrodek obrony powietrznej</translation>
    </message>
    <message>
        <source>One dark room tells every battery when to switch on.</source>
        <translation>Jedna ciemna sala mówi każdej baterii, kiedy się włączyć.</translation>
    </message>
    <message>
        <source>While in play add 1 to all Site attack rolls.</source>
        <translation>Dopóki w grze, dodaj 1 do wszystkich rzutów ataku stanowisk.</translation>
    </message>
    <message>
        <source>Logistics Command</source>
        <translation>Dowództwo logistyki</translation>
    </message>
    <message>
        <source>Spare parts, bread and cement find their way from here to every target you have.</source>
        <translation>Części, chleb i cement trafiają stąd do każdego celu, jaki masz.</translation>
    </message>
    <message>
        <source>While in play every Target needs 1 Hit more.</source>
        <translation>Dopóki w grze, każdy cel potrzebuje o 1 trafienie więcej.</translation>
    </message>
    <message>
        <source>Rocket Fuel Plant</source>
        <translation>Wytwórnia paliwa rakietowego</translation>
    </message>
    <message>
        <source>What they brew here does not like sparks.</source>
        <translation>To, co tu warzą, nie lubi iskier.</translation>
    </message>
    <message>
        <source>Overkill 16: Intel and Infra 1 more.</source>
        <translation>Nadmiar 16: wywiad i infrastruktura o 1 więcej.</translation>
    </message>
    <message>
        <source>Fleet Flagship</source>
        <translation>Okręt flagowy floty</translation>
    </message>
    <message>
        <source>An admiral, a big ship, and every escort that could be found.</source>
        <translation>Admirał, wielki okręt i cała eskorta, jaką dało się znaleźć.</translation>
    </message>
    <message>
        <source>While in play every &quot;Fleet&quot; has 1 Center Site more.</source>
        <translation>Dopóki w grze, każda „Flota” ma o 1 stanowisko w centrum więcej.</translation>
    </message>
    <message>
        <source>Motor Pool</source>
        <translation>Park samochodowy</translation>
    </message>
    <message>
        <source>Rows of lorries, drivers asleep, keys in the locks.</source>
        <translation>Rzędy ciężarówek, kierowcy śpią, kluczyki w stacyjkach.</translation>
    </message>
    <message>
        <source>While in play every &quot;Convoy&quot; needs 1 Hit more.</source>
        <translation>Dopóki w grze, każdy „Konwój” potrzebuje o 1 trafienie więcej.</translation>
    </message>
    <message>
        <source>Carrier Defense: Massed Raid</source>
        <translation>Obrona lotniskowca: zmasowany nalot</translation>
    </message>
    <message>
        <source>All of them, at once, for one ship. There is no second try.</source>
        <translation>Wszyscy naraz, po jeden okręt. Drugiej próby nie będzie.</translation>
    </message>
    <message>
        <source>Objective: 10 Bombers. Penalty: the Campaign ends.</source>
        <translation>Zadanie: 10 bombowców. Kara: kampania się kończy.</translation>
    </message>
    <message>
        <source>Carrier Defense: Fighter Raid</source>
        <translation>Obrona lotniskowca: nalot myśliwców</translation>
    </message>
    <message>
        <source>Fighters first, bombers behind; meet them far out.</source>
        <translation>Najpierw myśliwce, za nimi bombowce; wyjdź im naprzeciw daleko.</translation>
    </message>
    <message>
        <source>Objective: 2 MiG-23, 2 MiG-29 and 2 Bombers. Penalty: lose 2 VP.</source>
        <translation>Zadanie: 2 MiG-23, 2 MiG-29 i 2 bombowce. Kara: tracisz 2 VP.</translation>
    </message>
    <message>
        <source>Guerrilla Camp</source>
        <translation>Obóz partyzantów</translation>
    </message>
    <message>
        <source>Tents under trees and a path that no map shows.</source>
        <translation>Namioty pod drzewami i ścieżka, której nie ma na żadnej mapie.</translation>
    </message>
    <message>
        <source>Coastal Missile Site</source>
        <translation>Nadbrzeżna wyrzutnia rakiet</translation>
    </message>
    <message>
        <source>Rails on a cliff, pointed at the strait.</source>
        <translation>Prowadnice na klifie, wycelowane w cieśninę.</translation>
    </message>
    <message>
        <source>While in play add 1 to the Site attack rolls of every &quot;Fleet&quot;.</source>
        <translation>Dopóki w grze, dodaj 1 do rzutów ataku stanowisk każdej „Floty”.</translation>
    </message>
    <message>
        <source>Underground Hangars</source>
        <translation>Podziemne hangary</translation>
    </message>
    <message>
        <source>The shelters are inside the hill. So is the fuel.</source>
        <translation>Schrony są we wnętrzu góry. Paliwo też.</translation>
    </message>
    <message>
        <source>Ballistic Missile Silos</source>
        <translation>Silosy rakiet balistycznych</translation>
    </message>
    <message>
        <source>Lids of steel, one metre thick. Some are open.</source>
        <translation>Stalowe pokrywy grube na metr. Kilka jest otwartych.</translation>
    </message>
    <message>
        <source>Stress 1. Penalty: lose 1 VP.</source>
        <translation>Stres 1. Kara: tracisz 1 VP.</translation>
    </message>
    <message>
        <source>Enrichment Halls</source>
        <translation>Hale wzbogacania</translation>
    </message>
    <message>
        <source>Halls below halls, and the reason for this war.</source>
        <translation>Hale pod halami i powód tej wojny.</translation>
    </message>
    <message>
        <source>Troop Barracks</source>
        <translation>Koszary</translation>
    </message>
    <message>
        <source>Four blocks, a parade ground, empty if you come too late.</source>
        <translation>Cztery bloki i plac apelowy; puste, jeśli się spóźnisz.</translation>
    </message>
    <message>
        <source>Overkill 16: each Pilot who flew gains 1 Experience.</source>
        <translation>Nadmiar 16: każdy pilot, który leciał, zyskuje 1 doświadczenia.</translation>
    </message>
    <message>
        <source>Frontline Trenches</source>
        <translation>Okopy na froncie</translation>
    </message>
    <message>
        <source>Two armies a hundred metres apart. Look twice.</source>
        <translation>Dwie armie sto metrów od siebie. Spójrz dwa razy.</translation>
    </message>
    <message>
        <source>Parachute Brigade</source>
        <translation>Brygada spadochronowa</translation>
    </message>
    <message>
        <source>They landed last night and are still finding each other.</source>
        <translation>Wylądowali zeszłej nocy i wciąż się odnajdują.</translation>
    </message>
    <message>
        <source>Penalty: lose 4 SO Points.</source>
        <translation>Kara: tracisz 4 SO.</translation>
    </message>
    <message>
        <source>Airborne Radar Orbit</source>
        <translation>Latający radar</translation>
    </message>
    <message>
        <source>A fat aircraft with a dish on its back and two careful friends.</source>
        <translation>Gruby samolot z talerzem na grzbiecie i dwóch czujnych przyjaciół.</translation>
    </message>
    <message>
        <source>Objective: 1 Bomber (the radar aircraft) and 2 MiG-29.</source>
        <translation>Zadanie: 1 bombowiec (samolot z radarem) i 2 MiG-29.</translation>
    </message>
    <message>
        <source>Coastal Minelayers</source>
        <translation>Przybrzeżne stawiacze min</translation>
    </message>
    <message>
        <source>Trawlers with a very strange catch.</source>
        <translation>Trawlery z bardzo dziwnym połowem.</translation>
    </message>
    <message>
        <source>Observation Posts</source>
        <translation>Posterunki obserwacyjne</translation>
    </message>
    <message>
        <source>Three men, a telescope and a field telephone, five times over.</source>
        <translation>Trzech ludzi, luneta i telefon polowy, i tak pięć razy.</translation>
    </message>
    <message>
        <source>Fighter Sweep</source>
        <translation>Wymiatanie myśliwców</translation>
    </message>
    <message>
        <source>No bombs, no target; just them and you.</source>
        <translation>Żadnych bomb, żadnego celu; tylko oni i ty.</translation>
    </message>
    <message>
        <source>Objective: 2 MiG-21, 2 MiG-23 and 1 MiG-29. Stress -1.</source>
        <translation>Zadanie: 2 MiG-21, 2 MiG-23 i 1 MiG-29. Stres −1.</translation>
    </message>
    <message>
        <source>Downed Crew</source>
        <translation>Zestrzelona załoga</translation>
    </message>
    <message>
        <source>A smoke signal on a ridge, and patrols climbing towards it.</source>
        <translation>Sygnał dymny na grani, a patrole już się ku niemu wspinają.</translation>
    </message>
    <message>
        <source>Objective: Zu-23-4, SA-7, M1939. Bonus: 1 Missing Pilot returns.</source>
        <translation>Zadanie: Zu-23-4, SA-7, M1939. Premia: 1 zaginiony pilot wraca.</translation>
    </message>
    <message>
        <source>Emergency Airlift</source>
        <translation>Ewakuacja powietrzna</translation>
    </message>
    <message>
        <source>Transports with everybody who can still be taken out.</source>
        <translation>Transportowce z każdym, kogo jeszcze da się wywieźć.</translation>
    </message>
    <message>
        <source>Objective: 6 transport aircraft (use Bombers).</source>
        <translation>Zadanie: 6 transportowców (użyj bombowców).</translation>
    </message>
    <message>
        <source>Solid Overcast</source>
        <translation>Pełne zachmurzenie</translation>
    </message>
    <message>
        <source>No Aircraft may be at High Altitude until the end of turn 2.</source>
        <translation>Do końca tury 2 żaden samolot nie może lecieć wysoko.</translation>
    </message>
    <message>
        <source>Nothing but grey from the deck to the coast.</source>
        <translation>Sama szarość, od pokładu aż po wybrzeże.</translation>
    </message>
    <message>
        <source>Tougher Than It Looked</source>
        <translation>Twardszy, niż wyglądał</translation>
    </message>
    <message>
        <source>1 more Hit is needed to Destroy the Target.</source>
        <translation>Do zniszczenia celu potrzeba o 1 trafienie więcej.</translation>
    </message>
    <message>
        <source>Someone poured a lot of concrete here since the photographs.</source>
        <translation>Od czasu zdjęć ktoś wylał tu mnóstwo betonu.</translation>
    </message>
    <message>
        <source>Long Way Home</source>
        <translation>Daleko do domu</translation>
    </message>
    <message>
        <source>Either pay 2 SO Points for a tanker, or each Pilot of the mission suffers 1 Stress.</source>
        <translation>Albo zapłać 2 SO za tankowiec, albo każdy pilot na misji otrzymuje 1 stresu.</translation>
    </message>
    <message>
        <source>The carrier is not where the plan said it would be.</source>
        <translation>Lotniskowca nie ma tam, gdzie miał być według planu.</translation>
    </message>
    <message>
        <source>Call the tanker</source>
        <translation>Wezwij tankowiec</translation>
    </message>
    <message>
        <source>Stretch the fuel</source>
        <translation>Oszczędzaj paliwo</translation>
    </message>
    <message>
        <source>Cat Shot Trouble</source>
        <translation>Kłopoty z katapultą</translation>
    </message>
    <message>
        <source>Your most stressed Pilot suffers 2 more Stress.</source>
        <translation>Twój najbardziej zestresowany pilot otrzymuje jeszcze 2 stresu.</translation>
    </message>
    <message>
        <source>The stroke was soft; he left the bow with nothing to spare.</source>
        <translation>Katapulta pchnęła słabo; zszedł z dziobu bez żadnego zapasu.</translation>
    </message>
    <message>
        <source>Second Ring</source>
        <translation>Drugi pierścień</translation>
    </message>
    <message>
        <source>Add 1 Site to a random Approach Area.</source>
        <translation>Dodaj 1 stanowisko do losowego obszaru podejścia.</translation>
    </message>
    <message>
        <source>A second circle of launchers that nobody had drawn.</source>
        <translation>Drugi krąg wyrzutni, którego nikt nie naniósł na mapę.</translation>
    </message>
    <message>
        <source>Fresh Imagery</source>
        <translation>Świeże zdjęcia</translation>
    </message>
    <message>
        <source>You may draw 1 extra Target card on your next Day.</source>
        <translation>Następnego dnia możesz dobrać 1 dodatkową kartę celu.</translation>
    </message>
    <message>
        <source>The film is still wet, and it is good.</source>
        <translation>Film jest jeszcze mokry, ale dobry.</translation>
    </message>
    <message>
        <source>Old Salt&apos;s Advice</source>
        <translation>Rada starego wygi</translation>
    </message>
    <message>
        <source>Your least skilled Pilot gains 1 Experience.</source>
        <translation>Twój pilot o najniższej umiejętności zyskuje 1 doświadczenia.</translation>
    </message>
    <message>
        <source>A quiet word in the ready room, worth a year of flying.</source>
        <translation>Ciche słowo w sali odpraw, warte roku latania.</translation>
    </message>
    <message>
        <source>Quiet Sky</source>
        <translation>Spokojne niebo</translation>
    </message>
    <message>
        <source>No adjustment.</source>
        <translation>Bez zmian.</translation>
    </message>
    <message>
        <source>Too quiet, says the leader. It stays quiet.</source>
        <translation>Za spokojnie, mówi dowódca. I tak zostaje.</translation>
    </message>
    <message>
        <source>Wounded Bird</source>
        <translation>Ranny ptak</translation>
    </message>
    <message>
        <source>Roll for each Damaged Aircraft: on 1 it is Destroyed.</source>
        <translation>Rzuć za każdy uszkodzony samolot: przy 1 jest zniszczony.</translation>
    </message>
    <message>
        <source>Half a tail, one good engine, two hundred miles.</source>
        <translation>Pół ogona, jeden sprawny silnik, dwieście mil.</translation>
    </message>
    <message>
        <source>Decoy Flight</source>
        <translation>Klucz-przynęta</translation>
    </message>
    <message>
        <source>Draw 1 Bandit counter less for the Center Area.</source>
        <translation>Dobierz do centrum o 1 żeton bandyty mniej.</translation>
    </message>
    <message>
        <source>A flight of four trails its coat down the coast and is believed.</source>
        <translation>Czwórka maszyn kusi wroga wzdłuż wybrzeża, a ten się nabiera.</translation>
    </message>
    <message>
        <source>Squadron of Aces</source>
        <translation>Eskadra asów</translation>
    </message>
    <message>
        <source>Add 1 to all Bandit attack rolls.</source>
        <translation>Dodaj 1 do wszystkich rzutów ataku bandytów.</translation>
    </message>
    <message>
        <source>These people have done this before.</source>
        <translation>Ci ludzie już to kiedyś robili.</translation>
    </message>
    <message>
        <source>Secondary Explosions</source>
        <translation>Wtórne wybuchy</translation>
    </message>
    <message>
        <source>If the Target was Destroyed: move the Infra counter 1 space to the right.</source>
        <translation>Jeśli cel zniszczono: przesuń infrastrukturę o 1 pole w prawo.</translation>
    </message>
    <message>
        <source>The second blast rattles windows in the next town.</source>
        <translation>Od drugiego wybuchu drżą szyby w sąsiednim mieście.</translation>
    </message>
    <message>
        <source>Decoy Strike</source>
        <translation>Uderzenie pozorowane</translation>
    </message>
    <message>
        <source>Remove 1 Site from an Approach Area of your choice.</source>
        <translation>Usuń 1 stanowisko z wybranego obszaru podejścia.</translation>
    </message>
    <message>
        <source>Six drones and a lot of tinfoil; a battery gives itself away.</source>
        <translation>Sześć dronów i masa folii; jedna bateria się zdradza.</translation>
    </message>
    <message>
        <source>Storm Cell</source>
        <translation>Komórka burzowa</translation>
    </message>
    <message>
        <source>1 turn less Over Target.</source>
        <translation>Nad celem o 1 turę mniej.</translation>
    </message>
    <message>
        <source>The anvil of the cloud is already over the aim point.</source>
        <translation>Kowadło chmury wisi już nad punktem celowania.</translation>
    </message>
    <message>
        <source>Ammunition Ship</source>
        <translation>Okręt z amunicją</translation>
    </message>
    <message>
        <source>Up to 4 Weight Points of Special Weapons cost no SO Points on your next mission.</source>
        <translation>W następnej misji do 4 punktów masy broni specjalnej nie kosztuje SO.</translation>
    </message>
    <message>
        <source>The crane works all night and the deck smells of new paint.</source>
        <translation>Dźwig pracuje całą noc, a pokład pachnie świeżą farbą.</translation>
    </message>
    <message>
        <source>Barrage</source>
        <translation>Ogień zaporowy</translation>
    </message>
    <message>
        <source>Special Event Attack: each Aircraft is attacked once (5/9/-). It cannot be reduced.</source>
        <translation>Specjalny atak zdarzenia: każdy samolot jest atakowany raz (5/9/–). Ataków nie można zmniejszyć.</translation>
    </message>
    <message>
        <source>The whole coast opens up at once, aimed at nobody.</source>
        <translation>Całe wybrzeże otwiera ogień naraz i do nikogo.</translation>
    </message>
    <message>
        <source>Nothing New</source>
        <translation>Nic nowego</translation>
    </message>
    <message>
        <source>The photograph and the view agree.</source>
        <translation>Zdjęcie i widok się zgadzają.</translation>
    </message>
    <message>
        <source>Rescue Swimmers</source>
        <translation>Ratownicy w wodzie</translation>
    </message>
    <message>
        <source>Add 3 to every Search and Rescue roll of this mission.</source>
        <translation>Dodaj 3 do każdego rzutu na poszukiwanie i ratunek w tej misji.</translation>
    </message>
    <message>
        <source>The helicopter was airborne before the first call.</source>
        <translation>Śmigłowiec był w powietrzu przed pierwszym wezwaniem.</translation>
    </message>
    <message>
        <source>Tomahawk Salvo</source>
        <translation>Salwa Tomahawków</translation>
    </message>
    <message>
        <source>Remove 1 Site of your choice.</source>
        <translation>Usuń 1 stanowisko, które wybierzesz.</translation>
    </message>
    <message>
        <source>Low, small, and twenty minutes ahead of you.</source>
        <translation>Lecą nisko, są małe i wyprzedzają cię o dwadzieścia minut.</translation>
    </message>
    <message>
        <source>Crew at Lunch</source>
        <translation>Obsługa na obiedzie</translation>
    </message>
    <message>
        <source>Remove 1 Site from the Center Area.</source>
        <translation>Usuń 1 stanowisko z centrum.</translation>
    </message>
    <message>
        <source>Pots on the fire, nobody at the radar.</source>
        <translation>Garnki na ogniu, nikogo przy radarze.</translation>
    </message>
    <message>
        <source>Cut Off</source>
        <translation>Odcięci</translation>
    </message>
    <message>
        <source>Special Event Attack: 4 attacks (4/8/10). Each Air to Air counter you expend removes 1 attack.</source>
        <translation>Specjalny atak zdarzenia: 4 ataki (4/8/10). Każdy wydany żeton AtA odejmuje 1 atak.</translation>
    </message>
    <message>
        <source>They waited on the way out, where everybody relaxes.</source>
        <translation>Czekali na drodze powrotnej, gdzie wszyscy się odprężają.</translation>
    </message>
    <message>
        <source>Gin-Clear Air</source>
        <translation>Kryształowe powietrze</translation>
    </message>
    <message>
        <source>Add 1 to all attack rolls against the Target.</source>
        <translation>Dodaj 1 do wszystkich rzutów ataku na cel.</translation>
    </message>
    <message>
        <source>You can count the rivets on the roof from ten miles.</source>
        <translation>Z dziesięciu mil można policzyć nity na dachu.</translation>
    </message>
    <message>
        <source>Musical Chairs</source>
        <translation>Gorące krzesła</translation>
    </message>
    <message>
        <source>The Sites in all four Approach Areas go back to the cup; the same number is drawn for each.</source>
        <translation>Stanowiska ze wszystkich czterech obszarów podejścia wracają do kubka; do każdego dobiera się tyle samo nowych.</translation>
    </message>
    <message>
        <source>Every battery has changed places overnight.</source>
        <translation>Przez noc każda bateria zmieniła miejsce.</translation>
    </message>
    <message>
        <source>Itchy Fingers</source>
        <translation>Świerzbiące palce</translation>
    </message>
    <message>
        <source>Special Event Attack by your own escorts: 1 attack (6/9/-). It cannot be reduced.</source>
        <translation>Specjalny atak zdarzenia twojej własnej eskorty: 1 atak (6/9/–). Nie można go zmniejszyć.</translation>
    </message>
    <message>
        <source>A friendly voice says sorry. The missile does not.</source>
        <translation>Przyjazny głos przeprasza. Pocisk nie.</translation>
    </message>
    <message>
        <source>Hung Rack</source>
        <translation>Zacięty zaczep</translation>
    </message>
    <message>
        <source>1 random Aircraft loses 2 Weight Points of Air to Ground counters, your choice.</source>
        <translation>1 losowy samolot traci 2 punkty masy żetonów AtG, do wyboru.</translation>
    </message>
    <message>
        <source>The rack says released. The bomb says no.</source>
        <translation>Zaczep mówi: zwolniona. Bomba mówi: nie.</translation>
    </message>
    <message>
        <source>Countermeasures</source>
        <translation>Środki zaradcze</translation>
    </message>
    <message>
        <source>Subtract 1 from all Suppression rolls.</source>
        <translation>Odejmij 1 od wszystkich rzutów obezwładniania.</translation>
    </message>
    <message>
        <source>Flares, smoke, and crews that know when to switch off.</source>
        <translation>Flary, dym i załogi, które wiedzą, kiedy się wyłączyć.</translation>
    </message>
    <message>
        <source>Supply Ship</source>
        <translation>Okręt z zaopatrzeniem</translation>
    </message>
    <message>
        <source>Gain 3 SO Points.</source>
        <translation>Zyskujesz 3 SO.</translation>
    </message>
    <message>
        <source>Mail, apples, spare parts and a film nobody has seen.</source>
        <translation>Poczta, jabłka, części i film, którego nikt nie widział.</translation>
    </message>
    <message>
        <source>Picket Boats</source>
        <translation>Łodzie dozorowe</translation>
    </message>
    <message>
        <source>Special Event Attack: 2 attacks (3/8/10). Each counter of any kind you expend removes 1 attack.</source>
        <translation>Specjalny atak zdarzenia: 2 ataki (3/8/10). Każdy wydany żeton dowolnego rodzaju odejmuje 1 atak.</translation>
    </message>
    <message>
        <source>Fishing boats do not carry twin mounts.</source>
        <translation>Kutry rybackie nie noszą podwójnych działek.</translation>
    </message>
    <message>
        <source>Runway Blocked</source>
        <translation>Pas zablokowany</translation>
    </message>
    <message>
        <source>Remove 1 Bandit from the Center Area.</source>
        <translation>Usuń 1 bandytę z centrum.</translation>
    </message>
    <message>
        <source>A transport with a burst tyre sits across the centre line.</source>
        <translation>W poprzek osi pasa stoi transportowiec z pękniętą oponą.</translation>
    </message>
    <message>
        <source>Three Wire</source>
        <translation>Trzecia lina</translation>
    </message>
    <message>
        <source>1 random Pilot removes 1 Stress.</source>
        <translation>1 losowy pilot traci 1 stresu.</translation>
    </message>
    <message>
        <source>Ramp, groove, wire. The landing officer says nothing, which is praise.</source>
        <translation>Rufa, ścieżka, lina. Oficer od lądowań milczy, a to pochwała.</translation>
    </message>
    <message>
        <source>Thunderhead</source>
        <translation>Chmura burzowa</translation>
    </message>
    <message>
        <source>Each Pilot rolls a die (add 1 per skill step above Average, subtract 1 per step below): on 4 or less he suffers 2 Stress.</source>
        <translation>Każdy pilot rzuca kością (dodaj 1 za każdy poziom umiejętności powyżej przeciętnego, odejmij 1 za każdy poniżej): przy 4 lub mniej otrzymuje 2 stresu.</translation>
    </message>
    <message>
        <source>A wall of cloud to forty thousand feet with lights inside.</source>
        <translation>Ściana chmur do czterdziestu tysięcy stóp, ze światłami w środku.</translation>
    </message>
    <message>
        <source>Radars Off</source>
        <translation>Radary wyłączone</translation>
    </message>
    <message>
        <source>No AGM-88 may be fired in turn 1.</source>
        <translation>W turze 1 nie wolno odpalać AGM-88.</translation>
    </message>
    <message>
        <source>They listen. They do not transmit.</source>
        <translation>Słuchają. Nie nadają.</translation>
    </message>
    <message>
        <source>Feet Wet</source>
        <translation>Nad wodą</translation>
    </message>
    <message>
        <source>No effect.</source>
        <translation>Bez skutku.</translation>
    </message>
    <message>
        <source>Blue water under the nose and the radio is polite again.</source>
        <translation>Błękit pod nosem, a radio znów jest uprzejme.</translation>
    </message>
    <message>
        <source>Missile Trap</source>
        <translation>Rakietowa pułapka</translation>
    </message>
    <message>
        <source>Special Event Attack: 4 attacks (4/8/10). Each 2 Weight Points of Air to Ground counters you expend remove 1 attack.</source>
        <translation>Specjalny atak zdarzenia: 4 ataki (4/8/10). Każde wydane 2 punkty masy żetonów AtG odejmują 1 atak.</translation>
    </message>
    <message>
        <source>The empty launcher was bait; the full ones stand behind it.</source>
        <translation>Pusta wyrzutnia była przynętą; pełne stoją za nią.</translation>
    </message>
    <message>
        <source>Guns Dug In</source>
        <translation>Działa okopane</translation>
    </message>
    <message>
        <source>Add 1 Site to the Center Area.</source>
        <translation>Dodaj 1 stanowisko do centrum.</translation>
    </message>
    <message>
        <source>The gunners have spent the week with shovels.</source>
        <translation>Artylerzyści spędzili tydzień z łopatami.</translation>
    </message>
    <message>
        <source>Marshal Stack</source>
        <translation>Kolejka do lądowania</translation>
    </message>
    <message>
        <source>Six miles behind the ship, a thousand feet apart, waiting.</source>
        <translation>Sześć mil za okrętem, co tysiąc stóp, i czekanie.</translation>
    </message>
    <message>
        <source>Pod Overheats</source>
        <translation>Przegrzany zasobnik</translation>
    </message>
    <message>
        <source>1 random Aircraft that carries a pod loses it.</source>
        <translation>1 losowy samolot, który niesie zasobnik, traci go.</translation>
    </message>
    <message>
        <source>A warning light, a smell, and a very expensive ballast weight.</source>
        <translation>Lampka ostrzegawcza, zapach i bardzo drogi balast.</translation>
    </message>
    <message>
        <source>Chaff Clouds</source>
        <translation>Chmury dipoli</translation>
    </message>
    <message>
        <source>No Phoenix Missile Attacks this mission.</source>
        <translation>W tej misji nie ma ataków Phoenix.</translation>
    </message>
    <message>
        <source>The scopes are full of snow at long range.</source>
        <translation>Z daleka na ekranach jest sam śnieg.</translation>
    </message>
    <message>
        <source>Aerial Refueling</source>
        <translation>Tankowanie w powietrzu</translation>
    </message>
    <message>
        <source>Tanker Priority costs no SO Points on your next mission.</source>
        <translation>W następnej misji pierwszeństwo tankowania nie kosztuje SO.</translation>
    </message>
    <message>
        <source>A basket in the dusk, exactly where it was promised.</source>
        <translation>Kosz o zmierzchu, dokładnie tam, gdzie obiecano.</translation>
    </message>
    <message>
        <source>Eyes Open</source>
        <translation>Oczy otwarte</translation>
    </message>
    <message>
        <source>One Pilot of your choice gains 1 Situational Awareness.</source>
        <translation>Jeden wybrany pilot zyskuje 1 SA.</translation>
    </message>
    <message>
        <source>He saw them first. He always does.</source>
        <translation>Zobaczył ich pierwszy. Zawsze tak jest.</translation>
    </message>
    <message>
        <source>Alert Pair</source>
        <translation>Para dyżurna</translation>
    </message>
    <message>
        <source>Draw 2 Bandit counters for the Center Area.</source>
        <translation>Dobierz 2 żetony bandytów do centrum.</translation>
    </message>
    <message>
        <source>Two contrails stand up from the runway.</source>
        <translation>Znad pasa wyrastają dwie smugi.</translation>
    </message>
    <message>
        <source>Steel Beach</source>
        <translation>Plaża ze stali</translation>
    </message>
    <message>
        <source>2 Pilots of your squadron remove 2 Stress each, your choice.</source>
        <translation>2 wybranych pilotów twojej eskadry traci po 2 stresu.</translation>
    </message>
    <message>
        <source>Charcoal, a football, and no engine running for an hour.</source>
        <translation>Węgiel na ruszcie, piłka i przez godzinę ani jednego silnika.</translation>
    </message>
    <message>
        <source>Charlie Foxtrot</source>
        <translation>Jeden wielki bałagan</translation>
    </message>
    <message>
        <source>Everything goes wrong on the way: only 4 turns Over Target.</source>
        <translation>W drodze wszystko idzie źle: nad celem tylko 4 tury.</translation>
    </message>
    <message>
        <source>Wrong frequency, wrong tanker, wrong hour.</source>
        <translation>Zła częstotliwość, zły tankowiec, zła godzina.</translation>
    </message>
    <message>
        <source>Dummy Battery</source>
        <translation>Atrapa baterii</translation>
    </message>
    <message>
        <source>Remove 1 random Site.</source>
        <translation>Usuń 1 losowe stanowisko.</translation>
    </message>
    <message>
        <source>Plywood, paint and one real antenna.</source>
        <translation>Sklejka, farba i jedna prawdziwa antena.</translation>
    </message>
    <message>
        <source>Black Shoe Inspection</source>
        <translation>Inspekcja ze sztabu</translation>
    </message>
    <message>
        <source>1 Stress to each Pilot of the mission.</source>
        <translation>Każdy pilot na misji otrzymuje 1 stresu.</translation>
    </message>
    <message>
        <source>Somebody counted the coffee cups.</source>
        <translation>Ktoś policzył filiżanki do kawy.</translation>
    </message>
    <message>
        <source>Interceptors Vectored</source>
        <translation>Naprowadzone myśliwce</translation>
    </message>
    <message>
        <source>Special Event Attack: 4 attacks (4/8/10). Each Air to Air counter you expend removes 1 attack; a Hawkeye on the mission removes 1.</source>
        <translation>Specjalny atak zdarzenia: 4 ataki (4/8/10). Każdy wydany żeton AtA odejmuje 1 atak; Hawkeye na misji odejmuje 1.</translation>
    </message>
    <message>
        <source>The ground controller over there is having a good day.</source>
        <translation>Ich kontroler na ziemi ma dziś dobry dzień.</translation>
    </message>
    <message>
        <source>As Briefed</source>
        <translation>Zgodnie z odprawą</translation>
    </message>
    <message>
        <source>Page by page, as in the book.</source>
        <translation>Strona po stronie, jak w książce.</translation>
    </message>
    <message>
        <source>Tanker Sour</source>
        <translation>Tankowiec na sucho</translation>
    </message>
    <message>
        <source>1 random Pilot suffers 2 Stress.</source>
        <translation>1 losowy pilot otrzymuje 2 stresu.</translation>
    </message>
    <message>
        <source>The hose comes out, the fuel does not.</source>
        <translation>Wąż wychodzi, paliwo nie.</translation>
    </message>
    <message>
        <source>Funnelled In</source>
        <translation>Jedno gardło</translation>
    </message>
    <message>
        <source>All Aircraft must be placed in the Stand-Off Areas of one side of the display.</source>
        <translation>Wszystkie samoloty trzeba rozstawić w obszarach oddalonych jednej strony planszy.</translation>
    </message>
    <message>
        <source>The corridors have closed. One is left, and everybody uses it.</source>
        <translation>Korytarze się zamknęły. Został jeden i lecą nim wszyscy.</translation>
    </message>
    <message>
        <source>Launch Warning</source>
        <translation>Ostrzeżenie o odpaleniu</translation>
    </message>
    <message>
        <source>2 random Pilots suffer 1 Stress.</source>
        <translation>2 losowych pilotów otrzymuje po 1 stresu.</translation>
    </message>
    <message>
        <source>Every threat light on the panel, all at once.</source>
        <translation>Wszystkie lampki zagrożenia na tablicy, naraz.</translation>
    </message>
    <message>
        <source>Good Night&apos;s Sleep</source>
        <translation>Dobrze przespana noc</translation>
    </message>
    <message>
        <source>Each Newbie and Green Pilot of the squadron removes 1 Stress.</source>
        <translation>Każdy nowicjusz i zielony pilot eskadry traci 1 stresu.</translation>
    </message>
    <message>
        <source>Eight hours. Nobody remembers the last time.</source>
        <translation>Osiem godzin. Nikt nie pamięta, kiedy ostatnio.</translation>
    </message>
    <message>
        <source>Stand-off Jamming</source>
        <translation>Zakłócanie z daleka</translation>
    </message>
    <message>
        <source>Subtract 1 from all Site attack rolls this mission.</source>
        <translation>Odejmij 1 od wszystkich rzutów ataku stanowisk w tej misji.</translation>
    </message>
    <message>
        <source>From behind the horizon somebody fills their screens with mush.</source>
        <translation>Zza horyzontu ktoś zalewa im ekrany papką.</translation>
    </message>
    <message>
        <source>Student Pilots</source>
        <translation>Uczniowie za sterem</translation>
    </message>
    <message>
        <source>Subtract 1 from all Bandit attack rolls.</source>
        <translation>Odejmij 1 od wszystkich rzutów ataku bandytów.</translation>
    </message>
    <message>
        <source>They fly like the manual: late.</source>
        <translation>Latają jak z podręcznika: za późno.</translation>
    </message>
    <message>
        <source>Bolter</source>
        <translation>Hak minął liny</translation>
    </message>
    <message>
        <source>1 random Pilot suffers 1 Stress.</source>
        <translation>1 losowy pilot otrzymuje 1 stresu.</translation>
    </message>
    <message>
        <source>Full power, off the end, round again.</source>
        <translation>Pełna moc, poza pokład, jeszcze jeden krąg.</translation>
    </message>
    <message>
        <source>Seeker Trouble</source>
        <translation>Kłopot z głowicami</translation>
    </message>
    <message>
        <source>Subtract 1 from all attack and Suppression rolls of AGM-62, AGM-65, AGM-84, AGM-130, GBU-10, GBU-12 and GBU-16.</source>
        <translation>Odejmij 1 od wszystkich rzutów ataku i obezwładniania bronią AGM-62, AGM-65, AGM-84, AGM-130, GBU-10, GBU-12 i GBU-16.</translation>
    </message>
    <message>
        <source>The picture in the cockpit swims and tears.</source>
        <translation>Obraz w kabinie pływa i się rwie.</translation>
    </message>
    <message>
        <source>Hunters Close In</source>
        <translation>Myśliwi się zbliżają</translation>
    </message>
    <message>
        <source>Every Bandit moves 1 area towards your nearest Aircraft.</source>
        <translation>Każdy bandyta idzie o 1 obszar w stronę twojego najbliższego samolotu.</translation>
    </message>
    <message>
        <source>They have your bearing.</source>
        <translation>Mają twój namiar.</translation>
    </message>
    <message>
        <source>Deck Clear</source>
        <translation>Pokład wolny</translation>
    </message>
    <message>
        <source>All wires down, all chocks in.</source>
        <translation>Liny opuszczone, kliny podłożone.</translation>
    </message>
    <message>
        <source>Head Wind</source>
        <translation>Przeciwny wiatr</translation>
    </message>
    <message>
        <source>A hundred knots on the nose, and it has to be paid for.</source>
        <translation>Sto węzłów prosto w nos i trzeba za to zapłacić.</translation>
    </message>
    <message>
        <source>On Your Six</source>
        <translation>Na szóstej</translation>
    </message>
    <message>
        <source>Draw 1 Bandit counter for a random Approach Area.</source>
        <translation>Dobierz 1 żeton bandyty do losowego obszaru podejścia.</translation>
    </message>
    <message>
        <source>The tail man breaks first and shouts second.</source>
        <translation>Ostatni w szyku najpierw robi zwrot, potem krzyczy.</translation>
    </message>
    <message>
        <source>Search and Rescue</source>
        <translation>Poszukiwanie i ratunek</translation>
    </message>
    <message>
        <source>1 Pilot who is Missing in Action returns with 3 Stress and 1 Experience.</source>
        <translation>1 zaginiony pilot wraca z 3 stresu i 1 doświadczenia.</translation>
    </message>
    <message>
        <source>A mirror flash from a hillside, just before dark.</source>
        <translation>Błysk lusterka ze zbocza, tuż przed zmrokiem.</translation>
    </message>
    <message>
        <source>Crossed Channels</source>
        <translation>Pomieszane kanały</translation>
    </message>
    <message>
        <source>No Situational Awareness counter may be used in turns 1 and 2.</source>
        <translation>W turach 1 i 2 nie wolno używać żetonów SA.</translation>
    </message>
    <message>
        <source>Two strikes, one frequency.</source>
        <translation>Dwie grupy uderzeniowe, jedna częstotliwość.</translation>
    </message>
    <message>
        <source>Smooth Ingress</source>
        <translation>Gładkie wejście</translation>
    </message>
    <message>
        <source>In like a knife.</source>
        <translation>Jak nóż w masło.</translation>
    </message>
    <message>
        <source>Defector</source>
        <translation>Uciekinier</translation>
    </message>
    <message>
        <source>Move the Intel counter 1 space to the right.</source>
        <translation>Przesuń wywiad o 1 pole w prawo.</translation>
    </message>
    <message>
        <source>He brought his code books and a small dog.</source>
        <translation>Przywiózł książki szyfrów i małego psa.</translation>
    </message>
    <message>
        <source>Haze</source>
        <translation>Zamglenie</translation>
    </message>
    <message>
        <source>Subtract 1 from all attack rolls against the Target.</source>
        <translation>Odejmij 1 od wszystkich rzutów ataku na cel.</translation>
    </message>
    <message>
        <source>The sun turns the dust to milk.</source>
        <translation>Słońce zamienia pył w mleko.</translation>
    </message>
    <message>
        <source>Radio Chatter</source>
        <translation>Gadanina w eterze</translation>
    </message>
    <message>
        <source>A great deal of talk, all of it about breakfast.</source>
        <translation>Mówią bardzo dużo i tylko o śniadaniu.</translation>
    </message>
    <message>
        <source>Enemy Propaganda</source>
        <translation>Wroga propaganda</translation>
    </message>
    <message>
        <source>With an Aircraft of yours Destroyed, Recon goes 1 to the left.</source>
        <translation>Jeśli zniszczono któryś z twoich samolotów: przesuń rozpoznanie o 1 pole w lewo.</translation>
    </message>
    <message>
        <source>Wreckage on the evening news, filmed from every side.</source>
        <translation>Wrak w wieczornych wiadomościach, sfilmowany z każdej strony.</translation>
    </message>
    <message>
        <source>Friendly Fighter Sweep</source>
        <translation>Własne wymiatanie</translation>
    </message>
    <message>
        <source>Subtract 1 from all Bandit attack rolls this mission.</source>
        <translation>Odejmij 1 od wszystkich rzutów ataku bandytów w tej misji.</translation>
    </message>
    <message>
        <source>Somebody else went in first and left the sky emptier.</source>
        <translation>Ktoś wleciał pierwszy i zostawił niebo trochę puste.</translation>
    </message>
    <message>
        <source>Tracer Wall</source>
        <translation>Ściana smugaczy</translation>
    </message>
    <message>
        <source>Beads of light climb in front, then beside, then everywhere.</source>
        <translation>Paciorki światła pną się z przodu, potem z boku, potem wszędzie.</translation>
    </message>
    <message>
        <source>A beacon, a voice, the right answer about his first car.</source>
        <translation>Radiolatarnia, głos i właściwa odpowiedź o pierwszym aucie.</translation>
    </message>
    <message>
        <source>Uneventful Transit</source>
        <translation>Spokojny przelot</translation>
    </message>
    <message>
        <source>Four hundred miles of sea and one cup of coffee.</source>
        <translation>Czterysta mil morza i jedna filiżanka kawy.</translation>
    </message>
    <message>
        <source>Combat Air Patrol</source>
        <translation>Patrol bojowy</translation>
    </message>
    <message>
        <source>Draw 2 Bandit counters, each for a random Approach Area.</source>
        <translation>Dobierz 2 żetony bandytów, każdy do losowego obszaru podejścia.</translation>
    </message>
    <message>
        <source>Two pairs, weaving, and not asleep.</source>
        <translation>Dwie pary, lecą zygzakiem i nie śpią.</translation>
    </message>
    <message>
        <source>Routine Recovery</source>
        <translation>Zwykłe lądowanie</translation>
    </message>
    <message>
        <source>Hook, wire, throttle, done.</source>
        <translation>Hak, lina, przepustnica, gotowe.</translation>
    </message>
    <message>
        <source>Rough Air</source>
        <translation>Turbulencje</translation>
    </message>
    <message>
        <source>1 Stress to each Pilot.</source>
        <translation>Każdy pilot otrzymuje 1 stresu.</translation>
    </message>
    <message>
        <source>Like driving down stairs.</source>
        <translation>Jak jazda autem po schodach.</translation>
    </message>
    <message>
        <source>Wrong Vector</source>
        <translation>Zły kurs</translation>
    </message>
    <message>
        <source>Every Bandit moves 1 area away from your nearest Aircraft.</source>
        <translation>Każdy bandyta oddala się o 1 obszar od twojego najbliższego samolotu.</translation>
    </message>
    <message>
        <source>Somebody over there read the plot upside down.</source>
        <translation>Ktoś po tamtej stronie czytał mapę do góry nogami.</translation>
    </message>
    <message>
        <source>Gun Camera Film</source>
        <translation>Film z fotokarabinu</translation>
    </message>
    <message>
        <source>If the Target was Destroyed: gain 1 VP.</source>
        <translation>Jeśli cel zniszczono: zyskujesz 1 VP.</translation>
    </message>
    <message>
        <source>The admiral asks to see it twice.</source>
        <translation>Admirał prosi, żeby puścić jeszcze raz.</translation>
    </message>
    <message>
        <source>Spare Fuel</source>
        <translation>Zapas paliwa</translation>
    </message>
    <message>
        <source>Either gain 2 SO Points, or your most stressed Pilot removes 2 Stress.</source>
        <translation>Albo zyskujesz 2 SO, albo twój najbardziej zestresowany pilot traci 2 stresu.</translation>
    </message>
    <message>
        <source>The tanker crew took on more than they were told to.</source>
        <translation>Załoga tankowca wzięła więcej, niż jej kazano.</translation>
    </message>
    <message>
        <source>Sell it to the next strike</source>
        <translation>Oddaj następnej grupie</translation>
    </message>
    <message>
        <source>Let him loiter</source>
        <translation>Niech pokrąży</translation>
    </message>
    <message>
        <source>Split Reserve</source>
        <translation>Podzielony odwód</translation>
    </message>
    <message>
        <source>Your choice: add 1 Site to the Center Area, or 2 Sites, each to a random Approach Area.</source>
        <translation>Do wyboru: dodaj 1 stanowisko do centrum albo 2 stanowiska, każde do losowego obszaru podejścia.</translation>
    </message>
    <message>
        <source>The reserve arrives; you hear where only from the warning receiver.</source>
        <translation>Nadciąga odwód; gdzie, mówi ci dopiero odbiornik ostrzegawczy.</translation>
    </message>
    <message>
        <source>One in the Center</source>
        <translation>Jedno w centrum</translation>
    </message>
    <message>
        <source>Two outside</source>
        <translation>Dwa na zewnątrz</translation>
    </message>
    <message>
        <source>Paper Work</source>
        <translation>Papierkowa robota</translation>
    </message>
    <message>
        <source>Three forms for the bomb, four for the rack.</source>
        <translation>Trzy druki za bombę, cztery za zaczep.</translation>
    </message>
    <message>
        <source>Butterflies</source>
        <translation>Motyle w brzuchu</translation>
    </message>
    <message>
        <source>Each Newbie and Green Pilot suffers 1 Stress.</source>
        <translation>Każdy nowicjusz i zielony pilot otrzymuje 1 stresu.</translation>
    </message>
    <message>
        <source>First time across the coast. Everybody remembers it.</source>
        <translation>Pierwszy raz nad wrogim brzegiem. Każdy to pamięta.</translation>
    </message>
    <message>
        <source>Sleeping Crews</source>
        <translation>Zaspane załogi</translation>
    </message>
    <message>
        <source>Subtract 1 from all Site attack rolls in turns 1 and 2.</source>
        <translation>Odejmij 1 od wszystkich rzutów ataku stanowisk w turach 1 i 2.</translation>
    </message>
    <message>
        <source>It is Friday, and early.</source>
        <translation>Jest piątek, i to wcześnie.</translation>
    </message>
    <message>
        <source>Lucky Shot</source>
        <translation>Szczęśliwy strzał</translation>
    </message>
    <message>
        <source>Special Event Attack: 1 attack (5/8/10). A counter of any kind removes it.</source>
        <translation>Specjalny atak zdarzenia: 1 atak (5/8/10). Usuwa go żeton dowolnego rodzaju.</translation>
    </message>
    <message>
        <source>One rifle, one round, one hydraulic line.</source>
        <translation>Jeden karabin, jeden nabój, jeden przewód hydrauliczny.</translation>
    </message>
    <message>
        <source>Sharp Briefing</source>
        <translation>Celna odprawa</translation>
    </message>
    <message>
        <source>The Flight Leader gains 1 Situational Awareness.</source>
        <translation>Dowódca klucza zyskuje 1 SA.</translation>
    </message>
    <message>
        <source>Short, clear, and the right questions at the end.</source>
        <translation>Krótko, jasno, a na końcu właściwe pytania.</translation>
    </message>
    <message>
        <source>Bandits Airborne</source>
        <translation>Bandyci w powietrzu</translation>
    </message>
    <message>
        <source>Draw 1 Bandit counter for the Center Area.</source>
        <translation>Dobierz 1 żeton bandyty do centrum.</translation>
    </message>
    <message>
        <source>Engines are turning in the shelters.</source>
        <translation>W schronach kręcą się już silniki.</translation>
    </message>
    <message>
        <source>Repairs Overnight</source>
        <translation>Nocne naprawy</translation>
    </message>
    <message>
        <source>If the Target was not Destroyed: move the Infra counter 1 space to the left.</source>
        <translation>Jeśli celu nie zniszczono: przesuń infrastrukturę o 1 pole w lewo.</translation>
    </message>
    <message>
        <source>By morning the bridge carries lorries again.</source>
        <translation>Rano po moście znów jadą ciężarówki.</translation>
    </message>
    <message>
        <source>Coastal Flak</source>
        <translation>Nadbrzeżne działka</translation>
    </message>
    <message>
        <source>Special Event Attack: 3 attacks (4/8/10). Each Air to Ground counter you expend removes 1 attack.</source>
        <translation>Specjalny atak zdarzenia: 3 ataki (4/8/10). Każdy wydany żeton AtG odejmuje 1 atak.</translation>
    </message>
    <message>
        <source>The beach is not a holiday beach.</source>
        <translation>To nie jest plaża na wakacje.</translation>
    </message>
    <message>
        <source>Clear Picture</source>
        <translation>Jasny obraz</translation>
    </message>
    <message>
        <source>For once everything is where it should be.</source>
        <translation>Raz wszystko jest tam, gdzie powinno.</translation>
    </message>
    <message>
        <source>Pitching Deck</source>
        <translation>Kołyszący pokład</translation>
    </message>
    <message>
        <source>Each Pilot rolls a die (add 1 per skill step above Average, subtract 1 per step below): on 3 or less he suffers 2 Stress.</source>
        <translation>Każdy pilot rzuca kością (dodaj 1 za każdy poziom umiejętności powyżej przeciętnego, odejmij 1 za każdy poniżej): przy 3 lub mniej otrzymuje 2 stresu.</translation>
    </message>
    <message>
        <source>The deck goes up and down like a lift with a grudge.</source>
        <translation>Pokład jeździ w górę i w dół jak winda, która ma do kogoś żal.</translation>
    </message>
    <message>
        <source>Bad Oxygen</source>
        <translation>Zły tlen</translation>
    </message>
    <message>
        <source>A headache at thirty thousand feet is never only a headache.</source>
        <translation>Ból głowy na trzydziestu tysiącach stóp to nigdy tylko ból głowy.</translation>
    </message>
    <message>
        <source>Empty Launchers</source>
        <translation>Puste wyrzutnie</translation>
    </message>
    <message>
        <source>Rails without missiles. Somebody forgot to order.</source>
        <translation>Prowadnice bez rakiet. Ktoś zapomniał zamówić.</translation>
    </message>
    <message>
        <source>Second Tanker</source>
        <translation>Drugi tankowiec</translation>
    </message>
    <message>
        <source>A second basket, in case the first one is busy.</source>
        <translation>Drugi kosz, gdyby pierwszy był zajęty.</translation>
    </message>
    <message>
        <source>Launcher on the Move</source>
        <translation>Wyrzutnia w drodze</translation>
    </message>
    <message>
        <source>The lorry with the launcher drove in while you were briefing.</source>
        <translation>Ciężarówka z wyrzutnią wjechała, gdy trwała odprawa.</translation>
    </message>
    <message>
        <source>Pop-up Fighter</source>
        <translation>Myśliwiec znikąd</translation>
    </message>
    <message>
        <source>Special Event Attack: 2 attacks (4/8/10). Each Air to Air counter you expend removes 1 attack.</source>
        <translation>Specjalny atak zdarzenia: 2 ataki (4/8/10). Każdy wydany żeton AtA odejmuje 1 atak.</translation>
    </message>
    <message>
        <source>He came out of a valley that is not on the map.</source>
        <translation>Wyskoczył z doliny, której nie ma na mapie.</translation>
    </message>
    <message>
        <source>Hot Debrief</source>
        <translation>Gorące omówienie</translation>
    </message>
    <message>
        <source>The Flight Leader gains 1 Experience.</source>
        <translation>Dowódca klucza zyskuje 1 doświadczenia.</translation>
    </message>
    <message>
        <source>Angry, honest and useful.</source>
        <translation>Gniewne, szczere i pożyteczne.</translation>
    </message>
    <message>
        <source>Sunrise Launch</source>
        <translation>Start o świcie</translation>
    </message>
    <message>
        <source>You may attack out of the sun: all Aircraft are placed in the Stand-Off Areas of one side, and Bandits subtract 1 from their attack rolls in turns 1 and 2.</source>
        <translation>Możesz zaatakować od strony słońca: wszystkie samoloty stają w obszarach oddalonych jednej strony, a bandyci odejmują 1 od rzutów ataku w turach 1 i 2.</translation>
    </message>
    <message>
        <source>Up-sun, the coast is still black.</source>
        <translation>Pod słońce wybrzeże jest jeszcze czarne.</translation>
    </message>
    <message>
        <source>Out of the sun</source>
        <translation>Od słońca</translation>
    </message>
    <message>
        <source>As planned</source>
        <translation>Zgodnie z planem</translation>
    </message>
    <message>
        <source>Target in Sight</source>
        <translation>Cel w zasięgu wzroku</translation>
    </message>
    <message>
        <source>There it is, left of the river bend.</source>
        <translation>Jest, na lewo od zakola rzeki.</translation>
    </message>
    <message>
        <source>Fighters in Pursuit</source>
        <translation>Myśliwce w pościgu</translation>
    </message>
    <message>
        <source>Special Event Attack: 3 attacks (4/8/10). Each Air to Air counter you expend removes 1 attack.</source>
        <translation>Specjalny atak zdarzenia: 3 ataki (4/8/10). Każdy wydany żeton AtA odejmuje 1 atak.</translation>
    </message>
    <message>
        <source>They chase you over the beach and a little farther.</source>
        <translation>Gonią was za plażę i jeszcze kawałek.</translation>
    </message>
    <message>
        <source>On the Timeline</source>
        <translation>Według zegara</translation>
    </message>
    <message>
        <source>On time to the second.</source>
        <translation>Co do sekundy.</translation>
    </message>
    <message>
        <source>Sharp Gunners</source>
        <translation>Celni działonowi</translation>
    </message>
    <message>
        <source>Add 1 to all Site attack rolls in turns 1 and 2.</source>
        <translation>Dodaj 1 do wszystkich rzutów ataku stanowisk w turach 1 i 2.</translation>
    </message>
    <message>
        <source>Whoever lays these guns has done it for years.</source>
        <translation>Kto tu celuje, robi to od lat.</translation>
    </message>
    <message>
        <source>Friendly Losses</source>
        <translation>Własne straty</translation>
    </message>
    <message>
        <source>If any of your Aircraft was Destroyed, every Pilot of the squadron suffers 1 Stress.</source>
        <translation>Jeśli zniszczono któryś z twoich samolotów, każdy pilot eskadry otrzymuje 1 stresu.</translation>
    </message>
    <message>
        <source>Empty chairs at the long table.</source>
        <translation>Puste krzesła przy długim stole.</translation>
    </message>
    <message>
        <source>Steady Hands</source>
        <translation>Pewne ręce</translation>
    </message>
    <message>
        <source>Each Pilot removes 1 Stress.</source>
        <translation>Każdy pilot traci 1 stresu.</translation>
    </message>
    <message>
        <source>Slow breathing on the intercom.</source>
        <translation>Powolne oddechy w interkomie.</translation>
    </message>
    <message>
        <source>Smoke Screen</source>
        <translation>Zasłona dymna</translation>
    </message>
    <message>
        <source>Oil drums burn upwind of the aim point.</source>
        <translation>Beczki z ropą płoną po nawietrznej stronie celu.</translation>
    </message>
    <message>
        <source>Coast-line Guns</source>
        <translation>Działa na brzegu</translation>
    </message>
    <message>
        <source>The last headland had been saving its ammunition.</source>
        <translation>Ostatni cypel oszczędzał amunicję.</translation>
    </message>
    <message>
        <source>Late Intelligence</source>
        <translation>Spóźniony wywiad</translation>
    </message>
    <message>
        <source>It came over the wire an hour after take-off.</source>
        <translation>Depesza przyszła godzinę po starcie.</translation>
    </message>
    <message>
        <source>Weak Spot</source>
        <translation>Słaby punkt</translation>
    </message>
    <message>
        <source>1 Hit less destroys the Target.</source>
        <translation>Do zniszczenia celu wystarczy o 1 trafienie mniej.</translation>
    </message>
    <message>
        <source>One corner was never finished.</source>
        <translation>Jednego rogu nigdy nie wykończono.</translation>
    </message>
    <message>
        <source>Barricade Landing</source>
        <translation>Lądowanie w barierę</translation>
    </message>
    <message>
        <source>Roll for each Damaged Aircraft: on 4 or less its Pilot suffers 2 Stress.</source>
        <translation>Rzuć za każdy uszkodzony samolot: przy 4 lub mniej jego pilot otrzymuje 2 stresu.</translation>
    </message>
    <message>
        <source>Net up, foam out, everybody else holding.</source>
        <translation>Siatka w górze, piana na pokładzie, wszyscy inni krążą.</translation>
    </message>
    <message>
        <source>Bounced</source>
        <translation>Zaskoczeni</translation>
    </message>
    <message>
        <source>Special Event Attack: 3 attacks (3/7/10). Each Air to Air counter you expend removes 1 attack.</source>
        <translation>Specjalny atak zdarzenia: 3 ataki (3/7/10). Każdy wydany żeton AtA odejmuje 1 atak.</translation>
    </message>
    <message>
        <source>Out of the sun, on the wrong side.</source>
        <translation>Od słońca, po niewłaściwej stronie.</translation>
    </message>
    <message>
        <source>Good Intelligence</source>
        <translation>Dobry wywiad</translation>
    </message>
    <message>
        <source>Remove 1 Site or 1 Bandit from the Center Area, your choice.</source>
        <translation>Usuń z centrum 1 stanowisko albo 1 bandytę, do wyboru.</translation>
    </message>
    <message>
        <source>Somebody sat on a roof with a radio for three nights.</source>
        <translation>Ktoś przez trzy noce siedział na dachu z radiem.</translation>
    </message>
    <message>
        <source>A Site</source>
        <translation>Stanowisko</translation>
    </message>
    <message>
        <source>A Bandit</source>
        <translation>Bandyta</translation>
    </message>
    <message>
        <source>Adrenaline Gone</source>
        <translation>Opada adrenalina</translation>
    </message>
    <message>
        <source>Your most stressed Pilot suffers 1 more Stress.</source>
        <translation>Twój najbardziej zestresowany pilot otrzymuje jeszcze 1 stresu.</translation>
    </message>
    <message>
        <source>His hands start to shake on the ladder.</source>
        <translation>Ręce zaczynają mu drżeć na drabince.</translation>
    </message>
    <message>
        <source>Fuel Leak</source>
        <translation>Wyciek paliwa</translation>
    </message>
    <message>
        <source>1 random Aircraft leaks: either it aborts, or its Pilot suffers 3 Stress.</source>
        <translation>1 losowy samolot traci paliwo: albo zawraca, albo jego pilot otrzymuje 3 stresu.</translation>
    </message>
    <message>
        <source>A thin white line behind the wing.</source>
        <translation>Cienka biała kreska za skrzydłem.</translation>
    </message>
    <message>
        <source>Send it home</source>
        <translation>Odeślij go do domu</translation>
    </message>
    <message>
        <source>Press on</source>
        <translation>Leć dalej</translation>
    </message>
    <message>
        <source>Bingo for Them</source>
        <translation>Im kończy się paliwo</translation>
    </message>
    <message>
        <source>Remove 1 Bandit of your choice.</source>
        <translation>Usuń 1 bandytę, którego wybierzesz.</translation>
    </message>
    <message>
        <source>They are turning for home already.</source>
        <translation>Już zawracają do domu.</translation>
    </message>
    <message>
        <source>Codes Changed</source>
        <translation>Zmienione szyfry</translation>
    </message>
    <message>
        <source>Move the Intel counter 1 space to the left.</source>
        <translation>Przesuń wywiad o 1 pole w lewo.</translation>
    </message>
    <message>
        <source>All the voices have gone somewhere else.</source>
        <translation>Wszystkie głosy przeniosły się gdzie indziej.</translation>
    </message>
    <message>
        <source>Calm Sea State</source>
        <translation>Spokojne morze</translation>
    </message>
    <message>
        <source>The sea is a plate.</source>
        <translation>Morze jak talerz.</translation>
    </message>
    <message>
        <source>Shoulder Launchers</source>
        <translation>Wyrzutnie naramienne</translation>
    </message>
    <message>
        <source>Special Event Attack: 2 attacks (4/8/10). Each Air to Ground counter you expend removes 1 attack.</source>
        <translation>Specjalny atak zdarzenia: 2 ataki (4/8/10). Każdy wydany żeton AtG odejmuje 1 atak.</translation>
    </message>
    <message>
        <source>A man, a tube, a rooftop.</source>
        <translation>Człowiek, rura, dach.</translation>
    </message>
    <message>
        <source>Front Page</source>
        <translation>Pierwsza strona</translation>
    </message>
    <message>
        <source>If the Target was Destroyed: gain 3 SO Points.</source>
        <translation>Jeśli cel zniszczono: zyskujesz 3 SO.</translation>
    </message>
    <message>
        <source>A good picture, and the ministry is generous.</source>
        <translation>Dobre zdjęcie i ministerstwo robi się hojne.</translation>
    </message>
    <message>
        <source>Alerted Airfields</source>
        <translation>Lotniska w pogotowiu</translation>
    </message>
    <message>
        <source>Draw 1 Bandit counter more for the Center Area.</source>
        <translation>Dobierz do centrum o 1 żeton bandyty więcej.</translation>
    </message>
    <message>
        <source>The alarm reached every runway on the coast.</source>
        <translation>Alarm dotarł do każdego pasa na wybrzeżu.</translation>
    </message>
    <message>
        <source>Elusive Flight Path</source>
        <translation>Nieuchwytna trasa</translation>
    </message>
    <message>
        <source>Nobody is where they aim.</source>
        <translation>Nikogo nie ma tam, gdzie celują.</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Medale</translation>
    </message>
    <message>
        <source>1 Pilot of the mission, your choice, gains 1 Experience and removes 1 Stress.</source>
        <translation>1 wybrany pilot na misji zyskuje 1 doświadczenia i traci 1 stresu.</translation>
    </message>
    <message>
        <source>A handshake, a small box, a longer night.</source>
        <translation>Uścisk dłoni, małe pudełko, dłuższa noc.</translation>
    </message>
    <message>
        <source>Radio Silence</source>
        <translation>Cisza radiowa</translation>
    </message>
    <message>
        <source>Either stay silent: no Situational Awareness counter may be used in turn 1; or talk: draw 1 Bandit counter more for the Center Area.</source>
        <translation>Albo milczysz: w turze 1 nie wolno używać żetonów SA; albo mówisz: dobierz do centrum o 1 żeton bandyty więcej.</translation>
    </message>
    <message>
        <source>Not a word since the catapult.</source>
        <translation>Od katapulty ani słowa.</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>Cisza</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Rozmowa</translation>
    </message>
    <message>
        <source>Confused Control</source>
        <translation>Zamęt w dowodzeniu</translation>
    </message>
    <message>
        <source>Every Bandit moves 1 area at random.</source>
        <translation>Każdy bandyta rusza się losowo o 1 obszar.</translation>
    </message>
    <message>
        <source>Two controllers, two plans, one squadron.</source>
        <translation>Dwóch kontrolerów, dwa plany, jedna eskadra.</translation>
    </message>
    <message>
        <source>Quick Learner</source>
        <translation>Szybko się uczy</translation>
    </message>
    <message>
        <source>He was asked one question and answered the next three too.</source>
        <translation>Spytano go o jedno, a odpowiedział też na trzy następne.</translation>
    </message>
    <message>
        <source>Feet Dry</source>
        <translation>Nad lądem</translation>
    </message>
    <message>
        <source>Surf, palms, then the first fence.</source>
        <translation>Przybój, palmy, potem pierwszy płot.</translation>
    </message>
    <message>
        <source>Shoot and Scoot</source>
        <translation>Strzel i uciekaj</translation>
    </message>
    <message>
        <source>Draw new Sites for the Center Area.</source>
        <translation>Dobierz nowe stanowiska do centrum.</translation>
    </message>
    <message>
        <source>Same battery, other field.</source>
        <translation>Ta sama bateria, inne pole.</translation>
    </message>
    <message>
        <source>Letters from Home</source>
        <translation>Listy z domu</translation>
    </message>
    <message>
        <source>Each Pilot of the mission removes 1 Stress.</source>
        <translation>Każdy pilot na misji traci 1 stresu.</translation>
    </message>
    <message>
        <source>Four weeks of post in one bag.</source>
        <translation>Poczta z czterech tygodni w jednym worku.</translation>
    </message>
    <message>
        <source>Missile Fault</source>
        <translation>Usterka pocisku</translation>
    </message>
    <message>
        <source>1 random Aircraft loses 1 Air to Air counter, your choice.</source>
        <translation>1 losowy samolot traci 1 żeton AtA, do wyboru.</translation>
    </message>
    <message>
        <source>The test light stays dark.</source>
        <translation>Lampka testowa pozostaje ciemna.</translation>
    </message>
    <message>
        <source>Green Gunners</source>
        <translation>Zieloni działonowi</translation>
    </message>
    <message>
        <source>Subtract 1 from all Site attack rolls.</source>
        <translation>Odejmij 1 od wszystkich rzutów ataku stanowisk.</translation>
    </message>
    <message>
        <source>They fire early and they fire together.</source>
        <translation>Strzelają za wcześnie i wszyscy razem.</translation>
    </message>
    <message>
        <source>Wrong Target</source>
        <translation>Niewłaściwy cel</translation>
    </message>
    <message>
        <source>If the Target was not Destroyed: lose 2 SO Points.</source>
        <translation>Jeśli celu nie zniszczono: tracisz 2 SO.</translation>
    </message>
    <message>
        <source>The right kind of building in the wrong street.</source>
        <translation>Budynek jak trzeba, tylko na złej ulicy.</translation>
    </message>
    <message>
        <source>Helicopters on Station</source>
        <translation>Śmigłowce na miejscu</translation>
    </message>
    <message>
        <source>Add 2 to every Search and Rescue roll of this mission.</source>
        <translation>Dodaj 2 do każdego rzutu na poszukiwanie i ratunek w tej misji.</translation>
    </message>
    <message>
        <source>They sit on the sea and wait for nobody in particular.</source>
        <translation>Siedzą na morzu i na nikogo w szczególności nie czekają.</translation>
    </message>
    <message>
        <source>Full Alert</source>
        <translation>Pełna gotowość</translation>
    </message>
    <message>
        <source>Add 1 to all Site attack rolls.</source>
        <translation>Dodaj 1 do wszystkich rzutów ataku stanowisk.</translation>
    </message>
    <message>
        <source>Sirens before you crossed the coast.</source>
        <translation>Syreny, zanim przekroczyliście brzeg.</translation>
    </message>
    <message>
        <source>Last Battery</source>
        <translation>Ostatnia bateria</translation>
    </message>
    <message>
        <source>Special Event Attack: 2 attacks (3/7/10). Each 2 Weight Points of Air to Ground counters you expend remove 1 attack.</source>
        <translation>Specjalny atak zdarzenia: 2 ataki (3/7/10). Każde wydane 2 punkty masy żetonów AtG odejmują 1 atak.</translation>
    </message>
    <message>
        <source>One crew did not leave when the others did.</source>
        <translation>Jedna obsługa nie odeszła, gdy odeszły inne.</translation>
    </message>
    <message>
        <source>Scud Running</source>
        <translation>Lotem koszącym</translation>
    </message>
    <message>
        <source>All Aircraft must start at Low Altitude and stay Low during turn 1.</source>
        <translation>Wszystkie samoloty muszą zacząć nisko i nisko pozostać przez turę 1.</translation>
    </message>
    <message>
        <source>Under the cloud, over the wires.</source>
        <translation>Pod chmurą, nad drutami.</translation>
    </message>
    <message>
        <source>Photo Match</source>
        <translation>Zgodne ze zdjęciem</translation>
    </message>
    <message>
        <source>Roof by roof, it matches.</source>
        <translation>Dach po dachu: zgadza się.</translation>
    </message>
    <message>
        <source>Empty Tanks</source>
        <translation>Puste zbiorniki</translation>
    </message>
    <message>
        <source>Each Pilot rolls a die: on 1 or 2 he suffers 2 Stress. If you used Tanker Priority, ignore this.</source>
        <translation>Każdy pilot rzuca kością: przy 1 lub 2 otrzymuje 2 stresu. Pomiń, jeśli użyto pierwszeństwa tankowania.</translation>
    </message>
    <message>
        <source>The gauge has been at zero for a while.</source>
        <translation>Wskaźnik już od jakiegoś czasu stoi na zerze.</translation>
    </message>
    <message>
        <source>Libya</source>
        <translation>Libia</translation>
    </message>
    <message>
        <source>Gulf of Sidra and the Libyan coast</source>
        <translation>Wielka Syrta i wybrzeże Libii</translation>
    </message>
    <message>
        <source>attack carrier in the Gulf of Sidra</source>
        <translation>lotniskowiec uderzeniowy w zatoce Wielka Syrta</translation>
    </message>
    <message>
        <source>A line drawn across a gulf, missile boats behind it, and an air force that buys more than it flies. Short distances, old launchers, few surprises: the place to learn the trade.</source>
        <translation>Linia nakreślona w poprzek zatoki, za nią łodzie rakietowe i lotnictwo, które więcej kupuje, niż lata. Małe odległości, stare wyrzutnie, mało niespodzianek: dobre miejsce, by nauczyć się fachu.</translation>
    </message>
    <message>
        <source>Remove all SA-10, SA-11, SA-15, SA-16 and SA-17 counters.</source>
        <translation>Usuń wszystkie żetony SA-10, SA-11, SA-15, SA-16 i SA-17.</translation>
    </message>
    <message>
        <source>AGM-84 may only attack &quot;Fleet&quot; Targets and their Sites.</source>
        <translation>AGM-84 mogą atakować tylko cele „Flota” i ich stanowiska.</translation>
    </message>
    <message>
        <source>+1 Center Site</source>
        <translation>+1 stanowisko w centrum</translation>
    </message>
    <message>
        <source>No change</source>
        <translation>Bez zmian</translation>
    </message>
    <message>
        <source>-1 Center Site</source>
        <translation>−1 stanowisko w centrum</translation>
    </message>
    <message>
        <source>-1 Site or -1 Bandit</source>
        <translation>−1 stanowisko lub −1 bandyta</translation>
    </message>
    <message>
        <source>-1 Site</source>
        <translation>−1 stanowisko</translation>
    </message>
    <message>
        <source>-1 Site, -1 Bandit</source>
        <translation>−1 stanowisko, −1 bandyta</translation>
    </message>
    <message>
        <source>-2 Sites, -1 Bandit</source>
        <translation>−2 stanowiska, −1 bandyta</translation>
    </message>
    <message>
        <source>short</source>
        <translation>krótka</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>średnia</translation>
    </message>
    <message>
        <source>long</source>
        <translation>długa</translation>
    </message>
    <message>
        <source>Gulf of Sidra</source>
        <translation>Wielka Syrta</translation>
    </message>
    <message>
        <source>Coastal Strip</source>
        <translation>Pas nadbrzeżny</translation>
    </message>
    <message>
        <source>Inland</source>
        <translation>W głębi lądu</translation>
    </message>
    <message>
        <source>WWIII North Atlantic</source>
        <translation>III wojna: północny Atlantyk</translation>
    </message>
    <message>
        <source>Norwegian Sea and the Kola Peninsula</source>
        <translation>Morze Norweskie i Półwysep Kolski</translation>
    </message>
    <message>
        <source>attack carrier in the Norwegian Sea</source>
        <translation>lotniskowiec uderzeniowy na Morzu Norweskim</translation>
    </message>
    <message>
        <source>The big war has begun, and the convoys sail whether you win or not. Bombers come for the carrier while you go for their fleets, and every mile towards the Kola costs fuel, nerves and Pilots.</source>
        <translation>Wielka wojna się zaczęła, a konwoje płyną, czy wygrywasz, czy nie. Bombowce lecą po lotniskowiec, gdy ty lecisz po ich floty, a każda mila ku Kola kosztuje paliwo, nerwy i pilotów.</translation>
    </message>
    <message>
        <source>Remove all M1939, S-60, KS-19 and SA-17, and all Mirage III, Mirage F1 and F-4 counters.</source>
        <translation>Usuń wszystkie żetony M1939, S-60, KS-19 i SA-17 oraz wszystkie Mirage III, Mirage F1 i F-4.</translation>
    </message>
    <message>
        <source>+1 Center Site, +1 Center Bandit</source>
        <translation>+1 stanowisko w centrum, +1 bandyta w centrum</translation>
    </message>
    <message>
        <source>Norwegian Sea</source>
        <translation>Morze Norweskie</translation>
    </message>
    <message>
        <source>Barents Sea</source>
        <translation>Morze Barentsa</translation>
    </message>
    <message>
        <source>Northern Norway</source>
        <translation>Północna Norwegia</translation>
    </message>
    <message>
        <source>Kola Peninsula</source>
        <translation>Półwysep Kolski</translation>
    </message>
    <message>
        <source>Iraq</source>
        <translation>Irak</translation>
    </message>
    <message>
        <source>Persian Gulf, Kuwait and Iraq</source>
        <translation>Zatoka Perska, Kuwejt i Irak</translation>
    </message>
    <message>
        <source>attack carrier in the Persian Gulf</source>
        <translation>lotniskowiec uderzeniowy w Zatoce Perskiej</translation>
    </message>
    <message>
        <source>Kuwait first, then the rivers, then the capital. The near targets are easy and worth little; the far ones decide the campaign and take four hours of tankers to reach.</source>
        <translation>Najpierw Kuwejt, potem rzeki, potem stolica. Bliskie cele są łatwe i mało warte; o kampanii decydują dalekie, a do nich trzeba czterech godzin z tankowcami.</translation>
    </message>
    <message>
        <source>Remove all SA-15 and SA-17 counters.</source>
        <translation>Usuń wszystkie żetony SA-15 i SA-17.</translation>
    </message>
    <message>
        <source>Kuwait</source>
        <translation>Kuwejt</translation>
    </message>
    <message>
        <source>Southern Iraq</source>
        <translation>Południowy Irak</translation>
    </message>
    <message>
        <source>Central Iraq</source>
        <translation>Środkowy Irak</translation>
    </message>
    <message>
        <source>Baghdad and the North</source>
        <translation>Bagdad i północ</translation>
    </message>
    <message>
        <source>Israel Defense</source>
        <translation>Obrona Izraela</translation>
    </message>
    <message>
        <source>Levant and Sinai</source>
        <translation>Lewant i Synaj</translation>
    </message>
    <message>
        <source>attack carrier in the eastern Mediterranean</source>
        <translation>lotniskowiec uderzeniowy we wschodniej części Morza Śródziemnego</translation>
    </message>
    <message>
        <source>Armored columns are already moving when you arrive. Hold the border with one hand and take the depots, the roads and the command posts apart with the other.</source>
        <translation>Gdy przybywasz, kolumny pancerne są już w ruchu. Jedną ręką trzymaj granicę, a drugą rozbieraj składy, drogi i punkty dowodzenia.</translation>
    </message>
    <message>
        <source>Begin with Target 9 in play.</source>
        <translation>Na początku cel 9 jest w grze.</translation>
    </message>
    <message>
        <source>Border</source>
        <translation>Granica</translation>
    </message>
    <message>
        <source>Southern Approaches</source>
        <translation>Południowe podejścia</translation>
    </message>
    <message>
        <source>Interior</source>
        <translation>Głąb kraju</translation>
    </message>
    <message>
        <source>Capitals</source>
        <translation>Stolice</translation>
    </message>
    <message>
        <source>North Korea</source>
        <translation>Korea Północna</translation>
    </message>
    <message>
        <source>Korean Peninsula</source>
        <translation>Półwysep Koreański</translation>
    </message>
    <message>
        <source>attack carrier in the Sea of Japan</source>
        <translation>lotniskowiec uderzeniowy na Morzu Japońskim</translation>
    </message>
    <message>
        <source>Guns in the hills are firing on a city of ten million. Everything is dug in, spread out or under a mountain; the convoys decide how long it lasts.</source>
        <translation>Działa na wzgórzach ostrzeliwują dziesięciomilionowe miasto. Wszystko jest okopane, rozproszone albo pod górą; o tym, jak długo to potrwa, decydują konwoje.</translation>
    </message>
    <message>
        <source>Remove all SA-15 and SA-17, and all Mirage III, Mirage F1 and F-4 counters.</source>
        <translation>Usuń wszystkie żetony SA-15 i SA-17 oraz wszystkie Mirage III, Mirage F1 i F-4.</translation>
    </message>
    <message>
        <source>Begin with Target 33 in play.</source>
        <translation>Na początku cel 33 jest w grze.</translation>
    </message>
    <message>
        <source>Coast</source>
        <translation>Wybrzeże</translation>
    </message>
    <message>
        <source>Demilitarized Zone</source>
        <translation>Strefa zdemilitaryzowana</translation>
    </message>
    <message>
        <source>Heartland</source>
        <translation>Serce kraju</translation>
    </message>
    <message>
        <source>Yalu</source>
        <translation>Jalu</translation>
    </message>
    <message>
        <source>Taiwan Defense</source>
        <translation>Obrona Tajwanu</translation>
    </message>
    <message>
        <source>Taiwan Strait and the Chinese coast</source>
        <translation>Cieśnina Tajwańska i wybrzeże Chin</translation>
    </message>
    <message>
        <source>attack carrier east of Taiwan</source>
        <translation>lotniskowiec uderzeniowy na wschód od Tajwanu</translation>
    </message>
    <message>
        <source>An invasion fleet is at sea on the first day. Sink the hulls, stay alive under the best missiles on any coast, and keep the bombers off the carrier.</source>
        <translation>Flota inwazyjna jest na morzu od pierwszego dnia. Zatapiaj kadłuby, przetrwaj pod najlepszymi rakietami, jakie stoją na jakimkolwiek brzegu, i nie dopuść bombowców do lotniskowca.</translation>
    </message>
    <message>
        <source>China flies the normal mix of Soviet fighters. Remove all Mirage III, Mirage F1 and F-4 counters.</source>
        <translation>Chiny latają na zwykłym zestawie myśliwców radzieckich. Usuń wszystkie żetony Mirage III, Mirage F1 i F-4.</translation>
    </message>
    <message>
        <source>Begin with Target 21 in play.</source>
        <translation>Na początku cel 21 jest w grze.</translation>
    </message>
    <message>
        <source>Taiwan Strait</source>
        <translation>Cieśnina Tajwańska</translation>
    </message>
    <message>
        <source>Offshore Islands</source>
        <translation>Wyspy przybrzeżne</translation>
    </message>
    <message>
        <source>Mainland</source>
        <translation>Kontynent</translation>
    </message>
    <message>
        <source>Russia</source>
        <translation>Rosja</translation>
    </message>
    <message>
        <source>Sea of Okhotsk and the Pacific coast</source>
        <translation>Morze Ochockie i wybrzeże Pacyfiku</translation>
    </message>
    <message>
        <source>attack carrier in the North Pacific</source>
        <translation>lotniskowiec uderzeniowy na północnym Pacyfiku</translation>
    </message>
    <message>
        <source>Long range, cold water, modern launchers and the best fighters on the list. Nobody calls this one short.</source>
        <translation>Duże odległości, zimna woda, nowoczesne wyrzutnie i najlepsze myśliwce na liście. Tej kampanii nikt nie nazwie krótką.</translation>
    </message>
    <message>
        <source>Remove all M1939, S-60, KS-19, SA-2 and SA-7, and all Mirage III, Mirage F1 and F-4 counters.</source>
        <translation>Usuń wszystkie żetony M1939, S-60, KS-19, SA-2 i SA-7 oraz wszystkie Mirage III, Mirage F1 i F-4.</translation>
    </message>
    <message>
        <source>North Pacific</source>
        <translation>Północny Pacyfik</translation>
    </message>
    <message>
        <source>Kurile Islands</source>
        <translation>Wyspy Kurylskie</translation>
    </message>
    <message>
        <source>Pacific Coast</source>
        <translation>Wybrzeże Pacyfiku</translation>
    </message>
    <message>
        <source>Iran</source>
        <translation>Iran</translation>
    </message>
    <message>
        <source>Strait of Hormuz and Iran</source>
        <translation>Cieśnina Ormuz i Iran</translation>
    </message>
    <message>
        <source>attack carrier in the Arabian Sea</source>
        <translation>lotniskowiec uderzeniowy na Morzu Arabskim</translation>
    </message>
    <message>
        <source>First the strait: boats, mines and missiles on cliffs. Then mountains, and behind them halls that were built so that you could not reach them.</source>
        <translation>Najpierw cieśnina: łodzie, miny i pociski na klifach. Potem góry, a za nimi hale, które zbudowano tak, by nie dało się ich dosięgnąć.</translation>
    </message>
    <message>
        <source>Remove all Mirage III and MiG-31 counters.</source>
        <translation>Usuń wszystkie żetony Mirage III i MiG-31.</translation>
    </message>
    <message>
        <source>Begin with Target 23 in play.</source>
        <translation>Na początku cel 23 jest w grze.</translation>
    </message>
    <message>
        <source>Strait of Hormuz</source>
        <translation>Cieśnina Ormuz</translation>
    </message>
    <message>
        <source>Gulf Coast</source>
        <translation>Wybrzeże zatoki</translation>
    </message>
    <message>
        <source>Zagros</source>
        <translation>Zagros</translation>
    </message>
    <message>
        <source>Tehran</source>
        <translation>Teheran</translation>
    </message>
    <message>
        <source>Night missions</source>
        <translation>Misje nocne</translation>
    </message>
    <message>
        <source>Night-capable Targets may be flown at night: four counters are drawn for the order of Fast, Slow, Bandits and Sites each turn; 1 Stress to each Pilot at the start; on Destruction gain SO equal to the Aircraft number of the card.</source>
        <translation>Cele nocne można atakować nocą: w każdej turze cztery znaczniki ustalają kolejność szybkich, wolnych, bandytów i stanowisk; na starcie każdy pilot otrzymuje 1 stresu; zniszczony cel daje tyle SO, ile samolotów podaje karta.</translation>
    </message>
    <message>
        <source>One Aircraft more or less</source>
        <translation>Jeden samolot więcej lub mniej</translation>
    </message>
    <message>
        <source>One Aircraft over the limit costs 1 VP; one under the limit gains 1 VP if the Target is Destroyed.</source>
        <translation>Jeden samolot ponad limit kosztuje 1 VP; jeden poniżej daje 1 VP, jeśli cel zniszczono.</translation>
    </message>
    <message>
        <source>Random squadron</source>
        <translation>Losowa eskadra</translation>
    </message>
    <message>
        <source>Pilots are drawn at random for announced skill levels.</source>
        <translation>Pilotów losuje się na zapowiedziane poziomy umiejętności.</translation>
    </message>
    <message>
        <source>High Stress attacks</source>
        <translation>Wysoki stres</translation>
    </message>
    <message>
        <source>Once per turn a Pilot takes 1 Stress and gets +1 on all his Attack and Suppression rolls of the turn.</source>
        <translation>Raz w turze pilot przyjmuje 1 stresu i ma +1 do wszystkich swoich rzutów ataku i obezwładniania w tej turze.</translation>
    </message>
    <message>
        <source>Large deck Marines</source>
        <translation>Piechota morska na dużym lotniskowcu</translation>
    </message>
    <message>
        <source>Marine campaign rules from an attack carrier: no AV-8B, every Target takes one Aircraft less.</source>
        <translation>Zasady kampanii piechoty morskiej z lotniskowca uderzeniowego: bez AV-8B, do każdego celu o jeden samolot mniej.</translation>
    </message>
    <message>
        <source>Replacement Pilots</source>
        <translation>Zastępcy</translation>
    </message>
    <message>
        <source>One attempt per missing Pilot, on a later mission, rolled on the replacement table.</source>
        <translation>Jedna próba za każdego zaginionego pilota, przy późniejszej misji, rzutem na tabelę zastępców.</translation>
    </message>
    <message>
        <source>Damaging Targets</source>
        <translation>Uszkadzanie celów</translation>
    </message>
    <message>
        <source>Half the Hits score half the VP (down); later Destruction scores the other half (up) and the tracks.</source>
        <translation>Połowa trafień daje połowę VP (w dół); późniejsze zniszczenie daje drugą połowę (w górę) i przesuwa tory.</translation>
    </message>
    <message>
        <source>Dear Super Hornets</source>
        <translation>Drogie Super Hornety</translation>
    </message>
    <message>
        <source>The F/A-18F costs 4, 8 or 12 SO Points and the F-35B/C 6, 12 or 18, the higher of the two prices that the rulebook prints.</source>
        <translation>F/A-18F kosztuje 4, 8 lub 12 SO, a F-35B/C 6, 12 lub 18: to wyższa z dwóch cen, które drukuje instrukcja.</translation>
    </message>
    <message>
        <source>Pilot Promotion Priority</source>
        <translation>Pierwszeństwo awansu</translation>
    </message>
    <message>
        <source>Recon Priority</source>
        <translation>Pierwszeństwo rozpoznania</translation>
    </message>
    <message>
        <source>Tanker Priority</source>
        <translation>Pierwszeństwo tankowania</translation>
    </message>
    <message>
        <source>Priority R&amp;R</source>
        <translation>Pierwszeństwo odpoczynku (R&amp;R)</translation>
    </message>
    <message>
        <source>Extra Stress</source>
        <translation>Większy stres</translation>
    </message>
    <message>
        <source>Improved Sites/Bandits</source>
        <translation>Lepsze stanowiska i bandyci</translation>
    </message>
    <message>
        <source>Extra Sites/Bandits</source>
        <translation>Więcej stanowisk i bandytów</translation>
    </message>
    <message>
        <source>Reduced SOs</source>
        <translation>Mniej SO</translation>
    </message>
    <message>
        <source>Less Stress</source>
        <translation>Mniejszy stres</translation>
    </message>
    <message>
        <source>Downgraded Sites/Bandits</source>
        <translation>Gorsze stanowiska i bandyci</translation>
    </message>
    <message>
        <source>Fewer Sites/Bandits</source>
        <translation>Mniej stanowisk i bandytów</translation>
    </message>
    <message>
        <source>Increased SOs</source>
        <translation>Więcej SO</translation>
    </message>
    <message>
        <source>Great</source>
        <translation>Wspaniale</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Dobrze</translation>
    </message>
    <message>
        <source>Adequate</source>
        <translation>Dostatecznie</translation>
    </message>
    <message>
        <source>Poor</source>
        <translation>Słabo</translation>
    </message>
    <message>
        <source>Dismal</source>
        <translation>Fatalnie</translation>
    </message>
    <message>
        <source>Center</source>
        <translation>Centrum</translation>
    </message>
    <message>
        <source>North Approach</source>
        <translation>Podejście północne</translation>
    </message>
    <message>
        <source>East Approach</source>
        <translation>Podejście wschodnie</translation>
    </message>
    <message>
        <source>South Approach</source>
        <translation>Podejście południowe</translation>
    </message>
    <message>
        <source>West Approach</source>
        <translation>Podejście zachodnie</translation>
    </message>
    <message>
        <source>North Pre-Approach, west</source>
        <translation>Przedpole północne, zachód</translation>
    </message>
    <message>
        <source>North Pre-Approach, central</source>
        <translation>Przedpole północne, środek</translation>
    </message>
    <message>
        <source>North Pre-Approach, east</source>
        <translation>Przedpole północne, wschód</translation>
    </message>
    <message>
        <source>East Pre-Approach, north</source>
        <translation>Przedpole wschodnie, północ</translation>
    </message>
    <message>
        <source>East Pre-Approach, central</source>
        <translation>Przedpole wschodnie, środek</translation>
    </message>
    <message>
        <source>East Pre-Approach, south</source>
        <translation>Przedpole wschodnie, południe</translation>
    </message>
    <message>
        <source>South Pre-Approach, east</source>
        <translation>Przedpole południowe, wschód</translation>
    </message>
    <message>
        <source>South Pre-Approach, central</source>
        <translation>Przedpole południowe, środek</translation>
    </message>
    <message>
        <source>South Pre-Approach, west</source>
        <translation>Przedpole południowe, zachód</translation>
    </message>
    <message>
        <source>West Pre-Approach, south</source>
        <translation>Przedpole zachodnie, południe</translation>
    </message>
    <message>
        <source>West Pre-Approach, central</source>
        <translation>Przedpole zachodnie, środek</translation>
    </message>
    <message>
        <source>West Pre-Approach, north</source>
        <translation>Przedpole zachodnie, północ</translation>
    </message>
    <message>
        <source>North Stand-Off, western portion</source>
        <translation>Oddalony północny, część zachodnia</translation>
    </message>
    <message>
        <source>North Stand-Off, eastern portion</source>
        <translation>Oddalony północny, część wschodnia</translation>
    </message>
    <message>
        <source>East Stand-Off, northern portion</source>
        <translation>Oddalony wschodni, część północna</translation>
    </message>
    <message>
        <source>East Stand-Off, southern portion</source>
        <translation>Oddalony wschodni, część południowa</translation>
    </message>
    <message>
        <source>South Stand-Off, eastern portion</source>
        <translation>Oddalony południowy, część wschodnia</translation>
    </message>
    <message>
        <source>South Stand-Off, western portion</source>
        <translation>Oddalony południowy, część zachodnia</translation>
    </message>
    <message>
        <source>West Stand-Off, southern portion</source>
        <translation>Oddalony zachodni, część południowa</translation>
    </message>
    <message>
        <source>West Stand-Off, northern portion</source>
        <translation>Oddalony zachodni, część północna</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tura</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Zdarzenie</translation>
    </message>
    <message>
        <source>Event deck / discards</source>
        <translation>Talia zdarzeń / odrzucone</translation>
    </message>
    <message>
        <source>Target deck / discards</source>
        <translation>Talia celów / odrzucone</translation>
    </message>
    <message>
        <source>Recon, Intel, Infra</source>
        <translation>Rozpoznanie, wywiad, infrastruktura</translation>
    </message>
    <message>
        <source>SO points and Victory Points</source>
        <translation>Punkty SO i punkty zwycięstwa</translation>
    </message>
    <message>
        <source>Defenses cup: what is left</source>
        <translation>Kubek obrony: co zostało</translation>
    </message>
    <message>
        <source>Night order</source>
        <translation>Kolejność nocna</translation>
    </message>
    <message>
        <source>Improvements and Secondary in play</source>
        <translation>Ulepszenia i drugi cel w grze</translation>
    </message>
</context>
<context>
    <name>hornet_leader.table</name>
    <message>
        <source>{what}: {detail}</source>
        <translation>{what}: {detail}</translation>
    </message>
    <message>
        <source>{campaign}, {length}</source>
        <translation>{campaign}, {length}</translation>
    </message>
    <message>
        <source>Center</source>
        <translation>Centrum</translation>
    </message>
    <message>
        <source>North Approach</source>
        <translation>Podejście płn.</translation>
    </message>
    <message>
        <source>East Approach</source>
        <translation>Podejście wsch.</translation>
    </message>
    <message>
        <source>South Approach</source>
        <translation>Podejście płd.</translation>
    </message>
    <message>
        <source>West Approach</source>
        <translation>Podejście zach.</translation>
    </message>
    <message>
        <source>North Stand-Off</source>
        <translation>Oddalony płn.</translation>
    </message>
    <message>
        <source>East Stand-Off</source>
        <translation>Oddalony wsch.</translation>
    </message>
    <message>
        <source>South Stand-Off</source>
        <translation>Oddalony płd.</translation>
    </message>
    <message>
        <source>West Stand-Off</source>
        <translation>Oddalony zach.</translation>
    </message>
    <message>
        <source>Pre-Approach {sign}</source>
        <translation>Przedpole {sign}</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>{side}-{part}</source>
        <translation>{side}-{part}</translation>
    </message>
    <message>
        <source>High and Low</source>
        <translation>Wysoko i nisko</translation>
    </message>
    <message>
        <source>High only</source>
        <translation>Tylko wysoko</translation>
    </message>
    <message>
        <source>Low only</source>
        <translation>Tylko nisko</translation>
    </message>
    <message>
        <source>{weight} WP</source>
        <translation>masa {weight}</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>bez opłaty</translation>
    </message>
    <message>
        <source>{so} SO Points each</source>
        <translation>{so} SO za sztukę</translation>
    </message>
    <message>
        <source>{so} SO Points for the mission</source>
        <translation>{so} SO za misję</translation>
    </message>
    <message>
        <source>range {fields} from High, {low} from Low</source>
        <translation>zasięg z wysoka {fields}, z niska {low}</translation>
    </message>
    <message>
        <source>AtA {air}   AtG {ground}   SA {sa}</source>
        <translation>AtA {air}   AtG {ground}   SA {sa}</translation>
    </message>
    <message>
        <source>{pilot} {count}</source>
        <translation>{pilot} {count}</translation>
    </message>
    <message>
        <source>{a}, {b}</source>
        <translation>{a}, {b}</translation>
    </message>
    <message>
        <source>Arming bench</source>
        <translation>Uzbrajanie</translation>
    </message>
    <message>
        <source>Primary</source>
        <translation>Główny cel</translation>
    </message>
    <message>
        <source>Secondary</source>
        <translation>Drugi cel</translation>
    </message>
    <message>
        <source>Flies</source>
        <translation>Leci</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Szybkość</translation>
    </message>
    <message>
        <source>AtA</source>
        <translation>AtA</translation>
    </message>
    <message>
        <source>AtG</source>
        <translation>AtG</translation>
    </message>
    <message>
        <source>SA</source>
        <translation>SA</translation>
    </message>
    <message>
        <source>Cool</source>
        <translation>Opanowanie</translation>
    </message>
    <message>
        <source>WP</source>
        <translation>Masa</translation>
    </message>
    <message>
        <source>XP</source>
        <translation>XP</translation>
    </message>
    <message>
        <source>{xp}/{needed}</source>
        <translation>{xp}/{needed}</translation>
    </message>
    <message>
        <source>{aircraft}, {status}, Stress {stress}, {flies}</source>
        <translation>{aircraft}, {status}, stres {stress}, {flies}</translation>
    </message>
    <message>
        <source>not assigned</source>
        <translation>bez przydziału</translation>
    </message>
    <message>
        <source>{chosen} / {limit}</source>
        <translation>{chosen} / {limit}</translation>
    </message>
    <message>
        <source>{counter} ({free} free)</source>
        <translation>{counter} ({free} poza limitem)</translation>
    </message>
    <message>
        <source>1 more: {vp} VP</source>
        <translation>1 więcej: {vp} VP</translation>
    </message>
    <message>
        <source>1 less: {vp} VP if Destroyed</source>
        <translation>1 mniej: {vp} VP za zniszczenie</translation>
    </message>
    <message>
        <source>Assign Pilots</source>
        <translation>Przydział pilotów</translation>
    </message>
    <message>
        <source>Pilots</source>
        <translation>Piloci</translation>
    </message>
    <message>
        <source>{speed}: free attack</source>
        <translation>{speed}: atak bez opłaty</translation>
    </message>
    <message>
        <source>{speed}: pays an SA counter</source>
        <translation>{speed}: płaci żeton SA</translation>
    </message>
    <message>
        <source>{enemy} in {area}</source>
        <translation>{enemy}: {area}</translation>
    </message>
    <message>
        <source>second {enemy} in {area}</source>
        <translation>drugi {enemy}: {area}</translation>
    </message>
    <message>
        <source>{weapon} at {enemy}</source>
        <translation>{weapon}, cel: {enemy}</translation>
    </message>
    <message>
        <source>Destroys {enemy}</source>
        <translation>Niszczy: {enemy}</translation>
    </message>
    <message>
        <source>{pilot} pays an SA counter, {left} left</source>
        <translation>{pilot} płaci żeton SA, zostaje {left}</translation>
    </message>
    <message>
        <source>Choose Aircraft, enemy and weapons</source>
        <translation>Wybierz samolot, wroga i uzbrojenie</translation>
    </message>
    <message>
        <source>Choose an Aircraft first</source>
        <translation>Najpierw wybierz samolot</translation>
    </message>
    <message>
        <source>Choose an enemy first</source>
        <translation>Najpierw wybierz wroga</translation>
    </message>
    <message>
        <source>Aircraft do not move in this step</source>
        <translation>W tym kroku samoloty się nie ruszają</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Atak</translation>
    </message>
    <message>
        <source>Weight Points</source>
        <translation>Punkty masy</translation>
    </message>
    <message>
        <source>{carried} of {limit}</source>
        <translation>{carried} z {limit}</translation>
    </message>
    <message>
        <source>{carried} of {limit}, {free} unused</source>
        <translation>{carried} z {limit}, wolne {free}</translation>
    </message>
    <message>
        <source>{so} SO</source>
        <translation>{so} SO</translation>
    </message>
    <message>
        <source>HITS</source>
        <translation>TRAFIENIA</translation>
    </message>
    <message>
        <source>AIRCRAFT</source>
        <translation>SAMOLOTY</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>VP</translation>
    </message>
    <message>
        <source>SITES</source>
        <translation>STANOWISKA</translation>
    </message>
    <message>
        <source>BANDITS</source>
        <translation>BANDYCI</translation>
    </message>
    <message>
        <source>RECON</source>
        <translation>ROZPOZN.</translation>
    </message>
    <message>
        <source>INTEL</source>
        <translation>WYWIAD</translation>
    </message>
    <message>
        <source>INFRA</source>
        <translation>INFRA</translation>
    </message>
    <message>
        <source>Outbound</source>
        <translation>Lot do celu</translation>
    </message>
    <message>
        <source>Over Target</source>
        <translation>Nad celem</translation>
    </message>
    <message>
        <source>Homebound</source>
        <translation>Powrót</translation>
    </message>
    <message>
        <source>Okay</source>
        <translation>W formie</translation>
    </message>
    <message>
        <source>Shaken</source>
        <translation>Wstrząśnięty</translation>
    </message>
    <message>
        <source>Unfit</source>
        <translation>Niezdolny</translation>
    </message>
    <message>
        <source>SPEED</source>
        <translation>SZYBK.</translation>
    </message>
    <message>
        <source>AIR</source>
        <translation>AtA</translation>
    </message>
    <message>
        <source>GROUND</source>
        <translation>AtG</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Zdarzenie</translation>
    </message>
    <message>
        <source>may not fly</source>
        <translation>nie może lecieć</translation>
    </message>
    <message>
        <source>Cool {cool}   Experience {xp} of {needed}</source>
        <translation>Opanowanie {cool}   Doświadczenie {xp} z {needed}</translation>
    </message>
    <message>
        <source>Cool {cool}   Experience {xp}</source>
        <translation>Opanowanie {cool}   Doświadczenie {xp}</translation>
    </message>
    <message>
        <source>{weapon}, {weight} Weight Points</source>
        <translation>{weapon}, punkty masy: {weight}</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decyzja</translation>
    </message>
    <message>
        <source>{weight} WP Air to Ground, which a Dogfight counts</source>
        <translation>masa AtG {weight}, liczy się w walce manewrowej</translation>
    </message>
    <message>
        <source>up to +{value} on the die</source>
        <translation>do +{value} do rzutu</translation>
    </message>
    <message>
        <source>{aircraft}, {skill}: {status}, Stress {stress}</source>
        <translation>{aircraft}, {skill}: {status}, stres {stress}</translation>
    </message>
    <message>
        <source>Target {number}</source>
        <translation>Cel {number}</translation>
    </message>
    <message>
        <source>{pilot}, {aircraft}</source>
        <translation>{pilot}, {aircraft}</translation>
    </message>
    <message>
        <source>{name}: {count}</source>
        <translation>{name}: {count}</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampania</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Cele</translation>
    </message>
    <message>
        <source>stayed</source>
        <translation>w domu</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Zaginiony</translation>
    </message>
    <message>
        <source>{words} ({rule})</source>
        <translation>{words} ({rule})</translation>
    </message>
    <message>
        <source>Day {day}: Down Time</source>
        <translation>Dzień {day}: przerwa</translation>
    </message>
    <message>
        <source>Day {day}: {target}, Destroyed, {vp} VP</source>
        <translation>Dzień {day}: {target}, zniszczony, {vp} VP</translation>
    </message>
    <message>
        <source>Day {day}: {target}, Damaged, {vp} VP</source>
        <translation>Dzień {day}: {target}, uszkodzony, {vp} VP</translation>
    </message>
    <message>
        <source>Day {day}: {target}, not Destroyed</source>
        <translation>Dzień {day}: {target}, niezniszczony</translation>
    </message>
    <message>
        <source>{face} {modifier} = {total}</source>
        <translation>{face} {modifier} = {total}</translation>
    </message>
    <message>
        <source>Debriefing</source>
        <translation>Omówienie</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Podsumowanie</translation>
    </message>
    <message>
        <source>No Bandit</source>
        <translation>Brak bandyty</translation>
    </message>
    <message>
        <source>Flight</source>
        <translation>Klucz</translation>
    </message>
    <message>
        <source>Gun</source>
        <translation>Działko</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Dowódca</translation>
    </message>
    <message>
        <source>{weapon}: Attack {attack}; High {high}, Low {low}; {weight} Weight Points</source>
        <translation>{weapon}: atak {attack}; wysoko {high}, nisko {low}; punkty masy: {weight}</translation>
    </message>
    <message>
        <source>Gun: Attack {air} on Bandits, {ground} on the ground from Low, range 0</source>
        <translation>Działko: atak {air} na bandytów, {ground} na ziemię z niska, zasięg 0</translation>
    </message>
    <message>
        <source>{weapon}: an attack on it is negated from {roll}</source>
        <translation>{weapon}: atak na samolot unieważnia rzut od {roll}</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nigdy</translation>
    </message>
    <message>
        <source>AtA {value}</source>
        <translation>AtA {value}</translation>
    </message>
    <message>
        <source>AtG {value}</source>
        <translation>AtG {value}</translation>
    </message>
    <message>
        <source>WP {carried} / {limit}</source>
        <translation>masa {carried} / {limit}</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Szybki</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Wolny</translation>
    </message>
    <message>
        <source>{hits} Hits: {chance} %</source>
        <translation>{hits} traf.: {chance}%</translation>
    </message>
    <message>
        <source>{hits} or more Hits: {chance} %</source>
        <translation>co najmniej {hits} traf.: {chance}%</translation>
    </message>
    <message>
        <source>In the enemy&apos;s next step here, if nobody reacts</source>
        <translation>Następny krok wroga, jeśli zostaje tu i nikt nie reaguje</translation>
    </message>
    <message>
        <source>{bio} In short: {quirk}.</source>
        <translation>{bio} Krótko: {quirk}.</translation>
    </message>
    <message>
        <source>No enemy can attack here now</source>
        <translation>Teraz nie może tu atakować żaden wróg</translation>
    </message>
    <message>
        <source>{pilot}, {aircraft}, {altitude}</source>
        <translation>{pilot}, {aircraft}, {altitude}</translation>
    </message>
    <message>
        <source>{enemies}. Expected Stress: {stress}</source>
        <translation>{enemies}. Oczekiwany stres: {stress}</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Uszkodzony</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Zniszczony</translation>
    </message>
    <message>
        <source>{skill} · {status} · Stress {stress} (Okay to {okay}, Shaken to {shaken})</source>
        <translation>{skill} · {status} · stres {stress} (w formie do {okay}, wstrząśnięty do {shaken})</translation>
    </message>
    <message>
        <source>Fast: attacks before the enemy</source>
        <translation>Szybki: atakuje przed wrogiem</translation>
    </message>
    <message>
        <source>Slow: attacks after the enemy</source>
        <translation>Wolny: atakuje po wrogu</translation>
    </message>
    <message>
        <source>Air to Air skill</source>
        <translation>Umiejętność AtA</translation>
    </message>
    <message>
        <source>Air to Ground skill</source>
        <translation>Umiejętność AtG</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Doświadczenie</translation>
    </message>
    <message>
        <source>SA counters</source>
        <translation>Żetony SA</translation>
    </message>
    <message>
        <source>Dogfight, carrying {weight} Air to Ground</source>
        <translation>Walka manewrowa, niesiona masa AtG {weight}</translation>
    </message>
    <message>
        <source>An attack is foiled by Stealth or ECM Pod</source>
        <translation>Atak udaremnia stealth lub zasobnik ECM</translation>
    </message>
    <message>
        <source>Damaged: again is Destroyed</source>
        <translation>Uszkodzony: drugi raz to zniszczony</translation>
    </message>
    <message>
        <source>If {attack}</source>
        <translation>Jeśli: {attack}</translation>
    </message>
    <message>
        <source>{die}: need {needed}, {modifiers}: roll {face} or more</source>
        <translation>{die}: próg {needed}, {modifiers}: rzut co najmniej {face}</translation>
    </message>
    <message>
        <source>{die}: roll {face} or more</source>
        <translation>{die}: rzut co najmniej {face}</translation>
    </message>
    <message>
        <source>{die}: need {needed}, {modifiers}: cannot hit</source>
        <translation>{die}: próg {needed}, {modifiers}: nie może trafić</translation>
    </message>
    <message>
        <source>{name} {amount}</source>
        <translation>{name} {amount}</translation>
    </message>
    <message>
        <source>{enemy} is Destroyed</source>
        <translation>Zniszczenie: {enemy}</translation>
    </message>
    <message>
        <source>{count} Hits</source>
        <translation>{count} traf.</translation>
    </message>
    <message>
        <source>1 Hit</source>
        <translation>1 trafienie</translation>
    </message>
    <message>
        <source>No Hit</source>
        <translation>Bez trafienia</translation>
    </message>
    <message>
        <source>Added to your die against it</source>
        <translation>Dodaje się do twojej kości przeciw niemu</translation>
    </message>
    <message>
        <source>It can attack {pilots} now</source>
        <translation>Może teraz atakować: {pilots}</translation>
    </message>
    <message>
        <source>It can attack nobody now</source>
        <translation>Nikogo nie może teraz atakować</translation>
    </message>
    <message>
        <source>If it attacks {pilot}</source>
        <translation>Jeśli atakuje: {pilot}</translation>
    </message>
    <message>
        <source>One die, {modifiers}; without Suppression and Evasion</source>
        <translation>Jedna kość, {modifiers}; bez obezwładniania i uniku</translation>
    </message>
    <message>
        <source>no modifiers</source>
        <translation>bez modyfikatorów</translation>
    </message>
    <message>
        <source>{name} · {area}</source>
        <translation>{name} · {area}</translation>
    </message>
    <message>
        <source>Bandit · {area}</source>
        <translation>Bandyta · {area}</translation>
    </message>
    <message>
        <source>Stress from a roll of</source>
        <translation>Stres od rzutu</translation>
    </message>
    <message>
        <source>Damaged from a roll of</source>
        <translation>Uszkodzenie od rzutu</translation>
    </message>
    <message>
        <source>Destroyed from a roll of</source>
        <translation>Zniszczenie od rzutu</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Zasięg</translation>
    </message>
    <message>
        <source>Radar (R)</source>
        <translation>Radar (R)</translation>
    </message>
    <message>
        <source>Soft (S)</source>
        <translation>Miękki (S)</translation>
    </message>
    <message>
        <source>Attacks High and Low</source>
        <translation>Atakuje wysoko i nisko</translation>
    </message>
    <message>
        <source>Attacks High only</source>
        <translation>Atakuje tylko wysoko</translation>
    </message>
    <message>
        <source>Attacks Low only</source>
        <translation>Atakuje tylko nisko</translation>
    </message>
    <message>
        <source>On its back: {face}</source>
        <translation>Na odwrocie: {face}</translation>
    </message>
    <message>
        <source>Objective: it has to be Destroyed for the Target</source>
        <translation>Zadanie: dla celu trzeba to zniszczyć</translation>
    </message>
    <message>
        <source>Bombers left</source>
        <translation>Pozostałe bombowce</translation>
    </message>
    <message>
        <source>It never attacks</source>
        <translation>Nigdy nie atakuje</translation>
    </message>
    <message>
        <source>No effect</source>
        <translation>Bez skutku</translation>
    </message>
    <message>
        <source>Stress</source>
        <translation>Stres</translation>
    </message>
    <message>
        <source>{trait}: {meaning}</source>
        <translation>{trait}: {meaning}</translation>
    </message>
    <message>
        <source>Hits needed, {part}</source>
        <translation>Potrzebne trafienia, {part}</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Punkty zwycięstwa</translation>
    </message>
    <message>
        <source>{figure} · {flavor}</source>
        <translation>{figure} · {flavor}</translation>
    </message>
    <message>
        <source>{altitude}: {enemies}</source>
        <translation>{altitude}: {enemies}</translation>
    </message>
    <message>
        <source>Range from {pilot}</source>
        <translation>Odległość, {pilot}</translation>
    </message>
    <message>
        <source>{pilot} here, {altitude}</source>
        <translation>{pilot} tutaj, {altitude}</translation>
    </message>
    <message>
        <source>In the enemy&apos;s next step, if nobody reacts</source>
        <translation>Następny krok wroga, jeśli nikt nie reaguje</translation>
    </message>
    <message>
        <source>Air to Air, Okay</source>
        <translation>AtA w formie</translation>
    </message>
    <message>
        <source>Air to Ground, Okay</source>
        <translation>AtG w formie</translation>
    </message>
    <message>
        <source>Air to Air, Shaken</source>
        <translation>AtA wstrząśnięty</translation>
    </message>
    <message>
        <source>Air to Ground, Shaken</source>
        <translation>AtG wstrząśnięty</translation>
    </message>
    <message>
        <source>Speed, Okay</source>
        <translation>Szybkość w formie</translation>
    </message>
    <message>
        <source>Speed, Shaken</source>
        <translation>Szybkość wstrząśnięty</translation>
    </message>
    <message>
        <source>Okay up to Stress</source>
        <translation>W formie do stresu</translation>
    </message>
    <message>
        <source>Shaken up to Stress</source>
        <translation>Wstrząśnięty do stresu</translation>
    </message>
    <message>
        <source>Situational Awareness</source>
        <translation>Świadomość sytuacyjna</translation>
    </message>
    <message>
        <source>Experience for the next level</source>
        <translation>Doświadczenie do następnego poziomu</translation>
    </message>
    <message>
        <source>{item} × {count}</source>
        <translation>{item} × {count}</translation>
    </message>
    <message>
        <source>This load</source>
        <translation>To uzbrojenie</translation>
    </message>
    <message>
        <source>{hits} of {needed}</source>
        <translation>{hits} z {needed}</translation>
    </message>
    <message>
        <source>Objectives left: {count}</source>
        <translation>Pozostałe zadania: {count}</translation>
    </message>
    <message>
        <source>Objectives to come: {count}</source>
        <translation>Zadania do wyłożenia: {count}</translation>
    </message>
    <message>
        <source>Still to act, as drawn: {sides}</source>
        <translation>Jeszcze zadziałają, według losu: {sides}</translation>
    </message>
    <message>
        <source>{amount} {part}</source>
        <translation>{amount} {part}</translation>
    </message>
    <message>
        <source>{vp}, {grade}</source>
        <translation>{vp}, {grade}</translation>
    </message>
    <message>
        <source>{grade} {vp}</source>
        <translation>{grade} {vp}</translation>
    </message>
    <message>
        <source>{amount}  {what}</source>
        <translation>{amount}  {what}</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Misja</translation>
    </message>
    <message>
        <source>nobody attacks there</source>
        <translation>nikt tam nie atakuje</translation>
    </message>
    <message>
        <source>{count} may attack, {stress} Stress to expect</source>
        <translation>mogą atakować: {count}, oczekiwany stres {stress}</translation>
    </message>
    <message>
        <source>not placed, {altitude}</source>
        <translation>nierozstawiony, {altitude}</translation>
    </message>
    <message>
        <source>{area}, {altitude}</source>
        <translation>{area}, {altitude}</translation>
    </message>
    <message>
        <source>{area}, {altitude}; moved</source>
        <translation>{area}, {altitude}; po ruchu</translation>
    </message>
    <message>
        <source>It stands there already</source>
        <translation>Już tam stoi</translation>
    </message>
    <message>
        <source>Aircraft</source>
        <translation>Samoloty</translation>
    </message>
    <message>
        <source>Ranges</source>
        <translation>Zasięgi</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Zagrożenia</translation>
    </message>
    <message>
        <source>AIM-54s are fired at Bandits and Bombers only</source>
        <translation>AIM-54 odpala się tylko do bandytów i bombowców</translation>
    </message>
    <message>
        <source>No missile has a Bandit yet</source>
        <translation>Żaden pocisk nie ma jeszcze bandyty</translation>
    </message>
    <message>
        <source>Every AIM-54 has its Bandit; take one off first</source>
        <translation>Każdy AIM-54 ma już bandytę; najpierw któryś cofnij</translation>
    </message>
    <message>
        <source>Phoenix</source>
        <translation>Phoenix</translation>
    </message>
    <message>
        <source>AIM-54: {count}</source>
        <translation>AIM-54: {count}</translation>
    </message>
    <message>
        <source>{type} · {skill}</source>
        <translation>{type} · {skill}</translation>
    </message>
    <message>
        <source>d10 against {numbers} · {modifiers}</source>
        <translation>k10 przeciw {numbers} · {modifiers}</translation>
    </message>
    <message>
        <source>Evading costs {price} Stress first: {before} → {after}</source>
        <translation>Unik najpierw kosztuje, stres {price}: {before} → {after}</translation>
    </message>
    <message>
        <source>carries nothing against this enemy</source>
        <translation>nie ma nic przeciw temu wrogowi</translation>
    </message>
    <message>
        <source>{pilot} with {arms}</source>
        <translation>{pilot}: {arms}</translation>
    </message>
    <message>
        <source>Enemy attack</source>
        <translation>Atak wroga</translation>
    </message>
    <message>
        <source>Pilot</source>
        <translation>Pilot</translation>
    </message>
    <message>
        <source>SO</source>
        <translation>SO</translation>
    </message>
    <message>
        <source>Rescue</source>
        <translation>Ratunek</translation>
    </message>
    <message>
        <source>Stress {stress}</source>
        <translation>Stres {stress}</translation>
    </message>
    <message>
        <source>{xp} XP</source>
        <translation>{xp} XP</translation>
    </message>
    <message>
        <source>{band} (closed)</source>
        <translation>{band} (zamknięty)</translation>
    </message>
    <message>
        <source>{label}: {figure}</source>
        <translation>{label}: {figure}</translation>
    </message>
    <message>
        <source>Down Time</source>
        <translation>Przerwa</translation>
    </message>
    <message>
        <source>Recon Priority</source>
        <translation>Kup rozpoznanie</translation>
    </message>
    <message>
        <source>Draw a Target</source>
        <translation>Dobierz cel</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Odmów</translation>
    </message>
    <message>
        <source>Drop all Air to Ground</source>
        <translation>Zrzuć całe AtG</translation>
    </message>
    <message>
        <source>Leave the display</source>
        <translation>Opuść planszę</translation>
    </message>
    <message>
        <source>Squadron complete</source>
        <translation>Eskadra gotowa</translation>
    </message>
    <message>
        <source>Fly</source>
        <translation>Leć</translation>
    </message>
    <message>
        <source>Stop drawing</source>
        <translation>Dość kart</translation>
    </message>
    <message>
        <source>Buy R&amp;R</source>
        <translation>Kup R&amp;R</translation>
    </message>
    <message>
        <source>Begin the campaign</source>
        <translation>Rozpocznij kampanię</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Przyjmij</translation>
    </message>
    <message>
        <source>These Pilots fly</source>
        <translation>Ci piloci lecą</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Startuj</translation>
    </message>
    <message>
        <source>Meet the Event</source>
        <translation>Przyjmij zdarzenie</translation>
    </message>
    <message>
        <source>Begin here</source>
        <translation>Zacznij tutaj</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Po kolei</translation>
    </message>
    <message>
        <source>End the movement</source>
        <translation>Zakończ ruch</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>None of them</source>
        <translation>Żaden z nich</translation>
    </message>
    <message>
        <source>Take off? No weapons are loaded: {pilots}.</source>
        <translation>Startować? Bez uzbrojenia: {pilots}.</translation>
    </message>
    <message>
        <source>Leave the display? {target} is not Destroyed yet.</source>
        <translation>Opuścić planszę? {target}: cel nie jest jeszcze zniszczony.</translation>
    </message>
    <message>
        <source>Squadron</source>
        <translation>Eskadra</translation>
    </message>
    <message>
        <source>Promotions</source>
        <translation>Awanse</translation>
    </message>
    <message>
        <source>{pilot}, {aircraft}, {skill}: {status}, Stress {stress}</source>
        <translation>{pilot}, {aircraft}, {skill}: {status}, stres {stress}</translation>
    </message>
    <message>
        <source>Choose the Primary first</source>
        <translation>Najpierw wybierz główny cel</translation>
    </message>
    <message>
        <source>A card is chosen by a click</source>
        <translation>Kartę wybiera się kliknięciem</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Teraz niemożliwe</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Stały</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Miękki</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Pojazdy</translation>
    </message>
    <message>
        <source>Dispersed</source>
        <translation>Rozproszony</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Mały</translation>
    </message>
    <message>
        <source>Hardened</source>
        <translation>Umocniony</translation>
    </message>
    <message>
        <source>Friendly Fire</source>
        <translation>Własne wojska</translation>
    </message>
    <message>
        <source>Scramble</source>
        <translation>Alarm</translation>
    </message>
    <message>
        <source>Bandit {number}</source>
        <translation>Bandyta {number}</translation>
    </message>
    <message>
        <source>Stress {number}</source>
        <translation>Stres {number}</translation>
    </message>
    <message>
        <source>Improvement</source>
        <translation>Ulepszenie</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Premia</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Kara</translation>
    </message>
    <message>
        <source>Overkill {number}</source>
        <translation>Nadmiar {number}</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Zadanie</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Noc</translation>
    </message>
    <message>
        <source>May be flown at night with the optional rule.</source>
        <translation>Z zasadą dodatkową można lecieć nocą.</translation>
    </message>
    <message>
        <source>in the deck</source>
        <translation>w talii</translation>
    </message>
    <message>
        <source>can be selected</source>
        <translation>do wyboru</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>w grze</translation>
    </message>
    <message>
        <source>not open yet</source>
        <translation>jeszcze zamknięty</translation>
    </message>
    <message>
        <source>Hits needed</source>
        <translation>Potrzebne trafienia</translation>
    </message>
    <message>
        <source>Weight penalty</source>
        <translation>Kara masy</translation>
    </message>
    <message>
        <source>Bonus Experience</source>
        <translation>Dodatkowe doświadczenie</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Stanowiska</translation>
    </message>
    <message>
        <source>Bandits</source>
        <translation>Bandyci</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Tory</translation>
    </message>
    <message>
        <source>{approach} in each of {areas} Approach Areas and {center} in the Center are drawn</source>
        <translation>Dobiera się {approach} na każdy obszar podejścia ({areas}) i {center} na centrum</translation>
    </message>
    <message>
        <source>{approach} counters in each of {areas} Approach Areas and {center} in the Center are drawn; about {expected} of them show a Bandit</source>
        <translation>Dobiera się żetony: {approach} na każdy obszar podejścia ({areas}) i {center} na centrum; bandytów będzie około {expected}</translation>
    </message>
    <message>
        <source>about {expected} of {number}</source>
        <translation>około {expected} z {number}</translation>
    </message>
    <message>
        <source>the Objective</source>
        <translation>zadanie</translation>
    </message>
    <message>
        <source>{number} ({extra})</source>
        <translation>{number} ({extra})</translation>
    </message>
    <message>
        <source>One more may fly, for {vp} VP</source>
        <translation>Może lecieć jeszcze jeden, za {vp} VP</translation>
    </message>
    <message>
        <source>The range band {band}</source>
        <translation>Pas: {band}</translation>
    </message>
    <message>
        <source>Recon, Intel and Infra move when the Target is Destroyed</source>
        <translation>Rozpoznanie, wywiad i infrastruktura przesuwają się, gdy cel jest zniszczony</translation>
    </message>
    <message>
        <source>Recon {spaces}</source>
        <translation>Rozpoznanie {spaces}</translation>
    </message>
    <message>
        <source>Intel {spaces}</source>
        <translation>Wywiad {spaces}</translation>
    </message>
    <message>
        <source>Infra {spaces}</source>
        <translation>Infrastruktura {spaces}</translation>
    </message>
    <message>
        <source>{part}: {number}</source>
        <translation>{part}: {number}</translation>
    </message>
    <message>
        <source>{hits} Hits</source>
        <translation>Trafienia {hits}</translation>
    </message>
    <message>
        <source>XP {xp}</source>
        <translation>XP {xp}</translation>
    </message>
    <message>
        <source>Sites {sites}</source>
        <translation>Stanowiska {sites}</translation>
    </message>
    <message>
        <source>Bandits {bandits}</source>
        <translation>Bandyci {bandits}</translation>
    </message>
    <message>
        <source>Objectives to Destroy</source>
        <translation>Zadania do zniszczenia</translation>
    </message>
    <message>
        <source>{track}: {reading}</source>
        <translation>{track}: {reading}</translation>
    </message>
    <message>
        <source>Draw up to {number} Target cards</source>
        <translation>Dobierz najwyżej tyle kart celów: {number}</translation>
    </message>
    <message>
        <source>{number} Hits needed for every Target</source>
        <translation>Potrzebne trafienia dla każdego celu: {number}</translation>
    </message>
    <message>
        <source>No change to the Hits needed</source>
        <translation>Potrzebne trafienia bez zmian</translation>
    </message>
    <message>
        <source>No change</source>
        <translation>Bez zmian</translation>
    </message>
    <message>
        <source>{number} Site</source>
        <translation>{number} stanowisko</translation>
    </message>
    <message>
        <source>{number} Sites</source>
        <translation>{number} stanowiska</translation>
    </message>
    <message>
        <source>{number} Center Site</source>
        <translation>{number} stanowisko w centrum</translation>
    </message>
    <message>
        <source>{number} Center Sites</source>
        <translation>{number} stanowiska w centrum</translation>
    </message>
    <message>
        <source>{number} Bandit</source>
        <translation>{number} bandyta</translation>
    </message>
    <message>
        <source>{number} Bandits</source>
        <translation>{number} bandytów</translation>
    </message>
    <message>
        <source>{number} Center Bandit</source>
        <translation>{number} bandyta w centrum</translation>
    </message>
    <message>
        <source>{number} Center Bandits</source>
        <translation>{number} bandytów w centrum</translation>
    </message>
    <message>
        <source>{sites}, {bandits}</source>
        <translation>{sites}, {bandits}</translation>
    </message>
    <message>
        <source>{sites} or {bandits}</source>
        <translation>{sites} lub {bandits}</translation>
    </message>
    <message>
        <source>S{number}</source>
        <translation>S{number}</translation>
    </message>
    <message>
        <source>B{number}</source>
        <translation>B{number}</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Wysoko</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Nisko</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>{a}; {b}</source>
        <translation>{a}; {b}</translation>
    </message>
    <message>
        <source>{pilot}, {aircraft}, {altitude}: {status}, Stress {stress}; {loads}</source>
        <translation>{pilot}, {aircraft}, {altitude}: {status}, stres {stress}; {loads}</translation>
    </message>
    <message>
        <source>{aircraft}; Damaged</source>
        <translation>{aircraft}; uszkodzony</translation>
    </message>
    <message>
        <source>{enemy}: {count} Bombers, defense {defense}</source>
        <translation>{enemy}: bombowce {count}, obrona {defense}</translation>
    </message>
    <message>
        <source>{enemy}: range {range}, Stress from {stress}, Damaged from {damaged}, Destroyed from {destroyed}</source>
        <translation>{enemy}: zasięg {range}, stres od {stress}, uszkodzenie od {damaged}, zniszczenie od {destroyed}</translation>
    </message>
    <message>
        <source>{target}: Destroyed</source>
        <translation>{target}: zniszczony</translation>
    </message>
    <message>
        <source>{target}: only its Objectives count</source>
        <translation>{target}: liczą się tylko zadania</translation>
    </message>
    <message>
        <source>{target}: {hits} of {needed} Hits</source>
        <translation>{target}: trafienia {hits} z {needed}</translation>
    </message>
    <message>
        <source>{area}: {counters}</source>
        <translation>{area}: {counters}</translation>
    </message>
    <message>
        <source>{pilot} cannot go to {area}</source>
        <translation>{pilot}: ruch niemożliwy, {area}</translation>
    </message>
    <message>
        <source>{area} cannot be chosen</source>
        <translation>{area}: nie można wybrać</translation>
    </message>
    <message>
        <source>{pilot} cannot attack {enemy}</source>
        <translation>{pilot} nie może atakować: {enemy}</translation>
    </message>
    <message>
        <source>{enemy} cannot be chosen</source>
        <translation>{enemy}: nie można wybrać</translation>
    </message>
    <message>
        <source>{pilot} cannot be chosen</source>
        <translation>{pilot}: nie można wybrać</translation>
    </message>
    <message>
        <source>{destroyed} %</source>
        <translation>{destroyed}%</translation>
    </message>
    <message>
        <source>{lost} lost</source>
        <translation>straty {lost}</translation>
    </message>
    <message>
        <source>{stress} Stress</source>
        <translation>stres {stress}</translation>
    </message>
    <message>
        <source>{trials} trials</source>
        <translation>próby: {trials}</translation>
    </message>
    <message>
        <source>Day {turn}</source>
        <translation>Dzień {turn}</translation>
    </message>
    <message>
        <source>D{turn}</source>
        <translation>D{turn}</translation>
    </message>
    <message>
        <source>{number} {bound}, {over}, {home}</source>
        <translation>{number} {bound}, {over}, {home}</translation>
    </message>
    <message>
        <source>{pilot}</source>
        <translation>{pilot}</translation>
    </message>
    <message>
        <source>Hint (H or ?), play this phase (Ctrl+P)</source>
        <translation>Podpowiedź (H lub ?), rozegranie fazy (Ctrl+P)</translation>
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
        <source>Campaign log</source>
        <translation>Dziennik kampanii</translation>
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
        <source>My table says so</source>
        <translation>Tak jest przy moim stole</translation>
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
        <source>Rename the campaign</source>
        <translation>Zmień nazwę kampanii</translation>
    </message>
    <message>
        <source>Down Time</source>
        <translation>Przerwa</translation>
    </message>
    <message>
        <source>Search the campaigns</source>
        <translation>Szukaj w kampaniach</translation>
    </message>
    <message>
        <source>Move the campaign to the trash</source>
        <translation>Przenieś kampanię do kosza</translation>
    </message>
    <message>
        <source>Open in a window of its own</source>
        <translation>Otwórz w osobnym oknie</translation>
    </message>
    <message>
        <source>Guided first turn: {game}</source>
        <translation>Pierwsza tura z przewodnikiem: {game}</translation>
    </message>
    <message>
        <source>All saves</source>
        <translation>Wszystkie zapisy</translation>
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
    <name>logbook</name>
    <message>
        <source>The campaign {title} was written by a newer Ready Room (version {found}; known: {known}). It can be looked at, not changed.</source>
        <translation>Kampanię {title} zapisał nowszy Ready Room (wersja {found}; znana: {known}). Można ją obejrzeć, lecz nie zmieniać.</translation>
    </message>
    <message>
        <source>Install the newer version to go on with it.</source>
        <translation>Zainstaluj nowszą wersję, by ją kontynuować.</translation>
    </message>
    <message>
        <source>The Days were changed in the file: they count, its recorded moves do not.</source>
        <translation>Dni zmieniono w pliku: liczą się one, a nie zapisane w nim ruchy.</translation>
    </message>
    <message>
        <source>without its recorded moves a campaign needs a start_state</source>
        <translation>bez zapisanych ruchów kampania potrzebuje start_state</translation>
    </message>
    <message>
        <source>there are too many corrections to work them out</source>
        <translation>poprawek jest zbyt wiele, by je przeliczyć</translation>
    </message>
    <message>
        <source>the corrections of the file do not lead here</source>
        <translation>poprawki z pliku do tego nie prowadzą</translation>
    </message>
    <message>
        <source>this cannot be worked out ({detail})</source>
        <translation>tego nie da się przeliczyć ({detail})</translation>
    </message>
    <message>
        <source>Taken over</source>
        <translation>Przejęto</translation>
    </message>
    <message>
        <source>Day {day} entered</source>
        <translation>Wpisano dzień {day}</translation>
    </message>
    <message>
        <source>An entry corrected</source>
        <translation>Poprawiono wpis</translation>
    </message>
    <message>
        <source>The start corrected</source>
        <translation>Poprawiono stan początkowy</translation>
    </message>
    <message>
        <source>Before Day {day} was played</source>
        <translation>Przed rozegraniem dnia {day}</translation>
    </message>
    <message>
        <source>Before Day {day} was played at the table</source>
        <translation>Przed rozegraniem dnia {day} przy stole</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Zamknięto</translation>
    </message>
    <message>
        <source>Before an earlier version was restored</source>
        <translation>Przed przywróceniem wcześniejszej wersji</translation>
    </message>
    <message>
        <source>Before its data were changed</source>
        <translation>Przed zmianą danych</translation>
    </message>
    <message>
        <source>With entries that the rules do not allow any more</source>
        <translation>Z wpisami, na które zasady już nie pozwalają</translation>
    </message>
    <message>
        <source>Before a file took its place</source>
        <translation>Przed zastąpieniem z pliku</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Zachowano</translation>
    </message>
    <message>
        <source>it holds more than {most} campaigns.</source>
        <translation>zawiera więcej niż {most} kampanii.</translation>
    </message>
    <message>
        <source>this campaign is in the file twice</source>
        <translation>ta kampania jest w pliku dwa razy</translation>
    </message>
    <message>
        <source>this is no campaign: its format is not {format}</source>
        <translation>to nie jest kampania: jej formatem nie jest {format}</translation>
    </message>
    <message>
        <source>a number from 1 is needed</source>
        <translation>potrzebna jest liczba od 1</translation>
    </message>
    <message>
        <source>a UUID in small letters is needed</source>
        <translation>potrzebny jest UUID małymi literami</translation>
    </message>
    <message>
        <source>it holds a number that is far too large.</source>
        <translation>zawiera o wiele za dużą liczbę.</translation>
    </message>
    <message>
        <source>the key {key} is there twice in one place.</source>
        <translation>klucz {key} występuje dwa razy w jednym miejscu.</translation>
    </message>
    <message>
        <source>this file has none of the two known shapes; found: {keys}.</source>
        <translation>ten plik nie ma żadnego z dwóch znanych kształtów; znaleziono: {keys}.</translation>
    </message>
    <message>
        <source>the log {created} is in the file twice.</source>
        <translation>dziennik {created} jest w pliku dwa razy.</translation>
    </message>
    <message>
        <source>no year</source>
        <translation>brak roku</translation>
    </message>
    <message>
        <source>no length with Days that can be used</source>
        <translation>brak długości z dniami, których można użyć</translation>
    </message>
    <message>
        <source>“{found}” names no Days</source>
        <translation>„{found}” nie podaje dni</translation>
    </message>
    <message>
        <source>this is no length from 1 to 3</source>
        <translation>to nie jest długość od 1 do 3</translation>
    </message>
    <message>
        <source>missing: {lengths}; they are like the nearest</source>
        <translation>brakuje: {lengths}; są jak najbliższe</translation>
    </message>
    <message>
        <source>the name says no service: taken for the Navy</source>
        <translation>nazwa nie podaje formacji: uznano za marynarkę</translation>
    </message>
    <message>
        <source>no difficulty that is known: taken for Standard</source>
        <translation>nieznana trudność: uznano za standardową</translation>
    </message>
    <message>
        <source>no Targets: one band without any, its numbers typed when it is flown</source>
        <translation>brak celów: jeden pusty pas, liczby wpisuje się przy locie</translation>
    </message>
    <message>
        <source>a plain list of Targets: one band without penalty and Stress</source>
        <translation>zwykła lista celów: jeden pas bez kary i stresu</translation>
    </message>
    <message>
        <source>no numbers of Targets</source>
        <translation>brak numerów celów</translation>
    </message>
    <message>
        <source>Target {target} stands in a band already</source>
        <translation>cel {target} jest już w którymś pasie</translation>
    </message>
    <message>
        <source>no readings: all are {value}</source>
        <translation>brak odczytów: wszystkie to {value}</translation>
    </message>
    <message>
        <source>“{found}” is not known: taken for no change</source>
        <translation>„{found}” jest nieznane: uznano za brak zmian</translation>
    </message>
    <message>
        <source>unknown weapon, kept as text</source>
        <translation>nieznane uzbrojenie, zachowano jako tekst</translation>
    </message>
    <message>
        <source>no bounds for {length}: Great {great}, Good {good}, Adequate {adequate}, Poor {poor}</source>
        <translation>brak progów dla {length}: Great {great}, Good {good}, Adequate {adequate}, Poor {poor}</translation>
    </message>
    <message>
        <source>Target {target} stands in no band</source>
        <translation>celu {target} nie ma w żadnym pasie</translation>
    </message>
    <message>
        <source>the file has Special Weapons only: all others that Campaigns use are standard</source>
        <translation>plik podaje tylko uzbrojenie specjalne: wszystkie inne z kampanii są zwykłe</translation>
    </message>
    <message>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>The import makes no data that can be used: {first}</source>
        <translation>Z importu nie wynikają dane, których można użyć: {first}</translation>
    </message>
    <message>
        <source>The import makes files that are too large.</source>
        <translation>Z importu powstałyby za duże pliki.</translation>
    </message>
    <message>
        <source>the Target is not resolved; enter the Day again</source>
        <translation>cel nie jest rozstrzygnięty; wpisz ten dzień ponownie</translation>
    </message>
    <message>
        <source>no Target number</source>
        <translation>brak numeru celu</translation>
    </message>
    <message>
        <source>no result: taken for not Destroyed</source>
        <translation>brak wyniku: uznano za niezniszczony</translation>
    </message>
    <message>
        <source>no such Pilot in the squadron</source>
        <translation>nie ma takiego pilota w eskadrze</translation>
    </message>
    <message>
        <source>he is on this mission already</source>
        <translation>już leci na tę misję</translation>
    </message>
    <message>
        <source>the recovery of this Day was not made: Stress is as it stands</source>
        <translation>nie wykonano odpoczynku tego dnia: stres zostaje, jaki jest</translation>
    </message>
    <message>
        <source>where the Aircraft was lost is not known: taken for over the Target</source>
        <translation>nie wiadomo, gdzie utracono samolot: uznano, że nad celem</translation>
    </message>
    <message>
        <source>more than {most} Days: the rest is left out</source>
        <translation>więcej dni niż {most}: resztę pominięto</translation>
    </message>
    <message>
        <source>{path}: no createdAt, by which the log is known.</source>
        <translation>{path}: brak createdAt, po którym poznaje się dziennik.</translation>
    </message>
    <message>
        <source>{path}: no list of missions.</source>
        <translation>{path}: brak listy misji.</translation>
    </message>
    <message>
        <source>{path}: no Pilots that can be used.</source>
        <translation>{path}: brak pilotów, których można użyć.</translation>
    </message>
    <message>
        <source>{path}: {reason}.</source>
        <translation>{path}: {reason}.</translation>
    </message>
    <message>
        <source>That log threw Experience away at each promotion: it cannot be restored. The Stress of past Days is not known.</source>
        <translation>Tamten dziennik przy każdym awansie gubił doświadczenie: nie da się go odtworzyć. Stres z minionych dni jest nieznany.</translation>
    </message>
    <message>
        <source>this Campaign is not in the data: one band without penalty and Stress, readings and bounds are guessed; correct them in its data</source>
        <translation>tej kampanii nie ma w danych: jeden pas bez kary i stresu, odczyty i progi odgadnięto; popraw je w jej danych</translation>
    </message>
    <message>
        <source>“{found}” is no date: the campaign begins today</source>
        <translation>„{found}” nie jest datą: kampania zaczyna się dziś</translation>
    </message>
    <message>
        <source>the log has {found} Days, the Campaign in the data {days}</source>
        <translation>dni w dzienniku: {found}, dni kampanii w danych: {days}</translation>
    </message>
    <message>
        <source>{steps} steps lead out of the track: the nearest reading counts</source>
        <translation>{steps} kroków wychodzi poza tor: liczy się najbliższy odczyt</translation>
    </message>
    <message>
        <source>these adjustments make no difficulty: they are left out</source>
        <translation>te zmiany nie tworzą żadnej trudności: pominięto je</translation>
    </message>
    <message>
        <source>no Stats</source>
        <translation>brak Stats</translation>
    </message>
    <message>
        <source>no level that can be used</source>
        <translation>brak poziomu, którego można użyć</translation>
    </message>
    <message>
        <source>no such level</source>
        <translation>nie ma takiego poziomu</translation>
    </message>
    <message>
        <source>no Okay range</source>
        <translation>brak zakresu „w formie”</translation>
    </message>
    <message>
        <source>no Shaken range</source>
        <translation>brak zakresu „wstrząśnięty”</translation>
    </message>
    <message>
        <source>no years that can be used</source>
        <translation>brak lat, których można użyć</translation>
    </message>
    <message>
        <source>the same type as {name}</source>
        <translation>ten sam typ co {name}</translation>
    </message>
    <message>
        <source>unknown Aircraft, kept as text</source>
        <translation>nieznany samolot, zachowano jako tekst</translation>
    </message>
    <message>
        <source>this Pilot is there twice</source>
        <translation>ten pilot jest dwa razy</translation>
    </message>
    <message>
        <source>levels that are missing are like the nearest: {levels}</source>
        <translation>brakujące poziomy są jak najbliższe: {levels}</translation>
    </message>
    <message>
        <source>“{cost}” is no price by length such as 2,4,6</source>
        <translation>„{cost}” nie jest ceną według długości, jak 2,4,6</translation>
    </message>
    <message>
        <source>Campaigns: {count}</source>
        <translation>Kampanie: {count}</translation>
    </message>
    <message>
        <source>Aircraft: {count}</source>
        <translation>Samoloty: {count}</translation>
    </message>
    <message>
        <source>Pilots: {count}</source>
        <translation>Piloci: {count}</translation>
    </message>
    <message>
        <source>Targets: {count}</source>
        <translation>Cele: {count}</translation>
    </message>
    <message>
        <source>Days: {count}</source>
        <translation>Dni: {count}</translation>
    </message>
    <message>
        <source>Skipped: {line}</source>
        <translation>Pominięto: {line}</translation>
    </message>
    <message>
        <source>Odd: {line}</source>
        <translation>Dziwne: {line}</translation>
    </message>
    <message>
        <source>Guessed: {line}</source>
        <translation>Odgadnięto: {line}</translation>
    </message>
    <message>
        <source>Note: {line}</source>
        <translation>Uwaga: {line}</translation>
    </message>
    <message>
        <source>this is no object</source>
        <translation>to nie jest obiekt</translation>
    </message>
    <message>
        <source>no name</source>
        <translation>brak nazwy</translation>
    </message>
    <message>
        <source>more than {most} entries: the rest is left out</source>
        <translation>więcej wpisów niż {most}: resztę pominięto</translation>
    </message>
    <message>
        <source>{path}: {reason}</source>
        <translation>{path}: {reason}</translation>
    </message>
    <message>
        <source>no rank that is known: taken for Average</source>
        <translation>nieznany poziom: uznano za średni</translation>
    </message>
    <message>
        <source>not in the data: Okay to {okay_max} and Shaken to {shaken_max} Stress are guessed, the Experience for the next level is not known</source>
        <translation>brak w danych: stres w formie do {okay_max} i wstrząśnięty do {shaken_max} odgadnięto, doświadczenie do następnego poziomu jest nieznane</translation>
    </message>
    <message>
        <source>the Aircraft {name} is not in the data: kept as text</source>
        <translation>samolotu {name} nie ma w danych: zachowano jako tekst</translation>
    </message>
    <message>
        <source>no Aircraft that is known: taken for {name}</source>
        <translation>nieznany samolot: uznano za {name}</translation>
    </message>
    <message>
        <source>the rows of several campaigns stand here; keep those of one</source>
        <translation>są tu wiersze kilku kampanii; zostaw wiersze jednej</translation>
    </message>
    <message>
        <source>“{found}” is not written like: {example}</source>
        <translation>„{found}” zapisano inaczej niż: {example}</translation>
    </message>
    <message>
        <source>“{found}” is not written like: 2031-05-04</source>
        <translation>„{found}” zapisano inaczej niż: 2031-05-04</translation>
    </message>
    <message>
        <source>there is no Target {target}</source>
        <translation>nie ma celu {target}</translation>
    </message>
    <message>
        <source>there is no Pilot “{found}”</source>
        <translation>nie ma pilota „{found}”</translation>
    </message>
    <message>
        <source>several Pilots are called “{found}”; give one of: {ids}</source>
        <translation>kilku pilotów nazywa się „{found}”; podaj jednego z: {ids}</translation>
    </message>
    <message>
        <source>Day {day} has this mission already</source>
        <translation>dzień {day} ma już tę misję</translation>
    </message>
    <message>
        <source>Day {day} has no row for its Primary</source>
        <translation>dzień {day} nie ma wiersza głównej misji</translation>
    </message>
    <message>
        <source>Day {day} is one of Down Time: it has no other rows</source>
        <translation>dzień {day} to przerwa: nie ma innych wierszy</translation>
    </message>
    <message>
        <source>missions.csv has no such mission on Day {day}</source>
        <translation>missions.csv nie ma takiej misji w dniu {day}</translation>
    </message>
    <message>
        <source>Day {found} cannot follow; the next Day is {day}</source>
        <translation>dzień {found} nie może być następny; następny to {day}</translation>
    </message>
    <message>
        <source>there are no rows</source>
        <translation>nie ma wierszy</translation>
    </message>
    <message>
        <source>the rules do not take this Day: {reason}</source>
        <translation>zasady nie przyjmują tego dnia: {reason}</translation>
    </message>
    <message>
        <source>this is not text in UTF-8; save the file in that encoding</source>
        <translation>to nie jest tekst UTF-8; zapisz plik w tym kodowaniu</translation>
    </message>
    <message>
        <source>the file is larger than 8 MB</source>
        <translation>plik jest większy niż 8 MB</translation>
    </message>
    <message>
        <source>there are more than {most} rows</source>
        <translation>jest więcej wierszy niż {most}</translation>
    </message>
    <message>
        <source>the first row must name the columns; {fields} are needed</source>
        <translation>pierwszy wiersz musi nazywać kolumny; potrzebne: {fields}</translation>
    </message>
    <message>
        <source>this column is there twice</source>
        <translation>ta kolumna jest dwa razy</translation>
    </message>
    <message>
        <source>there are more cells than columns</source>
        <translation>jest więcej komórek niż kolumn</translation>
    </message>
    <message>
        <source>this is no proper CSV ({detail})</source>
        <translation>to nie jest poprawny CSV ({detail})</translation>
    </message>
    <message>
        <source>something is needed here</source>
        <translation>tu coś jest potrzebne</translation>
    </message>
    <message>
        <source>“{found}” is no whole number from {least} to {most}</source>
        <translation>„{found}” nie jest liczbą całkowitą od {least} do {most}</translation>
    </message>
    <message>
        <source>“{found}” is neither 1 (yes) nor 0 (no)</source>
        <translation>„{found}” nie jest ani 1 (tak), ani 0 (nie)</translation>
    </message>
    <message>
        <source>“{found}” is not known; allowed: {allowed}</source>
        <translation>„{found}” jest nieznane; dozwolone: {allowed}</translation>
    </message>
    <message>
        <source>{file}, line {line}: {reason}</source>
        <translation>{file}, wiersz {line}: {reason}</translation>
    </message>
    <message>
        <source>{file}, line {line}, column {column} ({field}): {reason}</source>
        <translation>{file}, wiersz {line}, kolumna {column} ({field}): {reason}</translation>
    </message>
    <message>
        <source>The tables cannot be taken over: {first}</source>
        <translation>Nie można przejąć tabel: {first}</translation>
    </message>
    <message>
        <source>The tables cannot be taken over; there are {count} mistakes: {first}</source>
        <translation>Nie można przejąć tabel; błędy: {count}; pierwszy: {first}</translation>
    </message>
    <message>
        <source>Mend the files and import them again.</source>
        <translation>Popraw pliki i zaimportuj je ponownie.</translation>
    </message>
    <message>
        <source>SO Points</source>
        <translation>Punkty SO</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Punkty zwycięstwa</translation>
    </message>
    <message>
        <source>Stress</source>
        <translation>Stres</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Doświadczenie</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Stan</translation>
    </message>
    <message>
        <source>Targets Destroyed</source>
        <translation>Zniszczone cele</translation>
    </message>
    <message>
        <source>Targets in play</source>
        <translation>Cele w grze</translation>
    </message>
    <message>
        <source>Range bands open</source>
        <translation>Otwarte pasy</translation>
    </message>
    <message>
        <source>Okay</source>
        <translation>W formie</translation>
    </message>
    <message>
        <source>Shaken</source>
        <translation>Wstrząśnięty</translation>
    </message>
    <message>
        <source>Unfit</source>
        <translation>Niezdolny</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Zaginiony</translation>
    </message>
    <message>
        <source>Left the squadron</source>
        <translation>Odszedł z eskadry</translation>
    </message>
    <message>
        <source>{reading} (space {space})</source>
        <translation>{reading} (pole {space})</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>Kind of Day</source>
        <translation>Rodzaj Dnia</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Misja</translation>
    </message>
    <message>
        <source>Down Time</source>
        <translation>Przerwa</translation>
    </message>
    <message>
        <source>Played here</source>
        <translation>Rozegrany tutaj</translation>
    </message>
    <message>
        <source>Date played</source>
        <translation>Data rozgrywki</translation>
    </message>
    <message>
        <source>Cards drawn</source>
        <translation>Dobrane karty</translation>
    </message>
    <message>
        <source>Recon Priority, times</source>
        <translation>Priorytet rozpoznania, razy</translation>
    </message>
    <message>
        <source>Priority R&amp;R</source>
        <translation>Odpoczynek (R&amp;R)</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notatki</translation>
    </message>
    <message>
        <source>Accepted as it is</source>
        <translation>Przyjęte bez zmian</translation>
    </message>
    <message>
        <source>{figure}, changed by hand</source>
        <translation>{figure}, zmiana ręczna</translation>
    </message>
    <message>
        <source>Cards and effects left from play</source>
        <translation>Karty i efekty pozostałe z gry</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Zniszczony</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Uszkodzony</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Nieudany</translation>
    </message>
    <message>
        <source>At night</source>
        <translation>W nocy</translation>
    </message>
    <message>
        <source>Tanker</source>
        <translation>Tankowiec</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>opłacony</translation>
    </message>
    <message>
        <source>free</source>
        <translation>darmowy</translation>
    </message>
    <message>
        <source>Hits on the Target</source>
        <translation>Trafienia celu</translation>
    </message>
    <message>
        <source>SO Points spent, {label}</source>
        <translation>Wydane Punkty SO, {label}</translation>
    </message>
    <message>
        <source>SO Points gained, {label}</source>
        <translation>Zyskane Punkty SO, {label}</translation>
    </message>
    <message>
        <source>Victory Points, {label}</source>
        <translation>Punkty zwycięstwa, {label}</translation>
    </message>
    <message>
        <source>Experience for all</source>
        <translation>Doświadczenie dla wszystkich</translation>
    </message>
    <message>
        <source>{track}, further spaces</source>
        <translation>{track}, dalsze pola</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Zdarzenia</translation>
    </message>
    <message>
        <source>Rescued</source>
        <translation>Uratowani</translation>
    </message>
    <message>
        <source>Replacement asked for</source>
        <translation>Prośba o zastępstwo</translation>
    </message>
    <message>
        <source>{pilot}, {skill}, {so} SO</source>
        <translation>{pilot}, {skill}, {so} SO</translation>
    </message>
    <message>
        <source>nobody came</source>
        <translation>nikt nie przybył</translation>
    </message>
    <message>
        <source>{key} of the card</source>
        <translation>{key} (karta)</translation>
    </message>
    <message>
        <source>Aircraft</source>
        <translation>Samoloty</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Trafienia</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>VP</translation>
    </message>
    <message>
        <source>Recon</source>
        <translation>Rozpoznanie</translation>
    </message>
    <message>
        <source>Intel</source>
        <translation>Wywiad</translation>
    </message>
    <message>
        <source>Infra</source>
        <translation>Infrastruktura</translation>
    </message>
    <message>
        <source>Range band</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Weight penalty</source>
        <translation>Kara masy</translation>
    </message>
    <message>
        <source>Band Stress</source>
        <translation>Stres pasa</translation>
    </message>
    <message>
        <source>Band Experience</source>
        <translation>Doświadczenie pasa</translation>
    </message>
    <message>
        <source>Flew</source>
        <translation>Leciał</translation>
    </message>
    <message>
        <source>Flight leader</source>
        <translation>Dowódca klucza</translation>
    </message>
    <message>
        <source>Aborted</source>
        <translation>Zawrócił</translation>
    </message>
    <message>
        <source>Aircraft Damaged</source>
        <translation>Samolot uszkodzony</translation>
    </message>
    <message>
        <source>Aircraft lost</source>
        <translation>Samolot utracony</translation>
    </message>
    <message>
        <source>Target-Bound</source>
        <translation>Lot do celu</translation>
    </message>
    <message>
        <source>Over Target</source>
        <translation>Nad celem</translation>
    </message>
    <message>
        <source>Home-Bound</source>
        <translation>Powrót</translation>
    </message>
    <message>
        <source>SAR roll</source>
        <translation>SAR: rzut</translation>
    </message>
    <message>
        <source>SAR, weight expended</source>
        <translation>SAR: zużyta masa</translation>
    </message>
    <message>
        <source>SAR, Event change</source>
        <translation>SAR: zmiana przez zdarzenia</translation>
    </message>
    <message>
        <source>SAR result</source>
        <translation>SAR: wynik</translation>
    </message>
    <message>
        <source>Further Experience</source>
        <translation>Dalsze Doświadczenie</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Zestrzelenia</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Stanowiska</translation>
    </message>
    <message>
        <source>Bombers</source>
        <translation>Bombowce</translation>
    </message>
    <message>
        <source>Hits scored</source>
        <translation>Uzyskane trafienia</translation>
    </message>
    <message>
        <source>Loaded</source>
        <translation>Uzbrojenie</translation>
    </message>
    <message>
        <source>Expended</source>
        <translation>Zużyte</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notatka</translation>
    </message>
    <message>
        <source>Days over</source>
        <translation>Minione Dni</translation>
    </message>
    <message>
        <source>Aircraft lost so far</source>
        <translation>Samoloty utracone dotąd</translation>
    </message>
    <message>
        <source>Replacement tried</source>
        <translation>Próba zastępstwa</translation>
    </message>
    <message>
        <source>Days before</source>
        <translation>Wcześniejsze Dni</translation>
    </message>
    <message>
        <source>Hits on Damaged Targets</source>
        <translation>Trafienia uszkodzonych celów</translation>
    </message>
    <message>
        <source>In the squadron</source>
        <translation>W eskadrze</translation>
    </message>
    <message>
        <source>{what}: {pilot}</source>
        <translation>{what}: {pilot}</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numer</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identyfikator</translation>
    </message>
    <message>
        <source>Call sign</source>
        <translation>Kryptonim</translation>
    </message>
    <message>
        <source>A line about him</source>
        <translation>Zdanie o nim</translation>
    </message>
    <message>
        <source>For the log only</source>
        <translation>Tylko do dziennika</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Poziomy</translation>
    </message>
    <message>
        <source>Okay to</source>
        <translation>W formie do</translation>
    </message>
    <message>
        <source>Shaken to</source>
        <translation>Wstrząśnięty do</translation>
    </message>
    <message>
        <source>XP</source>
        <translation>PD</translation>
    </message>
    <message>
        <source>Cool</source>
        <translation>Opanowanie</translation>
    </message>
    <message>
        <source>SA</source>
        <translation>SA</translation>
    </message>
    <message>
        <source>Okay speed</source>
        <translation>W formie: szybkość</translation>
    </message>
    <message>
        <source>AtA</source>
        <translation>AtA</translation>
    </message>
    <message>
        <source>AtG</source>
        <translation>AtG</translation>
    </message>
    <message>
        <source>Shaken speed</source>
        <translation>Wstrząśnięty: szybkość</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Rysunek</translation>
    </message>
    <message>
        <source>Sites: Approach, Center</source>
        <translation>Stanowiska: podejście, środek</translation>
    </message>
    <message>
        <source>Bandits: Approach, Center</source>
        <translation>Bandyci: podejście, środek</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>Cechy</translation>
    </message>
    <message>
        <source>Words that Events look for</source>
        <translation>Słowa, których szukają zdarzenia</translation>
    </message>
    <message>
        <source>A line of mood</source>
        <translation>Zdanie dla nastroju</translation>
    </message>
    <message>
        <source>Can be flown at night</source>
        <translation>Można latać w nocy</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>{section}: {field}</source>
        <translation>{section}: {field}</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Gdzie</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Rok</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Trudność</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>Rodzaje sił</translation>
    </message>
    <message>
        <source>Standard weapons</source>
        <translation>Broń zwykła</translation>
    </message>
    <message>
        <source>Special Weapons</source>
        <translation>Broń specjalna</translation>
    </message>
    <message>
        <source>Sites that do not take part</source>
        <translation>Stanowiska, których nie ma</translation>
    </message>
    <message>
        <source>Bandits that do not take part</source>
        <translation>Bandyci, których nie ma</translation>
    </message>
    <message>
        <source>Recon readings</source>
        <translation>Odczyty rozpoznania</translation>
    </message>
    <message>
        <source>Recon begins at (from 0)</source>
        <translation>Początek rozpoznania (od 0)</translation>
    </message>
    <message>
        <source>Infra readings</source>
        <translation>Odczyty infrastruktury</translation>
    </message>
    <message>
        <source>Infra begins at (from 0)</source>
        <translation>Początek infrastruktury (od 0)</translation>
    </message>
    <message>
        <source>Briefing</source>
        <translation>Odprawa</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Długości</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Dni</translation>
    </message>
    <message>
        <source>Great</source>
        <translation>Wspaniale</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Dobrze</translation>
    </message>
    <message>
        <source>Adequate</source>
        <translation>Dostatecznie</translation>
    </message>
    <message>
        <source>Poor</source>
        <translation>Słabo</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Krótka</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Średnia</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Długa</translation>
    </message>
    <message>
        <source>Range bands, the closest first</source>
        <translation>Pasy zasięgu, od najbliższego</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Cele</translation>
    </message>
    <message>
        <source>Bonus Experience</source>
        <translation>Dodatkowe doświadczenie</translation>
    </message>
    <message>
        <source>{target} Destroyed, {vp} VP</source>
        <translation>{target}: zniszczony, {vp} VP</translation>
    </message>
    <message>
        <source>{target} Damaged, {hits} Hits, {vp} VP</source>
        <translation>{target}: uszkodzony, trafienia: {hits}, {vp} VP</translation>
    </message>
    <message>
        <source>{target} not Destroyed</source>
        <translation>{target}: niezniszczony</translation>
    </message>
    <message>
        <source>{pilot} becomes {skill}</source>
        <translation>{pilot} awansuje: {skill}</translation>
    </message>
    <message>
        <source>{pilot} shot down: {result}</source>
        <translation>{pilot} zestrzelony: {result}</translation>
    </message>
    <message>
        <source>{pilot} shot down</source>
        <translation>{pilot} zestrzelony</translation>
    </message>
    <message>
        <source>{so} SO Points spent, {left} left</source>
        <translation>Wydane SO: {so}, zostaje {left}</translation>
    </message>
    <message>
        <source>{note}</source>
        <translation>{note}</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>{a}, {b}</source>
        <translation>{a}, {b}</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nic nie zmieniono.</translation>
    </message>
    <message>
        <source>it is no folder</source>
        <translation>to nie jest folder</translation>
    </message>
    <message>
        <source>The pack {path} cannot be read: {reason}.</source>
        <translation>Nie można odczytać pakietu {path}: {reason}.</translation>
    </message>
    <message>
        <source>There is no pack {id}.</source>
        <translation>Nie ma pakietu {id}.</translation>
    </message>
    <message>
        <source>The pack has mistakes: {first}</source>
        <translation>Pakiet zawiera błędy: {first}</translation>
    </message>
    <message>
        <source>There is a pack {id} already.</source>
        <translation>Pakiet {id} już jest.</translation>
    </message>
    <message>
        <source>Replace it, or give this one another id.</source>
        <translation>Zastąp go albo nadaj temu inny identyfikator.</translation>
    </message>
    <message>
        <source>{id} is no id of a pack: a-z, 0-9 and _ are allowed.</source>
        <translation>{id} nie może być identyfikatorem pakietu: dozwolone są a-z, 0-9 i _.</translation>
    </message>
    <message>
        <source>The pack {path} cannot be written ({reason}).</source>
        <translation>Nie można zapisać pakietu {path} ({reason}).</translation>
    </message>
    <message>
        <source>{first}</source>
        <translation>{first}</translation>
    </message>
    <message>
        <source>Mend it, then write it again.</source>
        <translation>Popraw to i zapisz jeszcze raz.</translation>
    </message>
    <message>
        <source>{name} has a mistake: {reason}</source>
        <translation>{name} zawiera błąd: {reason}</translation>
    </message>
    <message>
        <source>it is larger than 8 MB</source>
        <translation>ma ponad 8 MB</translation>
    </message>
    <message>
        <source>it is no whole zip file</source>
        <translation>to nie jest cały plik zip</translation>
    </message>
    <message>
        <source>it is packed in a way that is not known</source>
        <translation>spakowano go w nieznany sposób</translation>
    </message>
    <message>
        <source>it has more than {most} files</source>
        <translation>ma ponad {most} plików</translation>
    </message>
    <message>
        <source>a file stands in it twice</source>
        <translation>jakiś plik występuje w nim dwa razy</translation>
    </message>
    <message>
        <source>it must have exactly one pack.toml</source>
        <translation>musi mieć dokładnie jeden plik pack.toml</translation>
    </message>
    <message>
        <source>pack.toml lies too deep in it</source>
        <translation>pack.toml leży w nim za głęboko</translation>
    </message>
    <message>
        <source>the path {path} leads out of it</source>
        <translation>ścieżka {path} prowadzi poza niego</translation>
    </message>
    <message>
        <source>{path} is a link</source>
        <translation>{path} jest dowiązaniem</translation>
    </message>
    <message>
        <source>it needs a password</source>
        <translation>wymaga hasła</translation>
    </message>
    <message>
        <source>{name} cannot be used as a pack: {reason}.</source>
        <translation>{name} nie nadaje się na pakiet: {reason}.</translation>
    </message>
    <message>
        <source>{band} is open. Add to the Target deck: {cards}</source>
        <translation>{band}: pas otwarty. Dodaj do talii celów: {cards}</translation>
    </message>
    <message>
        <source>Open range bands: {bands}</source>
        <translation>Otwarte pasy: {bands}</translation>
    </message>
    <message>
        <source>{band}: {destroyed} of {needed} Targets Destroyed until it is Secured</source>
        <translation>{band}: zniszczone cele {destroyed} z {needed} potrzebnych do zabezpieczenia</translation>
    </message>
    <message>
        <source>Improvement in play: {target}. {effect}</source>
        <translation>Ulepszenie w grze: {target}. {effect}</translation>
    </message>
    <message>
        <source>In play: {target}</source>
        <translation>W grze: {target}</translation>
    </message>
    <message>
        <source>Damaged: {target}, {hits} of {needed} Hits</source>
        <translation>Uszkodzony: {target}, trafienia {hits} z {needed}</translation>
    </message>
    <message>
        <source>Damaged: {target}, {hits} Hits</source>
        <translation>Uszkodzony: {target}, trafienia: {hits}</translation>
    </message>
    <message>
        <source>Tanker Priority is free on {count} missions</source>
        <translation>Misje z bezpłatnym pierwszeństwem tankowania: {count}</translation>
    </message>
    <message>
        <source>Tanker Priority is free on the next mission</source>
        <translation>W następnej misji pierwszeństwo tankowania jest bezpłatne</translation>
    </message>
    <message>
        <source>{count} Weight Points of Special Weapons are free on the next mission</source>
        <translation>W następnej misji bez opłaty: {count} pkt masy broni specjalnej</translation>
    </message>
    <message>
        <source>Unfit, may not fly: {pilots}</source>
        <translation>Niezdolni, nie mogą lecieć: {pilots}</translation>
    </message>
    <message>
        <source>Shaken: {pilots}</source>
        <translation>Wstrząśnięci: {pilots}</translation>
    </message>
    <message>
        <source>Missing in Action: {pilots}</source>
        <translation>Zaginieni: {pilots}</translation>
    </message>
    <message>
        <source>May still be replaced, before Pilots are assigned: {pilots}</source>
        <translation>Można jeszcze poprosić o zastępcę, przed przydziałem pilotów: {pilots}</translation>
    </message>
    <message>
        <source>Recon: draw up to {count} Target cards</source>
        <translation>Rozpoznanie: dobierz najwyżej tyle kart celów: {count}</translation>
    </message>
    <message>
        <source>Intel: {reading}</source>
        <translation>Wywiad: {reading}</translation>
    </message>
    <message>
        <source>Infra: {hits} Hits for every Target</source>
        <translation>Infrastruktura: trafienia dla każdego celu {hits}</translation>
    </message>
    <message>
        <source>Infra: no change to the Hits needed</source>
        <translation>Infrastruktura: potrzebne trafienia bez zmian</translation>
    </message>
    <message>
        <source>{campaign}. Difficulty {level}.</source>
        <translation>{campaign}. Trudność: {level}.</translation>
    </message>
    <message>
        <source>Optional rules: {options}.</source>
        <translation>Zasady dodatkowe: {options}.</translation>
    </message>
    <message>
        <source>Squadron</source>
        <translation>Eskadra</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Day {day}.</source>
        <translation>Dzień {day}.</translation>
    </message>
    <message>
        <source>Day {day} ({date}).</source>
        <translation>Dzień {day} ({date}).</translation>
    </message>
    <message>
        <source>Down Time: nobody flew.</source>
        <translation>Przerwa: nikt nie leciał.</translation>
    </message>
    <message>
        <source>Day {day} is older than this log.</source>
        <translation>Dzień {day} jest starszy niż ten dziennik.</translation>
    </message>
    <message>
        <source>{target}: Destroyed, {vp} VP.</source>
        <translation>{target}: zniszczony, {vp} VP.</translation>
    </message>
    <message>
        <source>{target}: Damaged with {hits} Hits, {vp} VP.</source>
        <translation>{target}: uszkodzony, trafienia: {hits}, {vp} VP.</translation>
    </message>
    <message>
        <source>{target}: not Destroyed.</source>
        <translation>{target}: niezniszczony.</translation>
    </message>
    <message>
        <source>{target}, at night: Destroyed, {vp} VP.</source>
        <translation>{target}, w nocy: zniszczony, {vp} VP.</translation>
    </message>
    <message>
        <source>{target}, at night: Damaged with {hits} Hits, {vp} VP.</source>
        <translation>{target}, w nocy: uszkodzony, trafienia: {hits}, {vp} VP.</translation>
    </message>
    <message>
        <source>{target}, at night: not Destroyed.</source>
        <translation>{target}, w nocy: niezniszczony.</translation>
    </message>
    <message>
        <source>A tanker went along.</source>
        <translation>Leciał też tankowiec.</translation>
    </message>
    <message>
        <source>A tanker was free.</source>
        <translation>Tankowiec był bezpłatny.</translation>
    </message>
    <message>
        <source>Flew: {pilots}.</source>
        <translation>Lecieli: {pilots}.</translation>
    </message>
    <message>
        <source>{pilot} (aborted)</source>
        <translation>{pilot} (zawrócił)</translation>
    </message>
    <message>
        <source>{pilot} (Damaged)</source>
        <translation>{pilot} (uszkodzony)</translation>
    </message>
    <message>
        <source>{pilot} ({kills})</source>
        <translation>{pilot} ({kills})</translation>
    </message>
    <message>
        <source>Bandits: {count}</source>
        <translation>bandyci: {count}</translation>
    </message>
    <message>
        <source>Sites: {count}</source>
        <translation>stanowiska: {count}</translation>
    </message>
    <message>
        <source>Bombers: {count}</source>
        <translation>bombowce: {count}</translation>
    </message>
    <message>
        <source>{words}.</source>
        <translation>{words}.</translation>
    </message>
    <message>
        <source>Rescued: {pilots}.</source>
        <translation>Uratowani: {pilots}.</translation>
    </message>
    <message>
        <source>{by} comes for {pilot}.</source>
        <translation>{by} zastępuje: {pilot}.</translation>
    </message>
    <message>
        <source>Events: {events}.</source>
        <translation>Zdarzenia: {events}.</translation>
    </message>
    <message>
        <source>SO Points spent: {so}, left: {left}.</source>
        <translation>Wydane SO: {so}, zostało: {left}.</translation>
    </message>
    <message>
        <source>Priority R&amp;R for everybody.</source>
        <translation>Odpoczynek (R&amp;R) dla wszystkich.</translation>
    </message>
    <message>
        <source>At its end: {so} SO Points, {vp} VP.</source>
        <translation>Na koniec dnia: {so} SO, {vp} VP.</translation>
    </message>
    <message>
        <source>{vp} Victory Points: {grade}.</source>
        <translation>Punkty zwycięstwa: {vp}, ocena: {grade}.</translation>
    </message>
    <message>
        <source>{vp} Victory Points so far: {grade}. If it ended today: {ended}, {worth}.</source>
        <translation>Dotąd punkty zwycięstwa: {vp}, ocena: {grade}. Gdyby koniec był dziś: {ended}, {worth}.</translation>
    </message>
    <message>
        <source>Aircraft lost: {lost}. Pilots missing: {missing}.</source>
        <translation>Utracone samoloty: {lost}. Zaginieni piloci: {missing}.</translation>
    </message>
    <message>
        <source>Pilot</source>
        <translation>Pilot</translation>
    </message>
    <message>
        <source>Flown</source>
        <translation>Loty</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Zastąpiony</translation>
    </message>
    <message>
        <source>{skill}, was {first}</source>
        <translation>{skill} (przedtem: {first})</translation>
    </message>
    <message>
        <source>Enter the Pilots of the squadron</source>
        <translation>Wpisz pilotów eskadry</translation>
    </message>
    <message>
        <source>{words}: no Pilot of this campaign has such a call sign</source>
        <translation>{words}: żaden pilot tej kampanii nie ma takiego znaku wywoławczego</translation>
    </message>
    <message>
        <source>Enter the SO Points that are left</source>
        <translation>Wpisz, ile SO zostało</translation>
    </message>
    <message>
        <source>{words}: these are no Targets of the game</source>
        <translation>{words}: takich celów nie ma w grze</translation>
    </message>
    <message>
        <source>{words}: enter Damaged Targets as number:Hits</source>
        <translation>{words}: uszkodzone cele wpisz jako numer:trafienia</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nieznany</translation>
    </message>
    <message>
        <source>Enter the number of the Target</source>
        <translation>Wpisz numer celu</translation>
    </message>
    <message>
        <source>SO fund</source>
        <translation>Fundusz SO</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Odszedł</translation>
    </message>
    <message>
        <source>{pilot} becomes {level}</source>
        <translation>{pilot}: awans na poziom {level}</translation>
    </message>
    <message>
        <source>{xp} of {needed} Experience toward the next level</source>
        <translation>{xp} z {needed} Doświadczenia do następnego poziomu</translation>
    </message>
    <message>
        <source>There is no level above</source>
        <translation>Wyższego poziomu nie ma</translation>
    </message>
    <message>
        <source>{pilot} lost: VP {vp}</source>
        <translation>{pilot} stracony: VP {vp}</translation>
    </message>
    <message>
        <source>Rescued, so nothing more at the end</source>
        <translation>Uratowany, więc na końcu nic więcej</translation>
    </message>
    <message>
        <source>Missing: VP {vp} more at the end unless he is rescued</source>
        <translation>Zaginiony: na końcu dalsze VP {vp}, jeśli nie zostanie uratowany</translation>
    </message>
    <message>
        <source>{pilot} becomes Unfit</source>
        <translation>{pilot}: od teraz Niezdolny</translation>
    </message>
    <message>
        <source>He cannot fly until his Stress has fallen</source>
        <translation>Nie poleci, dopóki jego Stres nie spadnie</translation>
    </message>
    <message>
        <source>{band} opens</source>
        <translation>Otwiera się pas: {band}</translation>
    </message>
    <message>
        <source>Add these cards to the Target deck: {cards}</source>
        <translation>Dodaj do talii celów karty: {cards}</translation>
    </message>
    <message>
        <source>{missing} VP more for {grade}</source>
        <translation>Do oceny {grade} brakuje {missing} VP</translation>
    </message>
    <message>
        <source>The best evaluation there is</source>
        <translation>Najlepsza możliwa ocena</translation>
    </message>
    <message>
        <source>{words}: {amount}</source>
        <translation>{words}: {amount}</translation>
    </message>
    <message>
        <source>Experience {old} to {new}</source>
        <translation>Doświadczenie z {old} na {new}</translation>
    </message>
    <message>
        <source>A reference file of the community</source>
        <translation>Plik danych społeczności</translation>
    </message>
    <message>
        <source>The data pack {title}</source>
        <translation>Pakiet danych {title}</translation>
    </message>
    <message>
        <source>Tables of a spreadsheet: missions and flights</source>
        <translation>Tabele z arkusza: misje i loty</translation>
    </message>
    <message>
        <source>It makes the data pack {title} for the log.</source>
        <translation>Powstanie z niego pakiet danych {title} dla dziennika.</translation>
    </message>
    <message>
        <source>The pack {title} is here already; replace it?</source>
        <translation>Pakiet {title} już jest; zastąpić go?</translation>
    </message>
    <message>
        <source>The pack {title} is taken in. Campaigns that use an older one keep it.</source>
        <translation>Przyjęto pakiet {title}. Kampanie ze starszym zachowują go.</translation>
    </message>
    <message>
        <source>Days entered: {count}</source>
        <translation>Wpisane dni: {count}</translation>
    </message>
    <message>
        <source>Enter these Days into which campaign?</source>
        <translation>Do której kampanii wpisać te dni?</translation>
    </message>
    <message>
        <source>Columns that mean nothing to the log: {columns}</source>
        <translation>Kolumny, których dziennik nie zna: {columns}</translation>
    </message>
    <message>
        <source>{finding}</source>
        <translation>{finding}</translation>
    </message>
    <message>
        <source>{partner} must lie beside it.</source>
        <translation>obok musi leżeć {partner}.</translation>
    </message>
    <message>
        <source>only .json, .csv and .zip files can be imported.</source>
        <translation>importować można tylko pliki .json, .csv i .zip.</translation>
    </message>
    <message>
        <source>a file in it is larger than 8 MB.</source>
        <translation>jest w nim plik większy niż 8 MB.</translation>
    </message>
    <message>
        <source>it is no whole zip file.</source>
        <translation>to nie jest cały plik zip.</translation>
    </message>
    <message>
        <source>A file with campaigns of Ready Room: {count}</source>
        <translation>Plik z kampaniami Ready Room: {count}</translation>
    </message>
    <message>
        <source>Campaign logs of the community: {count}</source>
        <translation>Dzienniki kampanii społeczności: {count}</translation>
    </message>
    <message>
        <source>{title}: Day {day}, {vp} VP</source>
        <translation>{title}: dzień {day}, {vp} VP</translation>
    </message>
    <message>
        <source>{title}: {reason}</source>
        <translation>{title}: {reason}</translation>
    </message>
    <message>
        <source>Here already: {titles}. What becomes of them?</source>
        <translation>Już są: {titles}. Co z nimi zrobić?</translation>
    </message>
    <message>
        <source>{title} is taken over.</source>
        <translation>Przejęto: {title}.</translation>
    </message>
    <message>
        <source>{name} cannot be imported: {reason}</source>
        <translation>Nie można zaimportować {name}: {reason}</translation>
    </message>
    <message>
        <source>Choose another file; nothing was changed.</source>
        <translation>Wybierz inny plik; nic nie zmieniono.</translation>
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
    <message>
        <source>Dice</source>
        <translation>Kości</translation>
    </message>
    <message>
        <source>Target cards</source>
        <translation>Karty celów</translation>
    </message>
    <message>
        <source>Event cards</source>
        <translation>Karty zdarzeń</translation>
    </message>
    <message>
        <source>Counters from the cup</source>
        <translation>Żetony z kubka</translation>
    </message>
    <message>
        <source>Markers of the night order</source>
        <translation>Znaczniki kolejności nocnej</translation>
    </message>
    <message>
        <source>Picks at random</source>
        <translation>Wybory losowe</translation>
    </message>
    <message>
        <source>Russian cards</source>
        <translation>Karty rosyjskie</translation>
    </message>
    <message>
        <source>NATO cards</source>
        <translation>Karty NATO</translation>
    </message>
    <message>
        <source>Polish cards</source>
        <translation>Karty polskie</translation>
    </message>
    <message>
        <source>City cards</source>
        <translation>Karty miast</translation>
    </message>
    <message>
        <source>Bombers from the cup</source>
        <translation>Bombowce z kubka</translation>
    </message>
    <message>
        <source>Nuclear counters from the cup</source>
        <translation>Żetony nuklearne z kubka</translation>
    </message>
    <message>
        <source>Introductory</source>
        <translation>Wstępna</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Zwykła</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Zaawansowana</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspercka</translation>
    </message>
    <message>
        <source>{days} Days, {pilots} Pilots</source>
        <translation>dni: {days}, piloci: {pilots}</translation>
    </message>
    <message>
        <source>{so} SO Points</source>
        <translation>{so} SO</translation>
    </message>
    <message>
        <source>{blue}:{red} points · {flights} Soviet formations</source>
        <translation>punkty {blue}:{red} · formacje radzieckie: {flights}</translation>
    </message>
    <message>
        <source>{usual} each turn</source>
        <translation>po {usual} na turę</translation>
    </message>
    <message>
        <source>{usual} each turn ({exceptions})</source>
        <translation>po {usual} na turę ({exceptions})</translation>
    </message>
    <message>
        <source>{count} in turn {turn}</source>
        <translation>{count} w turze {turn}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>Points that end the war</source>
        <translation>Punkty kończące wojnę</translation>
    </message>
    <message>
        <source>Soviet take-offs</source>
        <translation>Starty radzieckie</translation>
    </message>
    <message>
        <source>Your take-offs</source>
        <translation>Twoje starty</translation>
    </message>
    <message>
        <source>Bombers at a base</source>
        <translation>Bombowce w bazie</translation>
    </message>
    <message>
        <source>In the air at once</source>
        <translation>Od razu w locie</translation>
    </message>
    <message>
        <source>Not in this scenario</source>
        <translation>Brak w scenariuszu</translation>
    </message>
    <message>
        <source>{blue} of yours, {red} of theirs</source>
        <translation>twoje: {blue}, radzieckie: {red}</translation>
    </message>
    <message>
        <source>{flights} formations, {pace}</source>
        <translation>formacje: {flights}, {pace}</translation>
    </message>
    <message>
        <source>{most} at most, of two types</source>
        <translation>najwyżej {most}, dwa typy</translation>
    </message>
    <message>
        <source>{most} in London</source>
        <translation>{most} w Londynie</translation>
    </message>
    <message>
        <source>also in Greenland</source>
        <translation>także na Grenlandii</translation>
    </message>
    <message>
        <source>{count} Soviet formations (detected)</source>
        <translation>formacje radzieckie (odkryte): {count}</translation>
    </message>
    <message>
        <source>{count} Soviet formations (not detected)</source>
        <translation>formacje radzieckie (nieodkryte): {count}</translation>
    </message>
    <message>
        <source>event {number}: {title}</source>
        <translation>zdarzenie {number}: {title}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>London and the V-bombers</source>
        <translation>Londyn i bombowce V</translation>
    </message>
    <message>
        <source>{count} of the {unit}</source>
        <translation>{count} {unit}</translation>
    </message>
    <message>
        <source>your submarine</source>
        <translation>twój okręt podwodny</translation>
    </message>
    <message>
        <source>the SA-2 of the pool</source>
        <translation>SA-2 z zapasu</translation>
    </message>
    <message>
        <source>{count} of the events</source>
        <translation>zdarzenia: {count}</translation>
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
    <message>
        <source>The program cannot carry that out. Enter the results of the Day in the log instead.</source>
        <translation>Program nie może tego wykonać. Zamiast tego wpisz wyniki Dnia w dzienniku.</translation>
    </message>
    <message>
        <source>Steps taken back after dice or cards had been seen: {count}</source>
        <translation>Kroki cofnięte po poznaniu kości lub kart: {count}</translation>
    </message>
</context>
<context>
    <name>red_menace</name>
    <message>
        <source>Take-off from {city}: {bombers}</source>
        <translation>Start, {city}: {bombers}</translation>
    </message>
    <message>
        <source>End the take-offs</source>
        <translation>Zakończ starty</translation>
    </message>
    <message>
        <source>{bombers} to {place}</source>
        <translation>{bombers} → {place}</translation>
    </message>
    <message>
        <source>End of move: {bombers}</source>
        <translation>Koniec ruchu: {bombers}</translation>
    </message>
    <message>
        <source>Attack {city}</source>
        <translation>Atakuj: {city}</translation>
    </message>
    <message>
        <source>Leave {city} alone</source>
        <translation>Nie atakuj: {city}</translation>
    </message>
    <message>
        <source>{bomber} attacks first, at -1</source>
        <translation>Pierwszy atakuje {bomber}, z −1</translation>
    </message>
    <message>
        <source>{bomber} lands in {city}</source>
        <translation>{bomber} ląduje: {city}</translation>
    </message>
    <message>
        <source>Submarine to {place}</source>
        <translation>Okręt podwodny → {place}</translation>
    </message>
    <message>
        <source>Fire a missile at {city}</source>
        <translation>Odpal pocisk: {city}</translation>
    </message>
    <message>
        <source>The submarine holds its position</source>
        <translation>Okręt podwodny czeka</translation>
    </message>
    <message>
        <source>Base the {unit} at {city}</source>
        <translation>{unit}, baza: {city}</translation>
    </message>
    <message>
        <source>A {unit} comes back at {city}</source>
        <translation>{unit} wraca: {city}</translation>
    </message>
    <message>
        <source>Event {number}: {title}</source>
        <translation>Zdarzenie {number}: {title}</translation>
    </message>
    <message>
        <source>City card {number}, {city}</source>
        <translation>Karta miasta {number}, {city}</translation>
    </message>
    <message>
        <source>Drew {unit}</source>
        <translation>Dobrano: {unit}</translation>
    </message>
    <message>
        <source>Drew the counter {counter}</source>
        <translation>Dobrany żeton: {counter}</translation>
    </message>
    <message>
        <source>Fire the nuclear missile and use up the card</source>
        <translation>Odpal pocisk nuklearny i zużyj kartę</translation>
    </message>
    <message>
        <source>Fire without the nuclear missile</source>
        <translation>Strzelaj bez pocisku nuklearnego</translation>
    </message>
    <message>
        <source>Fire at: {flight}</source>
        <translation>Strzelaj: {flight}</translation>
    </message>
    <message>
        <source>F-106 to {city}</source>
        <translation>F-106 → {city}</translation>
    </message>
    <message>
        <source>Against {flight}: {planes}</source>
        <translation>{planes} kontra {flight}</translation>
    </message>
    <message>
        <source>{order}; a nuclear missile on the {unit}</source>
        <translation>{order}; pocisk nuklearny: {unit}</translation>
    </message>
    <message>
        <source>{order}; the extra die as {unit}</source>
        <translation>{order}; dodatkowa kość: {unit}</translation>
    </message>
    <message>
        <source>{count} {unit}</source>
        <translation>{count} {unit}</translation>
    </message>
    <message>
        <source>{count} {unit} at long range</source>
        <translation>{count} {unit} na dalekim zasięgu</translation>
    </message>
    <message>
        <source>No more interceptors</source>
        <translation>Koniec przechwytywania</translation>
    </message>
    <message>
        <source>{flight} moves to {place}</source>
        <translation>{flight} → {place}</translation>
    </message>
    <message>
        <source>The Nike stands at {place}</source>
        <translation>Polowa bateria Nike: {place}</translation>
    </message>
    <message>
        <source>{unit} to {city}</source>
        <translation>{unit} → {city}</translation>
    </message>
    <message>
        <source>Take the {unit} off its base again</source>
        <translation>Zdejmij z bazy: {unit}</translation>
    </message>
    <message>
        <source>Place all other bombers for me</source>
        <translation>Rozmieść za mnie pozostałe bombowce</translation>
    </message>
    <message>
        <source>All bombers stand as they shall</source>
        <translation>Bombowce stoją, jak trzeba</translation>
    </message>
    <message>
        <source>{city} holds {bombers}: a base takes two types at most</source>
        <translation>{city}: są tu {bombers}, a baza mieści najwyżej dwa typy</translation>
    </message>
    <message>
        <source>V-bombers start in London only</source>
        <translation>Bombowce V zaczynają tylko w Londynie</translation>
    </message>
    <message>
        <source>American bombers start in the cities A, D and H to S</source>
        <translation>Bombowce amerykańskie zaczynają w miastach A, D oraz od H do S</translation>
    </message>
    <message>
        <source>No bomber starts in Greenland in this scenario</source>
        <translation>W tym scenariuszu żaden bombowiec nie zaczyna na Grenlandii</translation>
    </message>
    <message>
        <source>With the companion rules no bomber starts in Greenland</source>
        <translation>Z zasadami modułu S żaden bombowiec nie zaczyna na Grenlandii</translation>
    </message>
    <message>
        <source>{city} is full: this scenario begins with {limit} bombers at a base</source>
        <translation>{city}: baza pełna, w tym scenariuszu na początku mieści {limit}</translation>
    </message>
    <message>
        <source>{unit} at {place}: fire the nuclear missile?</source>
        <translation>{place}, {unit}: odpalić pocisk nuklearny?</translation>
    </message>
    <message>
        <source>{unit} at {place}: which formation does it fire at?</source>
        <translation>{place}, {unit}: do której formacji strzela?</translation>
    </message>
    <message>
        <source>{flight} is not at {place}, where the {unit} stands</source>
        <translation>{flight}: to nie ten heks, {unit} stoi tu: {place}</translation>
    </message>
    <message>
        <source>{flight} has no {unit}, the type that is hit first here</source>
        <translation>{flight}: brak {unit}, a ten typ ginie tu pierwszy</translation>
    </message>
    <message>
        <source>{unit} fires at {bombers} at {place}</source>
        <translation>{place}: {unit} strzela, cel: {bombers}</translation>
    </message>
    <message>
        <source>The nuclear missile hit: roll for the points it costs (1d3)</source>
        <translation>Pocisk nuklearny trafił: rzuć, ile punktów kosztuje (1d3)</translation>
    </message>
    <message>
        <source>Does an SA-2 appear at {place}?</source>
        <translation>{place}: czy pojawi się SA-2?</translation>
    </message>
    <message>
        <source>{place}: a {face} on any die brings an SA-2</source>
        <translation>{place}: {face} na którejkolwiek kości sprowadza SA-2</translation>
    </message>
    <message>
        <source>{unit} at {place} missed: is it removed?</source>
        <translation>{place}: {unit} chybia; czy bateria wypada z gry?</translation>
    </message>
    <message>
        <source>Move your bombers; still to move: {count}</source>
        <translation>Rusz swoje bombowce; czekają na ruch: {count}</translation>
    </message>
    <message>
        <source>A bomber lands only after it has destroyed a city</source>
        <translation>Bombowiec ląduje dopiero po zniszczeniu miasta</translation>
    </message>
    <message>
        <source>Choose bombers in flight, then a hex</source>
        <translation>Wybierz bombowce w locie, potem heks</translation>
    </message>
    <message>
        <source>There is no such bomber</source>
        <translation>Nie ma takiego bombowca</translation>
    </message>
    <message>
        <source>This {unit} is not in flight</source>
        <translation>Ten {unit} nie jest w locie</translation>
    </message>
    <message>
        <source>This {unit} has moved this turn</source>
        <translation>Ten {unit} już się ruszył w tej turze</translation>
    </message>
    <message>
        <source>Only bombers of one hex move together: {one} and {other} are two</source>
        <translation>Razem ruszają się tylko bombowce z jednego heksu: {one} i {other} to dwa heksy</translation>
    </message>
    <message>
        <source>The {unit} began in {hex} and may not end its move there</source>
        <translation>{hex}: tu {unit} zaczął i nie może tu skończyć ruchu</translation>
    </message>
    <message>
        <source>Every bomber in flight moves to another hex</source>
        <translation>Każdy bombowiec w locie rusza się do innego heksu</translation>
    </message>
    <message>
        <source>{hex} is {far} hexes away: bombers move hex by hex, the {unit} has {count} left</source>
        <translation>{hex}: odległość {far}; bombowce ruszają się heks po heksie, a {unit} ma jeszcze {count}</translation>
    </message>
    <message>
        <source>No bomber stays where it is: the {unit} must leave {hex}</source>
        <translation>Żaden bombowiec nie zostaje w miejscu: {unit} musi opuścić {hex}</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Nic innego nie jest możliwe.</translation>
    </message>
    <message>
        <source>One way is as good as the other.</source>
        <translation>Wszystko jedno, którędy.</translation>
    </message>
    <message>
        <source>{flight} is the most dangerous one in reach.</source>
        <translation>{flight}: największe zagrożenie w zasięgu.</translation>
    </message>
    <message>
        <source>The others are kept for the next turn.</source>
        <translation>Pozostałe zostają na następną turę.</translation>
    </message>
    <message>
        <source>The most dangerous formation of the hex.</source>
        <translation>Najgroźniejsza formacja w heksie.</translation>
    </message>
    <message>
        <source>Washington is worth a few points.</source>
        <translation>Waszyngton jest wart kilku punktów.</translation>
    </message>
    <message>
        <source>The missile is kept for Washington.</source>
        <translation>Pocisk zostaje dla Waszyngtonu.</translation>
    </message>
    <message>
        <source>The next formation flies to {city}.</source>
        <translation>Tam leci następna formacja: {city}.</translation>
    </message>
    <message>
        <source>From the middle of the continent it reaches most.</source>
        <translation>Ze środka kontynentu ma najwięcej w zasięgu.</translation>
    </message>
    <message>
        <source>The last step of most ways to Omaha leads over it.</source>
        <translation>Tędy wiedzie ostatni krok większości dróg do Omahy.</translation>
    </message>
    <message>
        <source>The bases nearest to the Pole are filled first.</source>
        <translation>Najpierw zapełnia się bazy najbliższe bieguna.</translation>
    </message>
    <message>
        <source>That base is attacked least.</source>
        <translation>Tę bazę atakuje się najrzadziej.</translation>
    </message>
    <message>
        <source>The best of those that were lost comes back first.</source>
        <translation>Najpierw wraca najlepszy z utraconych.</translation>
    </message>
    <message>
        <source>From there the way back is short.</source>
        <translation>Stamtąd droga powrotna jest krótka.</translation>
    </message>
    <message>
        <source>Two bombers stay down: without any the war is lost.</source>
        <translation>Dwa bombowce zostają na ziemi: bez żadnego wojna jest przegrana.</translation>
    </message>
    <message>
        <source>There is nothing to attack.</source>
        <translation>Nie ma czego atakować.</translation>
    </message>
    <message>
        <source>Its base is in danger, or its target is near.</source>
        <translation>Jego baza jest zagrożona albo cel jest blisko.</translation>
    </message>
    <message>
        <source>They are over {city}.</source>
        <translation>Są już nad celem: {city}.</translation>
    </message>
    <message>
        <source>There is nothing left to attack.</source>
        <translation>Nie zostało nic do zaatakowania.</translation>
    </message>
    <message>
        <source>Towards {city}, around what shoots.</source>
        <translation>Kierunek: {city}, z dala od tego, co strzela.</translation>
    </message>
    <message>
        <source>Who waits is only shot at once more.</source>
        <translation>Kto czeka, tego tylko ostrzelają jeszcze raz.</translation>
    </message>
    <message>
        <source>The worst attacker takes the -1.</source>
        <translation>Najgorszy w ataku bierze −1.</translation>
    </message>
    <message>
        <source>No bomber will be there soon.</source>
        <translation>Prędko nie będzie tam bombowca.</translation>
    </message>
    <message>
        <source>To the Kara Sea, away from the ASW ship.</source>
        <translation>Na Morze Karskie, z dala od okrętu ZOP.</translation>
    </message>
    <message>
        <source>It is where it should be.</source>
        <translation>Jest tam, gdzie powinien.</translation>
    </message>
    <message>
        <source>{city} is destroyed: draw a nuclear counter.</source>
        <translation>{city}: miasto zniszczone, dobierz żeton nuklearny.</translation>
    </message>
    <message>
        <source>{city} is destroyed: roll for the points.</source>
        <translation>{city}: miasto zniszczone, rzuć na punkty.</translation>
    </message>
    <message>
        <source>{city}: are bombers caught on the ground?</source>
        <translation>{city}: czy bombowce zostały zaskoczone na ziemi?</translation>
    </message>
    <message>
        <source>Draw a bomber that is caught on the ground.</source>
        <translation>Dobierz bombowiec zaskoczony na ziemi.</translation>
    </message>
    <message>
        <source>Sudden death: an even die ends the game.</source>
        <translation>Nagła śmierć: parzysta kość kończy grę.</translation>
    </message>
    <message>
        <source>the game ends</source>
        <translation>koniec gry</translation>
    </message>
    <message>
        <source>the game goes on</source>
        <translation>gra toczy się dalej</translation>
    </message>
    <message>
        <source>{interceptors} against {bombers} at {place}</source>
        <translation>{place}: {interceptors} kontra {bombers}</translation>
    </message>
    <message>
        <source>Does the Su-9 reach the bombers at {place}?</source>
        <translation>{place}: czy Su-9 sięgnie bombowców?</translation>
    </message>
    <message>
        <source>{unit} at {first}; at {other} it needs {face}</source>
        <translation>{unit} → {first}; {other} wymaga {face}</translation>
    </message>
    <message>
        <source>{unit} at {first}</source>
        <translation>{unit} → {first}</translation>
    </message>
    <message>
        <source>Draw the event of the turn.</source>
        <translation>Dobierz zdarzenie tej tury.</translation>
    </message>
    <message>
        <source>The Soviets hunt your submarine.</source>
        <translation>Strona radziecka tropi twój okręt podwodny.</translation>
    </message>
    <message>
        <source>Soviet submarines attack.</source>
        <translation>Radziecki atak spod wody.</translation>
    </message>
    <message>
        <source>Soviet missile: roll for the city.</source>
        <translation>Radziecki pocisk: rzuć, w które miasto.</translation>
    </message>
    <message>
        <source>{unit}: roll for its base.</source>
        <translation>{unit}: rzuć na bazę.</translation>
    </message>
    <message>
        <source>Where is the {unit} based?</source>
        <translation>Gdzie bazuje {unit}?</translation>
    </message>
    <message>
        <source>{city} is no base of the {unit}: only A, B and C are</source>
        <translation>{city}: to nie baza dla {unit}, są nimi tylko A, B i C</translation>
    </message>
    <message>
        <source>{city} is destroyed: the {unit} cannot be based there</source>
        <translation>{city}: miasto zniszczone, {unit} nie może tu bazować</translation>
    </message>
    <message>
        <source>Bring back a destroyed bomber, {count} in all</source>
        <translation>Przywróć zniszczony bombowiec; ile łącznie: {count}</translation>
    </message>
    <message>
        <source>This {unit} is not destroyed</source>
        <translation>Ten {unit} nie jest zniszczony</translation>
    </message>
    <message>
        <source>American bombers come back in an American city or Greenland</source>
        <translation>Bombowce amerykańskie wracają do miasta amerykańskiego lub na Grenlandię</translation>
    </message>
    <message>
        <source>To the Long box: {count} {unit}.</source>
        <translation>Na pole „Długa obsługa”: {count} {unit}.</translation>
    </message>
    <message>
        <source>To the Normal box: {count} {unit}.</source>
        <translation>Na pole „Zwykła obsługa”: {count} {unit}.</translation>
    </message>
    <message>
        <source>{unit} joins the Ready box.</source>
        <translation>{unit} wchodzi na pole „Gotowe”.</translation>
    </message>
    <message>
        <source>Ready again: {ready}.</source>
        <translation>Znów gotowe: {ready}.</translation>
    </message>
    <message>
        <source>From Long to Normal: {normal}.</source>
        <translation>Z długiej obsługi do zwykłej: {normal}.</translation>
    </message>
    <message>
        <source>Ready again: {ready}; from Long to Normal: {normal}.</source>
        <translation>Znów gotowe: {ready}; z długiej obsługi do zwykłej: {normal}.</translation>
    </message>
    <message>
        <source>{unit} stands Ready at {city}.</source>
        <translation>{city}: {unit} stoi tu w gotowości.</translation>
    </message>
    <message>
        <source>{unit} leaves the game.</source>
        <translation>{unit} opuszcza grę.</translation>
    </message>
    <message>
        <source>{planes} against {flight} at {place}.</source>
        <translation>{place}: {planes} kontra {flight}.</translation>
    </message>
    <message>
        <source>{planes} with a nuclear missile against {flight} at {place}.</source>
        <translation>{place}: {planes} z pociskiem nuklearnym kontra {flight}.</translation>
    </message>
    <message>
        <source>{unit}, test for the long range ({dice}): {passed} of {all} fight.</source>
        <translation>{unit}, próba na daleki zasięg ({dice}): walczy {passed} z {all}.</translation>
    </message>
    <message>
        <source>{planes} at {flight} ({dice}): {hits} hits.</source>
        <translation>{planes} → {flight} ({dice}), trafienia: {hits}.</translation>
    </message>
    <message>
        <source>{planes} at {flight} ({dice}): 1 hit.</source>
        <translation>{planes} → {flight} ({dice}), 1 trafienie.</translation>
    </message>
    <message>
        <source>The extra die at {flight} ({dice}) misses.</source>
        <translation>Dodatkowa kość → {flight} ({dice}): pudło.</translation>
    </message>
    <message>
        <source>The extra die at {flight} ({dice}) hits.</source>
        <translation>Dodatkowa kość → {flight} ({dice}): trafienie.</translation>
    </message>
    <message>
        <source>The nuclear missile of the {unit} misses ({die}).</source>
        <translation>{unit}: pocisk nuklearny chybia ({die}).</translation>
    </message>
    <message>
        <source>The nuclear missile of the {unit} ({die}) destroys {flights}.</source>
        <translation>{unit}: pocisk nuklearny ({die}) niszczy wszystko w heksie: {flights}.</translation>
    </message>
    <message>
        <source>Lost on the ground in {place}: {units}.</source>
        <translation>Stracone na ziemi, {place}: {units}.</translation>
    </message>
    <message>
        <source>Lost at {place}: {units}.</source>
        <translation>Stracone, {place}: {units}.</translation>
    </message>
    <message>
        <source>Called home, with nothing left to attack: {units}.</source>
        <translation>Odwołane, bo nie mają już czego atakować: {units}.</translation>
    </message>
    <message>
        <source>No formation is left: your bombers take off for the last time.</source>
        <translation>Nie ma już żadnej formacji: twoje bombowce startują po raz ostatni.</translation>
    </message>
    <message>
        <source>Take-off from {city}: {units}.</source>
        <translation>Start, {city}: {units}.</translation>
    </message>
    <message>
        <source>To {place}: {units}.</source>
        <translation>Ruch → {place}: {units}.</translation>
    </message>
    <message>
        <source>The move ends at {place}: {units}.</source>
        <translation>Ruch kończy się, {place}: {units}.</translation>
    </message>
    <message>
        <source>No attack on {city}.</source>
        <translation>{city}: bez ataku.</translation>
    </message>
    <message>
        <source>Attack on {city}: {units}.</source>
        <translation>Atak na cel {city}: {units}.</translation>
    </message>
    <message>
        <source>{unit} over {city} needs {needs} and rolls {face}: it is shot down.</source>
        <translation>{unit} nad celem {city}: potrzeba {needs}, wypada {face}, zestrzelony.</translation>
    </message>
    <message>
        <source>{unit} over {city} needs {needs} and rolls {face}: it hits.</source>
        <translation>{unit} nad celem {city}: potrzeba {needs}, wypada {face}, trafienie.</translation>
    </message>
    <message>
        <source>{unit} lands in {city}.</source>
        <translation>{unit} ląduje: {city}.</translation>
    </message>
    <message>
        <source>{unit} has no base left to land at.</source>
        <translation>{unit} nie ma już bazy do lądowania.</translation>
    </message>
    <message>
        <source>The submarine sails to {place}; moves left: {left}.</source>
        <translation>Okręt podwodny płynie: {place}; pozostałe ruchy: {left}.</translation>
    </message>
    <message>
        <source>The submarine holds its position.</source>
        <translation>Okręt podwodny czeka.</translation>
    </message>
    <message>
        <source>The submarine fires at {city}; missiles left: {left}.</source>
        <translation>Okręt podwodny strzela, cel: {city}; pozostałe pociski: {left}.</translation>
    </message>
    <message>
        <source>The missile misses {city}.</source>
        <translation>Pocisk chybia, cel: {city}.</translation>
    </message>
    <message>
        <source>Your submarine is out of the game or has no missile left.</source>
        <translation>Twojego okrętu podwodnego już nie ma albo nie ma on pocisków.</translation>
    </message>
    <message>
        <source>Your submarine is out of the game.</source>
        <translation>Twojego okrętu podwodnego już nie ma.</translation>
    </message>
    <message>
        <source>The cities A, B and C are destroyed.</source>
        <translation>Miasta A, B i C są zniszczone.</translation>
    </message>
    <message>
        <source>The nuclear missile was used twice.</source>
        <translation>Pocisku nuklearnego użyto już dwa razy.</translation>
    </message>
    <message>
        <source>No Nike is left.</source>
        <translation>Nie ma już Nike.</translation>
    </message>
    <message>
        <source>All formations have taken off.</source>
        <translation>Wszystkie formacje już wystartowały.</translation>
    </message>
    <message>
        <source>You have no bomber on the ground.</source>
        <translation>Nie masz bombowca na ziemi.</translation>
    </message>
    <message>
        <source>None of your bombers is destroyed.</source>
        <translation>Żaden twój bombowiec nie jest zniszczony.</translation>
    </message>
    <message>
        <source>Fewer than three American and Canadian cities are destroyed.</source>
        <translation>Zniszczono mniej niż trzy miasta amerykańskie i kanadyjskie.</translation>
    </message>
    <message>
        <source>No Soviet city stands to take off from.</source>
        <translation>Żadne miasto radzieckie już nie stoi.</translation>
    </message>
    <message>
        <source>No base is left for the Tu-126.</source>
        <translation>Nie ma już bazy dla Tu-126.</translation>
    </message>
    <message>
        <source>Event {number}: {title}.</source>
        <translation>Zdarzenie {number}: {title}.</translation>
    </message>
    <message>
        <source>The event deck is empty: no event happens.</source>
        <translation>Talia zdarzeń jest pusta: nie ma zdarzenia.</translation>
    </message>
    <message>
        <source>Event {number} has no effect. {why}</source>
        <translation>Zdarzenie {number} nie ma skutku. {why}</translation>
    </message>
    <message>
        <source>You keep event {number}, {title}, until you want to use it.</source>
        <translation>Zdarzenie {number}, {title}: zatrzymujesz kartę, aż zechcesz jej użyć.</translation>
    </message>
    <message>
        <source>Event {number} is shuffled into the deck again.</source>
        <translation>Zdarzenie {number} wtasowano z powrotem do talii.</translation>
    </message>
    <message>
        <source>Up to {count} bombers may take off this turn, for the last time.</source>
        <translation>W tej turze po raz ostatni mogą wystartować bombowce, najwyżej {count}.</translation>
    </message>
    <message>
        <source>A {unit} comes back on the ground at {city}.</source>
        <translation>{unit} wraca na ziemię: {city}.</translation>
    </message>
    <message>
        <source>No other destroyed bomber has a base to come back to.</source>
        <translation>Żaden inny zniszczony bombowiec nie ma bazy, do której mógłby wrócić.</translation>
    </message>
    <message>
        <source>Your submarine is hunted and gets away.</source>
        <translation>Twój okręt podwodny uchodzi pościgowi.</translation>
    </message>
    <message>
        <source>Your submarine is sunk at {place}.</source>
        <translation>Twój okręt podwodny zatonął: {place}.</translation>
    </message>
    <message>
        <source>Your submarine has one missile more: {missiles} in all.</source>
        <translation>Twój okręt podwodny ma o jeden pocisk więcej, razem: {missiles}.</translation>
    </message>
    <message>
        <source>A Soviet submarine fires, and its missile hits.</source>
        <translation>Radziecki okręt podwodny strzela i jego pocisk trafia.</translation>
    </message>
    <message>
        <source>The Soviet submarines do not hit.</source>
        <translation>Radzieckie okręty podwodne nie trafiają.</translation>
    </message>
    <message>
        <source>{interceptors} against {bombers} at {place}.</source>
        <translation>{place}: {interceptors} kontra {bombers}.</translation>
    </message>
    <message>
        <source>The Su-9 does not reach {place}: {face}. It stays Ready.</source>
        <translation>{place}: Su-9 nie sięga bombowców, kość: {face}. Pozostaje gotowy.</translation>
    </message>
    <message>
        <source>The Su-9 reaches {place}: {face}.</source>
        <translation>{place}: Su-9 sięga bombowców, kość: {face}.</translation>
    </message>
    <message>
        <source>{unit} fires at {place}. {result}</source>
        <translation>{place}: {unit} strzela. {result}</translation>
    </message>
    <message>
        <source>The {unit} at {place} fires a nuclear missile.</source>
        <translation>{place}: {unit} odpala pocisk nuklearny.</translation>
    </message>
    <message>
        <source>{face}: the {unit} at {place} is out of the game.</source>
        <translation>{face}: {unit} wypada z gry ({place}).</translation>
    </message>
    <message>
        <source>{face}: the {unit} at {place} stays.</source>
        <translation>{face}: {unit} zostaje ({place}).</translation>
    </message>
    <message>
        <source>The {unit} at {place} is out of the game.</source>
        <translation>{place}: {unit} wypada z gry.</translation>
    </message>
    <message>
        <source>No SA-2 at {place}: {faces}.</source>
        <translation>{place}: nie ma SA-2 ({faces}).</translation>
    </message>
    <message>
        <source>An SA-2 appears at {place}: {faces}.</source>
        <translation>{place}: pojawia się SA-2 ({faces}).</translation>
    </message>
    <message>
        <source>SA-2s come off the map: {places}.</source>
        <translation>SA-2 schodzą z mapy: {places}.</translation>
    </message>
    <message>
        <source>Rolled {faces}: {hits} hits.</source>
        <translation>Wyrzucono {faces}; trafienia: {hits}.</translation>
    </message>
    <message>
        <source>Rolled {faces}: 1 hit.</source>
        <translation>Wyrzucono {faces}: 1 trafienie.</translation>
    </message>
    <message>
        <source>Rolled {faces}: no hit.</source>
        <translation>Wyrzucono {faces}: bez trafienia.</translation>
    </message>
    <message>
        <source>{flight} takes off from {city}.</source>
        <translation>{flight} startuje, baza: {city}.</translation>
    </message>
    <message>
        <source>{flight} is already at {place}.</source>
        <translation>{flight} już tu jest: {place}.</translation>
    </message>
    <message>
        <source>{flight} flies to {city}, its primary target.</source>
        <translation>{flight} leci na pierwszy cel: {city}.</translation>
    </message>
    <message>
        <source>{flight} flies to {city}, its secondary target.</source>
        <translation>{flight} leci na drugi cel: {city}.</translation>
    </message>
    <message>
        <source>{flight} flies to {city}, its tertiary target.</source>
        <translation>{flight} leci na trzeci cel: {city}.</translation>
    </message>
    <message>
        <source>{flight} moves to {place}.</source>
        <translation>{flight} → {place}.</translation>
    </message>
    <message>
        <source>{flight} is detected: {bombers}.</source>
        <translation>{flight} – wykrycie: {bombers}.</translation>
    </message>
    <message>
        <source>{flight} loses {bombers}.</source>
        <translation>{flight} traci: {bombers}.</translation>
    </message>
    <message>
        <source>{flight} has attacked and leaves the game.</source>
        <translation>{flight} kończy atak i opuszcza grę.</translation>
    </message>
    <message>
        <source>{flight} is shot down.</source>
        <translation>{flight}: zestrzelono.</translation>
    </message>
    <message>
        <source>{flight} has nothing left to attack with or no target left.</source>
        <translation>{flight} nie ma już czym atakować albo nie ma celu.</translation>
    </message>
    <message>
        <source>A {unit} does not reach Cuba.</source>
        <translation>{unit} nie dociera na Kubę.</translation>
    </message>
    <message>
        <source>A {unit} lands in Cuba: 1 Soviet point at the end.</source>
        <translation>{unit} ląduje na Kubie: na końcu 1 punkt radziecki.</translation>
    </message>
    <message>
        <source>No more Soviet formations can take off.</source>
        <translation>Żadna radziecka formacja nie może już wystartować.</translation>
    </message>
    <message>
        <source>The card of {city} leaves the game: the city is destroyed.</source>
        <translation>{city}: karta wypada z gry, bo miasto jest zniszczone.</translation>
    </message>
    <message>
        <source>{unit} is caught on the ground and destroyed.</source>
        <translation>{unit}: zaskoczony na ziemi i zniszczony.</translation>
    </message>
    <message>
        <source>{city} is no target any more: rolled again.</source>
        <translation>{city} nie jest już celem: ponowny rzut.</translation>
    </message>
    <message>
        <source>{flight} fails over {city}: {failed} lost.</source>
        <translation>{flight}, nieudany atak na cel {city}; stracone: {failed}.</translation>
    </message>
    <message>
        <source>{flight} bombs {city}: {through} came through.</source>
        <translation>{flight} bombarduje cel {city}; przedarły się: {through}.</translation>
    </message>
    <message>
        <source>{flight} bombs {city}: {through} came through, {failed} lost.</source>
        <translation>{flight} bombarduje cel {city}; przedarły się: {through}, stracone: {failed}.</translation>
    </message>
    <message>
        <source>The Nike stands at {place}.</source>
        <translation>Polowa bateria Nike: {place}.</translation>
    </message>
    <message>
        <source>On the ground at {city}: {units}.</source>
        <translation>Na ziemi, {city}: {units}.</translation>
    </message>
    <message>
        <source>The {unit} at {city} is set aside again.</source>
        <translation>{city}: {unit} znów odłożony na bok.</translation>
    </message>
    <message>
        <source>Another formation is at {place}: the die is rolled again.</source>
        <translation>{place}: stoi tu inna formacja, ponowny rzut kością.</translation>
    </message>
    <message>
        <source>The United States</source>
        <translation>Stany Zjednoczone</translation>
    </message>
    <message>
        <source>The Soviet Union</source>
        <translation>Związek Radziecki</translation>
    </message>
    <message>
        <source>Turn {turn}.</source>
        <translation>Tura {turn}.</translation>
    </message>
    <message>
        <source>{side}: {points} points, {total} in all.</source>
        <translation>{side}, punkty: {points}, razem {total}.</translation>
    </message>
    <message>
        <source>{side}: 1 point, {total} in all.</source>
        <translation>{side}: 1 punkt, razem {total}.</translation>
    </message>
    <message>
        <source>The nuclear missile costs you {points}: {total} points are left.</source>
        <translation>Pocisk nuklearny kosztuje cię punkty: {points}; zostaje {total}.</translation>
    </message>
    <message>
        <source>{side} has the {points} points that end the game.</source>
        <translation>{side}: osiągnięto punkty kończące grę ({points}).</translation>
    </message>
    <message>
        <source>{city} is destroyed by a submarine.</source>
        <translation>{city}: zniszczone przez okręt podwodny.</translation>
    </message>
    <message>
        <source>Your bombers destroy {city}.</source>
        <translation>{city}: zniszczone przez twoje bombowce.</translation>
    </message>
    <message>
        <source>Soviet bombers destroy {city}.</source>
        <translation>{city}: zniszczone przez radzieckie bombowce.</translation>
    </message>
    <message>
        <source>The {unit} flies from {city}.</source>
        <translation>{unit} lata z bazy: {city}.</translation>
    </message>
    <message>
        <source>The {unit} is lost with its base, {city}.</source>
        <translation>{unit} przepada razem z bazą: {city}.</translation>
    </message>
    <message>
        <source>The game is over: the United States wins.</source>
        <translation>Koniec gry: wygrywają Stany Zjednoczone.</translation>
    </message>
    <message>
        <source>The game is over: the Soviet Union wins.</source>
        <translation>Koniec gry: wygrywa Związek Radziecki.</translation>
    </message>
    <message>
        <source>The game is over: a draw.</source>
        <translation>Koniec gry: remis.</translation>
    </message>
    <message>
        <source>roll again</source>
        <translation>ponowny rzut</translation>
    </message>
    <message>
        <source>{flight}: draw its base.</source>
        <translation>{flight}: dobierz bazę.</translation>
    </message>
    <message>
        <source>{flight}: roll for its target.</source>
        <translation>{flight}: rzuć na cel.</translation>
    </message>
    <message>
        <source>{flight}: roll for its next target.</source>
        <translation>{flight}: rzuć na następny cel.</translation>
    </message>
    <message>
        <source>{flight} is detected: draw bomber {number} of 3.</source>
        <translation>{flight} – wykrycie: dobierz bombowiec {number} z 3.</translation>
    </message>
    <message>
        <source>A threshold was reached.</source>
        <translation>Osiągnięto liczbę punktów.</translation>
    </message>
    <message>
        <source>One side destroyed seven cities more than the other.</source>
        <translation>Jedna strona zniszczyła o siedem miast więcej niż druga.</translation>
    </message>
    <message>
        <source>You have no bomber left.</source>
        <translation>Nie masz już bombowca.</translation>
    </message>
    <message>
        <source>The last flights are over.</source>
        <translation>Ostatnie loty dobiegły końca.</translation>
    </message>
    <message>
        <source>The war has lasted 60 turns.</source>
        <translation>Wojna trwała 60 tur.</translation>
    </message>
    <message>
        <source>Sudden death.</source>
        <translation>Nagła śmierć.</translation>
    </message>
    <message>
        <source>You win {blue} to {red}. {why}</source>
        <translation>Wygrywasz {blue} do {red}. {why}</translation>
    </message>
    <message>
        <source>You lose {blue} to {red}. {why}</source>
        <translation>Przegrywasz {blue} do {red}. {why}</translation>
    </message>
    <message>
        <source>A draw, {blue} to {red}. {why}</source>
        <translation>Remis, {blue} do {red}. {why}</translation>
    </message>
    <message>
        <source>Red Menace</source>
        <translation>Red Menace</translation>
    </message>
    <message>
        <source>Autopilot</source>
        <translation>Autopilot</translation>
    </message>
    <message>
        <source>United States</source>
        <translation>Stany Zjednoczone</translation>
    </message>
    <message>
        <source>Send interceptors against a formation, or end the interceptions.</source>
        <translation>Wyślij myśliwce przeciw formacji albo zakończ przechwytywanie.</translation>
    </message>
    <message>
        <source>{flight} flies on over {place}: send interceptors now?</source>
        <translation>{flight} leci dalej, {place}: wysłać teraz myśliwce?</translation>
    </message>
    <message>
        <source>Only {flight} can be met now, while it is on the move</source>
        <translation>Teraz, podczas ruchu, można walczyć tylko z jedną formacją: {flight}</translation>
    </message>
    <message>
        <source>There is no such formation in flight</source>
        <translation>Nie ma takiej formacji w locie</translation>
    </message>
    <message>
        <source>No interceptor is chosen</source>
        <translation>Nie wybrano myśliwca</translation>
    </message>
    <message>
        <source>Only your own interceptors meet formations</source>
        <translation>Z formacjami walczą tylko twoje myśliwce</translation>
    </message>
    <message>
        <source>Each type is named once for each range, with its number</source>
        <translation>Każdy typ podaje się raz na każdy zasięg, z liczbą</translation>
    </message>
    <message>
        <source>The extra die has the values of an American interceptor that is sent</source>
        <translation>Dodatkowa kość ma liczby wysłanego myśliwca amerykańskiego</translation>
    </message>
    <message>
        <source>No Ready interceptor reaches {flight}</source>
        <translation>{flight}: żaden gotowy myśliwiec tu nie sięga</translation>
    </message>
    <message>
        <source>Interceptors were assigned to {flight} this turn already</source>
        <translation>{flight}: w tej turze już przydzielono myśliwce</translation>
    </message>
    <message>
        <source>The {unit} with the missile must be among those that are sent</source>
        <translation>{unit} z pociskiem musi być wśród wysłanych</translation>
    </message>
    <message>
        <source>With the missile the {unit} meets it at normal range</source>
        <translation>Z pociskiem {unit} walczy z nią na zwykłym zasięgu</translation>
    </message>
    <message>
        <source>The {unit} meets it at long range only, one hex from its city</source>
        <translation>{unit} walczy z nią tylko na dalekim zasięgu, o jeden heks od swojego miasta</translation>
    </message>
    <message>
        <source>The {unit} meets it at normal range, over its city</source>
        <translation>{unit} walczy z nią na zwykłym zasięgu, nad swoim miastem</translation>
    </message>
    <message>
        <source>Of {unit} {ready} are Ready, not {wanted}</source>
        <translation>{unit}: gotowe {ready}, nie {wanted}</translation>
    </message>
    <message>
        <source>{unit} that may still try the long range this turn: {left}</source>
        <translation>{unit}, które mogą jeszcze w tej turze próbować dalekiego zasięgu: {left}</translation>
    </message>
    <message>
        <source>Does the {unit} reach {flight} in time?</source>
        <translation>{flight}: czy {unit} zdąży?</translation>
    </message>
    <message>
        <source>The {unit} fires its nuclear missile at {flight}.</source>
        <translation>{unit} odpala pocisk nuklearny, cel: {flight}.</translation>
    </message>
    <message>
        <source>What does the nuclear missile cost? (1d3)</source>
        <translation>Ile kosztuje pocisk nuklearny? (1d3)</translation>
    </message>
    <message>
        <source>What does the nuclear missile over a city cost? (1d6)</source>
        <translation>Ile kosztuje pocisk nuklearny nad miastem? (1d6)</translation>
    </message>
    <message>
        <source>The extra die of the EC-121 at {flight}, as {unit}.</source>
        <translation>Dodatkowa kość EC-121 ({unit}), cel: {flight}.</translation>
    </message>
    <message>
        <source>{planes} against {flight}.</source>
        <translation>{planes} kontra {flight}.</translation>
    </message>
    <message>
        <source>Places left for F-102 and F-89H at long range this turn: {left}</source>
        <translation>Miejsca dla F-102 i F-89H na dalekim zasięgu w tej turze: {left}</translation>
    </message>
    <message>
        <source>Places left for F-102 and F-89H over Canadian cities this turn: {left}</source>
        <translation>Miejsca dla F-102 i F-89H nad miastami kanadyjskimi w tej turze: {left}</translation>
    </message>
    <message>
        <source>Places left for Americans over {city} this turn: {left}</source>
        <translation>Miejsca dla Amerykanów w tej turze, {city}: {left}</translation>
    </message>
    <message>
        <source>Places left at long range from Greenland this turn: {left}</source>
        <translation>Miejsca na dalekim zasięgu od Grenlandii w tej turze: {left}</translation>
    </message>
    <message>
        <source>Places left against {flight} after event 19, the F-106 aside: {left}</source>
        <translation>{flight}, miejsca po zdarzeniu 19, nie licząc F-106: {left}</translation>
    </message>
    <message>
        <source>Over a Canadian city F-102 and F-89H fight only together with a Canadian interceptor</source>
        <translation>Nad miastem kanadyjskim F-102 i F-89H walczą tylko razem z myśliwcem kanadyjskim</translation>
    </message>
    <message>
        <source>back next turn</source>
        <translation>wraca za turę</translation>
    </message>
    <message>
        <source>misses the next turn</source>
        <translation>traci następną turę</translation>
    </message>
    <message>
        <source>takes off on {face}+, then misses the next turn</source>
        <translation>startuje od {face}, potem traci następną turę</translation>
    </message>
    <message>
        <source>uses up card 8; {cost}</source>
        <translation>zużywa kartę 8; {cost}</translation>
    </message>
    <message>
        <source>The {unit} has failed its test for the long range this turn</source>
        <translation>{unit}: próba na daleki zasięg już się w tej turze nie udała</translation>
    </message>
    <message>
        <source>No {unit} is Ready</source>
        <translation>{unit}: brak gotowych</translation>
    </message>
    <message>
        <source>There is no {unit} in this scenario</source>
        <translation>{unit}: w tym scenariuszu ich nie ma</translation>
    </message>
    <message>
        <source>There is no {unit} in this game any more</source>
        <translation>{unit}: w tej grze już ich nie ma</translation>
    </message>
    <message>
        <source>The {unit} is not in play yet</source>
        <translation>{unit} nie jest jeszcze w grze</translation>
    </message>
    <message>
        <source>Nothing is met at long range while it is on the move</source>
        <translation>Podczas ruchu nie walczy się na dalekim zasięgu</translation>
    </message>
    <message>
        <source>The F-106 at {city} reaches {count} hexes; {place} is farther away</source>
        <translation>{city}: stojący tu F-106 sięga na {count} heksy; {place} leży dalej</translation>
    </message>
    <message>
        <source>The F-106 at {city} reaches 1 hex; {place} is farther away</source>
        <translation>{city}: stojący tu F-106 sięga na 1 heks; {place} leży dalej</translation>
    </message>
    <message>
        <source>The Arrow never fights over an American city</source>
        <translation>Arrow nigdy nie walczy nad miastem amerykańskim</translation>
    </message>
    <message>
        <source>The F-106 fights over a Canadian city only with a nuclear missile</source>
        <translation>F-106 walczy nad miastem kanadyjskim tylko z pociskiem nuklearnym</translation>
    </message>
    <message>
        <source>{unit} fights only over a {nation} city that stands</source>
        <translation>{unit} chroni tylko stojące miasta {nation}</translation>
    </message>
    <message>
        <source>No {nation} city stands within {count} hexes of {place}</source>
        <translation>Miasta {nation}: żadne nie stoi w odległości do {count} heksów ({place})</translation>
    </message>
    <message>
        <source>No {nation} city stands within 1 hex of {place}</source>
        <translation>Miasta {nation}: żadne nie stoi w odległości 1 heksu ({place})</translation>
    </message>
    <message>
        <source>You do not hold card 8</source>
        <translation>Nie masz karty 8</translation>
    </message>
    <message>
        <source>Only F-89H, F-102 and F-106 carry the nuclear missile</source>
        <translation>Pocisk nuklearny przenoszą tylko F-89H, F-102 i F-106</translation>
    </message>
    <message>
        <source>The EC-121 is not in the air</source>
        <translation>EC-121 nie jest w powietrzu</translation>
    </message>
    <message>
        <source>The extra die of the EC-121 was rolled this turn</source>
        <translation>Dodatkową kością EC-121 już w tej turze rzucono</translation>
    </message>
    <message>
        <source>Launch up to {count} bombers</source>
        <translation>Wypuść bombowce, najwyżej {count}</translation>
    </message>
    <message>
        <source>Choose bombers on the ground and their base</source>
        <translation>Wybierz bombowce na ziemi i ich bazę</translation>
    </message>
    <message>
        <source>{city} is destroyed: nothing takes off there</source>
        <translation>{city}: miasto zniszczone, nic stąd nie startuje</translation>
    </message>
    <message>
        <source>{count} bombers are too many: {left} may still take off this turn</source>
        <translation>Bombowce: {count} to za dużo; w tej turze mogą jeszcze wystartować: {left}</translation>
    </message>
    <message>
        <source>Choose bombers on the ground in {city}</source>
        <translation>Wybierz bombowce na ziemi: {city}</translation>
    </message>
    <message>
        <source>This {unit} is not on the ground</source>
        <translation>Ten {unit} nie jest na ziemi</translation>
    </message>
    <message>
        <source>This {unit} stands in {base}, not in {city}</source>
        <translation>Ten {unit} stoi gdzie indziej: {base}, nie {city}</translation>
    </message>
    <message>
        <source>American</source>
        <translation>amerykańskie</translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation>kanadyjskie</translation>
    </message>
    <message>
        <source>British</source>
        <translation>brytyjskie</translation>
    </message>
    <message>
        <source>Soviet</source>
        <translation>radzieckie</translation>
    </message>
    <message>
        <source>Cuban</source>
        <translation>kubańskie</translation>
    </message>
    <message>
        <source>{hex} {name}</source>
        <translation>{hex} {name}</translation>
    </message>
    <message>
        <source>M-50</source>
        <translation>M-50</translation>
    </message>
    <message>
        <source>Cuba flight</source>
        <translation>Formacja kubańska</translation>
    </message>
    <message>
        <source>Formation {letter}</source>
        <translation>Formacja {letter}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} i {second}</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Zdarzenie</translation>
    </message>
    <message>
        <source>Take-off</source>
        <translation>Start ZSRR</translation>
    </message>
    <message>
        <source>Soviet move</source>
        <translation>Ruch radziecki</translation>
    </message>
    <message>
        <source>Detection</source>
        <translation>Wykrycie</translation>
    </message>
    <message>
        <source>Interception</source>
        <translation>Przechwytywanie</translation>
    </message>
    <message>
        <source>SAMs</source>
        <translation>Rakiety</translation>
    </message>
    <message>
        <source>Soviet attack</source>
        <translation>Atak radziecki</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Twój ruch</translation>
    </message>
    <message>
        <source>Soviet interceptors</source>
        <translation>Radzieckie myśliwce</translation>
    </message>
    <message>
        <source>SA-2</source>
        <translation>SA-2</translation>
    </message>
    <message>
        <source>Your attack</source>
        <translation>Twój atak</translation>
    </message>
    <message>
        <source>Submarine</source>
        <translation>Okręt podw.</translation>
    </message>
    <message>
        <source>Stand by</source>
        <translation>Obsługa</translation>
    </message>
    <message>
        <source>End of turn</source>
        <translation>Koniec tury</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Tura {turn}</translation>
    </message>
    <message>
        <source>Where does the {unit} land?</source>
        <translation>Gdzie ląduje {unit}?</translation>
    </message>
    <message>
        <source>First the {unit} lands that is asked for</source>
        <translation>Najpierw ląduje ten, o którego chodzi: {unit}</translation>
    </message>
    <message>
        <source>The bomber lands in a city</source>
        <translation>Bombowiec ląduje w mieście</translation>
    </message>
    <message>
        <source>V-bombers land in London only</source>
        <translation>Bombowce V lądują tylko w Londynie</translation>
    </message>
    <message>
        <source>American bombers land in American cities, in Greenland or London</source>
        <translation>Bombowce amerykańskie lądują w miastach amerykańskich, na Grenlandii lub w Londynie</translation>
    </message>
    <message>
        <source>{city} takes no part in this scenario</source>
        <translation>{city} nie bierze udziału w tym scenariuszu</translation>
    </message>
    <message>
        <source>{city} is destroyed</source>
        <translation>{city}: miasto zniszczone</translation>
    </message>
    <message>
        <source>{city} is full: it takes {limit} bombers</source>
        <translation>{city}: baza pełna, mieści {limit}</translation>
    </message>
    <message>
        <source>{flight} attacks {city}.</source>
        <translation>{flight} atakuje, cel: {city}.</translation>
    </message>
    <message>
        <source>Do the Tu-95s reach Cuba?</source>
        <translation>Czy Tu-95 dotrą na Kubę?</translation>
    </message>
    <message>
        <source>{flight}: which of the equally good hexes does it enter?</source>
        <translation>{flight}: do którego z równie dobrych heksów leci?</translation>
    </message>
    <message>
        <source>A formation takes a shortest way past the fewest cities and Nikes</source>
        <translation>Formacja leci najkrótszą drogą, na której jest najmniej miast i baterii Nike</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Gra się skończyła</translation>
    </message>
    <message>
        <source>You only watch this game</source>
        <translation>Tę grę tylko oglądasz</translation>
    </message>
    <message>
        <source>First comes the die or the draw: nothing else</source>
        <translation>Najpierw kość albo dobranie, nic innego</translation>
    </message>
    <message>
        <source>That is not possible in this phase</source>
        <translation>W tej fazie to niemożliwe</translation>
    </message>
    <message>
        <source>{flight}: roll for its hex.</source>
        <translation>{flight}: rzuć na heks.</translation>
    </message>
    <message>
        <source>Where does the F-106 stand?</source>
        <translation>Gdzie stoi F-106?</translation>
    </message>
    <message>
        <source>{city} is none of the cities A, D and H to S of the F-106</source>
        <translation>{city}: F-106 stoi tylko w miastach A, D oraz od H do S</translation>
    </message>
    <message>
        <source>Where does the Nike stand?</source>
        <translation>Gdzie stoi polowa bateria Nike?</translation>
    </message>
    <message>
        <source>{place}: the Nike does not stand in the hex of a city</source>
        <translation>{place}: bateria Nike nie stoi w heksie z miastem</translation>
    </message>
    <message>
        <source>{place}: the Nike stands on land in the United States or Canada</source>
        <translation>{place}: bateria Nike stoi na lądzie w USA lub Kanadzie</translation>
    </message>
    <message>
        <source>{place}: the Nike stands on land</source>
        <translation>{place}: bateria Nike stoi na lądzie</translation>
    </message>
    <message>
        <source>{place}: the Nike stands below the DEW Line</source>
        <translation>{place}: bateria Nike stoi poniżej linii DEW</translation>
    </message>
    <message>
        <source>Bombers to place: {count} ({limit} at a base, of two types)</source>
        <translation>Bombowce do rozmieszczenia: {count} (w bazie {limit}, dwóch typów)</translation>
    </message>
    <message>
        <source>All bombers are placed: begin, or take some back</source>
        <translation>Wszystkie bombowce mają bazę: zacznij albo zdejmij któryś</translation>
    </message>
    <message>
        <source>{count} bombers have no base yet</source>
        <translation>Bombowce jeszcze bez bazy: {count}</translation>
    </message>
    <message>
        <source>All bombers have a base</source>
        <translation>Wszystkie bombowce mają bazę</translation>
    </message>
    <message>
        <source>There is no such bomber or no such city</source>
        <translation>Nie ma takiego bombowca albo takiego miasta</translation>
    </message>
    <message>
        <source>This {unit} has its base: take it back first</source>
        <translation>Ten {unit} ma już bazę: najpierw go z niej zdejmij</translation>
    </message>
    <message>
        <source>This {unit} begins in flight</source>
        <translation>Ten {unit} zaczyna w locie</translation>
    </message>
    <message>
        <source>This {unit} is not used in the scenario</source>
        <translation>Tego typu ({unit}) w tym scenariuszu się nie używa</translation>
    </message>
    <message>
        <source>This {unit} is not at a base</source>
        <translation>Ten {unit} nie jest w bazie</translation>
    </message>
    <message>
        <source>The F-106 is Ready again: put it into a city.</source>
        <translation>F-106 jest znów gotowy: postaw go w mieście.</translation>
    </message>
    <message>
        <source>{city} is none of the American cities A, D and H to S</source>
        <translation>{city}: F-106 staje tylko w amerykańskich miastach A, D i od H do S</translation>
    </message>
    <message>
        <source>Attack the cities below your bombers?</source>
        <translation>Zaatakować miasta pod twoimi bombowcami?</translation>
    </message>
    <message>
        <source>Your bombers attack Soviet cities and Havana</source>
        <translation>Twoje bombowce atakują miasta radzieckie i Hawanę</translation>
    </message>
    <message>
        <source>{city} is destroyed already</source>
        <translation>{city}: miasto już zniszczone</translation>
    </message>
    <message>
        <source>{city} cannot be attacked before event 1</source>
        <translation>{city}: przed zdarzeniem 1 nie można atakować</translation>
    </message>
    <message>
        <source>No bomber is over {city}: bombers attack from its hex</source>
        <translation>{city}: nie ma tu bombowca, a atakuje się z heksu miasta</translation>
    </message>
    <message>
        <source>It was decided about {city} this turn</source>
        <translation>{city}: w tej turze już to rozstrzygnięto</translation>
    </message>
    <message>
        <source>British bombers never attack {city}</source>
        <translation>{city}: bombowce brytyjskie nigdy tu nie atakują</translation>
    </message>
    <message>
        <source>Soviet radar aircraft: which bomber attacks {city} first, at -1?</source>
        <translation>Radziecki latający radar, {city}: który bombowiec atakuje pierwszy, z −1?</translation>
    </message>
    <message>
        <source>Choose one of the bombers that attack {city}</source>
        <translation>Wybierz jeden z bombowców, które atakują cel: {city}</translation>
    </message>
    <message>
        <source>Attack on {city}</source>
        <translation>Atak na cel: {city}</translation>
    </message>
    <message>
        <source>Soviet AEW</source>
        <translation>Radzieckie AEW</translation>
    </message>
    <message>
        <source>Submarine: moves left {moves}, missiles left {missiles}</source>
        <translation>Okręt podwodny: pozostałe ruchy {moves}, pociski {missiles}</translation>
    </message>
    <message>
        <source>Polaris at {city}</source>
        <translation>Polaris → {city}</translation>
    </message>
    <message>
        <source>The submarine has made its {count} moves of the game</source>
        <translation>Okręt podwodny wykonał już wszystkie ruchy w grze ({count})</translation>
    </message>
    <message>
        <source>{hex} is {far} hexes away: the submarine moves 1 hex a turn</source>
        <translation>{hex}: odległość {far}; okręt podwodny rusza się o 1 heks na turę</translation>
    </message>
    <message>
        <source>{place} is land: the submarine needs sea or ice</source>
        <translation>{place} to ląd: okręt podwodny potrzebuje morza lub lodu</translation>
    </message>
    <message>
        <source>The submarine fires at Soviet cities</source>
        <translation>Okręt podwodny strzela do miast radzieckich</translation>
    </message>
    <message>
        <source>The submarine has no missile left</source>
        <translation>Okręt podwodny nie ma już pocisków</translation>
    </message>
    <message>
        <source>The submarine cannot fire from {hex}: it needs a launch hex</source>
        <translation>{hex}: stąd okręt podwodny nie może strzelać, potrzebny heks odpalania</translation>
    </message>
    <message>
        <source>{city} is {far} hexes away: the missiles reach {range}</source>
        <translation>{city}: odległość {far}, a pociski sięgają na {range}</translation>
    </message>
    <message>
        <source>Fragile command</source>
        <translation>Osłabione dowodzenie</translation>
    </message>
    <message>
        <source>Once Omaha is destroyed, 2 bombers take off per turn, 4 with event 11: harder.</source>
        <translation>Gdy zniszczona jest Omaha, startują 2 bombowce na turę, 4 przy zdarzeniu 11: trudniej.</translation>
    </message>
    <message>
        <source>One more F-102</source>
        <translation>Jeszcze jeden F-102</translation>
    </message>
    <message>
        <source>You begin with 6 F-102 instead of 5: easier.</source>
        <translation>Zaczynasz z 6 F-102 zamiast 5: łatwiej.</translation>
    </message>
    <message>
        <source>Second Tu-28 at Moscow</source>
        <translation>Drugi Tu-28 w Moskwie</translation>
    </message>
    <message>
        <source>Two Tu-28 guard Moscow instead of one, unless the scenario has none: harder.</source>
        <translation>Moskwy bronią dwa Tu-28 zamiast jednego, chyba że scenariusz nie ma żadnego: trudniej.</translation>
    </message>
    <message>
        <source>Second SA-2 at Moscow</source>
        <translation>Druga SA-2 w Moskwie</translation>
    </message>
    <message>
        <source>Two SA-2 guard Moscow instead of one: much harder.</source>
        <translation>Moskwy bronią dwie SA-2 zamiast jednej: dużo trudniej.</translation>
    </message>
    <message>
        <source>Sudden death</source>
        <translation>Nagła śmierć</translation>
    </message>
    <message>
        <source>When a side has its points, an even die ends the game at once; otherwise the next destroyed city brings another roll.</source>
        <translation>Gdy strona ma swoje punkty, parzysta kość od razu kończy grę; w przeciwnym razie następne zniszczone miasto przynosi kolejny rzut.</translation>
    </message>
    <message>
        <source>Caught on the ground</source>
        <translation>Zaskoczone na ziemi</translation>
    </message>
    <message>
        <source>A destroyed Soviet city may cost the Soviets bombers that have not taken off: easier.</source>
        <translation>Zniszczone miasto radzieckie może kosztować stronę radziecką bombowce, które jeszcze nie wystartowały: łatwiej.</translation>
    </message>
    <message>
        <source>Deployment and scramble</source>
        <translation>Rozmieszczenie i alarmowy start</translation>
    </message>
    <message>
        <source>The companion rules, all together: other surges of take-offs, air defences that appear by chance, no start in Greenland.</source>
        <translation>Zasady z osobnego arkusza, wszystkie razem: inne fale startów, obrona przeciwlotnicza zjawiająca się losowo, bez startu na Grenlandii.</translation>
    </message>
    <message>
        <source>Choose among equal paths</source>
        <translation>Wybór z równych dróg</translation>
    </message>
    <message>
        <source>You choose where a formation flies if two ways are equally good; otherwise it takes the hex with the lower number.</source>
        <translation>Wybierasz, dokąd leci formacja, gdy dwie drogi są równie dobre; w przeciwnym razie leci do heksu o niższym numerze.</translation>
    </message>
    <message>
        <source>{title} ({year})</source>
        <translation>{title} ({year})</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scenariusz</translation>
    </message>
    <message>
        <source>What is in the air when the game begins, how many take off each turn, and the points that end the game.</source>
        <translation>Co jest w locie na początku gry, ile startuje w każdej turze i ile punktów kończy grę.</translation>
    </message>
    <message>
        <source>There is one side, the player.</source>
        <translation>Jest jedna strona: gracz.</translation>
    </message>
    <message>
        <source>{module} has air defences of its own and cannot be combined with {option}.</source>
        <translation>Opcja „{module}” ma własną obronę przeciwlotniczą i nie łączy się z opcją „{option}”.</translation>
    </message>
    <message>
        <source>{module} has a rule of its own instead of {option}.</source>
        <translation>Opcja „{module}” ma własną zasadę zamiast opcji „{option}”.</translation>
    </message>
</context>
<context>
    <name>red_menace.data</name>
    <message>
        <source>Tu-16</source>
        <translation>Tu-16</translation>
    </message>
    <message>
        <source>Tu-95K/Kh-20</source>
        <translation>Tu-95K/Kh-20</translation>
    </message>
    <message>
        <source>M-4</source>
        <translation>M-4</translation>
    </message>
    <message>
        <source>Tu-95</source>
        <translation>Tu-95</translation>
    </message>
    <message>
        <source>M-50</source>
        <translation>M-50</translation>
    </message>
    <message>
        <source>IL-28</source>
        <translation>IL-28</translation>
    </message>
    <message>
        <source>B-47</source>
        <translation>B-47</translation>
    </message>
    <message>
        <source>Valiant</source>
        <translation>Valiant</translation>
    </message>
    <message>
        <source>Victor</source>
        <translation>Victor</translation>
    </message>
    <message>
        <source>Vulcan</source>
        <translation>Vulcan</translation>
    </message>
    <message>
        <source>B-52</source>
        <translation>B-52</translation>
    </message>
    <message>
        <source>B-58</source>
        <translation>B-58</translation>
    </message>
    <message>
        <source>F-102</source>
        <translation>F-102</translation>
    </message>
    <message>
        <source>F-106</source>
        <translation>F-106</translation>
    </message>
    <message>
        <source>F-89H</source>
        <translation>F-89H</translation>
    </message>
    <message>
        <source>CF-100</source>
        <translation>CF-100</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Arrow</translation>
    </message>
    <message>
        <source>Hunter</source>
        <translation>Hunter</translation>
    </message>
    <message>
        <source>Lightning</source>
        <translation>Lightning</translation>
    </message>
    <message>
        <source>Mig-19</source>
        <translation>Mig-19</translation>
    </message>
    <message>
        <source>Su-9</source>
        <translation>Su-9</translation>
    </message>
    <message>
        <source>Tu-28</source>
        <translation>Tu-28</translation>
    </message>
    <message>
        <source>SA-2</source>
        <translation>SA-2</translation>
    </message>
    <message>
        <source>SA-2 Moscow</source>
        <translation>SA-2 (Moskwa)</translation>
    </message>
    <message>
        <source>Nike</source>
        <translation>Nike</translation>
    </message>
    <message>
        <source>Nike DC</source>
        <translation>Nike (Waszyngton)</translation>
    </message>
    <message>
        <source>Bloodhound</source>
        <translation>Bloodhound</translation>
    </message>
    <message>
        <source>Tu-126</source>
        <translation>Tu-126</translation>
    </message>
    <message>
        <source>EC-121</source>
        <translation>EC-121</translation>
    </message>
    <message>
        <source>KC-135</source>
        <translation>KC-135</translation>
    </message>
    <message>
        <source>USS George Washington</source>
        <translation>USS George Washington</translation>
    </message>
    <message>
        <source>Soviet flight A-J</source>
        <translation>Formacja radziecka A–J</translation>
    </message>
    <message>
        <source>Cuba flight</source>
        <translation>Formacja kubańska</translation>
    </message>
    <message>
        <source>5 points</source>
        <translation>5 punktów</translation>
    </message>
    <message>
        <source>1d6 points</source>
        <translation>1d6 punktów</translation>
    </message>
    <message>
        <source>10 points</source>
        <translation>10 punktów</translation>
    </message>
    <message>
        <source>8 points</source>
        <translation>8 punktów</translation>
    </message>
    <message>
        <source>7 points</source>
        <translation>7 punktów</translation>
    </message>
    <message>
        <source>6 points</source>
        <translation>6 punktów</translation>
    </message>
    <message>
        <source>4 points</source>
        <translation>4 punkty</translation>
    </message>
    <message>
        <source>3 points</source>
        <translation>3 punkty</translation>
    </message>
    <message>
        <source>Moscow 10+1d6</source>
        <translation>Moskwa 10+1d6</translation>
    </message>
    <message>
        <source>Washington DC 10+1d6</source>
        <translation>Waszyngton 10+1d6</translation>
    </message>
    <message>
        <source>Polaris Missile</source>
        <translation>Pocisk Polaris</translation>
    </message>
    <message>
        <source>Sea of Japan</source>
        <translation>Morze Japońskie</translation>
    </message>
    <message>
        <source>Korea</source>
        <translation>Korea</translation>
    </message>
    <message>
        <source>Manchuria</source>
        <translation>Mandżuria</translation>
    </message>
    <message>
        <source>Eastern Mongolia</source>
        <translation>Wschodnia Mongolia</translation>
    </message>
    <message>
        <source>Western Mongolia</source>
        <translation>Zachodnia Mongolia</translation>
    </message>
    <message>
        <source>Altai</source>
        <translation>Ałtaj</translation>
    </message>
    <message>
        <source>Lake Balkhash</source>
        <translation>Jezioro Bałchasz</translation>
    </message>
    <message>
        <source>Tashkent</source>
        <translation>Taszkent</translation>
    </message>
    <message>
        <source>Turkmenia</source>
        <translation>Turkmenia</translation>
    </message>
    <message>
        <source>Persia</source>
        <translation>Persja</translation>
    </message>
    <message>
        <source>Vladivostok</source>
        <translation>Władywostok</translation>
    </message>
    <message>
        <source>Northern Manchuria</source>
        <translation>Północna Mandżuria</translation>
    </message>
    <message>
        <source>Chita</source>
        <translation>Czyta</translation>
    </message>
    <message>
        <source>Irkutsk</source>
        <translation>Irkuck</translation>
    </message>
    <message>
        <source>Krasnoyarsk</source>
        <translation>Krasnojarsk</translation>
    </message>
    <message>
        <source>Novosibirsk</source>
        <translation>Nowosybirsk</translation>
    </message>
    <message>
        <source>Kazakh Steppe</source>
        <translation>Step Kazachski</translation>
    </message>
    <message>
        <source>Aral Sea</source>
        <translation>Jezioro Aralskie</translation>
    </message>
    <message>
        <source>Caspian Sea</source>
        <translation>Morze Kaspijskie</translation>
    </message>
    <message>
        <source>La Perouse Strait</source>
        <translation>Cieśnina La Pérouse’a</translation>
    </message>
    <message>
        <source>Lower Amur</source>
        <translation>Dolny Amur</translation>
    </message>
    <message>
        <source>Upper Amur</source>
        <translation>Górny Amur</translation>
    </message>
    <message>
        <source>Vitim</source>
        <translation>Witim</translation>
    </message>
    <message>
        <source>Lower Tunguska</source>
        <translation>Dolna Tunguzka</translation>
    </message>
    <message>
        <source>Surgut</source>
        <translation>Surgut</translation>
    </message>
    <message>
        <source>Tyumen</source>
        <translation>Tiumeń</translation>
    </message>
    <message>
        <source>Sverdlovsk</source>
        <translation>Swierdłowsk</translation>
    </message>
    <message>
        <source>Lower Volga</source>
        <translation>Dolna Wołga</translation>
    </message>
    <message>
        <source>Caucasus</source>
        <translation>Kaukaz</translation>
    </message>
    <message>
        <source>Sea of Okhotsk</source>
        <translation>Morze Ochockie</translation>
    </message>
    <message>
        <source>Okhotsk Coast</source>
        <translation>Wybrzeże Ochockie</translation>
    </message>
    <message>
        <source>Yakutsk</source>
        <translation>Jakuck</translation>
    </message>
    <message>
        <source>Olenyok</source>
        <translation>Oleniok</translation>
    </message>
    <message>
        <source>Norilsk</source>
        <translation>Norylsk</translation>
    </message>
    <message>
        <source>Vorkuta</source>
        <translation>Workuta</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>Moscow</source>
        <translation>Moskwa</translation>
    </message>
    <message>
        <source>Kharkov</source>
        <translation>Charków</translation>
    </message>
    <message>
        <source>Petropavlovsk</source>
        <translation>Pietropawłowsk</translation>
    </message>
    <message>
        <source>Magadan</source>
        <translation>Magadan</translation>
    </message>
    <message>
        <source>Indigirka</source>
        <translation>Indygirka</translation>
    </message>
    <message>
        <source>Tiksi</source>
        <translation>Tiksi</translation>
    </message>
    <message>
        <source>Taymyr</source>
        <translation>Tajmyr</translation>
    </message>
    <message>
        <source>Kara Sea</source>
        <translation>Morze Karskie</translation>
    </message>
    <message>
        <source>Barents Sea</source>
        <translation>Morze Barentsa</translation>
    </message>
    <message>
        <source>Arkhangelsk</source>
        <translation>Archangielsk</translation>
    </message>
    <message>
        <source>Leningrad</source>
        <translation>Leningrad</translation>
    </message>
    <message>
        <source>Kiev</source>
        <translation>Kijów</translation>
    </message>
    <message>
        <source>Komandor Islands</source>
        <translation>Wyspy Komandorskie</translation>
    </message>
    <message>
        <source>Kolyma</source>
        <translation>Kołyma</translation>
    </message>
    <message>
        <source>East Siberian Sea</source>
        <translation>Morze Wschodniosyberyjskie</translation>
    </message>
    <message>
        <source>Laptev Sea</source>
        <translation>Morze Łaptiewów</translation>
    </message>
    <message>
        <source>Severnaya Zemlya Ice</source>
        <translation>Lody Ziemi Północnej</translation>
    </message>
    <message>
        <source>Franz Josef Ice</source>
        <translation>Lody Ziemi Franciszka Józefa</translation>
    </message>
    <message>
        <source>Murmansk</source>
        <translation>Murmańsk</translation>
    </message>
    <message>
        <source>Finland</source>
        <translation>Finlandia</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Bałtyk</translation>
    </message>
    <message>
        <source>Western Aleutians</source>
        <translation>Zachodnie Aleuty</translation>
    </message>
    <message>
        <source>Anadyr</source>
        <translation>Anadyr</translation>
    </message>
    <message>
        <source>Wrangel Ice</source>
        <translation>Lody Wyspy Wrangla</translation>
    </message>
    <message>
        <source>Makarov Basin Ice</source>
        <translation>Lody Basenu Makarowa</translation>
    </message>
    <message>
        <source>North Pole</source>
        <translation>Biegun północny</translation>
    </message>
    <message>
        <source>Nansen Basin Ice</source>
        <translation>Lody Basenu Nansena</translation>
    </message>
    <message>
        <source>Fram Strait</source>
        <translation>Cieśnina Fram</translation>
    </message>
    <message>
        <source>Norwegian Sea</source>
        <translation>Morze Norweskie</translation>
    </message>
    <message>
        <source>Norwegian Coast</source>
        <translation>Wybrzeże Norwegii</translation>
    </message>
    <message>
        <source>London</source>
        <translation>Londyn</translation>
    </message>
    <message>
        <source>Bering Sea</source>
        <translation>Morze Beringa</translation>
    </message>
    <message>
        <source>Nome</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Beaufort Ice</source>
        <translation>Lody Morza Beauforta</translation>
    </message>
    <message>
        <source>Canada Basin Ice</source>
        <translation>Lody Basenu Kanadyjskiego</translation>
    </message>
    <message>
        <source>Lincoln Sea Ice</source>
        <translation>Lody Morza Lincolna</translation>
    </message>
    <message>
        <source>Peary Land</source>
        <translation>Ziemia Peary’ego</translation>
    </message>
    <message>
        <source>Greenland Sea</source>
        <translation>Morze Grenlandzkie</translation>
    </message>
    <message>
        <source>Iceland Gap</source>
        <translation>Przejście Islandzkie</translation>
    </message>
    <message>
        <source>Scottish Approaches</source>
        <translation>Podejścia Szkockie</translation>
    </message>
    <message>
        <source>Eastern Aleutians</source>
        <translation>Wschodnie Aleuty</translation>
    </message>
    <message>
        <source>Anchorage</source>
        <translation>Anchorage</translation>
    </message>
    <message>
        <source>Fairbanks</source>
        <translation>Fairbanks</translation>
    </message>
    <message>
        <source>Banks Island Ice</source>
        <translation>Lody Wyspy Banksa</translation>
    </message>
    <message>
        <source>Queen Elizabeth Islands</source>
        <translation>Wyspy Królowej Elżbiety</translation>
    </message>
    <message>
        <source>Thule</source>
        <translation>Thule</translation>
    </message>
    <message>
        <source>Greenland Ice Sheet</source>
        <translation>Lądolód Grenlandii</translation>
    </message>
    <message>
        <source>Denmark Strait</source>
        <translation>Cieśnina Duńska</translation>
    </message>
    <message>
        <source>South of Iceland</source>
        <translation>Na południe od Islandii</translation>
    </message>
    <message>
        <source>Western Approaches</source>
        <translation>Podejścia Zachodnie</translation>
    </message>
    <message>
        <source>Gulf of Alaska</source>
        <translation>Zatoka Alaska</translation>
    </message>
    <message>
        <source>Yukon</source>
        <translation>Jukon</translation>
    </message>
    <message>
        <source>Mackenzie</source>
        <translation>Mackenzie</translation>
    </message>
    <message>
        <source>Cambridge Bay</source>
        <translation>Cambridge Bay</translation>
    </message>
    <message>
        <source>Foxe Basin</source>
        <translation>Basen Foxe’a</translation>
    </message>
    <message>
        <source>Baffin Island</source>
        <translation>Ziemia Baffina</translation>
    </message>
    <message>
        <source>Sondrestrom</source>
        <translation>Sondrestrom</translation>
    </message>
    <message>
        <source>Irminger Sea</source>
        <translation>Morze Irmingera</translation>
    </message>
    <message>
        <source>Reykjanes Ridge</source>
        <translation>Grzbiet Reykjanes</translation>
    </message>
    <message>
        <source>North Pacific</source>
        <translation>Północny Pacyfik</translation>
    </message>
    <message>
        <source>Queen Charlotte Sound</source>
        <translation>Cieśnina Królowej Charlotty</translation>
    </message>
    <message>
        <source>Northern British Columbia</source>
        <translation>Północna Kolumbia Brytyjska</translation>
    </message>
    <message>
        <source>Great Slave Lake</source>
        <translation>Wielkie Jezioro Niewolnicze</translation>
    </message>
    <message>
        <source>Keewatin</source>
        <translation>Keewatin</translation>
    </message>
    <message>
        <source>Hudson Strait</source>
        <translation>Cieśnina Hudsona</translation>
    </message>
    <message>
        <source>Ungava Bay</source>
        <translation>Zatoka Ungava</translation>
    </message>
    <message>
        <source>Labrador Sea</source>
        <translation>Morze Labradorskie</translation>
    </message>
    <message>
        <source>Charlie-Gibbs Zone</source>
        <translation>Strefa Charlie-Gibbs</translation>
    </message>
    <message>
        <source>Azores Approaches</source>
        <translation>Podejścia Azorskie</translation>
    </message>
    <message>
        <source>Juan de Fuca Ridge</source>
        <translation>Grzbiet Juan de Fuca</translation>
    </message>
    <message>
        <source>Seattle</source>
        <translation>Seattle</translation>
    </message>
    <message>
        <source>Edmonton</source>
        <translation>Edmonton</translation>
    </message>
    <message>
        <source>Churchill River</source>
        <translation>Rzeka Churchill</translation>
    </message>
    <message>
        <source>Hudson Bay Lowlands</source>
        <translation>Nizina Zatoki Hudsona</translation>
    </message>
    <message>
        <source>Northern Quebec</source>
        <translation>Północny Quebec</translation>
    </message>
    <message>
        <source>Goose Bay</source>
        <translation>Goose Bay</translation>
    </message>
    <message>
        <source>Off Newfoundland</source>
        <translation>Wody Nowej Fundlandii</translation>
    </message>
    <message>
        <source>Grand Banks</source>
        <translation>Wielka Ławica</translation>
    </message>
    <message>
        <source>California Current</source>
        <translation>Prąd Kalifornijski</translation>
    </message>
    <message>
        <source>San Francisco</source>
        <translation>San Francisco</translation>
    </message>
    <message>
        <source>Montana</source>
        <translation>Montana</translation>
    </message>
    <message>
        <source>Dakotas</source>
        <translation>Dakoty</translation>
    </message>
    <message>
        <source>Winnipeg</source>
        <translation>Winnipeg</translation>
    </message>
    <message>
        <source>Northern Ontario</source>
        <translation>Północne Ontario</translation>
    </message>
    <message>
        <source>Montreal</source>
        <translation>Montreal</translation>
    </message>
    <message>
        <source>Off Nova Scotia</source>
        <translation>Wody Nowej Szkocji</translation>
    </message>
    <message>
        <source>Laurentian Abyss</source>
        <translation>Głębia Laurentyjska</translation>
    </message>
    <message>
        <source>Mid Atlantic</source>
        <translation>Środkowy Atlantyk</translation>
    </message>
    <message>
        <source>Los Angeles</source>
        <translation>Los Angeles</translation>
    </message>
    <message>
        <source>Great Basin</source>
        <translation>Wielka Kotlina</translation>
    </message>
    <message>
        <source>Denver</source>
        <translation>Denver</translation>
    </message>
    <message>
        <source>Omaha</source>
        <translation>Omaha</translation>
    </message>
    <message>
        <source>Chicago</source>
        <translation>Chicago</translation>
    </message>
    <message>
        <source>New York and Washington</source>
        <translation>Nowy Jork i Waszyngton</translation>
    </message>
    <message>
        <source>Boston</source>
        <translation>Boston</translation>
    </message>
    <message>
        <source>Sohm Plain</source>
        <translation>Równina Sohm</translation>
    </message>
    <message>
        <source>Sargasso North</source>
        <translation>Północ Morza Sargassowego</translation>
    </message>
    <message>
        <source>Off Baja California</source>
        <translation>Wody Dolnej Kalifornii</translation>
    </message>
    <message>
        <source>Sonora</source>
        <translation>Sonora</translation>
    </message>
    <message>
        <source>New Mexico</source>
        <translation>Nowy Meksyk</translation>
    </message>
    <message>
        <source>Dallas</source>
        <translation>Dallas</translation>
    </message>
    <message>
        <source>St Louis</source>
        <translation>St. Louis</translation>
    </message>
    <message>
        <source>Atlanta</source>
        <translation>Atlanta</translation>
    </message>
    <message>
        <source>Cape Hatteras</source>
        <translation>Przylądek Hatteras</translation>
    </message>
    <message>
        <source>Bermuda</source>
        <translation>Bermudy</translation>
    </message>
    <message>
        <source>Sargasso Sea</source>
        <translation>Morze Sargassowe</translation>
    </message>
    <message>
        <source>Nares Plain</source>
        <translation>Równina Nares</translation>
    </message>
    <message>
        <source>Revillagigedo</source>
        <translation>Revillagigedo</translation>
    </message>
    <message>
        <source>Gulf of California</source>
        <translation>Zatoka Kalifornijska</translation>
    </message>
    <message>
        <source>Rio Grande</source>
        <translation>Rio Grande</translation>
    </message>
    <message>
        <source>Texas Coast</source>
        <translation>Wybrzeże Teksasu</translation>
    </message>
    <message>
        <source>Gulf Coast</source>
        <translation>Wybrzeże Zatoki Meksykańskiej</translation>
    </message>
    <message>
        <source>Tampa</source>
        <translation>Tampa</translation>
    </message>
    <message>
        <source>Blake Plateau</source>
        <translation>Płaskowyż Blake’a</translation>
    </message>
    <message>
        <source>Bahamas Approaches</source>
        <translation>Podejścia Bahamskie</translation>
    </message>
    <message>
        <source>Western Atlantic</source>
        <translation>Zachodni Atlantyk</translation>
    </message>
    <message>
        <source>Eastern Pacific</source>
        <translation>Wschodni Pacyfik</translation>
    </message>
    <message>
        <source>Off Jalisco</source>
        <translation>Wody Jalisco</translation>
    </message>
    <message>
        <source>Central Mexico</source>
        <translation>Środkowy Meksyk</translation>
    </message>
    <message>
        <source>Veracruz</source>
        <translation>Veracruz</translation>
    </message>
    <message>
        <source>Yucatan</source>
        <translation>Jukatan</translation>
    </message>
    <message>
        <source>Havana</source>
        <translation>Hawana</translation>
    </message>
    <message>
        <source>Windward Passage</source>
        <translation>Cieśnina Zawietrzna</translation>
    </message>
    <message>
        <source>Hispaniola</source>
        <translation>Hispaniola</translation>
    </message>
    <message>
        <source>Puerto Rico</source>
        <translation>Portoryko</translation>
    </message>
    <message>
        <source>Lesser Antilles</source>
        <translation>Małe Antyle</translation>
    </message>
    <message>
        <source>New York</source>
        <translation>Nowy Jork</translation>
    </message>
    <message>
        <source>Washington DC</source>
        <translation>Waszyngton</translation>
    </message>
    <message>
        <source>St. Louis</source>
        <translation>St. Louis</translation>
    </message>
    <message>
        <source>Havana Joins In</source>
        <translation>Hawana dołącza</translation>
    </message>
    <message>
        <source>The Cuban flight of three IL-28s takes off at once and two Cuban Mig-19s stand ready. Havana may be attacked from now on.</source>
        <translation>Od razu startuje formacja kubańska z trzema IL-28, a dwa kubańskie Mig-19 są gotowe. Odtąd można atakować Hawanę.</translation>
    </message>
    <message>
        <source>Arrow Squadron</source>
        <translation>Dywizjon Arrow</translation>
    </message>
    <message>
        <source>One Canadian Arrow joins the Ready box.</source>
        <translation>Jeden kanadyjski Arrow wchodzi na pole „Gotowe”.</translation>
    </message>
    <message>
        <source>Supersonic Raider</source>
        <translation>Naddźwiękowy napastnik</translation>
    </message>
    <message>
        <source>The M-50 takes off alone: draw a base, roll its target. It moves two hexes a turn.</source>
        <translation>M-50 startuje sam: dobierz bazę, rzuć na cel. Rusza się o dwa heksy na turę.</translation>
    </message>
    <message>
        <source>Heavy Interceptors</source>
        <translation>Ciężkie myśliwce</translation>
    </message>
    <message>
        <source>The Soviet Su-9 joins the Ready box.</source>
        <translation>Radziecki Su-9 wchodzi na pole „Gotowe”.</translation>
    </message>
    <message>
        <source>Airfields in the Sun</source>
        <translation>Lotniska w słońcu</translation>
    </message>
    <message>
        <source>From now on Tu-95s that survive a successful attack on an American city (D or H to S) may land in Cuba: 3+ (Tu-95K: 4+) each, one Soviet point apiece at the end.</source>
        <translation>Odtąd Tu-95, które ocaleją po udanym ataku na miasto amerykańskie (D lub od H do S), mogą wylądować na Kubie: każdy od 3 (Tu-95K od 4); na końcu po jednym punkcie radzieckim.</translation>
    </message>
    <message>
        <source>Flying Radar, East</source>
        <translation>Latający radar, Wschód</translation>
    </message>
    <message>
        <source>The Tu-126 goes on station from a rolled base. The first US/UK bomber attack of each turn is at -1.</source>
        <translation>Tu-126 zajmuje wylosowaną bazę. Pierwszy w turze atak twojego bombowca ma −1.</translation>
    </message>
    <message>
        <source>Sub Hunters</source>
        <translation>Łowcy okrętów</translation>
    </message>
    <message>
        <source>Roll 1d6: on 5+ the US submarine is lost (4+ in the hex of the Soviet ASW ship).</source>
        <translation>Rzuć 1d6: od 5 okręt podwodny USA ginie (od 4 w heksie radzieckiego okrętu ZOP).</translation>
    </message>
    <message>
        <source>Atomic Air-to-Air</source>
        <translation>Atom w powietrzu</translation>
    </message>
    <message>
        <source>Keep. Once per draw, one F-89H, F-102 or F-106 fires an atomic missile: both ranges +1; a hit destroys every enemy flight in the hex and costs you points: 1d6 over a city, else 1d3. Twice per game at most.</source>
        <translation>Zatrzymaj. Raz na każde dobranie jeden F-89H, F-102 lub F-106 odpala pocisk nuklearny: oba zasięgi +1; trafienie niszczy wszystkie wrogie formacje w heksie i kosztuje cię punkty: 1d6 nad miastem, inaczej 1d3. Najwyżej dwa razy w grze.</translation>
    </message>
    <message>
        <source>Reserves from the Desert</source>
        <translation>Rezerwy z pustyni</translation>
    </message>
    <message>
        <source>Take three destroyed US or UK bombers back (all if fewer); they start on the ground at a legal base, Greenland included.</source>
        <translation>Odzyskujesz trzy zniszczone bombowce amerykańskie lub brytyjskie (wszystkie, jeśli jest ich mniej); zaczynają na ziemi w dozwolonej bazie, także na Grenlandii.</translation>
    </message>
    <message>
        <source>One More Missile</source>
        <translation>Jeszcze jeden pocisk</translation>
    </message>
    <message>
        <source>The US submarine has one missile more.</source>
        <translation>Okręt podwodny USA ma o jeden pocisk więcej.</translation>
    </message>
    <message>
        <source>All Crews to the Line</source>
        <translation>Wszystkie załogi na start</translation>
    </message>
    <message>
        <source>Launch up to six bombers this turn instead of three.</source>
        <translation>W tej turze możesz wypuścić sześć bombowców zamiast trzech.</translation>
    </message>
    <message>
        <source>Polar Jet Stream</source>
        <translation>Polarny prąd strumieniowy</translation>
    </message>
    <message>
        <source>Soviet flights, the M-50 among them, move one hex more this turn; the Cuban flight does not.</source>
        <translation>Formacje radzieckie, także M-50, ruszają się w tej turze o jeden heks dalej; formacja kubańska nie.</translation>
    </message>
    <message>
        <source>Atomic Nikes</source>
        <translation>Atomowe Nike</translation>
    </message>
    <message>
        <source>Keep. Once in the game a Nike fires an atomic warhead: a hit destroys every enemy flight in its hex and costs you 1d3 points.</source>
        <translation>Zatrzymaj. Raz w grze bateria Nike odpala pocisk nuklearny: trafienie niszczy wszystkie wrogie formacje w jej heksie i kosztuje cię 1d3 punktów.</translation>
    </message>
    <message>
        <source>Second Echelon</source>
        <translation>Drugi rzut</translation>
    </message>
    <message>
        <source>Two Soviet formations take off this turn instead of one.</source>
        <translation>W tej turze startują dwie formacje radzieckie zamiast jednej.</translation>
    </message>
    <message>
        <source>Missiles from the Sea</source>
        <translation>Pociski z morza</translation>
    </message>
    <message>
        <source>Roll 1d6: on 5+ a Soviet submarine destroys a city; roll for the city.</source>
        <translation>Rzuć 1d6: od 5 radziecki okręt podwodny niszczy miasto; rzuć, które.</translation>
    </message>
    <message>
        <source>Batteries on Wheels</source>
        <translation>Baterie na kołach</translation>
    </message>
    <message>
        <source>From now on a US/UK bomber that enters a bombed Soviet city hex may meet an SA-2 (5+).</source>
        <translation>Odtąd twój bombowiec, który wchodzi do heksu zbombardowanego miasta radzieckiego, może natrafić na SA-2 (od 5).</translation>
    </message>
    <message>
        <source>Tankers Aloft</source>
        <translation>Cysterny w górze</translation>
    </message>
    <message>
        <source>The KC-135 is based at A, B or C. US bombers may move one hex more each turn while the base stands.</source>
        <translation>KC-135 zajmuje bazę A, B lub C. Dopóki ona stoi, bombowce amerykańskie mogą w każdej turze ruszyć się o jeden heks dalej.</translation>
    </message>
    <message>
        <source>Flying Radar, West</source>
        <translation>Latający radar, Zachód</translation>
    </message>
    <message>
        <source>The EC-121 is based at A, B or C. All Soviet flights are revealed, and one interception each turn gets an extra die.</source>
        <translation>EC-121 zajmuje bazę A, B lub C. Wszystkie formacje radzieckie zostają odkryte, a jedno przechwycenie na turę ma dodatkową kość.</translation>
    </message>
    <message>
        <source>Lines Are Down</source>
        <translation>Łączność zerwana</translation>
    </message>
    <message>
        <source>If three American or Canadian cities lie in ruins: no more than two American and Canadian interceptors per enemy flight this turn (the F-106 may be a third); Greenland keeps its own limit.</source>
        <translation>Jeśli trzy miasta amerykańskie lub kanadyjskie leżą w gruzach: w tej turze najwyżej dwa myśliwce amerykańskie i kanadyjskie na wrogą formację (F-106 może być trzeci); Grenlandia zachowuje własne ograniczenie.</translation>
    </message>
    <message>
        <source>Havana (Cuba)</source>
        <translation>Hawana (Kuba)</translation>
    </message>
    <message>
        <source>Bolt from the North</source>
        <translation>Grom z północy</translation>
    </message>
    <message>
        <source>A surprise attack. Three Soviet formations are already over the radar line when the alarm is raised; not one bomber of Strategic Air Command is in the air.</source>
        <translation>Atak z zaskoczenia. Gdy ogłaszają alarm, trzy formacje radzieckie są już nad linią radarów; ani jeden bombowiec lotnictwa strategicznego nie jest w powietrzu.</translation>
    </message>
    <message>
        <source>Airborne Alert</source>
        <translation>Alarm w powietrzu</translation>
    </message>
    <message>
        <source>Tension has been rising for days. A few B-52s orbit over the Arctic, three Soviet formations are already on their way and more are warming up.</source>
        <translation>Napięcie rośnie od dni. Kilka B-52 krąży nad Arktyką, trzy formacje radzieckie są już w drodze, a następne grzeją silniki.</translation>
    </message>
    <message>
        <source>Britain Stands Aside</source>
        <translation>Brytania stoi z boku</translation>
    </message>
    <message>
        <source>Both sides mobilise at the same hour. London stays neutral: no V-bombers, no target T, but Greenland is open to Strategic Air Command from the first minute.</source>
        <translation>Obie strony mobilizują się w tej samej godzinie. Londyn pozostaje neutralny: bez bombowców V, bez celu T, ale Grenlandia jest od pierwszej chwili otwarta dla lotnictwa strategicznego.</translation>
    </message>
    <message>
        <source>Thirteen Days</source>
        <translation>Trzynaście dni</translation>
    </message>
    <message>
        <source>October 1962. The Cuban squadron takes off in the first minutes and Havana is a target from the start; Tampa and Atlanta have minutes, not hours.</source>
        <translation>Październik 1962. Formacja kubańska startuje w pierwszych minutach, a Hawana jest celem od początku; Tampa i Atlanta mają minuty, nie godziny.</translation>
    </message>
    <message>
        <source>Bomber Gap</source>
        <translation>Luka bombowcowa</translation>
    </message>
    <message>
        <source>A short, early war: B-47s and a handful of B-52s against six formations. No missiles under the ice, no Hustlers, no Delta Darts.</source>
        <translation>Krótka, wczesna wojna: B-47 i garść B-52 przeciw sześciu formacjom. Bez pocisków pod lodem, bez Hustlerów, bez Delta Dartów.</translation>
    </message>
</context>
<context>
    <name>red_menace.table</name>
    <message>
        <source>Event</source>
        <translation>Zdarzenie</translation>
    </message>
    <message>
        <source>Event, kept until used</source>
        <translation>Zdarzenie, do zatrzymania</translation>
    </message>
    <message>
        <source>Event, comes again</source>
        <translation>Zdarzenie, powraca</translation>
    </message>
    <message>
        <source>Target by die</source>
        <translation>Cel według kości</translation>
    </message>
    <message>
        <source>Which event card is drawn?</source>
        <translation>Którą kartę zdarzenia dobrano?</translation>
    </message>
    <message>
        <source>Which city card is drawn?</source>
        <translation>Którą kartę miasta dobrano?</translation>
    </message>
    <message>
        <source>{number} {title}</source>
        <translation>{number} {title}</translation>
    </message>
    <message>
        <source>Tu-95K</source>
        <translation>Tu-95K</translation>
    </message>
    <message>
        <source>Moscow</source>
        <translation>Moskwa</translation>
    </message>
    <message>
        <source>Submarine</source>
        <translation>Okręt podw.</translation>
    </message>
    <message>
        <source>RADAR</source>
        <translation>RADAR</translation>
    </message>
    <message>
        <source>TANKER</source>
        <translation>CYSTERNA</translation>
    </message>
    <message>
        <source>Polaris</source>
        <translation>Polaris</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Cuba</source>
        <translation>Kuba</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tura</translation>
    </message>
    <message>
        <source>Washington</source>
        <translation>Waszyngton</translation>
    </message>
    <message>
        <source>hits on {face}+</source>
        <translation>trafia od {face}</translation>
    </message>
    <message>
        <source>always hits</source>
        <translation>zawsze trafia</translation>
    </message>
    <message>
        <source>cannot hit</source>
        <translation>nie może trafić</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>zwykły</translation>
    </message>
    <message>
        <source>long, back end of turn {turn}</source>
        <translation>daleki, wraca po turze {turn}</translation>
    </message>
    <message>
        <source>flies on {face}+</source>
        <translation>leci od {face}</translation>
    </message>
    <message>
        <source>only with the nuclear missile</source>
        <translation>tylko z pociskiem nuklearnym</translation>
    </message>
    <message>
        <source>one with the nuclear missile</source>
        <translation>jeden z pociskiem nuklearnym</translation>
    </message>
    <message>
        <source>{count} Ready</source>
        <translation>gotowe: {count}</translation>
    </message>
    <message>
        <source>{unit}: {count} of {ready} sent</source>
        <translation>{unit}: wysłane {count} z {ready}</translation>
    </message>
    <message>
        <source>{flight} over {place}</source>
        <translation>{flight} – {place}</translation>
    </message>
    <message>
        <source>M-50</source>
        <translation>M-50</translation>
    </message>
    <message>
        <source>not detected: bombers drawn when it is met</source>
        <translation>nieodkryta: bombowce dobiera się w walce</translation>
    </message>
    <message>
        <source>{count} {unit} (defence {D})</source>
        <translation>{count} {unit} (obrona {D})</translation>
    </message>
    <message>
        <source>attacks {city} this turn</source>
        <translation>atakuje w tej turze: {city}</translation>
    </message>
    <message>
        <source>over {city} in turn {turn}</source>
        <translation>nad celem w turze {turn}: {city}</translation>
    </message>
    <message>
        <source>Nuclear missile</source>
        <translation>Pocisk nuklearny</translation>
    </message>
    <message>
        <source>Nuclear missile: {unit}</source>
        <translation>Pocisk nuklearny: {unit}</translation>
    </message>
    <message>
        <source>Extra die of the EC-121: {unit}</source>
        <translation>Dodatkowa kość EC-121: {unit}</translation>
    </message>
    <message>
        <source>Its die is first; a hit destroys all formations in the hex and costs {cost} points</source>
        <translation>Jego kość jest pierwsza; trafienie niszczy wszystkie formacje w heksie i kosztuje {cost} punktów</translation>
    </message>
    <message>
        <source>Extra die of the EC-121</source>
        <translation>Dodatkowa kość EC-121</translation>
    </message>
    <message>
        <source>Once a turn, rolled first, with the values of one that is sent</source>
        <translation>Raz na turę, rzucana jako pierwsza, z liczbami jednego z wysłanych</translation>
    </message>
    <message>
        <source>Dice: {count}</source>
        <translation>Kości: {count}</translation>
    </message>
    <message>
        <source>Next turn all interceptors are Ready</source>
        <translation>W następnej turze gotowe są wszystkie myśliwce</translation>
    </message>
    <message>
        <source>Next turn not Ready: {planes}</source>
        <translation>W następnej turze niegotowe: {planes}</translation>
    </message>
    <message>
        <source>No formation will be over your cities</source>
        <translation>Nad twoimi miastami nie będzie żadnej formacji</translation>
    </message>
    <message>
        <source>Over your cities then: {flights}</source>
        <translation>Nad twoimi miastami będą wtedy: {flights}</translation>
    </message>
    <message>
        <source>{flight} over {place}, {count} bombers: assign interceptors</source>
        <translation>{flight} – {place}, bombowce {count}: przydziel myśliwce</translation>
    </message>
    <message>
        <source>{flight} over {place}, 1 bomber: assign interceptors</source>
        <translation>{flight} – {place}, 1 bombowiec: przydziel myśliwce</translation>
    </message>
    <message>
        <source>{flight} over {place}, not detected: assign interceptors</source>
        <translation>{flight} – {place}, nieodkryta: przydziel myśliwce</translation>
    </message>
    <message>
        <source>Interceptors are dropped on a formation they can reach</source>
        <translation>Myśliwce upuszcza się na formację w ich zasięgu</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Tura {turn}</translation>
    </message>
    <message>
        <source>T{turn}</source>
        <translation>T{turn}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>all {count}</source>
        <translation>komplet {count}</translation>
    </message>
    <message>
        <source>Shot down: {count}, {chance} %</source>
        <translation>Zestrzelone: {count}, {chance}%</translation>
    </message>
    <message>
        <source>Has attacked</source>
        <translation>Po ataku</translation>
    </message>
    <message>
        <source>Shot down</source>
        <translation>Zestrzelono</translation>
    </message>
    <message>
        <source>Turned back</source>
        <translation>Zawrócono</translation>
    </message>
    <message>
        <source>Never took off</source>
        <translation>Bez startu</translation>
    </message>
    <message>
        <source>Waits for its event</source>
        <translation>Czeka na zdarzenie</translation>
    </message>
    <message>
        <source>Not in this scenario</source>
        <translation>Brak w scenariuszu</translation>
    </message>
    <message>
        <source>Soviet sheet</source>
        <translation>Arkusz radziecki</translation>
    </message>
    <message>
        <source>United States sheet</source>
        <translation>Arkusz amerykański</translation>
    </message>
    <message>
        <source>Flight</source>
        <translation>Formacja</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Baza</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.</translation>
    </message>
    <message>
        <source>Interceptors</source>
        <translation>Myśliwce</translation>
    </message>
    <message>
        <source>Pools and decks</source>
        <translation>Zapasy i talie</translation>
    </message>
    <message>
        <source>Bombers on the ground</source>
        <translation>Bombowce na ziemi</translation>
    </message>
    <message>
        <source>Phases of the turn</source>
        <translation>Fazy tury</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Soviet losses</source>
        <translation>Straty radzieckie</translation>
    </message>
    <message>
        <source>American and British losses</source>
        <translation>Straty amerykańskie i brytyjskie</translation>
    </message>
    <message>
        <source>On the ground in {place}</source>
        <translation>Na ziemi: {place}</translation>
    </message>
    <message>
        <source>In flight at {place}</source>
        <translation>W locie: {place}</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Odłożone</translation>
    </message>
    <message>
        <source>Not used in this game</source>
        <translation>Nieużywany w tej grze</translation>
    </message>
    <message>
        <source>Called home</source>
        <translation>Odwołany</translation>
    </message>
    <message>
        <source>Hexes it may still move this turn</source>
        <translation>Pozostały ruch w tej turze, heksy</translation>
    </message>
    <message>
        <source>To {city}, hexes</source>
        <translation>{city}, odległość w heksach</translation>
    </message>
    <message>
        <source>If it flies to {city} alone</source>
        <translation>Jeśli leci sam na cel: {city}</translation>
    </message>
    <message>
        <source>{bombers} over {city}</source>
        <translation>{bombers} – {city}</translation>
    </message>
    <message>
        <source>Interceptors: {interceptors}</source>
        <translation>Myśliwce: {interceptors}</translation>
    </message>
    <message>
        <source>No interceptor comes</source>
        <translation>Żaden myśliwiec nie przylatuje</translation>
    </message>
    <message>
        <source>An SA-2 fires at the first</source>
        <translation>SA-2 strzela do pierwszego</translation>
    </message>
    <message>
        <source>SA-2s that fire at every bomber</source>
        <translation>SA-2 strzelające do każdego bombowca</translation>
    </message>
    <message>
        <source>Bombers lost before they attack, on average</source>
        <translation>Bombowce stracone przed atakiem, średnio</translation>
    </message>
    <message>
        <source>Its die succeeds</source>
        <translation>Jego kość trafia</translation>
    </message>
    <message>
        <source>It gets to attack</source>
        <translation>Dociera do ataku</translation>
    </message>
    <message>
        <source>All get to attack</source>
        <translation>Do ataku docierają wszystkie</translation>
    </message>
    <message>
        <source>The city falls</source>
        <translation>Miasto pada</translation>
    </message>
    <message>
        <source>{points} points for you on average, misses and losses counted</source>
        <translation>Średnio punktów dla ciebie: {points}, wliczając chybienia i straty</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Zatrzymane</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Dobrana</translation>
    </message>
    <message>
        <source>Bombers</source>
        <translation>Bombowce</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Zwykła</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Długa</translation>
    </message>
    <message>
        <source>USA</source>
        <translation>USA</translation>
    </message>
    <message>
        <source>Canada</source>
        <translation>Kanada</translation>
    </message>
    <message>
        <source>Britain</source>
        <translation>Brytania</translation>
    </message>
    <message>
        <source>USSR</source>
        <translation>ZSRR</translation>
    </message>
    <message>
        <source>Radar plane</source>
        <translation>Latający radar</translation>
    </message>
    <message>
        <source>Tu-126</source>
        <translation>Tu-126</translation>
    </message>
    <message>
        <source>Landed</source>
        <translation>Lądowania</translation>
    </message>
    <message>
        <source>in Cuba</source>
        <translation>na Kubie</translation>
    </message>
    <message>
        <source>EC-121</source>
        <translation>EC-121</translation>
    </message>
    <message>
        <source>Tanker</source>
        <translation>Cysterna</translation>
    </message>
    <message>
        <source>KC-135</source>
        <translation>KC-135</translation>
    </message>
    <message>
        <source>Atomic missile</source>
        <translation>Pocisk nukl.</translation>
    </message>
    <message>
        <source>Event 8 used</source>
        <translation>Użycia karty 8</translation>
    </message>
    <message>
        <source>US submarine</source>
        <translation>Okręt podw. USA</translation>
    </message>
    <message>
        <source>Moves made</source>
        <translation>Wykonane ruchy</translation>
    </message>
    <message>
        <source>Missiles left</source>
        <translation>Pociski</translation>
    </message>
    <message>
        <source>SA-2 pool</source>
        <translation>Zapas SA-2</translation>
    </message>
    <message>
        <source>Bomber cup</source>
        <translation>Kubek bombowców</translation>
    </message>
    <message>
        <source>Nuclear cup</source>
        <translation>Kubek nuklearny</translation>
    </message>
    <message>
        <source>Event deck</source>
        <translation>Talia zdarzeń</translation>
    </message>
    <message>
        <source>City deck</source>
        <translation>Talia miast</translation>
    </message>
    <message>
        <source>Take-off</source>
        <translation>Start ZSRR</translation>
    </message>
    <message>
        <source>Flights move</source>
        <translation>Ruch formacji</translation>
    </message>
    <message>
        <source>Detection</source>
        <translation>Wykrycie</translation>
    </message>
    <message>
        <source>Interception</source>
        <translation>Przechwycenie</translation>
    </message>
    <message>
        <source>Nike fire</source>
        <translation>Ogień Nike</translation>
    </message>
    <message>
        <source>Red attack</source>
        <translation>Atak wroga</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Our bombers</source>
        <translation>Nasz ruch</translation>
    </message>
    <message>
        <source>Red fighters</source>
        <translation>Ich myśliwce</translation>
    </message>
    <message>
        <source>SA-2 fire</source>
        <translation>Ogień SA-2</translation>
    </message>
    <message>
        <source>Blue attack</source>
        <translation>Nasz atak</translation>
    </message>
    <message>
        <source>Refuelling</source>
        <translation>Obsługa</translation>
    </message>
    <message>
        <source>End of turn</source>
        <translation>Koniec tury</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>Event {number}</source>
        <translation>Karta {number}</translation>
    </message>
    <message>
        <source>Event of this turn</source>
        <translation>Zdarzenie tej tury</translation>
    </message>
    <message>
        <source>In the pool</source>
        <translation>Czeka na start</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Poza grą</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Zniszczone</translation>
    </message>
    <message>
        <source>{blue} : {red}</source>
        <translation>{blue} : {red}</translation>
    </message>
    <message>
        <source>last turn at {blue} : {red}</source>
        <translation>ostatnia tura przy {blue} : {red}</translation>
    </message>
    <message>
        <source>Default deployment</source>
        <translation>Domyślne rozmieszczenie</translation>
    </message>
    <message>
        <source>Halt</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Leave alone</source>
        <translation>Nie atakuj</translation>
    </message>
    <message>
        <source>Begin the war</source>
        <translation>Rozpocznij wojnę</translation>
    </message>
    <message>
        <source>No more interceptors</source>
        <translation>Koniec przechwytywania</translation>
    </message>
    <message>
        <source>End the take-offs</source>
        <translation>Zakończ starty</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Atak</translation>
    </message>
    <message>
        <source>Hold position</source>
        <translation>Czekaj</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Odpal</translation>
    </message>
    <message>
        <source>End the take-offs? {count} more could take off.</source>
        <translation>Zakończyć starty? Mogą jeszcze wystartować: {count}.</translation>
    </message>
    <message>
        <source>Leave {city} alone this turn?</source>
        <translation>{city}: nie atakować w tej turze?</translation>
    </message>
    <message>
        <source>No more interceptors? Some could still reach {flights}.</source>
        <translation>Zakończyć przechwytywanie? Jeszcze w zasięgu: {flights}.</translation>
    </message>
    <message>
        <source>Phase {number} of {count}: {name}</source>
        <translation>Faza {number} z {count}: {name}</translation>
    </message>
    <message>
        <source>No phase</source>
        <translation>Brak fazy</translation>
    </message>
    <message>
        <source>Row of {flight}</source>
        <translation>Wiersz: {flight}</translation>
    </message>
    <message>
        <source>{count} in the Normal box</source>
        <translation>zwykła obsługa: {count}</translation>
    </message>
    <message>
        <source>{count} in the Long box</source>
        <translation>długa obsługa: {count}</translation>
    </message>
    <message>
        <source>{count} set aside</source>
        <translation>odłożone: {count}</translation>
    </message>
    <message>
        <source>{count} not used</source>
        <translation>nieużywane: {count}</translation>
    </message>
    <message>
        <source>{count} out of the game</source>
        <translation>poza grą: {count}</translation>
    </message>
    <message>
        <source>{a}; {b}</source>
        <translation>{a}; {b}</translation>
    </message>
    <message>
        <source>Event {number}, {title}: {text}</source>
        <translation>Zdarzenie {number}, {title}: {text}</translation>
    </message>
    <message>
        <source>{count} {unit}</source>
        <translation>{count} {unit}</translation>
    </message>
    <message>
        <source>{hex} {name}</source>
        <translation>{hex} {name}</translation>
    </message>
    <message>
        <source>DEW Line {number}</source>
        <translation>linia DEW {number}</translation>
    </message>
    <message>
        <source>air defence site {number}</source>
        <translation>obrona przeciwlotnicza {number}</translation>
    </message>
    <message>
        <source>formations leave it to the {way}</source>
        <translation>formacje lecą stąd na {way}</translation>
    </message>
    <message>
        <source>Polaris launch</source>
        <translation>odpalanie Polaris</translation>
    </message>
    <message>
        <source>{city} ({id})</source>
        <translation>{city} ({id})</translation>
    </message>
    <message>
        <source>Target of the Soviets; {nation} interceptors defend it</source>
        <translation>Cel radziecki; bronią go myśliwce {nation}</translation>
    </message>
    <message>
        <source>Target of yours; {nation} interceptors defend it</source>
        <translation>Twój cel; bronią go myśliwce {nation}</translation>
    </message>
    <message>
        <source>It takes no part yet</source>
        <translation>Jeszcze nie bierze udziału</translation>
    </message>
    <message>
        <source>Destroyed by your bombers in turn {turn}</source>
        <translation>Zniszczone przez twoje bombowce w turze {turn}</translation>
    </message>
    <message>
        <source>Destroyed by your submarine in turn {turn}</source>
        <translation>Zniszczone przez twój okręt podwodny w turze {turn}</translation>
    </message>
    <message>
        <source>Destroyed by Soviet bombers in turn {turn}</source>
        <translation>Zniszczone przez radzieckie bombowce w turze {turn}</translation>
    </message>
    <message>
        <source>Destroyed by a Soviet submarine in turn {turn}</source>
        <translation>Zniszczone przez radziecki okręt podwodny w turze {turn}</translation>
    </message>
    <message>
        <source>Points for it</source>
        <translation>Punkty za miasto</translation>
    </message>
    <message>
        <source>Points if it falls, on average</source>
        <translation>Punkty, gdy pada, średnio</translation>
    </message>
    <message>
        <source>On the ground: {bombers}</source>
        <translation>Na ziemi: {bombers}</translation>
    </message>
    <message>
        <source>Stands here: {unit}</source>
        <translation>Stoi tu: {unit}</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>W następnej turze</translation>
    </message>
    <message>
        <source>It falls if nobody stops the formations</source>
        <translation>Pada, jeśli nikt nie powstrzyma formacji</translation>
    </message>
    <message>
        <source>Polaris destroys it</source>
        <translation>Polaris je niszczy</translation>
    </message>
    <message>
        <source>Base of {city} ({id})</source>
        <translation>Baza {city} ({id})</translation>
    </message>
    <message>
        <source>Bombers that may still begin here</source>
        <translation>Bombowce, które mogą tu jeszcze zacząć</translation>
    </message>
    <message>
        <source>Two types of bombers at most</source>
        <translation>Najwyżej dwa typy bombowców</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Ląd</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Morze</translation>
    </message>
    <message>
        <source>Ice</source>
        <translation>Lód</translation>
    </message>
    <message>
        <source>DEW Line {number}: formations are detected here</source>
        <translation>Linia DEW {number}: tu wykrywa się formacje</translation>
    </message>
    <message>
        <source>AD site {number}: an SA-2 appears on {face}+ when bombers enter</source>
        <translation>Heks AD {number}: SA-2 pojawia się od {face}, gdy wejdą bombowce</translation>
    </message>
    <message>
        <source>AD site {number}: a {face} on any die brings an SA-2</source>
        <translation>Heks AD {number}: {face} na którejkolwiek kości sprowadza SA-2</translation>
    </message>
    <message>
        <source>AD site {number}: no SA-2 appears here now</source>
        <translation>Heks AD {number}: teraz nie pojawi się tu SA-2</translation>
    </message>
    <message>
        <source>Mobile SA-2: one appears on {face}+ when bombers enter</source>
        <translation>Ruchoma SA-2: pojawia się od {face}, gdy wejdą bombowce</translation>
    </message>
    <message>
        <source>The submarine may fire from here</source>
        <translation>Okręt podwodny może stąd strzelać</translation>
    </message>
    <message>
        <source>The field Nike may stand here</source>
        <translation>Może tu stać polowa bateria Nike</translation>
    </message>
    <message>
        <source>Formations leave along the arrow</source>
        <translation>Formacje lecą stąd wzdłuż strzałki</translation>
    </message>
    <message>
        <source>{flight} is here</source>
        <translation>{flight} jest tutaj</translation>
    </message>
    <message>
        <source>Your bombers: {bombers}</source>
        <translation>Twoje bombowce: {bombers}</translation>
    </message>
    <message>
        <source>SA-2 hits a bomber</source>
        <translation>SA-2 trafia bombowiec</translation>
    </message>
    <message>
        <source>{city}: destroyed in turn {turn}, {points} points for you</source>
        <translation>{city}: zniszczone w turze {turn}, punkty dla ciebie: {points}</translation>
    </message>
    <message>
        <source>{city}: destroyed in turn {turn}, {points} Soviet points</source>
        <translation>{city}: zniszczone w turze {turn}, punkty radzieckie: {points}</translation>
    </message>
    <message>
        <source>Bombers on the ground in {city} ({id})</source>
        <translation>Bombowce na ziemi: {city} ({id})</translation>
    </message>
    <message>
        <source>{flight}: {what}</source>
        <translation>{flight}: {what}</translation>
    </message>
    <message>
        <source>from {base} to {target}</source>
        <translation>baza: {base}, cel: {target}</translation>
    </message>
    <message>
        <source>not detected</source>
        <translation>nieodkryta</translation>
    </message>
    <message>
        <source>{unit}: movement {M}, range {R}, attack {A} or more, defence {D}; {where}</source>
        <translation>{unit}: ruch {M}, zasięg {R}, atak od {A}, obrona {D}; {where}</translation>
    </message>
    <message>
        <source>on the ground in {place}</source>
        <translation>na ziemi: {place}</translation>
    </message>
    <message>
        <source>in flight at {place}</source>
        <translation>w locie: {place}</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>odłożony</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nieużywany</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>zniszczony</translation>
    </message>
    <message>
        <source>called home</source>
        <translation>odwołany</translation>
    </message>
    <message>
        <source>{unit}: range {R}, attack {A} or more; {boxes}</source>
        <translation>{unit}: zasięg {R}, atak od {A}; {boxes}</translation>
    </message>
    <message>
        <source>Your submarine: moves left {moves}, missiles left {missiles}</source>
        <translation>Twój okręt podwodny: pozostałe ruchy {moves}, pociski {missiles}</translation>
    </message>
    <message>
        <source>Fighters, {nation}: {state}</source>
        <translation>Myśliwce, {nation}: {state}</translation>
    </message>
    <message>
        <source>{a}: {b}</source>
        <translation>{a}: {b}</translation>
    </message>
    <message>
        <source>{unit} cannot enter {place}</source>
        <translation>{place}: wejście niemożliwe ({unit})</translation>
    </message>
    <message>
        <source>{unit} cannot be based in {place}</source>
        <translation>{place}: bazowanie niemożliwe ({unit})</translation>
    </message>
    <message>
        <source>{unit} cannot be sent</source>
        <translation>{unit}: nie można wysłać</translation>
    </message>
    <message>
        <source>{unit} cannot reach {place}</source>
        <translation>{place}: poza zasięgiem ({unit})</translation>
    </message>
    <message>
        <source>{place} cannot be chosen</source>
        <translation>{place}: nie można wybrać</translation>
    </message>
    <message>
        <source>{flight} is over it</source>
        <translation>{flight} już nad celem</translation>
    </message>
    <message>
        <source>{flight} arrives next turn</source>
        <translation>{flight} dolatuje za turę</translation>
    </message>
    <message>
        <source>{flight} arrives in turn {turn}</source>
        <translation>{flight} dolatuje w turze {turn}</translation>
    </message>
    <message>
        <source>over {city}</source>
        <translation>cel: {city}</translation>
    </message>
    <message>
        <source>{city} 1 hex away</source>
        <translation>{city}, odległość 1</translation>
    </message>
    <message>
        <source>{city} {far} hexes away</source>
        <translation>{city}, odległość {far}</translation>
    </message>
    <message>
        <source>here</source>
        <translation>tutaj</translation>
    </message>
    <message>
        <source>1 hex away</source>
        <translation>odległość 1</translation>
    </message>
    <message>
        <source>{far} hexes away</source>
        <translation>odległość {far}</translation>
    </message>
    <message>
        <source>Event {number}, turn {turn}</source>
        <translation>Zdarzenie {number}, tura {turn}</translation>
    </message>
    <message>
        <source>Plan → {id} {city}: {bombers}</source>
        <translation>Plan → {id} {city}: {bombers}</translation>
    </message>
    <message>
        <source>One {unit} more</source>
        <translation>{unit}: o jeden więcej</translation>
    </message>
    <message>
        <source>One {unit} less</source>
        <translation>{unit}: o jeden mniej</translation>
    </message>
    <message>
        <source>{city} survives</source>
        <translation>{city} ocaleje</translation>
    </message>
    <message>
        <source>{flight} is destroyed</source>
        <translation>{flight} ginie</translation>
    </message>
    <message>
        <source>Missile hits, costs {points} points</source>
        <translation>Pocisk trafia, koszt {points} pkt</translation>
    </message>
    <message>
        <source>What it costs on average: {cost}, never more points than you have</source>
        <translation>Średni koszt: {cost}, nigdy więcej punktów, niż masz</translation>
    </message>
    <message>
        <source>Without interceptors: {chance} %</source>
        <translation>Bez myśliwców: {chance}%</translation>
    </message>
    <message>
        <source>{left} bombers may take off, and so many are chosen</source>
        <translation>Mogą wystartować bombowce: {left}, i tyle jest wybranych</translation>
    </message>
    <message>
        <source>1 bomber may take off, and one is chosen</source>
        <translation>Może wystartować 1 bombowiec i jeden jest wybrany</translation>
    </message>
    <message>
        <source>Bombers take off over their base {city}, and move later</source>
        <translation>Bombowce startują nad swoją bazę ({city}), a ruszają się później</translation>
    </message>
    <message>
        <source>Choose bombers first, then a hex</source>
        <translation>Najpierw wybierz bombowce, potem heks</translation>
    </message>
    <message>
        <source>Bombers of one hex move together: these are in {places}</source>
        <translation>Razem ruszają się bombowce z jednego heksu, a te są w różnych: {places}</translation>
    </message>
    <message>
        <source>A goal is a Soviet city that stands</source>
        <translation>Celem może być tylko stojące miasto radzieckie</translation>
    </message>
    <message>
        <source>{some} of {all}</source>
        <translation>{some} z {all}</translation>
    </message>
    <message>
        <source>at its goal</source>
        <translation>u celu</translation>
    </message>
    <message>
        <source>goal {city}</source>
        <translation>cel {city}</translation>
    </message>
    <message>
        <source>nobody shoots there</source>
        <translation>nikt tam nie strzela</translation>
    </message>
    <message>
        <source>{lost} of {count} lost to {who}</source>
        <translation>straty {lost} z {count}: {who}</translation>
    </message>
    <message>
        <source>{unit} ({chance} %)</source>
        <translation>{unit} ({chance}%)</translation>
    </message>
    <message>
        <source>they began there</source>
        <translation>tam zaczęły</translation>
    </message>
    <message>
        <source>map edge</source>
        <translation>brzeg mapy</translation>
    </message>
    <message>
        <source>{flight} is revealed</source>
        <translation>wykrycie: {flight}</translation>
    </message>
    <message>
        <source>No goal</source>
        <translation>Bez celu</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>The map ends there</source>
        <translation>Tam kończy się mapa</translation>
    </message>
    <message>
        <source>movement {far}, attack {attack}+</source>
        <translation>ruch {far}, atak od {attack}</translation>
    </message>
    <message>
        <source>{count} free</source>
        <translation>wolne: {count}</translation>
    </message>
    <message>
        <source>Choose a bomber first, then its base</source>
        <translation>Najpierw wybierz bombowiec, potem bazę</translation>
    </message>
    <message>
        <source>A bomber stands at a base</source>
        <translation>Bombowiec stoi w bazie</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Rozmieszczenie</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Trafienie</translation>
    </message>
    <message>
        <source>Leaves the game after a miss</source>
        <translation>Po chybieniu wypada z gry</translation>
    </message>
    <message>
        <source>{unit} at {place}</source>
        <translation>{unit} – {place}</translation>
    </message>
    <message>
        <source>attack {face}+, fires at {bombers}</source>
        <translation>atak od {face}, cel: {bombers}</translation>
    </message>
    <message>
        <source>A hit destroys {flights} and costs 1d3 points, {mean} on average; the card is used up</source>
        <translation>Trafienie niszczy wszystko ({flights}) i kosztuje 1d3 punktów, średnio {mean}; karta jest zużyta</translation>
    </message>
    <message>
        <source>Each hit shoots down one bomber; the card stays</source>
        <translation>Każde trafienie zestrzeliwuje jeden bombowiec; karta zostaje</translation>
    </message>
    <message>
        <source>Without the missile</source>
        <translation>Bez pocisku nuklearnego</translation>
    </message>
    <message>
        <source>With the nuclear missile</source>
        <translation>Z pociskiem nuklearnym</translation>
    </message>
    <message>
        <source>{bombers}, flies to {city}</source>
        <translation>{bombers}, leci na cel: {city}</translation>
    </message>
    <message>
        <source>{bombers}, attacks {city} this turn</source>
        <translation>{bombers}, atakuje w tej turze: {city}</translation>
    </message>
    <message>
        <source>Missile fire</source>
        <translation>Ogień rakiet</translation>
    </message>
    <message>
        <source>on average {lost} of {count} lost and {points} points</source>
        <translation>średnio straty {lost} z {count}, {points} pkt</translation>
    </message>
    <message>
        <source>{lost} lost: {chance} %</source>
        <translation>straty {lost}: {chance}%</translation>
    </message>
    <message>
        <source>land</source>
        <translation>ląd</translation>
    </message>
    <message>
        <source>launch hex; cities in reach: {count}</source>
        <translation>heks odpalania; cele: {count}</translation>
    </message>
    <message>
        <source>Soviet ASW ship</source>
        <translation>radziecki okręt ZOP</translation>
    </message>
    <message>
        <source>at {place}; moves left {moves}, missiles left {missiles}</source>
        <translation>{place}; pozostałe ruchy {moves}, pociski {missiles}</translation>
    </message>
    <message>
        <source>it fires from launch hexes only</source>
        <translation>strzela tylko z heksów odpalania</translation>
    </message>
    <message>
        <source>no city is in reach</source>
        <translation>brak miast w zasięgu</translation>
    </message>
    <message>
        <source>City destroyed</source>
        <translation>Miasto zniszczone</translation>
    </message>
    <message>
        <source>{count} cities destroyed</source>
        <translation>Zniszczone miasta: {count}</translation>
    </message>
    <message>
        <source>{city}: {points} points for you</source>
        <translation>{city}, punkty dla ciebie: {points}</translation>
    </message>
    <message>
        <source>{city}: {points} Soviet points</source>
        <translation>{city}, punkty radzieckie: {points}</translation>
    </message>
    <message>
        <source>Points now {blue} : {red}</source>
        <translation>Punkty teraz {blue} : {red}</translation>
    </message>
    <message>
        <source>You keep it until you use it</source>
        <translation>Zatrzymujesz ją, aż jej użyjesz</translation>
    </message>
    <message>
        <source>It holds this turn</source>
        <translation>Obowiązuje w tej turze</translation>
    </message>
    <message>
        <source>It has no effect this turn</source>
        <translation>Nie ma skutku w tej turze</translation>
    </message>
    <message>
        <source>It is out of the game</source>
        <translation>Wypadła z gry</translation>
    </message>
    <message>
        <source>Used so far, of 2 times</source>
        <translation>Użycia dotąd, z 2 możliwych</translation>
    </message>
    <message>
        <source>Left: {count}</source>
        <translation>Zostało: {count}</translation>
    </message>
    <message>
        <source>It is empty: points are rolled with a die</source>
        <translation>Pusty: o punkty rzuca się kością</translation>
    </message>
    <message>
        <source>It is empty: no formation takes off any more</source>
        <translation>Pusty: żadna formacja już nie wystartuje</translation>
    </message>
    <message>
        <source>{unit}, {count} left</source>
        <translation>{unit}, zostało: {count}</translation>
    </message>
    <message>
        <source>Points of a counter, on average</source>
        <translation>Punkty za żeton, średnio</translation>
    </message>
    <message>
        <source>{number} {title}, {count} left</source>
        <translation>{number} {title}, zostało: {count}</translation>
    </message>
    <message>
        <source>Each appears where bombers enter an AD hex</source>
        <translation>Każda pojawia się, gdy bombowce wejdą do heksu AD</translation>
    </message>
    <message>
        <source>Your submarine</source>
        <translation>Twój okręt podwodny</translation>
    </message>
    <message>
        <source>At {place}</source>
        <translation>Pozycja: {place}</translation>
    </message>
    <message>
        <source>It is sunk</source>
        <translation>Zatonął</translation>
    </message>
    <message>
        <source>It is not used in this scenario</source>
        <translation>Nie używa się go w tym scenariuszu</translation>
    </message>
    <message>
        <source>Moves left in the game</source>
        <translation>Ruchy pozostałe w grze</translation>
    </message>
    <message>
        <source>Polaris missiles left</source>
        <translation>Pozostałe pociski Polaris</translation>
    </message>
    <message>
        <source>It can fire from here</source>
        <translation>Może stąd strzelać</translation>
    </message>
    <message>
        <source>It cannot fire from here</source>
        <translation>Nie może stąd strzelać</translation>
    </message>
    <message>
        <source>A missile destroys</source>
        <translation>Pocisk niszczy</translation>
    </message>
    <message>
        <source>{points} points on average for a missile</source>
        <translation>Średnio punktów za pocisk: {points}</translation>
    </message>
    <message>
        <source>{nation} interceptor</source>
        <translation>Myśliwce {nation}</translation>
    </message>
    <message>
        <source>{nation} SAM at {place}</source>
        <translation>Rakiety {nation} – {place}</translation>
    </message>
    <message>
        <source>{boxes}: Ready again after turn {turn}</source>
        <translation>{boxes}; znów gotowe po turze {turn}</translation>
    </message>
    <message>
        <source>It stands at {city}</source>
        <translation>Stoi tu: {city}</translation>
    </message>
    <message>
        <source>Formations it can reach now</source>
        <translation>Formacje teraz w zasięgu</translation>
    </message>
    <message>
        <source>It can reach no formation now</source>
        <translation>Teraz żadna formacja nie jest w zasięgu</translation>
    </message>
    <message>
        <source>It has fired this turn</source>
        <translation>Bateria już strzelała w tej turze</translation>
    </message>
    <message>
        <source>It fires once a turn at what is in its hex</source>
        <translation>Strzela raz na turę do celu w swoim heksie</translation>
    </message>
    <message>
        <source>It fires once at every bomber over the city</source>
        <translation>Strzela raz do każdego bombowca nad miastem</translation>
    </message>
    <message>
        <source>Hits one here now</source>
        <translation>Trafia tu teraz jeden</translation>
    </message>
    <message>
        <source>Removed after it</source>
        <translation>Potem wypada z gry</translation>
    </message>
    <message>
        <source>From {base} to {target}, its primary target</source>
        <translation>Baza: {base}, pierwszy cel: {target}</translation>
    </message>
    <message>
        <source>From {base} to {target}, its secondary target</source>
        <translation>Baza: {base}, drugi cel: {target}</translation>
    </message>
    <message>
        <source>From {base} to {target}, its tertiary target</source>
        <translation>Baza: {base}, trzeci cel: {target}</translation>
    </message>
    <message>
        <source>From {base}; its target is not rolled yet</source>
        <translation>Baza: {base}; o cel jeszcze nie rzucono</translation>
    </message>
    <message>
        <source>It is over its target</source>
        <translation>Już nad celem</translation>
    </message>
    <message>
        <source>Turns until it is over {target} (turn {turn})</source>
        <translation>Tury do celu: {target} (tura {turn})</translation>
    </message>
    <message>
        <source>{count} {unit}: destroys a city on {face}+</source>
        <translation>{count} {unit}: niszczy miasto od {face}</translation>
    </message>
    <message>
        <source>{count} {unit}: destroys a city on {face}+, D {defence}</source>
        <translation>{count} {unit}: niszczy miasto od {face}, D {defence}</translation>
    </message>
    <message>
        <source>Not detected: three bombers from the cup, each</source>
        <translation>Nieodkryta: trzy bombowce z kubka, każdy z nich</translation>
    </message>
    <message>
        <source>Not detected: the {count} bombers left in the cup</source>
        <translation>Nieodkryta: bombowce, które zostały w kubku ({count})</translation>
    </message>
    <message>
        <source>{unit}, {face}+</source>
        <translation>{unit}, od {face}</translation>
    </message>
    <message>
        <source>{unit}, {face}+, D {defence}</source>
        <translation>{unit}, od {face}, D {defence}</translation>
    </message>
    <message>
        <source>{city} falls if nobody stops it</source>
        <translation>{city} pada, jeśli nikt nie przeszkodzi</translation>
    </message>
    <message>
        <source>{points} Soviet points on average if {city} falls</source>
        <translation>Średnio punktów radzieckich, gdy pada {city}: {points}</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>W tej turze</translation>
    </message>
    <message>
        <source>In turn {turn}</source>
        <translation>W turze {turn}</translation>
    </message>
    <message>
        <source>Once it is there</source>
        <translation>Po dotarciu na miejsce</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>under 1 %</source>
        <translation>poniżej 1%</translation>
    </message>
    <message>
        <source>M {moves}, R 0: moves up to {moves} hexes, attacks in its hex</source>
        <translation>M {moves}, R 0: ruch do {moves} heksów, atak w swoim heksie</translation>
    </message>
    <message>
        <source>M 1, R 0: moves 1 hex, attacks in its hex</source>
        <translation>M 1, R 0: ruch o 1 heks, atak w swoim heksie</translation>
    </message>
    <message>
        <source>M {moves}, R {reach}: moves {moves}, attacks from {reach} away</source>
        <translation>M {moves}, R {reach}: ruch {moves}, atak z odległości {reach}</translation>
    </message>
    <message>
        <source>A {face}+: destroys a city on {face} or more</source>
        <translation>A {face}+: niszczy miasto od {face}</translation>
    </message>
    <message>
        <source>D {defence}: added to every die against it</source>
        <translation>D {defence}: dodaje się do każdej kości przeciw niemu</translation>
    </message>
    <message>
        <source>R 0: fights over its cities only</source>
        <translation>R 0: walczy tylko nad swoimi miastami</translation>
    </message>
    <message>
        <source>R 0/1: over its cities, 1 hex away at long range</source>
        <translation>R 0/1: nad swoimi miastami, o 1 heks od nich na dalekim zasięgu</translation>
    </message>
    <message>
        <source>R 0/1: over its cities, 1 hex away after a test</source>
        <translation>R 0/1: nad swoimi miastami, o 1 heks od nich po próbie</translation>
    </message>
    <message>
        <source>A {face}+: shoots a bomber down on {face} or more</source>
        <translation>A {face}+: zestrzeliwuje bombowiec od {face}</translation>
    </message>
    <message>
        <source>A die hits a bomber</source>
        <translation>Kość trafia bombowiec</translation>
    </message>
    <message>
        <source>without D</source>
        <translation>bez D</translation>
    </message>
    <message>
        <source>with D {defence}</source>
        <translation>z D {defence}</translation>
    </message>
    <message>
        <source>Target lines</source>
        <translation>Linie celów</translation>
    </message>
    <message>
        <source>What threatens next</source>
        <translation>Co teraz grozi</translation>
    </message>
    <message>
        <source>Soviet defences</source>
        <translation>Obrona radziecka</translation>
    </message>
    <message>
        <source>Points turn by turn</source>
        <translation>Punkty tura po turze</translation>
    </message>
    <message>
        <source>Turn {turn}: {blue} to {red}</source>
        <translation>Tura {turn}: {blue} do {red}</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Wygrywasz</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Przegrywasz</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>{city}, turn {turn}</source>
        <translation>{city}, tura {turn}</translation>
    </message>
    <message>
        <source>{city}, turn {turn}, by submarine</source>
        <translation>{city}, tura {turn}, okręt podwodny</translation>
    </message>
    <message>
        <source>Bombers landed in Cuba</source>
        <translation>Bombowce, które wylądowały na Kubie</translation>
    </message>
    <message>
        <source>Paid for nuclear missiles</source>
        <translation>Koszt pocisków nuklearnych</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>United States (full line)</source>
        <translation>Stany Zjednoczone (linia ciągła)</translation>
    </message>
    <message>
        <source>Soviet Union (dashed line)</source>
        <translation>Związek Radziecki (linia przerywana)</translation>
    </message>
    <message>
        <source>No city destroyed</source>
        <translation>Nie zniszczono miasta</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Needed to end the game</source>
        <translation>Potrzeba do końca gry</translation>
    </message>
    <message>
        <source>a lead of {limit} ends it</source>
        <translation>przewaga {limit} kończy grę</translation>
    </message>
    <message>
        <source>you lead by {lead}: {limit} win</source>
        <translation>prowadzisz o {lead}; {limit} wygrywa</translation>
    </message>
    <message>
        <source>they lead by {lead}: {limit} win</source>
        <translation>oni prowadzą o {lead}; {limit} wygrywa</translation>
    </message>
    <message>
        <source>in the pool</source>
        <translation>czekają</translation>
    </message>
    <message>
        <source>none to come</source>
        <translation>kolejnych brak</translation>
    </message>
    <message>
        <source>cannot take off</source>
        <translation>nie wystartują</translation>
    </message>
    <message>
        <source>Last take-off this turn</source>
        <translation>Ostatni start w tej turze</translation>
    </message>
    <message>
        <source>Last take-off comes with phase 8</source>
        <translation>Ostatni start będzie w fazie 8</translation>
    </message>
    <message>
        <source>Take-offs are over</source>
        <translation>Starty zakończone</translation>
    </message>
    <message>
        <source>Up to {count} late take-offs</source>
        <translation>Późne starty: najwyżej {count}</translation>
    </message>
    <message>
        <source>Status strip</source>
        <translation>Pasek stanu</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Faza</translation>
    </message>
    <message>
        <source>Cities destroyed</source>
        <translation>Zniszczone miasta</translation>
    </message>
    <message>
        <source>Soviet flights</source>
        <translation>Formacje radzieckie</translation>
    </message>
    <message>
        <source>Take-offs</source>
        <translation>Starty</translation>
    </message>
    <message>
        <source>needs {blue} : {red}</source>
        <translation>próg {blue} : {red}</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>osiągnięto</translation>
    </message>
    <message>
        <source>{flying} in flight, {pool} {note}</source>
        <translation>w locie: {flying}, {note}: {pool}</translation>
    </message>
    <message>
        <source>{flying} in flight, {note}</source>
        <translation>w locie: {flying}, {note}</translation>
    </message>
    <message>
        <source>You have {blue} of {blue_needs} points, the Soviets {red} of {red_needs}. A side that has its points makes the turn the last.</source>
        <translation>Twoje punkty: {blue} z {blue_needs}, radzieckie: {red} z {red_needs}. Gdy jedna ze stron ma swoje punkty, tura jest ostatnia.</translation>
    </message>
    <message>
        <source>{points} {landed} bombers in Cuba are worth a point each at the end.</source>
        <translation>{points} Bombowce na Kubie ({landed}) dają na końcu po jednym punkcie.</translation>
    </message>
    <message>
        <source>You have destroyed {blue} cities, the Soviets {red}. A lead of seven wins at once.</source>
        <translation>Miasta zniszczone przez ciebie: {blue}, przez stronę radziecką: {red}. Przewaga siedmiu od razu wygrywa.</translation>
    </message>
    <message>
        <source>Hint (?), play this phase (Ctrl+P)</source>
        <translation>Podpowiedź (?), rozegranie fazy (Ctrl+P)</translation>
    </message>
    <message>
        <source>{bombers} over {city}: attack it?</source>
        <translation>{bombers} – {city}: zaatakować?</translation>
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
        <source>{title} was changed in another window since it was opened here: nothing was saved just now.</source>
        <translation>{title}: zmieniono ją w innym oknie, odkąd otwarto ją tutaj; nic teraz nie zapisano.</translation>
    </message>
    <message>
        <source>Close it here and open it again; what the other window saved is there.</source>
        <translation>Zamknij ją tutaj i otwórz ponownie; to, co zapisało drugie okno, tam jest.</translation>
    </message>
    <message>
        <source>Version {number} of {title} is gone or damaged. Nothing was changed.</source>
        <translation>Wersji {number} ({title}) nie ma albo jest uszkodzona. Niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>Choose another version, or restore a backup.</source>
        <translation>Wybierz inną wersję albo przywróć kopię zapasową.</translation>
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
        <source>The campaign {title} cannot be opened with its data: {reason}</source>
        <translation>Kampanii {title} nie można otworzyć z jej danymi: {reason}</translation>
    </message>
    <message>
        <source>Restore an earlier version of it, or choose other packs.</source>
        <translation>Przywróć jej wcześniejszą wersję albo wybierz inne pakiety.</translation>
    </message>
    <message>
        <source>{game} cannot be played, its data are damaged: {reason}</source>
        <translation>{game}: nie można grać, dane są uszkodzone: {reason}</translation>
    </message>
    <message>
        <source>Install the program again; saved games are kept.</source>
        <translation>Zainstaluj program ponownie; zapisane gry zostają.</translation>
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
        <source>what was played cannot be worked out ({detail}).</source>
        <translation>tego, co rozegrano, nie da się przeliczyć ({detail}).</translation>
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
        <source>Branch from here</source>
        <translation>Odgałęź stąd</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Do teraz</translation>
    </message>
    <message>
        <source>Tell what came</source>
        <translation>Podaj, co wypadło</translation>
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
    <message>
        <source>Win</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Przegrana</translation>
    </message>
    <message>
        <source>cannot hit</source>
        <translation>nie może trafić</translation>
    </message>
    <message>
        <source>{least} or more</source>
        <translation>co najmniej {least}</translation>
    </message>
    <message>
        <source>{faces} or more for {counts} Hits</source>
        <translation>co najmniej {faces} na {counts} traf.</translation>
    </message>
    <message>
        <source>needs {numbers}</source>
        <translation>próg {numbers}</translation>
    </message>
    <message>
        <source>1 Hit</source>
        <translation>1 trafienie</translation>
    </message>
    <message>
        <source>{count} Hits</source>
        <translation>{count} traf.</translation>
    </message>
    <message>
        <source>No Hit</source>
        <translation>Bez trafienia</translation>
    </message>
    <message>
        <source>any Hit {percent} % · {mean} Hits on average</source>
        <translation>jakiekolwiek trafienie {percent}% · średnio {mean} traf.</translation>
    </message>
    <message>
        <source>{rolled}: {outcome}</source>
        <translation>{rolled}: {outcome}</translation>
    </message>
    <message>
        <source>{rolled}: success</source>
        <translation>{rolled}: sukces</translation>
    </message>
    <message>
        <source>{rolled}: no success</source>
        <translation>{rolled}: porażka</translation>
    </message>
    <message>
        <source>{own} to {other}: a draw</source>
        <translation>{own} do {other}: remis</translation>
    </message>
    <message>
        <source>{own} to {other}: won by {result}</source>
        <translation>{own} do {other}: wygrana o {result}</translation>
    </message>
    <message>
        <source>{own} to {other}: lost by {result}</source>
        <translation>{own} do {other}: przegrana o {result}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low}–{high}</translation>
    </message>
    <message>
        <source>{first} and {last}, the {lowest} counts</source>
        <translation>{first} i {last}, liczy się {lowest}</translation>
    </message>
    <message>
        <source>Total {total}</source>
        <translation>Razem {total}</translation>
    </message>
    <message>
        <source>{total} against {least} or more ({chance})</source>
        <translation>{total}, próg {least} ({chance})</translation>
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
        <source>{turn} · {side}</source>
        <translation>{turn} · {side}</translation>
    </message>
    <message>
        <source>{line} (by hand)</source>
        <translation>{line} (ręcznie)</translation>
    </message>
    <message>
        <source>{line} (as at your table)</source>
        <translation>{line} (jak przy twoim stole)</translation>
    </message>
    <message>
        <source>At your table: {action}</source>
        <translation>Przy twoim stole: {action}</translation>
    </message>
    <message>
        <source>Step {number} of {count}: {name}</source>
        <translation>Krok {number} z {count}: {name}</translation>
    </message>
    <message>
        <source>No step</source>
        <translation>Brak kroku</translation>
    </message>
    <message>
        <source>{caption}. {name}</source>
        <translation>{caption}. {name}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
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
        <source>2–4 players or alone · Poland, near future</source>
        <translation>2–4 graczy lub solo · Polska, bliska przyszłość</translation>
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
<context>
    <name>tracker</name>
    <message>
        <source>Day {day} of {days}</source>
        <translation>Dzień {day} z {days}</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>nierozpoczęta</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>zakończona</translation>
    </message>
    <message>
        <source>VP {vp} · {grade}</source>
        <translation>VP {vp} · {grade}</translation>
    </message>
    <message>
        <source>has not been opened by this version yet</source>
        <translation>jeszcze nieotwarta w tej wersji</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Companion</source>
        <translation>Pomocnik</translation>
    </message>
    <message>
        <source>Log only</source>
        <translation>Tylko dziennik</translation>
    </message>
    <message>
        <source>Difficulty {level}</source>
        <translation>Trudność: {level}</translation>
    </message>
    <message>
        <source>Stress by Pilot and Day</source>
        <translation>Stres pilotów w kolejnych dniach</translation>
    </message>
    <message>
        <source>bands: {pilot}, Okay to {okay}, Shaken to {shaken}</source>
        <translation>pasma: {pilot}, w formie do {okay}, wstrząśnięty do {shaken}</translation>
    </message>
    <message>
        <source>Squadron by Day</source>
        <translation>Eskadra w kolejnych dniach</translation>
    </message>
    <message>
        <source>O Okay, S Shaken, U Unfit, M missing, R has left; with the Stress</source>
        <translation>O w formie, S wstrząśnięty, U niezdolny, M zaginiony, R odszedł; obok stres</translation>
    </message>
    <message>
        <source>Victory Points</source>
        <translation>Punkty zwycięstwa</translation>
    </message>
    <message>
        <source>{vp}, {grade}</source>
        <translation>{vp}, {grade}</translation>
    </message>
    <message>
        <source>dotted: if it goes on like this</source>
        <translation>kropki: jeśli dalej tak pójdzie</translation>
    </message>
    <message>
        <source>{grade} {vp}</source>
        <translation>{grade} {vp}</translation>
    </message>
    <message>
        <source>SO fund</source>
        <translation>Fundusz SO</translation>
    </message>
    <message>
        <source>{so} left</source>
        <translation>zostało {so}</translation>
    </message>
    <message>
        <source>Recon, Intel, Infra</source>
        <translation>Rozpoznanie, wywiad, infrastruktura</translation>
    </message>
    <message>
        <source>dashed: where each began</source>
        <translation>kreski: stan początkowy</translation>
    </message>
    <message>
        <source>Experience by Pilot</source>
        <translation>Doświadczenie pilotów</translation>
    </message>
    <message>
        <source>star: promoted</source>
        <translation>gwiazdka: awans</translation>
    </message>
    <message>
        <source>{xp}, now {skill}</source>
        <translation>{xp}, teraz {skill}</translation>
    </message>
    <message>
        <source>start</source>
        <translation>start</translation>
    </message>
    <message>
        <source>D{day}</source>
        <translation>D{day}</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>of {days}</source>
        <translation>z {days}</translation>
    </message>
    <message>
        <source>all {days} Days are over</source>
        <translation>wszystkie dni minęły: {days}</translation>
    </message>
    <message>
        <source>the campaign is closed</source>
        <translation>kampania jest zamknięta</translation>
    </message>
    <message>
        <source>{grade} · {short} to {next}</source>
        <translation>{grade} · {short} do: {next}</translation>
    </message>
    <message>
        <source>{next} begins at {vp} Victory Points</source>
        <translation>{next}: od {vp} punktów zwycięstwa</translation>
    </message>
    <message>
        <source>If it ended today</source>
        <translation>Gdyby dziś koniec</translation>
    </message>
    <message>
        <source>{grade} · missing: {count}</source>
        <translation>{grade} · zaginieni: {count}</translation>
    </message>
    <message>
        <source>SO</source>
        <translation>SO</translation>
    </message>
    <message>
        <source>{cost} buys R&amp;R</source>
        <translation>{cost} na odpoczynek (R&amp;R)</translation>
    </message>
    <message>
        <source>Day {day}</source>
        <translation>Dzień {day}</translation>
    </message>
    <message>
        <source>next</source>
        <translation>następny</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>trwa</translation>
    </message>
    <message>
        <source>open</source>
        <translation>przed wami</translation>
    </message>
    <message>
        <source>before the log</source>
        <translation>przed dziennikiem</translation>
    </message>
    <message>
        <source>draw up to {count} Targets</source>
        <translation>cele do dobrania: najwyżej {count}</translation>
    </message>
    <message>
        <source>Down Time</source>
        <translation>Przerwa</translation>
    </message>
    <message>
        <source>nobody flew</source>
        <translation>nikt nie leciał</translation>
    </message>
    <message>
        <source>{first} + {second}</source>
        <translation>{first} + {second}</translation>
    </message>
    <message>
        <source>{count} flew</source>
        <translation>leciało: {count}</translation>
    </message>
    <message>
        <source>{count} lost</source>
        <translation>utracone: {count}</translation>
    </message>
    <message>
        <source>night</source>
        <translation>noc</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Zniszczony</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Uszkodzony</translation>
    </message>
    <message>
        <source>not Destroyed</source>
        <translation>niezniszczony</translation>
    </message>
    <message>
        <source>here</source>
        <translation>jest</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>zaginiony</translation>
    </message>
    <message>
        <source>missing, replacement tried</source>
        <translation>zaginiony, po próbie zastępstwa</translation>
    </message>
    <message>
        <source>left for good</source>
        <translation>odszedł na dobre</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Zaginiony</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Odszedł</translation>
    </message>
    <message>
        <source>Altogether</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Kampanie</translation>
    </message>
    <message>
        <source>Log sheet</source>
        <translation>Karta dziennika</translation>
    </message>
    <message>
        <source>Player Log</source>
        <translation>Dziennik gracza</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Rok</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Formacja</translation>
    </message>
    <message>
        <source>Navy</source>
        <translation>Marynarka</translation>
    </message>
    <message>
        <source>Marine Corps</source>
        <translation>Piechota morska</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Długość</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Dni</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Trudność</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opcje</translation>
    </message>
    <message>
        <source>Target number</source>
        <translation>Numer celu</translation>
    </message>
    <message>
        <source>Night (N) / Tanker (T)</source>
        <translation>Noc (N) / tankowiec (T)</translation>
    </message>
    <message>
        <source>SO spent</source>
        <translation>Wydane SO</translation>
    </message>
    <message>
        <source>SO left</source>
        <translation>Zostało SO</translation>
    </message>
    <message>
        <source>Target status X / D / O</source>
        <translation>Stan celu X / D / O</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>VP</translation>
    </message>
    <message>
        <source>Recon</source>
        <translation>Rozpoznanie</translation>
    </message>
    <message>
        <source>Intel</source>
        <translation>Wywiad</translation>
    </message>
    <message>
        <source>Infra</source>
        <translation>Infra</translation>
    </message>
    <message>
        <source>Campaign notes</source>
        <translation>Notatki z kampanii</translation>
    </message>
    <message>
        <source>SO Points at the start</source>
        <translation>SO na początku</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Ocena</translation>
    </message>
    <message>
        <source>Days of Down Time</source>
        <translation>Dni przerwy</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Misje</translation>
    </message>
    <message>
        <source>Destroyed rate</source>
        <translation>Odsetek zniszczonych</translation>
    </message>
    <message>
        <source>Aircraft lost</source>
        <translation>Utracone samoloty</translation>
    </message>
    <message>
        <source>Stress of a mission</source>
        <translation>Stres na misję</translation>
    </message>
    <message>
        <source>Stress of a Pilot on a mission</source>
        <translation>Stres pilota na misję</translation>
    </message>
    <message>
        <source>SO Points spent</source>
        <translation>Wydane punkty SO</translation>
    </message>
    <message>
        <source>SO Points for each VP</source>
        <translation>Punkty SO na jeden VP</translation>
    </message>
    <message>
        <source>By range band</source>
        <translation>Według pasa</translation>
    </message>
    <message>
        <source>Range band</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>By day and by night</source>
        <translation>W dzień i w nocy</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Kiedy</translation>
    </message>
    <message>
        <source>by day</source>
        <translation>w dzień</translation>
    </message>
    <message>
        <source>at night</source>
        <translation>w nocy</translation>
    </message>
    <message>
        <source>By Target</source>
        <translation>Według celu</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>By number of Aircraft</source>
        <translation>Według liczby samolotów</translation>
    </message>
    <message>
        <source>Player Log, details</source>
        <translation>Dziennik gracza, szczegóły</translation>
    </message>
    <message>
        <source>Aircraft</source>
        <translation>Samolot</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Umiejętność</translation>
    </message>
    <message>
        <source>Okay</source>
        <translation>W formie</translation>
    </message>
    <message>
        <source>Shaken</source>
        <translation>Wstrząśnięty</translation>
    </message>
    <message>
        <source>XP gained / needed</source>
        <translation>XP zdobyte / potrzebne</translation>
    </message>
    <message>
        <source>Cool</source>
        <translation>Opan.</translation>
    </message>
    <message>
        <source>SA</source>
        <translation>SA</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notatki</translation>
    </message>
    <message>
        <source>Search and Rescue</source>
        <translation>Poszukiwanie i ratunek</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Liczba</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Udział</translation>
    </message>
    <message>
        <source>Stress by source</source>
        <translation>Źródła stresu</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Źródło</translation>
    </message>
    <message>
        <source>from take-off to landing</source>
        <translation>od startu do lądowania</translation>
    </message>
    <message>
        <source>flying at night</source>
        <translation>lot w nocy</translation>
    </message>
    <message>
        <source>shot down and recovered</source>
        <translation>zestrzelony i odnaleziony</translation>
    </message>
    <message>
        <source>Target and range band</source>
        <translation>cel i pas</translation>
    </message>
    <message>
        <source>Most flown</source>
        <translation>Najwięcej latali</translation>
    </message>
    <message>
        <source>Pilot</source>
        <translation>Pilot</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Zestrzelenia</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Stanowiska</translation>
    </message>
    <message>
        <source>Most shaken</source>
        <translation>Najbardziej wstrząśnięci</translation>
    </message>
    <message>
        <source>Days at whose end they were Shaken or Unfit</source>
        <translation>Dni zakończone jako wstrząśnięty lub niezdolny</translation>
    </message>
    <message>
        <source>Kills by weapon</source>
        <translation>Zniszczone według broni</translation>
    </message>
    <message>
        <source>from missions that were played here</source>
        <translation>z misji rozegranych tutaj</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Broń</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Kości</translation>
    </message>
    <message>
        <source>rolled here, or told in Companion mode</source>
        <translation>rzucone tutaj lub podane w trybie towarzysza</translation>
    </message>
    <message>
        <source>No die was rolled here or told.</source>
        <translation>Żadna kość nie została tu rzucona ani podana.</translation>
    </message>
    <message>
        <source>of these told</source>
        <translation>z tego podane</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Średnia</translation>
    </message>
    <message>
        <source>Hits of attacks, with {dice} dice</source>
        <translation>Trafienia w atakach, kości: {dice}</translation>
    </message>
    <message>
        <source>Luck: Hits beyond expectation</source>
        <translation>Szczęście: trafienia ponad oczekiwane</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Ścianki</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Ścianka</translation>
    </message>
    <message>
        <source>Evaluations</source>
        <translation>Oceny</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampania</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Wielkość</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Na początku</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Teraz</translation>
    </message>
    <message>
        <source>below {vp}</source>
        <translation>poniżej {vp}</translation>
    </message>
    <message>
        <source>{vp} and more</source>
        <translation>od {vp}</translation>
    </message>
    <message>
        <source>Promotions</source>
        <translation>Awanse</translation>
    </message>
    <message>
        <source>Losses, Search and Rescue</source>
        <translation>Straty, poszukiwanie i ratunek</translation>
    </message>
    <message>
        <source>Improvements</source>
        <translation>Ulepszenia</translation>
    </message>
    <message>
        <source>Day {day}: {pilot}, {old} to {new}</source>
        <translation>Dzień {day}: {pilot}, {old} na {new}</translation>
    </message>
    <message>
        <source>Before Day 1: {pilot}, {old} to {new}</source>
        <translation>Przed dniem 1: {pilot}, {old} na {new}</translation>
    </message>
    <message>
        <source>Day {day}: {pilot}</source>
        <translation>Dzień {day}: {pilot}</translation>
    </message>
    <message>
        <source>Day {day}: {pilot}, {result}</source>
        <translation>Dzień {day}: {pilot}, {result}</translation>
    </message>
    <message>
        <source>Day {day}: {pilot}, {result} (die {face})</source>
        <translation>Dzień {day}: {pilot}, {result} (kostka {face})</translation>
    </message>
    <message>
        <source>After Day {day}: {targets}</source>
        <translation>Po dniu {day}: {targets}</translation>
    </message>
    <message>
        <source>Day {day}: {note}</source>
        <translation>Dzień {day}: {note}</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
</context>
<context>
    <name>unsaved</name>
    <message>
        <source>Leave the entry? What was typed is lost.</source>
        <translation>Porzucić wpis? To, co wpisano, przepadnie.</translation>
    </message>
</context>
</TS>
