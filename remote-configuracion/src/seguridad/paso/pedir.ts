import { api } from '@backoffice/shared'
import type { SegundoPaso } from '@backoffice/shared/contract'
import type { Ask } from '@backoffice/shared/resource'

export const pedirPaso: Ask<{ segundo_paso: SegundoPaso }> = (options) =>
  api.post('/configuracion/segundo_paso', {}, options)

/** What a dialog tells when it is done: what holds now, and new recovery codes to show once. */
export interface Hecho {
  segundo_paso: SegundoPaso
  codigos?: string[]
}

export interface DialogProps {
  open: boolean
  onClose(): void
  onDone(hecho: Hecho): void
}
