import { lazy } from 'react'
import { Admin, Resource } from 'react-admin'
import { authProvider } from './authProvider'
import { ClienteList } from './clientes/ClienteList'
import { Dashboard } from './Dashboard'
import { dataProvider } from './dataProvider'
import { i18nProvider } from './i18nProvider'

// The list is what most people open first; the forms bring their fields when they are opened.
const ClienteCreate = lazy(() => import('./clientes/ClienteCreate'))
const ClienteEdit = lazy(() => import('./clientes/ClienteEdit'))

export const App = () => (
  <Admin
    dataProvider={dataProvider}
    authProvider={authProvider}
    i18nProvider={i18nProvider}
    dashboard={Dashboard}
    title="Administración"
    requireAuth
    disableTelemetry
  >
    <Resource
      name="clientes"
      list={ClienteList}
      create={ClienteCreate}
      edit={ClienteEdit}
      recordRepresentation="nombre"
    />
  </Admin>
)
