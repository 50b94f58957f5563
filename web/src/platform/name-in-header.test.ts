import { expect, test } from 'vitest'
import { nameInHeader } from './name-in-header'

test.each([
  [`attachment; filename="Mug.pdf"; filename*=UTF-8''Mug%20%E5%86%B7.pdf`, 'Mug 冷.pdf'],
  [`attachment; FILENAME*=utf-8''a%27b.pdf; x=1`, "a'b.pdf"],
  [`attachment; filename*=UTF-8''..%2F..%2Fetc`, '.. .. etc'],
  ['attachment; filename="Mug.pdf"', undefined],
  [`attachment; filename*=UTF-8''%E5%8`, undefined],
  [null, undefined],
])('%s names %s', (header, name) => {
  expect(nameInHeader(header)).toBe(name)
})
