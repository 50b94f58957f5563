import { VIDEO_STYLES, type VideoStyle } from '@reelwright/shared'
import {
  type AnswerWords,
  type Beat,
  type CommonMaterial,
  type Department,
  type DepartmentWords,
  type ForeignWords,
  DEPARTMENTS,
  type Detail,
  type Doubt,
  HOOK_CATEGORIES,
  INTERESTS,
  type HookCategory,
  type Kind,
  KIND_FORMS,
  type KindFeature,
  type KindForm,
  type Line,
  type Marks,
  type Moment,
  type OnlyWords,
  type Piece,
  type Problem,
  type Reply,
  type ShotAct,
  type ShotClass,
  type ShotContext,
  type WorkShots,
  type ToneGroup,
  type Wording,
  type WorldRule,
} from './types'
import { patternOf } from './patterns'

export interface Fault {
  /** Counted from 1. */
  line: number
  message: string
}

interface Row {
  at: number
  text: string
  /** Whether the row is indented: another wording of the row above. */
  inner: boolean
}

/** A heading with everything under it, down to the next heading. */
interface Section {
  at: number
  level: number
  title: string
  rows: Row[]
}

const TONE_LABEL = /^(calm|lively|dry|or):\s+/

/**
 * Reads one kind file. (docs/kinds.md)
 * @param id "car/car-phone-holder"
 * @returns the kind, as far as it could be read, and what is wrong with the file.
 */
export function readKind(id: string, source: string): { kind: Kind; faults: Fault[] } {
  const faults: Fault[] = []
  const sections = sectionsOf(source)
  const reader = new Reader(faults)
  const [head, ...rest] = sections
  const kind = reader.head(id, head)
  let problem: Problem | undefined
  for (const section of rest) {
    const [word = '', ...more] = section.title.split(/[:\s]+/)
    const name = section.title.slice(word.length).replace(/^[:\s]+/, '')
    if (section.level === 3) {
      if (word === 'moment' && problem) problem.moments.push(reader.moment(name, section))
      else if (section.title.endsWith('?')) reader.doubt(kind.doubts, section)
      else reader.fault(section.at, `Unknown heading "${section.title}"`)
      continue
    }
    if (word === 'problem') kind.problems.push((problem = reader.problem(name, section)))
    else if (word === 'detail') kind.details.push(reader.detail(name, section))
    else if (word === 'feature') kind.features.push(reader.feature(name, section))
    else if (word === 'tests') kind.tests.push(...reader.tests(section))
    else if (word === 'doubts') reader.noRows(section)
    else if (word === 'limits') kind.limits.push(...reader.lines(section.rows))
    else if (word === 'enter') kind.enterLines.push(...reader.lines(section.rows))
    else if (word === 'close') kind.closes.push(...reader.replies(section))
    else if (word === 'offer') reader.offer(kind, section)
    else if (word === 'piece') kind.pieces.push(reader.piece(name, section))
    else reader.fault(section.at, `Unknown heading "${section.title}"`)
    if (more.length === 0 && ['problem', 'detail', 'feature', 'piece'].includes(word))
      reader.fault(section.at, 'A name is missing')
    if (/^(?:problem|feature)$/.test(word) && name.includes(','))
      reader.fault(section.at, 'A name has no comma: lists of names are split there')
  }
  const details = new Set(kind.details.map(({ name }) => name))
  source.split(/\r?\n/).forEach((text, at) => {
    for (const [, name = ''] of text.matchAll(/\{detail: ([^}]*)\}/g))
      if (!details.has(name)) reader.fault(at + 1, `No detail is called "${name}"`)
  })
  const problems = new Set(kind.problems.map(({ name }) => name))
  for (const { title, at } of sections.filter(({ title }) => /^piece[:\s]/.test(title)))
    for (const name of kind.pieces.find((piece) => piece.title === titleOf(title))?.problems ?? [])
      if (!problems.has(name)) reader.fault(at, `No problem is called "${name}"`)
  return { kind, faults }
}

const titleOf = (heading: string) => heading.replace(/^piece[:\s]+/, '')

/** Reads a file of pieces that belong to no kind: the skeletons. */
export function readPieces(source: string): { pieces: Piece[]; faults: Fault[] } {
  const faults: Fault[] = []
  const reader = new Reader(faults)
  const pieces = sectionsOf(source)
    .filter(({ title }) => title.startsWith('piece'))
    .map((section) => reader.piece(titleOf(section.title), section))
  return { pieces, faults }
}

