import { said } from './counted'

/** (B-ER-30, B-ER-31) */
export const moveTexts = (count: number) => ({
  done: said('Script moved successfully', 'scripts moved', count),
  failed: said('Failed to move script', 'scripts couldn’t be moved', count),
})
