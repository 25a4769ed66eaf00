import { deployNextUsuarios } from '../../fixtures/releases/next-release.ts'
import { expect, test } from '../../fixtures/test.ts'
import { LoginPage } from '../../pages/login.ts'
import { Shell } from '../../pages/shell.ts'
import { TablePart } from '../../pages/table.ts'
import { watchRemotes, quiet } from './remote-requests.ts'

/** These tests change the site's files on the disk, which containers do not share with the test. */
const local = { tag: '@local' }

test.describe('signed out', () => {
  test.use({ as: null })

  test('/login fetches no code of a remote, and federation only with the frame, after the first key', async ({
    page,
  }) => {
    const asked = watchRemotes(page)
    const login = new LoginPage(page)
    await login.open()
    await quiet(page)
    expect(asked).toEqual([])
    const lent = () => page.evaluate(() => '_FEDERATION_RUNTIME_CORE' in window)
    expect(await lent()).toBe(false)
    await login.email.fill('a')
    await expect.poll(lent).toBe(true)
  })
})

test('what paints the frame has the line for itself: the section’s files follow it', async ({ page }) => {
  // Only a page that knows what its person may open fetches ahead.
  await page.goto('/dashboard')
  await new Shell(page).entry('Clientes').waitFor()
  const letGo: Record<string, () => void> = {}
  await page.route(/\/assets\/(lib|shell|federation)\./, async (route) => {
    const [, name = ''] = /assets\/(\w+)\./.exec(route.request().url()) ?? []
    await new Promise<void>((resolve) => (letGo[name] = resolve))
    await route.continue()
  })
  const asked = watchRemotes(page)
  await page.goto('/clientes', { waitUntil: 'commit' })
  await expect.poll(() => Object.keys(letGo).sort()).toEqual(['lib', 'shell'])
  await page.waitForTimeout(1_000)
  expect(asked).toEqual([])
  letGo['lib']?.()
  await expect.poll(() => asked).toContain('clientes')
  letGo['shell']?.()
  // The frame is painted without federation.
  await new Shell(page).entry('Clientes').waitFor()
  letGo['federation']?.()
  await new TablePart(page, 'Clientes').rows.first().waitFor()
})

test('federation knows from its start which copies the host already uses; with the data saver, the page fetches only the remote that it shows', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const asked = watchRemotes(page)
  const used = () =>
    page.evaluate(() => {
      type Copies = Record<string, Record<string, { loaded?: boolean; from: string }>>
      type Instance = { shareScopeMap: { default: Copies } }
      const { __FEDERATION__: known } = window as unknown as {
        __FEDERATION__?: { __INSTANCES__: Instance[] }
      }
      const copies = Object.entries(known?.__INSTANCES__[0]?.shareScopeMap.default ?? {})
      return copies
        .filter(([, versions]) =>
          Object.values(versions).some(({ loaded, from }) => loaded && from === 'host'),
        )
        .map(([name]) => name)
    })
  await page.goto('/dashboard')
  await expect
    .poll(used)
    .toEqual(
      expect.arrayContaining(['react', 'react-dom', 'react/jsx-runtime', 'zustand', '@backoffice/shared/ui']),
    )
  expect(asked).toEqual([])
  await page.goto('/asesorias')
  await new TablePart(page, 'Asesorías').ready()
  await quiet(page)
  expect(new Set(asked)).toEqual(new Set(['asesorias']))
})

test(
  'host and remotes share the very same objects: one React, one router, one @backoffice/shared',
  local,
  async ({ page, stack }) => {
    await deployNextUsuarios(stack.site)
    const code = new Set<string>()
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (/^\/remotes\/.*\.js$/.test(pathname)) code.add(pathname)
    })
    const shell = new Shell(page)
    await page.goto('/clientes')
    for (const [entry, title] of [
      ['Clientes', 'Clientes'],
      ['Asesorias', 'Asesorías'],
      ['Usuarios', 'Usuarios'],
    ] as const) {
      await shell.entry(entry).click()
      await expect(shell.heading(title)).toBeVisible()
      await new TablePart(page, title).ready()
    }
    const found = await page.evaluate(async () => {
      type Shared = { from: string; lib?: () => unknown; get?: () => unknown }
      type Scope = Record<string, Record<string, Shared>>
      const { __FEDERATION__: federation, visto } = window as unknown as {
        __FEDERATION__: { __INSTANCES__: { name: string; shareScopeMap: Record<string, Scope> }[] }
        visto: Record<'React' | 'ReactDom' | 'shared' | 'router' | 'ui', Record<string, unknown>>
      }
      const hostScope = federation.__INSTANCES__[0]?.shareScopeMap['default'] ?? {}
      const given = (name: string) => {
        const [only] = Object.values(hostScope[name] ?? {})
        return (only?.lib?.() ?? {}) as Record<string, unknown>
      }
      const seen = {
        react: visto.React['useState'] === given('react')['useState'],
        reactDom: visto.ReactDom['createPortal'] === given('react-dom')['createPortal'],
        auth: visto.shared['useAuth'] === given('@backoffice/shared')['useAuth'],
        router: visto.router['useLocation'] === given('@backoffice/shared/router')['useLocation'],
        ui: visto.ui['Page'] === given('@backoffice/shared/ui')['Page'],
      }
      return {
        seen,
        scopes: federation.__INSTANCES__.map(({ shareScopeMap }) => shareScopeMap['default'] === hostScope),
        copies: Object.entries(hostScope).map(
          ([name, versions]) => [name, Object.keys(versions).length] as const,
        ),
      }
    })
    expect(found.seen).toEqual({ react: true, reactDom: true, auth: true, router: true, ui: true })
    expect(found.scopes.length).toBeGreaterThanOrEqual(1)
    for (const [name, versions] of found.copies) expect.soft(versions, name).toBe(1)
    // No remote contains its own copy.
    expect(code.size).toBeGreaterThan(3)
    for (const path of code) {
      const text = await stack.site.read(path)
      expect.soft(text, path).not.toContain('react.dev/errors')
      expect.soft(text, path).not.toMatch(/createBrowserRouter|chakra-ui/)
      // The kit's own copy is part of the kit.
      expect.soft(text, path).not.toContain('Filas por página')
    }
  },
)
