import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyRepository } from '../../../tooling/start/repository-copy.ts'

/**
 * A copy of the repository with a changed remote-usuarios, whose button says «Agregar persona», and the compose file
 * that builds its image from there, as the team of that remote would do.
 */
export async function nextUsuarios(): Promise<{ folder: string; file: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-siguiente-'))
  await copyRepository(folder, ['e2e'])
  await replaceIn(
    join(folder, 'remote-usuarios/src/list/list.textos.ts'),
    'Agregar usuario',
    'Agregar persona',
  )
  const file = join(folder, 'siguiente.yml')
  await writeFile(file, JSON.stringify({ services: { 'remote-usuarios': { build: { context: folder } } } }))
  return { folder, file }
}

async function replaceIn(file: string, from: string, to: string) {
  const text = await readFile(file, 'utf8')
  if (!text.includes(from)) throw new Error(`«${from}» is not in ${file}`)
  await writeFile(file, text.replaceAll(from, to))
}
