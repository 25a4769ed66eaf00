import { type CampoCliente, nombresDeCampos } from '@backoffice/shared/contract'
import { type Actor, auditBy } from '../../../platform/audit/repository.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { sql } from '../../../platform/database/drizzle.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { updateRow } from '../../../platform/rows/rows.ts'
import { type Cambios, checkEdited } from '../../clientes/edit.ts'
import { cliente } from '../../clientes/entidad.ts'
import { type CamposLimpios, insertCliente, takeCliente } from '../../clientes/repository.ts'
import { readCatalogs } from '../check/catalogs.ts'
import { checkerOf } from '../check/check.ts'
import { keysOf, type Known, knownClients, sentenceOf } from '../check/duplicates.ts'
import type { Compra } from '../check/purchase.ts'
import { addPurchase, hasPurchase, takePlans } from './purchases.ts'
import type { Fila } from '../repository.ts'
import type { EstadoDeFila, Lectura, Motivo } from '../table.ts'

/** What became of a row. */
export interface Outcome {
  n: number
  estado: EstadoDeFila
  id_cliente?: string
  /** The purchase that came with it. */
  id_contratacion?: string
  version?: number
  campos?: CampoCliente[]
  motivos?: Motivo[]
}

const leftOut = (n: number, motivo: string): Outcome => ({
  n,
  estado: 'omitida',
  motivos: [{ columna: null, motivo }],
})

/**
 * Makes clients of a group of rows, by the rules of the call for one. A group ends before a row that repeats one of its
 * own, where that row is to fill the other's in: the next group finds it in the table.
 */
export async function importRows(tx: Tx, actor: Actor, filas: Fila[], lectura: Lectura): Promise<Outcome[]> {
  const check = checkerOf(lectura, await readCatalogs(tx, actor.idLocatario))
  const checked = filas.map((fila) => ({ fila, ...check(fila.celdas ?? []) }))
  const { repetidos } = lectura
  const plans = await takePlans(
    tx,
    actor.idLocatario,
    checked.flatMap(({ compra }) => compra?.id_membresia ?? []),
  )
  const good = checked.flatMap(({ campos }) => (campos ? [campos] : []))
  const known = repetidos === 'agregar' ? good.map(() => []) : await knownClients(tx, good)
  const knownOf = new Map(good.map((campos, i) => [campos, known[i] ?? []]))
  const seen = new Map<string, number>()
  const outcomes: Outcome[] = []

  for (const { fila, campos, compra: read, motivos } of checked) {
    const { n } = fila
    if (!campos) {
      outcomes.push({ n, estado: 'fallida', motivos })
      continue
    }
    const membresia = plans.get(read?.id_membresia ?? '')
    const compra = read && membresia !== undefined ? { ...read, membresia } : null
    if (read && !compra) {
      outcomes.push({ n, estado: 'fallida', motivos: [{ columna: null, motivo: PLAN_GONE }] })
      continue
    }
    const keys = repetidos === 'agregar' ? [] : keysOf(campos)
    const twin = keys.map((key) => seen.get(key)).find((row) => row !== undefined)
    if (twin !== undefined && repetidos === 'completar') break
    for (const key of keys) if (!seen.has(key)) seen.set(key, fila.fila)
    const same = knownOf.get(campos) ?? []
    if (same[0] && repetidos === 'completar')
      outcomes.push(await fillIn(tx, actor, { n, campos, compra }, same))
    else if (same[0]) outcomes.push(leftOut(n, sentenceOf(same[0])))
    else if (twin !== undefined) outcomes.push(leftOut(n, `Repite la fila ${twin}`))
    else outcomes.push(await add(tx, actor, { n, campos, compra }))
  }
  return outcomes
}

const PLAN_GONE = 'Su membresía se acaba de eliminar'

/** A row that is understood. */
interface Understood {
  n: number
  campos: CamposLimpios
  compra: (Compra & { membresia: string }) | null
}

async function add(tx: Tx, actor: Actor, { n, campos, compra }: Understood): Promise<Outcome> {
  const _id = insertCliente(tx, actor.idLocatario, campos)
  auditBy(tx, actor, { accion: 'crear', entidad: 'cliente', idEntidad: _id, despues: campos })
  const made = compra && { id_contratacion: await addPurchase(tx, actor, _id, compra) }
  return { n, estado: 'creada', id_cliente: _id, version: 1, ...made }
}

/** Writes what a client has empty; what is there stays. */
async function fillIn(
  tx: Tx,
  actor: Actor,
  { n, campos, compra }: Understood,
  [same, ...others]: Known[],
): Promise<Outcome> {
  if (!same) throw new Error('somebody is known')
  if (others.length > 0) {
    const names = new Intl.ListFormat('es').format([same, ...others].map(({ nombre }) => `«${nombre}»`))
    return leftOut(n, `Coincide con varios clientes: ${names}`)
  }
  try {
    const antes = await takeCliente(tx, actor.idLocatario, same.id)
    const names = nombresDeCampos.filter((campo) => isEmpty(antes[campo]) && !isEmpty(campos[campo]))
    const cambios: Cambios = { antes: {}, despues: {} }
    for (const campo of names) {
      Object.assign(cambios.antes, { [campo]: antes[campo] })
      Object.assign(cambios.despues, { [campo]: campos[campo] })
    }
    const buys = compra && !(await hasPurchase(tx, same.id, compra)) ? compra : null
    if (names.length === 0 && !buys) return leftOut(n, `${sentenceOf(same)}, y no le falta nada de esta fila`)
    let { version } = antes
    if (names.length > 0) {
      await checkEdited(tx, antes, cambios)
      version = (await updateRow(tx, cliente, actor.idLocatario, same.id, cambios.despues)).version
      auditBy(tx, actor, { accion: 'editar', entidad: 'cliente', idEntidad: same.id, ...cambios })
    }
    const made = buys && { id_contratacion: await addPurchase(tx, actor, same.id, buys) }
    return { n, estado: 'completada', id_cliente: same.id, version, campos: names, ...made }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const motivo = Object.values(error.extra.campos ?? {})[0] ?? error.msg
    return { n, estado: 'fallida', motivos: [{ columna: null, motivo }] }
  }
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** Writes down what became of rows; the texts of those that are clients now are kept there alone. */
export async function keepOutcomes(
  tx: Tx,
  { idLocatario, id }: { idLocatario: string; id: string },
  outcomes: Outcome[],
): Promise<void> {
  if (outcomes.length === 0) return
  await tx.execute(sql`
    update importacion_filas f
    set estado = r.estado, id_cliente = coalesce(r.id_cliente, f.id_cliente),
      id_contratacion = coalesce(r.id_contratacion, f.id_contratacion), version = coalesce(r.version, f.version),
      campos = coalesce(r.campos, f.campos), motivos = r.motivos,
      celdas = case when r.estado in ('creada', 'completada') then null else f.celdas end
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as r (n integer, estado text, id_cliente uuid, id_contratacion uuid, version integer, campos text[], motivos jsonb)
    where f.id_locatario = ${idLocatario}::uuid and f.id_importacion = ${id}::uuid and f.n = r.n`)
}
