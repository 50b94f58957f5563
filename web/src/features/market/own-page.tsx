import { PRODUCT_NAME } from '@reelwright/shared'
import type { UseQueryResult } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge, Button, Card, EmptyState, LoadFailure, Skeleton } from '../../ui'

interface OwnPageProps<Own> {
  title: string
  /** What the page tells today, and what will fill it. */
  intro: string
  icon: ReactNode
  emptyTitle: string
  emptyText: string
  query: Pick<UseQueryResult<Own>, 'data' | 'isPending' | 'isError' | 'isFetching' | 'refetch'>
  isEmpty: (own: Own) => boolean
  children: (own: Own) => ReactNode
}

/** A page of figures that are all the account's own, in its states. */
export function OwnPage<Own>({
  title,
  intro,
  icon,
  emptyTitle,
  emptyText,
  query,
  isEmpty,
  children,
}: OwnPageProps<Own>) {
  const own = query.data
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 py-6 sm:px-6">
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
      <header>
        <h1 className="flex flex-wrap items-center gap-3 text-2xl font-bold text-ink">
          {title}
          {/* Every number on this page comes from the same place. */}
          <Badge tone="info" className="font-sans">
            Own figures
          </Badge>
        </h1>
        <p className="mt-1 max-w-[68ch] text-sm text-pretty text-muted">{intro}</p>
      </header>
      {query.isPending && <OwnSkeleton />}
      {query.isError && (
        <LoadFailure
          title="Your figures could not be loaded"
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          Your scripts are safe; only these figures are missing.
        </LoadFailure>
      )}
      {own !== undefined && isEmpty(own) && (
        <EmptyState
          className="py-14"
          icon={icon}
          title={emptyTitle}
          text={emptyText}
          action={
            <Button asChild variant="primary" icon={<Sparkles strokeWidth={1.75} />}>
              <Link to="/script-studio">Write a script</Link>
            </Button>
          }
        />
      )}
      {own !== undefined && !isEmpty(own) && children(own)}
    </div>
  )
}

/** A part of such a page, with a heading and a word on where its numbers come from. */
export function Figures({ title, source, children }: { title: string; source: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title}>
      <h2 className="text-lg font-semibold text-ink">{title}</h2>
      <p className="mt-0.5 mb-4 text-sm text-muted">{source}</p>
      {children}
    </Card>
  )
}

function OwnSkeleton() {
  return (
    <div role="status" aria-label="Loading your figures" className="grid gap-4 lg:grid-cols-2">
      {[0, 1].map((card) => (
        <Card key={card} className="space-y-4">
          <Skeleton className="h-6 w-2/5" />
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-8" />
          ))}
        </Card>
      ))}
    </div>
  )
}
