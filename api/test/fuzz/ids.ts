import type { Random } from './random.ts'

/*
 * Requests are generated before any answer is known, so that the seed alone determines them. When a request needs a
 * value from the server, it contains a placeholder: @@cliente:7@@ is one of the clients seen so far, @@cliente:last@@
 * the latest. The lane fills in the value when it sends.
 */

export const KINDS = [
  'cliente',
  'asesoria',
  'usuario',
  'membresia',
  'contratacion',
  'pago',
  'archivo',
  'nota',
  'lote',
  'importacion',
  'union',
  'regimen',
  'giro',
] as const
export type Kind = (typeof KINDS)[number]
/** Also found in answers: cursors, signed addresses, recovery tickets. */
export type Memory = Kind | 'cursor' | 'url' | 'ticket'

export const last = (kind: Memory) => `@@${kind}:last@@`
export const some = (r: Random, kind: Memory) => `@@${kind}:${r.int(1000)}@@`
/** A number: the placeholder replaces the quotes around it, too. */
export const VERSION = '@@version@@'

/** The kind of id in this member of this call. */
export function kindOf(call: string, member: string): Kind {
  const named = /^id_(.*)$/.exec(member)?.[1] ?? member
  if (named === 'asesor' || named === 'responsable') return 'usuario'
  if (named === 'regimen_fiscal') return 'regimen'
  const known = KINDS.find((kind) => kind === named)
  if (known) return known
  if (call.includes('/lotes/')) return 'lote'
  if (call.includes('_importacion') || call.includes('descargar_fallas')) return 'importacion'
  if (call.includes('deshacer_union')) return 'union'
  if (call.includes('membresia')) return 'membresia'
  if (call.includes('/contrataciones/')) return 'contratacion'
  if (call.includes('/asesorias/')) return 'asesoria'
  return call.includes('/usuarios/') ? 'usuario' : 'cliente'
}

/** Usually an id of the right kind; sometimes of another kind, another tenant's, or an unknown one. */
export const anId = (r: Random, call: string, member: string): string =>
  r.weighted([
    [12, () => some(r, kindOf(call, member))],
    [1, () => some(r, r.pick(KINDS))],
    [1, () => `@@ajeno:${r.int(1000)}@@`],
    [1, () => '01900000-0000-7000-8000-000000000999'],
  ])()
