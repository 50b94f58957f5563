import { checkText } from '../check'
import { upperFirst } from '../language'
import { claimInWording } from '../reading'

/** What a body had, as far as a product may be said to have changed it. */
const COMPLAINT =
  '(?:pains?|aches?|headaches?|migraines?|acne|pimples|breakouts|eczema|psoriasis|rash(?:es)?|anxiety|depression|insomnia|arthritis|sciatica|allerg(?:y|ies)|asthma|wrinkles|scars?|cramps|bloating|inflammation|swelling|nausea|snoring|blood pressure|blood sugar|cholesterol)'
const HEALED = new RegExp(
  `\\bskin (?:has |had |was |is )?(?:all |finally |completely )?(?:cleared|healed|clear now|calmed)|\\b${COMPLAINT}(?: \\p{L}+){0,4} (?:gone|went away|gone away|disappeared|cleared|vanished|faded|healed|improved|(?:got|is|are|was|were) (?:much |so much )?better|stopped|eased|calmed)\\b|\\b(?:no more|free of|rid of|cured|healed|eased|stopped|without|helped (?:with )?(?:my|his|her|their|our)) (?:my |his |her |the |any )?${COMPLAINT}|(?<!\\b(?:ca|could|wo|would|could |would ))(?:n't|not|no longer|never|stopped) (?:hurt|ach|itch)(?:s|es|ing|e)?(?: (?:any ?more|since|at all|now)|[.,!]|$)|\\b${COMPLAINT}[- ]free\\b|\\b(?:has|have|had)(?:n't| not) had (?:an?|any|one|another) ${COMPLAINT}`,
  'iu',
)

