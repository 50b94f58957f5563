import { ScriptBrief } from '@reelwright/shared'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { BackendError } from '../../../platform'
import { fill, IS_FULL, renderWithProviders } from '../../../testing'
import { toast } from '../../../ui'
import { editReducer, type EditState, viewed } from '../edited-script/edit-history'
import type { EditedScript } from '../edited-script/edited-script'
import { exampleEdit } from '../edited-script/example-edit'
import type { Studio, StudioVersion } from '../session/studio'
import { CompareDialog } from './compare-dialog'
import { VersionTabs } from './version-tabs'

afterEach(() => void toast.dismiss())

const LINES = ['Your water is warm by noon.', 'It keeps drinks cold for 24 hours.', 'Tap the link and pick yours.']
const FIRST = exampleEdit(LINES)
const SECOND = exampleEdit([LINES[0] ?? '', 'It keeps drinks cold for a whole day.', LINES[2] ?? ''])
const THIRD = exampleEdit([...LINES, 'One more thing before you go.'])

const checked: StudioVersion['checked'] = {
  priceTyped: false,
  brief: ScriptBrief.parse({ productName: 'Mug', price: 9, targetAudience: 'women' }),
}

interface Shown {
  scripts: EditedScript[]
  names?: (string | null)[]
  typed?: string
  renameFails?: Error
  restoreFails?: boolean
  saveFails?: boolean
  ui: (studio: Studio) => React.ReactNode
}

/** A studio that remembers what it was asked for. */
function Host({ scripts, names = [], typed, renameFails, restoreFails, saveFails, ui }: Shown) {
  const made = scripts.map((script, index): StudioVersion => ({
    number: index + 1,
    script,
    checked,
    status: 'draft',
    note: index === 0 ? 'Created' : 'Regenerated',
    name: names[index] ?? null,
    createdAt: '2026-11-21T13:05:00',
  }))
  const [versions, setVersions] = useState(made)
  const [selected, select] = useState(scripts.length)
  const shown = versions.find(({ number }) => number === selected) ?? null
  const [edit] = useState<EditState | null>(() =>
    typed === undefined || !shown
      ? null
      : editReducer(
          { ...viewed(shown.script), editing: true },
          { type: 'edited', edit: { do: 'set-line', scene: 1, text: typed }, at: 0 },
        ),
  )
  const nothing = () => undefined
  return ui({
    userId: 'ana',
    session: shown && { idempotencyKey: 'one', versions, selected, saved: 1 },
    shown,
    saveState: saveFails && selected > scripts.length ? 'failed' : 'saved',
    writing: null,
    isGenerating: false,
    allowance: undefined,
    refusal: null,
    dismissRefusal: nothing,
    generate: () => Promise.resolve(null),
    stop: nothing,
    edit,
    startEditing: nothing,
    dispatchEdit: nothing,
    discardEdit: nothing,
    select,
    addVersion: (script, note) => {
      if (restoreFails) return Promise.reject(new Error('No line'))
      const number = versions.length + 1
      setVersions([...versions, { number, script, checked, status: 'draft', note, name: null }])
      select(number)
      return Promise.resolve()
    },
    renameVersion: (number, name) => {
      if (renameFails) return Promise.reject(renameFails)
      setVersions(versions.map((version) => (version.number === number ? { ...version, name } : version)))
      return Promise.resolve()
    },
    saveToLibrary: () => Promise.resolve(),
    startNew: nothing,
  })
}

const showTabs = (shown: Omit<Shown, 'ui'>, search = '') =>
  renderWithProviders(
    <Host
      {...shown}
      ui={(studio) => (
        <>
          <VersionTabs studio={studio} />
          <p>{studio.shown?.script.spoken_script}</p>
        </>
      )}
    />,
    `/${search}`,
  )

const showComparison = (shown: Omit<Shown, 'ui'>, address?: string) =>
  renderWithProviders(
    <Host {...shown} ui={(studio) => <CompareDialog studio={studio} open onOpenChange={() => undefined} />} />,
    address,
  )

const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent

test('there is a tab for each version, and the arrow keys go from one to the next [B-ST-08]', async () => {
  const { user } = showTabs({ scripts: [FIRST, SECOND, THIRD], names: [null, 'Calm'] })
  expect(tabs()).toEqual(['V1', 'V2Calm', 'V3'])
  expect(selectedTab()).toBe('V3')
  screen.getByRole('tab', { name: 'V3' }).focus()
  await user.keyboard('{ArrowLeft}')
  expect(selectedTab()).toBe('V2Calm')
  expect(screen.getByText(/for a whole day/)).toBeInTheDocument()
})

