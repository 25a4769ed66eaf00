/**
 * Does this path name a page of the application, so that index.html is the answer where no file is?
 * A missing script must be a 404: the page in its place would run as a script and fail far from the cause.
 */
export function isPagePath(path: string, accept: string | undefined): boolean {
  if (/^\/(assets|remotes)(\/|$)/.test(path) || path === '/remotes.json') return false
  const lastSegment = path.slice(path.lastIndexOf('/') + 1)
  return !lastSegment.includes('.') || (accept ?? '').includes('text/html')
}
