### Grand Austria Hotel: the rules in the app. **bold**, [[icon]] and [words](section or card) are markup;
### never translate what’s between the round brackets.
### A “prepared” room has no guest yet; once it has one, it’s “occupied”.

## The game

rules-austria-game = The game in two minutes
rules-austria-game-idea = You run a hotel in Vienna around 1910. Guests sit down in your café, hungry and thirsty. Serve what they order, and once they’re happy, show them to a room. Every guest who moves in thanks you with points and a favour.
rules-austria-game-win = The game lasts { $rounds } rounds and is for 2–4 players. The player with the most **victory points** (VP) after the final scoring wins.
rules-austria-game-picture = A hotel at night. Dashed rooms aren’t prepared yet, dark rooms are prepared, and lit rooms are occupied.
rules-austria-game-loop = What you’ll do again and again:
rules-austria-game-loop-guest = Take a [guest](guests) from the row and seat them at a table in your café.
rules-austria-game-loop-serve = [Serve](serving) strudel, cake, wine and coffee until the order is complete.
rules-austria-game-loop-room = [Prepare a room](rooms) of the guest’s colour.
rules-austria-game-loop-move = [Check the guest in](check-in): score the card and take its reward.
rules-austria-game-dice = The [dice](dice) drive it all. Each turn, you take one die and do its action. The more dice on its space, the stronger the action.
rules-austria-game-more = Three more things matter. [Staff](staff) you hire make you better at all of this. The [emperor](emperor) visits { $visits } times and wants to be pleased. And [politics cards](politics) reward the first players to reach a goal.
rules-austria-game-first = New here? Read as far as “Check-in”, then start playing. The “What now?” panel always shows what you can do, and you can point at anything to see what it is.

## On the table

rules-austria-table = Components
rules-austria-table-guests = **Guests.** { $guests } cards, { $each } of each colour: yellow artists, blue nobles, red citizens and green tourists.
rules-austria-table-guest-card = A guest card: its colour and shape, the points in the gold coin, the order as cubes, and the reward below the line. [[strudel]] is strudel, [[cake]] cake, [[wine]] wine, [[coffee]] coffee.
rules-austria-table-staff = **Staff.** { $staff } cards. Each has a price in crowns and says when it works.
rules-austria-table-staff-card = A staff card: the price on the gold plate, when it works below the name, and what it does.
rules-austria-table-politics = **Politics cards.** { $politics } in groups A, B and C; one of each group is in play.
rules-austria-table-tiles = **Emperor tiles.** { $tiles } in groups A, B and C; one of each group is in play.
rules-austria-table-hotel = **Your hotel.** { $floors } floors of { $columns } rooms each, in three colours. Adjacent rooms of the same colour form a **group**. On the night side, all hotels are identical; on the day side, they’re all different.
rules-austria-table-cafe = **Your café.** 3 tables for 1 guest each.
rules-austria-table-kitchen = **Your kitchen.** It holds any number of cubes. The supply never runs out.
rules-austria-table-purse = **Your purse.** It holds up to { $purse } crowns [[crown]]; anything beyond that is lost.
rules-austria-table-track = **The emperor track.** Spaces 0–{ $track }. For every space you’d move beyond the last one, you get 1 VP instead.
rules-austria-table-dice = **Dice.** { $dice-two } with 2 players, { $dice-three } with 3, { $dice-four } with 4.
rules-austria-table-vp = **Victory points** are your score, which can drop below zero.

## Setup

