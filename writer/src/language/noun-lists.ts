const words = (text: string) => new Set(text.trim().split(/\s+/))

/** Plural in form, one article when sold: "a pair of ___". */
export const PAIR_NOUNS = words(`
  gloves mittens socks shoes boots sneakers sandals slippers heels flats loafers clogs mules flip-flops trainers cleats booties
  slides pumps wedges moccasins crocs espadrilles stilettos insoles inserts
  pants jeans trousers shorts leggings joggers sweatpants tights stockings pajamas pyjamas overalls chinos khakis slacks capris
  boxers briefs panties underpants trunks sweats jeggings culottes scrubs
  glasses sunglasses eyeglasses goggles readers spectacles binoculars headphones earphones earbuds earplugs airpods earmuffs
  scissors pliers tweezers clippers tongs shears pincers snips tinsnips forceps nippers secateurs nail-clippers
  earrings cufflinks hoops studs crutches chopsticks skis rollerblades skates flippers fins dumbbells
`)

/** Plural without a singular of its own, or plural without an -s. */
export const PLURAL_ONLY = words(`
  clothes groceries leftovers essentials electronics cosmetics refreshments snacks goods supplies belongings savings
  people children men women feet teeth mice geese dice cattle police kids folks pajamas pyjamas
  blinds drapes curtains sheets linens
`)

/** End in -s and are singular all the same. */
export const COUNTABLE_IN_S = words(`
  lens glass canvas compass mattress harness dress press bus gas plus minus status cactus focus bonus campus virus iris chess
  tennis chassis atlas bias class mass pass brass moss boss cross loss grass mess princess wilderness fitness business
  process access address darkness brightness softness headdress waitress fortress trellis basis oasis analysis thermos
  christmas series species means news physics yes us this its his hummus citrus couscous molasses asparagus octopus
  crocus walrus hibiscus eucalyptus genius radius tetris kudos ethos cosmos swiss texas paris always perhaps less
  keyless wireless cordless stainless seamless strapless sleeveless apparatus surplus census chorus
  crossbody seamless bra's topless countless
`)

/** No "a" before them: "this serum", "some coffee". */
export const MASS_NOUNS = words(`
  grass evidence chlorine rust sesame slang privacy
  serum cider coffee dough tea water cream lotion moisturizer sunscreen shampoo conditioner soap powder makeup mascara foundation
  concealer blush bronzer highlighter eyeliner gloss balm oil butter gel foam paste toothpaste mouthwash deodorant perfume cologne
  fragrance skincare haircare detergent bleach polish wax glue paint ink putty slime clay sand soil mulch fertilizer
  compost seed litter kibble food chow jerky honey sugar salt pepper spice seasoning sauce salsa syrup jam mustard ketchup
  mayo masala vinegar flour rice pasta granola cereal oatmeal chocolate candy gum popcorn milk juice soda kombucha matcha cocoa
  protein collagen creatine whey magnesium melatonin turmeric ginger fiber hay gravel tape rope twine string wire yarn fabric
  cloth leather suede denim linen cotton wool silk satin velvet fleece bamboo wood walnut oak pine metal steel aluminum
  aluminium titanium iron copper brass gold silver plastic rubber silicone latex ceramic porcelain marble granite stone paper cardboard
  foil furniture equipment luggage jewelry jewellery clothing underwear activewear loungewear sleepwear swimwear footwear
  outerwear sportswear shapewear knitwear hardware software cookware bakeware drinkware dinnerware tableware glassware
  flatware cutlery silverware stemware stationery bedding lighting storage decor art music hair advice gear merchandise packaging
  padding insulation ventilation lining support protection comfort grip traction battery-life technology connectivity
  charging cooling heating cleaning suction lather texture moisture coverage pigment power noise control capacity warranty-free
  sunblock primer toner essence cleanser exfoliant retinol niacinamide aloe henna lube vaseline hairspray mousse pomade
  spf wifi bluetooth wi-fi usb bass sound audio light heat airflow visibility durability privacy security space room
  turf sod carpet flooring tile grout caulk sealant putty trim felt glitter confetti tulle lace ribbon
  bread cheese butter yogurt meat beef chicken fish tofu ramen broth soup stew chili
  mileage traffic laundry dust dirt lint clutter stuff garbage trash mail homework housework experience
  wear care sleep hydration velcro mesh gauze fringe foam memory-foam flexibility compatibility adhesive backing
  electricity energy pressure warmth softness elasticity stretch fluff
  tech edge-lighting playback resolution accuracy precision performance quality durability delivery shipping
  charcoal filtration vision jade quartz crystal strain playtime runtime resin hemp skin weather homework laundry clutter storage battery-life grease mess-making pet-hair fur dandruff acne sweat condensation static frizz breakage shedding parking outlet-space
  fruit beeswax parchment chenille vellum cashmere flannel polyester nylon spandex maple cedar birch beech teak acacia mahogany stoneware
  garlic zinc vanadium basil cilantro cumin paprika oregano thyme parsley peppermint eucalyptus rosemary caffeine cinnamon vanilla lavender chamomile cardamom
  kale spinach rosewater glycerin biotin elderberry ashwagandha spirulina
`)

export const IRREGULAR_PLURALS: Record<string, string> = {
  man: 'men',
  woman: 'women',
  child: 'children',
  person: 'people',
  foot: 'feet',
  tooth: 'teeth',
  goose: 'geese',
  mouse: 'mice',
  knife: 'knives',
  shelf: 'shelves',
  leaf: 'leaves',
  scarf: 'scarves',
  half: 'halves',
  loaf: 'loaves',
  wolf: 'wolves',
  calf: 'calves',
  life: 'lives',
  wife: 'wives',
  thief: 'thieves',
  self: 'selves',
  elf: 'elves',
  die: 'dice',
  ox: 'oxen',
  bookshelf: 'bookshelves',
  housewife: 'housewives',
  salesperson: 'salespeople',
  fireman: 'firemen',
  craftsman: 'craftsmen',
  sportswoman: 'sportswomen',
}
