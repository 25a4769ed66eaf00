import { renderRemote, type Backend } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { NuevoClientePage } from './NuevoClientePage.tsx'

/*
 * Finds fields by label within their section («Teléfono» is in both): by role, jsdom would compute the names of the
 * whole form each time.
 */

/** Opens the new client's page, with all permissions. */
export const abrirNuevo = (backend: Backend) =>
  renderRemote(<NuevoClientePage />, { base: '/clientes/nuevo', path: '/clientes/nuevo', backend })

export type Seccion = 'Información personal' | 'Información empresarial'

/** The button in a section's title, which opens and closes the section. */
export const tituloDe = (seccion: Seccion) => screen.getByText(seccion, { selector: 'button' })

export const contenidoDe = (seccion: Seccion) =>
  document.getElementById(tituloDe(seccion).getAttribute('aria-controls') ?? '') as HTMLElement

const campo = (seccion: Seccion, etiqueta: string) =>
  within(contenidoDe(seccion)).getByLabelText((texto) => texto.replace('*', '') === etiqueta, {
    selector: 'input, [role=combobox]',
  })

export const personal = (etiqueta: string) => campo('Información personal', etiqueta)
export const empresarial = (etiqueta: string) => campo('Información empresarial', etiqueta)

/** Fills in a field at once; the kit's own tests type letter by letter. */
export async function escribir(user: UserEvent, enCampo: HTMLElement, texto: string) {
  await user.click(enCampo)
  await user.paste(texto)
}

/** Opens a select and chooses an option. */
export async function elegir(user: UserEvent, etiqueta: string, opcion: string) {
  await user.click(empresarial(etiqueta))
  await user.click(await screen.findByText(opcion, { selector: '[role=option] *' }))
  // The select takes the focus back a frame later, so a test must not type elsewhere before that.
  await waitFor(() => expect(empresarial(etiqueta)).toHaveFocus())
}

export const guardar = () => screen.getByText('Guardar').closest('button') as HTMLButtonElement
