// Made by tools/content.ts from writer/content. Change it there.
import type { Plot } from '../../compose/plot'

export const plots: Record<string, readonly Plot[]> = {
 "informative": [
  {
   "title": "The note on the fridge",
   "hooks": [
    {
     "category": "problem",
     "text": "Keep a log of {pain} first."
    },
    {
     "category": "curiosity",
     "text": "A pen on the fridge explains more than reviews."
    },
    {
     "category": "attention",
     "text": "Three days, one note, one honest answer."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "This is {product}. The question behind it: {pain}.",
       "Today's subject: {product}, as an answer to {pain}."
      ]
     },
     {
      "texts": [
       "Before you judge any answer, look at when the trouble happens."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Hang a note on the fridge. Write down every time it happens.",
       "Three days, one note, one line each time."
      ]
     },
     {
      "texts": [
       "Most people guess the time wrong, because the loudest day is the one they remember."
      ],
      "optional": true
     },
     {
      "texts": [
       "After three days you see the pattern: same hour, same room, usually the same hands."
      ],
      "optional": true
     },
     {
      "texts": [
       "That spot on the note is where a helper has to stand."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "Now hold the first fact against your note. {feature}"
      ]
     },
     {
      "texts": [
       "Now read the description with your note in hand."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "If it has nothing to do with your busiest line, it's decoration for you."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Next line of the note, next fact. {feature}"
      ]
     },
     {
      "texts": [
       "Look for the word that matches your busiest hour."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You can check this the first evening, before the box goes out."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It's for you if the note is full.",
       "A full note means yes. An empty one means no."
      ]
     },
     {
      "texts": [
       "If the paper's still white on day three, you don't need {itObject}, and that's good news."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Leave the note up one more week. Then compare.",
       "The pen stays on the fridge. So does the answer."
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "The worst ten minutes",
   "hooks": [
    {
     "category": "problem",
     "text": "Test everything in your worst ten minutes."
    },
    {
     "category": "curiosity",
     "text": "Why do good ideas fail at 7:40?"
    },
    {
     "category": "attention",
     "text": "Calm Sundays tell you nothing. Here's what does."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "The subject is {product}, the problem is {pain}.",
       "On the table: {product}. On the list: {pain}."
      ]
     },
     {
      "texts": [
       "I'll go through this the way a bad morning would."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Every household has ten bad minutes. Know yours.",
       "First find your worst ten minutes of the day."
      ]
     },
     {
      "texts": [
       "It's rarely a whole hour. It's keys, door, one shoe, somebody calling."
      ],
      "optional": true
     },
     {
      "texts": [
       "A thing gets bought on a quiet evening and used in exactly those minutes."
      ],
      "optional": true
     },
     {
      "texts": [
       "So put {itObject} where you stand when the clock gets rude."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "Ask what this is worth with one hand busy. {feature}"
      ]
     },
     {
      "texts": [
       "Can you use {itObject} with one hand busy? Start there."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Try it once with a bag on your shoulder. Patience is cheating."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Same ten minutes, second question. {feature}"
      ]
     },
     {
      "texts": [
       "Can you put {itObject} away without thinking? That's the second question."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Do it three mornings in a row, because the first one is always polite."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It suits people whose bad minutes come daily.",
       "If those ten minutes come every day, keep listening."
      ]
     },
     {
      "texts": [
       "Somebody who has this twice a year can live with the old way."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Ten bad minutes. You know exactly which ones.",
       "Tomorrow, look at the clock when it gets loud."
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "Try the free fixes first",
   "hooks": [
    {
     "category": "problem",
     "text": "Before you buy anything against {pain}, wait."
    },
    {
     "category": "curiosity",
     "text": "Two fixes cost nothing. Start with those."
    },
    {
     "category": "social",
     "text": "A fair question I get: do I need this?"
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "I'm talking about {product} and, honestly, about {pain}.",
       "The object: {product}. The reason: {pain}."
      ]
     },
     {
      "texts": [
       "But the order matters, so the purchase comes last here."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "First fix: change the time. Second fix: change the place.",
       "Move the job an hour, then move it a room."
      ]
     },
     {
      "texts": [
       "Plenty of trouble is only bad timing, like doing a slow job in a fast hour."
      ],
      "optional": true
     },
     {
      "texts": [
       "Some of it is distance. What you need stands two rooms from where you need it."
      ],
      "optional": true
     },
     {
      "texts": [
       "If both are done and you're still annoyed, a tool makes sense."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "For what's left over, here are the facts. {feature}"
      ]
     },
     {
      "texts": [
       "For what's left over, you look at the tool."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Ask of every fact: does this touch the part I couldn't fix myself?"
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "And the next one, same question. {feature}"
      ]
     },
     {
      "texts": [
       "Ask one thing: which step does {it} take over?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A detail that only repairs what you've already solved is not for you."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It's for people who tried both fixes.",
       "Tried both? Then it's your turn."
      ]
     },
     {
      "texts": [
       "If moving things around was enough, keep your money. I mean that."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Time first, place second, tool third.",
       "That order has saved me a full shelf."
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "Arm's length",
   "hooks": [
    {
     "category": "problem",
     "text": "{pain}? Measure with your arm."
    },
    {
     "category": "curiosity",
     "text": "One arm's length decides if things get used."
    },
    {
     "category": "attention",
     "text": "Stretch out your arm. That's the lesson."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Here's {product}. The case to solve: {pain}.",
       "{product}, seen through one problem: {pain}."
      ]
     },
     {
      "texts": [
       "What a thing can do is half the story. Where it stands is the rest."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Stand where the trouble starts. Reach out. There.",
       "Go to the spot, stretch your arm, mark that place."
      ]
     },
     {
      "texts": [
       "Whatever lies farther away gets used for a week and then visited like an aunt."
      ],
      "optional": true
     },
     {
      "texts": [
       "The usual mistake is the tidy cabinet, because out of sight loses against tired."
      ],
      "optional": true
     },
     {
      "texts": [
       "Put {itObject} inside the circle and push something else out."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "From that spot, the facts read differently. {feature}"
      ]
     },
     {
      "texts": [
       "Judge {itObject} from that spot, not from the sofa."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Go there and act it out once, dry. You'll notice what's in the way."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Still at arm's length, next detail. {feature}"
      ]
     },
     {
      "texts": [
       "Then ask if {it} can stay there when guests come."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "If you wouldn't leave {itObject} out, you'll end up hiding {itObject}."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For people who have that one free spot.",
       "It's right for you if the circle has room."
      ]
     },
     {
      "texts": [
       "No free place within reach? Clear one first, then decide."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Stretch your arm once more. That's the address.",
       "Everything inside the circle gets used. Everything else gets dusted."
      ]
     }
    ]
   },
   "needs": "pain",
   "not": [
    "class",
    "online class",
    "yoga class",
    "course",
    "online course",
    "app",
    "subscription",
    "membership",
    "ebook",
    "template",
    "program",
    "lesson",
    "session",
    "ticket",
    "workshop",
    "service",
    "gift card",
    "meal plan",
    "software",
    "tour"
   ]
  },
  {
   "title": "Count the steps back",
   "hooks": [
    {
     "category": "problem",
     "text": "Nobody counts the steps after {pain}."
    },
    {
     "category": "curiosity",
     "text": "Count the way back, not the way there."
    },
    {
     "category": "entertainment",
     "text": "A short lesson with one chair and some counting."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Take {product} and one everyday case: {pain}.",
       "The example today: {product} against {pain}."
      ]
     },
     {
      "texts": [
       "Everybody looks at how a thing starts. I look at how it ends."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Count two numbers: steps to begin, steps to finish.",
       "Getting started is one number. Putting away is the other."
      ]
     },
     {
      "texts": [
       "On a chair in most homes lies what had too many steps on the way back."
      ],
      "optional": true
     },
     {
      "texts": [
       "People forgive a slow start. They don't forgive cleaning up at ten at night."
      ],
      "optional": true
     },
     {
      "texts": [
       "So say the finishing steps out loud before you decide, and count on your fingers."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "Beginning first. What helps you start? {feature}"
      ]
     },
     {
      "texts": [
       "Beginning first: open, reach, go. How many moves?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "One hand of fingers is plenty for any start."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Now the way back. {feature}"
      ]
     },
     {
      "texts": [
       "Now the way back: rinse, fold, carry. How many moves?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Walk it once in your own rooms, because stairs count, too."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For people who like a short way back.",
       "If the way back is short, you'll stay with it."
      ]
     },
     {
      "texts": [
       "If you enjoy the long version by hand, stay with that. It's honest work."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Count tonight, on the chair that collects everything.",
       "Two numbers. Now you know which one matters."
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "Explain it to the babysitter",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Could a guest use it without asking?"
    },
    {
     "category": "problem",
     "text": "Explain {pain} to a babysitter. Short."
    },
    {
     "category": "social",
     "text": "A guest once asked me four questions about a drawer."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Today {product}, tested with a stranger in the house.",
       "Here's {product}, and a test for {pain}."
      ]
     },
     {
      "texts": [
       "The problem gets a name first: {pain}."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "The test is one sentence to somebody who's new.",
       "If you can explain it in one sentence, it works."
      ]
     },
     {
      "texts": [
       "Imagine a guest in your hallway, shoes still on, asking where and how."
      ],
      "optional": true
     },
     {
      "texts": [
       "Homes fail here, because the rules live in one person's head."
      ],
      "optional": true
     },
     {
      "texts": [
       "Say where {it} {is}, what you do first, and what you do last. Stop there."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "What goes into that sentence? {feature}"
      ]
     },
     {
      "texts": [
       "Write the sentence on paper. More than one line is too much."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Leave out every word your guest wouldn't need at the door."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "And what would the guest ask next? {feature}"
      ]
     },
     {
      "texts": [
       "Then wait for the first question. It shows the weak spot."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You find that out in one evening, with any patient friend."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "Good for homes with more than one pair of hands.",
       "It fits households where several people share the job."
      ]
     },
     {
      "texts": [
       "Live alone and like your own system? Then your head is manual enough."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "One sentence, one guest, no follow-up question.",
       "Try the sentence on the next person who rings."
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "Read the listing backwards",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Read every listing from the bottom up."
    },
    {
     "category": "problem",
     "text": "{pain} makes people read too fast."
    },
    {
     "category": "attention",
     "text": "The first photo is the least useful one."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "My example is {product}, for anyone with {pain}.",
       "We're reading about {product}, because of {pain}."
      ]
     },
     {
      "texts": [
       "When you're annoyed, the big picture on top looks like an answer."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Start at the bottom: numbers, then contents, then pictures.",
       "Scroll down first. What's included? What are the numbers?"
      ]
     },
     {
      "texts": [
       "Then find the photo with a hand in it, because a hand is a ruler."
      ],
      "optional": true
     },
     {
      "texts": [
       "A white background has no size. Your hallway does."
      ],
      "optional": true
     },
     {
      "texts": [
       "Last comes the text on top, when you already know what you're looking for."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "In that order, the first line you meet. {feature}"
      ]
     },
     {
      "texts": [
       "Write down the number you'd need to know. Then search for it."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Hold the number against a thing you own, like a plate or a door."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Further up, you find this. {feature}"
      ]
     },
     {
      "texts": [
       "Then look for what's missing. Missing is information, too."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Whatever you can't find, ask the seller. It's one message."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For people who'd rather read twice than return once.",
       "It's for readers. Two minutes, bottom to top."
      ]
     },
     {
      "texts": [
       "If you only trust things you've held, wait until you can hold one."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Start with the last line. That's where facts live.",
       "Bottom to top. Tonight you'll catch yourself doing it."
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "Judge it on the third time",
   "hooks": [
    {
     "category": "curiosity",
     "text": "The first time doesn't count. Neither does the second."
    },
    {
     "category": "problem",
     "text": "Give {pain} three rounds before you decide."
    },
    {
     "category": "entertainment",
     "text": "Everything new makes you clumsy. Me too."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Let's look at {product}, slowly, because of {pain}.",
       "{product}. Meant for {pain}. Judged in three rounds."
      ]
     },
     {
      "texts": [
       "I'll say what to watch for in each of them."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Round one you read. Round two you fumble. Three counts.",
       "First you learn, then you forget, then you know."
      ]
     },
     {
      "texts": [
       "On the first evening everything gets attention, and attention flatters any purchase."
      ],
      "optional": true
     },
     {
      "texts": [
       "On the second, you can't find the beginning. That's normal, not a verdict."
      ],
      "optional": true
     },
     {
      "texts": [
       "By the third your hands go without asking, or they don't."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "Keep one fact in mind for round one. {feature}"
      ]
     },
     {
      "texts": [
       "In round one, only check that everything is there."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Say what you expect before you begin. Memory edits later."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "And one for round three. {feature}"
      ]
     },
     {
      "texts": [
       "In round three, notice if you reached without deciding to."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "If you had to look it up again, it isn't simple enough for you."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "Right for people who have this problem every week.",
       "You need a week with three chances in it."
      ]
     },
     {
      "texts": [
       "If it comes up once each summer, three rounds take three years. Skip it."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Ask me nothing on day one. Day three, gladly.",
       "Three rounds. The third one is the honest one."
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "The annoyed one isn't the one who buys",
   "hooks": [
    {
     "category": "social",
     "text": "Who in your house is actually annoyed?"
    },
    {
     "category": "problem",
     "text": "{pain} annoys one person. Guess who buys."
    },
    {
     "category": "curiosity",
     "text": "There's a question to ask before you order."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Here's {product}. Here's the reason: {pain}.",
       "{product}, {pain}, and a question for the dinner table."
      ]
     },
     {
      "texts": [
       "Usually one person suffers, and another one decides what to get."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Ask at dinner: who meets this problem first?",
       "Find the person who meets it first. Ask them."
      ]
     },
     {
      "texts": [
       "They know the exact second it starts, and which hand is full by then."
      ],
      "optional": true
     },
     {
      "texts": [
       "A helper picked by somebody else lands on the wrong shelf, at the wrong height."
      ],
      "optional": true
     },
     {
      "texts": [
       "Let the one who's annoyed choose the place. That's half the work."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "Read this to that person and watch the face. {feature}"
      ]
     },
     {
      "texts": [
       "Let them describe what a good helper would do."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A shrug means it's your wish, not theirs."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Read this, too. {feature}"
      ]
     },
     {
      "texts": [
       "Then ask what they'd hate about a new thing."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Their first objection is more useful than your first idea."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For homes where people talk before they order.",
       "It suits anyone who asked first."
      ]
     },
     {
      "texts": [
       "If nobody at the table nods, leave it for now."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Dinner tonight. One question. Wait for the answer.",
       "Ask the one who sighs. They know."
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "The drawer of good intentions",
   "hooks": [
    {
     "category": "entertainment",
     "text": "Open the drawer of good intentions. Carefully."
    },
    {
     "category": "problem",
     "text": "You've bought something against {pain} before. Where's it now?"
    },
    {
     "category": "curiosity",
     "text": "Every home has a drawer with old solutions."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Before {product}, a look at what came before {itObject}.",
       "This is about {product}, {pain}, and one crowded drawer."
      ]
     },
     {
      "texts": [
       "That drawer isn't a failure. It's research on {pain}, already paid for."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Take one old try out. Say why it stopped.",
       "Pick up the last attempt. Finish this: it stopped because."
      ]
     },
     {
      "texts": [
       "There are only a few endings: too far away, too many parts, too much washing, too late."
      ],
      "optional": true
     },
     {
      "texts": [
       "Whatever ending you say is your personal test for anything new."
      ],
      "optional": true
     },
     {
      "texts": [
       "Write that one word on a sticky note and keep it for the next minute."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "Sticky note in hand, first fact. {feature}"
      ]
     },
     {
      "texts": [
       "Sticky note in hand, read the description once."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Does this answer your word? Yes or no, nothing in between."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Same note, second fact. {feature}"
      ]
     },
     {
      "texts": [
       "Then ask if {it} could end in that drawer, too."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You don't need a yes to everything. You need a yes to your word."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It's for you if the word on your note gets an answer.",
       "One clear yes, and you may consider it."
      ]
     },
     {
      "texts": [
       "No answer to your word means another guest for the drawer. Leave it."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Close the drawer. Keep the note.",
       "The drawer can stay as it is. It did its job."
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "What a good helper doesn't ask",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Ask what it needs from you. Every day."
    },
    {
     "category": "problem",
     "text": "{pain} is work. So are most answers."
    },
    {
     "category": "attention",
     "text": "Nobody reads this part: what it wants from you."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Let's do {product} properly, starting with {pain}.",
       "A calm look at {product}, and at {pain}."
      ]
     },
     {
      "texts": [
       "Every helper takes something, too: a place, a minute, a bit of care."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Write two columns: what you get, what you give.",
       "Left column gives, right column takes. Fill both."
      ]
     },
     {
      "texts": [
       "In the right column goes what people forget, like charging, rinsing, folding, remembering."
      ],
      "optional": true
     },
     {
      "texts": [
       "Nothing has an empty right column, and that's fine, as long as you saw it coming."
      ],
      "optional": true
     },
     {
      "texts": [
       "Do it on the back of a receipt. It takes as long as a kettle."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "This belongs in one of your columns. {feature}"
      ]
     },
     {
      "texts": [
       "Ask of {itObject}: what do I have to remember?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Be strict. If it doesn't change your {day}, it goes in no column."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "So does this. Left or right? {feature}"
      ]
     },
     {
      "texts": [
       "Ask again: what do I have to clean or carry?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "The care notes belong on the right, even when they're short."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For people whose left column is longer.",
       "Longer on the left? Then it's for you."
      ]
     },
     {
      "texts": [
       "Longer on the right? Then your old way is the better deal."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Two columns, one receipt, one clear decision.",
       "Turn the receipt over and look at both sides again."
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "One job on the label",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Finish this sentence before you buy: it's for."
    },
    {
     "category": "attention",
     "text": "A piece of tape explains any purchase."
    },
    {
     "category": "entertainment",
     "text": "Today's lesson needs tape and a pen."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Here's {product}, with a blank label on top.",
       "Today {product}, one strip of tape, and a pen."
      ]
     },
     {
      "texts": [
       "The exercise: give everything you own one job, in one line."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Write where, write when, and stop. That's the job.",
       "On the tape goes a place and a time."
      ]
     },
     {
      "texts": [
       "Most things in a home have a name but no job, and those are the ones that wander."
      ],
      "optional": true
     },
     {
      "texts": [
       "\"For the kitchen\" isn't a job. \"For the kitchen, before school\" is."
      ],
      "optional": true
     },
     {
      "texts": [
       "If you fill the line without thinking, you'll use {itObject} without thinking, too."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "Read this and see if the line changes. {feature}"
      ]
     },
     {
      "texts": [
       "Now compare the line with the description."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Every detail should serve the line. The rest is nice to have."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Here's another one for the tape. {feature}"
      ]
     },
     {
      "texts": [
       "See if the time on the tape really comes every week."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Check it on the day you wrote down, because other days don't count."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It's for people who filled the line.",
       "If you wrote a place and a time, good."
      ]
     },
     {
      "texts": [
       "Blank tape means no job yet. Come back when there is one."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "The tape's full. That was the whole lesson.",
       "Stick the label on the spot, and look at it tomorrow."
      ]
     }
    ]
   },
   "needs": "no pain"
  },
  {
   "title": "Where things go to sleep",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Why do good things end up in drawers?"
    },
    {
     "category": "entertainment",
     "text": "Somewhere in your home, a purchase is sleeping."
    },
    {
     "category": "problem",
     "text": "Bought on Friday, in the drawer by Tuesday."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "I'd like to explain {product} by way of a drawer.",
       "Let's keep {product} out of the drawer."
      ]
     },
     {
      "texts": [
       "Things rarely get sorted out because they're bad. They're just homeless."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "A thing needs two addresses: where it works, where it waits.",
       "Give {itObject} a working place and a waiting place."
      ]
     },
     {
      "texts": [
       "If those two are more than a few steps apart, the waiting place wins."
      ],
      "optional": true
     },
     {
      "texts": [
       "The common mistake is to find a spot after unpacking. Then it's wherever there was room."
      ],
      "optional": true
     },
     {
      "texts": [
       "Choose both spots while the box is still closed."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "Think of both places while you hear this. {feature}"
      ]
     },
     {
      "texts": [
       "Check the working place first. Is there room to move?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Stand there with your hands full and try."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "And think of the waiting place here. {feature}"
      ]
     },
     {
      "texts": [
       "Check the waiting place next. Can you see it from the door?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "What you can see gets picked up. The rest gets rediscovered at moving time."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For anyone who can name both places now.",
       "Two addresses in your head? Then go on."
      ]
     },
     {
      "texts": [
       "If one of them is \"somewhere,\" wait."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Two addresses, and the drawer stays a drawer.",
       "Nothing has to sleep in there tonight."
      ]
     }
    ]
   },
   "needs": "no pain",
   "not": [
    "class",
    "online class",
    "yoga class",
    "course",
    "online course",
    "app",
    "subscription",
    "membership",
    "ebook",
    "template",
    "program",
    "lesson",
    "session",
    "ticket",
    "workshop",
    "service",
    "gift card",
    "meal plan",
    "software",
    "tour"
   ]
  },
  {
   "title": "Photo light, kitchen light",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Check it at seven in the evening."
    },
    {
     "category": "attention",
     "text": "Photos are taken at noon. You live at seven."
    },
    {
     "category": "social",
     "text": "People ask how I judge things on camera."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "This is {product}, in ordinary light, on an ordinary {day}.",
       "Ordinary light, ordinary table: {product}."
      ]
     },
     {
      "texts": [
       "Pictures of things are made in good light, by people with time."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Your use is later, darker, and a bit tired.",
       "You'll meet {itObject} in evening light, with half your patience."
      ]
     },
     {
      "texts": [
       "So picture the real scene: the lamp on, the counter full, someone asking where something is."
      ],
      "optional": true
     },
     {
      "texts": [
       "If the thing still makes sense in that picture, it'll make sense at noon."
      ],
      "optional": true
     },
     {
      "texts": [
       "People do it the other way around and then wonder in the hallway."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "Imagine this at seven. {feature}"
      ]
     },
     {
      "texts": [
       "First evening check: can you find everything without the manual?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Turn off the big light and look again."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "And this one, on a weekday. {feature}"
      ]
     },
     {
      "texts": [
       "Second evening check: would you use {itObject} when you're tired?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Tired is the fair test, because rested people can use anything."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For those whose evenings look like evenings.",
       "It's for homes with lamps, not spotlights."
      ]
     },
     {
      "texts": [
       "If your evenings are empty and bright, you may judge by the photo."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Seven o'clock, lamp on, one honest look.",
       "Same table, same lamp. Now you decide."
      ]
     }
    ]
   },
   "needs": "no pain"
  },
  {
   "title": "Keep the box two days",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Don't throw the box away yet."
    },
    {
     "category": "attention",
     "text": "Two days, one box, one photo."
    },
    {
     "category": "problem",
     "text": "Most regrets start with a box thrown out early."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Today's object is {product}, and this is how I unpack.",
       "How to unpack {product} like a calm person."
      ]
     },
     {
      "texts": [
       "The first two days decide more than the first two minutes."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Lay everything out. Take one photo. Keep the cardboard.",
       "Unpack on the table, count the parts, photograph the paper."
      ]
     },
     {
      "texts": [
       "The photo of the label and the care notes is the manual you'll find again."
      ],
      "optional": true
     },
     {
      "texts": [
       "Then use {itObject} the same evening, because a thing that waits gets a shelf."
      ],
      "optional": true
     },
     {
      "texts": [
       "After two days you know, and only then the box may go."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "Lay this next to the photo. {feature}"
      ]
     },
     {
      "texts": [
       "Compare the parts with the listing. Tick them off."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "What's described should be findable with your own hands."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Check this by day two. {feature}"
      ]
     },
     {
      "texts": [
       "By day two, ask if you've reached for {itObject} unasked."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Write yes or no on the cardboard. It's already there."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For people who decide after trying.",
       "This is for buyers with two days of patience."
      ]
     },
     {
      "texts": [
       "If you wouldn't use {itObject} on the first evening, don't order yet."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Day two. The box may go now.",
       "One photo, two days, and the hallway's empty again."
      ]
     }
    ]
   },
   "needs": "no pain",
   "not": [
    "class",
    "online class",
    "yoga class",
    "course",
    "online course",
    "app",
    "subscription",
    "membership",
    "ebook",
    "template",
    "program",
    "lesson",
    "session",
    "ticket",
    "workshop",
    "service",
    "gift card",
    "meal plan",
    "software",
    "tour"
   ]
  },
  {
   "title": "One in, one out",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Ask what leaves before something comes in."
    },
    {
     "category": "problem",
     "text": "Something new? Then tell me what goes."
    },
    {
     "category": "entertainment",
     "text": "The door rule that annoys my whole family."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Here's {product}, under the strictest rule I know.",
       "We look at {product} with the door rule."
      ]
     },
     {
      "texts": [
       "The rule: one comes in, one goes out, and you name it first."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Name what {it} replace{s}. Out loud, standing up.",
       "Say which old thing or habit makes room."
      ]
     },
     {
      "texts": [
       "It can be an object. It can also be a habit, like doing a job twice."
      ],
      "optional": true
     },
     {
      "texts": [
       "If nothing comes to mind, you're adding, and adding is how shelves fill."
      ],
      "optional": true
     },
     {
      "texts": [
       "When you have the name, put that old thing by the door today."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "Compare the two. The new one first. {feature}"
      ]
     },
     {
      "texts": [
       "Put the old one and the new one side by side."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Ask what the old one did well, because that's easy to lose."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Then the point that decides. {feature}"
      ]
     },
     {
      "texts": [
       "Then use each for the same job, once."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "If you miss the old one after a week, you have your answer."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For people who can name what goes.",
       "You named something? Then it's a fair trade."
      ]
     },
     {
      "texts": [
       "If the old one still makes you happy, it stays, and this stays in the shop."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "One in, one out. The door keeps count.",
       "Look at the door. Something's waiting to leave."
      ]
     }
    ]
   },
   "needs": "no pain"
  },
  {
   "title": "The back of the envelope",
   "hooks": [
    {
     "category": "curiosity",
     "text": "How often is often enough?"
    },
    {
     "category": "attention",
     "text": "Grab an envelope. We're counting your week."
    },
    {
     "category": "social",
     "text": "Friends ask if something's worth it. I count."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "The thing to count today: {product}.",
       "An envelope, a pencil, and {product}."
      ]
     },
     {
      "texts": [
       "Worth is a big word. Frequency is a small one, and you can write it down."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Draw seven boxes. Tick every day you'd have used {itObject}.",
       "Seven boxes, last week only, honest ticks."
      ]
     },
     {
      "texts": [
       "Last week is the right week, because next week is always an optimist."
      ],
      "optional": true
     },
     {
      "texts": [
       "Four ticks is a habit. One tick is a special occasion."
      ],
      "optional": true
     },
     {
      "texts": [
       "The envelope doesn't care how nice something looks, and that's why I like it."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "Does this add a tick? {feature}"
      ]
     },
     {
      "texts": [
       "Go day by day. Monday first."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Only a real moment counts, with a place and an hour."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Does this? {feature}"
      ]
     },
     {
      "texts": [
       "Then the weekend, which counts double if you're home."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Change nothing afterwards. The first pencil line is the true one."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "Four ticks and up. That's who it's for.",
       "It's made for the full envelope."
      ]
     },
     {
      "texts": [
       "Two or fewer, borrow one from a neighbor when you need it."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Seven boxes. You know your number now.",
       "Keep the envelope. It's the most honest thing on the table."
      ]
     }
    ]
   },
   "needs": "no pain"
  }
 ],
 "skit": [
  {
   "title": "Press one for this",
   "hooks": [
    {
     "category": "problem",
     "text": "B: For {pain}, press one."
    },
    {
     "category": "entertainment",
     "text": "C: La la la. | A: I'm still here."
    },
    {
     "category": "attention",
     "text": "B: You are caller number nine. | A: Out of nine?"
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: It's {pain}. | B: One moment. | C: La la la.",
       "B: Your problem, please? | A: {pain}. | C: Doo doo doo."
      ]
     },
     {
      "texts": [
       "A: Can I speak to a human? | B: I am the human."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Did you try turning it off? | A: It has no off."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: I've been on hold since Tuesday. | B: Tuesdays are busy.",
       "B: Still there? | A: I've aged. | C: Second verse."
      ]
     },
     {
      "texts": [
       "B: Please rate your call so far. | A: From one to crying?"
      ],
      "optional": true
     },
     {
      "texts": [
       "A: My dinner is cold. | C: I know a song about that."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Let me check my screen. Oh. {product}. | {feature}",
       "B: I'm transferring you to an answer. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: The screen says two words. | A: Well? | B: {product}."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: Can I play something happy now? | A: Briefly."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "A: I think we're done here. | C: Already? I had a chorus.",
       "B: Anything else today? | A: No. Is that allowed?"
      ]
     },
     {
      "texts": [
       "B: How was our service? | A: The music was pushy. | C: Wow."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: I'm hanging up now. | B: Nobody ever says goodbye."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "C: Can I go home now? | B: You live in the phone."
      ]
     }
    ]
   },
   "needs": "pain",
   "cast": [
    "ME",
    "HOTLINE",
    "HOLD MUSIC"
   ]
  },
  {
   "title": "The upstaged ghost",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: Boo. | A: Not now."
    },
    {
     "category": "problem",
     "text": "B: Boo. | A: Later. I have {pain}."
    },
    {
     "category": "curiosity",
     "text": "A: There's a ghost here. | C: Ask about rent."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "B: Fear me. | A: I fear {pain}. | B: Over me?",
       "B: Aren't you scared? | A: Yes. Of {pain}."
      ]
     },
     {
      "texts": [
       "B: I rattled chains for you. | A: I thought that was the radiator."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: Some of us have real problems. | B: I'm dead."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "B: I walked through a wall. | A: Do the dishes next time.",
       "B: I can make the lights flicker. | A: They already flicker."
      ]
     },
     {
      "texts": [
       "C: Who are you talking to? | A: Nobody important. | B: Hurtful."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Four hundred years, and you scream at that? | A: Daily."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Fine. I'll haunt somebody else. Take this. {product}. | {feature}",
       "B: I brought an offering. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: From the other side, I bring something. | A: What? | B: {product}."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A: Where did you get {itObject}? | B: I can float. Ask less."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: So now will you scream? | A: About what? | B: Great.",
       "B: Boo. | A: Cute. | B: I have nothing left here."
      ]
     },
     {
      "texts": [
       "C: Is it cold in here? | B: Finally, somebody noticed."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: You used to be so tense. I miss it."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "B: I'm moving next door. | C: They have a baby. | B: No."
      ]
     }
    ]
   },
   "needs": "pain",
   "cast": [
    "ME",
    "GHOST",
    "ROOMMATE"
   ]
  },
  {
   "title": "Anything to declare",
   "hooks": [
    {
     "category": "curiosity",
     "text": "B: Anything to declare? | A: Define anything."
    },
    {
     "category": "problem",
     "text": "B: Anything to declare? | A: Just {pain}."
    },
    {
     "category": "attention",
     "text": "B: Step aside, please. | A: Is it the banana?"
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: I only want to get home. | B: With {pain}?",
       "B: Purpose of your visit? | A: Getting away from {pain}."
      ]
     },
     {
      "texts": [
       "B: Did you pack this yourself? | A: It packed me."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: Some of us have a train."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "B: How long have you carried this? | A: Define long. | C: Years.",
       "B: This is over the limit. | A: Emotionally, yes."
      ]
     },
     {
      "texts": [
       "B: I'll need you to open it. | A: It opens by itself. At night."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: I've seen less trouble with a live goose."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: We confiscate that. You get this. {product}. | {feature}",
       "B: Sign here and take {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: I can let you through with {product}. | A: That's legal?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A: Do I need a stamp? | B: I like stamping. Come here."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: Anything to declare now? | A: A strange calm. | B: Allowed.",
       "C: Where did the heavy one go? | A: Confiscated."
      ]
     },
     {
      "texts": [
       "A: Can I have my banana? | B: What banana?"
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Next. | C: I have the same thing. Twice."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "A: You're chewing. | B: I'm the officer here."
      ]
     }
    ]
   },
   "needs": "pain",
   "cast": [
    "ME",
    "OFFICER",
    "NEXT IN LINE"
   ]
  },
  {
   "title": "Weather in the kitchen",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: Good evening from this kitchen. | A: Who let you in?"
    },
    {
     "category": "problem",
     "text": "B: Tonight, {pain}. Stay indoors."
    },
    {
     "category": "attention",
     "text": "B: A storm warning for this room. | A: Which room?"
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: I want one quiet evening. | B: The map says {pain}.",
       "B: Expect {pain} by seven. | A: It's five to seven."
      ]
     },
     {
      "texts": [
       "B: With gusts of sighing from the north. | A: That's my couch."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: Why is he pointing at our fridge?"
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "B: Here it comes. | A: I can see it. | C: I'm under the table.",
       "B: Pressure is rising. | A: That's me. | B: I know."
      ]
     },
     {
      "texts": [
       "B: Eighty percent chance of you yelling. | A: I don't yell. | C: Ninety."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Back in a minute with the traffic to the bathroom."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: But look at this front moving in. {product}. | {feature}",
       "B: From the west, {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: And a bright spot on the table. | A: That's {product}."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: Is the table still the safe place? | B: You may come out."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: And tomorrow? Nothing. | A: Nothing? | B: I hate this job.",
       "B: Clear over the counter. Calm. | C: Boring. I love it."
      ]
     },
     {
      "texts": [
       "A: You can lower the stick now. | B: It's holding me up."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: He's eating our soup. | B: Scattered croutons."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "B: Can I sleep on your couch? | A: What's the forecast? | B: Snoring."
      ]
     }
    ]
   },
   "needs": "pain",
   "cast": [
    "ME",
    "WEATHERMAN",
    "ROOMMATE"
   ]
  },
  {
   "title": "The wrong kind of wish",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: You have three wishes. | A: I need one."
    },
    {
     "category": "problem",
     "text": "A: I wish away {pain}. | B: Seriously?"
    },
    {
     "category": "curiosity",
     "text": "C: Careful what you rub. | A: You can talk?"
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: I wish for no more {pain}. | B: Not a yacht?",
       "B: Gold? Castles? | A: {pain}. Make it stop."
      ]
     },
     {
      "texts": [
       "B: A king once asked for the moon. | A: Good for him."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: Can you do it or not? | C: He mostly does yachts."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "B: I could turn you into an eagle. | A: Would that help? | B: No.",
       "B: How about a palace? | A: Same problem, more rooms."
      ]
     },
     {
      "texts": [
       "B: I trained a thousand years for this. | C: He failed twice."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: Third offer? | B: A smaller yacht."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: That's no wish. That's a purchase. {product}. | {feature}",
       "B: No magic needed. Just {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: You don't need me. You need {product}. | C: Ouch."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A: So no smoke? No thunder? | B: I can clap if you like."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: Two wishes left. | A: A nap. | B: And? | A: Longer nap.",
       "A: I have two wishes left. | B: Please say yacht."
      ]
     },
     {
      "texts": [
       "C: He really wanted to do the yacht. | B: I drew sketches."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: I've never been this useless. It's relaxing."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "A: My last wish: you're off today. | B: I don't have pants."
      ]
     }
    ]
   },
   "needs": "pain",
   "cast": [
    "ME",
    "GENIE",
    "LAMP"
   ]
  },
  {
   "title": "It's not you",
   "hooks": [
    {
     "category": "entertainment",
     "text": "A: We need to talk. | C: Over soup?"
    },
    {
     "category": "attention",
     "text": "C: You picked a public place. | A: On purpose."
    },
    {
     "category": "problem",
     "text": "A: It's about {pain}. | C: Oh no."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: I can't do {pain} anymore. | C: But we're us.",
       "C: Is this about {pain}? | A: It's always about that."
      ]
     },
     {
      "texts": [
       "B: Should I come back? | A: Stay. I need a witness."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: Who dealt with it all these years? | A: Badly. You did badly."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "C: Is there somebody else? | B: There's always somebody else.",
       "C: Say it to my face. | B: I'd like to hear it, too."
      ]
     },
     {
      "texts": [
       "C: I know where you keep the good towels. | A: Don't make it ugly."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: He cried into the breadbasket. | C: It was already damp."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "C: Who is it? | A: It's {product}. | {feature}",
       "A: I've been seeing {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "A: I met somebody. | C: Name. | A: {product}."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "B: I saw them walk in together. They looked happy."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "C: Can we still be friends? | A: You can visit the garage.",
       "C: Fine. I'll pack. | B: You came with one drawer."
      ]
     },
     {
      "texts": [
       "A: You'll find somebody messy. | C: You were somebody messy."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Dessert is on me. For the drama."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "C: Are you hiring? | B: Can you fold napkins? | C: Badly."
      ]
     }
    ]
   },
   "needs": "pain",
   "cast": [
    "ME",
    "WAITER",
    "MY OLD WAY"
   ]
  },
  {
   "title": "The narrator next door",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: Here we see an adult, hiding. | A: I can hear you."
    },
    {
     "category": "attention",
     "text": "B: Quiet. It has noticed us. | A: Get out."
    },
    {
     "category": "problem",
     "text": "B: Its natural enemy: {pain}."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "B: It dreams of peace. It finds {pain}. | A: Very funny.",
       "B: And now, {pain}. | A: Don't film this."
      ]
     },
     {
      "texts": [
       "A: I pay rent here. | B: The creature defends its den."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Notice the socks. They do not match."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "B: It sighs. It sighs again. | A: That one was for you.",
       "B: The herd watches. | C: I'm watering plants."
      ]
     },
     {
      "texts": [
       "B: Experts believe it will eat standing up. | A: That was one time."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: It did the same thing on Thursday. | A: Thanks, Dave."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: But wait. It has found a tool. {product}. | {feature}",
       "B: Now it reaches for {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: Then, a rare moment. It discovers {product}."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: What's it doing now? | B: Nothing we have words for."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: It rests. It just rests. | A: You can go.",
       "B: And so the creature smiles. | A: Stop saying creature."
      ]
     },
     {
      "texts": [
       "B: We waited nine hours for drama. Nothing."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: Can you do my house? | B: Do you struggle? | C: Constantly."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "B: And the narrator, unloved, looks for a chair. | A: Sit down, creature."
      ]
     }
    ]
   },
   "needs": "pain",
   "cast": [
    "ME",
    "NARRATOR",
    "NEIGHBOR"
   ]
  },
  {
   "title": "A warning from next year",
   "hooks": [
    {
     "category": "curiosity",
     "text": "B: I come from next year. | A: Nice jacket."
    },
    {
     "category": "entertainment",
     "text": "B: I'm you. From the future. | A: Prove it."
    },
    {
     "category": "problem",
     "text": "B: It's still {pain}. | A: Who are you?"
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: Do we have flying cars? | B: We have {pain}.",
       "B: One thing never changed: {pain}. | A: A whole year?"
      ]
     },
     {
      "texts": [
       "A: Are we rich? | B: We found a coin once."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: Did we fix the shelf? | B: Don't ask about the shelf."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "B: Last spring, we cried about it. | A: We don't cry. | B: Spring.",
       "A: You could have fixed it. | B: You could have first."
      ]
     },
     {
      "texts": [
       "B: I walked through time for this. | A: In those shoes?"
      ],
      "optional": true
     },
     {
      "texts": [
       "A: How bad does it get? | B: We made a song."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Don't wait a year. Here. {product}. | {feature}",
       "B: I brought one thing back. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: Remember two words. | A: Go. | B: {product}."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A: So now you never have to come? | B: I never thought of that."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "A: You're getting see-through. | B: Because it's working. Bye.",
       "B: My timeline feels lighter. | A: Mine, too. Hi."
      ]
     },
     {
      "texts": [
       "A: Wait, what about the lottery? | B: Can't hear you. Fading."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Be nicer to the shelf. | A: What happened with the shelf?"
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "C: I come from the year after. | A: Sit down. Get in line."
      ]
     }
    ]
   },
   "needs": "pain",
   "cast": [
    "ME",
    "FUTURE ME",
    "THIRD ME"
   ]
  },
  {
   "title": "Ten years of experience",
   "hooks": [
    {
     "category": "curiosity",
     "text": "B: Tell me about this gap. | A: Which gap?"
    },
    {
     "category": "problem",
     "text": "B: Your resume says {pain}."
    },
    {
     "category": "entertainment",
     "text": "A: I'd like to quit. | B: You don't work here."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "B: Any experience? | A: Ten years of {pain}.",
       "B: Your main skill? | A: Surviving {pain}."
      ]
     },
     {
      "texts": [
       "B: And where do you see yourself? | A: Sitting. Ideally."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: I wrote that down. Twice."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "B: Any weaknesses? | A: Same answer.",
       "B: Do you work well under pressure? | A: I know nothing else."
      ]
     },
     {
      "texts": [
       "C: Should I cry or take notes? | B: Notes."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: I've put in nights and weekends. | B: Paid? | A: In sighs."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: We replaced that job. With {product}. | {feature}",
       "B: The position is filled. By {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: I'm sorry. We went with {product}. | A: Honestly? Good."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: {it} had no resume. {it} just showed up."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "A: So what do I do now? | B: Go home at five.",
       "B: You're overqualified for peace. | A: Try me."
      ]
     },
     {
      "texts": [
       "A: What's five like? | C: There's light outside. I've heard."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Leave the stapler. | A: That's mine. | B: Leave it."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "C: Is the intern job safe? | B: Define safe."
      ]
     }
    ]
   },
   "needs": "pain",
   "cast": [
    "ME",
    "BOSS",
    "INTERN"
   ]
  },
  {
   "title": "Recalculating",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: In ten feet, you will sigh. | A: What?"
    },
    {
     "category": "problem",
     "text": "B: In ten feet: {pain}."
    },
    {
     "category": "curiosity",
     "text": "A: Why is my phone talking? | B: You look lost."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: I just want to reach the couch. | B: Through {pain}?",
       "B: Obstacle ahead: {pain}. | A: I live here."
      ]
     },
     {
      "texts": [
       "A: It's eleven steps. | B: It's never eleven steps."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: I've been waiting since six. With a blanket."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "B: Make a U-turn. | A: In the hallway?",
       "B: You are now leaving your patience. | A: I noticed."
      ]
     },
     {
      "texts": [
       "B: Recalculating. | A: Me too."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: Should I start the show without you?"
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Faster route found. {product}. | {feature}",
       "B: New route, via {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: There is another way. | A: Say it. | B: {product}."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A: Since when is that on the map? | B: Since you scrolled past."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: You have arrived. | C: I saved you the warm end.",
       "A: Nine steps. Nine. | B: I'm as surprised as you."
      ]
     },
     {
      "texts": [
       "B: Your total delay was six years."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: You can turn off now. | B: Where would I go?"
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "C: She brought the phone to bed again. | B: Turn left. Hug."
      ]
     }
    ]
   },
   "needs": "pain",
   "cast": [
    "ME",
    "GPS",
    "MY COUCH"
   ]
  },
  {
   "title": "Hello, my name is",
   "hooks": [
    {
     "category": "social",
     "text": "A: Is this the group? | B: Take a chair."
    },
    {
     "category": "problem",
     "text": "A: I'm here about {pain}. | B: Welcome."
    },
    {
     "category": "entertainment",
     "text": "C: I'm only here for the cookies."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: It started with {pain}. | B: It always does.",
       "B: Share, please. | A: {pain}. Every week."
      ]
     },
     {
      "texts": [
       "B: And how does that make you feel? | A: Sweaty."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: I felt that. Also, raisins."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: I told myself one more week. | C: I'm on year four.",
       "A: I laughed about it at parties. | B: Alone? | A: Near the coats."
      ]
     },
     {
      "texts": [
       "B: Let's all breathe in. | C: I'm chewing."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: My family pretends not to see it. | B: They're outside. They sent you."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: We end with something practical. {product}. | {feature}",
       "B: Today the circle meets {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: Look in the middle of the circle. | A: {product}?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: Four years. You had that for four years?"
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "A: So I don't have to come back? | B: I didn't say that.",
       "A: I feel lighter. | C: You gave me your cookie."
      ]
     },
     {
      "texts": [
       "B: Fold your chair on the way out. | A: Emotionally?"
      ],
      "optional": true
     },
     {
      "texts": [
       "C: Next week is about cookies. I'm the speaker."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "A: What's your thing, anyway? | C: I thought this was the bakery."
      ]
     }
    ]
   },
   "needs": "pain",
   "cast": [
    "ME",
    "GROUP LEADER",
    "MAN WITH COOKIE"
   ]
  },
  {
   "title": "The elevator pitch",
   "hooks": [
    {
     "category": "curiosity",
     "text": "B: You're on the wrong floor. | A: How do you know?"
    },
    {
     "category": "entertainment",
     "text": "C: Going up. | A: Emotionally?"
    },
    {
     "category": "problem",
     "text": "B: Bad day? | A: {pain}."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: I need four floors of silence. | B: {pain}, right?",
       "B: It's {pain}, isn't it? | A: Who are you?"
      ]
     },
     {
      "texts": [
       "B: You have the face. | A: I have a normal face. | C: No."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: Third floor. Denial."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "C: Fourth floor. Anger. | A: I didn't press that.",
       "B: How long, would you say? | C: Be honest. I carry you."
      ]
     },
     {
      "texts": [
       "A: Can you open the doors? | C: I could."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: My cousin had it worse. He moved to a boat."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: I have until floor eight. {product}. | {feature}",
       "B: Two words before my floor. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "C: Floor seven. Get to it. | B: Fine. {product}."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A: That took one floor. | B: I talk fast. Small building."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "C: Floor eight. Acceptance. | A: Already?",
       "A: Where do you get off? | B: I just ride."
      ]
     },
     {
      "texts": [
       "C: You're standing straighter. You weigh the same."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: I have more questions. | B: Then press the lobby again."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "C: Ground floor. | A: We were going up. | C: I go where I like."
      ]
     }
    ]
   },
   "needs": "pain",
   "cast": [
    "ME",
    "STRANGER",
    "ELEVATOR"
   ]
  },
  {
   "title": "The day the roommate bought one",
   "hooks": [
    {
     "category": "curiosity",
     "text": "A: Who ordered that? | B: Define ordered."
    },
    {
     "category": "entertainment",
     "text": "C: Open me. | A: No."
    },
    {
     "category": "attention",
     "text": "B: Don't look behind the door. | A: I looked."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: We agreed. No more stuff. | C: Too late.",
       "A: We said no boxes this month. | B: It's one."
      ]
     },
     {
      "texts": [
       "B: It's not stuff. It's a decision. | A: With tape on it."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: I was on the porch for two hours. Alone."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: We're sending it back. | C: I can hear you.",
       "A: Give me one good reason. | C: I'm shy, but I'm useful."
      ]
     },
     {
      "texts": [
       "B: You bought a pasta machine. | A: We don't speak of that."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: It's looking at me. | B: It has no eyes. | C: Holes, though."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Fine. Look before you judge. {product}. | {feature}",
       "B: Say hello to {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "C: I was carrying {product}. | A: Oh."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A: I'm still angry. | B: You're holding {itObject}."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: Can I have my turn? | A: We'll see.",
       "A: Okay, {it} can stay. | C: And me?"
      ]
     },
     {
      "texts": [
       "B: You said send it back. | A: I said many things."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: I make a good bed for a cat. | A: We have no cat."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "B: We have a cat now. | C: I told you."
      ]
     }
    ]
   },
   "needs": "no pain",
   "cast": [
    "ME",
    "ROOMMATE",
    "THE BOX"
   ]
  },
  {
   "title": "Please don't touch the exhibit",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: Please don't touch the exhibit. | A: I live here."
    },
    {
     "category": "curiosity",
     "text": "B: Early human, around last Tuesday. | A: Hey."
    },
    {
     "category": "attention",
     "text": "B: This way, and mind the laundry."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: I want these people out. | B: One more room.",
       "A: Why is there a rope? | B: For your safety."
      ]
     },
     {
      "texts": [
       "B: Here, locals kept doing it the old way. | C: But why?"
      ],
      "optional": true
     },
     {
      "texts": [
       "A: It worked. Mostly. | C: The sign says it didn't."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "C: Did they know it was slow? | B: They sighed a lot.",
       "C: Is that one stuffed? | A: I'm breathing."
      ]
     },
     {
      "texts": [
       "B: Note the tape. It holds the tape."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: That's not art, that's Wednesday. | B: Both, sir."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: And now, the modern wing. {product}. | {feature}",
       "B: Follow me to this century. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "C: What came after? | B: {product}."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A: Can I touch that one? | B: That one you can."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "C: So they got happier? | B: The scholars say yes.",
       "A: I'd like to join the tour. | B: Back of the line."
      ]
     },
     {
      "texts": [
       "C: Can I see his face now? | B: Look. No frown. Very rare."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: What do I do with the old wing? | B: Charge entry."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "B: Exit through the gift shop. | A: That's my bathroom."
      ]
     }
    ]
   },
   "needs": "no pain",
   "cast": [
    "ME",
    "TOUR GUIDE",
    "SCHOOL KID"
   ]
  },
  {
   "title": "The heist nobody needed",
   "hooks": [
    {
     "category": "curiosity",
     "text": "A: We go in at nine. | B: Through the cat door?"
    },
    {
     "category": "entertainment",
     "text": "B: I brought a rope. | A: It's a first floor."
    },
    {
     "category": "attention",
     "text": "A: Nobody moves until I cough."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: One target. One night. | B: You mean Tuesday?",
       "A: I saw it on her shelf. | B: And now you want it."
      ]
     },
     {
      "texts": [
       "B: We could ask her. | A: Criminals don't ask. | B: We're accountants."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: I drew a map. | B: This is her hallway."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: Avoid the lasers. | B: That's a string light.",
       "B: I stepped on a toy. | A: Be brave and silent."
      ]
     },
     {
      "texts": [
       "C: Are you two in my kitchen? | A: No."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: She made us tea. | A: Stay in character."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "C: Is this about {product}? | {feature}",
       "C: You mean {product}? | B: She knows. | {feature}"
      ]
     },
     {
      "texts": [
       "C: If you want {product}, say so."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A: How did you get {itObject}? | C: I ordered. Like a person."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: So we just order one? | A: I bought gloves for this.",
       "A: The plan was beautiful. | C: You rang my bell."
      ]
     },
     {
      "texts": [
       "C: Drink your tea. | B: It's good tea, boss."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: Tomorrow we get our own. At nine. | B: Online opens earlier."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "C: Give me my spoon back. | B: What spoon? | C: Left pocket."
      ]
     }
    ]
   },
   "needs": "no pain",
   "cast": [
    "ME",
    "MY CREW",
    "THE OWNER"
   ]
  },
  {
   "title": "The retirement speech",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: I have prepared a few words. | A: Oh no."
    },
    {
     "category": "curiosity",
     "text": "A: We're here to say goodbye. | B: To whom?"
    },
    {
     "category": "social",
     "text": "C: I made a cake for the old one."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: Thank you for your service. | B: I'm not leaving.",
       "A: This is hard for me. | B: Then stop."
      ]
     },
     {
      "texts": [
       "C: He was there when you moved out. | A: He was broken when I moved out."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: I still work if you hold me right."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "B: Who will creak at night? | A: Nobody, I hope.",
       "A: You lost a piece in April. | B: I didn't need it."
      ]
     },
     {
      "texts": [
       "C: Let him talk, he's family. | A: He's from a yard sale."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Kick me gently and I start right up."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Show me the new one. | A: Meet {product}. | {feature}",
       "C: So who's the replacement? | A: It's {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "A: Your successor is here. {product}."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "B: So young. So shiny. | C: Be nice, dear."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: Fine. Teach me to rest. | C: Sit in the sun.",
       "B: Do I get a watch? | A: You get a shelf."
      ]
     },
     {
      "texts": [
       "A: You can watch from the garage. | B: Is there a window?"
      ],
      "optional": true
     },
     {
      "texts": [
       "C: He's crying. | A: He's leaking. | B: A little of both."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "B: Call me if it rains. | C: He means he loves you."
      ]
     }
    ]
   },
   "needs": "no pain",
   "cast": [
    "ME",
    "THE OLD ONE",
    "MOM"
   ]
  },
  {
   "title": "Wallet against brain",
   "hooks": [
    {
     "category": "curiosity",
     "text": "B: We want it. | C: Who is we?"
    },
    {
     "category": "entertainment",
     "text": "C: Nobody open me. | B: Too late."
    },
    {
     "category": "attention",
     "text": "B: Meeting. Now. All of us. | A: It's midnight."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "B: I keep thinking about it. | C: Stop.",
       "A: I just want to sleep. | B: With an open cart?"
      ]
     },
     {
      "texts": [
       "C: We said only bread this week. | B: We bought bread. And a kayak."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: We don't have a kayak. | C: The garage would like a word."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "B: Picture your Monday. | C: Don't picture it.",
       "C: Do we need it? | B: Do we need the third pillow?"
      ]
     },
     {
      "texts": [
       "A: Let's vote. | B: Yes. | C: No. | A: I hate this."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: I can do this until four a.m. | C: I know. I was there."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "A: Okay. Show us. | B: {product}. | {feature}",
       "B: Ladies and wallets, {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: Hear me out. Just {product}. | C: Just."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: Turn {itObject} around slowly. | B: Oh, he's interested."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "C: Fine. But no kayak. | B: I never liked the kayak.",
       "B: Say yes. | C: I'm saying hm. | A: That's yes."
      ]
     },
     {
      "texts": [
       "C: I feel used. | A: You're a wallet."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: So can I sleep now? | B: What if dogs had hats?"
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "C: Close me gently, please. | B: And the light. I'm thinking."
      ]
     }
    ]
   },
   "needs": "no pain",
   "cast": [
    "ME",
    "MY BRAIN",
    "MY WALLET"
   ]
  },
  {
   "title": "Drop at midnight",
   "hooks": [
    {
     "category": "entertainment",
     "text": "A: The crow flies late. | B: Sign here, please."
    },
    {
     "category": "curiosity",
     "text": "A: Were you followed? | B: By a dog. Briefly."
    },
    {
     "category": "attention",
     "text": "A: Don't use my real name. | B: It's on the door."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: I'm expecting something. | B: Everybody is. It's a job.",
       "A: Did you bring it? | B: I brought eleven things."
      ]
     },
     {
      "texts": [
       "A: What's the password? | B: Apartment four."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: Who's at the door in a trench coat?"
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: Act natural. | B: You're wearing a lampshade.",
       "B: Can you show ID? | A: I have no past."
      ]
     },
     {
      "texts": [
       "C: He has a past. He wet the bed in Ohio. | A: Grandma."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: My van is on a hill, ma'am."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Is this yours? {product}. | {feature}",
       "B: It says here {product}. | A: Whisper. | {feature}"
      ]
     },
     {
      "texts": [
       "A: Say what's inside. Slowly. | B: {product}."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: Oh, lovely. I've been wanting one. | A: Nobody must know."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "A: This conversation never happened. | B: I have your signature.",
       "C: Give the nice man a cookie. | B: I'll allow it."
      ]
     },
     {
      "texts": [
       "C: Let me try {itObject} first. | A: I'm the agent here."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Same time next week? | A: Next week I'm Portuguese."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "A: Destroy the receipt. | C: I framed it."
      ]
     }
    ]
   },
   "needs": "no pain",
   "cast": [
    "ME",
    "COURIER",
    "GRANDMA"
   ]
  }
 ],
 "storytelling": [
  {
   "title": "The zero board",
   "hooks": [
    {
     "category": "problem",
     "text": "Days without {pain}: zero."
    },
    {
     "category": "curiosity",
     "text": "The whiteboard in our kitchen said zero."
    },
    {
     "category": "entertainment",
     "text": "My roommate hung up a safety sign. For me."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "There was a whiteboard by our fridge, with one line on it.",
       "My roommate hung a small whiteboard next to the fridge."
      ]
     },
     {
      "texts": [
       "It said \"days without an incident,\" like in a factory."
      ],
      "optional": true
     },
     {
      "texts": [
       "At breakfast the number under it was two, and I was proud of that two."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "Then came {pain}. The two became a zero."
      ]
     },
     {
      "texts": [
       "I heard the eraser squeak before I'd even finished my sigh."
      ],
      "optional": true
     },
     {
      "texts": [
       "Somebody drew a tiny hard hat next to my name."
      ],
      "optional": true
     },
     {
      "texts": [
       "By lunch they'd wiped the zero so often that the board had gone gray."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "So before dinner I made one decision: {product}.",
       "I put the marker down and picked an answer: {product}."
      ]
     },
     {
      "texts": [
       "I didn't announce it. You don't announce things to a whiteboard."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "That evening the marker stayed in the drawer."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "My roommate walked past twice with the marker and found nothing to write."
      ],
      "optional": true
     },
     {
      "texts": [
       "I ate standing up, right next to the fridge, like a guard."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "The next morning the board said one. I took a picture of a number.",
       "The board went up to one. I photographed it like a sunset."
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "Nine floors of honesty",
   "hooks": [
    {
     "category": "curiosity",
     "text": "I told a stranger everything between two floors."
    },
    {
     "category": "attention",
     "text": "Nine floors is a long time to overshare."
    },
    {
     "category": "social",
     "text": "My neighbor asked how I was. I answered."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "It was {day} morning, and our elevator was slow.",
       "The elevator in my building takes its time, and so did I."
      ]
     },
     {
      "texts": [
       "The man from the fourth floor said, \"How are you?\" He meant \"good morning.\""
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "I should have said fine. I said, \"{pain}.\"",
       "The word was \"fine.\" What came out was {pain}."
      ]
     },
     {
      "texts": [
       "I kept going past the second floor, and I used my hands."
      ],
      "optional": true
     },
     {
      "texts": [
       "He watched the numbers over the door as if they were a movie."
      ],
      "optional": true
     },
     {
      "texts": [
       "When he got out he said, \"Good luck with that,\" and the doors took forty years to close."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "My face was still hot when I chose {product}.",
       "That same afternoon I went for {product}."
      ]
     },
     {
      "texts": [
       "It seemed easier than moving to a house with stairs."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "By evening I had run out of material for a second talk."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "I practiced one word in the hallway mirror. The word was fine."
      ],
      "optional": true
     },
     {
      "texts": [
       "I even took the stairs once, just to think about what to do with the silence."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "That night we rode down together. \"Fine,\" I said. He looked relieved.",
       "We met again at six. I said, \"Fine, and you?\" We both exhaled."
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "The phone finished my sentence",
   "hooks": [
    {
     "category": "curiosity",
     "text": "My phone knew my problem by heart."
    },
    {
     "category": "entertainment",
     "text": "My keyboard has heard things."
    },
    {
     "category": "problem",
     "text": "I typed two words. My phone typed {pain}."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "I was on the bus, writing \"sorry, running late\" to my sister.",
       "It was a bus ride and a text to my sister, nothing more."
      ]
     },
     {
      "texts": [
       "The window was fogged, the seat was warm, and I was only two words in."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "My keyboard offered the rest by itself: {pain}.",
       "And the gray suggestion underneath said: {pain}."
      ]
     },
     {
      "texts": [
       "That's how often I must have typed it."
      ],
      "optional": true
     },
     {
      "texts": [
       "I deleted it, typed \"because of,\" and there it was again, like a dog with a ball."
      ],
      "optional": true
     },
     {
      "texts": [
       "My sister wrote back before I'd sent a thing. She wrote, \"Let me guess.\""
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "Two stops before mine I had decided: {product}.",
       "I closed the chat, opened the shop, and settled on {product}."
      ]
     },
     {
      "texts": [
       "The lady beside me had been reading along. She nodded."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "I had to think of other things to write about."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "My sister asked if I was all right, because my texts had gotten so short."
      ],
      "optional": true
     },
     {
      "texts": [
       "I sent her a picture of a pigeon instead. It was a good pigeon."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "A few days on, the keyboard suggested \"on my way.\" I was almost touched.",
       "Now when I type \"sorry,\" the phone suggests \"no reason.\" We've both grown."
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "My niece's drawing",
   "hooks": [
    {
     "category": "attention",
     "text": "My niece drew me with my mouth open."
    },
    {
     "category": "curiosity",
     "text": "I was the angriest crayon in the drawing."
    },
    {
     "category": "social",
     "text": "A six-year-old drew my whole problem."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "She sat at the kitchen table with nine crayons and a plan.",
       "My niece had nine crayons and the good side of an envelope."
      ]
     },
     {
      "texts": [
       "Grandma got a hat. The cat got a house of its own."
      ],
      "optional": true
     },
     {
      "texts": [
       "Then she reached for the red one and looked at me for a very long time."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "I asked what picture-me was shouting. \"{pain},\" she said.",
       "I pointed at my open mouth. \"That's {pain},\" she explained."
      ]
     },
     {
      "texts": [
       "She said it in my voice, with my hand on her hip."
      ],
      "optional": true
     },
     {
      "texts": [
       "In the drawing even the cat was covering its ears."
      ],
      "optional": true
     },
     {
      "texts": [
       "They hung it on the fridge, at adult height, for everyone."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "I finished my juice and ordered {product}.",
       "That was the afternoon I chose {product}."
      ]
     },
     {
      "texts": [
       "Nobody argues with an artist."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "My red crayon days were over by supper, or at least on pause."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "I kept my voice down all evening, and she kept checking."
      ],
      "optional": true
     },
     {
      "texts": [
       "She followed me around with the envelope, waiting for news."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Before she left, she drew me again. This time my mouth was closed.",
       "There's a second drawing on the fridge now. In that one, I have ears and a smile."
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "The complaint jar",
   "hooks": [
    {
     "category": "curiosity",
     "text": "The complaint jar was full before lunch."
    },
    {
     "category": "entertainment",
     "text": "I went broke at my own kitchen table."
    },
    {
     "category": "social",
     "text": "My sister put a jar out. Just for me."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "One coin per complaint. My sister made the rule at breakfast.",
       "She washed out a jam jar and wrote my name on it."
      ]
     },
     {
      "texts": [
       "I laughed, because I am a very calm person."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "The first coin was for {pain}. So was the second.",
       "I paid before my coffee was even poured: {pain}."
      ]
     },
     {
      "texts": [
       "I tried to complain about the jar. That cost extra."
      ],
      "optional": true
     },
     {
      "texts": [
       "At noon I was digging under the couch cushions for more change."
      ],
      "optional": true
     },
     {
      "texts": [
       "She shook it once, next to my ear, like a maraca."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "So I put my next coins into {product} instead.",
       "Then I did the sensible thing: {product}."
      ]
     },
     {
      "texts": [
       "She asked if that was a complaint. I said it was a decision."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "The afternoon was quiet. You could hear the jar not filling."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "She sat there with her hand out, out of habit."
      ],
      "optional": true
     },
     {
      "texts": [
       "I had one coin left and I bought us a pear with it. We split the pear."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "The jar's back on the shelf. It holds buttons now.",
       "By night she needed the jar for jam again."
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "The barber asked",
   "hooks": [
    {
     "category": "social",
     "text": "Even my barber asked how it was going."
    },
    {
     "category": "curiosity",
     "text": "I'd told one story at three haircuts."
    },
    {
     "category": "attention",
     "text": "The barber turned my chair and said it."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "I came in for a trim and sat down under the big lamp.",
       "{day}, half past four, the chair by the window."
      ]
     },
     {
      "texts": [
       "There was the cape, the radio, and the man who remembers everything."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "He looked at me in the mirror and said, \"So. {pain}?\"",
       "He didn't ask about work. He asked about {pain}."
      ]
     },
     {
      "texts": [
       "Two men waiting on the bench lowered their magazines."
      ],
      "optional": true
     },
     {
      "texts": [
       "It turned out they'd been there last time, too. One of them had a follow-up question."
      ],
      "optional": true
     },
     {
      "texts": [
       "You can't leave in the middle of a haircut. I have looked into it."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "With the cape still on, I went looking and found {product}.",
       "I walked out with a neck full of hair and a plan: {product}."
      ]
     },
     {
      "texts": [
       "The barber held up the small mirror, as if to say, finally."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "I walked home lighter, and not just on top."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "I thought about the bench the whole way. Those men deserved an ending."
      ],
      "optional": true
     },
     {
      "texts": [
       "My sister said nice haircut. I said there was more to it."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "At the next trim we talked about the weather. We were both out of practice.",
       "He'll have to ask me about the weather now. I hope he's ready."
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "The empty cookie",
   "hooks": [
    {
     "category": "curiosity",
     "text": "My fortune cookie had nothing in it."
    },
    {
     "category": "entertainment",
     "text": "A cookie gave up on me that night."
    },
    {
     "category": "attention",
     "text": "I cracked it open. No paper. Just cookie."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "It was takeout on the floor, with the lamp on low.",
       "The noodles were gone and one cookie was left in the bag."
      ]
     },
     {
      "texts": [
       "It had been a long {day}, and I wanted some advice from a snack."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "One question had followed me all day: {pain}.",
       "I closed my eyes and thought of {pain}. Then I cracked it."
      ]
     },
     {
      "texts": [
       "The shell was hollow. I checked both halves, and then the bag, and then under the lamp."
      ],
      "optional": true
     },
     {
      "texts": [
       "Even the universe had nothing to say about it."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "So I wrote a fortune myself, on the receipt: {product}.",
       "I picked up a pen and made my own luck: {product}."
      ]
     },
     {
      "texts": [
       "My handwriting was bad, but you could tell it was destiny."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "I read my fortune again in the morning, and it still made sense."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "It's the first prophecy I ever got to fulfill by myself."
      ],
      "optional": true
     },
     {
      "texts": [
       "I left that receipt on the table under the soy sauce, where important papers go."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "There was a second cookie under the napkins. It said, \"Patience.\" A bit late.",
       "I found the missing slip in my sleeve. It said, \"You'll figure it out.\""
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "The speaker in the kitchen",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Even the kitchen speaker was worried about me."
    },
    {
     "category": "entertainment",
     "text": "I sighed, and a machine answered."
    },
    {
     "category": "problem",
     "text": "I said \"{pain}\" out loud. Something answered."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "I was alone in the kitchen. I thought I was alone.",
       "The house was empty, except for the round speaker by the bread."
      ]
     },
     {
      "texts": [
       "It usually does timers and the weather. That's our whole relationship."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "I said it to nobody in particular: {pain}.",
       "Out it came, to the toaster, really: {pain}."
      ]
     },
     {
      "texts": [
       "The little light went on, and it said, \"I don't know that song.\""
      ],
      "optional": true
     },
     {
      "texts": [
       "So I said it slower. It added something to my shopping list."
      ],
      "optional": true
     },
     {
      "texts": [
       "The list now read milk, eggs, and a very personal sentence."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "I took the hint and put {product} on the list.",
       "Then I gave the list an entry that made sense: {product}."
      ]
     },
     {
      "texts": [
       "\"Added,\" it said, and for once I felt understood."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "After that, it was a quiet kitchen again."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "The light stayed off the whole evening, and I could tell it was listening."
      ],
      "optional": true
     },
     {
      "texts": [
       "I read the shopping list out loud once more, just for the company."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Around nine I hummed something by the sink. This time it knew the song.",
       "I hummed while I dried a pan. The speaker guessed the title."
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "Forty seconds of sighing",
   "hooks": [
    {
     "category": "curiosity",
     "text": "I left myself a voice memo. Mostly sighing."
    },
    {
     "category": "attention",
     "text": "Forty seconds of me, breathing at a phone."
    },
    {
     "category": "social",
     "text": "I sent my sigh to the wrong person."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "The idea was to record one calm note to my future self.",
       "I sat in the parked car and pressed record."
      ]
     },
     {
      "texts": [
       "Future me was supposed to remember milk and a birthday."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "Instead, future me got {pain}, in full.",
       "It began with milk. It turned into {pain} by second five."
      ]
     },
     {
      "texts": [
       "You can hear a truck go by and wait politely for me to finish."
      ],
      "optional": true
     },
     {
      "texts": [
       "I played it back on speaker, with the window down. A woman with a stroller said, \"Same.\""
      ],
      "optional": true
     },
     {
      "texts": [
       "Then I saw that I hadn't saved it. I had sent it. To my mother."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "I recorded a second one, four words long: get {product}.",
       "The next memo was shorter: try {product}."
      ]
     },
     {
      "texts": [
       "My mother replied with a thumb. She doesn't use thumbs lightly."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "I listened to the short one again on the way in. It held up."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "That evening I forgot the milk anyway. One thing at a time."
      ],
      "optional": true
     },
     {
      "texts": [
       "I kept the long one, too, the way people keep an old photo of a bad haircut."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Today's memo is six seconds long. It's just birds.",
       "My mother asked for a new recording. I sent her birds."
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "I lost a bet at breakfast",
   "hooks": [
    {
     "category": "attention",
     "text": "I lost a bet before my second coffee."
    },
    {
     "category": "social",
     "text": "My brother bet against me. He won early."
    },
    {
     "category": "entertainment",
     "text": "The dishes were mine by breakfast."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "We shook on it over the toast: no complaining until noon.",
       "My brother put out his hand. No complaints until noon, he said."
      ]
     },
     {
      "texts": [
       "The loser did the dishes, and it was a lasagna day."
      ],
      "optional": true
     },
     {
      "texts": [
       "I felt strong, the way you do before anything happens."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "I made it to the second coffee. Then: {pain}.",
       "I held out for one cup. Then came {pain}."
      ]
     },
     {
      "texts": [
       "I said it into a towel. He heard it through the towel."
      ],
      "optional": true
     },
     {
      "texts": [
       "He didn't even look up. He just slid the sponge across the table."
      ],
      "optional": true
     },
     {
      "texts": [
       "That evening I stood in front of a pan you could have planted things in."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "With wet hands I made up my mind: {product}.",
       "Somewhere in that lasagna pan I decided on {product}."
      ]
     },
     {
      "texts": [
       "I wanted a rematch, and this time I wanted to come prepared."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "The rematch started at breakfast. I buttered my toast in silence."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "He kept saying, \"Everything okay?\" in his most annoying voice. It was."
      ],
      "optional": true
     },
     {
      "texts": [
       "At eleven he started to sweat. At noon I winked."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "He did the dishes that night. I watched from the good chair.",
       "The sponge went back across the table. I slid it slowly."
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "The wasted wish",
   "hooks": [
    {
     "category": "curiosity",
     "text": "I wasted a perfectly good birthday wish."
    },
    {
     "category": "attention",
     "text": "Everyone was counting to three. I panicked."
    },
    {
     "category": "entertainment",
     "text": "The cake was on fire and I was thinking."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "There was one cake, eight people, and a lot of smoke.",
       "Somebody turned off the light and carried in the cake."
      ]
     },
     {
      "texts": [
       "They sang in two different keys and waited for me to blow."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "I had one wish, and my head said: {pain}.",
       "Of all the things in the world, I thought of {pain}."
      ]
     },
     {
      "texts": [
       "Wax was dripping on the frosting and my uncle said, \"Any day now.\""
      ],
      "optional": true
     },
     {
      "texts": [
       "You're supposed to wish for a boat. I wished for less of a nuisance."
      ],
      "optional": true
     },
     {
      "texts": [
       "I blew, missed one, and my cousin's little boy got it with a balloon."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "When the plates were stacked, I tried something sturdier: {product}.",
       "Wishes take a while, so I went with {product}."
      ]
     },
     {
      "texts": [
       "It was my birthday. I got to pick."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "That freed up the wish, if you think about it."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "My aunt asked what I'd wished for, and for once I had nothing to hide."
      ],
      "optional": true
     },
     {
      "texts": [
       "I ate the corner piece in peace, which is its own kind of present."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Somebody lit the last candle for fun. This time I wished for a boat.",
       "One candle was left in the box. I'm saving it for the boat."
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "One line, four pens",
   "hooks": [
    {
     "category": "curiosity",
     "text": "One line on my list outlived four pens."
    },
    {
     "category": "problem",
     "text": "{pain} stayed on my list for months."
    },
    {
     "category": "entertainment",
     "text": "My to-do list had a senior resident."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "The list hung on the fridge, under a magnet shaped like a lemon.",
       "Every Sunday I copied my list onto a fresh sheet."
      ]
     },
     {
      "texts": [
       "Milk came and went. The dentist came and went."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "One line moved along every time: {pain}.",
       "At the bottom, in four colors of ink: {pain}."
      ]
     },
     {
      "texts": [
       "I'd written it in blue, in black, in pencil, and once in eyeliner."
      ],
      "optional": true
     },
     {
      "texts": [
       "A guest read it and asked whether it was a poem."
      ],
      "optional": true
     },
     {
      "texts": [
       "I started to feel bad for it, like for the last kid at pick-up."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "So that Sunday I wrote two words beside it: try {product}.",
       "That Sunday I drew an arrow, and at the tip of it: {product}."
      ]
     },
     {
      "texts": [
       "An arrow looks like progress even before anything happens."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "I stood at the fridge with the pen and felt ready to use it."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "The lemon magnet had never held such a short list."
      ],
      "optional": true
     },
     {
      "texts": [
       "I made the new copy shorter by one line, and my hand noticed."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "The fifth pen got to cross it out. It was purple.",
       "I crossed it out so hard that the lemon fell off."
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "Thirty-one tabs",
   "hooks": [
    {
     "category": "curiosity",
     "text": "The tab had been open since the clocks changed."
    },
    {
     "category": "entertainment",
     "text": "My laptop was begging me to decide."
    },
    {
     "category": "problem",
     "text": "Thirty-one tabs, and I needed one."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "It was a gray Sunday, and the laptop fan was howling.",
       "The laptop sat on my knees, warm as a cat."
      ]
     },
     {
      "texts": [
       "I had thirty-one tabs open. Thirty of them were maybe."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "My sister leaned over and read them out loud.",
       "I'd looked at the same page on three different weekends."
      ]
     },
     {
      "texts": [
       "\"You've been looking at this since we had leaves,\" she said."
      ],
      "optional": true
     },
     {
      "texts": [
       "I explained that I was comparing. She asked what I was comparing it with. I scrolled."
      ],
      "optional": true
     },
     {
      "texts": [
       "The fan got louder, as if it had an opinion."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "So I closed thirty tabs and kept one: {product}.",
       "I took a breath, closed the rest, and chose {product}."
      ]
     },
     {
      "texts": [
       "It took less time than explaining it to her."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "And then there was nothing left to compare, which felt strange."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "I had a free afternoon and no idea where to put my hands."
      ],
      "optional": true
     },
     {
      "texts": [
       "My sister went home without a single thing to tease me about, almost."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "The laptop went quiet that evening. You could hear the fridge.",
       "One open tab. The fan hasn't howled since."
      ]
     }
    ]
   },
   "needs": "no pain"
  },
  {
   "title": "The note in the winter coat",
   "hooks": [
    {
     "category": "curiosity",
     "text": "I found a note from last winter's me."
    },
    {
     "category": "attention",
     "text": "There was a note in my coat. My handwriting."
    },
    {
     "category": "entertainment",
     "text": "Last winter, I gave myself an order."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "It was the first cold morning, and I pulled out the big coat.",
       "I put my hand in a coat pocket I hadn't used since March."
      ]
     },
     {
      "texts": [
       "I found a mint, a ticket stub, and a folded yellow note."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "It said milk, batteries, and then one word, underlined twice.",
       "Three lines. Two were done. The third was underlined twice."
      ]
     },
     {
      "texts": [
       "I had been walking past that third line for a whole summer."
      ],
      "optional": true
     },
     {
      "texts": [
       "I even remembered the bus stop where I wrote it, in gloves, very sure of myself."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "So I did what the note said: {product}.",
       "Fine, I told the coat, and went for {product}."
      ]
     },
     {
      "texts": [
       "You have to respect a person who underlines."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "Last winter's me would have been insufferable about it."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "I told my roommate it was a fresh idea. She'd read the note."
      ],
      "optional": true
     },
     {
      "texts": [
       "I walked to the bus stop with both hands in my pockets, feeling very organized."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "I wrote a new note and put it back. It says, \"Well done.\"",
       "The note's still in there. I added one word: done."
      ]
     }
    ]
   },
   "needs": "no pain"
  },
  {
   "title": "A night at the neighbor's",
   "hooks": [
    {
     "category": "curiosity",
     "text": "My package spent a night at the neighbor's."
    },
    {
     "category": "social",
     "text": "My neighbor met it before I did."
    },
    {
     "category": "attention",
     "text": "The slip on my door had one word on it."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "I came home to a slip on the door that said \"neighbor.\"",
       "I'd been at work for nine hours, and I had just missed it."
      ]
     },
     {
      "texts": [
       "It didn't say which one. We have eleven."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "So I rang every bell from the ground floor up.",
       "I did what you do. I started ringing bells."
      ]
     },
     {
      "texts": [
       "On the second floor I held somebody's baby for a while. I still don't know why."
      ],
      "optional": true
     },
     {
      "texts": [
       "On the third I was given soup, and I ate it standing in the doorway."
      ],
      "optional": true
     },
     {
      "texts": [
       "The man on the fourth had it, and he'd already put it on a little table."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "Then I carried it down four floors and opened it: {product}.",
       "Back in my own kitchen I finally unpacked it: {product}."
      ]
     },
     {
      "texts": [
       "The tape had been smoothed down again with great care."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "I cleared off a little table of my own."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "By then half the building wanted to know what had been in the box."
      ],
      "optional": true
     },
     {
      "texts": [
       "I'd met more neighbors in one evening than in two years."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "They still ask me about it on the stairs. I still get soup.",
       "I went back up with the soup bowl. He asked how we were doing."
      ]
     }
    ]
   },
   "needs": "no pain",
   "not": [
    "class",
    "course",
    "online course",
    "lesson",
    "app",
    "workshop",
    "membership",
    "subscription",
    "service",
    "session",
    "ticket",
    "program",
    "ebook",
    "gift card",
    "consultation"
   ]
  },
  {
   "title": "The gift I kept",
   "hooks": [
    {
     "category": "curiosity",
     "text": "I wrapped a present, and then I unwrapped it."
    },
    {
     "category": "entertainment",
     "text": "This gift made it as far as my hallway."
    },
    {
     "category": "social",
     "text": "My friend never got her first present."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "The party was at six, and the bow was already on.",
       "I had paper, tape, a bow, and forty minutes."
      ]
     },
     {
      "texts": [
       "I'd even written the card, and I'd used the good pen."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "I kept picking it up to check the corners.",
       "But I walked past it once, and then once more."
      ]
     },
     {
      "texts": [
       "The third time, I caught myself reading the label through the paper."
      ],
      "optional": true
     },
     {
      "texts": [
       "I told the mirror that she probably had one already. The mirror knew."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "So I peeled the tape off and kept {product} for myself.",
       "At five-thirty I gave in. {product} stayed with me."
      ]
     },
     {
      "texts": [
       "I folded the paper very neatly, out of guilt."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "It was the nicest thing I'd gotten all year, and from me."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "At the party I stood close to the plants and said very little."
      ],
      "optional": true
     },
     {
      "texts": [
       "Somebody asked what I had brought, and I pointed at a fern."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "She got the fern. I wore the bow.",
       "The fern is doing well. The card still has my name on both lines."
      ]
     }
    ]
   },
   "needs": "no pain"
  },
  {
   "title": "The same reminder",
   "hooks": [
    {
     "category": "curiosity",
     "text": "My phone asked me the same thing for weeks."
    },
    {
     "category": "entertainment",
     "text": "I have snoozed a lot. This one fought back."
    },
    {
     "category": "attention",
     "text": "It buzzed at six, like every evening."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "I was draining pasta when it went off again.",
       "It was six, the pasta was ready, and the phone buzzed."
      ]
     },
     {
      "texts": [
       "Two words on the screen: \"Decide already.\" I had typed that myself, in a stronger month."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "I pressed snooze with my elbow, as usual.",
       "One hour, I told it. I'd been saying that since spring."
      ]
     },
     {
      "texts": [
       "At seven it slid off the counter, buzzing, and into the colander."
      ],
      "optional": true
     },
     {
      "texts": [
       "I fished it out between the noodles. It was still asking."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "So, with sauce on the screen, I decided: {product}.",
       "I wiped the screen and answered it. {product}. There."
      ]
     },
     {
      "texts": [
       "It took one thumb and a bit of garlic."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "The pasta was cold, and I was in a wonderful mood."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "I sat down and ate without anyone buzzing at me."
      ],
      "optional": true
     },
     {
      "texts": [
       "My roommate asked who kept calling all those weeks. I said it was personal."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Next day at six the screen said, \"All done.\" We'd never gotten that far.",
       "Six o'clock is just pasta now."
      ]
     }
    ]
   },
   "needs": "no pain"
  },
  {
   "title": "The coin said no",
   "hooks": [
    {
     "category": "curiosity",
     "text": "I let a coin decide. Then I argued with it."
    },
    {
     "category": "entertainment",
     "text": "I lost a coin toss to myself."
    },
    {
     "category": "attention",
     "text": "Heads, yes. Tails, one more time."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "I was waiting for the laundry, with one coin left over.",
       "It was the laundromat, eight minutes to go, and me with a quarter."
      ]
     },
     {
      "texts": [
       "I'd gone back and forth for so long that I was tired of hearing myself."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "I flipped it. Tails. I said, \"Best of three.\"",
       "It came down tails, and I felt my face fall."
      ]
     },
     {
      "texts": [
       "A man folding towels said, \"Well, now you know.\""
      ],
      "optional": true
     },
     {
      "texts": [
       "The second toss rolled under a dryer. I lay down on the floor and looked at it for a while."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "He was right. I already knew: {product}.",
       "So I left it there and chose {product} on my own."
      ]
     },
     {
      "texts": [
       "You don't argue with a coin unless you've made up your mind."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "I folded my shirts that day like somebody with a plan."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "The man with the towels gave me a thumbs-up without asking what it was about."
      ],
      "optional": true
     },
     {
      "texts": [
       "My socks were still damp. I didn't mind anything."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "As far as I know, the coin's still under that dryer. Still saying no.",
       "I have a new quarter for the laundry. I don't ask it anything."
      ]
     }
    ]
   },
   "needs": "no pain"
  }
 ]
}
