import { CircleCheck } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../ui'
import { flagsInLine, type SceneFlag } from '../craft/scene-flags'
import { type EditedScript, isLocked } from '../edited-script/edited-script'
import { flagsByScene } from './flags-by-scene'
import { ClaimText, ReplaceButton } from './scene-claims'

interface ClaimListProps {
  script: EditedScript
  /** Undefined while they are looked for. */
  flags: readonly SceneFlag[] | undefined
  onGoTo: (flag: SceneFlag) => void
  onReplace: (flag: SceneFlag, text: string) => void
}

/** All findings of the claim check, in the order of the script. */
export function ClaimList({ script, flags, onGoTo, onReplace }: ClaimListProps) {
  const found = flags && standing(script, flags)
  const heading = useRef<HTMLHeadingElement>(null)
  function replace(flag: SceneFlag, text: string) {
    onReplace(flag, text)
    // Its button goes with it; the next finding follows from here.
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <section aria-labelledby="claims-heading" aria-busy={!found} className="min-w-0">
      <h4
        ref={heading}
        tabIndex={-1}
        id="claims-heading"
        className="font-display text-base font-semibold text-ink outline-none"
      >
        Claim check
      </h4>
      {!found && <p className="mt-1 text-sm text-muted">Reading the script...</p>}
      {found?.length === 0 && (
        <p className="mt-1 flex items-center gap-2 text-sm text-ink">
          <CircleCheck aria-hidden="true" strokeWidth={1.75} className="size-4 text-success" />
          No risky claims found.
        </p>
      )}
      {found && found.length > 0 && (
        <ul className="mt-1 flex flex-col divide-y divide-line text-sm">
          {found.map((flag) => {
            const number = script.scenes.findIndex(({ id }) => id === flag.scene) + 1
            return (
              <li
                key={`${flag.scene}-${flag.rule}-${flag.start}`}
                className="flex flex-wrap items-start gap-x-4 gap-y-1 py-2.5"
              >
                <div className="min-w-full flex-1 measure @lg:min-w-48">
                  <ClaimText flag={flag} />
                  <ReplaceButton flag={flag} onReplace={isLocked(script, flag.scene) ? undefined : replace} />
                </div>
                {flag.matched !== '' && (
                  <Button size="sm" onClick={() => onGoTo(flag)}>
                    <span>
                      Go to <span className="sr-only">{`“${flag.matched.slice(0, 80)}” in `}</span>scene {number}
                    </span>
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

/** The findings that are still true, where their words are now; what is about the whole script stands first. */
function standing(script: EditedScript, flags: readonly SceneFlag[]): SceneFlag[] {
  const byScene = flagsByScene(flags)
  return [
    ...flags.filter(({ matched }) => matched === ''),
    ...script.scenes.flatMap((scene) => flagsInLine(byScene.get(scene.id) ?? [], scene)),
  ]
}
