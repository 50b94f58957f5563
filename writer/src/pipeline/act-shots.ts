import { escaped, LETTERS } from '../kinds'
import { isMassNoun, lowerFirst, plural, pluralVerb, singular, thirdPerson, withArticle } from '../language'
import { ing, isAdjective, isFunctionWord, isNoun } from '../reading'
import { nounPhrase, UNSEEN } from './product-part'

const setOf = (words: string) => words.trim().split(/\s+/)
/** What hands do with things, in the present and in the past: "sew sewed". */
const BY_HAND = formsOf(`
  add added, adjust adjusted, apply applied, assemble assembled, attach attached, bake baked, bottle bottled, brew brewed, brush brushed, build built, carve carved, change changed, charge charged,
  chop chopped, clean cleaned, click clicked, clip clipped, close closed, connect connected, cook cooked, cut, dig dug, draw drew, drill drilled, drop dropped, dry dried, dye dyed, embroider embroidered, empty emptied, feed fed,
  fill filled, fire fired, fix fixed, flip flipped, fold folded, forge forged, fry fried, glue glued, grate grated, grind ground, hammer hammered, hang hung, hold held, hook hooked, insert inserted, install installed, iron ironed,
  knead kneaded, knit knitted, knock knocked, lay laid, lift lifted, light lit, load loaded, make made, mark marked, measure measured, melt melted, mend mended, mix mixed, mount mounted, move moved, oil oiled,
  open opened, pack packed, paint painted, pass passed, peel peeled, pick picked, plant planted, plug plugged, polish polished, pour poured, press pressed, print printed, pull pulled, push pushed, put, rinse rinsed, roast roasted,
  roll rolled, rub rubbed, sand sanded, scoop scooped, scrape scraped, screw screwed, scrub scrubbed, set, sew sewed, shake shook, sharpen sharpened, shovel shovelled shoveled, slide slid, slip slipped, smoke smoked,
  spin spun, split, spray sprayed, spread, sprinkle sprinkled, squeeze squeezed, stab stabbed, steam steamed, stick stuck, stir stirred, stitch stitched, swap swapped, sweep swept, swipe swiped, take, tap tapped, tape taped, thaw thawed, throw threw, tie tied,
  trim trimmed, tune tuned, turn turned, twist twisted, unplug unplugged, unzip unzipped, use used, warm warmed, wash washed, weave wove, weld welded, whip whipped, whisk whisked, wipe wiped, wrap wrapped, zip zipped`)
/** What who works for others does besides. */
const AT_WORK = formsOf(
  `do did, grow grew, practice practiced practise practised, record recorded, repair repaired, teach taught, write wrote, photograph photographed`,
)
/** What a thing is seen doing. */
const BY_ITSELF = setOf(
  'blend blink bounce burn charge close cut expand float glow grind heat melt open ring roll rotate run shrink spin spray stop turn vibrate',
)
/** The same with what it does it to. */
const TO_A_THING = setOf(
  'carry chop crush dry fill hold lift light lock make melt mix open peel pick play pour press print project pull pump push scrub shake slice spread start steam stretch suck swing take warm wash weigh whip',
)
/** What is no work of the thing. */
const IDLE =
  /^(?:burn|change|charge|charged|close|heat|hold|light|lock|make|mark|move|open|pack|run|set|stop|take|use|warm|wash|weigh)$/
/** What hands do with it: "It packs small". */
const IN_HANDS = /^(?:click|fold|hang|pack|rinse|snap|stack|unfold|unzip|wash|wipe|zip)$/
/** Where a thing is put. */
const PLACED =
  'attach|bolt|cling|clip|disappear|fit|get(?=s? through )|go|grip|hang|hold|hook|lie|live|mount|plug|screw|sit|slide|slip|snap|stack|stand|stay|stick|store|tuck|work'

function formsOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(',').flatMap((each) => {
      const [base = '', ...past] = each.trim().split(' ')
      return [base, ...past].map((form): [string, string] => [form, base])
    }),
  )
}
const among = (forms: Iterable<string>) => [...forms].join('|')

/** What somebody does and with what, as far as it can be filmed. */
interface Act {
  verb: string
  /** `{it}` for the product itself. */
  object: string | undefined
  /** "on the wash tag", "with scissors" */
  place: string | undefined
  /** "off" of "take the cover off" */
  particle?: string
}

const HELPING =
  "(?:['’](?:ve|ll))?(?: (?:can|could|just|only|also|will|have|then|since|still|always|now|even|all|have to|need to|\\p{L}+ly))*"
const actsOf = (who: string, forms: Iterable<string>) =>
  new RegExp(`(?:(?:^|[^\\p{L}'’])(?:${who})${HELPING} |(?:^|[.!?] )(?:just )?)(${among(forms)})\\b([^.!?;:]*)`, 'giu')
const USER = actsOf('you|I|we|he|she|they|my \\p{L}+', BY_HAND.keys())
const WORKER = actsOf('I|we', [...BY_HAND.keys(), ...AT_WORK.keys()])

