import type { Lote } from '@backoffice/shared/contract'
import {
  emptyData,
  renderRemote,
  testBackend,
  unCliente,
  unId,
  unLote,
  unUsuario,
} from '@backoffice/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { ClientesPage } from './ClientesPage.tsx'

const BEGIN = '/clientes/crear_lote'
const LOOK = '/lotes/ver'
const nombre = (n: number) => `Ana${String(n).padStart(3, '0')}`
const clientes = Array.from({ length: 230 }, (_, n) => unCliente({ _id: unId(n + 1), nombre: nombre(n) }))
const backend = testBackend({ data: () => ({ ...emptyData(), clientes: structuredClone(clientes) }) })

const abrir = (path = '/clientes?orden=nombre', usuario = unUsuario()) =>
  renderRemote(<ClientesPage />, { base: '/clientes', path, backend, usuario })
const check = (n: number) =>
  within(screen.getByRole('row', { name: new RegExp(`${nombre(n)}`) })).getByRole('checkbox', {
    name: new RegExp(`^Elegir ${nombre(n)}`),
  })
const boton = (name: string) => screen.getByRole('button', { name })
const barra = () => within(screen.getByRole('region', { name: 'Selección' }))

async function eligiendo(path?: string) {
  const page = abrir(path)
  await screen.findByRole('row', { name: /Ana000/ })
  await page.user.click(boton('Seleccionar'))
  await screen.findByRole('region', { name: 'Selección' })
  return page
}
const eliminar = async ({ user }: Awaited<ReturnType<typeof eligiendo>>) => {
  await user.click(barra().getByRole('button', { name: 'Eliminar' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Si' }))
}

/** What a batch over this many of the first clients is answered, of which each look finds so many deleted. */
function avanza(total: number, ...looks: number[]) {
  const all = backend.data.clientes
  const lote = (hechos: number, estado: Lote['estado'] = hechos < total ? 'en_curso' : 'terminado') =>
    unLote({ total, hechos, fallidos: 0, estado })
  backend.answers('POST /clientes/crear_lote', () => ({ msg: 'En marcha', lote: lote(0) }))
  backend.answers('POST /lotes/ver', () => {
    const hechos = (looks.length > 1 ? looks.shift() : looks[0]) ?? 0
    backend.data.clientes = all.slice(hechos)
    return { lote: lote(hechos), fallas: [] }
  })
  backend.answers('POST /lotes/cancelar', () => ({ msg: 'Cancelado', lote: lote(looks[0]!, 'cancelado') }))
}

afterEach(() => sessionStorage.clear())

describe('[E-09] many clients at once', () => {
  it('are chosen over several pages, deleted after a question, and come back with «Deshacer»', async () => {
    const page = await eligiendo()
    const { user } = page
    expect(barra().getByRole('status')).toHaveTextContent('Ningún cliente seleccionado')
    expect(barra().getByRole('button', { name: 'Eliminar' })).toBeDisabled()
    await user.click(check(0))
    await user.click(check(1))
    await user.click(boton('Página siguiente'))
    await screen.findByRole('row', { name: /Ana020/ })
    await user.click(check(20))
    await user.click(check(21))
    await user.click(check(21))
    expect(barra().getByRole('status')).toHaveTextContent('3 clientes seleccionados')
    await user.click(barra().getByRole('button', { name: 'Eliminar' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Eliminar 3 clientes' })
    await user.click(within(dialog).getByRole('button', { name: 'No' }))
    expect(backend.callsTo(BEGIN)).toEqual([])
    await eliminar(page)
    expect(await screen.findByText('Se eliminaron 3 clientes')).toBeVisible()
    expect(backend.lastBody(BEGIN)).toEqual({
      accion: 'eliminar',
      renglones: [1, 2, 21].map((n) => ({ id: unId(n), version: 1 })),
    })
    expect(screen.queryByRole('region', { name: 'Selección' })).not.toBeInTheDocument()
    expect(await screen.findByText('21–40 de 227')).toBeVisible()

    await user.click(boton('Deshacer'))
    expect(await screen.findByText('Se restauraron 3 clientes')).toBeVisible()
    expect(await screen.findByText('21–40 de 230')).toBeVisible()
    await user.click(boton('Cerrar'))
    expect(screen.queryByText('Se restauraron 3 clientes')).not.toBeInTheDocument()
  })

  it('a whole page, then all that match the filter; the progress survives a reload', async () => {
    const page = await eligiendo('/clientes?orden=nombre&nombre=ana')
    const { user } = page
    const whole = screen.getByRole('checkbox', { name: 'Elegir los de esta página' })
    await user.click(check(3))
    expect(whole).toBePartiallyChecked()
    await user.click(whole)
    expect(barra().getByRole('status')).toHaveTextContent('20 clientes seleccionados')
    await user.click(barra().getByRole('button', { name: 'Seleccionar los 230 clientes de la lista' }))
    expect(barra().getByRole('status')).toHaveTextContent('230 clientes seleccionados')
    await user.click(check(3))
    expect(barra().getByRole('status')).toHaveTextContent('19 clientes seleccionados')
    await user.click(barra().getByRole('button', { name: 'Seleccionar los 230 clientes de la lista' }))
    avanza(230, 100, 200, 230)
    await eliminar(page)
    expect(await screen.findByText('Eliminando 230 clientes… 100 de 230')).toBeVisible()
    expect(backend.lastBody(BEGIN)).toEqual({
      accion: 'eliminar',
      filtro: { nombre: 'ana', apellido_paterno: '', apellido_materno: '', celular: '', email: '' },
      esperados: 230,
    })
    page.unmount()

    abrir()
    expect(
      await screen.findByRole('progressbar', { name: 'Eliminando 230 clientes… 200 de 230' }),
    ).toBeVisible()
    expect(await screen.findByText('Se eliminaron 230 clientes')).toBeVisible()
    expect(await screen.findByText('Aún no hay clientes')).toBeVisible()
  })

  it('one that ended between the list of a reloaded page and its first look: the list is read again', async () => {
    backend.data.clientes.splice(150)
    const page = await eligiendo()
    await page.user.click(boton('Seleccionar los 150 clientes de la lista'))
    avanza(150, 100, 150)
    await eliminar(page)
    expect(await screen.findByText('Eliminando 150 clientes… 100 de 150')).toBeVisible()
    page.unmount()

    const look = backend.knobs.hold(LOOK)
    abrir()
    expect(await screen.findByText('1–20 de 50')).toBeVisible()
    look()
    expect(await screen.findByText('Se eliminaron 150 clientes')).toBeVisible()
    expect(await screen.findByText('Aún no hay clientes')).toBeVisible()
  })

  it('if another number matches by then, nothing is done, and the question tells the new one', async () => {
    const page = await eligiendo()
    await page.user.click(boton('Seleccionar los 230 clientes de la lista'))
    backend.data.clientes.pop()
    const sentence = 'La lista cambió: se confirmaron 230 y ahora coinciden 229. No se hizo nada.'
    backend.knobs.failNext(BEGIN, 409, { msg: sentence })
    await eliminar(page)
    expect(backend.lastBody(BEGIN)).toMatchObject({ esperados: 230 })
    expect((await screen.findAllByText(sentence))[0]).toBeVisible()
    const again = await screen.findByRole('alertdialog', { name: 'Eliminar 229 clientes' })
    await page.user.click(within(again).getByRole('button', { name: 'Si' }))
    expect(await screen.findByText('Se eliminaron 229 clientes')).toBeVisible()
  })

  it('a second one may begin while the first is told; the list is read once for each', async () => {
    const page = await eligiendo()
    await page.user.click(check(0))
    await eliminar(page)
    await screen.findByText('Se eliminó 1 cliente')
    await page.user.click(boton('Seleccionar'))
    await screen.findByRole('region', { name: 'Selección' })
    await page.user.click(check(1))
    await page.user.click(check(2))
    await eliminar(page)
    await screen.findByText('Se eliminaron 2 clientes')
    expect(screen.getByText('Se eliminó 1 cliente')).toBeVisible()
    await screen.findByText('1–20 de 227')
    page.unmount()
    const read = backend.callsTo('/clientes/listar').length
    abrir()
    await screen.findByText('Se eliminaron 2 clientes')
    await screen.findByText('1–20 de 227')
    expect(backend.callsTo('/clientes/listar')).toHaveLength(read + 1)
  })

  it('can be cancelled: what is done stays done, and can be undone', async () => {
    const page = await eligiendo()
    await page.user.click(boton('Seleccionar los 230 clientes de la lista'))
    avanza(230, 100)
    await eliminar(page)
    await screen.findByText('Eliminando 230 clientes… 100 de 230')
    await page.user.click(boton('Cancelar'))
    expect(await screen.findByText('Se canceló antes de terminar: lo hecho se queda.')).toBeVisible()
    expect(backend.lastBody('/lotes/cancelar')).toEqual({ id: unLote()._id })
    expect(screen.getByText('Se eliminaron 100 clientes')).toBeVisible()
    expect(boton('Deshacer')).toBeVisible()
  })

  it('says which could not be done, and why', async () => {
    const page = await eligiendo()
    await page.user.click(check(0))
    await page.user.click(check(1))
    const [first] = backend.data.clientes
    backend.data.clientes = backend.data.clientes.map((one) => (one === first ? { ...one, version: 9 } : one))
    await eliminar(page)
    expect(await screen.findByText('Se eliminó 1 cliente')).toBeVisible()
    expect(screen.getByText('1 no se pudo.')).toBeVisible()
    await page.user.click(boton('Ver por qué'))
    const dialog = await screen.findByRole('dialog', { name: 'Lo que no se pudo' })
    expect(within(dialog).getByRole('listitem')).toHaveTextContent(/^Ana000 .*: .+/)
  })

  it('a failed beginning keeps the choice and says so; a failed look is repeated', async () => {
    const page = await eligiendo()
    await page.user.click(check(0))
    backend.knobs.failNext(BEGIN, 500)
    await eliminar(page)
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Si' })).toBeEnabled())
    expect(backend.data.lotes).toEqual([])
    backend.knobs.failNext(LOOK, 500)
    await page.user.click(within(dialog).getByRole('button', { name: 'Si' }))
    expect(await screen.findByText('No se pudo saber cómo va. Se vuelve a preguntar.')).toBeVisible()
    expect(await screen.findByText('Se eliminó 1 cliente')).toBeVisible()
    expect(backend.data.lotes).toHaveLength(1)
  })

  it('other filters end the choice; deleted rows can’t be chosen', async () => {
    const { user, router } = await eligiendo()
    await user.click(check(0))
    await act(() => router.navigate('/clientes?orden=nombre&nombre=ana0'))
    await waitFor(() => expect(barra().getByRole('status')).toHaveTextContent('Ningún cliente seleccionado'))
    await user.click(boton('Terminar selección'))
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    await act(() => router.navigate('/clientes?eliminados=1'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Seleccionar' })).not.toBeInTheDocument())
  })

  it('[D49] [D38] is not offered to who may not edit, nor where the server has no batches', async () => {
    const solo = unUsuario({ permisos: { clientes: { ver: true } } })
    const first = abrir('/clientes?orden=nombre', solo)
    await screen.findByRole('row', { name: /Ana000/ })
    expect(screen.queryByRole('button', { name: 'Seleccionar' })).not.toBeInTheDocument()
    first.unmount()
    renderRemote(<ClientesPage />, {
      base: '/clientes',
      path: '/clientes?orden=nombre',
      backend,
      capacidades: [],
    })
    await screen.findByRole('row', { name: /Ana000/ })
    expect(screen.queryByRole('button', { name: 'Seleccionar' })).not.toBeInTheDocument()
  })
})
