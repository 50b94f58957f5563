import { PLAN_TERMS } from '@reelwright/shared'
import { Link } from 'react-router'

/** The terms of the beta, word for word, and where to ask. (A-SB-17 to A-SB-21, A-SB-35) */
export function PlanTerms() {
  return (
    <div className="flex flex-col items-center gap-3 text-center text-sm text-muted">
      <ul className="flex flex-wrap justify-center gap-x-2 gap-y-1 max-sm:gap-x-5">
        {PLAN_TERMS.terms.map((term) => (
          <li key={term} className="sm:after:ml-2 sm:after:content-['·'] sm:last:after:content-none">
            {term}
          </li>
        ))}
      </ul>
      <p>
        Questions about a plan?{' '}
        <Link to="/contact?about=plans" className="focus-ring rounded-sm font-medium text-accent-text underline">
          Contact us
        </Link>
      </p>
    </div>
  )
}
