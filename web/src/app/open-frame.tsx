import { AsyncFailure } from './async-failure'
import { MinimalFrame } from './minimal-frame'

/** What pages without a session stand in. */
export function OpenFrame() {
  return (
    <>
      <MinimalFrame />
      <AsyncFailure text="Select Retry to reload the page." onRetry={() => location.reload()} />
    </>
  )
}
