import { useRef } from 'react'
import { RowMotion } from './RowMotion.tsx'
import { RowsAsCards } from './RowsAsCards.tsx'
import { RowsAsTable } from './RowsAsTable.tsx'
import type { RowsViewProps } from '../types.ts'
import { roomFor } from './room.ts'
import { useNarrow } from './useNarrow.ts'

/** The rows: a table, or cards where there is no room for one. */
export function Rows<Fila>(props: RowsViewProps<Fila>) {
  const box = useRef<HTMLDivElement>(null)
  const narrow = useNarrow(box, roomFor(props))
  return (
    <div ref={box}>
      <RowMotion rows={props.rows} rowId={props.rowId} box={box}>
        {narrow ? <RowsAsCards {...props} /> : <RowsAsTable {...props} />}
      </RowMotion>
    </div>
  )
}
