export { createArchive, ReaderGone } from './export/archive'
export { createFileNames } from './export/file-names'
export { CRAFT_SCORE } from './craft-score'
export { startNotificationEmails } from './notification-emails/email-job'
