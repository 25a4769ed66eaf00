import { demasiadoLargo, numero } from '@backoffice/shared/format'
import {
  Box,
  Button,
  Field,
  IconButton,
  IconClose,
  IconRetry,
  Input,
  Notice,
  Row,
  Stack,
  Text,
} from '@backoffice/shared/ui'
import { FilePicker } from '@backoffice/shared/ui/form'
import { textos } from './archivos.textos.ts'
import { accept } from './limits.ts'
import { Progress } from '../Progress.tsx'
import { DESCRIPCION_MAX, enCurso, NOMBRE_MAX, type Upload } from './uploads.ts'
import type { Uploads } from './useUploads.ts'

const { agregar, campos } = textos

/** One file of the dialog: its name, its description, its progress and its buttons. */
export function UploadItem({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { key, file, nombre, descripcion, problemaNombre, estado } = upload
  const busy = enCurso(upload)
  return (
    <Box as="li" role="group" aria-label={file.name} borderWidth="1px" borderRadius="md" p="4">
      <Stack gap={3}>
        <Row justify="space-between" wrap={false}>
          <Text size="sm" tone="muted">
            {`${file.name} · ${peso(file.size)}`}
          </Text>
          {!busy && (
            <IconButton
              label={agregar.quitar}
              icon={<IconClose />}
              disabled={uploads.busy}
              onClick={() => uploads.remove(key)}
            />
          )}
        </Row>
        {estado.tipo === 'rechazada' ? (
          <Notice tone="danger">{estado.motivo}</Notice>
        ) : (
          <>
            <Field
              label={campos.nombre}
              required
              {...errorOf(demasiadoLargo(nombre, NOMBRE_MAX) ?? problemaNombre)}
            >
              {(ids) => (
                <Input
                  {...ids}
                  value={nombre}
                  disabled={uploads.busy}
                  onChange={(event) => uploads.change(key, { nombre: event.target.value })}
                />
              )}
            </Field>
            <Field label={campos.descripcion} {...errorOf(demasiadoLargo(descripcion, DESCRIPCION_MAX))}>
              {(ids) => (
                <Input
                  {...ids}
                  value={descripcion}
                  disabled={uploads.busy}
                  onChange={(event) => uploads.change(key, { descripcion: event.target.value })}
                />
              )}
            </Field>
          </>
        )}
        {busy && (
          <Row wrap={false}>
            <Progress
              label={`${agregar.subiendo} ${file.name}`}
              fraction={estado.tipo === 'subiendo' ? estado.fraccion : null}
              text={estado.tipo === 'subiendo' ? null : agregar.enFila}
            />
            <Button size="sm" onClick={() => uploads.cancel(key)}>
              {agregar.cancelarSubida}
            </Button>
          </Row>
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
        {estado.tipo === 'fallo' && (
          <Notice
            tone="danger"
            action={
              <Button
                size="sm"
                icon={<IconRetry size={16} />}
                disabled={uploads.busy}
                onClick={() => void uploads.send(key)}
              >
                {agregar.reintentar}
              </Button>
            }
          >
            {estado.motivo}
          </Notice>
        )}
      </Stack>
    </Box>
  )
}

const errorOf = (problem: string | null) => problem !== null && { error: problem }

const mega = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 1 })

/** A size for people: «48 kB», «2.4 MB». */
const peso = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${numero(Math.ceil(bytes / 1024))} kB` : `${mega.format(bytes / 1024 / 1024)} MB`
