import { aClient } from '../../day/office.ts'
import { post, tokenFor } from '../../fixtures/admin-api.ts'
import { admin } from '../../fixtures/stack.ts'
import { expect, test } from '../../fixtures/test.ts'
import { PerfilPage } from '../../pages/perfil.ts'
import { arrived } from './layout-pages.ts'

test('every sheet of letter paper has the office, the day and its number, every section and every row, and no buttons', async ({
  page,
  stack,
}) => {
  const { id } = await aClient(stack.url)
  const token = await tokenFor(stack.url, admin)
  for (let n = 1; n <= 12; n++) {
    const fecha = `2026-01-${String(n).padStart(2, '0')}`
    const body = { cliente: id, motivo: `Visita ${n}`, fecha, descripcion: '' }
    await post(stack.url, '/asesorias/crear', body, token)
  }
  const perfil = new PerfilPage(page)
  await perfil.open(id)
  await arrived(page)
  const { empresa } = await stack.db
    .row('select nombre as empresa from empresas order by id_locatario limit 1')
    .then((row) => ({ empresa: String(row.empresa) }))
  await page.getByRole('button', { name: 'Historial de asesorias' }).click()
  const paper = await page.pdf({ preferCSSPageSize: true })
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-')

  // The browser prints the page as it is after «beforeprint».
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const rules = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .filter((rule) => rule.startsWith('@page'))
      .join(' '),
  )
  expect(rules).toContain('size: letter')
  expect(rules).toContain(`content: "${empresa}"`)
  expect(rules).toMatch(/content: "\d{1,2} de [a-z]+ de \d{4}"/)
  expect(rules).toContain('"Página " counter(page) " de " counter(pages)')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(perfil.rows('Historial de asesorias')).toHaveCount(12)
  await expect(perfil.edit).toBeHidden()
  await expect(perfil.addFile).toBeHidden()
  const main = page.getByRole('main')
  for (const button of await main.getByRole('button').all()) {
    await expect(button).toHaveAttribute('aria-expanded', /./)
  }
  await expect(main.locator('th svg')).toHaveCount(0)
})
