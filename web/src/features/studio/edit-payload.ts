import * as z from 'zod'
import { SESSION_KEYS } from '../../platform'
import { type BriefFormValues, readDraft } from './brief-form'

/** What another page left for the studio to go on with. Fields that do not fit are left out one by one. (B-ST-03, OP-41) */
const EditPayload = z.object({
  productName: z.string().trim().min(1).max(200),
  price: z
    .union([z.string(), z.number().transform(String)])
    .optional()
    .catch(undefined),
  features: z.array(z.string()).optional().catch(undefined),
  targetAudience: z.string().optional().catch(undefined),
  videoLength: z.number().optional().catch(undefined),
  videoStyle: z.string().optional().catch(undefined),
})

/** The form as the payload wants it; undefined for one that is malformed. */
export function readEditPayload(stored: string): BriefFormValues | undefined {
  try {
    const payload = EditPayload.parse(JSON.parse(stored))
    const features = payload.features?.map((text) => ({ text })).slice(0, 20)
    return readDraft(JSON.stringify({ ...payload, ...(features && { features }) }))
  } catch {
    return undefined
  }
}

/** Takes what waits in the session storage; it is there for one visit, whether it can be used or not. (B-ST-04) */
export function takeEditPayload(): BriefFormValues | undefined {
  try {
    const stored = sessionStorage.getItem(SESSION_KEYS.editScriptData)
    sessionStorage.removeItem(SESSION_KEYS.editScriptData)
    return stored === null ? undefined : readEditPayload(stored)
  } catch {
    // A browser that forbids storage keeps nothing for us.
    return undefined
  }
}
