import { masDias } from '@backoffice/shared/format'
import { sameFilters } from '@backoffice/shared/resource'
import { sinFiltros, type Filtros } from './filters.ts'
import { textos } from '../contrataciones.textos.ts'
import { listContrataciones } from '../list.ts'

const { preguntas, sinResultados } = textos

/** The first and the last day of a day's month. */
function mes(day: string): { primero: string; ultimo: string } {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const ultimo = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  return { primero: `${day.slice(0, 7)}-01`, ultimo }
}

interface Pregunta {
  label: string
  filtros: Filtros
  /** What is said when nothing answers it. */
  ninguna: string
  /** The server that answers it has this call. */
  capacidad?: '/clientes/crear_pago'
}

/** What an office asks of its memberships every day. */
export function preguntasDe(today: string): Pregunta[] {
  const { primero, ultimo } = mes(today)
  const porVencer = (dias: number) => ({
    label: preguntas.porVencer(dias),
    ninguna: sinResultados.porVencer(dias),
    filtros: { ...sinFiltros, status: [0 as const], fin_desde: today, fin_hasta: masDias(today, dias) },
  })
  return [
    {
      label: preguntas.esteMes,
      ninguna: sinResultados.esteMes,
      filtros: { ...sinFiltros, status: [0, 1], fin_desde: primero, fin_hasta: ultimo },
    },
    porVencer(7),
    porVencer(15),
    porVencer(30),
    {
      label: preguntas.vencidas,
      ninguna: sinResultados.vencidas,
      filtros: { ...sinFiltros, status: [1], sin_renovar: true },
    },
    {
      label: preguntas.conSaldo,
      ninguna: sinResultados.conSaldo,
      filtros: { ...sinFiltros, con_saldo: true },
      capacidad: '/clientes/crear_pago',
    },
  ]
}

/** The texts of the list: nothing found is said in the words of the question that is in use. */
export function textsFor(filtros: Filtros, today: string): typeof textos {
  const inUse = preguntasDe(today).find((pregunta) =>
    sameFilters(listContrataciones, filtros, pregunta.filtros),
  )
  return inUse ? { ...textos, sinResultados: { ...sinResultados, titulo: inUse.ninguna } } : textos
}
