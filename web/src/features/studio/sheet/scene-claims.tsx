import type { Severity } from '@reelwright/writer/check'
import { Info, OctagonAlert, TriangleAlert } from 'lucide-react'
import { Button, cn } from '../../../ui'
import type { SceneFlag } from '../craft/scene-flags'

/** How heavy a finding is: a form and a word, the colour only helps. */
export const SEVERITIES: Record<Severity, { word: string; Icon: typeof Info; look: string }> = {
  block: { word: 'Don’t say this', Icon: OctagonAlert, look: 'text-danger' },
  warn: { word: 'Rephrase', Icon: TriangleAlert, look: 'text-warning' },
  info: { word: 'Good to know', Icon: Info, look: 'text-muted' },
}

interface SceneClaimsProps {
  id?: string
  flags: readonly SceneFlag[]
  /** Absent where the line may not change. */
  onReplace: ((flag: SceneFlag, text: string) => void) | undefined
}

/** Under a line: what must or should not be said in it, and other words for it. Notes are in the list below the script only. */
export function SceneClaims({ id, flags, onReplace }: SceneClaimsProps) {
  const shown = flags.filter(({ severity }) => severity !== 'info')
  if (shown.length === 0) return null
  return (
    <ul id={id} className="flex flex-col gap-2 pb-1 text-sm">
      {shown.map((flag) => (
        <li key={`${flag.rule}-${flag.start}`} className="rounded-control bg-sunken px-3 py-2">
          <ClaimText flag={flag} />
          <ReplaceButton flag={flag} onReplace={onReplace} />
        </li>
      ))}
    </ul>
  )
}

export function ClaimText({ flag }: { flag: SceneFlag }) {
  const { word, Icon, look } = SEVERITIES[flag.severity]
  return (
    <div className="flex gap-2.5">
      <Icon aria-hidden="true" strokeWidth={1.75} className={cn('mt-0.5 size-4 shrink-0', look)} />
      <div className="min-w-0 leading-relaxed text-ink">
        <span className={cn('font-medium', look)}>{word}</span>
        {flag.matched && <span className="break-words">{`: “${shortened(flag.matched)}”`}</span>}
        <span className="block">{flag.reason}</span>
        {flag.saferWording && <span className="block text-muted">{flag.saferWording}</span>}
      </div>
    </div>
  )
}

export function ReplaceButton({ flag, onReplace }: { flag: SceneFlag; onReplace: SceneClaimsProps['onReplace'] }) {
  const { replacement } = flag
  if (replacement === undefined || !onReplace) return null
  return (
    <Button size="sm" className="mt-1.5 ml-6.5 h-auto text-left" onClick={() => onReplace(flag, replacement)}>
      {replacement === '' ? 'Remove it' : `Replace with “${shortened(replacement)}”`}
    </Button>
  )
}

const MAX_LENGTH = 80
const shortened = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text)
