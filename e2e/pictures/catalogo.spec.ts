import { patient } from '../../tooling/patience/patience.ts'
import { catalogServer } from '@backoffice/entrega/build/dev'
import { look } from '../fixtures/look.ts'
import { freePort } from '../fixtures/servers/npm-start.ts'
import { expect, watched } from '../fixtures/test.ts'

/*
 * The kit without the product (`npm run dev catalogo`): every component in every state, wide and narrow, light and
 * dark. Saves pictures in capturas/, and expects no violation of WCAG 2.2 AA from axe, colours included.
 */

const test = watched.extend<object, { url: string }>({
  url: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
    async ({}, use) => {
      const server = await catalogServer({ port: await freePort() })
      await use(server.url)
      await server.stop()
    },
    { scope: 'worker', timeout: patient(120_000) },
  ],
  baseURL: async ({ url }, use) => use(url),
})

// One after another: each worker would build the catalogue for itself.
test.describe.configure({ mode: 'default', timeout: patient(120_000) })

for (const door of ['ui', 'shell', 'list', 'dialog', 'form', 'select', 'date', 'money']) {
  test(`the components of ${door}`, { tag: '@local' }, async ({ page, problems }) => {
    // Emotion's development warning concerns server-rendered pages, of which there are none.
    problems.allow(/server-side rendering/)
    await page.goto(`/${door}`)
    await expect(page.getByRole('heading', { level: 1, name: /^Catálogo/ }).first()).toBeVisible()
    await look(page, `catalogo-${door}`, { fullPage: true })
    const links = await page
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))
    for (const address of links.filter((path) => path.startsWith(`/${door}/`))) {
      await page.goto(address)
      // An open dialog stands beside an empty root.
      await expect(page.locator('#root > *, [role=dialog], [role=alertdialog]')).not.toHaveCount(0)
      await look(page, `catalogo${address.replaceAll('/', '-')}`)
    }
  })
}
