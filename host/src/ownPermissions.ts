import type { PermissionGroup } from '@backoffice/shared'

/** The permissions that no remote may name: what the host itself shows (E-18), and the whole office's audit (E-14). */
export const ownPermissions: PermissionGroup[] = [
  {
    remote: 'auditoria',
    title: 'Bitácora',
    permissions: [{ permission: 'auditoria.ver', label: 'Ver la bitácora' }],
  },
  {
    remote: 'reportes',
    title: 'Reportes',
    permissions: [{ permission: 'reportes.ver', label: 'Ver los reportes' }],
  },
]
