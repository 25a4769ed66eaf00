import type { PermissionGroup } from '@backoffice/shared'

/** The permissions of what the host itself shows (E-18); all others are of the remotes. */
export const ownPermissions: PermissionGroup[] = [
  {
    remote: 'reportes',
    title: 'Reportes',
    permissions: [{ permission: 'reportes.ver', label: 'Ver los reportes' }],
  },
]
