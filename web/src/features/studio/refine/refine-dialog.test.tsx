import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { ScriptBrief } from '@reelwright/shared'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { supabase } from '../../../platform'
import { fill, IS_FULL, renderWithProviders, runs, signUpCreator, withRealBackend } from '../../../testing'
import { toast } from '../../../ui'
import { applyEdit } from '../edited-script/edit'
import type { EditedScript } from '../edited-script/edited-script'
import { exampleEdit } from '../edited-script/example-edit'
import type { Studio, StudioVersion } from '../session/studio'
import { RefineDialog } from './refine-dialog'

withRealBackend()
// The next test's page would show the messages of the last one.
afterEach(() => void toast.dismiss())

const LINES = [
  'The suitcase broke on the third stair.',
  'It was raining, I was late, and nobody stopped to help me with any of it that morning.',
  'Then a neighbor handed me this tumbler. It keeps drinks cold for 24 hours. The lid is leakproof.',
  'Tap the link below.',
]
const LOCKED = applyEdit(exampleEdit(LINES), { do: 'toggle-lock', scene: 1 }).script
const brief = ScriptBrief.parse({ productName: 'Glaciero tumbler', price: 29.99, targetAudience: 'women' })
const nothing = () => undefined
const never = () => Promise.resolve()

interface ChatHost {
  userId: string | null
  rowId?: string | undefined
  script?: EditedScript
  message?: string
  addVersion?: (script: EditedScript, note: string) => void
}

let sessions = 0

/** A studio made by hand that does what the chat asks of it: an accepted script is the next version. */
function Host({ userId, rowId, script = LOCKED, message, addVersion = nothing, id }: ChatHost & { id: string }) {
  const version: StudioVersion = {
    number: 1,
    script,
    checked: { brief, priceTyped: true },
    status: 'draft',
    note: 'Created',
    name: null,
  }
  const [versions, setVersions] = useState([version])
  const [row, setRow] = useState(rowId)
  const [open, setOpen] = useState(true)
  const studio: Studio = {
    userId,
    session: { idempotencyKey: id, versions, selected: versions.length, ...(row && { rowId: row }) },
    shown: versions.at(-1) ?? null,
    saveState: 'saved',
    writing: null,
    isGenerating: false,
    allowance: undefined,
    refusal: null,
    dismissRefusal: nothing,
    generate: () => Promise.resolve(null),
    stop: nothing,
    edit: null,
    startEditing: nothing,
    dispatchEdit: nothing,
    discardEdit: nothing,
    select: nothing,
    addVersion: (next, note) => {
      addVersion(next, note)
      setVersions((all) => [...all, { ...version, number: all.length + 1, script: next, note }])
      return Promise.resolve()
    },
    renameVersion: never,
    saveToLibrary: never,
    startNew: nothing,
  }
  return (
    <>
      <button onClick={() => setOpen(true)}>Refine</button>
      <button onClick={() => setRow(rowIds.get(id))}>Save</button>
      <button onClick={() => setVersions([{ ...version, script: exampleEdit(['Something else.']) }])}>Type</button>
      <RefineDialog
        studio={studio}
        open={open}
        onOpenChange={setOpen}
        {...(message === undefined ? {} : { message })}
      />
    </>
  )
}

const rowIds = new Map<string, string>()

function openChat(host: ChatHost, id = `chat ${(sessions += 1)}`) {
  return { id, ...renderWithProviders(<Host {...host} id={id} />) }
}

async function newScript(): Promise<string> {
  const { data, error } = await supabase()
    .from('scripts')
    .insert({ title: 'A script', script_text: LINES.join('\n\n') })
    .select('id')
    .single()
  if (error) throw error
  return data.id
}

async function storedMessages(scriptId: string) {
  const { data } = await supabase()
    .from('script_messages')
    .select('role, text, changes')
    .eq('script_id', scriptId)
    .order('created_at')
  return data ?? []
}

