import { Button } from '../button/Button.tsx'
import { IconRetry } from '../icons/index.ts'
import { Row } from '../page/layout.tsx'
import { Notice } from '../Notice.tsx'
import type { Absence } from './absence.ts'
import { textos } from './demand.textos.ts'

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
