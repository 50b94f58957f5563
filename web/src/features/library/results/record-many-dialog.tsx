import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { logError } from '../../../platform'
import { Dialog, toast } from '../../../ui'
import { useRefreshScripts } from '../api'
import { said } from '../changes/counted'
import type { RecordedResults } from './match-rows'
import { ManyPreview } from './many-preview'
import { ManySource } from './many-source'
import { recordMany } from './record-many-api'
import type { ResultTable } from './result-rows'

export interface RecordManyDialogProps {
  userId: string
  onClose: () => void
}

/** Long enough to notice a mistake; the longest that a toast may stand. (CX-30) */
const UNDO_TIME = 8000
/** What each account has pasted: a dialog that was closed by mistake has lost nothing. */
const pastedBy = new Map<string, string>()

/** What came of many posted videos, from rows of a table; looked at before anything is stored. (B-OV-04, CX-02) */
export function RecordManyDialog({ userId, onClose }: RecordManyDialogProps) {
  const [table, setTable] = useState<ResultTable>()
  const [pasted, setPasted] = useState(() => pastedBy.get(userId) ?? '')
  const isStoring = useRef(false)
  const refresh = useRefreshScripts()
  const cache = useQueryClient()

  async function undo(before: readonly RecordedResults[]) {
    try {
      await recordMany(before)
      toast.success('Undone')
    } catch (error) {
      logError('Recorded results couldn’t be undone', error)
      toast.error('This couldn’t be undone. Please try again.', {
        duration: UNDO_TIME,
        action: { label: 'Try again', onClick: () => void undo(before) },
      })
    }
    void cache.invalidateQueries({ queryKey: ['scripts'] })
  }

  async function save(results: readonly RecordedResults[]) {
    isStoring.current = true
    try {
      const before = await recordMany(results)
      pastedBy.delete(userId)
      refresh()
      onClose()
      const missing = results.length - before.length
      toast.success(said('1 video updated', 'videos updated', before.length), {
        ...(missing > 0 && {
          description: `${missing} of the scripts had already been deleted.`,
        }),
        duration: UNDO_TIME,
        ...(before.length > 0 && { action: { label: 'Undo', onClick: () => void undo(before) } }),
      })
    } finally {
      isStoring.current = false
    }
  }

  return (
    <Dialog
      open
      size={table ? 'lg' : 'md'}
      title="Record results in bulk"
      description={
        table
          ? 'Review the changes. Nothing is saved until you confirm.'
          : 'From a spreadsheet or CSV file. The first row contains the column names.'
      }
      // A click beside it or Escape must not hide whether it was stored.
      onOpenChange={(open) => !open && !isStoring.current && onClose()}
      startAt="panel"
    >
      {table ? (
        <ManyPreview userId={userId} table={table} onBack={() => setTable(undefined)} onSave={save} />
      ) : (
        <ManySource
          pasted={pasted}
          onPasted={(text) => {
            setPasted(text)
            pastedBy.set(userId, text)
          }}
          onRead={setTable}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
