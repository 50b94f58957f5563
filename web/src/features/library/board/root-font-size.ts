/** What one rem is on this page: people set it in their browser. */
export const rootFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
