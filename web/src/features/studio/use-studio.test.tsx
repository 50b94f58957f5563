import { ScriptBrief, type WrittenBy } from '@reelwright/shared'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createQueryClient, supabase, unwrap } from '../../platform'
import { noteAnswer } from '../../platform/use-online'
import { PASSWORD, signUpCreator, skipTimers, withRealBackend } from '../../testing'
import { toast, Toaster } from '../../ui'
import { subscriptionQuery } from '../account'
import { exampleEdit } from './edited-script/example-edit'
import { RETRY_DELAY_MS } from './session/save-actions'
import { exampleScript } from './example-script'
import { useStudio } from './use-studio'

withRealBackend()
beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
// While the client is still there: what listens to a row stops listening.
afterEach(cleanup)
afterEach(() => void toast.dismiss())

function openStudio(userId: string | null) {
  const cache = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  )
  const { result, unmount } = renderHook(() => useStudio(userId), { wrapper })
  return { studio: () => result.current, close: unmount, cache }
}
type Opened = ReturnType<typeof openStudio>

/** A script in the library, as the studio itself would have saved it. */
async function storeScript(writtenBy?: WrittenBy) {
  const script = { ...exampleEdit(['One.', 'Two.']), ...(writtenBy && { writtenBy }) }
  const { id } = await unwrap(
    supabase()
      .from('scripts')
      .insert({
        title: script.title,
        script_text: script.spoken_script,
        script_data: { ...script },
        product_name: 'Mug',
        audience: 'women',
        change_note: 'Created',
      })
      .select('id')
      .single(),
  )
  return id
}
async function openScript(userId: string, id: string) {
  const opened = openStudio(userId)
  await act(() => opened.studio().store.openScript(id))
  return opened
}
function type({ studio }: Opened, text: string) {
  act(() => {
    studio().startEditing()
    studio().dispatchEdit({ type: 'edited', edit: { do: 'set-line', scene: 1, text }, at: 0 })
  })
}
const save = ({ studio }: Opened) => act(() => studio().saveToLibrary())
const history = async (id: string) =>
  (
    await unwrap(
      supabase()
        .from('script_versions')
        .select('version_number, change_description, script_text')
        .eq('script_id', id)
        .order('version_number'),
    )
  ).map((row) => `V${row.version_number} ${row.change_description}: ${row.script_text.split('\n')[0]}`)
const shownLine = ({ studio }: Opened) => studio().shown?.script.scenes[0]?.voiceover

