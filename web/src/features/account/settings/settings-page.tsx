import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, lazy, useEffect, useRef, useState } from 'react'
import { PRODUCT_NAME } from '@reelwright/shared'
import { LeaveGuard, Skeleton, toast } from '../../../ui'
import { publicConfig } from '../../../platform'
import { accountFactsQuery, saveProfile } from '../profile/api'
import { useDraft } from '../profile/draft'
import { LoadFailure } from '../profile/load-failure'
import { problemText } from '../profile/problem-text'
import { useOwnProfile } from '../profile/use-own-profile'
import { subscriptionQuery } from '../queries'
import type { SessionUser } from '../user'
import { AccountSection, FIELD_IDS, PREFERENCES_FORM } from './account-section'
import { AdvancedSection } from './advanced-section'
import { AppearanceSection } from './appearance-section'
import { BillingSection } from './billing-section'
import { LateSection } from './late-section'
import { NotificationsSection } from './notifications-section'
import { type Preferences, preferenceFaults, readPreferences, toColumns } from './preferences'
import { SaveBar } from './save-bar'
import { SectionNav, useSectionFromAddress } from './section-nav'
import { SecuritySection } from './security-section'
import { SessionsSection } from './sessions-section'

const ModelSection = lazy(async () => ({ default: (await import('./model/model-section')).ModelSection }))
const OwnModelSection = lazy(async () => ({ default: (await import('./model/own-model-section')).OwnModelSection }))

/** `/settings` (A-RT-29, B-SE) */
export function SettingsPage() {
  const { user, query } = useOwnProfile()
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-4 pb-8 sm:px-6">
      <title>{`Settings · ${PRODUCT_NAME}`}</title>
      <h1 className="text-3xl font-bold tracking-tight text-ink max-lg:sr-only">Settings</h1>
      {/* What is there stays, and what is typed in it, also when asking again fails. */}
      {query.data !== undefined && user ? (
        <Sections user={user} />
      ) : query.isError ? (
        <div className="mt-6">
          <LoadFailure what="Your settings" query={query} />
        </div>
      ) : (
        <SettingsWaiting />
      )}
    </div>
  )
}

function Sections({ user }: { user: SessionUser }) {
  const { profile, store } = useOwnProfile()
  const saved = readPreferences(profile, user.name)
  const { values, changes, dirty, change, settle, discard } = useDraft<Preferences>(saved)
  const [deleted, setDeleted] = useState(false)
  const [codesShown, setCodesShown] = useState(false)
  const alert = useRef<HTMLDivElement>(null)
  const { email, emailVerified } = useQuery(accountFactsQuery(user.id)).data ?? user
  const faults = preferenceFaults(changes)
  const administrator = useQuery(subscriptionQuery(user.id)).data?.plan === 'admin'
  const ownModels = publicConfig()?.ownModels === true
  useSectionFromAddress()

  const save = useMutation({
    mutationFn: (changed: Partial<Preferences>) => saveProfile(toColumns(changed)),
    networkMode: 'always',
    retry: false,
    onSuccess: (row, sent) => {
      store(row)
      settle(sent)
      toast.success('Settings saved successfully!')
    },
  })
  useEffect(() => {
    if (save.isError) alert.current?.focus()
  }, [save.isError])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const faulty = (['displayName', 'tiktokUsername'] as const).find((field) => faults[field])
    if (faulty) document.getElementById(FIELD_IDS[faulty])?.focus()
    else if (dirty) save.mutate(changes)
  }

  return (
    <div className="mt-6 flex max-w-5xl flex-col gap-6 lg:flex-row lg:gap-10">
      <SectionNav hidden={[...(ownModels ? [] : ['own-key' as const]), ...(administrator ? [] : ['model' as const])]} />
      <div className="flex min-w-0 flex-1 flex-col gap-6">
        <AccountSection email={email} values={values} faults={faults} onChange={change} />
        <SecuritySection userId={user.id} onCodesShown={setCodesShown} />
        <SessionsSection userId={user.id} />
        <NotificationsSection values={values} verified={emailVerified} onChange={change} />
        <AppearanceSection editorTheme={values.editorTheme} onChange={change} />
        <BillingSection userId={user.id} />
        {ownModels && (
          <LateSection id="own-key">
            <OwnModelSection userId={user.id} />
          </LateSection>
        )}
        {administrator && (
          <LateSection id="model">
            <ModelSection userId={user.id} />
          </LateSection>
        )}
        <AdvancedSection userId={user.id} email={email} onDeleted={() => setDeleted(true)} />
        <form id={PREFERENCES_FORM} noValidate onSubmit={submit} className="contents">
          <SaveBar
            dirty={dirty}
            saving={save.isPending}
            problem={save.isError ? problemText(save.error) : ''}
            ref={alert}
            onDiscard={() => {
              discard()
              save.reset()
            }}
          />
        </form>
      </div>
      {codesShown ? (
        <LeaveGuard
          when
          title="Leave without your codes?"
          body="Your recovery codes are not shown again. Keep them first."
        />
      ) : (
        <LeaveGuard when={dirty && !deleted} />
      )}
    </div>
  )
}

/** The shape of the first parts. */
function SettingsWaiting() {
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label="Loading your settings"
      className="mt-6 flex max-w-5xl flex-col gap-6 lg:flex-row lg:gap-10"
    >
      <Skeleton className="h-24 lg:h-64 lg:w-44" />
      <div className="flex flex-1 flex-col gap-6">
        <Skeleton className="h-72 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
      </div>
    </div>
  )
}
