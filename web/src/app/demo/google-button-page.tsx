import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { GoogleButton, InAppHint, useSession } from '../../features/account'
import { publicConfig } from '../../platform'
import { Badge, Banner, Button, Card } from '../../ui'
import { DemoFrame, DemoPart } from './demo-frame'

/** `/google-auth-test`: the Google button in its states, and whether this installation has it. (A-RT-40, OP-11, OP-24) */
export function GoogleButtonPage() {
  // Knows the configuration as soon as it has been asked for.
  const { status, problem, retry } = useSession()
  const config = publicConfig()
  const navigate = useNavigate()
  return (
    <DemoFrame
      title="Google sign-in"
      intro="The button as people meet it, in all its states. Here it only leads to the login page."
    >
      <DemoPart title="This site" aside={<Available config={config} asking={status === 'loading'} />}>
        {config?.google && (
          <div className="flex flex-wrap items-center gap-4 text-muted">
            <p>People can log in with Google.</p>
            <Button asChild>
              <Link to="/login">Go to the login page</Link>
            </Button>
          </div>
        )}
        {config && !config.google && (
          <p className="max-w-[60ch] text-muted">
            Google sign-in is not available. An operator turns it on with a client ID and a client secret from Google.
            Until then, the login page has no Google button.
          </p>
        )}
        {!config && status !== 'loading' && (
          <Banner
            tone="warning"
            title={problem ?? 'The service did not respond.'}
            action={
              <Button size="sm" onClick={retry}>
                Try again
              </Button>
            }
          >
            We don’t know yet whether Google sign-in is set up.
          </Banner>
        )}
      </DemoPart>
      <DemoPart title="States" aside={<Badge>Sample</Badge>}>
        <div className="grid gap-4 sm:grid-cols-2">
          <State name="Available">
            <GoogleButton onClick={() => void navigate('/login')} />
          </State>
          <State name="Opening Google">
            <GoogleButton loading />
          </State>
          <State name="Another sign-in is in progress">
            <GoogleButton disabled />
          </State>
          <State name="Not configured">
            <Banner tone="warning">Google sign-in is not available.</Banner>
          </State>
          <State name="Inside another app’s browser">
            <InAppHint app="Instagram" asked={false} />
          </State>
          <State name="Google said no">
            <Banner tone="danger">Google sign-in was canceled.</Banner>
          </State>
        </div>
      </DemoPart>
    </DemoFrame>
  )
}

function Available({ config, asking }: { config: ReturnType<typeof publicConfig>; asking: boolean }) {
  if (!config) return <Badge tone={asking ? 'info' : 'warning'}>{asking ? 'Asking' : 'Unknown'}</Badge>
  return config.google ? <Badge tone="success">Available</Badge> : <Badge>Not configured</Badge>
}

function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col justify-between gap-4">
      <h3 className="text-sm font-medium text-muted">{name}</h3>
      {children}
    </Card>
  )
}
