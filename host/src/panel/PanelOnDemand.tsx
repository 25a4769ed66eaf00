import { hasPermission, useAuth } from '@backoffice/shared'
import { useCallback, useState } from 'react'
import { readOverrides } from '../federation'
import { useOnDemand } from '../shell/useOnDemand'
import { useShortcut } from './useShortcut'

const load = () => import('./Panel')

const isDevelopment = process.env.NODE_ENV === 'development'

/** The panel of the remotes, opened by Ctrl+Alt+M, and the badge of overridden remotes; their code loads on demand. */
export function PanelOnDemand() {
  const usuario = useAuth((auth) => auth.usuario)
  const mayOpen = isDevelopment || (usuario !== null && hasPermission(usuario, 'usuarios.editar'))
  const [open, setOpen] = useState(false)
  // Overrides change only with a reload.
  const [overridden] = useState(() => Object.keys(readOverrides()).length > 0)
  useShortcut(useCallback(() => setOpen((before) => mayOpen && !before), [mayOpen]))
  const loaded = useOnDemand(load, open || overridden)
  return (
    loaded && (
      <>
        <loaded.OverridesBadge />
        <loaded.Panel open={open && mayOpen} onClose={() => setOpen(false)} />
      </>
    )
  )
}
