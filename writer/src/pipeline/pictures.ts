import { lowerFirst, pluralVerb } from '../language'
import { baseVerb, thirdVerb, verbAfterSubject } from '../reading'
import type { ReadFeature, Reading } from './reading'

/** What to film for a feature in the seller's own words: the act that its words name, else a simple shot that no other feature has. */
export function plainPicture(feature: ReadFeature, reading: Reading): string {
  const { sorts } = reading
  const said = withSubject(mainClause(feature.plain ?? feature.caption), reading.product.isPlural)
  const text = `"${feature.caption}" as text`
  if (sorts.has('app')) return shownInApp(feature, reading)
  if (sorts.has('service') || sorts.has('course')) return shownByPeople(feature, reading)
  const act = actIn(feature.typed, said, reading.product.isPlural)
  return (sorts.has('drink') ? act?.replace('One bite', 'One sip') : act) ?? `${stillFor(feature, reading)}, ${text}`
}

/** Whether the feature's own words tell an act that can be filmed. */
export const hasAct = (feature: ReadFeature, { sorts, product }: Reading): boolean =>
  !sorts.has('digital') &&
  actIn(feature.typed, withSubject(mainClause(feature.plain ?? ''), product.isPlural), product.isPlural) !== undefined

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

/** Acts by what is typed, whatever the sentence around it. */
const ACTS: readonly (readonly [RegExp, string])[] = [
  [/\bbreaks? .*\bwindow\b/i, '{Name} held against the window of a parked car, not pressed'],
  [/\bfloats?\b/i, '{Name} dropped into a bowl of water, one take, it floats'],
  [/\b(?:won't|doesn't|never|no) kink/i, 'Two hands bend {Name} hard, then straighten it, one take'],
  [
    /\b(?:upside down|leak[ -]?proof|spill[ -]?proof|(?:no|won't|doesn't) (?:leak|spill))/i,
    '{Name} turned upside down over a dry paper towel',
  ],
  [
    /\b(?:non|anti|no)[ -]?slip\b|\bslid(?:e|ing)\b|(?:won't|doesn't) (?:move|slide|slip|budge)/i,
    'A finger pushes {Name} from the side, no cut',
  ],
  [/\b(?:iron[ -]?on)\b/i, 'An iron pressed on {Name}, lifted, an edge checked with a fingernail'],
  [
    /\bno (?:drill|drilling|screws?|tools?|plumber)\b/i,
    '{Name} goes into place with bare hands, no tool in the picture',
  ],
  [/\bno sewing\b|\bno glue\b/i, '{Name} put on with bare hands, one take'],
  [/\brinse\b|\brinses\b/i, 'Hands rinse {Name} under a faucet and shake the water off'],
  [/\bcut(?: it)? to (?:any|size|fit|shape)|\bcut to\b/i, 'Scissors cut a piece to shape, close'],
  [/\b(?:one|1)[- ]hand(?:ed)?\b/i, 'One hand does it, the other stays in a pocket'],
  [/\bzip(?:s|per|pers)?\b/i, 'A hand runs the zipper all the way, one take'],
  [/\bpull (?:on|off)\b/i, 'Hands pull {Name} on, one take'],
  [
    /^(?:folds? (?:flat|up|down|away|small|to|in)|folds?$|collaps\w+)\b|\bfoldable\b/i,
    'Hands fold {Name} up, one take, then open it again',
  ],
  [/^rolls? (?:up|small|away)\b/i, 'Hands roll {Name} up, one take'],
  [/\bdishwasher\b/i, '{Name} set into a dishwasher rack'],
  [/\b(?:machine wash\w*|washable|in the wash)\b/i, '{Name} dropped into a washing machine'],
  [/\bwipes? (?:clean|down|off)\b|\bwipeable\b/i, 'A damp cloth goes over {Name} once'],
  [
    /\bself[ -]?(?:stand\w*|supporting)\b|\bstands? (?:up|on its own|by itself)\b/i,
    '{Name} set down, both hands taken away',
  ],
  [/\b(?:usb|charg\w+|rechargeable|mah)\b/i, 'A cable clicks in, the light comes on'],
  [/\b(?:aaa?|batter(?:y|ies))\b/i, 'Two batteries go in, the cover closes'],
  [
    /\b(?:fragrance[ -]?free|unscented|no (?:smell|scent|fragrance|perfume))\b|\bsmells?\b|\bscent(?:ed)?\b/i,
    '{Name} held under the nose, the face stays in the picture',
  ],
  [/\b(?:tastes?|flavou?rs?|notes? of|spicy|mild)\b/i, 'One bite, the face stays in the picture'],
  [/\b(?:quiet|silent|whisper|noise|decibels?|db)\b/i, 'Three seconds without a word, the microphone close to {Name}'],
  [/\b(?:led|lights? up|night ?light|lamp|lumens?|glows?)\b/i, 'The room light goes off, only {Name} is lit'],
  [/\b(?:reflect\w+)\b/i, 'A phone flashlight finds the strip in the dark'],
  [/\b(?:magnet\w*)\b/i, 'A hand brings it close, it snaps on, the hand opens'],
  [/\bcomes? (?:out|apart)\b/i, 'Hands take that part out and put it back, one take'],
  [/\b(?:removable|comes? off|detach\w*)\b/i, 'Hands take it off and put it back, one take'],
  [/\b[\d.]+ ?(?:lbs?|pounds?|oz|ounces?|grams?|kg)\b/i, 'A hand weighs {Name} up and down'],
  [/\bworks? with (?:any|all|most|every) /i, '{Name} used with one of them, then with another'],
  [/\b(?:adjust\w*|heights?|angles?|positions?)\b/i, 'A hand moves it, step by step, and lets go each time'],
  [/\bstretch\w*\b/i, 'Two hands pull {Name} wide and let it go'],
  [/\breversible\b/i, 'Hands turn {Name} over, first one side, then the other'],
  [
    /\b(?:dries?|dry) in\b|\bquick[ -]?dry\w*\b|\bdry in about\b/i,
    'A phone timer beside it, a dry hand pressed on it at the end',
  ],
  [/\b(?:\d+|one|two|three|ten|five) ?(?:s|secs?|seconds?)\b/i, 'One take with a phone timer running in the picture'],
  [
    /\b(?:\d+|one|two|three|ten|five|a|an) ?(?:mins?|minutes?|hours?|hrs?)\b/i,
    'The same shot, sped up, a phone clock in the picture',
  ],
  [
    /\b(?:incl\.?|included|comes with|in the (?:kit|box|set)|set of|pack of)\b|^\d+ ?(?:pcs?|pieces)\b/i,
    'A box opened from above, everything laid out in a row',
  ],
  [/\b(?:refill\w*|reus\w*|use it again)\b/i, '{Name} used, cleaned, and put back in {its} place'],
  [/\b(?:waterproof|water[ -]?resist\w*|ipx?\d)\b/i, 'Water poured over {Name}, drops running down'],
  [/\b(?:leather|suede)\b/i, 'A thumb bends the leather, window light from the side'],
  [
    /(?<!\bfor )\b(?:wood|walnut|oak|acacia|bamboo|birch|maple|teak|cedar)(?:en)?\b/i,
    'A fingertip follows the grain in window light',
  ],
  [/\b(?:steel|metal|brass|alumin\w+|iron|copper|titanium)\b/i, 'A fingernail taps the metal twice, microphone close'],
  [
    /\b(?:cotton|linen|wool|silk|satin|fleece|velvet|felt|microfiber|canvas|denim|flannel|knit|ribbed|bamboo viscose)\b/i,
    'The fabric runs slowly through one hand',
  ],
  [/\b(?:silicone|rubber|foam|latex|gel (?:pads?|insoles?|cushion))\b/i, 'A thumb presses in and lets go, close'],
  [/\b(?:ceramic|glass|porcelain|stone|marble|crystal)\b/i, 'A fingernail taps it once, window light on the surface'],
  [/\b(?:inch(?:es)?|feet|ft|cm|mm) (?:tall|high|wide|long|deep)\b/i, 'A tape measure held against {Name}'],
  [
    /\b\d+ (?:colou?rs|shades|sizes|flavou?rs|scents|sounds|modes|settings|speeds|levels)\b/i,
    'A finger goes through them, one after the other, and stops at one',
  ],
  [/\b(?:ages?|age) \d|\bfor (?:kids|toddlers|babies)\b/i, 'The box turned to the lens, a finger under the age'],
  [/\b(?:warranty|guarantee)\b/i, 'The card from the box held up to the lens'],
]

