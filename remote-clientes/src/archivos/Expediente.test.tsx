import { controlsOf, saveAgain, testBackend, unArchivo, unId } from '@backoffice/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { abrirPerfil, ana } from '../perfil/perfil.testing.tsx'
import { CREAR, pdf, filas, cerrado } from './archivos.testing.tsx'

const backend = testBackend()

async function agregar() {
  const page = await abrirPerfil(backend)
  await page.user.click(screen.getByRole('button', { name: 'Agregar archivo' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Agregar archivo' }))
  await waitFor(() => expect(dialog.getByLabelText(/^Archivos/)).toHaveFocus())
  const enviar = () => page.user.click(dialog.getByRole('button', { name: 'Agregar' }))
  const elegir = (...files: File[]) => page.user.upload(dialog.getByLabelText(/^Archivos/), files)
  return {
    ...page,
    dialog,
    enviar,
    elegir,
    de: (name: string) => within(dialog.getByRole('group', { name })),
  }
}

it('[E-20] a link of the search box brings the files into sight', async () => {
  const seen: string[] = []
  Element.prototype.scrollIntoView = function () {
    seen.push(this.textContent.slice(0, 22))
  }
  await abrirPerfil(backend, undefined, '?vista=archivos')
  expect(seen).toEqual(['Expediente de archivos'])
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

it('[P-17] the table shows nombre, descripción, extensión and fecha, and «Sin definir» for empty ones', async () => {
  backend.data.archivos = [unArchivo(), unArchivo({ _id: unId(2), nombre: 'INE', descripcion: null })]
  await abrirPerfil(backend)
  expect(filas()).toEqual([
    ['Constancia de situación fiscal', 'La de este año', 'pdf', '6 de marzo de 2024'],
    ['INE', 'Sin definir', 'pdf', '6 de marzo de 2024'],
  ])
})

it('[P-12] [D29] «Agregar archivo» shows the limits, sends multipart with the extension in lower case, and shows the list in the answer', async () => {
  const { user, dialog, elegir, enviar, de } = await agregar()
  expect(dialog.getByText(/hasta 25 MB cada uno/)).toBeVisible()
  await elegir(pdf())
  const nombre = de('Contrato.PDF').getByLabelText(/^Nombre/)
  expect(nombre).toHaveValue('Contrato')
  await user.clear(nombre)
  await user.type(nombre, 'Contrato 2024')
  await user.type(de('Contrato.PDF').getByLabelText(/^Descripción/), 'Firmado')
  await enviar()
  await cerrado()
  expect(backend.lastBody(CREAR)).toEqual({
    id_cliente: ana._id,
    nombre: 'Contrato 2024',
    descripcion: 'Firmado',
    clase: 'contrato',
    extension: 'pdf',
    archivo: expect.any(File) as File,
  })
  expect(filas().map(([name, , extension]) => [name, extension])).toEqual([['Contrato 2024', 'pdf']])
  expect(screen.getByText('Archivo agregado')).toBeVisible()
})

it('several files at once each have their own name; one that the server would refuse gets a sentence and is not sent', async () => {
  const { dialog, elegir, enviar, de, user } = await agregar()
  await elegir(pdf('uno.pdf'), pdf('dos.pdf'))
  fireEvent.change(dialog.getByLabelText(/^Archivos/), { target: { files: [new File(['x'], 'virus.exe')] } })
  expect(await de('virus.exe').findByText('Los archivos .exe no se admiten.')).toBeVisible()
  await enviar()
  await waitFor(() => expect(backend.callsTo(CREAR)).toHaveLength(2))
  expect(await dialog.findByRole('group', { name: 'virus.exe' })).toBeVisible()
  // Each keeps its row, which says so and offers nothing more.
  for (const name of ['uno.pdf', 'dos.pdf']) {
    expect(await de(name).findByText('Subido')).toBeVisible()
    expect(
      controlsOf(dialog.getByRole('group', { name })).filter((one) => !one.matches(':disabled')),
    ).toEqual([])
  }
  await user.click(de('virus.exe').getByRole('button', { name: 'Quitar' }))
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }))
  await cerrado()
  expect(filas()).toHaveLength(2)
})

it('[E-19] what a file is and until when can be said with it; its name proposes what', async () => {
  const { user, elegir, enviar, de } = await agregar()
  await elegir(pdf('INE.pdf'), pdf('Notas.pdf'))
  const vence = await de('INE.pdf').findByRole('textbox', { name: 'Vence el' })
  expect(de('INE.pdf').getByRole('combobox', { name: 'Clase' })).toHaveValue('Identificación')
  await user.type(vence, '31/02/2030')
  await enviar()
  expect(backend.callsTo(CREAR)).toEqual([])
  await user.clear(vence)
  await user.type(vence, '28/02/2030')
  await enviar()
  await cerrado()
  expect(backend.callsTo(CREAR).map(({ body }) => body)).toEqual([
    expect.objectContaining({ nombre: 'INE', clase: 'identificacion', vence: '2030-02-28' }),
    expect.not.objectContaining({ clase: expect.anything() as unknown }),
  ])
})

it('people can drop files on the section', async () => {
  await abrirPerfil(backend)
  const dataTransfer = { files: [pdf('soltado.pdf')], types: ['Files'] }
  fireEvent.drop(screen.getByText('No hay archivos registrados'), { dataTransfer })
  const dialog = within(await screen.findByRole('dialog', { name: 'Agregar archivo' }))
  expect(dialog.getByRole('group', { name: 'soltado.pdf' })).toBeVisible()
})

it('a file without a name is not sent', async () => {
  const { user, elegir, enviar, de } = await agregar()
  await elegir(pdf())
  await user.clear(de('Contrato.PDF').getByLabelText(/^Nombre/))
  await enviar()
  expect(await de('Contrato.PDF').findByText('El nombre es obligatorio')).toBeVisible()
  expect(backend.callsTo(CREAR)).toEqual([])
})

it('Escape asks before it discards chosen files', async () => {
  const { user, elegir, de } = await agregar()
  await elegir(pdf())
  await user.type(de('Contrato.PDF').getByLabelText(/^Descripción/), 'Firmado')
  await user.keyboard('{Escape}')
  await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Seguir editando' })).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(de('Contrato.PDF').getByLabelText(/^Descripción/)).toHaveValue('Firmado')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Seguir editando' })).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Salir sin guardar' }))
  await cerrado()
  expect(backend.callsTo(CREAR)).toEqual([])
})

