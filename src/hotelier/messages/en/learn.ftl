### The guided first games: what Leopold, the head concierge, says.

learn-title = Your first game with Leopold
learn-neighbour = Neighbour
learn-next = Next, if you please:
learn-others-move = Your neighbour is playing. Watch the table.
learn-mine = Allow me.
learn-other =
    { $times ->
        [one] The rules allow that too. But let’s do it differently today: there’s something I’d like to show you.
       *[other] A fine idea for your next game! For now, please follow the gold frame.
    }
learn-go-on = Continue
learn-read = Read what Leopold says, then continue.
learn-back = Go back
learn-progress = Progress
learn-play = Play a real game
learn-rules = Read the rules
learn-again = Start over

## Grand Austria Hotel

learn-austria-first-guest = Good evening! I’m Leopold, and this is your hotel. After 7 rounds, the player with the most points wins. You get them for guests you check in, full groups of rooms, staff, politics cards, and the emperor’s favour. Guests sit down in your café first, and your first one is free. Let’s take the Countess: she orders 2 cakes and 1 coffee, and rewards you with 7 points (VP) and 3 crowns.
learn-austria-first-rooms = A guest needs a prepared room. Rooms on floor 1 are free; each floor above costs 1 crown more. You start with 3 rooms, one of each colour: blue for nobles, yellow for artists, red for citizens. Prepare the blue one; I’ll see to the other two.
learn-austria-neighbour-rooms = Your neighbour does the same. Their hotel is on the table too: you can see everything except the cards in their hand.
learn-austria-take-guest = Your first turn! It has two parts. First, you may take a guest from the row: the two on the right are free, the others cost 1–3 crowns. The Apothecary only wants 1 cake. Do invite him in.
learn-austria-take-die = Now for the heart of the game: take a die. The dice lie on six action spaces. 1 gives strudel and cake, 2 wine and coffee, 3 prepares rooms, 4 is for the emperor and your purse, 5 hires staff, and 6 is any of these for 1 crown. The more dice on a space, the more it gives. Three dice show a 1: take one of them.
learn-austria-split = That’s 3 cubes. You can’t take more cake than strudel, so 1 cake is the most you can have. Take it.
learn-austria-serve = Cubes you get can go straight to your guests. Give the cake to the Countess. Whatever nobody needs goes to your kitchen by itself.
learn-austria-kitchen = Your kitchen still has the 4 cubes everyone starts with. For 1 crown, you may serve up to 3 cubes from there. Let’s do that.
learn-austria-from-kitchen = Give the Countess her second cake; I’ll bring her the coffee myself.
learn-austria-check-in = The Countess has everything she ordered. Show her to her room! She’s a noble, so she gets the blue one, and you get her reward right away. That room is a group of its own, and a full group gives you a bonus too.
learn-austria-neighbours-turn = 9 points in your first turn: splendid! Now your neighbour has two turns in a row. With two players, the order this round is you, them, them, you.
learn-austria-price = Your second turn. Mr. Boydell costs 1 crown today. He’s a tourist, so he’s green: tourists stay in rooms of any colour. He’ll help you with the emperor, whom you’ll meet soon.
learn-austria-rooms-die = Have your rooms prepared before your guests need them. Two dice show a 3: take one, and you may prepare 2 rooms.
learn-austria-prepare = The last two rooms on floor 1 are free as well. A new room must be next to one you have: beside, above or below it. Take the red one; I’ll prepare the blue one beside it.
learn-austria-end-turn = That was your turn: end it. In a game of your own, Undo takes back what you did, unless it revealed something new, such as a card or the dice.
learn-austria-politics-cards = Round 2, and your neighbour goes first. Meanwhile, look at the politics cards: three goals for everyone. In this game they’re 12 rooms, prepared or occupied; 6 full groups; and 4 yellow and 3 blue rooms, all occupied. The first player to reach a goal gets 15 points, the second 10. Every room you prepare and every guest brings you closer.
learn-austria-emperor-track = See that? Your neighbour has moved up 2 spaces on the emperor track. The emperor comes after rounds 3, 5 and 7. First, everyone gets the points of their space. Then everyone moves back, 3 spaces the first time. If you’re still on 3 or more, you get a bonus; if you’re back on 0, a penalty. You’re on 0 now: let’s change that.
learn-austria-second-round = Now you have two turns in a row. The Knight of the Empire wants just 1 coffee. Come in, Your Excellency!
learn-austria-stronger = Your guests want 2 cakes, but three dice give you 1 at most. For 1 crown you can boost your die: it counts as if one more die were there. Take the 1 with the plus.
learn-austria-two-cakes = That makes 4 cubes. Two of each, please.
learn-austria-serve-two = A cake for the Apothecary. I’ll bring Mr. Boydell his cake and his strudel.
learn-austria-two-check-ins = Two guests are ready for their rooms. The Apothecary first, please.
learn-austria-which-room = He’s a citizen, so he gets a red room. The 4 red rooms here belong together: they’re one group, and it pays out when all 4 are occupied.
learn-austria-tourist-room = And now Mr. Boydell. A tourist may stay anywhere. Put him next to the Apothecary, and 2 of the 4 red rooms are occupied. He also moves you up 2 spaces on the emperor track.
learn-austria-sculptor = Your second turn this round. The Sculptor costs 1 crown and wants 1 wine. I have a plan.
learn-austria-staff-die = A good hotel needs good staff. You hold 6 staff cards, and a 5 hires one of them. Two dice show a 5, so it costs 2 crowns less.
learn-austria-hire = The Barkeeper brings you 1 wine every round. Cards with the same sign work once per round; others work once, always, or at the end of the game. Hire the Barkeeper.
learn-austria-use-staff = He starts right away. Use him: the wine goes to the Sculptor.
learn-austria-sculptor-room = His order is complete. Show him to his room.
learn-austria-free-room = The Sculptor’s reward is a free room on one of the two lowest floors. Take the one above your yellow room: it belongs to the same group.
learn-austria-pass = Now your neighbour passes. A player who passes waits. Once all players with a turn left have passed, one die is removed and the rest are rolled again.
learn-austria-emperor-comes = Round 3, and the emperor comes at the end of it. You’re on 2. Moving back 3 would put you on 0, and that means a penalty. We need at least 6. But first the Count: a noble never hurts.
learn-austria-barkeeper-again = A new round, a new wine. The Barkeeper is at your service again.
learn-austria-emperor-die = Three dice show a 4. Boosted for 1 crown, that’s 4 in all: spaces on the emperor track, crowns for your purse, or some of both.
learn-austria-steps-or-crowns = All 4 for the emperor. That puts you on 6. You score that space, then everyone moves back 3: you end up on 3, just enough for his bonus.
learn-austria-last-before-emperor = The emperor is on his way: this is your last turn before he arrives. The Portrait Painter wants 2 wines, and you have one in the kitchen.
learn-austria-wine-and-coffee = One die shows a 2. Boosted for 1 crown, it gives you 2 cubes: a wine and a coffee.
learn-austria-knight = Give the coffee to the Knight of the Empire. I’ll take the wine to the Painter.
learn-austria-blue-group = The Knight moves into the second blue room. Another full group!
learn-austria-last-wine = And for 1 more crown, the wine from your kitchen. It finds its own way to the Painter.
learn-austria-painter = The Painter is ready as well.
learn-austria-cube-of-choice = He rewards you with 2 crowns and a cube of your choice. The Count would like a coffee.
learn-austria-count-coffee = Give it to him. Then the round is over, and the emperor arrives.
learn-austria-emperor-pleased = The emperor gave you 4 points for space 6, and now his bonus: a room for free, on any floor you can reach. Take the last room of the yellow group.
learn-austria-time-passes = You know almost everything now, so let’s skip a round. More guests move in, and your red group on the lower floors is full: that earns you 10 crowns. We’ll be back in round 5.
learn-austria-round-five = Round 5, and you’re rich. Remember the politics card for 12 rooms? You have 9. Three dice show a 3, so no guest this time: go straight for the die.
learn-austria-higher-rooms = Higher floors cost more, but some rooms give you a point or two as soon as they’re prepared. And at the end of the game, the higher an occupied room is, the more it scores. Start with this one; I’ll prepare the two on the floor above.
learn-austria-first-claim = 12 rooms, and ahead of your neighbour! Put your disc on the politics card: 15 points.
learn-austria-time-passes-again = 56 to 11. We’re skipping ahead again. You’re first to 6 full groups too, and the emperor comes a second time, well pleased. But your neighbour is faster with the yellow and blue rooms. We’ll be back in round 7, the last.
learn-austria-last-round = The last round. Just look how your hotel shines! Now finish whatever can still be finished. The Vocalist is well worth a crown.
learn-austria-big-die = Four dice show a 1: that’s 4 cubes. A cake and 2 strudels are for the Major, and I’ll serve him.
learn-austria-major-room = A room for the Major, please.
learn-austria-vocalist = The Vocalist wants a strudel and 2 wines, and they’re in your kitchen. For 1 crown, she gets all three.
learn-austria-vocalist-room = And up she goes to her room.
learn-austria-rewards-in-order = Two rewards at the same time. In a game of your own, you choose which comes first; today, let’s start with the cake.
learn-austria-last-hire = Her second reward: hire a staff card for 3 crowns less. The Concierge, a colleague of mine! He scores at the end of the game.
learn-austria-politics = 4 yellow and 3 blue rooms: that’s the third politics card as well. Your neighbour got there first and took the 15 points. The second player gets 10. Take them.
learn-austria-last-wine-point = At the end, each cube in your kitchen is worth a point, and so is each crown. So use the Barkeeper one more time.
learn-austria-pass-yourself = The last turn of the game is yours. The dice that are left aren’t much use. Pass, and they’re rolled again, after one is removed.
learn-austria-last-die = A 4: that’s a crown, and your Laundress likes it too.
learn-austria-last-crown = The emperor comes one more time and sends everyone back 7 spaces, so moving up 1 wouldn’t help you. Take the crown.
learn-austria-end = And that’s the game! The emperor was pleased with neither of you: 8 points off for both. Then came points for occupied rooms, more for each higher floor, for your staff, and for crowns and cubes. A guest left in your café would have cost you 5. You’ve won handsomely, 168 to 126. Now play a game of your own. I’ll be at your side: just ask.

