import { z } from 'zod'
import type { CallsOf } from '../call.ts'
import { eliminacion, eliminado, eliminados, restaurar } from '../eliminados.ts'
import { LOTES } from '../entidades.ts'
import { exportAnswer, exportRequest, pageAnswer, pageRequest, rowBase } from '../list.ts'
import { contrasenaOpcional, correo } from '../credentials.ts'
import { crearLote } from '../lotes.ts'
import { marca } from './oficina.ts'
import { guardarVistas, leerVistas } from '../vistas.ts'
import {
  conMsg,
  diaOpcional,
  id,
  idOpcional,
  instante,
  obligatorio,
  texto,
  textoFiltro,
  textoOpcional,
  version,
} from '../wire.ts'

/** 0 Administrador, 1 Asesor, 7 shown as Administrador (D3). */
export const tipoUsuario = z.union([z.literal(0), z.literal(1), z.literal(7)], {
  error: obligatorio('Debe ser 0, 1 o 7'),
})

/** The tree of permissions: booleans at the leaves. It accepts keys of future remotes (D22). */
export type Permisos = { [key: string]: boolean | Permisos }
export const permisos: z.ZodType<Permisos> = z.lazy(() =>
  z.record(z.string(), z.union([z.boolean(), permisos], { error: 'Debe ser un árbol de permisos' }), {
    error: 'Debe ser un árbol de permisos',
  }),
)

/** A permissions tree to store. Every request of its user reads it, so its size is limited. */
const permisosPorGuardar = permisos
  .refine((tree) => entriesWithin(tree, 6) <= 500, { error: 'Admite como máximo 500 permisos, en 6 niveles' })
  .refine((tree) => keysOf(tree).every((key) => /^[\w-]{1,100}$/.test(key)), {
    error: 'Contiene nombres de permisos que no se admiten',
  })

const branches = (tree: Permisos) => Object.values(tree).filter((value) => typeof value !== 'boolean')

/** The number of entries, branches included; Infinity when the tree is too deep. */
const entriesWithin = (tree: Permisos, levels: number): number =>
  levels === 0
    ? Infinity
    : branches(tree).reduce(
        (sum, branch) => sum + entriesWithin(branch, levels - 1),
        Object.keys(tree).length,
      )

const keysOf = (tree: Permisos): string[] => [...Object.keys(tree), ...branches(tree).flatMap(keysOf)]

/** `marca` is beyond the specification. */
export const empresa = z.object({ _id: id, nombre: z.string(), marca: marca.optional() })

export const usuarioFila = z.object({
  ...rowBase,
  nombre: z.string(),
  apellido_paterno: z.string().nullable(),
  apellido_materno: z.string().nullable(),
  tipo: z.number().int(),
  email: z.string(),
  creacion: instante,
  url_perfil_g: z.string().nullable(),
  /** Why somebody can't sign in, beyond the specification: only lists tell it, of those who can't (E-16). */
  acceso: z.enum(['cerrado', 'pendiente']).optional(),
  ...eliminacion,
})

export const usuarioSesion = usuarioFila.extend({ permisos: permisos.optional() })

/** A whole user; `permisos` is the effective tree, beyond the specification. */
export const usuarioDetalles = usuarioFila.extend({ permisos: permisos.optional() })

/** The form's fields; `passwordConf` is compared when present. */
const usuarioCampos = z.object({
  id_locatario: idOpcional,
  nombre: texto(),
  apellido_paterno: texto(),
  apellido_materno: textoOpcional(),
  tipo: tipoUsuario,
  email: correo,
  /** The whole tree (beyond the specification); absent: the defaults of the tipo. */
  permisos: permisosPorGuardar.optional(),
})

export const COLUMNAS_USUARIOS = [
  'nombre',
  'apellido_paterno',
  'apellido_materno',
  'tipo',
  'email',
  'creacion',
] as const

