import { Banner, Button } from '../../../ui'
import { problemText } from './problem-text'

/** Something of a page did not arrive; the rest of it stays usable. */
export function LoadFailure({ what, error, onRetry }: { what: string; error: unknown; onRetry: () => void }) {
  return (
    <Banner
      tone="danger"
      title={`${what} could not be loaded.`}
      action={
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {problemText(error)}
    </Banner>
  )
}
