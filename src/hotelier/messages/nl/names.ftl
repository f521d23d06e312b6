### Names of cards. Staff as in the Dutch rulebook, which keeps many of the printed English names; of
### the guests it names Sculptor, Knight of the Empire, Barones and E. Gizia.

## Staff

austria-staff-1 = Breakfast Server
austria-staff-2 = Waitress
austria-staff-3 = Barkeeper
austria-staff-4 = Sous-Chef
austria-staff-5 = Groom
austria-staff-6 = Stableman
austria-staff-7 = Masseuse
austria-staff-8 = Tour Guide
austria-staff-9 = Butler
austria-staff-10 = Chauffeur
austria-staff-11 = Florist
austria-staff-12 = Executive Housekeeper
austria-staff-13 = Restaurant Manager
austria-staff-14 = Decorator
austria-staff-15 = Bootblack
austria-staff-16 = Laundress
austria-staff-17 = Kitchen Hand
austria-staff-18 = Checker
austria-staff-19 = Interior Architect
austria-staff-20 = Detective
austria-staff-21 = Chef-kok
austria-staff-22 = Staff Manager
austria-staff-23 = Custodian
austria-staff-24 = Chief Waiter
austria-staff-25 = Delivery Boy
austria-staff-26 = Conference Manager
austria-staff-27 = Booking Manager
austria-staff-28 = Conciërge
austria-staff-29 = Secretary
austria-staff-30 = Reception Clerk
austria-staff-31 = Chambermaid
austria-staff-32 = Assistent-manager
austria-staff-33 = Male Floor Housekeeper
austria-staff-34 = Receptionist
austria-staff-35 = Page-boy
austria-staff-36 = Sommelier
austria-staff-37 = Roomservice
austria-staff-38 = Porter
austria-staff-39 = Confectioner
austria-staff-40 = Marketing Director
austria-staff-41 = Operator
austria-staff-42 = Gardener
austria-staff-43 = Barista
austria-staff-44 = Larder Cook
austria-staff-45 = Pool Attendant
austria-staff-46 = Female Floor Housekeeper
austria-staff-47 = Liftboy
austria-staff-48 = Hotel Manager

## Guests: artists

austria-guest-49 = Sculptor
austria-guest-50 = Muzikant
austria-guest-51 = Componist
austria-guest-52 = Kleermaker
austria-guest-53 = Flamencodanseres
austria-guest-54 = Portretschilder
austria-guest-55 = Fotograaf
austria-guest-56 = Zangeres
austria-guest-57 = Architect
austria-guest-58 = Actrice
austria-guest-59 = Dichter
austria-guest-60 = Edelsmid
austria-guest-61 = Schilder
austria-guest-62 = Operazangeres

## Guests: nobles

austria-guest-63 = Dame
austria-guest-64 = Hertogin
austria-guest-65 = Knight of the Empire
austria-guest-66 = Landgraaf
austria-guest-67 = Vorst
austria-guest-68 = Prinses
austria-guest-69 = Gravin
austria-guest-70 = Keurvorst
austria-guest-71 = Baron
austria-guest-72 = Prins
austria-guest-73 = Graaf
austria-guest-74 = Markgraaf
austria-guest-75 = Barones
austria-guest-76 = Hertog

## Guests: citizens

austria-guest-77 = Apotheker
austria-guest-78 = Postraad
austria-guest-79 = Geheimraad
austria-guest-80 = Emeritus hoogleraar
austria-guest-81 = Generaal
austria-guest-82 = Opperraad
austria-guest-83 = Handelsraad
austria-guest-84 = Hofraad
austria-guest-85 = Majoor
austria-guest-86 = Veeartsraad
austria-guest-87 = Medicinaalraad
austria-guest-88 = Procurator
austria-guest-89 = Hoge commissaris
austria-guest-90 = Hoofdgriffier

## Guests: tourists

austria-guest-91 = Tezcatlipoca
austria-guest-92 = Kapt. Goldhaken
austria-guest-93 = Mr. Horsa
austria-guest-94 = M. Ingalls
austria-guest-95 = Mr. Boydell
austria-guest-96 = Mr. Oundo
austria-guest-97 = E. Gizia
austria-guest-98 = M. Polo
austria-guest-99 = Cramersopholus
austria-guest-100 = Boer Franz
austria-guest-101 = Broeder Uwe
austria-guest-102 = Conducteur
austria-guest-103 = Durgoing
austria-guest-104 = MacLeod
