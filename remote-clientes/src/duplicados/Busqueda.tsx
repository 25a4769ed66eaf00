import type { BusquedaDuplicados } from '@backoffice/shared/contract'
import { Box, Button, Card, Row, Stack, Text } from '@backoffice/shared/ui'
import { Progress } from '../Progress.tsx'
import { textos } from './duplicados.textos.ts'

interface Props {
  busqueda: BusquedaDuplicados
  /** The last look failed. */
  failed: boolean
  onSearch(): void
}

const { busqueda: said } = textos

/** How far the search is, or when it was done. */
export function Busqueda({ busqueda, failed, onSearch }: Props) {
  const { estado, avance, pasos, clientes, fin, creacion } = busqueda
  if (estado === 'en_curso') {
    const fraction = pasos === 0 ? 0 : avance / pasos
    const label = said.buscando(fraction)
    return (
      <Card>
        <Stack gap={3}>
          <Text>{label}</Text>
          <Progress label={label} fraction={fraction} text={null} />
          <Text size="sm" tone="muted">
            {failed ? said.sinRespuesta : said.sigue}
          </Text>
        </Stack>
      </Card>
    )
  }
  return (
    <Row justify="space-between">
      <Box flex="1 1 14rem" minWidth="0">
        <Text size="sm" tone="muted">
          {estado === 'detenida' ? said.detenida : said.hecha(clientes, fin ?? creacion)}
        </Text>
      </Box>
      <Button size="sm" onClick={onSearch}>
        {said.deNuevo}
      </Button>
    </Row>
  )
}
