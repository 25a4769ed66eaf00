import { textos } from '../list.textos.ts'
import { RowCheck } from './RowCheck.tsx'
import type { RowChecks } from '../types.ts'

/** The check of all the rows of a page. */
export function PageCheck<Fila>({ checks, rows }: { checks: RowChecks<Fila>; rows: Fila[] }) {
  const chosen = rows.filter((row) => checks.isChosen(row)).length
  const all = rows.length > 0 && chosen === rows.length
  return (
    <RowCheck
      first
      label={textos.elegirPagina}
      checked={all}
      mixed={chosen > 0 && !all}
      onChange={(on) => checks.choose(rows, on)}
    />
  )
}
