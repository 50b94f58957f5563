import { useEffect } from 'react'
import { type FieldPath, type UseFormReturn, useWatch } from 'react-hook-form'
import { TriangleAlert } from 'lucide-react'
import { Button } from '../../../ui'
import type { BriefFormValues } from '../brief-form'
import { type ClaimHint, hintsInField } from '../craft/claim-hints'
import { useClaimHints } from '../craft/use-craft'

/** What is found in which field, by its path in the form. */
export type Claims = Readonly<Record<string, readonly ClaimHint[]>>

interface ClaimWatchProps {
  form: UseFormReturn<BriefFormValues>
  onClaims: (claims: Claims) => void
}

/** Reads along while the form is filled in, and shows nothing: what it finds stands below the fields. */
export function ClaimWatch({ form, onClaims }: ClaimWatchProps) {
  const values = { ...form.getValues(), ...useWatch({ control: form.control }) } as BriefFormValues
  const hints = useClaimHints(values, values.disclosure || undefined)
  const claims: Record<string, ClaimHint[]> = {}
  for (const [field, text] of checkedTexts(values)) {
    const found = hintsInField(hints, field, text)
    if (found.length > 0) claims[field] = found
  }
  // As text: the form rerenders on every change, and most keystrokes change nothing here.
  const found = JSON.stringify(claims)
  useEffect(() => onClaims(JSON.parse(found) as Claims), [found, onClaims])
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
    ...features.map(({ text }, place): [FieldPath<BriefFormValues>, string] => [`features.${place}.text`, text ?? '']),
  ]
}

/** More in one field is a list nobody reads. */
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
                className="-mx-2 px-2 text-left text-accent-text"
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
