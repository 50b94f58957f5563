import type { ReactNode } from 'react'
import { resendConfirmation } from '../api'
import type { SignUpInput } from './api'
import { CodeStep } from './code-step'
import { OtherWays } from './other-ways'
import { SignInFrame } from './sign-in-frame'
import { SignUpForm } from './sign-up-form'
import { useSentTo } from './use-sent-to'

interface SignUpCardProps {
  title: string
  text?: ReactNode
  /** Kept by the page: the card may go and come back. */
  typed: SignUpInput
  onTyped: (typed: SignUpInput) => void
  /** The address is given, and the account is for this one. (OP-06) */
  fixedEmail?: boolean
  /** Where people go afterwards, also by the link of a mail. */
  target: string
  /** Above the ways to sign up. */
  children?: ReactNode
  footer: ReactNode
}

/** The whole sign-up: its form, and then the code of the mail where addresses are confirmed. (A-RT-07, OP-14) */
export function SignUpCard({ title, text, target, children, footer, ...form }: SignUpCardProps) {
  const [sentTo, setSentTo] = useSentTo()

  if (sentTo) {
    return (
      <CodeStep
        purpose="sign-up"
        email={sentTo}
        title="Check your email"
        text={`We sent a link to ${sentTo}. Open it on any device, or enter the code from the email here, and your account is ready.`}
        sendAgain={() => resendConfirmation(sentTo, target)}
        // (A-ER-18)
        sentAgain="Verification email sent! Check your inbox."
        onBack={() => setSentTo(undefined)}
      />
    )
  }
  return (
    <SignInFrame title={title} text={text} footer={footer}>
      <div className="flex flex-col gap-5">
        {children}
        <OtherWays target={target} />
        <SignUpForm {...form} target={target} onConfirm={setSentTo} />
      </div>
    </SignInFrame>
  )
}
