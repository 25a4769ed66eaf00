import { and, eq } from '../../../platform/database/drizzle.ts'
import { anyOf } from '../../../platform/database/statements/any-of.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { usuarios } from '../table.ts'
import { officeTime } from '../../../platform/exports/office-time.ts'
import { type Column, defineExport } from '../../../platform/exports/spec.ts'
import { usuario, usuariosList } from '../entidad.ts'

const readRows = (tx: Tx, idLocatario: string, ids: string[]) =>
  tx
    .select({
      _id: usuarios._id,
      nombre: usuarios.nombre,
      apellido_paterno: usuarios.apellido_paterno,
      apellido_materno: usuarios.apellido_materno,
      tipo: usuarios.tipo,
      email: usuarios.email,
      creacion: usuarios.creacion,
    })
    .from(usuarios)
    .where(and(eq(usuarios.id_locatario, idLocatario), anyOf(usuarios._id, ids)))

type Row = Awaited<ReturnType<typeof readRows>>[number]

const columns: Column<Row>[] = [
  { titulo: 'Nombre', valor: (u) => u.nombre },
  { titulo: 'Apellido paterno', valor: (u) => u.apellido_paterno },
  { titulo: 'Apellido materno', valor: (u) => u.apellido_materno },
  // 7 is shown as Administrador too (D3).
  { titulo: 'Tipo', valor: (u) => (u.tipo === 1 ? 'Asesor' : 'Administrador') },
  { titulo: 'Correo', valor: (u) => u.email },
  { titulo: 'Fecha de creación', kind: 'instante', valor: (u) => officeTime(u.creacion) },
]

export const usuariosExport = defineExport({
  lista: 'usuarios',
  entity: usuario,
  list: usuariosList,
  rows: readRows,
  columns: () => columns,
})
