import type { MarketImport } from '@reelwright/shared'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, RotateCcw, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { statusOf } from '../../../platform'
import { Banner, Button, Card, cn, ConfirmDialog, IconButton, LoadFailure, Skeleton, toast } from '../../../ui'
import { JobProgress, useFollowedJob } from '../jobs'
import { deleteImport, importQuery, isWorking } from './import-api'
import { keepMapping } from './kept-mapping'
import { MappingStep } from './mapping-step'
import { ReportStep } from './report-step'
import { counted, outcomeWords } from './words'

const STEPS = ['File', 'Columns', 'Check', 'Import'] as const
type Step = 'columns' | 'checking' | 'report' | 'importing' | 'done' | 'failed'

const HEADINGS: Record<Step, string> = {
  columns: 'Columns and days',
  checking: 'Checking rows',
  report: 'Review',
  importing: 'Importing',
  done: 'Imported',
  failed: 'The import failed',
}
/** Which of the steps above each belongs to. */
const PLACE: Record<Step, number> = { columns: 1, checking: 2, report: 2, importing: 3, done: 3, failed: 3 }

export interface ImportWizardProps {
  userId: string
  importId: string
  /** The columns are looked at once more, after a check. */
  isBack: boolean
  onBack: (isBack: boolean) => void
  /** Another file that waits to be looked at. */
  next?: MarketImport
  onOpen: (importId: string | null) => void
  ownCurrency?: string
}

/** One file on its way to figures. Where it stands the server knows, so that a reload or another device goes on there. */
export function ImportWizard(props: ImportWizardProps) {
  const { userId, importId, isBack, onBack, onOpen } = props
  const query = useQuery(importQuery(userId, importId))
  const made = query.data
  const step = made && stepOf(made, isBack)
  const cache = useQueryClient()
  useNewFigures(made?.state)
  const [asksToDiscard, setAsksToDiscard] = useState(false)

  const discard = useMutation({
    mutationFn: () => deleteImport(importId),
    networkMode: 'always',
    retry: false,
    onSuccess: () => {
      keepMapping(importId)
      onOpen(null)
      void cache.invalidateQueries({ queryKey: ['market', 'data'] })
    },
    onError: (error) => {
      setAsksToDiscard(false)
      toast.error(`The file couldn’t be deleted: ${error.message}`)
    },
  })

  if (query.isError && !made)
    return statusOf(query.error) === 404 ? (
      <Banner
        tone="info"
        title="This import no longer exists"
        action={
          <Button size="sm" onClick={() => onOpen(null)}>
            Import another file
          </Button>
        }
      >
        Unfinished imports are deleted after a day. Your data hasn’t changed.
      </Banner>
    ) : (
      <LoadFailure
        title="The import couldn’t be loaded"
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {query.error.message}
      </LoadFailure>
    )
  if (!made || !step) return <WizardSkeleton />

  return (
    <Card as="section" aria-label={`Import of ${made.fileName}`} padding="md" className="flex min-w-0 flex-col gap-6">
      <div className="flex items-start justify-between gap-3">
        <Steps at={PLACE[step]} isOver={step === 'done'} />
        <IconButton
          label={step === 'done' ? 'Close' : 'Finish later'}
          icon={<X strokeWidth={1.75} />}
          size="sm"
          className="-my-2 -mr-2 touch:-my-3"
          onClick={() => onOpen(null)}
        />
      </div>
      <StepHeading step={step} fileName={made.fileName} />
      {step === 'columns' && (
        <MappingStep
          key={made.id}
          userId={userId}
          draft={made}
          ownCurrency={props.ownCurrency}
          onChecking={() => onBack(false)}
          onDiscard={() => setAsksToDiscard(true)}
        />
      )}
      {(step === 'checking' || step === 'importing') && <Working made={made} />}
      {step === 'report' && (
        <ReportStep
          userId={userId}
          checked={made}
          onBack={() => onBack(true)}
          onDiscard={() => setAsksToDiscard(true)}
        />
      )}
      {step === 'done' && <Done made={made} next={props.next} onOpen={onOpen} />}
      {step === 'failed' && (
        <Banner
          tone="danger"
          title="Nothing was imported from this file"
          action={
            <Button size="sm" icon={<RotateCcw strokeWidth={1.75} />} onClick={() => onOpen(null)}>
              Import another file
            </Button>
          }
        >
          {made.error ?? 'Please try again.'}
        </Banner>
      )}
      <ConfirmDialog
        open={asksToDiscard}
        onOpenChange={setAsksToDiscard}
        title={`Discard ${made.fileName}?`}
        body="What you chose for its columns goes with it. Your data and the file on your device stay as they are."
        confirmLabel="Discard"
        danger
        loading={discard.isPending}
        onConfirm={() => discard.mutate()}
      />
    </Card>
  )
}

