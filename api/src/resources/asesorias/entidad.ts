import type { COLUMNAS_ASESORIAS, filtroAsesorias, TipoAsesoria } from '@backoffice/shared/contract'
import type { z } from 'zod'
import { sql } from '../../platform/database/drizzle.ts'
import { searched } from '../../platform/lists/list.ts'
import type { Condition, ListSpec } from '../../platform/lists/page.ts'
import { claveOf, firstOf, inColumn, isEmail, wordsIn } from '../../platform/lists/texts.ts'
import { defineEntity, type RowOf } from '../../platform/rows/entity.ts'
import { asesorias } from './table.ts'

const { cliente, motivo } = asesorias

export const asesoria = defineEntity({
  entidad: 'asesoria',
  falta: 'La asesoría no existe',
  tabla: asesorias,
  columnas: {
    version: asesorias.version,
    id_cliente: asesorias.id_cliente,
    id_asesor: asesorias.id_asesor,
    tipo: asesorias.tipo,
    motivo,
    descripcion: asesorias.descripcion,
    creacion: asesorias.creacion,
    finalizacion: asesorias.finalizacion,
    hora: asesorias.hora,
    minutos: asesorias.minutos,
  },
  nombre: sql<string>`${motivo} || ' · ' || ${cliente}`,
})

/** A row of its table. */
export type Asesoria = Omit<RowOf<typeof asesoria>, 'version'>

/** The order of the list, by any of its columns. */
export const asesoriasSpec: ListSpec<(typeof COLUMNAS_ASESORIAS)[number]> = {
  tabla: 'asesorias',
  columnas: {
    cliente: 'texto',
    empresa: 'texto',
    motivo: 'texto',
    creacion: 'dia',
    finalizacion: 'dia',
    status: 'entero',
  },
  por: { finalizacion: 'finalizacion_orden' },
  porDefecto: { orden: 'creacion', direccion: 'desc' },
}

/** What a text of the search box means among advisories (D56); also the list's filter `texto`. */
export function asesoriasWith(text: string): Condition[][] {
  const clave = claveOf('id_cliente', text)
  if (clave) return [clave]
  return isEmail(text) ? [] : [inColumn('asunto_n', text)]
}

export const asesoriasList = searched(asesoriasSpec, (filtro: z.output<typeof filtroAsesorias>) => {
  const { status, tipo, fecha_inicio, fecha_fin, asesor } = filtro
  const [only] = status
  const conditions: (Condition | false)[] = [
    ...(claveOf('id_cliente', filtro.cliente) ?? wordsIn(['cliente_n'], filtro.cliente, 'cliente_n')),
    // Both, or none, mean all.
    only !== undefined && new Set(status).size === 1 && { op: 'igual', columna: 'status', valor: only },
    !!tipo?.length && { op: 'alguno', columna: 'tipo', valor: tipo },
    !!asesor && { op: 'igual', columna: 'id_asesor', valor: asesor },
    !!fecha_inicio && { op: 'desde', columna: 'creacion', valor: fecha_inicio },
    !!fecha_fin && { op: 'hasta', columna: 'creacion', valor: fecha_fin },
    ...firstOf(asesoriasWith, filtro.texto),
  ]
  return conditions.filter((condition) => condition !== false)
})

/** How files and reports name a kind of advisory (specification, section 9). */
export const TIPOS: Record<TipoAsesoria, string> = { 0: 'Psicológica', 1: 'Deportiva', 2: 'Nutricional' }

/** The same of its status in the list (D13). */
export const STATUS: Record<0 | 1, string> = { 0: 'En curso', 1: 'Finalizada' }
