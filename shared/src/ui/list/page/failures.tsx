import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Notice } from '../../Notice.tsx'
import { Button } from '../../button/Button.tsx'
import { IconRetry } from '../../icons/index.ts'
import { textos } from '../list.textos.ts'
import type { Failure } from '../types.ts'
import { reasonOf } from './reason.ts'

/** Loading failed, and there are no rows. */
export function LoadFailed({ error, onRetry }: { error: Failure; onRetry(): Promise<void> }) {
  return (
    <Notice tone="danger" title={textos.error} action={<Retry onRetry={onRetry} />}>
      {reasonOf(error)}
    </Notice>
  )
}

/** Refreshing failed, and old rows are shown below. */
export function RefreshFailed({ onRetry }: { onRetry(): Promise<void> }) {
  return (
    <chakra.div mb="3">
      <Notice tone="warning" title={textos.errorAlActualizar} action={<Retry onRetry={onRetry} />}>
        {textos.datosAnteriores}
      </Notice>
    </chakra.div>
  )
}

function Retry({ onRetry }: { onRetry(): Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const retry = () => {
    setBusy(true)
    void onRetry().finally(() => setBusy(false))
  }
  return (
    <Button size="sm" icon={<IconRetry size={16} />} loading={busy} onClick={retry}>
      {textos.reintentar}
    </Button>
  )
}
