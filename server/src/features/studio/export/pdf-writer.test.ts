import { readFile } from 'node:fs/promises'
import { ScriptExportRequest } from '@reelwright/shared'
import { create, type Font } from 'fontkit'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createFairPdfWriter, createPdfWriter, type PdfWriter } from './pdf-writer'
import { renderPdf } from './render-pdf'
import { piecesOf } from './text/font-files'

const script = (title: string, voiceover = 'One.'): ScriptExportRequest =>
  ScriptExportRequest.parse({
    format: 'pdf',
    layout: 'script',
    script: { title, scenes: [{ duration: 5, voiceover }] },
  })

/** More than anybody may send: keeps the thread busy for minutes. */
function endless(): ScriptExportRequest {
  const request = script('Endless')
  for (const scene of request.script.scenes) scene.voiceover = 'a\u0627'.repeat(2_000_000)
  return request
}

const staying = () => new AbortController().signal

let write: PdfWriter
beforeAll(async () => {
  write = createPdfWriter(300_000)
  await write(script('Opens the thread and its fonts'), 'nobody', staying())
}, 60_000)

describe('the thread that makes PDFs', () => {
  test('lets accounts take turns, whoever asks for many', async () => {
    const made: string[] = []
    const ask = (account: string) => write(script(account), account, staying()).then(() => made.push(account))
    await Promise.all([...Array.from({ length: 6 }, () => ask('ana')), ask('eva'), ask('tom')])
    expect(made).toEqual(['ana', 'ana', 'eva', 'tom', 'ana', 'ana', 'ana', 'ana'])
  })

  test('keeps ten waiting of one account, refuses the next, and takes those of others', async () => {
    const all = Array.from({ length: 12 }, () => write(script('Ana'), 'ana', staying()))
    const eva = write(script('Eva'), 'eva', staying())
    const outcomes = await Promise.allSettled(all)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(11)
    await expect(all.at(-1)).rejects.toMatchObject({ code: 'too_many_requests' })
    expect((await eva).length).toBeGreaterThan(1000)
  })

  test('is free again when the client of its PDF has left', async () => {
    const controller = new AbortController()
    const unwanted = write(endless(), 'ana', controller.signal)
    const next = write(script('Eva'), 'eva', staying())
    controller.abort()
    await expect(unwanted).rejects.toMatchObject({ code: 'cancelled' })
    expect((await next).length).toBeGreaterThan(1000)
  }, 60_000)

  test('makes nothing for those who left while they waited, and their place is free', async () => {
    const controller = new AbortController()
    const first = write(script('First'), 'eva', staying())
    const unwanted = Array.from({ length: 10 }, () => write(endless(), 'ana', controller.signal))
    controller.abort()
    for (const one of unwanted) await expect(one).rejects.toMatchObject({ code: 'cancelled' })
    const again = write(script('Wanted'), 'ana', staying())
    await expect(write(script('Gone'), 'ana', controller.signal)).rejects.toMatchObject({ code: 'cancelled' })
    expect((await first).length).toBeGreaterThan(1000)
    expect((await again).length).toBeGreaterThan(1000)
  })
})

test('a long PDF does not delay the PDF of another account', async () => {
  const isBusy: PdfWriter = () => new Promise(() => undefined)
  const fair = createFairPdfWriter(write, isBusy)
  void fair(script('Long', 'a '.repeat(10_000)), 'ana', staying())
  expect((await fair(script('Short'), 'eva', staying())).length).toBeGreaterThan(1000)
})

test('no run is shaped twice, and no word as a whole that is wider than any line', async () => {
  const [piece] = piecesOf('text')
  // What all fonts inherit.
  const layout = vi.spyOn(
    Object.getPrototypeOf(Object.getPrototypeOf(create(await readFile(piece!.path)))) as Font,
    'layout',
  )
  await renderPdf(script('Letters', `${'abcdefghij'.repeat(200)} and ${'words to break '.repeat(100)}`))
  const { calls, contexts } = layout.mock
  const asked = calls.map((options, at) => `${(contexts[at] as Font).postscriptName} ${JSON.stringify(options)}`)
  const longest = Math.max(...calls.map(([text]) => text.length))
  layout.mockRestore()
  expect(asked.length).toBeGreaterThan(20)
  expect(new Set(asked).size).toBe(asked.length)
  expect(longest).toBeLessThan(200)
})

test('a PDF that takes too long is given up, and the next one is made', async () => {
  const hasty = createPdfWriter(300_000)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const late = expect(hasty(endless(), 'ana', staying())).rejects.toMatchObject({ code: 'timed_out' })
    await vi.advanceTimersByTimeAsync(300_000)
    await late
  } finally {
    vi.useRealTimers()
  }
  expect((await hasty(script('Next'), 'ana', staying())).length).toBeGreaterThan(1000)
}, 60_000)
