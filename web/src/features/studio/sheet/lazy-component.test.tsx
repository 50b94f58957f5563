import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lazyComponent, type LazyComponent, useLazyComponent } from './lazy-component'

function Holder({ part, wanted }: { part: LazyComponent<object>; wanted: boolean }) {
  const { Part, failed, retry } = useLazyComponent(part, wanted)
  if (failed) return <button onClick={retry}>Again</button>
  return Part ? <Part /> : <p>Nothing yet</p>
}

test('loads a component once, when it is wanted, and keeps it', async () => {
  let fetched = 0
  const part = lazyComponent(async () => {
    fetched++
    return () => <p>Here</p>
  })
  const { rerender } = render(<Holder part={part} wanted={false} />)
  expect(screen.getByText('Nothing yet')).toBeVisible()
  expect(fetched).toBe(0)
  rerender(<Holder part={part} wanted />)
  expect(await screen.findByText('Here')).toBeVisible()
  rerender(<Holder part={part} wanted={false} />)
  expect(screen.getByText('Here')).toBeVisible()
  expect(fetched).toBe(1)
})

test('a failed load can be retried', async () => {
  let isOnline = false
  const part = lazyComponent(async () => {
    if (!isOnline) throw new Error('The file did not arrive')
    return () => <p>Here</p>
  })
  render(<Holder part={part} wanted />)
  const again = await screen.findByRole('button', { name: 'Again' })
  isOnline = true
  act(() => again.click())
  expect(await screen.findByText('Here')).toBeVisible()
})
