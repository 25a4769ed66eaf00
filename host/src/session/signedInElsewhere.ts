import { answerReauth, api, authState, clearUnsaved, sessionLoaded } from '@backoffice/shared'

/**
 * Another tab signed in, and this one now uses its token. The same person goes on working; for another person this page
 * is reset, because what it shows is not theirs.
 */
export async function signedInElsewhere(leave: () => void): Promise<void> {
  const before = authState().usuario
  // Nobody was signed in here: the guard decides.
  if (before === null) return
  const sesion = await api.get('/auth/sesion', { silent: true }).catch(() => null)
  if (sesion === null) return
  const same = sesion.usuario._id === before._id
  sessionLoaded(sesion)
  answerReauth(same)
  if (same) return
  clearUnsaved()
  leave()
}
