export interface BaseImage {
  /** The variable that overrides it. */
  setting: string
  /** The image reference: `node:24-trixie-slim`, perhaps with `@sha256:…`. */
  image: string
}

/** Every external image of docker-compose.yml, as set by these variables or by the file's defaults. */
export function baseImageSettings(
  composeFile: string,
  env: Record<string, string | undefined> = {},
): BaseImage[] {
  const found = [...composeFile.matchAll(/\$\{(\w+_IMAGE):-([^}]+)\}/g)]
  const byDefault = new Map(found.map(([, setting = '', image = '']) => [setting, image]))
  return [...byDefault].map(([setting, image]) => ({ setting, image: env[setting] || image }))
}

/** A publisher can move a tag; a digest identifies exact bytes. */
export const isPinned = (image: string) => /@sha256:[0-9a-f]{64}$/.test(image)

/**
 * The line that describes an image.
 * @param digests the RepoDigests of `docker image inspect`; null if the image is not on this machine
 */
export function imageLine({ setting, image }: BaseImage, digests: string[] | null): string {
  if (isPinned(image)) return `${setting}=${image}  (fijada)`
  if (digests === null) return `${setting}=${image}  (sin fijar; no está en este equipo)`
  const repository = image.replace(/:[^/:]+$/, '')
  const own = digests.find((each) => each.startsWith(`${repository}@`)) ?? digests[0]
  const digest = own?.split('@')[1]
  if (!digest) return `${setting}=${image}  (sin fijar; hecha en este equipo, sin huella de un registro)`
  return `${setting}=${image}  (sin fijar)\n  la de este equipo: ${setting}=${image}@${digest}`
}
