import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { MarketImport } from '@reelwright/shared'
import { supabase } from '../../../platform'
import { renderApp, signUpCreator, withRealBackend } from '../../../testing'

withRealBackend()

const CSV = 'Day,Creator,Revenue\n2026-10-01,@ana.films,$12.50\n2026-10-02,@ana.films,-$1\n'

/** As the page sends it; jsdom's own request would not find the app. */
async function send(csv: string): Promise<MarketImport> {
  const { data } = await supabase().auth.getSession()
  const answer = await fetch('/api/market/imports?name=creators.csv', {
    method: 'POST',
    headers: { authorization: `Bearer ${data.session?.access_token}`, 'content-type': 'application/octet-stream' },
    body: csv,
  })
  return ((await answer.json()) as { data: MarketImport }).data
}

/** Whether each of a hundred currencies can be seen takes long to find out, and does not matter here. */
const button = (name: string) => screen.getByRole('button', { name, hidden: true })

/** The next call of this address gets no answer. */
function failOnce(path: RegExp) {
  const real = globalThis.fetch
  let hasFailed = false
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (hasFailed || !path.test(input instanceof Request ? input.url : String(input))) return real(input, init)
    hasFailed = true
    return Promise.reject(new TypeError('Failed to fetch'))
  })
}

test('an import goes on at its address: choices outlive a reload and a failed call, problems are shown, figures can be deleted', async () => {
  await signUpCreator()
  const { id } = await send(CSV)
  const first = renderApp(`/market-data?import=${id}`)
  const revenue = await screen.findByLabelText('Revenue')
  expect(revenue).toHaveValue('revenue')
  await first.user.selectOptions(revenue, 'Don’t import')
  await first.user.click(button('Check 2 rows'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose at least one column with numbers')
  first.unmount()

  const { user } = renderApp(`/market-data?import=${id}`)
  expect(await screen.findByLabelText('Revenue')).toHaveValue('')
  await user.selectOptions(screen.getByLabelText('Revenue'), 'Revenue')
  failOnce(/\/check$/)
  await user.click(button('Check 2 rows'))
  expect(await screen.findByRole('alert')).toHaveTextContent('The server did not respond. Your choices are kept.')
  await user.click(button('Check 2 rows'))

  expect(await screen.findByText('Review')).toHaveFocus()
  const faults = within(screen.getByRole('region', { name: 'Errors' }))
  await waitFor(() => expect(faults.getByText(/Row 3:/)).toHaveTextContent('Row 3: “-$1”'))
  await user.click(button('Change columns'))
  expect(await screen.findByLabelText('Revenue')).toHaveValue('revenue')
  await user.click(button('Check 2 rows'))
  await user.click(await screen.findByText('Import 1 row'))
  expect(await screen.findByText(/1 new creator · 1 new daily total/)).toBeInTheDocument()

  await user.click(await screen.findByText('Delete imported data'))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete data' }))
  expect(await screen.findByText(/No data yet\./)).toBeInTheDocument()
})

test('an import that nobody has says so, and leads to another', async () => {
  await signUpCreator()
  const { user } = renderApp(`/market-data?import=${crypto.randomUUID()}`)
  expect(await screen.findByText('This import no longer exists')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Import another file' }))
  expect(await screen.findByRole('button', { name: 'Choose files' })).toBeEnabled()
})
