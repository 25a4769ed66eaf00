import { chakra } from '@chakra-ui/react'
import { EmptyState } from '../../Notice.tsx'
import type { Empty } from '../types.ts'

/** Replaces the rows: a sentence and a button. */
export function Nothing({ title, text, action }: Empty) {
  return (
    <chakra.div bg="bg.surface" borderWidth="1px" borderRadius="lg" _print={{ breakInside: 'avoid' }}>
      <EmptyState title={title} action={action}>
        {text}
      </EmptyState>
    </chakra.div>
  )
}
