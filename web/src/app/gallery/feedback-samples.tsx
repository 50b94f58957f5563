import { Clapperboard } from 'lucide-react'
import { useState } from 'react'
import { Avatar, Badge, Banner, Breadcrumb, Button, Card, EmptyState, Progress, Skeleton, Spinner } from '../../ui'

const TONES = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const

export function FeedbackSamples() {
  const [shown, setShown] = useState(true)
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center gap-2">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <span className="max-w-40">
          <Badge>A tooltip</Badge>
        </span>
        <Spinner label="Writing" />
        <Avatar name="Ana Maria López" size="sm" />
        <Avatar name="ben@example.com" />
        {/* No picture at all, and without asking a server for one. */}
        <Avatar name="Broken picture" src="data:image/png;base64,AAAA" size="lg" />
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <Banner tone="info" title="Your session has ended.">
          Log in again to continue where you left off.
        </Banner>
        <Banner tone="success">Logged out successfully</Banner>
        <Banner tone="warning" title="Timeout" action={<Button size="sm">Retry</Button>}>
          We couldn’t check whether you’re logged in.
        </Banner>
        {shown ? (
          <Banner tone="danger" title="The script couldn’t be saved" onDismiss={() => setShown(false)}>
            Your text is still here. Check the connection and save again.
          </Banner>
        ) : (
          <Button onClick={() => setShown(true)}>Show the banner again</Button>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-3">
        <Card>
          <p className="font-medium text-ink">Card</p>
          <p className="mt-1 text-sm text-muted">Quiet, with a border.</p>
        </Card>
        <Card interactive>
          <p className="font-medium text-ink">Interactive card</p>
          <p className="mt-1 text-sm text-muted">Lifts slightly on hover.</p>
        </Card>
        <Card aria-busy="true">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="mt-3 w-full" />
          <Skeleton className="mt-2 w-4/5" />
        </Card>
        <Card className="space-y-4">
          <Progress label="Uploading" value={62} />
          <Progress label="Writing the script" />
          <Progress label="A file with a name longer than anyone would type by hand.png" value={100} />
        </Card>
        <Card>
          <Breadcrumb
            label="Long breadcrumb"
            items={[
              { label: 'Home', to: '/' },
              { label: 'Components', to: '/test' },
              { label: 'A page with an unusually long name' },
            ]}
          />
        </Card>
        <Card padding="none">
          <EmptyState
            icon={<Clapperboard strokeWidth={1.75} />}
            title="No scripts yet"
            text="Type a product and the first one is written in seconds."
            action={<Button variant="primary">Write a script</Button>}
          />
        </Card>
      </div>
    </div>
  )
}
