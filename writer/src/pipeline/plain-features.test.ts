import { expect, test } from 'vitest'
import { readFeature } from '../reading'
import { asPeopleSay, inOneBreath, isSureSentence, mendSentence, spokenFragment } from './plain-features'

const KIT = { noun: 'kit', isPlural: false, form: 'thing' } as const
const GLOBES = { noun: 'globes', isPlural: true, form: 'plural' } as const
const DJ = { noun: 'wedding DJ', isPlural: false, form: 'service' } as const

const said = (typed: string, product: Parameters<typeof asPeopleSay>[2]) =>
  readFeature(typed, product)
    .map(({ sentences, text }) => asPeopleSay(sentences[0], text, product) ?? '-')
    .join(' ')

test.each([
  ['suction to wall or floor', 'You can stick it to the wall or the floor, with suction.'],
  ['13 inch neck', "It's got a 13-inch neck."],
  ['18k gold over stainless steel', 'You get 18-karat gold over stainless steel.'],
  ['connects to 12,000+ banks', 'It connects to more than 12,000 banks.'],
  ['base expands 2.6"-4"', 'The base expands from 2.6 to 4 inches.'],
  ['98°F in 4 min', 'It gets to 98 degrees in 4 minutes.'],
  ['comes w 2 scrunchies + clip', 'It comes with 2 scrunchies and a clip.'],
  ['sleep in it', 'You sleep in it.'],
  ['satin no frizz', 'Satin, no frizz.'],
  ['paint over it same day', 'You paint over it the same day.'],
  ['quote from phone on site in 5 min', 'You quote from your phone, on site, in 5 minutes.'],
  ['auto follow up texts', 'Follow-up texts are automatic.'],
  ['deposit payments', "It's got deposit payments."],
  ['rope strap adjustable', "The rope strap's adjustable."],
  ['black from the side', "It's black from the side."],
  ['tubes not smears', 'Tubes, not smears.'],
  ['ok for contact lenses', "It's okay for contact lenses."],
  ['3 planes at once', '3 planes at once.'],
  ['up to 30m', '-'],
  ['swatches free', 'The swatches are free.'],
  ['1kg=33 servings', '-'],
  ['real 160 cm mattress, no bar', "It's got a real 160-centimeter mattress. There's no bar."],
  ['siblings + dog welcome', 'Siblings and your dog are welcome.'],
  ['6 sizes incl shoe bag', 'You get 6 sizes, including a shoe bag.'],
  ['3 tasks max per day', '3 tasks a day, at most.'],
  ['whole bean or ground', 'Whole bean or ground, you choose.'],
  ['wear 30 min a day', 'You wear it 30 minutes a day.'],
  ['bolts together in 20 min, gloves incl', 'It bolts together in 20 minutes. The gloves are included.'],
  ['dishwasher + microwave ok', 'It can go in the dishwasher and the microwave.'],
  ['hooks swivel', 'The hooks swivel.'],
  ['cover washes', 'The cover washes.'],
  ['no rack needed', 'It needs no rack.'],
  ['tray under seat', "It's got a tray under the seat."],
  ['microwave 1 min', 'You microwave it for 1 minute.'],
  ['spray on wipe off', 'You spray it on and wipe it off.'],
  ['auto off 60 min', 'It turns off automatically after 60 minutes.'],
  ['assembles no tools', 'It assembles with no tools.'],
  ['ships rolled', 'It ships rolled.'],
  ['clip on desk', 'It clips on your desk.'],
  ['real fruit', "It's got real fruit."],
  ['organic cotton + beeswax', "It's made of organic cotton and beeswax."],
  ['syncs w/ google calendar', 'It syncs with Google Calendar.'],
  ['setup in 15 min', 'Setup takes 15 minutes.'],
  ['clip for stroller', "There's a clip for the stroller."],
  ['red night light', "It's got a red night light."],
  ['160 pages numbered', 'There are 160 numbered pages.'],
  ['160 gsm paper', "The paper's 160 GSM."],
  ['ring stand 360', 'The ring stand turns 360 degrees.'],
  ['motion sensor up to 30 ft', 'The motion sensor reaches up to 30 feet.'],
  ['12 eggs 12 different dinos', 'You get 12 eggs and 12 different dinos.'],
  ['brushes + chisels + fact cards', "It's got brushes, chisels, and fact cards."],
  ['peel off in 10 min', 'It peels off in 10 minutes.'],
  ['6 modules, 42 short videos', 'You get 6 modules and 42 short videos.'],
  ['420 g total', "It's 420 grams in total."],
  ['5000 mAh 4-16 hr', 'It runs 4 to 16 hours.'],
  ['9 h + 27 h case', 'It runs 9 hours, plus 27 with the case.'],
  ['solar + battery backup', "It's got solar and battery backup."],
  ['day / night mode', "It's got a day and a night mode."],
  ['S/M/L', 'It comes in small, medium, and large.'],
  ['waffle cotton 60/40', "It's waffle cotton."],
  ['adjustable 16-18 in', 'It adjusts from 16 to 18 inches.'],
  ['up to 9 letters', 'You get up to 9 letters.'],
  ['free 7 days then $9.99/mo', "It's free for 7 days, then $9.99 a month."],
  ['reminder 3 days before renewal', 'You get a reminder 3 days before renewal.'],
  ['no per-booking fee', "There's no per-booking fee."],
  ['roasted same week', "It's roasted the same week."],
  ['fits carry on 40L', 'It fits a 40-liter carry-on.'],
  ['24 lessons under 15 min', 'You get 24 lessons, each under 15 minutes.'],
  ['clean burning', "It's clean-burning."],
  ['works offline', 'It works offline.'],
  ['taste safe', "It's taste-safe."],
  ['ABS, BPA free', "It's made of ABS. It's BPA-free."],
  ['idea booklet 40 builds', "It's got an idea booklet with 40 builds."],
  ['suction cups on the back', 'There are suction cups on the back.'],
  ['pump under 25 dB', "The pump's under 25 decibels."],
  ['rubber coated', "It's rubber-coated."],
  ['finds metal + wood', 'It finds metal and wood.'],
  ['360 pockets', 'You get 360 pockets.'],
  ['lawyer written', "It's lawyer-written."],
  ['heat mat compatible', 'It works with a heat mat.'],
  ['8 in gooseneck', "It's got an 8-inch gooseneck."],
  ['ships free', 'It ships free.'],
  ['one time $19', "It's a one-time $19."],
  ['quiet, under 70db', "It's quiet, under 70 decibels."],
  ['22,000 RPM motor', "It's got a 22,000 RPM motor."],
  ['comes in lil coffin box', 'It comes in a lil coffin box.'],
  ['dip in base and brush comes out clean', 'You dip it in the base and the brush comes out clean.'],
  ['has squalane', "It's got squalane."],
  ['IP68 waterproof', "It's IP68 waterproof."],
  ['9 colours incl. sage', 'It comes in 9 colours, including sage.'],
  ['installs by hand no plumber', 'It installs by hand, no plumber needed.'],
  ['tastes like coffee not dirt', 'It tastes like coffee, not dirt.'],
  ['swim sweat + shower ok', 'You can swim, sweat, and shower in it.'],
  ['under makeup ok', "It's okay under makeup."],
  ['65w laptop ok', "It's okay for a 65-watt laptop."],
  ['snap a pic get the diagnosis', 'You snap a pic and get the diagnosis.'],
  ['blocks light as eye mask', 'It blocks light as an eye mask.'],
  ['quiet on zoom calls', "It's quiet on Zoom calls."],
  ['predicts next nap window', 'It predicts the next nap window.'],
  ['pumps flat tire under 6 min', 'It pumps a flat tire in under 6 minutes.'],
  ['all tools in the box', 'All the tools are in the box.'],
  ['made in tiny utah kitchen', "It's made in a tiny Utah kitchen."],
  ['sticky tabs AND glue included', 'The sticky tabs and glue are included.'],
  ['firm so baby doesnt roll', "It's firm, so your baby doesn't roll."],
  ['free re-clean if not happy', "It's got a free re-clean if you're not happy."],
  ['grows with kid 18mo-5yrs', 'It grows with your kid from 18 months to 5 years.'],
  ['wash cold hang dry', 'You wash it cold and hang it to dry.'],
  ['drain plug bottom', "There's a drain plug on the bottom."],
  ['initials engraved free', 'The initials are engraved for free.'],
  ['puncture free tires', 'The tires are puncture-free.'],
  ['timer 1h 2h 4h', 'You can set the timer to 1, 2, or 4 hours.'],
  ['lid no leak when tipped', "The lid doesn't leak when tipped."],
  ['holds 50 lbs groceries', 'It holds 50 pounds of groceries.'],
  ['lasts abt a week', 'It lasts about a week.'],
  ['8 oz jar lasts a year', 'The 8-ounce jar lasts a year.'],
  ['light on handle', "There's a light on the handle."],
  ['7 day trial', 'You get a 7-day trial.'],
  ['no drill, tension pole', "There's no drill. It's got a tension pole."],
  ['alerts if dog leaves yard', 'It alerts you if your dog leaves your yard.'],
  ['one hand squeeze release', "It's got a one-hand squeeze release."],
  ['averages last 6 months income', '-'],
  ['sweet then heat', '-'],
  ['humidity dome', "It's got a humidity dome."],
  ['lock at night', '-'],
  ['kids earn stars', '-'],
  ['reapply over makeup', '-'],
  ['no drowsy', '-'],
  ['both sides', '-'],
  ['für iPhone 13-15', '-'],
  ['12v/24v/110v', '-'],
  ['certipur', '-'],
])('says "%s" as a person would, or not at all', (typed, expected) => {
  expect(said(typed, KIT)).toBe(expected)
})

