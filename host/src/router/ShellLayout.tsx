import { Outlet } from '@backoffice/shared/router'
import { Shell } from '../shell'

/** The pages of the signed-in stand in the shell. */
export const ShellLayout = () => (
  <Shell>
    <Outlet />
  </Shell>
)
