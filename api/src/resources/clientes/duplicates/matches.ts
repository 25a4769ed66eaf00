import type { ClienteFila } from '@backoffice/shared/contract'
import type { Tx } from '../../../platform/database/database.ts'
import { readPage } from '../../../platform/lists/page.ts'
import { claveOf, wordsIn } from '../../../platform/lists/texts.ts'
import { clientesSpec } from '../entidad.ts'
import { clientesRows } from '../list/list.ts'

const MATCHES_MAX = 50
const { compare } = new Intl.Collator('es')

/**
 * The current clients whose full name and company contain these texts, at most 50, by name; none without both texts.
 */
export async function matchingClientes(
  tx: Tx,
  idLocatario: string,
  { cliente, empresa }: { cliente: string; empresa: string },
): Promise<ClienteFila[]> {
  const conditions = [
    ...(claveOf('_id', cliente) ?? wordsIn(['cliente_n'], cliente, 'cliente_n')),
    ...(claveOf('_id', empresa) ?? wordsIn(['empresa_n'], empresa, 'empresa_n')),
  ]
  if (conditions.length === 0) return []
  const { ids } = await readPage(tx, clientesSpec, conditions, { orden: 'nombre', filas: MATCHES_MAX })
  return (await clientesRows()(tx, idLocatario, ids)).sort(byFullName)
}

type Row = Awaited<ReturnType<ReturnType<typeof clientesRows>>>[number]

function byFullName(a: Row, b: Row): number {
  return (
    compare(a.nombre, b.nombre) ||
    compare(a.apellido_paterno, b.apellido_paterno) ||
    compare(a.apellido_materno, b.apellido_materno) ||
    (a._id < b._id ? -1 : 1)
  )
}
