/** As many as the columns of `profiles` hold. (OP-19) */
export const MAX_FIRST_NAME_LENGTH = 100
export const MAX_FULL_NAME_LENGTH = 200

/** Line breaks and the like, and the marks by which text runs backwards over what stands beside it. */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u

/** Why a name cannot be saved, or nothing. It is always shown as text; this keeps it readable elsewhere, too, as in mails. */
export function nameFault(name: string, longest: number): string | undefined {
  const length = [...name.trim()].length
  if (length > longest) {
    return `Use ${longest} characters or fewer. This has ${length.toLocaleString('en-US')}.`
  }
  if (HIDDEN.test(name)) return 'Remove invisible characters such as line breaks.'
  if (/[<>]/.test(name)) return 'A name can’t contain < or >.'
  return undefined
}
