import { api } from '@backoffice/shared'
import type { ResponseOf, SesionAbierta } from '@backoffice/shared/contract'
import { fechaDeInstante, horaDeInstante } from '@backoffice/shared/format'
import { useSave } from '@backoffice/shared/resource'
import { Badge, Box, Button, Row, Text, VisuallyHidden } from '@backoffice/shared/ui'
import { textos } from '../seguridad.textos.ts'

const { sesiones: copy } = textos

interface Props {
  sesion: SesionAbierta
  /** Called with what is open now. */
  onClosed(answer: ResponseOf<'/configuracion/cerrar_una_sesion'>): void
  /** The session had ended by itself. */
  onGone(): void
}

/** One session: on what, from where, since when; the one in use has no button. */
export function UnaSesion({ sesion, onClosed, onGone }: Props) {
  const { _id, equipo, direccion, desde, ultimo_uso, actual } = sesion
  const closing = useSave((id: string) => api.post('/configuracion/cerrar_una_sesion', { id }), {
    onSaved: onClosed,
    onFailed: ({ status }) => status === 404 && onGone(),
  })
  const at = (instant: string) => [fechaDeInstante(instant), horaDeInstante(instant)] as const
  return (
    <Box as="li" display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
      <Box flex="1 1 16rem" minWidth="0">
        <Row gap={2}>
          <Text as="span">{equipo}</Text>
          {actual && <Badge tone="activa">{copy.esta}</Badge>}
        </Row>
        <Text tone="muted" size="sm">
          {copy.desde(...at(desde))}; {copy.uso(...at(ultimo_uso))}
        </Text>
        <Text tone="muted" size="sm">
          {copy.direccion(direccion)}
        </Text>
      </Box>
      {!actual && (
        <Button size="sm" loading={closing.pending} onClick={() => void closing.save(_id)}>
          {copy.cerrar} <VisuallyHidden>{copy.cual(equipo, direccion)}</VisuallyHidden>
        </Button>
      )}
    </Box>
  )
}
