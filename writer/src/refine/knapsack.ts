/** One way to treat a unit: how many words it moves the sum by, and how much it is regretted. */
export interface Choice<Action> {
  words: number
  cost: number
  action: Action
}

/**
 * Picks one choice for every unit so that the moved words come to about `wanted` at the least regret. Units without a choice
 * stay as they are. `tolerance` is how many words off are nearly free;
 * half as many again are worse than any regret.
 */
export function chooseToMove<Action>(
  units: readonly (readonly Choice<Action>[])[],
  wanted: number,
  tolerance: number,
): Action[] {
  const actions: Action[] = []
  let left = wanted
  let room = units.reduce((sum, choices) => sum + most(choices), 0)
  // Whole texts go in pieces, each with its share of the words: the table below is as wide as the words and as high as the units.
  for (let from = 0; from < units.length; from += PIECE) {
    const piece = units.slice(from, from + PIECE)
    const own = piece.reduce((sum, choices) => sum + most(choices), 0)
    const chosen = chosenOf(piece, (left * own) / Math.max(1, room), tolerance)
    actions.push(...chosen.map(({ action }) => action))
    left -= chosen.reduce((sum, { words }) => sum + words, 0)
    room -= own
  }
  return actions
}

const PIECE = 400
const most = (choices: readonly Choice<unknown>[]) => choices.reduce((found, { words }) => Math.max(found, words), 0)

function chosenOf<Action>(
  units: readonly (readonly Choice<Action>[])[],
  wanted: number,
  tolerance: number,
): Choice<Action>[] {
  if (wanted <= 0) return []
  const top = Math.ceil(wanted + Math.max(30, wanted * 0.3))
  let best = new Float64Array(top + 1).fill(Infinity)
  best[0] = 0
  const taken: Int16Array[] = []
  for (const choices of units) {
    const next = best.slice()
    const picks = new Int16Array(top + 1).fill(-1)
    choices.forEach(({ words, cost }, index) => {
      if (words <= 0) return
      for (let sum = words; sum <= top; sum++) {
        const total = (best[sum - words] ?? Infinity) + cost
        if (total < (next[sum] ?? Infinity)) {
          next[sum] = total
          picks[sum] = index
        }
      }
    })
    taken.push(picks)
    best = next
  }
  let at = 0
  let least = Infinity
  for (let sum = 0; sum <= top; sum++) {
    const off = Math.abs(sum - wanted)
    const total =
      (best[sum] ?? Infinity) + off * 3 + Math.max(0, off - tolerance) * 70 + Math.max(0, off - 1.4 * tolerance) * 400
    if (total < least) [least, at] = [total, sum]
  }
  const chosen: Choice<Action>[] = []
  for (let unit = units.length - 1; unit >= 0; unit--) {
    const pick = taken[unit]?.[at] ?? -1
    const choice = pick >= 0 ? units[unit]?.[pick] : undefined
    if (!choice) continue
    chosen.push(choice)
    at -= choice.words
  }
  return chosen.reverse()
}
