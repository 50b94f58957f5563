import { expect, test } from 'vitest'
import { readName } from '../reading'
import { sayFeature } from './say-feature'

const said = (name: string, typed: string) => sayFeature(typed, readName(name))?.text

test.each([
  ['Water Filter Pitcher', 'BPA-Free Food Grade Material, Fast Pour Spout'],
  ['niacinamide serum', 'Lightweight, Non-Comedogenic, Fast Absorbing Formula'],
  ['phone holder', 'Electric Vacuum Adsorption Technology'],
  ['blender', '【6 Powerful BLADES】304 Stainless Steel, 22000 RPM High Speed Motor'],
  ['blender', "Perfect Gift For Mother's Day, Birthday, Christmas"],
  ['phone holder', 'Foldable Design | Car, Kitchen, Gym, Bathroom'],
  ['power bank', 'Flight approved'],
])('does not say the listing of a %s: %s', (name, typed) => {
  expect(said(name, typed)).toBeUndefined()
})

test.each([
  ['beard oil', "It doesn't leave a shine on your face", 'sentence'],
  ['blender', "doesn't fit a car's cup holder", 'limit'],
])('of a %s "%s" is a %s', (name, typed, form) => {
  expect(sayFeature(typed, readName(name))?.form).toBe(form)
})

