import { Button } from '../../button/Button.tsx'
import { Nothing } from './Nothing.tsx'
import { textos } from '../list.textos.ts'
import type { Empty, TableList } from '../types.ts'

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
