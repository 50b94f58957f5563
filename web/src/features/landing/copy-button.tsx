import { Check, Copy } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { copyToClipboard } from '../../platform'
import { Button } from '../../ui'

/** (CX-30) */
const SHOWN_FOR = 4000

/** Copies a text and says so in its own place: open pages have no toasts. */
export function CopyButton({ text, children, className }: { text: string; children: ReactNode; className?: string }) {
  const [result, setResult] = useState<'copied' | 'failed' | null>(null)

  useEffect(() => {
    if (!result) return
    const timer = setTimeout(() => setResult(null), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [result])

  return (
    <>
      <Button
        icon={result === 'copied' ? <Check strokeWidth={1.75} /> : <Copy strokeWidth={1.75} />}
        className={className}
        onClick={() => void copyToClipboard(text).then((copied) => setResult(copied ? 'copied' : 'failed'))}
      >
        {children}
      </Button>
      <span role="status" className={result === 'failed' ? 'self-center text-sm text-danger' : 'sr-only'}>
        {result === 'copied' && 'Copied'}
        {result === 'failed' && 'Copying failed. Select the text and copy it manually.'}
      </span>
    </>
  )
}
