/** One sentence for each kind of failure of a remote: what happened, and what people can do. */
export const textos = {
  registry: 'No se pudo consultar la lista de secciones. Puede ser la conexión o el servidor.',
  missing: 'Esta sección no está disponible por ahora: no aparece en la lista de secciones publicadas.',
  unavailable:
    'Esta sección no está disponible: hay un error en su publicación. El resto de la aplicación sigue funcionando.',
  disabled: 'Esta sección está apagada por ahora.',
  manifest:
    'No se pudo obtener la descripción de esta sección. Es posible que se esté publicando una versión nueva.',
  late: 'Esta sección tarda demasiado en responder.',
  malformed: 'La descripción de esta sección llegó dañada.',
  type: 'El servidor respondió otra cosa en lugar de los archivos de esta sección.',
  unsealed: 'Esta sección se publicó sin las huellas de sus archivos, y sin ellas no se usan.',
  integrity: 'Los archivos de esta sección no coinciden con los publicados y no se usaron.',
  contract: 'La versión publicada de esta sección no es compatible con esta aplicación.',
  code: 'No se pudieron descargar los archivos de esta sección. Es posible que se haya publicado una versión nueva.',
  offline: 'Sin conexión. La sección aparecerá en cuanto vuelva.',
  shape: 'Esta sección está publicada con un formato que la aplicación no reconoce.',
  route: 'La versión publicada de esta sección no trae esta página.',
  render: 'Esta sección tuvo un error al mostrarse. El resto de la aplicación sigue funcionando.',
}

/** A section whose release had to stop while it was on the screen. */
export const detenida = {
  titulo: 'Esta sección se detuvo',
  otra: 'Ya hay otra versión de esta sección.',
  escrito: 'Lo escrito en esta sección',
  ayuda: 'Se puede leer y copiar. No se guardó.',
} as const
/** A section whose release was replaced while it was on the screen. */
export const hayOtra = 'Hay una versión nueva de esta sección'
export const actualizar = 'Actualizar'
export const descartar = 'Descartar'

export const titulo = 'No se pudo mostrar la sección'
export const reintentar = 'Reintentar'
export const cargando = 'Cargando la sección'
