import type { Page } from '@playwright/test'
import { patient } from '../../tooling/patience/patience.ts'
import { folderServer } from '../fixtures/servers/folder-server.ts'
import { deployNextUsuarios } from '../fixtures/releases/next-release.ts'
import type { TestStack } from '../fixtures/stack.ts'
import { operator } from '../fixtures/operator.ts'
import { expect, test } from '../fixtures/test.ts'
import { failureNotice, mark, notReloaded, sentences, withoutPrefetch } from '../pages/section.ts'

/** These tests change the site's files on the disk, which containers do not share with the test. */
const local = { tag: '@local' }

// A prefetch could meet the site while it is put back after the test.
test.beforeEach(({ page }) => withoutPrefetch(page))

type RegistryEntry = Awaited<ReturnType<TestStack['site']['registry']>>['remotes'][string]

/**
 * Adds the next usuarios to the site and keeps the current one in use; `name` decides how the registry names the next
 * one.
 */
async function beside({ site }: TestStack, name: (next: RegistryEntry) => Partial<RegistryEntry>) {
  const before = (await site.registry()).remotes['usuarios']
  await deployNextUsuarios(site)
  await site.changeRegistry(({ remotes }) => {
    const next = remotes['usuarios']
    if (before && next) remotes['usuarios'] = { ...before, ...name(next) }
  })
}

const next = (page: Page) => page.getByRole('link', { name: 'Agregar persona' })
const inUse = (page: Page) => page.getByRole('link', { name: 'Agregar usuario' })

test(
  'a session in the canary’s share gets the canary, and keeps it after a reload',
  local,
  async ({ page, stack }) => {
    await beside(stack, (canary) => ({ canary: { ...canary, share: 100 } }))
    await page.goto('/usuarios')
    await expect(next(page)).toBeVisible()
    await page.reload()
    await expect(next(page)).toBeVisible()
    await stack.site.changeRegistry(({ remotes }) => {
      const { canary } = remotes['usuarios'] ?? {}
      if (canary) canary.share = 0
    })
    await page.reload()
    await expect(inUse(page)).toBeVisible()
  },
)

test(
  'an empresa gets its own release; when that ends, its open page keeps working',
  local,
  async ({ page, stack }) => {
    await page.goto('/dashboard')
    const empresa = await empresaOf(page)
    await beside(stack, (own) => ({ pins: { [empresa]: own, '01900000-0000-7000-8000-00000000ffff': own } }))
    await page.goto('/usuarios')
    await expect(next(page)).toBeVisible()
    await mark(page)
    await stack.site.changeRegistry(({ remotes }) => void delete remotes['usuarios']?.pins?.[empresa])
    await expect(next(page)).toBeVisible()
    await notReloaded(page)
    await page.reload()
    await expect(inUse(page)).toBeVisible()
  },
)

/** The empresa of the person who is signed in on this page. */
const empresaOf = (page: Page) =>
  page.evaluate(async () => {
    const token = localStorage.getItem('token') ?? ''
    const answer = await fetch('/admin/auth/sesion', { headers: { 'x-auth-token': token } })
    return ((await answer.json()) as { empresa: { _id: string } }).empresa._id
  })

for (const how of ['canary', 'pin'] as const)
  test(
    `the page’s policy names the other origin of a ${how}, and its pages work in Chromium`,
    local,
    async ({ page, stack }) => {
      const elsewhere = await folderServer(stack.site.folder)
      await page.goto('/dashboard')
      const empresa = await empresaOf(page)
      await beside(stack, (release) => {
        const its = { ...release, manifest: elsewhere.url + release.manifest }
        return how === 'canary' ? { canary: { ...its, share: 100 } } : { pins: { [empresa]: its } }
      })
      const asked = page.waitForResponse((response) => response.url().startsWith(`${elsewhere.url}/remotes/`))
      await page.goto('/usuarios')
      await expect(next(page)).toBeVisible()
      expect((await asked).status()).toBe(200)
      elsewhere.close()
    },
  )

/** A page counts a failure five times at most. */
const failuresOfAPage = 5

async function failToLoad(page: Page) {
  await page.goto('/usuarios')
  for (let count = 1; count <= failuresOfAPage; count++) {
    await expect(failureNotice(page)).toContainText(sentences.render)
    if (count === failuresOfAPage) break
    const again = failureNotice(page).getByRole('button', { name: 'Reintentar' })
    const button = await again.elementHandle()
    await again.click()
    // The next failure has a notice of its own.
    await expect.poll(() => button?.evaluate((old) => old.isConnected)).toBe(false)
  }
}

test(
  '[D51] a canary whose code fails in people’s pages ends by itself, and the log says why',
  local,
  async ({ page, problems, stack }) => {
    // It shows twenty failures, five in each of four pages.
    test.setTimeout(patient(120_000))
    problems.allow(/^console /, /^pageerror /)
    await stack.db.rows('delete from telemetria')
    await deployNextUsuarios(stack.site, { canary: 100 })
    const { canary, release } = (await stack.site.registry()).remotes['usuarios'] ?? {}
    await page.addInitScript(() => Object.assign(window, { comoRemoto: 'explota' }))

    const counted = () =>
      stack.db.rows('select sum(veces)::int as veces, min(motivo) as motivo from telemetria')
    const failures = (veces: number) => expect.poll(counted).toEqual([{ veces, motivo: 'render' }])
    await failToLoad(page)
    await failures(5)
    expect(await operator(stack, 'canary')).toContain(
      `usuarios ${canary?.release}: se espera; 5 de 20 cargas que hacen falta para juzgar.`,
    )
    for (const veces of [10, 15, 20]) {
      await failToLoad(page)
      await failures(veces)
    }

    const why = 'fallaron 100.0 % de 20 cargas, frente a 0.0 %'
    const said = await operator(stack, 'canary')
    expect(said).toContain(`usuarios ${canary?.release}: su prueba termina; ${why}.`)
    expect(said).toMatch(
      new RegExp(`· automático\\n {2}usuarios: la prueba terminó sola\\n {2}«${canary?.release}: ${why}»`),
    )
    const now = (await stack.site.registry()).remotes['usuarios']
    expect([now?.release, now?.canary]).toEqual([release, undefined])
    await page.reload()
    await expect(inUse(page)).toBeVisible()
    expect(await operator(stack, 'canary')).toMatch(/^Ninguna versión está en prueba/)
  },
)
