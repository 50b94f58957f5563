import { type BriefFormValues, readDraft } from './brief-form'

/** One draft per person, so that two people on one machine never see each other's products. Logout clears it. */
const keyOf = (userId: string) => `reelwright:studio-draft:${userId}`

export function loadDraft(userId: string): BriefFormValues {
  try {
    return readDraft(localStorage.getItem(keyOf(userId)))
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
