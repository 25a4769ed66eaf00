import { useRef } from 'react'
import { RowMotion } from './RowMotion.tsx'
import { RowsAsCards } from './cards/RowsAsCards.tsx'
import { RowsAsTable } from './table/RowsAsTable.tsx'
import type { RowsViewProps } from '../types.ts'
import { roomFor } from './table/room.ts'
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
