import type { Lote } from '@backoffice/shared/contract'
import {
  emptyData,
  renderRemote,
  testBackend,
  unaAsesoria,
  unId,
  unLote,
  unUsuario,
} from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { AsesoriasPage } from '../AsesoriasPage.tsx'

const BEGIN = '/asesorias/crear_lote'
const asesora = unUsuario({ _id: unId(0x401), nombre: 'Olga', apellido_paterno: 'Paz', apellido_materno: '' })
const asesorias = ['Rodilla', 'Hombro', 'Tobillo'].map((motivo, n) => ({
  ...unaAsesoria({ _id: unId(n + 1), motivo, status: 0, finalizacion: null }),
  id_cliente: unId(0x900),
}))
const backend = testBackend({
  data: () => ({ ...emptyData(), asesorias: structuredClone(asesorias), usuarios: [asesora] as never[] }),
})

async function eligiendo() {
  const page = renderRemote(<AsesoriasPage />, { base: '/asesorias', path: '/asesorias', backend })
  await screen.findByRole('row', { name: /Rodilla/ })
  await page.user.click(screen.getByRole('button', { name: 'Seleccionar' }))
  const bar = within(await screen.findByRole('region', { name: 'Selección' }))
  for (const motivo of ['Rodilla', 'Hombro'])
    await page.user.click(screen.getByRole('checkbox', { name: new RegExp(`^Elegir ${motivo}`) }))
  expect(bar.getByRole('status')).toHaveTextContent('2 asesorías seleccionadas')
  return { ...page, bar }
}

/** What a batch of the two is answered, which is done when it is looked at. */
function hace(accion: Lote['accion'], hecho: () => void) {
  const _id = unId(accion === 'restaurar' ? 0x902 : 0x901)
  const lote = unLote({ _id, lista: 'asesorias', accion, total: 2, hechos: 2, fallidos: 0 })
  backend.answers('POST /asesorias/crear_lote', () => ({ msg: 'En marcha: 2 asesorías', lote }))
  backend.answers('POST /lotes/ver', () => {
    hecho()
    return { lote, fallas: [] }
  })
}

/** Gives the two this day. */
const mover = (creacion: string) => {
  backend.data.asesorias = backend.data.asesorias.map((one, n) => (n < 2 ? { ...one, creacion } : one))
}

const chosen = [1, 2].map((n) => ({ id: unId(n), version: 1 }))

afterEach(() => sessionStorage.clear())

describe('[E-09] many advisories at once', () => {
  it('are finished on a day', async () => {
    hace('finalizar', () => void backend.data.asesorias.splice(0, 2))
    const { user, bar } = await eligiendo()
    await user.click(bar.getByRole('button', { name: 'Finalizar' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Finalizar: 2 asesorías' }))
    await user.click(dialog.getByRole('button', { name: 'Finalizar' }))
    expect(await screen.findByText('Se finalizaron 2 asesorías')).toBeVisible()
    expect(backend.lastBody(BEGIN)).toEqual({
      accion: 'finalizar',
      renglones: chosen,
      fecha: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
    })
    await waitFor(() => expect(screen.queryByRole('row', { name: /Rodilla/ })).not.toBeInTheDocument())
    expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument()
  })

  it('are moved to another day, which must be chosen; it can be undone', async () => {
    const { user, bar } = await eligiendo()
    await user.click(bar.getByRole('button', { name: 'Cambiar fecha' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar fecha: 2 asesorías' }))
    await user.click(dialog.getByRole('button', { name: 'Cambiar fecha' }))
    expect(await dialog.findByText('Hay que elegir la fecha')).toBeVisible()
    expect(backend.callsTo(BEGIN)).toEqual([])
    hace('mover', () => mover('2027-01-05'))
    await user.type(dialog.getByRole('textbox', { name: /^Nueva fecha de inicio/ }), '05/01/2027')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByText('Se cambió la fecha de 2 asesorías')).toBeVisible()
    expect(backend.lastBody(BEGIN)).toEqual({ accion: 'mover', renglones: chosen, fecha: '2027-01-05' })
    expect(await screen.findAllByText('5 de enero de 2027')).toHaveLength(2)
    hace('restaurar', () => mover('2024-04-01'))
    await user.click(screen.getByRole('button', { name: 'Deshacer' }))
    expect(await screen.findByText('Se restauraron 2 asesorías')).toBeVisible()
    expect(backend.lastBody(BEGIN)).toEqual({ accion: 'restaurar', id_lote: unId(0x901) })
    await waitFor(() => expect(screen.queryByText('5 de enero de 2027')).not.toBeInTheDocument())
  })

  it('get an advisor, who must be chosen', async () => {
    hace('asignar', () => undefined)
    const { user, bar } = await eligiendo()
    await user.click(bar.getByRole('button', { name: 'Asignar asesor' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Asignar asesor: 2 asesorías' }))
    await user.click(dialog.getByRole('button', { name: 'Asignar asesor' }))
    expect(await dialog.findByText('Hay que elegir un asesor')).toBeVisible()
    expect(backend.callsTo(BEGIN)).toEqual([])
    await user.click(dialog.getByRole('combobox', { name: /^Asesor/ }))
    await user.click(await screen.findByRole('option', { name: /Olga Paz/ }))
    await user.click(dialog.getByRole('button', { name: 'Asignar asesor' }))
    expect(await screen.findByText('Se asignó asesor a 2 asesorías')).toBeVisible()
    expect(backend.lastBody(BEGIN)).toEqual({ accion: 'asignar', renglones: chosen, asesor: asesora._id })
  })
})
