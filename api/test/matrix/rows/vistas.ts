import type { Row, Rows } from '../row.ts'

const read = (...needs: [string, ...string[]]): Row => ({ needs, body: () => ({}) })

const save = (...needs: [string, ...string[]]): Row => ({
  needs,
  // One that was not there before: saving what is already saved changes nothing.
  body: ({ marca, cliente }) => ({
    vistas: [
      { nombre: `Vista ${marca}`, consulta: `nombre=${marca}${cliente}`, columnas: null, inicio: true },
    ],
    columnas: ['nombre'],
    compacta: true,
  }),
  writes: { accion: 'editar', entidad: 'vistas' },
})

/** Whose views they are comes from the session: no request names anybody. */
export const vistasRows: Rows = {
  'POST /clientes/vistas': read('clientes.ver'),
  'POST /clientes/guardar_vistas': save('clientes.ver'),
  'POST /asesorias/vistas': read('asesorias.ver'),
  'POST /asesorias/guardar_vistas': save('asesorias.ver'),
  'POST /usuarios/vistas': read('usuarios.ver'),
  'POST /usuarios/guardar_vistas': save('usuarios.ver'),
  'POST /configuracion/vistas_membresias': read('configuracion.membresias.ver'),
  'POST /configuracion/guardar_vistas_membresias': save('configuracion.membresias.ver'),
  'POST /contrataciones/vistas': read('configuracion.membresias.ver', 'clientes.detalles'),
  'POST /contrataciones/guardar_vistas': save('configuracion.membresias.ver', 'clientes.detalles'),
}
