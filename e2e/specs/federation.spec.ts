import type { Page } from '@playwright/test'
import { deployNextUsuarios } from '../fixtures/next-release'
import { expect, test } from '../fixtures/test'
import { LoginPage } from '../pages/login'
import { Shell } from '../pages/shell'
import { TablePart } from '../pages/table'

/** These change the site's files on the disk, which containers do not share with the test. */
const local = { tag: '@local' }

/** Every file of a remote that this page asks for, by the remote's name. */
function watchRemotes(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/remotes\/([^/]+)\//.exec(new URL(request.url()).pathname) ?? []
    if (name !== undefined) asked.push(name)
  })
  return asked
}

/** Nothing has been asked for in a while; Chromium does not tell the end of everything, so `networkidle` may never come. */
async function quiet(page: Page) {
  let last = Date.now()
  page.on('request', () => (last = Date.now()))
  await expect.poll(() => Date.now() - last, { timeout: 20_000 }).toBeGreaterThan(2_500)
}

test.describe('signed out', () => {
  test.use({ as: null })

  test('no code of a remote is fetched by /login', async ({ page }) => {
    const asked = watchRemotes(page)
    await new LoginPage(page).open()
    await quiet(page)
    expect(asked).toEqual([])
  })
})

test('only the remote that is looked at is fetched, where data are to be saved', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const asked = watchRemotes(page)
  await page.goto('/asesorias')
  await new TablePart(page, 'Asesorías').ready()
  await quiet(page)
  expect(new Set(asked)).toEqual(new Set(['asesorias']))
})

test('the other remotes are fetched when nothing else is to do', async ({ page }) => {
  test.slow()
  const asked = watchRemotes(page)
  await page.goto('/dashboard')
  await expect
    // A browser without a quiet moment puts each of them off for five seconds.
    .poll(() => [...new Set(asked)].sort(), { timeout: 60_000 })
    .toEqual(['asesorias', 'clientes', 'configuracion', 'usuarios'])
})

test(
  'one React, one router, one @backoffice/shared: the very same objects in host and remotes',
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
    // No remote carries a copy of its own.
    expect(code.size).toBeGreaterThan(3)
    for (const path of code) {
      const text = await stack.site.read(path)
      expect.soft(text, path).not.toContain('react.dev/errors')
      expect.soft(text, path).not.toMatch(/createBrowserRouter|chakra-ui/)
      // The kit's own copy comes with the kit.
      expect.soft(text, path).not.toContain('Filas por página')
    }
  },
)

test('the policy of the page is strict, and every answer has its headers', async ({
  request,
  page,
  problems,
}) => {
  const answer = await request.get('/clientes', { headers: { accept: 'text/html' } })
  const policy = answer.headers()['content-security-policy'] ?? ''
  const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? ''
  expect(policy).not.toContain('unsafe-')
  expect(policy).not.toContain('*')
  expect(directive('script-src')).toMatch(/^script-src 'self'( 'sha256-[\w+/=]+')+$/)
  expect(directive('style-src')).toMatch(/^style-src 'self' 'nonce-[\w-]+'$/)
  for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
    expect(directive(name)).toBe(`${name} 'none'`)
  expect(answer.headers()['referrer-policy']).toBe('no-referrer')
  expect(answer.headers()['x-content-type-options']).toBe('nosniff')
  const again = await request.get('/clientes', { headers: { accept: 'text/html' } })
  expect(again.headers()['content-security-policy']).not.toBe(policy)

  // And a breach is seen: this very check would fail any other test.
  await page.goto('/dashboard')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.colado = true'
    document.body.append(script)
  })
  await expect.poll(() => problems.unexpected().join()).toContain('csp script-src')
  expect(await page.evaluate(() => 'colado' in window)).toBe(false)
  problems.allow(/csp script-src/, /Content Security Policy/)
})
