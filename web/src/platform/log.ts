/** For whoever looks into the console of a page that misbehaves. Never with anything secret in it. */
export function logError(what: string, error?: unknown) {
  // oxlint-disable-next-line no-console -- the one place
  console.error(what, ...(error === undefined ? [] : [error]))
}
