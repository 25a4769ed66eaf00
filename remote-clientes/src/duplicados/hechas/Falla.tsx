import { Button, Notice } from '@backoffice/shared/ui'
import { textos } from '../duplicados.textos.ts'

/** A section that could not be read. */
export const Falla = ({ onRetry }: { onRetry(): void }) => (
  <Notice
    tone="warning"
    action={
      <Button size="sm" onClick={onRetry}>
        {textos.lista.reintentar}
      </Button>
    }
  >
    {textos.lista.error}
  </Notice>
)
