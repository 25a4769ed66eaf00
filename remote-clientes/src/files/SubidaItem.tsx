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
import { textos } from './archivos.textos'
import { Progreso } from './Progreso'
import { enCurso, type Subida } from './subidas'
import type { Subidas } from './useSubidas'

const { agregar, campos } = textos

/** One file of the dialog: its name and description, how far it has come, and what can be done with it. */
export function SubidaItem({ subida, subidas }: { subida: Subida; subidas: Subidas }) {
  const { key, file, nombre, descripcion, problemaNombre, estado } = subida
  const busy = enCurso(subida)
  return (
    <Box as="li" role="group" aria-label={file.name} borderWidth="1px" borderRadius="md" p="4">
      <Stack gap={3}>
        <Row justify="space-between" wrap={false}>
          <Text size="sm" tone="muted">
            {`${file.name} · ${peso(file.size)}`}
          </Text>
          {!busy && (
            <IconButton label={agregar.quitar} icon={<IconClose />} onClick={() => subidas.remove(key)} />
          )}
        </Row>
        {estado.tipo === 'rechazada' ? (
          <Notice tone="danger">{estado.motivo}</Notice>
        ) : (
          <>
            <Field label={campos.nombre} required {...(problemaNombre && { error: problemaNombre })}>
              {(ids) => (
                <Input
                  {...ids}
                  value={nombre}
                  disabled={busy}
                  maxLength={500}
                  onChange={(event) => subidas.change(key, { nombre: event.target.value })}
                />
              )}
            </Field>
            <Field label={campos.descripcion}>
              {(ids) => (
                <Input
                  {...ids}
                  value={descripcion}
                  disabled={busy}
                  maxLength={5000}
                  onChange={(event) => subidas.change(key, { descripcion: event.target.value })}
                />
              )}
            </Field>
          </>
        )}
        {busy && (
          <Row wrap={false}>
            <Progreso
              label={`${agregar.subiendo} ${file.name}`}
              fraction={estado.tipo === 'subiendo' ? estado.fraccion : null}
              text={estado.tipo === 'subiendo' ? null : agregar.enFila}
            />
            <Button size="sm" onClick={() => subidas.cancel(key)}>
              {agregar.cancelarSubida}
            </Button>
          </Row>
        )}
        {estado.tipo === 'fallo' && (
          <Notice
            tone="danger"
            action={
              <Button size="sm" icon={<IconRetry size={16} />} onClick={() => void subidas.send(key)}>
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

const kilo = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 0 })
const mega = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 1 })

/** A size for people: «48 kB», «2.4 MB». */
const peso = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${kilo.format(Math.ceil(bytes / 1024))} kB`
    : `${mega.format(bytes / 1024 / 1024)} MB`
