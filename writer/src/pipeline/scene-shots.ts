import { type CommonMaterial, escaped } from '../kinds'
import { isMassNoun, isPlural, plural, singular, upperFirst, withArticle } from '../language'
import { kept } from '../language/remembered'
import { isAdjective, isListedNoun, isPluralWord } from '../reading'
import { handsIn } from './act-shots'
import { type NamedThing, type Things, thingsIn } from './things-in'

/** A thing of a sentence as a picture says it. */
interface Shown {
  /** "a fishing knife" */
  text: string
  look: string
  noun: string
  /** "in", "with"; empty: what a verb is about. */
  before: string
}

interface Act {
  form: string
  picture: string
}

interface Scenery {
  things: Things
  places: Things
  acts: readonly Act[]
  doing: RegExp
  /** What happens, no matter who does it, with its picture. */
  events: readonly (readonly [RegExp, string])[]
}

const PLACES = /^(?:place|vehicle)/
const ROWS = /^(?:act|event)$/
const sceneryOf = kept(({ told = {} }: CommonMaterial): Scenery => {
  const lists = Object.entries(told)
  const mapOf = (isMeant: (look: string) => boolean): Things => {
    const looks = new Map<string, string>()
    for (const [look, nouns] of lists.filter(([each]) => isMeant(each)))
      for (const noun of nouns) looks.set(noun, [looks.get(noun), look].filter(Boolean).join('|'))
    return looks
  }
  const rowsOf = (name: string) =>
    (told[name] ?? []).flatMap((row) => {
      const [forms = '', picture = ''] = row.split(': ')
      return forms.split(', ').map((form): Act => ({ form, picture }))
    })
  const acts = rowsOf('act')
  const forms = [...new Set(acts.map(({ form }) => form))].toSorted((a, b) => b.length - a.length).map(escaped)
  return {
    things: mapOf((look) => !PLACES.test(look) && !ROWS.test(look)),
    places: mapOf((look) => PLACES.test(look)),
    acts,
    doing: new RegExp(`^${SUBJECT}(${forms.join('|') || '-'})(?![\\p{L}-])(.*)$`, 'iu'),
    events: rowsOf('event').map(({ form, picture }) => [
      new RegExp(`(?<!\\p{L})${escaped(form)}(?!\\p{L})`, 'iu'),
      picture,
    ]),
  }
})

/** Who tells it, and what may stand in front of the verb. */
const SUBJECT =
  "(?:.{0,60}(?<!\\p{L})(?:I|we)(?:['’](?:d|ve|m|re))? |(?:(?:and|but|so|then|now) )*)(?:(?:was|were|am|are|had|have|just|only|also|still|then|even|once|actually|now|always|ended up|started|kept|\\p{L}+ly) )*"

export interface SceneShots {
  /** What can be seen of the words, the best first. */
  seen: readonly string[]
  /** Where they are told. */
  told: readonly string[]
}