test('agrees with many things, and says of a service what they do', () => {
  expect(said('fits any pot', GLOBES)).toBe('They fit any pot.')
  expect(said('2 x 5 oz', { noun: 'body lotion', isPlural: false, form: 'stuff' })).toBe('You get two 5-ounce bottles.')
  expect(said('steam clean car seats', DJ)).toBe('They steam clean car seats.')
  expect(said('feet anti slip', GLOBES)).toBe('The feet are anti-slip.')
  expect(said('interior + exterior 3 hrs', DJ)).toBe('The interior and exterior take 3 hours.')
  expect(said('insured + bonded', DJ)).toBe("They're insured and bonded.")
  expect(said('7.8 oz', { noun: 'pickleball paddle', isPlural: false, form: 'thing' })).toBe('It weighs 7.8 ounces.')
  expect(said('7.8 oz', { noun: 'candle', isPlural: false, form: 'thing' })).toBe('-')
  expect(said('bring own supplies', DJ)).toBe('They bring their own supplies.')
  expect(said("donates what's good", DJ)).toBe("They donate what's good.")
})

test('says things that follow each other in one breath', () => {
  expect(inOneBreath("You get 8 tablets. There's eucalyptus in them.")).toBe(
    "You get 8 tablets. There's eucalyptus in them.",
  )
  expect(inOneBreath("It's got a lid. There's a strap. It's got 2 pockets.")).toBe(
    "It's got a lid, a strap, and 2 pockets.",
  )
})

