import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog, toast } from '../../../ui'
import { said } from '../changes/counted'
import { useScriptChanges } from '../changes/use-script-changes'
import type { Findings } from './found-script'
import { PreviewStep } from './preview-step'
import { SourceStep } from './source-step'
import type { ImportedScripts } from './use-import'

export interface ImportDialogProps {
  userId: string
  /** Where the scripts shall lie, unless chosen otherwise. */
  folderId: string | null
  onClose: () => void
  /** Shows where the scripts came to lie: a folder, or all scripts. Else their page is opened. */
  onShow?: (folderId: string | null) => void
}

/** Long enough to notice a mistake; the longest that a toast may stand. (CX-30) */
const UNDO_TIME = 8000
/** Of one call that deletes. */
const MAX_REMOVED = 500
/** What each account has pasted: a dialog that was closed by mistake has lost nothing. */
const pastedBy = new Map<string, string>()

/** Scripts from elsewhere: pasted, or as files; looked at before anything is stored. */
export function ImportDialog({ userId, folderId, onClose, onShow }: ImportDialogProps) {
  const [found, setFound] = useState<Findings>()
  const [pasted, setPasted] = useState(() => pastedBy.get(userId) ?? '')
  const isStoring = useRef(false)
  const navigate = useNavigate()
  const { remove } = useScriptChanges(userId)

  const show = onShow ?? ((folder) => void navigate(folder ? `/scripts/folder/${folder}` : '/scripts'))

  async function undo({ ids, titles }: ImportedScripts) {
    const cards = ids.map((id, at) => ({ id, title: titles[at] ?? '' }))
    for (let at = 0; at < cards.length; at += MAX_REMOVED) {
      const isDone = await remove(cards.slice(at, at + MAX_REMOVED))
      if (!isDone) return
    }
  }

  function paste(text: string) {
    setPasted(text)
    pastedBy.set(userId, text)
  }

  function finish(imported: ImportedScripts, folder: string | null) {
    pastedBy.delete(userId)
    onClose()
    const id = toast.success(said('1 script imported', 'scripts imported', imported.ids.length), {
      duration: UNDO_TIME,
      action: { label: 'Show', onClick: () => show(folder) },
      cancel: {
        label: 'Undo',
        onClick: () => {
          toast.dismiss(id)
          void undo(imported)
        },
      },
    })
  }

  return (
    <Dialog
      open
      size={found ? 'lg' : 'md'}
      title="Import scripts"
      description={
        found
          ? 'Review what was found. Nothing is saved until you import it.'
          : 'From files or as text. Imports don’t count toward your monthly scripts.'
      }
      // A click beside it or Escape must not throw away what is being stored.
      onOpenChange={(open) => !open && !isStoring.current && onClose()}
      startAt="panel"
    >
      {found ? (
        <PreviewStep
          userId={userId}
          found={found}
          folderId={folderId}
          onStoring={(storing) => (isStoring.current = storing)}
          onBack={() => setFound(undefined)}
          onDone={finish}
        />
      ) : (
        <SourceStep pasted={pasted} onPasted={paste} onFound={setFound} onClose={onClose} />
      )}
    </Dialog>
  )
}
