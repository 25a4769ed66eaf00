import { renderRemote, testBackend, unId, unUsuario } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import clientes from '../module.tsx'
import { answersOfAnImport, type Hecho } from './importaciones.testing.ts'

const backend = testBackend()

const abrir = (path = '/clientes?vista=importar', more: object = {}) =>
  renderRemote(clientes, { base: '/clientes', path, backend, ...more })

const hoja = (text: string, name = 'clientes.csv') => new File([text], name, { type: 'text/csv' })
const TRES = 'Nombre,Apellido paterno,Correo,Cargo\nAna,Ruiz,ana@correo.mx,Jefa\nLuis,Paz,,\n,Nadie,,\n'

/** The page with a sheet that was read. */
async function leida(hecho: Hecho = {}, more: object = {}) {
  answersOfAnImport(backend, hecho)
  const page = abrir(undefined, more)
  await page.user.upload(await screen.findByLabelText(/Hoja de clientes/), hoja(TRES))
  const importar = await screen.findByRole('button', { name: /^Importar \d/ })
  // The rows have been checked.
  await waitFor(() => expect(importar).toBeEnabled())
  return page
}
const CHECK = '/clientes/revisar_importacion'
const BEGIN = '/clientes/comenzar_importacion'
const todas = ['nombre', 'apellido_paterno', 'email', 'puesto']
const previa = () => within(screen.getByRole('region', { name: 'Vista previa' }))
const elegida = (columna: string) => screen.getByLabelText<HTMLSelectElement>(columna)

