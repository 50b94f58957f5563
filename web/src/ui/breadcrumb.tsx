import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

export interface BreadcrumbProps {
  /** From the outermost to the page itself, the last one. One without `to` is no page of its own. */
  items: readonly { label: string; to?: string }[]
  /** Distinguishes two of them on one page. */
  label?: string
}

export function Breadcrumb({ items, label = 'Breadcrumb' }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex min-w-0 items-center gap-x-1.5 text-sm text-muted">
        {items.map((item, index) => (
          <li key={index} className="flex min-w-0 items-center gap-1.5 not-last:shrink-0">
            {index > 0 && <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />}
            {index === items.length - 1 ? (
              <span aria-current="page" className="truncate font-medium text-ink">
                {item.label}
              </span>
            ) : item.to ? (
              <Link
                to={item.to}
                className="inline-flex items-center rounded-sm underline-offset-4 hover:text-ink hover:underline touch:min-h-11"
              >
                {item.label}
              </Link>
            ) : (
              item.label
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
