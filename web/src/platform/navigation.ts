/** Leaves the app and starts it anew at a path of its own: nothing in memory survives. */
export function navigateFully(path: string) {
  location.assign(path)
}
