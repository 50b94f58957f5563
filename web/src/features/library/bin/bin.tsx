import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { ArchiveRestore, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { logError } from '../../../platform'
import { Button, Checkbox, ConfirmDialog, EmptyState, Skeleton, toast } from '../../../ui'
import { said, scriptsText } from '../changes/counted'
import { restore } from '../changes/use-script-changes'
import { LoadError } from '../load-error'
import { binQuery, type DeletedScript, deleteForGood, emptyBin } from './api'
import { BinList } from './bin-list'

/** What one is asked about before it is gone for good. */
type Doomed = { kind: 'some'; scripts: readonly DeletedScript[] } | { kind: 'all'; count: number; newest: string }

/** Deleted scripts: they rest here for 30 days, can be restored or deleted for good. */
export function Bin({ userId }: { userId: string }) {
  const cache = useQueryClient()
  const query = useInfiniteQuery(binQuery(userId))
  const scripts = uniqueScripts(query.data?.pages.flatMap((page) => page.scripts) ?? [])
  const total = query.data?.pages[0]?.total ?? scripts.length
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const [doomed, setDoomed] = useState<Doomed | null>(null)
  const [working, setWorking] = useState<'restore' | 'delete' | null>(null)
  const heading = useRef<HTMLParagraphElement>(null)
  // What was restored or deleted elsewhere is not selected any more.
  const selected = scripts.filter(({ id }) => selection.has(id))

  /** The row with the button that was pressed is gone: the focus goes to what says how many are left. */
  const leaveRow = () => heading.current?.focus()

  async function bringBack(chosen: readonly DeletedScript[]) {
    if (working) return
    setWorking('restore')
    const isDone = await restore(
      cache,
      userId,
      chosen.map(({ id }) => id),
    )
    setWorking(null)
    if (!isDone) return
    setSelection(new Set())
    leaveRow()
  }

  async function destroy() {
    if (!doomed || working) return
    setWorking('delete')
    const count = doomed.kind === 'all' ? doomed.count : doomed.scripts.length
    try {
      if (doomed.kind === 'all') await emptyBin(doomed.newest)
      else await deleteForGood(doomed.scripts.map(({ id }) => id))
      toast.success(said('Permanently deleted', 'scripts permanently deleted', count))
      setSelection(new Set())
      setDoomed(null)
      await cache.invalidateQueries({ queryKey: ['scripts', 'bin'] })
      leaveRow()
    } catch (error) {
      logError('The trash couldn’t be emptied', error)
      toast.error('This couldn’t be deleted. Please try again.')
    } finally {
      setWorking(null)
    }
  }

  if (query.isPending) return <BinSkeleton />
  if (query.isError && scripts.length === 0) return <LoadError query={query} />

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p
          ref={heading}
          tabIndex={-1}
          role="status"
          className="min-w-[min(12rem,100%)] flex-1 text-sm text-muted outline-none"
        >
          {scripts.length === 0 ? '' : `${scriptsText(total)}. Each rests here for 30 days after it was deleted.`}
        </p>
        {scripts.length > 0 && (
          <Button
            icon={<Trash2 strokeWidth={1.75} />}
            onClick={() => setDoomed({ kind: 'all', count: total, newest: scripts[0]?.deletedAt ?? '' })}
          >
            Empty trash
          </Button>
        )}
      </div>

      {scripts.length === 0 ? (
        <EmptyState
          className="py-16"
          icon={<Trash2 strokeWidth={1.75} />}
          title="The trash is empty"
          text="Deleted scripts stay here for 30 days. Restore one to get it back exactly as it was."
        />
      ) : (
        <>
          <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
            <Checkbox
              label="Select all"
              checked={selected.length === scripts.length}
              onCheckedChange={(all) => setSelection(new Set(all ? scripts.map(({ id }) => id) : []))}
            />
            <p className="mr-auto text-sm text-muted tabular-nums">
              {selected.length > 0 && `${selected.length.toLocaleString('en-US')} selected`}
            </p>
            {selected.length > 0 && (
              <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
                <Button
                  size="sm"
                  icon={<ArchiveRestore strokeWidth={1.75} />}
                  loading={working === 'restore'}
                  onClick={() => void bringBack(selected)}
                >
                  {`Restore ${selected.length.toLocaleString('en-US')}`}
                </Button>
                <Button
                  size="sm"
                  icon={<Trash2 strokeWidth={1.75} />}
                  onClick={() => setDoomed({ kind: 'some', scripts: selected })}
                >
                  Delete permanently
                </Button>
              </div>
            )}
          </div>
          <BinList
            scripts={scripts}
            selected={selection}
            isBusy={working !== null}
            onSelect={(id, isSelected) => {
              const next = new Set(selection)
              if (isSelected) next.add(id)
              else next.delete(id)
              setSelection(next)
            }}
            onRestore={(script) => void bringBack([script])}
            onDelete={(script) => setDoomed({ kind: 'some', scripts: [script] })}
          />
          {query.isFetchNextPageError ? (
            <LoadError query={{ error: query.error, isFetching: query.isFetching, refetch: query.fetchNextPage }} />
          ) : (
            query.hasNextPage && (
              <div className="flex justify-center py-2">
                <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  Show more
                </Button>
              </div>
            )
          )}
        </>
      )}

      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        title={doomed ? titleOf(doomed) : ''}
        body="With its versions, chat and takes. Nothing can bring it back."
        confirmLabel="Delete permanently"
        danger
        loading={working === 'delete'}
        onConfirm={() => void destroy()}
      />
    </div>
  )
}

function titleOf(doomed: Doomed): string {
  if (doomed.kind === 'all') return `Permanently delete all ${scriptsText(doomed.count)} in the trash?`
  const [first] = doomed.scripts
  return doomed.scripts.length === 1 && first
    ? `Permanently delete “${first.title}”?`
    : `Permanently delete ${scriptsText(doomed.scripts.length)}?`
}

/** Rows that change meanwhile move the borders of the pages. */
const uniqueScripts = (scripts: DeletedScript[]) => [...new Map(scripts.map((script) => [script.id, script])).values()]

function BinSkeleton() {
  return (
    <div role="status" aria-label="Loading the trash" className="flex flex-col gap-2">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-16 rounded-card" />
      ))}
    </div>
  )
}
