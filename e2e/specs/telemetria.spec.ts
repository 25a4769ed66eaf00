import { deployNextUsuarios } from '../fixtures/next-release'
import type { TestStack } from '../fixtures/stack'
import { expect, test } from '../fixtures/test'
import { hide } from '../pages/hide'
import { failureNotice, withoutPrefetch } from '../pages/section'

/* The operator's counts show how a release fares in people's pages, and nothing about the people. */

/** These tests change the site's files on the disk, which containers do not share with the test. */
const local = { tag: '@local' }

test.beforeEach(async ({ page, stack }) => {
  await withoutPrefetch(page)
  await stack.db.rows('delete from telemetria')
})

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
    await page.goto('/usuarios')
    await thrown
    expect(await hide(page)).toEqual({
      eventos: [
        { tipo: 'carga', remoto: 'usuarios', version, veces: 1 },
        { tipo: 'error', remoto: 'usuarios', version, veces: 1 },
      ],
    })
    await expect.poll(() => counted(stack, 'usuarios')).toEqual(['carga  1', 'error  1'])
  },
)

test('[D51] a remote whose file is missing counts as a failed load', async ({ page, problems, stack }) => {
  problems.allow(/^failed GET \/remotes\/usuarios/, /^console /)
  stack.faults.add(/^\/remotes\/usuarios\/.*__federation_expose_module/, { kind: 'cut' })
  await page.goto('/usuarios')
  await expect(failureNotice(page)).toBeVisible()
  const version = (await stack.site.releaseOf('usuarios')).split('/').at(-1)
  const told = { tipo: 'fallo-de-carga', remoto: 'usuarios', version, motivo: 'code', veces: 1 }
  expect(await hide(page)).toEqual({ eventos: [told] })
  await expect.poll(() => counted(stack, 'usuarios')).toEqual(['fallo-de-carga code 1'])
})
