### Grand Austria Hotel: the rules in the app. **bold**, [[icon]] and [words](section or card) are marks;
### what stands between the round brackets is never translated.

## The game

rules-austria-game = The game in two minutes
rules-austria-game-idea = You run a hotel in Vienna around 1910. Guests sit down in your café, hungry and thirsty. You bring what they have ordered, and once they are content you take them up to a room. Whoever moves in thanks you with points and with a favour.
rules-austria-game-win = The game has { $rounds } rounds for 2 to 4 players. Whoever has the most **victory points** (VP) after the final scoring wins.
rules-austria-game-picture = A hotel by night. Dashed windows are only planned, dark ones are prepared, lit ones have a lodger.
rules-austria-game-loop = This is what you do again and again:
rules-austria-game-loop-guest = Take a [guest](guests) from the row to a table in your café.
rules-austria-game-loop-serve = [Serve](serving) strudel, cake, wine and coffee until the order is complete.
rules-austria-game-loop-room = [Prepare a room](rooms) of the guest’s colour.
rules-austria-game-loop-move = [Check the guest in](check-in): score the card and take its reward.
rules-austria-game-dice = The [dice](dice) drive all of it. In every turn you take one die and do its action, and the more dice lie on its space, the stronger the action is.
rules-austria-game-more = Three things lie beside that road. [Staff](staff) that you hire makes you better at it. The [emperor](emperor) comes { $visits } times and wants to be pleased. And [politics cards](politics) pay the first players who reach a goal.
rules-austria-game-first = New here? Read as far as “Check-in” and begin to play: the panel “What now?” always says what can be done, and whatever you point at tells what it is.

## On the table

rules-austria-table = What is on the table
rules-austria-table-guests = **Guests.** { $guests } cards, { $each } of each colour: yellow artists, blue nobles, red citizens and green tourists.
rules-austria-table-guest-card = A guest card: the colour with its shape, the points in the gold coin, the order as cubes, and below the line the reward. S is strudel, C cake, W wine, K coffee.
rules-austria-table-staff = **Staff.** { $staff } cards. Each has a price in crowns and a moment at which it works.
rules-austria-table-staff-card = A staff card: the price on the gold plate, the moment under the name, and what the card does.
rules-austria-table-politics = **Politics cards.** { $politics } in the groups A, B and C; one of each group is in play.
rules-austria-table-tiles = **Emperor tiles.** { $tiles } in the groups A, B and C; one of each group is in play.
rules-austria-table-hotel = **Your hotel.** { $floors } floors with { $columns } rooms each, in three colours. Rooms of one colour that touch form a **group**. By night all hotels are alike; by day each has a façade of its own.
rules-austria-table-cafe = **Your café.** Three tables, one guest at each.
rules-austria-table-kitchen = **Your kitchen.** It holds any number of cubes. The supply never runs out.
rules-austria-table-purse = **Your purse.** At most { $purse } crowns [[crown]]; what you get beyond that is lost.
rules-austria-table-track = **The emperor track.** Spaces 0 to { $track }. A step beyond the last space gives 1 VP instead.
rules-austria-table-dice = **Dice.** { $dice-two } with two players, { $dice-three } with three, { $dice-four } with four.
rules-austria-table-vp = **Victory points** are a plain number. It may fall below zero.

## Setup

rules-austria-setup = Setup
rules-austria-setup-house = The house lays everything out; you only choose your first guest and your first rooms.
rules-austria-setup-row = The guests are shuffled and { $row } of them are laid in a row. The staff is shuffled. One politics card and one emperor tile of each group are drawn.
rules-austria-setup-start = Each player begins with { $crowns } crowns, one strudel, one cake, one wine and one coffee in the kitchen, on space 0 of the emperor track, with 0 VP.
rules-austria-setup-hands = Each player gets { $hand } staff cards and keeps them hidden.
rules-austria-setup-order = A first player is drawn and gets turn-order tile 1, the next clockwise tile 2, and so on.
rules-austria-setup-guest = From the last player back to the first, each takes one guest from the row for nothing. The row slides and is filled up after each.
rules-austria-setup-rooms = In turn order, each player may prepare up to three rooms and pays for them. The first must be the one at the bottom left, every further one beside a room that is already there.
rules-austria-setup-picture = Kitchen and purse at the beginning.
rules-austria-setup-options = Three things are chosen when the table is opened:
rules-austria-setup-side = **Hotels** by night (all alike) or by day (each its own).
rules-austria-setup-staff = **First staff**: dealt at random; or the four **introductory hands** A to D, which go to the turn-order tiles 1 to 4; or a **draft**, in which everyone keeps one card and hands the rest to the left until all have { $hand }.
rules-austria-setup-edition = **Edition**: classic or revised. They differ [in a few points](editions).

