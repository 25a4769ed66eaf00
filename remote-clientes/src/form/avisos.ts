import type { TipoPersona } from '@backoffice/shared/contract'
import { revisarCurp, revisarRfc } from '@backoffice/shared/format'
import { textos } from './form.textos.ts'

/** Warns about a suspicious RFC; it never blocks a save. */
export function avisoDeRfc(rfc: string, tipoPersona: TipoPersona | null): string | null {
  const aviso = revisarRfc(rfc, tipoPersona)
  return aviso && textos.avisos.rfc[aviso]
}

/** Warns about a suspicious CURP; it never blocks a save. */
export function avisoDeCurp(curp: string): string | null {
  const aviso = revisarCurp(curp)
  return aviso && textos.avisos.curp[aviso]
}
