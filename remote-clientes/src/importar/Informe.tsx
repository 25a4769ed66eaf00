import { api, download } from '@backoffice/shared'
import type { FallaDeFila, Importacion } from '@backoffice/shared/contract'
import { useAllowed, useSave } from '@backoffice/shared/resource'
import { Button, Card, IconDownload, Notice, Row, Stack, Text } from '@backoffice/shared/ui'
import { ConfirmDialog } from '@backoffice/shared/ui/dialog'
import { LocalTable } from '@backoffice/shared/ui/list'
import { useState } from 'react'
import { importarPath } from './address.ts'
import { columnasDeFallas, withKeys } from './fallas.ts'
import { textos } from './importar.textos.ts'

interface Props {
  importacion: Importacion
  fallas: FallaDeFila[]
  onUndo(importacion: Importacion): void
}

const { informe, preguntaDeshacer } = textos
const COUNTS = ['creados', 'completados', 'omitidos', 'fallidos', 'deshechos', 'conservados'] as const

/** What became of an import: its numbers, the rows to look at, and its undoing. */
export function Informe({ importacion, fallas, onUndo }: Props) {
  const { _id, estado, motivo, creados, completados, omitidos, fallidos } = importacion
  const [asking, setAsking] = useState(false)
  const edits = useAllowed('clientes.editar', '/clientes/deshacer_importacion')
  const undo = useSave((id: string) => api.post('/clientes/deshacer_importacion', { id }), {
    onSaved: (answer) => {
      setAsking(false)
      onUndo(answer.importacion)
    },
  })
  const file = useSave((id: string) => api.post('/clientes/descargar_fallas', { id }), {
    onSaved: ({ url }) => download(url),
  })
  const whole = estado === 'terminada' && omitidos + fallidos === 0
  const done = creados + completados

  return (
    <Stack gap={5}>
      <Notice
        tone={whole ? 'success' : 'warning'}
        title={informe.titulo(estado)}
        action={
          <Row gap={2}>
            {edits && done > 0 && estado !== 'deshecha' && (
              <Button size="sm" onClick={() => setAsking(true)}>
                {informe.deshacer}
              </Button>
            )}
            <Button size="sm" to={importarPath()}>
              {informe.otra}
            </Button>
          </Row>
        }
      >
        {[motivo, ...COUNTS.map((count) => importacion[count] > 0 && informe[count](importacion[count]))]
          .filter(Boolean)
          .join(' ')}
      </Notice>
      {fallas.length > 0 && (
        <Card
          title={informe.faltan}
          actions={
            <Button
              size="sm"
              icon={<IconDownload />}
              loading={file.pending}
              onClick={() => void file.save(_id)}
            >
              {informe.descargar}
            </Button>
          }
        >
          <Stack gap={3}>
            <Text size="sm" tone="muted">
              {informe.comoSeguir}
            </Text>
            <LocalTable
              label={informe.faltan}
              rows={withKeys(fallas)}
              rowId={({ key }) => key}
              rowName={({ fila }) => textos.vistaPrevia.nombre(fila)}
              columns={columnasDeFallas}
              empty=""
            />
            {fallas.length >= 200 && (
              <Text size="sm" tone="muted">
                {informe.primeras(fallas.length)}
              </Text>
            )}
          </Stack>
        </Card>
      )}
      <ConfirmDialog
        open={asking}
        title={preguntaDeshacer.titulo}
        confirmLabel={preguntaDeshacer.si}
        busy={undo.pending}
        error={undo.error}
        onConfirm={() => void undo.save(_id)}
        onClose={() => setAsking(false)}
      >
        {preguntaDeshacer.pregunta(done)}
      </ConfirmDialog>
    </Stack>
  )
}
