import { FileUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from './button'
import { cn } from './cn'

export interface FileDropProps {
  /** Names the field for who does not see the place: "Files to import". */
  label: string
  /** Endings, as the attribute `accept` takes them: ".csv,.tsv". */
  accept: string
  /** Where files can be dropped. */
  text: string
  /** On a phone, where nothing is dropped. */
  phoneText: string
  /** Kinds and sizes that are taken. */
  children: ReactNode
  /** Of several, at least one. */
  onFiles: (files: File[]) => void
}

/** A place where files are dropped, or chosen by a button. */
export function FileDrop({ label, accept, text, phoneText, children, onFiles }: FileDropProps) {
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  function handOver(list: FileList | null) {
    const files = [...(list ?? [])]
    if (files.length > 0) onFiles(files)
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    handOver(event.dataTransfer.files)
  }

  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
      className={cn(
        'flex flex-col items-center gap-3 rounded-card border-2 border-dashed px-4 py-8 text-center transition-colors',
        isOver ? 'border-accent bg-accent-soft' : 'border-line bg-sunken',
      )}
    >
      <FileUp aria-hidden="true" strokeWidth={1.75} className="size-8 text-muted" />
      <p className="text-sm text-ink">
        <span className="max-sm:hidden">{text}</span>
        <span className="sm:hidden">{phoneText}</span>
      </p>
      <input
        ref={input}
        type="file"
        multiple
        accept={accept}
        aria-label={label}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          handOver(target.files)
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
      <Button variant="primary" onClick={() => input.current?.click()}>
        Choose files
      </Button>
      <p className="max-w-prose text-xs text-balance text-muted">{children}</p>
    </div>
  )
}
