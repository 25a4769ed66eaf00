import type { Lista } from '../../contract/index.ts'

/** The calls of each list's views. */
export const VIEW_CALLS = {
  clientes: { read: '/clientes/vistas', save: '/clientes/guardar_vistas' },
  asesorias: { read: '/asesorias/vistas', save: '/asesorias/guardar_vistas' },
  usuarios: { read: '/usuarios/vistas', save: '/usuarios/guardar_vistas' },
  contrataciones: { read: '/contrataciones/vistas', save: '/contrataciones/guardar_vistas' },
  membresias: {
    read: '/configuracion/vistas_membresias',
    save: '/configuracion/guardar_vistas_membresias',
  },
} as const satisfies Record<Lista, { read: string; save: string }>
