import { Clock, Gauge } from 'lucide-react'
import { Link } from 'react-router'
import { formatCount, formatDuration } from '../../platform'
import { Avatar, Badge, Button, Card } from '../../ui'
import { DemoFrame, DemoPart } from './demo-frame'
import { SAMPLE_BOARD, SAMPLE_CREATOR, SAMPLE_FIGURES, SAMPLE_LINES, type SampleScript } from './sample-creator'

const sample = <Badge tone="info">Sample data</Badge>

/** `/demo-creator`: what an account looks like after half a year; nobody's, and labelled so. (A-RT-41, OP-11) */
export function SampleCreatorPage() {
  return (
    <DemoFrame
      title="Sample creator"
      intro="What an account can look like after half a year. This person does not exist, and no number here was measured."
    >
      <DemoPart title="Profile" aside={sample}>
        <Card className="flex flex-wrap items-center gap-5">
          <Avatar name={SAMPLE_CREATOR.name} size="lg" />
          <div className="min-w-52 flex-1">
            <p className="text-lg font-semibold text-ink">{SAMPLE_CREATOR.name}</p>
            <p className="text-muted">{SAMPLE_CREATOR.about}</p>
          </div>
          <p className="text-sm text-muted">Since {SAMPLE_CREATOR.since}</p>
        </Card>
      </DemoPart>

      <DemoPart title="Numbers" aside={sample}>
        <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
          {SAMPLE_FIGURES.map(({ name, value }) => (
            <Card key={name}>
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="mt-1 font-display text-3xl font-bold text-ink tabular-nums">{formatCount(value)}</dd>
            </Card>
          ))}
        </dl>
      </DemoPart>

      <DemoPart title="Board" aside={sample}>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {SAMPLE_BOARD.map(({ name, scripts }) => (
            <section key={name} aria-label={name} className="rounded-card bg-sunken p-3">
              <h3 className="mb-3 flex items-center justify-between px-1 text-sm font-semibold text-ink">
                {name}
                <span className="text-muted tabular-nums">{scripts.length}</span>
              </h3>
              <ul className="flex flex-col gap-2">
                {scripts.map((script) => (
                  <BoardCard key={script.title} script={script} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </DemoPart>

      <DemoPart title="A script" aside={sample}>
        <Card as="article" padding="none" aria-label="Sunday onions">
          <header className="px-5 pt-4 pb-3">
            <h3 className="text-lg font-semibold text-ink">Sunday onions</h3>
            <p className="text-sm text-muted">Vegetable chopper, 60 seconds</p>
          </header>
          <ol>
            {SAMPLE_LINES.map(({ from, to, line, cue }) => (
              <li key={from} className="grid gap-x-5 gap-y-1 border-t border-line px-5 py-4 sm:grid-cols-[5.5rem_1fr]">
                <p className="text-sm text-muted tabular-nums sm:pt-1">{formatDuration(from, to)}</p>
                <div>
                  <p className="measure text-script text-ink">{line}</p>
                  <p className="mt-1 text-sm text-muted">{cue}</p>
                </div>
              </li>
            ))}
          </ol>
        </Card>
      </DemoPart>

      <div className="flex flex-wrap gap-3">
        <Button asChild variant="primary">
          <Link to="/signup">Create your own account</Link>
        </Button>
        <Button asChild>
          <Link to="/tempo-new">Try the studio without one</Link>
        </Button>
      </div>
    </DemoFrame>
  )
}

function BoardCard({ script: { title, product, seconds, score } }: { script: SampleScript }) {
  return (
    <Card as="li" padding="sm">
      <p className="text-sm font-medium text-ink">{title}</p>
      <p className="text-sm text-muted">{product}</p>
      <dl className="mt-2 flex gap-4 text-xs text-muted tabular-nums">
        <div className="flex items-center gap-1.5">
          <dt>
            <Clock aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
            <span className="sr-only">Length</span>
          </dt>
          <dd>{seconds}s</dd>
        </div>
        <div className="flex items-center gap-1.5">
          <dt>
            <Gauge aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
            <span className="sr-only">Score</span>
          </dt>
          <dd>{score}/10</dd>
        </div>
      </dl>
    </Card>
  )
}
