/** What knows scripts from the inside. The studio asks for it once there is one: the dashboard opens without it. */
export { editReducer, isDirty, viewed } from '../edited-script/edit-history'
export { editedScript } from '../edited-script/edited-script'
export { formOf, readHistory, sameContent, scriptOfText, soundBrief, soundScript } from './stored-script'
