import { ScriptBrief } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { echoesOf } from './echoes'
import { readBrief } from './reading'

const NOTHING = {
  features: [],
  problems: [],
  answers: [],
  onlyAnswers: [],
  sameThings: [],
  worlds: {},
  worldRules: [],
  lines: {},
  pieces: [],
  priceLines: [],
  callLines: [],
  shots: [],
  acts: [],
  contexts: [],
}

const offered = (productName: string, painPoint: string, more: object = {}) => {
  const brief = ScriptBrief.parse({
    productName,
    painPoint,
    targetAudience: 'everyone',
    tone: 'casual-review',
    ...more,
  })
  return echoesOf(readBrief(brief, undefined, NOTHING))
}
const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text)

test.each([
  // what was used instead
  [
    'deshedding brush',
    'I used half a roll of packing tape in the car park.',
    'The packing tape goes back in the drawer.',
  ],
  ['air fryer liners', 'scrubbing the basket at 9pm with a butter knife', 'The butter knife did its best.'],
  ['laptop stand', 'I stacked two dictionaries under my laptop.', 'The dictionaries did their best.'],
  ['phone tripod', 'my phone is propped on a cereal box and it fell into the soup', 'The cereal box gets the day off.'],
  // what is given again and again
  [
    'hot sauce gift set',
    "Every Father's Day I panic and buy another barbecue apron. He has five.",
    'No apron this year.',
  ],
  // places and events, once and again
  ['car mount', 'took the wrong exit in Atlanta and was 40 minutes late', 'Atlanta owes me one.'],
  ['luggage scale', 'paid $75 at the counter in Phoenix for three pounds', 'I still think about Phoenix.'],
  ['camping stove', 'we ate cold beans in Yellowstone because the lighter got wet', "I'm not done with Yellowstone."],
  ['guitar strap', "strap came off in the middle of a solo at my cousin's wedding", 'There will be other weddings.'],
  [
    'closet lights',
    'I wore two different shoes to a client meeting because my closet has no light.',
    "There's always another meeting.",
  ],
  ['e-bike kit', 'The hill on Division Street. Every morning I got to work soaked through.', 'Same hill tomorrow.'],
  ['ring light', 'every zoom call I look like a hostage', 'See you on the next call.'],
  // times
  [
    'scented candle',
    'At half past six I close the laptop, and the kitchen table is still my office.',
    'See you at half past six.',
  ],
  ['can holder', 'The trash cans end up in the road every Tuesday.', 'See you on Tuesday.'],
  ['label maker', 'My sister in law put the salt in the sugar jar at Thanksgiving.', 'See you at Thanksgiving.'],
  // persons and animals
  ['garlic press', 'I buy the jar stuff and my grandmother found it in the fridge', "Don't tell my grandmother."],
  ['pickleball paddle', 'lost to my 71 year old neighbor again', 'I hope my neighbor sees this.'],
  ['blackout curtain', 'my toddler gets up with the sun', "My toddler doesn't know yet."],
  ['dog raincoat', 'our greyhound refuses to go out in the rain', 'The greyhound has opinions.'],
  ['cat fountain', 'My cat Miso drinks from my glass and looks at me.', 'Miso says hi.'],
  ['sourdough starter kit', 'I killed three starters. I named them too. Gary lasted nine days.', 'Sorry, Gary.'],
  // numbers
  ['golf balls', 'I lost eleven balls at one pond', 'Eleven was enough.'],
  ['resume templates', 'sent 86 applications, 2 replies', 'Eighty-six applications. I counted.'],
  ['moth traps', 'moths in the flour, threw out 80 dollars of food', 'I want my 80 dollars back.'],
  // what it happened to, and where it is
  ['water bottle', 'bottle leaked in my bag and killed my kindle', 'That kindle deserved better.'],
  ['couch brush', 'crumbs and hair all over the couch', 'The couch has been through enough.'],
  ['heater', "I can't feel my hands in the garage", "If anybody needs me, I'm in the garage."],
  ['parking sensor', "i've hit the same pole in my own garage twice", 'Twice was enough.'],
  ['bird feeder', 'squirrels ate 20 pounds in a week', "The squirrels don't know yet."],
])('%s: "%s" ends with "%s"', (product, problem, closer) => {
  expect(texts(offered(product, problem).closers)).toContain(closer)
})

test.each([
  ['car mount', 'took the wrong exit in Atlanta and was 40 minutes late', 'I could have used that in Atlanta.'],
  ['golf balls', 'I lost eleven balls at one pond', 'Where was that eleven balls ago?'],
  [
    'baby carrier',
    'digging for a pacifier while she screams in the Target checkout',
    "That's what I need in the Target checkout.",
  ],
  ['fridge lamp', 'Sticky spot in front of the oven. Three mops. Still there.', 'I looked over at the oven.'],
])('%s: "%s" is answered with "%s"', (product, problem, echo) => {
  expect(texts(offered(product, problem).echoes)).toContain(echo)
})

test.each([
  ['pet portrait', 'mom lost her cat in feb, only pics are blurry ones'],
  ['grief journal', "Since Mom passed I can't talk about her"],
  ['will kit', 'my father died without a will and it took us 14 months'],
  ['hose', 'lid never seals, everything tastes like plastic'],
  ['home gym', 'no room for a gym'],
  ['seat cover', 'wet labs, beige seats, lease ends in June'],
  ['invoice app', 'I sent a client the wrong total in Word'],
  ['tutoring', "told me the dog ate it and we don't have a dog"],
  ['garden hose', 'kinks by the rose bed and I walk back'],
  ['pet stroller', "my 14 year old pug sits down halfway and that's it"],
  ['duct tape', 'duct tape never sticks to the ladder'],
])('%s: nothing about "%s"', (product, problem) => {
  expect(texts(offered(product, problem).closers)).toEqual([])
})

test('what is grave gets quiet lines, looks get no last line, a company says nothing of its own life', () => {
  const grave = offered('house cleaning', 'My mother is 81 and slipped in the tub. I saw the bruise at Easter.')
  expect(texts(grave.closers)).toContain("That's all I wanted for my mother.")
  expect(texts(grave.closers)).not.toContain('See you at Easter.')
  expect(texts(offered('swim vest', "my toddler fell in the pool at my sister's wedding").closers)).toContain(
    "That's all I wanted.",
  )
  const looks = offered('face serum', 'big pores on my nose, prom pictures were rough')
  expect(looks.closers).toEqual([])
  expect(looks.echoes.length).toBeGreaterThan(4)
  expect(texts(offered('mat', 'I lost eleven balls', { firstPerson: false }).echoes).join(' ')).not.toMatch(
    /\b(?:I|my)\b/,
  )
})

test('each line has a picture and no slot that stayed empty', () => {
  const { echoes, closers } = offered('brush', 'I used half a roll of packing tape in the car park.')
  for (const { text, picture } of [...echoes, ...closers]) {
    expect(text).toMatch(/^[A-Z"$\d].*[.!?]$/)
    expect(`${text} ${picture}`).not.toMatch(/[{}[\]|]/)
    expect(picture).not.toBe('')
  }
})
