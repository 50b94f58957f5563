// Made by tools/content.ts from writer/content. Change it there.
import type { Consequence } from '../../analysis/benefits'

export const featureWords: readonly Consequence[] = [
 {
  "pattern": "\\b(?:not|isn t|aren t|no)\\b.*(?:waterproof|dishwasher|machine washable|rechargeable|wireless)",
  "benefits": [],
  "pictures": [],
  "shot": "read that line off the box out loud"
 },
 {
  "pattern": "water ?proof|water ?resistan|splash ?proof|rain ?proof|weather ?proof|sweat ?proof|\\bipx?\\d",
  "buckets": [
   "makeup",
   "skincare"
  ],
  "benefits": [
   "a humid day isn't the end of it",
   "you can head out without checking the forecast",
   "a little rain is just a little rain"
  ],
  "pictures": [],
  "shot": "mist it with water in one take"
 },
 {
  "pattern": "water ?proof|water ?resistan|splash ?proof|rain ?proof|weather ?proof|sweat ?proof|\\bipx?\\d",
  "benefits": [
   "rain or a spill isn't the end of it",
   "you don't have to run for cover with {them}",
   "a spilled glass is just a spilled glass",
   "wet weather is only weather"
  ],
  "pictures": [],
  "shot": "pour a glass of water over {them}"
 },
 {
  "pattern": "leak ?(?:proof|free|resistan)|spill ?(?:proof|free|resistan)|water ?tight|no (?:leaks|spills)",
  "benefits": [
   "{it} can lie sideways in a bag",
   "the rest of the bag stays dry",
   "you can toss {them} in with a laptop",
   "upside down isn't an emergency"
  ],
  "pictures": [],
  "shot": "turn {them} upside down over a white shirt"
 },
 {
  "pattern": "\\b(?:handle|carabiner|carry(?:ing)? strap|shoulder strap|wrist strap)s?$",
  "benefits": [
   "you can grab {them} on the way past",
   "you keep a hand for the door",
   "carrying {them} takes one hand"
  ],
  "pictures": [],
  "shot": "grab {them} with one hand while the other opens a door"
 },
 {
  "pattern": "reflective",
  "benefits": [
   "headlights pick {them} up",
   "you show up on the dark side of the street"
  ],
  "pictures": [],
  "shot": "switch the light off and hit {them} with a flashlight"
 },
 {
  "pattern": "air ?tight",
  "benefits": [
   "air stays out and the smell stays in",
   "what you close stays closed"
  ],
  "pictures": [],
  "shot": "close the lid slowly and press on it once"
 },
 {
  "pattern": "noise ?cancel|\\banc\\b",
  "benefits": [
   "the room turns down when you want it to",
   "the engine hum steps back",
   "you hear the track instead of the train"
  ],
  "pictures": [],
  "shot": "press the button while a kettle boils behind you"
 },
 {
  "pattern": "(?:wireless|magnetic|magsafe|qi) charg|charges wirelessly",
  "benefits": [
   "you set the phone down and it charges",
   "there's no port to feel for in the dark",
   "one cable leaves the nightstand"
  ],
  "pictures": [],
  "shot": "lower the phone onto {them} until the screen lights up"
 },
 {
  "pattern": "wireless|cord(?:less| free)|bluetooth|no (?:cords?|cables?|wires?)|cable free",
  "benefits": [
   "there's nothing to plug in or trip on",
   "you can walk off with {them}",
   "there's one less cable on the floor",
   "the outlet stays free"
  ],
  "pictures": [],
  "shot": "pick {them} up and walk out of the frame"
 },
 {
  "pattern": "fast charg|quick charg|rapid charg|charges? (?:fast|quick|in)|turbo charg",
  "benefits": [
   "{itIs} ready by the time you are",
   "a coffee break counts as charging time",
   "you plug in late and still head out on time"
  ],
  "pictures": [],
  "shot": "insert a clock shot between plugging in and unplugging"
 },
 {
  "pattern": "usb ?-?c|type ?-?c",
  "benefits": [
   "the cable is the one your phone may already use",
   "one cable can do two jobs on the desk",
   "there's one less odd charger to pack"
  ],
  "pictures": [],
  "shot": "unplug a phone and plug the same cable in here"
 },
 {
  "pattern": "recharg|no batter(?:y|ies)|battery free|without batteries",
  "benefits": [
   "you're not buying batteries for {them}",
   "there's no drawer of spare batteries",
   "a dead battery isn't a trip to the store"
  ],
  "pictures": [],
  "shot": "drop two spare batteries back in the drawer and close it"
 },
 {
  "pattern": "timer|auto(?:matic)?(?: ?-?(?:shut|shuts|off|on|matic|matically))?\\b|shuts? (?:itself )?off|turns? (?:itself )?off|programmable (?:timer|schedule)|self (?:clean|stir|water|empty)",
  "benefits": [
   "{it} {handles} the part you forget",
   "you're allowed to walk away",
   "that's one less thing to remember on the way out"
  ],
  "pictures": [],
  "shot": "set {them} going, then hold both hands up in frame"
 },
 {
  "pattern": "\\b\\d+ ?-?(?:hours?|hrs?|h)\\b.*(?:battery|play|run|charge|use|life)|(?:battery|play ?time|run ?time|battery life).*\\d+ ?(?:hours?|hrs?|h)\\b|long ?-?(?:lasting)? battery|battery (?:life|lasts)|\\d+ ?-?milliamp|big battery|runs? (?:for )?\\d+ hours|lasts? (?:for )?\\d+ hours",
  "benefits": [
   "you charge {them}, then forget about it",
   "the charger can stay in its drawer for a while",
   "you're not hunting for an outlet at lunch"
  ],
  "pictures": [],
  "shot": "time-lapse a clock behind {them} while {it} {runs}"
 },
 {
  "pattern": "(?:keeps?|stays?|holds?|retains?)\\b(?!\\s+(?:you|your|feet|hands|skin|pets?|dogs?|kids?)\\b).{0,30}\\b(?:cold|cool|ice|iced|frozen|chilled)\\b",
  "buckets": [
   "drinkware",
   "food",
   "kitchen-tool",
   "travel",
   "bag",
   "generic"
  ],
  "benefits": [
   "the last sip is like the first",
   "what you pour at breakfast is still cold on the drive home",
   "the ice gets to stay ice",
   "you're not racing the sun for a cold drink"
  ],
  "pictures": [],
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
   "generic"
  ],
  "benefits": [
   "the last sip is like the first",
   "you can get pulled away and come back to something warm",
   "the microwave gets a day off"
  ],
  "pictures": [],
  "shot": "open the lid and let the steam reach the lens"
 },
 {
  "pattern": "insulat|double ?-?wall|vacuum ?-?seal|thermal",
  "buckets": [
   "drinkware",
   "food",
   "travel",
   "bag",
   "kitchen-tool",
   "generic"
  ],
  "benefits": [
   "the last sip is like the first",
   "cold stays cold and warm stays warm a good while longer",
   "you can pour now and drink later"
  ],
  "pictures": [],
  "shot": "shake {them} next to the microphone and let the ice rattle"
 },
 {
  "pattern": "insulat|thermal|fleece ?-?lined|heated|warm",
  "buckets": [
   "apparel",
   "footwear"
  ],
  "benefits": [
   "the cold bus stop is easier to stand at",
   "you can leave a layer at home",
   "the dog walk gets longer by choice"
  ],
  "pictures": [],
  "shot": "pull {them} on by an open door and breathe out a little fog"
 },
 {
  "pattern": "\\b(?:two|three|four|five|six|\\d+) ?-?in ?-?(?:one|1)\\b|multi ?-?(?:functional|purpose|tool|use)|all ?-?in ?-?one",
  "benefits": [
   "one thing replaces a drawer of them",
   "there's one thing to pack instead of a pile",
   "you stop digging for the other piece"
  ],
  "pictures": [],
  "shot": "clear the old pieces off the table, then set {them} down alone"
 },
 {
  "pattern": "fold(?:s|able|ing)?\\b|collaps|folds? flat|packs? (?:flat|small|down)|rolls? up|packable|flat ?-?pack",
  "buckets": [
   "apparel",
   "bag",
   "travel",
   "fitness"
  ],
  "benefits": [
   "{it} {goes} in the bag instead of filling it",
   "there's room left for the way home",
   "the corner of a suitcase is enough"
  ],
  "pictures": [],
  "shot": "fold {them} in one take and slide the result into a bag"
 },
 {
  "pattern": "fold(?:s|able|ing)?\\b|collaps|folds? flat|packs? (?:flat|small|down)|rolls? up|packable|flat ?-?pack",
  "benefits": [
   "{it} {disappears} behind the door",
   "the floor comes back when you are done",
   "you only give up the space while you use {them}"
  ],
  "pictures": [],
  "shot": "fold {them} in one take and slide the result behind a door"
 },
 {
  "pattern": "light ?-?weight|ultra ?-?light|feather ?-?light|weighs? .{0,8}\\b(?:\\d ounces?|1?\\d{1,2} grams?)\\b|not heavy",
  "buckets": [
   "skincare",
   "makeup",
   "hair",
   "fragrance",
   "supplement",
   "food"
  ],
  "benefits": [
   "you forget you have it on",
   "it doesn't sit there asking to be noticed",
   "a second layer is still no big deal"
  ],
  "pictures": [],
  "shot": "spread a drop on the back of a hand and tilt it to the window"
 },
 {
  "pattern": "light ?-?weight|ultra ?-?light|feather ?-?light|weighs? .{0,8}\\b(?:\\d ounces?|1?\\d{1,2} grams?)\\b|not heavy",
  "benefits": [
   "you carry {them} without noticing",
   "one finger is enough to lift {them}",
   "your shoulder won't file a complaint",
   "bringing {them} along is an easy yes"
  ],
  "pictures": [],
  "shot": "lift {them} with one finger"
 },
 {
  "pattern": "compact|\\bmini\\b|pocket ?-?(?:size|sized)|space ?-?saving|slim\\b|(?<!fits? )small(?= size| enough| and| footprint|$)|tiny|travel ?-?size|palm ?-?size|thin\\b",
  "benefits": [
   "{it} {goes} where you go",
   "a jacket pocket or a corner of the drawer will do",
   "{it} {leaves} room for everything else",
   "you don't have to clear a space first"
  ],
  "pictures": [],
  "shot": "drop {them} into a bag next to your keys"
 },
 {
  "pattern": "\\brotat|\\bswivel|\\b360\\b",
  "benefits": [
   "the angle is up to you",
   "every side is in reach",
   "you turn {them} instead of turning yourself"
  ],
  "pictures": [],
  "shot": "turn {them} all the way round"
 },
 {
  "pattern": "adjust|customi[sz]|telescop|tilt|\\d+ (?:positions|heights|angles)|stretch|elastic",
  "benefits": [
   "{it} {fits} you, not the other way round",
   "you set {them} once for how you actually sit, stand or reach",
   "the next person can set {them} their own way",
   "one move and it suits the moment"
  ],
  "pictures": [],
  "shot": "move the setting slowly from one end to the other"
 },
 {
  "pattern": "magnet",
  "benefits": [
   "{it} {lands} and {stays}",
   "you let go and it finds its place",
   "one hand is enough"
  ],
  "pictures": [],
  "shot": "bring {them} close, let go, and show both hands"
 },
 {
  "pattern": "dishwasher",
  "benefits": [
   "cleaning is the dishwasher's job",
   "you load it, shut the door, and leave",
   "there's nothing left standing in the sink"
  ],
  "pictures": [],
  "shot": "load {them}, shut the door, walk off"
 },
 {
  "pattern": "machine ?-?wash|washer|washable cover",
  "benefits": [
   "cleaning is somebody else's job, and that somebody is a machine",
   "laundry day covers it",
   "a stain is a Tuesday problem"
  ],
  "pictures": [],
  "shot": "load the washer and shut the door on it"
 },
 {
  "pattern": "easy ?-?(?:to )?-?clean|rinse|wipes? clean|wipe ?-?(?:able|down)|cleans? easily|hand ?-?wash|washes",
  "benefits": [
   "one rinse and you get your evening back",
   "cleanup is shorter than the song",
   "there's no soaking, no scraping contest"
  ],
  "pictures": [],
  "shot": "wipe once with a cloth and hold it to the light"
 },
 {
  "pattern": "reus(?!e\\b)|no disposable",
  "benefits": [
   "you stop rebuying the throwaway kind",
   "the same one comes back tomorrow",
   "there's less in the bin on Thursday"
  ],
  "pictures": [],
  "shot": "set {them} down next to a full bin bag"
 },
 {
  "pattern": "\\bwash",
  "benefits": [
   "a stain is a Tuesday problem",
   "you wash {them} and go on with the week",
   "a spill has an ending"
  ],
  "pictures": [],
  "shot": "rinse {them} under the tap in real time"
 },
 {
  "pattern": "refill",
  "benefits": [
   "you keep the nice one and just top it up",
   "the empty isn't trash",
   "only the inside gets replaced"
  ],
  "pictures": [],
  "shot": "pour the refill in slowly without cutting"
 },
 {
  "pattern": "non ?-?slip|anti ?-?slip|slip ?-?resist|no ?-?slip|\\bgrip|suction (?:cups?|base|feet|bottom)|stays? (?:put|in place)|won t (?:slide|slip|move)",
  "buckets": [
   "footwear"
  ],
  "benefits": [
   "wet tile is just floor again",
   "you can take the stairs at your normal speed",
   "{it} {stays} with you on the kitchen floor"
  ],
  "pictures": [],
  "shot": "press the sole on a wet tile and push sideways"
 },
 {
  "pattern": "non ?-?slip|anti ?-?slip|slip ?-?resist|no ?-?slip|\\bgrip|suction (?:cups?|base|feet|bottom)|stays? (?:put|in place)|won t (?:slide|slip|move)",
  "benefits": [
   "{it} {stays} where you put {them}",
   "you're not chasing {them} across the counter",
   "your other hand is free"
  ],
  "pictures": [],
  "shot": "tilt the table and wait"
 },
 {
  "pattern": "non ?-?stick\\b",
  "benefits": [
   "the egg slides out on its own terms",
   "you're rinsing, not scraping",
   "breakfast leaves the pan in one piece"
  ],
  "pictures": [],
  "shot": "tip the pan and let a fried egg slide"
 },
 {
  "pattern": "quiet|silent|noiseless|low ?-?noise|whisper|\\bdecibel",
  "benefits": [
   "you can run {them} while someone sleeps",
   "the phone call next to {them} can go on",
   "nobody in the next room has to know"
  ],
  "pictures": [],
  "shot": "whisper to the camera with {them} running in frame"
 },
 {
  "pattern": "memory ?-?foam|cushion|padded|plush|thick sole|arch support",
  "buckets": [
   "footwear"
  ],
  "benefits": [
   "you feel it in the first step",
   "the hard kitchen floor gets a bit less hard",
   "standing at the sink feels different"
  ],
  "pictures": [],
  "shot": "press a thumb in slowly and let it rise back"
 },
 {
  "pattern": "memory ?-?foam|cushion|padded|pillow ?-?soft",
  "benefits": [
   "you feel it the second you lean in",
   "hard edges stop being your problem",
   "it gives where you press"
  ],
  "pictures": [],
  "shot": "press a palm in slowly and let it rise back"
 },
 {
  "pattern": "\\bsoft|fuzzy|fluffy|plush|silky|velvety|cozy|comfy|comfortable",
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
   "putting it on is the nice part"
  ],
  "pictures": [],
  "shot": "smooth it between two fingers next to the window"
 },
 {
  "pattern": "\\bsoft|fuzzy|fluffy|plush|silky|velvety|cozy|comfy|comfortable",
  "buckets": [
   "footwear"
  ],
  "benefits": [
   "you feel it in the first step",
   "the shoes by the door get jealous"
  ],
  "pictures": [],
  "shot": "press a thumb in slowly and let it rise back"
 },
 {
  "pattern": "\\bsoft|fuzzy|fluffy|plush|silky|velvety|cozy|comfy|comfortable",
  "benefits": [
   "you notice it the second you touch {them}",
   "your hand goes back for a second feel",
   "somebody will steal {them} from the couch"
  ],
  "pictures": [],
  "shot": "press a hand in slowly and drag it across"
 },
 {
  "pattern": "compartment|pocket|divider|section|slots?\\b|organi[sz]",
  "benefits": [
   "everything has an address",
   "your hand finds it without looking",
   "keys stop living at the very bottom"
  ],
  "pictures": [],
  "shot": "reach in without looking and pull out the right thing"
 },
 {
  "pattern": "stack|nest(?:s|ing|able)",
  "benefits": [
   "one shelf does the work of three",
   "{it} {takes} the height you never used",
   "the cabinet door closes again"
  ],
  "pictures": [],
  "shot": "stack piece by piece in a time-lapse"
 },
 {
  "pattern": "quick ?-?dry|dries (?:fast|quick)|fast ?-?dry",
  "benefits": [
   "{itIs} ready again sooner than you'd plan for",
   "the drying rack gets a break",
   "packing right after is possible"
  ],
  "pictures": [],
  "shot": "hang {them} up and cut between clock shots"
 },
 {
  "pattern": "\\bfast\\b|\\bquick(?:ly)?\\b|in seconds|heats? up",
  "benefits": [
   "{itIs} ready by the time you are",
   "you wait less and do more of the rest",
   "it fits between two other things"
  ],
  "pictures": [],
  "shot": "cut from start to finish with a clock in the frame"
 },
 {
  "pattern": "dimm|color ?-?chang|colou?rs|brightness|light modes|\\d+ (?:light )?modes|rgb|warm light",
  "buckets": [
   "lighting"
  ],
  "benefits": [
   "one lamp gives you several moods",
   "homework light and movie light live in one switch",
   "you match the room instead of fighting it"
  ],
  "pictures": [],
  "shot": "dial slowly through every setting in a dark room"
 },
 {
  "pattern": "\\d+ (?:\\w+ )?(?:speeds?|settings?|modes?|levels?)\\b|(?:speed|heat|light) (?:settings|modes)",
  "benefits": [
   "you pick the one that fits the moment",
   "gentle and strong are both one click away",
   "you're not stuck with one way of doing it"
  ],
  "pictures": [],
  "shot": "click through every setting without cutting"
 },
 {
  "pattern": "rgb|color ?-?chang|dimm|led light|lights? up|backlit|glow",
  "benefits": [
   "you can find {them} in the dark",
   "the room looks different with the big light off",
   "late night has its own setting"
  ],
  "pictures": [],
  "shot": "switch off the ceiling light and let it glow"
 },
 {
  "pattern": "breathab|mesh(?!.*(?:filter|strainer|sieve))|ventilat|wicking|airflow|moisture ?-?wick",
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
   "it's less swampy by noon",
   "air gets in where it counts",
   "a warm bus isn't a sauna"
  ],
  "pictures": [],
  "shot": "hold the fabric against a lamp and let the light through"
 },
 {
  "pattern": "breathab|ventilat|airflow",
  "benefits": [
   "air gets in where it counts"
  ],
  "pictures": [],
  "shot": "hold a strip of tissue paper in front of the openings"
 },
 {
  "pattern": "stainless|steel|\\bwood|walnut|bamboo|\\boak\\b|ceramic|porcelain|marble|\\bglass\\b|linen|leather|copper|brass|acacia|velvet|rattan|silk|satin",
  "benefits": [
   "{it} {looks} like {it} {belongs} out in the open",
   "you don't have to hide {them} when people come over",
   "the material does the talking"
  ],
  "pictures": [],
  "shot": "run one finger along the surface in a macro shot"
 },
 {
  "pattern": "(?:included|includes|comes? with|bundled|with (?:a |an )?(?:case|stand|bag|pouch|strap|brush|cable|charger|lid|straw))",
  "benefits": [
   "there's no second order",
   "you open the box and you can start",
   "nothing is missing on day one"
  ],
  "pictures": [],
  "shot": "lay every part from the box out in a row"
 },
 {
  "pattern": "no ?-?drill|easy ?-?(?:to )?-?(?:install|assembl|set ?up|put together)|no (?:tools|assembly|screws|installation)|tool ?-?free|peel and stick|self ?-?adhesive|installs? in|plug and play|sets? up",
  "benefits": [
   "it's done before the kettle boils, roughly speaking",
   "the toolbox stays in the closet",
   "you don't have to book a Saturday for it",
   "renters can exhale"
  ],
  "pictures": [],
  "shot": "put {them} up in a single take"
 },
 {
  "pattern": "easy to (?:use|carry|hold|store|pack|open|apply)|beginner|user ?-?friendly|one ?-?(?:button|touch|click|hand)",
  "benefits": [
   "there's no manual to lose",
   "you can hand {them} to anyone and walk away",
   "you'll have it figured out by the second try"
  ],
  "pictures": [],
  "shot": "do the whole thing with one hand"
 },
 {
  "pattern": "vegan|fragrance ?-?free|unscented|no sugar|sugar ?-?free|gluten ?-?free|paraben|sulfate|bpa|latex ?-?free|cruelty|dairy ?-?free|alcohol ?-?free|oil ?-?free|\\bno (?:dyes|additives|preservatives|parabens|fragrance)",
  "benefits": [
   "there's one less thing to check on the label",
   "you read the back once and move on",
   "the label gets short and boring, in a good way"
  ],
  "pictures": [],
  "shot": "move a fingertip along the label in macro"
 },
 {
  "pattern": "scratch ?-?(?:resist|proof)|shatter ?-?(?:resist|proof)|shock ?-?(?:resist|proof)|drop ?-?(?:resist|proof)|durable|sturdy|heavy ?-?duty|strong|tough|rugged|reinforced",
  "benefits": [
   "you don't have to baby {them}",
   "it can live at the bottom of the bag",
   "you're not handling {them} like an egg"
  ],
  "pictures": [],
  "shot": "set {them} down hard, pick {them} up, and show the corner"
 },
 {
  "pattern": "long ?-?(?:cord|cable|handle|strap|hose|sleeve)|\\d+ ?-?(?:foot|feet|meter)s?\\b.*(?:cord|cable|hose|rope|leash|strap)",
  "benefits": [
   "the outlet gets to be on the other wall",
   "you reach the far corner without moving the furniture",
   "you can step back and still be connected"
  ],
  "pictures": [],
  "shot": "walk backwards until it is fully stretched out"
 },
 {
  "pattern": "handle|carabiner",
  "benefits": [
   "you can grab {them} on the way past",
   "you keep a hand for the door"
  ],
  "pictures": [],
  "shot": "grab {them} with one hand while the other opens a door"
 },
 {
  "pattern": "\\bhooks?\\b|\\bloop\\b(?! record)|belt clip",
  "benefits": [
   "{it} {hangs} where you can see {them}",
   "the counter stays free"
  ],
  "pictures": [],
  "shot": "hang {them} up in one move"
 },
 {
  "pattern": "extend|expand",
  "benefits": [
   "{it} {gets} bigger only when you need it",
   "the rest of the time {it} {stays} small"
  ],
  "pictures": [],
  "shot": "pull {them} from the smallest to the largest size in one take"
 },
 {
  "pattern": "\\blid\\b|\\bcap\\b|closes|\\bzip|\\block(?:s|ing|able)?\\b|\\bseal",
  "benefits": [
   "what goes in stays in",
   "you close it and stop thinking about it"
  ],
  "pictures": [],
  "shot": "close it slowly, close enough to hear the click"
 },
 {
  "pattern": "straw|spout|sip",
  "benefits": [
   "you can drink without looking up",
   "one hand does it"
  ],
  "pictures": [],
  "shot": "take a sip without looking away from the screen"
 },
 {
  "pattern": "wheel|caster|rolls\\b",
  "benefits": [
   "you push {them} instead of lifting",
   "one foot is enough to move {them}"
  ],
  "pictures": [],
  "shot": "give {them} one push and let {them} roll out of frame"
 },
 {
  "pattern": "\\b(?:fluid )?ounces?\\b|\\bliters?\\b|\\bgallons?\\b|\\bquarts?\\b",
  "buckets": [
   "drinkware",
   "kitchen-tool",
   "bag",
   "home-storage",
   "cleaning",
   "pet",
   "garden",
   "travel"
  ],
  "benefits": [
   "you fill {them} once and get on with it",
   "you make one trip instead of two"
  ],
  "pictures": [],
  "shot": "fill {them} to the top in one take"
 },
 {
  "pattern": "large capacity|big capacity|roomy|spacious|extra large|\\bholds?\\b(?!.*\\bpounds)|capacity",
  "benefits": [
   "there's room for one more thing",
   "you make one trip instead of two",
   "you fill {them} once and get on with it"
  ],
  "pictures": [],
  "shot": "keep putting things in until the pile is gone"
 },
 {
  "pattern": "\\bwatts?\\b",
  "benefits": [
   "the number is right there to compare",
   "you know what you are plugging in"
  ],
  "pictures": [],
  "shot": "point at the number on the label"
 },
 {
  "pattern": "touch ?-?screen",
  "buckets": [
   "apparel"
  ],
  "benefits": [
   "you answer the phone with {them} on",
   "cold fingers stop being the price of a text"
  ],
  "pictures": [],
  "shot": "type one message without taking {them} off"
 },
 {
  "pattern": "reversible|two ?-?(?:sided|tone)|double ?-?sided",
  "benefits": [
   "you flip {them} and have another one",
   "one takes the space of one and works like two"
  ],
  "pictures": [],
  "shot": "flip {them} over on the beat"
 },
 {
  "pattern": "removable|detach|interchangeable|modular|replaceable",
  "benefits": [
   "you take off the part you need",
   "the part that gets dirty comes out on its own",
   "you don't have to carry the whole thing"
  ],
  "pictures": [],
  "shot": "take the part off and click it back on"
 },
 {
  "pattern": "see ?-?through|transparent|\\bclear\\b|window",
  "benefits": [
   "you see what is inside before you open it",
   "no more opening three to find one"
  ],
  "pictures": [],
  "shot": "look straight through it at the camera"
 },
 {
  "pattern": "scent|smells|fragrance|aroma",
  "benefits": [
   "you notice it before you see it",
   "the room says something first"
  ],
  "pictures": [],
  "shot": "open it, lean in, and pause"
 },
 {
  "pattern": "gentle|mild|sensitive",
  "benefits": [
   "you can take your time with it",
   "the routine stays calm"
  ],
  "pictures": [],
  "shot": "apply one drop slowly and leave the camera running"
 },
 {
  "pattern": "\\bapp\\b|smart ?-?home|alexa|voice ?-?control|remote",
  "benefits": [
   "you can do it from the couch",
   "your thumb does the walking"
  ],
  "pictures": [],
  "shot": "trigger it from across the room in one take"
 }
]
