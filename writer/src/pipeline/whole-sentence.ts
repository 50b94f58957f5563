import { isMassNoun, lowerFirst, pluralVerb, singular, spellUnits, upperFirst, withArticle } from '../language'
import { speechCase } from '../analysis/speech-case'
import {
  baseVerb,
  correctSpelling,
  expandShorthand,
  isAdjective,
  isAdverb,
  isEnglish,
  isEnglishWord,
  isFunctionWord,
  isGerund,
  isListedNoun,
  isNoun,
  isParticiple,
  isPluralWord,
  readNounPhrase,
  sortsOf,
  thirdVerb,
  UNCOUNTED,
  withDeterminers,
  withJoinedUnit,
} from '../reading'
import { partClause } from './part-clause'
import { having, isSayable, type Named } from './plain-features'

/** Says a part of what was typed in a sentence of its own. */
type Say = (part: string) => string | undefined
type Rule = readonly [RegExp, (found: string[], product: Named, say: Say) => string | undefined]

const it = ({ isPlural }: Named) => (isPlural ? 'they' : 'it')
const itIs = ({ isPlural }: Named) => (isPlural ? "they're" : "it's")
/** "it folds flat", "they fold flat" */
const does = (act: string, { isPlural }: Named) => {
  const [verb = '', ...rest] = act.split(' ')
  if (verb === 'is') return `${isPlural ? "they're" : "it's"} ${rest.join(' ')}`
  return [isPlural ? 'they' : 'it', isPlural ? pluralVerb(verb) : verb, ...rest].join(' ')
}
const doesNot = (act: string, { isPlural }: Named) => `${isPlural ? "they don't" : "it doesn't"} ${act}`
/** "it's got a lid" */
const has = (things: string, product: Named) => lowerFirst(having(things, product)).replace(/\.$/, '')
const isOurs = ({ form }: Named) => /^(?:service|course|app)$/.test(form)

/** "a", "a and b", "a, b, and c" */
const joinAll = (items: readonly string[], joint = 'and') =>
  items.length < 3 ? items.join(` ${joint} `) : `${items.slice(0, -1).join(', ')}, ${joint} ${items.at(-1)}`
const itemsOf = (text: string) =>
  text
    .split(/,? (?:\+|&|and|plus) |, /)
    .map((item) => item.trim())
    .filter(Boolean)

const PREPOSITIONS =
  /^(?:of|for|with|without|in|on|at|to|from|by|into|onto|over|under|behind|around|inside|per|like|as|up|out|off|down|through|between|against|instead)$/
const TAIL =
  / (?:up top|on top|all the way|all around|all over|both|for|with|of|in|on|at|to|from|by|that|so|under|inside|between|around|per) /

/** The head of a thing: "notch" in "notch for mirror". */
const frontOf = (text: string) => text.split(TAIL)[0] ?? text
const headOf = (text: string) => (frontOf(text).split(' ').at(-1) ?? '').toLowerCase()

/** What may stand before the head of a thing. */
const describes = (word: string) =>
  /\d|-/.test(word) ||
  /^\p{Lu}/u.test(word) ||
  isAdjective(word) ||
  isNoun(word) ||
  isParticiple(word) ||
  isGerund(word) ||
  isAdverb(word) ||
  (/^[a-z]{4,}$/.test(word) && !isEnglishWord(word)) ||
  /^(?:all|both|half|live|mini|nano|micro|extra|pre|step|front|rear|top|side|inner|outer)$/.test(word)

const MAX_THING_WORDS = 6
/** Whether words are a thing, with or without something behind it. */
function isThing(text: string): boolean {
  const words = frontOf(text).split(' ')
  const head = headOf(text)
  const isHead =
    isNoun(head) ||
    isPluralWord(head) ||
    isMassNoun(head) ||
    /^(?:LEDs?|USB-C|GPS|NFC|RGB|app|fit|remote|elastic|velcro|pen|bib|bin|lid|cap|bag|jar|tub|pad|kit|pin)$/i.test(
      head,
    ) ||
    isUnknown(head)
  return (
    words.length <= MAX_THING_WORDS &&
    !/ (?:holds|fits|keeps|lasts|covers|weighs|makes|takes|needs) (?:\d|the|any|most|all|your|an?)\b/.test(text) &&
    isHead &&
    !isFunctionWord(head) &&
    !isAdverb(head) &&
    !(isAdjective(head) && !isListedNoun(head) && !/^(?:remote|elastic)$/.test(head)) &&
    !(isParticiple(head) && !isListedNoun(head)) &&
    (isCompound(text) || words.slice(0, -1).every((word) => describes(word.replace(/,$/, '')))) &&
    !(words.length > 1 && thirdVerb((words[0] ?? '').toLowerCase()) === 'sure')
  )
}
const isUnknown = (word: string) =>
  /^[a-z]{3,}(?<!ed|ing|ly|less|able|ible|ous|ful|ive|ish)$/.test(word) && !isFunctionWord(word)
const isUncounted = (text: string) => {
  const head = headOf(text)
  if (
    /^(?:grip|capacity|cloth|light|mat|setting|coating|lining|ring|string|opening|ceiling|range|entry|depth)$/.test(
      head,
    )
  )
    return false
  return (
    isMassNoun(head) ||
    UNCOUNTED.test(head) ||
    isGerund(head) ||
    NO_ARTICLE.test(head) ||
    readNounPhrase(text)?.number === 'mass'
  )
}
export const NO_ARTICLE =
  /^(?:elastic|velcro|cleaner|conditioner|polish|primer|sealer|shampoo|remover|math|thread|teardown|setup|framing|oat|bond|seal|glue|art|music|science|reading|writing|spelling|phonics|support|help|mist|yarn|thread|flour|fill|foam|fabric|parchment|paper|cotton|silk|satin|linen|wool|merino|leather|steel|stainless|brass|silicone|rubber|glass|wood|bamboo|caffeine|storage|access|delivery|shipping|assembly|pickup|bluetooth|wifi|usb-c|edging|trash|mail|control|aloe|jojoba|argan)$/
const isMany = (text: string) =>
  /^(?:(?!1 |\d[\d.]*-)\d|two|three|four|five|six)/.test(text) || isPluralWord(headOf(text))
/** "a grip", "6 heads", "yarn" */
/** "a pumpkin" is no ingredient. */
export const isEaten = (product: Named) =>
  product.form === 'stuff' ||
  ['food', 'drink', 'skin', 'pet'].some(
    (sort) => sortsOf(product).has(sort) && (sort !== 'pet' || /treats|food|kibble|chews/.test(product.noun)),
  )
const anItem = (text: string) =>
  /^[a-z]{3,}(?:lin|ine|ane|ium|ate|stone|ide)$/.test(text) && !isEnglishWord(text)
    ? text
    : /^\d+ percent /.test(text) && !isPluralWord(headOf(text)) && !isUncounted(text)
      ? `${/^(?:8|11|18)/.test(text) ? 'an' : 'a'} ${text}`
      : isMany(text) || isUncounted(text) || /^(?:an?|the|all|your|one|1) /.test(text)
        ? text
        : withArticle(text)

const TIME = String.raw`\d[\d.,]*(?: to \d[\d.]*)?(?: \w+)? (?:seconds?|minutes?|hours?|days?|weeks?|months?|evenings?|afternoons?|nights?|weekends?|sessions?)`
const LENGTH = String.raw`\d[\d.]*(?: to \d[\d.]*)? (?:inch(?:es)?|feet|foot|centimeters?|millimeters?|meters?)`

/** Verbs behind "no": "no hair pull" is that it doesn't pull. */
const ACT =
  'pull|pinch|tug|snag|leak|fog|slip|slide|bounce|drip|spill|sting|scratch|itch|squeak|rattle|wobble|roll|rust|fade|shed|stain|smudge|gap|dig|rub|stink|smell|tangle|kink|tip|spin|burn|stick|shrink|pill|wrinkle|crack|chip|bend|droop|flake|smear|splash|sag|curl|peel|poke|bite'
export const ACTS = new RegExp(`^(?:${ACT})$`)
export const ACTED_ON: Record<string, string> = {
  hair: 'hair',
  eye: 'your eyes',
  ear: 'your ears',
  skin: 'your skin',
  finger: 'your fingers',
  nose: 'your nose',
  wrist: 'your wrist',
  neck: 'your neck',
  floor: 'the floor',
  wall: 'the wall',
  paint: 'the paint',
  carpet: 'carpet',
  fabric: 'fabric',
  glass: 'glass',
}

const withUnits = (text: string) =>
  text
    .replace(/\bmmhg\b/gi, 'mmHg')
    .replace(
      /\b(pre|non|anti|self|multi|ultra) (?=(?:printed|cut|filled|made|assembled|slip|stick|skid|cleaning|closing|level|purpose)\b)/g,
      '$1-',
    )
    .replace(/(?<=\d )ml\b/g, 'milliliters')
    .replace(/\b(per|grams and) oz\b/g, (_, front: string) => `${front} ${front === 'per' ? 'ounce' : 'ounces'}`)
    .replace(/\bper lb\b/g, 'per pound')
    .replace(/\bin g and (?:oz|ounces)\b/i, 'in grams and ounces')
    .replace(/\bml and (?:oz|ounces)\b/i, 'milliliters and ounces')
    .replace(/\b(?:oz|ounces) and ml\b/i, 'ounces and milliliters')
    .replace(/\b(includes|with) (\d+) pieces (?=[a-z]+(?: [a-z]+)?[^s]$)/, '$1 a $2-piece ')
    .replace(/\b(\d+) pieces (?=[a-z]+(?: [a-z]+)?[^s]$)/, '$1-piece ')

