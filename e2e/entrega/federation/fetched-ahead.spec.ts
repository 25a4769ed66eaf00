import { patient } from '../../../tooling/patience/patience.ts'
import { expect, test } from '../../fixtures/test.ts'
import { Shell } from '../../pages/shell.ts'
import { TablePart } from '../../pages/table.ts'
import { watchRemotes, quiet } from './remote-requests.ts'

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
