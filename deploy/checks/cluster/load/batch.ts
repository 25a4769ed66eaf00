import { randomUUID } from 'node:crypto'
import { type Front } from '../front.ts'
import { type Calls } from './calls.ts'

const ROWS = 1_500

/** A batch that is under way when the fault comes; its rows are written beforehand. */
export async function prepareBatch({ sql }: Front, round: number): Promise<void> {
  await sql(
    `insert into clientes (id_locatario, _id, nombre)
     select (select id_locatario from empresas limit 1), gen_random_uuid(), 'Lote ${round}x' || n
     from generate_series(1, $1::int) n`,
    [ROWS],
  )
}

export async function beginBatch(calls: Calls, token: string, round: number): Promise<string | null> {
  const body = { accion: 'eliminar', filtro: { nombre: `Lote ${round}x` } }
  const answer = await calls.insist('/clientes/crear_lote', body, { token, key: randomUUID() })
  return (answer?.body as { lote?: { _id: string } } | undefined)?.lote?._id ?? null
}

/** What is wrong with the round's batch once it has ended: each row must have been done once. */
export async function batchProblems(
  { sql }: Front,
  { calls, token, round, id }: { calls: Calls; token: string; round: number; id: string | null },
): Promise<string[]> {
  if (id === null) return ['El lote no se pudo empezar']
  const seen = await calls.post('/lotes/ver', { id }, { token })
  const { lote } = seen?.body as { lote?: { estado: string; hechos: number } }
  const rows = await sql<{ veces: number; renglones: number }>(
    `select veces, count(*)::int as renglones from (
       select count(a.*)::int as veces from clientes c
       left join auditoria a on a.id_entidad = c._id and a.accion = 'eliminar'
       where c.nombre like 'Lote ${round}x%' and c.eliminacion is not null group by c._id) as uno
     group by veces`,
  )
  const isFine =
    lote?.estado === 'terminado' &&
    lote.hechos === ROWS &&
    rows.length === 1 &&
    rows[0]?.veces === 1 &&
    rows[0].renglones === ROWS
  return isFine ? [] : [`El lote quedó ${JSON.stringify(lote)}; renglones por veces: ${JSON.stringify(rows)}`]
}