/** What was typed, ready for the rules. */
export const readable = (typed: string) =>
  withUnits(
    lowerFirst(
      speechCase(
        spellUnits(
          expandShorthand(
            correctSpelling(typed)
              .replace(/\bsm(?=\b.*\b(?:lg|large|med)\b)/gi, 'small')
              .replace(/\bmed(?=,? (?:and |or |& ?|\/ ?)?(?:lg|large)\b)/gi, 'medium')
              .replace(/\blg\b/gi, 'large')
              .replace(/(\d)\s?p(?:ie)?cs? (?=[a-z]+(?: [a-z]+)?[^s]$)/gi, '$1-piece ')
              .replace(/(?<=[a-z]{3}) ?\/ ?(?=[a-z]{3})/gi, ' or ')
              .replace(/\b1\/4\b/g, 'a quarter')
              .replace(/\b1\/2\b/g, 'half a')
              .replace(/\bn\b/g, 'and'),
          ),
        ),
      ),
    ),
  )
    .replace(/\bdishwasher safe (?=(?:basket|lid|parts|tray|bowl|probe|cup|bottle)s?\b)/g, 'dishwasher-safe ')
    .replace(/\s*[.!,;]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()

/** "chew guard", "carry case": verbs elsewhere, here what the thing is for. */
const isCompound = (text: string) => {
  const all = frontOf(text).split(' ')
  const words = /^\d/.test(all[0] ?? '') ? all.slice(1) : all
  return (
    words.length > 1 &&
    /^(?:carry|chew|stir|splash|kick|squeeze|scoop|dust|drip|spill|wash|drying|pull|push|pour|grip|clip|snap|hang|sleep|step|stash|start|stop|scratch|measure|practice|mix|shake|touch|press|swim|travel|share|training|display|trim|store|rinse|spray|roll|flip|bake|brew|drain|drop|dig|hold|wrap|tie|steam|sweat|cool|heat|cook|wipe|cut|test|play|lock|flip|change|care|catch|feed|wake|work|run|walk|ride|reset|check|refill|cleaning)$/.test(
      (words[0] ?? '').toLowerCase(),
    ) &&
    (COMPOUND_HEAD.test(headOf(text)) || isPluralWord(headOf(text)))
  )
}
const COMPOUND_HEAD =
  /^(?:guard|case|bag|box|handle|strap|lock|cup|hook|tray|cover|button|switch|light|mode|plate|spout|pad|mat|rack|ring|rod|stick|bowl|bottle|brush|cloth|sheet|card|guide|kit|tool|stand|post|board|bar|port|valve|tube|nozzle|head|lid|cap|pocket|panel|plan|timer|alarm|band|loop|tab|chart|wheel|basket|stop|dial|window|liner|top|closure|front)$/

const COLOR =
  'red|orange|yellow|green|blue|purple|pink|black|white|gray|grey|brown|beige|cream|navy|teal|lavender|mint|sage|peach|coral|ivory|gold|silver|charcoal|burgundy|turquoise|lilac|blush|tan|olive|mustard|rust|terracotta'
const USED_FOR =
  'sauces|dips|soups|stews|salads|marinades|smoothies|tacos|pasta|burgers|dressings|baking|grilling|roasting|frying|rubs|stir-fries|cocktails|lattes|pancakes|sandwiches'

/** Labels whose words look like another class: nouns that are adjectives, plurals that are verbs. */
const MISREAD: readonly Rule[] = [
  [
    /^(\$\d[\d.,]*) per (ounce|pound|foot|gram|cup|load|bag|bar|wash|use|serving|meal|can)$/,
    ([text = ''], product) => `${itIs(product)} ${text}`,
  ],
  [/^stacks$/, (_, product) => does('stacks', product)],
  [
    /^half gallon$/,
    (_, product) =>
      product.form === 'thing' ? does('holds half a gallon', product) : `${itIs(product)} half a gallon`,
  ],
  [
    /^dishwasher top rack(?: only)?$/,
    (_, product) => `you can put ${product.isPlural ? 'them' : 'it'} in the top rack of the dishwasher`,
  ],
  [/^holds temp(?:erature)?( .+)?$/, ([, rest = ''], product) => does(`holds its temperature${rest}`, product)],
  [
    /^keeps (wheel|seat|phone|steering wheel|handle|car|bed|floor|counter|desk) ([a-z]+)$/,
    ([, what = '', how = ''], product) => does(`keeps the ${what} ${how}`, product),
  ],
  [/^reads in [a-z]+ and [a-z]+$/, ([text = ''], product) => does(text, product)],
  [
    /^(lathers|foams|chips|grinds|blends|sheds|waters) ((?:in|on|after|before|fine|within|like|even|without) .+)$/,
    ([text = ''], product) => does(text.replace(/(?<!,) not /, ', not '), product),
  ],
  [
    /^(?:feeds|serves|seats|sleeps) \d+(?: to \d+)?(?: (?:people|adults|kids|guests))?$/,
    ([text = ''], product) => does(text, product),
  ],
  [/^one ([a-z]+) (?:covers|lasts|does|feeds|fills|cleans|washes)(?: .*)?$/, ([text = '']) => text],
  [/^(whisper|dead|super|extra) (quiet|silent)$/, ([text = ''], product) => `${itIs(product)} ${text}`],
  [/^([a-z]+s) not (needed|required)$/, ([, what = '', how = '']) => `no ${what} ${how}`],
  [
    /^(refund|order|delivery|progress|work|hours|package|shipment)s? ([a-z]+ed) (daily|weekly|live|nightly|hourly)$/,
    ([, what = '', how = '', when = '']) => `the ${what} ${isPluralWord(what) ? 'are' : 'is'} ${how} ${when}`,
  ],
  [
    /^stays? (cold|hot|warm|dry|fresh|frozen|lit|charged) (?:for |up to )?(\d.* (?:hours|minutes|days|weeks|months))$/,
    ([, how = '', time = ''], product) => does(`stays ${how} for ${time}`, product),
  ],
  [
    /^(?:a )?(real )?(person|human) (answers|picks up|replies|calls|reads|checks)(.*)$/,
    ([text = '']) => `a ${text.replace(/^a /, '')}`,
  ],
  [/^machine[- ]wash(?:able)? ([a-z]+) only$/, ([, what = '']) => `you machine-wash only the ${what}`],
  [
    /^([a-z]+s),? not (?:an? )?([a-z]+)$/,
    ([, one = '', two = ''], product) =>
      isPluralWord(one) &&
      isListedNoun(singular(one)) &&
      (isMassNoun(two) || (isPluralWord(two) && isListedNoun(singular(two))))
        ? `${itIs(product)} ${one}, not ${two}`
        : undefined,
  ],
  [
    new RegExp(
      `^(?:(?:pastel|dark|light|bright|deep|soft|hot|neon|matte|sky|forest|sage|mint|burnt|slate|rose|royal|baby|dusty|olive|navy) )?(?:${COLOR})$`,
    ),
    ([text = ''], product) => `${itIs(product)} ${text}`,
  ],
  [
    /^(remote|light|manual|level|elastic|spare|mint|square|key|individual|magnet|timer|compass|whistle|thermometer|mirror) ((?:on|in|inside|under|behind|at) (?:an?|the|its|your|one|each|every|both) .+)$/,
    ([, what = '', where = '']) => `there's ${anItem(what)} ${where}`,
  ],
  [
    new RegExp(`^((?:${USED_FOR})(?:(?:,? and |, )(?:${USED_FOR}))+)$`),
    ([text = ''], product) =>
      /\b(?:set|kit|box|pack|sampler|bundle|book|class|course|tray|platter)$/.test(product.noun)
        ? undefined
        : `${itIs(product)} for ${text}`,
  ],
  [
    /^((?:[a-z]+ )?(?:piri piri|peri peri|mahi mahi|dan dan|ylang ylang|agar agar|bang bang|yum yum)(?: [a-z]+)?)$/,
    ([text = ''], product) =>
      / (?:sauce|flavor|spice|seasoning|rub|mix|oil|blend)$/.test(text)
        ? has(anItem(text), product)
        : `${itIs(product)} ${text}`,
  ],
  [
    /^(?:in )?(small),? (?:and )?(medium),? (?:and )?(large)$/,
    (_, product) => does('comes in small, medium, and large', product),
  ],
  [
    /^same (?!(?:day|week|hour|night)\b)(.+)$/,
    ([, what = ''], product) => (product.form === 'service' ? `you get the same ${what}` : undefined),
  ],
  [
    /^([a-z]+ )?([a-z]+s) (kids|you|he|she|they|I|anyone|grandma|a child|a toddler) can ([a-z]+)( .+)?$/,
    ([text = '', , what = ''], product) =>
      isPluralWord(what) && isListedNoun(singular(what)) ? has(text, product) : undefined,
  ],
  [
    /^(?:an? )?([a-z]+(?: [a-z]+)?) in a pinch$/,
    ([, what = ''], product) =>
      isThing(what) && !isVerbFirst(what)
        ? `${itIs(product)} ${product.isPlural ? what : anItem(what)} in a pinch`
        : undefined,
  ],
  [
    /^(snap|smell|taste|feel|look|fit|crunch|melt|sit|stay|stick|hold|hang|float|dry|fold|stretch|roll) ((?:like|in|on|under|over|flat|up|to|with|onto) ?.*)$/,
    ([text = ''], product) =>
      product.isPlural ? `they ${text.replace(/ to (fridge|wall|door|table|car)$/, ' to the $1')}` : undefined,
  ],
  [
    /^(sauces and dips|dips and sauces|[a-z]+s and [a-z]+s)$/,
    ([text = ''], product) =>
      /\b(?:set|kit|box|pack|sampler|bundle)$/.test(product.noun) &&
      text.split(' and ').every((what) => isListedNoun(singular(what)) && !thirdVerb(what))
        ? `you get ${text}`
        : undefined,
  ],
  [
    /^(fun|good|great|safe|perfect|easy|suitable|gentle enough|ok|okay) for (.+)$/,
    ([text = ''], product) => `${itIs(product)} ${text}`,
  ],
  [/^ready (?:before|in|by|for|to|when|within) .+$/, ([text = ''], product) => `${itIs(product)} ${text}`],
  [
    /^(ships|arrives|comes) ((?:fully |already |pre-?)?[a-z-]+(?:ed|en|zen|flat|free|frozen|fresh|dry|cold|warm|ready)(?: .+)?)$/,
    ([, act = '', rest = ''], product) => does(`${act} ${rest}`, product),
  ],
  [
    /^(ships|bubbles|folds|fits|floats|sticks|holds) ((?:on dry|on ice|in an?|by|before|within|from|same|next|to|worldwide|anywhere|overnight|free) ?.*)$/,
    ([, act = '', rest = ''], product) => does(`${act} ${rest}`, product),
  ],
  [
    /^([a-z]+(?:ed|de|ught)|fed|grown|run|sold) since (\d{4}|.+)$/,
    ([, act = '', when = ''], product) => `${product.isPlural ? "they've" : "it's"} been ${act} since ${when}`,
  ],
  [
    /^(\$\d[\d.,]*) (?:per|a) square (feet|foot|inches|inch|yards?)$/,
    ([, price = '', unit = ''], product) =>
      `${itIs(product)} ${price} per square ${unit.startsWith('f') ? 'foot' : unit.startsWith('i') ? 'inch' : 'yard'}`,
  ],
  [
    /^([a-z]+(?:s|es)) ([a-z]+), (?:on )?(both|all) sides$/,
    ([, act = '', how = '', which = ''], product) =>
      thirdVerb(act) ? does(`${act} ${how} on ${which} sides`, product) : undefined,
  ],
  [
    /^([a-z]{6,}(?:ide|ine|ol|ate|oid)|retinol|vitamin [a-z]|hyaluronic acid|salicylic acid|glycolic acid|azelaic acid) (\d[\d.]*)$/i,
    ([text = ''], product) => has(text, product),
  ],
  [
    /^(clean|slow|even|quick|easy|smooth|soft|crisp) (burn|release|pour|start|finish|close|grip|cut|shave|fit)$/,
    ([text = ''], product) => has(`${text.startsWith('e') ? 'an' : 'a'} ${text}`, product),
  ],
]

/** Classes that are surely read, whatever a later reader makes of them. */
const SURE: readonly Rule[] = [
  [
    /^(three-quarters of an inch|half an inch|a quarter of an inch) (thick|wide|deep)$/,
    ([text = ''], product) => `${itIs(product)} ${text}`,
  ],
  [/^(\d+) gsm$/i, ([, much = ''], product) => `${itIs(product)} ${much} GSM`],
  [
    /^(\d+) (AAA?|C|D) (?:batteries )?included$/,
    ([, many = '', size = '']) =>
      many === '1' ? `there's a ${size} battery in the box` : `there are ${many} ${size} batteries in the box`,
  ],
  [
    /^(slide|pull|lift|pop|fold|flip)[- ](out|off|down|up|in) (tray|shelf|drawer|table|handle|cup|basket|step|rack|panel|screen|bin|keyboard|pan)$/,
    ([, act = '', how = '', what = ''], product) => has(`a ${act}-${how} ${what}`, product),
  ],
  [/^(see-through|travel size|pocket size)$/, ([text = ''], product) => `${itIs(product)} ${text}`],
  [/^seats (\d+)$/, ([text = ''], product) => does(text, product)],
  [
    /^(\d[\d.]*) (pounds|kilograms) max(?:imum)?$/,
    ([, many = '', unit = ''], product) => does(`holds ${many} ${unit} at most`, product),
  ],
  [
    /^(\d+) percent (reflective|breathable|adjustable|blackout|cotton|silk|wool|linen)$/,
    ([text = ''], product) => `${itIs(product)} ${text}`,
  ],
  [
    /^(\d[\d.]*) (?:feet|foot|ft) (pieces|sections|panels|strips|rolls|lengths)$/,
    ([, size = '', what = '']) => `you get ${size}-foot ${what}`,
  ],
  [
    /^one side ([a-z]+),? (?:and )?(?:one|the other) side ([a-z]+)$/,
    ([, one = '', two = '']) => `one side is ${one}, and the other is ${two}`,
  ],
  [/^one size,? adjusts$/, (_, product) => `${does('comes', product)} in one size, and ${does('adjusts', product)}`],
  [
    /^(bumps|rails|ridges|hooks|loops|slots|holes|tabs|straps|clips|pockets|handles|magnets|wheels) for (.+)$/,
    ([text = '']) => `there are ${text}`,
  ],
  [/^break(?:s)? down in (.+)$/, ([, rest = ''], product) => does(`breaks down in ${rest}`, product)],
  [
    /^adjusts (?:from )?(kid|child|small|toddler) to (adult|large|teen)$/,
    ([, from = '', to = ''], product) => does(`adjusts from ${from} to ${to}`, product),
  ],
  [
    /^((?:(?:small|large|medium|big|all|both|most|senior|young)(?:,? and |, )?)+) (breeds|dogs|cats|ages|skin types|hair types)$/,
    ([text = ''], product) => `${itIs(product)} for ${text}`,
  ],
  [
    /^([a-z]+(?: [a-z]+)??)(?: at)? (\d[\d.]*) ?(?:%|percent)$/i,
    ([, what = '', much = ''], product) =>
      isThing(what) && !isVerbFirst(what) ? has(`${much} percent ${what}`, product) : undefined,
  ],
  [
    /^(steam|deep|hand|pressure|dry|spot)[- ](clean|wash|dry) ([a-z]+(?: [a-z]+)*s)$/,
    ([text = ''], product) => (product.form === 'service' ? `they ${text}` : undefined),
  ],
  [
    /^(price|quote|estimate) (before|after) (?:we|they) (.+)$/,
    ([, what = '', when = '', act = '']) => `you get ${anItem(what)} ${when} they ${act}`,
  ],
  [
    /^(\d+) percent (donated|recycled|reused|composted)( .+)?$/,
    ([, much = '', how = '', rest = ''], product) =>
      product.form === 'service'
        ? `${much} percent is ${how}${rest}`
        : `${itIs(product)} ${much} percent ${how}${rest}`,
  ],
  [
    /^own ([a-z]+(?:(?: and |, )[a-z]+)*)$/,
    ([, what = ''], product) => (product.form === 'service' ? `they bring their own ${what}` : undefined),
  ],
  [new RegExp(`^(${TIME}) while (.+)$`), ([, time = '', rest = '']) => `it takes ${time} while ${rest}`],
  [
    /^auto[- ]([a-z]+) ([a-z]+)$/,
    ([, act = '', what = ''], product) =>
      baseVerb(act) && isThing(what) && !isPluralWord(what) && !isUncounted(what) && COMPOUND_HEAD.test(what)
        ? has(`an auto-${act} ${what}`, product)
        : undefined,
  ],
  [
    /^(flip|twist|turn|push|pull|press|squeeze|slide|fold|shake|tilt) to ([a-z]+)$/,
    ([, act = '', why = ''], product) =>
      baseVerb(why) ? `you ${act} ${product.isPlural ? 'them' : 'it'} to ${why}` : undefined,
  ],
  [
    /^(?:(no[- ]tools?),? )?(\d+)[- ]minutes? (install|setup|assembly)$/,
    ([, no, many = '', what = ''], product) =>
      has(`${no ? 'a no-tools ' : /^(?:8|11|18)/.test(many) ? 'an ' : 'a '}${many}-minute ${what}`, product),
  ],
  [
    /^(\d[\d.]* to \d[\d.]*) miles an hour$/,
    ([, range = ''], product) => does(`goes from ${range} miles an hour`, product),
  ],
  [/^left (?:and|or) right[- ]hand(?:ed)? ([a-z]+s)$/, ([, what = '']) => `you get left- and right-hand ${what}`],
  [
    /^(\d+) (bottles|packs|bags|jars|tubes|boxes|cans|rolls|packets) ([a-z]+)(?: included)?$/,
    ([, many = '', pack = '', what = '']) =>
      isThing(what) && !isParticiple(what) && !isAdjective(what) ? `you get ${many} ${pack} of ${what}` : undefined,
  ],
  // "bends not breaks"
  [
    /^([a-z]+s),? (?:not|never) ([a-z]+s)$/,
    ([, one = '', other = ''], product) =>
      thirdVerb(one) && thirdVerb(other) && !isMaterial(one) && !isOurs(product) && thirdVerb(one) !== 'possible'
        ? `${does(one, product)}, ${doesNot(pluralVerb(other), product)}`
        : undefined,
  ],
  [
    /^((?:[a-z]+ )?[a-z]+s) (grip|stick|stretch|breathe|lock|adjust|unclip|detach|interlock)$/,
    ([text = '', what = '']) =>
      isThing(what) && isPluralWord(headOf(what)) && !isVerbFirst(what) && !thirdVerb(what.split(' ')[0] ?? '')
        ? `the ${text}`
        : undefined,
  ],
  [
    /^((?:[a-z]+ )*[a-z]+) (inside|underneath)$/,
    ([, what = '', where = '']) =>
      isThing(what) &&
      !isVerbFirst(what) &&
      !isMaterial(what) &&
      !isAdjective(what) &&
      !isParticiple(what) &&
      !thirdVerb(what.split(' ')[0] ?? '')
        ? `there${isMany(what) ? ' are' : "'s"} ${anItem(what)} ${where}`
        : undefined,
  ],
  [
    /^SPF ?(\d+),? (broad[- ]spectrum|mineral|water[- ]resistant|unscented|reef[- ]safe)$/i,
    ([, many = '', how = ''], product) => `${itIs(product)} SPF ${many}, ${how.toLowerCase()}`,
  ],
  [
    new RegExp(`^(${TIME}) (water[- ]?resistant|waterproof)$`),
    ([, time = '', how = ''], product) => `${itIs(product)} ${how.replace(' ', '-')} for ${time}`,
  ],
  [
    new RegExp(
      `^((?:about |under |only )?${TIME}) in (?:the |an? )?(microwave|oven|dryer|washer|fridge|freezer|air fryer|pan|pot|shower|sun)$`,
    ),
    ([, time = '', where = '']) => `it takes ${time} in the ${where}`,
  ],
  [
    new RegExp(`^((?:about |under |only )?${TIME}) to ([a-z]+)((?: .+)?)$`),
    ([text = '', , act = '']) => (baseVerb(act) ? `it takes ${text}` : undefined),
  ],
  [
    /^min(?:imum|\.)? (\d+ [a-z]+)$/,
    ([, many = ''], { form }) => (/^(?:course|service)$/.test(form) ? `it's ${many} at least` : undefined),
  ],
  [
    /^(?:1|one)[- ]on[- ](?:1|one) ((?:[a-z]+ )?[a-z]+)$/,
    ([, what = '']) =>
      isThing(what) ? `you get ${isMany(what) || isUncounted(what) ? '' : 'a '}one-on-one ${what}` : undefined,
  ],
  [
    /^(\d+) (ounce|pound|gram|liter|gallon|quart|scoop|drop|pump|bar|bag|jar|bottle|box)s? (lasts?|makes?|does|covers?) (.+)$/,
    ([, many = '', unit = '', act = '', rest = '']) =>
      `${many === '1' ? 'one' : many} ${unit}${many === '1' ? '' : 's'} ${many === '1' ? (act.endsWith('s') ? act : `${act}s`) : pluralVerb(act.endsWith('s') ? act : `${act}s`)} ${rest}`,
  ],
  [
    /^built[- ]in ((?:[a-z-]+ )*[a-z]+)(?: with (.+))?$/,
    ([, what = '', more], product) =>
      isThing(what) && !isAdjective(what)
        ? has(
            `${isMany(what) || isUncounted(what) ? '' : 'a '}built-in ${what}${more ? ` with ${/ (?:you|that|for) /.test(more) ? more : anItem(more)}` : ''}`,
            product,
          )
        : undefined,
  ],
  [
    /^(\d+)(?: ?in|[- ]inch(?:es)?) ([a-z]+s) x ?([2-9])$/,
    ([, size = '', what = '', many = '']) => `you get ${NUMBERS[Number(many)]} ${size}-inch ${what}`,
  ],
  [
    /^(\d[\d.]* [a-z]+) each$/,
    ([text = '', what = '']) =>
      /^\d[\d.]* (?:cups|mugs|glasses|bags|pieces|slices|servings|bottles|sheets|pages|scoops)$/.test(what)
        ? `that's ${text}`
        : undefined,
  ],
  [
    /^(\d+) percent ([a-z]+ed)$/,
    ([text = '', , how = ''], product) => (isParticiple(how) ? `${itIs(product)} ${text}` : undefined),
  ],
  [
    /^(.+(?: and | \+ |, ).+) in (?:the )?(box|kit)$/,
    ([, what = '', where = '']) => {
      const items = itemsOf(what)
      return items.every((item) => item.split(' ').length < 3 && (isThing(item) || isPluralWord(item))) &&
        !/^\d/.test(what)
        ? `${joinAll(items)} are in the ${where}`
        : undefined
    },
  ],
  [
    /^fits? ([a-z]+s) up to (\d[\d.]* by \d[\d.]*)(?: (inches|feet))?$/,
    ([, what = '', size = '', unit], product) => does(`fits ${what} up to ${size}${unit ? ` ${unit}` : ''}`, product),
  ],
  [
    /^(\d+ hours) with (?:the |a )?(?:charging )?case$/,
    ([, time = ''], product) => `${does('runs', product)} ${time} with the case`,
  ],
  [
    /^(pair)s? (to|with) (.+)$/,
    ([, act = '', how = '', rest = ''], product) =>
      product.form === 'service' ? undefined : does(`${act}s ${how} ${rest}`, product),
  ],
  [
    /^(skip|pause|cancel|swap)(?: or | and )(skip|pause|cancel|swap)( anytime| any time| any (?:week|month|box))?$/,
    ([text = '']) => `you can ${text}`,
  ],
  [
    /^(\d+)[- ](year|month|week|day)s? ((?:[a-z]+ )?(?:warranty|guarantee|trial|supply|refund|return))$/,
    ([, many = '', unit = '', what = '']) =>
      `you get ${/^(?:8|11|18)/.test(many) ? 'an' : 'a'} ${many}-${unit} ${what}`,
  ],
  [
    /^((?:[a-z]+ )*[a-z]+s),? (\d[\d.]*(?: to \d[\d.]*)? (?:millimeters|inches|centimeters|feet))(?: (long|wide|deep|thick|tall|high))?$/,
    ([, what = '', size = '', how]) =>
      isThing(what) &&
      isPluralWord(headOf(what)) &&
      !/(?:extends|adjusts|reaches|stretches|opens|folds|expands|measures)$/.test(what) &&
      !thirdVerb(what.split(' ')[0] ?? '') &&
      !/^(?:fits|folds|packs|extends)/.test(what)
        ? `the ${what} are ${size}${how ? ` ${how}` : ''}`
        : undefined,
  ],
  [
    /^(fits|holds) (?:an? )?([a-z]+), ([a-z]+(?:, (?:an? )?[a-z]+)*),? (?:and|\+) (?:an? )?([a-z]+)$/,
    ([, act = '', first = '', rest = '', last = ''], product) => {
      const items = [first, ...rest.split(/, (?:an? )?/), last]
      return items.every((item) => isThing(item)) ? does(`${act} ${joinAll(items.map(anItem))}`, product) : undefined
    },
  ],
  [
    /^(?:including|includes|included:?|comes with) (.+)$/,
    ([, what = ''], product) => {
      const items = itemsOf(what)
      return items.length > 1 && items.every((item) => isThing(item) && !isVerbFirst(item))
        ? `${does('comes', product)} with ${joinAll(items.map(anItem))}`
        : undefined
    },
  ],
  [
    /^wipes? (clean|off|down)$/,
    ([, how = ''], product) => (how === 'down' ? undefined : does(`wipes ${how}`, product)),
  ],
  [
    /^(twist|roll|flip|fold|pop|snap)s? (up|open|shut|flat)(?:, (no|not) (.+))?$/,
    ([, act = '', how = '', no, rest = ''], product) =>
      `${does(`${act}s ${how}`, product)}${no ? `, ${no} ${rest}` : ''}`,
  ],
  [
    /^auto[- ]([a-z]+) ([a-z]+s)$/,
    ([, act = '', what = ''], product) =>
      baseVerb(act) && isThing(what) && isPluralWord(what) && !thirdVerb(act) && !isListedNoun(act)
        ? has(`auto-${act} ${what}`, product)
        : undefined,
  ],
  [
    /^((?:[a-z]+ )?[a-z]+s) auto(?:matically)?[- ]([a-z]+ed)$/,
    ([, what = '', how = '']) => (isThing(what) && isParticiple(how) ? `${what} are ${how} automatically` : undefined),
  ],
  [
    /^(family|group|team) plan,? (?:for |up to )*(\d+ (?:people|users|kids))$/,
    ([, who = '', many = ''], product) => has(`a ${who} plan for ${many}`, product),
  ],
  [
    new RegExp(
      `^(under|about|only|just|over|less than) (\\d[\\d.]* (?:inches|millimeters|centimeters|feet|meters)) (thick|thin|wide|tall|long|deep|high|across)$`,
    ),
    ([text = ''], product) => `${itIs(product)} ${text}`,
  ],
  [
    new RegExp(`^((?:about |under |up to )?${TIME}) each$`),
    ([text = ''], product) =>
      product.form === 'stuff' ? undefined : /up to/.test(text) ? `they last ${text}` : `they take ${text}`,
  ],
  [
    /^(?:3rd|third)[- ]party (tested|certified|verified)$/,
    ([, how = ''], product) => `${itIs(product)} third-party ${how}`,
  ],
  [
    /^([a-z]+) (proof|resistant)$/,
    ([, what = '', how = ''], product) =>
      thirdVerb(what) || isAdverb(what) || isFunctionWord(what) ? undefined : `${itIs(product)} ${what}-${how}`,
  ],
  [
    /^stays? (cool|dry|cold|warm|sharp|flat|clean) ([a-z]+)$/,
    ([, how = '', what = '']) => (isListedNoun(what) && !isAdverb(what) ? `the ${what} stays ${how}` : undefined),
  ],
  [
    /^grow lights?(?: with (?:an? )?(timer|stand|clip|remote))?$/,
    ([text = '', what], product) =>
      has(
        `${text.startsWith('grow lights') ? 'grow lights' : 'a grow light'}${what ? ` with a ${what}` : ''}`,
        product,
      ),
  ],
  [
    /^up to (\d+(?: to \d+)? hours) (on .+|per .+|with .+)$/,
    ([, time = '', rest = ''], product) => `${does('runs', product)} up to ${time} ${rest}`,
  ],
  [/^(\d*\.?\d+) (tog|carats?|grit|gauge|momme|denier|ply)$/, ([text = ''], product) => `${itIs(product)} ${text}`],
  [
    /^free ([a-z-]+) (within|after|if|with|until|for|on) (.+)$/,
    ([, what = '', when = '', rest = ''], { form }) =>
      /^(?:service|course|app)$/.test(form) && isThing(what) && !isUncounted(what) && !isPluralWord(what)
        ? `you get a free ${what} ${when} ${rest}`
        : undefined,
  ],
  [
    /^no ([a-z]+(?: [a-z]+)?),? (?:and )?(doesn't|won't|never|can't) (.+)$/,
    ([, what = '', not = '', act = ''], product) =>
      isThing(what)
        ? `there${isMany(what) ? ' are' : "'s"} no ${what}, and ${it(product)} ${not === "doesn't" && product.isPlural ? "don't" : not} ${act}`
        : undefined,
  ],
  [/^one[- ]hand in(?: and | or |\/)out$/, (_, product) => `${does('goes', product)} in and out with one hand`],
  [
    /^up[- ]?front (price|pricing|quote|quotes)( .+)?$/,
    ([, what = '', rest = '']) => `you get ${/^(?:price|quote)$/.test(what) ? 'an ' : ''}up-front ${what}${rest}`,
  ],
  [
    /^([a-z]+) (really|actually|always|never|also|just|still) ([a-z]+s) (.+)$/,
    ([text = '', what = '', , act = '']) =>
      isListedNoun(what) && !isPluralWord(what) && thirdVerb(act) ? `the ${text}` : undefined,
  ],
  [
    /^everything (?:is )?in (?:the )?(box|kit)(.*)$/,
    ([, where = '', rest = '']) => `everything's in the ${where}${rest}`,
  ],
  [
    new RegExp(`^(peel|wipe|rinse|wash|come)s? (off|out) in ((?:about |under )?${TIME})$`),
    ([, act = '', off = '', time = ''], product) =>
      `${does(`${act === 'wash' ? 'washes' : `${act}s`} ${off}`, product)} in ${time}`,
  ],
  [
    /^([A-Za-z]+) (\d[\d.]*)[- ](inch|millimeter|centimeter)(?:es|s)? (sole|strap|blade|handle|screen|display|band|wheels?|tires?)$/,
    ([, stuff = '', size = '', unit = '', what = ''], product) =>
      isMaterial(stuff.toLowerCase())
        ? has(
            `${isPluralWord(what) ? '' : /^(?:8|11|18)/.test(size) ? 'an ' : 'a '}${size}-${unit} ${stuff} ${what}`,
            product,
          )
        : undefined,
  ],
  // "works on couch bed and stairs"
  [
    /^([a-z]+s) (on|for|with) ([a-z]+),? ([a-z]+),? and ([a-z]+)$/,
    ([, act = '', how = '', ...items], product) =>
      thirdVerb(act) &&
      SURELY_DOES.test(act) &&
      items.every((item) => isListedNoun(singular(item)) && !isAdjective(item))
        ? does(
            `${act} ${how} ${isMany(items[0] ?? '') || isUncounted(items[0] ?? '') ? '' : 'the '}${joinAll(items)}`,
            product,
          )
        : undefined,
  ],
  [
    /^up to (\d[\d.]*(?: to \d+)?[- ](?:inch(?:es)?|feet)|\d+ miles)$/,
    ([, size = ''], product) =>
      /^(?:thing|plural)$/.test(product.form)
        ? `${does('goes', product)} up to ${size.replace(/[- ]inch$/, ' inches')}`
        : undefined,
  ],
  [
    /^(photos?|pictures|a photo|a video|report|proof) (when|after|before) (done|finished|leaving)$/,
    ([, what = '', when = '', how = '']) =>
      `you get ${/s$|^a /.test(what) ? what : `a ${what}`} ${when} they're ${how}`,
  ],
  [
    /^(?:for )?((?:[a-z]+(?:, | or | and |, or |, and |-))*[a-z]+) (sleepers|beginners|lovers|eaters|walkers|drivers|readers|riders|gardeners|cooks|bakers|campers|hikers)$/,
    ([, who = '', what = ''], product) =>
      /^(?:fits|for|loved)/.test(who) ? undefined : `${itIs(product)} for ${who} ${what}`,
  ],
  [
    /^(\d+ to \d+)[- ]inch(?:es)? ([a-z]+)$/,
    ([, range = '', what = '']) =>
      isThing(what) && !isPluralWord(what) && !/^(?:wide|tall|long|deep|high|thick|round|square)$/.test(what)
        ? `you get a ${range}-inch ${what}`
        : undefined,
  ],
  // "book in the app"
  [
    /^(book|order|pay|cancel|reschedule|reorder|chat|rebook|tip|message) (in|by|via|on|with|from|at|anytime|online|over)\b(.*)$/,
    ([, act = '', how = '', rest = ''], product) =>
      isOurs(product)
        ? `you can ${act} ${how === 'in' && rest === ' app' ? 'in the app' : `${how}${rest}`}`
        : undefined,
  ],
  [
    /^brings? (their own|our own|own|all|their) (.+)$/,
    ([, whose = '', what = ''], product) =>
      product.form === 'service' ? `they bring ${/own|their/.test(whose) ? 'their own' : 'all'} ${what}` : undefined,
  ],
  [
    /^(made|roasted|baked|packed|printed|cut|picked|sewn) (.+?),? (?:and )?ships? (.+)$/,
    ([, act = '', how = '', when = ''], product) =>
      / it$| that$/.test(how)
        ? undefined
        : `${itIs(product)} ${act} ${how} and ${product.isPlural ? 'ship' : 'ships'} ${when}`,
  ],
  [
    /^before(?: or | and |\/)after (photos|pictures|pics|shots|videos)$/,
    ([, what = '']) => `you get before-and-after ${what}`,
  ],
  [
    /^same[- ]day ([a-z]+(?: [a-z]+)?)$/,
    ([, what = '']) =>
      isThing(what) &&
      /^(?:visits?|service|repairs?|appointments?|delivery|shipping|pickup|quotes?|results|replies|installs?|installation|turnaround)$/.test(
        what,
      )
        ? `you get same-day ${what}`
        : undefined,
  ],
  [
    /^same (\d+)[- ](?:person|people) (crew|team)( .+)?$/,
    ([, many = '', who = '', rest = '']) => `you get the same ${many}-person ${who}${rest}`,
  ],
  [
    /^self[- ]cleans (.+)$/,
    ([, rest = ''], product) => `${does('cleans', product)} ${product.isPlural ? 'themselves' : 'itself'} ${rest}`,
  ],
  [
    /^((?:[a-z]+[- ])*[a-z]+s) x ?(\d+)$/,
    ([, what = '', many = ''], product) => (isThing(what) ? has(`${many} ${what}`, product) : undefined),
  ],
  [
    /^(.+?),? (?:with |and )?lifetime access$/,
    ([, what = '']) => (isThing(what) ? `you get ${anItem(what)}, with lifetime access` : undefined),
  ],
  [
    /^(\d+ [a-z]+) max (?:per|a) (day|week)$/,
    ([, many = '', when = ''], product) => `${itIs(product)} ${many} a ${when}, at most`,
  ],
  [
    /^(\d+)[- ]hours? (?:of )?(?:play|playback|music)$/,
    ([, many = ''], product) => `${does('plays', product)} for ${many} hours`,
  ],
  // "no roll silicone hem"
  [
    /^no[- ](roll|bleed|smell|mess|leak|slip|show|drip|spill|tie|sew|iron|bounce|fog|tangle|kink|snag|scratch|drill|pinch|skid) ((?:[a-z\d]+ )?[a-z]+)$/,
    ([, act = '', what = ''], product) =>
      isThing(what) && isListedNoun(singular(headOf(what))) && !ACTS.test(what)
        ? has(anItem(`no-${act} ${what}`), product)
        : undefined,
  ],
  [
    /^(on|off|done|ready|up|out) in ((?:under |about )?(?:\d+|one|two|three|five|ten|twenty) (?:seconds?|minutes?|hours?|days?|weeks?))$/,
    ([text = ''], product) => (product.form === 'service' ? `it's ${text}` : `${itIs(product)} ${text}`),
  ],
  // "shared + private wallets"
  [
    /^([a-z]+) and ([a-z]+) ([a-z]+s)$/,
    ([text = '', one = '', two = '', what = ''], product) =>
      [one, two].every((word) => (isAdjective(word) || isParticiple(word)) && !isListedNoun(word)) &&
      isListedNoun(singular(what)) &&
      isPluralWord(what)
        ? has(text, product)
        : undefined,
  ],
  [
    /^(split|share|track|scan|book|find|save|send|export|import|log|plan|invite|cancel|sort|tag|block|mute|swap|search|filter|compare|schedule|edit|draw|record|play|download|upload) (?!and |or |screen|mode|time|page|button)(.+)$/,
    ([text = ''], product) => (product.form === 'app' ? `you can ${text}` : undefined),
  ],
  [
    /^(\d[\d.]* (?:milligrams|grams)) (?:of )?(caffeine|protein|fiber|sugar|carbs|collagen|magnesium|thc|cbd|sodium)(?:,? (half .+|no .+|per .+|each))?$/,
    ([, much = '', what = '', rest], product) =>
      `${has(`${much} of ${what}`, product)}${rest ? `${/^(?:per|each)/.test(rest) ? '' : ','} ${rest}` : ''}`,
  ],
  [
    /^(\d+) percent (dark|waterproof|natural|vegan|organic|recyclable|compostable|biodegradable|plastic-free|leakproof|sealed|washable|silent)(,? .+)?$/,
    ([text = ''], product) => `${itIs(product)} ${text}`,
  ],
  // "food safe once cured"
  [
    /^([a-z]+) (safe|proof|free|resistant|friendly|ready|stable) (once|when|until|if|even|after|up to|for|to|in|with|on) (.+)$/,
    ([text = '', what = ''], product) =>
      thirdVerb(what) || /^(?:no|not|get|hassle|shipping|ships|is|are)$/.test(what)
        ? undefined
        : `${itIs(product)} ${text}`,
  ],
  [
    /^(\d[\d,.]*) square (feet|inches|meters|yards)(?: (?:per|a|each) ([a-z]+))?$/,
    ([text = ''], product) => does(`covers ${text}`, product),
  ],
  [
    /^([a-z]+) or ([a-z]+) on$/,
    ([, one = '', two = ''], product) =>
      baseVerb(one) && baseVerb(two) ? `you ${one} or ${two} ${product.isPlural ? 'them' : 'it'} on` : undefined,
  ],
  [
    /^([a-z]+) (unzips|detaches|swivels|rotates|tilts|folds|unscrews|retracts|adjusts|slides|lifts|snaps)( off| on| out| up| down| back| away| flat)?$/,
    ([text = '', what = '', act = '', how], product) =>
      isListedNoun(what) &&
      !isPluralWord(what) &&
      !isAdjective(what) &&
      (how !== undefined || !/^(?:folds|slides|lifts|snaps)$/.test(act)) &&
      product.form !== 'service'
        ? `the ${text}`
        : undefined,
  ],
  [/^(?:(liner|cover|pouch|hood|front|side)) zips( off| up| open)?$/, ([text = '']) => `the ${text}`],
  [
    /^self[- ]([a-z]+[^s\W]s)$/,
    ([, act = ''], product) =>
      thirdVerb(act) || act.endsWith('ates')
        ? `${does(act, product)} ${product.isPlural ? 'themselves' : 'itself'}`
        : undefined,
  ],
  [
    /^((?:[a-z]+ )*(?:foam|padding|cushion|cushioning|fill)),? (\d[\d.]* inches)(?: thick)?$/,
    ([, what = '', size = ''], product) => has(`${size} of ${what}`, product),
  ],
  [
    /^((?:extra )?(?:small|medium|large)|XX?L|XS|king|queen|twin) ((?:fits|holds|weighs|is|covers) .+)$/i,
    ([, size = '', rest = '']) => `the ${size.length < 4 ? size.toUpperCase() : size} ${withJoinedUnit(rest)}`,
  ],
  [
    /^(\d+) (?:in|inches) from (\d+ (?:feet|meters))$/,
    ([, size = '', from = '']) => `you get ${size} inches from ${from}`,
  ],
  [
    /^(\d+)[- ]?(?:pack|pk) with (?:an? )?(.+)$/,
    ([, many = '', what = '']) => (isThing(what) ? `you get a pack of ${many} with ${anItem(what)}` : undefined),
  ],
  // "finds wood, metal, live wire"
  [
    /^([a-z]+s) ([a-z ]+(?:, (?:and )?[a-z ]+)*?(?:,| and|, and) [a-z ]+)$/,
    ([, act = '', rest = ''], product) => {
      const items = itemsOf(rest)
      return thirdVerb(act) === 'sure' &&
        product.form !== 'service' &&
        items.length > 2 &&
        items.every((item) => item.split(' ').length < 4 && isThing(item) && !thirdVerb(item.split(' ')[0] ?? ''))
        ? does(`${act} ${joinAll(items)}`, product)
        : undefined
    },
  ],
  // "velcro he can't undo"
  [
    /^([a-z]+(?: [a-z]+)?) (he|she|they|you|kids|dogs) (can't|won't|don't) ([a-z]+.*)$/i,
    ([, what = '', who = '', not = '', act = ''], product) =>
      isThing(what) && !isVerbFirst(what)
        ? has(`${anItem(what)} ${/^s?he$/.test(who) ? 'they' : who} ${not} ${act}`, product)
        : undefined,
  ],
  [
    /^one[- ](tap|click|touch|step|button|piece|pull|push) ((?:[a-z]+ )*[a-z]+)$/,
    ([, how = '', what = ''], product) =>
      isThing(what) ? has(`${isMany(what) ? '' : 'a '}one-${how} ${what}`, product) : undefined,
  ],
  [
    /^all (?:the )?([a-z]+),? ([a-z]+),? (?:and )([a-z]+)$/,
    ([, ...items], product) =>
      items.every((item) => isThing(item)) && product.form !== 'service'
        ? `you get all the ${joinAll(items)}`
        : undefined,
  ],
  [
    /^all (?:the )?(materials|supplies|tools|ingredients|equipment|gear)(?: (?:included|provided))?$/,
    ([, what = ''], product) =>
      isOurs(product) ? `all the ${what} ${isPluralWord(what) ? 'are' : 'is'} included` : undefined,
  ],
  [
    new RegExp(`^(?:about )?\\d[\\d.]*(?: to \\d[\\d.]*)? (?:inches|feet|centimeters|millimeters|meters)$`),
    ([text = ''], product) => (/^\d[\d.]* to /.test(text) && product.isPlural ? undefined : `${itIs(product)} ${text}`),
  ],
  [
    /^(\d[\d.]*) (pounds|ounces|liters|quarts|gallons|cups|inches|feet) with (?:an? )?([a-z]+(?: [a-z]+)?)$/,
    ([, number = '', unit = '', what = ''], product) =>
      isThing(what)
        ? /pounds|inches|feet/.test(unit)
          ? `${itIs(product)} ${number} ${unit}, with ${anItem(what)}`
          : `${does('holds', product)} ${number} ${unit}, and ${product.isPlural ? 'they come' : 'it comes'} with ${anItem(what)}`
        : undefined,
  ],
  [
    /^app ([a-z]+)$/,
    ([text = '', what = ''], product) =>
      isThing(what) && !isPluralWord(what) && !isUncounted(what) ? has(`an ${text}`, product) : undefined,
  ],
  [
    /^one size(?: fits (?:all|most))?$/,
    ([text = ''], product) => (text.includes('fits') ? text : `${does('comes', product)} in one size`),
  ],
  [
    /^(pop|take|pull|lift|snap|slide|come|screw)s? (out|off|apart|up) (?:to|for) (clean|wash|empty|refill|fill|charge|store|cleaning|washing)$/,
    ([, act = '', out = '', why = ''], product) => {
      const them = product.isPlural ? 'them' : 'it'
      return act === 'come'
        ? `${does('comes', product)} ${out} ${why.endsWith('ing') ? 'for' : 'to'} ${why}`
        : `you ${act} ${them} ${out} to ${why.replace(/ing$/, '')} ${them}`
    },
  ],
  [
    /^(?:(?:\d+ (?:passports?|cards|bottles|shoes|phones|keys|pens|cans|jars|books|shirts|towels|bikes|wines|hats|coats)|cash|coins)(?:, | and | \+ )?)+$/,
    ([text = ''], product) =>
      /\b(?:holder|wallet|organizer|rack|case|shelf|stand|box|hanger|backpack|bag|cooler|purse|tote)$/.test(
        product.noun,
      )
        ? does(`holds ${joinAll(itemsOf(text))}`, product)
        : undefined,
  ],
  [
    /^(?:max(?:imum)?|up to|only) (\d+ (?:people|students|guests|kids|spots|seats|dogs))$|^(\d+ (?:people|students|guests|kids|dogs)) (?:max|at most)$/,
    ([, one, two], { form }) => (/^(?:course|service)$/.test(form) ? `it's ${one ?? two} at most` : undefined),
  ],
  [
    new RegExp(`^(${TIME}), (\\d[\\d.]* (?:minutes?|hours?)) (?:a|per) (day|week|session|lesson)$`),
    ([, time = '', each = '', often = '']) => `it takes ${time}, ${each} a ${often}`,
  ],
  [
    /^((?:[a-z]+ )*[a-z]+) from (\$\d[\d.,]*)$/,
    ([, what = '', price = ''], product) =>
      isThing(what)
        ? `${isMany(what) || isUncounted(what) || product.form === 'service' ? what : `the ${what}`} ${isMany(what) ? 'start' : 'starts'} at ${price}`
        : undefined,
  ],
  [
    /^(booked|scheduled|picked up|seen) (within|in|by|the same|the next) (.+)$/,
    ([text = ''], product) => (product.form === 'service' ? `you're ${text}` : undefined),
  ],
  [
    /^(\d+)-piece ((?:[a-z]+ )?(?:set|kit|bundle|pack|collection))$/,
    ([text = '']) => `you get ${/^(?:8|11|18)/.test(text) ? 'an' : 'a'} ${text}`,
  ],
  [
    /^(clamp|clip|snap|screw|strap|bolt|slide|slip|zip|twist)s?[- ]on,? (no|without|with no) ([a-z]+)$/,
    ([, act = '', , what = ''], product) => `${does(`${act}s`, product)} on, no ${what} needed`,
  ],
  // "light and sound reminder", "car + wall plug": what both words describe
  [
    /^([a-z]+)(?: and| \+|,) ([a-z]+) (reminder|scent|plug|adapter|charger|alarm|sensor|mode|setting|version|switch|side|handle|strap|port|lid|timer|light|filter|brush|entrance|pocket)(s?)$/,
    ([, one = '', two = '', head = '', many = ''], product) =>
      (isNoun(one) || isAdjective(one)) &&
      (isNoun(two) || isAdjective(two)) &&
      !isPluralWord(one) &&
      !/^(?:remote|app|case|lid|bag|manual|pouch|charger|stand)$/.test(one)
        ? has(`${many ? '' : /^[aeiou]/.test(one) ? 'an ' : 'a '}${one} and ${two} ${head}${many}`, product)
        : undefined,
  ],
  // "spiral bound so it lays flat"
  [
    /^([a-z]+)[- ](bound|mounted|sealed|powered|operated|controlled|glazed|plated|quilted|welded|fitted|assisted|weighted|lit)(?: so (.+))?$/,
    ([, what = '', how = '', so], product) =>
      (isNoun(what) || !isEnglishWord(what)) && !isPluralWord(what) && !isAdverb(what)
        ? `${itIs(product)} ${what}-${how}${so ? `, so ${so}` : ''}`
        : undefined,
  ],
  [
    /^one[- ]hand(?:ed)? (open|fold|close|release|use)(?:,? (?:and )?auto[- ](close|lock|open|stop))?$/,
    ([, act = '', auto], product) =>
      act === 'use' || act === 'release'
        ? undefined
        : `${does(`${act}s`, product)} with one hand${auto ? ` and ${product.isPlural ? auto : `${auto}s`} automatically` : ''}`,
  ],
  // "rinse roller under water"
  [
    /^(rinse|wipe|wash|empty|fill|remove|charge|measure|shake|press|turn|pull|push|twist|soak|replace|clean|hold|lift|slide|unscrew) ([a-z]+)((?: (?:under|in|with|to|before|after|once|every|on|out|off|first|down|up) ?.*)?)$/,
    ([, act = '', what = '', rest = '']) =>
      isListedNoun(what) &&
      !isPluralWord(what) &&
      !isUncounted(what) &&
      !isAdjective(what) &&
      !isCompound(`${act} ${what}`) &&
      !(isNoun(act) && rest === '' && COMPOUND_HEAD.test(what))
        ? `you ${act} the ${what}${rest}`
        : undefined,
  ],
  [/^enough for (\d.*)$/, ([text = '']) => `there's ${text}`],
  [
    /^([a-z]+) or without$/,
    ([, what = ''], product) => `you can get ${product.isPlural ? 'them' : 'it'} with ${what} or without`,
  ],
  [
    /^(\d+)[- ]?(?:pack|pk) (in .+|of .+)$/,
    ([, many = '', rest = '']) =>
      `you get ${rest.startsWith('of') ? `a ${many}-pack ${rest}` : `a pack of ${many} ${rest}`}`,
  ],
  [
    /^(\d+p)(?:,? ([a-z]+))?$/,
    ([, size = '', how], product) =>
      how === undefined || isAdjective(how) || /^(?:matte|glossy)$/.test(how)
        ? `${itIs(product)} ${size}${how ? `, ${how}` : ''}`
        : undefined,
  ],
  [
    /^((?:about |up to |over |more than )?\d+ (?:servings|uses|washes|doses|loads|applications|wears))$/,
    ([text = '']) => `you get ${text}`,
  ],
  [
    new RegExp(
      `^(\\d[\\d.]*) (pounds|ounces|grams|kilograms|inches|centimeters),? (?:when |once |if )?(full|empty|folded|closed|open|wet|assembled|filled|loaded)$`,
    ),
    ([, number = '', unit = '', when = ''], product) => `${itIs(product)} ${number} ${unit} when ${when}`,
  ],
  [
    /^all[- ]season(?: weight)?$/,
    (_, product) => (product.form === 'service' ? undefined : `${itIs(product)} an all-season weight`),
  ],
  [
    /^(king|queen|twin|full|double|single|large|small|medium) (?:size )?(?:is )?(\d[\d.]* by \d[\d.]*(?: by \d[\d.]*)?)( [a-z]+)?$/,
    ([, size = '', measure = '', unit = '']) => `the ${size} is ${measure}${unit}`,
  ],
  [
    /^(fits?|holds?) (?:an? )?(\d+)[- ]([a-z]+) ([a-z]+)$/,
    ([, act = '', many = '', what = '', head = ''], product) =>
      isListedNoun(what) && !isPluralWord(what) && isListedNoun(head) && !isPluralWord(head) && !isMassNoun(head)
        ? does(`${act.replace(/s$/, '')}s ${/^(?:8|11|18)/.test(many) ? 'an' : 'a'} ${many}-${what} ${head}`, product)
        : undefined,
  ],
  [
    /^(\d+ grams?) (?:of )?([a-z]+(?: and [a-z]+)?)( protein| fiber)?$/,
    ([, amount = '', what = '', more = ''], product) =>
      product.form === 'stuff' && !/^(?:each|per|total|net|jar|tin|bag|bar|tub)\b/.test(what)
        ? has(`${amount} of ${what}${more}`, product)
        : undefined,
  ],
  // "props + wraps provided"
  [
    /^([a-z ]+?)(?:,? (?:and|\+|&) |, )([a-z ]+?(?:, [a-z ]+)*) (?:included|provided)$/,
    ([, first = '', rest = ''], product) => {
      const items = itemsOf(`${first}, ${rest}`)
      if (
        !items.every(
          (item) => isThing(item) && !TAIL.test(` ${item} `) && (item.split(' ').length < 2 || !isVerbFirst(item)),
        )
      )
        return undefined
      return isOurs(product)
        ? `${joinAll(items)} are included`
        : `there${isMany(items[0] ?? '') ? ' are' : "'s"} ${joinAll(items.map(anItem))} in the box`
    },
  ],
  [
    /^same (day|week)$/,
    ([text = ''], product) =>
      product.form === 'service' ? `they come the ${text}` : `${itIs(product)} ${text.replace(' ', '-')}`,
  ],
  [/^0 to (\d[\d,]*) RPM$/i, ([, most = ''], product) => does(`goes from 0 to ${most} RPM`, product)],
  [
    new RegExp(`^((?:about )?${TIME}),? no (experience|skills?|training)(?: needed| required)?$`),
    ([, time = '', what = '']) => `it takes ${time}, no ${what} needed`,
  ],
  [/^no (experience|skills?|training|musical background)$/, ([, what = '']) => `you need no ${what}`],
  // "satin or wet look"
  [
    /^([a-z-]+(?: [a-z]+)?) or ([a-z-]+(?: [a-z]+)?)$/,
    ([text = '', one = '', two = ''], product) =>
      [one, two].every(
        (part) =>
          !thirdVerb(part.split(' ')[0] ?? '') &&
          (baseVerb(part.split(' ')[0] ?? '') !== 'sure' || isAdjective(part.split(' ')[0] ?? '')) &&
          (isAdjective(part) || isThing(part)),
      ) && /^(?:thing|plural|stuff)$/.test(product.form)
        ? `${text}, you choose`
        : undefined,
  ],
  [
    /^(\d+) (sizes|colors|shades|scents|flavors|levels|settings|speeds|modes),? (.+)$/,
    ([, many = '', what = '', rest = ''], product) => {
      const sizes = rest.split(
        /,? and |, | \/ ?| or | (?=(?:x?s|m|x{0,3}l|small|medium|large)$)| (?=(?:m|l|medium|large) )/,
      )
      const isSizes = sizes.every((size) => /^(?:x?s|m|x{0,3}l|small|medium|large|extra large)$/i.test(size))
      return isSizes && sizes.length > 1
        ? `${does('comes', product)} in ${many} ${what}, ${joinAll(sizes.map((size) => SIZES[size.toLowerCase()] ?? size))}`
        : undefined
    },
  ],
  [
    /^(cold|warm|hot)(?: water)? wash(?: only)?(?:,? no (hot|bleach|dryer))?$/,
    ([, how = '', no], product) =>
      `you wash ${product.isPlural ? 'them' : 'it'} in ${how} water${no === undefined ? '' : no === 'hot' ? ', not hot' : `, no ${no}`}`,
  ],
  // "organic cotton, jojoba oil, tree resin"
  [
    /^[\p{L} -]+(?:(?:, (?:and )?| \+ | & )[\p{L} -]+){2,}$/u,
    ([text = ''], product) => {
      const items = itemsOf(text)
      return items.some(isMaterial) &&
        items.every((item) => item.split(' ').length < 4 && (isMaterial(item) || MADE_OF.test(headOf(item))))
        ? `${itIs(product)} made of ${joinAll(items)}`
        : undefined
    },
  ],
  [
    /^\d[\d,]* ?(?:mah|milliamp-hours?)(?: battery)?,? (?:for )?((?:up to |about )?\d+(?: to \d+)? hours)$/i,
    ([, time = ''], product) => does(`runs ${time}`, product),
  ],
  [
    /^(\d+)[- ]speeds?(?:,? (?:and|plus|\+) (auto[- ]?off|timer|reverse|pulse))?$/,
    ([, many = '', more], product) =>
      has(`${many} speeds${more ? ` and ${more.startsWith('auto') ? 'auto-off' : anItem(more)}` : ''}`, product),
  ],
  // "glass not plastic"
  [
    /^([a-z]+),? not ([a-z]+)$/,
    ([, one = '', other = ''], product) =>
      isMaterial(one) && isMaterial(other) ? `${itIs(product)} ${one}, not ${other}` : undefined,
  ],
  // "UV stable won't yellow"
  [
    /^([a-z]+(?: [a-z]+)?),? (won't|doesn't|don't|can't|never) ([a-z]+(?: .+)?)$/i,
    ([, what = '', not = '', rest = ''], product) => {
      const last = what.split(' ').at(-1) ?? ''
      return (isAdjective(last) && (!isListedNoun(last) || /^(?:stable|soft|firm|thick|tough|light)$/.test(last))) ||
        (isMaterial(what) && what.split(' ').length < 3)
        ? `${itIs(product)} ${what.replace(/^uv\b/, 'UV')}, and ${it(product)} ${not === "don't" || not === "doesn't" ? (product.isPlural ? "don't" : "doesn't") : not} ${rest}`
        : undefined
    },
  ],
  // "dual tip: brush + fine"
  [
    /^([\p{L}\d -]+): (.+)$/u,
    ([, what = '', rest = ''], product) =>
      isThing(what) && !TAIL.test(` ${what} `) && rest.split(' ').length < 7
        ? `${has(anItem(what), product)}: ${joinAll(itemsOf(rest))}`
        : undefined,
  ],
  // "whisper quiet 35 decibels", "oven safe 480 degrees"
  [
    /^((?:[a-z]+[- ])?([a-z]+)),? (?:up )?(?:to |at |under )?(\d[\d.]* (decibels|degrees|pounds|inches|millimeters|centimeters|ounces|grams|feet|watts)(?: Celsius| Fahrenheit)?)$/,
    ([text = '', front = '', how = '', amount = '', unit = ''], product) =>
      !thirdVerb(front.split(/[- ]/)[0] ?? '') &&
      /^(?:quiet|silent|safe|proof|thin|thick|light|lightweight|tall|wide|slim|resistant|waterproof|heavy|compact|flat)$/.test(
        how,
      ) &&
      !/^(?:safe|proof)$/.test(front)
        ? `${itIs(product)} ${front}${unit === 'degrees' ? ' to' : /under/.test(text) ? ', under' : ','} ${amount}`
        : undefined,
  ],
  [
    new RegExp(
      `^folds? (?:(?:down )?to )?(${LENGTH.replace('inch(?:es)?', 'inch(?:es)?')})[- ]?(?:flat|thin)$|^folds? (\\d[\\d.]*)-inch flat$`,
    ),
    ([, size, number], product) => does(`folds flat to ${size ?? `${number} inches`}`, product),
  ],
  [
    /^fits? ((?:an? |the |most |any |your )?[a-z]+(?: [a-z]+){0,2}),? (\d[\d.]* by \d[\d.]*(?: [a-z]+)?)$/,
    ([, what = '', size = ''], product) =>
      does(`fits ${/^(?:an?|the|most|any|your) /.test(what) ? what : anItem(what)}, ${size}`, product),
  ],
  [/^(\d[\d.,]*) cubic (feet|inches|meters)$/, ([text = ''], product) => `${itIs(product)} ${text}`],
  [
    /^no ([a-z]+(?: [a-z]+)?) (?:needed|required), (.+)$/,
    ([, what = '', rest = ''], product, say) => {
      const follows = wholeSentence(rest, product, say) ?? say(rest)
      return follows && /^(?:It|They|You)\b/.test(follows) && !/ (?:and|or) /.test(what)
        ? `you don't need ${anItem(what)}, ${lowerFirst(follows).replace(/\.$/, '')}`
        : undefined
    },
  ],
  [
    /^rinse (?:it )?and (hang|air|lay flat)(?: it)? to dry$|^rinse and (air)[- ]dry$/,
    ([, how, air], product) => {
      const them = product.isPlural ? 'them' : 'it'
      return air !== undefined || how === 'air'
        ? `you rinse ${them} and let ${them} air-dry`
        : `you rinse ${them} and ${how === 'hang' ? `hang ${them}` : `lay ${them} flat`} to dry`
    },
  ],
  [
    /^((?:[a-z]+[- ])*)led,? (\d+ watts|\d+ lumens)$/i,
    ([, front = '', power = ''], product) =>
      `${has(withArticle(`${front.trim().replace(/^full spectrum/, 'full-spectrum')} LED`.trim()), product)}, ${power}`,
  ],
  [
    /^(?:props|sports|tools|toys|games|kids|mens|womens) (box|bag|kit|bin|case|bundle)$/,
    ([text = ''], product) => has(withArticle(text), product),
  ],
  [
    /^([a-z]+) (proof|resistant|safe|free) (back|front|top|bottom|lid|cover|base|liner|strap|zipper|zip|lock|cap|fabric|shell|case|surface|screen|coating|finish|pocket)$/,
    ([, what = '', how = '', part = ''], product) =>
      /^(?:dishwasher|bpa|pet|kid|baby|food|oven|microwave)$/.test(what) &&
      /^(?:safe|free)$/.test(how) &&
      part === 'back'
        ? undefined
        : has(`a ${what}-${how} ${part}`.replace(/^a (?=[aeiou])/, 'an '), product),
  ],
  [
    /^left or right[- ]handed$|^(?:for )?(?:left|lefties) (?:and|or) (?:right|righties)(?: hand(?:ed)?)?$/,
    (_, product) => `${does('works', product)} left- or right-handed`,
  ],
  [/^mail[- ]in,? (?:with )?(?:an? )?(prepaid .+|free .+)$/, ([, what = '']) => `you mail it in with ${anItem(what)}`],
  // "no leak no fog", "no hair pull"
  [
    /^(?:no|zero|never) (.+)$/,
    ([, rest = ''], product) => {
      const acts = rest.split(/,? (?:and |or )?(?:no|zero) |,? (?:or|and) |, /)
      if (
        acts.length > 1
          ? acts.every((act) => ACTS.test(act))
          : /^(?:kink|leak|drip|fog|snag|pinch|slip|tangle|wobble|squeak|rattle|fade|rust|shed)$/.test(rest)
      )
        return doesNot(joinAll(acts, 'or'), product)
      const [, what = '', act = ''] = /^([a-z]+) ([a-z]+)(?:ing)?$/.exec(rest) ?? []
      return ACTED_ON[what] && ACTS.test(act) && !/^skin burn$/.test(rest)
        ? doesNot(`${act} ${ACTED_ON[what]}`, product)
        : undefined
    },
  ],
  // "no assembly just unroll"
  [
    /^no ([a-z]+(?: [a-z]+)?),? just ([a-z]+)( .+)?$/,
    ([, what = '', act = '', rest = ''], product) =>
      baseVerb(act)
        ? `there's no ${what}, you just ${act}${rest === '' ? ` ${product.isPlural ? 'them' : 'it'}` : rest}`
        : undefined,
  ],
  // "3 ports for small medium large"
  [
    /^(.+) (for|in) ((?:(?:extra )?(?:small|medium|large|xl),? (?:and |or )?){1,3}(?:small|medium|large|xl))$/,
    ([, what = '', how = '', sizes = ''], product) =>
      isThing(what)
        ? `${has(anItem(what), product)} ${how} ${joinAll(sizes.split(/,? (?:and |or )?(?=small|medium|large|xl|extra)/))}`
        : undefined,
  ],
  [/^led so (.+)$/i, ([, rest = ''], product) => `${has('an LED', product)}, so ${rest}`],
  [
    /^((?:[a-z]+ )+)led( (?:for|on|in|at) .+)?$/i,
    ([, front = '', rest = ''], product) =>
      isAdjective(front.trim()) || isNoun(front.trim())
        ? has(`${withArticle(`${front}LED`)}${rest}`, product)
        : undefined,
  ],
  // "light up wheels"
  [
    /^(light|pop|pull|roll|fold|snap|clip|zip|lift|flip|lace|wrap|tie|pump|slip|push|screw|plug)[- ](up|out|off|on|down|over|in|away|around) ([a-z]+)$/,
    ([, act = '', how = '', what = ''], product) =>
      isThing(what) && !/^(?:desk|wall|bag|belt|door|any|your)$/.test(what)
        ? has(anItem(`${act}-${how} ${what}`), product)
        : undefined,
  ],
  // "car bike ball settings"
  [
    /^([a-z]+),? ([a-z]+)(?:,? ([a-z]+))? (settings|modes|presets|options|attachments|adapters|heads|sizes)$/,
    ([, first = '', second = '', third, what = ''], product) => {
      const items = [first, second, ...(third ? [third] : [])]
      return items.length > 2 && items.every((item) => isListedNoun(item) && !isPluralWord(item))
        ? has(`${joinAll(items)} ${what}`, product)
        : undefined
    },
  ],
  [
    /^(hints|tips|clues|answers|solutions) if (?:you're )?(stuck|lost)$/,
    ([, what = '', how = '']) => `there are ${what} if you get ${how}`,
  ],
  [
    /^(?:for )?(\d+(?: to \d+)?\+?) (players|people|kids|guests|adults|riders)$/,
    ([, many = '', who = ''], product) =>
      product.form === 'service' ? undefined : `${itIs(product)} for ${many} ${who}`,
  ],
  [
    /^(?:(\d+)[- ]?(?:pack|pk|ct|count)|(?:set|pack) of (\d+))$/,
    ([, one, two]) => `you get a ${one ? 'pack' : 'set'} of ${one ?? two}`,
  ],
  // "fits hair past 40 centimeters"
  [
    new RegExp(`^fits? ([a-z]+) (past|over|under|up to|from) (${LENGTH})$`),
    ([, what = '', how = '', size = ''], product) => does(`fits ${anItem(what)} ${how} ${size}`, product),
  ],
  // "folds flat 4 inches", "fits under a couch 4.7 inches"
  [
    new RegExp(`^([a-z]+s) (.+?),? (${LENGTH})$`),
    ([, act = '', rest = '', size = ''], _, say) => {
      if (
        !thirdVerb(act) ||
        / (?:in|to|up to|of|by|at|from|and|or|than|about|under|over|for|past|is|are)$/.test(` ${rest}`)
      )
        return undefined
      const said = say(`${act} ${rest}`)
      if (!said || !/^(?:It|They) /.test(said)) return undefined
      return `${said.slice(0, -1)}${/^(?:folds?|packs?|rolls?|shrinks?)$/.test(act) ? ' to' : ', at'} ${size}`
    },
  ],
  [
    /^bluetooth (\d\.\d),? (\d+ hours)(?: battery)?$/i,
    ([, version = '', time = ''], product) =>
      `${has(`Bluetooth ${version}`, product)}, and ${does(`runs ${time}`, product)}`,
  ],
  [
    /^dishwasher[- ]safe,? (?:on )?(?:the )?top rack( only)?$/,
    ([, only = ''], product) => `${itIs(product)} dishwasher safe, top rack${only}`,
  ],
  [
    /^(text|call|email|message)s?(?: you)? (when|before|after) (done|finished|ready|ready|arriving|leaving)(?: with (?:an? )?(.+))?$/,
    ([, act = '', when = '', how = '', more]) =>
      `they ${act} you ${when} they're ${how}${more ? `, with ${anItem(more)}` : ''}`,
  ],
  [
    /^same (day|time) every (week|month|day)$/,
    ([text = ''], product) => (product.form === 'service' ? `they come the ${text}` : undefined),
  ],
  [
    /^(wash|reuse|use|refill|wear|recharge|sharpen|freeze)(?:able)? (?:up to )?(?:more than )?(\d+)(\+| plus|)(?: or more)? times$/,
    ([text = '', act = '', many = '', plus = ''], product) =>
      `you can ${act} ${product.isPlural ? 'them' : 'it'} ${plus !== '' || text.includes('more than') ? 'more than ' : text.includes('up to') ? 'up to ' : ''}${many} times`,
  ],
  [
    /^(\d+)[- ]lumens? front,? (?:and )?(\d+)[- ]lumens? (rear|back)$/,
    ([, front = '', rear = '', where = '']) => `you get ${front} lumens in front and ${rear} in the ${where}`,
  ],
  // "38 by 26 inches fits most playards"
  [
    /^(\d[\d.]*(?: by \d[\d.]*){1,2})(?: in(?:ch(?:es)?)?| (centimeters|feet))?,? (fits .+)$/,
    ([, size = '', unit, act = ''], product) => `at ${size} ${unit ?? 'inches'}, ${does(act, product)}`,
  ],
  [
    /^(\d[\d.]*(?: by \d[\d.]*){1,2})(?: (inches|centimeters|feet|millimeters|meters))?$/,
    ([text = ''], product) => `${itIs(product)} ${text}`,
  ],
  // "10 to 16 millimeters mix"
  [
    /^(\d[\d.]* to \d[\d.]*)[- ](millimeter|inche?|centimeter|ounce)s? (mix|range|set)$/,
    ([, range = '', unit = '', what = '']) => `it's a ${range} ${unit.replace('inche', 'inch')} ${what}`,
  ],
  [
    /^(\d[\d.]* to \d[\d.]* (?:millimeters|inches|centimeters))$/,
    ([, range = ''], product) => (product.isPlural ? `they come in ${range}` : undefined),
  ],
  [
    /^([a-z]+s) ([a-z]+ed)$/,
    ([text = '', what = '', how = ''], product) =>
      product.form === 'service' && isListedNoun(singular(what)) && !/^(?:included|needed|required|provided)$/.test(how)
        ? `the ${text.replace(` ${how}`, ` get ${how}`)}`
        : undefined,
  ],
  // "all yarn + needle + hoop"
  [
    /^all (?:the )?([a-z]+(?: [a-z]+)?)(?:,| \+| and)(?: and)? (.+)$/,
    ([, first = '', rest = '']) => {
      const items = itemsOf(rest)
      return isThing(first) && items.every(isThing)
        ? `you get all the ${joinAll([first, ...items.map(anItem)])}`
        : undefined
    },
  ],
  [/^(\d+ [a-z]+) and done$/, ([, time = '']) => `${time} and you're done`],
  // "about 6 evenings", "under 45 decibels"
  [
    /^(under|below|less than|about|only|max|at most) (\d[\d.]*(?: to \d[\d.]*)? decibels)$/,
    ([, how = '', amount = ''], product) =>
      `${does(/about|only/.test(how) ? 'runs at' : 'stays', product)} ${how.replace('max', 'at most').replace(/^only$/, 'only')} ${amount}`,
  ],
  [
    new RegExp(`^((?:under|about|around|only|just|less than) )(${TIME})$`),
    ([text = ''], product) =>
      /^(?:only|just) \d+ (?:days?|weeks?|months?)/.test(text) || product.form === 'stuff'
        ? undefined
        : `it takes ${text}`,
  ],
  [
    /^(\d[\d.]*(?: miles an hour|-mile-an-hour| watts| volts| pounds| PSI)),? max(?:imum)?,? (\d[\d.,]* [a-z]+)$/,
    ([, one = '', two = ''], product) =>
      `${itIs(product)} ${one.replace('-mile-an-hour', ' miles an hour')}, ${two} max`,
  ],
  // "$45 flat up to a quarter acre"
  [
    /^(\$\d[\d.,]*)( flat| total| one-time)?,? (up to|for up to|for|per|to start) (.+)$/,
    ([, price = '', how = '', joint = '', rest = ''], product) =>
      `${product.isPlural ? "they're" : "it's"} ${price}${how}${joint === 'up to' ? ',' : ''} ${joint} ${rest.replace(/\ba quarter acre/, 'a quarter acre')}`,
  ],
  // "letters, numbers, drawing, math"
  [
    /^[\p{L}\d' -]+(?:(?:, (?:and )?| \+ | & | and )[\p{L}\d' -]+){2,}$/u,
    ([text = ''], product) => {
      const items = itemsOf(text)
      if (
        items.length < 3 ||
        !items.every(
          (item) => item.split(' ').length < 4 && isThing(item) && !TAIL.test(` ${item} `) && !isMaterial(item),
        ) ||
        items.some(
          (item) =>
            thirdVerb(item.split(' ')[0] ?? '') === 'sure' ||
            (baseVerb(item.split(' ')[0] ?? '') === 'sure' && !isListedNoun(item)),
        )
      )
        return undefined
      return has(joinAll(isEaten(product) ? items : items.map(anItem)), product)
    },
  ],
]

const isMaterial = (word: string) => MATERIAL.test(word.split(' ').at(-1) ?? '')
const MATERIAL =
  /^(?:viscose|cotton|linen|steel|stainless|leather|wool|merino|bamboo|foam|latex|rayon|polyester|nylon|silk|satin|peva|pvc|eva|abs|tpu|tencel|lycra|microfiber|chenille|terry|corduroy|rattan|wicker|teak|acacia|birch|pine|copper|zinc|fiberglass|concrete|marble|slate|granite|felt|stoneware|porcelain|ripstop|polycarbonate|jute|hemp|cork|fleece|denim|silicone|ceramic|glass|wood|aluminum|brass|rubber|canvas|suede|velvet|gold|silver|titanium|acrylic|walnut|oak|maple|cedar|modal|spandex|neoprene|mesh|plastic|metal|gel|wax|soy|beeswax)$/

/** "They float if it falls in" is "They float if they fall in", but rain is no product. */
export const agreeing = (said: string, product: Named) =>
  withThey(isEaten(product) ? said.replace(INGREDIENT, '$1 $2.') : said, product)
const INGREDIENT =
  /^((?:It's|They've) got) an? ((?!.*(?:lid|cap|jar|spout|bag|box|tin|tube|handle|pump|dropper|kick|scoop|spoon|bottle|pouch|label|seal|tray|stick|punch|center|filling|crust|coating|blend|mix|base|finish|taste|texture|bite|scent|smell|kit|set|pack|ring|wick|applicator|tip|brush|sponge|card|flavor|shelf|crunch)s?\.)(?:[a-z]+ )?[a-z]+)\.$/

const withThey = (said: string, { isPlural }: Named) =>
  isPlural
    ? said.replace(
        / (if|when|until|once|so|unless|because) it(?:('s)|( won't| can't| never)| (?!rains|snows|gets|feels|takes)([a-z]+s))(?= |\.)/g,
        (whole, joint: string, is, not, act) =>
          is && /'s (?:raining|snowing|hot|cold|windy|dark|time)/.test(said)
            ? whole
            : ` ${joint} they${is ? "'re" : (not ?? ` ${pluralVerb(String(act))}`)}`,
      )
    : said

const sentence = (said: string) => `${upperFirst(said)}.`

/** The whole sentence of a label whose class is sure; undefined for all others. */
export function wholeSentence(typed: string, product: Named, say: Say): string | undefined {
  // "sizes 32C-44H": before a unit is read into it.
  const [, from = '', to = '', more = ''] =
    /^(?:in )?sizes? (\d*[a-z\d]{1,4}) ?(?:-|–|to|thru) ?(\d*[a-z\d]{1,4})(,? .*)?$/i.exec(typed.trim()) ?? []
  if (from !== '' && (more === '' || /^,? half sizes too$/.test(more)))
    return `${upperFirst(it(product))} ${product.isPlural ? 'come' : 'comes'} in sizes ${from.toUpperCase()} to ${to.toUpperCase()}${more === '' ? '' : ', and half sizes too'}.`
  // "machine wash (take speakers out)"
  const [, outside = '', inside = ''] = /^([^()]{3,}?) \(([^()]+)\)$/.exec(typed.trim()) ?? []
  if (outside !== '') {
    const said = wholeSentence(outside, product, say) ?? say(outside)
    const first = (inside.split(' ')[0] ?? '').toLowerCase()
    const rest = withDeterminers(readable(inside)).replace(/^(take|leave|pull) ([a-z]+s) (out|off|in)$/, '$1 the $2 $3')
    return said && keepsAll(said, outside) && inside.split(' ').length < 6
      ? `${said.slice(0, -1)}, ${baseVerb(first) && !isListedNoun(first) ? 'just ' : /^take$/.test(first) ? 'just ' : ''}${rest}.`
      : undefined
  }
  const text = readable(typed)
  const clause = partClause(text)
  if (clause !== undefined && isEnglish(text) && isSayable(clause) && keepsAll(clause, typed)) return clause
  for (const [pattern, rule] of [...MISREAD, ...SURE]) {
    const found = pattern.exec(text)
    const said = found && rule([...found], product, say)
    if (said) return sentence(said)
  }
  return undefined
}

/** Verbs of things that are nouns besides: "works on wet hair", "fits a jar". */
export const SURELY_DOES =
  /^(?:works|fits|sits|hangs|clips|folds|stays|stands|lies|sticks|plugs|snaps|rolls|locks|straps|ships|turns|slides|mounts|stores|shrinks|trims|waters|survives|floats|opens|closes|covers|grips|holds|packs|screws|charges|lasts|runs|dries|cleans|measures|includes|comes|smells|tastes|feels|looks|rests|attaches|seals|drains|steams|cooks|heats|cools|grows|guides|stops|blocks|catches|cuts|sleeps|wears|washes|wipes|rinses|hooks|zips|ties|wraps|flips|pulls|lifts|drops|switches|converts|adjusts|extends|vibrates|pairs|syncs|connects|replaces|reaches|weighs|starts|tracks|records|scans|plays|glows|blinks|lights up|pops|peels|tears|rips|stretches|spins|tilts|swings|nests|stacks|glides|rotates|swivels|bends|rocks|doubles|protects|keeps|makes|saves|takes|needs|uses|reads|sends|shows|tells|warns|alerts|beeps|reminds)$/

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const SIZES: Record<string, string> = {
  xs: 'extra small',
  s: 'small',
  m: 'medium',
  l: 'large',
  xl: 'extra large',
  xxl: 'double XL',
}
/** What things are made of besides their materials. */
const MADE_OF =
  /^(?:oil|resin|butter|wax|extract|clay|salt|sugar|water|milk|honey|powder|flour|seeds|fiber|hemp|jute|cork|coconut|charcoal|lye|aloe)$/

const PART_DOES =
  /^(?:fits|stays|holds|keeps|comes|goes|works|folds|sits|slides|stretches|opens|closes|unzips|detaches|attaches|adjusts|turns|swings|lifts|pops|hangs|rolls)$/

/** "The water's off": what follows "when" without its article. */
const withThe = (text: string) =>
  text
    .replace(/(?<=[a-z]) both sides$/, ' on both sides')
    .replace(/(?<=[a-z]) all sides$/, ' on all sides')
    .replace(/^((?:[a-z\d]+ ){1,2}[a-z]+s?) (?=no [a-z]+(?: [a-z]+)?$)/, (whole, front: string) =>
      / (?:has|with|and|or|needs?|is|are|leaves?)$| (?:has|with|and|or|needs?|is|are) /.test(` ${front}`)
        ? whole
        : `${front}, `,
    )
    .replace(
      /\b(when|if|once|until|while) (water|battery|lid|door|motor|power|pan|cup|tank|light|car|bag|box|bin|coffee)((?:'s| is| gets| runs) )/g,
      '$1 the $2$3',
    )
    .replace(
      /\bfor (?=(?:tailbone|neck|ears?|nose|wrist|chin|head|knees?|elbows?|thumb|fingers|lower back)\b)/g,
      'for your ',
    )
    .replace(/\bfor (mirror|dashcam|phone|handle|cable|strap|lid|wheel|seat)\b/g, 'for the $1')

/** What no other reader would say, if it has a class: "boils 1 liter in 3.5 minutes". */
export function looseSentence(typed: string, product: Named, say: Say): string | undefined {
  const text = withThe(withJoinedUnit(readable(typed)))
  if (text.split(' ').length > 9 || /[^\p{L}\d ,.'%$-]/u.test(text) || !isSayable(`${text}.`) || !isEnglish(text))
    return undefined
  const said = subjectOf(text, product, say)
  return said === undefined ? undefined : sentence(withDeterminers(said))
}

/**
 * A fragment as one sentence with a subject: "Front light." is "It's got a front light."; as it is where its class is not sure.
 */
export function withSubject(fragment: string, product: Named, say: Say): string {
  const text = withThe(withUnits(lowerFirst(fragment.replace(/[.!]+$/, ''))))
  const said = subjectOf(text, product, say)
  return said === undefined ? fragment : `${upperFirst(withDeterminers(said))}.`.replace(/\bthe the\b/g, 'the')
}

function subjectOf(text: string, product: Named, say: Say): string | undefined {
  const words = text.split(' ')
  const first = (words[0] ?? '').toLowerCase().replace(/,$/, '')
  const second = (words[1] ?? '').toLowerCase().replace(/,$/, '')
  if (
    /^(?:it|it's|they|they're|you|there|there's|no|not|never|nothing|zero|everything|each|every|the|your|just|one|a|an|all)$/.test(
      first,
    )
  )
    return undefined
  if (/^[A-Z]/.test(words[0] ?? '') && !/^(?:[A-Z]{2}|Velcro\b|Bluetooth\b|Wi-Fi\b)/.test(words[0] ?? ''))
    return undefined
  // "pencil grip included", "bond and seal and remover in kit"
  const [, inside = '', how = '', free = ''] =
    /^(.+?),? (?:is |are )?(included|in (?:the )?(?:kit|box|set|bag|package|case))(,? (?:at )?no (?:extra|additional)(?: \w+)?)?$/.exec(
      text,
    ) ?? []
  const items = TAIL.test(itemsOf(text)[0] ?? '') ? [text] : itemsOf(text)
  const inBox = itemsOf(inside)
  if (inside !== '' && inBox.every((item) => isThing(item) && !isVerbFirst(item))) {
    const where = how === 'included' ? 'in the box' : how.replace(/^in (?!the)/, 'in the ')
    const isVerb = inBox.length > 1 || isMany(inBox[0] ?? '') ? 'are' : 'is'
    if (how === 'included' && (isOurs(product) || free !== ''))
      return `${joinAll(inBox)} ${isVerb} included${free === '' ? '' : ', at no extra cost'}`
    if (inBox.length > 1 && inBox.every((item) => isUncounted(item) || !item.includes(' ')))
      return `${joinAll(inBox)} are ${where}`
    return `there${isMany(inBox[0] ?? '') ? ' are' : "'s"} ${joinAll(inBox.map(anItem))} ${where}`
  }
  // "24-hour notice okay"
  const allowed = /^(.+) okay$/.exec(text)?.[1]
  if (allowed && !allowed.includes(',') && isThing(allowed))
    return `${/^\d/.test(allowed) && !isMany(allowed.replace(/^\d[\d.-]*/, '')) ? `a ${allowed}`.replace(/^a (?=8|11|18)/, 'an ') : allowed} ${isPluralWord(headOf(allowed)) ? 'are' : 'is'} okay`
  const parts = inTwo(text, product, say)
  if (parts !== undefined) return parts
  // "works on damp or dry"
  if (
    product.isPlural &&
    words.length > 1 &&
    /^(?:sway|twinkle|glow|float|flicker|dissolve|melt|stretch|nest|stack|fold|roll|snap|stick|clip|hang|fit|work|last|come|stay|dry|go|slide|lock|zip|run)$/.test(
      first,
    ) &&
    (PREPOSITIONS.test(second) || isAdverb(second) || /^(?:flat|together|small|true|put|any|every|most)$/.test(second))
  )
    return `they ${text}`
  const isAct =
    (thirdVerb(first) !== undefined || SURELY_DOES.test(first)) &&
    words.length > 1 &&
    (SURELY_DOES.test(first) ||
      (/^every|^when|^if/.test(second) && first !== 'videos') ||
      (thirdVerb(first) === 'sure' && !isListedNoun(singular(first))) ||
      /^(?:the|a|an|your|my|its|any|every|all|itself|automatically)$/.test(second))
  if (isAct)
    return product.form === 'service'
      ? `they ${pluralVerb(first)}${text.slice(first.length)}`
      : does(withObject(text), product)
  // "hood fits over a cap", "straps don't slide"
  const third = (words[2] ?? '').toLowerCase()
  for (const [at, verb] of [second, third, (words[3] ?? '').toLowerCase()].entries()) {
    const subject = words.slice(0, at + 1).join(' ')
    const isMore = words.length > at + 2
    const agrees = isPluralWord(headOf(subject))
      ? /^(?:don't|won't|can't|can|fit|swap|stay|fold|come|go|snap|clip|lock|turn|roll|slide|zip|close|open|adjust|hold|keep|stick)$/
      : /^(?:doesn't|won't|can't|can)$/
    if (
      isMore &&
      isThing(subject) &&
      (isListedNoun(singular(headOf(subject))) || isUnknown(headOf(subject))) &&
      !isVerbFirst(subject) &&
      !isAct &&
      (agrees.test(verb) ||
        (!isPluralWord(headOf(subject)) &&
          thirdVerb(verb) === 'sure' &&
          (isListedNoun(headOf(subject)) || /^[a-z]{4,}[a-xz]$/.test(headOf(subject))) &&
          !isListedNoun(singular(verb)) &&
          /^(?:an?|the|your|any|all|every|most|it|them|gaps|odors?|\d.*)$/.test((words[at + 2] ?? '').toLowerCase())) ||
        (!isPluralWord(headOf(subject)) &&
          PART_DOES.test(verb) &&
          (PREPOSITIONS.test((words[at + 2] ?? '').toLowerCase()) || /^\d/.test(words[at + 2] ?? ''))))
    )
      return `the ${text}`
  }
  // "graduated 15 to 20", "taught by a teacher"
  const isBeing =
    ((isParticiple(first) || /^(?:taught|led|run|written|designed)$/.test(first)) &&
      !(isListedNoun(first) && first !== 'led') &&
      (words.length === 1 || PREPOSITIONS.test(second) || isAdverb(second) || /^\d/.test(second))) ||
    (words.length > 1 && isAdjective(first) && !isListedNoun(first) && PREPOSITIONS.test(second))
  if (isBeing) return `${itIs(product)} ${/^graduated \d/.test(text) ? text.replace(' ', ', ') : text}`
  // "arch support firm"
  const [, part = '', quality = ''] = /^([a-z]+(?: [a-z]+)?) ([a-z]+)$/.exec(text) ?? []
  if (
    QUALITIES.test(quality) &&
    isThing(part) &&
    !isVerbFirst(part) &&
    isListedNoun(singular(headOf(part))) &&
    !/^(?:flat|round|square|clear|light|dry|cool)$/.test(quality)
  )
    return `the ${part} ${isPluralWord(headOf(part)) ? 'are' : 'is'} ${quality}`
  if (
    /^(?:reuse|refill|adjust|choose|pick|swap|change|add|remove|open|trim|stack|freeze|keep|customize|personalize|replace) (?:the|your|any|each|every|it|them) /.test(
      text,
    )
  )
    return `you can ${text}`
  // "take home 6 cookies": what people do in a class or with an app
  if (
    /^(?:course|service|app)$/.test(product.form) &&
    words.length > 2 &&
    baseVerb(first) === 'sure' &&
    !isListedNoun(first) &&
    !isThing(text)
  )
    return `you ${text}`
  if (/^\d[\d.]* (?:pounds|ounces|grams|kilograms|inches|feet)$/.test(text)) return `${itIs(product)} ${text}`
  // "316 stainless", "waffle cotton"
  if (
    words.length <= 3 &&
    isMaterial(text) &&
    !/\b(?:not|no)\b/.test(text) &&
    words.every((word) => describes(word) || isMaterial(word))
  )
    return `${itIs(product)} ${text}`
  if (words.length === 1 && isAdjective(first) && (!isListedNoun(first) || QUALITIES.test(first)))
    return `${itIs(product)} ${text}`
  // "2 scrunchies and clip", "remote and app"
  if (
    items.length > 1 &&
    items.length < 5 &&
    items.every((item) => isThing(item) && !isMaterial(item) && item.split(' ').length < 5 && !isVerbFirst(item))
  )
    return /^\d/.test(text)
      ? `you get ${joinAll(items.map(anItem))}`
      : has(joinAll(isEaten(product) ? items : items.map(anItem)), product)
  if (items.length > 1 && items.every(isMaterial)) return `${itIs(product)} ${joinAll(items)}`
  if (words.length === 1 && !isNoun(first) && !isPluralWord(first)) return undefined
  if (isThing(text) && !isVerbFirst(text)) {
    const rest = text.slice(frontOf(text).length)
    const thing = `${anItem(withJoinedUnit(frontOf(text)))}${rest}`
    if (/^ (?:up top|of|your|you|they|all|both|for|with|on|in|to|at|from|by|that) /.test(`${rest} `))
      return isOurs(product) && product.form !== 'app'
        ? `you get ${thing}`
        : `there${isMany(text) ? ' are' : "'s"} ${thing.replace(/ too$/, ', too')}`
    return rest === '' ? has(thing, product) : undefined
  }
  return undefined
}

const isVerbFirst = (text: string) => {
  if (
    isCompound(text) ||
    /^(?:notch|clasp|snap|hook|latch|clip|loop|slot|spout|guard|zip|buckle|strap|ledge|clamp|hinge|lock|dial|knob|hoop)s? (?:for|on|in|at|with|under|inside|to)\b/.test(
      text,
    )
  )
    return false
  const [first = '', second = ''] = text.toLowerCase().split(' ')
  return (
    second !== '' &&
    ((baseVerb(first) === 'sure' && !isListedNoun(first) && !isAdjective(first)) ||
      (thirdVerb(first) !== undefined && SURELY_DOES.test(first)))
  )
}

/** "measures in ml", "sleeps comfy" */
const withObject = (text: string) =>
  text.replace(
    /^sleeps (comfy|comfortable|comfortably|soft|cool|warm)$/,
    (_, how: string) => `is ${how.replace('comfortably', 'comfortable')} to sleep in`,
  )

/** "satin, sleeps comfy", "fabric strap, no hair pull", "merino so they don't stink": two parts, each as a sentence. */
function inTwo(text: string, product: Named, say: Say): string | undefined {
  const [, first = '', joint = '', second = ''] = /^(.+?)(, | so (?:that )?)(.+)$/.exec(text) ?? []
  if (first === '' || (joint === ', ' && second.includes(', '))) return undefined
  if (/^\d+ [a-z]+s$/.test(first) && /^\d+ [a-z]+s$/.test(second)) return has(`${first} and ${second}`, product)
  const start = startOf(first, product, say)
  if (start === undefined) return undefined
  if (joint.startsWith(' so'))
    return `${start}, so ${second.replace(/^(don't|won't|doesn't|can't) /, `${it(product)} $1 `)}`
  const follows = /^(?:no|not|never|zero) /.test(second) ? undefined : subjectOf(second, product, say)
  const no = wholeSentence(second, product, say)
  if (second.startsWith('no '))
    return no && / (?:don't|doesn't) /.test(no) ? `${start}, and ${lowerFirst(no).slice(0, -1)}` : `${start}, ${second}`
  if (/^(?:not|never) /.test(second)) return `${start}, ${second}`
  if (/^(?:pull|take|snap|zip|unzip|remove|lift|slide) (?:out |off |the |it |them )/.test(second))
    return `${start}, just ${second}`
  if (/^has [a-z]+/.test(second)) return `${start}, and ${does(second, product)}`
  if (second === 'auto') return `${start}, automatically`
  if (/^(?:with )?one hand(?:ed)?$/.test(second)) return `${start}, with one hand`
  if (/^can [a-z]+/.test(second) && baseVerb(second.split(' ')[1] ?? '')) return `${start}, and you ${second}`
  // "28 compartments, 4 a day", "two sides, soft and hard"
  if (/^\d[\d.]* (?:milligrams|grams|ounces|inches|millimeters|degrees|decibels|watts|percent)$/.test(second))
    return `${start}, ${second}`
  if (/^\d.* (?:an?|per|each)\b|^(?:one|an?|\d+) (?:month|week|year|day)s?$/.test(second)) return `${start}, ${second}`
  if (/ and /.test(second) && second.split(' and ').every((word) => isAdjective(word))) return `${start}, ${second}`
  const [verb = '', object = ''] = second.split(' ')
  if (baseVerb(verb) && /^(?:it|them|the|your)$/.test(object)) return `${start}, and you ${second}`
  if (/^(?:use|wear|wash|store|reuse|refill|hang|take|mount|charge)$/.test(verb) && PREPOSITIONS.test(object))
    return withDeterminers(
      `${start}, and you can ${verb} ${product.isPlural ? 'them' : 'it'}${second.slice(verb.length)}`,
    )
  if (isParticiple(verb) && !isListedNoun(verb)) return `${start}, ${second}`
  const told = no ?? (SURELY_DOES.test(verb) && verb !== 'fits' ? undefined : say(second))
  const known = told !== undefined && /^(?:It|They|You|There|The)\b/.test(told) ? told : undefined
  // "see baby from top", "sleep in them"
  if (
    known === undefined &&
    (baseVerb(verb) === 'sure' || /^(?:sleep|swim|shower|run|work|cook|bake|eat|drink|see)$/.test(verb)) &&
    !isListedNoun(verb) &&
    object !== '' &&
    !isThing(second)
  )
    return `${start}, and you ${PREPOSITIONS.test(object) ? 'can ' : ''}${second}`
  const both = known === undefined ? follows : lowerFirst(known).slice(0, -1)
  if (both === undefined) return `${start}, ${second}`
  const [, being = '', more] = /^(it's|they're) (?!got\b|made\b)(.+)$/.exec(both) ?? []
  if (more && new RegExp(`^${being} (?!got\\b|made\\b)[a-z\\d. -]+$`, 'i').test(start)) return `${start} and ${more}`
  const [, had] = /^(?:it's got|they've got|you get) (.+)$/.exec(both) ?? []
  return had && new RegExp(`^(?:it's got|they've got|you get) `).test(start)
    ? `${start} and ${had}`
    : `${start}, and ${both}`
}

const QUALITIES =
  /^(?:quiet|soft|flat|light|heavy|firm|warm|cool|bright|smooth|sharp|strong|thick|thin|wide|deep|stable|instant|vegan|waterproof|washable|reusable|silent|clear|dry|fast|gentle|sturdy|compact|slim|round|square)$/

/** The first part: what it is made of, what it is, or what it has. */
function startOf(text: string, product: Named, say: Say): string | undefined {
  if (/^not (?:[a-z]+ing|too [a-z]+|[a-z]+y)$/.test(text)) return `${itIs(product)} ${text}`
  if (/^\d+ (?:hours?|minutes?|days?)$/.test(text) || /^(?:no|not|up|one) /.test(text)) return undefined
  // "peel off after 5 minutes"
  const [, act = '', off = '', after = ''] =
    /^(peel|wipe|rinse|wash|take|pull|snap|brush|spray|rub) (off|on|out|in)\b(.*)$/.exec(text) ?? []
  if (act !== '') return `you ${act} ${product.isPlural ? 'them' : 'it'} ${off}${after}`
  const words = text.split(' ')
  if (
    words.length <= 3 &&
    isMaterial(text) &&
    !/\b(?:not|no)\b/.test(text) &&
    words.every((word) => describes(word) || isMaterial(word))
  )
    return `${itIs(product)} ${text}`
  if (words.length === 1 && isAdjective(text) && (!isListedNoun(text) || QUALITIES.test(text)))
    return `${itIs(product)} ${text}`
  if (/^usb-c$/i.test(text)) return does('charges by USB-C', product)
  // "ink fades"
  const [what = '', verb = ''] = words
  if (
    words.length === 2 &&
    isListedNoun(what) &&
    /^(?:clicks|locks|seals|beeps|flips|fades|dries|melts|shrinks|folds|opens|closes|washes|snaps|lifts|stays|turns|charges|rolls|slides|detaches|unzips|glows|swivels|rotates|tilts|comes|stretches)$/.test(
      verb,
    )
  )
    return `the ${text}`
  const known = wholeSentence(text, product, say) ?? say(text)
  if (known && /^(?:It|They|You|The|There)\b/.test(known) && keepsAll(known, text))
    return lowerFirst(known).replace(/\.$/, '')
  return subjectOf(text, product, say)
}

/** Words that a sentence may put another way or leave out. */
const LEFT_OUT =
  /^(?:super|very|really|extra|easy|auto|w|with|incl|included|including|ok|okay|abt|approx|about|per|max|min|avg|up|swivel|rotation|spins?|feature|design|material|high|quality|premium|made|comes|includes|works|needed|required|set|pack|pcs?|pieces?|ct|plus|also|just|free|only|you|your|our|we|us|it|its|they|them|fully|100|the|and|for|from|shutoff|inch\w*|f[oe]+t|pounds?|ounces?|cm|mm|centimeters?|millimeters?|liters?|minutes?|hours?|seconds?|days?|weeks?|months?|years?|grams?|watts?|volts?|degrees?)$/
const stem = (word: string) =>
  word
    .toLowerCase()
    .replace(/^re(?=charg|us|fill|seal)/, '')
    .replace(/[’']/g, '')
    .replace(/(?:ing|ed|es|s|e|ly|ally|y|ies|able|ation)$/, '')
    .slice(0, 5)

/** Numbers that only stand on screen: "2000 mAh", "60/40". */
const SPEC = /\b\d[\d,.]* ?(?:mah|dpi|momme|mp|hz)\b|\b\d+\/\d+(?:\/\d+)*\b/gi

/** Whether a sentence still has each number and "not", and all the words that carry meaning. */
export function keepsAll(said: string, typed: string): boolean {
  const told = said.toLowerCase()
  const words = readable(typed).replace(SPEC, ' ')
  const digits = (text: string) => text.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+/g) ?? []
  const heard = new Set(digits(told))
  const counted = (number: string) =>
    heard.has(number) ||
    number === '1' ||
    (number.length < 3 &&
      new RegExp(
        `\\b${['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][Number(number)] ?? number}\\b`,
      ).test(told))
  if (!digits(words).every(counted)) return false
  if (
    /\b(?:no|not|non|never|without|zero)\b|n't\b/i.test(words) &&
    !/\b(?:no|not|non|never|without|zero|nothing)\b|n't\b|-free\b|non-/i.test(told)
  )
    return false
  const stems = new Set((told.match(/\p{L}{2,}/gu) ?? []).map(stem))
  return (words.match(/\p{L}{3,}/gu) ?? []).every(
    (word) =>
      LEFT_OUT.test(word.toLowerCase()) ||
      isFunctionWord(word.toLowerCase()) ||
      stems.has(stem(word)) ||
      [...stems].some(
        (other) => other.length > 2 && (other.startsWith(stem(word).slice(0, 4)) || stem(word).startsWith(other)),
      ),
  )
}
