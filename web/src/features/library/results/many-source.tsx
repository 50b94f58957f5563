import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { Banner, Button, TextArea } from '../../../ui'
import { fileText } from '../import/file-text'
import { Unreadable } from '../import/found-script'
import { readTable } from '../import/read-table'
import { readResultRows, type ResultTable } from './result-rows'

interface ManySourceProps {
  pasted: string
  onPasted: (text: string) => void
  onRead: (table: ResultTable) => void
  onClose: () => void
}

const KINDS = '.csv,.tsv,.txt'
/** Five hundred rows with long titles are a tenth of it. */
const LARGEST = 2_000_000

/** Rows that are pasted, or a file of them. */
export function ManySource({ pasted, onPasted, onRead, onClose }: ManySourceProps) {
  const [fault, setFault] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  async function read(source: Blob, name: string) {
    try {
      if (source.size > LARGEST) throw new Unreadable('It is larger than 2 MB.')
      const text = fileText(new Uint8Array(await source.arrayBuffer()))
      const table = readResultRows(readTable(text, name).rows)
      if (table.fault) setFault(table.fault)
      else onRead(table)
    } catch (error) {
      setFault(error instanceof Unreadable ? error.message : `${name} couldn’t be read.`)
    }
  }

  return (
    <div className="flex flex-col gap-4 pb-2">
      {fault && (
        <Banner tone="danger" title="No results found">
          {fault}
        </Banner>
      )}
      <TextArea
        label="Rows from your table"
        hint="Include the header row. Columns: Title or Link, and Views, Likes, Shares, Clicks, Orders, Revenue."
        value={pasted}
        rows={8}
        maxLength={LARGEST}
        className="[&_textarea]:font-mono [&_textarea]:text-sm"
        onChange={(event) => {
          onPasted(event.target.value)
          setFault(undefined)
        }}
      />
      <input
        ref={input}
        type="file"
        accept={KINDS}
        aria-label="Results file"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) void read(file, file.name)
          event.target.value = ''
        }}
      />
      <div className="flex flex-col-reverse gap-2 sm:flex-row">
        <Button className="sm:mr-auto" icon={<FileUp strokeWidth={1.75} />} onClick={() => input.current?.click()}>
          Choose a CSV or TSV file
        </Button>
        <Button className="max-sm:-order-1" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="primary"
          disabled={pasted.trim() === ''}
          onClick={() => void read(new Blob([pasted]), 'Pasted rows')}
        >
          Preview
        </Button>
      </div>
    </div>
  )
}
