/** What stands for a plain JSON answer in an Accept header. */
const JSON_RANGES = ['application/json', 'application/*', '*/*']

/**
 * Whether a client would rather have events than JSON: it names `text/event-stream`, and no kind of JSON stands higher or, at the
 * same quality, earlier. A client that names none of them gets JSON.
 */
export function prefersEvents(accept = ''): boolean {
  const ranges = accept.split(',').map(parseMediaRange)
  const at = ranges.findIndex(({ range }) => range === 'text/event-stream')
  const events = ranges[at]
  if (!events || events.quality === 0) return false
  return ranges.every(
    ({ range, quality }, i) =>
      !JSON_RANGES.includes(range) || quality < events.quality || (quality === events.quality && i > at),
  )
}

function parseMediaRange(text: string): { range: string; quality: number } {
  const [range = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const given = parameters.find((parameter) => parameter.startsWith('q='))
  const quality = given === undefined ? 1 : Number(given.slice(2))
  // An unreadable quality is no reason to refuse what was named.
  return { range, quality: quality >= 0 && quality <= 1 ? quality : 1 }
}