/** From now on this is what `refine-script` answers. */
function answering(
  answer: (asked: { body: Record<string, unknown>; signal: AbortSignal | undefined }) => Response | Promise<Response>,
) {
  const onward = globalThis.fetch
  const asked: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!url.includes('/functions/v1/refine-script')) return onward(input, init)
    const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Record<string, unknown>
    asked.push(body)
    return answer({ body, signal: init?.signal ?? undefined })
  })
  return asked
}

const refined = (lines: string[], summary = 'Done.') =>
  Response.json({
    success: true,
    data: { refinedScript: lines.join('\n\n'), summary, script: null, changes: [], offers: [] },
  })
const SHORTER = [LINES[0] ?? '', 'It was raining, and nobody stopped.', LINES[2] ?? '', 'Tap the link.']

const field = () => screen.getByRole('textbox', { name: 'Message' })
const send = () => screen.getByRole('button', { name: 'Send' })
async function ask(user: UserEvent) {
  await fill(user, field(), 'shorter')
  await user.keyboard('{Enter}')
}
const acceptAll = () => screen.findByRole('button', { name: 'Accept all' })
const proposed = () => within(screen.getByRole('list', { name: 'Proposed changes' })).getAllByRole('listitem')

test('the server refines the script, and one click makes a new version of it [B-RF-01, B-RF-02, B-RF-03, B-VL-17, B-ER-22]', async () => {
  const { id: userId } = await signUpCreator()
  const added: [EditedScript, string][] = []
  const { user } = openChat({ userId, addVersion: (script, note) => added.push([script, note]) })
  expect(screen.getByRole('dialog', { name: 'Refine Your Script with AI' })).toBeInTheDocument()

  await fill(user, field(), 'make it shorter')
  await user.keyboard('{Enter}')
  const accept = await acceptAll()
  expect(field()).toHaveValue('')
  await waitFor(() => expect(accept).toHaveFocus())
  expect(proposed().length).toBeGreaterThan(0)
  expect(added).toEqual([])

  await user.keyboard('{Enter}')
  expect(await screen.findByText('Script refined successfully!')).toBeInTheDocument()
  const [[script, note] = []] = added
  expect(note).toBe('Refined: make it shorter')
  expect(script?.spoken_script.length).toBeLessThan(LOCKED.spoken_script.length)
  expect(script?.scenes.find(({ id }) => id === 1)?.voiceover).toBe(LINES[0])
  expect(script?.locked).toEqual([1])
  expect(screen.queryByRole('button', { name: 'Accept all' })).not.toBeInTheDocument()
  await waitFor(() => expect(field()).toHaveFocus())
})

test.runIf(IS_FULL)('the panel gives the focus back to what opened it', async () => {
  const { user } = openChat({ userId: null })
  await waitFor(() => expect(field()).toHaveFocus())
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Refine' }))
  await waitFor(() => expect(field()).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Refine' })).toHaveFocus())
})

test('text and whole script go with the message, and what may not be touched [B-CL-08, B-RF-03]', async () => {
  const { id: userId } = await signUpCreator()
  const asked = answering(() => refined(SHORTER))
  const { user } = openChat({ userId })
  await user.click(screen.getByRole('button', { name: 'Shorter' }))
  await acceptAll()
  expect(asked).toMatchObject([
    {
      refinementPrompt: 'Make it shorter',
      locked: [LINES[0]],
      brief: { productName: 'Glaciero tumbler' },
      script: LINES.join('\n\n'),
      whole: { title: LOCKED.title },
    },
  ])
  expect(asked[0]?.whole).not.toHaveProperty('locked')
})

test('changes can be left out one by one', async () => {
  const { id: userId } = await signUpCreator()
  answering(() => refined(SHORTER))
  const added: string[][] = []
  const { user } = openChat({
    userId,
    addVersion: ({ scenes }) => added.push(scenes.map(({ voiceover }) => voiceover)),
  })
  await ask(user)
  await acceptAll()
  expect(proposed()).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Reject: Scene 2' }))
  await user.dblClick(screen.getByRole('button', { name: 'Accept 1 of 2' }))
  expect(added).toEqual([[LINES[0], LINES[1], LINES[2], 'Tap the link.']])
})

test('nothing is taken when it is rejected, and nothing changed is said', async () => {
  const { id: userId } = await signUpCreator()
  answering(({ body }) => refined(body.refinementPrompt === 'same' ? LINES : SHORTER, 'As you like.'))
  const addVersion = vi.fn()
  const { user } = openChat({ userId, addVersion })
  await ask(user)
  await acceptAll()
  await user.click(screen.getByRole('button', { name: 'Reject all' }))
  await fill(user, field(), 'same')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getAllByText('As you like.')).toHaveLength(2))
  expect(screen.queryByRole('button', { name: 'Accept all' })).not.toBeInTheDocument()
  expect(addVersion).not.toHaveBeenCalled()
})

