import { optionLabel } from '@reelwright/shared'
import { useQuery } from '@tanstack/react-query'
import { TrendingUp } from 'lucide-react'
import { useSession } from '../account'
import { ownScriptsQuery } from './api'
import { BarList } from './bar-list'
import { type Rank, rankBy } from './own-figures'
import { Figures, OwnPage } from './own-page'

const SHOWN = 8
const SCORE_SOURCE = 'Own · average craft score, 0 to 10, no forecast'

/** `/trending` (A-RT-26). Until there are figures of a market: what does best among the account's own scripts. */
export function TrendingPage() {
  const { user } = useSession()
  const query = useQuery({ ...ownScriptsQuery(user?.id ?? ''), enabled: user !== null })
  return (
    <OwnPage
      title="Trending"
      intro="What scores best in your own scripts. There are no figures of the market yet: they come from what you import yourself, or from a feed that the operator of this installation sets up."
      icon={<TrendingUp strokeWidth={1.75} />}
      emptyTitle="Nothing to compare yet"
      emptyText="Write scripts in different styles and tones; this page then shows which of them score best for you."
      query={query}
      isEmpty={({ total }) => total === 0}
    >
      {({ scripts, total }) => {
        const styles = rankBy(scripts, 'video_style')
        if (styles.length === 0) {
          return <p className="text-sm text-muted">None of your scripts has a score yet. Those the studio writes do.</p>
        }
        return (
          <>
            <div className="grid items-start gap-4 lg:grid-cols-2">
              <Figures title="Styles" source={SCORE_SOURCE}>
                <Ranking label="Styles by score" ranks={styles} />
              </Figures>
              <Figures title="Tones" source={SCORE_SOURCE}>
                <Ranking label="Tones by score" ranks={rankBy(scripts, 'tone')} />
              </Figures>
            </div>
            {total > scripts.length && (
              <p className="text-sm text-muted">
                From your newest {scripts.length.toLocaleString('en-US')} of {total.toLocaleString('en-US')} scripts.
              </p>
            )}
          </>
        )
      }}
    </OwnPage>
  )
}

function Ranking({ label, ranks }: { label: string; ranks: Rank[] }) {
  if (ranks.length === 0) return <p className="text-sm text-muted">No script with a score has one.</p>
  return (
    <BarList
      label={label}
      max={10}
      rows={ranks.slice(0, SHOWN).map(({ name, average, count }) => ({
        name: optionLabel(name),
        value: average,
        text: (
          <>
            <span className="font-semibold text-ink">{average.toFixed(1)}</span> from{' '}
            {count === 1 ? '1 script' : `${count} scripts`}
          </>
        ),
      }))}
    />
  )
}
