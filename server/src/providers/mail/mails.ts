import { PRODUCT_NAME } from '@reelwright/shared'
import { duration, money } from './wording'
import { renderEmail, isWebLink } from './email-layout'
import type { Mail } from './mail'

/** A mail that carries a secret: it proves control of the address. */
export interface OneTime {
  to: string
  /** An http or https address. */
  link: string
  /** What the link carries, to be typed in by hand. */
  code: string
  /** How long both work. */
  validSeconds: number
}

/** The mails of the product: pure functions from what happened to what is sent. (OP-01, OP-23) */
export const mails = {
  confirm: ({ to, link, code, validSeconds }: OneTime): Mail =>
    renderEmail(to, {
      subject: `Confirm your email address for ${PRODUCT_NAME}`,
      preview: 'One step left: confirm your email address.',
      heading: 'Confirm your email address',
      paragraphs: [`Welcome to ${PRODUCT_NAME}. Please confirm your email address.`],
      action: { label: 'Confirm email address', link },
      code,
      notes: [works(validSeconds), `If you didn’t sign up for ${PRODUCT_NAME}, you can ignore this email.`],
    }),

  magicLink: ({ to, link, code, validSeconds }: OneTime): Mail =>
    renderEmail(to, {
      subject: `Log in to ${PRODUCT_NAME}`,
      preview: 'Your magic link. It works once.',
      heading: `Log in to ${PRODUCT_NAME}`,
      paragraphs: ['Here’s the magic link you asked for. No password needed.'],
      action: { label: 'Log in', link },
      code,
      notes: [works(validSeconds), 'If you didn’t ask for it, you can ignore this email. Don’t share the code.'],
    }),

  recovery: ({ to, link, code, validSeconds }: OneTime): Mail =>
    renderEmail(to, {
      subject: `Reset your ${PRODUCT_NAME} password`,
      preview: 'Choose a new password for your account.',
      heading: 'Choose a new password',
      paragraphs: [`Someone, hopefully you, asked to reset the password for your ${PRODUCT_NAME} account.`],
      action: { label: 'Choose a new password', link },
      code,
      notes: [
        works(validSeconds),
        'If you didn’t ask for it, ignore this email and your password stays the same. Don’t share the code.',
      ],
    }),

  /**
   * A change of address. `recipient` says who reads: the address that is to be replaced (secure change) or the new one.
   * `to` is that reader's address.
   */
  emailChange: ({ to, link, code, validSeconds, ...change }: OneTime & EmailChange): Mail =>
    renderEmail(
      to,
      change.recipient === 'old'
        ? {
            subject: `Confirm your ${PRODUCT_NAME} email address change`,
            preview: `Your new address will be ${change.newAddress}.`,
            heading: 'Confirm your email address change',
            paragraphs: [
              `Please confirm that you want to change the address of your ${PRODUCT_NAME} account to ${change.newAddress}.`,
              'It changes once both addresses are confirmed.',
            ],
            action: { label: 'Confirm the change', link },
            code,
            notes: [
              works(validSeconds),
              'If you didn’t ask for this, don’t confirm it. Change your password instead: someone else may know it.',
            ],
          }
        : {
            subject: `Confirm your new email address for ${PRODUCT_NAME}`,
            preview: 'Confirm that this address is yours.',
            heading: 'Confirm your new email address',
            paragraphs: [`Please confirm that this is the new address of your ${PRODUCT_NAME} account.`],
            action: { label: 'Confirm new address', link },
            code,
            notes: [works(validSeconds), `If you don’t have a ${PRODUCT_NAME} account, you can ignore this email.`],
          },
    ),

  invite: ({ to, link, code, validSeconds }: OneTime): Mail =>
    renderEmail(to, {
      subject: `You’re invited to ${PRODUCT_NAME}`,
      preview: 'Accept the invitation and choose a password.',
      heading: `You’re invited to ${PRODUCT_NAME}`,
      paragraphs: [`An account is waiting for you. Accept the invitation to start writing scripts for your videos.`],
      action: { label: 'Accept the invitation', link },
      code,
      notes: [works(validSeconds), 'Not expecting an invitation? You can ignore this email.'],
    }),

  /** Only a code: it is typed into a session that exists already. */
  reauthentication: ({ to, code, validSeconds }: Omit<OneTime, 'link'>): Mail =>
    renderEmail(to, {
      subject: `Your ${PRODUCT_NAME} security code`,
      preview: 'Enter the code to continue.',
      heading: 'Confirm it’s you',
      paragraphs: ['Enter this code on the page where you’re changing your password.'],
      code,
      notes: [
        `The code works once, for ${duration(validSeconds)}.`,
        'Not changing it? Don’t share the code, and change your password: someone may be logged in as you.',
      ],
    }),

  /** For the owner: a change to the ways into the account. No link: an owner who did not make the change must not trust one. */
  securityChange: ({ to, change }: { to: string; change: SecurityChange }): Mail => {
    const { subject, paragraphs, otherwise } = SECURITY_CHANGES[change]
    return renderEmail(to, {
      subject,
      preview: paragraphs[0],
      heading: subject,
      paragraphs,
      notes: otherwise ? [`Not you? ${otherwise}`] : [],
    })
  },

  /** A payment that has arrived. A receipt whose address is no web address is left out. */
  paymentReceived: ({ to, plan, amount, currency, paidAt, renewsAt, receiptUrl }: Payment): Mail =>
    renderEmail(to, {
      subject: `Your payment for ${PRODUCT_NAME} ${plan}`,
      preview: `We received ${money(amount, currency)}. Thank you.`,
      heading: 'Thank you for your payment',
      paragraphs: [`Your ${plan} plan is active.`],
      facts: [
        { name: 'Plan', value: plan },
        { name: 'Amount', value: money(amount, currency) },
        ...(paidAt ? [{ name: 'Paid on', value: day(paidAt) }] : []),
        ...(renewsAt ? [{ name: 'Renews on', value: day(renewsAt) }] : []),
      ],
      action: receiptUrl && isWebLink(receiptUrl) ? { label: 'View receipt', link: receiptUrl } : undefined,
      notes: ['You can change or cancel your plan at any time in your account.'],
    }),
}

