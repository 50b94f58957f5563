import type { ShopConnection as Connection } from '@reelwright/shared'
import { useQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatDate, navigateFully } from '../../../platform'
import { Badge, Banner, Button, Card, ConfirmDialog, LoadFailure, Skeleton, toast } from '../../../ui'
import { useSession } from '../../account'
import { askForConsent, shopQuery, useCompleteConnection, useDisconnect } from './shop-api'

/** The account's TikTok Shop: connected, ready to connect, or unavailable on this installation. Its figures are not shown here. */
export function ShopConnection() {
  const { user } = useSession()
  const query = useQuery({ ...shopQuery(user?.id ?? ''), enabled: user !== null })
  const arriving = useArrivingConsent(user !== null)
  const connection = query.data?.connection
  return (
    <Card as="section" aria-labelledby="shop-connection">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="shop-connection" className="text-lg font-semibold text-ink">
          TikTok Shop
        </h2>
        {connection && <StateBadge state={connection.state} />}
      </div>
      {arriving.failure && (
        <Banner tone="danger" className="mt-3" title="Your shop couldn’t be connected">
          {arriving.failure}
        </Banner>
      )}
      {query.isPending || arriving.isBusy ? (
        <div
          role="status"
          aria-label={arriving.isBusy ? 'Connecting your shop' : 'Loading your shop'}
          className="mt-3 space-y-3"
        >
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-10 w-44 rounded-control" />
        </div>
      ) : query.isError ? (
        <LoadFailure retrying={query.isFetching} onRetry={() => void query.refetch()}>
          Your shop connection couldn’t be loaded.
        </LoadFailure>
      ) : connection ? (
        <Connected connection={connection} />
      ) : query.data.available ? (
        <NotConnected />
      ) : (
        <p className="mt-1 max-w-[68ch] text-sm text-pretty text-muted">
          Shop connections aren’t available here. Export your data from Seller Center and import the file instead.
        </p>
      )}
    </Card>
  )
}

const StateBadge = ({ state }: Pick<Connection, 'state'>) =>
  state === 'connected' ? <Badge tone="success">Connected</Badge> : <Badge tone="warning">Connect again</Badge>

function NotConnected() {
  return (
    <>
      <p className="mt-1 mb-4 max-w-[68ch] text-sm text-pretty text-muted">
        Let Reelwright read your products, daily units and revenue, and the videos that sold them. It never changes
        anything in your shop, and you can disconnect at any time.
      </p>
      <ConsentButton label="Connect your shop" />
    </>
  )
}

function Connected({ connection }: { connection: Connection }) {
  const [asksToEnd, setAsksToEnd] = useState(false)
  const disconnect = useDisconnect()
  const name = connection.shopName ?? 'Your shop'
  const until = connection.readUntil
  return (
    <>
      <div className="mt-2 flex items-start gap-3">
        <Store aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-muted" />
        <div className="min-w-0 text-sm">
          <p className="font-semibold break-words text-ink">
            {name}
            {connection.region && <span className="font-normal text-muted"> · {connection.region}</span>}
          </p>
          <p className="text-muted">
            {until
              ? `Data through ${formatDate(`${until}T12:00:00Z`)}`
              : 'No data yet. Select “Scrape Partner Data” in Shop Analytics to read the last 30 days.'}
          </p>
        </div>
      </div>
      {connection.state === 'expired' && (
        <Banner tone="warning" className="mt-3">
          TikTok Shop access has expired. Your data is kept. Connect again to update it.
        </Banner>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {connection.state === 'expired' && <ConsentButton label="Connect again" />}
        <Button onClick={() => setAsksToEnd(true)}>Disconnect</Button>
      </div>
      <ConfirmDialog
        open={asksToEnd}
        onOpenChange={setAsksToEnd}
        title={`Disconnect ${name}?`}
        body="We stop reading it. The data we already read stays until you delete it."
        confirmLabel="Disconnect"
        danger
        loading={disconnect.isPending}
        onConfirm={() =>
          disconnect.mutate(undefined, {
            onSuccess: () => {
              setAsksToEnd(false)
              toast.success(`${name} is disconnected`)
            },
            onError: (error) => toast.error(error.message),
          })
        }
      />
    </>
  )
}

function ConsentButton({ label }: { label: string }) {
  const [isRedirecting, setRedirecting] = useState(false)
  async function leave() {
    setRedirecting(true)
    try {
      const { url } = await askForConsent()
      navigateFully(url)
    } catch (error) {
      setRedirecting(false)
      toast.error(error instanceof Error ? error.message : 'TikTok Shop’s permission page couldn’t be opened.')
    }
  }
  return (
    <Button variant="primary" loading={isRedirecting} onClick={() => void leave()}>
      {label}
    </Button>
  )
}

/** The consent page sends people back to this page with a code that is good once: it is taken out of the address and handed on. */
function useArrivingConsent(isSignedIn: boolean): { isBusy: boolean; failure: string | undefined } {
  const [params, setParams] = useSearchParams()
  const complete = useCompleteConnection()
  const taken = useRef<string>(undefined)
  const { mutate } = complete
  const [code, state] = [params.get('code'), params.get('state')]

  useEffect(() => {
    if (!isSignedIn || !code || !state || taken.current === code) return
    taken.current = code
    setParams(
      (before) => {
        for (const name of ['code', 'state', 'app_key', 'locale', 'shop_region']) before.delete(name)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
    mutate(
      { code, state },
      { onSuccess: (connection) => toast.success(`${connection.shopName ?? 'Your shop'} is connected`) },
    )
  }, [code, isSignedIn, mutate, setParams, state])

  return { isBusy: complete.isPending, failure: complete.error?.message }
}
