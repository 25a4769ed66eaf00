import { Accordion, AccordionSection } from '../data/Accordion.tsx'
import { Button } from '../button/Button.tsx'
import { alone, type Examples } from '../catalog/examples.ts'
import { Box, Grid, Row, Stack } from './layout.tsx'
import { Card, Page } from './Page.tsx'
import { Text } from './text.tsx'

const piece = (text: string) => (
  <Box key={text} bg="bg.subtle" borderWidth="1px" borderRadius="md" p="3">
    {text}
  </Box>
)
const pieces = ['Uno', 'Dos', 'Tres', 'Cuatro'].map(piece)

export const layoutExamples: Examples = {
  Page: {
    'Título y acciones': alone(
      <Page
        title="Clientes"
        actions={
          <>
            <Button>Filtros de búsqueda</Button>
            <Button variant="primary">Agregar cliente</Button>
          </>
        }
      >
        <Text>El contenido de la página.</Text>
      </Page>,
    ),
    'De un registro': alone(
      <Page title="Editar cliente" subject="María Fernanda Hernández Gutiérrez">
        <Text>El contenido de la página.</Text>
      </Page>,
    ),
  },
  Card: {
    'Con título y acción': (
      <Card title="Historial" actions={<Button size="sm">Agregar</Button>}>
        <Text>Lo que la tarjeta reúne.</Text>
      </Card>
    ),
    Sola: (
      <Card>
        <Text>Sin título no es una región.</Text>
      </Card>
    ),
  },
  Accordion: {
    'Secciones abiertas y cerradas': (
      <Accordion>
        <AccordionSection title="Información personal">Nombre, apellidos, teléfono.</AccordionSection>
        <AccordionSection title="Información empresarial" defaultOpen={false}>
          Razón social, RFC.
        </AccordionSection>
      </Accordion>
    ),
  },
  AccordionSection: {
    'Con acciones': (
      <AccordionSection title="Expediente de archivos" actions={<Button size="sm">Agregar archivo</Button>}>
        Tres archivos.
      </AccordionSection>
    ),
    Cerrada: (
      <AccordionSection title="Historial de membresias" defaultOpen={false}>
        Dos contrataciones.
      </AccordionSection>
    ),
  },
  Stack: { 'Uno debajo de otro': <Stack>{pieces}</Stack> },
  Row: {
    'Uno junto a otro, en más líneas si no caben': <Row>{pieces}</Row>,
    'A los extremos': <Row justify="space-between">{pieces.slice(0, 2)}</Row>,
  },
  Grid: {
    'Dos columnas': <Grid>{pieces}</Grid>,
    'Cuatro, y dos en un teléfono': (
      <Grid columns={4} narrow={2}>
        {pieces}
      </Grid>
    ),
  },
  Box: { 'Con colores del tema': piece('Lo que el kit no tiene con nombre') },
}