/** A quick job may finish before the first poll; the state of the import also shows that the figures changed. */
function useNewFigures(state: MarketImport['state'] | undefined) {
  const cache = useQueryClient()
  const before = useRef(state)
  useEffect(() => {
    const was = before.current
    before.current = state
    if (state === undefined || was === undefined || was === state || isWorking({ state })) return
    void cache.invalidateQueries({ queryKey: ['market'] })
  }, [cache, state])
}

function stepOf({ state }: MarketImport, isBack: boolean): Step {
  if (state === 'draft') return 'columns'
  if (state === 'checked') return isBack ? 'columns' : 'report'
  return state
}

function Steps({ at, isOver }: { at: number; isOver: boolean }) {
  return (
    <ol aria-label="Steps" className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      {STEPS.map((name, number) => {
        const isPast = number < at || isOver
        return (
          <li
            key={name}
            aria-current={number === at ? 'step' : undefined}
            className={cn(
              'flex items-center gap-1.5 not-last:after:font-normal not-last:after:text-muted not-last:after:content-["/"]',
              number === at ? 'font-semibold text-ink' : 'text-muted',
            )}
          >
            {isPast && <CircleCheck aria-hidden="true" strokeWidth={1.75} className="size-4 text-success" />}
            {name}
            {isPast && <span className="sr-only">(done)</span>}
          </li>
        )
      })}
    </ol>
  )
}

/** Takes the focus when the step changes, so that keyboards and screen readers go along. */
function StepHeading({ step, fileName }: { step: Step; fileName: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [step])
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-xl font-semibold text-ink outline-none">
        {HEADINGS[step]}
      </h2>
      <p className="mt-0.5 text-sm wrap-anywhere text-muted">{fileName}</p>
    </div>
  )
}

/** The job of the import; when it finishes, everything about the market is refetched. */
function Working({ made }: { made: MarketImport }) {
  const { job, cancel, isCancelling, isSilent } = useFollowedJob(isWorking(made) ? (made.job?.id ?? null) : null, {
    first: made.job,
  })
  if (!job) return <Skeleton className="h-16" />
  return <JobProgress job={job} onCancel={cancel} isCancelling={isCancelling} isSilent={isSilent} />
}

function Done({ made, next, onOpen }: { made: MarketImport } & Pick<ImportWizardProps, 'next' | 'onOpen'>) {
  const left = made.faultyRows ?? 0
  return (
    <div className="flex flex-col gap-5">
      <Banner tone="success" title={`${counted(made.acceptedRows ?? 0, 'row')} imported`}>
        {made.outcome && `${outcomeWords(made.outcome, made.mapping.period.kind)}.`}
        {left > 0 && ` ${counted(left, 'row')} with errors ${left === 1 ? 'was' : 'were'} skipped.`}
      </Banner>
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        <Button asChild variant={next ? 'secondary' : 'primary'}>
          <Link to="/trending?source=import">View Trending</Link>
        </Button>
        <Button asChild>
          <Link to="/analytics?source=import">View Shop Analytics</Link>
        </Button>
        {next ? (
          <Button variant="primary" onClick={() => onOpen(next.id)}>
            <span className="truncate">Continue with {next.fileName}</span>
          </Button>
        ) : (
          <Button variant="ghost" onClick={() => onOpen(null)}>
            Import another file
          </Button>
        )}
      </div>
    </div>
  )
}

function WizardSkeleton() {
  return (
    <Card role="status" aria-label="Loading the import" className="flex flex-col gap-5">
      <Skeleton className="h-5 w-64 max-w-full" />
      <Skeleton className="h-7 w-48" />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {[0, 1, 2, 3, 4, 5].map((column) => (
          <Skeleton key={column} className="h-16" />
        ))}
      </div>
      <Skeleton className="h-10 w-40" />
    </Card>
  )
}
