import { Badge, Button } from '../../../ui'
import { EXAMPLE_STATS } from '../example-stats'
import { Figures } from './figures'
import { QuickStats } from './quick-stats'

/** The figures as they may look after a month, framed so that they cannot be taken for one's own. */
export function ExampleNumbers({ onHide }: { onHide?: () => void }) {
  return (
    <section
      aria-labelledby="example-heading"
      className="flex flex-col gap-6 rounded-card border-2 border-dashed border-control p-3 sm:p-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="example-heading" className="text-lg font-semibold text-ink">
          Example numbers
        </h2>
        <Badge tone="warning">Example</Badge>
        <p className="w-full text-sm text-muted sm:w-auto sm:flex-1">
          These numbers are made up. Your own will replace them after your first script.
        </p>
        {onHide && (
          <Button variant="secondary" size="sm" onClick={onHide}>
            Hide example
          </Button>
        )}
      </div>
      <QuickStats own={EXAMPLE_STATS} />
      <Figures own={EXAMPLE_STATS} />
    </section>
  )
}
