import { describe, expect, test } from 'vitest'
import type { Kind } from '../kinds'
import { readName } from './index'

const kind = (form: Kind['form'], name: string, noun: string, nouns: string[], words: string[] = []): Kind => ({
  id: name,
  name,
  nouns,
  words,
  not: [],
  form,
  noun,
  is: '',
  callPlace: '',
  never: [],
  details: [],
  problems: [],
  features: [],
  tests: [],
  doubts: [],
  limits: [],
  enterLines: [],
  closes: [],
  priceLines: [],
  callLines: [],
  pieces: [],
})
const SERUM = kind('stuff', 'niacinamide serum', 'serum', ['niacinamide serum'], ['niacinamide'])
const CLEANING = kind('service', 'house cleaning service', 'service', ['home cleaning', 'maids'])
const COURSE = kind('course', 'online course', 'course', ['online course'])
const TUTORING = kind('course', 'tutoring', 'tutoring', ['maths tutoring'])
const CANDLE = kind('thing', 'scented candle', 'candle', ['scented candle', 'candle'], ['cabin candle'])
const HOLDER = kind('thing', 'car phone holder', 'holder', ['car phone holder', 'phone mount'])

/** What was typed, the first mention, later mentions, and the noun. */
const TABLE: readonly (readonly [string, string, string, string])[] = [
  ['Ding King Mobile Dent Repair – Geelong', 'Ding King', 'Ding King', 'mobile dent repair'],
  ['The Ferry Doesn’t Run on Sundays (signed paperback)', 'the Ferry Doesn’t Run on Sundays', 'the book', 'book'],
  ['Tres Marias sling bag canvas anti theft', 'the Tres Marias sling bag', 'the Tres Marias', 'sling bag'],
  ['drifthall c1 controller', 'the Drifthall C1 controller', 'the Drifthall C1', 'controller'],
  ['oom faizels chilli oil 250ml', "Oom Faizel's chilli oil", 'the oil', 'chilli oil'],
  ['Marlo 6-in-1 Pressure Cooker', 'the Marlo 6-in-1 pressure cooker', 'the Marlo', '6-in-1 pressure cooker'],
  ['Photo booth hire for weddings in Cebu', 'this photo booth hire', 'the hire', 'photo booth hire'],
  ['Bike hire in Kinsale', 'this bike hire', 'the hire', 'bike hire'],
  ['Mobile dog grooming Tampa', 'this mobile dog grooming service', 'the service', 'mobile dog grooming'],
  ['Mill Lane Boiler Servicing', 'Mill Lane', 'Mill Lane', 'boiler servicing'],
  ['No. 7 hand cream', 'the No. 7 hand cream', 'No. 7', 'hand cream'],
  ['Spanish with Carla - online course', 'Spanish with Carla', 'Spanish with Carla', 'online course'],
  ['LEASH-O hands free dog leash', 'the Leash-O hands-free dog leash', 'the Leash-O', 'hands-free dog leash'],
  ['Bramble & Fig compost bin', 'the Bramble & Fig compost bin', 'the Bramble & Fig', 'compost bin'],
  ['The Plain Jar Niacinamide', 'the Plain Jar niacinamide', 'The Plain Jar', 'niacinamide'],
  ['Aerio T2 earbuds', 'the Aerio T2 earbuds', 'the Aerio T2 earbuds', 'earbuds'],
  ['Slow cooker by Lumo', 'the Lumo slow cooker', 'the Lumo', 'slow cooker'],
  ['PotPal Slow Cooker 6 Qt, Black', 'the PotPal slow cooker', 'the PotPal', 'slow cooker'],
  ['electric milk frother', 'this electric milk frother', 'the frother', 'electric milk frother'],
  [
    'NEW 2025 Upgraded!! [2 PACK] Vormax Portable Blender for Shakes and Smoothies | USB Rechargeable, BPA Free',
    'the Vormax portable blender',
    'the Vormax',
    'portable blender',
  ],
  ['Müller Tortenheber', 'Müller Tortenheber', 'Müller Tortenheber', 'thing'],
  ["Käthe's Honey", "Käthe's honey", 'the honey', 'honey'],
  ['Pocketwren', 'Pocketwren', 'Pocketwren', 'thing'],
  ['Shiftly - staff scheduling app', 'Shiftly', 'Shiftly', 'staff scheduling app'],
  [
    "Women's High Waisted Leggings with Pockets, Squat Proof, Black, M",
    "these women's high waisted leggings",
    'the leggings',
    "women's high waisted leggings",
  ],
  ['garlic press', 'this garlic press', 'the press', 'garlic press'],
  ['Camper Python 10 ft hose support', 'the Camper Python hose support', 'the Camper Python', 'hose support'],
  ["The Night Baker's Notebook by Tom Okafor", "the Night Baker's Notebook", 'the book', 'book'],
  ['DukaBook POS & stock app for small shops', 'DukaBook POS', 'DukaBook POS', 'stock app'],
  [
    'Mei Lin Musang King durian delivery',
    'Mei Lin Musang King durian delivery',
    'Mei Lin Musang King durian delivery',
    'king durian delivery',
  ],
  ['抹茶ラテ', '抹茶ラテ', '抹茶ラテ', 'thing'],
  ['Glow Serum 30ml', 'this glow serum', 'the serum', 'glow serum'],
  ['🔥HOT🔥 Car Phone Holder (Black)', 'this car phone holder', 'the holder', 'car phone holder'],
  ['Nordlys weighted blanket 15 lbs', 'the Nordlys weighted blanket', 'the Nordlys', 'weighted blanket'],
  ['Tidy Tails dog grooming', 'Tidy Tails', 'Tidy Tails', 'dog grooming'],
  ['constructor', 'this constructor', 'the constructor', 'constructor'],
  ['EZ-Peel Orange Peeler 3pcs', 'the EZ-Peel orange peeler', 'the EZ-Peel', 'orange peeler'],
  ['Oat & Ivy Candle', 'the Oat & Ivy candle', 'the Oat & Ivy', 'candle'],
  ['2-in-1 Lint Roller', 'this 2-in-1 lint roller', 'the roller', '2-in-1 lint roller'],
  [
    'Kodo noise cancelling headphones v2',
    'the Kodo noise cancelling headphones',
    'the Kodo headphones',
    'noise cancelling headphones',
  ],
  ['Knobsy cabinet knobs (set of 10)', 'the Knobsy cabinet knobs', 'the Knobsy knobs', 'cabinet knobs'],
  [
    'FURVANA PET HAIR REMOVER ROLLER - REUSABLE LINT BRUSH FOR COUCH',
    'the Furvana pet hair remover roller',
    'the Furvana',
    'pet hair remover roller',
  ],
  [
    'Brisa Stanley-style 40oz tumbler with handle, lilac',
    'the Brisa Stanley-style tumbler',
    'the Brisa Stanley-style',
    'tumbler',
  ],
  ['Hearthly sourdough starter kit', 'the Hearthly sourdough starter kit', 'the Hearthly', 'sourdough starter kit'],
  ['Lash Lab magnetic lashes, 3 pairs', 'the Lash Lab magnetic lashes', 'the Lash Lab lashes', 'magnetic lashes'],
  ['Penwick fountain pen', 'the Penwick fountain pen', 'the Penwick', 'fountain pen'],
  ['Zuri Wireless Car Charger 15W - Auto Clamp', 'the Zuri wireless car charger', 'the Zuri', 'wireless car charger'],
  ['Rent Buddy app', 'Rent Buddy', 'Rent Buddy', 'app'],
  ['Mopsy® spin mop & bucket', 'the Mopsy spin mop and bucket', 'the Mopsy', 'spin mop and bucket'],
  ['kids balance bike', 'this kids balance bike', 'the bike', 'kids balance bike'],
  ['Wool Dryer Balls 6 Pack XL', 'these wool dryer balls', 'the balls', 'wool dryer balls'],
  ['Quill & Co. leather journal', 'the Quill & Co leather journal', 'the Quill & Co', 'leather journal'],
  ['Trailmate 2-person tent, green', 'the Trailmate 2-person tent', 'the Trailmate', '2-person tent'],
  ['Sudsy dish soap refill', 'the Sudsy dish soap refill', 'the Sudsy', 'dish soap refill'],
  ['bamboo cutting board set of 3', 'this bamboo cutting board', 'the board', 'bamboo cutting board'],
  ['Veloura satin pillowcase queen', 'the Veloura satin pillowcase', 'the Veloura', 'satin pillowcase'],
  ['iPhone 15 case by Casely', 'the Casely iPhone 15 case', 'the Casely', 'iPhone 15 case'],
  ['Little Sprout baby monitor', 'the Little Sprout baby monitor', 'the Little Sprout', 'baby monitor'],
  ['H2Go water bottle', 'the H2Go water bottle', 'the H2Go', 'water bottle'],
  ['Kumo memory foam seat cushion', 'the Kumo memory foam seat cushion', 'the Kumo', 'memory foam seat cushion'],
  ['LED Strip Lights 32.8ft, RGB, App Control', 'these LED strip lights', 'the lights', 'LED strip lights'],
  ['Fern plant care service', 'Fern', 'Fern', 'plant care service'],
  ['Doro door stopper 4 pcs, grey', 'the Doro door stopper', 'the Doro', 'door stopper'],
  ['Press on nails, almond, pink', 'these press on nails', 'the nails', 'press on nails'],
  ['TrackMyBox', 'TrackMyBox', 'TrackMyBox', 'thing'],
  ['Crumb – desk vacuum', 'the Crumb desk vacuum', 'the Crumb', 'desk vacuum'],
  [
    'Dog Bed Large Washable Orthopedic Calming Donut Cuddler for Medium and Large Dogs Anti Anxiety Round Fluffy Plush',
    'this dog bed',
    'the bed',
    'dog bed',
  ],
  ['Yoga mat', 'this yoga mat', 'the mat', 'yoga mat'],
  ['Solène perfume oil', 'the Solène perfume oil', 'Solène', 'perfume oil'],
  ['the Everlight lantern', 'the Everlight lantern', 'the Everlight', 'lantern'],
  ['', 'this', 'it', 'thing'],
  ['!!!', 'this', 'it', 'thing'],
  ['Raised Garden Bed Galvanized 8x4x2 ft', 'this raised garden bed', 'the bed', 'raised garden bed'],
  ['EXCEL FOR NORMAL PEOPLE course', 'this Excel course', 'the course', 'Excel course'],
  [
    'self watering globes glass 6pcs mushroom shape',
    'these self-watering globes',
    'the globes',
    'self-watering globes',
  ],
  ['Silicone Lid Set stretch any bowl', 'this silicone lid set', 'the set', 'silicone lid set'],
  ['DinoDig 12 eggs surprise party excavation kit', 'the DinoDig excavation kit', 'the DinoDig', 'excavation kit'],
  ['packing cubes 6 SET ultralight', 'these packing cubes', 'the cubes', 'packing cubes'],
  ['Handyhülle phone case w strap', 'this phone case', 'the case', 'phone case'],
  ['Knife Sharpener 15-20 degrees', 'this knife sharpener', 'the sharpener', 'knife sharpener'],
  [
    'PrivacyGuard Screen Protector iPhone 15 pro anti-spy',
    'the PrivacyGuard screen protector',
    'the PrivacyGuard',
    'screen protector',
  ],
  ['little lens photography', 'Little Lens Photography', 'Little Lens Photography', 'photography'],
  ['The Loopy Paper The ADHD-Friendly planner', 'the Loopy Paper planner', 'the Loopy Paper', 'planner'],
  ['Marta Learn Watercolor in 30 Days online class', 'Learn Watercolor in 30 Days', 'the class', 'online class'],
  ['sunrise alarm clock "Dawnly"', 'the Dawnly sunrise alarm clock', 'the Dawnly', 'sunrise alarm clock'],
  ['hose expandable 100ft', 'this expandable hose', 'the hose', 'expandable hose'],
  ['knife sharpening by mail', 'this knife sharpening service', 'the service', 'knife sharpening'],
  ['raincoat dog w/ leash hole', 'this dog raincoat', 'the raincoat', 'dog raincoat'],
  ['pizza stone + peel', 'this pizza stone and peel', 'the peel', 'pizza stone and peel'],
  ['in home dog training Pawsitive Pals', 'Pawsitive Pals', 'Pawsitive Pals', 'in home dog training'],
  ['paint by numbers custom photo', 'this paint-by-numbers kit', 'the kit', 'paint-by-numbers kit'],
  ['compost bin kitchen counter', 'this compost bin', 'the bin', 'compost bin'],
  ['prototype', 'this prototype', 'the prototype', 'prototype'],
  ['Lingofox - Learn Spanish by talking', 'Lingofox', 'Lingofox', 'thing'],
  ['Nudge — never forget a bill again', 'Nudge', 'Nudge', 'thing'],
  ['Tempo: habit tracker', 'Tempo', 'Tempo', 'habit tracker'],
  [
    'Velvette Peel Off Lip Stain (shade: Sugar Plum)',
    'the Velvette peel off lip stain',
    'the Velvette',
    'peel off lip stain',
  ],
  ['Hot Honey Sauce Buzzin 12 oz Squeeze Bottle', 'the Buzzin hot honey sauce', 'Buzzin', 'hot honey sauce'],
  [
    'Mens Waffle Knit Henley Long Sleeve Shirt Slim Fit M-XXL, NorthPine',
    'the NorthPine waffle knit henley',
    'the NorthPine',
    "men's waffle knit henley",
  ],
  [
    'Birthday Cake Dessert Candle (whipped wax) - Sweet Wick Studio',
    'the Sweet Wick Studio cake dessert candle',
    'the Sweet Wick Studio',
    'cake dessert candle',
  ],
  [
    'Etsy Printables Masterclass by Dana K.',
    'this Etsy printables masterclass',
    'the masterclass',
    'Etsy printables masterclass',
  ],
  ['Backyard Beekeeping 101', 'Backyard Beekeeping 101', 'Backyard Beekeeping 101', 'course'],
  ['subtrackr app', 'Subtrackr', 'Subtrackr', 'app'],
  ['Swell beeswax food wraps', 'the Swell beeswax food wraps', 'the Swell wraps', 'beeswax food wraps'],
  [
    'Chopsy 15-in-1 Vegetable Chopper Slicer Dicer w/ Container',
    'the Chopsy 15-in-1 vegetable chopper',
    'the Chopsy',
    '15-in-1 vegetable chopper',
  ],
  ['LUMA | Smart Ring Light 10" w/ Tripod', 'the Luma smart ring light', 'the Luma', 'smart ring light'],
  ["Dr. Greene's Eczema Balm", "Dr. Greene's balm", 'the balm', 'balm'],
  ['plumber same day - DrainDash', 'DrainDash', 'DrainDash', 'plumber'],
  ['Airtight Bread Box Bamboo Lid Loafly', 'the Loafly airtight bread box', 'the Loafly', 'airtight bread box'],
]

