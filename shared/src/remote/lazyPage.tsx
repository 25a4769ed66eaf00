import { lazy, useState, type ComponentType } from 'react'

/**
 * A page whose code comes when it is needed, like `lazy`; and the handle of its route: once the host has preloaded the
 * code, the page shows at once, and nothing suspends.
 */
export function lazyPage<Props extends object = object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  let coming: Promise<ComponentType<Props>> | undefined
  const preload = () =>
    (coming ??= load().then(
      (page) => (loaded = page),
      (error: unknown) => {
        // The next one asks again.
        coming = undefined
        throw error
      },
    ))
  const Coming = lazy(async () => ({ default: await preload() }))

  function LazyPage(props: Props) {
    // Stays what it was at first, so that the page never remounts.
    const [Page] = useState<ComponentType<Props>>(() => loaded ?? Coming)
    return <Page {...props} />
  }
  return Object.assign(LazyPage, { preload })
}
