import { expect, test } from 'vitest'
import type { Reading } from './reading'
import { nextScene, oldThing, sceneOf } from './scenes'

const told = (painPoint: string, hook = painPoint, more?: string) =>
  ({ painPoint, sorts: new Set(), ownProblem: { hook, more }, style: 'storytelling' }) as unknown as Reading

test.each([
  [
    'After a show at the Fillmore in February my left ear rang until Tuesday',
    'Creator, a hand on the left ear, saying it to the lens',
  ],
  [
    'The washing machine hose let go on a Saturday',
    'Close on the washing machine hose, then up to the creator, saying it to the lens',
  ],
  ['I owed $6,200 in taxes', 'Creator at a desk, to the lens, "$6,200" as text'],
  [
    "stand up at the truck stop like I'm 90, my tailbone hurts",
    'Creator, a hand on the lower back, saying it to the lens',
  ],
  ['Cheap mat hit 118F and burned my gecko Noodle', "The creator's face, close, saying it to the lens"],
  [
    'Getting lotion on my kid takes two adults',
    'The lotion in one hand, close, then up to the creator, saying it to the lens',
  ],
  ['Every baby shower has five of the same', "The creator's face, close, saying it to the lens"],
  ['I froze ordering tacos', "The creator's face, close, saying it to the lens"],
  ['I get camel toe in every pair', "The creator's face, close, saying it to the lens"],
  [
    'Two huskies and a gray velvet couch',
    'Close on the gray velvet couch, then up to the creator, saying it to the lens',
  ],
  ['The sauce was so hot that my wife left the table', "The creator's face, close, saying it to the lens"],
  ['I burned my hand on the stove', 'A hand touches the stove and jumps back'],
  [
    'The thing I missed most was the smell of the stove in the evening',
    "The creator's face, close, saying it to the lens",
  ],
  [
    'Candles that smell amazing in the jar and like nothing once lit',
    'Close on the candles, then up to the creator, saying it to the lens',
  ],
  ['Looking for my glasses with wet hands', "The creator's face, close, saying it to the lens"],
  ['They promise a tip and then walk to the car', "The creator's face, close, saying it to the lens"],
  ['I skip yoga because of traffic', 'Creator in sports clothes, saying it to the lens'],
  ['Dead battery at the airport parking and no cables', 'Creator beside the car, its hood up, saying it to the lens'],
  ['The plastic has gone like shower doors', "The creator's face, close, saying it to the lens"],
  ['My sofa smells like wet dog', 'Creator leans over the sofa and turns the face away'],
])('"%s" is filmed by what it names', (problem, scene) => {
  expect(sceneOf(told(problem))).toBe(scene)
})

test('what else was typed has its own thing or its number in the picture', () => {
  expect(
    nextScene(
      told('I paid a detailer $180', 'I paid a detailer $180', "He couldn't get the hair out of the trunk carpet"),
    ),
  ).toBe('Parked car: close on the trunk carpet, then up to the creator, saying it')
})

test.each([
  ['My pillow is flat', 'the pillow, close'],
  ['The drawer sticks every time', undefined],
  ['I froze ordering tacos', undefined],
])('what "%s" names is one half of a comparison', (problem, thing) => {
  expect(oldThing(told(problem))).toBe(thing)
})

test('food of its own sort is not shown', () => {
  const reading = { ...told('The sauce of the market tastes of vinegar'), product: { noun: 'sauce' } } as Reading
  expect(sceneOf(reading)).toBe("The creator's face, close, saying it to the lens")
})
