/** Where a script of the library is opened in the studio. */
export const studioAddress = (scriptId: string) => `/script-studio?${SCRIPT_PARAMETER}=${encodeURIComponent(scriptId)}`

export const SCRIPT_PARAMETER = 'script'
