import { api } from '@backoffice/shared'
import type { ExigenciaPaso } from '@backoffice/shared/contract'
import { useForm } from '@backoffice/shared/form'
import { fechaDeInstante } from '@backoffice/shared/format'
import { empty, refuse, useLoad, useSave, type Ask } from '@backoffice/shared/resource'
import { Badge, Box, Button, Card, Row, Stack, Text } from '@backoffice/shared/ui'
import { ConfirmDialog, FormDialog } from '@backoffice/shared/ui/dialog'
import { NumberField } from '@backoffice/shared/ui/form'
import { useState } from 'react'
import { textos } from './oficina.textos.ts'

const { exigencia: copy } = textos
const DAYS = 14

const ask: Ask<ExigenciaPaso> = (options) =>
  api.post('/configuracion/exigencia_paso', {}, { ...options, silent: true })

/** «Exigir segundo paso» (E-17): whether the office requires it, from when on, and how many people have none. */
export function Exigencia() {
  const { data, patch } = useLoad(ask)
  const [asking, setAsking] = useState<'exigir' | 'dejar' | null>(null)
  const close = () => setAsking(null)
  const onSaved = (answer: ExigenciaPaso) => {
    close()
    patch(() => answer)
  }
  const ending = useSave(() => api.post('/configuracion/exigir_paso', { dias: null }), { onSaved })
  if (!data) return null
  const { exigencia, sin } = data
  return (
    <Box mt="5">
      <Card title={copy.titulo}>
        <Stack gap={4}>
          <Text tone="muted">{copy.explica}</Text>
          <Row gap={2}>
            <Badge tone={exigencia ? 'activa' : 'neutra'}>{exigencia ? copy.si : copy.no}</Badge>
            {exigencia && <Text as="span">{copy.desde(fechaDeInstante(exigencia.vence))}</Text>}
          </Row>
          <Text>{copy.sin(sin)}</Text>
          <Row justify="end">
            <Button onClick={() => setAsking(exigencia ? 'dejar' : 'exigir')}>
              {exigencia ? copy.dejar : copy.exigir}
            </Button>
          </Row>
        </Stack>
      </Card>
      <Exigir open={asking === 'exigir'} onClose={close} onSaved={onSaved} />
      <ConfirmDialog
        open={asking === 'dejar'}
        title={copy.dejar}
        confirmLabel={copy.dejar}
        busy={ending.pending}
        error={ending.error}
        onConfirm={() => ending.save(undefined)}
        onClose={() => {
          ending.reset()
          close()
        }}
      >
        <Text>{copy.pregunta}</Text>
      </ConfirmDialog>
    </Box>
  )
}

interface ExigirProps {
  open: boolean
  onClose(): void
  onSaved(answer: ExigenciaPaso): void
}

/** From how many days from now on. */
function Exigir({ open, onClose, onSaved }: ExigirProps) {
  const form = useForm<{ dias: number | null }>({ defaultValues: { dias: DAYS } })
  const saving = useSave(
    ({ dias }: { dias: number | null }) => api.post('/configuracion/exigir_paso', { dias: dias ?? DAYS }),
    { onSaved },
  )
  return (
    <FormDialog
      open={open}
      title={copy.exigir}
      size="sm"
      form={form}
      submitLabel={copy.exigir}
      busy={saving.pending}
      campos={saving.campos}
      error={saving.error}
      onSubmit={saving.save}
      check={(values) => refuse(form, null, empty(values, { dias: copy.falta }))}
      onClose={onClose}
    >
      <NumberField name="dias" label={copy.dias} hint={copy.diasAyuda} required full />
    </FormDialog>
  )
}
