import { Readable } from 'node:stream'
import { setImmediate as settled } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { askedRange, disposition, isFresh } from './answer-headers'
import { bytesOf } from './bucket'
import { collect, measured, peek } from './bytes'
import { checkContent, checkMimeType, isAllowed } from './content-type'
import { checkKey, isBucketName } from './key'
import { createPictures } from './picture'

test.each([
  ['a', true],
  ['a/b c/d.png', true],
  ["!-.*'()&$@=;:+,?_", true],
  ['...', true],
  ['x'.repeat(1024), true],
  ['x'.repeat(1025), false],
  ['', false],
  ['/a', false],
  ['a/', false],
  ['a//b', false],
  ['a/../b', false],
  ['./a', false],
  ['..', false],
  ['ä', false],
  ['a\\b', false],
  ['a%2Fb', false],
  ['a\nb', false],
  ['a\0', false],
])('the key %j is fine: %s', (key, fine) => {
  if (fine) expect(checkKey(key)).toBe(key)
  else expect(() => checkKey(key)).toThrow('Invalid key')
})

test.each([
  ['a', true],
  ['my bucket', true],
  ['a..b', true],
  ['', false],
  [' a', false],
  ['a/b', false],
  ['a\n', false],
])('the bucket name %j is fine: %s', (name, fine) => expect(isBucketName(name)).toBe(fine))

test.each([
  ['20mb', 20_000_000],
  ['1.5 KB', 1500],
  ['7', 7],
  [0, 0],
  [1048576, 1048576],
  ['1tb', 1e12],
  ['2b', 2],
  ['mb', undefined],
  ['1pb', undefined],
  ['-1', undefined],
  [-1, undefined],
  ['1e3', undefined],
  [Number.NaN, undefined],
  [1e300, undefined],
  ['', undefined],
])('the size %j is %s bytes', (size, bytes) => expect(bytesOf(size)).toBe(bytes))

test.each([
  [null, 'x/y', true],
  [[], 'x/y', true],
  [['image/png'], 'image/png', true],
  [['image/png'], 'IMAGE/PNG; q=1', true],
  [['image/*'], 'image/webp', true],
  [['*/*'], 'a/b', true],
  [['image/*'], 'imagex/webp', false],
  [['image/png'], 'image/jpeg', false],
])('a bucket of %j takes %s: %s', (allowed, type, taken) => expect(isAllowed(allowed, type)).toBe(taken))

test.each(['', 'text', '/', 'text/', 'a b/c', 'text/plain\r\nx: y', 'a/b;\u0000', 'x'.repeat(300) + '/y'])(
  '%j is no type',
  (type) => expect(() => checkMimeType(null, type)).toThrow('is not supported'),
)

