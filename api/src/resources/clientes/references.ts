import { eq } from '../../platform/database/drizzle.ts'
import type { Tx } from '../../platform/database/database.ts'
import { giros, regimenesFiscales } from '../configuracion/table.ts'
import { badField } from '../../platform/http/refusal.ts'
import type { CamposLimpios } from './repository.ts'

/** Refuses unknown catalogue entries, and a régimen for the other kind of person. */
export async function checkReferences(
  tx: Tx,
  campos: Partial<Pick<CamposLimpios, 'tipo_persona' | 'regimen_fiscal' | 'giro'>>,
): Promise<void> {
  if (campos.regimen_fiscal) {
    const [regimen] = await tx
      .select()
      .from(regimenesFiscales)
      .where(eq(regimenesFiscales._id, campos.regimen_fiscal))
    if (!regimen) throw badField('regimen_fiscal', 'No está en el catálogo')
    checkRegimen([regimen], campos)
  }
  if (campos.giro) {
    const [giro] = await tx.select({ _id: giros._id }).from(giros).where(eq(giros._id, campos.giro))
    if (!giro) throw badField('giro', 'No está en el catálogo')
  }
}

/** Refuses a régimen of these that is for the other kind of person. */
export function checkRegimen(
  regimenes: readonly (typeof regimenesFiscales.$inferSelect)[],
  { tipo_persona, regimen_fiscal }: Partial<Pick<CamposLimpios, 'tipo_persona' | 'regimen_fiscal'>>,
): void {
  const regimen = regimenes.find(({ _id }) => _id === regimen_fiscal)
  if (regimen && (tipo_persona === 0 ? !regimen.fisica : tipo_persona === 1 && !regimen.moral))
    throw badField('regimen_fiscal', 'No corresponde al tipo de persona')
}
