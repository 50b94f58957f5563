import { randomBytes, randomUUID } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { fetchInto, sharedApp, type TestApp, type TestUser } from '../../testing'
import { expectData, failure, versions } from './testing/client'

let tools: TestApp
let ana: TestUser
let ben: TestUser

beforeAll(async () => {
  tools = await sharedApp()
  ;[ana, ben] = await Promise.all([tools.newUser(), tools.newUser()])
})

const avatars = (user: TestUser = ana) => user.supabase.storage.from('avatars')
const nameOf = (user: TestUser, extension = 'png') =>
  `avatars/${user.id}-${randomBytes(8).toString('hex')}.${extension}`
const download = async (path: string) =>
  Buffer.from(await (await fetchInto(tools.app)(avatars().getPublicUrl(path).data.publicUrl)).arrayBuffer())
const picture = (width = 20, height = 10) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } })

const denied = { status: 400, statusCode: '403', message: 'new row violates row-level security policy' }

test('an avatar is uploaded, public at once, replaced and removed by its owner [A-EN-06, A-PR-05, A-PR-06]', async () => {
  const path = nameOf(ana)
  const blob = new File([await picture().png().toBuffer()], 'me.png', { type: 'image/png' })
  const uploaded = await expectData(avatars().upload(path, blob))
  expect(uploaded.fullPath).toBe(`avatars/${path}`)
  const { publicUrl } = avatars().getPublicUrl(path).data
  const shown = await fetchInto(tools.app)(publicUrl)
  expect(shown.status).toBe(200)
  expect(shown.headers.get('content-type')).toBe('image/png')
  expect(shown.headers.get('cache-control')).toBe('max-age=3600')
  await expectData(
    avatars().upload(path, await picture(30, 30).jpeg().toBuffer(), { upsert: true, contentType: 'image/png' }),
  )
  expect((await fetchInto(tools.app)(publicUrl)).headers.get('content-type')).toBe('image/jpeg')
  expect(await expectData(avatars().remove([path]))).toMatchObject([{ name: path, owner: ana.id }])
  expect((await fetchInto(tools.app)(publicUrl)).status).toBe(400)
})

test.each([
  (id: string) => `${id}-0123abcd.png`,
  (id: string) => `${id}-0123abcd.jpg`,
  (id: string) => `${id}-${randomUUID()}.jpeg`,
  (id: string) => `avatars/${id}-0123abcd0123abcd.webp`,
  (id: string) => `avatars/${id}-0123abcd.GIF`,
])('a name that begins with the own id is fine: %s [A-EN-06, OP-25]', async (name) => {
  await expectData(avatars().upload(name(ana.id), await picture().png().toBuffer(), { contentType: 'image/png' }))
})

test.each([
  (ana: string, _ben: string) => `${ana}.png`,
  (ana: string) => `${ana}-1234567.png`,
  (ana: string) => `${ana}-0123abcg.png`,
  (ana: string) => `${ana}-0123abcd.svg`,
  (ana: string) => `${ana}-0123abcd.png.exe`,
  (ana: string) => `${ana}-0123abcd`,
  (ana: string) => `other/${ana}-0123abcd.png`,
  (ana: string) => `avatars/avatars/${ana}-0123abcd.png`,
  (ana: string) => `${ana}-0123abcd/x.png`,
  (_ana: string, ben: string) => `${ben}-0123abcd.png`,
  (_ana: string, ben: string) => `avatars/${ben}-0123abcd.png`,
  (ana: string, ben: string) => `avatars/${ben}-0123abcd.png/${ana}-0123abcd.png`,
])('a name by another rule is refused: %s [A-EN-06, OP-25]', async (name) => {
  const before = await versions(tools)
  const png = await picture().png().toBuffer()
  expect(await failure(avatars().upload(name(ana.id, ben.id), png, { contentType: 'image/png' }))).toEqual(denied)
  expect(await versions(tools)).toEqual(before)
})

test("nobody writes, replaces, moves, lists or removes another's avatar [OP-25]", async () => {
  const path = nameOf(ben)
  const png = await picture().png().toBuffer()
  await expectData(avatars(ben).upload(path, png, { contentType: 'image/png' }))
  for (const storage of [avatars(), tools.anonymous().storage.from('avatars')]) {
    expect(await failure(storage.upload(path, png, { contentType: 'image/png', upsert: true }))).toEqual(denied)
    expect(await failure(storage.update(path, png, { contentType: 'image/png' }))).toEqual(denied)
    expect(await failure(storage.move(path, nameOf(ana)))).toMatchObject({ statusCode: '404' })
    expect(await expectData(storage.remove([path]))).toEqual([])
    const names = (await expectData(storage.list('avatars'))).map((item) => item.name)
    expect(names.filter((name) => name.includes(ben.id))).toEqual([])
  }
  expect(await failure(avatars(ben).move(path, nameOf(ana)))).toEqual(denied)
  expect(await failure(avatars(ben).copy(path, nameOf(ana)))).toEqual(denied)
  const moved = nameOf(ben)
  await expectData(avatars(ben).move(path, moved))
  expect((await download(moved)).byteLength).toBeGreaterThan(0)
})

