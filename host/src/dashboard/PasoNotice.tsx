import { useAuth } from '@backoffice/shared'
import { fechaDeInstante } from '@backoffice/shared/format'
import { Button, Notice } from '@backoffice/shared/ui'
import { SET_UP_PASO } from '../router/guard/loaders.ts'
import { textos } from './dashboard.textos.ts'

/** Warns a person without a second step before the office requires one (E-17). */
export function PasoNotice() {
  const desde = useAuth((auth) => auth.pasoDesde)
  if (desde === null) return null
  return (
    <Notice tone="warning" action={<Button to={SET_UP_PASO}>{textos.configurarPaso}</Button>}>
      {textos.pasoDesde(fechaDeInstante(desde))}
    </Notice>
  )
}
