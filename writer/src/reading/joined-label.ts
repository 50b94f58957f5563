import { lowerFirst, withArticle } from '../language'
import { spokenSubject, verbAfterSubject } from './clause'
import { baseVerb, isAdjective, isListedNoun, isParticiple, isPluralWord, PEOPLE } from './lexicon'
import { DOES_NOT, isQuality, itIs, joinAll, thing, verbFirst, withJoinedUnit, YOURS, type Named } from './label-words'
import { PREPOSITION, wordsOf } from './noun-phrase'

/** Says a part of a label in a sentence of its own. */
type Say = (part: string) => string | undefined
type Joint = (first: string, second: string, say: Say, product: Named) => string | undefined

const TIME = String.raw`\d[\d.]*(?: months)?(?: to \d[\d.]*)? (?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)`

/** Verbs and states that go on for a time ("for 3 hours"); other acts are done in it ("in 5 minutes"). */
const GOES_ON =
  /\b(?:lasts?|keeps?|stays?|waters?|holds?|runs?|plays?|glows?|burns?|works?|wears?|protects?|feeds?|chills?|cools?|warms?|good|free|fresh|guarantee\p{L}*|stores?|is|are|steep|boil|bake|microwave|charge|soak|leave|records?|floats?|hydrates?|covers?|cold|hot|warm)\b/iu
/** What "no ___" says is not needed: "no drill" means that no drill is needed. */
const NEEDED =
  /(?:plumber|electrician|handyman|installer|drill|drilling|drills|screws?|nails|glue|tape|tools?|wifi|wi-fi|app|apps|card|credit card|batteries|battery|cable|cables|plug|outlet|iron|ironing|oven|stove|machine|experience|skills?|account|signup|sign-up|subscription|appointment|prep|cooking|refrigeration|fridge|electricity|power|gas|mat|pump|adhesive|wiring|heat|measuring|water|soap|studs?|hammer)$/i
/** Openings that make no label: the subject or the verb of a sentence stands there already. */
const NO_SUBJECT = /^(?:it|they|you|we|there|do|does|is|are|has|have|will|and|or|with|needs?|if|when|leaves?)\b/i

const IS_YOURS = new RegExp(`^(?:${YOURS}|baby|kid|toddler|dog|cat|pet)s?$`, 'i')
const HAPPENS_NOT = new RegExp(`^(?:${DOES_NOT})$`)

