/** A copy in the runtime's share scopes. */
type Copy = { get?: () => unknown; loading?: PromiseLike<unknown> | null | undefined }

const known = new WeakSet<Copy>()

/**
 * The runtime keeps the first answer for a shared copy, a failure too: a remote whose dialog did not come would never get
 * the kit of dialogs. After a failure this asks again.
 */
export function askAgain(scopes: Record<string, Record<string, Record<string, Copy>>>): void {
  const versions = Object.values(scopes).flatMap((packages) => Object.values(packages))
  for (const copy of versions.flatMap((copies) => Object.values(copies))) {
    const { get } = copy
    if (!get || known.has(copy)) continue
    known.add(copy)
    copy.get = async () => {
      try {
        return await get()
      } catch (error) {
        copy.loading = null
        throw error
      }
    }
  }
}