/** What somebody does in a sentence, in its order. */
function actsIn(pattern: RegExp, text: string, it: string, isMaker = false): Act[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: all, 1: form = '', 2: rest = '', index }) => {
    const verb = BY_HAND.get(form.toLowerCase()) ?? AT_WORK.get(form.toLowerCase())
    // "Dried it keeps for two years"
    const isState =
      (/^\p{Lu}/u.test(form) && verb !== form.toLowerCase() && !/^ (?:my|our|the|this|these) /i.test(rest)) ||
      SOMEBODY.test(rest) ||
      // "Hook, eyes and needle are in the box", "agates, bottle glass"
      (NOUNS_TOO.test(form) &&
        !WITH_ARTICLE.test(rest) &&
        (index === 0 ? /^\p{Lu}/u.test(text) : /^\P{L}*\p{L}+, $/u.test(all.slice(0, all.indexOf(form)))))
    if (verb === undefined || isState || (verb === 'mix' && /^ up\b/i.test(rest))) return []
    const act = objectIn(rest.trim(), it)
    // "with scorpion peppers, and we pick them"
    const [pronoun] =
      index - text.slice(0, index).search(/[^.!?]*$/) > MAX_BEFORE && act.object === '{it}'
        ? (/^(?:it|them)\b/i.exec(rest.trim()) ?? [])
        : []
    return [{ verb, ...act, ...(pronoun !== undefined && isMaker && { object: pronoun }) }]
  })
}

/** Things as well as acts. */
const NOUNS_TOO =
  /^(?:bottle|clip|glue|hammer|hook|iron|light|oil|paint|plug|print|screw|smoke|steam|stitch|tape|warm|zip)$/i
const WITH_ARTICLE = /^ (?:it|them|the|an?|this|these|one|your|my|each|any|on|in|up|off)\b/i
/** "They put me in the photo" */
const SOMEBODY = /^ (?:me|us|you|him|her) (?:in|into|on|at|to|from|up|out)\b/i
/** Behind so many letters a pronoun may mean something else. */
const MAX_BEFORE = 12

/** Pictures of hands that do what a sentence says: "Hands fold the cover, close". A thing that cleans is held to what is dirty. */
export function handsIn(text: string, it: string, isCleaner: boolean): string | undefined {
  if (HANDS_FREE.test(text) || ELSEWHERE.test(text)) return undefined
  const byFoot = BY_FOOT.exec(text)?.slice(1)
  if (byFoot !== undefined)
    return `A foot ${thirdPerson(byFoot[0] ?? '')} ${['{it}', byFoot[1]].filter(Boolean).join(' ')}, close`
  if (OTHER_MEANS.test(text)) return undefined
  const [, alone = ''] = JUST.exec(text) ?? []
  if (alone !== '' && !doesItself(alone, it)) return `Hands ${alone.toLowerCase()} {it}, close`
  const said = text
    .replace(/\bwash (?:in )?(?=(?:the )?(?:washing )?machine\b)/i, 'wash it in ')
    .replace(/\bwash (it|them) (?:at|in|on) \d+(?: ?°| degrees?)?/i, 'wash $1 in the machine')
  const [first] = actsIn(USER, said, it).flatMap(({ verb, object, place = '', particle }) => {
    const isVague = (object === undefined || object === '{it}') && /^(?:make|take|change|move|use)$/.test(verb)
    if (verb === 'use') return isVague || NOT_IN_HANDS.test(object ?? '') ? [] : [`Hands with ${object}, close`]
    if (
      ((object === undefined || isVague || NEEDS_PLACE.test(verb)) &&
        !place &&
        !/^(?:back|together)$/.test(particle ?? '')) ||
      (place.startsWith('with ') && !WITH_WHAT.test(verb)) ||
      (verb === 'pass' && object !== '{it}') ||
      verb === 'make' ||
      (verb === 'take' && place.startsWith('to ')) ||
      (object === '{it}' && doesItself(verb, it)) ||
      /^\d/.test(object ?? '')
    )
      return []
    if (IN_MACHINE.test(place))
      return [
        `A hand puts ${object ?? '{it}'} into the ${place.replace(/^in (?:the )?/, '').replace(/^machine$/, verb === 'wash' ? 'washing machine' : 'machine')}, close`,
      ]
    const rest =
      (verb === 'pass' ? place.replace(/^on /, 'over ') : place) ||
      (isCleaner && object !== '{it}' && CLEANS.test(verb) ? 'with {it}' : '')
    const what = [object ?? '{it}', particle, rest].filter(Boolean).join(' ')
    // "You can take it in your carry-on"
    const done = verb === 'take' && place.startsWith('in ') ? 'put' : verb
    return [ONE_HAND.test(text) ? `One hand ${thirdPerson(done)} ${what}, close` : `Hands ${done} ${what}, close`]
  })
  return first
}
const NOT_IN_HANDS = /^\d|\b(?:dishwasher|drops?|induction|machine|microwave|oven|water)$/
/** "You only roll", "no iron, just shake" */
const JUST =
  /(?:^you (?:just|only)|\bjust) (clip|fold|press|pull|push|roll|rub|shake|slide|spin|spray|squeeze|swipe|turn|twist|unfold|wipe)[.!]?$/i
const BY_FOOT =
  /\byou (push|press|step|kick|pump|roll) (?:it|them) (in|down|on|off)? ?with (?:your|one|the) (?:foot|feet|heel|toes?)\b/i
