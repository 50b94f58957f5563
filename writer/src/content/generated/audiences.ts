// Made by tools/content.ts from writer/content. Change it there.
import type { AudienceLexicon } from '../../analysis/audiences'

export const audiences: Record<string, AudienceLexicon> = {
 "men": {
  "plural": "men",
  "moments": [
   "the gym bag by the door",
   "the Saturday to-do list",
   "the sock drawer at six in the morning",
   "a packed commute",
   "the garage shelf nobody can reach",
   "five minutes before the guys show up",
   "the Monday commute",
   "a weekend trip with one bag",
   "the last hour before the barbecue"
  ],
  "cares": [
   "things that work the first time",
   "low upkeep",
   "one less errand"
  ],
  "avoid": [
   "man up",
   "bro",
   "bros",
   "real men",
   "alpha",
   "man cave"
  ]
 },
 "women": {
  "plural": "women",
  "moments": [
   "the bottom of the bag",
   "the one free hand",
   "the group chat at lunch",
   "an eight-thirty meeting",
   "the parking lot in the rain",
   "ten minutes before we leave",
   "the walk from the car",
   "a long day in one pair of shoes",
   "the table at the cafe"
  ],
  "cares": [
   "time back",
   "how it feels",
   "how it fits"
  ],
  "avoid": [
   "girl boss",
   "girlboss",
   "boss babe",
   "ladies",
   "flaws",
   "bikini body",
   "hormonal"
  ]
 },
 "everyone": {
  "moments": [
   "Monday morning",
   "the chair with the clothes on it",
   "the hunt for the keys",
   "the kettle taking its time",
   "the last ten minutes before bed",
   "the Sunday reset",
   "a Tuesday lunch",
   "the walk home"
  ],
  "cares": [
   "one less thing to think about",
   "an easier morning"
  ],
  "avoid": []
 },
 "parents": {
  "plural": "parents",
  "moments": [
   "the school run",
   "doing everything one-handed",
   "four p.m. on a weekday",
   "the crumbs in the back seat",
   "the bedtime negotiations",
   "the permission slip at the front door",
   "the drive to practice",
   "the ten minutes before school"
  ],
  "cares": [
   "quick cleanup",
   "one free hand",
   "ten quiet minutes"
  ],
  "avoid": [
   "good mom",
   "bad mom",
   "good parent",
   "bad parent",
   "smarter",
   "milestone",
   "milestones"
  ]
 },
 "gen-z": {
  "plural": "Gen Z",
  "moments": [
   "the group chat at midnight",
   "a dorm room with one outlet",
   "the thrift haul on the bed",
   "the screenshot you never go back to",
   "getting ready with a call on speaker",
   "the last bus home",
   "the walk to class",
   "a late shift"
  ],
  "cares": [
   "the price",
   "how it looks on camera",
   "something that is not beige"
  ],
  "avoid": [
   "no cap",
   "slay",
   "rizz",
   "skibidi",
   "yeet",
   "on fleek",
   "fr fr"
  ]
 },
 "millennials": {
  "plural": "millennials",
  "moments": [
   "the group trip spreadsheet",
   "the plant by the window",
   "rent week",
   "the tote bag full of tote bags",
   "the 9:30 video call",
   "a Saturday with no plans on purpose",
   "the Sunday dinner with friends",
   "the first morning of a long weekend"
  ],
  "cares": [
   "things that last",
   "worth the shelf space"
  ],
  "avoid": [
   "adulting",
   "90s kid",
   "back in my day",
   "avocado toast"
  ]
 },
 "gen-x": {
  "plural": "Gen X",
  "moments": [
   "the garage on a Sunday",
   "the drawer with the good tools",
   "the shelf of things you kept",
   "the drive home with the radio on",
   "the weekend the house is finally quiet",
   "the kitchen after everybody ate",
   "the Saturday morning",
   "a long drive"
  ],
  "cares": [
   "durability",
   "no fuss",
   "buying it once"
  ],
  "avoid": [
   "at your age",
   "old",
   "boomer",
   "senior"
  ]
 },
 "teens": {
  "plural": "teens",
  "moments": [
   "the locker between classes",
   "the bus home",
   "the bedroom wall",
   "the ten minutes after practice",
   "the Sunday night homework pile",
   "the back row of the car",
   "the first day back",
   "the walk home from practice"
  ],
  "cares": [
   "making it your own",
   "pocket money"
  ],
  "avoid": [
   "ask your mom",
   "ask your dad",
   "ask your parents",
   "buy now",
   "cool kids",
   "glow up",
   "ugly"
  ]
 },
 "college-students": {
  "plural": "college students",
  "moments": [
   "the one dorm outlet",
   "an eight a.m. lecture",
   "the shared fridge",
   "move-in day",
   "the library an hour before it closes",
   "the walk across campus in the rain",
   "laundry night in the basement",
   "the week before finals"
  ],
  "cares": [
   "small spaces",
   "the price",
   "things that move with you"
  ],
  "avoid": [
   "party",
   "drunk",
   "hangover",
   "debt",
   "loans",
   "broke"
  ]
 },
 "working-professionals": {
  "plural": "working professionals",
  "moments": [
   "back-to-back calls",
   "three p.m. at the desk",
   "the bottom desk drawer",
   "the carry-on at the gate",
   "lunch in front of a spreadsheet",
   "the elevator with both hands full",
   "the Monday morning meeting",
   "the commute home"
  ],
  "cares": [
   "minutes saved",
   "something discreet"
  ],
  "avoid": [
   "hustle",
   "grind",
   "rise and grind",
   "boss",
   "crush it"
  ]
 },
 "fitness-enthusiasts": {
  "plural": "gym people",
  "moments": [
   "the warm-up",
   "the bottom of the gym bag",
   "a rest day",
   "the minute between sets",
   "the locker room bench",
   "the six a.m. class",
   "the walk home from the gym",
   "the first class of the week"
  ],
  "cares": [
   "something you can repeat",
   "something you can wash"
  ],
  "avoid": [
   "burn fat",
   "lose weight",
   "shred",
   "ripped",
   "beach body",
   "summer body",
   "gains"
  ]
 },
 "beauty-lovers": {
  "plural": "beauty lovers",
  "moments": [
   "the vanity drawer that barely closes",
   "the light by the bathroom mirror",
   "the swatch on the back of a hand",
   "the nighttime routine",
   "doing makeup in the passenger seat",
   "the half-used shelf",
   "a slow Sunday evening",
   "the morning routine"
  ],
  "cares": [
   "texture",
   "finish",
   "how it wears"
  ],
  "avoid": [
   "cure",
   "flawless",
   "poreless",
   "anti-aging",
   "perfect skin",
   "filter"
  ]
 },
 "tech-enthusiasts": {
  "plural": "tech people",
  "moments": [
   "the box of cables you keep",
   "the spec sheet at midnight",
   "the last free port",
   "a firmware update at ninety percent",
   "the desk before cable day",
   "the adapter for the adapter",
   "a long update night",
   "the first day with a new phone"
  ],
  "cares": [
   "numbers",
   "compatibility",
   "one cable less"
  ],
  "avoid": [
   "magic",
   "magical",
   "revolutionary",
   "game-changing"
  ]
 },
 "gamers": {
  "plural": "gamers",
  "moments": [
   "the lobby countdown",
   "the cable nest behind the desk",
   "one more match after midnight",
   "the headset on the chair arm",
   "the snack between rounds",
   "the friend who is always late to the call",
   "a rainy weekend",
   "the walk to the fridge after a loss"
  ],
  "cares": [
   "desk space",
   "comfort in hour three",
   "no lag"
  ],
  "avoid": [
   "sweaty",
   "kill",
   "headshot",
   "basement",
   "noob"
  ]
 },
 "pet-owners": {
  "plural": "pet owners",
  "moments": [
   "the six a.m. stare",
   "the warm corner of the couch",
   "the lint roller by the door",
   "the vet waiting room",
   "the leash in the wrong pocket",
   "muddy paws in the hallway",
   "the morning walk",
   "the evening walk in the rain"
  ],
  "cares": [
   "easy cleanup",
   "a calm walk",
   "materials you can check"
  ],
  "avoid": [
   "cure",
   "heals",
   "anxiety",
   "arthritis",
   "vet approved",
   "fur baby mama"
  ]
 },
 "home-decor-lovers": {
  "plural": "home decor lovers",
  "moments": [
   "that one empty corner",
   "golden hour in the living room",
   "the shelf you restyle every month",
   "the bare wall in a rental",
   "the lamp that is almost right",
   "guests in twenty minutes",
   "a slow Saturday morning",
   "the week before the holidays"
  ],
  "cares": [
   "texture",
   "light",
   "no holes in the wall"
  ],
  "avoid": [
   "dupe",
   "luxury for less",
   "looks expensive",
   "cheap"
  ]
 },
 "foodies": {
  "plural": "foodies",
  "moments": [
   "the Sunday sauce",
   "the second helping",
   "the market bag on the counter",
   "crumbs on the cutting board",
   "the pan everyone picks from",
   "a midnight plate at the fridge",
   "the Saturday market run",
   "a long dinner"
  ],
  "cares": [
   "taste",
   "heat",
   "how a tool feels in the hand"
  ],
  "avoid": [
   "guilt-free",
   "clean eating",
   "detox",
   "skinny",
   "superfood",
   "sinful"
  ]
 },
 "travelers": {
  "plural": "travelers",
  "moments": [
   "a gate change",
   "the fight for the overhead bin",
   "the hotel sink",
   "the aisle seat at midnight",
   "the suitcase that will not close",
   "the rental car with no cable",
   "a long layover",
   "the drive to the airport"
  ],
  "cares": [
   "weight",
   "size",
   "no mess in the bag"
  ],
  "avoid": [
   "tsa approved",
   "carry-on approved",
   "airline approved",
   "every airline"
  ]
 },
 "entrepreneurs": {
  "plural": "small business owners",
  "moments": [
   "packing orders at the kitchen table",
   "the label queue",
   "invoice night",
   "the third coffee before nine",
   "the back of the car as a stockroom",
   "the phone that never stops buzzing",
   "the Monday shipping run",
   "the night before a market day"
  ],
  "cares": [
   "steps removed",
   "things that show up and work"
  ],
  "avoid": [
   "passive income",
   "six figures",
   "get rich",
   "hustle",
   "quit your job"
  ]
 },
 "budget-shoppers": {
  "plural": "budget shoppers",
  "moments": [
   "the basket total at the register",
   "the sum on the back of an envelope",
   "the \"before I rebuy\" list",
   "the drawer of replacements",
   "the week before payday",
   "the return you never made",
   "the weekly shop",
   "the last week of the month"
  ],
  "cares": [
   "the math",
   "things that last",
   "not buying it twice"
  ],
  "avoid": [
   "broke",
   "poor",
   "cheap",
   "steal",
   "save big",
   "discount"
  ]
 },
 "luxury-shoppers": {
  "plural": "design lovers",
  "moments": [
   "the weight of the lid",
   "the gift table",
   "the quiet detail on the inside",
   "unwrapping it slowly",
   "the hotel you still think about",
   "the tray by the front door",
   "a slow weekend",
   "the first quiet evening"
  ],
  "cares": [
   "hand feel",
   "craft",
   "restraint"
  ],
  "avoid": [
   "cheap",
   "steal",
   "deal",
   "bargain",
   "hack",
   "dupe",
   "obsessed"
  ]
 },
 "eco-conscious": {
  "plural": "low-waste people",
  "moments": [
   "the refill shelf",
   "the bin on Thursday night",
   "the thing we already had",
   "the jar you kept on purpose",
   "the repair drawer",
   "the bag inside the bag",
   "the Saturday market",
   "repair night"
  ],
  "cares": [
   "what it is made of",
   "how often you can use it again"
  ],
  "avoid": [
   "eco-friendly",
   "sustainable",
   "green",
   "save the planet",
   "zero waste",
   "guilt"
  ]
 }
}
