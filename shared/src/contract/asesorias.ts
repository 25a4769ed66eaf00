import { z } from 'zod'
import { pageAnswer, pageRequest, rowBase } from './list'
import { dia, diaOpcional, textoFiltro } from './wire'

/** List status: 0 En curso, 1 Finalizada; never stored, told from `finalizacion` (D13). */
export const statusAsesoria = z.union([z.literal(0), z.literal(1)], { error: 'Debe ser 0 o 1' })

export const asesoriaFila = z.object({
  ...rowBase,
  cliente: z.string(),
  empresa: z.string().nullable(),
  motivo: z.string(),
  creacion: dia,
  finalizacion: dia.nullable(),
  status: statusAsesoria,
})

export const COLUMNAS_ASESORIAS = [
  'cliente',
  'empresa',
  'motivo',
  'creacion',
  'finalizacion',
  'status',
] as const

export const filtroAsesorias = z.object({
  cliente: textoFiltro,
  /** none = all */
  status: z
    .array(statusAsesoria, { error: 'Debe ser una lista' })
    .max(2, { error: 'Admite como máximo dos' })
    .nullish()
    .transform((value) => value ?? []),
  fecha_inicio: diaOpcional,
  fecha_fin: diaOpcional,
})

export const asesoriasCalls = {
  'POST /asesorias/listar': {
    request: filtroAsesorias.extend(pageRequest(COLUMNAS_ASESORIAS)),
    response: z.object({ asesorias: z.array(asesoriaFila), ...pageAnswer }),
  },
}

export type AsesoriaFila = z.output<typeof asesoriaFila>
export type FiltroAsesorias = z.input<typeof filtroAsesorias>
