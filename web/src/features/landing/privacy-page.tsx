import { PRODUCT_NAME } from '@reelwright/shared'
import { Link } from 'react-router'
import { LegalFacts, LegalPage, LegalSection } from './legal-page'
import { IN_THE_BROWSER, STORED } from './privacy-facts'
import { type ConfigState, usePublicConfig } from './use-public-config'

const linkLook = 'focus-ring rounded-sm font-medium text-accent-text underline'

/** `/privacy`: what is stored, where, who sees it, and how it goes away again. In plain words, and true to this software. */
export function PrivacyPage() {
  return (
    <LegalPage
      path="/privacy"
      title="Privacy"
      description={`What ${PRODUCT_NAME} stores about you, where it is, which AI model sees what you type, and how to export or delete everything.`}
      summary={
        <p>
          We store what you type and what your account needs. No ads, no trackers, no cookies. You can export or delete
          everything yourself.
        </p>
      }
    >
      <LegalSection id="without-account" title="Without an account">
        <p>
          You don’t need to tell us who you are. The demo on the home page runs in your browser, and the product you
          type there isn’t sent anywhere. Like every server, ours sees your IP address and uses it to limit requests.
          When a page fails, it may report the error and the page to our server log.
        </p>
      </LegalSection>
      <LegalSection id="stored" title="What is stored with an account">
        <LegalFacts facts={STORED} />
      </LegalSection>
      <LegalSection id="where" title="Where it is">
        <p>
          In the database and file storage of this site’s operator. Every row belongs to its owner, and the database
          itself refuses to show it to anyone else. Pictures have an address that can’t be guessed, but anyone who has
          that address can see the picture. Like anyone who runs a server, the operator can read what is stored, except
          passwords and recovery codes.
        </p>
      </LegalSection>
      <LegalSection id="model" title="Who writes the scripts and sees what you type">
        <ModelText config={usePublicConfig()} />
      </LegalSection>
      <LegalSection id="others" title="Who else is involved">
        <p>
          <strong className="font-medium text-ink">Payments.</strong> You enter your card on the payment provider’s own
          pages, so it never reaches this server. The provider gets your card, the address you enter and what you buy,
          and keeps them under its own rules. If you pay before you have an account, this server keeps the email address
          you paid with until you create one.
        </p>
        <p>
          Where no real money moves, a sandbox takes the provider’s place and says so at the top of each payment page.
          It runs on this server and accepts test cards only. Like a provider, it keeps what is entered there, including
          the last four digits of a card, even after the account is deleted.
        </p>
        <p>
          <strong className="font-medium text-ink">Google,</strong> only if you log in with it: it tells us your email
          address, your name and whether the address is verified, and learns that you logged in here.
        </p>
        <p>
          <strong className="font-medium text-ink">Emails</strong> are sent through the operator’s email server.
        </p>
        <p>Nothing is sold, and nothing is shared with advertisers or analytics services.</p>
      </LegalSection>
      <LegalSection id="browser" title="What your browser keeps">
        <p>We set no cookies. The following is kept in your browser’s own storage, and only this site can read it:</p>
        <LegalFacts facts={IN_THE_BROWSER} />
      </LegalSection>
      <LegalSection id="letters" title="Emails, and how to stop them">
        <p>
          There are four kinds: script ready, trending, performance and product updates. You can turn each one off in
          the{' '}
          <Link to="/settings" className={linkLook}>
            settings
          </Link>{' '}
          or with the unsubscribe link in every email, without logging in. Emails about your account’s security, such as
          a password change, can’t be turned off.
        </p>
      </LegalSection>
      <LegalSection id="leave" title="Export or delete your data">
        <p>
          “Export All Data” in the settings gives you one ZIP file with everything as JSON, your scripts as text files
          and a spreadsheet, and your picture.
        </p>
        <p>
          A script you delete stays in your library’s trash for 30 days, with its versions, chat and takes, so you can
          restore it. After that it’s permanently deleted. You can also delete it from the trash right away.
        </p>
        <p>
          “Delete Account” asks for your address and, if you have one, your password. Then it immediately cancels your
          subscription, ends all sessions and removes your profile, scripts, versions, trash, hooks, generations, files
          and the emails stored for your address.
        </p>
        <p>
          What remains: one email confirming the deletion, kept without its text for 30 days like any other; audit log
          entries with your former account ID and IP addresses, for one year; records of what was paid and when, with
          the receipt’s number and link and the operator’s notes, as bookkeeping requires, but without your account or
          address; what the payment provider must keep by law; and backups, for as long as the operator keeps them.
        </p>
      </LegalSection>
      <LegalSection id="ask" title="Questions">
        <p>
          For anything else about your data, you can{' '}
          <Link to="/contact?about=privacy" className={linkLook}>
            contact the operator of this site
          </Link>
          .
        </p>
      </LegalSection>
    </LegalPage>
  )
}

/** Depends on how this installation is set up, so it is asked. */
function ModelText({ config }: { config: ConfigState }) {
  if (config.status === 'loading') return <p aria-busy="true">Checking which writer this site uses.</p>
  if (config.status === 'failed') {
    return (
      <p>
        We couldn’t load which writer this site uses.{' '}
        <button type="button" className={linkLook} onClick={config.retry}>
          Try again
        </button>
      </p>
    )
  }
  const model = config.config.scriptModel
  if (model === undefined) {
    return (
      <p>
        We don’t know which writer this site uses. With the built-in writer, nothing leaves the server. With an AI
        model, what you type about a product goes to its provider, never your name or email address.
      </p>
    )
  }
  if (!model) {
    return (
      <p>
        This site uses the built-in writer. It runs on the server: what you type about a product doesn’t leave it, and
        no AI model sees it.
      </p>
    )
  }
  return (
    <p>
      This site uses an AI model: <strong className="font-medium text-ink">{model}</strong>. What you type about a
      product, the openers of your earlier scripts and, when you ask for a change, the script itself go to that
      provider. Your name and your email address never do, unless you type them into a product. If it doesn’t respond in
      time, the built-in writer takes over.
    </p>
  )
}
