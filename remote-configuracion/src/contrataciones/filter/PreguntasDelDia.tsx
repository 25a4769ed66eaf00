import { hasCapacidad, useAuth } from '@backoffice/shared'
import { useHoy } from '@backoffice/shared/format'
import { listAddress, sameFilters, type ListQuery } from '@backoffice/shared/resource'
import { Chips } from '@backoffice/shared/ui/list'
import { textos } from '../contrataciones.textos.ts'
import { sinFiltros, type Filtros } from './filters.ts'
import { listContrataciones } from '../list.ts'
import { preguntasDe } from './preguntas.ts'

/** «Terminan este mes», «Por vencer» in 7, 15 and 30 days, «Vencidas sin renovar» and «Con saldo». */
export function PreguntasDelDia({ query: { filtros, filas } }: { query: ListQuery<Filtros> }) {
  const today = useHoy()
  const capacidades = useAuth(({ capacidades }) => capacidades)
  const offered = preguntasDe(today).filter(
    ({ capacidad }) => !capacidad || hasCapacidad({ capacidades }, capacidad),
  )
  const chips = offered.map((pregunta) => {
    const current = sameFilters(listContrataciones, filtros, pregunta.filtros)
    return {
      label: pregunta.label,
      current,
      to: listAddress(listContrataciones, { filas, filtros: current ? sinFiltros : pregunta.filtros }),
    }
  })
  return <Chips label={textos.preguntas.titulo} chips={chips} />
}
