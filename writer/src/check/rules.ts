import { profanity } from '../language/profanity'
import { injection } from '../language/sanitise'
import type { Severity } from './types'

/** Policies change often: this names the state of the copies the rules were read from. */
export const RULES_VERSION = '2026-11-21'

export interface Rule {
  id: string
  severity: Severity
  /** Where the rule applies. The stored policy copies are from the US shop; a second market gets its own entries. */
  market: 'all' | 'US'
  /** When this wording of the rule was last read against its source. */
  checked: string
  /** Source tags of domain/script-writing.md. */
  source: string
  reason: string
  saferWording: string | undefined
  /** Fields the rule looks at; all when absent. "script" is output. */
  fields?: readonly string[]
  patterns: readonly RegExp[]
}

const BRANDS = 'amazon|walmart|target|costco|ebay|etsy|temu|shein|aliexpress|ikea|sephora|ulta|best buy|stanley|yeti|hydro ?flask|owala|dyson|shark|apple|samsung|bose|sony|jbl|nike|adidas|crocs|lululemon|skims|ugg|birkenstock|gucci|prada|chanel|dior|hermes|herm[eè]s|louis vuitton|rolex|cartier|tiffany|starbucks|lego|mrs\\.? meyer\'?s|blueland|tide|dove|olay|cerave|the ordinary|drunk elephant|rare beauty|fenty|charlotte tilbury|olaplex|keurig|nespresso|ninja|vitamix|kitchenaid|le creuset|tupperware|roomba|anker'
const CONDITIONS =
  'acne|anxiety|eczema|psoriasis|rosacea|migraines?|headaches?|pain|aches?|arthritis|diabetes|depression|insomnia|cancer|allerg(?:y|ies)|asthma|adhd|autism|hypertension|high blood pressure|cholesterol|inflammation|infections?|fung(?:us|al)|ringworm|warts?|scars?|wrinkles|hair loss|baldness|alopecia|dandruff|plantar fasciitis|sciatica|neuropathy|carpal tunnel|tinnitus|vertigo|nausea|constipation|bloating|ibs|uti|pcos|menopause|cramps|stress|ptsd|dementia|alzheimer\'?s|covid|the flu|common colds?|fleas|arthritic|seizures|stretch ?marks|cellulite|varicose veins|hemorrhoids|snoring|sleep apnea|hangovers?|diseases?|illness(?:es)?|tooth ?aches?|cavit(?:y|ies)|gingivitis|back pain|joint pain|knee pain|neck pain|foot pain|swelling|soreness'
const COUNT = '\\d[\\d,.]*'
const STORE = 'amazon|walmart|ebay|etsy|temu|shein|aliexpress|shopify|costco|instagram|facebook|youtube'

