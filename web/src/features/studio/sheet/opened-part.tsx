import { useEffect, useState } from 'react'
import { toast } from '../../../ui'
import type { Studio } from '../session/studio'
import { calm } from './calm'
import { useLazyComponent } from './lazy-component'
import { hookLibrary, type Opened, refineDialog, teleprompter } from './lazy-dialogs'

interface OpenedPartProps {
  studio: Studio
  opened: Opened | null
  /** What the refine chat begins with. */
  message: string | undefined
  onClose: () => void
  onInsert: (kind: 'hook' | 'cta', text: string) => void
  onUseSeconds: (seconds: ReadonlyMap<number, number>) => void
}

/** Dialogs and the teleprompter, each with code of its own. */
export const OpenedPart = calm(function OpenedPart({
  studio,
  opened,
  message,
  onClose,
  onInsert,
  onUseSeconds,
}: OpenedPartProps) {
  const refine = useLazyComponent(refineDialog, opened === 'refine')
  const hooks = useLazyComponent(hookLibrary, opened === 'hook' || opened === 'cta')
  const prompter = useLazyComponent(teleprompter, opened === 'teleprompter')
  // Which of the two lists is fading out.
  const [kind, setKind] = useState<'hook' | 'cta'>('hook')
  if ((opened === 'hook' || opened === 'cta') && opened !== kind) setKind(opened)

  const failed = [refine, hooks, prompter].find((part) => part.failed)
  useEffect(() => {
    if (!failed) return
    toast.error('This couldn’t be opened. Your script is safe. Check your connection and try again.')
    failed.retry()
    onClose()
  }, [failed, onClose])

  const openChange = (open: boolean) => !open && onClose()
  return (
    <>
      {refine.Part && (
        <refine.Part studio={studio} open={opened === 'refine'} onOpenChange={openChange} message={message} />
      )}
      {hooks.Part && (
        <hooks.Part
          kind={kind}
          open={opened === 'hook' || opened === 'cta'}
          onOpenChange={openChange}
          brief={studio.shown?.checked.brief ?? null}
          onInsert={(text) => {
            onInsert(kind, text)
            onClose()
          }}
        />
      )}
      {prompter.Part && opened === 'teleprompter' && studio.shown && (
        <prompter.Part
          script={studio.shown.script}
          rowId={studio.session?.rowId}
          onClose={onClose}
          onUseSeconds={onUseSeconds}
        />
      )}
    </>
  )
})
