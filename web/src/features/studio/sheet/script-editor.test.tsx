import type { ScriptPlan } from '@reelwright/shared'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { fill, holdTimers, IS_FULL, renderWithProviders, runs, withRealBackend } from '../../../testing'
import { SessionProvider } from '../../account'
import { exampleEdit } from '../edited-script/example-edit'
import type { EditedScript } from '../edited-script/edited-script'
import { BRIEF, FakeStudio } from './fake-studio'

withRealBackend()

const LINES = ['My bag was wet. Again.', 'This lid stays shut.', 'Tap the link.']
const PLAN: ScriptPlan = {
  angle: { id: 'gym', label: 'the gym two moves ago' },
  problem: 'I pay for a gym I left',
  proof: 'tracks subscriptions',
  others: [
    { id: 'orange', label: 'the orange' },
    { id: 'app', label: 'four apps' },
  ],
  notes: ['Shown as text, not spoken: dark mode.'],
  offeredLength: 30,
}

function open(script: EditedScript = exampleEdit(LINES), props: Partial<ComponentProps<typeof FakeStudio>> = {}) {
  return renderWithProviders(
    <SessionProvider>
      <FakeStudio script={script} {...props} />
    </SessionProvider>,
  )
}
const line = (number: number) => screen.getByRole('textbox', { name: `Spoken line of scene ${number}` })
const lines = () =>
  screen.getAllByRole('textbox', { name: /^Spoken line/ }).map((field) => (field as HTMLTextAreaElement).value)
const caretAt = (number: number, offset: number) => {
  line(number).focus()
  ;(line(number) as HTMLTextAreaElement).setSelectionRange(offset, offset)
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })

async function openEditing(...args: Parameters<typeof open>) {
  const page = open(...args)
  await page.user.click(button('Edit'))
  return page
}

test('on a phone, too, a save that takes longer than three seconds says so', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  const threeSecondsLater = holdTimers(3000)
  open(undefined, { saveState: 'saving' })
  expect(button('Saving')).toBeVisible()
  act(() => void threeSecondsLater())
  expect(screen.getByText('Still saving. Keep this page open.')).toBeVisible()
})

describe('the views [B-ST-05, OP-43]', () => {
  test('show lines, cues, or both', async () => {
    const { user } = open()
    expect(screen.getByText('This lid stays shut.')).toBeVisible()
    expect(screen.getByText('Cue 2')).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Script Only' }))
    expect(screen.queryByText('Cue 2')).toBeNull()
    await user.click(screen.getByRole('tab', { name: 'Visual Cues' }))
    expect(screen.queryByText('This lid stays shut.')).toBeNull()
    expect(screen.getByText('Cue 2')).toBeVisible()
  })

  test('say where nothing is said', () => {
    open(exampleEdit(['One.', ' ', 'Three.']))
    expect(screen.getAllByText('No spoken line in this scene')).toHaveLength(1)
  })

  test('say where a scene has no cue', () => {
    const script = exampleEdit(LINES)
    open({ ...script, scenes: script.scenes.map((scene) => ({ ...scene, visualCue: '' })) })
    expect(screen.getAllByText('No visual cue for this scene')).toHaveLength(3)
  })
})

test('suggestions that came with an answer stand below the script; a plan’s are those of its craft score [B-CL-07, B-CN-12]', async () => {
  const script = exampleEdit(LINES)
  const { unmount } = open(script)
  expect(await screen.findByText('Show the lid first')).toBeInTheDocument()
  unmount()
  open({ ...script, plan: PLAN })
  expect(await screen.findByText('Leakproof lid')).toBeInTheDocument()
  expect(screen.queryByText('Show the lid first')).not.toBeInTheDocument()
})

