import { SEO_LIMITS, type SeoTexts } from '@reelwright/shared'
import { Banner, cn, TextArea, TextField } from '../../ui'
import { ClaimNotes } from './claim-notes'
import { postOf, type SeoDraft, type SeoField, titlesOf } from './draft'
import { type Judged, overLimit } from './judged'
import { CopyButton, WordsCard } from './words-card'

interface WordFieldsProps {
  draft: SeoDraft
  texts: SeoTexts
  judged: Judged
  /** The field that is being generated again. */
  renewing: SeoField | undefined
  onChange: (field: SeoField, text: string) => void
  onRenew: (field: SeoField) => void
  /** Undefined for a field that holds its suggestion. */
  onUndo: (field: SeoField) => (() => void) | undefined
}

/** All words in their fields, each judged as it is typed. */
export function WordFields({ draft, texts, judged, renewing, onChange, onRenew, onUndo }: WordFieldsProps) {
  const card = (field: SeoField) => ({
    isRenewing: renewing === field,
    onRenew: () => onRenew(field),
    onUndo: onUndo(field),
  })
  const { claims, stuffing } = judged
  const warnings = (...places: string[]) =>
    stuffing.filter(({ place }) => places.includes(place)).map(({ text }) => text)
  const titles = titlesOf(draft)
  const seen = draft.caption.slice(0, SEO_LIMITS.captionSeen)
  return (
    <>
      <WordsCard
        title="Titles"
        name="titles"
        hint={`Listings show about ${SEO_LIMITS.title} characters.`}
        copied={texts.titles.join('\n')}
        {...card('titles')}
      >
        {titles.map((title, at) => (
          <div key={at} className="flex items-end gap-2">
            <TextField
              label={`Title ${at + 1}`}
              className="flex-1"
              value={title}
              aside={<Count length={title.length} max={SEO_LIMITS.title} />}
              aria-invalid={title.length > SEO_LIMITS.title || undefined}
              onChange={(event) => onChange('titles', titles.with(at, event.target.value).join('\n'))}
            />
            <div className="pb-1">
              <CopyButton label={`Copy title ${at + 1}`} text={title.trim()} />
            </div>
          </div>
        ))}
        <ClaimNotes flags={claims.titles} />
      </WordsCard>
      <WordsCard
        title="Caption"
        name="caption"
        hint={`The first ${SEO_LIMITS.captionSeen} characters are shown before “more”. Copied with its hashtags.`}
        copied={postOf(texts)}
        {...card('caption')}
      >
        <TextArea
          label="Caption"
          autoGrow
          rows={6}
          value={draft.caption}
          counter={{ max: SEO_LIMITS.caption - postOf({ caption: '', hashtags: texts.hashtags }).length - 2 }}
          error={overLimit.caption(texts)}
          onChange={(event) => onChange('caption', event.target.value)}
        />
        {seen.trim() !== '' && (
          <p className="text-sm break-words text-muted">
            Seen first: <span className="text-ink">{seen.split('\n')[0]}</span>
            {draft.caption.length > seen.length && ' … more'}
          </p>
        )}
        <Warnings texts={warnings('caption', 'captionSeen')} />
        <ClaimNotes flags={claims.caption} />
      </WordsCard>
      <WordsCard
        title="Hashtags"
        name="hashtags"
        hint={`Shown below the caption. The platform counts ${SEO_LIMITS.hashtags}.`}
        copied={texts.hashtags.join(' ')}
        {...card('hashtags')}
      >
        <TextField
          label="Hashtags"
          aside={<Count length={texts.hashtags.length} max={SEO_LIMITS.hashtags} />}
          value={draft.hashtags}
          error={overLimit.hashtags(texts)}
          onChange={(event) => onChange('hashtags', event.target.value)}
        />
        <Warnings
          texts={[
            ...warnings('hashtags'),
            ...judged.unusable.map(
              (tag) =>
                `${tag.slice(0, 40)} can’t be used. Hashtags need 2 to ${SEO_LIMITS.hashtag} letters or numbers and must be about the product.`,
            ),
          ]}
        />
        <ClaimNotes flags={claims.hashtags} />
      </WordsCard>
      <WordsCard
        title="Description"
        name="description"
        hint="Shown below the title in search results."
        copied={texts.description}
        {...card('description')}
      >
        <TextArea
          label="Description"
          autoGrow
          rows={2}
          value={draft.description}
          counter={{ max: SEO_LIMITS.description }}
          onChange={(event) => onChange('description', event.target.value)}
        />
        <Warnings texts={warnings('description')} />
        <ClaimNotes flags={claims.description} />
      </WordsCard>
      <WordsCard
        title="Keywords"
        name="keywords"
        hint="What people might search for, separated by commas."
        copied={texts.keywords.join(', ')}
        {...card('keywords')}
      >
        <TextArea
          label={
            <span className="flex gap-2">
              Keywords <Count length={texts.keywords.length} max={SEO_LIMITS.keywords} />
            </span>
          }
          autoGrow
          rows={2}
          value={draft.keywords}
          error={overLimit.keywords(texts)}
          onChange={(event) => onChange('keywords', event.target.value)}
        />
        <ClaimNotes flags={claims.keywords} />
      </WordsCard>
    </>
  )
}

function Count({ length, max }: { length: number; max: number }) {
  return (
    <span className={cn('text-xs tabular-nums', length > max ? 'font-medium text-danger' : 'text-muted')}>
      {length} / {max}
    </span>
  )
}

function Warnings({ texts }: { texts: readonly string[] }) {
  return [...new Set(texts)].map((text) => (
    <Banner key={text} tone="warning">
      {text}
    </Banner>
  ))
}
