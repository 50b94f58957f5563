import { singular, thirdPerson, withArticle } from '../language'
import { isListedNoun, isPluralWord, type ProductMention } from '../reading'
import { isCounted } from './plain-features'

type Named = Pick<ProductMention, 'form' | 'isPlural'>

/** Labels of listings and what people say there; `{fold}` is "folds" of one. */
const LABELS: readonly [RegExp, string][] = [
  [
    /^(baby|bone|crystal|feather|ice|paper|razor|rock|skin|wafer)[- ](clear|close|cold|dry|hard|light|sharp|soft|thin)$/,
    "{they're} $1-$2",
  ],
  [/^(?:4|four)[- ]way stretch$/, '{they} {stretch} four ways'],
  [/^(?:4|four)[- ]way stretch(?:,| and) moisture[- ]wicking$/, '{they} {stretch} four ways and {wick} moisture'],
  [/^(?:fully |completely )?(?:hand )?washable$/, 'you can wash {them}'],
  [/^(drop|heat|lab|load|squat|stress|wash)[- ](rated|tested)( .+)?$/, "{they're} $1-$2$3"],
  [/^machine[- ]washable$/, 'you can machine-wash {them}'],
  [/^(?:easily )?(?:foldable|collapsible)$/, '{they} {fold} up'],
  [/^self[- ](clean|empty|heat|seal|water)(?:ing)?$/, '{they} {$1} {itself}'],
  [/^(?:quick|fast)[- ]dry(?:ing)?$/, '{they} {dry} fast'],
  [/^long[- ]lasting$/, '{they} {last} a long time'],
  [/^easy (clean|wash|grip|carry|install)(?:ing|ation)?$/, "{they're} easy to $1"],
  [/^(usb(?:-c)?) (?:rechargeable|charging)(?: [\d.]+ \S+)?$/i, '{they} {charge} over $1'],
  [/^type[- ]?c (?:rechargeable|charging)$/i, '{they} {charge} over USB-C'],
  [/^(?:usb|type)[- ]?c fast[- ]charg(?:e|ing)$/i, '{they} {charge} fast over USB-C'],
  [/^(?:100 percent )?(leak|spill|drip)[- ]?(?:proof|free|less)$/, "{they} {don't} $1"],
  [/^(?:no|anti)[- ](shed|leak|slip|drip|spill|shrink|sag|pill|roll)(?:ing|ding|ping|s)?$/, "{they} {don't} $1"],
  [/^no (fad|tangl|wobbl)(?:e|ing)$/, "{they} {don't} $1e"],
  [/^open[- ]ears?(?: clip| hook)?(?: design| fit)?$/, '{they} {leave} your ears open'],
  [/^ipx?\d+ (?:rated )?((?:sweat|splash) (?:and|or) (?:sweat|splash|water)[- ]resistant)$/i, "{they're} $1"],
  [/^(checks?|pattern|plaid|print|stripes?) match(?:e[ds]|ing)? (at|on) (?:the )?(.+)$/, 'the $1 matches $2 the $3'],
  [/^halaa?l(?: certified)?$/, "{they're} $&"],
  [/^max(?:imum)? (airflow|grip|spin|suction|traction)$/, 'you get maximum $1'],
  [/^(?:zero|no) transparency$|^(?:not|non)[- ]see[- ]through$/, "you can't see through {them}"],
  [/^(empty|clean|open|close|fold) with (?:one|1) (button|click|hand|touch)$/, 'you $1 {them} with one $2'],
  [/^(?:one|1|single)[- ]hand(?:ed)?[- ](?:operation|use)$/, 'you can use {them} with one hand'],
  [/^(?:one|1|single)[- ](button|touch|click|hand) (release|start|control|lock)$/, '{they} {have} a one-$1 $2'],
  [/^no drill(?:ing)?$/, "you don't have to drill"],
  [/^no (tools|batteries)$/, "you don't need $1"],
  [/^no refills?$/, "you don't need refills"],
  [
    /^battery(?: life)?:? ((?:up to|more than|over|about) )?(\d+ (?:hours|days|weeks|months|years))$/,
    'the battery lasts $1$2',
  ],
  [
    /^((?:up to|over|about) )?(\d+)[- ](hour|day|week|month|year)s?(?: of)? battery(?: life)?$/,
    'the battery lasts $1$2 $3s',
  ],
  [
    /^(?:battery(?: life)?:? )?((?:up to|more than|over|about) )?(\d+)[- ](minute|hour|day)s? (?:of )?(talk|play|flight|standby|listening)[- ]?(?:time|back)$/,
    'you get $1$2 $3s of $4 time',
  ],
  [/^turns 360 degrees$/, '{they} {turn} all the way around'],
  [
    /^not (roll|slip|leak|spill|fade|shrink|drip|wobble|tangle|break|rust|scratch|stick)(?:ping)?( .+)?$/,
    "{they} {don't} $1$2",
  ],
  [/^compatible with (.+)$/, '{they} {work} with $1'],
  [/^suitable for (.+)$/, "{they're} for $1"],
  [/^\p{L}+ enough (?:to|for) .+$/u, "{they're} $&"],
  [/^([a-z]+(?:able|ible|proof)), no ((?:[a-z]+ )?[a-z]+s)$/, "{they're} $1, with no $2"],
  [/^come (in|with) (.+)$/, '{they} {come} $1 $2'],
  [/^(?:enc )?(\d) mics?$/i, '{they} {have} $1 microphones'],
  [/^(\d+) hours and (\d+)[- ]hours? (?:charging )?case$/, 'you get $1 hours and $2 more from the case'],
  [/^(\d+ hours on \p{Ll}+),?(?: and)? (\d+ hours on \p{Ll}+)$/u, 'you get $1 and $2'],
  [/^(\d+)(?:-| to )(\d+ \p{Ll}+s) per charge$/u, 'you get $1 to $2 a charge'],
  [/^(\d+)[- ](day|week|month)s? supply$/, 'you get a $1-$2 supply'],
  [/^(\d+ (?:corner|belt|side) \p{Ll}+s)$/u, '{they} {have} $1'],
  [/^only need (?:a |your )?(phone|laptop)$/, 'you only need a $1'],
  [/^(\d+) (lesson|video)s? each (about \d+ minutes)$/, 'there are $1 $2s of $3 each'],
]

