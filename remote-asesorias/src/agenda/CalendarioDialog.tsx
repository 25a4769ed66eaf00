import { addAlert, api, apiUrl } from '@backoffice/shared'
import { fechaDeInstante } from '@backoffice/shared/format'
import { useLoad, useSave, type Ask } from '@backoffice/shared/resource'
import { Button, copyText, Field, Input, Row, Skeleton, Stack, Text } from '@backoffice/shared/ui'
import type { Calendario } from '@backoffice/shared/contract'
import { Dialog } from '@backoffice/shared/ui/dialog'
import { useState } from 'react'
import { textos } from './agenda.textos.ts'

const { calendario: copy } = textos

const ask: Ask<{ calendario: Calendario | null }> = (options) =>
  api.post('/asesorias/ver_calendario', {}, options)

/** The address that one's own calendar reads: made, copied while it is shown, changed and taken away. */
export function CalendarioDialog({ onClose }: { onClose(): void }) {
  const { data, patch } = useLoad(ask)
  const [url, setUrl] = useState<string | null>(null)
  const making = useSave((_none: null) => api.post('/asesorias/crear_calendario', {}), {
    onSaved: (answer) => {
      setUrl(new URL(apiUrl(answer.url), window.location.href).href)
      patch(() => ({ calendario: answer.calendario }))
    },
  })
  const removing = useSave((_none: null) => api.post('/asesorias/quitar_calendario', {}), {
    onSaved: () => {
      setUrl(null)
      patch(() => ({ calendario: null }))
    },
  })
  const busy = making.pending || removing.pending
  const copyIt = async (address: string) => {
    const copied = await copyText(address)
    addAlert(copied ? copy.copiada : copy.noSeCopio, copied ? 'success' : 'danger')
  }
  return (
    <Dialog
      open
      title={copy.titulo}
      size="md"
      onClose={onClose}
      footer={
        <Row justify="end">
          {data?.calendario && (
            <Button loading={removing.pending} disabled={busy} onClick={() => void removing.save(null)}>
              {copy.quitar}
            </Button>
          )}
          {data && (
            <Button
              variant={data.calendario ? 'secondary' : 'primary'}
              loading={making.pending}
              disabled={busy}
              onClick={() => void making.save(null)}
            >
              {data.calendario ? copy.cambiar : copy.crear}
            </Button>
          )}
          {url !== null && (
            <Button variant="primary" onClick={() => void copyIt(url)}>
              {copy.copiar}
            </Button>
          )}
        </Row>
      }
    >
      <Stack gap={4}>
        <Text>{copy.explica}</Text>
        {!data && <Skeleton lines={1} />}
        {data && url === null && (
          <Text tone="muted">
            {data.calendario ? copy.desde(fechaDeInstante(data.calendario.creacion)) : copy.ninguna}
          </Text>
        )}
        {url !== null && (
          <Field label={copy.direccion}>{(ids) => <Input {...ids} readOnly value={url} />}</Field>
        )}
      </Stack>
    </Dialog>
  )
}