/** No hands do it. */
const OTHER_MEANS =
  /\b(?:[Ww]ith|[Bb]ehind) (?:\p{Lu}\p{L}+|(?:an?|his|her|my|our|the|their) (?:bike|car|horse|tractor|truck|ute|van))\b|\bwith (?:your|my|one|the) (?:foot|feet|heel|knees?|teeth|mouth|voice|legs?|thighs?|phone|eyes)\b/u
/** No hands are seen in there. */
const IN_MACHINE = /^in (?:the )?(?:(?:washing )?machine|washer|dishwasher|dryer|microwave|oven)$/
const HANDS_FREE = /\bhands[- ]free\b|\b(?:without|no) (?:bending|(?:using )?(?:your |my )?hands)\b/i
/** A steamer steams something else. */
const doesItself = (verb: string, it: string) => new RegExp(`\\b${verb.replace(/e$/, '')}\\w?[eo]rs?$`, 'i').test(it)
const CLEANS = /^(?:brush|clean|rub|scrape|scrub|sweep|wipe)$/
/** What hands do in the seller's words, where its things are not sure: "Hands wrap damp hair round it". */
export function doneAsSaid(text: string, isVessel: boolean): string | undefined {
  const known = KNOWN_ACTS.find(([words, shot]) => words.test(text) && (isVessel || !shot.includes(' drinks ')))?.[1]
  if (known !== undefined) return known
  if (ELSEWHERE.test(text)) return undefined
  const [, form = '', said = ''] = AS_SAID.exec(text) ?? []
  // "wash and repair the silk": the first act only
  const rest = said.replace(/^(?:and|or) \p{L}+ (?=(?:the|it|them|an?|your|my|our|this|these)\b)/iu, '')
  const verb = form.toLowerCase()
  if (
    (BY_HAND.get(verb) !== verb && !(verb === 'run' && RUN_ALONG.test(rest))) ||
    VAGUE.test(verb) ||
    (verb === 'put' && !/ (?:in|into|on|onto|over|under) /i.test(rest)) ||
    /^(?:(?:it|them) (?!on|in|round|around)|\p{L}+ly\b|with\b|again|about|up\b|back\b|forwards?\b)/iu.test(rest)
  )
    return undefined
  const what = rest
    .replace(/\.$/, '')
    .split(
      / (?:and|or) (?=(?:not|go|sleep|sit|wait|walk|leave|let|rest|relax|forget|get|eat|drink|work|run|start|wake|you|it|they)\b|that['’]s\b|\p{L}+ (?:it|them|the|an?)\b)| (?:who|which|that|because|while|as|before|after|for|where)\b/u,
    )[0]
    ?.replace(/\b(?:my|our)\b/gi, 'your')
    .replace(/(?: \d+)+ times\.?$/, '')
  const last =
    what
      ?.replace(/(?: in| out)? with (?:one|both|two|your) (?:hands?|fingers?)\.?$/, '')
      .split(' ')
      .at(-1)
      ?.replace(/[.,]$/, '') ?? ''
  const [, first = ''] = /^(?:the|an?|your|my) (\p{L}+)/iu.exec(rest) ?? []
  const isWhole =
    /^(?:it|them)$/i.test(last) ||
    (![first, last].some((word) => NOT_A_THING.test(singular(word))) &&
      !/sel(?:f|ves)$/.test(last) &&
      /^\p{L}{3,}$/u.test(last) &&
      !isFunctionWord(last) &&
      (isNoun(last) || !isAdjective(last)))
  return what !== undefined && isWhole && what.split(' ').length > 1
    ? `Hands ${verb} ${what.replace(/\b(?:it|them)\b/i, '{it}')}, close`
    : undefined
}
const KNOWN_ACTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:you |just )+(?:can )?wave\b/i, 'A hand waves in front of {it}, close'],
  [/^(?:you |just )*(?:can )?(?:just )?hose (?:it|them)\b/i, 'Water from a hose runs over {it}, one take'],
  [/^(?:you |just |first )*(?:can )?soak (?:it|them) (?!off)/i, '{it} in a bowl of water, close'],
  [
    /^you (?:just )?(?:move|push|roll|rub) (?:(?:it|them) )?(?:back and forth|forward and back)/i,
    '{it} pushed back and forth once, close',
  ],
  [
    /^(?:you|I|we) (?:can |just |also )*(?:drink|sip)\b.*\b(?:from|out of) (?:it|the same)\b/i,
    'Creator drinks from {it}, close',
  ],
  [/^(?:you|I|we) (?:can |just |also )*step on (?:it|them)\b/i, 'A foot steps on {it}, close'],
]
const AS_SAID = /^(?:you|I|we|just)(?: (?:can|could|just|only|also|still|always|then))* (\p{L}+) (.+)$/iu
/** "run a comb through it" */
const RUN_ALONG = /^(?:an?|the|your) \p{L}+ (?:along|over|through|under) (?:it|them)\b/iu
const VAGUE = /^(?:charge|change|make|move|take|use)$/
const ONE_HAND = /\b(?:with one hand|one[- ]handed)\b/i
/** What is done with a second thing. */
const WITH_WHAT =
  /^(?:adjust|attach|bake|brush|chop|clean|click|clip|close|cook|cut|drill|dust|fill|fix|flip|grate|hammer|hang|hook|lift|light|measure|mix|mount|oil|open|paint|polish|press|push|rinse|rub|sand|scrape|screw|scrub|sew|sharpen|spray|spread|squeeze|stab|stick|stir|stitch|sweep|tape|tie|trim|turn|wash|whip|whisk|wipe|wrap)$/
