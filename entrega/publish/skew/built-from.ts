import { existsSync } from 'node:fs'
import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { git, root } from '../../build/workspace.ts'
import { Refusal } from '../refusal.ts'
import { folderStore } from '../store/folder.ts'
import type { Store } from '../store/store.ts'
import { runStep } from '../../../tooling/start/test/step.ts'

/** Builds the site of a commit in a temporary checkout, and keeps the site under `folder` for the next time. */
export async function builtFrom(ref: string, folder: string): Promise<Store> {
  const commit = git(root, 'rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`)
  if (commit === undefined) throw new Refusal(`git no conoce «${ref}».`)
  const site = join(folder, `de-${commit.slice(0, 12)}`)
  if (!existsSync(site)) await build(commit, site)
  return folderStore(site)
}

async function build(commit: string, site: string): Promise<void> {
  const checkout = await mkdtemp(join(tmpdir(), 'skew-'))
  try {
    console.log(`Construyendo ${commit.slice(0, 12)} en una copia aparte…`)
    if (git(root, 'worktree', 'add', '--detach', checkout, commit) === undefined)
      throw new Refusal(`git no pudo sacar ${commit.slice(0, 12)} a una copia aparte.`)
    const run = join(checkout, 'tooling/start/run.mjs')
    const { ok } = await runStep({
      name: 'skew-build',
      title: 'Construcción de lo anterior',
      places: 2,
      isLive: true,
      commands: [{ program: process.execPath, args: [run, 'build'], cwd: checkout }],
    })
    const built = join(checkout, 'dist/construido')
    if (!ok || !existsSync(join(built, '.log')))
      throw new Refusal(`De ${commit.slice(0, 12)} no salió un sitio con su registro de publicaciones.`)
    const next = `${site}.${process.pid}`
    await cp(built, next, { recursive: true })
    await rename(next, site)
  } finally {
    git(root, 'worktree', 'remove', '--force', checkout)
    await rm(checkout, { recursive: true, force: true })
  }
}
