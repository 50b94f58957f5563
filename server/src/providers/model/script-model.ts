import type {
  GeneratedScript,
  GenerationEvent,
  RefineRequest,
  RefineResult,
  ScriptAngles,
  ScriptBrief,
} from '@reelwright/shared'

export interface WritingOptions {
  /** The same brief and seed give the same script from the embedded writer, and the same surroundings from a model. */
  seed: string
  /** Earlier spoken scripts of the account, newest first: the new one must not repeat them. */
  avoid: string[]
  /** Whose turn it is among those who wait for the embedded writer. */
  account?: string
  /** How long the client waits where it hears nothing meanwhile. */
  maxSeconds?: number
  /** Aborts when nobody waits for the answer any more; the promise then rejects with the signal's reason. */
  signal?: AbortSignal
  /** Hears of `beat`, `words`, `scene` and `restart` while the script comes into being. */
  onEvent?: (event: GenerationEvent) => void
  /** Called once with what a language model took, also after the client has left. */
  onUsage?: (usage: WritingUsage) => Promise<void>
}

/** What one piece of writing took. */
export interface WritingUsage {
  /** Who was asked: "embedded", or provider and model as in "openai/gpt-5-mini". */
  writer: string
  /** Over all attempts, as the provider counts them; 0 when it does not report them. */
  inputTokens: number
  outputTokens: number
  /** Millionths of a dollar by the prices in the settings; null where no prices are set. */
  costMicrodollars: number | null
  /** How often the model was sent its own work with the faults of it, 0 to 2. */
  repairRounds: number
  /** Why the embedded writer did it instead; undefined where the one who was asked did it. */
  fellBack: FallbackReason | undefined
  /** The account's own key paid. */
  ownKey?: boolean
  /** Ids of the rules that were broken, where that is why. */
  rules?: readonly string[]
  /** HTTP status of the failure, where there was one. */
  status?: number
}

export type FallbackReason =
  | 'timeout'
  | 'rate_limited'
  | 'refused'
  | 'invalid_output'
  | 'broke_off'
  | 'rules_broken'
  | 'unsafe_output'
  | 'not_allowed'
  | 'provider_error'
  | 'unreachable'
  | 'spending_cap'

export interface Writing {
  script: GeneratedScript
  usage: WritingUsage
  /** What a language model said before it was tidied; absent where the embedded writer wrote. */
  drafted?: string
}

export interface Refining {
  result: RefineResult
  usage: WritingUsage
}

/** Who writes the scripts: the embedded writer, or by configuration a language model that the embedded one stands in for. */
export interface ScriptModel {
  write(brief: ScriptBrief, options: WritingOptions): Promise<Writing>
  /** `brief`: what the script was written from, as far as it is known. */
  refine(input: { request: RefineRequest; brief: ScriptBrief | undefined }, options: WritingOptions): Promise<Refining>
  /** The angles a brief can be told by. Absent where angles cannot be chosen: a language model has none. */
  angles?(brief: ScriptBrief, options: Omit<WritingOptions, 'onEvent'>): Promise<ScriptAngles>
  /** Name of the provider that writes for everybody; null is the embedded writer. Absent: the settings say so. */
  provider?(): Promise<string | null>
  /** The settings have changed. */
  forget?(): void
}
