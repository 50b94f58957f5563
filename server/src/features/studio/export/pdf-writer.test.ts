import { readFile } from 'node:fs/promises'
import { ScriptExportRequest } from '@reelwright/shared'
import { create, type Font } from 'fontkit'
import { beforeAll, expect, test, vi } from 'vitest'
import { createFairPdfWriter, createPdfWriter, type PdfWriter } from './pdf-writer'
import { renderPdf } from './render-pdf'
import { piecesOf } from './text/font-files'

const script = (title: string, voiceover = 'One.'): ScriptExportRequest =>
  ScriptExportRequest.parse({
    format: 'pdf',
    layout: 'script',
    script: { title, scenes: [{ duration: 5, voiceover }] },
  })

const staying = () => new AbortController().signal

let write: PdfWriter
beforeAll(async () => {
  write = createPdfWriter(300_000)
  await write(script('Opens the thread and its fonts'), 'nobody', staying())
}, 60_000)

test('the thread that makes PDFs keeps ten waiting of one account, refuses the next, and takes those of others', async () => {
  const all = Array.from({ length: 12 }, () => write(script('Ana'), 'ana', staying()))
  const eva = write(script('Eva'), 'eva', staying())
  const outcomes = await Promise.allSettled(all)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(11)
  await expect(all.at(-1)).rejects.toMatchObject({ code: 'too_many_requests' })
  expect((await eva).length).toBeGreaterThan(1000)
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