const NEEDS_PLACE = /^(?:hang|lay|pass|put|set|stick)$/

/** Clips of who makes it or works for others: "A clip of you sewing the hem". */
export function workIn(text: string, name: string, it: string, isThing: boolean): string[] {
  if (isThing && ELSEWHERE.test(text)) return []
  return actsIn(WORKER, text, it, true).flatMap(({ verb, place, object, particle }) => {
    if ((object === undefined && !ALONE.test(verb)) || (isThing && !MAKING.test(verb))) return []
    const isPronoun = /^(?:it|them)$/.test(object ?? '')
    const isNamed = object !== undefined && object !== '{it}' && !isPronoun
    if (verb === 'use') return isNamed && !/\bwater$/.test(object) ? [`Close on ${object}`] : []
    if (/^(?:take|put|set|drop|throw)$/.test(verb) || PRACTICE_NOUN.test(text)) return []
    if (verb === 'do') return isNamed && CLEANING.test(name) ? [`A clip of you at work on ${object}`] : []
    if (isPronoun && isThing) return ['A clip of you making {it}']
    // "I baked eight sponges and seven fell"
    if (isNamed && (verb === 'make' || COUNTED.test(object))) return []
    if (!isThing && object !== undefined && !isNamed && place === undefined) return []
    const shown = /^(?:practice|teach)$/.test(verb) ? undefined : isThing ? object : object?.replace('{it}', 'it')
    const what = [shown, particle, place].filter(Boolean).join(' ')
    return [`A clip of you ${ing(verb)}${what && ` ${what}`}`]
  })
}
/** "Practice files are from real work" */
const PRACTICE_NOUN = /\bpractice (?:files?|sheets?|photos?|exams?|papers?|questions?|runs?|pads?)\b/i
/** A factory makes it. */
const ELSEWHERE =
  /\b(?:factor(?:y|ies)|mills?)\b|\bbatches of (?:\d{3,}|\p{L}+ (?:hundred|thousand))|\b[Ww]e \p{L}+ (?:it|them|these|every \p{L}+) in \p{Lu}/u
const COUNTED =
  /^(?:the )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty)(?: |-|$)/u
/** Who does "the oven". */
const CLEANING = /clean|detail|valet|wash|sharpen/i
/** Who sells a thing makes it, or only uses it. */
const MAKING =
  /^(?:assemble|bake|bottle|brew|build|carve|cook|cut|draw|dry|dye|embroider|fire|forge|glue|grate|grind|grow|knit|make|melt|mix|paint|pick|pour|press|print|roast|sand|sew|smoke|spin|stitch|use|weave|weld|whip)$/
/** What is understood without its object. */
const ALONE = /^(?:bake|clean|cook|draw|paint|practice|sew|sharpen|shovel|steam|teach|tune|weld)$/

