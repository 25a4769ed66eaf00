import { list, shape, text } from './check'
import { fail, ok, type Result } from './result'

/** What we need of a federation manifest; the runtime reads the rest. */
export interface FederationManifest {
  metaData: { remoteEntry: { name: string } }
  exposes: { path: string }[]
}

const manifest = shape<FederationManifest & { shared: object[] }>({
  metaData: shape({ remoteEntry: shape({ name: text(/^[^]+$/) }) }),
  exposes: list(shape({ path: text(/^\.\//) })),
  shared: list(shape({})),
})

/** The runtime keeps the rejection of a bad manifest for good, so it must never get to see one. */
export function guardManifest(value: unknown): Result<FederationManifest> {
  const problem = manifest(value, 'manifest')
  return problem === null ? ok(value as FederationManifest) : fail('malformed', new Error(problem))
}
