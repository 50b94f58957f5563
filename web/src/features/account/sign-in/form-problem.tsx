import type { Ref } from 'react'
import { Banner } from '../../../ui'
import type { SignInProblem } from '../sign-in-error'

/** What went wrong with a form as a whole, above its fields. Takes the focus, so that nobody misses it. */
export function FormProblem({ problem, ref }: { problem: SignInProblem | null; ref: Ref<HTMLDivElement> }) {
  return (
    problem && (
      <Banner ref={ref} tone="danger">
        {problem.message}
      </Banner>
    )
  )
}
