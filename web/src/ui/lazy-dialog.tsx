import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { logError } from '../platform'
import { toast } from './toast'

/**
 * A dialog that comes when it is opened. Without a connection it stays away and says so, where `lazy` would take the whole page
 * down with all that is selected on it, and would not ask a second time.
 */
export function lazyDialog<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  return function LazyDialog(props: Props) {
    const [Dialog, setDialog] = useState(() => loaded)
    const giveUp = useEffectEvent((error: unknown) => {
      logError('A dialog couldn’t be loaded', error)
      toast.error('This couldn’t be opened', { description: 'Check your connection and try again.' })
      props.onClose()
    })
    useEffect(() => {
      if (Dialog) return undefined
      let isHere = true
      async function fetchDialog() {
        try {
          loaded = await load()
          if (isHere) setDialog(() => loaded)
        } catch (error) {
          if (isHere) giveUp(error)
        }
      }
      void fetchDialog()
      return () => void (isHere = false)
    }, [Dialog])
    return Dialog ? <Dialog {...props} /> : null
  }
}
