import { textos } from './clientes.textos'

/** What the list can be asked for; nothing asked for is ''. */
export interface FiltrosClientes {
  nombre: string
  apellido_paterno: string
  apellido_materno: string
  celular: string
  email: string
}

export const sinFiltros: FiltrosClientes = {
  nombre: '',
  apellido_paterno: '',
  apellido_materno: '',
  celular: '',
  email: '',
}

const nombres: Record<keyof FiltrosClientes, string> = {
  nombre: textos.filtro.nombre,
  apellido_paterno: textos.filtro.apellidoPaterno,
  apellido_materno: textos.filtro.apellidoMaterno,
  celular: textos.filtro.celular,
  email: textos.filtro.email,
}

const enumerar = new Intl.ListFormat('es-MX', { type: 'conjunction' })

/** What was asked for, in words: «nombre “Ana” y celular “55”». */
export function pedidoEnPalabras(filtros: FiltrosClientes): string {
  const campos = Object.keys(nombres) as (keyof FiltrosClientes)[]
  const partes = campos
    .filter((campo) => filtros[campo] !== '')
    .map((campo) => `${nombres[campo].toLowerCase()} «${filtros[campo]}»`)
  return enumerar.format(partes)
}
