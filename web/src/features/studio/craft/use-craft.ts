import type { ScriptBrief } from '@reelwright/shared'
import { useEffect, useMemo, useState } from 'react'
import type { BriefFormValues } from '../brief-form'
import type { EditedScript } from '../edited-script/edited-script'
import { claimBrief, type ClaimHint, hintsOf } from './claim-hints'
import { craftBrief } from './craft-brief'
import { type CraftLink, openCraftLink } from './craft-link'
import type { Craft, CraftAnswers, CraftQuestion, JudgedBrief, JudgedScene } from './judge-craft'

const DEBOUNCE_MS = 250
/** Seven times what is spoken in three minutes. More is a pasted book; refining does not take it either. */
const MAX_JUDGED = 20_000

/**
 * Craft score and claim check of what is on the screen, a moment after the last letter; undefined until the first answer, and for good
 * where nobody can judge. The answer may be older than the script: `flagsInLine` puts its findings where the words are now.
 */
export function useCraft(script: EditedScript | undefined, brief?: ScriptBrief | null): Craft | undefined {
  const { scenes, metadata } = script && script.spoken_script.length <= MAX_JUDGED ? script : NOTHING
  const question = useMemo(
    () =>
      scenes && metadata
        ? asText({ about: 'script', brief: craftBrief({ metadata }, brief), scenes: scenes.map(judged) })
        : undefined,
    [scenes, metadata, brief],
  )
  return useAnswer('script', question)
}

const NOTHING: Partial<EditedScript> = {}

const judged = ({ id, duration, voiceover, visualCue, cameraDirection }: JudgedScene): JudgedScene => ({
  id,
  duration,
  voiceover,
  visualCue,
  cameraDirection,
})

/** What the writer makes of the form while it is typed. */
export interface BriefHints {
  /** May be a moment older than the fields: `hintsInField` picks what is still true. */
  claims: readonly ClaimHint[]
  /** For each feature that was judged, as trimmed text: whether the script says it as typed. */
  said: JudgedBrief['said']
}

/** Judges the form's fields, a moment after the last letter. */
export function useBriefHints(values: BriefFormValues, disclosure?: ScriptBrief['disclosure']): BriefHints {
  const answer = useAnswer('brief', asText({ about: 'brief', brief: claimBrief(values, disclosure) }))
  return useMemo(() => ({ claims: hintsOf(answer?.flags ?? []), said: answer?.said ?? NOTHING_JUDGED }), [answer])
}

const NOTHING_JUDGED: JudgedBrief['said'] = new Map()

/** As text two questions are the same when they say the same: an edit that changes nothing that counts asks nobody. */
const asText = (question: CraftQuestion) => JSON.stringify(question)

/** The newest answer; the one before stays until it comes. */
function useAnswer<About extends CraftQuestion['about']>(
  about: About,
  question: string | undefined,
): CraftAnswers[About] | undefined {
  const [answer, setAnswer] = useState<CraftAnswers[About]>()
  useEffect(holdLink, [])

  useEffect(() => {
    if (question === undefined) return
    let isOver = false
    async function ask(text: string) {
      const wanted = { ...JSON.parse(text), about } as Extract<CraftQuestion, { about: About }>
      const said = await currentLink().ask<About>(wanted)
      if (said && !isOver) setAnswer(said)
    }
    const timer = setTimeout(() => void ask(question), DEBOUNCE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [about, question])
  return question === undefined ? undefined : answer
}

/** One line for the whole page, as long as anybody uses it. */
let link: CraftLink | undefined
let users = 0

const currentLink = () => (link ??= openCraftLink())

function holdLink() {
  users++
  return () => {
    users--
    if (users > 0) return
    link?.close()
    link = undefined
  }
}
