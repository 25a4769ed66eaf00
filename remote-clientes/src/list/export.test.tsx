import type { Exportacion } from '@backoffice/shared/contract'
import { emptyData, renderRemote, testBackend, unCliente, unId } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { ClientesPage } from './ClientesPage.tsx'

const EXPORTAR = '/clientes/exportar'
const ana = unCliente({ celular: '4431234567' })
const backend = testBackend({ data: () => ({ ...emptyData(), clientes: [ana] }) })

const abrir = (query = '', capacidades?: string[]) =>
  renderRemote(<ClientesPage />, {
    base: '/clientes',
    path: `/clientes${query}`,
    backend,
    ...(capacidades && { capacidades }),
  })
const exportar = () => screen.findByRole('button', { name: 'Exportar' })

/** The addresses that the page tells the browser to save; jsdom cannot save them. */
const saved: string[] = []
const onClick = (event: Event) => {
  if (!(event.target instanceof HTMLAnchorElement) || !event.target.hasAttribute('download')) return
  event.preventDefault()
  saved.push(event.target.href)
}
beforeEach(() => {
  saved.length = 0
  document.addEventListener('click', onClick)
})
afterEach(() => document.removeEventListener('click', onClick))

it('[E-13] «Exportar» saves the list with its filters and order as a workbook, and the page stays', async () => {
  const query = '?nombre=Ana&orden=email&direccion=desc'
  const { user, address } = abrir(query)
  await user.click(await exportar())
  await waitFor(() => expect(saved).toEqual(['http://localhost/admin/descargas/ejemplo']))
  expect(backend.lastBody(EXPORTAR)).toEqual({
    nombre: 'Ana',
    apellido_paterno: '',
    apellido_materno: '',
    celular: '',
    email: '',
    sin_venir_desde: null,
    texto: '',
    empresa: '',
    registro_desde: null,
    registro_hasta: null,
    giro: null,
    orden: 'email',
    direccion: 'desc',
    formato: 'xlsx',
  })
  expect(address()).toBe(`/clientes${query}`)
})

