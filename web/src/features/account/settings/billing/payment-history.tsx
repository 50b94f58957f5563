import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useId, useState } from 'react'
import { formatDate } from '../../../../platform'
import { Badge, Button, Skeleton } from '../../../../ui'
import { LoadFailure } from '../../profile/load-failure'
import { paymentsQuery, useLivePayments } from './api'
import { amountText, type PaymentRow, paymentState } from './payment-words'

const PAGE = 10

/** What was paid, newest first, with the receipts. (A-SB-15, OP-26) */
export function PaymentHistory({ userId }: { userId: string }) {
  const headingId = useId()
  const [count, setCount] = useState(PAGE)
  const query = useQuery(paymentsQuery(userId, count))
  useLivePayments(userId)
  const rows = query.data?.slice(0, count) ?? []
  const hasMore = (query.data?.length ?? 0) > rows.length

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-base font-semibold text-ink">
        Payment history
      </h2>
      {query.isError && (
        <div className="mt-3">
          <LoadFailure what="Your payments" query={query} />
        </div>
      )}
      {query.isPending ? (
        <div role="status" aria-busy="true" aria-label="Loading your payments" className="mt-3 space-y-3">
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-10 w-full" />
        </div>
      ) : query.data === undefined ? null : rows.length === 0 ? (
        <p className="mt-2 text-sm text-muted">No payments yet</p>
      ) : (
        <ul aria-labelledby={headingId} className="mt-2 divide-y divide-line">
          {rows.map((payment) => (
            <Payment key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      {hasMore && (
        <Button
          size="sm"
          className="mt-3"
          loading={query.isPlaceholderData}
          onClick={() => setCount((shown) => shown + PAGE)}
        >
          Show earlier payments
        </Button>
      )}
    </section>
  )
}

function Payment({ payment }: { payment: PaymentRow }) {
  const { description, number, receipt_url: receiptUrl, created_at: createdAt } = payment
  const { tone, label } = paymentState(payment)
  const what = description || 'Payment'
  // Nobody has a receipt of what was not paid.
  const paper = payment.status === 'paid' ? 'Receipt' : 'Invoice'
  return (
    <li className="flex items-center gap-x-4 py-2 text-sm">
      <div className="min-w-0 flex-1">
        <p className="[overflow-wrap:anywhere] text-ink">{what}</p>
        <p className="text-muted tabular-nums">
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          {number && <span className="max-sm:hidden">, {number}</span>}
        </p>
      </div>
      <div className="flex flex-col items-end gap-0.5 sm:flex-row-reverse sm:items-center sm:gap-4">
        <span className="font-medium text-ink tabular-nums sm:w-20 sm:text-right">{amountText(payment)}</span>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {receiptUrl ? (
        <a
          href={receiptUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${paper} of ${formatDate(createdAt)}, ${what} (opens in a new tab)`}
          className="focus-ring inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-control font-medium text-accent-text underline-offset-4 hover:underline sm:w-20"
        >
          <span className="max-sm:hidden">{paper}</span>
          <ExternalLink aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </a>
      ) : (
        <span className="min-w-11 shrink-0 sm:w-20" />
      )}
    </li>
  )
}