/** "Your baby doesn't roll", "you're not happy": what follows "so" or "if". */
function clause(text: string, product: Named): string | undefined {
  const words = wordsOf(text.replace(/^its (?=\p{L}+$|not |too |always )/iu, "it's "))
  const first = (words[0] ?? '').toLowerCase()
  if (/^(?:it|it's|they|they're|you|you're|you'll|nothing|everything|nobody|everyone|each|there's)$/.test(first))
    return words.length > 1 ? words.join(' ') : undefined
  if (/^(?:no|zero)$/.test(first)) {
    const rest = words.slice(1).join(' ')
    return rest === '' ? undefined : `there${isPluralWord(words.at(-1) ?? '') ? ' are' : "'s"} no ${rest}`
  }
  if (/^(?:doesn't|won't|can't|stays?|keeps?|never|fits?)$/.test(first) && words.length > 1)
    return `${product.isPlural ? 'they' : 'it'} ${words.join(' ')}`
  const at = verbAfterSubject(words)
  if (at < 1) return undefined
  const subject = words.slice(0, at).join(' ')
  return `${IS_YOURS.test(subject) ? `your ${subject}` : lowerFirst(spokenSubject(words.slice(0, at)))} ${words.slice(at).join(' ')}`
}

/** "if you're not happy", "when wet": the subject that labels leave out. */
function condition(text: string, product: Named): string | undefined {
  const words = wordsOf(text)
  if (/^not in use$/i.test(text)) return `${itIs(product)} ${text}`
  const first = (words[0] ?? '').toLowerCase()
  if (/^(?:not|sweaty|tired|unhappy|sick|busy|late|stuck|cold|hungry|lost|pregnant|happy|satisfied)$/.test(first))
    return `you're ${text}`
  return /^(?:wet|dry|needed|full|empty|done|off|open|closed|hot|folded|in use|\p{L}+ing|tipped|dropped|stretched|heated|washed|licked|squeezed|shaken)\b/iu.test(
    text,
  ) || /^(?:you|you're|it|it's|they|they're|the|your|my)$/.test(first)
    ? text
    : clause(text, product)
}

/** "no glue", "no plumber needed": what follows a sentence. */
function without(text: string): string | undefined {
  if (/\b(?:when|if|while|so|even|unless)\b/i.test(text)) return undefined
  const parts = text.split(/,? (?:and |or )?(?:no|zero) |,? (?:or|and) /).filter(Boolean)
  const named = parts.every((part) => wordsOf(part).length < 4 && !NO_SUBJECT.test(part) && !PREPOSITION.test(part))
  if (!named) return undefined
  const needed = parts.every((part) => NEEDED.test(part)) ? ' needed' : ''
  return `no ${joinAll(parts, 'or')}${needed}`
}

const JOINTS: readonly (readonly [RegExp, Joint])[] = [
  [
    /^(.+?),? so (?:that )?(.+)$/i,
    (first, second, say, product) => {
      const follows = clause(second, product)
      const said = follows && say(first)
      return said && `${said}, so ${follows}`
    },
  ],
  [
    /^(?:no|zero) (.+?)(?:,| and)? (?:no|zero) (.+)$/i,
    (first, second) => {
      const all = without(`${first} no ${second}`)
      return all && !/^(?:more|longer)\b/.test(first)
        ? `no ${first}, no ${second.replace(/,? (?:and )?no /g, ', no ')}`
        : undefined
    },
  ],
  [
    /^(?!not\b)(.+?),? not (?!included|sold|needed|required|necessary|just|only|even|to |for )(.+)$/i,
    (first, second, say) => {
      if (
        wordsOf(second).length > 4 ||
        NO_SUBJECT.test(first) ||
        / (?:is|are|do|does|if|and|or|but|when|while)$/i.test(first)
      )
        return undefined
      if (thing(first) && thing(second) && !isQuality(first)) return `${first}, not ${second}`
      const said = say(first)
      return said && `${said}, not ${second}`
    },
  ],
  [
    /^(?!no\b|zero\b)(.+?),? (?:with )?(?:no|zero) (?!\d|more\b)(.+)$/i,
    (first, second, say) => {
      const follows = without(second)
      if (!follows || NO_SUBJECT.test(first) || / (?:has|have|needs?|leaves?|is|are|with|and|or)$/i.test(first))
        return undefined
      if (HAPPENS_NOT.test(second)) return undefined
      const isFragment = thing(first) && !isQuality(first) && !verbFirst(first)
      if (isAdjective(second) && !isListedNoun(second)) return isFragment ? `${first}, not ${second}` : undefined
      if (isFragment) return `${first}, ${follows}`
      const said = say(first)
      return said && first.includes(' ') ? `${said}, ${follows}` : undefined
    },
  ],
  [
    /^(.+?),? ((?:even )?(?:if|when|while|unless)) (.+)$/i,
    (first, second, say, product) => {
      const [, joint = '', rest = ''] = /^((?:even )?\w+) (.+)$/.exec(second) ?? []
      const follows = condition(rest, product)
      const said =
        follows &&
        (/^no /i.test(first)
          ? first
          : /^(?:alerts|warns|notifies|texts)$/i.test(first)
            ? `It ${first} you`
            : say(first))
      return said && `${said}${joint.startsWith('even') ? ',' : ''} ${joint} ${follows}`
    },
  ],
  [
    /^(.+?),? incl(?:uding|\.)? (.+)$/i,
    (first, second, say) => {
      const said = /(?:colou?rs|shades|scents|flavou?rs)$/i.test(first) ? say(first) : undefined
      return said && `${said}, including ${joinAll(second.split(/,? and |, /), 'and')}`
    },
  ],
  // "sets up by yourself 5 min", "swap any meal 1 tap"
  [
    new RegExp(
      `^(\\p{L}.*?),? ((?:(?:under |about )*)(?:${TIME}|(?:1|one|2|two|a few) (?:taps?|clicks?|steps?)))$`,
      'iu',
    ),
    (first, second, say) => {
      const isDone = /tap|click|step/.test(second)
      if (
        / (?:in|for|to|up to|than|every|within|about|over|after|of|by|at|least|from|lasts?|takes?|under|and|or|each)$/i.test(
          first,
        ) ||
        !(baseVerb(first.split(' ')[0]?.replace(/s$/, '') ?? '') || verbAfterSubject(wordsOf(first)) > 0)
      )
        return undefined
      const said = say(first)
      if (!said || !/^(?:It|They|You)\b/.test(said) || /^(?:It's|They're|They've) /.test(said)) return undefined
      return `${said} ${/ months to /.test(second) ? 'from' : GOES_ON.test(first) && !isDone ? 'for' : 'in'} ${second}`
    },
  ],
  // "hides power strip 12 in": how long it is, is left to the screen.
  [
    /^(\p{L}+s .+?),? ((?:\d[\d.]*) (?:inches|feet|millimeters|centimeters|grams|ounces))$/iu,
    (first, _, say) => {
      const said = / (?:in|to|up to|of|by|at|from|and|or|than|about|under|over|for)$/i.test(first)
        ? undefined
        : say(first)
      return said && /^(?:It|They) \p{L}+ \p{L}+/u.test(said) ? said : undefined
    },
  ],
  // "no slip even sweaty", "grips even in rain"
  [
    /^(.+?),? even (wet|sweaty|oily|dry|full|frozen|(?:in|on|at|for|with|after|under) .+)$/i,
    (first, second, say) => {
      const said = say(first)
      const follows = / /.test(second) ? second : `when ${second === 'sweaty' ? "you're " : ''}${second}`
      return said && `${said}, even ${follows}`
    },
  ],
  // "sizes 5 to 12 half sizes too"
  [
    /^(.+\d.*?),? ((?:\p{L}+ )?\p{L}+s) too$/iu,
    (first, second, say) => {
      const said = say(first)
      return said && thing(second) ? `${said}, and ${second} too` : undefined
    },
  ],
  // "firm, but not hard"
  [
    /^(.+?),? but (not .+|still .+|never .+)$/i,
    (first, second, say) => {
      const said = wordsOf(second).length < 5 ? say(first) : undefined
      return said && /^(?:It|They)'/.test(said) ? `${said} but ${second}` : undefined
    },
  ],
  // "dip in base and brush comes out clean"
  [
    /^((?:you )?\p{L}+ .+?),? and (.+)$/iu,
    (first, second, say, product) => {
      const verb = (wordsOf(first.replace(/^you /i, ''))[0] ?? '').toLowerCase()
      const follows = baseVerb(verb) && !isAdjective(verb) ? clause(second, product) : undefined
      const said = follows && say(first.replace(/^you /i, ''))
      return said && said.startsWith('You ') ? `${said} and ${follows}` : undefined
    },
  ],
  // "snap a pic get the diagnosis"
  [
    /^(\p{L}+ .+?),? (?:and )?((?:get|see|watch|send|share|print|track|enjoy|eat|drink|pour|cook|bake|rinse|wipe|go|wear|stick|cut|reuse|repeat|download|save|peel|hang|tumble|air|lay) .+|go|done|eat|drink|stick|enjoy|serve|repeat|rinse)$/iu,
    (first, second, _, product) => {
      const verb = (wordsOf(first)[0] ?? '').toLowerCase()
      if (
        !baseVerb(verb) ||
        /^(?:wash|machine)$/.test(verb) ||
        isAdjective(verb) ||
        / (?:to|you|and|or|can|will|lets?|we|they)$/.test(first)
      )
        return undefined
      const object = wordsOf(first)[1] ?? ''
      const isWhole = !isParticiple(object) && wordsOf(first).length < 7 && !/^\S+ (?:on|off|up|in|out)$/.test(first)
      return isWhole && product.form !== 'service'
        ? `You ${first}${second === 'done' ? " and you're done" : ` and ${second}`}`
        : undefined
    },
  ],
]

/** Says a label of two parts, with a small word between them or not: "firm so baby doesn't roll", "steel filter no paper". */
export function sayJoined(text: string, product: Named, say: Say): string | undefined {
  const once: Say = (part) => {
    const said = say(part.replace(/[,;]$/, ''))
    return said === undefined || /[.!?] /.test(said) ? undefined : said.replace(/\.$/, '')
  }
  for (const [pattern, join] of JOINTS) {
    const [, first, second, rest] = pattern.exec(text) ?? []
    if (first === undefined || second === undefined) continue
    const said = join(first, rest === undefined ? second : `${second} ${rest}`, once, product)
    if (said !== undefined) return said
  }
  return undefined
}

/** What people do in a product: "swim ok". */
const DONE = /^(?:swim|sweat|shower|sleep|run|hike|dance|dive|bath|bathe|ski|cook|bake|drive|nap|travel|fly)$/
/** Places and uses before "ok", with their preposition: "flight ok" is "okay on a flight". */
const WHERE: Record<string, string> = {
  shower: 'in the shower',
  pool: 'in the pool',
  'hot tub': 'in the hot tub',
  sauna: 'in the sauna',
  bath: 'in the bath',
  gym: 'for the gym',
  flight: 'on a flight',
  plane: 'on a plane',
  flights: 'on flights',
  'carry on': 'in a carry-on',
  'carry-on': 'in a carry-on',
  ocean: 'in the ocean',
  beach: 'for the beach',
  travel: 'for travel',
  outdoors: 'outdoors',
  indoors: 'indoors',
  outdoor: 'outdoors',
  indoor: 'indoors',
  overnight: 'overnight',
  'wide fit': 'for a wide fit',
}

/** Says labels that end in "ok": "swim sweat and shower ok", "under makeup ok", "kids ok". */
export function sayOkay(text: string, product: Named): string | undefined {
  const what = /^(.+?),? (?:is |are )?okay$/i.exec(text)?.[1]?.toLowerCase()
  if (what === undefined || /\b(?:no|not|if|when|is|are)\b/.test(what)) return undefined
  const parts = what.split(/,? and |,? or |, | (?=(?:swim|sweat|shower|sleep)\b)/)
  const it = product.isPlural ? 'them' : 'it'
  if (parts.length > 1 && parts.every((part) => DONE.test(part))) return `you can ${joinAll(parts, 'and')} in ${it}`
  if (/^(?:tsa|airline|cabin)$/.test(what)) return `${itIs(product)} ${what === 'tsa' ? 'TSA' : what}-friendly`
  if (PREPOSITION.test(parts[0]?.split(' ')[0] ?? '')) return `${itIs(product)} okay ${what}`
  const places = parts.map((part) => WHERE[part])
  if (places.every(Boolean)) return `${itIs(product)} okay ${joinAll(places.map(String), 'and')}`
  if (/^(?:dishwasher|microwave|freezer|oven|dryer|washer)/.test(what)) return undefined
  const read = parts.map((part) => {
    const named = withJoinedUnit(part)
    return named === part ? thing(part)?.text : withArticle(named)
  })
  const names = parts.map((part, at) => read[at] ?? part)
  const isOurs =
    /^(?:service|course|app)$/.test(product.form) || /\b(?:use|play|work|returns|visits|notice)$/.test(what)
  const isPeople = parts.every((part) => PEOPLE.has(part.split(' ').at(-1) ?? '') || isPluralWord(part))
  if (isOurs && (isPeople || /\b(?:use|play|work|returns|visits|notice)$/.test(what)))
    return `${joinAll(parts, 'and')} ${isPluralWord(parts.at(-1) ?? '') || parts.length > 1 ? 'are' : 'is'} okay`
  return read.every((phrase) => phrase !== undefined) || parts.every((part) => wordsOf(part).length < 4)
    ? `${itIs(product)} okay for ${joinAll(names, 'and')}`.replace(/\bhe machines\b/, 'HE machines')
    : undefined
}
