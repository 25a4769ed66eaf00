// node entrega/build/image.ts <app> <folder>: builds one app and fills the folder with the contents of its
// container image.
import type { Registry } from '@backoffice/shared/contract'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../publish/cli/run.ts'
import { candidateFrom } from '../publish/records/candidate.ts'
import { publish } from '../publish/publish/publish.ts'
import { readSituation } from '../publish/registry/derive.ts'
import { registryOf } from '../publish/registry/registry.ts'
import { folderStore } from '../publish/store/folder.ts'
import { Refusal } from '../publish/refusal.ts'
import { buildAll } from './build-all.ts'
import { whoIsHere } from './who.ts'

/** Builds one app into the folder for its image: the host's page and files, or a remote's release with its registry entry. */
export async function fillImage(app: string, folder: string): Promise<void> {
  const builds = await buildAll({ only: [app], log: console.log })
  const store = folderStore(folder)
  const parts = { store, clock: () => new Date(), who: whoIsHere() }
  await publish(
    parts,
    builds.map(({ app, dist }) => candidateFrom(app, dist)),
  )
  const { state, records } = await readSituation(store)
  const registry = registryOf(state, records)
  // In containers the registry is assembled at run time, from the entry that each remote's container serves.
  for (const file of ['remotes.json', '.gateway', '.log', '.releases', '.host', '.cache'])
    rmSync(path.join(folder, file), { recursive: true, force: true })
  if (app !== 'host') writeFileSync(path.join(folder, 'registro.json'), registryEntry(registry, app))
}

/** A remote's entry, which its container says (gateway/src/remote). */
export function registryEntry(registry: Registry, name: string): string {
  const entry = registry.remotes[name]
  if (!entry) throw new Error(`No se construyó ${name}.`)
  return `${JSON.stringify(entry)}\n`
}

if (import.meta.main) {
  await run(async () => {
    const [app = '', folder = ''] = process.argv.slice(2)
    if (!app || !folder) throw new Refusal('Se usa así: node entrega/build/image.ts <app> <carpeta>.')
    await fillImage(app, path.resolve(folder))
  })
}
