import { handsIn } from './act-shots'
import { escaped } from '../kinds'
import { singular, upperFirst } from '../language'
import { thirdVerb } from '../reading'
import type { Reading } from './reading'
import { type NamedThing, thingsIn, thingsOf } from './things-in'

/** What can be filmed of a problem, by how it is filmed. */
const SEEN = thingsOf({
  hand: `bottle jar lid phone iphone wallet key keys remote charger mug cup tumbler glasses sunglasses fork spoon spatula toothbrush hairbrush lipstick mascara deodorant
    perfume soap sponge battery flashlight earbuds earplug controller candle lighter scissors paintbrush screwdriver pencil pen sticky_note tweezers clipper bracelet necklace earring
    wedding_ring crayon pacifier conditioner shampoo lotion tube remover straw`,
  near: `knife razor pan skillet wok kettle thermos bowl plate pot headphones keyboard laptop tablet lunchbox lunch_box lunch_container backpack bag gym_bag diaper_bag purse tote suitcase umbrella
    basket cookbook hammer drill rope leash harness collar toy lego doll puzzle guitar ukulele violin diaper towel hose garden_hose rake shovel broom mop bucket helmet cooler notebook
    planner book cutting_board baking_sheet bandage`,
  cord: 'cable cord charging_cable necklace_chain yarn extension_cord',
  paper: `receipt bill invoice letter worksheet homework note sheet calendar postcard`,
  screen:
    'photo spreadsheet inbox email app translation_app budget_app bank_app website playlist password browser text_message',
  wear: `shirt blouse t-shirt tee sweater hoodie jacket coat dress bridesmaid_dress skirt jeans pants trousers shorts leggings sock shoe sneaker boot sandal slipper bra swimsuit
    suit glove hat baseball_cap beanie scarf belt uniform apron costume pajamas robe`,
  stand: `couch sofa armchair chair camp_chair office_chair stool bench table desk shelf bookcase bookshelf dresser nightstand bed mattress crib sink shower tub bathtub toilet faucet
    drain counter countertop stove cooker oven fridge freezer microwave dishwasher dryer washing_machine washer coffee_maker coffee_machine toaster blender cabinet cupboard drawer
    knife_drawer junk_drawer closet wardrobe pantry door front_door window windowsill wall ceiling floor carpet rug mirror curtain blinds lamp outlet router printer
    monitor trash_can garbage_can litter_box tank aquarium crate fence gutter grill mailbox fire_pit hot_tub stroller car_seat seat high_chair towel_bar radiator heater air_conditioner fan_heater
    ladder loft_ladder vacuum mower lawn_mower headboard grout tile rangehood range_hood hob skirting_board oven_door pillow blanket duvet pillowcase sheets laundry hamper cat_tree cage bike scooter`,
  room: 'kitchen bathroom bedroom living_room hallway garage basement attic laundry_room nursery dorm dorm_room dorm_kitchen entryway loft',
  outside: 'yard backyard garden',
  surface: 'patio deck balcony porch driveway lawn stair staircase',
  car: 'car truck van suv minivan rv camper dash dashboard windshield trunk trunk_carpet back_seat backseat passenger_seat seat_belt seatbelt buckle cup_holder glove_box steering_wheel car_door',
  hair: 'hair curl ponytail bangs',
  palms: 'hand finger thumb palm wrist knuckle nail cuticle',
  feet: 'foot heel toe ankle shin calf arch',
  eyes: 'eye eyes',
  face: 'cheek chin forehead nose lip skin face',
  body: 'ear jaw neck shoulder tooth spine elbow knee hip tailbone back lower_back leg arm armpit stomach',
  pet: 'dog puppy cat kitten retriever golden_retriever husky labrador greyhound dachshund corgi pug terrier chihuahua shepherd spaniel bulldog collie poodle beagle rabbit hamster parrot',
  plant: 'plant monstera basil succulent fern orchid houseplant seedling tomato_plant rose_bush herb',
  food: `curry coffee espresso tea popcorn egg bread loaf pizza onion pancake salad soup rice pasta noodle steak smoothie kale avocado cake cookie cheerios cereal sandwich granola_bar
    sauce salsa wing taco burger toast oatmeal bacon potato  fries sushi broccoli`,
})

