import { useState } from 'react'
import { alone, nothing, type Examples } from '../catalog/examples.ts'
import { Box } from '../page/layout.tsx'
import { Page } from '../page/Page.tsx'
import { Text } from '../page/text.tsx'
import { ColorModeButton } from '../theme/ColorModeButton.tsx'
import type { AlertItem } from './alerts/AlertCard.tsx'
import { AlertList } from './alerts/AlertList.tsx'
import { BreadcrumbBar } from './BreadcrumbBar.tsx'
import { LoaderOverlay } from './LoaderOverlay.tsx'
import { NavBar } from './nav/NavBar.tsx'
import type { NavItem } from './nav/nav.types.ts'
import { PrintMargins } from './PrintMargins.tsx'
import { Shell } from './Shell.tsx'

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
