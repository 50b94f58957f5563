/** Of the studio's address: which script of the library it opens. */
export const SCRIPT_PARAMETER = 'script'
