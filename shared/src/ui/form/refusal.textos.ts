/** What a failed call means to the person, by status. The server's own sentence appears separately as an alert. */
export const textos = {
  sinRespuesta: {
    titulo: 'El servidor no respondió',
    texto: 'No se sabe si el cambio se hizo. Se puede intentar de nuevo.',
  },
  sinConexion: {
    titulo: 'Sin conexión',
    texto: 'No se sabe si el cambio se hizo. Se puede intentar de nuevo en cuanto vuelva.',
  },
  datos: { titulo: 'Hay datos que corregir', texto: 'Cada campo señalado dice qué le falta.' },
  rechazo: { titulo: 'El servidor no aceptó los datos', texto: 'Hay que revisarlos e intentar de nuevo.' },
  permiso: {
    titulo: 'No hay permiso para hacer esto',
    texto: 'Lo puede dar quien administra los usuarios.',
  },
  noExiste: { titulo: 'Esto ya no existe', texto: 'Alguien lo eliminó mientras tanto.' },
  conflicto: { titulo: 'El cambio no se hizo', texto: 'Los datos ya no son los que se ven aquí.' },
  tamano: { titulo: 'Es demasiado grande', texto: 'El servidor no recibe tanto de una vez.' },
  tipo: { titulo: 'Ese tipo de archivo no se admite', texto: 'Hay que elegir un archivo de otro tipo.' },
  prisa: {
    titulo: 'Demasiados intentos seguidos',
    texto: 'Hay que esperar un momento antes de intentar de nuevo.',
  },
  servidor: {
    titulo: 'El servidor tuvo un problema',
    texto: 'El cambio no se hizo, o no se sabe. Se puede intentar de nuevo en un momento.',
  },
  /** For calls that only read data. */
  lectura: {
    sinRespuesta: { titulo: 'El servidor no respondió', texto: 'Se puede intentar de nuevo.' },
    sinConexion: { titulo: 'Sin conexión', texto: 'Se puede intentar de nuevo en cuanto vuelva.' },
    servidor: {
      titulo: 'El servidor tuvo un problema',
      texto: 'Se puede intentar de nuevo en un momento.',
    },
  },
  conservado: 'Todo lo escrito sigue aquí.',
}
