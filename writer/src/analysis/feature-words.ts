/** Removed with the lists that a bundle does not use. */
/* @__NO_SIDE_EFFECTS__ */
const words = (text: string) => new Set(text.trim().split(/\s+/))

/** Verbs whose base form cannot open a noun phrase: "keep drinks cold", "fits most cars". */
export const VERBS = words(`
  answer need keep hold fit help reduce remove prevent protect carry make give let get take work run stay come go turn allow provide ensure offer deliver create absorb adjust adapt attach detach
  add avoid bring collect combine connect convert cook dice peel slice chop deep-clean soothe moisturize hydrate nourish eliminate repel resist dissolve eat enjoy expand extend feel
  include install keep last leave maintain monitor move organize organise perform play prepare produce provide pair recline recharge release reach refresh remain replace reveal save see seal-in serve shrink sit
  smell sound stick stop store support suit sync tighten tone tuck untangle use wear weigh withstand blend pour charge hang hide glide grow heat handle dry drain detect display disappear dispense
  glow illuminate inflate deflate insulate massage melt minimize mount open prop pop pull push rotate spin swivel scrub separate sharpen shave silence slide slip sleep soak soften squeeze steam stir stretch
  encourage inspire crush teach refresh chill erase rinse whiten lighten straighten shorten flatten fluff tame restore repair revive renew shield block filter purify deodorize neutralize freshen scent diffuse mist comfort shape contour accent match complement simplify automate remind alert notify sense count log project share transfer power cancel mute amplify shimmer sparkle flatter hydrate protect hug cradle grind squeeze catch attract repel deter muffle soundproof drown-out entertain relax
  brew bake boil fry toast whip knead defrost preheat freeze record print scan stream vibrate fill empty hug taste latch bounce float plump brighten exfoliate cleanse define volumize curl straighten detangle conceal blur fasten simmer roast last assemble convert survive fasten replace save pack swap toss track transform trap vibrate warm wash wipe unfold unroll unzip zip locks-in plug fold roll clip clamp attach sanitize lift smooth stack double nest
`)

/** Nouns as often as verbs: only what follows tells ("lights up", "lights"). */
export const VERBS_OR_NOUNS = words(`
  light stand lock clip strap hook cover snap wrap grip charge seal filter brush roll spray cut drain blend mix stack fold fit hold work run play pack lift support turn heat dry wash wipe store
  step spin slide slip stretch steam rest reach release range pull push press plug pop pair move mount measure massage mask stick stop sound smell sleep sit set show shine save return record
  rock ride power post pocket plant pump peel pad nest mop mark lounge line lift leash iron house handle hang guard grill glow glide flip flow float flash finish feed fan edge drop drip drape drill
  dress double display dip cup cut cook comb clean clamp cap button buckle boost block bend bag alarm base tie track trap trim wear zip
`)

/** What may follow an ambiguous word when it is a verb. */
export const AFTER_VERB =
  /^(?:up|down|on|in|into|to|over|flat|a|an|the|your|my|any|both|off|out|onto|easily|quickly|securely|firmly|tightly|under|from|fast|anywhere|everything|everywhere|like|right|straight|without|away|back|around|through|small|it|them|itself|itself|together|perfectly|smoothly|quietly|well|great|all|more|most|up-to|\d.*|dry|clean|shut|closed|open|tight|wet|hot|hair|skin|drinks|food|clothes|phones|water|air|dust|dirt|items|things|stuff)$/i

