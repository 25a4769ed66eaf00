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

/** Whose views they are comes from the session: no request names anybody. */
export const vistasRows: OwnRows = {
  'POST /clientes/vistas': read,
  'POST /clientes/guardar_vistas': save,
  'POST /asesorias/vistas': read,
  'POST /asesorias/guardar_vistas': save,
  'POST /usuarios/vistas': read,
  'POST /usuarios/guardar_vistas': save,
  'POST /configuracion/vistas_membresias': read,
  'POST /configuracion/guardar_vistas_membresias': save,
  'POST /contrataciones/vistas': read,
  'POST /contrataciones/guardar_vistas': save,
}
