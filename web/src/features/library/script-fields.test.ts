import { describe, expect, test } from 'vitest'
import { previewOf, readCard, readDetails, readFeatures } from './script-fields'

describe('the script text is the first available of', () => {
  const row = { script_data: { spoken_script: 'spoken' }, script_text: 'text', script_content: 'content' }
  test.each([
    ['the spoken script', row, 'spoken'],
    ['the script text', { ...row, script_data: {} }, 'text'],
    ['the script content', { ...row, script_data: null, script_text: ' ' }, 'content'],
    ['a sentence that says so', {}, 'No script content found'],
  ])('%s [B-DT-01]', (_, stored, text) => expect(readDetails(stored).text).toBe(text))
})

test.each([
  ['a model', { writer: 'openai', edited: true }, 'An AI model from OpenAI; edited by you'],
  [
    'a model that failed',
    { writer: 'openai', fellBack: 'timeout' },
    'The built-in writer, because the AI model took too long',
  ],
  ['odd parts', { writer: 'embedded', fellBack: 7, edited: 'yes' }, 'The built-in writer'],
  ['no name', { writer: { name: 'openai' } }, undefined],
  ['nothing', null, undefined],
])('says who wrote a script: %s', (_, writtenBy, text) => {
  expect(readDetails({ script_data: { writtenBy } }).writer).toBe(text)
})

test('reads every field under its other names [B-EN-09 to B-EN-13, CX-33]', () => {
  const names = {
    product: 'Mug',
    product_price: '29.99',
    targetAudience: 'gen-z',
    style: 'hack-tip',
    duration: 30,
    viralScore: '9.1/10',
  }
  expect(readDetails(names)).toMatchObject({
    product: 'Mug',
    price: '$29.99',
    audience: 'Gen Z',
    style: 'Hack / Tip',
    length: 30,
    score: '9.1',
  })
  expect(readDetails({ productPrice: 1299, price: null, product_name: 'Lamp' })).toMatchObject({
    price: '$1,299',
    product: 'Lamp',
  })
  const brief = { price: 4.5, priceText: '€4,50' }
  expect(readDetails({ price: 4.5, metadata: { brief } }).price).toBe('€4,50')
  expect(readDetails({ price: 5, metadata: { brief } }).price).toBe('$5')
})

test('shows defaults where nothing is stored [B-EN-02, B-EN-03, B-EN-04, B-EN-05, B-EN-18]', () => {
  expect(readDetails({ id: '1', price: 0 })).toMatchObject({
    status: 'draft',
    length: 60,
    style: 'Storytelling',
    audience: 'General',
    price: undefined,
    score: undefined,
  })
})

test('keeps the words of a custom audience', () => {
  expect(readDetails({ audience: 'dog people in small flats' }).audience).toBe('dog people in small flats')
})

test.each([
  [
    ['a ', '', ' b'],
    ['a', 'b'],
  ],
  ['a, b ,, c', ['a', 'b', 'c']],
  [null, []],
  [[1, 'a'], ['a']],
])('reads the features %j [B-EN-14]', (stored, features) => expect(readFeatures(stored)).toEqual(features))

test.each([
  [{ viral_potential_score: 8.4 }, '8.4'],
  [{ viral_potential_score: 84 }, '8.4'],
  [{ viral_potential_score: 10 }, '10.0'],
  [{ viral_potential_score: 0 }, '0.0'],
  [{ viral_potential_score: 85 }, undefined],
  [{ viral_potential_score: 8.2, generated_by: 'server' }, '8.2'],
  [{ viral_potential_score: 8.2, generated_by: 'offline' }, undefined],
  [{ viral_potential_score: 8.2, metadata: { generatedBy: 'offline' } }, undefined],
  [{}, undefined],
])('shows the craft score of %j as %s [CX-35, B-CN-10]', (row, text) => expect(readCard(row).score).toBe(text))

describe('the preview', () => {
  test('has 200 characters and "..." only when cut [B-LB-12, OP-49]', () => {
    expect(previewOf('x'.repeat(200))).toBe('x'.repeat(200))
    expect(previewOf('x'.repeat(201))).toBe(`${'x'.repeat(200)}...`)
  })
  test('never cuts an emoji in half [B-LB-12]', () =>
    expect(previewOf('🎬'.repeat(201))).toBe(`${'🎬'.repeat(200)}...`))
  test('stands in one line', () => expect(previewOf('One.\n\n Two.')).toBe('One. Two.'))
  test('is empty without a text', () => expect(readCard({}).preview).toBe(''))
})