/** Marketplace titles: what was typed, the first mention and later ones. */
const FIRST_AND_LATER: readonly (readonly [string, string, string])[] = [
  ['Two Buckets House Cleaning - fortnightly home cleaning in Durban North', 'Two Buckets', 'Two Buckets'],
  ['end of lease clean - SparkleMates Melb west', 'SparkleMates', 'SparkleMates'],
  ['Borrow a Saree by Meenakshi: silk saree rental, Bengaluru', 'Borrow a Saree', 'Borrow a Saree'],
  [
    'Foldwell Wall-Mounted Drop-Down Desk with Shelf, Oak Veneer',
    'the Foldwell wall-mounted drop-down desk',
    'the Foldwell',
  ],
  ['CAST IRON SKILLET 12 INCH PRE SEASONED OVEN GRILL INDUCTION CAMPFIRE', 'this cast iron skillet', 'the skillet'],
  ['Kids Nightlight Projector Star Moon Rotating Timer Gift', 'this kids nightlight projector', 'the projector'],
  ['Silicone Baking Mats half sheet non stick', 'these silicone baking mats', 'the mats'],
  ['Dusk till Dawn blackout curtains', 'the Dusk till Dawn blackout curtains', 'the Dusk till Dawn curtains'],
  ['robot window cleaner GLYDE W2', 'the Glyde W2 robot window cleaner', 'the Glyde W2'],
  ['Tidewater Mobile Notary', 'Tidewater Mobile Notary', 'Tidewater Mobile Notary'],
  [
    'Learn Spanish with Abuela: conversation card deck',
    'the Learn Spanish with Abuela conversation card deck',
    'the Learn Spanish with Abuela',
  ],
  ['Car Trash Can w/ Lid Waterproof Collapsible Backseat Organizer', 'this car trash can', 'the can'],
  [
    'Freeze dried strawberry + mango crisps no sugar added',
    'these freeze-dried strawberry and mango crisps',
    'the crisps',
  ],
  ['Rechargeable camping lantern + fan combo', 'this rechargeable camping lantern and fan', 'the fan'],
  ['Peel and Stick Backsplash Tiles 10 Sheets', 'these peel-and-stick backsplash tiles', 'the tiles'],
  ['Undated Weekly Planner Pad', 'this weekly planner pad', 'the pad'],
  ['Crunchline Roasted Chickpeas variety 8 pk', 'the Crunchline roasted chickpeas', 'the Crunchline chickpeas'],
  ['Kettle Owl Instant Chai Latte Sachets (20)', 'the Kettle Owl instant chai latte', 'the Kettle Owl'],
  ['Custom Song Plaque Acrylic w/ Photo', 'this custom song plaque', 'the plaque'],
  ['sock sorter', 'this sock sorter', 'the sorter'],
  ['bamboo drawer dividers', 'these bamboo drawer dividers', 'the dividers'],
  ['big button remote', 'this big button remote', 'the remote'],
  ['fridge deodorizer', 'this fridge deodorizer', 'the deodorizer'],
  ['watch winder', 'this watch winder', 'the winder'],
  ['lavender soy milk bath', 'this lavender soy milk bath', 'the bath'],
  ['dried mango slices no sugar', 'these dried mango slices', 'the slices'],
  ['Lena & Co', 'Lena & Co', 'Lena & Co'],
  ['Fold n Go laundry rack', 'the Fold n Go laundry rack', 'the Fold n Go'],
  ['Inkling gel pens', 'the Inkling gel pens', 'the Inkling pens'],
  ['FocusFlow: Stop Procrastinating', 'FocusFlow', 'FocusFlow'],
  ['Salt + pepper grinder set', 'this salt and pepper grinder set', 'the set'],
  ['Stick on Ceiling Light Battery Operated', 'this stick-on ceiling light', 'the light'],
  ['Over The Sink Colander', 'this over-the-sink colander', 'the colander'],
  ['Notebook + Pen Set', 'this notebook and pen set', 'the set'],
  ['Garden Hose No Kink 50ft', 'this garden hose', 'the hose'],
  ['Wool Beanie - Portland', 'this wool beanie', 'the beanie'],
  ['Arrow necklace gold', 'this arrow necklace', 'the necklace'],
  ['Lip Plumper Gloss', 'this lip plumper gloss', 'the gloss'],
  ['Enamel mugs', 'these enamel mugs', 'the mugs'],
  ['"Where Do Worries Go?" – picture book hardcover', 'the picture book Where Do Worries Go', 'the book'],
  ['PureRain 15 stage shower filter', 'the PureRain 15-stage shower filter', 'the PureRain'],
  ['SnapJuice power bank slim 5000mAh', 'the SnapJuice power bank', 'the SnapJuice'],
  ['Old Pier Fermented Chili Sauce', 'the Old Pier fermented chili sauce', 'Old Pier'],
  ["Smoky Pete's Chipotle Drizzle no-salt-added", "Smoky Pete's chipotle drizzle", 'the drizzle'],
  ['moving help, 2 movers', 'this moving service', 'the service'],
  ["3D printed leopard gecko hide 'Noodle'", 'this 3D printed leopard gecko hide', 'the hide'],
  ["Nana Bea's sourdough starter kit, dried", "Nana Bea's sourdough starter kit", 'the kit'],
  ['PetPal GPS collar + app', 'the PetPal GPS collar', 'the PetPal'],
  ['PAWSOME PUP no-pull harness', 'the Pawsome Pup harness', 'the Pawsome Pup'],
  ['Bluebird Lawn Care spring cleanup', 'Bluebird Lawn Care', 'Bluebird Lawn Care'],
  ['birth chart reading, written, 12 pages', 'this birth chart reading', 'the reading'],
  ['Hot girl walk weighted vest 12lb', 'this weighted vest', 'the vest'],
  ['post construction cleanup crew', 'this post-construction cleanup service', 'the service'],
  ['sewing pattern apron PDF', 'this sewing pattern', 'the pattern'],
  ['eSIM Europe 10GB 30 days', 'this eSIM', 'the eSIM'],
  ['Детский ночник / Lumo night light', 'the Lumo night light', 'the Lumo'],
  ['Regenschirm / Foldable Travel Umbrella', 'this foldable travel umbrella', 'the umbrella'],
  ['Kinder Zappli backpack', 'the Zappli backpack', 'the Zappli'],
  ["Mulvo gardener's stool", 'the Mulvo stool', 'the Mulvo'],
]

