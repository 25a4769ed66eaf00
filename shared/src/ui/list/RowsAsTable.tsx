import { useId } from 'react'
import { Skeleton } from '../Spinner'
import { VisuallyHidden } from '../layout'
import { cellContent, cellTitle } from './Cell'
import { RowActions } from './RowActions'
import type { RowsViewProps } from './Rows'
import { SortHeader } from './SortHeader'
import { textos } from './list.textos'
import { TableFrame } from './table.styles'

const placeholders = Array.from({ length: 6 }, (_, index) => index)

export function RowsAsTable<Fila>(props: RowsViewProps<Fila>) {
  const {
    label,
    columns,
    rows,
    refreshing = false,
    rowId,
    rowName,
    rowActions,
    sorting,
    isSortable,
    onSort,
  } = props
  const id = useId()
  const busy = rows === null || refreshing
  return (
    <TableFrame>
      <table aria-label={label} aria-busy={busy}>
        <thead>
          <tr>
            {columns.map((column) => (
              <SortHeader
                key={column.id}
                column={column}
                sortable={isSortable(column)}
                sorting={sorting}
                onSort={onSort}
              />
            ))}
            {rowActions && (
              <th scope="col" data-no-print="">
                <VisuallyHidden>{textos.acciones}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody data-dimmed={refreshing || undefined}>
          {rows === null &&
            placeholders.map((line) => (
              <tr key={line} aria-hidden="true">
                {columns.map((column) => (
                  <td key={column.id}>
                    <Skeleton lines={1} />
                  </td>
                ))}
                {rowActions && <td data-no-print="" />}
              </tr>
            ))}
          {rows?.map((row) => {
            const nameId = `${id}${rowId(row)}`
            return (
              <tr key={rowId(row)}>
                {columns.map((column) => (
                  <td
                    key={column.id}
                    data-end={column.align === 'end' ? '' : undefined}
                    data-wrap={column.wrap || column.email ? '' : undefined}
                    data-nowrap={column.nowrap === true ? '' : column.nowrap || undefined}
                    title={cellTitle(column, row)}
                  >
                    {column.wrap || column.email || column.nowrap ? (
                      cellContent(column, row)
                    ) : (
                      <div data-clip="">{cellContent(column, row)}</div>
                    )}
                  </td>
                ))}
                {rowActions && (
                  <td data-actions="" data-no-print="">
                    <span id={nameId} hidden>
                      {rowName(row)}
                    </span>
                    <RowActions actions={rowActions(row)} describedBy={nameId} />
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </TableFrame>
  )
}