## A round

rules-austria-round = A round, a turn
rules-austria-round-roll = The owner of tile 1 rolls all dice and sorts them by their faces onto the spaces 1 to 6.
rules-austria-round-numbers = Every turn-order tile carries two numbers. Whoever has the lowest number not yet covered takes a turn. After it the die taken covers that number. So each player has two turns a round, and who is first in the beginning is last in the end.
rules-austria-round-picture = Turn order with three players. Two turns are done; the gold mark shows who is on.
rules-austria-round-tiles = The numbers of the turn-order tiles
rules-austria-round-turn = **Your turn** has two parts, in this order:
rules-austria-round-take-guest = If you like, take **one guest** from the row. [How](guests)
rules-austria-round-take-die = Take **one die** and do its action. This is a must. [How](dice)
rules-austria-round-extra = **Additional actions** are possible at any moment of your own turn: before the guest, between guest and die, after the die.
rules-austria-round-boost = Pay 1 crown: the die you are about to take has 1 strength more. Once a turn.
rules-austria-round-deliver = Pay 1 crown: [serve](serving) up to { $delivery } cubes from your kitchen. As often as you like.
rules-austria-round-check-in = [Check in](check-in) a guest whose order is complete.
rules-austria-round-use = Use a hired staff card that works [once a round](staff?p=round).
rules-austria-round-claim = Put a disc on a [politics card](politics) whose condition you meet.
rules-austria-round-between = An action or effect that has begun is finished first. You cannot check a guest in between two rooms of one die 3, say.
rules-austria-round-pass = **Passing.** Instead of a turn you may pass, if you have done nothing yet; and you must, when there is no die you can take. Passing covers no number. If you took a guest before you had to pass, that is this turn’s guest: after the new roll you take no second one.
rules-austria-round-again = When all who still have a turn have passed, the one with the lowest uncovered number puts one of the dice left into the bin and rolls the others. Everybody who passed may act again, in the order of their numbers.
rules-austria-round-over = The round is over when every number is covered, or no die is left.

## Guests

rules-austria-guests = Taking a guest
rules-austria-guests-take = In your turn, before you take a die, you may take one guest from the row and seat it at a free table.
rules-austria-guests-price = You pay the price below the card. Guests who have waited longer, at the right, cost nothing.
rules-austria-guests-picture = The row: new guests arrive at the left and move to the right.
rules-austria-guests-slide = Then the row slides to the right, and a new guest takes the place at the left.
rules-austria-guests-full = Without a free table you can take nobody.
rules-austria-guests-later = Once the die is taken, a guest can only come by an [effect](effects?p=invite).
rules-austria-guests-boy = With the [Delivery Boy](staff-25) every guest from the row is free.
rules-austria-guests-deck = When the deck of guests is empty and a card is needed, those who have left the café are shuffled and become the new deck.

## Dice

rules-austria-dice = The dice
rules-austria-dice-take = Take one die from a space and do the action of that space.
rules-austria-dice-strength = The **strength** is the number of dice on the space, counted with the one you take; 1 more if you pay for it; and whatever your staff adds.
rules-austria-dice-picture = The six spaces. Each says what a die would give you right now.
rules-austria-dice-one = **1: strudel and cake.** One cube for each strength. At most half of them may be cake: never more cake than strudel.
rules-austria-dice-two = **2: wine and coffee.** The same: never more coffee than wine.
rules-austria-dice-three = **3: prepare rooms.** Up to as many rooms as the strength, each [at its floor’s price](rooms).
rules-austria-dice-four = **4: emperor or crowns.** Split the strength as you like between steps on the emperor track and crowns.
rules-austria-dice-five = **5: hire.** Play one staff card from your hand, cheaper by the strength, but never below 0.
rules-austria-dice-six = **6: anything.** Pay 1 crown, then do any of the actions 1 to 5 with the strength of space 6.
rules-austria-dice-split = How many cubes a strength gives, and how many of them may be cake or coffee
rules-austria-dice-boost = **Boost.** Once a turn you may pay 1 crown for 1 more strength of the die you take. There must be a die on the space.
rules-austria-dice-vain = You may take a die even if its action gives you little or nothing. Only a 6 needs its crown.
rules-austria-dice-real = A 6 that you use as a 3 is still a 6: staff that speaks of taking a die 3 does nothing for it.

