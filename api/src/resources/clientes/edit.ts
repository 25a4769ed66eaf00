import type { clientesCalls } from '@backoffice/shared/contract'
import type { z } from 'zod'
import type { Tx } from '../../platform/database/database.ts'
import { checkPastDays } from './days.ts'
import { checkReferences } from './references.ts'
import type { ClienteEntero } from './entidad.ts'
import type { CamposLimpios } from './repository.ts'

type Edicion = z.output<(typeof clientesCalls)['POST /clientes/editar']['request']>

export interface Cambios {
  antes: Partial<CamposLimpios>
  despues: Partial<CamposLimpios>
}

/** The fields that an edit actually changes, before and after; absent and unchanged fields are left out. */
export function changesOf(
  cliente: ClienteEntero,
  { id: _id, version: _version, ...campos }: Edicion,
): Cambios {
  const changed = (Object.keys(campos) as (keyof CamposLimpios)[]).filter(
    (campo) => campos[campo] !== undefined && campos[campo] !== cliente[campo],
  )
  const pick = (from: Partial<CamposLimpios>) =>
    Object.fromEntries(changed.map((campo) => [campo, from[campo]])) as Partial<CamposLimpios>
  return { antes: pick(cliente), despues: pick(campos) }
}

/**
 * Checks the days that change, and the references of the resulting record: a new kind of person must also suit an
 * unchanged régimen.
 */
export async function checkEdited(tx: Tx, cliente: ClienteEntero, { despues }: Cambios): Promise<void> {
  checkPastDays(despues)
  const { tipo_persona, regimen_fiscal, giro } = { ...cliente, ...despues }
  const regimen = 'tipo_persona' in despues || 'regimen_fiscal' in despues
  await checkReferences(tx, {
    ...(regimen && { tipo_persona, regimen_fiscal }),
    ...('giro' in despues && { giro }),
  })
}
