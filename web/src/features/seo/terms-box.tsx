import { SEO_LIMITS } from '@reelwright/shared'
import type { PastedTerms } from '@reelwright/writer/seo'
import { Button, TextArea } from '../../ui'

interface TermsBoxProps {
  pasted: string
  read: PastedTerms
  /** The plan is made with these terms. */
  isPlanned: boolean
  isPlanning: boolean
  onChange: (pasted: string) => void
  onPlan: () => void
}

const SHOWN_FAULTS = 3

/** Search terms from the platform's own search insights. */
export function TermsBox({ pasted, read, isPlanned, isPlanning, onChange, onPlan }: TermsBoxProps) {
  const { terms, faults } = read
  const withVolume = terms.filter(({ volume }) => volume !== undefined).length
  return (
    <form
      aria-label="Search terms"
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onPlan()
      }}
    >
      <TextArea
        label="Search terms"
        hint={`Paste them from the platform’s search insights, one per line or as a table with search counts. Up to ${SEO_LIMITS.searchTerms}.`}
        placeholder={'travel mug\t12300\nleakproof mug\t4100'}
        rows={4}
        value={pasted}
        onChange={(event) => onChange(event.target.value)}
      />
      {pasted.trim() !== '' && (
        <p role="status" className="text-sm text-muted">
          {terms.length === 1 ? '1 term' : `${terms.length} terms`}
          {withVolume > 0 && `, ${withVolume} with search counts`}
        </p>
      )}
      {faults.length > 0 && (
        <ul aria-label="Skipped lines" className="flex flex-col gap-1 text-sm break-words text-warning">
          {faults.slice(0, SHOWN_FAULTS).map(({ line, reason }) => (
            <li key={line}>{`Line ${line} was skipped: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`}</li>
          ))}
          {faults.length > SHOWN_FAULTS && <li>and {faults.length - SHOWN_FAULTS} more</li>}
        </ul>
      )}
      <Button type="submit" size="sm" className="self-start" disabled={isPlanned} loading={isPlanning}>
        Plan these terms
      </Button>
    </form>
  )
}