it('[E-13] «CSV» saves it for other programs', async () => {
  const { user } = abrir()
  await user.click(await screen.findByRole('button', { name: 'CSV' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(backend.lastBody(EXPORTAR)).not.toHaveProperty('formato')
})

it('[D38] a server without workbooks is asked for what it has', async () => {
  const { user } = abrir('', [EXPORTAR])
  await user.click(await exportar())
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(backend.lastBody(EXPORTAR)).not.toHaveProperty('formato')
  expect(screen.queryByRole('button', { name: 'CSV' })).not.toBeInTheDocument()
})

it('[D17] saves one file at a time', async () => {
  const { user } = abrir()
  const answer = backend.knobs.hold(EXPORTAR)
  await user.click(await exportar())
  await user.click(await exportar())
  answer()
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(backend.callsTo(EXPORTAR)).toHaveLength(1)
})

it('[D24] says so if there is no file, and can be tried again', async () => {
  const { user } = abrir()
  backend.knobs.failNext(EXPORTAR, 500)
  await user.click(await exportar())
  expect(await screen.findByText(/No se pudo escribir el archivo/)).toBeVisible()
  expect(saved).toEqual([])
  await user.click(await exportar())
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(screen.queryByText(/No se pudo escribir el archivo/)).not.toBeInTheDocument()
})

it('[D38] is not offered by a server that can’t write it', async () => {
  abrir('', [])
  expect(await screen.findByRole('row', { name: /Ana/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Exportar' })).not.toBeInTheDocument()
})

describe('[E-09] «Exportar» of the chosen rows', () => {
  const beto = unCliente({ _id: unId(0x77), nombre: 'Beto' })
  async function eligiendo(capacidades?: string[]) {
    backend.data.clientes = [ana, beto]
    const { user } = abrir('?orden=nombre', capacidades)
    await screen.findByRole('row', { name: /Beto/ })
    await user.click(screen.getByRole('button', { name: 'Seleccionar' }))
    const barra = within(await screen.findByRole('region', { name: 'Selección' }))
    await user.click(screen.getByRole('checkbox', { name: /^Elegir Beto/ }))
    return { user, barra }
  }

  it('saves only these, in the order of the list, and they stay chosen', async () => {
    const { user, barra } = await eligiendo()
    await user.click(barra.getByRole('button', { name: 'Exportar' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(backend.lastBody(EXPORTAR)).toEqual({
      ids: [beto._id],
      orden: 'nombre',
      direccion: 'asc',
      formato: 'xlsx',
    })
    expect(barra.getByRole('status')).toHaveTextContent('1 cliente seleccionado')
    await user.click(screen.getByRole('checkbox', { name: /^Elegir Beto/ }))
    expect(barra.getByRole('button', { name: 'Exportar' })).toBeDisabled()
  })

  it('of all that match saves what the list’s own button does', async () => {
    backend.knobs.failNext(EXPORTAR, 500)
    const { user, barra } = await eligiendo()
    await user.click(barra.getByRole('button', { name: /^Seleccionar los \d+ clientes de la lista$/ }))
    await user.click(barra.getByRole('button', { name: 'Exportar' }))
    expect(await barra.findByRole('alert')).toHaveTextContent('No se pudo escribir el archivo.')
    await user.click(barra.getByRole('button', { name: 'Exportar' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(backend.lastBody(EXPORTAR)).toMatchObject({ nombre: '', orden: 'nombre' })
    expect(backend.lastBody(EXPORTAR)).not.toHaveProperty('ids')
  })

  it('[D38] is not offered where the server does not export chosen rows', async () => {
    const { barra } = await eligiendo([EXPORTAR, '/clientes/crear_lote'])
    expect(barra.queryByRole('button', { name: 'Exportar' })).not.toBeInTheDocument()
  })
})

it('[C-03] a phone number appears in groups', async () => {
  abrir()
  expect(await screen.findByRole('cell', { name: '443 123 4567' })).toBeVisible()
})

describe('[E-13] a long list', () => {
  const MEDIR = '/exportaciones/medir'
  const long = { renglones: 48_210, exacto: true, grande: true, se_puede_esperar: true, con_correo: true }

  it('is prepared: the dialog says how many, shows how far it is, and gives the file', async () => {
    const archivo: Exportacion = {
      ...{ _id: unId(0x78), lista: 'clientes', formato: 'xlsx', estado: 'en_curso', motivo: null },
      ...{ total: 48_210, avance: 0, tamano: null, creacion: '2026-01-02T15:00:00.000Z', vence: null },
    }
    const lista: Exportacion = {
      ...{ ...archivo, estado: 'lista', avance: 48_210, tamano: 6_400_000 },
      vence: '2999-01-05T15:00:00.000Z',
    }
    // It is ready at the second look, and gone once it is removed.
    const looks = [[archivo], [lista]]
    backend.answers('POST /exportaciones/preparar', () => ({ msg: 'Se prepara', exportacion: archivo }))
    backend.answers('POST /exportaciones/descargar', () => ({ url: '/admin/descargas/preparada' }))
    backend.answers('POST /exportaciones/quitar', () => {
      looks.splice(0, looks.length, [])
      return { msg: 'Archivo quitado' }
    })
    const { user } = abrir('?nombre=Ana')
    backend.knobs.failNext(MEDIR, 200, long)
    await user.click(await exportar())
    const dialog = await screen.findByRole('dialog', { name: 'Exportar' })
    expect(dialog).toHaveTextContent('Son 48,210 clientes. El archivo se prepara y se avisa por correo.')
    backend.answers('POST /exportaciones/mias', () => ({
      exportaciones: (looks.length > 1 ? looks.shift() : looks[0]) ?? [],
    }))
    await user.click(within(dialog).getByRole('button', { name: 'Preparar el archivo' }))
    expect(await within(dialog).findByRole('progressbar')).toBeInTheDocument()
    expect(backend.lastBody('/exportaciones/preparar')).toMatchObject({
      lista: 'clientes',
      pregunta: { nombre: 'Ana', formato: 'xlsx' },
    })
    await user.click(await within(dialog).findByRole('button', { name: 'Descargar' }, { timeout: 3000 }))
    await waitFor(() => expect(saved).toEqual(['http://localhost/admin/descargas/preparada']))
    await user.click(within(dialog).getByRole('button', { name: 'Quitar' }))
    expect(await within(dialog).findByText('Ninguno por ahora.')).toBeInTheDocument()
    for (const call of ['descargar', 'quitar'])
      expect(backend.lastBody(`/exportaciones/${call}`)).toEqual({ id: archivo._id })
  })

  it('can be waited for while it is not too long', async () => {
    const { user } = abrir()
    backend.knobs.failNext(MEDIR, 200, long)
    await user.click(await exportar())
    await user.click(await screen.findByRole('button', { name: 'Esperar aquí' }))
    await waitFor(() => expect(saved).toEqual(['http://localhost/admin/descargas/ejemplo']))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('a refusal leaves the dialog as it is', async () => {
    const { user } = abrir()
    backend.knobs.failNext(MEDIR, 200, { ...long, con_correo: false, se_puede_esperar: false })
    await user.click(await exportar())
    const dialog = await screen.findByRole('dialog', { name: 'Exportar' })
    expect(dialog).toHaveTextContent('El archivo se prepara y aparece aquí cuando está listo.')
    backend.knobs.failNext('/exportaciones/preparar', 429, { msg: 'Ya se preparan tres archivos' })
    await user.click(within(dialog).getByRole('button', { name: 'Preparar el archivo' }))
    expect(await screen.findByText('Ya se preparan tres archivos')).toBeInTheDocument()
    expect(within(dialog).getByRole('button', { name: 'Preparar el archivo' })).toBeEnabled()
  })

  it('one that cannot be measured, or a server that prepares none, saves the list at once', async () => {
    const { user } = abrir()
    backend.knobs.failNext(MEDIR, 500)
    await user.click(await exportar())
    await waitFor(() => expect(saved).toHaveLength(1))
  })

  it('the link of the mail opens the files that are ready', async () => {
    window.location.hash = '#archivos-listos'
    try {
      abrir()
      expect(await screen.findByRole('dialog', { name: 'Exportar' })).toHaveTextContent('Ninguno por ahora.')
    } finally {
      window.location.hash = ''
    }
  })
})
