import { ScriptBrief } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { emptyMaterial } from '../kinds/read-kind'
import { closersOf } from './closers'
import { readBrief } from './reading'

const NOTHING = emptyMaterial()

const offered = (productName: string, painPoint: string, more: object = {}) => {
  const brief = ScriptBrief.parse({
    productName,
    painPoint,
    targetAudience: 'everyone',
    tone: 'casual-review',
    ...more,
  })
  return closersOf(readBrief(brief, undefined, NOTHING))
}
const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text)

test.each([
  ['rug', 'It curled up and my mother-in-law asked if it was a yoga mat.', 'Wait till my mother-in-law sees this.'],
  ['closet lights', 'One navy shoe, one black. The teacher noticed.', 'Wait till the teacher sees this.'],
  ['jar opener', "my grandma can't open her pickle jars", "This one's for my grandma."],
  ['kids plate', 'my toddler refuses to eat anything green', "We'll see what my toddler says."],
  ['couch cover', 'our husky digs up the couch cushions', 'And yes, the husky stays.'],
  ['cat shelf', 'My cat Miso sleeps on my keyboard.', 'And yes, Miso stays.'],
  ['scented candle', "my landlord doesn't allow candles", "Don't tell my landlord."],
  ['dog raincoat', 'our greyhound refuses to go out', "We'll see what the greyhound thinks."],
])('%s: "%s" ends with "%s"', (product, problem, closer) => {
  expect(texts(offered(product, problem))).toContain(closer)
})

test.each([
  ['pet portrait', 'mom lost her cat in feb, only pics are blurry ones'],
  ['grief journal', "Since Mom passed I can't talk about her"],
  ['house cleaning', 'My mother is 81 and slipped in the tub. I saw the bruise at Easter.'],
  ['online course', 'we owe 9000 on two credit cards and I hid it from my husband'],
  ['pill box', 'my grandpa takes the wrong pills'],
  ['face serum', 'big pores on my nose, prom pictures were rough'],
  ['pickleball paddle', 'lost to my 71 year old neighbor again'],
  ['cat fountain', 'my cat is scared of the fountain'],
  ['tutoring', 'my daughter cried over long division'],
  ['car mount', 'took the wrong exit in Atlanta on Friday at noon'],
  ['hat', 'my old hat blew into the lake'],
  ['robe', 'the good towel was used on the floor'],
  ['garden kneeler', 'my knees hurt after ten minutes'],
  ['garlic press', 'I buy the jar stuff and my grandmother found it in the fridge'],
  ['blackout curtain', 'my toddler gets up with the sun'],
  ['e-bike kit', 'The hill on Division Street. Every morning I got to work soaked through.'],
  ['plant stand', 'I have 12 houseplants and they all lean'],
  ['car mount', 'my phone fell off the dash again'],
])('%s: nothing about "%s"', (product, problem) => {
  expect(offered(product, problem)).toEqual([])
})

test('a company says nothing of its own life', () => {
  const said = texts(offered('cat shelf', 'My cat Miso sleeps on my keyboard.', { firstPerson: false })).join(' ')
  expect(said).not.toMatch(/\b(?:I|my)\b/)
})

test('each line has a picture and no slot that stayed empty', () => {
  const closers = offered('cat shelf', 'My cat Miso sleeps on my keyboard.')
  expect(closers.length).toBeGreaterThan(0)
  for (const { text, picture } of closers) {
    expect(text).toMatch(/^[A-Z].*[.!?]$/)
    expect(`${text} ${picture}`).not.toMatch(/[{}[\]|]/)
    expect(picture).not.toBe('')
  }
})
