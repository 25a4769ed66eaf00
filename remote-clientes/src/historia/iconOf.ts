import type { EntradaHistoria } from '@backoffice/shared/contract'
import {
  IconCalendar,
  IconCancel,
  IconCheck,
  IconEdit,
  IconNote,
  IconStar,
  IconUpload,
} from '@backoffice/shared/ui'

/** The icon of each kind of entry. */
export function iconOf(entrada: EntradaHistoria) {
  switch (entrada.tipo) {
    case 'nota':
      return entrada.nota.responsable ? IconCheck : IconNote
    case 'asesoria':
      return IconCalendar
    case 'contratacion':
      return entrada.contratacion.hecho === 'cancelada' ? IconCancel : IconStar
    case 'archivo':
      return IconUpload
    case 'cambio':
      return IconEdit
  }
}
