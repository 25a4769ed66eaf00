import type { Calls, Marca, Oficina } from '@backoffice/shared/contract'
import { eq, sql } from '../../platform/database/drizzle.ts'
import type { z } from 'zod'
import type { Tx } from '../../platform/database/database.ts'
import { one } from '../../platform/database/statements/one.ts'
import { empresas } from '../../platform/database/tables/schema.ts'
import type { LogoUrl } from './logo.ts'
import { oficinas } from './table.ts'

/** What the office says of itself; '' for what it does not say. */
export interface DatosOficina {
  nombre: string
  razon_social: string
  rfc: string
  domicilio: string
  telefono: string
  email: string
}

/** The same with what answers do not tell. */
export interface OficinaEntera extends DatosOficina {
  id_logo: string | null
  version: number
}

export type OficinaCambios = z.output<Calls['POST /configuracion/editar_oficina']['request']>

const columns = {
  razon_social: oficinas.razon_social,
  rfc: oficinas.rfc,
  domicilio: oficinas.domicilio,
  telefono: oficinas.telefono,
  email: oficinas.email,
  id_logo: oficinas.id_logo,
  version: oficinas.version,
}

const NOTHING = {
  razon_social: '',
  rfc: '',
  domicilio: '',
  telefono: '',
  email: '',
  id_logo: null,
  version: 1,
}

const rowOf = (idLocatario: string) => eq(oficinas.id_locatario, idLocatario)

/** The office; one that has told nothing yet has only its name. */
export async function readOficina(tx: Tx, idLocatario: string): Promise<OficinaEntera> {
  const [row] = await tx.select(columns).from(oficinas).where(rowOf(idLocatario))
  return { ...(await nameOf(tx, idLocatario)), ...(row ?? NOTHING) }
}

async function nameOf(tx: Tx, idLocatario: string): Promise<{ nombre: string }> {
  const rows = await tx
    .select({ nombre: empresas.nombre })
    .from(empresas)
    .where(eq(empresas.id_locatario, idLocatario))
  return one({ rows })
}

/** The same for a write: from here on nobody else changes it. */
export async function lockOficina(tx: Tx, idLocatario: string): Promise<OficinaEntera> {
  await tx.insert(oficinas).values({ id_locatario: idLocatario, version: 1 }).onConflictDoNothing()
  const rows = await tx.select(columns).from(oficinas).where(rowOf(idLocatario)).for('update')
  return { ...(await nameOf(tx, idLocatario)), ...one({ rows }) }
}

/** Stores the whole office. */
export async function saveOficina(
  tx: Tx,
  idLocatario: string,
  { nombre, version: _version, ...rest }: OficinaEntera,
): Promise<OficinaEntera> {
  await tx.update(empresas).set({ nombre }).where(eq(empresas.id_locatario, idLocatario))
  const rows = await tx
    .update(oficinas)
    .set({ ...rest, version: sql`version + 1` })
    .where(rowOf(idLocatario))
    .returning(columns)
  return { nombre, ...one({ rows }) }
}

/** What the bar shows of the office, once it has told its data. */
export async function readMarca(tx: Tx, idLocatario: string, logoUrl: LogoUrl): Promise<Marca | undefined> {
  const [row] = await tx
    .select({ nombre: empresas.nombre, id_logo: oficinas.id_logo })
    .from(oficinas)
    .innerJoin(empresas, eq(empresas.id_locatario, oficinas.id_locatario))
    .where(rowOf(idLocatario))
  return row && { nombre: row.nombre, url_logo: await logoUrl(idLocatario, row.id_logo) }
}

/** As answers carry it. */
export async function toOficina(
  idLocatario: string,
  { id_logo, nombre, version, ...texts }: OficinaEntera,
  logoUrl: LogoUrl,
): Promise<Oficina> {
  return {
    version,
    nombre,
    razon_social: texts.razon_social || null,
    rfc: texts.rfc || null,
    domicilio: texts.domicilio || null,
    telefono: texts.telefono || null,
    email: texts.email || null,
    url_logo: await logoUrl(idLocatario, id_logo),
  }
}
