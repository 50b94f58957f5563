import { Check, Trophy } from 'lucide-react'
import { Badge, Card, cn, type Tone } from '../../../ui'
import { ACHIEVEMENTS, isEarned, type Rarity } from '../achievements'
import { SampleLabel } from '../sample-label'
import { SAMPLE } from '../samples'
import type { ScriptNumbers } from '../script-numbers'

const TONES: Record<Rarity, Tone> = { Common: 'neutral', Rare: 'info', Epic: 'accent', Legendary: 'warning' }

/** (B-OV-05, B-OV-06, OP-40, CX-02) */
export function Achievements({ own }: { own: ScriptNumbers | null }) {
  const sampleIds: readonly string[] = SAMPLE.achievements
  return (
    <Card as="section" aria-labelledby="achievements-heading">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="achievements-heading" className="text-lg font-semibold text-ink">
          Achievements
        </h2>
        {!own && <SampleLabel />}
      </div>
      <ul className="mt-3 grid grid-cols-2 gap-3">
        {ACHIEVEMENTS.map((achievement) => {
          const { id, title, text, rarity, target } = achievement
          const earned = own ? isEarned(achievement, own) : sampleIds.includes(id)
          const reached = own ? Math.min(target, achievement.reached(own)) : undefined
          return (
            <li
              key={id}
              className={cn(
                'flex flex-col items-start gap-1 rounded-control border p-3',
                earned ? 'border-success-line bg-success-soft' : 'border-line bg-surface',
              )}
            >
              <div className="flex w-full items-center justify-between gap-2">
                <Badge tone={TONES[rarity]}>{rarity}</Badge>
                {earned ? (
                  <span role="img" aria-label="Earned" className="text-success">
                    <Check aria-hidden="true" strokeWidth={2.5} className="size-4.5" />
                  </span>
                ) : (
                  <Trophy aria-hidden="true" strokeWidth={1.75} className="size-4.5 text-muted" />
                )}
              </div>
              <p className="mt-1 font-medium text-ink">{title}</p>
              <p className="text-sm text-muted tabular-nums">
                {text}
                {!earned && reached !== undefined && target > 1 && ` · ${reachedText(reached)} of ${target}`}
              </p>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

const reachedText = (reached: number) => (Number.isInteger(reached) ? String(reached) : reached.toFixed(1))
