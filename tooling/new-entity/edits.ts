import { capitalized, type Names, Refusal } from './names.ts'

/** An edit of an existing file: its text after. `found` is the group of what the search box finds. */
export type Edit = (text: string, names: Names, found: string) => string

/** Names the entity's file in the contract's list of calls. */
export const calls: Edit = (text, { plural, permiso }, found) => {
  const named = [
    [
      /^import \{.*\} from '\.\/(?:resources\/)?(\w+)\.ts'\n/gm,
      `import { ${plural}Calls, ${found} } from './resources/${plural}.ts'\n`,
    ],
    [/^export \* from '\.\/(?:resources\/)?(\w+)\.ts'\n/gm, `export * from './resources/${plural}.ts'\n`],
  ] as const
  return insertedAll(
    named.reduce((so, [lines, line]) => inOrder(so, lines, plural, line), text),
    [
      [/()( {2}\.\.\.buscadorCalls\()/, `  ...${plural}Calls,\n`],
      [/(buscadorCalls\(\s*\[[^\]]*[^\],\s]),?(\s*\])/, `, '${permiso}.ver'`],
      [/(buscadorCalls\(\s*\[[^}]*)(\},?\s*\))/, `...${found},\n`],
    ],
  )
}

/** Names its permissions, its views, its batches and what its rows are called. */
export const entidades: Edit = (text, { plural, singular, varios, femenino, permiso }) => {
  const permisos = ['ver', 'agregar', 'editar', 'detalles'].map((verb) => `  '${permiso}.${verb}',\n`)
  const nombres = `{ uno: '${singular}', varios: '${varios}'${femenino ? ', femenino: true' : ''} }`
  return insertedAll(text, [
    [/(export const PERMISOS = \[[^\]]*)(\] as const)/, permisos.join('')],
    [/(export const LISTAS = \[[^\]]*[^\],\s]),?(\s*\] as const)/, `, '${plural}'`],
    [/(export const LOTES = \{[^}]*)(\} as const)/, `  ${plural}: '${permiso}.editar',\n`],
    [/(export const NOMBRES: .*= \{\n(?: {2}.*\n)*)(\}\n)/, `  ${plural}: ${nombres},\n`],
  ])
}

/** Adds the pages to the remote's routes, which its build reads in this file. */
export const module: Edit = (text, { plural, uno, femenino }) => {
  const [Uno, Plural, nuevo] = [capitalized(uno), capitalized(plural), femenino ? 'nueva' : 'nuevo']
  const pages = {
    [plural]: `${Plural}Page`,
    [`${plural}/${nuevo}`]: `${capitalized(nuevo)}${Uno}Page`,
    [`${plural}/editar/:id`]: `Editar${Uno}Page`,
    [`${plural}/detalles/:id`]: `Detalles${Uno}Page`,
  }
  const routes = Object.entries(pages).map(
    ([path, page]) => `,\n{ path: '${path}', element: <${page} />, handle: ${page} }`,
  )
  return insertedAll(text, [
    [
      /^(import \{ defineRemote.*\n)()/m,
      `import { ${Object.values(pages).sort().join(', ')} } from './${plural}/pages.ts'\n`,
    ],
    [/(routes: \[[^]*?[^,\s]),?(\s*\],\s*\}\)\s*)$/, routes.join('')],
  ])
}

/** The text with a line among others of its kind, which are in the order of the name that they have. */
function inOrder(text: string, lines: RegExp, name: string, line: string): string {
  const all = [...text.matchAll(lines)]
  const last = all.at(-1)
  if (!last) throw unknown(lines)
  const at = all.find(([, other = '']) => other > name)?.index ?? last.index + last[0].length
  return text.slice(0, at) + line + text.slice(at)
}

/** The text with each addition between the two groups of its place. */
const insertedAll = (text: string, additions: [where: RegExp, what: string][]): string =>
  additions.reduce((so, [where, what]) => {
    if (!where.test(so)) throw unknown(where)
    return so.replace(where, (_, before: string, behind: string) => before + what + behind)
  }, text)

const unknown = (where: RegExp) =>
  new Refusal(`Un archivo ya no está escrito como esta orden lo conoce: no se encontró ${where.source}.`)
