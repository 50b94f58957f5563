/** Pieces of the line that are all estimate or all reported; a piece begins where the one before it ends. */
export function stretches(points: readonly { estimated?: boolean }[]) {
  const pieces: { from: number; to: number; estimated: boolean }[] = []
  for (let index = 1; index < points.length; index++) {
    const estimated = points[index]?.estimated ?? false
    const piece = pieces.at(-1)
    if (piece?.estimated === estimated) piece.to = index
    else pieces.push({ from: index - 1, to: index, estimated })
  }
  return pieces
}