/** What a scene of a story shows of its own words: what the teller does, what happens, or up to three things that it names. The best first. */
export function sceneShots(
  text: string,
  common: CommonMaterial,
  it: string,
  name: string,
  story: string,
  isScreen: boolean,
): SceneShots {
  const scenery = sceneryOf(common)
  if (GRAVE.test(text) || FIRST_TRY.test(text)) return { seen: [], told: [] }
  const named = it === 'the product' ? name : (it.split(' ').at(-1) ?? '')
  const own = new Set(
    named
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .map(singular),
  )
  const clauses = clausesOf(text)
  const seenIn = (clause: string, things: Things) =>
    thingsIn(clause, things)
      .filter(
        ({ noun }) =>
          !noun.split(' ').some((word) => own.has(singular(word))) && !isName(noun, story) && !isSaidOf(noun, clause),
      )
      .map(shownOf)
      .reduce<Shown[]>((all, thing) => {
        const holder = all.at(-1)
        if (holder === undefined || thing.before !== 'of' || !clause.toLowerCase().includes(`${holder.noun} of `))
          return [...all, thing]
        return [
          ...all.slice(0, -1),
          { ...holder, text: `${holder.text} of ${thing.text.replace(/^(?:an?|the) (?:(?:cup|glass) of )?/, '')}` },
        ]
      }, [])
  const night = NIGHT.test(text) ? ', at night' : ''
  const acts: string[] = []
  let isTeller = false
  for (const { said, isReal } of clauses) {
    const isOwn = /^(?:\p{L}+ ){0,3}(?:I|we)\b/iu.test(said)
    isTeller = isOwn || (isTeller && !OTHER_SUBJECT.test(said))
    if (!isReal || !(isTeller || /^\p{Lu}\p{Ll}+ /u.test(said))) continue
    const found = actIn(said, scenery, seenIn)
    if (
      found !== undefined &&
      !(/parked car/.test(found) && !IN_CAR.test(text)) &&
      !(/asleep/.test(found) && NO_BED.test(text))
    )
      acts.push(/^Creator (?!at the wheel|in the parked)/.test(found) ? `${found}${night}` : found)
  }
  const real = clauses.filter(({ isReal }) => isReal)
  const hands = real.flatMap(({ said }) => {
    const shot = handsIn(said, it, false)
    return shot !== undefined &&
      !shot.includes('{it}') &&
      !NO_HANDS.test(shot) &&
      isFilmed(seenIn(shot.toLowerCase(), scenery.things))
      ? [shot]
      : []
  })
  const events = scenery.events.flatMap(([words, picture]) =>
    real.some(({ said }) => words.test(said)) ? [picture] : [],
  )
  const things = [
    ...new Map(
      real
        .flatMap(({ said }) => {
          const all = seenIn(said, scenery.things)
          const at = all.findIndex(({ noun }) => isHandled(noun, said))
          const [first, second] = at < 0 ? [] : all.slice(at)
          return [first, second].filter(
            (each) =>
              each !== undefined &&
              first !== undefined &&
              (each === first || isHandled(each.noun, said) || isBeside(first, each, said)),
          ) as Shown[]
        })
        .map((each) => [each.noun, each]),
    ).values(),
  ]
  const isSpoken = SPOKEN.test(text)
  const [held] = things.filter(({ look, text: each }) => HANDHELD.test(look) && /^an? /.test(each))
  const laid = isScreen ? [] : laidOut(things, text)
  const [played] = [...acts, ...hands]
  // A long sentence has time for two pictures.
  const [more] =
    played !== undefined && !played.endsWith(', close') && text.length > MIN_OF_TWO
      ? laidOut(
          things.filter(({ noun }) => !played.toLowerCase().includes(noun)),
          text,
        )
      : []
  const [place] = text
    .replace(QUOTES, '…')
    .split(/[.!?;:,] /)
    .flatMap((said) => placeIn(said.replace(COMPARED, ''), scenery, seenIn) ?? [])
  const [, hour] = CLOCK.exec(text) ?? []
  const unique = (shots: readonly string[]) => [...new Set(shots.map(upperFirst))]
  return {
    seen: unique([
      ...(more === undefined ? [] : [`${played}; ${more}`]),
      ...acts,
      ...hands,
      ...(isSpoken && held !== undefined && acts.length === 0
        ? [`Creator with ${held.text} in hand, to the lens`]
        : []),
      ...events,
      ...laid,
    ]),
    told: unique([
      ...(place === undefined ? [] : [`Creator ${place}${night}, to the lens`]),
      ...(hour === undefined ? [] : [`A clock at ${hour}, close`]),
    ]),
  }
}

const NO_HANDS =
  /^Hands (?:add|build|change|charge|fix|print|make|mark|move|pass|set|take (?!off)|use|with) |\bstanding\b/
/** Hands put nothing into a chat. */
const isFilmed = (things: readonly Shown[]) => things.length > 0 && things.every(({ look }) => look !== ON_PHONE)
const HANDHELD =
  /^(?:on (?:the kitchen table|a desk|a workbench|the bathroom shelf|a plate)|in one (?:hand|palm)|a (?:cup|glass) of)$/
const NIGHT =
  /\b(?:midnight|at night|in the dark|(?:one|two|three|four|[1-4](?:[:.]\d\d)?) (?:in the morning|a\.?m\b))/i
