import { sendRecovery } from './api'
import { CodeStep } from './code-step'

/** Says the same whether or not there is such an account. (OP-14, OP-32) */
export function RecoverySent({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    <CodeStep
      purpose="recovery"
      email={email}
      title="Check your email"
      text={`If there is an account for ${email}, an email is on its way. Open its link on any device, or enter its code here.`}
      sendAgain={() => sendRecovery(email)}
      onBack={onBack}
    />
  )
}