describe('a script of the library', () => {
  test('comes with all its versions, and an edit that is saved is the next [OP-44, OP-70, B-ST-08]', async () => {
    const { id: userId } = await signUpCreator()
    const id = await storeScript()
    const opened = await openScript(userId, id)
    expect(opened.studio()).toMatchObject({ saveState: 'saved', session: { rowId: id, selected: 1 } })

    type(opened, 'New.')
    expect(opened.studio().saveState).toBe('unsaved')
    await save(opened)
    expect(await history(id)).toEqual(['V1 Created: One.', 'V2 Edited: New.'])
    expect(opened.studio()).toMatchObject({ edit: null, saveState: 'saved', session: { selected: 2, saved: 2 } })
    // Nothing new: no version.
    await save(opened)
    expect(await history(id)).toHaveLength(2)
  })

  test('says what wrote it, and that its person changed the words since', async () => {
    const { id: userId } = await signUpCreator()
    const opened = await openScript(userId, await storeScript({ writer: 'anthropic' }))
    const versions = () => opened.studio().session?.versions.map(({ script }) => script.writtenBy)
    type(opened, 'One.')
    act(() =>
      opened.studio().dispatchEdit({ type: 'edited', edit: { do: 'set-seconds', scene: 1, seconds: 4 }, at: 0 }),
    )
    await save(opened)
    type(opened, 'New.')
    await save(opened)
    expect(versions()).toEqual([
      { writer: 'anthropic' },
      { writer: 'anthropic' },
      { writer: 'anthropic', edited: true },
    ])
  })

  test('that is not there says so', async () => {
    const { id: userId } = await signUpCreator()
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
      const opened = await openScript(userId, id)
      expect(opened.studio().opening).toEqual({ id, problem: 'not-found' })
      opened.close()
    }
  })

  test('goes back to the copy when the edit is thrown away [B-ST-06, B-ST-07]', async () => {
    const { id: userId } = await signUpCreator()
    const opened = await openScript(userId, await storeScript())
    type(opened, 'New.')
    expect(shownLine(opened)).toBe('New.')
    act(() => opened.studio().discardEdit())
    expect(shownLine(opened)).toBe('One.')
    expect(opened.studio().edit).toBeNull()
  })

  test('keeps a working copy while another version is looked at, and before a bigger change [OP-70]', async () => {
    const { id: userId } = await signUpCreator()
    const id = await storeScript()
    const opened = await openScript(userId, id)
    await act(() => opened.studio().addVersion(exampleEdit(['Refined.', 'Two.']), 'Refined: shorter'))
    type(opened, 'Typed.')
    act(() => opened.studio().select(1))
    expect(opened.studio()).toMatchObject({ edit: null, wouldLose: true })
    expect(shownLine(opened)).toBe('One.')
    act(() => opened.studio().select(2))
    expect(shownLine(opened)).toBe('Typed.')

    await act(() => opened.studio().addVersion(exampleEdit(['Again.', 'Two.']), 'Refined: again'))
    expect(await history(id)).toEqual([
      'V1 Created: One.',
      'V2 Refined: shorter: Refined.',
      'V3 Edited: Typed.',
      'V4 Refined: again: Again.',
    ])
  })

  test('gets the same words again as a version of its own when an old one comes back [OP-52]', async () => {
    const { id: userId } = await signUpCreator()
    const id = await storeScript()
    const opened = await openScript(userId, id)
    type(opened, 'New.')
    await save(opened)
    const old = opened.studio().session?.versions[0]?.script
    if (!old) throw new Error('No first version')
    await act(() => opened.studio().addVersion(old, 'Restored V1'))
    expect(await history(id)).toEqual(['V1 Created: One.', 'V2 Edited: New.', 'V3 Restored V1: One.'])
    expect(opened.studio().session?.versions.map(({ number }) => number)).toEqual([1, 2, 3])
  })

  test('opens and is edited beside what the library says of product, audience and tone: that stays as it is there [CX-41]', async () => {
    const { id: userId } = await signUpCreator()
    const id = await storeScript()
    const opened = await openScript(userId, id)
    const facts = { tone: 'calm', audience: 'men', features: ['Dishwasher safe'], price: 12, product_name: 'Cup' }
    await unwrap(supabase().from('scripts').update(facts).eq('id', id))
    type(opened, 'New.')
    await save(opened)
    const columns = 'tone, audience, features, price, product_name, script_text'
    const row = await unwrap(supabase().from('scripts').select(columns).eq('id', id).single())
    expect(row).toEqual({ ...facts, script_text: 'New.\n\nTwo.' })
  })

  test('that could not be opened does not stand in front of one that is written then [B-GN-01, OP-44]', async () => {
    const { id: userId } = await signUpCreator()
    const opened = await openScript(userId, 'nonsense')
    const brief = ScriptBrief.parse({ productName: 'Mug', targetAudience: 'women' })
    await act(() => opened.studio().generate({ brief, priceTyped: false }, 'draft'))
    expect(opened.studio()).toMatchObject({ opening: null, session: { selected: 1 } })
    await waitFor(() => expect(opened.studio().saveState).toBe('saved'))
  })

  test('that was deleted meanwhile is saved as a new one, with its history', async () => {
    const { id: userId } = await signUpCreator()
    const id = await storeScript()
    const opened = await openScript(userId, id)
    await unwrap(supabase().from('scripts').delete().eq('id', id))
    type(opened, 'New.')
    await save(opened)
    const rowId = opened.studio().session?.rowId ?? ''
    expect(rowId).not.toBe(id)
    expect(await history(rowId)).toEqual(['V1 Created: One.', 'V2 Edited: New.'])
  })
})