/** "at half past three", "at 4.50" */
const CLOCK =
  /\b(?:at|until|till|by) (midnight|(?:half past|quarter past|quarter to) \p{L}+|\d{1,2}[.:]\d\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})(?= in the (?:morning|night)| o['’]clock)|\d{1,2} ?[ap]m(?!\p{L}))/iu
/** Sits in a car, and not on something else. */
const IN_CAR =
  /^(?!.*\b(?:motor\w*|moto|scooter|ojek|bike|bus|jeepney|matatu|train|tricycle|boda)\b).*\b(?:car|van|truck|lorry|pickup|camper|wheel|drive|drove|driving)\b/is
/** Sleeps somewhere else, or not at all. */
const NO_BED = /n['’]t\b|\b(?:not|never|no(?:body| one)|tents?|car|van|truck|bus|trains?|plane|hammock)\b/i
/** What was no good yet. */
const FIRST_TRY =
  /\b(?:built|drew|knitted|made|painted|sewed) (?:the|my|our) first\b|\b(?:the|my|our) first \p{L}+ (?:I|we) (?:built|made)\b/iu
/** No death and no illness is played. */
const GRAVE =
  /\b(?:died|dead|dying|deaths?|funeral|hospital|cancer|chemo\w*|strokes?|surgery|operated|grave|coffin|miscarr\w+|ambulance|emergency|blood|bleeding|buried|passed away|ashes)\b/i
const SPOKEN = /["“”]|\b(?:said|says?|ask(?:s|ed|ing)?|told|tells|shout\w*|scream\w*|whisper\w*|wait(?:s|ed|ing)?)\b/i
const OTHER_SUBJECT =
  /^(?:and |but |so |then )?(?:he|she|they|it|you|the|my|our|his|her|their|an?|one|this|that|these|there|(?:I|we) \p{L}+ (?:he|she)|\p{Lu}\p{L}+)(?!\p{L})/u

/** What is said in quotes, wished, denied or compared is not seen. */
function clausesOf(text: string): { said: string; isReal: boolean }[] {
  return text
    .replace(QUOTES, '…')
    .split(/(?<=[.!?]) /)
    .flatMap((sentence) => {
      return sentence
        .replace(REPORTED, ' …')
        .split('…')
        .flatMap((each) => each.split(CLAUSES))
    })
    .map((said) => said.replace(COMPARED, '').trim())
    .map((said) => ({ said, isReal: !UNREAL.test(said) }))
    .filter(({ said }) => said.length > 3)
}
const QUOTES = /["“][^"”]*["”]?|(?<=^|\s)['‘][^'’]*['’](?=[\s.,;!?]|$)/gu
const REPORTED =
  / (?:said|says|asked|asks|told|tells|thought|thinks|think|shouted|whispered|wondered|goes,|went,)(?=[ ,]|$).*?(?=, (?:and|but|so|then) |; |$)/gu
const CLAUSES =
  /[,;:] (?:and |so |but |then )?| (?:because|but|while|until|when|which|who|that|where|so) | and (?=(?:I|we|you|he|she|they|it|now|then|the|my|our|his|her|an?|there|\p{L}+ed|put|hung|stuck|sat|stood|went|came|got|took|ran|left|slept|found|made|wore|held|read|wrote|drove|ate|drank|gave|began)(?!\p{L}))/u
const COMPARED =
  /(?:^| )(?:like|as if|as though|the (?:size|length|color|colour|shape) of|as \p{L}+ as|than|less|minus|instead of|rather than|named|nicknamed|smell\w* of|taste\w* of|except|apart from|no)(?: .*)?$/iu
const UNREAL =
  /^of |n['’]t\b|\b(?:cannot|not|never|nothing|without|if|unless|would|could|should|might|want(?:s|ed)?|wish\w*|hop(?:e|ed|ing)|needs?|needed|going to|nearly|almost|afraid|imagin\w+|dream\w*|will|used to|missing|instead|supposed|believes?|thinks?)\b/i

/** "Samosa, my dog" */
const isName = (noun: string, clause: string) =>
  new RegExp(
    `(?<=\\p{L}[,.]? )${upperFirst(escaped(noun))}|(?<!\\p{Lu} )\\b${escaped(noun.toUpperCase())}\\b`,
    'u',
  ).test(clause) && noun.length > 2

/** "a bag of spinach that was soup" */
const isSaidOf = (noun: string, clause: string) =>
  new RegExp(`\\b(?:is|are|was|were|be|been|became) (?:an? |the |basically |just |all )?${escaped(noun)}`, 'i').test(
    clause,
  )

/** Whether somebody gives, holds or opens a thing in a clause: what only stands in it, or behind a preposition, is no picture. */
export const isHandled = (noun: string, clause: string) =>
  new RegExp(`${HANDLED}${escaped(noun)}(?:e?s)?${ENDED}`, 'iu').test(clause)
const HANDLED =
  "(?<!\\p{L})(?:ate|bit|bought|breaks?|brings?|brought|broke|buys?|carr(?:y|ies|ied)|chewed|drank|dropped|found|finds?|g[ai]ves?|grabbed|handed|hides?|hid|h[eo]lds?|holding|makes?|made|opens?|opened|packed|picked up|posted|pulled out|scanned|sends?|sent|served|shoved|showed|sells?|sold|takes?|took|threw|wears?|wearing|wore|worn|(?:I|we) put) (?:(?!(?:about|after|as|at|behind|by|for|from|in|into|like|of|off|on|onto|over|round|around|beside|than|to|under|with|without|and|or) )[\\p{L}\\d'’-]+ ){0,4}?"
/** "the feather boa" is no feather. */
const ENDED =
  '(?=$|[.,;:!?…]| (?:after|again|also|and|at|away|back|because|before|behind|but|by|for|from|home|in|inside|into|off|on|onto|out|over|so|straight|through|to|together|under|when|while|with|without)(?!\\p{L}))'

/** What the teller does in a clause. */
function actIn(
  clause: string,
  { acts, doing, places, things }: Scenery,
  seenIn: (clause: string, things: Things) => Shown[],
): string | undefined {
  const [, form = '', rest = ''] = doing.exec(clause) ?? []
  if (form === '' || /^ (?:it|them|him|her|me|us)? ?(?:out of|up with|down to|crazy|off)\b/i.test(rest))
    return undefined
  const all = seenIn(rest, things)
  const [first] = all
  const object = first !== undefined && first.before === '' && isNear(rest, first) ? first : undefined
  const tool = all.find(({ before }) => before === 'with')
  const room =
    seenIn(rest, places).find(isAt) ??
    all.find(({ look, before }) => look === FIXED && /^(?:behind|under|beside|against|by|over)$/.test(before))
  const where = room && at(room)
  const ofIt = OF_PRODUCT.test(rest) ? ' of {it}' : ''
  const slots: Record<string, string | undefined> = {
    object: object && object.text + ofIt,
    worn: object?.look === 'on the bed' ? object.text : undefined,
    with: tool?.text,
    place: where?.replace(/^into /, 'in '),
    into: where?.startsWith('into ') ? where : undefined,
  }
  for (const { picture } of acts.filter((each) => each.form === form.toLowerCase())) {
    const asked = [...picture.matchAll(/\{(\w+)\}/g)].map(([, slot = '']) => slot)
    if (asked.every((slot) => slots[slot] !== undefined))
      return picture.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '')
  }
  return undefined
}
/** "in the kitchen", "on the stairs", "at the window" */
const isAt = ({ look, before }: Shown) =>
  look.split('|').some((each) => (AT[each] ?? AT['place at'])?.test(before) ?? false)
const AT: Readonly<Record<string, RegExp>> = {
  'place in': /^(?:in|inside|into|from)$/,
  'place on': /^(?:on|onto)$/,
  'place at': /^(?:at|by|beside|behind|under|over|outside)$/,
  vehicle: /^(?:in|into)$/,
}
/** "I carried a box of these" */
const OF_PRODUCT = /^ \S+ \S+ of (?:these|this|them|it|mine)\b/i
const isNear = (rest: string, { noun }: Shown) =>
  (rest.toLowerCase().split(noun)[0] ?? '').trim().split(' ').length <= MAX_BEFORE
const MAX_BEFORE = 4
const at = ({ text, before, look }: Shown) =>
  look === 'vehicle'
    ? 'in the parked car'
    : `${before === 'from' || before === 'inside' ? 'in' : before === 'over' ? 'at' : before} ${text}`

function placeIn(
  clause: string,
  { places }: Scenery,
  seenIn: (clause: string, things: Things) => Shown[],
): string | undefined {
  const found = seenIn(clause, places).find(
    (each) =>
      isAt(each) &&
      !/^(?:under|over)$/.test(each.before) &&
      !new RegExp(`${escaped(each.noun)} \\d`, 'i').test(clause) &&
      (each.text.startsWith('the ') || !each.text.endsWith('s')),
  )
  return found && at(found).replace(/^into /, 'in ')
}

/** The first thing of a scene, and the one that its words put beside it. What stands in a home alone shows nothing of what is told. */
function laidOut(things: readonly Shown[], text: string): string[] {
  const loose = things.filter(({ look }) => look !== FIXED)
  const [first] = loose
  if (first === undefined) return []
  const second = things.find((thing) => thing !== first && isBeside(first, thing, text))
  if (second !== undefined)
    return [`${first.text} ${/^(?:with)?$/.test(second.before) ? 'and' : second.before} ${second.text}, close`]
  return [`${first.text}${first.look === ON_PHONE || first.look === IN_BOWL ? ` ${first.look}` : ''}, close`]
}
/** "a tin of wax", "a coat on the car seat", "bread and honey" */
const isBeside = (first: Shown, { noun, before }: Shown, text: string) =>
  /^(?:in|on|with|under|behind|beside|over|inside|against|)$/.test(before) &&
  new RegExp(
    `(?<!\\p{L})${escaped(first.noun)}s? (?:${before === '' ? 'and' : before}) (?:\\p{L}+ ){0,2}${escaped(noun)}`,
    'iu',
  ).test(text)
/** So many letters have time for two pictures. */
const MIN_OF_TWO = 80
const FIXED = 'as it is'
const ON_PHONE = 'on a phone'
const IN_BOWL = 'in a bowl'

function shownOf({ text, noun, look, isMany, before }: NamedThing): Shown {
  const words = text.replace(/^the /, '').split(' ')
  const head = noun.split(' ').length
  const all = words.slice(0, -head)
  // "a kid selling soap"
  const told = all.slice(all.findLastIndex((word) => !isTold(word)) + 1)
  const count = COUNT.test(told[0] ?? '')
  const phrase = [...told.filter((word, order) => order === 0 || !COUNT.test(word)), ...words.slice(-head)].join(' ')
  const [last = '', ...rest] = before.split(' ').toReversed()
  const preposition = PREPOSITION.test(last) ? last : PREPOSITION.test(rest[0] ?? '') ? (rest[0] ?? '') : ''
  const last1 = words.at(-1) ?? ''
  const isLoose =
    isMany ||
    isPlural(last1) ||
    isPluralWord(last1) ||
    (head === 1 && isMassNoun(last1)) ||
    SUBSTANCE.test(last1) ||
    SUBSTANCE.test(noun)
  const isFixed = look === FIXED || PLACES.test(look)
  const isBare = noun === 'bed' && PREPOSITION.test(last)
  if (look.endsWith(' of'))
    return {
      text: count
        ? singular(phrase).replace(' ', ` ${plural(look.slice('a '.length, -' of'.length))} of `)
        : `${look} ${isMany ? singular(phrase) : phrase}`,
      noun,
      look,
      before: preposition,
    }
  return {
    text:
      isBare || (count && !isFixed) || (isLoose && !isFixed)
        ? phrase
        : isFixed && !/^an?$/.test(last)
          ? `the ${phrase}`
          : withArticle(phrase),
    noun,
    look,
    before: preposition,
  }
}
const COUNT = /^(?:two|three|four|five|six|seven|eight|nine|ten)$/
const isTold = (word: string) =>
  COUNT.test(word) ||
  KEPT.test(word) ||
  (isListedNoun(word) && !isAdjective(word) && !isPluralWord(word) && !NO_MODIFIER.test(word))
const NO_MODIFIER =
  /ing$|^(?:mother|father|sister|brother|kid|lady|man|guy|boy|girl|hour|day|minute|week|month|year|time|pivot|percent)$/
const PREPOSITION =
  /^(?:in|on|at|of|with|under|behind|beside|against|by|over|inside|into|onto|to|from|through|outside|off|for|about|between|around)$/
const KEPT =
  /^(?:black|white|red|blue|green|yellow|brown|gray|grey|pink|purple|orange|gold|golden|silver|old|big|small|little|tiny|long|short|wet|dry|empty|full|dirty|clean|broken|burned|burnt|wooden|plastic|metal|steel|iron|glass|paper|half-eaten|torn|cold|hot|open|striped|checkered|linen|wool|silk|cotton|dark|bright|polka-dot)$/
const SUBSTANCE =
  /^(?:bacon|batter|broth|charcoal|chocolate|compost|corn|couscous|curry|dal|dough|fabric|firewood|garlic|glitter|glue|grass|halloumi|ham|hay|homework|hummus|ice|jollof|kenkey|kimchi|kindling|leather|lego|make-?up|manure|mash|moss|mud|muesli|pasta|popcorn|porridge|quinoa|ramen|salami|sawdust|shampoo|soup|spaghetti|stew|sushi|tape|tin ?foil|toast|toothpaste|varnish|vinegar|wool|yarn|bleach|cheddar|salmon|tuna|cod|shea butter|oil|thread|felt|mix|honey|jam|butter|cream|steamed fish|fish soup|luggage|salt|sugar|flour)$/
