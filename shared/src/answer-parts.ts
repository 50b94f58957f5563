import * as z from 'zod'

/** What schemas of answers are put together from. */

/** ISO 8601. */
export const moment = z.string().meta({ format: 'date-time' })
/** As 2026-11-21. */
export const day = z.string().meta({ format: 'date' })
export const count = z.int().min(0)
