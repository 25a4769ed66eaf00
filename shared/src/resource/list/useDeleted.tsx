import { useState } from 'react'
import type { PostPath } from '../../contract/index.ts'
import { api } from '../../http/api.ts'
import { toApiError } from '../../http/ApiError.ts'
import { fechaDeInstante } from '../../format/index.ts'
import { authState, hasCapacidad } from '../../stores/auth.ts'
import { IconRetry } from '../../ui/icons/index.ts'
import type { DeletedRows } from '../../ui/list/index.ts'
import { useOneCall } from '../../ui/hooks/useOneCall.ts'
import { textos } from '../resource.textos.ts'
import type { List } from '../types.ts'

/** The filter «Eliminados»: [1] asks for the deleted rows instead of the current ones. */
export type Eliminados = 1[]

/** The calls that restore a row of a list by its id alone. */
type Path = Extract<PostPath, `/${string}/restaurar`>

interface Row {
  _id: string
  version?: number | undefined
  eliminado_el?: string | undefined
  eliminado_por?: string | null | undefined
}

/** The member of a list call for the filter; none unless it is set and the server knows it (D45). */
export const deletedMember = (eliminados: Eliminados, path: Path): { eliminados?: true } =>
  eliminados.length > 0 && hasCapacidad(authState(), path) ? { eliminados: true } : {}

/** When a row was deleted, and by whom. */
export const deletion = ({ eliminado_el, eliminado_por }: Row): string =>
  textos.eliminado(fechaDeInstante(eliminado_el), eliminado_por ?? null)

/** Shows and restores the deleted rows of a list, which its filter «Eliminados» requests. */
export function useDeleted<Fila extends Row>(
  path: Path,
  list: Pick<List<Fila, { eliminados: Eliminados }>, 'query' | 'reload' | 'state'>,
): DeletedRows<Fila> {
  const shown = list.query.filtros.eliminados.length > 0
  const [row, setRow] = useState<Fila | null>(null)
  const { pending, begin, end } = useOneCall()

  const restore = async ({ _id: id, version }: Fila) => {
    if (!begin()) return
    const body = { id, ...(version !== undefined && { version }) }
    const failure = await api.post(path, body).then(() => null, toApiError)
    end()
    // Somebody else restored or changed it, so the list must be read again.
    if (failure === null || failure.status === 404) setRow(null)
    if (failure === null || failure.status === 404 || failure.status === 409) void list.reload()
  }

  return {
    shown,
    columns: (own) =>
      shown
        ? [
            ...own,
            { id: 'eliminado_el', header: textos.eliminacion, cell: deletion, sortable: false, wrap: true },
          ]
        : own,
    isDeleted: ({ eliminado_el }) => eliminado_el !== undefined,
    rowActions: (deleted) => [
      { label: textos.ver, icon: 'ver', opens: true, onClick: () => setRow(deleted) },
      {
        label: textos.restaurar,
        icon: <IconRetry />,
        disabled: pending,
        onClick: () => void restore(deleted),
      },
    ],
    row,
    close: () => setRow(null),
    restore,
    pending,
  }
}
