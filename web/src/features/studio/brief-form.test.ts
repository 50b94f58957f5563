import { describe, expect, test } from 'vitest'
import {
  type BriefFormValues,
  EMPTY_FORM,
  bareText,
  formField,
  isReadyToGenerate,
  readDraft,
  serverFieldMessage,
} from './brief-form'
import { checkForm } from './check-form'

const filled: BriefFormValues = { ...EMPTY_FORM, productName: 'Glaciero tumbler', targetAudience: 'women' }
const errorsOf = (values: BriefFormValues) => {
  const checked = checkForm(values)
  return 'errors' in checked ? checked.errors : {}
}

test('opens with a default for every choice but the audience [OP-58, B-CN-02, B-CN-06]', () => {
  expect(EMPTY_FORM).toMatchObject({
    productName: '',
    targetAudience: '',
    videoLength: 60,
    videoStyle: 'storytelling',
    tone: 'excited-discovery',
    callToAction: 'Shop now on TikTok Shop!',
    includeVisualCues: true,
    status: 'draft',
  })
})

describe('the generate button waits for', () => {
  test('a product name [B-VL-01]', () => expect(isReadyToGenerate({ ...filled, productName: '  ' })).toBe(false))
  test('an audience [B-VL-02]', () => expect(isReadyToGenerate({ ...filled, targetAudience: '' })).toBe(false))
  test('the text of a custom audience [B-VL-03]', () => {
    expect(isReadyToGenerate({ ...filled, targetAudience: 'custom', customTargetAudience: ' ' })).toBe(false)
    expect(isReadyToGenerate({ ...filled, targetAudience: 'custom', customTargetAudience: 'dog people' })).toBe(true)
  })
  test('nothing else [B-VL-05]', () => expect(isReadyToGenerate(filled)).toBe(true))
})

test('sends the custom text as the audience and drops empty features [B-VL-07, B-EN-23]', () => {
  const checked = checkForm({
    ...filled,
    targetAudience: 'custom',
    customTargetAudience: ' dog people ',
    price: '$29.99',
    features: [{ text: ' ' }, { text: ' leakproof ' }, { text: '' }],
  })
  expect(checked).toMatchObject({
    brief: { targetAudience: 'dog people', price: 29.99, features: ['leakproof'], style: 'storytelling' },
    priceTyped: true,
  })
})

test('sends no price when none is typed or readable, else the number with the text [B-VL-06, CX-33]', () => {
  for (const price of ['', 'ask me']) {
    const checked = checkForm({ ...filled, price })
    expect(checked).toMatchObject({ brief: { price: 0 }, priceTyped: false })
    expect(checked).not.toHaveProperty('brief.priceText')
  }
  expect(checkForm({ ...filled, price: '19,90 €' })).toMatchObject({
    brief: { price: 19.9, priceText: '19,90 €' },
    priceTyped: true,
  })
})

test.each<[keyof BriefFormValues, number, string]>([
  ['productName', 200, 'Product name must be 200 characters or fewer'],
  ['painPoint', 1000, 'Pain point must be 1000 characters or fewer'],
  ['story', 800, 'Your story must be 800 characters or fewer'],
  ['callToAction', 500, 'Call to action must be 500 characters or fewer'],
])('accepts %s up to %i characters and names the field beyond [OP-64]', (field, max, message) => {
  expect(errorsOf({ ...filled, [field]: 'x'.repeat(max) })).toEqual({})
  expect(errorsOf({ ...filled, [field]: 'x'.repeat(max + 1) })).toEqual({ [field]: message })
})

test('shows every fault at once, each at its own field [OP-64, OP-62]', () => {
  const errors = errorsOf({
    ...EMPTY_FORM,
    targetAudience: 'custom',
    price: '-3',
    features: [{ text: '' }, { text: 'fine' }, { text: 'x'.repeat(201) }],
  })
  expect(errors).toEqual({
    productName: 'Enter a product name',
    customTargetAudience: 'Describe your audience',
    price: 'Price must be 0 or more',
    'features.2.text': 'A feature must be 200 characters or fewer',
  })
})

test('finds the form field that the server names [B-CL-02]', () => {
  const values = { ...filled, features: [{ text: '' }, { text: 'a' }, { text: 'b' }] }
  expect(formField('features.1', values)).toBe('features.2.text')
  expect(formField('style', values)).toBe('videoStyle')
  expect(formField('targetAudience', { ...values, targetAudience: 'custom' })).toBe('customTargetAudience')
  expect(formField('what is this', values)).toBe('productName')
})

test('says at the field what the server says, in the words of the form [OP-64]', () => {
  const say = (text: string) => serverFieldMessage('features.0', 'features.1.text', text)
  expect(say('features.0: must be 200 characters or fewer')).toBe('A feature must be 200 characters or fewer')
  expect(say('This cannot be sold here.')).toBe('This cannot be sold here.')
})

describe('a stored draft', () => {
  test('comes back as it was typed', () => expect(readDraft(JSON.stringify(filled))).toEqual(filled))
  test.each([null, '', 'not json', '[]', '7', 'null'])('is ignored when it is %j', (stored) => {
    expect(readDraft(stored)).toEqual(EMPTY_FORM)
  })
  test('falls back field by field when it comes from another release', () => {
    const stored = { ...filled, videoLength: 45, tone: 'energetic', features: 'a,b', status: 7 }
    expect(readDraft(JSON.stringify(stored))).toEqual(filled)
  })
})

test('what nobody sees is no text [B-VL-01]', () => {
  expect(isReadyToGenerate({ ...filled, productName: '\u200b\u202e \ufeff' })).toBe(false)
  expect(errorsOf({ ...filled, productName: '\u200b' })).toEqual({ productName: 'Enter a product name' })
  expect(bareText('\u200b Mug \u2069')).toBe('Mug')
  expect(bareText('Mug 🏴󠁧󠁢󠁥󠁮󠁧󠁿')).toBe('Mug 🏴󠁧󠁢󠁥󠁮󠁧󠁿')
})

test('the tie to the seller goes with the brief once it is chosen [DISC-01, PERS-01]', () => {
  const undecided = checkForm(filled)
  expect('brief' in undecided && undecided.brief.disclosure).toBeUndefined()
  expect(checkForm({ ...filled, disclosure: 'paid', firstPerson: false })).toMatchObject({
    brief: { disclosure: 'paid', firstPerson: false },
  })
})
