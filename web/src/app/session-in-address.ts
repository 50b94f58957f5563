/** Whether the part of an address after "#" brings a session along, as links in mails and providers do. (A-RT-46) */
export function holdsToken(hash: string): boolean {
  return new URLSearchParams(hash.replace(/^#/, '')).has('access_token')
}
