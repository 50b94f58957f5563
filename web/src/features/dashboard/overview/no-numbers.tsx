import { ChartNoAxesColumn } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { Button, Card, EmptyState } from '../../../ui'

const ExampleNumbers = lazy(async () => ({ default: (await import('./example-numbers')).ExampleNumbers }))

/** What stands where the figures of an account without scripts will be. */
export function NoNumbers() {
  const [isExampleShown, setExampleShown] = useState(false)
  if (isExampleShown)
    return (
      <Suspense>
        <ExampleNumbers onHide={() => setExampleShown(false)} />
      </Suspense>
    )
  return (
    <Card>
      <EmptyState
        className="py-4"
        icon={<ChartNoAxesColumn strokeWidth={1.75} />}
        title="No numbers yet"
        text="Write your first script, and your streaks, time saved and top videos show up here."
        action={
          <>
            <Button asChild>
              <Link to="/script-studio">Write your first script</Link>
            </Button>
            <Button variant="ghost" onClick={() => setExampleShown(true)}>
              Show an example
            </Button>
          </>
        }
      />
    </Card>
  )
}
