const INSIDE =
  /\b(?:car|bag|kitchen|gym|office|room|bedroom|bathroom|hallway|drawer|closet|shower|garage|yard|garden|backyard|park|train|bus|pocket|suitcase|lobby|studio|shed|driveway|library|dorm|elevator|crate|basket|cupboard|cabinet|locker|cubby|trunk|backpack|stroller|tent|café|cafe|store|aisle|nursery|entryway|hotel|cabin|carry-on|corner|backseat|box)$/
const ON =
  /\b(?:counter|countertop|shelf|couch|sofa|table|nightstand|floor|patio|porch|balcony|bed|mat|rug|board|windowsill|sill|bench|trail|dresser|desk|dashboard|seat|stool|island|chair|plane|flight|commute|walk|run|sidewalk|stairs|tray|track|court|ledge|rail|mantel|console|deck|lawn|rack|grill|path|stove|bleachers|vanity|back|wall|surface)$/
const AT =
  /\b(?:sink|gate|door|desk|window|stop|station|airport|home|work|school|campsite|mirror|checkout|market|beach|playground|curb|practice|front)$/

/** Surfaces people do sit, lie or stand on; at the others they stand next to it. */
const CARRIES_PEOPLE =
  /\b(?:couch|sofa|floor|patio|porch|balcony|bed|mat|rug|bench|seat|plane|flight|commute|walk|run|sidewalk|stairs|path|trail|track|court|deck|lawn|bleachers|stool|chair|edge of the bed)$/

/** Things are in them, people are not. */
const TOO_SMALL =
  /\b(?:drawer|bag|pocket|suitcase|box|cabinet|cupboard|crate|basket|locker|cubby|trunk|backpack|stroller|carry-on|bucket|tray|bin)$/

/** Where a person is: "by the kitchen counter", "on the couch", "in the car". */
export function whereSomebodyIs(place: string): string {
  const where = atPlace(place)
  const head = headOf(place)
  if (TOO_SMALL.test(head)) return `by ${place}`
  if (!where.startsWith('on ')) return where
  return CARRIES_PEOPLE.test(head) || /^the (?:edge|end|side|foot) of the (?:bed|couch|sofa)/.test(place)
    ? where
    : `by ${place}`
}

/** "The corner of the desk" is placed by its first noun, not by the desk. */
function headOf(place: string): string {
  return (
    place
      .toLowerCase()
      .split(
        / (?:of|by|in|on|under|next to|near|with|before|after|during|at|around|between|behind|where|beside) | outside$/,
      )[0] ?? ''
  )
}

/** A place with the preposition people say: "on the kitchen counter", "in the car", "at the sink". Unknown ones get "near". */
export function atPlace(place: string): string {
  const head = headOf(place)
  if (
    /^the (?:corner|edge|end|side|arm|back|foot) of the (?:desk|table|bed|couch|sofa|counter|chair|sink|tub|bench|mat)/.test(
      place,
    )
  )
    return `on ${place}`
  if (AT.test(head)) return `at ${place}`
  if (ON.test(head)) return `on ${place}`
  if (INSIDE.test(head)) return `in ${place}`
  return `near ${place}`
}
