import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Fields in two columns from 768 px; `full` fields take both. */
export function FieldGrid({ columns = 2, children }: { columns?: 1 | 2; children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      columnGap="6"
      rowGap="4"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {children}
    </chakra.div>
  )
}
