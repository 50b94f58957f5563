import type { Config } from '../../platform/config'

/**
 * GET /settings: which ways to sign in there are. Where a sign-up answers with a session at once, clients that read
 * `mailer_autoconfirm` need not wait for a mail.
 */
export function settingsOf({ auth, google }: Config) {
  return {
    external: {
      anonymous_users: auth.anonymousSignIns,
      email: true,
      google: google !== undefined,
      phone: false,
    },
    disable_signup: !auth.signups,
    mailer_autoconfirm: auth.autoconfirm || auth.unverifiedSignIn,
    phone_autoconfirm: false,
    sms_provider: '',
    mfa_enabled: auth.mfa,
    saml_enabled: false,
  }
}

/** GET /health */
export const HEALTH = {
  version: 'reelwright-1',
  name: 'GoTrue',
  description: 'Sign-up, sign-in and sessions of Reelwright, in the protocol of GoTrue',
}
