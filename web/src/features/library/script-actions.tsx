import {
  CircleGauge,
  Clapperboard,
  Copy,
  Ellipsis,
  FileDown,
  FileText,
  FolderInput,
  History,
  ListPlus,
  type LucideIcon,
  MonitorPlay,
  PenLine,
  ScrollText,
  SquareKanban,
  SquarePen,
  Trash2,
} from 'lucide-react'
import { Button, cn, IconButton, Menu, type MenuItem } from '../../ui'
import { type ScriptAction, prefetchDialogs } from './changes/script-dialogs'
import type { ScriptCard } from './script-fields'

export type { ScriptAction } from './changes/script-dialogs'
export { useScriptActions } from './changes/use-script-actions'

export type StartAction = (action: ScriptAction, card: ScriptCard) => void

interface ScriptActionsProps {
  card: ScriptCard
  onStart: StartAction
}

const ENTRIES = {
  studio: { label: 'Open in studio', Icon: ScrollText },
  history: { label: 'Version history', Icon: History },
  duplicate: { label: 'Duplicate', Icon: Copy },
  move: { label: 'Move to folder', Icon: FolderInput },
  results: { label: 'Record results', Icon: CircleGauge },
  pdf: { label: 'Export PDF', Icon: FileDown },
  delete: { label: 'Delete', Icon: Trash2, danger: true },
  'quick-edit': { label: 'Quick edit', Icon: SquarePen },
  scenes: { label: 'View scenes', Icon: Clapperboard },
  board: { label: 'Add to Kanban', Icon: SquareKanban },
  'results-many': { label: 'Record results in bulk', Icon: ListPlus },
  txt: { label: 'Export TXT', Icon: FileText },
} satisfies Partial<Record<ScriptAction, { label: string; Icon: LucideIcon; danger?: boolean }>>

type Group = readonly (keyof typeof ENTRIES)[]

/** At most seven each: what is done with a card, and what is done while its script is read. */
const OF_CARD: readonly Group[] = [['studio'], ['duplicate', 'move', 'board', 'results'], ['pdf'], ['delete']]
const OF_DIALOG: readonly Group[] = [
  ['quick-edit', 'studio'],
  ['scenes', 'history', 'results-many'],
  ['txt', 'pdf'],
]

/** Not before the menu is opened: a long list has many. */
const itemsOf =
  (groups: readonly Group[], { card, onStart }: ScriptActionsProps) =>
  () =>
    groups.flatMap((group, at): MenuItem[] => {
      const entries = group.map((action) => {
        const { Icon, ...entry } = { danger: false, ...ENTRIES[action] }
        return { ...entry, icon: <Icon strokeWidth={1.75} />, onSelect: () => onStart(action, card) }
      })
      return at > 0 ? ['separator', ...entries] : entries
    })

const ICON = <Ellipsis strokeWidth={1.75} />
const PREFETCH = { onPointerEnter: prefetchDialogs, onFocus: prefetchDialogs }

/** The other actions of a card, in the list and on the board. */
export function ScriptActionsMenu(props: ScriptActionsProps) {
  const label = `Actions for ${props.card.title}`
  return (
    <Menu
      label={label}
      items={itemsOf(OF_CARD, props)}
      trigger={<IconButton label={label} icon={ICON} size="sm" {...PREFETCH} />}
    />
  )
}

/** The other actions of the script that is read. */
export function ReadScriptMenu(props: ScriptActionsProps) {
  return (
    <Menu
      label={`Actions for ${props.card.title}`}
      items={itemsOf(OF_DIALOG, props)}
      trigger={
        <Button
          aria-label={`More actions for ${props.card.title}`}
          icon={ICON}
          className="max-sm:flex-1 sm:mr-auto"
          {...PREFETCH}
        >
          More
        </Button>
      }
    />
  )
}

/** What a card is there for: to film its script, or to edit it. */
export function CardActions({ card, onStart, className }: ScriptActionsProps & { className?: string }) {
  return (
    <div className={cn('relative z-10 flex gap-1.5', className)}>
      <Button
        size="sm"
        icon={<MonitorPlay strokeWidth={1.75} className="text-accent-text" />}
        aria-label={`Film ${card.title}`}
        onClick={() => onStart('film', card)}
      >
        Film
      </Button>
      <Button
        size="sm"
        variant="ghost"
        icon={<PenLine strokeWidth={1.75} />}
        className="text-muted"
        aria-label={`Edit ${card.title}`}
        onClick={() => onStart('edit', card)}
      >
        Edit
      </Button>
    </div>
  )
}

/** The same in a line of the list, where there is room for their icons only. */
export function LineActions({ card, onStart }: ScriptActionsProps) {
  return (
    <>
      <IconButton
        size="sm"
        label={`Film ${card.title}`}
        icon={<MonitorPlay strokeWidth={1.75} className="text-accent-text" />}
        onClick={() => onStart('film', card)}
      />
      <IconButton
        size="sm"
        label={`Edit ${card.title}`}
        icon={<PenLine strokeWidth={1.75} />}
        onClick={() => onStart('edit', card)}
      />
    </>
  )
}
