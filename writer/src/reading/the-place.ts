/** Places and parts that notes name without "the": "in shed", "at kitchen table", "reflective strip on calf". */
const PLACES =
  'table|shed|sofa|couch|wall|door|window|car|van|bag|box|sink|fridge|oven|microwave|freezer|dishwasher|kitchen|bathroom|bedroom|hallway|living room|garden|yard|garage|attic|basement|floor|desk|counter|worktop|shelf|drawer|cupboard|closet|calf|waist|hip|ankle|heel|wrist|back|morning|evening|afternoon|bin|trunk|dash|dashboard|windscreen|windshield|handlebar|train|bus|gym|office|shower|tub|pool|sun|rain|dark|cold|phone|app|page|station|porch|balcony|patio|lid|handle|base|tip|pan|pot|jug|jar|mirror|stove|hob|lawn|path|beach|park|pram|stroller'
const BARE = new RegExp(
  String.raw`(?<![\p{L}-])(in|at|on|behind|under|over|inside|into|onto|off|down|beside|across) ((?:(?:kitchen|dining|coffee|bathroom|bedroom|bedside|back|front|side|car|office|garden|train|bus|washing|sofa) )?(?:${PLACES}))(?=$|[,.;!?]| (?:and|or|all|every|with|for|to|when|while|in|on|at|by|so|but|because|until|after|before|never)\b)`,
  'giu',
)

/** "at kitchen table all day" is "at the kitchen table all day". */
export const withThePlace = (text: string) =>
  text.replace(BARE, (_, before: string, place: string) =>
    before !== 'at' || !TIME.test(place) ? `${before} the ${place}` : place === 'dark' ? 'at dark' : `in the ${place}`,
  )
const TIME = /^(?:morning|afternoon|evening|dark)$/
