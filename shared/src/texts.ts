/** User-visible texts that both sides use, to the letter of the requirements. */
export const TEXTS = {
  invalidCredentials: 'Invalid login credentials',
  userAlreadyRegistered: 'User already registered',
  credentialsMissing: 'You must provide either an email or phone number and a password.',
  logInToGenerate: 'Please log in to generate scripts',
  notAuthenticated: 'Not authenticated - please log in first',
  allowanceUsedUp: 'You have used all scripts of your plan this month.',
  noActivePlan: 'You need an active plan to generate scripts.',
  /** (CX-17) */
  planTooShort: (seconds: number) =>
    `Your plan covers videos up to ${seconds} seconds. Upgrade to write longer scripts.`,
  secondFactorNeeded: 'Enter your two-factor code.',
  unexpected: 'Something went wrong',
} as const
