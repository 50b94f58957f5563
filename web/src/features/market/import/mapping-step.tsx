import type { ImportMapping, MarketImport } from '@reelwright/shared'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Banner, Button } from '../../../ui'
import { checkImport, importQuery } from './import-api'
import { ColumnFields } from './column-fields'
import { keepMapping, keptMapping } from './kept-mapping'
import { hasFaults, mappingFaults } from './mapping-faults'
import { PeriodFields } from './period-fields'
import { ReadingFields } from './reading-fields'
import { counted } from './words'

export interface MappingStepProps {
  userId: string
  draft: MarketImport
  ownCurrency?: string
  onChecking: () => void
  onDiscard: () => void
}

/** What the columns are, which days they cover and how they are written; then the server goes through all rows. */
export function MappingStep({ userId, draft, ownCurrency, onChecking, onDiscard }: MappingStepProps) {
  const cache = useQueryClient()
  const [mapping, setMapping] = useState(() => keptMapping(draft.id) ?? draft.mapping)
  const [wasAsked, setWasAsked] = useState(false)
  const [today] = useState(localDay)
  const problem = useRef<HTMLDivElement>(null)
  const faults = mappingFaults(mapping, draft.header, today)

  function change(next: ImportMapping) {
    setMapping(next)
    keepMapping(draft.id, next)
  }

  const check = useMutation({
    mutationFn: () => checkImport(draft.id, mapping),
    networkMode: 'always',
    retry: false,
    onSuccess: (checking) => {
      keepMapping(draft.id)
      cache.setQueryData(importQuery(userId, draft.id).queryKey, checking)
      void cache.invalidateQueries({ queryKey: ['market', 'data'] })
      onChecking()
    },
  })

  function submit() {
    setWasAsked(true)
    if (hasFaults(faults)) {
      // Once it is there.
      requestAnimationFrame(() => problem.current?.focus())
      return
    }
    check.mutate()
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {draft.error && (
        <Banner tone="danger" title="The file couldn’t be processed">
          {draft.error}
        </Banner>
      )}
      <section aria-label="Columns" className="flex min-w-0 flex-col gap-3">
        <h3 className="text-lg font-semibold text-ink">Match the columns</h3>
        <p className="max-w-prose text-sm text-pretty text-muted">
          {counted(draft.rowCount, 'row')}, {readingWords(draft)}. Columns we recognize are already matched. Choose
          “Don’t import” for those you don’t need.
        </p>
        {draft.notes.length > 0 && (
          <ul aria-label="How the file was read" className="list-disc pl-5 text-sm text-muted">
            {draft.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        <ColumnFields
          draft={draft}
          mapping={mapping}
          faults={faults.columns}
          onChange={(columns) => change({ ...mapping, columns })}
        />
      </section>
      <PeriodFields
        period={mapping.period}
        today={today}
        error={faults.period}
        hasDates={mapping.columns.includes('date')}
        onChange={(period) => change({ ...mapping, period })}
      />
      <ReadingFields draft={draft} mapping={mapping} ownCurrency={ownCurrency} onChange={change} />
      <div className="flex flex-col gap-4">
        {wasAsked && hasFaults(faults) && (
          <Banner ref={problem} tone="danger" title="Some columns need your attention">
            {faults.whole ?? [...faults.columns.values()][0] ?? faults.period}
          </Banner>
        )}
        {check.isError && (
          <Banner tone="danger" title="The check couldn’t start">
            {check.error.message} Your choices are kept.
          </Banner>
        )}
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-between">
          <Button variant="ghost" onClick={onDiscard}>
            Discard this file
          </Button>
          <Button type="submit" variant="primary" loading={check.isPending}>
            Check {counted(draft.rowCount, 'row')}
          </Button>
        </div>
      </div>
    </form>
  )
}

const DELIMITERS: Record<string, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' }
const FORMATS: Record<MarketImport['format'], string> = { csv: 'CSV', tsv: 'TSV', xlsx: 'Excel', json: 'JSON' }

/** "read as CSV with semicolons, windows-1252" */
function readingWords({ format, delimiter, encoding }: MarketImport): string {
  if (format === 'xlsx') return `read as ${FORMATS[format]}`
  const parted = delimiter !== null ? ` with ${DELIMITERS[delimiter] ?? `"${delimiter}"`}` : ''
  return `read as ${FORMATS[format]}${parted}, ${encoding.toUpperCase()}`
}

/** Today by the clock of whoever imports, as 2026-11-22. */
function localDay(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
