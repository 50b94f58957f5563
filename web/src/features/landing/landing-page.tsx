import { PRODUCT_NAME } from '@reelwright/shared'
import { Link } from 'react-router'
import { Button } from '../../ui'
import { CheckoutNotice, PageHead, PageLinks } from '../billing'
import { PlansSection } from './plans-section'
import { StaticSections } from './static-sections'
import { TryOut } from './try-out/try-out'
import { useSignedIn } from './use-signed-in'

export { loadSections } from './static-sections'

/** `/` (A-RT-01, A-RT-03, OP-03, OP-04). Rendered without a browser, too: nothing here asks for one before it is mounted. */
export function LandingPage() {
  const signedIn = useSignedIn()
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-20 px-4 sm:px-6 lg:gap-28">
      <PageHead
        path="/"
        title={`${PRODUCT_NAME}: product video scripts you can film as is`}
        description="Type a product and get a video script you can film as is: timed scenes, lines to say, what to show. Try it without an account."
      />
      <div className="pt-4 lg:pt-10">
        <CheckoutNotice className="mb-6" />
        <TryOut intro={<Intro signedIn={signedIn} />} signedIn={signedIn} />
      </div>
      <StaticSections part="reasons" />
      <PlansSection signedIn={signedIn} />
      <StaticSections part="questions" />
      <div className="flex flex-col gap-12">
        {!signedIn && <Closing />}
        <PageLinks signedIn={signedIn} />
      </div>
    </div>
  )
}

function Intro({ signedIn }: { signedIn: boolean }) {
  return (
    <div className="mb-7">
      <h1 className="text-[2.75rem]/[1.05] font-bold tracking-tight text-ink sm:text-6xl/[1.02]">
        <span className="block">Type a product.</span> <span className="block">Film the script.</span>
      </h1>
      <p className="mt-4 max-w-[46ch] text-lg/8 text-pretty text-muted">
        {PRODUCT_NAME} writes the script for your next product video: timed scenes, lines you can say out loud, and what
        to show while you say them.
      </p>
      {signedIn && (
        <Button asChild className="mt-5">
          <Link to="/dashboard">Go to the dashboard</Link>
        </Button>
      )}
    </div>
  )
}

function Closing() {
  return (
    <section
      aria-labelledby="closing"
      className="flex flex-col items-center gap-5 rounded-card border border-line bg-surface px-5 py-12 text-center shadow-raised"
    >
      <h2 id="closing" className="max-w-[22ch] text-3xl font-bold tracking-tight text-ink sm:text-4xl">
        The box is on your table. The script could be, too.
      </h2>
      <Button asChild variant="primary" size="lg">
        <Link to="/signup">Write your first script</Link>
      </Button>
    </section>
  )
}
