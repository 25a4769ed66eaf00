import { renderRemote, testBackend, unaAsesoria, unId, unUsuario } from '@backoffice/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import module from '../module.tsx'

const backend = testBackend()

const enCurso = unaAsesoria({ _id: unId(1), motivo: 'Plan de ahorro', empresa: null })
const finalizada = unaAsesoria({
  _id: unId(2),
  cliente: 'Beto Díaz',
  motivo: 'Cierre fiscal',
  finalizacion: '2024-05-20',
  status: 1,
})
const muchas = Array.from({ length: 25 }, (_, i) =>
  unaAsesoria({ _id: unId(i + 1), motivo: `Motivo ${i + 1}` }),
)

const open = (options: Parameters<typeof renderRemote>[1] = {}) =>
  renderRemote(module, { base: '/asesorias', path: '/asesorias', backend, ...options })

const cellsOf = async (text: string) => {
  const row = (await screen.findByText(text)).closest('tr') as HTMLTableRowElement
  return [...row.cells].map((cell) => cell.textContent)
}

describe('/asesorias', () => {
  it('[A-01] [G-21] requests the advisories under way on entry', async () => {
    backend.data.asesorias = [enCurso, finalizada]
    open()
    expect(await screen.findByText('Plan de ahorro')).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1, name: 'Asesorías' })).toBeInTheDocument()
    expect(screen.queryByText('Cierre fiscal')).not.toBeInTheDocument()
    expect(backend.lastBody('/asesorias/listar')).toMatchObject({
      cliente: '',
      status: [0],
      fecha_inicio: null,
      fecha_fin: null,
    })
  })

  it('[D39] ignores values in the address that nothing can be', async () => {
    backend.data.asesorias = [enCurso, finalizada]
    open({ path: '/asesorias?fecha_inicio=2026-02-30&fecha_fin=ayer&asesor=x&cliente=a%00b&status=7' })
    expect(await screen.findByText('Plan de ahorro')).toBeInTheDocument()
    const { asesor, ...body } = backend.lastBody('/asesorias/listar') as Record<string, unknown>
    expect(asesor).toBeUndefined()
    expect(body).toMatchObject({ cliente: '', status: [], fecha_inicio: null, fecha_fin: null })
  })

  it('[A-02] [D7] shows the columns, the days in words and the status as a badge with a word', async () => {
    backend.data.asesorias = [enCurso, finalizada]
    open({ path: '/asesorias?status=' })
    expect(await cellsOf('Cierre fiscal')).toEqual(
      expect.arrayContaining([
        'Beto Díaz',
        'Cierre fiscal',
        '1 de abril de 2024',
        '20 de mayo de 2024',
        'Finalizada',
      ]),
    )
    expect(await cellsOf('Plan de ahorro')).toEqual(expect.arrayContaining(['En curso']))
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent)
    expect(headers.slice(0, 6)).toEqual([
      'Cliente',
      'Empresa',
      'Motivo',
      'Fecha de inicio',
      'Fecha de finalización',
      'Status',
    ])
  })

  it('[A-02] shows 20 per page and sorts by any column, with a call each', async () => {
    backend.data.asesorias = muchas
    const { user, address } = open()
    expect(await screen.findByText('1–20 de 25')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Página siguiente' }))
    expect(await screen.findByText('21–25 de 25')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Motivo' }))
    expect(await screen.findByText('1–20 de 25')).toBeInTheDocument()
    expect(backend.lastBody('/asesorias/listar')).toMatchObject({
      orden: 'motivo',
      direccion: 'asc',
      pagina: 0,
      filas: 20,
    })
    expect(address()).toBe('/asesorias?orden=motivo')
  })

  it('[A-01] [D1] «Agregar asesoría» leads to /asesorias/nueva', async () => {
    const { user, address } = open()
    await user.click(await screen.findByRole('link', { name: 'Agregar asesoría' }))
    expect(address()).toBe('/asesorias/nueva')
    expect(await screen.findByRole('heading', { level: 1, name: 'Nueva asesoría' })).toBeInTheDocument()
  })

  it('exports the list with its query, in its order', async () => {
    backend.data.asesorias = [enCurso]
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { user } = open({ path: '/asesorias?cliente=ana&orden=motivo&direccion=desc' })
    await user.click(await screen.findByRole('button', { name: 'Exportar' }))
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1))
    expect(backend.lastBody('/asesorias/exportar')).toEqual({
      ...(backend.lastBody('/asesorias/listar') as object),
      pagina: undefined,
      filas: undefined,
      asesor: null,
      tipo: [],
      texto: '',
      formato: 'xlsx',
    })
    click.mockRestore()
  })

  it('[D24] a failed export without a sentence is reported in the page', async () => {
    backend.data.asesorias = [enCurso]
    const { user } = open()
    backend.knobs.failNext('/asesorias/exportar', 500)
    await user.click(await screen.findByRole('button', { name: 'Exportar' }))
    expect(await screen.findByText(/No se pudo escribir el archivo de la lista/)).toBeVisible()
  })

  it('[A-03] an empty result says so as a person would, and «Buscar todos» widens it', async () => {
    backend.data.asesorias = [finalizada]
    const { user, address } = open({ path: '/asesorias?cliente=beto&status=0&fecha_inicio=2024-01-01' })
    expect(await screen.findByText('No hay asesorías en curso de «beto» en esas fechas')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Buscar todos' }))
    expect(await screen.findByText('Cierre fiscal')).toBeInTheDocument()
    expect(address()).toBe('/asesorias?status=')
  })

  it('[D18] [D38] offers what the permissions and the server allow', async () => {
    backend.data.asesorias = [enCurso]
    const { unmount } = open({ capacidades: [] })
    expect(await screen.findByRole('link', { name: /^Detalles de / })).toHaveAttribute(
      'href',
      `/asesorias/detalles/${unId(1)}`,
    )
    expect(screen.queryByRole('link', { name: /^Editar/ })).not.toBeInTheDocument()
    unmount()

    const { unmount: leave } = open({ capacidades: ['/asesorias/editar'] })
    expect(await screen.findByRole('link', { name: /^Editar/ })).toHaveAttribute(
      'href',
      `/asesorias/editar/${unId(1)}`,
    )
    leave()

    open({
      usuario: unUsuario({ permisos: { asesorias: { ver: true } } }),
      capacidades: ['/asesorias/editar'],
    })
    expect(await screen.findByText('Plan de ahorro')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /Detalles|Editar|Agregar/ })).not.toBeInTheDocument()
  })

  it('an empty list says what it is for', async () => {
    open({ path: '/asesorias?status=' })
    expect(await screen.findByText('Aún no hay asesorías')).toBeInTheDocument()
  })
})
