import type { AsesoriaFila, COLUMNAS_ASESORIAS, filtroAsesorias } from '@backoffice/shared/contract'
import { and, eq } from '../../platform/database/drizzle.ts'
import type { z } from 'zod'
import { anyOf } from '../../platform/database/any-of.ts'
import type { Tx } from '../../platform/database/database.ts'
import { asesorias, usuarios } from '../../platform/database/schema.ts'
import type { Condition, ListSpec } from '../../platform/lists/page.ts'
import { claveOf, wordsIn } from '../../platform/lists/texts.ts'
import { nombreCompleto } from '../usuarios/full-name.ts'

type Columna = (typeof COLUMNAS_ASESORIAS)[number]

export const asesoriasSpec: ListSpec<Columna> = {
  tabla: 'asesorias',
  columnas: {
    cliente: { columna: 'cliente', tipo: 'texto' },
    empresa: { columna: 'empresa', tipo: 'texto' },
    motivo: { columna: 'motivo', tipo: 'texto' },
    creacion: { columna: 'creacion', tipo: 'dia' },
    finalizacion: { columna: 'finalizacion_orden', tipo: 'dia' },
    status: { columna: 'status', tipo: 'entero' },
  },
  porDefecto: { orden: 'creacion', direccion: 'desc' },
}

export function asesoriasConditions(filtro: z.output<typeof filtroAsesorias>): Condition[] {
  const { cliente, status, fecha_inicio, fecha_fin, asesor } = filtro
  const [only] = status
  const conditions: (Condition | false)[] = [
    ...(claveOf('id_cliente', cliente) ?? wordsIn(['cliente_n'], cliente, 'cliente_n')),
    // Both, or none, mean all.
    only !== undefined && new Set(status).size === 1 && { op: 'igual', columna: 'status', valor: only },
    !!asesor && { op: 'igual', columna: 'id_asesor', valor: asesor },
    !!fecha_inicio && { op: 'desde', columna: 'creacion', valor: fecha_inicio },
    !!fecha_fin && { op: 'hasta', columna: 'creacion', valor: fecha_fin },
  ]
  return conditions.filter((condition) => condition !== false)
}

export const asesoriasRows =
  (idLocatario: string) =>
  (tx: Tx, ids: string[]): Promise<AsesoriaFila[]> =>
    tx
      .select({
        _id: asesorias._id,
        version: asesorias.version,
        cliente: asesorias.cliente,
        empresa: asesorias.empresa,
        motivo: asesorias.motivo,
        creacion: asesorias.creacion,
        finalizacion: asesorias.finalizacion,
        status: asesorias.status,
        asesor: nombreCompleto(),
      })
      .from(asesorias)
      // Includes deleted people, whose names stay (D25).
      .innerJoin(
        usuarios,
        and(eq(usuarios.id_locatario, asesorias.id_locatario), eq(usuarios._id, asesorias.id_asesor)),
      )
      .where(and(eq(asesorias.id_locatario, idLocatario), anyOf(asesorias._id, ids))) as Promise<
      AsesoriaFila[]
    >
