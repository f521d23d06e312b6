### Overbooking: the rules in the app. **bold** and [words](section or card) are marks;
### what stands between the round brackets is never translated.

## The game

rules-overbooking-game = The game in two minutes
rules-overbooking-game-idea = The town is full of travellers, and the hotels have too few beds. Everybody has guests to lodge. You put yours in the queues before the hotels, face down, and hope that there are beds left when their turn comes.
rules-overbooking-game-win = The game has { $rounds } rounds for 2 to 4 players. Guests who get a bed pay coins. Whoever has the most points in the end wins.
rules-overbooking-game-picture = A hotel in the midst of placing. Left its back door, right its queue. Of a card that lies face down you see whose it is, its crest, and whether it is small or large.
rules-overbooking-game-round = A round goes like this:
rules-overbooking-game-place = [Placing](placing): in turn, everybody puts { $times } cards face down, in a queue or at a back door.
rules-overbooking-game-check-in = [Check-in](check-in): hotel after hotel turns its cards up. Cards at the back door [use their abilities](back-door), then the guests in the queue are [booked](booking) as long as there are beds.
rules-overbooking-game-next = [Next round](next-round): new hotels, new cards.
rules-overbooking-game-twist = Large groups are served first but need many beds and pay little. Small ones pay well and must hope for what is left. And whoever comes by the back door gets no bed there, but turns everything upside down.

## Cards

rules-overbooking-cards = The guest cards
rules-overbooking-cards-deck = Every player has the same deck of { $deck } cards in a colour of their own: six kinds of guests, each once with each of the { $crests } crests.
rules-overbooking-cards-picture = The six kinds. The number is the beds they need; the coins are what they pay.
rules-overbooking-cards-kinds = Beds, coins and what each kind does at a back door
rules-overbooking-cards-backs = **Backs.** The back of a card shows its owner’s colour and its crest: a **small** crest for the kinds 1 to 3, a **large** one for 4 to 6. So of a card that lies face down everybody knows the owner, the crest and the size, and nothing else.
rules-overbooking-cards-backs-picture = The same crest, small and large, and the four crests.
rules-overbooking-cards-look = Your own cards you may look at whenever you like.
rules-overbooking-cards-open = Open to all are how many cards everybody has in hand and in the deck, all cards that were turned up, booked or discarded, the tokens, and both sides of the hotels in play. The backs of cards in hand are not shown.
rules-overbooking-cards-house = **Values of ours.** The coins, most numbers of beds, and the names of two crests (lion and stag) are stand-ins, because no source we know prints them. They are marked with a star. Whoever owns the box can play with the printed values.

## Setup

rules-overbooking-setup = Setup
rules-overbooking-setup-cards = Everybody shuffles their deck and draws { $hand } cards.
rules-overbooking-setup-hotels = As many hotel tiles as there are players are drawn and laid in a column, either side up.
rules-overbooking-setup-tokens = Every back door gets a token worth 1 point.
rules-overbooking-setup-first = A first player is drawn.
rules-overbooking-setup-bonus = When the table is opened one chooses the [crest bonus](scoring?p=crests): none, for beginners, or advanced.

## Placing

rules-overbooking-placing = Placing cards
rules-overbooking-placing-turn = Beginning with the first player and clockwise, everybody places one card, { $times } times round.
rules-overbooking-placing-where = A card goes face down to one of two places:
rules-overbooking-placing-queue = the **queue** of a hotel, at its right: at most { $queue } cards. Here your guests want a bed.
rules-overbooking-placing-door = the **back door** of a hotel, at its left: at most { $door } cards. Here they use their [ability](back-door), and get no bed.
rules-overbooking-placing-picture = The next card goes to the end of a line, away from the hotel. The token lies at the back door until somebody comes.
rules-overbooking-placing-behind = Your card goes behind those already there. Near the hotel is better: of equal guests the nearer one is served first.
rules-overbooking-placing-token = Whoever is the first to place a card at a back door takes its **token**: 1 point.
rules-overbooking-placing-last = The last player in turn order may leave out the fifth card and keep it.
rules-overbooking-placing-none = Whoever has no place for any card is passed over, for the rest of the round.
rules-overbooking-placing-rules = Some hotels have a [house rule](hotels) about who may stand in their queue. The back door is open to all.

## Hotels

