/** Words that only the maker of a product can say of it, as patterns. */
const words = (text: string) => text.trim().split(/\s+/).join('|')

export const MATERIAL = words(String.raw`
  acrylic alloys? alumin(?:i?um) aramid bakelite bamboo beech(?:wood)? birch borosilicate brass bronze canvas carbon cashmere ceramic chenille chiffon chrome clay copper cordura cork corduroy
  cotton crystal denim ebony elastane enamel feathers fiber fiberglass flannel flaxseed fleece foam foil fur gel gold gore-tex granite graphite gunmetal hardwood hemp hickory iron ivory jute kapok
  kevlar lace lacquer lambswool latex leather linen lycra mahogany maple marble merino mesh metal mica microfiber modal mohair mulberry muslin neoprene nickel nylon oak organza parchment
  pearl pewter pine platinum plush plywood polycarbonate polyester polymer polypropylene polyurethane poplin porcelain pvc quartz rattan redwood resin ripstop rubber sapphire sateen satin shearling
  sherpa silicone silk silver sisal slate soapstone spandex spruce stainless steel stoneware suede taffeta teak tencel terracotta titanium tritan tungsten tweed twill velour velvet veneer vinyl
  viscose walnut wax wicker wood wooden wool zirconia`)
/** Said in a script, these are in the product or kept out of it. */
export const SUBSTANCE = words(String.raw`
  adaptogens? additives? antioxidants? arnica ashwagandha bakuchiol biotin botanicals caffeine calcium capsaicin cbd ceramides? collagen colorants? creatine electrolytes? enzymes?
  flavonoids fluoride ginseng gluten glycerin glycolic hyaluronic lanolin magnesium melatonin menthol niacinamide parabens? peptides? petroleum phthalates preservatives? probiotics? protein
  retinol salicylic squalane sulfates? sweeteners? turmeric vitamins?`)
export const INGREDIENT = words(String.raw`
  acids? aloe beeswax chamomile charcoal chemicals? detergents? dyes extracts? fiber fragrances? hops lavender minerals? mushrooms? nutrients oils? omega seaweed silicones? solvents
  starch toxins? zinc`)
export const HEALTH = words(String.raw`
  aches? aching acne allerg(?:y|ies|ens?) anxiety anxious arthritis asthma bacteria bloating blood breakouts? cellulite cholesterol circulation colic congestion cortisol cramps?
  digestion eczema fatigue germs? gut headaches? heartburn hormones? hypertension immun(?:e|ity) inflammation insomnia insulin irritation itch(?:ing|y)? joints? metabolism
  migraines? mood nausea nerves pain posture psoriasis rash(?:es)? reflux rosacea scars? sciatica serotonin snoring soreness spine stress swelling tension virus(?:es)? wrinkles?`)
export const CHANGE = words(String.raw`
  (?:re)?balanc(?:es?|ed|ing) banish(?:es|ed)? better boosts? boosted burns? calm(?:s|ed)? clear(?:s|ed)? cures? cured cut(?:s|ting)? detox(?:es)? disappear(?:s|ed)? eas(?:es?|ed)
  eliminat(?:es?|ed) erases? fad(?:es?|ed) fewer fights? fix(?:es|ed)? fought gone halv(?:es?|ed) heal(?:s|ed)? helps? improv(?:es?|ed) kills? killed less longer lower(?:s|ed)? melt(?:s|ed)?
  mends? prevent(?:s|ed)? protect(?:s|ed)? reduc(?:es?|ed) relie(?:f|ves?|ved) remov(?:es?|ed) repairs? restor(?:es?|ed) revs? sooth(?:es?|ed) sto(?:ps|pped) stop strengthens? supports? treat(?:s|ed)?`)
export const CURES = words(
  'cures? cured detox(?:es|ed)? disinfect(?:s|ed)? heal(?:s|ed)? kills? prevents? rejuvenat(?:es?|ed) reliev(?:es?|ed) repels? sanitiz(?:es?|ed) steriliz(?:es?|ed)',
)
export const BODY = words(
  'ankles? back belly bones brain elbows? feet eyes gums? hair hearing heart hips knees lungs muscles neck scalp paws shoulders skin stomach tummy teeth wrists injur(?:y|ies)',
)
export const SPARES = String.raw`(?:protects?|strengthens?|supports?|spares?|saves?|repairs?|(?:good|better|best|great) for|(?:eas(?:y|ier)|gentler?|kind(?:er)?) (?:on|to)|off)`
/** "Keep it off the silk" */
export const NOT_PLACE = String.raw`(?<!\b(?:against|behind|for|from|into|like|near|not|off|on|onto|over|past|under|your|my) (?:(?:the|an?|your|my) )?)\b`
export const MAKING = words(String.raw`
  anodized approved awarded based brushed cut assembled assessed audited backed baked blended blown bottled brewed built bound carved cast certified cleared coated cold-pressed composed crafted cured dermatologist-\p{L}+ designed embroidered
  developed distilled dyed encrypted endorsed engineered fermented fired forged formulated fortified founded galvanized graded glazed grown hammered handmade harvested imported infused inspected
  insured invented knit knitted laminated lined machined made manufactured measured milled molded oiled patented picked plated polished poured pressed printed produced proven rated recommended
  recycled registered reinforced roasted sewn smoked sourced spun stamped sterilized stitched studied sustainably-\p{L}+ tempered modeled tested trained tried-and-tested trademarked treated vetted quilted tuned validated verified voted welded woven`)
/** "Designed for small hands" and "made to stir" tell of use. */
export const USE = String.raw`(?! (?:for|to|so|up|like|this|that|me|us|my|it easy|nowhere|nothing)\b)`
export const AUTHORITY = words(String.raw`
  (?:\p{L}+ )?academy accountants? architects? army association astronauts? athletes astronomers biologists botanists bureau carpenters chefs chemists chiropractors? clinic(?:s|ians?)? coaches
  CPA CPAs contractors council crews? dentists? department dermatologists? designers dietitians? doctors? editors electricians engineers? experts? farmers firefighters foundation guild hairdressers
  hospitals? influencers inspectors institute labs? laborator(?:y|ies) lawyers linguists marines mechanics medics? military ministry museum NASA navy neurologists? nurses? nutritionists? olympians
  orthodontists? orthopedists? paramedics pediatricians? pharmacists? physicians? physios? pilots plumbers police professionals professors? pros psychologists? realtors rescue researchers
  \p{L}{3,}(?:ologists?|iatrists?|icists?|ographers?) critics? scientists? society soldiers specialists? sommeliers stylists surgeons? teachers therapists? trainers universit(?:y|ies) veterinarians? vets winners`)
export const ENDORSES = words(String.raw`
  approv\p{L}+ back(?:s|ed)? checks? curat\p{L}+ help(?:s|ed) reviews? reviewed supervis\p{L}+ built buys? carr(?:y|ies|ied) certif\p{L}+ chose choose clip\p{L}* creat\p{L}+ design\p{L}+ develop\p{L}+ endors\p{L}+ hands? invent\p{L}+ keeps? kept lov\p{L}+ made makes measured
  own(?:s|ed)? pick(?:s|ed)? prescrib\p{L}+ put recommend\p{L}* relies rely says? said sent signed studied swears? swore switched test(?:s|ed)? told trains? trust(?:s|ed)? use[sd]? using vouch\p{L}* wears? wore`)
export const RESEARCH = words(
  'stud(?:y|ies) research researchers? trials? statistics surveys? scientifically clinically',
)
