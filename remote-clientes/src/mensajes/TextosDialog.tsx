import { api } from '@backoffice/shared'
import type { TextoMensaje } from '@backoffice/shared/contract'
import { useFieldArray, useForm } from '@backoffice/shared/form'
import { huecoDesconocido, MENSAJE, TEXTOS_MAX } from '@backoffice/shared/format'
import { refuse, useSave } from '@backoffice/shared/resource'
import { Box, Button, IconAdd, IconButton, IconDelete, Row, Stack, Text } from '@backoffice/shared/ui'
import { FormDialog } from '@backoffice/shared/ui/dialog'
import { FieldGrid, TextAreaField, TextField } from '@backoffice/shared/ui/form'
import { textos as copy } from './mensajes.textos.ts'

interface Saved {
  textos: TextoMensaje[]
  version: number
}

interface Props extends Saved {
  onClose(): void
  onSaved(saved: Saved): void
}

interface Valores {
  textos: { nombre: string; asunto: string; texto: string }[]
}

const { deOficina } = copy

/** «Textos de la oficina», for people who may edit the office; another person's save does not discard what was typed (D41). */
export function TextosDialog({ textos, version, onClose, onSaved }: Props) {
  const form = useForm<Valores>({
    defaultValues: { textos: textos.map(({ asunto, ...one }) => ({ ...one, asunto: asunto ?? '' })) },
  })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'textos' })
  const { save, pending, error } = useSave(
    (values: Valores) => api.post('/mensajes/guardar_textos', { ...values, version }),
    { onSaved: ({ textos, version }) => onSaved({ textos, version }) },
  )
  return (
    <FormDialog
      open
      size="lg"
      title={deOficina.titulo}
      form={form}
      check={(values) => refuse(form, null, problems(values))}
      onSubmit={save}
      submitLabel={deOficina.guardar}
      busy={pending}
      error={error}
      onClose={onClose}
    >
      <Stack gap={4}>
        <Text size="sm" tone="muted">
          {fields.length === 0 ? deOficina.vacio : deOficina.ayuda}
        </Text>
        {fields.map(({ id }, i) => (
          <Box key={id} role="group" aria-label={deOficina.numero(i + 1)} borderTopWidth="1px" pt="3">
            <FieldGrid columns={1}>
              <Box display="flex" gap="1" alignItems="flex-start">
                <Box flex="1" minWidth="0">
                  <TextField
                    name={`textos.${i}.nombre`}
                    label={deOficina.nombre}
                    required
                    maxLength={MENSAJE.nombre}
                  />
                </Box>
                {/* Beside the input, below its label. */}
                <Box mt="7">
                  <IconButton
                    label={deOficina.quitar(i + 1)}
                    icon={<IconDelete />}
                    variant="danger"
                    onClick={() => remove(i)}
                  />
                </Box>
              </Box>
              <TextField name={`textos.${i}.asunto`} label={copy.campos.asunto} maxLength={MENSAJE.asunto} />
              <TextAreaField
                name={`textos.${i}.texto`}
                label={copy.campos.texto}
                required
                rows={3}
                maxLength={MENSAJE.texto}
              />
            </FieldGrid>
          </Box>
        ))}
        {fields.length < TEXTOS_MAX && (
          <Row>
            <Button
              size="sm"
              icon={<IconAdd size={16} />}
              onClick={() => append({ nombre: '', asunto: '', texto: '' })}
            >
              {deOficina.agregar}
            </Button>
          </Row>
        )}
      </Stack>
    </FormDialog>
  )
}

function problems({ textos }: Valores) {
  const wrong: Partial<Record<`textos.${number}.${'nombre' | 'asunto' | 'texto'}`, string>> = {}
  textos.forEach((one, i) => {
    for (const campo of ['asunto', 'texto'] as const) {
      const hueco = huecoDesconocido(one[campo])
      if (hueco !== null) wrong[`textos.${i}.${campo}`] = copy.desconocido(hueco)
    }
    for (const campo of ['nombre', 'texto'] as const)
      if (one[campo].trim() === '') wrong[`textos.${i}.${campo}`] = copy.obligatorio
  })
  return wrong
}
