import type { LoteDialogProps } from '@backoffice/shared/resource'
import { textos } from '../list.textos.ts'
import { UnDia } from './UnDia.tsx'

const { mover, nuevaFecha } = textos.varias

/** «Cambiar fecha: 3 asesorías»: to which day. */
export const MoverVarias = (props: LoteDialogProps) => (
  <UnDia {...props} verbo={mover} dia={nuevaFecha} inicial={null} />
)
