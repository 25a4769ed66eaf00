import { Box } from '../page/layout.tsx'
import { LoadFailed, RefreshFailed } from './page/failures.tsx'
import { Filtered, type SetFilter } from './page/chips/Filtered.tsx'
import { NoRows } from './page/NoRows.tsx'
import { Pagination } from './paging/Pagination.tsx'
import { Rows } from './rows/Rows.tsx'
import type { Empty, RowsProps, TableList } from './types.ts'
import { useFocusOfRows } from './rows/useFocusOfRows.ts'

export interface DataTableProps<Fila> extends RowsProps<Fila> {
  /** From useList. */
  list: TableList<Fila>
  /** The list is empty: says what it is for, with the button to begin. */
  empty: Empty
  /** Nothing matches the filters; there is a default. */
  notFound?: Empty
  /** Shown above the rows while filters are set: the filters in words, and a button that clears them. */
  asked?: {
    words?: string
    clear(): unknown
    /** Each filter that is set; it can be removed alone. */
    each?: SetFilter[]
    remove?(name: string): unknown
  }
  pageSizes?: number[]
}

const sizes = [5, 10, 20, 50]

/** A list's table: its rows, its order, its pages, and the messages when there are no rows. */
export function DataTable<Fila>({
  list,
  empty,
  notFound,
  asked,
  pageSizes = sizes,
  ...rows
}: DataTableProps<Fila>) {
  const { query, state, dispatch } = list
  const ready = state.status === 'ready' ? state : null
  const box = useFocusOfRows(ready?.rows)
  if (state.status === 'error') return <LoadFailed error={state.error} onRetry={() => list.reload()} />

  const none = ready?.rows.length === 0
  // A button that disappears with the filters hands the focus to the list.
  const focusList = () => box.current?.focus({ preventScroll: true })
  return (
    <Box ref={box} tabIndex={-1} display="flex" flexDirection="column" minWidth="0" outlineOffset="-2px">
      {asked && list.filtered && (!none || asked.each) && (
        <Filtered
          words={asked.words}
          each={asked.each}
          onRemove={(name) => {
            if (asked.each?.length === 1) focusList()
            asked.remove?.(name)
          }}
          // Without rows there is «Buscar todos» below.
          onClear={
            none
              ? undefined
              : () => {
                  focusList()
                  asked.clear()
                }
          }
        />
      )}
      {ready?.refreshError && <RefreshFailed onRetry={() => list.reload()} />}
      {none ? (
        <NoRows list={list} empty={empty} notFound={notFound} />
      ) : (
        <Rows
          {...rows}
          rows={ready?.rows ?? null}
          refreshing={ready?.refreshing ?? false}
          sorting={query.orden === null ? null : { id: query.orden, direction: query.direccion }}
          cardLevel={2}
          highlight
          isSortable={(column) => column.sortable !== false}
          onSort={(orden) => dispatch({ type: 'orden', orden })}
        />
      )}
      {ready && !none && (
        <Pagination
          label={rows.label}
          page={query.pagina}
          pageSize={query.filas}
          shown={ready.rows.length}
          total={ready.total}
          exact={ready.totalExacto}
          pageSizes={pageSizes}
          onPage={(pagina) => dispatch({ type: 'pagina', pagina })}
          onPageSize={(filas) => dispatch({ type: 'filas', filas })}
        />
      )}
    </Box>
  )
}
