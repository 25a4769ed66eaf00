import { api, hasCapacidad, hasPermission, useAuth } from '@backoffice/shared'
import type { TareaMia } from '@backoffice/shared/contract'
import { hoy, vencidas } from '@backoffice/shared/format'
import { useEffect, useState } from 'react'

const CALL = '/tareas/mias'

/** This person's due tasks, asked for when the box opens (E-10); none if they cannot be had. */
export function useTareas(): TareaMia[] {
  const offered = useAuth(
    (auth) => hasCapacidad(auth, CALL) && hasPermission(auth.usuario, 'clientes.detalles'),
  )
  const [tareas, setTareas] = useState<TareaMia[]>([])
  useEffect(() => {
    if (!offered) return
    const controller = new AbortController()
    const { signal } = controller
    api.post(CALL, {}, { silent: true, signal }).then(
      (answer) => !signal.aborted && setTareas(vencidas(answer.tareas, hoy())),
      () => undefined,
    )
    return () => controller.abort()
  }, [offered])
  return tareas
}
