import { PRODUCT_NAME } from '@reelwright/shared'
import { useState } from 'react'
import { Badge, Button, Dialog } from '../../../ui'
import { CommunityButton } from './community-button'
import { NameForm } from './name-form'
import { forgetPlan, storedPlan } from './plan-name'
import { TourStep } from './tour-step'

interface WelcomeDialogProps {
  onClose: () => void
  /** Leads to the studio. */
  onStart: () => void
}

/** What should we call you, then three steps; closed at any time. (B-OB-01 to B-OB-11, OP-56) */
export function WelcomeDialog({ onClose, onStart }: WelcomeDialogProps) {
  // Read once: closing forgets it, and the badge must not change on its way out.
  const [plan] = useState(storedPlan)
  const [step, setStep] = useState<'name' | 0 | 1 | 2>('name')

  function close() {
    forgetPlan()
    onClose()
  }
  function start() {
    close()
    onStart()
  }
  const skip = (
    <Button variant="ghost" className="sm:mr-auto" onClick={close}>
      Skip tour
    </Button>
  )

  if (step === 'name') {
    return (
      <Dialog
        open
        onOpenChange={close}
        size="sm"
        title="What should we call you?"
        description="We greet you with it, and it can be changed in your profile."
      >
        <Badge tone="success" className="mb-5 py-1">
          {`Beta pricing locked in - ${plan}`}
        </Badge>
        <NameForm onDone={() => setStep(0)} />
      </Dialog>
    )
  }

  const steps = [
    {
      title: `Welcome to ${PRODUCT_NAME}`,
      text: 'Type a product, and get a spoken video script that can be filmed as it stands: timed scenes, lines that sound like you, and what to show.',
      buttons: (
        <>
          {skip}
          <Button variant="primary" onClick={() => setStep(1)}>
            Next
          </Button>
        </>
      ),
    },
    {
      title: 'From product to script in seconds',
      text: 'The name and the audience are enough to start. Every script is kept in your library, and every new take as a version of it.',
      buttons: (
        <>
          {skip}
          <Button onClick={() => setStep(2)}>Next</Button>
          <Button variant="primary" onClick={start}>
            Generate Your First Script
          </Button>
        </>
      ),
    },
    {
      title: 'Film with others',
      text: 'Creators and sellers compare hooks, ask for a second look and tell what sold.',
      buttons: (
        <>
          <Button variant="ghost" className="sm:mr-auto" onClick={close}>
            Done
          </Button>
          <CommunityButton />
        </>
      ),
    },
  ]
  const { title, text, buttons } = steps[step]!
  return (
    <Dialog open onOpenChange={close} size="sm" title={title} footer={buttons}>
      <TourStep key={step} number={step} count={steps.length} text={text} />
    </Dialog>
  )
}
