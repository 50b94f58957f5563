import { Differences } from './differences'
import { HowItWorks } from './how-it-works'
import { QuestionsSection } from './questions-section'
import type { Part } from './static-sections'

/** What the landing page says in plain markup; see `static-sections.tsx`. */
export function Sections({ part }: { part: Part }) {
  if (part === 'questions') return <QuestionsSection />
  return (
    <>
      <HowItWorks />
      <Differences />
    </>
  )
}
