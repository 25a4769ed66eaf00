import { horaDeInstante } from '@backoffice/shared/format'
import { emptyData, testBackend } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { empresarial, escribir, guardar, personal } from '../form.testing.tsx'
import { completo, EDITAR, editar } from './edit.testing.tsx'

const backend = testBackend({ data: () => ({ ...emptyData(), clientes: [completo] }) })

/** Simulates another person's save while the form is open. */
const otraPersona = (cambio: Partial<typeof completo>) => {
  backend.data.clientes = [{ ...completo, ...cambio, version: 4 }]
}
const dialogo = () => screen.findByRole('alertdialog', { name: 'Otra persona cambió este cliente' })
const cerrado = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
const boton = (name: string) => screen.getByRole('button', { name })

/** Both people change the puesto; the other one changes the web, this one the name. */
async function chocar() {
  const page = await editar(backend)
  otraPersona({ puesto: 'Gerente', web: null })
  await escribir(page.user, personal('Nombre'), ' María')
  await escribir(page.user, empresarial('Puesto'), ' general')
  await page.user.click(guardar())
  return { ...page, dialog: await dialogo() }
}

it('[D41] shows, field by field, what the other person saved beside what was typed', async () => {
  const { dialog } = await chocar()
  const campo = (name: string) => within(dialog).getByRole('heading', { name }).closest('section')
  expect(campo('Puesto')).toHaveTextContent('Guardado por otra personaGerente')
  expect(campo('Puesto')).toHaveTextContent('Escrito aquíDirectora general')
  expect(campo('Sitio web')).toHaveTextContent('Guardado por otra personaSin definir')
  expect(campo('Sitio web')).toHaveTextContent('Anteshttps://laespiga.mx')
  expect(within(dialog).queryByRole('heading', { name: 'Nombre' })).not.toBeInTheDocument()
  await waitFor(() => expect(boton('Seguir editando')).toHaveFocus())
})

it('[D41] says who saved it and when, where the server tells it', async () => {
  const el = new Date(Date.now() - 3 * 60_000 - 1_000).toISOString()
  backend.data.cambios[completo._id] = { modificado_por: 'Íñigo Gil', modificado_el: el }
  const { dialog } = await chocar()
  expect(dialog).toHaveTextContent(`Íñigo Gil guardó cambios hace 3 minutos (${horaDeInstante(el)}).`)
})

it('[D41] a server that does not tell it leaves the sentence out', async () => {
  const { dialog } = await chocar()
  expect(dialog).not.toHaveTextContent('guardó cambios hace')
})

it('[D41] «Guardar lo escrito» saves with the new version, and overwrites no field that was not changed here', async () => {
  const { user, address } = await chocar()
  await user.click(boton('Guardar lo escrito'))
  await waitFor(() => expect(address()).toBe('/clientes'))
  expect(backend.lastBody(EDITAR)).toMatchObject({
    version: 4,
    nombre: 'Ana María',
    puesto: 'Directora general',
    web: '',
  })
})

it('[D41] «Usar lo guardado» takes the other person’s value if both changed a field, keeps the rest as typed, and sends nothing yet', async () => {
  const { user, address } = await chocar()
  await user.click(boton('Usar lo guardado'))
  await cerrado()
  expect(empresarial('Puesto')).toHaveValue('Gerente')
  expect(empresarial('Sitio web')).toHaveValue('')
  expect(personal('Nombre')).toHaveValue('Ana María')
  expect(backend.callsTo(EDITAR)).toHaveLength(1)
  await user.click(guardar())
  await waitFor(() => expect(address()).toBe('/clientes'))
  expect(backend.lastBody(EDITAR)).toMatchObject({ version: 4, nombre: 'Ana María', puesto: 'Gerente' })
})

it('[D41] «Seguir editando» changes nothing; the next save asks again', async () => {
  const { user } = await chocar()
  await waitFor(() => expect(boton('Seguir editando')).toHaveFocus())
  await user.keyboard('{Escape}')
  await cerrado()
  expect(empresarial('Puesto')).toHaveValue('Directora general')
  expect(empresarial('Sitio web')).toHaveValue('https://laespiga.mx')
  await user.click(guardar())
  expect(await dialogo()).toBeVisible()
  expect(backend.lastBody(EDITAR)).toMatchObject({ version: 3 })
})

it('[D41] a third person may come in between', async () => {
  const { user, address } = await chocar()
  backend.data.clientes = [{ ...completo, puesto: 'Socia', version: 5 }]
  await user.click(boton('Guardar lo escrito'))
  await waitFor(async () => expect(await dialogo()).toHaveTextContent('Socia'))
  await user.click(boton('Guardar lo escrito'))
  await waitFor(() => expect(address()).toBe('/clientes'))
  expect(backend.lastBody(EDITAR)).toMatchObject({ version: 5, puesto: 'Directora general' })
})

it('[D41] if the other person’s changes can’t be read, what was typed stays and the next save asks again', async () => {
  const { user } = await editar(backend)
  otraPersona({ puesto: 'Gerente' })
  await escribir(user, empresarial('Puesto'), ' general')
  backend.knobs.dropNext('/clientes/detalles')
  await user.click(guardar())
  expect(await screen.findByText('El cambio no se hizo')).toBeVisible()
  expect(guardar()).toBeEnabled()
  expect(empresarial('Puesto')).toHaveValue('Directora general')
  await user.click(guardar())
  expect(await dialogo()).toHaveTextContent('Gerente')
})

it('[D41] if both saved the same, it says so, and can be saved', async () => {
  const { user, address } = await editar(backend)
  otraPersona({ puesto: 'Directora general' })
  await escribir(user, empresarial('Puesto'), ' general')
  await user.click(guardar())
  expect(await dialogo()).toHaveTextContent('Lo que guardó coincide con lo que hay aquí.')
  await user.click(boton('Guardar lo escrito'))
  await waitFor(() => expect(address()).toBe('/clientes'))
})
