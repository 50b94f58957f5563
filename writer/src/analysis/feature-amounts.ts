import { agree, isPlural } from '../language/grammar'
import { parseMeasure } from '../language/units'
import { verbForm } from './feature-verbs'
import { determined, headOf, stripDeterminer } from './noun-phrases'
import type { CategoryBucket, ParsedFeature, ProductAnalysis } from './types'

export function includes(text: string, product: ProductAnalysis): ParsedFeature | undefined {
  if (/^sizes?\s\S/i.test(text) && !/^size\s(?:of|is)/i.test(text))
    return verbForm(`comes in ${text.replace(/^size\s/i, 'size ')}`, product, 'verb')
  const missing = /^(.+?)\s+(?:(?:is|are)\s+)?not included$/i.exec(text)
  if (missing) {
    const thing = stripDeterminer(missing[1] ?? '')
    return {
      form: 'negative',
      clause: `the ${thing} ${isPlural(headOf(thing)) || /\band\b/.test(thing) ? "aren't" : "isn't"} included`,
      predicate: undefined,
      nounPhrase: `the missing ${thing}`,
    }
  }
  const trailing = /^(.+?)\s+(?:(?:is|are)\s+)?(?:included|incl\.?|in the box)$/i.exec(text)
  if (trailing) {
    const thing = stripDeterminer(trailing[1] ?? '')
    const isMany = isPlural(headOf(thing)) || /\band\b/.test(thing)
    const startsWithNumber = /^(?:\d|two|three|four)/i.test(thing)
    const subject = startsWithNumber ? thing : `the ${thing}`
    const contracted = !isMany && !/(?:s|x|z|ch|sh)$/i.test(thing)
    return {
      form: 'includes',
      clause: contracted ? `${subject}'s included` : `${subject} ${isMany ? 'are' : 'is'} included`,
      predicate: `${product.number === 'plural' ? 'come' : 'comes'} with ${determined(thing)}`,
      nounPhrase: `the ${thing}`,
    }
  }
  const leading = /^(?:includes?|included|including|incl\.?|comes? with|comes?|bundled with|with)\s*:?\s+(.+)$/i.exec(
    text,
  )
  if (!leading) return undefined
  const thing = leading[1] ?? ''
  if (/^comes?\s/i.test(text) && !/^comes? with/i.test(text)) return verbForm(`comes ${thing}`, product, 'verb')
  const verb = product.number === 'plural' ? 'come' : 'comes'
  const noun = determined(thing)
  return {
    form: 'includes',
    clause: `${product.it} ${verb} with ${noun}`,
    predicate: `${verb} with ${noun}`,
    nounPhrase: `the ${stripDeterminer(thing)}`,
  }
}

const BARE_MEASURE_REST =
  /^(?:capacity|volume|size|weight|power|output|total|bottle|each|battery capacity|long|wide|tall|deep|high|thick|in diameter|diameter|length|height|width|heavy|charging|run ?time|play ?time|max|fast charging)?$/i

export function measure(text: string, product: ProductAnalysis, bucket: CategoryBucket): ParsedFeature | undefined {
  const pack = /^(?:(?:set|pack|box|case) of (\d+)|(\d+)[ -](?:pack|pcs|pieces?|count|pk|ct)s?)$/i.exec(text)
  if (pack) {
    const count = pack[1] ?? pack[2] ?? ''
    return {
      form: 'measure',
      clause: `you get ${count === '1' ? 'one' : /piece|pcs/i.test(text) ? `${count} pieces` : `${count} of them`}`,
      predicate: undefined,
      nounPhrase: count === '2' ? 'both of them' : `all ${count}${/piece|pcs/i.test(text) ? ' pieces' : ' of them'}`,
    }
  }
  const area =
    /^\d[\d.]*(?: (?:inch(?:es)?|feet|centimeters|meters))?(?: by \d[\d.]*(?: (?:inch(?:es)?|feet|centimeters|meters))?)+$/i.test(
      text,
    )
  if (area)
    return {
      form: 'measure',
      clause: `${product.it} ${agree('measures', product.number)} ${text}`,
      predicate: `${agree('measures', product.number)} ${text}`,
      nounPhrase: `the ${text} size`,
    }
  const holder = /^(?:capacity|volume|holds?)\s*(?:of|is|,)?\s*(?=\d)/i.exec(text)
  // "Holds 20 pounds" is about the load, not the weight.
  if (holder && /pound|kilogram|gram|inch/i.test(text)) return undefined
  const read = parseMeasure(holder ? text.slice(holder[0].length) : text)
  if (!read || !BARE_MEASURE_REST.test(read.rest)) return undefined
  const { number, one, many, kind, rest } = read
  const amount = `${number} ${number === '1' ? one : many}`
  const s = product.number === 'plural' ? '' : 's'
  const adjectival = /^(?:long|wide|tall|deep|high|thick|heavy)$/i.test(rest)
  const noun = `the ${number}-${one.replace(/ /g, '-')} ${/charging/i.test(rest) ? 'charging' : /play|run/i.test(rest) ? rest : kind === 'time' ? 'figure' : kind === 'power' || kind === 'charge' ? 'rating' : 'size'}`
  const isCharge = /charg/i.test(rest) || /charg|power bank|cable|adapter|hub/.test(product.categoryNoun)
  const isVessel =
    /^(?:drinkware|kitchen-tool|bag|home-storage|cleaning|pet|baby|garden|travel)$/.test(bucket.id) ||
    /capacity|volume/i.test(text)
  const predicate: Record<typeof kind, string> = {
    volume: isVessel ? `hold${s} ${amount}` : `${product.is} ${amount}`,
    weight: `weigh${s} ${amount}`,
    power: isCharge ? `charge${s} at ${amount}` : `run${s} at ${amount}`,
    time: `run${s} for ${amount}`,
    size: adjectival ? `${product.is} ${amount} ${rest}` : `measure${s} ${amount}`,
    charge: `${product.has} ${amount} of battery`,
    light: `put${s} out ${amount}`,
    sound: `${product.is} rated at ${amount}`,
    memory: `${product.has} ${amount}`,
    temperature: `go${product.number === 'plural' ? '' : 'es'} to ${amount}`,
    pressure: `go${product.number === 'plural' ? '' : 'es'} to ${amount}`,
  }
  const isConsumable =
    /^(?:skincare|makeup|fragrance|food|supplement)$/.test(bucket.id) ||
    /(?:serum|cream|oil|lotion|shampoo|conditioner|coffee|tea|sauce|honey|candle|perfume|spray|powder|balm|mask|gel|soap|cleaner|snack|jerky|granola|food|treat|chocolate|candy|nut|protein|gummy|spice|seasoning|toner|cleanser|moisturizer|sunscreen|detergent)$/.test(
      product.categoryNoun,
    )
  const get = isConsumable && (kind === 'volume' || kind === 'weight')
  return {
    form: 'measure',
    clause: get
      ? `you get ${amount}`
      : `${product.it} ${predicate[kind]}`.replace(/^(it|they) (?:is|are) /, `${product.itIs} `),
    predicate: get ? undefined : predicate[kind],
    nounPhrase: noun,
  }
}