describe('the field', () => {
  test('sends no blanks and begins a line with Shift and Enter [B-VL-15, B-VL-17]', async () => {
    const { id: userId } = await signUpCreator()
    const asked = answering(() => refined(SHORTER))
    const { user } = openChat({ userId })
    expect(send()).toBeDisabled()
    await user.type(field(), '   {Enter}')
    expect(send()).toBeDisabled()
    await user.clear(field())
    await fill(user, field(), 'shorter')
    await user.keyboard('{Shift>}{Enter}{/Shift}')
    await user.paste('please')
    expect(asked).toEqual([])
    await user.click(send())
    await acceptAll()
    expect(asked.map((body) => body.refinementPrompt)).toEqual(['shorter\nplease'])
  })

  test.runIf(IS_FULL)('keeps a text that is too long, and what was not sent [OP-64]', async () => {
    const { id: userId } = await signUpCreator()
    const { user, unmount } = openChat({ userId })
    await user.click(field())
    await user.paste('x'.repeat(2001))
    expect(screen.getByText('2001 / 2000')).toBeInTheDocument()
    expect(send()).toBeDisabled()
    unmount()
    openChat({ userId })
    expect(field()).toHaveValue('x'.repeat(2001))
  })

  test('waits while an answer is on its way, and waiting can be stopped [B-VL-16]', async () => {
    const { id: userId } = await signUpCreator()
    let gaveUp = false
    const asked = answering(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => {
            gaveUp = true
            reject(new DOMException('Aborted', 'AbortError'))
          })
        }),
    )
    const { user } = openChat({ userId })
    await ask(user)
    expect(field()).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Simpler words' })).toBeDisabled()
    const stop = screen.getByRole('button', { name: 'Stop' })
    await waitFor(() => expect(stop).toHaveFocus())
    await waitFor(() => expect(asked).toHaveLength(1))
    await user.click(stop)
    expect(await screen.findByText('Stopped. Your script is as it was.')).toBeInTheDocument()
    expect(gaveUp).toBe(true)
    expect(screen.queryByText('Failed to refine script')).not.toBeInTheDocument()
    await waitFor(() => expect(field()).toHaveFocus())
  })
})

