import { isFunctionWord } from '../reading'
import type { InventedFact } from './invented-facts'
import { NUMBER } from './said-numbers'

/** A claim that only a maker can make, known by the form of its sentence instead of by its subject. */
interface MakerClaim {
  id: InventedFact['id']
  /** Its first group is what the seller has to have typed. */
  pattern: RegExp
  /** May be said of people in a story, so it counts only without them. */
  impersonal?: true
  /** Counts only once the product is named: before, somebody of the story speaks. */
  named?: true
}

const FUNCTION = 'a|an|the|and|or|that|this|its|your|my|our'
const NOUNS = String.raw`(?:\p{L}[\p{L}-]* ){0,3}\p{L}{3,}`
const TREATED =
  'coated|plated|lined|infused|reinforced|insulated|stitched|padded|walled|layered|welded|woven|braided|laminated|anodized|galvanized|enriched|fortified|encrypted'
const INSTITUTION =
  'bank|military|hospital|studio|restaurant|salon|barista|hotel|commercial|industrial|enterprise|professional|pro|lab|medical|food|surgical|aircraft|marine|museum'
const OCCUPATION =
  'doctor|dentist|dermatologist|vet|nurse|pharmacist|lawyer|accountant|plumber|contractor|electrician|mechanic|chef|barista|baker|groomer|trainer|coach|stylist|hairdresser|colorist|realtor|carpenter|roofer|tailor|breeder|farmer|fitter|cop|firefighter|paramedic|pilot|astronaut|professor|sommelier|nutritionist|physio|\\p{L}*therapist|masseuse|esthetician|osteopath|podiatrist|engineer|scientist|architect|\\p{L}{3,}(?:smith|ologist|icist|ician|wright|iatrist|keeper|grapher|tender)'
const APPLIANCE = 'dishwasher|oven|microwave|dryer|washing machine|washer|freezer|air fryer'
const CONDITION = String.raw`sciatica|eczema|acne|migraines?|asthma|anxiety|insomnia|vertigo|tinnitus|gout|rosacea|(?:back|neck|knee|joint|foot|wrist) pain|allerg(?:y|ies)|\p{L}{3,}(?:itis|algia|osis|emia|opathy)|\p{L}+ syndrome`
const BODY =
  'melatonin|hormones?|immun(?:e|ity)|metabolism|gut|liver|kidneys?|joints?|spine|posture|circulation|collagen|cortisol|blood|lymph\\p{L}*|microbiome|nerves?|eyesight|heart|brain|hairline|follicles?'
const NO_PLACE =
  '(?!(?:Jan|Feb|Mar|Apr|May|June|July|Aug|Sep|Oct|Nov|Dec|Mon|Tues|Wed|Thu|Fri|Sat|Sun)\\p{Ll}*\\b|I\\b|OK\\b|TV\\b)'

