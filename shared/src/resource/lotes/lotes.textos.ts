import { NOMBRES } from '../../contract/entidades.ts'
import type { Lote } from '../../contract/index.ts'
import { numero } from '../../format/dinero.ts'

type Lista = Lote['lista']
type Accion = Lote['accion']

/** «1 cliente», «1,200 asesorías». */
export const cuantos = (lista: Lista, n: number): string =>
  `${numero(n)} ${NOMBRES[lista][n === 1 ? 'uno' : 'varios']}`

const femenino = (lista: Lista) => NOMBRES[lista].femenino ?? false

/** What becomes of deleted ones, where that is more than leaving the list. */
const quedan: Partial<Record<Lista, string>> = {
  clientes: 'Dejarán de aparecer en las listas; su historial se conserva.',
  usuarios: 'Ya no podrán entrar; lo que hicieron se conserva.',
}

const enCurso: Record<Accion, string> = {
  eliminar: 'Eliminando',
  restaurar: 'Restaurando',
  asignar: 'Asignando asesor a',
  finalizar: 'Finalizando',
  mover: 'Cambiando la fecha de',
  extender: 'Extendiendo',
}

const hecho: Record<Accion, [string, string]> = {
  eliminar: ['Se eliminó', 'Se eliminaron'],
  restaurar: ['Se restauró', 'Se restauraron'],
  asignar: ['Se asignó asesor a', 'Se asignó asesor a'],
  finalizar: ['Se finalizó', 'Se finalizaron'],
  mover: ['Se cambió la fecha de', 'Se cambió la fecha de'],
  extender: ['Se extendió', 'Se extendieron'],
}

/** An extension that was taken back. */
const devuelto = ['Volvió a su fecha', 'Volvieron a su fecha'] as const

export const textos = {
  barra: 'Selección',
  elegidos: (lista: Lista, n: number) =>
    `${cuantos(lista, n)} ${n === 1 ? 'seleccionad' : 'seleccionad'}${femenino(lista) ? 'a' : 'o'}${n === 1 ? '' : 's'}`,
  ninguno: (lista: Lista) =>
    femenino(lista)
      ? `Ninguna ${NOMBRES[lista].uno} seleccionada`
      : `Ningún ${NOMBRES[lista].uno} seleccionado`,
  todos: (lista: Lista, n: number) =>
    `Seleccionar ${femenino(lista) ? 'las' : 'los'} ${cuantos(lista, n)} de la lista`,
  demasiados: (lista: Lista) =>
    `De una vez pueden ser hasta 10,000: con más filtros quedan menos ${NOMBRES[lista].varios}.`,
  exportar: 'Exportar',
  noSeExporto: 'No se pudo escribir el archivo. Se puede intentar de nuevo.',
  terminar: 'Terminar selección',
  eliminar: {
    titulo: (que: string) => `Eliminar ${que}`,
    pregunta: (que: string) => `¿Eliminar ${que}?`,
    despues: (lista: Lista) =>
      `${quedan[lista] ?? 'Dejarán de aparecer en la lista.'} Después se puede deshacer.`,
  },
  progreso: ({ accion, lista, hechos, fallidos, total }: Lote) =>
    `${enCurso[accion]} ${cuantos(lista, total)}… ${numero(hechos + fallidos)} de ${numero(total)}`,
  sigue: 'Sigue aunque se cierre esta página.',
  cancelar: 'Cancelar',
  terminado: ({ accion, lista, hechos }: Lote) =>
    `${(lista === 'contrataciones' && accion === 'restaurar' ? devuelto : hecho[accion])[hechos === 1 ? 0 : 1]} ${cuantos(lista, hechos)}`,
  cancelado: 'Se canceló antes de terminar: lo hecho se queda.',
  fallidos: (n: number) => (n === 1 ? '1 no se pudo' : `${numero(n)} no se pudieron`),
  verFallas: 'Ver por qué',
  fallas: 'Lo que no se pudo',
  masFallas: (n: number) => `Y ${numero(n)} más.`,
  sinNombre: 'Sin nombre',
  deshacer: 'Deshacer',
  cerrar: 'Cerrar',
  sinRespuesta: 'No se pudo saber cómo va. Se vuelve a preguntar.',
}
