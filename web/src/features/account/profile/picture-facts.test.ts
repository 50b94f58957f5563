import { expect, test } from 'vitest'
import { pictureFacts, pictureFault } from './picture-facts'

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)))

const png = (width: number, height: number) => {
  const head = bytes([0x89], 'PNG\r\n', [0x1a], '\n', [0, 0, 0, 13], 'IHDR', [...Array<number>(8).fill(0)])
  new DataView(head.buffer).setUint32(16, width)
  new DataView(head.buffer).setUint32(20, height)
  return head
}
const jpeg = bytes(
  [0xff, 0xd8, 0xff, 0xe1, 0, 6, 1, 2, 3, 4, 0xff, 0xff, 0xc4, 0, 3, 0],
  [0xff, 0xc2, 0, 11, 8, 0x02, 0x58, 0x03, 0x20, 1],
)

test.each([
  ['png', png(800, 600), 'image/png', 800, 600],
  ['gif', bytes('GIF89a', [0x20, 0x03, 0x58, 0x02]), 'image/gif', 800, 600],
  ['jpeg', jpeg, 'image/jpeg', 800, 600],
  [
    'lossy webp',
    bytes('RIFF....WEBPVP8 ', [...Array<number>(10).fill(0)], [0x20, 0x03, 0x58, 0x02]),
    'image/webp',
    800,
    600,
  ],
  ['lossless webp', bytes('RIFF....WEBPVP8L', [0, 0, 0, 0, 0x2f, 0x1f, 0xc3, 0x95, 0x00]), 'image/webp', 800, 600],
  [
    'extended webp',
    bytes('RIFF....WEBPVP8X', [...Array<number>(8).fill(0)], [0x1f, 0x03, 0, 0x57, 0x02, 0]),
    'image/webp',
    800,
    600,
  ],
])('reads type and size of a %s from its bytes [OP-25]', (_, head, type, width, height) => {
  expect(pictureFacts(head)).toEqual({ type, width, height })
})

test.each([
  ['an SVG with a script', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ['a page', bytes('<!doctype html><html><body>hello</body></html>')],
  ['a PDF', bytes('%PDF-1.7 and much more than that')],
  ['a beginning of a PNG', png(1, 1).slice(0, 18)],
  ['a JPEG without a picture', bytes([0xff, 0xd8, 0xff, 0xe1, 0, 6, 1, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0])],
  ['a JPEG that never moves on', bytes([0xff, 0xd8, 0xff, 0xe1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])],
  ['three bytes', bytes('abc')],
])('%s is no picture [OP-25]', (_, head) => {
  expect(pictureFault(head.length, head)).toMatch(/file type isn’t supported/)
})

test.each([
  ['an empty file', 0, png(1, 1), /empty/],
  ['5 MB and a byte', 5 * 1024 * 1024 + 1, png(800, 600), /is 5\.0 MB\. Choose one that’s 5 MB or smaller/],
  ['a decompression bomb', 4000, png(30_000, 30_000), /too large: 30000 x 30000 pixels/],
  ['a size of nothing', 4000, png(0, 10), /damaged/],
])('%s is refused in plain words [OP-25]', (_, size, head, text) => expect(pictureFault(size, head)).toMatch(text))

test('5 MB are taken [OP-25]', () => expect(pictureFault(5 * 1024 * 1024, png(8000, 6000))).toBeUndefined())