test.each([
  // As typed, whatever it is.
  ['meal prep', '3 minutes in the microwave', '3 minutes in the microwave.'],
  ['cleaning service', 'same week appointments', 'You get same-week appointments.'],
  ['leggings', 'still black after loads of washes', "They're still black after loads of washes."],
  ['hair roller', 'picks up hair off couch no sticky sheets', 'It picks up hair off the couch, no sticky sheets.'],
  ['lamp', 'plugs in usb', 'It plugs into USB.'],
  ['cleaning service', 'Insured and trained staff', 'The staff are insured and trained.'],
  ['cleaning service', 'Ironing, windows, oven', 'They do ironing, windows and the oven.'],
  ['cleaning service', 'Licensed, bonded, insured', "They're licensed, bonded and insured."],
  ['magnetic tiles', 'Montessori toy', "They're a Montessori toy."],
  ['gloves', 'also good for braai', "They're also good for braai."],
  ['mosquito racket', 'Foldable 90 degree', 'It folds 90 degrees.'],
  ['microphone', 'Noise reduction', 'It has noise reduction.'],
  ['watch', 'Stainless steel band, adjustable', 'It has an adjustable stainless steel band.'],
  ['controller', 'battery 10 jam', 'The battery lasts 10 hours.'],
  [
    'blender',
    "borosilicate glass, so it doesn't hold on to smells",
    "It's borosilicate glass, so it doesn't hold on to smells.",
  ],
  ['garden bed', '8 panels, 24 bolts, 1 key in the box', 'You get 8 panels, 24 bolts, and 1 key in the box.'],
  ['photo printer', 'bluetooth', 'It has Bluetooth.'],
  ['beard oil', 'Non-sticky, absorbs in 2 minutes', "It's non-sticky, and it absorbs in 2 minutes."],
  ['leggings', "don't need to take them off in the shop", "You don't need to take them off in the shop."],
  ['cleaning service', 'police cleared', "They're police cleared."],
  ['phone holder', 'N52 magnets, 16 pieces', 'It has 16 N52 magnets.'],
  ['app', 'type in what you spend, takes 5 sec', undefined],
  ['scarf', 'ships to us and canada', 'It ships to the US and Canada.'],
  ['candle', 'comes in ceramic cup', 'It comes in a ceramic cup.'],
  ['cups', 'gift box', 'They come in a gift box.'],
  ['rack', 'screws included', undefined],
  ['blender', 'Type C charge', undefined],
  ['kettle', 'auto shut off', 'It shuts off by itself.'],
  ['fan', 'Quiet <45dB', "It's quiet."],
  ['lamp', 'Flexible gooseneck 360°', 'It has a flexible gooseneck.'],
  ['lamp', 'no flicker', 'No flicker.'],
  ['driveway washing service', "no deposit you pay when you're happy", "No deposit, you pay when you're happy."],
  ['screen repair service', 'screen change is 40 mins', 'Screen change is 40 minutes.'],
  ['hot sauce', 'mix 1 spoon with mayo', 'Mix 1 spoon with mayo.'],
  ['hot sauce', 'its 9/10 hot no jokes', "It's 9 out of 10 hot, no jokes."],
  ['beach towel', 'dries fast no sand sticks', 'It dries fast, no sand sticks.'],
  ['beach towel', '12 colors available', 'It comes in 12 colors.'],
  ['beach towel', '100% cotton', "It's 100 percent cotton."],
  ['phone holder', '360° rotation', 'It turns all the way around.'],
  ['photo booth rental service', 'unlimited print for 3 hours', 'You get unlimited prints for 3 hours.'],
  ['slug rings', 'Safe for hedgehogs & pets', "They're safe for hedgehogs and pets."],
  ['slug rings', 'Reusable year after year', "They're reusable year after year."],
  ['kindling splitter', 'Made for small logs', "It's made for small logs."],
  // No thing that it has, and no sentence.
  ['hoodie', 'Machine washable 30°, no fading', undefined],
  ['magnetic tiles', 'ABS food grade', undefined],
  ['ballet flats', 'Next day dispatch', undefined],
  ['vacuum bags', 'anti humidity anti polilla', undefined],
  ['vacuum bags', 'works any vacuum / hand pump included', undefined],
  ['blender', 'self cleaning, leakproof, food grade tritan', undefined],
  [
    'skipping rope',
    '10 min of skipping burns like 30 min of jogging',
    '10 minutes of skipping burns like 30 minutes of jogging.',
  ],
  ['lint brush', 'Works on: sofa, rug, car seats, blanket', 'It works on the sofa, the rug and car seats.'],
  ['spray gun', 'Suitable for wood, metal, plastic & glass', 'It works on wood, metal and plastic.'],
  [
    'camping lamp',
    '3 in 1 lantern, power bank and bug zapper',
    "It's a lantern, a power bank and a bug zapper in one.",
  ],
  ['wooden blocks', '60 pcs set with storage bag & booklet', 'You get 60 pieces, a storage bag and a booklet.'],
  ['cleaning service', 'Same day booking available', 'You can book for the same day.'],
  ['cleaning service', 'Trained & verified cleaners', 'The cleaners are trained and verified.'],
  ['desk fan', 'one hand operation', 'You can use it with one hand.'],
  ['drill holder', 'no drilling', "You don't have to drill."],
  ['bibs', 'leak proof', "They don't leak."],
  ['backpack', 'adjustable chest strap', 'You can adjust the chest strap.'],
  ['earbuds', '12 hour battery', 'The battery lasts 12 hours.'],
  ['watch', 'Battery life 2+ years', 'The battery lasts more than 2 years.'],
  ['mop', 'It has a spray function so you can wet the floor.', 'You can wet the floor.'],
  ['monitor', 'It works also with a phone.', 'It also works with a phone.'],
  ['pants', 'come in short length also im 1.57', "They come in a short length, and I'm 1.57."],
  ['tripod', 'Incl. carry bag', 'It comes with a carry bag.'],
  ['yoga mat', 'anti slip both sides', "It's anti-slip on both sides."],
  ['desk fan', 'quiet powerful', "It's quiet and powerful."],
  ['serum', 'lightweight non-sticky', "It's lightweight and non-sticky."],
  ['leggings', 'moisture wicking', "They're moisture-wicking."],
  ['leggings', 'soft breathable fabric', "They're made of soft breathable fabric."],
  ['tumbler', 'fits cup holder', 'It fits a cup holder.'],
  ['speaker', 'connects to phone', 'It connects to a phone.'],
  ['protein powder', '25g protein', 'It has 25 grams of protein.'],
  ['protein powder', 'mixes easily', 'It mixes easily.'],
  ['bubble machine', 'its got lights for night time', "It's got lights for night time."],
  ['olive oil', 'cold pressed', "It's cold pressed."],
  ['robot vacuum', 'self empty', 'It empties itself.'],
  ['mug', 'dishwasher safe', 'It goes in the dishwasher.'],
  ['boots', 'super light', "They're super light."],
  ['organizer', 'PU leather, fits most cars', "It's PU leather, and it fits most cars."],
  ['organizer', 'slot for seat belt', 'It has a slot for a seat belt.'],
  ['window cleaning service', 'pure water system', 'They use a pure water system.'],
  ['cleaning service', 'English and Polish speaking', 'They speak English and Polish.'],
  ['cleaning service', 'liability insurance', 'They have liability insurance.'],
  ['phone holder', 'heat resistant up to 70°C', "It's heat-resistant up to 70 degrees."],
  ['grout pen', 'covers up to 30 m of joints', 'It covers up to 30 meters of joints.'],
  ['roller', 'Easy to empty container', 'It has an easy-to-empty container.'],
  ['pillowcase', 'no more frizz', 'No more frizz.'],
  ['toy', 'soft ABS plastic, rounded corners', "It's soft ABS plastic, with rounded corners."],
  ['phone holder', 'Strong magnet x 12 pcs', 'It has a strong magnet.'],
  ['leggings', 'handles so they pull on themselves', 'They have handles so they pull on themselves.'],
  ['book', 'you approve every page on screen before we print', 'You approve every page on screen before we print.'],
  ['blender', 'I pour them in my kitchen, twelve at a time.', 'I pour them in my kitchen, twelve at a time.'],
  // A verb takes its subject.
  ['blender', "runs off the van's USB socket while it charges", "It runs off the van's USB socket while it charges."],
  ['hair roller', 'Folds for travel', 'It folds for travel.'],
  ['planter', 'ca. 10-12 days w/o watering', 'You get about 10 to 12 days without watering.'],
  ['planter', 'hooks for railing', 'It has hooks for railing.'],
  ['stickers', 'peels off clean', 'They peel off clean.'],
  ['magnetic tiles', 'works with other brands', 'They work with other brands.'],
  ['budget app', 'finds recurring charges', 'It finds recurring charges.'],
  ['air pump', 'does bikes, footballs, airbeds w/ 4 nozzles', 'It does bikes, footballs, airbeds with 4 nozzles.'],
  // A counted noun takes its article.
  [
    'planter',
    "Overflow hole so rain doesn't drown the roots",
    "It has an overflow hole so rain doesn't drown the roots.",
  ],
  ['planter', 'Hooks fit most balcony rails', 'The hooks fit most balcony rails.'],
  ['blender', 'blades lift out for cleaning', 'The blades lift out for cleaning.'],
  ['lamp', 'Head rotates 180 degrees', 'The head rotates 180 degrees.'],
  [
    'phone holder',
    'hook goes behind the blade and you screw it tight',
    'The hook goes behind the blade and you screw it tight.',
  ],
  ['bag', 'Hidden zip pocket against your body', 'It has a hidden zip pocket against your body.'],
  [
    'cleaning service',
    'photo of every room sent before you unlock',
    'A photo of every room is sent before you unlock.',
  ],
  ['hot sauce', 'fig leaf and black tea', "It's made with fig leaf and black tea."],
  // A thing is owned, and a state is one.
  ['magnetic tiles', 'Riveted corners so magnets stay inside', 'They have riveted corners so magnets stay inside.'],
  ['desk', 'Birch plywood with oiled finish', "It's birch plywood with an oiled finish."],
  ['wok', 'Wooden handle plus helper handle', 'It has a wooden handle plus a helper handle.'],
  ['desk', 'Screws and drilling template included', 'Screws and drilling template are included.'],
  ['candle', 'Perfume composed in Grasse', 'Perfume is composed in Grasse.'],
  ['candle', 'Refill available at 22 €', 'A refill is available at €22.'],
  ['candle', 'Dad pours the wax and I blend the scent', 'Dad pours the wax and I blend the scent.'],
  ['magnetic tiles', 'Includes 2 cars + storage bag', 'The set includes 2 cars and a storage bag.'],
  ['headlamp', 'waterproof IP65', "It's IP65 waterproof."],
  ['magnetic tiles', '60 pieces castle set', 'You get a 60-piece castle set.'],
  ['blender', '6 blade strong', 'It has 6 strong blades.'],
  // Labels are said as sentences where that is sure.
  ['bib', 'dishwasher safe', 'It goes in the dishwasher.'],
  ['leggings', 'machine washable', 'You can machine-wash them.'],
  ['blender', '6 blades', 'It has 6 blades.'],
  ['magnetic tiles', '60 tiles', 'You get 60 tiles.'],
  ['leggings', 'high waist', 'They have a high waist.'],
  ['lamp', 'remote control included', 'The remote control is included.'],
  ['budget app', 'no bank login', 'No bank login.'],
  ['book', 'printed in Bristol in four working days', "It's printed in Bristol in four working days."],
  // Things are owned, given or made of.
  ['blender', 'Six-blade stainless steel assembly', 'It has a six-blade stainless steel assembly.'],
  ['leggings', 'Gusseted crotch and flatlock seams', 'They have a gusseted crotch and flatlock seams.'],
  ['candle', 'Real cotton wick, wooden lid', 'It has a real cotton wick and a wooden lid.'],
  ['ratchet', '5-year transferable warranty', 'It comes with a 5-year transferable warranty.'],
  ['cleaning service', 'Vetted and insured team', 'You get a vetted and insured team.'],
  ['cleaning service', 'same cleaner every week', 'You get the same cleaner every week.'],
  ['hot sauce', 'Maple syrup and fermented ghost peppers', "It's made with maple syrup and fermented ghost peppers."],
  ['hot sauce', 'heat 7/10', 'The heat is 7 out of 10.'],
  [
    'serum',
    'Light gel texture that sits well under sunscreen',
    'It has a light gel texture that sits well under sunscreen.',
  ],
  ['tackle box', '16 jig heads, 32 soft baits', 'It has 16 jig heads and 32 soft baits.'],
  ['magnetic tiles', '48 tiles incl. doors and fences', 'You get 48 tiles including doors and fences.'],
  ['phone holder', 'suction base, holds on textured dash', 'It has a suction base, and it holds on textured dash.'],
  ['phone holder', 'strong magnet, metal ring included', 'It has a strong magnet, and it comes with a metal ring.'],
  ['swim course', 'max 12 people per class', 'There are 12 people per class at most.'],
  ['candle', 'About 40 hours burn', 'It burns for about 40 hours.'],
  ['cookset', 'Strainer lid with silicone tab', 'It has a strainer lid with a silicone tab.'],
  ['bike repair service', 'approx 40 min per bike', 'It takes about 40 minutes per bike.'],
  // What it is.
  ['serum', 'Fragrance free and vegan', "It's fragrance-free and vegan."],
  ['shirt', 'Woven and dyed in Portugal', "It's woven and dyed in Portugal."],
  // A label and what it means.
  ['blender', 'Safety lock: will not run unless seated', "There's a safety lock, so it won't run unless seated."],
  ['app', 'Manual mode available: no bank login required', "There's a manual mode, so you don't need a bank login."],
  ['app', 'iOS + Android', 'It works on iOS and Android.'],
  ['lamp', 'USB powered', "It's USB powered."],
  ['lamp', 'detachable cable', 'You can take the cable off.'],
  ['earbuds', 'matte black', 'They come in matte black.'],
  ['bag', 'navy, sage, rust', 'It comes in navy, sage and rust.'],
  // Sentences that lack an article.
  ['roller', 'Push-and-pull action collects hair', 'The push-and-pull action collects hair.'],
  ['repair', 'One round takes about 5 minutes', 'One round takes about 5 minutes.'],
  // Signs and abbreviations are written out.
  ['printer', 'phone + mac + pc', 'It works on phone, Mac and PC.'],
  ['chopper', 'ss blades', 'It has stainless steel blades.'],
  ['phone case', 'goes yellow in 1 yr = new one free', 'If it goes yellow in 1 year, new one free.'],
  ['leggings', '2 side pkts', 'They have 2 side pockets.'],
  ['leggings', 'sizes 6 to 22', 'They come in sizes 6 to 22.'],
  ['leggings', 'reflective strip on calf', 'They have a reflective strip on the calf.'],
  ['coffee bags', 'drop bag in a jug of water overnight', 'Drop bag in a jug of water overnight.'],
  ['candle', 'Hand poured in Whitby', "It's hand-poured in Whitby."],
  ['blender', 'charges in abt 3 hrs', 'It charges in about 3 hours.'],
  ['garlic press', 'dishwasher ok', "It's okay in the dishwasher."],
  ['hot sauce', 'no msg', 'No MSG.'],
  ['vacuum', 'fits Acme inc filters', 'It fits Acme inc filters.'],
  ['planner', '12 mo checklist', 'It has a 12-month checklist.'],
  ['leggings', 'wide waistband no front seam', 'They have a wide waistband, no front seam.'],
  ['label printer', 'prints in 60 seconds', 'It prints in 60 seconds.'],
  ['label printer', 'starter roll of 160 white labels included', 'The starter roll of 160 white labels is included.'],
  ['matcha', '5 x 7g sachets', 'You get 5 sachets of 7 grams.'],
])('%s: "%s"', (name, typed, expected) => {
  expect(said(name, typed)).toBe(expected)
})

