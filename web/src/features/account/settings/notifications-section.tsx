import { useQuery } from '@tanstack/react-query'
import { NOTIFICATION_EMAILS, type EmailKind } from '@reelwright/shared'
import { Checkbox } from '../../../ui'
import { accountFactsQuery } from '../profile/api'
import { useOwnProfile } from '../profile/use-own-profile'
import { PreferencesSection } from './preferences-section'

/** What each email is, and when it comes. */
const WHAT: Record<EmailKind, string> = {
  script_ready: 'An email with links to the scripts you just wrote.',
  trending: 'Weekly: styles and tones on the rise.',
  performance: 'Weekly: what you wrote and how it scored. Also when your monthly scripts run low.',
  product_updates: 'Occasional news about what’s new.',
}

/** `/settings/notifications`: four emails, each on until it is switched off. (B-SE-06, OP-55) */
export function NotificationsSection() {
  const { user, userId } = useOwnProfile()
  // Emails go to verified addresses only.
  const { emailVerified = true } = useQuery(accountFactsQuery(userId)).data ?? user ?? {}
  return (
    <PreferencesSection
      id="notifications"
      text={
        emailVerified
          ? 'Emails you get from us. Account and security emails are always sent.'
          : 'Emails you get from us once your address is verified. Account and security emails are always sent.'
      }
    >
      {({ values, change }) => (
        <div className="flex flex-col gap-1 lg:gap-3">
          {NOTIFICATION_EMAILS.map(({ kind, label }) => (
            <Checkbox
              key={kind}
              label={label}
              hint={WHAT[kind]}
              checked={values[kind]}
              onCheckedChange={(on) => change({ [kind]: on })}
            />
          ))}
        </div>
      )}
    </PreferencesSection>
  )
}
