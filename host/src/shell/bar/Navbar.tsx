import { apiUrl, clearUnsaved, mayLeave, useAuth } from '@backoffice/shared'
import { useNavigate } from '@backoffice/shared/router'
import { ColorModeButton, Row } from '@backoffice/shared/ui'
import { NavBar } from '@backoffice/shared/ui/shell'
import { useMenuEntries } from '@backoffice/entrega/page'
import { SearchBoxOnDemand } from '../../search/index.ts'
import { logout } from '../../session/index.ts'
import { ShortcutsOnDemand } from '../../shortcuts/index.ts'
import { useCallback, useState } from 'react'
import { menuItems } from './menu.ts'
import { Person } from './Person.tsx'

/** The bar for signed-in people (G-01): the permitted entries of the registry, and the person. */
export function Navbar() {
  const { entries } = useMenuEntries()
  const usuario = useAuth((auth) => auth.usuario)
  const marca = useAuth((auth) => auth.empresa?.marca)
  const navigate = useNavigate()
  const [shortcuts, setShortcuts] = useState(false)
  const showShortcuts = useCallback(() => setShortcuts(true), [])
  const signOut = async () => {
    if (!(await mayLeave())) return
    clearUnsaved()
    logout()
    // Cleared at once, before the guard runs: the next person to sign in did not request this page (D33).
    void navigate('/login')
  }
  return (
    <NavBar
      brand={marca && { name: marca.nombre, logo: marca.url_logo && apiUrl(marca.url_logo) }}
      items={menuItems(entries, usuario, () => void signOut())}
      end={
        <Row gap={1} wrap={false}>
          <SearchBoxOnDemand onShortcuts={showShortcuts} />
          <ShortcutsOnDemand open={shortcuts} onOpen={showShortcuts} onClose={() => setShortcuts(false)} />
          <Person />
          <ColorModeButton />
        </Row>
      }
    />
  )
}
