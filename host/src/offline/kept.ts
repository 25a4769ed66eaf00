import { authState, type KeptAnswers } from '@backoffice/shared'
import type { Sesion } from '@backoffice/shared/contract'
import { registry } from '@backoffice/entrega/page'

const load = () => import('./onDemand.ts')
let code: Awaited<ReturnType<typeof load>> | undefined

/** Whose answers are kept; undefined: nobody is known to be signed in. */
export function ownerNow(): string | undefined {
  const { usuario, empresa } = authState()
  return usuario ? `${empresa?._id ?? ''}:${usuario._id}` : undefined
}

const isKept = (path: string): boolean =>
  Object.values(registry.current()?.remotes ?? {}).some(({ remote }) => remote.kept?.includes(path))

/**
 * The last answers that this browser was given, of the calls that remotes name (`kept` in remote.json), to be read without
 * connection (E-20). Their code loads with the first one, and has the page itself kept as well.
 */
export const keptAnswers: KeptAnswers = {
  keep(path, body, answer) {
    const owner = ownerNow()
    if (owner === undefined || !isKept(path)) return
    load()
      .then((loaded) => {
        code = loaded
        // Whoever asked may have signed out while the code came.
        if (ownerNow() === owner) loaded.keep(owner, path, body, answer)
      })
      .catch(() => undefined)
  },
  find(path, body) {
    const owner = ownerNow()
    return owner === undefined ? undefined : code?.findAnswer(owner, path, body)
  },
}

/** The session that a token opened, for a page that was opened without connection; undefined: none was kept. */
export async function keptSession(token: string): Promise<Sesion | undefined> {
  try {
    code = await load()
    return await code.findSession(token)
  } catch {
    return undefined
  }
}
