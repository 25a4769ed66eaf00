import type { StartFiles } from '@backoffice/shared/contract'
import { list, optional, shape, text } from './check'
import { fail, ok, type Result } from './result'

/** The files of a module, as paths relative to the manifest. */
type ExposedFiles = Record<'js' | 'css', { sync: string[] }>

const files = shape({ sync: list(text()) })

/** The members of a federation manifest that the host needs. */
interface FederationManifest {
  metaData: { remoteEntry: { name: string }; globalName?: string | undefined }
  exposes: { path: string; assets?: ExposedFiles | undefined }[]
}

const manifest = shape<FederationManifest & { shared: object[] }>({
  metaData: shape({ remoteEntry: shape({ name: text(/^[^]+$/) }), globalName: optional(text()) }),
  exposes: list(
    shape({ path: text(/^\.\//), assets: optional(shape<ExposedFiles>({ js: files, css: files })) }),
  ),
  shared: list(shape({})),
})

/** What a federation manifest says of the files with which its remote starts, or what is wrong with it. */
export function startFilesIn(value: unknown): Result<StartFiles> {
  const problem = manifest(value, 'manifest')
  if (problem !== null) return fail('malformed', new Error(problem))
  const { metaData, exposes } = value as FederationManifest
  const named = exposes.map(
    ({ path, assets }) => [path, { js: assets?.js.sync ?? [], css: assets?.css.sync ?? [] }] as const,
  )
  const { remoteEntry, globalName: global } = metaData
  return ok({
    entry: remoteEntry.name,
    ...(global !== undefined && { global }),
    exposes: Object.fromEntries(named),
  })
}
