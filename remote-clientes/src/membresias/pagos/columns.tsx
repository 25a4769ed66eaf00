import type { Pago } from '@backoffice/shared/contract'
import { dinero, etiquetaMetodo, fechaLarga } from '@backoffice/shared/format'
import { Badge } from '@backoffice/shared/ui'
import type { Column } from '@backoffice/shared/ui/list'
import { textos } from './pagos.textos.ts'

const { columnas } = textos

/** The payments of a purchase. */
export const columns: Column<Pago>[] = [
  { id: 'fecha', header: columnas.fecha, cell: ({ fecha }) => fechaLarga(fecha), kind: 'date' },
  { id: 'metodo', header: columnas.metodo, cell: ({ metodo }) => etiquetaMetodo(metodo), kind: 'label' },
  { id: 'monto', header: columnas.monto, cell: ({ monto }) => dinero(monto), kind: 'money' },
  {
    id: 'status',
    header: columnas.status,
    kind: 'label',
    cell: ({ cancelacion }) =>
      cancelacion === null ? (
        <Badge tone="activa">{textos.cuenta}</Badge>
      ) : (
        <Badge tone="cancelada">{textos.cancelado}</Badge>
      ),
  },
]