describe('names', () => {
  test.each(TABLE)('reads "%s"', (typed, first, later, noun) => {
    expect(readName(typed)).toMatchObject({ first, later, noun })
  })

  test('with a known kind, the words in front of its noun are the brand, and its own article is not doubled', () => {
    expect(readName('The Plain Jar Niacinamide', SERUM)).toMatchObject({
      first: 'the Plain Jar serum',
      later: 'The Plain Jar',
    })
    expect(readName('GlowRoot niacinamide serum 10%', SERUM)).toMatchObject({ later: 'GlowRoot' })
    expect(readName('GripMo Car Phone Holder, black', HOLDER)).toMatchObject({ later: 'the GripMo' })
    expect(readName('car phone holder', HOLDER).first).toBe('this car phone holder')
  })

  test.each([
    [
      'WickWitch crackle jar - Apple Cider',
      { ...CANDLE, words: ['wax jar'] },
      'the WickWitch crackle jar',
      'the WickWitch',
    ],
    [
      'The Couch Scraper by Lintella, copper edge',
      { ...HOLDER, words: ['couch scraper'] },
      'the Couch Scraper',
      'the Couch Scraper',
    ],
    [
      'Cupholder Tower 13in gooseneck for BIG phones',
      { ...HOLDER, words: ['phone gooseneck'] },
      'the Cupholder Tower gooseneck',
      'the Cupholder Tower',
    ],
    ['Mirror Mate', HOLDER, 'the Mirror Mate holder', 'the Mirror Mate'],
    ['Ash & Alder No. 9', CANDLE, 'the Ash & Alder No. 9 candle', 'the Ash & Alder No. 9'],
    ['Plain Jane Pore Drops', SERUM, 'the Plain Jane Pore Drops serum', 'Plain Jane Pore Drops'],
  ])('with a known kind that the name does not say, "%s" keeps its own words', (typed, of, first, later) => {
    expect(readName(typed, of)).toMatchObject({ first, later })
  })

  test.each(FIRST_AND_LATER)('calls "%s" by what it is', (typed, first, later) => {
    expect(readName(typed)).toMatchObject({ first, later })
  })

  test.each([
    ['Rolling Suds Mobile Car Detailing - Tampa', 'service', 'Rolling Suds'],
    ['Lingopal: Speak Spanish', 'app', 'Lingopal'],
    ['Procreate for Total Beginners (4 hr online course)', 'course', 'Procreate for Total Beginners'],
    ['Sourdough Without Tears, online class', 'course', 'Sourdough Without Tears'],
    ['UGC From Zero – 4 week self paced course by Kaylee R.', 'course', 'UGC From Zero'],
    ['Crumb School: Sourdough for Lazy People (video course)', 'course', 'Crumb School'],
    ['Watercolor Kit for Beginners w/ Video Lessons', 'thing', 'this watercolor kit'],
    ['Baby sleep sack 2.5 tog winter (Dozeling)', 'thing', 'the Dozeling baby sleep sack'],
    ['Tarot deck for beginners w/ keywords on cards – Soft Moon', 'thing', 'the Soft Moon tarot deck'],
    ['record player w/ speakers bluetooth TurnTune', 'thing', 'the TurnTune record player'],
    ['Self-paced excel course "Spreadsheet Therapy"', 'course', 'Spreadsheet Therapy'],
    ['Wine glass charms tags party 24 pc', 'plural', 'these wine glass charms tags'],
    ['Adaptive magnetic closure shirts for men', 'plural', 'these adaptive magnetic closure shirts'],
    ['Bachelorette party games scratch cards', 'plural', 'these bachelorette party games'],
    ['Solar string lights 100ft globe', 'plural', 'these solar string lights'],
    ['Gravel driveway grid pavers 24 sq ft', 'plural', 'these gravel driveway grid pavers'],
    ['Sound bath class – Hum House, Sedona AZ', 'course', 'Hum House'],
    ['Cake decorating turntable kit 80pc', 'thing', 'this cake decorating turntable kit'],
    ['Crib mobile felt forest', 'thing', 'this crib mobile'],
    ['Vitamin C brightening mask sheets 10 ct', 'plural', 'these vitamin C brightening mask sheets'],
    ['Menopause cooling pillow gel', 'stuff', 'this menopause cooling pillow gel'],
    ['Estate sale & downsizing service - Next Chapter, Ohio', 'service', 'Next Chapter'],
  ])('knows of what form "%s" is', (typed, form, first) => {
    expect(readName(typed)).toMatchObject({ form, first })
  })

  test.each([
    ['Mobile dog grooming van – Wagonwash, Phoenix AZ', 'Wagonwash', 'Phoenix'],
    ['Mobile car detailing - ShineRight San Antonio', 'ShineRight', 'San Antonio'],
    ['Personal chef for dinner parties – Table for Ten, Nashville', 'Table for Ten', 'Nashville'],
    ['Pottery class date night - Mud Room Studio, Denver', 'Mud Room Studio', 'Denver'],
  ])('knows where the people of "%s" work', (typed, first, place) => {
    expect(readName(typed)).toMatchObject({ first, place })
  })

  test.each([
    ['Two Sisters Home Cleaning (Austin TX)', CLEANING, 'Two Sisters'],
    ['Maple Street Maids - move out cleaning', CLEANING, 'Maple Street Maids'],
    ["Mama Ola's niacinamide serum", SERUM, "Mama Ola's"],
    ['CLEAN COAT car phone holder', HOLDER, 'the Clean Coat'],
    ['Silver Fox Car Phone Holder', HOLDER, 'the Silver Fox'],
    ['Phone mount Gusto', HOLDER, 'the Gusto'],
    ['Little Fire - mild niacinamide serum', SERUM, 'Little Fire'],
    ['Large Capacity Car Phone Holder', HOLDER, 'the holder'],
    ["Women's Niacinamide Serum", SERUM, 'the serum'],
    ['Maid Right Away home cleaning', CLEANING, 'Maid Right Away'],
    ['Quiet Walks: 6-week online course for reactive dogs', COURSE, 'Quiet Walks'],
    ['Number Sense - GCSE maths tutoring online', TUTORING, 'Number Sense'],
    ['GreenBroom Eco Home Cleaning bi-weekly', CLEANING, 'GreenBroom Eco'],
    ['gentle niacinamide serum - Tito & Sons', SERUM, 'Tito & Sons'],
    ['Universal Strong Phone Mount', HOLDER, 'the holder'],
    ['Arrow car phone holder', HOLDER, 'the Arrow'],
    ['Ghost Town niacinamide serum', SERUM, 'Ghost Town'],
    ['Cabin 12 niacinamide serum', SERUM, 'Cabin 12'],
    ['Sugar Street Niacinamide Serum', SERUM, 'Sugar Street'],
    ['Whirl Car Phone Holder', HOLDER, 'the Whirl'],
    ['Office Desk car phone holder', HOLDER, 'the holder'],
    ['Wick 3 Candle', CANDLE, 'the candle'],
    ['Small Batch niacinamide serum', SERUM, 'the serum'],
    ['Premium niacinamide serum', SERUM, 'the serum'],
    ['Sunny Isla SPF50+ PA++++ Tone Up Niacinamide Serum 50ml', SERUM, 'Sunny Isla'],
    ['Curat ca la Mama – home cleaning Cluj', CLEANING, 'Curat ca la Mama'],
    ['Excel for beekeepers (online course)', COURSE, 'Excel for beekeepers'],
  ])('takes ordinary words in "%s" for a brand only where they name it', (typed, of, later) => {
    expect(readName(typed, of).later).toBe(later)
  })

  test.each([
    ['Cedar Bat House, 3 chamber', 'this cedar bat house', 'thing'],
    ['Church Basement (8 oz) - Odd Wick Co.', 'Church Basement', 'thing'],
    ['LumoSA Load-Shedding Bulb 9W B22, 2-pack', 'the LumoSA load-shedding bulb', 'thing'],
    ['Vortika Go 2, 530 mL', 'Vortika Go 2', 'thing'],
    ["Kev's Gutters & Roof Wash", "Kev's Gutters & Roof Wash", 'service'],
    ['The Bear Who Hated Mondays, hardcover, by Jo Kowalchuk', 'the Bear Who Hated Mondays', 'thing'],
  ])('leaves no word of "%s" out that says what it is', (typed, first, form) => {
    expect(readName(typed)).toMatchObject({ first, form })
  })
})
