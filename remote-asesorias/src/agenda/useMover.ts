import { api } from '@backoffice/shared'
import type { AsesoriaFila } from '@backoffice/shared/contract'
import { useOneCall, type Load } from '@backoffice/shared/resource'
import { useEffect, useRef } from 'react'
import { textos } from './agenda.textos.ts'
import { byHora, type Agenda } from './pedirAgenda.ts'

/** A day, and an hour of it or none. */
export interface Lugar {
  fecha: string
  hora: string | null
}

export type Mover = (cita: AsesoriaFila, lugar: Lugar) => Promise<boolean>

/** Moves an advisory by the call that edits it, with its version (D41); the alert offers to undo it (E-05). */
export function useMover({ patch, reload }: Pick<Load<Agenda>, 'patch' | 'reload'>): Mover {
  const { begin, end } = useOneCall()

  const put = async (cita: AsesoriaFila, { fecha, hora }: Lugar, undoes?: Lugar): Promise<void> => {
    const { _id, version } = cita
    const moved = {
      ...cita,
      ...{ creacion: fecha, hora },
      ...(version !== undefined && { version: version + 1 }),
    }
    const run = () => undoes && put(moved, undoes).catch(reload)
    await api.post(
      '/asesorias/editar',
      { id: _id, fecha, hora, ...(version !== undefined && { version }) },
      undoes && { action: { label: textos.mover.deshacer, run } },
    )
    patch(({ filas, total }) => ({
      total,
      filas: filas.map((one) => (one._id === _id ? moved : one)).toSorted(byHora),
    }))
  }

  /** Whether it is there now; the server's refusal has been shown. */
  return async (cita, lugar) => {
    const before = { fecha: cita.creacion, hora: cita.hora ?? null }
    if (before.fecha === lugar.fecha && before.hora === lugar.hora) return true
    if (!begin()) return false
    try {
      await put(cita, lugar, before)
      return true
    } catch {
      // Somebody else may have moved it.
      reload()
      return false
    } finally {
      end()
    }
  }
}

/** Takes the focus along with an advisory that a key moves: it is drawn anew in another cell. */
export function useFocusKept(shown: unknown): (id: string) => void {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    const card = document.querySelector<HTMLElement>(`[data-cita="${wanted.current}"] button`)
    wanted.current = null
    card?.focus()
  }, [shown])
  return (id) => void (wanted.current = id)
}
