import { type CommonMaterial, escaped, folded, havingMatch } from '../kinds'
import { kept, singular, upperFirst, withArticle } from '../language'
import { correctSpelling, expandShorthand, thirdVerb } from '../reading'
import type { ReadFeature, Reading } from './reading'
import { screenText } from './screen-text'
import { ANY_JOINT, classOf, isSeen, SHOT } from './shots'
import { type NamedThing, thingsIn, thingsOf } from './things-in'

/** Things that features name, by how they are filmed: the looks of `LOOKS`. */
const NAMED = thingsOf({
  print: `label name_label tag hangtag date name number batch_number clue rule instruction ingredient logo letter initial barcode qr_code ruler scale measurement percentage sticker_sheet
    recipe guide manual booklet chart checklist certificate invoice receipt quote note list calendar map photo text diagram marking allergen`,
  part: `zip zipper pocket zip_pocket strap handle hook clasp loop buckle button switch dial lever clip clamp latch hinge lock wheel caster leg foot stand base head neck arm blade nozzle
    spout hose valve plug port socket usb-c cord cable power_cord screen display touchscreen sensor lens suction_cup suction_base bracket screw bolt spring pump dropper squeeze_top trigger
    brush bristle tip needle wick wax soy_wax strip magnet_strip drawer shelf flap visor hood collar cuff sleeve waistband hem seam stitch stitching eye ear nose tail paw face edge corner rim lip back lining sole insole
    toe tongue lace float gauge tray chamber tank reservoir water_tank basket jug lid cap cover filter hole overflow_hole drain_hole vent cushion light bulb led speaker microphone
    ring divider compartment section slot knot fringe tassel print pattern weave embroidery engraving carving spike tooth peeler grater grip rail frame panel shade mesh coil
    heating_element battery key_clip d-ring pull_tab elastic drawstring ribbon bow charm pendant bead stone crystal gem flower petal rung footrest armrest headrest backrest
    body casing shell top underside bottom housing seat cup_holder kickstand pen_holder bookmark_ribbon spine page border seal thread band rope chain net rubber_foot cup tumbler inseam`,
  knob: 'mode speed setting program level brightness_level heat_setting spray_mode fade_mode',
  content: `bit hex_bit piece card sheet sheets tile tea_bag bookmark sachet pod refill adapter cable_tie pen pencil marker sticker charger case pouch storage_bag carry_bag travel_bag drawstring_bag bag key
    spoon scoop cloth wipe paperback book charging_cable mounting_kit drill_bit remote remote_control box gift_box tube jar bottle carton tin envelope postcard supply_list
    cotton_bag cutting_board gasket spare_gasket extra_blade spare_blade attachment nozzle_tip brush_head seed coaster straw candle patch supply tool part worn_part container fork knife microfiber_cloth cartridge filter_cartridge`,
  at: `desk table bed couch sofa shower bathtub sink faucet tap toilet wall door window windowsill rail balcony_rail railing counter countertop cupboard wardrobe cabinet shelf fridge
    oven stove car dashboard stroller pram bike handlebar suitcase luggage backpack tent van truck tree fence headboard outlet mirror stairs crib cot`,
})
/** The same for programs: what their screens show. */
const ON_SCREEN = thingsOf({
  screen: `account envelope charge number total cost wage_cost shift rota schedule template hour calendar list chart graph map timer streak reminder alert notification photo recipe lesson page card flashcard
    quiz note task project invoice receipt report budget category goal progress history plan workout playlist filter preset brush layer font message chat profile feed widget dashboard table sheet
    form price order ticket question answer score level theme color symptom cycle meal ingredient bill subscription payment balance deadline entry habit mood word exercise video cell
    formula tab column client contract proposal lyric chord song tempo bookmark file folder backup password video_lesson worksheet checklist menu stop route deal label photo_album step`,
})

