import { cn } from '../../ui'

const SURFACES = [
  ['bg-canvas', 'canvas'],
  ['bg-surface', 'surface'],
  ['bg-sunken', 'sunken'],
  ['bg-hover', 'hover'],
] as const

const STATES = [
  ['bg-accent-soft text-accent-text', 'accent'],
  ['bg-success-soft text-success', 'success'],
  ['bg-warning-soft text-warning', 'warning'],
  ['bg-danger-soft text-danger', 'danger'],
  ['bg-info-soft text-info', 'info'],
] as const

export function TokenSamples() {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="space-y-3">
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {SURFACES.map(([look, name]) => (
            <div key={name} className={cn('rounded-card border border-line p-3 text-sm', look)}>
              <p className="font-medium text-ink">{name}</p>
              <p className="text-muted">muted</p>
              <p className="text-accent-text">link</p>
            </div>
          ))}
        </div>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-5">
          {STATES.map(([look, name]) => (
            <div key={name} className={cn('rounded-control px-3 py-2 text-sm font-medium', look)}>
              {name}
            </div>
          ))}
        </div>
        <div className="flex flex-wrap gap-4 pt-2">
          {(['shadow-raised', 'shadow-floating', 'shadow-overlay'] as const).map((depth) => (
            <div key={depth} className={cn('rounded-card bg-surface px-4 py-3 text-sm text-muted', depth)}>
              {depth.slice('shadow-'.length)}
            </div>
          ))}
        </div>
      </div>
      <div className="min-w-0 space-y-3">
        <p className="font-display text-4xl font-bold tracking-tight text-ink">Display, for headings</p>
        <p className="measure text-script text-ink">
          The spoken line is large and stands in a readable measure, because the text is the hero.
        </p>
        <p className="text-sm text-muted">Cues and camera notes are smaller and quieter. 0:00-0:04</p>
      </div>
    </div>
  )
}
