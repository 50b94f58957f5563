import { ChevronRight } from 'lucide-react'

/** "Script Library > folder"; the first leads out of it. (B-LB-01) */
export function PlaceCrumbs({ name, onLeave }: { name: string; onLeave: () => void }) {
  return (
    <nav aria-label="Library">
      <ol className="flex min-w-0 items-center gap-x-1.5 text-sm text-muted">
        <li>
          <button
            type="button"
            onClick={onLeave}
            className="focus-ring inline-flex items-center rounded-sm underline-offset-4 hover:text-ink hover:underline touch:min-h-11"
          >
            Script Library
          </button>
        </li>
        <li className="flex min-w-0 items-center gap-1.5">
          <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
          <span aria-current="page" className="truncate font-medium text-ink">
            {name}
          </span>
        </li>
      </ol>
    </nav>
  )
}
