import { onDemand } from '@backoffice/shared/ui'
import type { ComponentProps } from 'react'
import type { ContratarMembresia as Dialogo } from './membresias/ContratarMembresia.tsx'
import type { Renovable } from './membresias/renovar.ts'

const ContratarMembresia = onDemand(() =>
  import('./membresias/ContratarMembresia.tsx').then((form) => form.ContratarMembresia),
)

interface Props extends Pick<ComponentProps<typeof Dialogo>, 'idCliente' | 'cliente' | 'onClose' | 'onDone'> {
  contratacion: Renovable
}

/** The dialog that renews a purchase, for others by name (`clientes/RenovarMembresia`). */
export default function RenovarMembresia({ contratacion, ...props }: Props) {
  return <ContratarMembresia {...props} renueva={contratacion} />
}
