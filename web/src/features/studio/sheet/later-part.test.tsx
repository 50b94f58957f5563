import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { laterPart, type LaterPart, useLaterPart } from './later-part'

function Holder({ part, wanted }: { part: LaterPart<object>; wanted: boolean }) {
  const { Part, failed, retry } = useLaterPart(part, wanted)
  if (failed) return <button onClick={retry}>Again</button>
  return Part ? <Part /> : <p>Nothing yet</p>
}

test('a part is fetched when it is wanted, once, and stays', async () => {
  let fetched = 0
  const part = laterPart(async () => {
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

test('a file that does not arrive takes nothing along and can be asked for again', async () => {
  let isOnline = false
  const part = laterPart(async () => {
    if (!isOnline) throw new Error('The file did not arrive')
    return () => <p>Here</p>
  })
  render(<Holder part={part} wanted />)
  const again = await screen.findByRole('button', { name: 'Again' })
  isOnline = true
  act(() => again.click())
  expect(await screen.findByText('Here')).toBeVisible()
})
