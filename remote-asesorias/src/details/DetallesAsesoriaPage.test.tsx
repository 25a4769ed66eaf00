import { setRemoteComponentLoader } from '@backoffice/shared'
import {
  emptyData,
  renderRemote,
  testBackend,
  unaAsesoria,
  unCliente,
  unId,
  unUsuario,
  todosLosPermisos,
} from '@backoffice/shared/testing'
import { screen, within } from '@testing-library/react'
import module from '../module.tsx'

const asesoria = {
  ...unaAsesoria({ finalizacion: '2024-05-20', status: 1 }),
  id_cliente: unId(7),
  asesor: { _id: unId(0x101), nombre: 'Inés Méndez' },
  tipo: 1 as const,
  descripcion: 'Línea uno\nLínea dos',
}
const cliente = unCliente({ _id: unId(7) })

beforeEach(() =>
  setRemoteComponentLoader((name) => (props: object) => (
    <p>
      {name} {JSON.stringify(props)}
    </p>
  )),
)
afterEach(() => setRemoteComponentLoader(null))

const abrirEn = (options: Parameters<typeof renderRemote>[1] = {}) =>
  renderRemote(module, {
    base: '/asesorias',
    path: `/asesorias/detalles/${asesoria._id}`,
    ...options,
  })

describe('/asesorias/detalles/:id', () => {
  const backend = testBackend({
    data: () => ({ ...emptyData(), clientes: [cliente], asesorias: [asesoria] }),
  })
  const abrir = (options: Parameters<typeof renderRemote>[1] = {}) => abrirEn({ backend, ...options })

  it('[A-11] [D11] shows the advisory first, then its client’s profile by name', async () => {
    abrir()
    expect(await screen.findByRole('heading', { level: 1, name: 'Detalles de la asesoría' })).toBeVisible()
    const datos = within(await screen.findByRole('region', { name: 'Asesoría' }))
    const dato = (label: string) => datos.getByText(label).nextElementSibling
    expect(backend.lastBody('/asesorias/detalles')).toEqual({ id: asesoria._id })
    expect(dato('Motivo')).toHaveTextContent('Plan de alimentación')
    expect(dato('Tipo')).toHaveTextContent('Deportiva')
    expect(dato('Status')).toHaveTextContent('Finalizada')
    expect(dato('Cliente')).toHaveTextContent('Ana López Ruiz')
    expect(dato('Asesor')).toHaveTextContent('Inés Méndez')
    expect(dato('Fecha de creación')).toHaveTextContent('1 de abril de 2024')
    expect(dato('Fecha de finalización')).toHaveTextContent('20 de mayo de 2024')
    expect(dato('Descripción')).toHaveTextContent('Línea uno Línea dos')
    expect(screen.getByText(`clientes/PerfilCliente {"idCliente":"${unId(7)}"}`)).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Editar' })).toHaveAttribute(
      'href',
      `/asesorias/editar/${asesoria._id}`,
    )
  })

  it('[A-11] empty fields read «Sin definir»', async () => {
    backend.data.asesorias = [
      { ...asesoria, finalizacion: null, status: 0, descripcion: null as never, empresa: null },
    ]
    abrir()
    const datos = within(await screen.findByRole('region', { name: 'Asesoría' }))
    for (const label of ['Fecha de finalización', 'Descripción', 'Empresa'])
      expect(datos.getByText(label).nextElementSibling).toHaveTextContent('Sin definir')
  })

  it('[D18] without permission, editing is not offered', async () => {
    const permisos = { ...todosLosPermisos(), asesorias: { ver: true, detalles: true } }
    abrir({ usuario: unUsuario({ permisos }) })
    expect(await screen.findByRole('region', { name: 'Asesoría' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Editar' })).not.toBeInTheDocument()
  })

  it('[D24] a missing advisory gets one sentence and one way back, without actions or profile', async () => {
    backend.data.asesorias = []
    const { container } = abrir()
    expect(await screen.findByText('Esta asesoría ya no existe')).toBeVisible()
    const said = within(container.querySelector('main') ?? container)
    expect(said.getAllByRole('link').map((link) => link.textContent)).toEqual(['Volver a Asesorías'])
    expect(said.queryByRole('button', { name: 'Imprimir' })).not.toBeInTheDocument()
    expect(said.queryByText(/[Aa]lguien|[Ss]e eliminó|dirección/)).not.toBeInTheDocument()
    expect(screen.queryByText(/PerfilCliente/)).not.toBeInTheDocument()
  })

  it('loads it again on «Reintentar»', async () => {
    backend.knobs.failNext('/asesorias/detalles', 500)
    const { user } = abrir()
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByRole('region', { name: 'Asesoría' })).toBeVisible()
  })
})

describe('on a plain back end', () => {
  const plain = testBackend({ kind: 'plain' })

  it.each([
    ['detalles', /no ofrece los detalles de las asesorías/],
    ['editar', /no ofrece la edición de las asesorías/],
  ])('[D38] %s says that it is not available, asks nothing and leads back', async (screenName, sentence) => {
    const { user, address } = abrirEn({ backend: plain, path: `/asesorias/${screenName}/${asesoria._id}` })
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(plain.callsTo('/asesorias/detalles')).toHaveLength(0)
    await user.click(screen.getByRole('link', { name: 'Volver a Asesorías' }))
    expect(address()).toBe('/asesorias')
  })
})
