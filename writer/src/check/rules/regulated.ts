import { rule } from './rule'

/**
 * Goods that may not be sold in a product video, and what is only named after them: a wine glass holds no wine, a nail gun
 * shoots nobody, a tobacco candle smells. Each list of exceptions names what may stand around the word.
 */
const SMELLS =
  "(?=[ a-z,&+'-]{1,40}(?:candles?|scent(?:ed|s)?|cologne|perfumes?|fragrances?|soaps?|wax melts?|eau de|diffusers?|lip (?:gloss|balm|tint)|nail polish|incense|body (?:spray|wash|oil)))"

const ALCOHOL =
  'whisk(?:e?y|e?ys|ies)|vodkas?|tequilas?|gins?|rums?|bourbons?|champagnes?|prosecco|liquors?|liqueurs?|beers?|lagers?|wines?|brand(?:y|ies)|cognacs?|mezcal|moonshine|absinthe|vermouth|soju|booze|alcohol'
/** Before the word: drinks without it, and what a vessel or a cooler does with it. */
const NOT_ALCOHOL_BEFORE =
  '(?<!(?:root|ginger|butter|non-alcoholic|alcohol-free|zero|no|without|without any|free of|rubbing|isopropyl|cetyl|cetearyl|stearyl|benzyl|denatured|low|for|your|my|with your|keeps?|keep|chills?|cools?|holds?|pours?|serves?|opens?|aerates?|decants?|like|of|cotton|vanilla|vanilla and|vanilla &|vanilla [+]|maple|oak and|oak &) )'
const NOT_ALCOHOL_AFTER = `(?![ -]?(?:(?:and|&) cheese|,? ?(?:and |[&+] )?(?:oak|vanilla|amber|leather|maple|cedar|tobacco|brown sugar)|glass(?:es|ware)?|racks?|openers?|stoppers?|coolers?|chillers?|aerators?|fridges?|tumblers?|mugs?|steins?|decanters?|flutes?|goblets?|cups?|free|wipes?|pads?|swabs?|prep|markers?|inks?|holders?|bags?|totes?|charms?|stones?|ready|rummy|based|spray|thermometers?|lamps?|dispensers?|bottles?|carriers?|cad(?:dy|dies)|labels?|corks?|corkscrews?|pourers?|vinegar|cellars?|barrels?|cabinets?|tables?|caps?|country|lovers?|lover's|nights?|tasting|o'?clock|moms?|gums?|red|brown|gold|pink|colou?r(?:ed)?|leather|suede|tan|boots?|dress(?:es)?|velvet|koozies?|can|pong|bread|batter(?:ed)?|brewing|garden|cakes?|raisin|balls|vanilla|barrel|mat|coasters?|buckets?|sleeves?|cosmetic|themed|print|shirts?|socks?|towels?|toast(?:ing)?|popper|sauce|jelly|soap|shampoo|mustard|box|boxes|tool|accessor(?:y|ies)|set of glasses|hat|helmet|belly|flights?|paddle|taps?|growlers?|making kit|lid|tubing)\\b)${SMELLS.replace('(?=', '(?!')}`

/** In a list of notes it is one: "cedar, tobacco, vanilla". */
const NOTES_BEFORE =
  '(?<!(?:cedar|cedarwood|vanilla|leather|amber|oud|sandalwood|oak|teak|teakwood|bourbon|patchouli|honey|musk|coffee|clove|fig),? (?:and |[&+] )?)'

const GUN_BEFORE =
  '(?<!(?:nail|glue|massage|heat|caulk(?:ing)?|spray|water|nerf|toy|bubble|paint|staple|label|price|tagging|squirt|foam|soldering|grease|rivet|temperature|thermometer|light|top|confetti|snow|air blow|blow|wash|foam|cleaning|percussion|muscle|tattoo|piercing|sealant|upholstery|screw|drill|silicone|heat-shrink|dart|gel|power|stain|fascia|radar|hot|cap|salt|bug|fly|pricing|smoking|smoke|tufting|embroidery|welding|icing|cookie|dough|jerky|sandblasting|spot|fabric)[ -])'

