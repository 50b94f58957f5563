/** Sends what waits in this browser, and says whether nothing of it is left. */
type LastTask = (userId: string) => Promise<boolean>

const tasks = new Set<LastTask>()

/** For features that keep unsent data in the browser, which logout clears. Returns the cleanup function. */
export function beforeLogout(task: LastTask): () => void {
  tasks.add(task)
  return () => tasks.delete(task)
}

/** Whether everything that waited has been sent. */
export async function sendBeforeLogout(userId: string): Promise<boolean> {
  const done = await Promise.all([...tasks].map((task) => task(userId).catch(() => false)))
  return done.every(Boolean)
}
