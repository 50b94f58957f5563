import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { supabase, unwrap } from '../../../platform'
import { renderWithProviders, signUpCreator, withRealBackend } from '../../../testing'
import { SessionProvider } from '../../account'
import { logTicks } from './log-scale'
import { groupName } from './words'
import { YourVideos } from './your-videos'

withRealBackend()
afterEach(cleanup)

async function show(rows: object[]) {
  await signUpCreator()
  if (rows.length > 0)
    await unwrap(
      supabase()
        .from('scripts')
        .insert(rows.map((row) => ({ title: 'Mug', status: 'posted', ...row }))),
    )
  return renderWithProviders(
    <SessionProvider>
      <YourVideos />
    </SessionProvider>,
    '/analytics',
  )
}

test('an account without results is taught how to record them', async () => {
  await show([{ title: 'No results yet' }])
  expect(await screen.findByRole('heading', { name: 'See what works in your videos' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open the library' })).toHaveAttribute('href', '/scripts')
  expect(screen.getByRole('button', { name: 'Record results in bulk' })).toBeInTheDocument()
})

test('ranks own videos, compares groups of five, and does not judge smaller ones [B-OV-04, CX-02]', async () => {
  const { user } = await show([
    ...[9, 99, 999, 9999, 99_999].map((views) => ({ views, tone: 'helpful-friend' })),
    ...[1, 2, 1].map((views) => ({ views, tone: 'urgent-psa' })),
    {
      title: 'The best',
      views: 200_000,
      likes: 10_000,
      sales: 4,
      tone: 'urgent-psa',
      result_link: 'https://video.example/7',
    },
  ])
  const top = within(await screen.findByRole('region', { name: 'Top videos' }))
  const [first] = await top.findAllByRole('listitem')
  expect(first).toHaveTextContent(/^1The best.*5\.0% engagement.*4 orders.*200\.0Kviews$/)
  expect(within(first!).getByRole('link', { name: /^The best/ })).toHaveAttribute('href', 'https://video.example/7')
  expect(screen.getByText('Own')).toBeInTheDocument()

  const works = within(screen.getByRole('region', { name: 'What works' }))
  await user.selectOptions(await works.findByRole('combobox', { name: 'Compare by' }), 'Tone')
  const helpful = (await works.findByText('Helpful Friend')).closest('li')!
  expect(helpful).toHaveTextContent(/5 videos\s*999, likely 10 to 91\.8K/)
  expect(works.getByText('Urgent PSA').closest('li')).toHaveTextContent('Too early to say: 4 of 5 videos')
  expect(works.getByText('From 9 of 9 posted videos, those with views')).toBeInTheDocument()
  await user.click(works.getByRole('button', { name: 'Show as table' }))
  const table = works.getByRole('table', { name: 'Views by tone' })
  expect(within(table).getByRole('row', { name: /^Helpful Friend 5 999 10 91\.8K$/ })).toBeInTheDocument()

  await user.click(screen.getByRole('radio', { name: 'Clicks' }))
  expect(await works.findByText(/None of your posted videos has clicks yet/)).toBeInTheDocument()
})

test('the scale begins at nothing and ends behind the largest figure, with few marks', () => {
  expect(logTicks(1)).toEqual({ end: 10, ticks: [0, 10] })
  expect(logTicks(900)).toEqual({ end: 1000, ticks: [0, 10, 100, 1000] })
  expect(logTicks(3_000_000_000)).toEqual({ end: 1e10, ticks: [0, 1e3, 1e6, 1e9] })
  expect(groupName('length', '120')).toBe('90s-3min')
})
