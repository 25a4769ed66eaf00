import { chakra } from '@chakra-ui/react'
import { useState, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { isEmpty } from './isEmpty.ts'
import { textos } from '../ui.textos.ts'
import { usePrinting } from '../hooks/usePrinting.ts'

export interface DataListProps {
  items: { label: string; value: ReactNode }[]
  /** The text of an empty value. */
  empty?: string
  columns?: 1 | 2 | 3
  /** Gathers the empty values on screen as well, with a button that shows them all. */
  gathers?: boolean
}

/** Read-only data: labels and values. On paper, and where it `gathers`, all empty values share one line: «Sin definir: CURP, Puesto». */
export function DataList({ items, empty = textos.sinDefinir, columns = 2, gathers = false }: DataListProps) {
  const [all, setAll] = useState(false)
  const gathered = usePrinting() || (gathers && !all)
  const some = gathers && items.some(({ value }) => isEmpty(value))
  const absent = gathered ? items.filter(({ value }) => isEmpty(value)).map(({ label }) => label) : []
  const shown = gathered ? items.filter(({ value }) => !isEmpty(value)) : items
  const list = (
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
          <chakra.dd overflowWrap="anywhere" color={isEmpty(value) ? 'fg.muted' : 'fg'}>
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
  if (!some) return list
  return (
    <>
      {list}
      <chakra.div data-no-print="" mt="3">
        <Button size="sm" aria-pressed={all} onClick={() => setAll(!all)}>
          {textos.todosLosCampos}
        </Button>
      </chakra.div>
    </>
  )
}

interface StatProps {
  label: string
  value: ReactNode
  /** A line under it. */
  note?: ReactNode
}

/** An indicator: a number and what it counts. */
export function Stat({ label, value, note }: StatProps) {
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
      <chakra.dd fontSize="xl" fontWeight="semibold">
        {value}
      </chakra.dd>
      {note && (
        <chakra.dd fontSize="sm" color="fg.muted">
          {note}
        </chakra.dd>
      )}
    </chakra.dl>
  )
}
