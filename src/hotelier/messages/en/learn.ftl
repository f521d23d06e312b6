### The guided first games: what Leopold, the concierge, says.

learn-title = A first game with Leopold
learn-you = You
learn-neighbour = Neighbour
learn-next = Now this, please:
learn-others-move = Your neighbour is at it. Watch the table.
learn-other =
    { $times ->
        [one] The rules allow that, too. Today let us do it another way, so that I can show you something.
       *[other] A fine idea for your next game! For now, follow the gold frame.
    }
learn-go-on = Go on
learn-back = One step back
learn-progress = How far you have come
learn-play = Play a real game
learn-rules = Read the rules
learn-again = Once more from the start

## Grand Austria Hotel

learn-austria-first-guest = Welcome, and good evening! I am Leopold. This is your hotel in Vienna: still empty, but not for long. Guests sit down in your café first. Everybody begins with one guest free of charge. Let us take the Countess: she wants two cakes (C) and a coffee (K), and pays with 7 points (VP) and 3 crowns.
learn-austria-first-rooms = A guest needs a room that is ready. On the ground floor rooms cost nothing; every floor above costs a crown more. Prepare three rooms, one of each colour: blue for nobles, yellow for artists, red for citizens.
learn-austria-neighbour-rooms = Your neighbour does the same. Their hotel is on the table, too: you can see everything but the cards in their hand.
learn-austria-take-guest = Your first turn! It has two parts. First you may take a guest from the row: the two on the right are free, the others cost one to three crowns. The Apothecary wants just one cake. Invite him.
learn-austria-take-die = Now the heart of the game: take one die. The dice lie on six spaces. 1 brings strudel and cake, 2 wine and coffee, 3 prepares rooms, 4 is for emperor and purse, 5 hires staff, 6 is whatever you like. The more dice on a space, the more it gives. Three dice show a 1: take one of them.
learn-austria-split = Three cubes. You may not have more cakes than strudels, so one cake is the most. Take it.
learn-austria-serve = What you get can go to your guests at once. Give the cake to the Countess. What nobody needs goes to the kitchen by itself.
learn-austria-kitchen = In your kitchen there are still the four cubes everybody begins with. For one crown you may serve up to three cubes from there. Let us do that.
learn-austria-from-kitchen = The second cake for the Countess, and then her coffee.
learn-austria-check-in = The Countess has all she ordered. Lead her to a room! She is a noble, so she gets the blue one, and pays at once. That room is a group of its own, and a full group gives a bonus, too.
learn-austria-neighbours-turn = 9 points in the first turn: splendid. Now your neighbour has two turns in a row. With two players the order of a round is you, they, they, you.
learn-austria-price = Your second turn. Mr. Boydell costs one crown today. He is a tourist, green: tourists sleep in rooms of any colour. He helps you with the emperor, whom you will meet soon.
learn-austria-rooms-die = You need rooms before your guests need them. Two dice show a 3: you may prepare two rooms.
learn-austria-prepare = Both rooms that are left on the ground floor are free. A room must lie beside one you have, or above or below it.
learn-austria-end-turn = That was your turn. In a game of your own you can take things back until a card is drawn, staff is hired, dice are rolled or somebody else moves.
learn-austria-second-round = Round two. Now your neighbour was first, and you have two turns in a row. The Knight of the Empire wants a single coffee: come in, Your Excellency.
learn-austria-stronger = Your guests want two cakes. Three dice would give one cake at most; for a crown your die works as if one more lay there. Take the 1 with the plus.
learn-austria-two-cakes = Four cubes: two of each.
learn-austria-serve-two = One cake for the Apothecary, then a cake and a strudel for Mr. Boydell.
learn-austria-two-check-ins = Two guests are ready for their rooms. First the Apothecary.
learn-austria-which-room = He is a citizen: red. The four red rooms here belong together, they are one group. It pays when all four are occupied.
learn-austria-tourist = And now Mr. Boydell.
learn-austria-tourist-room = A tourist may sleep anywhere. Put him beside the Apothecary: then two of the four red rooms are occupied. He takes you two steps along the emperor's track.
learn-austria-sculptor = Your second turn of this round. The Sculptor wants one wine. I have a plan; he costs one crown.
learn-austria-staff-die = A good hotel needs good staff. You hold six cards, and a 5 hires one of them. Two dice show a 5: that makes it two crowns cheaper.
learn-austria-hire = The Barkeeper brings a wine every round. Cards with the same sign work once a round, others once, always, or at the end of the game. Hire the Barkeeper.
learn-austria-use-staff = He begins at once. Use him!
learn-austria-one-wine = And the wine goes to the Sculptor.
learn-austria-sculptor-room = His order is complete: lead him to his room.
learn-austria-free-room = The Sculptor thanks you with a room on one of the two lowest floors. You choose: the one above your yellow room belongs to the same group.
learn-austria-pass = Your neighbour passes. Whoever passes waits: when all who are left have passed, the remaining dice are rolled again, one fewer.
learn-austria-emperor-comes = Round three, and after it the emperor comes! Whoever stands too far back on his track is punished; whoever stands well is rewarded. You stand on 2. First the Count: nobles never hurt.
learn-austria-barkeeper-again = A new round, a new wine. The Barkeeper may work again.
learn-austria-emperor-die = Three dice show a 4, one crown makes it four steps: along the emperor's track, into your purse, or some of both.
learn-austria-steps-or-crowns = All four to the emperor. You will stand on 6. He scores, then everybody goes back three: you keep 3, just enough for his reward.
learn-austria-last-before-emperor = Your last turn before the emperor comes. The Portrait Painter wants two wines; one is in your kitchen.
learn-austria-wine-and-coffee = One die shows a 2. With a crown it brings two cubes: a wine and a coffee.
learn-austria-knight = The coffee goes to the Knight of the Empire, the wine to the Painter.
learn-austria-blue-group = The Knight moves into the second blue room. Another full group!
learn-austria-last-wine = And for one more crown the wine from the kitchen. It goes where it is wanted.
learn-austria-painter = The Painter, too, is ready.
learn-austria-cube-of-choice = He thanks you with crowns and a cube of your choice. The Count would like a coffee.
learn-austria-count-coffee = Give it to him. Then the round is over, and the emperor arrives.
learn-austria-emperor-pleased = The emperor gave you 4 points for space 6, and his reward: a room, free of charge, on any floor you can reach. Take the last one of the yellow group.
learn-austria-time-passes = Now you know almost everything. Let some rounds pass: guests came and went, the emperor came a second time. We look in again in the seventh round, the last.
learn-austria-last-round = The last round. Look how your windows shine! Now everything that can still be finished should be finished. The Vocalist is worth a crown.
learn-austria-big-die = Four dice show a 1: four cubes.
learn-austria-serve-major = A cake and two strudels for the Major.
learn-austria-major-room = A room for the Major.
learn-austria-vocalist = Strudel and two wines are in your kitchen. For one crown the Vocalist gets all three.
learn-austria-vocalist-room = And she, too, goes up to her room.
learn-austria-rewards-in-order = Two thanks at once. In a game of your own you choose which comes first; here let us begin with the cake.
learn-austria-last-hire = Her second thanks: hire somebody, three crowns cheaper. The Concierge, a colleague of mine! He counts at the end of the game.
learn-austria-politics = Look at the politics cards. Four yellow and three blue rooms are occupied: you fulfil one of them. Whoever is first there gets most, the next less. Put your disc on it.
learn-austria-last-wine-point = Cubes in the kitchen are worth a point each at the end, and so are crowns. So use the Barkeeper once more.
learn-austria-pass-yourself = The last turn of the game is yours. The dice that are left are not much use: pass, and they are rolled again. One is taken away first.
learn-austria-last-die = A 4: that is a crown, and your Laundress likes it, too.
learn-austria-last-crown = The emperor comes once more and sends everybody back seven: one step would not help you. Take the crown.
learn-austria-end = And that is the game! The emperor was pleased with neither of you: 8 points less for both. Then came points for occupied rooms, the more the higher the floor; for your staff; for crowns and cubes. A guest left in the café would have cost 5. You have won by a good distance, 168 to 126. Now play one of your own: I stay at your side, just ask me.