rules-austria-setup = Setup
rules-austria-setup-house = Setup is done for you. You only choose your first guest and your first rooms, and your staff if you draft.
rules-austria-setup-row = The guests are shuffled, and { $row } of them form the guest row. The staff deck is shuffled. One politics card and one emperor tile of each group are drawn at random.
rules-austria-setup-start = Each player starts with { $crowns } crowns and 0 VP, on space 0 of the emperor track, with 1 strudel, 1 cake, 1 wine and 1 coffee in the kitchen.
rules-austria-setup-hands = Each player gets { $hand } staff cards and keeps them hidden.
rules-austria-setup-order = A random first player gets turn-order tile 1, the next player clockwise gets tile 2, and so on.
rules-austria-setup-guest = From the last player back to the first, each player takes one guest from the row for free. After each choice, the row slides and is refilled.
rules-austria-setup-rooms = In turn order, each player may prepare up to 3 rooms and pays for them. The first must be the one at the bottom left, and each one after that must be next to a room that’s already there.
rules-austria-setup-picture = Your kitchen and purse at the start.
rules-austria-setup-options = When you open a table, you choose:
rules-austria-setup-side = **Hotels**: night side (all identical) or day side (all different).
rules-austria-setup-staff = **Starting staff**: random cards; the **introductory hands** A–D, which go with turn-order tiles 1–4; or a **draft**, in which everyone keeps one card and passes the rest to the left until all players have { $hand }.
rules-austria-setup-edition = **Edition**: classic or revised. There are [a few differences](editions).

## A round

rules-austria-round = Rounds and turns
rules-austria-round-roll = The player with tile 1 rolls all the dice and sorts them by number onto action spaces 1–6.
rules-austria-round-numbers = Every turn-order tile has two numbers. The player with the lowest uncovered number takes a turn and then covers that number with the die they took. So everyone gets two turns per round, and the player who goes first also goes last.
rules-austria-round-picture = Turn order with 3 players. Two turns are done; the gold mark shows whose turn it is.
rules-austria-round-tiles = Numbers on the turn-order tiles
rules-austria-round-turn = **Your turn** has two parts, in this order:
rules-austria-round-take-guest = If you like, take **one guest** [from the row](guests).
rules-austria-round-take-die = Take **one die** and do [its action](dice). This is mandatory.
rules-austria-round-extra = You may do **additional actions** at any time during your turn: before the guest, between the guest and the die, or after the die.
rules-austria-round-boost = Pay 1 crown: raise the strength of the die you’re about to take by 1. Once per turn.
rules-austria-round-deliver = Pay 1 crown: [serve](serving) up to { $delivery } cubes from your kitchen. As often as you like.
rules-austria-round-check-in = [Check in](check-in) a guest whose order is complete.
rules-austria-round-use = Use a hired staff card that works [once per round](staff?p=round).
rules-austria-round-claim = Put a disc on a [politics card](politics) whose condition you meet.
rules-austria-round-between = Finish an action or effect before you start another. For example, you can’t check a guest in between two rooms you prepare with the same 3.
rules-austria-round-pass = **Passing.** Instead of taking a turn, you may pass if you haven’t done anything yet. You must pass if there’s no die you can take. Passing doesn’t cover a number. A guest you took before you were forced to pass is this turn’s guest: after the new roll, you can’t take a second one.
rules-austria-round-again = When everyone who still has a turn left has passed, the player with the lowest uncovered number removes one of the remaining dice and rolls the others. Everyone who passed may act again, in the order of their numbers.
rules-austria-round-over = The round ends when every number is covered or no dice are left.

## Guests

rules-austria-guests = Taking a guest
rules-austria-guests-take = On your turn, before you take a die, you may take one guest from the row and seat them at a free table.
rules-austria-guests-price = Pay the price below the card. Guests farther to the right have waited longer and cost less; the rightmost ones are free.
rules-austria-guests-picture = The guest row: new guests arrive on the left and move to the right.
rules-austria-guests-slide = Then the row slides to the right, and a new guest fills the place on the left.
rules-austria-guests-full = If you have no free table, you can’t take a guest.
rules-austria-guests-later = Once you’ve taken your die, you can only get a guest through an [effect](effects?p=invite).
rules-austria-guests-boy = With the [Delivery Boy](staff-25), every guest from the row is free.
rules-austria-guests-deck = If a guest card is needed and the deck is empty, the discarded guests are shuffled to form a new deck.

## Dice

