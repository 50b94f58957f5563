import { useState } from 'react'
import { Banner, Button, Checkbox, Progress, Switch } from '../../../ui'
import { scriptsText } from '../changes/counted'
import { CandidateList } from './candidate-list'
import { Faults } from './faults'
import type { Findings } from './found-script'
import { ImportTarget } from './import-target'
import { TableColumns } from './table-columns-fields'
import { type ImportedScripts, useImport } from './use-import'

export interface PreviewStepProps {
  userId: string
  found: Findings
  folderId: string | null
  onStoring: (isStoring: boolean) => void
  onBack: () => void
  onDone: (imported: ImportedScripts, folderId: string | null) => void
}

/** What was found, how it is to be understood, and what of it becomes scripts. */
export function PreviewStep({ userId, found, folderId, onStoring, onBack, onDone }: PreviewStepProps) {
  const work = useImport(userId, found, folderId)
  const [showsFaults, setShowsFaults] = useState(true)
  const { candidates, chosen, meaning, state } = work
  const isStoring = state === 'storing'
  const keys = candidates.map(({ key }) => key)

  async function store() {
    onStoring(true)
    const imported = await work.store()
    onStoring(false)
    const { folder } = work.options
    if (imported) onDone(imported, typeof folder === 'object' && 'id' in folder ? folder.id : null)
  }

  return (
    <div className="flex flex-col gap-5">
      <fieldset disabled={isStoring} className="flex min-w-0 flex-col gap-5">
        {showsFaults && found.faults.length > 0 && (
          <Banner tone="warning" title="Not everything could be read" onDismiss={() => setShowsFaults(false)}>
            <Faults faults={found.faults} />
          </Banner>
        )}
        {found.divided.map(({ name, parts }, at) => (
          <Switch
            key={name + at}
            label={`${name}: ${parts.length.toLocaleString('en-US')} scripts`}
            hint="Split at lines of dashes. When off, the whole text is one script."
            checked={meaning.divided[at] ?? true}
            onCheckedChange={(on) =>
              work.setMeaning({ ...meaning, divided: meaning.divided.map((was, place) => (place === at ? on : was)) })
            }
          />
        ))}
        {found.tables.map((table, at) => {
          const columns = meaning.columns[at]
          return (
            columns && (
              <TableColumns
                key={table.name + at}
                table={table}
                columns={columns}
                onChange={(now) =>
                  work.setMeaning({
                    ...meaning,
                    columns: meaning.columns.map((was, place) => (place === at ? now : was)),
                  })
                }
              />
            )
          )
        })}
        <ImportTarget userId={userId} work={work} />
        {candidates.length > 0 ? (
          <section aria-label="Scripts found" className="flex flex-col gap-2">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <Checkbox
                label={`All ${scriptsText(candidates.length)}`}
                checked={chosen.length === candidates.length}
                onCheckedChange={(on) => work.tick(keys, on)}
              />
              <p role="status" className="text-sm text-muted tabular-nums">
                {summary(work)}
              </p>
            </div>
            {work.leftOver > 0 && (
              <Banner tone="info">
                {scriptsText(work.leftOver)} more are new, but one import is limited to 1,000 scripts and 8 MB. Choose
                the same file again afterward. Scripts you already have are skipped.
              </Banner>
            )}
            <CandidateList work={work} />
          </section>
        ) : (
          <p className="py-6 text-center text-sm text-muted">
            No scripts yet. Choose the column with the title or the text.
          </p>
        )}
      </fieldset>
      <footer className="sticky -bottom-2 -mx-5 flex flex-col gap-3 border-t border-line bg-surface px-5 py-4 sm:-mx-6 sm:px-6">
        {state === 'failed' && (
          <Banner tone="danger" title="Nothing was imported">
            {work.failure} Nothing is lost. Try again.
          </Banner>
        )}
        {isStoring && <Progress label={`Importing ${scriptsText(chosen.length)}…`} />}
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          {isStoring ? <Button onClick={work.cancel}>Cancel</Button> : <Button onClick={onBack}>Back</Button>}
          <Button
            variant="primary"
            loading={isStoring || work.isChecking}
            disabled={!work.isReady}
            onClick={() => void store()}
          >
            {state === 'failed' ? 'Try again' : chosen.length > 0 ? `Import ${scriptsText(chosen.length)}` : 'Import'}
          </Button>
        </div>
      </footer>
    </div>
  )
}

function summary({ isChecking, couldNotCheck, knownCount }: ReturnType<typeof useImport>): string {
  if (isChecking) return 'Checking for duplicates…'
  if (couldNotCheck) return 'Duplicates couldn’t be checked'
  return knownCount > 0 ? `${knownCount.toLocaleString('en-US')} you already have` : ''
}
