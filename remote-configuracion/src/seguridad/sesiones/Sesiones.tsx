import { api } from '@backoffice/shared'
import { RecordFailure, useLoad, useSave, type Ask } from '@backoffice/shared/resource'
import type { ResponseOf } from '@backoffice/shared/contract'
import { Box, Button, Card, Row, Skeleton, Stack, Text } from '@backoffice/shared/ui'
import { ConfirmDialog } from '@backoffice/shared/ui/dialog'
import { useState } from 'react'
import { textos } from '../seguridad.textos.ts'
import { UnaSesion } from './UnaSesion.tsx'

const { sesiones: copy } = textos

type Answer = ResponseOf<'/configuracion/sesiones'>

const ask: Ask<Answer> = (options) => api.post('/configuracion/sesiones', {}, options)
const gone = { title: copy.titulo, back: { label: textos.titulo, to: '/configuracion/perfil' } }

/** «Sesiones abiertas» (E-17): where the account is signed in; each of the others, or all of them, can be closed. */
export function Sesiones() {
  const { data, error, retrying, reload, patch } = useLoad(ask)
  const [asking, setAsking] = useState(false)
  const told = ({ sesiones }: Answer) => patch(() => ({ sesiones }))
  const closing = useSave(() => api.post('/configuracion/cerrar_otras_sesiones', {}), {
    onSaved: (answer) => {
      setAsking(false)
      told(answer)
    },
  })
  const others = (data?.sesiones.length ?? 0) > 1
  return (
    <Card title={copy.titulo}>
      <Stack gap={4}>
        <Text tone="muted">{copy.explica}</Text>
        {!data && !error && <Skeleton lines={3} />}
        {!data && error && <RecordFailure error={error} retrying={retrying} onRetry={reload} gone={gone} />}
        {data && (
          <Box as="ul" aria-label={copy.titulo} listStyleType="none" display="grid" gap="4">
            {data.sesiones.map((one) => (
              <UnaSesion key={one._id} sesion={one} onClosed={told} onGone={reload} />
            ))}
          </Box>
        )}
        {others && (
          <Row justify="end">
            <Button onClick={() => setAsking(true)}>{copy.cerrarOtras}</Button>
          </Row>
        )}
      </Stack>
      <ConfirmDialog
        open={asking}
        title={copy.confirmar.titulo}
        confirmLabel={copy.confirmar.si}
        busy={closing.pending}
        error={closing.error}
        onConfirm={() => closing.save(undefined)}
        onClose={() => {
          closing.reset()
          setAsking(false)
        }}
      >
        <Text>{copy.confirmar.pregunta}</Text>
      </ConfirmDialog>
    </Card>
  )
}