describe('a script of a language model that runs', () => {
  const script = (words: number) => exampleEdit([Array.from({ length: words }, () => 'word').join(' ')], [60])
  const RUNS = /^Runs about \d+ s instead of 60 s\.$/

  const CASES: [string, number, string][] = [
    ['much too short', 100, 'Lengthen to 60 s'],
    ['much too long', 220, 'Shorten to 60 s'],
  ]

  test.each(runs(CASES.slice(0, 1), CASES))('%s says how long, and offers to change that', async (_, words, label) => {
    const { user } = open({ ...script(words), writtenBy: { writer: 'openai' } })
    expect(screen.getByText(RUNS)).toBeVisible()
    await user.click(button(label))
    expect(await screen.findByText('Fit to 60 seconds')).toBeVisible()
  })

  test('a little off is only measured, and so is one of the built-in writer', () => {
    const { unmount } = open({ ...script(182), writtenBy: { writer: 'openai' } })
    expect(screen.getByText(/^About \d+ words too many$/)).toBeVisible()
    expect(screen.queryByText(RUNS)).not.toBeInTheDocument()
    unmount()
    open({ ...script(100), writtenBy: { writer: 'openai', fellBack: 'timeout' } })
    expect(screen.queryByText(RUNS)).not.toBeInTheDocument()
  })

  test.runIf(IS_FULL)('to another length since does not keep the old advice', async () => {
    const { metadata, ...rest } = script(150)
    const suggestions = ['Runs about 90 s instead of 60 s.', 'Show the lid first']
    open({ ...rest, metadata: { ...metadata, suggestions }, writtenBy: { writer: 'openai' } })
    expect(await screen.findByText('Show the lid first')).toBeInTheDocument()
    expect(screen.queryByText(RUNS)).not.toBeInTheDocument()
  })
})

describe('the edit toggle', () => {
  test.runIf(IS_FULL)('is not taken back by the second click of a double one', async () => {
    const { user } = open()
    await user.dblClick(button('Edit'))
    expect(lines()).toEqual(LINES)
  })

  test('pressed again it gives back what was there before; "Save to Library" keeps the edits and ends editing; Ctrl-S saves, too, and not without a title [B-ST-06, B-ST-07, B-ST-11, OP-70, B-VL-10]', async () => {
    const onSaved = vi.fn<(script: EditedScript) => void>()
    const { user } = await openEditing(undefined, { onSaved })
    await user.type(line(2), '!')
    expect(lines()[1]).toBe('This lid stays shut.!')
    await user.click(button('Discard edits'))
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText('This lid stays shut.')).toBeVisible()

    await user.click(button('Edit'))
    await user.type(line(3), '!')
    await user.click(button('Save to Library'))
    expect(onSaved.mock.lastCall?.[0].scenes.at(-1)?.voiceover).toBe('Tap the link.!')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText('Tap the link.!')).toBeVisible()

    await user.click(button('Edit'))
    const title = screen.getByRole('textbox', { name: 'Title' })
    await user.clear(title)
    await user.keyboard('{Control>}s{/Control}')
    expect(screen.getByText('Title is required')).toBeVisible()
    expect(title).toHaveFocus()
    expect(onSaved).toHaveBeenCalledTimes(1)
    await fill(user, title, 'Wet bags')
    await user.keyboard('{Control>}s{/Control}')
    expect(onSaved).toHaveBeenCalledTimes(2)
  })
})

describe('undo and redo', () => {
  test('go over all scenes, by keys and by buttons', async () => {
    const { user } = await openEditing()
    await user.type(line(1), '!')
    await user.type(line(2), '!')
    await user.keyboard('{Control>}z{/Control}')
    expect(lines()).toEqual([`${LINES[0]}!`, LINES[1], LINES[2]])
    await user.keyboard('{Control>}z{/Control}')
    expect(lines()).toEqual(LINES)
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(lines()[0]).toBe(`${LINES[0]}!`)
    await user.keyboard('{Control>}y{/Control}')
    expect(lines()[1]).toBe(`${LINES[1]}!`)
    expect(button('Redo')).toBeDisabled()
    await user.click(button('Undo'))
    expect(lines()[1]).toBe(LINES[1])
  })
})

describe('a scene', () => {
  test('is cut where Enter is pressed twice, and typing goes on in the second half or in a new one', async () => {
    const { user } = await openEditing()
    caretAt(1, 'My bag was wet.'.length)
    await user.keyboard('{Enter}{Enter}')
    expect(lines()).toEqual(['My bag was wet.', 'Again.', LINES[1], LINES[2]])
    expect(line(2)).toHaveFocus()
    await user.keyboard('>')
    expect(lines()[1]).toBe('>Again.')

    // At its end, a new one follows.
    caretAt(4, 'Tap the link.'.length)
    await user.keyboard('{Enter}{Enter}B')
    expect(lines()).toEqual(['My bag was wet.', '>Again.', LINES[1], LINES[2], 'B'])
  })

  test.runIf(IS_FULL)('moves with Alt and the arrows and keeps the cursor', async () => {
    const { user } = await openEditing()
    caretAt(3, 0)
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(lines()).toEqual([LINES[0], LINES[2], LINES[1]])
    await waitFor(() => expect(line(2)).toHaveFocus())
  })

  test('has a menu: merge, add, delete with undo, and lock, which takes no letters', async () => {
    const { user } = await openEditing()
    const choose = async (number: number, name: string) => {
      await user.click(button(`Scene ${number}: more actions`))
      await user.click(await screen.findByRole('menuitem', { name }))
    }
    await choose(1, 'Merge with next')
    expect(lines()).toEqual([`${LINES[0]} ${LINES[1]}`, LINES[2]])
    await choose(1, 'Add a scene below')
    expect(lines()).toHaveLength(3)
    await waitFor(() => expect(line(2)).toHaveFocus())
    await choose(2, 'Delete scene')
    expect(lines()).toHaveLength(2)
    const said = await screen.findByText('Scene 2 deleted')
    await user.click(within(said.closest('li') ?? document.body).getByRole('button', { name: 'Undo' }))
    expect(lines()).toHaveLength(3)

    const before = lines()
    await choose(3, 'Lock this line')
    expect(screen.getByText('Locked')).toBeVisible()
    await user.type(line(3), 'x')
    expect(lines()).toEqual(before)
    expect(line(3)).toHaveAttribute('readonly')
  })
})