rules-austria-dice = Dice
rules-austria-dice-take = Take one die from an action space and do the action of that space.
rules-austria-dice-strength = The **strength** is the number of dice on the space, including the one you take, plus 1 if you boost it, plus whatever your staff add.
rules-austria-dice-picture = The six action spaces. Each shows what a die would give you right now.
rules-austria-dice-one = **1: strudel and cake.** Take 1 cube per point of strength. At most half of them may be cake: never more cake than strudel.
rules-austria-dice-two = **2: wine and coffee.** The same: never more coffee than wine.
rules-austria-dice-three = **3: prepare rooms.** Prepare up to 1 room per point of strength, each [at its floor’s price](rooms).
rules-austria-dice-four = **4: emperor or crowns.** Split the strength as you like between moving up on the emperor track and taking crowns.
rules-austria-dice-five = **5: hire.** Hire one staff card from your hand. It costs 1 crown less per point of strength, but never less than 0.
rules-austria-dice-six = **6: anything.** Pay 1 crown, then do any of the actions 1–5 with the strength of space 6.
rules-austria-dice-split = Cubes by strength, and how many of them may be cake or coffee
rules-austria-dice-boost = **Boost.** Once per turn, you may pay 1 crown to raise the strength of the die you take by 1. There must be a die on the space.
rules-austria-dice-vain = You may take a die even if its action gives you little or nothing. But you can only take a 6 if you can pay its crown.
rules-austria-dice-real = A 6 used as a 3 is still a 6: staff that work when you take a 3 stay idle.

## Serving

rules-austria-serving = Cubes and orders
rules-austria-serving-receive = **New cubes.** Whenever you get cubes, you may put any of them straight onto orders in your café for free. The rest go to your kitchen.
rules-austria-serving-picture = The first guest has two cubes and is waiting for the pale ones. The second has everything and can be checked in. The third table is free.
rules-austria-serving-deliver = **From the kitchen.** On your turn, you may pay 1 crown to move up to { $delivery } cubes from your kitchen onto the orders of one or more guests. You may do this more than once. With the [Chief Waiter](staff-24), it’s free.
rules-austria-serving-stay = Once served, a cube stays with its guest.
rules-austria-serving-complete = Once an order has all its cubes, you can [check the guest in](check-in).
rules-austria-serving-supply = Cubes never run out.

## Check-in

rules-austria-check-in = Check-in
rules-austria-check-in-when = On your turn, you may move a guest whose order is complete into a prepared room.
rules-austria-check-in-colour = The room must match the guest’s colour. Green tourists take a room of any colour.
rules-austria-check-in-picture = A guest whose order is complete, and the room that lights up.
rules-austria-check-in-get = You get:
rules-austria-check-in-points = the **points** on the card, before anything else,
rules-austria-check-in-reward = the card’s **reward**, each of its effects once,
rules-austria-check-in-staff = whatever your **staff** give you when such a guest moves in,
rules-austria-check-in-group = and the **group bonus**, if this was the [last room of its group](rooms?p=groups).
rules-austria-check-in-order = Apart from the points, you choose the order. Finish each effect, with everything it triggers, before you start the next. Harmless effects happen automatically: points, moving up on the emperor track, drawing cards, and crowns that fit into your purse.
rules-austria-check-in-leaves = The guest’s card is discarded and the table is free again even before you take the reward, so a guest you invite can sit down there.
rules-austria-check-in-wait = If you have no matching room, the guest waits at the table. That’s fine until the end of the game, when every guest still in your café costs you 5 VP.

## Rooms

rules-austria-rooms = Rooms and groups
rules-austria-rooms-where = The first room you prepare is the one at the bottom left. Each one after that must be beside, above or below a room you already have.
rules-austria-rooms-price = Pay the price of its floor. Higher floors cost more, but occupied rooms up there are worth more at the end.
rules-austria-rooms-floors = Floors, from the bottom up
rules-austria-rooms-printed = Some rooms at the top right show a gold coin: you score it as soon as you prepare the room.
rules-austria-rooms-free = With the [Butler](staff-9), the [Chauffeur](staff-10) or the [Florist](staff-11), you prepare rooms of one colour for free.
rules-austria-rooms-picture = Ten groups, each inside its thick outline. A plaque shows what a complete group gives; a seal means you’ve already had it.
rules-austria-rooms-groups = **Groups.** When the last room of a group becomes occupied, however that happens, you get the group’s bonus, once. Blue groups give points, red groups give crowns, and yellow groups move you up on the emperor track. The bigger the group, the bigger the bonus.
rules-austria-rooms-bonus = Group bonus by number of rooms
rules-austria-rooms-lit = A **prepared** room (dark) is ready for a guest; an **occupied** room (lit) has one. Dashed rooms aren’t prepared yet.

