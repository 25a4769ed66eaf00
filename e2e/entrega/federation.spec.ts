import type { Page } from '@playwright/test'
import { patient } from '../../tooling/patience/patience.ts'
import { deployNextUsuarios } from '../fixtures/releases/next-release.ts'
import { expect, test } from '../fixtures/test.ts'
import { always } from '@backoffice/gateway'
import { LoginPage } from '../pages/login.ts'
import { Shell } from '../pages/shell.ts'
import { TablePart } from '../pages/table.ts'

/** These tests change the site's files on the disk, which containers do not share with the test. */
const local = { tag: '@local' }

/** Every file of a remote that this page requests, by the remote's name. */
function watchRemotes(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/remotes\/([^/]+)\//.exec(new URL(request.url()).pathname) ?? []
    if (name !== undefined) asked.push(name)
  })
  return asked
}

/**
 * Waits until no request has started for a while; Chromium does not report the end of every request, so `networkidle`
 * may never come.
 */
async function quiet(page: Page) {
  let last = Date.now()
  page.on('request', () => (last = Date.now()))
  await expect.poll(() => Date.now() - last, { timeout: patient(10_000) }).toBeGreaterThan(2_500)
}

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
  await page.route(/\/assets\/(lib|marco)\./, async (route) => {
    const [, name = ''] = /assets\/(\w+)\./.exec(route.request().url()) ?? []
    await new Promise<void>((resolve) => (letGo[name] = resolve))
    await route.continue()
  })
  const asked = watchRemotes(page)
  await page.goto('/clientes', { waitUntil: 'commit' })
  await expect.poll(() => Object.keys(letGo).sort()).toEqual(['lib', 'marco'])
  await page.waitForTimeout(1_000)
  expect(asked).toEqual([])
  letGo['lib']?.()
  await expect.poll(() => asked).toContain('clientes')
  letGo['marco']?.()
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

test('the page fetches the other remotes when the browser is idle', async ({ page }) => {
  const asked = watchRemotes(page)
  await page.goto('/dashboard')
  await expect
    // In a busy browser each of them waits until its limit of five seconds.
    .poll(() => [...new Set(asked)].sort(), { timeout: patient(30_000) })
    .toEqual(['asesorias', 'clientes', 'configuracion', 'usuarios'])
})

test('a section’s forms and profiles are there before anyone asks for them', async ({ page, stack }) => {
  const code: string[] = []
  page.on('requestfinished', (request) => code.push(new URL(request.url()).pathname))
  await page.goto('/usuarios')
  await new TablePart(page, 'Usuarios').ready()
  await expect
    .poll(() => code.filter((path) => path.startsWith('/remotes/usuarios/')).length, {
      timeout: patient(30_000),
    })
    .toBeGreaterThan(3)
  await quiet(page)
  // The reporter's file may come five seconds after the page, which is now.
  const mend = stack.faults.add(/^\/(assets\/(?!telemetry\.)|remotes\/)/, { kind: 'cut' })
  await page.getByRole('link', { name: 'Agregar usuario' }).click()
  await expect(page.getByRole('textbox', { name: 'Nombre' }).first()).toBeVisible()
  mend()
})

