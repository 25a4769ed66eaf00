import { Button } from '../button/Button'
import { Nothing } from './Nothing'
import { textos } from './list.textos'
import type { Empty, TableList } from './types'

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
