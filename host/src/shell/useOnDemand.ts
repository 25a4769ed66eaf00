import { useEffect, useState } from 'react'

/**
 * A module whose code is fetched once it is wanted. Until then, and where it can't be had, there is none: unlike with
 * `lazy`, a missing file takes nothing else down, and the next want asks again.
 */
export function useOnDemand<M>(load: () => Promise<M>, wanted: boolean, onFailure?: () => void): M | null {
  const [module, setModule] = useState<M | null>(null)
  const missing = wanted && module === null
  useEffect(() => {
    if (!missing) return
    let given = true
    load().then(
      (loaded) => given && setModule(loaded),
      () => given && onFailure?.(),
    )
    return () => {
      given = false
    }
  }, [missing, load, onFailure])
  return module
}
