import { clearUnsaved, mayLeave, useAuth } from '@backoffice/shared'
import { useNavigate } from '@backoffice/shared/router'
import { ColorModeButton, Row } from '@backoffice/shared/ui'
import { NavBar } from '@backoffice/shared/ui/shell'
import { useMenuEntries } from '../federation'
import { logout } from '../session'
import { menuItems } from './menu'
import { Person } from './Person'

/** The bar of the signed-in (G-01): what the registry offers and the person may open, and who that is. */
export function Navbar() {
  const { entries } = useMenuEntries()
  const usuario = useAuth((auth) => auth.usuario)
  const navigate = useNavigate()
  const signOut = async () => {
    if (!(await mayLeave())) return
    clearUnsaved()
    logout()
    // At once, before the guard finds out: this page was not asked for by whoever signs in next (D33).
    void navigate('/login')
  }
  return (
    <NavBar
      items={menuItems(entries, usuario, () => void signOut())}
      end={
        <Row gap={2} wrap={false}>
          <Person />
          <ColorModeButton />
        </Row>
      }
    />
  )
}
