import { useQuery } from '@tanstack/react-query'
import { FolderPlus, Layers, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { cn, Skeleton } from '../../../ui'
import { folderPath } from '../library-place'
import { folderCountsQuery, foldersQuery, totalOf } from './api'
import { FolderMark } from './folder-mark'
import { FolderMenu } from './folder-menu'
import { useFolderActions } from './use-folder-actions'
import { overText, useScriptDrop } from './use-script-drop'

export interface FolderTreeProps {
  userId: string
  /** `all`, a folder's id, or null while something else is shown. */
  active: string | null
}

/** Below the sidebar's entry: "All Scripts", one entry per folder, and "Add Folder". (B-DS-20, B-DS-33) */
export function FolderTree({ userId, active }: FolderTreeProps) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const pathTo = (folderId: string | null) =>
    folderPath(folderId, new URLSearchParams(pathname.startsWith('/scripts') ? search : ''))
  const folders = useQuery(foldersQuery(userId))
  const { data: counts } = useQuery(folderCountsQuery(userId))
  const actions = useFolderActions(userId, (id) => id === active && void navigate(pathTo(null)))
  const drop = useScriptDrop(userId)
  const all = folders.data ?? []
  const isInFolder = all.some(({ id }) => id === active)

  return (
    <>
      <ul
        aria-label="Script Library folders"
        aria-busy={folders.isPending}
        className="flex max-h-[min(28rem,60dvh)] flex-col gap-0.5 overflow-y-auto [scrollbar-width:thin]"
      >
        <li {...(isInFolder && drop.dropProps(null))} className={rowLook(active === 'all', drop.over === null)}>
          <Entry isActive={active === 'all'} to={pathTo(null)} count={counts && totalOf(counts)}>
            <Layers aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
            <span className="min-w-0 flex-1 truncate">All Scripts</span>
          </Entry>
        </li>
        {folders.isPending &&
          userId !== '' &&
          [1, 2, 3].map((line) => (
            <li key={line} className="px-3 py-2 touch:py-3">
              <Skeleton className="w-full" />
            </li>
          ))}
        {all.map((folder) => (
          <li
            key={folder.id}
            {...(folder.id !== active && drop.dropProps(folder.id))}
            className={rowLook(folder.id === active, drop.over === folder.id)}
          >
            <Entry
              isActive={folder.id === active}
              title={folder.name}
              count={counts && (counts.counts[folder.id] ?? 0)}
              hasMenu
              to={pathTo(folder.id)}
            >
              <FolderMark icon={folder.icon} color={folder.color} className="size-4" />
              <span className="min-w-0 flex-1 truncate">{folder.name}</span>
            </Entry>
            <FolderMenu
              folder={folder}
              actions={actions}
              className="absolute right-0 opacity-0 group-hover:opacity-100 group-has-focus-visible:opacity-100 aria-expanded:opacity-100 touch:opacity-100"
            />
          </li>
        ))}
        {folders.isError && !folders.data && (
          <li>
            <button type="button" className={lineLook} onClick={() => void folders.refetch()}>
              <RotateCw aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
              <span className="min-w-0">Folders couldn’t be loaded. Try again</span>
            </button>
          </li>
        )}
      </ul>
      <button
        type="button"
        className={cn(lineLook, 'text-muted hover:bg-hover hover:text-ink')}
        onClick={actions.create}
      >
        <FolderPlus aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
        Add Folder
      </button>
      <p role="status" className="sr-only">
        {overText(drop.over, all)}
      </p>
      {actions.dialog}
    </>
  )
}

interface EntryProps {
  isActive: boolean
  title?: string
  count: number | undefined
  /** The number makes room for it. */
  hasMenu?: boolean
  to: { pathname: string; search: string }
  children: ReactNode
}

function Entry({ isActive, title, count, hasMenu = false, to, children }: EntryProps) {
  return (
    <Link
      to={to}
      title={title}
      aria-current={isActive ? 'page' : undefined}
      className={cn(lineLook, hasMenu && 'touch:pr-12')}
    >
      {children}{' '}
      {count !== undefined && (
        <span
          className={cn(
            'text-xs font-normal text-muted tabular-nums',
            hasMenu && 'group-has-focus-visible:opacity-0 group-hover:opacity-0 touch:opacity-100!',
          )}
        >
          {count.toLocaleString('en-US')} <span className="sr-only">{count === 1 ? 'script' : 'scripts'}</span>
        </span>
      )}
    </Link>
  )
}

const lineLook =
  'focus-ring flex min-h-9 w-full min-w-0 items-center gap-2.5 rounded-control px-3 py-1.5 text-left text-sm focus-visible:-outline-offset-2 touch:min-h-11'

const rowLook = (isActive: boolean, isOver: boolean) =>
  cn(
    'group relative flex items-center rounded-control transition-colors',
    isActive ? 'bg-accent-soft font-medium text-accent-text' : 'text-muted hover:bg-hover hover:text-ink',
    isOver && 'bg-accent-soft text-accent-text inset-ring-2 inset-ring-accent',
  )