test.each([
  ['20000 rpm quiet', "It's got a 20000 RPM quiet."],
  ['rails on 3 sides', 'It rails on 3 sides.'],
  ['turn dial to change weight', 'They turn dial to change weight.'],
  ['lifts in 1 sec gas spring', 'It lifts in 1 second gas spring.'],
  ['99.9% caffeine free', "It's got 99.9 percent caffeine free."],
  ['night light red', "It's got a night light red."],
  ['folds to 3in flat', 'It folds to 3-inch flat.'],
  ['rings loud', 'The rings are loud.'],
  ['session notes emailed', 'The session notes emailed.'],
  ['practice files', 'The practice files.'],
  ['waters for 2 weeks', "They've got waters for 2 weeks."],
  ['mix w tonic', "It's got a mix with tonic."],
  ['quiet 45db', "The quiet's 45 decibels."],
  ['bluetooth remote', "The Bluetooth's remote."],
  ['size tag inside out', "It's got a size tag inside out."],
  ['reminders to customers who dont pay', "You get reminders to customers who don't pay."],
  ['wildflower honey + habanero', "It's got wildflower honey and a habanero."],
])('is not sure that "%s" is said as "%s"', (typed, sentence) => {
  expect(isSureSentence(sentence, typed)).toBe(false)
})

test.each([
  ['dries in 30 min', 'It dries in 30 minutes.'],
  ['chocolate + cherry notes', "It's got chocolate and cherry notes."],
])('is sure that "%s" is said as "%s"', (typed, sentence) => {
  expect(isSureSentence(sentence, typed)).toBe(true)
})

test.each([
  ['85 db limit cant be turned off', "85-decibel limit, can't be turned off."],
  ['2.5 tog for cold rooms', '2.5 tog for cold rooms.'],
  ['we fire + glaze it for you', 'They fire and glaze it for you.'],
  ['washable (take battery out)', 'Washable, take battery out.'],
  ['vinegar goes in, flies dont come out', "Vinegar goes in, flies don't come out."],
  ['60 min lying down', '60 minutes of lying down.'],
  ['no drill adhesive', 'No-drill adhesive.'],
  ['8 hrs cold', '8 hours cold.'],
  ['engraved free', 'Engraved free of charge.'],
  ['shops cooks cleans', 'Shops, cooks, cleans.'],
  ['forward/reverse', 'Forward or reverse.'],
  ['no white cast 4 shades', 'No white cast, 4 shades.'],
  ['chest buckle he cant undo', "Chest buckle he can't undo."],
  ['2 hr avg', '2 hours on average.'],
  ['upf 50 canopy', 'UPF 50 canopy.'],
  ['wildflower honey + habanero', 'Wildflower honey and habanero.'],
  ['GOTS cert. xq-77 zzr', undefined],
])('says "%s" as typed: %s', (typed, expected) => {
  expect(spokenFragment(typed)).toBe(expected)
})

test.each([
  ['It clamps to the table no scratch.', 'It clamps to the table, no scratch.'],
  ["It's got a splitter to share with friend.", "It's got a splitter to share with a friend."],
  ["It's got a USB charger on handlebar.", "It's got a USB charger on the handlebar."],
  ['They work on rock glass wood.', 'They work on rock, glass, wood.'],
  ["It's adjustable, with no velcro.", "It's adjustable, with no velcro."],
  ["There's no irritation.", "There's no irritation."],
  ["It's washable after the removing battery.", "It's washable after removing the battery."],
  ["It's got brightens when you brake.", 'It brightens when you brake.'],
  ['It rotates a weekly.', 'It rotates weekly.'],
  ['It works with an apple watch.', 'It works with Apple Watch.'],
  ["It's nonstick up to 260C.", "It's nonstick up to 260 degrees Celsius."],
  ['The cover unzips to wash.', 'The cover unzips to wash.'],
])('puts small words and commas into "%s"', (said, expected) => {
  expect(mendSentence(said)).toBe(expected)
})
