import { describe, expect, test } from 'vitest'
import { readProblem, toYou } from './index'

/** What was typed, the hook, and the noun phrase. */
const TABLE: readonly (readonly [string, string, string | undefined])[] = [
  ['my black couch looks like a second cat', 'My black couch looks like a second cat.', 'my black couch'],
  ['warm water by noon', 'Warm water by noon.', 'warm water by noon'],
  ['phone drops down the side of the seat', 'My phone drops down the side of the seat.', 'my phone'],
  ['tired of tangled cables', 'Tangled cables.', 'tangled cables'],
  ['why is my forehead shiny by lunch?', 'Why is my forehead shiny by lunch?', undefined],
  ['I always need a third hand', 'I always need a third hand.', 'needing a third hand'],
  ['customers hate waiting on hold', 'Customers hate waiting on hold.', undefined],
  ['the constructor never fits', 'The constructor never fits.', 'the constructor'],
  ['fruit flies over my bin', 'Fruit flies over my bin.', undefined],
  ['the group chat', 'The group chat.', 'the group chat'],
  ['i dont know where my money goes', "I don't know where my money goes.", undefined],
  ['cant find the remote', "I can't find the remote.", 'not finding the remote'],
  ['its a mess under the sink', "It's a mess under the sink.", undefined],
  ['hunting for the remote', 'Hunting for the remote.', 'hunting for the remote'],
  ["kids won't eat vegetables", "My kids won't eat vegetables.", 'my kids'],
  ['cables tangle in my bag', 'Cables tangle in my bag.', 'cables'],
  ['too many tabs open', 'Too many tabs open.', undefined],
  ['no counter space', 'No counter space.', undefined],
  ['hard to reach the back of the shelf', "It's hard to reach the back of the shelf.", undefined],
  ['takes forever to dry', 'It takes forever to dry.', undefined],
  ['always forget my charger', 'I always forget my charger.', 'forgetting my charger'],
  ['forgetting to water the plants', 'Forgetting to water the plants.', 'forgetting to water the plants'],
  ['spending too much on takeout', 'Spending too much on takeout.', 'spending too much on takeout'],
  [
    'building the schedule in a spreadsheet takes all sunday',
    'Building the schedule in a spreadsheet takes all Sunday.',
    'building the schedule in a spreadsheet',
  ],
  ['mein Kaffee ist immer kalt', 'Mein Kaffee ist immer kalt.', undefined],
  ['socks disappear', 'My socks disappear.', 'my socks'],
  ['lid never closes', 'The lid never closes.', 'the lid'],
  ['dog pulls on every walk', 'My dog pulls on every walk.', 'my dog'],
  ['wet towel smell', 'Wet towel smell.', 'the wet towel smell'],
  ['back hurts after sitting all day', 'My back hurts after sitting all day.', 'my back'],
  ['when my makeup melts by 2pm', 'My makeup melts by 2 PM.', 'my makeup'],
  ['I hate folding laundry', 'I hate folding laundry.', 'hating folding laundry'],
  [
    'you never know who is coming to your event until the very last minute and then you have way too much food',
    'You never know who is coming to your event until the very last minute and then you have way too much food.',
    undefined,
  ],
  ["I'm so tired of scrubbing burnt pans", 'Scrubbing burnt pans.', 'scrubbing burnt pans'],
  ['sick of cold coffee', 'Cold coffee.', 'cold coffee'],
  ['stale bread after two days', 'Stale bread after two days.', 'stale bread after two days'],
  ['never enough outlets', 'Never enough outlets.', undefined],
  ['everyone asks me for the wifi password', 'Everyone asks me for the wifi password.', undefined],
  ['my toddler throws every bowl', 'My toddler throws every bowl.', 'my toddler'],
  ['lost keys', 'Lost keys.', 'lost keys'],
  ['clients cancel last minute', 'Clients cancel last minute.', undefined],
  ['do you struggle to fall asleep?', 'Do you struggle to fall asleep?', undefined],
  [
    'splitting rent with three roommates',
    'Splitting rent with three roommates.',
    'splitting rent with three roommates',
  ],
  ['jeans slide down when I bend over', 'Jeans slide down when I bend over.', undefined],
  ['pet hair on everything', 'Pet hair on everything.', undefined],
  ['my phone dies at noon', 'My phone dies at noon.', 'my phone'],
  ['we argue about chores', 'We argue about chores.', 'arguing about chores'],
  ['struggling with dry hands', 'Dry hands.', 'dry hands'],
  ['the smell of the trash can', 'The smell of the trash can.', 'the smell of the trash can'],
  ["I'm 5'2 and all leggings bunch at my ankles", "I'm five-two and all leggings bunch at my ankles.", undefined],
  [
    'Drive thru wash left swirls all over my black paint',
    'The drive-through wash left swirls all over my black paint.',
    'the drive-through wash',
  ],
  ['cracked screen cutting my thumb', "My cracked screen's cutting my thumb.", 'my cracked screen'],
  ['phone still at 12% when i get there', "My phone's still at 12 percent when I get there.", 'my phone'],
  ['ppl on the bus read my texts', 'People on the bus read my texts.', 'people on the bus'],
  ['It turns my neck green. so done', 'It turns my neck green.', undefined],
  ['wings at home are boring', 'Wings at home are boring.', 'wings at home'],
  ['poke bowls taste plain', 'Poke bowls taste plain.', 'poke bowls'],
  ['stocking stuffers are always junk', 'Stocking stuffers are always junk.', 'stocking stuffers'],
  ['seam in front gives me a wedgie', 'The seam in front gives me a wedgie.', 'the seam in front'],
  [
    'my dog eats in 9 seconds and then stares at MY plate',
    'My dog eats in 9 seconds and then stares at my plate.',
    'my dog',
  ],
  [
    'Wrist sore from putting together ikea furniture',
    "My wrist's sore from putting together IKEA furniture.",
    'my wrist',
  ],
  ['lipstick on my mug, my teeth, my kid, everywhere', 'Lipstick on my mug, my teeth, my kid, everywhere.', undefined],
  ['tent leaks', 'My tent leaks.', 'my tent'],
  ['calls drop in my basement', 'Calls drop in my basement.', 'calls'],
  ['screws roll under the couch', 'Screws roll under the couch.', 'screws'],
  ['bday gifts for men r impossible', 'Birthday gifts for men are impossible.', 'birthday gifts for men'],
  ['lost in the aisles', "I'm lost in the aisles.", undefined],
  ['lost track of my sets', 'I lost track of my sets.', undefined],
  ['spit up on every shirt i own', 'Spit up on every shirt I own.', undefined],
  ['scratches on my rims', 'Scratches on my rims.', undefined],
]

