import { esDeCompra } from '@backoffice/shared/contract'
import { uuidv7 } from 'uuidv7'
import type { Actor } from '../../platform/audit/repository.ts'
import type { Tx } from '../../platform/database/database.ts'
import { badFile } from '../../platform/uploads/content/inspect.ts'
import type { SheetFile } from './intake.ts'
import { columnsOf, titlesIn } from './read-columns.ts'
import { readSheet } from './read/read-sheet.ts'
import { dropUnused, insertImport, insertRows, updateImport } from './repository.ts'

/** How many rows a sheet may have. */
export const ROWS_MAX = 200_000

const TOO_MANY = 'La hoja tiene más de 200,000 filas; se puede partir en varias'
const NO_ROWS = 'La hoja no tiene filas debajo de los títulos'

/**
 * Keeps the rows of a sheet as an import that nobody has begun; returns its id.
 * @param buys whether the person may bring purchases with the clients
 */
export async function storeSheet(
  tx: Tx,
  actor: Actor,
  { nombre, ...sheet }: SheetFile,
  buys: boolean,
): Promise<string> {
  const { idLocatario, idUsuario, origin } = actor
  const id = uuidv7()
  await dropUnused(tx, actor)
  await insertImport(tx, {
    ...{
      id_locatario: idLocatario,
      _id: id,
      id_usuario: idUsuario,
      nombre: nombre.slice(0, 200),
      origen: origin,
    },
    ...{ columnas: [], total: 0 },
  })
  let columnas: ReturnType<typeof columnsOf> | null = null
  let total = 0
  await readSheet(sheet, async (rows) => {
    let body = rows
    if (!columnas) {
      const at = titlesIn(rows)
      body = rows.slice(at + 1)
      columnas = columnsOf(rows[at]?.celdas ?? [], body.slice(0, 50)).map((columna) =>
        buys || !esDeCompra(columna.destino) ? columna : { ...columna, destino: null },
      )
    }
    if (total + body.length > ROWS_MAX) throw badFile(413, 'archivo', TOO_MANY)
    await insertRows(
      tx,
      { idLocatario, id },
      body.map((row, i) => ({ ...row, n: total + i + 1 })),
    )
    total += body.length
  })
  if (!columnas || total === 0) throw badFile(400, 'archivo', NO_ROWS)
  await updateImport(tx, idLocatario, id, { columnas, total })
  return id
}
