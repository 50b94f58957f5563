import { ScriptExportRequest } from '@reelwright/shared'
import { useRef } from 'react'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IS_FULL, renderWithProviders, runs, signUpCreator, withRealBackend } from '../../../testing'
import { Button, Menu, toast } from '../../../ui'
import type { EditedScript } from '../edited-script/edited-script'
import { exampleEdit } from '../edited-script/example-edit'
import { useScriptExport } from './use-script-export'

withRealBackend()

/** What the browser was given to store: name and content. */
let saved: { name: string; content: Blob }[]
beforeEach(() => {
  saved = []
  let content = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob
    return 'blob:saved'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content })
  })
})
afterEach(() => void toast.dismiss())
URL.createObjectURL ??= () => ''
URL.revokeObjectURL ??= () => undefined

const script = exampleEdit(['Warm by noon.', 'Mine still has ice.'])

function ExportMenu({ script }: { script: EditedScript }) {
  const button = useRef<HTMLButtonElement>(null)
  const brief = { productName: 'Glaciero tumbler', price: 0 }
  const { items, parts } = useScriptExport({ script, brief, view: 'script', button })
  return (
    <>
      <Menu label="Export" items={items} trigger={<Button ref={button}>Export</Button>} />
      {parts}
    </>
  )
}

async function choose(name: string | RegExp) {
  const { user } = renderWithProviders(<ExportMenu script={script} />)
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name }))
  return user
}

test.each([
  ['Text file', 'Glaciero tumbler - Storytelling Script.txt', /1\. 0:00-0:10\nWarm by noon\./],
  ['Captions (SRT)', 'Glaciero tumbler - Storytelling Script.srt', /00:00:00,000 --> 00:00:10,000\r\nWarm by noon\./],
])('%s stores what stands on the screen', async (name, file, content) => {
  await choose(name)
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toBe(file)
  expect(await saved[0]?.content.text()).toMatch(content)
})

test('copying puts the script on the clipboard and says so', async () => {
  await choose('Copy script')
  expect(await screen.findByText('Copied')).toBeInTheDocument()
})

/** What the service answers instead of a PDF; everything else is answered by the real one. */
function exportAnswers(
  answer: (signal: AbortSignal | null | undefined, body: BodyInit | null | undefined) => Response | Promise<Response>,
) {
  const online = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : input.toString()
    return address.endsWith('/api/scripts/export') ? answer(init?.signal, init?.body) : online(input, init)
  })
}

test('a PDF is asked for with the layout and paper that were chosen, and has the name the server gives it; both are remembered', async () => {
  await signUpCreator()
  // `export.test.ts` of the server shows what it makes of what the schema takes.
  const sent: unknown[] = []
  exportAnswers((_, body) => {
    sent.push(ScriptExportRequest.parse(JSON.parse(body as string)))
    const name = 'attachment; filename="script.pdf"; filename*=UTF-8\'\'Gla%C3%A7iero%20-%20shot%20list.pdf'
    return new Response('%PDF', { headers: { 'content-type': 'application/pdf', 'content-disposition': name } })
  })
  const user = await choose(/^PDF/)
  const dialog = await screen.findByRole('dialog', { name: 'Save as PDF' })
  await user.click(within(dialog).getByRole('radio', { name: /^Shot list/ }))
  await user.click(within(dialog).getByRole('radio', { name: 'A4' }))
  await user.click(within(dialog).getByRole('button', { name: 'Save PDF' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(sent).toMatchObject([{ layout: 'shot-list', paper: 'a4', script: { title: script.title } }])
  expect(saved[0]?.name).toBe('Glaçiero - shot list.pdf')
  expect(saved[0]?.content.type).toBe('application/pdf')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())

  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: /^PDF/ }))
  const again = await screen.findByRole('dialog', { name: 'Save as PDF' })
  expect(within(again).getByRole('radio', { name: /^Shot list/ })).toBeChecked()
  expect(within(again).getByRole('radio', { name: 'A4' })).toBeChecked()
})

const html = () => new Response('<html>All is well</html>', { headers: { 'content-type': 'text/html' } })
const refused = () => Response.json({ success: false, error: 'Many PDFs are being made.' }, { status: 503 })
const FAILURES: [string, () => Response | Promise<Response>, RegExp][] = [
  ['refuses', refused, /Many PDFs are being made\./],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), /did not respond/],
  ['answers with something else', html, /didn’t send a PDF/],
  ['answers with an error and no reason', () => new Response('', { status: 502 }), /returned an error \(502\)/],
]

test.each(runs(FAILURES.slice(0, 1), FAILURES))(
  'when the service %s the dialog says so, and trying again works',
  async (_, answer, text) => {
    await signUpCreator()
    exportAnswers(answer)
    const user = await choose(/^PDF/)
    const dialog = await screen.findByRole('dialog', { name: 'Save as PDF' })
    await user.click(within(dialog).getByRole('button', { name: 'Save PDF' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(text)
    expect(saved).toEqual([])

    const pdf = () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })
    exportAnswers(pdf)
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Glaciero tumbler - Storytelling Script.pdf']))
  },
)

test.runIf(IS_FULL)('a PDF that takes long can be stopped, and nothing is stored', async () => {
  await signUpCreator()
  let signal: AbortSignal | null | undefined
  exportAnswers((given) => {
    signal = given
    return new Promise((_, reject) => given?.addEventListener('abort', () => reject(new Error('aborted'))))
  })
  const user = await choose(/^PDF/)
  const dialog = await screen.findByRole('dialog', { name: 'Save as PDF' })
  await user.dblClick(within(dialog).getByRole('button', { name: 'Save PDF' }))
  expect(await within(dialog).findByRole('progressbar', { name: 'Creating the PDF' })).toBeInTheDocument()
  await user.click(within(dialog).getByRole('button', { name: 'Stop' }))
  expect(signal?.aborted).toBe(true)
  expect(within(dialog).queryByRole('progressbar')).not.toBeInTheDocument()
  expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument()
  expect(saved).toEqual([])
})

test('the browser prints the script alone, also as it is being edited', async () => {
  const { container } = renderWithProviders(<ExportMenu script={{ ...script, title: 'Just <typed>' }} />)
  await act(() => import('./print-sheet'))
  await waitFor(() => {
    act(() => void dispatchEvent(new Event('beforeprint')))
    expect(document.querySelector('body > .print-sheet h1')).toHaveTextContent('Just <typed>')
  })
  const sheet = document.querySelector('body > .print-sheet')
  expect(container).not.toContainElement(sheet as HTMLElement)
  expect(sheet).toHaveTextContent('1. 0:00-0:10Warm by noon.VisualCue 1CameraCamera 1NoteNote 1')
  expect(document.title).toBe('Just <typed>')
  act(() => void dispatchEvent(new Event('afterprint')))
  expect(document.title).not.toBe('Just <typed>')
})