rules-overbooking-hotels = The hotels
rules-overbooking-hotels-tile = A hotel tile shows how many beds the hotel has and its house rule. It has two sides; you see both while it is in play.
rules-overbooking-hotels-queue-only = A house rule that binds placing speaks of the **queue** only. And [abilities](back-door) are stronger: they may bring any card into any queue.
rules-overbooking-hotels-no-soldiers = **No soldiers**: soldiers may not be placed in this queue.
rules-overbooking-hotels-small-only = **Only 1–3**: only monks, merchants and maids may be placed in this queue.
rules-overbooking-hotels-large-only = **Only 4–6**: only nobles, soldiers and workers may be placed in this queue.
rules-overbooking-hotels-two-crests = **Two crests**: at most two different crests. The first two that are placed here decide which.
rules-overbooking-hotels-first-open = **First card face up**: whoever places the first card in this queue shows it.
rules-overbooking-hotels-second-open = **Second card face up**: the same with the second card.
rules-overbooking-hotels-no-back-door = **No back door**: there is no back door and no token; the queue holds { $long } cards.
rules-overbooking-hotels-monks-first = **Monks first**: at [booking](booking), monks are served before the others.
rules-overbooking-hotels-soldiers-first = **Soldiers first**: at [booking](booking), soldiers are served before the others.
rules-overbooking-hotels-picture = Two hotels: one for small groups only, one without a back door.
rules-overbooking-hotels-tiles = All hotel tiles, both sides. A star marks a value of ours.

## Back door

rules-overbooking-back-door = At the back door
rules-overbooking-back-door-when = When a hotel checks in, the cards at its back door act first, the one nearest the hotel before the other. Each does what its kind can do:
rules-overbooking-back-door-monk = The [monk](kind-1) goes to the end of the queue, even if that makes it longer than allowed.
rules-overbooking-back-door-merchants = The [merchants](kind-2) bring 3 beds more.
rules-overbooking-back-door-maids = The [maids](kind-3) may take the place of one of their owner’s cards in the queue. That card is discarded; the maids now stand there.
rules-overbooking-back-door-nobles = The [nobles](kind-4) name one of their owner’s cards in the queue: it will be booked before all others.
rules-overbooking-back-door-soldiers = The [soldiers](kind-5) may take the place of one workers card in the queue, whoever owns it. Those workers are discarded. Without workers in the queue they do nothing.
rules-overbooking-back-door-workers = The [workers](kind-6) take 3 beds away.
rules-overbooking-back-door-picture = Two cards wait at the back door. The merchants stand nearer to the hotel and act first: 3 beds more. Then the nobles name a card of their owner.
rules-overbooking-back-door-add = Beds add up: merchants and workers cancel each other. The number may fall below zero on the way; when booking begins that counts as 0.
rules-overbooking-back-door-may = Maids, nobles and soldiers need not do anything.
rules-overbooking-back-door-once = A card that came into the queue this way is a guest like any other and wants a bed. Its ability is not used again.
rules-overbooking-back-door-rest = Cards that are still at the back door afterwards are discarded.

## Check-in

rules-overbooking-check-in = Check-in
rules-overbooking-check-in-order = The hotels are dealt with one after the other, from the top of the column down. At each:
rules-overbooking-check-in-reveal = All cards there are turned up.
rules-overbooking-check-in-abilities = Cards at the [back door](back-door) use their abilities.
rules-overbooking-check-in-booking = The guests in the queue are [booked](booking).
rules-overbooking-check-in-discard = Guests without a bed, and cards left at the back door, are discarded.
rules-overbooking-check-in-ask = You are asked only where there is something to choose: whom your maids or soldiers replace, whom your nobles name.

## Booking

rules-overbooking-booking = Booking
rules-overbooking-booking-how = Guests are served one card after another, in this order:
rules-overbooking-booking-named = cards **named** by nobles, in the order in which they were named;
rules-overbooking-booking-favourites = then the hotel’s **favourites**, if it serves monks or soldiers first, the nearest before the others;
rules-overbooking-booking-numbers = then by **number**, from 6 down to 1; of equal ones the nearest first.
rules-overbooking-booking-fits = A card that finds enough beds takes them all and is laid before its owner. One that needs more than are free is passed over, and the next is tried.
rules-overbooking-booking-one = **Example 1.** { $beds-one } beds, no house rule. Both soldiers are booked and 3 beds are left. That is too little for the nobles; the maids take them.
rules-overbooking-booking-two = **Example 2.** { $beds-two } beds, monks first, merchants at the back door: { $beds-more } beds. The monk is first, then nobles, maids and merchants: all find a bed, and one stays free.
rules-overbooking-booking-three = **Example 3.** { $beds-three } beds. At the back door the nobles act first and name the maids, then the monk joins the queue. The maids are booked first, then workers and soldiers; the nobles in the queue find too little, the monk gets the last bed.

