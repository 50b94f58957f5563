/** "8.2/10" is 8.2; a text without a number is 85. (B-CN-09, CX-35) */
export function savedScore(score: string | undefined): number {
  const number = Number.parseFloat(/\d+(\.\d+)?/.exec(score ?? '')?.[0] ?? '')
  return Number.isNaN(number) ? 85 : Math.min(100, number)
}
