import { ScriptBrief, type ScriptBriefInput } from '@reelwright/shared'
import { describe, expect, test } from 'vitest'
import { readName } from '../reading'
import { WRITTEN_KINDS } from '../testing/written-kinds'
import { readListing } from './listing'
import { writeBrief } from './write-brief'

const partsOf = (name: string, typed: string) => readListing(typed, readName(name), () => false)
const heardOf = (name: string, typed: string) =>
  partsOf(name, typed)?.flatMap(({ text, isHeard, recital }) => (isHeard ? [recital?.text ?? text] : []))

const write = (brief: Omit<ScriptBriefInput, 'targetAudience'>) =>
  writeBrief(ScriptBrief.parse({ targetAudience: 'everyone', ...brief }), { seed: '26', kinds: WRITTEN_KINDS })

const recited = (name: string, typed: string) => partsOf(name, typed)?.find(({ recital }) => recital)?.recital?.text

test('says of nothing that a product is free from that the product has it', () => {
  expect(heardOf('face serum', 'FREE FROM PARABENS / SULFATES / PETROLATUM')).toEqual([])
})

test.each([
  ['play tiles', 'STRONG N38 MAGNET, ULTRASONIC WELDED', ['They have a strong magnet.']],
  ['baby camera', 'ANDROID / iOS APP, 5G NOT SUPPORT', ["there's an app for Android and iOS"]],
  ['phone mount', 'EPOXY GLUE - RESISTS 70 °C', []],
  ['bike lamp', 'RUN TIME: 6H HIGH / 30H LOW', ['It lasts 6 hours on high and 30 hours on low.']],
  ['bike lamp', 'WEIGHT 92 G INCL. BATTERY', ['it weighs 92 G with the battery']],
  ['bike lamp', 'Working temp: -10℃ ~ 45℃', ['it works from -10 to 45 degrees']],
  ['bike mount', 'STRONG MAGNET N52, 18 PCS', ['It has 18 strong magnets.']],
  ['bike mount', 'MAX. LOAD 500 G', ['It holds up to 500 grams.']],
  ['mixer', '3000MAH BATTERY – UP TO 9 MIXES PER CHARGE', ['You get up to 9 mixes a charge.']],
  [
    'mixer',
    'SELF-CLEANING: WATER + DROP OF SOAP, 20 SEC',
    ['you clean it with water and a drop of soap in 20 seconds'],
  ],
  ['closet bags', 'CALCIUM CHLORIDE + BAMBOO CHARCOAL', ['Calcium chloride and bamboo charcoal.']],
  ['bike lamp', 'IP65, -20°C TO +45°C', ['it works from -20 to 45 degrees']],
  ['gaming keyboard', '2.4GHZ / BLUETOOTH 5.3 / WIRED', ['it connects by 2.4 gigahertz, Bluetooth or cable']],
  ['headset', 'UP TO 24H PLAYTIME (6+18)', ['you get up to 24 hours of playtime']],
  ['headset', 'QUICK CHARGE 5 MIN = 1 HOUR', ['you get 1 hour out of a 5-minute charge']],
  ['headset', 'TYPE-C CHARGING 1.5 H', ['it charges by USB-C in 1.5 H']],
  ['desk shelf', 'ASSEMBLY TIME: 15 MIN', ['you put it together in about 15 minutes']],
  ['zinc gummies', '90 CT - 45 DAY SUPPLY', ['you get a 45-day supply']],
  ['epilator', 'approx. 80 uses', ['you get about 80 uses']],
  ['rucksack', 'LAPTOP COMPARTMENT 14" WITH PADDING', ['it fits a 14-inch laptop']],
  ['power bank', 'CAN CARRY ON PLANE', ['You can take it in your carry-on.']],
  ['salad cutter', '7-IN-1: CHOP / GRATE / SLICE / DICE', ['It chops, slices and dices.']],
  ['travel iron', '25S FAST HEAT UP', ['it heats up in 25 seconds']],
  ['closet bags', 'SAVE 70% SPACE', ['they save 70 percent of the space']],
  ['sleep machine', 'HAND SIZE 4" / IPX4', []],
  ['foot scale', 'MAX 90 KG / ACCURACY ±10 G', []],
])('says what a buyer can see, not how it is made or what it stands: %s, %s', (name, typed, heard) => {
  expect(heardOf(name, typed)).toEqual(heard)
})

