import { PRODUCT_NAME } from '@reelwright/shared'
import { useState } from 'react'
import { Badge, Button, Dialog } from '../../../ui'
import { useProfile, useSession } from '../../account'
import { CommunityButton } from './community-button'
import { NameForm } from './name-form'
import { boughtPlan, forgetPlan, storedPlan } from './plan-name'
import { TourStep } from './tour-step'

interface WelcomeDialogProps {
  onClose: () => void
  /** Leads to the studio. */
  onStart: () => void
}

/** A name, unless the account has one, then three steps; closed at any time. Says what a payment has brought. */
export function WelcomeDialog({ onClose, onStart }: WelcomeDialogProps) {
  // Read once: closing forgets it, and the badge must not change on its way out.
  const [plan] = useState(storedPlan)
  const [bought] = useState(boughtPlan)
  const { user } = useSession()
  const profile = useProfile()
  const [hasName] = useState(() => Boolean(user?.name || profile?.first_name))
  const [step, setStep] = useState<'name' | 0 | 1 | 2>(hasName ? 0 : 'name')

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

  const planNews = (
    <div className="mb-5 flex flex-col items-start gap-2">
      {bought && <p className="font-medium text-ink">{`Payment received: ${bought} is on your account.`}</p>}
      <Badge tone="success" className="py-1">
        {`Beta pricing locked in - ${plan}`}
      </Badge>
    </div>
  )

  if (step === 'name') {
    return (
      <Dialog
        open
        onOpenChange={close}
        size="sm"
        title="What should we call you?"
        description="We use it to greet you. You can change it in your profile."
      >
        {planNews}
        <NameForm onDone={() => setStep(0)} />
      </Dialog>
    )
  }

  const steps = [
    {
      title: `Welcome to ${PRODUCT_NAME}`,
      text: 'Enter a product and get a video script you can film as is: timed scenes, lines that sound like you, and what to show.',
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
      text: 'A product name and an audience are enough to start. Every script is saved to your library, and every rewrite is kept as a version.',
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
      title: 'Join the community',
      text: 'Compare hooks, get a second opinion and see what sells for others.',
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
      {hasName && step === 0 && planNews}
      <TourStep key={step} number={step} count={steps.length} text={text} />
    </Dialog>
  )
}
