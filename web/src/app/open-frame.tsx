import { AsyncFailure } from './async-failure'
import { MinimalFrame } from './minimal-frame'

/** What pages without a session stand in. */
export function OpenFrame() {
  return (
    <>
      <MinimalFrame />
      <AsyncFailure text="Retry loads the page again." onRetry={() => location.reload()} />
    </>
  )
}
