import { keptBy, singular } from '../language'

const setOf = (text: string) => new Set(text.trim().split(/\s+/))

/** What products are called, in the singular: the last word of the shopper's noun. */
const THINGS = setOf(`
  concentrate brew cajon chopstick rake cradle chappal shito extrait attar hijab descaler piñata
  bank suspender charcoal exerciser smock turban birdfeeder jumper bidet nightcap bootie poncho
  peptides rinse pole crisp slice chickpea latte divider sorter deodorizer winder plaque colander gloss plumper
  tread favor zapper treadmill ghost gooseneck
  tamper stair sha raincoat refill crayon popper
  band base cam finder splitter separator catcher holster wax cage hotspot starter keychain tin
  accessory adapter advent aerator airbed airer alarm album ampoule animal anklet apparatus applicator apron arm aquarium armband assortment attachment awning backdrop
  backpack backsplash bacon bag balaclava ball balloon balm banner bar barbell barrel basket bassinet bat battery bead beanie bed bedding bedspread bell
  belt bench bento bib bidet bike bikini bin binder birdbath birdhouse bitters blanket blanky blaster blazer blender blind block blocker blouse blower
  blush board bodycon bodysuit bolster bomb bonnet book bookcase bookend booklet bookmark bookshelf booster boot bottle bouncer bouquet bow bowl box
  boxer bra brace bracelet bracket bralette bread breaker brick brief briefcase bronzer brooch broom broth brow brush bucket buckle buggy bulb bumper
  bundle bunting burner butter button cabinet cable cactus caddy cage cake calculator calendar camera cami can candle candy cane canister canopy canvas
  cap cape car carafe card cardholder cardigan carpet carrier carseat cart case catcher cereal chai chain chair chalk chandelier charger charm chart
  cheese chest chew chip chisel chocolate choker chopper clamp clay cleaner cleanser clip clipper cloak clock clog cloth club clutch coaster coat cocoa
  coffee collar collection cologne comb comforter compass composter concealer conditioner cone confetti console container contour controller cookbook
  cooker cookie cookset cookware cooler coop copybook cord corkscrew corrector corset costume cosy couch cozy counter countertop cover cracker crate crayon cream creamer crib croc
  crockpot crossbody crowbar crutch cube cuff culture cup curler curtain cushion cutlery cutout cutter dartboard dashcam decal deck decor decoration
  dehydrator deodorant desk detangler detector detergent device diaper dice diffuser dip dispenser display dock doll dollhouse dolly dongle donut door
  doorbell doormat doorstop dough drawer dress dresser dressing drill drink drone drum dryer dryerball duffel duffle dumbbell dummy dungaree durag
  duster dustpan duvet earbud earmuff earphone earplug earring easel ebike egg electrolyte emulsion encyclopedia engraver envelope epilator equipment
  eraser espresso essence etcher exfoliator extender extension extinguisher eyelash eyeliner eyeshadow fan faucet feeder fence fertilizer figurine
  filament file filler film filter fin flag flashcard flashlight flask float flosser flower foam foil folder footrest fork foundation fountain frame
  freezer freshener fridge frisbee frother fryer funnel futon gadget gaiter game garland garment gate gauge gear gel generator gimbal glass glasses
  globe glove glue goggle gown grabber granola granolas grater greens grill grinder grip gripper groomer grouter guard guitar gum gummy gun gym hairband
  hairbrush haircare hairdryer hammer hammock hamper handbag handle handlebar hanger harness hat hatchet headband headboard headlamp headphone headrest
  headset headwrap heater heel helmet highlighter hinge hoe holder holster honey hoodie hook hoop hopper hose hub hula humidifier hummus hygrometer
  incense incubator inflator ink inliner insert insole instrument iron irrigator island jacket jam jar jean jelly jerkies jerky jewelry jigsaw jogger
  journal jug juice juicer jumper jumpsuit kaftan kayak kefir keg kettle kettlebell keyboard keycap keychain kibble kimchi kimono kit kite kneeler knife
  knob kombucha label lace ladder ladle lamp lampshade lantern lanyard lash latch laundry leash legging lego legwarmer lemonade lens letterboard level
  licker lid lifter light lighter linen liner lint lip lipgloss lipstick litter loafer lock log locket loom lotion lounger loupe lunchbox lure machine
  magazine magnet magnifier mailbox maker makeup mallet mandoline manicure map marinade marker masala mascara mask massager mat matcha mattress meal measure
  meat memo meter mic microphone microscope microwave milk mill mirror mist mister mitt mitten mix mixer moccasin modem moisturiser moisturizer
  mold molding monitor mop moss motor mount mouse mousepad mousse mouthguard mouthwash mover mower muffler mug mulch multitool mushroom mustard muzzle
  nail nailer nailpolish napkin nebulizer necklace necktie nest net nightgown nightlight nightstand noodle notebook notepad nozzle nut oar oatmeal oil
  onesie opener organizer ornament ottoman outfit outlet oven overall pacifier pack packet pad paddle paint painting pajama palette pan panel pant
  pantie panty paper parasol parka passport pasta paste patch pedal peel peeler peg pegboard pen pencil pendant percolator perch perfume pesto pick pickaxe pickle
  picture pillow pillowcase pin pinata pipe pitcher plane planer plank planner plant planter plate platform player playhouse playmat playset plier plug
  plunger plush plushie pod pogo pole polish polo pomade poncho pool popcorn popper popsicle portrait post poster pot pouch powder powerbank pram press
  pretzel primer print printer probe projector protector pruner puller pump punch puppet purifier purse pusher putty puzzle pyjama quilt rack racket
  radio raft rail rain ramen ramp rattle razor reader receiver recliner record recorder reel refill regulator relay remote remover repellent repeller
  rest retainer ring riser robe robot rocker rod roller romper rooftop rope router rower rub rug ruler runner sack saddle safe salsa salt salve sampler
  sandal sandbox sander sandpit sarong sauce sauna sausage saver saw scale scanner scarf scissor sconce scoop scooter scope scoreboard scraper scratcher
  screen screwdriver scrub scrubber scrunchie sealer seasoning seat seed sensor serger serum set shade shaker shampoo shaper shapers shapewear sharpener
  shaver shawl shear sheet shelf shelter shield shirt shoe shooter shopvac shorts shovel showerhead shrug sifter sign sink sitter skate
  skateboard skein skewer skillet skin skincare skirt slate sled sleepsack sleepwear sleeve slicer slide slider slime sling slingshot slipper smartwatch
  snack sneaker snorkel snowboard soap sock socket soda sofa soother soundbar soup spatula speaker spice spiker spinner sponge spoon spray sprayer
  spread sprinkler squeegee squeegees squeezer squishy stain stake stamp stand stapler starter station steamer stem step stencil stepper steriliser
  sterilizer stick sticker stocking stone stool stopper stove straightener strainer strap straw stretcher string strip stroller stylus suit suitcase support
  suncream sunglass sunscreen supplement supply surfboard swab swaddle swatch swatter sweater sweatpant sweatshirt sweeper sweetener swimsuit swing
  switch syrup system t-shirt table tablecloth tablet tabletop tag tallow tank tanktop tanner tape tapestry tarp tattoo tea teapot tee teether telescope
  tent terrarium thermometer thermos thermostat thong throw thruster tie tights tile tiller timer tin tint toaster toner tong tonic tool toolbox
  toothbrush toothpaste top topper torch tote towel tower toy toybox track tracker trailer train trainer trampoline trap tray treadmill treat tree
  treehouse trellis tricycle trim trimmer tripod trolley trouser truck truffle trunk tshirt tub tube tumbler tumblers tunic tunnel turban turner tutu
  tuxedo tweezer twister umbrella underwear uniform urn vac vacuum valve vanity vase vegetable veil vest vinegar visor vitamin waffle wagon wakeboard
  walker walkie wallet wallpaper wand wardrobe warmer wash washer watch watchband water waterer wax webcam wedge weeder weight wetsuit wheel whip whisk
  whistle whiteboard wick wig windbreaker wine wipe wire wok workbench wrap wreath wrench wristband wristlet yarn yogamat yoyo zipper
  teleprompter turntable clothesline paver jiggler spacer bangs spirit workout preworkout tether bears feeder scoby extract gelato pan cobbler beans opener hammer hook converter
  keyring armoire brownie saree sari kurta lehenga cider baklava photo bite brittle caramel chiller cobbler daypack dicer fudge gnocchi henley pattern pit plunge soak swaddler tincture tabletop wrap
`)

