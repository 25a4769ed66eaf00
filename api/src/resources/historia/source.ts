import type { EntradaHistoria } from '@backoffice/shared/contract'
import type pg from 'pg'
import type { Tx } from '../../platform/database/database.ts'
import { fullName } from '../../platform/database/statements/full-name.ts'
import { isoInstant } from '../../platform/database/statements/instant.ts'
import { named } from '../../platform/database/statements/named.ts'

/** An entry, and its instant as the database writes it, for a cursor. */
export interface Found {
  valor: string
  entrada: EntradaHistoria
}

/** Reads the newest entries before an instant: `values` are tenant, client, instant, id and how many. */
export interface Source {
  (tx: Tx, values: unknown[]): Promise<Found[]>
  text: string
}

export interface Row extends pg.QueryResultRow {
  _id: string
  valor: string
  autor: string | null
}

type Details<R> = (row: R) => Omit<EntradaHistoria, '_id' | 'momento' | 'autor'>

interface Query {
  /** The entry's own members. */
  select: string
  momento: string
  /** The client's rows. */
  from: string
}

/** A source of one query. */
export function source<R extends Row>(
  name: string,
  { select, momento, from }: Query,
  details: Details<R>,
): Source {
  const text = `select t._id, ${momento}::text as valor, ${select} from ${from}
    and (${momento}, t._id) < ($3::timestamptz, $4::uuid) order by ${momento} desc, t._id desc limit $5`
  const read = async (tx: Tx, values: unknown[]) => {
    const { rows } = await named<R>(tx, `historia_${name}`, text, values)
    return rows.map((row) => {
      const { _id, valor, autor } = row
      return {
        valor,
        entrada: { _id, momento: isoInstant(valor), autor, ...details(row) } as EntradaHistoria,
      }
    })
  }
  return Object.assign(read, { text })
}

/** Who did it: purchases and files do not say it, but the audit does. */
export const quien = (entidad: string, accion: string, orden: 'asc' | 'desc') => `(
    select ${fullName('u')} from auditoria a join usuarios u on (u.id_locatario, u._id) = (a.id_locatario, a.id_usuario)
    where a.id_locatario = t.id_locatario and a.entidad = '${entidad}' and a.id_entidad = t._id
      and a.accion = '${accion}' order by a.momento ${orden} limit 1) as autor`

export const ofCliente = 't.id_locatario = $1 and t.id_cliente = $2'
