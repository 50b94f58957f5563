import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { FileSearch, FolderOpen, FolderX, Plus, ScrollText } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button, Card, cn, ConfirmDialog, EmptyState, SearchField, Skeleton, toast } from '../../ui'
import { useSession } from '../account'
import { folderQuery, scriptsQuery, useDeleteScript } from './api'
import { LoadError } from './load-error'
import { useScriptActions } from './script-actions'
import { ScriptCardItem } from './script-card'
import { ScriptDialog } from './script-dialog'
import type { ScriptCard } from './script-fields'
import { useSearchText } from './use-search-text'

export interface LibraryProps {
  /** Only what lies in this folder. */
  folderId?: string
  /** Where the search is kept when it is not the library's own affair: in an address. */
  search?: string
  onSearch?: (text: string) => void
}

/** The seller's scripts: search, look, delete. (B-LB-02, B-LB-03, B-LB-07, B-LB-09, OP-16) */
export function Library({ folderId, search: givenSearch, onSearch }: LibraryProps) {
  const { user } = useSession()
  const [ownSearch, setOwnSearch] = useState('')
  const search = givenSearch ?? ownSearch
  const [typed, setTyped] = useSearchText(search, onSearch ?? setOwnSearch)
  const folder = useQuery({ ...folderQuery(folderId ?? ''), enabled: user !== null && folderId !== undefined })
  const isKnown = folderId === undefined || Boolean(folder.data)
  const list = useInfiniteQuery({
    ...scriptsQuery(user?.id ?? '', search, folderId),
    enabled: user !== null && isKnown,
    // While a search runs, its predecessor stays in sight.
    placeholderData: keepPreviousData,
  })

  const [openId, setOpenId] = useState<string | null>(null)
  const [condemned, setCondemned] = useState<ScriptCard | null>(null)
  const remove = useDeleteScript()
  const actions = useScriptActions()

  const cards = uniqueCards(list.data?.pages.flatMap((page) => page.cards) ?? [])
  const total = list.data?.pages.at(-1)?.total ?? 0
  const isEmpty = list.isSuccess && cards.length === 0

  function confirmDelete() {
    if (!condemned) return
    remove.mutate(condemned.id, {
      onSuccess: () => toast.success('Script deleted'),
      onError: () => toast.error('Failed to delete script'),
      onSettled: () => setCondemned(null),
    })
  }

  if (folder.data === null) return <UnknownFolder />

  return (
    <section aria-labelledby="library-heading" className="mx-auto flex w-full max-w-7xl flex-col gap-5 p-4 sm:p-6">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-40 flex-1">
          <h1 id="library-heading" className="text-2xl font-bold break-words text-ink">
            {folderId === undefined ? 'Script Library' : (folder.data ?? 'Folder')}
          </h1>
          <p role="status" className="text-sm text-muted tabular-nums">
            {list.isSuccess && (total > 0 || search) ? countText(total, search) : '\u00a0'}
          </p>
        </div>
        {!(isEmpty && !search) && (
          <SearchField
            label="Search your scripts"
            placeholder="Search title, product, text, tags"
            value={typed}
            onValueChange={setTyped}
            className="w-full sm:w-64 sm:flex-none lg:w-80 max-sm:order-last"
          />
        )}
        <Button asChild variant={isEmpty && !search ? 'secondary' : 'primary'} icon={<Plus strokeWidth={1.75} />}>
          <a href="/script-studio" target="_blank" rel="noopener">
            New Script<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </Button>
      </header>

      {folder.isError ? <LoadError query={folder} /> : list.isPending && <ListSkeleton />}

      {list.isError && <LoadError query={list} />}

      {isEmpty && !search && folderId !== undefined && (
        <EmptyState
          className="py-16"
          icon={<FolderOpen strokeWidth={1.75} />}
          title="Nothing in this folder yet"
          text="Scripts that you put into it are listed here."
          action={
            <Button asChild>
              <Link to="/scripts">Show all scripts</Link>
            </Button>
          }
        />
      )}

      {isEmpty && !search && folderId === undefined && (
        <EmptyState
          className="py-16"
          icon={<ScrollText strokeWidth={1.75} />}
          title="No Scripts Yet"
          text="Every script you generate is kept here, ready to read from while you film."
          action={
            <Button asChild variant="primary" size="lg" icon={<Plus strokeWidth={1.75} />}>
              <a href="/script-studio" target="_blank" rel="noopener">
                Create First Script<span className="sr-only"> (opens in a new tab)</span>
              </a>
            </Button>
          }
        />
      )}

      {isEmpty && search && (
        <EmptyState
          className="py-16"
          icon={<FileSearch strokeWidth={1.75} />}
          title={`Nothing found for “${search}”`}
          text="The search looks at titles, products, script text and whole tags."
          action={<Button onClick={() => setTyped('')}>Show all scripts</Button>}
        />
      )}

      {cards.length > 0 && (
        <ul
          aria-label="Scripts"
          aria-busy={list.isPlaceholderData}
          className={cn(GRID, list.isPlaceholderData && 'opacity-60')}
        >
          {cards.map((card) => (
            <ScriptCardItem
              key={card.id}
              card={card}
              onOpen={() => setOpenId(card.id)}
              onDelete={() => setCondemned(card)}
              onStart={actions.start}
            />
          ))}
        </ul>
      )}

      {list.hasNextPage && (
        <div className="flex justify-center py-2">
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}

      <ScriptDialog id={openId} onClose={() => setOpenId(null)} onStart={actions.start} />
      {actions.dialog}
      <ConfirmDialog
        open={condemned !== null}
        onOpenChange={(open) => !open && setCondemned(null)}
        title="Delete script"
        body={
          <>
            <p>Are you sure you want to delete this script?</p>
            <p className="mt-2 font-medium text-ink">{condemned?.title}</p>
          </>
        }
        confirmLabel="Delete"
        danger
        loading={remove.isPending}
        onConfirm={confirmDelete}
      />
    </section>
  )
}

/** Also somebody else's: the difference is nobody's business. */
function UnknownFolder() {
  return (
    <section className="px-4 py-16">
      <h1 className="sr-only">Folder</h1>
      <EmptyState
        icon={<FolderX strokeWidth={1.75} />}
        title="This folder does not exist"
        text="It may have been deleted. Its scripts are still in your library."
        action={
          <Button asChild variant="primary">
            <Link to="/scripts">Show all scripts</Link>
          </Button>
        }
      />
    </section>
  )
}

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-4 transition-opacity'

function countText(total: number, search: string): string {
  const scripts = total === 1 ? '1 script' : `${total.toLocaleString('en-US')} scripts`
  return search ? `${scripts} found` : scripts
}

/** A script saved while pages are being loaded moves the borders of the pages: a card could come twice. */
function uniqueCards(cards: ScriptCard[]): ScriptCard[] {
  return [...new Map(cards.map((card) => [card.id, card])).values()]
}

function ListSkeleton() {
  return (
    <div aria-busy="true" aria-label="Loading scripts" role="status" className={GRID}>
      {Array.from({ length: 6 }, (_, index) => (
        <Card key={index} className="flex h-52 flex-col gap-3">
          <Skeleton className="h-5 w-20 rounded-full" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="w-2/5" />
          <Skeleton className="mt-1" />
          <Skeleton />
          <Skeleton className="mt-auto h-3 w-3/5" />
        </Card>
      ))}
    </div>
  )
}
