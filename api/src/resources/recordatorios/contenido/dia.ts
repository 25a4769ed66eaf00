import { and, asc, eq, isNull, sql } from '../../../platform/database/drizzle.ts'
import { asesorias } from '../../asesorias/table.ts'
import { clientes } from '../../clientes/table.ts'
import { seesNames } from '../../contrataciones/access.ts'
import { ofCurrentCliente, openTasksOf } from '../../notas/mias.ts'
import { notas } from '../../notas/table.ts'
import { contado, fechaLarga, RENGLONES, type Seccion } from './seccion.ts'

const total = sql<number>`count(*) over ()::int`

/** The advisories in progress that this person gives on that day: those with an hour first. */
export const asesoriasDelDia: Seccion = async (tx, persona, dia) => {
  const { _id, motivo, cliente, hora } = asesorias
  const rows = await tx
    .select({ _id, motivo, cliente, hora, celular: clientes.celular, email: clientes.email, total })
    .from(asesorias)
    .leftJoin(
      clientes,
      and(
        eq(clientes.id_locatario, asesorias.id_locatario),
        eq(clientes._id, asesorias.id_cliente),
        isNull(clientes.eliminacion),
      ),
    )
    .where(
      and(
        eq(asesorias.id_locatario, persona.idLocatario),
        eq(asesorias.id_asesor, persona.idUsuario),
        eq(asesorias.status, 0),
        eq(asesorias.creacion, dia),
        isNull(asesorias.eliminacion),
      ),
    )
    .orderBy(sql`${hora} nulls last`, asc(_id))
    .limit(RENGLONES)
  const [first] = rows
  if (!first) return null
  const contact = seesNames(persona)
  return {
    titulo: 'Asesorías de hoy',
    cuenta: contado(first.total, 'asesoría', 'asesorías'),
    total: first.total,
    renglones: rows.map((row) => ({
      titulo: row.hora === null ? row.cliente : `${row.hora} · ${row.cliente}`,
      detalles: [row.motivo, ...(contact ? [row.celular, row.email] : [])].filter((one) => !!one) as string[],
      ruta: persona.may('asesorias.detalles') ? `/asesorias/detalles/${row._id}` : null,
    })),
  }
}

/** This person's open tasks that are due on that day or were before: the first due first. */
export const tareasDelDia: Seccion = async (tx, persona, dia) => {
  const rows = await tx
    .select({
      texto: notas.texto,
      vence: notas.vence,
      id_cliente: notas.id_cliente,
      cliente: sql<string>`nombre_de_cliente(${clientes})`,
      celular: clientes.celular,
      email: clientes.email,
      total,
    })
    .from(notas)
    .innerJoin(clientes, ofCurrentCliente())
    .where(and(openTasksOf(persona), sql`${notas.vence} <= ${dia}`))
    .orderBy(asc(notas.vence), asc(notas._id))
    .limit(RENGLONES)
  const [first] = rows
  if (!first) return null
  return {
    titulo: 'Tareas de hoy y atrasadas',
    cuenta: contado(first.total, 'tarea', 'tareas'),
    total: first.total,
    renglones: rows.map(({ texto, vence, id_cliente, cliente, celular, email }) => ({
      titulo: texto.length > 200 ? `${texto.slice(0, 200)}…` : texto,
      detalles: [
        cliente,
        vence === dia ? 'vence hoy' : `venció el ${fechaLarga(vence ?? dia)}`,
        celular,
        email,
      ].filter((one) => !!one),
      ruta: `/clientes/detalles/${id_cliente}?vista=notas`,
    })),
  }
}
