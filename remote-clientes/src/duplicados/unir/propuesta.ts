import { nombresDeCampos, type CampoCliente } from '@backoffice/shared/cliente'
import type { Cliente } from '@backoffice/shared/contract'
import { plain } from '@backoffice/shared/format'
import { deCliente, type ClienteForm } from '../../valores.ts'

/** One of the two, as the dialog names them: the first of the pair, or the second. */
export type Lado = 0 | 1

/** What both say of a field where they say different things. */
export interface Distinto {
  campo: CampoCliente
  /** The one that is proposed. */
  lado: Lado
}

export interface Propuesta {
  formas: readonly [ClienteForm, ClienteForm]
  /** Who is proposed to stay: whoever says more; of two that say as much, the older. */
  queda: Lado
  distintos: Distinto[]
  /** How many fields say the same in both. */
  iguales: number
}

const isEmpty = (value: unknown) => value === null || value === ''

/** What is proposed for two clients: of each field the value that there is, the fuller, or the newer client's. */
export function propuestaDe([uno, otro]: readonly [Cliente, Cliente]): Propuesta {
  const formas = [deCliente(uno), deCliente(otro)] as const
  const said = (lado: Lado) => nombresDeCampos.filter((campo) => !isEmpty(formas[lado][campo]))
  const [first, second] = [said(0), said(1)]
  const newer: Lado = uno.creacion > otro.creacion ? 0 : 1
  const any = nombresDeCampos.filter((campo) => first.includes(campo) || second.includes(campo))
  const distintos = any
    .filter((campo) => formas[0][campo] !== formas[1][campo])
    .map((campo) => ({ campo, lado: mejor(formas[0][campo], formas[1][campo], newer) }))
  return {
    formas,
    queda: first.length === second.length ? (newer === 0 ? 1 : 0) : first.length > second.length ? 0 : 1,
    distintos: juntos(distintos),
    iguales: any.length - distintos.length,
  }
}

/** The kind of person and its régimen come from one of the two: they must suit each other. */
export const JUNTOS: CampoCliente[] = ['tipo_persona', 'regimen_fiscal']

function juntos(distintos: Distinto[]): Distinto[] {
  const tipo = distintos.find(({ campo }) => campo === 'tipo_persona')
  if (!tipo) return distintos
  return distintos.map((one) => (one.campo === 'regimen_fiscal' ? { ...one, lado: tipo.lado } : one))
}

function mejor(uno: unknown, otro: unknown, newer: Lado): Lado {
  if (isEmpty(uno)) return 1
  if (isEmpty(otro)) return 0
  const [a, b] = [plain(String(uno)), plain(String(otro))]
  // «Ana María López» says more than «Ana López».
  if (a.length !== b.length && words(a, b)) return 0
  if (a.length !== b.length && words(b, a)) return 1
  return newer
}

/** Whether a text has every word of another. */
const words = (whole: string, part: string) => part.split(/\s+/).every((word) => whole.includes(word))
