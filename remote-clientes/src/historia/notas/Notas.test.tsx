import { testBackend, unaNota, unId, unUsuario } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { abrirPerfil, ana, seccion } from '../../perfil/perfil.testing.tsx'
import { llevarNotas } from '../historia.testing.ts'

const backend = testBackend()
const HISTORIA = '/clientes/historia'
let guardadas: ReturnType<typeof llevarNotas>
beforeEach(() => void (guardadas = llevarNotas(backend)))

async function abrirNotas() {
  const { user } = await abrirPerfil(backend)
  expect(backend.callsTo(HISTORIA)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Notas y tareas' }))
  await waitFor(() => expect(backend.callsTo(HISTORIA)).toHaveLength(1))
  const notas = within(seccion('Notas y tareas'))
  await notas.findByRole('button', { name: 'Agregar nota' })
  return { user, notas }
}

it('[E-10] a note is written and shown as text, never as HTML', async () => {
  const { user, notas } = await abrirNotas()
  expect(await notas.findByText('No hay notas ni tareas')).toBeVisible()
  await user.click(notas.getByRole('button', { name: 'Agregar nota' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Agregar nota' }))
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await dialog.findByText('El texto es obligatorio')).toBeVisible()
  await user.click(dialog.getByLabelText(/^Texto/))
  await user.paste('Llamar <b>hoy</b>')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await notas.findByText('Llamar <b>hoy</b>')).toBeVisible()
  expect(backend.lastBody('/clientes/crear_nota')).toEqual({
    id_cliente: ana._id,
    texto: 'Llamar <b>hoy</b>',
    vence: null,
    id_responsable: null,
  })
})

it('[D64] people who read advisories but not clients’ details have neither notes nor history', async () => {
  await abrirPerfil(
    backend,
    unUsuario({ tipo: 1, permisos: { asesorias: { ver: true, detalles: true } } }),
    '?vista=notas',
  )
  expect(screen.queryByRole('button', { name: 'Notas y tareas' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Historia' })).not.toBeInTheDocument()
  expect(backend.callsTo(HISTORIA)).toEqual([])
})

it('[E-10] a pasted note that is too long is kept whole and refused with a sentence', async () => {
  const { user, notas } = await abrirNotas()
  await user.click(await notas.findByRole('button', { name: 'Agregar nota' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Agregar nota' }))
  const texto = dialog.getByLabelText(/^Texto/)
  await user.click(texto)
  await user.paste('a'.repeat(5_021))
  expect(texto).toHaveValue('a'.repeat(5_021))
  expect(texto).toHaveAccessibleDescription('Admite como máximo 5,000 caracteres, y hay 5,021')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(texto).toHaveFocus()
  expect(backend.callsTo('/clientes/crear_nota')).toEqual([])
  await user.clear(texto)
  await user.paste('a'.repeat(5_000))
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(backend.callsTo('/clientes/crear_nota')).toHaveLength(1))
})

it('[E-10] the link of a task opens the section', async () => {
  guardadas.son(unaNota())
  await abrirPerfil(backend, unUsuario(), '?vista=notas')
  expect(await within(seccion('Notas y tareas')).findByText(/^Vence el 3 de mayo de 2024/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Historia' })).toHaveAttribute('aria-expanded', 'false')
})

it('[E-10] a task is finished and edited by its author, deleted with «Deshacer»', async () => {
  guardadas.son(unaNota())
  const { user, notas } = await abrirNotas()
  expect(await notas.findByText(/^Vence el 3 de mayo de 2024, hace .+ · A cargo de/)).toBeVisible()
  await user.click(notas.getByRole('button', { name: /^Terminar/ }))
  expect(await notas.findByText(/^Hecha el/)).toBeVisible()
  const which = { id_cliente: ana._id, id_nota: unaNota()._id }
  expect(backend.lastBody('/clientes/terminar_nota')).toEqual({ ...which, hecha: true, version: 1 })
  await user.click(notas.getByRole('button', { name: /^Editar/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar nota' }))
  await user.type(dialog.getByLabelText(/^Texto/), '!')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await notas.findByText('Llamar para confirmar la cita!')).toBeVisible()
  await user.click(notas.getByRole('button', { name: /^Eliminar/ }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Si' }))
  expect(await notas.findByText('No hay notas ni tareas')).toBeVisible()
  expect(backend.lastBody('/clientes/eliminar_nota')).toMatchObject(which)
  await user.click(screen.getByRole('button', { name: 'Deshacer' }))
  expect(await notas.findByText('Llamar para confirmar la cita!')).toBeVisible()
  expect(backend.lastBody('/clientes/restaurar_nota')).toMatchObject(which)
})

it('[E-10] what somebody else wrote can only be deleted, by an Administrador', async () => {
  guardadas.son(unaNota({ autor: { _id: unId(0x901), nombre: 'Eva' }, responsable: null, vence: null }))
  const { notas } = await abrirNotas()
  expect(await notas.findByText(/^Eva · /)).toBeVisible()
  expect(notas.getByRole('button', { name: /^Eliminar/ })).toBeVisible()
  expect(notas.queryByRole('button', { name: /^(Editar|Terminar)/ })).not.toBeInTheDocument()
})

it('[E-10] [D18] who may not edit clients only reads', async () => {
  guardadas.son(unaNota())
  const lee = unUsuario({ permisos: { clientes: { detalles: true } } })
  const { user } = await abrirPerfil(backend, lee)
  await user.click(screen.getByRole('button', { name: 'Notas y tareas' }))
  expect(await screen.findByText('Llamar para confirmar la cita')).toBeVisible()
  expect(within(seccion('Notas y tareas')).queryByRole('button')).not.toBeInTheDocument()
})

it('[E-10] [D41] somebody else saved the note meanwhile: the dialog says so, keeps what was typed, and saves it when asked again', async () => {
  const nota = unaNota()
  guardadas.son(nota)
  const { user, notas } = await abrirNotas()
  await user.click(await notas.findByRole('button', { name: /^Editar/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar nota' }))
  await user.type(dialog.getByLabelText(/^Texto/), ', a las diez')
  guardadas.son({ ...nota, texto: 'Ya se confirmó', version: 2 })
  backend.knobs.failNext('/clientes/editar_nota', 409, {
    ...{ msg: 'Otra persona cambió este registro mientras tanto' },
    ...{ modificado_por: 'Íñigo Gil', modificado_el: new Date().toISOString() },
  })
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await dialog.findByText('La nota cambió mientras tanto')).toBeVisible()
  const dicho = dialog.getByText('Íñigo Gil').parentElement
  expect(dicho).toHaveTextContent(/^Íñigo Gil guardó cambios .+\. Ahora dice: «Ya se confirmó»/)
  expect(dialog.getByLabelText(/^Texto/)).toHaveValue('Llamar para confirmar la cita, a las diez')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await notas.findByText('Llamar para confirmar la cita, a las diez')).toBeVisible()
  expect(backend.lastBody('/clientes/editar_nota')).toMatchObject({ version: 2 })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
