import { isMassNoun } from '../language'
import { isPluralWord, readName } from '../reading'

/** Persons and animals of whom a name or an audience tells: "nursing pillow" is for a baby. */
const WHO: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:bab(?:y|ies)|newborns?|infants?|cribs?|playards?|nursing|diapers?|pacifiers?|swaddles?|breastfeeding)\b/i,
    'baby',
  ],
  [/\btoddlers?\b/i, 'toddler'],
  [/\bpupp(?:y|ies)\b/i, 'puppy'],
  [/\bkittens?\b/i, 'kitten'],
  [/\b(?:dogs?|doodles?|husk(?:y|ies)|labradors?|frenchies)\b/i, 'dog'],
  [/\bcats?\b/i, 'cat'],
  [/\b(?:horses?|pony|ponies)\b/i, 'horse'],
  [/\b(?:rabbits?|bunn(?:y|ies)|hamsters?|parrots?)\b/i, 'pet'],
  [/\bpets?\b/i, 'pet'],
  [/\bteen(?:s|ager|agers)?\b/i, 'teen'],
  [/\b(?:kids?|child(?:ren)?|boys|girls|preschool\w*|kindergarten\w*)\b/i, 'kid'],
]
const PARENTS: readonly (readonly [RegExp, string])[] = [
  [/\bnew (?:moms?|dads?|parents?|mums?)\b/i, 'baby'],
  [/\bgrand(?:parents?|mas?|pas?|mothers?|fathers?)\b/i, 'grandkid'],
  [
    /\b(?:parents?|famil(?:y|ies)|moms?|mums?|dads?|mamas?|mothers?|fathers?)\b|\b\d+ ?(?:-|to) ?\d+ ?(?:yrs?|years?)[- ]olds?\b/i,
    'kid',
  ],
]

/** Who is meant by "she" in a problem: "dog" for a dog's nail grinder. */
export function whoIn(productName: string, audience: string): string | undefined {
  const find = (text: string, all: typeof WHO) => all.find(([words]) => words.test(text))?.[1]
  // "robot dog for kids"
  if (
    /\b(?:for|kids?'?|children'?s?) (?:kids|children|toddlers)\b|\btoy\b/i.test(productName) &&
    find(audience, PARENTS)
  )
    return 'kid'
  return find(productName, WHO) ?? find(audience, WHO) ?? find(audience, PARENTS)
}

const PERSON =
  /\b(?:husband|wife|hubby|partner|boyfriend|girlfriend|mom|dad|mother|father|son|daughter|sister|brother|grand\w+|boss|roommate|neighbou?r|vet|doctor|dentist|teacher|landlord|coach|trainer|guy|lady|man|woman|driver|friend|kid|kids|child|baby|toddler|teen|husky|lab|doodle|poodle|beagle|corgi|pug|golden|shepherd|frenchie|tabby|dog|cat|puppy|kitten|pet|mil|ex|stylist|barber|plumber|mechanic|nanny|sitter|mate|bloke|uncle|aunt|cousin|niece|nephew|client|customer|someone|somebody)s?\b/i

/** Who does something for a living, after an article. */
const SOMEBODY =
  /\b(?:an?|the|my|our|this|that|some|another|one|every) (?:[a-z]+ )?(?!(?:never|water|paper|dinner|summer|winter|weather|river|number|corner|order|letter|floor|door|color|mirror|sweater|trailer|freezer|dryer|washer|heater|blender|stroller|charger|timer|remover|cleaner|brusher|holder|cover|counter|drawer|shower|power|ladder|tower|feather|leather|butter|other|over|under|after|ever|later|summer|meter|filter|roller|trimmer|toaster|computer|monitor|motor|sensor|razor|litter|diaper|collar|crater|carrier|container)s?\b)(?:[a-z]{3,}(?:er|or|ist|ian)|chef|nurse|pilot|clerk|tech|agent|crew|company|guest|student|girl|boy|person|cop)\b/i

