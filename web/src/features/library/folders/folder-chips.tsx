import { useQuery } from '@tanstack/react-query'
import { FolderPlus, FolderSearch, Layers } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, cn, lazyDialog, LoadFailure, Skeleton } from '../../../ui'
import { type Folder, folderCountsQuery, foldersQuery, totalOf } from './api'
import { FolderMark } from './folder-mark'
import { FolderMenu } from './folder-menu'
import { useFolderActions } from './use-folder-actions'
import { overText, useScriptDrop } from './use-script-drop'

const FindFolderDialog = lazyDialog(async () => (await import('./find-folder-dialog')).FindFolderDialog)

export interface FolderChipsProps {
  userId: string
  /** Null: all scripts. */
  activeId: string | null
  onShow: (folderId: string | null) => void
  className?: string
}

/** From so many on one looks for a folder by its name. */
const MANY = 12

/** The folders with the number of their scripts, "New Folder", and where scripts may be dropped. (B-LB-05, B-LB-06) */
export function FolderChips({ userId, activeId, onShow, className }: FolderChipsProps) {
  const folders = useQuery(foldersQuery(userId))
  const { data: counts } = useQuery(folderCountsQuery(userId))
  const actions = useFolderActions(userId, (id) => id === activeId && onShow(null))
  const drop = useScriptDrop(userId)
  const [isFinding, setFinding] = useState(false)
  const row = useRef<HTMLUListElement>(null)
  const all = folders.data ?? []

  // The open folder may stand far to the right, and the page is no further down for it.
  const shownId = all.find(({ id }) => id === activeId)?.id
  useEffect(() => {
    if (!shownId) return
    const chip = row.current?.querySelector<HTMLElement>('[data-active]')
    if (row.current && chip) row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2
  }, [shownId])

  return (
    <section aria-label="Folders" className={cn('flex min-w-0 flex-col gap-2', className)}>
      <div className="flex min-w-0 items-center gap-2">
        <ul
          ref={row}
          aria-busy={folders.isPending}
          // Room for the focus ring, which the row would cut off.
          className="relative -m-1 flex min-w-0 gap-2 overflow-x-auto overscroll-x-contain p-1 pr-5 [mask-image:linear-gradient(to_right,black_calc(100%-1.25rem),transparent)] [scrollbar-width:none]"
        >
          <Chip
            isActive={activeId === null}
            isOver={drop.over === null}
            // Dropped here, a script of the open folder leaves it; elsewhere there is nothing to leave.
            dropProps={activeId === null ? undefined : drop.dropProps(null)}
            onClick={() => onShow(null)}
          >
            <Layers aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0" />
            <ChipText name="All Scripts" count={counts && totalOf(counts)} />
          </Chip>
          {folders.isPending && <ChipSkeletons />}
          {all.map((folder) => (
            <FolderChip
              key={folder.id}
              {...{ folder, actions }}
              count={counts && (counts.counts[folder.id] ?? 0)}
              isActive={folder.id === activeId}
              isOver={drop.over === folder.id}
              dropProps={folder.id === activeId ? undefined : drop.dropProps(folder.id)}
              onClick={() => onShow(folder.id)}
            />
          ))}
        </ul>
        {all.length > MANY && (
          <Button
            size="sm"
            className="shrink-0 rounded-full max-sm:px-3.5"
            icon={<FolderSearch strokeWidth={1.75} />}
            onClick={() => setFinding(true)}
          >
            <span className="max-sm:sr-only">Find folder</span>
          </Button>
        )}
        <Button
          size="sm"
          className="shrink-0 rounded-full max-sm:px-3.5"
          icon={<FolderPlus strokeWidth={1.75} />}
          onClick={actions.create}
        >
          <span className="max-sm:sr-only">New Folder</span>
        </Button>
      </div>
      {folders.isError && !folders.data && (
        <LoadFailure retrying={folders.isFetching} onRetry={() => void folders.refetch()}>
          Your folders couldn’t be loaded. Your scripts are all here.
        </LoadFailure>
      )}
      <p role="status" className="sr-only">
        {overText(drop.over, all)}
      </p>
      {isFinding && (
        <FindFolderDialog
          folders={all}
          counts={counts?.counts}
          onPick={(id) => {
            setFinding(false)
            onShow(id)
          }}
          onClose={() => setFinding(false)}
        />
      )}
      {actions.dialog}
    </section>
  )
}

