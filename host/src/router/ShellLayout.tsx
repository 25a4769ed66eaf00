import { Outlet } from '@backoffice/shared/router'
import { Shell } from '../shell'

/** Puts the pages of signed-in people in the shell. */
export const ShellLayout = () => (
  <Shell>
    <Outlet />
  </Shell>
)
