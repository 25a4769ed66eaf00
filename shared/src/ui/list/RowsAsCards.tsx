import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { Skeleton } from '../Spinner'
import { cellContent } from './Cell'
import { RowActions } from './RowActions'
import type { RowsViewProps } from './Rows'
import { SortSelect } from './SortSelect'

const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    listStyleType: 'none',
    '&[data-dimmed]': { opacity: '0.5', transition: 'opacity 150ms 150ms' },
    '& > li': { bg: 'bg.surface', borderWidth: '1px', borderRadius: 'lg', px: '4', pt: '3', pb: '2' },
    '& > li > :first-child': { fontWeight: 'semibold', mb: '2', overflowWrap: 'anywhere' },
    '& dl': {
      display: 'grid',
      // Labels take what they need, so that a date or an e-mail has one line.
      gridTemplateColumns: 'fit-content(36%) minmax(0, 1fr)',
      columnGap: '3',
      rowGap: '1',
      fontSize: 'sm',
    },
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
    '& dl + div': { mt: '1' },
  },
})

/** Rows on a phone: one card each, every value with its label. */
export function RowsAsCards<Fila>(props: RowsViewProps<Fila>) {
  const { label, columns, rows, refreshing = false, rowId, rowName, rowActions } = props
  const id = useId()
  const Title = `h${props.cardLevel}` as const
  return (
    <chakra.div display="grid" gap="3">
      <SortSelect {...props} />
      <Cards
        aria-label={label}
        aria-busy={rows === null || refreshing}
        data-dimmed={refreshing ? '' : undefined}
      >
        {rows === null && (
          <li aria-hidden="true">
            <Skeleton lines={5} />
          </li>
        )}
        {rows?.map((row) => {
          const nameId = `${id}${rowId(row)}`
          return (
            <li key={rowId(row)}>
              <Title id={nameId}>{rowName(row)}</Title>
              <dl>
                {columns
                  .filter((column) => !column.hideInCard)
                  .map((column) => (
                    <chakra.div key={column.id} display="contents">
                      <dt>{column.header}</dt>
                      <dd>{cellContent(column, row)}</dd>
                    </chakra.div>
                  ))}
              </dl>
              {rowActions && <RowActions actions={rowActions(row)} describedBy={nameId} />}
            </li>
          )
        })}
      </Cards>
    </chakra.div>
  )
}