describe('writing', () => {
  const brief = (productName: string) => ({
    brief: ScriptBrief.parse({ productName, targetAudience: 'women' }),
    priceTyped: false,
  })
  /** The first call waits until it is let go; those after it go on. */
  function holdFirst(answer: (next: () => Promise<Response>) => Promise<Response>) {
    const real = globalThis.fetch
    let calls = 0
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      const isCall = (input instanceof Request ? input.url : String(input)).includes('/functions/v1/generate-script')
      return isCall && calls++ === 0 ? answer(() => real(input, { ...init, signal: null })) : real(input, init)
    })
  }

  test('needs a session, which is said, and nothing is asked for [B-VL-08, B-ER-08, CX-44]', async () => {
    render(<Toaster />)
    const asked = vi.spyOn(globalThis, 'fetch')
    const opened = openStudio(null)
    await act(() => opened.studio().generate(brief('Mug'), 'draft'))
    expect(await screen.findByText('Please log in to generate scripts')).toBeInTheDocument()
    expect(opened.studio()).toMatchObject({ isGenerating: false, session: null })
    expect(asked).not.toHaveBeenCalled()
  })

  test('whose session ended behind the page says the same [B-VL-08, CX-44]', async () => {
    const { id: userId } = await signUpCreator()
    const opened = openStudio(userId)
    await supabase().auth.signOut({ scope: 'local' })
    await act(() => opened.studio().generate(brief('Mug'), 'draft'))
    expect(opened.studio().refusal).toMatchObject({ about: 'session', text: 'Please log in to generate scripts' })
  })

  test('that was stopped has no further effect, also when the next one starts at once [B-GN-01, CX-31]', async () => {
    const { id: userId } = await signUpCreator()
    const opened = openStudio(userId)
    let letGo = () => {}
    const held = new Promise<void>((done) => (letGo = done))
    holdFirst(async (next) => {
      await held
      return next()
    })
    await act(async () => {
      const first = opened.studio().generate(brief('Mug'), 'draft')
      await vi.waitFor(() => expect(opened.studio().isGenerating).toBe(true), { timeout: 10_000 })
      opened.studio().stop()
      const second = opened.studio().generate(brief('Lamp'), 'draft')
      await second
      letGo()
      await first
    })
    await waitFor(() => expect(opened.studio().saveState).toBe('saved'))
    expect(opened.studio().session?.versions.map(({ checked }) => checked.brief.productName)).toEqual(['Lamp'])
    expect(await unwrap(supabase().from('scripts').select('product_name'))).toEqual([{ product_name: 'Lamp' }])
  })

  test('that the plan does not pay for leaves the script on the screen as it was [OP-65, CX-43]', async () => {
    const { id: userId } = await signUpCreator()
    const opened = await openScript(userId, await storeScript())
    type(opened, 'Typed.')
    const error = 'You have used all scripts of your plan this month.'
    holdFirst(() => Promise.resolve(Response.json({ success: false, error }, { status: 402 })))
    await act(() => opened.studio().generate(brief('Mug'), 'draft'))
    expect(opened.studio()).toMatchObject({ refusal: { text: error }, wantsPlan: error, isGenerating: false })
    expect(opened.studio().session?.versions).toHaveLength(1)
    expect(shownLine(opened)).toBe('Typed.')

    // A bigger plan comes: what was said of the one before goes.
    const { queryKey } = subscriptionQuery(userId)
    await waitFor(() => expect(opened.cache.isFetching({ queryKey })).toBe(0))
    const before = opened.cache.getQueryData(queryKey)
    if (!before) throw new Error('The subscription is not known')
    const known = { ...before, videoLength: 60 }
    act(() => void opened.cache.setQueryData(queryKey, { ...known, scriptsLimit: 30, scriptsRemaining: 0 }))
    await waitFor(() => expect(opened.studio().allowance).toMatchObject({ limit: 30, longestVideo: 60 }))
    expect(opened.studio().refusal).not.toBeNull()
    act(() => void opened.cache.setQueryData(queryKey, { ...known, scriptsLimit: 100, scriptsRemaining: 70 }))
    await waitFor(() => expect(opened.studio().refusal).toBeNull())
  })

  test('a script from another page keeps its cues, camera, times and score [OP-41]', async () => {
    const opened = openStudio((await signUpCreator()).id)
    const script = exampleScript({})
    await act(() => opened.studio().store.openText(script.spoken_script, brief('Mug'), 'draft', script))
    expect(opened.studio().shown?.script).toMatchObject(script)
  })

  test('is not needed for a text from another page, which is back after a reload and in the library only when asked [OP-41]', async () => {
    const { id: userId } = await signUpCreator()
    const before = openStudio(userId)
    await act(() => before.studio().store.openText('One.', brief('Mug'), 'draft'))
    before.close()
    const after = openStudio(userId)
    await act(() => after.studio().store.restore())
    expect(shownLine(after)).toBe('One.')
    expect(after.studio()).toMatchObject({ saveState: 'unsaved', wouldLose: true })
    await save(after)
    expect(await unwrap(supabase().from('scripts').select('script_text'))).toEqual([{ script_text: 'One.' }])
  })
})

