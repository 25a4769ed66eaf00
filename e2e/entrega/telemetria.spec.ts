import { patient } from '../../tooling/patience/patience.ts'
import type { Page } from '@playwright/test'
import type { Registry } from '../../shared/src/contract/remotes/index.ts'
import { deployNextUsuarios } from '../fixtures/releases/next-release.ts'
import type { TestStack } from '../fixtures/stack.ts'
import { expect, test } from '../fixtures/test.ts'
import { failureNotice, withoutPrefetch } from '../pages/section.ts'

/* The operator's counts show how a release fares in people's pages, and nothing about the people. */

/** These tests change the site's files on the disk, which containers do not share with the test. */
const local = { tag: '@local' }

test.beforeEach(async ({ page, stack }) => {
  await withoutPrefetch(page)
  await stack.db.rows('delete from telemetria')
})

/** What the page sends at once when something fails. */
const told = async (page: Page): Promise<unknown> =>
  (await page.waitForRequest(/\/admin\/telemetria$/, { timeout: patient(20_000) })).postDataJSON()

const counted = async ({ db }: TestStack, remoto: string) =>
  (
    await db.rows('select tipo, motivo, veces::int from telemetria where remoto = $1 order by tipo', [remoto])
  ).map(({ tipo, motivo, veces }) => [tipo, motivo, veces].join(' '))

test(
  '[D51] an error in a remote’s code that React does not catch counts for its release, and the report contains nothing else',
  local,
  async ({ page, problems, stack }) => {
    problems.allow(/pageerror tarde/)
    await deployNextUsuarios(stack.site)
    const version = (await stack.site.releaseOf('usuarios')).split('/').at(-1)
    await page.addInitScript(() => Object.assign(window, { comoRemoto: 'tarde' }))
    const thrown = page.waitForEvent('pageerror')
    const sent = told(page)
    await page.goto('/usuarios')
    await thrown
    expect(await sent).toEqual({
      eventos: [
        { tipo: 'carga', remoto: 'usuarios', version, veces: 1 },
        { tipo: 'error', remoto: 'usuarios', version, veces: 1 },
      ],
    })
    await expect.poll(() => counted(stack, 'usuarios')).toEqual(['carga  1', 'error  1'])
  },
)

test('[D51] each of six visits that meet a failure and leave at once is counted, for its release and with nothing else', async ({
  page,
  problems,
  stack,
}) => {
  problems.allow(/^failed GET \/remotes\/usuarios/, /^console /)
  stack.faults.add(/^\/remotes\/usuarios\/.*__federation_expose_module/, { kind: 'cut' })
  const registry = (await (await page.request.get('/remotes.json')).json()) as Registry
  const failure = {
    tipo: 'fallo-de-carga',
    remoto: 'usuarios',
    version: registry.remotes['usuarios']?.release,
    motivo: 'code',
    veces: 1,
  }
  for (let visit = 1; visit <= 6; visit++) {
    // The page used to tell it after more than five seconds, to those who were still there.
    const sent = page.waitForRequest(/\/admin\/telemetria$/, { timeout: patient(15_000) })
    await page.goto('/usuarios')
    await expect(failureNotice(page)).toBeVisible()
    const shown = await page.evaluate(() => performance.now())
    expect((await sent).postDataJSON()).toEqual({ eventos: [failure] })
    expect((await page.evaluate(() => performance.now())) - shown).toBeLessThan(patient(2_000))
    await page.goto('about:blank')
  }
  await expect.poll(() => counted(stack, 'usuarios')).toEqual(['fallo-de-carga code 6'])
})
