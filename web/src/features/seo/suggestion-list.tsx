import { Copy } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { logError } from '../../platform'
import { Badge, Banner, Card, IconButton, Skeleton } from '../../ui'
import { copyText } from '../library'
import { DESCRIPTION_LENGTH, type SeoFacts, suggestionsFor, TITLE_LENGTH } from './suggestions'
import { type CheckText, checkWording } from './wording'

/** The suggestions for one product, each with a way to take it along. (OP-02) */
export function SuggestionList({ facts }: { facts: SeoFacts }) {
  const { check, isUnchecked } = useChecker()
  if (!check && !isUnchecked) return <ListSkeleton />

  const checked = check ? checkWording(facts, check) : { facts, leftOut: [], refusal: undefined }
  if (checked.refusal) return <Banner tone="warning">{checked.refusal}</Banner>
  const { titles, description, keywords, hashtags } = suggestionsFor(checked.facts)
  return (
    <div className="flex flex-col gap-4">
      {isUnchecked && (
        <Banner tone="warning">The wording could not be checked. Look for promises that you cannot keep.</Banner>
      )}
      {checked.leftOut.map(({ text, reason }) => (
        <Banner key={text} tone="warning" title={`“${text}” was left out`}>
          {reason}
        </Banner>
      ))}
      <Group title="Titles" hint={`Search results show about ${TITLE_LENGTH} characters.`}>
        <ul className="flex flex-col gap-2">
          {titles.map((title, index) => (
            <li key={title}>
              <Line text={title} max={TITLE_LENGTH} label={`Copy title ${index + 1}`} />
            </li>
          ))}
        </ul>
      </Group>
      <Group title="Description" hint={`Search results show about ${DESCRIPTION_LENGTH} characters.`}>
        <Line text={description} max={DESCRIPTION_LENGTH} label="Copy description" />
      </Group>
      <Group title="Keywords" hint="What people may type to find it.">
        <Words words={keywords} copied={keywords.join(', ')} label="Copy keywords" />
      </Group>
      <Group title="Hashtags" hint="For the caption of the video.">
        <Words words={hashtags} copied={hashtags.join(' ')} label="Copy hashtags" />
      </Group>
    </div>
  )
}

function Group({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title}>
      <h2 className="text-base font-semibold text-ink">{title}</h2>
      <p className="mb-3 text-sm text-muted">{hint}</p>
      {children}
    </Card>
  )
}

function Line({ text, max, label }: { text: string; max: number; label: string }) {
  return (
    <div className="flex items-start gap-3 rounded-control bg-sunken py-1.5 pr-1.5 pl-3">
      <p className="min-w-0 flex-1 py-1.5 text-ink">{text}</p>
      <span className="hidden py-2 text-xs text-muted tabular-nums sm:block">
        {text.length} / {max}
      </span>
      <CopyButton label={label} text={text} />
    </div>
  )
}

function Words({ words, copied, label }: { words: string[]; copied: string; label: string }) {
  return (
    <div className="flex items-start gap-3">
      <ul className="flex min-w-0 flex-1 flex-wrap gap-2">
        {words.map((word) => (
          <li key={word} className="max-w-full">
            <Badge className="px-2.5 py-1 text-sm">{word}</Badge>
          </li>
        ))}
      </ul>
      <CopyButton label={label} text={copied} />
    </div>
  )
}

function CopyButton({ label, text }: { label: string; text: string }) {
  return (
    <IconButton
      label={label}
      size="sm"
      variant="secondary"
      icon={<Copy strokeWidth={1.75} />}
      onClick={() => void copyText(text)}
    />
  )
}

/** The writer's checker, in a chunk of its own. */
function useChecker() {
  const [check, setCheck] = useState<CheckText | null>(null)
  const [isUnchecked, setUnchecked] = useState(false)
  useEffect(() => {
    let left = false
    import('@reelwright/writer/check')
      .then(({ checkText }) => !left && setCheck(() => checkText))
      .catch((error: unknown) => {
        logError('The checker could not be loaded', error)
        if (!left) setUnchecked(true)
      })
    return () => {
      left = true
    }
  }, [])
  return { check, isUnchecked }
}

function ListSkeleton() {
  return (
    <div role="status" aria-label="Making suggestions" className="flex flex-col gap-4">
      {[0, 1, 2].map((card) => (
        <Card key={card} className="space-y-3">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-10 rounded-control" />
        </Card>
      ))}
    </div>
  )
}
