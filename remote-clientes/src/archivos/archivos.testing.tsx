import { type Backend, unArchivo } from '@backoffice/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { abrirPerfil, seccion } from '../perfil/perfil.testing.tsx'

export const CREAR = '/clientes/crear_archivo'
export const EDITAR = '/clientes/editar_archivo'
export const ELIMINAR = '/clientes/eliminar_archivo'
export const DETALLES = '/clientes/detalles_archivo'

export const pdf = (name = 'Contrato.PDF') => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

/** The section of files in a profile. */
export const tabla = () => within(seccion('Expediente de archivos'))
export const filas = () =>
  tabla()
    .getAllByRole<HTMLTableRowElement>('row')
    .slice(1)
    .map(({ cells }) => [...cells].slice(0, 4).map(({ textContent }) => textContent))

/** Waits until the dialog is gone. */
export const cerrado = (role = 'dialog') =>
  waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument())

/** Presses an action of the only file of a profile. */
export const accionCon = (backend: Backend) => async (name: string) => {
  backend.data.archivos = [unArchivo({ version: 3 })]
  const page = await abrirPerfil(backend)
  await page.user.click(tabla().getByRole('button', { name: new RegExp(`^${name} `) }))
  return page
}
