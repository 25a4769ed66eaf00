/** The part of the runtime's share scopes that `askAgain` needs: scope, package, version. */
type Copies = Record<
  string,
  Record<string, Record<string, { get?: () => unknown; loading?: PromiseLike<unknown> | null | undefined }>>
>

const known = new WeakSet<object>()

/**
 * The runtime keeps the first answer for a shared copy, a failure too: a remote whose dialog did not come would never get
 * the kit of dialogs. After a failure this asks again.
 */
export function askAgain(scopes: Copies): void {
  for (const packages of Object.values(scopes)) {
    for (const versions of Object.values(packages)) {
      for (const copy of Object.values(versions)) {
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
  }
}
