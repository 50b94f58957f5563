import { ScriptBrief, type ScriptBriefInput, VIDEO_STYLES } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { WRITTEN_KINDS } from '../testing/written-kinds'
import { writeBrief } from './write-brief'

const write = (brief: Omit<ScriptBriefInput, 'targetAudience'>, avoid: string[] = []) =>
  writeBrief(ScriptBrief.parse({ targetAudience: 'everyone', ...brief }), { seed: '27', avoid, kinds: WRITTEN_KINDS })
const spoken = (brief: Omit<ScriptBriefInput, 'targetAudience'>) => write(brief).spoken_script

test.each([
  ['Limpio Ya', '€18/hour', ['Insured and trained staff', 'You get the same cleaner every week'], 'This is Limpio Ya.'],
  [
    'Lone Star Overhead Door - spring repair',
    'from $89 same day',
    ['A tech gives you the price before he picks up a tool', 'Licensed, bonded, insured'],
    'This is Lone Star Overhead Door.',
  ],
  [
    'Reel Home Digitizing (VHS, Hi8), Halifax',
    'from CA$18 a tape',
    ['We do every tape on site', 'Turnaround is two weeks'],
    "We're Reel Home Digitizing.",
  ],
])('what is sold by people who come is a service: %s', (productName, priceText, features, intro) => {
  const said = spoken({
    productName,
    priceText,
    features,
    style: 'talking-head',
    videoLength: 30,
    painPoint: 'it broke',
  })
  expect(said).toContain(intro)
  expect(said).not.toMatch(/\b(?:I got|I've got|The door)\b/)
})

test('of labels the one that is seen or heard comes first', () => {
  const features = ['fits a small tin', 'made in our shed', 'snaps so loud the cat runs']
  const said = spoken({ productName: 'hazel brittle', features, style: 'talking-head', videoLength: 30 })
  expect(said.indexOf('loud')).toBeGreaterThan(0)
  expect(said.indexOf('loud')).toBeLessThan(said.indexOf('small tin') >>> 0)
})

test("beside a pasted listing the seller's own case comes first", () => {
  const said = spoken({
    productName: 'MAGNETIC WIRELESS POWER BANK 10000mAh 22.5W Fast Charging',
    painPoint: 'Phone dying at 3pm when client is sending Mpesa',
    features: [
      '10000mAh',
      '22.5W PD fast charge',
      'Magnetic 15W wireless',
      'Slim, digital display',
      '6 months warranty',
    ],
    style: 'bottom-of-funnel',
    videoLength: 30,
  })
  expect(said).toMatch(/^Phone dying at 3 PM when the client is sending Mpesa/)
})

test('of sentences the one about the very thing of the problem comes first, else the order is as typed', () => {
  const inflator = spoken({
    productName: 'portable tire inflator',
    videoLength: 60,
    painPoint: 'flat tire at night on the desert road',
    features: ['it work by battery', 'it have light for night', 'it fill car tire in 6 minute'],
  })
  expect(inflator.indexOf('It fills a car tire in 6 minutes')).toBeLessThan(inflator.indexOf('light for night'))
  expect(inflator.indexOf('It fills a car tire')).toBeLessThan(inflator.indexOf('by battery'))
  const storage = spoken({
    productName: 'StoreLah Self Storage',
    videoLength: 30,
    painPoint: "In-laws' bomb shelter already full to the door",
    features: [
      'You can rent a locker from one month, no one-year contract',
      'You open the door with your phone, even at 2 am',
    ],
  })
  expect(storage.indexOf('rent a locker')).toBeLessThan(storage.indexOf('open the door'))
})

test('of labels few are said, and what stands on a package is not', () => {
  const mop = spoken({
    productName: 'spray mop',
    videoLength: 15,
    painPoint: 'sticky kitchen floor',
    features: [
      'Eco-friendly, BPA free',
      '5 colors',
      'refillable bottle',
      'machine washable',
      'no batteries',
      'Premium quality',
    ],
  })
  expect(mop).not.toMatch(/BPA|colors|eco|quality/i)
  expect(mop).toContain('You can machine-wash it.')
  expect(mop.match(/\b(?:It|You)(?:'s|'re)? (?!linked)/g)?.length ?? 0).toBeLessThan(4)
})

test('of labels one is said, last, and only where fewer than two other things are', () => {
  const bands = {
    productName: 'FITLINE PRO resistance bands set',
    videoLength: 30,
    painPoint: 'The gym is 40 minutes by tram, so I go in January only',
    features: ['WARRANTY 24 MONTHS', 'NATURAL LATEX, LAYERED', '5 BANDS: 5 / 10 / 15 / 20 / 25 KG, TOTAL 75 KG'],
  } as const
  expect(spoken(bands)).toMatch(/from 5 to 25 kilos\.\s+And you get a 24-month warranty\.\s+It's linked/)
  expect(spoken({ ...bands, features: [...bands.features, 'HOLDS UP TO 90 KG'] })).not.toMatch(/warranty|latex/)
})

test('of a listing at most four lines are recited in half a minute', () => {
  const said = spoken({
    productName: 'Rimo tile scrubber',
    videoLength: 30,
    painPoint: 'The tub takes all Sunday.',
    features: [
      '【6 BRUSH HEADS】FLAT / DOME / CORNER',
      'UP TO 80 MIN RUNTIME',
      'IPX7 WATERPROOF',
      'EXTENDS 50 CM TO 120 CM',
      '2 SPEEDS: 300/400 RPM',
      'TYPE-C',
    ],
  })
  const lines = [/brush heads/, /80 minutes/, /waterproof/, /120 centimeters/, /two speeds/, /Type-C/]
  expect(lines.filter((line) => line.test(said)).length).toBe(4)
})

test('a label of care in capitals is no sentence about a machine', () => {
  const cover = spoken({
    productName: 'Sofa cover stretch',
    videoLength: 30,
    style: 'hack-tip',
    painPoint: 'Sofa is old',
    features: ['MACHINE WASHABLE / NO FADE', 'PET FRIENDLY'],
  })
  expect(cover).toContain("You can machine-wash it. It doesn't fade.")
})

test('a problem in another language is no reason to open with what one gets', () => {
  const blocks = spoken({
    productName: 'wooden building blocks',
    videoLength: 15,
    painPoint: 'anak main handphone terus setiap hari',
    features: ['80 pcs set with storage bag & booklet'],
  })
  expect(blocks).toMatch(/^With these wooden building blocks, you get 80 pieces, a storage bag and a booklet\./)
})

test('"it" stays the product while each sentence is about it', () => {
  const speaker = spoken({
    productName: 'garden speaker',
    videoLength: 60,
    painPoint: 'the neighbors hear more of my music than I do',
    features: [
      'It has a clip so you can hang it on a chair.',
      'It plays ten hours.',
      'It gets a little warm in the sun.',
    ],
  })
  expect(speaker).not.toMatch(/The speaker (?:plays|gets)/)
})

test('a verb or the work of a firm is not the thing of the problem', () => {
  const grinder = spoken({
    productName: 'Tapir dog nail grinder',
    videoLength: 30,
    painPoint: 'My dog hides when he sees the clipper.',
    features: ['It is quiet enough that he sleeps.', 'It has a light so you see the quick.'],
  })
  expect(grinder.indexOf('quiet')).toBeLessThan(grinder.indexOf('light'))
  const cleaners = spoken({
    productName: 'Tidy Trio house cleaning',
    videoLength: 60,
    painPoint: 'You clean the whole Saturday and by Sunday there is jam on the wall.',
    features: ['The same two people come every time.', 'We clean the oven too, no extra.'],
  })
  expect(cleaners.indexOf('same two people')).toBeLessThan(cleaners.indexOf('the oven'))
})

test('a firm opens with its typed problem and is called by its name', () => {
  const text = spoken({
    productName: 'FiveStar Desk - review management for dental practices',
    videoLength: 30,
    style: 'bottom-of-funnel',
    painPoint: 'Happy patients say nothing and the one angry guy writes three paragraphs.',
    features: ['You get a one-page report on the first of the month.', 'It connects to Dentrix and Open Dental.'],
  })
  expect(text).toMatch(/^Happy patients say nothing/)
  expect(text).toContain('This is FiveStar Desk.')
  expect(text).not.toContain("It's review management")
})

test('features typed as sentences are said behind a problem while there is time', () => {
  const six = [1, 2, 3, 4, 5, 6]
  const short = six.map((each) => `You can turn part number ${each} with one hand.`)
  const long = [...six, 7, 8, 9].map(
    (each) => `You can turn part number ${each} with one hand, and lock it again with the same one.`,
  )
  const said = (videoLength: 30 | 60, features: string[]) =>
    spoken({
      productName: 'Zuvo Loop',
      style: 'talking-head' as const,
      painPoint: 'I always need a third hand.',
      videoLength,
      features,
    }).match(/part number/g)
  expect(said(60, long)).toHaveLength(8)
  expect(said(60, short)).toHaveLength(6)
  expect(said(30, short)).toHaveLength(6)
})

test('a title that goes on behind the kind of thing is not said', () => {
  const text = spoken({
    productName: 'Portable Blender USB 380ml Juicer Cup',
    videoLength: 15,
    painPoint: 'no time for breakfast',
    features: ['6 stainless steel blades'],
  })
  expect(text).toContain('This portable blender has ')
  expect(text).not.toMatch(/juicer/i)
})

test.each(['I water all of them on Sunday, and half of them drown.', ''])(
  'a skit without a story has one voice: %s',
  (painPoint) => {
    const { spoken_script, plan } = write({
      productName: 'Krukan plant watering app',
      priceText: '39 kr/month',
      videoLength: 30,
      style: 'skit',
      painPoint,
      features: ['You take a picture and it tells you which plant it is.'],
    })
    expect(spoken_script).toContain('You take a picture')
    expect(spoken_script).not.toMatch(/^[A-Z]+:/m)
    expect(plan?.notes).toContain('This is told to camera, so there is no second voice.')
  },
)

test.each([
  ['Neck Fan Rechargeable Bladeless', /in its place in the room/],
  ['magnetic door mosquito net', /grass|outside/],
])('nothing is guessed about how a %s is used', (productName, guessed) => {
  const { scenes } = write({ productName, videoLength: 15, features: ['fits most doors', 'hair safe'] })
  expect(scenes.map(({ visualCue }) => visualCue).join(' ')).not.toMatch(guessed)
})

test('a candle film has a lit candle', () => {
  const { scenes } = write({
    productName: 'Kōwhai & Smoke candle',
    price: 34,
    videoLength: 15,
    painPoint: 'Supermarket candles give me a headache',
    features: ['Burns for about 40 hours.'],
  })
  expect(scenes.map(({ visualCue }) => visualCue).join(' ')).toMatch(/\blit candle|strikes a match/)
})

const seen = (brief: Omit<ScriptBriefInput, 'targetAudience'>) =>
  write(brief)
    .scenes.map(({ visualCue }) => visualCue)
    .join(' ')

test('what a feature says is shown, and no act is guessed', () => {
  const pictures = seen({
    productName: 'Ironstep work boot insoles',
    price: 34,
    videoLength: 60,
    painPoint: 'By hour seven it feels like walking on two bruises.',
    features: ['You can trim them with kitchen scissors, and there is a line to follow.'],
  })
  expect(pictures).toMatch(/hands trim the work boot insoles, close/i)
  expect(pictures).not.toMatch(/drawer/i)
})

test.each([
  ['Kobo gel pens, 8 colors', 'You can erase it with the end.', 'A line on paper, then the line erased'],
  ['Hydraulic wood splitter 5T', 'It has a two-hand control.', 'A log in the wood splitter, it splits in two'],
  ['Lima end of lease cleaning', 'We do the oven and the rangehood.', 'A clip of you at work on the oven'],
  ['Tidy Ten shift app', 'You pay per location.', 'Creator to the lens'],
])('the product is seen at work: %s', (productName, feature, picture) => {
  const pictures = seen({ productName, price: 14, painPoint: 'It takes all day', features: [feature] })
  expect(pictures.toLowerCase()).toContain(picture.toLowerCase())
})

test('a before-after of no known kind ends with the same after, in the clip of the seller', () => {
  const pictures = seen({
    productName: 'Mendo sweater stone',
    price: 14,
    videoLength: 15,
    style: 'before-after',
    painPoint: 'Sweater looks ten years old after two washes',
    features: ['I did my mother’s cardigan and she asked me where I bought it.'],
  })
  expect(pictures).toMatch(/clip or photo from before.*The same, after/s)
})

test('of labels what it does comes before what it is made of', () => {
  const text = spoken({
    productName: 'Brisko travel mug',
    videoLength: 30,
    style: 'talking-head',
    painPoint: 'my commute is long',
    features: ['304 stainless steel body', 'Two cup rings', 'Leakproof in any bag'],
  })
  expect(text.indexOf('leakproof')).toBeGreaterThan(0)
  expect(text.indexOf('leakproof')).toBeLessThan(text.indexOf('cup rings'))
})

test('what answers is said, whatever it is, and the parts that do the work are no label of the package', () => {
  const bag = spoken({
    productName: 'Veldo commuter backpack',
    videoLength: 30,
    painPoint: 'I ride to work in the rain and the books arrive wet.',
    features: ['USB-C CHARGING PORT', 'CAPACITY 18 L', 'PADDED STRAPS', 'FREE RAIN COVER'],
  })
  expect(bag).toContain('You get a free rain cover.')
  const blender = spoken({
    productName: 'Veldo portable blender',
    videoLength: 30,
    painPoint: 'The shaker leaves lumps.',
    features: ['CAPACITY 400 ML', 'BPA FREE', '4 BLADES STAINLESS STEEL 304'],
  })
  expect(blender).toContain('four stainless steel blades')
  const machine = spoken({
    productName: 'Veldo sound machine',
    videoLength: 30,
    features: ['18 SOUNDS: OCEAN / LULLABY', 'BPA FREE', 'MADE IN ITALY'],
  })
  expect(machine).toContain('18 sounds')
})

test('the label that answers comes first, even where the first one does something else', () => {
  const text = spoken({
    productName: 'MagGrip Car Mobile Holder 360',
    videoLength: 15,
    style: 'bottom-of-funnel',
    painPoint: 'Holder is falling from dashboard in summer heat because glue melt',
    features: ['Strong N52 magnet x 20 pcs', '360° rotation, one hand operation', 'Heat resistant up to 85°C'],
  })
  expect(text).toContain('holder is heat-resistant up to 85 degrees. 360')
})

test('a problem in another language is text in the first picture, and a feature opens', () => {
  const brief = {
    productName: 'Limpeza Brilho de Casa',
    videoLength: 15,
    painPoint: 'A faxineira falta e ninguém avisa',
    features: ['We come on the day we promised, and if Marta is sick, Sônia comes.'],
  } as const
  const { scenes, spoken_script } = write(brief)
  expect(spoken_script).toMatch(/^We come on the day we promised/)
  expect(scenes[0]?.visualCue).toContain('"A faxineira falta e ninguém avisa" as text')
  const robot = write({ ...brief, productName: 'WinBot', painPoint: 'fenster putzen im 4. stock', features: [] })
  expect(robot.scenes[0]?.visualCue).toContain('"fenster putzen im 4. stock" as text')
  expect(robot.spoken_script).not.toContain("I'm")
  const leggings = write({ ...brief, productName: 'gym leggings', features: ['8 colors'] })
  expect(leggings.spoken_script).not.toMatch(/^These|^They/)
})

test('one of many has its own things, many have theirs, and a short script is not filled up', () => {
  const text = spoken({ productName: 'magnetic tiles', videoLength: 15, features: ['It has its own bag.'] })
  expect(text).toContain('have their own bag')
  expect(text).not.toContain('decide for yourself')
})

test('a firm is not called by half of its name', () => {
  const text = spoken({
    productName: 'HomeShine Part-Time Cleaning',
    videoLength: 15,
    painPoint: 'Weekends gone to mopping the floor',
    features: ['We send the same cleaner to you every week.'],
  })
  expect(text).toContain("We're HomeShine Part-Time Cleaning.")
})

test('a name before words of another language is said alone', () => {
  const text = spoken({
    productName: 'Sierstop krabbelpoot handdoekje',
    videoLength: 15,
    painPoint: 'My cat bites the brush',
    features: ['The hair sticks to the glove.'],
  })
  expect(text).toContain('the Sierstop. The hair')
  expect(text).not.toContain('krabbelpoot')
})

test('a long informative script of a known kind says why the problem comes', () => {
  const text = spoken({
    productName: 'Clearday niacinamide serum',
    videoLength: 90,
    style: 'informative',
    painPoint: 'I put powder over my forehead at ten and at noon I put powder over the powder.',
    features: ['It has 5% niacinamide, no perfume and no color.', 'You use it after washing and before cream.'],
  })
  expect(text).toMatch(/over the powder\.\s+(?:Skin makes oil|Powder sits on top|The oil comes)/)
})

test('who delivers and answers messages does not say that they got it', () => {
  const hoodie = {
    productName: 'oversized blanket hoodie',
    videoLength: 30,
    painPoint: 'Heating bills are crazy and the flat is still cold.',
    features: ['It has a giant pocket.'],
  } as const
  expect(spoken({ ...hoodie, callToAction: 'Order before six, we send the same day' })).not.toMatch(/\bgot\b/)
  expect(spoken({ ...hoodie, callToAction: 'Message me here to order' })).not.toMatch(/\bgot\b/)
  expect(spoken({ ...hoodie, callToAction: 'Use my code TAHLIA10' })).not.toMatch(/This is (?:our|my)/)
})

test('a bare name is followed by what it is', () => {
  const text = spoken({
    productName: "Cuento Mío - personalised children's book",
    videoLength: 60,
    painPoint: 'Another plastic toy which is forgotten in three days',
    features: ['You put the name and you choose the hair.'],
  })
  expect(text).toMatch(/Cuento Mío, a personalised children's book\./)
})

test('"it" behind a sentence about something else is the product by name', () => {
  const text = spoken({
    productName: 'KontoKlar',
    videoLength: 60,
    painPoint: 'On the 20th the account is empty.',
    features: [
      'You see your data in one place.',
      'The data stays on a server in Frankfurt.',
      'It finds subscriptions that you forgot.',
    ],
  })
  expect(text).toMatch(/Frankfurt\.\s+KontoKlar finds/)
})

test('a list of what was typed is called no comparison and no conspiracy, and "then" follows nothing', () => {
  const tiles = {
    productName: 'Magnetic Tiles Set 60 PCS',
    videoLength: 15,
    painPoint: 'Expensive brand tiles cost triple',
    features: ['60 pieces', 'Compatible with all major brands'],
  } as const
  const comparison = write({ ...tiles, style: 'comparison' })
  expect(comparison.plan?.notes?.join(' ')).toContain('There is no side-by-side yet.')
  expect(comparison.spoken_script).not.toContain('Then I')
  expect(write({ ...tiles, style: 'conspiracy' }).plan?.notes?.join(' ')).toContain('There are no clues to follow yet.')
  expect(write({ ...tiles, style: 'talking-head' }).plan?.notes?.join(' ')).not.toMatch(/side-by-side|clues/)
})

test('a reason of the kind is given only for what the seller names', () => {
  const app = {
    productName: 'Ibase – family budget app with MoMo',
    videoLength: 90,
    style: 'informative',
    features: ['You and your spouse see the same budget.', 'It works offline.'],
  } as const
  const small = 'Money goes in small amounts, five hundred here, two thousand there, and nobody knows who spent it.'
  expect(spoken({ ...app, painPoint: small })).toMatch(/spent it\.\s+This is Ibase, a budgeting app\./)
})

test('the story of a kind is told where no problem was typed, else the typed problem', () => {
  const open = (painPoint: string) =>
    spoken({
      productName: 'VoltBlend Go portable blender',
      videoLength: 60,
      style: 'talking-head',
      painPoint,
      features: ['USB-C rechargeable'],
    })
  expect(open('no time for breakfast')).toMatch(/^No time for breakfast/)
  expect(open('')).toMatch(/smoothie/)
  expect(open('no time for breakfast')).not.toMatch(/smoothie/)
})

test.each(['talking-head', 'skit', 'comparison'] as const)(
  'features that can be said need no story of the kind: %s',
  (style) => {
    const { spoken_script } = write({
      productName: 'Moonmilk magnesium gummies',
      videoLength: 60,
      style,
      features: [
        'They taste like blackberry and do not stick to your teeth.',
        'One jar is a month if you take two a night.',
      ],
    })
    expect(spoken_script.split(/[.!?]/)[0]).toContain('Moonmilk')
    expect(spoken_script).toContain('taste like blackberry')
    expect(spoken_script).toContain('One jar is a month')
    expect(spoken_script).not.toMatch(/^[A-Z]+:|lemonade|chalk/m)
  },
)

test('rounds and clues are counted without gaps where the length leaves one out', () => {
  const orders = (['comparison', 'conspiracy', 'hack-tip'] as const).flatMap((style) =>
    ['portable blender', 'hot sauce', 'soy candle', 'gym leggings', 'car phone holder'].map((productName) =>
      [
        ...spoken({ productName, style, videoLength: 30, features: ['handmade'] }).matchAll(
          /\b(?:Round|Clue|Step) (one|two|three|four|five)\b/g,
        ),
      ].map(([, number]) => number),
    ),
  )
  expect(orders.filter(({ length }) => length > 0).length).toBeGreaterThan(5)
  for (const order of orders) expect(order).toEqual(['one', 'two', 'three', 'four', 'five'].slice(0, order.length))
})

test('who takes orders opens with no trouble of their own', () => {
  const opening = (callToAction: string) =>
    spoken({
      productName: 'Tidy Trio house cleaning service',
      videoLength: 15,
      features: [],
      callToAction,
    }).split('\n\n')[0]
  expect(opening('tap the link')).toMatch(/\b(?:I|I'm|my|we|our)\b/i)
  expect(opening('WhatsApp us to book')).not.toMatch(/\b(?:I|I'm|my|we|our)\b/i)
})

test('a round or clue that stands alone is not counted', () => {
  const said = (['comparison', 'conspiracy'] as const).flatMap((style) =>
    ['car phone holder', 'gym leggings', 'budgeting app'].map((productName) =>
      spoken({
        productName,
        style,
        videoLength: 30,
        features: ['one-hand release', 'side pocket', 'imports transactions'],
      }),
    ),
  )
  for (const text of said)
    expect(/\b(?:Round|Clue) one\b/.test(text), text).toBe(/\b(?:Round|Clue) two\b|\b(?:Last|Next) round\b/.test(text))
})

test('without a problem a typed sentence opens, or a line of the kind that names what it is about', () => {
  const open = (productName: string, features: string[]) =>
    spoken({ productName, features, style: 'hack-tip', videoLength: 15 }).split(/[.!?]/)[0]
  expect(open('Glimmr setting spray', ['It keeps my makeup on through a night shift', 'It dries in a minute'])).toMatch(
    /^The Glimmr setting spray keeps my makeup on through a night shift/,
  )
  expect(open('Drillo bubble wand', ['It makes bubbles as big as a dog.'])).toMatch(/^(?:The|This) .*makes bubbles/)
})

test('a typed sentence that opened an earlier version opens no other', () => {
  const brief = {
    productName: 'Drillo bubble wand',
    features: ['It makes bubbles as big as a dog.', 'It folds flat.', 'You refill it in a minute.'],
    style: 'informative',
    videoLength: 15,
  } as const
  const heard: string[] = []
  for (let turn = 0; turn < 5; turn++) heard.unshift(write(brief, heard).spoken_script)
  expect(new Set(heard.map((script) => script.split(/[.!?]/)[0])).size).toBe(5)
})

test('who takes orders tells no test of a customer', () => {
  const open = (callToAction: string) =>
    spoken({
      productName: 'car phone holder',
      videoLength: 30,
      style: 'bottom-of-funnel',
      painPoint: 'phone slide off the dash',
      features: ['Dashboard / windshield mount', 'Vacuum suction, no glue'],
      callToAction,
    })
  expect(open('tap the link')).toMatch(/\bI\b/)
  expect(open('WhatsApp us, cash on delivery')).not.toMatch(/\bI\b/)
})

test('a scene of a few seconds has one picture', () => {
  const [, scene] = write({
    productName: 'massage gun deep tissue 6 heads',
    painPoint: 'body pains after work and I can not sleep',
    features: ['quiet'],
    style: 'product-review',
    videoLength: 15,
  }).scenes
  expect(scene?.voiceover).toBe('This massage gun is quiet. Listen.')
  expect(scene?.visualCue.split('; ')).toHaveLength(1)
})

test('two sentences running have not the same subject', () => {
  const said = spoken({
    productName: 'Magnetic tiles 108 pcs with marble run',
    painPoint: 'The kids fight for the tablet every day when it rains',
    features: [
      'The magnets are strong and they are riveted, so they cannot fall out.',
      'It comes with a marble run and two cars.',
      'It promotes creativity and fine motor skills from age 3.',
    ],
    price: 54.9,
    style: 'product-review',
    videoLength: 120,
  })
  expect(said).toMatch(/The (?:magnetic )?tiles come with a marble run and two cars\./)
  expect(said).toContain('They promote')
  const bank = spoken({
    productName: 'magnetic power bank 10000mah for iphone',
    painPoint: 'wire keeps coming out of pocket',
    features: ['charges my iphone 13 around one n half times', 'it has a stand so u can watch reels'],
    priceText: '$20',
    style: 'talking-head',
    videoLength: 30,
  })
  expect(bank).not.toMatch(/\b[Tt]he bank\b/)
  expect(bank).not.toMatch(/(The power bank|It) [^.]*\. (?:And )?[Tt]he power bank /)
})

test.each([
  ['Fietsdokter Daan, bike repair at your door (Utrecht)', 'I', 'This is Fietsdokter Daan, bike repair at your door.'],
  ['Laser hair removal – Glow Clinic Leicester', 'we', 'We do laser hair removal at Glow Clinic in Leicester.'],
  ['BIR registration + ITR filing for freelancers', 'we', 'We do BIR registration and ITR filing for freelancers.'],
  ['Model Method PSLE Maths Tuition (Bishan)', 'we', "We're Model Method PSLE Maths Tuition."],
  ['SparkNest Cleaning Services Dubai', 'we', "We're SparkNest Cleaning Services in Dubai."],
  ['ChairTime booking app', 'we', 'This is ChairTime, a booking app.'],
  ['Sparkle Bros end of lease clean', 'we', "We're Sparkle Bros."],
  ['Njoroge Mobile Mechanic Nairobi', 'I', 'This is Njoroge Mobile Mechanic in Nairobi.'],
])('one sentence says the name and what it is: %s', (productName, who, intro) => {
  const said = spoken({
    productName,
    priceText: '$25 a session',
    features: [`${who} answer on the same day`, `${who} show you the price before we start`],
    style: 'informative',
    videoLength: 60,
    painPoint: 'nobody calls back',
  })
  expect(said).toContain(intro)
  expect(said).not.toMatch(/\. It's (?:Laser|tutoring|bike|registration)/)
})

test('a name in two languages is said in English, and portions are several', () => {
  const base = { style: 'talking-head', videoLength: 30, painPoint: 'it is not fun', priceText: '$20' } as const
  const brush = { ...base, productName: 'escova a vapor / steam brush for cats and dogs', features: ['it puts steam'] }
  expect(spoken(brush)).toMatch(/\bsteam brush\b/)
  expect(spoken(brush)).not.toMatch(/escova|vapor/)
  const sauce = { ...base, productName: 'Fuego hot sauce packets', features: ['it tastes of mango'] }
  expect(spoken(sauce)).toMatch(/These are the Fuego hot sauce packets|the Fuego hot sauce packets\. They/)
})

test('an empty quality is said only where nothing else is left', () => {
  const said = spoken({
    productName: 'collapsible laundry basket',
    videoLength: 15,
    style: 'talking-head',
    painPoint: 'the stairs with a full basket',
    features: ['reusable', 'hypoallergenic', 'long handles', 'folds flat'],
  })
  expect(said).toMatch(/folds flat/)
  expect(said).toMatch(/long handles/)
  expect(said).not.toMatch(/reusable|hypoallergenic/i)
})

test('what need not be done comes before its care', () => {
  const said = spoken({
    productName: 'magnetic curtain rod',
    videoLength: 15,
    style: 'talking-head',
    painPoint: 'the sun wakes me up at five',
    features: ['Washable, black', 'No drilling – comes with a level', 'reusable'],
  })
  expect(said).toContain("You don't have to drill.")
  expect(said).not.toMatch(/reusable/i)
})

test('who was sent it says so', () => {
  const brief = {
    productName: 'Rollo yoga mat',
    videoLength: 30 as const,
    style: 'product-review' as const,
    painPoint: 'my knees hurt on the floor',
    features: ["It's thick enough for my knees.", 'It rolls up in ten seconds.'],
  }
  expect(spoken({ ...brief, priceText: '$49 (they sent it to me free)' })).toContain('They sent me the Rollo yoga mat.')
  expect(spoken({ ...brief, priceText: '$49', disclosure: 'gifted' })).toContain('They sent me the Rollo yoga mat.')
  expect(spoken({ ...brief, priceText: '$49' })).not.toContain('sent me')
})

test('what can be shown while it is said is shown once, what takes time is not', () => {
  const brief = { videoLength: 30, style: 'talking-head', painPoint: 'I squash every loaf' } as const
  const knife = { ...brief, productName: 'Hollis bread knife' }
  const features = ['It cuts through a crust without pushing', "It doesn't slip on a wet board"]
  const said = spoken({ ...knife, features })
  expect(said).not.toContain('Watch.')
  const tested = spoken({ ...brief, productName: 'Hollis water bottle', features: ['leakproof', 'squat proof'] })
  expect(tested.match(/Watch\./g)).toHaveLength(1)
  expect(spoken({ ...knife, features: ['It cuts the work in half on most days'] })).not.toContain('Watch.')
  expect(spoken({ ...brief, productName: 'Hollis bread baking course', features })).not.toContain('Watch.')
  const { scenes } = write({ ...brief, productName: 'Nuit wall clock', features: ['no ticking'] })
  expect(scenes[1]?.voiceover).toContain('Listen.')
  expect(scenes[1]?.visualCue).toContain('sound on')
})

test('without a problem a label that can be shown opens, and few words are a short script', () => {
  const { spoken_script, scenes, plan } = write({
    productName: 'Fold bag',
    videoLength: 15,
    features: ['holds 20 kg', 'folds into its own pocket'],
  })
  expect(plan?.notes).toContain('These words carry about 8 seconds. Add a feature or a problem.')
  expect(spoken_script).toMatch(/^This fold bag folds into its own pocket\. Watch\./)
  expect(scenes.reduce((sum, { duration }) => sum + duration, 0)).toBeLessThan(15)
})

test('without a problem what can be seen opens, also in a listing, and codes are no text', () => {
  const { spoken_script, scenes } = write({
    productName: 'Marlo rash guard',
    videoLength: 15,
    features: ['SIZES S-XXL', 'NO SWEAT MARK, NO TRANSPARENT', 'VIDEO UNBOXING REQUIRED', 'BATTERY 21700 5000 MAH'],
  })
  expect(spoken_script).toMatch(/^No sweat mark, no transparent\. Look\. This is the Marlo rash guard\./)
  expect(scenes.map(({ visualCue }) => visualCue).join(' ')).not.toMatch(/unboxing|21700/i)
})

test('without a problem nothing is told in the first person where that is off', () => {
  const brief = {
    productName: 'Ollenby trail socks',
    videoLength: 30 as const,
    style: 'talking-head' as const,
    features: [
      'mine lasted 3 winters on a farm',
      'the heel is knitted twice so it holds',
      'they dry on a line overnight',
    ],
  }
  expect(spoken(brief)).toMatch(/^Mine lasted 3 winters on a farm\./)
  expect(spoken({ ...brief, firstPerson: false })).not.toMatch(/^Mine/)
})

test.each([
  [
    'what the name says that it does',
    'Orla peel off face mask',
    ['does not drip in the shower', 'no pores like craters after', 'peels off in one piece after 12 minutes'],
    'The Orla face mask peels off in one piece',
  ],
  [
    'what a candle smells of',
    'Birkholt candle',
    [
      'The wick is cut by hand in our shed',
      'The jar is from a small factory',
      'Smells of wet pine, not of a perfume shop',
    ],
    'smells of wet pine',
  ],
  [
    'what others do not do',
    'Birkholt window cleaning',
    [
      'We come with our own ladder and water',
      'We text the day before we come',
      'Frames are included, others charge them',
    ],
    'Frames are included, others charge them.',
  ],
])('of features that do not all fit this one is said: %s', (_, productName, features, said) => {
  const painPoint =
    'You book it in March, they come in June, and then half of it is as dull as it was before they came.'
  expect(spoken({ productName, features, painPoint, videoLength: 15, style: 'talking-head' })).toContain(said)
})

test('a clause that no video may say takes no other clause along', () => {
  const said = spoken({
    productName: 'Karst hand warmer',
    videoLength: 30,
    painPoint: 'you miss the shot because the fingers freeze, then everybody laughs on discord all weekend',
    features: ['WARM FOR 6 HOURS', 'WEIGHT 80 G INCL. BATTERY'],
  })
  expect(said).toMatch(/^You miss the shot because the fingers freeze\./)
})

test('a problem that hurts is told with the features as typed, where no kind was written for it', () => {
  const said = spoken({
    productName: 'Oakfen garden clogs XT',
    videoLength: 30,
    painPoint: 'Clog slip off the heel on wet grass, then back pain for one week.',
    features: ['One strap behind, not slip off', 'Sole of cork, no plastic', 'The foot bed is out so you wash it'],
  })
  expect(said).toMatch(/^Clog slip off the heel on wet grass/)
  expect(said).toContain('One strap behind, not slip off.')
})

test.each([
  [
    'a moment',
    [
      'Twelve place cards and a table plan',
      'Every print shop takes the file',
      'When a cousin drops out at noon, you swap the name',
    ],
    /^When a cousin drops out at noon, you swap the name\.\s+This is/,
  ],
  [
    'what somebody says',
    [
      'Add a bill and it does the sums',
      'You can tag a line with "that was for the dog"',
      'It reminds the other one for you',
    ],
    /^You can tag a line with "that was for the dog"\.\s+This is/,
  ],
  [
    'what happened',
    ['thin enough for a back pocket', 'cards and coins in one place', 'mine survived 2 summers on a boat'],
    /^Mine survived 2 summers on a boat\.\s+The Ollenby/,
  ],
  [
    'a reason',
    ['Beech handle, so it floats', 'The blade is cut from one plate'],
    /^Beech handle, so it floats\.\s+This is/,
  ],
])('where nothing else was typed the feature opens that tells most: %s', (_, features, opening) => {
  expect(spoken({ productName: 'Ollenby seating wallet', features, style: 'talking-head', videoLength: 30 })).toMatch(
    opening,
  )
})

test.each([
  'inside oven n fridge is 25 more',
  'inside oven/fridge +25',
  'inside the oven extra',
  'oven and fridge not included',
])('what costs extra is never promised: %s', (feature) => {
  const said = spoken({
    productName: 'Two Sisters House Cleaning San Antonio',
    priceText: 'from $120',
    features: ['same 2 ladies every time', feature],
    style: 'talking-head',
    videoLength: 30,
    painPoint: 'the kitchen looks like a crime scene',
  })
  expect(said).not.toMatch(/\b(?:oven|fridge)\b(?!.* (?:not|aren't) included)/i)
})

test.each(['4BQgWPWe', 'Glaciero'])('of a name alone there is enough to film: %s', (productName) => {
  for (const style of VIDEO_STYLES) {
    const said = spoken({ productName, style, callToAction: 'Get it' })
    expect(said.split(/\s+/).length, said).toBeGreaterThanOrEqual(7)
  }
})

test('of a listing the kind tells what a label is good for where there is time', () => {
  const brief = {
    productName: 'Piko Magnetic Tiles 64 PCS STEM Set',
    painPoint: 'It rains all week and the twins fight over the tablet',
    features: ['1 STORAGE BAG', 'ABS PLASTIC / BPA FREE', 'ROUNDED EDGES', 'TILE SIZE 7.5 CM', 'CE / EN71 TESTED'],
  }
  expect(spoken({ ...brief, videoLength: 30 })).toMatch(/The edges are rounded, so /)
  expect(spoken({ ...brief, videoLength: 15 })).not.toMatch(/, so /)
})

test('five versions of a name with a listing open in five ways', () => {
  const brief = {
    productName: 'Brindle Whetstone #400/#2000 Knife Sharpening Stone',
    features: ['GRIT: #400 / #2000', 'SIZE: 180 x 60 x 30 mm'],
    style: 'informative' as const,
    videoLength: 30,
  }
  const versions: string[] = []
  for (let n = 0; n < 5; n++) versions.unshift(write(brief, versions).spoken_script)
  expect(new Set(versions.map((text) => text.split('.')[0])).size).toBe(5)
})
