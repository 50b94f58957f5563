import { useEffect, useRef, useState } from 'react'
import { Banner, Button, FileDrop, Progress, TextArea } from '../../../ui'
import type { Findings } from './found-script'
import { Faults } from './faults'
import { readFiles } from './read-files'

export interface SourceStepProps {
  pasted: string
  onPasted: (text: string) => void
  onFound: (found: Findings) => void
  onClose: () => void
}

const KINDS = '.txt,.text,.md,.markdown,.docx,.csv,.tsv,.json,.zip'
/** More than any number of scripts that one import takes. */
const MAX_PASTED_LENGTH = 10_000_000

/** Files that are dropped or chosen, or text that is pasted. */
export function SourceStep({ pasted, onPasted, onFound, onClose }: SourceStepProps) {
  const [reading, setReading] = useState<{ done: number; of: number }>()
  const [faults, setFaults] = useState<string[]>([])
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  async function read(files: readonly File[]) {
    stop.current?.abort()
    const work = new AbortController()
    stop.current = work
    setFaults([])
    setReading({ done: 0, of: files.length })
    try {
      const found = await readFiles(files, {
        signal: work.signal,
        onRead: (done) => setReading({ done, of: files.length }),
      })
      if (work.signal.aborted) return
      const isEmpty = found.scripts.length + found.tables.length + found.divided.length === 0
      if (isEmpty) setFaults(found.faults)
      else onFound(found)
    } catch {
      if (!work.signal.aborted) setFaults(['The files couldn’t be read. Please try again.'])
    }
    if (stop.current === work) setReading(undefined)
  }

  const pastedFile = () => new File([pasted], 'Pasted text', { type: 'text/plain' })

  if (reading)
    return (
      <div className="flex flex-col gap-4 py-6">
        <Progress
          label={
            reading.of === 1 ? 'Reading…' : `Reading file ${Math.min(reading.done + 1, reading.of)} of ${reading.of}…`
          }
          value={reading.of === 1 ? undefined : (reading.done / reading.of) * 100}
        />
        <Button
          className="self-end"
          onClick={() => {
            stop.current?.abort()
            setReading(undefined)
          }}
        >
          Cancel
        </Button>
      </div>
    )

  return (
    <div className="flex flex-col gap-5 pb-2">
      {faults.length > 0 && (
        <Banner tone="danger" title="It contains nothing to import.">
          <Faults faults={faults} />
        </Banner>
      )}
      <FileDrop
        label="Files to import"
        accept={KINDS}
        text="Drop files here, or choose them."
        phoneText="Choose scripts from this device."
        onFiles={(files) => void read(files)}
      >
        TXT, Markdown, Word (DOCX), CSV, or a Reelwright export. Up to 20 files of 10 MB each.
      </FileDrop>
      <TextArea
        label="Or paste text"
        hint="To add several scripts, put a line with --- between them. Spreadsheet rows work too."
        value={pasted}
        rows={5}
        maxLength={MAX_PASTED_LENGTH}
        onChange={(event) => onPasted(event.target.value)}
      />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" disabled={pasted.trim() === ''} onClick={() => void read([pastedFile()])}>
          Preview text
        </Button>
      </div>
    </div>
  )
}
