import type { BriefFormValues } from '../brief-form'
import { formOfBrief } from './form-of-brief'

/** Something that was written of before. */
export interface EarlierProduct {
  name: string
  /** ISO 8601: when it was last written of. */
  lastAt: string
  /** The form as it was then. */
  values: BriefFormValues
}

/** A row of `scripts`; any column may be odd where another client wrote it. */
export interface ProductRow {
  product_name: string
  created_at: string
  price: unknown
  features: unknown
  audience: unknown
  video_length: unknown
  video_style: unknown
  tone: unknown
  /** What it was written from, where it was written by us. */
  brief: unknown
}

/** Each product once, as its newest script had it; the order of the rows stays. Rows without a product are none. */
export function earlierProducts(rows: readonly ProductRow[]): EarlierProduct[] {
  const found = new Map<string, EarlierProduct>()
  for (const row of rows) {
    const values = formOfBrief(row.brief) ?? formOfBrief(briefOfRow(row))
    if (!values) continue
    const key = values.productName.toLocaleLowerCase('en-US')
    if (!found.has(key)) found.set(key, { name: values.productName, lastAt: row.created_at, values })
  }
  return [...found.values()]
}

/** Form values from a row without a brief. Its columns hold placeholder texts for "not known". (B-EN-17, B-EN-18) */
function briefOfRow(row: ProductRow) {
  return {
    productName: row.product_name === 'Untitled Product' ? '' : row.product_name,
    // 0 is the column's own default, not a price.
    price: row.price === 0 ? undefined : row.price,
    features: row.features,
    targetAudience: row.audience === 'General' ? '' : row.audience,
    videoLength: row.video_length,
    style: row.video_style,
    tone: row.tone,
  }
}
