import { ConfirmDialog } from '../../../ui'
import type { ScriptCard } from '../script-fields'
import { scriptsText } from './counted'

interface DeleteScriptsDialogProps {
  cards: readonly Pick<ScriptCard, 'id' | 'title'>[]
  onConfirm: () => void
  onClose: () => void
}

const NAMED = 5

/** Asks before scripts go into the bin, in the words of B-LB-16. */
export function DeleteScriptsDialog({ cards, onConfirm, onClose }: DeleteScriptsDialogProps) {
  const isOne = cards.length === 1
  const more = cards.length - NAMED
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isOne ? 'Delete script' : `Delete ${scriptsText(cards.length)}`}
      body={
        <>
          <p>
            {isOne ? 'Are you sure you want to delete this script?' : 'Are you sure you want to delete these scripts?'}
          </p>
          <ul className="my-3 space-y-1 font-medium break-words text-ink">
            {cards.slice(0, NAMED).map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
            {more > 0 && <li className="font-normal text-muted">and {more.toLocaleString('en-US')} more</li>}
          </ul>
          <p>{isOne ? 'It stays' : 'They stay'} in the trash for 30 days and can be restored from there.</p>
        </>
      }
      confirmLabel={isOne ? 'Delete' : `Delete ${scriptsText(cards.length)}`}
      danger
      onConfirm={onConfirm}
    />
  )
}