/** What a part does, and how that is shown. */
const MOVES: readonly (readonly [RegExp, string])[] = [
  [/^(?:opens|unfolds|unzips|lies|lays) (?:out )?flat\b/, '{X} opened flat, from above'],
  [/^(?:opens?|unzips?)\b/, 'Hands open {X}, close'],
  [/^(?:folds?|collapses?)\b/, 'Hands fold {X}, close'],
  [
    /^(?:lifts?|pops?|slides?|pulls?|comes?|screws?|snaps?|clips?|twists?) (?:right )?out\b/,
    'A hand takes out {X}, close',
  ],
  [
    /^(?:lifts?|pops?|slides?|pulls?|comes?|screws?|snaps?|clips?|twists?|zips?) (?:right )?off\b/,
    'A hand takes off {X}, close',
  ],
  [/^(?:rotates?|turns?|swivels?|tilts?|spins?|bends?|pivots?)\b/, 'A hand turns {X}, close'],
  [/^(?:slides?|extends?)\b/, 'A hand pulls {X} out, close'],
  [/^(?:locks?|shuts?|closes?|seals?|snaps?)\b(?! (?:it|them|off)\b)/, 'A hand closes {X}, close'],
]

/** Work that the maker does and can show. */
const WORK =
  /\b(?:I|we|I['’]ll|we['’]ll|I will|we will) (?:\p{L}+ly |also |still |always |then |will )?(?:cut|stuff|sew|quilt|piece|hem|spin|forge|stitch|knit|crochet|pour|roast|grind|bake|brew|cook|smoke|bottle|jar|mix|blend|carve|sand|oil|wax|weave|dye|print|stamp|engrave|solder|weld|paint|draw|glaze|fire|assemble|put (?:\p{L}+ )?together|build|make|mend|fix|repair|restring|tune|clean|sharpen|polish|press|fold|wrap|pack|test|grow|pick|dry|whip|melt|fill|label|sign|glue|shape|hammer|plane|letter|bind|trim|groom|plant|forage|harvest)\b|\bby (?:me|us|my \p{L}+)\b|\b(?:in|at|from) (?:my|our) (?:own )?(?:\p{L}+ )?(?:workshop|kitchen|studio|shed|garage|bakery|kitchen table|spare room|barn|basement)\b/iu
/** Terms of the sale, and what cannot be seen: these are said. */
const TERMS =
  /\b(?:free|refund\w*|returns?|warranty|guarantee\w*|contract|insured|licensed|fixed price|delivery|shipping|ships|cancel\w*|skip|swap|trial|discount|per month|a month|quote|payment plans?|no fees?|ads)\b/i
/** Things are put together with the product: "fits", "holds", "works with". */
const GOES_WITH =
  /\b(?:fits?|holds?|carr(?:y|ies)|stores?|works? with|sits? (?:well )?under|charges?|beside|for|with|on|in|to|at|under)\b/i

/** What to film while a feature is spoken. */
export function shotOfFeature(feature: ReadFeature, reading: Reading): string {
  const shot = known.get(feature) ?? filmed(feature, reading)
  known.set(feature, shot)
  return shot
}
/** Asked for each wording of each piece. */
const known = new WeakMap<ReadFeature, string>()

function filmed(feature: ReadFeature, reading: Reading): string {
  // Said to the viewer: a demonstration would show what the line warns of.
  if (feature.form === 'limit' || feature.form === 'order') return SHOT.lens
  const shots = reading.fields.shots(reading)?.ofFeature((feature.plain ?? feature.typed).replace(/[.]$/, ''))
  if (shots) return `${SHOT.any} ${shots.join(ANY_JOINT)}`
  const { tags } = classOf(reading)
  const isMaker = reading.voice === 'maker'
  const text = correctSpelling(feature.typed)
  const things = thingsNamed(text, reading)
  const [thing] = things
  const moved = thing && movedAs(thing.text, text)
  if (moved) return withText(moved, feature)
  if (isMaker && !tags.includes('screen') && thing?.look !== 'print' && WORK.test(text))
    return withText(isSeen(reading) ? '{shot work} {Name}' : SHOT.use, feature)
  const act = actOf(feature, reading)
  if (act !== undefined) return act
  if (thing) return withText(`{shot ${thing.look}} ${named(things)}`, feature)
  return withText(TERMS.test(text) ? SHOT.lens : SHOT.use, feature)
}

