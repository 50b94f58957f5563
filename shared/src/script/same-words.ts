/** Whether two texts have the same words in the same order, however they are spaced. */
export const sameWords = (one: string, other: string): boolean => spaced(one) === spaced(other)

const spaced = (text: string) => text.split(/\s+/).filter(Boolean).join(' ')
