import { accessSync, constants, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../tooling/start/before/root.mjs'
import { docker } from './docker.ts'

/** Where the containers can run. */
export type Engine = { kind: 'here' } | { kind: 'runner'; program: string } | { kind: 'none'; why: string }

export interface Probes {
  /** Whether an engine with Compose is available here. */
  hasEngine: () => Promise<boolean>
  /** The first image that is neither here nor downloadable; null when all are available. */
  missingImage: () => Promise<string | null>
  /** `CONTAINER_RUNNER`: a program that runs a command with an engine of its own; null when unset. */
  runner: () => string | null
}

/** Chooses this machine's engine if it can get the images, else the configured runner, else none with the reason. */
export async function findEngine({ hasEngine, missingImage, runner }: Probes = real): Promise<Engine> {
  const engine = await hasEngine()
  const missing = engine ? await missingImage() : null
  if (engine && missing === null) return { kind: 'here' }
  const program = runner()
  if (program !== null) return { kind: 'runner', program }
  const why = engine
    ? `el motor de este equipo no puede obtener la imagen ${missing}`
    : 'no hay en este equipo un motor de Docker con Compose v2'
  return { kind: 'none', why }
}

/** The program in `CONTAINER_RUNNER`; throws a sentence if it can't be run. */
export function runnerFrom(env: NodeJS.ProcessEnv): string | null {
  const program = env.CONTAINER_RUNNER
  if (!program) return null
  try {
    accessSync(program, constants.X_OK)
  } catch {
    throw new Error(`CONTAINER_RUNNER nombra un programa que no se puede ejecutar: «${program}».`)
  }
  return program
}

const real: Probes = {
  hasEngine: async () => (await ok('version')) && (await ok('compose', 'version')),
  missingImage: async () => {
    for (const image of baseImages(readFileSync(join(root, 'docker-compose.yml'), 'utf8')))
      if (!(await ok('image', 'inspect', image)) && !(await ok('pull', '--quiet', image))) return image
    return null
  },
  runner: () => runnerFrom(process.env),
}

const ok = async (...args: string[]) => (await docker(args, { timeout: 180_000 })).status === 0

/** The base images: the defaults in docker-compose.yml. */
export const baseImages = (composeFile: string): string[] => [
  ...new Set(composeFile.match(/(?<=(NODE|POSTGRES)_IMAGE:-)[\w./:-]+/g)),
]
