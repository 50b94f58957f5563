import type { ModelTest } from '@reelwright/shared/model-settings'
import { Banner } from '../../../../ui'

/** The verdict of a test, and the script that came of it. */
export function TestResult({ result: { passed, verdict, script } }: { result: ModelTest }) {
  return (
    <Banner tone={passed ? 'success' : 'warning'} title={passed ? 'The test passed' : 'The test failed'}>
      <p className="break-words">{verdict}</p>
      {script?.text && (
        <details className="mt-2">
          <summary className="focus-ring w-fit cursor-pointer rounded-sm font-medium underline underline-offset-4 touch:py-3">
            Show the script
          </summary>
          <p className="mt-2 whitespace-pre-line">{script.text}</p>
        </details>
      )}
    </Banner>
  )
}
