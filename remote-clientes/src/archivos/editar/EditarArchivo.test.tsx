import { saveAgain, testBackend, unArchivo } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { abrirPerfil, ana } from '../../perfil/perfil.testing.tsx'
import { accionCon, EDITAR, ELIMINAR, pdf, tabla, filas, cerrado } from '../archivos.testing.tsx'

const backend = testBackend()

const accion = accionCon(backend)

it('[P-13] [N-04] «Editar archivo» begins with the current data, and keeps the bytes without another file', async () => {
  const { user } = await accion('Editar')
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar archivo' }))
  expect(dialog.getByLabelText(/^Descripción/)).toHaveValue('La de este año')
  const nombre = dialog.getByLabelText(/^Nombre/)
  await user.clear(nombre)
  await user.type(nombre, 'Constancia 2025')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await cerrado()
  expect(backend.lastBody(EDITAR)).toEqual({
    id_archivo: unArchivo()._id,
    id_cliente: ana._id,
    nombre: 'Constancia 2025',
    descripcion: 'La de este año',
    extension: 'pdf',
    // Forms send an empty part for a file input without a file; fetch reads it as ''.
    archivo: '',
    version: '3',
  })
  expect(filas().map(([name]) => name)).toEqual(['Constancia 2025'])
})

it('[P-13] another file replaces the old one', async () => {
  const { user } = await accion('Editar')
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar archivo' }))
  await user.upload(
    dialog.getByLabelText(/^Reemplazar el archivo/),
    new File(['x'], 'nueva.PNG', { type: 'image/png' }),
  )
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await cerrado()
  expect(backend.lastBody(EDITAR)).toMatchObject({ extension: 'png', archivo: expect.any(File) as File })
  expect(filas()[0]?.[2]).toBe('png')
})

it('[D35] without an answer, or with an empty 500, the dialog stays open and says so', async () => {
  const { user } = await accion('Editar')
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar archivo' }))
  backend.knobs.dropNext(EDITAR)
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await dialog.findByText('El servidor no respondió')).toBeVisible()
  backend.knobs.failNext(EDITAR, 500)
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await dialog.findByText('El servidor tuvo un problema')).toBeVisible()
})

it('[D41] if someone else changed the file, the dialog shows its current data, and saving again keeps what was typed', async () => {
  const { user } = await accion('Editar')
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar archivo' }))
  await user.type(dialog.getByLabelText(/^Nombre/), ' mía')
  backend.data.archivos = [unArchivo({ version: 4, nombre: 'Constancia suya', descripcion: null })]
  const modificado_el = new Date().toISOString()
  backend.data.cambios = { [unArchivo()._id]: { modificado_por: 'Íñigo Gil', modificado_el } }
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await dialog.findByText(/Ahora se llama «Constancia suya», sin descripción/)).toBeVisible()
  expect(dialog.getByText('Íñigo Gil').parentElement).toHaveTextContent(/guardó cambios/)
  expect(dialog.getByLabelText(/^Nombre/)).toHaveValue('Constancia de situación fiscal mía')
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await cerrado()
  expect(backend.lastBody(EDITAR)).toMatchObject({
    version: '4',
    nombre: 'Constancia de situación fiscal mía',
  })
})

it('[E-05] «Deshacer» brings a deleted file back', async () => {
  const { user } = await accion('Eliminar')
  await user.click(await screen.findByRole('button', { name: 'Si' }))
  await waitFor(() => expect(backend.data.archivos).toHaveLength(0))
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByText('Archivo restaurado')).toBeVisible()
  expect(await screen.findByRole('row', { name: /Constancia de situación fiscal/ })).toBeInTheDocument()
})

it('[P-13] «Eliminar archivo» names the file and asks', async () => {
  const { user } = await accion('Eliminar')
  const dialog = await screen.findByRole('alertdialog', { name: 'Eliminar archivo' })
  expect(dialog).toHaveTextContent('¿Eliminar el archivo Constancia de situación fiscal?')
  await user.click(within(dialog).getByRole('button', { name: 'Si' }))
  await cerrado('alertdialog')
  expect(backend.lastBody(ELIMINAR)).toEqual({ id_cliente: ana._id, id_archivo: unArchivo()._id, version: 3 })
  const vacia = screen.getByText('No hay archivos registrados')
  expect(vacia).toBeVisible()
  // The button that opened the dialog is gone, so the focus moves to what replaced it.
  await waitFor(() => expect(document.body).not.toHaveFocus())
  expect(document.activeElement).toContainElement(vacia)
})

it('[D35] without connection «Eliminar archivo» stays, says so, and can be tried again', async () => {
  const { user } = await accion('Eliminar')
  const dialog = await screen.findByRole('alertdialog', { name: 'Eliminar archivo' })
  const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  backend.knobs.dropNext(ELIMINAR)
  await user.click(within(dialog).getByRole('button', { name: 'Si' }))
  expect(await within(dialog).findByText(/^Sin conexión: no se sabe si el archivo se eliminó/)).toBeVisible()
  offline.mockRestore()
  await user.click(within(dialog).getByRole('button', { name: 'Si' }))
  await cerrado('alertdialog')
})

it('[P-13] a file saved again after it was chosen does not take the place of another', async () => {
  backend.data.archivos = [unArchivo()]
  const { user } = await abrirPerfil(backend)
  await user.click(tabla().getByRole('button', { name: /^Editar / }))
  const dialog = within(await screen.findByRole('dialog'))
  const acta = pdf('acta.pdf')
  await user.upload(dialog.getByLabelText(/^Reemplazar/), acta)
  saveAgain(acta)
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await dialog.findByText('«acta.pdf» cambió desde que se eligió; elegirlo otra vez')).toBeVisible()
  await user.upload(dialog.getByLabelText(/^Reemplazar/), pdf('acta.pdf'))
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await cerrado()
})
