import { filled, list, optional, shape, text, type TypeOf } from './description.ts'
import { problemIn } from './problem.ts'
import type { StartFiles } from './registry.ts'

const files = shape({ sync: list(text()) })

/** The members of a federation manifest that the host needs; files are paths beside the manifest. */
const manifest = shape({
  metaData: shape({
    remoteEntry: shape({ name: filled, type: optional(text()) }),
    globalName: optional(text()),
  }),
  exposes: list(shape({ path: text(/^\.\//), assets: optional(shape({ js: files, css: files })) })),
  shared: list(shape({})),
})

/** What a federation manifest says of the files with which its remote starts, or what is wrong with it. */
export function startFilesIn(value: unknown): StartFiles | string {
  const problem = problemIn(manifest, value, 'manifest')
  if (problem !== null) return problem
  const { metaData, exposes } = value as TypeOf<typeof manifest>
  const named = exposes.map(
    ({ path, assets }) => [path, { js: assets?.js.sync ?? [], css: assets?.css.sync ?? [] }] as const,
  )
  const { remoteEntry, globalName: global } = metaData
  return {
    entry: remoteEntry.name,
    ...(global !== undefined && { global }),
    ...(remoteEntry.type === 'module' && { module: true }),
    exposes: Object.fromEntries(named),
  }
}
