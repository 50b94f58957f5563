import type { AiConfig } from '../../platform/config'
import type { TokenUse } from './model-failure'
import type { FallbackReason, WritingUsage } from './script-model'

/** Adds up the usage of all attempts for one script. */
export interface Spending {
  add(use: TokenUse): void
  /** @param repairRounds How often the model was asked to repair its answer. */
  usage(repairRounds: number, fellBack: FallbackReason | undefined): WritingUsage
}

export function createSpending({ provider, model, price }: AiConfig): Spending {
  let [inputTokens, outputTokens] = [0, 0]
  return {
    add(use) {
      inputTokens += counted(use.inputTokens)
      outputTokens += counted(use.outputTokens)
    },
    usage: (repairRounds, fellBack) => ({
      writer: `${provider}/${model}`,
      inputTokens,
      outputTokens,
      // Dollars for a million tokens are millionths of a dollar for one.
      costMicrodollars: price ? Math.round(inputTokens * price.input + outputTokens * price.output) : null,
      repairRounds,
      fellBack,
    }),
  }
}

/** More than any model reads at once. What a server counts is not believed beyond that. */
const MAX_TOKENS = 100_000_000

const counted = (tokens: number) => (tokens > 0 ? Math.min(Math.round(tokens), MAX_TOKENS) : 0)
