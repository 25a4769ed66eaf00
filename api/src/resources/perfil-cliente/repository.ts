import type { Contratacion, PerfilCliente } from '@backoffice/shared/contract'
import { eq } from '../../platform/database/drizzle.ts'
import { listArchivos } from '../archivos/repository.ts'
import { listContrataciones } from '../contrataciones/repository.ts'
import type { Tx } from '../../platform/database/database.ts'
import { clientes } from '../clientes/table.ts'
import { giros, regimenesFiscales } from '../configuracion/table.ts'
import { today } from '../../platform/lists/days.ts'
import { readAlDia } from './al-dia.ts'
import { readHistory } from './history.ts'
import { liveRow } from '../../platform/rows/rows.ts'
import { cliente } from '../clientes/entidad.ts'

/**
 * The profile of a current client: a few queries, however long its history is.
 * @param notes whether the person may read the notes (D64)
 */
export async function readPerfil(
  tx: Tx,
  idLocatario: string,
  id: string,
  { notes }: { notes: boolean },
): Promise<PerfilCliente | null> {
  const cliente = await readCliente(tx, idLocatario, id)
  if (!cliente) return null
  const asesorias = await readHistory(tx, idLocatario, id, today())
  const contrataciones = await listContrataciones(tx, idLocatario, id)
  const finalizadas = asesorias.filter(({ status }) => status === 2).length
  return {
    _id: id,
    version: cliente.version,
    indicadores_generales: {
      asesorias_totales: asesorias.length,
      asesorias_pendientes: asesorias.length - finalizadas,
      asesorias_finalizadas: finalizadas,
      membresia_actual: membresiaActual(contrataciones),
    },
    ...(notes && { al_dia: await readAlDia(tx, idLocatario, id) }),
    ...sections(cliente),
    archivos: await listArchivos(tx, idLocatario, id),
    asesorias,
    contrataciones,
  }
}

async function readCliente(tx: Tx, idLocatario: string, id: string) {
  const [row] = await tx
    .select({
      ...cliente.columnas,
      regimen_fiscal_nombre: regimenesFiscales.nombre,
      giro_nombre: giros.nombre,
    })
    .from(clientes)
    .leftJoin(regimenesFiscales, eq(regimenesFiscales._id, clientes.regimen_fiscal))
    .leftJoin(giros, eq(giros._id, clientes.giro))
    .where(liveRow(clientes, idLocatario, id))
  return row
}

/** The most recent purchase, whatever its period (D14). */
const membresiaActual = ([last]: Contratacion[]) =>
  last ? { nombre: last.membresia.nombre, status: last.status } : null

type WithNames = NonNullable<Awaited<ReturnType<typeof readCliente>>>

function sections({ _id, version: _version, ...cliente }: WithNames) {
  const { nombre, apellido_paterno, apellido_materno, nacimiento, celular, email, creacion, ...empresarial } =
    cliente
  return {
    informacion_personal: {
      nombre,
      apellido_paterno,
      apellido_materno,
      nacimiento,
      celular,
      email,
      creacion,
    },
    informacion_empresarial: empresarial,
  }
}
