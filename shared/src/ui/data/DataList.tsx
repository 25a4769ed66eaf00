import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { isEmpty } from './isEmpty.ts'
import { textos } from '../ui.textos.ts'
import { usePrinting } from '../hooks/usePrinting.ts'

export interface DataListProps {
  items: { label: string; value: ReactNode }[]
  /** The text of an empty value. */
  empty?: string
  columns?: 1 | 2 | 3
}

/** Read-only data: labels and values. On paper all empty values share one line: «Sin definir: CURP, Puesto». */
export function DataList({ items, empty = textos.sinDefinir, columns = 2 }: DataListProps) {
  const printing = usePrinting()
  const absent = printing ? items.filter(({ value }) => isEmpty(value)).map(({ label }) => label) : []
  const shown = printing ? items.filter(({ value }) => !isEmpty(value)) : items
  return (
    <chakra.dl
      display="grid"
      columnGap="6"
      rowGap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: `repeat(${columns}, minmax(0, 1fr))` }}
      _print={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {shown.map(({ label, value }) => (
        <chakra.div key={label} minWidth="0">
          <chakra.dt fontSize="sm" color="fg.muted">
            {label}
          </chakra.dt>
          <chakra.dd
            overflowWrap="anywhere"
            fontVariantNumeric="tabular-nums"
            color={isEmpty(value) ? 'fg.muted' : 'fg'}
          >
            {isEmpty(value) ? empty : value}
          </chakra.dd>
        </chakra.div>
      ))}
      {absent.length > 0 && (
        <chakra.div gridColumn="1 / -1" color="fg.muted" css={{ '& > *': { display: 'inline' } }}>
          <dt>{empty}: </dt>
          <dd>{absent.join(', ')}</dd>
        </chakra.div>
      )}
    </chakra.dl>
  )
}

/** An indicator: a number and what it counts. */
export function Stat({ label, value }: { label: string; value: ReactNode }) {
  return (
    <chakra.dl
      display="flex"
      flexDirection="column"
      // Keeps the figures aligned beside a label of two lines.
      justifyContent="space-between"
      gap="1"
      bg="bg.surface"
      borderWidth="1px"
      borderRadius="lg"
      px={{ base: '4', md: '5' }}
      py={{ base: '3', md: '4' }}
    >
      <chakra.dt fontSize="sm" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd fontSize="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {value}
      </chakra.dd>
    </chakra.dl>
  )
}
