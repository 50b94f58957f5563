/** What one sees in a chart, said. */

/** "Revenue rose from $10 on Nov 20 to $30 on Nov 21, 2026; the most was $30 on Nov 21." */
export function courseSentence(
  label: string,
  points: readonly { when: string; value: number }[],
  format: (value: number) => string,
): string {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return `${label}: no data.`
  if (points.length === 1) return `${label}: ${format(first.value)} on ${first.when}.`
  const ends = `${format(first.value)} on ${first.when}`
  const course =
    last.value === first.value
      ? `${label} was ${ends} and the same on ${last.when}`
      : `${label} ${last.value > first.value ? 'rose' : 'fell'} from ${ends} to ${format(last.value)} on ${last.when}`
  const top = points.reduce((best, point) => (point.value > best.value ? point : best))
  return top === first || top === last ? `${course}.` : `${course}; the most was ${format(top.value)} on ${top.when}.`
}

/** "48 products from $5.00 to $80.00; the most units, 1,200, has Lip oil at $12.00." */
export function priceSentence(
  products: readonly { name: string; price: number; units: number }[],
  money: (value: number) => string,
): string {
  const [first] = products
  if (!first) return 'No product has a price.'
  const prices = products.map(({ price }) => price)
  const best = products.reduce((best, product) => (product.units > best.units ? product : best))
  const sold = `${best.name} at ${money(best.price)} has the most units, ${best.units.toLocaleString('en-US')}`
  if (products.length === 1) return `One product: ${sold}.`
  return `${products.length} products from ${money(Math.min(...prices))} to ${money(Math.max(...prices))}; ${sold}.`
}

/** "48 products by engagement rate; most of them, 14, have 4–6%." */
export function spreadSentence<Bin extends { products: number }>(
  bins: readonly Bin[],
  nameOf: (bin: Bin) => string,
): string {
  const total = bins.reduce((sum, { products }) => sum + products, 0)
  const [first, ...others] = bins
  if (!first || total === 0) return 'No product has an engagement rate.'
  const fullest = others.reduce((best, bin) => (bin.products > best.products ? bin : best), first)
  return `${total.toLocaleString('en-US')} products by engagement rate; the largest group, ${fullest.products.toLocaleString('en-US')}, has ${nameOf(fullest)}.`
}

/** "Most units, 4,100, are sold at $9–$14; fewest, 300, at $40–$80." */
export function bandSentence(bands: readonly { name: string; units: number }[]): string {
  const sorted = [...bands].sort((a, b) => b.units - a.units)
  const [most] = sorted
  const fewest = sorted.at(-1)
  if (!most || !fewest) return 'No product has a price.'
  const summary = `Most units, ${most.units.toLocaleString('en-US')}, are sold at ${most.name}`
  return sorted.length === 1
    ? `${summary}.`
    : `${summary}; fewest, ${fewest.units.toLocaleString('en-US')}, at ${fewest.name}.`
}
