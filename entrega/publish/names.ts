import { Refusal } from './refusal.ts'

/** `host`, or a remote by its name in the registry. */
export const appName = /^[a-z][a-z0-9-]*$/

/** The version of a build: it becomes part of a folder's name, of addresses and of the log. */
const versionName = /^\d[\w.+-]{0,99}$/

/** A release, also one that another tool named; never a hidden or an upper folder. */
export const releaseName = /^\w[\w.+-]*$/

/** Refuses an app or a version whose name would lead to another place. */
export function requireNames(app: string, version: string): void {
  if (!appName.test(app))
    throw new Refusal(
      `«${app}» no es el nombre de una app: empieza con una letra y tiene letras minúsculas, números y guiones.`,
    )
  if (!versionName.test(version))
    throw new Refusal(
      `${app}: «${version}» no es una versión: empieza con un número y tiene letras, números, puntos, «+», «-» y «_». Corregirla en package.json y construir de nuevo.`,
    )
}
