import { lowerFirst, pluralVerb, singular, upperFirst } from '../language'
import { baseVerb, isSound, thirdVerb, verbAfterSubject } from '../reading'
import type { ReadFeature, Reading } from './reading'
import { topicsOf } from './relevance'
import { type NamedThing, thingsIn, thingsOf } from './things-in'

/**
 * What to film for a feature in the seller's own words: the act that they name, else the part that they name, else a simple shot with the words as text.
 * Nothing is shown that the words do not name, but what every creator has: hands, a finger, a table, a phone, a cloth, water.
 */
export function plainPicture(feature: ReadFeature, reading: Reading): string {
  const { sorts, product } = reading
  return isApp(sorts, product.title)
    ? shownInApp(feature, reading)
    : sorts.has('digital')
      ? shownBySeller(feature, reading)
      : (shownByThing(feature, reading) ?? stillFor(feature, reading))
}

const isApp = (sorts: ReadonlySet<string>, title: string) =>
  sorts.has('app') || (sorts.has('digital') && /\bapp\b/i.test(title))

/** Whether the feature's own words tell an act that can be filmed. */
export const hasAct = (feature: ReadFeature, reading: Reading): boolean =>
  !reading.sorts.has('digital') && shownByThing(feature, reading) !== undefined

/** Digital products are shown on a phone screen, and what is too big to be lifted stands there. */
export function inFrame(picture: string, { sorts, product, features }: Reading): string {
  if (sorts.has('digital') && !/[Ss]creen|\bname\b|text/.test(picture))
    return HANDLED.test(picture)
      ? picture.replace(HANDLED, '{Name} on a phone screen, turned to the lens')
      : picture.replace('{Name}', '{Name} on a phone screen')
  if (
    PRINTED.test(`${product.noun} ${product.title} ${features.map(({ typed }) => typed).join(' ')}`) &&
    BOXED.test(picture)
  )
    return picture.replace(BOXED, '{Name} printed out, held up to the lens')
  return isBig(product.noun) && HANDLED.test(picture)
    ? picture.replace(HANDLED, 'Creator steps aside, {Name} in the picture')
    : picture
}
/** What is printed at home comes in no box. */
const PRINTED = /\b(?:printables?|pdf|e-?books?|downloads?|presets?)\b/i
const BOXED =
  /^(?:\{Name\} (?:out of the box, held up|unpacked on camera)|A box opened(?: on the floor)?, \{Name\} taken out)/
const HANDLED =
  /^(?:\{Name\} (?:lifted into the picture(?:, turned once)?|set down (?:in front of the lens|on a bare table)|in both hands(?:, close)?|in one hand|comes into the picture from the side|slid across a table into the light|out of the box, held up|held up beside the face)|A hand (?:reaches in and sets \{Name\} down|picks up \{Name\}))/

/** The picture that was written for a feature's block, unless it would suit any feature. */
export function blockPicture(feature: ReadFeature, picture: string, reading: Reading): string {
  // What is on a screen has no washer and no spot.
  const isElsewhere = !reading.kind && reading.sorts.has('digital') && !ON_SCREEN.test(picture)
  return picture === '' || VAGUE.test(picture) || isElsewhere ? plainPicture(feature, reading) : picture
}

/** A written picture beside another sentence than its own: only what the seller named may be in it. */
export function pictureBeside(feature: ReadFeature, picture = '', reading: Reading): string {
  const shown = topicsOf(picture)
  return picture !== '' &&
    !VAGUE.test(picture) &&
    !/\{(?!Name\}|it|them)/i.test(picture) &&
    [...feature.topics].some((topic) => shown.has(topic)) &&
    showsNamed(picture, feature, reading)
    ? picture
    : plainPicture(feature, reading)
}

/** Whether each thing in a picture is in the seller's words, in the kind's own name, or something that every creator has. */
export function showsNamed(
  picture: string,
  { typed, caption }: ReadFeature,
  { product, kind, painPoint }: Reading,
): boolean {
  const named = new Set(
    `${typed} ${caption} ${painPoint} ${product.title} ${product.noun} ${kind?.name ?? ''} ${kind?.noun ?? ''}`
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .flatMap((word) => [word, singular(word)]),
  )
  return picture
    .toLowerCase()
    .split(/[^\p{L}{}]+/u)
    .every((word) => !FOREIGN.has(singular(word)) || named.has(word) || named.has(singular(word)))
}

const VAGUE =
  /^Closed by hand|^Two fingers bend it|a finger shows the room left|^Keys, phone, one|^One thing after the other|^All of them side by side|^One level filled|^The chosen one held|goes onto, into or beside it|^First the one way|cleaned or refilled|in use, one take|under that line|in its place, window light|set down where it's used|goes onto its spot|gets cleaned in one take|^First use, then|slid under in one push|^It's put on, both/

const ON_SCREEN = /screen|phone|laptop|\bapp\b|creator|calendar|finger|door|hand|person|table|page|camera/i

/** "Shrinks to 25 feet" as "It shrinks to 25 feet". */
export function withSubject(said: string, isMany: boolean): string {
  const [, verb = '', rest = ''] = /^([A-Z][a-z]+s)( .+)?$/.exec(said) ?? []
  const isVerb =
    thirdVerb(verb.toLowerCase()) === 'sure' ||
    (/^ (?!(?:to|for|or|of|with)\b)/.test(rest) && verbAfterSubject(`It ${lowerFirst(said)}`.split(' ')) === 1)
  // "Hooks sit low"
  const isSubject = baseVerb(rest.trim().split(' ')[0] ?? '') === 'sure'
  if (verb === '' || !isVerb || isSubject) return said
  return isMany ? `They ${pluralVerb(verb.toLowerCase())}${rest}` : `It ${lowerFirst(said)}`
}

