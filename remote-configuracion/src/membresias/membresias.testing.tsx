import { renderRemote, unaMembresia, unId, unUsuario, type Backend } from '@backoffice/shared/testing'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import module from '../module.tsx'

export const oro = unaMembresia({
  _id: unId(1),
  version: 3,
  nombre: 'Oro',
  precio: 12500,
  beneficios: ['Uno', 'Dos', 'Tres'],
})
export const alba = unaMembresia({
  _id: unId(2),
  nombre: 'Alba',
  precio: 99.9,
  descripcion: null,
  beneficios: ['Uno'],
})

export const CREAR = '/configuracion/crear_membresia'
export const EDITAR = '/configuracion/editar_membresia'
export const DETALLES = '/configuracion/detalles_membresia'
export const ELIMINAR = '/configuracion/eliminar_membresia'
export const LISTAR = '/configuracion/listar_membresias'

export const abrir = (backend: Backend, query = '', usuario = unUsuario()) =>
  renderRemote(module, {
    base: '/configuracion',
    path: `/configuracion/membresias${query}`,
    backend,
    usuario,
  })

export const nombres = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent)

export const boton = (name: string) => screen.getByRole('button', { name })
export const campo = (etiqueta: string) =>
  screen.getByLabelText((texto) => texto.replace('*', '') === etiqueta, { selector: 'input, textarea' })

/** Fills in a field at once; the kit's own tests type letter by letter. */
export async function escribir(user: UserEvent, etiqueta: string, texto: string) {
  await user.click(campo(etiqueta))
  await user.paste(texto)
}

export const beneficios = () =>
  screen.queryAllByLabelText(/^Beneficio \d+$/).map((input) => (input as HTMLInputElement).value)
