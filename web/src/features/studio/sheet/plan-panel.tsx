import { optionLabel, type ScriptPlan } from '@reelwright/shared'
import { ChevronRight, Route } from 'lucide-react'
import { memo } from 'react'
import { Button, Menu } from '../../../ui'

interface PlanPanelProps {
  plan: ScriptPlan
  audience: string
  isBusy: boolean
  onAngle: (id: string) => void
  onLength: (seconds: number) => void
  /** Leads to the story field; undefined where the brief has a story. */
  onAddStory: (() => void) | undefined
}

/** What the writer had in mind, and the other angles that the same brief can be written by. */
export const PlanPanel = memo(function PlanPanel(props: PlanPanelProps) {
  const { plan, audience, isBusy, onAngle, onLength, onAddStory } = props
  const { angle, problem, proof, others, notes, offeredLength } = plan
  return (
    <section
      aria-label="Plan"
      className="flex flex-wrap items-start gap-x-3 gap-y-1 rounded-control bg-sunken px-3 py-1.5 text-sm sm:px-4 print:hidden"
    >
      <details open={notes.length > 0} className="group min-w-0 flex-1 basis-72">
        <summary className="focus-ring flex min-h-8 cursor-pointer list-none items-center gap-2 rounded-sm touch:min-h-11 [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden="true"
            strokeWidth={1.75}
            className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90"
          />
          <span className="min-w-0 text-muted [overflow-wrap:anywhere]">
            <Fact name="Angle" text={angle.label} /> {proof && <Fact name="Proof" text={proof} />}{' '}
            <Fact name="Audience" text={audienceLabel(audience)} />
          </span>
        </summary>
        <div className="measure flex flex-col gap-2 pt-0.5 pb-2 pl-6 leading-relaxed">
          {problem && (
            <p className="text-muted [overflow-wrap:anywhere]">
              <Fact name="Problem" text={problem} />
            </p>
          )}
          {notes.length > 0 && (
            <ul className="flex flex-col gap-1 text-ink [overflow-wrap:anywhere]">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          <div className="flex flex-wrap gap-2 empty:hidden">
            {offeredLength !== undefined && (
              <Button size="sm" disabled={isBusy} onClick={() => onLength(offeredLength)}>
                Write it for {offeredLength} seconds
              </Button>
            )}
            {onAddStory && (
              <Button size="sm" onClick={onAddStory}>
                Add your story
              </Button>
            )}
          </div>
        </div>
      </details>
      {others.length > 0 && (
        <Menu
          label="Other angles"
          trigger={
            <Button
              variant="ghost"
              size="sm"
              className="-mr-2 shrink-0 max-sm:-ml-1"
              icon={<Route strokeWidth={1.75} />}
              disabled={isBusy}
            >
              Other angles
            </Button>
          }
          items={others.map(({ id, label }) => ({ label, onSelect: () => onAngle(id) }))}
        />
      )}
    </section>
  )
})

/** "Angle: the orange." */
function Fact({ name, text }: { name: string; text: string }) {
  return (
    <>
      {name}: <span className="font-medium text-ink">{text}</span>
      {/[.!?]$/.test(text) ? '' : '.'}
    </>
  )
}

/** A key of our list by its label; the seller's own words stay. */
const audienceLabel = (audience: string) => (/^[a-z]+(-[a-z]+)*$/.test(audience) ? optionLabel(audience) : audience)
