import { LIMITS, type ScriptChange } from '@reelwright/shared'
import { useQuery } from '@tanstack/react-query'
import { Check, Minus, Plus } from 'lucide-react'
import { type SyntheticEvent, useId, useState } from 'react'
import { Button, cn, Dialog, TextField } from '../../../ui'
import { choicesQuery } from '../api'
import type { ScriptCard } from '../script-fields'
import { scriptsText } from './counted'
import { readTags, tagChanges, tagsOf, tooFull } from './tag-changes'

interface TagDialogProps {
  userId: string
  cards: readonly ScriptCard[]
  onApply: (changes: readonly ScriptChange[]) => void
  onClose: () => void
}

const SUGGESTED = 12
const SHOWN = 30

/** Which tags several scripts get and lose; the tags of the account are suggested. */
export function TagDialog({ userId, cards, onApply, onClose }: TagDialogProps) {
  const choices = useQuery(choicesQuery(userId))
  const [typed, setTyped] = useState('')
  const [added, setAdded] = useState<readonly string[]>([])
  const [removed, setRemoved] = useState<readonly string[]>([])
  const [fault, setFault] = useState<string>()
  const formId = useId()

  const present = tagsOf(cards)
  const suggestions = (choices.data?.tags ?? [])
    .map(({ value }) => value)
    .filter((tag) => !present.some((shown) => shown.tag === tag && shown.count === cards.length))
    .slice(0, SUGGESTED)

  const toggle = (list: readonly string[], tag: string) =>
    list.includes(tag) ? list.filter((other) => other !== tag) : [...list, tag]

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    const read = readTags(typed)
    if ('error' in read) return setFault(read.error)
    const changes = tagChanges(cards, { add: [...added, ...read.tags], remove: removed })
    const full = tooFull(changes)
    if (full > 0)
      return setFault(`${scriptsText(full)} would have more than ${LIMITS.tags} tags. Remove some, or add fewer.`)
    if (changes.length === 0)
      return added.length + read.tags.length + removed.length > 0
        ? onClose()
        : setFault('Type a tag, or choose one below.')
    onApply(changes)
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={`Tags for ${scriptsText(cards.length)}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId}>
            Change tags
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit} className="flex flex-col gap-5 pb-2">
        <TextField
          label="Add tags"
          hint="Separate them with commas."
          autoComplete="off"
          value={typed}
          error={fault}
          onChange={(event) => {
            setTyped(event.target.value)
            setFault(undefined)
          }}
        />
        {suggestions.length > 0 && (
          <TagGroup label="Your tags" hint="Choose which to add.">
            {suggestions.map((tag) => (
              <TagButton
                key={tag}
                tag={tag}
                kind="add"
                isOn={added.includes(tag)}
                onToggle={() => setAdded(toggle(added, tag))}
              />
            ))}
          </TagGroup>
        )}
        {present.length > 0 && (
          <TagGroup label="On these scripts" hint="Choose which to remove.">
            {present.slice(0, SHOWN).map(({ tag, count }) => (
              <TagButton
                key={tag}
                tag={tag}
                count={count}
                kind="remove"
                isOn={removed.includes(tag)}
                onToggle={() => setRemoved(toggle(removed, tag))}
              />
            ))}
          </TagGroup>
        )}
      </form>
    </Dialog>
  )
}

function TagGroup({ label, hint, children }: { label: string; hint: string; children: React.ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="text-sm font-medium text-ink">
        {label}
        <span className="ml-2 font-normal text-muted">{hint}</span>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">{children}</div>
    </div>
  )
}

interface TagButtonProps {
  tag: string
  count?: number
  kind: 'add' | 'remove'
  isOn: boolean
  onToggle: () => void
}

function TagButton({ tag, count, kind, isOn, onToggle }: TagButtonProps) {
  const Icon = isOn ? Check : kind === 'add' ? Plus : Minus
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={kind === 'add' ? `Add ${tag}` : `Remove ${tag}`}
      onClick={onToggle}
      className={cn(
        'focus-ring inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border px-3 text-sm transition-colors touch:min-h-11',
        !isOn && 'border-line bg-surface text-ink hover:border-control',
        isOn && kind === 'add' && 'border-accent bg-accent-soft text-accent-text',
        isOn && kind === 'remove' && 'border-danger bg-danger-soft text-danger line-through',
      )}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-3.5 shrink-0" />
      <span className="truncate">{tag}</span>
      {count !== undefined && <span className="text-xs tabular-nums opacity-80">{count}</span>}
    </button>
  )
}
