import { build } from 'esbuild'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from '@backoffice/entrega/build/workspace'

export interface Sources {
  files: string[]
  /** The packages that each file imports. */
  packages: Record<string, string[]>
}

/**
 * The repository's files that run when these entries do: what they import, and the files that they name relative to
 * themselves (for `new URL`), with their own imports.
 */
export async function runTimeSources(entries: string[]): Promise<Sources> {
  const { metafile } = await build({
    stdin: { contents: entries.map((file) => `import './${file}'`).join('\n'), resolveDir: root },
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    plugins: [onlyTheWorkspace],
    logLevel: 'silent',
  })
  const inputs = Object.entries(metafile.inputs).filter(([file]) => file !== '<stdin>')
  const imported = inputs.map(([file]) => file)
  const named = imported.flatMap(namedIn).filter((file) => !imported.includes(file))
  const code = named.filter((file) => /\.m?[jt]s$/.test(file))
  if (code.length > 0) return runTimeSources([...new Set([...entries, ...code])])
  return {
    files: [...new Set([...imported, ...named])].sort(),
    packages: Object.fromEntries(
      inputs.map(([file, { imports }]) => [file, imports.filter(isPackage).map(nameOf)]),
    ),
  }
}

/** Packages stay outside, except those of this workspace, whose sources run as they are. */
const onlyTheWorkspace: import('esbuild').Plugin = {
  name: 'only-the-workspace',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@backoffice/') ? undefined : { path, external: true },
    )
  },
}

const isPackage = ({ external, path }: { external?: boolean; path: string }) =>
  external === true && !path.startsWith('node:')

const nameOf = ({ path }: { path: string }) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')

function namedIn(file: string): string[] {
  // esbuild has followed the imports, all but those of types; other names of files remain.
  const text = read(file).replace(/^(import|export) [^'"]*? from '[^']+'/gm, '')
  return [...text.matchAll(/'([^'\n]+\.\w+)'/g)]
    .map(([, name = '']) => path.join(path.dirname(file), name))
    .filter((name) => existsSync(path.join(root, name)) && statSync(path.join(root, name)).isFile())
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The files that the `COPY` lines of a Dockerfile, or `.dockerignore`, leave behind. */
export function leftBehind(files: string[], dockerfile: string, args: Record<string, string> = {}): string[] {
  const lines = dockerfile
    .replace(/\\\n/g, ' ')
    .replace(/\$\{(\w+)\}/g, (whole, name: string) => args[name] ?? whole)
  const copied = [...lines.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, sources = '']) =>
    sources.split(/ +/),
  )
  const ignored = read('.dockerignore')
    .split('\n')
    .filter((line) => /^\w[^*]*$/.test(line))
  const isIn = (file: string, places: string[]) =>
    places.some((place) => file === place || file.startsWith(`${place}/`))
  return files.filter((file) => !isIn(file, copied) || isIn(file, ignored))
}
