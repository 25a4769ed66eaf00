import { authState, type KeptAnswers } from '@backoffice/shared'
import { registry } from '@backoffice/entrega/page'

const load = () => import('./answers.ts')
let code: Awaited<ReturnType<typeof load>> | undefined

/** Whose answers are kept; undefined: nobody is known to be signed in. */
export function ownerNow(): string | undefined {
  const { usuario, empresa } = authState()
  return usuario ? `${empresa?._id ?? ''}:${usuario._id}` : undefined
}

const isKept = (path: string): boolean =>
  Object.values(registry.current()?.remotes ?? {}).some(({ remote }) => remote.kept?.includes(path))

/**
 * The last answers that this tab was given, of the calls that remotes name (`kept` in remote.json), to be read without
 * connection (E-20). Their code loads with the first one.
 */
export const keptAnswers: KeptAnswers = {
  keep(path, body, answer) {
    const owner = ownerNow()
    if (owner === undefined || !isKept(path)) return
    load().then(
      (loaded) => {
        code = loaded
        // Whoever asked may have signed out while the code came.
        if (ownerNow() === owner) loaded.keepAnswer(owner, path, body, answer)
      },
      () => undefined,
    )
  },
  find(path, body) {
    const owner = ownerNow()
    return owner === undefined ? undefined : code?.findAnswer(owner, path, body)
  },
}
