/** "1 script", "3 scripts", "1,200 scripts" */
export const scriptsText = (count: number) => (count === 1 ? '1 script' : `${count.toLocaleString('en-US')} scripts`)

/** A sentence of one script, or of several: said("Script deleted", "scripts deleted", 3) is "3 scripts deleted". */
export const said = (one: string, several: string, count: number) =>
  count === 1 ? one : `${count.toLocaleString('en-US')} ${several}`
