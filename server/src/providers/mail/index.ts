export { notificationEmails, type EmailRecipient, type Moved, type WrittenScript } from './notification-emails'
export type { Mail } from './mail'
export { mails, type EmailChange, type OneTime, type Payment, type SecurityChange } from './mails'
export { createOutbox, type Outbox } from './outbox'
