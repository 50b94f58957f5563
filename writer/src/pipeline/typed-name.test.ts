import { ScriptBrief } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { WRITTEN_KINDS } from '../testing/written-kinds'
import { readBrief } from './reading'

test.each([
  ['gym-leggings', 'Solstice Active seamless leggings high waist', 'the Solstice Active seamless leggings'],
  ['niacinamide-serum', "Dr. Amaya's niacinamide 10% serum", "Dr. Amaya's niacinamide serum"],
  ['niacinamide-serum', 'glow serum 10% niacinamide + zinc 1oz', 'this glow serum'],
  ['hot-sauce', 'DILL WITH IT Pickle Hot Sauce 5oz (2 bottles)', 'the Dill With It hot sauce'],
  ['gym-leggings', "Women's Scrunch Seamless Gym Leggings High Waist", 'these gym leggings'],
  ['car-phone-holder', 'cup holder phone mount', 'this phone mount'],
  ['car-phone-holder', 'Silicone Dashboard Phone Holder Pad - No Adhesive - Universal', 'this phone holder'],
  ['pet-hair-remover', 'The Fur Rake, a copper-edged carpet scraper for pet hair', 'the Fur Rake'],
  ['hot-sauce', "Dad's Revenge hot sauce", "the Dad's Revenge hot sauce"],
  ['car-phone-holder', 'The Pinch magsafe vent clip', 'the Pinch MagSafe vent clip'],
  ['house-cleaning-service', 'AirBnB cleaning + linen service (for hosts)', 'this house cleaning service'],
  [
    'scented-candle',
    "funny candle 'smells like you finally moved out'",
    'this funny candle called “Smells like you finally moved out”',
  ],
])('calls a %s named "%s" %s', (id, productName, first) => {
  const kind = WRITTEN_KINDS.index
    .map((entry) => entry.id)
    .filter((each) => each.endsWith(`/${id}`))
    .map((each) => WRITTEN_KINDS.kind(each))[0]
  const brief = ScriptBrief.parse({ productName, price: 10, targetAudience: 'everyone', videoLength: 30 })
  expect(readBrief(brief, kind, WRITTEN_KINDS.common).product.first).toBe(first)
})