/** Ordinary adjectives. Endings such as -able, -proof and -free are read by rule. */
export const ADJECTIVES = words(`
  soft hard cozy comfy comfortable warm cool cold hot fresh clean dry smooth fluffy plush fuzzy chunky cute pretty simple modern vintage retro classic rustic minimal minimalist
  sharp sleek slim thin thick wide narrow long short tall small mini tiny compact large big roomy spacious huge deep shallow light lightweight heavy sturdy strong durable tough rugged solid stable firm flexible elastic stretchy bendy
  waterproof leakproof windproof dustproof shockproof rustproof sweatproof soundproof splashproof wireless cordless seamless portable foldable collapsible adjustable rechargeable reusable refillable washable
  magnetic automatic manual digital electric electronic smart quiet silent noiseless bright dim dimmable colorful colourful clear transparent matte shiny glossy sparkly vibrant
  insulated padded cushioned quilted breathable ventilated hydrating moisturizing nourishing gentle mild creamy rich silky velvety buildable blendable matte dewy non-greasy greasy sticky oily tacky heavy
  vegan organic natural cruelty-free fragrance-free unscented scented odorless sugarless gluten-free keto paleo kosher halal crunchy crispy chewy sweet salty spicy savory tangy tasty delicious filling
  safe secure hands-free handmade handcrafted personalized customizable universal versatile multifunctional multipurpose multi-purpose practical handy useful convenient easy quick fast powerful efficient precise accurate responsive
  non-slip nonslip anti-slip slip-resistant non-stick nonstick anti-fog scratch-resistant ergonomic weighted oversized fitted loose high-waisted sleeveless strapless cropped hooded
  reversible modular stackable nestable detachable removable replaceable interchangeable expandable extendable retractable telescopic rotating swivel wall-mounted freestanding self-cleaning self-adhesive
  beautiful elegant stylish luxurious fancy nice good great fun funny playful timeless neutral versatile packable carry-on-friendly travel-friendly kid-friendly pet-friendly family-friendly beginner-friendly
  airtight watertight tight slow steady even thermal heated cooling full complete ready affordable ageless free reflective opaque sheer squishy bouncy absorbent wooden woolen golden invisible unbleached greaseproof quick-drying long-lasting ultra-light ultralight unbreakable
  live recorded downloadable ad-free unlimited
  tarnish-free plant-based water-based oil-free alcohol-free paraben-free sulfate-free bpa-free latex-free wide-brimmed hypoallergenic tagless wrinkle-free lint-free tangle-free mess-free
`)

export const MATERIALS =
  /^(?:\d+% )?(?:(?:18\/\d+|food[- ]grade|solid|pure|real|full[- ]grain|genuine|organic|vegan|recycled|aircraft[- ]grade|tempered|borosilicate|stoneware|brushed|faux|soft|natural|strong|durable|thick|premium|high[- ]carbon|heavy[- ]duty|galvanized|powder[- ]coated|hand[- ]blown|hand[- ]poured|hand[- ]woven) )*(?:steel|stainless steel|carbon steel|cast iron|silicone|cotton|linen|wool|merino wool|bamboo|leather|vegan leather|faux leather|pu leather|ceramic|porcelain|glass|borosilicate glass|aluminum|titanium|nylon|polyester|canvas|silk|satin|velvet|fleece|suede|wood|acacia wood|walnut|oak|pine|teak|birch|maple|beech|cedar|mahogany|cork|poplar|marble|granite|acrylic|rattan|wicker|denim|microfiber|mulberry silk|copper|brass|sterling silver|plastic|rubber|eva foam|neoprene|spandex|modal|cashmere|concrete|resin|latex|jade|rose quartz|crystal|quartz|hemp|jute|soy wax|beeswax|paper|felt|mesh|terry cloth|flannel|tpe|tpu|pvc|abs|eva|terracotta|chenille|minky|sherpa|velour|corduroy|tweed|fabric|metal|iron|wrought iron|high[- ]carbon steel|(?:\w+ )?alloy|(?:\w+ )?blend|nylon spandex|polyester spandex|solid wood|mdf|plywood)$/i

export const PREPOSITION =
  /^(?:of|with|for|in|on|to|from|by|at|into|without|under|over|inside|behind|between|through|around|as|up|per|against|during|across|near|along|like)$/i

/** Function words of other languages: the text is not English, so it is quoted rather than inflected. (R32) */
export const FOREIGN =
  /(?<![\p{L}])(?:und|mit|für|der|das|ohne|nicht|aus|ist|sehr|zum|et|avec|pour(?! (?:over|spouts?|into|it|them|control))|sans|très|les|des|une|dans|para|con|sin|muy|los|las|una|por|del|della|per|senza|molto|com|sem|não|muito|uma|voor|een|zonder|het|och|med|för|oraz|dla|bez|ve|için|ile)(?![\p{L}])/iu
