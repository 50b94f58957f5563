const listeners = new Set<() => void>()

/** Registers what forgets the person who was here. */
export const onPersonChange = (forget: () => void) => void listeners.add(forget)

/** Called before anything is drawn for another person, and when one leaves. */
export const forgetPerson = () => listeners.forEach((forget) => forget())

const readers = new Set<() => void>()

/** Registers what cancels reads that are under way when a person logs out, before the session ends. Returns the way to stop. */
export function onReadsStopped(cancel: () => void): () => void {
  readers.add(cancel)
  return () => void readers.delete(cancel)
}

export const stopReads = () => readers.forEach((cancel) => cancel())
