import { mayLeave } from '@backoffice/shared'

/** Escape, the cross or Cancelar: a plan that is half written is not lost unasked. */
export async function cerrar(onClose: () => void): Promise<void> {
  if (await mayLeave()) onClose()
}