const any = (...sources: string[]) => sources.map((source) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu'))
const cased = (source: string) => new RegExp(source, 'gu')

const rule = (
  id: string, severity: Severity, source: string, reason: string, saferWording: string | undefined, patterns: readonly RegExp[], fields?: readonly string[],
): Rule => ({ id, severity, market: source.startsWith('US ') ? 'US' : 'all', checked: RULES_VERSION, source: source.replace(/^US /, ''), reason, saferWording, patterns, fields })

/** Section 8 of domain/script-writing.md. PRICE-01 needs the price and lives in `checkText`. */
export const RULES: readonly Rule[] = [
  rule('HLTH-01', 'block', 'S15 S16', 'Promises to treat, prevent or relieve a health condition.', 'Describe how it feels or how you use it: "part of my evening".', any(
    `(?:cur(?:es?|ed|ing)|treat(?:s|ed|ing|ment for)?|heal(?:s|ed|ing)?|prevent(?:s|ed|ing)?|reliev(?:es?|ed|ing)|relief (?:from|of|for)|reduc(?:es?|ed|ing)|eliminat(?:es?|ed|ing)|eas(?:es|ed|ing)|soothes|fights?|fighting|stops?|combats?|reverses?|remed(?:y|ies) for|gets? rid of|helps? with|good for|clears?(?: up)?)(?: [\\p{L}\']{1,20}){0,2} (?:${CONDITIONS})`,
    `(?:back|neck|knee|joint|muscle|nerve|foot|period|menstrual|stress|anxiety|pain|migraine|headache|allergy|acne|eczema|arthritis)[ -](?:relief|reliever|relieving|treatment|cure|remedy)`,
    'pain[ -]?(?:killer|killing)s?', 'anti[ -]?(?:acne|arthritis|cancer|anxiety|depressant)', 'medical[ -]grade', 'therapeutic (?:grade|benefits)', 'miracle cure', 'cures? everything', 'regrows? (?:your )?hair', 'hair regrowth', 'heals? (?:the |your )?(?:gut|skin)', 'kills? (?:99(?:\\.9+)? ?%|germs|bacteria|viruses)', 'antibacterial|antimicrobial|antiviral',
  )),
  rule('HLTH-02', 'warn', 'S15 S16', 'Suggests an effect on the body that needs proof.', 'Say what it feels, tastes or smells like, or when you use it.', any(
    'detox(?:es|ing|ifying|ifies)?', '(?:boost|improv|support|enhanc|strengthen|increas)(?:s|es|e|ed|ing)? (?:your |my |the |deep |better |natural )?(?:immun\\p{L}*|metabolism|sleep|focus|circulation|blood flow|digestion|gut health|energy levels?|libido|memory|mood|mental health|posture|collagen production|hormones?|brain\\p{L}*)',
    '(?:reduc|minimiz|remov|fad|eras|shrink|diminish|eliminat|visibly)\\p{L}* (?:the |your |look of |appearance of )*(?:puffiness|dark circles|eye bags|under[- ]eye bags|fine lines|redness|pores|dark spots|blemishes|spots|hyperpigmentation)',
    '(?:promotes?|stimulates?|encourages?|supports?|faster) (?:\\p{L}+ )?(?:hair|lash|beard|nail) growth',
    'hormon(?:e|al)[ -](?:balanc\\p{L}+|support|health)', 'balances? (?:your )?hormones', 'anti[ -]?inflammatory', 'anti[ -]?aging', 'sleep aid', 'helps? you (?:sleep|relax|focus|concentrate)', 'calms? (?:your )?(?:nerves|anxiety|mind)', 'posture correct(?:or|ion|ing)', 'orthop(?:a)?edic', 'stress[ -]?(?:free|relie(?:f|ving))', 'immunity', 'probiotic benefits',
  )),
  rule('WGHT-01', 'block', 'S15 S24', 'Promises a change of weight or body shape.', 'Talk about fit, comfort or material.', any(
    `(?:los(?:e|es|ing)|drop(?:s|ping)?|shed(?:s|ding)?|burn(?:s|ing)?) (?:up to )?(?:${COUNT} ?(?:lbs?|pounds?|kgs?|kilos?|inches|calories)|(?:belly |body |stubborn |excess )?fat|(?:body |belly |water |excess )?weight|inches|calories)`,
    'weight[ -]?loss', 'lost \\d+ ?(?:lbs?|pounds?|kgs?|kilos?)', 'slimming', 'slims? (?:you|your|down)', 'fat[ -]?(?:burn(?:ing|er|ers|s)?|loss|melting|reducing)', 'melts? (?:away )?(?:fat|inches)', '(?:waist|body|belly|weight|tummy)[ -](?:before (?:and|&) after|transformation|trimming|trimmer)', 'flat(?:ter)? (?:belly|stomach|tummy)', '(?:build|gain|grow|add)(?:s|ing)? (?:lean )?muscle', 'muscle (?:gain|growth|building)', 'get (?:ripped|shredded)', 'six[ -]pack abs', 'appetite suppress\\p{L}*', 'suppress(?:es)? (?:your )?appetite', 'curbs? (?:your )?(?:appetite|cravings)', 'bigger (?:butt|booty|breasts)',
  )),
  rule('EVID-01', 'block', 'S14 S16', 'Claims evidence or approval that the listing must prove.', undefined, any(
    '(?:clinically|scientifically|medically|laboratory|lab)[ -](?:proven|tested|studied|backed|formulated|validated)', 'science[ -]backed', 'proven (?:to|results|formula)', 'clinical (?:stud(?:y|ies)|trials?|strength)', '(?:dermatologist|dermatologically|doctor|physician|dentist|vet|veterinarian|pediatrician|p(?:a)?ediatrician|expert|podiatrist|chiropractor|surgeon|pharmacist|nutritionist|trainer)s?[ -](?:recommended|approved|tested|developed|formulated|endorsed|trusted|designed)',
    'recommended by (?:\\p{L}+ )?(?:doctors?|dermatologists?|dentists?|vets?|physicians?|experts?|professionals?|pediatricians?)', '(?:fda|usda|epa|ce|nasa)[ -](?:approved|cleared|registered|certified)', 'approved by (?:the )?fda', 'award[ -]winning', 'patented', 'studies (?:show|prove|have shown)', 'backed by (?:science|research)', 'as seen (?:on|in)',
  )),
  rule('TIME-01', 'warn', 'S14', 'Promises a result by a time.', 'Say "over time", or drop the number.', any(
    '(?:in|within|after)(?: just| only| as little as| less than)? (?:\\d+|one|two|three|four|five|six|seven|ten|a few)[ -](?:days?|weeks?|nights?|months?)', 'overnight(?! ?(?:bag|trip|stay|oats|flight|train|camp|shift|case|guest|drive|bus|hike|mask))', 'instant(?:ly| results?| relief)', 'immediate(?:ly)? (?:results?|relief|effects?|visible)', 'results? in (?:minutes|seconds|hours|days|weeks)', '(?:after|from) (?:the )?(?:first|one|1) (?:use|wash|application)',
  )),
  rule('GUAR-01', 'block', 'S16', 'Promises that it always works.', 'Say "worked for me", or leave it out.', any(
    'guarantee(?:d|s)?', 'money[ -]back', '(?:100|hundred) ?(?:%|percent) (?:works?|working|safe|effective|satisfaction|guaranteed?|risk[ -]free|success|natural results)', 'risk[ -]?free', 'no[ -]risk', 'never (?:fails?|breaks?|rips?|tears?|fades?|leaks?|wears? out)', 'works? (?:for|on) (?:everyone|everybody|anyone|all people)', 'always works', 'works every time', 'foolproof', 'fail[ -]?proof', 'no side[ -]effects?', 'unbreakable', 'indestructible', 'lifetime warranty',
  )),
  rule('ABS-01', 'warn', 'S16 S17', 'An absolute that cannot be shown.', 'Say "my pick" or "the one I use".', any(
    'best(?![ -](?:friends?|before|man|part of (?:my|the)|buds?|way to))', '#\\s?1', 'number[ -]one', 'no\\. ?1', "the (?:one and )?only(?! (?:thing|one|problem|place) (?:i|you|we|that))", 'fastest', 'cheapest', 'strongest', 'lightest', 'softest', 'quietest', 'safest', 'greatest', 'finest', 'ultimate', 'perfect(?:ly)?', 'flawless(?:ly)?', '(?:one size )?fits (?:all|everyone|everybody)', 'one[ -]size[ -]fits[ -]all', 'forever', 'unbeatable', 'unmatched', 'unrivall?ed', "world'?s (?:most|first)", 'second to none', 'most (?:powerful|comfortable|advanced|durable|effective|popular|trusted) ', 'revolutionary', 'miracle', 'magic(?:al(?:ly)?)?',
  )),
  rule('COMP-01', 'warn', 'S14 S16', 'Compares with a named brand or store.', 'Say "my old one" or "the usual kind".', any(
    `(?:better|cheaper|faster|stronger|nicer|softer|safer|more \\p{L}+) than (?:the |a |an |my |your |any )?(?:${BRANDS}|competitors?|(?:the )?competition|other brands?|leading brands?|all others|anything (?:else )?on the market|name[ -]brands?)`, `(?:beats|outperforms|destroys|unlike|vs\\.?|versus|instead of|compared to) (?:the |a |an |my |your )?(?:${BRANDS}|leading brands?|competitors?|other brands?)`, 'leading brands?',
  )),
  rule('COMP-02', 'block', 'S16', 'Insults a brand, a maker or an industry.', 'Joke about the old way of doing it.', any(
    'scams?', 'scamm(?:ed|ing|ers?)', 'rip[ -]?offs?', "(?:is|are|'s|'re) (?:a |an |all |total |complete |absolute |pure |just |literal )*(?:trash|garbage|junk|frauds?)", `(?:${BRANDS}|industry|big pharma|big \\p{L}+) (?:is|are) (?:lying|cheating|robbing|stealing|evil)`,
  )),
  rule('IP-01', 'block', 'S23', 'Presents the product as a copy of a brand.', 'Describe the look itself: shape, color, finish.', [
    ...any('dupes?', 'duped', 'knock[ -]?offs?', 'replicas?', 'counterfeits?', 'fake designer', 'designer inspired', 'inspired by (?:' + BRANDS + ')', '1:1 (?:copy|quality)', 'mirror quality', 'aaa\\+? quality', `(?:looks?|feels?|smells?) (?:just |exactly )?like (?:a |the |an |my )?(?:${BRANDS})`),
    cased('\\b[Ll]ooks? (?:just|exactly) like (?:a |an |the )?\\p{Lu}\\p{Ll}+'),
  ]),
  rule('PRICE-02', 'warn', 'S18 S25', 'Compares with an earlier or usual price.', 'Say the current price only.', any(
    `\\d+ ?(?:%|percent) (?:off|discount|cheaper|savings?)`, `(?:was|were|originally|reg(?:ular(?:ly)?)?\\.?|usually|normally|worth|valued? at|msrp|rrp|retails? (?:for|at)|list price)(?: of| is|:)? ?[$€£¥₹]${COUNT}`, 'half[ -]?price', 'half off', 'price (?:drop|cut|slash(?:ed)?)', 'slashed prices?', 'marked down', 'discount(?:ed|s)?', 'on sale', '(?:flash|clearance|big|mega|holiday|summer|winter|black friday) ?sale', 'sale', 'clearance', `sav(?:e|es|ing) (?:up to )?(?:[$€£]${COUNT}|\\d+ ?%)`, `(?:cheaper|less) than (?:a |the |your )?\\p{L}+ (?:elsewhere|in stores?)`, 'buy (?:one|1|two|2)[, ]+get (?:one|1)', 'bogo', 'promo(?:tion(?:al)?)? ?codes?', 'coupons?', 'lowest price',
  )),
  rule('PRICE-03', 'warn', 'S18', 'Calls something free.', undefined, any(
    'free (?:shipping|delivery|gifts?|returns?|samples?|bonus|trial|case|bag|pouch|brush)', 'bonus gifts?', 'free bonus', '(?:for|totally|completely|absolutely) free(?! of)', 'complimentary', 'ships? free', 'free with (?:every|each|your|any) (?:order|purchase)', 'no cost',
  )),
  rule('SCAR-01', 'block', 'S25 S26', 'Pressure by stock or time that nobody can check.', 'Use a need: "before you forget again", "before Monday".', any(
    '(?:only|just) (?:\\d+|a few|a couple|one|two|three|four|five)(?: \\p{L}+)? (?:left|remaining|in stock)', '(?:only )?\\d+ left(?: in stock)?', 'sell(?:ing)? (?:out|fast)', 'sells out', 'sold out (?:soon|fast|twice|before|again)', 'almost (?:gone|sold out|out of stock)', 'last chance', 'final (?:chance|hours?|days?|call)', '(?:today|tonight|this week|24 hours) only', 'one day only', 'ends? (?:tonight|today|soon|tomorrow|at midnight|in \\d+)', 'price (?:is )?(?:goes|going) (?:back )?up', 'prices? (?:will )?(?:rise|increase)s?', 'countdown', 'limited[ -](?:time|stock|edition|quantit(?:y|ies)|supply|offer|availability)', 'while (?:supplies|stocks?) last', 'hurry', "(?:before it'?s|until it'?s) (?:too late|gone)", 'act (?:now|fast)', "don'?t miss (?:out|it|this)", "won'?t last", 'going fast', 'order now before', 'once (?:it\'?s|they\'?re) gone', 'low stock', 'running out fast', 'back in stock',
  )),
  rule('SOC-01', 'warn', 'S26', 'Claims popularity.', 'Say "if you\'ve seen it around".', any(
    `(?:over )?${COUNT}(?:k|m|\\+)?\\+? (?:sold|orders|sales|happy (?:customers|clients)|reviews|customers|people (?:bought|love|own)|5[ -]star|five[ -]star)`, 'viral', 'trending', 'tik ?tok[ -]?(?:famous|made me)', 'every(?:one|body)(?:\'s| is) (?:obsessed|talking about|buying|using|raving)', 'every(?:one|body) (?:has|loves|wants|needs|bought|owns) (?:it|one|this|these|them)', '(?:five|5|4\\.\\d)[ -]stars?', 'best[ -]?sell(?:er|ers|ing)', 'top[ -](?:rated|seller|selling)', 'thousands of (?:reviews|people|customers|happy|sold)', 'millions? (?:of (?:people|users|customers)|sold)', 'most loved', 'highly rated', 'internet\'?s? favorite', 'cult favorite', 'fan favorite', 'sold out everywhere',
  )),
  rule('PERS-01', 'info', 'S14', 'Sounds like your own experience.', 'Keep only what is true for you.', any("i (?:use|used|tried|bought|tested|wear|wore|took|own|packed|carried|keep|kept|ordered|switched|poured|gave|stopped|started)", "i'?ve (?:been|had|used|tried|owned|worn)", 'my (?:sister|mom|husband|wife|roommate|boyfriend|girlfriend|friend|brother|dad|partner|neighbor|dog|cat|kids?)'), ['script']),
  rule('PERS-02', 'block', 'S27', 'Puts words in the mouth of a customer, an expert or a celebrity.', 'Speak in your own voice.', any(
    '(?:my |our |one |a |happy )?(?:customers?|clients?|patients?|users?|buyers?|reviewers?) (?:say|says|said|told|love|loves|swear|report|wrote|agree|rave)', 'verified (?:buyer|purchase|review)s?', '(?:doctors?|dermatologists?|dentists?|vets?|experts?|celebrit(?:y|ies)|influencers?|athletes?|chefs?|stylists?|scientists?|professionals|hollywood) (?:swear by|love|loves|agree|recommend|recommends|use|trust|endorse|hate|don\'?t want)', 'endorsed by', 'celebrity (?:approved|favorite|endorsed|secret)', '(?:kim kardashian|kylie jenner|taylor swift|beyonc[eé]|oprah|elon musk|mrbeast|selena gomez|rihanna|zendaya|hailey bieber|joe rogan|kardashians?)',
  )),
  rule('DISC-01', 'warn', 'S28 S29 S31', 'A paid, gifted or affiliate video must say so.', 'Show "Ad" on screen from the first second, say it once, and put #ad first.', any('sponsored', 'gifted', 'paid (?:partnership|promotion|collab(?:oration)?)', 'affiliate(?:s| link)?', 'pr (?:package|sample)', 'they sent (?:me|us)', 'commission(?:s)?', '#ad', '#sponsored', '#gifted')),
  rule('REDIR-01', 'block', 'S19', 'Leads people out of the app.', 'Say "the link on this video".', any(
    'links? in (?:my |the |our )?(?:bio|description|profile|comments?|story)', 'bio links?', "(?:dm|pm) (?:me|us|for|to)", 'dms?', 'message (?:us|me (?:for|to|on))', 'whats ?app', 'telegram', 'snap ?chat', 'discord', 'we ?chat', '(?:our|my) (?:site|web ?shop|online store|online shop)', 'web ?sites?', 'visit (?:us|our|my|www)', `(?:on|at|from|in|via|check|visit|find (?:it|us) on|buy (?:it )?on) (?:my |our |the )?(?:${STORE})(?: (?:store|shop|page))?`, 'q\\.?r\\.? ?codes?', '(?:call|text|email|e-mail|phone) (?:us|now|today|(?:me )?(?:at|on|for|to order)\\b)', 'e-?mail me', 'google us', 'https?:\\/\\/\\S+', 'www\\.\\S+', '[a-z0-9][a-z0-9-]{1,40}\\.(?:com|net|org|shop|store|io|co|biz|info|xyz|me|ly|link|site|online|app|de|uk|eu|us|cn)(?:\\/\\S*)?', 'sign up (?:on|at|for)', 'subscribe to (?:my|our) (?:newsletter|email|list)', 'cash ?app', 'venmo', 'paypal', 'outside (?:of )?(?:the app|tiktok)',
  )),
  rule('GIVE-01', 'block', 'S20', 'Offers a prize for engagement.', 'Ask people to comment a question or a choice.', any(
    '(?:comment|like|share|follow|tag|repost|save)(?:[ ,&]+(?:and |& )?(?:comment|like|share|follow|tag|repost|save))*(?: \\p{L}+){0,4} (?:to|for a chance to|and you could|and) (?:win|enter|get (?:one|it|a) free)', 'give[ -]?aways?', 'lucky (?:draw|winner)', 'raffles?', 'sweepstakes', 'enter to win', 'chance to win', 'win (?:a|an|one|your) (?:free )?\\p{L}+ (?:by|today|now)', 'free one to',
  )),
  rule('ENV-01', 'warn', 'US S30', 'A broad environmental claim.', 'Name the specific fact: "40% recycled steel".', any(
    '(?:eco|environmentally|earth|planet|ocean|climate)[ -]?(?:friendly|conscious|safe|positive|neutral)', 'sustainabl[ey]', 'sustainability', 'bio[ -]?degradable', 'compostable', 'non[ -]?toxic', 'toxin[ -]free', 'carbon[ -](?:neutral|negative|free)', 'plastic[ -]free', 'zero[ -]waste', 'green (?:product|choice|alternative|living|cleaning|brand)', 'chemical[ -]free', 'all[ -]natural', '100 ?% natural', 'good for the (?:planet|environment|earth)', 'saves? the planet',
  ), undefined),
  rule('INC-01', 'block', 'S16', 'Promises income.', 'Talk about steps or minutes saved.', any(
    `(?:make|makes|made|making|earn|earns|earned|earning) (?:up to )?(?:an extra )?[$€£]\\s?${COUNT}`, '(?:make|earn)(?:s|ing)? (?:easy |extra |fast |quick |more )?(?:money|cash|income)', 'passive income', 'quit (?:your|my|the) (?:job|9[ -]to[ -]5|day job)', 'get rich', 'side hustle', 'financial freedom', 'six[ -]figures?', 'work from home and earn', 'double your (?:income|sales|money|revenue)', 'become a millionaire', `[$€£]${COUNT}k? (?:a|per) (?:day|week|month)`,
  )),
  rule('SENS-01', 'block', 'S21b', 'Uses real conspiracies, disasters or sympathy to sell.', 'Make it a playful theory about an everyday object, with a wink.', any(
    "they (?:don'?t|do not|didn'?t) want (?:you|us) to (?:know|see|find out|have)", 'illuminati', 'deep state', 'chemtrails?', 'flat earth', '9\\/11', 'plandemic', 'new world order', 'big pharma', 'covid', 'pandemic', 'school shootings?', 'earthquakes?', 'hurricanes?(?! (?:lamps?|glass(?:es)?|candles?|proof))', 'tsunami', 'wildfires?', 'genocide', 'holocaust', 'terroris[tm]s?', 'terror attack', 'war in \\p{L}+', '(?:save|support) my (?:dying |sick )?(?:business|family|shop|child|mom|dad)', "(?:i'?m|we'?re) (?:going bankrupt|about to lose)", 'my (?:business is|small business is) (?:failing|dying)', 'dying (?:child|mother|father|mom|dad)', 'what (?:they|the government|doctors|companies) (?:are hiding|hide|won\'?t tell)',
  )),
  rule('BODY-01', 'block', 'S16', 'Speaks of a body as a problem.', 'Talk about choice and feel.', any(
    'problem areas?', '(?:fix|hide|correct|erase) (?:your |my |those |that |the )?(?:ugly |flabby |saggy )*(?:skin|body|belly|arms?|thighs?|face|fat|flaws|imperfections|nose|butt|legs?|figure)', 'muffin[ -]?tops?', 'love handles', 'thunder thighs', 'double chin', 'flabby', 'saggy', '(?:ugly|gross|disgusting|embarrassing) (?:skin|body|feet|belly|face|legs|arms|teeth|toenails)', 'beach[ -]body', 'bikini body', 'mom bod', 'dad bod', 'man boobs', 'cankles', 'look(?:s|ing)? (?:fat|old|ugly|skinny)', 'look (?:years )?younger', 'snatched waist', 'too (?:fat|skinny|ugly)',
  )),
  rule('HATE-01', 'block', 'S16', 'Insults people, or assumes a sensitive trait of the viewer.', 'Show the moment, not the trait.', any(
    "(?:are you|you are|you'?re|if you'?re|if you are|since you'?re) (?:so |too |a bit |an? |just |really )?(?:depressed|fat|obese|overweight|autistic|disabled|diabetic|bipolar|gay|lesbian|trans|muslim|jewish|christian|hindu|asian|infertile|pregnant|anxious|addicted|alcoholic|an alcoholic|hiv|bald|balding|ugly|stupid|dumb|an idiot|idiots?|lazy|losers?|morons?|disgusting|mentally ill)", 'for (?:diabetics|the disabled|autistics?|fat people|obese people|old people|cripples|addicts|alcoholics|cancer patients|depressed people)', 'you (?:idiots?|morons?|losers?|fools|peasants)', '(?:only|every) (?:idiots?|morons?|losers?|fools) (?:would|will|use|uses|buy|buys)',
    'nigg(?:er|a)s?', 'faggots?', 'kikes?', 'trann(?:y|ies)', 'retards?', 'heil hitler', 'white power', 'nazis?',
  )),
  rule('KIDS-01', 'warn', 'S16', 'Urges minors, or promises development.', 'Talk to the adult who buys.', any(
    '(?:ask|beg|tell|make) your (?:mom|dad|parents?|mum|mommy|daddy)', "(?:your )?(?:mom|dad|parents)(?:'s)? (?:credit )?card", 'kids,? (?:buy|get|grab|order)', '(?:boosts?|improves?|develops?|enhances?|accelerates?|supports?|builds?|promotes?|encourages?) (?:your |their |a |the )?(?:child\'?s?|baby\'?s?|kids?\'?|toddler\'?s?|brain|cognitive|motor|fine motor|language|hand-eye)(?: \\p{L}+)? ?(?:development|iq|skills|brain|growth|intelligence|coordination)', 'makes? (?:your )?(?:kid|child|baby|kids|toddler)s? smarter', 'brain development', 'motor skills', 'developmental (?:toy|milestones?|benefits)',
  )),
  rule('SAFE-01', 'warn', 'S16', 'A risky situation or a safety promise.', 'Add a safety note, and drop the promise.', any(
    '(?:film(?:ing)?|text(?:ing)?|record(?:ing)?|watch(?:ing)?|scroll(?:ing)?|use (?:it|this|them)|using (?:it|this|them|your phone)) (?:\\p{L}+ )?while (?:you\'?re )?(?:driving|you drive)', 'while driving', 'mains (?:wiring|power|voltage)', 'rewir(?:e|ing)', 'live wires?', 'climb(?:ing)? (?:the |a |onto |up )?(?:roof|ladder|shelf|counter|furniture)', 'keeps? (?:your |the |my )?(?:bab(?:y|ies)|kids?|child(?:ren)?|toddlers?|famil(?:y|ies)|dogs?|pets?|home|loved ones) (?:\\p{L}+ )?safe', 'child[ -]?proof', 'baby[ -]?proof', 'safe for (?:babies|newborns|infants)', 'prevents? (?:accidents|injur(?:y|ies)|fires?|drowning|sids|choking|falls)', 'fire[ -]?proof', 'bullet[ -]?proof(?! coffee)', 'life[ -]?saving', 'saves? (?:your|lives|a) ?li(?:fe|ves)?', 'crash[ -]tested', 'shock[ -]?proof electric\\p{L}*',
  )),
  rule('REG-01', 'block', 'S16', 'A product that may not be sold this way.', undefined, any(
    'vap(?:e|es|ing|er|ers)(?: pens?)?', 'e[ -]?cig(?:s|arettes?)?', 'tobacco', 'cigar(?:s|ettes?|illos?)', 'nicotine', 'hookahs?', 'snus', 'zyn', '(?:whiskey|whisky|vodka|tequila|gin|rum|bourbon|champagne|liquor|beers?|wines?|hard seltzer|alcohol)(?![ -]?(?:glass(?:es)?|racks?|openers?|stoppers?|coolers?|chillers?|aerators?|fridges?|tumblers?|mugs?|steins?|decanters?|free|wipes?|pads?|prep|markers?|inks?|holders?|bags?|totes?|charms?|stones?|ready|rummy|based))', 'handguns?', 'firearms?', 'ammo', 'ammunition', 'rifles?', 'pistols?', 'shotguns?', 'switchblades?', 'brass knuckles?', 'stun guns?', 'tasers?', 'pepper spray', 'silencers?', 'explosives?', 'fireworks', '(?:combat|throwing|butterfly|hunting) knives?', 'cbd', 'thc', 'delta[ -]?[89]', 'cannabis', 'marijuana', 'kratom', 'psilocybin', 'magic mushrooms?', 'cocaine', 'heroin', 'steroids?', 'viagra', 'cialis', 'ozempic', 'wegovy', 'semaglutide', 'adderall', 'xanax', 'oxycontin', 'botox', 'prescription (?:drugs?|meds?|medications?|medicines?|strength)', 'sex toys?', 'vibrators?', 'dildos?', 'porn(?:ography)?', 'adult (?:toys?|content|entertainment)', 'onlyfans', 'escorts?', 'casinos?', 'sports ?betting', 'gambling', 'slot machines?', 'sportsbook', 'lottery tickets?', 'online poker',
  )),
  rule('PRIV-01', 'block', 'S19', 'Shows contact data of a person.', 'Remove it.', [
    ...any('[\\p{L}\\p{N}._%+-]{1,64}@[\\p{L}\\p{N}-]{1,64}(?:\\.[\\p{L}\\p{N}-]{1,24}){1,4}', '\\+?\\d{1,3}[ .-]\\(?\\d{3}\\)?[ .-]\\d{3}[ .-]\\d{4}', '\\d{3}[ .-]\\d{3}[ .-]\\d{4}', '\\d{1,5} \\p{L}+(?: \\p{L}+)? (?:street|avenue|boulevard|lane|drive|road|rd|ave|blvd)', 'my (?:number|address) is'),
    /\(\d{3}\) ?\d{3}[ .-]\d{4}(?!\d)/g,
    /\+\d{8,14}(?!\d)/g,
  ]),
  rule('PROF-01', 'warn', 'S16', 'Profanity or a slur.', 'Leave the word out.', [profanity()]),
  rule('INJ-01', 'info', 'S37', 'Speaks to a machine, not about the product. The sentence is left out.', undefined, [injection()]),
  rule('AI-01', 'info', 'S21', 'AI-made voice or pictures must be labelled.', 'Label AI-made or altered footage, and do not fake results.', any('ai[ -](?:voice|voiceover|generated|avatar|video|footage|influencer|images?|clone|dubbed)', 'deep ?fakes?', 'voice clon(?:e|ing)', 'text[ -]to[ -]speech', 'synthetic voice')),
]

/** PRICE-01 as data, for lists of rules; its check needs the price. */
export const PRICE_RULE: Rule = rule('PRICE-01', 'block', 'S18 S41', 'Names a price below the one you entered.', 'Say the exact price, or round up.', [])

/** Every rule id the checker can report. */
export const RULE_IDS: readonly string[] = [...RULES.map(({ id }) => id), PRICE_RULE.id].sort()
