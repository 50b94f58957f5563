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