export const filtroUsuarios = z.object({
  id: idOpcional,
  nombre: textoFiltro,
  apellido_paterno: textoFiltro,
  apellido_materno: textoFiltro,
  tipo: z
    .union([z.literal(''), tipoUsuario], { error: 'Debe ser 0, 1 o 7' })
    .nullish()
    .transform((value) => (value === '' || value === undefined ? null : value)),
  fecha_inicio: diaOpcional,
  fecha_fin: diaOpcional,
  /** What the search box finds with it; offered as `listar.texto` (D45). */
  texto: textoFiltro.optional(),
})

/** What the search box finds. */
export const usuariosEncontrados = {
  usuarios: z.array(z.object({ _id: id, nombre: z.string(), email: z.string() })),
}

const CON_INVITACION = 'Con la invitación por correo, la contraseña la elige la persona'

/** Said of a field even while others are wrong. */
const aside = (campo: string, error: string) => ({
  path: [campo],
  error,
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
})

export const usuariosCalls = {
  'POST /usuarios/listar': {
    access: ['usuarios.ver'],
    audit: { accion: 'listar', entidad: 'usuario' },
    request: filtroUsuarios.extend({ ...pageRequest(COLUMNAS_USUARIOS), eliminados }),
    response: z.object({ usuarios: z.array(usuarioFila), ...pageAnswer }),
  },
  'POST /usuarios/detalles': {
    access: ['usuarios.editar'],
    request: z.object({ id, eliminado }),
    response: z.object({ usuario: usuarioDetalles }),
  },
  'POST /usuarios/crear': {
    access: ['usuarios.agregar'],
    once: true,
    audit: { accion: 'crear', entidad: 'usuario' },
    /** With `invitar`, beyond the specification, a mail takes the place of the password (E-16). */
    request: usuarioCampos
      .extend({
        password: contrasenaOpcional,
        passwordConf: contrasenaOpcional,
        invitar: z.boolean({ error: 'Debe ser true o false' }).optional(),
      })
      .refine((one) => one.invitar || one.password !== undefined, aside('password', 'Es obligatorio'))
      .refine((one) => !one.invitar || one.password === undefined, aside('password', CON_INVITACION))
      .refine((one) => !one.invitar || one.passwordConf === undefined, aside('passwordConf', CON_INVITACION)),
    response: conMsg.extend({ usuario: usuarioFila }),
  },
  'POST /usuarios/editar': {
    access: ['usuarios.editar'],
    audit: { accion: 'editar', entidad: 'usuario' },
    /** Absent members keep their value, and so does an empty password. */
    request: usuarioCampos.partial().extend({
      id,
      password: contrasenaOpcional,
      passwordConf: contrasenaOpcional,
      version: version.optional(),
    }),
    response: conMsg.extend({ usuario: usuarioFila }),
  },
  'POST /usuarios/eliminar': {
    access: ['usuarios.editar'],
    audit: { accion: 'eliminar', entidad: 'usuario' },
    request: z.object({ id, version: version.optional() }),
    response: conMsg,
  },
  'POST /usuarios/restaurar': {
    ...restaurar,
    access: ['usuarios.editar'],
    extra: true,
    audit: { accion: 'restaurar', entidad: 'usuario' },
  },
  'POST /usuarios/exportar': {
    access: ['usuarios.ver'],
    extra: true,
    audit: { accion: 'exportar', entidad: 'usuario' },
    request: filtroUsuarios.extend(exportRequest(COLUMNAS_USUARIOS)),
    response: exportAnswer,
  },
  'POST /usuarios/crear_lote': {
    ...crearLote(['eliminar', 'restaurar'], filtroUsuarios),
    access: [LOTES.usuarios],
  },
  'POST /usuarios/vistas': { ...leerVistas, access: ['usuarios.ver'] },
  'POST /usuarios/guardar_vistas': { ...guardarVistas, access: ['usuarios.ver'] },
} satisfies CallsOf

export type Empresa = z.output<typeof empresa>
export type UsuarioFila = z.output<typeof usuarioFila>
export type UsuarioDetalles = z.output<typeof usuarioDetalles>
export type UsuarioSesion = z.output<typeof usuarioSesion>
