/** One list per person, so that nobody sends another's. Logout clears it. */
export const takesKey = (userId: string) => `reelwright:takes:${userId}`

/** For `beforeLogout`. The code that sends is fetched only when something waits. */
export async function sendTakesAtLogout(userId: string): Promise<boolean> {
  if (!anyWaiting(userId)) return true
  const { sendWaitingTakes } = await import('./api')
  await sendWaitingTakes(userId)
  return !anyWaiting(userId)
}

function anyWaiting(userId: string): boolean {
  try {
    return localStorage.getItem(takesKey(userId)) !== null
  } catch {
    return false
  }
}
