import { ScriptBrief, type ScriptBriefInput } from '@reelwright/shared'
import { describe, expect, it } from 'vitest'
import { escaped } from '../kinds'
import { keptBy } from '../language'
import { some } from '../testing/runs'
import { WRITTEN_KINDS } from '../testing/written-kinds'
import type { Reading } from './reading'
import { subjectOf } from './shown-with'
import { writeBrief } from './write-brief'

const GUN: ScriptBriefInput = {
  productName: 'TORQHAND 18V Cordless Grease Gun',
  price: 289,
  priceText: '$289',
  targetAudience: 'farmers',
  videoLength: 90,
  story:
    'I run a loader at a mine near Emerald and I had an elbow that clicks. The young fella turned up late for the third Monday in a row and nobody said a word about it. My wife had packed a pie for the crib room and the boss sat down on it in front of everybody. The radio was playing that one song again and forty-two points were still waiting on me. So I bought one that night off the phone.',
  features: ['You load the cartridge from the front.', 'The hose is 1200 mm long.', 'It smells of nothing at all.'],
  callToAction: 'Order one before harvest',
}
/** One brief is looked at several times. */
const cuesOfText = keptBy((brief: string) =>
  writeBrief(ScriptBrief.parse(JSON.parse(brief)), { seed: 'a', avoid: [], kinds: WRITTEN_KINDS }).scenes.map(
    ({ visualCue }) => visualCue,
  ),
)
const cuesOf = (brief: Partial<ScriptBriefInput>) => cuesOfText(JSON.stringify({ ...GUN, ...brief }))
/** The product itself, where a line names nothing else to see. */
const PLAIN = /the grease gun in use, close|close on the grease gun, slowly/i
const HOOK_TEXT = /, "([^"]*)" as text/
/** The pictures without the text that stands over the first one. */
const seen = (brief: Partial<ScriptBriefInput>) =>
  cuesOf(brief).map((cue, at) => (at === 0 ? cue.replace(HOOK_TEXT, '') : cue))
const hookText = (brief: Partial<ScriptBriefInput>) => HOOK_TEXT.exec(cuesOf(brief)[0] ?? '')?.[1]

describe('the text over the first picture', () => {
  it.each([
    [
      'You grease points in the mud, and the hose is short.',
      { videoLength: 15 },
      'You grease points in the mud, and the hose is short',
    ],
    // There it is said, over the hose that fails.
    ['You grease points in the mud, and the hose is short.', {}, undefined],
    [
      'Everything renews on a different day so you never see the whole number at once until it is gone.',
      {},
      'TORQHAND 18V Cordless Grease Gun',
    ],
    ['It rolls down, it is transparent', {}, 'TORQHAND 18V Cordless Grease Gun'],
    ['no time n guests coming', { targetAudience: 'parents', videoLength: 15 }, 'No time and guests coming'],
    [
      'I have bought two of these before',
      { targetAudience: 'parents', videoLength: 15 },
      'I have bought two of these before',
    ],
    ['my acne marks never go away', {}, 'TORQHAND 18V Cordless Grease Gun'],
    ['it cures arthritis overnight', {}, 'TORQHAND 18V Cordless Grease Gun'],
    ['', {}, 'TORQHAND 18V Cordless Grease Gun'],
    ['', { productName: 'rechargeable mosquito bat - 3000V, USB' }, 'Rechargeable mosquito bat'],
    ['', { targetAudience: 'pet-owners' }, 'TORQHAND 18V Cordless Grease Gun'],
  ])(
    'of "%s" %j is the problem as typed, else the name, which stands over nothing that fails: %s',
    (painPoint, brief, text) => {
      expect(hookText({ painPoint, ...brief })).toBe(text)
    },
  )

  it('stands over no product that is said first', () => {
    const [told] = [writeBrief(ScriptBrief.parse(GUN), { seed: 'a', avoid: [], kinds: WRITTEN_KINDS })]
    const again = writeBrief(ScriptBrief.parse(GUN), {
      seed: 'b',
      avoid: [told?.spoken_script ?? ''],
      kinds: WRITTEN_KINDS,
    })
    expect(again.plan?.angle.label).toBe('The product first')
    expect(again.scenes[0]?.visualCue).not.toContain('TORQHAND 18V Cordless Grease Gun" as text')
  })
})

