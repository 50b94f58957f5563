import { OPEN_PARAMETER, useLatest, useOpenedInAddress } from '../../../platform'
import { FROM_PARAMETER, TO_PARAMETER } from '../studio-address'
import { type Opened, OPENED } from './lazy-dialogs'

/** The dialog that is open over the script, and the message that the refine chat starts with. */
export function useOpened() {
  const address = useOpenedInAddress(OPEN_PARAMETER, [FROM_PARAMETER, TO_PARAMETER])
  const { prompt: message } = Object(address.state) as { prompt?: string }
  return {
    opened: OPENED.find((part) => part === address.named) ?? null,
    message,
    open: useLatest((part: Opened, begun?: string) => address.open(part, { prompt: begun })),
    close: address.close,
  }
}
