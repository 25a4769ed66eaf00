import type { FiltroContrataciones, lotesCalls } from '@backoffice/shared/contract'
import { sql } from '../../platform/database/drizzle.ts'
import type { z } from 'zod'
import { badField } from '../../platform/http/refusal.ts'
import { defineLote } from '../../platform/lotes/spec.ts'
import { refusesNames } from './access.ts'
import { type Extension, extenderContratacion, extensionOf, reducirContratacion } from './extend.ts'
import { idsOf } from './list.ts'

type Body = z.output<(typeof lotesCalls)['POST /contrataciones/crear_lote']['request']>

/** What can be done to many purchases: extending them, and taking that back. */
export const contratacionesLote = defineLote<FiltroContrataciones, Body, Extension>({
  lista: 'contrataciones',
  nombres: ['contratación', 'contrataciones'],
  tabla: 'contrataciones',
  recuerda: 'fecha_fin',
  deshace: 'extender',
  matching: (tx, session, filtro, max) => {
    refusesNames(session, filtro)
    return idsOf(tx, session.idLocatario, filtro, max)
  },
  datos: async (_tx, _session, asked) => {
    if (asked.accion === 'restaurar') {
      if (asked.id_lote === undefined) throw badField('id_lote', 'Se deshace un lote')
      return {} as Extension
    }
    return extensionOf(asked)
  },
  acciones: {
    extender: async (...row) => void (await extenderContratacion(...row)),
    restaurar: async (tx, actor, row) => void (await reducirContratacion(tx, actor, row)),
  },
  namesOf: async (tx, idLocatario, ids) => {
    const { rows } = await tx.execute<{ _id: string; nombre: string }>(sql`
      select k._id, concat_ws(' · ', nombre_de_cliente(c), k.membresia) as nombre
      from contrataciones k join clientes c on c.id_locatario = k.id_locatario and c._id = k.id_cliente
      where k.id_locatario = ${idLocatario} and k._id = any (${sql.param(ids)}::uuid[])`)
    return new Map(rows.map(({ _id, nombre }) => [_id, nombre]))
  },
})
