import { type BusquedaDuplicados, CLIENTES_AL_MOMENTO, type MotivoDePar } from '@backoffice/shared/contract'
import type { Actor } from '../../../platform/audit/repository.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { and, eq, isNull, sql } from '../../../platform/database/drizzle.ts'
import { uuidv7 } from 'uuidv7'
import { clientes } from '../../clientes/table.ts'
import { busquedas } from '../table.ts'
import { finishSearch } from './finish.ts'
import { findBirthdays, findSaid, keepPairs, nextBirthday, type Pair, SAID, SLICE } from './steps.ts'

/** The next step of a search, by its number. */
export interface Step {
  idLocatario: string
  id: string
  paso: number
}

const mine = (idLocatario: string) => eq(busquedas.id_locatario, idLocatario)

/** A search whose steps stopped coming is over: its job has expired, or nobody could do it. */
const HOURS = 1

/** The office's latest search; null: there was none. */
export async function readSearch(tx: Tx, idLocatario: string): Promise<BusquedaDuplicados | null> {
  const { _id, estado, clientes: many, avance, pasos, creacion, fin } = busquedas
  const [row] = await tx
    .select({
      ...{ _id, estado, clientes: many, avance, pasos, creacion, fin },
      late: sql<boolean>`${busquedas.estado} = 'en_curso' and ${busquedas.creacion} < now() - ${`${HOURS} hours`}::interval`,
    })
    .from(busquedas)
    .where(mine(idLocatario))
  if (!row) return null
  const { late, ...told } = row
  return {
    ...told,
    estado: late ? 'detenida' : told.estado,
    al_momento: told.clientes <= CLIENTES_AL_MOMENTO,
  }
}

/** Begins a search in the place of the one before. */
export async function beginSearch(tx: Tx, { idLocatario, idUsuario }: Actor): Promise<Step> {
  const live = and(eq(clientes.id_locatario, idLocatario), isNull(clientes.eliminacion))
  const many = await tx.$count(clientes, live)
  const born = await tx.$count(clientes, and(live, sql`${clientes.nacimiento} is not null`))
  const id = uuidv7()
  const row = {
    ...{
      _id: id,
      id_usuario: idUsuario,
      estado: 'en_curso' as const,
      clientes: many,
      avance: 0,
      corte: null,
    },
    pasos: SAID.length + Math.ceil(born / SLICE) + 1,
  }
  await tx
    .insert(busquedas)
    .values({ id_locatario: idLocatario, ...row })
    .onConflictDoUpdate({ target: busquedas.id_locatario, set: { ...row, creacion: sql`now()`, fin: null } })
  return { idLocatario, id, paso: 0 }
}

/** What a step finds. */
interface Found {
  motivos: MotivoDePar[]
  pairs: Pair[]
  /** The last birthday that was compared; undefined: none were. */
  corte?: string
}

/** Reads what a step is to keep, which is a look at all clients; null when all have been compared; undefined: it is no step of now. */
async function look(tx: Tx, { idLocatario, id, paso }: Step): Promise<Found | null | undefined> {
  const [row] = await tx
    .select({ corte: busquedas.corte })
    .from(busquedas)
    .where(and(mine(idLocatario), eq(busquedas._id, id), eq(busquedas.avance, paso)))
  if (!row) return undefined
  // All clients meet all pairs; where nobody has counted them yet, the planner takes them for few.
  await tx.execute(PLAN)
  const said = SAID[paso]
  if (said) return { motivos: [said.motivo], pairs: await findSaid(tx, said) }
  const corte = await nextBirthday(tx, row.corte)
  if (corte === null) return null
  const pairs = await findBirthdays(tx, { after: row.corte, to: corte })
  return { motivos: ['nombre', 'nacimiento'], pairs, corte }
}

const PLAN = sql`select set_config('enable_nestloop', 'off', true), set_config('work_mem', '128MB', true)`

/**
 * Does one step; returns the next, or null after the last. A step that comes twice finds the search further on and does
 * nothing, and so does one of a search that another has replaced.
 */
export async function doStep(tx: Tx, step: Step, given?: Found | null): Promise<Step | null> {
  const { idLocatario, id, paso } = step
  const found = given === undefined ? await look(tx, step) : given
  const [row] = await tx
    .select()
    .from(busquedas)
    .where(and(mine(idLocatario), eq(busquedas._id, id), eq(busquedas.avance, paso)))
    .for('update')
  if (row?.estado !== 'en_curso') return null
  const set = (values: Partial<typeof busquedas.$inferInsert> | { fin: unknown }) =>
    tx
      .update(busquedas)
      .set(values as object)
      .where(mine(idLocatario))
  if (found) {
    await keepPairs(tx, id, found)
    const { corte } = found
    // Whoever was added meanwhile may make one slice more.
    await set({ avance: paso + 1, ...(corte && { corte, pasos: Math.max(row.pasos, paso + 2) }) })
    return { idLocatario, id, paso: paso + 1 }
  }
  await tx.execute(PLAN)
  await finishSearch(tx, id)
  await set({ avance: row.pasos, estado: 'terminada', fin: sql`clock_timestamp()` })
  return null
}

/** Reads for one step, then does it in its transaction and asks for the next there. */
export async function workOn(
  db: Database,
  step: Step,
  add: (tx: Tx, step: Step) => Promise<void>,
): Promise<void> {
  const found = await db.reading(step.idLocatario, (tx) => look(tx, step))
  await db.tenant(step.idLocatario, async (tx) => {
    const next = await doStep(tx, step, found)
    if (next) await add(tx, next)
  })
}
