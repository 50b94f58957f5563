import { PLAN_TERMS, PRODUCT_NAME } from '@reelwright/shared'
import { Link } from 'react-router'
import { LegalPage, LegalSection } from './legal-page'

const linkLook = 'focus-ring rounded-sm font-medium text-accent-text underline'

/** `/terms`: what one may do, what the plans say, what nobody promises. */
export function TermsPage() {
  return (
    <LegalPage
      path="/terms"
      title="Terms"
      description={`The terms of ${PRODUCT_NAME} in plain words: what you may do, who owns the scripts, what the plans include and what we don’t promise.`}
      summary={
        <p>
          Use it for honest product videos. What you write is yours, and you’re responsible for what you say on camera.
          Plans have no trial and no refunds, and your price never goes up.
        </p>
      }
    >
      <LegalSection id="who" title="Who this is between">
        <p>
          These terms are between you and the operator of this site. {PRODUCT_NAME} is the software the operator runs.
          By creating an account, you agree to these terms.
        </p>
      </LegalSection>
      <LegalSection id="use" title="What you may do">
        <p>
          Write, change, film, publish and sell with your scripts. One account per person. Keep your password to
          yourself, and don’t overload the service with automated requests.
        </p>
        <p>
          We don’t write scripts for goods that can’t be sold in product videos, such as weapons, drugs or tobacco.
          Accounts used to deceive buyers or to attack the service may be closed.
        </p>
      </LegalSection>
      <LegalSection id="yours" title="What you write is yours">
        <p>
          Scripts, hooks, pictures and product facts stay yours. We store them only to show them to you and to write
          your next script. You can export them at any time. Other people who describe a similar product may get similar
          lines, because everyone’s scripts draw on the same pool of story ideas.
        </p>
      </LegalSection>
      <LegalSection id="claims" title="What we don’t promise">
        <p>
          The claim check doesn’t catch everything, and it isn’t legal advice. Before you film, make sure every claim is
          true, that you may use the names in it, and that you disclose your relationship with the seller.
        </p>
        <p>
          The craft score judges how a script is made. We don’t promise views, sales or reach. The service is provided
          as is. It may be down at times, and it may change.
        </p>
      </LegalSection>
      <LegalSection id="plans" title="Plans">
        <p className="font-medium text-ink">{PLAN_TERMS.label}</p>
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {PLAN_TERMS.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
          <li>Annual billing: {PLAN_TERMS.annual}</li>
        </ul>
        <p>
          Scripts are counted per month, even on an annual plan. A script counts once it’s written. Failed attempts and
          edits don’t count. To see what each plan includes, go to the{' '}
          <Link to="/pricing" className={linkLook}>
            pricing page
          </Link>
          .
        </p>
        <p>
          A plan is paid in advance, by the month or the year, in US dollars, and renews automatically until you cancel.
          If you cancel, you keep the plan until the end of the paid period. The price you started with stays the same
          for as long as your plan runs.
        </p>
        <p>
          Upgrades, and switching from monthly to annual, start right away. You’re charged the difference for the rest
          of the period and see the amount before you agree. Downgrades start when the paid period ends. If a payment
          fails, your plan is paused until a card works. After several attempts it ends.
        </p>
        <p>There are no refunds for unused time. If you were charged twice, contact us.</p>
      </LegalSection>
      <LegalSection id="end" title="How it ends">
        <p>
          You can delete your account in the settings at any time, which also cancels your plan. The{' '}
          <Link to="/privacy" className={linkLook}>
            privacy page
          </Link>{' '}
          says what is deleted and what remains. These terms may change. The current version is always on this page.
        </p>
      </LegalSection>
      <LegalSection id="ask" title="Questions">
        <p>
          Something unclear?{' '}
          <Link to="/contact" className={linkLook}>
            Contact
          </Link>
          .
        </p>
      </LegalSection>
    </LegalPage>
  )
}
