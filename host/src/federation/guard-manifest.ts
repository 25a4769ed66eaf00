import { list, optional, shape, text } from './check'
import { fail, ok, type Result } from './result'

/** What a module consists of, by path beside the manifest. */
export type ExposedFiles = Record<'js' | 'css', { sync: string[] }>

const files = shape({ sync: list(text()) })

/** What we need of a federation manifest; the runtime reads the rest. */
export interface FederationManifest {
  metaData: { remoteEntry: { name: string } }
  exposes: { path: string; assets?: ExposedFiles | undefined }[]
}

const manifest = shape<FederationManifest & { shared: object[] }>({
  metaData: shape({ remoteEntry: shape({ name: text(/^[^]+$/) }) }),
  exposes: list(
    shape({ path: text(/^\.\//), assets: optional(shape<ExposedFiles>({ js: files, css: files })) }),
  ),
  shared: list(shape({})),
})

/** The runtime keeps the rejection of a bad manifest for good, so it must never get to see one. */
export function guardManifest(value: unknown): Result<FederationManifest> {
  const problem = manifest(value, 'manifest')
  return problem === null ? ok(value as FederationManifest) : fail('malformed', new Error(problem))
}
