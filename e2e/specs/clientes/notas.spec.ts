import { aClient, dayFromToday } from '../../day/office.ts'
import { look } from '../../fixtures/look.ts'
import { expect, test } from '../../fixtures/test.ts'
import { PerfilPage } from '../../pages/perfil.ts'

test('[E-10] a task is written, finished, deleted and undone in the profile, and the history has it', async ({
  page,
  stack,
}) => {
  const { id } = await aClient(stack.url)
  const perfil = new PerfilPage(page)
  await perfil.open(id)
  await page.getByRole('button', { name: 'Notas y tareas' }).click()
  const notas = perfil.section('Notas y tareas')
  await notas.getByRole('button', { name: 'Agregar nota' }).click()
  const dialog = page.getByRole('dialog', { name: 'Agregar nota' })
  await dialog.getByRole('textbox', { name: 'Texto' }).fill('Llamar <b>mañana</b>\ny confirmar')
  const [year, month, day] = dayFromToday(1).split('-')
  await dialog.getByRole('textbox', { name: 'Vence' }).fill(`${day}/${month}/${year}`)
  await look(page, 'nota-nueva')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toBeHidden()
  await expect(notas.getByText('Llamar <b>mañana</b>')).toBeVisible()
  await notas.getByRole('button', { name: /^Terminar/ }).click()
  await expect(notas.getByText(/^Hecha el/)).toBeVisible()
  await notas.getByRole('button', { name: /^Eliminar/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Si' }).click()
  await expect(notas.getByText('No hay notas ni tareas')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(notas.getByText('Llamar <b>mañana</b>')).toBeVisible()

  await page.getByRole('button', { name: 'Historia', exact: true }).click()
  const historia = perfil.section('Historia')
  await expect(historia.getByRole('listitem')).toHaveCount(2)
  await look(page, 'notas-e-historia', { fullPage: true })
  await historia.getByRole('button', { name: 'Cambios' }).click()
  await expect(historia.getByRole('listitem')).toHaveText([/Cliente agregado/])

  const nota = await stack.db.row(
    'select texto, vence::text, hecha is not null as hecha, version from notas where id_cliente = $1',
    [id],
  )
  expect(nota).toEqual({
    texto: 'Llamar <b>mañana</b>\ny confirmar',
    vence: dayFromToday(1),
    hecha: true,
    version: 4,
  })
})
