import { type ImportFault, IMPORT_LIMITS, type MarketImport } from '@reelwright/shared'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown, Download } from 'lucide-react'
import { saveFile } from '../../../platform'
import { Banner, Button, Card, LoadFailure, Skeleton } from '../../../ui'
import { applyImport, faultsQuery, fetchFaultReport, importQuery } from './import-api'
import { counted } from './words'

/** Faults that are listed; the report has more of them. */
const LISTED = 100

export interface ReportStepProps {
  userId: string
  checked: MarketImport
  onBack: () => void
  onDiscard: () => void
}

/** What the check has found: what would be imported, and why not the rest. */
export function ReportStep({ userId, checked, onBack, onDiscard }: ReportStepProps) {
  const cache = useQueryClient()
  const accepted = checked.acceptedRows ?? 0
  const faulty = checked.faultyRows ?? 0
  const apply = useMutation({
    mutationFn: () => applyImport(checked.id),
    networkMode: 'always',
    retry: false,
    onSuccess: (importing) => {
      cache.setQueryData(importQuery(userId, checked.id).queryKey, importing)
      void cache.invalidateQueries({ queryKey: ['market', 'data'] })
    },
    // It may have begun all the same, or in another tab.
    onError: () => cache.invalidateQueries({ queryKey: importQuery(userId, checked.id).queryKey }),
  })
  return (
    <div className="flex flex-col gap-6">
      {checked.error && (
        <Banner tone="danger" title="The import failed">
          {checked.error} Nothing was imported.
        </Banner>
      )}
      <dl className="grid grid-cols-2 gap-4">
        <Amount name="Valid rows" count={accepted} />
        <Amount name="Rows with errors" count={faulty} />
      </dl>
      {accepted === 0 && (
        <Banner tone="warning" title="Nothing to import">
          No row can be read with these columns. The errors below say why. Change the columns and check again.
        </Banner>
      )}
      {faulty > 0 ? (
        <Faults userId={userId} checked={checked} />
      ) : (
        <p className="text-sm text-muted">
          Every row is valid. Days you imported before are replaced, not counted twice.
        </p>
      )}
      {apply.isError && (
        <Banner tone="danger" title="The import couldn’t start">
          {apply.error.message} Your checked rows are saved.
        </Banner>
      )}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:items-center">
        <Button variant="ghost" className="sm:mr-auto" onClick={onDiscard}>
          Discard this file
        </Button>
        <Button variant={accepted === 0 ? 'primary' : 'secondary'} onClick={onBack}>
          Change columns
        </Button>
        {accepted > 0 && (
          <Button variant="primary" loading={apply.isPending} onClick={() => apply.mutate()}>
            Import {counted(accepted, 'row')}
          </Button>
        )}
      </div>
    </div>
  )
}

function Amount({ name, count }: { name: string; count: number }) {
  return (
    <Card padding="sm" className="flex flex-col-reverse sm:px-5 sm:py-4">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-display text-3xl font-bold text-ink tabular-nums">{count.toLocaleString('en-US')}</dd>
    </Card>
  )
}

function Faults({ userId, checked }: Pick<ReportStepProps, 'userId' | 'checked'>) {
  const query = useQuery(faultsQuery(userId, checked.id))
  const faults = query.data
  const report = useMutation({
    mutationFn: () => fetchFaultReport(checked.id),
    networkMode: 'always',
    retry: false,
    onSuccess: (file) => saveFile(file, `${checked.fileName.replace(/\.[a-z0-9]{1,5}$/i, '')} - errors.csv`),
  })
  return (
    <section aria-label="Errors" className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg font-semibold text-ink">Rows that will be skipped</h3>
        <Button
          size="sm"
          icon={<Download strokeWidth={1.75} />}
          loading={report.isPending}
          onClick={() => report.mutate()}
        >
          Download the report
        </Button>
      </div>
      {report.isError && <Banner tone="danger">The report couldn’t be downloaded: {report.error.message}</Banner>}
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
        {checked.faultGroups.map(({ message, rows }) => (
          <li key={message} className="flex flex-col gap-0.5 px-4 py-3 text-sm">
            <p className="flex justify-between gap-4 text-ink">
              <span className="min-w-0 font-medium break-words">{message}</span>
              <span className="shrink-0 text-muted tabular-nums">{counted(rows, 'row')}</span>
            </p>
            {faults && <p className="text-muted">{examplesOf(faults, message)}</p>}
          </li>
        ))}
      </ul>
      {query.isError && (
        <LoadFailure
          title="The errors couldn’t be loaded"
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          The counts above are still correct.
        </LoadFailure>
      )}
      {query.isPending && (
        <div role="status" aria-label="Loading errors" className="space-y-2">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-9" />
          ))}
        </div>
      )}
      {faults && faults.length > 0 && <FaultTable faults={faults} all={checked.faultyRows ?? faults.length} />}
    </section>
  )
}

/** Rows 5, 9 and 12, such as "n/a" */
function examplesOf(faults: readonly ImportFault[], message: string): string {
  const same = faults.filter((fault) => fault.message === message)
  const rows = [...new Set(same.map(({ row }) => row))]
  if (rows.length === 0) return ''
  const named = rows.slice(0, 5).map((row) => row.toLocaleString('en-US'))
  const list = new Intl.ListFormat('en-US').format(rows.length > 5 ? [...named, 'others'] : named)
  const value = same.find((fault) => fault.value)?.value
  const example = value && `“${value.slice(0, 60)}”`
  if (rows.length === 1) return `Row ${list}${example ? `: ${example}` : ''}`
  return `Rows ${list}${example ? `, such as ${example}` : ''}`
}

function FaultTable({ faults, all }: { faults: readonly ImportFault[]; all: number }) {
  const listed = faults.slice(0, LISTED)
  const head = 'border-b border-line px-4 py-2 font-medium text-muted'
  const cell = 'px-4 py-2 align-top'
  return (
    <details className="group rounded-card border border-line">
      <summary className="focus-ring flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-card px-4 text-sm font-medium text-ink">
        {listed.length < faults.length ? `First ${listed.length} errors` : counted(listed.length, 'error')}
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div
        role="region"
        aria-label="Errors by row"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard.
        tabIndex={0}
        className="focus-ring max-h-96 overflow-auto border-t border-line"
      >
        <table className="w-full border-collapse text-left text-sm">
          <thead className="sticky top-0 bg-surface">
            <tr>
              <th scope="col" className={head}>
                Row
              </th>
              <th scope="col" className={head}>
                Problem
              </th>
            </tr>
          </thead>
          <tbody>
            {listed.map(({ row, message, value }, at) => (
              <tr key={at} className="border-b border-line last:border-0">
                <td className={`${cell} text-ink tabular-nums`}>{row.toLocaleString('en-US')}</td>
                <td className={`${cell} break-words text-ink`}>
                  <span className="block">{message}</span>
                  {value && <span className="block break-all text-muted">{value.slice(0, 120)}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {listed.length < faults.length && (
        <p className="border-t border-line px-4 py-2 text-sm text-muted">
          The report lists {faults.length.toLocaleString('en-US')} of them
          {all > IMPORT_LIMITS.faults && ', the maximum we keep'}.
        </p>
      )}
    </details>
  )
}
