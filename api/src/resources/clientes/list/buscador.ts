import { calls } from '@backoffice/shared/contract'
import { and, eq, sql } from '../../../platform/database/drizzle.ts'
import { anyOf } from '../../../platform/database/statements/any-of.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Group } from '../../buscador/group.ts'
import { cliente, clientesSpec } from '../entidad.ts'
import { clientes } from '../table.ts'
import { clientesWith, empresasWith } from '../texto.ts'

const { access } = calls['POST /clientes/listar']

export const clientesFound: Group<'clientes'> = {
  grupo: 'clientes',
  access,
  spec: clientesSpec,
  alternatives: clientesWith,
  rows: async (tx, idLocatario, ids) =>
    (await readFound(tx, idLocatario, ids)).map(({ _id, nombre, empresas, celular, email }) => ({
      _id,
      nombre,
      empresa: empresas[0] ?? null,
      celular: celular || null,
      email: email || null,
    })),
}

/** Clients, found by the name of their company. */
export const empresasFound: Group<'empresas'> = {
  grupo: 'empresas',
  access,
  spec: clientesSpec,
  alternatives: empresasWith,
  rows: async (tx, idLocatario, ids) =>
    (await readFound(tx, idLocatario, ids)).map(({ _id, nombre, empresas }) => ({
      _id,
      nombre: empresas.join(' · '),
      cliente: nombre,
    })),
}

const { _id, nombre_comercial, razon_social, celular, email } = clientes

const readFound = (tx: Tx, idLocatario: string, ids: string[]) =>
  tx
    .select({
      ...{ _id, celular, email },
      nombre: cliente.nombre,
      empresas: sql<string[]>`array_remove(array[${nombre_comercial}, ${razon_social}], '')`,
    })
    .from(clientes)
    .where(and(eq(clientes.id_locatario, idLocatario), anyOf(_id, ids)))
