import { claveIn, type COLUMNAS_USUARIOS, type filtroUsuarios } from '@backoffice/shared/contract'
import type { z } from 'zod'
import { endOfDay, startOfDay } from '../../platform/lists/days.ts'
import { searched } from '../../platform/lists/list.ts'
import type { Condition, ListSpec } from '../../platform/lists/page.ts'
import { firstOf, namesIn, wordsIn } from '../../platform/lists/texts.ts'
import { defineEntity, type RowOf } from '../../platform/rows/entity.ts'
import { nombreCompleto, usuarios } from './table.ts'

const { id_locatario, _id, version, nombre, apellido_paterno, apellido_materno } = usuarios
const { tipo, email, permisos, perfil_archivo, creacion } = usuarios

export const usuario = defineEntity({
  entidad: 'usuario',
  falta: 'El usuario no existe',
  tabla: usuarios,
  /** `permisos` as stored. */
  columnas: {
    ...{ id_locatario, _id, version, nombre, apellido_paterno, apellido_materno },
    ...{ tipo, email, permisos, perfil_archivo, creacion },
  },
  nombre: nombreCompleto(),
})

export type Usuario = RowOf<typeof usuario>

/** The order of the list, by any of its columns. */
export const usuariosSpec: ListSpec<(typeof COLUMNAS_USUARIOS)[number]> = {
  tabla: 'usuarios',
  columnas: {
    nombre: 'texto',
    apellido_paterno: 'texto',
    apellido_materno: 'texto',
    tipo: 'entero',
    email: 'texto',
    creacion: 'instante',
  },
  porDefecto: { orden: 'creacion', direccion: 'desc' },
}

/** An office has few users, so their columns need no index. */
const COLUMNAS = ['nombre_n', 'apellido_paterno_n', 'apellido_materno_n', 'email_f']

/** What a text of the search box means among users (D56); also the list's filter `texto`. */
export const usuariosWith = (text: string): Condition[][] =>
  claveIn(text) === null ? [wordsIn(COLUMNAS, text)] : []

export const usuariosList = searched(usuariosSpec, (filtro: z.output<typeof filtroUsuarios>) => {
  const { id, fecha_inicio, fecha_fin } = filtro
  const others: (Condition | false)[] = [
    !!id && { op: 'igual', columna: '_id', valor: id },
    // 7 is shown as Administrador too (D3), so a filter for Administrador means both.
    filtro.tipo === 1 && { op: 'igual', columna: 'tipo', valor: 1 },
    (filtro.tipo === 0 || filtro.tipo === 7) && { op: 'alguno', columna: 'tipo', valor: [0, 7] },
    !!fecha_inicio && { op: 'desde', columna: 'creacion', valor: startOfDay(fecha_inicio) },
    !!fecha_fin && { op: 'antes_de', columna: 'creacion', valor: endOfDay(fecha_fin) },
  ]
  return [
    ...namesIn(filtro, { indices: false }),
    ...firstOf(usuariosWith, filtro.texto),
    ...others.filter((condition) => condition !== false),
  ]
})
