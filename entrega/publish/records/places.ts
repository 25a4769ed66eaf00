/** The key of a release's file. The host's page stays hidden until it is in use; its other files have names of their own. */
export function placeOf(app: string, release: string, file: string): string {
  if (app !== 'host') return `remotes/${app}/${release}/${file}`
  return isAsset(file) ? file : `.host/${release}/${file}`
}

/** The host's files with a hash in their name; the others are replaced with each release. */
export const isAsset = (file: string): boolean => file.startsWith('assets/')

/** The file that a release can't run without. */
export const doorOf = (app: string): string => (app === 'host' ? 'index.html' : 'mf-manifest.json')
