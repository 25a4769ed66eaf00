import type { TipoPersona } from '@backoffice/shared/contract'
import { revisarCurp, revisarRfc } from '@backoffice/shared/format'
import { textos } from './form.textos'

/** What looks wrong with an RFC, in words; it never holds a save back. */
export function avisoDeRfc(rfc: string, tipoPersona: TipoPersona | null): string | null {
  const aviso = revisarRfc(rfc, tipoPersona)
  return aviso && textos.avisos.rfc[aviso]
}

/** What looks wrong with a CURP, in words; it never holds a save back. */
export function avisoDeCurp(curp: string): string | null {
  const aviso = revisarCurp(curp)
  return aviso && textos.avisos.curp[aviso]
}
