import { Link } from 'react-router'
import { TextField } from '../../../ui'
import { SectionCard } from '../profile/section-card'
import type { Preferences } from './preferences'

interface AccountSectionProps {
  email: string
  values: Preferences
  faults: { displayName?: string; tiktokUsername?: string }
  onChange: (patch: Partial<Preferences>) => void
}

/** The two fields that can be wrong, so that saving can lead to them. */
export const FIELD_IDS = { displayName: 'settings-display-name', tiktokUsername: 'settings-tiktok-username' }

/** The form of "Save Changes". Its fields stand all over the page, between other forms, and belong to it by this id. */
export const PREFERENCES_FORM = 'settings-preferences'

/** (B-SE-01 to B-SE-03) */
export function AccountSection({ email, values, faults, onChange }: AccountSectionProps) {
  return (
    <SectionCard id="account" title="Account">
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
          form={PREFERENCES_FORM}
          label="Display name"
          autoComplete="name"
          dir="auto"
          value={values.displayName}
          error={faults.displayName}
          onChange={(event) => onChange({ displayName: event.target.value })}
        />
        <TextField
          id={FIELD_IDS.tiktokUsername}
          form={PREFERENCES_FORM}
          label="TikTok username"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          prefix="@"
          value={values.tiktokUsername}
          error={faults.tiktokUsername}
          onChange={(event) => onChange({ tiktokUsername: event.target.value })}
        />
      </div>
    </SectionCard>
  )
}
