import { beginning } from '../../contract/text/index.ts'
import { fechaLarga } from './fechas.ts'

const LONG = 80

/** The beginning of a text of several lines, for where there is room for one. */
export function resumen(texto: string): string {
  const [line = ''] = texto.trim().split('\n')
  const cut = beginning(line, LONG).trimEnd()
  return cut.length < texto.trim().length ? `${cut}…` : cut
}

/** Tasks of which the day is here or past; one without a day is never due. */
export const vencidas = <T extends { vence: string | null }>(tareas: T[], hoy: string): T[] =>
  tareas.filter(({ vence }) => vence !== null && vence <= hoy)

/** When a due task was due: «Vence hoy», «Venció el 5 de marzo de 2024». */
export const vencimiento = (vence: string | null, hoy: string): string =>
  vence === hoy ? 'Vence hoy' : `Venció el ${fechaLarga(vence)}`
