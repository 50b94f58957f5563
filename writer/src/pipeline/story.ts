import type { Reading } from './reading'

/** The problem as it is told, and what decides which words may return to it. */
export interface Story {
  text: string
  isGift: boolean
  isForPets: boolean
  /** About bodies or health. */
  isBody: boolean
}

/** Reads the spoken problem. */
export function storyOf(text: string, { product, ownProblem, audience }: Reading): Story {
  return {
    text,
    isGift: /\bgifts?\b/i.test(`${product.title} ${audience.plural ?? ''} ${text}`),
    isForPets: audience.key === 'pet-owners' || FOR_PETS.test(`${product.title} ${audience.plural ?? ''}`),
    isBody: ownProblem?.isSensitive ?? false,
  }
}

/** Persons of a family, as alternatives of a pattern. */
const KIN =
  'mom|mum|mother|dad|father|husband|wife|son|daughter|toddler|kid|child|brother|sister|grandma|grandmother|grandpa|grandfather|grandparents|parents|baby|friend|uncle|aunt'
/** Animals that live with people, as alternatives of a pattern. */
export const ANIMALS =
  'dog|puppy|cat|kitten|greyhound|husky|labrador|lab|golden retriever|retriever|beagle|great dane|koi|maltese|shih tzu|yorkie|boxer|rottweiler|pitbull|border collie|tabby|corgi|pug|terrier|poodle|doodle|goldendoodle|labradoodle|shepherd|dachshund|chihuahua|bulldog|frenchie|collie|spaniel|gecko|hamster|guinea pig|rabbit|bunny|parrot|parakeet|budgie|horse|pony|hens|chickens|turtle|tortoise|ferret|snake'
const FOR_PETS = new RegExp(`\\b(?:pets?|${ANIMALS})s?\\b`, 'i')
/** Somebody or an animal has died. */
const DEATH = new RegExp(
  `\\b(?:passed away|funeral|cremat\\w+|urn|widow\\w*|grie(?:f|ving)|miscarriage|stillborn|suicid\\w*|hospice|(?:${KIN}|${ANIMALS}|he|she) (?:just |has |had )?(?:died|passed)|(?:lost|losing|buried|put down) (?:my|our|his|her|their) (?:${KIN}|${ANIMALS})|since (?:mom|dad|mum) (?:died|passed)|death of|late (?:${KIN}))\\b`,
  'i',
)
/** Illness, injury, money worries. */
const GRAVE = new RegExp(
  `\\b(?:cancer|chemo\\w*|tumou?r|stroke|seizures?|dementia|alzheimer\\w*|diabet\\w+|insulin|hospital|emergency room|icu|ambulance|surger\\w+|c-section|biopsy|diagnos\\w+|infertil\\w+|ivf|bruis\\w+|ble(?:d|eds?|eding)|blood|chok(?:e|ed|ing)|drown\\w*|panic attacks?|depress\\w+|anxiety|lonely|alone all|divorc\\w*|laid off|lost (?:my|his|her) job|evict\\w*|bankrupt\\w*|overdr\\w+|debts?|(?:I|we) owed?|loans?|collections|past due|all (?:five|six|four|three|my) cards|credit cards?|abus\\w+|assault\\w*|scar(?:s|red)?|burned (?:[\\w']+ ){0,3}(?:belly|skin|hand|paw|face|arm)|wheelchair|disab\\w+|autis\\w+|asthma|eczema|psoriasis|rash(?:es)?|allerg\\w+|infection|(?:${KIN}|she|he) (?:\\w+ ){0,4}(?:fell|slipped|tripped|collapsed)(?! (?:asleep|in love|for|behind))|(?<!dog )walker|(?:his|her|my|a) cane|hearing aids?|limp(?:s|ed|ing)|(?:she|he)'d (?:fallen|slipped)|lives alone|forgets who|memory loss|almost went down|arthritis|parkinson\\w*|migraines?|blind(?:ed|ness)?|bull(?:y|ied|ying)|nursing home|memory care|self-harm|stitches|concussion|fractur\\w+|faint(?:ed|s|ing)|heart attack|car accident|crash(?:ed)? (?:my|the|our|his|her) car|rear-ended|robbed|mugged|stalk\\w+|followed (?:me|her) home|nicu|preemie|premature|postpartum|ptsd|epipen|overdose\\w*|house fire|broke (?:my|his|her) (?:arm|leg|wrist|hip|ankle|collarbone|nose|foot|back|neck)|wet(?:s|ting)? the bed|hurt (?:himself|herself|myself)|swallow(?:s|ed)|wander(?:s|ed) off|pills|medications?|meds|can't afford|couldn't afford)\\b`,
  'i',
)
/** Whether it is about death, illness, injury or money worries. */
export const isGrave = (text: string): boolean => DEATH.test(text) || GRAVE.test(text)
/** How somebody looks: nothing that sounds like a result. */
const LOOKS =
  /\b(?:skin|pores?|pimples?|acne|breakouts?|blackheads?|wrinkles?|fine lines|dark spots?|dark circles|under.?eyes?|cellulite|stretch marks?|(?<!brush\w* (?:his|her|my|their) )teeth|whit(?:en|er)\w*|weight|overweight|diet|belly|tummy|fat|thighs?|hair loss|thinning|bald\w*|dandruff|sweat(?:y|ing)?|odou?r|bad breath|camel ?toe|complexion|lashes|brows?|lips)\b/i
const FACE =
  /\b(?!makeup (?:bag|case|organizer|mirror|brush))(?:hair growth|mascara|eyeliner|lipstick|eyebrow|serums?|creams?|moisturi[sz]ers?|toner|cleanser|retinol|niacinamide|foundation|concealer|primer|makeup|setting spray|face mist|acne|pimple|lash|brow|whitening|bronzer|deodorant)\b/i
/** Whether it is about how somebody looks. */
export const isLooks = ({ text, isBody }: Story, { product }: Reading): boolean =>
  (LOOKS.test(text) && isBody) ||
  FACE.test(product.title) ||
  /\bmakeup (?:slid|melt|sit|cake|run|com|creas|fad)/i.test(text)
/** Irregular past forms. */
export const PASTS = new Set(
  `was were had did got took went came gave made said told asked found lost left fell broke tore bought brought caught drove ate fed felt flew forgot froze grew heard held hid hit kept knew laid led lit lent
   met paid put ran rang read rode sat saw sold sent shook shot shrank slept slid spent spilled split spoke stood stole stuck swept swore swung taught thought threw wet woke wore won wrote wound burnt
   couldn't wasn't weren't hadn't wouldn't became began bent bit blew chose dug drank drew fought hung shut sank sang smelt spat stung struck swam tripped`.split(
    /\s+/,
  ),
)
