import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Outlet } from 'react-router'
import { onPaletteAsked, toast } from '../../ui'
import type { PaletteProps } from './palette'

/** Opens the command palette by Ctrl/Cmd-K and by its button; its code comes with the first use. */
export function PaletteFrame() {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>()
  const [open, setOpen] = useState(false)
  const fetching = useRef(false)

  useEffect(() => {
    async function show() {
      if (fetching.current) return
      fetching.current = true
      try {
        const loaded = await import('./palette')
        setPalette(() => loaded.Palette)
        setOpen(true)
      } catch {
        toast.error('The command palette couldn’t be loaded. Check your connection, or reload the page.')
      } finally {
        fetching.current = false
      }
    }
    function onKey(event: KeyboardEvent) {
      const isAsked =
        (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k'
      if (!isAsked || event.repeat) return
      // Browsers would go to their own search.
      event.preventDefault()
      setOpen(false)
      if (!document.querySelector('[data-palette]')) void show()
    }
    addEventListener('keydown', onKey)
    const stop = onPaletteAsked(() => void show())
    return () => {
      removeEventListener('keydown', onKey)
      stop()
    }
  }, [])

  return (
    <>
      <Outlet />
      {Palette && open && <Palette onClose={() => setOpen(false)} />}
    </>
  )
}