/** A picture of what the product does, or where it is put: "The walking pad under the sofa, close". */
export function doneByIt(text: string, it: string): string | undefined {
  const head = it.split(' ').at(-1) ?? it
  const subject = `^(?:it|they|this|these|(?:it |they )?all(?: of it| of them)?|everything|.{0,50}\\b${escaped(head)})(?: (?:also|can|just|even|only|easily))*`
  if (/\b(?:sends?|calls?|tells?|warns?)\b.*\b(?:phone|message|call|you when)\b/i.test(text))
    return 'A phone beside {it}, its screen lights up'
  const [, going, placed] =
    new RegExp(
      `${subject} (${PLACED})(?:e?s)?(?: up| back)?(?: also| only| just)?(?: \\d+ days)? (well with .+|(?:right |straight )?(?:on|onto|in|into|inside|(?:under|over)(?! \\d)|behind|between|to|around|through) .+)`,
      'i',
    ).exec(text) ?? []
  const place = placed && placeIn(placed.replace(/^(?:well|right|straight) /, ''))
  if (place?.startsWith('through '))
    return /^(?:sit|stand|stay|work|lie|hold)$/i.test(going ?? '') ? undefined : `{it} going ${place}, close`
  if (place && going === 'plug') return `{it} plugged ${place.replace('in ', 'into ')}, close`
  if (place && !(/^work$/i.test(going ?? '') && place.startsWith('in ')))
    return `{it} ${place.replace(/^to /, 'on ')}, close`
  const [, verb = '', rest = ''] = new RegExp(`${subject} ([${LETTERS}]+)\\b([^.!?;:]*)`, 'i').exec(text) ?? []
  const base = pluralVerb(verb.toLowerCase())
  // "It starts turning at 60 degrees"
  const [, begun] = base === 'start' ? (/^ (\p{Ll}+ing)\b/u.exec(rest) ?? []) : []
  if (begun !== undefined) return `{it} ${begun}, close`
  const { object, place: at } = objectIn(
    rest
      .trim()
      .replace(/^also /, '')
      .replace(SOME_OF, ''),
    it,
  )
  if ((IN_HANDS.test(base) && ITSELF.test(rest)) || (base === 'suck' && OVERNIGHT.test(rest))) return undefined
  if (base === 'turn' && !TURNING.test(rest)) return undefined
  if (base === 'roll' && /^(?:down|together|up)\b/.test(rest.trim())) return '{it} rolled up, close'
  const [, way] = UP_OR_DOWN.exec(rest.trim()) ?? []
  if (/^(?:come|goe?|move)$/.test(base) && way !== undefined) return `{it} going ${way}, from the side`
  if ((base === 'burn' && !FLAME.test(it)) || (base === 'play' && SOUND.test(rest))) return undefined
  const [, switched] = /^(on|off)\b/.exec(rest.trim()) ?? []
  if (base === 'turn' && switched !== undefined) return `{it} turning ${switched}, close`
  if (IN_HANDS.test(base))
    return `Hands ${[base, '{it}', rest.startsWith(' together') ? 'together' : at?.startsWith('with ') ? '' : at].filter(Boolean).join(' ')}, close`
  if (!(BY_ITSELF.includes(base) || (object !== undefined && TO_A_THING.includes(base)))) return undefined
  // "opens the way to ..."
  if (object === undefined && WITH_OBJECT.test(rest)) return undefined
  // "holds about a quart and a half of seed"
  if (base === 'hold' && /^ (?:about|around|over|up to|nearly|almost)\b/.test(rest)) return undefined
  // "holds 530 ml", "makes four glasses", "runs on batteries"
  if (
    (AMOUNT.test(rest) && (OF_AMOUNT.test(base) || !/^ for\b/.test(rest))) ||
    (base === 'run' && /^ (?:on|for|from)\b/.test(rest))
  )
    return undefined
  const isTo = TO_A_THING.includes(base) || !PARTICLE.test(rest.trim())
  const what = isTo && object !== '{it}' ? object : undefined
  const where = at !== undefined && (what !== undefined || !at.startsWith('from ')) ? at : undefined
  return `{it} ${[ing(base), what, where].filter(Boolean).join(' ')}, close`
}

const WITH_OBJECT = /^ (?:also )?(?:all|any|every|the|your) /i

/** "two pairs of boots" */
const SOME_OF = /^(?:an?|one|two|three|four|\d+) (?:pairs?|pieces?|slices?) of (?=\p{Ll})/u
const OF_AMOUNT = /^(?:carry|hold|make|take|weigh)$/
const AMOUNT =
  /^ (?:about |up to |around |enough )?(?:(?:\d\S*|two|three|four|five|six|seven|eight|nine|ten|twelve) ?(?:bottles?|cups?|cl|feet|g|gallons?|glasses|grams?|inch(?:es)?|kg|kilos?|lbs?|l|lit(?:er|re)s?|mils?|millilit(?:er|re)s?|ml|mls|oz|ounces|persons?|people|pounds|portions|servings)\b|for\b)/i
const UP_OR_DOWN =
  /^((?:back )?(?:up and down|up|down))(?=$|[,.]| (?:again|at|by|every|in (?:the|\p{L}+ (?:second|minute)s?)|like|when|with)\b)/u
/** Heard, not seen: "It plays rain". */
const SOUND = /^ (?:[\p{L}-]+ ){0,2}?(?:birds?|noise|ocean|rain|sounds?|thunder|waves)\b/iu
const FLAME = /\b(?:candles?|wax|lamp|lantern|incense|logs?|wood|stove|fire|charcoal|coals?)\b/i
/** Whether somebody does something with it, or it does something: "It crushes ice", "you push it in". */
export const doesSomething = (text: string) => DOING.test(text)
const DOING = new RegExp(
  `(?:^(?:just )?|\\b(?:you|it|they|the \\p{L}+)(?: (?:can|just|also|will))* )(?:${among(
    [...new Set([...BY_HAND.values(), ...BY_ITSELF, ...TO_A_THING])].filter((verb) => !IDLE.test(verb)),
  )})(?:e?s)?(?!\\p{L})`,
  'iu',
)
const ITSELF = /^ ?(?:out )?(?:itself|themselves)\b/i
const OVERNIGHT = /\b(?:overnight|while you sleep)\b/i
const TURNING = /^(?: (?:on|off|around|round|by|in|with|all|\d\S*|\p{L}+ly)\b.*)?$/iu

/** What it is used with, next to it: "The tiles and a hair dryer, close". */
export function besideIt(text: string, it: string): string | undefined {
  const [used = ''] =
    /\bwith (?:an?|the|your|my|our) .+|(?<=\buse (?:it|them) )with .+|(?<=\b(?:test|check)(?:ed)? [^,.]*)\bwith .+/i.exec(
      text,
    ) ?? []
  const thing = placeIn(used)
  if (thing === undefined || it.endsWith(thing.split(' ').at(-1) ?? '')) return undefined
  const [, part] = / (?:an?|the) (button|dial|handle|knob|lever|remote|slider|switch|trigger)$/.exec(thing) ?? []
  return part === undefined ? `${thing.replace('with', '{it} and')}, close` : `A hand at the ${part} of {it}, close`
}

