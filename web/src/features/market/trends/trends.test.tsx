import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderApp, signUpCreator, withRealBackend } from '../../../testing'
// What comes when it is asked for is there before the first test begins to wait for it.
import '@reelwright/shared/market-demo'
import '../../studio'
import '../trending-page'
import './product-dialog'

/** The page of trends in the whole product, against the real service. */
withRealBackend()

const logged = vi.fn()
beforeEach(() => {
  logged.mockReset()
  vi.spyOn(console, 'error').mockImplementation(logged)
})

/** What is asked of the list of products goes through `answer` first; undefined lets it pass. */
function interceptProducts(answer: () => Promise<Response> | undefined) {
  const passed = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const isList = typeof input === 'string' && input.startsWith('/api/products')
    return (isList ? answer() : undefined) ?? passed(input, init)
  })
}

const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent
// By its label, not by its role: that would have the name of every button of the page worked out, again and again.
const cards = () => screen.findAllByLabelText(/^Write a script for this: /)

test('shows totals and the first six, and the niche filters and ranks again [B-TR-01, B-TR-02, B-TR-03, B-TR-05, B-TR-06, B-TR-07, A-RT-26, CX-36, OP-34]', async () => {
  await signUpCreator()
  const { user, router } = renderApp('/trending')
  expect(await cards()).toHaveLength(6)
  expect(screen.getByText('Using demo data')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Import data' })).toHaveAttribute('href', '/market-data')
  expect([figure('Total Products'), figure('Avg Engagement')]).toEqual(['48', '7%'])

  await user.click(screen.getByRole('radio', { name: 'Tech' }))
  await waitFor(() => expect(figure('Total Products')).toBe('10'))
  const list = within(screen.getByRole('region', { name: 'Products' }))
  const shown = list.getAllByRole('listitem').map(({ textContent }) => /Rank #(\d+)/.exec(textContent)?.[1])
  expect(shown).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(router.state.location.search).toBe('?niche=tech')

  await user.click(screen.getByRole('button', { name: 'Show all' }))
  const table = await screen.findByRole('table', { name: 'Products' })
  expect(table).toHaveAttribute('aria-rowcount', '11')
  expect(within(table).getByRole('columnheader', { name: 'Rank' })).toHaveAttribute('aria-sort', 'ascending')
  await user.click(within(table).getByRole('button', { name: 'Price' }))
  expect(within(table).getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending')
  const prices = () =>
    within(table)
      .getAllByRole('row')
      .flatMap(({ textContent }) => /Price\$([\d,.]+)/.exec(textContent)?.[1] ?? [])
      .map((price) => Number(price.replace(',', '')))
  await waitFor(() => expect(prices()).toEqual(prices().toSorted((a, b) => b - a)))

  await user.click(screen.getByRole('searchbox', { name: 'Filter products' }))
  await user.paste('zzz')
  expect(await screen.findByText('No products with “zzz” in the name.')).toBeInTheDocument()
  // The cards describe the niche, whatever is searched in it.
  expect(figure('Total Products')).toBe('10')
  await user.click(screen.getByRole('button', { name: 'Clear filter' }))
  expect(await screen.findByRole('table', { name: 'Products' })).toBeInTheDocument()
})

test('shows three placeholders as long as the products are on their way; a failure is only logged, and the demo set stands in for the figures until “Try again” has them [B-TR-08, B-ER-40, B-GE-13, CX-12]', async () => {
  await signUpCreator()
  let fails = true
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  interceptProducts(() => (fails ? held.then(() => Response.json({ error: 'Down' }, { status: 503 })) : undefined))
  const { user } = renderApp('/trending')
  const waiting = await screen.findByRole('list', { name: 'Loading products' })
  expect(waiting.children).toHaveLength(3)
  letGo()
  expect(await cards()).toHaveLength(6)
  expect(screen.getByText('Using demo data')).toBeInTheDocument()
  expect(figure('Total Products')).toBe('48')
  expect(logged).toHaveBeenCalledWith('The products couldn’t be loaded', expect.anything())
  expect(document.querySelector('[data-sonner-toast]')).toBeNull()

  fails = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Import data' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a product has an address of its own, and its script begins with it in the studio', async () => {
  await signUpCreator()
  const { user, router } = renderApp('/trending?range=7d&product=demo-13')
  const dialog = await screen.findByRole('dialog')
  const name = (await within(dialog).findByRole('heading', { level: 2 })).textContent
  await within(dialog).findByText('Top creators')
  await user.keyboard('{Escape}')
  expect(router.state.location.search).toBe('?range=7d')

  const [first] = await cards()
  const product = first!.getAttribute('aria-label')!.replace('Write a script for this: ', '')
  expect(product).not.toBe(name)
  await user.click(first!)
  expect(await screen.findByRole('textbox', { name: /^Product name/ })).toHaveValue(product)
  expect(screen.getByRole('textbox', { name: /^Price/ })).not.toHaveValue('')
  expect(await screen.findByText('The form is filled in. Choose your audience, then generate.')).toBeInTheDocument()
})
