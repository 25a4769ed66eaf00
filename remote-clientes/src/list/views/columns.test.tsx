import { renderRemote } from '@backoffice/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { ClientesPage } from '../ClientesPage.tsx'
import {
  SAVE,
  SPECIFIED,
  abierto,
  abrir,
  given,
  headers,
  kept,
  names,
  usuario,
  vista,
  viewsBackend,
} from './views.testing.tsx'

const backend = viewsBackend()

describe('[E-03] columns and compact rows', () => {
  it('the specified ones at first; others are asked for once they are chosen, and remembered', async () => {
    const { user, panel } = await abierto()
    expect(backend.lastBody('/clientes/listar')).not.toHaveProperty('columnas')
    expect(panel.getByRole('checkbox', { name: 'Nombre' })).toBeDisabled()
    await user.click(panel.getByRole('checkbox', { name: 'RFC' }))
    await user.click(panel.getByRole('checkbox', { name: 'Email' }))
    await user.click(panel.getByRole('checkbox', { name: 'Filas compactas' }))
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('cell', { name: 'RFCANA' })).toBeVisible()
    expect(backend.lastBody('/clientes/listar')).toMatchObject({ columnas: ['rfc'] })
    expect(headers()).toEqual([
      'Nombre',
      'Apellido Paterno',
      'Apellido Materno',
      'Celular',
      'RFC',
      'Acciones',
    ])
    await waitFor(() =>
      expect(kept()).toMatchObject({
        columnas: ['nombre', 'apellido_paterno', 'apellido_materno', 'celular', 'rfc'],
        compacta: true,
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Vistas' }))
    await user.click(await screen.findByRole('button', { name: 'Restablecer columnas' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(headers()).toEqual(SPECIFIED))
    await waitFor(() => expect(kept()?.columnas).toBeNull())
  })

  it('each begins as this person left it', async () => {
    given([], { columnas: ['nombre', 'empresa'] })
    abrir()
    await screen.findByRole('row', { name: /Ana/ })
    expect(headers()).toEqual(['Nombre', 'Empresa', 'Acciones'])
    expect(backend.callsTo('/clientes/listar')).toHaveLength(1)
    expect(backend.lastBody('/clientes/listar')).toMatchObject({ columnas: ['empresa'] })
  })

  it('the last advisory is a day, and orders the list', async () => {
    given([], { columnas: ['nombre', 'ultima_asesoria'] })
    const days = ['2024-01-15', '2024-03-01']
    backend.answers('POST /clientes/listar', ({ direccion }, { data }) => {
      const told = data.clientes.map((one, n) => ({ ...one, ultima_asesoria: days[n] }))
      return { clientes: direccion === 'desc' ? told.toReversed() : told, total: 2, total_exacto: true }
    })
    const { user } = abrir()
    expect(await screen.findByRole('cell', { name: '15 de enero de 2024' })).toBeVisible()
    const order = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent?.match(/Ana|Beatriz/)?.[0])
    await user.click(screen.getByRole('button', { name: /^Última asesoría/ }))
    await waitFor(() => expect(order()).toEqual(['Ana', 'Beatriz']))
    expect(backend.lastBody('/clientes/listar')).toMatchObject({ orden: 'ultima_asesoria', direccion: 'asc' })
    await user.click(screen.getByRole('button', { name: /^Última asesoría/ }))
    await waitFor(() => expect(order()).toEqual(['Beatriz', 'Ana']))
  })

  it('changing them does not make the views stale', async () => {
    given([vista('Una')])
    const { user, panel } = await abierto()
    await user.click(panel.getByRole('checkbox', { name: 'Email' }))
    await waitFor(() => expect(kept()?.columnas).not.toBeNull())
    await user.type(panel.getByRole('textbox', { name: 'Nombre de la vista' }), 'Dos{Enter}')
    await waitFor(() => expect(names(panel)).toEqual(['Una', 'Dos']))
    expect(backend.callsTo(SAVE)).toHaveLength(2)
  })

  it('[D49] whoever may not open a profile is not offered what it shows', async () => {
    given([], { columnas: ['nombre', 'rfc'] })
    const solo = { ...usuario, permisos: { clientes: { ver: true } } } as typeof usuario
    const { user } = abrir('/clientes', solo)
    await user.click(await screen.findByRole('button', { name: 'Vistas' }))
    await screen.findByRole('checkbox', { name: 'Email' })
    expect(screen.queryByRole('checkbox', { name: 'RFC' })).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Filtros de búsqueda' }))
    await screen.findByRole('textbox', { name: 'Email' })
    expect(screen.queryByRole('textbox', { name: 'Sin venir desde' })).not.toBeInTheDocument()
    expect(backend.lastBody('/clientes/listar')).not.toHaveProperty('columnas')
  })

  it('[D46] a server of the plain contract is offered none of it', async () => {
    renderRemote(<ClientesPage />, { base: '/clientes', path: '/clientes', backend, capacidades: [] })
    await screen.findByRole('row', { name: /Ana/ })
    expect(headers()).toEqual(SPECIFIED)
    expect(screen.queryByRole('button', { name: 'Vistas' })).not.toBeInTheDocument()
  })
})
