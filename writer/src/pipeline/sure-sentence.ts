import { sentenceCost } from '../reading'

const MAX_SURE_COST = 0.9

/** Whether a sentence made of a typed feature is surely good English. */
export const isSureSentence = (said: string) => sentenceCost(said) <= MAX_SURE_COST
