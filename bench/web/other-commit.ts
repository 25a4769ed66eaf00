import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pnpmCommand } from '../../tooling/start/before/install/pnpm.ts'
import { root } from '../../tooling/start/before/root.mjs'
import { builtSite } from '../../tooling/start/stack/index.ts'

export interface OtherCommit {
  /** The folder of its built site. */
  site: string
  /** The folder of the same sources as one app. */
  single: string
  /** Its short hash. */
  name: string
  remove: () => void
}

/** Where a commit has its build as one app: here, or where it was before. */
const places = ['bench', 'tooling/bench', 'tooling/federation'].map((room) => `${room}/monolith/build.ts`)

/**
 * Builds the product of another commit, and its sources as one app, in a temporary worktree, with packages that this
 * machine already has.
 */
export function buildCommit(ref: string): OtherCommit {
  const folder = join(realpathSync(mkdtempSync(join(tmpdir(), 'bench-commit-'))), 'repo')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const name = git('rev-parse', '--short', `${ref}^{commit}`)
  const run = (program: string, args: string[]) =>
    void execFileSync(program, args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] })
  const remove = () => {
    git('worktree', 'remove', '--force', folder)
    rmSync(join(folder, '..'), { recursive: true, force: true })
  }
  git('worktree', 'add', '--detach', folder, name)
  try {
    const [pnpm, ...args] = pnpmCommand(root)
    run(pnpm, [...args, 'install', '--frozen-lockfile', '--offline'])
    run(process.execPath, ['tooling/start/run.mjs', 'build'])
    const place = places.find((file) => existsSync(join(folder, file)))
    const buildSingle = `import('./${place}').then((build) => build.buildMonolith())`
    // Before Node ran the sources itself, tsx did.
    const loader = existsSync(join(folder, 'node_modules/tsx')) ? ['--import', 'tsx'] : []
    run(process.execPath, [...loader, '--eval', buildSingle])
    const single = join(folder, 'dist/monolith')
    return { site: join(folder, relative(root, builtSite)), single, name, remove }
  } catch (error) {
    remove()
    throw error
  }
}
