/** Behind a feature that is on its way; `ComingSoonNote` says what it means. (CX-14) */
export function ComingSoonMark() {
  return (
    <>
      <span aria-hidden="true" className="text-muted">
        *
      </span>
      <span className="sr-only"> (see the note below the plans)</span>
    </>
  )
}

export function ComingSoonNote() {
  return (
    <p className="text-center text-sm text-muted">
      <span aria-hidden="true">* </span>
      Coming soon, at no extra cost.
    </p>
  )
}
