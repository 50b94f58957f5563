import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Card, LeaveGuard, Skeleton, toast } from '../../../ui'
import { saveProfile } from '../profile/api'
import { useDraft } from '../profile/draft'
import { LoadFailure } from '../profile/load-failure'
import { problemText } from '../profile/problem-text'
import { useOwnProfile } from '../profile/use-own-profile'
import type { SessionUser } from '../user'
import { type Preferences, preferenceFaults, readPreferences, toColumns } from './preferences'
import { SaveBar } from './save-bar'
import type { SectionId } from './sections'
import { SettingsSection } from './settings-section'

interface Fields {
  values: Preferences
  faults: ReturnType<typeof preferenceFaults>
  change: (patch: Partial<Preferences>) => void
}

interface PreferencesSectionProps {
  id: SectionId
  text?: ReactNode
  children: (fields: Fields) => ReactNode
}

/** The two fields that can be wrong, so that saving can lead to them. */
export const FIELD_IDS = { displayName: 'settings-display-name', tiktokUsername: 'settings-tiktok-username' }

/** A section whose fields "Save Changes" stores in the profile. (B-SE-12, OP-55) */
export function PreferencesSection({ id, text, children }: PreferencesSectionProps) {
  const { user, query } = useOwnProfile()
  return (
    <SettingsSection id={id} text={text}>
      {/* What is there stays, and what is typed in it, also when asking again fails. */}
      {query.data !== undefined && user ? (
        <PreferencesForm user={user}>{children}</PreferencesForm>
      ) : query.isError ? (
        <LoadFailure what="Your settings" query={query} />
      ) : (
        <div role="status" aria-busy="true" aria-label="Loading your settings">
          <Skeleton className="h-72 rounded-card" />
        </div>
      )}
    </SettingsSection>
  )
}

function PreferencesForm({ user, children }: { user: SessionUser; children: PreferencesSectionProps['children'] }) {
  const { profile, store } = useOwnProfile()
  const saved = readPreferences(profile, user.name)
  const { values, changes, dirty, change, settle, discard } = useDraft<Preferences>(saved)
  const alert = useRef<HTMLDivElement>(null)
  const faults = preferenceFaults(changes)

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
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <LeaveGuard when={dirty} />
      <Card>{children({ values, faults, change })}</Card>
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
  )
}
