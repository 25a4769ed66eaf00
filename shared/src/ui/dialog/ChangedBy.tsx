import { horaDeInstante } from '../../format/fechas/fechas.ts'
import { haceCuanto } from '../../format/haceCuanto.ts'
import { textos } from './dialog.textos.ts'

export interface ChangedByProps {
  por: string
  el: string
}

/** «Íñigo Gil guardó cambios hace 2 minutos (10:42).»: who saved what this person's save met, and when (D41). */
export const ChangedBy = ({ por, el }: ChangedByProps) => (
  <>
    <strong>{por}</strong>
    {textos.conflicto.guardo(haceCuanto(el), horaDeInstante(el))}
  </>
)
