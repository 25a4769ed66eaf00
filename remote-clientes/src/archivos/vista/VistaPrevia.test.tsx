import { testBackend, unArchivo, unId } from '@backoffice/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { abrirPerfil, ana, seccion } from '../../perfil/perfil.testing.tsx'

const backend = testBackend()
const DETALLES = '/clientes/detalles_archivo'

beforeEach(() => {
  backend.data.archivos = [
    unArchivo({ _id: unId(1), nombre: 'Acta', fecha: '2024-03-06T18:00:00.000Z' }),
    unArchivo({ _id: unId(2), nombre: 'Hoja', extension: 'xlsx', fecha: '2024-03-05T18:00:00.000Z' }),
    unArchivo({ _id: unId(3), nombre: 'Foto', extension: 'png', fecha: '2024-03-04T18:00:00.000Z' }),
  ]
})

const archivos = () => within(seccion('Expediente de archivos'))

it('[E-19] a PDF and a picture are looked at in place, and the arrow keys lead from one to the other', async () => {
  const { user } = await abrirPerfil(backend)
  expect(archivos().queryByRole('button', { name: 'Vista previa Hoja' })).not.toBeInTheDocument()
  await user.click(archivos().getByRole('button', { name: 'Vista previa Acta' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Acta' }))
  expect(await dialog.findByTitle('Acta')).toHaveAttribute(
    'src',
    'http://localhost/admin/descargas/constancia',
  )
  expect(backend.lastBody(DETALLES)).toEqual({ id_cliente: ana._id, id_archivo: unId(1), vista_previa: true })
  expect(dialog.getByText('1 de 2')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Anterior' })).toBeDisabled()
  await user.keyboard('{ArrowRight}')
  const next = within(await screen.findByRole('dialog', { name: 'Foto' }))
  expect(await next.findByRole('img', { name: 'La de este año' })).toBeVisible()
  await user.keyboard('{ArrowRight}{ArrowLeft}')
  expect(await screen.findByRole('dialog', { name: 'Acta' })).toBeVisible()
})

it('[E-19] what can’t be shown or read says so, and is tried again', async () => {
  const { user } = await abrirPerfil(backend)
  backend.knobs.failNext(DETALLES, 503, { msg: 'Se intenta de nuevo' })
  await user.click(archivos().getByRole('button', { name: 'Vista previa Foto' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Foto' }))
  await user.click(await dialog.findByRole('button', { name: 'Reintentar' }))
  fireEvent.error(await dialog.findByRole('img'))
  expect(await dialog.findByText(/^Este navegador no lo muestra aquí/)).toBeVisible()
})

it('[E-19] pictures have a small picture; other files have none, and nothing is asked without pictures', async () => {
  const url = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  backend.answers('POST /clientes/miniaturas', () => ({ miniaturas: [{ _id: unId(3), url }] }))
  await abrirPerfil(backend)
  const picture = await waitFor(() => {
    const found = seccion('Expediente de archivos').querySelector('img')
    expect(found).not.toBeNull()
    return found
  })
  expect(picture).toHaveAttribute('src', url)
  expect(backend.lastBody('/clientes/miniaturas')).toEqual({ id_cliente: ana._id })
  expect(seccion('Expediente de archivos').querySelectorAll('img')).toHaveLength(1)
})

it('[E-19] the kind and the last day are edited, shown in the list, and sent only when they change', async () => {
  const { user } = await abrirPerfil(backend)
  expect(archivos().queryByRole('columnheader', { name: /^Clase/ })).not.toBeInTheDocument()
  await user.click(archivos().getByRole('button', { name: 'Editar Acta' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar archivo' }))
  await user.click(dialog.getByRole('combobox', { name: /^Clase/ }))
  await user.click(await screen.findByRole('option', { name: /^Contrato/ }))
  await waitFor(() => expect(dialog.getByRole('combobox', { name: /^Clase/ })).toHaveFocus())
  await user.click(dialog.getByLabelText(/^Vence el/))
  await user.paste('05/01/2024')
  await user.tab()
  await user.click(dialog.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(backend.lastBody('/clientes/editar_archivo')).toMatchObject({
    clase: 'contrato',
    vence: '2024-01-05',
  })
  const row = within(archivos().getByRole('row', { name: /^Acta/ }))
  expect(row.getByText('Contrato')).toBeVisible()
  expect(row.getByText('Vencido')).toBeVisible()
})
