/** Longest accepted texts, in characters. (OP-64) */
export const LIMITS = {
  title: 200,
  productName: 200,
  audience: 200,
  painPoint: 1000,
  story: 800,
  callToAction: 500,
  priceText: 40,
  angle: 200,
  content: 50_000,
  feature: 200,
  features: 20,
  tag: 50,
  tags: 20,
  style: 50,
  tone: 50,
  folderName: 30,
  chatMessage: 2000,
  hook: 500,
} as const

/** The administrator's scripts a month: clients of the original expect a number, people read that there is no limit. */
export const UNLIMITED_SCRIPTS = 999_999

/** Highest accepted price. Above it a number is a typing mistake, and no spoken form fits a line. */
export const MAX_PRICE = 9_999_999

/** Newest versions of a script that are kept; versions with a name and the first one are never cleared away. */
export const MAX_VERSIONS = 200

/** Characters of a version's name, without the blanks around it. */
export const VERSION_NAME_LENGTH = 60