test.each([
  ['air pump', 'Not for lorries', 'limit'],
  ['photo presets', 'doesnt fix blurry', 'limit'],
  ['leggings', "High waistband that doesn't roll down", 'sentence'],
  ['leggings', "doesn't roll down", 'sentence'],
  ['leggings', "don't put in hot dryer", 'order'],
  ['tiles', 'keep 2 m from baby', 'order'],
])('%s: "%s" is a %s', (name, typed, form) => {
  expect(sayFeature(typed, readName(name))?.form).toBe(form)
})

// An order, a label of several things, a bare measure, half of a sentence: shown rather than read aloud.
test.each([
  ['wok', 'wipe clean'],
  ['mosquito net', 'black brown cream'],
  ['kettle', '1.8L big size'],
  ['candle', 'cedar and fig'],
  ['leggings', 'squat proof, 4 colors tested in daylight'],
  ['leggings', '2 side pockets fits a pro max'],
  ['stickers', 'cut w scissors'],
  ['stickers', 'glossy 3d not flat sticker'],
  ['cleaning service', 'brakes, gears, tyres, chain oil'],
  ['sourdough starter', 'Active in 4 to 6 days with flour and water'],
  ['course', 'evenings + sunday am'],
  ['fountain', '3 filter in box'],
  ['phone holder', 'also round vents, most dont'],
  ['cleaning service', 'Linen hired, washed and on the bed'],
  ['hot sauce', 'carrot + lime so theres flavour'],
  ['packing cubes', '6 pc: 2L 2M 1S + shoe bag'],
  ['bottle', '16 oz'],
  ['kombucha', '3.1g sugar / 100 ml'],
  ['printer', '1 label / sec ish'],
  ['leggings', 'dark marl = no sweat patches'],
  ['fountain', 'cable 1,5m'],
  ['leggings', 'squat proof tested all sizes'],
  ['cleaning service', 'oven +$35'],
  ['cleaning service', '2 cleaners x 3 hours'],
])('does not say of a %s: %s', (name, typed) => {
  expect(said(name, typed)).toBeUndefined()
})

test.each([
  ['backpack', '35L capacity', 'It holds 35 liters.'],
  ['bottle', '3 year warranty', 'It comes with a 3-year warranty.'],
  ['phone repair service', '30 minutes repair while you wait', 'You get a 30-minute repair while you wait.'],
  ['snack', 'its dried salty yogurt', "It's dried salty yogurt."],
])('of a %s, "%s" is a sentence', (name, typed, expected) => {
  expect(said(name, typed)).toBe(expected)
})

test.each(['earns you $900 a month', 'clinically proven', 'https://example.com', '8901234567 qx'])(
  'does not say "%s"',
  (typed) => {
    expect(said('serum', typed)).toBeUndefined()
  },
)