type DropProps = ReturnType<ReturnType<typeof useScriptDrop>['dropProps']>

interface ChipProps {
  isActive: boolean
  isOver: boolean
  dropProps: DropProps | undefined
  onClick: () => void
  children: ReactNode
  /** Beside the chip's own button. */
  menu?: ReactNode
}

function Chip({ isActive, isOver, dropProps, onClick, children, menu }: ChipProps) {
  return (
    <li
      {...dropProps}
      data-active={isActive || undefined}
      className={cn(
        'group relative flex shrink-0 items-center rounded-full border transition-colors',
        isActive
          ? 'border-accent bg-accent-soft text-accent-text'
          : 'border-line bg-surface text-ink hover:border-control',
        isOver && 'border-accent bg-accent-soft ring-2 ring-accent',
      )}
    >
      <button
        type="button"
        aria-current={isActive ? 'page' : undefined}
        onClick={onClick}
        className={cn(
          'focus-ring flex min-h-9 items-center gap-2 rounded-full px-3 text-sm font-medium touch:min-h-11',
          // The whole name beside the views at 320 px.
          'max-[22rem]:px-2.5 max-[22rem]:[&>svg]:hidden',
          menu && 'group-data-active:pr-9 touch:group-data-active:pr-11',
        )}
      >
        {children}
      </button>
      {menu}
    </li>
  )
}

interface FolderChipProps extends Omit<ChipProps, 'children' | 'menu'> {
  folder: Folder
  actions: ReturnType<typeof useFolderActions>
  count: number | undefined
}

function FolderChip({ folder, actions, count, ...chip }: FolderChipProps) {
  return (
    <Chip
      {...chip}
      menu={
        <FolderMenu
          folder={folder}
          actions={actions}
          // On touch screens, which know no hovering, the open folder has it and the others stay small.
          className={cn(
            'absolute right-0.5 opacity-0 group-hover:opacity-100 group-has-focus-visible:opacity-100 aria-expanded:opacity-100 group-data-active:opacity-100',
            'touch:right-0 touch:hidden touch:group-data-active:inline-flex',
          )}
        />
      }
    >
      <FolderMark icon={folder.icon} color={folder.color} />
      <ChipText name={folder.name} count={count} isSwapped={!chip.isActive} />
    </Chip>
  )
}

function ChipText({
  name,
  count,
  isSwapped = false,
}: {
  name: string
  count: number | undefined
  isSwapped?: boolean
}) {
  return (
    <>
      <span className="max-w-48 truncate">{name}</span>{' '}
      {count !== undefined && (
        // Another than the open folder has its menu in the same place, for as long as somebody is there.
        <span
          className={cn(
            // As wide as the menu's button needs it: that covers no name.
            'min-w-4 text-right text-xs font-normal text-muted tabular-nums',
            isSwapped && 'group-has-focus-visible:opacity-0 group-hover:opacity-0 touch:opacity-100!',
          )}
        >
          {count.toLocaleString('en-US')} <span className="sr-only">{count === 1 ? 'script' : 'scripts'}</span>
        </span>
      )}
    </>
  )
}

function ChipSkeletons() {
  return [20, 28, 24].map((width) => (
    <li key={width} aria-hidden="true" className="shrink-0" style={{ width: `${width / 4}rem` }}>
      <Skeleton className="h-9 w-full rounded-full touch:h-11" />
    </li>
  ))
}