/** The material that a label is about, felt or followed with a finger. */
export function materialIn(text: string): string | undefined {
  const [, made, before = '', begun] = MATERIAL.exec(text) ?? []
  const material = (made ?? begun ?? '').toLowerCase()
  if (material === '' || /\b(?:for|from|in|like|no|not|on|through|to|with|without)\b/i.test(before)) return undefined
  return SOFT.test(material)
    ? `The ${material} of {it} between two fingers, close`
    : `A fingertip along the ${material} of {it}, close`
}
const SOFT =
  /^(?:alpaca|canvas|cashmere|corduroy|cotton|denim|felt|fleece|leather|linen|merino|satin|silk|suede|velvet|wool)$/
const MATERIALS = `${SOFT.source.slice('^(?:'.length, -')$'.length)}|bamboo|beech|birch|brass|cedar|copper|mahogany|maple|marble|oak|pine|steel|teak|walnut`
/** "It's made of walnut and steel", "Kudu leather, so it's soft" */
const MATERIAL = new RegExp(
  `\\b(?:carved|cut|made|sewn|woven|all) (?:from|of|out of) (?:[^\\s,.]+ ){0,3}?(${MATERIALS})\\b|^((?:[^\\s,.]+ ){0,3})(${MATERIALS})(?=[,.]| (?:from|so)\\b|$)`,
  'i',
)

/** What shows that it is so: another color, what it is as large as, comes in or stands at, a battery, a scale. */
export function besideOther(text: string, it: string): string | undefined {
  const [, color] = INTO_COLOR.exec(text) ?? []
  if (color !== undefined) return `{it} turning ${color.toLowerCase()}, close`
  const [, packed = '', like = ''] = AS_LARGE.exec(text) ?? []
  const size = thingIn(like, 'place')?.thing
  const [, fold = ''] = /\b(fold|roll|pack)s?\b/i.exec(packed) ?? []
  if (size !== undefined) return `${fold && `Hands ${fold.toLowerCase()} `}{it} beside ${size}, close`
  const [, holder] = COMES_IN.exec(text) ?? []
  if (holder !== undefined) return `Hands open the ${holder}, close`
  const [, one, other] = TWO_SIDES.exec(text) ?? []
  if (one !== undefined) return `First the ${one} side of {it}, then the ${other} one, close`
  if (BATTERIES.test(text)) return 'A battery goes into {it}, close'
  const [, weight = '', unit = ''] = WEIGHS.exec(text) ?? []
  if (/^[go]/i.test(unit)) return '{it} on a kitchen scale, close'
  if (unit !== '' && !(Number(weight) >= MAX_LIGHT)) return 'One hand lifts {it}, close'
  if (MEASURES.test(text)) return 'A tape measure along {it}, close'
  const [, there = ''] = SEEN_THERE.exec(text) ?? []
  const place = placeIn(there)
  return place === undefined || it.endsWith(place.split(' ').at(-1) ?? '') ? undefined : `{it} ${place}, close`
}
/** "It turns pink when you put lemon" */
const INTO_COLOR =
  /^(?:it |they )?(?:turns?|goe?s?) (black|blue|brown|clear|gold|gray|green|grey|orange|pink|purple|red|silver|white|yellow)\b.*\b(?:if|in the (?:light|sun|water)|when|with)\b/i
/** "It is small like a lipstick", "it folds to the size of a book" */
const AS_LARGE =
  /^((?:(?:folded|rolled)(?: together| up)? )?(?:(?:it|they|this|these)(?:['’]s|['’]re| is| are)? )?(?:(?:fold|roll|pack)s?(?: away| down| flat| up)? )?(?:\p{L}+ ){0,2}?)(?:the size of|(?:as )?(?:big|large|long|slim|small|tall|tiny|wide) (?:as|like)|(?:bigger|larger|longer|slimmer|smaller) than) (an? .+)/iu
/** "It comes in a wooden box with a name on it" */
const COMES_IN =
  /\bcomes? (?:packed |rolled |wrapped )?in (?:an?|its(?: own)?|their(?: own)?) ((?:\p{Ll}+ ){0,2}(?:bag|box|carton|case|crate|envelope|jar|pouch|sleeve|tin|tub|tube))\b/u
/** "one smooth side and one bumpy side" */
const TWO_SIDES = /\b(?:an?|one|the) (\p{Ll}+) side\b.*\b(?:and|other) (?:an? |one |the )?(\p{Ll}+) side\b/u
const BATTERIES =
  /\b(?:runs?|works?|goes) (?:[\p{L}-]+ ){0,3}(?:off|on|with) (?!its\b|their\b|a (?:built|charge|full|rechargeable|single))(?:[\p{L}\d]+ ){0,4}batter(?:y|ies)\b/iu
const WEIGHS =
  /(?:\bweighs? (?:\p{L}+ ){0,3}?|\b(?:is|are) (?:just|only) )(\d+(?:\.\d+)?|one|two) ?(g|grams?|kg|kilos?|lbs?|ounces?|oz|pounds)\b/iu
