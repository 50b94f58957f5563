import type { ScriptStats } from '@reelwright/shared'
import { Link } from 'react-router'
import { Card } from '../../../ui'

/** What was written last. */
export function RecentScripts({ scripts }: { scripts: ScriptStats['recent'] }) {
  return (
    <Card as="section" aria-labelledby="recent-heading">
      <h2 id="recent-heading" className="text-lg font-semibold text-ink">
        Recent Scripts
      </h2>
      <ul className="mt-2 -mb-2 divide-y divide-line">
        {scripts.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`/scripts/edit/${id}`}
              title={title}
              className="focus-ring block truncate rounded-sm py-2.5 text-ink transition-colors hover:text-accent-text touch:py-3"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