/** "The ink disappears in 10 minutes" of "The ink disappears in 10 minutes, so you can redo it." */
const mainClause = (plain: string) =>
  plain
    .replace(/[.!]$/, '')
    .replace(/,? (?:so|because|which|but|instead of|unless) .*$/i, '')
    .replace(/, (?:and|no|not|\d+) .*$/i, '')

/** Parts of things, by what hands do with them on camera. */
const PARTS = thingsOf({
  pull: 'strap belt drawstring lace chest_strap hip_belt',
  give: 'elastic waistband collar cuff hood sleeve toe heel lining insole sole brim',
  zip: 'zipper zip zip_top',
  press: 'button trigger switch power_button pump spray_trigger',
  turn: 'knob dial valve',
  reach: 'pocket compartment side_pocket',
  open: 'lid cap flap hatch flip_top screw_top flip_cap',
  grip: 'handle grip pull_handle handlebar',
  stick: 'suction_cup suction_base adhesive_strip velcro sticker_strip',
  cup: 'cup_holder',
  clip: 'clip clamp buckle latch clasp carabiner pocket_clip',
  roll: 'wheel caster roller_wheel',
  slide: 'drawer tray basket bin',
  light: 'light led lamp flashlight headlight led_light led_headlight night_light',
  show: 'display screen gauge digital_gauge meter float',
  leaf: 'card page sheet sticker label chart recipe puzzle question questions template',
  read: 'guide manual booklet',
  pack: 'carry_bag carrying_bag bag carry_case case pouch travel_pouch storage_bag mesh_bag travel_case storage_box gift_box',
  plug: 'usb-c usb usb-c_port charging_port port charging_cable cable power_cord cord plug adapter',
  scan: 'qr qr_code',
  press2: 'foam gel gel_layer memory_foam cushion padding pad insole_pad pillow_top',
  stroke: 'fleece velvet plush backing',
  bristle: 'bristle bristles tooth teeth spike',
  touch: `top band magnet tip pole gooseneck spigot scraper hammer splitter timer tubing thermometer pedal foot_pedal   cover hook tube fitting blade edge base foot feet leg frame rail corner layer rim seam stitching groove slot hole thumb_hole drain_hole cut-out cutout cut_out u-shape nozzle spout straw vent window
    sensor camera speaker microphone hinge joint screw peg post stud bar rod arm panel net mesh liner head brush_roll brush roller wick stone burner plate filter divider
    ring loop hoop spring cylinder chamber reservoir tank stem neck peak insert bumper shell outsole midsole tongue rope steel_rail tube ridge pin needle
    propeller antenna fitting fittings connector crumb_tray reflective_strip strip stripe corner_tie tie corner_loop`,
})

const PART_SHOTS: Readonly<Record<string, string>> = {
  pull: 'Hands pull {T} tight, close',
  give: 'Two fingers on {T}, a light pull, close',
  zip: 'A hand runs {T} all the way, one take',
  press: 'A finger on {T}, one press, close',
  turn: 'A hand turns {T}, close',
  reach: 'A hand slips into {T} and comes out again',
  open: 'A hand opens {T} and closes {them} again, close',
  grip: 'A hand closes around {T} and lifts {Name}',
  stick: 'Hands press {T} on and let go, close',
  clip: 'A hand opens {T} and closes {them} again, close',
  cup: 'A cup set into {T}',
  roll: '{Name} rolled along on {T}, close',
  slide: 'A hand pulls out {T} and pushes {them} back in, one take',
  light: 'The room light goes off, {T} on, close',
  show: 'A finger on {T}, close',
  leaf: 'A hand goes through {T}, from above',
  read: '{T} held up to the lens, a finger on it',
  pack: 'A hand holds up {T} beside {Name}',
  plug: 'A hand plugs in {T}, close',
  scan: 'A phone camera held over {T}, close',
  press2: 'A thumb presses into {T} and lets go, close',
  stroke: 'A hand strokes {T}, close',
  bristle: 'A fingertip runs over {T}, close',
  touch: 'A finger on {T}, close',
}

