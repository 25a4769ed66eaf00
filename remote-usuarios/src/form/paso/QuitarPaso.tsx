import { api } from '@backoffice/shared'
import { useLoad, useSave } from '@backoffice/shared/resource'
import { Button, Row, Text } from '@backoffice/shared/ui'
import { ConfirmDialog } from '@backoffice/shared/ui/dialog'
import { useCallback, useState } from 'react'
import { textos } from './paso.textos.ts'

/** «Quitar segundo paso» (E-17), for a colleague who lost theirs; hidden if they have none. */
export function QuitarPaso({ id, nombre }: { id: string; nombre: string }) {
  const ask = useCallback(
    ({ signal }: { signal: AbortSignal }) =>
      api.post('/usuarios/ver_segundo_paso', { id }, { signal, silent: true }),
    [id],
  )
  const { data, patch } = useLoad(ask)
  const [asking, setAsking] = useState(false)
  const gone = () => {
    setAsking(false)
    patch(() => ({ activo: false }))
  }
  const removing = useSave(() => api.post('/usuarios/quitar_segundo_paso', { id }), {
    onSaved: gone,
    // Somebody else was faster.
    onFailed: ({ status }) => status === 409 && gone(),
  })
  if (!data?.activo) return null
  return (
    <Row>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        {textos.quitar}
      </Button>
      <ConfirmDialog
        open={asking}
        title={textos.quitar}
        confirmLabel={textos.quitar}
        busy={removing.pending}
        error={removing.error}
        onConfirm={() => removing.save(undefined)}
        onClose={() => {
          removing.reset()
          setAsking(false)
        }}
      >
        <Text>{textos.pregunta(nombre)}</Text>
      </ConfirmDialog>
    </Row>
  )
}
