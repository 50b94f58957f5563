/** Spoken on camera, neither hurried nor slow. */
export const WORDS_PER_SECOND = 2.55

/** Seconds it takes to say so many words, unrounded. */
export const secondsOf = (words: number): number => words / WORDS_PER_SECOND

/** Seconds to the nearest half, as scenes have them. */
export const toHalfSecond = (seconds: number): number => Math.round(seconds * 2) / 2
