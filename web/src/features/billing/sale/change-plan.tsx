import { useQuery } from '@tanstack/react-query'
import type { PlanChangePreview } from '@reelwright/shared'
import { useRef, useState } from 'react'
import { newKey } from '../../../platform'
import { Button, LoadFailure, Skeleton, toast } from '../../../ui'
import { changePreviewQuery, isAnswered, useChangePlan } from './change-api'
import { ChangeFailure } from './change-failure'
import { changeWords } from './change-words'
import { ScrollIntoView } from './scroll-into-view'

interface ChangePlanProps {
  userId: string
  priceId: string
  /** Of the plan there is now: it stays when the change fails. */
  planName: string
  hasPortal: boolean
  backLabel: string
  onBack: () => void
  onDone: () => void
  /** The change is under way: this is no moment to leave. */
  onBusy: (isBusy: boolean) => void
}

/** What a change means and costs, then the change itself: nothing is charged that was not shown. */
export function ChangePlan({ userId, priceId, backLabel, onBack, ...rest }: ChangePlanProps) {
  const preview = useQuery(changePreviewQuery(userId, priceId))

  // What was shown before is not what it would cost now.
  if (preview.data && !preview.isError) {
    return (
      <AskToChange
        {...rest}
        userId={userId}
        priceId={priceId}
        backLabel={backLabel}
        onBack={onBack}
        preview={preview.data}
        onLookAgain={() => preview.refetch()}
      />
    )
  }
  return (
    <div className="flex flex-col gap-4 pb-3">
      {preview.isError ? (
        <LoadFailure
          title="The cost of this change couldn’t be calculated"
          retrying={preview.isFetching}
          onRetry={() => void preview.refetch()}
        >
          {preview.error.message}
        </LoadFailure>
      ) : (
        <div role="status" aria-busy="true" className="flex flex-col gap-3">
          <span className="sr-only">Calculating the cost of this change</span>
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-28 w-full rounded-control" />
          <Skeleton className="h-16 w-full rounded-control" />
        </div>
      )}
      <Button className="sm:self-start" onClick={onBack}>
        {backLabel}
      </Button>
    </div>
  )
}

type AskProps = ChangePlanProps & { preview: PlanChangePreview; onLookAgain: () => Promise<unknown> }

function AskToChange({ preview, onLookAgain, ...props }: AskProps) {
  const { userId, priceId, planName, hasPortal } = props
  const words = changeWords(preview)
  const change = useChangePlan(userId)
  const [isLooking, setLooking] = useState(false)
  // Kept while nobody knows whether the change has happened: asked for again, it is still the same one.
  const key = useRef<string>(null)
  const isUnderWay = useRef(false)

  function confirm() {
    // Two clicks may come before the first is drawn.
    if (isUnderWay.current) return
    isUnderWay.current = true
    key.current ??= newKey()
    props.onBusy(true)
    change.mutate(
      { priceId, preview, key: key.current },
      {
        onSuccess: () => {
          toast.success(words.done)
          props.onDone()
        },
        onError: (error) => {
          if (isAnswered(error)) key.current = null
        },
        onSettled: () => {
          isUnderWay.current = false
          props.onBusy(false)
        },
      },
    )
  }

  async function lookAgain() {
    setLooking(true)
    await onLookAgain()
    setLooking(false)
    change.reset()
  }

  return (
    <div className="flex flex-col gap-5">
      <p className="text-pretty text-ink">{words.lead}</p>
      <ChangeTable rows={words.rows} />
      <dl className="flex flex-col gap-2 rounded-control bg-sunken px-4 py-3 tabular-nums">
        {words.money.map(({ of, is }) => (
          <div key={of} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{of}</dt>
            <dd className="font-semibold text-ink">{is}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-pretty text-muted">{words.notes.join(' ')}</p>
      {change.error && (
        <ScrollIntoView>
          <ChangeFailure
            error={change.error}
            planName={planName}
            hasPortal={hasPortal}
            isLooking={isLooking}
            onLookAgain={() => void lookAgain()}
          />
        </ScrollIntoView>
      )}
      {/* Visible on small screens, too, whatever is above. */}
      <div className="sticky -bottom-2 flex flex-col-reverse gap-2 bg-surface py-3 sm:flex-row sm:justify-end">
        <Button disabled={change.isPending} onClick={props.onBack}>
          {props.backLabel}
        </Button>
        <Button variant="primary" loading={change.isPending} disabled={isLooking} onClick={confirm}>
          {words.confirm}
        </Button>
      </div>
    </div>
  )
}

function ChangeTable({ rows }: { rows: readonly { of: string; from: string; to: string }[] }) {
  return (
    <table className="w-full border-collapse text-left text-sm tabular-nums">
      <thead className="text-muted">
        <tr className="border-b border-line">
          <th scope="col" className="py-2">
            <span className="sr-only">Detail</span>
          </th>
          <th scope="col" className="px-2 py-2 font-medium">
            Now
          </th>
          <th scope="col" className="py-2 font-medium">
            New
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ of, from, to }) => (
          <tr key={of} className="border-b border-line align-top">
            <th scope="row" className="py-2 font-normal text-muted">
              {of}
            </th>
            <td className="px-2 py-2 text-ink">{from}</td>
            <td className="py-2 font-semibold text-ink">{to}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
