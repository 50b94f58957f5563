import type { ScriptBrief } from '@reelwright/shared'
import { type Detail, havingMatch, type Kind, matchesIn } from '../kinds'
import { kept, keptBy, upperFirst, withArticle } from '../language'

/**
 * The kind with the details that the seller typed in its lines: "who cleans the {detail: room}" is "who cleans the shower".
 * A last line keeps the places of details that the typed problem does not name: it returns to what was said.
 */
export function withDetails(kind: Kind, brief: ScriptBrief): Kind {
  if (kind.details.length === 0) return kind
  const texts = [brief.painPoint, brief.productName, brief.features.join('; '), brief.targetAudience].map((text) =>
    text.toLowerCase(),
  )
  const said = kind.details.map((detail) => [detail.name, typedValue(detail, texts) ?? detail.usual] as const)
  const named = kind.details.flatMap((detail) => {
    const value = typedValue(detail, texts.slice(0, 1))
    return value === undefined ? [] : [[detail.name, value] as const]
  })
  return filledKind(kind)(JSON.stringify([said, named]))
}

const MAX_FILLED = 4
/** Most briefs of a kind name the same details. */
const filledKind = kept((kind: Kind) =>
  keptBy((values: string): Kind => {
    const { closes, ...rest } = kind
    const [said, named] = JSON.parse(values) as [string, string][][]
    return { ...withValues(rest, new Map(said)), closes: withValues(closes, new Map(named)) }
  }, MAX_FILLED),
)

function withValues<Part>(part: Part, said: ReadonlyMap<string, string>): Part {
  return filledIn(part, (text) =>
    text.replace(PLACE, (whole, article: string | undefined, name: string, at: number) => {
      const value = said.get(name)
      if (value === undefined) return whole
      const words = article ? withArticle(value) : value
      return /(?:^|[.!?:] )$/.test(text.slice(0, at)) && article !== 'a' && article !== 'an' ? upperFirst(words) : words
    }),
  )
}

const PLACE = /(?:\b(an?) )?\{detail: ([a-z ]+)\}/gi

const valuesIn = kept(({ values }: Detail) => havingMatch(values, ({ match }) => match))

/** The value that stands first in the first text that has one. */
function typedValue(detail: Detail, texts: readonly string[]): string | undefined {
  for (const text of texts) {
    const found = valuesIn(detail)(text).flatMap(({ said, match }) =>
      matchesIn(match, text).map(({ 0: { length }, index: at }) => ({ said, at, length })),
    )
    const [first] = found.sort((a, b) => a.at - b.at || b.length - a.length)
    if (first) return first.said
  }
  return undefined
}

/** A copy in which every text went through `fill`; parts without a place are shared with the original. */
function filledIn<Value>(value: Value, fill: (text: string) => string): Value {
  return inTexts(value) as Value

  function inTexts(part: unknown): unknown {
    if (typeof part === 'string') return part.includes('{detail:') ? fill(part) : part
    if (typeof part !== 'object' || part === null || !hasPlace(part)) return part
    if (Array.isArray(part)) return part.map(inTexts)
    const filled: Record<string, unknown> = { ...part }
    for (const key in filled) filled[key] = inTexts(filled[key])
    return filled
  }
}

/** Whether any text in it has a place for a detail. Kinds are read once and stay as they are. */
const hasPlace = kept((part: object): boolean =>
  Object.values(part).some((each: unknown) =>
    typeof each === 'string' ? each.includes('{detail:') : typeof each === 'object' && each !== null && hasPlace(each),
  ),
)
