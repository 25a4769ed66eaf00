import { list, optional, shape, text } from './check'
import { fail, ok, type Result } from './result'

/** The files of a module, as paths relative to the manifest. */
export type ExposedFiles = Record<'js' | 'css', { sync: string[] }>

const files = shape({ sync: list(text()) })

/** The members of a federation manifest that the host needs; the runtime reads the others. */
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

/** The runtime remembers a rejected manifest until the page reloads, so a bad one must never reach it. */
export function guardManifest(value: unknown): Result<FederationManifest> {
  const problem = manifest(value, 'manifest')
  return problem === null ? ok(value as FederationManifest) : fail('malformed', new Error(problem))
}
