import { SESSION_KEYS } from './session-keys'

/** What another page hands to the studio, under the names that it reads. (B-ST-03, B-DT-05, OP-41) */
export interface StudioPayload {
  id: string
  productName: string
  price: number
  features: string[]
  targetAudience: string
  videoLength: number
  videoStyle: string
}

/** What a page of figures suggests to write about: a form to begin with, and no script. */
export interface StudioSuggestion {
  isSuggestion: true
  productName: string
  price?: number
  features: string[]
  /** Keys of the studio's choices. */
  videoStyle?: string
  tone?: string
}

/** Leaves it where the studio looks for it. False where the browser keeps nothing. */
export function leaveForStudio(payload: StudioPayload | StudioSuggestion): boolean {
  try {
    sessionStorage.setItem(SESSION_KEYS.editScriptData, JSON.stringify(payload))
    return true
  } catch {
    return false
  }
}
