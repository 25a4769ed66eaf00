import { type Encontrado, wordsOf } from '@backoffice/shared/contract'
import { and, eq, sql } from '../../platform/database/drizzle.ts'
import type { Session } from '../../platform/auth/session.ts'
import { anyOf } from '../../platform/database/any-of.ts'
import type { Tx } from '../../platform/database/database.ts'
import { asesorias, clientes, usuarios } from '../../platform/database/schema.ts'
import { inOrder } from '../../platform/lists/in-order.ts'
import { type Condition, type ListSpec, readBatch } from '../../platform/lists/page.ts'
import { asesoriasSpec } from '../asesorias/list.ts'
import { clientesSpec } from '../clientes/list.ts'
import { nombreCompleto } from '../usuarios/full-name.ts'
import { usuariosSpec } from '../usuarios/list.ts'
import {
  asesoriasAlternatives,
  clientesAlternatives,
  empresasAlternatives,
  usuariosAlternatives,
} from './conditions.ts'

const AT_MOST = 5
const NOTHING: Encontrado = { clientes: [], empresas: [], asesorias: [], usuarios: [] }

/** What the search box shows for a text: at most five of each list that the person may see, the newest first. */
export async function findEverywhere(
  tx: Tx,
  { idLocatario, may }: Session,
  texto: string,
): Promise<Encontrado> {
  if (wordsOf(texto).length === 0) return NOTHING
  const seesClientes = may('clientes.ver')
  const byName = seesClientes ? await newest(tx, clientesSpec, clientesAlternatives(texto)) : []
  const byCompany = seesClientes ? await newest(tx, clientesSpec, empresasAlternatives(texto)) : []
  const people = await readClientes(tx, idLocatario, [...byName, ...byCompany])
  const about = may('asesorias.ver') ? await newest(tx, asesoriasSpec, asesoriasAlternatives(texto)) : []
  const users = may('usuarios.ver') ? await newest(tx, usuariosSpec, usuariosAlternatives(texto)) : []
  return {
    clientes: inOrder(byName, people).map(({ _id, nombre, empresas, celular, email }) => ({
      _id,
      nombre,
      empresa: empresas[0] ?? null,
      celular: celular || null,
      email: email || null,
    })),
    empresas: inOrder(byCompany, people).map(({ _id, nombre, empresas }) => ({
      _id,
      nombre: empresas.join(' · '),
      cliente: nombre,
    })),
    asesorias: inOrder(about, await readAsesorias(tx, idLocatario, about)),
    usuarios: inOrder(users, await readUsuarios(tx, idLocatario, users)),
  }
}

/** The ids of the newest rows of a list that meet one of these alternatives, the first ones first. */
async function newest<C extends string>(
  tx: Tx,
  spec: ListSpec<C>,
  alternatives: Condition[][],
): Promise<string[]> {
  const found = new Set<string>()
  for (const conditions of alternatives) {
    if (found.size >= AT_MOST) break
    const { ids } = await readBatch(tx, spec, [...conditions, { op: 'pocos' }], null, AT_MOST)
    for (const id of ids) found.add(id)
  }
  return [...found].slice(0, AT_MOST)
}

async function readClientes(tx: Tx, idLocatario: string, ids: string[]) {
  if (ids.length === 0) return []
  return tx
    .select({
      _id: clientes._id,
      nombre: sql<string>`concat_ws(' ', ${clientes.nombre}, nullif(${clientes.apellido_paterno}, ''), nullif(${clientes.apellido_materno}, ''))`,
      empresas: sql<
        string[]
      >`array_remove(array[${clientes.nombre_comercial}, ${clientes.razon_social}], '')`,
      celular: clientes.celular,
      email: clientes.email,
    })
    .from(clientes)
    .where(and(eq(clientes.id_locatario, idLocatario), anyOf(clientes._id, ids)))
}

async function readAsesorias(tx: Tx, idLocatario: string, ids: string[]) {
  if (ids.length === 0) return []
  return tx
    .select({
      _id: asesorias._id,
      motivo: asesorias.motivo,
      cliente: asesorias.cliente,
      creacion: asesorias.creacion,
    })
    .from(asesorias)
    .where(and(eq(asesorias.id_locatario, idLocatario), anyOf(asesorias._id, ids)))
}

async function readUsuarios(tx: Tx, idLocatario: string, ids: string[]) {
  if (ids.length === 0) return []
  return tx
    .select({ _id: usuarios._id, nombre: nombreCompleto(), email: usuarios.email })
    .from(usuarios)
    .where(and(eq(usuarios.id_locatario, idLocatario), anyOf(usuarios._id, ids)))
}
