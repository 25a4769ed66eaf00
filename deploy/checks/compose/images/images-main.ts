import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { root } from '../../../../tooling/start/before/root.mjs'
import { baseImageSettings, imageLine, isPinned } from './base-images.ts'
import { docker } from '../docker.ts'

/**
 * `npm run compose:images`: lists each base image with its digest on this machine, and the unpinned ones (status 1).
 */
const own = join(root, '.env')
const env = { ...(existsSync(own) && parseEnv(readFileSync(own, 'utf8'))), ...process.env }
const images = baseImageSettings(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), env)
for (const each of images) console.log(imageLine(each, await digestsHere(each.image)))
const loose = images.filter(({ image }) => !isPinned(image)).map(({ setting }) => setting)
if (loose.length > 0) console.error(`Sin fijar: ${loose.join(', ')}.`)
process.exitCode = loose.length > 0 ? 1 : 0

async function digestsHere(image: string): Promise<string[] | null> {
  const { status, stdout } = await docker(['image', 'inspect', '--format', '{{json .RepoDigests}}', image])
  return status === 0 ? ((JSON.parse(stdout) as string[] | null) ?? []) : null
}