describe('a script that was deleted in the library', () => {
  const titles = async () => (await unwrap(supabase().from('scripts').select('id'))).length

  test('says so, does not come back by itself, and does when somebody saves it', async () => {
    const { id: userId } = await signUpCreator()
    const [id, other] = [await storeScript(), await storeScript()]
    const opened = await openScript(userId, id)
    await unwrap(supabase().from('scripts').delete().eq('id', id))
    act(() => opened.studio().store.lookAtChange())
    await waitFor(() => expect(opened.studio().notice).toEqual({ kind: 'deleted' }))
    expect(opened.studio()).toMatchObject({ saveState: 'unsaved', wouldLose: false })
    // Another one takes the screen: what is not saved of the first would be saved now.
    await act(() => opened.studio().store.openScript(other))
    expect(opened.studio().notice).toBeNull()
    await save(opened)
    expect(await titles()).toBe(1)

    const again = await openScript(userId, other)
    act(() => again.studio().store.rowDeleted(other))
    await unwrap(supabase().from('scripts').delete().eq('id', other))
    await save(again)
    expect(await titles()).toBe(1)
    expect(again.studio()).toMatchObject({ saveState: 'saved' })
  })

  test('while its unsaved words waited in the browser: they are shown, and saved only when asked', async () => {
    const { id: userId } = await signUpCreator()
    const id = await storeScript()
    const before = await openScript(userId, id)
    type(before, 'Typed before.')
    const real = globalThis.fetch
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
      init?.method === 'PATCH' ? Promise.resolve(Response.json({ message: 'no' }, { status: 400 })) : real(input, init),
    )
    await save(before)
    expect(before.studio().saveState).toBe('failed')
    vi.stubGlobal('fetch', real)
    before.close()
    await unwrap(supabase().from('scripts').delete().eq('id', id))

    const after = openStudio(userId)
    await act(() => after.studio().store.restore())
    expect(shownLine(after)).toBe('Typed before.')
    expect(after.studio().saveState).toBe('unsaved')
    expect(await titles()).toBe(0)
    await save(after)
    expect(await titles()).toBe(1)
  })
})

