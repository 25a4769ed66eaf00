import type { Call } from './call.ts'
import { type CallName, calls } from './calls.ts'

/** Whether a server of the plain contract, section 7 of the specification alone, has a call (D38). */
export const isPlain = (name: CallName): boolean => !(calls[name] as Call).extra

/** The extras of specified calls (D45). */
const EXTRAS = [
  'archivos.clase',
  'archivos.vista_previa',
  'asesorias.asesor',
  'asesorias.hora',
  'asesorias.tipo',
  'asesorias.tipo_y_asesor',
  'clientes.columnas',
  'clientes.registro',
  'clientes.ultima_asesoria',
  'exportar.ids',
  'exportar.xlsx',
  'importar.membresias',
  'listar.texto',
  'membresias.duracion',
  'usuarios.invitar',
  'usuarios.permisos',
  'perfil.password_actual',
  'perfil.quitar_foto',
]

/** What our server offers beyond the plain contract: calls by path, and extras by name. */
export const capacidades: readonly string[] = [
  ...(Object.keys(calls) as CallName[])
    .filter((name) => !isPlain(name))
    .map((name) => name.split(' ')[1] ?? ''),
  ...EXTRAS,
].sort()
