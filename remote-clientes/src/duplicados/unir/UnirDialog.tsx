import type { ApiError } from '@backoffice/shared'
import { useLoad } from '@backoffice/shared/resource'
import { Button, Notice, Skeleton } from '@backoffice/shared/ui'
import { Dialog } from '@backoffice/shared/ui/dialog'
import { useMemo, useState } from 'react'
import { leer } from '../calls.ts'
import { textos } from '../duplicados.textos.ts'
import { Elegir } from './Elegir.tsx'

interface Props {
  ids: readonly [string, string]
  onClose(): void
  onMerged(): void
  onUndone(): void
}

const { dialogo } = textos

/** Two clients become one: reads both, and asks what stays. */
export function UnirDialog({ ids: [uno, otro], onClose, ...done }: Props) {
  const ask = useMemo(() => (options: { signal: AbortSignal }) => leer([uno, otro], options), [uno, otro])
  const load = useLoad(ask)
  const [changed, setChanged] = useState<ApiError | null>(null)
  const stale = (error: ApiError) => {
    setChanged(error)
    load.reload()
  }
  if (load.data)
    return (
      <Elegir
        // Somebody changed one of them: what was chosen may not be there any more.
        key={load.data.map(({ version }) => version).join(' ')}
        clientes={load.data}
        onClose={onClose}
        {...done}
        onStale={stale}
        stale={changed && <Notice tone="warning">{sentenceOf(changed)}</Notice>}
      />
    )
  return (
    <Dialog
      open
      title={dialogo.titulo}
      size="lg"
      onClose={onClose}
      footer={<Button onClick={onClose}>{dialogo.cerrar}</Button>}
    >
      {load.status === 'loading' && <Skeleton lines={8} />}
      {load.status === 'error' && <Notice tone="warning">{dialogo.error}</Notice>}
      {load.status === 'ready' && <Notice tone="warning">{dialogo.yaUnidos}</Notice>}
    </Dialog>
  )
}

const sentenceOf = ({ modificado }: ApiError): string =>
  [dialogo.cambio, modificado && dialogo.cambioDe(modificado.por, modificado.el)].filter(Boolean).join(' ')
