import { api, hasCapacidad, useAuth } from '@backoffice/shared'
import type { Repetidos } from '@backoffice/shared/cliente'
import type { Importacion } from '@backoffice/shared/contract'
import { useAllowed, useSave } from '@backoffice/shared/resource'
import { Box, Button, Card, Grid, Notice, Row, Stack, Text } from '@backoffice/shared/ui'
import { SmallSelect } from '@backoffice/shared/ui/list'
import { useState } from 'react'
import { importarPath } from '../address.ts'
import { textos } from '../importar.textos.ts'
import { unansweredIn } from '../problem.ts'
import { hasDays, optionsFor, withChoice, type Columnas as Leidas } from './lectura.ts'
import { useRevision } from './useRevision.ts'
import { VistaPrevia } from './VistaPrevia.tsx'

interface Props {
  importacion: Importacion
  onBegun(importacion: Importacion): void
}

type Fechas = 'dia' | 'mes'
const { columnas: labels } = textos

/** What each column of the sheet is, what becomes of those that exist, and a preview of both. */
export function Columnas({ importacion: { _id: id, columnas, total }, onBegun }: Props) {
  const [leidas, setLeidas] = useState<Leidas>(() => columnas.map(({ destino }) => destino))
  const [fechas, setFechas] = useState<Fechas>('dia')
  const [repetidos, setRepetidos] = useState<Repetidos>('omitir')
  const edits = useAllowed('clientes.editar')
  const buys = useAuth((auth) => hasCapacidad(auth, 'importar.membresias')) && edits
  const reading = { id, columnas: leidas, fechas }
  const revision = useRevision(reading)
  const { save, pending, campos, error } = useSave(
    (asked: typeof reading & { repetidos: Repetidos }, options) =>
      api.post('/clientes/comenzar_importacion', asked, options),
    { onSaved: (answer) => onBegun(answer.importacion) },
  )
  const ways: Repetidos[] = edits ? ['omitir', 'completar', 'agregar'] : ['omitir', 'agregar']

  return (
    <Stack gap={5}>
      <Card title={labels.titulo}>
        <Stack gap={4}>
          <Text size="sm" tone="muted">
            {labels.explicacion}
          </Text>
          <Grid columns={2}>
            {columnas.map(({ titulo, muestra }, i) => (
              <Box key={i} minWidth="0">
                <SmallSelect
                  label={titulo}
                  value={leidas[i] ?? ''}
                  options={optionsFor(leidas, i, buys)}
                  onChange={(value) => setLeidas(withChoice(leidas, i, value))}
                />
                <Text size="sm" tone="muted">
                  {muestra.length > 0 ? labels.ejemplo(muestra.slice(0, 2).join(' · ')) : labels.sinValores}
                </Text>
              </Box>
            ))}
          </Grid>
          {hasDays(leidas) && (
            <SmallSelect
              label={labels.fechas}
              value={fechas}
              options={Object.entries(labels.orden).map(([value, label]) => ({ value, label }))}
              onChange={(value) => setFechas(value as Fechas)}
            />
          )}
          <SmallSelect
            label={labels.repetidos}
            value={repetidos}
            options={ways.map((value) => ({ value, label: labels.queHacer[value] }))}
            onChange={(value) => setRepetidos(value as Repetidos)}
          />
          <Text size="sm" tone="muted">
            {labels.regla}
          </Text>
        </Stack>
      </Card>
      <VistaPrevia revision={revision} total={total} />
      {campos?.columnas && <Notice tone="danger">{campos.columnas}</Notice>}
      {error?.kind === 'no-answer' && <Notice tone="warning">{unansweredIn(textos.sinComenzar)}</Notice>}
      <Row justify="end" gap={2}>
        <Button disabled={pending} to={importarPath()}>
          {textos.otroArchivo}
        </Button>
        <Button
          variant="primary"
          loading={pending}
          disabled={!revision.answer || revision.answer.correctas === 0}
          onClick={() => void save({ ...reading, repetidos })}
        >
          {textos.comenzar(total)}
        </Button>
      </Row>
    </Stack>
  )
}
