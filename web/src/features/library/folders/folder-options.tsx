import { useId, useRef, type KeyboardEvent, type ReactNode, useState } from 'react'
import { cn, SearchField } from '../../../ui'
import type { Folder } from './api'
import { FolderMark } from './folder-mark'

/** Beyond so many one does not look through them any more. */
const SEARCHED_FROM = 8

interface FolderOptionsProps {
  folders: readonly Folder[]
  counts: Readonly<Record<string, number>> | undefined
  /** Marked, and not to be chosen again. Null: no folder. */
  currentId?: string | null
  /** The one that has the focus at the start. */
  startId?: string
  /** The first choice, which is none of the folders. */
  first?: { label: string; icon: ReactNode; onPick: () => void; isCurrent: boolean }
  onPick: (id: string) => void
}

/** Folders one below the other, to take one. Up and down move, and what is typed narrows a long list. */
export function FolderOptions({ folders, counts, currentId, startId, first, onPick }: FolderOptionsProps) {
  const [search, setSearch] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const statusId = useId()
  const wanted = comparable(search)
  const found = wanted ? folders.filter(({ name }) => comparable(name).includes(wanted)) : folders

  function move(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [])]
    const at = buttons.findIndex((button) => button === document.activeElement)
    buttons[Math.min(Math.max(at + step, 0), buttons.length - 1)]?.focus()
  }

  return (
    // Handles the arrow keys for the field and the list.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="flex min-h-0 flex-col gap-2" onKeyDown={move}>
      {folders.length > SEARCHED_FROM && (
        <SearchField
          label="Search folders"
          placeholder="Search folders"
          value={search}
          aria-describedby={statusId}
          onValueChange={setSearch}
          onKeyDown={(event) => {
            const [only] = found
            if (event.key === 'Enter' && found.length === 1 && only && only.id !== currentId) onPick(only.id)
          }}
        />
      )}
      <ul ref={list} className="-mx-2 flex flex-col">
        {first && !wanted && (
          <Option label={first.label} icon={first.icon} isCurrent={first.isCurrent} onPick={first.onPick} />
        )}
        {found.map(({ id, name, icon, color }) => (
          <Option
            key={id}
            label={name}
            icon={<FolderMark icon={icon} color={color} className="size-5" />}
            count={counts?.[id] ?? (counts && 0)}
            isCurrent={id === currentId}
            hasStart={id === startId}
            onPick={() => onPick(id)}
          />
        ))}
      </ul>
      <p id={statusId} role="status" className={cn('text-sm text-muted', found.length > 0 && 'sr-only')}>
        {wanted && (found.length === 0 ? `No folders match “${search.trim()}”.` : `${found.length} found`)}
      </p>
    </div>
  )
}

const comparable = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase('en').trim()

interface OptionProps {
  label: string
  icon: ReactNode
  count?: number
  isCurrent: boolean
  hasStart?: boolean
  onPick: () => void
}

function Option({ label, icon, count, isCurrent, hasStart, onPick }: OptionProps) {
  return (
    <li>
      <button
        type="button"
        ref={hasStart ? focusOnce : undefined}
        disabled={isCurrent}
        onClick={onPick}
        className="focus-ring flex min-h-11 w-full items-center gap-3 rounded-control px-2 text-left text-sm text-ink transition-colors hover:bg-hover focus-visible:-outline-offset-2 disabled:text-muted disabled:hover:bg-transparent lg:min-h-10"
      >
        {icon}
        <span className="min-w-0 flex-1 truncate">{label}</span>{' '}
        {isCurrent ? (
          <span className="text-xs">Current</span>
        ) : (
          count !== undefined && (
            <span className="text-xs text-muted tabular-nums">
              {count.toLocaleString('en-US')} <span className="sr-only">{count === 1 ? 'script' : 'scripts'}</span>
            </span>
          )
        )}
      </button>
    </li>
  )
}

const focusOnce = (button: HTMLButtonElement | null) => button?.focus()
