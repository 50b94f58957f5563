/** Of the studio's address: which script of the library it opens. */
export const SCRIPT_PARAMETER = 'script'

/** Which side a small screen shows, unless it goes without saying. */
export const VIEW_PARAMETER = 'view'

/** The two versions that are compared. */
export const FROM_PARAMETER = 'from'
export const TO_PARAMETER = 'to'

/** Which of its versions, unless it is the newest. */
export const VERSION_PARAMETER = 'version'
