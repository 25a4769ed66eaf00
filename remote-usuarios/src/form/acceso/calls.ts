import { api } from '@backoffice/shared'
import type { Acceso } from '@backoffice/shared/contract'
import type { Ask } from '@backoffice/shared/resource'

/** Reads the access of a user. */
export const pedirAcceso =
  (id: string): Ask<Acceso> =>
  async (options) =>
    (await api.post('/usuarios/ver_acceso', { id }, { ...options, silent: true })).acceso

/** Whether mails leave by a mail server. */
export const pedirCorreo: Ask<boolean> = async (options) =>
  (await api.post('/usuarios/ver_correo', {}, { ...options, silent: true })).servidor

/** @param persona who takes the open advisories and tasks; null: nobody */
export const cerrarAcceso = (id: string, persona: string | null) =>
  api.post('/usuarios/cerrar_acceso', { id, persona })
