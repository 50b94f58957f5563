// Made by tools/content.ts from writer/content. Change it there.
import type { FrameGroups } from '../readers'

export const tones: FrameGroups = {
 "casual-review": {
  "early": [
   {
    "text": "It's pretty standard stuff, honestly.",
    "requires": [
     "trouble-told"
    ]
   },
   "Nothing wild, just my two cents.",
   "I kind of went in with no expectations.",
   "So yeah, that's the situation.",
   "No big deal, but worth a minute.",
   "I'm not going to oversell it."
  ],
  "turn": [
   "Anyway.",
   "So, yeah.",
   "Nothing fancy, here it is.",
   "Let's just look at it.",
   "No big reveal, sorry."
  ],
  "react": [
   "Which is pretty nice, honestly.",
   "Not bad. Not bad at all.",
   "Kind of handy.",
   "I will take it.",
   "It's a small thing, but yeah.",
   "Cool. Moving on.",
   "I don't hate that."
  ],
  "price": [
   "Price-wise, nothing mysterious.",
   "Oh, right, the money part.",
   "And what it costs, since you will ask.",
   "Money part, real quick."
  ],
  "late": [
   "So yeah, that's pretty much it.",
   "Do with that what you want.",
   "That's all I've got.",
   "Not life-changing. Just good to have around.",
   "Anyway, back to my day."
  ]
 },
 "comedy-entertainment": {
  "early": [
   "I have a degree in this. I do not.",
   {
    "text": "My standards were low, my hopes were lower, and my socks were wet.",
    "requires": [
     "trouble-told"
    ]
   },
   {
    "text": "Somewhere, a raccoon lives better than this.",
    "requires": [
     "trouble-told"
    ]
   },
   {
    "text": "I was one bad minute from moving into the woods.",
    "requires": [
     "trouble-told"
    ]
   },
   "My houseplant watched all of it and said nothing.",
   "Three words: calm, organized, lying."
  ],
  "turn": [
   "Enter the hero. No cape, return label.",
   "And on the third day, a parcel.",
   "Somebody cue the tiny trumpet.",
   "And the crowd, which is me, goes wild.",
   "Then, a plot twist with free hands."
  ],
  "react": [
   "My drawer has filed a complaint.",
   "I clapped. For an object.",
   "I told the dog. He was proud.",
   "My old stuff started packing its bags.",
   "I bowed. It did not bow back.",
   "Somewhere, my junk drawer felt a chill.",
   "I looked around for someone to high-five. It was a lamp."
  ],
  "price": [
   "The price, and then I will stop talking. Briefly.",
   "My wallet asked to see the number first.",
   "Now, the plot thickens: money.",
   "The number, please, with a drum roll from the neighbors."
  ],
  "late": [
   "My houseplant still says nothing, but she looks impressed.",
   "I will now retire from public life.",
   "That concludes my one interesting story.",
   "The dog has no further comments.",
   "Applause is optional. I hear it anyway."
  ]
 },
 "educational-expert": {
  "early": [
   {
    "text": "The reason is simple, so it is worth knowing before you choose anything.",
    "requires": [
     "trouble-told"
    ]
   },
   "Two things matter here: where you use it, and how often.",
   "Let me take that apart, because the cause decides the fix.",
   "First the cause, then the answer, because the order helps.",
   {
    "text": "It helps to know why this happens, since the fix follows from it.",
    "requires": [
     "trouble-told"
    ]
   },
   "Think of it as a small system with one weak point."
  ],
  "turn": [
   "That leads to a simple test.",
   "With that in mind, look at this.",
   "So the question becomes practical.",
   "Here is how I would check it.",
   "The example I will use is on the table."
  ],
  "react": [
   "That is the detail to compare, because it decides how often you use it.",
   "In other words, look at what it does on an ordinary day.",
   "Cause first, effect second. That is all there is to it.",
   "The rule is simple: judge it by what you can see.",
   "That is the part to remember, because photos rarely show it.",
   "For example, picture the busiest hour of your day."
  ],
  "price": [
   "For completeness, the price, because it belongs in any comparison.",
   "One number is still missing, and here it is.",
   "The price is part of the information, too.",
   "Next, the figure you need for your own math."
  ],
  "late": [
   "To sum up: know the cause, check the details, then decide.",
   "Now you have enough to judge for yourself.",
   "That is the method, and it works for any purchase.",
   "If you remember one rule, judge it on an ordinary day.",
   "Keep the checklist, because you can use it again."
  ]
 },
 "excited-discovery": {
  "early": [
   "Wait, this part matters!",
   "Okay, stay with me, it gets good.",
   "Hold that thought, because look.",
   "No, really. Look at this.",
   "I can't believe I almost scrolled past this.",
   "Come closer, I have to show you."
  ],
  "turn": [
   "And then, look!",
   "Wait for it.",
   "Here comes the good part.",
   "And look what we have here!",
   "Okay. Ready?",
   "Drum roll, tiny one."
  ],
  "react": [
   "Wait, look at this part!",
   "See that? Right there!",
   "And I did a little dance.",
   "Look, look, look.",
   "I had to show somebody.",
   "That part! That's the part.",
   "Tell me that is not fun.",
   "Rewind that. I would."
  ],
  "price": [
   "And now the part I ran over to tell you.",
   "Okay, deep breath, price.",
   "Ready for the number?",
   "And here is the number!"
  ],
  "late": [
   "I'm done. No, wait, I'm not. Okay, now I am.",
   "Go, go, go.",
   "I had to tell someone today!",
   "Now you know, so we can both be excited.",
   "That is my find of the week."
  ]
 },
 "helpful-friend": {
  "early": [
   {
    "text": "If that's you, here is what I'd do.",
    "requires": [
     "trouble-told"
    ]
   },
   {
    "text": "You're not doing anything wrong, by the way.",
    "requires": [
     "trouble-told"
    ]
   },
   "Let me save you the detour.",
   "I'll keep it short, since you have things to do.",
   "This is what I tell my friends, too.",
   "Take what helps and leave the rest."
  ],
  "turn": [
   "Here's what I'd do.",
   "This is where I would start.",
   "My advice is simple.",
   "If you only try one thing, try this.",
   "So here is the easy way."
  ],
  "react": [
   "Keep that in mind for the busy days.",
   "You'll be glad you know that.",
   "That's the bit I'd look at first.",
   "If you only remember one thing, take that.",
   "Handy to know before you choose.",
   "It's a small thing, and you'll use it."
  ],
  "price": [
   "So you can plan: here is the number.",
   "Before you ask, the price.",
   "Here's what to expect at checkout.",
   "And the practical question."
  ],
  "late": [
   "If it doesn't fit your week, skip it. No hard feelings.",
   "Sleep on it if you like.",
   "Ask me if you're unsure.",
   "And if you already have one you like, keep it.",
   "You know your day better than I do."
  ]
 },
 "relatable-struggle": {
  "early": [
   {
    "text": "You know that face. I made it in public.",
    "requires": [
     "trouble-told"
    ]
   },
   {
    "text": "Tell me that is not just us.",
    "requires": [
     "trouble-told"
    ]
   },
   {
    "text": "We've all stood there, pretending it's fine.",
    "requires": [
     "trouble-told"
    ]
   },
   {
    "text": "I'm tired just saying it.",
    "requires": [
     "trouble-told"
    ]
   },
   {
    "text": "And we still call it a normal day.",
    "requires": [
     "trouble-told"
    ]
   },
   {
    "text": "I have cried over less. Not much less.",
    "requires": [
     "trouble-told"
    ]
   }
  ],
  "turn": [
   "I was too tired for a big solution.",
   "So I tried the smallest thing.",
   "I had nothing left to lose but socks.",
   "We deserve one easy thing.",
   "I was done being brave about it."
  ],
  "react": [
   "I felt that one.",
   "One less thing to fight with.",
   "I exhaled. Like, properly.",
   "For us tired people, that counts.",
   "A small win. We take those.",
   "I almost hugged it. Almost.",
   "We notice things like that. We have to."
  ],
  "price": [
   "And because we all check this first.",
   "The part we whisper about.",
   "I looked at the price through my fingers.",
   "Payday people, this is for us."
  ],
  "late": [
   "We're all just trying to get to bed.",
   "If you needed a sign to make one thing easier, here it is.",
   "I still lose my keys. One thing at a time.",
   "Still a mess, just a smaller one.",
   "You're not alone. Promise."
  ]
 },
 "shocked-mindblown": {
  "early": [
   "Hold on. What?",
   "No. Wait. Go back.",
   "I had to sit down.",
   "Am I the last one to notice?",
   "Excuse me?",
   "How did I miss that?"
  ],
  "turn": [
   "Hold on.",
   "And then. Silence.",
   "Wait. Wait. Look.",
   "I stopped talking, which is rare.",
   "Okay. Breathe."
  ],
  "react": [
   "Wait. Again?",
   "Hold on. Look at that.",
   "I said \"what\" out loud. Twice.",
   "Stop. Go back. See?",
   "My mouth was open. Actually open.",
   "Okay. Calm. Let me explain it slowly.",
   "Nobody told me. Nobody."
  ],
  "price": [
   "Hold on. One more thing.",
   "And then I saw the number.",
   "Wait. Read it with me.",
   "Number. Now. Okay."
  ],
  "late": [
   "I need a minute.",
   "I keep looking at it. Still there.",
   "Okay. I am calm. Mostly.",
   "Who else knew? Be honest.",
   "I have no more words. Just one thing."
  ]
 },
 "skeptical-convinced": {
  "early": [
   "I know. I rolled my eyes, too.",
   "I don't believe things easily. Keep that in mind.",
   "My first reaction was no.",
   "I have been disappointed before.",
   "I was ready to be annoyed, and I'm good at it.",
   "Prove it, I said, to nobody."
  ],
  "turn": [
   "I still had doubts.",
   "Fine. One try.",
   "I gave it a week to fail.",
   "I expected to send it back.",
   "I went looking for the catch."
  ],
  "react": [
   "Fine. I'll give it that.",
   "I looked for the catch. Still looking.",
   "I checked twice. It holds.",
   "Annoyingly, that is useful.",
   "Okay. Point taken.",
   "That's one doubt less.",
   "I wanted to argue. I had nothing.",
   "Noted, against my will."
  ],
  "price": [
   "My last doubt was the price.",
   "And yes, I checked the price first.",
   "So, the number.",
   "Here is where I usually leave."
  ],
  "late": [
   "I have been wrong before. This was one of those days.",
   "So yes. A grudging yes, but it's a yes.",
   "I don't say that often.",
   "Doubt is healthy. So is changing your mind.",
   "My eyebrow is still up, but I kept it."
  ]
 },
 "success-story": {
  "early": [
   {
    "text": "Back then, that was every week for me.",
    "requires": [
     "trouble-told"
    ]
   },
   {
    "text": "That used to be my normal.",
    "requires": [
     "trouble-told"
    ]
   },
   {
    "text": "I remember exactly how that felt.",
    "requires": [
     "trouble-told"
    ]
   },
   "A few months ago, I had no plan at all.",
   "It started small, like most good habits.",
   {
    "text": "I kept failing at the same spot.",
    "requires": [
     "trouble-told"
    ]
   }
  ],
  "turn": [
   "Then I changed one habit.",
   "So I started with one small thing.",
   "That was the turning point, and it was tiny.",
   "I did not need motivation. I needed a start.",
   "One quiet decision, that was it."
  ],
  "react": [
   "Back then, I worked around it. Now, I use it.",
   "That became part of the routine.",
   "Small, but it happens every day now.",
   "That's when the habit stuck.",
   "Once a struggle, now a step.",
   "I thank the routine, not a miracle.",
   "Then: excuses. Now: done."
  ],
  "price": [
   "What did the habit cost me? I can tell you.",
   "And what did it take?",
   "It took one decision and this.",
   "The cost of my small change, in one number."
  ],
  "late": [
   "Then, I hoped. Now, I have a routine.",
   "I am still the same person, with one better habit.",
   "It was never about willpower.",
   "Today I do it without thinking, and I am grateful for that.",
   "Start small. That is all I did."
  ]
 },
 "urgent-psa": {
  "early": [
   "Listen. This is quick.",
   "Check yours today. Not later.",
   "Do this before the next busy week.",
   "Stop waiting for a better moment.",
   "Write this down.",
   "Fix it before {event}."
  ],
  "turn": [
   "Here is the fix.",
   "Do this instead.",
   "One change. Make it now.",
   "Start here.",
   "Act on it tonight."
  ],
  "react": [
   "Remember that one.",
   "Check for that. Always.",
   "Do not skip that part.",
   "Look for exactly that.",
   "Keep that. Drop the rest.",
   "Use it before {event}.",
   "Write that one down."
  ],
  "price": [
   "Now the number. Quick.",
   "Check the price. Here it is.",
   "One number, then you move.",
   "Note this."
  ],
  "late": [
   "Handle it before the next {day}.",
   "Do it now, while you remember.",
   "Tomorrow is how it got this bad.",
   "Decide today. Then forget about it.",
   "Move before the week does."
  ]
 }
}
