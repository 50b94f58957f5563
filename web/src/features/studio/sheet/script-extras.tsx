import type { GeneratedScript } from '@reelwright/shared'
import { Copy, Lightbulb, Replace } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Button, IconButton } from '../../../ui'
import { copyText } from '../../library'

type Extras = Pick<
  GeneratedScript,
  'caption' | 'hashtags' | 'hooks' | 'cta_phrases' | 'selling_points' | 'benefits' | 'urgency_tactics'
>

interface ScriptExtrasProps extends Extras {
  /** Tips that came with the script and have no button. */
  suggestions: readonly string[]
  onSwap: (which: 'swap-hook' | 'swap-call', text: string) => void
}

/** What comes with a script: how to post it, other ways to open and close it, what it argues with. */
export const ScriptExtras = memo(function ScriptExtras({ suggestions, onSwap, ...script }: ScriptExtrasProps) {
  const hashtags = script.hashtags.join(' ')
  return (
    <div className="flex flex-col gap-8">
      <TextList title="Suggestions" items={suggestions} icon />
      {script.caption && (
        <Extra title="Caption" action={<CopyButton label="Copy caption" text={script.caption} />}>
          <p className="measure whitespace-pre-wrap text-ink">{script.caption}</p>
        </Extra>
      )}
      {hashtags && (
        <Extra title="Hashtags" action={<CopyButton label="Copy hashtags" text={hashtags} />}>
          <p className="measure break-words text-accent-text">{hashtags}</p>
        </Extra>
      )}
      <PhraseList
        title="Other hooks"
        name="hook"
        phrases={script.hooks}
        hint="Open with this one"
        onSwap={(text) => onSwap('swap-hook', text)}
      />
      <PhraseList
        title="Calls to action"
        name="call to action"
        phrases={script.cta_phrases}
        hint="End with this one"
        onSwap={(text) => onSwap('swap-call', text)}
      />
      <div className="grid gap-8 empty:hidden md:grid-cols-2">
        <TextList title="Selling points" items={script.selling_points} />
        <TextList title="Benefits" items={script.benefits} />
        <TextList title="Reasons to act now" items={script.urgency_tactics} />
      </div>
    </div>
  )
})

function CopyButton({ label, text }: { label: string; text: string }) {
  return (
    <Button size="sm" icon={<Copy strokeWidth={1.75} />} onClick={() => void copyText(text)}>
      {label}
    </Button>
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

interface PhraseListProps {
  title: string
  name: string
  phrases: readonly string[]
  /** What swapping does. */
  hint: string
  onSwap: (text: string) => void
}

function PhraseList({ title, name, phrases, hint, onSwap }: PhraseListProps) {
  if (phrases.length === 0) return null
  return (
    <Extra title={title}>
      <ul className="flex flex-col divide-y divide-line">
        {phrases.map((phrase, index) => (
          <li key={index} className="flex items-center justify-between gap-2 py-1.5">
            <p className="measure min-w-0 flex-1 text-ink">{phrase}</p>
            <Button size="sm" icon={<Replace strokeWidth={1.75} />} title={hint} onClick={() => onSwap(phrase)}>
              <span>
                Use <span className="sr-only">{`${name} ${index + 1}`}</span>
              </span>
            </Button>
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

function TextList({ title, items, icon = false }: { title: string; items: readonly string[]; icon?: boolean }) {
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