it('[E-11] «Importar» is beside «Exportar» for those who may add clients, where the server has it', async () => {
  const { user, address } = abrir('/clientes')
  await user.click(await screen.findByRole('link', { name: 'Importar' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Importar clientes' })).toBeVisible()
  expect(address()).toBe('/clientes?vista=importar')
})

it.each([
  ['who may not add clients', { usuario: unUsuario({ permisos: { clientes: { ver: true } } }) }],
  ['on a server of the plain contract', { capacidades: [] }],
])('[E-11] [D38] [D49] is not offered: %s', async (_, more) => {
  abrir('/clientes?vista=importar', more)
  expect(await screen.findByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Importar' })).not.toBeInTheDocument()
})

it('[E-11] guesses the columns, lets them be changed, and shows the rows and their mistakes beforehand', async () => {
  const { user } = await leida()
  expect(['Nombre', 'Apellido paterno', 'Correo', 'Cargo'].map((titulo) => elegida(titulo).value)).toEqual([
    'nombre',
    'apellido_paterno',
    'email',
    'puesto',
  ])
  expect(previa().getByText('2 filas sin errores · 1 fila con errores, que no se importará')).toBeVisible()
  expect(within(previa().getByRole('table', { name: 'Errores' })).getByText('Falta el nombre')).toBeVisible()
  expect(previa().getByText('Jefa')).toBeVisible()
  await user.selectOptions(elegida('Cargo'), 'No importar')
  await waitFor(() => expect(previa().queryByText('Jefa')).not.toBeInTheDocument())
  const columnas = 'Falta decir qué columna tiene el nombre'
  backend.knobs.failNext(CHECK, 400, { msg: 'Hay datos que no son válidos', campos: { columnas } })
  await user.selectOptions(elegida('Nombre'), 'No importar')
  expect(await previa().findByText(columnas)).toBeVisible()
  expect(backend.lastBody(CHECK)).toMatchObject({ columnas: [null, 'apellido_paterno', 'email', null] })
  expect(screen.getByRole('button', { name: /^Importar \d/ })).toBeDisabled()
  expect(backend.callsTo(BEGIN)).toEqual([])
})

it('[E-11] imports, says what was left out, gives it as a file, and undoes it all', async () => {
  const saved: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.href)
  })
  const { user } = await leida({ creados: 1, omitidos: 1, fallidos: 1 })
  await user.click(screen.getByRole('button', { name: 'Importar 3 filas' }))
  expect(await screen.findByText('Importación terminada')).toBeVisible()
  expect(backend.lastBody(BEGIN)).toMatchObject({ id: unId(0xa00), columnas: todas, repetidos: 'omitir' })
  expect(screen.getByText('Se agregó 1 cliente. Se omitió 1 fila. No se pudo importar 1 fila.')).toBeVisible()
  const faltan = within(screen.getByRole('table', { name: 'Filas por revisar' }))
  expect(faltan.getByText(/^Ya existe «Ana Ruiz»/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Descargar las que faltan' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(backend.callsTo('/clientes/descargar_fallas')).toHaveLength(1)

  await user.click(screen.getByRole('button', { name: 'Deshacer la importación' }))
  const pregunta = within(await screen.findByRole('alertdialog'))
  await user.click(pregunta.getByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByText('Importación deshecha')).toBeVisible()
  expect(backend.lastBody('/clientes/deshacer_importacion')).toEqual({ id: unId(0xa00) })
})

it('[E-11] [D49] fills in those that exist, for who may edit', async () => {
  const { user } = await leida({ completados: 1 })
  await user.selectOptions(elegida('Clientes que ya existen'), 'Completar lo que les falta')
  await user.click(screen.getByRole('button', { name: 'Importar 3 filas' }))
  expect(await screen.findByText(/Se completó 1 cliente\./)).toBeVisible()
  expect(backend.lastBody(BEGIN)).toMatchObject({ columnas: todas, repetidos: 'completar' })
})

it('[E-11] [D49] who may not edit can neither fill in nor undo', async () => {
  const usuario = unUsuario({ tipo: 1, permisos: { clientes: { ver: true, agregar: true } } })
  const { user } = await leida({ creados: 2 }, { usuario })
  const ways = within(elegida('Clientes que ya existen')).getAllByRole('option')
  expect(ways.map(({ textContent }) => textContent)).toEqual(['Omitirlos', 'Agregarlos de todos modos'])
  await user.click(screen.getByRole('button', { name: 'Importar 3 filas' }))
  expect(await screen.findByText('Importación terminada')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Deshacer la importación' })).not.toBeInTheDocument()
})

it('[E-11] goes on after a reload, shows how far it is, and is cancelled', async () => {
  const { user, address } = await leida({ total: 250, avance: 100, estado: 'en_curso', fin: null })
  await user.click(screen.getByRole('button', { name: 'Importar 250 filas' }))
  expect(await screen.findByRole('progressbar', { name: /^Importando: \d+ de 250 filas/ })).toBeVisible()
  expect(address()).toMatch(/^\/clientes\?vista=importar&importacion=/)
  await user.click(screen.getByRole('button', { name: 'Cancelar importación' }))
  expect(await screen.findByText('Importación cancelada')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Importar otro archivo' }))
  const anteriores = within(await screen.findByRole('table', { name: 'Importaciones anteriores' }))
  expect(anteriores.getByText('Cancelada')).toBeVisible()
})

it('[E-11] what the server would refuse is said before and after it is sent', async () => {
  const { user } = abrir()
  const input = await screen.findByLabelText(/Hoja de clientes/)
  await user.upload(input, hoja(''))
  expect(await screen.findByText('El archivo está vacío.')).toBeVisible()
  expect(backend.callsTo('/clientes/leer_importacion')).toHaveLength(0)
  const archivo = 'La hoja no tiene filas debajo de los títulos'
  const refusal = { msg: 'Hay datos que no son válidos', campos: { archivo } }
  backend.knobs.failNext('/clientes/leer_importacion', 400, refusal)
  await user.upload(input, hoja('Nombre\n'))
  expect(await screen.findByText(archivo)).toBeVisible()
})

it('[E-11] the template has the titles of an export', async () => {
  const saved: string[] = []
  const onClick = (event: Event) => {
    if (!(event.target instanceof HTMLAnchorElement) || !event.target.hasAttribute('download')) return
    event.preventDefault()
    saved.push(decodeURIComponent(event.target.href))
  }
  document.addEventListener('click', onClick)
  const { user } = abrir()
  await user.click(await screen.findByRole('button', { name: 'Descargar plantilla' }))
  document.removeEventListener('click', onClick)
  expect(saved).toEqual([
    expect.stringContaining('Nombre,Apellido paterno,Apellido materno,Fecha de nacimiento,Celular,Correo'),
  ])
})

it('[E-11] a column may be a part of the purchase in force, for who may make purchases where the server takes them', async () => {
  const titulos = () => [...elegida('Cargo').options].map(({ text }) => text)
  const { unmount } = await leida()
  expect(titulos()).toEqual(expect.arrayContaining(['Membresía', 'Fin de la membresía', 'Método de pago']))
  unmount()
  const permisos = { clientes: { ver: true, agregar: true } }
  const adds = await leida({}, { usuario: unUsuario({ permisos }) })
  expect(titulos()).not.toContain('Membresía')
  adds.unmount()
  const capacidades = backend.capacidades.filter((name) => name !== 'importar.membresias')
  await leida({}, { capacidades })
  expect(titulos()).not.toContain('Membresía')
})

describe('[E-11] [D35] without connection', () => {
  const offline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  afterEach(() => jest.restoreAllMocks())

  it('a sheet that could not be read says so, and not that the server was silent', async () => {
    answersOfAnImport(backend)
    const { user } = abrir()
    offline()
    backend.knobs.dropNext('/clientes/leer_importacion')
    await user.upload(await screen.findByLabelText(/Hoja de clientes/), hoja(TRES))
    expect(await screen.findByText(/^Sin conexión: el archivo no se pudo leer/)).toBeVisible()
  })

  it('an import that may have begun says so, keeps what was chosen, and begins once', async () => {
    const { user } = await leida({ creados: 2 })
    await user.selectOptions(elegida('Cargo'), 'No importar')
    const importar = screen.getByRole('button', { name: /^Importar \d/ })
    await waitFor(() => expect(importar).toBeEnabled())
    const gone = offline()
    backend.knobs.dropNext(BEGIN)
    await user.click(importar)
    expect(await screen.findByText(/^Sin conexión: no se sabe si la importación comenzó/)).toBeVisible()
    expect(elegida('Cargo')).toHaveDisplayValue('No importar')
    gone.mockRestore()
    await user.click(importar)
    expect(await screen.findByText('Importación terminada')).toBeVisible()
    const keys = backend.callsTo(BEGIN).map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual([keys[0], keys[0]])
  })
})
