import { pluralVerb, upperFirst } from '../language/grammar'
import type { ProductAnalysis } from './types'

/**
 * Fills a line of our own data with the product's pronouns: {it}, {them} for the object, {its}, {itIs}, and with a
 * capital {It}, {Its}, {ItIs}. Any other word in braces is a verb in its singular form and agrees: "{it} {stays} put".
 */
export function fill(line: string, product: ProductAnalysis): string {
  return line.replace(/\{([\p{L}'’]+)\}/gu, (_, word: string) => {
    switch (word) {
      case 'it':
        return product.it
      case 'them':
        return product.itObject
      case 'its':
        return product.its
      case 'itIs':
        return product.itIs
      case 'It':
        return upperFirst(product.it)
      case 'Its':
        return upperFirst(product.its)
      case 'ItIs':
        return upperFirst(product.itIs)
      default:
        return product.number === 'plural' ? pluralVerb(word) : word
    }
  })
}
