const ASKED = 'studio-product-asked'

/** Puts the cursor into the product field of the studio on this page: somebody was just told that a script begins there. (B-OB-06) */
export function askForProduct() {
  dispatchEvent(new Event(ASKED))
}

/** For whoever has the field. Returns the way to stop. */
export function onProductAsked(focus: () => void): () => void {
  // The dialog that the question came from is gone by the next frame; until then it would take the focus back.
  const soon = () => requestAnimationFrame(focus)
  addEventListener(ASKED, soon)
  return () => removeEventListener(ASKED, soon)
}