/** Parts by what is done with them. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/\brails?\b/i, 'A hand presses against the rail, it holds'],
  [/\bpush yourself up\b/i, 'Creator pushes up on it with both hands and stands, one take'],
  [/\bhandles?\b/i, 'A hand lifts {Name} by the handle'],
  [/\bstraps?\b/i, 'A hand pulls the strap tight and lets go'],
  [/\bpockets?\b/i, 'A hand puts something into the pocket and takes it out again'],
  [/\b(?:compartments?|dividers?|sections?|slots?)\b/i, 'One thing after the other goes into its place, from above'],
  [/\bbuttons?|trigger\b/i, 'A thumb presses it once, close'],
  [/\bwheels?\b/i, 'One hand rolls {Name} across the floor'],
  [/\b(?:lid|cap|top)\b/i, 'A hand opens the top and closes it again, close'],
  [/\bhooks?\b/i, '{Name} hung up with one hand, the hand comes away'],
  [/\b(?:groove|grooves|grooved)\b/i, 'A fingertip follows the groove, close'],
  [/\bgrips?\b/i, 'A hand closes around the grip'],
  [/\bjack\b|\b(?:usb|charging|hdmi) port\b/i, 'A plug clicks in, close'],
  [/\b(?:seams?|stitching|stitches)\b/i, 'A fingertip follows the seam'],
  [/\b(?:mesh|vents?)\b/i, 'The light falls through it, a hand moves behind'],
  [/\b(?:pads?|cushion|padding|insoles?)\b/i, 'Two thumbs press into it and let go'],
  [/\b(?:bristles|teeth|spikes|spiky)\b/i, 'A fingertip bends them and lets go, close'],
  [/\bspout\b/i, 'Water comes out in one thin line, close'],
  [/\bfilters?\b/i, 'The filter lifted out, shown, and put back'],
  [/\b(?:display|screen|window)\b/i, 'Close on it as a finger taps beside it'],
  [/\b(?:got|get|with) .*\b(?:bag|pouch|case)\b/i, '{Name} goes into the bag, and the bag closes'],
  [/\bcover\b/i, 'The cover comes off in one take'],
  [/\b(?:drawer|tray|basket|bin)\b/i, 'It slides out and back in, one take'],
  [/\b(?:cards?|pages?|book|guide|manual|labels?|charts?)\b/i, 'Pages or cards turned one by one, from above'],
  [/\b(?:video|tutorial|qr)\b/i, 'A phone propped up beside {Name}, the video starts'],
  [/\b(?:elastic|waistband|cuffs?|collar|hood|drawstring)\b/i, 'Two fingers pull on it and let go'],
  [/\b(?:cup holders?)\b/i, 'A drink set into the cup holder'],
  [/\b(?:flaps?|panel)\b/i, 'A hand folds it out and back again'],
]

/** What hands do with a thing that "folds", "hangs" or "clips". */
const BY_HAND =
  /^(?:fold|roll|clip|hang|snap|stack|tilt|swivel|rotate|spin|turn|open|close|lock|stretch|expand|extend|collapse|slide|screw|plug|attach|mount|strap|tie|wrap|button|pack|nest|convert|flip|wash|wipe|store|connect|pull|bend|recline|twist|unfold|detach|flatten|squeeze|reseal|unroll|hook|set up|put together)$/
