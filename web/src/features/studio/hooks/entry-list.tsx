import { optionLabel } from '@reelwright/shared'
import { Copy, Heart, Pencil, Plus, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Badge, Button, cn, IconButton } from '../../../ui'
import type { LibraryEntry } from './library-entry'

interface EntryListProps {
  label: string
  entries: readonly LibraryEntry[]
  favourites: ReadonlySet<string>
  /** Each is absent where it cannot be done. */
  onInsert: ((entry: LibraryEntry) => void) | undefined
  onFavourite: ((entry: LibraryEntry, isWanted: boolean) => void) | undefined
  onCopy: (entry: LibraryEntry) => void
  onEdit: (entry: LibraryEntry) => void
  onRemove: (entry: LibraryEntry) => void
}

/** Up and Down go from item to item and stay on the same button. */
export function EntryList({ label, entries, ...actions }: EntryListProps) {
  return (
    // The buttons in it are what has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul aria-label={label} className="flex flex-col divide-y divide-line" onKeyDown={moveFocus}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} {...actions} />
      ))}
    </ul>
  )
}

type EntryProps = Omit<EntryListProps, 'label' | 'entries'> & { entry: LibraryEntry }

function Entry({ entry, favourites, onInsert, onFavourite, onCopy, onEdit, onRemove }: EntryProps) {
  const isFavourite = favourites.has(entry.id)
  return (
    <li
      data-row
      className="-mx-2 flex flex-col gap-2 px-2 py-3 focus-within:bg-sunken hover:bg-sunken sm:flex-row sm:items-center sm:gap-4"
    >
      <div className="min-w-0 flex-1">
        <p className="whitespace-pre-wrap text-ink">{entry.text}</p>
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          <Badge>{optionLabel(entry.category)}</Badge>
          <Badge>{optionLabel(entry.style)}</Badge>
          {entry.custom && <Badge tone="info">Yours</Badge>}
        </p>
      </div>
      <div className="flex shrink-0 items-center justify-end gap-1">
        {entry.custom && (
          <>
            <IconButton
              data-action="remove"
              label={`Delete: ${entry.text}`}
              icon={<Trash2 strokeWidth={1.75} />}
              onClick={() => onRemove(entry)}
            />
            <IconButton
              data-action="edit"
              label={`Edit: ${entry.text}`}
              icon={<Pencil strokeWidth={1.75} />}
              onClick={() => onEdit(entry)}
            />
          </>
        )}
        {onFavourite && (
          <IconButton
            data-action="favourite"
            label={`Favorite: ${entry.text}`}
            icon={<Heart strokeWidth={1.75} className={cn(isFavourite && 'fill-current')} />}
            pressed={isFavourite}
            onClick={() => onFavourite(entry, !isFavourite)}
          />
        )}
        <IconButton
          data-action="copy"
          label={`Copy: ${entry.text}`}
          icon={<Copy strokeWidth={1.75} />}
          onClick={() => onCopy(entry)}
        />
        {onInsert && (
          <Button
            data-action="insert"
            size="sm"
            icon={<Plus strokeWidth={1.75} />}
            aria-label={`Insert: ${entry.text}`}
            onClick={() => onInsert(entry)}
          >
            Insert
          </Button>
        )}
      </div>
    </li>
  )
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key]
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-action]') : null
  if (!step || !button) return
  event.preventDefault()
  const list = event.currentTarget
  const rows = [...list.querySelectorAll('[data-row]')]
  const next = step(
    rows.findIndex((row) => row.contains(button)),
    rows.length - 1,
  )
  // Above the first item is the search.
  if (next < 0) return focusSearch(list)
  focusRow(rows[next], button.dataset.action)
}

function focusRow(row: Element | undefined, action = 'insert') {
  const buttons = [...(row?.querySelectorAll<HTMLElement>('[data-action]') ?? [])]
  // Where a row lacks the button, its main one.
  const next = buttons.find((one) => one.dataset.action === action) ?? buttons.at(-1)
  next?.focus()
}

/** From the search into the list. */
export function focusFirstEntry(inside: Element) {
  focusRow(inside.querySelector('[data-row]') ?? undefined)
}

export function focusSearch(inside: Element) {
  const library = inside.closest('[data-library]') ?? inside
  library.querySelector<HTMLInputElement>('input[type="search"]')?.focus()
}
