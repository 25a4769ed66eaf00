import { api, codigoChanged } from '@backoffice/shared'

/**
 * Asks for a code. What the server answers as `codigo` is kept in the auth store: four digits, or a ticket that only the
 * server can compare with (D28). @returns whether it answered one
 */
export async function sendCode(email: string, options: { signal: AbortSignal }): Promise<boolean> {
  const { codigo } = await api.post('/auth/confirmar_correo', { email }, options)
  const known = typeof codigo === 'string' && codigo !== ''
  if (known && !options.signal.aborted) codigoChanged(codigo)
  return known
}
