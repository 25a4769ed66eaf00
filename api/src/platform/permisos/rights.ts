import type { Tx } from '../database/drizzle.ts'

/** Tells what somebody may do as of now; undefined: deleted, or the access closed, meanwhile. */
export type RightsOf = (
  tx: Tx,
  idLocatario: string,
  idUsuario: string,
) => Promise<((permiso: string) => boolean) | undefined>
