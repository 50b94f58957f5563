/** The client library keeps its session under "sb-<first label of the host>-auth-token". */
export const SESSION_KEY = /^sb-.+-auth-token$/

/**
 * Whether this browser seems to be signed in, without loading the client library.
 * A hint for open pages; guarded pages ask the session itself.
 */
export function hasStoredSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => SESSION_KEY.test(key))
  } catch {
    return false
  }
}
