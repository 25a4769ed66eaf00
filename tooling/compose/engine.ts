import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../start/before/root.mjs'
import { docker } from './docker'

/** Where the containers can run. */
export type Engine = { kind: 'here' } | { kind: 'offline'; program: string } | { kind: 'none'; why: string }

/** Runs a command against a Docker engine of its own, where no registry of images is reachable. */
export const offlineDocker = join(root, '../shared/tools/offline-docker/offline-docker')

export interface Probes {
  /** Whether an engine with Compose answers here. */
  hasEngine: () => Promise<boolean>
  /** The first image that neither is here nor can be fetched; null when all can be had. */
  missingImage: () => Promise<string | null>
  /** Whether the stand-in for both can be run. */
  hasOffline: () => boolean
}

/** This machine's own engine if it can have the images, else the one that needs no registry, else none and why. */
export async function findEngine({ hasEngine, missingImage, hasOffline }: Probes = real): Promise<Engine> {
  const engine = await hasEngine()
  const missing = engine ? await missingImage() : null
  if (engine && missing === null) return { kind: 'here' }
  if (hasOffline()) return { kind: 'offline', program: offlineDocker }
  const why = engine
    ? `el motor de este equipo no puede obtener la imagen ${missing}`
    : 'no hay en este equipo un motor de Docker con Compose v2'
  return { kind: 'none', why }
}

const real: Probes = {
  hasEngine: async () => (await ok('version')) && (await ok('compose', 'version')),
  missingImage: async () => {
    for (const image of baseImages(readFileSync(join(root, 'docker-compose.yml'), 'utf8')))
      if (!(await ok('image', 'inspect', image)) && !(await ok('pull', '--quiet', image))) return image
    return null
  },
  hasOffline: () => existsSync(offlineDocker),
}

const ok = async (...args: string[]) => (await docker(args, { timeout: 180_000 })).status === 0

/** The images that everything is made from: what stands as a default in docker-compose.yml. */
export const baseImages = (composeFile: string): string[] => [
  ...new Set(composeFile.match(/(?<=(NODE|NGINX|POSTGRES)_IMAGE:-)[\w./:-]+/g)),
]