/** "washable" is "You can wash it.", "works on: couch, carpet, bedding" names three of them, "3 in 1 swatter, lamp and torch" is all of them in one. */
export function spokenLabel(text: string, product: Named): string | undefined {
  if (/^(?:service|course|app)$/.test(product.form) && !/^(?:only|\d+ [lv]) ?/.test(text)) return undefined
  const surfaces = surfaceSentence(text, product) ?? heldSentence(text, product)
  if (surfaces !== undefined) return surfaces
  const found = LABELS.find(([pattern]) => pattern.test(text))
  if (found) return inNumber(text.replace(found[0], found[1]), product)
  // "type c charging, same charger as your phone"
  const [, label = '', rest = ''] = /^([^,]+)(, (?:even|just|like|same) [^,]+)$/.exec(text) ?? []
  const said = label === '' ? undefined : spokenLabel(label, product)
  if (said !== undefined) return said + rest
  return partSentence(text) ?? allInOne(text, product) ?? setSentence(text)
}

export function inNumber(said: string, { isPlural }: Named): string {
  return said.replace(/\{([a-z']+)\}/g, (_, word: string) => {
    if (word === 'them') return isPlural ? 'them' : 'it'
    if (word === 'they') return isPlural ? 'they' : 'it'
    if (word === "they're") return isPlural ? "they're" : "it's"
    if (word === 'itself') return isPlural ? 'themselves' : 'itself'
    if (word === "don't") return isPlural ? "don't" : "doesn't"
    return isPlural ? word : thirdPerson(word)
  })
}

/** What something is used on, and whether people say "the" with it. */
const WITH_THE =
  /^(?:sofa|couch|bed|bedding|carpet|rug|car|mattress|keyboard|dashboard|laptop|tv|stove|oven|sink|floor|windshield|dash)$/
const BARE =
  /^(?:car seats?|clothes|clothing|curtains|furniture|upholstery|cat trees?|stairs|windows|walls|tiles|floors|cars|sofas|couches|beds|carpets|rugs|blankets|pillows|stone|glass|wood|metal|canvas|ceramic|fabric|textile|leather|paper|plastic|concrete|hardwood|laminate|(?:car )?ac vents|vents|brick|denim|wool|cotton)$/i
const USED_ON =
  /^(?:\d[- ]in[- ](?:1|one): |(?:multi-?purpose|application|suitable|works?|use|used|good|great|perfect|ideal|safe|made)?:? ?(?:on|for)?:? ?)/i
const MAX_SURFACES = 3
/** So many places in a row are what it is used on, without a word before them, too. */
const MIN_BARE = 4
function surfaceSentence(text: string, product: Named): string | undefined {
  const label = USED_ON.exec(text)?.[0] ?? ''
  const items = text.slice(label.length).split(/, (?:and )?| and | or | ?\/ ?/)
  if (
    items.length < (label.trim() === '' ? MIN_BARE : 2) ||
    !items.slice(0, MAX_SURFACES).every((item) => WITH_THE.test(item) || BARE.test(item))
  )
    return undefined
  const named = items
    .slice(0, MAX_SURFACES)
    .map((item) => (WITH_THE.test(item) ? `the ${item}` : item.replace(/^(?:car seat|cat tree|blanket)$/, '$&s')))
  return inNumber(`{they} {work} on ${listed(named)}`, product)
}

/** "fits phone, wallet, small umbrella" */
function heldSentence(text: string, product: Named): string | undefined {
  const [, list = ''] = /^fits?:? ([\p{Ll} -]+(?:, (?:and )?[\p{Ll} -]+)+)$/u.exec(text) ?? []
  const items = list.split(/, (?:and )?| and /)
  const isThing = (item: string) => isOneThing(item) || isPluralWord(item.split(' ').at(-1) ?? '')
  if (list === '' || items.length > MAX_HELD || !items.every(isThing)) return undefined
  const named = items.map((item) => (isOneThing(item) && !item.startsWith('your ') ? withArticle(item) : item))
  return inNumber(`{they} {fit} ${listed(named)}`, product)
}
const MAX_HELD = 4
const listed = (items: readonly string[]) => `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`

/** "adjustable strap", "detachable cup", "removable pads" */
function partSentence(text: string): string | undefined {
  const [, how = '', part = '', head = ''] =
    /^(adjustable|detachable|removable) ((?:\p{Ll}+ )?(\p{Ll}+))$/u.exec(text) ?? []
  if (!isListedNoun(singular(head))) return undefined
  if (how === 'adjustable') return `you can adjust the ${part}`
  return `you can take the ${part} ${INSIDE.test(head) ? 'out' : 'off'}`
}
const INSIDE = /^(?:pad|liner|lining|insert|insole|battery|filter|tray|basket|drawer|divider|cushion)s?$/

/** "3 in 1 mosquito swatter, UV lamp and torchlight" */
function allInOne(text: string, { isPlural }: Named): string | undefined {
  const [, count = '', list = ''] = /^(\d)[- ]in[- ](?:1|one) ([^:]+)$/.exec(text) ?? []
  const items = list.split(/, (?:and )?| and /)
  if (isPlural || items.length !== Number(count) || !items.every(isOneThing)) return undefined
  return `it's ${listed(items.map((item) => withArticle(item)))} in one`
}
const isOneThing = (item: string) => isCounted(item.split(' ').at(-1) ?? '')

/** "100-piece value set with storage bag and idea booklet" */
function setSentence(text: string): string | undefined {
  const [, count = '', list = ''] = /^(\d+)[ -]pieces?\b(?: \p{L}+)* set with ([^,:]+)$/u.exec(text) ?? []
  const items = list.split(' and ')
  if (count === '' || !items.every((item) => isOneThing(item) || isPluralWord(item.split(' ').at(-1) ?? '')))
    return undefined
  const things = items.map((item) => (isOneThing(item) ? withArticle(item) : item))
  return `you get ${listed([`${count} pieces`, ...things])}`
}
