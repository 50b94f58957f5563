/** From here on, form and script stand side by side: the `lg` of the styles. */
export const WIDE = '(width >= 64rem)'
