import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { formatDateTime } from '../../../platform'
import { Banner, Button, Checkbox, Dialog, Skeleton, TextField, toast } from '../../../ui'
import { failureText } from '../editing/failure-text'
import { LoadError } from '../load-error'
import { resultsQuery, useRecordResults } from './api'
import { FIGURES, LINK, readResults, type ResultName, type Results, typedOf } from './result-fields'
import { MAX_LINK_LENGTH } from './video-link'

interface RecordResultsDialogProps {
  scriptId: string
  userId: string
  onClose: () => void
}

/** What came of a posted video. (B-OV-04, CX-02) */
export function RecordResultsDialog({ scriptId, onClose }: RecordResultsDialogProps) {
  const query = useQuery(resultsQuery(scriptId))
  const record = useRecordResults()
  const formId = useId()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Record results"
      description={query.data?.title}
      footer={
        query.data ? (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" type="submit" form={formId} loading={record.isPending}>
              Save results
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>Close</Button>
        )
      }
    >
      {query.isPending && <FieldsSkeleton />}
      {query.isError && <LoadError query={query} />}
      {query.data === null && <p className="py-8 text-center text-muted">This script no longer exists.</p>}
      {query.data && (
        <ResultsForm
          id={formId}
          stored={query.data}
          isPosted={query.data.board_column === 'posted'}
          recorded={recordedText(query.data)}
          failure={record.error}
          onSave={async (results, markPosted) => {
            await record.mutateAsync({ id: scriptId, results, markPosted })
            toast.success('Results saved')
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}

interface ResultsFormProps {
  id: string
  stored: Results
  isPosted: boolean
  /** When and how there were results before. */
  recorded: string | undefined
  failure: Error | null
  onSave: (results: Results, markPosted: boolean) => Promise<void>
}

function ResultsForm({ id, stored, isPosted, recorded, failure, onSave }: ResultsFormProps) {
  // What is typed stays as it is typed, whatever is loaded later.
  const [typed, setTyped] = useState(() => typedOf(stored))
  const [errors, setErrors] = useState<Partial<Record<ResultName, string>>>({})
  const [marksPosted, setMarksPosted] = useState(true)
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)

  // What had the focus while the figures were loading is no place to begin.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    // The second click of a double one comes before the button knows of the first.
    if (isBusy.current) return
    const { results, faults } = readResults(typed)
    setErrors(faults)
    const wrong = [LINK, ...FIGURES].find(({ name }) => faults[name] !== undefined)
    if (wrong) {
      form.current?.querySelector<HTMLInputElement>(`[name=${wrong.name}]`)?.focus()
      return
    }
    isBusy.current = true
    try {
      await onSave(results, !isPosted && marksPosted)
    } catch {
      // Said below; what was typed stays.
    } finally {
      isBusy.current = false
    }
  }

  const field = ({ name, label }: { name: ResultName; label: string }) => ({
    name,
    label,
    autoComplete: 'off',
    value: typed[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setTyped({ ...typed, [name]: event.target.value })
      setErrors({ ...errors, [name]: undefined })
    },
  })

  return (
    <form
      ref={form}
      id={id}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      className="flex flex-col gap-4 pb-2"
    >
      {failure && (
        <Banner tone="danger" title="The results couldn’t be saved">
          {failureText(failure)} What you typed is still here.
        </Banner>
      )}
      <TextField
        {...field(LINK)}
        type="url"
        inputMode="url"
        placeholder="https://"
        hint="From any platform."
        maxLength={MAX_LINK_LENGTH}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        {FIGURES.map((figure) => (
          <TextField key={figure.name} {...field(figure)} inputMode="text" maxLength={40} />
        ))}
      </div>
      <p className="text-sm text-muted">
        Enter them as the app shows them: 1,200 or 1.2K. You’ll see them in Top Performing Videos on your dashboard and
        under Your videos in Shop Analytics. Orders count as sales.
      </p>
      {recorded && <p className="text-sm text-muted">{recorded}</p>}
      {!isPosted && (
        <Checkbox
          label="Mark as posted"
          hint="Moves the script to Posted on the board and counts toward your posting streak."
          checked={marksPosted}
          onCheckedChange={setMarksPosted}
        />
      )}
    </form>
  )
}

/** "Recorded by hand, Nov 21, 2026 at 10:05 AM." */
function recordedText({ results_at, results_from }: { results_at: string | null; results_from: string | null }) {
  if (results_at === null) return undefined
  return `Last recorded ${results_from === 'import' ? 'from a list' : 'by hand'}, ${formatDateTime(results_at)}.`
}

function FieldsSkeleton() {
  return (
    <div role="status" aria-label="Loading results" className="grid grid-cols-2 gap-4 pb-4">
      <Skeleton className="col-span-2 h-20 rounded-control" />
      {FIGURES.map(({ name }) => (
        <Skeleton key={name} className="h-16 rounded-control" />
      ))}
    </div>
  )
}
