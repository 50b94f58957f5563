import { beforeEach, expect, test } from 'vitest'
import { EMPTY_FORM } from './brief-form'
import { readEditPayload, putBackEditPayload, takeEditPayload } from './edit-payload'

beforeEach(() => sessionStorage.clear())

test('a payload fills the form, and what it does not say has its default [B-ST-03]', () => {
  const payload = {
    productName: ' Lamp ',
    features: ['Bright', 'Small'],
    price: 12.5,
    videoLength: 30,
    videoStyle: 'skit',
  }
  expect(readEditPayload(JSON.stringify(payload))).toEqual({
    form: {
      ...EMPTY_FORM,
      productName: 'Lamp',
      price: '12.5',
      features: [{ text: 'Bright' }, { text: 'Small' }],
      videoLength: 30,
      videoStyle: 'skit',
    },
  })
})

test('features may be one text with commas [B-EN-14]', () => {
  const payload = { productName: 'Lamp', features: ' Bright, Small ,, ' }
  expect(readEditPayload(JSON.stringify(payload))?.form.features).toEqual([{ text: 'Bright' }, { text: 'Small' }])
})

test('fields that do not fit are left out one by one [OP-41]', () => {
  const payload = { productName: 'Lamp', features: 5, videoLength: 7, videoStyle: 3, targetAudience: 'martians' }
  expect(readEditPayload(JSON.stringify(payload))).toEqual({ form: { ...EMPTY_FORM, productName: 'Lamp' } })
})

test.each(['', 'null', '[]', '{', '{"productName":""}', '{"productName":{}}'])(
  'a malformed payload is ignored and removed: %s [OP-41]',
  (stored) => {
    sessionStorage.setItem('editScriptData', stored)
    expect(takeEditPayload()).toBeUndefined()
    expect(sessionStorage.getItem('editScriptData')).toBeNull()
  },
)

test('a suggestion fills the form with its tone and belongs to no script', () => {
  const payload = {
    isSuggestion: true,
    productName: 'Lamp',
    price: 0,
    features: [],
    videoStyle: 'skit',
    tone: 'urgent-psa',
  }
  expect(readEditPayload(JSON.stringify(payload))).toEqual({
    form: { ...EMPTY_FORM, productName: 'Lamp', videoStyle: 'skit', tone: 'urgent-psa' },
    isSuggestion: true,
  })
})

test('a payload is taken once [B-ST-04]', () => {
  sessionStorage.setItem('editScriptData', JSON.stringify({ productName: 'Lamp' }))
  expect(takeEditPayload()).toMatchObject({ form: { productName: 'Lamp' } })
  expect(takeEditPayload()).toBeUndefined()
})

test('a payload that could not be used now is there for the next visit', () => {
  const payload = { productName: 'Lamp', price: 12.5, features: ['Bright'], videoLength: 30, existingScript: 'One.' }
  sessionStorage.setItem('editScriptData', JSON.stringify(payload))
  const taken = takeEditPayload()
  if (taken) putBackEditPayload(taken)
  expect(taken).toBeDefined()
  expect(takeEditPayload()).toEqual(taken)
})

test('a payload may bring a script, or name one of the library [B-ST-03, OP-44]', () => {
  const id = '0b0f7a5c-7c5e-4f0c-9b2e-0a4f6a1d2c3b'
  const payload = { productName: 'Lamp', existingScript: 'One.\n\nTwo.', id }
  expect(readEditPayload(JSON.stringify(payload))).toMatchObject({ existingScript: 'One.\n\nTwo.', scriptId: id })
  const odd = { productName: 'Lamp', existingScript: ' ', id: '../x' }
  expect(Object.keys(readEditPayload(JSON.stringify(odd)) ?? {})).toEqual(['form'])
})
