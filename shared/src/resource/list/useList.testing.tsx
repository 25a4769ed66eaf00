import { screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import type { Cliente } from '../../contract/index.ts'
import { api } from '../../http/index.ts'
import { unosClientes, type BackendKind, type Backend } from '../../testing/index.ts'
import { renderRemote, testBackend } from '../../testing/index.ts'
import { defineList, useList } from './useList.ts'
import type { List } from '../types.ts'

export const LISTAR = '/clientes/listar'

/** The filters that this list does not use; the call requires them all. */
export const others = { apellido_paterno: '', apellido_materno: '', celular: '' }

export const listClientes = defineList({
  fetch: async (body, options) => {
    const { clientes, ...rest } = await api.post(LISTAR, { ...others, ...body }, options)
    return { rows: clientes, ...rest }
  },
  filtrosVacios: { nombre: '', email: '' },
  columnas: ['nombre', 'email'],
  filas: 5,
})

export let list: List<Pick<Cliente, '_id' | 'nombre'>, { nombre: string; email: string }>

export function Clientes() {
  const shown = useList(listClientes)
  useEffect(() => void (list = shown))
  const { state } = shown
  if (state.status !== 'ready') return <p>{state.status}</p>
  return (
    <>
      <p data-testid="filas">{state.rows.map(({ nombre }) => nombre).join(', ')}</p>
      <p data-testid="total">{`${state.total} ${state.totalExacto ? '' : 'o más'} ${state.refreshing ? '…' : ''}`}</p>
      {state.refreshError && <p>No se pudo actualizar</p>}
    </>
  )
}

export const show = (backend: Backend, path: string | string[] = '/clientes') =>
  renderRemote(<Clientes />, { path, base: '/clientes', backend })
export const rows = async (expected: string) =>
  waitFor(() => expect(screen.getByTestId('filas').textContent).toBe(expected))
export const settled = () => waitFor(() => expect(screen.getByTestId('total').textContent).not.toContain('…'))
export const bodies = (backend: Backend) =>
  backend.callsTo(LISTAR).map(({ body }) => {
    const told = Object.entries(body as object).filter(([name]) => !(name in others))
    return Object.fromEntries(told) as object
  })

export const setUp = (kind: BackendKind) => {
  const backend = testBackend({ kind })
  beforeEach(() => void (backend.data.clientes = unosClientes(12)))
  return backend
}