describe('a line of a listing becomes one sentence of its parts', () => {
  test.each([
    ['resistance bands', '5 BANDS: 5 / 10 / 15 / 20 / 25 KG, TOTAL 75 KG', 'You get five bands, from 5 to 25 kilos.'],
    [
      'resistance bands',
      'DOOR ANCHOR + 2 HANDLES + 2 ANKLE STRAPS',
      'You get a door anchor, two handles and two ankle straps.',
    ],
    ['steam mop', 'VINYL / TILE / MARBLE', 'It works on vinyl, tile and marble.'],
    [
      'steam mop',
      'EXTENDS 70 CM TO 120 CM - NO MORE KNEELING',
      'It extends from 70 to 120 centimeters, no more kneeling.',
    ],
    ['steam mop', '【6 CLEANING HEADS】ROUND / FLAT / BRUSH – FOR STAIRS', 'You get six cleaning heads.'],
    ['coffee grinder', '4-LEAF 304 STAINLESS STEEL BLADES', 'It has four stainless steel blades.'],
    ['sleep machine', '20 SOUNDS: OCEAN / LULLABY', 'You get 20 sounds.'],
    ['sleep machine', '20 SOUNDS: RAIN / FAN / TRAIN', 'You get 20 sounds: rain, fan and train.'],
    ['breast pump', '4 PUMPING LEVELS: 40 / 50 / 60 KPA', 'It has four pumping levels.'],
    ['play blocks', '80 PCS SET: 30 SMALL CUBES, 6 BIG CUBES, 9 OTHERS', 'You get 80 pieces.'],
    ['play blocks', 'CORNERS ROUNDED / EN71', 'The corners are rounded.'],
    ['play blocks', '6 PCS WOODEN RAMP / SMOOTH', 'Six wooden ramps, smooth.'],
    ['anklet', 'HYPOALLERGENIC, NICKEL & LEAD FREE', "It's hypoallergenic, nickel-free and lead-free."],
    ['gym shorts', 'MACHINE WASH COLD, HANG DRY', 'You can machine-wash them cold.'],
    ['face mist', 'SUITABLE FOR DRY, OILY, SENSITIVE SKIN', "It's for dry, oily and sensitive skin."],
    ['soup maker', 'FREE: LADLE + CLEANING BRUSH', 'You get a cleaning brush.'],
    ['hoop earrings', 'WEIGHT: 4-6 GM EACH – PAPER THIN', "They're paper-thin."],
    ['running tights', '4-WAY STRETCH & MOISTURE WICKING', 'They stretch four ways and wick moisture.'],
    ['vitamin serum', 'NETTO 25ML, DROPPER GLASS BOTTLE', 'It comes in a glass bottle with a dropper.'],
    ['pilates mat', 'NON-SLIP BOTH SIDES / 8MM THICK', '8 millimeters thick.'],
    ['travel monitor', 'MINI HDMI + 2X TYPE-C', 'It has two USB-C ports.'],
    ['rain tent', 'WIND PROOF DESIGN / 3500W', "It's wind-proof."],
    [
      'floor washer',
      'SEPARATES CLEAN / DIRTY OIL - 2 TRAYS',
      'It separates clean and dirty oil, and it has two trays.',
    ],
    ['tablet stand', 'FIT 7"-13" TABLET, CASE ALSO OK', 'It fits tablets from 7 to 13 inches.'],
    ['food processor', '4 BLADES STAINLESS STEEL 304', 'It has four stainless steel blades.'],
    ['garden sprayer', 'USB-C / 9 REFILLS PER CHARGE', 'It charges by USB-C, and you get nine refills a charge.'],
    ['coin purse', 'COATING PU', undefined],
    ['garden shears', 'STEEL FRAME / SELF LOCKING', 'A steel frame, self-locking.'],
    ['rain boots', 'UPPER: LEATHER / LINING: WOOL', 'Leather upper, wool lining.'],
    ['camp stool', 'PACK INCLUDES: 1 BAG FOR STORAGE / 2 STRAPS', 'You get a bag for storage and two straps.'],
    ['hair ties', '6 PATTERNS IN 1 BOX', 'You get six patterns in one box.'],
    ['swim vest', 'FOAM FLOTATION, QUICK DRY', 'It has foam flotation, and it dries fast.'],
    ['gua sha', '100% NATURAL JADE STONE', "It's made of 100 percent natural jade stone."],
    ['action camera', 'REMOTE / APP CONTROL', 'It has app control.'],
    ['tap filter', '12 STAGE FILTER / REMOVES CHLORINE', 'It has a 12-stage filter, and it removes chlorine.'],
    ['tap filter', '1/2" HOSE ADAPTER', 'You get a half-inch hose adapter.'],
    ['paint set', '24 COLORS 12ML + BRUSH', 'It comes in 24 colors, and you get a brush.'],
    ['cooler bag', 'FRONT POCKET & SIDE MESH', 'It has a front pocket and side mesh.'],
    ['toothbrush', 'SMART TIMER, 30S REMINDER', 'A smart timer and a 30-second reminder.'],
    ['creatine gummies', '5 g CREATINE / DAILY DOSE', undefined],
    ['travel tool kit', '【GLUE & SEAL】5ml + 5ml', undefined],
    ['balance board', '300 LB CAPACITY – 11-PLY MAPLE', "It holds 300 pounds, and it's made of 11-ply maple."],
    ['shoe rack', 'MDF 16 MM + BRASS HANDLES, BLACK MAT', 'You get brass handles.'],
    ['knife sharpener', 'WINKEL 12° / 18° MAGNETIC HOLDER', 'It has a magnetic holder.'],
    ['power bank', 'N52 MAGNET, 900g HOLDING FORCE', 'You get 900 grams of holding force.'],
    ['socket set', '2" EXTENSION BARS, T-HANDLE', 'You get 2-inch extension bars and a T-handle.'],
    ['face serum', '8 INGREDIENTS', 'It has eight ingredients.'],
    ['resistance bands', 'NATURAL LATEX, LAYERED', "They're layered and made of natural latex."],
    [
      'resistance bands',
      'NATURAL LATEX, LAYERED, NO SMELL',
      "They're layered and made of natural latex, with no smell.",
    ],
    ['portable blender', '6 BLADE / 304 STAINLESS STEEL / 22,000 RPM', 'It has six stainless steel blades.'],
    [
      'portable blender',
      '4000 MAH BATTERY – TYPE C – 3 HRS FULL CHARGE',
      'It charges by Type-C, three hours for a full charge.',
    ],
    ['portable blender', '530 ML TRITAN CUP, BPA FREE, LFGB/FDA', "The cup holds 530 milliliters, and it's BPA-free."],
    ['portable blender', 'IPX6 WATERPROOF BASE', 'The base is waterproof.'],
    [
      'knife set',
      '6 PCS: CHEF / BREAD / SLICER / UTILITY / PARING / PEELER',
      'You get six: chef, bread, slicer, utility, paring and a peeler.',
    ],
    ['log splitter', 'MAX. LOG LENGTH 520 MM, Ø 50–250 MM', 'It takes logs up to 52 centimeters.'],
    ['log splitter', 'WEIGHT 47 KG, WITH TRANSPORT WHEELS', 'It weighs 47 kilos, and it has transport wheels.'],
    [
      'magnesium capsules',
      '400MG MAGNESIUM GLYCINATE PER SERVE (2 CAPS)',
      'You get 400 milligrams of magnesium glycinate in each serve.',
    ],
    ['magnesium capsules', '120 VEGAN CAPS / 60 DAY SUPPLY', "120 vegan caps, that's 60 days."],
    ['face serum', 'FOR ALL SKIN TYPE: OILY / DRY / COMBINATION', "It's for all skin types."],
    ['hot air brush', '3 IN 1: DRY / BRUSH / MODEL', undefined],
    ['face serum', 'HOW TO USE: APPLY 2-3 DROPS AM/PM, USE SUNSCREEN', undefined],
    ['magnesium capsules', 'GLUTEN FREE / NON-GMO / NO FILLERS', "They're gluten-free and non-GMO, with no fillers."],
    ['magnetic tiles', '100PCS / 18 SHAPES / 2 CAR BASES', '100 pieces, 18 shapes and two car bases.'],
    ['lip tint', 'WATERPROOF / TRANSFERPROOF / SMUDGEPROOF', "It's waterproof, transfer-proof and smudge-proof."],
    ['lip tint', '12 SHADES: #01 ROSE BATA - #12 KOPI O', 'It comes in 12 shades.'],
    [
      'magnetic tiles',
      '【64 PCS SET】28 SQUARES / 28 TRIANGLES / 4 WINDOWS',
      'You get 64 pieces: 28 squares, 28 triangles and four windows.',
    ],
    ['leggings', 'HIGH WAIST 12 CM / ANTI-ROLL', "The waist is 12 centimeters high, and they don't roll."],
    ['vegetable chopper', '420 STAINLESS STEEL BLADES / RUST RESISTANT', 'Stainless steel blades, rust-resistant.'],
    ['power bank', 'Qi2 15W wireless / USB-C PD 20W wired', '15-watt wireless charging and 20 watts by cable.'],
    [
      'retinol serum',
      'USE: PM ONLY, 2-3X PER WEEK, SPF NEXT DAY',
      'Use it at night only, two to three times a week, SPF the next day.',
    ],
    ['sofa cover', 'FITS SOFA 190 - 230 CM', 'It fits sofas from 190 to 230 centimeters.'],
    ['leggings', 'S-M-L-XL-XXL', 'Sizes from S to XXL.'],
    [
      'magnetic tiles',
      '60 PCS: 24 SQUARE / 8 TALL TRIANGLE / 4 WINDOW / 2 FENCE',
      'You get 60 pieces, with 24 squares, eight tall triangles and four windows.',
    ],
    ['hammock', 'Color: army green, navy, camo', 'It comes in army green, navy and camo.'],
    ['phone holder', '12 MONTH WARRANTY + 24/7 SUPPORT', 'You get a 12-month warranty, and it has 24/7 support.'],
    ['perfume', 'LONGEVITY 10-12 HRS / MADE IN U.A.E.', "It lasts 10 to 12 hours, and it's made in the UAE."],
    ['game pad', '1200 mAh - UP TO 20 H', 'The battery lasts up to 20 hours.'],
    ['walking pad', '2.5HP BRUSHLESS MOTOR / UNDER 45dB LOW NOISE', 'It stays under 45 decibels.'],
    ['electrolyte powder', '0G SUGAR, 10 CAL', 'It has zero sugar.'],
    ['shampoo', '100ml bottle w/ nozzle', 'It comes in a 100-milliliter bottle with a nozzle.'],
  ])('of a %s: %s', (name, typed, said) => {
    expect(recited(name, typed)).toBe(said)
  })

  test.each([
    ['magnetic tiles', 'EN71 / ASTM F963 / CPSIA CERTIFIED'],
    ['lip tint', 'NET WT: 4.5g'],
    ['lip tint', 'SHELF LIFE: 36 MONTHS / 12M AFTER OPEN'],
    ['leggings', '75% POLYAMIDE / 25% ELASTANE'],
    ['vegetable chopper', '8 CUCHILLAS / PELADOR / SEPARADOR DE HUEVO'],
    ['magnetic tiles', 'SHIP FROM SHAH ALAM 1-2 DAYS'],
    ['kettle', 'heats up to 60 degrees'],
    ['magnetic tiles', 'STEM LEARNING: COLOR / 3D SPACE / HAND-EYE COORDINATION'],
    ['magnetic tiles', 'STRONG MAGNET INSIDE'],
    ['power bank', 'N52 MAGNETS, 12N HOLD'],
    ['fountain pen ink', 'DYE-BASED / WATER-BASED, pH 7.8'],
    ['pet hair remover', '2 PCS SET: 1x LARGE + 1x SMALL'],
    ['hair remover glove', 'LEFT + RIGHT HAND'],
    ['serum', 'APPLY DAILY, USE SUNSCREEN'],
    ['leggings', 'COLORS: PRETO, VINHO, VERDE MILITAR'],
    ['supplement', '2 gummies before bed'],
    ['house cleaning service', '2 CLEANERS / 4 HOURS'],
  ])('certificates, net weights and what is not certain are not recited: %s, %s', (name, typed) => {
    expect(recited(name, typed)).toBeUndefined()
  })
})