it('[P-12] a description that is too long is kept whole, and its file waits until it is corrected', async () => {
  const { user, elegir, enviar, de } = await agregar()
  await elegir(pdf())
  const descripcion = de('Contrato.PDF').getByLabelText(/^Descripción/)
  await user.click(descripcion)
  await user.paste('a'.repeat(5_001))
  expect(descripcion).toHaveValue('a'.repeat(5_001))
  expect(descripcion).toHaveAccessibleDescription('Admite como máximo 5,000 caracteres, y hay 5,001')
  await enviar()
  expect(backend.callsTo(CREAR)).toEqual([])
  await user.clear(descripcion)
  await enviar()
  await cerrado()
})

it('[G-18] a running upload shows its progress, keeps the dialog open, and can be cancelled separately', async () => {
  const { user, elegir, enviar, de, dialog } = await agregar()
  const release = backend.knobs.hold(CREAR)
  await elegir(pdf())
  await enviar()
  expect(await de('Contrato.PDF').findByRole('progressbar')).toBeVisible()
  const cancel = de('Contrato.PDF').getByRole('button', { name: 'Cancelar subida' })
  const enabled = controlsOf(screen.getByRole('dialog')).filter((control) => !control.matches(':disabled'))
  expect(enabled).toEqual([cancel])
  expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeDisabled()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeVisible()
  await user.click(cancel)
  await waitFor(() => expect(de('Contrato.PDF').queryByRole('progressbar')).not.toBeInTheDocument())
  expect(de('Contrato.PDF').getByLabelText(/^Nombre/)).toHaveValue('Contrato')
  release()
})

