import type { CSSProperties, ReactNode } from 'react'
import { MessageContext } from '../../../contact/contact.ts'
import { ContactsButton } from '../../../contact/ContactsButton.tsx'
import { Skeleton } from '../../../Spinner.tsx'
import { VisuallyHidden } from '../../../page/layout.tsx'
import { cellContent, cellTitle, isWhole, reached } from '../cells.tsx'
import { initialsOf } from '../initials.ts'
import { openRow, rowMark } from '../openRow.ts'
import { PageCheck } from '../PageCheck.tsx'
import { RowActions } from '../actions/RowActions.tsx'
import { RowCheck } from '../RowCheck.tsx'
import { opener, RowLink } from '../RowLink.tsx'
import { FIT } from './room.ts'
import { SortHeader } from './SortHeader.tsx'
import { textos } from '../../list.textos.ts'
import { TableFrame } from './table.styles.ts'
import type { Column, RowsViewProps } from '../../types.ts'

const placeholders = Array.from({ length: 6 }, (_, index) => index)

/** The rows as a table. The first column is the row header, and the link to the row's target. */
export function RowsAsTable<Fila>(props: RowsViewProps<Fila>) {
  const { label, columns, rows, refreshing = false, highlight, rowId, rowActions, actionSlots = 3 } = props
  const { sorting, isSortable, onSort, compact = false, checks } = props
  // Where there are more columns than fit, the frame scrolls sideways.
  const wide = columns.length > FIT
  return (
    <TableFrame
      data-highlight={highlight ? '' : undefined}
      data-compact={compact ? '' : undefined}
      data-wide={wide ? '' : undefined}
      data-full={columns.length === FIT ? '' : undefined}
      style={{ '--row-slots': actionSlots, '--columns': columns.length } as CSSProperties}
      onClick={openRow}
    >
      <table aria-label={label} aria-busy={rows === null || refreshing}>
        <thead>
          <tr>
            {checks && (
              <th scope="col" data-check="" data-no-print="">
                <PageCheck checks={checks} rows={rows ?? []} />
              </th>
            )}
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
              <th scope="col" data-actions="" data-no-print="">
                <VisuallyHidden>{textos.acciones}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows === null &&
            placeholders.map((line) => (
              <tr key={line} aria-hidden="true">
                {checks && <td data-no-print="" />}
                {columns.map((column) => (
                  <td key={column.id}>
                    <Skeleton lines={1} />
                  </td>
                ))}
                {rowActions && <td data-no-print="" />}
              </tr>
            ))}
          {rows?.map((row) => (
            <MessageContext key={rowId(row)} value={props.onMessage ? () => props.onMessage?.(row) : null}>
              <TableRow row={row} {...props} />
            </MessageContext>
          ))}
        </tbody>
      </table>
    </TableFrame>
  )
}

function TableRow<Fila>({ row, columns, rowName, rowActions, checks }: RowsViewProps<Fila> & { row: Fila }) {
  const actions = rowActions?.(row)
  const action = opener(actions)
  const name = rowName(row)
  return (
    <tr {...(action && { [rowMark]: '' })} data-chosen={checks?.isChosen(row) ? '' : undefined}>
      {checks && (
        <td data-check="" data-no-print="">
          <RowCheck
            label={textos.elegir(name)}
            checked={checks.isChosen(row)}
            onChange={(on) => checks.choose([row], on)}
          />
        </td>
      )}
      {columns.map((column, index) => {
        // A row's name is a link or a button itself.
        const content = <Content column={column} row={row} name={index > 0 ? name : undefined} />
        const common = { 'data-kind': column.kind, title: cellTitle(column, row) }
        if (index > 0) {
          return (
            <td key={column.id} {...common}>
              <Reached column={column} row={row} name={name}>
                {content}
              </Reached>
            </td>
          )
        }
        return (
          <th key={column.id} scope="row" {...common} {...initialsOf(column, row)}>
            <Reached column={column} row={row} name={name}>
              <RowLink action={action} name={name}>
                {content}
              </RowLink>
            </Reached>
          </th>
        )
      })}
      {actions && (
        <td data-actions="" data-no-print="">
          <RowActions actions={actions} name={name} />
        </td>
      )}
    </tr>
  )
}

/** A cell that names a person, with the button that opens the ways to call or write to them (E-08). */
function Reached<Fila>({ column, row, name, children }: { column: Column<Fila>; row: Fila } & Named) {
  const contacts = reached(column, row)
  if (contacts.length === 0) return children
  return (
    <span data-reached="">
      <span>{children}</span>
      <ContactsButton contacts={contacts} name={name} opensForward />
    </span>
  )
}

interface Named {
  name: string
  children: ReactNode
}

interface ContentProps<Fila> {
  column: Column<Fila>
  row: Fila
  name: string | undefined
}

function Content<Fila>({ column, row, name }: ContentProps<Fila>) {
  const content = cellContent(column, row, name)
  if (!isWhole(column)) return <span data-clip="">{content}</span>
  // A text may become the dash: an element of its own is what can be taken away in a translated page, too.
  return typeof content === 'string' ? <span>{content}</span> : content
}
