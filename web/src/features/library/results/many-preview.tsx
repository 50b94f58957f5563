import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { Badge, Banner, Button, Checkbox, SelectField, Skeleton } from '../../../ui'
import { failureText } from '../editing/failure-text'
import { LoadError } from '../load-error'
import {
  changesOf,
  type Choices,
  likelyScripts,
  type Match,
  matchRows,
  type OwnScript,
  type RecordedResults,
  recordOf,
} from './match-rows'
import { ownScriptsQuery } from './record-many-api'
import { MAX_ROWS, type ResultTable } from './result-rows'

interface ManyPreviewProps {
  userId: string
  table: ResultTable
  onBack: () => void
  onSave: (results: readonly RecordedResults[]) => Promise<void>
}

const FIRST = 30
const MORE = 100
/** Scripts to choose from; nobody reads more. */
const MAX_CHOICES = 40

/** Which row is about which script, what will change, and what has no script yet. */
export function ManyPreview({ userId, table, onBack, onSave }: ManyPreviewProps) {
  const scripts = useQuery(ownScriptsQuery(userId))
  const [choices, setChoices] = useState<Choices>(new Map())
  const [marksPosted, setMarksPosted] = useState(true)
  const [failure, setFailure] = useState<Error>()
  const [isSaving, setSaving] = useState(false)
  const busy = useRef(false)
  const own = scripts.data
  const matches = useMemo(() => (own ? matchRows(table.rows, own, choices) : []), [table, own, choices])
  const results = matches.flatMap((match) => recordOf(match, marksPosted) ?? [])
  const found = matches.filter(({ script }) => script)
  const missing = matches.filter(({ script }) => !script)
  // Those that were missing at first, whatever was chosen since: a row does not jump away under the pointer.
  const asked = useMemo(
    () =>
      new Set(
        own ? matchRows(table.rows, own, new Map()).flatMap(({ row, script }) => (script ? [] : [row.line])) : [],
      ),
    [table, own],
  )

  async function save() {
    if (busy.current) return
    busy.current = true
    setSaving(true)
    setFailure(undefined)
    try {
      await onSave(results)
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)))
    }
    busy.current = false
    setSaving(false)
  }

  if (!own)
    return scripts.isError ? (
      <LoadError query={scripts} />
    ) : (
      <div role="status" aria-label="Loading your scripts" className="flex flex-col gap-3 pb-4">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-16 rounded-control" />
        ))}
      </div>
    )

  return (
    <div className="flex flex-col gap-4 pb-2">
      {failure && (
        <Banner tone="danger" title="The results couldn’t be saved">
          {failureText(failure)} Nothing was changed.
        </Banner>
      )}
      <p role="status" className="text-sm text-ink tabular-nums">
        {`${found.length} of ${table.rows.length} ${table.rows.length === 1 ? 'row matches' : 'rows match'} a script. ${results.length} will change.`}
        {table.more > 0 &&
          ` Only the first ${MAX_ROWS} rows are checked, and ${table.more.toLocaleString('en-US')} are skipped.`}
      </p>
      {table.unknown.length > 0 && (
        <p className="text-sm break-words text-muted">Ignored columns: {table.unknown.slice(0, 10).join(', ')}.</p>
      )}
      <Rows
        title={`No matching script (${missing.length})`}
        matches={matches.filter(({ row }) => asked.has(row.line))}
        renderRow={(match) => (
          <Missing
            match={match}
            scripts={own}
            value={choices.get(match.row.line) ?? ''}
            onChoose={(id) => setChoices(new Map(choices).set(match.row.line, id))}
          />
        )}
      />
      <Rows
        title={`Matched to a script (${found.length})`}
        matches={matches.filter(({ row }) => !asked.has(row.line))}
        renderRow={(match) => <Found match={match} />}
      />
      {found.some(({ script }) => script?.isPosted === false) && (
        <Checkbox
          label="Mark unposted scripts as posted"
          hint="Moves them to Posted on the board. Only posted videos are compared."
          checked={marksPosted}
          onCheckedChange={setMarksPosted}
        />
      )}
      <div className="sticky -bottom-2 -mx-5 flex flex-col-reverse gap-2 border-t border-line bg-surface px-5 pt-3 pb-3 sm:-mx-6 sm:flex-row sm:justify-end sm:px-6">
        <Button onClick={onBack}>Back</Button>
        <Button variant="primary" disabled={results.length === 0} loading={isSaving} onClick={() => void save()}>
          {results.length === 0
            ? 'Nothing to save'
            : `Save results for ${results.length} ${results.length === 1 ? 'video' : 'videos'}`}
        </Button>
      </div>
    </div>
  )
}

interface RowsProps {
  title: string
  matches: readonly Match[]
  renderRow: (match: Match) => ReactNode
}

/** The first of them, and a button for more. */
function Rows({ title, matches, renderRow }: RowsProps) {
  const [shown, setShown] = useState(FIRST)
  if (matches.length === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold text-ink">{title}</h3>
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line">
        {matches.slice(0, shown).map((match) => (
          <li key={match.row.line} className="flex flex-col gap-1.5 px-3 py-2.5 sm:px-4">
            {renderRow(match)}
            {match.row.notes.map((note) => (
              <p key={note} className="text-xs break-words text-warning">
                {note}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {matches.length > shown && (
        <Button className="self-center" onClick={() => setShown(shown + MORE)}>
          Show {Math.min(MORE, matches.length - shown)} more
        </Button>
      )}
    </section>
  )
}

function Missing({
  match: { row, script, why },
  scripts,
  value,
  onChoose,
}: {
  match: Match
  scripts: readonly OwnScript[]
  value: string
  onChoose: (id: string) => void
}) {
  const options = useMemo(
    () => [
      { value: '', label: 'Skip this row' },
      ...likelyScripts(row, scripts, MAX_CHOICES).map(({ id, title }) => ({ value: id, label: title })),
    ],
    [row, scripts],
  )
  return (
    <>
      <p className="text-sm break-words text-ink">
        <span className="text-muted tabular-nums">Row {row.line}: </span>
        {row.title || row.link || 'no title'}
      </p>
      {!script && <p className="text-xs text-muted">{why}</p>}
      <SelectField
        label={`Script of row ${row.line}`}
        hideLabel
        options={options}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      />
      {script && <Changes row={row} script={script} />}
    </>
  )
}

function Found({ match: { row, script, why } }: { match: Match }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink">
        <span className="text-muted tabular-nums">Row {row.line}:</span>
        <span className="min-w-0 font-medium break-words">{script?.title ?? row.title}</span>
        {script && !script.isPosted && <Badge>Not posted yet</Badge>}
      </p>
      {script ? (
        <Changes row={row} script={script} />
      ) : (
        <p className="text-xs text-warning">{why} It will be skipped.</p>
      )}
    </>
  )
}

function Changes({ row, script }: { row: Match['row']; script: OwnScript }) {
  const changes = changesOf(row, script)
  if (changes.length === 0) return <p className="text-xs text-muted">No change.</p>
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-muted tabular-nums">
      {changes.map(({ name, label, from, to }) => (
        <span key={name} className="min-w-0 break-all">
          {label} <span className="font-semibold text-ink">{to}</span>
          {from !== '' && ` (was ${from})`}
        </span>
      ))}
    </p>
  )
}
