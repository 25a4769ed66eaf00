import type { EntradaHistoria } from '@backoffice/shared/contract'
import {
  IconCalendar,
  IconCancel,
  IconCheck,
  IconEdit,
  IconInfo,
  IconNote,
  IconStar,
  IconUpload,
} from '@backoffice/shared/ui'

const SIZE = 18

/** The icon of each kind of entry. */
export function iconOf(entrada: EntradaHistoria) {
  switch (entrada.tipo) {
    case 'nota':
      return entrada.nota.responsable ? <IconCheck size={SIZE} /> : <IconNote size={SIZE} />
    case 'asesoria':
      return <IconCalendar size={SIZE} />
    case 'contratacion':
      return entrada.contratacion.hecho === 'cancelada' ? (
        <IconCancel size={SIZE} />
      ) : (
        <IconStar size={SIZE} />
      )
    case 'pago':
      return entrada.pago.hecho === 'cancelado' ? <IconCancel size={SIZE} /> : <IconCheck size={SIZE} />
    case 'archivo':
      return <IconUpload size={SIZE} />
    case 'mensaje':
      return <IconInfo size={SIZE} />
    case 'cambio':
      return <IconEdit size={SIZE} />
  }
}
