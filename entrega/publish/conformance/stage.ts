import type { Permisos, Registry } from '@backoffice/shared/contract'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Backend } from '../../../shared/src/testing/backend/Backend.ts'
import { httpServer } from '../../../shared/src/testing/backend/http/httpServer.ts'
import { todosLosPermisos, unId, unUsuario } from '../../../shared/src/testing/builders.ts'
import { demoData } from '../../../shared/src/testing/demo.ts'
import { servedFiles } from '../../build/site-files.ts'
import { precompress } from '../../build/precompress.ts'
import { appName, releaseName } from '../names.ts'
import { gatewayHandler } from '@backoffice/gateway'
import { Refusal } from '../refusal.ts'
import type { Subject } from '../evidence/types.ts'

/** Runs the host in use with the release under test, alone or beside the remotes in use, over an api in memory. */
export interface Stage {
  url: string
  registry: Registry
  /** Whether the release runs without neighbours. */
  alone: boolean
  backend: Backend
  /** Opens a session with all permissions, also those that the remotes name themselves, or with just these. */
  tokenFor(permisos?: Permisos): string
  close(): void
}

interface Options {
  /** The folder of a published site, which provides the host and the neighbours. */
  site: string
  alone: boolean
}

export async function openStage(subject: Subject, { site, alone }: Options): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'conformidad-'))
  const registry = fill(folder, subject, { site, alone })
  const backend = new Backend('ours', demoData)
  const api = httpServer(backend)
  const { port } = await listen(api)
  const gateway = createServer(
    await gatewayHandler({ site: folder, api: () => ({ host: '127.0.0.1', port }) }),
  )
  let people = 0
  return {
    url: `http://127.0.0.1:${(await listen(gateway)).port}`,
    registry,
    alone,
    backend,
    tokenFor: (permisos = permissionsIn(registry)) =>
      backend.signIn(unUsuario({ _id: unId(0x9000 + ++people), permisos })),
    close() {
      for (const server of [gateway, api]) server.close().closeAllConnections()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The tree with every permission of the api, and those of the remotes (`permissions` in remote.json). */
export function permissionsIn({ remotes }: Registry): Permisos {
  const named = Object.values(remotes).flatMap(({ remote }) => remote.permissions ?? [])
  return named.reduce<Permisos>(
    (all, { permission }) => granted(all, permission.split('.')),
    todosLosPermisos(),
  )
}

function granted(tree: Permisos, [part = '', ...rest]: string[]): Permisos {
  const under = tree[part]
  return { ...tree, [part]: rest.length === 0 || granted(typeof under === 'object' ? under : {}, rest) }
}

function fill(folder: string, { name, entry, folder: built }: Subject, { site, alone }: Options): Registry {
  const inUse = JSON.parse(readFileSync(join(site, 'remotes.json'), 'utf8')) as Registry
  // People do not see a remote that an operator disabled.
  const neighbours = Object.entries(inUse.remotes).filter(
    ([other, { disabled }]) => !alone && other !== name && !disabled,
  )
  for (const part of ['index.html', 'assets'])
    cpSync(join(site, part), join(folder, part), { recursive: true })
  for (const [other, { release }] of neighbours) {
    if (!appName.test(other) || !releaseName.test(release))
      throw new Refusal(`El registro de ${site} nombra «${other}» «${release}», que no es una versión.`)
    const files = join('remotes', other, release)
    cpSync(join(site, files), join(folder, files), { recursive: true })
  }
  if (built) {
    const files = servedFiles(built)
    const target = join(folder, 'remotes', name, entry.release)
    for (const file of files) cpSync(join(built, file), join(target, file))
    precompress(target, files)
  }
  const registry: Registry = { format: 1, remotes: { ...Object.fromEntries(neighbours), [name]: entry } }
  writeFileSync(join(folder, 'remotes.json'), JSON.stringify(registry))
  return registry
}

async function listen(server: Server): Promise<AddressInfo> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server.address() as AddressInfo
}
