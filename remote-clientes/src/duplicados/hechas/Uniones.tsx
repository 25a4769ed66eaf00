import { api, addAlert } from '@backoffice/shared'
import { etiquetaDeCampo } from '@backoffice/shared/cliente'
import type { Union } from '@backoffice/shared/contract'
import { useLoad, useSave } from '@backoffice/shared/resource'
import { Box, Button, Row, Skeleton, Stack, Text, VisuallyHidden } from '@backoffice/shared/ui'
import { ConfirmDialog } from '@backoffice/shared/ui/dialog'
import { useState } from 'react'
import { deshacerUnion } from '../calls.ts'
import { textos } from '../duplicados.textos.ts'
import { Falla } from './Falla.tsx'

const { uniones } = textos
const ask = async (options: { signal: AbortSignal }) =>
  (await api.post('/clientes/uniones', {}, options)).uniones
const LONG = 12_000

/** The office's latest merges; those of the last 30 days can be undone. */
export function Uniones({ onUndone }: { onUndone(): void }) {
  const load = useLoad(ask)
  const [asked, setAsked] = useState<Union | null>(null)
  const { save, pending, error } = useSave((id: string) => deshacerUnion(id), {
    onSaved: ({ conservados }) => {
      setAsked(null)
      // It is read here, where the client's own page does not say it.
      if (conservados.length > 0)
        addAlert(uniones.conservados(conservados.map(etiquetaDeCampo)), 'success', LONG)
      load.reload()
      onUndone()
    },
  })
  if (load.status === 'error') return <Falla onRetry={load.reload} />
  if (!load.data) return <Skeleton lines={3} />
  if (load.data.length === 0) return <Text tone="muted">{uniones.ninguna}</Text>
  return (
    <Stack gap={4} as="ul">
      {load.data.map((union) => (
        <Box as="li" key={union._id} listStyleType="none">
          <Row justify="space-between" gap={3}>
            <Box flex="1 1 16rem" minWidth="0">
              <Text>{uniones.hecha(union.va.nombre, union.queda.nombre)}</Text>
              <Text size="sm" tone="muted">
                {`${uniones.quien(union.usuario, union.momento)}. ${whatFollows(union)}`}
              </Text>
            </Box>
            {union.se_deshace && (
              <Button size="sm" onClick={() => setAsked(union)}>
                {uniones.deshacer}
                <VisuallyHidden>{textos.de(union.va.nombre, union.queda.nombre)}</VisuallyHidden>
              </Button>
            )}
          </Row>
        </Box>
      ))}
      <ConfirmDialog
        open={asked !== null}
        title={uniones.deshacer}
        confirmLabel={uniones.si}
        danger={false}
        busy={pending}
        error={error}
        onConfirm={() => asked && save(asked._id)}
        onClose={() => setAsked(null)}
      >
        {asked && uniones.pregunta(asked.va.nombre, asked.queda.nombre)}
      </ConfirmDialog>
    </Stack>
  )
}

const whatFollows = ({ deshecha, se_deshace, vence }: Union): string =>
  deshecha !== null ? uniones.deshecha(deshecha) : se_deshace ? uniones.hasta(vence) : uniones.vencida
