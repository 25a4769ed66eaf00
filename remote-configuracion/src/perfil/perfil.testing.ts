import { unUsuario } from '@backoffice/shared/testing'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

export const EDITAR = '/configuracion/editar_perfil_personal'
export const rosa = unUsuario({ apellido_materno: 'Luna', version: 2 })
export const imagen = (name = 'rosa.png') => new File(['pixeles'], name, { type: 'image/png' })

export const campo = (etiqueta: string) => screen.getByLabelText(etiqueta, { selector: 'input' })
export const guardar = () => screen.getByRole('button', { name: 'Guardar perfil' })

export async function escribir(user: UserEvent, etiqueta: string, texto: string) {
  await user.clear(campo(etiqueta))
  await user.click(campo(etiqueta))
  await user.paste(texto)
}
