import type { Page } from '@playwright/test'
import { deployNextUsuarios } from '../fixtures/next-release'
import type { TestStack } from '../fixtures/stack'
import { expect, test } from '../fixtures/test'
import { failureNotice, withoutPrefetch } from '../pages/section'

/*
 * What becomes of a release in people's pages reaches the operator's counts, and nothing of the people does.
 */

/** These change the site's files on the disk, which containers do not share with the test. */
const local = { tag: '@local' }

test.beforeEach(async ({ page, stack }) => {
  await withoutPrefetch(page)
  await stack.db.rows('delete from telemetria')
})

/** What the page sends as it is left, once it has had the time to fetch what sends it. */
async function leave(page: Page): Promise<unknown> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/telemetry\.\w+\.js/.test(name)),
  )
  const sent = page.waitForRequest(/\/admin\/telemetria$/)
  await page.goto('about:blank')
  return (await sent).postDataJSON() as unknown
}

const counted = async ({ db }: TestStack, remoto: string) =>
  (
    await db.rows('select tipo, motivo, veces::int from telemetria where remoto = $1 order by tipo', [remoto])
  ).map(({ tipo, motivo, veces }) => [tipo, motivo, veces].join(' '))

test(
  '[D51] an error of a remote’s code that React does not see is counted as that release’s, and nothing else is told',
  local,
  async ({ page, problems, stack }) => {
    problems.allow(/pageerror tarde/)
    await deployNextUsuarios(stack.site)
    const version = (await stack.site.releaseOf('usuarios')).split('/').at(-1)
    await page.addInitScript(() => Object.assign(window, { comoRemoto: 'tarde' }))
    const thrown = page.waitForEvent('pageerror')
    await page.goto('/usuarios')
    await thrown
    expect(await leave(page)).toEqual({
      eventos: [
        { tipo: 'carga', remoto: 'usuarios', version, veces: 1 },
        { tipo: 'error', remoto: 'usuarios', version, veces: 1 },
      ],
    })
    await expect.poll(() => counted(stack, 'usuarios')).toEqual(['carga  1', 'error  1'])
  },
)

test('[D51] a remote whose file does not come is a failed load', async ({ page, problems, stack }) => {
  problems.allow(/^failed GET \/remotes\/usuarios/, /^console /)
  stack.faults.add(/^\/remotes\/usuarios\/.*__federation_expose_module/, { kind: 'cut' })
  await page.goto('/usuarios')
  await expect(failureNotice(page)).toBeVisible()
  const version = (await stack.site.releaseOf('usuarios')).split('/').at(-1)
  const told = { tipo: 'fallo-de-carga', remoto: 'usuarios', version, motivo: 'code', veces: 1 }
  expect(await leave(page)).toEqual({ eventos: [told] })
  await expect.poll(() => counted(stack, 'usuarios')).toEqual(['fallo-de-carga code 1'])
})
