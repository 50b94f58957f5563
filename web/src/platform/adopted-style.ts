/** The name under which @hello-pangea/dnd makes its style elements in a built page: see `stylesFromFilesOnly` in `vite.config.ts`. */
const NAME = 'adopted-style'

/**
 * Makes the element that stands in for `<style>` where a package insists on writing one: what is written into it becomes a constructed
 * sheet, which our content security policy allows.
 */
export function defineAdoptedStyle(): void {
  // Tests run on a document without constructed sheets, and on the package as it is.
  if (typeof customElements === 'undefined' || !('adoptedStyleSheets' in document) || customElements.get(NAME)) return

  class AdoptedStyle extends HTMLElement {
    type = ''
    readonly #sheet = new CSSStyleSheet()

    override set textContent(css: string | null) {
      this.#sheet.replaceSync(css ?? '')
    }
    override get textContent(): string {
      return [...this.#sheet.cssRules].map(({ cssText }) => cssText).join('\n')
    }
    connectedCallback() {
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#sheet]
    }
    disconnectedCallback() {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet)
    }
  }
  customElements.define(NAME, AdoptedStyle)
}
