/**
 * Keys of session storage that one room writes and another reads. What is stored under them is read with suspicion:
 * anything unexpected is ignored and removed. (OP-41)
 */
export const SESSION_KEYS = {
  /** "true" after the first sign-in of a new account: the dashboard says welcome. */
  showWelcome: 'showWelcome',
  /** Name of the plan that was just bought. */
  welcomePlanName: 'welcomePlanName',
  /** The script that the studio shall open. */
  editScriptData: 'editScriptData',
} as const
