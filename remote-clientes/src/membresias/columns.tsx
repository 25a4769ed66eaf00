import type { Contratacion } from '@backoffice/shared/contract'
import { dinero, etiquetaMetodo, etiquetaStatusContratacion, periodo } from '@backoffice/shared/format'
import { Badge, Box, type Tone } from '@backoffice/shared/ui'
import type { Column } from '@backoffice/shared/ui/list'
import { textos } from './membresias.textos.ts'

const tonos: Record<Contratacion['status'], Tone> = { 0: 'activa', 1: 'vencida', 2: 'cancelada' }

const { columnas } = textos

/** A client's purchases (P-08, P-09, P-11). */
export const columns: Column<Contratacion>[] = [
  {
    id: 'membresia',
    header: columnas.membresia,
    cell: ({ membresia }) => membresia.nombre || textos.sinDefinir,
    sortValue: ({ membresia }) => membresia.nombre,
    hideInCard: true,
  },
  {
    id: 'total',
    header: columnas.total,
    // What of it is still owed stands under it (E-23).
    cell: ({ total, saldo }) => (
      <>
        {dinero(total)}
        {!!saldo && (
          <Box as="span" display="block" fontSize="xs" color="fg.muted">
            {textos.saldo(dinero(saldo))}
          </Box>
        )}
      </>
    ),
    sortValue: ({ total }) => total,
    kind: 'money',
  },
  {
    id: 'metodo',
    header: columnas.metodo,
    kind: 'label',
    cell: ({ metodo }) => etiquetaMetodo(metodo),
  },
  {
    id: 'periodo',
    header: columnas.periodo,
    cell: ({ fecha_inicio, fecha_fin }) => periodo(fecha_inicio, fecha_fin),
    sortValue: ({ fecha_inicio }) => fecha_inicio,
    kind: 'period',
  },
  {
    id: 'status',
    header: columnas.status,
    kind: 'label',
    cell: ({ status }) => <Badge tone={tonos[status]}>{etiquetaStatusContratacion(status)}</Badge>,
    sortValue: ({ status }) => status,
  },
]