describe('what a listing names is read one by one', () => {
  test.each([
    ['roller', 'MATERIAL: ABS + nylon, colour grey/white', ['material: ABS + nylon, colour grey/white']],
    ['tap filter', 'FILTER LIFE: 6 MONTHS, PRE-CUT SEAL', ['filter life', '6 months', 'pre-cut seal']],
    ['tap filter', 'FILTER LIFE: 6 MONTHS', ['filter life: 6 months']],
    ['serum', '50ML / 1.69 FL.OZ', ['50ML / 1.69 FL.OZ']],
    ['blender', '【6 POWERFUL BLADES】304 Stainless Steel', ['6 powerful blades', '304 stainless steel']],
    ['holder', 'Gel Pad, Clip for Round + Blade Vents', ['Gel pad', 'Clip for round and blade vents']],
    ['leggings', 'SWEAT PROOF & buttery soft stretch', ['sweat proof', 'buttery soft stretch']],
    ['hair', 'Colours: 1, 1B, 2, 27, 30', ['Colours: 1, 1B, 2, 27, 30']],
    ['printer', 'Label 12-15mm, washable', ['Label 12-15mm', 'the label is washable']],
    ['cleaning', 'Licensed, insured, Dutch / German speaking', ['Licensed', 'insured', 'Dutch and German speaking']],
    ['teeth whitening', 'English, French, German speaking staff', ['English, French, German speaking staff']],
  ])('of a %s: %s', (name, typed, parts) => {
    expect(partsOf(name, typed)?.map(({ text }) => text)).toEqual(parts)
  })

  test.each([
    ['leggings', 'You can squat in the light colours and nothing shows'],
    ['hot sauce', 'Medium hot, or for a Finn, an emergency'],
    ['lamp', 'plugs in usb'],
    ['candle', 'Two wicks'],
    ['tea bags', 'One bag makes a jug in cold water, in the fridge, overnight.'],
  ])('a sentence or a plain label is no listing: %s, %s', (name, typed) => {
    expect(partsOf(name, typed)).toBeUndefined()
  })

  test.each([
    ['scraper machine', 'Suction base + ON/OFF safety switch, low noise', ['Suction base', 'on/off safety switch']],
    ['hammock', 'Size 260x140cm, load 200kg, nylon 210T parachute', ['It holds up to 200 kilos.']],
    ['hammock', 'Size 260x140cm, nylon 210T parachute', []],
    ['phone mount', '【STRONG MAGNET】N52 x 20pcs, hold 1.5KG', ['strong magnet', 'the magnet holds 1.5KG']],
    ['holder', 'Telescopic Arm Extends 5.1"-8.3"', []],
    ['diffuser', '24h Shipping From Poland, 14 Days Return', []],
    [
      'perfume',
      'Top note: fig / Heart: green walnut / Base: old wood',
      ['It starts with fig, then green walnut, and the base is old wood.'],
    ],
  ])('one thing that surely belongs to a %s is heard: %s', (name, typed, heard) => {
    expect(heardOf(name, typed)).toEqual(heard)
  })
})

