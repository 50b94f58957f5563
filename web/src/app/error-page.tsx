import { PRODUCT_NAME } from '@reelwright/shared'
import { RotateCw } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router'
import { Button, Logo } from '../ui'
import { reportFailure } from './failure-report'
import { NotFound } from './not-found'
import { isMissingCode, isReachable, reloadOnce } from './stale-code'

/** The last resort, in words fixed by the requirements. (A-ER-22, A-ER-23) */
export function ErrorScreen({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <Screen
      title="Something went wrong"
      text="We encountered an unexpected error. This has been logged and we'll look into it."
    >
      <Button variant="primary" icon={<RotateCw strokeWidth={1.75} />} onClick={onTryAgain}>
        Try Again
      </Button>
      <Button onClick={() => location.reload()}>Reload Page</Button>
    </Screen>
  )
}

/** Stands in for the whole page, frame included. */
export function RouteErrorPage() {
  const failure = useFailure()
  return (
    <main id="content" tabIndex={-1} className="mx-auto flex min-h-dvh max-w-lg flex-col px-6 py-16 outline-none">
      {failure}
    </main>
  )
}

/** Stands in for a page inside of a frame that still works. */
export function PageErrorPage() {
  const failure = useFailure()
  return <div className="mx-auto flex min-h-[60dvh] w-full max-w-lg flex-1 flex-col px-6 py-10">{failure}</div>
}

/** What a page threw while it rendered or was fetched; a 404 means that what it should show is not there. */
function useFailure(): ReactNode {
  const error = useRouteError()
  const navigate = useNavigate()
  const place = useLocation()
  const isAbsent = isRouteErrorResponse(error) && error.status === 404

  useEffect(() => {
    if (!isAbsent && !isMissingCode(error)) reportFailure('A page couldn’t be shown', error)
  }, [error, isAbsent])

  if (isAbsent) return <NotFound />
  if (isMissingCode(error)) return <MissingCode />
  // The router forgets the error with the next navigation, also with one to the same place.
  return <ErrorScreen onTryAgain={() => void navigate(place, { replace: true, state: place.state as unknown })} />
}

/** The code of a page is gone or out of reach: reloads by itself once, then leaves it to the person. */
function MissingCode() {
  const [looking, setLooking] = useState(false)
  const [found, setFound] = useState<Awaited<ReturnType<typeof reloadOnce>> | 'looking'>('looking')

  useEffect(() => {
    let left = false
    async function look() {
      const result = await reloadOnce()
      if (!left) setFound(result)
    }
    void look()
    return () => {
      left = true
    }
  }, [])

  // A reload, since the router remembers for ever what it could not load. Not before the server answers: until then the
  // browser would put its own error page in place of ours.
  async function tryAgain() {
    setLooking(true)
    if (await isReachable()) location.reload()
    else setLooking(false)
  }

  if (found === 'looking' || found === 'reloading')
    return (
      <p role="status" className="sr-only">
        Loading
      </p>
    )
  if (found === 'unreachable')
    return (
      <Screen
        title="This page isn’t available offline"
        text="You haven’t opened it on this device yet. Try again when you’re connected. Drafts are kept on this device."
      >
        <Button
          variant="primary"
          icon={<RotateCw strokeWidth={1.75} />}
          loading={looking}
          onClick={() => void tryAgain()}
        >
          Try Again
        </Button>
      </Screen>
    )
  return (
    <Screen title="A new version is ready" text="Reload to use it. Drafts are kept on this device.">
      <Button variant="primary" icon={<RotateCw strokeWidth={1.75} />} onClick={() => location.reload()}>
        Reload
      </Button>
    </Screen>
  )
}

function Screen({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col items-start justify-center gap-4">
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
      <Logo markOnly />
      <div role="alert" className="space-y-4">
        <h1 className="text-3xl font-bold text-ink">{title}</h1>
        <p className="text-muted">{text}</p>
      </div>
      <div className="mt-2 flex flex-wrap gap-3">{children}</div>
    </div>
  )
}
