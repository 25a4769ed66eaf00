import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { ClienteCampos } from '../../../shared/src/contract/index.ts'
import { post, tokenFor } from '../../fixtures/admin-api.ts'
import { look } from '../../fixtures/look.ts'
import { admin, type TestStack } from '../../fixtures/stack.ts'
import { expect, test } from '../../fixtures/test.ts'

/** Two clients with one phone number, who say different things of themselves. */
async function twins({ url }: TestStack) {
  const token = await tokenFor(url, admin)
  const apellido = `Doble${randomInt(10_000, 99_999)}`
  const celular = `55${randomInt(10_000_000, 99_999_999)}`
  const make = async (campos: Partial<ClienteCampos> & { nombre: string }) =>
    (await post(url, '/clientes/crear', { apellido_paterno: apellido, celular, ...campos }, token))._id ?? ''
  const uno = await make({ nombre: 'Noemí', puesto: 'Jefa', nacimiento: '1980-02-28' })
  const otro = await make({
    ...{
      nombre: 'Noemí Ruth',
      email: `${apellido}@correo.mx`,
      puesto: 'Directora',
      nacimiento: '1980-02-28',
    },
    ...{ nombre_comercial: 'Café Doble', rfc: 'GODE561231GR8' },
  })
  const asesoria = { cliente: uno, motivo: 'Rodilla', fecha: '2026-01-01' }
  await post(url, '/asesorias/crear', asesoria, token)
  return { uno, otro, names: [`Noemí ${apellido}`, `Noemí Ruth ${apellido}`] as const }
}

const merge = (page: Page, [one, other]: readonly [string, string]) =>
  page.getByRole('button', { name: `Unir (${one} y ${other})` })

test('[E-12] two clients who are one are found, merged field by field, led to by the old address, and put back', async ({
  page,
  stack,
}) => {
  const { uno, otro, names } = await twins(stack)
  await page.goto('/clientes')
  await page.getByRole('link', { name: 'Posibles duplicados' }).click()
  await expect(page.getByRole('heading', { name: 'Posibles duplicados', level: 1 })).toBeVisible()
  await expect(merge(page, names)).toBeVisible()
  await look(page, 'duplicados')
  await merge(page, names).click()
  const dialog = page.getByRole('dialog', { name: 'Unir dos clientes' })
  await expect(dialog.getByRole('group', { name: '¿Quién se queda?' })).toBeVisible()
  await look(page, 'duplicados-unir')
  await dialog.getByRole('group', { name: 'Puesto' }).getByRole('radio', { name: names[0] }).check()
  await dialog.getByRole('button', { name: 'Unir', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(merge(page, names)).toHaveCount(0)

  await page.goto(`/clientes/detalles/${uno}`)
  await expect(page).toHaveURL(`/clientes/detalles/${otro}`)
  await expect(page.getByText(`Ese cliente se unió con «${names[1]}», que es quien se muestra`)).toBeVisible()
  await expect(page.getByText('Rodilla')).toBeVisible()
  const stays = await stack.db.row('select puesto, eliminacion from clientes where _id = $1', [otro])
  expect(stays).toEqual({ puesto: 'Jefa', eliminacion: null })

  await page.goto('/clientes?vista=duplicados')
  await page.getByRole('button', { name: 'Uniones hechas' }).click()
  const undo = page.getByRole('button', { name: `Deshacer la unión (${names[0]} y ${names[1]})` })
  await expect(undo).toBeVisible()
  await look(page, 'duplicados-uniones')
  await undo.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Se deshizo la unión: son otra vez dos clientes')).toBeVisible()
  const back = await stack.db.row('select puesto from clientes where _id = $1', [otro])
  expect(back).toEqual({ puesto: 'Directora' })

  await page.getByRole('button', { name: `No son la misma persona (${names[0]} y ${names[1]})` }).click()
  await expect(merge(page, names)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/^Se buscó entre/)).toBeVisible()
  await expect(merge(page, names)).toHaveCount(0)
})
