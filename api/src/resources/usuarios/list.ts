import type { COLUMNAS_USUARIOS, filtroUsuarios, UsuarioFila } from '@backoffice/shared/contract'
import { and, eq } from '../../platform/database/drizzle.ts'
import type { z } from 'zod'
import { anyOf } from '../../platform/database/any-of.ts'
import type { Tx } from '../../platform/database/database.ts'
import { usuarios } from '../../platform/database/schema.ts'
import { endOfDay, startOfDay } from '../../platform/lists/days.ts'
import type { Condition, ListSpec } from '../../platform/lists/page.ts'
import { namesIn } from '../../platform/lists/texts.ts'
import type { PhotoUrl } from './photo-url.ts'
import { toUsuarioFila, usuarioColumns } from './row.ts'

type Columna = (typeof COLUMNAS_USUARIOS)[number]

export const usuariosSpec: ListSpec<Columna> = {
  tabla: 'usuarios',
  columnas: {
    nombre: { columna: 'nombre', tipo: 'texto' },
    apellido_paterno: { columna: 'apellido_paterno', tipo: 'texto' },
    apellido_materno: { columna: 'apellido_materno', tipo: 'texto' },
    tipo: { columna: 'tipo', tipo: 'entero' },
    email: { columna: 'email', tipo: 'texto' },
    creacion: { columna: 'creacion', tipo: 'instante' },
  },
  porDefecto: { orden: 'creacion', direccion: 'desc' },
}

export function usuariosConditions(filtro: z.output<typeof filtroUsuarios>): Condition[] {
  const { id, tipo, fecha_inicio, fecha_fin } = filtro
  const others: (Condition | false)[] = [
    !!id && { op: 'igual', columna: '_id', valor: id },
    // 7 is shown as Administrador too (D3), so a filter for Administrador means both.
    tipo === 1 && { op: 'igual', columna: 'tipo', valor: 1 },
    (tipo === 0 || tipo === 7) && { op: 'alguno', columna: 'tipo', valor: [0, 7] },
    !!fecha_inicio && { op: 'desde', columna: 'creacion', valor: startOfDay(fecha_inicio) },
    !!fecha_fin && { op: 'antes_de', columna: 'creacion', valor: endOfDay(fecha_fin) },
  ]
  return [...namesIn('usuarios', filtro), ...others.filter((condition) => condition !== false)]
}

export const usuariosRows =
  (idLocatario: string, photoUrl: PhotoUrl) =>
  async (tx: Tx, ids: string[]): Promise<UsuarioFila[]> => {
    const rows = await tx
      .select(usuarioColumns)
      .from(usuarios)
      .where(and(eq(usuarios.id_locatario, idLocatario), anyOf(usuarios._id, ids)))
    return Promise.all(rows.map((row) => toUsuarioFila(row, photoUrl)))
  }
