import type { ExportLayout, Paper } from '@reelwright/shared'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { BackendError, logError, saveFile } from '../../../platform'
import { Button, Dialog, LoadFailure, Progress, SegmentedControl, toast } from '../../../ui'
import type { EditedScript } from '../edited-script/edited-script'
import { requestPdf } from './api'
import { keepPaperChoice, readPaperChoice, type PaperChoice } from './paper-choice'

const LAYOUTS: readonly { value: ExportLayout; label: string; hint: string }[] = [
  { value: 'script', label: 'Script', hint: 'For reading and sharing: every line with its cues' },
  {
    value: 'shot-list',
    label: 'Shot list',
    hint: 'For the shoot: scenes with times, visuals and checkboxes',
  },
  { value: 'prompter', label: 'Prompter', hint: 'For speaking: only the words, in large type' },
]

const PAPERS: readonly { value: Paper; label: string }[] = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'Letter' },
]

export interface PdfDialogProps {
  onClose: () => void
  script: EditedScript
  product: string
}

/** Exports the script as PDF with a layout and a paper size. Closing the dialog aborts the request. */
export function PdfDialog({ onClose, script, product }: PdfDialogProps) {
  const [choice, setChoice] = useState(readPaperChoice)
  const [isMaking, setMaking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => () => underWay.current?.abort(), [])

  function choose(change: Partial<PaperChoice>) {
    const next = { ...choice, ...change }
    setChoice(next)
    keepPaperChoice(next)
    setFailure(null)
  }

  function stop() {
    underWay.current?.abort()
    underWay.current = undefined
    setMaking(false)
  }

  async function make() {
    // Of two clicks the second one finds the first under way.
    if (underWay.current) return
    const controller = new AbortController()
    underWay.current = controller
    setMaking(true)
    setFailure(null)
    try {
      const { content, name } = await requestPdf({ script, product, ...choice }, controller.signal)
      if (controller.signal.aborted) return
      saveFile(content, name)
      toast.success('PDF saved')
      stop()
      onClose()
    } catch (error) {
      if (controller.signal.aborted) return
      if (!(error instanceof BackendError)) logError('The PDF couldn’t be created', error)
      setFailure(error instanceof BackendError ? error.message : 'Something went wrong.')
      stop()
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Save as PDF"
      description="Includes your unsaved changes."
      footer={
        <>
          {isMaking && <Button onClick={stop}>Stop</Button>}
          <Button
            variant="primary"
            icon={<Download strokeWidth={1.75} />}
            loading={isMaking}
            onClick={() => void make()}
          >
            Save PDF
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5 pb-2">
        <fieldset className="flex flex-col gap-2" disabled={isMaking}>
          <legend className="pb-2 text-sm font-medium text-ink">Layout</legend>
          {LAYOUTS.map(({ value, label, hint }) => (
            <label
              key={value}
              className="grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-control border border-line px-3 py-2.5 has-checked:border-accent has-checked:bg-accent-soft has-disabled:opacity-60"
            >
              <input
                type="radio"
                name="pdf-layout"
                value={value}
                checked={choice.layout === value}
                onChange={() => choose({ layout: value })}
                className="focus-ring mt-0.5 size-4 shrink-0 accent-(--accent)"
              />
              <span className="text-sm font-medium text-ink">{label}</span>
              <span className="col-start-2 text-sm text-muted">{hint}</span>
            </label>
          ))}
        </fieldset>
        <SegmentedControl
          label="Paper"
          options={PAPERS}
          value={choice.paper}
          onValueChange={(paper) => choose({ paper })}
          disabled={isMaking}
          className="self-start"
        />
        {isMaking && <Progress label="Creating the PDF" />}
        {failure !== null && (
          <LoadFailure title="The PDF couldn’t be created" onRetry={() => void make()}>
            {`${failure} Your script hasn’t changed.`}
          </LoadFailure>
        )}
      </div>
    </Dialog>
  )
}