## Serving

rules-austria-serving = Cubes and orders
rules-austria-serving-receive = **New cubes.** Whenever you receive cubes, you may put any of them straight onto orders in your café, for nothing. The rest goes into your kitchen.
rules-austria-serving-picture = The first guest has two cubes and waits for the pale ones. The second has everything and can move in. The third table is free.
rules-austria-serving-deliver = **From the kitchen.** In your turn you may pay 1 crown to move up to { $delivery } cubes from your kitchen onto orders, for one guest or for several. You may do so more than once. With the [Chief Waiter](staff-24) it costs nothing.
rules-austria-serving-stay = A cube that has been served stays with its guest.
rules-austria-serving-complete = When every cube of an order is there, the guest is ready to [move in](check-in).
rules-austria-serving-supply = Cubes never run short.

## Check-in

rules-austria-check-in = Check-in
rules-austria-check-in-when = In your turn you may move a guest whose order is complete into a prepared room that is free.
rules-austria-check-in-colour = The room must have the guest’s colour. Green tourists sleep in a room of any colour.
rules-austria-check-in-picture = A guest who has everything, and the window that has lit up.
rules-austria-check-in-get = You then get:
rules-austria-check-in-points = the **points** of the card, which come first of all,
rules-austria-check-in-reward = the **reward** of the card, each of its effects once,
rules-austria-check-in-staff = whatever your **staff** gives when such a guest moves in,
rules-austria-check-in-group = the **group bonus**, if this was the [last room of its group](rooms?p=groups).
rules-austria-check-in-order = You choose the order of all this but the points. Each is finished, with everything it sets off, before the next begins. What can do no harm is carried out without asking: points, steps, drawn cards, and crowns that fit into the purse.
rules-austria-check-in-leaves = The guest’s card goes to the discards and its table is free again, even before the reward: a guest you are invited to take can sit down there.
rules-austria-check-in-wait = Without a fitting room the guest waits at the table. That is no harm, until the end: a guest still in the café then costs 5 VP.

## Rooms

rules-austria-rooms = Rooms and groups
rules-austria-rooms-where = You prepare your first room at the bottom left. Every further one must be beside, above or below a room of yours.
rules-austria-rooms-price = Pay the price of its floor. The higher, the dearer; but a lodger up there is worth more in the end.
rules-austria-rooms-floors = Floors, from the ground up
rules-austria-rooms-printed = Some places at the top right carry a gold coin: you score it as soon as you prepare the room there.
rules-austria-rooms-free = With the [Butler](staff-9), the [Chauffeur](staff-10) or the [Florist](staff-11) you prepare rooms of one colour for nothing.
rules-austria-rooms-picture = Ten groups, each within its thick line. A plaque shows what a full group gives; a seal, that you have had it.
rules-austria-rooms-groups = **Groups.** When the last room of a group becomes occupied, whichever way, you get its bonus, once. Blue gives points, red gives crowns, yellow gives steps on the emperor track; the larger the group, the more.
rules-austria-rooms-bonus = The bonus of a full group, by the number of its rooms
rules-austria-rooms-lit = A room is **planned**, **prepared** (dark) or **occupied** (lit). Only prepared rooms that are free can take a guest.

## Staff

rules-austria-staff = Staff
rules-austria-staff-hand = The cards in your hand are people you could hire. They do nothing there. Hired, they lie open before you and work for you.
rules-austria-staff-hire = You hire with a die 5, or by an effect. Pay the price on the card, less what the die or the effect takes off; never less than 0.
rules-austria-staff-picture = One card of each moment: once, once a round, always, at the end.
rules-austria-staff-once = **Once**: as soon as the card is hired, and then never again.
rules-austria-staff-round = **Once a round**: in one of your turns, when you like. The card then sleeps until the next round.
rules-austria-staff-permanent = **Always**: every time what it speaks of happens.
rules-austria-staff-end = **At the end**: in the final scoring.
rules-austria-staff-taking = A card that speaks of **taking a die** means the die you really take from that space. A 6 used as another number stays a 6, and the extra turn of [E. Gizia](guest-97) takes no die at all.
rules-austria-staff-entering = A card that speaks of **a guest moving in** works at every check-in of such a guest. It does not work when an [effect](effects?p=occupy) lights up a room.
rules-austria-staff-fixed = What an event sets off is settled as it happens: somebody hired in the midst of it adds nothing to it. But prices are always those of the moment you pay.
rules-austria-staff-deck = When the staff deck is empty, you draw what there is.

