import { PRODUCT_NAME } from '@reelwright/shared'
import { useQuery } from '@tanstack/react-query'
import { FolderX, Import, Plus } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button, cn, EmptyState, lazyDialog, SearchField } from '../../ui'
import { folderQuery } from './api'
import { FolderChips } from './folders/folder-chips'
import type { LibraryPlace } from './library-place'
import { ScriptPanel } from './list/script-panel'
import { Toolbar } from './list/toolbar'
import { ViewSwitch } from './list/view-switch'
import { useSearchKey } from './list/use-search-key'
import { useLiveLibrary } from './live/use-live-library'
import { LoadError } from './load-error'
import { PanelSkeleton } from './list/list-skeleton'
import { useScriptActions } from './script-actions'
import { useSearchText } from './use-search-text'

// What most visits do not look at comes when it is asked for.
const Board = lazy(async () => ({ default: (await import('./board/board')).Board }))
const Bin = lazy(async () => ({ default: (await import('./bin/bin')).Bin }))
const ImportDialog = lazyDialog(async () => (await import('./import/import-dialog')).ImportDialog)

export interface LibraryProps {
  place: LibraryPlace
  userId: string
}

/** The seller's scripts: all, one folder's, the board, and the bin. (B-LB-01 to B-LB-11, OP-16) */
export function Library({ place, userId }: LibraryProps) {
  const { address, folderId } = place
  const [typed, setTyped] = useSearchText(address.search, (search) => place.go({ search }))
  const folder = useQuery({ ...folderQuery(folderId ?? ''), enabled: folderId !== undefined })
  const actions = useScriptActions(place)
  const [importing, setImporting] = useState(false)
  const section = useRef<HTMLElement>(null)
  const filterButton = useRef<HTMLButtonElement>(null)
  useLiveLibrary(userId)
  useSearchKey(section)

  if (folder.data === null) return <UnknownFolder onLeave={() => place.showFolder(null)} />

  const isBin = address.view === 'bin'
  const name = isBin ? 'Trash' : folderId === undefined ? 'Script Library' : (folder.data ?? 'Folder')
  const title = `${address.view === 'kanban' ? 'Kanban Board' : name} · ${PRODUCT_NAME}`
  const hasFailed = folder.isError && folder.data === undefined
  return (
    <section
      ref={section}
      aria-labelledby="library-heading"
      className="mx-auto flex w-full max-w-7xl flex-col gap-2 px-4 pt-2 pb-4 sm:px-6 lg:pt-3"
    >
      <title>{title}</title>
      {/* Two rows on a laptop; on a phone the parts of both share three. */}
      <div className="flex flex-wrap items-center gap-2 lg:flex-col lg:items-stretch">
        {/* A narrow laptop with a wide sidebar has room for the icons only. */}
        <header className="contents lg:@container lg:flex lg:items-center lg:gap-3">
          <h1
            id="library-heading"
            // A phone has it in the top bar.
            className={cn(
              'min-w-0 truncate text-xl font-bold text-ink',
              isBin ? 'flex-1' : 'max-lg:sr-only lg:@max-4xl:sr-only',
            )}
          >
            {name}
          </h1>
          <ViewSwitch place={place} className="shrink-0 max-lg:order-1" />
          <div
            className={cn(
              'flex justify-end gap-2 max-[16rem]:flex-wrap',
              !isBin && 'flex-1 max-lg:w-full max-lg:flex-none',
            )}
          >
            {!isBin && (
              <SearchField
                label="Search your scripts"
                placeholder="Search scripts"
                value={typed}
                onValueChange={setTyped}
                className="min-w-40 flex-1 max-[16rem]:min-w-full lg:max-w-80"
              />
            )}
            <Button
              icon={<Import strokeWidth={1.75} />}
              className="max-sm:w-11 max-sm:px-0 lg:@max-4xl:w-11 lg:@max-4xl:px-0"
              onClick={() => setImporting(true)}
            >
              <span className="max-sm:sr-only lg:@max-4xl:sr-only">Import</span>
            </Button>
            <Button
              asChild
              variant="primary"
              icon={<Plus strokeWidth={1.75} />}
              className="max-sm:w-11 max-sm:px-0 lg:@max-4xl:w-11 lg:@max-4xl:px-0"
            >
              <Link to="/script-studio">
                <span className="max-sm:sr-only lg:@max-4xl:sr-only">New Script</span>
              </Link>
            </Button>
          </div>
        </header>
        {address.view === 'all' && (
          <div className="contents lg:flex lg:items-center lg:gap-3">
            <FolderChips
              userId={userId}
              activeId={folderId ?? null}
              onShow={(id) => place.showFolder(id)}
              className="flex-1 max-lg:order-1 max-lg:basis-32"
            />
            {!hasFailed && (
              <Toolbar
                place={place}
                userId={userId}
                filterButton={filterButton}
                className="max-lg:order-2 max-lg:w-full"
              />
            )}
          </div>
        )}
      </div>

      {hasFailed ? (
        <LoadError query={folder} />
      ) : (
        <Suspense fallback={<PanelSkeleton />}>
          {address.view === 'all' && (
            <ScriptPanel
              // Another folder is another list, with a selection of its own.
              key={folderId ?? ''}
              place={place}
              userId={userId}
              onStart={actions.start}
              onSearch={setTyped}
              onCleared={() => filterButton.current?.focus()}
            />
          )}
          {address.view === 'kanban' && <Board userId={userId} place={place} onStart={actions.start} />}
          {isBin && <Bin userId={userId} />}
        </Suspense>
      )}

      {actions.dialog}
      {importing && (
        <ImportDialog
          userId={userId}
          folderId={folderId ?? null}
          onClose={() => setImporting(false)}
          onShow={place.showFolder}
        />
      )}
    </section>
  )
}

/** Also somebody else's: the difference is nobody's business. */
function UnknownFolder({ onLeave }: { onLeave: () => void }) {
  return (
    <section className="px-4 py-16">
      <title>{`Folder · ${PRODUCT_NAME}`}</title>
      <h1 className="sr-only">Folder</h1>
      <EmptyState
        icon={<FolderX strokeWidth={1.75} />}
        title="This folder doesn’t exist"
        text="It may have been deleted. Its scripts are still in your library."
        action={
          <Button variant="primary" onClick={onLeave}>
            Show all scripts
          </Button>
        }
      />
    </section>
  )
}
