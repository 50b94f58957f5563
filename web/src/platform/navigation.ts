/** Leaves the app and reloads it at the path: nothing in memory survives. */
export function navigateFully(path: string) {
  location.assign(path)
}
