import { chakra } from '@chakra-ui/react'
import { isValidElement } from 'react'
import { MessageContext } from '../../../contact/contact.ts'
import { isEmpty } from '../../../data/isEmpty.ts'
import { Skeleton } from '../../../Spinner.tsx'
import { cards } from './cards.styles.ts'
import { cellContent, contactsOf } from '../cells.tsx'
import { initialsOf } from '../initials.ts'
import { openRow, rowMark } from '../openRow.ts'
import { textos } from '../../list.textos.ts'
import { PageCheck } from '../PageCheck.tsx'
import { RowActions } from '../actions/RowActions.tsx'
import { RowCheck } from '../RowCheck.tsx'
import { opener, RowLink } from '../RowLink.tsx'
import { SortSelect } from './SortSelect.tsx'
import type { Column, ColumnKind, RowsViewProps } from '../../types.ts'

const Cards = chakra('ul', cards)
const placeholders = Array.from({ length: 6 }, (_, index) => index)

/** Rows for narrow windows: one card each, with its name as the link to the row's target. */
export function RowsAsCards<Fila>(props: RowsViewProps<Fila>) {
  const { label, columns, rows, refreshing = false, rowId, rowName, rowActions, checks, cardTitle } = props
  const Title = `h${props.cardLevel}` as const
  const shown = columns.filter((column) => !column.hideInCard)
  return (
    <chakra.div display="grid" gap="3">
      <SortSelect {...props} />
      {checks && rows && (
        <chakra.div display="flex" alignItems="center" gap="2" fontSize="sm" ps="4">
          <PageCheck checks={checks} rows={rows} />
          <span aria-hidden="true">{textos.elegirPagina}</span>
        </chakra.div>
      )}
      <Cards aria-label={label} aria-busy={rows === null || refreshing} onClick={openRow}>
        {rows === null &&
          placeholders.map((line) => (
            <li key={line} aria-hidden="true">
              <Skeleton lines={2} />
            </li>
          ))}
        {rows?.map((row) => {
          const actions = rowActions?.(row)
          const action = opener(actions)
          const name = rowName(row)
          const title = cardTitle?.(row)
          const contacts = contactsOf(columns, row)
          return (
            <li
              key={rowId(row)}
              {...(action && { [rowMark]: '' })}
              data-checks={checks ? '' : undefined}
              data-chosen={checks?.isChosen(row) ? '' : undefined}
            >
              {checks && (
                <RowCheck
                  label={textos.elegir(name)}
                  checked={checks.isChosen(row)}
                  onChange={(on) => checks.choose([row], on)}
                />
              )}
              <Title {...initialsOf(columns[0], row)}>
                <RowLink
                  action={action}
                  name={title ? [title.who, title.what].filter(Boolean).join(', ') : name}
                >
                  {title ? <TwoLines {...title} /> : name}
                </RowLink>
              </Title>
              {badges(shown, row).map((column) => (
                <dl key={column.id} data-status="">
                  <dt>{column.header}</dt>
                  <dd>{column.cell(row)}</dd>
                </dl>
              ))}
              <dl>
                {shown
                  .filter((column) => !badges(shown, row).includes(column))
                  .map((column) => (
                    <CardValue key={column.id} column={column} row={row} />
                  ))}
              </dl>
              {(actions || contacts.length > 0) && (
                <MessageContext value={props.onMessage ? () => props.onMessage?.(row) : null}>
                  <RowActions actions={actions ?? []} name={name} contacts={contacts} gathered />
                </MessageContext>
              )}
            </li>
          )
        })}
      </Cards>
    </chakra.div>
  )
}

/** Whom it is about, and under it what. */
const TwoLines = ({ who, what }: { who: string; what?: string }) => (
  <>
    <span>{who}</span>
    {what !== undefined && (
      <>
        {' '}
        <span data-what="">{what}</span>
      </>
    )}
  </>
)

/** A status that is a badge stands at the right of the name. */
const isBadge = <Fila,>(column: Column<Fila>, row: Fila) =>
  column.kind === 'label' && isValidElement(column.cell(row))

const badges = <Fila,>(columns: Column<Fila>[], row: Fila) =>
  columns.filter((column) => isBadge(column, row)).slice(0, 1)

/**
 * A phone, an e-mail and a status share a line and explain themselves: their labels show only when the value is empty.
 */
const short: ReadonlySet<ColumnKind | undefined> = new Set(['phone', 'email', 'label'])

function CardValue<Fila>({ column, row }: { column: Column<Fila>; row: Fila }) {
  const look = isEmpty(column.cell(row)) ? 'empty' : 'speaks'
  return (
    <div data-short={short.has(column.kind) ? look : undefined}>
      <dt>{column.header}</dt>
      <dd>{cellContent(column, row)}</dd>
    </div>
  )
}
