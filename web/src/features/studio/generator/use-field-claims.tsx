import { type ReactNode, useRef, useState } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { BriefFormValues } from '../brief-form'
import type { ClaimHint } from '../craft/claim-hints'
import type { Claims } from './claim-watch'

export interface FieldClaims {
  /** From here on somebody reads along. The code for that comes with the first look into the form. */
  start: () => void
  /** Belongs into the form; shows nothing. */
  watch: ReactNode
  /** What to say below a field, or nothing. */
  hintOf: (field: FieldPath<BriefFormValues>) => ReactNode
}

/** What the fields say that a video must not. (B-GN, HLTH-01 and the other rules of the checker) */
export function useFieldClaims(form: UseFormReturn<BriefFormValues>): FieldClaims {
  const [parts, setParts] = useState<typeof import('./claim-watch')>()
  const [claims, setClaims] = useState<Claims>({})
  const started = useRef(false)

  async function start() {
    if (started.current) return
    started.current = true
    try {
      setParts(await import('./claim-watch'))
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

  return {
    start: () => void start(),
    watch: parts && <parts.ClaimWatch form={form} onClaims={setClaims} />,
    hintOf(field) {
      const found = claims[field]
      if (!parts || !found) return undefined
      return <parts.ClaimLines claims={found} onReplace={(claim) => replace(field, claim)} />
    },
  }
}
