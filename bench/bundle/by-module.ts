import { decodedMappings, TraceMap, type SourceMapInput } from '@jridgewell/trace-mapping'

const UNMAPPED = 'webpack (envoltura)'

/** The characters of a script that come from each source, by the package or folder that the source belongs to. */
export function lengthsByModule(code: string, sourceMap: SourceMapInput): Map<string, number> {
  const map = new TraceMap(sourceMap)
  const lines = code.split('\n')
  const lengths = new Map<string, number>()
  const add = (group: string, length: number) => lengths.set(group, (lengths.get(group) ?? 0) + length)
  decodedMappings(map).forEach((segments, index) => {
    const end = lines[index]?.length ?? 0
    add(UNMAPPED, segments[0]?.[0] ?? end)
    segments.forEach(([column, source], at) => {
      const name = source === undefined ? null : map.sources[source]
      add(name ? groupOf(name) : UNMAPPED, (segments[at + 1]?.[0] ?? end) - column)
    })
  })
  return lengths
}

/** The package of a third-party source; the folder of one of ours, two levels deep. */
export function groupOf(source: string): string {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? []
  if (name !== undefined) return name.startsWith('.') ? 'federación (envoltura)' : name
  if (/\/webpack\/|webpack\/(bootstrap|runtime)/.test(source)) return UNMAPPED
  const [, app = '', path = ''] = /^webpack:\/\/([^/]*)\/(.*)$/.exec(source) ?? []
  const own =
    /^(?:\.\.\/)?((?:(?:shared|host|remote-[^/]+)\/src|entrega\/page)\/[^/]+(?:\/[^/]+(?=\/))?)/.exec(path)
  if (own) return own[1] ?? source
  const local = /^(?:\.\/)?(src\/[^/]+)/.exec(path)
  return local ? `${folderOf(app.replace(/^backoffice-|-[0-9a-f]{12}$/g, ''))}/${local[1]}` : UNMAPPED
}

/** The one app's own sources are the host's. */
const folderOf = (app: string) => (app === 'host' || app === 'monolith' ? 'host' : `remote-${app}`)
