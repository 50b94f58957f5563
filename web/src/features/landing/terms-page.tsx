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
      description={`The terms of ${PRODUCT_NAME} in plain words: what you may do, who owns the scripts, what the plans include and what nobody promises.`}
      summary={
        <p>
          Use it for honest product videos. What you write is yours. You answer for what you say in a video. Plans have
          no trial and no refunds, and their price stays.
        </p>
      }
    >
      <LegalSection id="who" title="Who this is between">
        <p>
          Between you and the operator of this installation. {PRODUCT_NAME} is the software that it runs. By making an
          account you agree to this page.
        </p>
      </LegalSection>
      <LegalSection id="use" title="What you may do">
        <p>
          Write, change, film, publish and sell with your scripts. Use one account for one person, keep your password to
          yourself, and let no programs hammer the service.
        </p>
        <p>
          Goods that may not be sold in a product video, such as weapons, drugs or tobacco, get no script. An account
          that is used to deceive buyers, or to break the service, may be closed.
        </p>
      </LegalSection>
      <LegalSection id="yours" title="What you write is yours">
        <p>
          Scripts, hooks, pictures and product facts stay yours. We store them to show them to you and to write your
          next script, and use them for nothing else. You can export them at any time. Other people who describe a
          similar product may get similar lines: the stories that scripts are built from are shared by all.
        </p>
      </LegalSection>
      <LegalSection id="claims" title="What nobody promises">
        <p>
          The claim check finds much, not all. It is no legal advice. Before you film, make sure that each claim is
          true, that you may use the names in it, and that you say what binds you to the seller.
        </p>
        <p>
          The craft score judges how a script is made. We promise no views, sales or reach. The service is given as it
          is; it may be down, and it may change.
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
          A plan counts scripts by the month, also when it is paid by the year. A script counts when it was written;
          what fails does not. Changing a script does not count. What each plan holds is on the{' '}
          <Link to="/pricing" className={linkLook}>
            pricing page
          </Link>
          .
        </p>
        <p>
          A plan is paid in advance, by the month or the year, in US dollars, and renews by itself until you cancel it.
          Who cancels keeps the plan until the end of what is paid. The price you began with stays for as long as the
          plan runs.
        </p>
        <p>
          A dearer plan, or the step from monthly to annual, begins at once: you are charged the difference for the rest
          of the period, and see the amount before you agree. A cheaper plan begins when the paid period ends. When a
          payment fails, the plan rests until a card works; after some tries it ends.
        </p>
        <p>Nothing is refunded for time you do not use. If you find that you were charged twice, write to us.</p>
      </LegalSection>
      <LegalSection id="end" title="How it ends">
        <p>
          You can delete your account in the settings at any time, which also ends your plan. The{' '}
          <Link to="/privacy" className={linkLook}>
            privacy page
          </Link>{' '}
          says what goes and what remains. These terms may change; the ones that hold stand on this page.
        </p>
      </LegalSection>
      <LegalSection id="ask" title="Ask">
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
