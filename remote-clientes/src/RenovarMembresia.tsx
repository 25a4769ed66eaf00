import { lazy, Suspense, type ComponentProps } from 'react'
import type { ContratarMembresia as Dialogo } from './membresias/ContratarMembresia'
import type { Renovable } from './membresias/renovar'

const ContratarMembresia = lazy(() =>
  import('./membresias/ContratarMembresia').then((form) => ({ default: form.ContratarMembresia })),
)

interface Props extends Pick<ComponentProps<typeof Dialogo>, 'idCliente' | 'onClose' | 'onDone'> {
  contratacion: Renovable
}

/** The dialog that renews a purchase, for others by name (`clientes/RenovarMembresia`). */
export default function RenovarMembresia({ contratacion, ...props }: Props) {
  return (
    <Suspense fallback={null}>
      <ContratarMembresia {...props} renueva={contratacion} />
    </Suspense>
  )
}
