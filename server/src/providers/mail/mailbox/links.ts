const ENTITIES = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
])

/** The web addresses that the HTML of one of our mails links to, in order, each once. */
export function linksIn(html: string): string[] {
  const targets = [...html.matchAll(/\bhref="([^"]*)"/g)].map(([, target = '']) =>
    target.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES.get(entity) ?? entity),
  )
  return [...new Set(targets)].filter((target) => /^https?:\/\//i.test(target))
}
