import { defineList } from '../useList.ts'
import { asksFirst } from './listAhead.ts'
import type { ListQuery, PageAnswer } from '../../types.ts'

export interface Fila {
  nombre: string
}

export const visit = () => new AbortController()
export const query = (own: Partial<ListQuery<{ nombre: string }>> = {}) => ({
  pagina: 0,
  filas: 20,
  orden: null,
  direccion: 'asc' as const,
  filtros: { nombre: '' },
  ...own,
})

/** A list whose calls the test settles by hand. */
export function byHand() {
  interface Call {
    body: object
    signal: AbortSignal
    silent: boolean
    answer(a: PageAnswer<Fila>): void
    fail(): void
  }
  const calls: Call[] = []
  const definition = defineList<Fila, { nombre: string }, string>({
    fetch: (body, { signal = visit().signal, silent = false }) =>
      new Promise((answer, reject) => {
        calls.push({ body, signal, silent, answer, fail: () => reject(new Error('x')) })
      }),
    quiet: true,
    filtrosVacios: { nombre: '' },
    columnas: ['nombre'],
  })
  const ask = asksFirst(definition)
  const unseen = (search: string) => ask.unseen?.(search)
  return { definition, calls, unseen, ask: (search: string, signal = visit().signal) => ask(search, signal) }
}
export const rows = [{ nombre: 'Ana' }]
