import { useState } from 'react'
import { alone, nothing, type Examples } from '../catalog/examples'
import { Box } from '../layout'
import { Page } from '../Page'
import { Text } from '../text'
import { ColorModeButton } from '../theme/ColorModeButton'
import type { AlertItem } from './AlertCard'
import { AlertList } from './AlertList'
import { BreadcrumbBar } from './BreadcrumbBar'
import { LoaderOverlay } from './LoaderOverlay'
import { NavBar } from './NavBar'
import type { NavItem } from './nav.types'
import { PrintMargins } from './PrintMargins'
import { Shell } from './Shell'

const items: NavItem[] = [
  { label: 'Inicio', to: '/dashboard' },
  { label: 'Clientes', to: '/clientes' },
  { label: 'Usuarios', to: '/usuarios' },
  {
    label: 'Configuración',
    items: [
      { label: 'Perfil', to: '/perfil' },
      { label: 'Cerrar sesión', onSelect: nothing },
    ],
  },
]

const crumbs = [
  { nombre: 'Clientes', path: '/clientes', activo: false },
  { nombre: 'Nuevo cliente', path: '/clientes/nuevo', activo: true },
]

const said: AlertItem[] = [
  { id: '1', msg: 'Cliente creado correctamente', alertType: 'success' },
  {
    id: '2',
    msg: 'No fue posible guardar el cliente porque el correo ya está registrado en otra cuenta de la empresa',
    alertType: 'danger',
  },
]

/** Both kinds of alerts, which stay until they are closed. */
function Alerts() {
  const [alerts, setAlerts] = useState(said)
  return (
    <Page title="La página de abajo">
      <AlertList alerts={alerts} onRemove={(id) => setAlerts(alerts.filter((alert) => alert.id !== id))} />
    </Page>
  )
}

const bar = <NavBar items={items} end={<ColorModeButton />} />

export const shellExamples: Examples = {
  Shell: {
    'El marco de una pantalla': alone(
      <Shell nav={bar} breadcrumb={<BreadcrumbBar items={crumbs} />}>
        <Page title="Nuevo cliente">
          <Text>El contenido de la pantalla.</Text>
        </Page>
      </Shell>,
    ),
  },
  NavBar: { 'Con un grupo': <Box bg="bg.surface">{bar}</Box> },
  BreadcrumbBar: {
    'Dos elementos': <BreadcrumbBar items={crumbs} />,
    'Todavía sin saber': <BreadcrumbBar items={null} />,
  },
  AlertList: { 'Un éxito y una falla': alone(<Alerts />) },
  LoaderOverlay: {
    'Sobre una página': alone(
      <Page title="La página de abajo">
        <LoaderOverlay visible />
      </Page>,
    ),
  },
  PrintMargins: {
    'Se ven al imprimir': (
      <>
        <PrintMargins office="Despacho Hernández" />
        <Text>La oficina, el día y el número de hoja, en los márgenes del papel.</Text>
      </>
    ),
  },
}
