import { useMemo, useState } from 'react'
import type { ApiError } from '../../../http/ApiError.ts'
import { hasPermission } from '../../../remote/permissions.ts'
import { hasCapacidad, useAuth } from '../../../stores/auth.ts'
import { useLoad } from '../useLoad.ts'
import { useSave } from '../save/useSave.ts'
import { editables } from './editables.ts'
import { textos } from './volver.textos.ts'

export type ValorDeAntes = string | number | boolean | null

/** A field, and what it said. */
export interface DeAntes {
  campo: string
  antes: ValorDeAntes
  /** Where `antes` is a name: what has it, and what the change put in its place. Absent: a server that tells no ids. */
  id?: string | null
  despues?: { id: string | null; nombre: string }
}

type Registro = { version?: number } & Record<string, unknown>

/** The audit shortens longer texts, which are not what the field said. */
const ENTERO = 300

/** As the audit writes it: a list is its JSON. */
const plain = (value: unknown) =>
  Array.isArray(value) ? JSON.stringify(value) : value === null || value === undefined ? '' : String(value)

/**
 * «Volver a este valor» for the fields of one record: reads how it is now, and edits one field with the record's own call
 * and version. Nothing is offered, nor read, for a record without a form, or to whoever may not edit it.
 * @param id null: there is no record yet
 */
export function useVolver(entidad: string, id: string | null, onDone: () => void) {
  const editable = Object.hasOwn(editables, entidad) ? editables[entidad] : undefined
  const may = useAuth(
    (auth) =>
      editable !== undefined &&
      hasPermission(auth.usuario, editable.permiso) &&
      (editable.llamada === undefined || hasCapacidad(auth, editable.llamada)) &&
      // People edit themselves in their profile alone (D22).
      (entidad !== 'usuario' || auth.usuario?._id !== id),
  )
  const ask = useMemo(() => {
    if (!editable || !may || id === null) return null
    return (options: { signal: AbortSignal }) => editable.read(id, options) as Promise<Registro>
  }, [editable, may, id])
  const load = useLoad(ask)
  const referencia = (campo: string) => editable?.referencias?.[campo]
  const [asked, setAsked] = useState<DeAntes | null>(null)
  const { save, pending, error, reset } = useSave(
    async ({ campo, antes, id: referida }: DeAntes) => {
      const member = editable?.campos[campo]
      if (!editable || !member || id === null) return
      const said = referencia(campo) ? referida : antes
      const value: unknown = Array.isArray(load.data?.[campo]) ? JSON.parse(String(antes ?? '[]')) : said
      await editable.edit(id, load.data?.version, { [member]: value })
    },
    {
      onSaved: () => {
        setAsked(null)
        load.reload()
        onDone()
      },
      // Somebody else changed it: another attempt starts from what it says now.
      onFailed: ({ status }) => status === 409 && load.reload(),
    },
  )
  return {
    asked,
    pending,
    error: error && inOneSentence(error),
    /** What the field says now. */
    now: ({ campo, despues }: DeAntes): ValorDeAntes => {
      const to = referencia(campo)
      if (to && load.data) {
        const id = to.id(load.data)
        if (id === null) return null
        return to.nombre?.(load.data) ?? (id === despues?.id ? despues.nombre : textos.otro)
      }
      const value = load.data?.[campo] ?? null
      return Array.isArray(value) ? plain(value) : (value as ValorDeAntes)
    },
    /** Whether the form has the field, and it says something else now. */
    offers: ({ campo, antes, id: referida }: DeAntes): boolean => {
      if (load.data === null || !editable || !Object.hasOwn(editable.campos, campo)) return false
      const to = referencia(campo)
      if (to) return referida !== undefined && to.id(load.data) !== referida
      return plain(antes).length <= ENTERO && plain(load.data[campo]) !== plain(antes)
    },
    ask: setAsked,
    confirm: () => asked && save(asked),
    close: () => {
      reset()
      setAsked(null)
    },
  }
}

/** The dialog has no fields to mark: what one of them refuses is the sentence. */
function inOneSentence(error: ApiError): ApiError {
  const [sentence] = Object.values(error.campos)
  return sentence === undefined ? error : { ...error, msg: sentence, campos: {} }
}

export type Volver = ReturnType<typeof useVolver>