export type SecurityChange =
  | 'password_changed'
  | 'two_factor_on'
  | 'two_factor_off'
  | 'recovery_code_used'
  | 'account_deleted'

const RESET = `Reset your password on the ${PRODUCT_NAME} login page right away: someone else may know it.`

const SECURITY_CHANGES: Record<
  SecurityChange,
  { subject: string; paragraphs: [string, ...string[]]; otherwise?: string }
> = {
  password_changed: {
    subject: `Your ${PRODUCT_NAME} password was changed`,
    paragraphs: ['Your password was changed, and you were logged out everywhere else.'],
    otherwise: RESET,
  },
  two_factor_on: {
    subject: `Two-factor authentication is on for ${PRODUCT_NAME}`,
    paragraphs: ['From now on, you’ll need a code from your authenticator app to log in.'],
    otherwise: RESET,
  },
  two_factor_off: {
    subject: `Two-factor authentication is off for ${PRODUCT_NAME}`,
    paragraphs: ['You no longer need a code from an authenticator app to log in.'],
    otherwise: RESET,
  },
  recovery_code_used: {
    subject: `A recovery code was used for ${PRODUCT_NAME}`,
    paragraphs: [
      'Someone logged in with a recovery code. Two-factor authentication is off now, and you were logged out everywhere else.',
      'Your other recovery codes no longer work. You’ll get new ones when you set up two-factor authentication again.',
    ],
    otherwise: RESET,
  },
  account_deleted: {
    subject: `Your ${PRODUCT_NAME} account was deleted`,
    paragraphs: [
      'As you asked, we’ve deleted your account, including your scripts, folders, files and settings. Your plan is canceled, and you were logged out everywhere.',
      'This is our last email to this address. You’re welcome back at any time.',
    ],
  },
}

export interface EmailChange {
  recipient: 'old' | 'new'
  newAddress: string
}

export interface Payment {
  to: string
  /** The plan's name, as people read it. */
  plan: string
  /** In the smallest unit of the currency, as payment providers count: 2900 for $29. */
  amount: number
  /** ISO 4217, upper or lower case. */
  currency: string
  paidAt?: Date | undefined
  renewsAt?: Date | undefined
  receiptUrl?: string | undefined
}

function works(validSeconds: number): string {
  return `The link and the code work once, for ${duration(validSeconds)}.`
}

function day(date: Date): string {
  return date.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' })
}
