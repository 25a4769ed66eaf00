import { unaEmpresa, unUsuario } from '../builders.ts'
import type { Data } from './data.ts'
import { DERIVED, type DerivedRows } from './derivedRows.ts'

/** No rows of the entities that derive from the contract. */
const none = () =>
  Object.fromEntries(DERIVED.map((lista) => [lista, []])) as unknown as {
    [L in keyof DerivedRows]: DerivedRows[L][]
  }

/** An office that has just begun: one Administrador and nothing else. */
export const emptyData = (): Data => ({
  ...none(),
  empresa: unaEmpresa(),
  oficina: null,
  usuarios: [unUsuario()],
  contrasenas: {},
  clientes: [],
  asesorias: [],
  membresias: [],
  archivos: [],
  contrataciones: [],
  recibos: [],
  notas: [],
  lotes: [],
  importaciones: [],
  eliminados: {
    ...none(),
    ...{ clientes: [], asesorias: [], usuarios: [], membresias: [], archivos: [], notas: [] },
  },
  calendarios: {},
  vistas: {},
})
