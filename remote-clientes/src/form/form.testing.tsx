import { renderRemote, type Backend } from '@backoffice/shared/testing'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { NuevoClientePage } from './NuevoClientePage'

/** The new client's page, as somebody who may do everything opens it. */
export const abrirNuevo = (backend: Backend) =>
  renderRemote(<NuevoClientePage />, { base: '/clientes/nuevo', path: '/clientes/nuevo', backend })

/** A section of the form: its labels are its own, «Teléfono» stands in both. */
export const seccion = (name: 'Información personal' | 'Información empresarial') =>
  within(screen.getByRole('region', { name }))

export const personal = () => seccion('Información personal')
export const empresarial = () => seccion('Información empresarial')

/** Writes into a field at once: typing letter by letter is the kit's business. */
export async function escribir(user: UserEvent, campo: HTMLElement, texto: string) {
  await user.click(campo)
  await user.paste(texto)
}

export const select = (name: string) => screen.getByRole('combobox', { name })

/** Opens a select and takes an option. */
export async function elegir(user: UserEvent, campo: string, opcion: string) {
  await user.click(select(campo))
  await user.click(await screen.findByRole('option', { name: opcion }))
}

export const guardar = () => screen.getByRole('button', { name: 'Guardar' })
