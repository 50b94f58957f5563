import { expect, test } from 'vitest'
import type { Kind, KindFeature } from '../kinds'
import { NO_FIELDS } from './field-readers'
import { blockPicture, pictureBeside } from './pictures'
import type { ReadFeature, Reading } from './reading'
import { topicsOf } from './relevance'

const feature = (typed: string, plain: string): ReadFeature => ({
  typed,
  plain,
  caption: typed,
  topics: topicsOf(typed),
})
const BLOCK = { name: 'seed' } as KindFeature
const feeder = (features: readonly ReadFeature[]) =>
  ({
    kind: { name: 'bird feeder', noun: 'feeder', features: [BLOCK] } as unknown as Kind,
    sorts: new Set(['thing']),
    common: { shots: [], acts: [] },
    fields: NO_FIELDS,
    name: 'bird feeder',
    product: { isPlural: false, noun: 'bird feeder', title: 'bird feeder', form: 'thing' },
    features,
    painPoint: '',
  }) as unknown as Reading

test('a written picture stands beside another sentence only where it shows it and all of its things were named', () => {
  const one = { ...feature('holds 2 cups of seed', 'It holds 2 cups of seed.'), block: BLOCK }
  const reading = feeder([one])
  expect(pictureBeside(one, 'A hand pours seed in', reading)).toBe('A hand pours seed in')
  expect(pictureBeside(one, 'Seed on a car seat', reading)).not.toContain('car')
  expect(pictureBeside(one, 'A pen on a list', reading)).not.toContain('pen')
})

test('the picture of a block is used where the block is of the kind', () => {
  const own: ReadFeature = { ...feature('holds 2 cups of seed', 'It holds 2 cups of seed.'), block: BLOCK }
  const common: ReadFeature = { ...own, block: { name: 'seed' } as KindFeature }
  expect(blockPicture(own, 'Seed on a car seat', feeder([own]))).toBe('Seed on a car seat')
  expect(blockPicture(common, 'Seed on a car seat', feeder([common]))).toBe(
    '{shot use}, "Holds 2 cups of seed" as text',
  )
})
