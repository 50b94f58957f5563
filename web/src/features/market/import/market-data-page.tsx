import { PRODUCT_NAME } from '@reelwright/shared'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Card, LoadFailure, Skeleton } from '../../../ui'
import { useSession } from '../../account'
import { ShopConnection } from '../shop-connection'
import { FigureSets } from './figure-sets'
import { FilePicker } from './file-picker'
import { importQuery, importsQuery, sourcesQuery } from './import-api'
import { ImportWizard } from './import-wizard'
import { PastImports } from './past-imports'
import { useUploads } from './use-uploads'

/** `/market-data`: which figures there are, files to import, and what was imported. `?import=` is the one in hand. */
export function MarketDataPage() {
  const { user } = useSession()
  const userId = user?.id ?? ''
  const cache = useQueryClient()
  const [address, setAddress] = useSearchParams()
  const importId = address.get('import')
  const sources = useQuery({ ...sourcesQuery(userId), enabled: user !== null })
  const imports = useQuery({ ...importsQuery(userId), enabled: user !== null })
  const own = sources.data?.filter(({ kind }) => kind !== 'demo')

  function goTo(id: string | null, how: { isBack?: boolean; replace?: boolean } = {}) {
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('import')
        next.delete('step')
        if (id !== null) next.set('import', id)
        if (how.isBack) next.set('step', 'columns')
        return next
      },
      { replace: how.replace, preventScrollReset: id !== null },
    )
  }

  const uploads = useUploads((made, all) => {
    cache.setQueryData(importQuery(userId, made.id).queryKey, made)
    void cache.invalidateQueries({ queryKey: importsQuery(userId).queryKey })
    // The last of several goes ahead only when nothing is left to be said about the others, and nobody looks at another.
    const isLast = all.every(({ state }) => state === 'sent')
    const first = all.find((upload) => upload.made)?.made
    if (!isLast || !first || importId !== null) return false
    goTo(first.id)
    return true
  })
  function open(id: string | null) {
    uploads.forgetSent()
    goTo(id)
  }
  // The one in hand stands above.
  const others = imports.data?.filter(({ id }) => id !== importId)
  const waiting = others?.find(({ state }) => state === 'draft' || state === 'checked')

  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 py-6 sm:px-6">
      <title>{`Market Data · ${PRODUCT_NAME}`}</title>
      <header>
        <h1 className="text-2xl font-bold text-ink max-lg:sr-only">Market Data</h1>
        <p className="mt-1 max-w-[68ch] text-sm text-pretty text-muted">
          The data behind Trending and Shop Analytics. Each source is kept separate.
        </p>
      </header>

      {importId !== null ? (
        <ImportWizard
          key={importId}
          userId={userId}
          importId={importId}
          isBack={address.get('step') === 'columns'}
          onBack={(isBack) => goTo(importId, { isBack, replace: !isBack })}
          next={waiting}
          onOpen={open}
          ownCurrency={own?.find(({ kind }) => kind === 'import')?.currency}
        />
      ) : (
        <Section title="Import a file">
          <FilePicker uploads={uploads} onOpen={open} />
          <Teaching />
        </Section>
      )}

      <Section title="Your data">
        {own ? (
          own.length > 0 ? (
            <FigureSets sources={own} />
          ) : (
            <p className="max-w-prose text-sm text-pretty text-muted">
              No data yet. Until you import some, Trending and Shop Analytics show demo data, labeled as such.
            </p>
          )
        ) : sources.isError ? (
          <LoadFailure
            title="Your data couldn’t be loaded"
            retrying={sources.isFetching}
            onRetry={() => void sources.refetch()}
          >
            They are safe. Only this list failed to load.
          </LoadFailure>
        ) : (
          <Waiting name="your data" />
        )}
        {own && !own.some(({ kind }) => kind === 'feed') && (
          <p className="max-w-prose text-sm text-pretty text-muted">
            There is no shared market data here. Import your own to see real products.
          </p>
        )}
      </Section>

      <ShopConnection />

      <Section title="Past imports">
        {others ? (
          others.length > 0 ? (
            <PastImports imports={others} onOpen={open} />
          ) : (
            <p className="text-sm text-muted">Your imports and their results appear here.</p>
          )
        ) : imports.isError ? (
          <LoadFailure
            title="Past imports couldn’t be loaded"
            retrying={imports.isFetching}
            onRetry={() => void imports.refetch()}
          >
            Nothing is lost. Only this list failed to load.
          </LoadFailure>
        ) : (
          <Waiting name="earlier imports" />
        )}
      </Section>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-4">
      <h2 className="text-lg font-semibold text-ink">{title}</h2>
      {children}
    </section>
  )
}

const EXPORTS = [
  ['TikTok Shop Seller Center', 'Data Compass: products or creators, daily or as totals.'],
  ['TikTok Shop affiliate', 'Affiliate product or creator analytics, daily or as totals.'],
  ['Market tools', 'Product, creator or video lists from tools such as Kalodata or FastMoss.'],
  ['Your own table', 'One row per product and day, with columns such as date, product, units and revenue.'],
] as const

/** Which files are worth choosing. */
function Teaching() {
  return (
    <Card padding="md">
      <h3 className="text-sm font-semibold text-ink">Supported exports</h3>
      <dl className="mt-3 grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
        {EXPORTS.map(([name, text]) => (
          <div key={name}>
            <dt className="font-medium text-ink">{name}</dt>
            <dd className="text-pretty text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Waiting({ name }: { name: string }) {
  return (
    <div role="status" aria-label={`Loading ${name}`} className="grid gap-4 md:grid-cols-2">
      {[0, 1].map((card) => (
        <Card key={card} className="space-y-3">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="w-4/5" />
          <Skeleton className="w-3/5" />
        </Card>
      ))}
    </div>
  )
}
