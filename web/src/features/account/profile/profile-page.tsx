import { useState } from 'react'
import { PRODUCT_NAME } from '@reelwright/shared'
import { LeaveGuard, Skeleton } from '../../../ui'
import { AvatarCard } from './avatar-card'
import { EmailCard } from './email-card'
import { LoadFailure } from './load-failure'
import { NamesForm } from './names-form'
import { PlanCard } from './plan-card'
import { useOwnProfile } from './use-own-profile'

/** `/profile` (A-RT-28, OP-09) */
export function ProfilePage() {
  const { user, userId, profile, query, store } = useOwnProfile()
  const [unsavedPicture, setUnsavedPicture] = useState(false)
  const [unsavedNames, setUnsavedNames] = useState(false)

  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-4 pb-8 sm:px-6">
      <title>{`Profile · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold tracking-tight text-ink max-lg:sr-only">Profile</h1>
      <p className="mt-1 text-muted">Your name, picture and contact details.</p>
      <div className="mt-6 flex max-w-5xl flex-col gap-6 lg:flex-row lg:items-start">
        <div className="flex min-w-0 flex-1 flex-col gap-6">
          {/* What is there stays, and what is typed in it, also when asking again fails. */}
          {query.data !== undefined && user ? (
            <>
              <AvatarCard
                name={user.name || user.email}
                profile={profile}
                onChanged={store}
                onUnsaved={setUnsavedPicture}
              />
              <NamesForm
                saved={{ first_name: profile?.first_name ?? '', full_name: profile?.full_name ?? user.name }}
                onSaved={store}
                onUnsaved={setUnsavedNames}
              />
            </>
          ) : query.isError ? (
            <LoadFailure what="Your profile" query={query} />
          ) : (
            <ProfileWaiting />
          )}
          {user && <EmailCard user={user} />}
        </div>
        <div className="lg:w-72">{user && <PlanCard userId={userId} />}</div>
      </div>
      <LeaveGuard when={unsavedPicture || unsavedNames} />
    </div>
  )
}

/** The shape of picture and names. */
function ProfileWaiting() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading your profile" className="flex flex-col gap-6">
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-56 rounded-card" />
    </div>
  )
}
