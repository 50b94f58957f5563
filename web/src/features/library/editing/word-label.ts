/** (B-VL-20 to B-VL-23) */
export function wordLabel(words: number): string {
  if (words < 50) return 'Short'
  if (words < 100) return 'Optimal'
  return words < 150 ? 'Long' : 'Very Long'
}