describe('the pictures of a told script', () => {
  const story = GUN.story?.replace(' So I bought one that night off the phone.', '')

  it('show a thing in the first scene, then only where the story is about it, and who tells it from another side each time', () => {
    const cues = seen({})
    expect(cues[0]).toBe('Creator with the grease gun in front of them, to the lens.')
    expect(cues.slice(1, 4)).toEqual([
      'Creator to the lens, a step closer.',
      "The creator's face, close, to the lens.",
      'Creator points to the grease gun, to the lens.',
    ])
    expect(new Set(cues).size).toBe(cues.length)
  })

  it.each([
    ['My cousin bought the gun in June and there was dust on it in July.', true],
    ['In June they sent me this one and I did not want it.', true],
    ['I carried a box of these to the fair in Emerald that year.', true],
    ['It was the grease gun that made all that noise.', true],
    ['My neighbour Ivo lent me his and bought me a grease gun in July.', false],
    ['He gave me the gun in July, and I kept it in the van.', true],
    ['Nora has the blue one and she told me that I need the grease gun as well.', false],
    ['His dog Biscuit, this huge old hound, came in and ate the sandwich.', false],
    ['After this I stayed away from the shed for a year.', false],
    ['The bath had these grooves and the grease gun of my uncle was orange.', false],
    ['I tried to buy one in the shop and it was like drinking from a battery.', false],
    ['I used one spoon of sugar for the whole week.', false],
    ['She looked at me and said this is a problem.', false],
    ['They started the same talk again, so I turned the phone around.', false],
    ['My old gun broke in June and I had oil on my shoes.', false],
  ])('show the product while the story says "%s": %s', (sentence, isShown) => {
    expect(behind({}, sentence)[1]?.includes('gun')).toBe(isShown)
  })

  it('show the thing at its work on what the story names, and a thing with a strap as a thing', () => {
    const story =
      'The widow picked a hair off my sleeve in church on Sunday. I did the whole coat with this after, twice.'
    const roller = { productName: 'FurLift pet hair remover', features: ['It is black.'] }
    expect(seen({ ...roller, story }).join(' ')).toContain(
      'The hair remover goes over the coat once, the hair comes off, close',
    )
    const features = ['It sends its place by satellite.', 'The strap opens by itself.']
    expect(seen({ productName: 'Naqa Collar - camel tracker', features })[0]).not.toContain('screen')
  })

  it.each([
    ['Amma iron dosa tawa, 11 inch', 'It heats evenly.', 'tawa', 'creased'],
    ['Hijab pashmina jersey premium', 'It is soft.', 'Creator puts the hijab on', 'jersey'],
    ['Stride & Sorrel wide-fit slip-on', 'They are soft.', 'A foot', 'glass'],
    ['Kea sleeping bag, 3-24 months', 'It is merino.', 'changing table', 'outside'],
    ['Sunny Sunscreen Stick 20g', 'It is small.', 'along a forearm', 'Two fingers'],
    ['Drain hair snakes, pack of 6', 'They are long.', 'comes up full of hair', 'stain'],
    ['Soy candle', 'You can smell it without lighting it.', 'candle', 'A hand lights'],
    ['Yanagi whetstone', 'Soak it ten minutes before use.', 'in a bowl of water', 'Creator soaks'],
    ['Satin curling rod', 'You wrap damp hair round it and sleep.', 'Hands wrap damp hair round', 'and sleep'],
  ])('show %s at its own work, as "%s" says: %s, not %s', (productName, feature, shown, other) => {
    const cues = seen({ productName, features: [feature] })
    expect(cues.join(' ')).toContain(shown)
    expect(cues.slice(0, -1).join(' ')).not.toContain(other)
  })

  it.each([
    ['Kofi steel doorway pull up bar', 'Creator under the pull up bar, to the lens.'],
    ['Regnbue shower head', 'Creator beside the shower with the shower head, to the lens.'],
    ['Ljusfri blackout blind', 'Creator in front of the window, the blackout blind behind them, to the lens.'],
    ['Vilo footrest', 'Creator sits with both feet on the footrest, to the lens.'],
    ['Abeni ring sling', 'Creator wearing the ring sling, to the lens.'],
    ['Baby sling by Abeni', 'Creator wearing the baby sling, to the lens.'],
    ['Hakuna magnetic wristband', 'Creator wearing the magnetic wristband, to the lens.'],
    ['Fjell head torch', 'Creator wearing the head torch, to the lens.'],
    ['Marta monthly box', 'Creator behind the monthly box, open on the table, to the lens.'],
  ])('show %s where it hangs, lies or is worn', (productName, first) => {
    const cues = seen({ productName, story, features: ['It is grey.'] })
    expect(cues[0]).toBe(first)
    expect(cues.join(' ')).not.toMatch(/ in front of them|holds? /)
  })

  it('show lessons, what is rented, and who asks for a message', () => {
    const chess = { productName: 'Chess for Grown-Ups', priceText: '€60 a month', features: ['I teach in English.'] }
    expect(seen(chess)[0]).toBe('Creator where the lessons are, to the lens.')
    const online = seen({ ...chess, priceText: '€60 a month, on Zoom' })
    expect(online[0]).toBe('Creator at the screen, to the lens.')
    expect(online.join(' ')).not.toContain('before the next lesson')
    expect(seen({ ...chess, productName: '64 Evenings, online chess coaching' })[0]).toContain('at the screen')
    expect(seen({ productName: 'Oom Piet – ice cream cart hire' })[0]).toContain('beside the ice cream cart')
    expect(seen({ callToAction: 'Order on WhatsApp, we ship' }).at(-1)).not.toContain('link')
    expect(seen({ callToAction: 'comment GREASE and I send you the link' }).at(-1)).not.toContain('link sits')
  })

  it('show the typed problem before the story as without one, then only who tells it', () => {
    const hose = { painPoint: 'You grease points in the mud, and the hose is short.', features: ['It is red.'] }
    expect(seen(hose).slice(0, 2)).toEqual([
      'Close on the hose, then up to the creator, saying it to the lens.',
      'Creator to the lens, a step closer.',
    ])
  })

  it('name no place', () => {
    expect(seen({}).join(' ')).not.toMatch(/counter|table|window|kitchen|doorway|desk/)
  })

  it('show what one does, how it is, or who says what cannot be shown', () => {
    const cues = seen({}).join(' ')
    expect(cues).toMatch(/hands load the cartridge, close/i)
    expect(cues).toMatch(/close on the hose, as you say it/i)
    expect(seen({ features: ['It smells of nothing at all.'] }).join(' ')).not.toContain('what you say')
  })

  it.each([
    ['Bin Chicken crochet pattern (PDF, life size)', {}, 'Creator with the finished piece in hand, to the lens.'],
    [
      'Lumpy',
      { features: ['It works with no signal.', 'You can put in boat costs separately.'] },
      'Creator with the app open on a phone, to the lens.',
    ],
    ['Bees for Beginners (e-book)', {}, 'Creator with the e-book open on a screen, to the lens.'],
    ['ATS CV template pack (Word + Canva)', {}, 'Creator with the template open on a screen, to the lens.'],
    [
      'TapStar Google review stand',
      { features: ['We come and set it up.'] },
      'Creator with the review stand in front of them, to the lens.',
    ],
    ['Van wraps & signwriting, Kirkstall Signs', {}, 'Creator at work, to the lens.'],
    ['Keen As Knife Sharpening', {}, 'Creator at work, to the lens.'],
    ['Wedding gown cleaning and boxing', {}, 'Creator at work, to the lens.'],
    ['dunk tank rental', {}, 'Creator beside the dunk tank, to the lens.'],
    ['Mushroom walk with Velta', {}, 'Creator at the place, to the lens.'],
    ['One day in a family marani', { priceText: '140 GEL a person' }, 'Creator at work, to the lens.'],
    [
      'máscara antimoscas p/ caballos',
      { features: ['They wash with the hose.'] },
      expect.stringMatching(/^Creator with the product in/),
    ],
  ])('"%s" begin with what is surely there', (productName, brief, first) => {
    expect(seen({ productName, story, features: ['I do it by hand.'], ...brief })[0]).toEqual(first)
  })

  it('show a service in clips, not as a thing', () => {
    const cues = seen({ productName: "Kegler's Resurface & Re-plug", story, features: ['I pull the oil out.'] })
    expect(cues.join(' ')).toContain('A clip of you pulling the oil out')
    expect(cues.join(' ')).not.toMatch(/plug|the product/)
  })

  it('show before and after in that style, but not of a body', () => {
    const cues = seen({ style: 'before-after', story: `The hinge was all rust. ${story}` })
    expect(cues[0]).toMatch(/clip or photo from before/)
    expect(cues[1]).not.toContain('grease gun')
    expect(cues.filter((cue) => cue.startsWith('The same, after'))).toHaveLength(1)
    expect(seen({ style: 'before-after', productName: 'Plain niacinamide serum' }).join(' ')).not.toMatch(
      /before|after/,
    )
  })

  it.each([
    ['Order one before harvest', true],
    ['Drop it at the pro shop counter', false],
    ['Call Dale', false],
  ])('with the call "%s" point to a link: %s', (callToAction, isLinked) => {
    expect(seen({ callToAction }).join(' ').includes('link sits')).toBe(isLinked)
  })

  it('are at most two in a scene', () => {
    const features = ['We bring our own hoover.', 'You get the same two people.', 'We do the oven.']
    const cues = seen({ productName: 'Sparkle & Sons house cleaning', story, features })
    expect(cues.every((cue) => cue.split('; ').length < 3)).toBe(true)
  })

  it.each([
    ['AquaSoft 15-Stage Shower Head Filter', 'the shower head filter'],
    ['CoopMinder automatic hen house door', 'the hen house door'],
    ['Southpaw left-handed can opener', 'the can opener'],
    ['Nonna Big Button Mobile Phone 4G', 'the mobile phone'],
    ['washing machine cleaner tablets 24pk', 'the cleaner tablets'],
    ['Dot wide leg work pants', 'the work pants'],
    ['Magnesium glycinate 400 mg, 120 caps', 'the magnesium glycinate'],
    ['Bow River hopper flies, box of 12', 'the hopper flies'],
    ['Sling Canguru de Pano', 'the baby carrier'],
    ['Goat milk soap', 'the goat milk soap'],
    ['Bookshelf speakers pair', 'the bookshelf speakers'],
    ["Odile's duck rillettes", 'the duck rillettes'],
    ['Dashly wireless car charger', 'the car charger'],
  ])('call "%s" %s', (productName, called) => {
    expect(seen({ productName, story, price: 9, priceText: '$9 a jar' })[0]).toMatch(
      new RegExp(`(?:with|wearing) ${called}[ ,]`),
    )
  })

  it.each([
    'It is alder wood with seven layers of lacquer.',
    'It comes in red.',
    'You get three of them.',
    'We send a new one if it breaks.',
    'There is no sugar in it.',
    'All sizes are the same price.',
  ])('show the product where no part and no act is named: %s', (feature) => {
    expect(seen({ features: [feature] }).join(' ')).toMatch(PLAIN)
  })

  it('have worn things on who speaks, except what is not for all to see', () => {
    const leggings = { productName: 'Cordillera leggings', features: ['You cannot see your underwear in a squat.'] }
    const cues = seen({ ...leggings, story })
    expect(cues[0]).toBe('Creator wearing the leggings, to the lens.')
    expect(cues.join(' ')).toContain('Creator in the leggings, one squat, from the side')
    expect(cues.join(' ')).not.toMatch(/leggings in hand|one hand on/)
    for (const productName of [
      'Lime and sugar body scrub',
      'Plain cotton briefs',
      'Pip baby romper',
      'Wool dog sweater',
      'Dozy suit (3-6 months)',
    ])
      expect(seen({ productName }).join(' '), productName).not.toContain('Creator wearing')
  })

  it('leave to a later feature what fits it, and show no opposite act', () => {
    const about = (productName: string, ...features: string[]) => seen({ productName, features, videoLength: 60 })
    const squat = /one squat, from the side/
    const leggings = about('Cordillera leggings', 'Tall is a real 36 inseam.', 'They stay dark when you squat.')
    expect(leggings.findIndex((cue) => squat.test(cue))).toBeGreaterThan(
      leggings.findIndex((cue) => cue.includes('wearing the leggings')),
    )
    expect(about('Snooza blackout blind', 'It comes off without marks.').slice(0, -1).join(' ')).not.toMatch(
      /goes over the window|press the blackout blind/,
    )
  })

  it('have a thing with an everyday noun in the story only where it is meant', () => {
    const told = (productName: string, sentence: string) =>
      seen({ productName, story: `We went to a wedding in Exeter last June. ${sentence}`, features: [] })[1]
    const door = 'CoopMinder automatic hen house door'
    expect(told(door, 'He got there and the door was open and a fox sat in front of it.')).toMatch(
      /^Creator to the lens/,
    )
    expect(told(door, 'So I bought this door and we have been out every night since.')).toContain('hen house door')
    expect(told('Southpaw left-handed can opener', 'I had a right-handed can opener all my life.')).toMatch(
      /^Creator to the lens/,
    )
  })

  it.each(['pet hair remover brush', 'custom embroidered patches', 'GripWell jar opener'])(
    'show %s before and after, also in two scenes',
    (productName) => {
      const story = 'The arm of our sofa had one long stain. I used this the next morning and my uncle laughed no more.'
      const cues = seen({ productName, style: 'before-after', story })
      expect(cues[0]).toMatch(/from before/)
      expect(cues[1]).toMatch(/\bthe same, after/i)
    },
  )

  it.each([
    ["She went down the hill on a tray and I've got the video.", 'The video on a phone, held up to the lens.'],
    ['Then a man in Turku sent me a photo of his shed.', 'The photo on a phone, held up to the lens.'],
    ['She still sends us pictures of it.', 'One of the pictures on a phone, held up to the lens.'],
    ['My husband filmed it from the stairs.', 'The video on a phone, held up to the lens.'],
    ['On Friday he texted me one word, which was more.', 'The message on a phone, held up to the lens.'],
    ['Her aunt wrote me a long letter, with a photo of the gate.', 'The photo on a phone, held up to the lens.'],
    ['The agent sent her boss a photo of the wall.', 'Creator to the lens, a step closer.'],
    ['She asked why I did not take a video.', 'Creator to the lens, a step closer.'],
  ])('hold up what the teller has on the phone: %s', (sentence, picture) => {
    expect(behind({}, sentence)[1]).toBe(picture)
  })

  it('hold up a photo in the first scene of work, but not of a thing', () => {
    const story = "A man had a spoon in his gearbox, I've got the photo. His wife came in the next day."
    expect(seen({ productName: 'Ode bike repair', story })[0]).toBe('The photo on a phone, held up to the lens.')
    expect(seen({ story })[0]).toMatch(/^Creator with the grease gun/)
  })

  it('show who drives for a living in the car', () => {
    expect(behind({}, 'I drive a taxi in Cork and I say yes to everybody.')[1]).toBe(
      'Creator in the parked car, to the lens.',
    )
    expect(behind({}, 'I drive to Cork on most Sundays with my aunt.')[1]).not.toContain('car')
  })

  it('show what was made with a kit where the story names it', () => {
    const kit = { productName: 'Loom embroidery kit (Otto the owl)' }
    for (const productName of [kit.productName, 'Loom embroidery kit - otto the owl'])
      expect(behind({ productName }, 'My husband did Otto in one weekend on the sofa.')[1]).toBe(
        'Otto the owl held up to the lens.',
      )
  })

  it('show it at work where the story uses it, if features and price have another picture', () => {
    const rake = { productName: 'Prairie carpet rake', price: 20, features: ['It is blue.'] }
    expect(behind(rake, 'I did the whole hall with this thing and the carpet was green.')[1]).toMatch(
      /carpet rake goes over a carpet once/i,
    )
    expect(behind(rake, 'I bought this one and my cousin laughed.')[1]).toMatch(/^Creator .*carpet rake/)
    expect(behind(rake, 'I used this as a coat hook for a month.')[1]).toMatch(/^Creator .*carpet rake/)
  })

  it('show a service with what its story is about', () => {
    const cleaning = { productName: 'Amani sofa & carpet cleaning', features: ['It is dry in 3 hours.'] }
    expect(behind(cleaning, 'Her son dropped a whole cake on the sofa.')[0]).toBe('Creator with the sofa, to the lens.')
    const features = [{ typed: 'You post it back.' }]
    const sharpening = {
      name: 'Keen by Post – 3 kitchen knives sharpened',
      features,
      story: { sentences: ['Her knives cut.'] },
    }
    expect(subjectOf(sharpening as unknown as Reading, false)).toBe('the knives')
  })

  it('show a cleaning firm on no phone screen', () => {
    const features = ['Ladies team', '2 hours minimum']
    expect(seen({ productName: 'Tidy Trio Maids', videoLength: 15, story: '', features }).join(' ')).not.toContain(
      'on a phone',
    )
  })

  it('show no sum of money that is only in the story', () => {
    expect(
      seen({ story: 'My card got declined for $31.40 in front of my whole family in Bedminster.' })[0],
    ).not.toMatch(/ as text/)
  })

  it('are in the parked car only where the words are', () => {
    const holder = { productName: 'MagGrip Pro car phone mount', features: ['It is black.'] }
    expect(seen({ ...holder, story: 'I drive ninety minutes to Tulsa on every single working day.' })[0]).toBe(
      'Creator in the parked car with the car phone mount, to the lens.',
    )
    expect(seen({ ...holder, story: 'My phone fell on the floor in front of my whole family.' })[0]).not.toContain(
      'parked',
    )
  })

  /** The pictures behind the first one for a story whose first sentence says nothing of interest. */
  const behind = (brief: Partial<ScriptBriefInput>, ...sentences: string[]) =>
    seen({
      features: [],
      ...brief,
      story: ['In March we were in Leeds for eleven days with my cousin.', ...sentences].join(' '),
    })
  const WORK = { productName: 'Sparkle house cleaning', features: ['We bring our own hoover.'] }

  it.each([
    [
      {
        productName: 'Grippo suction lick mat',
        targetAudience: 'pet-owners',
        features: ['You can freeze it.'],
        story: 'At the vet a lady picked up her cat and left. Our dog Bo did not even look at us.',
      },
      /\bthe dog\b/i,
    ],
    [{ productName: 'Rollo roll tint', features: ['You just roll.'] }, /Hands roll/],
    [
      { productName: 'FleetLog – mileage app', features: ['It flags two trips on one day.'] },
      /screen recording of the app: it flags two trips on one day/i,
    ],
    [
      {
        productName: 'Loom embroidery kit (Otto the owl)',
        story: 'I made Otto on a night train to Brno with one lamp. He came out with a crooked wing.',
      },
      /Otto the owl, turned in one hand, close, the price/,
    ],
    [
      { features: ['The sensitivity has 8 steps.', 'The motor is from Japan.', 'It pulls about 750 mls a day.'] },
      /^(?!.*(?:sensitivity|motor|750))/i,
    ],
    [
      { productName: "Esi's Chebe Butter 250ml", features: ['You put it on the hair and not on the scalp.'] },
      /^(?!.*(?:butter on a plate|bite)).*the butter (?:in one palm|through the hair)/i,
    ],
    [{ productName: 'Fluffit lint roller', features: ["Don't put it on a wool scarf."] }, /^(?!.*scarf)/i],
    [{ productName: 'Porch goose raincoat', features: ['It snaps in the back.'] }, /^(?!.*wearing)/],
  ])('show what the words say it is: %o', (brief, picture) => {
    expect(seen(brief).join(' ')).toMatch(picture)
  })

  it('show no good product while the old one fails', () => {
    const bonnet = { productName: 'Adom satin bonnet', features: ['I sew each one by hand.'] }
    const failing = 'Mine used to come off every night and I found this bonnet under the bed every morning.'
    expect(behind(bonnet, failing)[1]).toMatch(/to the lens/)
  })

  it('show what the work is about, what is built, and a book by its words', () => {
    const goats = 'We had nine bankers in last week. In the second hour a goat ate the swipe card of the boss.'
    const yoga = seen({ productName: 'Goat grooming, Hill Farm', story: goats, features: ['Mats are here.'] })
    expect(yoga[0]).toBe('Creator with the goat, to the lens.')
    const tiles = { productName: 'Kubo magnetic tiles', features: ['They are strong enough for a castle.'] }
    expect(seen(tiles).join(' ')).toContain('The castle, built with the magnetic tiles, close')
    const shed = { productName: 'The Shed Is a Ship by Ada Pell', features: ['It takes six minutes to read aloud.'] }
    expect(seen({ ...shed, priceText: '£8 paperback' }).join(' ')).toContain('Hands open the book, close')
  })

  it('show a thing without a known name in hand, and a file on a screen', () => {
    const story = 'My uncle is sixty-two and he took this to the patio for two hours on the day of my nephew.'
    const bubbles = { productName: 'Maquina bazooka LED', story, features: ['It makes a thousand in a second.'] }
    expect(seen(bubbles).join(' ')).toMatch(/with Maquina bazooka LED in front/)
    expect(seen(bubbles).join(' ')).not.toMatch(/clip/i)
    const lamp = { productName: 'lampara con foto 3d', story: story.replace('this', 'this lamp') }
    expect(seen(lamp)[0]).toMatch(/with the lamp in front/)
    expect(seen({ productName: 'Money Sheet (Google Sheets / Excel)' })[0]).toContain('open on a screen')
    expect(seen({ productName: 'Kobo Track', callToAction: 'Download it before next salary' })[0]).toContain(
      'the app open',
    )
  })

  it('show the tools of a service, and one place for two features that are only said', () => {
    expect(seen(WORK).join(' ')).toContain('lose on your hoover, as you say it')
    const given = { ...WORK, features: ['You get a certificate for the insurance.'] }
    expect(seen(given).join(' ')).toContain('lose on the certificate, as you say it')
    const said = ['You do not pay if you cancel.', 'We do not bring bleach.']
    expect(seen({ ...WORK, features: said }).join(' ')).not.toMatch(/to the lens; creator/)
  })

  it('have the product in use at least once, with the animal it is for', () => {
    const features = ['It is black.']
    const jar = { price: 9, priceText: '$9 a jar', features }
    expect(seen({ ...jar, productName: 'Plum sauce' }).at(-2)).toMatch(/^A spoonful of the sauce goes onto hot food/)
    expect(seen({ ...jar, productName: 'Plum sauce' }).at(-1)).toMatch(/^Creator with the sauce once more, the price/)
    expect(seen({ ...jar, productName: 'Barley tea' }).join(' ')).toContain('the barley tea in the picture, steam')
    expect(seen({ ...jar, productName: 'Seaside card game' }).join(' ')).toContain(
      'One move made with the card game, close',
    )
    expect(seen({ ...jar, productName: 'Lumpy shopping app' }).at(-1)).toMatch(/^A thumb scrolls in the app on a phone/)
    expect(seen({ productName: 'Press-on nails', features }).at(-2)).toMatch(/^One of the press-on nails pressed on/)
    expect(seen({ productName: 'Kova leggings', features }).join(' ')).toContain('Creator in the leggings, one squat')
    expect(seen({ features }).at(-1)).toMatch(/^Creator with the grease gun once more, the price/)
    const grinder = seen({ productName: 'quiet dog nail grinder', features })
    expect(grinder.at(-1)).toMatch(/^The dog waits beside the dog nail grinder/)
    const hair = seen({ productName: 'pet hair remover brush', features }).join(' ')
    expect(hair).not.toMatch(/with the (?:dog|cat)/)
  })

  it.each([
    ['Corona portable typewriter', [], 'Fingers on the keys of the portable typewriter, close'],
    ['The Goose Who Stayed, hardcover', ['The pages are thick.'], 'Hands open the book, close'],
    ['Amara 20 inch lace frontal', ['It is human hair.'], 'The hair on a head, from the side'],
    ['Sidr bakhoor burner', ['It is brown.'], 'Smoke rises from the bakhoor burner, close'],
    ['Hyllan till katt', ['It hangs on the wall.'], 'The cat with Hyllan till katt, close'],
    ['Stridewell rowing machine', ['It is grey.'], 'Feet in sneakers at work on the rowing machine'],
    [
      'Ina bibingka',
      ['It is sweet.', 'The butter is fresh.', 'No sugar on top.'],
      'Ina bibingka cut with a knife, close',
    ],
  ])('have %s in the use of its sort', (productName, features, picture) => {
    expect(seen({ productName, story, features: [...features, 'It is made in Ohio.'] }).join(' ')).toMatch(
      new RegExp(escaped(picture), 'i'),
    )
  })

  it('show no act of hands twice', () => {
    const kit = {
      productName: 'mushroom grow kit',
      features: ['it grows in ten days', 'just spray it twice a day'],
      story,
    }
    expect(seen(kit).filter((cue) => /hands? sprays? /.test(cue.toLowerCase())).length).toBe(1)
  })

  it('move no more than once', () => {
    const kit = {
      productName: 'Felt it kit',
      features: ['One badger takes two evenings.'],
      story:
        'I had six weeks in bed. My niece held the first badger. The doctor laughed at me. My uncle came on Monday. He sang the whole night.',
    }
    expect(seen(kit).filter((cue) => /step closer|leans|step back/.test(cue)).length).toBeLessThan(2)
  })

  it('have no use of its kind over a line about something else', () => {
    const blender = { productName: 'Zest portable blender', price: 30, priceText: '$30' }
    const cues = seen({ ...blender, features: ['The cap screws on, so it rides in my coat.'] })
    expect(cues.at(-2)).not.toContain('Fruit')
    expect(cues.at(-1)).toContain('Fruit goes into the blender, close')
    const smoothie = seen({ ...blender, features: ['It makes a pear and oat smoothie in a minute.'] })
    expect(smoothie.at(-2)).toBe('Fruit goes into the blender, close.')
  })

  it('show a part that is named before the work of its kind', () => {
    const features = ['If it is too high for you, there is a zipper and you can take out some down.']
    expect(seen({ productName: 'Luz goose down pillow', features }).join(' ')).toMatch(/close on the zipper/i)
  })

  it('put no dog coat on who speaks, and peel no cream', () => {
    const coat = { productName: 'Muttley drying coat', features: ['It has velcro.'] }
    const cues = seen({ ...coat, callToAction: 'Message me if your dog is a weird shape', price: 9 }).join(' ')
    expect(cues).toContain('The dog with the drying coat, close')
    expect(cues).not.toMatch(/Creator pulls|wearing/)
    expect(seen({ productName: 'Fig lip sleeping mask' }).join(' ')).not.toContain('peeled')
  })

  it('show sandals of brown leather as a thing, photos of a job as photos, and a hand on no hire', () => {
    const sandals = {
      productName: 'Huaraches Doña Lupe, piel café',
      features: ['Real leather, the sole is from tire.'],
    }
    expect(seen(sandals).join(' ')).not.toContain('the place')
    for (const photos of ['Before and after pictures every job.', 'You get fotos of the roof before n after.']) {
      const gutters = { productName: 'Ode gutter cleaning', features: [photos] }
      expect(seen(gutters).join(' ')).toMatch(/a before and an after photo side by side on a phone/i)
    }
    expect(seen({ productName: 'Tin Hau Mahjong Hire' }).join(' ')).not.toContain('the hire')
  })

  it('have food eaten where the words taste it, and with what it goes on', () => {
    const sauce = { productName: 'Bonfire hot sauce', price: 9, priceText: '$9 a jar' }
    expect(seen({ ...sauce, features: ['It stings a little in the throat.'] }).join(' ')).toContain(
      'Creator takes a bite of food with the hot sauce, close',
    )
    const dish = seen({ ...sauce, features: ['It is lovely on a cheese toastie.'] })
    expect(dish.at(-2)).toBe('A little of the hot sauce goes onto a cheese toastie, close.')
    expect(dish.at(-1)).toMatch(/^Creator takes a bite of a cheese toastie with the hot sauce, close/)
    expect(seen({ productName: 'dodol legit bu Ratna 200gr' })[0]).not.toContain('dodol legit bu')
    expect(seen({ productName: 'sambal matah bu Ratna 200gr' })[0]).toContain('with the sambal in hand')
  })

  it('name the work', () => {
    const tuning = { productName: 'Piano tuning, Otley', features: ['I come to your house.'] }
    expect(seen(tuning).join(' ')).toContain('clip of you at work: piano tuning, your voice over it')
  })

  it('show the clip from after where the result is told, not on the last joke', () => {
    const cues = seen({
      productName: 'Hallway wallpaper',
      style: 'before-after',
      videoLength: 90,
      story:
        'Our flat came with a hallway the colour of a bandage. The landlord said no painting and no nails and he said it twice. It took me and my friend Noor one Saturday and two pizzas to do the whole hall with this wallpaper. My brother came home late and went to bed without a word about any of it. He noticed on Wednesday and asked who had moved the lamp.',
    })
    expect(cues.findIndex((cue) => cue.includes('The same, after'))).toBe(2)
  })

  it('show the result with the price where the story does not tell of it', () => {
    const sentences = [
      'There were crayons in the carpet of the whole room.',
      'She told me on the phone about her trip to Leeds.',
      'Her brother sent me a box of sweets and my kids ate all of them.',
    ]
    const cues = seen({ productName: 'Bright carpet cleaning', style: 'before-after', story: sentences.join(' ') })
    expect(cues.filter((cue) => cue.includes('The same, after'))).toEqual([
      expect.stringContaining('the price as text'),
    ])
  })

  it('lay out what creators do not wear on camera', () => {
    const cues = seen({ productName: 'Moonbloke period undies', features: ['They hold as much as three tampons.'] })
    expect(cues.join(' ')).toContain('laid out, from above')
    expect(cues.join(' ')).not.toContain('in use')
  })

  const NAMED: [feature: string, picture: string | RegExp][] = [
    ['The handles are thick enough for sore hands.', 'Close on the handles, as you say it'],
    ['On the lid there is a strip which shows if it is ready.', 'Close on the strip, as you say it'],
    ['It has a hook that goes behind the vent.', 'Close on the hook, as you say it'],
    ['You can take the cover off and wash it.', 'Hands take the cover off, close'],
    ['When it is empty you can use the glass.', 'Hands with the glass, close'],
    ['You take the phone out with one hand.', 'One hand takes the phone out, close'],
    ['You put it on the wash tag, no iron.', 'Hands put the grease gun on the wash tag, close'],
    ['You turn it on and off at the handle.', 'Hands turn the grease gun on, close'],
    ['It turns on when you open the door.', 'The grease gun turning on, close'],
    ['You can take out a layer if it is too high.', 'Hands take out a layer, close'],
    ['You throw one in the empty drum.', 'Hands throw one in the empty drum, close'],
    ['It comes back off with a hair dryer.', 'The grease gun and a hair dryer, close'],
    ['It cleans itself with a drop of soap.', 'The grease gun and soap, close'],
    ['It rinses itself out in a minute.', PLAIN],
    ['It sucks the gunk out overnight.', PLAIN],
    ['It goes through the letterbox.', 'The grease gun going through the letterbox, close'],
    ['It hangs from the top of your tent.', 'Hands hang the grease gun from the tent, close'],
    ['It stays up 4 days in my hall.', 'The grease gun in your hall, close'],
    ['The bottom is made of rubber.', PLAIN],
    ['You wrap damp hair round it and go to sleep.', 'Hands wrap damp hair round the grease gun, close'],
    ['You can take it with you when you move.', PLAIN],
    ['You swipe it on without getting any on your hands.', 'Hands swipe the grease gun on, close'],
    ['I smoke the peppers on beech wood.', 'A clip of you smoking the peppers on beech wood'],
    ['You pour warm water down the side.', 'Hands pour warm water, close'],
    ['I charge it once a week.', 'Hands charge the grease gun, close'],
    ['It packs into its own pocket.', 'Hands pack the grease gun in the pocket, close'],
    ['They stack flat, so they go in one tub.', 'Hands stack the grease gun, close'],
    ['It floats when you stop.', 'The grease gun floating, close'],
    ['If a hen is in the way it stops.', 'The grease gun stopping, close'],
    ['It pulls the whole root so nothing comes back.', 'The grease gun pulling the root, close'],
    ['It goes under the sofa, it is thin.', 'The grease gun under the sofa, close'],
    ['It sticks to the fridge too.', 'The grease gun on the fridge, close'],
    ['It sends a message to your phone when it is low.', 'A phone beside the grease gun, its screen lights up'],
    ['When it is closed it sticks out nine centimetres.', 'The grease gun closed, close'],
    ['The father can use it too.', PLAIN],
    ['It has a battery that lasts two weeks.', PLAIN],
    ['The grease gun opens with one hand.', 'The grease gun opening, close'],
    ['It has 10 percent niacinamide.', PLAIN],
    ['The left thumb pushes the lever.', 'lose on the lever, as you say it'],
    ['I can talk on a call with it.', PLAIN],
    ['You put 4 batteries AA and that is it.', PLAIN],
    ['We knit them in Leicester.', PLAIN],
    ['It makes a small pause every minute.', PLAIN],
    ['I use plain water most days.', PLAIN],
    ['The remote hangs on my wrist.', 'Close on the remote, as you say it'],
    ['The cable comes off.', 'A hand takes off the cable, close'],
    ['The number of your order is on a tag inside.', 'Close on the tag, as you say it'],
    ['Each half is a part, you can split it.', 'Hands split the grease gun, close'],
    ['It does not smear when you run a cloth over it.', 'Hands run a cloth over the grease gun, close'],
    ['You can turn it from high to wide.', 'Hands turn the grease gun, close'],
    ['We print the batch number and the date on the carton.', 'Close on the carton, as you say it'],
    ['It goes up at noon, when the lamp is on.', 'The grease gun going up, from the side'],
    ['It burns a bit on the tongue.', PLAIN],
    ['Every one is signed under the cap by who made it.', 'Close on where it is signed, under the cap'],
    ['They stay also on the fridge door.', 'The grease gun on the fridge door, close'],
    ['You wave your hand in front and it goes on.', 'A hand waves in front of the grease gun, close'],
    ['It melts the candle with no flame.', 'The grease gun melting the candle, close'],
    ['You slip it on without bending down.', PLAIN],
    ['You can sip from it on the train.', PLAIN],
    ['You push it in with your foot.', 'A foot pushes the grease gun in, close'],
    ['Dried it keeps for two years.', PLAIN],
    ['It holds 530 millilitres.', PLAIN],
    ['You stir it with 100 ml of lukewarm water.', 'Hands stir the grease gun with lukewarm water, close'],
    ['It works best on damp hair.', PLAIN],
    ['You can wash it in the machine.', 'A hand puts the grease gun into the washing machine, close'],
    ['You step on it and pull.', 'A foot steps on the grease gun, close'],
    ['You whisk it with milk for a minute.', 'Hands whisk the grease gun with milk, close'],
    ['It gets through frozen cherries.', 'The grease gun going through frozen cherries, close'],
    ['It crushes walnuts in seconds.', 'The grease gun crushing walnuts, close'],
    ['It makes like 300 bubbles in a minute.', 'The grease gun making 300 bubbles, close'],
    ['It shrinks when you let the air out.', 'The grease gun shrinking, close'],
    ['It rolls up like a towel.', 'The grease gun rolled up, close'],
    ['It goes up and down in ten seconds.', 'The grease gun going up and down, from the side'],
    ['It plugs into the lamp.', 'The grease gun plugged into the lamp, close'],
    ['The zippers are made of brass.', 'Close on the zippers, as you say it'],
    ['It has nine nozzles.', 'Close on the nozzles, as you say it'],
    ['Each cap has a label.', 'Close on the label, as you say it'],
    ['It starts with your paydays.', PLAIN],
    ['It is made in Ohio.', PLAIN],
    ['The perfume is made with neroli.', PLAIN],
    ['You can set a later time.', PLAIN],
    ['I pour the clay ones myself.', PLAIN],
    ['Just pull the cord 10 12 times.', 'Hands pull the cord, close'],
    ['It is magnetic and lives on the side of the fridge.', 'The grease gun on the fridge, close'],
    ['Everything goes back in one canvas bag.', 'The grease gun in a canvas bag, close'],
    ['If it is too fast for you, there is a dial and you can slow it down.', 'lose on the dial, as you say it'],
    ['You can send us a photo of it.', PLAIN],
    ['You wash it at 40 degrees.', 'A hand puts the grease gun into the washing machine, close'],
    ['It comes in a tin box with a lock.', 'Hands open the tin box, close'],
    ['It is small like a lipstick.', 'The grease gun beside a lipstick, close'],
    ['Folded together it is as big as a tray.', 'The grease gun beside a tray, close'],
    ['It folds to the size of a loaf.', 'Hands fold the grease gun beside a loaf, close'],
    ['It packs into a bag the size of a loaf.', 'Hands pack the grease gun in a bag, close'],
    ['It runs on two AA batteries.', 'A battery goes into the grease gun, close'],
    ['It runs on its own battery.', PLAIN],
    ['It weighs 400 grams.', 'The grease gun on a kitchen scale, close'],
    ['It weighs 1.2 kilos.', 'One hand lifts the grease gun, close'],
    ['Each one is 15 cm across.', 'A tape measure along the grease gun, close'],
    [
      'It has a rough side for pots and a smooth side for glass.',
      'First the rough side of the grease gun, then the smooth one, close',
    ],
    ['It is clear, so on the window it makes red lights.', 'The grease gun on the window, close'],
    ['It turns pink when it is wet.', 'The grease gun turning pink, close'],
    ['They turn gray after a year.', PLAIN],
    ['It is made of walnut.', 'A fingertip along the walnut of the grease gun, close'],
    ['Sheep wool, so it is warm.', 'The wool of the grease gun between two fingers, close'],
    ['It works on wool, so it is useful.', PLAIN],
    ['You put it together without tools.', 'Hands put the grease gun together, close'],
    ['You can use it with ground pepper.', 'The grease gun and ground pepper, close'],
    ['It rolls together in a minute.', 'The grease gun rolled up, close'],
    ['It can carry a melon.', 'The grease gun carrying a melon, close'],
    ['This hangs on pipes from 10 to 15 centimetres.', 'The grease gun on pipes, close'],
    ['It clips on 20 to 24 inch wheels.', 'The grease gun on wheels, close'],
    ['48 holes, all of them round.', 'Close on the holes, as you say it'],
    ['28 inch hose, black.', PLAIN],
    ['The numbers are upright when you pull with your left.', 'Close on the numbers, as you say it'],
    ['Two strap, have a buckle each.', 'lose on the two straps, as you say it'],
    ['It opens also the flat tins.', 'The grease gun opening the flat tins, close'],
    ['It cooks one and a half cup in an hour.', PLAIN],
    ['Each one is only 5 grams.', 'The grease gun on a kitchen scale, close'],
    ['Fold in 3 second.', 'Hands fold the grease gun, close'],
    ['It starts turning at 60 degrees.', 'The grease gun turning, close'],
    ['It has seven layers of paint.', PLAIN],
    ['Inseams go from 26 to 38.', PLAIN],
    ['It smells like rain on a road.', 'Creator smells the grease gun, close'],
  ]
  it.each(some(3, NAMED))('show what a feature names: %s', (feature, picture) => {
    expect(seen({ features: [feature] }).join(' ')).toMatch(
      typeof picture === 'string' ? new RegExp(escaped(picture)) : picture,
    )
  })

  it('show who teaches or makes it, and not what cannot be seen of it', () => {
    const lessons = { productName: 'Chess lessons', features: ['We practise the plain openings first.'] }
    expect(seen(lessons).join(' ')).toContain('lip of you practicing.')
    const sauce = {
      productName: 'Dell mango sauce',
      features: ['The nutmeg is from our own trees and I grate it myself.'],
    }
    expect(seen(sauce).join(' ')).toContain('lip of you making the mango sauce.')
  })

  it('have no on-screen lessons where a message only books them, and none of who plays for guests', () => {
    const coaching = { productName: 'Sit Well interview coaching', callToAction: 'Send me SEAT on WhatsApp' }
    expect(seen(coaching).join(' ')).not.toContain('screen')
    const band = {
      productName: 'Rosa brass band - weddings & events',
      features: ['I teach your guests 2 steps first.'],
    }
    expect(seen(band).join(' ')).not.toContain('lesson')
    const both = {
      productName: 'Amani sofa + carpet cleaning',
      features: ['We come to your house, and a 7 seater takes 2 hours.'],
    }
    expect(seen(both).join(' ')).toContain('clip of you at work, your voice over it')
  })

  it('iron no shirt with a food steamer, and wear nothing that is for plants or horses', () => {
    const steamer = seen({ productName: 'handheld garment steamer', features: ['You can steam it while it hangs.'] })
    expect(steamer.join(' ')).not.toMatch(/steam the garment steamer/i)
    expect(seen({ productName: 'Three tier tamale steamer' }).join(' ')).not.toContain('shirt')
    const hoof = seen({ productName: 'Clipclop hoof boots', features: ['They are on in a minute.'] })
    expect(hoof.join(' ')).not.toMatch(/wearing|A foot/)
    expect(seen({ productName: 'Copper slug rings' }).join(' ')).not.toMatch(/wearing/i)
    expect(seen({ productName: 'Brass plant rings', features: ['They clip open.'] }).join(' ')).not.toMatch(
      /wear|worn/i,
    )
    expect(seen({ productName: 'Ståbra electric standing desk' }).join(' ')).not.toContain('laid out')
  })

  it('show the clip from before on what was there, not on a call', () => {
    const call = 'So my mother-in-law called us on Thursday that she is coming on Saturday.'
    const was = 'My sofa that time had one big palm oil stain from my husband on it.'
    const cover = { productName: 'stretch sofa cover', style: 'before-after' } as const
    expect(seen({ ...cover, story: [call, was, call, was].join(' ') })[1]).toContain('from before')
    expect(seen({ ...cover, story: [was, call, was, call].join(' ') })[0]).toContain('from before')
    const told = [call.replace('called', 'told'), 'The shoes had red mud all over.', call, call].join(' ')
    expect(seen({ ...cover, story: told })[1]).toContain('from before')
  })

  it('show what a program shows, in the words of the feature', () => {
    const features = ['It makes the driving plan.', 'It works with no signal.']
    expect(seen({ productName: 'Lumpy app', features }).join(' ')).toMatch(
      /screen recording of the app: the driving plan/i,
    )
    const cues = seen({
      productName: 'Lumpy app',
      features: ['You can name a list anything.', 'The client pays 10 francs when he books.'],
    }).join(' ')
    expect(cues).toMatch(/screen recording of the app: you can name a list anything/i)
    expect(cues).toMatch(/screen recording of the app: the client pays 10 francs/i)
  })

  it('have the container, the shoes and the food that were typed, and no others', () => {
    const story = 'Dad is in gumboots from calving to Christmas. He put these on his eggs. The bottle is empty.'
    const socks = seen({ productName: 'Tussock merino socks', features: ['No seam across the toe.'], story })
    expect(socks.join(' ')).not.toContain('into shoes')
    const sauce = seen({ productName: 'Bonfire hot sauce', features: ['It stings.', 'It is red.'], story }).join(' ')
    expect(sauce).toContain('goes onto eggs')
    expect(sauce).not.toContain('out of the jar')
    const kit = seen({ productName: 'Frog crochet kit', features: ['You get 14 video lessons.', 'It has yarn.'] })
    expect(kit.join(' ')).not.toContain('lesson,')
    const cup = seen({ productName: 'Portable blender cup for Office Gym School', features: ['It has six blades.'] })
    expect(cup.join(' ')).not.toContain('lesson')
  })

  it.each<[string, Partial<ScriptBriefInput>, string, string]>([
    ['Rowan bunk bed ladder cover', {}, 'The bed ladder cover over a bed ladder, close', 'slowly'],
    ['Finch & Bray boot scraper', {}, 'The boot scraper at work on a boot, close', 'slowly'],
    [
      'Lazuli bath brush kit',
      { painPoint: 'Scrubbing the tub on your knees every Sunday' },
      'The bath brush kit at work on the tub, close',
      'laid out',
    ],
    ['Brass slug collars', {}, 'around a young plant, close', 'lettuce'],
    ['Coral gaming headset', {}, 'at a screen with a game', 'song'],
    ['Tall Order Sisters Llama Hire', { features: ['The llamas walk with you.'] }, 'of the llamas', 'sisters llama'],
    [
      'Fern black castor oil',
      { features: ['Dropper top so it runs slow.'] },
      'lose on the dropper top',
      'face from the side',
    ],
    [
      'FurLift pet hair remover',
      {
        features: ['It is black.', 'It does carpet, the van and the steps.'],
        story: 'Our dog left his coat on the couch.',
      },
      'he hair remover at work on the carpet, close',
      'over the coat',
    ],
    [
      'Bolt portable tire inflator',
      { features: ['It is black.', 'It goes to 90 PSI, so it handles vans and a football.'] },
      'tire inflator',
      'around the handle',
    ],
    ['Sums with Auntie Bo', { features: ['24 lessons of ten minutes.'] }, 'lip of a lesson', 'in front of them'],
    ['Pluma', { features: ['Add a cost in 3 taps.', 'No ads.'] }, 'the app', 'in hand'],
    [
      'Rubberline Pen',
      { features: ['The ink erases when you rub it with the cap.'] },
      'rubbed out with',
      'lose on the ink',
    ],
    [
      'Zola boot covers',
      { story: 'My cousin pulled these over my old running sneakers in June and we danced until four.' },
      'The boot covers over your sneakers, close',
      'over a boot',
    ],
    ['Korin hand fan', { features: ['It stays under 40 decibels.'] }, 'The hand fan', 'under 40'],
    ['Korin hand fan', { features: ['You can take it in your purse.'] }, 'ands put the hand fan in the purse', 'take'],
    ['Aji Limo vacuum pack 300g', { features: ['It is sealed twice.'] }, 'Aji Limo turned', 'floor'],
    [
      'StallTime – booking and no-show deposits for florists',
      { features: ['You see the whole month.', 'Setup takes one evening.'] },
      'Screen recording of the app: the month',
      'worn',
    ],
    ['Elka meal planner app', { features: ['It never nags.'] }, 'Creator with the app open on a phone', 'planner'],
    [
      'Back Office Excel (for vet receptionists)',
      { targetAudience: 'freelancers', features: ['Sixteen lessons of ten minutes.', 'I show it on a fake vet.'] },
      'lip of a lesson on the screen',
      'with the vet',
    ],
    ['Emu portable bottle warmer', {}, 'he bottle warmer and a baby bottle put together', 'small hand'],
    ['Marta pet hair glove', { features: ['The hair rolls into one ball.'] }, 'glove', 'ands roll'],
    ['Plum hair oil', { features: ['No mineral oil inside.', 'No perfume in it.'] }, 'hair oil', 'face from the side'],
    [
      'Volk car jump starter',
      { painPoint: 'In winter the battery dies every week.' },
      'Close on the battery',
      'in one hand, close, then',
    ],
    ['Hilltop calf jackets, 5 pack', {}, 'he calf with the calf jackets', 'slowly'],
    [
      'FurLift pet hair remover',
      { style: 'before-after', features: ['It is black.'] },
      'the other half left, from above, the price',
      'goes over a carpet once, the hair comes off, close, the price',
    ],
    [
      'Vilo rowing machine',
      {
        videoLength: 60,
        features: [
          'It needs no battery.',
          'It never beeps at you.',
          'It never rusts by the sea.',
          'You need no app for it.',
          'There is no smell of oil.',
          'Nothing squeaks when you pull.',
        ],
      },
      'Close on the rowing machine, slowly',
      'Creator with folded arms',
    ],
    [
      'Zest portable blender',
      { price: 30, story: 'My dad had his jaw wired in March. My sister put chili and broth in a cooler for him.' },
      'hili goes into the blender',
      'ruit goes',
    ],
    [
      'Couteau à huîtres Plouf n°3',
      { features: ['It is short.', 'It opens also the flat oysters.'] },
      'he oyster knife opening the flat oysters, close',
      'the product',
    ],
    ['Bolsa cruzada "La Tapatía"', {}, 'the crossbody bag', 'the product'],
    ['Jernih earclip bluetooth 5.3', {}, 'earbuds', 'the product'],
    [
      'Zest portable blender',
      { painPoint: 'My protein clumps.', story: 'I blend spinach and frozen cherries at six. My cat leaves the room.' },
      'pinach and frozen cherries go into the blender',
      'powder',
    ],
    [
      'Ode MagBar 2',
      { painPoint: 'Every mount I had fell off the dash in May.' },
      'in the parked car',
      'in front of them',
    ],
    ['Lund washable clog, gray', {}, 'the washable clogs', 'washable clog,'],
    [
      'FurLift pet hair remover',
      { story: 'Her dog is big like a sofa and he sat on my lap in the taxi for one hour.' },
      'over a carpet',
      'over the sofa',
    ],
    ['Dune SPF50 face stick, 20g', { features: ['SPF 50, two hours water resistant'] }, 'the face stick', 'poured'],
    ['Noor velvet prayer mat, gift for Eid', {}, 'unroll the velvet prayer mat on the floor', 'lifted out'],
    ['Yuna toner pad, 60 sheets', {}, 'wo fingers lift one pad out', 'slowly'],
    [
      "Hilde's Un-Planner, A5",
      { painPoint: 'I bought a dated planner and felt guilty by March.' },
      'Close on the old planner',
      'Close on the planner',
    ],
    ['Elin sun stick', { features: ['Goes on with one hand.'] }, 'One hand works the sun stick, close', 'behind'],
    [
      'Elin sun stick',
      { features: ['Small enough for a beach bag.'] },
      'A hand puts the sun stick into a beach bag, close',
      'towel',
    ],
    ['Dune SPF 50 sun stick', { features: ['You can put makeup on it after.'] }, 'makeup on at a mirror', 'on the sun'],
    [
      'Ode couch roller for pet hair',
      { features: ['It is red.', 'It never wakes her.'], story: 'She sheds. Her coat fills the house in May.' },
      'over the couch once',
      'over the coat',
    ],
    ['Ode game controller', { features: ['It works on Mac, Switch and phones.'] }, 'controller', 'the switch'],
    [
      'Ode sleep earbuds',
      { features: ['They play rain or a fan.', 'The alarm rings for you only.'] },
      'earbuds',
      'lose on the alarm',
    ],
    ['Ode sleep earbuds', { features: ['They play rain or a fan.'] }, 'earbuds', 'playing'],
    ['Ode beaded anklet', { features: ['Up to nine letters at one price.'] }, 'anklet', 'letters'],
    [
      'Ode mango pickle 500 g',
      { features: ['Sealed pack, so it will not leak.'] },
      'lose on the sealed pack',
      'takes one',
    ],
    [
      'Ode nurse clogs',
      { features: ['You can hose them off.'] },
      'Water from a hose runs over the nurse clogs',
      'heel',
    ],
    ['Ode bat repair kit', { painPoint: 'The bat toe cracks and the shop has no time.' }, 'bat repair kit', 'shoe off'],
  ])('show %s at work on what it is for: %j', (productName, brief, picture, other) => {
    const cues = seen({ productName, features: ['It is black.'], ...brief }).join(' ')
    expect(cues).toContain(picture)
    expect(cues).not.toContain(other)
  })

  it('show with the price what a feature does that is not said', () => {
    const features = ['It is black and it is the one that my uncle asked for.', 'Folds flat', 'Machine washable']
    expect(seen({ features, videoLength: 15 }).at(-1)).toMatch(/^Hands fold the grease gun, /)
    expect(seen({ features: [...features.slice(0, 1), 'Machine washable'], videoLength: 15 }).at(-1)).not.toMatch(
      /wash/,
    )
  })

  it('have no name over an older thing that fails', () => {
    const jug = { productName: 'Pinto Mix 300', painPoint: 'In our caravan the big toaster is too heavy.' }
    expect(cuesOf(jug)[0]).toBe('Creator lifts the big toaster with both hands, slowly.')
  })
})
