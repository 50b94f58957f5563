import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { BriefFormValues } from '../brief-form'
import type { ClaimHint } from '../craft/claim-hints'
import type { Found } from './form-watch'
import { useFocusInPlace } from './use-focus-in-place'

export interface FieldClaims {
  /** From here on somebody reads along. The code for that comes with the first look into the form. */
  start: () => void
  /** Belongs into the form; shows nothing. */
  watch: ReactNode
  /** What to say below a field, or nothing. */
  hintOf: (field: FieldPath<BriefFormValues>) => ReactNode
  /** Asks for a story where neither a story nor a sentence was typed; belongs above the button. */
  invitation: ReactNode
}

const NOTHING_FOUND: Found = { claims: {}, labels: [], hasStory: false, hasSentence: false }

/** What the fields say that a video must not, and which features are not said. (B-GN, HLTH-01 and the other rules of the checker) */
export function useFieldClaims(form: UseFormReturn<BriefFormValues>): FieldClaims {
  const [parts, setParts] = useState<typeof import('./form-watch')>()
  const [found, setFound] = useState(NOTHING_FOUND)
  const started = useRef(false)
  const holdFocus = useFocusInPlace()
  const show = useCallback(
    (next: Found) => {
      holdFocus()
      setFound(next)
    },
    [holdFocus],
  )

  async function start() {
    if (started.current) return
    started.current = true
    try {
      setParts(await import('./form-watch'))
    } catch {
      // Hints are worth no message; the next look into a field asks again.
      started.current = false
    }
  }

  function replace(field: FieldPath<BriefFormValues>, { start: from, end, matched, replacement = '' }: ClaimHint) {
    const text: unknown = form.getValues(field)
    if (typeof text !== 'string' || !text.startsWith(matched, from)) return
    form.setValue(field, text.slice(0, from) + replacement + text.slice(end), { shouldDirty: true })
    // The button goes with the finding.
    form.setFocus(field)
  }

  const { labels, hasStory, hasSentence } = found
  const lacksStory = !hasStory && !hasSentence && labels.length > 0
  return {
    start: () => void start(),
    watch: parts && <parts.FormWatch form={form} onFound={show} />,
    hintOf(field) {
      if (!parts) return undefined
      const claims = found.claims[field]
      if (claims) return <parts.ClaimLines claims={claims} onReplace={(claim) => replace(field, claim)} />
      const place = labels.indexOf(field)
      if (place < 0) return undefined
      return <parts.FeatureRemark hasStory={hasStory} isFirst={place === 0} />
    },
    invitation: parts && lacksStory && <parts.StoryInvitation onAdd={() => form.setFocus('story')} />,
  }
}
