import { Button } from '../button/Button'
import { IconRetry } from '../icons'
import { Row } from '../layout'
import { Notice } from '../Notice'
import type { Absence } from './absence'
import { textos } from './demand.textos'

interface Props {
  absence: Absence
  onRetry?: (() => void) | undefined
  onClose?: (() => void) | undefined
}

/** Says that a part is not there, and why. */
export function Absent({ absence, onRetry, onClose }: Props) {
  const { titulo, texto } = textos.ausente[absence]
  const action = onRetry && (
    <Row gap={2}>
      <Button size="sm" icon={<IconRetry />} onClick={onRetry}>
        {textos.reintentar}
      </Button>
      {onClose && (
        <Button size="sm" onClick={onClose}>
          {textos.cerrar}
        </Button>
      )}
    </Row>
  )
  return (
    <Notice tone="danger" title={titulo} {...(action && { action })}>
      {texto}
    </Notice>
  )
}
