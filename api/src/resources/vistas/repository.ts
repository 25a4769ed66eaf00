import type { Aspecto, CambioDeVistas, Lista, Vistas } from '@backoffice/shared/contract'
import { and, eq, sql } from '../../platform/database/drizzle.ts'
import type { Session } from '../../platform/auth/session.ts'
import type { Tx } from '../../platform/database/database.ts'
import { vistas } from './table.ts'

type Owner = Pick<Session, 'idLocatario' | 'idUsuario'>

/** A list that its owner never changed; its version is 0. */
const NOTHING: Vistas = { vistas: [], columnas: null, compacta: false, version: 0 }

const columns = {
  vistas: vistas.vistas,
  columnas: vistas.columnas,
  compacta: vistas.compacta,
  version: vistas.version,
}

const ownedBy = ({ idLocatario, idUsuario }: Owner) =>
  and(eq(vistas.id_locatario, idLocatario), eq(vistas.id_usuario, idUsuario))

/** A person's views of a list. */
export async function readVistas(tx: Tx, owner: Owner, lista: Lista): Promise<Vistas> {
  const [row] = await tx
    .select(columns)
    .from(vistas)
    .where(and(ownedBy(owner), eq(vistas.lista, lista)))
  return row ?? NOTHING
}

/** The same for a write: creates the row if need be and locks it, so that it waits for a concurrent change. */
export async function lockVistas(tx: Tx, owner: Owner, lista: Lista): Promise<Vistas> {
  const key = { id_locatario: owner.idLocatario, id_usuario: owner.idUsuario, lista }
  const [row] = await tx
    .insert(vistas)
    .values({ ...key, version: 0 })
    .onConflictDoUpdate({
      target: [vistas.id_locatario, vistas.id_usuario, vistas.lista],
      set: { lista: sql`excluded.lista` },
    })
    .returning(columns)
  return row as Vistas
}

/** Saves what was sent; what was not keeps its value. The version is that of the views alone. */
export async function updateVistas(
  tx: Tx,
  owner: Owner,
  lista: Lista,
  { vistas: all, columnas, compacta }: CambioDeVistas,
): Promise<Vistas> {
  const [row] = await tx
    .update(vistas)
    .set({
      version: all === undefined ? sql`version` : sql`version + 1`,
      ...(all !== undefined && { vistas: all }),
      ...(columnas !== undefined && { columnas }),
      ...(compacta !== undefined && { compacta }),
    })
    .where(and(ownedBy(owner), eq(vistas.lista, lista)))
    .returning(columns)
  return row as Vistas
}

/** How a person's lists look and begin, and their views, for the session's answer. */
export async function readAspectos(tx: Tx, owner: Owner): Promise<Aspecto[]> {
  const rows = await tx
    .select({ lista: vistas.lista, ...columns })
    .from(vistas)
    .where(ownedBy(owner))
  return rows.map(({ lista, columnas, compacta, vistas: all }) => {
    const start = all.find(({ inicio }) => inicio)
    return {
      lista,
      columnas,
      compacta,
      inicio: start ? pickStart(start) : null,
      vistas: all.map(({ nombre, consulta, columnas }) => ({ nombre, consulta, columnas })),
    }
  })
}

const pickStart = ({ consulta, columnas }: Vistas['vistas'][number]) => ({ consulta, columnas })
