import { api } from '@backoffice/shared'
import type { Asesor } from '@backoffice/shared/contract'
import { useLoad, type Ask } from '@backoffice/shared/resource'
import { useMemo } from 'react'

/** Everybody who can be an advisor. */
export const pedirAsesores: Ask<Asesor[]> = async (options) =>
  (await api.get('/asesorias/listar_asesores', options)).asesores

/** The advisors to choose from; the current one is included, even after deletion (D25). */
export function useAsesores(current: Asesor[]) {
  const load = useLoad(pedirAsesores)
  const [first, second] = current
  const options = useMemo(() => {
    const listed = load.data ?? []
    const missing = [first, second].filter(
      (one, index, all): one is Asesor =>
        one !== undefined &&
        !listed.some(({ _id }) => _id === one._id) &&
        all.findIndex((other) => other?._id === one._id) === index,
    )
    return [...missing, ...listed].map(({ _id, nombre }) => ({ value: _id, label: nombre }))
  }, [load.data, first, second])
  return { ...load, options }
}