export const REGULATED_RULES = [
  rule({
    id: 'REG-01',
    severity: 'block',
    source: 'S16',
    reason: 'A product that may not be sold this way.',
    find: [
      // Tobacco and vaping
      'vap(?:e|es|ed|ing|ers?|orizer pens?)(?:[ -]?(?:pens?|kits?|juice|liquids?|mods?|pods?|cartridges?|batter(?:y|ies)))?',
      '(?:dry herb|weed|cannabis|wax|oil) vaporizers?',
      'e[ -]?cig(?:s|arett?es?)?',
      'electronic cig(?:s|arett?es?)',
      'e[ -](?:liquids?|juices?)',
      '(?:juul|elf ?bars?|lost mary|geek ?bars?|puff ?bars?|hyde disposables?)',
      `${NOTES_BEFORE}tobacco(?!,? (?:and |[&+] )?(?:brown|leather|suede|tan|colou?r|wood|flower|amber|oud|cedar|musk|honey|vanill[ae]))${SMELLS.replace('(?=', '(?!')}`,
      `cigar(?:s|illos?)?(?! (?:box guitars?|box purse))${SMELLS.replace('(?=', '(?!')}`,
      'cigarett?es?(?! (?:lighters?|plugs?|sockets?|pants|jeans|trousers|adapters?))',
      'nicotine',
      'hookahs?|shishas?',
      'snus|snuff(?! (?:it|out|the (?:flame|candle|wick)))',
      'zyn|zyns',
      'smoking pipes?|water pipes?(?= for)|bongs?|dab (?:rigs?|pens?)|rolling papers?|chewing tobacco',
      // Alcohol
      `${NOT_ALCOHOL_BEFORE}(?:${ALCOHOL})${NOT_ALCOHOL_AFTER}`,
      `(?:bottles?|cans?|cases?|shots?|glass|pints?|packs?|six-packs?|crates?) of (?:${ALCOHOL})`,
      `(?:with|of) (?:real |actual |added )?alcohol(?! (?:wipes?|free))`,
      'scotch whisk(?:e?y|ies)|hard (?:seltzers?|ciders?|lemonades?)|white claw|(?:canned|alcoholic|premixed) (?:cocktails?|drinks?|beverages?)|alcoholic|craft (?:ale|lager)s?|pale ale',
      // Weapons
      `${GUN_BEFORE}guns?(?! ?-?metal|\\.io)`,
      'handguns?|firearms?|ammo|ammunition|air ?soft|bb guns?|pellet guns?|paintball guns?|crossbows?|blow ?guns?',
      '(?<!to )rifles?(?! (?:paper|through))',
      '(?<!(?:water|toy|bubble|squirt) )pistols?(?! (?:grips?|squats?))',
      '(?<!(?:ride|riding|rides|call|calling|called) )shotguns?(?! (?:mics?|microphones?|seat|style|houses?))',
      'switch ?blades?|brass knuckles?|knuckle ?dusters?|nun[ -]?chucks?|nunchaku|machetes?|daggers?',
      '(?<!(?:toy|foam|plastic|wooden|cosplay|inflatable|pirate|lightsaber) )(?:katanas?|samurai swords?|real swords?)(?! umbrellas?)',
      'stun[ -]?guns?|tasers?|pepper[ -]?spray|mace spray',
      '(?:gun|rifle|pistol) (?:silencers?|suppressors?|holsters?|magazines?)',
      'explosives?|gunpowder(?! (?:tea|green))|hand grenades?',
      'fireworks?(?! (?:lights?|lamps?|candles?|prints?|patterns?|glasses|shirts?|decor|effect|projector|leggings|launcher toy))',
      '(?:combat|throwing|butterfly|hunting|tactical|ballistic) (?:knife|knives)',
      'weapons?(?! (?:skin|of choice))(?<!(?:secret|toy) weapons?)',
      // Drugs and prescriptions
      'c\\.?b\\.?d(?! (?:free|district))|t\\.?h\\.?c(?![ -]free)|thca|delta[ -]?(?:8|9|eight|nine)|cannabis|cannabinoids?|marijuana|ganja|kratom|kava shots?',
      'hemp (?:oil|extract|flower|gumm(?:y|ies)|cigarettes?|tinctures?|joints?|pre-?rolls?|cartridges?)',
      'weed (?:grinders?|pipes?|gumm(?:y|ies)|edibles?|stash|pens?|brownies?)|smok(?:e|ing) weed',
      'psilocybin|magic (?:mush)?rooms?|magic shrooms?|cocaine|heroin|meth|methamphetamine|mdma|lsd|ketamine|fentanyl|nitrous oxide',
      '(?<!(?:on|no) )steroids?(?![ -]free)|sarms|hgh|human growth hormone',
      'viagra|cialis|sildenafil|tadalafil|ozempic|wegovy|mounjaro|zepbound|semaglutide|tirzepatide|glp-?1|adderall|ritalin|xanax|valium|oxycontin|oxycodone|percocet|hydrocodone|codeine|tramadol|antibiotics?|amoxicillin|accutane|isotretinoin|tretinoin|(?<!no )hydroquinone',
      'insulin(?! (?:cases?|coolers?|bags?|pouch(?:es)?|travel|organizers?|sleeves?))',
      '(?<!hair )botox(?! (?:mask|for hair))',
      'prescription (?:drugs?|meds?|medications?|medicines?|pills?|strength|creams?)',
      'no prescription (?:needed|required)',
      // Adult
      'sex (?:toys?|dolls?|machines?|lube)|vibrators?(?<!concrete vibrators?)|dildos?|butt plugs?|fleshlights?|bdsm|bondage (?:kits?|gear|ropes?)',
      'porn(?:o|ography|ographic)?|x{3}(?! ?l)|adult (?:toys?|content|entertainment|novelt(?:y|ies)|videos?|dvds?)|only ?fans|erotica?|aphrodisiacs?|personal lubricants?',
      '(?<!ford )escorts?(?! (?:cards?|mission|service dog))',
      // Gambling
      'casinos?(?! (?:themed?|night|party|decor(?:ations?)?|style|royale|cards?|dice|props?))',
      '(?:sports? ?|online )(?:betting|bets)|sports ?books?|gambl(?:e|es|ing|ers?)|bookmakers?|online poker|draft ?kings|fan ?duel',
      'slot machines?(?! (?:banks?|toys?|piggy|game for kids))',
      'lotter(?:y|ies)(?: tickets?)?|lotto(?: tickets?)?|scratch[ -]?off (?:tickets?|cards?)',
    ],
  }),
]
