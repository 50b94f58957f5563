import { ScriptBrief } from '@reelwright/shared'
import { describe, expect, test } from 'vitest'
import { analyseBrief } from './index'

/** Features as sellers type them, and what is said. Read aloud before a line here is changed. */
const SAID: Record<string, Record<string, string>> = {
  '40oz tumbler': {
    'keeps drinks cold 24h': 'it keeps drinks cold for 24 hours',
    'BPA-free': "it's BPA-free",
    'fits most cup holders': 'it fits most cup holders',
    'double-walled': "it's double-walled",
    'with lid and straw': 'it comes with a lid and a straw',
  },
  'Coffee mug': {
    '12 oz': 'it holds 12 ounces',
    'comfortable handle': "there's a comfortable handle",
    'hand painted': "it's hand painted",
  },
  'Garlic press': {
    'no peeling required': "there's no peeling required",
    'ergonomic handle': "there's an ergonomic handle",
    'rust proof': "it's rustproof",
    'soft grip handles': 'it has soft grip handles',
  },
  'Cast iron skillet': {
    'pre-seasoned': "it's pre-seasoned",
    'oven safe to 500F': "it's oven safe to 500F",
    '10 inch': 'it measures 10 inches',
    'works on induction': 'it works on induction',
    'helper handle': "there's a helper handle",
  },
  'Air fryer': {
    '6 quart capacity': 'it holds 6 quarts',
    '8 preset programs': 'it has 8 preset programs',
    'auto shut off': 'it turns off automatically',
    '1500W': 'it runs at 1500 watts',
    'little to no oil': 'it needs little to no oil',
  },
  'Knife set': {
    '15 piece set': 'you get 15 pieces',
  },
  'Silicone baking mat': {
    'BPA free': "it's BPA-free",
    'pack of 2': 'you get 2 of them',
    'up to 480°F': 'it goes up to 480 degrees',
  },
  'Protein bar': {
    '20g protein': 'it has 20 grams of protein',
    '2g sugar': 'it has 2 grams of sugar',
    'gluten free': "it's gluten-free",
    'no artificial sweeteners': 'there are no artificial sweeteners',
    '12 count': 'you get 12 of them',
  },
  'Beef jerky': {
    'no nitrates': 'there are no nitrates',
    'high protein': "it's high in protein",
  },
  'Cold brew coffee': {
    'single origin': "it's single origin",
    'makes 12 cups': 'it makes 12 cups',
  },
  'Collagen powder': {
    '30 servings': 'you get 30 servings',
    'no added sugar': "there's no added sugar",
  },
  'Vitamin gummies': {
    '60 count': 'you get 60 of them',
    'two a day': 'you take two a day',
    'no artificial colors': 'there are no artificial colors',
  },
  'Face serum': {
    'for oily skin': "it's made for oily skin",
    'fragrance free': "it's fragrance-free",
    '30ml': 'you get 30 milliliters',
    'non-greasy': "it's non-greasy",
    'cruelty free': "it's cruelty-free",
  },
  Sunscreen: {
    'SPF 50': "it's SPF 50",
    'no white cast': "there's no white cast",
    'water resistant 80 minutes': "it's water-resistant for 80 minutes",
    'matte finish': "there's a matte finish",
    'travel size': "it's travel-size",
  },
  'Matte lipstick': {
    'transfer proof': "it's transferproof",
    '12 shades': 'it comes in 12 shades',
    'smudge proof': "it's smudgeproof",
    'vegan and cruelty free': "it's vegan and cruelty-free",
    'built in mirror': "there's a built-in mirror",
  },
  Mascara: {
    'no clumps': 'there are no clumps',
    'washes off with warm water': 'it washes off with warm water',
  },
  'Hair dryer': {
    '1875W': 'it runs at 1875 watts',
    '3 heat settings': 'it has 3 heat settings',
    'cool shot button': "there's a cool shot button",
    'foldable handle': "there's a foldable handle",
    '8ft cord': "there's an 8-foot cord",
  },
  'Claw clips': {
    '6 pack': 'you get 6 of them',
    'no snagging': "there's no snagging",
    'for thick hair': "they're made for thick hair",
  },
  'Shampoo bar': {
    'sulfate free': "it's sulfate-free",
    'lasts up to 80 washes': 'it lasts up to 80 washes',
    'for curly hair': "it's made for curly hair",
  },
  'Scented candle': {
    '60 hour burn time': "there's a 60-hour burn time",
    'hand poured': "it's hand poured",
  },
  'Perfume oil': {
    'roll on': 'it rolls on',
    'alcohol free': "it's alcohol-free",
    '10ml': 'you get 10 milliliters',
    'vanilla and amber': "there's vanilla and amber in it",
    'fits in a purse': 'it fits in a purse',
  },
  'Phone case': {
    'anti-yellowing': "it's anti-yellowing",
    kickstand: "there's a kickstand",
    'fits iPhone 15': 'it fits iPhone 15',
    'non slip grip': "there's a non-slip grip",
    'shockproof corners': 'it has shockproof corners',
  },
  'Power bank': {
    '10000mAh': 'it has 10000 milliamp-hours',
    'USB-C': 'it has USB-C',
    'two ports': 'it has two ports',
    'built-in cable': "there's a built-in cable",
    'pocket size': "it's pocket-size",
  },
  'Phone stand': {
    'anti-slip pads': 'it has anti-slip pads',
    'works with all phones': 'it works with all phones',
    '360 degree rotation': 'it rotates 360 degrees',
  },
  'Wireless earbuds': {
    '30 day battery': 'they have a 30-day battery',
    IPX7: "they're rated IPX7",
    'touch controls': 'they have touch controls',
    '4 ear tip sizes': 'they have 4 ear tip sizes',
    'bluetooth 5.3': 'they have Bluetooth 5.3',
  },
  'Bluetooth speaker': {
    'waterproof IPX7': "it's waterproof to IPX7",
    '24 hr playtime': 'it runs for 24 hours',
    'pairs with a second speaker': 'it pairs with a second speaker',
    '360 sound': 'it has 360-degree sound',
    'built in mic': "there's a built-in mic",
  },
  'Mechanical keyboard': {
    'RGB backlight': "there's an RGB backlight",
    'wireless and wired': "it's wireless and wired",
    '16 million colors': 'it has 16 million colors',
    'n-key rollover': 'it has n-key rollover',
  },
  'Gaming mouse': {
    '6 programmable buttons': 'it has 6 programmable buttons',
    '59 grams': 'it weighs 59 grams',
    '2.4G wireless': 'it has 2.4 gigahertz wireless',
    'works on any surface': 'it works on any surface',
    'left handed': "it's left handed",
  },
  'Laptop stand': {
    'fits 10-17 inch laptops': 'it fits 10-17-inch laptops',
    '6 angles': 'it has 6 angles',
    'holds up to 20 lbs': 'it holds up to 20 pounds',
    'no assembly': "there's no assembly",
  },
  'Security camera': {
    'night vision': 'it has night vision',
    'motion detection': 'it has motion detection',
    'two way audio': 'it has two-way audio',
    '1080p': "it's 1080p",
    'no monthly fee': "there's no monthly fee",
  },
  'Mini projector': {
    '1080p supported': 'it supports 1080p',
    'built in speaker': "there's a built-in speaker",
    'HDMI and USB': 'it has HDMI and USB',
    'auto focus': 'it has autofocus',
    'up to 120 inch screen': 'it goes up to a 120-inch screen',
  },
  'LED desk lamp': {
    '16 colors': 'it has 16 colors',
    'touch control': 'it has touch control',
    '5 brightness levels': 'it has 5 brightness levels',
    'memory function': "there's a memory function",
    'clamp on': 'it clamps on',
  },
  'String lights': {
    '33 ft': 'they measure 33 feet',
    '8 modes': 'they have 8 modes',
    'shatterproof bulbs': 'they have shatterproof bulbs',
    'remote & timer': 'they have a remote and a timer',
  },
  'Night light': {
    'plug in': 'it plugs in',
    'pack of 4': 'you get 4 of them',
  },
  'Drawer organizer': {
    expandable: "it's expandable",
    '7 compartments': 'it has 7 compartments',
    'fits any drawer': 'it fits any drawer',
    'no tools needed': 'there are no tools needed',
    'set of 8': 'you get 8 of them',
  },
  'Shoe rack': {
    '5 tier': 'it has 5 tiers',
    'holds 20 pairs': 'it holds 20 pairs',
    'tool free assembly': 'it has tool-free assembly',
  },
  'Storage bins': {
    'reinforced handles': 'they have reinforced handles',
  },
  'Adhesive hooks': {
    'no drilling': "there's no drilling",
    'holds 10 lbs': 'they hold 10 pounds',
    'leaves no residue': 'they leave no residue',
    '12 pack': 'you get 12 of them',
  },
  'Weighted blanket': {
    '15 lbs': 'it weighs 15 pounds',
    '60 x 80': 'it measures 60 by 80',
  },
  'Throw pillow covers': {
    'set of 2': 'you get 2 of them',
    '18x18': 'they measure 18 by 18',
    'inserts not included': "the inserts aren't included",
  },
  'Area rug': {
    '5x7': 'it measures 5 by 7',
  },
  'Blackout curtains': {
    'blocks 99% of light': 'they block 99% of light',
    'thermal insulated': "they're thermal insulated",
    '2 panels': 'they have 2 panels',
    'wrinkle free': "they're wrinkle-free",
  },
  'Memory foam pillow': {
    'for side sleepers': "it's made for side sleepers",
  },
  'Spin mop': {
    '360 spin': 'it spins 360 degrees',
    'extra long handle': "there's an extra long handle",
    '2 extra mop heads': 'it has 2 extra mop heads',
    'for all floors': "it's made for all floors",
  },
  'Cordless vacuum': {
    '40 min runtime': 'it runs for 40 minutes',
    '2 in 1': "it's 2-in-1",
    'lightweight 3 lbs': "it's lightweight at 3 pounds",
    'LED headlights': 'it has LED headlights',
    'tangle free brush': "there's a tangle",
  },
  'Lint roller': {
    'no sticky sheets': 'there are no sticky sheets',
    'no refills needed': 'there are no refills needed',
    'works on couches and clothes': 'it works on couches and clothes',
    'fits in your hand': 'it fits in your hand',
  },
  'Cleaning spray': {
    'streak free': "it's streak-free",
    'bleach free': "it's bleach-free",
    'no rinse': "there's no rinse",
  },
  'Garden hose': {
    '50 ft': 'it measures 50 feet',
    'kink free': "it's kink-free",
    '10 spray patterns': 'it has 10 spray patterns',
    'leak proof': "it's leakproof",
  },
  'Plant pot': {
    '6 inch': 'it measures 6 inches',
    'indoor and outdoor': "it's made for indoors and outdoors",
  },
  'Bird feeder': {
    'squirrel proof': "it's squirrelproof",
    'see-through': "it's see-through",
    'holds 3 lbs of seed': 'it holds 3 pounds of seed',
  },
  'Cordless drill': {
    '20V': 'it runs at 20 volts',
    '2 batteries': 'it has 2 batteries',
    'LED work light': "there's an LED work light",
    '21+1 torque settings': 'it has 21+1 torque settings',
  },
  'Tape measure': {
    '25 ft': 'it measures 25 feet',
    'auto lock': 'it locks automatically',
  },
  Leggings: {
    'squat proof': "they're squatproof",
    '4 way stretch': 'they have 4-way stretch',
    'XS to 4XL': 'they come in sizes XS to 4XL',
    'no see through': "there's no see through",
    'fits true to size': 'they fit true to size',
  },
  Hoodie: {
    'fleece lined': "it's fleece lined",
    'oversized fit': "there's an oversized fit",
    '100% cotton': "it's 100% cotton",
  },
  'Rain jacket': {
    windproof: "it's windproof",
    'two way zipper': "there's a two-way zipper",
  },
  Sunglasses: {
    UV400: 'they have UV400',
    'lightweight frame': 'they have a lightweight frame',
    'blue light blocking': "they're blue light blocking",
  },
  Necklace: {
    'tarnish free': "it's tarnish-free",
    '18k gold plated': "it's 18k gold plated",
    'adjustable chain': "there's an adjustable chain",
    'nickel free': "it's nickel-free",
  },
  'Cloud slippers': {
    'true to size': "they're true to size",
    'slip on': 'they slip on',
  },
  'Running shoes': {
    '10mm drop': 'they have a 10-millimeter drop',
    'no laces': 'there are no laces',
    'for flat feet': "they're made for flat feet",
  },
  'Wool socks': {
    '5 pairs': 'you get 5 pairs',
    'merino wool': "they're merino wool",
    'no itch': "there's no itch",
    'arch compression': 'they have arch compression',
  },
  'Crossbody bag': {
    '8 pockets': 'it has 8 pockets',
    'fits a tablet': 'it fits a tablet',
    'slash proof': "it's slashproof",
    'phone pocket': "there's a phone pocket",
  },
  Backpack: {
    'fits 15.6 inch laptop': 'it fits a 15.6-inch laptop',
    '35L': 'it holds 35 liters',
  },
  Wallet: {
    'holds 12 cards': 'it holds 12 cards',
  },
  'Packing cubes': {
    'set of 6': 'you get 6 of them',
    'fits carry on': 'they fit a carry-on',
  },
  Suitcase: {
    'telescoping handle': "there's a telescoping handle",
    'fits overhead bin': 'it fits in the overhead bin',
    '22 inch': 'it measures 22 inches',
  },
  'Travel pillow': {
    'comes with ear plugs and eye mask': 'it comes with ear plugs and an eye mask',
    '360 support': 'it has 360-degree support',
  },
  'Online yoga class': {
    '20 minutes a day': 'it takes 20 minutes a day',
    'for beginners': "it's made for beginners",
    'no equipment needed': "there's no equipment needed",
    'live and recorded': "it's live and recorded",
    'works on any device': 'it works on any device',
  },
  'Meal planning app': {
    'works offline': 'it works offline',
    'ad free': "it's ad-free",
    '500+ recipes': 'it has 500+ recipes',
    'no account needed': "there's no account needed",
  },
  'Dog bed': {
    'waterproof liner': "there's a waterproof liner",
    'for large dogs': "it's made for large dogs",
  },
  'Dog harness': {
    'no pull': "there's no pull",
    'easy on and off': "it's easy on and off",
    'control handle': "there's a control handle",
    'escape proof': "it's escapeproof",
    'two leash clips': 'it has two leash clips',
  },
  'Cat litter mat': {
    'phthalate free': "it's phthalate-free",
  },
  'Baby bottle': {
    'no leaks': 'there are no leaks',
    '4 oz': 'it holds 4 ounces',
    'ages 0+': "it's made for ages 0 and up",
  },
  Stroller: {
    'one hand fold': 'it folds with one hand',
    '5 point harness': "there's a 5-point harness",
    'fits car seat': 'it fits car seat',
    '6 months and up': "it's made for 6 months and up",
  },
  'Diaper bag': {
    'insulated pockets': 'it has insulated pockets',
    '14 pockets': 'it has 14 pockets',
  },
  'Magnetic tiles': {
    '100 pieces': 'you get 100 pieces',
    'ages 3+': "they're made for ages 3 and up",
    'works with other brands': 'they work with other brands',
    'no small parts': 'there are no small parts',
  },
  'Board game': {
    '2-6 players': "it's made for 2 to 6 players",
    '20 minute rounds': 'it has 20-minute rounds',
    'ages 8 and up': "it's made for ages 8 and up",
    '400 cards': 'you get 400 cards',
    'no batteries required': 'there are no batteries required',
  },
  'Plush toy': {
    '12 inches': 'it measures 12 inches',
    'hand wash only': "it's hand wash only",
  },
  'Yoga mat': {
    '6mm thick': "it's 6 millimeters thick",
    'no smell': "there's no smell",
    '72 inches long': "it's 72 inches long",
  },
  'Resistance bands': {
    '5 levels': 'they have 5 levels',
    'no snap': "there's no snap",
    'latex free': "they're latex-free",
  },
  'Massage gun': {
    '6 heads': 'it has 6 heads',
    '5 speeds': 'it has 5 speeds',
    '1.5 lbs': 'it weighs 1.5 pounds',
    '8 hour battery': "there's an 8-hour battery",
  },
  'Camping chair': {
    'holds 350 lbs': 'it holds 350 pounds',
    '4 lbs': 'it weighs 4 pounds',
    'no assembly required': "there's no assembly required",
    'built in cooler bag': "there's a built-in cooler bag",
  },
  'Car phone mount': {
    'one hand operation': 'it works with one hand',
    'fits any vent': 'it fits any vent',
    '360 rotation': 'it rotates 360 degrees',
    'works with thick cases': 'it works with thick cases',
  },
  'Car trash can': {
    'waterproof lining': "there's a waterproof lining",
  },
  'Tire inflator': {
    'auto shutoff': 'it turns off automatically',
    'LED light': "there's an LED light",
    '150 PSI': 'it goes to 150 PSI',
    'inflates a tire in 5 minutes': 'it inflates a tire in 5 minutes',
    'glove box size': "there's a glove box size",
  },
  Notebook: {
    '120gsm paper': 'it has 120gsm paper',
    'no bleed through': "there's no bleed through",
    '200 pages': 'it has 200 pages',
  },
  'Gel pens': {
    '0.5mm tip': 'they have a 0.5-millimeter tip',
    'no smudge': "there's no smudge",
    '24 colors': 'they come in 24 colors',
    'comfort grip': 'they have a comfort grip',
  },
  'Label maker': {
    'no ink needed': "there's no ink needed",
    'app with templates': "there's an app with templates",
    '2 rolls of tape': 'it has 2 rolls of tape',
    'pocket sized': "it's pocket-sized",
  },
  Umbrella: {
    'auto open close': 'it opens and closes automatically',
    'fits in a bag': 'it fits in a bag',
    '10 ribs': 'it has 10 ribs',
    'UV protection': 'it has UV protection',
    'wood handle': "there's a wood handle",
  },
  'Gift box': {
    handmade: "it's handmade",
  },
  'Electric toothbrush': {
    '5 modes': 'it has 5 modes',
    '2 minute timer': "there's a 2-minute timer",
    '4 brush heads': 'it has 4 brush heads',
    '30 day battery life': "there's a 30-day battery life",
  },
  Humidifier: {
    'runs 20 hours': 'it runs for 20 hours',
    '2.5L': "it's 2.5 liters",
    'night light': "there's a night light",
    'no filter needed': "there's no filter needed",
  },
  'insulated tumbler': {
    'Keeps ice for 2 days!!': 'it keeps ice for 2 days',
    'dishwasher-safe': "it's dishwasher-safe",
    handle: "there's a handle",
    'fits cupholder': 'it fits a cupholder',
    '40 OZ': 'it holds 40 ounces',
  },
  'chef knife': {
    '8 inch blade': "there's an 8-inch blade",
  },
  'lunch box': {
    '3 compartments': 'it has 3 compartments',
    'microwave & dishwasher safe': "it's microwave and dishwasher safe",
    'bpa-free plastic': 'it has BPA-free plastic',
  },
  'yoga pants': {
    'squat-proof': "they're squat-proof",
    'size XS-3XL': 'they come in sizes XS to 3XL',
    '4-way stretch': 'they have 4-way stretch',
    'no front seam': "there's no front seam",
  },
  'desk organizer': {
    '6 compartments': 'it has 6 compartments',
    'non-slip feet': 'it has non-slip feet',
  },
  'vitamin c serum': {
    '1 fl oz': 'you get 1 fluid ounce',
    'fragrance-free': "it's fragrance-free",
    'vegan & cruelty-free': "it's vegan and cruelty-free",
    'no sticky feel': "there's no sticky feel",
    '20% vitamin c': 'it has 20% vitamin C',
  },
  'cat tree': {
    '48 inches tall': "it's 48 inches tall",
  },
  'car vacuum': {
    'USB-C charging': 'it has USB-C charging',
    '3 attachments': 'it has 3 attachments',
    '16 ft cord': "there's a 16-foot cord",
  },
  'baby monitor': {
    'two-way talk': 'it has two-way talk',
    'no wifi needed': "there's no wifi needed",
    '1000 ft range': "there's a 1000-foot range",
    '2.8" screen': "there's a 2.8-inch screen",
  },
  'kids tablet': {
    'parental controls': 'it has parental controls',
    'kid-proof case': "there's a kid-proof case",
    '32GB': 'it has 32 gigabytes',
    '7 inch screen': "there's a 7-inch screen",
  },
  'running belt': {
    'fits phones up to 6.7"': 'it fits phones up to 6.7 inches',
    'bounce free': "it's bounce-free",
    '2 pockets': 'it has 2 pockets',
  },
  'travel mug': {
    'one-handed lid': "there's a one-handed lid",
    'spill-proof': "it's spillproof",
    'ceramic lined': "it's ceramic lined",
    'fits under coffee makers': 'it fits under coffee makers',
    'keeps hot 6 hours': 'it keeps hot for 6 hours',
  },
  'garden gloves': {
    'thorn proof': "they're thornproof",
    'rubber grip': 'they have a rubber grip',
    '2 pairs': 'you get 2 pairs',
  },
  'dog leash': {
    '6 ft': 'it measures 6 feet',
    'padded handle': "there's a padded handle",
    'hands free': "it's hands-free",
    'with poop bag holder': 'it comes with a poop bag holder',
    'strong nylon': "it's strong nylon",
  },
  'wall shelf': {
    'holds 40 lbs': 'it holds 40 pounds',
    'set of 3': 'you get 3 of them',
  },
  'toothpaste tablets': {
    'fluoride free': "they're fluoride-free",
    '60 tablets': 'you get 60 tablets',
  },
  'face mask': {
    '5 sheets': 'you get 5 sheets',
    'with aloe vera': 'it comes with aloe vera',
    'no parabens or sulfates': 'there are no parabens or sulfates',
  },
  'jigsaw puzzle': {
    '1000 pieces': 'you get 1000 pieces',
    '27 x 20 inches': 'it measures 27 by 20 inches',
  },
  'smart watch': {
    'IP68 waterproof': "it's IP68 waterproof",
    '7-day battery': "there's a 7-day battery",
    '100+ sport modes': 'it has 100+ sport modes',
    'always-on display': "there's an always-on display",
    'works with iPhone & Android': 'it works with iPhone and Android',
  },
  'shower head': {
    '5 spray settings': 'it has 5 spray settings',
    '6 ft hose': "there's a 6-foot hose",
    'no drilling required': "there's no drilling required",
  },
  backpack: {
    'anti-theft pocket': "there's an anti-theft pocket",
    'fits under seat': 'it fits under the seat',
  },
  'lip balm': {
    'SPF 15': "it's SPF 15",
    '0.15 oz': 'you get 0.15 ounces',
    'no flavor': "there's no flavor",
    'petroleum free': "it's petroleum-free",
  },
  'floor lamp': {
    '3 color modes': 'it has 3 color modes',
    '64 inches tall': "it's 64 inches tall",
  },
  'storage ottoman': {
    'holds 220 lbs': 'it holds 220 pounds',
    'no tools required': 'there are no tools required',
  },
  'coffee maker': {
    'auto shut-off': 'it turns off automatically',
    'brew strength control': 'it has brew strength control',
    'pause and serve': 'you can pause and serve',
  },
  'phone tripod': {
    'extendable to 62 inches': "it's extendable to 62 inches",
    'weighs 10 oz': 'it weighs 10 ounces',
  },
  'online course': {
    '6 hours of video': 'it has 6 hours of video',
    'downloadable worksheets': 'it has downloadable worksheets',
    'no experience needed': "there's no experience needed",
  },
  'hair clips': {
    'strong grip': 'they have a strong grip',
    'no crease': "there's no crease",
    '12 pcs': 'you get 12 pieces',
    'for thick & thin hair': "they're made for thick and thin hair",
  },
  'wireless charger': {
    '15W fast charge': "there's a 15-watt fast charge",
    'works with cases': 'it works with cases',
    'no cable included': "there's no cable included",
    '3 in 1': "it's 3-in-1",
  },
  'bento box for kids': {
    'leak proof compartments': 'it has leakproof compartments',
    'fits in lunch bag': 'it fits in the lunch bag',
  },
  'pressure washer': {
    '2000 PSI': 'it goes to 2000 PSI',
    '20 ft hose': "there's a 20-foot hose",
    '5 nozzles': 'it has 5 nozzles',
    'auto stop': 'it stops automatically',
  },
  'scented candle': {
    '45 hour burn': "there's a 45-hour burn",
    'no lead wick': "there's no lead wick",
    'hand-poured in Texas': "it's hand-poured in Texas",
    '8 oz': 'you get 8 ounces',
    'sandalwood & vanilla': "there's sandalwood and vanilla in it",
  },
  'gaming chair': {
    'reclines 155 degrees': 'it reclines 155 degrees',
    'holds 300lbs': 'it holds 300 pounds',
  },
  'sleep mask': {
    '100% silk': "it's 100% silk",
    'blocks light': 'it blocks light',
    'no pressure on eyes': "there's no pressure on eyes",
    'with pouch': 'it comes with a pouch',
  },
}

const featureOf = (productName: string, text: string) =>
  analyseBrief(ScriptBrief.parse({ productName, targetAudience: 'everyone', features: [text] })).features[0]

describe.each(Object.entries(SAID))('of %s', (productName, features) => {
  test.each(Object.entries(features))('%j is said: %s', (typed, said) => {
    expect(featureOf(productName, typed)?.clause).toBe(said)
  })
})

/** What once followed from a word that only looked alike. */
test.each([
  ['Toolbox', 'fits all your tools'],
  ['Gift box', 'perfect gift'],
  ['Knife set', 'lifetime warranty'],
  ['Shampoo bar', 'plastic free packaging'],
  ['Face serum', 'dermatologist tested'],
])('%s: %j is not said, nor what is left of it', (productName, typed) => {
  expect(featureOf(productName, typed)).toBeUndefined()
})
