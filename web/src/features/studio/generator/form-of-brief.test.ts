import { describe, expect, test } from 'vitest'
import { EMPTY_FORM } from '../brief-form'
import { checkForm } from '../check-form'
import { formOfBrief } from './form-of-brief'

describe('an earlier brief fills the form', () => {
  const brief = {
    productName: 'Mug',
    price: 29.99,
    features: ['light', 'leakproof'],
    videoLength: 90,
    targetAudience: 'gen-z',
    style: 'skit',
    tone: 'urgent-psa',
    painPoint: 'Cold coffee',
    story: 'I left it on the roof of the car.',
    callToAction: '',
    includeVisualCues: false,
    outputType: 'script',
    firstPerson: false,
    disclosure: 'gifted',
  }
  test('with everything it holds; the status is of the new script [B-EN-23]', () => {
    expect(formOfBrief(brief)).toEqual({
      ...EMPTY_FORM,
      productName: 'Mug',
      price: '29.99',
      currency: '$',
      features: [{ text: 'light' }, { text: 'leakproof' }],
      videoLength: 90,
      targetAudience: 'gen-z',
      videoStyle: 'skit',
      tone: 'urgent-psa',
      painPoint: 'Cold coffee',
      story: 'I left it on the roof of the car.',
      callToAction: '',
      includeVisualCues: false,
      outputType: 'script',
      firstPerson: false,
      disclosure: 'gifted',
    })
  })
  test('and comes out of it again as it was [B-EN-23]', () => {
    const checked = checkForm(formOfBrief(brief) ?? EMPTY_FORM)
    expect(checked).toMatchObject({ brief, priceTyped: true })
  })
  test.each([
    ['dog people', 'custom', 'dog people'],
    ['everyone', 'everyone', ''],
    [undefined, '', ''],
  ])('with the audience %j as %j %j [B-EN-26]', (targetAudience, key, own) => {
    expect(formOfBrief({ ...brief, targetAudience })).toMatchObject({ targetAudience: key, customTargetAudience: own })
  })
  test.each([
    [15, 30],
    [45, 60],
    [61, 90],
    [180, 120],
    ['60', 60],
  ])('with a length of %j as %i [B-CN-01]', (videoLength, shown) => {
    expect(formOfBrief({ ...brief, videoLength })).toMatchObject({ videoLength: shown })
  })
  test('as far as it fits', () => {
    const odd = { productName: ' Mug ', price: 'x', features: [7, 'light'], style: 'opera', tone: null, firstPerson: 1 }
    expect(formOfBrief(odd)).toEqual({ ...EMPTY_FORM, productName: 'Mug', features: [{ text: 'light' }] })
  })
  test.each([null, 7, [], {}, { productName: ' ' }])('but not when it is %j', (kept) => {
    expect(formOfBrief(kept)).toBeUndefined()
  })
})
