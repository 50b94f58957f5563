import { LETTERS, type LetterKind } from '@reelwright/shared'
import { Checkbox } from '../../../ui'
import { SectionCard } from '../profile/section-card'

/** What each mail is, and when it comes. */
const WHAT: Record<LetterKind, string> = {
  script_ready: 'An email with links to the scripts you just wrote.',
  trending: 'Weekly: styles and tones on the rise.',
  performance: 'Weekly: what you wrote and how it scored. Also when your monthly scripts run low.',
  product_updates: 'Occasional news about what’s new.',
}

interface NotificationsSectionProps {
  values: Record<LetterKind, boolean>
  /** Letters go to proven addresses only. */
  verified: boolean
  onChange: (patch: Partial<Record<LetterKind, boolean>>) => void
}

/** Four mails, each on until somebody switches it off. (B-SE-06, OP-55) */
export function NotificationsSection({ values, verified, onChange }: NotificationsSectionProps) {
  return (
    <SectionCard
      id="notifications"
      title="Notifications"
      text={
        verified
          ? 'Emails you get from us. Account and security emails are always sent.'
          : 'Emails you get from us once your address is verified. Account and security emails are always sent.'
      }
    >
      <div className="flex flex-col gap-1 lg:gap-3">
        {LETTERS.map(({ kind, label }) => (
          <Checkbox
            key={kind}
            label={label}
            hint={WHAT[kind]}
            checked={values[kind]}
            onCheckedChange={(on) => onChange({ [kind]: on })}
          />
        ))}
      </div>
    </SectionCard>
  )
}