/** What no camera sees. */
const UNSEEN_ACT =
  /^(?:is|are|has|have|need|needs|mean|means|cost|costs|last|lasts|work|works|let|lets|help|helps|save|saves|reduce|reduces|prevent|prevents|support|supports|protect|protects|include|includes|come|comes|run|runs|take|takes|make|makes|do|does|don't|doesn't|won't|can|can't|get|gets|keep|keeps|stay|stays|match|matches|weigh|weighs|contain|contains)$/

function actIn(typed: string, said: string, isMany: boolean): string | undefined {
  // "They clean the gutters first" of one thing: its people do it.
  const [, deed] = isMany ? [] : (/^They (.+)$/.exec(said) ?? [])
  if (deed) return `Two people at work, filmed from a few steps away: they ${deed}`
  const [, first = '', more = ''] = /^(?:It|They) ([a-z]+)(?: (.+))?$/.exec(said) ?? []
  const base = first === '' ? '' : pluralVerb(first)
  if (BY_HAND.test(base) && BEHIND_ACT.test(more))
    return `Hands ${base} {Name}${more === '' ? '' : ` ${more.replace(/\byour\b/g, 'the')}`}, one take`
  const clause = partAct(said)
  if (clause) return clause
  const isNot = IS_NOT.test(typed)
  const known = ACTS.find(([words]) => words.test(typed) && (!isNot || /no|won't|non/.test(words.source)))
  if (known) return known[1]
  if (isNot || /\d (?:days?|weeks?|months?|years?|loads|nights?|hours?)\b/.test(typed)) return undefined
  const act = /^You (?:can |just )?([a-z]+.*)$/.exec(said)?.[1]
  // "Hose it off", "Snip and squeeze"
  const [, told = '', second] = /^([A-Z][a-z]+) (?:(?:it|them|the|your) .*|and ([a-z]+))$/.exec(said) ?? []
  if (told !== '' && baseVerb(told.toLowerCase()) === 'sure' && (second === undefined || baseVerb(second)))
    return `Hands only, one take: ${lowerFirst(said)}`
  if (
    act &&
    baseVerb(act.split(' ')[0] ?? '') &&
    !/^(?:get|save|have|need|see|know|wear|stay|feel|sleep|finish)\b/.test(act)
  )
    return `Hands only, one take: ${act.replace(/\byour\b/g, 'the')}`
  if (first !== '' && !UNSEEN_ACT.test(first)) return `Close, one take: {Name} ${first}${more === '' ? '' : ` ${more}`}`
  return PARTS.find(([part]) => part.test(said))?.[1]
}

/** What may follow "fold", "clip" or "turn" where hands do it to the product. */
const BEHIND_ACT =
  /^(?:$|(?:around|onto?|over|into?|to|up|down|out|flat|open|away|back|together|under|behind|through|from|both|by|clean|against|between|across|along|\d+)\b)(?!.*\b(?:automatically|itself|on its own)\b)/

const IS_NOT = /\b(?:no|not|non|never|won't|doesn't|don't|without)\b/i

/** "V shaped teeth grab any lid", "The deep groove holds a cup of juice": a part that does something. */
function partAct(said: string): string | undefined {
  if (
    IS_NOT.test(said) ||
    / you (?:can )?/.test(said) ||
    /^(?:It|They|You|There|It's|They're|They've|There's)\b/.test(said)
  )
    return undefined
  const words = said.split(' ')
  const at = verbAfterSubject(words)
  const verb = words[at] ?? ''
  const isSeen =
    at > 0 &&
    !words[at - 1]?.endsWith("'s") &&
    (!UNSEEN_ACT.test(verb) || /^(?:takes|runs|keeps?|comes?|stays?|can)$/.test(verb))
  return isSeen ? `Close, one take: ${lowerFirst(said)}` : undefined
}

/** Where there is nothing to do on camera: each once, in the order of the features. */
const STILLS = [
  'A hand laid on {Name}',
  '{Name} in {its} place, from above',
  '{Name} from a few steps away, then close',
  '{Name} from the side, in window light',
  'Creator beside {Name}, both in the picture',
  'Creator walks into the picture to {Name}',
]
const stillFor = (feature: ReadFeature, { features }: Reading) =>
  STILLS[Math.max(0, features.indexOf(feature)) % STILLS.length] ?? ''

const APP_SHOTS = [
  'Screen recording: a finger opens it and stops there',
  'A phone in one hand, over the shoulder',
  'Screen recording, one slow scroll',
  'A phone propped up on a table, creator taps once',
]
function shownInApp({ typed, caption }: ReadFeature, { features }: Reading): string {
  const text = `"${caption}" as text`
  if (/\boffline|no (?:signal|wifi|internet)/i.test(typed)) return 'Screen recording with airplane mode on'
  if (/\b(?:out loud|speaks?|voice|audio|pronounc\w*)\b/i.test(typed))
    return 'A phone held up, the sound plays, creator repeats it'
  if (/\b(?:widget|lock screen|home screen)\b/i.test(typed)) return 'Close on the home screen, a finger points at it'
  const at = features.findIndex((each) => each.typed === typed)
  return `${APP_SHOTS[Math.max(0, at) % APP_SHOTS.length] ?? ''}, ${text}`
}

const CLASS_SHOTS = [
  'Creator in front of a laptop, nodding',
  'A phone propped up on a table, the lesson running',
  'Creator at the kitchen table, trying it along with the screen',
  'Over the shoulder, a finger taps on the next lesson',
]
const ROOM_SHOTS = [
  'A table with everything laid out, from above',
  'Hands at work, close',
  'A few people around one table, from the door',
  'Creator with rolled-up sleeves, to the lens',
]
const PEOPLE_SHOTS = [
  'Creator to the lens at home',
  'Creator on the doorstep',
  'Creator at the kitchen table, phone in hand',
  'Creator walking through the room',
]
function shownByPeople(feature: ReadFeature, { features, sorts, product }: Reading): string {
  const isInRoom =
    product.place !== undefined ||
    features.some(({ typed }) => /\bhands[- ]on\b|\bin person\b|\bpeople per class\b/i.test(typed))
  const shots = !sorts.has('course') ? PEOPLE_SHOTS : isInRoom ? ROOM_SHOTS : CLASS_SHOTS
  return `${shots[Math.max(0, features.indexOf(feature)) % shots.length] ?? ''}, "${feature.caption}" as text`
}
