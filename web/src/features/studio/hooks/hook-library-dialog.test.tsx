import { screen, waitFor, within } from '@testing-library/react'
import { ScriptBrief } from '@reelwright/shared'
import { type ComponentProps, useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { supabase } from '../../../platform'
import { fill, IS_FULL, renderWithProviders, signUpCreator, withRealBackend } from '../../../testing'
import { toast } from '../../../ui'
import { SessionProvider } from '../../account'
import { HookLibraryDialog } from './hook-library-dialog'

withRealBackend()
afterEach(() => void toast.dismiss())

const brief = ScriptBrief.parse({ productName: 'Glaciero tumbler', price: 29.99, targetAudience: 'nurses' })

type Props = Partial<ComponentProps<typeof HookLibraryDialog>>

function Host(props: Props) {
  const [open, setOpen] = useState(true)
  return (
    <SessionProvider>
      <button onClick={() => setOpen(true)}>Open</button>
      <HookLibraryDialog kind="hook" brief={null} open={open} onOpenChange={setOpen} {...props} />
    </SessionProvider>
  )
}

const openLibrary = (props: Props = {}) => renderWithProviders(<Host {...props} />)
const list = (name = 'Hook Library') => screen.findByRole('list', { name })
const items = async () => within(await list()).getAllByRole('listitem')
const search = () => screen.getByRole('searchbox', { name: 'Search hooks' })
const addButton = () => screen.findByRole('button', { name: 'Add Custom' })

async function storedItems() {
  const { data } = await supabase().from('hook_library_items').select('kind, text, category, style')
  return data ?? []
}

async function storedFavourites() {
  const { data } = await supabase().from('hook_library_favourites').select('item_id')
  return (data ?? []).map(({ item_id }) => item_id)
}

/** From now on these calls of the data API fail. */
function breaking(isBroken: (path: string, method: string) => boolean) {
  const onward = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.origin)
    if (!isBroken(pathname, init?.method ?? 'GET')) return onward(input, init)
    return Promise.resolve(Response.json({ message: 'out of order', code: 'XX000' }, { status: 500 }))
  })
}

