import type { RemoteManifest } from '@backoffice/shared/contract'
import type { HostFacts, RemoteFacts } from '../../build/facts/facts.ts'
import { gates, type BuildRead, type InUse } from '../gates/index.ts'

export const budgets = { inicio: 10, remoto: 10, remoteEntry: 2, 'en frío': 300 }
export const ui = '@backoffice/shared/ui'

export const dataOf = (name: string): RemoteManifest => ({
  name,
  base: `/${name}`,
  contract: '^1.1.0',
  exposes: ['./module'],
  menu: [],
  routes: [{ path: `/${name}` }],
})

export const factsOf = (app: string): RemoteFacts => ({
  format: 1,
  kind: 'remote',
  app,
  shared: '1.1.0',
  contract: '^1.1.0',
  imports: { [ui]: ['Button'], react: '*' },
  exposes: { './module': ['default'] },
  routes: [`/${app}`],
  copies: [],
  files: ['entry.js'],
})

export const hostFacts: HostFacts = {
  format: 1,
  kind: 'host',
  app: 'host',
  shared: '1.1.0',
  provides: { [ui]: ['Button', 'Card'], react: ['useState'] },
  files: [],
}

export interface Remote extends BuildRead {
  remote: RemoteManifest
  facts: RemoteFacts
}

/** What a build may say, right or wrong. */
type Changes = Partial<Omit<BuildRead, 'remote' | 'facts'>> & { remote?: unknown; facts?: RemoteFacts | null }

export const remote = (changes: Changes = {}, app = 'ventas') =>
  ({
    app,
    remote: dataOf(app),
    facts: factsOf(app),
    files: ['entry.js', 'mf-manifest.json'],
    named: ['entry.js'],
    bytes: 100,
    ...changes,
  }) as Remote

export const inUse: InUse = {
  host: hostFacts,
  remotes: { clientes: { data: dataOf('clientes'), facts: factsOf('clientes') } },
}

export const said = (...candidates: BuildRead[]) =>
  gates(candidates, inUse, budgets).map(({ app, gate, sentence }) => `${app} ${gate} ${sentence}`)