test.each([
  ['image/png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0', ['image/png'], true],
  ['image/jpeg', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0', ['image/jpeg'], false],
  ['image/png', '<script>', ['image/*'], false],
  ['text/csv', 'a,b', ['text/*'], true],
  ['text/csv', '%PDF-1.4', ['text/*'], false],
  ['text/csv', '%PDF-1.4', null, true],
  ['image/svg+xml', '<?xml version="1.0"?><svg/>', ['image/*'], true],
  ['application/json', '{}', ['application/json'], true],
])('said to be %s, beginning with %j, for a bucket of %j: %s', async (type, head, allowed, fine) => {
  const checked = checkContent(allowed, type, Buffer.from(head, 'latin1'))
  if (fine) await checked
  else await expect(checked).rejects.toMatchObject({ code: 'InvalidMimeType' })
})

const TIME = new Date('2026-01-01T00:00:00.900Z')

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=5-', { start: 5, end: 99 }],
  ['bytes=-7', { start: 93, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=99-200', { start: 99, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-3', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,3-4', undefined],
  ['items=0-1', undefined],
  [undefined, undefined],
])('%s of 100 bytes is %j', (range, expected) => expect(askedRange({ range }, 100, '"a"', TIME)).toEqual(expected))

test('a range of nothing is unsatisfiable', () => {
  expect(askedRange({ range: 'bytes=0-' }, 0, '"a"', TIME)).toBe('unsatisfiable')
  expect(askedRange({ range: 'bytes=-5' }, 0, '"a"', TIME)).toBe('unsatisfiable')
})

test.each([
  [{ 'if-none-match': '"a"' }, true],
  [{ 'if-none-match': 'W/"a", "b"' }, true],
  [{ 'if-none-match': '"b"' }, false],
  [{ 'if-none-match': '"b"', 'if-modified-since': TIME.toUTCString() }, false],
  [{ 'if-modified-since': TIME.toUTCString() }, true],
  [{ 'if-modified-since': 'yesterday' }, false],
  [{}, false],
])('a copy with %j is fresh: %s', (conditions, fresh) => expect(isFresh(conditions, '"a"', TIME)).toBe(fresh))

test.each([
  [undefined, undefined],
  ['', 'attachment'],
  ['a.png', "attachment; filename=a.png; filename*=UTF-8''a.png"],
  ["ü (1)'.png", "attachment; filename=%C3%BC%20%281%29%27.png; filename*=UTF-8''%C3%BC%20%281%29%27.png"],
  ['a\r\nb', "attachment; filename=a%0D%0Ab; filename*=UTF-8''a%0D%0Ab"],
  ['\ud800', "attachment; filename=%EF%BF%BD; filename*=UTF-8''%EF%BF%BD"],
  [['a', 'b'], undefined],
])('download=%j is %j', (download, header) => expect(disposition(download)).toBe(header))

const chunks = (...texts: string[]) => Readable.from(texts.map((text) => Buffer.from(text)))

test('bytes are counted, tagged by content and cut off above the limit', async () => {
  const one = measured(chunks('ab', 'c'), 3)
  expect((await collect(one.bytes)).toString()).toBe('abc')
  const two = measured(chunks('a', 'bc'), 10)
  await collect(two.bytes)
  const measure = two.measure()
  expect(measure.size).toBe(3)
  expect(one.measure()).toEqual(measure)
  await expect(collect(measured(chunks('ab', 'cd'), 3).bytes)).rejects.toMatchObject({ code: 'EntityTooLarge' })
})

test('the first bytes can be looked at without losing them', async () => {
  for (const count of [0, 1, 3, 4, 100]) {
    const { head, whole } = await peek(chunks('ab', 'cd', 'ef'), count)
    expect(head.byteLength).toBeGreaterThanOrEqual(Math.min(count, 6))
    expect((await collect(whole)).toString()).toBe('abcdef')
  }
})

test('pictures that wait for their turn are not read yet', async () => {
  const pictures = createPictures()
  const ends: (() => void)[] = []
  const read = () => new Promise<Buffer>((_resolve, reject) => ends.push(() => reject(new Error('gone'))))
  const busy = Array.from({ length: 10 }, () => pictures.transform(read, { resize: 'cover', quality: 80 }))
  const over = Promise.allSettled(busy)
  for (let done = 0; done < 10; done++) {
    await settled()
    expect(ends).toHaveLength(Math.min(done + 2, 10))
    ends[done]!()
  }
  expect((await over).every(({ status }) => status === 'rejected')).toBe(true)
})

test('pictures beyond the queue are refused', async () => {
  const pictures = createPictures()
  let end = () => {}
  const ended = new Promise<never>((_resolve, reject) => (end = () => reject(new Error('gone'))))
  const transform = () => pictures.transform(() => ended, { resize: 'cover', quality: 80 })
  const accepted = Promise.allSettled(Array.from({ length: 2 + 64 }, transform))
  await expect(transform()).rejects.toMatchObject({ code: 'SlowDown' })
  end()
  expect((await accepted).every(({ status }) => status === 'rejected')).toBe(true)
  await expect(transform()).rejects.toThrow('gone')
})
