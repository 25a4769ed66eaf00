import type { AsesoriaHistorial } from '@backoffice/shared/contract'
import { etiquetaStatusHistorial, etiquetaTipoAsesoria, fechaLarga } from '@backoffice/shared/format'
import { useAllowed } from '@backoffice/shared/resource'
import { AccordionSection, Badge, Box, type Tone } from '@backoffice/shared/ui'
import { LocalTable, type Column, type RowAction } from '@backoffice/shared/ui/list'
import { textos } from './perfil.textos.ts'

const { asesorias } = textos

const tonos: Record<AsesoriaHistorial['status'], Tone> = { 0: 'pendiente', 1: 'activa', 2: 'finalizada' }

const columns: Column<AsesoriaHistorial>[] = [
  {
    id: 'tipo',
    header: asesorias.tipo,
    cell: ({ tipo, motivo }) => (
      <>
        {etiquetaTipoAsesoria(tipo)}
        {motivo && (
          <>
            {/* The link's name repeats its text, in which a space parts the two. */}{' '}
            <Box as="span" display="block" color="fg.muted" title={motivo}>
              {motivo}
            </Box>
          </>
        )}
      </>
    ),
    hideInCard: true,
  },
  {
    id: 'asesor',
    header: asesorias.asesor,
    cell: ({ asesor }) => asesor || asesorias.sinDefinir,
  },
  {
    id: 'fecha_inicio',
    header: asesorias.fechaInicio,
    cell: ({ fecha_inicio }) => fechaLarga(fecha_inicio),
    sortValue: ({ fecha_inicio }) => fecha_inicio,
    kind: 'date',
  },
  {
    id: 'fecha_fin',
    header: asesorias.fechaFin,
    cell: ({ fecha_fin }) => (fecha_fin ? fechaLarga(fecha_fin) : asesorias.sinDefinir),
    sortValue: ({ fecha_fin }) => fecha_fin,
    kind: 'date',
  },
  {
    id: 'status',
    header: asesorias.status,
    kind: 'label',
    cell: ({ status }) => <Badge tone={tonos[status]}>{etiquetaStatusHistorial(status)}</Badge>,
    sortValue: ({ status }) => status,
  },
]

/** «Historial de asesorias» (P-10): under the kind the motivo, where the server says it, and a click opens the advisory. */
export function HistorialAsesorias({ rows }: { rows: AsesoriaHistorial[] }) {
  const opens = useAllowed('asesorias.detalles', '/asesorias/detalles')
  const actions = ({ _id }: AsesoriaHistorial): RowAction[] => [
    {
      label: asesorias.detalles,
      preposition: 'de',
      icon: 'ver',
      opens: true,
      to: `/asesorias/detalles/${_id}`,
    },
  ]
  const offered = opens && rows.every(({ _id }) => _id !== undefined)
  return (
    <AccordionSection title={asesorias.titulo}>
      <LocalTable
        label={asesorias.titulo}
        rows={rows}
        columns={columns}
        rowId={(row) => row._id ?? `${row.tipo} ${row.fecha_inicio} ${row.asesor}`}
        rowName={({ tipo, motivo }) => [etiquetaTipoAsesoria(tipo), motivo].filter(Boolean).join(' ')}
        {...(offered && { rowActions: actions })}
        empty={asesorias.vacia}
      />
    </AccordionSection>
  )
}
