import { Link } from 'react-router'
import { pageAt, type PagePath } from '../../../platform'
import { Badge, Card } from '../../../ui'
import { planUse } from '../../account'
import { useOwnPlan } from '../api'

const ACTIONS: readonly { title: string; text: string; to: PagePath }[] = [
  { title: 'Generate Script', text: 'Turn a product into a script, scene by scene.', to: '/script-studio' },
  { title: 'Script Library', text: 'Read, search and plan your scripts.', to: '/scripts' },
  { title: 'Performance', text: 'See how your videos perform.', to: '/analytics' },
  { title: 'Market Trends', text: 'See what sells right now.', to: '/trending' },
]

interface QuickActionsProps {
  /** Scripts of the account; undefined while nobody knows. */
  total: number | undefined
}

/** Where people go from here, with what is used of the plan. (B-QA-01 to B-QA-04, OP-28) */
export function QuickActions({ total }: QuickActionsProps) {
  const plan = useOwnPlan()
  return (
    <ul aria-label="Quick actions" className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {ACTIONS.map(({ title, text, to }) => {
        const { Icon } = pageAt(to)
        return (
          <Card key={title} as="li" interactive className="relative flex flex-col gap-2 sm:gap-3">
            <span
              aria-hidden="true"
              className="flex size-10 items-center justify-center rounded-control bg-accent-soft text-accent-text"
            >
              <Icon strokeWidth={1.75} className="size-5" />
            </span>
            <div className="min-w-0 flex-1">
              <h2 className="text-base font-semibold text-ink max-[22rem]:text-sm">
                <Link to={to} className="focus-ring rounded-sm after:absolute after:inset-0">
                  {title}
                </Link>
              </h2>
              <p className="text-sm text-muted max-sm:hidden">{text}</p>
              {to === '/script-studio' && (
                // Its line is kept free, so that nothing below moves when the plan is known.
                <p className="mt-1 min-h-5 text-sm text-ink tabular-nums sm:font-medium">{plan && planUse(plan)}</p>
              )}
            </div>
            <div className="absolute top-4 right-4 sm:top-5 sm:right-5">
              {title === 'Generate Script' && <Badge tone="accent">Hot</Badge>}
              {title === 'Script Library' && total !== undefined && (
                <Badge aria-label={total === 1 ? '1 script' : `${total} scripts`} role="img">
                  {total.toLocaleString('en-US')}
                </Badge>
              )}
            </div>
          </Card>
        )
      })}
    </ul>
  )
}