## Staff

rules-austria-staff = Staff
rules-austria-staff-hand = The cards in your hand are people you could hire. They do nothing there. Once hired, they lie face up in front of you and work for you.
rules-austria-staff-hire = You hire with a 5 or through an effect. Pay the price on the card, minus what the die or the effect takes off, but never less than 0.
rules-austria-staff-picture = One card of each type: when hired, once per round, always, end of game.
rules-austria-staff-once = **When hired**: right then, and never again.
rules-austria-staff-round = **Once per round**: on one of your turns, whenever you like. The card then rests until the next round.
rules-austria-staff-permanent = **Always**: every time it applies.
rules-austria-staff-end = **End of game**: in the final scoring.
rules-austria-staff-taking = Cards that work when you **take a die** go by the die you actually take from its space. A 6 used as another number is still a 6, and in the extra turn of [E. Gizia](guest-97), you don’t take a die at all.
rules-austria-staff-entering = Cards that work when **a guest checks in** work every time you check in such a guest. They don’t work when an [effect](effects?p=occupy) makes a room occupied.
rules-austria-staff-fixed = An event’s effects are fixed when it happens: staff you hire in the middle of it don’t add to it. The price, however, is always the one at the moment you pay.
rules-austria-staff-deck = If the staff deck runs out, you draw what’s left.

## The emperor

rules-austria-emperor = The emperor
rules-austria-emperor-when = The emperor visits after rounds { $r-one }, { $r-two } and { $r-three }. Tile A shows what awaits you the first time, tile B the second and tile C the third.
rules-austria-emperor-picture = The track before the first visit. Where you are decides whether you get the penalty, nothing or the bonus.
rules-austria-emperor-score = First, everyone scores the points of their space. Then everyone moves back, { $back-one } spaces the first time, { $back-two } the second and { $back-three } the third, but not below 0.
rules-austria-emperor-judged = After that, in turn order: on space { $bonus } or higher, you get the tile’s **bonus**, plus { $gardener } VP with the [Gardener](staff-42). On space 0, you get its **penalty**, unless the [Conference Manager](staff-26) gets you out of it for 1 crown. In between, nothing happens.
rules-austria-emperor-track = Points on the emperor track
rules-austria-emperor-over = For every space you’d move beyond space { $track }, you get 1 VP instead.
rules-austria-emperor-options = If a penalty has two options, you choose one that you can carry out in full. In the revised edition, you must take the first one if you can.
rules-austria-emperor-removal = Rooms you lose to a penalty leave your hotel, and you don’t get anything back. If that breaks up a complete group, you keep its bonus but don’t get it again. Continue next to any room you have left, or at the bottom left if there are none. A room you prepare again scores its coin again.
rules-austria-emperor-returned = Staff cards you return go under the deck, and the others don’t see which. A card you dismiss leaves the game.
rules-austria-emperor-tiles = All emperor tiles

## Politics

rules-austria-politics = Politics
rules-austria-politics-three = Three politics cards are in play, one each from groups A, B and C. Each has a condition.
rules-austria-politics-claim = As soon as you meet a card’s condition, you may put a disc on it during your turn. The first player to do so scores { $first } VP, the second { $second }, the third { $third }. With 4 players, the last one gets nothing.
rules-austria-politics-picture = One player has met card A’s condition and taken its first place. The small numbers show how far you’ve got.
rules-austria-politics-now = It’s enough to meet the condition at any point during your turn: you may place the disc later in the same turn, even if your purse is no longer full. If you stop meeting the condition after that, the disc stays.
rules-austria-politics-once = You may put only one disc on each card. It doesn’t cost you anything: you only need to have the crowns a card asks for.
rules-austria-politics-cards = All politics cards

## Effects

