import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SaveStatus } from './save-status'

test('a save that takes longer than three seconds says so', () => {
  vi.useFakeTimers()
  render(<SaveStatus state="saving" />)
  expect(screen.getByText('Saving')).toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(3000))
  expect(screen.getByText('Still saving. Keep this page open.')).toBeInTheDocument()
  vi.useRealTimers()
})