/** Of a smell that one turns away from: not "smells amazing in the jar", "the smell I missed". */
const STINKS =
  /\b(?:stink\w*|stank|stunk|reek\w*|musty|smelly|odou?rs?|smell(?:s|ed|ing)?(?= (?:so |really |very )?(?:bad|awful|terrible|horrible|off|weird|damp|wet|funky|gross|stale|sour|rotten)\b| like (?:an? |the |old |my )*(?:wet |dirty |burnt |dead )?(?:dogs?|feet|foot|fish|gym|mou?ld|mildew|sweat|garbage|trash|bins?|milk|eggs?|smoke|plastic|chemicals?|locker|socks?|sewer|ga[sr]\w*|petrol|basement|pee|cats?|wet)\b|$| (?:and|again|by|every|when|after|all|no matter)\b))/

type Fault = readonly [looks: RegExp, said: RegExp, shot: string]
/** What is wrong with a thing, in words beside it: how that is filmed. {T}: the thing. */
const FAULTS: readonly Fault[] = [
  [/^(?:hand|near|wear|food|stand|paper)$/, STINKS, 'Creator leans over {T} and turns the face away'],
  [/^car$/, STINKS, 'Parked car: creator opens the door and turns the face away'],
  [/^cord$/, /\b(?:tangl\w+|knot\w*|spaghetti|mess)\b/, '{T} lifted, all in one knot'],
  [/^near$/, /\bkink\w*\b/, '{T} bent in two hands until it kinks'],
  [/^hand$|^near$|^stand$/, /\b(?:heavy|weighs|lug\w*|drag\w*|haul\w*)\b/, 'Creator lifts {T} with both hands, slowly'],
  [/^stand$/, /\b(?:wobbl\w+|rocks|shaky|tips? over)\b/, 'A hand pushes at {T}, it wobbles'],
  [
    /^stand$|^hand$/,
    /\b(?:won't open|can't open|jams?|jammed|can't get .* open|give out)\b/,
    'Both hands pull at {T}, nothing moves',
  ],
  [/^wear$/, /\b(?:holes?|ripp?ed|tore|torn|split)\b/, '{T} held up, a finger through the hole'],
  [
    /^hand$|^near$|^stand$/,
    /\b(?:broke|broken|cracked|snapped|shattered|chipped|fell apart)\b/,
    '{T} close, a finger on the broken place',
  ],
  [/^wear$|^stand$/, /\b(?:stain\w*|spill\w*|soaked|ruined|mark)\b/, '{T} close, a finger on the spot'],
  [/^stand$/, /\b(?:dust\w*|dirty|grim\w+|greas\w+)\b/, 'A finger drawn across {T} and held up'],
  [
    /^stand$|^surface$/,
    /\b(?:burn(?:s|ed|t)? (?:my|your|his|her|our|the|a) (?:\p{L}+ )?(?:hands?|fingers?|palms?|feet|foot|paws?|legs?)|(?:too )?hot to (?:the )?touch|too hot to (?:sit|walk|stand)|scald\w*)\b/u,
    'A hand touches {T} and jumps back',
  ],
  [
    /^hand$|^near$|^stand$|^car$/,
    /\b(?:loud|noisy|squeak\w*|creak\w*|beep\w*|rattl\w*|wakes)\b/,
    'Creator beside {T}, one hand over an ear',
  ],
  [
    /^plant$/,
    /\b(?:dead|died|dying|droop\w*|wilt\w*|sticks|brown|fell|leans?)\b/,
    'Close on {T}, a finger lifts a leaf',
  ],
]

/** How a thing is filmed while its problem is told. {S}: the creator says it. */
const SHOTS: Readonly<Record<string, string>> = {
  hand: '{T} in one hand, close, then up to the creator, {S}',
  near: 'Close on {T}, then up to the creator, {S}',
  cord: '{T} in one hand, close, then up to the creator, {S}',
  paper: '{T} held up to the lens, then the creator, {S}',
  screen: '{T} on a phone screen, turned to the lens, then the creator, {S}',
  wear: '{T} held up to the lens, then the creator, {S}',
  stand: 'Close on {T}, then up to the creator, {S}',
  room: 'Creator in {T}, {S}',
  outside: 'Creator in {T}, {S}',
  surface: 'Creator on {T}, {S}',
  plant: 'Close on {T}, then up to the creator, {S}',
  food: 'Close on {T} on a table, then up to the creator, {S}',
  pet: '{T} in the picture, creator beside it, {S}',
  hair: 'Creator at a mirror, one hand in the hair, {S}',
  palms: 'Creator holds up {T}, {S}',
  feet: 'Creator on a chair, one shoe off, {S}',
  eyes: 'Creator rubs both eyes, then looks up, {S}',
  face: 'Creator at a mirror, turning from it, {S}',
  body: 'Creator, a hand on {T}, {S}',
}
const BODY = /^(?:hair|palms|feet|eyes|face|body)$/

/** Acts and places that a sentence names by more than one word. What the picture shows has to be named. */
const ACTED: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:awake|wak\w+|woke|(?:am|['’]m|still|was) up) (?:\w+ ){0,3}(?:at )?[1-5](?::\d\d)? ?a\.?m\b|\b[1-5] ?a\.?m\b.*\b(?:awake|asleep|at (?:the|my) ceiling|can'?t sleep)\b/i,
    'A dark bedroom, a phone lights up with the time',
  ],
  [
    /\b(?:dead|flat|car) battery\b.*\b(?:car|cables?|engine|garage|parking|road)\b|\b(?:car|truck|van)['’]?s? battery\b/i,
    'Creator beside the car, its hood up, saying it to the lens',
  ],
  [/\bsnor\w+/i, "A dark bedroom, a pillow goes over the creator's head"],
  [
    /\b(?:fitted )?sheet (?:pops?|comes?|slides?|slips?) (?:off|up)\b/i,
    'The corner of a mattress, the sheet snaps off',
  ],
  [
    /\bonions?\b.*\b(?:cry\w*|eyes|tears)\b|\b(?:cry\w*|tears) .*\bonions?\b/i,
    'Half an onion on a board, creator wipes an eye with a sleeve',
  ],
  [/\b(?:one|single|other|matching|odd) socks?\b/i, 'One sock held up, the other hand empty'],
  [
    /\bphone\b.*\b(?:dead|died|dies|(?:at|on) \d+ ?(?:%|percent))|\b(?:at|on) \d+ ?(?:%|percent)\b.*\bphone\b/i,
    'A phone with a dark screen, held up to the lens',
  ],
  [
    /\b(?:forgot|missed) (?:my |the |our |his |her )?(?:\w+ )?(?:appointment|birthday|anniversary|dentist|date)\b|\bmissed the \w+ (?:twice|again)\b/i,
    'A calendar, a finger stops on a day, creator freezes',
  ],
  [
    /(?<!\b(?:bike|bicycle|cycle|scooter)\b.*)\b(?:tire (?:light|pressure)|low tire|flat tire)\b/i,
    'Parked car: a hand presses on a tire',
  ],
  [/\btripp?(?:ed|ing|s)? over\b/i, 'A foot stops short of the thing on the floor and steps around it'],
  [
    /\b(?:baby|toddler|newborn)\b.*\b(?:wakes?|woke|crie[sd]|crying|scream\w*|won'?t sleep)\b|\b(?:wakes?|woke) (?:up )?the baby\b/i,
    'Creator whispers to the lens, a finger on the lips',
  ],
  [
    /\b(?:grocer(?:y|ies)|bags|vacuum|stroller|cooler)\b.*\b(?:stairs|flights)\b/i,
    'Creator on the stairs, both hands full',
  ],
]

/** Where the creator stands while nothing else can be shown. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:(?<!\b(?:my|our|the|your) )driv(?:e|es|ing|er)|road|highway|merging|in traffic|traffic jam|commute|parking lot|truck stop)\b/i,
    'in the parked car',
  ],
  [/\b(?:shower\w*|shav\w+|makeup|brush\w* (?:my )?teeth|skincare)\b/i, 'in the bathroom'],
  [/\b(?:cook\w*|for dinner|make dinner|bak(?:e|ed|ing)|recipes?|leftovers|dishes)\b/i, 'in the kitchen'],
  [/\b(?:asleep|sleep\w*|bedtime|insomnia)\b/i, 'on the edge of the bed'],
  [/\b(?:calls?|meetings?|emails?|clients?|invoices?|taxe?s|zoom|typing|deadline|spreadsheets?)\b/i, 'at a desk'],
  [/\b(?:mow\w*|weed\w*|gutters|hik\w+|camp\w*|walk the dog|run|runs|running|fishing|gardening)\b/i, 'outside'],
  [/\b(?:squats?|deadlifts?|gym|workouts?|yoga|reps)\b/i, 'in sports clothes'],
]

/** Where no camera goes: the creator tells it. */
const ELSEWHERE =
  /\b(?:at|in|to|into|from|on|outside) (?:the |a |an |my |our |his |her )?(?:\w+ )?(?:restaurant|airport|plane|train|bus|subway|office|gym|hospital|school|zoo|church|hotel|wedding|concert|cruise|store|mall|station|class|salon|dentist|cricket|campsite|lake|beach|pool)\b/i
/** What everybody has at hand, also where it happened elsewhere. */
const BROUGHT = /^(?:hand|near|wear|pet|food|paper|screen|hair|palms|feet|eyes|face|body)$/

/** What to film while the problem is told: the thing it is about with what is wrong with it, where it happens, and the creator saying it. */
export function sceneOf(reading: Reading): string {
  const scene = known.get(reading) ?? filmed(reading)
  known.set(reading, scene)
  return scene
}
/** Asked for each wording of each piece. */
const known = new WeakMap<Reading, string>()

function filmed(reading: Reading): string {
  const { ownProblem: own, painPoint } = reading
  const told = own?.hook ?? painPoint
  return upperFirst(shownOf(told, reading) ?? toLens(told, painPoint))
}

/** What was there before the product, for one half of a picture: "the gray velvet couch, close"; undefined where no thing is sure. */
export function oldThing(reading: Reading): string | undefined {
  const { ownProblem: own, painPoint } = reading
  const told = `${own?.hook ?? painPoint} ${own?.more ?? ''}`
  const thing = sureThings(told, reading).find(({ look, noun }) => OLD.test(look) || REPLACED.test(noun))
  return thing && `${named(thing)}, close`
}
const OLD = /^(?:hand|near|cord|paper|wear|food|plant)$/
/** Of what stands in a home: what a product takes the place of. */
const REPLACED =
  /(?:chair|stool|desk|bed|mattress|lamp|router|printer|monitor|can|crate|stroller|ladder|vacuum|mower|pillow|blanket|duvet|pillowcase|sheets?|hamper|maker|machine|blender|toaster|curtain|blinds|rug|grill|heater|cage|bike|scooter)$/

/** What to film of what else was typed: its own thing, else the same shot. */
export function nextScene(reading: Reading): string {
  const scene = nextKnown.get(reading) ?? filmedNext(reading)
  nextKnown.set(reading, scene)
  return scene
}
const nextKnown = new WeakMap<Reading, string>()

function filmedNext(reading: Reading): string {
  const { ownProblem: own, painPoint } = reading
  const shown = shownOf(own?.more ?? '', reading)
  const isFace = (scene: string) => scene.startsWith(FACE)
  const first = sceneOf(reading)
  if (shown !== undefined && upperFirst(shown) !== first && !(isFace(shown) && isFace(first))) return upperFirst(shown)
  const text = amountsIn(own?.more ?? '', painPoint)
  return text === '' ? 'The same, from nearer' : `Creator to the lens, a step closer${text}`
}

/** The things that a sentence surely names and that can stand before a camera. */
function sureThings(told: string, { painPoint }: Reading): NamedThing[] {
  const isElsewhere = ELSEWHERE.test(told)
  return thingsIn(told.replace(IDIOM, ' ').replace(LIKENED, '$1'), SEEN)
    .map(placed)
    .filter(
      (thing) =>
        (!isElsewhere || BROUGHT.test(thing.look)) &&
        !(thing.noun === 'floor' && STOREY.test(told)) &&
        !GONE.test(clauseOf(told, thing)) &&
        !isMissing(thing, told) &&
        !isName(thing.noun, painPoint) &&
        !(PART_OF_ROOM.test(thing.noun) && thing.owner === '' && !HAS_FAULT.test(told)) &&
        !(OF_OTHERS.test(thing.text) && !BROUGHT.test(thing.look)) &&
        (thing.look !== 'food' || TASTED.test(clauseOf(told, thing))) &&
        (!BODY.test(thing.look) || isOwn(thing.look, thing.owner, thing.noun, told)),
    )
}

/** Things that are none: "baby shower", "camel toe", "down dog". */
const IDIOM =
  /\b(?:(?:baby|bridal|meteor) shower|next door|door ?way|(?:quiet|open|dance|factory|sales) floor|camel ?toes?|(?:down|downward|hot|corn) dogs?|door to door|table read|couch potato|bed ?time|car ?(?:sick|pool)|phone (?:call|number|bill|screen)s?|(?:on|under|at) (?:the|my) table|under (?:the|my) desk|hand ?(?:written|made|me downs?)|cold feet|(?:bat|boot|shoe|ski|sock) toes?|toe guards?|on (?:the|one) (?:other )?hand|by hand|in hand|first hand|heel turn|eye ?(?:roll|contact)s?|egg on|piece of cake|bread and butter|light bulb moment|desk job|floor plan|wall street|window shopping|back (?:and forth|to|in|up|on|out|then)|nose dive|second hand|hair of|table numbers?|\d+ feet)\b/gi
/** "my gecko Noodle": with a capital inside a sentence it is somebody's name. */
function isName(noun: string, typed: string): boolean {
  const word = noun.split(' ').at(-1) ?? noun
  const at = typed.search(new RegExp(`(?<=\\p{Ll},? )${escaped(upperFirst(word))}(?![\\p{L}])`, 'u'))
  return at >= 0
}
/** "sound like a phone in a cup" is about no cup. */
const LIKENED = /(\b(?:sounds?|looks?|tastes?|feels?|smells?|is|was|like|are|\p{L}{3,}ing)) like [^.,;!?]*/giu
/** "could break a window" and "I hold the wall" are about none. */
const PART_OF_ROOM = /^(?:window|wall|door|floor|ceiling)$/
const HAS_FAULT =
  /\b(?:crayons?|mold\w*|stain\w*|scuff\w*|paint\w*|crack\w*|draft\w*|squeak\w*|stick\w*|dirty|dust\w*|cold|marks?|holes?|fog\w*|peel\w*|spill\w*|leak\w*|slam\w*)\b/i
/** "the hotel blinds" */
const OF_OTHERS =
  /\b(?:hotel|airbnb|motel|rental|office|school|gym|hospital|store|restaurant|bus|plane|train|airplane|dorm|neighbou?r's|landlord's) /
/** Food is shown where it is about the food. */
const TASTED =
  /\b(?:tastes?|tasted|smells?|burn\w*|burnt|dry|soggy|stale|bland|cold|hard|raw|mushy|sticks?|stuck|spoil\w*|rott\w+|mold\w*|melt\w*|bitter|salty|sweet|crumbl\w+)\b/i

/** The picture of one sentence; undefined where it names nothing that can be filmed. */
function shownOf(told: string, reading: Reading): string | undefined {
  const { painPoint: typed, product, kind } = reading
  if (told === '') return undefined
  const text = amountsIn(told, typed)
  const acted = ACTED.find(([words]) => words.test(told))?.[1]
  if (acted) return `${acted}${text}`
  const called = product?.noun === 'thing' ? product.title : product?.noun
  const own = (kind?.noun ?? called)?.split(/[ -]/).at(-1)?.toLowerCase()
  const things = sureThings(told, reading)
    // Old clothes and other food look as if they were those for sale.
    .filter(({ look, noun }) => !/^(?:food|wear)$/.test(look) || singular(noun) !== singular(own ?? ''))
    .map((thing) => ({ ...thing, text: ofOld(named(thing), thing.noun, own) }))
  const faulty = things.flatMap((thing) => {
    const shot = FAULTS.find(
      ([looks, said]) => looks.test(thing.look) && said.test(clauseOf(told, thing).replace(HOT_NOUN, '')),
    )?.[2]
    return shot ? [{ thing, shot }] : []
  })[0]
  if (faulty) return `${withThing(faulty.shot, faulty.thing)}${text}`
  const [first] = [...things].sort((a, b) => rank(a) - rank(b))
  if (first?.look === 'car') return `${inCar(first)}${text}`
  // Several do not fit into one hand.
  const shot =
    first &&
    SHOTS[
      first.look === 'hand' &&
      ((first.isMany && !/^(?:keys|glasses|sunglasses|scissors|earbuds|tweezers)$/.test(first.noun)) ||
        (first.noun === 'battery' && OF_VEHICLE.test(reading.name + (kind?.id ?? ''))))
        ? 'near'
        : first.look
    ]
  if (first && shot) return withThing(shot, first).replace('{S}', saying(text))
  return text === '' ? undefined : toLens(told, typed)
}

/** Its battery fits into no hand. */
const OF_VEHICLE = /\b(?:car|jump|tractor|truck|van)\b/i

/** The thing with the words that surely describe it: not "the getting lotion". */
function named({ text, noun }: NamedThing): string {
  const words = text.split(' ').slice(1)
  const length = noun.split(' ').length
  const told = words.slice(0, -length)
  const isSure = told.every(
    (word) => (!/(?:ing|ed)$/.test(word) && thirdVerb(word) === undefined) || SURE_FORM.test(word),
  )
  return isSure ? text : `the ${words.slice(-length).join(' ')}`
}
/** The new one comes later: "the old blender", but "the big blender". */
const ofOld = (text: string, noun: string, own: string | undefined) =>
  noun.split(' ').at(-1) === singular(own ?? '') && text.split(' ').length === noun.split(' ').length + 1
    ? text.replace(/^the /, 'the old ')
    : text
const SURE_FORM =
  /^(?:washing|cutting|baking|camping|hiking|dining|living|ceiling|red|frosted|padded|wedding|sleeping)$/

/** What is no longer there cannot be shown. */
const GONE =
  /\b(?:stole|stolen|lost|dropped|left behind|forgot|ate|eaten|chewed|disappeared|vanished|threw|thrown away|sold|left without)\b/i
/** "my wife left the table", "no pockets", "the thing I missed was the stove": what is not there is not shown. */
function isMissing({ noun }: NamedThing, told: string): boolean {
  const last = noun.split(' ').at(-1) ?? noun
  const at = told.toLowerCase().search(new RegExp(`\\b${escaped(last.replace(/(?:y|fe?)$/, ''))}`))
  return at >= 0 && NOT_THERE.test(told.slice(0, at))
}
const NOT_THERE =
  /\b(?:what |which |miss(?:ed|es|ing)? (?:most |more )?(?:was |is )?(?:the |my )?(?:smell of |sound of |taste of )?(?:the |my )?|left (?:the |my |our )|(?:no|without|instead of|rather than|need|needed|want|wanted|wish I had|(?:digging|looking|searching|hunting|rummaging) (?:around )?for|(?:can(?:'t|not)|never|couldn't) find|(?:get|gets|got|go|goes|walk|walks|run|runs|back) to) (?:an? |the |my |any )?)(?:\p{L}+ )?$/iu
const HOT_NOUN = /\bhot (?=tub|dog|sauce|chocolate|water)/gi
const STOREY = /\b(?:\d+(?:st|nd|rd|th)|\w+th|first|second|third|fourth|fifth|top) floor\b/i

/** "the washing machine hose" is where the machine is, "the trunk carpet" in the car. */
function placed(thing: NamedThing): NamedThing {
  if (!/^(?:hand|near|cord|stand)$/.test(thing.look)) return thing
  const words = thing.text.split(' ').slice(1, -1)
  const look = [...words, words.join(' ')].map((word) => SEEN.get(word)).find((each) => each !== undefined)
  if (look === 'car') return { ...thing, look }
  return look === 'stand' || look === 'room' ? { ...thing, look: 'stand' } : thing
}

/** Animals do not wait for the camera, and food does not last. */
const rank = ({ look, noun }: NamedThing) =>
  look === 'pet' ? 2 : look === 'food' || noun === 'floor' || noun === 'wall' ? 1 : 0

const saying = (text: string) => (text === '' ? 'saying it to the lens' : `to the lens${text}`)

/** "my knees hurt" is the creator's; "knees" of a table are not, and "back" is a direction. */
const isOwn = (look: string, owner: string, noun: string, told: string) =>
  (owner === '' || owner === 'my' || owner === 'your') &&
  !INJURED.test(told) &&
  !new RegExp(`['’]s ${noun}`, 'i').test(told) &&
  ((owner !== '' && noun !== 'hand' && look !== 'feet' && look !== 'body') ||
    look === 'eyes' ||
    (look !== 'hair' && noun !== 'back' && noun !== 'hand' && HURTS.test(told)))
/** Nothing is shown of it. */
const INJURED =
  /\b(?:sliced|cut|burn(?:ed|t)|bleed\w*|bled|blood\w*|stitches|bruise\w*|wound\w*|broke|broken|surgery|scars?)\b/i
const HURTS =
  /\b(?:hurts?|aches?|aching|sore|stiff|pain\w*|throb\w*|burn\w*|itch\w*|crack\w*|dry|puffy|swollen|swell\w*|numb|click\w*|blister\w*|rang|rings?|ringing|stubbed|shiny|bent|bad|weak)\b/i

/** The part of the sentence that the thing stands in. */
function clauseOf(told: string, { noun }: NamedThing): string {
  const last = noun.split(' ').at(-1) ?? noun
  return (
    told.split(/[.,;!?]| (?:and|but) (?=\w+ )/).find((part) => part.toLowerCase().includes(last.replace(/y$/, ''))) ??
    told
  )
}

function withThing(shot: string, { text, isMany, noun }: NamedThing): string {
  const named = noun === 'tailbone' ? 'the lower back' : text
  const filled = shot.replaceAll('{T}', named)
  return isMany
    ? filled.replace('until it kinks', 'until they kink').replace('creator beside it', 'creator beside them')
    : filled
}

/** The place the seller typed: "parked truck". */
function inCar({ text, noun }: NamedThing): string {
  const vehicle = /^(?:truck|van|minivan|suv|rv|camper)$/.test(noun) ? noun : 'car'
  return vehicle === noun
    ? `Creator in the parked ${vehicle}, both hands on the wheel, saying it to the lens`
    : `Parked car: close on ${text}, then up to the creator, saying it`
}

/** "$180": a number that is said is shown, in the seller's form. */
export function amountsIn(told: string, typed: string): string {
  const digits = told.replace(/[,.](?=\d{3}\b)/g, '')
  const amounts = (typed.match(/[$€£]\s?\d[\d,.]*\d?k?/g) ?? [])
    .map((amount) => amount.replace(/[.,]$/, ''))
    .filter((amount) => digits.includes(amount.replace(/[^\d.]/g, '')))
  const [first, second] = [...new Set(amounts)]
  return first === undefined
    ? ''
    : second === undefined
      ? `, "${first}" as text`
      : `, "${first}", then "${second}" as text`
}

const DONE =
  /^Hands (?:close|fold|hang|open|peel|press|pull|push|scrape|scrub|sweep|untangle|wipe) (?!\{it\}|your (?:hair|teeth|face))/
const FACE = "The creator's face, close"

function toLens(told: string, typed: string): string {
  // "You push the door frame with one finger"
  const hands = /^(?:you|I) /i.test(told) && !/["“]/.test(told) ? handsIn(told, '{it}', false) : undefined
  if (hands !== undefined && DONE.test(hands)) return `${hands}, then up to the creator, saying it to the lens`
  const plain = told.replace(IDIOM, ' ').replace(/(?<!\b(?:I|to|we|would|you)) like [^.,;!?]*/gi, ' ')
  const place = ELSEWHERE.test(told) ? undefined : PLACES.find(([words]) => words.test(plain))?.[1]
  return `${place ? `Creator ${place}` : FACE}, ${saying(amountsIn(told, typed))}`
}
