import { expect, test } from 'vitest'
import { agreedFeatures } from './agreed-features'

test('verbs agree, and what is missing is added where nothing else can be meant', () => {
  expect(
    agreedFeatures([
      'it fill car tire in 6 minute',
      'you put the number and it stop alone',
      'it work by battery, no need cigarette lighter',
      'have light for night',
      'charge your phone also',
      '5 tier fit 20 pair shoe',
      'no need sticky paper',
      'wash by hand',
    ]),
  ).toEqual([
    'it fills a car tire in 6 minutes',
    'you put the number and it stops by itself',
    'it works by battery, no need for a cigarette lighter',
    'It has a light for night',
    'it charges your phone also',
    'the 5 tiers fit 20 pairs of shoes',
    'no need for sticky paper',
    'wash by hand',
  ])
})

test.each([
  ['It keeps drinks cold for 12 hours'],
  ['charge your phone also'],
  ['let it dry and it shines'],
  ['it clear and soft'],
  ['it can hold 5 kg, so it may fit'],
  ['fits 1 phone'],
])('%s stays', (typed) => {
  expect(agreedFeatures([typed])).toEqual([typed])
})
