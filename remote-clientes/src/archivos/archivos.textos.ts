import { camposDe } from '@backoffice/shared/format'
import { MAX_MB } from './limits.ts'

const campos = camposDe.archivo

export const textos = {
  titulo: 'Expediente de archivos',
  vacia: 'No hay archivos registrados',
  sinDefinir: 'Sin definir',
  columnas: {
    nombre: 'Nombre',
    descripcion: 'Descripción',
    extension: 'Extensión',
    fecha: 'Fecha',
    clase: 'Clase',
    vence: 'Vence',
  },
  vencido: 'Vencido',
  acciones: { ver: 'Ver', vistaPrevia: 'Vista previa', editar: 'Editar', eliminar: 'Eliminar' },
  sinArchivo: 'No file selected',
  abriendo: 'Abriendo el archivo…',
  campos: {
    nombre: campos.nombre,
    descripcion: campos.descripcion,
    archivo: 'Archivo',
    clase: 'Clase',
    vence: 'Vence el',
  },
  elegirClase: 'Sin clase',
  limites: `PDF, imágenes, Word, Excel, PowerPoint, OpenDocument, RTF, TXT, CSV, XML o ZIP, hasta ${MAX_MB} MB cada uno.`,
  soltar: 'También se pueden soltar archivos aquí.',
  problemas: {
    extension: (extension: string) =>
      extension ? `Los archivos .${extension} no se admiten.` : 'Un archivo sin extensión no se admite.',
    vacio: 'El archivo está vacío.',
    tamano: `Pesa más de ${MAX_MB} MB.`,
    nombre: 'El nombre es obligatorio',
    sinRespuesta: 'No hubo respuesta del servidor. Se puede intentar de nuevo.',
    sinConexion: 'Sin conexión. Se puede intentar de nuevo en cuanto vuelva.',
    rechazado: 'No se pudo subir. Se puede intentar de nuevo en un momento.',
  },
  descargarTodo: 'Descargar todo',
  faltanObligatorios: 'Todos los campos son obligatorios',
  agregar: {
    boton: 'Agregar archivo',
    titulo: 'Agregar archivo',
    elegir: 'Archivos',
    guardar: 'Agregar',
    cancelar: 'Cancelar',
    quitar: 'Quitar',
    cancelarSubida: 'Cancelar subida',
    reintentar: 'Reintentar',
    porSubir: 'Por subir',
    enFila: 'En espera',
    subido: 'Subido',
    subiendo: 'Subiendo',
  },
  editar: {
    titulo: 'Editar archivo',
    reemplazar: 'Reemplazar el archivo',
    conservar: 'Sin elegir otro, se conserva el que está.',
    guardar: 'Guardar',
    cambio: {
      titulo: 'Otra persona cambió este archivo',
      texto: (nombre: string, descripcion: string | null) =>
        `Ahora se llama «${nombre}», ${descripcion ? `con la descripción «${descripcion}»` : 'sin descripción'}. ` +
        'Con «Guardar» queda lo escrito aquí; con «Cancelar», lo de la otra persona.',
    },
  },
  noAbrio: 'No se pudo abrir el archivo. Se puede intentar de nuevo en un momento.',
  eliminar: {
    titulo: 'Eliminar archivo',
    antes: '¿Eliminar el archivo ',
    despues: '? Dejará de aparecer en el expediente.',
    sinRespuesta:
      'El servidor no respondió: no se sabe si el archivo se eliminó. Se puede intentar de nuevo.',
    sinConexion:
      'Sin conexión: no se sabe si el archivo se eliminó. Se puede intentar de nuevo en cuanto vuelva.',
    noSePudo: 'No se pudo eliminar. Se puede intentar de nuevo en un momento.',
  },
}
