import { hasCapacidad, useAuth } from '@backoffice/shared'
import type { Archivo } from '@backoffice/shared/contract'
import { useUnsavedChanges } from '@backoffice/shared/resource'
import { Box, Button, Stack } from '@backoffice/shared/ui'
import { Dialog, FormButtons, UnsavedChangesDialog } from '@backoffice/shared/ui/dialog'
import { useEffect, useRef } from 'react'
import { textos } from '../archivos.textos.ts'
import { ElegirArchivos } from './ElegirArchivos.tsx'
import { UploadItem } from './UploadItem.tsx'
import { seEnvia } from './uploads.ts'
import { useUploads } from './useUploads.ts'

interface Props {
  idCliente: string
  /** The files dropped on the section, with which the dialog opens. */
  initial: File[]
  onClose(): void
  onUploaded(archivos: Archivo[]): void
}

const { agregar } = textos

/** «Agregar archivo»: one or several, chosen or dropped (P-12). It closes once all of them are uploaded. */
export function AgregarArchivos({ idCliente, initial, onClose, onUploaded }: Props) {
  const classed = useAuth((auth) => hasCapacidad(auth, 'archivos.clase'))
  const uploads = useUploads(idCliente, classed, onUploaded)
  const changes = useUnsavedChanges(uploads.list.some(({ estado }) => estado.tipo !== 'subida'))
  const cancel = () => changes.before(onClose)
  const input = useRef<HTMLInputElement>(null)
  const begun = useRef(false)
  const { add } = uploads
  useEffect(() => {
    if (!begun.current) add(initial)
    begun.current = true
  }, [add, initial])

  const send = async (key?: number) => {
    const done = await uploads.send(key)
    if (done) onClose()
    return done
  }

  return (
    <>
      <Dialog
        open
        title={agregar.titulo}
        busy={uploads.busy}
        frozen={false}
        onClose={cancel}
        initialFocus={input}
        footer={
          <FormButtons
            safe={
              <Button disabled={uploads.busy} onClick={cancel}>
                {agregar.cancelar}
              </Button>
            }
            primary={
              <Button
                variant="primary"
                loading={uploads.busy}
                disabled={!uploads.list.some(seEnvia)}
                onClick={() => void send()}
              >
                {agregar.guardar}
              </Button>
            }
          />
        }
      >
        <Stack gap={4}>
          <ElegirArchivos input={input} disabled={uploads.busy} onFiles={uploads.add} />
          {uploads.list.length > 0 && (
            <Box as="ul" listStyleType="none" display="grid" gap="3">
              {uploads.list.map((upload) => (
                <UploadItem
                  key={upload.key}
                  upload={upload}
                  uploads={{ ...uploads, send }}
                  classed={classed}
                />
              ))}
            </Box>
          )}
        </Stack>
      </Dialog>
      <UnsavedChangesDialog changes={changes} />
    </>
  )
}
