import { useEffect, useState } from 'react'
import { type FieldPath, type UseFormReturn, useWatch } from 'react-hook-form'
import { TriangleAlert, X } from 'lucide-react'
import { Button, IconButton } from '../../../ui'
import type { BriefFormValues } from '../brief-form'
import { type ClaimHint, hintsInField } from '../craft/claim-hints'
import { useBriefHints } from '../craft/use-craft'
import { featurePath } from './feature-states'
import { useFeatureStates } from './use-feature-states'

/** What is found in which field, by its path in the form. */
export type Claims = Readonly<Record<string, readonly ClaimHint[]>>

export interface Found {
  claims: Claims
  /** Paths of the features that are no sentence, so that the script does not say them as typed. */
  labels: readonly string[]
  hasStory: boolean
  hasSentence: boolean
}

interface FormWatchProps {
  form: UseFormReturn<BriefFormValues>
  onFound: (found: Found) => void
}

/** Reads along while the form is filled in, and shows nothing: what it finds stands below the fields. */
export function FormWatch({ form, onFound }: FormWatchProps) {
  const values = { ...form.getValues(), ...useWatch({ control: form.control }) } as BriefFormValues
  const hints = useBriefHints(values, values.disclosure || undefined)
  const claims: Record<string, ClaimHint[]> = {}
  for (const [field, text] of checkedTexts(values)) {
    const found = hintsInField(hints.claims, field, text)
    if (found.length > 0) claims[field] = found
  }
  const states = useFeatureStates(
    values.features.map(({ text }) => text ?? ''),
    hints.said,
  )
  const now: Found = {
    claims,
    labels: states.flatMap((state, place) => (state === 'label' ? [featurePath(place)] : [])),
    hasStory: values.story.trim() !== '',
    hasSentence: states.includes('sentence'),
  }
  // As text: the form rerenders on every change, and most keystrokes change nothing here.
  const found = JSON.stringify(now)
  useEffect(() => onFound(JSON.parse(found) as Found), [found, onFound])
  return null
}

/** The fields that are looked at, with what stands in them. */
function checkedTexts(values: BriefFormValues): [FieldPath<BriefFormValues>, string][] {
  const { productName, customTargetAudience, painPoint, story, callToAction, features } = values
  return [
    ['productName', productName],
    ['customTargetAudience', customTargetAudience],
    ['painPoint', painPoint],
    ['story', story],
    ['callToAction', callToAction],
    ...features.map(({ text }, place): [FieldPath<BriefFormValues>, string] => [featurePath(place), text ?? '']),
  ]
}

/** More in one field is not read. */
const SHOWN = 3

interface ClaimLinesProps {
  claims: readonly ClaimHint[]
  onReplace: (claim: ClaimHint) => void
}

/** Quiet words below a field: what a video must not say, why, and what it can say instead. Never stands in the way of generating. */
export function ClaimLines({ claims, onReplace }: ClaimLinesProps) {
  return (
    <span className="flex animate-appear flex-col gap-1.5">
      {claims.slice(0, SHOWN).map((claim) => (
        <span key={`${claim.rule} ${claim.start}`} className="flex items-start gap-1.5">
          <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0 text-warning" />
          <span className="min-w-0 wrap-anywhere">
            <span className="font-medium text-ink">{`“${claim.matched}”`}</span>
            {` ${claim.reason} ${claim.saferWording ?? ''}`}
            {claim.replacement !== undefined && (
              <Button
                variant="ghost"
                size="sm"
                className="-mx-3 text-left text-accent-text"
                onClick={() => onReplace(claim)}
              >
                {`Write “${claim.replacement}” instead`}
              </Button>
            )}
          </span>
        </span>
      ))}
      {claims.length > SHOWN && <span>{`And ${claims.length - SHOWN} more.`}</span>}
    </span>
  )
}

interface FeatureRemarkProps {
  /** Beside a story, labels are text on the screen; without one they are put into words by the writer. */
  hasStory: boolean
  /** Says what to do about it; the ones below it would only repeat that. */
  isFirst: boolean
}

/** What becomes of a feature that is no sentence. */
export function FeatureRemark({ hasStory, isFirst }: FeatureRemarkProps) {
  const [fate, advice] = hasStory
    ? ['Shown as text, not said.', 'Write a sentence to have it said.']
    : ['Not said as typed.', 'Write a sentence to have it said in your words.']
  return <span className="block animate-appear text-pretty">{isFirst ? `${fate} ${advice}` : fate}</span>
}

interface StoryInvitationProps {
  onAdd: () => void
}

/** Asks for a story above the button, until it is dismissed for this session. */
export function StoryInvitation({ onAdd }: StoryInvitationProps) {
  const [isDismissed, setDismissed] = useState(wasDismissed)
  if (isDismissed) return null
  return (
    <div className="flex animate-appear items-start gap-2 text-sm text-muted">
      <p className="min-w-0 flex-1">
        Scripts that tell what happened to you sound like you.{' '}
        <button
          type="button"
          className="focus-ring relative rounded-sm text-accent-text underline underline-offset-4 after:absolute after:-inset-2"
          onClick={onAdd}
        >
          Add a story
        </button>
      </p>
      <IconButton
        label="Dismiss this tip"
        icon={<X strokeWidth={1.75} />}
        size="sm"
        className="-my-1.5 -mr-2 touch:-my-3"
        onClick={() => {
          dismiss()
          setDismissed(true)
        }}
      />
    </div>
  )
}

const DISMISSED = 'storyInvitationDismissed'

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED) !== null
  } catch {
    return false
  }
}

function dismiss() {
  try {
    sessionStorage.setItem(DISMISSED, 'true')
  } catch {
    // Where storage is forbidden, only until it would be shown again.
  }
}
