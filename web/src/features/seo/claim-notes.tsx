import type { Flag } from '@reelwright/writer/check'
import { OctagonAlert, TriangleAlert } from 'lucide-react'
import { cn } from '../../ui'

/** Under a text: what must or should not be said in it, as the studio says it. */
export function ClaimNotes({ flags }: { flags: readonly Flag[] }) {
  if (flags.length === 0) return null
  return (
    <ul aria-label="Claim check" className="flex flex-col gap-2 text-sm">
      {flags.map((flag, at) => {
        const isBlock = flag.severity === 'block'
        const Icon = isBlock ? OctagonAlert : TriangleAlert
        const look = isBlock ? 'text-danger' : 'text-warning'
        return (
          <li
            // Two titles may say the same at the same place.
            key={`${at}-${flag.rule}-${flag.matched}`}
            className="flex gap-2.5 rounded-control bg-sunken px-3 py-2"
          >
            <Icon aria-hidden="true" strokeWidth={1.75} className={cn('mt-0.5 size-4 shrink-0', look)} />
            <div className="min-w-0 text-ink">
              <span className={cn('font-medium', look)}>{isBlock ? 'Don’t say this' : 'Rephrase'}</span>
              <span className="break-words">{`: “${flag.matched.slice(0, 80)}”`}</span>
              <span className="block">{flag.reason}</span>
              {flag.saferWording && <span className="block text-muted">{flag.saferWording}</span>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
