import type { Aspecto, Lista } from '../../contract/index.ts'
import { api } from '../../http/api.ts'
import { aspectoChanged, aspectoOf, hasCapacidad, useAuth } from '../../stores/auth.ts'
import { onDemand } from '../../ui/demand/index.ts'
import type { Column, ListViews } from '../../ui/list/index.ts'
import { listAddress } from '../query/listAddress.ts'
import type { List, ListQuery, ListShape } from '../types.ts'
import { plainQuery } from '../query/useStart.ts'
import { viewCalls } from './viewCalls.ts'
import { viewChips } from './viewChips.ts'

const ViewsPanel = onDemand(() => import('./ViewsPanel.tsx').then((file) => file.ViewsPanel))

/** What ListPage takes of it: the columns that this person sees, and «Vistas y columnas» where the server keeps them. */
export interface Views<Fila> {
  columns: Column<Fila>[]
  views?: ListViews
}

/**
 * «Vistas y columnas» of a list (E-03): each person's named questions, the columns that they see and how high its rows
 * are; the questions are chips above the list, too. The definition names the list.
 * @param all the specified columns and the optional ones
 */
export function useViews<Fila, F extends object>(
  definition: ListShape<F>,
  list: Pick<List<Fila, F>, 'query' | 'reload'>,
  all: Column<Fila>[],
): Views<Fila> {
  const { lista } = definition
  const offered = useAuth((auth) => lista !== undefined && hasCapacidad(auth, viewCalls(lista).save))
  const { columnas, compacta, vistas } = useAuth((auth) => aspectoOf(auth, lista))
  if (lista === undefined || !offered) return { columns: all.filter(({ optional }) => !optional) }

  const columnsOf = (ids: string[] | null) =>
    all.filter(
      // The first one names the row.
      ({ id, optional }, index) => index === 0 || (ids ? ids.includes(id) : !optional),
    )
  const columns = columnsOf(columnas)
  const onColumns = (ids: string[] | null) => {
    saveLook(lista, { columnas: ids })
    const seen = new Set(columns.map(({ id }) => id))
    // Their values have not been asked for.
    if (all.some(({ id, optional }) => optional && !seen.has(id) && ids?.includes(id))) void list.reload()
  }
  return {
    columns,
    views: {
      compact: compacta,
      chips: viewChips(definition, vistas, { query: list.query, columnsOf, columns, onColumns }),
      panel: (open, onClose) => (
        <ViewsPanel
          open={open}
          onClose={onClose}
          lista={lista}
          question={questionOf(definition, list.query)}
          plain={plainQuery(definition)}
          columns={all.map(({ id, header }, index) => ({ id, header, fixed: index === 0 }))}
          shown={columns.map(({ id }) => id)}
          compact={compacta}
          onColumns={onColumns}
          onCompact={(compact) => saveLook(lista, { compacta: compact })}
        />
      ),
    },
  }
}

/** A list's question as its address writes it, without `?`; '': the initial one. */
function questionOf<F extends object>(definition: ListShape<F>, query: ListQuery<F>): string {
  const question = listAddress(definition, query)
  return question === listAddress(definition, {}) ? '' : question.slice(1)
}

type Look = Partial<Pick<Aspecto, 'columnas' | 'compacta'>>

let last: Promise<unknown> = Promise.resolve()

/** Shows a list in another way at once, and saves it; one call after the other, so that the last change is kept. */
function saveLook(lista: Lista, look: Look): void {
  aspectoChanged(lista, look)
  last = last.then(() => api.post(viewCalls(lista).save, look)).catch(() => undefined)
}
