### Names of cards. Staff as in the Italian rulebook; of the guests it names Scultore, Cavaliere
### dell’Impero, Baronessa and E. Gizia.

## Staff

austria-staff-1 = Addetto alla Colazione
austria-staff-2 = Cameriera
austria-staff-3 = Addetto alla Cantina
austria-staff-4 = Aiuto Cuoco
austria-staff-5 = Stalliere
austria-staff-6 = Cocchiere
austria-staff-7 = Massaggiatrice
austria-staff-8 = Guida Turistica
austria-staff-9 = Maggiordomo
austria-staff-10 = Autista
austria-staff-11 = Fioraia
austria-staff-12 = Governante
austria-staff-13 = Capo Sala
austria-staff-14 = Decoratore
austria-staff-15 = Lustrascarpe
austria-staff-16 = Lavandaia
austria-staff-17 = Lavapiatti
austria-staff-18 = Guardarobiera
austria-staff-19 = Arredatore
austria-staff-20 = Detective
austria-staff-21 = Cuoco
austria-staff-22 = Capo del Personale
austria-staff-23 = Custode
austria-staff-24 = Capo Cameriere
austria-staff-25 = Fattorino
austria-staff-26 = Direttore Eventi
austria-staff-27 = Direttore delle Prenotazioni
austria-staff-28 = Portiere
austria-staff-29 = Segretaria
austria-staff-30 = Segretario di Ricevimento
austria-staff-31 = Cameriera di Piano
austria-staff-32 = Vice Direttore
austria-staff-33 = Uomo delle Pulizie
austria-staff-34 = Addetto alla Reception
austria-staff-35 = Portiere Notturno
austria-staff-36 = Sommelier
austria-staff-37 = Addetto al Servizio in Camera
austria-staff-38 = Facchino
austria-staff-39 = Pasticcere
austria-staff-40 = Direttore Marketing
austria-staff-41 = Centralinista
austria-staff-42 = Giardiniere
austria-staff-43 = Barista
austria-staff-44 = Addetta alla Dispensa
austria-staff-45 = Bagnino
austria-staff-46 = Donna delle Pulizie
austria-staff-47 = Addetto all’Ascensore
austria-staff-48 = Direttore

## Guests: artists

austria-guest-49 = Scultore
austria-guest-50 = Musicista
austria-guest-51 = Compositore
austria-guest-52 = Sarto
austria-guest-53 = Ballerina di Flamenco
austria-guest-54 = Ritrattista
austria-guest-55 = Fotografo
austria-guest-56 = Cantante
austria-guest-57 = Architetto
austria-guest-58 = Attrice
austria-guest-59 = Poeta
austria-guest-60 = Gioielliere
austria-guest-61 = Pittore
austria-guest-62 = Cantante Lirica

## Guests: nobles

austria-guest-63 = Dama
austria-guest-64 = Duchessa
austria-guest-65 = Cavaliere dell’Impero
austria-guest-66 = Langravio
austria-guest-67 = Sovrano
austria-guest-68 = Principessa
austria-guest-69 = Contessa
austria-guest-70 = Principe Elettore
austria-guest-71 = Barone
austria-guest-72 = Principe
austria-guest-73 = Conte
austria-guest-74 = Conte Palatino
austria-guest-75 = Baronessa
austria-guest-76 = Duca

## Guests: citizens

austria-guest-77 = Farmacista
austria-guest-78 = Consigliere Postale
austria-guest-79 = Consigliere Segreto
austria-guest-80 = Professore Emerito
austria-guest-81 = Generale
austria-guest-82 = Primo Consigliere
austria-guest-83 = Consigliere di Commercio
austria-guest-84 = Consigliere di Corte
austria-guest-85 = Maggiore
austria-guest-86 = Consigliere Veterinario
austria-guest-87 = Consigliere Sanitario
austria-guest-88 = Procuratore
austria-guest-89 = Alto Commissario
austria-guest-90 = Primo Segretario Legale

## Guests: tourists

austria-guest-91 = Tezcatlipoca
austria-guest-92 = Cap. Goldhaken
austria-guest-93 = Mr. Horsa
austria-guest-94 = M. Ingalls
austria-guest-95 = Mr. Boydell
austria-guest-96 = Mr. Oundo
austria-guest-97 = E. Gizia
austria-guest-98 = M. Polo
austria-guest-99 = Cramersopholus
austria-guest-100 = Contadino Franz
austria-guest-101 = Fra Uwe
austria-guest-102 = Capotreno
austria-guest-103 = Durgoing
austria-guest-104 = MacLeod
