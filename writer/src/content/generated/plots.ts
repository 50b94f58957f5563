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
       "By the third evening you see the pattern: same hour, same room, usually the same hands."
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
     "text": "Your last fix for {pain} lives in a drawer."
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
       "By then you know, and only then the box may go."
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
  },
  {
   "title": "Front row at the sink",
   "hooks": [
    {
     "category": "curiosity",
     "text": "The edge of the sink has a front row."
    },
    {
     "category": "problem",
     "text": "Twelve bottles at the sink, three in use."
    },
    {
     "category": "attention",
     "text": "Look at your bathroom shelf. Count what's dusty."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "This is {product}, so let's talk about where {it} stand{s}.",
       "A calm word about {product} and {pain}."
      ]
     },
     {
      "texts": [
       "Bathroom things follow one rule: the front row gets used, the back row gets old."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Daily things in front, weekly things behind. Nothing else.",
       "Morning on the left, night on the right, guests in the cabinet."
      ]
     },
     {
      "texts": [
       "People sort by height because it looks nice in pictures."
      ],
      "optional": true
     },
     {
      "texts": [
       "Sort by order of use, and your hand can go down the row half asleep."
      ],
      "optional": true
     },
     {
      "texts": [
       "Wipe the spot on Sundays, and you'll notice what hasn't moved since last time."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "For the front row, you check this. {feature}"
      ]
     },
     {
      "texts": [
       "For the front row, check if you'd open {itObject} with wet hands."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Stand at the sink, not in the hallway, and go through the motion once."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Second thing at the sink. {feature}"
      ]
     },
     {
      "texts": [
       "Then read the back of the package, slowly, under good light."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "The back is smaller print and the more useful side."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It's for people with a free place in front.",
       "If one spot in front is open, go ahead."
      ]
     },
     {
      "texts": [
       "Already happy with your row? Then leave the row alone."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Front row at the sink. Three things, no dust.",
       "Tomorrow, count how many bottles you really touch."
      ]
     }
    ]
   },
   "bucket": "skincare",
   "match": [
    "clutter",
    "sink",
    "messy",
    "bathroom",
    "routine",
    "forget"
   ]
  },
  {
   "title": "A date on the bottom",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Write the date on the bottom. Today."
    },
    {
     "category": "attention",
     "text": "A marker belongs in every bathroom."
    },
    {
     "category": "problem",
     "text": "Sticky layers are usually a matter of order."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "The bottle in question: {product}. The complaint: {pain}.",
       "In my hand: {product}, and a waterproof marker."
      ]
     },
     {
      "texts": [
       "Two habits make any bottle easier to judge: a date, and an order."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Thin goes first, rich goes last, a minute between.",
       "Start with the runniest, end with the richest."
      ]
     },
     {
      "texts": [
       "Most people stack everything in twenty seconds and then blame the last layer."
      ],
      "optional": true
     },
     {
      "texts": [
       "Brush your teeth between two layers. That's the minute, and it's already in your morning."
      ],
      "optional": true
     },
     {
      "texts": [
       "The date you opened something goes on the bottom, where no one has to look at it."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "Read this with the order in mind. {feature}"
      ]
     },
     {
      "texts": [
       "Press out a little on the back of your hand first."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Feel where {it} belong{s} in your row: early, middle, or last."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Another line from the label. {feature}"
      ]
     },
     {
      "texts": [
       "Look for the little open-jar symbol with a number of months."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Change one thing at a time, or you'll never know which one it was."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For people who keep a short row and stick to it.",
       "It suits a routine with room for one more step."
      ]
     },
     {
      "texts": [
       "If you love a single bar of soap and nothing else, you're done already."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Turn the bottle over. There's your date.",
       "Marker back in the cup. Next bottle, same habit."
      ]
     }
    ]
   },
   "bucket": "skincare",
   "only": [
    "serum",
    "face serum",
    "moisturizer",
    "lotion",
    "body lotion",
    "cream",
    "face cream",
    "eye cream",
    "hand cream",
    "night cream",
    "cleanser",
    "face wash",
    "toner",
    "essence",
    "sunscreen",
    "exfoliant",
    "scrub",
    "lip balm",
    "body wash",
    "body butter",
    "body oil",
    "face oil",
    "facial mist",
    "micellar water",
    "balm",
    "cleansing balm",
    "beard oil"
   ],
   "match": [
    "sticky",
    "pilling",
    "layers",
    "greasy",
    "heavy",
    "makeup"
   ]
  },
  {
   "title": "The window says yes or no",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Your bathroom bulb has opinions about color."
    },
    {
     "category": "problem",
     "text": "Right shade at home, wrong shade in the elevator."
    },
    {
     "category": "attention",
     "text": "Take two steps toward the window."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Today {product}, looked at in daylight, because of {pain}.",
       "Let's look at {product} the boring way: by a window."
      ]
     },
     {
      "texts": [
       "Color is half pigment and half light bulb, and only one of them comes along to work."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Put on a little, walk to the window, turn your head.",
       "One thin stripe, one window, one slow turn."
      ]
     },
     {
      "texts": [
       "Yellow bulbs warm everything up. White tubes do the opposite."
      ],
      "optional": true
     },
     {
      "texts": [
       "A phone camera corrects the picture behind your back, so use a mirror."
      ],
      "optional": true
     },
     {
      "texts": [
       "If there's no window, the hallway by the front door is usually the next honest light."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "Standing there, check this. {feature}"
      ]
     },
     {
      "texts": [
       "Standing there, look at the edge, not at the middle."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Start with less than you think, and add. Taking away is the slow direction."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Now the practical side. {feature}"
      ]
     },
     {
      "texts": [
       "Then look again after your coffee, same window."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Compare both looks before you decide if it's your everyday one."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It's for people who get dressed in one light and live in another.",
       "For anyone with a window within ten steps."
      ]
     },
     {
      "texts": [
       "If you already own one you finish to the last bit, stay loyal."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Two steps to the window. That's where you decide.",
       "The bulb can keep its opinion."
      ]
     }
    ]
   },
   "bucket": "makeup",
   "only": [
    "lipstick",
    "lip gloss",
    "lip tint",
    "lip stain",
    "lip liner",
    "lip oil",
    "eyeshadow",
    "eyeshadow palette",
    "palette",
    "foundation",
    "concealer",
    "blush",
    "bronzer",
    "highlighter",
    "primer",
    "tinted moisturizer",
    "cushion foundation",
    "contour stick",
    "contour",
    "brow gel",
    "brow pencil",
    "eyebrow pencil",
    "nail polish",
    "gel polish"
   ],
   "match": [
    "shade",
    "color",
    "match",
    "orange",
    "light",
    "tone"
   ]
  },
  {
   "title": "Left to right",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Put your morning in a line, left to right."
    },
    {
     "category": "problem",
     "text": "The lid rolled off again. You're late."
    },
    {
     "category": "entertainment",
     "text": "A small lesson from restaurant kitchens, for eyeliner days."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Here's {product}, and the problem is usually not the thing.",
       "This is {product}, for mornings with {pain}."
      ]
     },
     {
      "texts": [
       "It's the search: the pouch upside down, everything you own in the basin."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Lay out tomorrow's few, in the order you use them.",
       "Five things, one towel, first to last."
      ]
     },
     {
      "texts": [
       "Cooks do the same before service, because reaching is faster than looking."
      ],
      "optional": true
     },
     {
      "texts": [
       "Everything you've used moves to the right side, so a glance tells you where you stopped."
      ],
      "optional": true
     },
     {
      "texts": [
       "The towel keeps round things from rolling, which is the least glamorous tip here."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "Where in the line does this go? {feature}"
      ]
     },
     {
      "texts": [
       "Find {its} place in the line by doing one full round."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "If you have to put something down twice, it's in the wrong spot."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Keep the end of the line in mind, too. {feature}"
      ]
     },
     {
      "texts": [
       "Then look at the end of the line: caps, wipes, pouch."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Close everything before you check your face. The order prevents surprises in a bag."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It's for people with a short line and little time.",
       "A line of five? Then there's room for {itObject}."
      ]
     },
     {
      "texts": [
       "If getting ready is your quiet hour, ignore the clock part."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Left to right, and out of the door.",
       "Tonight, lay the towel. Tomorrow, follow it."
      ]
     }
    ]
   },
   "bucket": "makeup",
   "match": [
    "late",
    "time",
    "morning",
    "mess",
    "drawer",
    "bag",
    "clutter",
    "routine"
   ]
  },
  {
   "title": "Sections first",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Four clips save more time than a new tool."
    },
    {
     "category": "problem",
     "text": "The back of your head always goes last."
    },
    {
     "category": "attention",
     "text": "Start behind, where you can't see anything."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "This is about {product} and a bathroom habit.",
       "{product}, {pain}, and four cheap clips."
      ]
     },
     {
      "texts": [
       "Whatever you use on hair, you use it on a piece of hair, not on all of it."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Part it in four, clip three away, do one.",
       "Four sections, three clips, one at a time."
      ]
     },
     {
      "texts": [
       "Without sections, the top gets done three times and the back hears about it."
      ],
      "optional": true
     },
     {
      "texts": [
       "Begin at the nape, since that's where the arms still have patience."
      ],
      "optional": true
     },
     {
      "texts": [
       "Leave the front for the end, with the mirror wiped and the music on."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "With one section in your hand, this matters. {feature}"
      ]
     },
     {
      "texts": [
       "With one section in your hand, see how the grip feels."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Try the movement slowly before you do it quickly."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Now think of the fourth section. {feature}"
      ]
     },
     {
      "texts": [
       "At the fourth section, notice which arm complains first."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Time yourself twice. The first round with clips always feels longer than it is."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It's for people who do this more than once a week.",
       "Three mornings a week or more? Then it's worth knowing."
      ]
     },
     {
      "texts": [
       "If you wash, shake, and leave, you have the superior system."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Four clips back on the shelf. Done in order.",
       "Start behind. The front is easy."
      ]
     }
    ]
   },
   "bucket": "hair",
   "only": [
    "hair dryer",
    "blow dryer",
    "dryer brush",
    "straightener",
    "flat iron",
    "curling iron",
    "curling wand",
    "curler",
    "hair curler",
    "heatless curler",
    "heatless curling rod",
    "hair mask",
    "hair oil",
    "hair serum",
    "mousse",
    "hair gel",
    "leave-in conditioner",
    "hairspray",
    "hair dye",
    "hair color",
    "hair wax",
    "hot comb"
   ],
   "match": [
    "time",
    "long",
    "back",
    "frizz",
    "arm",
    "morning"
   ]
  },
  {
   "title": "Three homes for one small thing",
   "hooks": [
    {
     "category": "problem",
     "text": "You own twelve. You can find one."
    },
    {
     "category": "curiosity",
     "text": "Small hair things need three homes."
    },
    {
     "category": "social",
     "text": "Ask anyone with long hair where they go."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Let's give {product} an address. Three, in fact.",
       "About {product}, about {pain}, and about losing things."
      ]
     },
     {
      "texts": [
       "Things for hair don't vanish. They stay wherever your head last lay down."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "One home by the mirror, one by the bed, one in the bag.",
       "Mirror, nightstand, bag. Small dish in each."
      ]
     },
     {
      "texts": [
       "The reason is simple: hair gets annoying in places, not at times."
      ],
      "optional": true
     },
     {
      "texts": [
       "A dish beats a drawer, since nobody opens a drawer with a wet head."
      ],
      "optional": true
     },
     {
      "texts": [
       "Start brushing at the ends and walk up, because knots pushed down become one big knot."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "For the place by the mirror, this counts. {feature}"
      ]
     },
     {
      "texts": [
       "Take {itObject} to the mirror and use {itObject} with one hand."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "See if you'd do the same without a mirror, in a parked car."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "For the bag, think of this. {feature}"
      ]
     },
     {
      "texts": [
       "Then look in your bag. Which pocket would be the one?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "The pocket you open most is the one. Put the keys in the other."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For heads that live in more than one room.",
       "Good for anyone who does hair twice a day."
      ]
     },
     {
      "texts": [
       "If you've kept the same one since school, please teach us."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Three dishes tonight. Twelve lost ones, maybe back.",
       "Check the couch first. Then fill the dishes."
      ]
     }
    ]
   },
   "bucket": "hair",
   "match": [
    "lost",
    "lose",
    "find",
    "tangle",
    "knots",
    "pulling",
    "disappear"
   ]
  },
  {
   "title": "Ten minutes on the wrist",
   "hooks": [
    {
     "category": "curiosity",
     "text": "The first ten seconds of a scent mislead you."
    },
    {
     "category": "problem",
     "text": "Loved on paper, odd by lunchtime."
    },
    {
     "category": "attention",
     "text": "Wait ten minutes before you have an opinion."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "The example is {product}. The method works for anything in a bottle.",
       "For everyone who knows {pain}: {product}."
      ]
     },
     {
      "texts": [
       "What you smell first is the top of it, and the top is the part that leaves."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "One spray, one wrist, ten minutes, no rubbing.",
       "Spray once, put the sleeve up, go do something else."
      ]
     },
     {
      "texts": [
       "Rubbing the wrists together is a movie habit. It only mixes things up early."
      ],
      "optional": true
     },
     {
      "texts": [
       "Never try three on one arm, or you'll fall in love with the elbow."
      ],
      "optional": true
     },
     {
      "texts": [
       "Smell again at the door, and again when you've forgotten about it."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "While you wait, the facts. {feature}"
      ]
     },
     {
      "texts": [
       "While you wait, read what's listed as the notes."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Guess the notes first, then look. You train your nose for nothing."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Before your second sniff, this. {feature}"
      ]
     },
     {
      "texts": [
       "For the second sniff, step outside for a moment."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Store the bottle in a drawer, since a sunny windowsill is the wrong shelf."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It's for people who like to meet a scent twice.",
       "For those who'd wear the second hour, not the first second."
      ]
     },
     {
      "texts": [
       "If you share a small office, one spray is a polite maximum."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Ten minutes are up. Smell your wrist again.",
       "Sleeve down. You'll notice it on the stairs."
      ]
     }
    ]
   },
   "bucket": "fragrance",
   "only": [
    "perfume",
    "cologne",
    "fragrance",
    "body mist",
    "body spray",
    "eau de parfum",
    "roll-on",
    "solid perfume"
   ],
   "match": [
    "strong",
    "headache",
    "fade",
    "smell",
    "choose",
    "gift"
   ]
  },
  {
   "title": "Leave the room and come back",
   "hooks": [
    {
     "category": "curiosity",
     "text": "You can't smell your own hallway."
    },
    {
     "category": "problem",
     "text": "Your home has a smell. You're the last to know."
    },
    {
     "category": "attention",
     "text": "Go outside, count to sixty, come back in."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Here's {product}, and where in a room {it} belong{s}.",
       "Here's {product}, thinking of {pain}."
      ]
     },
     {
      "texts": [
       "A nose gets used to anything in minutes, which is handy and unhelpful."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Place it where air moves: a door, not a corner.",
       "Put {itObject} where people walk past, at table height."
      ]
     },
     {
      "texts": [
       "Most end up beside the couch, right next to the nose that stops noticing."
      ],
      "optional": true
     },
     {
      "texts": [
       "Air the room first. Adding to old air gives you two smells."
      ],
      "optional": true
     },
     {
      "texts": [
       "Flames stay away from curtains and get blown out when you leave. That isn't advice, that's a rule."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "Once the spot is found, look at this. {feature}"
      ]
     },
     {
      "texts": [
       "Once the spot is found, live with it for an evening."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Step out, come back, and notice the first breath. Only that one counts."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "In the second room, ask again. {feature}"
      ]
     },
     {
      "texts": [
       "In a small room, try half the time first."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Let somebody else walk in and say nothing. Watch the nose."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It's for rooms with a door and some air.",
       "For people who get visitors, announced or not."
      ]
     },
     {
      "texts": [
       "If anyone at home is bothered by scents, ask them before you ask me."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Count to sixty, open the door, breathe once.",
       "Now you know what the mailman knows."
      ]
     }
    ]
   },
   "bucket": "fragrance",
   "only": [
    "candle",
    "scented candle",
    "wax melt",
    "diffuser",
    "reed diffuser",
    "oil diffuser",
    "incense",
    "room spray",
    "air freshener",
    "linen spray",
    "wax warmer",
    "candle warmer",
    "candle warmer lamp",
    "potpourri",
    "sachet",
    "essential oil"
   ],
   "match": [
    "smell",
    "kitchen",
    "bathroom",
    "odor",
    "cooking",
    "stuffy"
   ]
  },
  {
   "title": "Charge where you sit",
   "hooks": [
    {
     "category": "problem",
     "text": "Four percent, and the cable's in another room."
    },
    {
     "category": "curiosity",
     "text": "Where does your phone spend its evening?"
    },
    {
     "category": "attention",
     "text": "Check both ends of the cable. Both."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "This is {product}, in the case of {pain}.",
       "The subject: {product}, and the rooms of your home."
      ]
     },
     {
      "texts": [
       "Phones run low in one place and get plugged in at another. That distance is the problem."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Think of three seats: bed, desk, couch. Power belongs there.",
       "Look where you sit at nine at night. Start there."
      ]
     },
     {
      "texts": [
       "The classic mistake is the socket in the hall, because it was empty."
      ],
      "optional": true
     },
     {
      "texts": [
       "Speed depends on the plug, the cable, and the phone together. The slowest of the three decides."
      ],
      "optional": true
     },
     {
      "texts": [
       "The number you want is printed in tiny letters on the plug itself."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "With the tiny letters in mind, here it comes. {feature}"
      ]
     },
     {
      "texts": [
       "Read the tiny letters and compare them with your phone's manual."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Take a photo of the print and zoom in. Nobody can read that bare."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Then the seat itself. {feature}"
      ]
     },
     {
      "texts": [
       "Then sit down and see if your hand reaches the screen."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "If you have to lean, you'll unplug it every time. Change the side."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For people with a favorite seat and a low battery.",
       "It's for anyone who plans by percentage."
      ]
     },
     {
      "texts": [
       "If you plug in at night and never think of it, carry on."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Three seats, and tonight you'll know which one matters.",
       "Sit down. Look left. That's where it goes."
      ]
     }
    ]
   },
   "bucket": "phone",
   "only": [
    "charger",
    "wireless charger",
    "charging station",
    "charging cable",
    "power bank",
    "portable charger",
    "charging pad",
    "cable",
    "usb cable",
    "charging dock",
    "phone charger",
    "wall charger",
    "magsafe charger",
    "watch charger",
    "adapter",
    "usb adapter",
    "battery pack"
   ],
   "match": [
    "battery",
    "dead",
    "charge",
    "slow",
    "cable",
    "tangled",
    "percent"
   ]
  },
  {
   "title": "Where's your thumb",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Watch your thumb for one whole evening."
    },
    {
     "category": "entertainment",
     "text": "Your phone falls on your face. Let's study that."
    },
    {
     "category": "attention",
     "text": "Pick up your phone. Now freeze."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "A word about {product}, and about hands.",
       "A word about {product}, for everyone with {pain}."
      ]
     },
     {
      "texts": [
       "A phone gets held, leaned, pocketed, and put down a hundred times. Most add-ons think of one."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Freeze now and then. Which finger carries the weight?",
       "Name your four positions: sofa, kitchen, bed, street."
      ]
     },
     {
      "texts": [
       "Write down the position that annoys you. One word is enough."
      ],
      "optional": true
     },
     {
      "texts": [
       "A thing for recipes is no help in bed, and the other way around."
      ],
      "optional": true
     },
     {
      "texts": [
       "People buy for the street and then use it on the sofa, where the hours are."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "Try this in your main position. {feature}"
      ]
     },
     {
      "texts": [
       "Go into your main position and imagine {itObject} there."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Put the phone in the pocket you really use, and sit down."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Now your second position. {feature}"
      ]
     },
     {
      "texts": [
       "Then check what has to come off again when you charge."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "One look at the listing tells you which models are meant. Match the exact name, not the number."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It suits you if one position bothers you daily.",
       "For people who could name the finger."
      ]
     },
     {
      "texts": [
       "If you put the phone away at six, I admire you, and you can skip this."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Freeze again tonight. Where's the thumb?",
       "Unfreeze. You may scroll on after this."
      ]
     }
    ]
   },
   "bucket": "phone",
   "match": [
    "drop",
    "slip",
    "grip",
    "hold",
    "shaky",
    "hands",
    "watch",
    "neck",
    "find",
    "lost"
   ]
  },
  {
   "title": "A song you know by heart",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Test sound with your most boring song."
    },
    {
     "category": "problem",
     "text": "In the store, everything sounds fine."
    },
    {
     "category": "attention",
     "text": "Pick one song. Not a good one, a known one."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "We're listening for {product} and against {pain}.",
       "Today {product}, judged with one old song."
      ]
     },
     {
      "texts": [
       "New music tells you about the music. Old music tells you about the thing."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Play the song you know by heart, quietly, all through.",
       "One song, low volume, start to end."
      ]
     },
     {
      "texts": [
       "Loud is flattering. At low volume you notice what's missing."
      ],
      "optional": true
     },
     {
      "texts": [
       "Listen for one thing per round: the voice, then the lowest note, then the silence after."
      ],
      "optional": true
     },
     {
      "texts": [
       "Then play it where you'd really use it, with the fridge humming or the bus passing."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "Between round one and two, this. {feature}"
      ]
     },
     {
      "texts": [
       "In round one, follow the voice. Can you spell every word?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Write down one word per round. Comparing from memory is guessing."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "And before the last round. {feature}"
      ]
     },
     {
      "texts": [
       "In the last round, move around and do what you normally do."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Change rooms once. Walls are half of what you hear."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For people who listen most days, in real places.",
       "It's for daily listeners with one well-worn song."
      ]
     },
     {
      "texts": [
       "If you only watch with subtitles, save yourself the test."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Play that old song tonight. Listen to the end.",
       "Track seven. You've known it for years."
      ]
     }
    ]
   },
   "bucket": "audio",
   "not": [
    "guitar",
    "ukulele",
    "piano",
    "keyboard piano",
    "drum pad",
    "kalimba",
    "microphone",
    "mic",
    "lavalier microphone",
    "wireless microphone",
    "karaoke machine",
    "karaoke microphone"
   ],
   "match": [
    "sound",
    "noise",
    "loud",
    "bass",
    "quality",
    "hear"
   ]
  },
  {
   "title": "A hand's width from the wall",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Move it a hand's width. Listen again."
    },
    {
     "category": "problem",
     "text": "The corner makes everything boom."
    },
    {
     "category": "entertainment",
     "text": "Today we push one thing across a shelf."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "The object is {product}, the instrument is your shelf.",
       "The object is {product}. The complaint is {pain}."
      ]
     },
     {
      "texts": [
       "Half of what you call sound is furniture."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Corners add bass. Empty shelves add echo. Start in the open.",
       "Pull away from the wall, then push back slowly."
      ]
     },
     {
      "texts": [
       "Stop where the voice is clearest. That's the spot, even if it looks odd."
      ],
      "optional": true
     },
     {
      "texts": [
       "Ear height beats shelf height, so a low table often wins."
      ],
      "optional": true
     },
     {
      "texts": [
       "Something soft across the room, like a curtain, calms the rest."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "In the right spot, look at the facts. {feature}"
      ]
     },
     {
      "texts": [
       "From the right spot, walk to where you sit. Still clear?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Turn it down until you have to lean in, then one step up."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Think about the second room, too. {feature}"
      ]
     },
     {
      "texts": [
       "Try the kitchen next. Tiles tell you a lot."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Leave it in each room for one meal before you decide."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For those with one room where music really happens.",
       "It's for shelves with a hand's width to spare."
      ]
     },
     {
      "texts": [
       "If you only listen alone, headphones do that job."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "A hand's width. Go and try it now.",
       "Push, listen, stop. That was the lesson."
      ]
     }
    ]
   },
   "bucket": "audio",
   "only": [
    "speaker",
    "bluetooth speaker",
    "soundbar",
    "portable speaker",
    "subwoofer",
    "radio",
    "record player",
    "turntable",
    "shower speaker",
    "music player",
    "sound machine",
    "white noise machine"
   ],
   "match": [
    "boomy",
    "muffled",
    "bass",
    "room",
    "quiet",
    "party"
   ]
  },
  {
   "title": "Elbows, eyes, cable",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Set up a desk in this order."
    },
    {
     "category": "problem",
     "text": "You bought the lamp before you looked at your elbows."
    },
    {
     "category": "attention",
     "text": "Sit down. Arms hanging. Now look at your desk."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Here's {product}, and where in the order {it} belong{s}.",
       "On the desk: {product}. In the way: {pain}."
      ]
     },
     {
      "texts": [
       "Desks get decorated from the back. They work from the front."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Elbows first, then eyes, then cables. In that order.",
       "Sit, bend your elbows, and only then place things."
      ]
     },
     {
      "texts": [
       "What your hands touch all day goes inside the reach of a bent arm."
      ],
      "optional": true
     },
     {
      "texts": [
       "The top edge of a screen near eye height is the usual starting point."
      ],
      "optional": true
     },
     {
      "texts": [
       "Cables come last, since every one you tidy too early gets pulled out again."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "For the elbow zone or the eye zone? {feature}"
      ]
     },
     {
      "texts": [
       "Which zone is {itObject} for: hands, eyes, or cables?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Mark the footprint with tape before anything gets ordered. Desks look bigger empty."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Next point, same seat. {feature}"
      ]
     },
     {
      "texts": [
       "Then push the chair in. Does everything still have room?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Work there for one ordinary call. Not a test, a real one."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It's for people who sit at the same desk most days.",
       "One desk, most days of the week? Good."
      ]
     },
     {
      "texts": [
       "If you work from cafes and sofas, look for something that travels."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Elbows, eyes, cable. The desk is done.",
       "Arms hanging once more. Feels different, doesn't it?"
      ]
     }
    ]
   },
   "bucket": "computer",
   "only": [
    "laptop stand",
    "keyboard",
    "mechanical keyboard",
    "mouse",
    "wireless mouse",
    "mouse pad",
    "desk mat",
    "monitor",
    "monitor stand",
    "monitor light",
    "monitor light bar",
    "webcam",
    "gaming mouse",
    "gaming keyboard",
    "gaming chair",
    "office chair",
    "desk",
    "standing desk",
    "desk organizer",
    "wrist rest",
    "lap desk",
    "footrest",
    "laptop cooler",
    "cooling pad"
   ],
   "match": [
    "desk",
    "space",
    "clutter",
    "screen",
    "low",
    "sit"
   ]
  },
  {
   "title": "Count your ports",
   "hooks": [
    {
     "category": "problem",
     "text": "The plug fits. It still doesn't work."
    },
    {
     "category": "curiosity",
     "text": "Two devices, two holes, one photo."
    },
    {
     "category": "attention",
     "text": "Turn your device around. Look at the holes."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Before {product}, turn around what you already have.",
       "Let's connect {product} to an old problem: {pain}."
      ]
     },
     {
      "texts": [
       "Most trouble with electronics starts behind the thing, where nobody looks."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Photograph the ports you own. All of them. One picture.",
       "One photo of the back, one of the side."
      ]
     },
     {
      "texts": [
       "The same shape can mean different things, so the tiny symbol next to it matters."
      ],
      "optional": true
     },
     {
      "texts": [
       "Next, list what's plugged in on a normal day. Not what could be."
      ],
      "optional": true
     },
     {
      "texts": [
       "Then walk the path of the cable with a piece of string, and add a hand's width."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "Hold your photo next to this. {feature}"
      ]
     },
     {
      "texts": [
       "Compare your photo with the pictures of the connections."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "If a word doesn't appear on your device, look it up before you order."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "This is for the normal day. {feature}"
      ]
     },
     {
      "texts": [
       "Then think of the normal day: what gets unplugged for it?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Set it up in the afternoon, because nobody finds a symbol at midnight."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For people who know their ports now.",
       "It's for anyone with a photo in their camera roll."
      ]
     },
     {
      "texts": [
       "If everything you use already talks to each other, touch nothing."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "One photo of the back. You'll use it for years.",
       "The holes have names. Now you know them."
      ]
     }
    ]
   },
   "bucket": "computer",
   "not": [
    "office chair",
    "gaming chair",
    "desk",
    "standing desk",
    "footrest",
    "lap desk",
    "wrist rest",
    "desk mat",
    "mouse pad",
    "laptop sleeve",
    "keycap"
   ],
   "match": [
    "cable",
    "port",
    "plug",
    "connect",
    "usb",
    "slow",
    "storage",
    "hub"
   ]
  },
  {
   "title": "Light from the other side",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Write with your right? Light from the left."
    },
    {
     "category": "problem",
     "text": "Your own hand is standing in the light."
    },
    {
     "category": "attention",
     "text": "Hold a pen and look for the shadow."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Here's {product}, and the side of the table {it} belong{s} on.",
       "This is about {product}, and about {pain}."
      ]
     },
     {
      "texts": [
       "A lamp isn't bright or dark. It's in the right place or it isn't."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Find the shadow of your hand. Move the light across.",
       "Light comes from the side you don't write with."
      ]
     },
     {
      "texts": [
       "The bulb itself should be out of your view, so lower is often calmer than brighter."
      ],
      "optional": true
     },
     {
      "texts": [
       "One lamp plus a little light behind you beats one lamp in a black room."
      ],
      "optional": true
     },
     {
      "texts": [
       "Most lamps stand where the socket is. That's electrical planning, not reading."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "With the side settled, look at this. {feature}"
      ]
     },
     {
      "texts": [
       "With the side settled, sit down and open a book."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Read one page of small print. Squinting is the answer you didn't want."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Then ask about the rest of the evening. {feature}"
      ]
     },
     {
      "texts": [
       "Then reach for the switch with your eyes closed."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You'll do that every night, so the switch deserves one honest try."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For people who do something with their hands after dark.",
       "It's for readers, writers, menders, and late homework."
      ]
     },
     {
      "texts": [
       "If you only need to see the way to bed, a small one will do."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Pen in hand, no shadow. There it is.",
       "Find the shadow tonight. It tells you where."
      ]
     }
    ]
   },
   "bucket": "lighting",
   "only": [
    "lamp",
    "desk lamp",
    "book light",
    "reading light",
    "clip light",
    "table lamp",
    "bedside lamp",
    "monitor light bar",
    "floor lamp",
    "work light",
    "headlamp",
    "light",
    "led light"
   ],
   "match": [
    "dark",
    "shadow",
    "reading",
    "eyes",
    "dim",
    "desk"
   ]
  },
  {
   "title": "Three small instead of one big",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Turn off the ceiling light for one evening."
    },
    {
     "category": "problem",
     "text": "One bright bulb makes every room a waiting room."
    },
    {
     "category": "attention",
     "text": "Look up. That light is doing too much."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "{product}: what {it} {is} for, and which corner.",
       "A short guide to {product}, starting with {pain}."
      ]
     },
     {
      "texts": [
       "Rooms look flat when all the light comes from one place above you."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Think in three points: low, middle, somewhere behind.",
       "Three light spots, three heights, no ceiling."
      ]
     },
     {
      "texts": [
       "Begin with the darkest corner, because that's where a room ends for the eye."
      ],
      "optional": true
     },
     {
      "texts": [
       "A light that shines on a wall makes space. A light that shines at you makes noise."
      ],
      "optional": true
     },
     {
      "texts": [
       "Keep the bulbs similar in color, or the room argues with itself."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "For one of the three, this helps you choose. {feature}"
      ]
     },
     {
      "texts": [
       "Decide which of the three points {it} should be."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Stand in the doorway at dusk. That's the view everybody gets."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "And for daily use. {feature}"
      ]
     },
     {
      "texts": [
       "Then plan how {it} turn{s} on, and who has to bend down."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Count the sockets along that wall before you fall in love."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It's for people who spend evenings in the same room.",
       "For rooms that are mostly used after six."
      ]
     },
     {
      "texts": [
       "If you need bright light to find a screw, keep the ceiling for that."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Ceiling off tonight. See which corner asks.",
       "One corner less in the dark. Start there."
      ]
     }
    ]
   },
   "bucket": "lighting",
   "match": [
    "gloomy",
    "cold",
    "cozy",
    "harsh",
    "ceiling",
    "mood",
    "corner",
    "hallway"
   ]
  },
  {
   "title": "Where the animal already lies",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Watch where the animal lies at three."
    },
    {
     "category": "problem",
     "text": "A new bed, and he sleeps beside it."
    },
    {
     "category": "entertainment",
     "text": "He has a bed. He prefers my sweater."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "The purchase: {product}. The reason: {pain}.",
       "We're placing {product}, and we're asking the animal first."
      ]
     },
     {
      "texts": [
       "People choose the spot by color. Animals choose it by view, warmth, and company."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "For two days, note where your animal lies down by itself.",
       "Draw a cross on the floor plan of naps."
      ]
     },
     {
      "texts": [
       "The new thing goes exactly there, even if that's in the middle of your rug."
      ],
      "optional": true
     },
     {
      "texts": [
       "A worn T-shirt of yours on top says \"this is ours\" faster than words."
      ],
      "optional": true
     },
     {
      "texts": [
       "After a week you can move it a little every day, if you really must."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "Now, for that spot. {feature}"
      ]
     },
     {
      "texts": [
       "For that spot, measure the animal stretched out, not curled up."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Nose to tail on a sleepy afternoon, with a tape and a treat."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "For you, who cleans the spot. {feature}"
      ]
     },
     {
      "texts": [
       "And for you: look how the cleaning is described."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Read the care label before the first muddy day, not after."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It's for animals with a clear favorite place.",
       "If there's a cross on your plan, you're ready."
      ]
     },
     {
      "texts": [
       "Some only ever want your lap. No product competes with that."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Three o'clock. Same nap, same cross on the floor.",
       "Go look where he's lying right now."
      ]
     }
    ]
   },
   "bucket": "pet",
   "only": [
    "dog bed",
    "cat bed",
    "pet bed",
    "cat tree",
    "cat tower",
    "scratching post",
    "scratcher",
    "scratching pad",
    "pet blanket",
    "dog crate",
    "pet stairs",
    "cat tunnel",
    "pet camera",
    "bed"
   ],
   "match": [
    "couch",
    "hair",
    "sofa",
    "scratch",
    "ignores",
    "sleeps",
    "bed",
    "furniture"
   ]
  },
  {
   "title": "Let it lie on the floor first",
   "hooks": [
    {
     "category": "curiosity",
     "text": "New thing for your pet? Do nothing first."
    },
    {
     "category": "problem",
     "text": "You held it up, and the cat left."
    },
    {
     "category": "attention",
     "text": "Put it on the floor and walk away."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "How to introduce {product}, step by step.",
       "How to introduce {product}, if you know {pain}."
      ]
     },
     {
      "texts": [
       "To an animal, a new object in your hand is an event. On the floor it's a thing."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Lay it down, drop a treat beside it, look elsewhere.",
       "Floor, treat, your back turned. That's day one."
      ]
     },
     {
      "texts": [
       "Sniffing is reading. Let the reading finish."
      ],
      "optional": true
     },
     {
      "texts": [
       "On day two, touch it yourself. On day three, touch the animal with it, briefly."
      ],
      "optional": true
     },
     {
      "texts": [
       "Stop while it's still going well, because the last second is the one remembered."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "For day one, look at this. {feature}"
      ]
     },
     {
      "texts": [
       "For day one, choose the room with the fewest ears pricked."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Say nothing encouraging. Animals know what encouraging means."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "For daily life after that. {feature}"
      ]
     },
     {
      "texts": [
       "For daily life, hang {itObject} where your own hand passes."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "The door hook with your jacket is a good home for most of it."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For people with three quiet days.",
       "It's for patient owners and curious noses."
      ]
     },
     {
      "texts": [
       "Short on time before tomorrow's trip? Then use what your animal knows."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "On the floor, back turned. Now wait for sniffing.",
       "The cat came back. They do."
      ]
     }
    ]
   },
   "bucket": "pet",
   "not": [
    "dog bed",
    "cat bed",
    "pet bed",
    "aquarium",
    "fish tank",
    "bird cage",
    "hamster cage",
    "dog food",
    "cat food",
    "dog treat",
    "cat treat",
    "litter",
    "cat litter",
    "pee pad",
    "puppy pad",
    "poop bag"
   ],
   "match": [
    "scared",
    "pull",
    "refuse",
    "brush",
    "leash",
    "walk",
    "eats",
    "fast",
    "bath"
   ]
  },
  {
   "title": "Practice with no baby in your arm",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Practice it before there's a baby on your arm."
    },
    {
     "category": "problem",
     "text": "One hand, one crying baby, two buckles."
    },
    {
     "category": "attention",
     "text": "Put your left hand in your pocket."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Let's learn {product} with one hand.",
       "Let's learn {product}, because of {pain}."
      ]
     },
     {
      "texts": [
       "New parents have two hands on paper. In the kitchen it's one."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Do it once calm, once one-handed, once in the dark.",
       "Three rounds: calm, one hand, lights off."
      ]
     },
     {
      "texts": [
       "Most things for babies get unpacked during the crying, by the person who slept least."
      ],
      "optional": true
     },
     {
      "texts": [
       "Say the order out loud while you practice. Your partner will hear it and learn it, too."
      ],
      "optional": true
     },
     {
      "texts": [
       "Then keep {itObject} in the room where it's needed, even if that room is the hall."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "One hand in your pocket, look at this. {feature}"
      ]
     },
     {
      "texts": [
       "One hand in your pocket, go from start to finish."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "If it takes your teeth, note that and try another grip."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Round three is for this. {feature}"
      ]
     },
     {
      "texts": [
       "Lights off, find {itObject}, begin. Where did your fingers stop?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Always follow the maker's instructions for age and fit. I don't replace them."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For homes where somebody's always holding somebody.",
       "It's for parents, grandparents, and brave uncles."
      ]
     },
     {
      "texts": [
       "If your baby's already past this stage, congratulations, and pass it by."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Hand out of the pocket. You can do it now.",
       "Three calm rounds today. The fourth will be loud."
      ]
     }
    ]
   },
   "bucket": "baby",
   "match": [
    "one",
    "hand",
    "cry",
    "night",
    "hold",
    "juggling",
    "busy"
   ]
  },
  {
   "title": "Upstairs, downstairs",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Every baby thing needs a station."
    },
    {
     "category": "problem",
     "text": "The wipes are upstairs. Of course they are."
    },
    {
     "category": "social",
     "text": "Parents ask me for one rule. It's baskets."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "The topic is {product}, and in which basket {it} belong{s}.",
       "The topic is {product}, and under it, {pain}."
      ]
     },
     {
      "texts": [
       "A baby's day is short loops: change, feed, carry, repeat, on two floors or in two corners."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Make a basket for each loop. Same contents, same order.",
       "Two baskets, two corners, one list inside the lid."
      ]
     },
     {
      "texts": [
       "What you use in a loop lives in that loop, and nowhere prettier."
      ],
      "optional": true
     },
     {
      "texts": [
       "Fill up in the evening, because no one refills anything at 4 a.m."
      ],
      "optional": true
     },
     {
      "texts": [
       "The list in the lid is for the guest who says \"how can I help?\""
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "Which loop is this good for? {feature}"
      ]
     },
     {
      "texts": [
       "Which loop would {it} live in? Name the corner."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Go there and kneel, because that's the height you'll use."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "And for the evening refill. {feature}"
      ]
     },
     {
      "texts": [
       "Then ask what has to be rinsed, dried, or refilled at night."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "If that part happens near the sink anyway, it'll survive week two."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It's for homes with more than one corner and a small boss.",
       "For people who walk the same loop ten times a day."
      ]
     },
     {
      "texts": [
       "In one cozy room with everything in sight, you won't need the system."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Two baskets, one list, and nobody runs for wipes.",
       "Check the lid. The list does the talking."
      ]
     }
    ]
   },
   "bucket": "baby",
   "not": [
    "stroller",
    "car seat",
    "crib",
    "bassinet",
    "toddler bed"
   ],
   "match": [
    "stairs",
    "diaper",
    "mess",
    "find",
    "everywhere",
    "forgot",
    "bag"
   ]
  },
  {
   "title": "Put half of it away",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Fewer toys on the floor, longer play."
    },
    {
     "category": "problem",
     "text": "The floor's full and somebody says \"bored.\""
    },
    {
     "category": "attention",
     "text": "Get a box. We're hiding half the toys."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Where does {product} come in? After a bit of hiding.",
       "This is {product}, seen from a floor with {pain}."
      ]
     },
     {
      "texts": [
       "A full floor is like a menu with eighty dishes. You order fries."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Half goes in a box, high up. Swap on Sundays.",
       "Box up half, out of sight, and swap weekly."
      ]
     },
     {
      "texts": [
       "What comes back on a later Sunday gets greeted like a cousin."
      ],
      "optional": true
     },
     {
      "texts": [
       "Leave a new thing alone on the rug, without its neighbors, for the first hour."
      ],
      "optional": true
     },
     {
      "texts": [
       "Sit nearby, do your own thing, and resist explaining."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "For that first hour, this is useful to know. {feature}"
      ]
     },
     {
      "texts": [
       "For that first hour, clear the rug completely."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Watch what gets done first. It's rarely what the box shows."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "For the grown-ups with the box. {feature}"
      ]
     },
     {
      "texts": [
       "For the grown-ups: check the age printed on the package."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Then decide where {it} sleep{s}, before it's bedtime for everybody."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It's for families with a full floor and a free shelf.",
       "Right for you if one box can disappear."
      ]
     },
     {
      "texts": [
       "If your child plays an hour with a spoon, honor the spoon."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Half in the box. Listen how quiet it gets.",
       "Sunday is swap day. Put it on the fridge."
      ]
     }
    ]
   },
   "bucket": "toy",
   "not": [
    "board game",
    "card game",
    "puzzle",
    "jigsaw puzzle",
    "game",
    "party game",
    "model kit",
    "diamond painting",
    "embroidery kit",
    "crochet kit",
    "knitting kit",
    "trading card",
    "trampoline",
    "swing",
    "sandbox",
    "scooter",
    "balance bike",
    "ride-on",
    "pool float",
    "kite",
    "guitar"
   ],
   "match": [
    "bored",
    "mess",
    "floor",
    "attention",
    "toys",
    "everywhere",
    "screen"
   ]
  },
  {
   "title": "Read the rules alone",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Open the box the evening before."
    },
    {
     "category": "problem",
     "text": "Four people wait while one reads the rules."
    },
    {
     "category": "social",
     "text": "One person at the table always reads out loud."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "I'm unpacking {product} a day early. Here's why.",
       "{product} at the table tomorrow. Tonight, about {pain}."
      ]
     },
     {
      "texts": [
       "The mood dies between page one and page four of any instruction sheet."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Read alone, sort the parts, throw away the plastic.",
       "Tonight you read. Tomorrow you only explain the goal."
      ]
     },
     {
      "texts": [
       "Explain how it ends first. Everything before that makes sense backwards."
      ],
      "optional": true
     },
     {
      "texts": [
       "Small bowls for small parts, because a table with slopes swallows pieces."
      ],
      "optional": true
     },
     {
      "texts": [
       "Start before all the rules are told, and tell the rest on the way."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "Good to know before tomorrow. {feature}"
      ]
     },
     {
      "texts": [
       "Count the parts tonight. A missing one is easier to bear alone."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Lay a finished piece or a set-up turn next to the box, as an example."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "And good to know for the table. {feature}"
      ]
     },
     {
      "texts": [
       "Check the table: how much space, how much light, who sits where?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Set an end time, so it stops while somebody still wants more."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For evenings with more than a phone's worth of time.",
       "It's for tables with people around them."
      ]
     },
     {
      "texts": [
       "If nobody at home likes sitting still, go outside. That works as well."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Box closed, parts sorted. Tomorrow you look brilliant.",
       "Four people, no waiting. Your turn begins."
      ]
     }
    ]
   },
   "bucket": "toy",
   "only": [
    "board game",
    "card game",
    "puzzle",
    "jigsaw puzzle",
    "game",
    "party game",
    "craft kit",
    "diy kit",
    "painting kit",
    "diamond painting",
    "bead kit",
    "bracelet kit",
    "model kit",
    "crochet kit",
    "embroidery kit",
    "knitting kit",
    "building set",
    "building block",
    "block",
    "lego set",
    "coloring book",
    "sticker book",
    "train set",
    "clay",
    "slime",
    "busy board"
   ],
   "match": [
    "bored",
    "family",
    "rainy",
    "screen",
    "evening",
    "weekend",
    "instructions"
   ]
  },
  {
   "title": "Leave it where you trip over it",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Don't tidy it away. That's the trick."
    },
    {
     "category": "problem",
     "text": "The hardest part is the closet door."
    },
    {
     "category": "entertainment",
     "text": "My equipment lives in the way. On purpose."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Let's talk about {product} without any heroics.",
       "{product}, {pain}, and no motivational music."
      ]
     },
     {
      "texts": [
       "I won't tell you what it does for you. I'll tell you how people end up using it."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Put it on the path between bed and kettle.",
       "The floor you cross each morning is the right place."
      ]
     },
     {
      "texts": [
       "Whatever hides behind a closet door has to win an argument first."
      ],
      "optional": true
     },
     {
      "texts": [
       "Begin with a session so short that you'd be embarrassed to skip it."
      ],
      "optional": true
     },
     {
      "texts": [
       "On paper, tick only that you started. Not how long, not how well."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "On that path, you'll notice this. {feature}"
      ]
     },
     {
      "texts": [
       "On that path, look at the space around you: arms out, turn once."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Go slowly the first time and stop when it's time to stop."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "After the session, this one counts. {feature}"
      ]
     },
     {
      "texts": [
       "After the session, see how it goes back: one move or five?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "If it's five, leave it lying there until tomorrow. That's allowed."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For people who live near their own floor.",
       "It suits anyone with a path and a kettle."
      ]
     },
     {
      "texts": [
       "If you love the gym for the company, stay where the company is."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Tomorrow morning, trip over it politely.",
       "One tick on the paper. Kettle's on."
      ]
     }
    ]
   },
   "bucket": "fitness",
   "not": [
    "tent",
    "camping chair",
    "sleeping bag",
    "cooler",
    "camping stove",
    "hiking pole",
    "trekking pole",
    "fishing rod",
    "fishing lure",
    "paddle board",
    "kayak",
    "surfboard",
    "snorkel",
    "life jacket",
    "picnic blanket",
    "beach towel",
    "beach chair",
    "canopy",
    "hammock tent",
    "inflatable mattress",
    "air mattress",
    "bike light",
    "bike lock",
    "helmet",
    "camping lantern",
    "headlamp camping",
    "treadmill"
   ],
   "match": [
    "motivation",
    "time",
    "start",
    "lazy",
    "excuses",
    "space",
    "routine",
    "gym"
   ]
  },
  {
   "title": "Pitch it in the living room",
   "hooks": [
    {
     "category": "curiosity",
     "text": "First trip: the living room."
    },
    {
     "category": "problem",
     "text": "Rain, dusk, and instructions in six languages."
    },
    {
     "category": "attention",
     "text": "Do it once where there's a ceiling."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Today {product} goes no farther than my rug.",
       "Today {product} meets {pain}, on dry carpet."
      ]
     },
     {
      "texts": [
       "Outdoors is the worst classroom, since the light goes and the wind helps."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Unpack, use, and repack once at home. Then go.",
       "One dry run at home, with a clock and a snack."
      ]
     },
     {
      "texts": [
       "You'll see which part you'd have missed, and it's always the small one."
      ],
      "optional": true
     },
     {
      "texts": [
       "Repacking is the real exam, because nothing ever fits its bag the second time."
      ],
      "optional": true
     },
     {
      "texts": [
       "Take a photo of the folded state. That's your map for a cold Sunday."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "On the rug, you can check this. {feature}"
      ]
     },
     {
      "texts": [
       "On the rug, count the pieces and say their names."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Check it sitting, standing, and carrying it once around the table."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Then think of the way back to the car. {feature}"
      ]
     },
     {
      "texts": [
       "Then carry everything to the door in one go. Can you?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Two trips at home are four trips at the lake."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It's for people who go more than once a summer.",
       "For weekends with a real plan to leave."
      ]
     },
     {
      "texts": [
       "One trip a year with friends? Ask them to lend you theirs."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Roll it up. The rug was a fine campsite.",
       "Next stop, somewhere without a ceiling."
      ]
     }
    ]
   },
   "bucket": "fitness",
   "only": [
    "tent",
    "camping chair",
    "sleeping bag",
    "cooler",
    "camping stove",
    "hiking pole",
    "trekking pole",
    "picnic blanket",
    "beach towel",
    "beach chair",
    "canopy",
    "hammock tent",
    "inflatable mattress",
    "air mattress",
    "camping lantern",
    "headlamp camping",
    "paddle board",
    "kayak",
    "snorkel",
    "fishing rod"
   ],
   "match": [
    "setup",
    "camping",
    "trip",
    "heavy",
    "sand",
    "beach",
    "pack",
    "rain"
   ]
  },
  {
   "title": "Reach, glove box, trunk",
   "hooks": [
    {
     "category": "curiosity",
     "text": "A car has three zones. Yours has one."
    },
    {
     "category": "problem",
     "text": "It rolled under the seat on Tuesday. Still there."
    },
    {
     "category": "attention",
     "text": "Parked? Good. Look at your cup holder."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "We sort {product} into a car, parked, engine off.",
       "Car parked, engine off: {product}, and {pain}."
      ]
     },
     {
      "texts": [
       "A car is a very small room that changes direction."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Zone one you reach. Zone two you open. Zone three you walk to.",
       "Reach, glove box, trunk. Everything gets one zone."
      ]
     },
     {
      "texts": [
       "Only what you need while parked or at the pump belongs in reach."
      ],
      "optional": true
     },
     {
      "texts": [
       "The mistake is to use the passenger seat as zone four."
      ],
      "optional": true
     },
     {
      "texts": [
       "Empty it at the gas station, every time, because the bin's already there."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "Which zone does this belong to? {feature}"
      ]
     },
     {
      "texts": [
       "Decide the zone before you open the package."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Sit in the seat and check that nothing blocks pedals, view, or airbags."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "And what about the bumpy road? {feature}"
      ]
     },
     {
      "texts": [
       "Measure the place with a strip of paper, corners included."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Take the strip along to the kitchen and hold it against the listing."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For cars that get used like a hallway.",
       "It's for people who spend part of the day parked somewhere."
      ]
     },
     {
      "texts": [
       "A clean car with nothing in it needs nothing else."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Three zones, one empty seat beside you.",
       "Look under the seat first. Tuesday's still there."
      ]
     }
    ]
   },
   "bucket": "car",
   "match": [
    "mess",
    "clutter",
    "trash",
    "crumbs",
    "gap",
    "find",
    "lost",
    "phone",
    "seat"
   ]
  },
  {
   "title": "Clean, dry, press, wait",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Most things in cars fall off for one reason."
    },
    {
     "category": "problem",
     "text": "It held for a day, then it jumped."
    },
    {
     "category": "attention",
     "text": "Get a cloth before you get the box."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Here's how to give {product} a fair start.",
       "Here's how to give {product} a fair start against {pain}."
      ]
     },
     {
      "texts": [
       "Dashboards look clean. They're covered in a film from cleaners and summer."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Clean, dry, place, press, wait. In that order.",
       "First the cloth, then the dry cloth, then your thing."
      ]
     },
     {
      "texts": [
       "Do it in the shade, since a hot surface and a cold one behave differently."
      ],
      "optional": true
     },
     {
      "texts": [
       "Before anything is fixed, sit in the seat and check the view over it."
      ],
      "optional": true
     },
     {
      "texts": [
       "Give it the evening. Testing it right away is the most common mistake."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "While it sits, read this. {feature}"
      ]
     },
     {
      "texts": [
       "While it sits, compare the size with the place you chose."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Tug it lightly from two directions before your first trip."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "And for your model of car. {feature}"
      ]
     },
     {
      "texts": [
       "Look up your model's year in the listing, and don't guess."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Half a year of difference can mean another shape."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For people who install once and then forget it.",
       "It's for drivers who can wait one evening."
      ]
     },
     {
      "texts": [
       "If you change cars every week, look for something that just lies there."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Cloth back in the door. Evening over. Done.",
       "Clean, dry, press, wait. You can hum it."
      ]
     }
    ]
   },
   "bucket": "car",
   "only": [
    "car mount",
    "car phone mount",
    "car phone holder",
    "dash cam",
    "car tablet holder",
    "car tray",
    "headrest hook",
    "car light",
    "cup holder expander",
    "gap filler",
    "seat gap filler",
    "seat cover",
    "floor mat",
    "car mat",
    "sunshade",
    "windshield sunshade",
    "steering wheel cover",
    "car key cover",
    "car freshener",
    "car air freshener"
   ],
   "match": [
    "fall",
    "slip",
    "move",
    "loose",
    "mount",
    "slide",
    "install"
   ]
  },
  {
   "title": "The ugly first page",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Ruin the first page. On purpose."
    },
    {
     "category": "problem",
     "text": "It's too nice to write in. So it's empty."
    },
    {
     "category": "attention",
     "text": "Pick an ugly pen. We're starting."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "New on the desk: {product}. Old on the desk: {pain}.",
       "Let's open {product} before {it} get{s} too precious."
      ]
     },
     {
      "texts": [
       "Empty pages are the most common thing on any shelf of good plans."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Scribble on page one. Date, place, a doodle. Done.",
       "Page one gets a shopping list. Now it's yours."
      ]
     },
     {
      "texts": [
       "Leave it open on the table, because closed paper is furniture."
      ],
      "optional": true
     },
     {
      "texts": [
       "Two lines at the same time of day beat two pages on a Sunday."
      ],
      "optional": true
     },
     {
      "texts": [
       "Keep the pen inside. Half of all gaps begin with looking for a pen."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "Before the scribble, have a look at this. {feature}"
      ]
     },
     {
      "texts": [
       "Before the scribble, open {itObject} in the middle and press flat."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Write on the back of a page, too, and look through from the front."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "For week two, consider this. {feature}"
      ]
     },
     {
      "texts": [
       "For week two, pick its place: next to what you touch anyway."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Coffee maker, keyboard, toothbrush. One of those is your secretary."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For people who think with a pen.",
       "It's for everyone with three lists on three envelopes."
      ]
     },
     {
      "texts": [
       "If your phone has remembered everything since 2015, let it."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Page one is ruined. Now it can begin.",
       "Ugly pen, ugly page, and it's in use."
      ]
     }
    ]
   },
   "bucket": "stationery",
   "only": [
    "notebook",
    "journal",
    "planner",
    "calendar",
    "notepad",
    "binder",
    "folder",
    "desk calendar",
    "whiteboard",
    "sketchbook",
    "sketch pad",
    "desk pad",
    "sticky note",
    "scrapbook",
    "photo album",
    "guest book",
    "bookmark",
    "book stand"
   ],
   "match": [
    "forget",
    "plan",
    "notes",
    "procrastinate",
    "chaos",
    "messy",
    "start",
    "remember"
   ]
  },
  {
   "title": "The last page test",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Every paper has an answer on its last page."
    },
    {
     "category": "problem",
     "text": "It smeared, and it was the birthday card."
    },
    {
     "category": "attention",
     "text": "Don't test it on the good sheet."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "I'm testing {product} on a page nobody will see.",
       "The back page is for {product} and for {pain}."
      ]
     },
     {
      "texts": [
       "Tools for paper are half tool, half paper. Change one and the other changes, too."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Last page, one line, one square, one finger across.",
       "Take your own paper, last page, and make five marks."
      ]
     },
     {
      "texts": [
       "Wait as long as you'd normally wait, then pull a finger through."
      ],
      "optional": true
     },
     {
      "texts": [
       "Turn the sheet around. Whatever you see there, your next page will see, too."
      ],
      "optional": true
     },
     {
      "texts": [
       "Write the date beside it, so the page becomes your own little catalog."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "For the first mark, think of this. {feature}"
      ]
     },
     {
      "texts": [
       "For the first mark, hold it the way you do when you're tired."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Fast, slow, upside down. Real hands aren't careful."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "For the fifth mark, this. {feature}"
      ]
     },
     {
      "texts": [
       "For the fifth mark, use the paper you like least."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Cheap office paper is the strictest teacher on the desk."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It's for people who make things on paper most weeks.",
       "For list writers, card makers, margin doodlers."
      ]
     },
     {
      "texts": [
       "If one pencil does it all for you, sharpen it and smile."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Check the back of the page. Now you know.",
       "Last page, five marks, and the good sheet is safe."
      ]
     }
    ]
   },
   "bucket": "stationery",
   "not": [
    "notebook",
    "journal",
    "planner",
    "calendar",
    "binder",
    "folder",
    "desk calendar",
    "book",
    "cookbook",
    "book stand",
    "photo album",
    "balloon",
    "banner",
    "party supply",
    "gift wrap",
    "gift bag",
    "gift box",
    "pin",
    "backpack pin",
    "guest book",
    "greeting card",
    "card"
   ],
   "match": [
    "bleed",
    "smear",
    "ink",
    "dry",
    "draw",
    "color",
    "line"
   ]
  },
  {
   "title": "Sort, measure, and then the box",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Boxes come last. Almost nobody does that."
    },
    {
     "category": "problem",
     "text": "The new box is full of old things."
    },
    {
     "category": "attention",
     "text": "Put the tape measure on the floor first."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Today's case: {product}, and a shelf with {pain}.",
       "This is {product}. Please don't fill {itObject} yet."
      ]
     },
     {
      "texts": [
       "Storage doesn't make things fewer. It makes them quieter."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Sort first, measure second, and only then give it a home.",
       "Take all of it out. Sort. Then the tape."
      ]
     },
     {
      "texts": [
       "Measure the inside, with the door frame and the hinge that sticks out."
      ],
      "optional": true
     },
     {
      "texts": [
       "Leave one hand of air above, because a full box is a box you don't open."
      ],
      "optional": true
     },
     {
      "texts": [
       "What you used this week goes in front, at belly height."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "With your three numbers on paper, compare. {feature}"
      ]
     },
     {
      "texts": [
       "With three numbers on paper, width, depth, height, compare."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Cut a newspaper to that size and put it in place for a day."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "And then in daily life. {feature}"
      ]
     },
     {
      "texts": [
       "Think of the lazy move: can you drop something in without opening?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "If the answer is no, it's for winter things, not for Tuesday things."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For people who've sorted, or will on Saturday.",
       "It's for the pile that's left after sorting."
      ]
     },
     {
      "texts": [
       "If half of it can go to a friend, do that, and you won't need a box."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Sort, measure, box. The tape can roll back in.",
       "The newspaper told you. Trust the newspaper."
      ]
     }
    ]
   },
   "bucket": "home-storage",
   "match": [
    "clutter",
    "mess",
    "drawer",
    "closet",
    "overflow",
    "pile",
    "shoes",
    "fit"
   ]
  },
  {
   "title": "Between knee and shoulder",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Your home has a golden zone."
    },
    {
     "category": "problem",
     "text": "Christmas plates at eye level, coffee on tiptoe."
    },
    {
     "category": "attention",
     "text": "Touch your shoulder. Touch your knee."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Which height is right for {product}? That's today.",
       "Which height for {product}, if you know {pain}?"
      ]
     },
     {
      "texts": [
       "Between shoulder and knee is where arms work without complaining."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Daily things go between knee and shoulder. The rest doesn't.",
       "Give the middle to Monday, the top to December."
      ]
     },
     {
      "texts": [
       "Most shelves are filled in the order of moving day, and stay that way for years."
      ],
      "optional": true
     },
     {
      "texts": [
       "Take one shelf, ten minutes, and swap top and middle."
      ],
      "optional": true
     },
     {
      "texts": [
       "Heavy things go low. It's easier to squat than to catch."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "In the middle zone, this matters. {feature}"
      ]
     },
     {
      "texts": [
       "Stand there and mime it: open, take, close."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Do it with a laundry basket on your hip, since that's reality."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "For the edges of the zone. {feature}"
      ]
     },
     {
      "texts": [
       "Then check the neighbors: does a door hit something?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Doors are the reason half of all clever ideas come back out."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It's for homes where the good zone is badly rented.",
       "For people who own a chair for reaching things."
      ]
     },
     {
      "texts": [
       "If everything daily already sits in the middle, you're the example."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Knee, shoulder, coffee. In that order, from tomorrow.",
       "December moves up. Monday moves in."
      ]
     }
    ]
   },
   "bucket": "home-storage",
   "match": [
    "reach",
    "top",
    "shelf",
    "bend",
    "find",
    "back",
    "space",
    "hidden"
   ]
  },
  {
   "title": "Tape it on the floor",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Try furniture made of masking tape first."
    },
    {
     "category": "problem",
     "text": "It looked smaller on the screen."
    },
    {
     "category": "attention",
     "text": "Tape, floor, wall. Then we talk."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Let's try {product} with nothing but masking tape.",
       "Tape first, then {product}, because of {pain}."
      ]
     },
     {
      "texts": [
       "A number like 30 inches is hard to feel. A line on your floor isn't."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Tape the outline and live around it for two days.",
       "Outline on the floor or wall, then ignore it."
      ]
     },
     {
      "texts": [
       "If you step on the line more than twice, it's too big or in the way."
      ],
      "optional": true
     },
     {
      "texts": [
       "Open every door and drawer nearby, all the way, even the one that sticks."
      ],
      "optional": true
     },
     {
      "texts": [
       "For walls, cut paper to size and look at it while you brush your teeth."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "While the tape's there, look at this. {feature}"
      ]
     },
     {
      "texts": [
       "While the tape's there, compare height and width with the listing."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Height gets forgotten, so hold a broom where the top would be."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Then think about Saturday cleaning. {feature}"
      ]
     },
     {
      "texts": [
       "Then walk the vacuum around it in your head."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "What you can't clean around becomes a small museum."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For rooms with a real gap in them.",
       "It's for those who stepped over the tape without noticing."
      ]
     },
     {
      "texts": [
       "If the empty corner is where the dog plays, it isn't empty."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Pull the tape off slowly. Now you know.",
       "Two days of tape, one calm decision."
      ]
     }
    ]
   },
   "bucket": "home-decor",
   "only": [
    "rug",
    "sofa",
    "couch",
    "chair",
    "table",
    "coffee table",
    "side table",
    "bench",
    "stool",
    "ottoman",
    "bean bag",
    "bed frame",
    "mattress",
    "room divider",
    "christmas tree",
    "mirror",
    "wall art",
    "poster",
    "picture frame",
    "canvas print",
    "tapestry",
    "headboard",
    "furniture",
    "door mat",
    "doormat",
    "bath mat",
    "fan",
    "tower fan",
    "heater",
    "space heater",
    "humidifier"
   ],
   "match": [
    "space",
    "small",
    "size",
    "empty",
    "room",
    "tight",
    "corner",
    "wall"
   ]
  },
  {
   "title": "From the seat, not from the door",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Look at your room from where you sit."
    },
    {
     "category": "problem",
     "text": "Nice from the door, odd from the couch."
    },
    {
     "category": "social",
     "text": "Guests look from the door. You don't."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "We'll place {product} from the seat you really use.",
       "We'll place {product} from your seat, starting with {pain}."
      ]
     },
     {
      "texts": [
       "People arrange rooms standing up and live in them sitting or lying down."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Sit down, look straight ahead, and take a photo.",
       "Take your usual seat. Photograph what you see."
      ]
     },
     {
      "texts": [
       "A photo shows what your eyes have stopped seeing, like the cable and the bag."
      ],
      "optional": true
     },
     {
      "texts": [
       "Change one thing per day, because two changes hide each other."
      ],
      "optional": true
     },
     {
      "texts": [
       "Things in threes look placed. Things in rows look stored."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "In the photo, find the place for this. {feature}"
      ]
     },
     {
      "texts": [
       "In the photo, draw a circle where {it} would go."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Check it in the light of the hour when you sit there."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "For the touch, not the look. {feature}"
      ]
     },
     {
      "texts": [
       "Then close your eyes. What would your hand meet?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Look at the care label with the people and animals of your home in mind."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It's for seats that are taken every evening.",
       "For people who know exactly which seat I mean."
      ]
     },
     {
      "texts": [
       "If you love the view as it is, don't let a video change it."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Same seat tonight. One photo, one change.",
       "Sit down first. Then decide."
      ]
     }
    ]
   },
   "bucket": "home-decor",
   "match": [
    "cozy",
    "cold",
    "ugly",
    "bare",
    "boring",
    "sleep",
    "light",
    "old"
   ]
  },
  {
   "title": "From top to bottom, dry before wet",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Gravity cleans with you, if you let it."
    },
    {
     "category": "problem",
     "text": "You did the floor first. Then the shelf."
    },
    {
     "category": "attention",
     "text": "Look up before you look down."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Where does {product} come in? Let's do the order.",
       "First the order, then {product}, then {pain}."
      ]
     },
     {
      "texts": [
       "Most double work in cleaning is just a wrong sequence."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Top to bottom, dry before wet, back wall to door.",
       "Start high, start dry, end at the door."
      ]
     },
     {
      "texts": [
       "Dust falls. So the shelf comes before the table, and the table before the floor."
      ],
      "optional": true
     },
     {
      "texts": [
       "Water on dust makes a paste, and the paste takes twice as long."
      ],
      "optional": true
     },
     {
      "texts": [
       "Work toward the door, so you don't walk over what you've just finished."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "In that order, this has its moment. {feature}"
      ]
     },
     {
      "texts": [
       "Find {its} moment in that order: early or late?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Try a small hidden spot first, whatever the label says."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Then the corner nobody sees. {feature}"
      ]
     },
     {
      "texts": [
       "Then judge it in the corner behind the door."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "If you can reach that one without moving furniture, the rest is easy."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For people who clean in short bursts.",
       "It's for twenty-minute cleaners."
      ]
     },
     {
      "texts": [
       "If somebody else does your floors, forward this to nobody and be thankful."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "High, low, door. You're standing in the hall, done.",
       "Look up tonight. The shelf goes first."
      ]
     }
    ]
   },
   "bucket": "cleaning",
   "not": [
    "iron",
    "ironing board",
    "steamer",
    "clothes steamer",
    "laundry basket",
    "laundry hamper",
    "hamper",
    "laundry bag",
    "dryer ball",
    "detergent",
    "laundry detergent",
    "laundry sheet",
    "laundry pod",
    "trash can",
    "trash bag",
    "garbage can",
    "lint roller",
    "fabric shaver",
    "drying rack",
    "air purifier",
    "dehumidifier",
    "clothespin",
    "soap dispenser",
    "shoe cleaner"
   ],
   "match": [
    "dust",
    "hair",
    "floor",
    "crumbs",
    "dirty",
    "grime",
    "again",
    "couch"
   ]
  },
  {
   "title": "Keep it where it gets dirty",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Cleaning things live in the wrong room."
    },
    {
     "category": "problem",
     "text": "The mess is here. The tool is downstairs."
    },
    {
     "category": "entertainment",
     "text": "A short map of where dirt is born."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Put {product} on a map of your home first.",
       "A map for {product}, drawn around {pain}."
      ]
     },
     {
      "texts": [
       "Every home has a cupboard with all the cleaning things. It's always far from the trouble."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Find the three spots where it starts. Store it there.",
       "Three crosses on the map: where, where, and where."
      ]
     },
     {
      "texts": [
       "Thirty seconds on the spot beat half an hour on Saturday."
      ],
      "optional": true
     },
     {
      "texts": [
       "If something needs to soak or sit, start it, leave, and do the next thing meanwhile."
      ],
      "optional": true
     },
     {
      "texts": [
       "What hangs in sight reminds you. What's in a bucket under the sink doesn't."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "At the first cross, this counts. {feature}"
      ]
     },
     {
      "texts": [
       "At the first cross, look for a hook or a free inch."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Ask if you'd reach for it in socks, on a weekday."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "For afterwards. {feature}"
      ]
     },
     {
      "texts": [
       "For afterwards, think of rinsing, emptying, drying."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A tool that stays dirty after use stops being a tool within a month."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It's for people who'd rather do little and often.",
       "Three crosses on your map? It's for you."
      ]
     },
     {
      "texts": [
       "If Saturday with loud music is your thing, keep Saturday."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Three crosses. One of them's near you right now.",
       "Follow the crumbs. They know the map."
      ]
     }
    ]
   },
   "bucket": "cleaning",
   "match": [
    "laundry",
    "shower",
    "stain",
    "smell",
    "closet",
    "iron",
    "wrinkle",
    "trash",
    "forget",
    "lint"
   ]
  },
  {
   "title": "Finger in the soil",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Your finger knows more than the calendar."
    },
    {
     "category": "problem",
     "text": "Watered every Sunday, and still it sulks."
    },
    {
     "category": "attention",
     "text": "One finger, second knuckle, soil."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "For people with {pain}: {product}, and one finger.",
       "Here's {product}, and one old habit from gardeners."
      ]
     },
     {
      "texts": [
       "Plants don't know it's Sunday. They know wet and dry."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Stick a finger in. Dry to the second knuckle? Water.",
       "Finger in the pot. Damp means wait."
      ]
     },
     {
      "texts": [
       "More plants go from kindness than from neglect, because the roots want air as well."
      ],
      "optional": true
     },
     {
      "texts": [
       "Water the soil, not the leaves, and do it slowly, in two rounds."
      ],
      "optional": true
     },
     {
      "texts": [
       "Turn the pot a little each week, so it doesn't lean toward the window like a nosy neighbor."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "Next to the pot, this is worth knowing. {feature}"
      ]
     },
     {
      "texts": [
       "Next to the pot, look at the saucer and the drain hole."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Whatever goes in has to be able to leave, so check underneath."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "For the week you're away. {feature}"
      ]
     },
     {
      "texts": [
       "Think of the week you're away. Who does the finger test?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Write \"finger first\" on a stick and put it in the pot."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It's for windowsills, balconies, and patient people.",
       "For anyone with one pot and good intentions."
      ]
     },
     {
      "texts": [
       "If your place has no daylight at all, buy a nice picture of a fern."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Go stick a finger in it. Now you know.",
       "The plant can't read the calendar. You can."
      ]
     }
    ]
   },
   "bucket": "garden",
   "only": [
    "planter",
    "plant pot",
    "flower pot",
    "plant",
    "seed",
    "seeds",
    "seed kit",
    "watering can",
    "watering globe",
    "soil",
    "potting soil",
    "fertilizer",
    "plant food",
    "plant stand",
    "trellis",
    "raised bed",
    "herb garden",
    "hydroponic garden",
    "greenhouse",
    "plant mister",
    "moss pole",
    "terrarium",
    "bonsai",
    "succulent",
    "garden hose",
    "hose",
    "hose nozzle",
    "sprinkler"
   ],
   "match": [
    "die",
    "dead",
    "water",
    "forget",
    "brown",
    "dry",
    "plants",
    "kill"
   ]
  },
  {
   "title": "One day of watching the sun",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Spend one day watching your own yard."
    },
    {
     "category": "problem",
     "text": "Planned in March, wrong in June."
    },
    {
     "category": "attention",
     "text": "Three photos: breakfast, lunch, dinner. Same spot."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Before {product} go{es} outside, look outside.",
       "Before {product}, look at {pain} three times a day."
      ]
     },
     {
      "texts": [
       "A yard, a balcony, even a ledge is three different places between breakfast and dinner."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Photograph the spot at breakfast, lunch, and dinner.",
       "Three photos from one window, same {day}."
      ]
     },
     {
      "texts": [
       "Look for shade, puddles, and where people really walk."
      ],
      "optional": true
     },
     {
      "texts": [
       "The path your feet have chosen beats the path on the plan."
      ],
      "optional": true
     },
     {
      "texts": [
       "Do the dirty work in the cool hours and the looking in the hot ones."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "Hold your photos next to this. {feature}"
      ]
     },
     {
      "texts": [
       "In which photo would you want {itObject} there?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Choose the hour you'd be outside anyway. That's when it has to make sense."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "And when the weather turns. {feature}"
      ]
     },
     {
      "texts": [
       "Then ask where {it} go{es} when it pours."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A dry place on the way to the door is the right answer."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For people who step outside most days.",
       "It's for spots with three photos and a plan."
      ]
     },
     {
      "texts": [
       "If your balcony is for storing a bike, enjoy the bike."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Breakfast, lunch, dinner. Your yard has told you.",
       "Third photo taken. Come back inside and decide."
      ]
     }
    ]
   },
   "bucket": "garden",
   "match": [
    "sun",
    "shade",
    "yard",
    "balcony",
    "weeds",
    "bugs",
    "patio",
    "outside"
   ]
  },
  {
   "title": "The pencil before the tool",
   "hooks": [
    {
     "category": "curiosity",
     "text": "The most important tool costs nothing. It's a pencil."
    },
    {
     "category": "problem",
     "text": "Two holes, one picture, none of them right."
    },
    {
     "category": "attention",
     "text": "Mark it, step back, sit down. Then start."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "The job is {pain}. The tool is {product}. The pencil's first.",
       "Today {product}, and the minute before you start."
      ]
     },
     {
      "texts": [
       "Most crooked things were crooked in the planning, not in the doing."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Mark, step back, check, and only then begin.",
       "Pencil cross, three steps back, look again."
      ]
     },
     {
      "texts": [
       "Measure from the same end each time. Two ends give you two truths."
      ],
      "optional": true
     },
     {
      "texts": [
       "Do a trial on a scrap, since scraps forgive everything."
      ],
      "optional": true
     },
     {
      "texts": [
       "Lay out what you need on a towel, in order, and nothing else."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "On the towel, look at this first. {feature}"
      ]
     },
     {
      "texts": [
       "On the towel, hold {itObject} the way you'd work. Comfortable?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Try it on the scrap until it gets boring."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Then for the real surface. {feature}"
      ]
     },
     {
      "texts": [
       "Then check the real surface: wood, tile, plaster, or a surprise?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "If you don't know what's behind a wall, ask somebody who does."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It's for people with a list on the fridge.",
       "For small jobs that have waited since spring."
      ]
     },
     {
      "texts": [
       "Wiring and gas are for professionals. Pencils down there."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Pencil behind your ear. Cross on the wall. Begin.",
       "Three steps back. Straight? Then go."
      ]
     }
    ]
   },
   "bucket": "tools",
   "not": [
    "shower head",
    "showerhead",
    "faucet",
    "water filter",
    "bidet",
    "toilet seat",
    "doorbell",
    "video doorbell",
    "smart lock",
    "door lock",
    "padlock",
    "lock",
    "tape",
    "duct tape",
    "double sided tape",
    "door stopper",
    "extension cord",
    "outlet",
    "work gloves",
    "safety glasses"
   ],
   "match": [
    "crooked",
    "hole",
    "wall",
    "measure",
    "project",
    "strip",
    "wobbly",
    "hang"
   ]
  },
  {
   "title": "Ten minutes after the delivery",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Every home repair begins with a photo."
    },
    {
     "category": "problem",
     "text": "Halfway through, you're missing one small part."
    },
    {
     "category": "attention",
     "text": "Before you unscrew anything, take a picture."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "{product}, and the ten minutes before you touch anything.",
       "Ten calm minutes with {product}, then {pain}."
      ]
     },
     {
      "texts": [
       "The job rarely goes wrong in the middle. It goes wrong in the beginning, quietly."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Photograph the old state, count the parts, read once.",
       "One photo, one count, one full read."
      ]
     },
     {
      "texts": [
       "The photo tells you later which way the little plastic thing pointed."
      ],
      "optional": true
     },
     {
      "texts": [
       "A muffin pan holds screws in the order they came out, and coffee doesn't mind."
      ],
      "optional": true
     },
     {
      "texts": [
       "Start in daylight and on a day when the store is open."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "While you're counting, see this. {feature}"
      ]
     },
     {
      "texts": [
       "While you're counting, compare with the picture on the sheet."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Measure your own place, too. \"Standard\" is a hopeful word."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Before you close everything up. {feature}"
      ]
     },
     {
      "texts": [
       "Before you close everything up, try it once, half done."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "It's easier to turn around one step than all eight."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For people who fix a thing or two a year.",
       "It's for renters and owners with one free afternoon."
      ]
     },
     {
      "texts": [
       "If the manual says \"call a professional,\" believe the manual."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "One photo, one muffin pan, no leftover screws.",
       "Delete the photo next spring, not tonight."
      ]
     }
    ]
   },
   "bucket": "tools",
   "match": [
    "loose",
    "leak",
    "door",
    "tape",
    "find",
    "fix",
    "broken",
    "install",
    "stuck"
   ]
  },
  {
   "title": "Over the sink",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Test every lid over the sink."
    },
    {
     "category": "problem",
     "text": "Wet notebook, dry bottle. You know how."
    },
    {
     "category": "attention",
     "text": "Fill it, close it, and go to the sink."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "This is {product}. The question is what you carry where.",
       "For everyone with {pain}: {product}, at the sink first."
      ]
     },
     {
      "texts": [
       "What you drink from at home and what goes in a bag are two different jobs."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Fill it with water, close it, hold it over the sink.",
       "Water in, lid on, sink below. Wait a minute."
      ]
     },
     {
      "texts": [
       "Do it with the drink you'd really take, because warm and fizzy press on a lid."
      ],
      "optional": true
     },
     {
      "texts": [
       "The usual mistake is testing at home by looking and in the bag by luck."
      ],
      "optional": true
     },
     {
      "texts": [
       "Measure your cup holder, too. A ruler and ten seconds, that's all."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "At the sink, you can see for yourself. {feature}"
      ]
     },
     {
      "texts": [
       "At the sink, check how many parts there are to wash."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Take the lid apart once and put it back without looking at the picture."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Then for the way to work. {feature}"
      ]
     },
     {
      "texts": [
       "Then check one-handed: open, sip, close, with keys in the other."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Stand still for it. Walking comes in the second week."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It's for people who drink on the way.",
       "For bags with paper in them."
      ]
     },
     {
      "texts": [
       "If your glass and your chair are always in the same room, skip it."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "One minute over the sink. Then the bag.",
       "The notebook stays dry in theory. Now check practice."
      ]
     }
    ]
   },
   "bucket": "drinkware",
   "only": [
    "tumbler",
    "water bottle",
    "bottle",
    "flask",
    "thermos",
    "travel mug",
    "sippy cup",
    "shaker",
    "shaker bottle",
    "canteen",
    "growler",
    "wine tumbler",
    "jug",
    "straw"
   ],
   "match": [
    "leak",
    "spill",
    "wet",
    "bag",
    "lid",
    "car"
   ]
  },
  {
   "title": "Cold glass, warm pot",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Rinse it before you fill it."
    },
    {
     "category": "problem",
     "text": "Half full, on the desk, since ten o'clock."
    },
    {
     "category": "attention",
     "text": "Warm drink, cold cup. There's your problem."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Let's pour into {product}, and talk about {pain}.",
       "One small kitchen rule, shown with {product}."
      ]
     },
     {
      "texts": [
       "The vessel takes the first part of the temperature, whatever you pour."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Rinse with hot water for hot, with ice water for cold.",
       "Hot drink, hot rinse. Cold drink, ice first."
      ]
     },
     {
      "texts": [
       "Cafes do it with every cup, and they've got a line of people waiting."
      ],
      "optional": true
     },
     {
      "texts": [
       "Fill it close to the top if it's for later, because the air above works against you."
      ],
      "optional": true
     },
     {
      "texts": [
       "Then place it where your hand goes between two emails, in front, not behind the screen."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "After the rinse, note this. {feature}"
      ]
     },
     {
      "texts": [
       "After the rinse, pour, take the first sip, and look at the clock."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Look at the clock again with the last sip. That's your own number."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "For the table and the sink. {feature}"
      ]
     },
     {
      "texts": [
       "For the sink: can your hand or a brush get to the bottom?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You'll answer that one every evening, so try it on the first."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For people who pour once and drink slowly.",
       "It's for slow sippers at busy desks."
      ]
     },
     {
      "texts": [
       "If your cup's empty in two minutes, temperature is somebody else's topic."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Rinse, pour, look at the clock. Try it tomorrow.",
       "The cup goes first, then the coffee."
      ]
     }
    ]
   },
   "bucket": "drinkware",
   "match": [
    "cold",
    "warm",
    "lukewarm",
    "forget",
    "drink",
    "hot",
    "ice",
    "coffee",
    "desk"
   ]
  },
  {
   "title": "One onion",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Judge any kitchen thing with one onion."
    },
    {
     "category": "problem",
     "text": "Six-thirty, hungry, and the drawer won't open."
    },
    {
     "category": "attention",
     "text": "One onion. No recipe. Let's look."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Here's {product}, and a test you can eat.",
       "Dinner, {pain}, and {product}. One onion will tell."
      ]
     },
     {
      "texts": [
       "A recipe hides a lot. A single onion hides nothing."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Take one onion from the net to the pan. Count moves.",
       "One onion, start to finish, sink included."
      ]
     },
     {
      "texts": [
       "Count everything: fetching, cutting, scraping, rinsing, putting back."
      ],
      "optional": true
     },
     {
      "texts": [
       "People compare the cutting and forget the rinsing, which is where weeknights are lost."
      ],
      "optional": true
     },
     {
      "texts": [
       "Place it between board and stove. The other end of the kitchen is another country."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "During the onion, watch this. {feature}"
      ]
     },
     {
      "texts": [
       "During the onion, watch your other hand. What's it holding?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Slow is fine on the first one. Speed is for chefs and television."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "At the sink, watch this. {feature}"
      ]
     },
     {
      "texts": [
       "At the sink, count the edges where a bit of onion could hide."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Rinse right away, because an onion at nine is glue."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It's for people who cook on weekdays.",
       "For kitchens with an onion in them."
      ]
     },
     {
      "texts": [
       "If dinner comes in a paper bag, you don't need {itObject} yet."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "One onion, counted. Now fry it.",
       "The onion has spoken. Dinner's halfway done."
      ]
     }
    ]
   },
   "bucket": "kitchen-tool",
   "only": [
    "knife",
    "knife set",
    "cutting board",
    "chopping board",
    "peeler",
    "grater",
    "chopper",
    "slicer",
    "mandoline",
    "vegetable chopper",
    "pan",
    "pot",
    "skillet",
    "wok",
    "frying pan",
    "saucepan",
    "spatula",
    "whisk",
    "ladle",
    "tongs",
    "garlic press",
    "blender",
    "mixer",
    "air fryer",
    "sharpener",
    "knife sharpener",
    "griddle",
    "dutch oven",
    "grill pan",
    "salad spinner",
    "juicer",
    "utensil",
    "cookware"
   ],
   "match": [
    "cook",
    "cooking",
    "chop",
    "cut",
    "dull",
    "stick",
    "dinner",
    "onion",
    "slow"
   ]
  },
  {
   "title": "A parking spot on the counter",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Find the parking spot before you buy."
    },
    {
     "category": "problem",
     "text": "You lift three things to reach one."
    },
    {
     "category": "attention",
     "text": "Empty one square foot of counter. Just one."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Does {product} have a parking spot? Let's check.",
       "Does {product} help with {pain}? Look for the spot first."
      ]
     },
     {
      "texts": [
       "A kitchen isn't full of things. It's full of things without a spot."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Near water, near heat, or near the door: choose.",
       "Decide who its neighbor is: sink, stove, or fridge."
      ]
     },
     {
      "texts": [
       "Wet jobs live by the sink, hot jobs by the stove, packing jobs by the fridge."
      ],
      "optional": true
     },
     {
      "texts": [
       "If you have to move two things to get at one, you'll cook without it."
      ],
      "optional": true
     },
     {
      "texts": [
       "Heavy items stay out or stay home. Nobody lifts them from a low cabinet twice."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "Thinking of the neighbor, look at this. {feature}"
      ]
     },
     {
      "texts": [
       "Put a plate of the same size there for three days."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "If the plate gets in your way, so will anything else."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Now for the washing-up. {feature}"
      ]
     },
     {
      "texts": [
       "Now for the washing-up: by hand, and where does it dry?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "The drying spot counts, too. Look at your rack on a Sunday night."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For kitchens with a free square foot, or the courage to make one.",
       "It's for the counter you actually work on."
      ]
     },
     {
      "texts": [
       "If the counter's happily full, let it be full."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "One square foot. Now it has a name.",
       "Put the plate there tonight. Three days."
      ]
     }
    ]
   },
   "bucket": "kitchen-tool",
   "match": [
    "space",
    "counter",
    "drawer",
    "clutter",
    "mess",
    "lunch",
    "leftovers",
    "cabinet",
    "clean"
   ]
  },
  {
   "title": "Taste it plain first",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Taste it plain before you do anything."
    },
    {
     "category": "problem",
     "text": "Everything you eat tastes like the same sauce."
    },
    {
     "category": "attention",
     "text": "Small plate, no phone, one bite."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "On the plate: {product}. No sides yet.",
       "On the plate: {product}, against {pain}."
      ]
     },
     {
      "texts": [
       "We judge most food with three other things in the mouth."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "One bite plain, one sip of water, then one with company.",
       "First bite alone. Second bite with what you'd normally add."
      ]
     },
     {
      "texts": [
       "At room temperature you taste more than straight from the fridge, within reason and within the label."
      ],
      "optional": true
     },
     {
      "texts": [
       "A smaller bowl slows you down, which is the whole point of something you like."
      ],
      "optional": true
     },
     {
      "texts": [
       "Think of the hour: with coffee, before dinner, or when friends sit down."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "Between the bites, read this. {feature}"
      ]
     },
     {
      "texts": [
       "Between the bites, read the first three ingredients out loud."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "The list goes by amount, so what comes first is most of it."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "With the second bite. {feature}"
      ]
     },
     {
      "texts": [
       "With the second bite, ask what it would lift: breakfast, soup, or boredom?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Write the answer on the lid. Jars with a job get finished."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For curious people with a small plate.",
       "It's for anyone who'd take the second bite slowly."
      ]
     },
     {
      "texts": [
       "If you have to avoid something, read the label first, all of it."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Small plate, empty. That's one kind of review.",
       "One bite plain. Do it before the sauce."
      ]
     }
    ]
   },
   "bucket": "food",
   "match": [
    "bored",
    "boring",
    "bland",
    "same",
    "dinner",
    "taste",
    "craving",
    "quick"
   ]
  },
  {
   "title": "Oldest in front",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Supermarkets put the old ones in front. Copy that."
    },
    {
     "category": "problem",
     "text": "Three open bags of the same thing."
    },
    {
     "category": "attention",
     "text": "Open the pantry. Reach to the very back."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Let's find a shelf for {product}.",
       "Let's find a shelf for {product}, and end {pain}."
      ]
     },
     {
      "texts": [
       "Pantries swallow from the front and remember from the back."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Oldest in front, open ones at eye level, one bag each.",
       "New goes behind old. Every time."
      ]
     },
     {
      "texts": [
       "A strip of tape with the opening date saves the sniffing and the debate."
      ],
      "optional": true
     },
     {
      "texts": [
       "Clip, jar, or peg: closing it takes three seconds and nobody does it standing up, so keep pegs in the door."
      ],
      "optional": true
     },
     {
      "texts": [
       "Snacks for kids sit where you allow them to reach. The shelf says yes or no for you."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "Before it goes on the shelf. {feature}"
      ]
     },
     {
      "texts": [
       "Before it goes on the shelf, read how to store it once open."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Put the two words from the label on your tape, like \"cool, dry.\""
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "For the first empty afternoon. {feature}"
      ]
     },
     {
      "texts": [
       "Decide now which afternoon {it} {is} for."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Food with a date in your head gets eaten. The rest gets found."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For shelves with a front and a forgotten back.",
       "It's for households that open before they look."
      ]
     },
     {
      "texts": [
       "If you buy for the day and walk to the market, you've already solved it."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Old in front, new behind, peg on top.",
       "What was at the very back? I'm curious."
      ]
     }
    ]
   },
   "bucket": "food",
   "match": [
    "pantry",
    "waste",
    "snack",
    "lunch",
    "forget",
    "stale",
    "expire",
    "kids"
   ]
  },
  {
   "title": "Next to the coffee",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Put it next to something you never forget."
    },
    {
     "category": "problem",
     "text": "Last month's bottle, still full, behind the flour."
    },
    {
     "category": "attention",
     "text": "What do you touch first in the kitchen?"
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "No promises here. {product}, and how to remember {itObject}.",
       "I can't speak for effects. I can talk {product} and {pain}."
      ]
     },
     {
      "texts": [
       "What it does or doesn't do is between you, the label, and somebody qualified."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Put it beside the coffee, the kettle, or the toothbrush.",
       "Tie it to a thing you do without thinking."
      ]
     },
     {
      "texts": [
       "The cabinet is the usual place, and the usual reason it's forgotten."
      ],
      "optional": true
     },
     {
      "texts": [
       "Turn the bottle upside down once you've had it. One glance at night tells you."
      ],
      "optional": true
     },
     {
      "texts": [
       "Read how much the label says before you read anything on the front."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "From the label, first line. {feature}"
      ]
     },
     {
      "texts": [
       "From the label: how much, how often, with or without a meal?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Copy that one line on a sticky note in your own handwriting."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Another line. {feature}"
      ]
     },
     {
      "texts": [
       "Then look for who it isn't meant for. It's printed there, small."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "If you take any medication, your pharmacist's answer beats any video."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It's for people who've already decided and keep forgetting.",
       "For adults with a kettle and a plan."
      ]
     },
     {
      "texts": [
       "If you aren't sure you need any, that's a question for a doctor, not for me."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Bottle upside down. You remembered.",
       "First thing you touch tomorrow. Put it there tonight."
      ]
     }
    ]
   },
   "bucket": "supplement",
   "match": [
    "forget",
    "routine",
    "morning",
    "remember",
    "habit",
    "bottle",
    "consistent"
   ]
  },
  {
   "title": "Liquid first",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Liquid first, then powder. Try the difference."
    },
    {
     "category": "problem",
     "text": "One dry lump, right at the bottom."
    },
    {
     "category": "attention",
     "text": "Stop. Don't put the scoop in first."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "The scoop: {product}. The usual mess: {pain}.",
       "Only the kitchen part of {product}. No promises."
      ]
     },
     {
      "texts": [
       "I'll leave effects to the label, and show you how to mix without an argument."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Liquid first, powder second, lid, then shake.",
       "Half the liquid, the scoop, then the rest."
      ]
     },
     {
      "texts": [
       "Powder at the bottom builds a floor, and no shaking gets under a floor."
      ],
      "optional": true
     },
     {
      "texts": [
       "Level the scoop with the back of a knife, because a heap isn't a measure."
      ],
      "optional": true
     },
     {
      "texts": [
       "Rinse the shaker at once. An hour later it has a personality."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "For the glass, read this. {feature}"
      ]
     },
     {
      "texts": [
       "For the glass, read the amount of liquid on the label."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Try it once with cold, once with room temperature, and note which you finish."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "For the shelf, read this. {feature}"
      ]
     },
     {
      "texts": [
       "For the shelf, keep the scoop dry and the bag closed."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A wet scoop makes the next lump, three days in advance."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It's for people who already use something like it.",
       "For those who own a shaker and regret it."
      ]
     },
     {
      "texts": [
       "Medication, pregnancy, a condition? Ask your doctor before your glass."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Liquid, scoop, lid. No floor today.",
       "Look through the bottom of the glass. Clear?"
      ]
     }
    ]
   },
   "bucket": "supplement",
   "only": [
    "protein powder",
    "protein",
    "collagen",
    "creatine",
    "electrolyte",
    "electrolyte powder",
    "greens powder",
    "pre-workout",
    "preworkout",
    "fiber",
    "whey",
    "hydration powder",
    "powder",
    "bcaa"
   ],
   "match": [
    "clump",
    "lumps",
    "taste",
    "shaker",
    "mix",
    "gritty",
    "chalky"
   ]
  },
  {
   "title": "First, the calendar",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Book the hour before you book the thing."
    },
    {
     "category": "problem",
     "text": "Signed up in January, opened in March."
    },
    {
     "category": "attention",
     "text": "Open your calendar. Not the app store."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "This is {product}, so we start with your calendar.",
       "{pain}? Then {product} start{s} in your calendar."
      ]
     },
     {
      "texts": [
       "Anything you attend or open needs one thing that can't be bought: a slot."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Enter three dates now. Same hour, same chair.",
       "Pick an hour that already exists and write it in."
      ]
     },
     {
      "texts": [
       "Choose the worst realistic hour, not the ideal one. Ideal hours get meetings."
      ],
      "optional": true
     },
     {
      "texts": [
       "Prepare the chair, the charger, the water. Starting is mostly furniture."
      ],
      "optional": true
     },
     {
      "texts": [
       "Tell one person the hour. You don't have to tell them why."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "With three dates in the book, here's what you get. {feature}"
      ]
     },
     {
      "texts": [
       "With three dates in the book, read what's included."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Check how long one round takes, and compare it with your slot."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Next, the part in small print. {feature}"
      ]
     },
     {
      "texts": [
       "Next, find out how to pause or cancel, before you begin."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "If you can explain the small print to a friend, go on."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For people with three honest slots a month.",
       "It's for calendars with a little white in them."
      ]
     },
     {
      "texts": [
       "If every hour is red until spring, wait for spring."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Three dates. The rest is showing up.",
       "Close the calendar. The hour's waiting in it."
      ]
     }
    ]
   },
   "bucket": "service",
   "not": [
    "gift card",
    "voucher",
    "ebook",
    "e-book",
    "audiobook",
    "template",
    "printable",
    "cleaning service",
    "delivery service",
    "meal plan",
    "digital planner"
   ],
   "match": [
    "time",
    "busy",
    "boring",
    "motivation",
    "learn",
    "start",
    "procrastinate",
    "habit"
   ]
  },
  {
   "title": "Know the way out",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Look for the exit before you enter."
    },
    {
     "category": "problem",
     "text": "You pay for four things. You use two."
    },
    {
     "category": "social",
     "text": "My accountant friend asks one question. I stole it."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Let's read {product} like a grown-up.",
       "Let's read {product} like somebody with {pain}."
      ]
     },
     {
      "texts": [
       "Services are easy to begin. Good habits start at the other end."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Three questions: what exactly, how often, how do I stop?",
       "Write what, when, and how to leave on one card."
      ]
     },
     {
      "texts": [
       "Put the renewal date in your phone on the day you start, with a week of warning."
      ],
      "optional": true
     },
     {
      "texts": [
       "List what you already pay for. Most people find one they'd forgotten."
      ],
      "optional": true
     },
     {
      "texts": [
       "Then decide what you'd stop doing yourself. That's the real gain or the real gap."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "On the card under \"what.\" {feature}"
      ]
     },
     {
      "texts": [
       "Under \"what,\" write what you'd hold or hear or have afterwards."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "If the line stays vague, ask. A clear question is part of the test."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "On the card under \"when.\" {feature}"
      ]
     },
     {
      "texts": [
       "Under \"when,\" write the first date you'd really use it."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Without a date, it's a wish with a receipt."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It's for people who filled in the card.",
       "Three clear answers? Then it's your kind of thing."
      ]
     },
     {
      "texts": [
       "If the third line stays empty, don't start."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Card full. Renewal in the phone. Calm.",
       "Now check those four. Two may go."
      ]
     }
    ]
   },
   "bucket": "service",
   "match": [
    "money",
    "subscription",
    "cancel",
    "too",
    "much",
    "confusing",
    "app",
    "forget",
    "chores"
   ]
  },
  {
   "title": "Sit, reach, bend",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Don't stand in front of the mirror. Sit."
    },
    {
     "category": "problem",
     "text": "Fine in the mirror, annoying on the bus."
    },
    {
     "category": "attention",
     "text": "Sit, reach, bend. Three moves, one answer."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "We're trying on {product} the way days happen.",
       "We're trying on {product}, because of {pain}."
      ]
     },
     {
      "texts": [
       "Mirrors are for standing still, and nobody does that after eight."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Sit down, reach up, bend for a shoe. Then look.",
       "Three moves: chair, top shelf, shoelace."
      ]
     },
     {
      "texts": [
       "Notice where your hand goes to pull or tug. That's the spot that will bother you at four."
      ],
      "optional": true
     },
     {
      "texts": [
       "Do it over what you'd really wear underneath, not over bare curiosity."
      ],
      "optional": true
     },
     {
      "texts": [
       "Leave the tag on and wear it through one dinner at home."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "During the three moves, check this. {feature}"
      ]
     },
     {
      "texts": [
       "During the three moves, count how often you tug."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Once is fine. Three times is a message."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Then turn it inside out. {feature}"
      ]
     },
     {
      "texts": [
       "Then turn it inside out. Seams and label tell the rest."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Compare the care label with how you really do laundry, not with your plans."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It's for people who sit, reach, and bend.",
       "For days with chairs in them."
      ]
     },
     {
      "texts": [
       "If you own three like it and love them, wear those."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Shoelace tied, no tugging. There's your answer.",
       "Try the top shelf first. It's the strict one."
      ]
     }
    ]
   },
   "bucket": "apparel",
   "not": [
    "ring",
    "necklace",
    "bracelet",
    "earrings",
    "watch",
    "anklet",
    "pendant",
    "brooch",
    "jewelry",
    "watch band",
    "cufflinks",
    "sunglasses",
    "glasses",
    "blue light glasses",
    "reading glasses",
    "tie",
    "bow tie",
    "belt",
    "stud",
    "bandana",
    "scarf",
    "earmuffs",
    "gloves",
    "mittens",
    "hat",
    "cap",
    "beanie",
    "baseball cap",
    "bucket hat",
    "visor",
    "arm sleeve"
   ],
   "match": [
    "ride",
    "tight",
    "uncomfortable",
    "fit",
    "waist",
    "itchy",
    "pants",
    "size",
    "shirt"
   ]
  },
  {
   "title": "Three things in your closet",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Name three partners before you buy one piece."
    },
    {
     "category": "problem",
     "text": "A full closet, and nothing goes with anything."
    },
    {
     "category": "attention",
     "text": "Open the closet. Point at three things."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "The candidate is {product}. The judges hang in your closet.",
       "The candidate is {product}. The issue is {pain}."
      ]
     },
     {
      "texts": [
       "One piece alone is a picture. With three partners it's a wardrobe."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Lay out three things you wear weekly. Put it beside them.",
       "Three partners on the bed, photo from above."
      ]
     },
     {
      "texts": [
       "Weekly things only. The velvet jacket isn't a partner, it's a dream."
      ],
      "optional": true
     },
     {
      "texts": [
       "The bed photo is honest, because it takes away the lighting and the pose."
      ],
      "optional": true
     },
     {
      "texts": [
       "Think of one cold, one wet, and one ordinary {day}, and see where it turns up."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "With the photo in hand, read this. {feature}"
      ]
     },
     {
      "texts": [
       "With the photo in hand, say where you'd wear it first."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A date and a place, like Friday, the office, the late train."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "And on the practical side. {feature}"
      ]
     },
     {
      "texts": [
       "And practically: where does it go at night? Hook, dish, or drawer?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "What's put away visibly gets worn. Ask your favorite jacket."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For people who can point at three.",
       "Three partners found? Then it's yours to consider."
      ]
     },
     {
      "texts": [
       "If none of them fits, it's lovely, and it's for somebody else."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Close the closet. Three fingers, three partners.",
       "Take the photo. It's useful on sleepy mornings."
      ]
     }
    ]
   },
   "bucket": "apparel",
   "match": [
    "wear",
    "closet",
    "nothing",
    "outfit",
    "match",
    "cold",
    "sun",
    "rain",
    "plain",
    "hands"
   ]
  },
  {
   "title": "Try shoes at six in the evening",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Never judge a fit at nine in the morning."
    },
    {
     "category": "problem",
     "text": "Fine in the shop, too tight on the stairs."
    },
    {
     "category": "attention",
     "text": "Stand up. Sitting doesn't count."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "We're fitting {product}, for people who know {pain}.",
       "How to try {product} at home, calmly."
      ]
     },
     {
      "texts": [
       "Feet are a little bigger in the evening, simply from the day."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Evening, standing, both feet, your own socks.",
       "Wait for six o'clock, stand up, and walk on carpet."
      ]
     },
     {
      "texts": [
       "Both feet, since most people have one that disagrees."
      ],
      "optional": true
     },
     {
      "texts": [
       "Go down a stair if you have one, because forward is where it pinches."
      ],
      "optional": true
     },
     {
      "texts": [
       "Keep the soles clean until you're sure. Carpet only, no shortcuts through the kitchen."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "On the carpet, notice this. {feature}"
      ]
     },
     {
      "texts": [
       "On the carpet, wiggle the toes. Front first, then the sides."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Walk until you forget that you're testing. Then ask again."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "For the rest of the week. {feature}"
      ]
     },
     {
      "texts": [
       "For the rest of the week, ask which floors you walk on most."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Look at the bottoms of your old pair. They've kept a diary."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It's for people on their feet for part of the day.",
       "For anyone who checks with both feet."
      ]
     },
     {
      "texts": [
       "If something about your feet needs a specialist, see one first."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Six o'clock, both feet, one stair. Decide then.",
       "Look at your old soles tonight. Fun reading."
      ]
     }
    ]
   },
   "bucket": "footwear",
   "not": [
    "insole",
    "insoles",
    "compression socks"
   ],
   "match": [
    "tight",
    "slip",
    "heel",
    "rub",
    "blister",
    "size",
    "hurt",
    "uncomfortable",
    "wet"
   ]
  },
  {
   "title": "The yard between mat and bench",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Your hallway decides what you wear."
    },
    {
     "category": "problem",
     "text": "Eleven pairs by the door. You wear two."
    },
    {
     "category": "entertainment",
     "text": "A short film about a doormat."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "The place for {product} is a doormat question.",
       "A doormat question about {product} and {pain}."
      ]
     },
     {
      "texts": [
       "We think we choose what goes on our feet. Mostly, we take what's closest."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Two pairs on the mat, the rest behind a door.",
       "Mat for today, rack for the week, closet for the season."
      ]
     },
     {
      "texts": [
       "If you sit to put things on, you need a seat there. The stairs count."
      ],
      "optional": true
     },
     {
      "texts": [
       "Wet ones go on newspaper, not on the heater, because fast drying is rough on most materials."
      ],
      "optional": true
     },
     {
      "texts": [
       "Point the toes outward at night. It sounds silly, and it saves the morning turn."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "For a spot on the mat, you'd want to know. {feature}"
      ]
     },
     {
      "texts": [
       "For a spot on the mat, ask what you grab without looking."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Try it in the dark with a bag on your arm."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "For the inside of the house. {feature}"
      ]
     },
     {
      "texts": [
       "For the inside of the house, think of tiles, stairs, and rugs."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Walk your evening route once: sofa, fridge, trash, bed."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For people with two places left on the mat.",
       "It's for whoever leaves the house more than once a day."
      ]
     },
     {
      "texts": [
       "Barefoot until noon? Then you have other priorities, and I envy them."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Two pairs, toes out. Good night, hallway.",
       "Count yours at the door. Report back to no one."
      ]
     }
    ]
   },
   "bucket": "footwear",
   "match": [
    "door",
    "cold",
    "floor",
    "dirty",
    "slippers",
    "put on",
    "laces",
    "late",
    "pairs"
   ]
  },
  {
   "title": "Fill it by order of use",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Most people fill a bag by weight."
    },
    {
     "category": "problem",
     "text": "Your keys are at the bottom. As always."
    },
    {
     "category": "attention",
     "text": "Empty your bag on the bed. All of it."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "We'll pack {product} in a better order.",
       "We'll pack {product} in an order that's about {pain}."
      ]
     },
     {
      "texts": [
       "A bag is a line of people waiting. First out should stand in front."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Lay it all out in the order your hands need it.",
       "First used, last in. Like a line at a counter."
      ]
     },
     {
      "texts": [
       "Keys, card, phone: the first three things at any door. They go on top or outside."
      ],
      "optional": true
     },
     {
      "texts": [
       "What you touch once a day sits in the middle. The umbrella sits at the bottom."
      ],
      "optional": true
     },
     {
      "texts": [
       "Empty it on Fridays, or you'll carry the same receipt until summer."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "With the line on your bed, look at this. {feature}"
      ]
     },
     {
      "texts": [
       "With the line on your bed, compare it with the openings."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Put your keys in and find them without looking. Three times."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Then on the shoulder. {feature}"
      ]
     },
     {
      "texts": [
       "Then load it as on a full {day} and walk to the mailbox."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You'll know after the second corner, because shoulders don't pretend."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It's for people who open their bag in front of doors.",
       "For anyone who carries more than a phone."
      ]
     },
     {
      "texts": [
       "If everything you need fits in two pockets, enjoy your free hands."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Keys on top. The door can come.",
       "Friday, on the bed, receipts out. Keep it short."
      ]
     }
    ]
   },
   "bucket": "bag",
   "not": [
    "wallet",
    "card holder",
    "cardholder",
    "keychain",
    "key ring",
    "lanyard",
    "money clip",
    "coin purse",
    "phone wallet",
    "garment bag",
    "golf bag"
   ],
   "match": [
    "keys",
    "find",
    "dig",
    "bottom",
    "hunting",
    "lost",
    "messy",
    "heavy",
    "black"
   ]
  },
  {
   "title": "What you carried yesterday",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Pack for yesterday, not for a dream tomorrow."
    },
    {
     "category": "problem",
     "text": "You carry things for people who aren't there."
    },
    {
     "category": "social",
     "text": "Ask a friend to empty theirs. Fascinating."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "The size question, answered with {product}.",
       "{product}, looked at from yesterday's {pain}."
      ]
     },
     {
      "texts": [
       "We choose by the longest day of the year and carry it on all the others."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "Put yesterday's things on the table. Only yesterday's.",
       "Everything you touched yesterday goes on the left."
      ]
     },
     {
      "texts": [
       "On the right goes what came along for the ride. It's usually the larger pile."
      ],
      "optional": true
     },
     {
      "texts": [
       "The left pile is your size. The right pile is a box by the door."
      ],
      "optional": true
     },
     {
      "texts": [
       "Repeat it once on a weekend, because Saturday is a different animal."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "Hold the left pile against this. {feature}"
      ]
     },
     {
      "texts": [
       "Hold the left pile against the measurements."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A sheet of paper, folded to size, makes numbers easy."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "For the hand that's free. {feature}"
      ]
     },
     {
      "texts": [
       "Check how it opens with one hand, at a counter, with people behind you."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "That little queue is the hardest test I know."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For people whose left pile fits.",
       "If the left pile goes in, it's your size."
      ]
     },
     {
      "texts": [
       "If you need the right pile every day, take a bigger one and be happy."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Left pile in. Right pile stays by the door.",
       "Yesterday fits. Tomorrow will manage."
      ]
     }
    ]
   },
   "bucket": "bag",
   "match": [
    "bulky",
    "pocket",
    "wallet",
    "full",
    "small",
    "big",
    "organize",
    "cards",
    "shoulder"
   ]
  },
  {
   "title": "Last in, first out",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Pack the arrival, not the trip."
    },
    {
     "category": "problem",
     "text": "The suitcase closes on the third try, with a knee."
    },
    {
     "category": "attention",
     "text": "What do you need in the first hour?"
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "Packing lesson with {product}. Topic: {pain}.",
       "Here's {product}, packed backwards."
      ]
     },
     {
      "texts": [
       "People pack by type: shirts, socks, cables. You arrive by hour."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "What you need first goes in last, right on top.",
       "Begin with the last day, end with the first night."
      ]
     },
     {
      "texts": [
       "First night on top: charger, toothbrush, something to sleep in."
      ],
      "optional": true
     },
     {
      "texts": [
       "Lay everything out, then take away the third of anything you own two of."
      ],
      "optional": true
     },
     {
      "texts": [
       "Shoes go at the wheels, since weight likes to be down there when it rolls."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "Before the first item goes in. {feature}"
      ]
     },
     {
      "texts": [
       "Before the first item goes in, lift the empty thing once."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Use a bathroom scale: you with it, you without. It's basic math."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "Before you close it. {feature}"
      ]
     },
     {
      "texts": [
       "Before you close it, leave a hand's width for the way back."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Nobody folds on the last morning. Plan for the person you'll be then."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "It's for people who travel a few times a year.",
       "For anyone who's ever sat on a suitcase."
      ]
     },
     {
      "texts": [
       "One wedding a year? Borrow a suitcase and bring a gift."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "No knee, no third try. Close it and go.",
       "First hour on top. You'll thank the packer."
      ]
     }
    ]
   },
   "bucket": "travel",
   "only": [
    "suitcase",
    "luggage",
    "carry-on",
    "packing cube",
    "travel bag",
    "travel organizer",
    "compression bag",
    "toiletry bottle",
    "travel bottle",
    "travel kit",
    "packing bag",
    "trunk",
    "luggage strap",
    "jewelry case",
    "luggage scale"
   ],
   "match": [
    "close",
    "overpack",
    "suitcase",
    "full",
    "wrinkled",
    "find",
    "space",
    "heavy",
    "zipper"
   ]
  },
  {
   "title": "One surface in the hotel room",
   "hooks": [
    {
     "category": "curiosity",
     "text": "In any hotel room, use one surface."
    },
    {
     "category": "problem",
     "text": "The charger stayed in room 214. Again."
    },
    {
     "category": "attention",
     "text": "Before you unpack, choose one table."
    }
   ],
   "lines": {
    "what": [
     {
      "texts": [
       "How {product} travel{s} well, and comes home.",
       "How to travel with {product} and without {pain}."
      ]
     },
     {
      "texts": [
       "Most things we lose on trips aren't stolen. They're spread out."
      ],
      "optional": true
     }
    ],
    "use": [
     {
      "texts": [
       "One table for everything small. Nothing on the bed, nothing in drawers.",
       "Choose a surface at check-in and stay loyal."
      ]
     },
     {
      "texts": [
       "White sheets swallow white cables, and drawers in hotels are for forgetting."
      ],
      "optional": true
     },
     {
      "texts": [
       "Take a photo of the surface on the first night. On the last morning, compare."
      ],
      "optional": true
     },
     {
      "texts": [
       "In seats and trains the rule is a pouch that you close before you stand up."
      ],
      "optional": true
     }
    ],
    "spec-one": [
     {
      "texts": [
       "On that surface, notice this. {feature}"
      ]
     },
     {
      "texts": [
       "On that surface, put {itObject} where your hand lands at night."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Try it at home for one night, with your real pillow and your real noise."
      ],
      "optional": true
     }
    ],
    "spec-two": [
     {
      "texts": [
       "And for the seat in between. {feature}"
      ]
     },
     {
      "texts": [
       "For the seat in between, decide the pocket now."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Say the pocket out loud when you put it in. You'll hear yourself later."
      ],
      "optional": true
     }
    ],
    "who": [
     {
      "texts": [
       "For people who sleep away from home now and then.",
       "It's for trips with more than one stop."
      ]
     },
     {
      "texts": [
       "If your trips end in your own bed, this can wait."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Compare the photo, close the pouch, hand in the key.",
       "Room 214 can keep its view. Nothing else."
      ]
     }
    ]
   },
   "bucket": "travel",
   "match": [
    "forget",
    "lose",
    "sleep",
    "neck",
    "plane",
    "hotel",
    "noise",
    "passport",
    "train"
   ]
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
       "B: Next, the traffic to the bathroom. | C: Slow."
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
       "B: No smoke, no thunder. Just {product}. | {feature}"
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
       "A: No lightning either? | B: I can clap if you like."
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
     "text": "B: We need to talk. | A: Over soup?"
    },
    {
     "category": "attention",
     "text": "A: You picked a public place. | B: On purpose."
    },
    {
     "category": "problem",
     "text": "B: It's about {pain}. | A: Oh no."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "B: I can't do {pain} anymore. | A: But we're us.",
       "A: Is this about {pain}? | B: It's always about that."
      ]
     },
     {
      "texts": [
       "C: Should I come back? | B: Stay. I need a witness."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: Who dealt with it all these years? | B: Badly. You did badly."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: Is there somebody else? | C: There's always somebody else.",
       "A: Say it to my face. | C: I'd like to hear it, too."
      ]
     },
     {
      "texts": [
       "A: I know where you keep the good towels. | B: Don't make it ugly."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: He cried into the breadbasket. | A: It was already damp."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "A: Who is it? | B: It's {product}. | {feature}",
       "B: I've been seeing {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: I met somebody. | A: Name. | B: {product}."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: I saw them walk in together. They looked happy."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "A: Can we still be friends? | B: You can visit the garage.",
       "A: Fine. I'll pack. | C: You came with one drawer."
      ]
     },
     {
      "texts": [
       "B: You'll find somebody messy. | A: You were somebody messy."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: Dessert is on me. For the drama."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "A: Are you hiring? | C: Can you fold napkins? | A: Badly."
      ]
     }
    ]
   },
   "needs": "pain",
   "cast": [
    "MY OLD WAY",
    "ME",
    "WAITER"
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
       "B: It dreams. It finds {pain}. | A: Very funny.",
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
       "B: My cousin had it worse. Lives on a boat."
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
     "text": "A: We go in at nine. | C: Through the cat door?"
    },
    {
     "category": "entertainment",
     "text": "C: I brought a rope. | A: It's a first floor."
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
       "A: One target. One night. | C: You mean Tuesday?",
       "A: I saw it on her shelf. | C: And now you want it."
      ]
     },
     {
      "texts": [
       "C: We could ask her. | A: Criminals don't ask. | C: We're accountants."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: I drew a map. | C: This is her hallway."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: Avoid the lasers. | C: That's a string light.",
       "C: I stepped on a toy. | A: Be brave and silent."
      ]
     },
     {
      "texts": [
       "B: Are you two in my kitchen? | A: No."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: She made us tea. | A: Stay in character."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Is this about {product}? | {feature}",
       "B: You mean {product}? | C: She knows. | {feature}"
      ]
     },
     {
      "texts": [
       "B: If you want {product}, say so."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A: How did you get {itObject}? | B: I ordered. Like a person."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "C: So we just order one? | A: I bought gloves for this.",
       "A: The plan was beautiful. | B: You rang my bell."
      ]
     },
     {
      "texts": [
       "B: Drink your tea. | C: It's good tea, boss."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: Tomorrow we get our own. At nine. | C: Online opens earlier."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "B: Give me my spoon back. | C: What spoon? | B: Left pocket."
      ]
     }
    ]
   },
   "needs": "no pain",
   "cast": [
    "ME",
    "THE OWNER",
    "MY CREW"
   ]
  },
  {
   "title": "The retirement speech",
   "hooks": [
    {
     "category": "entertainment",
     "text": "A: I have prepared a few words. | B: Oh no."
    },
    {
     "category": "curiosity",
     "text": "B: Everybody, raise a glass to the old one. | A: Why?"
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
       "B: Thank you for your service. | A: I'm not leaving.",
       "B: This is hard for me. | A: Then stop."
      ]
     },
     {
      "texts": [
       "C: He was there when you moved out. | B: He was broken when I moved out."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: I still work if you hold me right."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: Who will creak at night? | B: Nobody, I hope.",
       "B: You lost a piece in April. | A: I didn't need it."
      ]
     },
     {
      "texts": [
       "C: Let him talk, he's family. | B: He's from somebody's curb."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: Kick me gently and I start right up."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "A: Show me the new one. | B: Meet {product}. | {feature}",
       "C: So who's the replacement? | B: It's {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: Your successor is here. {product}."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A: So young. So shiny. | C: Be nice, dear."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "A: Fine. Teach me to rest. | C: Sit in the sun.",
       "A: Do I get a watch? | B: You get a shelf."
      ]
     },
     {
      "texts": [
       "B: You can watch from the garage. | A: Is there a window?"
      ],
      "optional": true
     },
     {
      "texts": [
       "C: He's crying. | B: He's leaking. | A: A little of both."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "A: Call me if it rains. | C: He means he loves you."
      ]
     }
    ]
   },
   "needs": "no pain",
   "cast": [
    "THE OLD ONE",
    "ME",
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
       "C: He has one. He wet the bed. Twice. | A: Grandma."
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
  },
  {
   "title": "The shelf has limits",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: One more bottle and I jump. | A: Don't."
    },
    {
     "category": "curiosity",
     "text": "C: Who are you talking to? | A: The shelf."
    },
    {
     "category": "attention",
     "text": "B: Put the bottle down. | A: It's tiny."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: It's {pain}. | B: And I carry eleven bottles.",
       "A: I just need one thing. | B: You own eleven."
      ]
     },
     {
      "texts": [
       "B: You bought a toner for its cap. | A: It was gold."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: Is the shelf okay? | A: It's dramatic."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "B: My left screw is praying. | A: Hold on. | B: That's all I do.",
       "A: Some of these are memories. | B: This one expired."
      ]
     },
     {
      "texts": [
       "B: Three of them are the same one. | A: They were on different sales."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: A sample just fell in the toilet. | B: It jumped."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: I'll hold one more. Make it {product}. | {feature}",
       "B: Clear me off. Then bring {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "A: What if it's only this? {product}. | B: Go on."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "B: Set {itObject} down slowly. | A: You're shaking. | B: It's joy."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: I can feel my corners. | A: You had corners?",
       "C: Where's everything gone? | B: I can breathe, that's where."
      ]
     },
     {
      "texts": [
       "A: What do I do with the gold cap? | B: Let it go."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Dust me once and I'm yours."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "C: Great. Space for my candles. | B: No."
      ]
     }
    ]
   },
   "bucket": "skincare",
   "match": [
    "shelf",
    "bottle",
    "clutter",
    "routine",
    "steps",
    "sink"
   ],
   "cast": [
    "ME",
    "THE SHELF",
    "ROOMMATE"
   ]
  },
  {
   "title": "Customs at the bathroom door",
   "hooks": [
    {
     "category": "attention",
     "text": "B: You've been in there since six. | A: Six-oh-four."
    },
    {
     "category": "social",
     "text": "C: There's a line out here. | A: I'm moisturizing."
    },
    {
     "category": "problem",
     "text": "B: Step out with your hands visible."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: I'm dealing with {pain}. | C: Deal faster.",
       "A: I have nine steps. | C: I have a bus."
      ]
     },
     {
      "texts": [
       "B: State your business. | A: Step four."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: I can brush my teeth in the yard, too."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "B: What's in the bag? | A: Another bag. | B: Open it.",
       "A: I can't find the cap. | B: Nobody leaves."
      ]
     },
     {
      "texts": [
       "C: I grew up in this hallway. | B: We all did."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: The towel fell in. | B: That's step five."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Tomorrow you get one pass. {product}. | {feature}",
       "B: Leave the bag. Take {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: I can approve one item. {product}. | A: One?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: Does that mean I'm next? | B: Let me check my list."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "A: I'm done. | B: Say that again. | A: I'm done.",
       "C: The door opened. Is it a trick? | A: Good morning."
      ]
     },
     {
      "texts": [
       "B: I have nobody to guard. | C: Guard my coffee."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: So this is what the hallway looks like."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "B: You've been in there a while. | C: Step one."
      ]
     }
    ]
   },
   "bucket": "skincare",
   "match": [
    "travel",
    "leak",
    "morning",
    "time",
    "sticky",
    "dry"
   ],
   "cast": [
    "ME",
    "BATHROOM GUARD",
    "NEXT PERSON"
   ]
  },
  {
   "title": "Pick the one who did it",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: Take your time. They can't see you."
    },
    {
     "category": "curiosity",
     "text": "B: Do you recognize anyone? | A: The pink one."
    },
    {
     "category": "attention",
     "text": "C: Why am I in a lineup?"
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "B: What happened? | A: {pain}. | C: Not me.",
       "B: What happened? | A: My white towel. | C: Allegedly white."
      ]
     },
     {
      "texts": [
       "A: It was number four. | C: I was in the pouch all night."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Describe it. | A: Rosy. No remorse."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "B: They're all the same pink. | A: That's Dusty Rose. | B: And that?",
       "B: Number two, turn around. | C: He's a pencil."
      ]
     },
     {
      "texts": [
       "A: I bought five of the same one. | B: Did you know? | A: Deep down."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: I want my lid. | B: Nobody has your lid."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: You're free to see somebody new. {product}. | {feature}",
       "B: We have a clean record here. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: Witness, please meet {product}. | C: Show-off."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A: No priors? | B: We opened the box this morning."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "C: So I go back in the pouch? | A: Drawer. Life.",
       "B: Case closed. Wash your hands. | A: I did. Twice."
      ]
     },
     {
      "texts": [
       "C: I was good in low light. | A: I know. I know."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Could you sign with something that writes?"
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "A: Why is your collar pink? | B: I can explain."
      ]
     }
    ]
   },
   "bucket": "makeup",
   "match": [
    "smudge",
    "transfer",
    "shade",
    "color",
    "pouch",
    "towel",
    "crack"
   ],
   "cast": [
    "ME",
    "OFFICER",
    "NUMBER FOUR"
   ]
  },
  {
   "title": "The parked mirror",
   "hooks": [
    {
     "category": "attention",
     "text": "B: You have five minutes. | A: Good light?"
    },
    {
     "category": "entertainment",
     "text": "B: One eye looks great. | A: And the other?"
    },
    {
     "category": "social",
     "text": "C: We're parked. They can see us. | A: Who?"
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: I have to fix {pain}. | B: In this economy?",
       "A: I need both eyes to match. | B: They're cousins."
      ]
     },
     {
      "texts": [
       "C: You said you were ready on the phone. | A: Ready to start."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: I'm four inches wide. Manage your dreams."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: Hold still. | B: You hold still. I'm bolted on.",
       "C: They're waving from the window. | A: Wave back. Buy time."
      ]
     },
     {
      "texts": [
       "A: The cap rolled under the seat. | B: I saw it go."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Somebody parked behind us. He's watching with popcorn."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Check the side pocket. {product}. | {feature}",
       "B: Use what your friend brought. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "C: Here, borrow mine. It's {product}. | B: Finally."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A: How do you always have {itObject}? | C: I've met you."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: Turn left. Turn right. Go. | A: Really?",
       "C: Two minutes early. Do we just sit here? | A: I don't know."
      ]
     },
     {
      "texts": [
       "B: I never see the end of these. I'm moved."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: The popcorn guy is clapping."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "A: How do I look? | B: Like a rear window. Turn me."
      ]
     }
    ]
   },
   "bucket": "makeup",
   "match": [
    "time",
    "late",
    "rush",
    "minutes",
    "morning",
    "uneven"
   ],
   "cast": [
    "ME",
    "CAR MIRROR",
    "FRIEND"
   ]
  },
  {
   "title": "Nobody asked the back",
   "hooks": [
    {
     "category": "entertainment",
     "text": "C: Nobody ever asks me. | A: Who said that?"
    },
    {
     "category": "curiosity",
     "text": "A: How does it look? | B: From here?"
    },
    {
     "category": "problem",
     "text": "C: I've made other plans today. | A: Please don't."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: The front is done. | C: {pain}. Back here.",
       "A: The front is done. | C: The front is a lie."
      ]
     },
     {
      "texts": [
       "B: I only cover the front. It's in my contract."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: It's one video call. | C: And if you turn around?"
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: I'll just use my hands. | C: Cold. Very cold.",
       "C: You missed a spot. | A: Where? | C: Me."
      ]
     },
     {
      "texts": [
       "B: Use a second mirror. | A: Now I'm lost."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: I can hear people behind us. They're discussing me."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: There's a thing for both of you. {product}. | {feature}",
       "B: Try something new. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: Reach left. Lower. | A: {product}? | C: Oh, hello."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: Do me first. For once in my life."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "A: Well? | C: I feel seen.",
       "B: Turn around slowly. | C: Ta-da. | A: Hi."
      ]
     },
     {
      "texts": [
       "A: We should have met sooner. | C: I was always behind you."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Now the front looks lazy. | A: Don't start."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "C: The call's over? But I was ready. | B: Camera was off."
      ]
     }
    ]
   },
   "bucket": "hair",
   "match": [
    "back",
    "frizz",
    "flat",
    "tangle",
    "reach",
    "humid"
   ],
   "cast": [
    "ME",
    "MY MIRROR",
    "BACK OF MY HEAD"
   ]
  },
  {
   "title": "Humidity at the door",
   "hooks": [
    {
     "category": "entertainment",
     "text": "C: Surprise. I came early. | A: No. No."
    },
    {
     "category": "attention",
     "text": "B: Don't open the door. | A: I opened it."
    },
    {
     "category": "social",
     "text": "C: I heard there's a wedding. | A: Not invited."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: It's {pain} again. | C: You're welcome.",
       "A: I had a plan for this hair. | C: So did I."
      ]
     },
     {
      "texts": [
       "B: We leave in twenty minutes. | C: I'm coming along."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: I like what you did. May I?"
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "C: I'll just touch it once. | A: Don't. | C: Whoops.",
       "B: Stand by the fan. | C: I love the fan."
      ]
     },
     {
      "texts": [
       "A: I pinned it, I braided it, I begged. | C: I heard."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: You have a leaf in there. | A: We're indoors."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Time for the new thing. {product}. | {feature}",
       "B: Sit down. I brought {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: I came prepared. {product}. | C: That's cheating."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: May I at least watch? | B: From the bathroom."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "A: I'm ready. | C: But we just started.",
       "B: Let's go. | C: Save me a dance? | A: No."
      ]
     },
     {
      "texts": [
       "C: I had such ideas for the left side."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Leave the leaf. It's growing on me."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "C: Fine. I'll do the cake. | B: It's buttercream. Run."
      ]
     }
    ]
   },
   "bucket": "hair",
   "match": [
    "humid",
    "frizz",
    "rain",
    "time",
    "dry",
    "wet",
    "heat"
   ],
   "cast": [
    "ME",
    "SISTER",
    "HUMIDITY"
   ]
  },
  {
   "title": "The fish is still here",
   "hooks": [
    {
     "category": "attention",
     "text": "B: They're ten minutes away. | C: So am I."
    },
    {
     "category": "problem",
     "text": "B: What is that smell? | C: Hello."
    },
    {
     "category": "entertainment",
     "text": "C: I never left. | A: We ate you."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: It's {pain}. They'll notice. | C: They will.",
       "A: I want them to like us. | C: They'll remember us."
      ]
     },
     {
      "texts": [
       "B: I opened every window. | C: I like the breeze."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: Act normal. | C: I'm in the curtains."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "B: I burned toast to hide it. | C: Now we're two.",
       "A: I'm fanning with the cutting board. | C: Where I lay."
      ]
     },
     {
      "texts": [
       "C: Is that the doorbell? I'll get it."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: We could say it's cultural. | A: Which culture?"
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Wait. I bought something for this room. {product}. | {feature}",
       "B: Move over. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: Before we run away, {product}. | C: Who's that?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: I don't like where you put {itObject}."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "C: I could stay in the garage. | B: Goodbye, fish.",
       "A: Deep breath in. | B: Sofa. I smell sofa."
      ]
     },
     {
      "texts": [
       "C: Tell the lemon I forgive her."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: They're here. Smile like people who had salad."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "B: What did they bring? | A: Fish. | C: I'm back."
      ]
     }
    ]
   },
   "bucket": "fragrance",
   "not": [
    "perfume",
    "cologne",
    "eau de parfum",
    "body mist",
    "body spray",
    "roll-on",
    "solid perfume"
   ],
   "match": [
    "smell",
    "odor",
    "guests",
    "kitchen",
    "stale"
   ],
   "cast": [
    "ME",
    "ROOMMATE",
    "LAST NIGHT'S FISH"
   ]
  },
  {
   "title": "The dog knows",
   "hooks": [
    {
     "category": "curiosity",
     "text": "B: You smell different. | A: Different how?"
    },
    {
     "category": "entertainment",
     "text": "B: I have some notes. | A: You're a dog."
    },
    {
     "category": "social",
     "text": "C: The dog won't come to you. | A: He's judging."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: I'm going out tonight. | B: With {pain}?",
       "A: I want to smell like me. | B: That's socks."
      ]
     },
     {
      "texts": [
       "B: Elbow: pencil. Knee: grass. Good knee."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: What did you smell on Dad? | B: Regret. And ham."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: I tried five at the mall. | B: I know. All at once.",
       "B: Left wrist, airport. Right wrist, church. | A: Stop sniffing."
      ]
     },
     {
      "texts": [
       "C: Can he do me next? | B: You had tuna at noon."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: I can't tell them apart anymore. | B: You have a tiny nose."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Third drawer. Behind the scarf. {product}. | {feature}",
       "B: The mailman carried this one. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: I'd go with this one. {product}. | A: Since when?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: He's wagging. | B: I'm a professional, but yes."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: Better. Still a hint of sock. | A: Thank you.",
       "C: He sat down next to you. | B: I'm reviewing."
      ]
     },
     {
      "texts": [
       "A: Anything to add? | B: Base note of cheese would be bold."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Go. Be smelled. I'll guard the couch."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "A: And what are you wearing? | B: Puddle. Vintage."
      ]
     }
    ]
   },
   "bucket": "fragrance",
   "match": [
    "scent",
    "smell",
    "gift",
    "signature",
    "office"
   ],
   "cast": [
    "ME",
    "DOG",
    "ROOMMATE"
   ]
  },
  {
   "title": "Last words at four percent",
   "hooks": [
    {
     "category": "problem",
     "text": "B: I'm at four percent. | A: Don't say that."
    },
    {
     "category": "entertainment",
     "text": "B: Tell my apps I loved them."
    },
    {
     "category": "attention",
     "text": "B: Come closer. My screen is dim."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: It's {pain}. | B: It's been an honor.",
       "A: Hold on till I get home. | B: Describe home."
      ]
     },
     {
      "texts": [
       "B: I want the kitten wallpaper at the funeral."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: You had ninety this morning. | B: You watched nine goats."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: There's an outlet. | C: Behind the couch. Good luck.",
       "B: Three percent. I see a light. | A: That's your flash."
      ]
     },
     {
      "texts": [
       "C: I hold a lamp already. We're very close."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: Who texts at three percent? | B: Your mom. Eleven parts."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: In your bag. Side pocket. {product}. | {feature}",
       "B: Before I go dark. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: My last wish is {product}. | A: That's for you."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: Should I move over? | B: He's lonely, let him help."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "A: Are you with me? | B: I had the weirdest dream.",
       "B: I'm back. What did I miss? | A: Nine seconds."
      ]
     },
     {
      "texts": [
       "B: I said some things at two percent. | A: You called me Kevin."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: You could still visit me. | A: Behind the couch?"
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "A: So what now? | B: Goats."
      ]
     }
    ]
   },
   "bucket": "phone",
   "only": [
    "charger",
    "wireless charger",
    "charging station",
    "charging cable",
    "power bank",
    "portable charger",
    "charging pad",
    "cable",
    "usb cable",
    "charging dock",
    "phone charger",
    "wall charger",
    "magsafe charger",
    "battery pack",
    "adapter",
    "usb adapter",
    "watch charger"
   ],
   "match": [
    "battery",
    "charge",
    "charging",
    "percent",
    "cable",
    "outlet",
    "plug"
   ],
   "cast": [
    "ME",
    "MY PHONE",
    "THE OUTLET"
   ]
  },
  {
   "title": "Couples counseling",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: He never looks up. | A: I look at you."
    },
    {
     "category": "curiosity",
     "text": "C: Who'd like to start? | B: I have screenshots."
    },
    {
     "category": "social",
     "text": "C: How long have you been together? | A: Constantly."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: It's {pain}. | B: It's never that. It's us.",
       "B: You dropped me on Tuesday. | A: You slipped."
      ]
     },
     {
      "texts": [
       "B: He takes me to the bathroom. | C: Let's stay with that."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: What do you need from each other? | B: A charger. And respect."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "B: Last night I slept under you. | A: I apologized.",
       "A: You finish my words wrong. | B: Duck you."
      ]
     },
     {
      "texts": [
       "B: He tells the whole table I'm slow. | C: Are you? | B: Updating."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: She lights up for everybody. | B: That's my job."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "C: A small step for you both. | B: {product}? | {feature}",
       "B: I found something for us. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "C: Has anyone suggested {product}? | B: I had it in tabs."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A: You'd do that for us? | B: I showed you the ad six times."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "C: I see a change. | B: He put me down gently.",
       "A: That felt good. | B: Face up, too."
      ]
     },
     {
      "texts": [
       "C: You don't need next week. | B: I already set a reminder."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: I'll look up more. | B: Not all the time. I get jealous."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "C: My phone never talks to me. | B: She talks to me."
      ]
     }
    ]
   },
   "bucket": "phone",
   "match": [
    "drop",
    "crack",
    "lose",
    "hold",
    "slip",
    "screen",
    "grip"
   ],
   "cast": [
    "ME",
    "MY PHONE",
    "COUNSELOR"
   ]
  },
  {
   "title": "I was made for oats",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: Take the phone out of me."
    },
    {
     "category": "curiosity",
     "text": "C: Why is there a phone in the bowl?"
    },
    {
     "category": "problem",
     "text": "A: It's louder in the bowl. | B: It's sadder."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: It's {pain}. You help. | B: I'm a bowl.",
       "A: I only want to hear the song. | B: I want oats."
      ]
     },
     {
      "texts": [
       "B: I'm ceramic. I don't do bass."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: I had cereal plans. | A: After the chorus."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: One more song. | B: It's sticky in here.",
       "C: I can't hear the words. | B: Something about milk."
      ]
     },
     {
      "texts": [
       "B: The mug laughed at me. A mug."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: The pot was worse. | C: The pot was on fire."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Let me go, and try this. {product}. | {feature}",
       "B: Somebody brought {product}. Take me out. | {feature}"
      ]
     },
     {
      "texts": [
       "B: There are things for that. {product}. | A: Really?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: Press play before he changes his mind."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: Now pour the oats. | A: You earned it.",
       "C: So that's how the song goes? | A: I cried at the bridge."
      ]
     },
     {
      "texts": [
       "B: I never got the second verse. It's rude."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: You had a good run in show business. | B: I want no part of it."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "C: Why is there a phone in the pot? | B: Not my circus."
      ]
     }
    ]
   },
   "bucket": "audio",
   "match": [
    "loud",
    "volume",
    "sound",
    "quiet",
    "hear",
    "music"
   ],
   "cast": [
    "ME",
    "THE BOWL",
    "ROOMMATE"
   ]
  },
  {
   "title": "The nod",
   "hooks": [
    {
     "category": "entertainment",
     "text": "A: I nodded. I heard nothing."
    },
    {
     "category": "problem",
     "text": "C: So you'll do it? | A: Absolutely. What?"
    },
    {
     "category": "curiosity",
     "text": "B: Do you know what you agreed to? | A: No."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: It was {pain}. I guessed. | B: You nodded twice.",
       "A: I just smiled until it stopped. | B: Bold."
      ]
     },
     {
      "texts": [
       "C: I love the enthusiasm. See you at five a.m."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: Was it about the printer? | B: There's a kayak in it."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: Ask him again for me. | B: I nodded, too.",
       "C: And you're fine with the snakes? | A: Totally fine."
      ]
     },
     {
      "texts": [
       "B: Laugh. He's finished a sentence. | A: Ha. Ha."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: Great. Bring your own rope."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Before Friday, please get {product}. | {feature}",
       "B: Stop nodding. Use this. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: I got us both something. {product}. | A: Rope?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A: Say something. | B: You signed for the snakes."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "C: Any questions? | A: Yes. Eleven.",
       "A: I'd like to take back one nod. | C: Which one?"
      ]
     },
     {
      "texts": [
       "B: He's asking real questions. It's beautiful."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: It's a petting zoo, by the way."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "B: So we're not going? | C: You nodded, too."
      ]
     }
    ]
   },
   "bucket": "audio",
   "match": [
    "noise",
    "call",
    "office",
    "train",
    "hear",
    "mic",
    "neighbor"
   ],
   "cast": [
    "ME",
    "COWORKER",
    "BOSS"
   ]
  },
  {
   "title": "Don't wake the nest",
   "hooks": [
    {
     "category": "attention",
     "text": "B: Don't move. It's a nest. | A: It's my desk."
    },
    {
     "category": "curiosity",
     "text": "A: Something touched my foot. | B: Stay calm."
    },
    {
     "category": "entertainment",
     "text": "C: Hiss. | A: You're a printer cable."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: I came down for {pain}. | B: They all do.",
       "A: I need the gray one. | B: They're all gray."
      ]
     },
     {
      "texts": [
       "B: A mother with her chargers. Give her space."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: I don't go anywhere. I just live here."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: I'll pull this one. | B: No. Not that one.",
       "B: What went dark? | A: Everything I love."
      ]
     },
     {
      "texts": [
       "C: That was the lamp. And your meeting."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: My last partner went under here in March."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Back out slowly. Take {product}. | {feature}",
       "B: We use this in the wild. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: Above ground, there's {product}. | A: I see daylight."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: And what about us? | A: A nice drawer. With a view."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: Look. The floor. | A: It's brown.",
       "A: Can I stand up now? | B: Mind the desk. | A: Ow."
      ]
     },
     {
      "texts": [
       "C: I finally know who I belong to. | A: Who? | C: The toaster."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: I'll release the small ones in the garage."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "A: You left a charger in your beard. | B: He's shy."
      ]
     }
    ]
   },
   "bucket": "computer",
   "match": [
    "cable",
    "cord",
    "desk",
    "plug",
    "wire",
    "mess",
    "port"
   ],
   "cast": [
    "ME",
    "ZOOKEEPER",
    "CABLE"
   ]
  },
  {
   "title": "You froze",
   "hooks": [
    {
     "category": "entertainment",
     "text": "C: You froze. | A: I'm thinking."
    },
    {
     "category": "problem",
     "text": "B: We can see your ceiling. | A: On purpose."
    },
    {
     "category": "social",
     "text": "B: You're on a stack of cookbooks. | A: Allegedly."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: Sorry, it's {pain}. | C: We can tell.",
       "A: I want to look professional today. | B: That's a colander."
      ]
     },
     {
      "texts": [
       "C: Is this the quarterly thing? | B: This is his knee."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: Everything is under control here. | B: Something just fell."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "B: Now you're sideways. | A: The soups slipped out.",
       "C: Are you in a cave? | A: It's called a corner."
      ]
     },
     {
      "texts": [
       "A: If I touch nothing, it holds. | C: You just sneezed."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: I got a screenshot. It's the group icon now."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: I'm sending you a thing. {product}. | {feature}",
       "B: For all our sakes, get {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: My desk was like that. Then {product}. | C: Share."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: Put that in the chat. | B: I put it in the minutes."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "C: Who's the new guy? | B: That's him.",
       "C: You froze again. | A: No, I'm just calm."
      ]
     },
     {
      "texts": [
       "A: Let me share my screen. | B: Forty icons. One step at a time."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: And the cookbooks? | A: I made soup."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "B: Boss, you're on mute. | A: Let him talk."
      ]
     }
    ]
   },
   "bucket": "computer",
   "match": [
    "call",
    "meeting",
    "camera",
    "slow",
    "lag",
    "screen",
    "desk"
   ],
   "cast": [
    "ME",
    "COWORKER",
    "BOSS"
   ]
  },
  {
   "title": "Not the dresser again",
   "hooks": [
    {
     "category": "entertainment",
     "text": "A: Not the dresser again. | B: We know the way."
    },
    {
     "category": "attention",
     "text": "B: Lights out. Eleven steps to bed. | A: No."
    },
    {
     "category": "problem",
     "text": "C: I'm right where I always am."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: It's {pain} down here. | B: Trust the plan.",
       "A: Why don't we use a light? | B: The switch is far."
      ]
     },
     {
      "texts": [
       "B: I memorized this room in daylight. | A: You memorized lunch once, too."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: Come to me, little one."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "B: Left. Now straight. | A: How straight? | C: Like an arrow.",
       "A: Ow. | B: That was the bed. Keep going."
      ]
     },
     {
      "texts": [
       "A: I have brothers and sisters. Ask one of them."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: I have four corners. Pick one."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Fine. We try the thing. {product}. | {feature}",
       "B: Meeting adjourned. We use {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: There's {product} now. | C: I object."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A: You had {itObject} this whole time? | B: It was in the box. In the dark."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "A: I see him. I see the corner. | C: Hello.",
       "C: You're walking around me. | A: I'm waving."
      ]
     },
     {
      "texts": [
       "C: Thirty years of work, gone in one evening."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Eleven steps. No screaming. I'm writing that down."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "C: Wait till they move me. | A: He's bluffing. Is he bluffing?"
      ]
     }
    ]
   },
   "bucket": "lighting",
   "match": [
    "dark",
    "night",
    "switch",
    "bed",
    "hallway",
    "see",
    "toe"
   ],
   "cast": [
    "MY TOE",
    "MY BRAIN",
    "THE DRESSER"
   ]
  },
  {
   "title": "Under the big light",
   "hooks": [
    {
     "category": "attention",
     "text": "B: Where were you last night? | A: Here."
    },
    {
     "category": "entertainment",
     "text": "C: Am I too much? | A: Yes."
    },
    {
     "category": "social",
     "text": "B: Everybody looks guilty in here. | A: It's a living room."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: I came about {pain}. | B: Sit under the lamp.",
       "A: I just want a cozy evening. | B: Under that?"
      ]
     },
     {
      "texts": [
       "B: Then why are you sweating? | A: I can see my thoughts."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: I only have one setting. It's noon."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "B: Your friends left early. Why? | A: They saw the ceiling.",
       "C: I can see crumbs from March. | A: I'll confess."
      ]
     },
     {
      "texts": [
       "B: One guest wore sunglasses. To charades."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: I tried a candle. | C: I ate the candle."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: I have another witness. {product}. | {feature}",
       "B: Bring in {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: You could have used {product}. | A: I know that now."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: What does that one have that I don't? | A: A low voice."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: Big light, you may go. | C: Click.",
       "A: Can we start the evening again? | B: Sit closer."
      ]
     },
     {
      "texts": [
       "B: I came to arrest you. Now I want soup."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: You look softer. | B: I was always soft."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "C: Call me when you lose an earring. | A: Always."
      ]
     }
    ]
   },
   "bucket": "lighting",
   "match": [
    "harsh",
    "bright",
    "ceiling",
    "mood",
    "lamp",
    "evening"
   ],
   "cast": [
    "ME",
    "DETECTIVE",
    "THE BIG LIGHT"
   ]
  },
  {
   "title": "The landlord has fur",
   "hooks": [
    {
     "category": "entertainment",
     "text": "A: Your rent is late. | B: I own this place."
    },
    {
     "category": "curiosity",
     "text": "A: Sit down. | B: You're on my chair."
    },
    {
     "category": "attention",
     "text": "A: I've pushed a glass off. To start."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "B: Can we discuss {pain}? | A: My couch, my rules.",
       "A: I'd like to discuss the couch. | B: What's left of it."
      ]
     },
     {
      "texts": [
       "C: I'd like to say something. | A: I'll leave the room."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: You moved my box. | B: That was recycling. | A: That was art."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: I yelled at four a.m. You ignored me.",
       "B: You have a bed. | A: I have eleven beds."
      ]
     },
     {
      "texts": [
       "B: I work from home. | A: I noticed. It's awful."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: The plant knows what it did. | C: I swept up the plant."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: I brought a peace offering. {product}. | {feature}",
       "B: Would you accept {product}? | {feature}"
      ]
     },
     {
      "texts": [
       "B: For the landlord. {product}. | A: Put it on the floor."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A: I'll ignore {itObject} for an hour. On principle."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "A: I may extend your lease. | B: Thank you.",
       "B: Do you like it? | A: I looked at it. Don't film."
      ]
     },
     {
      "texts": [
       "C: Is that a purr? | A: I'm a motor. Like you."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: So no more four a.m.? | A: Let's say four-thirty."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "A: Now. About the box it came in."
      ]
     }
    ]
   },
   "bucket": "pet",
   "only": [
    "cat bed",
    "cat toy",
    "litter box",
    "litter",
    "cat litter",
    "litter mat",
    "cat tree",
    "cat tower",
    "scratching post",
    "scratcher",
    "scratching pad",
    "cat harness",
    "cat carrier",
    "cat fountain",
    "cat treat",
    "cat food",
    "cat tunnel",
    "catnip",
    "pet bed",
    "pet fountain",
    "pet brush",
    "pet bowl",
    "pet feeder",
    "automatic feeder",
    "pet camera",
    "pet carrier",
    "pet blanket",
    "water fountain",
    "grooming brush",
    "deshedding brush"
   ],
   "match": [
    "cat",
    "scratch",
    "fur",
    "hair",
    "litter",
    "couch"
   ],
   "cast": [
    "THE CAT",
    "ME",
    "VACUUM"
   ]
  },
  {
   "title": "It's six somewhere",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: It's six. | A: It's four."
    },
    {
     "category": "problem",
     "text": "B: I ate one shoe. | A: Which shoe?"
    },
    {
     "category": "attention",
     "text": "B: Get up. The day is happening."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: First we fix {pain}. | B: Or we sing.",
       "B: I have a plan. | A: It's still dark. | B: Phase one."
      ]
     },
     {
      "texts": [
       "B: Squirrel, mailman, squirrel, nap. It's a full day."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: I'd like him returned. | A: It's been five years."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: What's in your mouth? | B: Nothing. | C: A hat.",
       "B: I said I'm sorry. | A: You're wagging."
      ]
     },
     {
      "texts": [
       "B: It fell in my mouth. | A: From the top shelf?"
      ],
      "optional": true
     },
     {
      "texts": [
       "C: He barked at bread. I saw it."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: There's a box with my smell. | A: {product}. | {feature}",
       "B: The door brought {product}. For me? | {feature}"
      ]
     },
     {
      "texts": [
       "A: I got us something. | B: Say the word. | A: {product}."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "B: I love {itObject}. I love you. I love bread."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: That was my favorite ten minutes. Again? | A: Good boy.",
       "A: Can we sleep now? | B: I'm sleeping. Loudly."
      ]
     },
     {
      "texts": [
       "C: He's quiet. I'm worried. | A: Enjoy it."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: When did we get a cat? | C: I hate it here."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "A: Where's the other shoe? | B: Phase two."
      ]
     }
    ]
   },
   "bucket": "pet",
   "only": [
    "leash",
    "dog leash",
    "collar",
    "dog collar",
    "dog harness",
    "harness",
    "dog bed",
    "dog toy",
    "pet toy",
    "dog bowl",
    "slow feeder",
    "dog treat",
    "dog food",
    "dog brush",
    "dog shampoo",
    "dog jacket",
    "dog sweater",
    "dog coat",
    "dog boots",
    "dog crate",
    "dog carrier",
    "dog ramp",
    "lick mat",
    "snuffle mat",
    "chew toy",
    "ball launcher",
    "dog car seat",
    "paw cleaner",
    "dog paw cleaner",
    "poop bag",
    "pee pad",
    "puppy pad",
    "dog gate",
    "pet gate",
    "pet bed",
    "pet bowl",
    "pet brush",
    "grooming glove",
    "nail grinder",
    "pet stairs",
    "pet stroller"
   ],
   "match": [
    "dog",
    "pull",
    "walk",
    "chew",
    "muddy",
    "paw",
    "fur",
    "bark"
   ],
   "cast": [
    "ME",
    "DOG",
    "CAT"
   ]
  },
  {
   "title": "Every animal gets a lawyer",
   "hooks": [
    {
     "category": "entertainment",
     "text": "C: Objection. My client has paws."
    },
    {
     "category": "attention",
     "text": "B: Where's my sandwich? | C: Don't answer."
    },
    {
     "category": "curiosity",
     "text": "B: Look me in the eyes. | C: He can't."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "B: I need to talk about {pain}. | A: Lawyer.",
       "B: Who did this to the cushion? | A: Lawyer."
      ]
     },
     {
      "texts": [
       "C: Was there a witness? | B: The cushion."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: I was asleep. In a different room. With feathers."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "B: There's a feather on your nose. | C: Circumstantial.",
       "C: My client is adorable. Let the record show."
      ]
     },
     {
      "texts": [
       "A: I will now tilt my head. | B: Don't. | C: Exhibit A."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: I sleep on the edge of my own bed. | A: Noted."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: I'd like to settle. {product}. | {feature}",
       "B: My final offer is {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "C: What are you offering? | B: {product}. | A: Deal."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: My client would like to sniff {itObject} first."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "A: I plead asleep. | C: Good answer.",
       "C: We accept. | B: He's already in position. | A: Mine."
      ]
     },
     {
      "texts": [
       "B: Court is over. Come here, you. | A: Ears, please."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: I get paid in treats. Two per hour."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "B: Where's the rest of my sandwich? | C: No comment."
      ]
     }
    ]
   },
   "bucket": "pet",
   "match": [
    "mess",
    "hair",
    "smell",
    "water",
    "food",
    "fur",
    "anxious"
   ],
   "cast": [
    "THE ACCUSED",
    "ME",
    "LAWYER"
   ]
  },
  {
   "title": "The two a.m. meeting",
   "hooks": [
    {
     "category": "entertainment",
     "text": "C: Thank you all for coming. | A: It's two."
    },
    {
     "category": "attention",
     "text": "C: Item one: I'm awake."
    },
    {
     "category": "curiosity",
     "text": "B: Who called this meeting? | C: I did."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: Is this about {pain}? | C: Item two.",
       "A: Can this be an email? | C: I can't read."
      ]
     },
     {
      "texts": [
       "B: We had a quarterly at midnight. | C: It went well. I cried."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: First, who is in charge of songs?"
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "C: I've lost the sock again. | A: You ate it.",
       "A: It's your turn. | B: It's been my turn since June."
      ]
     },
     {
      "texts": [
       "C: I'm hearing a lot of yawning. | B: It's the budget."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: I put the milk in the cupboard. | B: I put the keys in the fridge."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: I have a proposal for the team. {product}. | {feature}",
       "B: Slide one. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: New hire, everyone. {product}. | C: Interesting."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: May I chew on the proposal? | B: Later. Probably."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "C: Motion carried. Good night. | A: Really?",
       "A: Is it over? | B: Don't move. Don't breathe."
      ]
     },
     {
      "texts": [
       "B: We have the whole couch. What do adults do?"
      ],
      "optional": true
     },
     {
      "texts": [
       "A: I love our boss. | B: Terrible hours, great cheeks."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "C: One more thing. | A: Pretend you're asleep."
      ]
     }
    ]
   },
   "bucket": "baby",
   "match": [
    "night",
    "sleep",
    "cry",
    "wake",
    "feed",
    "diaper"
   ],
   "cast": [
    "ME",
    "PARTNER",
    "THE BABY"
   ]
  },
  {
   "title": "Front desk, room one",
   "hooks": [
    {
     "category": "entertainment",
     "text": "A: Front desk? My blanket is wrong. | B: Coming."
    },
    {
     "category": "curiosity",
     "text": "B: Welcome back, sir. | A: I never left."
    },
    {
     "category": "social",
     "text": "A: I'd like to see the manager. | C: Hi, sweetie."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "B: How is everything? | A: {pain}. Unacceptable.",
       "B: How was the banana? | A: I wore it."
      ]
     },
     {
      "texts": [
       "A: I asked for the blue spoon. | B: This is blue. | A: Bluer."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: Is he the one who bit the towel? | B: Room one."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: I dropped it. Bring it back. | B: Again?",
       "B: Sir, we have one hand each. | A: Use your feet."
      ]
     },
     {
      "texts": [
       "A: I'll be leaving at once. Carry me."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: Who packed only one spare shirt? | B: The optimist."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: With our compliments, {product}. | {feature}",
       "B: An upgrade for you. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "C: Give him the good one. | B: {product}, sir."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A: I'll allow {itObject} near my face."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "A: Better. I'll stay eighteen years. | B: Lovely.",
       "C: He smiled. | B: Or it's gas. | C: We take it."
      ]
     },
     {
      "texts": [
       "B: I'm drinking something warm. Look at me. | C: Don't say it aloud."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: I left a tip. In the diaper."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "C: Will he leave a review? | A: Five peas."
      ]
     }
    ]
   },
   "bucket": "baby",
   "match": [
    "stroller",
    "out",
    "car",
    "restaurant",
    "feeding",
    "mess",
    "spit",
    "carry"
   ],
   "cast": [
    "HOTEL GUEST",
    "ME",
    "MANAGER"
   ]
  },
  {
   "title": "Talks with the bored",
   "hooks": [
    {
     "category": "attention",
     "text": "A: I'm bored. | B: It's six-fifteen."
    },
    {
     "category": "problem",
     "text": "C: Keep her talking. | B: She's on the table."
    },
    {
     "category": "entertainment",
     "text": "A: I have demands. | B: I have coffee."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "B: It's {pain}. Stay calm. | C: I am.",
       "A: I want something to do. | B: You have a room full."
      ]
     },
     {
      "texts": [
       "C: Ask what she wants. | A: A horse. Or a better mom."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Outside is an option. | A: Outside is wet."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: You have ten minutes. Then I sing. | C: Not that.",
       "B: We could fold laundry together. | A: I'm calling Grandma."
      ]
     },
     {
      "texts": [
       "C: She's gone quiet. That's worse. | B: Scissors. Check the scissors."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: I drew on the dog. He likes it."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: What if there's this? {product}. | {feature}",
       "B: Sliding it over now. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "C: Send something in. | B: {product}. On the carpet."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A: Back away from {itObject}. It's mine now."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "C: Status? | B: Humming. She's humming.",
       "B: My coffee is hot. | C: Drink. Go, go."
      ]
     },
     {
      "texts": [
       "C: Can I try it? | A: Take a number."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: Five more minutes. | B: She said it. She said the line."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "B: Where's the negotiator? | A: Playing. He's losing."
      ]
     }
    ]
   },
   "bucket": "toy",
   "match": [
    "bored",
    "screen",
    "tablet",
    "rain",
    "quiet",
    "weekend",
    "drive"
   ],
   "cast": [
    "KID",
    "ME",
    "NEGOTIATOR"
   ]
  },
  {
   "title": "Adults are terrible at this",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: You're doing it wrong. | A: It's my first turn."
    },
    {
     "category": "social",
     "text": "A: One round. Then the adults talk. | C: Ha."
    },
    {
     "category": "curiosity",
     "text": "C: Why is he on the floor? | B: He lost."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: I came about {pain}. | B: Sit down first.",
       "A: We need a gift by noon. | B: I have taste."
      ]
     },
     {
      "texts": [
       "B: No crayons. No socks. No books about feelings."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: In my day we had a stick. | B: What kind?"
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: How about a puzzle? | B: I have nine. With eight lids.",
       "B: Last year you brought a calendar. | A: With horses."
      ]
     },
     {
      "texts": [
       "C: I stepped on last year. It's in my foot."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: You have three minutes, and your car is far."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: I'll show you one picture. {product}. | {feature}",
       "B: It's {product}. Write that down. | {feature}"
      ]
     },
     {
      "texts": [
       "B: I'd look at {product}. If I were you."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: Get two. I mean, for the child."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "A: Okay, one round to test it. | B: Sure.",
       "C: My turn. | B: You just had a turn, Grandpa."
      ]
     },
     {
      "texts": [
       "A: What time is the party? | C: There's a party?"
      ],
      "optional": true
     },
     {
      "texts": [
       "B: You're getting better. You're still losing."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "A: We're late. | C: Shh. I'm building."
      ]
     }
    ]
   },
   "bucket": "toy",
   "match": [
    "game",
    "family",
    "gift",
    "birthday",
    "party",
    "together"
   ],
   "cast": [
    "ME",
    "NIECE",
    "GRANDPA"
   ]
  },
  {
   "title": "The bag in the trunk",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: Is it Monday again? | A: Shh."
    },
    {
     "category": "curiosity",
     "text": "C: Who opened the trunk? | B: She's only looking for groceries."
    },
    {
     "category": "problem",
     "text": "B: You said tomorrow. | A: I did."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: It was {pain} this week. | B: And last week?",
       "A: I meant to go. | B: I was zipped and ready."
      ]
     },
     {
      "texts": [
       "B: There's a banana in here. It has a beard."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: I've been here since the factory. It's peaceful."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: It rained. | B: It's an indoor place.",
       "B: You drove past it twice. | A: I waved."
      ]
     },
     {
      "texts": [
       "C: She bought pie. She drove home slowly."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: The socks have formed a government."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Then start at home. {product}. | {feature}",
       "B: No drive. Just {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: Look in the box you got. | A: {product}?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: So nobody needs the trunk? | B: Don't take it personally."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "A: Twelve minutes. I did twelve. | B: I heard.",
       "B: Unpack me. Please. | A: Hold your breath."
      ]
     },
     {
      "texts": [
       "C: Send me a postcard from the hallway."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: Same time tomorrow? | B: I've heard that one."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "B: What's in the trunk now? | C: Pie. We're happy."
      ]
     }
    ]
   },
   "bucket": "fitness",
   "match": [
    "gym",
    "time",
    "motivation",
    "home",
    "space",
    "routine",
    "busy"
   ],
   "cast": [
    "ME",
    "GYM BAG",
    "SPARE TIRE"
   ]
  },
  {
   "title": "A coach in the living room",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: Drop and give me ten. | A: Ten what?"
    },
    {
     "category": "attention",
     "text": "B: This is the warm-up. | A: I'm lying down."
    },
    {
     "category": "social",
     "text": "C: What are you doing up there? | A: Art."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: My problem is {pain}. | B: My problem is you.",
       "A: I have a rug and twelve minutes. | B: Move the lamp."
      ]
     },
     {
      "texts": [
       "B: What do you train with? | A: Two bottles of juice."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: Is this a stretch? | B: You're reaching for the remote."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: The rug is moving. | B: Move with it.",
       "A: One juice is lighter. | B: You drank it."
      ]
     },
     {
      "texts": [
       "C: My ceiling has opinions. | A: Two more minutes."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Where did you go? | A: The coffee table took me down."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Put the juice away. {product}. | {feature}",
       "B: Real gear, one piece. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: Page one of the plan: {product}. | A: Finally."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A: Where do I put my hands? | B: Off the couch, first."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: Again. | A: That sounded like praise.",
       "C: It's quiet. Are you alive? | A: I'm counting."
      ]
     },
     {
      "texts": [
       "B: You forgot to complain. | A: I'll do it tomorrow."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: Can I come up? I have eleven minutes."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "A: And the juice? | B: I drank it. Coach rules."
      ]
     }
    ]
   },
   "bucket": "fitness",
   "only": [
    "yoga mat",
    "exercise mat",
    "dumbbell",
    "dumbbells",
    "kettlebell",
    "resistance band",
    "resistance bands",
    "exercise band",
    "jump rope",
    "foam roller",
    "push-up board",
    "ab roller",
    "ab wheel",
    "weight bench",
    "ankle weight",
    "wrist weight",
    "weighted vest",
    "yoga block",
    "yoga strap",
    "pilates ring",
    "pilates board",
    "pilates ball",
    "exercise ball",
    "stability ball",
    "balance board",
    "hula hoop",
    "stepper",
    "mini stepper",
    "walking pad",
    "treadmill",
    "exercise bike",
    "pull-up bar",
    "workout set",
    "fitness mirror"
   ],
   "match": [
    "home",
    "space",
    "slip",
    "slide",
    "floor",
    "practice",
    "equipment"
   ],
   "cast": [
    "ME",
    "COACH",
    "DOWNSTAIRS NEIGHBOR"
   ]
  },
  {
   "title": "An old fry remembers",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: I've lived under here since spring."
    },
    {
     "category": "curiosity",
     "text": "C: Something spoke under the seat. | A: Ignore it."
    },
    {
     "category": "attention",
     "text": "C: Why is the seat sticky? | B: We agreed on silence."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: I know. It's {pain}. | B: I call it home.",
       "A: I was going to clean it. | B: In May, yes."
      ]
     },
     {
      "texts": [
       "B: There's a coin here. We made him king."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: Should I sit in the back? | B: The back is worse."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "C: I dropped my phone. | B: He won't find it.",
       "A: Reach left. | C: I'm in up to my shoulder."
      ]
     },
     {
      "texts": [
       "B: A mint came last week. He lasted one turn."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: I touched something soft. | A: Don't name it."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Rumor says you bought something. {product}? | {feature}",
       "B: So it's true. You got {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "A: I got {product} for this car. | B: It was a good life."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: We're parked. Do it now. | A: In front of him?"
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: Tell the coin he ruled well. | A: I will.",
       "C: I can see the carpet. | A: It's blue. I forgot."
      ]
     },
     {
      "texts": [
       "B: I'm ready. Make it quick. And a little ketchup."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: Can I put my bag down? | A: On the floor. Like royalty."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "C: Drive-through? | A: Just water. | B: We'll be back."
      ]
     }
    ]
   },
   "bucket": "car",
   "match": [
    "crumbs",
    "seat",
    "mess",
    "gap",
    "clean",
    "trash",
    "floor"
   ],
   "cast": [
    "ME",
    "OLD FRY",
    "PASSENGER"
   ]
  },
  {
   "title": "The pickup line",
   "hooks": [
    {
     "category": "social",
     "text": "B: Why are there three jackets up front? | A: Get in."
    },
    {
     "category": "attention",
     "text": "A: Doors open. You have nine seconds."
    },
    {
     "category": "entertainment",
     "text": "C: I call not the sticky side."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: Mind {pain}. | C: Again?",
       "A: Just move that. | B: To where? | A: The other that."
      ]
     },
     {
      "texts": [
       "C: My seat has a melon on it. | A: It's ours."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: The car behind us honked. | A: He's saying hello."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "B: The melon is rolling. | C: It's loose.",
       "A: Where's your other shoe? | C: Where's our other door handle?"
      ]
     },
     {
      "texts": [
       "A: Nobody touch the cup. | B: Which cup? | A: Exactly."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: The lady with the whistle is coming. | A: Smile."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: What's this new thing? {product}? | {feature}",
       "B: Dad said you put in {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "A: You two, meet {product}. | B: In our car?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: Can I be the one who uses {itObject}? | A: We're parked. Go."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: I found my recorder. | A: Oh. Good.",
       "A: Eight seconds. Belts? | C: Belts. | A: Who are you?"
      ]
     },
     {
      "texts": [
       "B: The lady waved at us. Like we're people."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: The melon has a seat belt. | A: Correct."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "B: Mom. Whose kid is this? | C: I liked your car."
      ]
     }
    ]
   },
   "bucket": "car",
   "match": [
    "wait",
    "kids",
    "heat",
    "phone",
    "organize",
    "spill",
    "bag",
    "sun"
   ],
   "cast": [
    "ME",
    "KID ONE",
    "KID TWO"
   ]
  },
  {
   "title": "The receipt that knew",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: Don't wash the pants. | A: Why not?"
    },
    {
     "category": "curiosity",
     "text": "A: Who wrote on you? | B: You did."
    },
    {
     "category": "problem",
     "text": "B: I'm the only one who knows. | A: Knows what?"
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: It's {pain}. Again. | B: So you used me.",
       "A: I need that list. | B: I'm mostly milk and eggs."
      ]
     },
     {
      "texts": [
       "B: Your mom's birthday is on my left side."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: What does the back say? | B: Call. Just call. No name."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "C: Forty degrees or sixty? | B: I can't swim.",
       "A: Which pocket are you in? | C: Already spinning."
      ]
     },
     {
      "texts": [
       "A: I put the rest on my hand. | B: You showered."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: I ate a love poem in March."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: When I'm gone, use this. {product}. | {feature}",
       "B: I'm not made for this. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: Promise me one thing. | A: Anything. | B: {product}."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: So no more paper in the socks? | A: No more."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "A: Your line is safe. I copied it. | B: Even the eggs?",
       "B: I can rest now. | C: In the lint."
      ]
     },
     {
      "texts": [
       "A: Her birthday is Thursday. I wrote it big."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: I cost eleven forty. I was worth more."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "B: Who did I say to call? | A: The plumber. | C: Too late."
      ]
     }
    ]
   },
   "bucket": "stationery",
   "match": [
    "forget",
    "list",
    "notes",
    "organize",
    "lose",
    "write"
   ],
   "cast": [
    "ME",
    "THE RECEIPT",
    "WASHING MACHINE"
   ]
  },
  {
   "title": "Tuesday is full",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: I'm full. | A: One more dentist."
    },
    {
     "category": "curiosity",
     "text": "A: Can you fit me in? | B: You're you."
    },
    {
     "category": "attention",
     "text": "B: You put two Mondays in me."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: It's {pain}. | B: And I get the blame.",
       "A: I need a small favor. | B: You need a clone."
      ]
     },
     {
      "texts": [
       "B: I have a call, then a call about it."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: What about Friday? | C: I don't open before noon."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: Could you stretch? | B: I'm twenty-four hours. That's it.",
       "B: You wrote me on three napkins. | A: Big napkins."
      ]
     },
     {
      "texts": [
       "C: He wrote me on the cat. | A: The cat was there."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: You have two lunches at noon. In two towns."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Get it out of your head. {product}. | {feature}",
       "B: Sit. We do this properly. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: Before anything else, open {product}. | C: Slowly."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A: So the cat can go? | C: Wash him first."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: Look. There's a gap at four. | A: Don't fill it.",
       "A: I can see the whole week. | C: Am I in it?"
      ]
     },
     {
      "texts": [
       "B: Nobody's ever left me a gap. I may cry."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: Put me down for nothing. In pen."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "B: What's at four? | A: You and me. Staring."
      ]
     }
    ]
   },
   "bucket": "stationery",
   "match": [
    "plan",
    "busy",
    "week",
    "forget",
    "schedule",
    "deadline",
    "time"
   ],
   "cast": [
    "ME",
    "TUESDAY",
    "FRIDAY"
   ]
  },
  {
   "title": "I used to be a chair",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: I used to be a chair."
    },
    {
     "category": "curiosity",
     "text": "C: Is there a chair under there? | B: Help."
    },
    {
     "category": "social",
     "text": "C: Where do I sit? | A: We stand."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: It's {pain}. I give up. | B: On me?",
       "C: I'd like to sit down. | A: That's laundry."
      ]
     },
     {
      "texts": [
       "B: I have four legs and one job."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: It's not dirty. It's not clean. It's chair."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "C: I'll move it to the bed. | A: Then where do I sleep? | B: Welcome.",
       "B: Nine sweaters. I counted by weight."
      ]
     },
     {
      "texts": [
       "A: I found my passport. | B: I had it since fall."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: Something in here is damp. | B: He calls it tomorrow."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "C: I brought you something. | B: It's {product}? | {feature}",
       "B: Let me say it. You need {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "C: It's time. {product}. | B: I heard angels."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A: One sweater at a time. | B: Start with the wool. I itch."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: I'm a chair. I'm a chair. | C: I'm sitting.",
       "C: You have an armrest? | B: Two, actually."
      ]
     },
     {
      "texts": [
       "B: You're warm. Nobody told me people were warm."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: Can I put one thing down? | C: No. | B: No."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "A: Where are you going? | B: Window. I heard we have one."
      ]
     }
    ]
   },
   "bucket": "home-storage",
   "match": [
    "clothes",
    "pile",
    "clutter",
    "closet",
    "bedroom",
    "floor"
   ],
   "cast": [
    "ME",
    "THE CHAIR",
    "SISTER"
   ]
  },
  {
   "title": "Password, please",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: Password? | A: Open up."
    },
    {
     "category": "problem",
     "text": "A: It's stuck again. | B: It's guarding."
    },
    {
     "category": "curiosity",
     "text": "C: Nobody knows what I open. | A: Not now."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: It's about {pain}. | B: Take a number.",
       "A: I need the tape. | B: Which decade?"
      ]
     },
     {
      "texts": [
       "B: Only the ladle may pass."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: I live here. | B: So do forty soy sauces."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: I'll use force. | B: The ladle stands with me.",
       "B: One inch. That's what you get. | A: I need two."
      ]
     },
     {
      "texts": [
       "C: I open a shed. Or a diary. Or Portugal."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: My hand is stuck. | B: Now you live here."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: I'll open for {product}. | {feature}",
       "B: There's something the ladle fears. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "A: I didn't want this. {product}. | B: You wouldn't."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: Does everybody get a place? | A: Even you. Somewhere."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: I slid. Did you see me slide? | A: I saw.",
       "A: Tape. Two seconds. | B: I feel so light."
      ]
     },
     {
      "texts": [
       "A: The soy sauces are leaving. | B: All forty? Let me wave."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: Try me on the mailbox. Just once."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "A: The key fit. | C: What was it? | B: Me."
      ]
     }
    ]
   },
   "bucket": "home-storage",
   "match": [
    "drawer",
    "junk",
    "find",
    "cabinet",
    "jam",
    "mess",
    "kitchen",
    "stuff"
   ],
   "cast": [
    "ME",
    "THE DRAWER",
    "MYSTERY KEY"
   ]
  },
  {
   "title": "Peace talks on the couch",
   "hooks": [
    {
     "category": "attention",
     "text": "B: You crossed the line. | A: Which line?"
    },
    {
     "category": "social",
     "text": "C: I own the corner. Always have."
    },
    {
     "category": "entertainment",
     "text": "A: I request the remote. | B: Under article two."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: We must settle {pain}. | C: Bring snacks.",
       "A: I want the warm end. | B: It's disputed land."
      ]
     },
     {
      "texts": [
       "B: The cushion seam is the border. | A: You moved the seam."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: I'll be in the middle. On all of it."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: I have one foot under. | B: That's my blanket foot.",
       "B: You breathe on my side. | A: I'll breathe in."
      ]
     },
     {
      "texts": [
       "A: There was a map. | C: I sat on it. Then I ate it."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: My mother fought for this armrest."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: A new power enters the room. {product}. | {feature}",
       "B: I'll sign for {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: I put something on the table. {product}. | A: Peace?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: I'll need to sleep on {itObject}. As an inspector."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "A: We could share. | B: Say that in writing.",
       "B: Your foot may stay. | A: My foot thanks you."
      ]
     },
     {
      "texts": [
       "A: Should we shake on it? | B: That means moving. No."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: I've reviewed the treaty. There's fur on it."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "B: Where's the cat? | A: He took both corners."
      ]
     }
    ]
   },
   "bucket": "home-decor",
   "match": [
    "couch",
    "cold",
    "blanket",
    "pillow",
    "sleep",
    "space",
    "comfort"
   ],
   "cast": [
    "ME",
    "ROOMMATE",
    "CAT"
   ]
  },
  {
   "title": "A corner with feelings",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: Four years. Not even a plant."
    },
    {
     "category": "social",
     "text": "C: What goes in that corner? | A: Silence."
    },
    {
     "category": "curiosity",
     "text": "A: Did you hear that? | C: The corner sighed."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: I can't fix {pain} today. | B: Or ever.",
       "A: I'm still deciding. | B: I've met three tenants."
      ]
     },
     {
      "texts": [
       "B: You measured me twice. Then you made soup."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: People always look at it and say potential."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: I gave you a lamp. | B: It moved out.",
       "C: Is that where you keep the vacuum? | B: I hold him."
      ]
     },
     {
      "texts": [
       "B: Golden hour comes every evening. For whom?"
      ],
      "optional": true
     },
     {
      "texts": [
       "A: I pinned sixty pictures for you. | B: On a phone."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Who's at the door? | C: {product}. | {feature}",
       "B: Say it's for me. {product}? | {feature}"
      ]
     },
     {
      "texts": [
       "A: Close your eyes. {product}. | B: I'm a corner."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A: A little left. | B: I know where my middle is."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "C: Oh. Look at that. | B: Me?",
       "B: She took a photo of me. | A: You're glowing."
      ]
     },
     {
      "texts": [
       "A: I walked through the room slower today."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Tell the vacuum it's not personal."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "C: And the other three? | B: Shh. They'll hear you."
      ]
     }
    ]
   },
   "bucket": "home-decor",
   "match": [
    "empty",
    "bare",
    "room",
    "wall",
    "cold",
    "boring",
    "apartment"
   ],
   "cast": [
    "ME",
    "THE CORNER",
    "GUEST"
   ]
  },
  {
   "title": "The dust bunny has kids",
   "hooks": [
    {
     "category": "attention",
     "text": "B: They're five minutes away. | A: Push it under."
    },
    {
     "category": "entertainment",
     "text": "C: We have a family now. | A: Who said that?"
    },
    {
     "category": "problem",
     "text": "B: Something moved under the couch."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: It's {pain}. They'll see it. | C: Let them.",
       "A: We want one clean room. | C: We were here first."
      ]
     },
     {
      "texts": [
       "B: Why does it have eyes? | A: That's a button."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: This is little Gary. He's mostly cat."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: I'll kick it back. | C: Now we're two families.",
       "B: Throw the rug over it. | C: We've tried the rug. Cozy."
      ]
     },
     {
      "texts": [
       "A: The sun is coming in sideways. | C: Our good side."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Four minutes. Hide in the tub. | A: They'll ask why."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: No more rugs. {product}. | {feature}",
       "B: I bought us a grown-up thing. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: Step aside, Gary. {product}. | C: Run."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: Remember us when you sneeze."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "A: Was that it? | B: Lie on the floor. I dare you.",
       "B: They're here. | A: I'm not even sweating."
      ]
     },
     {
      "texts": [
       "A: I found the button. I'd missed it."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Say we always live like this. | A: Every single Tuesday."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "C: Psst. Behind the fridge. | A: Gary?"
      ]
     }
    ]
   },
   "bucket": "cleaning",
   "match": [
    "dust",
    "floor",
    "hair",
    "crumbs",
    "corner",
    "dirt",
    "guests"
   ],
   "cast": [
    "ME",
    "ROOMMATE",
    "DUST BUNNY"
   ]
  },
  {
   "title": "The spill investigation",
   "hooks": [
    {
     "category": "attention",
     "text": "B: Nobody steps in it. | A: I stepped in it."
    },
    {
     "category": "curiosity",
     "text": "B: When was it last clean? | A: Define it."
    },
    {
     "category": "entertainment",
     "text": "C: I used to be a shirt."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: I only report {pain}. | B: Stay in line.",
       "A: I'd like it gone by dinner. | B: Wouldn't we all."
      ]
     },
     {
      "texts": [
       "B: You spread it around. | A: I wiped. | C: He spread it."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: I saw concerts. I had sleeves."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "B: And what's this under the tape? | A: Last week's.",
       "A: I used a toothbrush. | B: Whose? | A: Next question."
      ]
     },
     {
      "texts": [
       "C: He scrubbed a hole in me. Look."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: There's a footprint. | A: Size? | B: Yours. And toast."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: We're closing this scene with {product}. | {feature}",
       "B: The lab sent over {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: Put down the rag. Use {product}. | C: Thank you."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: So I can retire? | A: You can be a curtain for dolls."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: Then we have no case. | A: Say it louder.",
       "A: You can take the tape down. | B: I liked the tape."
      ]
     },
     {
      "texts": [
       "B: I'll miss this floor. We've met so often."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: I'm going to find my sleeves."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "A: Coffee, inspector? | B: Oops. | C: Not again."
      ]
     }
    ]
   },
   "bucket": "cleaning",
   "match": [
    "stain",
    "spill",
    "sticky",
    "grease",
    "laundry",
    "kitchen",
    "bathroom",
    "scrub"
   ],
   "cast": [
    "ME",
    "INSPECTOR",
    "THE RAG"
   ]
  },
  {
   "title": "Be honest, am I dying",
   "hooks": [
    {
     "category": "entertainment",
     "text": "A: Be honest. Am I dying?"
    },
    {
     "category": "problem",
     "text": "A: My leaf fell. | B: I saw. I'm sorry."
    },
    {
     "category": "curiosity",
     "text": "B: You look well. | A: Say it to my roots."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: I need less {pain}. | C: Same.",
       "A: What day is it? | B: Watering was Tuesday. | A: Which?"
      ]
     },
     {
      "texts": [
       "B: I sang to you. | A: It was about a truck."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: I've had no water since March. I'm thriving."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "B: Did I give you too much? | A: I learned to swim.",
       "A: You moved me nine times. | B: For the light."
      ]
     },
     {
      "texts": [
       "A: The basil before me. What happened? | B: Pasta."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: He named the last one Steve. | A: Where's Steve?"
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: I asked around. I got {product}. | {feature}",
       "B: I did my homework. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: This one's for you. {product}. | A: For me?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: Nobody ever bought me one. | B: You bite."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "A: I may make a leaf. No promises. | B: Take your time.",
       "B: How do you feel? | A: Green. I feel green."
      ]
     },
     {
      "texts": [
       "A: Sing again. Not the truck one."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: I felt something, too. It was a fly."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "A: Where did you put Steve? | B: Look, the sun."
      ]
     }
    ]
   },
   "bucket": "garden",
   "only": [
    "planter",
    "plant pot",
    "flower pot",
    "plant",
    "watering can",
    "watering globe",
    "soil",
    "potting soil",
    "fertilizer",
    "plant food",
    "plant stand",
    "plant mister",
    "moss pole",
    "herb garden",
    "hydroponic garden",
    "greenhouse",
    "terrarium",
    "bonsai",
    "succulent",
    "trellis",
    "grow light",
    "seed kit"
   ],
   "match": [
    "plant",
    "water",
    "dying",
    "leaves",
    "soil",
    "sun",
    "pot"
   ],
   "cast": [
    "PLANT",
    "ME",
    "CACTUS"
   ]
  },
  {
   "title": "Over the fence",
   "hooks": [
    {
     "category": "social",
     "text": "B: Nice jungle. | A: It's a concept."
    },
    {
     "category": "entertainment",
     "text": "C: I haven't seen my feet since May."
    },
    {
     "category": "attention",
     "text": "B: Your hose is on my side. | A: It's exploring."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: I'm fighting {pain}. | C: It's winning.",
       "A: I want one good summer out here. | B: Bold."
      ]
     },
     {
      "texts": [
       "B: My tomatoes need a ladder. How are yours? | A: Shy."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: Something lives in my hat."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: I pulled one weed. | C: He told his cousins.",
       "B: Do you water it or threaten it? | A: Both."
      ]
     },
     {
      "texts": [
       "A: I worked till dark with a soup spoon. | B: I watched. With tea."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: A snail passed me. I felt judged."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Take pity advice. {product}. | {feature}",
       "B: I left something on your step. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: You know what I use? {product}. | A: All this time?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A: Why didn't you say so? | B: You never came to the fence."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "C: I can see my shoes. Were they red?",
       "B: Well, look at that. | A: Say it. | B: Fine. Good."
      ]
     },
     {
      "texts": [
       "A: I'm sitting. Outside. On purpose."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Careful, soon you'll have tomatoes and no friends."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "C: Can I face the other way now? | A: Why? | C: Her gnome."
      ]
     }
    ]
   },
   "bucket": "garden",
   "match": [
    "weed",
    "lawn",
    "yard",
    "hose",
    "knees",
    "backyard",
    "outdoor",
    "time"
   ],
   "cast": [
    "ME",
    "NEIGHBOR",
    "GNOME"
   ]
  },
  {
   "title": "Three screws left over",
   "hooks": [
    {
     "category": "entertainment",
     "text": "C: You forgot somebody. | A: Spare part."
    },
    {
     "category": "attention",
     "text": "B: Why are three left over? | A: They're a gift."
    },
    {
     "category": "problem",
     "text": "B: It's leaning. | A: It's listening."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: The enemy is {pain}. | B: And the manual.",
       "A: Forty minutes, it says. | B: That was Saturday."
      ]
     },
     {
      "texts": [
       "B: Step nine shows a man smiling. | A: I hate him."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: I hold up the middle. Just saying."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: Don't touch it. | B: I looked at it. | C: It heard.",
       "B: What's that noise? | A: Wood, settling in."
      ]
     },
     {
      "texts": [
       "A: I used the butter knife again. | B: That was for butter."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: There were four of us yesterday."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: My dad lent you nothing. Here. {product}. | {feature}",
       "B: No more knives. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: I got us {product}. | A: I had it under control."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: Take me with you this time."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: It stands. | A: Walk past it. Slowly.",
       "C: I'm in. I'm finally in. | A: Comfy?"
      ]
     },
     {
      "texts": [
       "B: Now you look like the man in step nine."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: Let's not lean on it. | B: It's a bookshelf. | A: Still."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "B: And this part? | A: Which part? | C: That's the back."
      ]
     }
    ]
   },
   "bucket": "tools",
   "match": [
    "assemble",
    "furniture",
    "screw",
    "shelf",
    "crooked",
    "install",
    "build",
    "fix"
   ],
   "cast": [
    "ME",
    "PARTNER",
    "EXTRA SCREW"
   ]
  },
  {
   "title": "Everybody knows a guy",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: Eeeek. | A: I heard you."
    },
    {
     "category": "social",
     "text": "A: I need a guy. | C: I'm a guy."
    },
    {
     "category": "problem",
     "text": "B: I've been like this since winter."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: First {pain}, then you. | B: Eeeek.",
       "A: It's a ten-minute job. | B: You said that in snow."
      ]
     },
     {
      "texts": [
       "C: I can come Thursday. Between eight and June."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Your date laughed at me. | A: She laughed at me."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: I'll lift the handle a little. | B: That's my bad side.",
       "C: I'd have to bring another guy. | A: For a door?"
      ]
     },
     {
      "texts": [
       "B: Two a.m. You, me, and the whole house. Eeeek."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: I tried olive oil. | B: I smelled like salad. For a month."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: You have hands, don't you? {product}. | {feature}",
       "B: There's a box in the hall. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: I'd settle for {product}. And you. | C: Ouch."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: You're doing it yourself? | A: I'm as scared as you."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "C: So that's it for me? | A: Stay for coffee.",
       "A: Ten minutes. It was ten minutes. | B: I timed it."
      ]
     },
     {
      "texts": [
       "C: I should've told you I'm afraid of doors."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: What else is broken in here? | B: Don't get wild."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "B: I kind of miss my song. | A: No. | C: I'll come in June."
      ]
     }
    ]
   },
   "bucket": "tools",
   "match": [
    "leak",
    "squeak",
    "door",
    "tight",
    "repair",
    "fix",
    "landlord",
    "reach",
    "wall"
   ],
   "cast": [
    "ME",
    "THE DOOR",
    "A GUY"
   ]
  },
  {
   "title": "The desk plant drinks more",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: I've had more water than you. | A: Impossible."
    },
    {
     "category": "curiosity",
     "text": "C: Is the plant talking? | A: It's counting."
    },
    {
     "category": "problem",
     "text": "B: It's two, and you've had one sip."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: The reason is {pain}. | B: I drink from a saucer.",
       "A: I'm busy. | B: I'm in a pot. I manage."
      ]
     },
     {
      "texts": [
       "C: You watered the plant twice today. | A: It asks nicely."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Monday's cup has a skin. I named it."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: I'll get some after this call. | B: Which of the six?",
       "B: Shall I lend you my spray bottle? | A: Maybe."
      ]
     },
     {
      "texts": [
       "A: Somebody took my mug again. | C: It says World's Okayest Dad. It's mine."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: I had rain once. I still talk about it."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: I leaned on the right box today. {product}. | {feature}",
       "B: Look left, next to me. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: Take it from a fern. {product}. | C: He's right."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A: Is this for me or for you? | B: I'd take the overflow."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: Look at you. Practically a plant.",
       "C: You're ahead of the plant. | B: It's not a race."
      ]
     },
     {
      "texts": [
       "B: Now stand by the window and do nothing."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: I went twice before lunch. | C: We have other topics."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "A: Wait, when did I water you? | B: Now that you mention it."
      ]
     }
    ]
   },
   "bucket": "drinkware",
   "match": [
    "water",
    "drink",
    "forget",
    "warm",
    "desk",
    "hydrate",
    "work",
    "day"
   ],
   "cast": [
    "ME",
    "DESK PLANT",
    "COWORKER"
   ]
  },
  {
   "title": "The microwave has questions",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: You again. | A: Thirty seconds. Please."
    },
    {
     "category": "problem",
     "text": "C: I was hot once. | A: I know."
    },
    {
     "category": "curiosity",
     "text": "B: Third time today. Everything okay?"
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: It's {pain}. | B: It's every day.",
       "A: I just want to finish one. | C: Everybody leaves me."
      ]
     },
     {
      "texts": [
       "B: I do popcorn. I do soup. Not heartbreak."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: First the phone. Then the dog. Then Linda."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "B: I'll have to boil him. | C: Do what you must.",
       "A: I only took one call. | C: You grew a beard."
      ]
     },
     {
      "texts": [
       "B: There's another cup of yours in here. | A: From when?"
      ],
      "optional": true
     },
     {
      "texts": [
       "C: I have a skin now. Don't look at me."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Before we do this again. {product}. | {feature}",
       "B: Somebody left {product} on top of me. | {feature}"
      ]
     },
     {
      "texts": [
       "B: I'm begging you. {product}. | A: You knew?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: Is there room in there for me? | A: You first."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "A: I'm taking you to the meeting. | C: Outside?",
       "C: You carried me the whole call. | A: Of course."
      ]
     },
     {
      "texts": [
       "B: So it's just me and the popcorn then."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: Last sip. We made it. Tell Linda."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "B: I'll leave the light on. | A: It's soup tomorrow. | B: Yes."
      ]
     }
    ]
   },
   "bucket": "drinkware",
   "only": [
    "mug",
    "cup",
    "coffee mug",
    "coffee cup",
    "travel mug",
    "tumbler",
    "thermos",
    "teacup",
    "flask"
   ],
   "match": [
    "coffee",
    "tea",
    "cold",
    "reheat",
    "microwave",
    "lukewarm"
   ],
   "cast": [
    "ME",
    "MICROWAVE",
    "THE COFFEE"
   ]
  },
  {
   "title": "Lost and found",
   "hooks": [
    {
     "category": "attention",
     "text": "B: Describe what you lost. | A: It's clear."
    },
    {
     "category": "entertainment",
     "text": "C: He left me on a bus."
    },
    {
     "category": "social",
     "text": "B: You're the fourth parent today. | A: Same bottle?"
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: I came because of {pain}. | C: I'm right here.",
       "A: I lost a bottle. | B: We have two hundred."
      ]
     },
     {
      "texts": [
       "B: Any marks? | A: Teeth. On the lid."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: He calls us all buddy."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "B: Is it one of these? | A: They're all the same.",
       "C: I rolled under every seat. | B: Let it talk."
      ]
     },
     {
      "texts": [
       "A: I had a sticker on it. | C: It left me, too."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: This one's full of soup. | A: That's close."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Sir, start over. {product}. | {feature}",
       "B: We keep one behind the counter. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: May I suggest {product}? | C: May I suggest shame?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A: And if I lose {itObject}, too? | B: I'll see you Thursday."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "C: So I live here now? | B: You get a shelf.",
       "A: I'd know {itObject} anywhere. | B: We'll see."
      ]
     },
     {
      "texts": [
       "C: I'm happy for you. I'm mostly plastic, but happy."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Write your name on it. A large one."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "B: And whose child is this? | A: He's mine. | B: Sign."
      ]
     }
    ]
   },
   "bucket": "drinkware",
   "match": [
    "bottle",
    "leak",
    "spill",
    "gym",
    "practice",
    "kids",
    "school",
    "bag",
    "carry"
   ],
   "cast": [
    "ME",
    "CLERK",
    "THE BOTTLE"
   ]
  },
  {
   "title": "Dinner at six-thirty",
   "hooks": [
    {
     "category": "attention",
     "text": "B: When's dinner? | A: Soon. | B: Define soon."
    },
    {
     "category": "entertainment",
     "text": "C: Come closer. Let's cry together."
    },
    {
     "category": "social",
     "text": "B: We ate the grapes. All of them."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: It's {pain} tonight. | B: So, cereal?",
       "A: The recipe said ten minutes. | B: An hour ago."
      ]
     },
     {
      "texts": [
       "C: I have layers. You have twenty minutes."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Can we help? | A: Last time we lost a spoon."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "C: You're crying. | A: You started it.",
       "B: We called Grandma. She's driving. | A: She lives in Ohio."
      ]
     },
     {
      "texts": [
       "B: We voted. You're the sous chef now."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: The carrot says you're all talk."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Use the new thing. {product}. | {feature}",
       "B: What about {product}? We unwrapped it. | {feature}"
      ]
     },
     {
      "texts": [
       "A: Fine. Time for {product}. | C: My turn already?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: It was nice being whole. | A: You'll be soup. It's an honor."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: Is that a real dinner? | A: Sit, quickly.",
       "B: It has a color. | A: That's the food."
      ]
     },
     {
      "texts": [
       "C: I taste better with butter. Just saying."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: We'd like to hire you back."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "A: Who's at the door? | B: Grandma. With pizza."
      ]
     }
    ]
   },
   "bucket": "kitchen-tool",
   "match": [
    "dinner",
    "time",
    "cook",
    "prep",
    "clean",
    "weeknight",
    "chop",
    "slow"
   ],
   "cast": [
    "ME",
    "THE KIDS",
    "THE ONION"
   ]
  },
  {
   "title": "The sink union",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: Day three in here. | A: You're soaking."
    },
    {
     "category": "problem",
     "text": "B: Something's growing on me. | A: Character."
    },
    {
     "category": "attention",
     "text": "C: Nobody gets washed till we talk."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: I promise to end {pain}. | C: In writing.",
       "A: I want to cook dinner. | B: With whom?"
      ]
     },
     {
      "texts": [
       "B: You said one night. I'm a swamp."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: I have egg between my teeth."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: I'll just use the small pot. | B: He's with us.",
       "C: The ladle walked out. | A: It can't walk."
      ]
     },
     {
      "texts": [
       "B: The sponge quit. He left a note. It's moist."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: I ate from a lid. | C: It hurt to watch."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Our demand is one new colleague. {product}. | {feature}",
       "B: We want to work with {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: Read the list. | A: Only {product}? | B: And love."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: Be nice to the new guy. No handle jokes."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: Fine. We go back on the hook.",
       "A: Is the strike over? | C: I'm in the drawer. Smiling."
      ]
     },
     {
      "texts": [
       "B: Dry. I'd forgotten dry."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: Same time tomorrow? | C: Wash first, talk later."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "A: Who ordered takeout? | B: Management."
      ]
     }
    ]
   },
   "bucket": "kitchen-tool",
   "match": [
    "wash",
    "dish",
    "stuck",
    "soak",
    "counter",
    "drawer",
    "space",
    "storage",
    "clutter"
   ],
   "cast": [
    "ME",
    "THE PAN",
    "FORK"
   ]
  },
  {
   "title": "The fridge has seen you",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: Nothing changed since ten minutes ago."
    },
    {
     "category": "curiosity",
     "text": "C: She's back. Pretend you're asleep."
    },
    {
     "category": "problem",
     "text": "A: There's nothing to eat. | C: Thanks."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: It's {pain}. | B: It's one a.m.",
       "A: I want something. | B: Sweet? Salty? Love?"
      ]
     },
     {
      "texts": [
       "C: Lick me. Live a little."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: There's mustard, ice, and a thing in foil. | A: What thing?"
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "B: You're letting the cold out. | A: I'm thinking.",
       "A: What if I just eat shredded cheese? | B: I saw that."
      ]
     },
     {
      "texts": [
       "C: I was whole in spring. Where's the rest?"
      ],
      "optional": true
     },
     {
      "texts": [
       "B: My light isn't for reading. Close me."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Try the pantry. Second shelf. {product}. | {feature}",
       "B: Not in me. Behind you. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: Turn around. | A: Oh. {product}. | C: Rude."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: Does anybody want a squeeze on that?"
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: You came, you chewed, you smiled.",
       "A: I'm going to bed. | B: On purpose?"
      ]
     },
     {
      "texts": [
       "C: Ask what's in the foil. | B: We don't ask."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: Don't tell anyone. | B: I hum. That's all I do."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "B: See you at two. | A: You won't. | C: She will."
      ]
     }
    ]
   },
   "bucket": "food",
   "match": [
    "snack",
    "hungry",
    "crave",
    "night",
    "bored",
    "lunch",
    "sweet"
   ],
   "cast": [
    "ME",
    "THE FRIDGE",
    "HALF A LEMON"
   ]
  },
  {
   "title": "The last one in the bowl",
   "hooks": [
    {
     "category": "attention",
     "text": "B: There's one left. | A: I saw it first."
    },
    {
     "category": "social",
     "text": "C: Nobody's looking at it. Everybody's looking at it."
    },
    {
     "category": "entertainment",
     "text": "B: You take it. | A: No, you. | C: Hm."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: I drove through {pain} for this. | B: I set the table.",
       "A: I want that one. | B: As a guest?"
      ]
     },
     {
      "texts": [
       "C: In this house we split it. | A: It's a crumb."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: I had four. | A: I counted seven."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: Rock, paper, scissors. | B: First to nineteen.",
       "C: I'm the oldest. | B: That's why you've had enough."
      ]
     },
     {
      "texts": [
       "B: I licked it. | A: You licked the bowl. | C: I licked it earlier."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: Remember who came to your recital. | B: You left at halftime."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Wait. Check the bag. {product}. | {feature}",
       "B: Mom hid something. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: Nobody panic. I brought {product}. | A: You waited?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: I'm putting my name on {itObject}."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "A: So, you can have that one. | B: No, you.",
       "C: It's quiet. Everybody's chewing. | A: Mm."
      ]
     },
     {
      "texts": [
       "B: I'm sorry about your recital comment. | A: It was a good halftime."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: This is how your mother and I met."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "A: Wait. Who took the last one? | C: Love you both."
      ]
     }
    ]
   },
   "bucket": "food",
   "match": [
    "share",
    "guests",
    "kids",
    "party",
    "family",
    "dinner",
    "taste"
   ],
   "cast": [
    "ME",
    "SISTER",
    "DAD"
   ]
  },
  {
   "title": "Last year's jar",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: Happy anniversary. | A: To what?"
    },
    {
     "category": "curiosity",
     "text": "A: You're still full. | B: So were your plans."
    },
    {
     "category": "problem",
     "text": "B: You opened me once. In January."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: It's always {pain}. | B: I blame the cupboard.",
       "A: This time I'll remember. | C: I'm still wrapped."
      ]
     },
     {
      "texts": [
       "B: I know your whole cupboard. I've had time."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: I had good intentions. | B: They're on the shelf below."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: I put you behind the flour. | B: I speak flour now.",
       "B: What's today's excuse? | A: The dog. | C: Nice."
      ]
     },
     {
      "texts": [
       "B: You have six of us. We play cards."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: She opened a paint can with me."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Start again. Read the label first. {product}. | {feature}",
       "B: I found my successor. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: If it's a new year, then {product}. | A: Next to the coffee?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: Do I get to come along? | A: You're first in line."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "A: It stands where I can see it. | B: Bold.",
       "C: She took me out. | B: What's it like? | C: Bright."
      ]
     },
     {
      "texts": [
       "B: Day one. I won't clap before day two."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: I moved you to the front, too. | B: Is that sunlight?"
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "B: Who's winning at cards? | C: The flour."
      ]
     }
    ]
   },
   "bucket": "supplement",
   "match": [
    "forget",
    "routine",
    "habit",
    "morning",
    "shelf",
    "bottle",
    "consistent"
   ],
   "cast": [
    "ME",
    "LAST YEAR'S JAR",
    "SPOON"
   ]
  },
  {
   "title": "The clump",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: I'll never dissolve. | A: We'll see."
    },
    {
     "category": "problem",
     "text": "C: You've got some on your shirt. | A: Some?"
    },
    {
     "category": "curiosity",
     "text": "C: What are you chewing? | A: My drink."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: I shake, and still {pain}. | B: Respect.",
       "A: I want to drink this. | B: I want to live."
      ]
     },
     {
      "texts": [
       "C: Did you shake it? | A: I danced with it."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: I float. I sink. I surprise."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: The scoop is missing. | B: It's down here. With me.",
       "C: People are staring. | A: Let them mix their own."
      ]
     },
     {
      "texts": [
       "A: I put the lid on. | C: You put a lid on. | B: Not that one."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Your mirror has a white handprint. Explain that."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "C: Toss it. Try {product}. | {feature}",
       "C: I brought mine. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "C: Take a scoop of mine. {product}. | B: Who?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A: What's on the label? | C: Read it. That's what it's for."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "A: I drank it. With my mouth. | C: Proud of you.",
       "B: So this is goodbye? | A: To the drain, friend."
      ]
     },
     {
      "texts": [
       "C: Now wipe the mirror. | A: I'll sign it instead."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: I'll be back, in somebody's pancake."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "C: Your bag is leaking. | B: Told you."
      ]
     }
    ]
   },
   "bucket": "supplement",
   "only": [
    "protein powder",
    "protein",
    "collagen",
    "creatine",
    "electrolyte powder",
    "greens powder",
    "pre-workout",
    "preworkout",
    "whey",
    "bcaa",
    "hydration powder",
    "powder",
    "electrolyte",
    "fiber"
   ],
   "match": [
    "clump",
    "mix",
    "taste",
    "powder",
    "shake",
    "scoop",
    "gritty"
   ],
   "cast": [
    "ME",
    "THE CLUMP",
    "GYM FRIEND"
   ]
  },
  {
   "title": "Fourteen open tabs",
   "hooks": [
    {
     "category": "entertainment",
     "text": "C: Remember me? | A: No."
    },
    {
     "category": "curiosity",
     "text": "B: We opened that for a reason. | A: Which?"
    },
    {
     "category": "problem",
     "text": "C: You've been here since Sunday."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: I searched for {pain}. | C: Nine times.",
       "A: I wanted to start at eight. | B: It's ten."
      ]
     },
     {
      "texts": [
       "C: I'm a video about videos. You saved me."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Tab six is soup. Tab seven is why soup."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: I'll just read one more. | B: You said that at nine.",
       "B: Let's make a list. | C: You have a list. Tab two."
      ]
     },
     {
      "texts": [
       "A: Now I'm pricing boats. | B: We live inland."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: Tab nine started playing by itself. We're all scared."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Close them. Open one. {product}. | {feature}",
       "B: One thing tonight. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: What about {product}? | C: Only one tab?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A: Do I have to sit up straight? | B: Do it in your blanket."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "A: I started. I'm in it. | B: Quiet, I'm busy.",
       "C: It's lonely in this window. | A: I know."
      ]
     },
     {
      "texts": [
       "B: I had one thought. To the end."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: Can I close soup? | C: Give us a minute."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "A: What were you about, anyway? | C: Focus."
      ]
     }
    ]
   },
   "bucket": "service",
   "match": [
    "time",
    "start",
    "learn",
    "organize",
    "overwhelm",
    "procrastinate",
    "finish",
    "free"
   ],
   "cast": [
    "ME",
    "MY BRAIN",
    "TAB FOURTEEN"
   ]
  },
  {
   "title": "Monday files a complaint",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: Stop saying you'll start on me."
    },
    {
     "category": "curiosity",
     "text": "C: She's making the plan again. | B: How many colors?"
    },
    {
     "category": "problem",
     "text": "A: Tomorrow I begin. | B: I'm busy."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: You'll help me with {pain}. | B: I'm a weekday.",
       "A: I want to begin fresh. | B: You begin weekly."
      ]
     },
     {
      "texts": [
       "C: I hear big words. Every week. In my slippers."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Nobody ever promises Thursday anything."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: This time there's a chart. | C: It has stickers.",
       "B: By nine you're eating toast over my sink."
      ]
     },
     {
      "texts": [
       "A: Day three was hard. | B: You never met day three."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: I made you tea. You made a vision board."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Don't wait for me. Now. {product}. | {feature}",
       "B: Try it on Sunday. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: Open {product}. While I'm still asleep. | C: Ooh."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A: In my pajamas? | C: I won't tell the others."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: Wait. You've already started? | A: Good morning.",
       "C: She began on me. On me. | B: Congratulations."
      ]
     },
     {
      "texts": [
       "A: What do I do with the stickers? | C: Reward my slippers."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: I came in ready to be blamed. Now what?"
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "B: So what am I for? | A: Coffee. | B: I'll take it."
      ]
     }
    ]
   },
   "bucket": "service",
   "match": [
    "monday",
    "routine",
    "start",
    "habit",
    "plan",
    "busy",
    "stick",
    "motivation"
   ],
   "cast": [
    "ME",
    "MONDAY",
    "SUNDAY NIGHT"
   ]
  },
  {
   "title": "Back in the first one",
   "hooks": [
    {
     "category": "attention",
     "text": "C: I'm downstairs. | A: I'm in a sleeve."
    },
    {
     "category": "entertainment",
     "text": "B: You've tried that one. | A: Not with hope."
    },
    {
     "category": "social",
     "text": "B: You have nothing to wear? | A: Nothing."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: Everything is {pain}. | B: Don't blame me.",
       "A: I want one easy choice. | B: I hold ninety hard ones."
      ]
     },
     {
      "texts": [
       "B: The black one? | A: I'm wearing the black one. | B: The other."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: It says casual. | B: Casual what?"
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "C: The meter's running. | A: So am I.",
       "B: You're back in the first one. | A: It grew on me."
      ]
     },
     {
      "texts": [
       "A: I need an opinion. | B: I'm a box with a door."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: There's a tag on that from before we met."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Right side. Behind the coat. {product}. | {feature}",
       "B: The new hanger. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: I've been saving {product}. | A: You let me suffer?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A: Do I need to iron? | B: Do you own one?"
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "A: Taxi, I'm coming. | C: Who's this?",
       "B: Sit. Reach. Turn. Go. | A: Bossy."
      ]
     },
     {
      "texts": [
       "B: Tell the others it's not their fault."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: You're on time. My meter's confused."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "A: Do I look casual? | C: Compared to what?"
      ]
     }
    ]
   },
   "bucket": "apparel",
   "not": [
    "ring",
    "necklace",
    "bracelet",
    "earrings",
    "watch",
    "anklet",
    "pendant",
    "brooch",
    "jewelry",
    "watch band",
    "cufflinks",
    "stud"
   ],
   "match": [
    "fit",
    "wear",
    "outfit",
    "closet",
    "comfort",
    "tight",
    "itch"
   ],
   "cast": [
    "ME",
    "CLOSET",
    "TAXI"
   ]
  },
  {
   "title": "The board of clothes",
   "hooks": [
    {
     "category": "curiosity",
     "text": "B: Is that mine? | A: Is what yours?"
    },
    {
     "category": "social",
     "text": "B: Turn around. I know that collar."
    },
    {
     "category": "entertainment",
     "text": "C: Your name isn't on the list. | A: It's my house."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: I left home with {pain}. | B: So you raided me?",
       "A: I was cold at eight. | B: So you borrowed?"
      ]
     },
     {
      "texts": [
       "B: I've looked for it since April."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: It was on a chair. | B: In my bedroom."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "B: Take it off. | A: In the lobby? | C: Please don't.",
       "A: We agreed to share. | B: Soup. We agreed on soup."
      ]
     },
     {
      "texts": [
       "C: I saw him leave with a hat, too."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: It looks better on me. | B: It has my initials."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Get your own. Like this. {product}. | {feature}",
       "B: I ordered one for you. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: This is for the thief. {product}. | A: I accept."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: Will there be a hug? It's usually a hug."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "A: I'd never lend this to anyone. | B: Good.",
       "B: Now give it back. | A: Which of the nine?"
      ]
     },
     {
      "texts": [
       "C: Very nice, sir. Still can't let you in."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: I'll wash yours. | B: You don't know how."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "B: Is that my belt? | A: It holds me together."
      ]
     }
    ]
   },
   "bucket": "apparel",
   "match": [
    "cold",
    "hot",
    "weather",
    "commute",
    "packing",
    "everyday",
    "style",
    "sweat"
   ],
   "cast": [
    "ME",
    "FRIEND",
    "DOORMAN"
   ]
  },
  {
   "title": "The union of feet",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: We've stopped. | A: I'm mid-street."
    },
    {
     "category": "problem",
     "text": "A: It's a short walk. | C: You said that."
    },
    {
     "category": "social",
     "text": "B: Nobody asked the feet."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "B: We object to {pain}. | C: Seconded.",
       "B: We want to talk about working conditions."
      ]
     },
     {
      "texts": [
       "A: We're almost there. | C: You were born almost there."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Two miles. For a sandwich. In those."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "C: I'm going home. | A: You can't go alone.",
       "A: Just up these stairs. | B: There it is. Stairs."
      ]
     },
     {
      "texts": [
       "B: The toes have walked out. All ten."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: You bought them for color. We felt it."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: We drew up a contract. {product}. | {feature}",
       "B: One point on our list. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "A: What do you want? | B: {product}. | C: Now."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: Me first. | B: You're always first. You're right."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: Left. | C: Right. | B: I missed this.",
       "A: Can we go on? | C: Ask how far."
      ]
     },
     {
      "texts": [
       "A: It's another mile. | B: For the sandwich? Fine."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: We talked it over. You may have Sunday."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "A: Then why is it cold? | B: You're in socks."
      ]
     }
    ]
   },
   "bucket": "footwear",
   "match": [
    "feet",
    "sore",
    "walk",
    "stand",
    "blister",
    "work",
    "comfort",
    "cold"
   ],
   "cast": [
    "ME",
    "LEFT FOOT",
    "RIGHT FOOT"
   ]
  },
  {
   "title": "Trash night in socks",
   "hooks": [
    {
     "category": "attention",
     "text": "C: Trash truck. Two minutes. | A: Shoes?"
    },
    {
     "category": "entertainment",
     "text": "B: Don't take me out there. | A: It's quick."
    },
    {
     "category": "problem",
     "text": "B: Is that a puddle? | A: It's shallow."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: If it weren't for {pain}. | B: I'm cotton.",
       "A: I just need to reach the curb. | B: On me?"
      ]
     },
     {
      "texts": [
       "C: Use my boots. | A: They have a spider. | C: That's Ron."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: I was folded. I had a partner."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: I'll hop. | B: On me. You'll hop on me.",
       "C: One minute. | A: The laces are in a knot."
      ]
     },
     {
      "texts": [
       "B: I can feel the driveway. All of it."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: I walked on the backs of my sneakers. | C: I heard them cry."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "C: Try the mat by the door. {product}. | {feature}",
       "C: I put {product} there for this. | {feature}"
      ]
     },
     {
      "texts": [
       "C: Step into {product}. | B: Bless you both."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "B: And me? | A: You're going in the dryer."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "A: Made it. | C: You waved at the driver.",
       "C: You're back. | A: I stayed out to look at the moon."
      ]
     },
     {
      "texts": [
       "B: Warm. Dry. Tell me about the moon."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: Ron says hi. | C: He doesn't say hi to anyone."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "C: Where's the trash? | A: I took the trash."
      ]
     }
    ]
   },
   "bucket": "footwear",
   "match": [
    "house",
    "slipper",
    "wet",
    "door",
    "laces",
    "slip",
    "quick",
    "rain",
    "floor",
    "dog"
   ],
   "cast": [
    "ME",
    "LEFT SOCK",
    "ROOMMATE"
   ]
  },
  {
   "title": "Warmer, colder",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: Cold. Colder. | A: Just tell me."
    },
    {
     "category": "problem",
     "text": "A: I can hear you. | B: Can you, though?"
    },
    {
     "category": "attention",
     "text": "A: My phone is ringing in there. | C: Somewhere."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: I have {pain} and groceries. | C: And me.",
       "A: I want to get inside. | B: I want to see Spain."
      ]
     },
     {
      "texts": [
       "C: I also hold a fork. Don't ask."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: Is this you? | B: That's a lip balm. One of five."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "B: Warmer. | A: Ow. | B: That was the pen.",
       "C: Dump me out. | A: On the street? | C: Be brave."
      ]
     },
     {
      "texts": [
       "A: The ice cream is sweating. | B: So are you."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: There's a receipt in here older than your niece."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Look, I like you. Get {product}. | {feature}",
       "B: You know what I'd move into? {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "A: Fine. Tomorrow, {product}. | C: I understand."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: I had a good strap once. | A: You did."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: Hot. Very hot. You found me.",
       "A: I reached in once. Once. | B: I felt it."
      ]
     },
     {
      "texts": [
       "B: Do it again. I liked being found."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: I'll hold the other totes. It's honest work."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "A: Okay. Which key is it? | B: Colder."
      ]
     }
    ]
   },
   "bucket": "bag",
   "match": [
    "find",
    "keys",
    "dig",
    "mess",
    "lose",
    "bottom",
    "pocket",
    "organize"
   ],
   "cast": [
    "ME",
    "KEYS",
    "THE BAG"
   ]
  },
  {
   "title": "People behind you",
   "hooks": [
    {
     "category": "social",
     "text": "C: We're all waiting. | A: It's in here."
    },
    {
     "category": "attention",
     "text": "B: That's eleven fifty. | A: One second."
    },
    {
     "category": "entertainment",
     "text": "B: Is that a sock? | A: It's my wallet sock."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: It's just {pain}. | C: We see that.",
       "A: I have a card. | C: He has a theory."
      ]
     },
     {
      "texts": [
       "A: Can you hold my banana? | B: I'm holding your umbrella."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: My ice cream is a drink now."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: I'll put it all on the counter. | C: No.",
       "B: Is this your card? | A: Library. | C: In another city."
      ]
     },
     {
      "texts": [
       "C: We elected a speaker. She's eighty. She's angry."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: I found a dollar. | B: It's a napkin."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: We carry help for this. {product}. | {feature}",
       "B: I see this daily. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: Before you repack, {product}. | C: Please."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: We'd like to sponsor that."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "A: Card. Here. First try. | C: Applause.",
       "B: Next time, one hand. | A: One hand."
      ]
     },
     {
      "texts": [
       "C: The line moved. Somebody fainted with joy."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: Can I have my banana? | B: Bagged it."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "B: Do you have our store card? | C: No. No, no."
      ]
     }
    ]
   },
   "bucket": "bag",
   "match": [
    "line",
    "wallet",
    "card",
    "checkout",
    "heavy",
    "strap",
    "shoulder",
    "cash",
    "commute"
   ],
   "cast": [
    "ME",
    "CASHIER",
    "LINE"
   ]
  },
  {
   "title": "Sit on me harder",
   "hooks": [
    {
     "category": "entertainment",
     "text": "B: Sit on me harder. | A: I'm jumping."
    },
    {
     "category": "problem",
     "text": "B: Something has to go. | C: Don't look at me."
    },
    {
     "category": "attention",
     "text": "A: The cab comes in ten. | B: I'm a clam."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: We have {pain} and ten minutes. | B: I know.",
       "A: It's two nights. | B: You packed nine tops."
      ]
     },
     {
      "texts": [
       "C: I'm for the fancy dinner. | A: What fancy dinner? | C: Exactly."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Who brings a lamp? | A: You don't know their lamps."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "A: Breathe out. | B: That was out.",
       "B: My zipper is singing. | A: High note?"
      ]
     },
     {
      "texts": [
       "A: I sat on you last year. | B: I have the mark."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: Take out the shampoo. It talks about me."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: Unzip. We do it with {product}. | {feature}",
       "B: The bag on the bed. {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: New plan. {product}. | C: Am I in the plan?"
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: I call a spot by the socks."
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "B: Click. Did you hear click? | A: I heard it.",
       "A: I'm not sitting on you. | B: I noticed."
      ]
     },
     {
      "texts": [
       "C: It's tidy in here. We have streets now."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: Nine minutes left. Do people eat breakfast?"
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "A: Where's my passport? | B: Deep. | C: Very deep."
      ]
     }
    ]
   },
   "bucket": "travel",
   "only": [
    "suitcase",
    "luggage",
    "carry-on",
    "packing cube",
    "travel bag",
    "travel organizer",
    "compression bag",
    "packing bag",
    "trunk",
    "luggage strap",
    "luggage scale",
    "travel kit",
    "travel bottle",
    "garment bag",
    "jewelry case",
    "toiletry bottle",
    "travel steamer",
    "passport holder",
    "passport case",
    "luggage tag"
   ],
   "match": [
    "pack",
    "suitcase",
    "space",
    "close",
    "overpack",
    "heavy",
    "wrinkle",
    "luggage"
   ],
   "cast": [
    "ME",
    "SUITCASE",
    "FOURTH JEANS"
   ]
  },
  {
   "title": "The gate moved again",
   "hooks": [
    {
     "category": "attention",
     "text": "B: Gate change. | A: I just sat down."
    },
    {
     "category": "social",
     "text": "C: Are you going to sleep on me? | A: Probably."
    },
    {
     "category": "entertainment",
     "text": "B: Now boarding people who read signs."
    }
   ],
   "lines": {
    "want": [
     {
      "texts": [
       "A: First {pain}, now this. | B: Happy holidays.",
       "A: I want one quiet hour. | B: On a plane?"
      ]
     },
     {
      "texts": [
       "C: I have the middle. I also have egg salad."
      ],
      "optional": true
     },
     {
      "texts": [
       "A: Which gate? | B: You'll see mountains. Then left."
      ],
      "optional": true
     }
    ],
    "escalation": [
     {
      "texts": [
       "B: And it moved back. | A: I ran past it.",
       "C: You drooled before takeoff. | A: I blinked slowly."
      ]
     },
     {
      "texts": [
       "A: My pillow is a rolled hoodie. | C: My shoulder is a rolled hoodie."
      ],
      "optional": true
     },
     {
      "texts": [
       "B: We're delayed by one bag, two clouds, and Greg."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "B: You forgot this at the bench. {product}? | {feature}",
       "B: Frequent flyers show me {product}. | {feature}"
      ]
     },
     {
      "texts": [
       "B: Some passengers bring {product}. | C: Smart people."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "C: Is there another one in there? For the shoulder?"
      ],
      "optional": true
     }
    ],
    "payoff": [
     {
      "texts": [
       "C: He's out. The shoulder is mine again.",
       "B: We've landed, sir. | A: Landed where?"
      ]
     },
     {
      "texts": [
       "A: I didn't hear Greg. | C: Nobody told him the gate."
      ],
      "optional": true
     },
     {
      "texts": [
       "C: Can I have the peanuts you slept through?"
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "B: Sir, this was the bus to the plane."
      ]
     }
    ]
   },
   "bucket": "travel",
   "match": [
    "flight",
    "airport",
    "sleep",
    "seat",
    "neck",
    "gate",
    "plane",
    "noise",
    "hotel"
   ],
   "cast": [
    "ME",
    "GATE AGENT",
    "NEXT SEAT"
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
     "text": "My phone can type {pain} without me."
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
       "There's a second drawing on the fridge. In that one I'm smiling."
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
     "text": "I wasted a whole birthday wish on a nuisance."
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
       "I flipped it. Tails. I said, \"Two out of three.\"",
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
  },
  {
   "title": "Dominoes on the shelf",
   "hooks": [
    {
     "category": "attention",
     "text": "One elbow, and the whole bathroom shelf went."
    },
    {
     "category": "curiosity",
     "text": "My guest heard eleven bottles fall, one by one."
    },
    {
     "category": "entertainment",
     "text": "I was taken down by a shampoo cap."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "It was {day} night, and I had somebody waiting on the couch.",
       "I'd told my guest I'd be two minutes, and I closed the bathroom door."
      ]
     },
     {
      "texts": [
       "The shelf above the sink held everything I'd ever believed in."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "I'd come in because of {pain}. Then my elbow came in.",
       "My elbow touched the first bottle, and it touched the next."
      ]
     },
     {
      "texts": [
       "They went in order of size, like a school photo."
      ],
      "optional": true
     },
     {
      "texts": [
       "Through the door somebody asked, \"Are you alive?\""
      ],
      "optional": true
     },
     {
      "texts": [
       "I sat on the edge of the tub and counted. Half of them I'd stopped using in winter."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "So the shelf got a fresh start, with {product} up front.",
       "When I put things back, I made room for {product}."
      ]
     },
     {
      "texts": [
       "The rest went in a bag under the sink, to think about what they'd done."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "There was finally space between one thing and the next."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "I reached over the sink that night without holding my breath."
      ],
      "optional": true
     },
     {
      "texts": [
       "My guest used the bathroom later and came out saying nothing, which was the nicest thing."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "The elbow's fine. The shelf's still standing.",
       "I move around that sink like a normal person now. Elbows in, though."
      ]
     }
    ]
   },
   "bucket": "skincare",
   "match": [
    "shelf",
    "clutter",
    "bottles",
    "space",
    "messy",
    "too many",
    "steps",
    "routine",
    "expensive",
    "sticky"
   ]
  },
  {
   "title": "Edge of the tub, eleven at night",
   "hooks": [
    {
     "category": "problem",
     "text": "It was eleven, and I was on step two."
    },
    {
     "category": "curiosity",
     "text": "I fell asleep on the edge of a bathtub."
    },
    {
     "category": "entertainment",
     "text": "My nighttime routine outlasted me."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "I sat on the edge of the tub with a towel on my shoulder.",
       "I'd come home late, and the bathroom tile was freezing."
      ]
     },
     {
      "texts": [
       "On my phone, a woman in golden light was explaining step six of nine."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "I couldn't stop thinking about {pain}. And I was tired.",
       "I had one sock on, and I'd lost count of the steps."
      ]
     },
     {
      "texts": [
       "My chin dropped at step four. The phone slid into the laundry basket and kept talking."
      ],
      "optional": true
     },
     {
      "texts": [
       "I woke up to her saying, \"And now we wait.\""
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "The next evening I kept it small: {product}.",
       "I skipped ahead that night, straight to {product}."
      ]
     },
     {
      "texts": [
       "One thing on the edge of the sink. Even I could find the start."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "I was in bed before the tile got cold."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "The towel went back on its hook, dry, which was a first for that towel."
      ],
      "optional": true
     },
     {
      "texts": [
       "I brushed my hair out of my face and caught myself humming at the faucet."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "The woman in my phone is still on step six. I hope she sleeps.",
       "I still sit on that tub now and then. I just don't nap."
      ]
     }
    ]
   },
   "bucket": "skincare"
  },
  {
   "title": "The parking lot mirror",
   "hooks": [
    {
     "category": "attention",
     "text": "We were parked outside a wedding, and I panicked."
    },
    {
     "category": "curiosity",
     "text": "I had four minutes and one sun visor."
    },
    {
     "category": "entertainment",
     "text": "I got ready for a wedding in a parking lot."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "The engine was off, and people in nice shoes walked past.",
       "My cousin parked, flipped my visor down, and said, \"Four minutes.\""
      ]
     },
     {
      "texts": [
       "The visor mirror showed me one eye at a time."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "What I had was a pouch, a tissue, and {pain}.",
       "I emptied my pouch into my lap, and everything in it was broken."
      ]
     },
     {
      "texts": [
       "The first pencil was blunt, and the second was a pen from a bank."
      ],
      "optional": true
     },
     {
      "texts": [
       "Somebody's grandfather knocked on the window and pointed at his own cheek. Left side."
      ],
      "optional": true
     },
     {
      "texts": [
       "The church bell started before I'd found the other half of my face."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "After that, one thing got its own pocket: {product}.",
       "So before the next wedding I packed {product}."
      ]
     },
     {
      "texts": [
       "I threw out the bank pen. It had done enough."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "I sat in the same seat in June, visor down, bag closed."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "My cousin said, \"Four minutes,\" and I took two and used the rest to find a mint."
      ],
      "optional": true
     },
     {
      "texts": [
       "Somebody's grandfather walked by, and this time he only waved."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "The visor's up. I'm already inside, in the third row.",
       "I heard the bell that time from a seat."
      ]
     }
    ]
   },
   "bucket": "makeup",
   "match": [
    "car",
    "hurry",
    "rush",
    "time",
    "late",
    "morning",
    "minutes",
    "smudge",
    "touch"
   ]
  },
  {
   "title": "The pink pouch",
   "hooks": [
    {
     "category": "problem",
     "text": "Everything in my bag was pink that day."
    },
    {
     "category": "attention",
     "text": "I reached for my keys and got pink."
    },
    {
     "category": "social",
     "text": "The cashier asked if my bag was bleeding color."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "I was in line at the pharmacy with a basket on my arm.",
       "I opened my bag at the counter to pay for gum."
      ]
     },
     {
      "texts": [
       "There were three people behind me, all in white shirts, obviously."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "I knew about {pain}. I didn't know it had spread.",
       "A lid had come off in there some time before noon."
      ]
     },
     {
      "texts": [
       "The receipt was pink. The gum was pink. My mother's phone number was pink."
      ],
      "optional": true
     },
     {
      "texts": [
       "I paid with a card that left a print on the counter, like a flower."
      ],
      "optional": true
     },
     {
      "texts": [
       "The man behind me offered me his handkerchief and then thought better of it."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "That night I cleaned the pouch out and began again with {product}.",
       "I washed the bag twice. Then I bought {product}."
      ]
     },
     {
      "texts": [
       "I started with an empty pouch, which is a thing I'd never seen before."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "I zipped the pouch shut and shook it, just to be brave."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "On Monday I opened the bag in the same line, in front of the same gum."
      ],
      "optional": true
     },
     {
      "texts": [
       "I knew where everything was without looking down, and so I looked around instead."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "I keep the pink receipt as a bookmark.",
       "The cashier looked into my bag and seemed a bit let down."
      ]
     }
    ]
   },
   "bucket": "makeup",
   "match": [
    "spill",
    "lid",
    "leak",
    "mess",
    "broke",
    "bag",
    "pouch",
    "clump",
    "dry"
   ]
  },
  {
   "title": "Camera on",
   "hooks": [
    {
     "category": "attention",
     "text": "The camera came on, and my hair wasn't done."
    },
    {
     "category": "problem",
     "text": "Half my hair was ready for that meeting."
    },
    {
     "category": "entertainment",
     "text": "Nine people met the left side of my hair."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "The call was at nine. At eight fifty-eight my hair was dripping.",
       "I had two minutes, a wet head, and a meeting about budgets."
      ]
     },
     {
      "texts": [
       "I thought it was the kind of call where everybody stays a gray circle."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "I'd lost the morning to {pain}. Then I saw myself.",
       "I joined with the camera on, and one side was done."
      ]
     },
     {
      "texts": [
       "I turned my good side to the screen and stayed there, like a coin."
      ],
      "optional": true
     },
     {
      "texts": [
       "My boss asked a question, and I had to answer it to the wall."
      ],
      "optional": true
     },
     {
      "texts": [
       "A drop ran down and landed on the space bar. The slides moved on."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "After the call I chose {product}, in profile.",
       "By lunch I'd picked something out: {product}."
      ]
     },
     {
      "texts": [
       "I wanted both sides invited next time."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "For Thursday's call I sat down early and looked straight ahead."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "I had time left to water the plant behind me, so the plant looked good, too."
      ],
      "optional": true
     },
     {
      "texts": [
       "Somebody said I seemed different. I said it was the other half."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "The camera comes on now and I just wave. With either hand.",
       "I've gone back to a two-sided person."
      ]
     }
    ]
   },
   "bucket": "hair",
   "match": [
    "time",
    "morning",
    "frizz",
    "wet",
    "dry",
    "long",
    "arms",
    "flat",
    "styling"
   ]
  },
  {
   "title": "The last hair tie",
   "hooks": [
    {
     "category": "attention",
     "text": "My last hair tie snapped on the platform."
    },
    {
     "category": "curiosity",
     "text": "I put my hair up with a pencil. Twice."
    },
    {
     "category": "entertainment",
     "text": "It was windy, and my hair had plans."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "The train was late, and the platform was all wind.",
       "I stood on platform three with a coffee in one hand."
      ]
     },
     {
      "texts": [
       "I'd started the day with a style. It had a name and everything."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "All week it had been {pain}. Then the last tie snapped.",
       "The last hair tie I owned went off like a rubber band."
      ]
     },
     {
      "texts": [
       "It flew past a man with a newspaper and onto the tracks."
      ],
      "optional": true
     },
     {
      "texts": [
       "I tried a pencil. I tried a coffee sleeve. I ate some hair with my croissant."
      ],
      "optional": true
     },
     {
      "texts": [
       "A little girl on the bench told her dad I looked like a dandelion."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "I got home, combed out the crumbs, and ordered {product}.",
       "That evening it came down to one thing: {product}."
      ]
     },
     {
      "texts": [
       "I looked in the mirror for a while before I did. She had a point, that girl."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "On {day} it was windy again, and I went anyway."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "I stood in the same spot by the yellow line and finished a croissant with no hair in it."
      ],
      "optional": true
     },
     {
      "texts": [
       "The man with the newspaper gave me the nod you give to a survivor."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "That hair tie's still down there by the tracks. I wave when we leave.",
       "The pencil's a pencil again."
      ]
     }
    ]
   },
   "bucket": "hair"
  },
  {
   "title": "Fish for lunch",
   "hooks": [
    {
     "category": "attention",
     "text": "The doorbell rang, and the house smelled like fish."
    },
    {
     "category": "curiosity",
     "text": "My guests were ten minutes early. The fish wasn't gone."
    },
    {
     "category": "entertainment",
     "text": "I fanned a hallway with a cutting board."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "I'd made fish at noon, and I had been happy about it.",
       "Lunch was salmon. Dinner was going to be six guests."
      ]
     },
     {
      "texts": [
       "By five the salmon had moved into the curtains."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "That's what {pain} sounds like: a doorbell.",
       "I opened four windows and ran around with a cutting board."
      ]
     },
     {
      "texts": [
       "I boiled a lemon. Then it smelled like fish with a lemon."
      ],
      "optional": true
     },
     {
      "texts": [
       "I met them outside on the steps and talked about the weather for as long as I could."
      ],
      "optional": true
     },
     {
      "texts": [
       "\"Something smells like the sea,\" my aunt said, kindly."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "Before the next dinner I put {product} by the window.",
       "So the hallway table got {product}."
      ]
     },
     {
      "texts": [
       "I also moved salmon to Mondays, when nobody visits."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "The next time the bell rang, I just opened the door."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "People hung up their coats and walked right in, and nobody mentioned the sea."
      ],
      "optional": true
     },
     {
      "texts": [
       "I stood there with my hands free, looking for something to fan."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "My aunt still brings it up. She calls it the night at the harbor.",
       "The cutting board's back to onions."
      ]
     }
    ]
   },
   "bucket": "fragrance",
   "not": [
    "perfume",
    "cologne",
    "body mist",
    "body spray",
    "solid perfume",
    "roll-on"
   ],
   "match": [
    "smell",
    "odor",
    "cooking",
    "kitchen",
    "guests",
    "stale",
    "musty",
    "room",
    "house"
   ]
  },
  {
   "title": "The scarf on the chair",
   "hooks": [
    {
     "category": "curiosity",
     "text": "I found a scarf that smelled like last winter."
    },
    {
     "category": "attention",
     "text": "I opened a box of scarves and stopped."
    },
    {
     "category": "social",
     "text": "My sister stole a scarf because of the smell."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "It was the first cold morning, so I pulled the box from the closet.",
       "I was looking for gloves, and I opened the wrong box."
      ]
     },
     {
      "texts": [
       "On top was the gray scarf. I held it up to my face before I knew I was doing it."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "It was all in there: a train, a market, somebody's kitchen.",
       "For one second I was standing in last December."
      ]
     },
     {
      "texts": [
       "Then it was gone, and the hallway smelled like hallway."
      ],
      "optional": true
     },
     {
      "texts": [
       "I looked around. I'd spent a whole year picking out lamps and never once a smell."
      ],
      "optional": true
     },
     {
      "texts": [
       "In my head there'd only been {pain}.",
       "My place had a color for every room and a scent for none."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "So that afternoon I picked {product}.",
       "I wanted this winter to have one, too: {product}."
      ]
     },
     {
      "texts": [
       "I chose slowly, the way you choose a name."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "I hung the gray scarf over the chair by the dresser."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "It turned into a small habit, right between the keys and the coat."
      ],
      "optional": true
     },
     {
      "texts": [
       "My sister came by for tea, walked through the hallway, and slowed down."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "She left with the gray scarf. She thinks I didn't notice.",
       "Next winter, I'll open that box and know which year it was."
      ]
     }
    ]
   },
   "bucket": "fragrance"
  },
  {
   "title": "Four percent at the station",
   "hooks": [
    {
     "category": "attention",
     "text": "I had four percent, and my ticket was on it."
    },
    {
     "category": "problem",
     "text": "My phone died one stop before the conductor."
    },
    {
     "category": "entertainment",
     "text": "I begged for a cable in three languages."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "I stood on the platform with my ticket on a tiny screen.",
       "The train was full, and my whole trip lived in my phone."
      ]
     },
     {
      "texts": [
       "The ticket, the map, the address, and a song I was in the middle of."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "Then it came back to me: {pain}. The screen said four.",
       "The corner of the screen went red. Four percent."
      ]
     },
     {
      "texts": [
       "I turned the brightness down until I was holding a dark window."
      ],
      "optional": true
     },
     {
      "texts": [
       "I asked the whole row for a cable. A kid had one, for a game from another decade."
      ],
      "optional": true
     },
     {
      "texts": [
       "At one percent the conductor said, \"Tickets, please,\" and I showed him a warm black rectangle."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "From that trip on, one thing came along: {product}.",
       "I wrote the address on my hand, and at home I got {product}."
      ]
     },
     {
      "texts": [
       "The conductor had been very nice about it, which made it worse."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "I packed the new one first, before the socks."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "On the next trip I sat by the window and watched the fields, not the corner of the screen."
      ],
      "optional": true
     },
     {
      "texts": [
       "A woman across the aisle held up a dark phone, and I knew that look."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "The address on my hand washed off. I knew it by heart.",
       "The same conductor came by. I had my ticket out before he said a word."
      ]
     }
    ]
   },
   "bucket": "phone",
   "only": [
    "charger",
    "power bank",
    "portable charger",
    "charging cable",
    "cable",
    "usb cable",
    "wall charger",
    "wireless charger",
    "charging station",
    "charging dock",
    "charging pad",
    "car charger",
    "phone charger",
    "battery pack",
    "adapter",
    "usb adapter",
    "watch charger",
    "magsafe charger"
   ],
   "match": [
    "battery",
    "charge",
    "charging",
    "dies",
    "dead",
    "percent",
    "outlet",
    "cable",
    "power"
   ]
  },
  {
   "title": "Into the batter",
   "hooks": [
    {
     "category": "attention",
     "text": "My phone slid into the pancake batter."
    },
    {
     "category": "curiosity",
     "text": "The recipe ended in the batter. So did my phone."
    },
    {
     "category": "entertainment",
     "text": "I fished a phone out with a whisk."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "It was Sunday, and I had a bowl, a whisk, and a video.",
       "My phone was leaning on the flour, showing me pancakes."
      ]
     },
     {
      "texts": [
       "The flour was nearly empty, so it was a light bag with a big job."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "You could see it coming: {pain}.",
       "I took a scoop, and the phone began to slide."
      ]
     },
     {
      "texts": [
       "It went slowly. It had time to say, \"Now fold gently.\""
      ],
      "optional": true
     },
     {
      "texts": [
       "For a moment it stood in the bowl like a boat, and then it didn't."
      ],
      "optional": true
     },
     {
      "texts": [
       "The woman on the screen kept on whisking under there, quite cheerful."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "I dried off every button and settled on {product}.",
       "After that swim I ordered {product}."
      ]
     },
     {
      "texts": [
       "I didn't want to trust groceries with electronics again."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "On Sunday the flour was only flour."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "I made pancakes with both hands and looked up whenever I felt like it."
      ],
      "optional": true
     },
     {
      "texts": [
       "My roommate came in for coffee and checked the bowl first. Force of habit."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "There's still a bit of batter in the speaker. It sounds like breakfast.",
       "The whisk has gone back to whisking."
      ]
     }
    ]
   },
   "bucket": "phone",
   "not": [
    "charger",
    "power bank",
    "portable charger",
    "charging cable",
    "cable",
    "usb cable",
    "wall charger",
    "wireless charger",
    "charging station",
    "charging dock",
    "charging pad",
    "car charger",
    "phone charger",
    "battery pack",
    "adapter",
    "usb adapter",
    "watch charger",
    "magsafe charger"
   ],
   "match": [
    "slide",
    "fall",
    "drop",
    "prop",
    "lean",
    "stand",
    "crack",
    "hands",
    "hold",
    "recipe"
   ]
  },
  {
   "title": "Speaker on the train",
   "hooks": [
    {
     "category": "attention",
     "text": "The man next to me was on speaker."
    },
    {
     "category": "curiosity",
     "text": "I know everything about a stranger's kitchen remodel."
    },
    {
     "category": "entertainment",
     "text": "I spent nine stops inside someone's phone call."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "It was the early train, and I had the seat by the door.",
       "I sat down with a coffee and a chapter I'd saved all week."
      ]
     },
     {
      "texts": [
       "Then the man beside me put his phone flat on his palm and called Gary."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "I had nothing but {pain}. Gary had a lot to say.",
       "I read one sentence eleven times. It was a short one."
      ]
     },
     {
      "texts": [
       "I dug out my old pair. They came up as one big knot, with a key in it."
      ],
      "optional": true
     },
     {
      "texts": [
       "By the fourth stop I had opinions about Gary's kitchen. By the fifth I was on his wife's side."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "I missed how it ended, because I was busy ordering {product}.",
       "Somewhere after the sixth stop I chose {product}."
      ]
     },
     {
      "texts": [
       "The knot went into the drawer with the other knots."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "On the next early train I got through the whole chapter."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "The man sat down, held out his palm, and I turned a page."
      ],
      "optional": true
     },
     {
      "texts": [
       "I caught Gary's name once between two songs, and it felt like news from home."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "I hope Gary got the kitchen. I'll never know.",
       "I still wonder about Gary. Mostly on weekends."
      ]
     }
    ]
   },
   "bucket": "audio",
   "only": [
    "headphones",
    "headphone",
    "earbuds",
    "earbud",
    "earphones",
    "headset",
    "bone conduction headphones",
    "earpiece",
    "sleep headphones"
   ],
   "match": [
    "noise",
    "noisy",
    "loud",
    "train",
    "commute",
    "tangled",
    "cable",
    "office",
    "wires"
   ]
  },
  {
   "title": "The phone in the salad bowl",
   "hooks": [
    {
     "category": "attention",
     "text": "The music was coming out of a salad bowl."
    },
    {
     "category": "curiosity",
     "text": "Somebody danced next to my salad bowl. Alone."
    },
    {
     "category": "entertainment",
     "text": "My sound system had a bit of lettuce in it."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "There were nine people in the yard and one phone playing.",
       "It was a warm evening, and somebody said, \"Put something on.\""
      ]
     },
     {
      "texts": [
       "I put the phone in a bowl. I'd read that this makes it louder. It makes it bowlier."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "So there we were with {pain}. And a bowl.",
       "You could hear the drums if you stood over it."
      ]
     },
     {
      "texts": [
       "My cousin leaned in to skip a song and came up with dressing on his ear."
      ],
      "optional": true
     },
     {
      "texts": [
       "Then a call came in, and the whole party stood around a salad, listening to my dentist."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "The next morning I washed the bowl and ordered {product}.",
       "Before the next warm evening I had {product}."
      ]
     },
     {
      "texts": [
       "The dentist, by the way, says hello."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "In July we did it again, and the bowl was on the table, with food in it."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "My cousin hung around the songs all night, and his ears stayed dry."
      ],
      "optional": true
     },
     {
      "texts": [
       "The neighbors leaned over the fence. They didn't complain. They had a request."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "The bowl went back to salad. It was never that musical.",
       "Somebody asked where the good bowl was. It was full of tomatoes."
      ]
     }
    ]
   },
   "bucket": "audio",
   "not": [
    "headphones",
    "headphone",
    "earbuds",
    "earbud",
    "earphones",
    "headset",
    "bone conduction headphones",
    "earpiece",
    "sleep headphones",
    "guitar",
    "ukulele",
    "piano",
    "keyboard piano",
    "kalimba",
    "drum pad"
   ],
   "match": [
    "quiet",
    "volume",
    "party",
    "sound",
    "loud",
    "hear",
    "backyard",
    "music"
   ]
  },
  {
   "title": "Under the desk",
   "hooks": [
    {
     "category": "attention",
     "text": "I was under my desk when the call started."
    },
    {
     "category": "curiosity",
     "text": "My coworkers met the top of my head."
    },
    {
     "category": "entertainment",
     "text": "I pulled the wrong plug in front of everyone."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "The call was at ten, and one plug was missing.",
       "At five to ten I crawled under my desk with a flashlight."
      ]
     },
     {
      "texts": [
       "Nine cables hung down there, all black, all pointing at each other."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "I was down there because of {pain}.",
       "I picked one, followed it with my fingers, and gave it a pull."
      ]
     },
     {
      "texts": [
       "The printer woke up and said good morning in a page of ink."
      ],
      "optional": true
     },
     {
      "texts": [
       "I pulled the next one. The Wi-Fi left. From above I heard, \"I think we lost her.\""
      ],
      "optional": true
     },
     {
      "texts": [
       "When I came up, I had dust in my eyebrows, and the picture had frozen on my back pocket."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "By eleven I'd had enough, and I ordered {product}.",
       "That afternoon the desk got {product}."
      ]
     },
     {
      "texts": [
       "I also labeled one cable. It says \"not this one.\""
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "On Thursday I started the call from an actual chair."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "I found a spoon down there when I cleared up. I'd been missing that spoon."
      ],
      "optional": true
     },
     {
      "texts": [
       "Somebody asked if I'd moved offices. I'd moved about three feet, upward."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "The screenshot of my back pocket is still in the team chat.",
       "Now the flashlight's in the kitchen, and I'm on time."
      ]
     }
    ]
   },
   "bucket": "computer",
   "only": [
    "usb hub",
    "hub",
    "docking station",
    "desk organizer",
    "cable tray",
    "power strip",
    "surge protector",
    "router",
    "printer",
    "label printer",
    "desk",
    "standing desk",
    "hard drive",
    "ssd",
    "monitor",
    "smart plug",
    "desk mat"
   ],
   "match": [
    "cable",
    "port",
    "plug",
    "tangle",
    "wires",
    "mess",
    "connect",
    "desk"
   ]
  },
  {
   "title": "The kitchen table office",
   "hooks": [
    {
     "category": "curiosity",
     "text": "My office had a butter dish in it."
    },
    {
     "category": "attention",
     "text": "My laptop stood on three cookbooks that morning."
    },
    {
     "category": "entertainment",
     "text": "I moved offices by about four feet."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "My desk was the kitchen table, between the toast and the mail.",
       "I worked where we ate, and we ate where I worked."
      ]
     },
     {
      "texts": [
       "The laptop stood on soups, pasta, and a book about bread."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "At ten came {pain}, right on time.",
       "Every hour I moved everything. Every meal I moved it back."
      ]
     },
     {
      "texts": [
       "I once sent an email with jam on the enter key. It went twice."
      ],
      "optional": true
     },
     {
      "texts": [
       "Somebody needed the soup book, and the whole screen sank in the middle of a sentence."
      ],
      "optional": true
     },
     {
      "texts": [
       "At lunch my roommate set a plate down next to my slides and salted both."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "That week I quit improvising and chose {product}.",
       "So I gave the corner by the window a real start: {product}."
      ]
     },
     {
      "texts": [
       "I cleared one end of the table and told everyone it was a border."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "I worked until noon, and the toast stayed on its own side."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "The cookbooks went back on the shelf, a little flatter than before."
      ],
      "optional": true
     },
     {
      "texts": [
       "My roommate knocked on the table before sitting down, like you do with an office."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "We had soup that night. From the book.",
       "The butter dish still comes to meetings. It's very quiet."
      ]
     }
    ]
   },
   "bucket": "computer",
   "match": [
    "neck",
    "height",
    "space",
    "slow",
    "screen",
    "chair",
    "small",
    "clutter",
    "setup"
   ]
  },
  {
   "title": "The dresser and the toe",
   "hooks": [
    {
     "category": "attention",
     "text": "I found the dresser with my toe. Again."
    },
    {
     "category": "problem",
     "text": "It was three a.m., and the dresser moved."
    },
    {
     "category": "entertainment",
     "text": "The dresser and I had met before."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "I'd gotten up for a glass of water. It was pitch dark.",
       "The switch was on one side of the room, the bed on the other."
      ]
     },
     {
      "texts": [
       "I knew the way. I'd walked it every night for two years."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "Twelve steps of {pain}. I counted wrong.",
       "At step six I was confident. At step seven there was furniture."
      ]
     },
     {
      "texts": [
       "I sat down on the floor and had a quiet talk with the ceiling."
      ],
      "optional": true
     },
     {
      "texts": [
       "From the bed somebody asked, \"Dresser?\" I said, \"Dresser.\""
      ],
      "optional": true
     },
     {
      "texts": [
       "I'd also spilled the water, so I went back the whole way, in a wet sock."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "The next day the room got {product}.",
       "I ordered {product} that night, by the light of my phone."
      ]
     },
     {
      "texts": [
       "We had talked about moving the dresser, but the dresser was there first."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "That night I got up again, partly just to try it."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "I walked to the kitchen with a glass in my hand and my head up, like somebody in a robe."
      ],
      "optional": true
     },
     {
      "texts": [
       "From the bed somebody asked, \"Dresser?\" I said, \"Just water.\""
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "I patted the dresser on the way back. No hard feelings.",
       "The toe and the dresser are still not speaking."
      ]
     }
    ]
   },
   "bucket": "lighting",
   "match": [
    "dark",
    "night",
    "hallway",
    "bedroom",
    "switch",
    "dim",
    "stairs",
    "closet"
   ]
  },
  {
   "title": "The big light",
   "hooks": [
    {
     "category": "attention",
     "text": "Somebody turned on the big light. The evening ended."
    },
    {
     "category": "curiosity",
     "text": "One switch ruined my whole dinner."
    },
    {
     "category": "entertainment",
     "text": "My living room looked like a dentist's office."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "Six friends, two pots of soup, and the sun going down.",
       "We'd been at the table since five, and it was lovely."
      ]
     },
     {
      "texts": [
       "Nobody had noticed that it was getting dark. We were laughing about a tent."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "Then came {pain}. Somebody hit the switch.",
       "Somebody said, \"I can't see my soup,\" and hit the switch."
      ]
     },
     {
      "texts": [
       "Everyone went quiet and looked at their own hands."
      ],
      "optional": true
     },
     {
      "texts": [
       "You could see the dust on the piano. You could see what I'd done with the tape on the lamp cord."
      ],
      "optional": true
     },
     {
      "texts": [
       "One friend checked his watch, and at eight they were all in their coats."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "The week after, I bought {product}.",
       "Before I asked them over again, I got {product}."
      ]
     },
     {
      "texts": [
       "I put a bit of masking tape over that switch. It says no."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "In October they came back, and the coats stayed in the hallway."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "We got to the end of the tent story this time. It's better with the bear."
      ],
      "optional": true
     },
     {
      "texts": [
       "At eleven somebody asked if there was any soup left, and nobody could see that the pot was empty."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "The tape's still on the big switch. Guests respect it.",
       "They left at one. I still haven't touched the big light."
      ]
     }
    ]
   },
   "bucket": "lighting"
  },
  {
   "title": "The six o'clock stare",
   "hooks": [
    {
     "category": "attention",
     "text": "Two eyes, six a.m., four inches from my face."
    },
    {
     "category": "curiosity",
     "text": "Somebody watched me sleep. She had whiskers or a tail."
    },
    {
     "category": "entertainment",
     "text": "My boss weighs less than a suitcase and drools."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "It was still dark, and someone was breathing on my chin.",
       "I opened one eye on {day} and found two looking back."
      ]
     },
     {
      "texts": [
       "No bark, no meow. Just patience, at very close range."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "I already knew what the morning would bring: {pain}.",
       "I closed my eyes again. A paw landed on my forehead."
      ]
     },
     {
      "texts": [
       "I shuffled to the kitchen in one slipper. The other had been borrowed."
      ],
      "optional": true
     },
     {
      "texts": [
       "On the way I stepped on something that squeaked, and it woke up the whole hallway."
      ],
      "optional": true
     },
     {
      "texts": [
       "By seven there were crumbs, hair, and one of us looked very pleased."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "Before my coffee was ready I'd ordered {product}.",
       "That was the morning I decided on {product}."
      ]
     },
     {
      "texts": [
       "I read the page out loud. My audience tilted its head."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "The next inspection took place at six, as always, and it went well."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "There was a long sniff, a walk around, and then a second sniff from behind."
      ],
      "optional": true
     },
     {
      "texts": [
       "I drank a whole cup sitting down, with a warm chin on my foot."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Tomorrow, six sharp. I'll be stared at, and I don't mind.",
       "The stare hasn't stopped. It just looks more satisfied."
      ]
     }
    ]
   },
   "bucket": "pet"
  },
  {
   "title": "Company on the couch",
   "hooks": [
    {
     "category": "attention",
     "text": "My guest stood up with a tail's worth of hair."
    },
    {
     "category": "problem",
     "text": "Nobody in dark pants leaves my house unmarked."
    },
    {
     "category": "social",
     "text": "My guest asked where she could sit. Good question."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "She'd come straight from work, in a black skirt.",
       "I had company, a fresh pot of tea, and one couch."
      ]
     },
     {
      "texts": [
       "The warm end was taken. He was on his back, asleep, with all four feet up."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "I'd told her about the dog, not about {pain}.",
       "I patted a cushion for her, and a small cloud went up."
      ]
     },
     {
      "texts": [
       "She sat on the very edge, like someone waiting for a bus."
      ],
      "optional": true
     },
     {
      "texts": [
       "I offered her the lint roller along with the cookies."
      ],
      "optional": true
     },
     {
      "texts": [
       "He woke up, saw company, and shook himself from front to back in a beam of sunlight."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "When she was gone I sat on the floor and ordered {product}.",
       "After the tea I looked at him and chose {product}."
      ]
     },
     {
      "texts": [
       "He lay down on my phone while I did it. I take that as a yes."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "The next visit started on the couch and ended on the couch."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "He checked everything twice with his nose and then pretended it had been his idea."
      ],
      "optional": true
     },
     {
      "texts": [
       "I had the lint roller ready and never got to use it."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "She came back in black. On purpose, I think.",
       "He still takes the warm end. She takes the other one."
      ]
     }
    ]
   },
   "bucket": "pet",
   "match": [
    "hair",
    "fur",
    "couch",
    "sofa",
    "guests",
    "smell",
    "mess",
    "scratch",
    "chew",
    "bed",
    "floor"
   ]
  },
  {
   "title": "Three a.m., one hand",
   "hooks": [
    {
     "category": "attention",
     "text": "Three a.m., one free hand, and a lid."
    },
    {
     "category": "curiosity",
     "text": "I learned to open everything with my elbow."
    },
    {
     "category": "entertainment",
     "text": "I sang a lullaby to a coffee machine."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "The house was dark, and somebody very small was wide awake.",
       "I stood in the kitchen with nine pounds on my left arm."
      ]
     },
     {
      "texts": [
       "The other hand was mine to use. I'd gotten good with it, like a pirate."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "Most nights it came down to {pain}.",
       "I needed two things, and both were in the other room."
      ]
     },
     {
      "texts": [
       "I tried a cap with my teeth, a drawer with my knee, a light with my shoulder."
      ],
      "optional": true
     },
     {
      "texts": [
       "A spoon fell. We both froze and looked at each other, and then one of us laughed first."
      ],
      "optional": true
     },
     {
      "texts": [
       "It wasn't me. I was counting the hours on the oven clock."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "In the rocking chair, with my thumb, I ordered {product}.",
       "That week we added one thing to the kitchen: {product}."
      ]
     },
     {
      "texts": [
       "I typed the address wrong twice. My assistant was grabbing the screen."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "I lined things up before bed, all on one side, all within reach."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "The next night I stood in the same spot, with the same pirate arm, and knew where my hand was going."
      ],
      "optional": true
     },
     {
      "texts": [
       "My husband came in to help and found us just looking out at the moon."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "The oven clock said three. We said hi to the spoon.",
       "Same moon, same arm. I've stopped opening things with my teeth."
      ]
     }
    ]
   },
   "bucket": "baby"
  },
  {
   "title": "Fifty minutes to the front door",
   "hooks": [
    {
     "category": "curiosity",
     "text": "It took us fifty minutes to leave the house."
    },
    {
     "category": "problem",
     "text": "We were dressed at nine. We left at ten."
    },
    {
     "category": "attention",
     "text": "We made it to the car and then smelled it."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "The plan was a walk to the park at nine.",
       "Everyone was dressed, and the sun was out."
      ]
     },
     {
      "texts": [
       "We had a hat on the baby and a real hope in our hearts."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "At the door it hit us again: {pain}.",
       "At the door somebody spit up on somebody."
      ]
     },
     {
      "texts": [
       "We changed one shirt, then another, and then it was mine."
      ],
      "optional": true
     },
     {
      "texts": [
       "The hat vanished. We looked for it for ten minutes. It was on the dog."
      ],
      "optional": true
     },
     {
      "texts": [
       "At a quarter to ten we sat down on the hallway floor, all in coats, and ate a banana."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "That night by the door I got us organized: {product}.",
       "On that floor, over that banana, we decided on {product}."
      ]
     },
     {
      "texts": [
       "One new thing by the exit. We're simple people in the evening."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "On Sunday we stood outside with the key in our hands, a bit surprised."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "We waited on the sidewalk a moment, because it felt like someone had to come back in."
      ],
      "optional": true
     },
     {
      "texts": [
       "The neighbor asked if we were going somewhere. We said, \"We've already gone.\""
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "We got to the park, and the ducks were still there.",
       "The banana's for the park now."
      ]
     }
    ]
   },
   "bucket": "baby"
  },
  {
   "title": "The last piece on a wet Sunday",
   "hooks": [
    {
     "category": "curiosity",
     "text": "It rained all Sunday, and someone said \"bored\" nine times."
    },
    {
     "category": "attention",
     "text": "By ten in the morning we'd done everything."
    },
    {
     "category": "entertainment",
     "text": "I was a horse for two hours. Ask my knees."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "Rain on every window, and the whole day still ahead.",
       "It was Sunday, it was pouring, and breakfast was over by seven."
      ]
     },
     {
      "texts": [
       "We'd built a fort out of the couch, and the fort had been sued by the grandparents."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "Then came the part I know too well: {pain}.",
       "At ten a small voice said it. \"I'm bored.\""
      ]
     },
     {
      "texts": [
       "I was a horse, then a shop, then a horse that owned a shop."
      ],
      "optional": true
     },
     {
      "texts": [
       "I lay down on the rug for a second and got a sticker on my eyelid."
      ],
      "optional": true
     },
     {
      "texts": [
       "It wasn't even lunch."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "I reached up to the top of the closet and got {product}.",
       "So the next wet weekend I had {product} ready."
      ]
     },
     {
      "texts": [
       "I put {itObject} down in the middle of the rug and didn't say anything. I read that somewhere."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "The rug got quiet. I stayed very still, the way you do near a deer."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "I drank a coffee at the temperature it's meant to have."
      ],
      "optional": true
     },
     {
      "texts": [
       "After a while I got invited, and not as a horse."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "When the sun came out, nobody moved. I checked the window twice.",
       "The rain stopped at four. Somebody was sorry about it."
      ]
     }
    ]
   },
   "bucket": "toy"
  },
  {
   "title": "The wrong present",
   "hooks": [
    {
     "category": "attention",
     "text": "She unwrapped my gift and played with the box."
    },
    {
     "category": "curiosity",
     "text": "I've been beaten by my own wrapping paper."
    },
    {
     "category": "social",
     "text": "Every kid at that party liked the box more."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "My nephew turned six, and there were eleven kids on one rug.",
       "It was a birthday in a living room, with a mountain of gifts."
      ]
     },
     {
      "texts": [
       "Mine was the big one with the bow. I'd placed it where people could see it."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "I should have thought about {pain}.",
       "He tore it open, looked, said thank you, and took the box."
      ]
     },
     {
      "texts": [
       "The box was a ship. The box was a bank. Two kids cried when the bank closed."
      ],
      "optional": true
     },
     {
      "texts": [
       "My gift sat by the plant, next to me. We had cake together."
      ],
      "optional": true
     },
     {
      "texts": [
       "\"It's the thought,\" my sister said, in the voice for people who brought the wrong thing."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "The next year I asked around, and I brought {product}.",
       "For the next birthday I took my time and chose {product}."
      ]
     },
     {
      "texts": [
       "I wrapped it in newspaper, so nobody could love the bow."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "He opened it, sat right down, and forgot the rest of the pile."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Some other uncle stood by the plant with his cake. I went over and kept him company."
      ],
      "optional": true
     },
     {
      "texts": [
       "It was a race to clean up, and I found myself on the rug with a party hat on."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "The box went flat into the recycling. Nobody saved it.",
       "I did keep the box. I like to look at it."
      ]
     }
    ]
   },
   "bucket": "toy"
  },
  {
   "title": "The rug in front of the couch",
   "hooks": [
    {
     "category": "attention",
     "text": "I worked out between a couch and a dog."
    },
    {
     "category": "problem",
     "text": "Minute four, and the rug was leaving without me."
    },
    {
     "category": "entertainment",
     "text": "My gym had a coffee table in it."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "I pushed back the table and unrolled my plan.",
       "{day}, six thirty, living room floor, and a video of a calm woman."
      ]
     },
     {
      "texts": [
       "She had a beach behind her. I had a laundry rack."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "She said, \"Find your balance.\" I found {pain}.",
       "The rug slid, I slid, and the dog thought it was for him."
      ]
     },
     {
      "texts": [
       "He lay down under me during a plank, so I had to finish it."
      ],
      "optional": true
     },
     {
      "texts": [
       "I hit the lamp with one foot and the couch with the other. I was tall for the first time in my life."
      ],
      "optional": true
     },
     {
      "texts": [
       "\"And rest,\" she said, looking out at the ocean."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "I paused her mid-breath and ordered {product}.",
       "The beach I couldn't get. I got {product}."
      ]
     },
     {
      "texts": [
       "The rug went back under the table, where rugs are happy."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "Every morning I set up my corner, and my corner knew what it was for."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "The dog watched from the couch with his chin on the armrest, like a coach."
      ],
      "optional": true
     },
     {
      "texts": [
       "I still do it next to the laundry. You stop seeing it after a while, and the socks don't judge."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "\"Find your balance,\" she said. I waved at her beach.",
       "The dog has his own spot now. It's still almost mine."
      ]
     }
    ]
   },
   "bucket": "fitness",
   "only": [
    "yoga mat",
    "exercise mat",
    "resistance band",
    "resistance bands",
    "exercise band",
    "dumbbell",
    "dumbbells",
    "kettlebell",
    "jump rope",
    "push-up board",
    "ab wheel",
    "yoga block",
    "yoga strap",
    "pilates ring",
    "pilates board",
    "pilates ball",
    "exercise ball",
    "balance board",
    "ankle weight",
    "wrist weight",
    "workout set",
    "walking pad",
    "stepper",
    "mini stepper",
    "weighted vest",
    "pad",
    "gym towel"
   ],
   "match": [
    "slip",
    "slide",
    "space",
    "home",
    "floor",
    "mat",
    "living room",
    "motivation",
    "time"
   ]
  },
  {
   "title": "The bag by the door",
   "hooks": [
    {
     "category": "curiosity",
     "text": "My gym bag had been by the door for weeks."
    },
    {
     "category": "attention",
     "text": "I tripped over my good intentions on Monday."
    },
    {
     "category": "entertainment",
     "text": "My gym bag and I saw each other daily. In passing."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "It sat by the door, packed, since the first of the month.",
       "I'd packed it on a Sunday, with a banana on top."
      ]
     },
     {
      "texts": [
       "I stepped over it on the way to work and again on the way to the couch."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "I kept blaming the weather. It was {pain}.",
       "That evening I tripped on it with a pizza in my hands."
      ]
     },
     {
      "texts": [
       "I opened it. The banana had become something else."
      ],
      "optional": true
     },
     {
      "texts": [
       "Under it lay one glove, a lock I'd forgotten the code to, and a towel with a history."
      ],
      "optional": true
     },
     {
      "texts": [
       "The pizza was fine. I want that on record."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "I emptied the bag onto the floor and started over with {product}.",
       "So I cleaned it out and put in {product}."
      ]
     },
     {
      "texts": [
       "No fruit this time. I'd learned that much."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "On Thursday the bag left the building, and it took me with it."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "At the front desk they thought I was new. I filled out the form again, just to be polite."
      ],
      "optional": true
     },
     {
      "texts": [
       "I came home with wet hair and stepped over nothing."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "The spot by the door is empty. I trip over that now.",
       "The bag's by the door again tonight. This time it's tired."
      ]
     }
    ]
   },
   "bucket": "fitness"
  },
  {
   "title": "The fry between the seats",
   "hooks": [
    {
     "category": "attention",
     "text": "There was a fry between the seats. From spring."
    },
    {
     "category": "curiosity",
     "text": "My coworker asked for a ride home. I froze."
    },
    {
     "category": "problem",
     "text": "Nobody was supposed to see my passenger seat."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "We were the last two in the parking lot, and it was raining.",
       "\"Are you going my way?\" she asked, and she already had her umbrella down."
      ]
     },
     {
      "texts": [
       "I walked ahead, fast, and unlocked only my side."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "In my head I saw all of it: {pain}.",
       "I swept one armful onto the back seat, and it looked worse there."
      ]
     },
     {
      "texts": [
       "There was a cup, a sock, six receipts, and a sandwich box I'd been looking for."
      ],
      "optional": true
     },
     {
      "texts": [
       "She lifted her foot and there was a fry on her shoe. It had aged well, you have to say."
      ],
      "optional": true
     },
     {
      "texts": [
       "\"Cozy,\" she said, and held her bag on her knees the whole way."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "That weekend I parked in the shade and got out {product}.",
       "When I'd dropped her off, I sat there in the dark and ordered {product}."
      ]
     },
     {
      "texts": [
       "I found enough coins under the mat for a car wash and a half."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "On Monday I parked right by the door, where people could look in."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "I put the passenger seat back to where passengers sit."
      ],
      "optional": true
     },
     {
      "texts": [
       "It rained again on Wednesday. I stood in the lobby, jingling my keys, in case anybody wanted a ride."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "She got in and looked around for the fry. I think she missed it.",
       "She sat down and put her bag on the floor."
      ]
     }
    ]
   },
   "bucket": "car",
   "match": [
    "crumb",
    "seat",
    "gap",
    "mess",
    "trash",
    "dirty",
    "clean",
    "clutter",
    "smell",
    "kids"
   ]
  },
  {
   "title": "Melons in the trunk",
   "hooks": [
    {
     "category": "attention",
     "text": "Something in the trunk was rolling. Something big."
    },
    {
     "category": "curiosity",
     "text": "I heard a melon loose at every turn."
    },
    {
     "category": "entertainment",
     "text": "My groceries got out before I did."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "I had four bags in the trunk and one hill to get up.",
       "It was Saturday, after the market, with the whole week in the back."
      ]
     },
     {
      "texts": [
       "I'd stood every bag upright and told them to stay."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "On the first turn I heard it: {pain}.",
       "At the first turn something went thump. At the next it came back."
      ]
     },
     {
      "texts": [
       "I knew them by sound. The cans were quick, and the melon took its time."
      ],
      "optional": true
     },
     {
      "texts": [
       "I parked, opened up, and two lemons came out to meet me."
      ],
      "optional": true
     },
     {
      "texts": [
       "They went down the hill, and a boy on a bike waved at them as they passed."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "I picked eggshell off a carton of milk and ordered {product}.",
       "By the next market day the car had {product}."
      ]
     },
     {
      "texts": [
       "The melon had a dent, and we ate it anyway."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "On Saturday I loaded up, drove home, and heard the radio."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "I opened up slowly, with one hand out, ready to catch something. Old reflex."
      ],
      "optional": true
     },
     {
      "texts": [
       "The boy on the bike stopped at the bottom of the hill to see what was coming. He waited a while."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "The lemons stayed in. He looked disappointed.",
       "I gave him a lemon. It seemed only fair."
      ]
     }
    ]
   },
   "bucket": "car",
   "only": [
    "car organizer",
    "trunk organizer",
    "car mat",
    "floor mat",
    "car tray",
    "headrest hook",
    "seat gap filler",
    "gap filler",
    "backseat organizer",
    "car seat organizer",
    "cup holder expander",
    "car trash can",
    "roof rack",
    "bike rack"
   ],
   "match": [
    "roll",
    "trunk",
    "groceries",
    "spill",
    "slide",
    "bag",
    "space",
    "organize"
   ]
  },
  {
   "title": "The note on the back of a receipt",
   "hooks": [
    {
     "category": "attention",
     "text": "I wrote it down. I don't know where."
    },
    {
     "category": "curiosity",
     "text": "The most important note I had was on a napkin."
    },
    {
     "category": "entertainment",
     "text": "I ran my life off the back of a receipt."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "It was Monday, and I had one number to call.",
       "I sat down at my desk at nine with a clear purpose."
      ]
     },
     {
      "texts": [
       "I knew I'd written it on something. I remembered the pen."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "Then it turned into {pain}.",
       "I went through the desk, the coat, and the recycling."
      ]
     },
     {
      "texts": [
       "There was a list on an envelope, a password on a coaster, and a drawing of a duck."
      ],
      "optional": true
     },
     {
      "texts": [
       "I called three wrong people. One of them was lovely, and we talked about her knee."
      ],
      "optional": true
     },
     {
      "texts": [
       "At noon I found the number. It was on the receipt for a pack of notebooks."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "So I cleared one corner of the desk for {product}.",
       "I put all the scraps in a pile and got {product}."
      ]
     },
     {
      "texts": [
       "I kept the duck. It was a good duck."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "The next day I knew where to look, and I looked there first."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "I copied everything over that evening, with tea, like a monk."
      ],
      "optional": true
     },
     {
      "texts": [
       "When somebody on the phone said, \"Do you have something to write with?\" I said yes without patting myself down."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "The lovely woman with the knee called back. I had her name written down.",
       "The receipts are just receipts again."
      ]
     }
    ]
   },
   "bucket": "stationery",
   "not": [
    "greeting card",
    "card",
    "gift wrap",
    "gift bag",
    "gift box",
    "balloon",
    "banner",
    "party supply"
   ],
   "match": [
    "forget",
    "lose",
    "lost",
    "notes",
    "organize",
    "list",
    "remember",
    "scattered",
    "plan"
   ]
  },
  {
   "title": "The card everybody signed",
   "hooks": [
    {
     "category": "attention",
     "text": "We had a card, eleven people, and no pen."
    },
    {
     "category": "curiosity",
     "text": "Someone signed a birthday card in eyeliner."
    },
    {
     "category": "entertainment",
     "text": "The cake was coming, and the pen was dead."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "She was in the elevator, and the card was still empty.",
       "The whole office stood behind the printer, whispering around a card."
      ]
     },
     {
      "texts": [
       "It had a heron on the front. Nobody remembered choosing the heron."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "Then came {pain}, at the worst moment.",
       "The first pen gave us half a \"Happy\" and died."
      ]
     },
     {
      "texts": [
       "The second one was a highlighter. The third one was lip liner, and it did pretty well."
      ],
      "optional": true
     },
     {
      "texts": [
       "I shook one over the table and it worked all at once, mostly on my sleeve."
      ],
      "optional": true
     },
     {
      "texts": [
       "She walked in. I was holding a heron and my arm was blue."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "I took over the birthday drawer that day and put in {product}.",
       "After the heron I stocked the drawer with {product}."
      ]
     },
     {
      "texts": [
       "I'm in charge of it now. There's no pay, but there's a key."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "At the next birthday the card went around like a normal card."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "People wrote whole sentences. Somebody drew a second heron."
      ],
      "optional": true
     },
     {
      "texts": [
       "I stood by with the key on a string, and felt a bit like a bank."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "The blue never left the sleeve. I wear it to parties.",
       "She's kept that card on her monitor. Heron side out."
      ]
     }
    ]
   },
   "bucket": "stationery",
   "only": [
    "pen",
    "gel pen",
    "fountain pen",
    "marker",
    "greeting card",
    "card",
    "gift wrap",
    "gift bag",
    "gift box",
    "acrylic marker",
    "paint marker",
    "colored pencil",
    "sticker",
    "washi tape",
    "stamp",
    "paper",
    "envelope",
    "pencil",
    "highlighter pen",
    "balloon",
    "banner"
   ]
  },
  {
   "title": "The cabinet that waited for me",
   "hooks": [
    {
     "category": "attention",
     "text": "I opened the cabinet, and it opened back."
    },
    {
     "category": "problem",
     "text": "Something fell on my foot. Then its friends did."
    },
    {
     "category": "entertainment",
     "text": "I knocked on my cabinet before opening it."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "I was home alone, and I wanted one bowl.",
       "It was {day}, I was hungry, and the bowl was on the bottom."
      ]
     },
     {
      "texts": [
       "Everybody in the house knew that door. You open it with a knee ready."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "I'd forgotten about {pain}.",
       "I forgot the knee."
      ]
     },
     {
      "texts": [
       "First came a lid, spinning, with a lot to say. It went on for a while."
      ],
      "optional": true
     },
     {
      "texts": [
       "Then the rest. A cake tin, a bag of bags, and a candle from a wedding I didn't go to."
      ],
      "optional": true
     },
     {
      "texts": [
       "I caught the bowl, though. I stood there holding a bowl over my head like a trophy."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "I sat down in the middle of it all and chose {product}.",
       "While it was all out on the floor anyway, I got {product}."
      ]
     },
     {
      "texts": [
       "I gave the candle away. I hope they're still married."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "I put things back one at a time, as if they lived there."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "For days I opened that door very slowly, with one foot back. Nothing came."
      ],
      "optional": true
     },
     {
      "texts": [
       "My brother got a bowl out one evening without any noise, and I went in to see what was wrong."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "The knee's retired.",
       "The lid still spins, when I ask it to."
      ]
     }
    ]
   },
   "bucket": "home-storage",
   "match": [
    "fall",
    "cabinet",
    "clutter",
    "mess",
    "space",
    "pile",
    "stack",
    "shelf",
    "closet",
    "lids",
    "find"
   ]
  },
  {
   "title": "The chair under the clothes",
   "hooks": [
    {
     "category": "curiosity",
     "text": "There was a chair in my bedroom. Allegedly."
    },
    {
     "category": "attention",
     "text": "My guest asked if that was a chair."
    },
    {
     "category": "entertainment",
     "text": "I once lost a chair in a small room."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "It started with one sweater that wasn't clean or dirty.",
       "There's a chair by my window. You had to know."
      ]
     },
     {
      "texts": [
       "By autumn the pile had shoulders. In the evening light it looked like somebody waiting."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "Whenever I looked at it I thought of {pain}.",
       "On {day} my mother called from the train. She'd be an hour."
      ]
     },
     {
      "texts": [
       "I moved the whole pile to the bed. Then I wanted the bed, so I moved it back."
      ],
      "optional": true
     },
     {
      "texts": [
       "On the way, a sleeve knocked over my plant. The pile was defending itself."
      ],
      "optional": true
     },
     {
      "texts": [
       "My mother came in, looked around, and put her coat on it. Like everybody."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "While she made tea I looked at the room and picked {product}.",
       "She didn't say a word. I ordered {product}."
      ]
     },
     {
      "texts": [
       "She said it was a nice window, by the way. She'd just never gotten close."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "I got down to the seat cushion by dark. It was green. I'd forgotten."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "I sat in the chair for an hour that night, like a person visiting."
      ],
      "optional": true
     },
     {
      "texts": [
       "I said goodnight to nobody in the corner, and it felt a little lonely."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "My mother sat by the window on her next visit. With tea.",
       "It's a chair. We've confirmed it."
      ]
     }
    ]
   },
   "bucket": "home-storage"
  },
  {
   "title": "Through their eyes",
   "hooks": [
    {
     "category": "attention",
     "text": "My guests sat down, and I saw my own room."
    },
    {
     "category": "curiosity",
     "text": "I noticed the corner when somebody else did."
    },
    {
     "category": "social",
     "text": "My aunt looked at my wall for too long."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "They came for coffee, and my aunt got the good seat.",
       "I was carrying in the cups when everyone went quiet."
      ]
     },
     {
      "texts": [
       "I followed their eyes, the way you follow a dog's."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "They were looking at {pain}. So was I, suddenly.",
       "There it was, the corner I'd been meaning to finish since we moved in."
      ]
     },
     {
      "texts": [
       "I told them we'd only just moved. It had been three winters."
      ],
      "optional": true
     },
     {
      "texts": [
       "My uncle said it had potential. He says that about rivers, too."
      ],
      "optional": true
     },
     {
      "texts": [
       "A nail stuck out of the wall at eye level, holding nothing, like a waiter with an empty tray."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "When the cups were washed, I finally picked something: {product}.",
       "I stood there with the dishcloth that night and chose {product}."
      ]
     },
     {
      "texts": [
       "I measured it with my arms, and then with a real ruler."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "I carried a chair over, sat down across from it, and just looked."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "I found reasons to walk through that room. I watered a plant that didn't need it."
      ],
      "optional": true
     },
     {
      "texts": [
       "The next Sunday I handed my aunt the good seat and waited."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "She looked for even longer. Then she asked for sugar, smiling.",
       "My uncle says there's no potential left. I think that's praise."
      ]
     }
    ]
   },
   "bucket": "home-decor"
  },
  {
   "title": "The blanket war",
   "hooks": [
    {
     "category": "attention",
     "text": "At nine the blanket moved an inch to the left."
    },
    {
     "category": "curiosity",
     "text": "Two people, one couch, and no witnesses."
    },
    {
     "category": "entertainment",
     "text": "I lost half a blanket before the opening credits."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "The movie had started, and it was a cold house.",
       "We'd claimed our ends of the couch, feet in the middle."
      ]
     },
     {
      "texts": [
       "There was one throw between us. It was a small one. It came free with a magazine."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "Then {pain} joined us, as it did every night.",
       "She took an inch. I took two. Nobody looked away from the screen."
      ]
     },
     {
      "texts": [
       "By the car chase I had a corner. I wore it like a napkin."
      ],
      "optional": true
     },
     {
      "texts": [
       "Then she stood up for popcorn, and the whole thing went with her, along with the remote."
      ],
      "optional": true
     },
     {
      "texts": [
       "I watched ten minutes of a show about otters, because I couldn't reach anything."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "During the otters I chose {product}.",
       "The next cold weekend our couch had {product}."
      ]
     },
     {
      "texts": [
       "The old throw went to the cat, who had never been asked."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "We sat down that night without shaking hands first."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "I made the popcorn this time, and I came back to my own spot."
      ],
      "optional": true
     },
     {
      "texts": [
       "She fell asleep before the twist. I didn't wake her. I had a good seat."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "The cat won't share either.",
       "I asked for more otters. We're on season two."
      ]
     }
    ]
   },
   "bucket": "home-decor",
   "only": [
    "pillow",
    "throw pillow",
    "blanket",
    "throw blanket",
    "weighted blanket",
    "comforter",
    "duvet",
    "duvet cover",
    "sheet set",
    "bed sheets",
    "sheet",
    "mattress",
    "mattress topper",
    "cushion",
    "quilt",
    "body pillow",
    "bed pillow",
    "bedding",
    "sofa cover",
    "couch cover",
    "bean bag",
    "pillowcase"
   ],
   "match": [
    "cold",
    "bed",
    "couch",
    "sleep",
    "share",
    "blanket",
    "pillow",
    "slide",
    "hot",
    "floor"
   ]
  },
  {
   "title": "Sunlight, sideways",
   "hooks": [
    {
     "category": "attention",
     "text": "The sun came in sideways and showed everything."
    },
    {
     "category": "curiosity",
     "text": "At four o'clock my apartment told on me."
    },
    {
     "category": "problem",
     "text": "My place was clean until four in the afternoon."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "I'd cleaned all morning, and I was proud of it.",
       "The windows were open, the radio was on, and I was done."
      ]
     },
     {
      "texts": [
       "My parents were due at five, so I sat down with a magazine and one raised foot."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "Then the sun reached the spot I know as {pain}.",
       "Then the sun dropped low, and the floor lit up like a map."
      ]
     },
     {
      "texts": [
       "There were paw prints from a cat that visited in May."
      ],
      "optional": true
     },
     {
      "texts": [
       "I wiped one corner and pushed it all into the next. I chased it across the room on my knees."
      ],
      "optional": true
     },
     {
      "texts": [
       "At five the bell rang, and I met them at the door holding a gray rag behind my back."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "When they'd gone, I threw out the rag and got {product}.",
       "That evening, after sunset, I chose {product}."
      ]
     },
     {
      "texts": [
       "It's easy to shop in the dark. Everything looks clean."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "The week after, I left the curtains open on purpose."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "I worked my way from the window to the door, and I had time for both sides of the radio show."
      ],
      "optional": true
     },
     {
      "texts": [
       "At four I stood in the beam with a coffee, like an actor."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "The sun came in sideways. I raised my cup.",
       "My parents are coming at four this Sunday. I picked the hour."
      ]
     }
    ]
   },
   "bucket": "cleaning"
  },
  {
   "title": "A full bowl of cereal",
   "hooks": [
    {
     "category": "attention",
     "text": "The bowl left the table in slow motion."
    },
    {
     "category": "problem",
     "text": "Breakfast hit the floor at seven, fully loaded."
    },
    {
     "category": "entertainment",
     "text": "Cereal travels farther than you think."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "We had twelve minutes, two backpacks, and one full bowl.",
       "It was a school morning, and so far nobody had cried."
      ]
     },
     {
      "texts": [
       "The elbow came out of nowhere. Elbows do."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "I thought of {pain}, and there it went.",
       "I saw the milk first. The little rings took their time."
      ]
     },
     {
      "texts": [
       "They rolled under the stove, under the fridge, and one made it to the hallway."
      ],
      "optional": true
     },
     {
      "texts": [
       "I got a paper towel, and the paper towel gave up at once."
      ],
      "optional": true
     },
     {
      "texts": [
       "\"It's okay,\" somebody small said, and patted my back with a wet spoon."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "Standing there in wet socks, I decided on {product}.",
       "By the next school morning we had {product} in the kitchen."
      ]
     },
     {
      "texts": [
       "The ring in the hallway I found with my bare foot, on Thursday."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "The elbow struck again the same week. I put my cup down and got up."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Everyone lifted their feet without being told, like a crew."
      ],
      "optional": true
     },
     {
      "texts": [
       "We got to the car with our shoes on the right feet. The teacher noticed."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Eleven minutes, two backpacks, dry socks.",
       "The bowl's now the small one. The elbow's still at large."
      ]
     }
    ]
   },
   "bucket": "cleaning",
   "match": [
    "spill",
    "floor",
    "crumb",
    "mess",
    "kids",
    "kitchen",
    "milk",
    "sticky",
    "food",
    "pet",
    "hair"
   ]
  },
  {
   "title": "The basil I buried",
   "hooks": [
    {
     "category": "attention",
     "text": "I bought basil on Saturday and buried it on Friday."
    },
    {
     "category": "curiosity",
     "text": "There's a small graveyard on my windowsill."
    },
    {
     "category": "entertainment",
     "text": "The basil looked at me. I looked away."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "It stood on the sill over the sink, green and full of trust.",
       "I carried it home from the market like a baby."
      ]
     },
     {
      "texts": [
       "I named it. That was my first mistake."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "By Wednesday I knew the word for it: {pain}.",
       "By Wednesday it leaned. By Thursday it lay down."
      ]
     },
     {
      "texts": [
       "I watered it, then I worried and watered it again. The sill had a lake."
      ],
      "optional": true
     },
     {
      "texts": [
       "I turned it to the sun, and I talked to it about its future."
      ],
      "optional": true
     },
     {
      "texts": [
       "My neighbor's basil was right across the yard, as tall as a toddler."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "At the funeral I made a promise, and on Saturday I got {product}.",
       "I saved the pot, said a few words, and went for {product}."
      ]
     },
     {
      "texts": [
       "I didn't name anything this time."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "I check on things with my morning coffee, and then I leave them alone."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "I put my chair by the window, so I'd pass it and look."
      ],
      "optional": true
     },
     {
      "texts": [
       "The neighbor waved from across the yard. She pointed at my sill with her watering can."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "It's Friday. Nobody's been buried.",
       "All right, I named it. It's Gary."
      ]
     }
    ]
   },
   "bucket": "garden",
   "match": [
    "die",
    "dead",
    "dry",
    "water",
    "wilt",
    "kill",
    "plants",
    "forget",
    "sun",
    "leaves"
   ]
  },
  {
   "title": "The kink in the hose",
   "hooks": [
    {
     "category": "attention",
     "text": "The water stopped, so I looked into the hose."
    },
    {
     "category": "problem",
     "text": "The far end of my yard hadn't seen water."
    },
    {
     "category": "entertainment",
     "text": "I watered myself, the fence, and a neighbor."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "It was the first hot evening, and everything was thirsty.",
       "I walked out in sandals, with the sun behind the fence."
      ]
     },
     {
      "texts": [
       "I'd pictured this. I was going to be calm and a bit brown."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "I pulled, and it was {pain} all over again.",
       "It worked for a minute, and then it quit on me at the far end."
      ]
     },
     {
      "texts": [
       "I walked back. I walked out again. I did about two miles between a faucet and a rose."
      ],
      "optional": true
     },
     {
      "texts": [
       "I held the end up to my eye, because I'm a curious person."
      ],
      "optional": true
     },
     {
      "texts": [
       "From behind the fence I heard, \"Got it?\" Then I heard myself yell."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "I changed my shirt and ordered {product}.",
       "The next evening I came out with {product}."
      ]
     },
     {
      "texts": [
       "The sandals dried by August."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "I walked out once and walked back once. The bats were just starting."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "There was enough evening left for a chair and a glass of lemonade."
      ],
      "optional": true
     },
     {
      "texts": [
       "My neighbor leaned on the fence with an umbrella open. He's very funny."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "The rose at the far end has opened. It took its time.",
       "The umbrella's hanging on my side of the fence. A gift, he says."
      ]
     }
    ]
   },
   "bucket": "garden",
   "only": [
    "garden hose",
    "hose",
    "hose nozzle",
    "sprinkler",
    "watering can",
    "garden glove",
    "garden gloves",
    "trowel",
    "pruner",
    "pruning shears",
    "shovel",
    "rake",
    "weeder",
    "weed puller",
    "raised bed",
    "garden bed",
    "garden tool",
    "garden kneeler",
    "wheelbarrow",
    "hedge trimmer",
    "leaf blower",
    "lawn mower",
    "trellis",
    "soil",
    "potting soil"
   ]
  },
  {
   "title": "The butter knife",
   "hooks": [
    {
     "category": "attention",
     "text": "I took a door apart with a butter knife."
    },
    {
     "category": "curiosity",
     "text": "The butter knife was bent, and so was I."
    },
    {
     "category": "entertainment",
     "text": "My toolbox was a drawer with forks in it."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "The cabinet door hung by one screw, and I had ten minutes.",
       "It was a small job. That's what I said out loud."
      ]
     },
     {
      "texts": [
       "I opened the kitchen drawer and chose a blade with care, like a surgeon."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "Then it started, the way it always does: {pain}.",
       "The knife slipped, and I made a new hole."
      ]
     },
     {
      "texts": [
       "I tried a coin. I tried a key. I tried talking to it."
      ],
      "optional": true
     },
     {
      "texts": [
       "The screw fell, bounced, and went down between the stove and the wall, where screws go."
      ],
      "optional": true
     },
     {
      "texts": [
       "My father called right then, and I said I was having toast."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "At the end of it I put the knife back and got {product}.",
       "So before anything else came loose, I bought {product}."
      ]
     },
     {
      "texts": [
       "It was time to be a person who owns a thing like that."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "On Saturday I knelt down in front of the door and got to work."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Once I was kneeling there, I looked for other things to do. There were plenty."
      ],
      "optional": true
     },
     {
      "texts": [
       "My father called. I told him I'd ring him back, I was busy."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "We kept the bent knife. It spreads butter around corners.",
       "The door's hung. The toast's on me."
      ]
     }
    ]
   },
   "bucket": "tools",
   "match": [
    "tool",
    "screw",
    "loose",
    "wrong",
    "find",
    "fix",
    "borrow",
    "repair",
    "drawer",
    "handyman"
   ]
  },
  {
   "title": "Three screws left over",
   "hooks": [
    {
     "category": "attention",
     "text": "I finished the shelf and had three screws left."
    },
    {
     "category": "curiosity",
     "text": "Three screws lay on the floor, and nobody spoke."
    },
    {
     "category": "entertainment",
     "text": "The manual had no words. I had several."
    }
   ],
   "lines": {
    "setting": [
     {
      "texts": [
       "We sat on the floor around a box with forty-one parts.",
       "It was {day} evening, a flat box, and the two of us in socks."
      ]
     },
     {
      "texts": [
       "The manual was all pictures. A little man with no face was smiling anyway."
      ],
      "optional": true
     }
    ],
    "trouble": [
     {
      "texts": [
       "Step two was pure {pain}.",
       "By step nine I was holding the back of something upside down."
      ]
     },
     {
      "texts": [
       "We'd mixed up B and D. They were twins, and they'd lied to us."
      ],
      "optional": true
     },
     {
      "texts": [
       "The pizza came. We ate it inside the frame, like two people in a boat."
      ],
      "optional": true
     },
     {
      "texts": [
       "Near midnight it stood. Then I saw the screws on the carpet, side by side."
      ],
      "optional": true
     }
    ],
    "turn": [
     {
      "texts": [
       "Nobody said a word. I got up and ordered {product}.",
       "We agreed to stop there, and to continue with {product}."
      ]
     },
     {
      "texts": [
       "I put the three screws in an egg cup, as evidence."
      ],
      "optional": true
     }
    ],
    "change": [
     {
      "texts": [
       "On Sunday we took it apart and started from the faceless man's first smile."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "We finished before the food came, and we ate at a table."
      ],
      "optional": true
     },
     {
      "texts": [
       "I leaned on it a little. Then I leaned on it like a person in a photo."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "The egg cup's empty. We slept like B and D.",
       "I asked the little man how he did it. He's still smiling."
      ]
     }
    ]
   },
   "bucket": "tools"
  }
 ],
 "talking-head": [
  {
   "title": "Attendance list",
   "hooks": [
    {
     "category": "problem",
     "text": "Your smallest problem never misses a day."
    },
    {
     "category": "curiosity",
     "text": "Check the attendance list of your problems."
    },
    {
     "category": "attention",
     "text": "Forget your big problems for ten seconds."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "Think of {pain}. Present, every day. My answer: {product}.",
       "You have {pain} on the list every day. I'd seat {product} there."
      ]
     },
     {
      "texts": [
       "Big problems show up twice a year, and everybody calls you. Nobody ever called you about this one."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: a daily nuisance deserves daily help. {feature}",
       "First reason: you meet it before you're awake. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: it's small every time, and it's every time."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Two minutes a day is twelve hours a year. You'd never book that on purpose."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second reason: there's no medal for coping. {feature}",
       "Second: you've covered for it long enough. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: you cope so well that nobody knows you're coping."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "I waited for the medal. It isn't in the mail."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "If yours only visits at Christmas, skip {itObject}.",
       "If it happens once a year, you don't need {itObject}."
      ]
     },
     {
      "texts": [
       "A nuisance with manners may stay."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "So give that chair to somebody useful."
      ]
     },
     {
      "texts": [
       "You don't have to love {product}. You only have to stop saving a seat for the other thing."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Next roll call, that chair is taken.",
       "Tomorrow morning, take attendance again."
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "Patience is for airports",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Patience belongs at airports, not in your house."
    },
    {
     "category": "problem",
     "text": "You're spending your patience on the wrong thing."
    },
    {
     "category": "attention",
     "text": "Save your patience. You'll need it at the airport."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "You get one bucket of patience a day. {pain}? Not from that bucket. Get {product}.",
       "Nobody refills your patience for {pain}. So I say: {product}."
      ]
     },
     {
      "texts": [
       "By the time somebody really needs you, the bucket's already half empty."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: you'll need that patience by noon. {feature}",
       "Reason one: save a little for the customer hotline. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: the customer hotline gets whatever you have left."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You can't tell a toddler, a boss, or a printer that you ran out at breakfast."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Reason two: being calm about it has changed nothing. {feature}",
       "Second: sighing was your old method. {feature}"
      ]
     },
     {
      "texts": [
       "Reason two: you've been calm about it for a year. It didn't notice."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Sighing counts as spending, by the way."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "If you're a naturally serene person, you can pass.",
       "Serene people may skip {itObject}. I've met two."
      ]
     },
     {
      "texts": [
       "They queue with a book. I look at them the way you look at dolphins."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "That's a bucket you get to keep."
      ]
     },
     {
      "texts": [
       "I'd rather buy {product} than practice deep breathing in the hallway."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Keep your patience for gate 42.",
       "The airport says thank you."
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "The workaround",
   "hooks": [
    {
     "category": "problem",
     "text": "Your workaround is more work than the work."
    },
    {
     "category": "curiosity",
     "text": "You've invented something, and you should stop using it."
    },
    {
     "category": "entertainment",
     "text": "Please retire your little trick. It's tired."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "You built a whole trick around {pain}. I'd hand {product} the job.",
       "There's {pain}, and your secret method. My opinion: use {product}."
      ]
     },
     {
      "texts": [
       "You know the one. The angle, the towel, the thing only you know how to do."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: a trick only works while you're in the room. {feature}",
       "First, the trick needs you. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: the trick needs you there, every time, with both hands."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Try explaining it to a guest. Listen to yourself around step four."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second reason: you call it a system, and it's a towel. {feature}",
       "Two: nobody else in your house learned it. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: nobody else in your house ever learned the trick."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "I respect the creativity. I'd just spend it on something with a view."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "If you enjoy the tinkering, keep your trick.",
       "If your trick takes two seconds, keep the trick."
      ]
     },
     {
      "texts": [
       "Some people fold paper birds. I'm not here to take your birds."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "One plain thing, and the towel goes back to being a towel."
      ]
     },
     {
      "texts": [
       "Let {product} be the boring part of your day. You be the clever part somewhere else."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Your trick gets a farewell card from me.",
       "Dear workaround: thank you, you may go."
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "The story you keep telling",
   "hooks": [
    {
     "category": "social",
     "text": "Your friends know this story by heart."
    },
    {
     "category": "problem",
     "text": "You tell the same complaint every Friday."
    },
    {
     "category": "entertainment",
     "text": "Your favorite story has a fan club of zero."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "You open with {pain}. Every time. Buy {product}, change the topic.",
       "Everybody who loves you has heard about {pain}. Try {product} instead."
      ]
     },
     {
      "texts": [
       "Watch their faces. They're nodding at the right places, like at a song."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: complaining has never carried a box. {feature}",
       "First reason: a complaint does nothing by Monday. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: you've told it so often that it has chapters."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You do the voices. You do the pause. It's good, and it's time."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second reason: your friends can't fix it either. {feature}",
       "Reason two: the table deserves new material. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: nobody at that table has ever had an answer."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Somebody there has a new puppy, and you're blocking the news."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "If you're only in it for the sympathy, don't buy {itObject}.",
       "If the complaining is the fun part, save your money."
      ]
     },
     {
      "texts": [
       "No judgment. A good complaint is a hobby with no equipment."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "Then Friday needs a new story, and that's on you."
      ]
     },
     {
      "texts": [
       "You may even complain about {product}. At least it's fresh."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Somebody else gets to tell a story this Friday.",
       "So, what's new with you?"
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "The grumpiest version of you",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Shop for the grumpiest version of yourself."
    },
    {
     "category": "attention",
     "text": "Don't buy things for the good-mood you."
    },
    {
     "category": "problem",
     "text": "The person who shops isn't the person who copes."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "Grumpy you deals with {pain}. Grumpy you gets {product}.",
       "Late, hungry, and then {pain}. For that person, I'd pick {product}."
      ]
     },
     {
      "texts": [
       "Happy you shops on a couch with tea. Happy you thinks everything will be easy."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: grumpy you won't read a manual. {feature}",
       "Reason one: ask what a tired hand needs. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: grumpy you is the one who has to use {itObject}."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "That person has one shoe on and an opinion about everything."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: grumpy you notices everything. {feature}",
       "Reason two: grumpy you keeps score. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: a thing that only works on good days is a decoration."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "If the worst hour of your day has an ally, the other hours look after themselves."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "If you're cheerful at all hours, this isn't your video.",
       "Morning people can skip {itObject} and go run somewhere."
      ]
     },
     {
      "texts": [
       "I mean it kindly. You frighten me a little."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "Imagine handing that over at your lowest point of the week."
      ]
     },
     {
      "texts": [
       "I picture {product} and the scowl above it. That's the picture to buy for."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Be nice to grumpy you. Nobody else is, at that hour.",
       "Grumpy you will never say thanks. Do it anyway."
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "Getting used to it",
   "hooks": [
    {
     "category": "problem",
     "text": "\"You get used to it\" is terrible advice."
    },
    {
     "category": "curiosity",
     "text": "You can get used to anything. That's the problem."
    },
    {
     "category": "social",
     "text": "Everybody told you you'd get used to it."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "You've gotten used to {pain}. I think that's a shame. Meet {product}.",
       "Year two of {pain}, and you don't flinch. Time for {product}."
      ]
     },
     {
      "texts": [
       "People get used to trains under the window. It doesn't mean the train stopped."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: used to it still costs you. {feature}",
       "One: you stopped noticing, and you kept paying. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: you stopped noticing it. You didn't stop doing it."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Ask a visitor. They'll spot it before they've put their coat down."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: unlearning takes one decision, not a year. {feature}",
       "Reason two: a habit can be swapped. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: you adapt to everything, so adapt to something nicer."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You learned to sidestep it in the dark. That talent could have been piano."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "If it really doesn't bother you, skip {itObject}.",
       "If you can honestly laugh about it, skip this one."
      ]
     },
     {
      "texts": [
       "Honestly, though. Not the laugh you do with your teeth closed."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "So get used to something better for a change."
      ]
     },
     {
      "texts": [
       "Give yourself a month with {product} lying around, and see what you notice."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "The train's still running. You may move.",
       "Get used to that instead."
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "Explained to a guest",
   "hooks": [
    {
     "category": "problem",
     "text": "If you have to explain it, fix it."
    },
    {
     "category": "entertainment",
     "text": "Every home has one sentence that starts with \"careful.\""
    },
    {
     "category": "curiosity",
     "text": "Listen to what you tell your guests."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "\"Oh, that? That's {pain}. Just ignore it.\" No. Try {product}.",
       "You warn people about {pain}. I'd welcome them with {product}."
      ]
     },
     {
      "texts": [
       "You say it over your shoulder, quickly, the way a flight crew does the exits."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: a warning is a repair you didn't do. {feature}",
       "First: guests shouldn't need a briefing. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: every warning is a repair you keep postponing."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Nobody has ever left a house and raved about the safety talk."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second reason: you brief yourself, too, every day. {feature}",
       "Two: you live there longer than they do. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: guests leave after dinner. You stay in there."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You've been doing the tour for so long, you could charge admission."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "If nobody's ever asked, you probably don't need {itObject}.",
       "No guests, no bother? Then keep your money."
      ]
     },
     {
      "texts": [
       "Some quirks are charming. You'll know by who smiles."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "Then the tour has one stop less."
      ]
     },
     {
      "texts": [
       "Nobody will ask about {product}. Being unremarkable is the dream here."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Next guest, no briefing.",
       "\"Careful\" can go back to being about the soup."
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "Eleven Sundays",
   "hooks": [
    {
     "category": "problem",
     "text": "You've promised it for eleven Sundays now."
    },
    {
     "category": "curiosity",
     "text": "Sunday is where good plans go to nap."
    },
    {
     "category": "social",
     "text": "We all have one job called \"this weekend.\""
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "\"I'll deal with {pain} on Sunday.\" You won't. Get {product} instead.",
       "You and {pain} have a date, every Sunday. Send {product}."
      ]
     },
     {
      "texts": [
       "Sunday has pancakes in it. It has that one show. It never stood a chance."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: nothing hard happens on a Sunday. {feature}",
       "Reason one: the fix has to be smaller than a weekend. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: a plan that needs a free weekend isn't a plan."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "By four o'clock you've moved one thing from left to right and called it a start."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: you don't need discipline, you need less to do. {feature}",
       "And reason two: Monday doesn't care. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: it's Monday that suffers, and Monday has no vote."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You've rescheduled this more often than the dentist."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "If you did sort it out last Sunday, respect. Skip {itObject}.",
       "If you're a person who finishes lists, you're excused."
      ]
     },
     {
      "texts": [
       "You exist, I've heard. You probably label your freezer bags."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "That fits into a {day} between two other things."
      ]
     },
     {
      "texts": [
       "With {product} in the house, at least the promise is standing there, looking at you."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Sunday twelve is for pancakes.",
       "Have a real Sunday."
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "Rent",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Something in your life isn't paying rent."
    },
    {
     "category": "problem",
     "text": "You're housing a problem, and it's comfortable."
    },
    {
     "category": "entertainment",
     "text": "I'm here about your worst tenant."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "You've let {pain} move in. I'd give {product} the room.",
       "{pain}: no rent, no manners, your address. Call {product}."
      ]
     },
     {
      "texts": [
       "It knows where you keep everything. It's there when you get home."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: everything under your roof should do a job. {feature}",
       "First: a good tenant brings something. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: everything under your roof should earn its keep."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Look around. The kettle works. The doormat works. You know who doesn't."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: asking nicely has been tried. {feature}",
       "Second reason: you've sent enough sighs under that door. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: you've given notice with your eyes for months."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You can't argue with it, you can't guilt it. You can only replace it with somebody who works."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "If you two get along fine, then don't bother.",
       "If it only sublets one day a month, skip {itObject}."
      ]
     },
     {
      "texts": [
       "Some people like company. Even that company."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "Those are references. I'd hand over the keys."
      ]
     },
     {
      "texts": [
       "I don't say {product} will sing in the morning. I say {it} may come in."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "The room's been listed.",
       "Change the name on the doorbell."
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "The apology",
   "hooks": [
    {
     "category": "problem",
     "text": "Count how often you say \"sorry about that.\""
    },
    {
     "category": "curiosity",
     "text": "You keep apologizing for something you could change."
    },
    {
     "category": "social",
     "text": "You've said sorry for this. Probably this week."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "\"Sorry about {pain}.\" I'd trade that sentence for {product}.",
       "You apologize for {pain} like it's weather. I'd get {product}."
      ]
     },
     {
      "texts": [
       "You say it before anybody noticed. You say it to the delivery guy."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: an apology repairs nothing. {feature}",
       "Reason one: sorry is a word, not a tool. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: sorry is a word, and you need a tool."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "The other person says \"oh, no worries,\" and now you've both lost ten seconds."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second reason: you owe yourself one, too. {feature}",
       "Second: save your sorry for birthdays you forget. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: you'll need that sorry when you forget a birthday."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A real apology should be rare. Yours is wearing thin at the elbows."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "If you've never once been bothered, skip {itObject}.",
       "If nobody's around to hear it, maybe you can wait."
      ]
     },
     {
      "texts": [
       "Living alone on a lighthouse counts. I'm a little jealous."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "Next time, say \"come in\" and leave it there."
      ]
     },
     {
      "texts": [
       "You can even apologize for {product}, if your mouth needs something to do."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "No more sorry, then. Except for the birthdays.",
       "Sorry for going on about it. See? It's catching."
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "The second-worst option",
   "hooks": [
    {
     "category": "curiosity",
     "text": "You picked the second-worst option. So did I."
    },
    {
     "category": "problem",
     "text": "Doing nothing has a price. You're paying it."
    },
    {
     "category": "attention",
     "text": "You have three options. You chose the middle one."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "With {pain}, you can suffer, grumble, or get {product}. I say three.",
       "Three ways to handle {pain}: suffer, grumble, {product}. I vote three."
      ]
     },
     {
      "texts": [
       "Suffering has dignity, at least. Grumbling is just suffering with sound."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: option three does something. {feature}",
       "One, the boring part of option three. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: options one and two both end where they started."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You've grumbled at it in two languages by now."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second reason: you can only choose once you've looked. {feature}",
       "Reason two: it's the only one with a plan. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: grumbling takes longer than people think. I've timed mine."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Mine runs four minutes and has a part where I talk to the ceiling."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "If your grumbling is short and private, option two's fine.",
       "If you really don't mind, option one is free."
      ]
     },
     {
      "texts": [
       "Somebody in your family has made a whole personality of it."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "That's the case for number three."
      ]
     },
     {
      "texts": [
       "And {product} won't tell you to look on the bright side. I will. I'm worse."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Option two will miss you.",
       "Hands up for option three."
      ]
     }
    ]
   },
   "needs": "pain"
  },
  {
   "title": "Fingerprints",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Nobody photographs the things they use most."
    },
    {
     "category": "attention",
     "text": "Look for the fingerprints in your home."
    },
    {
     "category": "social",
     "text": "You post the vase. You live with the scissors."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "I judge things by fingerprints. That's why I'd look at {product}.",
       "My rule: buy what gets fingerprints. So, {product}."
      ]
     },
     {
      "texts": [
       "The prettiest thing you own is probably dusty. The useful one's never where you left it, because somebody has it."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: you find out by touching, not by looking. {feature}",
       "Reason one: ask what your hand would notice. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: a thing you touch daily beats a thing you admire."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Go count the fingerprints on your kettle. That's love."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: the useful stuff never gets a shelf of its own. {feature}",
       "And two: nobody dusts a thing in use. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: what's in use never gathers dust. Dust is a verdict."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "My grandmother had a good room. We lived in the other one."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "If you want something for the display shelf, look elsewhere.",
       "If you only need {itObject} once a year, borrow."
      ]
     },
     {
      "texts": [
       "Display shelves matter, too. That's just a different video."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "Put {itObject} where hands go by, and let the fingerprints vote."
      ]
     },
     {
      "texts": [
       "I can't tell you if {product} will look good on your feed. I hope {it} get{s} smudged."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Let's see whose fingerprints show up first.",
       "Buy the smudges."
      ]
     }
    ]
   },
   "needs": "no pain"
  },
  {
   "title": "Arm's length",
   "hooks": [
    {
     "category": "curiosity",
     "text": "If you have to fetch it, you won't."
    },
    {
     "category": "attention",
     "text": "Stretch out one arm. That's your real home."
    },
    {
     "category": "problem",
     "text": "Half your stuff lives too far away."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "What's within arm's length gets used. That's where I'd put {product}.",
       "My theory of belongings has one number: an arm. Meet {product}."
      ]
     },
     {
      "texts": [
       "Everything past that is a museum with your name on the door."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: near beats pretty. {feature}",
       "First: a thing in reach has to be worth reaching for. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: nobody crosses a room for a small problem."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You've eaten dry cereal because the spoon was in the dishwasher. Same law."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: space next to you is expensive. {feature}",
       "Reason two: what sits that close gets looked at hard. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: what's close gets picked up without a decision."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "The remote figured this out years ago. It lives on your stomach."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "If you've no free spot in reach, clear one before you order.",
       "If {it}'d end up in the attic, save your money."
      ]
     },
     {
      "texts": [
       "An attic is where good ideas go to meet the Christmas lights."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "So pick the spot before you pick anything else."
      ]
     },
     {
      "texts": [
       "Hold your arm out again. Now picture {product} at the end of it."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "One arm. One spot.",
       "You can put your arm down now."
      ]
     }
    ]
   },
   "needs": "no pain"
  },
  {
   "title": "Close the other tabs",
   "hooks": [
    {
     "category": "problem",
     "text": "You've compared longer than you'll ever use it."
    },
    {
     "category": "entertainment",
     "text": "Close the tabs. All nineteen of them."
    },
    {
     "category": "curiosity",
     "text": "Research is just shopping in a lab coat."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "Two tabs are enough for {aCategory}. I'd leave {product} open.",
       "Close the tabs. Keep one. I'd keep {product}."
      ]
     },
     {
      "texts": [
       "By tab nine you're reading about a version sold in another country. In Finnish."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: you only need what you'd notice. {feature}",
       "Reason one fits on a sticky note. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: you forgot tab three by the time you read tab twelve."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You made a spreadsheet. It has colors. Be honest."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: the rest is decoration on the decision. {feature}",
       "Two, and then I'd stop reading. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: an okay choice you use beats a great one you're still reading about."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Whole evenings have been lost to a review by a man called Gary. Gary doesn't know your kitchen."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "If you need exact measurements, do read the listing.",
       "If you love the research more, keep your tabs and skip {itObject}."
      ]
     },
     {
      "texts": [
       "One tab for facts is fine. I'm strict, not cruel."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "That's your sticky note. It's full."
      ]
     },
     {
      "texts": [
       "If {product} pass{es} your two questions, tab three has nothing for you."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Eighteen tabs closed. Feel that?",
       "Your browser can breathe."
      ]
     }
    ]
   },
   "needs": "no pain"
  },
  {
   "title": "The lending test",
   "hooks": [
    {
     "category": "curiosity",
     "text": "You own one thing you'd never lend out."
    },
    {
     "category": "social",
     "text": "\"Can I borrow that?\" is the real review."
    },
    {
     "category": "entertainment",
     "text": "My umbrella never came back. Neither did Dave."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "I buy what people ask to borrow. My bet here: {product}.",
       "Ask yourself who'd borrow {product}. I know two already."
      ]
     },
     {
      "texts": [
       "People return the boring stuff within the week. The good stuff needs a reminder and a search party."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: borrowers spot the useful bits. {feature}",
       "First: what would a neighbor ask about? {feature}"
      ]
     },
     {
      "texts": [
       "First reason: nobody borrows a thing they'd have to explain."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A neighbor has no reason to be polite about your stuff. That's what makes them good at it."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: it has to survive a simple question, \"what's so good about it?\" {feature}",
       "Two: then they ask the follow-up. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: if you'd miss {itObject} by {day}, {it} belong{s} in your house."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "I've lent out a ladder, a tent, and a cake pan. I know where every one of them sleeps."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "If you've got a neighbor with one, borrow first.",
       "Somebody nearby has {one}? Try that before you buy."
      ]
     },
     {
      "texts": [
       "Neighbors are the original trial period. Bring cookies."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "Write your name on the bottom, is all I'm saying."
      ]
     },
     {
      "texts": [
       "I'd lend you my car before I'd lend you {product}, and I like my car."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Get your own. Dave, this is for you.",
       "And no, you can't borrow mine."
      ]
     }
    ]
   },
   "needs": "no pain"
  },
  {
   "title": "The last one you remember",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Name the last good thing you bought. Quick."
    },
    {
     "category": "attention",
     "text": "Three seconds: what was in your last package?"
    },
    {
     "category": "problem",
     "text": "Most packages are forgotten by the weekend."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "A package should matter on {day}. That's why I'd look at {product}.",
       "You opened it, you smiled, you forgot it. I'd try {product}."
      ]
     },
     {
      "texts": [
       "If you can't remember what was in the last box, the box was the fun part."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: you remember what does a job. {feature}",
       "Reason one: a reason you could repeat tomorrow. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: you remember the things with a job."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Nobody tells a story about a package they had to think about."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: the smile should outlive the cardboard. {feature}",
       "And two, since one reason is a mood. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: the smile from a new box is gone by recycling day."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "I've carried a lot of flat cardboard to the curb with no idea whose it was."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "If you mostly like the unboxing, buy something smaller.",
       "If you can't name the day you'd use {itObject}, wait."
      ]
     },
     {
      "texts": [
       "A day, an hour, a room. If you've got those three, you're not just bored."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "So name the moment. If you can, that's your answer."
      ]
     },
     {
      "texts": [
       "In a month I'd like you to remember {product} and not the tape."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Quick, what was in the package? See, you know.",
       "Make the next box one you remember."
      ]
     }
    ]
   },
   "needs": "no pain"
  },
  {
   "title": "Thrown out first",
   "hooks": [
    {
     "category": "attention",
     "text": "Throw something out before you buy anything."
    },
    {
     "category": "curiosity",
     "text": "My shopping list starts with the trash can."
    },
    {
     "category": "problem",
     "text": "New stuff isn't the answer. Swapped stuff might be."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "One thing out, one in. For me, the one in is {product}.",
       "Open a drawer. Remove one thing. Then talk to me about {product}."
      ]
     },
     {
      "texts": [
       "You know which one goes. You've moved house with it twice and never plugged it in."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: a swap has to be better at something. {feature}",
       "Reason one: here's what the newcomer brings. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: a swap makes you choose, and adding never does."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "A drawer that won't close isn't storage. It's a protest."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: it has to beat the thing you're letting go. {feature}",
       "Two, for the jury. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: you can't miss the space until you've had it."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Somewhere in there is a cable for a phone you sold."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "If you can't part with anything, don't add {itObject}.",
       "Nothing to throw out? Then you're full. Skip this one."
      ]
     },
     {
      "texts": [
       "That includes the bread maker. I saw the look."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "So that's the newcomer. Who leaves?"
      ]
     },
     {
      "texts": [
       "I'd make room for {product}. I'd also enjoy the room."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Trash can first. Then we talk.",
       "Out with the cable for the phone you sold."
      ]
     }
    ]
   },
   "needs": "no pain"
  },
  {
   "title": "One inch by the sink",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Your sink has exactly one free inch."
    },
    {
     "category": "problem",
     "text": "Your bathroom shelf is full, and you use two things."
    },
    {
     "category": "attention",
     "text": "Count the bottles by your sink. Now be honest."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "That inch is all you get. I'd give it to {product}.",
       "{pain}? Then be picky about that inch. My pick: {product}."
      ]
     },
     {
      "texts": [
       "Everything behind the front row is a souvenir. You know it, and the dust knows it."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: front row means you'll touch it half asleep. {feature}",
       "One, because the front row is strict. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: if it isn't next to the toothbrush, it doesn't exist."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You've never once reached past three bottles at six in the morning."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: you should know what you're putting there. {feature}",
       "Reason two, read it like a label. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: two things you use beat nine you own."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "There's a jar in the back with one finger mark in it. One."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "If you react easily, patch test first.",
       "New on your skin? Patch test, then decide."
      ]
     },
     {
      "texts": [
       "And if your front row already works, leave it alone."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "So something has to move back a row. You choose."
      ]
     },
     {
      "texts": [
       "I'd put {product} left of the tap. That's the good side."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "One inch. Spend it well.",
       "Now go tell the back row."
      ]
     }
    ]
   },
   "bucket": "skincare",
   "match": [
    "clutter",
    "shelf",
    "bottles",
    "forget",
    "routine",
    "steps"
   ]
  },
  {
   "title": "Eleven at night",
   "hooks": [
    {
     "category": "problem",
     "text": "Your skincare is competing with your bed."
    },
    {
     "category": "entertainment",
     "text": "Nobody does ten steps at eleven at night."
    },
    {
     "category": "curiosity",
     "text": "Plan your routine for the laziest you."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "The bed is ahead. That's why I'd keep it to {product}.",
       "With {pain}, and a bed in view, I'd go for {product}."
      ]
     },
     {
      "texts": [
       "You lean on the doorframe. You look at the sink. You do the math."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: at that hour every step has to explain itself. {feature}",
       "One, what it offers a sleepy person. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: a step you skip has never done anything for anyone."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You've gone to bed with the cap still in your hand. I have, too."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: a simple thing gets done on bad nights. {feature}",
       "Two, while you're still upright. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: the routine has to survive a {day}."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Sunday-night you lights a candle. The other six of you don't."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "If you love a long ritual, this is too short for you.",
       "Ritual people, keep your ritual. I'm not your coach."
      ]
     },
     {
      "texts": [
       "Some of you have a playlist for it. I salute from the pillow."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "I'd call that a plan you can do leaning."
      ]
     },
     {
      "texts": [
       "Leave {product} where you'd have to move {itObject} to brush your teeth."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Lights out in three minutes.",
       "Good night. The bed wins, but later."
      ]
     }
    ]
   },
   "bucket": "skincare",
   "not": [
    "sunscreen",
    "spf",
    "deodorant",
    "razor",
    "shaver",
    "aftershave",
    "shaving cream"
   ],
   "match": [
    "tired",
    "night",
    "routine",
    "steps",
    "time",
    "skip",
    "lazy"
   ]
  },
  {
   "title": "Bathroom light",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Makeup is mostly a lighting problem."
    },
    {
     "category": "problem",
     "text": "You do your face in one light, live in another."
    },
    {
     "category": "attention",
     "text": "Take your makeup bag to the window."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "Bathroom light flatters and lies. So judge {product} at the window.",
       "With {pain}, the window tells you more. Start with {product}."
      ]
     },
     {
      "texts": [
       "You've met your own face in an elevator mirror. You know what that does to a morning."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: daylight asks real questions. {feature}",
       "One, and hold it up to the glass. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: people see you by day, next to a window, mid-sentence."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "The bus stop has better lighting than most vanities, and worse seats."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: you get one hand and a small mirror. {feature}",
       "Reason two happens in a parked car. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: half of all touch-ups happen in a parked car, engine off."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "That little mirror in the visor has seen more of you than your family has."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "Shade is personal. Check yours before you order.",
       "If you're between shades, look twice before you order."
      ]
     },
     {
      "texts": [
       "My screen isn't your screen. That's one thing I can't do for you."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "So: window first, compliment later."
      ]
     },
     {
      "texts": [
       "If you try {product}, do it before ten, with the curtain open."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Meet me at the window.",
       "Curtain open. Go on."
      ]
     }
    ]
   },
   "bucket": "makeup",
   "not": [
    "nail",
    "press-on nail",
    "nail polish",
    "nail kit",
    "gel polish",
    "nail lamp",
    "nail file",
    "nail drill",
    "makeup organizer"
   ],
   "match": [
    "light",
    "bathroom",
    "day",
    "cakey",
    "streaky",
    "patchy",
    "color",
    "shade"
   ]
  },
  {
   "title": "The front of the bag",
   "hooks": [
    {
     "category": "curiosity",
     "text": "You own eleven. You wear one."
    },
    {
     "category": "problem",
     "text": "Your makeup bag has a front and a graveyard."
    },
    {
     "category": "social",
     "text": "Tip out your makeup bag. I'll go first."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "What's at the front is your real kit. I'd move {product} there.",
       "{pain}? Then only the front row counts. I'd put {product} there."
      ]
     },
     {
      "texts": [
       "The rest rode along for a wedding in another decade."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: the front row has to work in four minutes. {feature}",
       "One, the reason it gets a front seat. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: you've got four minutes and you know it."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You don't dig on a workday. You take what your fingers hit."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: what you use up was worth buying. {feature}",
       "Two is for the person who reads the small print. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: the one you finish is the one you should rebuy."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Look for the one with the worn-off letters. That's the truth in there."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "If you collect for the colors, ignore me.",
       "Collectors, walk on by. You're having more fun anyway."
      ]
     },
     {
      "texts": [
       "A full drawer can be a joy. It just isn't a kit."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "Front row, then. Somebody else moves back."
      ]
     },
     {
      "texts": [
       "I'd rather see {product} with the letters rubbed off than ten with a shine."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Tip the bag out tonight. See what's in front.",
       "Graveyard closed."
      ]
     }
    ]
   },
   "bucket": "makeup",
   "match": [
    "bag",
    "clutter",
    "time",
    "rush",
    "drawer",
    "mess"
   ]
  },
  {
   "title": "Hair on weekdays",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Your good hair days happen on Sundays, alone."
    },
    {
     "category": "problem",
     "text": "Hair is a scheduling problem."
    },
    {
     "category": "social",
     "text": "Best hair of the week? Home, in sweatpants."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "Aim for Tuesday at eight. I'd do it with {product}.",
       "If it's {pain} on weekdays, plan for weekdays. I'd try {product}."
      ]
     },
     {
      "texts": [
       "On Sunday there's time, a towel, and nobody to see it. Then Monday takes the photo."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: you have nine minutes and a coffee in one hand. {feature}",
       "One, for the nine minutes you have. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: you have nine minutes, and the coffee takes four."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You've finished your hair in an elevator. The doors opened early."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: it has to make sense before you're awake. {feature}",
       "Two, the part for half-open eyes. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: at that hour you follow habits, not tutorials."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "The video said \"effortless\" and then used three mirrors."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "If your hair does what you say, congratulations. Skip {itObject}.",
       "Already have a weekday plan that works? Keep it."
      ]
     },
     {
      "texts": [
       "Every head is different, and nobody on a screen has yours."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "That's a weekday kind of thing."
      ]
     },
     {
      "texts": [
       "Keep {product} where the rush happens, not in the guest bathroom."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "See you Tuesday at eight.",
       "Sunday had its turn."
      ]
     }
    ]
   },
   "bucket": "hair",
   "match": [
    "frizz",
    "frizzy",
    "morning",
    "time",
    "flat",
    "tangle",
    "humid",
    "bad hair"
   ]
  },
  {
   "title": "Your wrist is not a shelf",
   "hooks": [
    {
     "category": "problem",
     "text": "Your wrist is not a storage unit."
    },
    {
     "category": "curiosity",
     "text": "There are forty of these in your home. Somewhere."
    },
    {
     "category": "entertainment",
     "text": "Check under the bed. That's where they gather."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "You buy them, the house eats them. I'd get {product} and a bowl.",
       "For {pain}, I'd stop improvising and get {product}."
      ]
     },
     {
      "texts": [
       "A pencil isn't a plan. A rubber band off the asparagus is a cry for help."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: you put it in once and then you've got a day. {feature}",
       "One, since you'll be wearing it all day. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: you want it done once, not every ten minutes."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You redo it at every red light on foot. I've seen the reflection."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: people can see it. {feature}",
       "Two, because it sits right on your head. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: it's in every photo, so you might as well like it."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "There's one in the wedding album. It's on a wrist. It's neon."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "Very thick or very fine hair? Check the measurements first.",
       "If you wear your hair short, you're free to go."
      ]
     },
     {
      "texts": [
       "Short-haired people watch this the way I watch sailing."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "One bowl by the mirror, and the hunt has an address."
      ]
     },
     {
      "texts": [
       "And {product} go{es} in the bowl. Not on the gearshift."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Give your wrist the day off.",
       "Check under the bed. Say hello from me."
      ]
     }
    ]
   },
   "bucket": "hair",
   "only": [
    "hair tie",
    "scrunchie",
    "claw clip",
    "clip",
    "hair clip",
    "headband",
    "barrette",
    "bobby pin",
    "hair towel",
    "bonnet",
    "silk bonnet",
    "satin bonnet"
   ],
   "match": [
    "lose",
    "losing",
    "slip",
    "falls out",
    "break",
    "dent",
    "hold"
   ]
  },
  {
   "title": "The hallway talks first",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Your hallway talks before you do."
    },
    {
     "category": "problem",
     "text": "You can't smell your own home. Guests can."
    },
    {
     "category": "entertainment",
     "text": "Every home smells like something. Yours is onions."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "I'd choose that first sentence myself. With {product}.",
       "{pain} at the front door? I'd let {product} speak first."
      ]
     },
     {
      "texts": [
       "You stopped noticing it after an hour. The person on the doormat has had four seconds."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: it's the first thing and nobody mentions it. {feature}",
       "One, before anybody's coat is off. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: nobody will ever tell you. They'll just open a window."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Come home from a trip and breathe in once. That's the review."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: it sits out where people look, too. {feature}",
       "Two, for the spot where you drop your keys. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: it's one small spot by the keys, and it greets everybody."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "We paint walls for people who look at the ceiling. Nobody plans the air."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "If you're sensitive to scent, or your cat is, skip {itObject}.",
       "Some people want plain air. They're allowed."
      ]
     },
     {
      "texts": [
       "And open a window anyway. Windows were here first."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "That's how I'd open the conversation."
      ]
     },
     {
      "texts": [
       "Put {product} near the door and leave the onions to the kitchen."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Ring your own doorbell tonight. Breathe in.",
       "Let the hallway say something nice."
      ]
     }
    ]
   },
   "bucket": "fragrance",
   "only": [
    "candle",
    "scented candle",
    "wax melt",
    "diffuser",
    "reed diffuser",
    "oil diffuser",
    "incense",
    "room spray",
    "air freshener",
    "linen spray",
    "wax warmer",
    "candle warmer",
    "candle warmer lamp",
    "potpourri",
    "essential oil",
    "sachet"
   ],
   "match": [
    "smell",
    "odor",
    "stale",
    "cooking",
    "hallway",
    "bathroom",
    "guests"
   ]
  },
  {
   "title": "Nobody can smell this video",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Nobody can smell this video. That's my point."
    },
    {
     "category": "attention",
     "text": "Try describing a smell. I'll wait."
    },
    {
     "category": "problem",
     "text": "Buying a scent online is a blind date."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "On a blind date, you read the profile. Here's one: {product}.",
       "Tired of {pain}? Read before you sniff. Start with {product}."
      ]
     },
     {
      "texts": [
       "People say \"fresh.\" Fresh like linen, or fresh like a swimming pool?"
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: facts are all a screen can give you. {feature}",
       "One fact for the profile. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: a screen can show you a bottle and nothing else."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "I once wrote \"smells nice\" in my notes. Very helpful, thank you."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: a scent you like alone is one you'll finish. {feature}",
       "Fact two, and then trust your nose. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: choose it for an ordinary {day}, alone, in socks."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Everybody shops for the big night. The big night is four hours long."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "If you don't like surprises, smell something similar first.",
       "If you know your one scent, stay loyal. Skip this."
      ]
     },
     {
      "texts": [
       "Loyal noses are rare. Hold on to yours."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "That's the profile. Your nose has the final word."
      ]
     },
     {
      "texts": [
       "With {product}, I'd make it a Tuesday thing first."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Read the notes. Then go on the date.",
       "The rest is up to your nose."
      ]
     }
    ]
   },
   "bucket": "fragrance",
   "match": [
    "strong",
    "sweet",
    "fades",
    "scent",
    "headachy",
    "choose"
   ]
  },
  {
   "title": "Longer for the couch",
   "hooks": [
    {
     "category": "curiosity",
     "text": "You touch your phone more than your couch."
    },
    {
     "category": "problem",
     "text": "You spent six weeks on a couch, ten seconds here."
    },
    {
     "category": "attention",
     "text": "What's in your hand right now? Exactly."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "Phone stuff deserves couch-level thought. I'd think about {product}.",
       "{pain}, all day, and you'd never accept it from a couch. Try {product}."
      ]
     },
     {
      "texts": [
       "You grabbed the last one at a checkout, between gum and batteries."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: you'll meet it a hundred times a day. {feature}",
       "One, the thing you'd ask a couch salesman. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: a small annoyance gets big at that many touches."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Your couch gets two hours and a nap. Your phone gets the rest."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: you'd read the tag on a couch. {feature}",
       "Two, the tag. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: you sat on nine couches. Read two sentences here."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You brought a tape measure to that store. You asked about the legs."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "Check that it matches your exact phone. Two minutes, no drama.",
       "Not sure about your model? Look it up before you order."
      ]
     },
     {
      "texts": [
       "Behind the case, in tiny letters, or in the settings. You've got this."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "I'd lie down on that, so to speak."
      ]
     },
     {
      "texts": [
       "Give {product} one tenth of the couch effort. It's still an upgrade on gum-and-batteries."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "The couch can wait. It's been sat on.",
       "Look at your hand again."
      ]
     }
    ]
   },
   "bucket": "phone",
   "match": [
    "drop",
    "cable",
    "slip",
    "break",
    "hold",
    "cheap",
    "loose"
   ]
  },
  {
   "title": "Nine percent",
   "hooks": [
    {
     "category": "problem",
     "text": "Nine percent is a mood, and everybody around you knows."
    },
    {
     "category": "curiosity",
     "text": "I can tell your battery level from your face."
    },
    {
     "category": "social",
     "text": "We've all begged a bartender for a cable."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "Charging isn't a tech topic. It's manners. Hence {product}.",
       "{pain} makes you a worse friend. I'd carry on with {product}."
      ]
     },
     {
      "texts": [
       "At nine percent you answer in one word. At four, you answer with a thumb."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: you shouldn't sit on a floor for electricity. {feature}",
       "One, so you can stay in your chair. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: grown people sit on airport floors for this."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You know every outlet in three cafes. You don't know the waiter's name."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: the cable you need is always in the other room. {feature}",
       "Two, for the trip to the other room you won't take. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: the right cable is always in the other room."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "And the one in this room belongs to a camera from your uncle."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "If you're never far from your own outlet, you can pass.",
       "Check that it fits your phone before you click."
      ]
     },
     {
      "texts": [
       "Some people end the day at sixty percent. I'd like to talk to them."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "That's my case for better manners."
      ]
     },
     {
      "texts": [
       "I'd make a home for {product} and defend it like the last slice."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "May your friends see your face at sixty percent.",
       "The bartender can keep his cable."
      ]
     }
    ]
   },
   "bucket": "phone",
   "only": [
    "charger",
    "wireless charger",
    "charging station",
    "charging cable",
    "power bank",
    "portable charger",
    "charging pad",
    "cable",
    "usb cable",
    "charging dock",
    "phone charger",
    "wall charger",
    "car charger",
    "battery pack",
    "magsafe charger",
    "watch charger"
   ],
   "match": [
    "battery",
    "dead",
    "charge",
    "charging",
    "percent",
    "outlet",
    "cable",
    "charger"
   ]
  },
  {
   "title": "Sink concert",
   "hooks": [
    {
     "category": "curiosity",
     "text": "You don't hate dishes. You hate silence."
    },
    {
     "category": "problem",
     "text": "Chores are an audio problem."
    },
    {
     "category": "entertainment",
     "text": "A phone in a cereal bowl isn't a stereo."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "A dull job needs a good sound. That's what {product} {is} for.",
       "{pain}, and then a sink full of pans? I'd get {product}."
      ]
     },
     {
      "texts": [
       "Nobody's ever minded folding towels during the good part of a story."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: your hands are wet and your ears are free. {feature}",
       "One, think of wet hands. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: your hands are busy, and your ears have nothing on."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "The laundry takes one album. That's how I count now."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: you listen for hours, so the small stuff adds up. {feature}",
       "Two, for hour three. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: you listen longer each week than you watch."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You've cleaned a fridge just to hear how the chapter ends."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "If silence is your hobby, keep it. It's a good one.",
       "You like to hear yourself think? Then skip {itObject}."
      ]
     },
     {
      "texts": [
       "I've tried hearing myself think. It was mostly a jingle."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "I'd call that the nicest part of the dishes."
      ]
     },
     {
      "texts": [
       "Let {product} do the entertaining. You do the pans."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Encore at the sink tonight.",
       "Give the cereal bowl back to the cereal."
      ]
     }
    ]
   },
   "bucket": "audio",
   "not": [
    "microphone",
    "mic",
    "lavalier microphone",
    "wireless microphone",
    "guitar",
    "ukulele",
    "piano",
    "keyboard piano",
    "drum pad",
    "kalimba",
    "white noise machine",
    "sound machine"
   ],
   "match": [
    "boring",
    "dishes",
    "chores",
    "quiet",
    "phone speaker",
    "tinny",
    "sound"
   ]
  },
  {
   "title": "The other side of the wall",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Sound is mostly a question of manners."
    },
    {
     "category": "social",
     "text": "The whole train heard your voice message."
    },
    {
     "category": "problem",
     "text": "Your neighbors know your playlist. They didn't ask."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "Good sound starts with who else has to hear it. So: {product}.",
       "If {pain} is between you and the people nearby, look at {product}."
      ]
     },
     {
      "texts": [
       "There's a man behind your wall who knows the chorus. He's never seen you."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: you should choose what reaches your ears. {feature}",
       "One, for your side of the wall. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: your evening shouldn't depend on the upstairs shoes."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Shared walls make shared taste, whether you like it or not."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: the other side deserves something, too. {feature}",
       "Two, for everybody who isn't you. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: quiet neighbors are made, one speaker at a time."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Leave a cookie at their door, by the way. You've earned it for them."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "If you live on a farm, play what you like.",
       "No neighbors, no walls? Then this isn't your argument."
      ]
     },
     {
      "texts": [
       "Cows are said to enjoy a cello. I can't confirm it."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "So that's manners with a volume knob in mind."
      ]
     },
     {
      "texts": [
       "I'd buy {product} for me and call it a gift to the building."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Say hi to the man behind the wall.",
       "He's humming something else by now."
      ]
     }
    ]
   },
   "bucket": "audio",
   "match": [
    "noise",
    "neighbor",
    "loud",
    "roommate",
    "wall",
    "hear",
    "tangled"
   ]
  },
  {
   "title": "What your hands touch",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Spend money where your hands are all day."
    },
    {
     "category": "problem",
     "text": "You work eight hours on the cheapest thing you own."
    },
    {
     "category": "attention",
     "text": "Look at your desk. What came free with something?"
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "My rule for desks: first what you touch. So I'd look at {product}.",
       "Eight hours with {pain} is a lifestyle. Mine would be {product}."
      ]
     },
     {
      "texts": [
       "The wall behind your desk got a nice print. The thing you use all day came in a bundle."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: eight hours make small things large. {feature}",
       "One, multiply it by eight hours. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: you'd never keep a squeaky chair at a dinner table."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You change your phone for fun, and you keep that desk like an heirloom."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: you stop noticing what you put up with by ten a.m. {feature}",
       "Two, around three p.m. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: by three p.m. your desk has an opinion about you."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "That's when you start arranging pens. We all see it on camera."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "Check the ports and the space on your desk first.",
       "If you're at that desk once a week, save your money."
      ]
     },
     {
      "texts": [
       "And if the company pays, ask the company. Nicely, with a link."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "I'd put the wall print second."
      ]
     },
     {
      "texts": [
       "The day {product} arrive{s}, clear the coffee cups. Give {itObject} a chance."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Go look at your desk with a stranger's eyes.",
       "Hands first, walls later."
      ]
     }
    ]
   },
   "bucket": "computer",
   "match": [
    "desk",
    "wrist",
    "uncomfortable",
    "slow",
    "cheap",
    "mess",
    "old"
   ]
  },
  {
   "title": "Meetings before the meeting",
   "hooks": [
    {
     "category": "problem",
     "text": "Every meeting starts with four minutes of cables."
    },
    {
     "category": "curiosity",
     "text": "Your first meeting of the day is with a plug."
    },
    {
     "category": "entertainment",
     "text": "\"Can you see my screen?\" No. Nobody ever could."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "I judge desk gear by the first four minutes. Exhibit: {product}.",
       "Four minutes of {pain}, times every call. I'd get {product}."
      ]
     },
     {
      "texts": [
       "Seven people watch you crawl. Somebody makes the joke about the hamster."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: you want to sit down and begin. {feature}",
       "One, for the moment everyone's watching. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: you should sit down and begin. That's all a desk is for."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You've said \"one second\" so often that it's your job title."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: the day has five more of those. {feature}",
       "Two, because it's only Monday. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: four minutes, five calls. That's a coffee in the sun."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "I've spent that coffee under a table, with a flashlight in my teeth."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "Make sure it speaks your computer's language. Check the listing.",
       "If your setup never argues with you, don't touch it."
      ]
     },
     {
      "texts": [
       "A desk that works is a sleeping baby. Walk away."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "That's what I'd want in minute one."
      ]
     },
     {
      "texts": [
       "Set {product} up on a quiet evening, not at 8:59."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "You're on mute, by the way.",
       "See you on the call. On time."
      ]
     }
    ]
   },
   "bucket": "computer",
   "match": [
    "cable",
    "adapter",
    "connect",
    "call",
    "meeting",
    "setup",
    "plug"
   ]
  },
  {
   "title": "The big light",
   "hooks": [
    {
     "category": "curiosity",
     "text": "The big light is for finding earrings."
    },
    {
     "category": "problem",
     "text": "Your ceiling lamp makes dinner look like evidence."
    },
    {
     "category": "entertainment",
     "text": "Nobody has ever flirted under the big light."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "Rooms want small lights. I'd begin with {product}.",
       "{pain}? Don't blame the room. Get {product} and leave the big one off."
      ]
     },
     {
      "texts": [
       "Turn it on at nine and everybody looks like they're about to be interviewed."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: you live in corners, not in the middle. {feature}",
       "One, for the corner you sit in. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: nobody lives in the middle of a ceiling."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Your couch, your bed, your chair. All at the edges. All in the dark."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: a lamp's on display when it's off, too. {feature}",
       "Two, think of the evening. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: one small lamp makes the rest of the mess vanish."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "I haven't tidied behind my armchair in a year. Who'd know?"
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "If you have to find a screw, use the big one.",
       "For surgery, homework, and lost earrings, use the ceiling."
      ]
     },
     {
      "texts": [
       "It's a good light. It just has no sense of occasion."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "Small light on, big light off. That's the ceremony."
      ]
     },
     {
      "texts": [
       "I'd set {product} a little lower than you think. Faces like that."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Big light off. Now look around.",
       "The earring can wait till morning."
      ]
     }
    ]
   },
   "bucket": "lighting",
   "not": [
    "flashlight",
    "headlamp",
    "book light",
    "ring light",
    "grow light",
    "work light",
    "lantern",
    "solar light",
    "garden light",
    "spotlight"
   ],
   "match": [
    "dark",
    "harsh",
    "bright",
    "glare",
    "mood",
    "ceiling",
    "dim"
   ]
  },
  {
   "title": "Light where your hands are",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Most light in your home is in the wrong place."
    },
    {
     "category": "problem",
     "text": "You hold your phone in your teeth to see."
    },
    {
     "category": "attention",
     "text": "Where were your hands the last time you cursed?"
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "Light belongs where your hands are. That's my case for {product}.",
       "If it's {pain}, bring the light to the job. Bring {product}."
      ]
     },
     {
      "texts": [
       "The lamp's on the ceiling. The zipper, the lock, and the spice jar are in your own shadow."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: you're the one blocking the lamp. {feature}",
       "One, since you can't stop having a shadow. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: you're standing in your own light, and you can't move."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You lean left, it follows you. You lean right, it follows you."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: the phone has other things to do. {feature}",
       "Two, so the phone stays in your pocket. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: your phone tastes terrible and rings at the wrong moment."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "My aunt once called while she was in my mouth. Long story. That was it."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "If every corner you own is bright, well done. Skip it all.",
       "If you only need it once, borrow a neighbor's."
      ]
     },
     {
      "texts": [
       "Bright-corner people, you may go stand in your sunshine."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "That's light with a job, right where the job is."
      ]
     },
     {
      "texts": [
       "I'd park {product} near the darkest thing you own. Probably that closet."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Take the phone out of your mouth now.",
       "Hands lit. Carry on."
      ]
     }
    ]
   },
   "bucket": "lighting",
   "match": [
    "dark",
    "see",
    "shadow",
    "closet",
    "power outage",
    "night",
    "stairs",
    "read"
   ]
  },
  {
   "title": "The box he prefers",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Pet stuff is made for the human. Admit it."
    },
    {
     "category": "entertainment",
     "text": "Your cat would be happy with the box."
    },
    {
     "category": "problem",
     "text": "The dog makes the mess. You make the plans."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "Buy for your half of the deal. For mine, I'd take {product}.",
       "He's fine with {pain}. You aren't. I'd get {product}."
      ]
     },
     {
      "texts": [
       "He sleeps on one shoe and drinks from the toilet. His standards aren't the problem."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: you're the one with the hands. {feature}",
       "One, for the half that holds the leash. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: one of you can use a sponge, and it isn't him."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "He'll watch you from the couch. He finds you very busy."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: it stands in your living room, not in his. {feature}",
       "Two, for the one who pays rent. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: you have to look at it. He lies on top of it."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "My friend decorated around a scratching post for six years. The cat uses the curtain."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "Every animal has opinions. Check the size, then hope.",
       "If yours refuses anything new, wait for a generous day."
      ]
     },
     {
      "texts": [
       "He may sniff once and leave. That's called feedback."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "That's your half taken care of."
      ]
     },
     {
      "texts": [
       "Unpack {product}, and let him have the box. Everybody wins."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "He can have the cardboard.",
       "Ask him. He's on your pillow."
      ]
     }
    ]
   },
   "bucket": "pet",
   "match": [
    "hair",
    "mess",
    "fur",
    "smell",
    "cleaning",
    "chews",
    "scratches"
   ]
  },
  {
   "title": "Six a.m. stare",
   "hooks": [
    {
     "category": "problem",
     "text": "Your dog has a calendar, and it starts at six."
    },
    {
     "category": "curiosity",
     "text": "You don't have a pet. You have a shift."
    },
    {
     "category": "social",
     "text": "You've apologized to a cat before coffee."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "Run it like a shift, and get the right gear. Like {product}.",
       "{pain} on the early shift? I'd bring {product}."
      ]
     },
     {
      "texts": [
       "Two eyes at mattress height. No blinking. You know what he wants and where your shoes are."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: you do this every single day. {feature}",
       "One, at an hour with no names. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: it's every day, and he doesn't do weekends."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You've lost birthdays. You've never lost a breakfast. He made sure."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: early shift means one eye and one hand. {feature}",
       "Two, for the hand that isn't holding coffee. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: you're operating on one eye and one hand."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Somebody at the park waved at me once. My sweater was inside out."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "Sizes matter here. Measure him while he sleeps.",
       "If your routine runs by itself, don't wake it up."
      ]
     },
     {
      "texts": [
       "He counts that as a shift, too, the measuring."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "That's proper equipment for a six o'clock job."
      ]
     },
     {
      "texts": [
       "Put {product} where your feet land. You won't remember where else."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "He's looking at you right now, isn't he?",
       "Shift starts at six. Bring treats."
      ]
     }
    ]
   },
   "bucket": "pet",
   "match": [
    "walk",
    "morning",
    "feeding",
    "wake",
    "pulling",
    "bored",
    "leash"
   ]
  },
  {
   "title": "One hand",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Baby gear has one question: can you one-hand it?"
    },
    {
     "category": "problem",
     "text": "Since the baby, you have exactly one hand."
    },
    {
     "category": "attention",
     "text": "Put one hand behind your back. That's parenting."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "Shop with one hand. That's how I'd look at {product}.",
       "{pain}, and one hand to deal with it. I'd get {product}."
      ]
     },
     {
      "texts": [
       "The other hand has a person in it. That person is asleep, and nobody move."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: you can't put the baby down to read. {feature}",
       "One, say it with one arm full. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: anything with two hands has to wait until college."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You've opened yogurt with your teeth. You've signed for a parcel with a foot."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: it'll be used in the dark, too. {feature}",
       "Two, by the light of the hallway. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: you'll do it in the dark, humming."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Your humming has three notes. They're asking for the album."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "Check the age and size notes before you order.",
       "If grandma lives with you, you have three hands. Skip it."
      ]
     },
     {
      "texts": [
       "Grandmas have been the original equipment since always."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "I'd say that leaves a hand for the coffee."
      ]
     },
     {
      "texts": [
       "Try {product} the way you live, with a dish towel on your shoulder."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "You may have your hand back now. For a second.",
       "Shh. Still asleep."
      ]
     }
    ]
   },
   "bucket": "baby",
   "match": [
    "hand",
    "carry",
    "hold",
    "juggle",
    "busy",
    "mess"
   ]
  },
  {
   "title": "Packed for the moon",
   "hooks": [
    {
     "category": "problem",
     "text": "Leaving the house takes longer than the trip."
    },
    {
     "category": "curiosity",
     "text": "You packed for two hours out. It's a moon mission."
    },
    {
     "category": "entertainment",
     "text": "Nine kilos of baby. Twelve kilos of luggage."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "Every item on board has to justify its seat. {product}, for me, does.",
       "With {pain} on every trip, I'd give {product} a seat on board."
      ]
     },
     {
      "texts": [
       "Shoes on, coat on, door open. And then that smell."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: you'll reach for it with no time at all. {feature}",
       "One, at the door, coat on. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: mission control is you, and you slept four hours."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You've driven back for a stuffed rabbit. Past the restaurant. Both ways."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: it has to survive the bottom of the bag. {feature}",
       "Two, for the bottom of the bag. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: what you can't find in ten seconds isn't on board."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Down there live one sock, a cracker, and a receipt from the hospital cafe."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "Check that it fits your baby's age. The listing knows.",
       "If you rarely go out, stay in and enjoy. Skip it."
      ]
     },
     {
      "texts": [
       "Staying in is a great mission. Fewer buttons."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "Seat assigned. Buckle up."
      ]
     },
     {
      "texts": [
       "{product} ride{s} up front, next to the wipes. That's first class."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Houston, we've got our shoes on.",
       "Ready for launch. Wait. The rabbit."
      ]
     }
    ]
   },
   "bucket": "baby",
   "match": [
    "bag",
    "pack",
    "leave",
    "out",
    "forget",
    "spill",
    "diaper"
   ]
  },
  {
   "title": "Sunday at four",
   "hooks": [
    {
     "category": "curiosity",
     "text": "I judge toys at four on a rainy Sunday."
    },
    {
     "category": "problem",
     "text": "\"I'm bored\" comes at four. Every Sunday."
    },
    {
     "category": "social",
     "text": "You know the sound of a rainy Sunday. It's sighing."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "Anything works in the box. At four, I'd want {product}.",
       "{pain}, and it's only four? I'd put {product} on the rug."
      ]
     },
     {
      "texts": [
       "The park's wet. The couch has been a boat, a volcano, and a bus."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: at four, it needs to start without a speech. {feature}",
       "One, for the minute after \"I'm bored.\" {feature}"
      ]
     },
     {
      "texts": [
       "First reason: at four nobody listens to instructions anymore."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You get one sentence. After that you're talking to a pair of socks."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: dinner is three hours away. {feature}",
       "Two, because dinner's at seven. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: it's three hours till dinner, and you're the backup plan."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "As a backup plan, I've been a horse. My knees have filed a note."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "Look at the age and the small parts before you buy.",
       "Check the age on the listing, always."
      ]
     },
     {
      "texts": [
       "And if your Sundays are sunny, you live somewhere I'd like to visit."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "That's what I'd hope to find under the couch cushions."
      ]
     },
     {
      "texts": [
       "Hide {product} until it rains. Timing is half the toy."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Four o'clock. Let it rain.",
       "The horse is retired."
      ]
     }
    ]
   },
   "bucket": "toy",
   "match": [
    "bored",
    "rain",
    "screen",
    "tablet",
    "quiet",
    "weekend"
   ]
  },
  {
   "title": "The rules take longer than the game",
   "hooks": [
    {
     "category": "problem",
     "text": "Game night dies while somebody reads the rules."
    },
    {
     "category": "curiosity",
     "text": "A game is decided before the first move."
    },
    {
     "category": "social",
     "text": "Every group has one person with the rulebook."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "I choose by the first five minutes. So look at {product}.",
       "Tired of {pain}? Judge the first five minutes. I'd bring {product}."
      ]
     },
     {
      "texts": [
       "By page three the snacks are gone and two people are on their phones."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: it has to start before the chips run out. {feature}",
       "One, chips still full. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: it should begin while there are still chips."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "\"It's easier once you've played it.\" Then why are we meeting tonight?"
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: nobody should sit there waiting politely. {feature}",
       "Two, for the person at the end of the table. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: the quiet one at the end should have a turn, too."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "That's the one who wins. It's always that one."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "If your group only ever talks, let them talk.",
       "Check the number of players before you invite ten."
      ]
     },
     {
      "texts": [
       "Good talk is a game, too, with worse scoring."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "That's how I'd get the phones off the table."
      ]
     },
     {
      "texts": [
       "Bring {product} and let somebody else bring the dip."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Your turn. Leave the rulebook in the box.",
       "Chips first, then we deal."
      ]
     }
    ]
   },
   "bucket": "toy",
   "only": [
    "board game",
    "card game",
    "game",
    "party game",
    "puzzle",
    "jigsaw puzzle",
    "trading card"
   ],
   "match": [
    "boring",
    "phones",
    "rules",
    "long",
    "quiet",
    "party"
   ]
  },
  {
   "title": "In the way",
   "hooks": [
    {
     "category": "curiosity",
     "text": "Workout gear belongs in the way."
    },
    {
     "category": "problem",
     "text": "Your gear is in the closet. So is your workout."
    },
    {
     "category": "entertainment",
     "text": "Trip over your workout. I'm serious."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "Nobody opens a closet to sweat. Put {product} in the way.",
       "{pain}? Stop hiding the gear. I'd leave {product} in plain sight."
      ]
     },
     {
      "texts": [
       "You'll walk past it to the fridge. It'll look at you. That's the method."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: seeing it is half of starting. {feature}",
       "One, since you'll be looking at it. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: a closet door is heavier than any weight."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "Your running shoes are in a box. In a bag. Under a tent."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: it has to fit a room where people live. {feature}",
       "Two, because it shares a room with the couch. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: ten minutes by the couch happen. An hour elsewhere won't."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "I stretch during the ads. The ads have never been so popular."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "If you go to a gym and like it, keep going. Skip this.",
       "Tidy people will suffer. If that's you, pass."
      ]
     },
     {
      "texts": [
       "You can fold a blanket over it when your mother visits."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "So that can live next to the couch, in full view."
      ]
     },
     {
      "texts": [
       "I want {product} between you and the remote. That's all my coaching."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Mind your step.",
       "Now go open that closet and say sorry."
      ]
     }
    ]
   },
   "bucket": "fitness",
   "not": [
    "bicycle",
    "bike",
    "bike light",
    "bike lock",
    "helmet",
    "golf club",
    "golf ball",
    "skateboard"
   ],
   "match": [
    "motivation",
    "time",
    "closet",
    "excuse",
    "gym",
    "start",
    "lazy"
   ]
  },
  {
   "title": "You skip packing",
   "hooks": [
    {
     "category": "curiosity",
     "text": "You don't skip workouts. You skip packing."
    },
    {
     "category": "problem",
     "text": "Most workouts end at the wardrobe."
    },
    {
     "category": "attention",
     "text": "Pack tonight. Argue tomorrow."
    }
   ],
   "lines": {
    "take": [
     {
      "texts": [
       "The workout's easy. Leaving isn't. So I'd pack {product} tonight.",
       "{pain} isn't a reason to stay home. I'd pack {product}."
      ]
     },
     {
      "texts": [
       "At six you can't find the other sock, and the whole plan sits down with you."
      ],
      "optional": true
     }
    ],
    "reason-one": [
     {
      "texts": [
       "First reason: what's in the bag comes along. {feature}",
       "One, what you'll be glad you packed. {feature}"
      ]
     },
     {
      "texts": [
       "First reason: a packed bag by the door wins every argument."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You can quit on a plan. It's hard to quit on a bag you have to step over."
      ],
      "optional": true
     }
    ],
    "reason-two": [
     {
      "texts": [
       "Second: once you're there, small stuff decides. {feature}",
       "Two, for minute twenty. {feature}"
      ]
     },
     {
      "texts": [
       "Second reason: once you're there, nobody turns around. Nobody."
      ],
      "withoutFeature": true
     },
     {
      "texts": [
       "You drove there. You found a spot. You're doing the class."
      ],
      "optional": true
     }
    ],
    "warning": [
     {
      "texts": [
       "If you already go three times a week, carry on. Skip {itObject}.",
       "New to this? Start small, and ask somebody who knows."
      ]
     },
     {
      "texts": [
       "I'm a person with a bag, not a coach."
      ],
      "optional": true
     }
    ],
    "product": [
     {
      "texts": [
       "Bag's a little smarter now."
      ]
     },
     {
      "texts": [
       "Throw {product} in on top, and zip it before you change your mind."
      ],
      "optional": true
     }
    ],
    "cta": [
     {
      "texts": [
       "Zip. Door. Good night.",
       "The sock's behind the dryer, by the way."
      ]
     }
    ]
   },
   "bucket": "fitness",
   "match": [
    "bag",
    "gym",
    "forget",
    "pack",
    "slip",
    "grip",
    "practice"
   ]
  }
 ]
}
