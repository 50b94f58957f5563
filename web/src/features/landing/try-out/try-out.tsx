import { type ReactNode, useEffect, useRef } from 'react'
import { SAMPLE } from '../sample-script'
import { ScriptSheet } from '../script-sheet'
import { ResultBar } from './result-bar'
import { TryOutForm } from './try-out-form'
import { useTryOut } from './use-try-out'

/** The product itself, at the top of the page: a form and the sheet that it fills. Needs no account and no server. */
export function TryOut({ intro, signedIn }: { intro: ReactNode; signedIn: boolean }) {
  const { state, prepare, write, show, edited } = useTryOut()
  const product = useRef<HTMLInputElement>(null)
  const features = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { versions, refusal, work } = state
  const version = versions[state.shown]

  useEffect(() => {
    if (versions.length > 0 && heading.current) bringToView(heading.current)
  }, [versions])

  // The reason stands at the field that it is about.
  useEffect(() => {
    if (refusal) (refusal.field === 'product' ? product : features).current?.focus()
  }, [refusal])

  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:gap-14">
      <div className="min-w-0 lg:sticky lg:top-6">
        {intro}
        <TryOutForm
          state={state}
          productRef={product}
          featuresRef={features}
          onIntent={prepare}
          onEdit={edited}
          onWrite={(input) => void write(input)}
        />
      </div>
      <ScriptSheet
        script={version?.script ?? SAMPLE}
        tag={version ? `Version ${state.shown + 1}` : 'Edited sample'}
        reveal={version !== undefined}
        busy={work !== 'none'}
        headingRef={heading}
      >
        {version && (
          <ResultBar state={state} signedIn={signedIn} onShow={show} onAgain={() => void write(version.input)} />
        )}
      </ScriptSheet>
    </div>
  )
}

/** The sheet is beside the form on a wide screen, and below it on a phone. */
function bringToView(heading: HTMLElement) {
  heading.focus({ preventScroll: true })
  const { top } = heading.getBoundingClientRect()
  if (top >= 0 && top < innerHeight / 2) return
  const still = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
  heading.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' })
}
