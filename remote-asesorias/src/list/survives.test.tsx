import { renderRemote, testBackend, unaAsesoria, unCliente, unId } from '@backoffice/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import module from '../module.tsx'

const backend = testBackend()
const filtrada = '/asesorias?orden=motivo&cliente=ana&status=0%2C1'

async function abrir() {
  backend.data.clientes = [unCliente()]
  backend.data.asesorias = [
    { ...unaAsesoria({ _id: unId(1), cliente: 'Ana López', motivo: 'Plan' }), id_cliente: unId(1) },
    { ...unaAsesoria({ _id: unId(2), cliente: 'Ana López', motivo: 'Cierre' }), id_cliente: unId(1) },
    { ...unaAsesoria({ _id: unId(3), cliente: 'Beto Díaz', motivo: 'Otra' }), id_cliente: unId(1) },
  ]
  const page = renderRemote(module, { base: '/asesorias', path: filtrada, backend })
  const fila = async (motivo: string) => within(await screen.findByRole('row', { name: new RegExp(motivo) }))
  const enLista = async () => {
    await waitFor(() => expect(page.address()).toBe(filtrada))
    await fila('Plan')
    expect(screen.queryByRole('row', { name: /Beto/ })).not.toBeInTheDocument()
  }
  const editar = async () => {
    await page.user.click((await fila('Plan')).getByRole('link', { name: /^Editar / }))
    await screen.findByRole('button', { name: 'Guardar' })
  }
  return { ...page, fila, enLista, editar }
}

describe('the filter of /asesorias', () => {
  it('[E-03] [A-12] survives an edit that is saved, «Cancelar» and Back', async () => {
    const { user, editar, enLista, router } = await abrir()
    await editar()
    await user.type(screen.getByRole('textbox', { name: /^Motivo/ }), ' anual')
    await user.click(screen.getByRole('button', { name: 'Guardar' }))
    await enLista()
    await editar()
    await user.click(screen.getByRole('link', { name: 'Cancelar' }))
    await enLista()
    await editar()
    await act(() => router.navigate(-1))
    await enLista()
  })

  it('[E-03] [A-04] survives a delete and a new advisory that is given up', async () => {
    const { user, fila, enLista } = await abrir()
    await user.click((await fila('Cierre')).getByRole('button', { name: /^Eliminar / }))
    await user.click(await screen.findByRole('button', { name: 'Si' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /Cierre/ })).not.toBeInTheDocument())
    await enLista()
    await user.click(screen.getByRole('link', { name: 'Agregar asesoría' }))
    await user.click(await screen.findByRole('link', { name: 'Cancelar' }))
    await enLista()
  })

  it('[E-03] goes alone: every status, and the client and the order stay', async () => {
    const { user, address, fila } = await abrir()
    await fila('Plan')
    await user.click(screen.getByRole('button', { name: 'Quitar filtro Status: En curso y Finalizada' }))
    await waitFor(() => expect(address()).toBe('/asesorias?orden=motivo&cliente=ana&status='))
    expect(backend.lastBody('/asesorias/listar')).toMatchObject({ cliente: 'ana', status: [] })
  })
})
