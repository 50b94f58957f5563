import type { MarketRange, MarketSource } from '@reelwright/shared'
import { RotateCw, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge, Banner, Button, Tooltip } from '../../../ui'
import { ESTIMATE, SOURCE_TEXTS, sourceLine } from './source-texts'

interface SourceNoteProps {
  source: MarketSource
  /** The shown window; the note names its days. */
  range?: MarketRange
  estimated?: boolean
  /** The real figures did not come, and the demo set stands in for them: why, and the way to ask again. */
  failure?: { text: string; retrying: boolean; onRetry: () => void } | null
}

/** Where the figures of a page come from, and how old they are. For the demo set, a note that cannot be overlooked. (B-GE-13, OP-34, CX-12) */
export function SourceNote({ source, range, estimated = false, failure }: SourceNoteProps) {
  if (source.kind === 'demo') return <DemoNote failure={failure} />
  const { tag, meaning } = SOURCE_TEXTS[source.kind]
  return (
    <p className="flex items-baseline gap-x-2 text-sm text-muted">
      <Tag tone="info" hint={meaning}>
        {tag}
      </Tag>
      {estimated && <EstimateTag />}
      <span className="min-w-0">{sourceLine(source, range)}</span>
    </p>
  )
}

/** Beside figures that are no plain sum of what was reported. */
export const EstimateTag = () => (
  <Tag tone="warning" hint={ESTIMATE}>
    Estimate
  </Tag>
)

function Tag({ tone, hint, children }: { tone: 'info' | 'warning'; hint: string; children: ReactNode }) {
  return (
    <Tooltip label={hint}>
      <Badge tone={tone}>
        {children}
        <span className="sr-only">: {hint}</span>
      </Badge>
    </Tooltip>
  )
}

function DemoNote({ failure }: Pick<SourceNoteProps, 'failure'>) {
  return (
    <Banner
      tone="warning"
      title="Using demo data"
      action={
        failure ? (
          <Button size="sm" icon={<RotateCw strokeWidth={1.75} />} loading={failure.retrying} onClick={failure.onRetry}>
            Try again
          </Button>
        ) : (
          <Button asChild size="sm" icon={<Upload strokeWidth={1.75} />}>
            <Link to="/market-data">Import data</Link>
          </Button>
        )
      }
    >
      {failure
        ? `${failure.text.replace(/\.?$/, '.')} What you see is demo data.`
        : 'To see your own numbers, import a CSV or Excel export of your products or creators from Seller Center. Until then, every product and number here is demo data.'}
    </Banner>
  )
}
