import type { Registry, RegistryEntry } from '@backoffice/shared/contract'
import { http, HttpResponse } from 'msw'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { remoteSource } from '../../build/remote-source.ts'

const root = path.resolve(__dirname, '../../..')
const remotes = readdirSync(root)
  .filter((name) => name.startsWith('remote-') && existsSync(path.join(root, name, 'remote.json')))
  .map((name) => remoteSource(path.join(root, name)))

/** The registry of this workspace's remotes, built from their remote.json. */
export const workspaceRegistry = (): Registry => ({
  format: 1,
  ...(registryServer.overrides.length > 0 && { config: { overrides: registryServer.overrides } }),
  remotes: Object.fromEntries(
    remotes.map((remote) => [
      remote.name,
      {
        release: '1',
        manifest: `/remotes/${remote.name}/mf-manifest.json`,
        remote: { ...remote, contract: '*' },
        ...registryServer.entries[remote.name],
      },
    ]),
  ),
})

/**
 * Whether the registry answers, how often it was asked, which origins it allows beside its own, and what it says of a
 * remote besides.
 */
export const registryServer = {
  down: false,
  asked: 0,
  overrides: [] as string[],
  entries: {} as Record<string, Partial<RegistryEntry>>,
}

/** Another origin, which offers clientes alone. */
export const staging = 'https://ensayo.example'

/** The handlers for what the host requests besides the API. */
export const registryHandlers = [
  http.get('*/remotes.json', () => {
    registryServer.asked += 1
    return registryServer.down
      ? new HttpResponse(null, { status: 503 })
      : HttpResponse.json(workspaceRegistry())
  }),
  http.get('*/mf-manifest.json', () =>
    HttpResponse.json({
      metaData: { remoteEntry: { name: 'entry.js' } },
      exposes: [{ path: './module' }],
      shared: [],
    }),
  ),
  http.get(`${staging}/remote.json`, () =>
    HttpResponse.json(workspaceRegistry().remotes['clientes']?.remote),
  ),
]