describe('two tabs with one script', () => {
  test('keep their unsaved words apart', async () => {
    const { id: userId } = await signUpCreator()
    const id = await storeScript()
    const [first, second] = [await openScript(userId, id), await openScript(userId, id)]
    type(first, 'Of the first.')
    type(second, 'Of the second.')
    first.close()
    second.close()
    const kept = Object.values({ ...localStorage }).join()
    expect(kept).toContain('Of the first.')
    expect(kept).toContain('Of the second.')
  })

  test('both keep what they saved, and the second shows a notice about the first [OP-70]', async () => {
    const { id: userId } = await signUpCreator()
    const id = await storeScript()
    const [first, second] = [await openScript(userId, id), await openScript(userId, id)]
    type(first, 'Of the first.')
    type(second, 'Of the second.')
    await save(first)
    await save(second)
    expect(await history(id)).toEqual(['V1 Created: One.', 'V2 Edited: Of the first.', 'V3 Edited: Of the second.'])
    expect(second.studio()).toMatchObject({ notice: { kind: 'both-kept' }, session: { selected: 3, saved: 3 } })

    act(() => first.studio().store.lookAtChange())
    await waitFor(() => expect(first.studio().notice).toEqual({ kind: 'elsewhere' }))
    await act(() => first.studio().store.loadTheirs())
    expect(shownLine(first)).toBe('Of the second.')
  })

  test('show no notice when only the status changed, and continue saving', async () => {
    const { id: userId } = await signUpCreator()
    const id = await storeScript()
    const opened = await openScript(userId, id)
    await unwrap(supabase().from('scripts').update({ status: 'posted' }).eq('id', id))
    type(opened, 'New.')
    await save(opened)
    expect(opened.studio().notice).toBeNull()
    const row = await unwrap(supabase().from('scripts').select('status, script_text').eq('id', id).single())
    expect(row).toEqual({ status: 'posted', script_text: 'New.\n\nTwo.' })
  })
})

