import { Copy, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { PRODUCT_NAME } from '@reelwright/shared'
import { copyToClipboard, saveFile } from '../../../platform'
import { Button, Checkbox, Dialog, toast } from '../../../ui'
import './recovery-codes.css'

interface RecoveryCodesDialogProps {
  codes: string[]
  onClose: () => void
}

/** Shown once: whoever closes it says first that they are kept somewhere. (OP-20) */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const [kept, setKept] = useState(false)
  const [warned, setWarned] = useState(false)

  const leave = () => {
    if (kept) onClose()
    else setWarned(true)
  }
  const copy = async () => {
    if (await copyToClipboard(codes.join('\n'))) toast.success('Copied')
    else toast.error('Your browser blocked copying. Download or print the codes instead.')
  }
  const download = () => saveFile(new Blob([codesText(codes)], { type: 'text/plain' }), 'reelwright-recovery-codes.txt')

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      size="sm"
      title="Your recovery codes"
      description="Each one lets you log in once without your phone and turns two-factor off. Save them somewhere other than your phone. They won’t be shown again."
      footer={
        <Button variant="primary" onClick={leave}>
          Done
        </Button>
      }
    >
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-control bg-sunken p-4 font-mono text-base text-ink tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" icon={<Copy strokeWidth={1.75} />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button size="sm" icon={<Download strokeWidth={1.75} />} onClick={download}>
          Download
        </Button>
        <Button size="sm" icon={<Printer strokeWidth={1.75} />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <Checkbox
        label="I’ve saved them"
        error={warned && !kept ? 'Save the codes first. They won’t be shown again.' : undefined}
        checked={kept}
        onCheckedChange={setKept}
        className="mt-3"
      />
      {createPortal(<pre className="recovery-sheet">{codesText(codes)}</pre>, document.body)}
    </Dialog>
  )
}

const codesText = (codes: string[]) =>
  [`${PRODUCT_NAME}: recovery codes`, `${location.host}, for logging in without your phone`, '', ...codes, ''].join(
    '\n',
  )
