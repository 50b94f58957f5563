import { memo, type ReactNode } from 'react'
import { formatDate } from '../../../platform'
import { cn } from '../../../ui'
import { scriptDragProps } from '../folders/drag-scripts'
import { ItemMenu } from './item-menu'
import { LineActions } from '../script-actions'
import { StageBadge } from '../stage-badge'
import { fromFirstHit } from './mark-terms'
import { MarkedText } from './marked-text'
import { OpenButton } from './open-button'
import type { ScriptItemProps } from './script-item'
import { SelectBox } from './select-box'

/** What distinguishes scripts is always shown; the rest depends on the width. */
const COLUMNS = [
  { name: 'Product', shown: 'hidden @3xl:block' },
  { name: 'Status', shown: 'hidden @lg:block' },
  { name: 'Craft score', shown: 'hidden @2xl:block' },
  { name: 'Length', shown: 'hidden @2xl:block' },
  { name: 'Folder', shown: 'hidden @5xl:block' },
  { name: 'Tags', shown: 'hidden @6xl:block' },
  { name: 'Created', shown: 'hidden @lg:block' },
] as const

const LINE = cn(
  'grid items-center gap-x-2.5 px-3 @lg:gap-x-4 @lg:px-4 [--actions:6rem] touch:[--actions:8.25rem]',
  'grid-cols-[1.25rem_minmax(0,1fr)_auto]',
  '@lg:grid-cols-[1.25rem_minmax(0,1fr)_7.5rem_6.5rem_var(--actions)]',
  '@2xl:grid-cols-[1.25rem_minmax(0,1fr)_7.5rem_5rem_3.5rem_6.5rem_var(--actions)]',
  '@3xl:grid-cols-[1.25rem_minmax(0,2fr)_minmax(0,1fr)_7.5rem_5rem_3.5rem_6.5rem_var(--actions)]',
  '@5xl:grid-cols-[1.25rem_minmax(0,3fr)_minmax(0,1fr)_7.5rem_5rem_3.5rem_minmax(0,1fr)_6.5rem_var(--actions)]',
  '@6xl:grid-cols-[1.25rem_minmax(0,4fr)_minmax(0,1.5fr)_7.5rem_5rem_3.5rem_minmax(0,1.5fr)_minmax(0,1fr)_6.5rem_var(--actions)]',
)

/** The names of the columns; it stays visible while the rows scroll below. */
export function LinesHead() {
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={cn(
        LINE,
        'sticky top-(--top-bar) z-10 min-h-8 rounded-t-card border-b border-line bg-surface text-xs font-medium text-muted',
      )}
    >
      <span role="columnheader">
        <span className="sr-only">Selected</span>
      </span>
      {/* The count of scripts stands in its place. */}
      <span role="columnheader">
        <span className="sr-only">Title</span>
      </span>
      {COLUMNS.map(({ name, shown }) => (
        <span key={name} role="columnheader" className={cn(shown, 'truncate')}>
          {name}
        </span>
      ))}
      <span role="columnheader">
        <span className="sr-only">Actions</span>
      </span>
    </div>
  )
}

/** One script as a line of the dense list. (OP-49) */
export const ScriptLine = memo(function ScriptLine(props: ScriptItemProps) {
  const { card, index, folderName, terms, isSelected, on } = props
  const status = <StageBadge stage={card.column} />
  // A line has no preview to show what was found in.
  const found = card.snippet ?? fromFirstHit(card.preview, terms)
  const created = <time dateTime={card.createdAt}>{formatDate(card.createdAt)}</time>
  const cells: Record<(typeof COLUMNS)[number]['name'], ReactNode> = {
    Product: <MarkedText text={card.product} terms={terms} />,
    Status: status,
    'Craft score': card.score && `${card.score}/10`,
    Length: `${card.length}s`,
    Folder: folderName,
    Tags: card.tags.length > 0 && <MarkedText text={card.tags.join(', ')} terms={terms} />,
    Created: created,
  }
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      {...scriptDragProps(() => on.dragged(card.id))}
      className={cn(
        LINE,
        'relative min-h-13 border-b border-line py-1 text-sm text-muted tabular-nums hover:bg-sunken',
        isSelected && 'bg-accent-soft hover:bg-accent-soft',
      )}
    >
      <div role="cell" className="flex">
        <SelectBox {...props} />
      </div>
      <div role="cell" className="min-w-0 rounded-sm font-medium text-ink">
        <OpenButton {...props} lines="line-clamp-2 @lg:line-clamp-1" />
        {found && (
          <p className="truncate text-xs font-normal text-muted">
            <MarkedText text={found} terms={terms} />
          </p>
        )}
        {/* The date is there as a whole, or not at all. */}
        <p className="mt-0.5 flex h-6 flex-wrap items-center gap-x-2 overflow-hidden text-xs leading-6 font-normal whitespace-nowrap text-muted @lg:hidden">
          <StageBadge stage={card.column} className="@max-[20rem]:[&_svg]:hidden" /> {created}
        </p>
      </div>
      {COLUMNS.map(({ name, shown }) => (
        <div key={name} role="cell" className={cn(shown, 'min-w-0 truncate')}>
          {cells[name] || <span className="sr-only">none</span>}
        </div>
      ))}
      <div role="cell" className="relative z-10 -mr-2 flex justify-self-end max-[16rem]:flex-col">
        <LineActions card={card} onStart={on.start} />
        <ItemMenu {...props} />
      </div>
    </div>
  )
})
