import { api, hasCapacidad, useAuth } from '@backoffice/shared'
import type { PosibleDuplicado } from '@backoffice/shared/contract'
import { useFormState, useWatch } from '@backoffice/shared/form'
import { afterPress } from '@backoffice/shared/ui/form'
import { useEffect } from 'react'
import type { ClienteForm } from '../clienteForm'
import { CAMPOS, preguntaDe, type Pregunta } from './pregunta'

const RUTA = '/clientes/posibles_duplicados'
/** How long nothing is typed before the server is asked. */
const PAUSA = 400

/** Nobody. One and the same, so that finding nobody again changes nothing. */
export const nadie: PosibleDuplicado[] = []

interface Props {
  /** The client that is edited, who is no duplicate of themselves. */
  id?: string | undefined
  onFound(duplicados: PosibleDuplicado[]): void
}

/**
 * Looks for who may be the client that is being typed. Asked silently, after a pause, where the server can tell (D38); a
 * newer question gives the older one up. On a client that is edited nothing is asked before one of these fields is
 * touched. A component of its own, so that typing draws nothing else anew.
 */
export function BuscarDuplicados({ id, onFound }: Props) {
  const pregunta = usePregunta(id)

  useEffect(() => {
    if (pregunta === null) return onFound(nadie)
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      api.post(RUTA, JSON.parse(pregunta) as Pregunta, { signal, silent: true }).then(
        ({ clientes }) => {
          afterPress(() => signal.aborted || onFound(clientes.length > 0 ? clientes : nadie))
        },
        // A hint that does not come is none.
        () => undefined,
      )
    }, PAUSA)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [pregunta, onFound])

  return null
}

/** What is to be asked, as a text: the same question is the same. null: nothing. */
function usePregunta(id: string | undefined): string | null {
  const offered = useAuth((auth) => hasCapacidad(auth, RUTA))
  const valores = useWatch<ClienteForm, typeof CAMPOS>({ name: CAMPOS })
  const { dirtyFields } = useFormState<ClienteForm>()
  if (!offered || !CAMPOS.some((campo) => dirtyFields[campo])) return null
  const [nombre, apellido_paterno, apellido_materno, email, celular, rfc, curp] = valores
  const pregunta = preguntaDe({ nombre, apellido_paterno, apellido_materno, email, celular, rfc, curp })
  return pregunta && JSON.stringify({ ...pregunta, ...(id !== undefined && { id }) })
}
