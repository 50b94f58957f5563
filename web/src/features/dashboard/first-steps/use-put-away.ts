import { toast } from '../../../ui'
import { usePutAwayFirstSteps } from '../api'

/** "Put away", with words for when it could not be kept. */
export function usePutAway(): () => void {
  const { mutate } = usePutAwayFirstSteps()
  const putAway = () =>
    mutate(undefined, {
      onError: () =>
        toast.error('The first steps could not be put away', { action: { label: 'Try again', onClick: putAway } }),
    })
  return putAway
}
