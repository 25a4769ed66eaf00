import { api } from '@backoffice/shared'
import type { Importacion } from '@backoffice/shared/contract'
import { useSave } from '@backoffice/shared/resource'
import { Button, Card, Row, Stack, Text } from '@backoffice/shared/ui'
import { Progress } from '../Progress.tsx'
import { textos } from './importar.textos.ts'
import { unansweredIn } from './problem.ts'

interface Props {
  importacion: Importacion
  /** The last look failed. */
  failed: boolean
  onChanged(importacion: Importacion): void
}

const { marcha } = textos

/** How far an import or its undoing is. */
export function Marcha({ importacion: { _id, estado, avance, total }, failed, onChanged }: Props) {
  const { save, pending } = useSave((id: string) => api.post('/clientes/cancelar_importacion', { id }), {
    onSaved: ({ importacion }) => onChanged(importacion),
  })
  const undoing = estado === 'deshaciendo'
  const label = undoing ? marcha.deshaciendo(avance, total) : marcha.importando(avance, total)
  return (
    <Card>
      <Stack gap={3}>
        <Text>{label}</Text>
        <Progress label={label} fraction={total === 0 ? null : avance / total} text={null} />
        <Row justify="space-between">
          <Text size="sm" tone="muted">
            {failed ? unansweredIn(marcha) : marcha.sigue}
          </Text>
          {!undoing && (
            <Button size="sm" loading={pending} onClick={() => void save(_id)}>
              {marcha.cancelar}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  )
}
