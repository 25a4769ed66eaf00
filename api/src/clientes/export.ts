import type { filtroClientes } from '@backoffice/shared/contract'
import { and, eq, getTableColumns } from 'drizzle-orm'
import type { z } from 'zod'
import { anyOf } from '../database/any-of'
import type { Tx } from '../database/database'
import { clientes, giros, regimenesFiscales } from '../database/schema'
import { officeTime } from '../exportaciones/office-time'
import { type Column, defineExport } from '../exportaciones/spec'
import { clientesConditions, clientesSpec } from './list'

const { id_locatario: _tenant, eliminacion: _gone, ...fields } = getTableColumns(clientes)

const readRows = (idLocatario: string) => (tx: Tx, ids: string[]) =>
  tx
    .select({ ...fields, regimen_fiscal: regimenesFiscales.nombre, giro: giros.nombre })
    .from(clientes)
    .leftJoin(regimenesFiscales, eq(regimenesFiscales._id, clientes.regimen_fiscal))
    .leftJoin(giros, eq(giros._id, clientes.giro))
    .where(and(eq(clientes.id_locatario, idLocatario), anyOf(clientes._id, ids)))

type Row = Awaited<ReturnType<ReturnType<typeof readRows>>>[number]

/** What the list shows. */
const shown: Column<Row>[] = [
  { titulo: 'Nombre', valor: (c) => c.nombre },
  { titulo: 'Apellido paterno', valor: (c) => c.apellido_paterno },
  { titulo: 'Apellido materno', valor: (c) => c.apellido_materno },
  { titulo: 'Celular', valor: (c) => c.celular },
  { titulo: 'Correo', valor: (c) => c.email },
]

const TIPO_PERSONA = ['Física', 'Moral']

/** What stands in a client's record. */
const inRecord: Column<Row>[] = [
  { titulo: 'Fecha de nacimiento', valor: (c) => c.nacimiento },
  { titulo: 'Nombre comercial', valor: (c) => c.nombre_comercial },
  { titulo: 'Razón social', valor: (c) => c.razon_social },
  { titulo: 'RFC', valor: (c) => c.rfc },
  { titulo: 'CURP', valor: (c) => c.curp },
  { titulo: 'Tipo de persona', valor: (c) => TIPO_PERSONA[c.tipo_persona ?? -1] ?? null },
  { titulo: 'Régimen fiscal', valor: (c) => c.regimen_fiscal },
  { titulo: 'Actividad empresarial', valor: (c) => c.giro },
  { titulo: 'Representante legal', valor: (c) => c.representante_legal },
  { titulo: 'Puesto', valor: (c) => c.puesto },
  { titulo: 'Domicilio fiscal', valor: (c) => c.domicilio_fiscal },
  { titulo: 'Teléfono de la empresa', valor: (c) => c.telefono },
  { titulo: 'Correo de la empresa', valor: (c) => c.email_empresarial },
  { titulo: 'Sitio web', valor: (c) => c.web },
  { titulo: 'Fecha de constitución', valor: (c) => c.fecha_constitucion },
  { titulo: 'Número de empleados', valor: (c) => c.numero_empleados },
  { titulo: 'Mínimo de ingresos anuales', valor: (c) => c.minimo_ingresos_anuales },
  { titulo: 'Máximo de ingresos anuales', valor: (c) => c.maximo_ingresos_anuales },
]

const registered: Column<Row> = {
  titulo: 'Fecha de registro',
  valor: (c) => (c.creacion ? officeTime(c.creacion) : null),
}

/** Seeing the list is enough to export it (D23), but for what only those read who may open a record. */
export const clientesExport = defineExport<z.output<typeof filtroClientes>, Row>({
  lista: 'clientes',
  entidad: 'cliente',
  permiso: 'clientes.ver',
  spec: clientesSpec,
  conditions: clientesConditions,
  rows: readRows,
  columns: ({ may }) =>
    may('clientes.detalles') || may('clientes.editar')
      ? [...shown, ...inRecord, registered]
      : [...shown, registered],
})
