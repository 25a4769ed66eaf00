import { ConfirmDialog } from '../../../ui/dialog/index.ts'
import { useLast } from '../../../ui/hooks/useLast.ts'
import { Stack, Text } from '../../../ui/index.ts'
import type { ValorDeAntes, Volver } from './useVolver.ts'
import { textos } from './volver.textos.ts'

interface Props {
  volver: Volver
  label(campo: string): string
  value(campo: string, valor: ValorDeAntes): string
}

/** «Teléfono: 55 1234 5678 → 33 1234 5678», and whether that is wanted. */
export function ConfirmarVolver({ volver, label, value }: Props) {
  // The question stays while the dialog closes.
  const asked = useLast(volver.asked)
  return (
    <ConfirmDialog
      open={volver.asked !== null}
      title={textos.titulo}
      confirmLabel={textos.confirmar}
      cancelLabel={textos.cancelar}
      danger={false}
      busy={volver.pending}
      error={volver.error}
      onConfirm={volver.confirm}
      onClose={volver.close}
    >
      {asked && (
        <Stack gap={2}>
          <Text>
            <strong>
              {textos.cambio(
                label(asked.campo),
                value(asked.campo, volver.now(asked)),
                value(asked.campo, asked.antes),
              )}
            </strong>
          </Text>
          <Text tone="muted" size="sm">
            {textos.nota}
          </Text>
        </Stack>
      )}
    </ConfirmDialog>
  )
}
