import { ArrowDown, ArrowUp, Combine, Ellipsis, Lock, LockOpen, Plus, Scissors, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { IconButton, Menu } from '../../../ui'
import { lineFieldId, useSceneCommands } from './scene-commands'
import type { SceneEditorProps } from './scene-editor'

interface SceneMenuProps extends Pick<SceneEditorProps, 'number' | 'count' | 'isLocked' | 'isNextLocked' | 'view'> {
  id: number
  className?: string
}

/** What can be done to a scene as a whole; at the head of it, there on touch and with the focus, else on hover. */
export const SceneMenu = memo(function SceneMenu(props: SceneMenuProps) {
  const { id, number, count, isLocked, isNextLocked, view, className } = props
  const commands = useSceneCommands()
  return (
    <div className={className}>
      <Menu
        label={`Scene ${number}`}
        align="start"
        trigger={
          <IconButton
            size="sm"
            label={`Scene ${number}: more actions`}
            icon={<Ellipsis strokeWidth={1.75} />}
            className="text-(--editor-quiet) lg:opacity-60 lg:group-focus-within/scene:opacity-100 lg:group-hover/scene:opacity-100"
          />
        }
        items={[
          {
            label: 'Split at the cursor',
            icon: <Scissors strokeWidth={1.75} />,
            disabled: isLocked || view === 'visual',
            onSelect: () => commands.split({ scene: id, offset: caretOf(id) }),
          },
          {
            label: 'Merge with next',
            icon: <Combine strokeWidth={1.75} />,
            disabled: number === count || isLocked || isNextLocked,
            onSelect: () => commands.merge(id),
          },
          {
            label: 'Move up',
            icon: <ArrowUp strokeWidth={1.75} />,
            disabled: number === 1,
            onSelect: () => commands.move(id, -1),
          },
          {
            label: 'Move down',
            icon: <ArrowDown strokeWidth={1.75} />,
            disabled: number === count,
            onSelect: () => commands.move(id, 1),
          },
          {
            label: 'Add a scene below',
            icon: <Plus strokeWidth={1.75} />,
            onSelect: () => commands.addBelow(id),
          },
          {
            label: isLocked ? 'Unlock this line' : 'Lock this line',
            icon: isLocked ? <LockOpen strokeWidth={1.75} /> : <Lock strokeWidth={1.75} />,
            onSelect: () => commands.do({ do: 'toggle-lock', scene: id }),
          },
          'separator',
          {
            label: 'Delete scene',
            icon: <Trash2 strokeWidth={1.75} />,
            danger: true,
            disabled: count === 1 || isLocked,
            onSelect: () => commands.remove(id),
          },
        ]}
      />
    </div>
  )
})

/** A field keeps its cursor while the menu has the focus. */
function caretOf(scene: number): number {
  const field = document.getElementById(lineFieldId(scene))
  return field instanceof HTMLTextAreaElement ? field.selectionStart : 0
}
