import {
  emptyData,
  renderRemote,
  testBackend,
  unaAsesoria,
  unId,
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
const chosen = [1, 2].map((n) => ({ id: unId(n), version: 1 }))

afterEach(() => sessionStorage.clear())

describe('[E-09] many advisories at once', () => {
  it('are finished on a day', async () => {
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
    const before = backend.data.asesorias.map(({ creacion }) => creacion)
    await user.type(dialog.getByRole('textbox', { name: /^Nueva fecha de inicio/ }), '05/01/2027')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByText('Se cambió la fecha de 2 asesorías')).toBeVisible()
    expect(backend.lastBody(BEGIN)).toEqual({ accion: 'mover', renglones: chosen, fecha: '2027-01-05' })
    await user.click(screen.getByRole('button', { name: 'Deshacer' }))
    expect(await screen.findByText('Se restauraron 2 asesorías')).toBeVisible()
    expect(backend.data.asesorias.map(({ creacion }) => creacion)).toEqual(before)
  })

  it('get an advisor, who must be chosen', async () => {
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