describe('the spoken length', () => {
  test.runIf(IS_FULL)('follows every letter, in words of a person', async () => {
    const { user } = await openEditing(exampleEdit(['One two three.'], [60]))
    const meter = screen.getByRole('meter', { name: 'Spoken length' })
    const before = meter.getAttribute('aria-valuetext')
    expect(before).toMatch(/words too few$/)
    await user.type(line(1), ' Four')
    expect(meter.getAttribute('aria-valuetext')).not.toBe(before)
  })

  test.runIf(IS_FULL)('marks a scene that cannot be said in its time, and "Fit times" makes room', async () => {
    const script = exampleEdit(['word '.repeat(40), 'Two words.'], [4, 56])
    const { user } = open(script)
    expect(screen.getByText('Too full')).toBeVisible()
    await user.click(button('Fit times'))
    expect(screen.queryByText('Too full')).toBeNull()
    const said = await screen.findByText('Scene times updated to fit the words')
    await user.click(within(said.closest('li') ?? document.body).getByRole('button', { name: 'Undo' }))
    expect(screen.getByText('Too full')).toBeVisible()
  })
})

describe('what is pasted', () => {
  const paste = (text: string) =>
    fireEvent.paste(line(1), {
      clipboardData: { getData: (type: string) => (type === 'text/plain' ? text : '<b>no</b>') },
    })

  test('a book of 200 kB is refused in words, and the line stays; invisible and turning characters do not get in', async () => {
    await openEditing()
    expect(paste('word '.repeat(40_000))).toBe(false)
    expect(await screen.findByText(/That’s too much text. A script can have up to 50,000 characters/)).toBeVisible()
    expect(lines()).toEqual(LINES)
    fireEvent.change(line(1), { target: { value: 'Wet\u200b bag\u202e again\ufeff' } })
    expect(lines()[0]).toBe('Wet bag again')
  })

  test.runIf(IS_FULL)(
    'several paragraphs become scenes, typing goes on behind them, and one undo takes them back',
    async () => {
      // Keys within a moment are undone together, also where the machine is slow.
      vi.spyOn(Date, 'now').mockReturnValue(Date.now())
      const { user } = await openEditing()
      caretAt(2, LINES[1]?.length ?? 0)
      await user.paste('Look at it.\n\nUpside down.')
      expect(lines()).toEqual([LINES[0], 'This lid stays shut. Look at it.', 'Upside down.', LINES[2]])
      await waitFor(() => expect(line(3)).toHaveFocus())
      await user.keyboard('!!')
      expect(lines()[2]).toBe('Upside down.!!')
      await user.keyboard('{Control>}zz{/Control}')
      expect(lines()).toEqual(LINES)
    },
  )

  test.runIf(IS_FULL)('more than a script may hold in one field is refused in words', async () => {
    await openEditing()
    fireEvent.change(line(1), { target: { value: 'x'.repeat(50_001) } })
    const editor = within(screen.getByRole('region', { name: 'Script Editor' }))
    expect(await editor.findByText(/That’s too much text/)).toBeVisible()
    expect(lines()).toEqual(LINES)
  })
})

