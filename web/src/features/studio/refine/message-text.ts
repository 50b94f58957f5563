import { LIMITS } from '@reelwright/shared'

// What has no spoken form and what the server refuses: control characters beside tab and line break, halves of characters.
// oxlint-disable-next-line no-control-regex
const UNSPEAKABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/gu

/** The message as sent. */
export const messageText = (typed: string): string => storable(typed).trim()

/** A message must not be blank; a message that is too long is not cut, the user shortens it. (B-VL-15, OP-64) */
export function isSendable(typed: string): boolean {
  const message = messageText(typed)
  // Formatting and zero-width characters alone count as blank.
  return /[^\s\p{Cf}\u034f\u115f\u1160\u3164]/u.test(message) && message.length <= LIMITS.chatMessage
}

/** Longest note of a version is 200 characters. */
const MAX_NOTE_LENGTH = 180

/** The note of a version that was created from a message. */
export function versionNote(message: string): string {
  const line = message.replace(/\s+/g, ' ')
  const characters = [...line]
  return `Refined: ${characters.length > MAX_NOTE_LENGTH ? `${characters.slice(0, MAX_NOTE_LENGTH).join('')}...` : line}`
}

/** Removes characters that the database cannot store. */
export const storable = (text: string): string => text.replace(UNSPEAKABLE, '')

/** Longest message that is kept. */
const MAX_KEPT_LENGTH = 4000

/** The message as stored in the table. */
export function keptText(text: string): string {
  const kept = storable(text)
    .slice(0, MAX_KEPT_LENGTH)
    .replace(/\p{Surrogate}/gu, '')
  return /\S/.test(kept) ? kept : '...'
}
