import type { StudioPayload } from '../../../platform'
import { type LooseRow, numberOf, readFeatures, storedStyle, textOf } from '../script-fields'

/** The fields of a stored script as the studio's form asks for them; the studio needs the name of a product. (B-DT-05, B-ST-03) */
export function studioPayload(row: LooseRow): StudioPayload {
  return {
    id: textOf(row.id) ?? '',
    productName: textOf(row.product, row.product_name) ?? 'Untitled Product',
    price: numberOf(row.price, row.product_price) ?? 0,
    features: readFeatures(row.features),
    targetAudience: textOf(row.audience, row.target_audience) ?? '',
    videoLength: numberOf(row.video_length, row.duration) ?? 60,
    videoStyle: storedStyle(row),
  }
}
