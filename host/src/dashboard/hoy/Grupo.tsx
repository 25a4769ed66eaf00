import type { GrupoDeHoy } from '@backoffice/shared/contract'
import { Box, Card, Link, Stack, Text, VisuallyHidden } from '@backoffice/shared/ui'
import { Fila } from './Fila.tsx'
import { textos } from './hoy.textos.ts'

/** One group: its rows, and the way to all of them. */
export function Grupo({ grupo, today }: { grupo: GrupoDeHoy; today: string }) {
  const { titulo, vacio, total, ruta, filas } = grupo
  return (
    <Card title={titulo}>
      {filas.length === 0 ? (
        <Text tone="muted">{vacio}</Text>
      ) : (
        <Stack gap={3} align="start">
          <Box as="ul" aria-label={titulo} listStyleType="none" width="full">
            {filas.map((fila) => (
              <Fila key={fila._id} fila={fila} today={today} />
            ))}
          </Box>
          {ruta !== null && (
            <Link to={ruta}>
              {textos.todas(total)} <VisuallyHidden>{textos.de(titulo)}</VisuallyHidden>
            </Link>
          )}
          {ruta === null && total > filas.length && (
            <Text tone="muted" size="sm">
              {textos.mas(total - filas.length)}
            </Text>
          )}
        </Stack>
      )}
    </Card>
  )
}