describe('problems', () => {
  test.each([
    ['I sit on calls all day', 'clause', 'you sit on calls all day', undefined],
    ['my son bites the bristles flat', 'clause', 'Your son bites the bristles flat', 'bristles'],
    ['hunting for the remote', 'gerund', undefined, 'remote'],
    ['tangled cables', 'noun', undefined, 'cables'],
    ['no counter space', 'lack', "you've got no counter space", undefined],
    ['kids fighting over the tablet', 'clause', 'Your kids are fighting over the tablet', 'tablet'],
  ])('reads the form of "%s"', (typed, form, you, thing) => {
    const problem = readProblem(typed)
    expect(problem).toMatchObject({ form, ...(thing !== undefined && { thing }) })
    expect(problem?.clause && toYou(problem.clause)).toBe(you)
  })

  test.each(TABLE)('reads "%s"', (typed, hook, noun) => {
    expect(readProblem(typed)).toMatchObject({ hook })
    expect(readProblem(typed)?.noun).toBe(noun)
  })

  test.each([
    [
      'raccoon eyes by 3pm. Waterproof ones take half my lashes off',
      'Raccoon eyes by 3 PM.',
      'Waterproof ones take half my lashes off.',
    ],
    ['bought a guitar 2 years ago, its under the bed', 'I bought a guitar 2 years ago.', "It's under the bed."],
    [
      'phone falls out of back pocket in toilet (twice)',
      'My phone falls out of my back pocket in the toilet.',
      'Twice.',
    ],
    ['7 hr flight w a three yr old nuff said', 'A 7-hour flight with a three-year-old.', 'Enough said.'],
    [
      '12 hr shifts in a mask wrecked my face, everything stings',
      'Twelve-hour shifts in a mask wrecked my face.',
      'Everything stings.',
    ],
    [
      'killed 6 monsteras, overwater? underwater? who knows, they all go yellow',
      'I killed 6 monsteras.',
      'Overwater? Underwater? Who knows? They all go yellow.',
    ],
    ["i'm nose blind, sister finally said something", "I'm nose blind.", 'My sister finally said something.'],
    [
      'Bathtub ring wont budge, on my knees w a toothbrush for the grout',
      "The bathtub ring won't budge.",
      "I'm on my knees with a toothbrush for the grout.",
    ],
    [
      "vet says she's dehydrated, only drinks from my glass",
      "The vet says she's dehydrated.",
      'She only drinks from my glass.',
    ],
    ['phone dead, no outlet, 6 hr layover', "My phone's dead.", 'No outlet. A 6-hour layover.'],
    ['towers collapse bc magnets are weak = tears', 'Towers collapse because magnets are weak.', 'That means tears.'],
    ['notes ugly, marker goes thru the page', 'My notes are ugly.', 'The marker goes through the page.'],
  ])('tells "%s" in two sentences', (typed, hook, more) => {
    expect(readProblem(typed)).toMatchObject({ hook, more })
  })

  test.each([
    ['newborn hates the car seat, screams the whole way', 'My newborn hates the car seat and screams the whole way.'],
    ['passport, tickets, chargers all over my bag', 'Passport, tickets, and chargers all over my bag.'],
  ])('says the parts of "%s" that belong together as one sentence', (typed, whole) => {
    expect(readProblem(typed)?.hook).toBe(whole)
  })

  test('tells what is about bodies and what is not English', () => {
    expect(readProblem('back hurts after sitting all day')?.isSensitive).toBe(true)
    expect(readProblem('cables tangle in my bag')?.isSensitive).toBe(false)
    expect(readProblem('you never see the whole number at once')?.isSensitive).toBe(false)
    expect(readProblem('mein Kaffee ist immer kalt')?.isEnglish).toBe(false)
    expect(readProblem('batteries die fast')?.isEnglish).toBe(true)
  })

  test('an empty field is no problem', () => {
    for (const typed of ['', ' ', 'n/a', '<b></b>', '???']) expect(readProblem(typed)).toBeUndefined()
  })
})
