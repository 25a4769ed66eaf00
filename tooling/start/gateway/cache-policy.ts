/** Folders whose files carry a hash in their name or stand in a release that never changes. */
const immutable = /^\/(assets|remotes\/[^/]+\/[^/]+)\//
/** The only files there that are asked for by a steady name. */
const manifest = /\/(mf-manifest|mf-stats|remote)\.json$/

/** How long a browser may keep a file of the site. */
export function cacheControl(path: string): string {
  if (immutable.test(path) && !manifest.test(path)) return 'public, max-age=31536000, immutable'
  return 'no-cache'
}

/** Remotes may be fetched by a page of another origin: a host under development, a preview. */
export const isShared = (path: string) => path === '/remotes.json' || path.startsWith('/remotes/')
