import type { Archivo } from '@backoffice/shared/contract'
import { useUnsavedChanges } from '@backoffice/shared/resource'
import { Box, Button, Stack } from '@backoffice/shared/ui'
import { Dialog, UnsavedChangesDialog } from '@backoffice/shared/ui/dialog'
import { useEffect, useRef } from 'react'
import { textos } from './archivos.textos'
import { ElegirArchivos } from './ElegirArchivos'
import { SubidaItem } from './SubidaItem'
import { seEnvia } from './subidas'
import { useSubidas } from './useSubidas'

interface Props {
  idCliente: string
  /** Dropped on the section: the dialog begins with them. */
  initial: File[]
  onClose(): void
  onUploaded(archivos: Archivo[]): void
}

const { agregar } = textos

/** «Agregar archivo»: one or several, chosen or dropped (P-12). It closes once all of them are up. */
export function AgregarArchivos({ idCliente, initial, onClose, onUploaded }: Props) {
  const subidas = useSubidas(idCliente, onUploaded)
  const changes = useUnsavedChanges(subidas.list.length > 0)
  const cancel = () => changes.before(onClose)
  const input = useRef<HTMLInputElement>(null)
  const begun = useRef(false)
  const { add } = subidas
  useEffect(() => {
    if (!begun.current) add(initial)
    begun.current = true
  }, [add, initial])

  const send = async () => {
    if (await subidas.send()) onClose()
  }

  return (
    <>
      <Dialog
        open
        title={agregar.titulo}
        busy={subidas.busy}
        onClose={cancel}
        initialFocus={input}
        footer={
          <>
            <Button disabled={subidas.busy} onClick={cancel}>
              {agregar.cancelar}
            </Button>
            <Button
              variant="primary"
              loading={subidas.busy}
              disabled={!subidas.list.some(seEnvia)}
              onClick={() => void send()}
            >
              {agregar.guardar}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <ElegirArchivos input={input} disabled={subidas.busy} onFiles={subidas.add} />
          {subidas.list.length > 0 && (
            <Box as="ul" listStyleType="none" display="grid" gap="3">
              {subidas.list.map((subida) => (
                <SubidaItem key={subida.key} subida={subida} subidas={subidas} />
              ))}
            </Box>
          )}
        </Stack>
      </Dialog>
      <UnsavedChangesDialog changes={changes} />
    </>
  )
}
