import type { Absence } from './absence.ts'

export const textos = {
  ausente: {
    offline: {
      titulo: 'Sin conexión',
      texto: 'Falta descargar esta parte. Aparecerá en cuanto vuelva la conexión.',
    },
    gone: {
      titulo: 'No se pudo descargar esta parte',
      texto:
        'Se puede intentar de nuevo. Si no aparece, es posible que se haya publicado una versión nueva, que se obtiene al recargar la página.',
    },
  } satisfies Record<Absence, object>,
  reintentar: 'Reintentar',
  cerrar: 'Cerrar',
} as const
