import { demasiadoLargo, peso } from '@backoffice/shared/format'
import { Box, Field, Grid, IconButton, IconClose, IconRetry, Input, Text } from '@backoffice/shared/ui'
import { FilePicker } from '@backoffice/shared/ui/form'
import { textos } from '../archivos.textos.ts'
import { ClaseYVence } from './ClaseYVence.tsx'
import { accept } from '../limits.ts'
import { UploadState } from './UploadState.tsx'
import { DESCRIPCION_MAX, enCurso, NOMBRE_MAX, type Upload } from './uploads.ts'
import type { Uploads } from './useUploads.ts'

const { agregar, campos } = textos

interface Props {
  upload: Upload
  uploads: Uploads
  /** The server takes what it is and until when it is good. */
  classed: boolean
}

/**
 * One file of the dialog: its name and size, its buttons, how far it is, and what it is to be called. It keeps its place and
 * its height from the choice to «Subido», so that no button moves under the pointer.
 */
export function UploadItem({ upload, uploads, classed }: Props) {
  const { key, file, nombre, descripcion, problemaNombre, estado } = upload
  const fixed = uploads.busy || estado.tipo === 'subida'
  return (
    <li>
      <Box role="group" aria-label={file.name} borderWidth="1px" borderRadius="md" px="4" py="3">
        <Box display="flex" alignItems="center" gap="1" minHeight="11">
          <Box flex="1" minWidth="0" overflowWrap="anywhere">
            <Text size="sm">
              <strong>{file.name}</strong>
              {` · ${peso(file.size)}`}
            </Text>
          </Box>
          <Buttons upload={upload} uploads={uploads} />
        </Box>
        <UploadState upload={upload} />
        {estado.tipo !== 'rechazada' && (
          <Grid gap={3}>
            <Field
              label={campos.nombre}
              required
              {...errorOf(demasiadoLargo(nombre, NOMBRE_MAX) ?? problemaNombre)}
            >
              {(ids) => (
                <Input
                  {...ids}
                  value={nombre}
                  disabled={fixed}
                  onChange={(event) => uploads.change(key, { nombre: event.target.value })}
                />
              )}
            </Field>
            <Field label={campos.descripcion} {...errorOf(demasiadoLargo(descripcion, DESCRIPCION_MAX))}>
              {(ids) => (
                <Input
                  {...ids}
                  value={descripcion}
                  disabled={fixed}
                  onChange={(event) => uploads.change(key, { descripcion: event.target.value })}
                />
              )}
            </Field>
          </Grid>
        )}
        {classed && estado.tipo !== 'rechazada' && (
          <Box mt="3">
            <ClaseYVence
              initial={upload}
              disabled={fixed}
              onChange={(what) => uploads.change(key, what)}
              onSubmit={() => uploads.send()}
            />
          </Box>
        )}
        {estado.tipo === 'cambiada' && (
          <Field label={campos.archivo} error={estado.motivo}>
            {(ids) => (
              <FilePicker
                {...ids}
                accept={accept}
                files={[]}
                onFiles={([again]) => again && uploads.replace(key, again)}
              />
            )}
          </Field>
        )}
      </Box>
    </li>
  )
}

/** «Quitar» and «Cancelar subida» share one place. */
function Buttons({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { key, estado } = upload
  const busy = enCurso(upload)
  if (estado.tipo === 'subida') return null
  return (
    <>
      {estado.tipo === 'fallo' && (
        <IconButton
          label={agregar.reintentar}
          icon={<IconRetry />}
          disabled={uploads.busy}
          onClick={() => void uploads.send(key)}
        />
      )}
      <IconButton
        label={busy ? agregar.cancelarSubida : agregar.quitar}
        icon={<IconClose />}
        disabled={!busy && uploads.busy}
        onClick={() => (busy ? uploads.cancel(key) : uploads.remove(key))}
      />
    </>
  )
}

const errorOf = (problem: string | null) => problem !== null && { error: problem }
