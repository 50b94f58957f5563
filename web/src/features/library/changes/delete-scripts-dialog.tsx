import { useState } from 'react'
import { ConfirmDialog } from '../../../ui'
import type { ScriptCard } from '../script-fields'
import { scriptsText } from './counted'

interface DeleteScriptsDialogProps {
  /** Open while there are some. */
  cards: readonly Pick<ScriptCard, 'id' | 'title'>[]
  onConfirm: () => void
  onClose: () => void
}

const NAMED = 5

/** Asks before scripts go into the bin, in the words of B-LB-16. */
export function DeleteScriptsDialog({ cards, onConfirm, onClose }: DeleteScriptsDialogProps) {
  // Its texts stay while it fades.
  const [shown, setShown] = useState(cards)
  if (cards.length > 0 && cards !== shown && cards.some((card, at) => card.id !== shown[at]?.id)) setShown(cards)
  const isOne = shown.length === 1
  const more = shown.length - NAMED
  return (
    <ConfirmDialog
      open={cards.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={isOne ? 'Delete script' : `Delete ${scriptsText(shown.length)}`}
      body={
        <>
          <p>
            {isOne ? 'Are you sure you want to delete this script?' : 'Are you sure you want to delete these scripts?'}
          </p>
          <ul className="my-3 space-y-1 font-medium break-words text-ink">
            {shown.slice(0, NAMED).map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
            {more > 0 && <li className="font-normal text-muted">and {more.toLocaleString('en-US')} more</li>}
          </ul>
          <p>{isOne ? 'It stays' : 'They stay'} in the trash for 30 days and can be restored from there.</p>
        </>
      }
      confirmLabel={isOne ? 'Delete' : `Delete ${scriptsText(shown.length)}`}
      danger
      onConfirm={onConfirm}
    />
  )
}
