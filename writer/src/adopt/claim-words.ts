import { NUMBER } from './said-numbers'

/** A claim that only the seller can make: said although it was not typed, it is invented. */
interface ClaimWords {
  id: 'FACT-DEADLINE' | 'FACT-REVIEW' | 'FACT-EXPERT' | 'FACT-SAVING' | 'FACT-OFFER' | 'FACT-RELIEF' | 'PRICE-02'
  pattern: RegExp
  /** Typed words that allow it, where they are others than its own. */
  typed?: RegExp
  /** Counts only after the product was named: before, a script tells of life without it. */
  named?: true
}

const DEADLINE =
  /(?:\$\d[\d.,]*|\bbucks|\bdollars)[^.!?]{0,12}\b(?:until|till|through)\b|\b(?:sale|deal|offer|discount|promo(?:tion)?|price|coupon|voucher)\b[^.!?]{0,60}\b(?:ends?|until|till|expires?|runs out|(?:by|through) (?:mon|tues|wednes|thurs|fri|satur|sun)day|this week(?:end)?|midnight)\b|\b(?:order|get|grab|buy|take|claim|book|join|yours|free|off|ends?|open|valid|on)\b[^.!?]{0,25}\b(?:until|till|by|before) midnight\b|\b(?:sign-?ups?|registrations?|enrol?lments?|applications?|orders|doors|bookings) (?:is |are )?(?:clos(?:e|es|ing)|shuts?|shutting|ends?|ending)\b/i
const REVIEW =
  /\b(?:reviewers?|reviews|customers?|buyers|people online)\b[^.!?]{0,30}\b(?:say|says|said|love|loved|agree|rave|swear|report)\b|\b(?:rated|rating of)\b[^.!?]{0,20}\d/i
const EXPERT =
  /\b(?:doctor|dermatologist|dentist|vet|veterinarian|pediatrician|physician|surgeon|nurse|pharmacist|physical therapist|actor|actress|athlete|celebrity|influencer|player|singer|(?:guy|lady|woman|man|host) (?:from|on|of)|physio|therapist|midwife|(?:\p{L}+ )?teacher|professor|coach|lawyer|accountant|plumber|contractor|realtor|baker|sommelier|groomer|chiropractor|nutritionist|dietitian|orthodontist|electrician|mechanic|chef|barista|hairdresser|stylist|trainer|police|police department|firefighter|pilot|astronaut|(?:attend|assist|consult)ant|wirecutter|consumer report)s?\b[^.!?]{0,25}\b(?:carr(?:ies|ied)|wears?|wore|switch(?:ed|es)? to|us(?:es?|ed)|keeps?|kept|recommend(?:s|ed)?|swears? by|swore by|loves?|loved|has|had|owns?|bought|picked|chose|named|approves? of|approved|buys?|packs?|stocks?|orders?|ordered|asked me for|told me (?:about|to (?:get|buy|try|use)))(?: (?:it|this|that|these|them|one|the same)\b)/iu
/** "The tutors all went to Stanford." */
const CREDENTIAL =
  /\b(?:tutors|coaches|teachers|trainers|founders?|makers?|instructors?|stylists|designers|developers|chefs|people there|team|they)\b[^.!?]{0,15}\b(?:went to|graduated from|trained (?:at|with|in)|studied (?:at|with)|used to work (?:at|for)|worked (?:at|for)|came from)\s\p{Lu}|\b(?:featured|seen|shown) (?:in|on) (?:\p{Lu}|tv|television|the news)|\byears of experience\b/u
const NEVER = /(?!)/
const TIME_OR_MONEY =
  'hours?|minutes|days?|weeks?|weekends?|evenings?|nights?|mornings?|afternoons?|saturdays?|sundays?|trips?|time|money|a fortune|hundreds|thousands|dollars|bucks'
