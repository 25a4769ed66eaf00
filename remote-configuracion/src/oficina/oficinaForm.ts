import { api } from '@backoffice/shared'
import type { Oficina } from '@backoffice/shared/contract'
import type { Edit } from '@backoffice/shared/resource'

/** The form's values; `logo` is a picture that was chosen. */
export interface OficinaForm {
  nombre: string
  razon_social: string
  rfc: string
  domicilio: string
  telefono: string
  email: string
  logo: File | null
  /** Removes the saved logo. */
  quitar_logo: boolean
}

const TEXTOS = ['nombre', 'razon_social', 'rfc', 'domicilio', 'telefono', 'email'] as const

export const deOficina = (oficina: Oficina): OficinaForm => ({
  nombre: oficina.nombre,
  razon_social: oficina.razon_social ?? '',
  rfc: oficina.rfc ?? '',
  domicilio: oficina.domicilio ?? '',
  telefono: oficina.telefono ?? '',
  email: oficina.email ?? '',
  logo: null,
  quitar_logo: false,
})

/** The multipart request; without a new picture its part is empty, as forms send it. */
export function aMultipart(form: OficinaForm, { version }: Oficina): FormData {
  const body = new FormData()
  for (const campo of TEXTOS) body.set(campo, form[campo])
  body.set('version', String(version))
  body.set('logo', form.logo ?? new File([], ''))
  if (!form.logo && form.quitar_logo) body.set('quitar_logo', '1')
  return body
}

export const pedirOficina = (_id: string) => (options: { signal?: AbortSignal; silent?: boolean }) =>
  api.get('/configuracion/detalles_oficina', options).then(({ oficina }) => oficina)

export const guardarOficina = ({ form, record }: Edit<Oficina, OficinaForm>) =>
  api.post('/configuracion/editar_oficina', aMultipart(form, record))
