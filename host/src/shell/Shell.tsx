import { useAuth, useBreadcrumb } from '@backoffice/shared'
import { Box } from '@backoffice/shared/ui'
import { NavBar, PrintMargins, Shell as Layout, BreadcrumbBar } from '@backoffice/shared/ui/shell'
import type { ReactNode } from 'react'
import { ConnectionNotice } from './notices/ConnectionNotice.tsx'
import { Navbar } from './bar/Navbar.tsx'
import { NewReleaseNotice } from './notices/NewReleaseNotice.tsx'
import { RegistryNotice } from './notices/RegistryNotice.tsx'

/**
 * The frame of every page but sign-in. While signed out it shows only the mark (G-01). The page keeps its place in the
 * tree even then, so that it does not remount between signing out and /login.
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

/** Notices about the whole page, always visible while scrolling. */
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
    <NewReleaseNotice />
  </Box>
)

/**
 * The breadcrumb of the current page (G-04); the router fills the store from remote.json. The bar keeps its height, so
 * that nothing moves then.
 */
function Breadcrumb() {
  const items = useBreadcrumb((state) => state.items)
  return <BreadcrumbBar items={items} />
}
