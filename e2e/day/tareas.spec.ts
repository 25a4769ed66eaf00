import { post, tokenFor } from '../fixtures/admin-api.ts'
import { look } from '../fixtures/look.ts'
import { admin, type TestStack } from '../fixtures/stack.ts'
import { expect, test } from '../fixtures/test.ts'
import { countSteps } from './count.ts'
import { aClient, dayFromToday } from './office.ts'

/** A client with a task of this person for today, and one for another day. */
async function conTareas({ url }: TestStack) {
  const token = await tokenFor(url, admin)
  const { id, apellido } = await aClient(url)
  const texto = `Llamar a ${apellido}`
  for (const [vence, dice] of [
    [dayFromToday(0), texto],
    [dayFromToday(9), `Otro día, ${apellido}`],
  ] as const) {
    await post(url, '/clientes/crear_nota', { id_cliente: id, texto: dice, vence }, token)
  }
  return { id, texto, apellido }
}

test('[E-10] from the empty box a due task leads to its client: 2 clicks', async ({ page, stack }) => {
  const { id, texto, apellido } = await conTareas(stack)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/tareas/mias')) asked.push(request.url())
  })
  await page.goto('/dashboard')
  const box = page.getByRole('button', { name: /^Buscador/ })
  await expect(box).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  const steps = await countSteps(page)
  await box.click()
  const tareas = page.getByRole('group', { name: 'Mis tareas para hoy' })
  const mia = tareas.getByRole('option', { name: texto })
  await expect(mia).toContainText(`Noemí ${apellido} · Vence hoy`)
  await expect(tareas.getByRole('option', { name: /^Otro día/ })).toHaveCount(0)
  expect(asked).toHaveLength(1)
  await mia.click()
  await expect(page).toHaveURL(`/clientes/detalles/${id}?vista=notas`)
  // «Notas y tareas» is open, and in sight.
  await expect(page.getByRole('listitem').filter({ hasText: texto })).toBeInViewport()
  expect(steps()).toEqual({ clicks: 2, keys: 0 })
  await page.keyboard.press('Control+k')
  await expect(mia).toBeVisible()
  await look(page, 'buscador-tareas')
})

test('[E-10] beside «Mi día» the due tasks are one click away, and a second one finishes one', async ({
  page,
  stack,
}) => {
  const { id, texto } = await conTareas(stack)
  await page.goto('/asesorias')
  const boton = page.getByRole('navigation', { name: 'Mi día' }).getByRole('button', { name: /^Mis tareas/ })
  await expect(boton).toHaveText(/^Mis tareas: \d+$/)
  const steps = await countSteps(page)
  await boton.click()
  const mia = page
    .getByRole('list', { name: 'Mis tareas para hoy' })
    .getByRole('listitem')
    .filter({ hasText: texto })
  await expect(mia.getByRole('link', { name: texto })).toHaveAttribute(
    'href',
    `/clientes/detalles/${id}?vista=notas`,
  )
  await look(page, 'asesorias-mis-tareas')
  await mia.getByRole('button', { name: `Terminar «${texto}»` }).click()
  await expect(mia).toHaveCount(0)
  await expect(boton).toBeFocused()
  expect(steps()).toEqual({ clicks: 2, keys: 0 })
  const hechas = await stack.db.rows('select texto from notas where id_cliente = $1 and hecha is not null', [
    id,
  ])
  expect(hechas).toEqual([{ texto }])
})