/** What was typed; its first mention, later ones and its pronoun. */
const NAMES: readonly (readonly [string, string, string, string])[] = [
  ['Edge & Oak mobile knife sharpening, Asheville and Black Mountain', 'Edge & Oak', 'Edge & Oak', 'they'],
  [
    'Clearwater Window Washing, serving Bend and Sisters',
    'Clearwater Window Washing',
    'Clearwater Window Washing',
    'they',
  ],
  ['Pine Street Piano Tuning - Ann Arbor & Ypsilanti', 'Pine Street Piano Tuning', 'Pine Street Piano Tuning', 'they'],
  ['Hank the Handyman, small jobs in Tacoma', 'Hank the Handyman', 'Hank the Handyman', 'they'],
  ['The Mending Room, clothing repair by mail', 'the Mending Room', 'the Mending Room', 'they'],
  ['The Fur Rake, a copper-edged carpet scraper for pet hair', 'the Fur Rake', 'the Fur Rake', 'it'],
  ['The Night Shelf - bedside caddy for bunk beds', 'the Night Shelf', 'the Night Shelf', 'it'],
  ['Attic Mail, a monthly mystery you solve by post', 'Attic Mail', 'Attic Mail', 'it'],
  ['Harriet, a live sourdough starter with jar and feeding guide', 'Harriet', 'the sourdough starter', 'it'],
  ['Supper for One, Twice: a cookbook for people who live alone', 'Supper for One, Twice', 'the cookbook', 'it'],
  ['Drive Stick in a Day, private lessons in Phoenix', 'Drive Stick in a Day', 'Drive Stick in a Day', 'it'],
  ['dog sitting at your place, Astoria', 'this dog sitting service', 'the service', 'they'],
  ['The Bike Surgeon, home tune ups in Oakland', 'the Bike Surgeon', 'the Bike Surgeon', 'they'],
  ['The Better Bib, silicone', 'the Better Bib', 'the Better Bib', 'it'],
  ['Porchlight | neighborhood lost & found', 'Porchlight', 'Porchlight', 'it'],
  ["Nora's Knead Shop - custom cakes", "Nora's Knead Shop custom cakes", 'the cakes', 'they'],
  ['Womens Oversized Half Zip Sweatshirt Fleece', 'this half zip sweatshirt', 'the sweatshirt', 'it'],
  [
    'Copper Kettle Chimney Sweep - Lancaster & York County',
    'Copper Kettle Chimney Sweep',
    'Copper Kettle Chimney Sweep',
    'they',
  ],
  ["Dr. Pham's posture class (Zoom)", "Dr. Pham's posture class", 'the class', 'it'],
  ['Nookbook - find quiet cafes near you', 'Nookbook', 'Nookbook', 'it'],
  ['A Year of Soup (cookbook)', 'A Year of Soup', 'the cookbook', 'it'],
  ['Couch to 5K over 50, 9 week program', 'Couch to 5K over 50', 'the program', 'it'],
  ['Silicone Air Fryer Liners 8 Inch Round', 'these air fryer liners', 'the liners', 'they'],
  ['Ladder 49 Gutter Guys, Toledo', 'Ladder 49 Gutter Guys', 'Ladder 49 Gutter Guys', 'they'],
  ['The Lid Keeper', 'the Lid Keeper', 'the Lid Keeper', 'it'],
  ['Penny Jar - savings goals for kids', 'Penny Jar', 'Penny Jar', 'it'],
  ['dark chocolate sea salt almonds 8oz', 'these sea salt almonds', 'the almonds', 'they'],
  ['Girls Ballet Leotard Short Sleeve', 'this ballet leotard', 'the leotard', 'it'],
  ['Kettle Creek Home Inspections - Boise', 'Kettle Creek Home Inspections', 'Kettle Creek Home Inspections', 'they'],
  ['driveway sealing up to 2 cars', 'this driveway sealing service', 'the service', 'they'],
  ['mini chainsaw cordless w battery', 'this mini chainsaw', 'the chainsaw', 'it'],
  ['pumpkin spice hot cocoa mix', 'this hot cocoa mix', 'the mix', 'it'],
  ['QuoteYard - estimates & invoices for lawn and landscape crews', 'QuoteYard', 'QuoteYard', 'it'],
  ['Stowaway: packing lists that remember', 'Stowaway', 'Stowaway', 'it'],
  ['The Hollis waxed canvas weekender', 'the Hollis waxed canvas weekender', 'the Hollis', 'it'],
  ['GRIND AND BEAR IT Dark Roast Coffee 12oz', 'the Grind and Bear It dark roast coffee', 'Grind and Bear It', 'it'],
  ['KNOT TODAY Detangler Spray 8 oz', 'the Knot Today detangler spray', 'the Knot Today', 'it'],
  ['under cabinet motion lights 3 pk rechargable', 'these under-cabinet motion lights', 'the lights', 'they'],
  ['Dog Nail Grinder Quiet Rechargeable 2 Speed', 'this dog nail grinder', 'the grinder', 'it'],
  ['Mens Quick Dry Hiking Shorts w Zipper Pockets', 'these hiking shorts', 'the shorts', 'they'],
  ['resume rewrite by a real recruiter, 48 hrs', 'this resume writing service', 'the service', 'they'],
  ['refurbished typewriter 1960s olympia', 'this refurbished typewriter', 'the typewriter', 'it'],
]

test.each(NAMES)('speaks of "%s" as %s', (productName, first, later, pronoun) => {
  const brief = ScriptBrief.parse({ productName, price: 10, targetAudience: 'everyone', videoLength: 30 })
  const { product } = readBrief(brief, undefined, WRITTEN_KINDS.common)
  expect(product).toMatchObject({ first, later })
  expect(product.isPlural || product.form === 'service' ? 'they' : 'it').toBe(pronoun)
})