test('the page fetches a remote when the pointer or the focus reaches its entry in the bar', async ({
  page,
}) => {
  // Simulates a browser that is never idle.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  const asked = watchRemotes(page)
  const shell = new Shell(page)
  await page.goto('/dashboard')
  await expect(shell.entry('Usuarios')).toBeVisible()
  expect(asked).toEqual([])
  await shell.entry('Usuarios').hover()
  await expect.poll(() => [...new Set(asked)], { timeout: patient(5_000) }).toEqual(['usuarios'])
  await shell.entry('Asesorias').focus()
  await expect.poll(() => [...new Set(asked)], { timeout: patient(5_000) }).toEqual(['usuarios', 'asesorias'])
  await quiet(page)
  const files = asked.length
  await shell.entry('Clientes').hover()
  await expect.poll(() => asked.includes('clientes'), { timeout: patient(5_000) }).toBe(true)
  await shell.entry('Usuarios').hover()
  await shell.entry('Asesorias').hover()
  await quiet(page)
  expect(asked.slice(files).filter((name) => name !== 'clientes')).toEqual([])
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

test('the page has a strict policy, and every answer has its headers', async ({
  request,
  page,
  problems,
}) => {
  const answer = await request.get('/clientes', { headers: { accept: 'text/html' } })
  const policy = answer.headers()['content-security-policy'] ?? ''
  const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? ''
  expect(policy).not.toContain('unsafe-')
  expect(policy).not.toContain('*')
  expect(directive('script-src')).toMatch(/^script-src 'self' 'nonce-[a-z0-9]{32}'( 'sha256-[\w+/=]+')+$/)
  expect(directive('style-src')).toMatch(/^style-src 'self' 'nonce-[a-z0-9]{32}'$/)
  for (const name of ['object-src', 'base-uri', 'form-action', 'frame-ancestors'])
    expect(directive(name)).toBe(`${name} 'none'`)
  const asset = /src="(\/assets\/[^"]+)"/.exec(await answer.text())?.[1] ?? ''
  for (const [path, resource] of [
    ['/clientes', 'same-origin'],
    [asset, 'same-origin'],
    ['/assets/no.js', 'same-origin'],
    ['/remotes.json', 'cross-origin'],
    ['/remotes/clientes/no.js', 'cross-origin'],
  ] as const) {
    const headers = (await request.get(path)).headers()
    for (const [name, value] of Object.entries(always))
      expect.soft(headers[name.toLowerCase()], `${path} ${name}`).toBe(value)
    expect.soft(headers['cross-origin-resource-policy'], path).toBe(resource)
  }
  const again = await request.get('/clientes', { headers: { accept: 'text/html' } })
  expect(again.headers()['content-security-policy']).not.toBe(policy)

  // The page reports the violation: it would fail any other test.
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

test('a page whose nonce begins like the placeholder has its styles', async ({ page }) => {
  let styled = ''
  await page.route('**/dashboard', async (route) => {
    const answer = await route.fetch()
    const { 'content-encoding': _, 'content-length': __, ...headers } = answer.headers()
    const policy = headers['content-security-policy'] ?? ''
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    styled = `__${nonce.slice(2)}`
    await route.fulfill({
      response: answer,
      headers: { ...headers, 'content-security-policy': policy.replaceAll(nonce, styled) },
      body: (await answer.text()).replaceAll(nonce, styled),
    })
  })
  await page.goto('/dashboard')
  await expect(new Shell(page).nav).toBeVisible()
  const found = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].map((style) => ({
      nonce: style.nonce,
      rules: style.sheet?.cssRules.length ?? 0,
    })),
  )
  expect(new Set(found.map(({ nonce }) => nonce))).toEqual(new Set([styled]))
  expect(found.reduce((sum, { rules }) => sum + rules, 0)).toBeGreaterThan(20)
})

test('a section’s list is asked once, while the pointer stays on its entry, and the click shows its rows', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/(asesorias|usuarios)\/listar$/.test(request.url())) asked.push(new URL(request.url()).pathname)
  })
  const shell = new Shell(page)
  await page.goto('/clientes')
  await new TablePart(page, 'Clientes').ready()
  await quiet(page)
  expect(asked).toEqual([])
  const answer = page.waitForResponse(/\/asesorias\/listar$/)
  await shell.entry('Asesorias').hover()
  await (await answer).finished()
  await expect(page).toHaveURL('/clientes')
  await shell.entry('Asesorias').click()
  await new TablePart(page, 'Asesorías').ready()
  // With no pause before the click, the press asks, and the page takes that answer.
  await shell.entry('Usuarios').click()
  await new TablePart(page, 'Usuarios').ready()
  expect(asked.map((path) => path.split('/').at(-2))).toEqual(['asesorias', 'usuarios'])
})
