import { Slot } from 'radix-ui'
import { type ComponentType, type KeyboardEvent, useState } from 'react'
import type { MenuProps } from './menu'
import { toast } from './toaster'

const load = () => import('./menu')
// What cannot be fetched now is asked for again, and told, with the press.
const prefetch = () => void load().catch(() => undefined)

/**
 * A `Menu` whose code comes when somebody reaches for its button, for what every page has at its start: what draws menus is a tenth
 * of all that is loaded there. The trigger must be one element.
 */
export function LazyMenu(props: MenuProps) {
  const [Loaded, setLoaded] = useState<ComponentType<MenuProps>>()
  const [loading, setLoading] = useState(false)
  if (Loaded) return <Loaded {...props} defaultOpen />

  async function open() {
    setLoading(true)
    try {
      const { Menu } = await load()
      setLoaded(() => Menu)
    } catch {
      toast.error('The menu could not be loaded. Check your connection, or reload the page.')
    } finally {
      setLoading(false)
    }
  }

  function handleKeys(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    void open()
  }

  return (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={loading || undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onKeyDown={handleKeys}
      onClick={() => void open()}
    >
      {props.trigger}
    </Slot.Root>
  )
}
