const listeners = new Set<() => void>()

/** Registers what forgets the person who was here. */
export const onPersonChange = (forget: () => void) => void listeners.add(forget)

/** Called before anything is drawn for another person, and when one leaves. */
export const forgetPerson = () => listeners.forEach((forget) => forget())