const MAX_LIGHT = 4
/** "Each one is 15 cm across" */
const MEASURES =
  /^(?:(?:it|they|each|each one|every \p{L}+|this|these)(?:['’](?:s|re)| is| are| measures?) |only |just )?(?:\p{L}+ )?\d[\d.,]* ?(?:cm|centimet(?:er|re)s|inch(?:es)?) (?:across|by|deep|high|long|tall|wide|x)\b/iu
/** "On the window it makes nice lights" */
const SEEN_THERE =
  /(?:^|\bso |\band )((?:against|at|behind|in|on|under) (?:an?|the|your) \p{Ll}+) (?:it|they) (?:glows?|lights?|looks?|makes?|shines?|sits?|stands?|throws?)\b/iu

/** What a screen shows while a sentence speaks of it: "Screen recording: the driving plan". */
export function shownOnScreen(text: string, it: string): string | undefined {
  const [, rest = ''] = ON_SCREEN.exec(text) ?? []
  const thing = thingIn(rest.replace(PARTICLE, ''), 'screen')?.thing
  return thing === undefined || VAGUE_THING.test(thing) || it.endsWith(thing.split(' ').at(-1) ?? '')
    ? undefined
    : `Screen recording of {it}: ${thing}`
}
const VAGUE_THING = /^(?:the |an? )?(?:(?:\p{Ll}+ )*\p{Ll}*things?|stuff|way|lot|time|ones?|e-?mails?)$/iu
const ON_SCREEN =
  /^(?:you|I|we|it|they)(?: (?:can|just|also|only|will))* (?:add|calculate|choose|draw|enter|fill in|get|has|have|include|keep(?!s? track)|list|make|mark|name|open|pick|put in|put|save|scan|see|set|show|snap|sort|split|swipe|tap|tick|track|type|write)s? (.+)/i

/** What a screen can show in the seller's own words: "it flags two people". */
export function saidOnScreen(text: string, it: string): string | undefined {
  const words = text.replace(/[.!]$/, '').split(' ')
  return words.length > 3 && words.length <= MAX_SAID && !NOT_ON_SCREEN.test(text)
    ? `Screen recording of {it}: ${/^\p{Lu}\p{Ll}*(?:['’]\p{Ll}+)?$/u.test(words[0] ?? '') && !it.includes(words[0] ?? '-') ? lowerFirst(words.join(' ')) : words.join(' ')}`
    : undefined
}
const MAX_SAID = 12
const NOT_ON_SCREEN =
  /n['’]t\b|\b(?:no|not|never|without|free|works?|runs?|months?|years?|offline|forever|made|built|included|rounds?|in [a-z]+ (?:days|weeks)|cheat sheet|doctors?|lawyers?|plugs?|redo|servers?|stays?|need(?:s|ed)?|download|updates?|I|we)\b/i

/** What a verb is about, and where or with what. */
function objectIn(rest: string, it: string): Omit<Act, 'verb'> {
  const [, before] = APART.exec(rest) ?? []
  const [, lead] = LEAD.exec(rest) ?? []
  const text = rest.slice(lead === undefined ? 0 : lead.length + 1).replace(PARTICLE, '')
  const [own] = OWN.exec(text) ?? []
  const behind = own === undefined ? text : text.slice(own.length).trim()
  // "this brush", "these branches"
  const found = own === undefined || /^th(?:is|ese|ose)$/i.test(own) ? thingIn(behind) : undefined
  if (own === undefined && !found) return { object: undefined, place: placeIn(text) }
  const head = it.split(' ').at(-1) ?? it
  const after = (found?.rest ?? behind).replace(MANNER, '')
  const [, last] = APART.exec(after) ?? []
  return {
    object: [
      lead,
      /^one$/i.test(own ?? '') ? 'one' : own !== undefined || found?.thing.endsWith(` ${head}`) ? '{it}' : found?.thing,
    ]
      .filter(Boolean)
      .join(' '),
    place: placeIn(after.replace(PARTICLE, '')),
    ...((before ?? last) !== undefined && { particle: before ?? last }),
  }
}
/** "Take off the lid" */
const LEAD =
  /^(off|out|down|apart|together|in(?= an? new\b))(?= (?:the|an?|each|every|my|your|our|its|one|two|three|four) )/i
const APART =
  /^(on|off|out|up|(?:upside )?down|back(?! and forth)|apart|together|around|open)(?=$|,| (?:after|and|at|before|from|if|in|on|so|when|with|without)\b)/i
/** "an inch into the soil" */
const MANNER =
  /^(?:by hand|\p{L}+ly|twice|once|(?:an?|one|two|three|\d+) (?:inch(?:es)?|cm|centimet(?:er|re)s?|fingers?)(?: deep)?(?= (?:in|into)\b)) /iu
const PARTICLE =
  /^(?:(?:maybe|about|almost|like|around|up to|out|off|up|down|back|away|together|along|forth|apart|around|once|twice|flat|by hand|\p{L}+ly|him|her|you|us|me)(?: |$)|them (?=an? |the ))/iu
/** The product itself. */
const OWN =
  /^(?:it|them|one(?= (?:in|into|on|onto|under|over|behind|to|with) )|\d+(?= (?:at|in|a|per)\b)|an? new one|(?:this|that|each|every) (?:one|thing|stuff)|the (?:thing|stuff)|mine|ours|(?:this|these|those))(?!\p{L})/iu

/** "on the wash tag" */
function placeIn(text: string): string | undefined {
  const [, typed = '', rest = ''] = PLACE.exec(text) ?? []
  const found = typed ? thingIn(rest.replace(MEASURE, ''), 'place') : undefined
  if (!found || (/^with$/i.test(typed) && /^(?:one|two|both) /i.test(rest))) return undefined
  return `${typed.toLowerCase().replace(/(?<=[io]n)to$/, '')} ${found.thing}`
}
/** "from the top of the tent", "a drop of soap" */
const MEASURE =
  /^(?:\d[\d.,]*(?: ?(?:-|to|–) ?\d[\d.,]*)? (?:cm|inch|mm) (?=\p{L})|\d[\d.,]* ?(?:cl|cups?|dl|g|grams?|l|lit(?:er|re)s?|ml|mls|oz|spoons?) (?:of )?|(?:the (?:top|inside|front|back|end|side)|an? (?:drop|bit|little|splash|pinch)) of )/iu
const PLACE = /^(on|onto|in|into|inside|under|over|behind|through|between|around|against|with|to|from) (.+)/i

/** A thing at the beginning of these words, with the article of a picture: "my sofa" is "your sofa". */
function thingIn(text: string, of?: 'place' | 'screen'): { thing: string; rest: string } | undefined {
  const [typed = '', article = ''] = ARTICLE.exec(text) ?? []
  const said = text.slice(typed.length)
  const words = nounPhrase(said)
  const phrase = words.join(' ')
  const head = words.at(-1) ?? ''
  const isSeen =
    words.length > 0 &&
    words.length <= MAX_WORDS &&
    !/^parts? /.test(phrase) &&
    words.every((word) => /^\p{Ll}[\p{L}-]+$/u.test(word) && !isFunctionWord(word)) &&
    (article === '' ? isNoun(head) && !isAdjective(head) : isNoun(head) || !isAdjective(head)) &&
    (of === 'screen' || ((!UNSEEN.test(head) || SEEN.test(head)) && !NOT_A_THING.test(singular(head))))
  const rest = said.slice(phrase.length).replace(/^,? ?/, '')
  const [next = '', last = ''] = rest.split(' ')
  // "fat pale yarn"
  const isCut =
    !/[,.]$/.test(next) &&
    isAdjective(next) &&
    !isFunctionWord(next) &&
    !isFunctionWord(last) &&
    last !== 'enough' &&
    isNoun(last.replace(/[,.]$/, ''))
  // "a banana and oat smoothie"
  if (!isSeen || isCut || (/^an?$/i.test(article) && /^(?:and|or) (?!an? )\p{Ll}+ \p{Ll}/u.test(rest))) return undefined
  const isMany = singular(head) !== head
  if (article === '') return { thing: of === 'place' || isMany || isMassNoun(head) ? phrase : `the ${phrase}`, rest }
  const thing = /^(?:my|our)$/i.test(article)
    ? `your ${phrase}`
    : /^(?:an?|every|each|any|one|another)$/i.test(article) && !isMany
      ? withArticle(phrase)
      : /^(?:some|any|most|more)$/i.test(article)
        ? phrase
        : /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)$/i.test(article)
          ? `${article.toLowerCase()} ${isMany || isMassNoun(head) ? phrase : plural(phrase)}`
          : `the ${phrase}`
  return { thing, rest }
}
const ARTICLE =
  /^(?:all )?(?:(the|an?|my|our|your|his|her|their|its|this|that|these|those|every|each|any|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+|some|most|both|another|more) )?(?:(?:whole|same|first|other|one(?! (?:of|that)\b)|own|little|old|new|normal|big|small) )*/i
const MAX_WORDS = 3
/** No parts, but things to do something with. */
const SEEN = /^(?:water|box|body|material|pieces?|pack)$/i
const NOT_A_THING =
  /^(?:\p{L}*day|worth|height|hundred|thousand|million|\p{L}*thing|pause|beep|moment|stuff|brand|kilo|gram|liter|litre|gallon|ounce|pint|pound|quart|second|inch|centimet(?:er|re)|met(?:er|re)|direction|part|version|stretch|clean|purpose|round|photographer|theatre|morning|evening|afternoon|night|today|tomorrow|summer|winter|spring|season|weekend|heat|mistake|dark|fact|question|answer|money|living|trip|call|calls|list|show|story|decision|effort|spite|boredom|front|end|middle|care|turn|look|step|try|break|sense|joke|fun|friend|mother|mum|mom|dad|father|wife|husband|son|daughter|sister|brother|cousin|aunt|uncle|neighbou?r|boss|man|woman|boy|girl|lady|guy|place|city|town|country|home|house|market|shop|sale|talk|test|exam|job|mess|deal|promise|secret|way|light|charge|percentage|percent|date|number|price|much|lot|half|corner|point|hand|finger|name|time|topic|session|class|lesson|word|week|month|year|hour|minute|chance|order|project)$/iu
