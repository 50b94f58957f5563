import { lazy, Suspense, useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import type { StudioFrame } from '../use-studio'

const loadQuestions = async () => ({ default: (await import('./questions')).Questions })
const Questions = lazy(loadQuestions)

/**
 * Asks before something unsaved is left behind. Blocks the way from the first change on; the dialogs are fetched then, and
 * may arrive after somebody wants to leave.
 */
export function AskBeforeLoss({ studio }: { studio: StudioFrame }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => studio.wouldLose && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => void loadQuestions().catch(() => undefined), [])

  const isAsked = blocker.state === 'blocked' || studio.asksToStartNew
  const [wasAsked, setWasAsked] = useState(isAsked)
  if (isAsked && !wasAsked) setWasAsked(true)
  return (
    wasAsked && (
      <Suspense>
        <Questions studio={studio} blocker={blocker} />
      </Suspense>
    )
  )
}
