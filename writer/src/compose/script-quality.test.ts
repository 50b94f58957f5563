import { ScriptBrief, type ScriptBriefInput } from '@reelwright/shared'
import { describe, expect, test, vi } from 'vitest'
import { analyseBrief } from '../analysis'
import { BUCKETS } from '../analysis/buckets'
import { spokenWordCount, splitSentences } from '../language'
import { AWKWARD_SCRIPTS, type CorpusScript, EARBUDS } from '../testing/corpus'
import { composeScript } from './compose-script'
import { clauseList, planFeatures } from './feature-plan'
import { pacingFor } from './pacing'
import { whereSomebodyIs } from './places'

// The first test that reads the corpus composes it.
vi.setConfig({ testTimeout: 300_000 })

const brief = (input: Partial<ScriptBriefInput> & { productName: string }) =>
  ScriptBrief.parse({ targetAudience: 'everyone', ...input })

const failing = (wrong: (cell: CorpusScript & { text: string }) => boolean) =>
  AWKWARD_SCRIPTS.filter((cell) => wrong({ ...cell, text: cell.script.spoken_script })).map(
    ({ input, script }) => `${JSON.stringify(input)}\n${script.spoken_script}`,
  )

test('a problem that was typed is told in every script, in the first half', () => {
  const content = (text: string) => text.toLowerCase().match(/[\p{L}]{4,}/gu) ?? []
  const stop = new Set(['never', 'over', 'always', 'that', 'with', 'they', 'when', 'your'])
  expect(
    failing(({ text, input }) => {
      const words = content(input.painPoint ?? '').filter((word) => !stop.has(word))
      const early = text.slice(0, text.length / 2).toLowerCase()
      return words.filter((word) => early.includes(word.slice(0, 5))).length * 2 < words.length
    }),
  ).toEqual([])
})

test('no line shows a feature by saying it again', () => {
  expect(failing(({ text }) => /watch me show how|\bshow how\b|in one take how/i.test(text))).toEqual([])
  expect(
    failing(({ script }) => script.selling_points.some((point) => /show in one take how|show how/i.test(point))),
  ).toEqual([])
})

test('no list has a verb for a noun, and none reads a listing out', () => {
  expect(
    failing(({ text }) => /\b(?:have|has|with) (?:charges|fits|holds|folds|rolls|pairs|weighs)\b/i.test(text)),
  ).toEqual([])
  expect(failing(({ text }) => /the listing says/i.test(text))).toEqual([])
})

test('a gerund of what never happens is no noun', () => {
  expect(
    failing(({ text }) => /\b(?:has|have|with|about|broke|of) (?:never|not|always) \p{L}+ing\b/iu.test(text)),
  ).toEqual([])
})

test('list lead-ins do not pile up, and nothing sounds like a form', () => {
  expect(failing(({ text }) => /\bquick list\b|\bthere is more\b|\band the rest:/i.test(text))).toEqual([])
  expect(
    failing(({ text }) => {
      const leads = splitSentences(text).flatMap(
        (sentence) =>
          /^(?:Also on the list|Another thing|Worth knowing|While we are here|Plus|On top of that|In one breath|I nearly forgot)\b/.exec(
            sentence,
          )?.[0] ?? [],
      )
      return new Set(leads).size < leads.length
    }),
  ).toEqual([])
})

test('a script of a minute or more holds one list at most', () => {
  for (const aim of [150, 230, 300]) {
    const { features } = analyseBrief(brief(EARBUDS))
    expect(planFeatures(features, aim).filter((group) => group.form === 'list').length).toBeLessThanOrEqual(1)
  }
})

test('lists join features of one form', () => {
  const { features } = analyseBrief(brief(EARBUDS))
  for (const aim of [70, 80, 150]) {
    for (const group of planFeatures(features, aim).filter(({ form }) => form === 'list')) {
      const list = clauseList(
        group.features.flatMap((at) => features[at] ?? []),
        'they',
      )
      expect(list).toMatch(/^they(?:'re| have| \p{L}+)/u)
      expect(list).not.toMatch(/^they have .*\b(?:are|charge|fit)\b/)
    }
  }
})

test('stays in the accepted length and sums to the second for awkward products, too', () => {
  expect(
    failing(({ text, videoLength, style, tone, script }) => {
      const { accept } = pacingFor(videoLength, style, tone)
      const words = spokenWordCount(text)
      return (
        words < accept.min ||
        words > accept.max ||
        script.scenes.reduce((sum, scene) => sum + scene.duration, 0) !== videoLength
      )
    }),
  ).toEqual([])
})

test('the suggestions are tips of the score, not the hashtags', () => {
  expect(
    failing(({ script }) => script.metadata.suggestions.some((tip) => tip.startsWith('#') || !tip.includes(' '))),
  ).toEqual([])
  expect(
    failing(({ script }) => script.metadata.suggestions.length > 5 || script.metadata.suggestions.length === 0),
  ).toEqual([])
  expect(failing(({ script }) => script.hashtags.length !== 5)).toEqual([])
})

test('no list is cut before its last item', () => {
  expect(
    failing(
      ({ text }) =>
        /, [^.]+\. And (?:an?|the) (?:\p{L}+ ){0,2}\p{L}+\.(?=\s|$)/u.test(text) &&
        /have [^.]+, [^.]+\. And an?\b/.test(text),
    ),
  ).toEqual([])
})

test('a class is not lifted out of a parcel', () => {
  expect(
    failing(
      ({ input, text, script }) =>
        input.productName === 'Online yoga class' &&
        (/parcel|unbox|showed up at my door|run a finger|small object/i.test(text) ||
          script.scenes.some((scene) => /unbox/i.test(scene.visualCue))),
    ),
  ).toEqual([])
})

test('a thing that was in the picture before is "the" thing', () => {
  const props = new Map(BUCKETS.map((bucket) => [bucket.id, bucket.props.filter((prop) => /^an? /.test(prop))]))
  expect(
    failing(({ text, analysis }) =>
      (props.get(analysis.category.id) ?? []).some((prop) => text.toLowerCase().split(prop).length > 2),
    ),
  ).toEqual([])
})

test('one script stays in few places', () => {
  const { script, analysis } = (() => {
    const parsed = brief({ productName: 'Desk lamp', videoLength: 120, style: 'storytelling' })
    return { script: composeScript(parsed, { seed: 'thread' }), analysis: analyseBrief(parsed) }
  })()
  const named = analysis.category.settings.filter((setting) => script.spoken_script.toLowerCase().includes(setting))
  expect(named.length).toBeLessThanOrEqual(3)
})

describe('where somebody is', () => {
  test.each([
    ['the nightstand', 'by the nightstand'],
    ['the bottom drawer', 'by the bottom drawer'],
    ['the gym bag', 'by the gym bag'],
    ['the couch', 'on the couch'],
    ['the kitchen', 'in the kitchen'],
  ])('%s', (place, where) => {
    expect(whereSomebodyIs(place)).toBe(where)
  })

  test('is never on a piece of furniture that carries nobody', () => {
    const odd = BUCKETS.flatMap((bucket) => bucket.settings)
      .map(whereSomebodyIs)
      .filter((where) =>
        /^(?:on|in) the (?:\p{L}+ )?(?:nightstand|dresser|counter|shelf|drawer|vanity|windowsill|desk)\b/u.test(where),
      )
    expect(odd).toEqual([])
  })
})
