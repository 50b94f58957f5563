import { LETTERS, type LetterKind } from '@reelwright/shared'
import { Checkbox } from '../../../ui'
import { SectionCard } from '../profile/section-card'

/** What each mail is, and when it comes. */
const WHAT: Record<LetterKind, string> = {
  script_ready: 'One mail after a sitting, with links to the scripts you wrote in it.',
  trending: 'Once a week: the styles and tones that are written more than before.',
  performance: 'Once a week: what you wrote and how it scored. And when most or all scripts of a month are used.',
  product_updates: 'Now and then: what is new here.',
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
          ? 'Mails that you get from us. Those about your account itself always come.'
          : 'Mails that you get from us, once your address is verified. Those about your account itself always come.'
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
