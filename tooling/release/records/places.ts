/** Where a release's file is kept. The host's page stays hidden until it is in use; its other files have names of their own. */
export function placeOf(app: string, release: string, file: string): string {
  if (app !== 'host') return `remotes/${app}/${release}/${file}`
  return isAsset(file) ? file : `.host/${release}/${file}`
}

/** Under which a remote's releases are. */
export const releasesOf = (name: string): string => `remotes/${name}/`

/** The host's files whose names hold a hash; the others are replaced with the release. */
export const isAsset = (file: string): boolean => file.startsWith('assets/')

/** The file without which a release can't run. */
export const doorOf = (app: string): string => (app === 'host' ? 'index.html' : 'mf-manifest.json')
