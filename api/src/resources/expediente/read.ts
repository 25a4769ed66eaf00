import type { Contratacion } from '@backoffice/shared/contract'
import { and, desc, eq, isNull } from '../../platform/database/drizzle.ts'
import type { Tx } from '../../platform/database/database.ts'
import { archivos } from '../archivos/table.ts'
import { asesorias } from '../asesorias/table.ts'
import { clientesExport } from '../clientes/list/export.ts'
import { findCliente } from '../clientes/repository.ts'
import { listContrataciones } from '../contrataciones/repository.ts'
import { listPagos } from '../pagos/repository.ts'
import { listNotas } from '../notas/repository.ts'
import { nombreCompleto, usuarios } from '../usuarios/table.ts'

/** All that the office knows of one client, as far as it is current. */
export type Expediente = NonNullable<Awaited<ReturnType<typeof readExpediente>>>

/** Null if there is no such client, or it was deleted. */
export async function readExpediente(tx: Tx, idLocatario: string, id: string) {
  if (!(await findCliente(tx, idLocatario, id))) return null
  const [cliente] = await clientesExport.rows(tx, idLocatario, [id])
  if (!cliente) return null
  const contrataciones = await listContrataciones(tx, idLocatario, id)
  return {
    cliente,
    asesorias: await readAsesorias(tx, idLocatario, id),
    contrataciones,
    pagos: await readPagos(tx, idLocatario, contrataciones),
    notas: await listNotas(tx, idLocatario, id),
    archivos: await tx
      .select({
        nombre: archivos.nombre,
        descripcion: archivos.descripcion,
        extension: archivos.extension,
        fecha: archivos.fecha,
        clave: archivos.clave,
      })
      .from(archivos)
      .where(ofCliente(archivos, idLocatario, id))
      .orderBy(desc(archivos.fecha), desc(archivos._id)),
  }
}

/** The payments of purchases that are paid in parts, each with the plan that it pays for. */
async function readPagos(tx: Tx, idLocatario: string, contrataciones: Contratacion[]) {
  const found = []
  for (const { _id, membresia, pagado } of contrataciones) {
    if (pagado === undefined) continue
    const pagos = await listPagos(tx, idLocatario, _id)
    found.push(...pagos.map((pago) => ({ ...pago, membresia: membresia.nombre })))
  }
  return found
}

const readAsesorias = (tx: Tx, idLocatario: string, id: string) =>
  tx
    .select({
      creacion: asesorias.creacion,
      hora: asesorias.hora,
      finalizacion: asesorias.finalizacion,
      tipo: asesorias.tipo,
      asesor: nombreCompleto(),
      motivo: asesorias.motivo,
      descripcion: asesorias.descripcion,
    })
    .from(asesorias)
    .innerJoin(
      usuarios,
      and(eq(usuarios.id_locatario, asesorias.id_locatario), eq(usuarios._id, asesorias.id_asesor)),
    )
    .where(ofCliente(asesorias, idLocatario, id))
    .orderBy(desc(asesorias.creacion), desc(asesorias._id))

const ofCliente = (table: typeof archivos | typeof asesorias, idLocatario: string, id: string) =>
  and(eq(table.id_locatario, idLocatario), eq(table.id_cliente, id), isNull(table.eliminacion))
