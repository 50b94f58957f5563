import { ScriptBrief } from '@reelwright/shared'
import * as z from 'zod'

/** What the simple studio leaves open. */
const AUDIENCE = 'everyone'

/**
 * The body of `POST /api/scripts/generate`: a product by its name alone, or any fields of a brief; what is left out is filled in.
 * Gives the brief. (B-CL-32, B-SS-01)
 */
export const SimpleRequest = z
  .object({
    product: z
      .preprocess(
        (product) => (typeof product === 'string' ? { productName: product } : product),
        z
          .looseObject({ productName: z.unknown() })
          .transform((fields) => ({ targetAudience: AUDIENCE, ...fields }))
          .pipe(ScriptBrief),
      )
      .meta({
        type: ['string', 'object'],
        description: 'The name, or any fields of a ScriptBrief with at least `productName`',
      }),
  })
  .transform(({ product }) => product)