## The emperor

rules-austria-emperor = The emperor
rules-austria-emperor-when = The emperor comes after the rounds { $r-one }, { $r-two } and { $r-three }. The tile of group A tells what awaits you the first time, B the second, C the third.
rules-austria-emperor-picture = The track before the first visit. Where you stand decides whether you are punished, left alone or rewarded.
rules-austria-emperor-score = First everybody scores the points of their space, and then goes back, by { $back-one } steps the first time, { $back-two } the second, { $back-three } the third, but not below 0.
rules-austria-emperor-judged = After that, in turn order: on space { $bonus } or more you get the tile’s **bonus**, with the [Gardener](staff-42) also { $gardener } VP; on space 0 you suffer its **penalty**, unless the [Conference Manager](staff-26) buys you off for 1 crown; in between, nothing happens.
rules-austria-emperor-track = Points of the emperor track
rules-austria-emperor-over = A step beyond space { $track } gives 1 VP at once instead.
rules-austria-emperor-options = If a penalty offers two things, you choose between those you can carry out in full. In the revised edition you must take the first one if you can.
rules-austria-emperor-removal = Rooms that a penalty takes leave your hotel, and nothing is paid back. The bonus of a group that is broken so is not lost, and not given again. You build on beside any room that is left, or at the bottom left if none is. A place prepared anew gives its coin anew.
rules-austria-emperor-returned = Staff given back goes under the deck, unseen by the others. A card that is dismissed leaves the game.
rules-austria-emperor-tiles = All emperor tiles

## Politics

rules-austria-politics = Politics
rules-austria-politics-three = Three politics cards are in play, one each of A, B and C. Each asks for something.
rules-austria-politics-claim = As soon as you have what a card asks for, you may put a disc on it in your turn. The first player there scores { $first } VP, the second { $second }, the third { $third }. With four players the last comes too late.
rules-austria-politics-picture = One player has met card A and holds its first place. The small numbers show how far you have come.
rules-austria-politics-now = It is enough that the condition held at any moment of this turn: you may put the disc later in the turn, even if your purse is no longer full. If the condition is lost after that, the disc stays.
rules-austria-politics-once = You put one disc on each card at most. You give nothing away for it: crowns that a card asks for are only shown.
rules-austria-politics-cards = All politics cards

## Effects

rules-austria-effects = Effects on cards and tiles
rules-austria-effects-how = These signs stand on guests, staff and emperor tiles:
rules-austria-effects-crowns = [[crown]] **Crowns**: into your purse, up to { $purse }.
rules-austria-effects-emperor = [[emperor]] **Steps**: forward on the emperor track.
rules-austria-effects-vp = [[vp]] **Points**: victory points at once.
rules-austria-effects-vp-per-staff = [[vp]] **Points for staff**: for each staff card you have hired.
rules-austria-effects-cubes = [[cube]] **Cubes**: those that are shown. Any of them may go straight onto orders.
rules-austria-effects-choice = [[cube]] **Cubes of your choice**: you name each.
rules-austria-effects-draw = [[draw]] **Draw**: staff cards from the deck into your hand.
rules-austria-effects-prep = [[room]] **Prepare a room**: at full price, cheaper, or for nothing; some only on the two lowest floors. Two such signs are two rooms, one after the other.
rules-austria-effects-occupy = [[lit]] **Occupy**: a prepared room that is free, of any colour, becomes occupied, as if somebody had moved in. This can complete a group. But no guest has come, so staff that waits for guests gives nothing.
rules-austria-effects-hire = [[staff]] **Hire**: a card from your hand, so many crowns cheaper, or for nothing.
rules-austria-effects-offer = [[staff]] **Offer**: look at three new staff cards. You may hire one of them, cheaper or for nothing, as the card says. The others go under the deck.
rules-austria-effects-invite = [[guest]] **Invite**: take any guest from the row for nothing. You need a free table.
rules-austria-effects-complete = [[cube]] **Fill an order**: one guest gets everything that is missing, from the supply.
rules-austria-effects-extra = [[extra]] **Extra turn**: only [E. Gizia](guest-97) brings it. At once you have one more turn inside this one: if you like a guest, at the usual price, then the action of a space that still has a die. No die is taken, and staff that speaks of taking a die does not work. You may boost again and do additional actions, but not pass. If no die is left on the board, the extra turn is lost.
rules-austria-effects-order = If one event sets off several effects, you choose their order. Each is finished before the next.
rules-austria-effects-decline = You may decline to prepare, occupy, hire, invite or fill an order, and an offer too. Everything else you take.