test.each([
  ['portable door lock', 'INSTALL 10 SECONDS NO TOOLS', 'it installs in 10 seconds, no tools'],
  ['portable door lock', 'FOR INWARD OPENING DOOR ONLY', "it's only for an inward opening door"],
  [
    'charging dock',
    '【3 IN 1】Phone 15W + Watch 5W + Earbuds charge same time',
    'it charges your phone, watch and earbuds at the same time',
  ],
  ['travel kettle', 'HEAT UP TIME: 4 MIN', 'it heats up in 4 min'],
  ['roll-on perfume', 'TOP: FIG, PEAR / BASE: CEDAR', 'It starts with fig and pear, and the base is cedar.'],
  ['cooler bag', 'KEEP COLD 9H, WARM 5H', 'it keeps things cold for 9H and warm for 5H'],
  ['drip spikes', '1.5 L = CCA 6 DAYS', 'you get about 6 days out of 1.5 L'],
  ['leggings', 'not see through even bend all the way', "you can't see through them, even when you bend all the way"],
  ['tamarind soap', 'NATURAL TAMARIND + HONEY + TURMERIC', 'Made with natural tamarind, honey and turmeric.'],
  ['vegetable chopper', '14-IN-1: Chop/Dice/Slice/Julienne', 'it chops, dices and slices'],
  ['window robot', 'One window in about 6 minutes', 'it does one window in about 6 minutes'],
])('what is typed like a headline is said as people say it: %s, %s', (name, typed, said) => {
  expect(heardOf(name, typed)).toEqual([said])
})

