/** (B-SC-01 to B-SC-05, OP-51) */
export function SceneViewerDialog(_: { scriptId: string | null; onClose: () => void }) {
  return null
}
