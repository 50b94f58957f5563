import type { ImportState, MarketImport } from '@reelwright/shared'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatDateTime } from '../../../platform'
import { Badge, Button, ConfirmDialog, IconButton, toast, type Tone } from '../../../ui'
import { deleteImport, isWorking } from './import-api'
import { counted, outcomeWords, STATE_WORDS } from './words'

const TONES: Record<ImportState, Tone> = {
  draft: 'neutral',
  checking: 'info',
  checked: 'neutral',
  importing: 'info',
  done: 'success',
  failed: 'danger',
}

export interface PastImportsProps {
  imports: readonly MarketImport[]
  onOpen: (importId: string) => void
}

/** Files that were imported or wait for it, newest first. */
export function PastImports({ imports, onOpen }: PastImportsProps) {
  const [doomed, setDoomed] = useState<MarketImport>()
  const cache = useQueryClient()
  const deletion = useMutation({
    mutationFn: deleteImport,
    networkMode: 'always',
    retry: false,
    onSettled: () => {
      setDoomed(undefined)
      void cache.invalidateQueries({ queryKey: ['market', 'data'] })
    },
    onError: (error) => toast.error(`The import couldn’t be removed: ${error.message}`),
  })
  return (
    <>
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
        {imports.map((made) => (
          <li key={made.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 flex-1 basis-56">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
                <span className="min-w-0 font-medium wrap-anywhere text-ink">{made.fileName}</span>
                <Badge tone={TONES[made.state]}>{STATE_WORDS[made.state]}</Badge>
              </p>
              <p className="text-sm text-muted">
                {formatDateTime(made.createdAt)} · {counted(made.rowCount, 'row')}
                {made.faultyRows ? ` · ${counted(made.faultyRows, 'row')} with errors` : ''}
              </p>
              {made.outcome && (
                <p className="text-sm text-muted">{outcomeWords(made.outcome, made.mapping.period.kind)}</p>
              )}
              {made.error && <p className="text-sm text-danger">{made.error}</p>}
            </div>
            <div className="flex items-center gap-1">
              <Button size="sm" onClick={() => onOpen(made.id)}>
                {made.state === 'done' || made.state === 'failed' ? 'Open' : 'Continue'}
                <span className="sr-only"> {made.fileName}</span>
              </Button>
              {!isWorking(made) && (
                <IconButton
                  label={`Remove ${made.fileName} from the list`}
                  icon={<Trash2 strokeWidth={1.75} />}
                  size="sm"
                  onClick={() => setDoomed(made)}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={doomed !== undefined}
        onOpenChange={(open) => !open && setDoomed(undefined)}
        title={doomed ? `Remove ${doomed.fileName} from the list?` : ''}
        body={
          doomed?.state === 'done'
            ? 'Its report is deleted. The data it added stays.'
            : 'It was never imported. The file on your device isn’t affected.'
        }
        confirmLabel="Remove"
        danger
        loading={deletion.isPending}
        onConfirm={() => doomed && deletion.mutate(doomed.id)}
      />
    </>
  )
}
