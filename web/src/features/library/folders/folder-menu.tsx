import { Ellipsis, PenLine, Trash2 } from 'lucide-react'
import { cn, IconButton, Menu } from '../../../ui'
import type { Folder } from './api'
import type { FolderActions } from './use-folder-actions'

interface FolderMenuProps {
  folder: Folder
  actions: FolderActions
  className?: string
}

/** (OP-69) */
export function FolderMenu({ folder, actions, className }: FolderMenuProps) {
  return (
    <Menu
      label={`Actions for folder ${folder.name}`}
      items={[
        { label: 'Rename or recolor', icon: <PenLine strokeWidth={1.75} />, onSelect: () => actions.edit(folder) },
        {
          label: 'Delete folder',
          icon: <Trash2 strokeWidth={1.75} />,
          danger: true,
          onSelect: () => actions.remove(folder),
        },
      ]}
      trigger={
        <IconButton
          label={`Actions for folder ${folder.name}`}
          icon={<Ellipsis strokeWidth={1.75} />}
          size="sm"
          className={cn('rounded-full', className)}
        />
      }
    />
  )
}
