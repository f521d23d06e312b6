### Overbooking: the rules in the app. **bold** and [words](section or card) are markup;
### never translate what’s between the round brackets.

## The game

rules-overbooking-game = The game in two minutes
rules-overbooking-game-idea = The town is full of travellers, and its hotels don’t have enough beds. You line up your guests outside the hotels, face down, and hope there are beds left when it’s their turn.
rules-overbooking-game-win = The game lasts { $rounds } rounds and is for 2–4 players. Guests who get a bed pay coins. The player with the most points at the end wins.
rules-overbooking-game-picture = A hotel while cards are being placed: its back door on the left, its queue on the right. A face-down card shows whose it is, its crest, and whether it’s small or large.
rules-overbooking-game-round = How a round goes:
rules-overbooking-game-place = [Placing](placing): players take turns placing { $times } cards each, face down, in a queue or at a back door.
rules-overbooking-game-check-in = [Check-in](check-in): hotel by hotel, all cards are turned face up. Cards at the back door [use their abilities](back-door), then the guests in the queue are [booked](booking) as long as there are beds.
rules-overbooking-game-next = [Next round](next-round): new hotels, new cards.
rules-overbooking-game-twist = Large groups are booked first, but they need many beds and pay little. Small groups pay well, but have to hope for what’s left. And guests at the back door turn everything upside down: some change the number of beds or the order, and monks, maids and soldiers can even get into the queue from there.

## Cards

rules-overbooking-cards = Guest cards
rules-overbooking-cards-deck = Every player has the same deck of { $deck } cards in their own colour: six kinds of guests, each once with each of the { $crests } crests.
rules-overbooking-cards-picture = The six kinds. The number is the beds they need; the coins are what they pay.
rules-overbooking-cards-kinds = Beds, coins and what each kind does at a back door
rules-overbooking-cards-backs = **Backs.** The back of a card shows its owner’s colour and its crest: a **small** crest for kinds 1–3, a **large** one for kinds 4–6. So everyone knows the owner, the crest and the size of a face-down card, and nothing else.
rules-overbooking-cards-backs-picture = The same crest, small and large, and all four crests.
rules-overbooking-cards-look = You may look at your own cards at any time.
rules-overbooking-cards-open = Everyone can see how many cards each player has in hand and in the deck, all cards that have been revealed, booked or discarded, the tokens, and both sides of the hotels in play. The backs of cards in hand and of the top cards of decks aren’t shown.
rules-overbooking-cards-house = **Our own values.** No source we know of gives the coins, most of the bed counts or the names of two crests (lion and stag), so we’ve filled them in. They’re marked with a star. That small groups pay more, and that a deck has every kind once with every crest, comes from reviews of the game, not from the rulebook. If you own the game, you can play with the printed values.

## Setup

rules-overbooking-setup = Setup
rules-overbooking-setup-cards = Each player shuffles their deck and draws { $hand } cards.
rules-overbooking-setup-hotels = Hotel tiles are drawn at random, one per player. They’re laid out in a column, each with a random side up.
rules-overbooking-setup-tokens = Each back door gets a token worth 1 point.
rules-overbooking-setup-first = The first player is chosen at random.
rules-overbooking-setup-bonus = When you open a table, you choose the [crest bonus](scoring?p=crests): none, beginner or advanced.

## Placing

rules-overbooking-placing = Placing cards
rules-overbooking-placing-turn = Starting with the first player and going clockwise, everyone places one card at a time until each player has placed { $times }.
rules-overbooking-placing-where = Place each card face down in one of two places:
rules-overbooking-placing-queue = the **queue** of a hotel, on its right: at most { $queue } cards. Here your guests want a bed.
rules-overbooking-placing-door = the **back door** of a hotel, on its left: at most { $door } cards. Here your guests use their [ability](back-door). They get a bed only if that ability brings them into the queue, as it can for monks, maids and soldiers.
rules-overbooking-placing-picture = The next card goes to the end of the queue, away from the hotel. The token stays at the back door until the first card is placed there.
rules-overbooking-placing-behind = Your card goes behind those already there. Closer to the hotel is better: among equal guests, the one nearest the hotel is booked first.
rules-overbooking-placing-token = The first player to place a card at a back door takes its **token**: 1 point.
rules-overbooking-placing-last = The last player in turn order may skip their fifth card and keep it in hand.
rules-overbooking-placing-none = A player who can’t place any card is skipped for the rest of the round.
rules-overbooking-placing-rules = Some hotels have a [special rule](hotels) about which cards may be placed in their queue. The back door is open to everyone.

## Hotels

