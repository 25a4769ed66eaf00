import {
  camposCliente,
  esTexto,
  nombresDeCampos,
  type CampoCliente,
  type ValoresCliente,
} from '@backoffice/shared/cliente'
import type { Cliente } from '@backoffice/shared/contract'

/**
 * The form's values, sent unchanged: every field, always (F-10). They are neither trimmed nor rounded: the server
 * normalizes, and opening and saving a form changes nothing.
 */
export type ClienteForm = ValoresCliente

const formOf = (value: (campo: CampoCliente) => unknown) =>
  Object.fromEntries(
    nombresDeCampos.map((campo) => [campo, value(campo) ?? (esTexto(camposCliente[campo].kind) ? '' : null)]),
  ) as ClienteForm

export const clienteVacio: ClienteForm = formOf(() => null)

/** A client as form values: an untouched form changes nothing (F-11). */
export const deCliente = (cliente: Cliente): ClienteForm =>
  formOf((campo) => {
    const value = cliente[campo]
    // Days are days in any time zone: what a server of the plain contract may send as an instant is its first ten
    // characters.
    return camposCliente[campo].kind === 'dia' && typeof value === 'string' ? value.slice(0, 10) : value
  })
