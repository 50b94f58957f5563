import { Dialect, type Linter, LocalLinter } from 'harper.js'

/** Opinions of the checker about names, style and length that are no faults of grammar. */
const IGNORED_KINDS = new Set([
  'Spelling',
  'Readability',
  'Style',
  'Enhancement',
  'Regionalism',
  'Typo',
  'WordChoice',
  'Redundancy',
])

/**
 * Alarms of the checker that were looked at one by one and are false for speech: fragments ("Trash can first."), contractions read
 * as possessives ("it's dishwasher safe"), names of brands nobody meant ("day one"), "the how and the why".
 */
const FALSE_ALARMS: readonly RegExp[] = [
  /Use the possessive pronoun `its`/,
  /brand names/,
  /canonical dictionary spelling/,
  /You may be missing a preposition/,
  /missing the word `be`/,
  /Remove `the` before/,
  /closed compound `everyone`/,
  /Months should be written/,
  /is a mass noun/,
  /Did you mean `their`/,
]

export interface GrammarFinding {
  kind: string
  text: string
  message: string
  sentence: string
}

/** An English grammar checker that is not ours (harper.js), so that the writer does not mark its own work. */
export async function grammarChecker(): Promise<(text: string) => Promise<GrammarFinding[]>> {
  const { binary } = await import('harper.js/binary')
  const linter: Linter = new LocalLinter({ binary, dialect: Dialect.American })
  await linter.setup()
  return async (text) => {
    const lints = await linter.lint(text, { language: 'plaintext' })
    return lints
      .map((lint) => ({
        kind: lint.lint_kind(),
        text: lint.get_problem_text(),
        message: lint.message(),
        sentence: sentenceAt(text, lint.span().start),
      }))
      .filter(({ kind, message }) => !IGNORED_KINDS.has(kind) && !FALSE_ALARMS.some((alarm) => alarm.test(message)))
  }
}

function sentenceAt(text: string, at: number): string {
  const start = Math.max(text.lastIndexOf('. ', at), text.lastIndexOf('\n', at), 0)
  return text.slice(start, at + 80).trim()
}
