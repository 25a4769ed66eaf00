import { hasPermission, useAuth } from '@backoffice/shared'
import { usePart } from '@backoffice/shared/ui'
import { useCallback, useEffect, useState } from 'react'
import { readOverrides } from '../index.ts'

const load = () => import('./Panel.tsx')

const isDevelopment = process.env.NODE_ENV === 'development'

/** The panel of the remotes, opened by Ctrl+Alt+M, and the badge of overridden remotes; their code loads on demand. */
export function PanelOnDemand() {
  const usuario = useAuth((auth) => auth.usuario)
  const mayOpen = isDevelopment || (usuario !== null && hasPermission(usuario, 'usuarios.editar'))
  const [open, setOpen] = useState(false)
  // Overrides change only with a reload.
  const [overridden] = useState(() => Object.keys(readOverrides()).length > 0)
  useShortcut(useCallback(() => setOpen((before) => mayOpen && !before), [mayOpen]))
  const close = () => setOpen(false)
  const { part: loaded, standIn } = usePart(load, { wanted: open || overridden, onClose: close })
  return loaded ? (
    <>
      <loaded.OverridesBadge />
      <loaded.Panel open={open && mayOpen} onClose={close} />
    </>
  ) : (
    standIn
  )
}

/** Ctrl+Alt+M, by the key's position, because with Alt some keyboards type another letter. */
function useShortcut(run: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.altKey || event.code !== 'KeyM' || event.repeat) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [run])
}
