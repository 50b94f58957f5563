import { useOpenedInAddress } from './opened-in-address'

/** The teleprompter over any signed-in page. */
export function useFilming() {
  const { named, open, close } = useOpenedInAddress('film', ['read'])
  return { scriptId: named, film: open, stop: close }
}

/** The script that is read in the library. */
export function useReading() {
  const { named, open, close } = useOpenedInAddress('read', ['film'])
  return { scriptId: named, open, close }
}
