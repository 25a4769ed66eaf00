import type { Page } from '@playwright/test'
import { patient } from '../../tooling/patience/patience.ts'
import { change, failsAndRecovers, fileOf } from '../fixtures/releases/broken-release.ts'
import { elsewhere, failureNotice, notReloaded, sentences, withoutPrefetch } from '../pages/section.ts'
import { Shell } from '../pages/shell.ts'
import { TablePart } from '../pages/table.ts'
import { removeBuilds } from './builds.ts'
import { expect, test } from './stored.ts'

/*
 * Containers over a release store: what goes wrong when several teams release, with the real commands, and a gateway
 * that is never restarted. `npm run conformance` covers a remote's global styles and the listeners that it leaves
 * behind (e2e/entrega/conformance.spec.ts); federation-integrity.spec.ts, every way in which a file can be wrong.
 */

test.beforeEach(async ({ page, problems }) => {
  test.setTimeout(patient(60_000))
  await withoutPrefetch(page)
  problems.allow(/^status 404 GET \/remotes/, /^failed GET /, /^console /)
})
test.afterAll(removeBuilds)

const chunk = /__federation_expose_module\.\w+\.js/

test('one byte of a chunk changed on the server: the page refuses it with its sentence, and recovers', async ({
  page,
  stored,
}) => {
  const mend = await change(
    stored,
    await fileOf(stored, chunk),
    (text) => `window.alterado=1;${text.slice(1)}`,
  )
  await failsAndRecovers(page, sentences.integrity, mend)
  expect(await page.evaluate(() => 'alterado' in window)).toBe(false)
})

test('a truncated chunk, mended on the server, works again in the same browser', async ({ page, stored }) => {
  const mend = await change(stored, await fileOf(stored, chunk), (text) => text.slice(0, text.length / 2))
  await page.goto('/usuarios')
  await expect(failureNotice(page)).toContainText(sentences.integrity)
  await mend()
  await page.reload()
  await new TablePart(page, 'Usuarios').ready()
})

test('a missing chunk is a 404 and never the page; HTML in its place has its own sentence', async ({
  page,
  stored,
}) => {
  const file = await fileOf(stored, chunk)
  const missing = await fetch(`${stored.url}/${file}x`, { headers: { accept: 'text/html' } })
  expect(missing.status).toBe(404)
  await page.route(`**/${file}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Mantenimiento</title>' }),
  )
  await failsAndRecovers(page, sentences.type, () => page.unroute(`**/${file}`))
})

test('a chunk that never comes ends after twenty seconds with its sentence', async ({ page, stored }) => {
  const path = `**/${await fileOf(stored, chunk)}`
  await elsewhere(page)
  await page.route(path, () => new Promise<void>(() => {}))
  await page.clock.install()
  const asked = page.waitForRequest(path)
  await new Shell(page).entry('Usuarios').click()
  await asked
  await page.clock.fastForward(18_000)
  await expect(page.getByRole('main').getByText('Cargando la sección')).toBeAttached()
  await page.clock.fastForward(2_000)
  await expect(failureNotice(page)).toContainText(sentences.late)
  await page.unroute(path)
  await retried(page)
})

async function retried(page: Page) {
  await failureNotice(page).getByRole('button', { name: 'Reintentar' }).click()
  await new TablePart(page, 'Usuarios').ready()
  await notReloaded(page)
}
