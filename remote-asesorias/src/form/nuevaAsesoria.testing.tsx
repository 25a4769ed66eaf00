import {
  emptyData,
  regimenes,
  renderRemote,
  type testBackend,
  unCliente,
  unId,
  type BackendKind,
} from '@backoffice/shared/testing'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { NuevaAsesoriaPage } from './NuevaAsesoriaPage.tsx'

export const kinds: BackendKind[] = ['ours', 'plain']
export const CREAR = '/asesorias/crear'
export const pista = 'Elige un cliente para crear una nueva asesoría.'

export const ana = unCliente({
  _id: unId(1),
  celular: null,
  nombre_comercial: 'La Espiga',
  razon_social: 'Panadería La Espiga, S.A. de C.V.',
  tipo_persona: 0,
  regimen_fiscal: regimenes[3]!._id,
  numero_empleados: 0,
})
export const beto = unCliente({
  _id: unId(2),
  nombre: 'Beto',
  apellido_paterno: 'Díaz',
  apellido_materno: null,
  celular: '5512345678',
})
export const data = () => ({ ...emptyData(), clientes: [ana, beto] })

export const campo = (label: string) =>
  screen.getByLabelText((text) => text.replace('*', '') === label, { selector: 'input, textarea' })
export const boton = (name: string) => screen.getByRole('button', { name })

export async function escribir(user: UserEvent, label: string, text: string) {
  await user.click(campo(label))
  await user.paste(text)
}

export const abrir = (backend: ReturnType<typeof testBackend>, query = '') =>
  renderRemote(<NuevaAsesoriaPage />, {
    base: '/asesorias/nueva',
    path: ['/asesorias', `/asesorias/nueva${query}`],
    backend,
  })

export async function elegir(user: UserEvent, texto = 'ana', nombre = /Ana/) {
  await escribir(user, 'Cliente', texto)
  await user.keyboard('{Enter}')
  const fila = await screen.findByRole('row', { name: nombre })
  await user.click(within(fila).getByRole('button', { name: /^Elegir a / }))
  await screen.findByRole('button', { name: 'Elegir otro cliente' })
}
