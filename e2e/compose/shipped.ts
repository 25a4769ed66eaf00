import { test as base } from '@playwright/test'
import { patient } from '../../tooling/patience/patience.ts'
import { Compose } from '../../deploy/checks/compose/compose.ts'
import { projectPrefix, settings } from '../../deploy/checks/compose/settings.ts'
import { tokenFor } from '../fixtures/admin-api.ts'
import { freePort } from '../fixtures/servers/npm-start.ts'
import { admin } from '../fixtures/stack.ts'

/** The stack exactly as docker-compose.yml defines it. */
export interface Shipped {
  compose: Compose
  port: number
  url: string
}

/** One stack per worker, and a page with the Administrador signed in. */
export const test = base.extend<object, { shipped: Shipped }>({
  shipped: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
    async ({}, use, { parallelIndex }) => {
      const port = await freePort()
      const compose = new Compose({
        project: `${projectPrefix}tal-cual-${parallelIndex}`,
        env: settings(port, admin),
      })
      await compose.remove()
      await compose.up()
      await use({ compose, port, url: `http://127.0.0.1:${port}` })
      await compose.remove()
    },
    { scope: 'worker', timeout: patient(150_000) },
  ],
  baseURL: async ({ shipped }, use) => use(shipped.url),
  storageState: async ({ shipped: { url } }, use) => {
    const token = await tokenFor(url, admin)
    await use({ cookies: [], origins: [{ origin: url, localStorage: [{ name: 'token', value: token }] }] })
  },
})

export { expect } from '@playwright/test'
