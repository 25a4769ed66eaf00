import { setRemoteComponentLoader } from '@backoffice/shared'
import type { FallaLote, Lote } from '@backoffice/shared/contract'
import { fechaLarga, fechasCortas, hoy, masMeses } from '@backoffice/shared/format'
import {
  renderRemote,
  testBackend,
  unaContratacion,
  unCliente,
  unId,
  unLote,
  unUsuario,
} from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import module from '../module.tsx'

const BEGIN = '/contrataciones/crear_lote'
const dia = (days: number) =>
  new Date(Date.parse(`${hoy()}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
const backend = testBackend()
const clientes = ['Ana', 'Beto', 'Carla'].map((nombre, n) => unCliente({ _id: unId(n + 1), nombre }))

beforeEach(() => {
  backend.data.clientes = clientes
  backend.data.contrataciones = clientes.map(({ _id }, n) => ({
    ...unaContratacion({
      _id: unId(n + 11),
      fecha_inicio: dia(-30),
      fecha_fin: dia(n + 1),
      status: n === 2 ? 2 : 0,
    }),
    id_cliente: _id,
  }))
})
afterEach(() => sessionStorage.clear())

const corta = (day: string) => fechasCortas(day)[0] ?? ''
const page = { base: '/configuracion', path: '/configuracion/membresias?vista=contrataciones', backend }
const finDe = (n: number) => backend.data.contrataciones.find(({ _id }) => _id === unId(n))?.fecha_fin

/** Gives purchases these ends, as the server has them since. */
function terminan(fines: Record<string, string>) {
  backend.data.contrataciones = backend.data.contrataciones.map((one) => ({
    ...one,
    fecha_fin: fines[one._id] ?? one.fecha_fin,
  }))
}

/** What extending one, or taking that back, is answered. */
const cambia = (call: 'extender_contratacion' | 'restaurar_fecha_fin', fecha_fin: string) =>
  backend.answers(`POST /clientes/${call}`, ({ id_contratacion }) => {
    terminan({ [id_contratacion]: fecha_fin })
    const contratacion = backend.data.contrataciones.find(({ _id }) => _id === id_contratacion)!
    return { msg: 'Membresía extendida', contratacion: { ...contratacion, version: 2 } }
  })

/** What a batch is answered: its purchases end then, and the others say why not. */
function cambian(accion: Lote['accion'], fines: Record<string, string>, fallas: FallaLote[] = []) {
  const hechos = Object.keys(fines).length
  const total = hechos + fallas.length
  const _id = unId(accion === 'restaurar' ? 0x902 : 0x901)
  const lote = unLote({ _id, lista: 'contrataciones', accion, total, hechos, fallidos: fallas.length })
  backend.answers('POST /contrataciones/crear_lote', () => ({ msg: 'En marcha', lote }))
  backend.answers('POST /lotes/ver', () => {
    terminan(fines)
    return { lote, fallas }
  })
}

async function eligiendo(usuario = unUsuario()) {
  const rendered = renderRemote(module, { ...page, usuario })
  const { user } = rendered
  await screen.findByRole('row', { name: /Beto/ })
  await user.click(screen.getByRole('button', { name: 'Seleccionar' }))
  const barra = within(await screen.findByRole('region', { name: 'Selección' }))
  const elegir = (nombre: string) =>
    user.click(screen.getByRole('checkbox', { name: new RegExp(`^Elegir ${nombre}`) }))
  const extender = async () => {
    await user.click(barra.getByRole('button', { name: 'Extender' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Extender: / }))
    const fill = async (label: string, text: string) => {
      await user.click(dialog.getByLabelText(label))
      await user.paste(text)
    }
    const send = () => user.click(dialog.getByRole('button', { name: 'Extender' }))
    return { dialog, fill, send }
  }
  return { ...rendered, barra, elegir, extender }
}

it('[E-09] [D41] one is extended on its row, unless it is cancelled', async () => {
  cambia('extender_contratacion', dia(9))
  cambia('restaurar_fecha_fin', dia(2))
  const { user } = renderRemote(module, page)
  await screen.findByRole('row', { name: /Beto/ })
  expect(screen.getAllByRole('button', { name: /^Extender / })).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: /^Extender Beto/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Extender: Beto.*, Básica$/ }))
  expect(dialog.getByText(`Termina el ${corta(dia(2))}`)).toBeVisible()
  await user.click(dialog.getByLabelText('Días más'))
  await user.paste('7')
  expect(dialog.getByText(/^Termina el .* → /)).toHaveTextContent(
    `Termina el ${fechasCortas(dia(2), dia(9)).join(' → ')}`,
  )
  await user.click(dialog.getByRole('button', { name: 'Extender' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(backend.lastBody('/clientes/extender_contratacion')).toEqual({
    ...{ id_cliente: unId(2), id_contratacion: unId(12), dias: 7, version: 1 },
  })
  expect(finDe(12)).toBe(dia(9))
  await user.click(screen.getByRole('button', { name: 'Deshacer' }))
  await waitFor(() => expect(finDe(12)).toBe(dia(2)))
  expect(await screen.findByRole('row', { name: new RegExp(`Beto.*${fechaLarga(dia(2))}`) })).toBeVisible()
})

it('[E-09] a usual length sets until which day, instead of the days', async () => {
  const until = masMeses(dia(2), 3)
  cambia('extender_contratacion', until)
  const { user } = renderRemote(module, page)
  await user.click(await screen.findByRole('button', { name: /^Extender Beto/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Extender: Beto/ }))
  await user.click(dialog.getByLabelText('Días más'))
  await user.paste('7')
  await user.click(dialog.getByRole('button', { name: '3 meses' }))
  expect(dialog.getByText(`Termina el ${fechasCortas(dia(2), until).join(' → ')}`)).toBeVisible()
  expect(dialog.getByRole('button', { name: '3 meses' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(dialog.getByRole('button', { name: 'Extender' }))
  await waitFor(() => expect(finDe(12)).toBe(until))
  expect(backend.lastBody('/clientes/extender_contratacion')).toEqual({
    ...{ id_cliente: unId(2), id_contratacion: unId(12), fecha_fin: until, version: 1 },
  })
})

it('[E-05] [D38] where the server can’t take one back, nothing says so', async () => {
  const capacidades = ['/contrataciones/listar', '/clientes/extender_contratacion']
  cambia('extender_contratacion', dia(9))
  const { user } = renderRemote(module, { ...page, capacidades })
  await user.click(await screen.findByRole('button', { name: /^Extender Beto/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Extender: Beto/ }))
  await user.click(dialog.getByLabelText('Días más'))
  await user.paste('7')
  await user.click(dialog.getByRole('button', { name: 'Extender' }))
  expect(await screen.findByText('Membresía extendida')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument()
})

describe('[E-09] many purchases at once', () => {
  it('are extended by days, each from its own end, and go back with «Deshacer»', async () => {
    cambian('extender', { [unId(11)]: dia(31), [unId(12)]: dia(32) })
    const { user, barra, elegir, extender } = await eligiendo()
    expect(barra.getByRole('status')).toHaveTextContent('Ninguna contratación seleccionada')
    await elegir('Ana')
    await elegir('Beto')
    expect(barra.getByRole('status')).toHaveTextContent('2 contrataciones seleccionadas')
    const { fill, send } = await extender()
    await fill('Días más', '30')
    await send()
    expect(await screen.findByText('Se extendieron 2 contrataciones')).toBeVisible()
    expect(backend.lastBody(BEGIN)).toEqual({
      accion: 'extender',
      renglones: [11, 12].map((n) => ({ id: unId(n), version: 1 })),
      dias: 30,
    })
    expect(await screen.findByRole('row', { name: new RegExp(`Ana.*${fechaLarga(dia(31))}`) })).toBeVisible()
    cambian('restaurar', { [unId(11)]: dia(1), [unId(12)]: dia(2) })
    await user.click(screen.getByRole('button', { name: 'Deshacer' }))
    expect(await screen.findByText('Volvieron a su fecha 2 contrataciones')).toBeVisible()
    expect(backend.lastBody(BEGIN)).toEqual({ accion: 'restaurar', id_lote: unId(0x901) })
    expect(await screen.findByRole('row', { name: new RegExp(`Ana.*${fechaLarga(dia(1))}`) })).toBeVisible()
  })

  it('until a day, all that match the filter; a cancelled one says why it stays', async () => {
    const motivo = 'La membresía está cancelada; no se puede extender'
    cambian('extender', { [unId(11)]: dia(60), [unId(12)]: dia(60) }, [
      { _id: unId(13), nombre: 'Carla López Ruiz · Básica', motivo },
    ])
    const { user, barra, elegir, extender } = await eligiendo()
    await elegir('Ana')
    await user.click(barra.getByRole('button', { name: 'Seleccionar las 3 contrataciones de la lista' }))
    const { fill, send } = await extender()
    const [year, month, day] = dia(60).split('-')
    await fill('O hasta el día', `${day}/${month}/${year}`)
    await send()
    expect(await screen.findByText('Se extendieron 2 contrataciones')).toBeVisible()
    expect(backend.lastBody(BEGIN)).toMatchObject({ accion: 'extender', fecha_fin: dia(60) })
    expect(backend.lastBody(BEGIN)).toHaveProperty('filtro.status', [])
    await user.click(screen.getByRole('button', { name: 'Ver por qué' }))
    const failed = await screen.findByRole('dialog', { name: 'Lo que no se pudo' })
    expect(within(failed).getByRole('listitem')).toHaveTextContent(
      /^Carla.* · Básica: La membresía está cancelada; no se puede extender$/,
    )
  })

  it('[E-22] «Avisar» is for the chosen ones, or all that match the filter, also for who may not edit clients', async () => {
    let given: Record<string, unknown> = {}
    setRemoteComponentLoader(() => (props: object) => {
      given = { ...props }
      return null
    })
    const permisos = { clientes: { detalles: true }, configuracion: { membresias: { ver: true } } }
    const { user, barra, elegir } = await eligiendo(unUsuario({ tipo: 1, permisos }))
    expect(barra.queryByRole('button', { name: 'Extender' })).not.toBeInTheDocument()
    const avisar = barra.getByRole('button', { name: 'Avisar' })
    expect(avisar).toBeDisabled()
    await elegir('Ana')
    await elegir('Beto')
    await user.click(avisar)
    expect(given.quienes).toEqual({ contrataciones: [unId(11), unId(12)] })
    await user.click(barra.getByRole('button', { name: 'Seleccionar las 3 contrataciones de la lista' }))
    await user.click(avisar)
    expect(given.quienes).toMatchObject({ filtro: { fin_desde: hoy() } })
    setRemoteComponentLoader(null)
  })

  it('nothing is sent without one way to say how far', async () => {
    const { elegir, extender } = await eligiendo()
    await elegir('Ana')
    const { dialog, fill, send } = await extender()
    await send()
    expect(await dialog.findByText('Falta cuántos días o hasta qué día')).toBeVisible()
    await fill('Días más', '0')
    await send()
    expect(await dialog.findByText('Debe ser al menos 1')).toBeVisible()
    await fill('O hasta el día', '31/12/2030')
    await send()
    expect(await dialog.findByText('Va solo uno: los días o el día')).toBeVisible()
    expect(backend.callsTo(BEGIN)).toEqual([])
  })

  it('[D49] [D38] is not offered to who may not edit clients, nor where the server has no batches', async () => {
    const solo = unUsuario({
      permisos: { clientes: { ver: true }, configuracion: { membresias: { ver: true } } },
    })
    const first = renderRemote(module, { ...page, usuario: solo })
    await screen.findByRole('row', { name: /Beto/ })
    expect(screen.queryByRole('button', { name: 'Seleccionar' })).not.toBeInTheDocument()
    first.unmount()
    renderRemote(module, { ...page, capacidades: ['/contrataciones/listar', '/clientes/crear_lote'] })
    await screen.findByRole('row', { name: /Beto/ })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Seleccionar' })).not.toBeInTheDocument())
  })
})