describe('claims and craft', () => {
  const CLAIM = exampleEdit(['Warm again?', 'This mug is clinically proven to cure migraines.', 'Tap the link.'])

  test('the score has eight parts and promises no views; a claim is underlined, explained and listed, and "Go to" leads to its words', async () => {
    const { user } = open(CLAIM)
    const craft = screen.getByRole('region', { name: 'Craft score' })
    expect(craft).toHaveTextContent('It does not predict views.')
    expect(await within(craft).findAllByRole('meter', undefined, { timeout: 20_000 })).toHaveLength(8)

    const list = screen.getByRole('region', { name: 'Claim check' })
    const [found] = await within(list).findAllByText('Don’t say this', undefined, { timeout: 20_000 })
    expect(found).toBeVisible()
    const [goTo] = within(list).getAllByRole('button', { name: /^Go to .*scene 2$/ })
    if (!goTo) throw new Error('Nothing to go to')
    await user.click(goTo)
    expect(document.activeElement?.tagName).toBe('MARK')

    await user.click(button('Edit'))
    await user.click(within(list).getAllByRole('button', { name: /^Go to .*scene 2$/ })[0] ?? goTo)
    expect(line(2)).toHaveFocus()
    const field = line(2) as HTMLTextAreaElement
    expect(field.selectionEnd).toBeGreaterThan(field.selectionStart)
  })

  test('safer words take the place of a claim, and the cursor stands behind them; from the list the focus stays there', async () => {
    const { user } = await openEditing(
      exampleEdit(['It is the best lid.', 'You get results in 7 days.', 'Tap the link.']),
    )
    const list = screen.getByRole('region', { name: 'Claim check' })
    await within(list).findByRole('button', { name: /my favorite/ }, { timeout: 20_000 })
    const [inLine] = screen.getAllByRole('button', { name: 'Replace with “my favorite”' })
    if (inLine) await user.click(inLine)
    expect(lines()[0]).toBe('It is my favorite lid.')
    expect(line(1)).toHaveFocus()
    expect((line(1) as HTMLTextAreaElement).selectionStart).toBe('It is my favorite'.length)

    await user.click(within(list).getByRole('button', { name: /over time/ }))
    expect(lines()[1]).toBe('You get results over time.')
    expect(within(list).getByRole('heading')).toHaveFocus()
  })
})

describe('hooks and calls to action', () => {
  test('are swapped in place, with undo [B-HK-07]', async () => {
    const script = { ...exampleEdit(LINES), hooks: ['Who drinks it warm?'], cta_phrases: ['Get yours below.'] }
    const { user } = open(script)
    await user.click(button('Use hook 1'))
    expect(lines()[0]).toBe('Who drinks it warm? Again.')
    const said = await screen.findByText('It’s now the opening')
    await user.click(within(said.closest('li') ?? document.body).getByRole('button', { name: 'Undo' }))
    expect(lines()[0]).toBe(LINES[0])
    await user.click(button('Use call to action 1'))
    expect(lines()[2]).toBe('Get yours below.')
  })
})

describe('the plan', () => {
  test('shows angle, proof, audience, problem and notes', () => {
    open({ ...exampleEdit(LINES), plan: PLAN })
    const panel = screen.getByRole('region', { name: 'Plan' })
    expect(panel).toHaveTextContent('Angle: the gym two moves ago. Proof: tracks subscriptions. Audience: Women.')
    expect(panel).toHaveTextContent('Problem: I pay for a gym I left.')
    expect(within(panel).getByText('Shown as text, not spoken: dark mode.')).toBeVisible()
  })

  test('is missing where a script has none', () => {
    open()
    expect(screen.queryByRole('region', { name: 'Plan' })).toBeNull()
    expect(button('Generate again')).toBeVisible()
  })

  test('offers another angle, the next one, and the length that the words carry', async () => {
    const onRewrite = vi.fn()
    const onRegenerate = vi.fn()
    const { user } = open({ ...exampleEdit(LINES), plan: PLAN }, { onRewrite, onRegenerate })
    await user.click(button('Other angles'))
    await user.click(await screen.findByRole('menuitem', { name: 'four apps' }))
    expect(onRewrite).toHaveBeenLastCalledWith({ angle: 'app' })
    await user.click(button('Write it for 30 seconds'))
    expect(onRewrite).toHaveBeenLastCalledWith({ videoLength: 30, angle: 'gym' })
    await user.click(button('Next angle: the orange'))
    expect(onRegenerate).toHaveBeenLastCalledWith('orange')
  })

  test('leads to the story field where the brief has no story', async () => {
    const onAddStory = vi.fn()
    const { user, unmount } = open({ ...exampleEdit(LINES), plan: PLAN }, { onAddStory })
    await user.click(button('Add your story'))
    expect(onAddStory).toHaveBeenCalledTimes(1)
    unmount()

    const told = { ...BRIEF, story: 'My bag was wet. Again.' }
    open({ ...exampleEdit(LINES), plan: PLAN }, { change: { checked: { brief: told, priceTyped: true } } })
    expect(screen.queryByRole('button', { name: 'Add your story' })).toBeNull()
  })
})
