/** Those above the plans, and those below them. */
export type Part = 'reasons' | 'questions'

let Drawn: typeof import('./sections').Sections | undefined

/** Where no document has the sections: when the product is built, and after a navigation from another page. */
export async function loadSections() {
  if (typeof document === 'undefined' || document.getElementById(idOf('reasons')) === null)
    Drawn = (await import('./sections')).Sections
}

/** What the document has, for when one comes back to the page. */
const markup: Partial<Record<Part, string>> = {}

/** Sections that need no script, so the document's own markup stays and their code is not fetched. */
export function StaticSections({ part }: { part: Part }) {
  const place = { id: idOf(part), className: 'contents' }
  if (Drawn)
    return (
      <div {...place}>
        <Drawn part={part} />
      </div>
    )
  const kept = (markup[part] ??= document.getElementById(place.id)?.innerHTML ?? '')
  return <div {...place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: kept }} />
}

const idOf = (part: Part) => `landing-${part}`
