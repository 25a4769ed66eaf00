import { answerReauth, api, authState, clearUnsaved, sessionLoaded } from '@backoffice/shared'

/**
 * Another tab signed in and this one works with its token now. The same person goes on where they were; for another
 * one, what this page shows is not theirs.
 */
export async function signedInElsewhere(leave: () => void): Promise<void> {
  const before = authState().usuario
  // Nobody was known here: the guard asks.
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
