import { expect, test } from '../../fixtures/test.ts'
import { admin } from '../../fixtures/stack.ts'
import { LoginPage } from '../../pages/login.ts'
import { Shell } from '../../pages/shell.ts'
import { ClientesPage } from '../../pages/clientes.ts'
import { TablePart } from '../../pages/table.ts'

const token = () => localStorage.getItem('token')

test.describe('signed out', () => {
  test.use({ as: null })

  test('[L-01] [L-02] [L-09] [G-10] Enter signs in, stores the token and opens the dashboard @flujo', async ({
    page,
  }) => {
    const login = new LoginPage(page)
    await login.open()
    await expect(login.email).toBeFocused()
    await login.signIn(admin)
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText('Sección en desarrollo')).toBeVisible()
    expect(await page.evaluate(token)).toMatch(/^[\w-]{43}$/)
    await expect(page).toHaveTitle(/Inicio/)
  })

  test('the first section’s list is asked once, before anybody opens it, and shows its rows at once', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/clientes/listar')) asked.push(request.postData() ?? '')
    })
    const answer = page.waitForResponse(/\/clientes\/listar$/)
    const login = new LoginPage(page)
    await login.open()
    await login.signIn(admin)
    await (await answer).finished()
    await expect(page).toHaveURL('/dashboard')
    await page.getByRole('navigation').getByRole('link', { name: 'Clientes', exact: true }).click()
    await new TablePart(page, 'Clientes').ready()
    await expect(page).toHaveURL('/clientes')
    expect(asked).toHaveLength(1)
  })

  test('[G-20] the registry is asked with the first key, and sign-in goes to the base that it names', async ({
    page,
    problems,
  }) => {
    problems.allow(/status 401 POST \/otra\/auth\/login/, /console .*401/)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.route('/remotes.json', async (route) => {
      const answer = await route.fetch()
      const registry = (await answer.json()) as { config?: object }
      await route.fulfill({ json: { ...registry, config: { ...registry.config, adminApiBase: '/otra' } } })
    })
    await page.route('/otra/**', (route) =>
      route.fulfill({ status: 401, json: { msg: 'Contestó la otra base' } }),
    )
    const login = new LoginPage(page)
    await login.open()
    await expect(login.email).toBeFocused()
    await page.waitForLoadState('networkidle')
    expect(asked).not.toContain('/remotes.json')
    await login.signIn(admin)
    await expect(new Shell(page).alert('Contestó la otra base')).toBeVisible()
    expect(asked.filter((path) => path === '/remotes.json')).toHaveLength(1)
    expect(asked.filter((path) => path.endsWith('/auth/login'))).toEqual(['/otra/auth/login'])
  })

  test('[L-03] [L-10] [N-02] a wrong password shows the server’s sentence in red and keeps the e-mail @flujo', async ({
    page,
    problems,
  }) => {
    problems.allow(/status 401 POST \/admin\/auth\/login/, /console .*401/)
    const login = new LoginPage(page)
    await login.open()
    await login.signIn({ email: 'no es un correo', password: 'x' })
    await expect(new Shell(page).alerts.getByRole('alert')).toBeVisible()
    await expect(page).toHaveURL('/login')
    await expect(login.email).toHaveValue('no es un correo')
    expect(await page.evaluate(token)).toBeNull()
    await login.signIn(admin)
    await expect(page).toHaveURL('/dashboard')
  })

  test('[D33] after sign-in the page offers a sent link, and opens the list as it was sent', async ({
    page,
  }) => {
    const login = new LoginPage(page)
    await login.open('/clientes?nombre=ma&filas=5&pagina=2')
    await login.signIn(admin)
    await expect(page).toHaveURL('/dashboard')
    await page.getByRole('link', { name: 'Continuar en Clientes' }).click()
    await expect(page).toHaveURL('/clientes?nombre=ma&filas=5&pagina=2')
    const list = new ClientesPage(page)
    await expect(list.count(/^6–10 de /)).toBeVisible()
  })

  test('[D33] the page does not follow a link to another origin', async ({ page, stack }) => {
    const login = new LoginPage(page)
    await page.goto(`${stack.url}//otro.example/clientes`)
    expect(new URL(page.url()).origin).toBe(stack.url)
    await page.getByRole('link', { name: 'Ir al inicio' }).click()
    await login.signIn(admin)
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('link', { name: /Continuar/ })).toBeHidden()
  })
})
