import { useAuth } from '@backoffice/shared'
import { Box } from '@backoffice/shared/ui'
import { NavBar, PrintMargins, Shell as Layout } from '@backoffice/shared/ui/shell'
import type { ReactNode } from 'react'
import { Breadcrumb } from './Breadcrumb'
import { ConnectionNotice } from './ConnectionNotice'
import { Navbar } from './Navbar'
import { RegistryNotice } from './RegistryNotice'

/**
 * The frame of every page but sign-in. Signed out it is the mark alone (G-01). The page keeps its place in the tree all
 * the same: it must not begin anew in the moment between signing out and /login.
 */
export function Shell({ children }: { children: ReactNode }) {
  const signedIn = useAuth(({ isAuthenticated }) => isAuthenticated)
  const office = useAuth(({ empresa }) => empresa?.nombre)
  return (
    <Layout
      nav={signedIn ? <Navbar /> : <NavBar items={[]} homeTo="/" />}
      breadcrumb={signedIn && <Breadcrumb />}
    >
      {office && <PrintMargins office={office} />}
      <Notices />
      {children}
    </Layout>
  )
}

/** What concerns the whole page; in sight however far it is scrolled. */
const Notices = () => (
  <Box
    position="sticky"
    top="var(--under-bar)"
    zIndex="sticky"
    width="full"
    data-no-print=""
    maxWidth="page"
    mx="auto"
    px={{ base: '4', md: '6' }}
    display="grid"
    gap="2"
    css={{ '&:not(:empty)': { pt: '4' } }}
  >
    <ConnectionNotice />
    <RegistryNotice />
  </Box>
)
