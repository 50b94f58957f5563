import { Fragment } from 'react'
import { Outlet } from 'react-router'
import { SessionProvider, useSession } from '../features/account'
import { AsyncFailure } from './async-failure'

/** What every page with a session stands in. */
export function SessionFrame() {
  return (
    <SessionProvider>
      <PerPerson />
      <AsyncFailure text="Nothing on this page changed. Retry to load it again." onRetry={() => void refetchActive()} />
    </SessionProvider>
  )
}

/** When another tab changes the account, the page is drawn again: nothing typed or shown by one person stays for the next. */
function PerPerson() {
  const { epoch } = useSession()
  return (
    <Fragment key={epoch}>
      <Outlet />
    </Fragment>
  )
}

async function refetchActive() {
  const { queryClient } = await import('../platform/query-client')
  await queryClient.refetchQueries({ type: 'active' })
}
