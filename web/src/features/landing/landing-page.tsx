import { PRODUCT_NAME } from '@reelwright/shared'
import { Link } from 'react-router'
import { Button } from '../../ui'
import { hasStoredSession } from '../account'
import { SAMPLE } from './sample-script'
import { ScriptSheet } from './script-sheet'

const STEPS = [
  {
    title: 'Type a product',
    text: 'Its name, what it does, who it is for. A minute on a phone is enough.',
  },
  {
    title: 'Get scenes, not paragraphs',
    text: 'A hook, the spoken lines, what to show and where to point the camera, timed to the second.',
  },
  {
    title: 'Film it as it stands',
    text: 'Lines you can say out loud without tripping. Change any of them, they are yours.',
  },
]

/** `/` (A-RT-01, OP-03) */
export function LandingPage() {
  const signedIn = hasStoredSession()
  return (
    <div className="mx-auto w-full max-w-6xl px-4 sm:px-6">
      <title>{`${PRODUCT_NAME}: product video scripts you can film as they stand`}</title>

      <section className="grid items-start gap-12 pt-8 lg:grid-cols-[1fr_1.1fr] lg:gap-16 lg:pt-16">
        <div className="lg:sticky lg:top-12 lg:pt-8">
          <h1 className="text-[2.75rem]/[1.05] font-bold tracking-tight text-ink sm:text-6xl/[1.02]">
            <span className="block">Type a product.</span> <span className="block">Film the script.</span>
          </h1>
          <p className="mt-5 max-w-[46ch] text-lg/8 text-pretty text-muted">
            {PRODUCT_NAME} turns a product into a spoken video script: timed scenes, lines that sound like you, and a
            note on what to show.
          </p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row">
            {signedIn ? (
              <Button asChild variant="primary" size="lg">
                <Link to="/dashboard">Go to the dashboard</Link>
              </Button>
            ) : (
              <>
                <Button asChild variant="primary" size="lg">
                  <Link to="/signup">Write your first script</Link>
                </Button>
                <Button asChild size="lg">
                  <Link to="/login">Log in</Link>
                </Button>
              </>
            )}
          </div>
          <Brief />
        </div>
        <ScriptSheet />
      </section>

      <section aria-labelledby="steps" className="mt-20 lg:mt-28">
        <h2 id="steps" className="text-3xl font-bold tracking-tight text-ink">
          From the box to the first take
        </h2>
        <ol className="mt-8 grid gap-8 lg:grid-cols-3 lg:gap-10">
          {STEPS.map((step, index) => (
            <li key={step.title} className="border-t-2 border-ink pt-4">
              <p aria-hidden="true" className="font-display text-sm font-semibold text-accent-text tabular-nums">
                Take {index + 1}
              </p>
              <h3 className="mt-1 text-xl font-semibold text-ink">{step.title}</h3>
              <p className="mt-2 max-w-[42ch] text-pretty text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

/** What was typed to get the sheet beside it. */
function Brief() {
  return (
    <div className="mt-10 max-w-md">
      <p className="text-sm font-medium text-ink">All that was typed for the script shown here</p>
      <ul className="mt-2.5 flex flex-wrap gap-2">
        {[SAMPLE.product, ...SAMPLE.brief].map((fact) => (
          <li key={fact} className="rounded-full border border-line bg-surface px-3 py-1 text-sm text-muted">
            {fact}
          </li>
        ))}
      </ul>
    </div>
  )
}
