import { ArrowRight, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button, cn } from '../../../ui'
import { CopyButton } from '../copy-button'
import { keepForStudio } from './keep-product'
import type { ClaimNote, WrittenScript } from './try-out-answer'
import type { TryOutState } from './try-out-state'

interface ResultBarProps {
  state: TryOutState
  signedIn: boolean
  onShow: (index: number) => void
  onAgain: () => void
}

/** What the numbers say about the script on the sheet, and what can be done with it. */
export function ResultBar({ state, signedIn, onShow, onAgain }: ResultBarProps) {
  const [unkept, setUnkept] = useState(false)
  const version = state.versions[state.shown]
  if (!version) return null

  return (
    <div className="flex flex-col gap-4 border-t border-line bg-sunken px-5 py-4 sm:px-7">
      <CraftLine score={version.script.score} />
      <Claims claims={version.script.claims} />
      {state.versions.length > 1 && (
        <div role="group" aria-label="Versions" className="flex flex-wrap gap-1.5">
          {state.versions.map((_, index) => (
            <button
              key={index}
              type="button"
              aria-label={`Version ${index + 1}`}
              aria-pressed={index === state.shown}
              className={cn(
                'focus-ring min-h-8 min-w-9 rounded-control border px-2 text-sm font-medium tabular-nums transition-colors touch:min-h-11 touch:min-w-11',
                index === state.shown ? 'border-ink bg-surface text-ink' : 'border-line text-muted hover:text-ink',
              )}
              onClick={() => onShow(index)}
            >
              V{index + 1}
            </button>
          ))}
        </div>
      )}
      <p className="text-sm text-muted">
        Keep it: your product and this script move to the studio, where you can edit and save it.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="primary" icon={<ArrowRight strokeWidth={1.75} />} fullWidth>
          <Link
            to={signedIn ? '/script-studio' : '/signup'}
            onClick={(event) => {
              if (unkept || keepForStudio(version)) return
              event.preventDefault()
              setUnkept(true)
            }}
          >
            {signedIn ? 'Continue in the studio' : 'Continue with an account'}
          </Link>
        </Button>
        <Button
          icon={<RefreshCw strokeWidth={1.75} />}
          className="flex-1"
          disabled={state.work !== 'none'}
          onClick={onAgain}
        >
          Write another version
        </Button>
        <CopyButton text={version.script.spoken} className="flex-1">
          Copy script
        </CopyButton>
      </div>
      {unkept && (
        <p role="alert" className="text-sm text-danger">
          Your browser blocks storage, so your product and script can’t move with you. Copy what you need, then press
          the button again.
        </p>
      )}
    </div>
  )
}

function CraftLine({ score }: { score: WrittenScript['score'] }) {
  return (
    <div className="flex items-baseline gap-3">
      <p className="shrink-0 font-display text-2xl font-bold text-ink tabular-nums">
        <span className="sr-only">Craft score </span>
        {score.total.toFixed(1)}
        <span className="text-sm font-medium text-muted"> / 10</span>
      </p>
      <p className="min-w-0 text-sm text-pretty text-muted">
        <span className="font-medium text-ink">Craft score.</span> How well the script holds attention. It doesn’t
        predict views. {score.advice && `To raise it: ${score.advice}`}
      </p>
    </div>
  )
}

function Claims({ claims }: { claims: readonly ClaimNote[] }) {
  if (claims.length === 0) {
    return (
      <p className="text-sm text-muted">
        <span className="font-medium text-ink">Claim check.</span> No risky claims found.
      </p>
    )
  }
  return (
    <div className="text-sm text-muted">
      <p className="font-medium text-ink">Claim check</p>
      <ul className="mt-1 flex flex-col gap-1">
        {claims.map(({ words, reason, instead, leftOut }) => (
          <li key={words} className="[overflow-wrap:anywhere]">
            <span className="font-medium text-warning">{leftOut ? 'Left out: ' : 'Check: '}</span>“{words}”. {reason}{' '}
            {instead}
          </li>
        ))}
      </ul>
    </div>
  )
}
