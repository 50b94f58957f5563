import { Link } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import { TextField } from '../../../ui'
import { accountFactsQuery } from '../profile/api'
import { useOwnProfile } from '../profile/use-own-profile'
import { FIELD_IDS, PreferencesSection } from './preferences-section'

/** `/settings/account` (B-SE-01 to B-SE-03) */
export function AccountSection() {
  const { user, userId } = useOwnProfile()
  const { email = '' } = useQuery(accountFactsQuery(userId)).data ?? user ?? {}
  return (
    <PreferencesSection id="account">
      {({ values, faults, change }) => (
        <div className="flex flex-col gap-5">
          <TextField
            label="Email"
            type="email"
            value={email}
            readOnly
            className="[&_input]:border-line [&_input]:bg-sunken"
            autoComplete="email"
            hint={
              <>
                Change it in{' '}
                <Link
                  to="/profile"
                  className="inline-flex items-center rounded-sm font-medium text-accent-text underline underline-offset-4 hover:no-underline touch:min-h-11"
                >
                  your profile
                </Link>
                .
              </>
            }
          />
          <TextField
            id={FIELD_IDS.displayName}
            label="Display name"
            autoComplete="name"
            dir="auto"
            value={values.displayName}
            error={faults.displayName}
            onChange={(event) => change({ displayName: event.target.value })}
          />
          <TextField
            id={FIELD_IDS.tiktokUsername}
            label="TikTok username"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            prefix="@"
            value={values.tiktokUsername}
            error={faults.tiktokUsername}
            onChange={(event) => change({ tiktokUsername: event.target.value })}
          />
        </div>
      )}
    </PreferencesSection>
  )
}
