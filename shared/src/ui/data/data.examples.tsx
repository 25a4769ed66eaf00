import { masDias } from '../../format/fechas/calendario.ts'
import { hoy } from '../../format/fechas/fechas.ts'
import { Button } from '../button/Button.tsx'
import type { Examples } from '../catalog/examples.ts'
import { DataList, Stat } from './DataList.tsx'
import { IconSearch } from '../icons/index.ts'
import { Grid, Row, Stack } from '../page/layout.tsx'
import { EmptyState, Notice } from '../Notice.tsx'
import { NearDay } from './NearDay.tsx'
import { Portrait } from './Portrait.tsx'
import { Skeleton, Spinner } from '../Spinner.tsx'

const items = [
  { label: 'Nombre', value: 'María Fernanda Hernández' },
  { label: 'CURP', value: null },
  { label: 'Número de empleados', value: 0 },
  {
    label: 'Domicilio fiscal',
    value: 'Avenida de los Insurgentes Sur 1457, Benito Juárez, Ciudad de México',
  },
]

export const dataExamples: Examples = {
  Notice: {
    Tonos: (
      <Stack>
        <Notice title="Continuar en Clientes">La página que se pidió antes de iniciar sesión.</Notice>
        <Notice tone="success">Se enviaron los correos.</Notice>
        <Notice tone="warning" title="No se pudo guardar">
          Todo lo escrito sigue aquí.
        </Notice>
        <Notice
          tone="danger"
          title="Sin conexión con el servidor"
          action={<Button size="sm">Reintentar</Button>}
        >
          Los cambios no se han guardado.
        </Notice>
      </Stack>
    ),
  },
  EmptyState: {
    'Con qué hacer': (
      <EmptyState
        title="Ningún cliente coincide"
        icon={<IconSearch />}
        action={<Button>Quitar los filtros</Button>}
      >
        Se puede buscar por una parte del nombre.
      </EmptyState>
    ),
    'Solo el título': <EmptyState title="No hay asesorias registradas" />,
  },
  DataList: {
    'Dos columnas': <DataList items={items} />,
    'Tres columnas': <DataList items={items} columns={3} />,
    'Lo vacío, junto': <DataList items={items} gathers />,
  },
  Stat: {
    'Varios, uno con dos líneas': (
      <Grid columns={3} narrow={2}>
        <Stat label="Asesorias totales" value={12} note="1 por venir" />
        <Stat label="Asesorias pendientes de finalizar en este año" value={3} />
        <Stat label="Total" value="$ 1,234.00" />
      </Grid>
    ),
  },
  NearDay: {
    'Cerca y lejos': (
      <Row gap={4}>
        <span>
          <NearDay day={masDias(hoy(), 3)} />
        </span>
        <span>
          <NearDay day={masDias(hoy(), 300)} />
        </span>
      </Row>
    ),
  },
  Portrait: {
    'Sin foto, y con iniciales': (
      <Row gap={4}>
        <Portrait src={null} size="120px" emptyLabel="Sin foto" />
        <Portrait src={null} size="40px" initials="MH" />
        <Portrait src={null} size="40px" initials="AR" person="6f1d" />
      </Row>
    ),
  },
  Spinner: {
    Tamaños: (
      <Row gap={4}>
        <Spinner size="sm" />
        <Spinner />
        <Spinner size="lg" label="Cargando" />
      </Row>
    ),
  },
  Skeleton: { 'Cinco líneas': <Skeleton lines={5} /> },
}