rules-austria-effects = Effects on cards and tiles
rules-austria-effects-how = These symbols appear on guests, staff and emperor tiles:
rules-austria-effects-crowns = [[crown]] **Crowns**: into your purse, up to { $purse }.
rules-austria-effects-emperor = [[emperor]] **Emperor track**: move up that many spaces.
rules-austria-effects-vp = [[vp]] **Points**: score VP right away.
rules-austria-effects-vp-per-staff = [[vp]] **Points for staff**: for each staff card you’ve hired.
rules-austria-effects-cubes = [[cube]] **Cubes**: the ones shown. You may put any of them straight onto orders.
rules-austria-effects-choice = [[cube]] **Cubes of your choice**: pick each one.
rules-austria-effects-draw = [[draw]] **Draw**: take staff cards from the deck into your hand.
rules-austria-effects-prep = [[room]] **Prepare a room**: at full price, at a discount or for free; some only on the two lowest floors. Two of these symbols mean two rooms, one after the other.
rules-austria-effects-occupy = [[lit]] **Occupy**: one of your prepared rooms, of any colour, becomes occupied as if a guest had moved in. This can complete a group. But no guest has moved in, so staff that work when a guest moves in give you nothing.
rules-austria-effects-hire = [[staff]] **Hire**: a card from your hand, at a discount or for free.
rules-austria-effects-offer = [[staff]] **Offer**: look at 3 new staff cards. You may hire one of them, at a discount or for free, as the card says. The others go under the deck.
rules-austria-effects-invite = [[guest]] **Invite**: take any guest from the row for free. You need a free table.
rules-austria-effects-complete = [[cube]] **Complete an order**: one guest gets everything that’s missing, from the supply.
rules-austria-effects-extra = [[extra]] **Extra turn**: only from [E. Gizia](guest-97). Right away, you get another turn inside this one: take a guest at the usual price if you like, then do the action of a space that still has a die. You don’t take a die, so staff that work when you take one stay idle. You may boost again and do additional actions, but you can’t pass. If there are no dice left on the board, the extra turn is lost.
rules-austria-effects-order = If an event triggers several effects, you choose their order. Finish each one before the next.
rules-austria-effects-decline = You may decline to prepare, occupy, hire, invite or complete an order, and you may decline an offer. All other effects are mandatory.

## The end of a round

rules-austria-end-of-round = End of a round
rules-austria-end-of-round-emperor = After rounds { $r-one }, { $r-two } and { $r-three }, the [emperor](emperor) visits.
rules-austria-end-of-round-wake = Staff that work once per round are ready again.
rules-austria-end-of-round-first = Every turn-order tile moves one player to the left.
rules-austria-end-of-round-dice = The new first player takes all the dice, including those that were removed, and rolls them.
rules-austria-end-of-round-last = After round { $rounds } comes the [final scoring](scoring).

## Scoring

rules-austria-scoring = Final scoring
rules-austria-scoring-end = Staff that work at the **end of the game** score.
rules-austria-scoring-rooms = Every **occupied room** scores the points of its floor, as listed under [floors](rooms?p=floors).
rules-austria-scoring-left = Every **crown** in your purse and every **cube** in your kitchen is worth 1 VP.
rules-austria-scoring-guests = Every **guest** still in your café costs you 5 VP.
rules-austria-scoring-tie = If players are tied, the one with more crowns and cubes in total wins; cubes on café tables count too. If they’re still tied, they share the win.
rules-austria-scoring-secretary = The [Secretary](staff-29) copies the best endgame card that another player has hired, but counts your own hotel. She never copies another Secretary.
rules-austria-scoring-operator = The [Operator](staff-41) scores twice the number of your space after the emperor’s last visit, up to { $operator } VP.
rules-austria-scoring-manager = The [Hotel Manager](staff-48) scores { $manager } VP for each set of 3 occupied rooms in 3 different colours. Each room counts for one set only.

## Hidden

rules-austria-hidden = Hidden information
rules-austria-hidden-what = You can’t see the staff cards that other players hold, draft or are offered, the order of either deck, or future rolls.
rules-austria-hidden-under = Only you know which cards you put under the staff deck; everyone knows how many there are.
rules-austria-hidden-open = Everything else is open: purses, kitchens, orders, hired staff, discards. Bots see what a player in their seat may see, and nothing more.

