import { controlsOf, saveAgain, testBackend, unArchivo, unId } from '@backoffice/shared/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { abrirPerfil, ana, seccion } from '../perfil.testing.tsx'

const backend = testBackend()
const CREAR = '/clientes/crear_archivo'
const EDITAR = '/clientes/editar_archivo'
const ELIMINAR = '/clientes/eliminar_archivo'
const DETALLES = '/clientes/detalles_archivo'

const pdf = (name = 'Contrato.PDF') => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

const tabla = () => within(seccion('Expediente de archivos'))
const filas = () =>
  tabla()
    .getAllByRole<HTMLTableRowElement>('row')
    .slice(1)
    .map(({ cells }) => [...cells].slice(0, 4).map(({ textContent }) => textContent))

const cerrado = (role = 'dialog') => waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument())

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

async function accion(name: string) {
  backend.data.archivos = [unArchivo({ version: 3 })]
  const page = await abrirPerfil(backend)
  await page.user.click(tabla().getByRole('button', { name: new RegExp(`^${name} `) }))
  return page
}

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
  backend.data.cambios = { [unArchivo()._id]: { por: 'Íñigo Gil', el: new Date().toISOString() } }
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

  it('[P-13] also when it takes the place of another', async () => {
    backend.data.archivos = [unArchivo()]
    const { user } = await abrirPerfil(backend)
    await user.click(tabla().getByRole('button', { name: /^Editar / }))
    const dialog = within(await screen.findByRole('dialog'))
    const acta = pdf('acta.pdf')
    await user.upload(dialog.getByLabelText(/^Reemplazar/), acta)
    saveAgain(acta)
    await user.click(dialog.getByRole('button', { name: 'Guardar' }))
    expect(await dialog.findByText(cambio)).toBeVisible()
    await user.upload(dialog.getByLabelText(/^Reemplazar/), pdf('acta.pdf'))
    await user.click(dialog.getByRole('button', { name: 'Guardar' }))
    await cerrado()
  })
})

describe('[P-14] «Ver»', () => {
  const location = { replace: jest.fn() }
  const tab = {
    opener: window as unknown,
    location,
    close: jest.fn(),
    document: document.implementation.createHTMLDocument(),
  }
  let open: jest.SpyInstance

  beforeEach(() => {
    jest.clearAllMocks()
    open = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  })
  afterEach(() => open.mockRestore())

  it('opens a tab on the click, without opener, and then loads the url in it', async () => {
    await accion('Ver')
    expect(open).toHaveBeenCalledWith('', '_blank')
    expect(tab.opener).toBeNull()
    await waitFor(() =>
      expect(location.replace).toHaveBeenCalledWith('http://localhost/admin/descargas/constancia'),
    )
    expect(backend.lastBody(DETALLES)).toEqual({ id_archivo: unArchivo()._id, id_cliente: ana._id })
  })

  it('what a browser does not show is saved, without a tab', async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    backend.data.archivos = [unArchivo({ nombre: 'Tabla', extension: 'xlsx' })]
    const { user } = await abrirPerfil(backend)
    await user.click(tabla().getByRole('button', { name: /^Ver / }))
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1))
    const [link] = click.mock.contexts as HTMLAnchorElement[]
    expect(link).toHaveAttribute('download')
    expect(link?.href).toBe('http://localhost/admin/descargas/constancia')
    expect(open).not.toHaveBeenCalled()
    click.mockRestore()
  })

  it('without a url it shows «No file selected» and closes the tab', async () => {
    backend.data.archivos = [unArchivo({ url: null })]
    const { user } = await abrirPerfil(backend)
    await user.click(tabla().getByRole('button', { name: /^Ver / }))
    expect(await screen.findByText('No file selected')).toBeVisible()
    expect(tab.close).toHaveBeenCalled()
  })

  it('a refused call closes the tab and shows its msg', async () => {
    backend.knobs.failNext(DETALLES, 404, { msg: 'El archivo no existe' })
    await accion('Ver')
    expect(await screen.findByText('El archivo no existe')).toBeVisible()
    expect(tab.close).toHaveBeenCalled()
  })

  it('a failure without a sentence appears beside the files until the next try', async () => {
    backend.knobs.failNext(DETALLES, 500)
    const { user } = await accion('Ver')
    expect(await screen.findByText(/No se pudo abrir el archivo/)).toBeVisible()
    expect(tab.close).toHaveBeenCalled()
    await user.click(tabla().getByRole('button', { name: /^Ver / }))
    await waitFor(() => expect(screen.queryByText(/No se pudo abrir el archivo/)).not.toBeInTheDocument())
  })

  it('never opens an address that is not http or https', async () => {
    backend.data.archivos = [unArchivo({ url: 'javascript:alert(1)' })]
    const { user } = await abrirPerfil(backend)
    await user.click(tabla().getByRole('button', { name: /^Ver / }))
    expect(await screen.findByText('No file selected')).toBeVisible()
    expect(location.replace).not.toHaveBeenCalled()
  })
})
