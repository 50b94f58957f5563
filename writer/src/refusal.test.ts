import { ScriptBrief } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { refusalOf } from './refusal'

const brief = (productName: string, features: string[] = []) =>
  ScriptBrief.parse({ productName, features, targetAudience: 'everyone' })

test.each(['Mango vape pen', 'CBD gummies', 'Tequila 12 pack'])('refuses %s and says why [REG-01]', (name) => {
  expect(refusalOf(brief(name))).toMatchObject({ field: 'productName', reason: expect.stringContaining('regulated') })
})

test('refuses regulated goods named as a feature [REG-01]', () => {
  expect(refusalOf(brief('Gift box', ['soft', 'includes a bottle of vodka']))).toMatchObject({ field: 'features.1' })
})

test.each(['Wine glass set', 'Glaciero tumbler', 'Beer mug holder'])('lets %s pass', (name) => {
  expect(refusalOf(brief(name))).toBeUndefined()
})
