/** As people write it: "@ana.cooks ", and what is stored of it: "ana.cooks"; empty for none. (B-SE-03) */
export const tiktokUsername = (typed: string): string => typed.trim().replace(/^@/, '').trim()

/** Why this cannot be a TikTok username, or nothing. */
export function tiktokUsernameFault(typed: string): string | undefined {
  const name = tiktokUsername(typed)
  if (name === '') return undefined
  if (!/^[A-Za-z0-9._]*$/.test(name))
    return 'A TikTok username can only have letters, numbers, periods and underscores.'
  if (name.length < 2 || name.length > 24) return 'A TikTok username has 2 to 24 characters.'
  return undefined
}