test('the address names an earlier version and what is open over it, and a reload brings both back', async () => {
  const scripts = [FIRST, SECOND, THIRD]
  const { user, router, unmount } = showTabs({ scripts })
  expect(router.state.location.search).toBe('')
  await user.click(screen.getByRole('tab', { name: 'V2' }))
  await user.click(screen.getByRole('button', { name: 'Actions for V2' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Compare with another version' }))
  expect(await screen.findByRole('dialog', { name: 'Compare versions' })).toBeInTheDocument()
  const { search } = router.state.location
  expect(search).toBe('?version=2&open=compare')
  unmount()

  const again = showTabs({ scripts }, search)
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'To' })).toHaveDisplayValue('V2 (Regenerated)'))
  await again.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(selectedTab()).toBe('V2')
  await again.user.click(screen.getByRole('tab', { name: 'V3' }))
  expect(again.router.state.location.search).toBe('')
})

test('the menu of a version describes it, and the newest has nothing to restore', async () => {
  const { user } = showTabs({ scripts: [FIRST, SECOND] })
  await user.click(screen.getByRole('button', { name: 'Actions for V2' }))
  const menu = await screen.findByRole('menu')
  expect(menu).toHaveTextContent('RegeneratedNov 21, 2026, 1:05 PM, not saved')
  expect(within(menu).queryByRole('menuitem', { name: /^Restore/ })).not.toBeInTheDocument()
})