## Overbooking

learn-overbooking-workers = Good evening, I’m Leopold. The whole town is full tonight, and your guests need beds. After 4 rounds, the player with the most points wins: the coins on guests who got a bed, and tokens. Your cards are groups of guests: the number says how many beds they need, the coins what they’re worth. When a hotel opens, the largest groups are booked first. A group that gets no bed earns nothing. Choose a card, and gold frames show where it can go. Put your workers, all 6 of them, in the queue at hotel 1.
learn-overbooking-face-down = Look at your neighbour’s card in the queue. It’s face down, but its back shows a large crest: a group of 4–6. That’s all you know, and they know no more about yours. Now your neighbour places their next card.
learn-overbooking-back-door = Most hotels also have a back door, on the left. Cards there don’t queue for beds: they use their ability when the hotel opens. Some abilities let them into the queue after all. Your merchants’ ability adds 3 beds. And the first card at a back door takes the token: 1 point.
learn-overbooking-house-rule = Some hotels have a special rule: tap a hotel’s sign, or point at it, to read it. Hotel 2 books soldiers before all others. So put your bird soldiers in its queue.
learn-overbooking-small-guest = Now the opposite of the workers: a monk. He needs only 1 bed, and there’s nearly always one left over. He pays 3 coins. To the queue at hotel 1, please.
learn-overbooking-soldiers = Now for something wicked. Soldiers at the back door can replace workers in the queue, no matter whose. They take the workers’ spot, and the workers are discarded. Your neighbour has a large card in the queue at hotel 2: let’s hope it’s workers. And you get your second token.
learn-overbooking-check-in = The check-in! Hotels open from the top down, and every card is turned face up. First the cards at the back door act, one after the other. Then the largest group asks for beds, then the next: ✓ gets them, ✗ goes away empty-handed. Take your time: each click shows the next step.
learn-overbooking-drive-away = So that was hotel 1: your merchants and your neighbour’s workers at the back door cancelled each other out. Your workers and your monk got beds, and your neighbour’s nobles didn’t. Now hotel 2, and there really are workers! A ✓ marks cards that would get beds, a ✗ cards that wouldn’t. Replace the workers!
learn-overbooking-second-round = Both your groups of soldiers were booked first. 8 points to 1! For round 2, the hotels are turned over and everyone refills their hand to 9 cards. Your neighbour goes first now, so you’ll go last.
learn-overbooking-face-up = At hotel 1, the second card in the queue lies face up. It’ll be yours, so choose one that everyone may see: nobles, 4 beds.
learn-overbooking-nobles = Nobles at the back door let you name one of your own cards in the queue, and that card is booked first. Put them at the back door of hotel 2, and take the token.
learn-overbooking-under-cover = Your neighbour’s workers need 6 of the 13 beds. Put your merchants behind them: 2 beds, 3 coins.
learn-overbooking-maids = Another large card from your neighbour. If those are workers too, only 1 bed is left. But you have nobles at the back door, so put your maids in the queue as well.
learn-overbooking-fifth-card = The player who goes last may keep their fifth card. Let’s take a risk instead: hotel 1 has 11 beds, and your monk gets what the larger groups leave. If 1 bed is left, he pays 3 coins.
learn-overbooking-name = Overbooked! Just like the name of the game. Soldiers, nobles and merchants took all 11 beds, and your monk sleeps in the park. Hotel 2 looks just as grim: two groups of workers want 12 of its 13 beds. But your nobles have a say. Name the maids: they take 3 beds, the first workers 6, and the 4 left are too few for the others. Then your merchants fit in too.
learn-overbooking-time-passes = 16 to 7. You’ve seen almost everything. A few last details: maids at the back door may replace another of your cards in the queue, and a monk there joins the end of it. A queue holds 4 cards, a back door 2. Of equal groups, the one nearest the hotel is booked first. After round 2 there are new hotels. We’ll skip round 3 and be back in round 4, the last.
learn-overbooking-last-round = The last round. Your neighbour has caught up a little, and goes first. Watch where the cards go.
learn-overbooking-monk = Hotel 1 has 11 beds. A monk again, but this time we’ll look after his bed.
learn-overbooking-merchants = Your neighbour put a large card behind him. Your merchants need only 2 beds.
learn-overbooking-fewer-beds = A second large card. Now workers at the back door: 3 fewer beds. The 8 that are left are too few for two large groups, unless both are nobles, but enough for one and some small ones.
learn-overbooking-nobles-again = Send the nobles there as well, to be safe. They can name your monk.
learn-overbooking-last-card = The last card of the game: merchants, to the queue at hotel 2.
learn-overbooking-name-again = Hotel 1 opens with 8 beds. Name the monk: 1 bed for him, then 4 for one group of nobles. That leaves 3, and your merchants need 2.
learn-overbooking-end = 32 to 28: you’ve won! It was closer than it looked: hotel 2 went to your neighbour, 9 coins to 3, while we were busy at hotel 1. Today only coins on booked cards and tokens counted; later you can add points for crests. Now play a game of your own. I’ll be at your side: just ask.
