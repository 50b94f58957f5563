import { LIMITS } from '@reelwright/shared'

// What has no spoken form and what the server refuses: control characters beside tab and line break, halves of characters.
// oxlint-disable-next-line no-control-regex
const UNSPEAKABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/gu

/** A message as it is sent. */
export const wishText = (typed: string): string => storable(typed).trim()

/** A message of blanks is none, and a longer one is not cut but shortened by who wrote it. (B-VL-15, OP-64) */
export function isSendable(typed: string): boolean {
  const wish = wishText(typed)
  // Also what only moves letters about, or has no width at all, says nothing.
  return /[^\s\p{Cf}\u034f\u115f\u1160\u3164]/u.test(wish) && wish.length <= LIMITS.chatMessage
}

/** Longest note of a version is 200 characters. */
const MAX_NOTE_LENGTH = 180

/** What the list of versions says about an accepted wish. */
export function versionNote(wish: string): string {
  const line = wish.replace(/\s+/g, ' ')
  const letters = [...line]
  return `Refined: ${letters.length > MAX_NOTE_LENGTH ? `${letters.slice(0, MAX_NOTE_LENGTH).join('')}...` : line}`
}

/** A text as a database can keep it. */
export const storable = (text: string): string => text.replace(UNSPEAKABLE, '')

/** Longest message that is kept. */
const MAX_KEPT_LENGTH = 4000

/** A message as the table of messages takes it. */
export function keptText(text: string): string {
  const kept = storable(text)
    .slice(0, MAX_KEPT_LENGTH)
    .replace(/\p{Surrogate}/gu, '')
  return /\S/.test(kept) ? kept : '...'
}
