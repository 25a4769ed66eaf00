import { type Backend, unaMembresia, unId } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { abrirPerfil } from '../perfil/perfil.testing.tsx'

export const CREAR = '/clientes/crear_contratacion'
export const premium = unaMembresia({ _id: unId(0x301), nombre: 'Premium', precio: 1200 })

export const cerrado = (role = 'dialog') =>
  waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument())

/** Opens the profile and in it the dialog of a new purchase. */
export async function contratar(backend: Backend) {
  const { user } = await abrirPerfil(backend)
  await user.click(screen.getByRole('button', { name: 'Contratar membresía' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Contratar membresía a Ana López Ruiz' }))
  await waitFor(() => expect(backend.callsTo('/configuracion/listar_membresias')).toHaveLength(1))
  return { user, dialog }
}

export async function elegir(user: UserEvent, etiqueta: RegExp, opcion: RegExp) {
  const select = screen.getByRole('combobox', { name: etiqueta })
  await user.click(select)
  await user.click(await screen.findByRole('option', { name: opcion }))
  // The select takes the focus back a frame later; paste only after that.
  await waitFor(() => expect(select).toHaveFocus())
}

export async function fecha(user: UserEvent, campo: HTMLElement, texto: string) {
  await user.clear(campo)
  await user.click(campo)
  await user.paste(texto)
  await user.tab()
}