## The end of a round

rules-austria-end-of-round = The end of a round
rules-austria-end-of-round-emperor = After rounds { $r-one }, { $r-two } and { $r-three }: the [emperor](emperor) comes.
rules-austria-end-of-round-wake = Staff that works once a round wakes up.
rules-austria-end-of-round-first = Every turn-order tile goes one player to the left.
rules-austria-end-of-round-dice = The new first player takes all the dice, those in the bin too, and rolls.
rules-austria-end-of-round-last = After round { $rounds } comes the [final scoring](scoring).

## Scoring

rules-austria-scoring = Final scoring
rules-austria-scoring-end = Staff that works **at the end** scores.
rules-austria-scoring-rooms = Every **occupied room** scores the number of its floor, as the table of [floors](rooms?p=floors) says.
rules-austria-scoring-left = Every **crown** in your purse and every **cube** in your kitchen is 1 VP.
rules-austria-scoring-guests = Every **guest** still in your café costs you 5 VP.
rules-austria-scoring-tie = Of players level on points, the one with more crowns and cubes together wins; cubes on café tables count too. If that is level as well, they share the win.
rules-austria-scoring-secretary = The [Secretary](staff-29) counts like the best end card among those the other players have hired, but with your own hotel. She never copies another Secretary.
rules-austria-scoring-operator = The [Operator](staff-41) doubles the number of the space on which you stand after the emperor’s last visit, up to { $operator } VP.
rules-austria-scoring-manager = The [Hotel Manager](staff-48) pays { $manager } VP for each set of three occupied rooms in three colours. A room belongs to one set only.

## Hidden

rules-austria-hidden = What is hidden
rules-austria-hidden-what = Hidden from you are the staff cards in other hands, what others are offered or drafting, the order of both decks, and the rolls to come.
rules-austria-hidden-under = Which cards somebody put under the staff deck only they know; how many there are, everybody.
rules-austria-hidden-open = Everything else lies open: purses, kitchens, orders, hired staff, discards. The opponents of this house see what a player in their seat may see, and no more.

## Editions

rules-austria-editions = Classic and revised
rules-austria-editions-two = The **classic** edition is the printing of 2015, and what these pages describe. The **revised** edition is the printing of 2021. It differs only in this:
rules-austria-editions-kitchen-hand = The [Kitchen Hand](staff-17) costs { $kitchen-hand-revised } crowns instead of { $kitchen-hand }.
rules-austria-editions-gizia = [E. Gizia](guest-97) gives one extra action instead of an extra turn: without a guest, without a boost, without staff that speaks of dice, the [Kitchen Hand](staff-17) included; and after all other effects of the check-in.
rules-austria-editions-custodian = The [Custodian](staff-23) pays for every room that becomes occupied, also by an effect.
rules-austria-editions-penalties = The first option of an emperor penalty is forced if you can carry it out in full.
rules-austria-editions-evict = The penalty of [tile C2](emperor-C2) takes its second room from any column of the next lower floor that has an occupied room.
rules-austria-editions-operator = The [Operator](staff-41) has no limit.

## Rulings

