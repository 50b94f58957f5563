import { Link } from 'react-router'
import { Button } from '../../../ui'
import type { Session } from '../session'
import { emailIn } from './api'
import { SignInFrame } from './sign-in-frame'
import type { Ticket } from './use-entry'

/** The address of the account that a link is for, when this browser is signed in with another one. */
export function strangerIn(ticket: Ticket, { status, user }: Session): string | undefined {
  const bearer = emailIn(ticket)
  return status === 'signed-in' && user && bearer && bearer.id !== user.id ? bearer.email : undefined
}

interface AskFirstProps {
  here: string
  there: string
  target: string
  onSwitch: () => void
}

/** A link that somebody else sent must not quietly put people into an account that is not theirs. */
export function AskFirst({ here, there, target, onSwitch }: AskFirstProps) {
  return (
    <SignInFrame title="Switch accounts?" text={`You’re logged in as ${here}. This link is for ${there}.`}>
      <div className="flex flex-col gap-3">
        <Button asChild variant="primary" size="lg" fullWidth>
          <Link to={target} replace>
            Stay logged in
          </Link>
        </Button>
        <Button size="lg" fullWidth onClick={onSwitch}>
          Switch account
        </Button>
      </div>
    </SignInFrame>
  )
}
