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
     "Before: one problem, three workarounds, no plan."
    ],
    "more": [
     "Hold that picture for a second.",
     "Same every day. Same excuse.",
     "I'd stopped noticing. Others hadn't.",
     "I called it a phase. It had a birthday.",
     "Every evening I promised to fix it. Every morning it was still there.",
     "I'd gotten good at it. That's the sad part.",
     "Look closely. That's me, at the edge of the picture.",
     "Monday to Sunday. No days off."
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
     "And then: {product}. That is the whole makeover."
    ],
    "more": [
     "No renovation. No weekend project.",
     "I changed nothing else, on purpose.",
     "No drumroll. I own no drum.",
     "Same me. That part stays."
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
     "After looks boring, and boring is the point. I {demo}. Done."
    ],
    "more": [
     "Same place. I had to look twice.",
     "Before, I sighed. After, I hum. Badly.",
     "Before, a workaround. After, a habit.",
     "Not a big picture. I keep looking at it.",
     "Visitors noticed. I pretended it was always like this.",
     "Before, I explained. After, I point.",
     "I keep waiting for the old scene. It has not come back yet.",
     "Before, I hid it. After, I left the door open."
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
     "What made the difference? It was ready when I was. That is all."
    ],
    "withFeature": [
     "What did it? {feature}",
     "What changed? {feature}",
     "Between the two pictures. {feature}",
     "The difference, up close. {feature}",
     "Look at the after again. {feature}"
    ],
    "more": [
     "That is the gap between the two pictures.",
     "Put the pictures next to each other again.",
     "Small change. You'd have to know where to look.",
     "No filter, no trick, no cleanup crew.",
     "The before is on my phone, if I ever miss it."
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
     "Same shelf, new {category}."
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
    "What if {it} end{s} up {atPlace}, unused?"
   ],
   "curiosity": [
    "Is there a point to {aCategory}? Short answer.",
    "Can {aCategory} change anything? Short answer.",
    "What do you actually get? Let me show you.",
    "Will you use {itObject} after week one?",
    "{is} {thisCategory} for you? Let me be quick.",
    "Do you need {itObject} before {event}? Honest answer.",
    "What happens {atPlace} after you buy {itObject}?"
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
    "The two questions everybody asks first."
   ],
   "entertainment": [
    "Your cart called. It has questions.",
    "Me versus your last two doubts. Go.",
    "Your doubts and I are having coffee.",
    "You, me, and the doubts in your cart.",
    "Fine, let us argue about {aCategory}. Quickly."
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
     "Will I use {product}? Short answer: if you know {event}, you will.",
     "{is} {product} worth the space? Short answer: look at what {it} replace{s}, {oldWay}.",
     "Why not stay with {oldWay}? Short answer: if that worked, you would not be looking at {product} right now.",
     "Why {product}, and why now? Short answer: because the problem is not waiting."
    ],
    "more": [
     "Longer answer: {moment}. That is the moment you are buying for.",
     "You know your own week better than I do, so check it against {event}.",
     "If it happens once a year, keep your money. If it happens every week, keep listening.",
     "You don't need to be convinced. You need the doubt gone.",
     "A maybe you have had for two weeks is a yes with cold feet."
    ]
   },
   {
    "id": "doubt-two",
    "kind": "context",
    "share": 19,
    "minLength": 25,
    "open": [
     "{is} {it} complicated? Short answer: you {demo}. That is the manual.",
     "What if {it} end{s} up in a drawer? Short answer: keep {itObject} {atSetting} and that cannot happen quietly.",
     "Do I have to change my routine? Short answer: no. It has to fit {event}, not the other way round.",
     "Could I wait? Sure. Short answer: you will be in the same spot next {day}.",
     "Where {does} {it} go? Short answer: {setting}. That is all the planning there is."
    ],
    "more": [
     "Try it first thing, on purpose, when you are tired. That is the fair test.",
     "And no, you do not have to reorganize {setting} for it.",
     "If you can {demo}, you are qualified.",
     "The last thing you regretted, you bought in a rush. You are not in a rush now.",
     "Still a maybe? Wait for the part about who should skip {itObject}."
    ]
   },
   {
    "id": "what-you-get",
    "kind": "feature",
    "share": 20,
    "open": [
     "What do you get? {product}, as listed. Nothing more, nothing less.",
     "What arrives? {product}, and one problem less to plan around.",
     "What you get is simple: the thing in the picture, ready for {event}.",
     "What you pay for: less negotiating with {oldWay}."
    ],
    "withFeature": [
     "So what do you get? {feature}",
     "Here's what you get. {feature}",
     "What is in it for you? {feature}",
     "The list, without the decoration. {feature}",
     "Now the part you pay for. {feature}"
    ],
    "more": [
     "Everything else is on the listing, in writing.",
     "That is what you are deciding about, and I did not add a bow.",
     "Compare that, line by line, with what you have now.",
     "Look at it close up before you decide. The photos are on the listing.",
     "You can check each of those at home.",
     "Is that enough? For {event}, I would say so."
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
     "When is it the wrong buy? When {limit}."
    ],
    "more": [
     "A clear no saves us both a parcel.",
     "Still here? Then that was not about you.",
     "That was all the bad news.",
     "If that is not you, the question is settled."
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
     "Questions answered. Doubts, too.",
     "Still thinking? You would have scrolled by now."
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
    "Ding ding. It is {day} {atPlace}.",
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
     "Corner one is doing nothing, my longtime favorite. Corner two: {product}."
    ],
    "more": [
     "The arena: {place}, on a normal {day}.",
     "The prize: one week without {pain}.",
     "They fight over {pain}, and I am the one who is tired.",
     "The judge is me, and I am tired, so this is strict.",
     "The crowd is small. It's me, and a plant.",
     "No brand against brand here. Just habit against change.",
     "Both get the same task, the same table, and the same grumpy judge."
    ]
   },
   {
    "id": "round-one",
    "kind": "feature",
    "share": 17,
    "open": [
     "Round one: {event}. The old way needs luck. The new one needs me to {demo}. One to nothing.",
     "Round one: the first five seconds. Old way: searching. New way: I {demo}. Point to the challenger.",
     "Round one: {moment}. The old way folds. One to nothing.",
     "Round one: who is ready when I am? Not {oldWay}. Point to the right corner."
    ],
    "withFeature": [
     "Round one. {feature} Point to the challenger.",
     "Round one: the basics. {feature} One to nothing.",
     "Round one. Old way: a shrug. {feature} Point.",
     "Round one, and it is quick. {feature} One zero."
    ],
    "more": [
     "The old way asked for a timeout.",
     "The judge wrote that down twice.",
     "Fair, clean, no hair pulling.",
     "You could hear the sigh from the left corner.",
     "Nobody saw that coming. I did, a little."
    ]
   },
   {
    "id": "round-two",
    "kind": "feature",
    "share": 17,
    "minLength": 35,
    "open": [
     "Round two: cost of doing nothing. The old way is already here and asks for nothing. Point to the left. One all.",
     "Round two: sentimental value. I go way back with {usual}. One all, and I am not made of stone.",
     "Round two: setup. The old way needs none. I respect that. One all.",
     "Round two: patience. The old way has plenty, mine. It scores for effort. One all."
    ],
    "withFeature": [
     "Round two. {feature} Two to nothing.",
     "Round two: a busy {day}. {feature} Another point.",
     "Round two: {event}. {feature} Two zero.",
     "Round two, same table. {feature} Point, no discussion."
    ],
    "more": [
     "There's no replay. We've got one phone.",
     "{room} wants a recount. Denied.",
     "The left corner is drinking water.",
     "The scoreboard is a pizza box.",
     "Somebody in the back is chanting. It is me."
    ]
   },
   {
    "id": "round-three",
    "kind": "feature",
    "share": 15,
    "minLength": 40,
    "open": [
     "Round three: {atSetting}, end of the day, low battery. I {demo}. Point to the challenger.",
     "Round three: who do I reach for when I am late for {event}? Point to the right.",
     "Round three: enter {prop}. Only one corner keeps its temper.",
     "Round three: tired hands. Old way: {oldWay}. New way: done. Point."
    ],
    "withFeature": [
     "Round three. {feature} And the bell.",
     "Final round. {feature} Ding.",
     "Round three, for the title. {feature} That settles it.",
     "Last round, tired judge. {feature} Point."
    ],
    "more": [
     "The bell is a spoon and a glass, in case you wondered.",
     "Nobody was hurt. One ego, maybe.",
     "The judge had to sit down for a second.",
     "Even {room} nodded. Barely.",
     "I would call it earlier, but rules are rules."
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
     "The judge says {product}. The judge is biased, but the judge was there."
    ],
    "more": [
     "If it happens one time a year to you, the old way may stay.",
     "Good fight. Hands were shaken.",
     "The loser goes to the garage. With respect.",
     "Both corners get a cookie."
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
     "Lights out at {place}.",
     "The referee, {image}, goes home.",
     "Old {category}, new {category}. You saw the score.",
     "{room} owes me lunch.",
     "That was the match. Now you are the judge.",
     "Next {day}, no rematch."
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
     "My theory about {pain}: this is not bad luck. There is a cause, and I have photos.",
     "My theory: nobody chose {usual}. It just moved in.",
     "Here is what I believe: some people know something about {event} that we do not.",
     "The official story is that this is normal. I don't buy it.",
     "My theory is simple: the calm people are not calm. They are equipped.",
     "Think about it. The same scene, week after week, and no witness ever speaks."
    ],
    "more": [
     "I have a notebook, a lamp, and too much free time.",
     "I asked around. People changed the subject.",
     "I drew it on a napkin. The waiter asked if I needed help.",
     "I am not saying I have a wall with red string. I am saying I own string.",
     "Stay with me, because it gets stranger.",
     "For weeks I thought it was me."
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
     "Clue one: {room} is never stressed about {life}. Never.",
     "First piece of evidence: {prop}, found {atSetting}."
    ],
    "more": [
     "I took a photo. Then I took another, with a ruler.",
     "I wrote it on my hand, and then I forgot and washed.",
     "I wrote it down, with the time.",
     "One clue is nothing, I know. That's what I said, too.",
     "I showed {room}. Silence."
    ]
   },
   {
    "id": "clue-two",
    "kind": "trouble",
    "share": 16,
    "minLength": 25,
    "open": [
     "Clue two: {moment}. You have lived this.",
     "Clue two: look {atSetting}. No struggle, no mess, no explanation.",
     "Clue two: {oldWay}, quietly gone from certain homes.",
     "Clue two: the same people are always on time for {event}.",
     "Clue two: {prop}, and nobody will say why."
    ],
    "more": [
     "Two of them already make a list.",
     "At this point I was eating cereal in the dark, thinking.",
     "The dog was there. The dog said nothing.",
     "I drew an arrow. Then a bigger arrow.",
     "Now put the two side by side. Exactly.",
     "I wanted to be wrong. I'm usually good at that."
    ]
   },
   {
    "id": "clue-three",
    "kind": "trouble",
    "share": 8,
    "minLength": 80,
    "open": [
     "Clue three: {moment}. By now I was taking notes with both hands.",
     "Clue three: {prop}, moved since yesterday. By whom? Me, but still.",
     "Clue three: every road leads back to {life}.",
     "Clue three: they never complain about {oldWay} anymore."
    ],
    "more": [
     "Three clues. In the movies, that is when the music starts.",
     "I stood up. I sat down. I stood up again.",
     "I ran out of wall."
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
     "I turned on the light, and there it was: {product}."
    ],
    "more": [
     "No secret society. Just an object, doing its job.",
     "It was never hidden. We just never looked.",
     "I dropped my pen. Cheap pen, still dramatic.",
     "I sat down on the nearest thing with legs.",
     "I got one for research. Purely research."
    ]
   },
   {
    "id": "answer",
    "kind": "feature",
    "share": 16,
    "open": [
     "I tested the theory myself. I {demo}, and the mystery got very quiet.",
     "So I ran the experiment {atSetting}: {demo}, watch, repeat.",
     "I examined {itObject} under a lamp, like a professional. I am not a professional.",
     "I put {itObject} {atSetting} and observed. Findings: I stopped taking notes."
    ],
    "withFeature": [
     "The evidence is right there. {feature}",
     "Look at the file. {feature}",
     "And it explains everything. {feature}",
     "Now it all adds up. {feature}",
     "Read the evidence out loud with me. {feature}"
    ],
    "more": [
     "Case closed. Well, almost.",
     "I have no further questions, which never happens.",
     "The string came down that night.",
     "I checked it twice, because a detective would.",
     "The notebook is going back to being a grocery list."
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
     "And before you call someone: it is a joke, and I am fine.",
     "Nobody was hiding it. I was just slow.",
     "No conspiracy here. Just a person and {aCategory}.",
     "Plot twist: the mastermind behind {usual} was me.",
     "I took the string down. I kept {prop}, for the memories.",
     "In the end it was not a secret. It was {event}, as always."
    ],
    "more": [
     "The string was for decoration.",
     "My lawyer is a cat, and she agrees."
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
     "And {image}? Released without charges.",
     "Case closed. The lamp is going off.",
     "I rest my case, and I need the rest.",
     "{usual} may leave town now.",
     "{room} was right all along. Don't say I told you.",
     "You may return to {place}. It is safe."
    ]
   }
  ]
 },
 "day-in-life": {
  "hooks": {
   "problem": [
    "6:40. {pain}. Already.",
    "7:05. Late, and the day just started.",
    "6:30. {image}. No coffee yet.",
    "7:10. {usual}. It begins."
   ],
   "curiosity": [
    "6:15. Watch {place} today.",
    "5:50. One thing is different this {day}.",
    "6:20. Count the helpers. I will wait.",
    "7:00. Nobody in this house is ready."
   ],
   "attention": [
    "6:15. Dark. Shoes. Keys.",
    "6:45. {image}. Go.",
    "5:55. Alarm. No. Alarm again.",
    "7:05. {place}. Lights on."
   ],
   "social": [
    "6:30. {room} is already texting me.",
    "7:15. You are up too, I know.",
    "6:50. Come with me. It is {day}."
   ],
   "entertainment": [
    "6:00. I am a morning person. That was a lie.",
    "6:25. Me versus {image}.",
    "7:20. A very glamorous {day} begins.",
    "6:10. Two socks, both mine. A record."
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
     "7:30. {atPlace} already, one eye on {prop}. And {product}, because I plan ahead now.",
     "7:45. {place}. I look at {product} and pretend I am organized.",
     "7:30. Hair wet, coffee hot, {product} waiting {atSetting}.",
     "8:00. First stop, {place}. First helper, {product}.",
     "7:40. Keys, phone, one look at {product}. In that order."
    ],
    "more": [
     "Outside it is still gray, and nobody is talking.",
     "This is usually when it happens: {moment}.",
     "Old mornings had a theme: {pain}.",
     "So far without {pain}. I am knocking on wood.",
     "Old me had {oldWay}. Old me was late.",
     "I am not a morning person. I am a prepared person.",
     "8:20. Bag, stairs, street. Calm so far.",
     "A normal {day}, so nothing is going to plan.",
     "8:10. One sip, one look at the clock, out the door.",
     "No playlist, no quote of the day. Just shoes."
    ]
   },
   {
    "id": "midday",
    "kind": "feature",
    "share": 20,
    "open": [
     "12:40. Lunch is late. I {demo}, because that is what midday looks like.",
     "12:30. {setting}. This is where it normally goes wrong: {moment}.",
     "1:05. Lunch, standing up. {product} {is} close by, next to {prop}.",
     "12:50. Halfway. I {demo} and take one honest breath."
    ],
    "withFeature": [
     "12:40. Hungry, and only halfway. {feature}",
     "12:30. Lunch, standing up. {feature}",
     "1:10. {setting}. {feature}",
     "12:50. Halfway through, and I look at what I am using. {feature}",
     "1:05. Right on schedule, the busy part. {feature}"
    ],
    "more": [
     "The clock says midday. My face says later.",
     "2:15. Calls, errands, repeat. I stop counting.",
     "Somebody steals a fry from my plate. I let it happen.",
     "1:30. {prop}. Do not ask.",
     "This used to be the part with {oldWay}.",
     "3:00. The slow hour. Nothing falls over, which I am calling a win.",
     "2:40. I think about tonight and put my phone face down."
    ]
   },
   {
    "id": "evening",
    "kind": "feature",
    "share": 20,
    "minLength": 40,
    "open": [
     "6:30. Home. Bag down, shoes off, {product} back {atSetting}.",
     "6:45. {event}, part two. I {demo} without looking.",
     "7:15. {moment}. Normally. Today I am already on the couch.",
     "6:50. Everybody is hungry and nobody wants to talk. I {demo}."
    ],
    "withFeature": [
     "6:30. Home, shoes off. {feature}",
     "6:45. The second rush of the day. {feature}",
     "7:15. {setting}. {feature}",
     "6:20. Door, bag, lights. {feature}"
    ],
    "more": [
     "Upstairs, somebody is learning the recorder. We are all learning the recorder.",
     "7:40. {prop}. It can wait until tomorrow.",
     "I sit on the bottom stair for a minute, because it is there.",
     "8:05. Dishes, messages, one last look at the list.",
     "I eat the last of the bread standing up, like a heron.",
     "This is the hour where plans go to die, so I keep them small."
    ]
   },
   {
    "id": "recap",
    "kind": "limit",
    "share": 14,
    "minLength": 25,
    "open": [
     "9:45. Recap. A full day, one object, no drama.",
     "10:00. I count: morning, midday, evening. {product}, every time.",
     "9:30. Tomorrow is packed already. {product} {is} ready, too.",
     "10:10. What helped today? Coffee, a nap I did not take, and {product}."
    ],
    "more": [
     "If {limit}, your day will not need {itObject}.",
     "It was not a special day. That is why it counts.",
     "I set everything out for tomorrow, like somebody who has it together.",
     "10:30. Lights out. For real this time.",
     "Nothing happened that anyone would film. Lovely.",
     "Same again tomorrow, probably with worse hair."
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
     "11:00. And {pain}? Not today.",
     "11:05. {image}, same place tomorrow.",
     "10:55. {place}, one last look. Lights off.",
     "11:10. {usual}? That was another life.",
     "10:50. Alarm set. Shoes ready.",
     "11:00. Good night from me and my {category}.",
     "10:45. {room} gets one last text: made it.",
     "11:15. {day}, done."
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
    "Here is how I handle {pain} now."
   ],
   "curiosity": [
    "Do this before {event}.",
    "Put {aCategory} here, not there.",
    "The order matters more than the {category}.",
    "You are skipping step two. Everybody does.",
    "One small habit changed {place} for me."
   ],
   "attention": [
    "Save your {day} with three small steps.",
    "Look at {place} now. Three steps did that.",
    "Watch my hands. Three steps, starting now.",
    "{audience}, three steps, and you can do them today.",
    "Look at {image}. We are fixing this."
   ],
   "social": [
    "{room} asked how I do this. Three steps.",
    "Everyone asks about {place}. Here is the trick.",
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
     "The usual fix is {oldWay}. It works until you are in a hurry.",
     "The problem is not you. It is the order you do things in.",
     "Most of us start at the wrong end, right before {event}.",
     "You don't need more discipline. You need fewer steps."
    ],
    "more": [
     "I only noticed when I was late for the third time that week.",
     "Three moves fix the order. The rest can stay as messy as you like.",
     "The trick is to decide once, not every morning.",
     "None of this needs talent. I checked, on myself.",
     "It takes about as long as complaining about it."
    ]
   },
   {
    "id": "step-one",
    "kind": "context",
    "share": 17,
    "open": [
     "Step one: clear {setting}.",
     "Step one: pick a spot and keep it.",
     "Step one: pick one spot. {setting} works. Clear it, and keep it clear.",
     "Step one: empty {setting}. All of it. Put back only what you touched this week.",
     "Step one: find the thing that is in your way. Today it is {prop}. Deal with that first.",
     "Step one: look at where you are standing when it goes wrong. Start there.",
     "Step one: choose the time. Right before {event} is too late, so go one step earlier."
    ],
    "more": [
     "Start small enough that you cannot talk yourself out of it.",
     "Do this part today, even if the rest has to wait.",
     "Nobody has to see it. It only has to be done.",
     "This one is boring, and it carries the other two.",
     "Five minutes, door closed, phone in another room."
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
     "Step two: {demo}, and leave it like that until morning."
    ],
    "more": [
     "Slow the first time. After that your hands know it.",
     "This is the one I skipped for a year.",
     "If you get interrupted here, simply do this step again.",
     "You do not have to like it. You have to do it second.",
     "Let whoever shares your place watch you do it once."
    ]
   },
   {
    "id": "step-three",
    "kind": "context",
    "share": 16,
    "minLength": 25,
    "open": [
     "Step three: {demo}. Then stop. Do not improve it.",
     "Step three: reset it at night.",
     "Step three: do it again before {event}.",
     "Step three: reset it at night, so the morning starts at zero.",
     "Step three: test it on a bad day, because good days do not count.",
     "Step three: put everything for {event} in one place and walk away.",
     "Step three: when you leave {setting}, check it once with your eyes, not your hands."
    ],
    "more": [
     "There is no step four. I looked.",
     "If you forget it once, do it the next time and say nothing.",
     "It is the shortest of the three, so no excuses.",
     "Tell somebody the three steps. Explaining makes them yours.",
     "Try it once when you are tired. Rested people can do anything."
    ]
   },
   {
    "id": "tool",
    "kind": "feature",
    "share": 13,
    "open": [
     "The tool I use: {product}. But start with the steps.",
     "My tool: {product}. It lives where the steps happen.",
     "For the middle part I use {product}. The rest is habit.",
     "What is in my hand? {product}. The idea works with the one you own, too."
    ],
    "withFeature": [
     "The tool: {product}. {feature}",
     "My tool for this: {product}. {feature}",
     "In my hand the whole time: {product}. {feature}",
     "What makes it easy is {product}. {feature}"
    ],
    "more": [
     "Use what you own first. Then decide.",
     "The tool does not do the steps for you. It just stops being in the way.",
     "If {limit}, you do not need this one.",
     "A tool is worth it if you use it on a {day}.",
     "I keep {itObject} {atSetting}, so that I never look for {itObject}."
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
     "Three steps against {pain}. Keep them.",
     "Now look at {place} again.",
     "And {image} can stay where it is.",
     "Three steps. Try them on the next {day}.",
     "Clear, set, reset. That is the whole trick.",
     "{room}, this was for you.",
     "As for {usual}: take the week off.",
     "{anotherCategory}? That was the easy part. The order is the trick."
    ]
   }
  ]
 },
 "informative": {
  "hooks": {
   "problem": [
    "Let's sort out {pain} in one video.",
    "There is a simple reason for {pain}.",
    "Most people start with {usual}. There is another way.",
    "Here is what to look for in {aCategory}."
   ],
   "curiosity": [
    "Check this before you buy {aCategory}.",
    "What should {aCategory} actually do for you?",
    "What changes with {aCategory}, and what does not?",
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
    "The calmest {category} video you will see today.",
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
     "Today: {product}. I will go through it piece by piece.",
     "What you are looking at: {product}.",
     "On the table: {product}. Here is what {it} {does} and what {it} {does} not do.",
     "The subject today is {product}, and the question is whether {it} fit{s} your day.",
     "Meet {product}. The idea is simple, so the explanation can be short."
    ],
    "more": [
     "The problem behind it has a name: {pain}.",
     "It starts from a common situation: {moment}.",
     "The usual answer is {oldWay}, which means the problem comes back.",
     "I will stick to what you can see and check."
    ]
   },
   {
    "id": "use",
    "kind": "context",
    "share": 17,
    "minLength": 25,
    "open": [
     "In use, it looks like this: you {demo}. That is the whole procedure.",
     "The typical place: {setting}, usually right before {event}.",
     "Picture {setting}. You {demo}, and then you carry on.",
     "The moment it is meant for: {moment}.",
     "The everyday case is {event}, because that is when hands are full."
    ],
    "more": [
     "The second use is less obvious: you {demo}.",
     "It belongs {atSetting}, because that is where the need shows up.",
     "Before, that job went to {oldWay}.",
     "For example: {moment}.",
     "Go through the motions once with empty hands, because that is what you will repeat.",
     "The same applies to {event}, which is the example most people forget."
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
     "Compare it with {oldWay}, because that is what it has to replace."
    ],
    "withFeature": [
     "Now the details. {feature}",
     "First detail. {feature}",
     "Here is the first thing to know. {feature}",
     "Start with the main point. {feature}",
     "Look at the facts in order. {feature}"
    ],
    "more": [
     "Look for that line first when you compare two listings.",
     "A detail like that sounds small until {event}.",
     "Ask yourself on which day of the week you would notice it.",
     "You can see it in the close-up, so I will stay here for a second.",
     "Judge it on the worst day of your week, not on a calm one."
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
     "Then look at the routine around it, because a good object does not need a new habit.",
     "The second thing to look at is {care}, since that is what you notice after a month."
    ],
    "withFeature": [
     "Second detail. {feature}",
     "Next on the list. {feature}",
     "The other half of the picture. {feature}",
     "And the part that answers most questions. {feature}"
    ],
    "more": [
     "Write it next to your old one and compare line by line.",
     "You can check that at home, without any tools.",
     "If you cannot say when you would need it, it does not count.",
     "Ask the person you live with whether they would notice.",
     "If you care about {care}, this is the line to remember."
    ]
   },
   {
    "id": "who",
    "kind": "limit",
    "share": 12,
    "open": [
     "Who is it for? Anyone who knows this: {moment}.",
     "It suits you if {event} is a regular part of your week.",
     "It is made for ordinary days, so judge it on one.",
     "Who needs it? Anyone whose current answer is {oldWay}."
    ],
    "more": [
     "It is not for you if {limit}.",
     "If {limit}, skip it, because you would not use it.",
     "For anything outside that, check the listing first.",
     "If you are not sure, think about your last {day} and whether it would have come up."
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
     "That covers it: what it is, how it works, who it is for.",
     "And that is everything I can tell you from here.",
     "{place} has one open question less now.",
     "Compare that with {usual}, and decide for yourself.",
     "Back to {image}, which is where we started."
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
    "I wanted to dislike {thisCategory}. I tried."
   ],
   "curiosity": [
    "I wrote down one test for {thisCategory}.",
    "One point off, and I will tell you why.",
    "My verdict on {thisCategory} surprised me.",
    "I gave {thisCategory} my worst {day}.",
    "I have a verdict, and one complaint."
   ],
   "attention": [
    "Verdict first: I am keeping {itObject}.",
    "Here is my verdict on {thisCategory}.",
    "Honest review, starting with {image}.",
    "Short review: two good points, one minus."
   ],
   "social": [
    "{room} asked for my verdict. Here it is.",
    "You asked for the honest version. Here.",
    "I would tell {room} the same thing."
   ],
   "entertainment": [
    "I reviewed {thisCategory} like a restaurant critic.",
    "I put on glasses for this review.",
    "My judges today: me, {image}, and {place}.",
    "I brought a clipboard to {place}."
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
     "I took {product} to the one place that breaks things for me: {setting}.",
     "Test conditions: {product}, {event}, and no patience on my side.",
     "I tested {product} where it counts, {atSetting}, on a bad day.",
     "The question was simple. {does} {product} beat {oldWay}?",
     "I put {product} up against {pain}, because that is the real exam."
    ],
    "more": [
     "The situation I had in mind: {moment}.",
     "I did not read the listing twice. I just used {itObject}.",
     "Same job every time: {demo}, then write down what annoyed me.",
     "No lab, no gloves, just {prop} and a notebook.",
     "I also kept {oldWay} nearby, to be fair.",
     "I made the rules up front, so I could not go soft later."
    ]
   },
   {
    "id": "pro-one",
    "kind": "feature",
    "share": 16,
    "open": [
     "Point one: I reached for {itObject} without being reminded. That is rare for me.",
     "First plus: {it} went straight into the routine, no lecture needed.",
     "Point one goes to the everyday part. I {demo}, and there is nothing to explain.",
     "First plus: {it} {was} there when {event} turned into a scramble."
    ],
    "withFeature": [
     "First plus. {feature}",
     "Point one, earned. {feature}",
     "What I liked first. {feature}",
     "The first good mark. {feature}",
     "A plus, right away. {feature}"
    ],
    "more": [
     "That is a full point, and I am stingy.",
     "My pen is a cheap one, and it still enjoyed writing that.",
     "On paper, small. On a {day} with the phone ringing, not small.",
     "I wrote that line {atSetting}, standing up.",
     "I had {event} in mind when I wrote that down."
    ]
   },
   {
    "id": "pro-two",
    "kind": "feature",
    "share": 15,
    "minLength": 40,
    "open": [
     "Second plus: nobody in my house asked how it works.",
     "Point two: after the first days I stopped thinking about it, and that is praise.",
     "Second plus: I have not gone back to {oldWay} since.",
     "Point two: it fits the way I already do {event}."
    ],
    "withFeature": [
     "Second plus. {feature}",
     "Point two. {feature}",
     "The other thing I wrote down. {feature}",
     "And it earned another one. {feature}"
    ],
    "more": [
     "I underlined it, and the pen went through the paper.",
     "My pen hesitated, and then it wrote it anyway.",
     "Another point, and I count slowly.",
     "By then I had forgotten the test, until somebody asked about the clipboard.",
     "If you care about {care}, you will notice."
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
     "Points off for scope. If {limit}, look elsewhere."
    ],
    "more": [
     "I said there would be a minus, and I keep my word.",
     "Not a defect, just a limit. You should know it.",
     "Better to hear that from me than from your own hallway.",
     "I take points off for everything. Ask my family."
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
     "Made for busy hands. If that is you around {event}, stay."
    ],
    "more": [
     "If that does not sound like you, trust your gut.",
     "I would hand {itObject} to anyone who is always late for {event}.",
     "Your week decides, not my notebook.",
     "If you only saw yourself in half of that, wait."
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
     "Verdict signed, {atPlace}, by me and {image}.",
     "{room} wants a score. The verdict is: keep.",
     "That is the verdict. Clipboard down."
    ]
   }
  ]
 },
 "skit": {
  "hooks": {
   "problem": [
    "A: Nobody panic. It is just {pain}.",
    "B: Is that {pain} again?",
    "A: I can explain {image}.",
    "B: Why are you whispering {atPlace}?",
    "A: Today I fight {pain}. For real."
   ],
   "curiosity": [
    "B: Don't turn around. | A: What did I do?",
    "B: What is that behind your back? | A: Nothing.",
    "A: You did not see this. | B: I saw.",
    "B: Whose {category}? | A: Mine. Why?",
    "C: Excuse me, is that {image}?"
   ],
   "attention": [
    "B: Step away from {image}. Slowly.",
    "A: Stop. Nobody move. Look at {image}.",
    "C: Welcome to court. Please rise for {image}.",
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
    "A: I am calm. | B: You named {image}."
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
     "A: All I want is one calm {day}. | B: Bold. | A: I have a plan. | B: Your plan is {oldWay}.",
     "B: What do you need? | A: Five quiet minutes. | B: I can see {prop} from here.",
     "A: I need {aCategory}. | B: You said that in spring. | A: I meant it in spring.",
     "A: I am about to leave. | B: You said that earlier. | A: I was younger then.",
     "B: Be honest. How is it going? | A: Define going. | B: I see {prop}.",
     "A: Today will be different. | B: You said that near {prop}."
    ],
    "more": [
     "A: I just want it to work. | B: Do you work? | A: Rude.",
     "C: Is it always like this? | A: On good days.",
     "B: And until now? | A: {oldWay}. | B: Oh. Oh no.",
     "C: Should I sit down for this? | B: I would.",
     "B: Since when? | A: Right before {event}. | B: Of course.",
     "A: How hard can it be? | B: I have watched you. Hard.",
     "A: I used to have hopes. | B: You used to have hands free."
    ]
   },
   {
    "id": "escalation",
    "kind": "trouble",
    "share": 22,
    "open": [
     "B: So it is {pain}? | A: It is always {pain}. | B: Have you tried yelling? | A: I yelled {atSetting}. Nothing.",
     "A: It is fine. | B: It is on the floor. | A: It is fine on the floor.",
     "B: Where did you put it? | A: {atSetting}. | B: Why? | A: It felt right.",
     "A: I tried {oldWay}. | B: And? | A: We are not speaking.",
     "C: You cannot stand here. | A: I live here. | C: Like this?",
     "B: Are you hiding {prop}? | A: It was hiding first.",
     "A: Do not look at {place}. | B: I looked. | A: I said do not."
    ],
    "more": [
     "A: It was like this when I came. | B: You came yesterday.",
     "B: How many times this week? | A: Today, or in total?",
     "B: You could ask for help. | A: I could also sing.",
     "C: I only came for a signature. | A: Nobody leaves.",
     "A: Do you judge me? | B: I keep a list.",
     "C: Does this ever end well? | B: Let him try.",
     "C: I brought snacks. | B: Good. This takes a while.",
     "A: Nobody saw that. | C: I saw that.",
     "C: What was that noise? | B: A plan. Breaking.",
     "B: You look tired. | A: I look experienced."
    ]
   },
   {
    "id": "product",
    "kind": "feature",
    "share": 16,
    "open": [
     "B: Close your eyes. | A: Why? | B: Open them. | A: Oh. | B: {product}.",
     "B: Hold out your hands. | A: What is it? | B: {product}.",
     "C: Delivery. | A: For me? | C: It says: {product}.",
     "A: What is that on the table? | B: {product}. | A: For whom? | B: For all of us, really.",
     "B: I got you something. | A: A lawyer? | B: Better. {product}."
    ],
    "withFeature": [
     "B: Hold out your hands. | A: What is it? | B: {product}. | {feature}",
     "B: I got you something. | A: A lawyer? | B: Better. {product}. | {feature}",
     "C: Delivery. | A: For me? | C: It says: {product}. | {feature}",
     "B: Close your eyes. Now open. | A: Oh. | B: {product}. | {feature}",
     "A: What is that on the table? | B: {product}. | {feature}"
    ],
    "more": [
     "A: Can I touch {itObject}? | B: You bought {itObject}.",
     "A: Do I need training? | B: You {demo}. Done.",
     "A: It is looking at me. | B: That is {aCategory}.",
     "C: May I? | A: Get your own. | C: Fair.",
     "A: What is the catch? | B: You have to stop complaining.",
     "C: Huh. | A: Was that a good huh? | C: I don't know yet."
    ]
   },
   {
    "id": "payoff",
    "kind": "feature",
    "share": 16,
    "open": [
     "A: So I just use {itObject}? | B: That is the idea. | A: And then? | B: You get on with {event}.",
     "B: How do you feel? | A: Suspicious. | B: That is called relaxed.",
     "A: It is quiet. | B: You stopped sighing. | A: That was me?",
     "B: And {oldWay}? | A: Retired. | B: With honors? | A: With tape.",
     "C: I came back. | A: Too late. I am calm now."
    ],
    "withFeature": [
     "A: Wait, and then? | {feature}",
     "A: Keep talking. | {feature}",
     "C: And what else? | {feature}",
     "A: Say another nice thing. | {feature}",
     "B: You have not seen the rest. | {feature}"
    ],
    "more": [
     "A: I feel like a new person. | B: Same shirt, though.",
     "B: Are you crying? | A: It is {prop}. | B: Sure it is.",
     "C: Can I borrow {itObject}? | A: No. | B: No.",
     "A: What do I do with my free hand? | B: Wave.",
     "B: Say something nice to {itObject}. | A: I am not ready.",
     "A: What now? | B: Now you {demo}. | A: Again? | B: Again.",
     "C: Am I still needed? | B: Stay. You clap well.",
     "B: You are smiling. | A: Do not tell anyone.",
     "A: I have one more question. | B: Is it about {life}? | A: Maybe."
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
     "B: And the old {category}? | A: Who?",
     "B: And {image}? | A: We are friends now.",
     "B: What about {usual}? | A: It moved out. | B: Good.",
     "B: See you {atPlace}? | A: With my hands free.",
     "B: You are welcome. | A: I said nothing. | B: Exactly.",
     "C: Is it over? | B: It is never over."
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
     "Now, I'm not a chaotic person. Okay, I am {atPlace}."
    ],
    "more": [
     "I am smiling, by the way. That matters for later.",
     "And I'm feeling good about it. Write that down.",
     "This is the part where a smart person turns around.",
     "And in my head there's this calm little voice saying, leave it.",
     "I should mention that I had one job.",
     "You have to know that I'm not a chaotic person. Okay. A bit.",
     "If you know me, you know where this is going."
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
     "I lock eyes with {prop}. I lose."
    ],
    "more": [
     "And in my head I'm going, it's fine, it's fine.",
     "I'm laughing, but not in a healthy way.",
     "I would love to say I stayed calm.",
     "I wish somebody had stopped me there.",
     "At this point I could still have left.",
     "I can feel my ears getting warm."
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
     "So I take a breath, I turn around, and I make it worse."
    ],
    "more": [
     "I'm not proud of any of this.",
     "And I hear myself say, \"I meant to do that.\" I did not.",
     "There is a special silence for this, and I know it well.",
     "My face? You know the face.",
     "And that's not the end of it. I wish.",
     "I consider moving to another city. Briefly.",
     "I'd pay good money for a trapdoor."
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
     "And then I see myself in the window. That does it."
    ],
    "more": [
     "I've got no comeback. I still don't.",
     "I've thought about that every day since.",
     "So I pull out my phone right there.",
     "I've replayed that in the shower more than once."
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
     "So I finally order {product}, out of pure spite."
    ],
    "withFeature": [
     "So I get {product}. {feature}",
     "Anyway, that's how {product} moved in with me. {feature}",
     "Long story short: {product}. {feature}",
     "So I finally order {product}, out of pure spite. {feature}",
     "Enter {product}, stage left. {feature}"
    ],
    "more": [
     "I read the whole page, twice, like a contract.",
     "And I'm not going to cry about {aCategory}, but it's close.",
     "First day, I {demo}. Nobody gasps. I kind of wanted a gasp.",
     "No drama. I was almost disappointed.",
     "I tell nobody. For me that's growth."
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
     "These days I'm {atPlace}, and I'm boring. It's wonderful."
    ],
    "more": [
     "I almost miss the chaos. Almost.",
     "I'm told I'm less fun now.",
     "Small steps, but I'll take them.",
     "I keep waiting for the twist. There is no twist."
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
     "End of story. Mostly."
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
     "I had just walked in, and the first thing I saw was {prop}."
    ],
    "more": [
     "Remember that part. It comes back.",
     "I wasn't even in a bad mood.",
     "Nothing about it looked like a story yet.",
     "I can still see it, mostly because I'd like to forget it.",
     "I had no idea I'd be telling anyone about it.",
     "It started small. It usually does.",
     "I'd have told you everything was under control.",
     "If I'd stopped right there, you'd never have heard of it."
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
     "I'd gladly leave this part out.",
     "I needed a second.",
     "If anyone asks, I stayed calm. Nobody's asked.",
     "I laughed, because the other option was worse.",
     "In my head I was already telling this to my sister.",
     "I've left out the worst of it. You're welcome.",
     "That was the low point. Nobody had told me yet.",
     "I looked around to see who'd seen it.",
     "I remember thinking that a grown person should have solved this by now.",
     "It felt longer than it was."
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
     "I gave up, sat down, and ordered {product}."
    ],
    "more": [
     "I rarely decide anything that fast.",
     "There was no speech. I'd run out of speeches.",
     "I didn't expect much. [I rarely do.]",
     "It wasn't a grand gesture. I was tired.",
     "I told nobody for a day.",
     "I kept my expectations where I could see them."
    ]
   },
   {
    "id": "change",
    "kind": "feature",
    "share": 23,
    "open": [
     "The next time I was {atPlace}, I caught myself not complaining.",
     "The next time it was {event}, I reached for {itObject} without thinking.",
     "The next time around, I forgot to hold my breath.",
     "The following {day} looked the same. I did not.",
     "A week later I noticed what was missing: the sighing."
    ],
    "withFeature": [
     "Here's what changed. {feature}",
     "{feature}",
     "I noticed the small things first. {feature}",
     "Let me be plain about it. {feature}",
     "Up close, this is what I'd found. {feature}",
     "I'll tell you what I noticed first. {feature}"
    ],
    "more": [
     "I didn't make a ceremony of it.",
     "{room} noticed before I said anything.",
     "Nobody clapped. I'd have liked a small clap.",
     "I caught myself humming, and I don't hum.",
     "Some changes are so small that you only see them backwards.",
     "It's not a big ending. I like the small ones.",
     "I kept waiting to be wrong about it.",
     "I went on with the day. That had been the idea."
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
     "I never did send {itObject} back."
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
    "You're doing {event} the hard way."
   ],
   "curiosity": [
    "I have one strong opinion about {aCategory}.",
    "I was wrong about {aCategory}. Here is why.",
    "Here is the question I ask before buying {aCategory}.",
    "There's one thing I check before {event}.",
    "I changed my mind, and I can explain."
   ],
   "attention": [
    "{audience}, ten seconds on {pain}.",
    "{audience}, this one is short.",
    "Look around {place} for a second.",
    "Before you buy {anotherCategory}, hear this.",
    "Stop buying {aCategory} on looks alone.",
    "Quick opinion, and you can argue with me."
   ],
   "social": [
    "Tell me I'm not alone with {pain}.",
    "You and I both know {usual}.",
    "We all own {oldWay}. Admit it.",
    "My friends are tired of this opinion. You get it.",
    "Tell me your {day} doesn't look like this."
   ],
   "entertainment": [
    "I will defend {thisCategory} at dinner parties.",
    "This is a hill I will sit on: {aCategory}.",
    "I have feelings about {aCategory}. Strong ones.",
    "I'd like to file a complaint about {usual}."
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
     "My take is simple. {product} earn{s} a spot, and I can say why.",
     "I think most people overcomplicate this. I'd start with {product}.",
     "You don't need a new routine. I think you need {product}.",
     "Here is what I think, after way too much thinking: {product}.",
     "I'm talking about {product}, and I'll keep it honest."
    ],
    "more": [
     "You know the moment: {moment}.",
     "I'm not here to read you a listing. [You can do that yourself.]",
     "You've probably got {oldWay} at home right now.",
     "I've tried shrugging about this. My shoulders got tired.",
     "I used to think this was a silly thing to care about. Then I counted how often it came up.",
     "If that sounds small, think about {life}.",
     "You and I get the same number of hours, and I refuse to lose any to this."
    ]
   },
   {
    "id": "reason-one",
    "kind": "feature",
    "share": 18,
    "open": [
     "First reason: you meet this problem on an ordinary {day}, not on a special day.",
     "First reason: {oldWay}. You deserve a plan that is not that.",
     "First reason: {life}. You know exactly what I mean.",
     "First, picture this: {moment}. You want that handled before it starts.",
     "Reason one is boring, and I like boring: it happens every week."
    ],
    "withFeature": [
     "First reason. {feature}",
     "Reason one, and it matters. {feature}",
     "Start with this. {feature}",
     "The first thing you'll notice. {feature}",
     "First, the practical part. {feature}"
    ],
    "more": [
     "Somewhere between {life} and dinner, you'd think of me.",
     "It comes up on a {day}, between two other things, when nobody's in the mood.",
     "Keep this picture in mind: {moment}.",
     "That's the one I would pay for on its own.",
     "I know, not exciting. Neither is a good door hinge, and you'd miss it.",
     "You feel it on the first busy morning, not in the photos."
    ]
   },
   {
    "id": "reason-two",
    "kind": "feature",
    "share": 18,
    "minLength": 25,
    "open": [
     "Second reason: I don't want to think about it. I want to {demo} and leave.",
     "Second reason: {place}. Everything there should earn its space, and most things do not.",
     "Second: your other option is {oldWay}, and you already know how that ends.",
     "Reason two: you will use it on tired days, and tired days are what counts.",
     "Second reason, and this is personal: {care}."
    ],
    "withFeature": [
     "Second reason. {feature}",
     "Then there is the second reason. {feature}",
     "Reason two is the one I'd miss. {feature}",
     "And the part people skip. {feature}",
     "Second, the everyday part. {feature}"
    ],
    "more": [
     "Photos never show the part where you're late and holding a bag.",
     "I've owned things with a lovely box. I still own the box.",
     "I'd say that again at a dinner party, and I have.",
     "If you care about {care}, that alone is a reason.",
     "I didn't think I'd have an opinion on this. Look at me now.",
     "Nobody tells you how much of life is small stuff like this."
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
     "Who shouldn't bother? You, if {limit}."
    ],
    "more": [
     "I'd rather you skip {itObject} than send {itObject} back.",
     "Somebody in your group chat may need {itObject} more.",
     "A video for everybody is a video for nobody."
    ]
   },
   {
    "id": "product",
    "kind": "feature",
    "share": 13,
    "minLength": 50,
    "open": [
     "So for me, the choice is easy, and I stopped looking.",
     "So that's the case for {product}: one small thing, used every day.",
     "I keep {product} close, {atSetting}, and that tells you enough.",
     "Add it up, and {product} make{s} sense for people like us."
    ],
    "withFeature": [
     "And the rest, quickly. {feature}",
     "You also get the details right. {feature}",
     "One more, because I promised to be fair. {feature}",
     "Then the finish line. {feature}"
    ],
    "more": [
     "That's my opinion. You're allowed another one.",
     "I would say the same thing with the camera off.",
     "You'd pick {itObject} up and see what I mean.",
     "I've argued for worse things at louder dinners."
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
     "Opinion over. Your turn.",
     "That's all I wanted to say.",
     "{usual}, you had a good run.",
     "Now look around {place} again."
    ]
   }
  ]
 }
}