rules-austria-rulings = Rulings
rules-austria-rulings-why = The first rulebook exists in several languages that do not always agree, and sometimes all are silent. This is how this house plays. Every ruling keeps its number.
rules-austria-rulings-r01 = [Assistant Manager](staff-32): { $assistant } VP for each hired card, itself included. One translation has 4.
rules-austria-rulings-r02 = [Masseuse](staff-7): pays for yellow guests only. One translation says any guest.
rules-austria-rulings-r03 = [Groom](staff-5) and [Stableman](staff-6) work when the guest moves into a room, not when it sits down in the café; just like the [Masseuse](staff-7) and the [Tour Guide](staff-8).
rules-austria-rulings-r04 = [Male Floor Housekeeper](staff-33): “at least four cubes” and “exactly four cubes” are the same; no order is larger.
rules-austria-rulings-r05 = [Kitchen Hand](staff-17): costs { $kitchen-hand } crowns in the classic edition, { $kitchen-hand-revised } in the revised one.
rules-austria-rulings-r06 = [Checker](staff-18): with a die 5 a staff card is { $checker } crowns cheaper **still**, on top of the strength.
rules-austria-rulings-r07 = [Bootblack](staff-15): each strength of a die 4 gives both, a step and a crown.
rules-austria-rulings-r08 = [Operator](staff-41): twice the number of the space, not twice its points; at most { $operator } VP in the classic edition.
rules-austria-rulings-r09 = Penalty of [tile C2](emperor-C2): you lose an occupied room on the highest floor that has one; among several you pick, but one with another occupied room below it in its column if there is such. Then you lose the nearest occupied room below it in that column. Revised: the second one is any occupied room of the next lower floor that has one. What is not there is not lost.
rules-austria-rulings-r10 = A penalty with two options: you choose, among those you can carry out in full. Revised: the left one, if you can.
rules-austria-rulings-r11 = Penalty of [tile B4](emperor-B4): twice in a row you lose a free room of the highest floor that has one. If you do not have two free rooms, it is the points instead.
rules-austria-rulings-r12 = A tie is broken by crowns and **all** cubes you own, in the kitchen and on café tables.
rules-austria-rulings-r13 = Staff put under the deck: what an offer leaves over goes there in the order of the card numbers, what a penalty makes you return in the order you return it. Nobody is asked for another order.
rules-austria-rulings-r14 = In the extra turn of [E. Gizia](guest-97) the [Kitchen Hand](staff-17) works in the classic edition (space 6 is free and stronger), but not in the revised one.
rules-austria-rulings-r15 = Additional actions are not possible inside an action: it is finished first.
rules-austria-rulings-r16 = A [Secretary](staff-29) who copies an [Assistant Manager](staff-32) counts your own hired cards, herself included.
rules-austria-rulings-r17 = [Gardener](staff-42): { $gardener } VP with every bonus of the emperor, even if the bonus itself does nothing.
rules-austria-rulings-r18 = Additional actions may be done at any moment of your turn between actions, before the guest too. This holds for serving from the kitchen, check-in, discs on politics cards and staff that works once a round.
rules-austria-rulings-r19 = [Secretary](staff-29): copies a card of **another** player, never one of your own.
rules-austria-rulings-r20 = [Custodian](staff-23): pays when a guest moves in, not when an effect makes a room occupied. Revised: for every room that becomes occupied.
rules-austria-rulings-r21 = If a penalty breaks a full group, its bonus is neither lost nor given a second time.
rules-austria-rulings-r22 = After rooms are lost you prepare beside any room that is left; with an empty hotel you begin at the bottom left again.
rules-austria-rulings-r23 = The box has 30 cubes of each kind; here they never run short.
rules-austria-rulings-r24 = A politics card has three places. With four players the fourth gets nothing.
rules-austria-rulings-r34 = A guest taken before a forced pass is that turn’s guest, after the new roll too.
rules-austria-rulings-r35 = A politics condition that held at any moment of your turn can be claimed until the turn ends, between actions, even if your crowns have become fewer again.
rules-austria-rulings-r25 = First rooms: you may prepare fewer than three, or none.
rules-austria-rulings-r26 = What you could remember, such as cards that went through your hands in the draft, is not shown to you. The table shows what lies open to you now.
rules-austria-rulings-r27 = If fewer staff cards are left than you should draw, you draw what there is, and nothing if there is nothing.
rules-austria-rulings-r28 = The discarded guests become the new deck only when a card must be drawn and none is left.
rules-austria-rulings-r29 = You may decline an offer, an invited guest, a room to prepare, and the [Porter](staff-38).
rules-austria-rulings-r30 = A guest’s card is discarded as it leaves the table, before its reward. So the guest may come back into the row by its own reward.
rules-austria-rulings-r31 = Room tiles never run short.
rules-austria-rulings-r32 = The strength of the extra action of [E. Gizia](guest-97) is the number of dice on the space at that moment. The die you took before does not count any more.
rules-austria-rulings-r33 = A space without a die cannot be boosted.

## Words in tables and pictures

rules-austria-sign = Hotel Austria

rules-austria-head-players = Players
rules-austria-head-numbers = The two numbers of tile 1, tile 2 …
rules-austria-head-floor = Floor
rules-austria-head-price = To prepare
rules-austria-head-end = Occupied, at the end
rules-austria-head-strength = Strength
rules-austria-head-cubes = Cubes
rules-austria-head-most = Cake or coffee
rules-austria-head-rooms = Rooms
rules-austria-head-space = Space
rules-austria-head-points = VP
rules-austria-head-tile = Tile
rules-austria-head-bonus = Bonus
rules-austria-head-penalty = Penalty
rules-austria-head-card = Card
rules-austria-head-asks = Asks for
rules-austria-up-to = up to { $n }
rules-austria-none = none