/** "she hides", "and she wants out", "his b's": the first one of somebody whom no word before it names. */
export function withWho(text: string, who: string | undefined): string {
  if (who === undefined) return text
  // "they bounce on my bed", "too young for a phone"
  if (
    /^they (?:bounce|fight|cry|scream|refuse|eat|run|jump|bark|chew|hide|whine|beg|throw|hate|won't (?:eat|sleep|wear|sit)|never (?:eat|sleep|sit|finish))\b/i.test(
      text,
    )
  )
    return text.replace(/^they/i, who === 'baby' ? 'the babies' : `my ${who}s`.replace('ppys', 'ppies'))
  if (/^too (?:young|old|little|small|big) for\b/i.test(text)) return `my ${who}'s ${text}`
  if (
    /^(?:peed|pooped|puked|threw up|chewed|barked|howled|cried|screamed|bit|licked|dug|escaped|shredded|meowed|ran off|jumped (?:off|on)|ran away) ?/i.test(
      text,
    ) &&
    !/\bI\b/i.test(text)
  )
    return `my ${who} ${text}`
  // "shreds my couch"
  if (LIVING_DO.test(text)) return `my ${who} ${text}`
  const found =
    /(^|[,.;:] ?|\b(?:and|but|so|because|bc|when|until|while|if|now|then|that|before|after|every time) )(he|she)(?=(?:'s|'ll)? |s [a-z])/i.exec(
      text,
    )
  const owned =
    /\b(?:his|her)(?= (?!(?:out|off|up|down|in|to|for|a|the|every|at|on|with|when|again|so|and|because|hes|he's|shes|she's|its|it's|i|that|they|we)\b)[a-z])/i.exec(
      text,
    )
  const first = found && (!owned || found.index < owned.index) ? found : undefined
  const at = first ? first.index + (first[1] ?? '').length : owned?.index
  const before = text.slice(0, at)
  // "paid a detailer and he still couldn't": somebody is there already.
  if (
    at === undefined ||
    PERSON.test(before) ||
    SOMEBODY.test(before) ||
    /(?<=\S )\p{Lu}\p{Ll}{2,}|^(?!I\b|The|My|A)\p{Lu}\p{Ll}{2,} (?:is|was|has|had|and|got|did|does|can|could|would|won't|never|always|\p{Ll}+ed)\b/u.test(
      before,
    )
  )
    return text
  const word = first ? (first[2] ?? '') : (owned?.[0] ?? '')
  const rest = text.slice(at + word.length).replace(/^s (?=[a-z])/, first ? "'s " : 's ')
  return `${text.slice(0, at)}my ${who}${first ? '' : "'s"}${rest}`
}

/** What no thing does. */
const LIVING_DO =
  /^(?:shreds|looks at (?:me|us)|stares at|lifts on|stands on|climbs|crawls|lunges|eats|drinks|cries|screams|barks|meows|howls|chews|licks|begs|whines|ignores|refuses|hates|wakes|kicks|jumps|pees|poops|pukes|throws|spits|bites|hides|runs|sleeps|snores|hisses|drools|digs up|escapes|sneaks|steals|wants|forgets|pants (?=so|all|like|hard|the whole)|pulls (?=on|so|like|me)) ?(?!me\b.*\b(?:button|screen)\b)[a-z\d]/i

/** What is replaced by another of its kind: the problem is the old one's. */
const REPLACED =
  /^(?:hose|bottle|tumbler|mug|lamp|pillow|mattress|backpack|purse|wallet|leash|collar|harness|bra|bras|leggings|shoes|boots|sneakers|sandals|slippers|socks|jeans|jacket|coat|raincoat|umbrella|tent|cooler|pan|skillet|pot|knife|razor|toothbrush|vacuum|mop|broom|blanket|sheets|towel|rug|desk|chair|headphones|earbuds|speaker|mouse|keyboard|charger|cable|gloves|hat|swimsuit|goggles|helmet|curtain|curtains|stroller|diapers|pacifier|kettle|blender|toaster|grill|fan|heater|humidifier|mascara|lipstick|foundation|eyeliner|deodorant|shampoo|sunscreen|suitcase|luggage|watch|belt|apron|pen|pens|drill|ladder|flashlight|lantern|thermos|lunchbox|couch|sofa|tripod|microphone|scale|timer|paddle|racket|kayak|bike|scooter|hammock|doormat|wheelbarrow|sprinkler|nozzle|shovel|rake|mattress|comforter|duvet|pillowcase|bib|bibs)$/
/** Heads that need the word before them. */
const WITH_FIRST = /^(?:mat|bed|seat|light|lights|band|board|gate|lock|box|bowl|bag|bin|carrier|crate|monitor)$/
/** What things do by themselves. */
const THINGS_DO =
  /^(?:tastes|looks|feels|costs|kinks|leaks|breaks|falls|slides|slips|rips|tears|smells|stinks|weighs|dies|tips|wobbles|fogs|itches|bunches|rolls|pinches|cracks|rusts|squeaks|tangles|frays|fades|shrinks|sags|overheats|freezes|drips|melts|scratches|pills|flakes|smudges|rattles|flips|bends|snaps|jams|clogs|sheds|sinks|deflates|creaks|rides|twists|collapses|pops|comes|cuts|digs|rubs|traps|loses|never|always|won't|doesn't|can't|stopped|broke|died|ripped|leaked|fell|tore|melted|cracked|snapped|rusted|keeps|keep|is|was|isn't|weighed|smelled)(?= |$)/i
const ONES: Record<string, string> = { is: 'are', was: 'were', "doesn't": "don't", "isn't": "aren't" }

/** "kinks at the corner", "it weighs more than me": the problem of a hose that another one replaces is that of "my hose". */
export function withThing(text: string, productName: string, plural: (verb: string) => string): string {
  const [, it = '', short = '', verb = ''] = /^(it(?=('s)? ))?(?:'s)? ?([a-z']+) (?=\p{L}|\d)/iu.exec(text) ?? []
  const isMissing = it === ''
  if (
    isMissing &&
    (!THINGS_DO.test(verb.toLowerCase()) ||
      /^(?:never|always|won't|can't|keep|is|was|isn't|cuts|broke|ripped|fell|melted|cracked|tore|stopped|snapped|died|leaked|keeps|doesn't|comes|rolls|loses)$/i.test(
        verb,
      ))
  )
    return text
  if (!isMissing && short === '' && !THINGS_DO.test(verb.toLowerCase())) return text
  const words = readName(productName).noun.toLowerCase().split(' ')
  const head = words.at(-1) ?? ''
  const name = REPLACED.test(head)
    ? head
    : WITH_FIRST.test(head) && words.length > 1
      ? words.slice(-2).join(' ')
      : undefined
  if (name === undefined) return text
  const rest = isMissing ? text : text.slice(it.length)
  if (!isPluralWord(head)) return `my ${name}${isMissing ? ' ' : ''}${rest}`
  const many = rest
    .replace(/^'s /, ' are ')
    .replace(
      /^( ?)([a-z']+)/i,
      (_, gap: string, word: string) =>
        `${gap}${ONES[word.toLowerCase()] ?? (word.endsWith('s') ? plural(word) : word)}`,
    )
  return `my ${name}${isMissing ? ' ' : ''}${many}`
}

/** What belongs to the child or the pet, not to the creator. */
const THEIRS =
  /^(?:lunch|milk|bottle|hair|fur|paws?|nails?|teeth|ears?|skin|diaper|homework|toys?|socks?|shoes?|clothes|feet|face|eyes|snacks?|dinner|breakfast|cheeks?|tummy|belly|gums|tail|breath|food|bowl|lunchbox|helmet|jacket|coat|boots|gloves|mittens|hat|pants|shirt|pajamas|head|hands?|fingers?|legs?|knees|bike|bed|blanket|backpack)$/

/** Without a "my" that was not typed before what is the child's or the pet's: "Lunch comes home untouched." */
export function withoutMy(said: string, typed: string, who: string | undefined): string {
  if (who === undefined) return said
  return said.replace(/\b(My|my) ([a-z]+)(?='s|\b)/g, (whole, my: string, noun: string, at: number) => {
    if (!THEIRS.test(noun) || new RegExp(`\\b(?:my|his|her|their) (?:[a-z]+ )?${noun}\\b`, 'i').test(typed))
      return whole
    const isBare =
      isMassNoun(noun) ||
      isPluralWord(noun) ||
      /^(?:lunch|dinner|breakfast|homework|hair|fur|breath|milk|food)$/.test(noun)
    const bare = isBare ? noun : `the ${noun}`
    return my === 'My' || at === 0 ? bare.charAt(0).toUpperCase() + bare.slice(1) : bare
  })
}
