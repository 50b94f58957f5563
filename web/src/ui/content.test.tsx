import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { Avatar, Banner, Breadcrumb, LoadFailure, Progress, Skeleton, ThemeToggle, toast, Toaster } from '.'
import { initials } from './avatar'

test.each([
  ['Ana Maria López', 'AL'],
  ['ben', 'B'],
  ['  ', '?'],
  ['émile zola', 'ÉZ'],
])('the initials of %j are %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

test('a picture that does not load gives way to the initials', () => {
  const { container } = render(<Avatar name="Ana López" src="/gone.png" />)
  fireEvent.error(container.querySelector('img')!)
  expect(screen.getByRole('img', { name: 'Ana López' })).toHaveTextContent('AL')
})

test('a progress without a value is indeterminate', () => {
  const { rerender } = render(<Progress label="Writing" />)
  expect(screen.getByRole('progressbar', { name: 'Writing' })).not.toHaveAttribute('aria-valuenow')
  rerender(<Progress label="Writing" value={140} />)
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
})

test('a danger banner is an alert, others are announced politely, and they can be dismissed', async () => {
  const dismiss = vi.fn()
  render(
    <>
      <Banner tone="danger">Not saved</Banner>
      <Banner tone="info" onDismiss={dismiss}>
        By the way
      </Banner>
    </>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved')
  expect(screen.getByRole('status')).toHaveTextContent('By the way')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(dismiss).toHaveBeenCalledOnce()
})

test('what could not be loaded says so and can be asked for again, once at a time', async () => {
  const retry = vi.fn()
  const { rerender } = render(
    <LoadFailure title="Your plan couldn’t be loaded." onRetry={retry}>
      Network error.
    </LoadFailure>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Your plan couldn’t be loaded.')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
  rerender(<LoadFailure onRetry={retry} retrying />)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDisabled()
})

test('the last crumb is the page itself', () => {
  const element = <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Script Library' }]} />
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  expect(screen.getByText('Script Library')).toHaveAttribute('aria-current', 'page')
})

test('the theme toggle switches light to dark and back, and remembers it [A-TH-01, A-SH-34, A-GE-15]', async () => {
  const user = userEvent.setup()
  render(<ThemeToggle />)
  await user.click(screen.getByRole('button', { name: 'Switch to dark theme' }))
  expect(document.documentElement).toHaveClass('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  await user.click(await screen.findByRole('button', { name: 'Switch to light theme' }))
  expect(document.documentElement).not.toHaveClass('dark')
  expect(localStorage.getItem('theme')).toBe('light')
})

test('a toast stands at the top right for 4 seconds, or for its own duration [A-NT-08, CX-30, B-CN-11]', async () => {
  vi.useFakeTimers()
  try {
    render(<Toaster />)
    act(() => void toast.success('Script saved'))
    act(() => void toast.success('Copied', { duration: 2000 }))
    act(() => void toast.success('Deleted', { duration: 8000 }))
    await act(() => vi.advanceTimersByTimeAsync(100))
    const shown = screen.getByText('Script saved').closest('li')
    expect(shown).toHaveAttribute('data-y-position', 'top')
    expect(shown).toHaveAttribute('data-x-position', 'right')
    await act(() => vi.advanceTimersByTimeAsync(3800))
    expect(screen.queryByText('Copied')).not.toBeInTheDocument()
    expect(screen.getByText('Script saved')).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(screen.queryByText('Script saved')).not.toBeInTheDocument()
    expect(screen.getByText('Deleted')).toBeInTheDocument()
  } finally {
    vi.useRealTimers()
  }
})

test('what a user of a component says stands beside its weak defaults, which any class outdoes', () => {
  const { container } = render(<Skeleton className="h-8 rounded-card" />)
  expect(container.firstElementChild).toHaveClass('h-8', 'rounded-card', 'weak:h-4', 'weak:rounded-sm')
  expect(container.firstElementChild).not.toHaveClass('h-4')
})
