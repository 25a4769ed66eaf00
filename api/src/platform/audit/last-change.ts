import type { Tx } from '../database/database.ts'
import { fullName } from '../database/statements/full-name.ts'
import { named } from '../database/statements/named.ts'

/** Who made a record what it is now, and when. */
export interface Change {
  por: string
  el: string
}

interface Row {
  por: string
  el: Date
}

/** The last change of a record, by its audit (D50); undefined: it is older than what the audit keeps. */
export async function lastChange(
  tx: Tx,
  idLocatario: string,
  entidad: string,
  id: string,
): Promise<Change | undefined> {
  const { rows } = await named<Row>(tx, 'ultimo_cambio', SELECT, [idLocatario, entidad, id])
  const [row] = rows
  return row && { por: row.por, el: new Date(row.el).toISOString() }
}

const SELECT = `select a.momento as el,
    ${fullName('u')} as por
  from auditoria a join usuarios u on u.id_locatario = a.id_locatario and u._id = a.id_usuario
  where a.id_locatario = $1 and a.entidad = $2 and a.id_entidad = $3 and a.accion in ('crear', 'editar', 'restaurar')
  order by a.momento desc limit 1`
