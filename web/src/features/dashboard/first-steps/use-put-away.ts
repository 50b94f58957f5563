import { toast } from '../../../ui'
import { usePutAwayFirstSteps } from '../api'

/** "Hide", with words for when it could not be kept. */
export function usePutAway(): () => void {
  const { mutate } = usePutAwayFirstSteps()
  const putAway = () =>
    mutate(undefined, {
      onError: () =>
        toast.error('The first steps couldn’t be hidden', { action: { label: 'Try again', onClick: putAway } }),
    })
  return putAway
}
