import { checkText } from '../check'
import { isServiceChannel } from './call-to-action'
import type { Refusal } from './types'

const BRAND_LIST =
  'dyson|(?<!\\ban )apple|apple(?= (?:cable|charger|laptop|pencil|tv|watch))|iphones?|airpods?|samsung|sony|bose|stanley|yeti|ninja|vitamix|nespresso|keurig|roomba|lululemon|nike|adidas|olaplex|cerave|stanleys?|hydro ?flask|kitchenaid|ikea|amazon|crocs|uggs?|jbl|gopro|canva|chatgpt|notion|netflix|peloton|tupperware|la mer|skims|spanx'

const INCOME =
  /\b(?:earn|make|bring|pay|net|generate|pull|rake|profit|bank)(?:s|ing|ed)?\b[^.]{0,24}(?:[$€£]\s?\d|\d[\d,.]*\s?k?\s?(?:\/|per|a|an)\s?(?:day|week|month|year|hour|mo)\b|\d\s?(?:dollars|bucks|euros)|\b(?:income|money|cash|profits?|a living|side money)\b)|[$€£]\s?\d[\d,.]*\s?k?\s?(?:\/|per|a|an|every)\s?(?:day|week|month|year|mo)\b[^.]{0,20}\b(?:income|profit|earnings|passive(?:ly)?|from home|in your sleep)|\b(?:into|extra|up to|over)\s[$€£]\s?\d[\d.,]*\s?k?\s?(?:\/|per|a|an|every)\s?(?:day|week|month|year|mo)\b|\bpays for itself\b|\b(?:doubles?|triples?) your (?:income|money|sales|savings|revenue)|\breplace[sd]? your (?:salary|income|job|9 to 5|9-5)|\bquit your job\b|\bside hustle\b|\bpassive income\b|\b(?:six|five|6|5)[ -]figures?\b/i
const BRAND_COMPARISON = new RegExp(
  `\\b(?:beats?|outperforms?|destroys?|crushes|kills|replaces?|outlasts?|tops|puts)\\b[^.]{0,20}\\b(?:${BRAND_LIST})\\b|\\b(?:than|like|vs\\.?|versus|unlike|as good as|dupe (?:for|of)|instead of|alternative to|rivals?|compared (?:to|with))\\s(?:an?\\s|the\\s|any\\s|every\\s|your\\s)?(?:${BRAND_LIST})\\b|\\b(?:${BRAND_LIST})(?:'s)? (?:dupe|killer|quality|alternative|level)\\b`,
  'i',
)
/** "beats every Corvane": a comparison with something written as a name. */
const NAME_COMPARISON =
  /\b(?:[Bb]eats?|[Oo]utperforms?|[Bb]etter than|[Cc]heaper than|[Ff]aster than|[Qq]uieter than|[Ss]tronger than|[Bb]eats? (?:every|any|the))\s(?:(?:every|any|the|an?|your)\s)?\p{Lu}\p{Ll}{2,}/u
const CLAIM =
  /(?:^|\s)#\s?1\b|\b(?:(?<!(?:years?|yrs?|months?)[ -])guarantees?|guaranteed|never breaks?|lasts forever|(?:100|hundred) ?(?:%|percent) (?:effective|safe|satisfaction|guaranteed)|number one|best (?:on|in) (?:the )?(?:market|world)|world'?s best|award[- ]winning|life[- ]changing|miracle|instant results|scientifically|clinically)\b|\b(?:better|cheaper|faster) than (?:the )?(?:competition|competitors?|others|other brands|any other)|\b[45](?:\.\d)?[ -]stars?\b(?! hotel)|\b\d[\d,.]*k?\+? (?:(?:happy|five[- ]star|5[- ]star|satisfied) )?(?:reviews?|customers)\b/i
const MEDICAL =
  /\b(?:cures?(?! (?:for|in|at|on|overnight|slowly|time)\b)|heals?|(?<!\b(?:dog|cat|pet|puppy|training|holds?|dispens\w+|toss(?:es)?|of|with) )treats? (?!your|the dog|inside|for|and|in|to)|relieves?|fixes (?:your )?(?:back|posture|anxiety|knees?)|(?:stops?|ends?|eases?|reduces?|prevents?|gets? rid of|removes?|kills?|clears?|helps? with|good for|fights?|soothes?)\s(?:\w+\s){0,2}(?:pain|ache|aches|headaches?|migraines?|anxiety|stress|depression|insomnia|snoring|acne|pimples|breakouts|eczema|psoriasis|wrinkles|fine lines|scars?|inflammation|arthritis|sciatica|nausea|allergies|bacteria|viruses|germs|infection|hair loss|cellulite|cramps|bloating|swelling|dark circles)|regrows? hair|pain relief|anti-?inflammatory|(?:burns?|melts?) (?:belly )?fat|lose \d+ ?(?:%|percent|lbs?|pounds?|kgs?|kilos?|inch(?:es)?|(?:dress )?sizes?)|weight loss|boosts? (?:immunity|metabolism|testosterone|your immune)|detox(?:es|ify|ifies)?|fda|doctor[- ](?:approved|recommended)|dermatologist|lowers? (?:blood|cholesterol)|improves? (?:posture|circulation|sleep|digestion)|(?:tummy|belly|stomach) (?:control|flattening|slimming)|(?:butt|booty|bum)[ -]?lift\w*|waist[ -]?train\w*|body[ -]?shap\w*|slimming|slims)\b/i

/** Income, comparison, medical promise or claim, by the words alone. */
export function claimInWording(text: string): Refusal | undefined {
  if (INCOME.test(text)) return 'income'
  if (BRAND_COMPARISON.test(text) || NAME_COMPARISON.test(text)) return 'brand'
  if (MEDICAL.test(text)) return 'medical'
  return CLAIM.test(text) ? 'claim' : undefined
}

/** Why a feature may be neither said nor shown; undefined when it may. */
export function refusalOf(text: string): Refusal | undefined {
  const wording = claimInWording(text)
  if (wording) return wording
  const blocking = checkText(text, 'features').filter(
    ({ severity, rule, matched, start }) =>
      severity === 'block' &&
      !(start > 0 && isServiceChannel(rule, matched) && !ORDER.test(text)) &&
      !(rule === 'REG-01' && /^cbd$/i.test(matched) && TOWN.test(text)),
  )
  for (const { rule } of blocking) {
    if (rule === 'INC-01') return 'income'
    if (/^(?:COMP|IP)-/.test(rule)) return 'brand'
    if (/^(?:HLTH|WGHT|EVID|BODY|TIME)-/.test(rule)) return 'medical'
  }
  return blocking.length > 0 ? 'claim' : undefined
}
/** "You text us a picture of the receipt." says how it works; "Order on WhatsApp" leads elsewhere. */
const ORDER = /^(?:ask|book|buy|contact|find|follow|get|order|see)\b(?! before)/i
/** "free delivery nairobi cbd" is the middle of a town. */
const TOWN = /\b(?:deliver\w*|shop|store|office|stall|nairobi|town|city) (?:\p{L}+ )?cbd\b/iu