test('a known kind says a listing in its own lines, which claim nothing that was not typed', () => {
  const text = write({
    productName: 'MagBuild magnetic tiles set',
    price: 34.99,
    videoLength: 15,
    style: 'talking-head',
    features: [
      'STRONG MAGNETS Sealed by ultrasonic welding, non-toxic ABS, UKCA/CE tested',
      'Great Birthday Gift / Christmas / Eid',
    ],
  }).spoken_script
  expect(text).toContain("The magnets are strong, and they're sealed in with ultrasonic welding.")
  expect(text).not.toMatch(/ASTM|CPSC|[Gg]ift|ABS,/)
})

test('each label of a known kind is said for itself', () => {
  const leggings = write({ productName: 'gym leggings', videoLength: 15, features: ['Squat proof, side pockets'] })
  expect(leggings.spoken_script).toMatch(/squat[- ]proof/i)
  const candle = write({ productName: 'soy candle', videoLength: 30, features: ['Notes: bergamot, cedar, tobacco'] })
  expect(candle.spoken_script).toContain('smells like bergamot, cedar, and tobacco')
})

test('a count belongs to its thing, and a weight is no count', () => {
  const holder = write({
    productName: 'DashKing car phone holder',
    features: ['N45 neodymium magnets, 12 pcs', '360°'],
  })
  expect(holder.spoken_script).not.toContain('12 pieces')
  expect(holder.spoken_script).not.toContain('off the magnet')
  const cubes = write({ productName: 'packing cubes', videoLength: 15, features: ['Weight 380 g total', 'mesh top'] })
  expect(cubes.spoken_script).not.toContain('380')
})

