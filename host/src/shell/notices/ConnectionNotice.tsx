import { keptOn, retryConnection, useConnection } from '@backoffice/shared'
import { fechaDeInstante, horaDeInstante, hoy } from '@backoffice/shared/format'
import { useLocation } from '@backoffice/shared/router'
import { Button, IconRetry, Notice } from '@backoffice/shared/ui'
import { useState } from 'react'
import { textos } from '../shell.textos.ts'

/** Shown until the server answers again (D35); a background task keeps asking. */
export function ConnectionNotice() {
  const lost = useConnection((connection) => connection.lost)
  return lost ? <Lost /> : null
}

function Lost() {
  const { pathname } = useLocation()
  const since = useConnection((connection) => keptOn(connection, pathname))
  const [asking, setAsking] = useState(false)
  const retry = async () => {
    setAsking(true)
    await retryConnection()
    setAsking(false)
  }
  return (
    <Notice
      tone="warning"
      title={since === undefined ? textos.conexion.titulo : textos.conexion.asi(momento(since))}
      action={
        <Button size="sm" icon={<IconRetry />} loading={asking} onClick={() => void retry()}>
          {textos.reintentar}
        </Button>
      }
    >
      {since === undefined ? textos.conexion.texto : textos.conexion.soloLectura}
    </Notice>
  )
}

/** «a las 10:42», with its day if that is not today. */
function momento(at: number): string {
  const instant = new Date(at).toISOString()
  const time = textos.conexion.aLas(horaDeInstante(instant))
  return hoy(new Date(at)) === hoy() ? time : textos.conexion.elDia(fechaDeInstante(instant), time)
}
