import { ScriptBrief } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { WRITTEN_KINDS } from '../testing/written-kinds'
import { ideasOf } from './ideas'

const ideas = (input: Partial<ScriptBrief>) =>
  ideasOf(ScriptBrief.parse({ targetAudience: 'everyone', ...input }), { seed: 'ideas', kinds: WRITTEN_KINDS })!

const CANDLE = { productName: 'Nordvik scented candle', features: ['soy wax', 'burns 40 hours'] }

test('holds what is known of the kind, as far as it suits the brief', () => {
  const { kind, department, features, doubts, camera, wordsToAvoid } = ideas(CANDLE)
  expect([kind, department]).toEqual(['scented candle', 'home decor'])
  expect(features.map(({ typed }) => typed)).toEqual(['soy wax', 'burns 40 hours'])
  expect(features.every(({ line, picture }) => line !== '' && picture !== '')).toBe(true)
  expect(camera).toContain('No children or animals')
  expect(wordsToAvoid).toContain('anxiety')
  for (const { question, answer } of doubts) expect(`${question} ${answer}`).not.toMatch(/[{}]|undefined/)
})

test('forbids no word that the seller typed, and contradicts nothing', () => {
  expect(ideas({ ...CANDLE, painPoint: 'my anxiety after work' }).wordsToAvoid).not.toContain('anxiety')
  const answer = (features: string[]) =>
    ideas({ ...CANDLE, features, painPoint: 'smells like last night' }).doubts.find(({ question }) =>
      question.startsWith('Can you smell it across'),
    )?.answer
  expect(answer(['soy wax'])).toMatch(/^I don't know your room/)
  expect(answer(['strong scent'])).toMatch(/^It's made strong/)
})

test('of an unknown kind there is the plan alone, and no opener that is too long', () => {
  const told = ideas({
    productName: 'KontoKlar',
    story: 'On the 20th of the month the account was empty, and then there came the insurance.',
  })
  expect(told).toMatchObject({
    kind: null,
    problem: null,
    tests: [],
    features: [],
    doubts: [],
    camera: null,
    wordsToAvoid: [],
  })
  expect(told.product.firstMention).toBe('KontoKlar')
  expect(told.plan.opening).toBeNull()
})
