/** What to film while the typed problem is told, by the things and places that it names. The first of them in the text wins. */
const SCENES: readonly (readonly [RegExp, string])[] = [
  [
    /\bsink\b.*\bbowl\b|\bbowl\b.*\bsink\b|\bdrinks? from the\b/i,
    'A cat at a bathroom sink, a full bowl of water on the floor',
  ],
  [/\b(?:fitted sheet|sheets? (?:pops?|comes?|slides?|slips?))\b/i, 'The corner of a mattress, the sheet snaps off'],
  [/\b(?:piano|middle c)\b(?!.*\b(?:room|space)\b)/i, 'Piano keys, close, one of them stays down'],
  [/\bfog\w*\b|\b(?:oven|steam)\b.*\bblind\b/i, 'Glasses fog up over a hot pot, hands feel for the edge'],
  [
    /\b(?:oatmeal|cereal|food|yogurt|puree)\b.*\b(?:lap|floor|shirt|everywhere|all over)\b/i,
    'A high chair from above, a spoon lands on the floor',
  ],
  [
    /\bwho picks up\b|\bpractices\b|\bschedules?\b/i,
    'A fridge door full of notes, a finger searches from one to the next',
  ],
  [/\b(?:crumbs|glitter)\b/i, 'A hand brushes crumbs off a table, half of them land on the floor'],
  [/\bkernels?\b|\bcorn\b/i, 'Kernels bounce off a cutting board onto the floor'],
  [
    /\b(?:lake|river|ocean|pool|toilet)\b(?=.*\bsink|.*\bgone|.*\bdrop)|\bdropped my phone\b/i,
    'An empty hand over water, rings spreading',
  ],
  [/\b(?:deck|boards)\b/i, 'Bare boards from above, a finger lifts a flake of old paint'],
  [
    /\b(?:fabric|sew(?:ing)?|quilt\w*|yarn|knitting)\b(?=.*\b(?:bought|never|cut|stash|learn))/i,
    'A folded stack of fabric, a pair of scissors laid on top',
  ],
  [/\bbags? in the (?:trunk|car)\b/i, 'A trunk opened on a heap of empty bags'],
  [/\b(?:flowers?|dandelions?|bouquet|roses)\b/i, 'Wilted flowers on a table, one petal falls'],
  [/\bsweat\w*\b/i, 'Creator takes off a jacket and pulls the shirt away from the back'],
  [
    /\b(?:dresser|furniture)\b|\bmov\w+ (?:the|a) (?:couch|sofa|fridge|bed|table)\b/i,
    "Creator pushes a piece of furniture with a shoulder, it doesn't move",
  ],
  [/\bchickens?\b(?=.*\b(?:coop|out|hens?)\b)|\bcoop\b/i, 'Rubber boots in wet grass, dark outside, a flashlight'],
  [/\bpens?\b|\bfidget\w*/i, 'A thumb clicks a pen, again and again, heads turn'],
  [/\bpatio\b|\bconcrete\b/i, 'A bare patio from above, a bare foot steps on it and jumps back'],
  [/\bfrost\b(?!.*\b(?:windshield|scrap\w*|car)\b)/i, 'A row of limp seedlings, a hand lifts one'],
  [/\bsticky\b/i, 'A jar lifted off a shelf, it sticks to the hand'],
  [/\b(?:lime|lemon|juice) .*\beyes?\b/i, 'Half a lime squeezed by hand, one eye shuts'],
  [/\bhand is (?:blue|black|gray)\b|\bink (?:all over|on) my\b/i, 'The side of a hand held to the lens, ink on it'],
  [/\bcrack\w* screen\b|\bscreen (?:is |has )?crack\w*/i, 'A phone with a cracked screen, a thumb goes over it'],
  [/\bfreezer\b.*\b(?:avalanche|bags)\b/i, 'A freezer drawer pulled open, flat bags slide out'],
  [/\btext(?:ing)? (?:all day|each other)\b/i, 'Two thumbs on a phone, close, then the screen goes dark'],
  [/\bwi-?fi\b|\bbuffer\w*|\breconnecting\b/i, 'A phone held up, the loading circle turns'],
  [/\bsand\b|\bbeach\b(?!.*\bswimsuit)/i, 'A blanket shaken out at the door, sand falls on the floor'],
  [/\bbooks\b(?=.*\b(?:floor|stack\w*|pile\w*|tower)\b)/i, 'A stack of books on the floor, from the side'],
  // Kitchen
  [
    /\b(?:jars?|lids?)\b(?=.*\bopen)|\bopen\w*\b.*\b(?:jars?|lids?|bottles?|cans?)\b/i,
    'Two hands strain at a jar lid and give up',
  ],
  [
    /\b(?:juice|gravy|sauce|soup|batter|syrup|oil|coffee|milk|water|brisket)\b.*\b(?:runs?|spills?|drips?|leaks?|pours?|all over|everywhere)\b.*\b(?:counter|table|stove|drawer|floor)|\b(?:spills?|drips?|runs) (?:all )?(?:over|across|on) the (?:counter|table|stove)/i,
    'A puddle creeps across a counter, a hand grabs a paper towel',
  ],
  [
    /\b(?:stick|stuck|welded|burn(?:s|t|ed)?)\b.*\b(?:pan|skillet|pot)\b|\b(?:pan|skillet|pot)\b.*\b(?:stick|stuck|welded|burn)/i,
    'A spatula scrapes along the bottom of a pan',
  ],
  [
    /\b(?:dull|blunt|squash\w*|squish\w*|knife|knives)\b/i,
    'A tomato on a board with its skin dented, the knife laid beside it',
  ],
  [
    /\bonions?\b(?=.*\b(?:cry|chop|cut|dice|eyes|prep))|\b(?:cry\w*|chopp\w*|dic\w+)\b.*\bonions?\b/i,
    'Half an onion on a board, creator wipes an eye with a sleeve',
  ],
  [/\b(?:lunch ?box|lunch (?:comes|came|is|gets)|sandwich\w*)\b/i, 'A lunchbox opened on a table, from above'],
  [
    /\b(?:fridge|leftovers|produce|lettuce|spinach|herbs|cilantro|\w*berries)\b/i,
    'A fridge drawer pulled open, something limp held up to the lens',
  ],
  [/\b(?:spices?|paprika|cumin|pantry)\b/i, 'A hand digs through a row of jars and turns one label after another'],
  [/\b(?:dough|bread|loaf|sourdough|starter)\b/i, 'A bowl of flat dough on a counter, a finger presses it'],
  [/\b(?:dumplings?|rice|noodles|pasta|eggs?)\b/i, 'A pan from above, a spatula lifts a torn piece'],
  [/\b(?:ribs|steak|grill|bbq|brisket)\b/i, 'A plate at the grill, one bite, the chewing slows down'],
  [/\b(?:dishes|dishwasher|sponge|sink|scrub\w*|pots?|pans?)\b/i, 'A full sink, a sponge in a wet hand'],
  [/\b(?:coffee|espresso|latte|barista|cafe)\b/i, 'A paper cup set down, creator looks into it'],
  [/\b(?:snacks?|cravings?|hungry)\b/i, 'A cabinet opened, stared into, and closed again'],
  [
    /\b(?:for dinner|make dinner|takeout|meals?|recipes?|cooking)\b/i,
    'Creator in front of an open fridge, doing nothing',
  ],
  [/\b(?:freezer|ice (?:cubes?|trays?|maker)|out of ice)\b/i, 'A freezer drawer that sticks, pulled twice'],
  [/\b(?:bottles?|groceries|bags)\b.*\b(?:flights?|stairs|up|carry)/i, 'Two arms full of bottles on a staircase'],
  [/\bdrawers?\b/i, 'A drawer pulled open, a hand rummages in it'],
  [/\b(?:counter ?space|counter)\b/i, 'A crowded counter, something pushed aside with an elbow'],
  // Laundry and clothes
  [/\b(?:dryer)\b/i, 'A dryer door opens, hands pull out a shirt and hold it to the light'],
  [
    /\b(?:wash|washer|laundry|fuzz|lint|hamper)\b/i,
    'Hands pull dark clothes out of a washing machine and hold one to the light',
  ],
  [/\bsocks?\b/i, 'One sock held up, the other hand empty'],
  [
    /\bknees?\b.*\bjeans\b|\bjeans\b.*\bknees?\b|\bholes? in\b/i,
    'A pair of pants held up, a finger comes through the hole in the knee',
  ],
  [
    /\b(?:shoes?|sneakers|boots)\b.*\b(?:pile|door|floor|trip)|\btrip\w* over\b/i,
    'A heap of shoes by a door, a foot looks for a way through',
  ],
  [/\b(?:shoes?|sneakers|boots|heels)\b/i, 'A pair of shoes kicked off, a hand rubs one foot'],
  [
    /\b(?:closet|hangers?|sweaters?|shirts?|dress(?:es)?|jeans|pants|waistband|bra|jacket|coat)\b/i,
    'Something held up in front of a mirror, turned, and tossed on a chair',
  ],
  [/\b(?:jewelry|necklaces?|earrings?|rings?|silver)\b/i, 'A small box opened, dark pieces in a palm'],
  [/\b(?:iron|wrinkl\w*|crease\w*)\b/i, 'A shirt on an ironing board, a hand lifts one sleeve'],
  // Bath and body
  [
    /\b(?:curl\w*|curling|blow ?dry\w*|straighten\w*|frizz\w*|hair)\b(?!.*\b(?:couch|sofa|rug|dryer|floor|seat|clothes)\b)(?<!covered in (?:my |dog |cat |pet )?hair)(?<!(?:dog|cat|pet) hair)/i,
    'Creator at the bathroom mirror, one hand in the hair',
  ],
  [
    /\b(?:lashes|mascara|brows?|lipstick|makeup|concealer|eyeliner)\b/i,
    'Creator close to a bathroom mirror, a fingertip under one eye',
  ],
  [/\b(?:razor|shav\w*|beard)\b/i, 'A razor laid on the edge of a sink, a hand over the chin'],
  [
    /\b(?:heels? (?:snag|crack|throb|hurt)|cracked heels?|dry feet)\b|\bmy heels\b/i,
    'A bare heel pulled over a bedsheet',
  ],
  [
    /\b(?:ankles?|feet|legs|shift|hour (?:ten|\d+))\b/i,
    'Shoes off by the door, creator sits down and rubs both ankles',
  ],
  [/\b(?:neck|shoulders?|slouch\w*)\b/i, 'Creator at a desk, a hand on the neck, head turned slowly to one side'],
  [
    /\b(?:back|lumbar|spine)\b(?=.*\b(?:hurts?|pain|ache\w*|kill\w*|sore|stiff)\b)|\b(?:fold(?:ing|ed)? chair)\b/i,
    'Creator gets up slowly, one hand on the lower back',
  ],
  [
    /\b(?:hands?|lotion|greasy|knuckles)\b.*\b(?:dry|crack\w*|greasy|slippery)|\b(?:greasy|slippery)\b/i,
    'Two shiny hands held away from everything',
  ],
  [/\b(?:shower|bath ?mat|bathtub|tub|bath time|towels?)\b/i, 'A bathroom floor from above, bare feet step onto it'],
  [/\b(?:sink|faucet)\b/i, 'A bathroom sink, the faucet dripping'],
  [/\b(?:toothbrush|teeth|brushing)\b/i, 'A toothbrush put back after a few seconds'],
  [/\b(?:nails?|nail polish|manicure|quick|clippers?)\b/i, 'A pair of clippers picked up and put down again'],
  [/\b(?:waxing|lash(?:es)? (?:fills?|extensions?)|fills)\b/i, 'Creator on a couch with closed eyes, a clock behind'],
  // Sleep
  [/\b(?:snor\w*|pillows?)\b/i, 'A pillow punched flat, turned, and punched again'],
  [
    /\b(?:blackout|sun is|sunlight|streetlight|too (?:bright|light))\b|\bsun\b.*\bbedroom\b/i,
    'A bedroom with sun around the curtain, an arm goes over the eyes',
  ],
  [
    /\b(?:blankets?|duvet|night sweats|hot sleeper)\b|\bsheets?\b(?! (?:of|pan))/i,
    'A blanket kicked off, then pulled back up',
  ],
  [/\bdiapers?\b|\bwipes\b/i, "A changing mat in dim light, a hand pats for something that isn't there"],
  [/\b(?:sleep|asleep|awake|[1-5] ?am|insomnia|bedtime|nap)\b/i, 'A dark bedroom, a phone lights up with the time'],
  // Home
  [
    /\bhose\b(?=.*\b(?:kink|corner|stuck))|\bkinks?\b/i,
    'A garden hose pulled around the corner of a house until it stops',
  ],
  [/\bhose\b/i, 'A garden hose in a tangle on the grass'],
  [
    /\b(?:lawn|mow\w*|grass|weeds?|yard|clay|garden\w*|soil|raised bed)\b/i,
    'A patch of yard from above, creator kneels down and gets up with a hand on one knee',
  ],
  [/\b(?:gutters?|ladder)\b/i, 'A ladder leaning against a wall, creator beside it looks up'],
  [/\b(?:plants?|basil|monstera|succulents?|pots?)\b/i, 'A drooping plant on a windowsill, a finger in the dry soil'],
  [/\b(?:drywall dust|dust|dusty|renovation|remodel)\b/i, 'A finger drawn across a shelf and held up gray'],
  [/\b(?:rug|carpet|couch|sofa|cushions?)\b/i, 'A couch from the side, a hand brushes over the cushion'],
  [/\b(?:cables?|cords?|charger|outlets?|plugs?)\b/i, 'A knot of cables lifted out from behind a desk'],
  [/\b(?:batter(?:y|ies)|dead phone|\d+ ?%)\b/i, 'A phone at one percent, held up to the lens'],
  [
    /\b(?:lost|los(?:e|ing)|misplac\w*|can'?t find|hunting for) (?:my |the |his |her )?(?:keys|wallet|remote|phone|glasses)\b|\bcan'?t find (?:my|the|it|them)\b/i,
    'Pockets patted, a cushion lifted, nothing under it',
  ],
  [/\b(?:garage|basement|attic|boxes|storage)\b/i, 'A door opened on stacked boxes, closed again'],
  [
    /\b(?:lease|drill\w*|nails? in|holes? behind|holes in the wall)\b/i,
    'A bare wall, creator looks at it with folded arms',
  ],
  [/\b(?:smell\w*|stink\w*|odou?r|musty|stank)\b/i, 'A door opened, creator leans back and turns the face away'],
  [/\b(?:mosquit\w+|bugs?|flies|ants?|gnats?|wasps?)\b/i, 'Creator outside at dusk slaps an arm, then an ankle'],
  [/\b(?:fire ?pit|patio|grill cover|after every rain|rain\w*)\b/i, 'Rain on a window, then the wet spot outside'],
  [/\b(?:snow|ice|icy|windshield|frost\w*)\b/i, 'A frosted windshield, a bare hand pulled back into the sleeve'],
  [/\b(?:neighbors?|upstairs|thin walls)\b/i, 'Creator looks up at the ceiling and waits'],
  [/\b(?:stains?(?! (?:peel|won'?t|remover))|spill\w*|wine)\b/i, 'A spot on fabric, close, a cloth dabs at it'],
  [/\b(?:toilet|plumb\w*|drain|clog\w*)\b/i, 'Water that stands in a drain, creator waits beside it'],
  // Car and way
  [/\b(?:seatbelt|buckle)\b/i, 'A parked car in the sun, a hand touches the buckle and jumps back'],
  [/\b(?:tires?|psi|gas station)\b/i, 'A parked car, the warning light on, a hand presses on a tire'],
  [
    /\bget(?:ting)? out of the car\b|\b(?:commute|long drive|hours? (?:in|behind))\b/i,
    'A parked car, the door opens, creator gets out slowly, one hand on the door',
  ],
  [
    /\b(?:under|between|in|on|all over) (?:the |my |our )?(?:back ?)?seats?\b|\b(?:back ?seat|trunk|french fry)\b/i,
    'A parked car, the back door opens on the mess',
  ],
  [/\b(?:car|driv(?:e|ing)|truck)\b/i, 'Creator in the parked car, both hands on the wheel, eyes on the lens'],
  [
    /\b(?:suitcase|luggage|carry-?on|packing|airport|flight|plane|gate)\b/i,
    "A suitcase on a bed that won't close, a knee on the lid",
  ],
  [/\b(?:swimsuits?|cabin|cruise|pool|beach|goggles|swim\w*)\b/i, 'A wet swimsuit over the back of a chair, dripping'],
  [/\b(?:tent|camp\w*|trail|hik\w*)\b/i, 'A trail from behind, slow steps, then a stop'],
  [/\b(?:bike|helmet|scooter)\b/i, 'A bike leaning in a hallway, creator squeezes past'],
  [
    /\b(?:menu|waiter|order\w* .*(?:squid|wrong)|squid|spanish|french|japan\w*|italian|language)\b/i,
    'A finger on a menu, creator looks up and smiles helplessly',
  ],
  // Children and pets
  [
    /\b(?:homework|math|worksheets?|b's and d's|spelling|tutor\w*)\b/i,
    "A worksheet on a kitchen table, a pencil that doesn't move",
  ],
  [
    /\b(?:bottle|formula|breast\w*|pump(?:ing)?)\b(?=.*\bbaby)|\bbaby\b.*\b(?:bottle|losing it|screams?|cries)\b/i,
    'Creator rocks from one foot to the other, a baby blanket over the shoulder',
  ],
  [/\b(?:toys?|lego|blocks|tiles|puzzle)\b/i, 'Toys across a floor, a foot feels its way between them'],
  [/\b(?:rain pants|wet socks|puddles?)\b/i, 'Small wet socks wrung out over a sink'],
  [
    /\b(?:walks?|walk\w*) .*\b(?:carried|carry)\b|\bwants to be carried\b/i,
    'A path from behind, a child stops and holds up both arms',
  ],
  [/\b(?:bow tie|wedding|church|aisle)\b/i, 'A small suit on a hanger, something missing at the collar'],
  [
    /\b(?:leash|dropped the lead|pond|ducks)\b|\bpulls? (?:me|on (?:the|walks))\b/i,
    'A leash on the ground, no dog on it',
  ],
  [
    /\b(?:treats?|kibble|picky|spits? out|won'?t (?:eat|touch))\b/i,
    'A treat on the floor, the dog sniffs it and walks off',
  ],
  [/\b(?:litter|litter ?box)\b/i, 'A bare foot on the floor by a litter box, crumbs under it'],
  [/\b(?:shakes?|muddy|paws?|wet dog)\b/i, 'A wet dog shakes itself, drops on the lens'],
  [/\b(?:poop|toad|dog walk\w*)\b/i, 'A dark path, a bag over one hand, creator bends down and stops'],
  [
    /\b(?:attacks?|zoomies|under the (?:bed|blanket))\b/i,
    'Toes under a blanket, a cat crouched at the foot of the bed',
  ],
  // Work and paper
  [/\b(?:laptop|screen|posture)\b/i, 'Creator bent low over a laptop, from the side'],
  [
    /\b(?:invoices?|clients?|customers?|receipts?|tax\w*|bookkeeping|spreadsheets?)\b/i,
    'A heap of paper on a desk, creator lifts one sheet and lets it drop',
  ],
  [/\b(?:emails?|inbox|meetings?|calls?)\b/i, 'Creator at a desk, headset half off, eyes closed'],
  [
    /\bforg\w+ (?:to|about|the (?:date|appointment|bill)|(?:my|his|her) (?:birthday|anniversary))\b|\b(?:appointment|birthday|anniversary)\b/i,
    'A calendar, a finger stops on a day, creator freezes',
  ],
  [/\b(?:ukulele|guitar|violin|banjo|drum ?kit)\b/i, 'An instrument on the wall, a finger wipes dust off it'],
  [
    /\b(?:no (?:room|space)|(?:tiny|small) (?:apartment|kitchen|room|house|bathroom)|takes? up)\b/i,
    'A small room from the door, end to end, one slow turn',
  ],
  [/\b(?:phone|scroll\w*)\b/i, 'A phone face up on a table, a hand hovers over it'],
  [
    /\b(?:broke|broken|breaks?|snapp?ed|crack\w*|ripp?ed|shatter\w*|fell apart)\b/i,
    'The old one in two pieces, one in each hand',
  ],
  [
    /\b(?:bucks|dollars|expensive|bill|\$\d|€\d|£\d|fees?)\b/i,
    'A receipt unrolled to the lens, a finger under the last line',
  ],
]

/** The first thing of the table that a text names. */
export function shownIn(text: string): string | undefined {
  const found = SCENES.flatMap(([pattern, scene]) => {
    const at = text.search(pattern)
    return at < 0 ? [] : [{ at, scene }]
  })
  // The earliest; of those at one place the one that stands first here.
  return found.sort((a, b) => a.at - b.at)[0]?.scene
}