/** "It gives you three hours back every week", "ten hours a month back", "win back twenty minutes" */
const BACK = [
  `\\b(?<!(?:never|not|n't) )(?:gives?|gave|gets?|got|wins?|won|have|has)(?: (?:you|me|us|him|her|them))? [^.!?]{0,20}\\b(?:${TIME_OR_MONEY})\\b(?: (?:a|per|each|every) \\p{L}+)? back(?= every| each| an? |[.,!?]|$)`,
  `\\b(?:wins?|won|gets?|got|claws?|buys?|earns?) back\\b[^.!?]{0,20}\\b(?:${TIME_OR_MONEY})\\b`,
  `\\bsaves (?:\\p{L}+ ){0,3}\\$\\d`,
  `\\b(?:${NUMBER}) (?:${TIME_OR_MONEY}) (?:a|per|each|every) \\p{L}+ back\\b`,
].join('|')
/** "It brought me nine extra jobs", "make a few hundred a month", "I got the promotion" */
const EARNINGS = [
  `\\b(?:brought|brings|gets?|got|won|wins|landed|lands|earned|earns) (?:me|us|you|him|her|them) (?:${NUMBER}|a few|several|many|more) (?:extra |more |new |\\p{L}+ )?(?:jobs?|clients?|customers?|orders?|sales?|leads?|bookings?|followers|subscribers|deals?|gigs?|students)\\b`,
  `\\b(?:make|makes|made|making|earns?|earned|earning|pulls? in|pulled in|brings? in|brought in) (?:\\p{L}+ ){0,3}?(?:\\$ ?\\d[\\d,]*|(?:a few )?(?:hundred|thousand|grand)|(?:${NUMBER}) (?:dollars|bucks|euros|pounds|grand)) (?:dollars |bucks |euros |extra )?(?:an?|per|every|each|on the) (?:day|week|weekend|month|year|side)\\b`,
  `\\b(?:I|he|she|we|they|you|who)(?:'ve|'s|'ll)? (?:finally |even |also )?(?:got|gets?|landed|earned|won) (?:the|an?|my|his|her|that|your) (?:\\p{L}+ )?(?:promotion|raise|pay rise|bonus)\\b`,
  `\\bsold (?:${NUMBER}|dozens|hundreds|all) of (?:the|them|these|my)\\b`,
  `\\b(?:got|gets?|won|claimed) back (?:\\$|(?:\\p{L}+ ){0,2}?(?:hundred|thousand|grand|dollars|bucks|euros)\\b)`,
  `(?<![\\p{L}\\d])(?:${NUMBER}|dozens) (?:more|extra|new)\\b[^.!?]{0,25}\\b(?:because of|thanks to) (?:it|this|them)\\b`,
].join('|')
const SAVING = new RegExp(
  // "If you're always home, save your money" sells nothing.
  `\\b(?!(?<=\\bif\\b[^.!?]{0,60}, )save (?:your|the) (?:money|cash))(?:sav(?:es?|ed|ing)|(?:gives?|gave|gets?|got|wins?|won) (?:you|me|us) back|frees? up|(?<!are |is |were )cuts?)\\b[^.!?]{0,20}\\b(?:${TIME_OR_MONEY})\\b|\\b(?:gives?|gave|gets?|got|wins?|won|have|has)(?: (?:you|me|us|him|her|them))? (?:your|my|our|his|her|their) (?:${TIME_OR_MONEY}) back\\b|${BACK}|\\bpays? for (?:itself|themselves)\\b|${EARNINGS}|\\b(?:got|gets|made|makes|earned|earns|saved|saves|won|brought|brings) (?:me|us|you|him|her|them)\\b[^.!?]{0,15}(?:\\$\\d|\\b(?:${NUMBER}) (?:dollars|bucks|grand)\\b)`,
  'iu',
)
const OFFER =
  /\b(?:first (?:\p{L}+ )?(?:box|call|class|days?|lesson|month|one|session|visit|week|year)(?:'s| is| are) (?:free|on (?:us|them|the house))|money[ -]back|full refund|free (?:returns?|shipping|delivery|repairs?|replacements?|refills?|samples?|gift|bonus|upgrades?|trial|months?|weeks?|setup|installation)|(?:returns|refills|repairs|delivery|shipping) (?:is|are) free|at no (?:extra )?(?:cost|charge)|no questions asked|warrant(?:y|ies)|(?:two|three|2|3) for (?:one|two|1|2|the price)|half (?:off|price)|discounts?|(?:a|the|this|our|with|use|clip|there's|there is) (?:\p{L}+ )?coupons?|coupons? (?:code|for|in)|promo codes?|(?:it|that|this|they|the app)(?:'s| is| are|'re) (?:totally |completely |all )?free(?! of|-)|(?:they|we)(?:'ll)? [^.!?]{0,40}\b(?:for (?:nothing|free)|at no cost)|(?:they|we)(?:'ll| will) [^.!?]{0,40}, free(?=[.!?]|$))\b/iu