test('what a product does is said with "and", and a heat is no frost', () => {
  const seat = write({ productName: 'baby bath seat', videoLength: 15, features: ['Folds flat, hangs up'] })
  expect(seat.spoken_script).toContain('folds flat and hangs up.')
  const holder = write({ productName: 'DashKing car phone holder', features: ['works at 110F', 'gel suction base'] })
  expect(holder.spoken_script).not.toMatch(/minus|below/)
})

test('what is left of a listing is noted', () => {
  const { plan } = write({
    productName: 'rechargeable lantern',
    videoLength: 15,
    features: ['Foldable handle', 'PACKAGE: 1x lantern, 1x cable, 1x manual, 1x box, 1x strap'],
  })
  expect(plan?.notes?.join(' ')).toMatch(/Left out, because a scene has room for one short text: .*PACKAGE/i)
})

describe('who speaks', () => {
  test.each(['gulf2germany nurse interview coaching', 'StoreLah Self Storage', 'Lommeregn budget app'])(
    'the seller of %s does not become a customer',
    (productName) => {
      const text = write({ productName, painPoint: 'the same mess every month', features: ['We answer within a day'] })
      expect(text.spoken_script).not.toMatch(/\bI (?:booked|got|tried|found|use|signed)\b|now I/)
    },
  )
})

