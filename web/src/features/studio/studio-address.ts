/** Of the studio's address: which script of the library it opens. */
export const SCRIPT_PARAMETER = 'script'

/** Which of its versions, unless it is the newest. */
export const VERSION_PARAMETER = 'version'