const ABSENT = /\b(?:no|not|non|never|won['’]?t|doesn['’]?t|don['’]?t|can['’]?t|without)\b/i
const saysAbsent = (text: string) => ABSENT.test(text.split(/,| so | because | but |;|\(/)[0] ?? '')
/** Whether no picture can show it: what is not there, terms, a smell. */
export const isSaid = (text: string) =>
  saysAbsent(text) || TERMS.test(text) || /\b(?:smells?|scents?|tastes?|flavou?rs?)\b/i.test(text)
/** The test of a label, and what is said to it. */
export function testOf(feature: ReadFeature, reading: Reading): { say: string; shot: string } | undefined {
  const { say, shot = '' } = (wordCount(feature.typed) <= MAX_TESTED_WORDS && actFor(feature, reading)) || {}
  return say === undefined ? undefined : { say, shot: shot.replaceAll('{Name}', reading.fields.look(reading).it) }
}
const MAX_TESTED_WORDS = 6
const actOf = (feature: ReadFeature, reading: Reading) => actFor(feature, reading)?.shot
export function actFor({ typed }: Pick<ReadFeature, 'typed'>, reading: Reading) {
  const text = folded(typed)
  const isNot = saysAbsent(typed)
  return actsIn(reading.common)(text).find((act) => (act.isAbsence || !isNot) && isActOf(reading)(act))
}
const actsIn = kept(({ acts }: CommonMaterial) => havingMatch(acts, ({ match }) => match))
const isActOf = kept((reading: Reading) => {
  const { name, tags } = classOf(reading)
  const isAny = !tags.some((tag) => BODILESS.test(tag))
  // Acts of services show a customer at home.
  return ({ of }: CommonMaterial['acts'][number]) =>
    name.startsWith('maker ')
      ? of.includes(name)
      : of.some((each) => each === name || tags.includes(each) || (each === 'any' && isAny))
})
const BODILESS = /^(?:screen|service|course)$/

/** The things in a feature's words that say best what it is about: a written or built-in part before what it goes with. */
export function thingsNamed(text: string, reading: Reading): NamedThing[] {
  const { tags } = classOf(reading)
  const own = singular(reading.product.noun.toLowerCase().split(' ').at(-1) ?? '')
  const isBodiless = tags.some((tag) => BODILESS.test(tag))
  const held = text.search(HOLDS)
  const table = tags.includes('screen') ? ON_SCREEN : NAMED
  // Work is filmed as it is done.
  if (tags.some((tag) => /^(?:service|course)$/.test(tag)) && !tags.includes('screen')) return []
  const things = thingsIn(text, table)
    .filter(
      ({ noun, look, before, text: phrase }) =>
        singular(noun.split(' ').at(-1) ?? noun) !== own &&
        (look !== 'content' || INCLUDED.test(text) || text.search(noun) < MAX_BEFORE_SUBJECT) &&
        !((look === 'content' || /\d/.test(phrase)) && amountOf(noun).test(text)) &&
        // "a bit wet"
        !(noun === 'bit' && /\ba$/.test(before)) &&
        !(BODY.test(noun) && !/^(?:|the|each|every)$/.test(before)) &&
        // "Saturday and Sunday slots"
        !(isBodiless && /^(?:slot|clip|section|body|top|head|edge|corner)$/.test(noun)) &&
        !(/^(?:box|bag|case|pouch)$/.test(noun) && /\bin(?: the| an?)?$/.test(before)) &&
        !(look === 'at' && (isBodiless || !(before === '' ? LIST.test(text) : GOES_WITH.test(text)))),
    )
    .filter((thing) => !isDenied(text, Math.max(0, placeOf(thing, text))))
    .map((thing) => heldAs(thing, tags, held >= 0 && placeOf(thing, text) > held))
    .filter(({ look }) => look !== '')
  const end = text.search(CLAUSE_END)
  const first = things.filter((thing) => end < 0 || placeOf(thing, text) < end)
  const [best] = [...(first.length > 0 ? first : things)].sort((a, b) => rankOf(a) - rankOf(b))
  if (!best) return []
  const next = things[things.indexOf(best) + 1]
  const between = next && text.slice(placeOf(best, text), placeOf(next, text))
  return next?.look === best.look && between !== undefined && JOINED.test(between) ? [best, next] : [best]
}
/** "I don't do expiry dates", "no refills or batteries", "tested in bright light": what is not there, or only a condition, is not shown. */
function isDenied(text: string, at: number): boolean {
  const before = text.slice(0, at)
  const list = NO_LIST.exec(text)
  return (
    DENIED.test(before) ||
    CONDITION.test(before) ||
    (list !== null && at > list.index && at < list.index + list[0].length) ||
    /^\S+[- ]free\b/i.test(text.slice(at))
  )
}
const DENIED = /\b(?:no|not|never|without|instead of|rather than|unlike|\p{L}+n['’]t) (?:[^ ,.;]+ ){0,2}$/iu
/** "no adhesive sheets, refills or batteries" */
const NO_LIST = /\b(?:no|not|never|without)\b[^.;:()]*? (?:or|nor) [^,.;:()]*/i
const CONDITION =
  /\b(?:tested|checked|tried|proven|approved|even|only|just)(?: \p{L}+)? (?:in|on|under|with|by|for|against|when|if|after) [^,.;]*$/iu
/** Behind these the words say why, or what else. */
const CLAUSE_END = /, | and (?=(?:it|they|you|we|I)\b)| (?:so|because|if|when|while|until) /
/** "a bag of ocean plastic" */
const amountOf = (noun: string) => new RegExp(`\\b${escaped(noun)}s? of\\b`, 'i')
/** Parts of a body are the product's where the feature begins with them, but "on top" is not a part: "Head rotates 180 degrees". */
const BODY = /^(?:face|neck|ear|eye|leg|arm|foot|back|tongue|nose|toe|head|paw|tail|lip|body|tooth|nail|top|bottom)$/
const INCLUDED = /\b(?:includ\w+|comes? with|with|plus|spare|extra)\b/i
const MAX_BEFORE_SUBJECT = 5
const HOLDS = /\b(?:fits?(?! on\b)|holds?|carr(?:y|ies)|stores?)\b/i
/** "Phone + mac + pc" */
const LIST = /[+,&/]| and /
/** "bookmark and a tea bag" */
const JOINED = /^(?:[\p{L}-]+ ){1,2}(?:and|\+|&) (?:(?:an?|the|all|\d+) )?(?:[\p{L}-]+ ){0,2}$/u

/** The thing without a verb read as its adjective ("shows wage cost"), and with the look of what is put in or on the product. "Fits desks" is filmed at one desk. */
function heldAs(thing: NamedThing, tags: readonly string[], isHeld: boolean): NamedThing {
  const text = thing.text.replace(/^the (?:1|grade) /, 'the ')
  const [, first = '', rest = ''] = /^the (\S+) (.+)$/.exec(text) ?? []
  const bareText = thirdVerb(first) !== undefined && !/\d/.test(first) ? `the ${rest}` : text
  const look = /^the \d/.test(text) && thing.look === 'print' ? 'content' : thing.look
  if (!isHeld) return { ...thing, look, text: bareText }
  if (/\b(?:in|into|inside)(?: an?| the| your| any| most)?$/.test(thing.before))
    return { ...thing, look: 'inside', text: bareText }
  if (look === 'at')
    return {
      ...thing,
      text: thing.isMany ? bareText.replace(/^the (.+)$/, (_, many: string) => withArticle(singular(many))) : bareText,
    }
  if (!/^(?:part|content)$/.test(look)) return { ...thing, look, text: bareText }
  // What a holder holds is no part of it.
  return { ...thing, text: bareText, look: tags.some((tag) => INSIDE.test(tag)) ? 'into' : '' }
}
const INSIDE = /^(?:bag|container|carried)$/

const placeOf = ({ noun }: NamedThing, text: string) =>
  text.toLowerCase().search(new RegExp(`\\b${escaped(noun.replace(/(?:y|fe?)$/, ''))}`))
const RANKS = ['print', 'part', 'knob', 'into', 'inside', 'content', 'at', 'screen']
const rankOf = ({ look }: NamedThing) => RANKS.indexOf(look)

const named = (things: readonly NamedThing[]) => things.map(({ text }) => text).join(' and ')

/** "storage bag opens flat", "the head rotates" */
export function movedAs(thing: string, text: string): string | undefined {
  const words = text.toLowerCase().split(' ')
  const head = singular(thing.split(' ').at(-1) ?? thing)
  const at = words.findIndex((word) => singular(word.replace(/[^\p{L}\d-]/gu, '')) === head)
  const after = at < 0 ? '' : words.slice(at + 1).join(' ')
  const shot = MOVES.find(([verb]) => verb.test(after))?.[1]
  return shot && upperFirst(shot.replace('{X}', thing))
}

const withText = (shot: string, feature: ReadFeature) => {
  const text = screenText(textFor(feature))
  return text === '' ? shot : `${shot}, "${text}" as text`
}

const MAX_TEXT_WORDS = 7
/** What a label leaves out: "It has a soft rose smell" is "Soft rose smell". */
const OPENER =
  /^(?:(?:it|they|he|she)(?:['’]s| is| are| has| have| comes with| come with| comes in)|there(?:['’]s| is| are)|you get|(?:I|we) (?:only )?use)(?: only| just)? (?:an? |the )?/i
const PERSONAL = /\b(?:I|me|my|we|our|us)\b|^(?:if|when|because|so)\b/i

/** A feature as text on screen: as typed where it is short, its first clause or noun phrase where that is; else nothing. */
export function textFor({ typed, caption, plain }: ReadFeature): string {
  const shown = plain !== undefined && SHORT_FORM.test(typed) ? plain : caption === '' ? typed : caption
  const whole = correctSpelling(expandShorthand(shown))
    .replaceAll('"', '')
    .replace(/[\s.]+$/, '')
  const isOpened = OPENER.test(whole)
  const said = shortened(whole.replace(OPENER, ''))
  if (isShown(said) && (wordCount(typed) <= MAX_TEXT_WORDS || caption.length < typed.length - 1))
    return upperFirst(said)
  const [start = ''] = said.split(isOpened ? / (?:that|which|where|so|because) |[,;(]| [-–—] / : /[,;(]| [-–—] | so /)
  return start !== said && !/,.*,/.test(said) && !CUT_LIST.test(said.slice(start.length)) && isShown(start)
    ? upperFirst(start)
    : ''
}
/** "40, 45 or 50 cm": a list is shown whole or not at all. */
const CUT_LIST = /^, ?(?:\d|(?:\p{L}+ ){1,3}(?:and|or) )/u
const isShown = (text: string) =>
  text !== '' &&
  !/,.*,/.test(text) &&
  !PERSONAL.test(text) &&
  wordCount(text) <= MAX_TEXT_WORDS &&
  !/(?:\b(?:and|or|of|the|a|both|to|for|with|is|are)|['’]\p{L}+|:)$/iu.test(text)

/** Shorthand is shown as it is spoken. */
const SHORT_FORM = /\b(?:ss|ltr|yrs?|ur|u|std|ppl|abt|w|hrs?|chrg|qs|rms?|pcs?|sec|approx|incl)\b|["=]/i
const wordCount = (text: string) => text.split(/\s+/).length
/** "It clips into the slot" is "Clips into the slot". */
const shortened = (text: string) =>
  text.replace(/^(?:it|they) (?=(\p{L}+))/iu, (it, verb: string) => (thirdVerb(verb) === undefined ? it : ''))
