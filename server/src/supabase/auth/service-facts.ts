/** GET /settings: which ways to sign in there are. A sign-up answers with a session at once, which clients call autoconfirm. */
export const SETTINGS = {
  external: { anonymous_users: false, email: true, google: false, phone: false },
  disable_signup: false,
  mailer_autoconfirm: true,
  phone_autoconfirm: false,
  sms_provider: '',
  mfa_enabled: false,
  saml_enabled: false,
}

/** GET /health */
export const HEALTH = {
  version: 'reelwright-1',
  name: 'GoTrue',
  description: 'Sign-up, sign-in and sessions of Reelwright, in the protocol of GoTrue',
}
