import { FIGURES, LINK, type ResultName, type Results } from './result-fields'
import type { ResultRow } from './result-rows'
import { videoKey } from './video-link'

/** An own script as the rows of a table are compared with it. */
export interface OwnScript extends Results {
  id: string
  title: string
  isPosted: boolean
}

/** What is known of a row: its script, or why it has none. */
export interface Match {
  row: ResultRow
  script?: OwnScript
  /** In a sentence. */
  why?: string
}

/** What people said about rows, by their line: a script's id, or "" for none. */
export type Choices = ReadonlyMap<number, string>

/**
 * Finds each row's script: as chosen, else by the link that is recorded with it, else by the title, whatever its case and accents. No
 * script gets two rows: the first has it.
 */
export function matchRows(rows: readonly ResultRow[], scripts: readonly OwnScript[], choices: Choices): Match[] {
  const byId = new Map(scripts.map((script) => [script.id, script]))
  const byLink = new Map(
    scripts.flatMap((script) => (script.result_link ? [[videoKey(script.result_link), script]] : [])),
  )
  const byTitle = new Map<string, OwnScript[]>()
  for (const script of scripts) {
    const title = foldedTitle(script.title)
    byTitle.set(title, [...(byTitle.get(title) ?? []), script])
  }
  const taken = new Map<string, number>()

  return rows.map((row) => {
    const found = find(row)
    if (!found.script) return found
    const other = taken.get(found.script.id)
    if (other !== undefined) return { row, why: `Row ${other} already matches “${found.script.title}”.` }
    taken.set(found.script.id, row.line)
    return found
  })

  function find(row: ResultRow): Match {
    const chosen = choices.get(row.line)
    if (chosen !== undefined) return { row, script: byId.get(chosen), why: 'Skipped.' }
    const linked = row.link === null ? undefined : byLink.get(videoKey(row.link))
    if (linked) return { row, script: linked }
    if (row.title === '')
      return { row, why: row.link ? 'No script has this link yet.' : 'No title or link in this row.' }
    const titled = byTitle.get(foldedTitle(row.title)) ?? []
    const posted = titled.filter(({ isPosted }) => isPosted)
    const [script, ...others] = posted.length > 0 ? posted : titled
    if (others.length > 0) return { row, why: `${others.length + 1} scripts have this title.` }
    return script ? { row, script } : { row, why: 'No script has this title.' }
  }
}

export const foldedTitle = (title: string) =>
  title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** The scripts a row is likeliest about: those that share the most words with its title, posted ones first among equals. */
export function likelyScripts(row: ResultRow, scripts: readonly OwnScript[], most: number): OwnScript[] {
  const words = new Set(foldedTitle(row.title).split(' '))
  const likeness = (script: OwnScript) =>
    foldedTitle(script.title)
      .split(' ')
      .filter((word) => words.has(word)).length + (script.isPosted ? 0.5 : 0)
  return scripts
    .map((script) => ({ script, like: likeness(script) }))
    .sort((a, b) => b.like - a.like)
    .slice(0, most)
    .map(({ script }) => script)
}

export interface Change {
  name: ResultName
  /** As people read it. */
  label: string
  from: string
  to: string
}

/** What a row changes of its script. */
export function changesOf({ results }: ResultRow, script: OwnScript): Change[] {
  const { result_link } = results
  const link: Change[] =
    result_link && result_link !== script.result_link
      ? [{ name: LINK.name, label: 'Link', from: script.result_link ?? '', to: result_link }]
      : []
  const figures = FIGURES.flatMap(({ name, label, text }) => {
    const to = results[name]
    return to === undefined || to === null || to === script[name]
      ? []
      : [{ name, label, from: text(script[name]), to: text(to) }]
  })
  return [...link, ...figures]
}

/** For `record_script_results`: only what changes. Null where nothing does. */
export function recordOf({ row, script }: Match, marksPosted: boolean): RecordedResults | null {
  if (!script) return null
  const changes = changesOf(row, script)
  const becomesPosted = marksPosted && !script.isPosted
  if (changes.length === 0 && !becomesPosted) return null
  return {
    id: script.id,
    ...Object.fromEntries(changes.map(({ name }) => [name, row.results[name]])),
    ...(becomesPosted && { status: 'posted' }),
  }
}

/** One entry of `record_script_results`, and of its answer, which undoes it. */
export interface RecordedResults extends Partial<Results> {
  id: string
  status?: string
  kanban_status?: string | null
}
