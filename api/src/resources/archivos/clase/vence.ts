import { CLASES_ARCHIVO, type ClaseArchivo, HOY_FILAS } from '@backoffice/shared/contract'
import { sql } from '../../../platform/database/drizzle.ts'
import { plusDays } from '../../../platform/lists/days.ts'
import type { HoyGroup } from '../../inicio/group.ts'

const DIAS = 30

interface Row extends Record<string, unknown> {
  _id: string
  nombre: string
  clase: ClaseArchivo | null
  vence: string
  id_cliente: string
  cliente: string
  celular: string
  email: string
  total: number
}

/** The files of current clients that are good for a month at most, the nearest first, each with the profile that lists it (E-19). */
export const porVencer: HoyGroup = {
  access: ['clientes.detalles'],
  lugar: 5,
  async read(tx, { idLocatario }, today) {
    const until = plusDays(today, DIAS)
    const { rows } = await tx.execute<Row>(sql`
      select a._id, a.nombre, a.clase, a.vence::text, a.id_cliente, nombre_de_cliente(c) as cliente, c.celular, c.email,
        count(*) over ()::int as total
      from archivos a
      join clientes c on c.id_locatario = a.id_locatario and c._id = a.id_cliente and c.eliminacion is null
      where a.id_locatario = ${idLocatario} and a.eliminacion is null
        and a.vence between ${today}::date and ${until}::date
      order by a.vence, a._id limit ${HOY_FILAS}`)
    return {
      titulo: 'Archivos por vencer',
      vacio: `Ningún archivo vence en los próximos ${DIAS} días.`,
      total: rows[0]?.total ?? 0,
      ruta: `/clientes?vista=archivos&vence_desde=${today}&vence_hasta=${until}`,
      filas: rows.map(({ _id, nombre, clase, vence, id_cliente, cliente, celular, email }) => ({
        _id,
        titulo: cliente,
        detalle: clase === null || clase === 'otro' ? nombre : `${CLASES_ARCHIVO[clase]}: ${nombre}`,
        dia: vence,
        ruta: `/clientes/detalles/${id_cliente}?vista=archivos`,
        celular: celular || null,
        email: email || null,
      })),
    }
  },
}
