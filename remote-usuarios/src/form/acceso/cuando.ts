import { fechaDeInstante, horaDeInstante, hoy } from '@backoffice/shared/format'
import { textos } from './acceso.textos.ts'

const DAY = 86_400_000

/** An instant as people say it: «hoy 9:12», «ayer 16:05», «el 5 de marzo de 2024». */
export function cuando(instante: string): string {
  const dia = hoy(new Date(instante))
  const near = [
    ['hoy', 0],
    ['ayer', -DAY],
    ['mañana', DAY],
  ] as const
  const said = near.find(([, away]) => hoy(new Date(Date.parse(`${hoy()}T12:00:00-06:00`) + away)) === dia)
  return said
    ? textos.aLas(said[0], horaDeInstante(instante).replace(/^0/, ''))
    : textos.el(fechaDeInstante(instante))
}

/** Whether an instant is past. */
export const yaPaso = (instante: string): boolean => Date.parse(instante) <= Date.now()