export const emptyMaterial = (): CommonMaterial => ({
  answers: [],
  onlyAnswers: [],
  sameThings: [],
  worlds: {},
  worldRules: [],
  lines: {},
  pieces: [],
  priceLines: [],
  callLines: [],
  shots: [],
  acts: [],
  contexts: [],
  works: [],
  departments: [],
})

/** Reads one file of what may be said about any product. */
export function readCommon(source: string): { material: CommonMaterial; faults: Fault[] } {
  const faults: Fault[] = []
  const reader = new Reader(faults)
  const material = emptyMaterial()
  for (const section of sectionsOf(source).filter(({ level }) => level > 1)) {
    const [, word, name = ''] =
      /^(answer|only|same|world|brief|lines|piece|offer|shots|act|context|work|department|foreign)(?::\s+(.+))?$/.exec(
        section.title,
      ) ?? []
    if (word === 'answer') material.answers.push(reader.answer(section))
    else if (word === 'only') material.onlyAnswers.push(reader.only(section))
    else if (word === 'same') material.sameThings.push(reader.same(section))
    else if (word === 'world') material.worlds[name] = reader.world(section)
    else if (word === 'brief') material.worldRules.push(reader.worldRule(name, section))
    else if (word === 'lines') material.lines[name] = reader.lines(section.rows)
    else if (word === 'shots') material.shots.push(reader.shots(name, section))
    else if (word === 'act') material.acts.push(reader.act(name, section))
    else if (word === 'work') material.works.push(reader.work(section))
    else if (word === 'context') material.contexts.push(reader.context(section))
    else if (word === 'department') material.departments.push(...reader.departmentWords(name, section))
    else if (word === 'foreign')
      reader.foreign((material.foreign ??= { nouns: {}, plain: [], others: [], told: {} }), name, section)
    else if (word === 'offer') reader.offer(material, section)
    else if (word === 'piece') material.pieces.push(reader.piece(name, section))
    else reader.fault(section.at, `Unknown heading "${section.title}"`)
  }
  return { material, faults }
}

