// Made by tools/content.ts from writer/content. Change it there.
import type { StyleSheet } from '../../compose/frame'

export const styles: Record<string, StyleSheet> = {
 "before-after": {
  "hooks": {
   "problem": [
    "Before: {pain}. Every single {day}.",
    "Before: {image}, everywhere.",
    "Before: {usual}. After: keep watching.",
    "Before: me, {atPlace}, sighing.",
    "This is the before. It is not pretty."
   ],
   "curiosity": [
    "Same place, same {day}. Spot the difference.",
    "Before and after. One thing moved.",
    "Before. After. Only {aCategory} in between.",
    "Two pictures of {place}. One change.",
    "Look at {place}. Remember it."
   ],
   "attention": [
    "Before. Look at {image}.",
    "This was {place} on a {day}.",
    "Freeze. This is the before picture.",
    "Before: {image}. Keep it in mind."
   ],
   "social": [
    "{room} only saw the after. Lucky.",
    "{room} remembers the before. Sadly.",
    "Show me your before. Here is mine.",
    "Before, {room} would not come {atPlace}."
   ],
   "entertainment": [
    "Before: chaos. After: also me, but calm.",
    "Before: {image} and a prayer.",
    "The before picture needs a warning: {image}."
   ]
  },
  "beats": [
   {
    "id": "hook",
    "kind": "hook",
    "share": 10,
    "open": []
   },
   {
    "id": "before",
    "kind": "trouble",
    "share": 22,
    "open": [
     "Before, {atPlace}: {prop}. {prop}. And me, looking for a free hand.",
     "Before: {oldWay}. Every day. And every day I called it temporary.",
     "Before: {pain}. Monday, {pain}. Friday, guess.",
     "Before looked like this: {moment}.",
     "Before: {event}, late. {event}, later. Me, at the back, apologizing.",
     "Before: one problem, three workarounds, no plan.",
     "Before: me, {atPlace}, with a plan from last year.",
     "Before: {image}, and a promise about Saturday.",
     "Before: {usual}, and a very long sigh."
    ],
    "more": [
     "Same day, same sigh, new socks.",
     "A note to self: \"Tomorrow.\" It had gone pale.",
     "\"It's fine,\" said everybody. Nobody looked at it.",
     "Excuse of the week: the moon.",
     "One eye on it. One eye shut.",
     "Monday to Sunday. No days off.",
     "I'd gotten good at it. That's the sad part.",
     "A sigh you could set a clock by.",
     "Plan A: wait. Plan B: wait, with coffee.",
     "Three people had offered advice. All three had the same face on.",
     "Me, at the edge of the picture, holding a cracker."
    ]
   },
   {
    "id": "switch",
    "kind": "turn",
    "share": 10,
    "open": [
     "Then, one change: {product}.",
     "The switch: {product}. Nothing else moved.",
     "One swap. {oldWay} out, {product} in.",
     "Then {product} came in. Same room, same me.",
     "And then: {product}. That is the whole makeover.",
     "Then, on a {day} nobody will remember: {product}.",
     "One new thing in the frame: {product}.",
     "Between one picture and the next: {product}."
    ],
    "more": [
     "No drumroll. I own no drum.",
     "Same me. That part stays.",
     "I changed nothing else, on purpose.",
     "Ten minutes, one thumb, half a cookie.",
     "No speech. A nod, maybe.",
     "I told my sister in one word. \"Done.\"",
     "No new personality. We're out of those.",
     "The couch didn't notice. The couch never does.",
     "Somebody in the next room sneezed. Otherwise: nothing.",
     "A small click. A long breath out."
    ]
   },
   {
    "id": "after",
    "kind": "context",
    "share": 22,
    "open": [
     "After, {atPlace}: same walls, same {day}, and nobody sighing.",
     "After: {event}, on time. {event}, on time. Me, a little smug.",
     "After: I {demo}. I walk away. That is the scene.",
     "After: the same place, minus the excuse.",
     "After looks boring, and boring is the point. I {demo}. Done.",
     "After: {room} looks up, looks again, and says nothing.",
     "After: me, {atPlace}, two hands, no speech.",
     "After: {image}, and I walk right past."
    ],
    "more": [
     "Before, a sigh. After, a hum. No tune yet.",
     "Before, \"Don't ask.\" After, \"Ask me.\"",
     "Before, Plan B. After, lunch.",
     "I took a picture. It's a boring picture. I love it.",
     "Before, I looked away. After, I stop and look.",
     "The clock's still there. It isn't rushing anyone.",
     "Before, a speech. After, a shrug.",
     "Somebody asked what was different. I let them look.",
     "Before, elbows. After, manners.",
     "No music swells. A fridge hums. Good enough.",
     "Before, \"Tomorrow.\" After, \"What do we do with the afternoon?\""
    ]
   },
   {
    "id": "what-did-it",
    "kind": "feature",
    "share": 17,
    "open": [
     "What did it? Not discipline. Just {product}, {atSetting}, within reach.",
     "What did it? One object with a fixed place: {setting}.",
     "What changed? Not me. I checked. It was {product}.",
     "What made the difference? It was ready when I was. That is all.",
     "Between before and after: {product}. That's the list.",
     "I'd love to say patience. It was {product}.",
     "What's in the second picture that isn't in the first? {product}.",
     "I looked for a bigger reason. It was {product}."
    ],
    "withFeature": [
     "What did it? {feature}",
     "What changed? {feature}",
     "Between the first picture and the second. {feature}",
     "The difference, up close. {feature}",
     "Look at the after again. {feature}",
     "Zoom in on the second picture. {feature}",
     "Here's what moved in. {feature}",
     "So what's in the gap? {feature}",
     "Here's the only new thing. {feature}",
     "Now the middle of the story. {feature}",
     "Read the caption under the after. {feature}",
     "The new part, point by point. {feature}"
    ],
    "more": [
     "Hold the two pictures side by side. I'll wait.",
     "No filter, no trick, no cleanup crew.",
     "The before is on my phone, if I ever miss it.",
     "One difference. A child could circle it.",
     "Spotted it yet? It's in the middle.",
     "Same frame. Same light. One new face in the group photo.",
     "I'd draw an arrow, but you've got eyes.",
     "I turned the picture over. Nothing hidden on the back.",
     "Two pictures, one paragraph. End of report.",
     "People look for the trick. I've stopped helping.",
     "The caption would be short."
    ]
   },
   {
    "id": "price",
    "kind": "price",
    "share": 7,
    "open": []
   },
   {
    "id": "cta",
    "kind": "cta",
    "share": 12,
    "open": [
     "Before: {pain}. After: this.",
     "Before: {image}. After: the same, but handled.",
     "{place}, take two.",
     "Before was {usual}. I do not miss it.",
     "Before, after. You have seen both.",
     "{room} gets the last look.",
     "New {day}, new picture.",
     "Same shelf, new {category}.",
     "Two pictures. I'm keeping the second.",
     "Before, a sigh. After, see for yourself."
    ]
   }
  ]
 },
 "bottom-of-funnel": {
  "hooks": {
   "problem": [
    "Still on the fence? Quick answers.",
    "Still living with {pain}? Two quick answers.",
    "Not sure about {thisCategory}? Good. Ask.",
    "What stops people buying {aCategory}? Two doubts.",
    "Before you buy {anotherCategory}, two questions.",
    "Still using {usual}? Two quick answers.",
    "What if {it} end{s} up {atPlace}, unused?",
    "One doubt left about {thisCategory}? Bring it."
   ],
   "curiosity": [
    "Is there a point to {aCategory}? Short answer.",
    "Can {aCategory} change anything? Short answer.",
    "What do you actually get? Let me show you.",
    "Will you use {itObject} after week one?",
    "{is} {thisCategory} for you? Let me be quick.",
    "Do you need {itObject} before {event}? Honest answer.",
    "What happens {atPlace} after you buy {itObject}?",
    "Which doubt is yours? There are only two."
   ],
   "attention": [
    "{price}. Here is exactly what that gets you.",
    "Here's exactly what you get.",
    "Two doubts, two answers, then you decide.",
    "Short answers only. First question: why bother?",
    "You want answers. I brought short ones.",
    "{audience}, your two questions, answered.",
    "You looked at {thisCategory} twice. Here are answers."
   ],
   "social": [
    "For anyone with {thisCategory} in the cart.",
    "You saved {thisCategory} for later. It is later.",
    "For everyone who scrolled past {aCategory} twice.",
    "The two questions everybody asks first.",
    "Your friend says yes. You say maybe. Let's see.",
    "Everybody asks the same two things about {thisCategory}."
   ],
   "entertainment": [
    "Your cart called. It has questions.",
    "Me versus your last two doubts. Go.",
    "Your doubts and I are having coffee.",
    "You, me, and the doubts in your cart.",
    "Fine, let us argue about {aCategory}. Quickly.",
    "Your doubts walk into a shop. I work there.",
    "My lawyer says I may answer two doubts."
   ]
  },
  "beats": [
   {
    "id": "hook",
    "kind": "hook",
    "share": 8,
    "open": []
   },
   {
    "id": "doubt-one",
    "kind": "context",
    "share": 19,
    "open": [
     "Do you really need {product}? Short answer: if you deal with {pain} every week, yes.",
     "What {does} {product} change about {pain}? Short answer: read the list and compare.",
     "Will I use {product}? Short answer: if you can name the day, yes.",
     "Why not stay with {oldWay}? Short answer: then why look at {product}?",
     "{is} {product} worth the space? Short answer: only if you can name the spot.",
     "Why {product}, and why today? Short answer: because you'll ask again tomorrow.",
     "Am I overthinking {product}? Short answer: a little. Let's finish it.",
     "Would I miss {product} if I said no? Short answer: ask yourself on {day}.",
     "{is} {product} only a mood? Short answer: moods don't come back twice.",
     "Who {is} {product} for? Short answer: somebody with a plan for {day}."
    ],
    "more": [
     "You know your own week better than I do, so check it against that.",
     "If it comes up once a year, keep your money.",
     "You don't need to be convinced. You need the question answered.",
     "A maybe you have had for two weeks is a yes with cold feet.",
     "I won't push. I hold the door, you decide which side.",
     "Say the reason out loud. If it sounds thin, it is.",
     "You've asked that in the shower, haven't you? Everybody thinks in there.",
     "I could make it longer, but the answer would be the same.",
     "Doubts like to be answered in the order they arrive. That was the first.",
     "If you shook your head just now, you've saved us both some time.",
     "Most doubts are one question in three coats.",
     "Write your reason on your hand. If it washes off by dinner, wait.",
     "I've heard that one before. It usually comes with a sigh.",
     "If you need a second opinion, ask the person who hears you complain.",
     "You didn't come this far to read about the weather.",
     "I'd rather you ask twice than buy once for nothing.",
     "The honest reply is shorter than the question. They often are.",
     "That question is worth a coffee. It isn't worth a month."
    ]
   },
   {
    "id": "doubt-two",
    "kind": "context",
    "share": 19,
    "minLength": 25,
    "open": [
     "{is} {it} complicated? Short answer: you {demo}. That is the manual.",
     "What if {it} end{s} up in a drawer? Short answer: then leave {itObject} out on day one.",
     "Do I have to change my routine? Short answer: no. It has to fit {event}.",
     "Could I wait? Sure. Short answer: you will be in the same spot next {day}.",
     "Where {does} {it} go? Short answer: {setting}. That is all the planning there is.",
     "What will they say at home? Short answer: \"where did you get that?\"",
     "Don't I have something like that? Short answer: go and look. I'll hum.",
     "Is this the right moment? Short answer: it's the one where you're asking.",
     "What if I regret it? Short answer: name the regret, then read the terms."
    ],
    "more": [
     "Try it on a bad morning. A good one proves nothing.",
     "The last thing you regretted, you bought in a rush. You are not in a rush now.",
     "Still a maybe? Wait for the part about who should skip {itObject}.",
     "That doubt is a polite one. It knocks, it sits down, it leaves.",
     "You may keep one doubt as a souvenir. Pick a small one.",
     "If a friend asked you this, you'd have answered in four words.",
     "I notice you didn't argue. That's fine. I'd have lost.",
     "Some doubts only want to be heard. There, there.",
     "Think of the nearest {day}, not of the whole year.",
     "Count to three. If there's another doubt, it can have the next video.",
     "It's all right to say no here. Doors open in both directions.",
     "Say your doubt in a silly voice. Is it still a doubt?",
     "You could write me a list. I bet it has two lines.",
     "My grandfather had one question for everything: \"and then?\" It works here.",
     "A real doubt gets louder when you say it. Did it?",
     "If it helps, I get nervous in shoe shops.",
     "Breathe out. It's a purchase, not a tattoo."
    ]
   },
   {
    "id": "what-you-get",
    "kind": "feature",
    "share": 20,
    "open": [
     "What do you get? {product}, as listed. Nothing more, nothing less.",
     "What do you get? Whatever is written there, so read it like a contract.",
     "What you get is simple: the thing in the picture, ready for {event}.",
     "What do you pay for? A thing with one job, and you know which.",
     "What's in it for you? One decision less on a {day}.",
     "What do you get? Something you can check line by line, before and after.",
     "What do you get? A thing you can hold, not a promise you can't.",
     "What arrives? What the listing says, in a box you'll keep for a week."
    ],
    "withFeature": [
     "So what do you get? {feature}",
     "Here's what you get. {feature}",
     "What is in it for you? {feature}",
     "The list, without the decoration. {feature}",
     "Now the part you pay for. {feature}",
     "Short answer, in facts. {feature}",
     "What's on the other side of the click? {feature}",
     "Read along with me. {feature}",
     "In plain words, you get this. {feature}"
    ],
    "more": [
     "Everything else is on the listing, in writing.",
     "I did not add a bow. Bows are extra work.",
     "Compare that, line by line, with what you have now.",
     "Look at it close up before you decide. The photos are on the listing.",
     "You can check each of those at home, with your glasses on.",
     "I left out the adjectives. You can bring your own.",
     "If a line is missing for you, that's a good question for the comments.",
     "Say it back to me in one sentence. If you can, you've understood it.",
     "None of it needs a drum roll.",
     "Put a finger on the line you need. Is it there? Good.",
     "I'd read that to my father, and he checks receipts.",
     "If you had to draw it, could you? Then it's clear enough.",
     "I'd want that in one line on a sticky note, too.",
     "You now know more than I did when I bought my couch.",
     "Skip my voice and look at the words. They hold up without me.",
     "No fireworks went off while I said that. Good.",
     "Imagine a bored clerk reading it. It still makes sense."
    ]
   },
   {
    "id": "skip",
    "kind": "limit",
    "share": 10,
    "open": [
     "Who should skip it? If {limit}, skip it.",
     "Not for you if {limit}.",
     "Should everyone buy it? No. If {limit}, save your money.",
     "When is it the wrong buy? When {limit}.",
     "Who should close this? You, if {limit}.",
     "Where's the no? Right here: if {limit}, no.",
     "Short answer for some of you: if {limit}, leave {itObject}.",
     "If {limit}, I'd rather sell you nothing."
    ],
    "more": [
     "A clear no saves us both a parcel.",
     "Still here? Then that was not about you.",
     "That was all the bad news.",
     "If that is not you, the question is settled.",
     "Some of you just left. I waved.",
     "I like a clean no. It has good posture.",
     "No sulking on my side. I've talked people out of boats.",
     "You can skip it and still be right about everything else.",
     "If you felt relief just now, follow the relief.",
     "If you felt caught, sit with it for one breath.",
     "I'd say it to my own brother, and he'd still ask for the link.",
     "Not needing something is a small luxury. Enjoy it.",
     "There's a version of you that's fine already. Let that one win.",
     "Walk away slowly, like from a cake.",
     "I can take a no. I've got three siblings."
    ]
   },
   {
    "id": "price",
    "kind": "price",
    "share": 9,
    "open": []
   },
   {
    "id": "cta",
    "kind": "cta",
    "share": 15,
    "open": [
     "That leaves {pain} or a decision.",
     "No more questions about {aCategory}? Good.",
     "That was the last doubt.",
     "You have the answers. One step left.",
     "So it is {thisCategory} or {oldWay}. Your call.",
     "You asked, I answered. Now it's quiet.",
     "Out of doubts? Check your pockets.",
     "Still thinking? You would have scrolled by now.",
     "Two doubts came in. None is left at the table.",
     "Short answer to everything: you decide."
    ]
   }
  ]
 },
 "comparison": {
  "hooks": {
   "problem": [
    "{pain}, round one. Fight.",
    "{usual} versus one small upgrade.",
    "Old {category} or new {category}? Three rounds.",
    "Is {usual} good enough? Three rounds.",
    "I let {pain} pick an opponent."
   ],
   "curiosity": [
    "Who wins {atPlace}? Three rounds.",
    "Old way, new way. One of them leaves.",
    "I expected a draw. It was not.",
    "Which one survives {event}?"
   ],
   "attention": [
    "In this corner: {usual}.",
    "Old way left, {category} right. Go.",
    "Ding. It is {day} {atPlace}.",
    "Two ways to do {event}. One winner."
   ],
   "social": [
    "{room} bet on {usual}.",
    "You are probably on team {usual}.",
    "{room} keeps score. I brought snacks.",
    "Tell me which corner you are in."
   ],
   "entertainment": [
    "Heavyweight match: {usual} versus my patience.",
    "The referee today is {image}.",
    "The crowd is {room} and {image}.",
    "Tonight, live from {place}: a grudge match."
   ]
  },
  "beats": [
   {
    "id": "hook",
    "kind": "hook",
    "share": 8,
    "open": []
   },
   {
    "id": "corners",
    "kind": "turn",
    "share": 14,
    "open": [
     "On the left, {usual}. On the right, {product}.",
     "In one corner, {usual}, undefeated at my place. In the other, {product}.",
     "The champion: {usual}. The challenger: {product}.",
     "Old way: {usual}. New way: {product}. Same rules for both.",
     "Corner one is doing nothing, my longtime favorite. Corner two: {product}.",
     "Left stool, the way I've always done it. Right stool, {product}.",
     "Weighing in with years of practice: my old habit. Across from it, {product}.",
     "On one side of the table, muddling through. On the other, {product}."
    ],
    "more": [
     "The arena: {place}, on a normal {day}.",
     "The judge is me, and I'm tired, so this is strict.",
     "The crowd is small. It's me and a plant.",
     "No brand against brand here. Just habit against change.",
     "Both get the same table and the same grumpy judge.",
     "The prize is the last piece of cake. Everybody's motivated.",
     "I drew a line on the rug with my foot. Nobody may cross it.",
     "The bell is a spoon and a jar. The jar had pickles.",
     "My roommate holds the towel and has no idea why.",
     "The left corner waved to somebody. There's nobody there.",
     "They shook hands. One hand was sticky, I won't say which.",
     "I've put on a striped shirt for this."
    ]
   },
   {
    "id": "round-one",
    "kind": "feature",
    "share": 17,
    "open": [
     "Round one: the first five seconds. Old way: searching. One to nothing.",
     "Round one: {moment}. The old way folds. First goal to the challenger.",
     "Round one: who's ready when I am? The left one's still in the hallway. Point to the new corner.",
     "Round one: a half-awake {day}. The old way needs coffee first. The bell goes to the challenger.",
     "Round one: one free hand. The old way asks for three. Score that for the newcomer.",
     "Round one: the quick glance. The left looks busy, and it's only lost. The new one opens the score.",
     "Round one: where is it? The old way shrugs. The new one raises a hand.",
     "Round one: somebody rings at the door. The old way panics. Tick for the challenger."
    ],
    "withFeature": [
     "Round one. {feature} The challenger scores.",
     "Round one: the basics. {feature} One to nothing.",
     "Round one. Old way: a shrug. {feature} That's a hit.",
     "Round one, and it's quick. {feature} The new corner opens.",
     "First round, fresh towels. {feature} The spoon goes to the newcomer.",
     "Round one, eye to eye. {feature} Cheers from the plant.",
     "Opening round. {feature} I write a one.",
     "The bell, and off they go. {feature} The new one lands it.",
     "Round one. The left is still stretching. {feature} That was fast."
    ],
    "more": [
     "The old way asked for a timeout.",
     "The judge wrote that down twice.",
     "You could hear the sigh from the left corner.",
     "Somebody in the hall yelled foul. It was the dryer.",
     "The left corner blames the lighting.",
     "I held up a card with a one on it. It's the back of a pizza menu.",
     "The plant hasn't moved. Tough crowd.",
     "Water break. Somebody spilled.",
     "The old way says it wasn't ready.",
     "My roommate dropped the towel. It's legal.",
     "We had to replay that in slow motion, with my hands."
    ]
   },
   {
    "id": "round-two",
    "kind": "feature",
    "share": 17,
    "minLength": 35,
    "open": [
     "Round two: cost of doing nothing. The old way asks for nothing. One all.",
     "Round two: sentimental value. I go way back with {usual}. One all, I'm not made of stone.",
     "Round two: setup. The old way needs none. The left draws level.",
     "Round two: patience. The old way has plenty, mine. It scores for effort.",
     "Round two: stories at dinner. The old way has hundreds. The left gets the laugh and the point.",
     "Round two: familiarity. I could do the old way asleep. I have. One for the left.",
     "Round two: shelf space. The old way is already everywhere. Technically, that's its point.",
     "Round two: loyalty. It has never left me, even when I asked. The left evens it out."
    ],
    "withFeature": [
     "Round two. {feature} Two to nothing.",
     "Round two: a busy {day}. {feature} Another hit.",
     "Round two, same table. {feature} The pickle jar rings.",
     "Second round, less talk. {feature} The judge nods.",
     "Round two. The left came back with a snack. {feature} It forgot to chew.",
     "Round two, sleeves up. {feature} The plant leans in.",
     "Next round, no mercy. {feature} I draw another line.",
     "Round two, closer to the camera. {feature} You saw that.",
     "Middle round. {feature} The towel's getting nervous."
    ],
    "more": [
     "There's no replay. We've got one phone.",
     "The left corner is drinking water and looking at old photos.",
     "The scoreboard is a pizza box.",
     "Somebody in the back is chanting. It's me.",
     "{room} would like a recount.",
     "I had to move the cake. People were leaning.",
     "The left corner's coach is a cushion.",
     "A short break, while I look for my pen. It's behind my ear.",
     "The rules were read out again, since somebody asked. It was the judge.",
     "Two neighbors have come in. They brought chairs.",
     "The jar of pickles has fogged up from the tension."
    ]
   },
   {
    "id": "round-three",
    "kind": "feature",
    "share": 15,
    "minLength": 40,
    "open": [
     "Round three: end of the day, low battery. Old way: low, too. The challenger takes it.",
     "Round three: who do I reach for when I'm late? I looked at my own hand. It went to the new one.",
     "Round three: tired hands. The old way needs a pep talk. The newcomer doesn't ask for one.",
     "Round three: guests in ten minutes. The old way starts a discussion. That decides it.",
     "Round three: a rainy {day}. The old way wants to talk about it. I don't. Score settled.",
     "Round three: the third time today. The left rolls its eyes. The new corner shrugs and goes on.",
     "Last round: no patience left on my side. The old way needs exactly that. It's over.",
     "Last round: somebody's watching. The old way gets shy. The challenger bows."
    ],
    "withFeature": [
     "Round three. {feature} And the bell.",
     "Final round. {feature} The spoon hits the jar.",
     "Round three, for the title. {feature} That settles it.",
     "Last round, tired judge. {feature} Even tired, I saw that.",
     "Final minute. {feature} The left puts its jacket on.",
     "Round three, everybody stands. {feature} They sit down again, impressed.",
     "Last one, for the cake. {feature} Plates, please.",
     "Third round. {feature} The pizza box is full."
    ],
    "more": [
     "The bell is still ringing. It's a good jar.",
     "Nobody was hurt. One ego, maybe.",
     "The judge had to sit down for a second.",
     "I would have called it earlier, but rules are rules.",
     "The left corner packed its cushion.",
     "My roommate threw in the towel. Nobody had asked.",
     "The plant lost a leaf. From clapping, I like to think.",
     "The neighbors are arguing about round one.",
     "I took off the striped shirt. It itched.",
     "The line on the rug has been walked over by everyone.",
     "Somebody started on the cake too early."
    ]
   },
   {
    "id": "verdict",
    "kind": "limit",
    "share": 11,
    "minLength": 25,
    "open": [
     "Verdict: the challenger takes it. Unless {limit}, then stay with the old way.",
     "Winner on points: {product}. If {limit}, call it a draw.",
     "Verdict: {product}. The old way may keep its memories.",
     "The judge says {product}. The judge is biased, but the judge was there.",
     "The new corner wins. If the old way never bothered you, keep it.",
     "It goes to {product}. Once a year, the old way is fine.",
     "On my card, the newcomer. On yours, maybe not, so count your own rounds.",
     "The pizza box says {product}. If you like the long way around, ignore the box."
    ],
    "more": [
     "If it's a yearly thing for you, the old way may stay.",
     "Good fight. Hands were shaken and then washed.",
     "The loser goes to the garage. With respect.",
     "The cake was shared. The winner got the corner piece.",
     "The old way asked for a rematch and then for a ride home.",
     "I checked the math on the pizza box. There's cheese on the three.",
     "The neighbors took their chairs and one of mine.",
     "The towel goes in the wash. It's had a day.",
     "My roommate still doesn't know what we were doing.",
     "A fair fight has a fair loser. It sent a card."
    ]
   },
   {
    "id": "price",
    "kind": "price",
    "share": 7,
    "open": []
   },
   {
    "id": "cta",
    "kind": "cta",
    "share": 11,
    "open": [
     "And {pain}? Out in three rounds.",
     "As for {usual}: out of the ring.",
     "Old {category}, new {category}. You saw the score.",
     "{room} owes me lunch.",
     "That was the match. Now you're the judge.",
     "Next {day}, no rematch.",
     "The ring is a rug again.",
     "The pickle jar goes back in the fridge.",
     "Good night from the pizza box.",
     "I'm keeping the whistle. You never know."
    ]
   }
  ]
 },
 "conspiracy": {
  "hooks": {
   "problem": [
    "Who told us to just accept {pain}?",
    "{pain}? Not a coincidence. I checked.",
    "Something about buying {aCategory} never added up.",
    "Nobody talks about {usual}. Suspicious.",
    "Why does this always happen {atPlace}?"
   ],
   "curiosity": [
    "I have a theory, and it involves {aCategory}.",
    "I followed the clues {atPlace}.",
    "There is a pattern, and it starts with {image}.",
    "I opened a case file on my {category}.",
    "Exhibit A: {image}. Stay with me.",
    "Once you see {image}, you can't unsee it."
   ],
   "attention": [
    "Close the door. This is about {aCategory}.",
    "Look closely at {image}. Closer.",
    "They're all doing it {atPlace}.",
    "Lower your voice. It is about {event}.",
    "Zoom in on {image}. There."
   ],
   "social": [
    "Ask {room} about {day}. Watch the face.",
    "You have noticed it too. Admit it.",
    "Half the people I know own {oldWay}.",
    "Everyone at {event} has the same look."
   ],
   "entertainment": [
    "My wall has string on it. It concerns {image}.",
    "The suspect: {usual}. The witness: me.",
    "I haven't slept. I've been watching {image}.",
    "Case one: the mystery of {image}."
   ]
  },
  "beats": [
   {
    "id": "hook",
    "kind": "hook",
    "share": 8,
    "open": []
   },
   {
    "id": "theory",
    "kind": "context",
    "share": 14,
    "open": [
     "My theory about {pain}: it isn't bad luck. There's a cause, and I have photos.",
     "My theory: nobody chose {usual}. It just moved in.",
     "The official story is that this is normal. I don't buy it.",
     "My theory is simple: the calm people aren't calm. They're equipped.",
     "Think about it. The same scene, week after week, and no witness ever speaks.",
     "My theory: somebody solved this long ago and forgot to tell the rest of us.",
     "It can't only be me. So I bought a notebook.",
     "My theory fits on a napkin. The napkin's still wet.",
     "They say you get used to it. Who's they, and why are they smiling?"
    ],
    "more": [
     "I have a notebook, a lamp, and too much free time.",
     "I asked around. People changed the subject to soup.",
     "I drew it on a napkin. The waiter asked if I needed help.",
     "I'm not saying I have a wall with red string. I'm saying I own string.",
     "For weeks I thought it was me.",
     "My sister says I need a hobby. This has folders.",
     "I wore my good coat for this. Nobody noticed, which proves a lot.",
     "I've stopped blinking in meetings, in case it happens there.",
     "My search history looks like two people fighting.",
     "I practiced my serious face in a spoon.",
     "The dog has seen the file. He ate page one.",
     "I've named the operation after my grandmother. She doesn't know."
    ]
   },
   {
    "id": "clue-one",
    "kind": "trouble",
    "share": 16,
    "open": [
     "Clue one: {prop}. Nobody puts that there on purpose.",
     "Clue one: {moment}. Same time, same place, every week.",
     "Clue one: {oldWay}. We all have it. Nobody remembers choosing it.",
     "First piece of evidence: {prop}, found {atSetting}.",
     "Clue one: the neighbors' recycling is far too tidy.",
     "Clue one: whoever I ask answers half a second too late.",
     "Clue one: I set a trap with a cookie. The cookie is gone.",
     "Clue one: certain people never sigh. I've listened.",
     "Clue one: there's a calm corner in every home but mine."
    ],
    "more": [
     "I took a photo. Then I took another, with a ruler.",
     "I wrote it on my hand, and then I forgot and washed.",
     "One clue is nothing, I know. I said the same.",
     "I put it in a freezer bag and labeled it Tuesday.",
     "I looked at it through a glass of water. Bigger, but no wiser.",
     "My roommate walked by and walked faster.",
     "I dusted for prints with powdered sugar. Delicious, and useless.",
     "I said aha out loud. It's better with a hat.",
     "I checked it from the other side of the room, on a chair.",
     "I whispered it to the plant, since the plant can keep quiet.",
     "I made a sketch. It looks like a potato with a motive."
    ]
   },
   {
    "id": "clue-two",
    "kind": "trouble",
    "share": 16,
    "minLength": 25,
    "open": [
     "Clue two: {moment}. You've lived this.",
     "Clue two: {oldWay}, quietly gone from certain homes.",
     "Clue two: the same people are always on time for {event}.",
     "Clue two: {prop}, and nobody will say why.",
     "Clue two: I asked a direct question and got offered cake.",
     "Clue two: a drawer closed softly when I came in.",
     "Clue two: two friends used the same word on the same day. The word was easy.",
     "Clue two: a shopping page was open on a laptop. Then it wasn't.",
     "Clue two: somebody's hands were free at eight in the morning. Both."
    ],
    "more": [
     "Two of them already make a list.",
     "At this point I was eating cereal in the dark, thinking.",
     "The dog was there. The dog said nothing.",
     "I drew an arrow. Then a bigger arrow.",
     "I wanted to be wrong. I'm usually good at that.",
     "I laid the clues side by side. They leaned toward each other.",
     "The cake was very good. That's how they get you.",
     "I went back with sunglasses on. They said hi, by name.",
     "I asked a child. Children look left when they know.",
     "I wrote it on the mirror, and then I had to shave around it.",
     "I called my brother. He said oh, and then his connection got bad."
    ]
   },
   {
    "id": "clue-three",
    "kind": "trouble",
    "share": 8,
    "minLength": 80,
    "open": [
     "Clue three: {moment}. By now I was taking notes with both hands.",
     "Clue three: {prop}, moved since yesterday. By me, but still.",
     "Clue three: every road leads back to {life}.",
     "Clue three: they never complain about {oldWay} anymore.",
     "Clue three: I was handed a brochure, folded so I could see one word.",
     "Clue three: the mail carrier looked at me the way you look at someone next in line.",
     "Clue three: three homes, three empty boxes, no explanation.",
     "Clue three: somebody wrote finally on a calendar."
    ],
    "more": [
     "Three clues. In the movies, the music starts here.",
     "I stood up. I sat down. I stood up once more.",
     "I ran out of wall.",
     "I had to borrow string from the lady downstairs. She had it ready.",
     "The map and I had dinner together.",
     "I slept with the folder under the pillow. It's a hard folder.",
     "I circled it so often that the paper gave way.",
     "You can see it from the hallway now, if you squint and believe.",
     "I took off the hat. It was getting serious.",
     "My tea went cold next to the evidence."
    ]
   },
   {
    "id": "reveal",
    "kind": "turn",
    "share": 16,
    "open": [
     "So I followed the trail, and it ended at {product}.",
     "And then I saw it, in plain sight: {product}.",
     "All arrows point to one thing: {product}.",
     "The common factor? {product}. Every time.",
     "I turned on the light, and there it was: {product}.",
     "I pulled the last string, and on the other end hung {product}.",
     "I read the clues backward, and they said {product}.",
     "The door stood open by an inch. I saw {product}.",
     "One name was left on my list: {product}."
    ],
    "more": [
     "No secret society. Just an object, doing its job.",
     "It was never hidden. We just never looked.",
     "I dropped my pen. Cheap pen, still dramatic.",
     "I sat down on the nearest thing with legs.",
     "I got one for research. Purely research.",
     "Somebody in the street honked. It felt connected.",
     "The lamp flickered. I'd been leaning on the switch.",
     "I said of course so often that the neighbors joined in.",
     "I looked at the wall, and the wall looked relieved.",
     "I had a speech for this moment. I'd written it on the hand I washed."
    ]
   },
   {
    "id": "answer",
    "kind": "feature",
    "share": 16,
    "open": [
     "I put {itObject} on the table and observed. Findings: I stopped taking notes.",
     "I ran the experiment on a normal {day}. My notes end at breakfast.",
     "I examined {itObject} under a lamp, like a professional. I'm not a professional.",
     "I kept watch for a week. The file got thinner.",
     "I asked {itObject} where {it} had been all this time. Silence. Dignified silence.",
     "I moved the lamp, the chair, and my opinion.",
     "I gave {itObject} the spot where the map had been.",
     "I compared my sighs before and after. I'd lost the counter."
    ],
    "withFeature": [
     "The evidence is right there. {feature}",
     "Look at the file. {feature}",
     "And it explains everything. {feature}",
     "Now it all adds up. {feature}",
     "Read the evidence out loud with me. {feature}",
     "I quote from page one. {feature}",
     "Under the lamp you can see it. {feature}",
     "This is where my pen stopped. {feature}",
     "Enter it into the record. {feature}",
     "The last folder holds this. {feature}",
     "I took the label's statement. {feature}"
    ],
    "more": [
     "I have no further questions, which is new.",
     "The string came down that night.",
     "I checked it twice, because a detective would.",
     "The notebook is going back to being a grocery list.",
     "The wall has little holes. I call them stars.",
     "I closed the folder, and it sighed. First one all week.",
     "My hat's back on the hook. We had a good run.",
     "The dog brought back page one, more or less.",
     "I told my sister. She had known since the napkin.",
     "The lady downstairs wants her string back.",
     "I sat in front of the empty wall with popcorn."
    ]
   },
   {
    "id": "wink",
    "kind": "limit",
    "share": 5,
    "minLength": 25,
    "open": [
     "Relax, nobody's hiding anything. I just needed a hobby.",
     "For the record, no one is accused. Except the drawer.",
     "There's no plot. There's just me, alone with a lamp.",
     "And before you call someone: it's a joke, and I'm fine.",
     "Nobody was hiding it. I was just slow.",
     "No conspiracy here. Just a person and {aCategory}.",
     "Plot twist: the mastermind behind {usual} was me.",
     "I took the string down. I kept the hat, for the memories.",
     "The suspects have been sent home with cookies.",
     "I made it all up, apart from the cereal."
    ],
    "more": [
     "The string was for decoration.",
     "My lawyer is a cat, and she agrees.",
     "The plant wants its privacy back.",
     "I've apologized to the mail carrier. He waved from far away.",
     "The cookie, as it turned out, was eaten by me.",
     "No napkins were forced to talk.",
     "My grandmother has found out about the operation. She's flattered.",
     "I'd do it all again on a slow weekend.",
     "The soup people were simply hungry.",
     "Every witness has been thanked and released."
    ]
   },
   {
    "id": "price",
    "kind": "price",
    "share": 5,
    "open": []
   },
   {
    "id": "cta",
    "kind": "cta",
    "share": 9,
    "open": [
     "The case of {pain}: closed.",
     "The {category} file is closed.",
     "Case closed. The lamp is going off.",
     "I rest my case, and I need the rest.",
     "{usual} may leave town now.",
     "The hat goes back in its box. Until next {day}.",
     "The wall is just a wall again.",
     "I'm out of string and out of questions.",
     "The notebook's last line says milk, eggs, peace.",
     "You can lower your voice again. It's over."
    ]
   }
  ]
 },
 "day-in-life": {
  "hooks": {
   "problem": [
    "6:43. {pain}. Already.",
    "7:06. Late, and the day just started.",
    "6:32. {image}. No coffee yet.",
    "7:11. {usual}. It begins.",
    "6:57. Two alarms off, one shoe on."
   ],
   "curiosity": [
    "6:17. Watch {place} today.",
    "5:52. One thing is different this {day}.",
    "6:23. Count the helpers. I'll wait.",
    "7:03. Nobody in this house is ready.",
    "6:38. My bag is heavier than yesterday. Guess why."
   ],
   "attention": [
    "6:14. Dark. Shoes. Keys.",
    "6:46. {image}. Go.",
    "5:57. Alarm. No. Alarm again.",
    "7:07. {place}. Lights on.",
    "6:28. One slipper. One plan."
   ],
   "social": [
    "6:34. {room} is already texting me.",
    "7:16. You're up too, I know.",
    "6:51. Come with me. It is {day}.",
    "6:39. Who else eats breakfast over the sink?"
   ],
   "entertainment": [
    "6:03. I'm a morning person. That was a lie.",
    "6:26. Me versus {image}.",
    "7:22. A very glamorous {day} begins.",
    "6:12. Two socks, both mine. A record.",
    "6:48. My hair woke up before me."
   ]
  },
  "beats": [
   {
    "id": "hook",
    "kind": "hook",
    "share": 8,
    "open": []
   },
   {
    "id": "morning",
    "kind": "context",
    "share": 21,
    "open": [
     "7:32, {atPlace} already, one eye on {prop}. And {product} on the list for today.",
     "7:46, {place}. I pack {product} first, before I forget.",
     "7:28, hair wet, coffee hot, {product} waiting {atSetting}.",
     "8:03, first stop, {place}. On the seat beside me, {product}.",
     "7:41, keys, phone, one look at {product}. In that order.",
     "7:19, I trip over a shoe, and next to the shoe there {is} {product}.",
     "7:36, one hand on the toast, the other on {product}.",
     "7:53, the bread is still frozen, so I have time for {product}.",
     "7:24, both hands full, and under my arm {product}."
    ],
    "more": [
     "Outside it's still gray, and nobody's talking.",
     "This is usually when it happens: {moment}.",
     "On every note on my fridge, there is {pain}.",
     "The old answer, {oldWay}, stays home today.",
     "I button my coat wrong, all the way up.",
     "A bag, some stairs, a street. Calm so far.",
     "The toaster throws out both slices like a verdict.",
     "One sip, one look at the clock, out the door.",
     "No playlist, no quote of the day. Just shoes.",
     "Somebody left the radio on. It's the traffic, sung by a stranger.",
     "The elevator is full, and everyone looks at the same button.",
     "I wave at a neighbor. It's somebody else. She waves, too."
    ]
   },
   {
    "id": "midday",
    "kind": "feature",
    "share": 20,
    "open": [
     "12:41, lunch is late. First I {demo}, with a fork behind my ear.",
     "12:33, {setting}. This is where it normally goes wrong: {moment}.",
     "1:06, lunch, standing up. {product} {is} right here, next to {prop}.",
     "12:52, halfway. I {demo} and take one honest breath.",
     "12:47, crumbs off, sleeves up, {product} on the table.",
     "12:38, I move {prop} aside and make room for {product}.",
     "1:11, soup too hot. While I wait, I {demo}.",
     "12:29, everyone else went out. Me, a sandwich, {product}."
    ],
    "withFeature": [
     "12:42, hungry, and only halfway. {feature}",
     "12:31, lunch, standing up. {feature}",
     "1:09, {setting}. {feature}",
     "12:53, a spoon in one hand. {feature}",
     "1:04, right on schedule, the busy part. {feature}",
     "12:37, I wipe the crumbs away first. {feature}",
     "12:48, the quiet quarter of an hour. {feature}",
     "1:14, soup too hot to eat, so I look closer. {feature}"
    ],
    "more": [
     "My sandwich has lost its tomato. I'm sitting on it.",
     "Calls, errands, repeat. I stop counting at nine.",
     "Somebody steals a fry from my plate. I let it happen.",
     "On the table, {prop}. I'll explain it later.",
     "On other days, this hour belongs to {oldWay}.",
     "The slow hour. A fly walks across my list and stops at number four.",
     "I think about tonight and put my phone face down.",
     "A colleague eats soup with great concentration. We all hear it.",
     "I fold the napkin into a boat. It's a good boat.",
     "Two people argue about a window. It opens. It closes. It opens.",
     "The receipt is longer than the lunch was."
    ]
   },
   {
    "id": "evening",
    "kind": "feature",
    "share": 20,
    "minLength": 40,
    "open": [
     "6:33, home, bag down, shoes off, {product} back {atSetting}.",
     "6:46, {event}, part two. I {demo} without looking.",
     "7:14, the hour for this: {moment}. Today I look it in the eye.",
     "6:51, everybody is hungry and nobody wants to talk. I {demo}.",
     "6:24, one light on, one pot on, {product} within reach.",
     "6:38, I put the groceries down and {demo} first.",
     "7:03, the whole family in one room, and {product} in the middle.",
     "6:17, key, lamp, kettle. Then I {demo}."
    ],
    "withFeature": [
     "6:31, home, shoes off. {feature}",
     "6:44, the second rush of the day. {feature}",
     "7:13, {setting}. {feature}",
     "6:22, door, bag, lights. {feature}",
     "6:53, pasta on, timer set. {feature}",
     "6:37, I hang up my coat and get to it. {feature}",
     "7:04, one lamp, one cup, no calls. {feature}",
     "6:18, last stairs of the day. {feature}"
    ],
    "more": [
     "Upstairs, somebody is learning the recorder. We're all learning the recorder.",
     "I find this morning's list in my pocket. It has been through a lot.",
     "I sit on the bottom stair for a minute, because it's there.",
     "Dishes, messages, one last look at the list.",
     "I eat the last of the bread standing up, like a heron.",
     "The pasta tells me it's done by leaving the pot.",
     "A neighbor carries a lamp across the street, lit. Nobody asks.",
     "I answer a message from Monday. They had stopped waiting.",
     "The couch makes an offer. I decline, twice.",
     "Somebody calls from the other room, and it's only about cheese."
    ]
   },
   {
    "id": "recap",
    "kind": "limit",
    "share": 14,
    "minLength": 25,
    "open": [
     "9:43, a full day behind me, and {product} on the shelf.",
     "10:02, I count: one list, two cups, {product}.",
     "9:31, tomorrow's things are by the door. {product}, too.",
     "10:08, the day in three words: toast, stairs, {category}.",
     "9:38, I put {product} where I'll find {itObject} half asleep.",
     "9:52, dishes dry, lamp low, {product} in {its} spot.",
     "9:26, list done, apart from the part with the ladder.",
     "10:04, I empty my pockets: a receipt, a screw, a mint."
    ],
    "more": [
     "If {limit}, your day won't need {itObject}.",
     "It was an ordinary {day}, and I have the crumbs to prove it.",
     "I set everything out for tomorrow, like somebody who has it together.",
     "The dishwasher hums the one song it knows.",
     "Nothing happened that anyone would film. Well.",
     "Same again tomorrow, probably with worse hair.",
     "I water the plant. It's a different plant than I remember.",
     "My list has one thing left on it, and it is \"list.\"",
     "Somewhere in the building a door says good night.",
     "I brush my teeth next to the window and nod at the moon."
    ]
   },
   {
    "id": "price",
    "kind": "price",
    "share": 6,
    "open": []
   },
   {
    "id": "cta",
    "kind": "cta",
    "share": 11,
    "open": [
     "11:02, and {pain}? We talked about it today.",
     "11:06, {image}, same place tomorrow.",
     "10:54, {place}, one last look. Lights off.",
     "11:09, {usual}? That was another life.",
     "10:51, alarm set, shoes ready.",
     "11:01, good night from me and my {category}.",
     "10:46, {room} gets one last text: made it.",
     "11:14, {day}, done.",
     "10:58, one lamp off, one thought left.",
     "11:07, both slippers by the bed. I checked."
    ]
   }
  ]
 },
 "hack-tip": {
  "hooks": {
   "problem": [
    "Three steps against {pain}.",
    "Fix {pain} in three steps. Watch.",
    "Stop starting with {usual}. Try this.",
    "If {place} is always chaos, try this.",
    "Here's how I handle {pain} now."
   ],
   "curiosity": [
    "Do this before {event}.",
    "Put {aCategory} here, not there.",
    "The order matters more than the {category}.",
    "You're skipping step two. Everybody does.",
    "One small habit changed {place} for me."
   ],
   "attention": [
    "Save your {day} with three small steps.",
    "Look at {place} now. Three steps did that.",
    "Watch my hands. Three steps, starting now.",
    "{audience}, three steps, and you can do them today.",
    "Look at {image}. We're fixing this."
   ],
   "social": [
    "{room} asked how I do this. Three steps.",
    "Everyone asks about {place}. Here's the trick.",
    "Teach this to whoever lives with you."
   ],
   "entertainment": [
    "A lazy person tip for {place}.",
    "Three steps, and one of them is sitting down.",
    "This is the laziest tip I own.",
    "My proudest idea this week involves {image}."
   ]
  },
  "beats": [
   {
    "id": "hook",
    "kind": "hook",
    "share": 8,
    "open": []
   },
   {
    "id": "why",
    "kind": "context",
    "share": 12,
    "minLength": 22,
    "open": [
     "It's annoying because it always happens at the same time: {moment}.",
     "Why bother? Because of {pain}, day after day.",
     "The usual fix is {oldWay}. It works until you're in a hurry.",
     "Nobody does it wrong here. We do it in the wrong order.",
     "Most of us start at the wrong end, right before {event}.",
     "You look for it at the one minute when you have no minute.",
     "Your hands are full exactly when you'd need one.",
     "It begins with {prop}, and by evening nobody knows why."
    ],
    "more": [
     "My aunt has a word for this. It's mostly vowels.",
     "You stand there with one shoe on, and the bus is punctual.",
     "It's never the big thing. It's the small thing, in the doorway.",
     "I once solved it with a rubber band and a lie.",
     "By the time you think of it, your coat is buttoned.",
     "Half the house walks around it, in socks.",
     "We keep a chair for this. The chair is full.",
     "Ask anyone who has ever carried two cups and a phone.",
     "The drawer knows. The drawer has seen you come back three times.",
     "On paper it takes a minute. On a {day} it takes the evening."
    ]
   },
   {
    "id": "step-one",
    "kind": "context",
    "share": 17,
    "open": [
     "Step one: start at {setting}.",
     "Step one: pick a spot and point at it.",
     "Step one: pick one spot. {setting} works. Stay with it.",
     "Step one: empty your hands. Put the cup, the keys, and the mail down first.",
     "Step one: find the thing that's in your way. Today it is {prop}. Deal with that first.",
     "Step one: look at where you're standing when it goes wrong. Start there.",
     "Step one: choose the time. Right before {event} is too late, so go one step earlier.",
     "Step one: show both empty hands. What are they looking for?",
     "Step one: walk in from the door and stop at the first sigh."
    ],
    "more": [
     "Pick a corner the size of a tray. A tray has an end.",
     "Put the kettle on first. It gives you a clock.",
     "Lay a towel under everything, so it can leave in one go.",
     "Point at it. Pointing makes it real, and slightly silly.",
     "If somebody asks what you're doing, give them a box to hold.",
     "Wipe the spot while it's empty. It won't be empty again soon.",
     "Say out loud what belongs here. Your ears will tell you if it's true.",
     "Keep your shoes on. In shoes you're still at work.",
     "Whatever you find under there gets one guess, then the trash.",
     "Open a window. Old air makes old decisions."
    ]
   },
   {
    "id": "step-two",
    "kind": "context",
    "share": 17,
    "minLength": 25,
    "open": [
     "Step two: {demo}. Same place, every time.",
     "Step two: {demo}.",
     "Step two: let go of {oldWay}.",
     "Step two: do it in this order. Hands first, mess second, phone last.",
     "Step two: retire {oldWay}. Thank it, if that helps.",
     "Step two: tie it to something you already do, like {event}.",
     "Step two: {demo}, and leave it like that until morning.",
     "Step two: put what you need one arm away, handle toward you.",
     "Step two: do it once in slow motion, like a replay."
    ],
    "more": [
     "Hum something. Hands keep a beat better than a plan.",
     "If you get interrupted here, begin this step again, at the first move.",
     "Use the hand you don't write with. It has no habits yet.",
     "Let whoever shares your place watch you do it once.",
     "Left to right, like reading. Your eyes know that one.",
     "Stop when you catch yourself improving it.",
     "A strip of tape holds the place for you until tomorrow.",
     "Turn every label and every handle to the front.",
     "Count the moves on your fingers. Put one finger down for good.",
     "The dog may watch. The cat may not, she'll sit on it."
    ]
   },
   {
    "id": "step-three",
    "kind": "context",
    "share": 16,
    "minLength": 25,
    "open": [
     "Step three: {demo}. Then stop. Don't improve it.",
     "Step three: reset it before you turn the lamp off.",
     "Step three: do it again before {event}.",
     "Step three: put it back at night, so the morning starts at zero.",
     "Step three: test it on a bad day, with a bag on your arm.",
     "Step three: put everything for {event} in one place and walk away.",
     "Step three: when you leave {setting}, check it once with your eyes, not your hands.",
     "Step three: take a photo of how it should look, and tape it up.",
     "Step three: show it to one person and let them do it."
    ],
    "more": [
     "Shut the drawer with your hip. It's the victory lap.",
     "If you forget it once, do it the next time and say nothing.",
     "Look back from the door, the way you do in hotels.",
     "Put a cross on the calendar for doing it, not for doing it well.",
     "Try it half asleep. Your real self is half asleep.",
     "The last one out of the room does it. House rule.",
     "Give it until {day}, then change one thing, not three.",
     "Turn around once. Rooms look different from the other end.",
     "Make it the thing you do while the toothbrush hums.",
     "If it needs a fourth step, one of these three was too big."
    ]
   },
   {
    "id": "tool",
    "kind": "feature",
    "share": 13,
    "open": [
     "The tool I use: {product}. The steps come first.",
     "On my table for this, there {is} {product}.",
     "For the middle part I use {product}. The rest is hands.",
     "What's in my hand? {product}. The idea works with the one you own, too.",
     "Next to me the whole time: {product}.",
     "The helper at my place is {product}.",
     "Where the steps happen, I keep {product}.",
     "In reach, handle out: {product}."
    ],
    "withFeature": [
     "The tool: {product}. {feature}",
     "My tool for this: {product}. {feature}",
     "In my hand the whole time: {product}. {feature}",
     "One arm away, I keep {product}. {feature}",
     "For the middle step I take {product}. {feature}",
     "On the table beside me: {product}. {feature}",
     "The helper in this video: {product}. {feature}",
     "What I reach for here: {product}. {feature}"
    ],
    "more": [
     "Do the steps once with what you own. Your hands will tell you what's missing.",
     "The steps still want your hands. Nothing replaces hands.",
     "If {limit}, you don't need this one.",
     "Ask yourself if you'd reach for {itObject} on a wet {day}.",
     "I keep {itObject} {atSetting}, because that's where I stand anyway.",
     "If {it} would live in a box in the cellar, skip this part.",
     "A neighbor does the same three steps with a soup ladle. I've seen it.",
     "Borrow one first, if your sister has one. She'll want a cake for it.",
     "The place matters more than the purchase. Find the place tonight.",
     "Put a sticker where {it} go{es}. Everyone else will follow the sticker."
    ]
   },
   {
    "id": "price",
    "kind": "price",
    "share": 6,
    "open": []
   },
   {
    "id": "cta",
    "kind": "cta",
    "share": 11,
    "open": [
     "Three steps against {pain}. Your hands know them now.",
     "Now look at {place} again.",
     "And {image} can stay where it is.",
     "Three steps. Try them on the next {day}.",
     "Clear it, place it, shut the drawer.",
     "{room}, this was for you.",
     "As for {usual}: take the week off.",
     "{anotherCategory}? That was the easy part. The order is the trick.",
     "Hands free. What do people do with those?",
     "One, two, three. The kettle isn't even done."
    ]
   }
  ]
 },
 "informative": {
  "hooks": {
   "problem": [
    "Let's sort out {pain} in one video.",
    "There's a simple reason for {pain}.",
    "Most people start with {usual}. There's another way.",
    "Here's what to look for in {aCategory}."
   ],
   "curiosity": [
    "Check this before you buy {aCategory}.",
    "What should {aCategory} actually do for you?",
    "What changes with {aCategory}, and what doesn't?",
    "Three questions tell you enough about {aCategory}.",
    "What {is} {thisCategory} for, exactly?"
   ],
   "attention": [
    "{audience}, {aCategory} explained in plain words.",
    "{aCategory}, explained without the shouting.",
    "The short guide to {aCategory} starts here.",
    "Two facts about {place}, then you decide.",
    "A short explanation, starting with {image}."
   ],
   "social": [
    "People keep asking me about {thisCategory}.",
    "You asked what I use {atPlace}. Here it is.",
    "A question I hear a lot: why not {usual}?"
   ],
   "entertainment": [
    "The calmest {category} video you'll see today.",
    "No music, no drama, just {aCategory}.",
    "Welcome to a very small lesson about {image}."
   ]
  },
  "beats": [
   {
    "id": "hook",
    "kind": "hook",
    "share": 8,
    "open": []
   },
   {
    "id": "what",
    "kind": "turn",
    "share": 13,
    "open": [
     "Today: {product}. First the use, then the facts, then who can skip it.",
     "What you're looking at: {product}.",
     "On the table: {product}, a pencil, and a glass of water.",
     "The subject today is {product}, and the question is whether {it} fit{s} your day.",
     "Meet {product}. I'll show you where {it} belong{s} before I read you anything.",
     "I've put {product} next to {prop}, so you can see the size of the question.",
     "In front of me: {product}. Behind me: an ordinary {day}.",
     "Let's take {product} from the box to the place where {it} {is} used."
    ],
    "more": [
     "The problem behind it has a name: {pain}.",
     "It starts from a common situation: {moment}.",
     "The usual answer is {oldWay}, which means the problem comes back.",
     "I'll only say what you can see, count, or read on the label.",
     "If you're washing dishes, listen. You won't miss a picture.",
     "Take a pencil, if you have one in reach. You'll want one number.",
     "I've set a cup beside it, because cups have a size everybody knows.",
     "Nothing here needs a degree. Most of it needs a ruler.",
     "First the room, then the hand, then the thing. In that order it makes sense.",
     "A definition to begin with: useful means that you reach for it without a plan."
    ]
   },
   {
    "id": "use",
    "kind": "context",
    "share": 17,
    "minLength": 25,
    "open": [
     "In use, it looks like this: you {demo}. That's the whole procedure.",
     "The typical place: {setting}, usually right before {event}.",
     "Picture {setting}. You {demo}, and then you carry on.",
     "The moment it's meant for: {moment}.",
     "The everyday case is {event}, because that's when hands are full.",
     "Stand where it happens: {moment}. What's in your other hand?",
     "Before breakfast or after dinner, you {demo}. Pick one and stay with it.",
     "Think of {event}. Now think of it with a bag on your shoulder."
    ],
    "more": [
     "Then do it with the other hand, since the first one holds the phone.",
     "It belongs {atSetting}, because that's where the need shows up.",
     "Before, that job went to {oldWay}.",
     "An example from real life: {moment}.",
     "Go through the motions once with empty hands, because that's what you'll repeat.",
     "The same applies to {event}, which is the example most people forget.",
     "Say the first move aloud. If you need a comma, it's two moves.",
     "Do it once in the light you live in, at seven in the evening.",
     "The last move counts, too: rinse, fold, put back, shut the door.",
     "Watch where your eyes go first. Your hand goes there second."
    ]
   },
   {
    "id": "spec-one",
    "kind": "feature",
    "share": 17,
    "open": [
     "How do you judge {aCategory}? Look at what happens on a busy day, not in a photo.",
     "The first thing to check is fit: does it match {event}, or only the picture?",
     "Start with the place. If it has no fixed spot, it ends up in a drawer.",
     "The useful measure is how often you reach for it in a week.",
     "Compare it with {oldWay}, because that's what it has to replace.",
     "Begin with a ruler. Width, depth, and the door that opens into it.",
     "Ask for one number and write it on your hand.",
     "First check: could a guest use it without asking you?"
    ],
    "withFeature": [
     "Now the details. {feature}",
     "First detail. {feature}",
     "Here's the first thing to know. {feature}",
     "Start with the main point. {feature}",
     "Look at the facts in order. {feature}",
     "On the first line of my note. {feature}",
     "With the ruler still on the table. {feature}",
     "Before anything else, this. {feature}"
    ],
    "more": [
     "Look for that line first when you compare two listings.",
     "A detail like that sounds small until {event}.",
     "Ask yourself on which day of the week you'd notice it.",
     "You can see it in the close-up, so I'll stay here for a second.",
     "Judge it on the worst day of your week, with wet hair and no coffee.",
     "Say it in your own words. If it gets shorter, you have understood it.",
     "Translate it into your kitchen: which shelf, which hour, whose hands?",
     "Hold a hand next to the picture. A hand is the oldest ruler.",
     "Put a cross next to it if it would change your {day}.",
     "Imagine explaining that to your father on the phone. Did it survive?"
    ]
   },
   {
    "id": "spec-two",
    "kind": "feature",
    "share": 17,
    "minLength": 50,
    "open": [
     "The second check is time: count the steps from start to finish. Fewer is better.",
     "The next question is where it lives. For most people the honest answer is {setting}.",
     "Then look at the routine around it, because a good object doesn't need a new habit.",
     "The second thing to look at is {care}, since that's what you notice after a month.",
     "Second check: who puts it away, and have they been asked?",
     "Then open the cupboard and show it the free space. If there's any.",
     "Next, read the care notes aloud, in the voice of whoever does the washing.",
     "Now think of the evening, when everything has to go somewhere."
    ],
    "withFeature": [
     "Second detail. {feature}",
     "Next on the list. {feature}",
     "The other half of the picture. {feature}",
     "And the part that answers most questions. {feature}",
     "Second line of my note. {feature}",
     "Now turn it around. {feature}",
     "For the weeks after the first one. {feature}",
     "Then there's this, in smaller print. {feature}"
    ],
    "more": [
     "Write it next to your old one and compare line by line.",
     "You can check that at home, with a cup, a coin, and good light.",
     "Name the hour when you'd need that. A real hour, with a number.",
     "Ask the person you live with whether they would notice.",
     "If you care about {care}, this is the line to remember.",
     "Read it again tonight. Good facts still make sense after dinner.",
     "Cross out what you wouldn't pay for by itself.",
     "A question is allowed here: what would have to be true for you to use that daily?",
     "Look at the corner of the picture, not at the middle. Corners are honest.",
     "Put it in one sentence with \"so that\" in it. What comes after?"
    ]
   },
   {
    "id": "who",
    "kind": "limit",
    "share": 12,
    "open": [
     "Who is it for? Anyone who knows this: {moment}.",
     "It suits you if {event} is a regular part of your week.",
     "It's made for ordinary days, so judge it on one.",
     "Who needs it? Anyone whose current answer is {oldWay}.",
     "It's for people with a free hook, a free shelf, or a free hand.",
     "If you thought of a certain person while listening, it's for them.",
     "For people who use things up instead of putting them away.",
     "It fits a home where somebody says \"where is it\" more than twice a week."
    ],
    "more": [
     "It's not for you if {limit}.",
     "If {limit}, skip it, because you wouldn't use it.",
     "For anything outside that, check the listing first.",
     "If you're not sure, think about your last {day} and whether it would have come up.",
     "If the old one makes you happy, polish it and be glad.",
     "If you can't name the place, wait until you can.",
     "Somebody who needs it twice a year can borrow one and return it with a cake.",
     "No shame in a no. Shelves love people who say no.",
     "Sleep on it. If you remember it at breakfast, look again.",
     "If you only liked the picture, keep the picture."
    ]
   },
   {
    "id": "price",
    "kind": "price",
    "share": 6,
    "open": []
   },
   {
    "id": "cta",
    "kind": "cta",
    "share": 10,
    "open": [
     "So that is {pain}, explained.",
     "{aCategory}, in plain words. Done.",
     "What it is, how it works, who can skip it. That was the lesson.",
     "The ruler goes back in the drawer. The rest is your decision.",
     "{place} has one open question less now.",
     "Compare that with {usual}, and decide for yourself.",
     "Back to {image}, which is where we started.",
     "Pencil down. You have the one number that matters.",
     "Look at your own shelf tonight. It has the other half of the answer."
    ]
   }
  ]
 },
 "product-review": {
  "hooks": {
   "problem": [
    "I tested {thisCategory} against {pain}.",
    "{does} {thisCategory} survive {place}? I tested.",
    "{pain} versus {thisCategory}. I took notes.",
    "My verdict on {thisCategory}? Not all nice.",
    "I wanted to dislike {thisCategory}. I tried.",
    "My notebook has a page on {thisCategory}."
   ],
   "curiosity": [
    "I wrote down one test for {thisCategory}.",
    "One point off, and I will tell you why.",
    "My verdict on {thisCategory} surprised me.",
    "I gave {thisCategory} my worst {day}.",
    "I have a verdict, and one complaint.",
    "My notes on {thisCategory} fill one page.",
    "There's one red line in this review."
   ],
   "attention": [
    "Verdict first: I am keeping {itObject}.",
    "Here is my verdict on {thisCategory}.",
    "Honest review, starting with {image}.",
    "Short review: two good points, one minus.",
    "Pen out. This is about {thisCategory}.",
    "Two pluses, one minus, no music."
   ],
   "social": [
    "{room} asked for my verdict. Here it is.",
    "You asked for the honest version. Here.",
    "I would tell {room} the same thing.",
    "A neighbor asked what I think of {thisCategory}.",
    "My family votes on everything, including {thisCategory}."
   ],
   "entertainment": [
    "I reviewed {thisCategory} like a restaurant critic.",
    "I put on glasses for this review.",
    "My judges today: me, {image}, and {place}.",
    "I brought a clipboard to {place}.",
    "This review contains one pen and no mercy.",
    "I gave {thisCategory} a report card."
   ]
  },
  "beats": [
   {
    "id": "hook",
    "kind": "hook",
    "share": 8,
    "open": []
   },
   {
    "id": "test",
    "kind": "turn",
    "share": 15,
    "open": [
     "The test: {product}, my normal week, no special treatment.",
     "Test conditions: {product}, {event}, and no patience on my side.",
     "I tested {product} where it counts, {atSetting}, on a bad day.",
     "The question was simple. {does} {product} have a place here, or {does} {it} go?",
     "I put {product} up against {pain}, because that is the real exam.",
     "One notebook, one pen, {product}, and the usual chaos.",
     "Judge: me. On trial: {product}. Jury: whoever walks through the kitchen.",
     "I gave {product} a week and told nobody to be nice.",
     "The setup: {product} on one side, {oldWay} on the other.",
     "Rules first. {product} get{s} no help from me, and no excuses."
    ],
    "more": [
     "The notebook has a coffee ring from the last test. I left it.",
     "I don't do labs. I do a Tuesday with three errands in it.",
     "My one rule: write the annoying things first.",
     "I moved the clock out of sight, so I wouldn't hurry the thing.",
     "I made the rules up front, so I could not go soft later.",
     "Nobody was allowed to say \"just give it time.\"",
     "I've returned enough packages to know my own moods.",
     "The pen is on a string, because pens walk off in this house.",
     "I test things the way I live, slightly late and holding something.",
     "I read my notes back a day later, when the mood has worn off.",
     "There was no music and no slow motion. There was laundry in the background.",
     "I promised my mother I'd be fair. I promised nobody I'd be nice.",
     "My stopwatch is an oven. It dings when it's ready.",
     "The last test ended with a towel over my head. Long story.",
     "There's a column for praise. It's the narrow one.",
     "I wore my reviewing socks. They've seen things."
    ]
   },
   {
    "id": "pro-one",
    "kind": "feature",
    "share": 16,
    "open": [
     "Point one: I could say what {itIs} for in one sentence.",
     "First plus: nobody here asked me for a lecture.",
     "Point one goes to the everyday part. I {demo}, and there is nothing to explain.",
     "First plus: I had no trouble saying where {it} should live.",
     "First note: I stopped describing {itObject} and started on the rest of my day.",
     "Point one: the box was open before I had found the scissors.",
     "First plus: I never wanted to hide {itObject} from visitors.",
     "First note in the book: \"plain.\" From me, that's warm."
    ],
    "withFeature": [
     "First plus. {feature}",
     "Point one, written down. {feature}",
     "What I liked first. {feature}",
     "The first good mark. {feature}",
     "Top of the page. {feature}",
     "The pen came out for this. {feature}",
     "My first note, word for word. {feature}",
     "This got the first check mark. {feature}",
     "Page one, line one. {feature}"
    ],
    "more": [
     "That is a full point, and I am stingy.",
     "My pen is a cheap one, and it still enjoyed writing that.",
     "I wrote that line in the hallway, standing up.",
     "I went back and added a date, so I can't deny it later.",
     "On paper it looks small. My paper is small, too.",
     "I gave it the neat handwriting. There's also a messy one.",
     "Half the things I test never get past this line.",
     "I put the cap back on the pen. That's how I show respect.",
     "My last test stopped here. It was a singing bottle opener.",
     "I read it aloud to check. It didn't need a footnote.",
     "Somebody here asked what I was smiling at. I said my notes.",
     "I've crossed out nicer sentences than that one.",
     "My handwriting only leans to the right when I'm pleased.",
     "It's a short note, and I stood by it at breakfast.",
     "I showed the page to the dog. No objection.",
     "If I had stickers, that line would get one."
    ]
   },
   {
    "id": "pro-two",
    "kind": "feature",
    "share": 15,
    "minLength": 40,
    "open": [
     "Second plus: nobody in my house asked how it works.",
     "Point two: {it} {does} not need me to be in a good mood.",
     "Second plus: I know which day I would reach for {itObject}.",
     "Point two: it fits the way I already do {event}.",
     "Second note: I had to look for something to complain about, and I'm good at that.",
     "Second plus: {it} did not come with a new habit to learn.",
     "Point two: I could lend {itObject} to somebody without writing a page.",
     "Second note: no entry for two days. I checked that the pen still worked."
    ],
    "withFeature": [
     "Second plus. {feature}",
     "Point two. {feature}",
     "The other thing I wrote down. {feature}",
     "And the second check mark. {feature}",
     "Further down the page. {feature}",
     "I turned the page for this one. {feature}",
     "Next entry, different pen. {feature}",
     "The second note is underlined. {feature}",
     "Then, on the back of the sheet. {feature}"
    ],
    "more": [
     "I underlined it, and the pen went through the paper.",
     "My pen hesitated, and then it wrote it anyway.",
     "Another point, and I count slowly.",
     "By then I had forgotten the test, until somebody asked about the notebook.",
     "I tried to find the catch. I found a button from a coat.",
     "Two points in one week is a record for this table.",
     "I drew a small box around it. I never draw boxes.",
     "You could check that yourself without a notebook.",
     "That one I'd tell my neighbor, and she only wants bad news.",
     "I asked for a second opinion. It said \"hm,\" and then \"okay.\"",
     "I leave the drawing of a sun next to it without comment.",
     "The eraser hasn't been used so far. It's making me nervous.",
     "I read both notes in a row and couldn't think of a joke.",
     "I had the red pen in my hand and put it down again.",
     "A friend leaned in and said \"go on.\" I went on.",
     "My notebook's never been this polite."
    ]
   },
   {
    "id": "minus",
    "kind": "limit",
    "share": 14,
    "open": [
     "Points off: if {limit}, this will not make sense for you.",
     "One point off, because it is not for everyone. If {limit}, pass.",
     "The minus: if {limit}, you will not get much out of it.",
     "Points off for scope. If {limit}, look elsewhere.",
     "One off, in red: if {limit}, save your money.",
     "The honest line of this review: if {limit}, no.",
     "Every test has a minus. This one: if {limit}, leave {itObject}.",
     "Points off, and I'd say it to the maker's face: if {limit}, no use."
    ],
    "more": [
     "I said there would be a minus, and I keep my word.",
     "Not a defect, just a limit. You should know it.",
     "I take points off for everything. Ask my family.",
     "Better to hear that from me than from your own closet.",
     "I wrote the minus before the pluses. It keeps me honest.",
     "If that line is you, close the notebook here.",
     "No test without red ink. It's in the rules.",
     "I once took a point off a sunset. There was a gull.",
     "That was the worst thing in my notes. You've seen it now.",
     "I have been called harsh by a toaster. I stand by it.",
     "I felt mean for a second, and then I felt accurate.",
     "The red pen has to eat, too.",
     "Somebody asked me to round up. I don't round up.",
     "My sister calls this part \"the real you.\"",
     "I slept on it, and in the morning the point was still off."
    ]
   },
   {
    "id": "who",
    "kind": "context",
    "share": 12,
    "minLength": 50,
    "open": [
     "Who is it for? People who know this scene: {moment}.",
     "If your week has {event} in it, you are the target.",
     "Good match: somebody who is still using {oldWay}.",
     "Who is it for? Anyone who could say right now when they'd use {itObject}.",
     "Made for busy hands. If that is you around {event}, stay.",
     "For people who'd rather fix it once than talk about it weekly.",
     "Who for? You, if you already know which shelf, hook or hour it belongs to.",
     "For households where somebody always asks \"where is the thing?\""
    ],
    "more": [
     "If that does not sound like you, trust your gut.",
     "I'd hand {itObject} to the friend who is always late and ask for a report.",
     "Your week decides, not my notebook.",
     "If you only saw yourself in half of that, wait.",
     "You know within a second whether that was you. It was a short second, right?",
     "My aunt said \"that's me\" from the other room. She hadn't seen anything yet.",
     "If nobody at your place fits that, spend it on pizza.",
     "I don't test for everybody. I test for people with a {day}.",
     "Picture one hand reaching for {itObject}. If it's yours, good.",
     "Don't buy it for the person you plan to be in January.",
     "You could also ask the person you live with. They've got notes.",
     "I thought of three people while writing that. One of them owes me lunch.",
     "There's no prize for buying things you don't need. I've checked.",
     "If you laughed at that, you're probably in.",
     "Be honest, nobody's looking over your shoulder. Well, maybe on the bus."
    ]
   },
   {
    "id": "price",
    "kind": "price",
    "share": 10,
    "open": []
   },
   {
    "id": "cta",
    "kind": "cta",
    "share": 10,
    "open": [
     "Verdict: {product} stay{s}. So much for {pain}.",
     "Verdict: {it} stay{s}. My old {category} will not get a rematch.",
     "Final verdict: a keeper, with one point off.",
     "Verdict: I would get {itObject} again.",
     "Verdict signed, {atPlace}, with the cheap pen.",
     "Verdict: keep. The notebook goes back in the drawer.",
     "That is the verdict. Pen down.",
     "Verdict: one minus, and I can live with it.",
     "Verdict, in my neat handwriting: yes.",
     "Test over. The verdict is a nod, and I don't nod often."
    ]
   }
  ]
 },
 "skit": {
  "hooks": {
   "problem": [
    "A: Nobody panic. It is just {pain}.",
    "B: Is that {pain} again?",
    "A: I can explain the noise. | B: Which one?",
    "B: Why are you whispering {atPlace}?",
    "A: Today I fight {pain}. For real."
   ],
   "curiosity": [
    "B: Don't turn around. | A: What did I do?",
    "B: What is that behind your back? | A: Nothing.",
    "A: You did not see this. | B: I saw.",
    "B: Whose {category}? | A: Mine. Why?",
    "C: Excuse me, is that normal? | A: Here, yes."
   ],
   "attention": [
    "B: Step away from the old one. Slowly.",
    "A: Stop. Nobody move. | C: I'm carrying soup.",
    "C: Welcome to court. Please rise, you in socks.",
    "B: We need to talk about {place}.",
    "B: Sit down. This is about your {category}."
   ],
   "social": [
    "B: Everyone is talking about your {category}. | A: Everyone?",
    "C: The group chat has questions. | A: About me?",
    "B: We voted. It is about {place}.",
    "B: Your {category} {has} a reputation."
   ],
   "entertainment": [
    "A: I don't need {anotherCategory}. | B: Sure.",
    "C: The accused: {usual}.",
    "B: Day nine. They still use {usual}.",
    "C: Previously, on {place}.",
    "A: I am calm. | B: You're holding a fork.",
    "C: Day nine in the kitchen. Morale is low."
   ]
  },
  "beats": [
   {
    "id": "set-up",
    "kind": "hook",
    "share": 10,
    "open": []
   },
   {
    "id": "want",
    "kind": "context",
    "share": 18,
    "open": [
     "A: All I want is one calm {day}. | B: Bold. | A: I have a plan. | B: You have a napkin.",
     "B: What do you need? | A: Five quiet minutes. | B: It's been three. You talked.",
     "A: I need {aCategory}. | B: You said that in spring. | A: I meant it in spring.",
     "A: I'm about to leave. | B: You said that earlier. | A: I was younger then.",
     "B: Be honest. How's it going? | A: Define going. | B: Forward.",
     "A: Today will be different. | B: You're wearing yesterday's shirt. | A: For luck.",
     "A: I've written a list for today. | B: There's one thing on it. | A: It's a big thing.",
     "C: What are we waiting for? | A: My energy. | C: What time does it get in?",
     "B: You have the look again. | A: Which look? | B: The one before a purchase."
    ],
    "more": [
     "A: I just want it to work. | B: Did you work today? | A: Rude.",
     "C: Is the house always like this? | A: On our good days.",
     "B: And how did you manage so far? | A: Loudly. | B: We know.",
     "C: Should I sit down? | B: I'd bring a cushion.",
     "A: How hard can this be? | B: I've watched you. Hard.",
     "A: I used to have hopes. | B: You used to have hands free.",
     "B: Did you sleep? | A: I lay there with ideas.",
     "C: I thought this was the line for soup.",
     "A: My horoscope said it'd be today. | B: You wrote that horoscope.",
     "B: I made coffee. | A: For me? | B: At you.",
     "C: Blink if you need help. | A: I'm blinking normally. | C: Noted, help.",
     "B: You've been pacing since lunch. | A: I'm nearly at Ohio.",
     "A: I asked the internet. | B: What did it say? | A: It asked if I'm a robot.",
     "C: I've got eleven minutes and a sandwich."
    ]
   },
   {
    "id": "escalation",
    "kind": "trouble",
    "share": 22,
    "open": [
     "B: So it's {pain}? | A: It's always {pain}. | B: Have you tried yelling? | A: In two languages.",
     "A: It's fine. | B: It's on the floor. | A: It's fine on the floor.",
     "B: Where did you put it? | A: Somewhere safe. | B: So it's gone.",
     "A: I tried {oldWay}. | B: How did that end? | A: We aren't speaking.",
     "C: You can't stand here. | A: I live here. | C: Like this?",
     "A: Hand me the tape. | B: There's tape on the tape. | A: Then hand me that.",
     "B: Don't force it. | A: I'm asking it firmly. | B: With a knee.",
     "C: I heard a crash. | A: That was a decision.",
     "A: Nobody move, I've nearly got it. | C: You said that at noon."
    ],
    "more": [
     "A: It was like this when I came. | B: You came yesterday.",
     "B: How many times this week? | A: Today, or in total?",
     "B: You could ask for help. | A: I could also sing.",
     "C: I only came for a signature. | A: Nobody gets out.",
     "A: Are you judging me? | B: I keep a list.",
     "C: Does this ever end well? | B: There was one time.",
     "C: I brought snacks. | B: Good. This takes a while.",
     "A: You didn't see that. | C: I've already told my sister.",
     "C: What's that smell? | B: Effort.",
     "A: I watched a video on it. | B: At double speed. | A: I learned double.",
     "B: Is that my good spoon? | A: It was.",
     "A: My left eye's doing a thing. | B: It's waving.",
     "C: Is there a manual? | A: I sat on it.",
     "B: Shall I call your mother? | A: She's hiding from me.",
     "A: I need a minute. | C: You've got a line behind you.",
     "B: Your hair's moving. | A: I'm not. | B: That's what worries me."
    ]
   },
   {
    "id": "product",
    "kind": "feature",
    "share": 16,
    "open": [
     "B: Close your eyes. | A: I peeked. | B: Fine. {product}.",
     "B: Hold out your hands. | A: They're sticky. | B: Then just look. {product}.",
     "C: Delivery. | A: I never get mail. | C: It says {product}.",
     "A: What's that on the table? | B: {product}. | A: Whose? | B: Whoever says please.",
     "B: I got you something. | A: A lawyer? | B: Better. {product}.",
     "C: I'm only the messenger. | A: What's the message? | C: {product}.",
     "B: Guess what I found. | A: My keys? | B: {product}.",
     "A: Do I smell a plan? | B: You smell toast. The plan is {product}.",
     "B: It's {product} or another Tuesday like this. | A: Show me."
    ],
    "withFeature": [
     "B: Hold out your hands. | A: They're sticky. | B: Then just look. {product}. | {feature}",
     "B: I got you something. | A: A lawyer? | B: Better. {product}. | {feature}",
     "C: Delivery. | A: I never get mail. | C: It says {product}. | {feature}",
     "B: Close your eyes. | A: I peeked. | B: Fine. {product}. | {feature}",
     "A: What's that on the table? | B: {product}. | {feature}",
     "C: I'm only the messenger. | A: And the message? | C: {product}. | {feature}",
     "B: Guess what I found. | A: My keys? | B: {product}. | {feature}",
     "A: Do I smell a plan? | B: You smell toast. The plan is {product}. | {feature}",
     "B: Enough suffering. {product}. | {feature}"
    ],
    "more": [
     "A: Can I touch {itObject}? | B: You ordered {itObject}.",
     "A: Do I need training? | B: You need to sit down.",
     "A: What's the catch? | B: You have to stop complaining.",
     "C: Hm. | A: Was that a good hm? | C: It's under review.",
     "C: Why does nobody bring me things? | B: You bite.",
     "A: I'd like to be alone with {itObject}. | B: It's a kitchen.",
     "B: Say thank you. | A: I'm building up to it.",
     "C: I'd have wrapped {itObject}. | B: You wrap with tape and anger.",
     "A: How long were you hiding that? | B: Since your birthday. Last year's.",
     "B: You're staring. | A: I'm getting to know {itObject}.",
     "C: Nice box. | A: You can have the box. | C: Really?",
     "A: And nobody told me? | B: We told the group chat. You muted us."
    ]
   },
   {
    "id": "payoff",
    "kind": "feature",
    "share": 16,
    "open": [
     "A: So I just use {itObject}? | B: That's the idea. | A: And the yelling? | B: Optional now.",
     "B: How do you feel? | A: Suspicious. | B: That's called relaxed.",
     "A: It's quiet. | B: You stopped sighing. | A: That was me?",
     "B: And {oldWay}? | A: Retired. | B: With honors? | A: With tape.",
     "C: I came back. | A: Too late. I'm calm now.",
     "A: What do people do with an evening? | B: They sit. | A: Show me.",
     "B: You haven't said a bad word in an hour. | A: I'm saving them.",
     "C: So nobody's upset? | B: Not yet. | C: I drove forty minutes.",
     "A: I could do that with one hand. | B: What's the other doing? | A: Cake."
    ],
    "withFeature": [
     "A: Don't stop there. | {feature}",
     "C: I came late. Say something new. | {feature}",
     "A: I'm still writing. Next. | {feature}",
     "C: What did I miss? | {feature}",
     "A: There's more on the box. Read. | {feature}",
     "B: Turn the page. | {feature}",
     "A: You're hiding something nice. | {feature}",
     "C: Do another one, slowly. | {feature}",
     "A: I've got time for one more. | {feature}",
     "B: Sit, there's a second part. | {feature}",
     "C: I'm only here for the details. | {feature}",
     "A: Now the small print. | {feature}",
     "B: And since you're smiling. | {feature}",
     "C: I'd need one more reason. | {feature}",
     "A: Say the thing with the arrow. | {feature}",
     "B: Ask me what else. | {feature}",
     "A: Flip the box over. | {feature}",
     "C: That can't be the whole speech. | {feature}",
     "A: Wait, my good ear's over here. | {feature}",
     "B: Hold my tea for this bit. | {feature}",
     "C: One for the road? | {feature}",
     "A: I sense a second half. | {feature}",
     "B: I saved a piece for dessert. | {feature}",
     "A: Tell it to me like a bedtime story. | {feature}",
     "C: And now for my group chat? | {feature}",
     "A: My notebook has an empty line. | {feature}",
     "B: Lean in. | {feature}",
     "C: The cat would like to hear more. | {feature}",
     "A: I've cleared my afternoon. | {feature}",
     "B: Chapter two, short one. | {feature}"
    ],
    "more": [
     "A: I feel like a new person. | B: Same shirt, though.",
     "B: Are you crying? | A: It's the onion. | B: There's no onion.",
     "C: Can I borrow {itObject}? | A: You still have my ladder.",
     "A: What do I do with my free hand? | B: Wave.",
     "B: Say something nice to {itObject}. | A: In front of everybody?",
     "C: Am I still needed? | B: Stay. You clap well.",
     "B: You're humming. | A: That's the fridge. | B: The fridge is in tune.",
     "C: Should I un-call your mother? | A: Too late. She's parking.",
     "A: I might take up a hobby. | B: Start with sitting.",
     "B: Who finished the snacks? | C: I was told it'd take a while.",
     "A: Is this what weekends are? | B: Roughly. With more laundry.",
     "C: I liked you better stressed. | A: Nobody did.",
     "B: I'd like it in writing that I was right. | A: On the napkin?",
     "A: It's only six. What now? | B: Now we get bored. It's lovely."
    ]
   },
   {
    "id": "tag",
    "kind": "price",
    "share": 8,
    "open": []
   },
   {
    "id": "cta",
    "kind": "cta",
    "share": 10,
    "open": [
     "B: So, {pain}? | A: Never heard of it.",
     "B: And the old {category}? | A: We don't say that name here.",
     "B: What about {usual}? | A: It moved out. | B: Finally.",
     "B: You're welcome. | A: I said nothing. | B: It was loud.",
     "C: Is it over? | B: It's never over.",
     "B: Whose turn is dinner? | A: Define turn.",
     "C: I'll see myself out. | B: That's a closet.",
     "B: Same time tomorrow? | A: Nothing's wrong tomorrow.",
     "C: My mother wants the recipe. | A: There was no food.",
     "B: Lights off? | A: Leave one. I want to look at it.",
     "C: I never got my signature. | A: Give me the pen.",
     "B: You may put the spoon down now. | A: It's part of me."
    ]
   }
  ]
 },
 "story-time": {
  "hooks": {
   "problem": [
    "So I'm losing a fight with {pain}.",
    "Story time: me, {pain}, and zero dignity.",
    "Okay, so {pain}. I have to tell you.",
    "So it's {day}, and {image} wins.",
    "So I'm {atPlace}, and it's already going wrong."
   ],
   "curiosity": [
    "So {room} walks in and goes, \"Again?\"",
    "I wasn't going to tell this one.",
    "So I open the door and there it is.",
    "You won't guess what happened {atPlace}.",
    "Okay, so this is how I got {aCategory}."
   ],
   "attention": [
    "So I'm {atPlace}, facing {image}. Stay with me.",
    "Wait, let me start with {image}.",
    "Picture me {atPlace}, whispering at {image}.",
    "So it starts {atPlace}, like everything in my life."
   ],
   "social": [
    "So {room} texts me one word: \"Why?\"",
    "{room} tells this story at every party.",
    "So {room} is looking at me, and I know.",
    "I promised {room} I would tell this one."
   ],
   "entertainment": [
    "Cast of this story: me, {image}, and shame.",
    "So I'm a grown adult, losing to {image}.",
    "In this story, nobody is the hero.",
    "I peaked {atPlace}, on a {day}. Listen."
   ]
  },
  "beats": [
   {
    "id": "hook",
    "kind": "hook",
    "share": 7,
    "open": []
   },
   {
    "id": "so",
    "kind": "context",
    "share": 15,
    "open": [
     "So it's {day}, right? I'm {atPlace}, I've got {prop}, and I feel in control.",
     "Context: I'm {atPlace}, I'm late, and I'm looking at {prop}.",
     "So you have to picture {place}. Now add {prop}. That's my day.",
     "It's right before {event}, so of course my hands are full.",
     "And I'm telling myself, you've got this. I do not have this.",
     "Now, I'm not a chaotic person. Okay, I am {atPlace}.",
     "So it's {event}, I've got {prop}, and I'm telling everyone I've got this.",
     "Okay, so I'm {atPlace}, and for once I'm on time. Hold that thought."
    ],
    "more": [
     "And I've told everyone I'm a calm person. In writing.",
     "I'm humming. That's how safe I feel.",
     "I've had half a coffee, which is my most dangerous amount.",
     "I've got twenty minutes, and I'm going to use them all wrong.",
     "And my shirt's on inside out, but that's a different story.",
     "Nobody's watching, I think. You know who's watching? Everybody.",
     "And I've got this face on, like a person in a bank ad.",
     "I'd like to say I'm prepared. I've got a pen.",
     "And there's this calm little voice in my head saying, leave it.",
     "I'm already planning how I'll tell people it went well.",
     "And I give myself a little nod. A nod. Can you imagine."
    ]
   },
   {
    "id": "worse",
    "kind": "trouble",
    "share": 17,
    "open": [
     "And then it's {pain}. Again. In front of people.",
     "And of course, on top of everything: {pain}.",
     "And then it happens: {moment}.",
     "So I do my usual thing, {oldWay}. It does not help.",
     "And my big plan is {oldWay}. That's it. That's the plan.",
     "I lock eyes with {prop}. I lose.",
     "And this is when my day turns on me: {moment}.",
     "So there I am, and all I've got against it is {oldWay}."
    ],
    "more": [
     "And I hear this noise, and it's me.",
     "My ears are so warm you could proof bread on them.",
     "I do a laugh. It's not my laugh. I don't know whose it is.",
     "And my whole life passes by, and most of it's just this.",
     "I look at my watch. I'm not wearing a watch.",
     "So now I'm smiling, but only with the bottom teeth.",
     "I say, \"It's fine,\" in a voice only dogs get.",
     "In my head there's elevator music.",
     "And I go, \"Okay. Okay. Okay.\" That's the whole plan.",
     "I'm sweating in one very specific place. It's my elbow."
    ]
   },
   {
    "id": "worse-again",
    "kind": "trouble",
    "share": 14,
    "minLength": 45,
    "open": [
     "And it's not over, because now: {moment}.",
     "Then it gets worse, because I try {oldWay}.",
     "So I do it again, but faster, which is never the answer.",
     "And now {room} is filming. Naturally.",
     "So I take a breath, I turn around, and I make it worse.",
     "So now I've got {image}, I've got no plan, and I keep talking.",
     "And right then {room} walks in, with a snack.",
     "So I start over, from the top, with more confidence and less skill."
    ],
    "more": [
     "And I hear myself say, \"I meant to do that.\" I did not.",
     "I try to look like somebody else's problem.",
     "I consider a new name. I get as far as Brenda.",
     "And the sad thing is, I can't stop explaining.",
     "I blink. It's all still there.",
     "My mouth's still moving. I've stopped listening to it.",
     "Somewhere a dog barks once. Like a comment.",
     "I'm doing the thing with my hands now. Both hands.",
     "I'd pay good money for a trapdoor.",
     "And I nod, slowly, like this was step two."
    ]
   },
   {
    "id": "punch",
    "kind": "trouble",
    "share": 12,
    "minLength": 25,
    "open": [
     "And {room} looks at me and goes, \"Just get a normal one.\"",
     "And {room} goes, \"You know there's a thing for that, right?\"",
     "And that's the moment I hear it: my own mother's voice.",
     "And I go, \"I live like this now.\" And nobody disagrees.",
     "So that's rock bottom, and I'm there, {atPlace}.",
     "And then I see myself in the window. That does it.",
     "And {room} just puts a hand on my shoulder and goes, \"Honey.\"",
     "So it gets very quiet, and somebody goes, \"Is it always like this?\""
    ],
    "more": [
     "I've got no comeback. I still don't.",
     "I go, \"Right.\" That's all I've got. \"Right.\"",
     "And I laugh so hard I have to sit down.",
     "You could've heard a cracker break.",
     "And it's fair. That's what hurts.",
     "I nod, like it's a compliment.",
     "And I just stand there, like a coat.",
     "Good line, though. I'd have clapped.",
     "I told my mother later. She took their side.",
     "I open my mouth, and what comes out is a squeak."
    ]
   },
   {
    "id": "product",
    "kind": "feature",
    "share": 18,
    "open": [
     "Anyway, that's how {product} moved in with me.",
     "So now I have {product}, and a little dignity.",
     "So I get {product}. No speech, no ceremony.",
     "Long story short: {product}. That was the missing piece.",
     "So I finally order {product}, out of pure spite.",
     "So I sit down, I breathe, and I order {product}.",
     "And the grown-up answer turns out to be {product}.",
     "So I wash my face, and I get {product}."
    ],
    "withFeature": [
     "So I get {product}. {feature}",
     "Anyway, that's how {product} moved in with me. {feature}",
     "Long story short: {product}. {feature}",
     "So I finally order {product}, out of pure spite. {feature}",
     "Enter {product}, stage left. {feature}",
     "So I sit down, I breathe, and I order {product}. {feature}",
     "And the grown-up answer turns out to be {product}. {feature}",
     "So what I end up with is {product}. {feature}"
    ],
    "more": [
     "I read the whole page, twice, like a contract.",
     "I do it fast, before my other personality wakes up.",
     "I press the button with my pinky. It felt more polite.",
     "I tell nobody. For me that's growth.",
     "I clap for myself. Quietly. With two fingers.",
     "I've made worse decisions with more research.",
     "It's the most adult thing I've done since I bought a stapler.",
     "And I sit there for a minute, all proud, like a hen.",
     "My sister goes, \"Finally.\" I hadn't even told her.",
     "I celebrate with a cracker. It's a small celebration.",
     "And that evening I go to bed early, like a person in a film."
    ]
   },
   {
    "id": "now",
    "kind": "context",
    "share": 8,
    "minLength": 50,
    "open": [
     "So now it's {event}, and I walk in like a normal person.",
     "And now? I {demo}, and the story just ends there.",
     "So the next {day} comes, and I have nothing to report.",
     "And now {room} has to find a new thing to laugh about.",
     "These days I'm {atPlace}, and I'm boring. It's wonderful.",
     "So now I'm {atPlace} again, and people look up, and then they look down again.",
     "And when it's {event}, I'm just there. With my hands in my pockets.",
     "And the other day {room} goes, \"So what's new?\" And I go, \"Nothing.\" Proudly."
    ],
    "more": [
     "I almost miss the chaos. Almost.",
     "I tell people I've changed, and they go, \"Mm.\"",
     "I had to find new small talk. I'm trying birds.",
     "My shoulders came down. I'm apparently quite tall.",
     "I keep waiting for the twist. There is no twist.",
     "They've had to find a new hero for their stories. It's my cousin.",
     "I've been asked to do the voice again, for parties.",
     "I get up and I make toast. That's the scene. Toast.",
     "I've got one dull story now, and I tell it with pride.",
     "I'm told I'm less fun. I'm told that over a very nice dinner."
    ]
   },
   {
    "id": "price",
    "kind": "price",
    "share": 5,
    "open": []
   },
   {
    "id": "cta",
    "kind": "cta",
    "share": 9,
    "open": [
     "And {image}? We're on speaking terms again.",
     "{room} is still telling it, by the way.",
     "As for {pain}, we don't talk anymore.",
     "I still wave at {place} when I walk by.",
     "Anyway, that's my story, and I'm sticking to it.",
     "So yes, {day} and I are friends again.",
     "End of story. Mostly.",
     "If {room} tells you this one, it was worse. Believe them.",
     "So that's how it was, give or take a scream."
    ]
   }
  ]
 },
 "storytelling": {
  "hooks": {
   "problem": [
    "The day {pain} finally broke me.",
    "It started with {pain}. Of course it did.",
    "{pain} ruined a perfectly good {day}.",
    "{usual} let me down on a {day}.",
    "My {day} fell apart over {image}.",
    "I lost a staring contest with {image}."
   ],
   "curiosity": [
    "I almost sent {thisCategory} straight back.",
    "I nearly walked past {thisCategory}. Twice.",
    "One {day}, one small disaster, and {aCategory}.",
    "I wasn't shopping for {aCategory} that {day}.",
    "I changed one thing {atPlace}. Just one.",
    "There was {image}, and then there was me."
   ],
   "attention": [
    "It was {day}, and {image} had won.",
    "Picture {place} on the worst kind of {day}.",
    "I was {atPlace} when I finally gave up.",
    "I stood {atPlace}, staring at {image}. Out of ideas."
   ],
   "social": [
    "{room} borrowed my {category}. I want {itObject} back.",
    "{room} looked at {image} and just laughed.",
    "{room} said one sentence, and it stuck.",
    "{room} watched me struggle {atPlace}. Silently."
   ],
   "entertainment": [
    "The villain of this story: {usual}.",
    "Chapter one: me, {place}, and {image}.",
    "This is a love story. It opens with {image}.",
    "Once upon a {day}, I trusted {usual}."
   ]
  },
  "beats": [
   {
    "id": "hook",
    "kind": "hook",
    "share": 8,
    "open": []
   },
   {
    "id": "setting",
    "kind": "context",
    "share": 17,
    "minLength": 22,
    "open": [
     "It was early, I was {atPlace}, and I was already behind.",
     "So there I was, {atPlace}, with {prop} and no plan.",
     "Nothing special about that day: {place}, {prop}, and a list I kept ignoring.",
     "I can still see it: {place}, {prop}, and me, pretending to be organized.",
     "I was {atPlace}, half awake, with {prop} in front of me.",
     "It was right around {event}, and my hands were full.",
     "I had just walked in, and the first thing I saw was {prop}.",
     "It was {day}, I was {atPlace}, and I had half an hour to myself.",
     "Picture me {atPlace}, with {prop} in one hand and my phone in the other."
    ],
    "more": [
     "I had a song in my head, just the one line of it.",
     "My left shoe was untied the whole time. That's not the story.",
     "I'd slept well, and I mention it because nobody would've guessed.",
     "There was a crumb on my sleeve, and I left it there.",
     "I'd just told someone on the phone that things were quiet.",
     "I hadn't had lunch yet, which never improves a story.",
     "I thought it'd take five minutes. I think that about everything.",
     "In my pocket I had a list with one thing on it, and it wasn't this.",
     "I'd even allowed a little extra time, like a person who plans.",
     "If you'd asked me right then, I'd have said, \"Can't complain.\"",
     "I was in a good mood, the kind you only notice when it leaves.",
     "I had a plan for the day, and it fit on my thumb."
    ]
   },
   {
    "id": "trouble",
    "kind": "trouble",
    "share": 22,
    "open": [
     "And there it was again: {pain}.",
     "I'd made peace with {pain}. I shouldn't have.",
     "First came {pain}. Then came the sighing.",
     "My whole system was {oldWay}. [I called it a system.]",
     "Then the usual thing happened: {moment}.",
     "I tried to fix it with {oldWay}. You can guess how that went.",
     "I did what I always did. I trusted {oldWay}.",
     "It got worse before lunch: {moment}."
    ],
    "more": [
     "I said a word I usually save for printers.",
     "I counted to ten. I got to four.",
     "My ears went warm, the left one first.",
     "I laughed once, the short kind, through the nose.",
     "I'd have given my last cookie for a second try.",
     "For a moment I thought about moving to a lighthouse.",
     "I made a face I've only ever seen on my father.",
     "I took a deep breath, and it came out as a vowel.",
     "I told myself that people have crossed oceans. It didn't help.",
     "I checked the time, as if that would explain something.",
     "I looked around to see who'd noticed, and I straightened my sleeve.",
     "In my head I was already telling this to my sister."
    ]
   },
   {
    "id": "turn",
    "kind": "turn",
    "share": 15,
    "open": [
     "That evening I ordered {product}.",
     "So I tried the boring option: {product}.",
     "Then one thing changed: {product}.",
     "The answer wasn't clever: {product}.",
     "A few days later, {product} showed up at my door.",
     "I slept on it once, and then I went with {product}.",
     "I gave up, sat down, and ordered {product}.",
     "So I did one sensible thing before bed: {product}.",
     "By {day} I'd made up my mind: {product}."
    ],
    "more": [
     "I read the details twice, with my finger under the line.",
     "I told exactly one person, and she said, \"About time.\"",
     "It took me about as long as boiling an egg.",
     "I hadn't felt that sure since I quit the recorder.",
     "My thumb hovered for a bit, out of manners.",
     "I waited for the doubt to show up. It must've missed its bus.",
     "I didn't ask for a sign. I'd had plenty.",
     "I put the phone down and ate a pear, standing up.",
     "There was no speech. I'd run out of speeches.",
     "I washed my hands first. I don't know why. It felt official.",
     "I nodded at nobody, like a man signing a treaty."
    ]
   },
   {
    "id": "change",
    "kind": "feature",
    "share": 23,
    "open": [
     "The next time I was {atPlace}, I stood there a moment and looked around.",
     "The next time it was {event}, I was ready before the clock was.",
     "The following {day} looked the same. I walked through it with my shoulders down.",
     "By the weekend I'd told the story twice, and both times it got shorter.",
     "{room} asked how it was going. I shrugged, the happy kind of shrug.",
     "I waited a few days before I said anything. Then I said, \"Well.\"",
     "I woke up on {day}, and my first thought was breakfast.",
     "A week later I passed {place} and didn't slow down."
    ],
    "withFeature": [
     "{feature}",
     "Here's what I'd let into my life. {feature}",
     "I noticed the small things first. {feature}",
     "Here's the part I can point at. {feature}",
     "I learned it one thing at a time. {feature}",
     "I sat down and took a proper look. {feature}",
     "Up close, this is what I'd found. {feature}",
     "I'll be brief about it, because the facts are. {feature}",
     "{room} wanted details, so I gave details. {feature}"
    ],
    "more": [
     "I whistled in the hallway. The hallway wasn't used to it.",
     "{room} looked at me twice and asked if I'd cut my hair.",
     "I told the story at dinner and left out the worst part.",
     "Nobody clapped. I'd have liked a small clap.",
     "I called my sister to say that nothing special had happened.",
     "I ate an apple by the window and watched somebody park.",
     "I kept one ear open for trouble, like a dog on a porch.",
     "I found an old grocery list of mine and did the whole thing.",
     "For a while I kept my story ready, in case anyone asked.",
     "I had time for the back half of the newspaper, the one with the chess.",
     "My tea was finished before I remembered I'd made it.",
     "I walked home the slow way and read every sign."
    ]
   },
   {
    "id": "price",
    "kind": "price",
    "share": 6,
    "open": []
   },
   {
    "id": "cta",
    "kind": "cta",
    "share": 9,
    "open": [
     "{image}, take two. This time I was ready.",
     "{day} came around again. I was ready.",
     "I still pass {place} every day. I just smile now.",
     "And {pain}? That chapter is closed.",
     "Somewhere I still have {usual}. I am not going to look.",
     "{room} still hasn't let it go.",
     "I never did send {itObject} back.",
     "I still tell this one. I just tell it sitting down.",
     "{room} asked for the short version. This was the short version.",
     "That {day} is just a {day} now."
    ]
   }
  ]
 },
 "talking-head": {
  "hooks": {
   "problem": [
    "Can we be honest about {pain}?",
    "Nobody should have to live with {pain}.",
    "Maybe your {category} let you down. Hear me out.",
    "You've accepted {pain}, haven't you?",
    "We need to talk about your old {category}.",
    "You're doing {event} the hard way.",
    "You and {usual} need to talk.",
    "Your {category} deserves a better argument than \"it was there.\""
   ],
   "curiosity": [
    "I have one strong opinion about {aCategory}.",
    "I was wrong about {aCategory}. Here is why.",
    "Here is the question I ask before buying {aCategory}.",
    "There's one thing I check before {event}.",
    "I changed my mind, and I can explain.",
    "Ask me about {aCategory}. I dare you.",
    "I lost an argument about {aCategory}. Twice."
   ],
   "attention": [
    "{audience}, ten seconds on {pain}.",
    "{audience}, this one is short.",
    "Look at {place} for a second.",
    "Before you buy {anotherCategory}, hear this.",
    "Stop buying {aCategory} on looks alone.",
    "Quick opinion, and you can argue with me."
   ],
   "social": [
    "Tell me I'm not alone with {pain}.",
    "You and I both know {usual}.",
    "We all own {oldWay}. Admit it.",
    "My friends are tired of this opinion. You get it.",
    "Tell me your {day} doesn't look like this.",
    "At every dinner, somebody brings up {aCategory}. It's me."
   ],
   "entertainment": [
    "I will defend {thisCategory} at dinner parties.",
    "This is a hill I will sit on: {aCategory}.",
    "I have feelings about {aCategory}. Strong ones.",
    "I'd like to file a complaint about {usual}.",
    "I brought notes for this. They're about {aCategory}.",
    "I've been told to keep this short. About {aCategory}."
   ]
  },
  "beats": [
   {
    "id": "hook",
    "kind": "hook",
    "share": 8,
    "open": []
   },
   {
    "id": "take",
    "kind": "turn",
    "share": 15,
    "open": [
     "My take: if your week has {pain} in it, look at {product}.",
     "Against {pain}, I'd stop improvising and get {product}.",
     "My take is short: {product}. The reasons are longer, so stay.",
     "You don't need a new routine. I think you need {product}.",
     "Here is where I landed after a week of arguing with myself: {product}.",
     "I'd skip the clever solutions and start with {product}.",
     "Put me on the spot, and I'd say {product}.",
     "If you asked me at the bus stop, I'd say {product} before the bus came.",
     "I'll say it once, plainly, and then defend it: {product}.",
     "Everybody has one purchase they'd argue for. Mine would be {product}."
    ],
    "more": [
     "I've thought about this longer than about my last haircut.",
     "You can tell me I'm wrong in the comments. Bring an example.",
     "My family has heard this speech, and one of them now gives it.",
     "I tried having no opinion on this. It lasted through one cup of coffee.",
     "I've said this to a parking meter, and I'd say it to you.",
     "I once gave this talk to a man who'd only asked for the time.",
     "Some people have strong views on movies. I have this.",
     "I'm saying this standing up, so you know it matters to me.",
     "It isn't a grand idea. It fits between putting on one shoe and the other.",
     "I wrote this down on a receipt first, and it still made sense at home.",
     "If it sounds too simple, good. I can't carry complicated before noon.",
     "I promise to be brief, and I've never kept that promise with this topic.",
     "I used to lose this argument. Then I started bringing examples.",
     "A stranger on a train agreed with me once. We shook hands.",
     "I don't get loud about much. Ask my neighbors, and then ask about this.",
     "My notes for this are on the back of a pizza menu.",
     "I'd say it slower, but you've got things to do."
    ]
   },
   {
    "id": "reason-one",
    "kind": "feature",
    "share": 18,
    "open": [
     "First reason: you meet it on an ordinary {day}, when nobody is in the mood.",
     "First reason: {oldWay}. You deserve a plan that isn't that.",
     "First reason: if you have to think about it, you won't do it.",
     "First reason: it comes up more often than your birthday.",
     "First, picture this: {moment}. I'd want that handled before it starts.",
     "First reason: you can't be at your sharpest at seven in the morning.",
     "Reason one is boring, and boring is what I want from a tool.",
     "First reason: anything that needs your good mood will fail by {day}.",
     "First reason: you already spend time on it. You just never chose to."
    ],
    "withFeature": [
     "First reason. {feature}",
     "Reason one, and I'd put it on a sign. {feature}",
     "Start with this. {feature}",
     "My first reason fits on a napkin. {feature}",
     "First, the practical part. {feature}",
     "Here's the one I would lead with in court. {feature}",
     "One finger up, first reason. {feature}",
     "I'd open any argument with this. {feature}",
     "Number one on my list, in pen. {feature}"
    ],
    "more": [
     "Say it to somebody who disagrees. It still stands, I've tried.",
     "On a {day} with wet shoes, that's the sort of thing you think of.",
     "It's no fireworks. Neither is a door that closes, and you'd miss that.",
     "I'd tell my brother the same, and he never listens to me.",
     "You won't clap for it. You'll just be out of the house earlier.",
     "I count that double when I'm hungry.",
     "I've heard people argue with me until this point and then go quiet.",
     "If that were the only reason, I could still sleep.",
     "You'd explain that to a neighbor in the time it takes to find your keys.",
     "My notes just say \"yes\" here, underlined.",
     "Nobody has ever asked me to repeat that one. It's plain enough.",
     "My barber agreed. He had scissors, but still.",
     "I didn't read that anywhere. I stood in my kitchen and noticed.",
     "You can forget the rest of this video and keep that.",
     "Try to think of the opposite. I tried, in the shower.",
     "There's a pause here where people usually say \"hm.\""
    ]
   },
   {
    "id": "reason-two",
    "kind": "feature",
    "share": 18,
    "minLength": 25,
    "open": [
     "Second reason: I don't want to study it. I want to {demo} and leave.",
     "Second reason: {place}. Everything there should earn its space.",
     "Second: your other option is {oldWay}, and you know how that ends.",
     "Reason two: you'll use it on tired days, and tired days are the test.",
     "Second reason: somebody else at home has to get it, too, without a lecture.",
     "Second reason: you shouldn't need a free weekend for a small problem.",
     "Second reason: the thing you own and don't use is the costly one.",
     "Reason two: a plan that depends on me remembering is no plan.",
     "Second reason: I'd like to talk about something else at dinner."
    ],
    "withFeature": [
     "Second reason. {feature}",
     "Then there is the second reason. {feature}",
     "Two fingers up now. {feature}",
     "My second reason is shorter. {feature}",
     "Second, the everyday part. {feature}",
     "Here's the one I forgot the last time I argued this. {feature}",
     "Reason two, and I lean forward for this. {feature}",
     "The next one, my mother would have started with. {feature}",
     "Two, and then I'm nearly done convincing you. {feature}"
    ],
    "more": [
     "Photos never show the part where you're late and holding a bag.",
     "I've owned things with a lovely box. I still own the box.",
     "You'd only notice that at home, with the radio on and no one selling anything.",
     "I said this at a wedding once, between soup and cake.",
     "Two reasons are usually enough for me. I buy shoes on one.",
     "Somebody will say \"is that all?\" Yes. All week long.",
     "I practiced that part in the mirror, and I nodded.",
     "Hold that next to what you do now, and don't be polite.",
     "I'd rather have two plain reasons than ten shiny ones.",
     "You may use that at home. Say you thought of it.",
     "I know it's unglamorous. So is breakfast, and I'm for breakfast.",
     "I held up two fingers at home as well. Nobody looked up.",
     "My cousin says I repeat myself. My cousin is late every day.",
     "You don't have to like it. You have to live with mornings.",
     "If I had a third one that good, I'd run for mayor.",
     "That one came to me on a staircase, holding too much."
    ]
   },
   {
    "id": "warning",
    "kind": "limit",
    "share": 10,
    "minLength": 40,
    "open": [
     "Fair warning: if {limit}, skip this one.",
     "Now the fair part. If {limit}, this is not for you.",
     "If {limit}, keep your money. I mean that.",
     "Who shouldn't bother? You, if {limit}.",
     "One thing against me: if {limit}, I have no argument left.",
     "I'd talk you out of it if {limit}.",
     "Hand on heart: if {limit}, leave {itObject} on the shelf.",
     "My opinion ends where yours begins. If {limit}, walk on."
    ],
    "more": [
     "I'd rather you skip {itObject} than send {itObject} back.",
     "Somebody in your group chat may need {itObject} more.",
     "A video for everybody is a video for nobody.",
     "I lose a few of you here. Go in peace.",
     "My own sister fell into that group, and we still talk.",
     "No hard feelings. I've skipped plenty of things I argued for.",
     "I say this at every dinner, right before dessert.",
     "You can nod now and leave. I won't see it.",
     "A good no takes four seconds and costs nothing.",
     "Still nodding? Then it isn't you.",
     "Wallets closed, hearts open. I'm fine with that.",
     "The exit's on the left, and there's no hard sell by the door.",
     "I like people who know what they don't need.",
     "My dad would stand up here and go look at the grill.",
     "A friend told me \"not for me\" and got a hug."
    ]
   },
   {
    "id": "product",
    "kind": "feature",
    "share": 13,
    "minLength": 50,
    "open": [
     "So for me, the choice is easy, and I stopped looking.",
     "So that's the case for {product}: one plain thing, for a thing that keeps coming up.",
     "I'd keep {product} {atSetting}, where I would see {itObject} every day.",
     "Add up both reasons and you get {product}.",
     "That's the argument. {product} {is} just the short form of it.",
     "If I had to point at one thing, I'd point at {product}.",
     "So when I say {product}, I mean all of the above.",
     "You wanted a name at the end of this. Here it is again: {product}."
    ],
    "withFeature": [
     "And the rest, quickly. {feature}",
     "One more, because I promised to be fair. {feature}",
     "I kept this for the end. {feature}",
     "And since you are still here. {feature}",
     "Add this to the pile. {feature}",
     "Nobody asks about this, so I'll say it. {feature}",
     "Last argument, then I sit down. {feature}",
     "And if two reasons weren't enough. {feature}",
     "Third finger up. {feature}",
     "While I have you here. {feature}",
     "On my way out the door. {feature}",
     "One I nearly left out. {feature}",
     "A late addition. {feature}",
     "For the skeptics in the back. {feature}",
     "You didn't ask, so I'll tell you. {feature}",
     "Then this, and I'll put my hand down. {feature}"
    ],
    "more": [
     "That's my opinion. You're allowed another one.",
     "I would say the same thing with the camera off.",
     "I've argued for worse things at louder dinners.",
     "If you met me in line, you'd get this exact speech.",
     "I don't need you to agree. I need you to think of me on {day}.",
     "Ask me again next year. I change my mind in public.",
     "You've got both sides now. That's more than most lunches offer.",
     "I rest my case on the kitchen table, next to the keys.",
     "My voice goes up when I believe something. You may have noticed.",
     "I'd shake your hand on that.",
     "I've made my bed with this opinion, and I sleep well.",
     "Nobody paid for my raised eyebrow. It comes with the face.",
     "You can quote me at dinner. Spell my name right.",
     "There, I've said it, and the plants are still alive.",
     "I'd draw you a diagram, but it'd be one arrow."
    ]
   },
   {
    "id": "price",
    "kind": "price",
    "share": 8,
    "open": []
   },
   {
    "id": "cta",
    "kind": "cta",
    "share": 10,
    "open": [
     "So, {pain}: that was my opinion, and I feel lighter.",
     "That is my whole case for {aCategory}.",
     "Go look at your old {category}. I'll wait.",
     "I've said my piece. You've got the last word.",
     "That's all I wanted to say before dinner.",
     "{usual}, you had a good run.",
     "Argue with me if you like. I've got tea.",
     "Speech over. I'm stepping off the chair.",
     "Now look at {place} again.",
     "You've heard me out. That's rarer than you think."
    ]
   }
  ]
 }
}
