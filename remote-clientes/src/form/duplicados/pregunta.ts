import type { RequestOf } from '@backoffice/shared/contract'
import type { ClienteForm } from '../clienteForm.ts'

export type Pregunta = RequestOf<'/clientes/posibles_duplicados'>

/** The fields that identify a duplicate. */
export const CAMPOS = [
  'nombre',
  'apellido_paterno',
  'apellido_materno',
  'email',
  'celular',
  'rfc',
  'curp',
] as const

type Escrito = Pick<ClienteForm, (typeof CAMPOS)[number]>

const cuantos = (texto: string, cuenta: RegExp) => texto.match(cuenta)?.length ?? 0
const DIGITO = /\d/g
const CARACTER = /[^\s-]/g

/** The query for the server: half a phone or a first name alone would match too many. null: nothing to ask yet. */
export function preguntaDe(escrito: Escrito): Pregunta | null {
  const { nombre, apellido_paterno, apellido_materno, email, celular, rfc, curp } = escrito
  const pregunta = {
    ...(nombre.trim() !== '' &&
      apellido_paterno.trim() !== '' && { nombre, apellido_paterno, apellido_materno }),
    ...(/\S@\S/.test(email) && { email }),
    ...(cuantos(celular, DIGITO) >= 10 && { celular }),
    ...(cuantos(rfc, CARACTER) >= 12 && { rfc }),
    ...(cuantos(curp, CARACTER) >= 18 && { curp }),
  }
  return Object.keys(pregunta).length > 0 ? pregunta : null
}