describe('nothing is lost', () => {
  test('when the answer to a save is: it is one version [CX-31]', async () => {
    const { id: userId } = await signUpCreator()
    const id = await storeScript()
    const opened = await openScript(userId, id)
    const real = globalThis.fetch
    let lost = 0
    skipTimers(RETRY_DELAY_MS)
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const answer = await real(input, init)
      if (init?.method === 'PATCH' && lost++ === 0) throw new TypeError('Failed to fetch')
      return answer
    })
    type(opened, 'New.')
    await save(opened)
    expect(lost).toBe(2)
    expect(await history(id)).toEqual(['V1 Created: One.', 'V2 Edited: New.'])
    expect(opened.studio()).toMatchObject({ saveState: 'saved', notice: null })
  })

  test('when the page is left in the middle of an edit [B-ST-06]', async () => {
    const { id: userId } = await signUpCreator()
    const id = await storeScript()
    const before = await openScript(userId, id)
    type(before, 'Typed before.')
    before.close()

    const after = openStudio(userId)
    await act(() => after.studio().store.restore())
    expect(after.studio()).toMatchObject({ notice: { kind: 'restored', copy: true }, session: { rowId: id } })
    expect(shownLine(after)).toBe('Typed before.')
    act(() => after.studio().dispatchEdit({ type: 'undone' }))
    expect(shownLine(after)).toBe('One.')
    act(() => after.studio().dispatchEdit({ type: 'redone' }))
    await save(after)
    expect(await history(id)).toEqual(['V1 Created: One.', 'V2 Edited: Typed before.'])
  })

  test('when the session ends in the middle of an edit: saving goes on after the next login [CX-44, B-ER-16, B-VL-09]', async () => {
    render(<Toaster />)
    const { id: userId, email } = await signUpCreator()
    const id = await storeScript()
    const before = await openScript(userId, id)
    type(before, 'Typed before.')
    const kept = () => Object.keys(localStorage).some((key) => key.startsWith('reelwright:studio-work:'))
    await waitFor(() => expect(kept()).toBe(true))
    await supabase().auth.signOut({ scope: 'local' })
    await save(before)
    expect(before.studio()).toMatchObject({ saveState: 'failed', session: { saveError: 'User not authenticated' } })
    expect(await screen.findByText('Please login to save scripts')).toBeInTheDocument()
    expect(shownLine(before)).toBe('Typed before.')
    before.close()

    await supabase().auth.signInWithPassword({ email, password: PASSWORD })
    const after = openStudio(userId)
    await act(() => after.studio().store.restore())
    expect(shownLine(after)).toBe('Typed before.')
    await save(after)
    expect(await history(id)).toEqual(['V1 Created: One.', 'V2 Edited: Typed before.'])
  })

  test('when a save fails after the page was left', async () => {
    const { id: userId } = await signUpCreator()
    const opened = await openScript(userId, await storeScript())
    type(opened, 'New.')
    let fail = () => {}
    const real = globalThis.fetch
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
      init?.method === 'PATCH'
        ? new Promise<Response>((answer) => (fail = () => answer(Response.json({ message: 'no' }, { status: 400 }))))
        : real(input, init),
    )
    const { store } = opened.studio()
    const saving = store.saveToLibrary()
    opened.close()
    localStorage.removeItem(Object.keys(localStorage).find((key) => key.includes('studio-work')) ?? '')
    await waitFor(() => expect(fail).not.toThrow())
    fail()
    await saving
    await waitFor(() => expect(Object.values({ ...localStorage }).join()).toContain('New.'))
  })

  test('while the server is away: what could not be saved is saved when it answers again', async () => {
    const { id: userId } = await signUpCreator()
    const id = await storeScript()
    const opened = await openScript(userId, id)
    type(opened, 'New.')
    const real = globalThis.fetch
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    await save(opened)
    expect(opened.studio()).toMatchObject({ saveState: 'failed', wouldLose: true })
    act(() => noteAnswer(false))

    vi.stubGlobal('fetch', real)
    act(() => noteAnswer(true))
    await waitFor(() => expect(opened.studio().saveState).toBe('saved'))
    expect(await history(id)).toEqual(['V1 Created: One.', 'V2 Edited: New.'])
  })

  test('without a word when the browser has no room for it: the question before leaving says so [OP-70]', async () => {
    const { id: userId } = await signUpCreator()
    const opened = await openScript(userId, await storeScript())
    type(opened, 'New.')
    expect(opened.studio().store.isAllKept()).toBe(true)
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    type(opened, 'Newer.')
    expect(opened.studio().store.isAllKept()).toBe(false)
    full.mockRestore()
    expect(opened.studio().store.isAllKept()).toBe(true)
  })

  test('but nothing stays in the browser for whoever logs in after a logout in another tab', async () => {
    const { id: userId } = await signUpCreator()
    const opened = await openScript(userId, await storeScript())
    type(opened, 'Mine alone.')
    localStorage.clear()
    await signUpCreator('Ben')
    opened.close()
    expect(Object.values({ ...localStorage }).join()).not.toContain('Mine alone.')
  })

  test('by starting a new script without being asked', async () => {
    const { id: userId } = await signUpCreator()
    const opened = await openScript(userId, await storeScript())
    type(opened, 'Typed.')
    act(() => opened.studio().startNew())
    expect(opened.studio()).toMatchObject({ asksToStartNew: true, session: { selected: 1 } })
    act(() => opened.studio().store.forgetThis())
    expect(opened.studio()).toMatchObject({ asksToStartNew: false, session: null, wouldLose: false })
  })
})

test('a name is kept with the version, and a refused one goes back to what it was [OP-52]', async () => {
  const { id: userId } = await signUpCreator()
  const id = await storeScript()
  const opened = await openScript(userId, id)
  await act(() => opened.studio().renameVersion(1, ' The first '))
  await expect(act(() => opened.studio().renameVersion(1, 'x'.repeat(61)))).rejects.toMatchObject({ status: 400 })
  expect(opened.studio().session?.versions[0]?.name).toBe('The first')
  const names = await unwrap(supabase().from('script_versions').select('name').eq('script_id', id))
  expect(names).toEqual([{ name: 'The first' }])
})
