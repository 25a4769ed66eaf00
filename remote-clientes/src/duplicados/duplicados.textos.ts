import { enumerar, fechaDeInstante, horaDeInstante, numero } from '@backoffice/shared/format'
import type { MotivoDePar } from '@backoffice/shared/contract'

const clientes = (n: number) => `${numero(n)} ${n === 1 ? 'cliente' : 'clientes'}`
const cuando = (instante: string) => `${fechaDeInstante(instante)}, ${horaDeInstante(instante)}`

const motivos: Record<MotivoDePar, string> = {
  curp: 'misma CURP',
  rfc: 'mismo RFC',
  email: 'mismo correo',
  celular: 'mismo teléfono',
  nombre: 'nombre parecido',
  nacimiento: 'misma fecha de nacimiento',
}

/** The copy of /clientes?vista=duplicados. */
export const textos = {
  titulo: 'Posibles duplicados',
  explicacion:
    'Clientes que pueden ser la misma persona. Al unirlos, todo lo de uno pasa al otro; se puede deshacer durante 30 días.',
  motivos,
  porque: (all: MotivoDePar[]) => enumerar(all.map((motivo) => motivos[motivo])),
  busqueda: {
    buscando: (fraccion: number) => `Buscando duplicados: ${numero(Math.floor(fraccion * 100))} %`,
    sigue: 'Sigue aunque se cierre esta página.',
    hecha: (n: number, fin: string) => `Se buscó entre ${clientes(n)} el ${cuando(fin)}.`,
    detenida: 'La última búsqueda no terminó.',
    deNuevo: 'Buscar de nuevo',
    sinRespuesta: 'No se pudo saber cómo va. Se vuelve a preguntar.',
  },
  lista: {
    cargando: 'Buscando duplicados',
    cuantos: (n: number) => (n === 1 ? '1 grupo' : `${numero(n)} grupos`),
    ninguno: 'No hay posibles duplicados',
    ningunoTexto:
      'Ningún cliente tiene el RFC, la CURP, el correo o el teléfono de otro, ni su nombre y su nacimiento.',
    paginas: 'Páginas de posibles duplicados',
    anteriores: 'Anteriores',
    siguientes: 'Siguientes',
    error: 'No se pudo leer la lista.',
    reintentar: 'Reintentar',
    registro: (instante: string) => `Registro: ${fechaDeInstante(instante)}`,
    nacimiento: (dia: string) => `Nacimiento: ${dia}`,
    grupo: (nombres: string[]) => enumerar(nombres),
  },
  unir: 'Unir',
  distintos: 'No son la misma persona',
  /** Read out after «Unir» and «No son la misma persona». */
  de: (uno: string, otro: string) => ` (${uno} y ${otro})`,
  ningunoEs: 'Ninguno es la misma persona',
  deshacer: 'Deshacer',
  dialogo: {
    titulo: 'Unir dos clientes',
    leyendo: 'Leyendo los dos clientes',
    error: 'No se pudieron leer los dos clientes.',
    quien: '¿Quién se queda?',
    quienTexto: 'El otro deja de aparecer en las listas, y su dirección lleva al que se queda.',
    queda: 'se queda',
    alta: (instante: string) => `registro del ${fechaDeInstante(instante)}`,
    datos: 'Datos distintos',
    datosTexto: 'De cada dato queda el que se elige; está elegido el más completo o el más nuevo.',
    iguales: (n: number) =>
      n === 1 ? '1 dato es igual en los dos.' : `${numero(n)} datos son iguales en los dos.`,
    todosIguales: 'Todos los datos son iguales en los dos.',
    vacio: 'Sin dato',
    sigue:
      'Asesorías, contrataciones, recibos, archivos, notas, tareas y mensajes de los dos quedan con el que se queda.',
    unir: 'Unir',
    cancelar: 'Cancelar',
    cambio: 'Alguien cambió a uno de los dos mientras tanto. Ya se muestran los datos de ahora.',
    yaUnidos: 'Uno de los dos ya se unió con otro cliente.',
    cerrar: 'Cerrar',
    cambioDe: (por: string, el: string) => `${por} hizo el cambio el ${cuando(el)}.`,
  },
  uniones: {
    titulo: 'Uniones hechas',
    ver: 'Ver uniones hechas',
    hecha: (va: string, queda: string) => `${va} se unió con ${queda}`,
    quien: (usuario: string, momento: string) => `${usuario} · ${cuando(momento)}`,
    hasta: (vence: string) => `Se puede deshacer hasta el ${fechaDeInstante(vence)}.`,
    deshecha: (instante: string) => `Se deshizo el ${cuando(instante)}.`,
    vencida: 'Pasaron más de 30 días: ya no se puede deshacer.',
    ninguna: 'Aún no se ha unido a nadie',
    deshacer: 'Deshacer la unión',
    pregunta: (va: string, queda: string) =>
      `¿Deshacer la unión? «${va}» vuelve con lo que tenía, y «${queda}» conserva lo que se le agregó después.`,
    conservados: (campos: string[]) =>
      `Se dejó como está lo que alguien cambió después: ${enumerar(campos)}.`,
    si: 'Deshacer',
  },
  apartados: {
    titulo: 'Marcados como personas distintas',
    ninguno: 'No se ha marcado a nadie',
    quitar: 'Quitar la marca',
  },
}
