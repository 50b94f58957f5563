import { expect, test } from 'vitest'
import { EMPTY_FORM } from '../brief-form'
import { earlierProducts, type ProductRow } from './earlier-product'

const row = (changed: Partial<ProductRow>): ProductRow => ({
  product_name: 'Mug',
  created_at: '2026-11-20T10:00:00Z',
  price: 0,
  features: [],
  audience: 'General',
  video_length: 60,
  video_style: 'storytelling',
  tone: 'energetic',
  brief: null,
  ...changed,
})

test('each product comes once, as its newest script had it, newest first', () => {
  const rows = [
    row({ brief: { productName: 'Lamp', price: 12, targetAudience: 'gamers' }, created_at: '2026-11-21T10:00:00Z' }),
    row({ product_name: ' mug ', price: 20 }),
    row({ brief: { productName: 'lamp', price: 99, targetAudience: 'men' } }),
    row({ product_name: 'Mug', price: 10 }),
  ]
  expect(earlierProducts(rows).map(({ name, values }) => [name, values.price])).toEqual([
    ['Lamp', '12'],
    ['mug', '20'],
  ])
  expect(earlierProducts(rows)[0]?.lastAt).toBe('2026-11-21T10:00:00Z')
})

test('a script without a brief gives what its row knows; placeholders count as empty [B-EN-17, B-EN-18]', () => {
  const [mug] = earlierProducts([row({ features: ['light'], audience: 'dog people', video_length: 45 })])
  expect(mug?.values).toEqual({
    ...EMPTY_FORM,
    productName: 'Mug',
    targetAudience: 'custom',
    customTargetAudience: 'dog people',
    features: [{ text: 'light' }],
  })
  expect(earlierProducts([row({})])[0]?.values).toMatchObject({ targetAudience: '', price: '' })
})

test('rows that name no product are none', () => {
  const odd = row({ brief: 7, product_name: 'Untitled Product' })
  expect(earlierProducts([odd, row({ product_name: '' }), row({ product_name: ' ' })])).toEqual([])
})
