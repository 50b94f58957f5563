import type { ContentEntry, ContentFault } from './content-file'

/** Everything a line may leave open; `compose/material.ts` and the code that picks the line fill it. */
const SLOTS = new Set(
  (
    'product it itObject its itIs is was has this does one s es short category aCategory anotherCategory thisCategory ' +
    'pain painClause painGerund painQuote painQuestion price underPrice audience place atPlace image usual day room ' +
    'moment setting atSetting prop oldWay limit demo life event care feature clause clause2 clause3 benefit np shot cta'
  ).split(' '),
)

/** What would make a line of a style, a tone or the common stock never be said, or be said with a hole in it. */
export function frameFaults(entry: ContentEntry): ContentFault[] {
  const messages = entry.texts.flatMap((text) => {
    if (text === '') return ['Nothing between two slashes']
    const unknown = [...text.matchAll(/\{([^{}]*)\}/g)]
      .map((match) => match[1] ?? '')
      .filter((slot) => !SLOTS.has(slot))
    const rest = text.replace(/\{[^{}]*\}/g, '').replace(/\[[^[\]]*\]/g, '')
    return [
      ...(unknown.length > 0 ? [`No slot: {${unknown.join('}, {')}}`] : []),
      ...(/[{}[\]]/.test(rest) ? [`A bracket without its other half: ${text}`] : []),
    ]
  })
  if (entry.marks !== '') messages.push(`Lines have no marks: ${entry.key}${entry.marks}`)
  return messages.map((message) => ({ line: entry.line, message }))
}
