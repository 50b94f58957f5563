import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithProviders, signUpCreator, withRealBackend } from '../../../testing'
import { SessionProvider } from '../../account'
import { Overview } from './overview'

withRealBackend()

test('a new account is invited to its first script, and sees an example on request until it hides it [B-OV-01 to B-OV-08, B-QA-05 to B-QA-08, CX-02, CX-03, OP-36]', async () => {
  await signUpCreator()
  const { user } = renderWithProviders(
    <SessionProvider>
      <Overview head={<h1 id="overview-heading">Overview</h1>} />
    </SessionProvider>,
    '/dashboard',
  )
  expect(await screen.findByRole('link', { name: 'Write your first script' })).toHaveAttribute('href', '/script-studio')
  expect(screen.queryByText(/\d+ (days?|hrs?|views)/)).toBeNull()
  expect(screen.getByRole('img', { name: '0 scripts' })).toBeInTheDocument()

  await user.click(screen.getByText('Show an example'))
  const example = within(await screen.findByRole('region', { name: 'Example numbers' }))
  expect(
    example.getByText('These numbers are made up. Your own will replace them after your first script.'),
  ).toBeVisible()
  const tile = (label: string) =>
    example.getAllByText(label).map((heading) => heading.closest('div.rounded-card')?.textContent)
  expect(tile('Total Scripts')).toEqual(['Total Scripts15'])
  expect(tile('Avg Craft Score')).toEqual(['Avg Craft Score8.2/10'])
  expect(tile('Completion Rate')).toEqual(['Completion Rate87%Ready to film or posted'])
  expect(tile('Posting Streak')).toEqual(['Posting Streak7 days'])
  expect(tile('Creation Streak')).toEqual(['Creation Streak12 days'])
  expect(example.getByText('6 of 8 earned')).toBeInTheDocument()
  await user.click(example.getByText('See today'))
  const popup = await screen.findByRole('dialog', { name: 'Time Saved' })
  expect(popup).toHaveTextContent('270 minutes')
  expect(popup).toHaveTextContent('saved creating 3 scripts today')
  await user.keyboard('{Escape}')

  await user.click(screen.getByText('Hide example'))
  expect(screen.queryByText('Avg Craft Score')).toBeNull()
  expect(screen.getByText('No numbers yet')).toBeVisible()
})
