import type { AsesoriaFila } from '@backoffice/shared/contract'
import { enHoras, etiquetaStatusAsesoria, etiquetaTipoAsesoria, fechaLarga } from '@backoffice/shared/format'
import { Badge, NearDay } from '@backoffice/shared/ui'
import type { Column } from '@backoffice/shared/ui/list'
import { textos } from './list.textos.ts'

const { columnas } = textos

/** The columns of A-02, and four that a person may add (E-03); their ids are also the wire's `orden`. On a phone the card's title says motivo and client. */
export const columns: Column<AsesoriaFila>[] = [
  { id: 'cliente', header: columnas.cliente, cell: (a) => a.cliente, hideInCard: true },
  { id: 'empresa', header: columnas.empresa, cell: (a) => a.empresa },
  { id: 'motivo', header: columnas.motivo, cell: (a) => a.motivo, hideInCard: true },
  {
    id: 'creacion',
    header: columnas.creacion,
    cell: (a) => (a.status === 0 && a.creacion ? <NearDay day={a.creacion} ahead /> : fechaLarga(a.creacion)),
    kind: 'date',
  },
  {
    id: 'finalizacion',
    header: columnas.finalizacion,
    cell: (a) => a.finalizacion && fechaLarga(a.finalizacion),
    kind: 'date',
  },
  {
    id: 'status',
    header: columnas.status,
    kind: 'label',
    cell: (a) => (
      <Badge tone={a.status === 0 ? 'activa' : 'finalizada'}>{etiquetaStatusAsesoria(a.status)}</Badge>
    ),
  },
  {
    id: 'asesor',
    header: columnas.asesor,
    cell: (a) => a.asesor,
    sortable: false,
    optional: true,
  },
  {
    id: 'tipo',
    header: columnas.tipo,
    kind: 'label',
    cell: ({ tipo }) => tipo !== undefined && etiquetaTipoAsesoria(tipo),
    sortable: false,
    optional: true,
  },
  { id: 'hora', header: columnas.hora, cell: (a) => a.hora, kind: 'label', sortable: false, optional: true },
  {
    id: 'minutos',
    header: columnas.minutos,
    cell: ({ minutos }) => minutos && enHoras(minutos),
    kind: 'label',
    sortable: false,
    optional: true,
  },
]
