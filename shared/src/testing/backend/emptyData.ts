import { unaEmpresa, unUsuario } from '../builders.ts'
import type { Data } from './data.ts'

/** An office that has just begun: one Administrador and nothing else. */
export const emptyData = (): Data => ({
  empresa: unaEmpresa(),
  usuarios: [unUsuario()],
  contrasenas: {},
  clientes: [],
  asesorias: [],
  membresias: [],
  archivos: [],
  contrataciones: [],
  notas: [],
  lotes: [],
  eliminados: { clientes: [], asesorias: [], usuarios: [], membresias: [], archivos: [], notas: [] },
  vistas: {},
})