rules-overbooking-hotels = Hotels
rules-overbooking-hotels-tile = A hotel tile shows how many beds the hotel has, and its special rule, if it has one. It has two sides; you can see both while it’s in play.
rules-overbooking-hotels-queue-only = Special rules about placing cards apply to the **queue** only. And [abilities](back-door) are stronger: they can bring any card into any queue.
rules-overbooking-hotels-no-soldiers = **No soldiers**: soldiers can’t be placed in this queue.
rules-overbooking-hotels-small-only = **Cards 1–3 only**: only monks, merchants and maids can be placed in this queue.
rules-overbooking-hotels-large-only = **Cards 4–6 only**: only nobles, soldiers and workers can be placed in this queue.
rules-overbooking-hotels-two-crests = **2 crests max**: at most two different crests can be placed in this queue. The first two placed decide which.
rules-overbooking-hotels-first-open = **First card face up**: the first card in this queue is placed face up.
rules-overbooking-hotels-second-open = **Second card face up**: the second card in this queue is placed face up.
rules-overbooking-hotels-no-back-door = **No back door**: there’s no back door and no token, but the queue holds { $long } cards.
rules-overbooking-hotels-monks-first = **Monks first**: monks are [booked](booking) before the others.
rules-overbooking-hotels-soldiers-first = **Soldiers first**: soldiers are [booked](booking) before the others.
rules-overbooking-hotels-picture = Two hotels: one for small groups only, one without a back door.
rules-overbooking-hotels-tiles = All hotel tiles, both sides. A star marks one of our own values.

## Back door

rules-overbooking-back-door = At the back door
rules-overbooking-back-door-when = When a hotel opens, the cards at its back door act first, starting with the one nearest the hotel. Each does what its kind can do:
rules-overbooking-back-door-monk = The [monk](kind-1) goes to the end of the queue, even if that makes it longer than allowed.
rules-overbooking-back-door-merchants = The [merchants](kind-2) add 3 beds.
rules-overbooking-back-door-maids = The [maids](kind-3) may replace one of their owner’s cards in the queue. They take its place, and the replaced card is discarded.
rules-overbooking-back-door-nobles = The [nobles](kind-4) may name one of their owner’s cards in the queue: it will be booked before all others.
rules-overbooking-back-door-soldiers = The [soldiers](kind-5) may replace one workers card in the queue, no matter whose it is. They take its place, and the workers are discarded. If there are no workers in the queue, the soldiers do nothing.
rules-overbooking-back-door-workers = The [workers](kind-6) take away 3 beds.
rules-overbooking-back-door-picture = Two cards wait at the back door. The merchants are nearer the hotel and act first: 3 more beds. Then the nobles name one of their owner’s cards.
rules-overbooking-back-door-add = Beds add up: merchants and workers cancel each other out. The number may drop below zero on the way; when booking starts, that counts as 0.
rules-overbooking-back-door-may = Maids, nobles and soldiers don’t have to use their ability.
rules-overbooking-back-door-once = A card that gets into the queue this way is a guest like any other and wants a bed. It doesn’t use its ability again.
rules-overbooking-back-door-rest = Cards that are still at the back door afterwards are discarded.

## Check-in

rules-overbooking-check-in = Check-in
rules-overbooking-check-in-order = The hotels open one after another, from the top of the column down. At each hotel:
rules-overbooking-check-in-reveal = All cards there are turned face up.
rules-overbooking-check-in-abilities = Cards at the [back door](back-door) use their abilities.
rules-overbooking-check-in-booking = The guests in the queue are [booked](booking).
rules-overbooking-check-in-discard = Guests without a bed and cards left at the back door are discarded.
rules-overbooking-check-in-ask = You’re only asked if there’s something to choose: which card your maids or soldiers replace, or which one your nobles name.

## Booking

rules-overbooking-booking = Booking
rules-overbooking-booking-how = Guests are booked one card at a time, in this order:
rules-overbooking-booking-named = cards **named** by nobles, in the order they were named;
rules-overbooking-booking-favourites = then the hotel’s **favourites**, if it books monks or soldiers first, the one nearest the hotel first;
rules-overbooking-booking-numbers = then by **number**, from 6 down to 1; among equals, the one nearest the hotel first.
rules-overbooking-booking-fits = If there are enough beds for a card, it takes them and is placed in front of its owner. If not, the card is skipped, and the next one is tried.
rules-overbooking-booking-one = **Example 1.** { $beds-one } beds, no special rule. Both groups of soldiers are booked, which leaves 3 beds. That’s too few for the nobles; the maids get them.
rules-overbooking-booking-two = **Example 2.** { $beds-two } beds, monks first, merchants at the back door: { $beds-more } beds. The monk goes first, then the nobles, the maids and the merchants. Everyone gets a bed, and one bed is left.
rules-overbooking-booking-three = **Example 3.** { $beds-three } beds. At the back door, the nobles act first and name the maids, then the monk joins the queue. The maids are booked first, then the workers and the soldiers. There aren’t enough beds left for the nobles in the queue, and the monk gets the last one.