function sectionsOf(source: string): Section[] {
  const sections: Section[] = []
  source.split(/\r?\n/).forEach((written, index) => {
    const at = index + 1
    const heading = /^(#{1,3}) (.*)$/.exec(written)
    if (heading) {
      sections.push({ at, level: heading[1]?.length ?? 1, title: (heading[2] ?? '').trim(), rows: [] })
      return
    }
    const text = written.trim()
    if (text === '' || text === '```' || text.startsWith('<!--')) return
    sections.at(-1)?.rows.push({ at, text, inner: /^\s{2,}-/.test(written) })
  })
  return sections
}

class Reader {
  readonly #faults: Fault[]

  constructor(faults: Fault[]) {
    this.#faults = faults
  }

  fault(line: number, message: string) {
    this.#faults.push({ line, message })
  }

  head(id: string, section: Section | undefined): Kind {
    const kind: Kind = {
      id,
      name: section?.title ?? '',
      nouns: [],
      words: [],
      not: [],
      form: 'thing',
      noun: '',
      is: '',
      callPlace: 'in the shop',
      never: [],
      details: [],
      problems: [],
      features: [],
      tests: [],
      doubts: [],
      limits: [],
      enterLines: [],
      closes: [],
      priceLines: [],
      callLines: [],
      pieces: [],
    }
    if (!section || section.level !== 1) {
      this.fault(1, 'The first line must be "# name of the kind"')
      return kind
    }
    const fields = this.fields(section.rows, [
      'department',
      'nouns',
      'words',
      'not',
      'needs',
      'form',
      'noun',
      'is',
      'call',
      'camera',
      'never',
      'who',
      'given',
      'not given',
    ])
    const list = (key: string) => splitList(fields.get(key)?.text ?? '')
    const department = this.department(fields.get('department') ?? { at: section.at })
    if (department) kind.department = department
    kind.nouns = list('nouns')
    kind.words = list('words')
    kind.not = list('not').map((each) => each.replace(/\s*(?:->|→).*$/, ''))
    if (fields.has('needs')) kind.needs = list('needs')
    const camera = fields.get('camera')?.text
    if (camera) kind.camera = camera
    kind.never = list('never')
    kind.noun = fields.get('noun')?.text ?? kind.name
    kind.is = fields.get('is')?.text ?? ''
    kind.callPlace = fields.get('call')?.text ?? kind.callPlace
    const form = (fields.get('form')?.text ?? 'thing').split(/[\s,(]/)[0] as KindForm
    if (KIND_FORMS.includes(form)) kind.form = form
    else this.fault(fields.get('form')?.at ?? section.at, `"form" must be one of ${KIND_FORMS.join(', ')}`)
    for (const key of ['nouns', 'noun', 'is']) if (!fields.has(key)) this.fault(section.at, `"${key}:" is missing`)
    return kind
  }

  department({ at, text }: { at: number; text?: string }): Department | undefined {
    const department = DEPARTMENTS.find((each) => each === text)
    if (!department) this.fault(at, `"department:" is one of ${DEPARTMENTS.join(', ')}`)
    return department
  }

  problem(name: string, section: Section): Problem {
    const problem: Problem = {
      name,
      match: [],
      weak: [],
      clause: '',
      noun: '',
      worse: [],
      tried: [],
      why: [],
      after: [],
      audiences: {},
      moments: [],
    }
    const blocks = this.blocks(section.rows)
    for (const { key, at, text, rows } of blocks) {
      if (key === 'match') {
        const patterns = splitPatterns(text)
        problem.match = this.patterns(
          at,
          patterns.filter((each) => !each.startsWith('~')),
        )
        problem.weak = this.patterns(
          at,
          patterns.filter((each) => each.startsWith('~')).map((each) => each.slice(1)),
        )
      } else if (key === 'clause') problem.clause = text
      else if (key === 'noun') problem.noun = text
      else if (key === 'tried') problem.tried = text.split(' / ').map((each) => each.trim())
      else if (key === 'worse' || key === 'why' || key === 'after') problem[key] = this.lines(rows)
      else if (key === 'audiences') for (const row of rows) this.audience(problem.audiences, row)
      else if (key.startsWith('for '))
        this.audience(problem.audiences, { at, text: `${key}: ${text}`, inner: false }, rows)
      else this.fault(at, `A problem has no "${key}:"`)
    }
    for (const key of ['match', 'clause', 'noun'] as const)
      if (problem[key].length === 0) this.fault(section.at, `"${key}:" is missing`)
    return problem
  }

  audience(into: Record<string, Line[]>, row: Row, rows: Row[] = []) {
    const found = /^(?:- )?for ([a-z-]+):\s*(.*)$/.exec(row.text)
    if (!found) return this.fault(row.at, 'An audience line begins with "for <audience>:"')
    const [, audience = '', text = ''] = found
    const lines = text === '' ? this.lines(rows) : this.lines([{ ...row, text: `- ${text}` }, ...rows])
    into[audience] = [...(into[audience] ?? []), ...lines]
  }

  moment(name: string, section: Section): Moment {
    const moment: Partial<Moment> & Pick<Moment, 'name' | 'category' | 'match'> = {
      name,
      category: 'problem',
      match: [],
    }
    for (const { key, at, text, rows } of this.blocks(section.rows)) {
      if (key === 'match') {
        moment.match = this.patterns(at, splitPatterns(text))
        continue
      }
      const [word = '', category] = key.split(' ')
      if (!['hook', 'tell', 'back'].includes(word)) {
        this.fault(at, `A moment has no "${key}:"`)
        continue
      }
      if (word === 'hook') {
        if (HOOK_CATEGORIES.includes(category as HookCategory)) moment.category = category as HookCategory
        else this.fault(at, `"hook" must name one of ${HOOK_CATEGORIES.join(', ')}`)
      }
      const lines = this.lines(
        text === '' ? rows : [{ at, text: `- ${text}`, inner: false }, ...rows.map((row) => ({ ...row, inner: true }))],
      )
      const [line] = lines
      if (line) moment[word as 'hook' | 'tell' | 'back'] = line
    }
    for (const key of ['hook', 'tell', 'back'] as const)
      if (!moment[key]) {
        this.fault(section.at, `The moment has no "${key}:"`)
        moment[key] = { wordings: [{ text: '', picture: '' }] }
      }
    return moment as Moment
  }

  feature(name: string, section: Section): KindFeature {
    const feature: KindFeature = {
      name,
      match: [],
      notWith: [],
      answers: [],
      say: [],
      talk: [],
      step: [],
      limit: [],
    }
    for (const { key, at, text, rows } of this.blocks(section.rows)) {
      const lines = () => this.lines(text === '' ? rows : [{ at, text: `- ${text}`, inner: false }, ...rows])
      if (key === 'match') feature.match = this.patterns(at, splitPatterns(text))
      else if (key === 'not with') feature.notWith = splitList(text)
      else if (key === 'answers') feature.answers = splitList(text)
      else if (key === 'same') feature.same = text.split(';').map((group) => splitList(group))
      else if (key === 'say' || key === 'talk' || key === 'step' || key === 'limit') feature[key] = lines()
      else this.fault(at, `A feature has no "${key}:"`)
    }
    if (feature.match.length === 0) this.fault(section.at, '"match:" is missing')
    if (feature.say.length === 0) this.fault(section.at, '"say:" is missing')
    return feature
  }

  /** Rows "- shower: shower*, tile" after "usual: bathroom"; a value without patterns is its own. */
  detail(name: string, section: Section): Detail {
    const detail: Detail = { name, usual: '', values: [] }
    for (const { key, at, text, rows } of this.blocks(section.rows)) {
      if (key !== 'usual') this.fault(at, `A detail has no "${key}:"`)
      detail.usual = text
      for (const row of rows) {
        const [said = '', patterns = said] = row.text.slice(2).split(/:\s+/)
        detail.values.push({ said, match: this.patterns(row.at, splitPatterns(patterns)) })
      }
    }
    if (detail.usual === '' || detail.values.length === 0)
      this.fault(section.at, '"usual:" with a list of values is needed')
    return detail
  }

  answer(section: Section): AnswerWords {
    const words: AnswerWords = { problem: [], feature: [] }
    for (const { key, at, text } of this.blocks(section.rows)) {
      if (key === 'problem' || key === 'feature') words[key] = this.patterns(at, splitPatterns(text))
      else this.fault(at, `An answer has no "${key}:"`)
    }
    if (words.problem.length === 0 || words.feature.length === 0)
      this.fault(section.at, '"problem:" and "feature:" are needed')
    return words
  }

  shots(name: string, section: Section): ShotClass {
    const shots: ShotClass = {
      name,
      with: [],
      features: [],
      nouns: [],
      like: [],
      tags: [],
      enter: [],
      use: [],
      detail: [],
      last: [],
    }
    const isOfAny = /^(?:default|maker) /.test(name)
    let typed: { at: number; text?: string } = { at: section.at }
    for (const { key, at, text, rows } of this.blocks(section.rows)) {
      if (key === 'department' && !isOfAny) typed = { at, text }
      else if (key === 'with' || key === 'features' || key === 'nouns' || key === 'like' || key === 'tags')
        shots[key] = splitList(text)
      else if (key === 'enter' || key === 'use' || key === 'detail' || key === 'last')
        shots[key] = rows.map((row) => row.text.slice(2))
      else this.fault(at, `Shots have no "${key}:"`)
    }
    const department = isOfAny ? undefined : this.department(typed)
    if (department) shots.department = department
    for (const key of ['enter', 'use', 'last'] as const)
      if (shots[key].length === 0) this.fault(section.at, `"${key}:" is missing`)
    return shots
  }

  act(name: string, section: Section): ShotAct {
    const act: ShotAct = { name, match: [], of: [], shot: '', isAbsence: false }
    for (const { key, at, text, rows } of this.blocks(section.rows)) {
      if (key === 'match') act.match = this.patterns(at, splitPatterns(text))
      else if (key === 'say') act.say = text
      else if (key === 'of') {
        act.of = splitList(text)
        const [, no, shot = ''] = /^- (\[no\] )?(.*)$/.exec(rows[0]?.text ?? '') ?? []
        act.isAbsence = no !== undefined
        act.shot = shot
      } else this.fault(at, `An act has no "${key}:"`)
    }
    if (act.match.length === 0 || act.of.length === 0 || act.shot === '')
      this.fault(section.at, '"match:", "of:" and a shot are needed')
    return act
  }

  work(section: Section): WorkShots {
    const work: WorkShots = { nouns: [], with: [], not: [], told: [], use: [] }
    for (const { key, at, text, rows } of this.blocks(section.rows)) {
      if (key === 'nouns') work.nouns = splitList(text)
      else if (key === 'with' || key === 'not' || key === 'told') work[key] = this.patterns(at, splitPatterns(text))
      else if (key === 'called') work.called = text
      else if (key === 'use') work.use = rows.map((row) => row.text.slice(2))
      else this.fault(at, `Work has no "${key}:"`)
    }
    if (work.use.length === 0 || work.nouns.length + work.told.length === 0)
      this.fault(section.at, '"use:" and "nouns:" or "told:" are needed')
    return work
  }

  only(section: Section): OnlyWords {
    const fields = this.fields(section.rows, ['interest', 'problem', 'feature'])
    const patterns = (key: string) => this.patterns(section.at, splitPatterns(fields.get(key)?.text ?? ''))
    const typed = fields.get('interest')?.text
    const interest = INTERESTS.find((each) => each === typed)
    if (!interest) this.fault(section.at, `"interest:" is one of ${INTERESTS.join(', ')}`)
    if (!fields.has('feature')) this.fault(section.at, '"feature:" is missing')
    return { problem: patterns('problem'), feature: patterns('feature'), interest: interest ?? 'trust' }
  }

  same(section: Section): string[] {
    const fields = this.fields(section.rows, ['words'])
    if (!fields.has('words')) this.fault(section.at, '"words:" is missing')
    return this.patterns(section.at, splitPatterns(fields.get('words')?.text ?? ''))
  }

  context(section: Section): ShotContext {
    const fields = this.fields(section.rows, ['words', 'tags'])
    const list = (key: string) => splitList(fields.get(key)?.text ?? '')
    if (!fields.has('words') || !fields.has('tags')) this.fault(section.at, '"words:" and "tags:" are needed')
    return { words: list('words'), tags: list('tags') }
  }

  departmentWords(name: string, section: Section): DepartmentWords[] {
    const fields = this.fields(section.rows, ['nouns', 'words', 'ends'])
    const department = this.department({ at: section.at, text: name })
    const list = (key: string) => splitList(fields.get(key)?.text ?? '')
    return department ? [{ department, nouns: list('nouns'), words: list('words'), ends: list('ends') }] : []
  }

  foreign({ nouns, plain, others, told }: ForeignWords, name: string, { rows }: Section) {
    for (const { at, text } of rows) {
      const [, noun = '', list = ''] = /^- ([^:]+): (.+)$/.exec(text) ?? []
      if (name === 'plain' || name === 'others') (name === 'plain' ? plain : others).push(...splitList(text.slice(2)))
      else if (noun === '') this.fault(at, 'A row is "- English noun: other words"')
      else if (name === 'told') told[noun] = list.split(' & ')
      // The first row that has a word keeps it.
      else for (const each of splitList(list)) nouns[each] ??= noun
    }
  }

  world(section: Section): string[] {
    const fields = this.fields(section.rows, ['says'])
    if (!fields.has('says')) this.fault(section.at, '"says:" is missing')
    return splitList(fields.get('says')?.text ?? '')
  }

  worldRule(name: string, section: Section): WorldRule {
    const fields = this.fields(section.rows, ['kind', 'when', 'not', 'say'])
    const list = (key: string) => splitList(fields.get(key)?.text ?? '')
    const kind = fields.get('kind')?.text
    const say = list('say').flatMap((each): [string, string][] => {
      const [from = '', to = ''] = each.split(' = ')
      if (to === '') this.fault(section.at, `"say:" has phrases such as "bottle = jar", not "${each}"`)
      return to === '' ? [] : [[from, to]]
    })
    if (!fields.has('when')) this.fault(section.at, '"when:" is missing')
    return { name, ...(kind !== undefined && { kind }), when: list('when'), not: list('not'), say }
  }

  /** Lines below each "match:". */
  replies(section: Section): Reply[] {
    return this.blocks(section.rows).flatMap(({ key, at, text, rows }) => {
      if (key !== 'match') this.fault(at, `"${section.title}" has no "${key}:"`)
      if (text === '' || rows.length === 0) this.fault(at, 'A pattern and a line below it are needed')
      return key === 'match' ? [{ match: this.patterns(at, splitPatterns(text)), lines: this.lines(rows) }] : []
    })
  }

  tests(section: Section) {
    return section.rows.flatMap((row) => {
      if (row.inner) return []
      const found = /^- "([^"]+)"[:\s]+(.*)$/.exec(row.text)
      if (!found) {
        this.fault(row.at, 'A test begins with its name in quotes')
        return []
      }
      const [line] = this.lines([{ ...row, text: `- ${found[2] ?? ''}` }])
      return line ? [{ name: found[1] ?? '', ...line }] : []
    })
  }

  doubt(into: Doubt[], section: Section) {
    const lines = this.lines(section.rows)
    if (lines.length === 0) this.fault(section.at, 'The doubt has no answer')
    into.push({ question: section.title, answers: lines })
  }

  offer(kind: Pick<Kind, 'priceLines' | 'callLines'>, section: Section) {
    for (const { key, at, rows, text } of this.blocks(section.rows)) {
      const lines = this.lines(text === '' ? rows : [{ at, text: `- ${text}`, inner: false }, ...rows])
      if (key === 'price') kind.priceLines = lines
      else if (key === 'call') kind.callLines = lines
      else this.fault(at, `The offer has no "${key}:"`)
    }
  }

  piece(title: string, section: Section): Piece {
    const piece: Piece = {
      title,
      match: [],
      styles: [],
      unless: [],
      problems: [],
      needs: [],
      object: '',
      voices: [],
      groups: {},
      beats: [],
    }
    let rows: Row[] = []
    let group: Record<string, Line[]> | undefined
    const beats: { beat: Beat; rows: Row[] }[] = []
    const groupRows: { group: Record<string, Line[]>; rows: Row[] }[] = []
    for (const row of section.rows) {
      const beat = /^\d+\.\s+(.+)$/.exec(row.text)
      const field = /^([a-z][a-z ]*):\s*(.*)$/.exec(row.text)
      if (beat && !row.inner) {
        rows = []
        beats.push({ beat: { name: beat[1] ?? '', lines: [] }, rows })
      } else if (row.text.startsWith('- ')) {
        rows.push(row)
      } else if (field && beats.length === 0) {
        const [, key = '', text = ''] = field
        const list = splitList(text)
        if (key === 'styles' || key === 'style') piece.styles = this.styles(row.at, list)
        else if (key === 'problem' || key === 'problems') piece.problems = list
        else if (key === 'match') piece.match = this.patterns(row.at, splitPatterns(text))
        else if (key === 'unless') piece.unless = list
        else if (key === 'needs') piece.needs = alternatives(list)
        else if (key === 'object') piece.object = text
        else if (key === 'voices') piece.voices = list.map((each) => each.replace(/\s*\(.*$/, ''))
        else if (key.startsWith('group ')) {
          group = {}
          rows = []
          piece.groups[key.slice(6)] = group
          groupRows.push({ group, rows })
        } else if (!['place', 'tense'].includes(key)) this.fault(row.at, `A piece has no "${key}:"`)
      } else this.fault(row.at, 'Cannot read this line')
    }
    for (const each of beats) each.beat.lines = this.lines(each.rows)
    for (const each of groupRows) this.group(each.group, each.rows)
    piece.beats = beats.map(({ beat }) => beat)
    if (piece.styles.length === 0) this.fault(section.at, '"styles:" is missing')
    if (piece.beats.length < 3) this.fault(section.at, 'A piece has at least three beats')
    return piece
  }

  group(into: Record<string, Line[]>, rows: Row[]) {
    for (const row of rows) {
      if (/^- for [a-z-]+:/.test(row.text)) this.audience(into, row)
      else into[''] = [...(into[''] ?? []), ...this.lines([row])]
    }
  }

  noRows(section: Section) {
    for (const row of section.rows) this.fault(row.at, 'Lines here belong under a question')
  }

  styles(at: number, list: string[]): VideoStyle[] {
    return list.flatMap((name) => {
      const style = VIDEO_STYLES.find((each) => each === name)
      if (!style) this.fault(at, `No style is called "${name}"`)
      return style ? [style] : []
    })
  }

  /** `key: value` rows with the rows that follow each. */
  blocks(rows: Row[]): { key: string; at: number; text: string; rows: Row[] }[] {
    const blocks: { key: string; at: number; text: string; rows: Row[] }[] = []
    for (const row of rows) {
      const field = row.text.startsWith('- ') ? null : /^([a-z][a-z -]*?):(?:\s+(.*))?$/.exec(row.text)
      const last = blocks.at(-1)
      if (field) blocks.push({ key: field[1] ?? '', at: row.at, text: field[2] ?? '', rows: [] })
      else if (last && row.text.startsWith('- ')) last.rows.push(row)
      // A long list may go on in the next row.
      else if (last && last.rows.length === 0) last.text = `${last.text} ${row.text}`
      else this.fault(row.at, 'Cannot read this line')
    }
    return blocks
  }

  fields(rows: Row[], known: readonly string[]): Map<string, { at: number; text: string }> {
    const fields = new Map<string, { at: number; text: string }>()
    for (const { key, at, text } of this.blocks(rows)) {
      if (known.includes(key)) fields.set(key, { at, text })
      else this.fault(at, `Nothing here is called "${key}:"`)
    }
    return fields
  }

  /** Rows as lines; indented rows are further wordings of the line above. */
  lines(rows: Row[]): Line[] {
    const lines: Line[] = []
    for (const row of rows) {
      if (!row.text.startsWith('- ')) {
        this.fault(row.at, 'A line begins with "- "')
        continue
      }
      const { marks, rest } = this.marks(row.at, row.text.slice(2).trim())
      const label = TONE_LABEL.exec(rest)
      const wording = this.wording(row.at, label ? rest.slice(label[0].length) : rest)
      const last = lines.at(-1)
      const tone = label && label[1] !== 'or' ? (label[1] as ToneGroup) : undefined
      if (row.inner && last) {
        const [first] = last.wordings
        last.wordings.push({ ...wording, picture: wording.picture || (first?.picture ?? ''), ...(tone && { tone }) })
      } else lines.push({ ...marks, wordings: [{ ...wording, ...(tone && { tone }) }] })
    }
    return lines
  }

  wording(at: number, text: string): Wording {
    const [spoken = '', picture = '', more] = text.split(/\s+→\s+/)
    if (more !== undefined) this.fault(at, 'A line has one picture')
    if (spoken.startsWith('[')) this.fault(at, 'Marks stand before the first wording, not behind its label')
    return { text: spoken.trim(), picture: picture.trim() }
  }

  marks(at: number, text: string): { marks: Marks; rest: string } {
    const marks: Marks = {}
    let rest = text
    for (let found = /^\[([^\]]+)\]\s*/.exec(rest); found; found = /^\[([^\]]+)\]\s*/.exec(rest)) {
      rest = rest.slice(found[0].length)
      this.mark(at, marks, (found[1] ?? '').trim())
    }
    return { marks, rest }
  }

  mark(at: number, marks: Marks, text: string) {
    const [, key = text, value = ''] = /^([a-z]+):\s*(.*)$/.exec(text) ?? []
    const list = splitList(value)
    const amount = /^amount\s*(<=|>=|<|>|=)\s*(\d+(?:\.\d+)?)/.exec(text)
    if (/^(?:60|90|120)$/.test(text)) marks.from = Number(text) as 60 | 90 | 120
    else if (text === 'cut 30') marks.cut30 = true
    else if (key === 'has') marks.has = [...(marks.has ?? []), ...alternatives(list)]
    else if (key === 'not') marks.not = [...(marks.not ?? []), ...list]
    else if (text === 'price') marks.price = 'some'
    else if (text === 'no price') marks.price = 'none'
    else if (text === 'month') marks.price = 'month'
    else if (key === 'problem') marks.problems = list
    else if (key === 'sort') marks.sorts = list
    else if (key === 'unless') marks.unless = list
    else if (key === 'own') marks.own = list
    else if (amount) marks.amount = { is: amount[1] as '<', number: Number(amount[2]) }
    else if (text === 'me') marks.me = true
    else if (key === 'prop') marks.prop = value
    else if (text === 'else' || text === 'neither') marks.otherwise = true
    else this.fault(at, `Unknown mark [${text}]`)
  }

  patterns(at: number, list: readonly string[]): string[] {
    return list.flatMap((each) => {
      try {
        void new RegExp(patternOf(each))
        return [each]
      } catch {
        this.fault(at, `Cannot read the pattern "${each}"`)
        return []
      }
    })
  }
}

/** "a | b, c": one of a and b, and c. */
const splitList = (text: string, separator = ',') =>
  text
    .split(separator)
    .map((each) => each.trim())
    .filter(Boolean)
const alternatives = (list: string[]) => list.map((each) => splitList(each, '|'))

/** Splits at commas that stand in no bracket. */
function splitPatterns(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const letter of text) {
    if (letter === '(' || letter === '[') depth++
    if (letter === ')' || letter === ']') depth--
    if (letter === ',' && depth === 0) {
      parts.push(part.trim())
      part = ''
    } else part += letter
  }
  parts.push(part.trim())
  return parts.filter(Boolean)
}