test('an earlier version comes back as the newest one [B-ER-34]', async () => {
  const { user } = showTabs({ scripts: [FIRST, SECOND] })
  await user.click(screen.getByRole('tab', { name: 'V1' }))
  await user.click(screen.getByRole('button', { name: 'Actions for V1' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Restore V1' }))
  expect(await screen.findByText('Version restored successfully!')).toBeInTheDocument()
  expect(tabs()).toEqual(['V1', 'V2', 'V3'])
  expect(selectedTab()).toBe('V3')
  expect(screen.getByText(/for 24 hours/)).toBeInTheDocument()
})

test.runIf(IS_FULL)('restoring a version that could not be saved shows no success', async () => {
  const { user } = showTabs({ scripts: [FIRST, SECOND], saveFails: true })
  await user.click(screen.getByRole('tab', { name: 'V1' }))
  await user.click(screen.getByRole('button', { name: 'Actions for V1' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Restore V1' }))
  await waitFor(() => expect(selectedTab()).toBe('V3'))
  // A later message is on the screen: an earlier one would be, too.
  act(() => void toast('Later'))
  expect(await screen.findByText('Later')).toBeInTheDocument()
  expect(screen.queryByText('Version restored successfully!')).not.toBeInTheDocument()
})

test('while words are typed nothing is restored over them, and the menu says why', async () => {
  const { user } = showTabs({ scripts: [FIRST, SECOND], typed: 'Something else.' })
  await user.click(screen.getByRole('tab', { name: 'V1' }))
  await user.click(screen.getByRole('button', { name: 'Actions for V1' }))
  expect(await screen.findByRole('menuitem', { name: 'Restore V1' })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText('Save or discard your edits before you restore a version.')).toBeInTheDocument()
})

test('a version gets a name, and loses it again', async () => {
  const { user } = showTabs({ scripts: [FIRST, SECOND] })
  await user.click(screen.getByRole('button', { name: 'Actions for V2' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Name this version' }))
  await fill(user, await screen.findByRole('textbox', { name: 'Name' }), ' For June ')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(tabs()).toEqual(['V1', 'V2For June']))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  await user.click(screen.getByRole('button', { name: 'Actions for V2' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Rename this version' }))
  const field = await screen.findByRole('textbox', { name: 'Name' })
  expect(field).toHaveValue('For June')
  await user.clear(field)
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  await waitFor(() => expect(tabs()).toEqual(['V1', 'V2']))
})

test.runIf(IS_FULL)('a name that is too long or refused keeps what was typed and says what helps', async () => {
  const { user } = showTabs({
    scripts: [FIRST, SECOND],
    renameFails: new BackendError('At most 150 versions of a script can have a name', '23514', 400),
  })
  await user.click(screen.getByRole('button', { name: 'Actions for V2' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Name this version' }))
  const field = await screen.findByRole('textbox', { name: 'Name' })
  await user.click(field)
  await user.paste('x'.repeat(61))
  await user.keyboard('{Enter}')
  expect(field).toHaveAccessibleDescription(/Use 60 characters or fewer\./)
  await user.keyboard('{Backspace}{Enter}')
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Remove the name from another version first/))
  expect(field).toHaveValue('x'.repeat(60))
})

test('the version on the screen is compared with the one before it, word by word', async () => {
  showComparison({ scripts: [FIRST, SECOND] })
  expect(screen.getByRole('combobox', { name: 'From' })).toHaveDisplayValue('V1 (Created)')
  expect(screen.getByRole('combobox', { name: 'To' })).toHaveDisplayValue('V2 (Regenerated)')
  expect(screen.getByRole('status')).toHaveTextContent('1 scene changed.')
  const dialog = screen.getByRole('dialog')
  const words = (role: string) =>
    within(dialog)
      .getAllByRole(role)
      .map((element) => element.textContent)
  expect(words('deletion')).toEqual([' removed: 24 hours, end of removed '])
  expect(words('insertion')).toEqual([' added: a whole day, end of added '])
})

test.runIf(IS_FULL)('equal scenes are one line until somebody wants to see them', async () => {
  const { user } = showComparison({ scripts: [FIRST, SECOND] })
  expect(screen.queryByText(LINES[0] ?? '')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Scene 1: no difference' }))
  expect(screen.getByText(LINES[0] ?? '')).toBeInTheDocument()
})

test('any two are compared, and swapped with one click', async () => {
  const { user, router } = showComparison({ scripts: [FIRST, SECOND, THIRD] }, '/?open=compare&from=1&to=3')
  expect(screen.getByRole('status')).toHaveTextContent('1 scene added')
  await user.click(screen.getByRole('button', { name: 'Swap the two versions' }))
  expect(screen.getByRole('status')).toHaveTextContent('1 scene removed')
  expect(router.state.location.search).toBe('?open=compare&from=3&to=1')
  expect(router.state.historyAction).toBe('REPLACE')
  await user.selectOptions(screen.getByRole('combobox', { name: 'From' }), 'V1 (Created)')
  expect(screen.getByRole('status')).toHaveTextContent('Both versions are the same.')
})

test('what is being typed is compared with its version', () => {
  showComparison({ scripts: [FIRST], typed: 'Your tea is warm by noon.' })
  expect(screen.getByRole('combobox', { name: 'To' })).toHaveDisplayValue('Your edits to V1 (not saved)')
  expect(screen.getByRole('insertion')).toHaveTextContent('tea')
})

test('an address with versions that are not there compares the newest two', () => {
  showComparison({ scripts: [FIRST, SECOND] }, '/?open=compare&from=9&to=null')
  expect(screen.getByRole('combobox', { name: 'From' })).toHaveDisplayValue('V1 (Created)')
  expect(screen.getByRole('combobox', { name: 'To' })).toHaveDisplayValue('V2 (Regenerated)')
})

test('one version alone has nothing to compare with', () => {
  showComparison({ scripts: [FIRST] })
  expect(screen.getByText('Only one version so far')).toBeInTheDocument()
})

test('either one but the newest is restored from there; a failure says so and can be tried again [B-ER-35]', async () => {
  const { user } = showComparison({ scripts: [FIRST, SECOND, THIRD], restoreFails: true }, '/?from=1&to=2')
  const buttons = screen.getAllByRole('button', { name: /^Restore this one/ })
  expect(buttons.map((button) => button.textContent)).toEqual(['Restore this one: V1', 'Restore this one: V2'])
  await user.click(screen.getByRole('button', { name: 'Restore this one: V1' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to restore version. Please try again.')
  expect(screen.getByRole('button', { name: 'Restore this one: V1' })).toBeEnabled()
})

test.runIf(IS_FULL)('scripts of 180 scenes are compared and shown', async () => {
  const lines = Array.from({ length: 180 }, (_, at) => `Line ${at} of many says what it says.`)
  showComparison({ scripts: [exampleEdit(lines), exampleEdit(lines.map((line) => line.replace('many', 'a lot')))] })
  expect(screen.getByRole('status')).toHaveTextContent('180 scenes changed.')
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(180))
})