test('a call that a video may say is said as typed, and what an agency notes for itself is not', () => {
  const text = write({
    productName: 'pre-stretched braiding hair',
    painPoint: "(client to confirm) - they know the style but they don't know which hair to buy",
    features: ['itch free'],
    callToAction: 'pick ur colour below, restock on Friday',
  }).spoken_script
  expect(text).toContain('Pick your colour below, restock on Friday.')
  expect(text).toMatch(/^You know the style but you don't know/)
})

test('a listing is shown as typed, without what only lists for whom it is', () => {
  const { scenes, plan } = write({
    productName: 'rechargeable lantern',
    videoLength: 30,
    features: ['Foldable handle', 'Ages 3+ OUTDOOR Camping Lantern', 'Boys Girls Gift Ages 8+'],
  })
  const shown = scenes.map(({ visualCue }) => visualCue).join(' ')
  expect(shown).toContain('Ages 3+ outdoor camping lantern')
  expect(shown).not.toMatch(/more than|boys/i)
  expect(plan?.notes?.join(' ')).toMatch(/boys girls gift ages 8\+/i)
})

test.each([
  ['Bread baking class with Nils', 'the crust that stays loud', 'You learn the crust that stays loud.'],
  ['Bread baking class with Nils', 'How to shape a loaf', 'You learn how to shape a loaf.'],
])('what a feature of "%s" leaves out: %s', (productName, feature, said) => {
  const features = [feature, 'no smell', 'made in Bergen']
  expect(write({ productName, videoLength: 60, features }).spoken_script).toContain(said)
})

test('a sentence with a list in it is no listing', () => {
  expect(partsOf('clips', 'Each clip carries weight, breed, vendor and price on screen.')).toBeUndefined()
  expect(heardOf('candle', 'burning time 25h each, 120 gr')).toEqual([])
})

test('a bar between the words of a feature separates them', () => {
  const text = write({
    productName: 'Alkira cycling pants',
    videoLength: 60,
    painPoint: 'Pulling your pants up between every single set',
    features: ['High waist | no front seam | side pockets'],
  }).spoken_script
  expect(text).toContain('side pockets')
  expect(text).not.toContain('seam side pockets')
})

test('the length is filled with what the listing names, in scenes of at most three, and the things are text one after the other', () => {
  const {
    spoken_script: text,
    scenes,
    plan,
  } = write({
    productName: 'Gamer Finger Sleeves Silver Fiber Mobile Thumb Cover 10 pairs',
    painPoint: 'sweaty thumb in last zone and aim go other side',
    videoLength: 30,
    features: [
      'SILVER FIBER + NYLON 0.3 MM ULTRA THIN',
      'ANTI SWEAT / BREATHABLE / NON SLIP',
      '10 PAIRS PER PACK + CASE',
      'FITS 99% TOUCH SCREEN',
    ],
  })
  expect(text).toMatch(/(?:They're|are) anti-sweat, breathable and non-slip\./)
  expect(text).toContain('You get 10 pairs and a case.')
  // What it is made of is a label beside them.
  expect(text).not.toContain('made of')
  expect(scenes.map(({ visualCue }) => visualCue).join(' ')).toContain(
    '"Anti-sweat", then "Breathable", then "Non-slip" as text',
  )
  expect(plan?.notes?.join(' ')).toMatch(/left out, .*: silver fiber/i)
})

test('figures are text or a note beside a story that has another feature, and are never called half a sentence', () => {
  const { spoken_script: text, plan } = write({
    productName: 'Whetstone Set',
    videoLength: 30,
    story:
      'My neighbour sharpened knives on Sunday. In spring he went to hospital. I bought a stone, and his wife brings me her knives.',
    features: ['Size is 18 × 6 × 3 cm and weight is 720 g', 'The angle guide keeps 15 degrees, so you do not slip'],
  })
  expect(text).toContain('The angle guide keeps 15 degrees')
  expect(text).not.toContain('720')
  expect(plan?.notes?.join(' ')).toContain('read better than heard: “Size is 18')
})

test('a call does not say again that it is free', () => {
  const { spoken_script: text } = write({
    productName: 'DompetKos budget app',
    priceText: 'free, pro 29.000/month',
    videoLength: 30,
    story: 'I ate only noodles at the end of the month. I wrote everything in this app and found 600 for iced coffee.',
    features: ['It works without internet'],
    callToAction: 'Download DompetKos in Play Store, is free',
  })
  expect(text.match(/free/g)).toHaveLength(1)
})
