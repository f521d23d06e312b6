### Names of cards. Staff as in the Polish rulebook; of the guests it names Rzeźbiarz, Oficer,
### Hrabia, Baronówna and E. Gizia.

## Staff

austria-staff-1 = Kelner śniadaniowy
austria-staff-2 = Kelnerka
austria-staff-3 = Barman
austria-staff-4 = Sous Chef
austria-staff-5 = Stajenny
austria-staff-6 = Koniuszy
austria-staff-7 = Masażystka
austria-staff-8 = Przewodnik
austria-staff-9 = Lokaj
austria-staff-10 = Szofer
austria-staff-11 = Kwiaciarka
austria-staff-12 = Gospodyni
austria-staff-13 = Kierownik sali
austria-staff-14 = Dekorator
austria-staff-15 = Pucybut
austria-staff-16 = Praczka
austria-staff-17 = Pomoc kuchenna
austria-staff-18 = Garderobiana
austria-staff-19 = Architekt wnętrz
austria-staff-20 = Detektyw
austria-staff-21 = Szef kuchni
austria-staff-22 = Kierownik personelu
austria-staff-23 = Konserwator
austria-staff-24 = Kelner
austria-staff-25 = Goniec
austria-staff-26 = Menadżer hotelu
austria-staff-27 = Kierownik recepcji
austria-staff-28 = Konsjerż
austria-staff-29 = Sekretarka
austria-staff-30 = Szef obsługi
austria-staff-31 = Sprzątaczka
austria-staff-32 = Asystent dyrektora
austria-staff-33 = Kierownik piętra
austria-staff-34 = Recepcjonista
austria-staff-35 = Boy
austria-staff-36 = Sommelier
austria-staff-37 = Kamerdyner
austria-staff-38 = Portier
austria-staff-39 = Cukiernik
austria-staff-40 = Dyrektor marketingu
austria-staff-41 = Telefonistka
austria-staff-42 = Ogrodnik
austria-staff-43 = Barista
austria-staff-44 = Kucharka
austria-staff-45 = Ratownik
austria-staff-46 = Pokojowa
austria-staff-47 = Windziarz
austria-staff-48 = Dyrektor hotelu

## Guests: artists

austria-guest-49 = Rzeźbiarz
austria-guest-50 = Muzyk
austria-guest-51 = Kompozytor
austria-guest-52 = Krawiec
austria-guest-53 = Tancerka flamenco
austria-guest-54 = Portrecista
austria-guest-55 = Fotograf
austria-guest-56 = Wokalistka
austria-guest-57 = Architekt
austria-guest-58 = Aktorka
austria-guest-59 = Poeta
austria-guest-60 = Jubiler
austria-guest-61 = Malarz
austria-guest-62 = Śpiewaczka operowa

## Guests: nobles

austria-guest-63 = Dama
austria-guest-64 = Księżna
austria-guest-65 = Oficer
austria-guest-66 = Landgraf
austria-guest-67 = Władca
austria-guest-68 = Księżniczka
austria-guest-69 = Hrabina
austria-guest-70 = Elektor
austria-guest-71 = Baron
austria-guest-72 = Królewicz
austria-guest-73 = Hrabia
austria-guest-74 = Margrabia
austria-guest-75 = Baronówna
austria-guest-76 = Książę

## Guests: citizens

austria-guest-77 = Aptekarz
austria-guest-78 = Radca pocztowy
austria-guest-79 = Tajny radca
austria-guest-80 = Profesor emeryt
austria-guest-81 = Generał
austria-guest-82 = Starszy radca
austria-guest-83 = Radca handlowy
austria-guest-84 = Radca dworu
austria-guest-85 = Major
austria-guest-86 = Radca weterynarii
austria-guest-87 = Radca medyczny
austria-guest-88 = Prokurent
austria-guest-89 = Wysoki komisarz
austria-guest-90 = Sekretarz sądowy

## Guests: tourists

austria-guest-91 = Tezcatlipoca
austria-guest-92 = Kpt. Goldhaken
austria-guest-93 = Mr. Horsa
austria-guest-94 = M. Ingalls
austria-guest-95 = Mr. Boydell
austria-guest-96 = Mr. Oundo
austria-guest-97 = E. Gizia
austria-guest-98 = M. Polo
austria-guest-99 = Cramersopholus
austria-guest-100 = Farmer Franz
austria-guest-101 = Brat Uwe
austria-guest-102 = Konduktor
austria-guest-103 = Durgoing
austria-guest-104 = MacLeod
