import { build, type BuildOptions, type Plugin } from 'esbuild'
import path from 'node:path'

/** What the facts of a build are read from: its sources, bundled without the packages that the host lends. */
export interface Bundle {
  texts: string[]
  exports: Record<string, string[]>
  /** The source files of which there is code in it. */
  sources: { file: string; imports: string[] }[]
}

/**
 * Bundles the sources of any remote or door, whatever bundler builds its release: the facts must not depend on one.
 * @throws what esbuild says of a source that it can't read
 */
export async function bundle(
  entries: Record<string, string>,
  folder: string,
  isLent: (request: string) => boolean,
): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    ...options,
    absWorkingDir: folder,
    entryPoints: Object.entries(entries).map(([out, file]) => ({ in: file, out })),
    plugins: [lent(isLent), noCode],
  })
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs))
  const used = new Set(inputs.flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])))
  const exportsOf = (name: string) => metafile.outputs[path.posix.join('out', `${name}.js`)]?.exports ?? []
  return {
    texts: outputFiles.map(({ text }) => text),
    exports: Object.fromEntries(Object.keys(entries).map((name) => [name, exportsOf(name)])),
    sources: [...used].map((file) => ({
      file: path.resolve(folder, file),
      imports: metafile.inputs[file]?.imports.map((each) => each.path) ?? [],
    })),
  }
}

const options = {
  outdir: 'out',
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'esnext',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  metafile: true,
  write: false,
  logLevel: 'silent',
} satisfies BuildOptions

const lent = (isLent: (request: string) => boolean): Plugin => ({
  name: 'lent',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ path: request, kind }) =>
      kind !== 'entry-point' && isLent(request)
        ? { path: request, external: true, sideEffects: false }
        : undefined,
    )
  },
})

/** Styles, pictures and whatever else a bundler has a loader for. */
const noCode: Plugin = {
  name: 'no-code',
  setup({ onLoad }) {
    onLoad({ filter: /\.\w+$/ }, ({ path: file }) =>
      isCode.test(file) ? undefined : { contents: '', loader: 'empty' },
    )
  },
}

const isCode = /\.([cm]?[jt]sx?|json)$/