## Next round

rules-overbooking-next-round = The next round
rules-overbooking-next-round-turn = After rounds 1 and 3, the hotel tiles are turned over.
rules-overbooking-next-round-new = After round 2, they’re replaced with tiles that haven’t been in play yet, drawn at random.
rules-overbooking-next-round-tokens = Every back door without a token gets one. A token that nobody took stays where it is; if the new hotel there has no back door, it goes back to the supply.
rules-overbooking-next-round-first = The player to the left of the first player becomes the new first player.
rules-overbooking-next-round-hand = Everyone refills their hand to { $hand } cards, as far as their deck goes.
rules-overbooking-next-round-end = After round { $rounds }, the game is over. Cards left in hand are worth nothing.

## Scoring

rules-overbooking-scoring = Scoring
rules-overbooking-scoring-coins = You score the **coins** on your booked cards,
rules-overbooking-scoring-tokens = 1 point for each **token**,
rules-overbooking-scoring-bonus = and the **crest bonus**, if you play with one.
rules-overbooking-scoring-crests = For each crest, count your booked cards that show it, small and large together. From 4 cards on, you get points:
rules-overbooking-scoring-table = Points for booked cards of one crest
rules-overbooking-scoring-win = The player with the most points wins. If players are tied, the one with more booked cards worth 3 coins wins. If they’re still tied, they share the win.

## Rulings

rules-overbooking-rulings = Rulings
rules-overbooking-rulings-why = Our source is the Polish rulebook. Where it’s silent, misprinted or unclear, this is how we rule. Some rulings add to the rulebook or differ from it. Every ruling keeps its number.
rules-overbooking-rulings-o01 = If a named card is replaced by maids or soldiers before booking, the naming is lost.
rules-overbooking-rulings-o02 = Maids or soldiers that replace a named card aren’t named themselves.
rules-overbooking-rulings-o03 = The number of beds may drop below zero while abilities are used, and later abilities count from there. When booking starts, anything below zero is 0.
rules-overbooking-rulings-o04 = Hotels open from the top of the column down. The phrase in the rulebook is misprinted and could also be read as “upwards”.
rules-overbooking-rulings-o05 = Refilling: up to { $hand } cards in hand. The rulebook’s “draws up to 5 cards” is clearer in another edition.
rules-overbooking-rulings-o06 = Public information: the number of cards in hands and decks; revealed, booked and discarded cards; tokens; both sides of the tiles in play. The backs of cards in hand and of the top cards of decks aren’t shown.
rules-overbooking-rulings-o07 = Cards you don’t place stay in your hand. At the end, they’re worth nothing.
rules-overbooking-rulings-o08 = If you skip a placement or can’t place a card, that placement is lost. Once you can’t place any card, you’re skipped for the rest of the round, because spots only fill up.
rules-overbooking-rulings-o09 = [Nobles](kind-4) may name any card of their owner’s in the queue that hasn’t been named yet, even a [monk](kind-1) who has only just joined it.
rules-overbooking-rulings-o10 = 2 crests max: the first two different crests placed in the queue decide which ones.
rules-overbooking-rulings-o11 = First or second card face up: it’s the spot in the queue that counts. The card is shown when it’s placed.
rules-overbooking-rulings-o12 = If nobody took a token, no second one is added: the rulebook says so. What it doesn’t say: the token keeps its place in the column when the tiles are replaced, and goes back to the supply if the new side there has no back door.
rules-overbooking-rulings-o13 = [Maids](kind-3), [nobles](kind-4) and [soldiers](kind-5) may decline to use their ability. The rulebook says “you may” for all three; only its short summary of abilities leaves that out.
rules-overbooking-rulings-o14 = The first player is chosen at random. In the rulebook, the player who last stayed at a hotel starts.
rules-overbooking-rulings-o15 = Which hotels are in play, their order and their sides are random. The rulebook draws the hotels and lets you lay them out in any order.
rules-overbooking-rulings-o16 = Tokens never run out.
rules-overbooking-rulings-o17 = A card that gets into the queue from the back door is a guest like any other; it doesn’t use its ability again.
rules-overbooking-rulings-o18 = In a tie, booked cards worth exactly 3 coins count, whatever their kind, even if you play with your own values.

## Words in tables

rules-overbooking-head-kind = Kind
rules-overbooking-head-beds = Beds
rules-overbooking-head-coins = Coins
rules-overbooking-head-door = At a back door
rules-overbooking-head-tile = Hotel
rules-overbooking-head-side-a = Side A
rules-overbooking-head-side-b = Side B
rules-overbooking-head-cards = Booked cards
rules-overbooking-head-beginner = Beginner
rules-overbooking-head-advanced = Advanced