/** What something is made of, where it stands alone or last: how it is shown. */
const MATERIALS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:leather|suede)(?= |$)/, 'A thumb bends {T}, window light from the side'],
  [
    /\b(?:wood|walnut|oak|acacia|bamboo|birch|maple|teak|cedar|pine|beech)$/,
    'A fingertip follows the grain of {T} in window light',
  ],
  [/\b(?:steel|metal|brass|alumin(?:i?um)|iron|copper|titanium)$/, 'A fingernail taps {T} twice, microphone close'],
  [
    /\b(?:cotton|linen|wool|silk|satin|fleece|velvet|felt|microfiber|canvas|denim|flannel|knit|viscose|mesh|nylon|neoprene|cashmere)$/,
    '{T} runs slowly through one hand',
  ],
  [/\b(?:silicone|rubber|foam|latex|cork)$/, 'A thumb presses into {T} and lets go, close'],
  [
    /\b(?:ceramic|glass|porcelain|stone|marble|crystal|stoneware)$/,
    'A fingernail taps {T} once, window light on the surface',
  ],
]
const MATERIAL_ALONE =
  /^(?:made (?:of|from|with) |in |100 ?% |pure |real |solid |genuine |bpa[- ]free |food[- ]grade )*((?:[a-z0-9-]+ ){0,2}(?:leather|suede|wood|walnut|oak|acacia|bamboo|birch|maple|teak|cedar|pine|beech|steel|metal|brass|aluminum|aluminium|iron|copper|titanium|cotton|linen|wool|silk|satin|fleece|velvet|felt|microfiber|canvas|denim|flannel|knit|viscose|mesh|nylon|neoprene|cashmere|silicone|rubber|foam|latex|cork|ceramic|glass|porcelain|stone|marble|crystal|stoneware))(?:[.,;]|$| \()/i
const NATION = /^(?:French|Italian|American|Belgian|Egyptian|Turkish|Japanese|German|Irish|European)\b/i

/** What is poured or kept inside. */
const HOLDS_LIQUID =
  /\b(?:bottle|mug|cup|tumbler|flask|thermos|jar|container|lunch|box|bowl|pitcher|carafe|kettle|bag|pouch|dispenser|can|diffuser|cooler|tank|jug|lid|cap|straw|shaker|blender)s?\b/i
const CLOTH =
  /\b(?:shirt|tee|hoodie|jacket|coat|dress|skirt|jeans|pants|leggings|shorts|socks?|robe|blanket|towel|sheets?|duvet|pillowcase|cover|rug|mat|bag|hat|cap|gloves?|bra|swimsuit|apron|bib|bed|pad|cloth|diapers?|sleeves?|collar|harness|vest|scarf|curtain|carrier|wrap|mitts?|wristbands?|slippers?|insoles?)s?\b/i
const MACHINE =
  /\b(?:vacuum|blender|grinder|fan|mower|humidifier|purifier|heater|keyboard|mouse|drill|fryer|mixer|shaver|trimmer|clipper|dryer|pump|inflator|machine|cleaner|diffuser|fridge|freezer|juicer|motor|switch(?:es)?|fountain|clock)s?\b/i
const WITH_LIGHT = /\b(?:lamp|light|lantern|lights|bulb|candle)s?\b/i

interface Act {
  words: RegExp
  /** {It}: the part that the feature begins with, else the product. */
  shot: string
  needs?: (typed: string, name: string, sorts: ReadonlySet<string>) => boolean
  isAbsence?: boolean
}

/** Acts by what is typed, whatever the sentence around it. */
const ACTS: readonly Act[] = [
  { words: /^(?:it |they )?floats?\b/i, shot: '{Name} set on water in a bowl, the hand comes away' },
  {
    words: /\b(?:won't|doesn't|never|no|without) kink/i,
    shot: 'Two hands bend {Name} hard, then straighten {them}, one take',
    isAbsence: true,
  },
  {
    words: /\b(?:leak[ -]?proof|spill[ -]?proof|(?:no|won't|doesn't|don't|never) (?:leak|spill)s?)\b/i,
    shot: '{Name} turned upside down over a dry paper towel',
    needs: (typed, name) => HOLDS_LIQUID.test(`${typed} ${name}`),
    isAbsence: true,
  },
  {
    words:
      /\b(?:non|anti)[ -]?(?:slip|skid)\b|(?:won't|doesn't|don't|no) (?:move|slide|slip|budge)(?:s|ping|ding)?\b|\bstays? put\b/i,
    shot: 'A finger pushes {Name} from the side, {it stays}',
    needs: (typed, name, sorts) => !sorts.has('wear') && !CLOTH.test(name) && !/\bvelvet\b/.test(typed),
    isAbsence: true,
  },
  {
    words:
      /\bno (?:drill|drilling|screws?|tools?|plumber|assembly|sewing|glue)\b|\bwithout (?:tools|drilling|screws)\b|\btool[- ]?free\b/i,
    shot: '{Name} goes into place with bare hands, one take',
    isAbsence: true,
  },
  {
    words: /\b(?:goes|safe|ok|fine) (?:in|into|for) the dishwasher\b|\bdishwasher\b/i,
    shot: '{It} set into a dishwasher rack',
  },
  {
    words: /\b(?:machine[- ]?wash\w*|washable|(?:in|into) the (?:wash|washer|washing machine))\b/i,
    shot: '{It} dropped into a washing machine',
    needs: (typed, name, sorts) => sorts.has('wear') || sorts.has('bed') || CLOTH.test(`${typed} ${name}`),
  },
  { words: /\bwipes? (?:clean|down|off)\b|\bwipeable\b/i, shot: 'A damp cloth goes over {Name} once' },
  { words: /\bhose[sd]? (?:it |them )?(?:off|down|clean)\b/i, shot: '{Name} sprayed with a garden hose' },
  { words: /\brins(?:e|es|ing)\b/i, shot: 'Hands rinse {It} under a faucet' },
  {
    words: /^(?:self[ -]?stand\w*|stands? (?:up|on its own|by itself))\b/i,
    shot: '{Name} set down, both hands taken away',
  },
  {
    words: /\bif (?:the )?power (?:goes|is|cuts?)\b|\bpower (?:cut|outage)\b/i,
    shot: 'A hand pulls the plug, {Name} keeps going',
  },
  {
    words:
      /^(?:usb(?:[- ]?c)?|(?:re)?charg\w+|.*\b(?:rechargeable|usb[- ]?c? ?charg\w+|charg\w+ (?:from|by|via|over|with) (?:any )?usb\S*))/i,
    shot: 'A cable plugged into {Name}, close',
    needs: (typed) => !/\d ?(?:h|hrs?|hours?|days?|weeks?|months?|w)\b/i.test(typed),
  },
  {
    words:
      /\b(?:takes?|uses?|needs?|runs? on|incl\w*) (?:\d |two |three |four )?(?:aaa?|double[- ]a) ?(?:batter\w+)?\b|^\d (?:aaa?)\b/i,
    shot: 'Batteries go in, the cover closes, close',
  },
  {
    words:
      /\b(?:fragrance[ -]?free|unscented|no (?:scent|fragrance|perfume))\b|\bsmells? (?:like|of)\b|\bscent(?:ed)?\b/i,
    shot: '{Name} held under the nose, the face stays in the picture',
    needs: (_typed, _name, sorts) => !sorts.has('furniture') && !sorts.has('wear') && !sorts.has('tech'),
    isAbsence: true,
  },
  {
    words: /\b(?:tastes?|flavou?r|spicy|mild|heat|crunch\w*|chewy|creamy|sweet|savory|smoky)\b/i,
    isAbsence: true,
    shot: 'One bite, the face stays in the picture',
    needs: (_typed, _name, sorts) => sorts.has('food') && !sorts.has('drink'),
  },
  {
    words: /\b(?:tastes?|flavou?r|creamy|sweet|smooth|roast)\b/i,
    shot: 'One sip, the face stays in the picture',
    needs: (_typed, _name, sorts) => sorts.has('drink'),
  },
  {
    words: /\b(?:quiet|silent|whisper\w*)\b|\b\d+ ?(?:db|decibels?)\b/i,
    shot: '{Name} in use, three seconds without a word, the microphone close',
    needs: (typed, name) => MACHINE.test(`${name} ${typed}`) && !/\b(?:reduc|block|cut|cancel)/i.test(typed),
  },
  {
    words: /\b(?:one|1|single)[- ]hand(?:ed)?\b/i,
    shot: 'One hand on {Name}, the other stays behind the back',
  },
  { words: /\b(?:to|on) your phone\b/i, shot: 'A phone in one hand, its screen lit, {Name} behind it' },
  {
    words: /\balarm\b/i,
    shot: '{Name} goes off, both hands over the ears',
    needs: (_typed, name) => /\b(?:alarm|detector)\b/i.test(name),
  },
  { words: /\b(?:reflect\w+)\b/i, shot: 'The lights off, a phone flashlight finds {It}' },
  {
    words: /\b(?:lumens|brightness|dimm\w+|glows?|lights? up|warm (?:light|white)|lit)\b/i,
    shot: 'The room light goes off, only {Name} is lit',
    needs: (_typed, name) => WITH_LIGHT.test(name),
  },
  { words: /\bcuts? (?:to (?:shape|size|fit|length)|with scissors)\b/i, shot: 'Scissors cut a piece to shape, close' },
  {
    words: /\bmagnet\w*\b/i,
    shot: 'A hand brings {them} close, {it snaps} on, the hand opens',
    needs: (_typed, name) =>
      !/\b(?:strip|holder|rack|board|mount|cover|curtain|screen|bar|wristband|tray|station|stand)\b/i.test(name),
  },
  {
    words: /\b(?:removable|detachable|comes? (?:off|out|apart))\b/i,
    shot: 'Hands take {It} off and put {them} back, one take',
  },
  {
    words: /\badjust(?:able|s)?\b/i,
    shot: 'Hands adjust {It}, close',
  },
  {
    words: /\breversible\b|\bflip it over\b|\btwo[- ]sided\b/i,
    shot: 'Hands turn {Name} over, first one side, then the other',
  },
  { words: /\b(?:telescop\w+|extend(?:s|able|ing))\b/i, shot: 'Hands pull {It} out to full length, one take' },
  {
    words: /\b(?:mist|sprays?)\b/i,
    shot: '{Name} sprays once against the light',
    needs: (_typed, name) => /\b(?:spray|sprayer|mister|bottle|mist)\b/i.test(name),
  },
  { words: /\bstretch(?:y|es)?\b/i, shot: 'Two hands pull {It} wide and let go' },
  { words: /\b(?:waterproof|ipx?\d)\b/i, shot: 'Water poured over {It}, drops running down' },
  { words: /\bwater[ -]?(?:resist\w*|repell\w*)\b/i, shot: 'Drops flicked on {It}, then wiped off with a finger' },
  {
    words:
      /^(?:heats?|warms?|boils?|sets? up|dries|dry|ready|blends?|brews?|folds?|opens?|inflates?|pitch\w*|assembl\w+|installs?|cleans?|cools?|charges?)\b.*\b(?:in|within|under|less than)\b.*\b(?:s|secs?|seconds?|mins?|minutes?)\b/i,
    shot: '{Name} at work, sped up, a phone timer beside {them}',
  },
  {
    words: /^(?:weighs? |only )?[\d.]+ ?(?:lbs?|pounds?|oz|ounces?|grams?|g|kg)$/i,
    shot: 'A hand weighs {Name} up and down, {text}',
    needs: (typed, _name, sorts) =>
      /weighs/i.test(typed) || (!sorts.has('stuff') && !sorts.has('food') && !sorts.has('skin')),
  },
  {
    words:
      /^[\d.]+ ?(?:x ?[\d.]+ ?)+(?:in|inch(?:es)?|cm|mm|ft|feet|")|\b[\d.]+ ?(?:inch(?:es)?|feet|ft|cm|mm|in) (?:tall|high|wide|long|deep)\b/i,
    shot: 'A tape measure along {Name}, {text}',
  },
  {
    words:
      /\b\d+ ?(?:-?(?:step|level|speed|mode|setting|preset))s?\b|\b(?:\d+|two|three|four|five|six) (?:\w+ )?(?:modes|settings|speeds|levels|intensities|programs)\b/i,
    shot: 'A finger goes through them on {Name}, one after the other, {text}',
    needs: (_typed, _name, sorts) => !sorts.has('food') && !sorts.has('paper'),
  },
  {
    words: /\b(?:set of|pack of|comes with) \d+\b|^\d+ ?(?:pcs?|pieces|pack|ct|count)\b/i,
    shot: '{Name} laid out in a row, from above, {text}',
  },
]

/** What hands do with a thing that "folds", "hangs" or "clips". */
const BY_HAND =
  /^(?:fold|roll|clip|hang|snap|stack|tilt|swivel|rotate|spin|turn|open|close|lock|expand|extend|collapse|slide|screw|plug|attach|mount|strap|tie|wrap|button|pack|nest|convert|flip|bend|recline|twist|unfold|detach|flatten|squeeze|unroll|hook|set up|put together|stick|zip|assemble|velcro|suction)$/
/** Acts with the product that "you" or an instruction names. */
const ACT_OF_USER =
  /^(?:add|punch|poke|fold|roll|clip|hang|snap|stack|tilt|turn|open|close|lock|slide|screw|plug|attach|mount|strap|tie|wrap|button|pack|flip|bend|twist|unfold|squeeze|hook|stick|zip|pump|press|drop|pour|fill|rinse|wash|wipe|hose|cut|trim|peel|place|put|pull|push|tap|dip|soak|spray|shake|stir|mix|rub|massage|apply|sprinkle|brush|sand|paint|write|draw|swap|charge|refill|adjust|inflate|heat|microwave|freeze|boil|bite|slip|tuck|lay|set|take|lift|scoop|grind|brew|press|scan|use|clean|dunk|snip|blend|light|insert|remove|iron|stretch|step|scrub|print)$/
/** What a camera sees a thing do. */
const SEEN_ACT =
  /^(?:cuts?|grabs?|grips?|holds?|sprays?|blends?|crushes|lifts?|sticks?|stands?|spins?|rolls?|lights?|glows?|drains?|opens?|closes?|locks?|covers?|wraps?|catches|cleans?|folds?|stretches|shrinks?|bends?|pours?|peels?|slices?|chops?|turns?|swivels?|tilts?|absorbs?|squeezes|screws?|mounts?|attach(?:es)?|detach(?:es)?|plays?|beeps?|flashes|vibrates?|fits?|clicks?|snaps?|slides?|hangs?|clips?|zips?|expands?|extends?|pulls?|pushes|picks?|scoops?|drips?|melts?|burns?|foams?|steams?|heats?|warms?|sprinkles?|hooks?|keeps?|takes?|comes?|goes|stays?|hides?|reaches|scrapes?|scrubs?|wipes?|dries|dry|curls?|swaps?|straightens?|grinds?|mixes|whisks?|guides?|guards?|shows?|lies|lie|sits?|nests?|packs?|stacks?)$/

/** What may follow "fold", "clip" or "turn" where hands do it to the product. */
const BEHIND_ACT =
  /^(?:$|(?:around|onto?|over|into?|to|up|down|out|flat|open|away|back|together|under|behind|through|from|both|by|clean|against|between|across|along|shut|with|small)\b)(?!.*\b(?:automatically|itself|on its own)\b)/

const IS_NOT = /\b(?:no|not|non|never|won'?t|doesn'?t|don'?t|can'?t|without)\b/i
/** "holds up to 300 lb", "lasts 2 weeks", "fits 13 to 16": a number says it. */
const IS_COUNT =
  /\b(?:up to|lasts?|holds?|fits?|from) (?:about |around |up to )?[$€£]?\d|\d ?(?:days?|weeks?|months?|years?|loads|nights?|hours?|hrs?)\b/i

const shownKnown = new WeakMap<Reading, Map<ReadFeature, string | undefined>>()
/** Asked for each wording of each piece, so it is remembered. */
function shownByThing(feature: ReadFeature, reading: Reading): string | undefined {
  const known = shownKnown.get(reading) ?? new Map<ReadFeature, string | undefined>()
  shownKnown.set(reading, known)
  if (!known.has(feature)) known.set(feature, actOrPart(feature, reading))
  return known.get(feature)
}

function actOrPart(feature: ReadFeature, reading: Reading): string | undefined {
  const { typed, caption } = feature
  const { product, sorts, features } = reading
  const { isPlural } = product
  const said = withSubject(mainClause(feature.plain ?? ''), isPlural)
  const text = `"${caption}" as text`
  const part = partIn(typed, reading)
  const finish = (shot: string, on: NamedThing | undefined) =>
    upperFirst(
      (on ? ofPart(shot, on) : shot)
        .replaceAll('{It}', on?.text.replace(DESCRIBED, ' ') ?? '{Name}')
        .replace('{text}', text),
    )
  // "They clean the gutters first" of one thing: its people do it.
  const isPeople = !isPlural && said.startsWith('They ')
  if (isPeople) return undefined
  const byHand = handsOn(said)
  if (byHand) return byHand
  const isNot = IS_NOT.test(mainPart(typed))
  // A clause about a part: "the cover zips off".
  const actOf = ({ typed: words }: ReadFeature) =>
    ACTS.find(
      (each) =>
        each.words.test(words) &&
        (!IS_NOT.test(mainPart(words)) || each.isAbsence) &&
        (each.needs?.(words, `${product.title} ${product.noun}`, sorts) ?? true),
    )
  const named = actOf(feature)
  // One bite is enough.
  const isShown =
    named !== undefined && features.slice(0, features.indexOf(feature)).some((each) => actOf(each) === named)
  const act = isShown && !named.shot.includes('{It}') ? undefined : named
  // "dishwasher top rack" is no part that goes into a dishwasher.
  const acting = part && !act?.words.test(part.text.replace(DESCRIBED, ' ')) ? part : undefined
  if (act) return finish(act.shot, act.shot.includes('{It}') ? acting : undefined)
  const clause = clauseShot(said)
  if (clause && !isNot && !(part && WEAK_CLAUSE.test(clause))) return clause
  const imperative = userAct(typed, said)
  if (imperative) return imperative
  if (part && !isNot)
    return finish(
      (PART_SHOTS[part.look === 'leaf' && !part.isMany ? 'read' : part.look] ?? '').replaceAll('{T}', part.text),
      part,
    )
  const made = MATERIAL_ALONE.exec(typed)?.[1]
  const material = made && !isNot ? MATERIALS.find(([words]) => words.test(made.toLowerCase()))?.[1] : undefined
  if (material && made)
    return finish(material.replace('{T}', `the ${NATION.test(made) ? made : made.toLowerCase()}`), undefined)
  if (isNot || IS_COUNT.test(typed)) return undefined
  const [, first = '', more = ''] = /^(?:It|They) ([a-z]+)(?: (.+))?$/.exec(said) ?? []
  return SEEN_ACT.test(first) &&
    isSound(`${said}.`) &&
    !/^(?:keeps?|takes?|comes?|goes|stays?|shows?)$/.test(first) &&
    isShort(more)
    ? `Close, one take: {Name} ${isPlural ? pluralVerb(first) : first}${more === '' ? '' : ` ${more}`}`
    : undefined
}

/** "put them back": pronouns of the part, not of the product. */
const ofPart = (shot: string, { isMany }: NamedThing) =>
  shot
    .replaceAll('{them}', isMany ? 'them' : 'it')
    .replace(/\{it (\w+)\}/g, (_, verb: string) => (isMany ? `they ${pluralVerb(verb)}` : `it ${verb}`))
/** What an act shows anyway. */
const DESCRIBED = / (?:removable|detachable|washable|adjustable|stretchy|waterproof|reflective) /

const MAX_COPIED = 8
const isShort = (words: string) => words.split(' ').length <= MAX_COPIED

/** "It folds flat": hands fold it flat. */
function handsOn(said: string): string | undefined {
  const [, first = '', more = ''] = /^(?:It|They) ([a-z]+)(?: ([^,]+))?(?:,.*)?$/.exec(said) ?? []
  const base = first === '' ? '' : pluralVerb(first)
  if (!BY_HAND.test(base) || !BEHIND_ACT.test(more) || !isShort(more)) return undefined
  return `Hands ${base} {Name}${more === '' ? '' : ` ${more.replace(/\byour\b/g, 'the').replace(/\bany\b/g, 'a')}`}, one take`
}

/** "Pump it 10 times", "You can hose it off" */
function userAct(typed: string, said: string): string | undefined {
  const own = /^You (?:can |just )?(.+)$/.exec(said)?.[1]
  const bare = typed.replace(/^just /i, '')
  const told = ACT_OF_USER.test(bare.toLowerCase().split(' ')[0] ?? '') ? bare : (own ?? bare)
  const words = told.split(/,| so | because |\.|;|\(/)[0]?.trim() ?? ''
  const [verb = '', next = '', third = ''] = words.toLowerCase().split(' ')
  const isAct =
    ACT_OF_USER.test(verb) &&
    ((own !== undefined && /\byou\b/i.test(typed)) ||
      verb === 'add' ||
      /^(?:it|them|the|your|a|an|one|two|three|on|in|off|up|out|to|at|right|\d+)$/.test(next) ||
      (next === 'and' && ACT_OF_USER.test(third)))
  return isAct &&
    isShort(words) &&
    !IS_NOT.test(words) &&
    !/[$€£]|\d ?(?:s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|days?|weeks?|months?)\b/i.test(words)
    ? `Hands only, one take: ${lowerFirst(words.replace(/\byour\b/g, 'the'))}`
    : undefined
}

/** "The deep groove holds a cup of juice": a part that does something. */
function clauseShot(said: string): string | undefined {
  if (/ you (?:can )?/.test(said) || /^(?:It|They|You|There|It's|They're|They've|There's|Its|No|Not)\b/.test(said))
    return undefined
  const words = said.split(' ')
  const found = verbAfterSubject(words)
  // "The hood fits over a cap"
  const at =
    found > 0
      ? found
      : words.findIndex((word, order) => order > 1 && SEEN_ACT.test(word) && AFTER_ACT.test(words[order + 1] ?? ''))
  const verb = words[at] ?? ''
  const isSeen = at > 0 && at < MAX_SUBJECT && !words[at - 1]?.endsWith("'s") && SEEN_ACT.test(verb)
  return isSeen && isSound(`${said}.`) && words.length <= MAX_COPIED + at && !IS_COUNT.test(said)
    ? `Close, one take: ${lowerFirst(said)}`
    : undefined
}
const MAX_SUBJECT = 5
const AFTER_ACT = /^(?:over|under|around|onto|into|in|on|off|out|the|an?|your|any)$/
/** Where the part itself shows more. */
const WEAK_CLAUSE = / (?:keeps?|takes?|comes?|goes|stays?|shows?) /

const mainPart = (typed: string) => typed.split(/,| so | because | but |;|\(/)[0] ?? typed

/** The first part that the words name; not what it is called itself, nor whom or what it is for. */
function partIn(typed: string, { product }: Reading): NamedThing | undefined {
  const own = singular(product.noun.split(' ').at(-1)?.toLowerCase() ?? '')
  return thingsIn(typed, PARTS).find(
    ({ noun, before }) =>
      noun.split(' ').at(-1) !== own &&
      !(noun === 'top' && /\bon(?: the)?$/.test(before)) &&
      !/\b(?:for|than|fits)(?: (?:the|your|any|an?|all))?$|\b(?:on|behind|from|over|around) your$/.test(before),
  )
}

/** Where there is nothing to do on camera: each once, in the order of the features. */
const STILLS = [
  'Creator beside {Name}, to the lens, {text}',
  'Close on {Name}, slowly from one end to the other, {text}',
  'Creator points at {Name}, {text}',
  '{Name} in window light, {text}',
  'A hand laid on {Name}, {text}',
  '{Name} from a few steps away, {text}',
]
/** Of what fits into a hand. */
const SMALL_STILLS = [
  'Creator with {Name} in one hand, to the lens, {text}',
  '{Name} turned slowly in both hands, {text}',
  'Creator points at {Name}, {text}',
  '{Name} on a table in window light, {text}',
  '{Name} held close to the lens, {text}',
  'Creator to the lens, {Name} beside them, {text}',
]
const SMALL_SORTS = ['jewelry', 'food', 'drink', 'skin', 'stuff', 'paper']
const SMALL =
  /\b(?:bottle|cup|mug|brush|earbuds?|earplugs?|headphones|case|wallet|knife|mask|socks?|gloves?|cap|hat|clip|keychain|candle|cards?|remote|charger|cable|adapter|tripod|razor|clippers?|peeler|opener|grater|spoon|fork|spatula|lids?|stoppers?|patch(?:es)?|tablets|pods|sprayer|roller|scraper|press|timer|alarm|lock|flashlight|collar|leash|straps?|band|bands|wristbands?|sleeves|insoles|laces|shoelaces|pens?|notebook|planner|journal|deck|dice|ball|toy|holder|mount|guard|tool|tins?|jars?|soap|comb|mirror compact|thermometer|pump|inflator|grinder|sharpener|hook|magnets?|stickers?|pouch|clutch|scarf|tie|cloths?|towel|thing)$/i
const BIG =
  /(?:sofa|couch|chair|bed|mattress|desk|table|bookcase|rug|ladder|mower|grill|tent|canopy|kayak|paddleboard|bike|scooter|treadmill|stroller|wagon|crib|tower|planter|planter box|cabinet|dresser|fence|gate|pool|tub|swing|hammock|trampoline|refrigerator|fridge|freezer|washer|dryer|dishwasher|washing machine|door|bench|crate|playhouse|carpet|tiles?|wallpaper|curtains?|vanity|ottoman|fire pit|shed|wardrobe|guards|gutters?|raised bed)$/i

const isBig = (noun: string) => BIG.test(noun.replace(/ (?:kit|set|system|frame|box|pack)$/, ''))
const isSmall = (noun: string, sorts: ReadonlySet<string>) =>
  !isBig(noun) && (SMALL.test(noun) || SMALL_SORTS.some((sort) => sorts.has(sort)))

function stillFor(feature: ReadFeature, { features, product, sorts }: Reading): string {
  const text = `"${feature.caption}" as text`
  // "No wifi, no app, no hub"
  const counted = feature.typed.split(/,|;| & | \+ /).length
  if (counted > 2)
    return `Creator to the lens counts on ${counted > FINGERS ? 'the' : (COUNTED[counted] ?? 'the')} fingers, ${text}`
  const stills = isSmall(product.noun, sorts) ? SMALL_STILLS : STILLS
  return (stills[Math.max(0, features.indexOf(feature)) % stills.length] ?? '').replace('{text}', text)
}
const FINGERS = 5
const COUNTED: Readonly<Record<number, string>> = { 3: 'three', 4: 'four', 5: 'five' }

/** Screens: what it does is recorded where the words tell it. */
function shownInApp(feature: ReadFeature, { features, product }: Reading): string {
  const { typed, caption } = feature
  const text = `"${caption}" as text`
  if (/\boffline|no (?:signal|wifi|internet)/i.test(typed)) return 'Screen recording with airplane mode on'
  if (/\b(?:out loud|speaks?|voice|audio|pronounc\w*)\b/i.test(typed))
    return 'A phone held up, the sound plays, creator listens'
  if (/\b(?:widget|lock screen|home screen)\b/i.test(typed)) return 'Close on the home screen, a finger points at it'
  if (/\b(?:photo|snap|scan\w*|receipts?)\b/i.test(typed) && !IS_NOT.test(typed))
    return `A phone camera held over ${/receipt/i.test(typed) ? 'a receipt' : 'it'}, then the screen, ${text}`
  const said = withSubject(mainClause(feature.plain ?? ''), product.isPlural)
  const deed = /^It ([a-z]+ .+)$/.exec(said)?.[1]
  if (deed && isShort(deed) && !IS_NOT.test(typed) && !UNSEEN_ON_SCREEN.test(deed))
    return `Screen recording, one take: {Name} ${deed.replace(/\byour\b/g, 'the')}`
  const own = /^You (?:can |just )?([a-z]+ .+)$/.exec(said)?.[1]
  if (own && isShort(own) && baseVerb(own.split(' ')[0] ?? '') && !UNSEEN_ON_SCREEN.test(own) && !IS_NOT.test(typed))
    return `Screen recording, one take: ${own.replace(/\byour\b/g, 'the')}`
  return `${APP_SHOTS[Math.max(0, features.indexOf(feature)) % APP_SHOTS.length] ?? ''}, ${text}`
}
const UNSEEN_ON_SCREEN = /^(?:works?|is|has|runs?|supports?|costs?|saves?|get|have|need|helps?|keeps?|lasts?|comes?)\b/
const APP_SHOTS = [
  'Screen recording: a finger opens that screen and stops there',
  'A phone in one hand, that screen turned to the lens',
  'Screen recording, one slow scroll over that screen',
  'A phone propped up on a table, creator taps once',
]

/** What people do for a customer, by the things that the words name. */
const SERVICE_SHOTS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:photo|picture|pics?|gps|map|video update)s?\b/i, 'A phone screen with it, swiped once by a thumb'],
  [
    /\b(?:text|app|book(?:ed|ing)?|online|quote|message|reminders?|invoice|report|notes|link|list)s?\b/i,
    'A phone screen with the message, held to the lens',
  ],
  [
    /\b(?:driveway|curb|come(?:s)? to you|we come|they come|your (?:door|home|house|place)|doorstep|mobile|pick ?up|drop ?off)\b/i,
    'Creator in the open front door, looking out',
  ],
  [/\bvan\b/i, 'Creator beside the van'],
  [/\b(?:suppl(?:y|ies)|tools?|equipment|gear|brushes)\b/i, 'The tools laid out on the floor, from above'],
  [/\b(?:eco|green|non[- ]?toxic|chemicals?|steam)\b/i, 'A hand wipes over a clean spot, close'],
  [
    /\b(?:oven|fridge|windows?|baseboards?|bathroom|kitchen|carpets?|seats|gutters?|lawn|garage)\b/i,
    'Close on {T}, slowly from one side to the other',
  ],
]
const SERVICE_THINGS = thingsOf({
  room: 'oven fridge window baseboard bathroom kitchen carpet seat gutter lawn garage floor roof car yard pool driveway',
})
const SERVICE_STILLS = [
  'Creator at the front door, to the lens',
  'Creator at home with a phone in hand, to the lens',
  'Creator to the lens, a step closer',
  "The creator's face, close, to the lens",
  'Creator at home, palms open, to the lens',
]
const ONLINE_STILLS = [
  'Creator at a laptop, to the lens',
  'A laptop on a table, the page on the screen',
  'Creator with a phone in hand, to the lens',
  "The creator's face, close, to the lens",
]
const COURSE_SHOTS = [
  'A laptop on a table, the lesson on the screen',
  'Close on the page or screen, a finger under it',
  'Over the shoulder, a finger taps on the next one',
  'Creator with a pen beside the screen, trying it',
]
const LESSON_SHOTS = [
  'Creator at the front door, to the lens',
  'Hands at work, close',
  "The creator's face, close, to the lens",
  'Creator to the lens, a step closer',
]
const ROOM_SHOTS = [
  'A table with everything laid out, from above',
  'Hands at work, close',
  'Creator with rolled-up sleeves, to the lens',
  'A few people around one table, from the door',
]
/** Templates, prints, lessons and people. */
function shownBySeller(feature: ReadFeature, { features, sorts, product }: Reading): string {
  const { typed } = feature
  const text = `"${feature.caption}" as text`
  const at = Math.max(0, features.indexOf(feature))
  const from = (shots: readonly string[]) => `${shots[at % shots.length] ?? ''}, ${text}`
  if (sorts.has('course')) {
    const isInPerson =
      product.place !== undefined ||
      features.some(({ typed: each }) =>
        /\bhands[- ]on\b|\bin person\b|\bpeople per class\b|\b(?:in|at) your home\b|\bstudio\b/i.test(each),
      )
    return from(!isInPerson ? COURSE_SHOTS : sorts.has('class') ? ROOM_SHOTS : LESSON_SHOTS)
  }
  const isOnline = /\b(?:online|zoom|virtual|remote|video calls?|website|digital)\b/i.test(
    `${product.title} ${features.map(({ typed: each }) => each).join(' ')}`,
  )
  const stills = isOnline ? ONLINE_STILLS : SERVICE_STILLS
  const [named] = thingsIn(typed, SERVICE_THINGS)
  const shotOf = ({ typed: each }: ReadFeature) =>
    SERVICE_SHOTS.find(([words]) => words.test(each) && !IS_NOT.test(each))?.[1]
  const found = shotOf(feature)
  const shot = features.slice(0, at).some((each) => shotOf(each) === found) ? undefined : found
  if (shot?.includes('{T}')) return named ? `${shot.replace('{T}', named.text)}, ${text}` : from(stills)
  return shot ? `${shot}, ${text}` : from(stills)
}

/** Things in written pictures that no creator has without reason. */
const FOREIGN = new Set(
  `apple avocado backpack banana basket bathtub bed bike blanket blender boot bottle bowl bread bucket cable candle car carpet cat chair child coat coffee couch crib cushion dog door drawer
  dress egg elevator fan fence flower fork fridge garden gloves grass guitar gym hair hammer hat headphone helmet hose ice iron jacket jar kettle key keyboard knife ladder lake laptop
  lawn leash lemon lightbulb loaf mattress mirror mug mattress oven pan pasta pencil pillow plant plate pool pot puddle pushpin rain rice rug sand sandwich seat shirt shoe shower sink skillet
  slipper soap sock sofa soup spoon stair staircase stove stroller suitcase sweater tent tie tire toaster tomato toothbrush towel toy train tree truck umbrella vacuum wallet washer wine yard`
    .trim()
    .split(/\s+/),
)