test('changes are shown as they come in, before all is known', async () => {
  const { id: userId } = await signUpCreator()
  const line = (event: string, data: unknown) =>
    new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  let end = nothing
  answering(() => {
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        stream.enqueue(line('change', { scene: 2, before: 'Old words.', after: 'Fresh words.' }))
        end = () => {
          stream.enqueue(line('refined', { success: true, data: { refinedScript: SHORTER.join('\n\n') } }))
          stream.close()
        }
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  })
  const { user } = openChat({ userId })
  await ask(user)
  expect(await screen.findByText(/Fresh/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Accept all' })).not.toBeInTheDocument()
  end()
  await acceptAll()
  expect(screen.queryByText(/Fresh/)).not.toBeInTheDocument()
})

describe('a refinement that fails', () => {
  const SORRY = "I'm sorry, I couldn't refine the script right now."

  const FAILURES: [string, () => Response | Promise<Response>, string][] = [
    ['an answer without a script [B-ER-19]', () => Response.json({ success: true }), 'Invalid response from server'],
    [
      'no line',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'The server couldn’t be reached. Check your connection and try again.',
    ],
  ]

  test.each(runs(FAILURES.slice(0, 1), FAILURES))(
    '%s is shown in the chat and as a toast, and can be retried [B-ER-20, B-ER-21, CX-43]',
    async (_case, answer, why) => {
      const { id: userId } = await signUpCreator()
      let isBroken = true
      answering(() => (isBroken ? answer() : refined(SHORTER)))
      const { user } = openChat({ userId })
      await ask(user)
      expect(await screen.findByText(`${SORRY} ${why}`, { exact: false })).toBeInTheDocument()
      expect(await screen.findByText('Failed to refine script')).toBeInTheDocument()
      isBroken = false
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      await acceptAll()
      expect(screen.queryByText(SORRY, { exact: false })).not.toBeInTheDocument()
      expect(screen.getAllByText('shorter')).toHaveLength(1)
    },
  )

  test('because nobody is signed in asks the server nothing [B-RL-05, B-ER-07]', async () => {
    const asked = answering(() => refined(SHORTER))
    const { user } = openChat({ userId: null })
    await ask(user)
    expect(
      await screen.findByText(`${SORRY} Not authenticated - please log in first`, { exact: false }),
    ).toBeInTheDocument()
    expect(asked).toEqual([])
  })
})

test('a proposal for a script that has changed since is not put over it', async () => {
  const { id: userId } = await signUpCreator()
  const asked = answering(() => refined(SHORTER))
  const { user } = openChat({ userId })
  await ask(user)
  await acceptAll()
  await user.click(screen.getByRole('button', { name: 'Type' }))
  expect(await screen.findByText('The script has changed.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Accept all' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Ask again' }))
  await acceptAll()
  expect(asked[1]).toMatchObject({ script: 'Something else.' })
})

test('the message of a suggestion is sent once, as soon as the chat is open', async () => {
  const { id: userId } = await signUpCreator()
  const asked = answering(() => refined(SHORTER))
  const { user } = openChat({ userId, message: 'new hook' })
  await acceptAll()
  await user.click(screen.getByRole('button', { name: 'Reject all' }))
  expect(asked).toHaveLength(1)
})

describe('the chat', () => {
  test('is kept with its script, found again, and cleared [B-RF-02]', async () => {
    const { id: userId } = await signUpCreator()
    const rowId = await newScript()
    answering(() => refined(SHORTER, 'Two lines are shorter.'))
    const first = openChat({ userId, rowId })
    await ask(first.user)
    await acceptAll()
    await waitFor(async () =>
      expect(await storedMessages(rowId)).toMatchObject([
        { role: 'user', text: 'shorter' },
        { role: 'assistant', text: 'Two lines are shorter.' },
      ]),
    )
    first.unmount()

    const { user } = openChat({ userId, rowId })
    expect(await screen.findByText('Two lines are shorter.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Clear chat' }))
    expect(screen.queryByText('Two lines are shorter.')).not.toBeInTheDocument()
    await waitFor(async () => expect(await storedMessages(rowId)).toEqual([]))

    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Two lines are shorter.')).toBeInTheDocument()
    await waitFor(async () =>
      expect((await storedMessages(rowId)).map(({ text }) => text)).toEqual(['shorter', 'Two lines are shorter.']),
    )
  })

  test.runIf(IS_FULL)('of a script that is not saved yet stays on the page and is kept once it is', async () => {
    const { id: userId } = await signUpCreator()
    const rowId = await newScript()
    answering(() => refined(SHORTER, 'Two lines are shorter.'))
    const { user, id } = openChat({ userId })
    rowIds.set(id, rowId)
    await ask(user)
    await acceptAll()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Refine' }))
    expect(screen.getByText('Two lines are shorter.')).toBeInTheDocument()
    expect(await storedMessages(rowId)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect(await storedMessages(rowId)).toHaveLength(2))
  })
})
