import { retryConnection, useConnection } from '@backoffice/shared'
import { Button, IconRetry, Notice } from '@backoffice/shared/ui'
import { useState } from 'react'
import { textos } from '../shell.textos.ts'

/** Shown until the server answers again (D35); a background task keeps asking. */
export function ConnectionNotice() {
  const lost = useConnection((connection) => connection.lost)
  return lost ? <Lost /> : null
}

function Lost() {
  const [asking, setAsking] = useState(false)
  const retry = async () => {
    setAsking(true)
    await retryConnection()
    setAsking(false)
  }
  return (
    <Notice
      tone="warning"
      title={textos.conexion.titulo}
      action={
        <Button size="sm" icon={<IconRetry />} loading={asking} onClick={() => void retry()}>
          {textos.reintentar}
        </Button>
      }
    >
      {textos.conexion.texto}
    </Notice>
  )
}
