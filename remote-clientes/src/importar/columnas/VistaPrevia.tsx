import { nombresDeCampos, nombresDeCompra, tituloDe } from '@backoffice/shared/cliente'
import { numero } from '@backoffice/shared/format'
import { Button, Card, Heading, Notice, Spinner, Stack, Text } from '@backoffice/shared/ui'
import { LocalTable, type Column } from '@backoffice/shared/ui/list'
import { columnasDeFallas, withKeys } from '../fallas.ts'
import { textos } from '../importar.textos.ts'
import { unansweredIn } from '../problem.ts'
import type { Revision } from './useRevision.ts'

const { vistaPrevia } = textos

interface Muestra {
  fila: number
  valores: Record<string, string>
}

/** The first rows as they would be kept, and what is wrong with the others. */
export function VistaPrevia({ revision, total }: { revision: Revision; total: number }) {
  const { answer, refused, failed, retry } = revision
  return (
    <Card title={vistaPrevia.titulo}>
      {refused && <Notice tone="warning">{refused}</Notice>}
      {failed && (
        <Notice
          tone="warning"
          action={
            <Button size="sm" onClick={retry}>
              {vistaPrevia.reintentar}
            </Button>
          }
        >
          {unansweredIn(vistaPrevia)}
        </Notice>
      )}
      {!answer && !refused && !failed && <Spinner label={vistaPrevia.revisando} />}
      {answer && (
        <Stack gap={4}>
          <Text>
            {[
              vistaPrevia.bien(answer.correctas),
              answer.revisadas > answer.correctas && vistaPrevia.mal(answer.revisadas - answer.correctas),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {answer.revisadas < total && (
            <Text size="sm" tone="muted">
              {vistaPrevia.parte(answer.revisadas)}
            </Text>
          )}
          <LocalTable
            label={vistaPrevia.titulo}
            rows={answer.muestra}
            rowId={({ fila }) => String(fila)}
            rowName={({ fila }) => textos.vistaPrevia.nombre(fila)}
            columns={columnsOf(answer.muestra)}
            empty={vistaPrevia.sinFilas}
          />
          {answer.fallas.length > 0 && (
            <Stack gap={3}>
              <Heading level={3}>{vistaPrevia.errores}</Heading>
              <LocalTable
                label={vistaPrevia.errores}
                rows={withKeys(answer.fallas)}
                rowId={({ key }) => key}
                rowName={({ fila }) => textos.vistaPrevia.nombre(fila)}
                columns={columnasDeFallas}
                empty=""
              />
            </Stack>
          )}
        </Stack>
      )}
    </Card>
  )
}

/** A column for each field that some row fills, in the order of the form. */
function columnsOf(rows: Muestra[]): Column<Muestra>[] {
  const filled = [...nombresDeCampos, ...nombresDeCompra].filter((campo) =>
    rows.some(({ valores }) => valores[campo]),
  )
  return [
    { id: 'fila', header: vistaPrevia.fila, kind: 'number', cell: ({ fila }) => numero(fila) },
    ...filled.map((campo) => ({
      id: campo,
      header: tituloDe(campo),
      cell: ({ valores }: Muestra) => valores[campo],
    })),
  ]
}