describe('without a session', () => {
  // Those of the hooks are counted below.
  test('the built-in calls to action are there [B-HK-13]', async () => {
    openLibrary({ kind: 'cta' })
    expect(screen.getByRole('dialog', { name: 'CTA Library' })).toBeInTheDocument()
    expect(within(await list('CTA Library')).getAllByRole('listitem')).toHaveLength(15)
    expect(screen.queryByRole('button', { name: 'Add Custom' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Favorite/ })).not.toBeInTheDocument()
  })

  test('they are searched and filtered, and nothing found is said [B-HK-01, B-HK-02, B-HK-03, B-HK-08]', async () => {
    const { user } = openLibrary()
    expect(screen.getByRole('dialog', { name: 'Hook Library' })).toBeInTheDocument()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Curiosity')
    const ofCategory = (await items()).length
    await user.selectOptions(screen.getByRole('combobox', { name: 'Style' }), 'Skit')
    expect(screen.queryAllByRole('listitem').length).toBeLessThan(ofCategory)
    await user.type(search(), 'zzz')
    expect(screen.getByRole('heading', { name: 'No hooks found' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Show all hooks' }))
    expect(await items()).toHaveLength(18)
    expect(search()).toHaveFocus()
  })

  test.runIf(IS_FULL)('no call to action found is said, too [B-HK-08]', async () => {
    const { user } = openLibrary({ kind: 'cta' })
    await user.type(screen.getByRole('searchbox', { name: 'Search CTAs' }), 'zzz')
    expect(screen.getByRole('heading', { name: 'No CTAs found' })).toBeInTheDocument()
  })
})

test('an item is inserted with the words of the product, and the library closes [B-HK-07, OP-46]', async () => {
  const onInsert = vi.fn<(text: string) => void>()
  const { user } = openLibrary({ brief, onInsert })
  await waitFor(async () => expect((await list()).textContent).toContain('tumbler'))
  expect((await list()).textContent).not.toMatch(/[[\]{}]/)
  const [button] = screen.getAllByRole('button', { name: /^Insert: / })
  const text = button?.getAttribute('aria-label')?.replace('Insert: ', '')
  if (button) await user.click(button)
  expect(onInsert.mock.calls).toEqual([[text]])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('an item is copied, and that is said [B-HK-06, OP-46]', async () => {
  const { user } = openLibrary()
  const [button] = await screen.findAllByRole('button', { name: /^Copy: / })
  if (button) await user.click(button)
  expect(await screen.findByText('Copied')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe(button?.getAttribute('aria-label')?.replace('Copy: ', ''))
})

test('the keyboard alone is enough', async () => {
  const onInsert = vi.fn<(text: string) => void>()
  const { user } = openLibrary({ onInsert })
  const buttons = await screen.findAllByRole('button', { name: /^Insert: / })
  await user.tab()
  await user.keyboard('/')
  expect(search()).toHaveFocus()
  await user.keyboard('a/b')
  expect(search()).toHaveValue('a/b')
  await user.clear(search())
  await user.keyboard('{ArrowDown}')
  expect(buttons[0]).toBeDefined()
  expect(document.activeElement).toHaveAccessibleName(buttons[0]?.getAttribute('aria-label') ?? '')
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(document.activeElement).toHaveAccessibleName(buttons[1]?.getAttribute('aria-label') ?? '')
  await user.keyboard('{Home}{ArrowUp}')
  expect(search()).toHaveFocus()
  await user.keyboard('{ArrowDown}{End}{ArrowDown}{Enter}')
  expect(onInsert).toHaveBeenCalledTimes(1)
  expect(`Insert: ${onInsert.mock.calls[0]?.[0]}`).toBe(buttons.at(-1)?.getAttribute('aria-label'))
})

describe('favourites', () => {
  test('are marked at once, kept on the server and can be looked at alone [B-HK-05, OP-46]', async () => {
    await signUpCreator()
    const { user } = openLibrary()
    const [first, second] = await screen.findAllByRole('button', { name: /^Favorite: / })
    if (!first || !second) throw new Error('Nothing to like')
    await user.click(first)
    await user.click(second)
    await user.click(second)
    expect(first).toHaveAttribute('aria-pressed', 'true')
    expect(second).toHaveAttribute('aria-pressed', 'false')
    await waitFor(async () => expect(await storedFavourites()).toEqual(['HK01']))
    await user.click(screen.getByRole('switch', { name: 'Favorites only' }))
    expect(await items()).toHaveLength(1)
  })

  test.runIf(IS_FULL)('go back to what they were when the server refuses', async () => {
    await signUpCreator()
    const { user } = openLibrary()
    const [first] = await screen.findAllByRole('button', { name: /^Favorite: / })
    breaking((path, method) => path === '/rest/v1/hook_library_favourites' && method === 'POST')
    if (first) await user.click(first)
    expect(await screen.findByText('The favorite couldn’t be changed')).toBeInTheDocument()
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'false'))
  })
})

describe("items of one's own", () => {
  test('are added with category and style, blanks are not [B-HK-04, B-VL-18]', async () => {
    await signUpCreator()
    const { user } = openLibrary({ kind: 'hook' })
    await user.click(await addButton())
    const area = screen.getByRole('textbox', { name: /^New hook/ })
    await waitFor(() => expect(area).toHaveFocus())
    await user.type(area, '   ')
    await user.click(screen.getByRole('button', { name: 'Add hook' }))
    expect(screen.getByText('Enter the text of your hook')).toBeInTheDocument()
    await fill(user, area, 'My dog chose this one')
    const form = within(screen.getByRole('form', { name: 'Add custom hook' }))
    await user.selectOptions(form.getByRole('combobox', { name: 'Category' }), 'Social')
    await user.selectOptions(form.getByRole('combobox', { name: 'Style' }), 'Skit')
    await user.dblClick(screen.getByRole('button', { name: 'Add hook' }))
    expect(await screen.findByText('Hook added')).toBeInTheDocument()
    expect((await items())[0]).toHaveTextContent(/My dog chose this one.*Social.*Skit.*Yours/)
    expect(await storedItems()).toEqual([
      { kind: 'hook', text: 'My dog chose this one', category: 'social', style: 'skit' },
    ])
  })

  test('are changed, deleted and brought back with their heart [B-HK-09]', async () => {
    await signUpCreator()
    await supabase()
      .from('hook_library_items')
      .insert({ kind: 'hook', text: 'First try', category: 'social', style: 'skit' })
    const { user } = openLibrary()
    await user.click(await screen.findByRole('button', { name: 'Edit: First try' }))
    const area = screen.getByRole('textbox', { name: /^Your hook/ })
    await user.clear(area)
    await fill(user, area, 'Second try')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'Favorite: Second try' }))
    await waitFor(async () => expect(await storedFavourites()).toHaveLength(1))

    await user.click(screen.getByRole('button', { name: 'Delete: Second try' }))
    await waitFor(() => expect(screen.queryByText('Second try')).not.toBeInTheDocument())
    await waitFor(async () => expect(await storedItems()).toEqual([]))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Favorite: Second try' })).toHaveAttribute('aria-pressed', 'true'),
    )
  })

  test('are kept while they are typed, and when saving fails', async () => {
    await signUpCreator()
    const first = openLibrary()
    await first.user.click(await addButton())
    await fill(first.user, screen.getByRole('textbox', { name: /^New hook/ }), 'Half a thou')
    first.unmount()

    const { user } = openLibrary()
    await user.click(await addButton())
    const area = screen.getByRole('textbox', { name: /^New hook/ })
    expect(area).toHaveValue('Half a thou')
    await user.click(area)
    await user.paste('x'.repeat(500))
    await user.click(screen.getByRole('button', { name: 'Add hook' }))
    expect(screen.getByText('A hook can have up to 500 characters. Yours has 511.')).toBeInTheDocument()
    await user.clear(area)
    await fill(user, area, 'A whole thought')
    breaking((path, method) => path === '/rest/v1/hook_library_items' && method === 'POST')
    await user.click(screen.getByRole('button', { name: 'Add hook' }))
    expect(await screen.findByText(/^Not saved: out of order/)).toBeInTheDocument()
    expect(area).toHaveValue('A whole thought')
  })

  test.runIf(IS_FULL)('that could not be loaded leave the others in reach, and are asked for again', async () => {
    await signUpCreator()
    await supabase()
      .from('hook_library_items')
      .insert({ kind: 'hook', text: 'Mine', category: 'social', style: 'skit' })
    let isBroken = true
    breaking((path) => isBroken && path === '/rest/v1/hook_library_items')
    const { user } = openLibrary()
    expect(await screen.findByText('Your own hooks couldn’t be loaded.')).toBeInTheDocument()
    expect(await items()).toHaveLength(18)
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Mine')).toBeInTheDocument()
  })
})