describe('pictures are re-encoded', () => {
  const upload = async (bytes: Buffer, contentType = 'image/jpeg') => {
    const path = nameOf(ana)
    await expectData(avatars().upload(path, bytes, { contentType }))
    return sharp(await download(path), { animated: true }).metadata()
  }

  test('upright, and without what the camera noted', async () => {
    const photo = await picture(200, 100)
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const shown = await upload(photo)
    expect(shown).toMatchObject({ format: 'jpeg', width: 100, height: 200 })
    expect([shown.exif, shown.orientation, shown.xmp, shown.iptc]).toEqual([undefined, undefined, undefined, undefined])
  })

  test('with nothing behind the picture', async () => {
    const photo = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')])
    const path = nameOf(ana)
    await expectData(avatars().upload(path, photo, { contentType: 'image/jpeg' }))
    expect((await download(path)).includes('<script>')).toBe(false)
  })

  test('at most 1024 pixels wide and high, and never larger than they were', async () => {
    expect(await upload(await picture(3000, 1500).jpeg().toBuffer())).toMatchObject({ width: 1024, height: 512 })
    expect(await upload(await picture(30, 60).png().toBuffer())).toMatchObject({ format: 'png', width: 30, height: 60 })
    expect(await upload(await picture().webp().toBuffer())).toMatchObject({ format: 'webp', width: 20 })
  })

  test('still moving when they moved', async () => {
    const frames = await Promise.all(
      ['red', 'green', 'blue'].map((background) =>
        sharp({ create: { width: 16, height: 16, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100, 100] })
      .toBuffer()
    expect(await upload(gif, 'image/gif')).toMatchObject({ format: 'gif', pages: 3 })
    const webp = await sharp(gif, { animated: true }).webp().toBuffer()
    expect(await upload(webp, 'image/webp')).toMatchObject({ format: 'webp', pages: 3 })
  })

  test.each([
    ['no picture', Buffer.from('not a picture at all'), '415'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), '415'],
    ['a vector picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), '415'],
    ['nothing', Buffer.alloc(0), '415'],
    ['a program', Buffer.concat([Buffer.from('MZ'), randomBytes(200)]), '415'],
    ['the head of a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), '400'],
    [
      'a damaged picture',
      Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), randomBytes(500)]),
      '400',
    ],
  ])('%s is refused, whatever it is called [OP-25]', async (_name, bytes, statusCode) => {
    const before = await versions(tools)
    for (const body of [bytes, new Blob([bytes], { type: 'image/png' })]) {
      expect(await failure(avatars().upload(nameOf(ana), body, { contentType: 'image/png' }))).toMatchObject({
        status: 400,
        statusCode,
      })
    }
    expect(await versions(tools)).toEqual(before)
  })

  describe('a bomb costs nobody anything', () => {
    const u32 = (value: number) => {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(value)
      return bytes
    }
    const chunk = (kind: string, content: Buffer) => {
      const named = Buffer.concat([Buffer.from(kind), content])
      return Buffer.concat([u32(content.length), named, u32(crc32(named))])
    }
    /** A PNG that says it is so large; its pixels, where there are any, are all of one colour. */
    const png = (width: number, height: number, pixels: Buffer) =>
      Buffer.concat([
        Buffer.from('89504e470d0a1a0a', 'hex'),
        chunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([1, 0, 0, 0, 0])])),
        chunk('IDAT', deflateSync(pixels, { level: 9 })),
        chunk('IEND', Buffer.alloc(0)),
      ])
    /** A GIF of so many frames, each with one pixel of content, however large it says that it is. */
    const gif = (frames: number, side = 1) => {
      const size = Buffer.from([side & 255, side >> 8, side & 255, side >> 8])
      const head = Buffer.concat([Buffer.from('GIF89a'), size, Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255])])
      const frame = Buffer.concat([
        Buffer.from('21f90400020000002c00000000', 'hex'),
        size,
        Buffer.from('000202440100', 'hex'),
      ])
      return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
    }

    test.each([
      ['30,000 pixels square in a hundred kilobytes', () => png(30_000, 30_000, Buffer.alloc(30_000 * 3751))],
      [
        'a head that promises 30,000 pixels square and a kilobyte behind it',
        () => png(30_000, 30_000, Buffer.alloc(9000)),
      ],
      ['a head of two billion pixels square', () => png(2 ** 31 - 1, 2 ** 31 - 1, Buffer.alloc(10))],
      ['one line of a million pixels a million times', () => png(1_000_000, 1_000_000, Buffer.alloc(100))],
      ['no pixels at all', () => png(0, 0, Buffer.alloc(0))],
      ['a GIF 65,535 pixels square', () => gif(1, 65_535)],
    ])('%s is refused without being unfolded [OP-25]', async (_, make) => {
      const bytes = make()
      expect(bytes.byteLength).toBeLessThan(200_000)
      const before = await versions(tools)
      for (const contentType of ['image/png', 'image/gif']) {
        expect(await failure(avatars().upload(nameOf(ana), bytes, { contentType }))).toEqual({
          status: 400,
          statusCode: '400',
          message: 'The picture is damaged or too large to display',
        })
      }
      expect(await versions(tools)).toEqual(before)
    })

    test('a GIF of thousands of frames becomes still [OP-25]', async () => {
      const moving = gif(5000)
      expect((await sharp(moving).metadata()).pages).toBe(5000)
      const shown = await upload(moving, 'image/gif')
      expect(shown.format).toBe('gif')
      expect(shown.pages ?? 1).toBe(1)
    })
  })

  test.each(['png', 'jpeg', 'webp', 'gif'] as const)('a %s that breaks off is refused [OP-25]', async (format) => {
    const noise = sharp(randomBytes(100 * 100 * 3), { raw: { width: 100, height: 100, channels: 3 } })
    const whole = await noise.toFormat(format).toBuffer()
    const before = await versions(tools)
    for (const part of [0.5, 0.9]) {
      const cut = whole.subarray(0, Math.floor(whole.byteLength * part))
      expect(
        await failure(avatars().upload(nameOf(ana), cut, { contentType: `image/${format}` })),
        `${part}`,
      ).toMatchObject({
        statusCode: '400',
      })
    }
    expect(await versions(tools)).toEqual(before)
  })

  test('5 MB are taken, and not one byte more [OP-25]', async () => {
    const small = await picture().png().toBuffer()
    const filled = (bytes: number) => Buffer.concat([small, Buffer.alloc(bytes - small.byteLength)])
    const most = 5 * 1024 * 1024
    const tooLarge = { status: 400, statusCode: '413', message: 'The object exceeded the maximum allowed size' }
    await expectData(avatars().upload(nameOf(ana), filled(most), { contentType: 'image/png' }))
    const over = filled(most + 1)
    expect(await failure(avatars().upload(nameOf(ana), over, { contentType: 'image/png' }))).toEqual(tooLarge)
    expect(await failure(avatars().upload(nameOf(ana), new Blob([over], { type: 'image/png' })))).toEqual(tooLarge)
  })

  test.each([
    ['as what it is', 'image/svg+xml'],
    ['as a PNG', 'image/png'],
    ['as whatever is taken', 'image/*'],
  ])('a vector picture with a script is refused %s, with and without a prologue [OP-25]', async (_, contentType) => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(document.domain)</script></svg>'
    for (const text of [svg, `<?xml version="1.0"?>${svg}`, `\ufeff<!-- x -->${svg}`, `GIF89a/*${svg}*/`]) {
      const { status, statusCode } = await failure(avatars().upload(nameOf(ana), Buffer.from(text), { contentType }))
      expect(status).toBe(400)
      expect(['400', '415']).toContain(statusCode)
    }
  })

  test('also those that come by a signed address, and none comes by a copy', async () => {
    const path = nameOf(ana)
    const { token } = await expectData(avatars().createSignedUploadUrl(path))
    const visitor = tools.anonymous().storage.from('avatars')
    expect(
      await failure(visitor.uploadToSignedUrl(path, token, 'no picture', { contentType: 'image/png' })),
    ).toMatchObject({
      statusCode: '415',
    })
    const exif = await picture()
      .withExif({ IFD0: { Copyright: 'secret' } })
      .jpeg()
      .toBuffer()
    await expectData(visitor.uploadToSignedUrl(path, token, exif, { contentType: 'image/jpeg' }))
    expect((await sharp(await download(path)).metadata()).exif).toBeUndefined()
  })

  test('many at once all succeed', async () => {
    const photo = await picture(600, 600).jpeg().toBuffer()
    const results = await Promise.all(
      Array.from({ length: 12 }, () => avatars().upload(nameOf(ana), photo, { contentType: 'image/jpeg' })),
    )
    expect(results.map(({ error }) => error)).toEqual(results.map(() => null))
  })
})
