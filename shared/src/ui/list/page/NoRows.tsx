import { Button } from '../../button/Button.tsx'
import { textos } from '../list.textos.ts'
import type { Empty, TableList } from '../types.ts'
import { chakra } from '@chakra-ui/react'
import { EmptyState } from '../../Notice.tsx'

export interface NoRowsProps {
  list: TableList<unknown>
  empty: Empty
  notFound?: Empty | undefined
}

/** Three reasons for no rows: an emptied page, filters without matches, and an empty list. */
export function NoRows({ list, empty, notFound }: NoRowsProps) {
  if (list.query.pagina > 0) {
    const toFirst = () => list.dispatch({ type: 'pagina', pagina: 0 })
    return (
      <Nothing
        title={textos.sinFilasAqui}
        action={<Button onClick={toFirst}>{textos.irALaPrimera}</Button>}
      />
    )
  }
  if (list.filtered)
    return <Nothing {...(notFound ?? { title: textos.sinResultados, text: textos.ampliar })} />
  return <Nothing {...empty} />
}

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
