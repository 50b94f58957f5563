import { Clapperboard, Ellipsis, History, PenLine, ScrollText } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button, IconButton, Menu } from '../../ui'

const loaders = {
  scenes: () => import('./scenes/scene-viewer-dialog'),
  history: () => import('./history/version-history-dialog'),
  edit: () => import('./editing/edit-script-dialog'),
}
const SceneViewerDialog = lazy(async () => ({ default: (await loaders.scenes()).SceneViewerDialog }))
const VersionHistoryDialog = lazy(async () => ({ default: (await loaders.history()).VersionHistoryDialog }))
const EditScriptDialog = lazy(async () => ({ default: (await loaders.edit()).EditScriptDialog }))

export type ScriptAction = keyof typeof loaders

interface OpenDialog {
  action: ScriptAction
  id: string
}

/** What one does with a script of a list beside reading it: the dialogs, of which one is open at a time. (OP-51, B-VH, B-ED) */
export function useScriptActions(): { start: (action: ScriptAction, id: string) => void; dialog: ReactNode } {
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const close = () => setOpen(null)
  return {
    start: (action, id) => setOpen({ action, id }),
    dialog: open && (
      <Suspense>
        {open.action === 'scenes' && <SceneViewerDialog scriptId={open.id} onClose={close} />}
        {open.action === 'history' && <VersionHistoryDialog scriptId={open.id} onClose={close} />}
        {open.action === 'edit' && <EditScriptDialog scriptId={open.id} variant="rich" onClose={close} />}
      </Suspense>
    ),
  }
}

interface ScriptActionsMenuProps {
  id: string
  title: string
  onStart: (action: ScriptAction, id: string) => void
  /** As a button with a word on it, where there is room for one. */
  withWord?: boolean
}

const ICON = <Ellipsis strokeWidth={1.75} />

/** (OP-51) */
export function ScriptActionsMenu({ id, title, onStart, withWord = false }: ScriptActionsMenuProps) {
  return (
    <Menu
      label={`Actions for ${title}`}
      items={[
        { label: 'View scenes', icon: <Clapperboard strokeWidth={1.75} />, onSelect: () => onStart('scenes', id) },
        { label: 'Version history', icon: <History strokeWidth={1.75} />, onSelect: () => onStart('history', id) },
        { label: 'Edit', icon: <PenLine strokeWidth={1.75} />, onSelect: () => onStart('edit', id) },
        { label: 'Open in studio', icon: <ScrollText strokeWidth={1.75} />, to: `/script-studio?script=${id}` },
      ]}
      trigger={
        withWord ? (
          <Button icon={ICON} className="max-sm:flex-1 sm:mr-auto" onPointerEnter={prefetch} onFocus={prefetch}>
            More<span className="sr-only">{`: actions for ${title}`}</span>
          </Button>
        ) : (
          <IconButton
            label={`Actions for ${title}`}
            icon={ICON}
            size="sm"
            onPointerEnter={prefetch}
            onFocus={prefetch}
          />
        )
      }
    />
  )
}

/** What is opened from a menu is there by the time that somebody has read it. */
function prefetch() {
  for (const load of Object.values(loaders)) void load().catch(() => undefined)
}
