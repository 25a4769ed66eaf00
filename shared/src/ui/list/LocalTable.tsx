import { useState } from 'react'
import { Box } from '../page/layout.tsx'
import { usePrinting } from '../hooks/usePrinting.ts'
import { Nothing } from './page/NoRows.tsx'
import { Pagination } from './paging/Pagination.tsx'
import { Rows } from './rows/Rows.tsx'
import { nextSorting, sortRows } from './sortRows.ts'
import type { Empty, RowsProps, Sorting } from './types.ts'
import { useFocusOfRows } from './rows/useFocusOfRows.ts'

export interface LocalTableProps<Fila> extends RowsProps<Fila> {
  rows: Fila[]
  empty: string | Empty
  /** The first is the default. */
  pageSizes?: number[]
  defaultSort?: Sorting
}

const sizes = [10, 20, 50]

/** A table whose rows are all in memory, as in the client's profile: it sorts and pages by itself. */
export function LocalTable<Fila>({
  rows,
  empty,
  pageSizes = sizes,
  defaultSort,
  ...view
}: LocalTableProps<Fila>) {
  const [sorting, setSorting] = useState<Sorting | null>(defaultSort ?? null)
  const [chosenSize, setPageSize] = useState(pageSizes[0] ?? 10)
  // On paper there is no next page.
  const printing = usePrinting()
  const pageSize = printing ? Math.max(1, rows.length) : chosenSize
  const [wanted, setPage] = useState(0)
  const box = useFocusOfRows(rows)
  if (rows.length === 0) {
    return (
      <Box ref={box} tabIndex={-1}>
        <Nothing {...(typeof empty === 'string' ? { title: empty } : empty)} />
      </Box>
    )
  }

  // Rows may have been removed since the page was chosen.
  const page = Math.min(wanted, Math.ceil(rows.length / pageSize) - 1)
  const { rowActions } = view
  const actionSlots = Math.max(0, ...rows.map((row) => rowActions?.(row).length ?? 0))
  const shown = sortRows(rows, view.columns, sorting).slice(page * pageSize, (page + 1) * pageSize)
  return (
    <Box ref={box} tabIndex={-1} minWidth="0">
      <Rows
        actionSlots={actionSlots}
        {...view}
        rows={shown}
        sorting={sorting}
        cardLevel={3}
        isSortable={(column) => column.sortValue !== undefined}
        onSort={(id) => {
          setSorting(nextSorting(sorting, id))
          setPage(0)
        }}
      />
      <Pagination
        label={view.label}
        page={page}
        pageSize={pageSize}
        shown={shown.length}
        total={rows.length}
        pageSizes={pageSizes}
        onPage={setPage}
        onPageSize={(size) => {
          setPageSize(size)
          setPage(0)
        }}
      />
    </Box>
  )
}
