import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { Compose } from '../../deploy/checks/compose/compose.ts'
import { projectPrefix, settings } from '../../deploy/checks/compose/settings.ts'
import { folderOf } from '@backoffice/entrega/build/workspace'
import { patient } from '../../tooling/patience/patience.ts'
import { candidateFrom, folderStore, publish, readLog } from '@backoffice/entrega/publish'
import { tokenFor } from '../fixtures/admin-api.ts'
import { freePort } from '../fixtures/servers/npm-start.ts'
import { Site } from '../fixtures/servers/site.ts'
import { admin } from '../fixtures/stack.ts'
import { watched } from '../fixtures/test.ts'
import { succeeds } from './commands.ts'

export const apps = ['host', 'clientes', 'asesorias', 'usuarios', 'configuracion']

/** The stack of docker-compose.almacen.yml over a store that `npm run release` has filled. */
export class Stored {
  readonly site: Site

  readonly compose: Compose
  readonly port: number
  /** The store, which the gateway mounts read-only. */
  readonly folder: string

  private constructor(compose: Compose, port: number, folder: string) {
    this.compose = compose
    this.port = port
    this.folder = folder

    this.site = new Site(folder, folder)
  }

  static async start(worker: number): Promise<Stored> {
    const folder = await mkdtemp(join(tmpdir(), 'backoffice-almacen-'))
    const port = await freePort()
    const compose = new Compose({
      project: `${projectPrefix}almacen-${worker}`,
      env: { ...settings(port, admin), ALMACEN: folder, DEMO: '1' },
      over: [join(import.meta.dirname, '../../docker-compose.almacen.yml')],
    })
    const stored = new Stored(compose, port, folder)
    try {
      // The gateway reads it as another user.
      await chmod(folder, 0o755)
      await succeeds('release', ...apps, '--to', folder, '--note', 'la primera')
      // A crashed worker may have left its containers.
      await compose.remove()
      await compose.up()
      return stored
    } catch (error) {
      await stored.remove()
      throw error
    }
  }

  get url() {
    return `http://127.0.0.1:${this.port}`
  }

  /** What a library of releases depends on, for another tool than ours, or another day. */
  parts(clock = () => new Date()) {
    const who = { by: 'otra herramienta' }
    return { store: folderStore(this.folder), clock, who }
  }

  /** The log as it is now. */
  log() {
    return readLog(this.parts().store)
  }

  /** Resolves once the gateway serves what the last command decided. */
  async served() {
    const wanted = await this.site.read('remotes.json')
    const asked = async () => (await fetch(`${this.url}/remotes.json`)).text()
    await expect.poll(asked, { timeout: patient(10_000) }).toBe(wanted)
  }

  /** Puts the builds of this checkout back in use. */
  async restore() {
    const builds = apps.map((app) => candidateFrom(app, join(folderOf(app), 'dist')))
    await publish(this.parts(), builds)
    await this.served()
  }

  async remove() {
    await this.compose.remove()
    await rm(this.folder, { recursive: true, force: true })
  }
}

/** One stack per worker, and a page with the Administrador signed in. */
export const test = watched.extend<{ afterwards: void }, { stored: Stored }>({
  stored: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
    async ({}, use, { parallelIndex }) => {
      const stored = await Stored.start(parallelIndex)
      await use(stored)
      await stored.remove()
    },
    { scope: 'worker', timeout: patient(300_000) },
  ],
  baseURL: async ({ stored }, use) => use(stored.url),
  storageState: async ({ stored: { url } }, use) => {
    const token = await tokenFor(url, admin)
    await use({ cookies: [], origins: [{ origin: url, localStorage: [{ name: 'token', value: token }] }] })
  },
  afterwards: [
    async ({ stored }, use) => {
      await use()
      await stored.restore()
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
