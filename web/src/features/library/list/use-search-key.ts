import { type RefObject, useEffect } from 'react'

/** "/" leads to the search box, unless somebody is typing or a dialog is open. */
export function useSearchKey(section: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function focusSearch(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const target = event.target instanceof HTMLElement ? event.target : null
      if (target?.isContentEditable || target?.closest('input:not([type=checkbox], [type=radio]), textarea, select'))
        return
      if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return
      const box = section.current?.querySelector<HTMLInputElement>('input[type=search]')
      // A dashboard panel that is not visible.
      if (!box || section.current?.closest('[hidden]')) return
      event.preventDefault()
      box.focus()
      box.select()
    }
    document.addEventListener('keydown', focusSearch)
    return () => document.removeEventListener('keydown', focusSearch)
  }, [section])
}
