import type { ScriptStats } from '@reelwright/shared'
import { Check, Trophy } from 'lucide-react'
import { Badge, Card, cn, Progress, type Tone } from '../../../ui'
import { ACHIEVEMENTS, isEarned, type Rarity } from '../achievements'

const TONES: Record<Rarity, Tone> = { Common: 'neutral', Rare: 'info', Epic: 'accent', Legendary: 'warning' }

/** What was earned, and how far one has come with the rest. */
export function Achievements({ own }: { own: ScriptStats }) {
  const states = ACHIEVEMENTS.map((achievement) => ({
    ...achievement,
    earned: isEarned(achievement, own),
    progress: Math.min(achievement.target, achievement.reached(own)),
  }))
  return (
    <Card as="section" aria-labelledby="achievements-heading">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="achievements-heading" className="text-lg font-semibold text-ink">
          Achievements
        </h2>
        <p className="text-sm text-muted tabular-nums">
          {`${states.filter(({ earned }) => earned).length} of ${states.length} earned`}
        </p>
      </div>
      <ul className="mt-3 grid grid-cols-2 gap-3">
        {states.map(({ id, title, text, rarity, target, earned, progress }) => (
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
            <p className="text-sm text-muted">{text}</p>
            {!earned && (
              <div className="mt-auto flex w-full items-center gap-2 pt-1.5 text-xs text-muted tabular-nums">
                <Progress
                  className="min-w-0 flex-1"
                  label={`Progress toward ${title}`}
                  hideLabel
                  value={(100 * progress) / target}
                />
                {`${progressText(progress)} of ${target}`}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const progressText = (reached: number) => (Number.isInteger(reached) ? String(reached) : reached.toFixed(1))