/** Software, files and memberships. */
const DIGITAL = setOf(`
  esim sync
  headshot action
  app software tool platform plugin extension crm scheduler tracker planner editor generator template dashboard spreadsheet preset font ebook pdf guide printable worksheet workbook bundle
  course class masterclass workshop bootcamp lesson program challenge academy webinar tutorial coaching membership subscription newsletter podcast community group club
  invoicing bookkeeping scheduling budgeting timesheet builder chatbot assistant bot keyboard vpn widget theme checklist script prompt pack overlay sample loop beat stem filter lut calculator converter
`)

/** Work that people do for others. */
const SERVICES = setOf(`
  lamination microblading piercing tattooing
  washing
  clearance fitting trimming grinding filing pruning staging
  store coordinator barber prep chef notary tune-up handyman electrician plumber coach tutor artist photographer florist
  service photography videography cleaning detailing valeting grooming walking sitting boarding training tutoring lesson catering repair installation landscaping lawncare mowing plumbing painting tuning sharpening removal hauling moving
  rental delivery restoration alteration tailoring bookkeeping accounting printing massage facial haircut manicure pedicure session consultation review editing writing translation design care dj daycare babysitting nanny
  photoshoot shoot makeover styling inspection maintenance organizing decluttering storage hosting planning agency studio salon tour retreat concierge sitter babysitter consultant groomer designer illustrator videographer stylist caterer officiant
`)

/** Only the server knows so many words. */
export const addThings = (words: string) => {
  for (const word of words.trim().split(/\s+/)) THINGS.add(word)
}

