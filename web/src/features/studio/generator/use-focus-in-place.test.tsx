import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useFocusInPlace } from './use-focus-in-place'

/** jsdom has no layout: a remark is 24 px high and the field stands below it. */
function Form({ remark, onHold }: { remark?: string; onHold: (hold: () => void) => void }) {
  onHold(useFocusInPlace())
  return (
    <div data-testid="scroller" style={{ overflowY: 'auto' }}>
      {remark && <p>{remark}</p>}
      <input
        ref={(field) => {
          if (field) field.getBoundingClientRect = () => ({ top: field.previousElementSibling ? 124 : 100 }) as DOMRect
        }}
      />
    </div>
  )
}

test('scrolls by as much as the content above the focused field grows, and by nothing for other changes', () => {
  const onHold = vi.fn<(hold: () => void) => void>()
  const { rerender } = render(<Form onHold={onHold} />)
  const scroller = screen.getByTestId('scroller')
  vi.spyOn(scroller, 'scrollHeight', 'get').mockReturnValue(900)
  vi.spyOn(scroller, 'clientHeight', 'get').mockReturnValue(400)
  screen.getByRole('textbox').focus()

  onHold.mock.lastCall?.[0]()
  rerender(<Form onHold={onHold} remark="Shown as text" />)
  expect(scroller.scrollTop).toBe(24)
  onHold.mock.lastCall?.[0]()
  rerender(<Form onHold={onHold} remark="Shown as text, not said" />)
  expect(scroller.scrollTop).toBe(24)
  rerender(<Form onHold={onHold} />)
  expect(scroller.scrollTop).toBe(24)
})
