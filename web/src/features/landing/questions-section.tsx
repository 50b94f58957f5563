import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { QUESTIONS } from './questions'

/** Opened and closed by the browser itself; all answers are on the page for who searches it. */
export function QuestionsSection() {
  return (
    <section aria-labelledby="questions" className="grid gap-8 lg:grid-cols-[1fr_1.8fr] lg:gap-14">
      <div>
        <h2 id="questions" className="text-3xl font-bold tracking-tight text-ink">
          Questions, answered plainly
        </h2>
        <p className="mt-4 text-muted">
          Another one?{' '}
          <Link to="/contact" className="focus-ring rounded-sm font-medium text-accent-text underline">
            Ask us
          </Link>
        </p>
      </div>
      <div className="border-b border-line">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className="group border-t border-line">
            <summary className="focus-ring flex min-h-14 list-none items-center justify-between gap-4 rounded-sm py-3 font-medium text-ink [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden="true"
                strokeWidth={1.75}
                className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="max-w-[66ch] pb-5 text-pretty text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
