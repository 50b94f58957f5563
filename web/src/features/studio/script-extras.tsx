import type { GeneratedScript } from '@reelwright/shared'
import { Copy, Lightbulb } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, cn, IconButton } from '../../ui'
import { copyText } from '../library'

/** What comes with a script: how to post it, other ways to open and close it, what it argues with. */
export function ScriptExtras({ script, className }: { script: GeneratedScript; className?: string }) {
  const hashtags = script.hashtags.join(' ')
  const post = [script.caption, hashtags].filter(Boolean).join('\n\n')
  return (
    <div className={cn('mt-3 flex flex-col gap-8 border-t border-line pt-6', className)}>
      <TextList title="Suggestions" items={script.metadata.suggestions} icon />
      {post && (
        <Extra
          title="Caption and hashtags"
          action={
            <Button size="sm" icon={<Copy strokeWidth={1.75} />} onClick={() => void copyText(post)}>
              Copy caption
            </Button>
          }
        >
          {script.caption && <p className="measure whitespace-pre-wrap text-ink">{script.caption}</p>}
          {hashtags && <p className="mt-1 measure break-words text-accent-text">{hashtags}</p>}
        </Extra>
      )}
      <PhraseList title="Other hooks" name="hook" phrases={script.hooks} />
      <PhraseList title="Calls to action" name="call to action" phrases={script.cta_phrases} />
      <div className="grid gap-8 md:grid-cols-2 empty:hidden">
        <TextList title="Selling points" items={script.selling_points} />
        <TextList title="Benefits" items={script.benefits} />
        <TextList title="Reasons to act now" items={script.urgency_tactics} />
      </div>
    </div>
  )
}

function Extra({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <div className="mb-2 flex min-h-8 items-center justify-between gap-3">
        <h4 className="font-display text-base font-semibold text-ink">{title}</h4>
        {action}
      </div>
      {children}
    </section>
  )
}

function PhraseList({ title, name, phrases }: { title: string; name: string; phrases: string[] }) {
  if (phrases.length === 0) return null
  return (
    <Extra title={title}>
      <ul className="flex flex-col divide-y divide-line">
        {phrases.map((phrase, index) => (
          <li key={index} className="group flex items-center justify-between gap-3 py-1.5">
            <p className="measure min-w-0 text-ink">{phrase}</p>
            <IconButton
              label={`Copy ${name} ${index + 1}`}
              icon={<Copy strokeWidth={1.75} />}
              size="sm"
              onClick={() => void copyText(phrase)}
            />
          </li>
        ))}
      </ul>
    </Extra>
  )
}

function TextList({ title, items, icon = false }: { title: string; items: string[]; icon?: boolean }) {
  if (items.length === 0) return null
  return (
    <Extra title={title}>
      <ul className="flex flex-col gap-2 text-sm leading-relaxed text-ink">
        {items.map((item, index) => (
          <li key={index} className="flex measure gap-2.5">
            {icon ? (
              <Lightbulb aria-hidden="true" strokeWidth={1.75} className="mt-1 size-4 shrink-0 text-muted" />
            ) : (
              <span aria-hidden="true" className="mt-2.5 size-1 shrink-0 rounded-full bg-muted" />
            )}
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
    </Extra>
  )
}
