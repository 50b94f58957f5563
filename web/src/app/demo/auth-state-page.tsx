import { RotateCw } from 'lucide-react'
import { type Session, useProfile, useSession } from '../../features/account'
import { hasStoredSession, publicConfig } from '../../platform'
import { Badge, Button, type Tone } from '../../ui'
import { DemoFrame, WordList } from './demo-frame'

const STATUS: Record<Session['status'], { word: string; tone: Tone }> = {
  loading: { word: 'Checking', tone: 'info' },
  'signed-in': { word: 'Signed in', tone: 'success' },
  'signed-out': { word: 'Signed out', tone: 'neutral' },
  timeout: { word: 'Timeout', tone: 'warning' },
  'second-factor': { word: 'Second step pending', tone: 'warning' },
  recovery: { word: 'New password required', tone: 'warning' },
}

/** `/debug-auth`: how the session of this browser is, in words; never whose it is, nor what it is made of. (A-RT-37, OP-11) */
export function AuthStatePage() {
  const session = useSession()
  const profile = useProfile()
  const { word, tone } = STATUS[session.status]
  const user = session.user
  return (
    <DemoFrame
      title="Sign-in state"
      intro="How this browser stands with the service, in words only: no address, no id, no token and no key."
    >
      <div className="flex max-w-xl flex-col items-start gap-4">
        <div className="w-full" role="status" aria-label="Sign-in state">
          <WordList
            words={[
              [
                'Session',
                <Badge key="session" tone={tone} className="text-sm">
                  {word}
                </Badge>,
              ],
              ['Last check', session.problem ? 'Failed' : session.status === 'loading' ? 'In progress' : 'Done'],
              ['Ended automatically', session.expired ? 'Yes' : 'No'],
              ['Email', user ? (user.emailVerified ? 'Verified' : 'Not verified') : 'Not signed in'],
              ['Profile', user ? (profile ? 'Loaded' : 'Missing') : 'Not signed in'],
              ['Service', publicConfig() ? 'Configured' : 'Not reached yet'],
              ['Kept in this browser', hasStoredSession() ? 'Yes' : 'No'],
            ]}
          />
        </div>
        <Button icon={<RotateCw strokeWidth={1.75} />} loading={session.status === 'loading'} onClick={session.retry}>
          Try again
        </Button>
      </div>
    </DemoFrame>
  )
}
