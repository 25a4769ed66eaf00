import { renderRemote, unCliente, type Backend } from '@backoffice/shared/testing'
import type { UsuarioSesion } from '@backoffice/shared/contract'
import { screen, within } from '@testing-library/react'
import clientes from '../module.tsx'

/** The client whose profile is shown. */
export const ana = unCliente()
export const perfilDeAna = `/clientes/detalles/${ana._id}`

/** Opens the profile as the host does, and waits for it. */
export async function abrirPerfil(backend: Backend, usuario?: UsuarioSesion, search = '') {
  if (backend.data.clientes.length === 0) backend.data.clientes = [ana]
  const page = renderRemote(clientes, {
    base: '/clientes',
    path: perfilDeAna + search,
    backend,
    ...(usuario && { usuario }),
  })
  await screen.findByRole('heading', { level: 2, name: 'Ana López Ruiz' })
  return page
}

/** A section of the profile, by its title. */
export const seccion = (titulo: string) => screen.getByRole('region', { name: titulo })

/** The text under a label of a section. */
export const dato = (titulo: string, etiqueta: string) => {
  const term = within(seccion(titulo))
    .getAllByRole('term')
    .find((one) => one.textContent === etiqueta)
  return term?.nextElementSibling?.textContent
}

/** An indicator at the top. */
export const indicador = (etiqueta: string) =>
  screen.getByText(etiqueta, { selector: 'dt' }).nextElementSibling?.textContent
