import { expect, test } from '../fixtures/test.ts'
import { always } from '@backoffice/gateway'
import { Shell } from '../pages/shell.ts'

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
