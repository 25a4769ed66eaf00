import type { AsesoriaFila } from '@backoffice/shared/contract'
import { textos } from './list.textos.ts'

/** Names the advisory to delete by motivo and client (A-04, D9). */
export const MotivoYCliente = ({ motivo, cliente }: AsesoriaFila) => (
  <>
    <strong>«{motivo}»</strong> {textos.eliminar.de} <strong>{cliente}</strong>
  </>
)
