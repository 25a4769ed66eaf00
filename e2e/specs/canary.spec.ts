import type { Page } from '@playwright/test'
import { deployNextUsuarios } from '../fixtures/next-release'
import type { TestStack } from '../fixtures/stack'
import { expect, test } from '../fixtures/test'
import { mark, notReloaded, withoutPrefetch } from '../pages/section'
import { Shell } from '../pages/shell'

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
    const empresa = await page.evaluate(async () => {
      const token = localStorage.getItem('token') ?? ''
      const answer = await fetch('/admin/auth/sesion', { headers: { 'x-auth-token': token } })
      return ((await answer.json()) as { empresa: { _id: string } }).empresa._id
    })
    await beside(stack, (own) => ({ pins: { [empresa]: own, '01900000-0000-7000-8000-00000000ffff': own } }))
    await page.goto('/usuarios')
    await expect(next(page)).toBeVisible()
    await mark(page)
    await stack.site.changeRegistry(({ remotes }) => void delete remotes['usuarios']?.pins?.[empresa])
    await new Shell(page).entry('Clientes').click()
    await new Shell(page).entry('Usuarios').click()
    await expect(next(page)).toBeVisible()
    await notReloaded(page)
    await page.reload()
    await expect(inUse(page)).toBeVisible()
  },
)
