import {
  CircleGauge,
  Clapperboard,
  Copy,
  Ellipsis,
  Eye,
  FileDown,
  FileText,
  FolderInput,
  History,
  ListPlus,
  PenLine,
  ScrollText,
  SquareKanban,
  SquarePen,
  Trash2,
} from 'lucide-react'
import { Button, IconButton, Menu, type MenuItem } from '../../ui'
import { type ScriptAction, prefetchDialogs } from './changes/script-dialogs'
import type { ScriptCard } from './script-fields'

export type { ScriptAction } from './changes/script-dialogs'
export { useScriptActions } from './changes/use-script-actions'

export type StartAction = (action: ScriptAction, card: ScriptCard) => void

interface ScriptActionsMenuProps {
  card: ScriptCard
  onStart: StartAction
  /** As a button with a word on it, where there is room for one. */
  withWord?: boolean
  /** What is offered beside it already. */
  without?: readonly ScriptAction[]
}

const ICON = <Ellipsis strokeWidth={1.75} />

const ENTRIES: readonly (readonly { action: ScriptAction; label: string; Icon: typeof Eye; danger?: boolean }[])[] = [
  [
    { action: 'view', label: 'View', Icon: Eye },
    { action: 'edit', label: 'Edit', Icon: PenLine },
    { action: 'quick-edit', label: 'Quick edit', Icon: SquarePen },
    { action: 'studio', label: 'Open in studio', Icon: ScrollText },
  ],
  [
    { action: 'scenes', label: 'View scenes', Icon: Clapperboard },
    { action: 'history', label: 'Version history', Icon: History },
  ],
  [
    { action: 'duplicate', label: 'Duplicate', Icon: Copy },
    { action: 'move', label: 'Move to folder', Icon: FolderInput },
    { action: 'board', label: 'Add to Kanban', Icon: SquareKanban },
    { action: 'results', label: 'Record results', Icon: CircleGauge },
    { action: 'results-many', label: 'Bulk add results', Icon: ListPlus },
  ],
  [
    { action: 'txt', label: 'Export TXT', Icon: FileText },
    { action: 'pdf', label: 'Export PDF', Icon: FileDown },
  ],
  [{ action: 'delete', label: 'Delete', Icon: Trash2, danger: true }],
]

/** What one does with a script wherever it is shown: card, board, detail dialog. (OP-49, OP-42, OP-51, CX-16) */
export function ScriptActionsMenu({ card, onStart, withWord = false, without = [] }: ScriptActionsMenuProps) {
  const label = `Actions for ${card.title}`
  // Not before it is opened: a long list has many menus.
  const items = () =>
    ENTRIES.flatMap((group, at): MenuItem[] => {
      const entries = group
        .filter(({ action }) => !without.includes(action))
        .map(({ action, label, Icon, danger }) => ({
          label,
          danger,
          icon: <Icon strokeWidth={1.75} />,
          onSelect: () => onStart(action, card),
        }))
      return at > 0 && entries.length > 0 ? ['separator', ...entries] : entries
    })
  return (
    <Menu
      label={label}
      items={items}
      trigger={
        withWord ? (
          <Button
            aria-label={`More actions for ${card.title}`}
            icon={ICON}
            className="max-sm:flex-1 sm:mr-auto"
            onPointerEnter={prefetchDialogs}
            onFocus={prefetchDialogs}
          >
            More
          </Button>
        ) : (
          <IconButton label={label} icon={ICON} size="sm" onPointerEnter={prefetchDialogs} onFocus={prefetchDialogs} />
        )
      }
    />
  )
}