/** Words in front of a product's noun that are in no other list; capitalized they are no brand. */
const DESCRIBING = setOf(`
  vitamin-c vitamin-d vitamin-b vitamin-e vitamin-k sachets non petite tri quad cot sectional chaise armoire credenza hutch washroom mudroom entryway pergola gazebo sunroom greenhouse hydroponic aquaponic bonsai succulent ficus
  monstera pothos sisal seagrass burlap velour mohair alpaca angora lycra rayon modal viscose microfiber epoxy vinyl hybrid orthopedic cervical sciatic plantar acupressure acupuncture ems
  infrared sonic hepa uv kaolin bentonite ginseng maca moringa chlorella miso casein salicylic glycolic lactic azelaic jojoba rosehip marula tamanu shea multivitamin probiotic prebiotic
  digestive sodium citrulline guarana preschool kindergarten tactile adhd dyslexia phonics cursive guinea ferret parrot budgie gecko turtle betta hockey lacrosse badminton squash archery
  billiards cornhole volleyball cello banjo flute clarinet saxophone trumpet harmonica kalimba analog corded hydraulic pneumatic suv van motorcycle marine atv utv menstrual pelvic prenatal
  bridesmaid groomsmen bachelorette quinceanera hanukkah diwali ramadan eid valentines onsite semi handwoven handpainted artisan monogrammed crocheted braided bohemian coastal nautical
  victorian gothic motivational inspirational cowhide goatskin sheepskin terracotta pewter pickled gluten umami blackhead psoriasis rosacea melasma leotard chino shoelace cufflink
  fanny barre zumba crossfit dental floss insomnia cappuccino wasp roach spider mole gopher raccoon bifold
  lion's-mane chess sous vide menopause sump potty denture lactation bunion compression sleep collapsible adaptive
  undated dated dotted ruled enamel tarot epsom oat dill embroidery procreate moody origami herbal almond cashew pistachio assorted bug slick junk logo doula nano ionic
  peppermint spearmint merino strawberry blueberry raspberry mango overnight freeze dried dehydrated mobile
  ratchet bedside trailer bubble collagen nasal moss pond
  lumbar scalp podcast halloween christmas easter sherpa balm macrame
  tortilla taco ravioli waffle pancake egg bagel jalapeno sriracha ramen boba bbq smores charcuterie fondue popsicle gummy velvet linen garment mattress area ladder tension wine olive bone
  sourdough beeswax yerba tummy poop minky crochet barefoot bidet heatless dermaplaning flannel gua sha yoga pilates keto boho macrame terry waffle muslin sherpa corduroy
  pickleball golf tennis soccer basketball karaoke sensory montessori espresso kombucha cedar eucalyptus wedding bridal maternity nursing postpartum newborn toddler
  lightroom notion excel canva photoshop spanish italian french german japanese korean watercolor calligraphy guitar piano ukulele tax resume
  jersey maths dash trail gutter grout drywall lawn hose patio deck chicken coop hamster rabbit reptile aquarium cosplay anime galaxy unicorn dino dinosaur mermaid
  screen privacy packing lid raised galvanized standing walking sharpening stirring peeling surprise party spiral hair thermal wireless nap gel rug
`)
export const isDescribing = (typed: string) => DESCRIBING.has(typed.toLowerCase())

/** Names that are words as well. */
const NAMED = new Map(
  ['Excel', 'Notion', 'Lightroom', 'Canva', 'Photoshop', 'Procreate', 'Dutch', 'Epsom'].map((name) => [
    name.toLowerCase(),
    name,
  ]),
)
export const properCase = (word: string) => NAMED.get(word.toLowerCase()) ?? word

export type NounSort = 'thing' | 'digital' | 'service'

/** Whether a word is the last of what a product is called, and of which sort. */
export const productNoun = keptBy((typed: string): NounSort | undefined => {
  const whole = typed.toLowerCase().replace(/iser(?=s?$)/, 'izer')
  // "non-stick" tells how it is.
  if (/^(?:long|short|cap)-sleeve$|^non-/.test(whole)) return undefined
  const word =
    THINGS.has(whole) || SERVICES.has(whole) || /^\w-|^over-the-|-and-stick$/.test(whole)
      ? whole
      : (whole.split('-').at(-1) ?? '')
  if (
    (SERVICES.has(word) || /^(?:repairs|lessons|tours|sessions|alterations|haircuts|massages|facials)$/.test(word)) &&
    !THINGS.has(word)
  )
    return 'service'
  for (const form of new Set([word, singular(word), word.replace(/s$/, ''), word.replace(/es$/, '')])) {
    if (THINGS.has(form)) return 'thing'
    if (DIGITAL.has(form)) return 'digital'
    // "headlamp", "toolbox"
    const end =
      /^[a-z]{3,}?((?:coat|lamp|case|board|book|band|brush|chair|cloth|light|rack|shirt|shoe|stand|tray|bottle|paper|mat|box|bag|glove|plate|knife|wear))$/.exec(
        form,
      )?.[1]
    if (end && form !== 'format' && !/\p{Ll}\p{Lu}/u.test(typed) && THINGS.has(end)) return 'thing'
  }
  return undefined
})
