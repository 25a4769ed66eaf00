import { masDias } from '@backoffice/shared/format'
import { sinFiltros, type Filtros } from './filters.ts'
import { textos } from './contrataciones.textos.ts'

const { preguntas } = textos

/** The first and the last day of a day's month. */
function mes(day: string): { primero: string; ultimo: string } {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const ultimo = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  return { primero: `${day.slice(0, 7)}-01`, ultimo }
}

/** What an office asks of its memberships every day. */
export function preguntasDe(today: string): { label: string; filtros: Filtros }[] {
  const { primero, ultimo } = mes(today)
  const porVencer = (dias: number) => ({
    label: preguntas.porVencer(dias),
    filtros: { ...sinFiltros, status: [0 as const], fin_desde: today, fin_hasta: masDias(today, dias) },
  })
  return [
    {
      label: preguntas.esteMes,
      filtros: { ...sinFiltros, status: [0, 1], fin_desde: primero, fin_hasta: ultimo },
    },
    porVencer(7),
    porVencer(15),
    porVencer(30),
    { label: preguntas.vencidas, filtros: { ...sinFiltros, status: [1], sin_renovar: true } },
  ]
}
