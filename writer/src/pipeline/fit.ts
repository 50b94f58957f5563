import type { Option, Place } from './choose'

/** A way through all places. */
export interface Draft {
  chosen: { place: Place; option: Option }[]
  words: number
  /** Of the choices, without the distance from the wanted length. */
  cost: number
}

interface Step {
  cost: number
  option: Option | undefined
  before: number
}

/** What a word too many or too few costs, up to and beyond the tolerance. */
const WORD_COST = 0.15
const FAR_WORD_COST = 1.5
const TOLERANCE = 0.04
/** Scripts by people run a little over rather than leave something out. */
const TOLERANCE_OVER = 0.12

/**
 * The cheapest way through the places whose words come nearest to the wanted number. A search over word counts: for each place and each total,
 * the cheapest choice so far.
 */
export function fitWords(places: readonly Place[], words: number): Draft {
  const limit = Math.ceil(words * 1.4) + 40
  let totals = new Map<number, number>([[0, 0]])
  const steps: Map<number, Step>[] = []
  for (const place of places) {
    const reached = new Map<number, Step>()
    const reach = (total: number, step: Step) => {
      const known = reached.get(total)
      if (total <= limit && (!known || step.cost < known.cost)) reached.set(total, step)
    }
    for (const [total, cost] of totals) {
      if (place.omit !== undefined) reach(total, { cost: cost + place.omit, option: undefined, before: total })
      for (const option of place.options)
        reach(total + option.words, { cost: cost + option.cost, option, before: total })
    }
    // More is required than fits: keep the shortest way, so that there is a draft to judge.
    if (reached.size === 0) {
      const [total, cost] = [...totals].reduce((a, b) => (b[0] < a[0] ? b : a))
      const option = place.options.reduce((a, b) => (b.words < a.words ? b : a))
      reached.set(total + option.words, { cost: cost + option.cost, option, before: total })
    }
    steps.push(reached)
    totals = new Map([...reached].map(([total, { cost }]) => [total, cost]))
  }
  const distanceCost = (total: number) => {
    const off = Math.abs(total - words)
    const free = words * (total > words ? TOLERANCE_OVER : TOLERANCE)
    return off * WORD_COST + Math.max(0, off - free) * FAR_WORD_COST
  }
  const [best] = [...totals].reduce((a, b) => (b[1] + distanceCost(b[0]) < a[1] + distanceCost(a[0]) ? b : a))
  const chosen: Draft['chosen'] = []
  let total = best
  for (let at = places.length - 1; at >= 0; at--) {
    const step = steps[at]?.get(total)
    const place = places[at]
    if (!step || !place) break
    if (step.option) chosen.unshift({ place, option: step.option })
    total = step.before
  }
  return { chosen, words: best, cost: totals.get(best) ?? 0 }
}
