import type { GeneratedScript } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { SAMPLE } from '../sample-script'
import { NOTHING_WRITTEN, tryOutReducer, type TryOutState } from './try-out-state'
import { EXAMPLE_INPUT } from './try-out-input'

const version = (product: string, spoken = product) => ({
  input: { ...EXAMPLE_INPUT, product },
  script: { ...SAMPLE, product, spoken },
  whole: {} as GeneratedScript,
})
const after = (...versions: ReturnType<typeof version>[]) =>
  versions.reduce<TryOutState>(
    (state, next) => tryOutReducer(state, { type: 'written', version: next }),
    NOTHING_WRITTEN,
  )

test('scripts of one product are versions of each other, the newest is shown', () => {
  const state = after(version('Mug', 'one'), version(' mug ', 'two'))
  expect(state.versions.map(({ script }) => script.spoken)).toEqual(['one', 'two'])
  expect(state.shown).toBe(1)
})

test('another product starts over', () => {
  expect(after(version('Mug'), version('Lamp')).versions).toHaveLength(1)
})

test('the nine newest versions stay', () => {
  const all = Array.from({ length: 12 }, (_, index) => version('Mug', String(index)))
  expect(after(...all).versions.map(({ script }) => script.spoken)).toEqual([
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
    '11',
  ])
})

test.each([
  { type: 'refused', field: 'product', reason: 'No' },
  { type: 'failed', failure: 'offline' },
  { type: 'fetching' },
] as const)('what was written stays after $type', (event) => {
  const state = after(version('Mug'))
  expect(tryOutReducer(state, event).versions).toBe(state.versions)
})

test('a refusal goes when its field is changed, not when another one is', () => {
  const refused = tryOutReducer(NOTHING_WRITTEN, { type: 'refused', field: 'product', reason: 'No' })
  expect(tryOutReducer(refused, { type: 'edited', field: 'features' }).refusal).not.toBeNull()
  expect(tryOutReducer(refused, { type: 'edited', field: 'product' }).refusal).toBeNull()
})

test.each([
  [-3, 0],
  [1, 1],
  [99, 1],
])('version index %d shows %d', (index, shown) => {
  expect(tryOutReducer(after(version('Mug', 'a'), version('Mug', 'b')), { type: 'shown', index }).shown).toBe(shown)
})
