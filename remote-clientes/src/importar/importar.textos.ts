import { numero } from '@backoffice/shared/format'
import type { Importacion } from '@backoffice/shared/contract'

const filas = (n: number) => `${numero(n)} ${n === 1 ? 'fila' : 'filas'}`
const clientes = (n: number) => `${numero(n)} ${n === 1 ? 'cliente' : 'clientes'}`

const estados: Record<Importacion['estado'], string> = {
  leida: 'Sin comenzar',
  en_curso: 'En marcha',
  terminada: 'Terminada',
  cancelada: 'Cancelada',
  detenida: 'Detenida',
  deshaciendo: 'Deshaciendo',
  deshecha: 'Deshecha',
}

/** The copy of /clientes?vista=importar. */
export const textos = {
  titulo: 'Importar clientes',
  volver: 'Volver a clientes',
  elegir: {
    titulo: 'Archivo',
    archivo: 'Hoja de clientes',
    limites: 'Excel (.xlsx) o CSV, hasta 25 MB y 200,000 filas. La primera fila tiene los títulos.',
    soltar: 'También se puede soltar el archivo aquí.',
    leyendo: 'Leyendo el archivo',
    plantilla: 'Descargar plantilla',
    archivoDePlantilla: 'plantilla-clientes.csv',
    tipo: 'Se admiten archivos .xlsx y .csv.',
    tamano: 'Pesa más de 25 MB.',
    vacio: 'El archivo está vacío.',
    sinRespuesta: 'No hubo respuesta del servidor. Se puede intentar de nuevo.',
    sinConexion: 'Sin conexión: el archivo no se pudo leer. Se puede intentar de nuevo en cuanto vuelva.',
  },
  anteriores: {
    titulo: 'Importaciones anteriores',
    ninguna: 'Aún no hay importaciones',
    archivo: 'Archivo',
    fecha: 'Fecha',
    estado: 'Estado',
    filas: 'Filas',
    creados: 'Agregados',
    ver: 'Ver',
    estados,
  },
  columnas: {
    titulo: 'Columnas',
    explicacion:
      'A la izquierda, los títulos de la hoja; a la derecha, el campo del cliente que llena cada columna.',
    ninguna: 'No importar',
    ejemplo: (muestra: string) => `Por ejemplo: ${muestra}`,
    sinValores: 'Sin valores',
    fechas: 'Fechas como 03/04/1980',
    orden: { dia: 'Día, mes y año', mes: 'Mes, día y año' },
    repetidos: 'Clientes que ya existen',
    queHacer: {
      omitir: 'Omitirlos',
      completar: 'Completar lo que les falta',
      agregar: 'Agregarlos de todos modos',
    },
    regla:
      'Ya existe quien tiene el mismo RFC, CURP, correo o teléfono, o el mismo nombre completo. Al terminar se dice cuáles fueron.',
  },
  vistaPrevia: {
    titulo: 'Vista previa',
    revisando: 'Revisando las filas…',
    sinRespuesta: 'No se pudieron revisar las filas.',
    sinConexion: 'Sin conexión: no se pudieron revisar las filas.',
    reintentar: 'Reintentar',
    bien: (n: number) => `${filas(n)} sin errores`,
    mal: (n: number) => `${filas(n)} con errores, que no se ${n === 1 ? 'importará' : 'importarán'}`,
    parte: (n: number) => `Se revisaron las primeras ${filas(n)}; las demás se revisan al importar.`,
    fila: 'Fila',
    nombre: (fila: number) => `Fila ${numero(fila)}`,
    columna: 'Columna',
    valor: 'Valor',
    motivo: 'Motivo',
    errores: 'Errores',
    sinFilas: 'Ninguna fila se puede importar así',
  },
  comenzar: (n: number) => `Importar ${filas(n)}`,
  sinComenzar: {
    sinRespuesta:
      'El servidor no respondió: no se sabe si la importación comenzó. Con el mismo botón se intenta de nuevo, y no comienza dos veces.',
    sinConexion:
      'Sin conexión: no se sabe si la importación comenzó. Se puede intentar de nuevo en cuanto vuelva.',
  },
  otroArchivo: 'Elegir otro archivo',
  marcha: {
    importando: (avance: number, total: number) => `Importando: ${numero(avance)} de ${filas(total)}`,
    deshaciendo: (avance: number, total: number) => `Deshaciendo: ${numero(avance)} de ${filas(total)}`,
    sigue: 'Sigue aunque se cierre esta página.',
    cancelar: 'Cancelar importación',
    sinRespuesta: 'No se pudo saber cómo va. Se vuelve a preguntar.',
    sinConexion: 'Sin conexión: no se puede saber cómo va. En el servidor sigue.',
  },
  informe: {
    titulo: (estado: Importacion['estado']) =>
      estado === 'deshecha' ? 'Importación deshecha' : `Importación ${estados[estado].toLowerCase()}`,
    creados: (n: number) => `${n === 1 ? 'Se agregó' : 'Se agregaron'} ${clientes(n)}.`,
    completados: (n: number) => `${n === 1 ? 'Se completó' : 'Se completaron'} ${clientes(n)}.`,
    omitidos: (n: number) => `${n === 1 ? 'Se omitió' : 'Se omitieron'} ${filas(n)}.`,
    fallidos: (n: number) => `${n === 1 ? 'No se pudo' : 'No se pudieron'} importar ${filas(n)}.`,
    deshechos: (n: number) => `${n === 1 ? 'Se deshizo' : 'Se deshicieron'} ${filas(n)}.`,
    conservados: (n: number) =>
      n === 1
        ? 'Se dejó 1 cliente, que cambió después.'
        : `Se dejaron ${clientes(n)}, que cambiaron después.`,
    faltan: 'Filas por revisar',
    descargar: 'Descargar las que faltan',
    comoSeguir: 'El archivo trae las filas como venían y el motivo; corregido, se importa igual.',
    deshacer: 'Deshacer la importación',
    otra: 'Importar otro archivo',
    primeras: (n: number) => `Se muestran las primeras ${numero(n)}; el archivo las trae todas.`,
  },
  preguntaDeshacer: {
    titulo: 'Deshacer la importación',
    pregunta: (n: number) =>
      `¿Deshacer la importación de ${clientes(n)}? Los agregados se eliminan y lo completado queda como estaba. Lo que alguien cambió después se deja.`,
    si: 'Deshacer',
  },
  noEsta: 'La importación ya no está: se guardan 30 días.',
}
