import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { supabase, unwrap } from '../../../platform'
import { renderWithProviders, signUpCreator, withRealBackend } from '../../../testing'
import { SessionProvider } from '../../account'
import { exampleEdit } from '../edited-script/example-edit'
import { COUNTDOWN } from './roll'
import { Teleprompter } from './teleprompter'

withRealBackend()

const script = exampleEdit(['Warm by noon.', 'Mine still has ice.', 'Tap it.'], [10, 10, 10])

interface PageProps {
  rowId: string | undefined
  onUse: (seconds: ReadonlyMap<number, number>) => void
  /** Whether the button that opens it is gone a moment after it was left. */
  openerGoes: boolean
}

function Page({ rowId, onUse, openerGoes }: PageProps) {
  const [isOpen, setOpen] = useState(false)
  const [isGone, setGone] = useState(false)
  const close = () => {
    setOpen(false)
    if (openerGoes) setTimeout(setGone, 50, true)
  }
  return (
    <SessionProvider>
      <div>
        {!isGone && (
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
        )}
        <button type="button">Save</button>
      </div>
      {isOpen && <Teleprompter script={script} rowId={rowId} onClose={close} onUseSeconds={onUse} />}
    </SessionProvider>
  )
}

async function open(rowId?: string, openerGoes = false) {
  const onUse = vi.fn<(seconds: ReadonlyMap<number, number>) => void>()
  const { user, container } = renderWithProviders(<Page rowId={rowId} onUse={onUse} openerGoes={openerGoes} />)
  await user.click(await screen.findByRole('button', { name: 'Open' }))
  const prompter = await screen.findByRole('dialog', { name: 'Teleprompter' })
  return { user, prompter, page: container, onUse }
}

/** Frames come when the returned function is called: one for each second. */
function holdFrames() {
  const waiting = new Map<number, FrameRequestCallback>()
  let time = 0
  let number = 0
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((work) => {
    waiting.set(++number, work)
    return number
  })
  vi.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation((given) => void waiting.delete(given))
  return async (seconds: number) => {
    for (; seconds > 0; seconds--) {
      // A frame requested before frames were held asks for the next one only when it is drawn.
      await waitFor(() => expect(waiting.size).toBeGreaterThan(0))
      time = Math.ceil(Math.max(time, performance.now())) + 1000
      const due = [...waiting.values()]
      waiting.clear()
      act(() => due.forEach((work) => work(time)))
    }
  }
}

const spoken = (prompter: HTMLElement) => prompter.querySelector('[data-line][aria-current]')?.textContent
const says = (prompter: HTMLElement, text: string | RegExp) =>
  waitFor(() => expect(within(prompter).getByRole('status')).toHaveTextContent(text))

test('covers the page, takes the focus, and gives both back', async () => {
  await signUpCreator()
  const { user, prompter, page } = await open()
  await waitFor(() => expect(prompter).toHaveFocus())
  expect(page.inert).toBe(true)
  await user.keyboard('{Escape}')
  expect(prompter).not.toBeInTheDocument()
  expect(page.inert).toBe(false)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
})

test('keys start, pause and jump, as those of a remote clicker do', async () => {
  await signUpCreator()
  const { user, prompter } = await open()
  expect(spoken(prompter)).toBe('Warm by noon.')
  await user.keyboard(' ')
  await says(prompter, 'Starts in 3 seconds')
  await user.keyboard('b')
  await says(prompter, 'Paused in scene 1')
  await user.keyboard('{PageDown}')
  expect(spoken(prompter)).toBe('Mine still has ice.')
  await user.keyboard('{ArrowDown}')
  expect(spoken(prompter)).toBe('Tap it.')
  await user.keyboard('{PageUp}')
  expect(spoken(prompter)).toBe('Mine still has ice.')
  await user.click(within(prompter).getByRole('button', { name: 'Scenes and takes' }))
  await user.click(within(prompter).getByRole('button', { name: /Warm by noon/ }))
  expect(spoken(prompter)).toBe('Warm by noon.')
})