const CLAIMS: readonly MakerClaim[] = [
  {
    id: 'FACT-MATERIAL',
    pattern: new RegExp(String.raw`\b(?!(?:${FUNCTION})\b)(\p{L}{3,})[- ](?:${TREATED})\b`, 'iu'),
  },
  {
    id: 'FACT-FEATURE',
    pattern: new RegExp(String.raw`\b(${INSTITUTION})[- ](?:grade|level|quality|strength)\b`, 'iu'),
  },
  // "All merino, knitted in Norway", "the coating came out of a NASA lab"
  {
    id: 'FACT-FEATURE',
    pattern: new RegExp(
      String.raw`(?:^|, |\band |(?:'s|'re| is| are| was| were) )(?:all |still )?\p{L}+(?:ed|en|wn|lt|nt|de) (?:by \p{L}+ )?in (?:the )?${NO_PLACE}(\p{Lu}\p{L}+)`,
      'u',
    ),
    impersonal: true,
  },
  {
    id: 'FACT-FEATURE',
    pattern: new RegExp(
      String.raw`\b(?:comes?|came|imported|sourced|shipped|straight|developed|designed|invented|built|founded) (?:out of|from|by|at) (?:(?:an?|the|two|three|former) )*(?:\p{L}+ (?:in|at|from|of) )?${NO_PLACE}(\p{Lu}\p{L}+)`,
      'u',
    ),
    impersonal: true,
  },
  // "The stone is Japanese"
  {
    id: 'FACT-FEATURE',
    pattern:
      /\b(?:[Tt]he|[Ii]ts) \p{L}+(?:'s| is| are) (?:all |real )?(\p{Lu}\p{L}+(?:ese|ish|ian|can|man|wiss|tch|ench|reek))\b/u,
  },
  // "It took silver at the Great Taste Awards"
  {
    id: 'FACT-AWARD',
    pattern:
      /\b(?:\p{Lu}\p{L}+ (Awards?|Prize)\b|[Ww](?:on|ins) (?:an?|the|its|first|second|gold|silver|bronze)\b[^.!?]{0,30}\b(awards?|prize|medal|ribbon|place)\b|(?:[Tt]ook|[Ww]on|[Gg]ot) (gold|silver|bronze)\b|[Vv]oted (best|the|number|one of)\b|[Nn]amed (best|one of the)\b)/u,
  },
  // "You fill it with the plant food that comes in the box"
  {
    id: 'FACT-FEATURE',
    pattern: new RegExp(
      String.raw`\b(?:the|an?|${NUMBER}) (${NOUNS}) (?:that|which)(?:'s| is| are)?(?: comes?| came)? (?:included|with (?:it|them)|in(?:side)? the (?:box|kit|pack|set|package|lid))\b`,
      'iu',
    ),
  },
  {
    id: 'FACT-FEATURE',
    pattern: new RegExp(
      String.raw`\b(?:comes?|ships?) with (?:an?|the|its own|${NUMBER}|extra|spare|free)(?: (?:extra|spare|free))* (${NOUNS})(?=[.,;!?]| and | so | but | that )`,
      'iu',
    ),
    impersonal: true,
  },
  {
    id: 'FACT-FEATURE',
    pattern: new RegExp(
      String.raw`\b(?:the|an?|${NUMBER}) (${NOUNS})(?:,? all|(?:'s| is| are)) (?:included|in the (?:box|kit|pack))\b`,
      'iu',
    ),
  },
  // "A locksmith friend told me", "our groomer ordered six of them"
  {
    id: 'FACT-EXPERT',
    pattern: new RegExp(
      String.raw`(?<!\bif (?:your|a|the) )\b((?:${OCCUPATION})(?: friend)?s?) (?:told|tells|says|said|swears|promised|confirmed|recommend\p{L}*)\b`,
      'iu',
    ),
    named: true,
  },
  {
    id: 'FACT-EXPERT',
    pattern: new RegExp(
      String.raw`\b(?:my|our|his|her|a|an|every|even|two|three|most) (?:\p{L}+ )?((?:${OCCUPATION})(?: friend)?s?) (?:(?:also|actually|just|already|now|even) )?(?:\p{L}+(?:ed|s)|bought|got|kept|swore|chose|wore|has|had|threw|put|stole|borrowed)\b[^.!?]{0,15}\b(?:it|them|this one|these|one|mine)\b(?! (?:was|were|is|would|could))`,
      'iu',
    ),
  },
  // "It runs on the same towers as Verizon"
  {
    id: 'COMP-01',
    pattern: new RegExp(
      String.raw`\b(?:[Ii]t|[Tt]hey|[Tt]hese|[Tt]his) [^.!?]{0,40}\b(?:same|as) [^.!?]{1,25} as (?:an? |the |my )?${NO_PLACE}(\p{Lu}\p{L}+)`,
      'u',
    ),
  },
  // "She played Carnegie Hall"
  {
    id: 'FACT-EXPERT',
    pattern:
      /\b(?:[Ss]he|[Hh]e|[Tt]hey)(?:'s| has|'ve| have)? (?:played|performed|toured|taught|coached|trained|cooked|studied|graduated)\b(?: (?:at|in|with|for|from|the))* (\p{Lu}\p{L}+)/u,
  },
  // "It never stores your audio"
  {
    id: 'FACT-FEATURE',
    pattern:
      /\b(?:it|they|the app|and) (?:never|won't ever|doesn't ever)(?: even)? (stor|sell|shar|record|upload|track|leak)\p{L}* (?:your|any|a single|my|the)\b/iu,
  },
  // "It took a third off the heating bill"
  {
    id: 'FACT-SAVING',
    pattern:
      /\b(?:took|takes?|knock(?:s|ed)|cuts?|shav(?:es|ed)|dropp?(?:s|ed)|lower(?:s|ed)|halv(?:es|ed)|slash(?:es|ed))\b[^.!?]{0,25}\b(bills?|rent|costs?|budget|spending)\b/iu,
  },
  // "My tax bill dropped by four hundred"
  {
    id: 'FACT-SAVING',
    pattern:
      /\b(bills?|rent|costs|spending)\b[^.!?]{0,12}\b(?:dropped|fell|went down|shrank|halved|(?:is|are|was) (?:half|lower|down|cut))\b/iu,
  },
  {
    id: 'FACT-RELIEF',
    pattern: new RegExp(
      String.raw`\b(?:my|his|her|your|our|their|the) (?:\p{L}+ )?(${CONDITION})\b[^.!?]{0,12}\b(?:(?:hasn't|haven't|never|not)[^.!?]{0,12}\b(?:back|bothered|flared|returned|since)|is better|are better|(?:got|gets) better|went away|disappeared|eased|improved|faded|vanished|let up)\b`,
      'iu',
    ),
  },
  {
    id: 'FACT-RELIEF',
    pattern: new RegExp(
      String.raw`\b(?:helps|protects?|boosts?|balances?|supports?|regulates?|restores?|strengthens?|detox(?:es)?|soothes?|rebuilds?|resets?|repairs?|improves?) (?:your|my|the|his|her|their) (?:\p{L}+ )?(${BODY})\b`,
      'iu',
    ),
  },
]

const GOES_IN = new RegExp(
  String.raw`\b(?:go|goes|put|throw|toss|pop|safe|straight|right)\b[^.!?]{0,20}\b(?:in|into|through|for) the\b`,
  'i',
)
const APPLIANCES = new RegExp(String.raw`\b(?:${APPLIANCE})\b`, 'gi')
const PEOPLE = /\b(?:I|I'm|I've|we|he|she|my|our|his|her|you|your)\b/

/** The claims of a sentence about the product that the seller did not type. */
export function makerClaims(
  sentence: string,
  isAboutProduct: boolean,
  isTyped: (stem: string) => boolean,
  isNamed = true,
) {
  const claims: { id: InventedFact['id']; said: string }[] = []
  for (const { id, pattern, impersonal, named } of CLAIMS) {
    const found = pattern.exec(sentence)
    const key = found?.slice(1).find(Boolean)?.split(/[ -]/).at(-1)
    if (!found || !key || isFunctionWord(key)) continue
    if (named && !isNamed) continue
    if (impersonal && PEOPLE.test(sentence.slice(0, found.index))) continue
    if (!isTyped(key.slice(0, 5))) claims.push({ id, said: found[0] })
  }
  if ((isAboutProduct || /^(?:\p{Lu}+: )?they\b/iu.test(sentence)) && GOES_IN.test(sentence))
    for (const [appliance] of sentence.matchAll(APPLIANCES))
      if (!isTyped(appliance.slice(0, 4))) claims.push({ id: 'FACT-FEATURE', said: appliance })
  return claims
}
