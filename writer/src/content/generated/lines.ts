// Made by tools/content.ts from writer/content. Change it there.
import type { FrameGroups } from '../readers'

export const lines: Record<string, FrameGroups> = {
 "calls-to-action": {
  "calls": {
   "urgency": [
    "Tap the link before you're back to {pain}.",
    "You'll forget by tonight, so open it now.",
    "Check today's price in the shop, then decide.",
    "Open the link now, while you still remember why.",
    "Tap the link before {event} comes around again."
   ],
   "soft": [
    "Have a look at the link and see if it fits your day.",
    {
     "text": "No rush. The details are linked right here.",
     "tones": [
      "helpful-friend",
      "casual-review",
      "skeptical-convinced",
      "relatable-struggle",
      "success-story",
      "educational-expert"
     ]
    },
    "Save this for your next round of {pain}.",
    "Save this for the next time you need it.",
    "The link is on this video, whenever you are ready."
   ],
   "direct": [
    "Tap the product link and pick yours.",
    "Tap the link on this video and get yours.",
    "Add {itObject} to your cart. That's it.",
    "Grab yours from the link on this video.",
    "Open the link on this video and take a look."
   ],
   "value": [
    "Do the math on your old {category}, then tap the link.",
    "Check what's in the box, then judge the price.",
    "Count how often you would use {itObject}, then tap the link.",
    "Compare {itObject} with what you use now, then tap the link."
   ],
   "engagement": [
    "Comment the first thing you'd use {itObject} for.",
    "Send this to the person you just thought of.",
    "Ask me anything about {itObject} in the comments.",
    "Comment which part sounds like your {day}."
   ]
  },
  "own": {
   "line": [
    "{cta}, it's right here.",
    "{cta}. It's linked right here.",
    "{cta}, on this very video."
   ]
  },
  "callbacks": {
   "line": [
    {
     "text": "And {pain}? Not on my list anymore.",
     "requires": [
      "mild-pain"
     ]
    },
    {
     "text": "Remember {pain}? I barely do.",
     "requires": [
      "mild-pain"
     ]
    },
    {
     "text": "{pain} can bother somebody else now.",
     "requires": [
      "mild-pain"
     ]
    },
    {
     "text": "And that was my last word on {pain}.",
     "requires": [
      "mild-pain"
     ]
    },
    "So much for the old {category}.",
    "And {image}? Still there. I mind it less.",
    "As for {usual}: we had our time.",
    "Back {atPlace}, and the day goes on."
   ]
  }
 },
 "features": {
  "spoken": {
   "with benefit": [
    "{clause}, so {benefit}.",
    {
     "text": "{clause}, so {benefit}.",
     "tones": [
      "educational-expert",
      "helpful-friend",
      "casual-review",
      "skeptical-convinced",
      "success-story",
      "relatable-struggle",
      "comedy-entertainment"
     ]
    },
    {
     "text": "{clause}. {benefit}.",
     "tones": [
      "excited-discovery",
      "shocked-mindblown",
      "urgent-psa"
     ]
    },
    {
     "text": "{clause}. See? {benefit}.",
     "tones": [
      "excited-discovery",
      "shocked-mindblown",
      "urgent-psa"
     ]
    },
    {
     "text": "{clause}. In practice, {benefit}.",
     "tones": [
      "educational-expert",
      "helpful-friend",
      "casual-review",
      "skeptical-convinced",
      "success-story",
      "relatable-struggle",
      "comedy-entertainment"
     ]
    },
    {
     "text": "{clause}, which means {benefit}.",
     "tones": [
      "educational-expert",
      "helpful-friend",
      "skeptical-convinced",
      "success-story"
     ]
    },
    {
     "text": "{clause}, and yes, that means {benefit}.",
     "tones": [
      "skeptical-convinced",
      "comedy-entertainment",
      "casual-review"
     ]
    },
    {
     "text": "{clause}. Now {benefit}.",
     "tones": [
      "success-story",
      "relatable-struggle"
     ]
    },
    {
     "text": "{clause}. Translation: {benefit}.",
     "tones": [
      "casual-review",
      "comedy-entertainment",
      "relatable-struggle",
      "excited-discovery"
     ]
    }
   ],
   "plain": [
    "{clause}. Watch me {shot}.",
    "{clause}. Let me {shot}.",
    "{clause}. Give me a second to {shot}.",
    "{clause}. I {shot}, so you can see for yourself.",
    {
     "text": "{clause}. Watch closely while I {shot}.",
     "tones": [
      "educational-expert",
      "helpful-friend",
      "casual-review",
      "skeptical-convinced",
      "success-story",
      "relatable-struggle",
      "comedy-entertainment"
     ]
    },
    {
     "text": "{clause}. Look: I {shot}.",
     "tones": [
      "excited-discovery",
      "shocked-mindblown",
      "urgent-psa"
     ]
    },
    {
     "text": "{clause}. To check that, {shot}.",
     "tones": [
      "educational-expert",
      "urgent-psa",
      "helpful-friend",
      "skeptical-convinced"
     ]
    }
   ],
   "short": [
    "{clause}.",
    "And {clause}.",
    "Also on the list: {clause}.",
    "Another thing: {clause}.",
    "While we are here: {clause}.",
    "I nearly forgot: {clause}.",
    {
     "text": "Plus, {clause}.",
     "tones": [
      "educational-expert",
      "helpful-friend",
      "casual-review",
      "skeptical-convinced",
      "success-story",
      "relatable-struggle",
      "comedy-entertainment"
     ]
    },
    {
     "text": "Worth knowing: {clause}.",
     "tones": [
      "educational-expert",
      "helpful-friend",
      "casual-review",
      "skeptical-convinced",
      "success-story",
      "relatable-struggle",
      "comedy-entertainment"
     ]
    },
    {
     "text": "Oh, and {clause}.",
     "tones": [
      "casual-review",
      "helpful-friend",
      "relatable-struggle",
      "excited-discovery"
     ]
    },
    {
     "text": "Next: {clause}.",
     "tones": [
      "educational-expert",
      "urgent-psa",
      "shocked-mindblown"
     ]
    }
   ],
   "pair": [
    "{clause}, and {clause2}.",
    "Next to that, {clause}, and {clause2}.",
    "For the record: {clause}, and {clause2}.",
    {
     "text": "{clause}. And {clause2}.",
     "tones": [
      "excited-discovery",
      "shocked-mindblown",
      "urgent-psa"
     ]
    }
   ],
   "list": [
    "{clause}.",
    "On top of that, {clause}.",
    "In one breath: {clause}.",
    "All in one line: {clause}.",
    "And to round it off, {clause}.",
    {
     "text": "Fast: {clause}.",
     "tones": [
      "excited-discovery",
      "shocked-mindblown",
      "urgent-psa"
     ]
    },
    {
     "text": "The small things, too: {clause}.",
     "tones": [
      "educational-expert",
      "helpful-friend",
      "casual-review",
      "skeptical-convinced",
      "success-story",
      "relatable-struggle",
      "comedy-entertainment"
     ]
    }
   ],
   "again": [
    "And {benefit}.",
    "Which also means {benefit}.",
    "On a normal day, {benefit}.",
    "So yes, {benefit}."
   ]
  },
  "skit": {
   "with benefit": [
    "A: And? | B: {clause}. | A: So {benefit}? | B: You catch on fast.",
    "B: {clause}. | A: Meaning? | B: {benefit}.",
    "A: Go on. | B: {clause}. | A: So {benefit}.",
    "B: {clause}. | C: So {benefit}? | B: Correct.",
    "A: What makes it special? | B: {clause}. | A: Huh. {benefit}."
   ],
   "plain": [
    "B: {clause}. | A: Prove it. | B: Watch.",
    "A: And? | B: {clause}. | C: Show us.",
    "B: {clause}. | A: Is that good? | B: You tell me.",
    "A: What can you tell me? | B: {clause}."
   ],
   "short": [
    "B: {clause}. | A: Stop it.",
    "B: {clause}. | A: Noted.",
    "A: And? | B: {clause}.",
    "C: I heard {clause}. | B: You heard right.",
    "A: One more. | B: {clause}."
   ],
   "list": [
    "B: {clause}. | A: Go on. | B: {clause2}. | A: And? | B: {clause3}.",
    "B: {clause}. And {clause2}. | C: Wow. | B: And {clause3}.",
    "B: {clause}. | A: More. | B: {clause2}. | A: More. | B: {clause3}."
   ],
   "pair": [
    "B: {clause}. | A: And? | B: {clause2}.",
    "B: {clause}. | C: Is that all? | B: {clause2}.",
    "B: {clause}. | A: Nice. | B: And {clause2}."
   ]
  }
 },
 "pack": {
  "benefits": {
   "line": [
    "One thing less to plan before {event}.",
    "Made to be at hand {atSetting}, where you would look for it anyway.",
    "An alternative to {oldWay}.",
    "Something ready for the moment you know too well: {moment}.",
    "A fixed place in a day that has {event} in it.",
    "A simple choice for people who care about {care}."
   ]
  },
  "urgency": {
   "need": [
    "Before the next round of {pain}: look at it while you still remember why.",
    "Need-based: sort it out before the next time you need it, not during.",
    "The next busy {day} is coming either way, so decide before it does."
   ],
   "routine": [
    "Routine-based: have it in place before {event} comes around again.",
    "Set it up on a quiet day, so that {event} finds you ready."
   ],
   "effort": [
    "Checking the details takes less time than this video did.",
    "You will have forgotten this by tonight, so open the link while it is on your mind."
   ],
   "price": [
    "Check today's price in the shop, then decide in peace."
   ]
  },
  "captions": {
   "line": [
    "For anyone who knows {pain} too well.",
    "Honest question: who else deals with {pain}?",
    "My two cents on {aCategory}, for a normal {day}.",
    "Somebody had to say it about {usual}.",
    "For everyone who has {life} on the list.",
    "Send this to the person who needs it {atPlace}.",
    "Small change, normal {day}.",
    "Filmed on a very ordinary {day}."
   ]
  }
 },
 "pictures": {
  "cues": {
   "hook": [
    "Your hand comes into frame next to {image} and stops an inch short",
    "You step into frame {atPlace} and stop mid-step, looking straight at the lens",
    "You lean in until your face fills the frame, one eyebrow up",
    "You drop your keys next to {image}, and one of them keeps swinging",
    "You turn around from {image}, already talking",
    "The phone lies face up as you bend over it, ceiling light behind you"
   ],
   "context": [
    "Your hands are full {atPlace}, and {image} waits at the edge of the frame",
    "You sit down {atPlace} next to {image} and push up your sleeves",
    "Your hands search a pocket, {image} out of focus behind them",
    "You look from {image} to the clock and back",
    "You walk past {image} without looking, coat half on",
    "You stand {atPlace}, one lace untied, the phone propped low"
   ],
   "trouble": [
    "Your hands fumble next to {image}, and something slips out of frame",
    "You stare at {image}, shoulders dropping, one hand on your forehead",
    "You try to carry three things at once and {image} stays behind",
    "Your face in close-up as something clatters off camera",
    "You open a drawer, look inside, and close it again slowly",
    "You point at {image}, then let the hand sink"
   ],
   "turn": [
    "Your hand sets {product} down in the exact spot where {image} used to be",
    "You open the parcel and lift {product} out, paper still rustling",
    "You slide {product} from behind your back into the center of the frame",
    "Your palm covers the lens, lifts, and {product} fills the picture",
    "The picture tilts from {image} to {product}, your thumb up at the edge"
   ],
   "feature": [
    "You {shot}, filmed so close that your fingertips touch the frame edge",
    "Your hands turn {product} once around, a thumb pointing at the detail you name",
    "You {demo}, then hold still for a beat",
    "You hold {product} next to your face and tap the part you talk about",
    "You {shot}, one take, nothing cut out"
   ],
   "limit": [
    "You put {product} down and talk with open hands, palms up",
    "You shrug at the lens, {product} resting in front of you",
    "You count on two fingers, then fold one back",
    "You lean on the surface next to {product} and shake your head slowly"
   ],
   "price": [
    "You hold {product} steady while the price appears as text next to it",
    "You write the number on a sticky note and press it beside {product}",
    "Your finger draws a line under the price on the screen overlay"
   ],
   "cta": [
    "You point down to where the link sits, {product} in the other hand",
    "You tap the lower corner of the frame twice, {product} against your chest",
    "You set {product} down, look into the lens, and point to the link"
   ]
  },
  "cues of before-after": {
   "hook": [
    "{place} from one fixed point, {image} in the middle, nothing tidied",
    "You step out of frame and leave {image} alone in the picture"
   ],
   "trouble": [
    "The camera stays on the fixed point while you walk in, sigh, and walk out",
    "Your hand marks the tripod spot with tape, {image} behind it"
   ]
  },
  "cues of skit": {
   "context": [
    "You play both people: jacket on for one voice, jacket off for the other",
    "You talk to the left edge of the frame, then answer from the right, a hat on"
   ],
   "trouble": [
    "You argue with yourself across the table, {image} between the two of you",
    "You freeze, and the other you leans in from the side"
   ],
   "feature": [
    "The other you hands {product} across the frame line, and you take it with both hands",
    "You inspect {product} with one eye closed while the other you waits"
   ]
  },
  "cues of conspiracy": {
   "context": [
    "You lean towards a desk lamp and whisper, a notebook open beside {image}",
    "You pin a paper note to the wall and step back"
   ],
   "trouble": [
    "Your finger traces a line from {image} to a hand-drawn arrow",
    "You hold a magnifying glass over {image}, eye huge behind it",
    "You draw a circle around {image} on a printed photo"
   ],
   "limit": [
    "You switch on the ceiling light, squint, and grin"
   ]
  },
  "cues of day-in-life": {
   "hook": [
    "Your hand slaps the alarm off, the clock large in the frame",
    "Your feet hit the floor, curtain still closed"
   ],
   "context": [
    "You pour coffee with one hand and reach for {product} with the other, clock in the background",
    "You lock the front door with your elbow, bag on your shoulder"
   ]
  },
  "cues of hack-tip": {
   "context": [
    "Both hands clear {place} from left to right, top-down, one thing at a time",
    "Your finger points at the one spot that stays empty, then taps it",
    "Your hands do the step once at normal speed and once slowly"
   ]
  },
  "cues of comparison": {
   "turn": [
    "You put {product} to the right of a strip of tape, {image} on the left"
   ],
   "feature": [
    "You {shot}, and a hand-drawn score card flips next to {product}",
    "You point left, shake your head, point right, and nod",
    "You add one chalk line to the right-hand side of the score"
   ]
  },
  "cues of product-review": {
   "turn": [
    "You put {product} next to a notebook and click your pen",
    "You place {product} {atPlace} and start a timer with your thumb"
   ],
   "limit": [
    "You cross one box on the notebook page and turn it to the lens"
   ]
  },
  "shots": {
   "hook": [
    "Extreme close-up",
    "Close-up",
    "POV shot",
    "Low-angle close-up"
   ],
   "context": [
    "Wide shot",
    "Medium shot",
    "Over-shoulder shot",
    "Top-down shot"
   ],
   "trouble": [
    "Close-up",
    "POV shot",
    "Medium shot",
    "Over-shoulder shot"
   ],
   "turn": [
    "Medium shot",
    "Top-down shot",
    "Close-up",
    "Mirror shot"
   ],
   "feature": [
    "Extreme close-up",
    "Close-up",
    "Top-down shot",
    "POV shot"
   ],
   "limit": [
    "Medium shot",
    "Wide shot",
    "Close-up"
   ],
   "price": [
    "Close-up",
    "Medium shot",
    "Top-down shot"
   ],
   "cta": [
    "Medium shot",
    "Close-up",
    "Wide shot"
   ]
  },
  "moves": {
   "hook": [
    "whip pan onto the subject",
    "fast push-in",
    "handheld, moving from the first frame",
    "tilt up from the hands to the face"
   ],
   "context": [
    "handheld follow",
    "static tripod",
    "slow pan"
   ],
   "trouble": [
    "handheld, slightly too close",
    "jump cuts on each mishap",
    "slow push-in"
   ],
   "turn": [
    "match cut from the scene before",
    "rack focus from hands to product",
    "tilt up"
   ],
   "feature": [
    "slow push-in, single take",
    "static, single unbroken take",
    "slow orbit by hand"
   ],
   "limit": [
    "static tripod",
    "slow pull-back"
   ],
   "price": [
    "static, text overlay with the price",
    "slow push-in, text overlay with the price"
   ],
   "cta": [
    "static, leave the lower third free for the link",
    "short push-in, lower third free"
   ]
  },
  "light": {
   "line": [
    "window light from the side",
    "soft daylight, lamps off",
    "one warm lamp",
    "daylight from behind the phone"
   ]
  },
  "delivery": {
   "hook": [
    "Start talking in the first frame, no greeting.",
    "Say it flat and fast, then pause for half a second.",
    "Eyes on the lens from the first word."
   ],
   "context": [
    "Keep it conversational, as if a friend sat across the table.",
    "Slow down on the place, so people can picture it.",
    "Half a breath before the last sentence."
   ],
   "trouble": [
    "Let the annoyance show in your face, not in your volume.",
    "Speed up a little towards the end.",
    "Look away from the lens on the worst part."
   ],
   "turn": [
    "Drop your voice on the product name, then smile.",
    "Pause before the product, then say it plainly.",
    "Hold the product still while you name it."
   ],
   "feature": [
    "Show it while you say it, and keep the take uncut.",
    "Point to the exact part you name.",
    "Say it once, clearly, and let the picture do the rest."
   ],
   "limit": [
    "Say this one straight, no smile needed.",
    "Shrug, and mean it.",
    "Slow down: this is the line that builds trust."
   ],
   "price": [
    "Say the number once and leave it on screen.",
    "Read the number as it stands in the shop on the day you post."
   ],
   "cta": [
    "One gesture to the link, then hold still for a second.",
    "Lower your voice on the last words and stop."
   ]
  }
 },
 "prices": {
  "spoken": {
   "line": [
    "{itIs} {price}.",
    "All of that is {price}.",
    "{price}, for the record.",
    "The price is {price}.",
    "The price is {price}, and now you know everything I know.",
    "It comes to {price}.",
    "The number is {price}. Nothing hidden, nothing fancy.",
    {
     "text": "{price}! That is the number.",
     "tones": [
      "excited-discovery"
     ]
    },
    {
     "text": "The price: {price}! Do your own math.",
     "tones": [
      "excited-discovery"
     ]
    },
    {
     "text": "The price is {price}. I checked for a catch.",
     "tones": [
      "skeptical-convinced"
     ]
    },
    {
     "text": "The price is {price}, and I'll allow it.",
     "tones": [
      "skeptical-convinced"
     ]
    },
    {
     "text": "The price is {price}, so you can decide in peace.",
     "tones": [
      "helpful-friend"
     ]
    },
    {
     "text": "Plan on {price}.",
     "tones": [
      "helpful-friend",
      "educational-expert"
     ]
    },
    {
     "text": "{price}. I read it twice.",
     "tones": [
      "shocked-mindblown"
     ]
    },
    {
     "text": "It says {price}. Right there.",
     "tones": [
      "shocked-mindblown"
     ]
    },
    {
     "text": "{itIs} {price}, which is fine by me.",
     "tones": [
      "casual-review"
     ]
    },
    {
     "text": "{price}, give or take nothing.",
     "tones": [
      "casual-review",
      "comedy-entertainment"
     ]
    },
    {
     "text": "The price is {price}. Note it.",
     "tones": [
      "urgent-psa"
     ]
    },
    {
     "text": "{price}. My wallet did not even flinch.",
     "tones": [
      "comedy-entertainment"
     ]
    },
    {
     "text": "The price is {price}, which you can divide by the days you would use {itObject}.",
     "tones": [
      "educational-expert"
     ]
    },
    {
     "text": "{price}, and I did the tired-person math.",
     "tones": [
      "relatable-struggle"
     ]
    },
    {
     "text": "The price is {price}. I call it my easiest decision of the week.",
     "tones": [
      "success-story",
      "relatable-struggle"
     ]
    }
   ]
  },
  "skit": {
   "line": [
    "A: How much? | B: {price}. | A: Say it again. | B: No.",
    "A: What does it cost? | B: {price}. | A: I can count to that.",
    "C: How much is that? | A: {price}. | C: Huh.",
    "A: And the price? | B: {price}. | A: I was ready to cry.",
    "B: Ask me the price. | A: The price? | B: {price}."
   ]
  }
 },
 "situations": {
  "spoken": {
   "scene": [
    "{prop} in the background, as always.",
    "A normal {day}, nothing else going on.",
    "Meanwhile, {event} is getting closer.",
    "No music. No slow motion. Just that.",
    "I looked at {prop}. Then back again.",
    "For a moment, nobody said anything.",
    "I checked, and then I checked again.",
    "Somewhere a phone buzzed. I let it.",
    "It would make a boring movie. I would watch it.",
    "I wrote none of this down, and I still remember it.",
    "Outside, somebody was looking for a parking spot. Life goes on."
   ],
   "life": [
    "You know the moment: {moment}.",
    "Think of {life}, then {life}, all in the same day.",
    "{moment}. Sound familiar?",
    "And yes, for far too long my answer was {oldWay}.",
    "Add {prop}, and you have the full picture.",
    "It never happens on a free afternoon. It happens right before {event}.",
    "Most of us shrug and carry on. I did, too.",
    "One time is funny. Every week is a pattern.",
    "And in the middle of it all: {pain}.",
    "{pain}. Sounds familiar?",
    "How often have you said it? {painClause}.",
    "Most weeks I spend {painGerund}.",
    "We have all said it: {painQuote}",
    "And the old answer, {oldWay}, never asked how my day was.",
    "Small things repeat. That is what makes them big."
   ],
   "product": [
    "You use {itObject} on the dull days. Those are most of them.",
    "Small thing, regular job. I respect that.",
    "The real test is {event}, so keep that in mind.",
    "You {demo}, and nobody needs instructions.",
    "If you care about {care}, start your checklist there.",
    "Compare that with {oldWay}, and be fair to both.",
    "Picture it {atSetting} and ask whether you would reach for {itObject}.",
    "Questions about size or color? The listing has the details.",
    "{it} {has} a place at my house: {setting}.",
    "Nothing about that needs a speech.",
    "If it solves one thing a week, I am happy. I count {life}."
   ]
  },
  "skit": {
   "life": [
    "A: I had a dream about this. | B: A good one? | A: There was {prop}.",
    "B: Is this about {life}? | A: Everything is about {life}.",
    "C: Need a hand? | A: I need three.",
    "A: Tell nobody. | B: I told everybody.",
    "B: Deep breath. | A: I am all out of those.",
    "A: I could move away. | B: It would come with you.",
    "C: Is that normal? | B: For this house, yes.",
    "B: And {oldWay}? | A: We do not say that name.",
    "A: I made a list. | B: What is on it? | A: Lists.",
    "B: You look busy. | A: I look lost.",
    "B: What is the problem? | A: {pain}. | B: Still?",
    "A: Is it normal to dream of {pain}? | B: No."
   ],
   "product": [
    "A: Who taught you that? | B: The internet. And pain.",
    "B: Try it. | A: Now? | B: No, in autumn.",
    "A: Where does it live? | B: {setting}. | A: Rent free?",
    "C: Can I watch? | A: You are already watching.",
    "B: Careful. | A: I am always careful. | B: You are not.",
    "A: I am keeping the box. | B: Why? | A: Emotional reasons.",
    "B: Ready for {event}? | A: Define ready. | B: Good enough.",
    "A: It suits me. | B: It suits the table.",
    "C: I want one. | B: Get in line. | C: You are the line.",
    "A: What would you use it for? | B: {life}. | A: Same."
   ]
  },
  "pain": {
   "spoken": [
    "It all comes down to {pain}.",
    "This one is about {pain}.",
    "Some background: {pain}, week after week.",
    "The short version of my problem: {pain}.",
    "You know {pain}? This is about that.",
    "Blame {pain} for this video.",
    "Me, every week: {painQuote}",
    "{painQuote} Sound familiar?",
    "I keep hearing myself say it: {painQuote}",
    "The sentence behind this video: {painQuote}",
    "My most used sentence this year: {painQuote}",
    "You have said it, too: {painQuote}"
   ],
   "skit": [
    "B: What is it this time? | A: {pain}.",
    "C: And the problem is? | A: {pain}. As always.",
    "B: Let me guess. {pain}? | A: How did you know?",
    "B: Say it out loud. | A: {painClause}. | B: Good start.",
    "A: {painClause}. | B: Every week, same line.",
    "A: I will say it once. {painClause}. | B: Once?",
    "A: It is {pain}. Again. | B: I know that look.",
    "C: Why the long face? | A: {pain}.",
    "A: Guess what I asked again. | B: Go on. | A: {painQuestion}",
    "C: What are you mumbling? | A: {painQuestion}",
    "B: You look tired. | A: {painClause}. | B: Again?",
    "B: What do you keep asking? | A: {painQuestion}"
   ]
  },
  "audience": {
   "line": [
    "This one is for the {audience} out there.",
    "If you hang out with {audience}, you have seen this.",
    "All the {audience} I know are nodding right now.",
    "I am looking at you, {audience}."
   ]
  }
 }
}
