import { useEffect, useState } from 'react'

/**
 * A module that loads on demand. It is null until then, and when loading fails: unlike with `lazy`, a missing file
 * breaks nothing else, and the next use tries again.
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