const OFFER_TYPED = /\b(?:free|trial|refunds?|returns?|warranty|guaranteed?|no (?:extra )?(?:cost|charge))\b/i
/** What a product does to a body, told as something that happened. */
const RELIEF =
  /\bout of (?:the )?(?:hospital|ER|emergency room)\b|\b(?:sleep(?:s|ing)?|slept) (?:\p{L}+ )?through the night\b|\b(?:fix(?:ed|es)|cured?s?|healed|helped(?: with)?|clear(?:ed|s)(?: up)?|eas(?:ed|es)|stopp?(?:ed|s)|ended|got rid of|calm(?:ed|s)) (?:my|his|her|their|your|the|our) (?:\p{L}+ )?(?:allerg(?:y|ies)|back pain|neck pain|pain|headaches?|migraines?|rash|itch(?:ing)?|eczema|acne|anxiety|insomnia|cramps?|snoring|heartburn|bloating|reflux|arthritis)\b|\b(?:easier|easy|gentler|lighter) to digest\b|\b(?:good|great|gentle|gentler|better|easy|easier|kind|kinder|healthy) (?:for|on) (?:(?:your|my|the|sensitive|his|her) )?(?:joints|skin|gut|stomach|hair|heart|back|eyes|teeth|gums|bones|digestion|immune|sleep|knees|posture|hormones|blood pressure)\b|\b(?:back|neck|knees?|shoulders?|feet|hands?|wrists?|headaches?|migraines?|pain|rash|itch|eczema|anxiety|insomnia|cramps?|allerg(?:y|ies))(?:'s| is| are)? (?:all |finally |just )?(?:gone|cleared up|stopped (?:hurting|aching|itching)|(?:doesn't|don't|no longer|never) (?:hurts?|ach(?:es?)|itch(?:es)?))\b/iu
/** "She went from a D to an A." */
const GRADES = /\bfrom (?:an? )?[A-F]\b[^.!?]{0,12}\bto (?:an? |straight )?[A-F](?:s|'s)?\b/
const USED_TO_COST = new RegExp(
  `\\b(?:it|they|these|this|that|price|one|set|pack)s? used to (?:be|cost|run|go for)(?: (?:me|you|about|around|over))* (?:\\$\\d|(?:${NUMBER})(?= ?(?:[.,!?;]|$|dollars|bucks)))`,
  'i',
)

export const CLAIM_WORDS: readonly ClaimWords[] = [
  // A real end date is the seller's to name: their own words may come back.
  { id: 'FACT-DEADLINE', pattern: DEADLINE },
  { id: 'FACT-REVIEW', pattern: REVIEW },
  { id: 'FACT-EXPERT', pattern: EXPERT },
  { id: 'FACT-EXPERT', pattern: CREDENTIAL },
  { id: 'FACT-SAVING', pattern: SAVING, typed: /\bsav(?:es?|ing)\b/i, named: true },
  { id: 'FACT-OFFER', pattern: OFFER, typed: OFFER_TYPED },
  { id: 'FACT-RELIEF', pattern: RELIEF, named: true },
  { id: 'FACT-RELIEF', pattern: GRADES, named: true },
  { id: 'PRICE-02', pattern: USED_TO_COST, typed: NEVER, named: true },
]

/** Claims that makers print on boxes: the seller has to have typed them. */
export const FEATURE =
  /\b(?:vegan|grass[ -]fed|pasture[ -]raised|free[ -]range|wild[ -]caught|small[ -]batch|cold[ -]pressed|single[ -]origin|(?:locally|sustainably|ethically|responsibly) \p{L}+ed|around the clock|24\/7|on[ -]site|licensed|insured|bonded|background[ -]check(?:s|ed)|cruelty[ -]free|organic|(?:alcohol|aluminum|bpa|chemical|dairy|gluten|latex|lead|nickel|nut|paraben|pfas|phthalate|soy|sugar|sulfate|toxin)[ -]free|(?:[\p{L}\d-]+ )?certified|fda[ -](?:approved|cleared)|patent(?:ed|[ -]pending)|award[ -]winning|(?:lab|drop|dermatologist|pediatrician|vet)[ -](?:tested|approved)|oeko[ -]?tex|ul[ -]listed|energy star|usda|non[ -]gmo|kosher|halal|fair[ -]trade|(?:military|food|medical|hospital|restaurant|commercial|surgical)[ -]grade|hypoallergenic|waterproof|(?:water|stain|scratch|heat)[ -]resistant|machine[ -]washable|(?:dishwasher|microwave|oven|freezer)[ -]safe|hand[ -]?made|(?:made|blown|woven|sewn|roasted|grown|raised|built|designed|poured|carved|stitched|brewed|bottled|baked|sourced)(?: by \p{L}+)? in (?!the (?:kitchen|morning)|my|your|our|his|her|a |an |one|two|three|under|about|just|minutes|seconds)\p{L}+|from (?:a|an|our|their) (?:\p{L}+ )?(?:farm|factory|studio|workshop|mill|vineyard)|recycled|rechargeable|bluetooth|solar|shatter[ -]?proof|fire[ -]?proof|leak[ -]?proof|fragrance[ -]free|4k|gps|sapphire|a free \p{L}+)\b/iu
export const DAMAGE =
  'bleach(?:es)?|breaks?|burns?|chips?|clogs?|cracks?|curls?|dents?|fades?|jams?|leaks?|melts?|molds?|pills?|peels?|rattles?|rips?|rusts?|sags?|scratch(?:es)?|shatters?|shrinks?|slips?|smells?|spills?|stains?|tangles?|tears?|tips? over|warps?|wears? out|wobbles?'
/** "It never rusts", as a pattern for what comes after the product; the damage is its first group. */
export const ENDURES = `(?: (?:just|simply|really|honestly))? (?:never|won't|doesn't|don't|can't|cannot|will not|does not|will never)(?: (?:ever|even))? (${DAMAGE})\\b`
/** "It keeps them from slipping" */
export const PREVENTS =
  /\b(?:keeps?|stops?|prevents?) (?:you|them|him|her|it|kids|babies|your \p{L}+|the \p{L}+|my \p{L}+) from (slipp|fall|chok|burn|drown|tipp|leak|spill|break|rust|fad|crack|snor|grind|scratch)\p{L}*ing\b/iu
/** What a product takes away: the seller has to have named it. */
export const REMOVED =
  /\b(?:(?:takes?|filters?|pulls?|gets?|wash(?:es)?|strips?|keeps?) out|removes?|kills?|blocks?|eliminates?|traps?|repels?|neutralizes?|stops?)\b[^.!?]{0,30}\b(lead|chlorine|fluoride|bacteria|germs?|virus(?:es)?|mold|mildew|allergens?|toxins?|chemicals|microplastics|heavy metals|dust mites|pollen|mosquito(?:e?s)?|ticks|fleas|uv|radiation|emf|pollution|smog|blue light|wrinkles|cellulite)\b/i
const BRANDS =
  'SodaStream|Peloton|Theragun|Instant Pot|Crock-?Pot|Bissell|Nest|Tempur-?Pedic|Casper|Allbirds|Patagonia|Thermos|Post-its?|Rubbermaid|Pyrex|Oura|Fitbit|GoPro|Canva|Mailchimp|Shopify|Squishmallows?|Nanit|Babybjörn|Uppababy|Graco|AirTags?|Bounty|Brita|Clorox|Febreze|Glad|H&R Block|Kindle|Kobo|Netflix|Otter|Pledge|Saran|Scotch|Spotify|Swiffer|Tide|TurboTax|Uber|Velveeta|Windex|Ziploc|Starbucks|Dyson|Shark|Stanley|YETI|Yeti|Hydro Flask|Owala|Apple|AirPods|Samsung|Bose|Sony|JBL|Nike|Adidas|Crocs|Lululemon|Skims|UGG|Birkenstock|Gucci|Prada|Chanel|Dior|Rolex|Tiffany|Sephora|Olay|CeraVe|Drunk Elephant|Fenty|Olaplex|Keurig|Nespresso|Ninja|Vitamix|KitchenAid|Le Creuset|Tupperware|Roomba|Anker|IKEA|Ikea|Amazon|Walmart|Target|Costco|Temu|Shein|Duolingo|QuickBooks|Wix|Squarespace|HelloFresh|Blue Apron|Moleskine|Loop'
export const BRAND = new RegExp(
  `\\b(?:[Ww]hat|[Ll]ike|[Tt]han|[Ff]orget|[Dd]itch(?:ed)?|[Bb]eats?|[Uu]nlike|[Vv]ersus|[Vv]s\\.?|[Ii]nstead of|[Bb]asically|[Rr]eplac(?:e[sd]?|ing)|[Gg]oodbye|[Tt]hrew out|[Tt]ossed|[Ss]old|[Rr]eturned|[Ss]witched from|[Cc]ancel(?:l?ed)?|[Rr]ival[s]?|[Aa]s (?:good|quiet|sharp|soft|strong|fast) as)(?: (?:my|your|the|a|an|any|anything|everything|old|that|those|from|by))*\\s(?:${BRANDS})s?\\b`,
)

/** "Move over, Polaroid", "the paper Polaroid uses" */
export const RIVAL =
  /\b(?:[Mm]ove over|[Ee]at your heart out|[Ww]atch out),? (?:my |the )?(\p{Lu}\p{L}+)|\b(?:the|same|very|exact) \p{L}+ (?:that )?(?!I\b|Mom|Dad|Grand)(\p{Lu}\p{L}+) (?:uses|makes|sells|puts|charges)\b/u

/** "The Nordholm is warm": a name where the product's own would stand. */
export const STRANGER =
  /\b[Tt]he (\p{Lu}\p{Ll}{3,})(?:'s| (?:is|has|holds|keeps|does|can|comes|lasts|folds|works|runs|goes|fits|stays|will))\b/u
