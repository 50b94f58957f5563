/** A checkout's number from the address, or undefined for what cannot be one: it is shown, and put into a link. */
export function checkoutSessionId(value: string | null): string | undefined {
  return value !== null && /^[\w-]{8,200}$/.test(value) ? value : undefined
}
