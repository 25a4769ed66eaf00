import { unaEmpresa, unUsuario } from '../builders.ts'
import type { Data, Lists } from './data.ts'
import { DERIVED } from './lists/derivedRows.ts'

const TABLES = [...DERIVED, 'clientes', 'asesorias', 'usuarios', 'membresias', 'archivos'] as const

const none = () => Object.fromEntries(TABLES.map((table) => [table, []])) as unknown as Lists

/** An office that has just begun: one Administrador and nothing else. */
export const emptyData = (): Data => ({
  ...none(),
  ...{ empresa: unaEmpresa(), usuarios: [unUsuario()], contrasenas: {} },
  ...{ contrataciones: [], lotes: [], eliminados: none() },
  ...{ vistas: {}, cambios: {} },
})
