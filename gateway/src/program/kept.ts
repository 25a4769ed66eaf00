import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/* A folder may be a volume with what earlier images had, for open tabs. A file gets its name when it is whole. */

const days = 24 * 60 * 60 * 1000

/** Adds the files of this image's page to the earlier ones; those that no image of the last 30 days had go. */
export async function keepHostFiles(built: string, site: string, now = new Date()): Promise<void> {
  const assets = join(site, 'assets')
  await mkdir(assets, { recursive: true })
  for (const file of await readdir(join(built, 'assets')))
    await add(join(built, 'assets', file), join(assets, file), now)
  for (const file of await readdir(assets)) {
    const { mtimeMs } = await stat(join(assets, file))
    if (now.getTime() - mtimeMs > 30 * days) await rm(join(assets, file))
  }
  // The last, so that every file the page names is already there.
  await copyFile(join(built, 'index.html'), join(site, 'index.html.tmp'))
  await rename(join(site, 'index.html.tmp'), join(site, 'index.html'))
}

/** Adds this image's release of a remote to the earlier ones, and keeps the last ten. */
export async function keepRelease(built: string, site: string, name: string, now = new Date()) {
  const folder = join(site, 'remotes', name)
  await mkdir(folder, { recursive: true })
  // Leftovers of an interrupted copy are not releases.
  for (const file of await readdir(folder))
    if (file.endsWith('.tmp')) await rm(join(folder, file), { recursive: true })
  for (const release of await readdir(join(built, 'remotes', name)))
    await add(join(built, 'remotes', name, release), join(folder, release), now)
  const releases = (await readdir(folder)).map((release) => join(folder, release))
  const aged = await Promise.all(releases.map(async (path) => ({ path, age: -(await stat(path)).mtimeMs })))
  const old = aged.sort((one, other) => one.age - other.age).slice(10)
  for (const { path } of old) await rm(path, { recursive: true })
}

async function add(from: string, to: string, now: Date): Promise<void> {
  if (!existsSync(to)) {
    await cp(from, `${to}.tmp`, { recursive: true })
    await rename(`${to}.tmp`, to)
  }
  await utimes(to, now, now)
}