it('[D42] a failed upload keeps what was typed, says why, and the next try is the same attempt', async () => {
  const { user, elegir, enviar, de } = await agregar()
  await elegir(pdf())
  await user.type(de('Contrato.PDF').getByLabelText(/^Descripción/), 'Firmado')
  backend.knobs.dropNext(CREAR)
  await enviar()
  expect(await de('Contrato.PDF').findByText(/No hubo respuesta del servidor/)).toBeVisible()
  expect(de('Contrato.PDF').getByLabelText(/^Descripción/)).toHaveValue('Firmado')
  await user.click(de('Contrato.PDF').getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(backend.callsTo(CREAR)).toHaveLength(2))
  const keys = backend.callsTo(CREAR).map(({ headers }) => headers['idempotency-key'])
  expect(keys[0]).toBe(keys[1])
})

it('[D35] without connection its row says so, keeps what was typed, and can be tried again', async () => {
  const { user, elegir, enviar, de } = await agregar()
  await elegir(pdf())
  await user.type(de('Contrato.PDF').getByLabelText(/^Descripción/), 'Firmado')
  const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  backend.knobs.dropNext(CREAR)
  await enviar()
  expect(await de('Contrato.PDF').findByText(/^Sin conexión\./)).toBeVisible()
  offline.mockRestore()
  expect(de('Contrato.PDF').getByLabelText(/^Descripción/)).toHaveValue('Firmado')
  await user.click(de('Contrato.PDF').getByRole('button', { name: 'Reintentar' }))
  await cerrado()
  expect(filas()).toHaveLength(1)
})

it('[D29] the server’s refusal appears beside its file', async () => {
  const { elegir, enviar, de } = await agregar()
  await elegir(pdf())
  const campos = { archivo: 'El contenido no es el de un PDF' }
  backend.knobs.failNext(CREAR, 415, { msg: 'El archivo no se admite', campos })
  await enviar()
  expect(await de('Contrato.PDF').findByText('El contenido no es el de un PDF')).toBeVisible()
})

it('the server’s sentence about the name stays beside the name until it changes', async () => {
  const { user, elegir, enviar, de } = await agregar()
  await elegir(pdf())
  backend.knobs.failNext(CREAR, 400, {
    msg: 'Hay datos que no son válidos',
    campos: { nombre: 'Ese nombre no' },
  })
  await enviar()
  const nombre = de('Contrato.PDF').getByLabelText(/^Nombre/)
  await waitFor(() => expect(nombre).toHaveAccessibleDescription('Ese nombre no'))
  expect(nombre).toBeInvalid()
  expect(de('Contrato.PDF').getByText('Hay datos que no son válidos')).toBeVisible()
  await user.type(nombre, '!')
  expect(nombre).toBeValid()
})

describe('[P-12] a file saved again after it was chosen', () => {
  const cambio = '«acta.pdf» cambió desde que se eligió; elegirlo otra vez'

  it('says so in the dialog, keeps what was typed, and goes once it is chosen again', async () => {
    const { user, elegir, enviar, de } = await agregar()
    const acta = pdf('acta.pdf')
    await elegir(acta)
    await user.type(de('acta.pdf').getByLabelText(/^Descripción/), 'Firmada')
    saveAgain(acta)
    await enviar()
    expect(await de('acta.pdf').findByText(cambio)).toBeVisible()
    expect(backend.lastBody(CREAR)).toBeUndefined()
    expect(screen.queryByText('Sin conexión con el servidor')).not.toBeInTheDocument()
    expect(de('acta.pdf').getByLabelText(/^Descripción/)).toHaveValue('Firmada')

    await user.upload(de('acta.pdf').getByLabelText(/^Archivo/), pdf('acta.pdf'))
    expect(de('acta.pdf').queryByText(cambio)).not.toBeInTheDocument()
    await enviar()
    await cerrado()
    expect(backend.lastBody(CREAR)).toMatchObject({ nombre: 'acta', descripcion: 'Firmada' })
  })
})
