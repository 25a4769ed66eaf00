import { api } from '@backoffice/shared'
import type { ClaseRecordatorio, Recordatorio } from '@backoffice/shared/contract'
import { useLoad, useSave, type Ask } from '@backoffice/shared/resource'
import { Badge, Box, Button, Card, Row, Stack, Text, VisuallyHidden } from '@backoffice/shared/ui'
import { textos } from './perfil.textos.ts'

const { recordatorios: copy } = textos

type Answer = { recordatorios: Recordatorio[] }

const ask: Ask<Answer> = (options) =>
  api.post('/configuracion/recordatorios', {}, { ...options, silent: true })

/** «Recordatorios por correo» (E-15): what can reach this person, each turned on and off at once; hidden if nothing can. */
export function Recordatorios() {
  const { data, patch } = useLoad(ask)
  if (!data || data.recordatorios.length === 0) return null
  return (
    <Box mt="5">
      <Card title={copy.titulo}>
        <Stack gap={4}>
          <Text tone="muted">{copy.explica}</Text>
          <Box as="ul" aria-label={copy.titulo} listStyleType="none" display="grid" gap="4">
            {data.recordatorios.map((one) => (
              <Uno key={one.clase} recordatorio={one} onSaved={(saved) => patch(() => saved)} />
            ))}
          </Box>
        </Stack>
      </Card>
    </Box>
  )
}

/** One kind: what it is, whether it is on, and the button that changes that. */
function Uno({ recordatorio, onSaved }: { recordatorio: Recordatorio; onSaved(saved: Answer): void }) {
  const { clase, activo } = recordatorio
  const { nombre, detalle } = copy.clases[clase]
  const saving = useSave(
    (body: { clase: ClaseRecordatorio; activo: boolean }) =>
      api.post('/configuracion/guardar_recordatorio', body),
    { onSaved },
  )
  return (
    <Box as="li" display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
      <Box flex="1 1 16rem" minWidth="0">
        <Row gap={2}>
          <Text as="span">{nombre}</Text>
          <Badge tone={activo ? 'activa' : 'neutra'}>{activo ? copy.encendido : copy.apagado}</Badge>
        </Row>
        <Text tone="muted" size="sm">
          {detalle}
        </Text>
      </Box>
      <Button size="sm" loading={saving.pending} onClick={() => void saving.save({ clase, activo: !activo })}>
        {activo ? copy.apagar : copy.encender} <VisuallyHidden>{copy.cual(nombre)}</VisuallyHidden>
      </Button>
    </Box>
  )
}