## Editions

rules-austria-editions = Classic and revised
rules-austria-editions-two = The **classic** edition is the 2015 printing, which these pages describe; the **revised** edition is from 2021. The differences:
rules-austria-editions-kitchen-hand = The [Kitchen Hand](staff-17) costs { $kitchen-hand-revised } crowns instead of { $kitchen-hand }.
rules-austria-editions-gizia = [E. Gizia](guest-97) gives one extra action instead of an extra turn, after all other effects of the check-in. You can’t take a guest or boost, and staff that work with dice stay idle, even the [Kitchen Hand](staff-17).
rules-austria-editions-custodian = The [Custodian](staff-23) pays for every room that becomes occupied, even through an effect.
rules-austria-editions-penalties = You must take the first option of an emperor penalty if you can carry it out in full.
rules-austria-editions-evict = The penalty of [tile C2](emperor-C2) takes its second room from any column of the next lower floor that has an occupied room.
rules-austria-editions-operator = The [Operator](staff-41) has no limit.

## Rulings

rules-austria-rulings = Rulings
rules-austria-rulings-why = Our sources are the Polish, Dutch, Russian and Italian rulebooks of the 2015 edition. They don’t always agree, and on some points all four are silent. This is how we rule. Every ruling keeps its number.
rules-austria-rulings-r01 = [Assistant Manager](staff-32): { $assistant } VP for each staff card you’ve hired, including this one. The Polish rulebook says 4.
rules-austria-rulings-r02 = [Masseuse](staff-7): pays for yellow guests only. The Polish rulebook says any guest.
rules-austria-rulings-r03 = [Groom](staff-5) and [Stableman](staff-6) work when the guest moves into a room, just like the [Masseuse](staff-7) and the [Tour Guide](staff-8). Only the Russian rulebook says so; in the other three, it’s enough to complete the order.
rules-austria-rulings-r04 = [Male Floor Housekeeper](staff-33): “at least 4 cubes” (Polish) and “exactly 4 cubes” (Italian) mean the same, because no order is larger.
rules-austria-rulings-r05 = [Kitchen Hand](staff-17): costs { $kitchen-hand } crowns in the classic edition, { $kitchen-hand-revised } in the revised one.
rules-austria-rulings-r06 = [Checker](staff-18): when you take a 5, the staff card costs { $checker } crowns less **in addition to** the strength. The Italian rulebook says “2 crowns instead of 1”.
rules-austria-rulings-r07 = [Bootblack](staff-15): each point of strength of a 4 gives you both 1 space and 1 crown. The Polish rulebook leaves out “for each die”.
rules-austria-rulings-r08 = [Operator](staff-41): twice the number of your space, as the Russian and Italian rulebooks say, not twice its points, as in the Polish one; at most { $operator } VP in the classic edition.
rules-austria-rulings-r09 = Penalty of [tile C2](emperor-C2): you lose an occupied room on the highest floor that has one. If there are several, you choose, but it must be one with another occupied room below it in its column if possible. Then you lose the nearest occupied room below it in that column. What you don’t have, you don’t lose. This is the Russian reading. Polish: any occupied room farther down the column. Dutch: “free” rooms, and only the one directly below. Italian: any occupied room one row below. Revised: the second room is any occupied room on the next lower floor that has one.
rules-austria-rulings-r10 = If a penalty has two options, you choose one that you can carry out in full. Revised: the first one, on the left, if you can. Of the 2015 rulebooks, only the Italian one forces it.
rules-austria-rulings-r11 = Penalty of [tile B4](emperor-B4): twice in a row, you lose a prepared room on the highest floor that has one. If you don’t have two prepared rooms, you lose the points instead.
rules-austria-rulings-r12 = Ties are broken by crowns and **all** your cubes, in the kitchen and on café tables. Only the Russian rulebook says that cubes outside the kitchen count.
rules-austria-rulings-r13 = Staff cards put under the deck: cards left over from an offer go there by card number, cards returned for a penalty in the order you return them. You have no other say in their order.
rules-austria-rulings-r14 = In the extra turn of [E. Gizia](guest-97), the [Kitchen Hand](staff-17) works in the classic edition (space 6 is free and stronger), but not in the revised one. The Polish and Italian rulebooks say you do action 6 for free, the Dutch and Russian ones that you take a 6 for free.
rules-austria-rulings-r15 = You can’t do additional actions inside another action: finish that one first.
rules-austria-rulings-r16 = A [Secretary](staff-29) who copies an [Assistant Manager](staff-32) counts your own hired cards, including herself.
rules-austria-rulings-r17 = [Gardener](staff-42): { $gardener } VP with every emperor bonus, even if the bonus itself does nothing.
rules-austria-rulings-r18 = You may do additional actions at any time between actions on your turn, even before the guest: serving from the kitchen, check-in, discs on politics cards and once-per-round staff. In the Russian rulebook, they’re only possible after the guest. Once-per-round staff work once per round, although the Polish rulebook speaks of cards “not used in this turn”, and the Italian one has “once per turn” for cards 1, 2 and 4.
rules-austria-rulings-r19 = [Secretary](staff-29): copies a card of **another** player, never one of your own. The Italian rulebook allows your own cards too.
rules-austria-rulings-r20 = [Custodian](staff-23): pays when a guest moves in, not when an effect makes a room occupied. Revised: pays for every room that becomes occupied.
rules-austria-rulings-r21 = If a penalty breaks up a complete group, its bonus is neither lost nor given a second time.
rules-austria-rulings-r22 = After you lose rooms, you prepare next to any room you have left. If your hotel is empty, you start at the bottom left again.
rules-austria-rulings-r23 = The box has 30 cubes of each kind; here they never run out.
rules-austria-rulings-r24 = A politics card has 3 places, so with 4 players the fourth gets nothing. The politics cards and emperor tiles in play are drawn at random, as the Italian rulebook says; in the other three, you choose them.
rules-austria-rulings-r34 = A guest you take before a forced pass is that turn’s guest, even after the new roll.
rules-austria-rulings-r35 = If you met a politics card’s condition at any point during your turn, you can claim the card between actions until the turn ends, even if you have fewer crowns again by then.
rules-austria-rulings-r25 = First rooms: you may prepare fewer than 3, or none. The Italian rulebook says 3, the others up to 3.
rules-austria-rulings-r26 = You aren’t reminded of what you’ve already seen, such as cards that went through your hands in the draft. The table shows what you can see now.
rules-austria-rulings-r27 = If there are fewer staff cards left than you should draw, you draw what’s left, even if that’s nothing.
rules-austria-rulings-r28 = The discarded guests become the new deck only when a card must be drawn and none is left.
rules-austria-rulings-r29 = You may decline an offer, an invited guest, a room to prepare and the [Porter](staff-38). The rulebooks disagree: for an offer on a guest card, the Russian one says “you may”, the others “play one”; on emperor tiles, all four say “you may”. Everything else is worded as an instruction, except for some rooms, such as the Sculptor’s, where all four say “you may”.
rules-austria-rulings-r30 = A guest’s card is discarded as the guest leaves the table, before the reward, so the guest may return to the row through their own reward. In the rulebooks’ example, the card is discarded after the reward. The points you score are those on the card; the Dutch rulebook says the room’s.
rules-austria-rulings-r31 = Room tiles never run out.
rules-austria-rulings-r32 = The strength of the extra action of [E. Gizia](guest-97) is the number of dice on the space at that moment, as the Italian rulebook says. The die you took before no longer counts. The extra turn is mandatory, as in the Russian rulebook; the Polish one says “you may”.
rules-austria-rulings-r33 = You can’t boost a space without a die. Only the Italian rulebook says so outright.

## Words in tables and pictures

rules-austria-sign = Hotel Austria

rules-austria-head-players = Players
rules-austria-head-numbers = Numbers on each tile
rules-austria-head-floor = Floor
rules-austria-head-price = To prepare
rules-austria-head-end = At the end, if occupied
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
rules-austria-head-asks = Condition
rules-austria-up-to = up to { $n }
rules-austria-none = none
