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
    "Tap the link before {event} comes around again.",
    "Tap the link now, before the kettle whistles.",
    "Open it on this video before you scroll to the next cat.",
    "Tap the link while your thumb is already here.",
    "Put it in your cart before the next round of {pain}.",
    "Open the link now, and be done with the thinking.",
    "Do it now, from the link on this video.",
    "Tap the link first, then go back to scrolling.",
    "Look it up in the shop now, not at midnight."
   ],
   "soft": [
    "Have a look at the link and see if it fits your day.",
    "Save this for your next round of {pain}.",
    "Save this for the next time you need it.",
    "The link is on this video, whenever you are ready.",
    "If it sounds like you, it's linked on this video.",
    "Have a look in the shop and sleep on it.",
    "Take a quiet look, the link is on this video.",
    "See for yourself in the shop, no hurry.",
    "If you're curious, tap the link on this video.",
    "Read the details behind the link, then decide.",
    "Save this video and come back on Sunday.",
    "Have a look behind the link when the house is quiet.",
    "It's in the shop, if you want to compare.",
    "Peek at the link, that's all I ask.",
    {
     "text": "No rush, the details are linked right here.",
     "tones": [
      "helpful-friend",
      "casual-review",
      "skeptical-convinced",
      "relatable-struggle",
      "success-story",
      "educational-expert"
     ]
    }
   ],
   "direct": [
    "Tap the product link and pick yours.",
    "Tap the link on this video and get yours.",
    "Add {itObject} to your cart, and that's it.",
    "Grab yours from the link on this video.",
    "Open the link on this video and take a look.",
    "Go to the link on this video and choose.",
    "Tap the link and put {itObject} in your cart.",
    "Get yours in the shop, through the link right here.",
    "Pick yours behind the link on this video.",
    "Tap that link and have one sent home.",
    "It's one tap from here, the link on this video.",
    "Order yours through the link on this video.",
    "Tap the link, pick, done.",
    "Put one in your cart from the link right here."
   ],
   "value": [
    "Do the math on your old {category}, then tap the link.",
    "Check what's in the box, then judge the price.",
    "Count how often you would use {itObject}, then tap the link.",
    "Compare {itObject} with what you use now, then tap the link.",
    "Open the listing, read it twice, and then decide.",
    "Divide the price by your weeks, then tap the link.",
    "Hold the listing against your own list, then choose.",
    "Check the details in the shop, then do your own math.",
    "Read the listing first, then tap and decide.",
    "Weigh it against what's in your drawer, then tap the link.",
    "Think of your next ten uses, then open the link.",
    "Look at the listing and count what you'd use."
   ],
   "engagement": [
    "Comment the first thing you'd use {itObject} for.",
    "Send this to the person you just thought of.",
    "Ask me anything about {itObject} in the comments.",
    "Comment which part sounds like your {day}.",
    "Tell me in the comments who does this at your place.",
    "Comment the room where this happens at yours.",
    "Send this to the one who always asks.",
    "Ask below, and I'll film the answer.",
    "Comment with one word: yours or mine.",
    "Tag nobody, just comment what you use now.",
    "Tell me below what I should try next.",
    "Comment the excuse you used last.",
    "Send this to whoever shares your kitchen.",
    "Write me below what yours looks like."
   ]
  },
  "own": {
   "line": [
    "{cta}, it's right here.",
    "{cta}, it's linked right here.",
    "{cta}, on this very video.",
    "{cta}, the link is on this video.",
    "So, {cta}.",
    "If that's you: {cta}.",
    "One thing left: {cta}.",
    "And now: {cta}.",
    "You know what to do: {cta}.",
    "When you're ready: {cta}.",
    "That's it from me: {cta}.",
    "Your turn: {cta}.",
    "My last line: {cta}.",
    "Before you go: {cta}.",
    "Short version: {cta}.",
    "Go on then: {cta}.",
    "Only one thing left to say: {cta}.",
    "Okay, you decide: {cta}.",
    "And if you want the same: {cta}.",
    "From here it's easy: {cta}.",
    "Then do this: {cta}.",
    "The rest is simple: {cta}."
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
    "{clause}, and that way {benefit}.",
    "{clause}, so in the end {benefit}.",
    {
     "text": "{clause}, and with that, {benefit}.",
     "tones": [
      "casual-review",
      "helpful-friend",
      "relatable-struggle",
      "comedy-entertainment",
      "skeptical-convinced",
      "success-story"
     ]
    },
    {
     "text": "Since {clause}, {benefit}.",
     "tones": [
      "casual-review",
      "helpful-friend",
      "relatable-struggle",
      "comedy-entertainment",
      "skeptical-convinced",
      "success-story"
     ]
    },
    {
     "text": "{clause}, so from here on {benefit}.",
     "tones": [
      "casual-review",
      "helpful-friend",
      "relatable-struggle",
      "comedy-entertainment",
      "skeptical-convinced",
      "success-story"
     ]
    },
    {
     "text": "{clause}. In real life, {benefit}.",
     "tones": [
      "casual-review",
      "helpful-friend",
      "relatable-struggle",
      "comedy-entertainment",
      "skeptical-convinced",
      "success-story"
     ]
    },
    {
     "text": "{clause}. On a weekday that means {benefit}.",
     "tones": [
      "casual-review",
      "helpful-friend",
      "relatable-struggle",
      "comedy-entertainment",
      "skeptical-convinced",
      "success-story"
     ]
    },
    {
     "text": "{clause}. The useful part: {benefit}.",
     "tones": [
      "casual-review",
      "helpful-friend",
      "relatable-struggle",
      "comedy-entertainment",
      "skeptical-convinced",
      "success-story"
     ]
    },
    {
     "text": "{clause}. Long story short, {benefit}.",
     "tones": [
      "casual-review",
      "helpful-friend",
      "relatable-struggle",
      "comedy-entertainment",
      "skeptical-convinced",
      "success-story"
     ]
    },
    {
     "text": "{clause}, and I like that, because now {benefit}.",
     "tones": [
      "casual-review",
      "helpful-friend",
      "relatable-struggle",
      "skeptical-convinced"
     ]
    },
    {
     "text": "{benefit}, and that's because {clause}.",
     "tones": [
      "casual-review",
      "helpful-friend",
      "relatable-struggle",
      "skeptical-convinced"
     ]
    },
    {
     "text": "Turns out {clause}, so {benefit}.",
     "tones": [
      "casual-review",
      "helpful-friend",
      "relatable-struggle",
      "skeptical-convinced"
     ]
    },
    {
     "text": "{clause}, which means {benefit}.",
     "tones": [
      "educational-expert"
     ]
    },
    {
     "text": "Because {clause}, {benefit}.",
     "tones": [
      "educational-expert"
     ]
    },
    {
     "text": "{benefit}, because {clause}.",
     "tones": [
      "educational-expert"
     ]
    },
    {
     "text": "{clause}, and the consequence is simple: {benefit}.",
     "tones": [
      "educational-expert"
     ]
    },
    {
     "text": "{clause}. In practice, {benefit}.",
     "tones": [
      "educational-expert"
     ]
    },
    {
     "text": "In short, {clause}, and therefore {benefit}.",
     "tones": [
      "educational-expert"
     ]
    },
    {
     "text": "{clause}, which in daily life means {benefit}.",
     "tones": [
      "educational-expert"
     ]
    },
    {
     "text": "The reason that matters: {clause}, so {benefit}.",
     "tones": [
      "educational-expert"
     ]
    },
    {
     "text": "Note that {clause}, which means {benefit}.",
     "tones": [
      "educational-expert"
     ]
    },
    {
     "text": "{clause}, and from that follows the rest: {benefit}.",
     "tones": [
      "educational-expert"
     ]
    },
    {
     "text": "Since {clause}, it follows that {benefit}.",
     "tones": [
      "educational-expert"
     ]
    },
    {
     "text": "{clause}. For you that means {benefit}.",
     "tones": [
      "helpful-friend"
     ]
    },
    {
     "text": "What helps here: {clause}, so {benefit}.",
     "tones": [
      "helpful-friend"
     ]
    },
    {
     "text": "{clause}, so you can count on this much: {benefit}.",
     "tones": [
      "helpful-friend"
     ]
    },
    {
     "text": "Keep this one in mind: {clause}, so {benefit}.",
     "tones": [
      "helpful-friend"
     ]
    },
    {
     "text": "{clause}, which saves you a sigh, because {benefit}.",
     "tones": [
      "helpful-friend"
     ]
    },
    {
     "text": "{clause}, and fine, that means {benefit}.",
     "tones": [
      "skeptical-convinced"
     ]
    },
    {
     "text": "{clause}. I looked for the catch, and {benefit}.",
     "tones": [
      "skeptical-convinced"
     ]
    },
    {
     "text": "I'll admit it: {clause}, so {benefit}.",
     "tones": [
      "skeptical-convinced"
     ]
    },
    {
     "text": "{clause}, so yes, {benefit}.",
     "tones": [
      "skeptical-convinced"
     ]
    },
    {
     "text": "I checked, {clause}, so {benefit}.",
     "tones": [
      "skeptical-convinced"
     ]
    },
    {
     "text": "{clause}, so, you know, {benefit}.",
     "tones": [
      "casual-review"
     ]
    },
    {
     "text": "{clause}, and honestly, {benefit}.",
     "tones": [
      "casual-review"
     ]
    },
    {
     "text": "{clause}. So that's nice, {benefit}.",
     "tones": [
      "casual-review"
     ]
    },
    {
     "text": "It's simple enough: {clause}, so {benefit}.",
     "tones": [
      "casual-review"
     ]
    },
    {
     "text": "{clause}, so basically {benefit}.",
     "tones": [
      "casual-review"
     ]
    },
    {
     "text": "{clause}. Translation: {benefit}.",
     "tones": [
      "comedy-entertainment"
     ]
    },
    {
     "text": "{clause}, and yes, that means {benefit}.",
     "tones": [
      "comedy-entertainment"
     ]
    },
    {
     "text": "In grown-up words: {clause}, so {benefit}.",
     "tones": [
      "comedy-entertainment"
     ]
    },
    {
     "text": "{clause}. My lawyers say that means {benefit}.",
     "tones": [
      "comedy-entertainment"
     ]
    },
    {
     "text": "{clause}, so officially, {benefit}.",
     "tones": [
      "comedy-entertainment"
     ]
    },
    {
     "text": "Dear jury, {clause}, so {benefit}.",
     "tones": [
      "comedy-entertainment"
     ]
    },
    {
     "text": "{clause}. Now {benefit}, and I didn't have to change as a person.",
     "tones": [
      "relatable-struggle"
     ]
    },
    {
     "text": "{clause}, so even on my days, {benefit}.",
     "tones": [
      "relatable-struggle"
     ]
    },
    {
     "text": "{clause}, and for people like us that means {benefit}.",
     "tones": [
      "relatable-struggle"
     ]
    },
    {
     "text": "{clause}, so even half asleep, {benefit}.",
     "tones": [
      "relatable-struggle"
     ]
    },
    {
     "text": "{clause}. Now {benefit}.",
     "tones": [
      "success-story"
     ]
    },
    {
     "text": "{clause}, and these days {benefit}.",
     "tones": [
      "success-story"
     ]
    },
    {
     "text": "It started with this: {clause}, so {benefit}.",
     "tones": [
      "success-story"
     ]
    },
    {
     "text": "{clause}, and that's the part that stuck, since now {benefit}.",
     "tones": [
      "success-story"
     ]
    },
    {
     "text": "{clause}. So {benefit}.",
     "tones": [
      "excited-discovery"
     ]
    },
    {
     "text": "Okay, {clause}. So {benefit}.",
     "tones": [
      "excited-discovery"
     ]
    },
    {
     "text": "Look, {clause}. Which means {benefit}.",
     "tones": [
      "excited-discovery"
     ]
    },
    {
     "text": "Get this: {clause}, so {benefit}.",
     "tones": [
      "excited-discovery"
     ]
    },
    {
     "text": "And wait, {clause}. So now {benefit}.",
     "tones": [
      "excited-discovery"
     ]
    },
    {
     "text": "{clause}. Meaning {benefit}.",
     "tones": [
      "excited-discovery"
     ]
    },
    {
     "text": "See, {clause}. That way {benefit}.",
     "tones": [
      "excited-discovery"
     ]
    },
    {
     "text": "{benefit}. Because look, {clause}.",
     "tones": [
      "excited-discovery"
     ]
    },
    {
     "text": "Now this one: {clause}. And so {benefit}.",
     "tones": [
      "excited-discovery"
     ]
    },
    {
     "text": "I had to rewind for this: {clause}, so {benefit}.",
     "tones": [
      "excited-discovery"
     ]
    },
    {
     "text": "{clause}, and just like that, {benefit}.",
     "tones": [
      "excited-discovery"
     ]
    },
    {
     "text": "And it goes on, {clause}. So yes, {benefit}.",
     "tones": [
      "excited-discovery"
     ]
    },
    {
     "text": "{clause}. And I'm pointing at it, {benefit}.",
     "tones": [
      "excited-discovery"
     ]
    },
    {
     "text": "{clause}. So {benefit}.",
     "tones": [
      "shocked-mindblown"
     ]
    },
    {
     "text": "Hold on, {clause}. So {benefit}.",
     "tones": [
      "shocked-mindblown"
     ]
    },
    {
     "text": "Sorry, {clause}? Then {benefit}.",
     "tones": [
      "shocked-mindblown"
     ]
    },
    {
     "text": "{benefit}. Because apparently {clause}.",
     "tones": [
      "shocked-mindblown"
     ]
    },
    {
     "text": "Say that again, {clause}. So {benefit}.",
     "tones": [
      "shocked-mindblown"
     ]
    },
    {
     "text": "And nobody blinked: {clause}. Meaning {benefit}.",
     "tones": [
      "shocked-mindblown"
     ]
    },
    {
     "text": "{clause}. I repeat, {benefit}.",
     "tones": [
      "shocked-mindblown"
     ]
    },
    {
     "text": "Stop there, {clause}. Which means {benefit}.",
     "tones": [
      "shocked-mindblown"
     ]
    },
    {
     "text": "{clause}. As in, {benefit}.",
     "tones": [
      "shocked-mindblown"
     ]
    },
    {
     "text": "Back up, {clause}. So now {benefit}.",
     "tones": [
      "shocked-mindblown"
     ]
    },
    {
     "text": "So you're telling me {clause}. And {benefit}.",
     "tones": [
      "shocked-mindblown"
     ]
    },
    {
     "text": "{clause}. Let that sink in, {benefit}.",
     "tones": [
      "shocked-mindblown"
     ]
    },
    {
     "text": "{clause}. So {benefit}.",
     "tones": [
      "urgent-psa"
     ]
    },
    {
     "text": "Note this: {clause}. That way {benefit}.",
     "tones": [
      "urgent-psa"
     ]
    },
    {
     "text": "Check one thing: {clause}. So {benefit}.",
     "tones": [
      "urgent-psa"
     ]
    },
    {
     "text": "Listen, {clause}. Meaning {benefit}.",
     "tones": [
      "urgent-psa"
     ]
    },
    {
     "text": "{benefit}. Because {clause}.",
     "tones": [
      "urgent-psa"
     ]
    },
    {
     "text": "Write it down: {clause}. So {benefit}.",
     "tones": [
      "urgent-psa"
     ]
    },
    {
     "text": "Point made: {clause}. Which means {benefit}.",
     "tones": [
      "urgent-psa"
     ]
    },
    {
     "text": "Remember, {clause}. So {benefit}.",
     "tones": [
      "urgent-psa"
     ]
    },
    {
     "text": "Next point: {clause}. And so {benefit}.",
     "tones": [
      "urgent-psa"
     ]
    },
    {
     "text": "Know this: {clause}. Then {benefit}.",
     "tones": [
      "urgent-psa"
     ]
    },
    {
     "text": "Look for this: {clause}. So in a rush {benefit}.",
     "tones": [
      "urgent-psa"
     ]
    }
   ],
   "plain": [
    "{clause}. Watch me {shot}.",
    "{clause}. Let me {shot}.",
    "{clause}. I {shot}, so you can see for yourself.",
    "{clause}. Give me a second to {shot}.",
    "{clause}, so let me {shot}.",
    "{clause}. Here, I {shot}.",
    "{clause}, and to show you, I {shot}.",
    "{clause}. You be the judge while I {shot}.",
    "While I {shot}: {clause}.",
    "{clause}. I'll {shot}, you decide.",
    "{clause}, see, I {shot}.",
    "{clause}. Eyes on my hands while I {shot}.",
    {
     "text": "{clause}. To check that, {shot}.",
     "tones": [
      "educational-expert",
      "helpful-friend",
      "skeptical-convinced"
     ]
    },
    {
     "text": "{clause}. Test it at home: {shot}.",
     "tones": [
      "educational-expert",
      "helpful-friend",
      "skeptical-convinced"
     ]
    },
    {
     "text": "{clause}, and you can verify it, just {shot}.",
     "tones": [
      "educational-expert",
      "helpful-friend",
      "skeptical-convinced"
     ]
    },
    {
     "text": "{clause}. Watch closely while I {shot}.",
     "tones": [
      "casual-review",
      "comedy-entertainment",
      "relatable-struggle",
      "success-story"
     ]
    },
    {
     "text": "{clause}. Bear with me while I {shot}.",
     "tones": [
      "casual-review",
      "comedy-entertainment",
      "relatable-struggle",
      "success-story"
     ]
    },
    {
     "text": "{clause}, and so I {shot}, like a professional.",
     "tones": [
      "casual-review",
      "comedy-entertainment",
      "relatable-struggle",
      "success-story"
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
     "text": "{clause}. Now I {shot}.",
     "tones": [
      "excited-discovery",
      "shocked-mindblown",
      "urgent-psa"
     ]
    },
    {
     "text": "{clause}. Quick, I {shot}.",
     "tones": [
      "excited-discovery",
      "shocked-mindblown",
      "urgent-psa"
     ]
    },
    {
     "text": "Wait, I {shot}: {clause}.",
     "tones": [
      "excited-discovery",
      "shocked-mindblown",
      "urgent-psa"
     ]
    }
   ],
   "short": [
    "{clause}.",
    "And {clause}.",
    "Also, {clause}.",
    "Another thing: {clause}.",
    "While we are here: {clause}.",
    "I nearly forgot: {clause}.",
    "Plus, {clause}.",
    "Then there's this: {clause}.",
    "On top of that, {clause}.",
    "One more for the list: {clause}.",
    "By the way, {clause}.",
    "And just so it's said: {clause}.",
    "Not to forget: {clause}.",
    "Since you'd ask: {clause}.",
    "Here's another: {clause}.",
    "In the same breath: {clause}.",
    "As for the rest: {clause}.",
    "And yes, {clause}.",
    "Add one more: {clause}.",
    "Next on the list: {clause}.",
    "Also true: {clause}.",
    "And in case you wondered, {clause}.",
    "Next to that, {clause}.",
    {
     "text": "Oh, and {clause}.",
     "tones": [
      "casual-review",
      "helpful-friend",
      "relatable-struggle",
      "comedy-entertainment",
      "success-story"
     ]
    },
    {
     "text": "Worth knowing: {clause}.",
     "tones": [
      "casual-review",
      "helpful-friend",
      "relatable-struggle",
      "comedy-entertainment",
      "success-story"
     ]
    },
    {
     "text": "And because I promised to mention it, {clause}.",
     "tones": [
      "casual-review",
      "helpful-friend",
      "relatable-struggle",
      "comedy-entertainment",
      "success-story"
     ]
    },
    {
     "text": "Also, and I like this one, {clause}.",
     "tones": [
      "casual-review",
      "helpful-friend",
      "relatable-struggle",
      "comedy-entertainment",
      "success-story"
     ]
    },
    {
     "text": "Worth knowing: {clause}.",
     "tones": [
      "educational-expert",
      "skeptical-convinced"
     ]
    },
    {
     "text": "For completeness: {clause}.",
     "tones": [
      "educational-expert",
      "skeptical-convinced"
     ]
    },
    {
     "text": "On the fact side, {clause}.",
     "tones": [
      "educational-expert",
      "skeptical-convinced"
     ]
    },
    {
     "text": "As a matter of record, {clause}.",
     "tones": [
      "educational-expert",
      "skeptical-convinced"
     ]
    },
    {
     "text": "Next: {clause}.",
     "tones": [
      "excited-discovery",
      "shocked-mindblown",
      "urgent-psa"
     ]
    },
    {
     "text": "Okay, {clause}.",
     "tones": [
      "excited-discovery",
      "shocked-mindblown",
      "urgent-psa"
     ]
    },
    {
     "text": "Look, {clause}.",
     "tones": [
      "excited-discovery",
      "shocked-mindblown",
      "urgent-psa"
     ]
    },
    {
     "text": "Fast one: {clause}.",
     "tones": [
      "excited-discovery",
      "shocked-mindblown",
      "urgent-psa"
     ]
    },
    {
     "text": "And wait, {clause}.",
     "tones": [
      "excited-discovery",
      "shocked-mindblown",
      "urgent-psa"
     ]
    },
    {
     "text": "Quickly: {clause}.",
     "tones": [
      "excited-discovery",
      "shocked-mindblown",
      "urgent-psa"
     ]
    },
    {
     "text": "Noted: {clause}.",
     "tones": [
      "excited-discovery",
      "shocked-mindblown",
      "urgent-psa"
     ]
    },
    {
     "text": "Point two: {clause}.",
     "tones": [
      "excited-discovery",
      "shocked-mindblown",
      "urgent-psa"
     ]
    }
   ],
   "pair": [
    "{clause}, and {clause2}.",
    "For the record, {clause}, and {clause2}.",
    "On top of that, {clause}, and {clause2}.",
    "Also, {clause}, and {clause2}.",
    "Two small ones: {clause}, and {clause2}.",
    "Then there's this: {clause}, and {clause2}.",
    "And yes, {clause}, and {clause2}.",
    "In one breath: {clause}, and {clause2}.",
    "As for the rest, {clause}, and {clause2}.",
    "Not to forget, {clause}, and {clause2}.",
    "By the way, {clause}, and {clause2}.",
    "To finish the list, {clause}, and {clause2}.",
    "Two more: {clause}, and {clause2}.",
    "While we are here, {clause}, and {clause2}.",
    "Plus, {clause}, and {clause2}.",
    "Besides that, {clause}, and {clause2}.",
    {
     "text": "{clause}. And {clause2}.",
     "tones": [
      "excited-discovery",
      "shocked-mindblown",
      "urgent-psa"
     ]
    },
    {
     "text": "Okay, {clause}. And {clause2}.",
     "tones": [
      "excited-discovery",
      "shocked-mindblown",
      "urgent-psa"
     ]
    },
    {
     "text": "Look, {clause}. Then {clause2}.",
     "tones": [
      "excited-discovery",
      "shocked-mindblown",
      "urgent-psa"
     ]
    },
    {
     "text": "Quickly, {clause}. Also, {clause2}.",
     "tones": [
      "excited-discovery",
      "shocked-mindblown",
      "urgent-psa"
     ]
    },
    {
     "text": "Noted: {clause}. Plus, {clause2}.",
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
    "The rest, quickly: {clause}.",
    "For the list people: {clause}.",
    "And then the small print: {clause}.",
    "Taken together, {clause}.",
    "To keep it short, {clause}.",
    "In case you're counting, {clause}.",
    "As a package, {clause}.",
    "Count with me: {clause}.",
    "Said fast, {clause}.",
    "The whole list: {clause}.",
    "And for the notes, {clause}.",
    "Listed plainly, {clause}.",
    {
     "text": "Fast: {clause}.",
     "tones": [
      "excited-discovery",
      "shocked-mindblown",
      "urgent-psa"
     ]
    },
    {
     "text": "Deep breath: {clause}.",
     "tones": [
      "excited-discovery",
      "shocked-mindblown",
      "urgent-psa"
     ]
    },
    {
     "text": "Ready, set: {clause}.",
     "tones": [
      "excited-discovery",
      "shocked-mindblown",
      "urgent-psa"
     ]
    },
    {
     "text": "The small things, too: {clause}.",
     "tones": [
      "casual-review",
      "helpful-friend",
      "relatable-struggle",
      "comedy-entertainment",
      "success-story",
      "educational-expert",
      "skeptical-convinced"
     ]
    },
    {
     "text": "The quiet details: {clause}.",
     "tones": [
      "casual-review",
      "helpful-friend",
      "relatable-struggle",
      "comedy-entertainment",
      "success-story",
      "educational-expert",
      "skeptical-convinced"
     ]
    },
    {
     "text": "Details, since you like them: {clause}.",
     "tones": [
      "casual-review",
      "helpful-friend",
      "relatable-struggle",
      "comedy-entertainment",
      "success-story",
      "educational-expert",
      "skeptical-convinced"
     ]
    }
   ],
   "again": [
    "And {benefit}.",
    "Which also means {benefit}.",
    "On a normal day, {benefit}.",
    "So yes, {benefit}.",
    "Put differently, {benefit}.",
    "That also means {benefit}.",
    "And on a bad day, {benefit}.",
    "In other words, {benefit}.",
    "Meanwhile, {benefit}.",
    "It also means {benefit}.",
    "And for the record, {benefit}.",
    "Said the short way, {benefit}.",
    "Another way to see it: {benefit}.",
    "On top of it, {benefit}."
   ]
  },
  "skit": {
   "with benefit": [
    "A: And? | B: {clause}. | A: So {benefit}? | B: You catch on fast.",
    "B: {clause}. | A: Meaning? | B: {benefit}.",
    "A: Go on. | B: {clause}. | A: So {benefit}.",
    "B: {clause}. | C: So {benefit}? | B: Correct.",
    "A: What makes it special? | B: {clause}. | A: Huh. {benefit}.",
    "A: Talk. | B: {clause}. | A: Then {benefit}. | B: Look who's thinking.",
    "C: Why this one? | B: {clause}. | C: Ah. {benefit}.",
    "B: First of all, {clause}. | A: And that helps? | B: {benefit}.",
    "A: What does it do for me? | B: {clause}. | A: Oh. {benefit}.",
    "B: {clause}. | A: In small words, please. | B: {benefit}.",
    "B: {clause}. | C: So that's why. | A: Why what? | C: {benefit}.",
    "A: I have questions. | B: {clause}. | A: I have fewer questions. | B: {benefit}.",
    "B: Sit. {clause}. | A: And now? | B: Now {benefit}.",
    "C: Go on, spill it. | B: {clause}. | A: You mean {benefit}? | B: I do.",
    "A: Sell it to me. | B: {clause}. | A: More. | B: {benefit}.",
    "B: You know what? {clause}. | A: So? | B: So {benefit}.",
    "A: What else? | B: {clause}. | C: {benefit}. | A: Who asked you?",
    "B: {clause}. | A: My aunt would love that. | B: Because {benefit}. | A: Because she's my aunt.",
    "A: Why are you smiling at it? | B: {clause}. | A: Meaning {benefit}?",
    "B: I'll say it slowly. {clause}. | A: Got it. {benefit}.",
    "C: What's all the fuss? | B: {clause}. | C: So {benefit}. Carry on.",
    "A: Reason number one. | B: {clause}. | A: In English? | B: {benefit}.",
    "B: Hear me out. {clause}. | A: I'm hearing. | B: So {benefit}.",
    "A: My mother will ask. | B: Tell her {clause}. | A: And? | B: {benefit}.",
    "B: {clause}. | A: That sounds like a Tuesday fix. | B: It is. {benefit}.",
    "A: What's in it for my mornings? | B: {clause}. | A: I see. {benefit}.",
    "B: You'll like this one. {clause}. | A: Will I? | B: {benefit}.",
    "C: Louder, for the back. | B: {clause}. | C: Ooh. So {benefit}.",
    "A: I'm listening with one ear. | B: {clause}. | A: Second ear's in. | B: {benefit}.",
    "B: Riddle. {clause}. | A: What am I? | B: Lucky. {benefit}.",
    "A: Convince my wallet. | B: {clause}. | A: It's nodding. | B: {benefit}.",
    "B: {clause}. | A: I need a minute. | B: Take it. {benefit}.",
    "C: So what's new? | B: {clause}. | C: My dog would say {benefit}.",
    "B: Ask me why. | A: Why? | B: {clause}. So {benefit}.",
    "A: Pitch me. | B: {clause}. | A: Shorter. | B: {benefit}.",
    "B: {clause}. | A: Does the landlord know? | B: He knows {benefit}.",
    "A: I've heard rumors. | B: {clause}. | A: So they're true. {benefit}.",
    "B: Close one eye. {clause}. | A: Why one eye? | B: Style. {benefit}.",
    "A: It can't be that simple. | B: {clause}. | A: It's that simple. | B: {benefit}.",
    "C: And in winter? | B: {clause}. | C: And in summer? | B: {benefit}.",
    "B: Fact of the day. {clause}. | A: And the fun part? | B: {benefit}.",
    "A: You're reading that off your hand. | B: {clause}. | A: Flip it. | B: {benefit}."
   ],
   "plain": [
    "B: {clause}. | A: Prove it. | B: Watch.",
    "A: And? | B: {clause}. | C: Show us.",
    "B: {clause}. | A: Is that good? | B: You tell me.",
    "A: What can you tell me? | B: {clause}.",
    "B: {clause}. | A: I want to see that. | B: Here.",
    "C: I heard something about it. | B: {clause}. | C: That was it.",
    "A: One fact, please. | B: {clause}. | A: One more. | B: Greedy.",
    "B: {clause}. | A: Do it again. | B: I said it once.",
    "A: Is there a trick? | B: {clause}. | A: That's the trick?",
    "B: Look closely. {clause}. | A: I'm looking. | B: Closer.",
    "A: Anything I should know? | B: {clause}.",
    "C: Read me the box. | B: {clause}. | C: Lovely voice.",
    "B: {clause}. | A: I'll believe it when I see it. | B: Then look.",
    "A: Can it do tricks? | B: {clause}. | A: That's better than tricks.",
    "C: I read about this. | B: {clause}. | C: I read slowly.",
    "B: See this part? {clause}. | A: I see you seeing it.",
    "A: Answer in one breath. | B: {clause}. | A: Good lungs.",
    "B: {clause}. | C: From here it looks true.",
    "A: Let me hold it. | B: {clause}. | A: I asked to hold it.",
    "B: Watch my hands. {clause}. | A: They're shaking. | B: With pride."
   ],
   "short": [
    "B: {clause}. | A: Stop it.",
    "B: {clause}. | A: Noted.",
    "A: And? | B: {clause}.",
    "C: I heard {clause}. | B: You heard right.",
    "A: One more. | B: {clause}.",
    "B: Also, {clause}. | A: Of course.",
    "A: Is that all? | B: {clause}.",
    "B: {clause}. | C: I can hear that.",
    "C: And the other thing? | B: {clause}.",
    "B: {clause}. | A: You rehearsed this.",
    "A: Keep talking. | B: {clause}.",
    "B: Oh, and {clause}. | A: You saved that.",
    "A: Tell me more. | B: {clause}. | A: Less, please.",
    "B: {clause}. | A: I'm writing that down.",
    "B: {clause}. | A: Put that on a mug.",
    "A: Give me one good thing. | B: {clause}.",
    "B: It says here {clause}. | A: Who wrote here?",
    "C: Whisper it. | B: {clause}.",
    "B: {clause}. | A: My left knee agrees.",
    "A: Surprise me. | B: {clause}. | A: Consider me surprised.",
    "B: By the way, {clause}. | A: Casual. I like it.",
    "A: What's on page two? | B: {clause}.",
    "B: {clause}. | C: I'd like that in writing.",
    "A: Say something nice. | B: {clause}.",
    "B: Last one, promise. {clause}. | A: You said that before.",
    "C: Rumor has it {clause}. | B: Rumor reads labels.",
    "B: {clause}. | A: Even on Mondays? | B: Mondays included.",
    "A: Next slide. | B: {clause}."
   ],
   "list": [
    "B: {clause}. | A: Go on. | B: {clause2}. | A: And? | B: {clause3}.",
    "B: {clause}. And {clause2}. | C: Wow. | B: And {clause3}.",
    "B: {clause}. | A: More. | B: {clause2}. | A: More. | B: {clause3}.",
    "B: {clause}. | A: One. | B: {clause2}. | A: Two. | B: {clause3}.",
    "B: {clause}. | C: Nice. | B: {clause2}. | C: Nicer. | B: {clause3}.",
    "A: List it. | B: {clause}. | B: {clause2}. | A: Breathe. | B: {clause3}.",
    "B: {clause}. | A: Uh-huh. | B: {clause2}. | A: Keep going. | B: {clause3}.",
    "C: What can it do? | B: {clause}. | B: {clause2}. | B: {clause3}."
   ],
   "pair": [
    "B: {clause}. | A: And? | B: {clause2}.",
    "B: {clause}. | C: Is that all? | B: {clause2}.",
    "B: {clause}. | A: Nice. | B: And {clause2}.",
    "A: Two things, quickly. | B: {clause}. | B: {clause2}.",
    "B: {clause}. | A: You have my left ear. | B: {clause2}.",
    "B: {clause}. | C: I'd stop there. | B: {clause2}.",
    "A: Speak. | B: {clause}. | A: Again. | B: {clause2}.",
    "B: {clause}. | A: Hm. | B: {clause2}. | A: Hm.",
    "C: And what about the boring stuff? | B: {clause}. | B: {clause2}.",
    "B: {clause}. | A: That's half an answer. | B: {clause2}.",
    "A: Give me two reasons. | B: {clause}. | A: That's one. | B: {clause2}.",
    "B: Left hand: {clause}. | A: Right hand? | B: {clause2}.",
    "B: {clause}. | C: My turn to ask. And? | B: {clause2}.",
    "A: What does the box say? | B: {clause}. | A: And the lid? | B: {clause2}.",
    "B: {clause}. | A: Pause. Okay, continue. | B: {clause2}.",
    "C: Two facts, then I leave. | B: {clause}. | B: {clause2}. | C: I'm staying."
   ],
   "lead": [
    "{clause}",
    "Well, {clause}",
    "Look, {clause}",
    "Simple, {clause}",
    "See, {clause}",
    "Listen, {clause}",
    "I mean, {clause}",
    "Turns out {clause}",
    "Apparently {clause}",
    "Officially, {clause}",
    "Word is {clause}",
    "Okay, {clause}",
    "As I said, {clause}",
    "They say {clause}",
    "You know, {clause}",
    "For starters, {clause}",
    "Honestly, {clause}",
    "It says {clause}",
    "I checked, {clause}",
    "Fun fact, {clause}",
    "So, {clause}",
    "Believe it, {clause}",
    "Good news, {clause}",
    "On paper, {clause}",
    "Between us, {clause}"
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
    "The price is {price}.",
    "It comes to {price}.",
    "{price}, for the record.",
    "The price is {price}, and now you know everything I know.",
    "The number is {price}, nothing hidden, nothing fancy.",
    "You're looking at {price}.",
    "The tag says {price}.",
    "That makes {price}.",
    "In numbers, {price}.",
    "It's all there for {price}.",
    "{price} is the number.",
    "Price check: {price}.",
    "For {price}, {itIs} yours.",
    "And {itIs} {price}, before you ask.",
    "The damage, if you call it that: {price}.",
    "As for the price, {price}.",
    "You'd pay {price}.",
    "It asks for {price}.",
    "Today's tag reads {price}.",
    "The whole thing is {price}.",
    "{price}, and that's the whole price talk.",
    "So, the price: {price}.",
    {
     "text": "And {itIs} {price}!",
     "tones": [
      "excited-discovery"
     ]
    },
    {
     "text": "The price, and I'm bouncing: {price}!",
     "tones": [
      "excited-discovery"
     ]
    },
    {
     "text": "{price}, people, say it with me.",
     "tones": [
      "excited-discovery"
     ]
    },
    {
     "text": "It's {price}, and I checked with both eyes.",
     "tones": [
      "excited-discovery"
     ]
    },
    {
     "text": "Say it with me: {price}.",
     "tones": [
      "excited-discovery"
     ]
    },
    {
     "text": "The number I ran here for: {price}.",
     "tones": [
      "excited-discovery"
     ]
    },
    {
     "text": "{price}, which I will now tell my neighbor.",
     "tones": [
      "excited-discovery"
     ]
    },
    {
     "text": "Look at the tag, {price}.",
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
     "text": "{price}, and I have no further objections.",
     "tones": [
      "skeptical-convinced"
     ]
    },
    {
     "text": "I wanted to argue with {price}. I didn't.",
     "tones": [
      "skeptical-convinced"
     ]
    },
    {
     "text": "{price}, which I went in ready to dislike.",
     "tones": [
      "skeptical-convinced"
     ]
    },
    {
     "text": "The price stands at {price}, under review and accepted.",
     "tones": [
      "skeptical-convinced"
     ]
    },
    {
     "text": "They ask {price}, and I've asked worse of people.",
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
      "helpful-friend"
     ]
    },
    {
     "text": "Put {price} on your list and sleep on it.",
     "tones": [
      "helpful-friend"
     ]
    },
    {
     "text": "If it fits your week, {itIs} {price}.",
     "tones": [
      "helpful-friend"
     ]
    },
    {
     "text": "You'll want to know: {itIs} {price}.",
     "tones": [
      "helpful-friend"
     ]
    },
    {
     "text": "I'd set aside {price}.",
     "tones": [
      "helpful-friend"
     ]
    },
    {
     "text": "So you don't have to look it up: {price}.",
     "tones": [
      "helpful-friend"
     ]
    },
    {
     "text": "{price}, and I read it twice.",
     "tones": [
      "shocked-mindblown"
     ]
    },
    {
     "text": "It says {price}, right there.",
     "tones": [
      "shocked-mindblown"
     ]
    },
    {
     "text": "{price}. I put my glasses on for that.",
     "tones": [
      "shocked-mindblown"
     ]
    },
    {
     "text": "I looked away and back, still {price}.",
     "tones": [
      "shocked-mindblown"
     ]
    },
    {
     "text": "{price}, in those exact digits.",
     "tones": [
      "shocked-mindblown"
     ]
    },
    {
     "text": "They wrote {price}. On purpose.",
     "tones": [
      "shocked-mindblown"
     ]
    },
    {
     "text": "The tag says {price}, and the tag is calm.",
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
      "casual-review"
     ]
    },
    {
     "text": "So yeah, {price}.",
     "tones": [
      "casual-review"
     ]
    },
    {
     "text": "{price}, no big speech.",
     "tones": [
      "casual-review"
     ]
    },
    {
     "text": "Pretty simple, {price}.",
     "tones": [
      "casual-review"
     ]
    },
    {
     "text": "It's {price}, do with that what you like.",
     "tones": [
      "casual-review"
     ]
    },
    {
     "text": "{price}, if that works for you.",
     "tones": [
      "casual-review"
     ]
    },
    {
     "text": "The price is {price}, note it.",
     "tones": [
      "urgent-psa"
     ]
    },
    {
     "text": "Price: {price}.",
     "tones": [
      "urgent-psa"
     ]
    },
    {
     "text": "Budget {price}.",
     "tones": [
      "urgent-psa"
     ]
    },
    {
     "text": "Write down {price}.",
     "tones": [
      "urgent-psa"
     ]
    },
    {
     "text": "Remember the number {price}.",
     "tones": [
      "urgent-psa"
     ]
    },
    {
     "text": "Have {price} ready.",
     "tones": [
      "urgent-psa"
     ]
    },
    {
     "text": "Check your budget for {price}.",
     "tones": [
      "urgent-psa"
     ]
    },
    {
     "text": "{price}. My piggy bank took it well.",
     "tones": [
      "comedy-entertainment"
     ]
    },
    {
     "text": "{price}, or one very emotional snack run.",
     "tones": [
      "comedy-entertainment"
     ]
    },
    {
     "text": "It's {price}, said my bank app, without crying.",
     "tones": [
      "comedy-entertainment"
     ]
    },
    {
     "text": "{price}, payable in money.",
     "tones": [
      "comedy-entertainment"
     ]
    },
    {
     "text": "{price}, and my couch cushions may cover part of it.",
     "tones": [
      "comedy-entertainment"
     ]
    },
    {
     "text": "That'll be {price}, said nobody dramatically.",
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
     "text": "The price is {price}, so the math is yours to do.",
     "tones": [
      "educational-expert"
     ]
    },
    {
     "text": "At {price}, compare it with what you use now.",
     "tones": [
      "educational-expert"
     ]
    },
    {
     "text": "The figure to remember is {price}.",
     "tones": [
      "educational-expert"
     ]
    },
    {
     "text": "For your comparison, the price is {price}.",
     "tones": [
      "educational-expert"
     ]
    },
    {
     "text": "Take {price}, divide by a year of weeks, and judge.",
     "tones": [
      "educational-expert"
     ]
    },
    {
     "text": "On the cost side, it's {price}.",
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
     "text": "It's {price}, which I can say out loud at dinner.",
     "tones": [
      "relatable-struggle"
     ]
    },
    {
     "text": "{price}, and nobody had to raise an eyebrow.",
     "tones": [
      "relatable-struggle"
     ]
    },
    {
     "text": "It's {price}, and I'd like to hide fewer receipts.",
     "tones": [
      "relatable-struggle"
     ]
    },
    {
     "text": "{price}, and yes, I counted twice, as I do.",
     "tones": [
      "relatable-struggle"
     ]
    },
    {
     "text": "The price is {price}, my easiest decision of the week.",
     "tones": [
      "success-story"
     ]
    },
    {
     "text": "The change comes to {price}.",
     "tones": [
      "success-story"
     ]
    },
    {
     "text": "For me it comes down to {price}.",
     "tones": [
      "success-story"
     ]
    },
    {
     "text": "It's {price}, and I made room for that in the budget.",
     "tones": [
      "success-story"
     ]
    }
   ]
  },
  "skit": {
   "line": [
    "A: How much? | B: It's {price}. | A: Say it again. | B: No.",
    "A: What does it cost? | B: The tag reads {price}. | A: I can count to that.",
    "C: How much is that? | A: {price}, says the tag. | C: The tag is polite.",
    "A: And the price? | B: That'd be {price}. | A: I was ready to cry.",
    "B: Ask me the price. | A: The price? | B: {price}, thanks for asking.",
    "C: What's the damage? | B: Around here, {price}. | C: I've seen worse damage.",
    "A: Whisper the price. | B: Psst, {price}. | A: Louder.",
    "B: {price} on the dot. | A: Dollars? | B: No, hugs. Yes, dollars.",
    "A: I'm scared to ask. | B: Ask. It's {price}, by the way.",
    "C: Who's paying? | A: For {price}, me.",
    "A: Guess the price. | C: A goat? | A: Close, {price}.",
    "B: I'm reading the tag, {price}. | A: Nice reading voice.",
    "C: Price? | B: I have {price} written here. | C: Fine. I have pockets.",
    "A: Hit me. | B: With {price}? | A: With that, yes.",
    "B: The number is {price}. | A: I like that number.",
    "C: Do we barter? | B: We do {price}.",
    "A: Money talk, be gentle. | B: Gently, {price}.",
    "B: Write this down, {price}. | A: On my hand? | B: It fits.",
    "A: One question left. | B: I know, and it's {price}.",
    "A: Numbers, please. | B: One number, {price}. | A: That I can do.",
    "B: Sit down, {price}. | A: I was sitting. | B: Then stay."
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
