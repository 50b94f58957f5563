/** Keeps long noun lists readable in the bucket files. */
export const nouns = (list: string): string[] => list.split(', ')
