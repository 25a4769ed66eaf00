import type { Registry, RemoteManifest } from '@backoffice/shared/contract'
import { http, HttpResponse } from 'msw'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const names = ['clientes', 'asesorias', 'usuarios', 'configuracion']

const remoteJson = (name: string): RemoteManifest =>
  JSON.parse(
    readFileSync(path.resolve(__dirname, `../../../remote-${name}/remote.json`), 'utf8'),
  ) as RemoteManifest

/** The registry of this workspace's remotes, from their own remote.json. */
export const workspaceRegistry = (): Registry => ({
  format: 1,
  remotes: Object.fromEntries(
    names.map((name) => [
      name,
      { release: '1', manifest: `/remotes/${name}/mf-manifest.json`, remote: remoteJson(name) },
    ]),
  ),
})

/** Whether the registry answers, and how often it was asked. */
export const registryServer = { down: false, asked: 0 }

/** What the host asks for beside the api. */
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
]
