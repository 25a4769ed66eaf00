import { calls } from '@backoffice/shared/contract'
import type { OwnRow, OwnRows } from '../row.ts'

const read: OwnRow = { body: () => ({}) }

const save: OwnRow = {
  // One that was not there before: saving what is already saved changes nothing.
  body: ({ marca, cliente }) => ({
    vistas: [
      { nombre: `Vista ${marca}`, consulta: `nombre=${marca}${cliente}`, columnas: null, inicio: true },
    ],
    columnas: ['nombre'],
    compacta: true,
  }),
}

/** Of every list. Whose views they are comes from the session: no request names anybody. */
export const vistasRows: OwnRows = Object.fromEntries(
  Object.keys(calls)
    .filter((name) => /\/(guardar_)?vistas(_|$)/.test(name))
    .map((name) => [name, name.includes('/guardar_') ? save : read]),
)
