import { Button, Notice, Skeleton, Spinner, Text } from '@backoffice/shared/ui'
import { Dialog } from '@backoffice/shared/ui/dialog'
import { useLoad } from '@backoffice/shared/resource'
import { useMemo } from 'react'
import { AvisarForm } from './AvisarForm.tsx'
import { preparar, type Quienes } from './calls.ts'
import { textos } from './mensajes.textos.ts'

interface Props {
  quienes: Quienes
  onClose(): void
}

/** «Avisar»: a text of the office, filled in for each client, by mail or by WhatsApp (E-22). */
export function Avisar({ quienes, onClose }: Props) {
  const key = JSON.stringify(quienes)
  const load = useLoad(useMemo(() => preparar(JSON.parse(key) as Quienes), [key]))
  if (load.data && load.data.destinatarios.length > 0)
    return <AvisarForm preparado={load.data} onClose={onClose} onTexts={load.patch} />
  return (
    <Dialog
      open
      title={textos.titulo}
      onClose={onClose}
      footer={<Button onClick={onClose}>{textos.cerrar}</Button>}
    >
      {load.status === 'error' && (
        <Notice
          tone="warning"
          title={textos.noSeLeyo}
          action={
            <Button size="sm" loading={load.retrying} onClick={load.reload}>
              {textos.reintentar}
            </Button>
          }
        >
          {Object.values(load.error.campos)[0] ?? load.error.msg}
        </Notice>
      )}
      {load.status === 'loading' && (
        <>
          <Spinner label={textos.cargando} />
          <Skeleton lines={4} />
        </>
      )}
      {load.status === 'ready' && <Text>{textos.nadie}</Text>}
    </Dialog>
  )
}
