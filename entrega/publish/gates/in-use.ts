import type { RemoteManifest } from '@backoffice/shared/contract'
import type { Facts, HostFacts, RemoteFacts } from '../../build/facts/facts.ts'
import { givenNow, type LogState } from '../log/state.ts'
import type { ReleaseRecord } from '../records/record.ts'
import type { Records } from '../registry/registry.ts'

/** A remote that people get; builds of other tools may lack facts. */
export interface RemoteInUse {
  data: RemoteManifest
  facts: RemoteFacts | null
}

/** A release that only some sessions get: that of an empresa, or a canary, which names none. */
export interface OfSome extends RemoteInUse {
  app: string
  empresa?: string
}

/** What people get where the candidates would be published. */
export interface InUse {
  host: HostFacts | null
  remotes: Record<string, RemoteInUse>
  ofSome?: OfSome[]
}

/** What people get now, according to the log and the records. */
export function inUseOf({ state, records }: { state: Pick<LogState, 'apps'>; records: Records }): InUse {
  const inUse: InUse & { ofSome: OfSome[] } = { host: null, remotes: {}, ofSome: [] }
  for (const { app, release, some, empresa } of givenNow(state)) {
    const record = records(app, release)
    const remote = remoteOf(record)
    if (app === 'host') inUse.host = factsOf(record, 'host')
    else if (remote && some) inUse.ofSome.push({ app, ...(empresa !== undefined && { empresa }), ...remote })
    else if (remote) inUse.remotes[app] = remote
  }
  return inUse
}

type Told = Pick<ReleaseRecord, 'remote' | 'facts'>

/** The facts that a build told of itself, if they are of this kind. */
export function factsOf<K extends Facts['kind']>(record: Told | undefined, kind: K) {
  const facts = record?.facts
  return facts?.format === 1 && facts.kind === kind ? (facts as Extract<Facts, { kind: K }>) : null
}

export const remoteOf = (record: Told | undefined): RemoteInUse | undefined =>
  record?.remote && { data: record.remote, facts: factsOf(record, 'remote') }

/** A release that people may get together with another, as operators read of it. */
export interface Beside extends RemoteInUse {
  app: string
  empresa?: string
  name: string
  /** How to end it, if only some sessions get it. */
  end?: string
}

export const besides = ({ remotes, ofSome = [] }: Omit<InUse, 'host'>): Beside[] => [
  ...Object.entries(remotes).map(([app, remote]) => ({ ...remote, app, name: app })),
  ...ofSome.map((each) => ({ ...each, ...namedOf(each) })),
]

const namedOf = ({ app, empresa }: OfSome) =>
  empresa === undefined
    ? { name: `${app} en prueba`, end: `Terminar antes esa prueba: npm run canary -- ${app} --terminar` }
    : {
        name: `${app} de la empresa ${empresa}`,
        end: `Soltarla antes: npm run pin -- ${app} --soltar --empresa ${empresa}`,
      }
