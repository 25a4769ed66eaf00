import type { PasoDeHoy } from '@backoffice/shared/contract'
import { Box, Button, Card, Row, Text } from '@backoffice/shared/ui'
import { textos } from './hoy.textos.ts'

/** Apart from each other, on a phone too. */
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
}

/** What a new office has still to do, and the pages where this person may do it. */
export function Pasos({ pasos }: { pasos: PasoDeHoy[] }) {
  return (
    <Card title={textos.pasos}>
      <Box as="ul" aria-label={textos.pasos} listStyleType="none" display="grid" gap="4">
        {pasos.map(({ titulo, detalle, enlaces }) => (
          <Box as="li" key={titulo} css={row}>
            <Box flex="1 1 16rem" minWidth="0">
              <Text>{titulo}</Text>
              <Text tone="muted" size="sm">
                {detalle}
              </Text>
            </Box>
            <Row gap={2}>
              {enlaces.map(({ texto, ruta }) => (
                <Button key={ruta} size="sm" to={ruta}>
                  {texto}
                </Button>
              ))}
            </Row>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
