import { useHoy } from '@backoffice/shared/format'
import { listAddress, sameFilters, type ListQuery } from '@backoffice/shared/resource'
import { Chips } from '@backoffice/shared/ui/list'
import { textos } from './contrataciones.textos'
import { sinFiltros, type Filtros } from './filters'
import { listContrataciones } from './list'
import { preguntasDe } from './preguntas'

/** «Terminan este mes», «Por vencer» in 7, 15 and 30 days, and «Vencidas sin renovar». */
export function PreguntasDelDia({ query: { filtros, filas } }: { query: ListQuery<Filtros> }) {
  const today = useHoy()
  const chips = preguntasDe(today).map((pregunta) => {
    const current = sameFilters(listContrataciones, filtros, pregunta.filtros)
    return {
      label: pregunta.label,
      current,
      to: listAddress(listContrataciones, { filas, filtros: current ? sinFiltros : pregunta.filtros }),
    }
  })
  return <Chips label={textos.preguntas.titulo} chips={chips} />
}
