import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../tooling/start/before/root.mjs'
import { begin, seconds, type Said } from './command.ts'

/** A fresh clone of one commit. */
export interface Tree {
  install: () => Promise<number>
  /** Starts the product, and stops it once it is ready. */
  start: () => Promise<Said[]>
  /** Changes one file of a remote and releases it. */
  release: () => Promise<Said[]>
  remove: () => void
}

const installing = `import('./tooling/start/before/install/install.ts').then(async ({ install }) => {
  const problem = await install(process.cwd())
  if (problem) throw new Error(problem)
})`

export const hashOf = (ref: string): string =>
  execFileSync('git', ['rev-parse', '--short', `${ref}^{commit}`], { cwd: root, encoding: 'utf8' }).trim()

/** Clones the repository at a commit into a temporary folder. */
export function cloneAt(hash: string): Tree {
  const folder = join(realpathSync(mkdtempSync(join(tmpdir(), 'bench-build-'))), 'repo')
  const remove = () => rmSync(join(folder, '..'), { recursive: true, force: true })
  const git = (...args: string[]) => void execFileSync('git', args, { cwd: root, stdio: 'ignore' })
  try {
    git('clone', '--shared', '--no-checkout', root, folder)
    git('-C', folder, 'checkout', '--detach', hash)
  } catch (error) {
    remove()
    throw error
  }
  let changes = 0
  const run = (...words: string[]): [string, ...string[]] => [
    process.execPath,
    'tooling/start/run.mjs',
    ...words,
  ]
  return {
    remove,
    install: async () => seconds(await begin(folder, [process.execPath, '-e', installing]).done),
    start: async () => {
      const product = begin(folder, run('start'), { PORT: '0', DATABASE_URL: '', DEMO: '200' })
      const said = await product.until(/^Listo/)
      product.child.kill('SIGINT')
      await product.done
      return said
    },
    release: async () => {
      appendFileSync(
        join(folder, 'remote-clientes/src/module.tsx'),
        `\nconsole.debug('medida ${++changes}')\n`,
      )
      return begin(folder, run('release', 'clientes', '--note', 'medida')).done
    },
  }
}
