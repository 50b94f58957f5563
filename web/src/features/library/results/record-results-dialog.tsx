import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { Banner, Button, Checkbox, Dialog, Skeleton, TextField, toast } from '../../../ui'
import { failureText } from '../editing/failure-text'
import { LoadError } from '../load-error'
import { type Results, resultsQuery, useRecordResults } from './api'
import { countText, readCount } from './count-text'

interface RecordResultsDialogProps {
  scriptId: string
  userId: string
  onClose: () => void
}

const FIELDS = [
  { name: 'views', label: 'Views' },
  { name: 'likes', label: 'Likes' },
  { name: 'shares', label: 'Shares' },
  { name: 'sales', label: 'Sales' },
] as const satisfies readonly { name: keyof Results; label: string }[]

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
      {query.data === null && <p className="py-8 text-center text-muted">This script does not exist any more.</p>}
      {query.data && (
        <ResultsForm
          id={formId}
          stored={query.data}
          isPosted={query.data.board_column === 'posted'}
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
  failure: Error | null
  onSave: (results: Results, markPosted: boolean) => Promise<void>
}

function ResultsForm({ id, stored, isPosted, failure, onSave }: ResultsFormProps) {
  // What is typed stays as it is typed, whatever is loaded later.
  const [typed, setTyped] = useState(() => texts(stored))
  const [errors, setErrors] = useState<Partial<Record<keyof Results, string>>>({})
  const [marksPosted, setMarksPosted] = useState(true)
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)

  // What had the focus while the figures were loading is no place to begin.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    // The second click of a double one comes before the button knows of the first.
    if (isBusy.current) return
    const results: Results = { views: null, likes: null, shares: null, sales: null }
    const faults: typeof errors = {}
    for (const { name } of FIELDS) {
      const count = readCount(typed[name])
      if (typeof count === 'object' && count !== null) faults[name] = count.error
      else results[name] = count
    }
    setErrors(faults)
    const wrong = FIELDS.find(({ name }) => faults[name] !== undefined)
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

  return (
    <form
      ref={form}
      id={id}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      className="flex flex-col gap-4 pb-2"
    >
      {failure && (
        <Banner tone="danger" title="The results could not be saved">
          {failureText(failure)} What you typed is still here.
        </Banner>
      )}
      <div className="grid grid-cols-2 items-start gap-4">
        {FIELDS.map(({ name, label }) => (
          <TextField
            key={name}
            name={name}
            label={label}
            inputMode="text"
            autoComplete="off"
            maxLength={40}
            value={typed[name]}
            error={errors[name]}
            onChange={(event) => {
              setTyped({ ...typed, [name]: event.target.value })
              setErrors({ ...errors, [name]: undefined })
            }}
          />
        ))}
      </div>
      <p className="text-sm text-muted">
        As the app shows them: 1,200 or 1.2K. They appear in Top Performing Videos on your dashboard.
      </p>
      {!isPosted && (
        <Checkbox
          label="Mark as posted"
          hint="Moves the script to Posted on the board and counts for your posting streak."
          checked={marksPosted}
          onCheckedChange={setMarksPosted}
        />
      )}
    </form>
  )
}

const texts = ({ views, likes, shares, sales }: Results) => ({
  views: countText(views),
  likes: countText(likes),
  shares: countText(shares),
  sales: countText(sales),
})

function FieldsSkeleton() {
  return (
    <div role="status" aria-label="Loading results" className="grid grid-cols-2 gap-4 pb-4">
      {FIELDS.map(({ name }) => (
        <Skeleton key={name} className="h-16 rounded-control" />
      ))}
    </div>
  )
}
