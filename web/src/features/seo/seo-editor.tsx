import { SEO_TEXTS, type SavedSeo, type SeoRequestInput } from '@reelwright/shared'
import { coverageOf, parseSearchTerms, type SeoScene } from '@reelwright/writer/seo'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { statusOf } from '../../platform'
import { Banner, Card, LoadFailure, Skeleton, toast } from '../../ui'
import { suggestionsQuery } from './api'
import { draftOf, isChanged, type SeoEdit, type SeoField, textsOf } from './draft'
import { useJudged } from './judged'
import { OpeningStrip } from './opening-strip'
import { TermPlan } from './term-plan'
import { TermsBox } from './terms-box'
import { WordFields } from './word-fields'

interface SeoEditorProps {
  /** What is asked for, without terms and turn. */
  request: SeoRequestInput
  /** Empty for a product without a script. */
  scenes: readonly SeoScene[]
  /** Saved with the script; null: nothing. */
  saved: SavedSeo | null
  edit: SeoEdit | undefined
  /** Undefined when nothing differs any more. */
  onEdit: (edit: SeoEdit | undefined) => void
  /** Below the words: what can be done with all of them. */
  renderActions: (words: { saving: Omit<SavedSeo, 'savedAt'>; isChanged: boolean }) => ReactNode
}

/** The words for one script or product: suggested, edited, judged. (OP-02) */
export function SeoEditor({ request, scenes, saved, edit, onEdit, renderActions }: SeoEditorProps) {
  const savedPaste = useMemo(() => (saved ? pasteOf(saved.searchTerms) : ''), [saved])
  const pasted = edit?.pasted ?? savedPaste
  const read = useMemo(() => parseSearchTerms(pasted), [pasted])
  const [planned, setPlanned] = useState(() => read.terms)
  const question = { ...request, searchTerms: planned }
  const suggestions = useQuery({ ...suggestionsQuery(question), placeholderData: keepPreviousData })
  const { renewing, renew } = useRenewing(question)

  const suggested = suggestions.data && draftOf(suggestions.data.texts)
  const base = saved ? draftOf(saved) : suggested
  const draft = base && { ...base, ...wordsOf(edit) }
  const texts = textsOf(draft ?? NOTHING)
  const plan = suggestions.data?.plan ?? []
  const terms = [...read.terms, ...plan.filter(({ source }) => source === 'product').map(({ term }) => ({ term }))]
  const judged = useJudged(texts, terms, scenes)

  if (!base || !suggested || !draft) {
    if (!suggestions.isError) return <SeoEditorSkeleton />
    return statusOf(suggestions.error) === 422 ? (
      <Banner tone="warning" className="self-start">
        {suggestions.error.message}
      </Banner>
    ) : (
      <LoadFailure
        title="No suggestions came back."
        retrying={suggestions.isFetching}
        onRetry={() => void suggestions.refetch()}
      >
        {suggestions.error.message}
      </LoadFailure>
    )
  }

  function change(part: SeoEdit) {
    const next = { ...edit, ...part }
    onEdit(base && isChanged(next, base, savedPaste) ? next : undefined)
  }
  const coverage = new Map(judged.coverage.terms.map((term) => [term.term, term]))
  const hasScript = scenes.length > 0
  // Own terms have no numbers and would weigh among the pasted ones.
  const covered = coverageOf(read.terms, scenes, texts)
  const isPlanned = JSON.stringify(read.terms) === JSON.stringify(planned)
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {suggestions.data.leftOut.map(({ text, reason }) => (
        <Banner key={text} tone="warning" title={`“${text}” was left out`}>
          {reason}
        </Banner>
      ))}
      <WordFields
        draft={draft}
        texts={texts}
        judged={judged}
        renewing={renewing}
        onChange={(field, text) => change({ [field]: text })}
        onRenew={(field) => void renew(field).then((text) => text !== undefined && change({ [field]: text }))}
        onUndo={(field) =>
          draft[field] === suggested[field] ? undefined : () => change({ [field]: suggested[field] })
        }
      />
      <Card as="section" aria-label="Terms and where they go" className="flex flex-col gap-4">
        <div>
          <h2 className="text-base font-semibold text-ink">Terms and where they go</h2>
          <p className="text-sm text-muted">
            Each search term has a suggested place. Copy the lines you like. Your script isn’t changed.
          </p>
        </div>
        <TermsBox
          pasted={pasted}
          read={read}
          isPlanned={isPlanned}
          isPlanning={!isPlanned && suggestions.isFetching}
          onChange={(text) => change({ pasted: text })}
          onPlan={() => setPlanned(read.terms)}
        />
        {read.terms.length > 0 && <Share covered={covered} hasScript={hasScript} />}
        {[...new Set(judged.stuffing.flatMap(({ place, text }) => (place === 'speech' ? [text] : [])))].map((text) => (
          <Banner key={text} tone="warning">
            {text}
          </Banner>
        ))}
        {hasScript && (
          <div>
            <h3 className="mb-2 text-sm font-semibold text-ink">The first 15 seconds</h3>
            <OpeningStrip scenes={judged.coverage.scenes} />
          </div>
        )}
        <TermPlan plan={plan} coverage={coverage} hasScript={hasScript} />
      </Card>
      {renderActions({
        saving: { ...texts, searchTerms: read.terms },
        isChanged: isChanged(edit, base, savedPaste),
      })}
    </div>
  )
}

const NOTHING = { titles: '', caption: '', description: '', keywords: '', hashtags: '' }

const pasteOf = (terms: SavedSeo['searchTerms']): string =>
  terms.map(({ term, volume }) => (volume === undefined ? term : `${term}\t${volume}`)).join('\n')

const wordsOf = (edit: SeoEdit | undefined) =>
  Object.fromEntries(SEO_TEXTS.flatMap((field) => (edit?.[field] === undefined ? [] : [[field, edit[field]]])))

function Share({
  covered,
  hasScript,
}: {
  covered: { share: number | undefined; openingShare: number | undefined }
  hasScript: boolean
}) {
  const percent = (share = 0) => `${Math.round(share * 100)}%`
  return (
    <p className="text-sm text-ink tabular-nums">
      {percent(covered.share)} of searches have their term
      {hasScript ? ' in the script or the caption' : ' in the caption'}
      {hasScript && `, ${percent(covered.openingShare)} in the first 15 seconds`}.{' '}
      <span className="text-muted">
        Weighted by the search counts you pasted. Terms without a count are treated as the lowest.
      </span>
    </p>
  )
}

/** Other words for one field at a time, a further turn at each click. */
function useRenewing(question: SeoRequestInput) {
  const cache = useQueryClient()
  const [turns, setTurns] = useState<Partial<Record<SeoField, number>>>({})
  const [renewing, setRenewing] = useState<SeoField>()
  async function renew(field: SeoField): Promise<string | undefined> {
    const turn = ((turns[field] ?? 0) + 1) % 1000
    setRenewing(field)
    try {
      const { texts } = await cache.fetchQuery(suggestionsQuery({ ...question, turn }))
      setTurns({ ...turns, [field]: turn })
      return draftOf(texts)[field]
    } catch {
      toast.error('No new suggestions came back. Your words are still here.')
      return undefined
    } finally {
      setRenewing(undefined)
    }
  }
  return { renewing, renew }
}

export function SeoEditorSkeleton() {
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
