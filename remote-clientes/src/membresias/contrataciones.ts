import type { Contratacion, PerfilCliente } from '@backoffice/shared/contract'

/**
 * The list after a new purchase, as the specification requires (P-15, D15): the new one goes to the front; if its
 * status is 0 the previous first one stays, otherwise it is replaced. This is what the screen shows until the profile
 * is reloaded.
 */
export const conNueva = (contrataciones: Contratacion[], nueva: Contratacion): Contratacion[] =>
  nueva.status === 0 ? [nueva, ...contrataciones] : [nueva, ...contrataciones.slice(1)]

/** The profile after a new purchase: it is the current membership from now on. */
export const perfilConNueva = (perfil: PerfilCliente, nueva: Contratacion): PerfilCliente => ({
  ...perfil,
  indicadores_generales: { ...perfil.indicadores_generales, membresia_actual: actual(nueva) },
  contrataciones: conNueva(perfil.contrataciones, nueva),
})

/** The profile after a cancellation; the first purchase is the current one (D14). */
export function perfilConCambiada(perfil: PerfilCliente, cambiada: Contratacion): PerfilCliente {
  const contrataciones = perfil.contrataciones.map((one) => (one._id === cambiada._id ? cambiada : one))
  const first = contrataciones[0]
  const generales = perfil.indicadores_generales
  const membresia_actual = first?._id === cambiada._id ? actual(cambiada) : generales.membresia_actual
  return { ...perfil, contrataciones, indicadores_generales: { ...generales, membresia_actual } }
}

const actual = ({ membresia, status }: Contratacion) => ({ nombre: membresia.nombre, status })
