import { expect, it } from 'vitest'
import { asSentence, isSaidAsTyped, noteAsTyped } from './said-as-typed'

it.each([
  ['Charges over USB-C', 'It charges over USB-C.'],
  ['charges with ur normal phone charger', 'It charges with your normal phone charger.'],
  ['has 6 magnets', 'It has 6 magnets.'],
  ['doesnt pull ur edges', "It doesn't pull your edges."],
  ['also covers ears', 'It also covers ears.'],
  [
    'fits the vent of vitz, note, fielder n demio i tried all',
    'It fits the vent of vitz, note, fielder and demio I tried all.',
  ],
  ['been thru wash 30 times no bobbles', "It's been through wash 30 times, no bobbles."],
  ['charge phone 2 times', 'It charges phone 2 times.'],
  ["cut the x, spray it twice a day that's it", "Cut the x, spray it twice a day, that's it."],
  ['rain no spoil am', 'Rain no spoil am.'],
  ['made in lubbock tx', "It's made in Lubbock, Texas."],
  ['seat holds 300 lb', 'The seat holds 300 pounds.'],
  ['lid screws on so you drink out of it', 'The lid screws on so you drink out of it.'],
  ['Toilet is outside and has very good view', 'Toilet is outside and has very good view.'],
  ['hair goes in a box n u empty it', 'Hair goes in a box and you empty it.'],
  ['we txt u a pic of every room when we done', 'We text you a picture of every room when we done.'],
  ['if landlord says no we come back free within 48h', 'If landlord says no we come back free within 48 hours.'],
  ["Hose it off and it's new", "Hose it off and it's new."],
  ['Skip a week whenever you like', 'Skip a week whenever you like.'],
  ['dont need be home, leave the key', "Don't need be home, leave the key."],
  ['dont need to take off in the shop', "Don't need to take off in the shop."],
  ["It's poured in Blönduós, by me", "It's poured in Blönduós, by me."],
  [
    'The pieces stick with a nice click even when a child of three does it',
    'The pieces stick with a nice click even when a child of three does it.',
  ],
  ["Calls sounded fine in wind, my mom didn't complain.", "Calls sounded fine in wind, my mom didn't complain."],
  ['handle is oak', 'The handle is oak.'],
  ['Sizes run small', 'Sizes run small.'],
  ['sizes 34 to 43', 'It comes in sizes 34 to 43.'],
  ['dont slip in wet floor', "It doesn't slip in wet floor."],
  ['dont block the vent so ac still hits u', "It doesn't block the vent so AC still hits you."],
  ['works on pc switch n phone', 'It works on PC, Switch and phone.'],
  ['sz 35 to 42', 'It comes in sizes 35 to 42.'],
  ['waistband doesnt roll dwn', "The waistband doesn't roll down."],
  ['The case weights 1.1 kg', 'The case weighs 1.1 kg.'],
  ['dont wash with hot water', "Don't wash with hot water."],
  ['can use without internet', 'You can use it without internet.'],
  ["Don't know birth time? We can do without", "Don't know birth time? We can do without."],
  ['smells of rain', 'It smells of rain.'],
  ['Comes with a lid, a straw and a brush', 'It comes with a lid, a straw and a brush.'],
  ['Store in a cool place', 'Store in a cool place.'],
  ['Batteries not included', "The batteries aren't included."],
  ['All tools and glass are included', 'All tools and glass are included.'],
  ['its scorpion pepper n shado beni', "It's scorpion pepper and shado beni."],
  ['its one piece of oak so theres no screws', "It's one piece of oak so there's no screws."],
  ['no cable so u can take it outside', "There's no cable so you can take it outside."],
  ['from the street the window is just white', 'From the street the window is just white.'],
  ['Two double A batteries did us a winter.', 'Two double A batteries did us a winter.'],
  ['a few drops is plenty', 'A few drops is plenty.'],
  ['No lard, only butter and 20 egg yolks.', 'No lard, only butter and 20 egg yolks.'],
  ['thick but i dont die in them', "Thick but I don't die in them."],
  ['usb charge, even the car is ok', 'USB charge, even the car is ok.'],
  ['Reduces Chlorine & Hard Water Residue', 'It reduces chlorine and hard water residue.'],
])('"%s" is said', (typed, said) => {
  expect(isSaidAsTyped(typed)).toBe(true)
  expect(asSentence(typed, false)).toBe(said)
})

it.each([
  ['works offline', 'They work offline.'],
  ['turns off by itself after 20 sec', 'They turn off by themselves after 20 seconds.'],
  ['has 6 magnets', 'They have 6 magnets.'],
  ['Made by hand in Leeds', "They're made by hand in Leeds."],
])('"%s" of several things agrees', (typed, said) => {
  expect(asSentence(typed, true)).toBe(said)
})

it.each([
  'High Pressure 10,000 PSI output',
  '1200 mm flexible hose w/ spring guard',
  'Large 200 mL Stainless Steel Tank',
  'Also Cleans: Retainers, Aligners, Mouth Guards',
  'also cleans: retainers, aligners, mouth guards',
  'Safe: ABS food-grade plastic, non-toxic, rounded corners',
  'Develops creativity, fine motor skills, geometry and colours recognition',
  'Comes in ceramic cup, reusable, gift box included',
  'police cleared and insured',
  '50hr burn time',
  'the best you can get',
  'a bag of beans that is roasted on Mondays',
  'no batteries nothing to charge',
  'same cleaner every week',
  'Minimizes Appearance of Pores & Controls Excess Sebum',
  'Bill reminders 3 days before they leave your account',
  'marks on my cheek got lighter in 7 wks (not all)',
  '3 yrs up ok pero watch the baby pa rin',
  'clean the oven',
  'Batteries and charger sold separately',
  'Free shipping over $50',
  'Great for kids',
  'Adjustable straps',
  'Display EN ES PT AR',
  '100% natural soy wax | cotton wick',
])('"%s" is a label', (typed) => {
  expect(isSaidAsTyped(typed)).toBe(false)
})

it.each([
  ['smell stay in room after u blow out', undefined, 'Smell stay in room after you blow out.'],
  ['10% niacinamide no hydroquinone no steroid', undefined, '10 percent niacinamide, no hydroquinone, no steroid.'],
  ['rain no spoil am', undefined, 'Rain no spoil am.'],
  ['degreaser not incl just use dish soap', undefined, 'Degreaser not included, just use dish soap.'],
  ['clump fast', "It's clump fast.", 'Clump fast.'],
  ['water 1 time per day enough', 'It has a water 1 time per day enough.', 'Water 1 time per day enough.'],
  ['Dog may come too', undefined, 'Dog may come too.'],
  ['Rapeseed wax, from Fife', undefined, 'Rapeseed wax, from Fife.'],
  ['cotton wick', 'It has a cotton wick.', undefined],
  ['6 months warranty', 'It comes with a 6-month warranty.', undefined],
  ['15 colour', undefined, undefined],
  ['CE / FCC / RoHS', undefined, undefined],
  ['Adjustable straps', undefined, undefined],
  ['remote pero walang battery kasama', undefined, undefined],
])('"%s" beside "%s" is said as typed: %s', (typed, said, note) => {
  expect(noteAsTyped(typed, false, said)).toBe(note)
})
