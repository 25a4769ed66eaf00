import { hoy } from '@backoffice/shared/format'
import type { LoteDialogProps } from '@backoffice/shared/resource'
import { textos } from '../list.textos.ts'
import { UnDia } from './UnDia.tsx'

const { finalizar, fecha } = textos.varias

/** «Finalizar 3 asesorías»: on which day. */
export const FinalizarVarias = (props: LoteDialogProps) => (
  <UnDia {...props} verbo={finalizar} dia={fecha} inicial={hoy()} />
)
