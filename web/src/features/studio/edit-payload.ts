import { SESSION_KEYS } from '../../platform'
import { type BriefFormValues, readDraft } from './brief-form'

/** What another page hands to the studio. */
export interface EditPayload {
  form: BriefFormValues
  /** A script of the library to go on with. */
  scriptId?: string
  /** A text to go on with, which no row holds. */
  existingScript?: string
  /** The same with its scenes, unchecked. */
  script?: unknown
  /** A form to begin with: no script belongs to it. */
  isSuggestion?: true
}

/**
 * What another page left for the studio to go on with, as the form has it. Fields that do not fit are left out one by one;
 * undefined for a payload without a product. (B-ST-03, OP-41)
 */
export function readEditPayload(stored: string): EditPayload | undefined {
  try {
    const payload = Object(JSON.parse(stored)) as Record<string, unknown>
    const { productName, price, features, targetAudience, videoLength, videoStyle, tone, id, existingScript, script } =
      payload
    if (typeof productName !== 'string' || productName.trim() === '') return undefined
    const form = readDraft(
      JSON.stringify({
        productName: productName.trim(),
        price: typeof price === 'number' ? String(price || '') : price,
        features: featuresOf(features)
          ?.slice(0, 20)
          .map((text) => ({ text })),
        targetAudience,
        videoLength,
        videoStyle,
        tone,
      }),
    )
    return {
      form,
      ...(payload.isSuggestion === true && { isSuggestion: true }),
      ...(typeof id === 'string' && UUID.test(id) && { scriptId: id }),
      ...(typeof existingScript === 'string' && existingScript.trim() !== '' && { existingScript, script }),
    }
  } catch {
    return undefined
  }
}

/** A list, or a text with commas. (B-EN-14) */
function featuresOf(features: unknown): unknown[] | undefined {
  if (Array.isArray(features)) return features
  if (typeof features !== 'string') return undefined
  return features
    .split(',')
    .map((feature) => feature.trim())
    .filter(Boolean)
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Back to where it waited: what it needs could not be loaded, and the next visit tries again. */
export function putBackEditPayload({ form, scriptId, ...rest }: EditPayload) {
  const { features, ...fields } = form
  const payload = { ...fields, features: features.map(({ text }) => text), id: scriptId, ...rest }
  try {
    sessionStorage.setItem(SESSION_KEYS.editScriptData, JSON.stringify(payload))
  } catch {
    // It came from there a moment ago; whoever forbids it since keeps nothing.
  }
}

/** Takes what waits in the session storage; it is there for one visit, whether it can be used or not. (B-ST-04) */
export function takeEditPayload(): EditPayload | undefined {
  try {
    const stored = sessionStorage.getItem(SESSION_KEYS.editScriptData)
    sessionStorage.removeItem(SESSION_KEYS.editScriptData)
    return stored === null ? undefined : readEditPayload(stored)
  } catch {
    // A browser that forbids storage keeps nothing for us.
    return undefined
  }
}
