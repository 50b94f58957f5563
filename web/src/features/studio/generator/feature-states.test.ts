import { expect, test } from 'vitest'
import { featureStates } from './feature-states'

const LABEL = 'leakproof lid, 30 oz cup'
const SENTENCE = 'It fits my car’s cup holder.'
const JUDGED = new Map([
  [LABEL, false],
  [SENTENCE, true],
  ['lid', false],
])

test('tells labels from sentences and leaves open what is empty or not judged yet', () => {
  expect(featureStates([`${LABEL} `, SENTENCE, ' ', 'new words'], JUDGED, [])).toEqual([
    'label',
    'sentence',
    'open',
    'open',
  ])
})

test.each([
  ['first words', 'lid', false, 'open'],
  ['first words before a pause', 'lid', true, 'open'],
  ['more words', LABEL, false, 'open'],
  ['more words before a pause', LABEL, true, 'label'],
] as const)('of a feature that is being typed, %s', (_, text, isPaused, state) => {
  expect(featureStates([text, text], JUDGED, [], { place: 0, isPaused })).toEqual([state, 'label'])
})

test.each([
  ['stays while it is changed', 'lid', 'label'],
  ['stays until the change is judged', `${LABEL} and`, 'label'],
  ['goes with a sentence', SENTENCE, 'sentence'],
  ['goes with the text', '', 'open'],
] as const)('the remark at a label %s', (_, text, state) => {
  expect(featureStates([text], JUDGED, ['label'], { place: 0, isPaused: false })).toEqual([state])
})
