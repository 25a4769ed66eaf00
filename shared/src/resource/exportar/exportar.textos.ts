import { nombreDeFilas } from '../../contract/entidades.ts'
import type { Exportacion } from '../../contract/index.ts'
import { fechaDeInstante } from '../../format/fechas/fechas.ts'
import { numero } from '../../format/dinero.ts'
import { peso } from '../../format/peso.ts'

/** «48,210 clientes» */
const cuantos = (lista: string, n: number) => `${numero(n)} ${nombreDeFilas(lista, n)}`

export const textos = {
  titulo: 'Exportar',
  son: (lista: string, n: number, exacto: boolean) =>
    exacto ? `Son ${cuantos(lista, n)}.` : `Son más de ${cuantos(lista, n)}.`,
  conCorreo: 'El archivo se prepara y se avisa por correo.',
  sinCorreo: 'El archivo se prepara y aparece aquí cuando está listo.',
  preparar: 'Preparar el archivo',
  esperar: 'Esperar aquí',
  cerrar: 'Cerrar',
  listos: 'Archivos listos',
  ninguno: 'Ninguno por ahora.',
  sigue: 'Sigue aunque se cierre esta página.',
  nombre: ({ lista, total, formato }: Exportacion) =>
    `${cuantos(lista, total)} · ${formato === 'xlsx' ? 'Excel' : 'CSV'}`,
  avance: ({ avance, total }: Exportacion) => `Preparando… ${numero(avance)} de ${numero(total)}`,
  listo: ({ tamano, vence }: Exportacion) =>
    `${peso(tamano ?? 0)}${vence === null ? '' : `. Se guarda hasta el ${fechaDeInstante(vence)}`}`,
  descargar: 'Descargar',
  quitar: 'Quitar',
  cancelar: 'Cancelar',
  sinRespuesta: 'El servidor no respondió; se intenta de nuevo.',
}