test('settings are there again the next time', async () => {
  await signUpCreator()
  const { user, prompter } = await open()
  await user.keyboard('+m')
  expect(within(prompter).getByText('1.1×')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const again = await screen.findByRole('dialog', { name: 'Teleprompter' })
  expect(within(again).getByText('1.1×')).toBeInTheDocument()
  await user.click(within(again).getByRole('button', { name: 'Settings' }))
  expect(within(again).getByRole('switch', { name: 'Mirror' })).toBeChecked()
})

test('a good take is measured, kept with the script, and its time offered on leaving', async () => {
  await signUpCreator()
  const { id } = await unwrap(supabase().from('scripts').insert({ title: 'Tumbler' }).select('id').single())
  const { user, prompter, onUse } = await open(id)
  const pass = holdFrames()
  await user.keyboard('{Enter}')
  await pass(COUNTDOWN)
  await says(prompter, 'Rolling')
  await pass(2)
  await user.keyboard('g')
  await says(prompter, 'Good take of scene 1, 2 s')
  expect(spoken(prompter)).toBe('Mine still has ice.')
  await waitFor(async () => {
    const rows = await unwrap(supabase().from('script_takes').select('scene, verdict, seconds').eq('script_id', id))
    expect(rows).toEqual([{ scene: 1, verdict: 'good', seconds: expect.any(Number) }])
  })

  await user.keyboard('{Escape}')
  const question = await within(prompter).findByRole('alertdialog', { name: 'Use the measured times?' })
  await waitFor(() => expect(within(question).getByRole('button', { name: 'Use the measured times' })).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(onUse).toHaveBeenCalledTimes(1)
  const [seconds] = onUse.mock.calls[0] ?? []
  expect([...(seconds?.keys() ?? [])]).toEqual([1])
  expect(seconds?.get(1)).toBeGreaterThanOrEqual(1)
  expect(prompter).not.toBeInTheDocument()
})

test('a verdict can be turned, and is still there when the teleprompter is opened again', async () => {
  await signUpCreator()
  const { id } = await unwrap(supabase().from('scripts').insert({ title: 'Tumbler' }).select('id').single())
  const { user, prompter } = await open(id)
  await user.keyboard('gl')
  const takes = (of: HTMLElement) => within(within(of).getByRole('region', { name: 'Scenes and takes' }))
  await user.click(takes(prompter).getByRole('button', { name: 'Good take' }))
  await says(prompter, 'Take of scene 1 is a retake')
  await waitFor(async () => {
    const rows = await unwrap(supabase().from('script_takes').select('verdict').eq('script_id', id))
    expect(rows).toEqual([{ verdict: 'retake' }])
  })
  await user.keyboard('{Escape}{Escape}')
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const again = await screen.findByRole('dialog', { name: 'Teleprompter' })
  await user.keyboard('l')
  expect(await takes(again).findByRole('button', { name: 'Retake' })).toBeInTheDocument()
})

test('when leaving takes away what opened it, the focus goes to its neighbour', async () => {
  await signUpCreator()
  const { user, prompter } = await open(undefined, true)
  await waitFor(() => expect(prompter).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus())
})

test('who stays or leaves the script as it is changes nothing', async () => {
  await signUpCreator()
  const { user, prompter, onUse } = await open()
  const pass = holdFrames()
  await user.keyboard('{Enter}')
  await pass(COUNTDOWN)
  await says(prompter, 'Rolling')
  await pass(1)
  await user.keyboard('g{Escape}')
  await user.click(await within(prompter).findByRole('button', { name: 'Back to the teleprompter' }))
  expect(within(prompter).queryByRole('alertdialog')).not.toBeInTheDocument()
  await user.keyboard('{Escape}')
  await within(prompter).findByRole('alertdialog')
  await user.keyboard('{Escape}')
  expect(prompter).not.toBeInTheDocument()
  expect(onUse).not.toHaveBeenCalled()
})
