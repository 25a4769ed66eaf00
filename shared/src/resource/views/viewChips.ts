import type { Aspecto } from '../../contract/index.ts'
import type { Chip, Column } from '../../ui/list/index.ts'
import { readQuery } from '../query/address.ts'
import { listAddress } from '../query/listAddress.ts'
import { plainQuery } from '../query/useStart.ts'
import type { ListQuery, ListShape } from '../types.ts'

interface Shown<F, Fila> {
  query: ListQuery<F>
  /** The columns of a choice: `useViews` knows which ones there are. */
  columnsOf(ids: string[] | null): Column<Fila>[]
  columns: Column<Fila>[]
  onColumns(ids: string[] | null): void
}

/** A person's views as chips above the list; the one whose question and columns it shows is the one in use. */
export function viewChips<F extends object, Fila>(
  definition: ListShape<F>,
  vistas: Aspecto['vistas'],
  { query, columnsOf, columns, onColumns }: Shown<F, Fila>,
): Chip[] {
  const now = listAddress(definition, query)
  const plain = plainQuery(definition)
  const idsOf = (some: Column<Fila>[]) => some.map(({ id }) => id).join()
  return (vistas ?? []).map(({ nombre, consulta, columnas }) => {
    const asked = listAddress(definition, readQuery(definition, new URLSearchParams(consulta ?? '')))
    const current = asked === now && idsOf(columnsOf(columnas)) === idsOf(columns)
    return {
      label: nombre,
      current,
      to: `?${current ? plain : consulta || plain}`,
      ...(!current && { onOpen: () => onColumns(columnas) }),
    }
  })
}
