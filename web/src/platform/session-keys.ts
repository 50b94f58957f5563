/**
 * Session storage keys that one feature writes and another reads. What is stored under them is read with suspicion:
 * anything unexpected is ignored and removed. (OP-41)
 */
export const SESSION_KEYS = {
  /** "true" after the first sign-in of a new account: the dashboard says welcome. */
  showWelcome: 'showWelcome',
  /** Name of the plan that was just bought. */
  welcomePlanName: 'welcomePlanName',
  /** The script that the studio shall open. */
  editScriptData: 'editScriptData',
  /** What was typed into the try-out of the start page; only that page reads it. Here, so that it goes with the others. */
  tryOut: 'tryOut',
  /** The billing interval that was chosen when this tab left for a checkout. */
  checkoutInterval: 'checkoutInterval',
} as const
