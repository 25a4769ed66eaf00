import { api, codigoChanged } from '@backoffice/shared'

/**
 * Requests a code. The auth store keeps the server's `codigo`: four digits, or a ticket that only the server can verify
 * (D28).
 * @returns whether the server returned a `codigo`
 */
export async function sendCode(email: string, options: { signal: AbortSignal }): Promise<boolean> {
  const { codigo } = await api.post('/auth/confirmar_correo', { email }, options)
  const known = typeof codigo === 'string' && codigo !== ''
  if (known && !options.signal.aborted) codigoChanged(codigo)
  return known
}
