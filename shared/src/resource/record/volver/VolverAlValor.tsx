import { Button, onDemand, VisuallyHidden } from '../../../ui/index.ts'
import type { DeAntes, ValorDeAntes, Volver } from './useVolver.ts'
import { textos } from './volver.textos.ts'

const ConfirmarVolver = onDemand(() => import('./ConfirmarVolver.tsx').then((file) => file.ConfirmarVolver))

interface Words {
  volver: Volver
  label(campo: string): string
  value(campo: string, valor: ValorDeAntes): string
}

/** «Volver a este valor», where the field can; the dialog that asks is `DialogoVolver`. */
export function VolverAlValor({ volver, label, value, de }: Words & { de: DeAntes }) {
  if (!volver.offers(de)) return null
  return (
    <Button size="sm" variant="ghost" onClick={() => volver.ask(de)}>
      {textos.accion} <VisuallyHidden>{textos.de(label(de.campo), value(de.campo, de.antes))}</VisuallyHidden>
    </Button>
  )
}

/** The confirmation, once for all fields of a record. */
export const DialogoVolver = (props: Words) => (props.volver.asked ? <ConfirmarVolver {...props} /> : null)
