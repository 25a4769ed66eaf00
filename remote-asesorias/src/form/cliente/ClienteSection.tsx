import type { Cliente } from '@backoffice/shared/contract'
import { AccordionSection, Notice, Stack, Text } from '@backoffice/shared/ui'
import { BuscarCliente } from './BuscarCliente.tsx'
import { ClienteElegido } from './ClienteElegido.tsx'
import { textos } from '../form.textos.ts'

interface Props {
  cliente: Cliente | null
  /** null: the person wants to choose another one. */
  onChoose(cliente: Cliente | null): void
  /** The chosen one is shown in one line (E-07). */
  folded?: boolean
  busy: boolean
  /** The person tried to save without a client. */
  missing: boolean
  /** The server's error about the chosen client. */
  refusal: string | undefined
}

/**
 * Section 1: the client of the advisory. The search stays mounted, so that «Elegir otro cliente» shows its matches
 * again.
 */
export function ClienteSection({ cliente, onChoose, folded = false, busy, missing, refusal }: Props) {
  return (
    <AccordionSection title={textos.cliente.titulo}>
      <Stack gap={4}>
        {refusal !== undefined && <Notice tone="danger">{refusal}</Notice>}
        {cliente && (
          <ClienteElegido cliente={cliente} folded={folded} busy={busy} onReset={() => onChoose(null)} />
        )}
        <div hidden={cliente !== null}>
          <Stack gap={4}>
            <BuscarCliente onChoose={onChoose} shown={cliente === null} />
            <Text tone={missing ? 'danger' : 'muted'}>{textos.cliente.pista}</Text>
          </Stack>
        </div>
      </Stack>
    </AccordionSection>
  )
}
