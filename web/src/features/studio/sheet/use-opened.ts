import { useOpenedInAddress } from '../../../platform'
import { type Opened, OPENED } from './later-parts'
import { useLatest } from './use-latest'

/** What is open over the script, and the wish that the refine chat begins with. */
export function useOpened() {
  const address = useOpenedInAddress('open')
  const { wish } = Object(address.state) as { wish?: string }
  return {
    opened: OPENED.find((part) => part === address.named) ?? null,
    wish,
    open: useLatest((part: Opened, begun?: string) => address.open(part, { wish: begun })),
    close: useLatest(address.close),
  }
}
