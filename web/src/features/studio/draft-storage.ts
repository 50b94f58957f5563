import { type BriefFormValues, readDraft } from './brief-form'

/** One draft per person, so that two people on one machine never see each other's products. Logout clears it. */
const keyOf = (userId: string) => `reelwright:studio-draft:${userId}`

const VISITOR = keyOf('')

/** A visitor who signs in to go on finds what they have typed. (CX-08) */
export function loadDraft(userId: string): BriefFormValues {
  try {
    return readDraft(localStorage.getItem(keyOf(userId)) ?? localStorage.getItem(VISITOR))
  } catch {
    // A browser that forbids storage simply keeps no drafts.
    return readDraft(null)
  }
}

export function keepDraft(userId: string, values: BriefFormValues) {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(values))
  } catch {
    // Full or forbidden: the form still works.
  }
}

/** From here on the visitor's draft is this person's, and nobody else finds it. */
export function adoptVisitorDraft(userId: string) {
  try {
    const draft = localStorage.getItem(VISITOR)
    if (draft !== null && localStorage.getItem(keyOf(userId)) === null) localStorage.setItem(keyOf(userId), draft)
    localStorage.removeItem(VISITOR)
  } catch {
    // Where nothing can be stored, nothing was left.
  }
}