/** About a person's life these words claim nothing: a drink, a quoted customer, "in the pandemic", "lane 6", "now have thirty left". */
const OF_LIFE = /^(?:REG-01|PERS-\d+|SENS-01|PRIV-01|SCAR-01)$/
/** What is told of people, animals, food and things that failed; none of it says what the product does. */
const TOLD = [
  /\b(?:an?|the|some|two|three|few|\d+|with|for|his|her|my|our|their|dog|cat|training|little|more|no) treats?\b/gi,
  /\btreat(?:s|ed|ing)?(?= (?:everybody|everyone|us|me|him|her|them|myself|himself|herself|ourselves|people|guests)\b)|\b(?:he|she|I|we|they) treat(?:s|ed)?(?= (?:that|his|her|my|our|their) [\w-]+ like\b)/gi,
  /\bcures? (?:(?:the|our|my|his|her|all) )?(?:own )?(?:ham|salmon|fish|meats?|pork|bacon|olives|leather|beef|sausages?|resin|concrete|epoxy|glue|varnish|soaps?|bars)\b|\bcures? (?:for )?(?:\d+|[a-z]+teen|two|three|four|five|six|seven|eight|ten|a few|several) (?:weeks?|days?|months?|hours?)\b/gi,
  /\b(?:took|takes?|taking|needed|wait(?:ing|ed)) (?:(?!only|just)\w+ ){0,3}(?:weeks?|months?|years?|forever|ages|long) to heal\b|\btime heals\b/gi,
  /\b(?:an?|my|the|her|his|their) dermatologist\b(?!(?: [\w']+){0,5} (?:recommend\w*|approv\w*|swears?|loves?|uses?|used|this|it|skin|amazed|impressed)\b)/gi,
  /\bstop(?:s|ped|ping)? (?:because|when|until|at|for|with|if|and|as|before|after|since|by|in|on)\b/gi,
  /\b(?:doctor|dentist|vet|teacher|trainer|expert)s? tested (?:me|him|her|us|them|my|his|our|the|for)\b/gi,
  /\bmy (?:own |little )?clinical (?:study|trial)\b|\bas seen (?:in|on) (?:the|this|my) (?:photo|picture|video)/gi,
  // Money, hair and harvests: "lost 20 kilos of tomatoes".
  /\b(?:los[et]|losing|lost|drop(?:s|ped)?|shed) (?:up to |over )?[\w,.-]+ (?:kilos?|kgs?|pounds?|lbs?|inches) of (?!(?:\w+ )?(?:fat|weight|body|me)\b)/gi,
  /\b(?:\d+|bag|box|colony|hive|it|load|tank) (?:dropped|lost) \d/gi,
  /\b(?<!your )(?:my|his|her|their|our|the) money back\b/gi,
  /\bguarantees? (?:had|has|was|ran|card|period|paper)\b|\b(?:under|out of) guarantee\b|\b(?:he|she|they|guy|man|lady|seller|shop|landlord) guaranteed\b/gi,
  /\b(?:he|she|I|we|they|who|(?:my|his|her|our) [\w-]+) (?:always works?|never (?:fails?|breaks?))\b/gi,
  /\b(?:was|were|got|been|felt|feel) duped\b/gi,
  /\b(?:[Hh]e|[Ss]he|I|[Ww]e|[Yy]ou|[Tt]hey|[Ww]ho|baby|dog|cat|boy|girl|son|daughter|(?!It|This|That|The)\p{Lu}\p{Ll}+) looks? (?:just|exactly) like\b/gu,
]
/** An illness and its treatment, where nothing has ended them. */
const ILL =
  /\b(?:(?:was|were|been|being|got) treated|(?:his|her|their) treatments?|(?:hospital|surgery|operation|off work|off sick|signed off|sent home|tested|(?:takes?|took|taking|on|prescribed|given|gave (?:me|him|her)) (?:(?!these|this|our)[\w-]+ ){0,2}(?:tablets?|pills?|medication|meds|medicine|inhaler|injections?))) for\b|\b(?:nothing|(?:did|could|can|would)(?:n't| not)) (?:\w+ )?(?:cure|treat|heal|stop|ease|reduce|prevent|relieve|help|fight|soothe)(?:s|d|ed)?\b|\b(?:takes?|took|taking|swallowed|needed|on|two|three|some) (?:\w+ )?pain[- ]?killers?\b/gi
const ENDED =
  /\b(?:no more|no longer|any ?more|instead|stopped|without|never|like|than|before|until|till|since|now|better|threw|gone|bin|trash|quit|fixed|cleared|saved)\b|(?<!\b(?:nothing|n't|not) )\b(?:helped|worked)\b/i

/** "I pay $350 in town, three hours", "I make candles for a living", "the bank": no income. */
const PAID =
  /\b(?:pay|pays|paid|paying|spent|spend|cost|costs|charged|owed?|(?:I|we|he|she|they) \w+(?: \w+){1,3} for a living|(?:the|a|my|our|his|her) bank|no (?:money|profit)|(?:not|never) (?:make|earn)|pull(?:ed|s)? out)\b|n't (?:make|earn)\b/i
/** One-time takings are no promise, unless it teaches to earn, comes regularly or came with the product. */
const TEACHES =
  /\b(?:courses?|coach\w*|mentor\w*|trad(?:e|es|ing)|invest\w*|crypto|forex|dropship\w*|affiliates?|prompts?|templates?|e-?books?|webinars?|income)\b/i
const PROMISED =
  /\b(?:you|your|(?:it|this|that|which) (?:makes|earns|brings|generates)|(?<!(?:as an?|my|his|her|our) )side hustle|(?:with|from|using) (?:it|this|these|them|home)|thanks to|passive|financial|rich|millionaire|figures)\b/i
/** "now I make profit from thieves" names no sum. */
const NOW = /\b(?:now|since|(?:an?|per|every|each|this|last) (?:day|week|month|year))\b/i
const SUM = /\d|\b(?:hundred|thousand|million)/i
const isIncome = (sentence: string, story: string) =>
  PROMISED.test(sentence) || (NOW.test(sentence) && SUM.test(sentence)) || TEACHES.test(`${sentence} ${story}`)

/** "too ugly" of dates judges no body. */
const JUDGED = /\b(?:you|your|yourself|people|women|men|girls|moms|mums)\b/i
/** "I figured filters were a scam": a thought from before. */
const DOUBTED = /\b(?:I|we|he|she) (?:figured|thought|assumed|expected|was sure|were sure)\b/i
/** Who is insulted: "the industry"; not "a landlord scammed me". */
const MAKERS =
  /\b(?:brands?|compan(?:y|ies)|industry|manufacturers?|makers|competitors?)\b|\bby \p{Lu}|\b(?!He|She|They|We|Some)\p{Lu}\p{Ll}+ (?:scamm|ripp)/u
/** A copy that did not last is not what is sold here. */
const FAILED =
  /\b(?:broke|died|fell|melted|lasted (?:an?|one|two|three)|burn(?:ed|t)|ripped|cracked|peeled|snapped|leaked|stopped|tore)\b/i
/** "sewed pockets on a Carhartt knockoff": something owned, that is not sold here. */
const OWNED = /\b(?:sew|sewed|sewn|stitch(?:ed)?|glued?|ironed) .*\bon(?:to)? an? (?:old )?(?:\p{Lu}\p{L}+ )?$/u
/** Said to a person in the story. */
const SPOKEN = /["“']|\b(?:said|says|asked|asks|told|goes|went|shouted|yelled|texted|wrote|like|thought|figured)\b/i
/** Before what viewers are asked to do; "a man would call me on a Sunday" asks for nothing. */
const TO_VIEWER =
  /(?:^|[,.:;!?] ?|\b(?:and|can|just|or|please|so|then|(?<!\b(?:came|comes|went|wanted|used|had) )to|you) )$/i
/** "They came from Lagos and", "my cousins fly in to": another person does it. */
const BY_OTHERS =
  /\b(?:I|he|she|they|we|who|(?:my|our|his|her|their|the) \w+)\b(?!.*\b(?:you|your|please)\b)[^,.:;!?]*\b(?:and|to|can) $/i
const OFFERED =
  /\b(?:you|your|enter|join|follow|comment|tag|chance|prize|(?:'re|are|'m|am|is) (?:doing|running|having|hosting|giving))\b/i

/** What of a finding of the checker is no claim in a story. */
function isHarmless(rule: string, matched: string, sentence: string, before: string, story: string): boolean {
  switch (rule) {
    case 'COMP-02':
      return DOUBTED.test(sentence) || (/^(?:scamm|ripp)/i.test(matched) && !MAKERS.test(sentence))
    case 'IP-01':
      return (
        (FAILED.test(sentence) || OWNED.test(before)) &&
        !/\b(?:never|not)\b|n't\b/.test(sentence) &&
        !/\bdupes?\b/i.test(matched)
      )
    case 'GIVE-01':
      // "I didn't like to enter there"
      return before !== '' && (!OFFERED.test(sentence) || /(?:n['’]t|\b(?:I|we|they)) $/i.test(before))
    case 'HATE-01':
      return /^(?:are you|you|for old|if you)/i.test(matched) && SPOKEN.test(before)
    case 'BODY-01':
      return !JUDGED.test(sentence)
    case 'INC-01':
      return /^quit my/i.test(matched)
        ? !TEACHES.test(`${sentence} ${story}`) && !/\b(?:you|your|with|from|thanks)\b/i.test(sentence)
        : !isIncome(sentence, story)
    case 'REDIR-01':
      return !TO_VIEWER.test(before) || (/^(?:visit|call|text|message)\b/i.test(matched) && BY_OTHERS.test(before))
    default:
      return OF_LIFE.test(rule)
  }
}

/** Whether a sentence of a story claims what no video may claim. A customer may be quoted. */
function isRefused(typed: string, story: string): boolean {
  const told = ENDED.test(typed) ? TOLD : [...TOLD, ILL]
  const sentence = told.reduce((text, life) => text.replace(life, 'so'), typed)
  const wording = claimInWording(sentence)
  return (
    wording === 'medical' ||
    (wording === 'income' && !PAID.test(sentence) && isIncome(sentence, story)) ||
    HEALED.test(sentence) ||
    checkText(sentence, 'story').some(
      ({ severity, rule, start, matched }) =>
        severity === 'block' && !isHarmless(rule, matched, sentence, sentence.slice(0, start), story),
    )
  )
}

/** Where one main clause ends and another with its own subject begins. */
const NEXT_CLAUSE =
  /(?:, (?:and|but|so) |; )(?=(?:I|he|she|we|they|you|the|my|our|his|her|their|an?|now|nobody|everybody|\p{Lu}\p{Ll}+)\b)/u
const DEPENDENT = /^(?:when|if|after|since|because|while|although|though|as|once|before|until|unless)\b/i
const MIN_PART_WORDS = 4

/** A refused sentence in its first clauses, or its last ones, where they claim nothing and stand alone, and what is cut. */
function allowedPart(sentence: string, story: string): { kept: string; cut: string } | undefined {
  const parts = sentence.replace(/[.!?]+$/, '').split(NEXT_CLAUSE)
  const isAllowed = (part: string) => !isRefused(part, story)
  const end = parts.findIndex((part) => !isAllowed(part))
  if (parts.length < 2 || end < 0 || DEPENDENT.test(sentence)) return undefined
  const from = end > 0 ? 0 : parts.findLastIndex((part) => !isAllowed(part)) + 1
  const sentenceOf = (some: readonly string[]) => `${upperFirst(some.join(', and '))}.`
  const kept = sentenceOf(end > 0 ? parts.slice(0, end) : parts.slice(from))
  if (kept.split(' ').length < MIN_PART_WORDS || !isAllowed(kept)) return undefined
  return { kept, cut: sentenceOf(end > 0 ? parts.slice(end) : parts.slice(0, from)) }
}

/** Says nothing without the sentence before it. */
const LEANS =
  /^(?:and |but |so )?(?:that(?:'s| is| was| made| meant)|which|this is (?:how|why|what)|it (?:took|lasted|stayed|worked|happened)|(?:ever )?since then)\b/i

/** "It was the ugliest thing": of what was left out, unless that already went on about the same. */
function refersBack(sentence: string, left: string, said: readonly string[]): boolean {
  const pronounOf = (text: string) => /^(?:and |but |so )?(it|he|she|they)\b/i.exec(text)?.[1]?.toLowerCase()
  const pronoun = pronounOf(sentence)
  if (pronoun === undefined || pronoun === pronounOf(left)) return false
  const before = said.at(-1) ?? ''
  const isKnown = pronoun !== 'it' && NAMES_PERSON.test(before)
  return !isKnown && !new RegExp(`\\b${pronoun}\\b`, 'i').test(before)
}

const NAMES_PERSON = /\b[Mm]y \p{Ll}| \p{Lu}\p{Ll}/u

/** What of a story may be said, and what was left out with what leans on it. */
export function withoutClaims(sentences: readonly string[]): { sentences: string[]; refused: string[] } {
  const story = sentences.join(' ')
  const said: string[] = []
  const refused: string[] = []
  let isLeft = false
  let isWhole = false
  for (const sentence of sentences) {
    const isClaim = isRefused(sentence, story)
    const isLeaning = isLeft && (LEANS.test(sentence) || (isWhole && refersBack(sentence, refused.at(-1) ?? '', said)))
    if (!isClaim && !isLeaning) {
      said.push(sentence)
      isLeft = false
      continue
    }
    const part = isClaim ? allowedPart(sentence, story) : undefined
    if (part !== undefined) said.push(part.kept)
    refused.push(part?.cut ?? sentence)
    isLeft = true
    isWhole = part === undefined
  }
  return { sentences: said, refused }
}
