// Made by tools/content.ts from writer/content. Change it there.
import type { Consequence } from '../../analysis/benefits'

export const featureWords: readonly Consequence[] = [
 {
  "pattern": "\\b(?:not|isn t|aren t|no|non|without|never)\\b.{0,12}(?:waterproof|dishwasher|machine wash|rechargeable|wireless|included|see ?-?through|smell|scent|refill|rinse|adjustable|reusable|bluetooth|remote|app\\b|wifi|wi fi)",
  "benefits": [],
  "pictures": [],
  "shot": "read that line off the box out loud"
 },
 {
  "pattern": "\\b(?:glass[ -]?beads|clear[ -]?calls|strong[ -]?hold|deep[ -]?tissue|strong[ -]?bond|clear[ -]?instructions|clear[ -]?sound|clear[ -]?voice|sensitive[ -]?microphone|soft[ -]?close|thermal[ -]?printing|no[ -]?ink[ -]?needed|solid[ -]?color|window[ -]?cleaner)(?:s|es|ed|ing)?\\b",
  "benefits": [],
  "pictures": [],
  "shot": "point at that line on the label"
 },
 {
  "pattern": "\\b(?:included|includes|comes[ -]?with|bundled|carrying[ -]?case|carry[ -]?case|carry[ -]?bag|carrying[ -]?bag|travel[ -]?case|storage[ -]?case|storage[ -]?bag|extra[ -]?mop[ -]?heads|extra[ -]?pads|spare|replacement[ -]?heads|brush[ -]?heads|gift[ -]?box)(?:s|es|ed|ing)?\\b|\\bwith (?:an? )?(?:[\\w-]+ )?(?:case|stand|bag|pouch|strap|brush|cable|charger|lid|straw|filters?|attachments?|tray|hooks?|remote|stickers?)\\b|\\b\\d+ (?:extra|spare|replacement|brush|mop) \\w+",
  "benefits": [
   "there's no second order",
   "you open the box and you can start",
   "nothing is missing on day one",
   "you don't go looking for the right part",
   "one delivery and you're set",
   "the extra piece isn't an extra errand",
   "you lay {them} all out and nothing is short",
   "nobody says \"sold separately\"",
   "the drawer of odd parts isn't needed",
   "you have the add-on before you know you need it",
   "there's one thing to compare and not three",
   "{itIs} a present without a shopping list"
  ],
  "pictures": [
   "Most boxes have two small words on the side: not included.",
   "It's Sunday, the box is open, and the one part you need is in a store.",
   "Somebody unwraps {them} and wants to start right there at the table.",
   "You lay everything out on the floor, in order, before you touch anything."
  ],
  "shot": "lay every part from the box out in a row"
 },
 {
  "pattern": "\\b(?:smudge[ -]?proof|no[ -]?smudge|smear[ -]?proof|no[ -]?smear|quick[ -]?drying[ -]?ink|fast[ -]?drying[ -]?ink|smudge[ -]?free)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "stationery"
  ],
  "benefits": [
   "your hand can rest where it wants",
   "left-handers get a clean sleeve",
   "the list stays readable",
   "you shut it right after the last word",
   "nobody asks what that word is",
   "the side of your hand stays the color it was",
   "you go on to the next line",
   "you underline and it's still a line"
  ],
  "pictures": [
   "The side of your hand is blue, and so is the paper.",
   "You shut it too early, and now there are two of everything.",
   "You sign the card, and your sleeve signs it, too.",
   "You highlight one word, and it walks off to the right."
  ],
  "shot": "write one line and drag a finger across it"
 },
 {
  "pattern": "\\b(?:water[ -]?proof|water[ -]?resistant|sweat[ -]?proof|sweat[ -]?resistant|rain[ -]?proof|splash[ -]?proof|humidity[ -]?proof|smudge[ -]?proof|transfer[ -]?proof|transfer[ -]?resistant|smudge[ -]?resistant|smear[ -]?proof)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "makeup"
  ],
  "benefits": [
   "a humid day isn't the end of it",
   "you can head out without checking the forecast",
   "a little rain is just a little rain",
   "a glass of water leaves less of you on the rim",
   "you can wear the white collar today",
   "the walk to the bus in drizzle stays a walk",
   "you hug people without turning your face away",
   "a dance floor in July is fine"
  ],
  "pictures": [
   "It starts to drizzle, and the umbrella is in the other bag.",
   "Everybody at the table is laughing until somebody cries, and the somebody is you.",
   "The gym has one mirror, bad light, and a fan that does nothing.",
   "You lean in for a hug, and the other person is wearing white."
  ],
  "shot": "mist {them} with water in one take"
 },
 {
  "pattern": "\\b(?:water[ -]?proof|water[ -]?resistant|water[ -]?repellent|splash[ -]?proof|splash[ -]?resistant|rain[ -]?proof|weather[ -]?proof|weather[ -]?resistant|moisture[ -]?resistant|waterproofing)(?:s|es|ed|ing)?\\b|\\bipx?\\d",
  "buckets": [
   "apparel",
   "footwear"
  ],
  "benefits": [
   "you can step outside before the rain is over",
   "a puddle is just a wet spot on the way",
   "the forecast loses its vote on what you wear",
   "a cloud is no reason to change",
   "the walk from the car can be a walk",
   "nobody has to hold a newspaper over you",
   "you're not running from awning to awning",
   "a splash from the curb is only a splash"
  ],
  "pictures": [
   "The light is red, the rain is sideways, and the bus is two stops away.",
   "The dog needs to go out, and the weather app has given up.",
   "A car takes the puddle at the curb, and you are standing next to it.",
   "The match has started, it's pouring, and nobody on the sideline is leaving."
  ],
  "shot": "pour a glass of water over {them} and let the drops roll"
 },
 {
  "pattern": "\\b(?:water[ -]?proof|water[ -]?resistant|water[ -]?repellent|splash[ -]?proof|splash[ -]?resistant|rain[ -]?proof|weather[ -]?proof|weather[ -]?resistant|sweat[ -]?proof|sweat[ -]?resistant|moisture[ -]?resistant|waterproofing)(?:s|es|ed|ing)?\\b|\\bipx?\\d",
  "benefits": [
   "rain or a spill isn't the end of it",
   "you don't have to run for cover with {them}",
   "a spilled glass is just a spilled glass",
   "wet weather is only weather",
   "a wet hand can pick {them} up",
   "water is something you shake off",
   "a splash is a splash and not an event",
   "you don't reach for the paper towels first",
   "a dripping umbrella can stand next to {them}",
   "nobody has to shout \"careful\"",
   "a drop of water gets wiped off, and that's the story",
   "you can leave the panic to the paper things"
  ],
  "pictures": [
   "A glass tips over at dinner, and everybody looks at the same spot.",
   "It starts to rain between the car and the front door.",
   "Somebody reaches across the table, and there goes the water.",
   "The kitchen tap is on full, and somebody bumps your elbow.",
   "A wet umbrella leans against everything you own in the hallway."
  ],
  "shot": "pour a glass of water over {them}"
 },
 {
  "pattern": "\\b(?:leak[ -]?proof|leak[ -]?free|leak[ -]?resistant|spill[ -]?proof|spill[ -]?resistant|spill[ -]?free|water[ -]?tight|no[ -]?leak|no[ -]?spill|non[ -]?spill|does[ -]?not[ -]?leak|doesn[ -]?t[ -]?leak|won[ -]?t[ -]?leak)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "drinkware",
   "bag",
   "travel",
   "kitchen-tool",
   "food",
   "baby",
   "skincare",
   "generic",
   "supplement"
  ],
  "benefits": [
   "{it} can lie sideways in a bag",
   "the rest of the bag stays dry",
   "you can toss {them} in with a laptop",
   "upside down isn't an emergency",
   "{it} {rides} along next to the papers",
   "you don't have to carry {them} upright like a candle",
   "the notebook next to {them} stays a notebook",
   "{it} can roll around on the back seat",
   "nobody has to wrap {them} in a plastic bag",
   "you stop feeling the bottom of the bag",
   "a bump on the stairs is only a bump",
   "there's no wet ring where {it} stood"
  ],
  "pictures": [
   "Picture {them} on the side in a bag, under a white shirt.",
   "The bag falls off the chair, and the laptop is in it.",
   "Somebody brakes hard, and everything on the back seat changes places.",
   "You run for the train with the bag bouncing on your back.",
   "The bag gets shoved under the seat in front of you, upside down."
  ],
  "shot": "turn {them} upside down over a white shirt"
 },
 {
  "pattern": "\\b(?:leak[ -]?proof|leak[ -]?free|leak[ -]?resistant|spill[ -]?proof|spill[ -]?resistant|spill[ -]?free|water[ -]?tight|no[ -]?leak|no[ -]?spill|non[ -]?spill|does[ -]?not[ -]?leak|doesn[ -]?t[ -]?leak|won[ -]?t[ -]?leak)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "water stays on the side where it belongs",
   "there's no puddle to find later",
   "the floor around {them} stays a dry floor",
   "a towel underneath is one thing you can skip",
   "you're not standing there with a mop afterwards",
   "you can move {them} without watching every step",
   "socks stay dry on the way past",
   "the drip you used to listen for is missing"
  ],
  "pictures": [
   "You walk by in socks and step exactly where the old puddle was.",
   "It's late, the house is quiet, and you listen for a drip.",
   "You carry it across the room, and the floor is light wood.",
   "The towel that always lay underneath has the day off."
  ],
  "shot": "put a dry paper towel under {them} and lift it to the lens"
 },
 {
  "pattern": "\\b(?:auto[ -]?shut[ -]?off|auto[ -]?shutoff|automatic[ -]?shut[ -]?off|automatic[ -]?shutoff|auto[ -]?off|auto[ -]?turn[ -]?off|auto[ -]?power[ -]?off|auto[ -]?stop|shuts[ -]?off|shuts[ -]?itself[ -]?off|turns[ -]?off[ -]?by[ -]?itself|turns[ -]?itself[ -]?off|turns[ -]?off[ -]?automatically|shuts[ -]?off[ -]?automatically|boil[ -]?dry[ -]?protection)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "{it} {handles} the part you forget",
   "that's one less thing to remember on the way out",
   "you're halfway down the street and don't turn around",
   "falling asleep first is allowed",
   "the off switch isn't your job alone",
   "you don't get up again just to press a button",
   "\"did I turn it off\" is a shorter conversation",
   "you can leave the room with a full head"
  ],
  "pictures": [
   "You're at the door with your shoes on, and the question comes: did I turn it off?",
   "It's late, you're under the blanket, and the switch is over there.",
   "The phone rings in the other room, and you walk off in the middle of it.",
   "You're two streets away, and everybody in the car is asking whether it's off."
  ],
  "shot": "set {them} going, then hold both hands up in frame"
 },
 {
  "pattern": "\\b(?:timer|programmable[ -]?timer|programmable[ -]?schedule|delay[ -]?start|preset[ -]?programs|preset[ -]?program|presets|schedule|countdown)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "you're allowed to walk away",
   "you set {them} once and your head is free",
   "watching the clock is somebody else's shift",
   "you can do the dishes and still be on time",
   "the beep finds you in the other room",
   "you stop doing the math on the minutes",
   "you pick the time now and forget it on purpose",
   "you can start {them} before the shower"
  ],
  "pictures": [
   "You tell yourself you'll remember in ten minutes, and then the phone rings.",
   "Three things are going at once, and you have two eyes.",
   "You sit down for a second, and the second gets long.",
   "You're in the shower, and something is still running downstairs."
  ],
  "shot": "set the time, then walk out of the frame"
 },
 {
  "pattern": "\\b(?:self[ -]?watering|water[ -]?reservoir|reservoir|wicking[ -]?base)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "garden"
  ],
  "benefits": [
   "you fill the bottom and leave town for the weekend",
   "the plant drinks on its own schedule",
   "the daily round with the can gets shorter",
   "the neighbor keeps her Sunday",
   "you water the tank and not the windowsill",
   "forgetting a day is only forgetting a day",
   "there's one calendar reminder fewer",
   "you can be a plant person with a bad memory"
  ],
  "pictures": [
   "You come back from a long weekend, and the basil is the first thing you look at.",
   "The watering can stands in the hallway so that nobody forgets, and everybody forgets.",
   "The neighbor has your key, your plants, and a look on her face.",
   "It's the hottest day of the year, and you're at work."
  ],
  "shot": "fill the reservoir slowly and show the level"
 },
 {
  "pattern": "\\b(?:self[ -]?cleaning|self[ -]?clean|self[ -]?emptying|self[ -]?wringing|auto[ -]?clean|automatic[ -]?cleaning)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "the worst part of the job isn't yours",
   "your hands stay out of it",
   "you press once and look the other way",
   "there's no second cleaning after the cleaning",
   "you finish with dry hands",
   "the dirty part stays out of sight",
   "you can skip the face you make over the sink",
   "the next round starts clean"
  ],
  "pictures": [
   "You're done, and then you look at the thing you did it with.",
   "A bucket of gray water, and your bare hands.",
   "Somebody has to pick the hair out of {them}, and everybody looks at you.",
   "It's ten at night, and the cleaning needs cleaning."
  ],
  "shot": "press the button and show both clean hands"
 },
 {
  "pattern": "\\b(?:automatic|automatically|auto[ -]?open|auto[ -]?close|auto[ -]?lock|auto[ -]?fill|auto[ -]?feed|hands[ -]?free|touchless|motion[ -]?activated|motion[ -]?sensor|dusk[ -]?to[ -]?dawn)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "your hands are free for the rest of it",
   "you don't need a third hand",
   "there's no button to hunt for",
   "full hands are no problem here",
   "one step takes itself off your list",
   "nobody has to get up for it",
   "it happens before you think of it",
   "wet or sticky fingers never touch {them}"
  ],
  "pictures": [
   "You come in with a bag in each hand and the keys between your teeth.",
   "Your hands are covered in dough, and something has to be pressed.",
   "You walk through the dark hallway with a sleeping child on your arm.",
   "There are two bags, one coffee, and a door."
  ],
  "shot": "hold both hands up in frame and let it happen"
 },
 {
  "pattern": "\\b(?:noise[ -]?cancelling|noise[ -]?canceling|noise[ -]?cancellation|noise[ -]?isolating|noise[ -]?reduction|anc)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "audio",
   "computer",
   "phone",
   "travel",
   "generic"
  ],
  "benefits": [
   "the room turns down when you want it to",
   "the engine hum steps back",
   "you hear the track instead of the train",
   "the leaf blower next door loses an argument",
   "the neighbor's call is the neighbor's again",
   "you get a quiet corner without moving",
   "the chorus doesn't have to compete",
   "you can read the same sentence once"
  ],
  "pictures": [
   "The person in the next seat has a call, and you know all about it.",
   "A leaf blower starts under the window at the exact wrong moment.",
   "The train is full, everybody is talking, and your song has just started.",
   "The kettle, the washing machine, and a podcast all want the same room."
  ],
  "shot": "press the button while a kettle boils behind you"
 },
 {
  "pattern": "(?:wireless|magsafe|qi)(?: charg\\w+)? (?:compatible|friendly|ready|supported)|(?:works|compatible) with (?:wireless|magsafe|qi)|supports? (?:wireless charg|magsafe)",
  "buckets": [
   "phone"
  ],
  "benefits": [
   "nothing has to come off at the nightstand",
   "you put the phone down the way it is",
   "the pad on the desk still has a job",
   "there's no peeling {them} off every night",
   "it charges with its clothes on",
   "the cable can stay in the drawer",
   "you keep the one thing on and charge anyway",
   "bedtime has one step fewer"
  ],
  "pictures": [
   "It's midnight, the room is dark, and the phone is at nine percent.",
   "The charger in the car is a pad, and the light turns green.",
   "You drop the phone on the pad at the office and walk to the meeting.",
   "Every night the same little fight, off with {them}, on with {them}."
  ],
  "shot": "lower the phone onto a charging pad until the screen lights up"
 },
 {
  "pattern": "\\b(?:wireless[ -]?charger|wireless[ -]?charge|magnetic[ -]?charging|magsafe|qi[ -]?charging|charges[ -]?wirelessly)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "you set the phone down and it charges",
   "there's no port to feel for in the dark",
   "one cable leaves the nightstand",
   "plugging in is a thing you used to do",
   "you pick the phone up without unplugging anything",
   "there's no plug to put in the wrong way round",
   "half asleep is awake enough",
   "one spot on the desk does the charging"
  ],
  "pictures": [
   "It's dark, you're half asleep, and the plug won't find the hole.",
   "The phone rings while it charges, and you answer without pulling out a cable.",
   "A cable hangs off the nightstand like a vine.",
   "You sit down at the desk, and the phone needs a place anyway."
  ],
  "shot": "lower the phone onto {them} until the screen lights up"
 },
 {
  "pattern": "\\b(?:usb[ -]?port|usb[ -]?ports|usb[ -]?outlet|usb[ -]?charging[ -]?port|usb[ -]?c[ -]?port|charging[ -]?port|built[ -]?in[ -]?usb|two[ -]?ports|dual[ -]?ports|dual[ -]?usb|charging[ -]?station|pass[ -]?through[ -]?charging)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "lighting",
   "bag",
   "travel",
   "home-decor",
   "home-storage",
   "tools",
   "generic",
   "computer",
   "phone"
  ],
  "benefits": [
   "the phone has a place to plug in",
   "the wall outlet gets one plug fewer",
   "you're not crawling under the table for a socket",
   "the charging corner is where you sit",
   "the phone and you can be in the same place",
   "your cable finally has a partner within reach",
   "the outlet behind the couch stays behind the couch",
   "somebody else can plug in, too"
  ],
  "pictures": [
   "Your phone is at six percent, and the free outlet is behind the couch.",
   "Two people, one outlet, and a long look at each other.",
   "You crawl under the table for a plug, and somebody walks in.",
   "The battery turns red in the middle of the map."
  ],
  "shot": "plug a phone in and show the screen light up"
 },
 {
  "pattern": "\\b(?:fast[ -]?charge|fast[ -]?charger|quick[ -]?charge|quick[ -]?charger|rapid[ -]?charge|turbo[ -]?charge|super[ -]?charge|charges[ -]?fast|charges[ -]?quickly|charges[ -]?in|power[ -]?delivery|fast[ -]?recharge)(?:s|es|ed|ing)?\\b|\\bminutes? (?:of )?charg",
  "benefits": [
   "a coffee break counts as charging time",
   "you plug in late and still head out",
   "you don't plan the evening around a cable",
   "the shower is long enough to be useful",
   "forgetting to plug in is a smaller mistake",
   "you wait next to the wall for less of your day",
   "packing the bag and charging fit in the same moment",
   "getting dressed is charging time",
   "you're out of the cafe before the cup is cold",
   "the red battery icon gets less of your attention",
   "the outlet by the door does the rest",
   "you unplug and go"
  ],
  "pictures": [
   "You leave in a bit, and the battery icon is red.",
   "You find the last free outlet at the gate, and boarding has started.",
   "You wake up, look at the cable, and see it was never in the wall.",
   "The coffee is still hot, and you're already unplugging."
  ],
  "shot": "insert a clock shot between plugging in and unplugging"
 },
 {
  "pattern": "\\b(?:usb[ -]?c|type[ -]?c|usb[ -]?type[ -]?c)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "the cable is the one your phone may already use",
   "one cable can do two jobs on the desk",
   "there's one less odd charger to pack",
   "you can borrow a cable at almost any table",
   "the cable drawer loses a member",
   "you don't need to label the charger",
   "the plug goes in either way up",
   "the cord in the car might do",
   "you pack one cable where there were two",
   "a friend's charger can help out",
   "there's no adapter to lose",
   "the spare cable finally has a purpose"
  ],
  "pictures": [
   "You open the drawer, and it looks back at you with nine different plugs.",
   "You're at a friend's place, and you ask for a cable.",
   "The bag is packed, and the only question left is which charger.",
   "You try the plug one way, then the other, then the first way again."
  ],
  "shot": "unplug a phone and plug the same cable in here"
 },
 {
  "pattern": "\\b(?:solar|solar[ -]?powered|solar[ -]?panel|sun[ -]?powered)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "the outlet isn't part of the plan",
   "the far end of the yard is an option",
   "there's no cord across the lawn",
   "daylight is the only thing to plug into",
   "you put {them} where the sun gets to",
   "nobody digs a cable into the flower bed",
   "the extension cord can stay in the shed",
   "you set {them} out and leave them be"
  ],
  "pictures": [
   "The one place where you want it is the one place without an outlet.",
   "An orange extension cord runs across the lawn like a finish line.",
   "The sun is on the fence all afternoon and does nothing for anybody.",
   "You walk along the path at dusk with your hands in your pockets."
  ],
  "shot": "hold {them} up into the sun and tilt the panel to the lens"
 },
 {
  "pattern": "\\b(?:battery[ -]?operated|battery[ -]?powered|runs[ -]?on[ -]?batteries|batteries[ -]?included|aa[ -]?batteries|aaa[ -]?batteries)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "{it} {works} away from the wall",
   "you don't have to measure the cord",
   "a shelf without an outlet is fine",
   "you put {them} where you need {them}",
   "there's nothing to tape along the wall",
   "the outlet keeps its one free place",
   "you can carry {them} from room to room",
   "the closet counts as a place for {them}"
  ],
  "pictures": [
   "The right corner has everything but an outlet.",
   "You stand there with a plug in your hand, one arm short of the wall.",
   "It's the closet, it's dark, and nobody ever wired a closet.",
   "You move {them} from the shelf to the table and nothing has to come along."
  ],
  "shot": "pick {them} up and carry {them} to a shelf without an outlet"
 },
 {
  "pattern": "\\b(?:no[ -]?batteries|no[ -]?battery|battery[ -]?free|without[ -]?batteries|no[ -]?batteries[ -]?required|no[ -]?batteries[ -]?needed)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "there's no tiny screw to lose",
   "it works on Christmas morning",
   "you never get the size wrong",
   "the battery drawer is out of the story",
   "nothing runs down in the closet",
   "the clock on the wall keeps its one double A",
   "it's ready when you open the box",
   "nobody asks what's wrong with it after a month"
  ],
  "pictures": [
   "The box is open, everybody is ready, and somebody says \"batteries.\"",
   "You take the batteries out of the clock, and it's ten past four for a week.",
   "You hold a tiny screw between two fingers over a thick rug.",
   "The store at the gas station has every size but one."
  ],
  "shot": "turn {them} over and show that there is no battery door"
 },
 {
  "pattern": "\\b(?:rechargeable|recharge|usb[ -]?rechargeable)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "you're not buying batteries for {them}",
   "there's no drawer of spare batteries",
   "a dead battery isn't a trip to the store",
   "the remote gets to keep its batteries",
   "you don't need the tiny screwdriver",
   "nobody rolls double As across the table",
   "the battery bag in the hallway stays small",
   "you plug in where you used to rummage",
   "there's one thing fewer on the shopping list",
   "the smoke alarm is safe from you",
   "you don't have to remember which size",
   "the checkout rack with the batteries loses you"
  ],
  "pictures": [
   "{It} {stops} in the middle, and every battery in the drawer is a maybe.",
   "You take the batteries out of the remote, and somebody says \"hey.\"",
   "It's Sunday, the stores are closed, and it needs two double As.",
   "There's a bag of old batteries in the hallway, and it's been there since spring."
  ],
  "shot": "drop two spare batteries back in the drawer and close it"
 },
 {
  "pattern": "^(?:\\w+ )?(?:runs?|burns?|works?) (?:for )?(?:up to )?\\d+[ -]?(?:hours?|hrs?|h)\\b|\\bburn time\\b|^(?:up to )?\\d+[ -]hours? (?:of )?(?:mist|runtime on one fill)",
  "buckets": [
   "home-decor",
   "fragrance",
   "lighting",
   "kitchen-tool",
   "skincare",
   "generic"
  ],
  "benefits": [
   "you start {them} and leave {them} be",
   "the evening has a beginning and an end",
   "there's no getting up to see to it",
   "you set {them} going and read on",
   "one start covers the movie",
   "you know when to look again",
   "you can plan the night around something else",
   "a whole dinner fits in"
  ],
  "pictures": [
   "You've just sat down, and you don't want to get up again.",
   "It's late, the book is good, and something used to run out about now.",
   "The guests are staying longer than they said.",
   "You look at the clock and count on your fingers."
  ],
  "shot": "start {them}, then cut to a clock in the same frame"
 },
 {
  "pattern": "\\b\\d+ ?-?(?:hours?|hrs?|h|days?|weeks?|months?|minutes?)\\b.*(?:battery|play|run|charge|use\\b|life|standby)|(?:battery|play ?time|run ?time|battery life).*\\d+ ?-?(?:hours?|hrs?|h|days?|weeks?|months?|minutes?)\\b|long ?-?(?:lasting)? battery|battery (?:life|lasts)|\\d+ ?-?milliamp|\\d+ ?mah|big battery|large battery|runs? (?:for )?\\d+ (?:hours|minutes)|all day battery",
  "benefits": [
   "you charge {them}, then forget about it",
   "the charger can stay in its drawer for a while",
   "you're not hunting for an outlet at lunch",
   "the cable isn't part of the outing",
   "the seat away from the outlet is fine, too",
   "you leave the house without the brick",
   "the battery isn't what you look at first",
   "you do the thing first and the charging later",
   "the wall doesn't get a say in where you sit",
   "one cable stays home",
   "you know how far you get before you leave",
   "the low-battery beep can wait its turn"
  ],
  "pictures": [
   "You get on the train, and the only seat left is the one without an outlet.",
   "You're out all day, and the charger is in the kitchen, plugged into nothing.",
   "Everybody at the table is asking for a cable.",
   "You look at the battery, then at the clock, then you put {them} back in the bag.",
   "You're packed and by the door, and nobody has thought about charging."
  ],
  "shot": "time-lapse a clock behind {them} while {it} {runs}"
 },
 {
  "pattern": "\\b(?:wireless|cordless|cord[ -]?free|bluetooth|no[ -]?cord|no[ -]?cords|no[ -]?cable|no[ -]?cables|no[ -]?wires|cable[ -]?free|tws)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "audio"
  ],
  "benefits": [
   "there's no cable to untangle",
   "you can walk to the fridge mid-song",
   "the phone stays where it lies",
   "the door handle has nothing to catch",
   "you get up and the music comes along",
   "there's nothing to wind around the phone",
   "the knot in the pocket is history",
   "you can dance away from the table",
   "your coat goes on without an argument",
   "the jack on the phone isn't a question",
   "you cook with your back to the phone",
   "nothing pulls when you turn your head"
  ],
  "pictures": [
   "You stand up, and the cable is still on the door handle.",
   "The phone is on the counter, you're at the sink, and the song goes on.",
   "There's a knot in your pocket, and it used to be two earphones.",
   "You reach for the top shelf in the middle of the chorus."
  ],
  "shot": "leave the phone on the table and walk out of the frame"
 },
 {
  "pattern": "\\b(?:wireless|cordless|cord[ -]?free|bluetooth|no[ -]?cord|no[ -]?cords|no[ -]?cable|no[ -]?cables|no[ -]?wires|cable[ -]?free)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "computer",
   "lighting",
   "phone",
   "home-decor",
   "cleaning",
   "tools",
   "kitchen-tool",
   "hair",
   "fitness",
   "car",
   "travel",
   "garden",
   "skincare",
   "makeup",
   "pet",
   "baby",
   "toy",
   "generic",
   "home-storage",
   "stationery"
  ],
  "benefits": [
   "there's nothing to plug in or trip on",
   "you can walk off with {them}",
   "there's one less cable on the floor",
   "the outlet stays free",
   "the far corner of the room counts, too",
   "you don't plan the day around an outlet",
   "nobody steps over a cord with full hands",
   "nothing gets caught on the table leg",
   "there's nothing to wind up when you're done",
   "you start before you've found a socket",
   "the extension cord stays in the closet",
   "you turn around without turning the cord"
  ],
  "pictures": [
   "You're one arm short of where you want to be, and the cord is tight.",
   "Somebody walks through the room with a tray, and there's a cable on the floor.",
   "The outlet is behind the couch, and so is everything else.",
   "You're done, except for winding up three meters of cord.",
   "The cord is caught on the table leg, again."
  ],
  "shot": "pick {them} up and walk out of the frame"
 },
 {
  "pattern": "(?:keeps?|stays?|holds?|retains?)\\b(?!\\s+(?:you|your|feet|hands|skin|pets?|dogs?|kids?)\\b).{0,30}\\b(?:cold|cool|ice|iced|frozen|chilled)\\b",
  "buckets": [
   "drinkware",
   "food",
   "kitchen-tool",
   "travel",
   "bag",
   "generic",
   "baby",
   "fitness"
  ],
  "benefits": [
   "the last sip is like the first",
   "what you pour at breakfast is cold on the drive home",
   "the ice gets to stay ice",
   "you're not racing the sun for a cold drink",
   "there's still a rattle at lunch",
   "the fridge can stay shut",
   "a hot car is no reason to hurry",
   "you can talk first and drink later",
   "the second half is worth keeping",
   "warm and flat isn't how it ends",
   "the ice you put in is ice you hear",
   "you can leave {them} standing while you finish the call"
  ],
  "pictures": [
   "The car has been in the sun, and you reach for the cup holder.",
   "It's the third errand, and you haven't had a sip yet.",
   "The meeting runs over, and your drink is still on the desk.",
   "The match is in the second half, and somebody opens the bag.",
   "You come back from the beach, and there's one drink left."
  ],
  "shot": "shake {them} next to the microphone and let the ice rattle"
 },
 {
  "pattern": "(?:keeps?|stays?|holds?|retains?)\\b(?!\\s+(?:you|your|feet|hands|skin|pets?|dogs?|kids?)\\b).{0,30}\\b(?:hot|warm|heat)\\b",
  "buckets": [
   "drinkware",
   "food",
   "kitchen-tool",
   "travel",
   "bag",
   "generic",
   "baby"
  ],
  "benefits": [
   "you can get pulled away and come back to something warm",
   "the microwave gets a day off",
   "the school run doesn't cost you your coffee",
   "there's still steam when you sit down",
   "the first sip can wait for the second email",
   "you don't gulp {them} at the door",
   "cold leftovers of a drink are not on the menu",
   "one pour covers the commute",
   "the phone can ring in the middle of it",
   "you pour {them} now and mean {them} later",
   "the bench in the park is warm from one side",
   "reheating is off the list"
  ],
  "pictures": [
   "You pour {them}, you sit down, and somebody calls your name.",
   "It's cold at the sideline, and the second half is just starting.",
   "The microwave door opens for the third time, and it's the same cup.",
   "You get off the train, and you're only now getting to the first sip.",
   "The call was going to be short."
  ],
  "shot": "open the lid and let the steam reach the lens"
 },
 {
  "pattern": "\\b(?:insulated|insulation|double[ -]?wall|double[ -]?walled|triple[ -]?wall|vacuum[ -]?sealed|vacuum[ -]?insulated|thermal|insulated[ -]?pocket)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "drinkware",
   "food",
   "travel",
   "kitchen-tool",
   "generic",
   "baby"
  ],
  "benefits": [
   "the outside feels like a cup and not like a stove",
   "you can pour now and drink later",
   "your fingers don't learn how hot {it} {is} inside",
   "there's no wet ring on the desk",
   "what's inside minds its own weather",
   "the paper sleeve is out of a job",
   "you can hold {them} with your whole hand",
   "cold drinks don't sweat onto the papers",
   "a hot car is a little less of a topic",
   "the temperature inside is in less of a hurry",
   "you're not drinking against the clock",
   "you get to the end of {them} when you get there"
  ],
  "pictures": [
   "You pick up a hot cup with two fingers and a napkin, the old way.",
   "There's a ring on the wooden desk, and everybody knows whose it is.",
   "The car stood in the sun, and so did the drink.",
   "You pour {them} before the call and remember {them} after the call."
  ],
  "shot": "shake {them} next to the microphone and let the ice rattle"
 },
 {
  "pattern": "\\b(?:insulated|insulation|thermal|insulated[ -]?pocket|cooler[ -]?pocket|cooler[ -]?compartment)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "bag",
   "home-storage",
   "fitness"
  ],
  "benefits": [
   "lunch has a corner of its own",
   "the yogurt and the hot car can be strangers",
   "cold things ride apart from the rest",
   "the snack doesn't share a climate with your charger",
   "you can stop at one more store on the way home",
   "the drinks don't take the shortest way to warm",
   "the ice pack isn't working alone",
   "the bottle keeps to itself"
  ],
  "pictures": [
   "You buy frozen peas first, and then you meet somebody in the next aisle.",
   "The car has been in the sun, and the groceries are in the back.",
   "It's noon at the park, and somebody asks who has the cold ones.",
   "Lunch is at the bottom of the bag, under everything that was in the sun."
  ],
  "shot": "put a cold drink in, zip it, and take it out again after a cut"
 },
 {
  "pattern": "\\b(?:insulated|thermal|fleece[ -]?lined|sherpa|sherpa[ -]?lined|fleece|heated|warm|warm[ -]?lining|faux[ -]?fur[ -]?lining|fur[ -]?lined|lined|thick[ -]?knit)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "apparel",
   "footwear",
   "pet"
  ],
  "benefits": [
   "the cold bus stop is easier to stand at",
   "a layer can stay home",
   "the dog walk gets longer by choice",
   "the terrace is open again",
   "the first step out the door is less of a shock",
   "the thermostat argument starts a little later",
   "November gets a few more minutes outside",
   "the drafty end of the room is an option"
  ],
  "pictures": [
   "You open the front door, and the cold comes in before you get out.",
   "The bus is late, and everybody's breath is showing.",
   "It's six in the morning, it's dark, and the dog has plans.",
   "Everybody else is already inside, and you're still talking on the porch."
  ],
  "shot": "pull {them} on by an open door and breathe out a little fog"
 },
 {
  "pattern": "\\b(?:all[ -]?in[ -]?one|multi[ -]?functional|multi[ -]?function|multifunctional|multi[ -]?purpose|multipurpose|multi[ -]?tool|multi[ -]?use|dual[ -]?purpose|versatile|convertible)(?:s|es|ed|ing)?\\b|\\b(?:two|three|four|five|six|seven|eight|\\d+) ?-?in ?-?(?:one|1)\\b",
  "benefits": [
   "one thing replaces a drawer of them",
   "there's one thing to pack instead of a pile",
   "you stop digging for the other piece",
   "one hook on the wall is enough",
   "the second gadget can move out",
   "you put one thing away when you're done",
   "the drawer closes on the first try",
   "you carry one and have a few",
   "there's one charger, one box, one place",
   "the next job doesn't need another trip to the closet",
   "you change the job, and the thing stays in your hand",
   "the box of single-use stuff gets lighter"
  ],
  "pictures": [
   "The drawer jams on the one thing you use twice a year.",
   "You have four gadgets for four jobs, and the fourth one is missing.",
   "You're packing, and the pile on the bed is all the same kind of thing.",
   "Somebody asks for the other one, the one that does the other thing."
  ],
  "shot": "clear the old pieces off the table, then set {them} down alone"
 },
 {
  "pattern": "\\b(?:folds|foldable|folding|fold[ -]?flat|folds[ -]?flat|collapsible|collapse|packable|packs[ -]?flat|packs[ -]?small|packs[ -]?down|packs[ -]?into|rolls[ -]?up|roll[ -]?up|flat[ -]?pack|compresses|compressible|folds[ -]?up|one[ -]?hand[ -]?fold|quick[ -]?fold|folds[ -]?small|deflates)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "apparel",
   "bag",
   "travel",
   "fitness",
   "food",
   "toy",
   "drinkware",
   "baby",
   "car",
   "pet",
   "hair",
   "tools",
   "phone"
  ],
  "benefits": [
   "{it} {goes} along instead of taking over",
   "there's room left for the way home",
   "the corner of a suitcase is enough",
   "you get the trunk back",
   "{it} {shrinks} when the job is done",
   "you carry {them} under one arm",
   "nobody has to sit with {them} on their lap",
   "the shelf gets its space back",
   "one hand carries {them} to the car",
   "you take {them} along just in case",
   "what was big a minute ago fits behind a seat",
   "the last gap in the trunk is big enough"
  ],
  "pictures": [
   "The trunk is full, everybody is in the car, and there's one more thing on the curb.",
   "You pack for two days, and the bag says it's full.",
   "You carry {them} up three floors, and the stairs are narrow.",
   "The closet by the door opens, and something falls out."
  ],
  "shot": "fold {them} in one take and carry the result past the camera"
 },
 {
  "pattern": "\\b(?:folds|foldable|folding|fold[ -]?flat|folds[ -]?flat|collapsible|collapse|packs[ -]?flat|packs[ -]?down|rolls[ -]?up|roll[ -]?up|flat[ -]?pack|fold[ -]?away|fold[ -]?down|folds[ -]?up|retracts[ -]?flat)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "{it} {disappears} behind the door",
   "the floor comes back when you are done",
   "you only give up the space while you use {them}",
   "the gap next to the fridge is a parking spot",
   "there's a walkway again by dinner",
   "you can have one and still have the room",
   "the vacuum gets through again",
   "guests see a room and not a thing",
   "you put {them} away because it's easy to",
   "the space behind the couch is enough",
   "small rooms stay rooms",
   "{it} {leans} where a broom would lean"
  ],
  "pictures": [
   "Your kitchen is the size of a doormat, and every tile is taken.",
   "The doorbell rings, and the thing is in the middle of the room.",
   "You walk past {them} sideways, every single time.",
   "You open the narrow gap next to the fridge and think, maybe.",
   "It's Saturday, you're vacuuming, and everything on the floor has to go somewhere."
  ],
  "shot": "fold {them} in one take and slide the result behind a door"
 },
 {
  "pattern": "\\b(?:light[ -]?weight|ultra[ -]?light|feather[ -]?light|weightless|non[ -]?greasy|not[ -]?greasy|greaseless|non[ -]?sticky|not[ -]?sticky|absorbs|absorbs[ -]?quickly|fast[ -]?absorbing|quick[ -]?absorbing|no[ -]?residue|no[ -]?white[ -]?cast)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "skincare",
   "makeup"
  ],
  "benefits": [
   "you forget you have it on",
   "{it} {doesn't} sit there asking to be noticed",
   "a second layer is still no big deal",
   "you can pick up your phone right after",
   "the pillowcase hears less about it",
   "the collar doesn't get a share",
   "you go on with the next step",
   "your hands aren't shiny on the door handle",
   "{it} {leaves} the room before you do",
   "you get dressed without waiting around",
   "the touchscreen keeps its fingerprints to itself",
   "your hair doesn't stick to your face over it"
  ],
  "pictures": [
   "You put {them} on, and the phone rings, and your fingers are the question.",
   "The shirt is dark, the neckline is narrow, and you're late.",
   "It's the third layer of the morning, and there's still one to come.",
   "A breeze comes up, and your hair lands on your cheek."
  ],
  "shot": "spread a drop on the back of a hand and tilt it to the window"
 },
 {
  "pattern": "\\b(?:light[ -]?weight|ultra[ -]?light|feather[ -]?light|not[ -]?heavy|super[ -]?light)(?:s|es|ed|ing)?\\b|weighs? .{0,8}\\b(?:\\d ounces?|1?\\d{1,2} grams?)\\b|^\\d{1,2} grams$",
  "benefits": [
   "you carry {them} without noticing",
   "one finger is enough to lift {them}",
   "your shoulder won't file a complaint",
   "bringing {them} along is an easy yes",
   "the other hand isn't needed",
   "your bag hardly mentions {them}",
   "you hold {them} up while you talk",
   "the stairs are just stairs",
   "you can hand {them} over with two fingers",
   "the top shelf is a place you can put {them}",
   "you pick {them} up before you think about it",
   "nobody has to ask for help with {them}"
  ],
  "pictures": [
   "You're on the fourth floor, and the elevator is out.",
   "The bag already has a laptop, a bottle, and an umbrella in it.",
   "You hold {them} over your head for the length of a song.",
   "Both hands are full, and one finger is left.",
   "It's the last hill on the way home, and everything you brought is on your back."
  ],
  "shot": "lift {them} with one finger"
 },
 {
  "pattern": "\\b(?:travel[ -]?size|travel[ -]?sized|pocket[ -]?size|pocket[ -]?sized|mini|tiny|fits[ -]?in[ -]?a[ -]?purse|fits[ -]?in[ -]?your[ -]?pocket|fits[ -]?in[ -]?a[ -]?bag|fits[ -]?in[ -]?a[ -]?pocket|carry[ -]?on[ -]?size|purse[ -]?size)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "skincare",
   "makeup",
   "hair",
   "fragrance",
   "food",
   "supplement"
  ],
  "benefits": [
   "{it} {fits} between the keys and the wallet",
   "the big one stays home by the mirror",
   "you can top up away from home",
   "the little bag is big enough",
   "the coat pocket is a place for {them}",
   "you don't decant anything over the sink",
   "one goes in the desk drawer",
   "your clear bag still closes"
  ],
  "pictures": [
   "You're at the sink with a funnel and a tiny bottle, and it's late.",
   "The small bag has a phone, a card, and a few centimeters left.",
   "You're in the elevator up to dinner, with one mirror and a minute.",
   "The suitcase is checked, and what you need is with you."
  ],
  "shot": "drop {them} into a coat pocket and pat it"
 },
 {
  "pattern": "\\b(?:compact|narrow|slim|slimline|slim[ -]?profile|low[ -]?profile|space[ -]?saving|space[ -]?saver|small[ -]?footprint|space[ -]?saving[ -]?design|ultra[ -]?thin|thin|mini)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "home-storage",
   "home-decor",
   "kitchen-tool",
   "lighting",
   "cleaning",
   "garden",
   "computer"
  ],
  "benefits": [
   "a narrow gap is all {it} {asks} for",
   "you don't have to clear a space first",
   "{it} {leaves} room for everything else",
   "the counter still has a counter left",
   "you find a spot on the first look",
   "{it} {fits} next to what's already there",
   "nothing has to move out for {them}",
   "the door next to {them} still opens",
   "the walkway stays a walkway",
   "the corner nobody used has a use",
   "small rooms don't shrink",
   "you walk past without turning sideways"
  ],
  "pictures": [
   "The counter is full, and you stand there looking for a spot.",
   "Your desk is the size of a tray, and half of it is coffee.",
   "You live in two rooms, and both of them know it.",
   "There's a gap between the wall and the cabinet, and nothing ever fits it."
  ],
  "shot": "slide {them} into a narrow gap in one move"
 },
 {
  "pattern": "\\b(?:compact|mini|pocket[ -]?size|pocket[ -]?sized|pocketable|slim|slimline|ultra[ -]?slim|tiny|travel[ -]?size|travel[ -]?sized|palm[ -]?size|palm[ -]?sized|ultra[ -]?thin|fits[ -]?in[ -]?a[ -]?bag|fits[ -]?in[ -]?your[ -]?bag|fits[ -]?in[ -]?a[ -]?pocket|fits[ -]?in[ -]?your[ -]?pocket|fits[ -]?in[ -]?a[ -]?purse|fits[ -]?in[ -]?your[ -]?hand|glove[ -]?box[ -]?size|credit[ -]?card[ -]?size)(?:s|es|ed|ing)?\\b|(?<!fits? )\\bsmall\\b(?= size| enough| and|$)",
  "benefits": [
   "{it} {goes} where you go",
   "a corner of the drawer will do",
   "the rest of the bag keeps its place",
   "the glove box will do",
   "a jacket pocket is a real option",
   "the shelf has a place left",
   "the small bag is big enough",
   "you close your hand around {them}",
   "your pocket doesn't bulge",
   "{it} {slips} in next to the phone",
   "you bring {them} without deciding to",
   "{it} {disappears} between two books"
  ],
  "pictures": [
   "You turn the bag around, and there is one small gap left.",
   "The bag has keys, a wallet, and a gap.",
   "You pat your jacket, and there's exactly one pocket free.",
   "You open the drawer, and there is exactly one free corner.",
   "The drawer by the bed is full of small things already."
  ],
  "shot": "put {them} into a gap next to your keys"
 },
 {
  "pattern": "\\b(?:portable|take[ -]?anywhere|on[ -]?the[ -]?go|easy[ -]?to[ -]?carry|carry[ -]?anywhere|easy[ -]?to[ -]?transport|carry[ -]?on[ -]?friendly|travel[ -]?friendly|easy[ -]?to[ -]?move|goes[ -]?anywhere)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "you take {them} with you and decide later",
   "the next room isn't far for {them}",
   "the park counts as a place to use {them}",
   "a friend's kitchen is close enough",
   "home isn't the only place for {them}",
   "you don't need two of {them}",
   "moving {them} is one trip",
   "the weekend bag has a new regular"
  ],
  "pictures": [
   "You're at a friend's place, and what you need is at home.",
   "The sunny spot is not the one with the furniture.",
   "You carry everything to the balcony because the sun is there.",
   "The hotel room has a chair, a bed, and nothing else you need."
  ],
  "shot": "pick {them} up, walk to another room, and set {them} down"
 },
 {
  "pattern": "\\b(?:rotate|rotates|rotating|rotation|rotatable|swivel|pivot|gooseneck|flexible[ -]?neck|bendable|flexible[ -]?arm)(?:s|es|ed|ing)?\\b|\\b(?:rotates?|swivels?|turns?|spins?) 360|\\b360[ -]degrees?(?: rotat\\w+| swivel\\w*)?$",
  "benefits": [
   "the angle is up to you",
   "every side is in reach",
   "you turn {them} instead of turning yourself",
   "the person across the table gets to see, too",
   "you aim {them} where you look",
   "the back row comes to the front",
   "you don't get up for the other side",
   "you follow the sun without moving the chair",
   "left-handed and right-handed both work",
   "the glare goes somewhere else",
   "what's in the back isn't lost",
   "one nudge and {it} {points} the other way"
  ],
  "pictures": [
   "What you want is in the back row, behind everything else.",
   "The sun has moved, and now it's in your eyes.",
   "Somebody on the other side of the table leans over to see.",
   "You shift your chair, then the table, then your chair again."
  ],
  "shot": "turn {them} all the way round"
 },
 {
  "pattern": "\\b(?:adjustable|adjustable[ -]?cuffs|adjustable[ -]?waist|adjustable[ -]?strap|adjustable[ -]?chain|adjustable[ -]?length|adjustable[ -]?band|drawstring|toggles|adjustable[ -]?hood|adjustable[ -]?headband|adjustable[ -]?fit)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "apparel",
   "footwear",
   "audio"
  ],
  "benefits": [
   "you decide where {it} {sits}",
   "a second layer underneath is fine",
   "one pull and {it} {sits} closer",
   "you loosen {them} when you sit down",
   "there's a setting for a ponytail day",
   "after lunch you give {them} a notch",
   "somebody else can borrow {them}",
   "winter socks or thin ones both work"
  ],
  "pictures": [
   "{ItIs} loose in the morning and tight after lunch, and you have no say in {them}.",
   "You borrow your sister's, and she is a head taller.",
   "You put a thick sweater under {them} and hope.",
   "You're on your bike, the wind picks up, and something flaps."
  ],
  "shot": "pull it tight, then let it out again, in one take"
 },
 {
  "pattern": "\\b(?:adjustable[ -]?strap|adjustable[ -]?straps|adjustable[ -]?shoulder[ -]?strap|long[ -]?strap|extra[ -]?long[ -]?strap|strap[ -]?drop|adjustable[ -]?crossbody[ -]?strap|padded[ -]?straps|wide[ -]?strap)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "bag",
   "fitness",
   "travel",
   "baby"
  ],
  "benefits": [
   "{it} {hangs} where you like {them}",
   "over the shoulder or across, you choose",
   "a thick coat is no problem",
   "you make {them} shorter when you run for the bus",
   "the next person can wear {them}, too",
   "your hip decides the height",
   "both hands are free",
   "you don't carry {them} by hand in winter"
  ],
  "pictures": [
   "It's winter, the coat is thick, and the strap is on its last hole.",
   "You hand {them} to somebody taller, and they look like they're wearing a necklace.",
   "The bus pulls in, and you run with one hand on the bag.",
   "You push a cart with both hands and wear the rest."
  ],
  "shot": "pull the strap from the shortest to the longest setting"
 },
 {
  "pattern": "\\b(?:dimmable|dimmer|dim|color[ -]?changing|colour[ -]?changing|brightness|brightness[ -]?level|light[ -]?mode|color[ -]?temperature|rgb|warm[ -]?light|warm[ -]?white|remote[ -]?dimming|adjustable[ -]?brightness|colors|colours|mode|memory[ -]?function)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "lighting"
  ],
  "benefits": [
   "one lamp gives you several moods",
   "homework light and movie light live in one switch",
   "you match the room instead of fighting it",
   "the big light can stay off",
   "dinner looks like dinner",
   "late evening has its own setting",
   "you don't need a lamp for every job",
   "you turn {them} down instead of off",
   "the screen and the room can agree",
   "reading and dozing both get their light",
   "the corner looks different on Fridays",
   "guests don't feel like they're at the dentist"
  ],
  "pictures": [
   "The movie starts, and the lamp is too bright on and too dark off.",
   "Somebody reads, somebody dozes, and there's one lamp.",
   "You set the table, switch on the big light, and switch it off again.",
   "It's late, the screen is bright, and the rest of the room isn't.",
   "Homework at five, dinner at seven, and it's the same table."
  ],
  "shot": "dial slowly through every setting in a dark room"
 },
 {
  "pattern": "\\b\\d+(?:\\+\\d+)? (?:[\\w-]+ ){0,2}(?:speeds?|settings?|modes?|levels?|intensit\\w+|patterns?|attachments?|nozzles?)\\b|^\\d+ (?:massage )?heads$|(?:speed|heat|light|spray) (?:settings|modes)|\\b(?:variable|multiple|adjustable) (?:speeds?|settings?|modes?|levels?|dpi)\\b",
  "benefits": [
   "you pick the one that fits the moment",
   "gentle and strong are one click apart",
   "you're not stuck with one way of doing it",
   "the first try can be a careful one",
   "you start low and see",
   "two people can like it differently",
   "the small job gets the small setting",
   "you change it in the middle and go on",
   "today and tomorrow can be different",
   "there's one for the careful days"
  ],
  "pictures": [
   "You turn the old one on, and all it knows is too much.",
   "Two people share {them}, and they never agree.",
   "The job is small and delicate, and your hand is on the dial.",
   "You start carefully, the way you would with anything new."
  ],
  "shot": "click through every setting without cutting"
 },
 {
  "pattern": "\\b(?:adjustable|telescopic|telescoping|tilt|tiltable|multi[ -]?angle|multi[ -]?position|height[ -]?adjustable|adjustable[ -]?height|adjustable[ -]?angle|adjustable[ -]?neck|adjustable[ -]?divider|adjustable[ -]?loft|adjustable[ -]?shelves|customizable|customisable|reclines|recline)(?:s|es|ed|ing)?\\b|\\b\\d+ (?:adjustable )?(?:positions|heights|angles)\\b",
  "benefits": [
   "{it} {fits} you, not the other way round",
   "you set {them} once for how you actually use {them}",
   "the next person can set {them} their own way",
   "one move and {it} {suits} the moment",
   "tall and short people stop arguing",
   "you don't bend to meet {them}",
   "the middle setting isn't the only one",
   "you change your mind and {it} {goes} along",
   "a stack of books underneath is no longer the plan",
   "{itIs} yours now and somebody else's later",
   "today's setting isn't tomorrow's problem",
   "you stop making do with almost"
  ],
  "pictures": [
   "Two people use {them}, and one of them is a head taller.",
   "You put a book under {them}, then another book.",
   "{ItIs} fine the way {it} {is}, if you hold your head like this.",
   "You sit down after somebody else, and everything is wrong by a hand."
  ],
  "shot": "move the setting slowly from one end to the other"
 },
 {
  "pattern": "\\b(?:stretch|stretchy|4[ -]?way[ -]?stretch|four[ -]?way[ -]?stretch|elastic[ -]?waist|elastic[ -]?waistband|elastic[ -]?band|elastic|spandex|flexible[ -]?fit|high[ -]?stretch|squat[ -]?proof)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "apparel",
   "footwear",
   "home-decor",
   "baby",
   "pet",
   "bag",
   "fitness",
   "hair",
   "car"
  ],
  "benefits": [
   "{it} {goes} along when you move",
   "you can reach for the top shelf in {them}",
   "sitting down changes nothing",
   "{it} {comes} back to where {it} {was}",
   "there's give where you need it",
   "getting {them} on isn't a fight",
   "the second helping is allowed",
   "you bend first and think later"
  ],
  "pictures": [
   "You drop your keys, and now you have to bend down in this.",
   "You sit down on the floor with the kids, and getting up is the question.",
   "It's Thanksgiving, it's the second plate, and you're wearing {them}.",
   "You pull {them} over a corner that is a bit too wide."
  ],
  "shot": "pull it wide with both hands and let it go"
 },
 {
  "pattern": "\\b(?:magnet|magnetic|magnetized|magnetic[ -]?closure|snap[ -]?on[ -]?magnet|strong[ -]?magnet)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "{it} {lands} and {stays}",
   "you let go and {it} {finds} {its} place",
   "one hand is enough",
   "there's no clip to squeeze",
   "{it} {closes} while you look elsewhere",
   "you put {them} back without aiming",
   "half asleep, you still hit the spot",
   "you hear the click and move on",
   "nothing has to be screwed on",
   "you take {them} off as fast as you put {them} on",
   "there's no fiddling with a tiny latch",
   "the last inch takes care of itself"
  ],
  "pictures": [
   "You have one hand, a phone in the other, and something to put away.",
   "You aim for the spot without looking, the way you always do.",
   "You're in the dark, in the car, at the door, feeling for the place.",
   "The old clip is stiff, and your thumb knows it."
  ],
  "shot": "bring {them} close, let go, and show both hands"
 },
 {
  "pattern": "\\b(?:dishwasher|dish[ -]?washer|top[ -]?rack[ -]?safe)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "cleaning is the dishwasher's job",
   "you load {them}, shut the door, and leave",
   "there's nothing left standing in the sink",
   "the sponge gets the evening off",
   "dinner ends when dinner ends",
   "\"who's washing up\" is a short conversation",
   "your sleeves stay dry",
   "the drying rack can go back in the closet",
   "everything comes out together in the morning",
   "hand-washing is a choice and not a chore",
   "one button takes it from here",
   "the pile next to the sink loses a member"
  ],
  "pictures": [
   "Dinner was long, the guests are gone, and the sink is looking at you.",
   "It's the one thing that always stays behind next to the sink.",
   "The last plate is in, and there's one gap in the rack.",
   "You wash by hand with the sleeves pushed up, and one of them slides down."
  ],
  "shot": "load {them}, shut the door, walk off"
 },
 {
  "pattern": "\\b(?:machine[ -]?wash|machine[ -]?washable|washer[ -]?safe|washable[ -]?cover|washing[ -]?machine|removable[ -]?washable[ -]?cover|washer|wash[ -]?cold)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "the machine does the rest",
   "laundry day covers it",
   "a stain is a Tuesday problem",
   "you throw {them} in with the rest",
   "the dry cleaner loses a customer",
   "dinner can go wrong without you going pale",
   "the basket by the machine takes one more",
   "there's no scrubbing in a bathtub",
   "one load later, you start over",
   "you don't read the tag with a magnifying glass",
   "coffee on the couch is less of a crime",
   "muddy days are allowed"
  ],
  "pictures": [
   "Somebody with a full glass sits down on exactly that side of the couch.",
   "The paws are muddy, the door is open, and you're too late.",
   "Red sauce jumps off a spoon and picks its place.",
   "It's laundry day anyway, and the machine is half empty.",
   "You stand over the tub with a brush and a bad mood."
  ],
  "shot": "load the washer and shut the door on it"
 },
 {
  "pattern": "\\b(?:easy[ -]?to[ -]?clean|easy[ -]?clean|easy[ -]?cleaning|easy[ -]?to[ -]?wipe|wipes[ -]?clean|wipe[ -]?clean|wipeable|wipe[ -]?down|cleans[ -]?easily|easy[ -]?cleanup|stain[ -]?resistant|stain[ -]?proof|washes[ -]?off|rinses[ -]?clean|rinses[ -]?off|rinse[ -]?clean|mess[ -]?free)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "one rinse and you get your evening back",
   "cleanup is shorter than the song",
   "there's no soaking, no scraping contest",
   "a damp cloth does the job",
   "the crumbs don't get a second day",
   "there are no corners for things to hide in",
   "you wipe once and sit down again",
   "the old toothbrush stays in the bathroom",
   "sticky fingers aren't a catastrophe",
   "you don't put {them} off until Sunday",
   "the mess ends where it started",
   "guests in the driveway are still enough warning"
  ],
  "pictures": [
   "There's jam on {them}, nobody saw anything, and three people have sticky hands.",
   "The doorbell rings, and you have a cloth in your hand.",
   "You sit down, look over, and see the spot.",
   "It's late, you've eaten, and one thing still needs a wipe."
  ],
  "shot": "wipe once with a cloth and hold it to the light"
 },
 {
  "pattern": "\\b(?:reusable|re[ -]?usable|no[ -]?disposable|no[ -]?sticky[ -]?sheets|zero[ -]?refills|no[ -]?refills[ -]?needed|no[ -]?filter[ -]?needed|no[ -]?bags[ -]?needed|replaces[ -]?paper|replaces[ -]?parchment)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "you stop rebuying the throwaway kind",
   "the same one comes back tomorrow",
   "there's less in the bin on Thursday",
   "the box of spares leaves the cupboard",
   "running out isn't a thing",
   "the shopping list gets a line shorter",
   "you rinse where you used to toss",
   "there's no last one in the pack",
   "one takes the place of a roll",
   "you don't open a new one every day",
   "the trash bag takes longer to fill",
   "a quick wash is the whole refill"
  ],
  "pictures": [
   "You reach into the box, and it's the empty cardboard kind of empty.",
   "It's Thursday, the bin is full, and half of it was used once.",
   "You stand in the store in front of the big pack, again.",
   "The last one is gone, and the guests are on the stairs."
  ],
  "shot": "set {them} down next to a full bin bag"
 },
 {
  "pattern": "\\b(?:washable|washable[ -]?filter|rinseable|submersible|washable[ -]?pads|color[ -]?safe[ -]?to[ -]?wash)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "a wash is all {it} {takes} to start over",
   "you wash {them} and go on with the week",
   "a spill has an ending",
   "there's no replacement to order",
   "tap water is the whole trick",
   "grime isn't the end of the road",
   "you rinse, you dry, you carry on",
   "{it} {comes} out of the sink like a new week"
  ],
  "pictures": [
   "{ItIs} gray now, and {it} {was} white when you bought {them}.",
   "You hold {them} over the sink and see what the week was like.",
   "Somebody dropped {them} outside, and then came the rain.",
   "It's the part nobody ever cleans, and everybody knows it."
  ],
  "shot": "rinse {them} under the tap in real time"
 },
 {
  "pattern": "\\b(?:refillable|refill|easy[ -]?to[ -]?refill|top[ -]?fill|top[ -]?filling|easy[ -]?fill)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "you keep the nice one and just top it up",
   "the empty isn't trash",
   "you pour and you're done",
   "the good bottle stays on the shelf",
   "an empty one is a short stop at the sink",
   "nothing has to be taken apart to fill {them} up",
   "you buy the inside and not the outside",
   "running low is no reason to shop for a new one"
  ],
  "pictures": [
   "{ItIs} empty, {itIs} still pretty, and your foot is on the pedal of the bin.",
   "You stand at the sink with a jug, aiming at a hole the size of a coin.",
   "The shelf has four empty ones on it that were too nice to throw out.",
   "You shake {them} next to your ear, and there's nothing left to hear."
  ],
  "shot": "pour the refill in slowly without cutting"
 },
 {
  "pattern": "\\b(?:stay[ -]?up|stays[ -]?up|stays[ -]?in[ -]?place|won[ -]?t[ -]?roll[ -]?down|no[ -]?roll|won[ -]?t[ -]?slip[ -]?down|silicone[ -]?grip|doesn[ -]?t[ -]?roll[ -]?down)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "footwear",
   "apparel"
  ],
  "benefits": [
   "nothing gathers around the ankle",
   "you don't hop on one leg in the hallway",
   "you pull once in the morning",
   "it's where you put it at lunch",
   "long walks happen without stops",
   "nobody sees you tug",
   "the shoe isn't eating it",
   "both sides are level"
  ],
  "pictures": [
   "You stop on the sidewalk, lean on a wall, and fish in your shoe.",
   "One is up, one is down, and you're in a meeting.",
   "You tug, you walk, you tug.",
   "It's the third kilometer, and something is bunching up."
  ],
  "shot": "pull {them} on, take ten quick steps, and show where {it} {ends}"
 },
 {
  "pattern": "\\b(?:non[ -]?slip|anti[ -]?slip|slip[ -]?resistant|no[ -]?slip|non[ -]?skid|anti[ -]?skid|grip|traction|rubber[ -]?sole|slip[ -]?proof|all[ -]?terrain[ -]?sole)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "footwear"
  ],
  "benefits": [
   "wet tile is just floor again",
   "you can take the stairs at your normal speed",
   "{it} {stays} with you on the kitchen floor",
   "you don't shuffle across the hallway",
   "a quick turn with a full tray is a quick turn",
   "the polished lobby is only a lobby",
   "you walk past the sink without thinking about the sink",
   "nothing slides off at the heel"
  ],
  "pictures": [
   "Somebody has just mopped, and the phone rings in the next room.",
   "You carry the laundry basket down the stairs and can't see your feet.",
   "It's raining, the lobby is marble, and everybody walks like a penguin.",
   "The kitchen floor is wet around the dishwasher, and you have a pot in your hands."
  ],
  "shot": "press the sole on a wet tile and push sideways"
 },
 {
  "pattern": "\\b(?:non[ -]?slip|anti[ -]?slip|slip[ -]?resistant|no[ -]?slip|non[ -]?skid|anti[ -]?skid|grip[ -]?pad|suction[ -]?cup|suction[ -]?base|rubber[ -]?feet|rubber[ -]?base|stays[ -]?put|stays[ -]?in[ -]?place|won[ -]?t[ -]?slide|won[ -]?t[ -]?slip|won[ -]?t[ -]?move|weighted[ -]?base|grippy|silicone[ -]?feet|won[ -]?t[ -]?roll[ -]?up|doesn[ -]?t[ -]?slide|doesn[ -]?t[ -]?slip|anti[ -]?tip|no[ -]?slide|suction[ -]?bottom|slip[ -]?proof|rubber[ -]?backing|stable[ -]?base)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "{it} {stays} where you put {them}",
   "you're not chasing {them} across the room",
   "your other hand is free",
   "you don't have to hold {them} down",
   "a bump from an elbow is only a bump",
   "the corner stays in the corner",
   "you lean on {them} without a second thought",
   "nothing creeps toward the edge",
   "you straighten {them} once and leave {them}",
   "a wet surface doesn't change the plan",
   "the folded napkin underneath is history",
   "a tug isn't enough to move {them}"
  ],
  "pictures": [
   "You push the old one, and the whole thing goes along.",
   "Somebody runs through the hallway in socks and takes the corner.",
   "The table wobbles, an elbow lands, and everybody holds their breath.",
   "You have one hand full, and the other one should be enough.",
   "The dog comes around the corner at full speed."
  ],
  "shot": "tilt the surface underneath and wait"
 },
 {
  "pattern": "\\b(?:grip|soft[ -]?grip|easy[ -]?grip|comfort[ -]?grip|non[ -]?slip[ -]?grip|ergonomic|ergonomic[ -]?handle|ergonomic[ -]?grip|rubberized|textured[ -]?grip|soft[ -]?touch[ -]?handle|contoured)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "your hand knows where to go",
   "wet fingers still hold on",
   "you don't squeeze harder than you have to",
   "{it} {sits} in the palm and not on two fingers",
   "you can stop thinking about how to hold {them}",
   "the last part feels like the first",
   "a thumb has its own place",
   "nothing twists out of your hand",
   "both left and right hands get a say",
   "you hold {them} and do something else with your eyes"
  ],
  "pictures": [
   "Your hands are wet, there's soap on two fingers, and you pick {them} up anyway.",
   "You've been at it for a while, and your hand reports in.",
   "You hold {them} out to somebody, and they take {them} without looking.",
   "It's hot, your palms are damp, and you still have a way to go."
  ],
  "shot": "wet one hand and pick {them} up with it"
 },
 {
  "pattern": "\\b(?:non[ -]?stick|nonstick[ -]?coating|ceramic[ -]?coated|ceramic[ -]?coating|nothing[ -]?sticks|pre[ -]?seasoned)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "kitchen-tool"
  ],
  "benefits": [
   "the food lets go when you ask",
   "you're rinsing, not scraping",
   "breakfast comes off in one piece",
   "the spatula slides under on the first try",
   "there's no crust to fight after dinner",
   "the wire brush can stay under the sink",
   "the corner piece comes along, too",
   "you tip {them}, and the plate gets everything",
   "the best bit isn't left behind",
   "dinner doesn't come with a soaking phase"
  ],
  "pictures": [
   "The egg is done, the toast is up, and now it has to get onto the plate.",
   "The pan has been in the sink since last night, and the water is gray.",
   "You scrape, you look, you scrape again.",
   "The last pancake is in, and the children are counting."
  ],
  "shot": "tip it over a plate and let the food slide"
 },
 {
  "pattern": "\\b(?:all[ -]?stovetops|all[ -]?cooktops|works[ -]?on[ -]?induction|induction|gas[ -]?and[ -]?electric|stovetop[ -]?safe|all[ -]?stoves|all[ -]?hobs)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "kitchen-tool",
   "drinkware",
   "home-decor",
   "generic"
  ],
  "benefits": [
   "the next kitchen can have any stove it likes",
   "you don't keep two of a kind",
   "moving house is no reason to buy a new one",
   "you can cook at your sister's place with {them}",
   "the sticker on the bottom says yes",
   "the burner you have is the burner you use",
   "your favorite one comes along",
   "nobody has to hold a magnet to the bottom"
  ],
  "pictures": [
   "You move into a new place, open the kitchen door, and look at the stove.",
   "You stand in front of the cupboard, looking for the one that may go on there.",
   "You hold a fridge magnet to the bottom of every pot you own.",
   "You rent for a week, and the stove is not your stove."
  ],
  "shot": "set {them} on the burner and turn the knob"
 },
 {
  "pattern": "\\b(?:oven[ -]?safe|oven[ -]?proof|broiler[ -]?safe|oven[ -]?to[ -]?table|stovetop[ -]?to[ -]?oven)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "kitchen-tool",
   "drinkware",
   "home-decor",
   "generic"
  ],
  "benefits": [
   "you start {them} on the stove and finish {them} somewhere else",
   "one dish makes the whole trip",
   "there's one thing fewer to wash",
   "you don't pour dinner from one pot to another",
   "{it} {goes} from the heat to the table",
   "the recipe that changes its mind is fine",
   "the handle and the rest go in together",
   "the crust on top is up to you",
   "the last minutes happen without you stirring"
  ],
  "pictures": [
   "The recipe says \"now transfer,\" and you have one clean thing left.",
   "Everybody is at the table, and dinner is in the oven.",
   "The top should get some color, and the pan is on the stove.",
   "You lift the hot dish with two towels and a plan."
  ],
  "shot": "lift it off the stove and slide it into a cold oven"
 },
 {
  "pattern": "\\b(?:microwave|microwavable|microwave[ -]?safe)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "kitchen-tool",
   "drinkware",
   "home-storage",
   "baby",
   "food",
   "generic"
  ],
  "benefits": [
   "you don't need a second dish to reheat",
   "leftovers stay in the thing they're in",
   "lunch at the office is one container",
   "one dish fewer goes in the sink",
   "Sunday's cooking is Wednesday's lunch",
   "you skip the part with the pouring over",
   "out of the cold and into the heat is one move",
   "there's nothing to scrape into a bowl"
  ],
  "pictures": [
   "It's noon, there's a line at the office microwave, and you have a lid in your hand.",
   "You open the fridge and look for the bowl that may go in.",
   "Yesterday's dinner is in there, and nobody wants to wash another plate.",
   "You read the bottom of the bowl for the little wavy sign."
  ],
  "shot": "put it into the microwave and shut the door"
 },
 {
  "pattern": "\\b(?:quiet|silent|noiseless|soundless)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "footwear"
  ],
  "benefits": [
   "the people downstairs are none the wiser",
   "you can walk past the crib",
   "the kitchen at six is your secret",
   "a hard floor sounds like a rug",
   "nobody looks up when you come in late",
   "you can pace on the phone",
   "the dog keeps sleeping",
   "you get to the cookies unannounced"
  ],
  "pictures": [
   "It's six, everybody is asleep, and the floor is wood.",
   "You walk past the door with the sleeping baby behind it.",
   "You come home late, and the hallway is long.",
   "The neighbor downstairs has a broom and an opinion."
  ],
  "shot": "walk past the microphone on a hard floor"
 },
 {
  "pattern": "\\b(?:quiet|silent|noiseless|low[ -]?noise|whisper|soundless|quiet[ -]?motor|quiet[ -]?operation|silent[ -]?operation|decibel|quiet[ -]?click|ultra[ -]?quiet|quiet[ -]?switches|noise[ -]?free)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "you can use {them} while someone sleeps",
   "the phone call in the same room can go on",
   "nobody in the next room has to know",
   "the movie keeps its quiet scenes",
   "early mornings belong to you",
   "you can hear the doorbell",
   "the baby monitor stays green",
   "a thin wall is thick enough",
   "you don't have to pick the hour",
   "the radio stays at the same volume",
   "nobody shouts \"what?\" across the kitchen",
   "the cat stays on the couch"
  ],
  "pictures": [
   "It's six in the morning, and you're the only one up.",
   "Somebody is on a call at the kitchen table and holds up one finger.",
   "The nap has just started, and the door is not quite closed.",
   "The walls are thin, and the neighbor knows your playlist.",
   "Everybody is watching the quiet part of the movie."
  ],
  "shot": "whisper to the camera with {them} in use next to you"
 },
 {
  "pattern": "\\b(?:memory[ -]?foam|cushioned|cushion|padded|plush|thick[ -]?sole|arch[ -]?support|shock[ -]?absorbing|shock[ -]?absorption|soft[ -]?sole|pillow|cloud[ -]?foam|cushioning|gel[ -]?insole|cushioned[ -]?heel|thick[ -]?bottom|contoured[ -]?footbed|orthopedic)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "footwear"
  ],
  "benefits": [
   "you feel it in the first step",
   "the hard kitchen floor gets a bit less hard",
   "standing at the sink feels different",
   "there's something between you and the tile",
   "a gravel driveway is just a driveway",
   "you notice when you take them off",
   "the long line is a line on something soft",
   "you walk to the mailbox and keep going",
   "the cold of the floor has further to go",
   "the curb comes up with less of a knock"
  ],
  "pictures": [
   "You stand at the stove for an hour, and the tile is stone.",
   "You run out to the mailbox, and the driveway is gravel.",
   "The line is long, the floor is concrete, and you shift from foot to foot.",
   "You come home, kick off the good shoes, and look for the other ones."
  ],
  "shot": "press a thumb in slowly and let it rise back"
 },
 {
  "pattern": "\\b(?:memory[ -]?foam|cushioned|cushion|padded|padding|plush[ -]?filling|thick[ -]?padding|bolster|dense[ -]?foam|high[ -]?density[ -]?foam|orthopedic[ -]?foam|egg[ -]?crate[ -]?foam|foam|gel|pillow[ -]?top|thick[ -]?cushion|shock[ -]?absorbing)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "bag",
   "home-decor",
   "pet",
   "baby",
   "fitness",
   "travel",
   "car",
   "audio",
   "computer",
   "toy",
   "apparel",
   "generic"
  ],
  "benefits": [
   "you feel it the second you lean in",
   "hard edges stop being your problem",
   "{it} {gives} where you press",
   "there's something soft between you and the rest",
   "you stay a little longer than you planned",
   "the hard floor is only a floor",
   "the shape of your arm is in {them} for a moment",
   "{it} {comes} back up when you get up",
   "the bones of the thing are out of reach",
   "leaning back is something you do on purpose"
  ],
  "pictures": [
   "You sit down on the hard part, and everybody hears it.",
   "The floor is wood, and you're on your knees on it.",
   "You lean your head against the window, and the road is not smooth.",
   "It's the second hour, and you've started to shift."
  ],
  "shot": "press a palm in slowly and let it rise back"
 },
 {
  "pattern": "\\b(?:soft|fuzzy|fluffy|plush|silky|velvety|smooth|creamy|creamy[ -]?texture|silky[ -]?texture|buttery|whipped|smooth[ -]?ink)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "skincare",
   "makeup",
   "hair",
   "fragrance",
   "supplement",
   "food"
  ],
  "benefits": [
   "you notice the feel first",
   "the texture is half of it",
   "you go back for the second dip",
   "it moves when you move it",
   "there's nothing to rub and rub",
   "two fingers are enough to tell",
   "{it} {goes} on in one line",
   "you spread {them} before you think about {them}"
  ],
  "pictures": [
   "You open {them}, and the surface is still untouched.",
   "You dip one finger in, and you're not even at the mirror yet.",
   "It's late, the light is warm, and you have two minutes for yourself.",
   "You hold {them} out and say, feel this."
  ],
  "shot": "smooth it between two fingers next to the window"
 },
 {
  "pattern": "\\b(?:soft|fuzzy|fluffy|plush|velvety|cozy|comfy|comfortable|soft[ -]?lining|seamless[ -]?toe|no[ -]?itch|itch[ -]?free|seamless)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "footwear"
  ],
  "benefits": [
   "bare feet are welcome",
   "the shoes by the door get jealous",
   "you put them on before the coffee",
   "the first morning step has a landing",
   "socks are up to you",
   "you leave them next to the bed",
   "you find reasons to stay in",
   "nothing rubs on the way to the kitchen"
  ],
  "pictures": [
   "Your feet come out from under the blanket, and the floor is cold.",
   "It's Sunday, and the good shoes aren't going anywhere.",
   "You come in, kick off the work day, and your toes look for something.",
   "The house is quiet, and you shuffle to the kettle."
  ],
  "shot": "press a thumb in slowly and stroke it once"
 },
 {
  "pattern": "\\b(?:comfortable|comfy|comfort[ -]?fit|comfortable[ -]?fit|comfort|comfortable[ -]?to[ -]?wear|no[ -]?snagging|no[ -]?snag|tagless|no[ -]?tag|gentle[ -]?hold|no[ -]?pinch|no[ -]?pressure|pressure[ -]?free|seamless|no[ -]?chafe)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "you stop noticing {them} halfway through",
   "you don't keep pulling at {them}",
   "the second hour feels like the first",
   "you take {them} off because you want to",
   "there's nothing to adjust every few minutes",
   "you think about what you're doing instead",
   "nobody sees you fidget",
   "a long day is just a long day",
   "you keep {them} on for one more episode",
   "you forget to take a break from it"
  ],
  "pictures": [
   "It's the second hour, and everybody else is shifting in their seat.",
   "You pull at {them}, you stop, you pull at {them} again, and it's only ten.",
   "You come home, and the first thing you do is take something off.",
   "You look down at the end of the day and remember what you have on."
  ],
  "shot": "put {them} to use and film the hands staying still"
 },
 {
  "pattern": "\\b(?:soft|super[ -]?soft|fuzzy|fluffy|plush|silky|velvety|cozy|minky|chenille|sherpa|faux[ -]?fur|brushed|buttery|soft[ -]?fabric|teddy[ -]?fabric|shaggy)(?:s|es|ed|ing)?\\b|\\bsoft\\b(?! (?:glow|light|close|grip|click|bristle|cap|launch|touch|shell|case|rubber|tip))",
  "buckets": [
   "home-decor",
   "apparel",
   "pet",
   "baby",
   "toy",
   "fitness",
   "travel",
   "bag",
   "hair",
   "generic",
   "cleaning",
   "home-storage"
  ],
  "benefits": [
   "you notice it the second you touch {them}",
   "your hand goes back for a second feel",
   "somebody will steal {them} from you",
   "the couch gets more crowded",
   "you rub {them} between two fingers without thinking",
   "nobody puts {them} back where they found {them}",
   "the cold evening has something to say for itself",
   "you pick {them} up before you need {them}",
   "guests touch {them} and say so",
   "bare arms are no problem"
  ],
  "pictures": [
   "You sit down, and your hand is on {them} before you've picked a show.",
   "It's the first cold evening, and everybody wants the same corner.",
   "Somebody walks past and touches {them}, just like that.",
   "You're looking for {them}, and {itIs} on somebody else's lap."
  ],
  "shot": "press a hand in slowly and drag it across"
 },
 {
  "pattern": "\\b(?:pocket|compartment|divider|slot|card[ -]?slot|card[ -]?holder|pen[ -]?loop|organizer[ -]?pocket|section|interior[ -]?pocket|exterior[ -]?pocket|water[ -]?bottle[ -]?pocket|laptop[ -]?sleeve|laptop[ -]?compartment|hidden[ -]?pocket|back[ -]?pocket|phone[ -]?pocket|coin[ -]?pocket|side[ -]?pocket)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "bag",
   "travel",
   "baby",
   "car"
  ],
  "benefits": [
   "everything has an address",
   "your hand finds it without looking",
   "keys stop living at the very bottom",
   "the passport isn't in with the crumbs",
   "you don't unpack the whole thing for one receipt",
   "the pen knows where it sleeps",
   "the charger and the snack have separate rooms",
   "you zip one thing open and leave the rest alone",
   "you notice when something is missing",
   "the phone gets out before it stops ringing",
   "nothing has to share with the lip balm",
   "you can say \"front left\" and mean it"
  ],
  "pictures": [
   "The phone is ringing, and it's somewhere under the sweater.",
   "There's a line behind you, and your card is in here somewhere.",
   "You empty the whole bag onto a bench for one key.",
   "It's dark at the front door, and your hand is in up to the elbow.",
   "Somebody asks for a pen, and you start to dig."
  ],
  "shot": "reach in without looking and pull out the right thing"
 },
 {
  "pattern": "\\b(?:pocket|kangaroo[ -]?pocket|kangaroo[ -]?pouch|deep[ -]?pockets|side[ -]?pockets|zip[ -]?pocket|phone[ -]?pocket|back[ -]?pocket|cargo[ -]?pocket|hidden[ -]?pocket)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "apparel",
   "footwear"
  ],
  "benefits": [
   "your phone comes along",
   "the keys don't need a bag",
   "you have a place for your hands",
   "you go out the door with nothing to carry",
   "the tissue is where you'd look for it",
   "nobody has to hold your stuff",
   "you walk the dog with both hands",
   "a short errand doesn't need a purse"
  ],
  "pictures": [
   "You're on the way out, with a phone, a key, and nowhere to put them.",
   "You stand at a party and don't know what to do with your hands.",
   "Somebody asks, \"can you take this,\" and you look down at yourself.",
   "You go for a walk and hold your phone in your hand the whole way."
  ],
  "shot": "slide a phone in and jump once"
 },
 {
  "pattern": "\\b(?:pocket|compartment|divider|slot|section|organizer|organized|tier|shelf|shelves|drawer|pen[ -]?loop|card[ -]?holder|label[ -]?holder|side[ -]?pocket|storage[ -]?pocket|storage[ -]?bag|adjustable[ -]?divider|hidden[ -]?compartment|built[ -]?in[ -]?storage|parts[ -]?tray)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "there's a place for every piece",
   "you put it back because there's a back",
   "small things stop wandering around",
   "the pile gets walls",
   "what belongs together stays together",
   "you see the gap when one is missing",
   "somebody else can find {them}, too",
   "you don't lift three things for the fourth",
   "tidying up is just putting down",
   "the loose stuff isn't loose",
   "the junk corner loses its job",
   "your eyes find it before your hands do"
  ],
  "pictures": [
   "You lift three things to get to the fourth, and the fourth isn't there.",
   "Somebody asks where {it} {goes}, and for once there's an answer.",
   "Everything is in one heap, and you need the smallest piece.",
   "It's the end of the day, and the table has to be a table again."
  ],
  "shot": "put the last piece into its place and pull back"
 },
 {
  "pattern": "\\b(?:stackable|stack|nesting|nestable|nests|stacking|interlocking)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "one shelf does the work of three",
   "{it} {takes} the height you never used",
   "the cabinet door closes again",
   "the second one needs no floor",
   "they stand on each other's shoulders",
   "the tower is on purpose",
   "there's room next to it now",
   "the space up to the ceiling finally works",
   "a set takes the place of one",
   "you lift one and know what's under it",
   "putting {them} away is one move",
   "the pile looks like a plan"
  ],
  "pictures": [
   "The cabinet is full at the bottom and empty at the top.",
   "You open the door, and the tower of lids leans toward you.",
   "The shelf has room for one more, if one more were flat.",
   "You balance one on the other and let go slowly."
  ],
  "shot": "stack piece by piece in a time-lapse"
 },
 {
  "pattern": "\\b(?:no[ -]?bleed|no[ -]?bleed[ -]?through|bleed[ -]?proof|thick[ -]?paper|gsm[ -]?paper|gsm)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "stationery"
  ],
  "benefits": [
   "the back of the page is still a page",
   "a marker stays on its own side",
   "you use both sides",
   "the other side has room for the rest",
   "the next page starts clean",
   "nothing shines through from the other side",
   "nothing has to be copied out again",
   "a small drawing next to the list is fine",
   "a thick pen is allowed"
  ],
  "pictures": [
   "You turn the page, and yesterday's note is on the back of it.",
   "You hold the page up to the lamp.",
   "Yesterday shines through, and it was a loud yesterday.",
   "You skip every second page, because you have to."
  ],
  "shot": "write one line and turn the page"
 },
 {
  "pattern": "\\b(?:quick[ -]?dry|quick[ -]?drying|dries[ -]?fast|dries[ -]?quickly|fast[ -]?dry|fast[ -]?drying|fast[ -]?drying[ -]?fabric)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "apparel",
   "footwear",
   "home-decor",
   "travel",
   "fitness",
   "baby",
   "pet",
   "cleaning",
   "bag",
   "hair",
   "kitchen-tool",
   "generic"
  ],
  "benefits": [
   "{itIs} ready again sooner than you'd plan for",
   "the drying rack gets a break",
   "packing right after is possible",
   "the wet bag stays empty",
   "you can hang {them} up tonight",
   "one is enough for the trip",
   "nothing damp waits on the chair",
   "the radiator can go back to being a radiator"
  ],
  "pictures": [
   "It's the morning of the trip, and something is still on the line.",
   "You come out of the pool, and the car seat is waiting.",
   "There are four chairs in the room, and all of them have laundry on them.",
   "It rained, you wore {them}, and you need {them} tomorrow."
  ],
  "shot": "hang {them} up and cut between clock shots"
 },
 {
  "pattern": "\\b(?:fast|quickly|in[ -]?seconds|heats[ -]?up[ -]?fast|heat[ -]?up|quick[ -]?heat|instant|rapid|preheats|fast[ -]?heat[ -]?up|quick[ -]?set|in[ -]?minutes|quick[ -]?release|one[ -]?tap[ -]?pairing|instant[ -]?pairing)(?:s|es|ed|ing)?\\b|\\bquick\\b(?! dry)",
  "benefits": [
   "{itIs} ready by the time you are",
   "you wait less and do more of the rest",
   "{it} {fits} between two other things",
   "you stop standing around with your arms folded",
   "a short break is long enough",
   "the kettle isn't the first one done",
   "you start late and don't mind",
   "you don't need a second coffee while {it} {gets} going",
   "there's time left to sit down",
   "the impatient one in the house has nothing to say"
  ],
  "pictures": [
   "The guests are parking, and you've just started.",
   "You stand in front of {them} and tap your foot.",
   "There's a gap between two calls, and you look at it, and then at the clock.",
   "You got up late, and the morning has no give."
  ],
  "shot": "cut from start to finish with a clock in the frame"
 },
 {
  "pattern": "\\b(?:digital[ -]?gauge|lcd[ -]?display|led[ -]?display|digital[ -]?display|display|digital[ -]?percentage|battery[ -]?indicator|indicator[ -]?light|temperature[ -]?display|screen[ -]?display|digital[ -]?touch[ -]?screen|lcd[ -]?touch[ -]?screen|gauge|pressure[ -]?sensor|led[ -]?indicator|always[ -]?on[ -]?display)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "you look once and know",
   "you don't count along in your head",
   "there's an answer when somebody asks",
   "you read it from where you stand",
   "the guessing part is over",
   "a glance is all it asks of you",
   "you see how far along you are",
   "you don't hold it to your ear and shake"
  ],
  "pictures": [
   "You guess, you wait, you guess again.",
   "Somebody asks, \"how long?\", and you shrug.",
   "You press a button and hope that was the one.",
   "You tap it twice with a finger, the way people do."
  ],
  "shot": "point at the number with one finger and hold still"
 },
 {
  "pattern": "\\b(?:measurement[ -]?marks|measuring[ -]?marks|measurements|ruler|markings|measuring[ -]?scale|ounce[ -]?markings|grid[ -]?lines|level[ -]?markings|easy[ -]?read[ -]?numbers)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "you see how much without guessing",
   "the measuring cup stays in the cupboard",
   "you stop in the right place the first time",
   "your eye has something to hold on to",
   "you know where you are",
   "\"about that much\" gets an answer",
   "you don't hold it up to the light and squint",
   "the line is right where you need it"
  ],
  "pictures": [
   "You guess, you pour, you guess again.",
   "You hold it up to the window and squint at the level.",
   "You pour until it looks like the picture.",
   "You cut it by eye, and your eye had a bad day."
  ],
  "shot": "pour up to one mark and stop"
 },
 {
  "pattern": "\\b(?:night[ -]?light|led[ -]?light|lights[ -]?up|backlit|backlight|glow|glows|rgb|rgb[ -]?light|led[ -]?display|luminous|glow[ -]?in[ -]?the[ -]?dark|illuminated|led[ -]?headlight|led[ -]?work[ -]?light|built[ -]?in[ -]?light|work[ -]?light|color[ -]?changing|soft[ -]?glow|led[ -]?indicator|led)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "computer",
   "audio",
   "phone",
   "toy",
   "tools",
   "cleaning",
   "home-decor",
   "pet",
   "car",
   "garden",
   "fitness",
   "travel",
   "baby",
   "home-storage",
   "generic",
   "kitchen-tool",
   "lighting",
   "skincare",
   "hair",
   "drinkware",
   "bag",
   "makeup"
  ],
  "benefits": [
   "you can find {them} in the dark",
   "the dark corner isn't dark anymore",
   "you see what you're doing under there",
   "the phone flashlight stays in your pocket",
   "late hours have their own look",
   "the big light can wait",
   "you don't hold a flashlight between your teeth",
   "your hand knows where to go at night",
   "there's something to look at after sunset",
   "you walk back to bed without stubbing a toe"
  ],
  "pictures": [
   "It's dark, you're half asleep, and your hand is feeling for it.",
   "You're on your knees with your phone between your teeth for light.",
   "The power is out, and everybody is walking with their arms in front of them.",
   "It's late, the room is dark, and one thing isn't."
  ],
  "shot": "switch off the ceiling light and let {them} glow"
 },
 {
  "pattern": "\\b(?:reflective|reflector|reflective[ -]?strip|reflective[ -]?stitching|high[ -]?visibility|hi[ -]?vis)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "headlights pick {them} up",
   "you show up on the dark side of the street",
   "a driver sees something move",
   "the evening round gets some shine",
   "a flashlight finds {them} first",
   "you stand out next to the parked cars",
   "the dark end of the park has one bright spot",
   "friends can spot you from the corner"
  ],
  "pictures": [
   "It's five in the afternoon, it's November, and it's night.",
   "A car comes around the bend, and you're the gray one.",
   "You drop {them} in the dark grass and turn on a flashlight.",
   "The street lamp on your corner has been out since fall."
  ],
  "shot": "switch the light off and hit {them} with a flashlight"
 },
 {
  "pattern": "\\b(?:breathable|breathes|mesh|breathable[ -]?mesh|ventilated|ventilation|moisture[ -]?wicking|sweat[ -]?wicking|wicking|airflow|cooling|cooling[ -]?fabric|perforated|airy|cool[ -]?to[ -]?the[ -]?touch|bamboo[ -]?fabric|linen)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "apparel",
   "footwear",
   "bag",
   "baby",
   "home-decor",
   "pet",
   "fitness",
   "generic",
   "travel"
  ],
  "benefits": [
   "air gets in where it counts",
   "a warm bus isn't a sauna",
   "it's less swampy by noon",
   "the back of your shirt gets a fair chance",
   "heat has a way out",
   "a heat wave is a little less personal",
   "you don't peel {them} off at the door",
   "the sunny seat is an option",
   "there's a breeze on the inside, too",
   "a wet patch doesn't sit there all day",
   "you keep {them} on after the walk",
   "July is still allowed"
  ],
  "pictures": [
   "The air conditioning on the bus has given up, and so has everybody on it.",
   "You hurry from the parking lot to the meeting, and it's July.",
   "It's a warm night, and you turn everything over to the cool side.",
   "You walk up the hill in the sun and feel your back.",
   "The window is open, and no air comes in."
  ],
  "shot": "hold {them} against a lamp and let the light through"
 },
 {
  "pattern": "\\b(?:breathable|ventilated|ventilation|airflow|air[ -]?holes|cooling[ -]?fan|heat[ -]?dissipation)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "the air gets through",
   "warmth has somewhere to go",
   "nothing sits there and sulks in its own heat",
   "damp things aren't locked in",
   "you can leave {them} closed and still have air in there",
   "what's in there gets to breathe",
   "the bottom isn't a greenhouse",
   "you don't prop the lid open with a pencil"
  ],
  "pictures": [
   "You open the lid, and the smell of a closed box comes out.",
   "An hour has gone by, and you put your hand underneath.",
   "The sun is on the window, and everything behind it is warm.",
   "Something was put away a little damp, and a week has passed."
  ],
  "shot": "hold a strip of tissue paper in front of the openings"
 },
 {
  "pattern": "\\b(?:stainless|stainless[ -]?steel|glass|borosilicate[ -]?glass|borosilicate|ceramic|porcelain|stoneware|cast[ -]?iron|carbon[ -]?steel|food[ -]?grade[ -]?silicone|silicone|copper|enamel|tempered[ -]?glass|food[ -]?grade|high[ -]?carbon[ -]?steel|crystal)(?:s|es|ed|ing)?\\b|\\bsteel\\b",
  "buckets": [
   "drinkware",
   "kitchen-tool",
   "baby",
   "food",
   "pet"
  ],
  "benefits": [
   "{it} {looks} like {it} {belongs} out on the counter",
   "yesterday's garlic isn't part of today's breakfast",
   "the tomato sauce leaves when you rinse it",
   "nobody has to ask what {itIs} made of",
   "you can put {them} on the table as they come",
   "your coffee isn't a memory of last week's soup",
   "the material does the talking",
   "you don't hide {them} when people come over",
   "the smell of lunch doesn't move in",
   "red sauce is no reason to think twice"
  ],
  "pictures": [
   "The old plastic one is orange, and it has been orange since that one soup.",
   "Guests walk into the kitchen and look at what's on the counter.",
   "You smell the lid, and it smells like a lunch from March.",
   "You carry {them} straight from the kitchen to the table."
  ],
  "shot": "run one finger along the surface in a macro shot"
 },
 {
  "pattern": "\\b(?:stainless|steel|wood|wooden|walnut|bamboo|oak|teak|pine|ceramic|porcelain|marble|linen|leather|vegan[ -]?leather|genuine[ -]?leather|copper|brass|acacia|velvet|rattan|wicker|silk|satin|suede|aluminum|terracotta|concrete|gold[ -]?hardware|solid[ -]?wood|tempered[ -]?glass|glass|stoneware|canvas|tweed|wood[ -]?handle|gold[ -]?plated|sterling[ -]?silver|jade|crystal|rose[ -]?quartz|chrome)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "home-decor",
   "home-storage",
   "lighting",
   "bag",
   "computer",
   "phone",
   "stationery",
   "garden",
   "tools",
   "fragrance",
   "travel",
   "pet",
   "generic",
   "audio",
   "fitness",
   "cleaning",
   "car",
   "skincare",
   "toy"
  ],
  "benefits": [
   "you don't have to hide {them} when people come over",
   "you can tell by running a thumb over {them}",
   "{it} {belongs} in plain sight",
   "your hand notices before your eyes do",
   "nobody puts {them} in a closet",
   "{it} {looks} at home next to the good stuff",
   "you see the grain when the light is low",
   "the shelf looks like somebody thought about it",
   "what you see is what {itIs} made of",
   "you set {them} down where people can see"
  ],
  "pictures": [
   "Somebody picks {them} up, turns {them} over, and nods.",
   "The afternoon sun comes in low and lands on {them}.",
   "Guests are five minutes away, and you look at what stays out.",
   "You run your thumb over the edge while you're on the phone."
  ],
  "shot": "run one finger along the surface in a macro shot"
 },
 {
  "pattern": "\\b(?:no[ -]?assembly|no[ -]?assembly[ -]?required|no[ -]?assembly[ -]?needed|pre[ -]?assembled|fully[ -]?assembled|easy[ -]?to[ -]?assemble|easy[ -]?assembly|tool[ -]?free[ -]?assembly|quick[ -]?assembly|easy[ -]?setup|easy[ -]?to[ -]?set[ -]?up|easy[ -]?set[ -]?up|quick[ -]?setup|easy[ -]?to[ -]?put[ -]?together|sets[ -]?up[ -]?in|set[ -]?up[ -]?in|plug[ -]?and[ -]?play)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "you start using {them} the day the box is open",
   "there's no bag of tiny parts on the floor",
   "the afternoon is still an afternoon",
   "nobody has to hold the other end while you read",
   "you don't spread it all out on the carpet",
   "no screw rolls under the sofa",
   "you skip the pages with the little drawings",
   "one person is enough of a team"
  ],
  "pictures": [
   "Two people, one manual, and a long silence.",
   "There's a bag of screws, and it says A to K.",
   "You lay everything out on the carpet, and somebody walks through.",
   "You get to step four, and step two was the other way round."
  ],
  "shot": "take {them} out of the box and put {them} to use in a single take"
 },
 {
  "pattern": "\\b(?:no[ -]?drill|no[ -]?drilling|no[ -]?tools|no[ -]?tool|no[ -]?tools[ -]?needed|no[ -]?tools[ -]?required|no[ -]?screws|no[ -]?nails|no[ -]?holes|tool[ -]?free|peel[ -]?and[ -]?stick|self[ -]?adhesive|adhesive[ -]?back|adhesive|no[ -]?installation|easy[ -]?to[ -]?install|easy[ -]?install|easy[ -]?installation|easy[ -]?to[ -]?hang|installs[ -]?in|renter[ -]?friendly)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "it's done before the kettle boils, roughly speaking",
   "the toolbox stays in the closet",
   "you don't have to book a Saturday for it",
   "people who rent can exhale",
   "nobody has to hold the other end",
   "the wall keeps its paint",
   "you skip the manual with no words",
   "there's no bag of leftover screws",
   "you can change your mind about the spot",
   "the drill goes back to the neighbor",
   "you start using {them} the day {it} {comes}",
   "the landlord never hears about it"
  ],
  "pictures": [
   "You stand in front of the wall with a drill, a pencil, and a lease.",
   "The manual has nine pictures and not one word.",
   "There are three screws left over, and nobody says anything.",
   "The box has been leaning against the wall since spring, waiting for the right tool.",
   "You hold {them} up, step back, and move {them} a hand to the left."
  ],
  "shot": "put {them} up in a single take"
 },
 {
  "pattern": "\\b(?:easy[ -]?to[ -]?use|easy[ -]?to[ -]?hold|easy[ -]?to[ -]?store|easy[ -]?to[ -]?pack|easy[ -]?to[ -]?open|easy[ -]?to[ -]?apply|easy[ -]?to[ -]?learn|easy[ -]?to[ -]?read|easy[ -]?on|beginner[ -]?friendly|for[ -]?beginners|user[ -]?friendly|simple[ -]?to[ -]?use|one[ -]?button|one[ -]?touch|one[ -]?click|one[ -]?handed|one[ -]?hand|one[ -]?hand[ -]?operation|single[ -]?hand|simple[ -]?controls|touch[ -]?control|easy[ -]?application|easy[ -]?read|intuitive|easy[ -]?open|push[ -]?button)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "skincare",
   "makeup",
   "hair",
   "fragrance",
   "phone",
   "audio",
   "computer",
   "lighting",
   "home-storage",
   "home-decor",
   "cleaning",
   "garden",
   "tools",
   "drinkware",
   "kitchen-tool",
   "food",
   "supplement",
   "apparel",
   "footwear",
   "bag",
   "travel",
   "pet",
   "baby",
   "toy",
   "fitness",
   "car",
   "stationery",
   "generic"
  ],
  "benefits": [
   "there's no manual to lose",
   "you can hand {them} to anyone and walk away",
   "you'll have it figured out by the second try",
   "nobody has to call you about {them}",
   "the instructions stay folded",
   "your parents could start {them} without you",
   "you do it and talk at the same time",
   "the first time doesn't look like a first time",
   "there's nothing to practice",
   "you can be tired and still get it right",
   "there's one way to do it, and it's the obvious one",
   "the video about the video isn't needed"
  ],
  "pictures": [
   "You hand {them} to somebody and wait for the question.",
   "You're tired, it's late, and you have one hand.",
   "Your mother calls and asks which button it is.",
   "The manual has eleven languages, and you're holding it upside down."
  ],
  "shot": "do the whole thing with one hand"
 },
 {
  "pattern": "\\b(?:vegan|fragrance[ -]?free|unscented|no[ -]?sugar|sugar[ -]?free|gluten[ -]?free|paraben[ -]?free|sulfate[ -]?free|bpa[ -]?free|latex[ -]?free|cruelty[ -]?free|dairy[ -]?free|alcohol[ -]?free|oil[ -]?free|silicone[ -]?free|phthalate[ -]?free|lead[ -]?free|nickel[ -]?free|dye[ -]?free|bleach[ -]?free|soy[ -]?free|nut[ -]?free|grain[ -]?free|caffeine[ -]?free|preservative[ -]?free|keto|keto[ -]?friendly|plant[ -]?based|non[ -]?gmo|organic|no[ -]?parabens|no[ -]?sulfates|no[ -]?dyes|no[ -]?additives|no[ -]?preservatives|no[ -]?fragrance|no[ -]?nitrates|no[ -]?artificial|no[ -]?added[ -]?sugar|no[ -]?fillers|low[ -]?sugar|aluminum[ -]?free|mineral[ -]?oil[ -]?free|kosher|halal|no[ -]?alcohol|no[ -]?silicone|formaldehyde[ -]?free|pfas[ -]?free|pvc[ -]?free|talc[ -]?free)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "there's one less thing to check on the label",
   "you read the back once and move on",
   "the label is easy to answer for",
   "you know what you're looking at",
   "that box on your list gets a check mark",
   "there's one line you can skip",
   "you don't stand in the aisle with your glasses off",
   "the question has a short answer",
   "you can say what's in {them}, and what isn't",
   "the small print holds one surprise fewer",
   "you put {them} in the cart without turning {them} twice",
   "somebody asks, and you know"
  ],
  "pictures": [
   "You're in the aisle, turning {them} over, and the print is tiny.",
   "Somebody at the table asks what's in {them}, and everybody looks at you.",
   "You take a photo of the label to zoom in on it.",
   "You have a list of things to avoid, and you read every back.",
   "You compare two labels, and one of them needs both sides."
  ],
  "shot": "move a fingertip along the label in macro"
 },
 {
  "pattern": "\\b(?:flavor|flavored|flavour|flavoured|chocolate|vanilla|strawberry|lemon[ -]?flavor|peanut[ -]?butter|spicy|sweet[ -]?and[ -]?salty|crunchy|chewy|savory|tangy|sour|smoky)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "food",
   "supplement"
  ],
  "benefits": [
   "you know what you're in for before the first bite",
   "somebody in the house will ask for {them} by name",
   "you can tell with your eyes closed",
   "the first taste settles the matter",
   "you pick your side and defend it",
   "the bowl comes back empty or it doesn't",
   "hiding {them} behind the oatmeal starts to make sense",
   "there's something to talk about at the table"
  ],
  "pictures": [
   "Somebody reaches over and says, let me try.",
   "You close your eyes for the first taste, and someone laughs.",
   "It's three p.m., and you already know what you want it to taste like.",
   "The kids vote, and the vote isn't secret."
  ],
  "shot": "take the first taste without cutting"
 },
 {
  "pattern": "\\b(?:individually[ -]?wrapped|single[ -]?serve|single[ -]?serving|resealable|reseal|zip[ -]?bag|stick[ -]?packs|sachet|servings|scoop[ -]?included|pre[ -]?portioned|portion)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "food",
   "supplement",
   "pet",
   "cleaning"
  ],
  "benefits": [
   "you take one and leave the rest for later",
   "one goes in the bag on the way out",
   "the second half stays for tomorrow",
   "you don't have to measure with a guess",
   "there's no clip from the junk drawer on it",
   "sharing doesn't need a bowl",
   "the open bag doesn't tip over in the cupboard",
   "your desk drawer can hold a few"
  ],
  "pictures": [
   "The bag is open, and the clip is on some other bag.",
   "You're on the way out, one shoe on, one hand in the cupboard.",
   "Somebody at the next desk looks over.",
   "You open the cupboard, and last week's half pack falls toward you."
  ],
  "shot": "take one out and close the rest"
 },
 {
  "pattern": "\\b(?:pump|pump[ -]?bottle|airless[ -]?pump|dropper|spray[ -]?bottle|roll[ -]?on|rollerball|twist[ -]?up|applicator|spout|squeeze[ -]?bottle|tube|mist)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "skincare",
   "makeup",
   "hair",
   "fragrance",
   "cleaning",
   "food",
   "supplement"
  ],
  "benefits": [
   "your fingers stay out of the jar",
   "you decide how much comes out",
   "the first drop lands where you aim",
   "you don't shake half of {them} into the sink",
   "one hand can do it",
   "what's left stays in there and not on the lid",
   "{it} {goes} where you point {them}",
   "there's no cap to lose under the sink"
  ],
  "pictures": [
   "You tip the bottle, nothing comes, and then everything comes.",
   "Your hands are wet, and the lid is somewhere.",
   "You use two fingers and a guess, and it's too much again.",
   "You're in a hurry, and the jar has a second lid under the lid."
  ],
  "shot": "let one portion out onto the back of a hand"
 },
 {
  "pattern": "\\b(?:mirror|built[ -]?in[ -]?mirror|lighted[ -]?mirror)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "makeup",
   "bag",
   "skincare",
   "car",
   "travel",
   "home-storage"
  ],
  "benefits": [
   "you don't need the phone camera",
   "the passenger seat is a dressing room",
   "you can check before you walk in",
   "the line for the restroom isn't yours",
   "you see what you're doing where you are",
   "the spoon doesn't have to show you your teeth",
   "a quick look is really quick",
   "nobody has to tell you about the spinach"
  ],
  "pictures": [
   "You check your teeth in the phone camera, and it's somebody's call.",
   "You're in the elevator, and the doors open in three floors.",
   "There's a line at the restroom mirror, and you only need a second.",
   "The car is parked, and you have two minutes and one lip."
  ],
  "shot": "flip it open and look"
 },
 {
  "pattern": "\\b(?:sturdy|heavy[ -]?duty|rugged|reinforced|durable|solid[ -]?build|strong[ -]?frame|metal[ -]?frame|steel[ -]?frame|hard[ -]?shell|double[ -]?stitched|full[ -]?tang|raised[ -]?edges|drop[ -]?protection|shock[ -]?proof|shock[ -]?absorbing|drop[ -]?proof|scratch[ -]?resistant|scratch[ -]?proof|shatter[ -]?proof|shatterproof|shatter[ -]?resistant|impact[ -]?resistant|chew[ -]?resistant|tear[ -]?resistant|rip[ -]?resistant|unbreakable|military[ -]?grade|hard[ -]?case|dent[ -]?resistant|crush[ -]?proof)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "you don't have to baby {them}",
   "you're not handling {them} like an egg",
   "you set {them} down without a soft landing",
   "{it} {doesn't} wobble when you lean on {them}",
   "everyday use is allowed",
   "you pass {them} around the table",
   "the padded envelope isn't needed",
   "you notice the difference when you knock on {them}",
   "nothing rattles when you pick {them} up",
   "you stop holding your breath around {them}",
   "clumsy people may apply",
   "you put {them} to work and don't watch"
  ],
  "pictures": [
   "You put {them} down a bit too hard, and everybody looks over.",
   "Somebody leans on {them}, the way people lean on things.",
   "{It} {slides} off the edge, and there's that long half second.",
   "The clumsiest one in the house reaches over.",
   "{It} {gets} tossed in the trunk under everything else."
  ],
  "shot": "set {them} down hard, pick {them} up, and show the corner"
 },
 {
  "pattern": "\\b(?:long[ -]?cord|long[ -]?cable|extra[ -]?long[ -]?cord|extra[ -]?long[ -]?cable|long[ -]?power[ -]?cord)(?:s|es|ed|ing)?\\b|\\b\\d+(?:\\.\\d+)?[ -]?(?:foot|feet|meter|ft)s?\\b.*\\b(?:cord|cable)\\b",
  "benefits": [
   "the outlet gets to be on the other wall",
   "you reach the far corner without moving the furniture",
   "you can step back and still be connected",
   "the extension cord has the day off",
   "you don't lean toward the wall",
   "the plug and you can be strangers",
   "you turn around without pulling anything out",
   "the good chair is close enough"
  ],
  "pictures": [
   "The mirror is on one wall, the outlet on the other, and you're in between.",
   "You stand with your back to the wall because the cord says so.",
   "The far corner is always two steps too far.",
   "You pull, and the plug comes out behind the dresser."
  ],
  "shot": "walk backwards until it is fully stretched out"
 },
 {
  "pattern": "\\b(?:long[ -]?hose|extra[ -]?long[ -]?hose)(?:s|es|ed|ing)?\\b|\\b\\d+(?:\\.\\d+)?[ -]?(?:foot|feet|meter|ft)s?\\b.*\\bhose\\b",
  "benefits": [
   "the far end is within reach",
   "you don't carry water in a bucket",
   "the last corner gets its turn",
   "you walk and the water comes along",
   "nobody has to move the car first",
   "the tap stays where it is and you don't",
   "you go around the corner with it",
   "a step closer is a step you can take"
  ],
  "pictures": [
   "You stretch, you lean, and the last bit stays dry.",
   "The tap is on one side of the house, and the roses are on the other.",
   "You fill a bucket, walk, pour, and walk back.",
   "You pull once more, and it's as far as it goes."
  ],
  "shot": "walk to the far corner with the end in your hand"
 },
 {
  "pattern": "\\b(?:long[ -]?handle|extra[ -]?long[ -]?handle|extendable[ -]?handle|telescopic[ -]?handle|telescoping[ -]?handle|long[ -]?reach|extension[ -]?pole|extra[ -]?long|telescopic[ -]?pole)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "cleaning",
   "garden",
   "tools",
   "kitchen-tool",
   "pet",
   "travel",
   "skincare",
   "fitness",
   "generic",
   "car"
  ],
  "benefits": [
   "you don't bend down for it",
   "the top corner is in reach",
   "the step stool stays folded",
   "you get under the couch from where you stand",
   "your knees are not part of the job",
   "the far side isn't far",
   "you reach behind things without moving them",
   "you stand up straight the whole time"
  ],
  "pictures": [
   "There's a cobweb in the top corner, and you're one hand too short.",
   "You're on your knees, cheek on the floor, looking under the couch.",
   "The spot behind the toilet is a spot nobody talks about.",
   "You stand on a chair that was not made for standing."
  ],
  "shot": "reach the far corner without taking a step"
 },
 {
  "pattern": "\\b(?:long[ -]?strap|long[ -]?straps|extra[ -]?long[ -]?straps|carrying[ -]?strap|carry[ -]?strap|shoulder[ -]?strap|luggage[ -]?strap|chest[ -]?strap|wrist[ -]?strap|wristlet|crossbody[ -]?strap|stroller[ -]?strap|lanyard|trolley[ -]?sleeve|waist[ -]?strap)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "your hands are empty",
   "you wear {them} and stop carrying",
   "your arm isn't the one doing the holding",
   "you can push a cart and still have {them} with you",
   "{it} {hangs} while you look for your keys",
   "there's no setting {them} down at every stop",
   "the walk from the car is hands in pockets",
   "you open the door without a juggling act"
  ],
  "pictures": [
   "There's a coffee in one hand, a phone in the other, and a door.",
   "You walk to the gate with everything you own hanging off you.",
   "You're on the way home, and your fingers have had enough.",
   "Somebody wants to shake your hand, and both of them are full."
  ],
  "shot": "put the strap on and show both empty hands"
 },
 {
  "pattern": "\\b(?:handle|handles|carabiner|carry[ -]?handle|top[ -]?handle|side[ -]?handle|grab[ -]?handle|helper[ -]?handle|finger[ -]?loop|control[ -]?handle|reinforced[ -]?handle|ring[ -]?holder|finger[ -]?ring)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "you can grab {them} on the way past",
   "you keep a hand for the door",
   "carrying {them} takes one hand",
   "you don't hug {them} through the hallway",
   "your fingers know where to go",
   "a full one is as easy to pick up",
   "you lift {them} from where you stand",
   "{it} {comes} off the shelf in one move",
   "there's something to hold on to",
   "you hand {them} over without a handoff plan"
  ],
  "pictures": [
   "The doorbell rings, and you take {them} along with two fingers.",
   "Your arms are around {them}, your chin is on top, and there's a door.",
   "Full, heavy, and on the bottom shelf: that's when you look for something to hold.",
   "You're late, and you pick {them} up while walking."
  ],
  "shot": "grab {them} with one hand while the other opens a door"
 },
 {
  "pattern": "\\b(?:kickstand|stand|built[ -]?in[ -]?stand|foldable[ -]?stand|folding[ -]?stand)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "phone",
   "computer",
   "audio",
   "toy",
   "stationery",
   "lighting",
   "kitchen-tool",
   "makeup"
  ],
  "benefits": [
   "{it} {stands} up on {its} own",
   "your hand isn't the holder",
   "you can watch and eat with a fork",
   "the mug has one job again",
   "you read the recipe with dough on your hands",
   "the call happens at eye level",
   "nothing has to lean against the fruit bowl",
   "you film yourself without a helper"
  ],
  "pictures": [
   "The phone leans on a glass, and the glass is slippery.",
   "You follow a recipe, and the screen lies flat on the flour.",
   "You hold {them} up for the length of an episode.",
   "The video call shows your ceiling."
  ],
  "shot": "flip it out and let go"
 },
 {
  "pattern": "\\b(?:belt[ -]?clip|clip|clips[ -]?on|clip[ -]?on|clip[ -]?in|front[ -]?clip|leash[ -]?clip|pocket[ -]?clip)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "tools",
   "fitness",
   "audio",
   "lighting",
   "pet",
   "baby",
   "travel",
   "generic",
   "car"
  ],
  "benefits": [
   "{it} {holds} on while you use both hands",
   "you attach {them} and walk",
   "nothing has to sit in a pocket",
   "you take {them} off in one squeeze",
   "{it} {stays} at your side on the ladder",
   "the edge of nearly anything will do",
   "you know where {it} {is} without looking",
   "there's no setting {them} down and losing {them}"
  ],
  "pictures": [
   "You're on a ladder, and what you need is on the floor.",
   "You set {them} down for a second, and now {itIs} nowhere.",
   "You have no pocket, no table, and two busy hands.",
   "You bend over, and everything in your chest pocket falls out."
  ],
  "shot": "clip {them} on, let go, and bounce twice"
 },
 {
  "pattern": "\\b(?:hook|hangs|hangs[ -]?up|hanging[ -]?loop|hanging[ -]?hook|hangs[ -]?anywhere|wall[ -]?mount|wall[ -]?mounted|wall[ -]?mountable|over[ -]?the[ -]?door|hangs[ -]?on[ -]?headrest|mounting[ -]?bracket)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "home-storage",
   "cleaning",
   "kitchen-tool",
   "garden",
   "travel",
   "bag",
   "car",
   "lighting",
   "home-decor",
   "tools",
   "fitness",
   "skincare",
   "hair",
   "baby",
   "pet",
   "toy",
   "generic",
   "audio",
   "computer",
   "phone"
  ],
  "benefits": [
   "{it} {hangs} where you can see {them}",
   "the counter stays free",
   "the floor gets its corner back",
   "you grab {them} at eye level",
   "a nail's width of wall is enough",
   "nothing has to be moved to wipe underneath",
   "the back of the door finally works",
   "{it} {dries} in the air and not in a puddle",
   "you put {them} back because the hook is right there",
   "nobody trips over {them}"
  ],
  "pictures": [
   "The counter is full, and the wall above it is empty.",
   "{It} {lies} on the floor of the closet, under the other things on the floor.",
   "You look for {them} in two rooms, and {itIs} behind a door.",
   "You move four things to wipe one counter."
  ],
  "shot": "hang {them} up in one move"
 },
 {
  "pattern": "\\b(?:extend|extendable|extends|extending|extension|expand|expandable|expands|leaf|grows[ -]?with[ -]?your[ -]?child)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "{it} {gets} bigger only when you need it",
   "the rest of the time {it} {stays} small",
   "a full day and a quiet day both fit",
   "the size for later is in there, too",
   "two more people are fine",
   "you pull once and there's more of {them}",
   "the gap in the drawer is filled to the edge",
   "there's room for what you buy on the way",
   "{it} {shrinks} back when the guests are gone",
   "you don't need the big one and the small one"
  ],
  "pictures": [
   "You're on the way home, and the bag was already full on the way there.",
   "Two more people are coming, and they're in the driveway.",
   "There's a gap left at the side, too small for anything, big enough to annoy.",
   "Most days you need half of it."
  ],
  "shot": "pull {them} from the smallest to the largest size in one take"
 },
 {
  "pattern": "\\b(?:zip|zipper|two[ -]?way[ -]?zipper|double[ -]?zipper|full[ -]?zip|half[ -]?zip|snap[ -]?closure|button[ -]?closure|snap[ -]?buttons|no[ -]?laces|slip[ -]?on|elastic[ -]?laces|side[ -]?zip|velcro|hook[ -]?and[ -]?loop|easy[ -]?on[ -]?and[ -]?off)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "apparel",
   "footwear",
   "pet",
   "baby"
  ],
  "benefits": [
   "getting in and out is one move",
   "you don't sit down for it",
   "{it} {opens} as far as you like",
   "full hands are no excuse",
   "you're out the door in one motion",
   "nothing has to go over a fresh hairdo",
   "the wind finds it closed",
   "half asleep, you still get it right"
  ],
  "pictures": [
   "You're late, one arm is in, and the phone rings.",
   "You hop on one leg in the hallway with a bag on your shoulder.",
   "Somebody small is not holding still for this.",
   "The wind turns the corner with you."
  ],
  "shot": "close it in one move and turn once"
 },
 {
  "pattern": "\\bwheels?\\b|\\bcasters?\\b|\\bspinner\\b|\\brolls (?!of\\b|up\\b|away\\b|on\\b)|rolling",
  "benefits": [
   "you push {them} instead of lifting",
   "one foot is enough to move {them}",
   "you roll {them} aside to vacuum",
   "the long corridor is just a corridor",
   "your arms have nothing to do with {them}",
   "you take {them} to where you are",
   "a full one moves like an empty one",
   "you walk next to {them} and not under {them}"
  ],
  "pictures": [
   "It's the far gate, and everything you own is on one arm.",
   "You want {them} over there, and {itIs} full.",
   "You're vacuuming, and {itIs} in the way, loaded to the top.",
   "You drag {them} a bit, stop, and drag {them} a bit more."
  ],
  "shot": "give {them} one push and let {them} roll out of frame"
 },
 {
  "pattern": "\\b(?:air[ -]?tight|airtight[ -]?seal|air[ -]?tight[ -]?lid|lid|cap|closes|zip|zipper|zips|zip[ -]?top|lock|locks|lockable|locking|tsa[ -]?lock|seal|sealing|latches|snap[ -]?lid|snap[ -]?closure|double[ -]?zipper|hidden[ -]?zipper|closure|elastic[ -]?closure|compression[ -]?zipper|clasp|screw[ -]?top|snap[ -]?lock|dust[ -]?cover)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "what goes in stays in",
   "you close {them} and stop thinking about {them}",
   "a tipped bag isn't a treasure hunt",
   "the dust stays on the outside",
   "you hear {them} shut and believe {them}",
   "nothing peeks out on the train",
   "you can turn {them} on {its} side",
   "the smell keeps to itself",
   "there's no rubber band around {them}",
   "the loose bits don't go for a walk",
   "you open {them} when you want {them} open"
  ],
  "pictures": [
   "The bag tips over on the train floor, in slow motion.",
   "There's a rubber band around {them}, and a clothespin on top of that.",
   "You shake {them} once before you put {them} in the bag.",
   "{ItIs} on {its} side on the back seat, and there's a curve coming."
  ],
  "shot": "close it slowly, close enough to hear the click"
 },
 {
  "pattern": "\\bstraws?\\b|\\bsip(?:s|ping|per)?\\b|flip top|flip lid|chug",
  "buckets": [
   "drinkware",
   "baby",
   "travel",
   "generic"
  ],
  "benefits": [
   "you can drink without looking up",
   "you sip and keep your eyes on the road ahead",
   "there's no tipping your head back",
   "one hand does it",
   "ice cubes don't hit you in the nose",
   "you drink more in passing",
   "the cap isn't in your other hand",
   "the last sip is as easy as the first sip"
  ],
  "pictures": [
   "You're typing with one hand and reaching with the other.",
   "You tip it back, and all the ice comes at once.",
   "You're walking, the street is bumpy, and you're thirsty.",
   "You hold the cap between your teeth while you drink."
  ],
  "shot": "take a sip without looking away from the screen"
 },
 {
  "pattern": "\\b(?:cup[ -]?holder|cup[ -]?holders|fits[ -]?cup[ -]?holders|fits[ -]?most[ -]?cup[ -]?holders)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "drinkware"
  ],
  "benefits": [
   "the passenger doesn't have to hold {them}",
   "{it} {isn't} between your knees at the red light",
   "you put {them} down and drive",
   "a curve is only a curve",
   "both hands go back to the wheel",
   "the seat next to you stays dry",
   "you reach down and {itIs} there",
   "{it} {comes} along on every errand"
  ],
  "pictures": [
   "You brake, and the bottle on the passenger seat keeps going.",
   "{ItIs} between your knees, and the light turns green.",
   "You pull out of the drive-through with a bag, a drink, and two hands.",
   "{It} {rolls} from left to right under the seat, all the way home."
  ],
  "shot": "drop {them} into the cup holder of a parked car"
 },
 {
  "pattern": "\\b(?:cup[ -]?holder|drink[ -]?holder|snack[ -]?tray|mesh[ -]?cup[ -]?holder)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "your drink has a seat of its own",
   "nothing stands in the grass",
   "you put it down and it stays up",
   "one hand has nothing to do",
   "nobody kicks it over on the way past",
   "you don't hold a cup for two hours",
   "the wet ring is somewhere else",
   "you reach down and there it is"
  ],
  "pictures": [
   "You sit down, and now where does the cup go?",
   "The can stands in the grass next to you, until somebody walks by.",
   "You have a drink in one hand, and you need both.",
   "It's between your feet, and you know how this ends."
  ],
  "shot": "put a drink in and nudge it"
 },
 {
  "pattern": "\\b(?:fluid )?ounces?\\b|\\bliters?\\b|\\bgallons?\\b|\\bquarts?\\b|\\bmilliliters?\\b|\\bcups\\b",
  "buckets": [
   "drinkware",
   "kitchen-tool",
   "bag",
   "home-storage",
   "cleaning",
   "pet",
   "garden",
   "travel",
   "home-decor",
   "generic"
  ],
  "benefits": [
   "you fill {them} once and get on with it",
   "you make one trip instead of two",
   "you know the size before you open the box",
   "you can tell whether that's a lot for you",
   "nobody guesses what fits",
   "the tap is something you visit less",
   "one round covers the first part of the day",
   "you can measure {them} against the one you have"
  ],
  "pictures": [
   "You get up for a refill, and then you get up again.",
   "You hold the old one next to it and compare.",
   "You're carrying {them} across the room, full, with small steps.",
   "You stand at the tap and watch the level."
  ],
  "shot": "fill {them} to the top in one take"
 },
 {
  "pattern": "\\b(?:large[ -]?capacity|big[ -]?capacity|roomy|spacious|capacity|wide[ -]?opening|big[ -]?basket|lots[ -]?of[ -]?room|plenty[ -]?of[ -]?space)(?:s|es|ed|ing)?\\b|\\bholds?\\b(?!.*\\b(?:pounds?|kilograms?|lbs?))|\\bfits (?:a|up to|all|an) .*(?:tablet|laptop|books|bottles)",
  "buckets": [
   "bag",
   "home-storage",
   "travel",
   "kitchen-tool",
   "drinkware",
   "car",
   "garden",
   "tools",
   "pet",
   "baby",
   "cleaning",
   "toy",
   "fitness",
   "generic",
   "stationery",
   "makeup",
   "phone"
  ],
  "benefits": [
   "there's room for one more thing",
   "you don't have to choose what stays behind",
   "the last item isn't in your hand",
   "you stop sitting on {them} to close {them}",
   "what you buy on the way fits, too",
   "you see the bottom without digging",
   "the overflow pile has no reason to exist",
   "you put the bulky one in first and it's fine",
   "there's a corner left when you think it's full",
   "nobody has to carry the extra bag",
   "you pack {them} the way things come"
  ],
  "pictures": [
   "You're sitting on {them}, and {them} still won't close.",
   "One thing is left over, and you're holding it.",
   "You stop at the store on the way home, like every time.",
   "You move everything over, and {it} {looks} lost in there.",
   "You put the big one in first and wait for the fight."
  ],
  "shot": "keep putting things in until the pile is gone"
 },
 {
  "pattern": "\\b(?:holds?|supports?|carr(?:y|ies)|withstands?|rated for|up to)\\b.*\\b(?:pounds?|kilograms?|lbs?)\\b",
  "buckets": [
   "home-storage",
   "home-decor",
   "tools",
   "fitness",
   "computer",
   "kitchen-tool",
   "baby",
   "pet",
   "generic",
   "car",
   "garden"
  ],
  "benefits": [
   "you know what you can ask of {them}",
   "there's a number to go by",
   "you compare before you load {them}",
   "nobody has to guess with one foot on {them}",
   "you put things down and read the label first",
   "the heavy stuff isn't a dare",
   "you can do the sum before you start",
   "one look at the figure tells you if {itIs} for you"
  ],
  "pictures": [
   "You put the last thing on, take your hands away, and wait.",
   "Somebody asks, \"will {them} hold?\", and everybody looks at {them}.",
   "You stand in front of {them} with something heavy and a doubt.",
   "The old one is bent in the middle, like a smile."
  ],
  "shot": "load {them} up slowly, piece by piece"
 },
 {
  "pattern": "\\b(?:watts|watt|voltage|dual[ -]?voltage|volts|volt|psi|dpi|suction[ -]?power|brushless[ -]?motor|horsepower|rpm|1080p|4k)(?:s|es|ed|ing)?\\b|\\b\\d+(?:[.,]\\d+)?[ -]?(?:watts?|volts?|w|v|pa)\\b",
  "benefits": [
   "the number is right there to compare",
   "you know what you are plugging in",
   "you can put two listings side by side",
   "the figure does the talking",
   "you're not choosing by the color of the box",
   "spec people can stop scrolling",
   "you can look up what your old one says",
   "there's no guessing from the photo"
  ],
  "pictures": [
   "You have two tabs open, and you're looking for the same line in both.",
   "You turn the old one over and read the sticker.",
   "Somebody in the comments asks for the number.",
   "You stand in the aisle with a box in each hand."
  ],
  "shot": "point at the number on the label"
 },
 {
  "pattern": "\\b(?:touchscreen[ -]?compatible|touch[ -]?screen[ -]?compatible|touch[ -]?screen[ -]?friendly|touchscreen[ -]?fingers|touch[ -]?screen[ -]?fingers)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "apparel",
   "garden",
   "fitness",
   "tools"
  ],
  "benefits": [
   "you answer the phone with {them} on",
   "cold fingers stop being the price of a text",
   "the map can be asked at the bus stop",
   "you don't pull one off with your teeth",
   "the song gets skipped without a striptease",
   "nothing falls in the snow while you type",
   "you take the picture before the moment is over",
   "your other glove stays where it is"
  ],
  "pictures": [
   "The phone rings, and you pull a glove off with your teeth.",
   "It's snowing, the map is wrong, and your fingers are covered.",
   "You type with your nose, and somebody sees it.",
   "One glove is in the snow because you wanted to change the song."
  ],
  "shot": "type one message without taking {them} off"
 },
 {
  "pattern": "\\b(?:reversible|two[ -]?sided|two[ -]?tone|double[ -]?sided|dual[ -]?sided|both[ -]?sides)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "you flip {them} and have another one",
   "one takes the space of one and works like two",
   "a spot on one side isn't the end",
   "your mood picks the side",
   "you don't pack the second one",
   "the back has a job, too",
   "you turn {them} over and the room looks different",
   "there's no wrong way round"
  ],
  "pictures": [
   "There's a stain on the front, and the guests are on the stairs.",
   "You bought one color and wish you had bought the other.",
   "You look at the same side for a month.",
   "You packed for a weekend, and one thing has to do both days."
  ],
  "shot": "flip {them} over on the beat"
 },
 {
  "pattern": "\\b(?:removable|detachable|interchangeable|modular|replaceable|removes[ -]?easily|swappable|hot[ -]?swappable|take[ -]?apart|removable[ -]?cover|removable[ -]?tray|removable[ -]?filter|removable[ -]?lid|removable[ -]?insole|disassembles|swap[ -]?out)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "you take off the part you need",
   "the part that gets dirty comes out on its own",
   "you don't have to carry the whole thing",
   "one tired part isn't the end of the rest",
   "you clean the piece and leave the rest standing",
   "you get to the corners",
   "a change doesn't need a new one",
   "you put {them} back with a click",
   "the bit in the middle can be reached",
   "you leave off what you don't need today"
  ],
  "pictures": [
   "Only one part is dirty, and that's the part in the middle.",
   "You hold the whole thing over the sink for one small piece.",
   "You need half of {them} today, and {it} {comes} as a whole.",
   "There's a crumb in there, you can see it, and you can't get to it."
  ],
  "shot": "take the part off and click it back on"
 },
 {
  "pattern": "\\b(?:clear|transparent|see[ -]?through|crystal[ -]?clear)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "phone",
   "audio",
   "computer"
  ],
  "benefits": [
   "the color underneath gets to stay",
   "what you paid for is still in the picture",
   "the sticker can go on the inside",
   "nobody has to guess which one you have",
   "a photo behind it is a photo you see",
   "it doesn't change the look of the desk",
   "your favorite color isn't under a cover",
   "you put something flat behind it and show it off"
  ],
  "pictures": [
   "You picked the color for an hour, and then you covered it.",
   "There's a photo strip in your wallet that nobody ever sees.",
   "All the phones on the table are black, and one isn't.",
   "You peel the sticker off and look for a place to put it."
  ],
  "shot": "lay a photo behind it and turn it to the lens"
 },
 {
  "pattern": "\\b(?:see[ -]?through|transparent|clear|clear[ -]?window|viewing[ -]?window|view[ -]?window|window|translucent|clear[ -]?lid|clear[ -]?panel|crystal[ -]?clear)(?:s|es|ed|ing)?\\b|\\bclear\\b(?! (?:call|sound|voice|instruction|picture|image|vision|skin))",
  "buckets": [
   "home-storage",
   "kitchen-tool",
   "drinkware",
   "bag",
   "travel",
   "pet",
   "garden",
   "food",
   "stationery",
   "cleaning",
   "makeup",
   "generic"
  ],
  "benefits": [
   "you see what is inside before you open it",
   "no more opening three to find one",
   "you know when it's time to buy more",
   "a label is something you can skip",
   "nobody asks what's in there",
   "what you own doesn't disappear behind a door",
   "you find the last one before you buy another",
   "you look, you point, you're done",
   "the full one and the empty one look different",
   "a glance is enough"
  ],
  "pictures": [
   "You open the first one, close it, open the second one, close it.",
   "You come home with a new pack and find two full ones.",
   "Somebody stands in front of the shelf and shouts, \"where is it?\"",
   "You hold {them} up and look through {them}."
  ],
  "shot": "look straight through it at the camera"
 },
 {
  "pattern": "\\b(?:scented|scent|fragrance|aroma|smells|lavender|lemon[ -]?scent|coconut[ -]?scent|vanilla|essential[ -]?oil[ -]?tray|lavender[ -]?scent)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "fragrance",
   "skincare",
   "hair",
   "makeup",
   "cleaning",
   "home-decor",
   "pet",
   "generic",
   "car",
   "baby",
   "toy"
  ],
  "benefits": [
   "you notice {them} before you see {them}",
   "the room says something first",
   "somebody asks what that is",
   "the hallway gives you away",
   "you close your eyes for the first second",
   "your sleeve remembers later",
   "you have an opinion in one breath",
   "the door opens, and that's the welcome",
   "you pick {them} like you pick a song",
   "last night's dinner isn't what they notice"
  ],
  "pictures": [
   "Somebody walks in, stops, and breathes in.",
   "You open the front door, and it smells like the fish from last night.",
   "You pull a scarf from the drawer, and there it is again.",
   "You hold {them} out, and they close their eyes before they answer."
  ],
  "shot": "open it, lean in, and pause"
 },
 {
  "pattern": "\\b(?:gentle|mild|sensitive|hypoallergenic|no[ -]?sting|tear[ -]?free|non[ -]?irritating|for[ -]?sensitive[ -]?skin|non[ -]?comedogenic|soft[ -]?bristles|gentle[ -]?on[ -]?skin)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "skincare",
   "makeup",
   "hair",
   "baby",
   "cleaning"
  ],
  "benefits": [
   "you can take your time with {them}",
   "the routine stays calm",
   "you start slowly and see how you like {them}",
   "nothing about {them} is in a hurry",
   "picky people can read the label first",
   "you try a small spot and go from there",
   "{it} {stays} a quiet part of the evening",
   "there's no bracing yourself"
  ],
  "pictures": [
   "You open something new and try it on the inside of your wrist first.",
   "It's the end of a long day, and nobody wants a surprise.",
   "You read the label before you read the price.",
   "The bathroom is warm, the door is shut, and you have a minute."
  ],
  "shot": "apply a little, slowly, and leave the camera running"
 },
 {
  "pattern": "\\b(?:app|app[ -]?control|app[ -]?controlled|smart[ -]?home|alexa|google[ -]?home|voice[ -]?control|remote|remote[ -]?control|works[ -]?with[ -]?alexa|phone[ -]?control|bluetooth[ -]?app)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "you can run {them} from the couch",
   "your thumb does the walking",
   "you don't get up in the middle of the movie",
   "{it} {listens} from under the blanket",
   "the cold floor doesn't have to be crossed",
   "you change {them} without leaving the chair",
   "the switch behind the couch can stay there",
   "you're already in bed and it's fine",
   "nobody plays rock, paper, scissors for who gets up",
   "you do it on the way up the stairs"
  ],
  "pictures": [
   "You're under the blanket, and the switch is on the other side of the room.",
   "Everybody on the couch looks at everybody else.",
   "You've just sat down, with a full plate.",
   "You're in bed, you're warm, and you remember it."
  ],
  "shot": "trigger it from across the room in one take"
 },
 {
  "pattern": "\\b(?:no[ -]?monthly[ -]?fee|no[ -]?subscription|no[ -]?monthly[ -]?cost|no[ -]?monthly[ -]?fees|no[ -]?membership)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "there's no second bill for having {them}",
   "the card statement stays as it is",
   "you don't cancel anything later",
   "it isn't a trial that turns into something",
   "you buy it and that's the buying part",
   "there's no date to remember",
   "nobody asks for your card again",
   "the fine print holds one line fewer"
  ],
  "pictures": [
   "You go through the card statement, and three lines are a mystery.",
   "The app opens, and it wants to talk about plans.",
   "You set an alarm to cancel something, and then you sleep through it.",
   "Somebody at the table asks, \"and what does it cost a month?\""
  ],
  "shot": "hold the box up and turn it once, slowly"
 },
 {
  "pattern": "\\b(?:motion[ -]?detection|night[ -]?vision|two[ -]?way[ -]?audio|two[ -]?way[ -]?talk|cloud[ -]?storage|live[ -]?view)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "computer",
   "tools",
   "pet",
   "generic"
  ],
  "benefits": [
   "you look in from where you are",
   "you look before you get up",
   "the night isn't a guess",
   "you don't drive back to check",
   "you check from the garden",
   "a noise outside has a face",
   "the cat on the counter has a witness",
   "your phone is the window"
  ],
  "pictures": [
   "You're two hours away, and you can't remember the back door.",
   "Something falls over outside, and everybody looks at everybody.",
   "The parcel says delivered, and the porch says no.",
   "You wonder what the dog does all day."
  ],
  "shot": "hold the phone up with the live picture of yourself waving"
 },
 {
  "pattern": "\\b(?:indoor[ -]?outdoor|indoor[ -]?and[ -]?outdoor|indoors[ -]?and[ -]?outdoors|for[ -]?all[ -]?floors|all[ -]?floors|works[ -]?on[ -]?any[ -]?surface|works[ -]?on[ -]?couches|works[ -]?on[ -]?any|works[ -]?on[ -]?all|all[ -]?surfaces|any[ -]?surface|multi[ -]?surface)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "skincare",
   "makeup",
   "hair",
   "lighting",
   "home-storage",
   "home-decor",
   "cleaning",
   "garden",
   "tools",
   "footwear",
   "apparel",
   "bag",
   "pet",
   "fitness",
   "car",
   "computer",
   "generic",
   "kitchen-tool",
   "toy",
   "baby",
   "travel",
   "audio",
   "phone"
  ],
  "benefits": [
   "you don't buy a second kind",
   "{it} {moves} from place to place with you",
   "the next spot can be a different one",
   "you carry on through the doorway",
   "one does the round and not only the room",
   "nobody has to read which one is for what",
   "there's no stop where one thing ends and another begins",
   "you try {them} wherever you like"
  ],
  "pictures": [
   "You come to the edge of one room and keep going.",
   "There's one for here and one for there, and you always have the wrong one.",
   "You carry {them} from one place to the other and start over.",
   "The next spot is a different one, and you're already on the way."
  ],
  "shot": "use {them} in one place, then in another, without cutting"
 },
 {
  "pattern": "\\b(?:ad[ -]?free|no[ -]?ads|no[ -]?account|no[ -]?account[ -]?needed|no[ -]?sign[ -]?up|no[ -]?login)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "service"
  ],
  "benefits": [
   "nobody interrupts you in the middle",
   "you open it and you're there",
   "there's no password to make up",
   "the first thing you see is the thing itself",
   "your inbox doesn't hear about it",
   "you don't wait for five seconds to be over",
   "no pop-up stands in the door",
   "you can hand the phone to a child without a detour"
  ],
  "pictures": [
   "You've just started, and something flashes and wants your attention.",
   "You want to look at one thing, and it wants to know your birthday.",
   "You type a password, and it isn't that one.",
   "Your thumb hunts for the tiny cross in the corner."
  ],
  "shot": "open it and go straight to the first page"
 },
 {
  "pattern": "\\b(?:for[ -]?beginners|beginner[ -]?friendly|beginner|easy[ -]?to[ -]?follow|step[ -]?by[ -]?step|no[ -]?experience)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "service"
  ],
  "benefits": [
   "you can come in knowing nothing",
   "nobody looks at you in the second row",
   "the first step is really the first",
   "you're allowed to press pause and look again",
   "you don't have to know the words",
   "starting late isn't late",
   "the slow version is the version",
   "you find out what you like on the way"
  ],
  "pictures": [
   "Everybody in the room knows what to do, and you look at your feet.",
   "You open the first one and hope nobody says \"as you know.\"",
   "You've wanted to try it since spring, and it's fall.",
   "You close the door, roll out a towel, and press play."
  ],
  "shot": "press play and try the first step on camera"
 },
 {
  "pattern": "\\b(?:works[ -]?offline|offline|downloadable|download|recorded|replay|replays|on[ -]?demand|lifetime[ -]?access|live[ -]?and[ -]?recorded|self[ -]?paced|works[ -]?on[ -]?any[ -]?device|syncs[ -]?across[ -]?devices|any[ -]?device|no[ -]?equipment|live[ -]?sessions|new[ -]?classes[ -]?weekly|short[ -]?lessons)(?:s|es|ed|ing)?\\b|\\b\\d+[ -]minutes? (?:a day|lessons?|classes|sessions?)",
  "buckets": [
   "service"
  ],
  "benefits": [
   "you start when you have the time",
   "the train without a signal is fine",
   "a missed day is only a missed day",
   "you pause it when the doorbell rings",
   "you do it in your pajamas",
   "nobody sees you press rewind",
   "the couch corner is the classroom",
   "you pick up where you stopped",
   "there's nothing to buy before you begin",
   "a free half hour is enough of a plan"
  ],
  "pictures": [
   "The doorbell rings in the middle, and you press pause.",
   "You're on a train, the signal is gone, and you finally have time.",
   "It's ten at night, and this is the first quiet minute of the day.",
   "You say Monday, and then it's Monday."
  ],
  "shot": "open it on the phone and press play"
 },
 {
  "pattern": "^(?:works|compatible|pairs|connects|syncs|charges|switches) (?:with|to|across|between)\\b|compatible|universal|^hdmi|aux input|multi ?-?device|dual voltage",
  "benefits": [
   "you don't buy a second one for the other device",
   "your old stuff still has a job",
   "you can change phones and keep {them}",
   "two people with different things can share",
   "there's no adapter to hunt for",
   "you plug it into what's already there",
   "you can take {them} along to the next one",
   "the question \"does it fit mine\" gets shorter",
   "nobody has to switch sides",
   "the drawer with the wrong plugs stays shut"
  ],
  "pictures": [
   "You have one kind of phone, and everybody else at the table has the other.",
   "You stand there with a plug that almost fits.",
   "You've just bought a new one, and half your things are out of a job.",
   "Somebody hands you a cable, and you turn it over twice."
  ],
  "shot": "connect {them} to one thing, then to another"
 },
 {
  "pattern": "\\b(?:programmable[ -]?buttons|macro[ -]?keys|volume[ -]?knob|knob|buttons|touch[ -]?controls|playback[ -]?controls|volume[ -]?control|hot[ -]?keys|shortcut|built[ -]?in[ -]?mic|mic)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "computer",
   "audio",
   "lighting",
   "phone",
   "toy",
   "kitchen-tool"
  ],
  "benefits": [
   "your fingers learn the way",
   "you don't open a menu for it",
   "one press does what took three clicks",
   "the phone can stay in the pocket",
   "you skip the song with wet hands",
   "you turn {them} down without looking",
   "what you do all day gets a place of its own",
   "the other hand keeps stirring"
  ],
  "pictures": [
   "The call comes in, and your phone is in the other room.",
   "You click, click, and click, for the same thing, all day.",
   "The next song is the one you always skip.",
   "Your hands are busy, and something is too loud."
  ],
  "shot": "press it once and show what changes"
 },
 {
  "pattern": "\\b(?:sharp|razor[ -]?sharp|sharp[ -]?right[ -]?out[ -]?of[ -]?the[ -]?box|keen[ -]?edge|precision[ -]?blade|serrated)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "kitchen-tool",
   "tools",
   "garden",
   "stationery",
   "hair"
  ],
  "benefits": [
   "the tomato stays round while you cut it",
   "you don't saw back and forth",
   "the slice comes off where you aimed",
   "the skin gives before the rest does",
   "you push less and cut more",
   "the bread keeps its shape",
   "you can see through the last slice",
   "the cutting board does less of the work"
  ],
  "pictures": [
   "The tomato is ripe, soft, and about to be squashed.",
   "You saw at a loaf, and the crumbs jump.",
   "Everybody complains about the drawer with the knives in it.",
   "You hold a sheet of paper up to the light."
  ],
  "shot": "cut a ripe tomato in one slow stroke"
 },
 {
  "pattern": "\\b(?:streak[ -]?free|no[ -]?streaks|no[ -]?clumps|no[ -]?clumping|no[ -]?rinse|no[ -]?residue|lint[ -]?free)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "cleaning",
   "makeup",
   "skincare",
   "hair",
   "home-decor",
   "car"
  ],
  "benefits": [
   "one pass is a whole pass",
   "you step back and you're finished",
   "the low sun can come in",
   "there's no second cloth",
   "you don't lean in to fix a corner",
   "the mirror shows you and not the wiping",
   "what you did is what you see",
   "you put {them} away after the first go"
  ],
  "pictures": [
   "You step back, the light comes in, and now you see it.",
   "You breathe on one spot and rub it with your sleeve.",
   "It looked fine last night, and then came the morning.",
   "You hold it to the window and tilt it."
  ],
  "shot": "do one pass and tilt it to the light"
 },
 {
  "pattern": "\\b(?:kink[ -]?free|no[ -]?kinks|tangle[ -]?free|tangle[ -]?resistant|tangle[ -]?proof|no[ -]?tangles|detangling|anti[ -]?tangle|no[ -]?snag)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "you skip the untangling part",
   "there's nothing to pick apart",
   "the scissors stay in the drawer",
   "you're done when you're done",
   "there's no second round for the mistakes of the first",
   "you don't stop in the middle to fix it",
   "the annoying bit is missing",
   "you pull and it comes along"
  ],
  "pictures": [
   "You're bent over with scissors, and it's wrapped around three times.",
   "You pull, it catches, and you walk all the way back.",
   "You pull at one end, and the knot gets smaller and meaner.",
   "You're nearly finished, and then you have to start over."
  ],
  "shot": "do one slow pass in a single take"
 },
 {
  "pattern": "\\b(?:pet[ -]?hair|picks[ -]?up|traps[ -]?litter|catches[ -]?crumbs|crumb[ -]?catcher|food[ -]?catcher|traps[ -]?dirt|traps[ -]?dust|lifts[ -]?hair|catches|lint|drip[ -]?tray|catch[ -]?tray)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "there's less on the floor to step on",
   "your socks find nothing",
   "the mess has a last stop",
   "the broom gets a break",
   "you empty one thing and not the whole room",
   "the black sweater is an option again",
   "bare feet are fine",
   "it doesn't travel through the hallway"
  ],
  "pictures": [
   "You cross the room in socks and feel every single one.",
   "The sun comes in low and shows you the floor.",
   "You're dressed in black, and the door is where the cat sleeps.",
   "You've just swept, and somebody eats a cracker."
  ],
  "shot": "do one pass, then hold the result to the lens"
 },
 {
  "pattern": "\\b(?:drainage[ -]?hole|drain[ -]?hole|drains|drainage|drains[ -]?easily|drain[ -]?spout)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "water doesn't stand around at the bottom",
   "you tip nothing out by hand",
   "there's no puddle to wipe up later",
   "you pour and walk away",
   "too much is allowed to leave",
   "you empty {them} without a wrestling match",
   "what's wet gets to dry",
   "nobody finds old water in there"
  ],
  "pictures": [
   "You lift {them} up, and there's a week-old puddle underneath.",
   "You pour, you wait, and you pour a bit too much.",
   "{ItIs} heavy, {itIs} full of gray water, and the drain is over there.",
   "You turn {them} upside down over the sink and shake."
  ],
  "shot": "pour water in and film where it comes out"
 },
 {
  "pattern": "\\b(?:sunshade|canopy|sun[ -]?canopy|sun[ -]?shade|sun[ -]?visor|extendable[ -]?canopy)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "the sunny side of the street is an option",
   "you bring the shade along",
   "noon is a time you can go out",
   "you don't hang a blanket over it",
   "nobody has to walk on the sunny side with a hand up",
   "you pull it out when the sun comes round",
   "the bench without a tree is a bench again",
   "you turn the corner and pull it forward"
  ],
  "pictures": [
   "You hang a blanket over it with two clothespins, and the wind has other plans.",
   "The sun comes around the corner at the same time you do.",
   "The only free bench is the one without a tree.",
   "You walk backwards for half a block because of the sun."
  ],
  "shot": "pull it out to the last notch and back"
 },
 {
  "pattern": "\\b(?:blackout|black[ -]?out|blocks[ -]?light|blocks[ -]?out[ -]?light|light[ -]?blocking|room[ -]?darkening)(?:s|es|ed|ing)?\\b|\\bblocks \\d+% of (?:the )?light",
  "buckets": [
   "home-decor",
   "baby",
   "car",
   "travel",
   "generic",
   "garden",
   "pet"
  ],
  "benefits": [
   "the street lamp stays outside",
   "the sun doesn't decide when it's morning",
   "the screen is the brightest thing in the room",
   "a nap at noon looks like a night",
   "the neighbor's porch light is the neighbor's",
   "there's no stripe across your face at six",
   "you turn over instead of getting up",
   "the glare leaves the TV alone"
  ],
  "pictures": [
   "It's six on a Saturday, and the sun is in your eyes.",
   "There's a street lamp outside, and it's in your bedroom.",
   "It's a bright afternoon, and the baby should be asleep.",
   "The movie is dark, the window is not."
  ],
  "shot": "switch the light on outside and film from inside"
 },
 {
  "pattern": "\\b(?:rfid|rfid[ -]?blocking|anti[ -]?theft|slash[ -]?proof|hidden[ -]?zipper|lockable[ -]?zipper)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "bag",
   "travel"
  ],
  "benefits": [
   "you worry about one thing less in a crowd",
   "the packed train is just a packed train",
   "you don't hold {them} with both arms",
   "you look at the city and not at your bag",
   "the zipper isn't facing the stranger",
   "your hand can let go of {them}",
   "you read the menu and not the people",
   "the crowded market is only crowded"
  ],
  "pictures": [
   "The train is packed, and somebody is standing very close.",
   "You're in a new city, looking up, with your bag behind you.",
   "The line at the market is six people deep.",
   "You hug your bag on the escalator."
  ],
  "shot": "show the closed side, then the side against the body"
 },
 {
  "pattern": "\\b(?:plus[ -]?size|petite|petite[ -]?lengths|inclusive[ -]?sizing|size[ -]?range|half[ -]?sizes|wide[ -]?fit|wide[ -]?width|tall[ -]?sizes|extended[ -]?sizes)(?:s|es|ed|ing)?\\b|\\b(?:comes? in )?sizes? (?:xxs|xs|s|m|l|\\d)\\b|\\bsizes\\b",
  "buckets": [
   "apparel",
   "footwear",
   "bag",
   "pet",
   "baby"
  ],
  "benefits": [
   "you can look for your number first",
   "the list doesn't end in the middle",
   "two people who share a closet can both look",
   "you compare the chart with what you own",
   "nobody has to make do with the next one up",
   "you and your sister can order in one go",
   "the tape measure gets a real job",
   "there's more than one answer to \"which one\""
  ],
  "pictures": [
   "You scroll down the list and look for yours.",
   "You stand there with a tape measure around you and a pen in your mouth.",
   "Two of you want one, and you have nothing in common but the couch.",
   "You check the tag in the one you wear the most."
  ],
  "shot": "show the size chart, then the tag"
 },
 {
  "pattern": "\\b(?:relaxed[ -]?fit|oversized[ -]?fit|oversized|loose[ -]?fit|slim[ -]?fit|high[ -]?waisted|high[ -]?waist|high[ -]?rise|mid[ -]?rise|wide[ -]?leg|cropped|wide[ -]?toe[ -]?box|boxy[ -]?fit|longline|tapered)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "apparel",
   "footwear"
  ],
  "benefits": [
   "you know how it sits before you try it on",
   "there's a picture in your head already",
   "you can say what goes with it",
   "the mirror doesn't hold a surprise",
   "you pick the rest of the outfit around it",
   "it's either your thing or it isn't",
   "you see the line from across the room",
   "your old favorite has something to compare with"
  ],
  "pictures": [
   "You hold it up in front of you, on the hanger, and tilt your head.",
   "The bed is covered in things that go with nothing.",
   "You sit down in it first, because that's the test.",
   "You turn sideways in front of the long mirror."
  ],
  "shot": "turn once slowly in front of the mirror"
 },
 {
  "pattern": "\\b(?:true[ -]?to[ -]?size|fits[ -]?true[ -]?to[ -]?size)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "apparel",
   "footwear",
   "bag"
  ],
  "benefits": [
   "you order the size you always order",
   "the chart and you can agree",
   "there's one box to open and not two",
   "you don't need the one-up trick",
   "the return label stays in the box",
   "the number on the tag is the number you know",
   "trying on isn't an expedition",
   "{it} {sits} where you'd expect {them}"
  ],
  "pictures": [
   "You have two sizes in the cart, and one of them is going back.",
   "You stand in front of the mirror with a tag on your back.",
   "You look at the size chart with a tape measure around you.",
   "The parcel is here, and everybody wants to see it on."
  ],
  "shot": "put {them} on in one take and turn once"
 },
 {
  "pattern": "\\bcomes? in .*\\bcolou?rs\\b|\\b\\d+ (?:\\w+ )?(?:colou?rs|shades)\\b|\\bcolou?r options\\b|\\bshades\\b|\\bcolou?rs\\b",
  "buckets": [
   "drinkware",
   "makeup",
   "stationery",
   "apparel",
   "footwear",
   "bag",
   "home-decor",
   "hair",
   "phone",
   "home-storage",
   "kitchen-tool",
   "toy",
   "pet",
   "baby",
   "fitness",
   "generic",
   "travel"
  ],
  "benefits": [
   "you can have an opinion about {them}",
   "nobody mixes theirs up with yours",
   "the hard part is choosing",
   "the shelf can match or not match",
   "there's one for the quiet days and one for the others",
   "everybody in the house picks their own",
   "the gift gets a little more personal",
   "yours is easy to spot"
  ],
  "pictures": [
   "Everybody has the same one, and nobody knows whose is whose.",
   "You have them all in front of you and can't decide.",
   "Somebody points and says, that one's mine.",
   "You hold {them} up to the wall, then to the sofa."
  ],
  "shot": "line the colors up and slide one finger along them"
 },
 {
  "pattern": "\\b(?:set|pack|box|case) of \\d+|^\\d+[ -]?(?:pack|count|pk|ct|pairs)\\b|\\bmulti ?-?pack",
  "buckets": [
   "apparel",
   "footwear",
   "hair",
   "makeup",
   "home-storage",
   "home-decor",
   "cleaning",
   "garden",
   "tools",
   "drinkware",
   "kitchen-tool",
   "travel",
   "pet",
   "baby",
   "fitness",
   "lighting",
   "phone",
   "car",
   "stationery",
   "generic",
   "bag"
  ],
  "benefits": [
   "you don't start with the last one",
   "you can lose one and carry on",
   "you don't have to share unless you want to",
   "a spare is already in the house",
   "one stays here and one goes in the bag",
   "nobody waits for the other one",
   "you keep some and give one away",
   "the last one isn't today's problem",
   "one in the wash is no reason to wait"
  ],
  "pictures": [
   "One is in the wash, one is missing, and you need one now.",
   "Somebody asks whether you have another one of those.",
   "There's one upstairs, and you're downstairs.",
   "You lay them in a row on the table and count."
  ],
  "shot": "lay all of them out in a row"
 },
 {
  "pattern": "\\b(?:gift[ -]?ready|gift[ -]?wrapped|gift[ -]?box[ -]?included|gift[ -]?box|gift[ -]?idea|great[ -]?gift|giftable|ready[ -]?to[ -]?gift|nice[ -]?packaging)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "you don't look for paper at midnight",
   "the bow is one thing less",
   "you write the card and you're done",
   "you can walk in with {them} as {it} {is}",
   "the birthday can be tomorrow",
   "the scissors and the tape stay put",
   "somebody gets to open something",
   "you keep one for the day you forgot"
  ],
  "pictures": [
   "The party starts at four, and it's half past three.",
   "You hold the tape with your teeth and the paper with your knee.",
   "Somebody shakes the box next to their ear.",
   "You've forgotten a birthday, and it's today."
  ],
  "shot": "hand it over and film the hands opening it"
 },
 {
  "pattern": "\\b(?:unisex|for[ -]?all[ -]?ages|all[ -]?skin[ -]?types|all[ -]?hair[ -]?types|for[ -]?the[ -]?whole[ -]?family|family[ -]?sharing|one[ -]?size|one[ -]?size[ -]?fits[ -]?most)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "you can share {them} or fight over {them}",
   "you don't need one for each",
   "whoever grabs {them} first has {them}",
   "there's no \"that one's not for you\"",
   "the same one does for the next person, too",
   "the shelf holds one and not four",
   "nobody has to label it",
   "nobody has to ask whether they may"
  ],
  "pictures": [
   "Somebody borrows {them} and doesn't bring {them} back.",
   "There are three people, one shelf, and a morning.",
   "It was on your side of the shelf this morning.",
   "You come to get {them}, and {itIs} gone, and you know who has {them}."
  ],
  "shot": "pass {them} from one hand to another"
 },
 {
  "pattern": "\\b(?:lays[ -]?flat|lay[ -]?flat|lies[ -]?flat|opens[ -]?flat|flat[ -]?opening|180[ -]?degree[ -]?opening)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "you don't hold {them} down with your elbow",
   "both sides are there at once",
   "both hands are free to use it",
   "nothing springs shut on you",
   "the left side counts, too",
   "you see all of {them} without lifting anything",
   "the coffee mug isn't a paperweight",
   "{it} {stays} open while you think"
  ],
  "pictures": [
   "You hold {them} open with an elbow and a mug.",
   "{It} {snaps} shut, and you've lost the spot.",
   "You stand at the counter and need both hands.",
   "You look for the one thing at the bottom, and the sides fall in."
  ],
  "shot": "open it flat and take both hands away"
 },
 {
  "pattern": "\\b(?:cancel|pause|no[ -]?contract|cancel[ -]?anytime|no[ -]?commitment|refund|money[ -]?back|skip[ -]?a[ -]?month)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "service"
  ],
  "benefits": [
   "you can try it without a long promise",
   "a busy month isn't a lost month",
   "you decide again when you like",
   "there's no phone call to get out of it",
   "the first step is a small one",
   "it isn't a whole year of meaning to",
   "it's yours as long as you use it",
   "leaving is a tap"
  ],
  "pictures": [
   "Your finger is over the button, and you think of the last one you never used.",
   "The card statement has three things on it nobody remembers.",
   "It's January, and everything sounds like a good idea.",
   "You look at the calendar, and next month is full."
  ],
  "shot": "scroll to the button and point at it"
 },
 {
  "pattern": "\\b(?:players|rounds)(?:s|es|ed|ing)?\\b|\\bages? \\d|\\b\\d+ months and up",
  "buckets": [
   "toy",
   "baby"
  ],
  "benefits": [
   "you know who it's for before you open it",
   "the table is full and the tablet isn't missed",
   "everybody gets a turn",
   "you can start before the rules are read out",
   "the rainy afternoon has a plan",
   "you look at the box and then at the child",
   "grown-ups sit down, too",
   "there's something to do with both hands",
   "one more round is a real danger"
  ],
  "pictures": [
   "It's raining, it's Saturday, and it's only nine.",
   "You read the side of the box in the aisle, with somebody small next to you.",
   "The table is cleared, and nobody gets up.",
   "The tablet is charging, and the room has gone very quiet."
  ],
  "shot": "open {them} on the floor and play one round from above"
 },
 {
  "pattern": "\\b(?:front[ -]?clip|two[ -]?leash[ -]?clips|control[ -]?handle|double[ -]?handle|traffic[ -]?handle|quick[ -]?release[ -]?buckle|padded[ -]?handle)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "pet"
  ],
  "benefits": [
   "you have somewhere to hold on",
   "you clip on where you like",
   "a squirrel is only a squirrel for a second",
   "your arm gets a say",
   "you're ready before the door is open",
   "the corner by the bakery is less of a contest",
   "you don't wrap the leash around your wrist",
   "one hand does it while the other holds the keys"
  ],
  "pictures": [
   "There's a squirrel, and only one of you has seen it.",
   "The door opens, and somebody is already in the driveway.",
   "You stand at the crossing with a coffee in one hand.",
   "The other dog is across the street, and here we go."
  ],
  "shot": "clip it on in one move and walk out of the frame"
 },
 {
  "pattern": "\\b(?:wind[ -]?proof|wind[ -]?resistant|windbreak)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "a gust is only a gust",
   "you walk around the corner without bracing",
   "the bridge is a way home again",
   "you don't hold on to {them} with both hands",
   "the weather can push and you keep walking",
   "a windy day isn't a lost day",
   "nothing turns inside out of embarrassment",
   "the coast is an option"
  ],
  "pictures": [
   "You come around the corner, and the wind has been waiting.",
   "It's the bridge, it's November, and everybody leans.",
   "Three broken ones stick out of the trash can at the bus stop.",
   "The flag on the corner is straight as a board."
  ],
  "shot": "hold {them} against a fan in one take"
 },
 {
  "pattern": "\\b(?:polarized|uv400|uv[ -]?protection|upf|sun[ -]?protection|tinted)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "apparel"
  ],
  "benefits": [
   "the low sun on the way home is only low",
   "you look at the water and not at the glare",
   "the bright side of the table is fine",
   "you don't hold a hand over your eyes",
   "noon is a time you can sit outside",
   "the window seat isn't a mistake",
   "you don't squint in every photo",
   "you can put {them} where the sun is"
  ],
  "pictures": [
   "The sun is low, it's straight ahead, and you're walking into it.",
   "Everybody in the photo has one eye shut.",
   "The last free seat is the one in the sun.",
   "The water throws the light right back at you."
  ],
  "shot": "hold {them} up to the sun and look past them"
 },
 {
  "pattern": "\\b(?:wide[ -]?coverage|covers|spray[ -]?patterns|wide[ -]?spray|even[ -]?heating|even[ -]?heat|360[ -]?sound|stereo[ -]?sound|surround[ -]?sound|pairs[ -]?with[ -]?a[ -]?second[ -]?speaker)(?:s|es|ed|ing)?\\b",
  "benefits": [
   "the corner at the back isn't left out",
   "the last seat gets the same as the first",
   "you don't have to move {them} around the room",
   "nobody sits in the bad spot",
   "the edge is treated like the middle",
   "you stay where you are and {it} {gets} there",
   "the far end of the table is part of it",
   "you don't turn {them} toward yourself"
  ],
  "pictures": [
   "One side has plenty, and the other side has nothing.",
   "Somebody at the far end of the table says, \"what?\"",
   "You move {them} to the left, then you move {them} to the right.",
   "Everybody wants the same chair."
  ],
  "shot": "start close to {them} and walk to the far corner"
 },
 {
  "pattern": "\\b(?:matte[ -]?finish|dewy[ -]?finish|satin[ -]?finish|natural[ -]?finish|glossy[ -]?finish|matte|dewy|shimmer|glitter|metallic|pigmented)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "makeup",
   "skincare"
  ],
  "benefits": [
   "you see what it does from across the sink",
   "the light decides how loud it gets",
   "you know the look before you open it",
   "your camera picks it up",
   "you tilt your head and it changes",
   "the day look and the night look start here",
   "you match it to what you wear",
   "a swatch tells you the whole story"
  ],
  "pictures": [
   "You turn your hand in the light from the window.",
   "The elevator has a mirror and a very honest lamp.",
   "Somebody takes a photo with the flash on.",
   "You look once in daylight before you leave."
  ],
  "shot": "tilt a swatch in the window light"
 },
 {
  "pattern": "\\b(?:buildable|blendable|blends[ -]?easily|sheer|layerable)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "makeup",
   "skincare"
  ],
  "benefits": [
   "you start with a little and add",
   "the second layer goes where the first one went",
   "a light day and a loud day are both in there",
   "you stop when you like it in the mirror",
   "nobody sees where it begins",
   "too much isn't the first thing that happens",
   "a fingertip is enough of a tool",
   "you do one cheek, look, and decide"
  ],
  "pictures": [
   "You start with less than you think.",
   "The mirror is good, the light is better, and you add a little.",
   "You did it in the car last time, and it showed.",
   "It's a quiet Tuesday, and then somebody says dinner."
  ],
  "shot": "put on one thin layer, then a second one, in a single take"
 },
 {
  "pattern": "\\b(?:unflavored|unflavoured|tasteless|no[ -]?taste|no[ -]?aftertaste)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "supplement",
   "food"
  ],
  "benefits": [
   "it goes into what you already drink",
   "your coffee keeps its opinion",
   "you don't have to like strawberry",
   "nobody at the table notices",
   "the soup is still the soup",
   "you pick the taste yourself",
   "there's nothing to cover up with juice",
   "the morning tastes the way it did"
  ],
  "pictures": [
   "You stir something in, and everybody at the table goes on talking.",
   "The coffee is how you like it, and it should stay that way.",
   "You hold your nose with two fingers, the way you did as a child.",
   "There's a tub in the cupboard that tastes like a birthday candle."
  ],
  "shot": "stir it into a cup of coffee in one take"
 },
 {
  "pattern": "\\b(?:mixes[ -]?easily|dissolves|dissolves[ -]?easily|no[ -]?clumping[ -]?powder|easy[ -]?to[ -]?swallow|easy[ -]?to[ -]?mix)(?:s|es|ed|ing)?\\b",
  "buckets": [
   "supplement",
   "food"
  ],
  "benefits": [
   "a spoon and a glass are enough",
   "there's no lump at the bottom",
   "you stir and you're done",
   "the water stays water with something in it",
   "you don't need a special gadget for it",
   "the last sip is as smooth as the first",
   "you stop when you like it",
   "the shaker ball can stay in the cupboard"
  ],
  "pictures": [
   "The glass is in one hand, the spoon in the other, and you're late.",
   "You hold the glass up to the light and look for lumps.",
   "The spoon clinks around the glass, and somebody is waiting at the door.",
   "The shaker ball clanks, and there's a clump on the lid anyway."
  ],
  "shot": "do it slowly in a single take"
 }
]
