import { httpConfig, serverTime } from '@backoffice/shared'
import type { Sesion } from '@backoffice/shared/contract'
import { sessionKey, takeEarly } from '@backoffice/entrega/page/early'

/** The session that the page's inline script requested; undefined if it must be requested again. */
export async function earlySession(token: string): Promise<Sesion | undefined> {
  // The page's inline script requested it from the base that the registry names.
  await httpConfig().ready?.()
  const asked = takeEarly(sessionKey(httpConfig().apiBase, token))
  const answer = await asked?.catch(() => undefined)
  serverTime(answer?.headers.get('date'))
  const sesion = answer?.ok ? await (answer.json() as Promise<Partial<Sesion>>).catch(() => null) : null
  return sesion?.usuario ? (sesion as Sesion) : undefined
}
