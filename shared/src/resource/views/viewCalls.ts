import type { Lista } from '../../contract/index.ts'

/** The calls of a list's views. The plans' are among the settings, as all their calls are. */
export const viewCalls = (lista: Lista) =>
  lista === 'membresias'
    ? ({
        read: '/configuracion/vistas_membresias',
        save: '/configuracion/guardar_vistas_membresias',
      } as const)
    : ({ read: `/${lista}/vistas`, save: `/${lista}/guardar_vistas` } as const)
