import { Button, Dialog } from '../../../ui'
import type { TabProps } from '../nav-list'
import { FirstStepsList } from './first-steps-list'
import type { FirstSteps } from './use-first-steps'
import { usePutAway } from './use-put-away'

interface FirstStepsDialogProps extends Pick<TabProps, 'onShow'> {
  first: FirstSteps
  onClose: () => void
}

/** The list of the first steps over whatever one is doing. */
export function FirstStepsDialog({ first, onShow, onClose }: FirstStepsDialogProps) {
  const putAway = usePutAway()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="First steps"
      description={`${first.doneCount} of ${first.steps.length} done`}
      footer={
        <Button variant="ghost" onClick={putAway}>
          Put away
        </Button>
      }
    >
      <FirstStepsList
        steps={first.steps}
        onShow={(tab) => {
          onClose()
          onShow(tab)
        }}
      />
    </Dialog>
  )
}
