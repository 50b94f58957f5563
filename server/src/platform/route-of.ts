/** A request's route as figures and traces name it. Files of the build have a route and a new name each. */
export function routeOf(url: string | undefined): string {
  if (url === undefined) return 'none'
  return url.startsWith('/assets/') ? '/assets/*' : url
}