## Overbooking

learn-overbooking-workers = Good evening, I am Leopold. Tonight the whole town is full, and you still have guests to find beds for. Your cards are groups of guests; the number says how many beds they need, the coins are the points they bring. When a hotel opens, the largest groups are booked first. Choose a card, and golden frames show where it may go. Put your workers, six of them, into the queue of hotel 1.
learn-overbooking-face-down = Look at your neighbour's card in the queue. It lies face down, but its back shows a large crest: a group of four to six. More you do not know, and neither do they of yours. Now your neighbour places the next one.
learn-overbooking-back-door = Hotels have a back door, too, on the left. Cards there do not ask for beds; they do something. Merchants make room for three more beds. And whoever is first at a back door takes the token: one point.
learn-overbooking-house-rule = Hotels have rules of their own; tap a hotel's sign, or point at it, to read them. Hotel 2 books soldiers before all others. So put your soldiers of the bird into its queue.
learn-overbooking-small-guest = Now the opposite of the workers: a monk. He needs one bed, and one bed is nearly always left over. He brings three coins. Hotel 1, please.
learn-overbooking-soldiers = Something mean. Soldiers at the back door drive away workers in the queue, anybody's, and take their place. Your neighbour has a large card there; let us hope. And you take the second token.
learn-overbooking-drive-away = Everybody has placed five cards, so the hotels open from the top down. In hotel 1 your merchants and their workers at the back door cancelled out; your workers and your monk got beds. Now hotel 2: there really are workers. A ✓ is on who would get a bed, a ✗ on who would not. Drive them away!
learn-overbooking-second-round = Both your soldiers were booked first. 8 points to 1! For the second round the hotels are turned over and everybody draws up to nine cards. Your neighbour is first now, so you will be last.
learn-overbooking-face-up = In hotel 1 the second card of the queue lies face up. It will be yours, so choose one that may be seen: nobles, four beds.
learn-overbooking-nobles = Nobles at the back door let you name one of your own cards in the queue, and that card is booked first. Put them at hotel 2, and take the token.
learn-overbooking-under-cover = Your neighbour's workers need six of the thirteen beds. Behind them your merchants, two beds, three coins.
learn-overbooking-maids = Another large card of your neighbour's. If both are workers, one bed is left. But you have the nobles at the back door. Put your maids into the queue, too.
learn-overbooking-fifth-card = Whoever is last may keep the fifth card. But there is room for a monk at hotel 1: one bed, three coins.
learn-overbooking-name = As I feared: workers and workers. Now your nobles speak. Name the maids: they take three beds, the first workers six, and for the others there are too few. Then your merchants fit, too.
learn-overbooking-time-passes = 16 to 7. You have seen almost everything. Only this is left: maids at a back door may take the place of another card of yours in the queue, and a monk there joins the end of it; a queue takes four cards, a back door two; of equal groups the one nearer the hotel is booked first. After the second round new hotels come; the third round we skip. We look in again in the fourth, the last.
learn-overbooking-last-round = The last round. Your neighbour has caught up a little, and begins. Watch where the cards go.
learn-overbooking-monk = Hotel 1 has eleven beds. A monk first: one bed is always left over, nearly always.
learn-overbooking-merchants = A large card of your neighbour's behind it. Your merchants need only two beds.
learn-overbooking-fewer-beds = A second large card. Now workers at the back door: three beds fewer. Eight are too few for two large groups, unless both are nobles, and small ones fit in beside one.
learn-overbooking-nobles-again = To be sure, the nobles as well. They may name your monk.
learn-overbooking-last-card = The last card of the game: merchants, to hotel 2.
learn-overbooking-name-again = Hotel 1 opens with eight beds. Name the monk: first one bed for him, then four for one group of nobles, three are left, and your merchants need two.
learn-overbooking-end = 32 to 28: you have won! Coins on booked cards and tokens are all that counts; later you can add points for crests. Now play one of your own: I stay at your side, just ask me.
