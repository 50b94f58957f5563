import { expect, test } from 'vitest'
import * as z from 'zod'
import { flag, list, readForm, readParameters, text, wholeNumber } from './form'

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test.each([
  ['a=1&b=', { a: '1', b: '' }],
  ['a[b][c]=1&a[b][d]=2', { a: { b: { c: '1', d: '2' } } }],
  ['items[0][price]=x&items[1][price]=y', { items: { 0: { price: 'x' }, 1: { price: 'y' } } }],
  ['expand[]=a&expand[]=b', { expand: { 0: 'a', 1: 'b' } }],
  ['a%5Bb%5D=%C3%A9+%26', { a: { b: 'é &' } }],
  ['constructor=1&__proto__[x]=2', JSON.parse('{"constructor":"1","__proto__":{"x":"2"}}')],
])('%s is read as nested parameters', (query, expected) => {
  expect(plain(readForm(new URLSearchParams(query)))).toEqual(expected)
  expect({}).not.toHaveProperty('x')
})

test.each([
  ['a text and an object', 'a=1&a[b]=2'],
  ['a name without an end', 'a[b=1'],
  ['no name', '=1'],
  ['brackets alone', '[a]=1'],
  ['a NUL', 'a=%00'],
  ['too deep', `a${'[b]'.repeat(20)}=1`],
  ['too many', Array.from({ length: 501 }, (_, at) => `a${at}=1`).join('&')],
])('%s is refused', (_, query) => {
  expect(() => readForm(new URLSearchParams(query))).toThrow(expect.objectContaining({ status: 400 }))
})

const Order = z.strictObject({
  name: text,
  count: wholeNumber.optional(),
  sure: flag.optional(),
  items: list(z.strictObject({ price: text })).optional(),
})

test.each([
  ['name=x&count=12&sure=false&items[0][price]=p', undefined],
  ['count=1', ['parameter_missing', 'name']],
  ['name=x&items[0][price]=', ['parameter_invalid', 'items[0][price]']],
  ['name=x&items[0][other]=1&items[0][price]=p', ['parameter_unknown', 'items[0][other]']],
  ['name=x&count=-1', ['parameter_invalid', 'count']],
  ['name=x&count=1.5', ['parameter_invalid', 'count']],
  ['name=x&count=1e3', ['parameter_invalid', 'count']],
  ['name=x&sure=yes', ['parameter_invalid', 'sure']],
  ['name=x&items=1', ['parameter_invalid', 'items']],
])('%s is answered %j', (query, refusal) => {
  const read = () => readParameters(Order, readForm(new URLSearchParams(query)))
  if (refusal === undefined) {
    expect(read()).toEqual({ name: 'x', count: 12, sure: false, items: [{ price: 'p' }] })
    return
  }
  const [code, param] = refusal
  expect(read).toThrow(expect.objectContaining({ error: expect.objectContaining({ code, param }) as object }))
})
