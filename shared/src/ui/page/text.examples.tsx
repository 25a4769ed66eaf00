import { Badge } from '../data/Badge.tsx'
import type { Examples } from '../catalog/examples.ts'
import * as icons from '../icons/index.ts'
import { Box, Grid, Row, Stack, VisuallyHidden } from './layout.tsx'
import { Link } from './Link.tsx'
import { Logo } from '../Logo.tsx'
import { SkipLink } from './SkipLink.tsx'
import { Dash, Heading, Text } from './text.tsx'

export const textExamples: Examples = {
  Heading: {
    Tamaños: (
      <Stack gap={2}>
        <Heading level={4} size="lg">
          Grande
        </Heading>
        <Heading level={4}>Mediano</Heading>
        <Heading level={4} size="sm">
          Pequeño
        </Heading>
      </Stack>
    ),
  },
  Text: {
    Tonos: (
      <Stack gap={1}>
        <Text>De siempre</Text>
        <Text tone="muted">Atenuado</Text>
        <Text tone="danger">De peligro</Text>
        <Text size="sm">Pequeño</Text>
      </Stack>
    ),
  },
  Dash: { 'Donde no hay nada': <Dash /> },
  Badge: {
    Tonos: (
      <Row>
        <Badge>Sin membresía</Badge>
        <Badge tone="activa">Activa</Badge>
        <Badge tone="pendiente">Pendiente</Badge>
        <Badge tone="finalizada">Finalizada</Badge>
        <Badge tone="vencida">Vencida</Badge>
        <Badge tone="cancelada">Cancelada</Badge>
      </Row>
    ),
    'Un nombre largo': (
      <Box maxWidth="12rem">
        <Badge tone="activa">Membresía anual con asesoría deportiva y nutricional</Badge>
      </Box>
    ),
  },
  Link: {
    'Dentro, fuera y como botón': (
      <Row gap={4}>
        <Link to="/clientes">Clientes</Link>
        <Link href="https://ejemplo.mx" external>
          ejemplo.mx
        </Link>
        <Link>No recuerdas tu contraseña?</Link>
      </Row>
    ),
  },
  Logo: {
    'Con nombre y sin él': (
      <Row gap={6}>
        <Logo name />
        <Logo size={40} />
      </Row>
    ),
  },
  SkipLink: { 'Se ve al llegar a él con Tab': <SkipLink target="root" /> },
  VisuallyHidden: { 'Solo para lectores de pantalla': <VisuallyHidden>Nadie lo ve.</VisuallyHidden> },
  Icon: {
    Todos: (
      <Grid columns={4} narrow={2} gap={2}>
        {Object.entries(icons).map(([name, Icon]) => (
          <Row key={name} wrap={false}>
            <Icon />
            <Text size="sm" as="span">
              {name}
            </Text>
          </Row>
        ))}
      </Grid>
    ),
  },
}
