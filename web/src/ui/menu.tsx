import { Slot } from 'radix-ui'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import type { MenuLayer, MenuProps } from './menu-layer'
import { toast } from './toast'

const load = () => import('./menu-layer')
// Pressing the button retries a failed prefetch and reports the failure.
const prefetch = () => void load().catch(() => undefined)

/**
 * A list of actions behind a button, which must be one element. Letters jump, arrows move, Escape closes. Its code comes with the first
 * pointer or focus on the button: what draws menus is a tenth of all that a page loads.
 */
export function Menu(props: MenuProps) {
  const [Layer, setLayer] = useState<typeof MenuLayer>()
  const [loading, setLoading] = useState(false)
  const [openedByKey, setOpenedByKey] = useState(false)
  if (Layer) return <Layer {...props} openedByKey={openedByKey} />

  async function open(byKey: boolean) {
    setLoading(true)
    setOpenedByKey(byKey)
    try {
      const { MenuLayer } = await load()
      setLayer(() => MenuLayer)
    } catch {
      toast.error('The menu couldn’t be loaded. Check your connection, or reload the page.')
    } finally {
      setLoading(false)
    }
  }

  function handleKeys(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    void open(true)
  }

  return (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={loading || undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onKeyDown={handleKeys}
      // A click without a count is a key's.
      onClick={({ detail }: MouseEvent) => void open(detail === 0)}
    >
      {props.trigger}
    </Slot.Root>
  )
}