## Next round

rules-overbooking-next-round = The next round
rules-overbooking-next-round-turn = After rounds 1 and 3 the hotel tiles are turned over.
rules-overbooking-next-round-new = After round 2 they are replaced by tiles that were not in play yet, drawn at random.
rules-overbooking-next-round-tokens = Every back door without a token gets one. A token that nobody took stays at its place; if the new hotel there has no back door, it goes back to the supply.
rules-overbooking-next-round-first = The player to the left becomes the first.
rules-overbooking-next-round-hand = Everybody fills up their hand to { $hand } cards, as far as their deck goes.
rules-overbooking-next-round-end = After round { $rounds } the game is over. Cards in hand are worth nothing.

## Scoring

rules-overbooking-scoring = Scoring
rules-overbooking-scoring-coins = The **coins** on your booked cards,
rules-overbooking-scoring-tokens = 1 point for each **token**,
rules-overbooking-scoring-bonus = and the **crest bonus**, if the table plays with one.
rules-overbooking-scoring-crests = For every crest count your booked cards that show it, small and large together. From four on they bring points:
rules-overbooking-scoring-table = Points for booked cards of one crest
rules-overbooking-scoring-win = Most points win. Of players level on points the one with more booked cards of three coins wins; if that is level too, they share the win.

## Rulings

rules-overbooking-rulings = Rulings
rules-overbooking-rulings-why = Where the rulebook is silent or misprinted, this is how this house plays. Every ruling keeps its number.
rules-overbooking-rulings-o01 = If a named card is replaced by maids or soldiers before booking, the naming is lost.
rules-overbooking-rulings-o02 = Maids or soldiers that take a named card’s place are not named themselves.
rules-overbooking-rulings-o03 = Beds may fall below zero while abilities are used, and later ones count on from there. When booking begins, less than zero is zero.
rules-overbooking-rulings-o04 = Hotels check in from the top of the column. (The phrase is misprinted in the rulebook.)
rules-overbooking-rulings-o05 = Refilling: up to { $hand } cards in hand. The rulebook’s “draws up to 5” is clearer in another edition.
rules-overbooking-rulings-o06 = Public are: the numbers of cards in hands and decks; revealed, booked and discarded cards; tokens; both sides of the tiles in play. The backs of cards still in hand are not shown.
rules-overbooking-rulings-o07 = Cards that were not placed stay in hand. At the end they are worth nothing.
rules-overbooking-rulings-o08 = A placement that is skipped or passed over is lost. Whoever has been passed over once stays so for the round, as places only fill up.
rules-overbooking-rulings-o09 = [Nobles](kind-4) may name any card of their owner in the queue that is not named yet, a [monk](kind-1) who has just joined it too.
rules-overbooking-rulings-o10 = Two crests: the first two different crests placed in the queue decide which ones.
rules-overbooking-rulings-o11 = First or second card face up: it is the place in the queue that counts. The card is shown as it is placed.
rules-overbooking-rulings-o12 = A token nobody took stays at its place in the column, and no second one is added. It goes back to the supply when the new face there has no back door.
rules-overbooking-rulings-o13 = [Maids](kind-3), [nobles](kind-4) and [soldiers](kind-5) may decline to use their ability.
rules-overbooking-rulings-o14 = The first player is drawn at random.
rules-overbooking-rulings-o15 = Which hotels are in play, their order and their sides are drawn at random.
rules-overbooking-rulings-o16 = Tokens never run short.
rules-overbooking-rulings-o17 = A card that has come into the queue from the back door is a guest like any other; its ability is not used again.
rules-overbooking-rulings-o18 = In a tie, booked cards of exactly three coins count, whichever kinds those are; also if you play with values of your own.

## Words in tables

rules-overbooking-head-kind = Kind
rules-overbooking-head-beds = Beds
rules-overbooking-head-coins = Coins
rules-overbooking-head-door = At a back door
rules-overbooking-head-tile = Hotel
rules-overbooking-head-side-a = Side A
rules-overbooking-head-side-b = Side B
rules-overbooking-head-cards = Booked cards
rules-overbooking-head-beginner = Beginners
rules-overbooking-head-advanced = Advanced
