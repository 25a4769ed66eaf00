import { api, hasCapacidad, useAuth } from '@backoffice/shared'
import type { PosibleDuplicado } from '@backoffice/shared/contract'
import { useFormState, useWatch } from '@backoffice/shared/form'
import { afterPress } from '@backoffice/shared/ui/form'
import { useEffect } from 'react'
import type { ClienteForm } from '../clienteForm.ts'
import { CAMPOS, preguntaDe, type Pregunta } from './pregunta.ts'

const RUTA = '/clientes/posibles_duplicados'
/** The pause in typing before the server is asked. */
const PAUSA = 400

/** No matches: a constant, so that finding none again causes no render. */
export const nadie: PosibleDuplicado[] = []

interface Props {
  /** The edited client, who is excluded. */
  id?: string | undefined
  onFound(duplicados: PosibleDuplicado[]): void
}

/**
 * Looks for existing clients that match the form. It asks silently, after a pause in typing, if the server offers the
 * call (D38); a newer query cancels the older one. On an existing client it asks only once one of these fields has
 * changed. It is a separate component, so that typing renders nothing else.
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
        // A hint is optional: a failed call shows nothing.
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

/** The query as a text, for comparison. null: none. */
function usePregunta(id: string | undefined): string | null {
  const offered = useAuth((auth) => hasCapacidad(auth, RUTA))
  const valores = useWatch<ClienteForm, typeof CAMPOS>({ name: CAMPOS })
  const { dirtyFields } = useFormState<ClienteForm>()
  if (!offered || !CAMPOS.some((campo) => dirtyFields[campo])) return null
  const [nombre, apellido_paterno, apellido_materno, email, celular, rfc, curp] = valores
  const pregunta = preguntaDe({ nombre, apellido_paterno, apellido_materno, email, celular, rfc, curp })
  return pregunta && JSON.stringify({ ...pregunta, ...(id !== undefined && { id }) })
}
