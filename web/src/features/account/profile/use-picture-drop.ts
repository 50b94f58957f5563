import { type DragEvent, useEffect, useRef, useState } from 'react'

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Takes a file that is dropped on an element, or pasted anywhere on the page but into a field. */
export function usePictureDrop(onFile: (file: File) => void, off: boolean) {
  const [over, setOver] = useState(false)
  const take = useRef(onFile)
  useEffect(() => {
    take.current = onFile
  })

  useEffect(() => {
    if (off) return
    const paste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0]
      if (!file || isField(event.target)) return
      event.preventDefault()
      take.current(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [off])

  return {
    over,
    onDragOver: (event: DragEvent) => {
      if (!carriesFiles(event)) return
      // Else the browser would leave the page for the file.
      event.preventDefault()
      if (!off) setOver(true)
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setOver(false)
      const file = event.dataTransfer.files[0]
      if (file && !off) onFile(file)
    },
  }
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null
