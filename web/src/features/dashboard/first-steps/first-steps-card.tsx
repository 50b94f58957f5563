import { useEffect, useRef } from 'react'
import { Button, Card, Progress } from '../../../ui'
import { usePutAwayFirstSteps } from '../api'
import { FirstStepsList } from './first-steps-list'
import { useFirstSteps } from './use-first-steps'
import { usePutAway } from './use-put-away'

/** The first steps at the top of the overview, until they are done or put away. */
export function FirstStepsCard() {
  const first = useFirstSteps()
  const putAway = usePutAway()
  useFinish(Boolean(first && first.doneCount === first.steps.length))
  if (!first) return null
  const { steps, doneCount } = first
  return (
    <Card as="section" aria-labelledby="first-steps-heading">
      <div className="flex items-center justify-between gap-4">
        <h2 id="first-steps-heading" className="text-lg font-semibold text-ink">
          First steps
        </h2>
        <Button variant="ghost" size="sm" onClick={putAway}>
          Hide
        </Button>
      </div>
      <Progress
        className="mt-2"
        label={`${doneCount} of ${steps.length} done`}
        value={(100 * doneCount) / steps.length}
      />
      <div className="mt-4">
        <FirstStepsList steps={steps} />
      </div>
    </Card>
  )
}

/** With the last step done the list goes by itself, on every device. One attempt a visit. */
function useFinish(finished: boolean) {
  const { mutate } = usePutAwayFirstSteps()
  const tried = useRef(false)
  useEffect(() => {
    if (!finished || tried.current) return
    tried.current = true
    mutate()
  }, [finished, mutate])
}
