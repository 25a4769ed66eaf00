import { expect, test } from '../fixtures/test.ts'
import { look } from '../fixtures/look.ts'
import { ClientesPage } from '../pages/clientes.ts'
import { Shell } from '../pages/shell.ts'

const elsewhere = 'https://ensayo.oficina.mx'

test('Ctrl+Alt+M shows the state of each remote of the page', async ({ page }) => {
  await page.goto('/clientes')
  await expect(new Shell(page).heading('Clientes')).toBeVisible()
  await page.keyboard.press('Control+Alt+m')
  const panel = page.getByRole('dialog', { name: 'Secciones en esta página' })
  await expect(panel.getByRole('region', { name: 'Clientes' }).getByText('En marcha')).toBeVisible()
  await expect(panel.getByRole('region', { name: 'Usuarios' }).getByText('Sin pedir')).toBeVisible()
  await look(page, 'panel-secciones')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test('the badge names a remote from another origin that breaks its page, and ?sin-cambios ends the override', async ({
  page,
  problems,
}) => {
  problems.allow(/ensayo\.oficina\.mx|Remote failure/)
  // The registry that this page reads allows the origin; the page's policy, which the server wrote, does not.
  await page.route('/remotes.json', async (route) => {
    const registry = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...registry, config: { overrides: [elsewhere] } } })
  })
  await page.goto('/dashboard')
  await page.evaluate(async (origin) => {
    const { remotes } = await (await fetch('/remotes.json')).json()
    const override = { clientes: { origin, remote: remotes.clientes.remote } }
    sessionStorage.setItem('otros-origenes', JSON.stringify(override))
  }, elsewhere)
  await page.goto('/clientes')
  await expect(page.getByRole('alert').filter({ hasText: 'No se pudo' })).toBeVisible()
  const badge = page.getByRole('complementary', { name: /otro origen/ })
  await expect(badge).toContainText(`clientes: ${elsewhere}`)
  await look(page, 'panel-otro-origen')

  await page.goto('/clientes?sin-cambios')
  await new ClientesPage(page).ready()
  await expect(badge).toBeHidden()
  expect(page.url()).not.toContain('sin-cambios')
})
