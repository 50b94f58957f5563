import { Copy, EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  Button,
  ConfirmDialog,
  Dialog,
  Drawer,
  IconButton,
  Menu,
  SegmentedControl,
  TextField,
  toast,
  Toaster,
  Tooltip,
} from '../../ui'

type Side = 'left' | 'right' | 'bottom'
const SIDES = (['left', 'right', 'bottom'] as const).map((side) => ({ value: side, label: side }))

export function OverlaySamples() {
  const [dialog, setDialog] = useState(false)
  const [confirm, setConfirm] = useState(false)
  const [busy, setBusy] = useState(false)
  const [long, setLong] = useState(false)
  const [drawer, setDrawer] = useState(false)
  const [side, setSide] = useState<Side>('right')
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={() => setDialog(true)}>Open dialog</Button>
      <Button onClick={() => setConfirm(true)}>Ask before deleting</Button>
      <Button
        onClick={() => {
          setBusy(true)
          // Such a dialog cannot be left, so the sample ends by itself.
          setTimeout(setBusy, 2000, false)
        }}
      >
        Deleting for two seconds
      </Button>
      <Button onClick={() => setLong(true)}>Open long dialog</Button>
      <Button onClick={() => setDrawer(true)}>Open drawer</Button>
      <SegmentedControl label="Side of the drawer" size="sm" options={SIDES} value={side} onValueChange={setSide} />
      <Menu
        label="Script actions"
        header="Travel mug"
        trigger={<IconButton label="More" variant="secondary" icon={<EllipsisVertical strokeWidth={1.75} />} />}
        items={[
          { label: 'Rename', icon: <Pencil strokeWidth={1.75} />, onSelect: () => toast('Renamed') },
          {
            label: 'Duplicate',
            icon: <Copy strokeWidth={1.75} />,
            onSelect: () => toast('Duplicated'),
            disabled: true,
          },
          'separator',
          { label: 'Delete', icon: <Trash2 strokeWidth={1.75} />, onSelect: () => setConfirm(true), danger: true },
        ]}
      />
      <Tooltip label="A hint on hover and focus">
        <Button variant="ghost">Tooltip</Button>
      </Tooltip>
      <Button onClick={() => toast.success('Script saved', { description: 'In the folder Morning' })}>
        Success toast
      </Button>
      <Button onClick={() => toast.info('Using offline script generator')}>Info toast</Button>
      <Button
        onClick={() => toast.warning('Script generated! Click "Save to Library" to save it.', { duration: 8000 })}
      >
        Warning toast
      </Button>
      <Button
        onClick={() =>
          toast.error('The script couldn’t be saved', {
            action: { label: 'Retry', onClick: () => toast('Tried again') },
          })
        }
      >
        Error toast
      </Button>

      <Dialog
        open={dialog}
        onOpenChange={setDialog}
        title="Rename script"
        description="Only you see the name."
        footer={
          <>
            <Button onClick={() => setDialog(false)}>Cancel</Button>
            <Button variant="primary" onClick={() => setDialog(false)}>
              Save
            </Button>
          </>
        }
      >
        <TextField label="Name" defaultValue="Travel mug" />
      </Dialog>
      <ConfirmDialog
        open={confirm}
        onOpenChange={setConfirm}
        title="Delete “Travel mug”?"
        body="The script and its versions are permanently deleted."
        confirmLabel="Delete script"
        danger
        onConfirm={() => setConfirm(false)}
      />
      <ConfirmDialog
        open={busy}
        onOpenChange={setBusy}
        title="Delete “Travel mug”?"
        body="The script and its versions are permanently deleted."
        confirmLabel="Delete script"
        danger
        loading
        onConfirm={() => {}}
      />
      <Dialog
        open={long}
        onOpenChange={setLong}
        size="sm"
        title="A title that is longer than the dialog is wide"
        footer={<Button onClick={() => setLong(false)}>Close</Button>}
      >
        <ol className="space-y-4 text-muted">
          {Array.from({ length: 24 }, (_, line) => (
            <li key={line}>Line {line + 1}: the head and the foot of the dialog stay where they are.</li>
          ))}
        </ol>
      </Dialog>
      <Drawer open={drawer} onOpenChange={setDrawer} title="Scenes" side={side}>
        <p className="py-2 text-sm text-muted">A panel at the edge of the screen.</p>
      </Drawer>
      <Toaster />
    </div>
  )
}
