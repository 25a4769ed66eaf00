import type { Tx } from '../database/drizzle.ts'

/** Tells what somebody may do as of now; undefined: deleted, or the access closed, meanwhile. */
export type RightsOf = (
  tx: Tx,
  idLocatario: string,
  idUsuario: string,
) => Promise<((permiso: string) => boolean) | undefined>

/* What somebody may do is a rule of the contract: the in-memory back end keeps it too. */
export { effectivePermisos, grantedTo, isAdministrador, may } from '@backoffice/shared/contract'
