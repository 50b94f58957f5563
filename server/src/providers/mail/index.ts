export type { Mail } from './mail'
export { mails, type EmailChange, type OneTime, type Payment } from './mails'
export { createOutbox, type Outbox } from './outbox'
